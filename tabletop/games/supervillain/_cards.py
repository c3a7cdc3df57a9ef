"""The two kinds of card, when their abilities work, and where what is printed on them is known from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabletop import Card, Event, Text, ZoneOf, activated, column, displayed, pool, quantity, when, zone
from tabletop.conditions import another, by_me, itself, mine, my_turn

from ._events import Destroyed, FacilityDestroyed, Launched, ProjectCompleted
from ._villains import Villain

if TYPE_CHECKING:
    from .game import Supervillain

S = TypeVar("S")
D = TypeVar("D", bound="Domination")
E = TypeVar("E", bound=Event)
#: The body of an ability that a Villain uses, and of one that acts on an event.
Using = Callable[[D], Coroutine[Any, Any, None]]
Acting = Callable[[S, E], Coroutine[Any, Any, object]]

#: The stages of the end of a Project: its cost is reached and another goes first; it is being turned.
WAITING: Final = "waiting"
FINISHED: Final = "finished"

#: What a Secret Facility may bring (SV-102).
MOST_POINTS: Final = 2
#: How many Minion cards it takes to shoot down an Asteroid.
SHOT: Final = 2
CHARGED_SHOT: Final = 3


class GalaxyCard(Card):
    """A card of this game. It is nobody's; on the table the Villain it lies before controls it."""

    game: Supervillain
    controller: Villain
    #: Asteroid-proof tokens on Mobs and Secret Facilities, Charge tokens on Asteroids.
    tokens = pool()

    @property
    def is_protected(self) -> bool:
        """Whether an Asteroid-proof token lies on it."""
        return self.tokens[self.game.TOKEN] > 0


class Minion(GalaxyCard):
    """A card that is played from hand as a Mob, onto a Project, or as Ops, for its effect."""

    may_lie_face_down = False

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"boosted": False, "swift": False, "asteroid_proof": False, "back": "minion", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a Minion card."""
        if cls.printed["power"] < 0:
            yield "power", "the Power of a Mob is 0 or more (in millions)"

    @property
    def power(self) -> int:
        """The Minion Power of this card, in millions."""
        return int(self.printed["power"])

    @property
    def project(self) -> Domination:
        """The Project that this Mob lies on."""
        site: Domination = self.zone.holder
        return site

    @property
    def qualifier(self) -> str:
        """What tells a Mob from another of its name: where it lies, and whether it is protected."""
        if not self.in_play:
            return ""
        return f"{self.project}, {self.controller}" + (", protected" if self.is_protected else "")

    def why_no_ops(self, you: Villain) -> Text | None:
        """Say why a Villain could not pay what the Ops cost, if so."""
        return None

    async def ops(self, you: Villain) -> None:
        """Do what the card says when *you* play it as Ops."""


def power_of_mobs(project: Domination) -> int:
    """Return the Minion Power that lies on a Project, in millions."""
    return sum([mob.power for mob in project.mobs])


class Domination(GalaxyCard):
    """A card that lies on the table as an Asteroid, as a Project or, once that is completed, as a Secret Facility."""

    #: The Mobs on a Project.
    mobs: ZoneOf[Minion] = zone(in_play=True)
    #: The name of the Villain that an Asteroid is aimed at, and the turn in which its owner launched it.
    target = column(default="")
    launched = column(default=0, shown=False)
    #: How far the completion of a Project has come: see :data:`WAITING` and :data:`FINISHED`.
    stage = column(default="", shown=False)
    #: The total Minion Power of the Mobs on a Project, in millions.
    workforce = quantity(power_of_mobs)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "asteroid", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a Domination card."""
        if cls.printed["cost"] < 1:
            yield "cost", "a Project takes 1 million of Minion Power or more"
        if not 0 <= cls.printed["points"] <= MOST_POINTS:
            yield "points", f"a Secret Facility brings 0 to {MOST_POINTS} Domination points"

    # ------------------------------------------------------------------------------------ what it is

    @property
    def is_project(self) -> bool:
        """Whether it lies on the table as a Project."""
        return self.is_current and self.zone.kind is Villain.projects

    @property
    def is_facility(self) -> bool:
        """Whether it lies on the table as a Secret Facility."""
        return self.is_current and self.zone.kind is Villain.facilities

    @property
    def is_asteroid(self) -> bool:
        """Whether it flies as an Asteroid."""
        return self.is_current and self.zone.kind is Villain.asteroids

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: whose it is, and what matters of it as what it is."""
        if self.is_asteroid:
            return f"{self.controller}, at {self.aimed_at}" + (", charged" if self.is_charged else "")
        if self.is_project:
            return f"{self.controller}, {self.missing} missing"
        if self.is_facility:
            return f"{self.controller}, protected" if self.is_protected else str(self.controller)
        return ""

    # ------------------------------------------------------------------------------------ a Project

    @displayed
    def missing(self) -> int:
        """How much Minion Power a Project still needs, in millions."""
        return max(0, self.printed["cost"] - self.workforce) if self.is_project else 0

    @property
    def has_enough(self) -> bool:
        """Whether a Project has all the Mobs it needs."""
        return bool(self.workforce >= self.printed["cost"])

    @property
    def is_finished(self) -> bool:
        """Whether a Project is just being turned into a Secret Facility: no Mob can be put on it any more (SV-Q27)."""
        return self.stage == FINISHED

    async def when_complete(self) -> None:
        """Do what the Project says when it is complete."""

    # ------------------------------------------------------------------------------------ an Asteroid

    @property
    def is_charged(self) -> bool:
        """Whether a Charge token lies on an Asteroid."""
        return self.tokens[self.game.CHARGE] > 0

    @property
    def aimed_at(self) -> Villain | None:
        """Whom an Asteroid is aimed at."""
        return next((villain for villain in self.game.players if villain.name == self.target), None)

    def point(self, villain: Villain, target: Villain) -> None:
        """Make an Asteroid somebody's, and aim it."""
        self.give_to(villain)
        self.set(target=target.name, launched=self.game.facts.turn)

    def price_for(self, villain: Villain) -> int:
        """Return how many Minion cards a Villain discards to shoot down this Asteroid."""
        return max(1, (CHARGED_SHOT if self.is_charged else SHOT) - villain.discount)


# ------------------------------------------------------------------------------------------------ when abilities work


def as_project(card: Domination, _: object) -> bool:
    """Say whether a card is a Project."""
    return card.is_project


def as_facility(card: Domination, _: object) -> bool:
    """Say whether a card is a Secret Facility."""
    return card.is_facility


def on_your_day(card: Domination, _: object) -> bool:
    """Say whether it is the Day of the card's Villain (SV-Q28)."""
    return card.game.day.is_now and my_turn(card, None)


def by_my_asteroid(card: Domination, destroyed: Destroyed) -> bool:
    """Say whether an Asteroid of the card's Villain destroys something."""
    return destroyed.asteroid is not None and mine(card, destroyed.asteroid)


def you_complete_it(card: Domination, completed: ProjectCompleted) -> bool:
    """Say whether the card's Villain completes a Project; whether the card itself counts is an option (SV-Q05)."""
    return by_me(card, completed) and (another(card, completed) or card.game.options.own_completion)


def launched_into_you(card: Domination, launched: Launched) -> bool:
    """Say whether somebody launches an Asteroid into the card's Villain."""
    return launched.target == card.controller


# ------------------------------------------------------------------------------------------------ kinds of ability


def destroy_this_project(method: Using[D]) -> Using[D]:
    """Mark what a Villain may destroy a Project for (SV-035)."""
    return activated(on_your_day, works_in=Villain.projects)(_after(_destroy, method))


def destroy_this_facility(method: Using[D]) -> Using[D]:
    """Mark what a Villain may destroy a Secret Facility for (SV-039)."""
    return activated(on_your_day, works_in=Villain.facilities)(_after(_destroy, method))


def once_per_turn(*, discard: int = 0, price: int = 0) -> Callable[[Using[D]], Using[D]]:
    """
    Mark what a Secret Facility offers once per turn (SV-038), perhaps after its Villain has discarded Minion cards.

    A method with a *price* has them discarded itself, because it wants to know which they are.
    """

    def declare(method: Using[D]) -> Using[D]:
        def pay(card: Domination) -> Awaitable[object]:
            return card.controller.discard_some(discard, about=card)

        paid = _after(pay, method) if discard else method
        return activated(on_your_day, works_in=Villain.facilities, once_per_turn=True, price=discard or price)(paid)

    return declare


def whenever(event: type[E], *where: Callable[[Any, E], bool]) -> Callable[[Acting[S, E]], Acting[S, Any]]:
    """Mark what a Secret Facility does whenever something happens (SV-040); one that is gone by then does it no more."""
    return when(event, as_facility, *where)


def if_destroyed(method: Acting[S, FacilityDestroyed]) -> Acting[S, Any]:
    """Mark what a Secret Facility does if it is destroyed (SV-040)."""
    return when(FacilityDestroyed, itself)(method)


def _after(paid: Callable[[Domination], Awaitable[object]], method: Using[D]) -> Using[D]:
    """Let something be paid before a method does its work."""

    @wraps(method)
    async def used(card: D) -> None:
        await paid(card)
        await method(card)

    return used


def _destroy(card: Domination) -> Awaitable[object]:
    return card.game.destroy(card)
