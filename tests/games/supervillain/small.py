"""
A small galaxy: cards made up to show the rules, so that no test of a rule rests on a card's reconstructed values.

Sites have no ability but the one that they are named after, and cost and bring round numbers.
"""

from __future__ import annotations

from tabletop import modifies
from tabletop.conditions import mine
from tabletop.games.supervillain import (
    Destroyed,
    Domination,
    FacilityDestroyed,
    Minion,
    MobDestroyed,
    ProjectCompleted,
    Supervillain,
    Villain,
    as_project,
    destroy_this_facility,
    destroy_this_project,
    if_destroyed,
    once_per_turn,
    up_to,
    whenever,
    you_complete_it,
)

# ------------------------------------------------------------------------------------------------ Domination cards


class Shed(Domination, cost=300, points=0, copies=6):
    """It does nothing, and brings nothing."""


class Lair(Domination, cost=300, points=1, copies=6):
    """It does nothing."""


class Castle(Domination, cost=300, points=2, copies=6):
    """It does nothing."""


class Colossus(Domination, cost=3000, points=2, copies=4):
    """It does nothing, and takes long to build."""


class Forge(Domination, cost=300, points=0, copies=4):
    """
    Project, when complete: draw a Minion card.
    Secret Facility, once per turn: draw a Minion card.
    """

    async def when_complete(self) -> None:
        await self.controller.draw()

    @once_per_turn()
    async def forge(self) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class Mine(Domination, cost=300, points=1, copies=4):
    """
    Project, destroy this: draw a Minion card.
    Secret Facility, destroy this: draw two Minion cards.
    """

    @destroy_this_project
    async def cave_in(self) -> None:
        """Destroy it to draw a Minion card"""
        await self.controller.draw()

    @destroy_this_facility
    async def blast(self) -> None:
        """Destroy it to draw two Minion cards"""
        await self.controller.draw(2)


class Launchpad(Domination, cost=300, points=1, copies=4):
    """
    Project, when complete: launch two Asteroids.
    Secret Facility, if destroyed: launch an Asteroid.
    """

    async def when_complete(self) -> None:
        await self.controller.launch(2, about=self)

    @if_destroyed
    async def strike_back(self, destroyed: FacilityDestroyed) -> None:
        """Launch an Asteroid"""
        await self.controller.launch(about=self)


class Temple(Domination, cost=300, points=1, copies=4):
    """
    Project: each Mob on it counts 100 million more.
    Secret Facility, whenever you complete a Project: draw a Minion card.
    """

    @modifies(Domination.workforce, as_project)
    def inspire(self, project: Domination) -> int:
        return 100 * len(self.mobs) if project == self else 0

    @whenever(ProjectCompleted, you_complete_it)
    async def rejoice(self, completed: ProjectCompleted) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class Shrine(Domination, cost=300, points=1, copies=4):
    """
    Project, when complete: it does nothing.
    Secret Facility, whenever one of your Mobs is destroyed: draw a Minion card.
    """

    @whenever(MobDestroyed, mine)
    async def mourn(self, destroyed: MobDestroyed) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


class Crypt(Domination, cost=300, points=1, copies=4):
    """Secret Facility, whenever anything is destroyed: draw a Minion card."""

    @whenever(Destroyed)
    async def welcome(self, destroyed: Destroyed) -> None:
        """Draw a Minion card"""
        await self.controller.draw()


# ------------------------------------------------------------------------------------------------ Minion cards


class Crew(Minion, power=100, copies=8):
    """Ops: draw a Minion card."""

    async def ops(self, you: Villain) -> None:
        await you.draw()


class Gang(Minion, power=200, copies=8):
    """Ops: nothing happens."""


class Mass(Minion, power=300, copies=8):
    """Ops: nothing happens."""


class Eager(Minion, power=100, boosted=True, copies=6):
    """Ops: nothing happens."""


class Quick(Minion, power=100, swift=True, copies=6):
    """Ops: draw a Minion card."""

    async def ops(self, you: Villain) -> None:
        await you.draw()


class Sturdy(Minion, power=100, asteroid_proof=True, copies=6):
    """Ops: nothing happens."""


class Gunner(Minion, power=100, copies=4):
    """Ops: launch an Asteroid."""

    async def ops(self, you: Villain) -> None:
        await you.launch(about=self)


class Charger(Minion, power=100, swift=True, copies=4):
    """Ops: charge any Asteroid."""

    async def ops(self, you: Villain) -> None:
        await you.charge([await you.choose("Which Asteroid?", self.game.asteroids, about=self)])


class Juggler(Minion, power=100, swift=True, copies=4):
    """Ops: swap any two Mobs."""

    async def ops(self, you: Villain) -> None:
        mobs = [mob for villain in self.game.clockwise for mob in villain.mobs]
        one = await you.choose("Which Mob?", mobs, about=self)
        if one is not None:
            await self.game.swap(one, await you.choose("With which Mob?", [mob for mob in mobs if mob != one]))


class Thief(Minion, power=100, swift=True, copies=4):
    """Ops: put a Mob of another Villain on one of your Projects."""

    async def ops(self, you: Villain) -> None:
        await you.abduct(about=self)


class Navigator(Minion, power=100, swift=True, copies=4):
    """Ops: retarget any Asteroid of another Villain."""

    async def ops(self, you: Villain) -> None:
        await you.retarget(self.game.asteroids_not_of(you), about=self)


class Vandal(Minion, power=100, swift=True, copies=4):
    """Ops: destroy anything on the table but an Asteroid."""

    async def ops(self, you: Villain) -> None:
        things = [
            thing
            for villain in self.game.clockwise
            for thing in (*villain.mobs, *villain.projects, *villain.facilities)
        ]
        thing = await you.choose("What do you destroy?", things, about=self)
        if thing is not None:
            await self.game.destroy(thing)


class Rebuilder(Minion, power=100, swift=True, copies=4):
    """Ops: turn any Secret Facility back into a Project."""

    async def ops(self, you: Villain) -> None:
        facilities = [facility for villain in self.game.clockwise for facility in villain.facilities]
        await self.game.turn_back(await you.choose("Which Secret Facility?", facilities, about=self))


class Guard(Minion, power=100, swift=True, copies=4):
    """Ops: put an Asteroid-proof token on any Mob or Secret Facility."""

    async def ops(self, you: Villain) -> None:
        things = [thing for villain in self.game.clockwise for thing in (*villain.mobs, *villain.facilities)]
        await you.protect([await you.choose("What do you protect?", things, about=self)])


class Digger(Minion, power=100, swift=True, copies=4):
    """Ops: put a Minion card from the discard pile on one of your Projects."""

    async def ops(self, you: Villain) -> None:
        await you.recycle(up_to(1000, but=[self]), about=self)


class Foreman(Minion, power=100, swift=True, copies=4):
    """Ops: you may play one more Mob without the word Boosted this turn."""

    async def ops(self, you: Villain) -> None:
        you.allow_one_more_mob()


class Planner(Minion, power=100, swift=True, copies=4):
    """Ops: take the two top cards of the Domination deck as your Projects."""

    async def ops(self, you: Villain) -> None:
        await you.take_projects(2)


SITES = (Shed, Lair, Castle, Colossus, Forge, Mine, Launchpad, Temple, Shrine, Crypt)
PEOPLE = (
    Crew, Gang, Mass, Eager, Quick, Sturdy, Gunner, Charger, Juggler, Thief, Navigator, Vandal, Rebuilder, Guard, Digger,
    Foreman, Planner,
)  # fmt: skip


class SmallGalaxy(Supervillain):
    """The rules of Supervillain with decks that are made up for tests."""

    id = "supervillain-small"
    title = "Supervillain, a small galaxy"
    cards = (*SITES, *PEOPLE)
