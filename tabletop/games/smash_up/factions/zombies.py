"""The Zombies: the discard pile is where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tabletop import Text, activated, forbids, when
from tabletop.conditions import by_me, by_others
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    Base,
    DeckCard,
    Minion,
    SmashCard,
    here,
    playing_cards,
    talent,
)
from tabletop.games.smash_up._effects import ExtraMinion
from tabletop.games.smash_up._events import MinionPlayed, TurnBegan
from tabletop.games.smash_up._factions import ZOMBIES
from tabletop.games.smash_up._players import Smasher

C = TypeVar("C", bound=DeckCard)


def minions_among(cards: Iterable[DeckCard]) -> list[Minion]:
    """List the minions among some cards."""
    return [card for card in cards if isinstance(card, Minion)]


class ZombieLord(Minion, faction=ZOMBIES, power=5, copies=1):
    """At each base where you have no minion, you may play an extra minion of power 2 or less from your discard pile."""

    async def on_play(self) -> None:
        left = [base for base in self.game.bases if not base.minions_of(self.controller)]
        while left:
            graves = [base for base in left if self.rotten_for(base)]
            base = await self.choose("At which base does a minion rise?", graves, optional=True)
            if base is None:
                break
            left.remove(base)
            await self.game.play_extra_from(
                self.controller, self.rotten_for(base), prompt="Which minion rises?", extra=risen(base), about=self
            )

    def rotten_for(self, base: Base) -> list[Minion]:
        """List the minions in the discard pile that are weak enough and can be played at a base."""
        player = self.controller
        return [one for one in minions_among(player.discard) if self.game.bases_for(player, one, risen(base))]


def risen(base: Base) -> ExtraMinion:
    """Make the play that Zombie Lord gives at a base."""
    return ExtraMinion(2, base, False)


class GraveDigger(Minion, faction=ZOMBIES, power=4, copies=2):
    """You may take a minion from your discard pile into your hand."""

    async def on_play(self) -> None:
        player = self.controller
        minion = await self.choose("Which minion do you dig up?", minions_among(player.discard), optional=True)
        if minion:
            await player.take_card(minion)


def may_rise(card: DeckCard, _: object) -> bool:
    """Say whether this card could rise: no other of its name has done so this turn."""
    player = card.controller
    return not player.has_done(card.name) and card.game.why_not_extra(player, card) is None


class TenaciousZ(Minion, faction=ZOMBIES, power=2, copies=3):
    """
    Special: On your turn, you may play this card from your discard pile as an extra minion.
    Only one Tenacious Z may do so each turn.
    """

    @activated(playing_cards, may_rise, works_in=Smasher.discard)
    async def rise(self) -> None:
        """Play it from your discard pile"""
        if self.controller.once(self.name):
            await self.game.play(self.controller, self)


class Walker(Minion, faction=ZOMBIES, power=2, copies=4):
    """Look at the top card of your deck. Discard it, or put it back."""

    async def on_play(self) -> None:
        player = self.controller
        for card in await player.look_at_top(player):
            if await player.confirms(Text("smash-up.discard-it", "Discard {card}?", card=card), about=self):
                await self.game.move(card, card.owner.discard)


class GraveRobbing(Action, faction=ZOMBIES, copies=2):
    """Take a card from your discard pile into your hand."""

    async def on_play(self) -> None:
        card = await self.choose("Which card do you take?", self.controller.discard)
        if card:
            await self.controller.take_card(card)


class LendAHand(Action, faction=ZOMBIES, name="Lend a Hand", copies=1):
    """Shuffle any number of cards from your discard pile into your deck."""

    async def on_play(self) -> None:
        player = self.controller
        cards = await player.choose_some("Which cards go into your deck?", player.discard, about=self)
        await player.shuffle_into_deck(cards)


async def some_of_a_name(action: Action, cards: Sequence[C]) -> tuple[C, ...]:
    """Have the player of an action pick a name, and any number of the cards that have it."""
    player = action.controller
    names = sorted(dict.fromkeys([card.name for card in cards]))
    name = await player.choose("Which name?", names, ask_anyway=True, about=action) if names else None
    return await player.choose_some("Which of them?", [card for card in cards if card.name == name], about=action)


class MallCrawl(Action, faction=ZOMBIES, copies=1):
    """Search your deck for any number of cards of one name and put them into your discard pile. Shuffle your deck."""

    async def on_play(self) -> None:
        player = self.controller
        for card in await some_of_a_name(self, await self.game.look_through(player, player.deck)):
            await self.game.move(card, card.owner.discard)
        await player.deck.shuffle()


class NotEnoughBullets(Action, faction=ZOMBIES, copies=1):
    """Take any number of minions of one name from your discard pile into your hand."""

    async def on_play(self) -> None:
        player = self.controller
        for minion in await some_of_a_name(self, minions_among(player.discard)):
            await player.take_card(minion)


class Outbreak(Action, faction=ZOMBIES, copies=1):
    """Play an extra minion at a base where you have none."""

    async def on_play(self) -> None:
        await self.controller.play_extra_minion(where_none=True, about=self)


class Overrun(ActionOnBase, faction=ZOMBIES, copies=1):
    """
    Play on a base. Ongoing: Other players can't play minions here.
    Destroy this card at the start of your turn.
    """

    @forbids(MinionPlayed, here, by_others)
    def overrun(self, played: MinionPlayed) -> bool:
        return True

    @when(TurnBegan, by_me)
    async def thin_out(self, began: TurnBegan) -> None:
        """Destroy it"""
        await self.destroy()


class TheyKeepComing(Action, faction=ZOMBIES, copies=2):
    """Play an extra minion from your discard pile."""

    async def on_play(self) -> None:
        player = self.controller
        await self.game.play_extra_from(player, player.discard.cards, prompt="Which minion comes?", about=self)


def could_come(card: SmashCard, _: object) -> bool:
    """Say whether the card's player could use a play that is left for a minion from the discard pile here."""
    return bool(coming(card))


def coming(card: SmashCard) -> list[Minion]:
    """List the minions in the discard pile that could be played where a card lies with a play that is left."""
    player, game, base = card.controller, card.game, card.base
    return [
        minion
        for minion in minions_among(player.discard)
        if game.why_not_extra(player, minion, base) is None
        and any(play.fits(player, minion, base) for play in game.allowances(player))
    ]


class TheyreComingToGetYou(ActionOnBase, faction=ZOMBIES, name="They're Coming To Get You", copies=1):
    """
    Play on a base. Ongoing: Once on each of your turns, when you could play a minion here,
    you may play it from your discard pile instead of your hand.
    """

    @talent(could_come)
    async def come(self) -> None:
        """Play a minion from your discard pile here, in place of one from your hand"""
        minion = await self.choose("Which minion comes?", coming(self))
        if minion:
            left = self.game.allowances(self.controller)
            await self.game.play_with_allowance(self.controller, minion, left, self.base)


class TheyreComingToGetYouFirstPrint(TheyreComingToGetYou, first_print_of=TheyreComingToGetYou, year=2012, copies=1):
    """
    Play on a base. Ongoing: On your turns, when you could play a minion here,
    you may play it from your discard pile instead of your hand.
    """

    @activated(playing_cards, could_come)
    async def come(self) -> None:
        """Play a minion from your discard pile here, in place of one from your hand"""
        await super().come()


CARDS = (
    ZombieLord, GraveDigger, TenaciousZ, Walker, GraveRobbing, LendAHand, MallCrawl, NotEnoughBullets, Outbreak, Overrun,
    TheyKeepComing, TheyreComingToGetYou, TheyreComingToGetYouFirstPrint,
)  # fmt: skip
EFFECTS = ()
