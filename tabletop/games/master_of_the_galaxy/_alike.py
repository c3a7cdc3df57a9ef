"""Abilities that are printed on several cards, on leaders and on developments."""

from __future__ import annotations

from tabletop import modifies

from ._cards import OwnedCard, own
from ._events import ExtraTurnGranted, SkipMarked
from ._players import SETTLED_SAME, Ruler


class ExtraTurn(OwnedCard):
    """Discard: take an extra turn after this one (MG-147)."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.perform(ExtraTurnGranted(you))


class LostTurn(OwnedCard):
    """Discard: an opponent skips their next turn (MG-148)."""

    async def on_discard(self, you: Ruler) -> None:
        opponent = await you.choose("Who skips a turn?", you.others, about=self)
        if opponent is not None:
            await self.game.perform(SkipMarked(opponent))


class NewBlackHole(OwnedCard):
    """Discard: a black hole devours a neutral system that is no starting system."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.devour(await you.choose("Which system is devoured?", self.game.devourable(), about=self))


class AnotherCube(OwnedCard):
    """You draw one cube more in your Phase 1."""

    @modifies(Ruler.cubes_per_turn, own)
    def draw_more(self, player: Ruler) -> int:
        return 1


class ThreeForSettling(OwnedCard):
    """Settling a planet always brings you three cubes."""

    @modifies(Ruler.settling, own, layer="set")
    def settle_well(self, player: Ruler) -> int:
        return SETTLED_SAME
