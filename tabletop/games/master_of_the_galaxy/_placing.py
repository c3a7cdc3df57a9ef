"""Bases come into systems and leave them: claims, conquests, and politics cards (MG-073, MG-078 to MG-087)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop import Deed, Text, deed

from ._board import System
from ._cards import POLITICS, Conflict, OwnedCard
from ._events import BasePlaced, BasesRemoved
from ._gaining import Gaining
from ._players import Ruler

if TYPE_CHECKING:
    from tabletop import Pool

#: What brings a card to who places a base.
BASE_PLACED: Final = Text("galaxy.base-placed", "a base was placed there")


@deed
class PlaceBase(Deed):
    """Place the base of {card} in {system}"""

    player: Ruler
    card: OwnedCard
    system: System

    async def do(self) -> None:
        """Place a constructed base."""
        await self.player.game.place_base(self.player, self.system, self.card.base_place)


class Placing(Gaining):
    """Places bases, and removes them."""

    # ------------------------------------------------------------------------------------ where

    def placements(self, player: Ruler) -> list[PlaceBase]:
        """List where a player may place the bases that are constructed."""
        cards = player.bases_waiting
        return [PlaceBase(player, card, system) for card in cards for system in self.places_for_base(player)]

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

    # ------------------------------------------------------------------------------------ placing

    async def place_base(self, player: Ruler, system: System, origin: Pool) -> None:
        """Put a base into a system, and draw for it by how many are there then (MG-085)."""
        event = BasePlaced(player, system, origin)
        await self.as_one(self.claim(event))
        if event.count <= len(POLITICS):
            drawing = player.draw_card(POLITICS[event.count - 1])
            await self.resolving(system, BASE_PLACED, drawing, controller=player)

    async def claim(self, placed: BasePlaced) -> None:
        """Put a base into a system; with the first one routes of others into it are lost, and conflicts about it end."""
        await self.perform(placed)
        if placed.count == 1:
            for track in placed.system.tracks:
                if track.route_owner not in (None, placed.player):
                    await self.bring_home(track)  # MG-072
            await self.end_conflicts(placed.system)

    async def offer_unused_base(self, player: Ruler, system: System, *, about: Conflict) -> None:
        """Put an unused base into a neutral system, without construction or route; with none unused a constructed one."""
        waiting = player.bases_waiting
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

    # ------------------------------------------------------------------------------------ removing

    async def remove_bases(self, system: System, count: int | None = None) -> None:
        """Take bases out of a system; with the last one its owner's routes are lost, too (MG-073)."""
        owner = system.controller
        if owner is not None:
            leaving = system.base_count if count is None else count
            await self.as_one(self.leave(BasesRemoved(owner, system, leaving)))

    async def leave(self, removed: BasesRemoved) -> None:
        """Take bases out of a system; what is lost with the last one is lost at that moment."""
        await self.perform(removed)
        if removed.system.controller is None:
            for track in self.tracks:
                if removed.system in track.ends and track.route_owner == removed.player:
                    await self.bring_home(track)
            await self.end_conflicts(removed.system)

    async def end_conflicts(self, system: System) -> None:
        """Cancel conflicts about a system that is in other hands now (MG-133), but for those that are decided (MG-Q51)."""
        for conflict in system.conflicts:
            if not conflict.is_ongoing and not conflict.is_decided:
                await self.cancel_conflict(conflict)
