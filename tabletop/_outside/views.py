"""What a seat may know, as frozen values and as plain data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import attrs

from tabletop._base.errors import NoSuchThing
from tabletop._base.texts import Text
from tabletop._table.places import Scalar

Shown = Scalar | tuple[Scalar, ...]

#: What is left out of messages where it is empty.
NOTHING: Final[Mapping[str, Any]] = {}


class CardNamed(NamedTuple):
    """A card that a text names: its id, its kind and its name, as far as the reader knows them."""

    card: str | None = None
    kind: str | None = None
    name: str | None = None


class CardShown(CardNamed):
    """A card that a text names and the view shows: in data its id says it all."""

    __slots__ = ()


class PlayerNamed(NamedTuple):
    """A player whom a text names: in data the seat is enough."""

    seat: int
    name: str


class PlaceNamed(NamedTuple):
    """A zone or a pool that a text names: in data its id is enough, as in ``0.hand``."""

    place: str
    name: str


class TextView(NamedTuple):
    """
    Words for one reader: the key and the arguments for translators, and English with the names this reader knows.

    Among the arguments players are ``{"seat": 0}``, zones and pools ``{"place": "0.hand"}``, and cards ``{"card": id}``,
    with kind and name only where a card is known that the view does not show; other texts are texts without English, which
    stands in that of the whole.
    """

    key: str
    english: str
    arguments: Mapping[str, Any] = NOTHING


class TextWithin(TextView):
    """A text among the arguments of another: in data its English is not said again."""

    __slots__ = ()


class CardView(NamedTuple):
    """
    A card as one reader sees it; of a card whose face is hidden, everything printed is None.

    Where what is printed is known from, data leaves to the manifest, as it is the same for all cards of a kind.
    """

    id: str | None = None
    kind: str | None = None
    name: str | None = None
    provenance: str | None = None
    owner: int | None = None
    controller: int | None = None
    face_up: bool = True
    columns: Mapping[str, Scalar] = NOTHING
    values: Mapping[str, Shown] = NOTHING
    pools: Mapping[str, Mapping[str, int]] = NOTHING


class ZoneView(NamedTuple):
    """
    A zone as one reader sees it.

    Its *id* is made of who holds it and its name, as in ``0.hand``. Who does not see into it gets the count; where order can
    be followed, the cards known with None between them, and otherwise only the cards known to be there.
    """

    id: str
    name: str
    holder: str
    place: int | str | None
    count: int  # type: ignore[assignment]
    cards: tuple[CardView | None, ...]


class PoolView(NamedTuple):
    """
    A pool as one reader sees it; who does not see into it gets only the number of pieces.

    Its *id* is made of who holds it and its name, as in ``0.purse``.
    """

    id: str
    name: str
    holder: str
    place: int | None
    count: int  # type: ignore[assignment]
    supplies: Mapping[str, int] | None


class PlayerView(NamedTuple):
    """A player as everybody sees one."""

    seat: int
    name: str
    columns: Mapping[str, Scalar]
    values: Mapping[str, Shown]


class EffectView(NamedTuple):
    """A lasting effect, with the ids of the cards that it is about."""

    kind: str
    text: TextView
    until: str
    source: str | None = None
    controller: int | None = None
    cards: tuple[str, ...] = ()


class StackView(NamedTuple):
    """Something that is being resolved, the innermost last."""

    text: TextView
    card: str | None = None
    name: str | None = None
    seat: int | None = None


class CardAtWork(StackView):
    """Something that is being resolved, of a card which the view shows: in data the name of that is not said again."""

    __slots__ = ()


class TargetView(NamedTuple):
    """
    Something that can be clicked on: a card, seat, zone, pool, supply or spot, or a card that is shown and has no id.

    Such a one, in a deck for example, is of its zone, and its number is the place among the cards that are shown there.
    A card, a zone or a pool is *of* its id, a seat of its number, and a supply of its name.
    A spot is a place that is no zone: it is of the card (by its id) or the seat that it is on, if any, with its name and number.
    """

    kind: str = "card"
    of: int | str | None = None
    name: str | None = None
    number: int | None = None


class PutView(NamedTuple):
    """What an option puts, and where it goes: enough to let people drag it there."""

    what: TargetView
    to: TargetView


class OptionView(NamedTuple):
    """
    An option: a label that no other option has, what it points at, and what it puts where.

    Answers name it by its place among the options. Its *key* is the same in every match: the key of its words, and in
    brackets what stands in them (cards by their kind).
    """

    key: str
    label: str
    targets: tuple[TargetView, ...] = ()
    puts: PutView | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of the cards that it points at."""
        return tuple([str(target.of) for target in self.targets if target.kind == "card"])


class DecisionView(NamedTuple):
    """
    A decision, as only the seat that decides gets to see it; answers echo its sequence.

    *default* are the picks of a player who is absent.
    """

    number: int
    sequence: int
    seat: int
    kind: str
    prompt: TextView
    options: tuple[OptionView, ...]
    default: tuple[int, ...] = ()
    about: str | None = None
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False


class OutcomeView(NamedTuple):
    """How the match ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    how: TextView


class View(NamedTuple):
    """
    All that one seat, or a spectator, may know at one moment.

    >>> import tabletop
    >>> view = tabletop.new("leduc-poker", ["Ann", "Bob"], seed=1).view(0)
    >>> len(view.zone("hand", 0).cards), len(view.zone("hand", 1).cards), view.zone("hand", 1).count
    (1, 0, 1)
    """

    game: str
    seat: int | None
    number: int
    sequence: int
    facts: Mapping[str, Any]
    players: tuple[PlayerView, ...]
    zones: tuple[ZoneView, ...]
    pools: tuple[PoolView, ...]
    values: Mapping[str, Shown]
    effects: tuple[EffectView, ...]
    stack: tuple[StackView, ...]
    waiting: tuple[int, ...]
    waiting_for: TextView | None
    decision: DecisionView | None
    outcome: OutcomeView | None

    def zone(self, name: str, place: int | str | None = None) -> ZoneView:
        """Return a zone by its name and the seat or card that holds it."""
        for zone in self.zones:
            if zone.name == name and zone.place == place:
                return zone
        raise NoSuchThing((name, place), "the zones of this view")

    def pool(self, name: str, place: int | None = None) -> PoolView:
        """Return a pool by its name and the seat that holds it; those on cards are with their cards."""
        for pool in self.pools:
            if pool.name == name and pool.place == place:
                return pool
        raise NoSuchThing((name, place), "the pools of this view")

    @property
    def cards(self) -> dict[str, CardView]:
        """All cards with an id, by it."""
        return {card.id: card for zone in self.zones for card in zone.cards if card is not None and card.id is not None}


#: What is not said in data, as it is said elsewhere.
NOT_SAID: Final[dict[type, tuple[str, ...]]] = {
    CardView: ("provenance",),
    TextWithin: ("english",),
    CardShown: ("kind", "name"),
    CardAtWork: ("name",),
    PlayerNamed: ("name",),
    PlaceNamed: ("name",),
}

#: What needs no more to be data.
SCALARS: Final = frozenset({int, str, bool, type(None)})


def to_data(value: Any) -> Any:
    """
    Return a view, an event or anything in them as plain dictionaries, lists and scalars.

    Of what views and events are made of, a field that has its default (nothing, in most cases) is left out.

    >>> import tabletop
    >>> to_data(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view(1))["waiting"]
    [0]
    """
    kind = type(value)
    if kind in SCALARS or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        fields = getattr(kind, "_fields", None)
        return parts(value) if fields is None else record(kind, fields, value)
    if isinstance(value, list):
        return parts(value)
    if kind is dict or kind is MappingProxyType or isinstance(value, Mapping):
        table: Mapping[Any, Any] = value
        return {str(name): part if type(part) in SCALARS else to_data(part) for name, part in table.items()}
    if isinstance(value, Enum):
        return to_data(value.value)
    if isinstance(value, Text):
        return {"key": value.key, "english": str(value)}
    found = {field.name: getattr(value, field.name) for field in attrs.fields(kind)}
    return {name: part if type(part) in SCALARS else to_data(part) for name, part in found.items()}


def parts(values: Iterable[Any]) -> list[Any]:
    """Return some values as data."""
    return [part if type(part) in SCALARS else to_data(part) for part in values]


def record(kind: type, names: Iterable[str], parts: Iterable[Any]) -> dict[str, Any]:
    """Return a record as data, without what is left out."""
    defaults, shown = defaults_of(kind), NOT_SAID.get(kind, ())
    return {
        name: part if type(part) in SCALARS else to_data(part)
        for name, part in zip(names, parts, strict=True)
        if name not in shown
        and (name not in defaults or not (part == defaults[name] or (not part and type(part) not in SCALARS)))
    }


def defaults_of(kind: type) -> Mapping[str, Any]:
    """Return the fields of a record that are left out of its data where they have their defaults."""
    return getattr(kind, "_field_defaults", NOTHING)


def to_json(value: Any) -> str:
    """
    Return a view, an event or anything in them as JSON.

    >>> import tabletop
    >>> to_json(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view())[:40]
    '{"game":"tic-tac-toe","seat":null,"numbe'
    """
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))


def place_id(place: int | str | None, name: str) -> str:
    """
    Return the id of a zone or a pool that a seat, a card (by its id) or the game (None) holds.

    >>> place_id(0, "hand"), place_id(None, "box")
    ('0.hand', 'box')
    """
    return name if place is None else f"{place}.{name}"
