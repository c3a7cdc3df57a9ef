"""Verbs that most games share: paying, drawing, moving, looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tabletop._base.errors import BadOption, RulesBug
from tabletop._rules.events import Drew, LookedAt, Moved, Paid, Revealed

from .chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop._rules.cards import Card
    from tabletop._rules.players import Player
    from tabletop._rules.zones import Pool, Zone
    from tabletop._table.places import Supply

C = TypeVar("C", bound="Card")


class Verbs(Chance):
    """Does what most games do."""

    __slots__ = ()

    def pay(self, supply: Supply, count: int, source: Pool, to: Pool, *, up_to: bool = False) -> int:
        """
        Move *count* pieces from one pool to another, or with *up_to* as many as there are; return how many moved.

        If there are too few and *up_to* is not said, nothing moves.
        """
        if count < 0:
            raise RulesBug(f"nobody can pay {count} {supply.name}: pay the other way round")
        if source.game is not self or to.game is not self:
            return 0  # a pool on a card that is gone
        if not (source.number == 0 and supply.total is None):
            there = source[supply]
            if there < count:
                count = there if up_to else 0
        if count:
            self.table.pay(supply, count, source.number, to.number)
        return count

    # ------------------------------------------------------------------------------------ players

    async def first_player(self) -> Any:
        """Return who takes the first turn: the seat that the option ``first`` names, or somebody by lot."""
        first, count = self.options.first, len(self.players)
        if first is None:
            return await self.pick_at_random(self.players, prompt="Who begins?")
        if not 0 <= first < count:
            raise BadOption(self.id, "first", f"there is no seat {first}; the seats are 0 to {count - 1}")
        return self.players[first]

    # ------------------------------------------------------------------------------------ cards

    async def draw(self, player: Player, deck: Zone[C], to: Zone[Any], count: int = 1) -> list[C]:
        """Have a player draw cards from the top of a deck, which is restocked when somebody needs a card it does not have."""
        drawn: list[C] = []
        for _ in range(count):
            top = deck.first
            if top is None:
                await self.restock(deck)
                top = deck.first
            if top is None:
                break
            event: Any = await self.perform_unsettled(Drew(player, top, to))
            if event is not None:
                drawn.append(event.card)
        return drawn

    async def restock(self, deck: Zone[Any]) -> None:
        """Shuffle what lies in the zone that a deck is refilled from into the deck; rules may say otherwise."""
        if deck.kind.refilled_from:
            pile: Zone[Card] = getattr(deck.holder, deck.kind.refilled_from)
            for card in pile:
                card.move(deck)
            await deck.shuffle()

    async def move(self, card: Card, to: Zone[Any], *, first: bool = False) -> Any:
        """Move a card, as an event of its own; return the card as it is afterwards, or None if it did not move."""
        if not card.is_current:
            return None
        event = await self.perform_unsettled(Moved(card, to, first))
        return None if event is None else event.card

    async def look_at(self, player: Player, cards: Iterable[C]) -> tuple[C, ...]:
        """Let a player look at cards; return them."""
        looked = tuple(cards)
        for card in looked:
            await self.perform_unsettled(LookedAt(player, card))
        return looked

    async def reveal(self, card: Card) -> Revealed | None:
        """Show a card to everybody."""
        return await self.perform_unsettled(Revealed(card)) if card.is_current else None

    async def transfer(self, supply: Supply, count: int, source: Pool, to: Pool) -> int:
        """Move up to *count* pieces, as an event of its own; return how many moved."""
        there = count if source.number == 0 and supply.total is None else min(count, source[supply])
        event = await self.perform_unsettled(Paid(supply, there, source, to)) if there else None
        return 0 if event is None else event.count
