"""A bot that answers anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._bot import Picks, decision_for, dice_for, random_picks

if TYPE_CHECKING:
    from tabletop import Match


class RandomBot:
    """Picks at random from what is on offer; the same *seed* makes the same picks."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"RandomBot({self.seed})"

    def choose(self, match: Match, seat: int) -> Picks:
        """Return any legal answer."""
        return random_picks(decision_for(match, seat), dice_for(self.seed, match, seat))
