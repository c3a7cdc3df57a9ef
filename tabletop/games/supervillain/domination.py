"""
The Domination cards, from two points to none.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import forbids, modifies, origins
from tabletop.conditions import mine

from ._asking import WHICH_ASTEROID, WHICH_CARD, WHICH_FACILITY, WHICH_MOB, up_to, why_not_charge, why_not_protect
from ._cards import (
    Domination,
    Minion,
    by_my_asteroid,
    destroy_this_facility,
    destroy_this_project,
    if_destroyed,
    launched_into_you,
    once_per_turn,
    whenever,
    you_complete_it,
)
from ._events import Destroyed, FacilityDestroyed, Launched, MobDestroyed, ProjectCompleted, ProjectDestroyed
from ._villains import Villain

#: Many cards: the rulebook shows what they do, as Projects and as Secret Facilities, on some card or other.
PROVEN = origins(proven="project_ability facility_ability", ours="name copies cost points")
#: Cards of which the rulebook shows only what they do as Secret Facilities.
PROVEN_FACILITY = origins(proven="facility_ability", ours="name copies cost points project_ability")

# ------------------------------------------------------------------------------------------------ two points


class TransgalacticBank(
    Domination, cost=1200, points=2, copies=2,
    origins=origins(known="name cost points facility_trigger", ours="copies project_ability facility_effect"),
):  # fmt: skip
    """
    Project, when complete: draw a Minion card.
    Secret Facility, whenever you complete a Project: draw a Minion card.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @whenever(ProjectCompleted, you_complete_it)
    async def pay_out(self, completed: ProjectCompleted) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class Chronosphere(
    Domination, cost=1200, points=2, copies=2,
    origins=origins(known="name project_ability", proven="facility_ability", ours="copies cost points"),
):  # fmt: skip
    """
    Project, when complete (the rulebook says so): take any card in the Domination discard pile as your Project.
    Secret Facility, once per turn: discard a Minion card to take another one with no more Power from the Minion discard pile
    into your hand.
    """

    async def when_complete(self) -> None:
        card = await self.choose("Which Domination card do you take?", self.game.domination_discard)
        if card is not None:
            await self.controller.start_project(card)

    @once_per_turn(price=1)
    async def turn_back_time(self) -> None:
        """Discard a Minion card to take another one with no more Power from the discard pile"""
        you = self.controller
        (given,) = await you.discard_some(about=self)
        why_not = up_to(given.power, but=[given])
        await you.take_minion(await self.choose(WHICH_CARD, self.game.minion_discard, why_not=why_not))


class StarOfDeath(
    Domination, name="Star of Death", cost=1400, points=2, copies=2,
    origins=origins(known="name", proven="project_effect facility_ability", ours="copies cost points project_kind"),
):  # fmt: skip
    """
    Project, when complete: every other Villain discards two Minion cards, clockwise from you.
    Secret Facility, whenever an Asteroid of yours destroys a Mob, a Project or a Secret Facility: draw a Minion card.
    """

    async def when_complete(self) -> None:
        await self.game.discard_each(self.controller.others, 2, about=self)

    @whenever(Destroyed, by_my_asteroid)
    async def gloat(self, destroyed: Destroyed) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class AsteroidFoundry(Domination, cost=1200, points=2, copies=2, origins=PROVEN):
    """
    Project, destroy this: launch an Asteroid.
    Secret Facility, once per turn: discard a Minion card to launch an Asteroid.
    """

    @destroy_this_project
    async def fling(self) -> None:
        """Destroy it to launch an Asteroid"""
        await self.controller.launch(about=self)

    @once_per_turn(discard=1)
    async def cast(self) -> None:
        """Discard a Minion card to launch an Asteroid"""
        await self.controller.launch(about=self)


class CloningVats(Domination, cost=1500, points=2, copies=2, origins=PROVEN_FACILITY):
    """
    Project, when complete: draw two Minion cards.
    Secret Facility, once per turn: you may play one more Mob without the word Boosted this turn.
    """

    async def when_complete(self) -> None:
        await self.controller.draw(2)

    @once_per_turn()
    async def clone(self) -> None:
        """Play one more Mob this turn"""
        self.controller.allow_one_more_mob()


class GravityNet(Domination, cost=1300, points=2, copies=2, origins=PROVEN):
    """
    Project, destroy this: shoot down any Asteroid that is not yours.
    Secret Facility, once per turn: discard two Minion cards to retarget any Asteroid of an opponent.
    """

    @destroy_this_project
    async def entangle(self) -> None:
        """Destroy it to shoot down any Asteroid"""
        you = self.controller
        await you.shoot_down(await self.choose(WHICH_ASTEROID, self.game.asteroids_not_of(you)))

    @once_per_turn(discard=2)
    async def sling(self) -> None:
        """Discard two Minion cards to retarget an Asteroid"""
        you = self.controller
        await you.retarget(self.game.asteroids_not_of(you), about=self)


class OrbitalFortress(Domination, cost=1300, points=2, copies=2, origins=PROVEN):
    """
    Project, when complete: put an Asteroid-proof token on one of your Secret Facilities that has none.
    Secret Facility, whenever one of your Mobs is destroyed: draw a Minion card.
    """

    async def when_complete(self) -> None:
        you = self.controller
        await you.protect([await self.choose(WHICH_FACILITY, you.facilities, why_not=why_not_protect)])

    @whenever(MobDestroyed, mine)
    async def avenge(self, destroyed: MobDestroyed) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class DoomsdaySilo(Domination, cost=1100, points=2, copies=2, origins=PROVEN):
    """
    Project, when complete: launch an Asteroid.
    Secret Facility, destroy this: charge up to two of your Asteroids.
    """

    async def when_complete(self) -> None:
        await self.controller.launch(about=self)

    @destroy_this_facility
    async def empty(self) -> None:
        """Destroy it to charge up to two of your Asteroids"""
        await self.controller.charge_two(about=self)


# ------------------------------------------------------------------------------------------------ one point


class Wormhole(
    Domination, cost=800, points=1, copies=2,
    origins=origins(
        known="name facility_trigger", proven="project_ability facility_effect", ours="copies cost points"
    ),
):  # fmt: skip
    """
    Project, destroy this: swap two Mobs, of any Villains, that lie on two different Projects.
    Secret Facility, whenever you complete a Project: take the top card of the Domination deck as your Project.
    """

    @destroy_this_project
    async def collapse(self) -> None:
        """Destroy it to swap two Mobs"""
        mobs = [mob for villain in self.game.clockwise for mob in villain.mobs]
        movable = [mob for mob in mobs if any(other.project != mob.project for other in mobs)]
        one = await self.choose("Which Mob do you swap?", movable)
        if one is not None:
            others = [mob for mob in mobs if mob.project != one.project]
            await self.game.swap(one, await self.choose("With which Mob?", others))

    @whenever(ProjectCompleted, you_complete_it)
    async def draw_in(self, completed: ProjectCompleted) -> None:
        """Take the top card of the Domination deck as your Project"""
        await self.controller.take_projects()


class BigBangGenerator(
    Domination, cost=900, points=1, copies=2,
    origins=origins(known="name project_ability", proven="facility_ability", ours="copies cost points"),
):  # fmt: skip
    """
    Project, when complete (the rulebook says so): launch two Asteroids.
    Secret Facility, once per turn: discard two Minion cards to charge one of your Asteroids.
    """

    async def when_complete(self) -> None:
        await self.controller.launch(2, about=self)

    @once_per_turn(discard=2)
    async def spark(self) -> None:
        """Discard two Minion cards to charge one of your Asteroids"""
        you = self.controller
        await you.charge([await self.choose(WHICH_ASTEROID, you.asteroids, why_not=why_not_charge)])


class BadLuckEmitter(
    Domination, cost=900, points=1, copies=2, spares_owner=True,
    origins=origins(
        known="name facility_effect", proven="project_ability", ours="copies cost points facility_kind facility_scope"
    ),
):  # fmt: skip
    """
    Project, destroy this: shoot down an incoming Asteroid.
    Secret Facility, whenever another Villain would win by Domination points while a charged Asteroid is aimed at them:
    they do not win now. In Team Battle this goes for the other team, if a charged Asteroid is aimed at either of them.
    """

    @destroy_this_project
    async def deflect(self) -> None:
        """Destroy it to shoot down an incoming Asteroid"""
        you = self.controller
        await you.shoot_down(await self.choose(WHICH_ASTEROID, you.incoming))

    @forbids(Villain.may_win, works_in=Villain.facilities)
    def jinx(self, villain: Villain) -> bool:
        """They do not win now"""
        if self.printed["spares_owner"] and self.controller in villain.side:
            return False
        return any(asteroid.is_charged for member in villain.side for asteroid in member.incoming)


class DnaSplitter(
    Domination, name="DNA Splitter", cost=700, points=1, copies=2,
    origins=origins(proven="facility_ability", ours="copies cost points project_ability", known="name"),
):  # fmt: skip
    """
    Project, when complete: draw a Minion card.
    Secret Facility, once per turn: swap one of your Mobs with a Mob on another Project, either one of yours or one of another
    Villain that has at most 100 million Power more.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @once_per_turn()
    async def splice(self) -> None:
        """Swap one of your Mobs with another"""
        movable = [mob for mob in self.controller.mobs if self.partners(mob)]
        own = await self.choose("Which of your Mobs do you swap?", movable)
        if own is not None:
            await self.game.swap(own, await self.choose("With which Mob?", self.partners(own)))

    def partners(self, own: Minion) -> list[Minion]:
        """List the Mobs that one of yours may be swapped with."""
        you = self.controller
        return [
            *[mob for mob in you.mobs if mob.project != own.project],
            *[mob for mob in self.game.mobs_not_of(you) if mob.power <= own.power + 100],
        ]


class MinionAcademy(Domination, cost=800, points=1, copies=2, origins=PROVEN_FACILITY):
    """
    Project, when complete: draw a Minion card.
    Secret Facility, once per turn: discard a Minion card to draw a Minion card.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @once_per_turn(discard=1)
    async def train(self) -> None:
        """Discard a Minion card to draw one"""
        await self.controller.draw()


class InsuranceVault(Domination, cost=600, points=1, copies=2, origins=PROVEN):
    """
    Project, when complete: put an Asteroid-proof token on one of your Mobs that has none.
    Secret Facility, if destroyed: draw three Minion cards.
    """

    async def when_complete(self) -> None:
        you = self.controller
        await you.protect([await self.choose(WHICH_MOB, you.mobs, why_not=why_not_protect)])

    @if_destroyed
    async def compensate(self, destroyed: FacilityDestroyed) -> None:
        """Draw three Minion cards"""
        await self.controller.draw(3)


class DeadMansSwitch(Domination, name="Dead Man's Switch", cost=700, points=1, copies=2, origins=PROVEN):
    """
    Project, destroy this: launch an Asteroid.
    Secret Facility, if destroyed: launch two Asteroids.
    """

    @destroy_this_project
    async def let_go(self) -> None:
        """Destroy it to launch an Asteroid"""
        await self.controller.launch(about=self)

    @if_destroyed
    async def strike_back(self, destroyed: FacilityDestroyed) -> None:
        """Launch two Asteroids"""
        await self.controller.launch(2, about=self)


class TractorBeam(Domination, cost=900, points=1, copies=2, origins=PROVEN):
    """
    Project, destroy this: put a Mob of another Villain on another one of your Projects.
    Secret Facility, once per turn: discard two Minion cards to put a Mob of another Villain on one of your Projects.
    """

    @destroy_this_project
    async def overload(self) -> None:
        """Destroy it to put a Mob of another Villain on one of your Projects"""
        await self.controller.abduct(about=self)

    @once_per_turn(discard=2)
    async def pull(self) -> None:
        """Discard two Minion cards to put a Mob of another Villain on one of your Projects"""
        await self.controller.abduct(about=self)


class Scrapyard(Domination, cost=700, points=1, copies=2, origins=PROVEN):
    """
    Project, when complete: take a Minion card of Power 300 or less from the Minion discard pile into your hand.
    Secret Facility, whenever a Project or a Secret Facility of any Villain is destroyed: draw a Minion card.
    """

    async def when_complete(self) -> None:
        you = self.controller
        await you.take_minion(await self.choose(WHICH_CARD, self.game.minion_discard, why_not=up_to(300)))

    @whenever(ProjectDestroyed)
    @whenever(FacilityDestroyed)
    async def salvage(self, destroyed: Destroyed) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class ReverseEngine(Domination, cost=800, points=1, copies=2, origins=PROVEN_FACILITY):
    """
    Project, when complete: draw a Minion card.
    Secret Facility, destroy this: a Secret Facility of another Villain becomes a Project of that Villain again.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @destroy_this_facility
    async def reverse(self) -> None:
        """Destroy it to turn a Secret Facility back into a Project"""
        await self.game.turn_back(await self.choose(WHICH_FACILITY, self.game.facilities_not_of(self.controller)))


# ------------------------------------------------------------------------------------------------ no points


class PointDefence(Domination, cost=500, points=0, copies=2, origins=PROVEN):
    """
    Project, destroy this: shoot down an incoming Asteroid.
    Secret Facility, once per turn: discard a Minion card to shoot down an incoming Asteroid that is not charged.
    """

    @destroy_this_project
    async def ram(self) -> None:
        """Destroy it to shoot down an incoming Asteroid"""
        you = self.controller
        await you.shoot_down(await self.choose(WHICH_ASTEROID, you.incoming))

    @once_per_turn(discard=1)
    async def fire(self) -> None:
        """Discard a Minion card to shoot down an incoming Asteroid that is not charged"""
        you = self.controller
        await you.shoot_down(await self.choose(WHICH_ASTEROID, you.incoming, why_not=why_not_charge))


class ShieldProjector(Domination, cost=400, points=0, copies=2, origins=PROVEN):
    """
    Project, when complete: put an Asteroid-proof token on each of up to two of your Mobs that have none.
    Secret Facility, once per turn: put an Asteroid-proof token on one of your Mobs that has none.
    """

    async def when_complete(self) -> None:
        await self.controller.protect_two_mobs(about=self)

    @once_per_turn()
    async def shield(self) -> None:
        """Put an Asteroid-proof token on one of your Mobs"""
        you = self.controller
        await you.protect([await self.choose(WHICH_MOB, you.mobs, why_not=why_not_protect)])


class RecruitingOffice(
    Domination, cost=600, points=0, copies=2,
    origins=origins(ours="name copies cost points project_ability facility_ability"),
):  # fmt: skip
    """
    Project, when complete: draw a Minion card.
    Secret Facility, once per turn: draw a Minion card.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @once_per_turn()
    async def recruit(self) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class BombDepot(Domination, cost=400, points=0, copies=2, origins=PROVEN_FACILITY):
    """
    Project, destroy this: destroy a Mob of another Villain.
    Secret Facility, destroy this: charge any Asteroid, whoever owns it.
    """

    @destroy_this_project
    async def blow_up(self) -> None:
        """Destroy it to destroy a Mob of another Villain"""
        await self.game.destroy(await self.choose(WHICH_MOB, self.game.mobs_not_of(self.controller)))

    @destroy_this_facility
    async def arm(self) -> None:
        """Destroy it to charge any Asteroid"""
        await self.controller.charge([await self.choose(WHICH_ASTEROID, self.game.asteroids, why_not=why_not_charge)])


class SpySatellite(
    Domination, cost=500, points=0, copies=2,
    origins=origins(proven="project_kind", ours="name copies cost points project_effect facility_ability"),
):  # fmt: skip
    """
    Project: it takes one Minion card fewer, but at least one, to shoot down an incoming Asteroid by discarding.
    Secret Facility, whenever another Villain launches an Asteroid into you: draw a Minion card.
    """

    @modifies(Villain.discount, works_in=Villain.projects)
    def warn(self, villain: Villain) -> int:
        return int(villain == self.controller)

    @whenever(Launched, launched_into_you)
    async def alert(self, launched: Launched) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class PrefabYard(
    Domination, cost=600, points=0, copies=2,
    origins=origins(proven="project_kind facility_ability", ours="name copies cost points project_effect"),
):  # fmt: skip
    """
    Project: each Mob on this Project counts 100 million more.
    Secret Facility, once per turn: put a Minion card of Power 200 or less from the Minion discard pile on one of your Projects
    as a Mob.
    """

    @modifies(Domination.workforce, works_in=Villain.projects)
    def prepare(self, project: Domination) -> int:
        return 100 * len(self.mobs) if project == self else 0

    @once_per_turn()
    async def assemble(self) -> None:
        """Put a weak Minion card from the discard pile on one of your Projects"""
        await self.controller.recycle(up_to(200), about=self)


CARDS = (
    TransgalacticBank, Chronosphere, StarOfDeath, AsteroidFoundry, CloningVats, GravityNet, OrbitalFortress, DoomsdaySilo,
    Wormhole, BigBangGenerator, BadLuckEmitter, DnaSplitter, MinionAcademy, InsuranceVault, DeadMansSwitch, TractorBeam,
    Scrapyard, ReverseEngine,
    PointDefence, ShieldProjector, RecruitingOffice, BombDepot, SpySatellite, PrefabYard,
)  # fmt: skip
