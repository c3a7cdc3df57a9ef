"""What a seat may know, as frozen values and as plain data, and what turns one view into the next."""

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


class TextView(NamedTuple):
    """Words for one reader: the key and the arguments for translators, and English with the names this reader knows."""

    key: str
    english: str
    arguments: Mapping[str, Any]


class CardView(NamedTuple):
    """A card as one reader sees it; of a card whose face is hidden, everything printed is None."""

    id: str | None
    kind: str | None
    name: str | None
    provenance: str | None
    owner: int | None
    controller: int | None
    face_up: bool
    columns: Mapping[str, Scalar]
    values: Mapping[str, Shown]
    pools: Mapping[str, Mapping[str, int]]


class ZoneView(NamedTuple):
    """
    A zone as one reader sees it.

    Who does not see into it gets the count; where order can be followed, the cards known with None between them,
    and otherwise only the cards known to be there.
    """

    name: str
    holder: str
    place: int | str | None
    count: int  # type: ignore[assignment]
    cards: tuple[CardView | None, ...]


class PoolView(NamedTuple):
    """A pool as one reader sees it; who does not see into it gets only the number of pieces."""

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
    source: str | None
    controller: int | None
    cards: tuple[str, ...]


class StackView(NamedTuple):
    """Something that is being resolved, the innermost last."""

    text: TextView
    card: str | None
    name: str | None
    seat: int | None


class TargetView(NamedTuple):
    """
    Something that can be clicked on: a card, seat, zone, pool, supply or spot.

    A card is *of* its id and a seat of its number; a zone or pool has the name, the holder and the place of its view.
    A spot is a place that is no zone: its name, its number, and the card or player that it is on.
    """

    kind: str
    of: int | str | None
    name: str | None
    holder: str | None
    number: int | None


class PutView(NamedTuple):
    """What an option puts, and where it goes: enough to let people drag it there."""

    what: TargetView
    to: TargetView


class OptionView(NamedTuple):
    """
    An option: its number, its words, a label that no other option has, what it points at, and what it puts where.

    Its *key* is the same in every match.
    """

    index: int  # type: ignore[assignment]
    key: str
    label: str
    text: TextView
    cards: tuple[str, ...]
    targets: tuple[TargetView, ...]
    puts: PutView | None


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
    about: str | None
    at_least: int
    at_most: int
    ordered: bool
    default: tuple[int, ...]
    options: tuple[OptionView, ...]


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
    waiting: int | None
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


class Change(NamedTuple):
    """A change of a view: put the *value* at a path of names and numbers; an empty one stands for the whole view."""

    at: tuple[str | int, ...]
    value: Any


class MoveView(NamedTuple):
    """
    A card that went from zone to zone: its id *before* and *after*, as far as the reader can tell it, and where it came from.

    A card that has come into existence has no *source*.
    """

    before: str | None
    after: str | None
    source: TargetView | None
    to: TargetView


@attrs.frozen(kw_only=True)
class EventView:
    """
    What one seat, or a spectator, saw happen.

    *cause* is the id of the event that set it off, and *by* the ability in which it happened, if it was in any.
    *moves* are the cards that went from zone to zone by it.
    *changes* turn the data of the view before into that of the view after; what happened at one moment has one *batch*.
    No two events ever have one *id*; who has been told of one has been told of all with the same *sequence*.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> match.answer("centre")
    >>> seen = match.events(1, since=1)[0]
    >>> seen.kind, seen.text.english
    ('Marked', 'Ann marks centre.')
    """

    id: str
    cause: str | None
    by: StackView | None
    sequence: int
    number: int
    kind: str
    text: TextView
    fields: Mapping[str, Any]
    moves: tuple[MoveView, ...]
    private: bool
    batch: str | None
    changes: tuple[Change, ...]


#: What needs no more to be data.
SCALARS: Final = frozenset({int, str, bool, type(None)})

#: What stands for a part of a view that is not there yet.
NO_PART: Final = object()


def to_data(value: Any) -> Any:
    """
    Return a view, an event or anything in them as plain dictionaries, lists and scalars.

    >>> import tabletop
    >>> to_data(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view(1))["waiting"]
    0
    """
    kind = type(value)
    if kind in SCALARS or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        fields = getattr(kind, "_fields", None)
        if fields is not None:
            return {
                name: part if type(part) in SCALARS else to_data(part) for name, part in zip(fields, value, strict=True)
            }
        return [to_data(part) for part in value]
    if isinstance(value, list):
        return [to_data(part) for part in value]
    if kind is dict or kind is MappingProxyType or isinstance(value, Mapping):
        table: Mapping[Any, Any] = value
        return {str(name): part if type(part) in SCALARS else to_data(part) for name, part in table.items()}
    if isinstance(value, Enum):
        return to_data(value.value)
    if isinstance(value, Text):
        return {"key": value.key, "english": str(value)}
    record: tuple[attrs.Attribute[Any], ...] = attrs.fields(kind)
    return {field.name: to_data(getattr(value, field.name)) for field in record}


def to_json(value: Any) -> str:
    """
    Return a view, an event or anything in them as JSON.

    >>> import tabletop
    >>> to_json(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view())[:40]
    '{"game":"tic-tac-toe","seat":null,"numbe'
    """
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterable[Change]:
    """List what data to put where to turn one view, or a part of it, into another."""
    parts = parts_of(before, after)
    if parts is None:
        yield Change(path, to_data(after))
        return
    for name, old, new in parts:
        if old is NO_PART:
            yield Change((*path, name), to_data(new))
        elif old != new:
            yield from differences(old, new, (*path, name))


def parts_of(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """Return the parts of two things of a kind in pairs, with what they are called; None if one can't become the other."""
    fields = getattr(type(after), "_fields", None)
    if fields is not None and isinstance(before, type(after)):
        return zip(fields, before, after, strict=True)
    if fields is not None and before is NO_PART:
        return [(name, NO_PART, part) for name, part in zip(fields, after, strict=True)]
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() <= after.keys():
        return [(str(name), before.get(name, NO_PART), value) for name, value in after.items()]
    if (
        fields is None
        and isinstance(before, tuple | list)
        and isinstance(after, tuple | list)
        and len(before) == len(after)
    ):
        return zip(range(len(after)), before, after, strict=True)
    return None


def fold(data: Any, events: Iterable[EventView | Mapping[str, Any]]) -> Any:
    """
    Apply what events changed to the data of a view, and return the data of the view after them.

    This is all a frontend needs to keep its picture up to date; in other languages it takes as few lines.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> before = to_data(match.view(1))
    >>> match.answer("centre")
    >>> fold(before, match.events(1, since=before["sequence"])) == to_data(match.view(1))
    True
    """
    picture = json.loads(json.dumps(data))
    for event in events:
        changes = event["changes"] if isinstance(event, Mapping) else event.changes
        for change in changes:
            path, value = (change["at"], change["value"]) if isinstance(change, Mapping) else change
            *places, last = path
            at = picture
            for step in places:
                at = at[step]
            at[last] = json.loads(json.dumps(value))
    return picture
