"""Villains who win by how the table lies, at whatever moment it does (MV-207, MV-208)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from tabletop import state_based
from tabletop.games.villainous._events import Defeated

from ._cards import Mover, Tile

if TYPE_CHECKING:
    from tabletop import Pending


def counts_a_defeat(pending: Pending) -> bool:
    """Say whether an ability that waits is how a Villain's guide counts a defeat: a vendetta, a Soul Mark, a Stone, the mines."""
    return isinstance(pending.event, Defeated) and isinstance(pending.source, Mover | Tile)


def is_reached(mover: WinsByPosition, _: object) -> bool:
    """Say whether an Objective is reached, and whatever else the same defeat brings anybody has been counted (MV-Q34)."""
    return mover.is_met and not any(counts_a_defeat(pending) for pending in mover.game.agenda.triggers)


class WinsByPosition(Mover):
    """A Villain whose Objective is how cards and tiles lie."""

    is_a_kind = False

    @property
    @abstractmethod
    def is_met(self) -> bool:
        """Whether they lie as the Objective says."""

    @state_based(is_reached)
    async def win(self) -> bool:
        """Win at once; of several Villains at the same instant the first from the active one."""  # MV-Q34
        movers = [you.mover for you in self.game.clockwise]
        first = next(mover for mover in movers if isinstance(mover, WinsByPosition) and mover.is_met)
        self.game.win(first.controller)
