"""What Vehicles make of the turn: arriving, engaging, maneuvers, and Vanquishes of pairs (SW-075 to SW-082, SW-173 to SW-188)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletop import Text, Zone
from tabletop.games.villainous._cards import BOTTOM, VillainousCard
from tabletop.games.villainous._events import CameIntoPlay, LeftPlay, MoverMoved, Vanquished
from tabletop.games.villainous._vanquish import IS_SAFE

from ._fate import WHICH_REBEL, DarkSideFate
from ._players import DarkSideVillain
from ._vehicles import ARRIVAL, AllyVehicle, Arrived, Engaged, HeroVehicle, PairVanquished, Separated

ENGAGE_WITH = Text("villainous.engage-with", "Which Ally Vehicle does {rebel} engage?")
WHERE_MANEUVER = "Where does {card} go?"


class DeepSpace(DarkSideFate):
    """Deals with Vehicles."""

    def take_off(self, card: VillainousCard, to: Zone[Any], loss: LeftPlay | None = None) -> None:
        """The Hero Vehicle that an Ally Vehicle leaves behind is not engaged any more (SW-186)."""
        if isinstance(card, AllyVehicle):
            for foe in card.foes:
                foe.move(card.controller.rebels)
        super().take_off(card, to, loss)

    # ------------------------------------------------------------------------------------ arriving and engaging

    async def settle_in(self, event: CameIntoPlay) -> None:
        """A Hero Vehicle that comes must engage a free Ally Vehicle; an Ally Vehicle may be engaged by its player."""
        card, by = event.card, event.player
        if isinstance(card, HeroVehicle) and card.controller.free_vehicles:
            asked = Text(ENGAGE_WITH.key, ENGAGE_WITH.english, rebel=card)
            ship = await by.choose(asked, card.controller.free_vehicles, about=card)
            if ship is not None:
                await self.perform(Engaged(self.players[by.seat], card, ship))
        elif isinstance(card, AllyVehicle):
            you = card.controller
            await self.engage(you, you, vehicle=card, optional=True)

    async def arrive(self, you: Any, moved: MoverMoved) -> None:
        """An Ally Vehicle does what it says when the mover comes, also if it is engaged (SW-171, SW-177, SW-Q21)."""
        ship = moved.to
        if not isinstance(ship, AllyVehicle):
            return
        if ship.may_welcome:
            await self.resolving(ship, ARRIVAL, ship.arrival(), controller=you)
        if ship.is_current:
            await self.perform(Arrived(you, ship))

    # ------------------------------------------------------------------------------------ maneuvers

    def movable(self, you: Any) -> Iterator[VillainousCard]:
        """List what a Maneuver could move: cards on the Villain side, and Vehicles that could join or part."""
        for place in you.locations:
            yield from (card for card in place.bottom if self.could_go(card, maneuver=True))
        yield from (ship for ship in you.fleet if self.could_maneuver_ship(you, ship))

    def could_maneuver_ship(self, you: DarkSideVillain, ship: AllyVehicle) -> bool:
        """Say whether a Maneuver could part an Ally Vehicle from its foe, or join it to one (SW-187, SW-188)."""
        foe = ship.foe
        return len(you.rebels) > 0 if foe is None else self.can(Separated(you, foe, ship))

    async def move_card(self, you: Any, card: VillainousCard) -> bool:
        """Have a player maneuver a card: to another location, or a Vehicle away from its foe or to one (SW-075, SW-081)."""
        if not isinstance(card, AllyVehicle):
            return await self.maneuver(you, card)
        foe = card.foe
        if foe is not None:
            return await self.perform(Separated(you, foe, card)) is not None
        rebel = await you.choose(WHICH_REBEL, you.rebels, about=card)
        return rebel is not None and await self.perform(Engaged(you, rebel, card)) is not None

    async def maneuver(self, you: DarkSideVillain, card: VillainousCard) -> bool:
        """Have a player maneuver a card of the Villain side to another location."""
        asked = Text("villainous.where-maneuver", WHERE_MANEUVER, card=card)
        place = await you.choose(asked, self.ways_of(card, maneuver=True), about=card, kind="place")
        return await self.relocate(card, place, side=BOTTOM, maneuver=True)

    # ------------------------------------------------------------------------------------ Vanquishes

    def victims(self, you: Any) -> Sequence[VillainousCard]:
        """Heroes, engaged Hero Vehicles, and whoever says so (SW-095, SW-096, SW-Q13)."""
        declared = [ally for ally in you.allies if ally.may_be_vanquished]
        return [*super().victims(you), *declared, *[ship.foe for ship in you.fleet if ship.foe is not None]]

    def why_no_victim(self, you: Any, target: VillainousCard, *, stronger: int = 0) -> Text | None:
        """For a pair of Vehicles it takes no Ally (SW-181)."""
        if not isinstance(target, HeroVehicle):
            return super().why_no_victim(you, target, stronger=stronger)
        ship = target.foe
        return None if ship is not None and self.can(PairVanquished(you, ship, target)) else IS_SAFE

    async def vanquish_target(self, you: Any, target: Any) -> None:
        """A pair of Vehicles goes as a whole."""
        if not isinstance(target, HeroVehicle):
            await super().vanquish_target(you, target)
        elif target.foe is not None and await self.perform(PairVanquished(you, target.foe, target)) is not None:
            await self.perform(Vanquished(you, target, ()))
