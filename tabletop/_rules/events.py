"""What happens: events change the table, are logged, and set off abilities."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast, dataclass_transform, overload

import attrs

from tabletop._base.texts import Text, key_of

from .made import refuse_to_be

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop._play.game import Game
    from tabletop._table.places import Supply

    from .cards import Card
    from .players import Player
    from .zones import Pool, Zone


E = TypeVar("E", bound="Event")


class Event:
    """
    Something that happens in a game: a record of what it concerns, and the one place that makes it so.

    Subclass it under :func:`event`, give it fields (cards, players, zones, numbers, words), a :attr:`text` with the fields
    in braces, and a :meth:`happen` that changes the table. An event without :meth:`happen` is a moment that others wait for.

    >>> from tabletop import Player
    >>> @event
    ... class Slept(Event):
    ...     "A player misses a turn."
    ...     text = "{player} sleeps."
    ...     player: Player
    ...     def happen(self, game):
    ...         game.set_facts(active=self.player.next.seat)
    """

    #: The decorator that makes a class of these.
    made_under: ClassVar[str] = "event"
    #: What a log says of it, with fields in braces.
    text: ClassVar[str] = ""
    #: True if abilities that were working just before it are the ones it sets off (as when cards leave play).
    looks_back: ClassVar[bool] = False
    #: Whether it begins what rules go on with in the same step: all that nothing else causes then is because of it.
    begins: ClassVar[bool] = False
    #: The field with the card that it happens to, and the one with the player who does it; "" if there is none.
    happens_to: ClassVar[str] = ""
    done_by: ClassVar[str] = ""
    #: The fields that afterwards hold the card as it is then; all others hold what was there before.
    renews: ClassVar[tuple[str, ...]] = ()

    if not TYPE_CHECKING:  # the decorator makes another one
        __init__ = refuse_to_be

    @property
    def subject(self) -> Card | None:
        """The card that it happens to, as declared; None if it happens to none."""
        return None

    @property
    def doer(self) -> Player | None:
        """The player who does it, as declared; None if nobody does."""
        return None

    def happen(self, game: Any) -> None:
        """Change the table through its verbs. What the event made of it may be kept in a field."""

    def audience(self) -> Iterable[Player] | None:
        """Say who gets to know that this happened at all; None is everybody."""
        return None

    def witnesses(self) -> Iterable[Player] | None:
        """Say who sees the faces of its cards, even of one in a hand of which they knew it was there; None is everybody."""
        return ()

    # Written once for all events: to make code for each of them takes most of what it takes to import a game.

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, field.name) == getattr(other, field.name) for field in fields_of(type(self)) if field.eq
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        told = [f"{field.name}={getattr(self, field.name)!r}" for field in fields_of(type(self)) if field.repr]
        return f"{type(self).__name__}({', '.join(told)})"


@overload
def event(cls: type[E], /) -> type[E]: ...
@overload
def event(*, to: str = "", by: str = "", renews: str = "") -> Callable[[type[E]], type[E]]: ...
@dataclass_transform(eq_default=True)
def event(
    cls: type[E] | None = None, /, *, to: str = "", by: str = "", renews: str = ""
) -> type[E] | Callable[[type[E]], type[E]]:
    """
    Make a class of :class:`Event` with the annotated fields.

    *to* names the field with the card that it happens to, *by* the one with the player who does it: conditions such as
    :func:`tabletop.conditions.mine` go by these. A card that comes out of the event in another life stays in its field
    as it was before, unless the field is one of those that the event *renews*.

    >>> @event
    ... class Rained(Event):
    ...     text = "{drops} drops fell."
    ...     drops: int
    >>> Rained(3)
    Rained(drops=3)
    >>> @event(to="card", by="player", renews="card")
    ... class Taken(Event):
    ...     text = "{player} takes {card}."
    ...     player: Player
    ...     card: Card
    ...     def happen(self, game):
    ...         self.card.move(self.player.hand)
    >>> Taken("Ann", "the crown").subject
    'the crown'
    """

    def make(cls: type[E]) -> type[E]:
        made = attrs.define(weakref_slot=False, eq=False, repr=False)(cls)
        assert isinstance(made, type)  # noqa: S101 (for the type checker)
        there = {field.name for field in fields_of(made)}
        for name in (to, by, *renews.split()):
            if name and name not in there:
                raise TypeError(f"{made.__name__} has no field {name!r}; it has {', '.join(sorted(there)) or 'none'}")
        made.happens_to = to or made.happens_to
        made.done_by = by or made.done_by
        made.renews = tuple(renews.split()) or made.renews
        # Conditions ask for these so often that they are read off the field, without a function of ours in between.
        if made.happens_to:
            made.subject = property(attrgetter(made.happens_to))  # type: ignore[assignment]
        if made.done_by:
            made.doer = property(attrgetter(made.done_by))  # type: ignore[assignment]
        return made

    return make if cls is None else make(cls)


def fields_of(kind: type[Event]) -> tuple[attrs.Attribute[Any], ...]:
    """Return the declared fields of an event."""
    declared: tuple[attrs.Attribute[Any], ...] = attrs.fields(cast("Any", kind))
    return declared


def words_of(event: Event) -> Text:
    """
    Return what a log says of an event: its text, with all fields that are not secret as arguments.

    >>> from tabletop import Event, event, words_of
    >>> @event
    ... class Rang(Event):
    ...     "A bell rings."
    ...     text = "The bell rings {times} times."
    ...     times: int
    >>> str(words_of(Rang(3)))
    'The bell rings 3 times.'
    """
    kind = type(event)
    fields = {field.name: getattr(event, field.name) for field in fields_of(kind) if not field.metadata.get("secret")}
    return Text(key_of(kind), event.text or kind.__name__, **fields)


@event
class Shuffled(Event):
    """
    A zone was put in a random order.

    >>> import tabletop
    >>> match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=7)
    >>> [seen.text.english for seen in match.events() if seen.kind == "Shuffled"][0]
    "Ann's deck is shuffled."
    """

    text = "{zone} is shuffled."
    zone: Zone[Any]
    order: tuple[int, ...] = attrs.field(repr=False, metadata={"secret": True})

    def happen(self, game: Game) -> None:
        game.table.reorder(self.zone.number, self.order)


@event(by="player")
class Rolled(Event):
    """
    Dice were rolled in the open.

    >>> Rolled("Ann", 5)
    Rolled(player='Ann', result=5)
    """

    text = "{player} rolls {result}."
    player: Player
    result: int


@event(to="card")
class Revealed(Event):
    """
    A card is shown to everybody.

    >>> import tabletop
    >>> match = tabletop.new("leduc-poker", ["Ann", "Bob"], seed=7)
    >>> while match.decision:
    ...     match.answer("Call")
    >>> len([seen for seen in match.events() if seen.kind == "Revealed"])
    2
    """

    text = "{card} is revealed."
    card: Card

    def happen(self, game: Game) -> None:
        game.table.show(self.card.row, game.table.layout.everybody)

    def witnesses(self) -> None:
        """Everybody sees it."""


@event(to="card", by="player")
class LookedAt(Event):
    """
    A player looks at a card.

    >>> from tabletop.testing import table
    >>> scene = table("hedge-court", Ann={"hand": ["census"]}, Bob={}, facts={"actions": 2, "turn": 1})
    >>> scene.pick("Census")
    >>> scene.nobody_reacts()
    >>> scene.happened("LookedAt").text.english, scene.happened("LookedAt", seen_by="Bob").fields["card"].name
    ('Ann looks at a card.', None)
    """

    text = "{player} looks at {card}."
    player: Player
    card: Card

    def happen(self, game: Game) -> None:
        game.table.show(self.card.row, 1 << self.player.seat)

    def witnesses(self) -> Iterable[Player]:
        """Only who looks sees it."""
        return (self.player,)


@event(to="card", renews="card")
class Moved(Event):
    """
    A card goes from one zone to another.

    >>> from tabletop.testing import table
    >>> scene = table("hedge-court", Ann={"court": ["squire"], "hand": ["feast"]}, Bob={}, facts={"actions": 2, "turn": 1})
    >>> scene.pick("Feast")
    >>> scene.nobody_reacts()
    >>> scene.happened("Moved").text.english
    "Feast goes to Ann's discard."
    """

    text = "{card} goes to {to}."
    card: Card
    to: Zone[Any]
    first: bool = False

    def happen(self, game: Game) -> None:
        self.card.move(self.to, first=self.first)


@event(to="card", by="player", renews="card")
class Drew(Event):
    """
    A player takes a card from a deck into hand.

    >>> import tabletop
    >>> match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=7)
    >>> [seen.text.english for seen in match.events() if seen.kind == "Drew"][0]
    'Ann draws a card.'
    """

    text = "{player} draws {card}."
    player: Player
    card: Card
    to: Zone[Any]

    def happen(self, game: Game) -> None:
        self.card.move(self.to)


@event(to="card", by="player", renews="card")
class Played(Event):
    """
    A player plays a card into a zone; in play it is under the control of who played it.

    A game that lets others answer opens a window on it: see :meth:`Game.open_window`.

    >>> Played.text
    '{player} plays {card}.'
    """

    text = "{player} plays {card}."
    player: Player
    card: Card
    to: Zone[Any]

    def happen(self, game: Game) -> None:
        put_with(self.card, self.to, self.player)


@event(to="card", by="player")
class Discarded(Event):
    """
    A player discards a card from wherever it lies: to the ``discard`` of its owner, or to the game's own if there is none.

    >>> from tabletop.testing import table
    >>> ann = {"hand": ["squire", "smith", "widow", "ghost", "herald"], "deck": ["census"]}
    >>> scene = table("hedge-court", Ann=ann, Bob={}, facts={"actions": 0, "turn": 2})
    >>> scene["Ann"].passes()
    >>> scene["Ann"].picks("Smith")
    >>> scene.happened("Discarded").text.english
    'Ann discards Smith.'
    """

    text = "{player} discards {card}."
    looks_back = True
    player: Player
    card: Card

    def happen(self, game: Game) -> None:
        self.card.move(pile_of(self.card, game))


@event(to="card", by="player", renews="card")
class Stolen(Event):
    """
    A player takes a card of somebody else into a zone of one's own, and controls it there; the *victim* is who had it.

    >>> Stolen.text
    '{player} steals {card}.'
    """

    text = "{player} steals {card}."
    looks_back = True
    player: Player
    card: Card
    to: Zone[Any]
    victim: Player | None = attrs.field(default=None, init=False)

    def happen(self, game: Game) -> None:
        self.victim = self.card.controller
        put_with(self.card, self.to, self.player)


@event(to="card", by="player")
class Sold(Event):
    """
    A player discards a card, and is paid for it from the box: as much of the supply as there is.

    >>> Sold.text
    '{player} sells {card} for {count} {supply}.'
    """

    text = "{player} sells {card} for {count} {supply}."
    looks_back = True
    player: Player
    card: Card
    supply: Supply
    count: int
    to: Pool

    def happen(self, game: Game) -> None:
        self.card.move(pile_of(self.card, game))
        self.count = game.pay(self.supply, self.count, game.box, self.to, up_to=True)


def put_with(card: Card, to: Zone[Any], player: Player) -> None:
    """Put a card into a zone; if that is in play, it is under the player's control there."""
    put = card.move(to)
    if put is not None and put.in_play:
        put.give_to(player)


def pile_of(card: Card, game: Any) -> Zone[Any]:
    """Return where a card goes that is discarded: the pile of its owner, or the game's own."""
    pile: Zone[Any] | None = getattr(card.owner, "discard", None)
    return game.discard if pile is None else pile


@event
class Paid(Event):
    """
    Pieces of a supply go from one pool to another.

    >>> Paid.text
    '{count} {supply} from {source} to {to}.'
    """

    text = "{count} {supply} from {source} to {to}."
    supply: Supply
    count: int
    source: Pool
    to: Pool

    def happen(self, game: Game) -> None:
        self.count = game.pay(self.supply, self.count, self.source, self.to)


class OfAbility(Event):
    """That an ability was used or set off: told to those who can tell whose it is."""

    told_to: tuple[Player, ...] | None

    def audience(self) -> Iterable[Player] | None:
        return self.told_to


@event(by="player")
class Used(OfAbility):
    """
    A player uses an ability: one that was activated, a reaction, or one that was set off and that the player could have let go.

    >>> from tabletop.testing import table
    >>> scene = table("hedge-court", Ann={"court": ["smith", "squire"]}, Bob={}, facts={"actions": 2, "turn": 1})
    >>> scene.pick("Smith")
    >>> scene.happened("Used").text.english
    'Ann uses Smith: Put a laurel on another of your folk'
    """

    text = "{player} uses {source}: {ability}"
    player: Player
    source: Any
    ability: Text
    told_to: tuple[Player, ...] | None = attrs.field(default=None, metadata={"secret": True})


@event
class SetOff(OfAbility):
    """
    An ability was set off that nobody could have let go, and something came of it.

    >>> SetOff.text
    '{source}: {ability}'
    """

    text = "{source}: {ability}"
    source: Any
    ability: Text
    told_to: tuple[Player, ...] | None = attrs.field(default=None, metadata={"secret": True})


@event
class Asked(Event):
    """The match waits for a seat."""

    text = "{player} decides."
    player: Any


@event
class Ended(Event):
    """The match is over."""

    text = "{how}"
    how: Any
