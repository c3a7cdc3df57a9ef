"""Asteroids that hit, and the tokens that save from them (SV-056 to SV-073)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from tabletop import Rule, Text, instead

from ._cards import Domination, Minion
from ._events import Destroyed, FlightEnded, TokenDiscarded
from ._table import VillainTable

#: What an Asteroid does on the stack.
HITS: Final = Text("supervillain.hits", "hits")


def a_token_saves_it(_: TokensSave, blow: Destroyed) -> bool:
    """Say whether a token saves what an Asteroid hits: a Mob only from an uncharged one (SV-069 to SV-071)."""
    if blow.asteroid is None or not blow.card.is_protected:
        return False
    return isinstance(blow.card, Domination) or not blow.asteroid.is_charged


class Asteroids(VillainTable):
    """Lets Asteroids hit."""

    def hit(self, asteroid: Domination) -> Awaitable[object]:
        """Let an Asteroid hit, in four steps (SV-056 to SV-065)."""
        return self.resolving(asteroid, HITS, self._hit(asteroid))

    async def _hit(self, asteroid: Domination) -> None:
        owner = asteroid.controller
        await owner.draw()
        asked = Text("supervillain.hit", "What does the Asteroid hit?")
        victim = await owner.choose(asked, self.victims(asteroid), about=asteroid)
        if victim is not None:
            await self.destroy(victim, asteroid=asteroid)
        await self.perform(FlightEnded(asteroid))

    def victims(self, asteroid: Domination) -> list[Domination | Minion]:
        """List what an Asteroid can hit: Mobs, and if it is charged Projects without Mobs and Secret Facilities."""
        target = asteroid.aimed_at
        if target is None:
            return []
        if not asteroid.is_charged:
            return [*target.mobs]
        return [*target.mobs, *[project for project in target.projects if not project.mobs], *target.facilities]


class TokensSave(Rule):
    """An Asteroid-proof token is discarded instead of what it lies on being destroyed."""

    @instead(Destroyed, a_token_saves_it)
    async def lose_the_token(self, blow: Destroyed) -> TokenDiscarded:
        """Discard the Asteroid-proof token instead"""
        return TokenDiscarded(blow.card)
