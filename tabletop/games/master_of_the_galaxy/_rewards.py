"""Rewards at the end of Phase 2, in the order that the player likes (MG-048, MG-059, MG-074, MG-088, MG-095, MG-102)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop import Text

from ._allocating import Allocating
from ._board import System
from ._cards import POLITICS, Held
from ._events import AgendaFulfilled, Constructed, Implemented, PlanetSettled, RouteCompleted
from ._players import SETTLED_SAME, Ruler
from ._projects import AGENDA, BASE, COVERT, DEVELOPMENT, RECEIVE, ROUTE, SIDES, Project


class Settlement(NamedTuple):
    """A planet that was settled in this phase."""

    system: System
    planet: int

    def label_for(self, seat: int) -> Text:
        """Return what it is called among other rewards."""
        colour = self.system.cube_on(self.planet)
        return Text("galaxy.settlement", "{colour} planet of {system}", colour=colour, system=self.system)


class Rewards(Allocating):
    """Hands out rewards."""

    def rewards_due(self, player: Ruler) -> list[Any]:
        """List what was completed in this phase, and the conflicts that are won."""
        found: list[Any] = []
        for row, number in self.facts.completed:
            card = self.card_at(row)
            if isinstance(card, System):
                if card.cube_on(number):
                    found.append(Settlement(card, number))
            elif card.in_play and (project := Project(card, number)).is_full and project.owner == player:
                found.append(project)
        won = [side for conflict in self.conflicts_of(player) for side in conflict.projects]
        return found + [side for side in won if side.owner == player and side.is_full and side not in found]

    def may_finish(self, player: Ruler) -> list[Project]:
        """List the base projects that may be completed with one slot empty."""
        return [
            project
            for project in player.projects
            if project.kind == BASE and project.missing == 1 and not project.card.has_base and player.may_prefabricate
        ]

    def note_rewarded(self, row: int, number: int) -> None:
        """Remember that something has been rewarded."""
        self.set_facts(completed=tuple([one for one in self.facts.completed if one != (row, number)]))

    async def reward_settlement(self, player: Ruler, settled: Settlement) -> None:
        """Take three cubes of the colour if it is the system's, otherwise two (MG-059)."""
        colour = settled.system.cube_on(settled.planet)
        count = SETTLED_SAME if colour == settled.system.colour else player.settling
        await self.take_from_reserve(player, colour, count)
        await self.perform(PlanetSettled(player, settled.system, colour))

    async def reward_project(self, player: Ruler, project: Project) -> None:
        """Give what a completed project brings; whether its cubes go home depends on its kind (MG-049)."""
        card: Any = project.card
        if project.kind == ROUTE:
            await self.perform(RouteCompleted(player, card, card.cube_on(0)))
        elif project.kind == AGENDA:
            await self.perform(AgendaFulfilled(player, card))
        elif project.kind == DEVELOPMENT:
            await self.perform(Implemented(player, card))
            count = self.implemented(player, card.deck_name)
            await player.draws(POLITICS[min(max(count, 1), len(POLITICS)) - 1])
        elif project.kind in SIDES:
            await self.win_conflict(project)
        else:
            await self.bring_home(card, project.indexes)
            await self.reward_repeatable(player, card, project)

    async def reward_repeatable(self, player: Ruler, card: Held, project: Project) -> None:
        """Give what a project brings that can be worked on again and again."""
        if project.kind == BASE and not card.has_base and player.unused[player.bases]:
            await self.perform(Constructed(player, card))
        elif project.kind == RECEIVE:
            for deck in project.layout.about.split():
                await player.draws(deck)
        elif project.kind == COVERT:
            await player.steals((project.layout.about,), about=card)
