"""
The Minion cards: Mobs above, Ops below.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import Text, origins

from ._asking import (
    WHICH_ASTEROID,
    WHICH_CARD,
    WHICH_FACILITY,
    WHICH_MOB,
    WHICH_PROJECT,
    up_to,
    why_not_charge,
    why_not_protect,
)
from ._cards import Minion
from ._villains import Villain

#: Most cards: the rulebook shows what the Ops do, on some card or other.
PROVEN_OPS = origins(proven="ops", ours="name copies power marks")
#: Cards whose marks (Boosted, Swift, the symbol) belong to a kind that the rulebook shows, too.
PROVEN = origins(proven="marks ops", ours="name copies power")
OURS = origins(ours="name copies power marks ops")


class AdrenalineShot(
    Minion, power=300, swift=True, copies=2, origins=origins(known="name", proven="ops", ours="copies power marks")
):
    """Ops: you may play one more Mob without the word Boosted this turn."""

    async def ops(self, you: Villain) -> None:
        you.allow_one_more_mob()


class MentalRestart(Minion, power=500, copies=2, origins=origins(known="name ops", ours="copies power marks")):
    """Ops (the rulebook says so): destroy one of your Projects, then take two cards from the Domination deck as your Projects."""

    def why_no_ops(self, you: Villain) -> Text | None:
        if you.projects:
            return None
        return Text("supervillain.nothing-to-destroy", "You have no Project to destroy.")

    async def ops(self, you: Villain) -> None:
        project = await you.choose("Which Project do you destroy?", you.projects, about=self)
        if await self.game.destroy(project):
            await you.take_projects(2)


class FuelCrew(Minion, power=400, copies=3, origins=PROVEN_OPS):
    """Ops: charge one of your Asteroids."""

    async def ops(self, you: Villain) -> None:
        await you.charge([await you.choose(WHICH_ASTEROID, you.asteroids, why_not=why_not_charge, about=self)])


class Overload(Minion, power=600, copies=2, origins=PROVEN_OPS):
    """Ops: charge up to two of your Asteroids."""

    async def ops(self, you: Villain) -> None:
        await you.charge_two(about=self)


class Volley(Minion, power=400, copies=2, origins=PROVEN_OPS):
    """Ops: launch an Asteroid."""

    async def ops(self, you: Villain) -> None:
        await you.launch(about=self)


class TwinVolley(Minion, power=700, copies=1, origins=PROVEN_OPS):
    """Ops: launch two Asteroids."""

    async def ops(self, you: Villain) -> None:
        await you.launch(2, about=self)


class FlakCrew(Minion, power=300, swift=True, asteroid_proof=True, copies=3, origins=PROVEN):
    """Ops: shoot down an incoming Asteroid."""

    async def ops(self, you: Villain) -> None:
        await you.shoot_down(await you.choose(WHICH_ASTEROID, you.incoming, about=self))


class LongRangeBattery(Minion, name="Long-Range Battery", power=500, copies=2, origins=PROVEN_OPS):
    """Ops: shoot down any Asteroid that is not yours."""

    async def ops(self, you: Villain) -> None:
        await you.shoot_down(await you.choose(WHICH_ASTEROID, self.game.asteroids_not_of(you), about=self))


class CourseCorrection(Minion, power=400, copies=2, origins=PROVEN_OPS):
    """Ops: retarget any Asteroid of an opponent."""

    async def ops(self, you: Villain) -> None:
        await you.retarget(self.game.asteroids_not_of(you), about=self)


class Riveters(Minion, power=300, swift=True, asteroid_proof=True, copies=3, origins=PROVEN):
    """Ops: put an Asteroid-proof token on each of up to two of your Mobs that have none."""

    async def ops(self, you: Villain) -> None:
        await you.protect_two_mobs(about=self)


class BunkerDetail(Minion, power=400, asteroid_proof=True, copies=2, origins=PROVEN):
    """Ops: put an Asteroid-proof token on one of your Secret Facilities that has none."""

    async def ops(self, you: Villain) -> None:
        await you.protect([await you.choose(WHICH_FACILITY, you.facilities, why_not=why_not_protect, about=self)])


class NightShift(Minion, power=200, boosted=True, copies=3, origins=PROVEN):
    """Ops: put another Minion card of Power 400 or less from the Minion discard pile on one of your Projects as a Mob."""

    async def ops(self, you: Villain) -> None:
        await you.recycle(up_to(400, but=[self]), about=self)


class ShuttleRun(Minion, power=200, boosted=True, swift=True, copies=2, origins=PROVEN):
    """Ops: put one of your Mobs on another of your Projects."""

    async def ops(self, you: Villain) -> None:
        mobs = you.mobs if len(you.building_sites) > 1 else []
        mob = await you.choose(WHICH_MOB, mobs, about=self)
        if mob is not None:
            others = [project for project in you.building_sites if project != mob.project]
            await you.put(mob, await you.choose(WHICH_PROJECT, others, about=self))


class Switcheroo(Minion, power=300, boosted=True, copies=2, origins=PROVEN):
    """Ops: swap one of your Mobs with a Mob of another Villain."""

    async def ops(self, you: Villain) -> None:
        theirs = self.game.mobs_not_of(you)
        own = await you.choose("Which of your Mobs do you swap?", you.mobs if theirs else (), about=self)
        if own is not None:
            await self.game.swap(own, await you.choose("With which Mob?", theirs, about=self))


class PressGang(Minion, power=500, copies=2, origins=PROVEN_OPS):
    """Ops: put a Mob of another Villain on one of your Projects."""

    async def ops(self, you: Villain) -> None:
        await you.abduct(about=self)


class LostAndFound(Minion, name="Lost and Found", power=400, swift=True, copies=2, origins=PROVEN):
    """Ops: take a Minion card of Power 400 or less, but no Lost and Found, from the Minion discard pile into your hand."""

    async def ops(self, you: Villain) -> None:
        cards = self.game.minion_discard
        why_not = up_to(400, but=[card for card in cards if card.id == self.id])
        await you.take_minion(await you.choose(WHICH_CARD, cards, why_not=why_not, about=self))


class Saboteurs(Minion, power=600, copies=2, origins=OURS):
    """Ops: destroy a Mob of another Villain."""

    async def ops(self, you: Villain) -> None:
        await self.game.destroy(await you.choose(WHICH_MOB, self.game.mobs_not_of(you), about=self))


class Pickpockets(
    Minion, power=200, boosted=True, copies=2, origins=origins(proven="marks", ours="name copies power ops")
):
    """Ops: take a random Minion card from the hand of another Villain; only the two of you see it."""

    async def ops(self, you: Villain) -> None:
        victim = await you.choose("From whom?", [villain for villain in you.others if villain.hand], about=self)
        if victim is not None:
            await you.steal_minion(victim)


class Extortion(Minion, power=600, copies=1, origins=PROVEN_OPS):
    """Ops: every other Villain discards a Minion card, clockwise from you."""

    async def ops(self, you: Villain) -> None:
        await self.game.discard_each(you.others, 1, about=self)


class Payday(Minion, power=500, copies=2, origins=OURS):
    """Ops: draw two Minion cards."""

    async def ops(self, you: Villain) -> None:
        await you.draw(2)


class Dismantlers(Minion, power=700, copies=1, origins=PROVEN_OPS):
    """Ops: a Secret Facility of another Villain becomes a Project of that Villain again."""

    async def ops(self, you: Villain) -> None:
        facility = await you.choose(WHICH_FACILITY, self.game.facilities_not_of(you), about=self)
        await self.game.turn_back(facility)


CARDS = (
    AdrenalineShot, MentalRestart, FuelCrew, Overload, Volley, TwinVolley, FlakCrew, LongRangeBattery, CourseCorrection,
    Riveters, BunkerDetail, NightShift, ShuttleRun, Switcheroo, PressGang, LostAndFound, Saboteurs, Pickpockets, Extortion,
    Payday, Dismantlers,
)  # fmt: skip
