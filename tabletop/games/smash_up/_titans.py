"""Titans that meet: only one of them stays at a base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import Rule, state_based

from ._events import SetAside

if TYPE_CHECKING:
    from .game import SmashUp


def titans_meet(rule: TitansClash, _: object) -> bool:
    """Say whether two titans are at one base, and no duel goes on: that is finished first."""
    game = rule.game
    return not game.facts.dueling and any(len(base.titans) > 1 for base in game.bases)


class TitansClash(Rule):
    """Only one titan stays at a base."""

    game: SmashUp

    @state_based(titans_meet)
    async def clash(self) -> bool:
        """Where a second titan has come, the one whose player has less power there is set aside; if equal, the second."""
        for base in self.game.bases:
            if len(base.titans) > 1:
                first, second = base.titans.cards[:2]
                stays = base.power_of(first.controller) >= base.power_of(second.controller)
                await self.game.perform(SetAside(second if stays else first))
        return True
