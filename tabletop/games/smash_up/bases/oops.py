"""The bases of Oops, You Did It Again."""

from __future__ import annotations

from tabletop import when
from tabletop.conditions import itself
from tabletop.games.smash_up._cards import Base, Minion, a_minion, here, not_served, talent
from tabletop.games.smash_up._events import ActionAttached, Buried, Destroyed, MinionPlayed, WentToDiscard
from tabletop.games.smash_up._factions import ANCIENT_EGYPTIANS, COWBOYS, SAMURAI, VIKINGS


def active_has_hand(base: Base, _: object) -> bool:
    """Say whether the current player has cards in hand."""
    return bool(base.game.active.hand)


class Pyramids(Base, faction=ANCIENT_EGYPTIANS, breakpoint=21, vp=(4, 2, 1), copies=1):
    """On your turn, you may bury a card from your hand here."""

    @talent(active_has_hand)
    async def build(self) -> None:
        """Bury a card from your hand here"""
        await self.game.bury_from_hand(self.game.active, self, about=self)


class StarPortal(Base, faction=ANCIENT_EGYPTIANS, breakpoint=17, vp=(3, 1, 1), copies=1):
    """After a card is buried here or an action is played on this base, its controller draws a card."""

    @when(Buried, here)
    async def open_for_the_buried(self, buried: Buried) -> None:
        """Draw a card"""
        await buried.player.draw()

    @when(ActionAttached, itself)
    async def open_for_an_action(self, played: ActionAttached) -> None:
        """Draw a card"""
        await played.action.controller.draw()


class Saloon(Base, faction=COWBOYS, breakpoint=20, vp=(3, 2, 1), copies=1):
    """After a minion here is destroyed, each player with a minion here may draw a card."""

    @when(Destroyed, here, a_minion)
    async def drink_to_the_fallen(self, loss: Destroyed) -> None:
        """Everybody with a minion here may draw a card"""
        for player in self.game.clockwise:
            if self.minions_of(player):
                await player.draw_if_wanted(about=self)


def no_duel(base: Base, _: object) -> bool:
    """Say whether no duel goes on: within one, there is never another (SU-162)."""
    return not base.game.facts.dueling


class SoSoCorral(Base, faction=COWBOYS, name="So-So Corral", breakpoint=19, vp=(4, 2, 1), copies=1):
    """After you play a minion here, it may duel another player's minion here. The loser is destroyed."""

    @when(MinionPlayed, here, no_duel)
    async def call_out(self, played: MinionPlayed) -> None:
        """The minion may duel another here"""
        minion = played.minion
        if minion.is_there and minion.base == self:
            await self.game.destroy_loser(await minion.duel_here_if_wanted(), by=minion.controller)


class SakuraGarden(Base, faction=SAMURAI, breakpoint=18, vp=(3, 2, 1), copies=1):
    """The first time each turn that a minion of yours here goes to the discard pile, draw a card."""

    @when(WentToDiscard, here, a_minion)
    async def mourn(self, loss: WentToDiscard) -> None:
        """Draw a card for {card}"""
        player = loss.card.controller
        if player.once("Sakura Garden"):
            await player.draw()


class ShogunsPalace(Base, faction=SAMURAI, name="Shogun's Palace", breakpoint=23, vp=(4, 3, 1), copies=1):
    """Once per turn, after you play a minion here, it may duel another player's minion here. The winner draws two cards."""

    @when(MinionPlayed, here, no_duel, not_served)
    async def hold_a_tournament(self, played: MinionPlayed) -> None:
        """The minion may duel another here"""
        minion = played.minion
        if not minion.is_there or minion.base != self or self.has_served(played.player):
            return
        rival = await minion.choose("Which minion does it duel?", minion.rivals, optional=True)
        if rival:
            self.serve(played.player)
            duel = await minion.duel(rival)
            for winner in duel.winners if duel else ():
                await winner.controller.draw(2)


class Drakkar(Base, faction=VIKINGS, breakpoint=21, vp=(4, 2, 1), copies=1):
    """
    On each turn, after you play the first minion here, you may reveal the top card of an opponent's deck.
    You may draw it if it is an action or a minion of power 3 or less; otherwise put it back.
    """

    @when(MinionPlayed, here, not_served)
    async def raid(self, played: MinionPlayed) -> None:
        """Reveal the top card of an opponent's deck"""
        player = played.player
        if self.has_served(player):
            return
        self.serve(player)
        rivals = [rival for rival in player.others if rival.deck or rival.discard]
        rival = await player.choose("Whose deck?", rivals, optional=True, about=self)
        if rival is None:
            return
        for card in await player.reveal_top(rival):
            weak = not isinstance(card, Minion) or card.printed["power"] <= 3
            if weak and await player.confirms("Draw it?", about=card):
                await player.take_card(card)


def has_minion_here(base: Base, _: object) -> bool:
    """Say whether the current player has a minion at a base."""
    return bool(base.minions_of(base.game.active))


class Longhouse(Base, faction=VIKINGS, breakpoint=25, vp=(5, 3, 2), copies=1):
    """
    On your turn, you may put a card from your hand on top of your deck to give one of your minions here +2 power until the
    end of the turn.
    """

    @talent(active_has_hand, has_minion_here)
    async def feast(self) -> None:
        """Put a card on top of your deck for +2 power"""
        player = self.game.active
        if await self.game.pay_on_top(player, about=self):
            minion = await player.choose("Which minion?", self.minions_of(player), about=self)
            if minion:
                await minion.change_power(2)


CARDS = (Pyramids, StarPortal, Saloon, SoSoCorral, SakuraGarden, ShogunsPalace, Drakkar, Longhouse)
EFFECTS = ()
