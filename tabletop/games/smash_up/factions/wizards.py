"""The Wizards: one more action, and one more."""

from __future__ import annotations

from typing import Final

from tabletop import activated
from tabletop.conditions import mine
from tabletop.games.smash_up._cards import Action, DeckCard, Minion, playing_cards, talent
from tabletop.games.smash_up._factions import WIZARDS

TAKE: Final = "take it into your hand"
PLAY_IT: Final = "play it as an extra action"


def is_action(card: DeckCard) -> bool:
    """Say whether a card is an action."""
    return Action in card.played_as


class Archmage(Minion, faction=WIZARDS, power=4, copies=1):
    """Talent: You may play an extra action."""

    @talent()
    async def study(self) -> None:
        """Play an extra action"""
        await self.controller.play_extra_action(about=self)


class ArchmageFirstPrint(Minion, first_print_of=Archmage, year=2012, power=4, copies=1):
    """Ongoing: On each of your turns, you may play an extra action."""

    @activated(playing_cards, once_per_turn=True)
    async def study(self) -> None:
        """Play an extra action"""
        # It is not a play that one has, but one that this minion allows while it is in play: none is kept for later.
        await self.controller.play_extra_action(at_once=True, about=self)


class Chronomage(Minion, faction=WIZARDS, power=3, copies=2):
    """You may play an extra action this turn."""

    async def on_play(self) -> None:
        await self.controller.play_extra_action(about=self)


class Enchantress(Minion, faction=WIZARDS, power=2, copies=3):
    """Draw a card."""

    async def on_play(self) -> None:
        await self.controller.draw()


class Neophyte(Minion, faction=WIZARDS, power=2, copies=4):
    """
    Reveal the top card of your deck. If it is an action, you may take it into your hand or play it as an extra action.
    Otherwise it stays on top.
    """

    async def on_play(self) -> None:
        player = self.controller
        for card in filter(is_action, await player.reveal_top(player)):
            ways = [TAKE] if self.game.why_not_as(Action, player, card) else [TAKE, PLAY_IT]
            way = await self.choose("What do you do with it?", ways, optional=True)
            if way == TAKE:
                await player.take_card(card)
            elif way == PLAY_IT:
                await self.game.play(player, card, kind=Action)


class MassEnchantment(Action, faction=WIZARDS, copies=1):
    """
    Reveal the top card of each other player's deck. Play one of the actions among them as an extra action;
    the other cards stay on top.
    """

    async def on_play(self) -> None:
        player = self.controller
        revealed = [(card, whose) for whose in player.others for card in await player.reveal_top(whose)]
        actions = [card for card, whose in revealed if card in whose.deck and self.could_cast(card)]
        action = await self.choose("Which of these actions do you play?", actions)
        if action and self.game.why_not_as(Action, player, action):
            await self.game.play(player, action, text=fizzle)
        elif action:
            await self.game.play(player, action, kind=Action)

    def could_cast(self, card: DeckCard) -> bool:
        """Say whether a card is an action that could be played; out of its moment it has no effect."""
        if not is_action(card) or not self.controller.may_play_actions:
            return False
        return card.only_before_scoring or self.game.why_not_as(Action, self.controller, card) is None


async def fizzle() -> None:
    """Do nothing: an action that is played at another moment than it asks for has no effect."""


class MysticStudies(Action, faction=WIZARDS, copies=2):
    """Draw two cards."""

    async def on_play(self) -> None:
        await self.controller.draw(2)


class Portal(Action, faction=WIZARDS, copies=1):
    """
    Reveal the top five cards of your deck. Take any number of the minions among them into your hand.
    Put the others back on top in any order.
    """

    async def on_play(self) -> None:
        player = self.controller
        cards = await player.reveal_top(player, 5)
        minions = [card for card in cards if isinstance(card, Minion)]
        taken = await player.choose_some("Which minions do you take?", minions, about=self)
        for minion in taken:
            await player.take_card(minion)
        await player.put_on_top([card for card in cards if card not in taken], player.deck, about=self)


class Sacrifice(Action, faction=WIZARDS, copies=1):
    """Choose one of your minions. Draw as many cards as it has power. Destroy it."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine, prompt="Which minion do you sacrifice?")
        if minion:
            await self.controller.draw(minion.power)
            await minion.destroy()


class Scry(Action, faction=WIZARDS, copies=1):
    """Search your deck for an action, show it and take it into your hand. Shuffle your deck."""

    async def on_play(self) -> None:
        player = self.controller
        for action in await player.search_deck("Which action do you take?", is_action, at_least=1, about=self):
            await player.take_card(action)
        await player.deck.shuffle()


class Summon(Action, faction=WIZARDS, copies=2):
    """Play an extra minion."""

    async def on_play(self) -> None:
        await self.controller.play_extra_minion(about=self)


class TimeLoop(Action, faction=WIZARDS, copies=1):
    """Play two extra actions."""

    async def on_play(self) -> None:
        await self.controller.play_extra_action(2, about=self)


class WindsOfChange(Action, faction=WIZARDS, name="Winds of Change", copies=1):
    """Shuffle your hand into your deck and draw five cards. You may play an extra action."""

    async def on_play(self) -> None:
        player = self.controller
        await player.shuffle_into_deck(player.hand.cards)
        await player.draw(5)
        await player.play_extra_action(about=self)


CARDS = (
    Archmage, ArchmageFirstPrint, Chronomage, Enchantress, Neophyte, MassEnchantment, MysticStudies, Portal, Sacrifice,
    Scry, Summon, TimeLoop, WindsOfChange,
)  # fmt: skip
EFFECTS = ()
