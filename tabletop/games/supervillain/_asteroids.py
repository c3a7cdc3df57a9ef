"""Asteroids: launched, charged, retargeted, shot down, and hitting (SV-045 to SV-077)."""

from __future__ import annotations

from typing import Any, Final

from tabletop import Rule, Text, instead

from ._cards import Domination, Minion
from ._events import Charged, Destroyed, FlightEnded, Launched, Retargeted, ShotDown, TokenDiscarded
from ._table import Galaxy
from ._villains import Villain

#: What an Asteroid does on the stack.
HITS: Final = Text("supervillain.hits", "hits")


def a_token_saves_it(_: object, blow: Destroyed) -> bool:
    """Say whether a token saves what an Asteroid hits: a Mob only from an uncharged one (SV-069 to SV-071)."""
    if blow.asteroid is None or not blow.card.is_protected:
        return False
    return isinstance(blow.card, Domination) or not blow.asteroid.is_charged


class Asteroids(Galaxy):
    """Makes Asteroids fly."""

    async def launch(self, villain: Villain, card: Domination, target: Villain) -> bool:
        """Launch a Domination card as an Asteroid."""
        return await self.perform(Launched(villain, card, target)) is not None

    async def charge(self, asteroid: Domination) -> None:
        """Charge an Asteroid that is not charged yet (SV-054)."""
        if not asteroid.is_charged:
            await self.perform(Charged(asteroid))

    async def retarget(self, villain: Villain, asteroid: Domination, target: Villain) -> bool:
        """Give an Asteroid a new owner and a new target (SV-075)."""
        return await self.perform(Retargeted(villain, asteroid, target)) is not None

    async def shoot_down(self, villain: Villain, asteroid: Domination) -> bool:
        """Shoot an Asteroid down."""
        return await self.perform(ShotDown(villain, asteroid)) is not None

    # ------------------------------------------------------------------------------------ hitting

    async def hit(self, asteroid: Domination) -> None:
        """Let an Asteroid hit, in four steps (SV-056 to SV-065)."""
        await self.resolving(asteroid, HITS, self._hit(asteroid))

    async def _hit(self, asteroid: Domination) -> None:
        owner, target = asteroid.controller, asteroid.aimed_at
        await owner.draw()
        victim: Any = await owner.choose(
            Text("supervillain.hit", "What does the Asteroid hit?"), self.victims(asteroid, target), about=asteroid
        )
        if victim is not None:
            await self.destroy(victim, asteroid=asteroid)
        await self.perform(FlightEnded(asteroid))

    def victims(self, asteroid: Domination, target: Villain | None) -> list[Domination | Minion]:
        """List what an Asteroid can hit: Mobs, and if it is charged Projects without Mobs and Secret Facilities."""
        if target is None:
            return []
        mobs: list[Domination | Minion] = [*target.mobs]
        if not asteroid.is_charged:
            return mobs
        return [*mobs, *[project for project in target.projects if not project.mobs], *target.facilities]


class TokensSave(Rule):
    """An Asteroid-proof token is discarded instead of what it lies on being destroyed."""

    @instead(Destroyed, a_token_saves_it)
    async def lose_the_token(self, blow: Destroyed) -> TokenDiscarded:
        """Discard the Asteroid-proof token instead"""
        return TokenDiscarded(blow.card)
