"""What a seat may know, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import attrs

from tabletop._base.errors import NoSuchThing

Scalar = int | str | bool | None

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
    text: str
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


class OptionView(NamedTuple):
    """An option: its number, its words, a label that no other option has, and the ids of the cards that it points at."""

    index: int  # type: ignore[assignment]
    label: str
    text: TextView
    cards: tuple[str, ...]


class DecisionView(NamedTuple):
    """A decision, as only the seat that decides gets to see it."""

    number: int
    seat: int
    kind: str
    prompt: TextView
    about: str | None
    at_least: int
    at_most: int
    ordered: bool
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
    facts: Mapping[str, Any]
    players: tuple[PlayerView, ...]
    zones: tuple[ZoneView, ...]
    pools: tuple[PoolView, ...]
    values: Mapping[str, Shown]
    effects: tuple[EffectView, ...]
    stack: tuple[StackView, ...]
    waiting: int | None
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


@attrs.frozen(kw_only=True)
class EventView:
    """
    What one seat, or a spectator, saw happen.

    *changes* turn the data of the view before into that of the view after; what happened at one moment has one *batch*.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> match.answer("centre")
    >>> seen = match.events(1, since=1)[0]
    >>> seen.kind, seen.text.english
    ('Marked', 'Ann marks centre.')
    """

    id: int
    cause: int | None
    number: int
    kind: str
    text: TextView
    fields: Mapping[str, Any]
    private: bool
    batch: int | None
    changes: tuple[tuple[tuple[str | int, ...], Any], ...]
