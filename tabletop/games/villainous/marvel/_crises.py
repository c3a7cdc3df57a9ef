"""Events of Marvel, called crises here: where they lie, who goes to them, when they are resolved (MV-166 to MV-183)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop import Event, Text, Zone, ZoneOf, column, event, quantity, state_based, zone
from tabletop.games.villainous._cards import FateCard

from ._cards import Ally, MarvelCard

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

    from ._players import MarvelVillain
    from .game import MarvelVillainous

REWARD = Text("villainous.reward", "is resolved")


def is_going_on(crisis: Crisis, _: object) -> bool:
    """Say whether a crisis is not over yet: from then on it does nothing (MV-166, MV-Q24)."""
    return not crisis.is_over


def enough_have_come(crisis: Crisis, _: object) -> bool:
    """Say whether Allies are at a crisis, as strong as it takes."""
    return len(crisis.front) > 0 and crisis.strength_there >= crisis.requirement


class Crisis(MarvelCard, FateCard):
    """An Event: a penalty that lasts until enough Allies have come to it."""

    covers_symbols = False
    #: How much worse than most Events it is, for bots, and what each start of a turn costs while it lasts.
    menace: ClassVar[int] = 1
    toll: ClassVar[int] = 0
    abilities_work_if = (is_going_on,)
    #: The Allies that have come to it.
    front: ZoneOf[Ally] = zone(in_play=True)
    is_over = column(default=False)
    #: How much Strength it takes.
    requirement = quantity("strength", floor=0)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "Fate", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on an Event."""
        yield from super().misprints()
        if cls.printed["strength"] < 1:
            yield "strength", "an Event takes a Strength of 1 or more"

    @property
    def strength_there(self) -> int:
        """How strong the Allies are that have come."""
        return sum([ally.strength for ally in self.front])

    def menace_to(self, you: MarvelVillain) -> int:
        """Say how much worse than most Events it is for a player, for bots."""
        return self.menace

    @state_based(is_going_on, enough_have_come)
    async def be_resolved(self) -> bool:
        """As soon as enough Allies are there it is resolved."""  # MV-168, MV-Q23
        self.set(is_over=True)
        here = {ally.controller for ally in self.front}
        for you in self.game.clockwise:
            if you in here:
                await self.game.resolving(self, REWARD, self.reward(you), controller=you)
        await self.game.perform(RewardsGiven(self))
        await self.game.perform(CrisisEnded(self, tuple(self.front)))
        return True

    async def reward(self, you: MarvelVillain) -> None:
        """Do what whoever had an Ally there gets (MV-170)."""


class GlobalCrisis(Crisis):
    """An Event for everybody, in the middle of the table (MV-175 to MV-178)."""

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """The middle of the table."""
        return [self.game.crises]


class TargetedCrisis(Crisis):
    """An Event for one Villain (MV-179 to MV-182)."""

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """Above that Villain's Domain."""
        return [rival.crises for rival in self.game.players if rival.villain == self.printed["set"]]


@event(to="crisis")
class RewardsGiven(Event):
    """An Event is resolved and has paid: the Allies there are about to be discarded."""

    text = "The rewards of {crisis} are given."
    crisis: Crisis


@event(to="crisis")
class CrisisEnded(Event):
    """An Event has been resolved: it is discarded, and the Allies that were there (MV-171, MV-172)."""

    looks_back = True
    text = "{crisis} is resolved."
    crisis: Crisis
    allies: tuple[Ally, ...]

    def happen(self, game: MarvelVillainous) -> None:
        for ally in self.allies:
            game.take_off(ally, ally.pile)
        self.crisis.move(self.crisis.pile)
