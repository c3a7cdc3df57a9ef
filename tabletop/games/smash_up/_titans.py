"""Titans that meet: only one of them stays at a base."""

from __future__ import annotations

from tabletop import state_based

from ._duels import Duels
from ._events import SetAside


def titans_meet(game: Titans, _: object) -> bool:
    """Say whether two titans are at one base, and no duel goes on: that is finished first."""
    return not game.facts.dueling and any(len(base.titans) > 1 for base in game.bases)


class Titans(Duels):
    """Lets titans clash."""

    @state_based(titans_meet)
    async def clash(self) -> bool:
        """Where a second titan has come, the one whose player has less power there is set aside; if equal, the second."""
        for base in self.bases:
            if len(base.titans) > 1:
                first, second = base.titans.cards[:2]
                stays = base.power_of(first.controller) >= base.power_of(second.controller)
                await self.attempt(SetAside(second if stays else first))
        return True
