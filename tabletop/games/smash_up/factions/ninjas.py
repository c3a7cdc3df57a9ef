"""The Ninjas: they were there all the time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from tabletop import Effect, activated, effect, forbids, modifies, reaction, when
from tabletop.conditions import by_me, mine
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    ActionOnMinion,
    Base,
    Minion,
    Shelter,
    SmashCard,
    SpecialAction,
    by_an_action,
    by_another_player,
    here,
    on_its_host,
    playing_cards,
    starting_turn,
    talent,
    up_to,
    where_mine,
)
from tabletop.games.smash_up._effects import BASE_SCORED, START_OF_YOUR_TURN
from tabletop.games.smash_up._events import Affect, BeforeScoring, MinionPlayed, Returned, TurnBegan, TurnEnds
from tabletop.games.smash_up._factions import NINJAS
from tabletop.games.smash_up._players import Smasher

Vanishing = Callable[[Minion], Coroutine[Any, Any, None]]


def playable(card: SmashCard, base: Base) -> list[Minion]:
    """List the minions in the hand of a card's player that could be played at a base."""
    player, game = card.controller, card.game
    return [one for one in player.hand if isinstance(one, Minion) and game.can(MinionPlayed(one, player, base))]


async def send_in(card: SmashCard, player: Smasher, base: Base) -> bool:
    """Have a player play a minion from hand at a base because a card says so; say whether one was played."""
    fitting = playable(card, base)
    minion = await player.choose_from_hand("Which minion do you play?", lambda one: one in fitting, about=card)
    return minion is not None and await card.game.play(player, minion, base=base, kind=Minion)


class NinjaMaster(Minion, faction=NINJAS, power=5, copies=1):
    """You may destroy a minion here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, optional=True)


class TigerAssassin(Minion, faction=NINJAS, power=4, copies=2):
    """You may destroy a minion of power 3 or less here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, up_to(3), optional=True)


def first_shinobi(card: Minion, event: BeforeScoring) -> bool:
    """Say whether a Shinobi may come: the base is still there, and no other of its player has come to it."""
    player, game, base = card.controller, card.game, event.base
    return base.is_there and not player.has_done(SHINOBI) and game.can(MinionPlayed(card, player, base))


SHINOBI = "Shinobi"


class Shinobi(Minion, faction=NINJAS, power=3, copies=3):
    """
    Special: Before a base scores, you may play this minion there from your hand.
    You can use the ability of only one Shinobi for each base.
    """

    @reaction(BeforeScoring, first_shinobi, works_in=Smasher.hand)
    async def step_out_of_the_shadow(self, event: BeforeScoring) -> None:
        """Play it there"""
        self.controller.once(SHINOBI, until=BASE_SCORED)
        await self.game.play(self.controller, self, base=event.base)


def no_minion_yet(card: SmashCard, _: object) -> bool:
    """Say whether the card's player has played no minion this turn; while cards are played, those at its start don't count."""
    player = card.controller
    return player.minions_played == (player.minions_played_early if player.is_playing_cards else 0)


def can_swap(card: Minion, _: object) -> bool:
    """Say whether a minion can go back to its owner's hand, and one from its player's hand take its place."""
    player, base = card.controller, card.base
    itself_again = player == card.owner and card.game.can(MinionPlayed(card, player, base))
    return card.game.can(Returned(card, player, card, card.owner.hand)) and (itself_again or bool(playable(card, base)))


def vanishing(edge: Callable[[Vanishing], Vanishing]) -> Vanishing:
    """Make the ability with which an acolyte lets another minion take its place, with an edge of its own."""

    @edge
    async def vanish(self: Minion) -> None:
        """Return it to your hand and play an extra minion here"""
        player, base = self.controller, self.base
        if await self.return_to_hand():
            await send_in(self, player, base)

    return vanish


class NinjaAcolyte(Minion, faction=NINJAS, power=2, copies=4):
    """
    Talent: If you have not played a minion this turn, you may return this minion to your hand and at once play
    an extra minion here.
    """

    vanish = vanishing(talent(no_minion_yet, can_swap))


def on_your_turn(card: SmashCard, _: object) -> bool:
    """Say whether it is a moment on the turn of the card's player at which cards are used."""
    return playing_cards(card, None) or starting_turn(card, None)


class NinjaAcolyteFirstPrint(Minion, first_print_of=NinjaAcolyte, year=2012, power=2, copies=4):
    """
    Special: On your turn, if you have not played a minion yet, you may return this minion to your hand and at once
    play an extra minion here.
    """

    vanish = vanishing(activated(on_your_turn, no_minion_yet, can_swap))


class Assassination(ActionOnMinion, faction=NINJAS, copies=1):
    """Play on a minion. Ongoing: At the end of the turn, destroy this minion."""

    @when(TurnEnds)
    async def strike(self, event: TurnEnds) -> None:
        """Destroy the minion"""
        await self.host.destroy()


class Disguise(Action, faction=NINJAS, copies=1):
    """
    Choose one or two of your minions at one base. Play as many extra minions from your hand there, then return
    the chosen ones to your hand.
    """

    async def on_play(self) -> None:
        player = self.controller
        base = await self.choose_base(where_mine, prompt="Where are your minions?")
        if base is None:
            return
        there = base.minions_of(player)
        chosen = await player.choose_some("Which go back to your hand?", there, at_least=1, at_most=2, about=self)
        asked, count = "Which minions do you play there?", len(chosen)
        minions = await self.game.choose_hidden(
            player, asked, playable(self, base), at_least=count, at_most=count, about=self
        )
        if len(minions) == count and all(
            [one in player.hand and await self.game.play(player, one, base=base, kind=Minion) for one in minions]
        ):
            await self.game.return_all(chosen)


class HiddenNinja(SpecialAction, faction=NINJAS, copies=1):
    """Special: Before a base scores, play a minion from your hand there."""

    async def on_play(self) -> None:
        base = self.game.scoring_base
        if base:
            await send_in(self, self.controller, base)


@effect
class Infiltrated(Effect):
    """The ability of {base} is cancelled."""

    base: Base

    @forbids(Base.abilities_work)
    def silence(self, base: Base) -> bool:
        return base == self.base


async def clear_the_way(card: ActionOnBase, *, optional: bool) -> None:
    """Destroy another action on the base where a card lies."""
    actions = [action for action in card.host.actions if action != card]
    victim = await card.choose("Which action is destroyed?", actions, optional=optional)
    if victim:
        await victim.destroy()


class Infiltrate(ActionOnBase, faction=NINJAS, copies=2):
    """
    Play on a base. You may destroy another action on it.
    Talent: Destroy this action to cancel the ability of this base until the start of your next turn.
    """

    async def on_play(self) -> None:
        await clear_the_way(self, optional=True)

    @talent()
    async def sneak_in(self) -> None:
        """Destroy it to cancel this base's ability"""
        player, base = self.controller, self.base
        if await self.destroy():
            self.game.begin(Infiltrated(base), until=START_OF_YOUR_TURN, source=self, controller=player)


class InfiltrateFirstPrint(ActionOnBase, first_print_of=Infiltrate, year=2012, copies=2):
    """
    Play on a base. Destroy another action on it.
    You may cancel the ability of this base until the start of your next turn.
    """

    async def on_play(self) -> None:
        await clear_the_way(self, optional=False)
        if await self.controller.confirms("Cancel the base's ability?", about=self):
            self.game.begin(Infiltrated(self.base), until=START_OF_YOUR_TURN, source=self)


class Poison(ActionOnMinion, faction=NINJAS, copies=1):
    """Play on a minion. You may destroy any number of other actions on it. Ongoing: This minion has -4 power."""

    async def on_play(self) -> None:
        actions = [action for action in self.host.attached if action != self]
        victims = await self.controller.choose_some("Which actions are destroyed?", actions, about=self)
        await self.game.destroy_all(victims)

    @modifies(Minion.power, on_its_host)
    def weaken(self, minion: Minion) -> int:
        return -4


class SeeingStars(Action, faction=NINJAS, copies=2):
    """Destroy a minion of power 3 or less."""

    async def on_play(self) -> None:
        await self.destroy_minion(up_to(3))


class SmokeBomb(ActionOnMinion, Shelter, faction=NINJAS, copies=1):
    """Play on one of your minions. Ongoing: Actions of other players do not affect this minion."""

    only_on_your_own = True

    @forbids(Affect, on_its_host, by_another_player, by_an_action)
    def hide(self, event: Affect) -> bool:
        return True


class SmokeBombFirstPrint(SmokeBomb, first_print_of=SmokeBomb, year=2012, copies=1):
    """
    Play on one of your minions. Ongoing: Actions of other players do not affect this minion.
    At the start of your turn, destroy this action.
    """

    @when(TurnBegan, by_me)
    async def disperse(self, began: TurnBegan) -> None:
        """Destroy this action"""
        await self.destroy()


class WayOfDeception(Action, faction=NINJAS, name="Way of Deception", copies=1):
    """Move one of your minions to another base."""

    async def on_play(self) -> None:
        await self.move_minion(mine)


CARDS = (
    NinjaMaster, TigerAssassin, Shinobi, NinjaAcolyte, NinjaAcolyteFirstPrint, Assassination, Disguise, HiddenNinja,
    Infiltrate, InfiltrateFirstPrint, Poison, SeeingStars, SmokeBomb, SmokeBombFirstPrint, WayOfDeception,
)  # fmt: skip
EFFECTS = (Infiltrated,)
