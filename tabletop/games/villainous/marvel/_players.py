"""The Villains of Marvel: Power, Specialties, Allies abroad and at Events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop import OWNER, Event, ZoneOf, cached, event, permission, quantity, zone
from tabletop.games.villainous._cards import Character, VillainousCard
from tabletop.games.villainous._events import Removed
from tabletop.games.villainous._players import Villain, with_all_on

from ._cards import Ally, Hero, MarvelVillainCard, Mover, Specialty, Tile

if TYPE_CHECKING:
    from ._crises import Crisis
    from .game import MarvelVillainous


@event(by="player")
class PowerHanded(Event):
    """A player pays Power to another one."""

    text = "{player} pays {to} {count} Power."
    player: MarvelVillain
    to: MarvelVillain
    count: int

    def happen(self, game: MarvelVillainous) -> None:
        game.pay(game.POWER, self.count, self.player.purse, self.to.purse)


#: What is remembered of a player who has played a card from hand this turn.
FROM_HAND = "play a card from hand"
#: What is remembered of one who has paid for a card out of the discard pile this turn, and played it.
FROM_PILE = "play a card out of the discard pile"


class MarvelVillain(Villain):
    """A player of Marvel Villainous."""

    hand: ZoneOf[MarvelVillainCard] = zone(OWNER)
    #: The Specialty area: part of the Domain, and no location (MV-030).
    specialties: ZoneOf[Specialty | Tile] = zone(in_play=True)
    #: The Targeted Events above the Domain (MV-180).
    crises: ZoneOf[Crisis] = zone(in_play=True)
    #: Tiles that are not on the table, or not any more.
    aside: ZoneOf[Tile] = zone()
    #: How much less Power each activation costs, and how much more when that is taken off (MV-Q55).
    activation_discount = quantity(0, floor=0)
    activation_surcharge = quantity(0, floor=0)
    #: Whether nothing keeps this player from playing and finding cards of the own discard pile.
    may_search_discard = permission(True)
    game: MarvelVillainous

    # ------------------------------------------------------------------------------------ what one has

    @property
    def mover(self) -> Mover:
        """The Villain in person."""
        mover: Mover = self.game.card_at(self.mover_row)
        return mover

    @cached
    def sight(self) -> Sequence[VillainousCard]:
        """All cards in the Domain: at locations and in the Specialty area (MV-025)."""
        special: list[VillainousCard] = []
        for card in self.specialties:
            special += with_all_on(card)
        return (*self.lying, *special)

    @cached
    def abroad(self) -> tuple[Ally, ...]:
        """The Allies of this player in other Domains."""
        everywhere = [card for rival in self.others for card in rival.lying]
        return tuple([card for card in everywhere if isinstance(card, Ally) and card.controller == self])

    @cached
    def at_events(self) -> tuple[Ally, ...]:
        """The Allies of this player at Events."""
        fronts = [ally for crisis in self.game.all_crises for ally in crisis.front]
        return tuple([ally for ally in fronts if ally.controller == self])

    @cached
    def opposing(self) -> tuple[Character, ...]:
        """The Heroes and the Allies of others on the top side of the Domain."""
        on_top = [card for place in self.locations for card in place.top]
        return tuple([card for card in on_top if isinstance(card, Character)])

    @property
    def all_allies(self) -> Sequence[Any]:
        """The Allies of this player, wherever they are."""
        return (*self.allies, *self.abroad, *self.at_events)

    @property
    def removable_allies(self) -> list[Any]:
        """The Allies in one's own Domain that can be removed."""
        return [ally for ally in self.allies if self.game.can(Removed(ally))]

    @property
    def defeatable_heroes(self) -> list[Hero]:
        """The Heroes in the Domain that can be defeated by a card: a Protector comes first (MV-Q22)."""
        return [hero for hero in self.marvel_heroes if self.game.may_be_defeated(hero, self)]

    @property
    def marvel_heroes(self) -> list[Hero]:
        """The Heroes in the Domain."""
        return [hero for hero in self.heroes if isinstance(hero, Hero)]

    @cached
    def protectors(self) -> list[Hero]:
        """The Protectors in the Domain."""
        return [hero for hero in self.marvel_heroes if hero.protects]

    def own(self, kind: type[Any]) -> list[Any]:
        """List this player's own cards of a kind in the Domain."""
        return [card for card in self.sight if isinstance(card, kind) and card.controller == self]

    @property
    def within_reach(self) -> Sequence[MarvelVillainCard]:
        """The cards in hand, and those in the discard pile that may be played from there."""
        any_might = self.game.is_modified(MarvelVillainCard.may_rise)
        found = [card for card in self.findable if isinstance(card, MarvelVillainCard)]
        return (*self.hand.cards, *[card for card in found if (any_might or card.rises_again) and card.may_rise])

    @property
    def findable(self) -> Sequence[Any]:
        """The cards of the discard pile, as far as this player may play and find them."""
        return self.discard.cards if self.may_search_discard else ()

    # ------------------------------------------------------------------------------------ money

    @property
    def power(self) -> int:
        """How much Power this player has."""
        return self.purse[self.game.POWER]

    async def gain_power(self, count: int) -> None:
        """Take Power."""
        await self.gain(self.game.POWER, count)

    async def lose_power(self, count: int) -> None:
        """Lose Power, as much as there is."""
        await self.lose(self.game.POWER, count)

    async def pay_power(self, count: int) -> bool:
        """Pay Power, all of it or none; say whether it was paid."""
        return await self.pay(self.game.POWER, count)

    async def hand_power(self, count: int, *, to: MarvelVillain) -> None:
        """Pay Power to another player, as much as there is."""
        if self.power:
            await self.game.perform(PowerHanded(self, to, min(count, self.power)))

    async def show_hand(self) -> None:
        """Show all cards in hand to everybody."""
        for card in self.hand:
            if len(card.known_to) < len(self.game.players):
                await self.game.reveal(card)
