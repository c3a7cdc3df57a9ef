"""The Vikings: what is yours is theirs."""

from __future__ import annotations

from tabletop import when
from tabletop.conditions import mine
from tabletop.games.smash_up._cards import Action, ActionOnMinion, Base, DeckCard, Minion, has_hand, on_its_host, talent
from tabletop.games.smash_up._events import Boxed, PutOnOwnDeck, WentToDiscard
from tabletop.games.smash_up._factions import VIKINGS


def is_booty(card: DeckCard, power: int) -> bool:
    """Say whether a card is an action, or a minion with so much printed power or less."""
    return not isinstance(card, Minion) or bool(card.printed["power"] <= power)


class Valkyrie(Minion, faction=VIKINGS, power=5, copies=1):
    """Put a minion from an opponent's discard pile into your hand."""

    async def on_play(self) -> None:
        player = self.controller
        slain = [card for rival in player.others for card in rival.discard if isinstance(card, Minion)]
        minion = await self.choose("Which minion do you take?", slain)
        if minion:
            await player.take_card(minion)


class Raider(Minion, faction=VIKINGS, power=4, copies=2):
    """Talent: Put up to three cards from your hand on top of your deck. +1 power this turn for each of them."""

    @talent(has_hand)
    async def stow(self) -> None:
        """Put up to three cards on top of your deck for +1 power each"""
        player = self.controller
        asked = "Which cards go on top of your deck? The last one lies on top."
        cards = await player.choose_some(asked, player.hand, at_most=3, ordered=True, about=self)
        stowed = [await self.game.perform(PutOnOwnDeck(player, card)) for card in cards]
        if stowed:
            await self.change_power(len(stowed))


class ShieldMaiden(Minion, faction=VIKINGS, power=3, copies=3):
    """
    Reveal the top card of an opponent's deck. Put it into your hand if it is an action or a minion of power 3 or less, or
    else back.
    """

    async def on_play(self) -> None:
        player, rival = self.controller, await self.choose_opponent(prompt="Whose deck?")
        for card in await player.reveal_top(rival) if rival else ():
            if is_booty(card, 3):
                await player.take_card(card)


class Huscarl(Minion, faction=VIKINGS, power=2, copies=4):
    """Talent: Put a card from your hand on top of your deck to give this minion +2 power until the end of the turn."""

    @talent(has_hand)
    async def stand_firm(self) -> None:
        """Put a card on top of your deck for +2 power"""
        if await self.game.pay_on_top(self.controller, about=self):
            await self.change_power(2)


class Berserk(Action, faction=VIKINGS, copies=2):
    """Put a card from your hand on top of your deck to give one of your minions +4 power until the end of the turn."""

    async def on_play(self) -> None:
        if await self.game.pay_on_top(self.controller, about=self):
            minion = await self.choose_minion(mine)
            if minion:
                await minion.change_power(self.fury())

    def fury(self) -> int:
        """Return the power that it gives."""
        return 4


class BerserkFirstPrint(Berserk, first_print_of=Berserk, year=2018, copies=2):
    """Put a card from your hand on top of your deck to give one of your minions +3 power until the end of the turn."""

    def fury(self) -> int:
        """Return the power that it gives."""
        return 3


class CastTheRunes(Action, faction=VIKINGS, name="Cast the Runes", copies=1):
    """
    Look at an opponent's hand and at the top two cards of their deck; put these back in any order.
    You may play an extra action.
    """

    async def on_play(self) -> None:
        player, rival = self.controller, await self.choose_opponent()
        if rival:
            await player.look_at_hand(rival)
            await player.put_on_top(await player.look_at_top(rival, 2), rival.deck, about=self)
        await player.play_extra_action(about=self)


class CombatTraining(Action, faction=VIKINGS, copies=1):
    """Each of your minions gets +1 power until the end of the turn."""

    async def on_play(self) -> None:
        for minion in self.controller.minions:
            await minion.change_power(1)


class Pillage(Action, faction=VIKINGS, copies=1):
    """Put a card from an opponent's hand into yours, at random."""

    async def on_play(self) -> None:
        rival = await self.choose_opponent(lambda _, rival: bool(rival.hand))
        if rival:
            await self.controller.take_card(await self.game.pick_at_random(rival.hand.cards))


class RaidingParty(Action, faction=VIKINGS, copies=2):
    """
    Reveal the top three cards of an opponent's deck. You may play one of them as an extra card: an action, or a minion of
    power 4 or less. Put the others back in any order.
    """

    async def on_play(self) -> None:
        player, rival = self.controller, await self.choose_opponent(prompt="Whose deck?")
        if rival is None:
            return
        cards = await player.reveal_top(rival, 3)
        booty = [
            card for card in cards if is_booty(card, 4) and self.game.why_not_extra(player, card, anytime=True) is None
        ]
        chosen = await self.choose("Which one do you play?", booty, optional=True)
        if chosen:
            await self.game.play(player, chosen)
        await player.put_on_top([card for card in cards if card in rival.deck], rival.deck, about=self)


class Ransack(Action, faction=VIKINGS, copies=1):
    """Put an action that lies on a minion or on a base, or a buried card, into your hand."""

    async def on_play(self) -> None:
        buried = [card for base in self.game.bases for card in base.buried]
        card = await self.choose("Which card do you take?", [*self.game.actions, *buried])
        if card:
            await self.controller.take_card(card)


class Tribute(Action, faction=VIKINGS, copies=1):
    """Draw three cards."""

    async def on_play(self) -> None:
        await self.controller.draw(3)


class VikingFuneral(ActionOnMinion, faction=VIKINGS, copies=1):
    """
    Play on one of your minions of power 5 or more. Ongoing: After this minion goes to a discard pile, gain 1 VP and put
    the minion into the box if you own it.
    """

    only_on_your_own = True

    def could_be_on(self, host: Base | Minion) -> bool:
        """Say whether a minion is worth a funeral."""
        return isinstance(host, Minion) and host.power >= 5

    @when(WentToDiscard, on_its_host)
    async def burn_the_ship(self, loss: WentToDiscard) -> None:
        """Gain 1 VP, and put the minion into the box if you own it"""
        await self.controller.gain(1)
        body = loss.card.in_discard
        if body and loss.card.owner == self.controller:
            await self.game.perform(Boxed(body))


CARDS = (
    Valkyrie, Raider, ShieldMaiden, Huscarl, Berserk, BerserkFirstPrint, CastTheRunes, CombatTraining, Pillage,
    RaidingParty, Ransack, Tribute, VikingFuneral,
)  # fmt: skip
EFFECTS = ()
