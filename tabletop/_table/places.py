"""Where things lie: zones hold cards in order, pools hold counted supplies, columns hold one property each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Generic, Never, get_args, overload

from .declared import EVERYBODY, C, Declared, Slot, T

if TYPE_CHECKING:
    from tabletop._rules.holders import Holder
    from tabletop._rules.zones import Pool, Zone

    from .declared import Sees


class ZoneKind(Declared):
    """A declared zone, such as "every player's hand"."""

    __slots__ = ("home", "in_play", "of", "ordered", "refilled_from", "sees")

    def __init__(self, sees: Sees, in_play: bool, ordered: bool, refilled_from: str) -> None:
        super().__init__()
        self.sees = sees
        self.in_play = in_play
        self.ordered = ordered
        self.refilled_from = refilled_from
        #: The kinds of card that lie there, or their names, as annotated; none if any card may.
        self.of: tuple[str | type, ...] = ()
        #: The module in which it is declared, where these names are known.
        self.home = ""

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        annotation = vars(owner).get("__annotations__", {}).get(name, "")
        found = re.fullmatch(r"(?:tabletop\.)?ZoneOf\[(.+)\]", annotation) if isinstance(annotation, str) else None
        self.of = tuple(re.split(r" *\| *", found[1])) if found else get_args(annotation)
        self.home = owner.__module__


class ZoneOf(Slot[ZoneKind], Generic[C]):
    """
    What :func:`zone` puts into a class: on the class it is the :class:`ZoneKind`, on an instance the :class:`Zone`.

    An annotation says what kind of card lies there: the type checker knows it from then on, and nothing else is ever put there.

    >>> from tabletop import OWNER, Card, Player, ZoneOf, zone
    >>> class Fish(Card):
    ...     "A kind of card."
    >>> class Angler(Player):
    ...     "Somebody whose hand holds fish, and nothing else."
    ...     hand: ZoneOf[Fish] = zone(OWNER)
    >>> Angler.hand.of
    ('Fish',)
    """

    __slots__ = ()

    @overload
    def __get__(self, thing: None, owner: type) -> ZoneKind: ...
    @overload
    def __get__(self, thing: Holder, owner: type) -> Zone[C]: ...
    def __get__(self, thing: Any, owner: type) -> ZoneKind | Zone[C]:
        if thing is None:
            return self.declared
        game = thing.game
        if self.declared.holder == "card" and not thing.is_current:
            then = game.as_last_known(thing)
            gone: Zone[C] = then.zone_at(then.table.layout.zone_numbers[self.declared, thing.place])
            return gone
        found: Zone[C] = game.zone_at(game.table.layout.zone_numbers[self.declared, thing.place])
        thing.__dict__[self.declared.name] = found  # from now on it is found without asking here
        return found


def zone(
    sees: Sees = EVERYBODY, *, in_play: bool = False, ordered: bool = False, refilled_from: str = ""
) -> ZoneOf[Any]:
    """
    Declare a zone in the body of a game (one of it), of a player (one each) or of a card (one on every such card).

    *sees* says who sees the faces there, and an annotation which kind of card lies there: see :class:`ZoneOf`.
    A card stays the same card while it moves between zones that are *in_play*.
    In an *ordered* zone, such as a deck, positions can be followed even by those who do not see the faces.
    A deck is *refilled_from* another zone of the same holder, shuffled, when a card of it is needed and there is none.

    >>> from tabletop import NOBODY, OWNER, Player
    >>> class Gambler(Player):
    ...     "Somebody with a hidden hand, and a deck in which nobody sees anything."
    ...     hand = zone(OWNER)
    ...     deck = zone(NOBODY, ordered=True, refilled_from="discard")
    ...     discard = zone()
    >>> Gambler.hand
    <ZoneKind player.hand>
    """
    return ZoneOf(ZoneKind(sees, in_play, ordered, refilled_from))


class Supply(Declared):
    """
    A kind of counted thing (coins, red cubes), all alike; declared in the body of a game with :func:`supply`.

    >>> from tabletop_hedge_court import HedgeCourt
    >>> HedgeCourt.CROWN.name, HedgeCourt.CROWN.total
    ('CROWN', 30)
    """

    __slots__ = ("column", "total")

    def __init__(self, total: int | None) -> None:
        super().__init__()
        self.total = total
        #: The name of its column on the table.
        self.column = ""

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        self.column = f"supply.{name}"

    def __str__(self) -> str:
        return self.name


def supply(total: int | None = None) -> Supply:
    """
    Declare a supply in the body of a game: *total* pieces of it exist, or as many as anybody may need.

    All of a finite supply starts in the game's :attr:`Game.box`.

    >>> from tabletop import Game
    >>> class Market(Game):
    ...     "A game with forty coins and as many cubes as it takes."
    ...     COIN = supply(total=40)
    ...     CUBE = supply()
    >>> Market.COIN
    <Supply game.COIN>
    """
    return Supply(total)


class PoolKind(Declared):
    """A declared pool, such as "every player's purse"."""

    __slots__ = ("sees",)

    def __init__(self, sees: Sees) -> None:
        super().__init__()
        self.sees = sees


class PoolSlot(Slot[PoolKind]):
    """What :func:`pool` puts into a class: on the class it is the :class:`PoolKind`, on an instance the :class:`Pool`."""

    __slots__ = ()

    @overload
    def __get__(self, thing: None, owner: type) -> PoolKind: ...
    @overload
    def __get__(self, thing: Holder, owner: type) -> Pool: ...
    def __get__(self, thing: Any, owner: type) -> PoolKind | Pool:
        if thing is None:
            return self.declared
        game = thing.game
        if self.declared.holder == "card" and not thing.is_current:
            then = game.as_last_known(thing)
            gone: Pool = then.pool_at(then.table.layout.pool_numbers[self.declared, thing.place])
            return gone
        found: Pool = game.pool_at(game.table.layout.pool_numbers[self.declared, thing.place])
        thing.__dict__[self.declared.name] = found  # from now on it is found without asking here
        return found


def pool(sees: Sees = EVERYBODY) -> PoolSlot:
    """
    Declare a pool, a place for counted supplies, in the body of a game, a player or a card.

    Who does not see into it sees only how many things there are in all.

    >>> from tabletop import OWNER, Player
    >>> class Trader(Player):
    ...     "Somebody with an open purse and a hidden chest."
    ...     purse = pool()
    ...     chest = pool(OWNER)
    >>> Trader.chest
    <PoolKind player.chest>
    """
    return PoolSlot(PoolKind(sees))


class Column(Declared, Generic[T]):
    """A declared property of every card or every player, kept on the table; read like an attribute, changed with ``set``."""

    __slots__ = ("default", "key", "stays")

    def __init__(self, default: T, stays: bool) -> None:
        super().__init__()
        self.default = default
        self.stays = stays
        self.key = ""

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        self.key = f"{self.holder}.{name}"

    @overload
    def __get__(self, thing: None, owner: type) -> Column[T]: ...
    @overload
    def __get__(self, thing: Holder, owner: type) -> T: ...
    def __get__(self, thing: Holder | None, owner: type) -> Column[T] | T:
        if thing is None:
            return self
        value: T = thing.read(self.key)
        return value

    def __set__(self, thing: Holder, value: Never) -> None:
        raise AttributeError(f"{self.name} is a column: change it with set({self.name}=...)")


def column(default: T, *, stays: bool = False) -> Column[T]:
    """
    Declare a property of every card or every player: a number, a word, a truth or None.

    A card's goes back to its *default* when the card leaves play, unless it *stays*.

    >>> from tabletop import Card
    >>> class Sleeper(Card):
    ...     "A card that may be tired, and remembers how often it has fought."
    ...     tired = column(default=False)
    ...     fights = column(default=0, stays=True)
    >>> Sleeper.tired
    <Column card.tired>
    """
    return Column(default, stays)
