"""Duels (SU-150 to SU-168)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ._cards import Action
from ._events import Challenged, DuelBegan, DuelCardLaid, DuelMoment, DuelWon, TookToHand
from ._plays import Plays

if TYPE_CHECKING:
    from ._cards import DeckCard, Minion
    from ._players import Smasher


class Duel(NamedTuple):
    """How a duel ended: on equal power both minions have won and lost."""

    winners: tuple[Minion, ...]
    losers: tuple[Minion, ...]


class Duels(Plays):
    """Lets minions duel."""

    async def duel(self, challenger: Minion, challenged: Minion) -> Duel | None:
        """
        Let two minions at one base duel; None if there is no duel, or it stops without a winner.

        There is never a duel within a duel (SU-162). What winning and losing brings is up to the card that started it.
        """
        minions = (challenger, challenged)
        if self.facts.dueling or not could_fight(minions):
            return None
        self.set_facts(dueling=True)
        for minion in minions:
            minion.set(duels=True)
        await self._fight(minions)
        self.set_facts(dueling=False)
        for minion in minions:
            minion.set(duels=False)
        if not could_fight(minions):
            return None
        more = challenger.power - challenged.power
        winners = tuple([one for one, lead in ((challenger, more), (challenged, -more)) if lead >= 0])
        losers = tuple([one for one, lead in ((challenger, more), (challenged, -more)) if lead <= 0])
        for minion in winners:
            await self.perform(DuelWon(minion, minion.controller))
        return Duel(winners, losers)

    async def destroy_loser(self, duel: Duel | None, *, by: Smasher | None = None) -> None:
        """Destroy the minion that has lost a duel, or both; if there was no duel, nothing is destroyed."""
        if duel:
            await self.destroy_all(duel.losers, by=by)

    async def _fight(self, minions: tuple[Minion, Minion]) -> None:
        duelists: list[Smasher] = [minion.controller for minion in minions]
        await self.me_first(Challenged(*minions))
        await self.me_first(DuelBegan(*minions))
        laid = [(player, await self._lay_down(player)) for player in duelists]
        await self.me_first(DuelMoment(*minions, "the cards are on the table"))
        for player, card in laid:
            if card is not None:
                await self._show(player, card, minions)
        await self.me_first(DuelMoment(*minions, "the minions are about to be compared"))

    async def _lay_down(self, player: Smasher) -> DeckCard | None:
        card = await player.choose("Which card do you lay down for the duel?", player.hand, optional=True)
        event = None if card is None else await self.perform(DuelCardLaid(player, card))
        return None if event is None else event.card

    async def _show(self, player: Smasher, card: DeckCard, minions: tuple[Minion, Minion]) -> None:
        """Reveal a card that was laid down: an action is played if it can be, anything else goes back to hand."""
        await self.reveal(card)
        await self.me_first(DuelMoment(*minions, "a card is revealed"))
        playable = Action in card.played_as and self.why_not_as(Action, player, card) is None
        if not (playable and await self.play(player, card, kind=Action)):
            await self.perform(TookToHand(player, card))


def could_fight(minions: tuple[Minion, Minion]) -> bool:
    """Say whether two minions are in play at the same base."""
    first, second = minions
    return first.is_there and second.is_there and bool(first.base == second.base)
