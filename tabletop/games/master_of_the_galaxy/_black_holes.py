"""Black holes devour systems, and let them out again (MG-150 to MG-152)."""

from __future__ import annotations

from ._board import System
from ._events import ConflictCancelled, Devoured, HoleLifted
from ._gaining import Gaining


class BlackHoles(Gaining):
    """Covers systems with black holes."""

    def devourable(self) -> list[System]:
        """List the systems that a black hole may devour: neutral ones without a corner, if a token is left (MG-Q33)."""
        if not self.box[self.BLACK_HOLE]:
            return []
        return [system for system in self.systems if system.is_neutral and not system.is_start]

    async def devour(self, system: System | None) -> None:
        """Let a black hole devour a neutral system: cubes and conflicts on its tracks go back (MG-151)."""
        if system is None:
            return
        for track in system.tracks:
            await self.bring_home(track)
            for conflict in track.conflicts:
                owner = self.players[conflict.placed_by]
                await self.perform(ConflictCancelled(conflict))
                await self.gain(owner, conflict)
        await self.perform(Devoured(system))

    async def lift_hole(self, system: System | None) -> None:
        """Take a black hole token off a system (MG-152)."""
        if system is not None:
            await self.perform(HoleLifted(system))
