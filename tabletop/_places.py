"""Where things lie: zones hold cards in order, pools hold counted supplies, columns hold one property each."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Never, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ._cards import Holder
    from ._game import Game

T = TypeVar("T")
D = TypeVar("D", bound="Declared")
Scalar = int | str | bool | None


class Sees(Enum):
    """Who sees what lies in a place (a card that lies face down there is shown to nobody new)."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYBODY = Sees.EVERYBODY
OWNER = Sees.OWNER
NOBODY = Sees.NOBODY


class Declared:
    """Something declared in the body of a game, a player or a card, which there gets its name and its kind of holder."""

    __slots__ = ("holder", "name")

    def __init__(self) -> None:
        self.name = ""
        self.holder = ""

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        self.name = name
        self.holder = owner.holds_as

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.holder}.{self.name}>"


class Slot(Generic[D]):
    """What a declaration puts into a class: asked of the class it gives the declaration, of an instance what it declares."""

    __slots__ = ("declared",)

    def __init__(self, declared: D) -> None:
        self.declared: D = declared

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        self.declared.__set_name__(owner, name)


# ------------------------------------------------------------------------------------------------ zones


class ZoneKind(Declared):
    """A declared zone, such as "every player's hand"."""

    __slots__ = ("in_play", "ordered", "sees")

    def __init__(self, sees: Sees, in_play: bool, ordered: bool) -> None:
        super().__init__()
        self.sees = sees
        self.in_play = in_play
        self.ordered = ordered


class ZoneSlot(Slot[ZoneKind]):
    """What :func:`zone` puts into a class: on the class it is the :class:`ZoneKind`, on an instance the :class:`Zone`."""

    __slots__ = ()

    @overload
    def __get__(self, thing: None, owner: type) -> ZoneKind: ...
    @overload
    def __get__(self, thing: Holder, owner: type) -> Zone: ...
    def __get__(self, thing: Holder | None, owner: type) -> ZoneKind | Zone:
        if thing is None:
            return self.declared
        game = thing.game
        if self.declared.holder == "card" and not thing.is_current:
            then = game.look_back(thing)
            gone: Zone = then.zone_at(then.table.roster.zone_numbers[self.declared, thing.place])
            return gone
        found: Zone = game.zone_at(game.table.roster.zone_numbers[self.declared, thing.place])
        thing.__dict__[self.declared.name] = found  # from now on it is found without asking here
        return found


def zone(sees: Sees = EVERYBODY, *, in_play: bool = False, ordered: bool = False) -> ZoneSlot:
    """
    Declare a zone in the body of a game (one of it), of a player (one each) or of a card (one on every such card).

    *sees* says who sees the faces there.
    A card stays the same card while it moves between zones that are *in_play*.
    In an *ordered* zone, such as a deck, positions can be followed even by those who do not see the faces.

    >>> from tabletop import Player
    >>> class Gambler(Player):
    ...     "Somebody with a hidden hand, and a deck in which nobody sees anything."
    ...     hand = zone(OWNER)
    ...     deck = zone(NOBODY, ordered=True)
    >>> Gambler.hand
    <ZoneKind player.hand>
    """
    return ZoneSlot(ZoneKind(sees, in_play, ordered))


class Zone:
    """
    One zone of one match: it has a length, can be gone through first to last, and knows what is in it.

    The first card of a deck is its top.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt
    >>> class Peek(HedgeCourt):
    ...     async def step(self):
    ...         deck, hand = self.active.deck, self.active.hand
    ...         print(len(hand), deck.first in deck, deck.first in hand)
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Peek), seed=1)
    4 True False
    """

    __slots__ = ("game", "number")

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number

    @property
    def kind(self) -> ZoneKind:
        """The declaration of this zone."""
        return self.game.table.roster.zones[self.number].kind

    @property
    def name(self) -> str:
        """The name under which the zone was declared."""
        return self.kind.name

    @property
    def holder(self) -> Any:
        """The game, player or card that this zone belongs to."""
        kind, place = self.game.table.roster.zones[self.number]
        return self.game.holder(kind.holder, place)

    @property
    def cards(self) -> tuple[Any, ...]:
        """The cards in it, first to last."""
        return self.game.cards_at(self.game.table.sheet["zones"][self.number])

    @property
    def first(self) -> Any:
        """The first card, such as the top of a deck; None if there is none."""
        rows = self.game.table.sheet["zones"][self.number]
        return self.game.card_at(rows[0]) if rows else None

    @property
    def last(self) -> Any:
        """The last card, such as the latest of a discard pile; None if there is none."""
        rows = self.game.table.sheet["zones"][self.number]
        return self.game.card_at(rows[-1]) if rows else None

    def __len__(self) -> int:
        return len(self.game.table.sheet["zones"][self.number])

    def __iter__(self) -> Iterator[Any]:
        game = self.game
        return iter(game.cards_at(game.table.sheet["zones"][self.number]))

    def __contains__(self, card: object) -> bool:
        row: Any = getattr(card, "row", -1)
        if row < 0:
            return False
        sheet = self.game.table.sheet
        return sheet["zone"][row] == self.number and sheet["incarnation"][row] == card.incarnation  # type: ignore[attr-defined, no-any-return]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.number == other.number and self.game is other.game

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<{self.holder!r}'s {self.name}, {len(self)} cards>"

    async def shuffle(self) -> None:
        """Put the cards in a random order; whoever knew where one was knows it no longer."""
        await self.game.shuffle(self)


# ------------------------------------------------------------------------------------------------ supplies


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
    def __get__(self, thing: Holder | None, owner: type) -> PoolKind | Pool:
        if thing is None:
            return self.declared
        game = thing.game
        if self.declared.holder == "card" and not thing.is_current:
            game = game.look_back(thing)
            return Pool(game, game.table.roster.pool_numbers[self.declared, thing.place])
        found = Pool(game, game.table.roster.pool_numbers[self.declared, thing.place])
        thing.__dict__[self.declared.name] = found  # from now on it is found without asking here
        return found


def pool(sees: Sees = EVERYBODY) -> PoolSlot:
    """
    Declare a pool, a place for counted supplies, in the body of a game, a player or a card.

    Who does not see into it sees only how many things there are in all.

    >>> from tabletop import Player
    >>> class Trader(Player):
    ...     "Somebody with an open purse and a hidden chest."
    ...     purse = pool()
    ...     chest = pool(OWNER)
    >>> Trader.chest
    <PoolKind player.chest>
    """
    return PoolSlot(PoolKind(sees))


class Pool:
    """
    One pool of one match: ``pool[COIN]`` is how many coins it holds.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt
    >>> class Count(HedgeCourt):
    ...     async def step(self):
    ...         self.pay(self.CROWN, 3, self.box, self.active.crowns)
    ...         print(self.active.crowns[self.CROWN], len(self.active.crowns), self.box[self.CROWN])
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Count), seed=1)
    3 3 27
    """

    __slots__ = ("game", "number")

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number

    @property
    def kind(self) -> PoolKind:
        """The declaration of this pool."""
        return self.game.table.roster.pools[self.number].kind

    @property
    def name(self) -> str:
        """The name under which the pool was declared."""
        return self.kind.name

    @property
    def holder(self) -> Any:
        """The game, player or card that this pool belongs to."""
        kind, place = self.game.table.roster.pools[self.number]
        return self.game.holder(kind.holder, place)

    def __getitem__(self, kind: Supply) -> int:
        count: int = self.game.table.sheet[kind.column][self.number]
        return count

    @property
    def counts(self) -> Mapping[str, int]:
        """How many it holds of each supply that it holds any of."""
        sheet, number = self.game.table.sheet, self.number
        return {kind.name: count for kind in self.game.supplies if (count := sheet[kind.column][number])}

    def __len__(self) -> int:
        return sum(self.counts.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and self.number == other.number and self.game is other.game

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<{self.holder!r}'s {self.name}: {dict(self.counts)}>"


# ------------------------------------------------------------------------------------------------ columns


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
