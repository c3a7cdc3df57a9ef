"""What a Villain may do on the Day (SV-032, SV-033, SV-050, SV-051); what a deed costs is paid in Minion cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tabletop import Deed, Text, deed

from ._events import MobPlayed, OpsPlayed

if TYPE_CHECKING:
    from ._cards import Domination, Minion
    from ._villains import Villain

#: How many Minion cards charge an Asteroid in Total Annihilation.
CHARGE_PRICE: Final = 3
#: What a Minion card does on the stack.
OPS: Final = Text("supervillain.ops", "is played as Ops")

NO_PROJECT: Final = Text("supervillain.no-project", "You have no Project to lay a Mob on.")
MOB_PLAYED: Final = Text("supervillain.mob-played", "You have played your Mob of this turn.")
OPS_PLAYED: Final = Text("supervillain.ops-played", "You have played your Ops of this turn.")
IS_CHARGED: Final = Text("supervillain.charged", "It carries a Charge token already.")


@deed
class AsMob(Deed):
    """Play {card} as a Mob"""

    you: Villain
    card: Minion

    def why_not(self) -> Text | None:
        if not self.you.building_sites:
            return NO_PROJECT
        return None if self.card.printed["boosted"] or self.you.mobs_left else MOB_PLAYED

    async def do(self) -> None:
        asked = Text("supervillain.play-where", "On which Project do you play {card}?", card=self.card)
        project = await self.you.choose(asked, self.you.building_sites, about=self.card, kind="place")
        if project is not None:
            await self.you.game.perform(MobPlayed(self.you, self.card, project))


@deed
class AsOps(Deed):
    """Play {card} as Ops"""

    you: Villain
    card: Minion

    def why_not(self) -> Text | None:
        if not self.card.printed["swift"] and not self.you.ops_left:
            return OPS_PLAYED
        return self.card.why_no_ops(self.you)

    async def do(self) -> None:
        game, played = self.you.game, OpsPlayed(self.you, self.card)
        await game.perform(played)
        await game.resolving(played.card, OPS, played.card.ops(self.you), controller=self.you)


@deed
class ShootDown(Deed):
    """Discard Minion cards ({price}) to shoot down {asteroid}"""

    you: Villain
    asteroid: Domination

    @property
    def price(self) -> int:
        """The more if it is charged, the less if cards say so."""
        return self.asteroid.price_for(self.you)

    async def do(self) -> None:
        await self.you.discard_some(self.price, about=self.asteroid)
        await self.you.shoot_down(self.asteroid)


@deed
class Charge(Deed):
    """Discard Minion cards ({price}) to charge {asteroid}"""

    you: Villain
    asteroid: Domination
    price = CHARGE_PRICE

    def why_not(self) -> Text | None:
        return IS_CHARGED if self.asteroid.is_charged else None

    async def do(self) -> None:
        await self.you.discard_some(self.price, about=self.asteroid)
        await self.you.charge([self.asteroid])


def deeds_of(you: Villain) -> Iterator[Deed]:
    """List what a Villain might do on the Day, be it possible or not."""
    yield from [AsMob(you, card) for card in you.hand]
    yield from [AsOps(you, card) for card in you.hand]
    yield from [ShootDown(you, asteroid) for asteroid in you.incoming]
    if you.game.options.total_annihilation:
        yield from [Charge(you, asteroid) for asteroid in you.asteroids]
    yield from you.game.usable(you)
