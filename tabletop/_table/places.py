"""
Where things lie: zones hold cards in order, pools hold counted supplies, columns hold one property each.

All of it is declared in the bodies of games, players and cards, where it gets its name and its kind of holder.
"""

from __future__ import annotations

import re
import sys
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, ForwardRef, Generic, Never, Self, TypeVar, get_args, overload

import attrs

if TYPE_CHECKING:
    from tabletop._rules.holders import Holder
    from tabletop._rules.zones import Pool, Zone  # noqa: F401 (what zones and pools are on an instance)


T = TypeVar("T")
C = TypeVar("C", covariant=True)
V = TypeVar("V", covariant=True)

Scalar = int | str | bool | None


class Sees(Enum):
    """Who sees what lies in a place (a card that lies face down there is shown to nobody new)."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYBODY = Sees.EVERYBODY

OWNER = Sees.OWNER

NOBODY = Sees.NOBODY


@attrs.define(eq=False, repr=False)
class Declared:
    """Something declared in the body of a game, a player or a card, which there gets its name and its kind of holder."""

    name: str = attrs.field(default="", init=False)
    holder: str = attrs.field(default="", init=False)

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        self.name = name
        self.holder = owner.holds_as

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.holder}.{self.name}>"


class Descriptor(Generic[V]):
    """What is itself when a class is asked for it, and of an instance what it stands for there."""

    __slots__ = ()

    if TYPE_CHECKING:

        @overload
        def __get__(self, thing: Holder, owner: type) -> V: ...
        @overload
        def __get__(self, thing: object, owner: type) -> Self: ...
        def __get__(self, thing: Any, owner: type) -> Any: ...


class Fixed(Descriptor[V]):
    """What nobody can set."""

    __slots__ = ()
    name: str
    refusal: ClassVar[str] = "{name} is worked out and can't be set"

    def __set__(self, thing: Holder, value: Never) -> None:
        raise AttributeError(self.refusal.format(name=self.name))


class Place(Declared, Descriptor[V]):
    """A declared place for things."""

    __slots__ = ()
    #: What a layout calls the numbers of such places, and a game the kind of its handles for them.
    numbers: ClassVar[str]
    handle: ClassVar[str]

    if not TYPE_CHECKING:

        def __get__(self, thing, owner):
            if thing is None:
                return self
            game, place = thing.game, thing.place
            if self.holder == "card" and game.table.columns["incarnation"][place] != thing.incarnation:
                game, keep = game.as_last_known(thing), {}
            else:
                keep = thing.__dict__  # so that it is not looked for again
            number = getattr(game.table.layout, self.numbers)[self, place]
            found = keep[self.name] = getattr(game, self.handle)(game, number)
            return found


if sys.version_info < (3, 14):

    def annotation_of(owner: type, name: str) -> Any:
        """Return what stands behind the colon in the body of a class."""
        return vars(owner).get("__annotations__", {}).get(name, "")

else:  # pragma: no cover (newer Pythons work annotations out when somebody asks)
    from annotationlib import Format, get_annotations

    def annotation_of(owner: type, name: str) -> Any:
        """Return what stands behind the colon in the body of a class; as text if it names what is not there."""
        found = get_annotations(owner, format=Format.FORWARDREF).get(name, "")
        if any(isinstance(kind, ForwardRef) for kind in (found, *get_args(found))):
            return get_annotations(owner, format=Format.STRING)[name]
        return found


@attrs.define(eq=False, repr=False)
class ZoneOf(Place["Zone[C]"], Generic[C]):
    """
    What :func:`zone` declares: on an instance it is a :class:`Zone`.

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

    numbers = "zone_numbers"
    handle = "zone_handle"
    sees: Sees
    in_play: bool
    ordered: bool
    refilled_from: str
    #: The kinds of card that lie there, or their names, as annotated; none if any card may.
    of: tuple[str | type, ...] = attrs.field(default=(), init=False)
    #: The module in which it is declared, where these names are known.
    home: str = attrs.field(default="", init=False)

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        annotation = annotation_of(owner, name)
        found = re.fullmatch(r"(?:tabletop\.)?ZoneOf\[(.+)\]", annotation) if isinstance(annotation, str) else None
        self.of = tuple(re.split(r" *\| *", found[1])) if found else get_args(annotation)
        self.home = owner.__module__


ZoneKind = ZoneOf[Any]


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
    <ZoneOf player.hand>
    """
    return ZoneOf(sees, in_play, ordered, refilled_from)


@attrs.define(eq=False, repr=False)
class Supply(Declared):
    """
    A kind of counted thing (coins, red cubes), all alike; declared in the body of a game with :func:`supply`.

    >>> from tabletop_hedge_court import HedgeCourt
    >>> HedgeCourt.CROWN.name, HedgeCourt.CROWN.total
    ('CROWN', 30)
    """

    total: int | None
    #: What people call it.
    called: str = ""
    #: The name of its column on the table.
    column: str = attrs.field(default="", init=False)

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        self.column = f"supply.{name}"

    def __str__(self) -> str:
        return self.called or self.name


def supply(total: int | None = None, *, called: str = "") -> Supply:
    """
    Declare a supply in the body of a game: *total* pieces of it exist, or as many as anybody may need.

    All of a finite supply starts in the game's :attr:`Game.box`. Texts call it by its name, or as it is *called*.

    >>> from tabletop import Game
    >>> class Market(Game):
    ...     "A game with forty coins and as many cubes as it takes."
    ...     COIN = supply(total=40)
    ...     CUBE = supply()
    >>> Market.COIN
    <Supply game.COIN>
    """
    return Supply(total, called)


@attrs.define(eq=False, repr=False)
class PoolKind(Place["Pool"]):
    """What :func:`pool` declares, such as "every player's purse": on an instance it is a :class:`Pool`."""

    sees: Sees
    numbers = "pool_numbers"
    handle = "pool_handle"


def pool(sees: Sees = EVERYBODY) -> PoolKind:
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
    return PoolKind(sees)


@attrs.define(eq=False, repr=False)
class Column(Declared, Fixed[T], Generic[T]):
    """A declared property of every card or every player, kept on the table; read like an attribute, changed with ``set``."""

    refusal = "{name} is a column: change it with set({name}=...)"
    default: T
    stays: bool
    shown: bool
    key: str = attrs.field(default="", init=False)

    def __set_name__(self, owner: type[Holder], name: str) -> None:
        super().__set_name__(owner, name)
        self.key = f"{self.holder}.{name}"

    if not TYPE_CHECKING:

        def __get__(self, thing, owner):
            return self if thing is None else thing.cells[self.key][thing.place]


def column(default: T, *, stays: bool = False, shown: bool = True) -> Column[T]:
    """
    Declare a property of every card or every player: a number, a word, a truth or None.

    A card's goes back to its *default* when the card leaves play, unless it *stays*.
    One that tells people nothing is not *shown* in views; that keeps no secret, as what rests on it may be seen.

    >>> from tabletop import Card
    >>> class Sleeper(Card):
    ...     "A card that may be tired, and remembers how often it has fought."
    ...     tired = column(default=False)
    ...     fights = column(default=0, stays=True)
    >>> Sleeper.tired
    <Column card.tired>
    """
    return Column(default, stays, shown)
