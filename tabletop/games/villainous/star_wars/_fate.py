"""Fate actions, playing Fate cards on somebody, and revealing decks (SW-097 to SW-108, SW-202 to SW-204)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import attrs

from tabletop import Event, Text, Zone, event
from tabletop.games.villainous._cards import FateCard, VillainousCard
from tabletop.games.villainous._game import VillainousGame

from ._cards import DarkSideCard
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, Engaged

AGAINST_WHOM: Final = Text("villainous.fate-whom", "Whose Fate is it?")
WHICH_FATE: Final = Text("villainous.which-fate", "Which Fate card do you play?")
DRAW_FATE: Final = Text("villainous.draw-fate", "Reveal two Fate cards")
FORCE: Final = Text("villainous.force", "Force two Vehicles to engage")
HOW_FATE: Final = Text("villainous.how-fate", "What do you do?")
WHICH_SHIP: Final = Text("villainous.which-ship", "Which Ally Vehicle?")
WHICH_REBEL: Final = Text("villainous.which-rebel", "Which Hero Vehicle?")
NO_FATE: Final = Text("villainous.no-fate", "No opponent has a Fate card.")

FATE_CARDS: Final = 2


@event(by="player")
class FateAimed(Event):
    """A player names the opponent of a Fate action; whoever answers may take the place of all the rest (SW-Q46)."""

    text = "{player} takes a Fate action against {rival}."
    player: DarkSideVillain
    rival: DarkSideVillain
    is_replaced: bool = attrs.field(default=False, repr=False)


class DarkSideFate(VillainousGame):
    """Plays Fate cards from the decks of their Villains."""

    players: tuple[DarkSideVillain, ...]
    active: DarkSideVillain

    def fate_pile_of(self, card: VillainousCard) -> Zone[Any]:
        """Each Villain has a Fate discard pile (SW-010)."""
        you: DarkSideVillain = card.owner
        return you.fate_discard

    async def deal_fate(self, you: Any, cards: Sequence[type[FateCard]]) -> None:
        """Every Villain has a Fate deck (SW-010)."""
        self.add_cards(cards, you.fate_deck, owner=you)
        await you.fate_deck.shuffle()

    # ------------------------------------------------------------------------------------ the action

    async def fate(self, you: Any) -> bool:
        """Have a player take a Fate action (SW-097 to SW-108)."""
        rival: DarkSideVillain | None = await you.choose(AGAINST_WHOM, you.others, kind="fate")
        if rival is None:
            return False
        aimed = FateAimed(you, rival)
        if await self.perform(aimed) is None:
            return False
        await self.answer(aimed)
        if not aimed.is_replaced:
            await self.carry_out_fate(you, rival)
        return True

    async def carry_out_fate(self, you: DarkSideVillain, rival: DarkSideVillain) -> None:
        """Force an engagement, do what a card offers in place of drawing, or reveal two cards and play one."""
        ways = [DRAW_FATE, *([FORCE] if rival.free_vehicles and rival.rebels else ()), *self.other_fates(rival)]
        way = await you.choose(HOW_FATE, ways, kind="fate")
        if way is FORCE:
            await self.engage(you, rival)
        elif way is DRAW_FATE:
            await self.draw_fate(you, rival)
        elif way is not None:
            await way.instead_of_fate(you)

    def other_fates(self, rival: DarkSideVillain) -> list[Any]:
        """List the cards on a board that offer something in place of revealing cards."""
        return [card for card in rival.sight if isinstance(card, DarkSideCard) and card.offers_fate]

    async def draw_fate(self, you: DarkSideVillain, rival: DarkSideVillain) -> None:
        """Reveal two cards of a Fate deck, and play one of them on its Villain (SW-097, SW-098)."""
        cards = await self.turn_up_some(rival.fate_deck, FATE_CARDS)
        forced = next((card for card in cards if card.forces_itself), None)
        picked: Any = forced or await you.choose(WHICH_FATE, cards, kind="fate")
        if picked is None:
            return
        # SW-220: the other card lies on the pile before the picked one is played.
        await self.discard_from(you, [card for card in cards if card != picked])
        at = picked.forced_places() if forced else None
        await self.play_on(rival, picked, by=you, at=at)

    # ------------------------------------------------------------------------------------ engaging

    async def engage(
        self, by: DarkSideVillain, you: DarkSideVillain, *, vehicle: AllyVehicle | None = None, optional: bool = False
    ) -> None:
        """Have somebody engage an Ally Vehicle of a board with a Hero Vehicle (SW-105, SW-173, SW-188)."""
        ship = vehicle or await by.choose(WHICH_SHIP, you.free_vehicles)
        rebel = None if ship is None else await by.choose(WHICH_REBEL, you.rebels, optional=optional, about=ship)
        if ship is not None and rebel is not None:
            await self.perform(Engaged(by, rebel, ship))

    # ------------------------------------------------------------------------------------ revealing

    async def reveal_until(self, you: DarkSideVillain, deck: Zone[Any], wanted: Callable[[Any], bool]) -> Any:
        """Reveal cards of a deck until one is as wanted; the others are discarded and shuffled in, with the whole pile (SW-203)."""
        passed: list[VillainousCard] = []
        while (card := await self.turn_up(deck)) is not None and not wanted(card):
            passed.append(card)
        await self.discard_from(you, passed)
        await self.restock(deck)
        return card

    async def reveal_some(self, you: DarkSideVillain, deck: Zone[Any], count: int) -> list[Any]:
        """Reveal the top cards of a deck; what is not taken is for :meth:`discard_revealed`."""
        return await self.turn_up_some(deck, count)

    async def discard_revealed(self, you: DarkSideVillain, cards: Sequence[VillainousCard], deck: Zone[Any]) -> None:
        """Discard revealed cards that were not taken, and shuffle the whole pile into the deck (SW-203)."""
        await self.discard_from(you, cards)
        await self.restock(deck)
