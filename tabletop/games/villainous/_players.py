"""The Villains: what a player has, in whichever box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabletop import (
    NOBODY,
    OWNER,
    CardPlayer,
    PhaseFacts,
    Supply,
    Text,
    ZoneOf,
    cached,
    column,
    displayed,
    facts,
    pool,
    quantity,
    zone,
)

from ._cards import Ally, Bearer, Hero, Mover, VillainCard, VillainousCard
from ._events import ActionTaken, Discarded, Gained, Lost, Spent, Taken
from ._places import Place

if TYPE_CHECKING:
    from ._game import VillainousGame

C = TypeVar("C", bound=VillainousCard)
T = TypeVar("T")

HAND_SIZE: Final = 4

WHICH_CARD: Final = Text("villainous.which-card", "Which card?")
WHICH_DISCARDED: Final = Text("villainous.which-discarded", "Which cards do you discard?")
TOO_DEAR: Final = "{price} {supply} needed: you have {count}."


@facts
class TurnFacts(PhaseFacts):
    """Whose turn it is, where in it we are, and how many turns have begun."""

    turn: int = 0


class Villain(CardPlayer):
    """A player, who plays a Villain."""

    deck: ZoneOf[VillainCard] = zone(NOBODY, ordered=True, refilled_from="discard")
    hand: ZoneOf[VillainCard] = zone(OWNER)
    discard: ZoneOf[VillainCard] = zone()
    #: Where the mover starts, which is no place.
    portrait: ZoneOf[Mover] = zone(in_play=True)
    #: The printed locations, in their order.
    board: ZoneOf[Place] = zone(in_play=True)
    purse = pool()
    #: In which row the mover is found.
    mover_row = column(default=-1, shown=False)
    #: Up to how many cards this player draws at the end of a turn.
    hand_size = quantity(HAND_SIZE, floor=0)
    game: VillainousGame

    # ------------------------------------------------------------------------------------ what one has

    @property
    def mover(self) -> Mover:
        """The Villain in person."""
        mover: Mover = self.game.card_at(self.mover_row)
        return mover

    @displayed
    def villain(self) -> str:
        """Which Villain this player plays."""
        return self.mover.name if self.mover_row >= 0 else ""

    @displayed
    def progress(self) -> str:
        """How near the Objective is, in words for everybody."""
        return self.mover.progress if self.mover_row >= 0 else ""

    @cached
    def spot(self) -> Place | None:
        """The place where the mover stands; None before its first move."""
        return self.mover.spot

    @cached
    def locations(self) -> tuple[Place, ...]:
        """The printed locations of the board."""
        return self.board.cards

    @property
    def places(self) -> Sequence[Place]:
        """Where the mover may stand."""
        return self.locations

    @cached
    def lying(self) -> tuple[VillainousCard, ...]:
        """All cards at the places of this board, also those that lie on others."""
        lying: list[VillainousCard] = []
        for place in self.places:
            for card in place.cards:
                lying += with_all_on(card)
        return tuple(lying)

    @property
    def sight(self) -> Sequence[VillainousCard]:
        """All cards in play on this board; boxes with more areas say more."""
        return self.lying

    def in_sight(self, *kinds: type[C]) -> list[C]:
        """List the cards of some kinds on this board."""
        return [card for card in self.sight if isinstance(card, kinds)]

    @cached
    def allies(self) -> tuple[Ally, ...]:
        """The Allies of this player on this board."""
        return tuple([card for card in self.lying if isinstance(card, Ally) and card.controller == self])

    @cached
    def heroes(self) -> tuple[Hero, ...]:
        """The Heroes on this board, on whichever side."""
        return tuple([card for card in self.lying if isinstance(card, Hero)])

    def allies_at(self, place: Place | None) -> list[Ally]:
        """List the Allies of this player at a place."""
        return [ally for ally in self.allies if ally.spot == place]

    def heroes_at(self, place: Place | None) -> list[Hero]:
        """List the Heroes at a place."""
        return [hero for hero in self.heroes if hero.spot == place]

    def the(self, kind: type[C]) -> C | None:
        """Return the card of a kind of which there is one, if it is on this board."""
        return next(iter(self.in_sight(kind)), None)

    @property
    def within_reach(self) -> Sequence[VillainCard]:
        """The cards of which a Play a Card action plays one: those in hand; boxes with cards that say more say so."""
        return self.hand.cards

    def has_in_hand(self, kind: type[VillainousCard]) -> bool:
        """Say whether a card of a kind is in hand."""
        return any(isinstance(card, kind) for card in self.hand)

    # ------------------------------------------------------------------------------------ money

    async def gain(self, supply: Supply, count: int) -> None:
        """Take money from the supply."""
        if count > 0:
            await self.game.announce(Gained(self, supply, count))

    async def lose(self, supply: Supply, count: int) -> None:
        """Lose money, as much as there is (SW-Q49: that is not spending it)."""
        if self.purse[supply]:
            await self.game.announce(Lost(self, supply, min(count, self.purse[supply])))

    async def pay(self, supply: Supply, count: int) -> bool:
        """Pay, all of it or nothing; say whether it was paid."""
        if self.purse[supply] < count:
            return False
        if count:
            await self.game.announce(Spent(self, supply, count))
        return True

    def why_not_afford(self, supply: Supply, count: int) -> Text | None:
        """Say why this player can't pay so much, if so."""
        there = self.purse[supply]
        if there >= count:
            return None
        return Text("villainous.too-dear", TOO_DEAR, price=count, supply=supply, count=there)

    # ------------------------------------------------------------------------------------ cards

    def choose_unseen(self, prompt: Any, things: Iterable[T], **how: Any) -> Any:
        """
        Choose among things of which others do not know whether there are any: the question is always asked.

        Otherwise a question that is not asked would tell them what is in a hand.
        """
        return self.choose(prompt, things, ask_anyway=True, in_vain=prompt, **how)

    async def discard_cards(self, cards: Iterable[VillainousCard]) -> None:
        """Discard cards from hand, each to its pile."""
        for card in cards:
            await self.game.perform(Discarded(self, card))

    async def take_into_hand(self, card: VillainousCard | None) -> None:
        """Take a card into hand."""
        if card is not None:
            await self.game.perform(Taken(self, card))

    async def take_action(self, kind: str, amount: int = 0) -> bool:
        """Take an action for free: no symbol is used; say whether it could be."""
        return self.game.why_no_action(self, kind) is None and await self.game.take_action(self, kind, amount)

    def may_take(self, kind: str) -> bool:
        """Say whether nothing forbids an action of a kind to this player."""
        return self.game.is_free(ActionTaken) or self.game.can(ActionTaken(self, kind))


def with_all_on(card: VillainousCard) -> list[VillainousCard]:
    """Return a card and all that lies on it, also on what lies on it."""
    found = [card]
    for one in attached_to(card):
        found += with_all_on(one)
    return found


def attached_to(card: VillainousCard) -> Sequence[VillainousCard]:
    """Return the cards that lie on a card."""
    return card.carried if isinstance(card, Bearer) else ()
