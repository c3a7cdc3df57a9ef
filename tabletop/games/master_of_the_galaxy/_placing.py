"""Placing bases, and what comes of it: claims, conquests, and politics cards (MG-078 to MG-087)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop import Text

from ._board import System
from ._cards import POLITICS
from ._events import BasePlaced
from ._players import Ruler
from ._table import Galaxy

if TYPE_CHECKING:
    from tabletop import Pool

    from ._cards import Held


class Placement(NamedTuple):
    """A constructed base that could be placed in a system."""

    card: Held
    system: System

    def label_for(self, seat: int) -> Text:
        """Return what it is called among the things a player could do."""
        return Text("galaxy.place", "Place the base of {card} in {system}", card=self.card, system=self.system)


class Placing(Galaxy):
    """Places bases."""

    def places_for_base(self, player: Ruler) -> list[System]:
        """List the systems where a player may place a constructed base."""
        own = player.systems
        if not own:
            return [system for system in self.systems if system.is_neutral]  # MG-081
        found = [system for system in own if system.has_room and self.is_joined(player, system)]
        reached = [
            track.destination
            for track in player.routes
            if track.is_complete_for(player) and track.destination is not None and track.destination.is_neutral
        ]
        return [*found, *dict.fromkeys(reached)]

    def frontier(self, player: Ruler) -> list[System]:
        """List the neutral systems next to a player's that are no starting systems."""
        near = [neighbour for system in player.systems for neighbour in system.neighbours]
        return [system for system in dict.fromkeys(near) if system.is_neutral and not system.is_start]

    def is_joined(self, player: Ruler, system: System) -> bool:
        """Say whether an established route joins a player's system to another one, or need not (MG-082)."""
        return player.may_place_without_route or any(track.is_complete_for(player) for track in system.tracks)

    async def place_base(self, player: Ruler, system: System, origin: Pool) -> None:
        """Put a base into a system, and draw for it by how many are there then (MG-085)."""
        event = BasePlaced(player, system, origin)
        await self.as_one(self.claim(event))
        if event.count <= len(POLITICS):
            await player.draws(POLITICS[event.count - 1])

    async def claim(self, placed: BasePlaced) -> None:
        """Put a base into a system; with the first one routes of others into it are lost, and conflicts about it end."""
        await self.perform(placed)
        if placed.count == 1:
            for track in placed.system.tracks:
                if track.route_owner not in (None, placed.player):
                    await self.bring_home(track)  # MG-072
            await self.system_changed(placed.system)

    async def may_place_unused_base(self, player: Ruler, system: System, *, about: Any = None) -> None:
        """Put an unused base into a neutral system, without construction or route; with none unused a constructed one."""
        waiting = self.bases_waiting(player)
        origin = player.unused if player.unused[player.bases] else waiting[0].base_place if waiting else None
        if origin is None or not system.is_neutral:
            return
        asked = Text("galaxy.place-there", "Place a base in {system}?", system=system)
        if not await player.confirms(asked, about=about):
            return
        if not player.unused[player.bases] and len(waiting) > 1:
            card = await player.choose(Text("galaxy.from-where", "Which constructed base do you take?"), waiting)
            origin = card.base_place if card is not None else origin
        await self.place_base(player, system, origin)
