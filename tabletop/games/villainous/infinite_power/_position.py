"""Villains who win by how the table lies, at whatever moment it does (MV-207, MV-208)."""

from __future__ import annotations

from tabletop import state_based
from tabletop.games.villainous.marvel._cards import Mover


class WinsByPosition(Mover):
    """A Villain whose Objective is how cards lie."""

    @property
    def is_met(self) -> bool:
        """Whether the cards lie as the Objective says."""
        raise NotImplementedError

    @state_based(lambda mover, _: mover.is_met)
    async def win(self) -> bool:
        """Win at once; of several Villains at the same instant the first from the active one (MV-Q34)."""
        movers = [you.mover for you in self.game.clockwise]
        first = next(mover for mover in movers if isinstance(mover, WinsByPosition) and mover.is_met)
        self.game.win(first.controller)
