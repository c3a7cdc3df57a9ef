"""Which abilities listen for what: found by the event or the value that they are about, never by asking every card."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from .computed import Computed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop._table.layout import Layout
    from tabletop._table.places import ZoneKind

    from .abilities import Ability
    from .cards import Card
    from .effects import Effect
    from .rule import Rule


class Found(NamedTuple):
    """
    The abilities with one mark about one thing: of cards, of lasting effects, and of the rules.

    Those of cards come with their rows, where they work, and the bit that is set when they are used up.
    """

    cards: tuple[tuple[int, Ability, tuple[ZoneKind, ...], int], ...]
    effects: dict[type[Effect], tuple[Ability, ...]]
    rules: tuple[tuple[type[Rule], Ability], ...]


class Declared(NamedTuple):
    """The abilities of a ruleset with one mark about one thing: of printed cards, of lasting effects, and of the rules."""

    cards: dict[type[Card], tuple[Ability, ...]]
    effects: dict[type[Effect], tuple[Ability, ...]]
    rules: tuple[tuple[type[Rule], Ability], ...]


class Listeners(NamedTuple):
    """The abilities that one type of event could concern; *interfere* says if any forbids or replaces it."""

    forbids: Found
    instead: Found
    when: Found
    interfere: bool


class AbilityIndex:
    """The abilities that the cards of one table have, and those of lasting effects and of the rules, by what they are about."""

    def __init__(self, layout: Layout) -> None:
        self._ruleset = layout.ruleset
        self._rows_of = layout.rows_of
        self._found: dict[tuple[str, Any], Found] = {}
        self._listeners: dict[type, Listeners | None] = {}

    def about(self, mark: str, on: Any = None) -> Found:
        """Return the abilities that could be at work here with one mark, about an event, a computed value or anything."""
        try:
            return self._found[mark, on]
        except KeyError:
            pass
        declared = self._ruleset.declared(mark, on)
        cards = [
            (row, ability, ability.works_in, ability.bit if ability.once_per_turn else 0)
            for kind, abilities in declared.cards.items()
            for ability in abilities
            for row in self._rows_of.get(kind, ())
        ]
        cards.sort(key=itemgetter(0))
        found = self._found[mark, on] = Found(tuple(cards), declared.effects, declared.rules)
        return found

    def listeners(self, event: type) -> Listeners | None:
        """Return the abilities that listen for *event*, or None if nothing on this table ever could."""
        try:
            return self._listeners[event]
        except KeyError:
            pass
        forbids, instead, when = self.about("forbids", event), self.about("instead", event), self.about("when", event)
        interfere = any(forbids) or any(instead)
        found = Listeners(forbids, instead, when, interfere) if interfere or any(when) else None
        self._listeners[event] = found
        return found


def picked(abilities: Iterable[Ability], mark: str, on: Any) -> tuple[Ability, ...]:
    """Pick from *abilities* those of a mark that are about *on*."""
    return tuple([ability for ability in abilities if is_about(ability, mark, on)])


def is_about(ability: Ability, mark: str, on: Any) -> bool:
    """Say whether an ability has a mark and is about an event (or one of its bases), a computed value, or anything."""
    if isinstance(on, Computed):
        return ability.on is on and ability.mark in (mark, "permits", "forbids")
    if ability.mark != mark:
        return False
    return on is None or (isinstance(ability.on, type) and issubclass(on, ability.on))
