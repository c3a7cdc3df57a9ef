"""The table of Villainous, and what is done to the cards on it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn

from tabletop import Game, Nested, Ordering, Outcome, Text, Zone, ZoneOf, supply, zone

from ._cards import BOTTOM, TOP, Bearer, Character, FateCard, Mover, Tile, VillainousCard
from ._events import (
    Attached,
    Defeated,
    Discarded,
    PutBack,
    Relocated,
    Removed,
    Returned,
    TokensPut,
    TurnedUp,
)
from ._places import Place
from ._players import TurnFacts, Villain, attached_to

if TYPE_CHECKING:
    from tabletop import Event, Pending

    from ._events import LeftPlay
    from ._places import SymbolBearer

BACK_IN_ORDER: Final = Text("villainous.back-in-order", "In which order do they go back on top, the first one on top?")

#: How long something lasts that lasts through the turn which its player begins next.
NEXT_TURN: Final = "end of next turn"

Wanted = Callable[[Any], bool]


class VillainTable(Game):
    """What lies on the table, and the verbs that all rules share."""

    player_class = Villain
    facts_class = TurnFacts
    asks_openly = True
    settling = Nested
    ordering = Ordering.APNAP
    durations: ClassVar[Sequence[str]] = ("end of turn", "end of vanquish", NEXT_TURN)
    PLUS = supply(called="+1 Strength")
    MINUS = supply(called="-1 Strength")
    #: Cards on their way: revealed, or being carried out.
    between: ZoneOf[VillainousCard] = zone()
    facts: TurnFacts
    players: tuple[Villain, ...]
    active: Villain
    clockwise: tuple[Villain, ...]

    # ------------------------------------------------------------------------------------ what boxes say

    @abstractmethod
    def fate_pile_of(self, card: VillainousCard) -> Zone[Any]:
        """Return the discard pile of a Fate card."""

    async def announce(self, event: Any) -> Any:
        """Make an event happen that others may answer, where a box has such answers."""
        return await self.perform(event)

    # ------------------------------------------------------------------------------------ order

    def comes_first(self, waiting: Sequence[Pending]) -> Sequence[Pending]:
        """The rules of a Villain's guide come before what cards say."""
        first = super().comes_first(waiting)
        return [pending for pending in first if isinstance(pending.source, Mover | Tile)] or first

    # ------------------------------------------------------------------------------------ what events do

    def lay(self, card: VillainousCard, to: Zone[Any]) -> None:
        """Lay a card that comes into play; a Fate card is controlled by whose board it is on (MV-034)."""
        holder = to.holder
        laid = card.move(to, shown=True)
        if laid.in_play and isinstance(laid, FateCard):
            laid.give_to(holder if isinstance(holder, Villain) else holder.controller)

    def put_at(self, card: VillainousCard, place: VillainousCard, side: str) -> None:
        """Put a card on a side of a place; what lies on it goes along, and a Fate card changes hands with the board."""
        if isinstance(place, Place):
            moved = card.move(place.top if side == TOP else place.bottom)
            if isinstance(moved, FateCard):
                for one in (moved, *attached_to(moved)):
                    if isinstance(one, FateCard):
                        one.give_to(place.owner)

    def spend_symbol(self, bearer: Any, index: int) -> None:
        """Remember that a symbol was used this turn."""
        spender: SymbolBearer = bearer
        spender.set(spent=spender.spent | 1 << index)

    def take_off(self, card: VillainousCard, to: Zone[Any], loss: LeftPlay | None = None) -> None:
        """Take a card off its board: tokens go back, and what lies on it goes where it belongs."""
        spot = card.spot
        for one in card.cards if isinstance(card, Place) else ():
            self.take_off(one, one.pile, loss)
        for one in attached_to(card):
            if one.stays_behind(loss) and spot is not None:
                one.move(spot.bottom)
                if isinstance(loss, Defeated):
                    loss.left_behind = (*loss.left_behind, one)
            else:
                self.take_off(one, one.pile, loss)
        card.move(to)

    # ------------------------------------------------------------------------------------ doing

    async def remove(self, card: VillainousCard) -> bool:
        """Remove a card: no defeat, and nothing is set off that waits for one."""
        return card.is_current and await self.perform(Removed(card)) is not None

    async def defeat(self, card: Character, *, by: Villain | None = None) -> bool:
        """Defeat a character, on behalf of whoever carries out what says so."""
        whose = by or (self.stack[-1].controller if self.stack else self.active)
        return card.is_current and await self.perform(Defeated(card, whose)) is not None

    async def return_to_hand(self, card: VillainousCard) -> None:
        """Let a card go back to the hand of its player."""
        if card.is_current:
            await self.perform(Returned(card))

    async def relocate(
        self, card: VillainousCard, place: VillainousCard | None, *, side: str = "", maneuver: bool = False
    ) -> bool:
        """Put a card at another place, or on the other side of the same; say whether it went."""
        if place is None or not card.is_current:
            return False
        return await self.perform(Relocated(card, place, side or card.side or BOTTOM, maneuver)) is not None

    def may_relocate(self, card: VillainousCard, place: Place, *, side: str = "", maneuver: bool = False) -> bool:
        """Say whether nothing forbids that a card goes to a place."""
        return self.can(Relocated(card, place, side or card.side or BOTTOM, maneuver))

    def ways_of(self, card: VillainousCard, *, maneuver: bool = False) -> list[Place]:
        """List the locations to which a card may be moved from where it is."""
        return list(self._ways_of(card, maneuver))

    def could_go(self, card: VillainousCard, *, maneuver: bool = False) -> bool:
        """Say whether there is any location to which a card may be moved from where it is."""
        return any(True for _ in self._ways_of(card, maneuver))

    def _ways_of(self, card: VillainousCard, maneuver: bool) -> Iterator[Place]:
        spot, side, you = card.spot, card.side or BOTTOM, card.controller
        for place in you.locations:
            if place != spot and self.can(Relocated(card, place, side, maneuver)):
                yield place

    async def attach(self, card: VillainousCard, bearer: Bearer | None) -> None:
        """Attach a card that lies in play to another."""
        if bearer is not None and card.is_current:
            await self.perform(Attached(card, bearer))

    async def put_tokens(self, character: Character | None, count: int) -> None:
        """Put Strength tokens on a character."""
        if character is not None and character.is_current and count:
            await self.perform(TokensPut(character, count))

    async def put_tokens_on_each(self, characters: Iterable[Character], count: int) -> None:
        """Put Strength tokens on each of some characters, at one moment."""
        await self.perform_together([TokensPut(character, count) for character in characters])

    async def defeat_each(self, characters: Iterable[Character]) -> None:
        """Defeat several characters, one after the other."""
        for character in characters:
            await self.defeat(character)

    async def remove_each(self, cards: Iterable[VillainousCard]) -> None:
        """Remove several cards, one after the other."""
        for card in cards:
            await self.remove(card)

    def win(self, you: Villain) -> NoReturn:
        """A Villain has reached the Objective: the match is over at once (SW-217)."""
        how = Text("villainous.won", "{villain} has reached the Objective.", villain=you.mover.name)
        self.end(Outcome.won_by(you.seat, len(self.players), how))

    # ------------------------------------------------------------------------------------ decks

    async def turn_up(self, deck: Zone[Any]) -> Any:
        """Turn up the top card of a deck, which is renewed from its pile first if it is empty; None if there is none."""
        if not deck:
            await self.restock(deck)
        top = deck.first
        if top is None:
            return None
        event = await self.perform(TurnedUp(top))
        return None if event is None else event.card

    async def turn_up_some(self, deck: Zone[Any], count: int) -> list[Any]:
        """Turn up so many cards of a deck, or as many as there are (SW-Q17)."""
        found = []
        for _ in range(count):
            card = await self.turn_up(deck)
            found += [] if card is None else [card]
        return found

    async def discard_from(self, player: Villain, cards: Iterable[VillainousCard]) -> None:
        """Put cards that are out of play on their piles."""
        for card in cards:
            if card.is_current:
                await self.perform(Discarded(player, card))

    async def look_on_top(self, player: Villain, deck: Zone[Any], count: int) -> list[Any]:
        """Have a player look at the top cards of a deck, as many as there are; an empty one is renewed first (SW-207)."""
        if not deck:
            await self.restock(deck)
        top = list(deck)[:count]
        await self.look_at(player, top)
        return top

    async def put_back_in_order(self, player: Villain, cards: Sequence[VillainousCard], deck: Zone[Any]) -> None:
        """Have a player put cards of a deck back on top in an order of their own, unseen by the others (SW-Q54)."""
        ordered = await player.put_in_order(BACK_IN_ORDER, cards) if len(cards) > 1 else tuple(cards)
        for card in reversed(ordered):
            await self.perform(PutBack(card, deck))

    def comes_later(self, event: type[Event]) -> bool:
        """Say whether anybody at this table could ever react to an event of a kind."""
        return bool(self.table.layout.abilities.about("reaction", event).cards)
