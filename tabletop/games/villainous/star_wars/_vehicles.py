"""Vehicles: ships that are places, ships of the Heroes, and how they engage and part (SW-166 to SW-189)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop import Event, Rule, Text, Zone, ZoneOf, event, forbids, modifies, permission, zone
from tabletop.games.villainous._cards import Bearer, FateCard
from tabletop.games.villainous._events import LeftPlay
from tabletop.games.villainous._places import LOWER, Place, Symbol

from ._cards import NUMBERED, SYMBOLS, DarkSideCard, DarkSideVillainCard
from ._players import DarkSideVillain

if TYPE_CHECKING:
    from tabletop.games.villainous._game import VillainousGame
    from tabletop.games.villainous._players import Villain

    from .game import StarWarsVillainous

ARRIVAL = Text("villainous.arrival", "is reached by the mover")


class Vehicle(DarkSideCard, Bearer):
    """A ship, of the Villain or of the Heroes: in the Sector, and next to nothing (SW-174)."""

    @property
    def covers_symbols(self) -> bool:
        """Ships lie in Deep Space, and cover nothing by that."""
        return False

    @property
    @abstractmethod
    def is_engaged(self) -> bool:
        """Whether it is engaged with a Vehicle of the other side."""


class AllyVehicle(DarkSideVillainCard, Vehicle, Place):
    """A ship of a Villain: one more place in the Sector, with symbols and an ability for whoever arrives (SW-170, SW-171)."""

    known_symbols = SYMBOLS
    numbered_symbols = NUMBERED
    is_single = False
    printed_rows: ClassVar[Mapping[str, str]] = {LOWER: "symbols"}
    #: The Hero Vehicle that it is engaged with.
    foes: ZoneOf[HeroVehicle] = zone(in_play=True)
    #: Whether its ability works when the mover arrives.
    may_welcome = permission(True)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": f"{printed.get('set', '')} Villain", **printed}
        super().__init_subclass__(**printed)

    def covers(self, symbol: Symbol) -> bool:
        """A Hero Vehicle that it is engaged with covers all of them (SW-176)."""
        return self.is_engaged

    @property
    def is_engaged(self) -> bool:
        """Whether it is engaged with a Hero Vehicle."""
        return len(self.foes) > 0

    @property
    def foe(self) -> HeroVehicle | None:
        """The Hero Vehicle that it is engaged with."""
        return self.foes.first

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """Deep Space (SW-073)."""
        return [you.fleet] if isinstance(you, DarkSideVillain) else []

    async def arrival(self) -> None:
        """Do what it says when the mover arrives."""


class HeroVehicle(Vehicle, FateCard):
    """A ship of the Heroes: it engages a free Ally Vehicle, or else is a burden on the hand (SW-175 to SW-179)."""

    @property
    def is_engaged(self) -> bool:
        """Whether it is engaged with an Ally Vehicle."""
        return self.zone.name == "foes"

    @property
    def foe(self) -> AllyVehicle | None:
        """The Ally Vehicle that it is engaged with."""
        return self.host if self.is_engaged else None

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """Deep Space; then it engages."""
        return [you.rebels] if isinstance(you, DarkSideVillain) else []


# ------------------------------------------------------------------------------------------------ events


@event(to="vehicle", by="player")
class Arrived(Event):
    """A mover has come to an Ally Vehicle, and its ability is done."""

    text = "{player} has arrived at {vehicle}."
    player: DarkSideVillain
    vehicle: AllyVehicle


@event(to="rebel", by="player")
class Engaged(Event):
    """A Hero Vehicle engages an Ally Vehicle, whoever brought that about."""

    text = "{rebel} engages {vehicle}."
    player: DarkSideVillain
    rebel: HeroVehicle
    vehicle: AllyVehicle

    def happen(self, game: StarWarsVillainous) -> None:
        self.rebel.move(self.vehicle.foes)


@event(to="rebel", by="player")
class Separated(Event):
    """A Hero Vehicle parts from the Ally Vehicle that it was engaged with."""

    text = "{rebel} parts from {vehicle}."
    player: DarkSideVillain
    rebel: HeroVehicle
    vehicle: AllyVehicle

    def happen(self, game: StarWarsVillainous) -> None:
        self.rebel.move(self.rebel.controller.rebels)


@event(to="vehicle", by="player")
class PairVanquished(LeftPlay):
    """A Vanquish takes an engaged pair: both Vehicles are discarded, and what lies on them (SW-181, SW-182)."""

    text = "{vehicle} and {card} are vanquished."
    player: DarkSideVillain
    vehicle: AllyVehicle
    card: HeroVehicle

    def happen(self, game: VillainousGame) -> None:
        game.take_off(self.card, self.card.pile)
        game.take_off(self.vehicle, self.vehicle.pile)


# ------------------------------------------------------------------------------------------------ rules


class LooseVehiclesCutTheHand(Rule):
    """Each Hero Vehicle that is not engaged takes one off the hand size (SW-056, SW-179)."""

    @modifies(DarkSideVillain.hand_size)
    def cut(self, you: DarkSideVillain) -> int:
        """Hero Vehicles that are not engaged"""
        return -len(you.rebels)


class NobodyLosesTheShipTheyStandOn(Rule):
    """An Ally Vehicle with the mover on it can't be vanquished, removed or defeated (SW-183)."""

    @forbids(LeftPlay)
    def hold(self, loss: LeftPlay) -> bool:
        """The mover is on it"""
        lost = loss.vehicle if isinstance(loss, PairVanquished) else loss.card
        return isinstance(lost, AllyVehicle) and lost.is_here
