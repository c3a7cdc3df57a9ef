"""The titans of Oops, You Did It Again."""

from __future__ import annotations

from tabletop import activated, forbids, reaction, when
from tabletop.conditions import by_me
from tabletop.games.smash_up._cards import Titan, a_minion, by_another_player, has_hand, here, starting_turn, talent
from tabletop.games.smash_up._events import Affect, AfterScoring, Challenged, DuelWon, MovedToBase, Returned
from tabletop.games.smash_up._factions import ANCIENT_EGYPTIANS, COWBOYS
from tabletop.games.smash_up._players import Smasher


def may_come(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has no titan in play."""
    return titan.controller.titan is None


def has_buried(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has a buried card."""
    return bool(titan.controller.buried)


def has_buried_there(titan: Titan, scored: AfterScoring) -> bool:
    """Say whether the titan's player has a card buried at the base that has scored."""
    return bool(scored.base.buried_of(titan.controller))


class Sphinx(Titan, faction=ANCIENT_EGYPTIANS, copies=1):
    """
    Special: At the start of your turn, you may take a buried card of yours back to your hand to play this titan where it was.
    Special: After a base scores, you may take one of your cards that are buried there back to your hand.
    Talent: Bury a card from your hand here.
    """

    @activated(starting_turn, may_come, has_buried, works_in=Smasher.titans)
    async def awaken(self) -> None:
        """Take back a buried card to play this titan where it was"""
        card = await self.choose("Which card do you take back?", self.controller.buried)
        if card is None:
            return
        base = card.base
        if await self.controller.take_card(card):
            await self.enter(base)

    @reaction(AfterScoring, has_buried_there)
    async def guard_the_tomb(self, scored: AfterScoring) -> None:
        """Take back a card that you have buried there"""
        card = await self.choose("Which card do you take back?", scored.base.buried_of(self.controller))
        if card:
            await self.controller.take_card(card)

    @talent(has_hand)
    async def seal_a_tomb(self) -> None:
        """Bury a card from your hand here"""
        await self.game.bury_from_hand(self.controller, self.base, about=self)


def challenged_by_you(titan: Titan, duel: Challenged) -> bool:
    """Say whether it is a minion of the titan's player that challenges another."""
    return bool(duel.challenger.controller == titan.controller)


def dueling_here(titan: Titan, event: Affect) -> bool:
    """Say whether something happens where the titan is, while there is a duel."""
    return here(titan, event.card) and any(minion.duels for minion in titan.base.minions)


class PecosBill(Titan, faction=COWBOYS, copies=1):
    """
    Special: When one of your minions challenges another to a duel, you may discard a card to play this titan there.
    Ongoing: While there is a duel here, other players can't move minions away from here or return them to a hand.
    Ongoing: After you win a duel, draw a card.
    """

    @reaction(Challenged, challenged_by_you, may_come, has_hand, works_in=Smasher.titans)
    async def ride_in(self, duel: Challenged) -> None:
        """Discard a card to play this titan there"""
        if await self.controller.discard_some(about=self):
            await self.enter(duel.challenger.base)

    @forbids(MovedToBase, a_minion, by_another_player, dueling_here)
    def lasso(self, move: MovedToBase) -> bool:
        return True

    @forbids(Returned, a_minion, by_another_player, dueling_here)
    def hold(self, back: Returned) -> bool:
        return True

    @when(DuelWon, by_me)
    async def celebrate(self, won: DuelWon) -> None:
        """Draw a card"""
        await self.controller.draw()


CARDS = (Sphinx, PecosBill)
EFFECTS = ()
