"""
A game in progress, as its rules see it: the handles, the questions that rules ask, and the verbs that change the table.

A ruleset is a subclass of :class:`Game`: its declarations say what there is, ``set_up`` lays the table,
and ``step`` does one thing each time the match is at rest. Each kind of thing that rules do has a module of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import attrs

from tabletop._base.errors import NotPortable
from tabletop._rules.effects import owner_of

from .decisions import plain_words
from .verbs import Verbs
from .windows import Windows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop._rules.cards import Card
    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.phases import PhaseNow
    from tabletop._rules.players import Player
    from tabletop._rules.zones import Zone


class GameEnded(Exception):
    """Leaves the rules at the moment a game ends."""


class Game(Verbs, Windows):
    """
    One game in progress. Everything here is for rules: the outside has :class:`tabletop.Match`.

    >>> import tabletop
    >>> class Coin(Game):
    ...     "Call a coin: who calls it right wins."
    ...     id, title = "coin", "Coin"
    ...     async def step(self):
    ...         called = await self.active.choose("What do you call?", ("heads", "tails"))
    ...         fell = await self.pick_at_random(("heads", "tails"))
    ...         self.end(tabletop.Outcome.won_by(0 if called == fell else 1, 2, f"It is {fell}."))
    >>> match = tabletop.new(tabletop.Ruleset(Coin), seed=1)
    >>> match.answer("tails")
    >>> str(match.outcome.how) in ("It is heads.", "It is tails.")
    True
    """

    def __reduce__(self) -> NoReturn:
        raise NotPortable("a game in progress", "copy or pickle its match")

    def add_cards(self, cards: Iterable[type[Card]], to: Zone[Any], *, owner: Player | None = None) -> None:
        """Bring new cards into existence, in a zone; they are their *owner's*, or nobody's."""
        added = self.ruleset.kinds(cards)
        old = self.table.layout
        layout = self.ruleset.layout(old.seats, old.kinds + added, old.owners + (owner_of(owner),) * len(added))
        self.table.add(layout, [to.number] * len(added))
        self.handles.extend([None] * len(added))
        self.table.listed.clear()

    def set_facts(self, **changes: Any) -> None:
        """Change facts."""
        self.facts = self.table.set_facts(changes)

    def go_to(self, phase: PhaseNow, **changes: Any) -> None:
        """Go on with a phase when the match comes to rest, and change other facts with it."""
        self.facts = self.table.set_facts({"phase": phase.name, **changes})

    def end(self, outcome: Outcome) -> NoReturn:
        """End the match, here and now: nothing after this call is done."""
        how = plain_words(outcome.how, len(self.players))
        self.table.put("outcome", outcome if how is outcome.how else attrs.evolve(outcome, how=how))
        raise GameEnded
