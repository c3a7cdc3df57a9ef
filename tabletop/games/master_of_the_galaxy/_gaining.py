"""Cards come and go: drawn, gained in other ways, and discarded (MG-021 to MG-025); so do conflicts that nobody wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop import Text

from ._cards import DEVELOPMENTS, Conflict, OwnedCard
from ._events import CardDiscarded, CardGained, CardPutUnder, CardSeen, ConflictCancelled
from ._table import MasterTable

if TYPE_CHECKING:
    from tabletop import Card

    from ._players import Ruler


class Gaining(MasterTable):
    """Gives players cards, and takes them away."""

    # ------------------------------------------------------------------------------------ gaining

    async def gain(self, player: Ruler, card: OwnedCard) -> None:
        """Put a card before a player: however it comes there, it is gained (MG-024)."""
        await self.perform(CardGained(player, card))
        await self.turn_up(card.deck_name)

    async def turn_up(self, deck_name: str) -> None:
        """Show the top card of a deck that lies face up (MG-014)."""
        top = self.deck(deck_name).first
        if top is not None and top.read("known") != self.table.layout.everybody:
            await self.reveal(top)

    async def draw_card(self, player: Ruler, deck_name: str) -> None:
        """
        Have a player draw a card: look at two, keep one or take the next instead, which is seen before (MG-021, MG-158).

        Of a deck with one card it is that one, of an empty deck none (MG-Q09).
        """
        if deck_name == "development":
            deck_name = await self.choose_deck(player, [name for name in DEVELOPMENTS if self.deck(name)]) or ""
        if not deck_name or not self.deck(deck_name):
            return
        looked = await self.take_from_top(player, deck_name, player.cards_looked_at)
        next_one = Text("galaxy.neither", "The next card")
        things = looked if len(looked) == 1 else [*looked, next_one]
        kept = await player.choose(Text("galaxy.keep", "Which card do you keep?"), things, kind="draw")
        await self.put_under([card for card in looked if card != kept], player)
        card = kept if isinstance(kept, OwnedCard) else self.deck(deck_name).first
        if card is not None:
            await self.gain(player, card)

    async def choose_deck(self, player: Ruler, decks: Sequence[str], *, about: Card | None = None) -> str | None:
        """Have a player choose one of some decks."""
        return await player.choose(Text("galaxy.which-deck", "From which deck do you draw?"), decks, about=about)

    async def take_from_top(self, player: Ruler, deck_name: str, count: int) -> list[OwnedCard]:
        """Let everybody look at cards from the top of a deck, as many as there are."""
        taken = []
        for top in self.deck(deck_name).cards[:count]:
            event = CardSeen(player, top)
            await self.perform(event)
            await self.turn_up(deck_name)
            taken.append(event.card)
        return taken

    async def put_under(self, cards: Sequence[OwnedCard], player: Ruler) -> None:
        """Put cards on the bottom of their deck, in the order that a player likes (MG-Q48)."""
        for card in await player.put_in_order(Text("galaxy.under", "In which order do they go to the bottom?"), cards):
            await self.perform(CardPutUnder(card))

    async def gain_at_random(self, player: Ruler, deck_name: str, *, but: str = "") -> None:
        """Shuffle a deck and have a player gain one of its cards, without a choice (MG-022)."""
        deck = self.deck(deck_name)
        await deck.shuffle()
        fitting = [card for card in deck if card.id != but]
        if fitting:
            await self.gain(player, fitting[0])
        await self.turn_up(deck_name)

    async def search(self, player: Ruler, *, about: Card, but: str = "") -> None:
        """Have a player choose any card of a development deck, and shuffle that (MG-023)."""
        decks = [name for name in DEVELOPMENTS if any(card.id != but for card in self.deck(name))]
        chosen = await self.choose_deck(player, decks, about=about)
        if chosen is None:
            return
        deck = self.deck(chosen)
        await self.look_at(player, deck)
        cards = [card for card in deck if card.id != but]
        card = await player.choose(Text("galaxy.which-card", "Which card do you take?"), cards, about=about)
        if card is not None:
            await self.gain(player, card)
        await deck.shuffle()
        await self.turn_up(chosen)

    # ------------------------------------------------------------------------------------ losing

    async def discard(self, player: Ruler, card: OwnedCard) -> OwnedCard:
        """Put a card of a player on the bottom of its deck; return it as it is there."""
        event = CardDiscarded(player, card)
        await self.perform(event)
        await self.turn_up(card.deck_name)
        return event.card

    async def cancel_conflict(self, conflict: Conflict) -> None:
        """End a conflict without a winner: its card goes to the red side, or from a neutral system to its deck (MG-136)."""
        red, blue = conflict.fighters
        await self.perform(ConflictCancelled(conflict))
        if red is None or blue is None:
            await self.discard(red or blue or self.active, conflict)
        else:
            await self.gain(red, conflict)
