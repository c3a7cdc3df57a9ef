"""The Villains of the dark side: Fate decks of their own, Vehicles in Deep Space, Credits and Ambition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop import NOBODY, OWNER, ZoneOf, cached, zone
from tabletop.games.villainous._cards import Ally, FateCard, Hero, VillainousCard
from tabletop.games.villainous._events import Defeated, Removed
from tabletop.games.villainous._places import Place
from tabletop.games.villainous._players import Villain, attached_to

if TYPE_CHECKING:
    from ._cards import DarkSideVillainCard, Tile
    from ._vehicles import AllyVehicle, HeroVehicle
    from .game import StarWarsVillainous

V = TypeVar("V", bound=VillainousCard)


class DarkSideVillain(Villain):
    """A player of Star Wars Villainous."""

    hand: ZoneOf[DarkSideVillainCard] = zone(OWNER)
    fate_deck: ZoneOf[FateCard] = zone(NOBODY, ordered=True, refilled_from="fate_discard")
    fate_discard: ZoneOf[FateCard] = zone()
    #: Deep Space: the Ally Vehicles, and the Hero Vehicles that are not engaged.
    fleet: ZoneOf[AllyVehicle] = zone(in_play=True)
    rebels: ZoneOf[HeroVehicle] = zone(in_play=True)
    #: Special pieces that lie beside the Sector.
    beside: ZoneOf[Tile] = zone(in_play=True)
    game: StarWarsVillainous

    # ------------------------------------------------------------------------------------ what one has

    @cached
    def places(self) -> Sequence[Place]:
        """The locations, and the Ally Vehicles (SW-036)."""
        return (*self.locations, *self.fleet)

    @cached
    def sight(self) -> Sequence[VillainousCard]:
        """All cards in the Sector: at locations, in Deep Space, and under the mover."""
        deep: list[VillainousCard] = []
        for vehicle in (*self.fleet, *self.hero_vehicles):
            deep += [vehicle, *vehicle.attached]
        return (*self.lying, *deep, *attached_to(self.mover))

    @cached
    def hero_vehicles(self) -> tuple[HeroVehicle, ...]:
        """The Hero Vehicles in the Sector, the engaged ones first."""
        engaged: list[HeroVehicle] = [foe for vehicle in self.fleet for foe in vehicle.foes]
        return (*engaged, *self.rebels)

    @property
    def free_vehicles(self) -> list[AllyVehicle]:
        """The Ally Vehicles that are not engaged."""
        return [vehicle for vehicle in self.fleet if not vehicle.is_engaged]

    @property
    def removable_allies(self) -> list[Ally]:
        """The Allies that can be removed."""
        return [ally for ally in self.allies if self.game.can(Removed(ally))]

    @property
    def defeatable_heroes(self) -> list[Hero]:
        """The Heroes that can be defeated by a card."""
        return [hero for hero in self.heroes if self.game.can(Defeated(hero, self))]

    async def show_hand(self) -> None:
        """Show all cards in hand to everybody."""
        for card in self.hand:
            if len(card.known_to) < len(self.game.players):
                await self.game.reveal(card)

    # ------------------------------------------------------------------------------------ money

    @property
    def credits(self) -> int:
        """How many Credits this player has."""
        return self.purse[self.game.CREDIT]

    @property
    def ambition(self) -> int:
        """How much Ambition this player has."""
        return self.purse[self.game.AMBITION]

    async def gain_credits(self, count: int) -> None:
        """Take Credits."""
        await self.gain(self.game.CREDIT, count)

    async def gain_ambition(self, count: int) -> None:
        """Take Ambition."""
        await self.gain(self.game.AMBITION, count)

    async def lose_credits(self, count: int) -> None:
        """Lose Credits, as many as there are."""
        await self.lose(self.game.CREDIT, count)

    async def lose_ambition(self, count: int) -> None:
        """Lose Ambition, as much as there is."""
        await self.lose(self.game.AMBITION, count)

    async def pay_credits(self, count: int) -> bool:
        """Pay Credits, all of them or none; say whether they were paid."""
        return await self.pay(self.game.CREDIT, count)

    async def pay_ambition(self, count: int) -> bool:
        """Pay Ambition, all of it or none; say whether it was paid."""
        return await self.pay(self.game.AMBITION, count)

    # ------------------------------------------------------------------------------------ revealing and finding

    def could_find(self, kind: type[VillainousCard]) -> bool:
        """Say whether a card of a kind is where one looks for it."""
        return len(self.findable(kind)) > 0

    def findable(self, kind: type[V]) -> list[V]:
        """List the cards of a kind that are where one looks for them: in the Sector, in their pile or in their deck (SW-209)."""
        deck, pile = self.deck_and_pile_of(kind)
        return [card for card in (*self.sight, *pile, *deck) if isinstance(card, kind)]

    async def find(self, kind: type[V]) -> V | None:
        """Find a card: in the Sector, then in its pile, then by revealing its deck (SW-208 to SW-211, SW-Q39)."""
        deck, pile = self.deck_and_pile_of(kind)
        there = [card for card in self.sight if isinstance(card, kind)] or [
            one for one in pile if isinstance(one, kind)
        ]
        if there:
            return await self.choose("Which one do you find?", there)
        found: V | None = await self.game.reveal_until(self, deck, lambda card: isinstance(card, kind))
        return found

    def deck_and_pile_of(self, kind: type[VillainousCard]) -> tuple[Any, Any]:
        """Return the deck and the pile in which a card of a kind may lie."""
        return (self.fate_deck, self.fate_discard) if issubclass(kind, FateCard) else (self.deck, self.discard)

    def could_reveal(self, kind: type[VillainousCard]) -> bool:
        """Say whether a card of a kind would be turned up from its deck, sooner or later."""
        deck, pile = self.deck_and_pile_of(kind)
        return any(isinstance(card, kind) for card in (*deck, *pile))

    async def reveal(self, kind: type[V]) -> V | None:
        """Reveal cards of the deck until one of a kind turns up (SW-203); None if there is none."""
        if not self.could_reveal(kind):
            return None
        deck, _ = self.deck_and_pile_of(kind)
        found: V | None = await self.game.reveal_until(self, deck, lambda card: isinstance(card, kind))
        return found

    async def play_own_hero(self, *, at: Any = None) -> Hero | None:
        """Reveal one's own Fate deck until a Hero turns up, and play that Hero on oneself; *at* names places that a text allows."""
        hero = await self.reveal(Hero)
        return None if hero is None else await self.game.play_on(self, hero, by=self, at=at)

    async def find_and_play(
        self, kind: type[V], *, by: DarkSideVillain | None = None, side: str = "", at: Any = None
    ) -> V | None:
        """Find a card of one's own that is played for free, by oneself or *by* another, perhaps where a text says."""
        card = await self.find(kind)
        if card is None:
            return None
        played: V | None = await self.game.play_on(self, card, by=by or self, side=side, at=at)
        return played

    async def find_and_place(self, kind: type[V], *, at: Any = None) -> V | None:
        """Find a card of one's own, if it is anywhere, and place it for free, perhaps at places that a text names."""
        card = await self.find(kind) if self.could_find(kind) else None
        if card is None:
            return None
        placed: V | None = await self.game.place_on(self, card, by=self, at=at)
        return placed

    @property
    def playable_cards(self) -> list[DarkSideVillainCard]:
        """The cards in hand that can be played in one's own turn: all but Conditions."""
        return [card for card in self.hand if card.printed["paid_in"]]
