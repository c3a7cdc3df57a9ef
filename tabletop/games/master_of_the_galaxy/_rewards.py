"""Rewards at the end of Phase 2, in the order that the player likes (MG-048, MG-059, MG-074, MG-088, MG-095, MG-102)."""

from __future__ import annotations

from typing import Final

from tabletop import Deed, Text, deed

from ._board import System
from ._events import PlanetSettled
from ._players import SETTLED_SAME, Ruler
from ._projects import BASE, ProjectDeed, SlottedCard
from ._table import MasterTable

#: Because of what rewards come.
SETTLED: Final = Text("galaxy.settled", "a planet is settled")
COMPLETED: Final = Text("galaxy.completed", "a project is completed")


@deed
class RewardSettling(Deed):
    """{colour} planet of {system}"""

    player: Ruler
    system: System
    planet: int

    @property
    def colour(self) -> str:
        """The colour of the cube with which the planet was settled."""
        return self.system.cube_on(self.planet)

    async def do(self) -> None:
        """Give what the planet brings."""
        player, system = self.player, self.system
        player.game.forget_completed(system, self.planet)
        await player.game.resolving(system, SETTLED, self.reward(), controller=player)

    async def reward(self) -> None:
        """Take three cubes of the colour if it is the system's, otherwise two (MG-059)."""
        player, system, colour = self.player, self.system, self.colour
        await player.take_coloured(colour, SETTLED_SAME if colour == system.colour else player.settling)
        await player.game.perform(PlanetSettled(player, system, colour))


@deed
class RewardProject(ProjectDeed):
    """{project}"""

    async def do(self) -> None:
        """Give what the project brings."""
        player, project, card = self.player, self.project, self.project.card
        player.game.forget_completed(card, project.number)
        await player.game.resolving(card, COMPLETED, card.reward(project, player), controller=player)


class Rewards(MasterTable):
    """Lists the rewards that are due."""

    def rewards_due(self, player: Ruler) -> list[Deed]:
        """List what was completed in this phase, and the conflicts that are won."""
        found: list[Deed] = []
        for row, number in self.facts.completed:
            card: SlottedCard = self.card_at(row)
            if isinstance(card, System):
                if card.cube_on(number):
                    found.append(RewardSettling(player, card, number))
            elif card.in_play and (project := card.projects[number]).is_full and project.owner == player:
                found.append(RewardProject(player, project))
        sides = [side for conflict in self.conflicts_of(player) for side in conflict.projects if side.owner == player]
        return list(dict.fromkeys([*found, *[RewardProject(player, side) for side in sides if side.is_full]]))

    def prefabricated(self, player: Ruler) -> list[Deed]:
        """List the base projects that may be completed with one slot empty."""
        if not player.may_prefabricate:
            return []
        projects = [one for one in player.projects if one.kind == BASE and one.missing == 1]
        return [RewardProject(player, one) for one in projects if one.card not in player.bases_waiting]
