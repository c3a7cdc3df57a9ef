"""The Robots: swarms of Microbots, and big machines that are hard to get rid of."""

from __future__ import annotations

from typing import Final

from tabletop import Card, Event, forbids, modifies, permits, when
from tabletop.conditions import itself, mine
from tabletop.games.smash_up._cards import Action, Minion, a_minion, here, outnumbered
from tabletop.games.smash_up._events import Destroyed
from tabletop.games.smash_up._factions import ROBOTS


def a_microbot(_: object, thing: Card | Event) -> bool:
    """Say whether it is a Microbot, or happens to one."""
    one = thing.subject
    return isinstance(one, Minion) and one.is_microbot


class FirstBuilder(Minion):
    """A minion that lets you play an extra minion if it is your first one of the turn."""

    async def on_play(self) -> None:
        if self.controller.minions_played == 1:
            await self.controller.play_extra_minion(about=self)


class Nukebot(Minion, faction=ROBOTS, power=5, copies=1):
    """Ongoing: After this minion is destroyed, destroy all minions that other players have at its base."""

    @when(Destroyed, itself)
    async def explode(self, loss: Destroyed) -> None:
        """Destroy the other players' minions there"""
        await self.game.destroy_all([minion for minion in self.base.minions if minion.controller != self.controller])


class Warbot(Minion, faction=ROBOTS, power=4, copies=2):
    """Ongoing: This minion can't be destroyed."""

    @forbids(Destroyed, itself)
    def withstand(self, blow: Destroyed) -> bool:
        return True


class Hoverbot(Minion, faction=ROBOTS, power=3, copies=3):
    """Reveal the top card of your deck. If it is a minion, you may play it as an extra minion. Otherwise it stays there."""

    async def on_play(self) -> None:
        player = self.controller
        for card in await player.reveal_top(player):
            if isinstance(card, Minion):
                await player.play_if_wanted(card, kind=Minion, about=self)


class Zapbot(Minion, faction=ROBOTS, power=2, copies=4):
    """You may play an extra minion of power 2 or less."""

    async def on_play(self) -> None:
        await self.controller.play_extra_minion(most_power=2, about=self)


class MicrobotAlpha(Minion, faction=ROBOTS, power=1, copies=1, microbot=True):
    """Ongoing: This minion has +1 power for each other Microbot of yours. All your minions count as Microbots."""

    @modifies(Minion.power, itself)
    def lead(self, minion: Minion) -> int:
        swarm = [other for other in self.controller.minions if other != self and other.is_microbot]
        return len(swarm) if minion.in_play else 0

    @permits(Minion.is_microbot, mine, a_minion)
    def enlist(self, minion: Minion) -> bool:
        return minion.in_play


class MicrobotArchive(Minion, faction=ROBOTS, power=1, copies=1, microbot=True):
    """Ongoing: After one of your Microbots is destroyed, this one included, draw a card."""

    @when(Destroyed, mine, a_minion, a_microbot)
    async def keep_last_known(self, loss: Destroyed) -> None:
        """Draw a card"""
        await self.controller.draw()


class MicrobotFixer(FirstBuilder, faction=ROBOTS, power=1, copies=2, microbot=True):
    """
    If this is the first minion that you play this turn, you may play an extra minion.
    Ongoing: Your Microbots have +1 power.
    """

    @modifies(Minion.power, mine, a_minion, a_microbot)
    def fix(self, minion: Minion) -> int:
        return 1 if minion.in_play else 0


class MicrobotGuard(Minion, faction=ROBOTS, power=1, copies=2, microbot=True):
    """Destroy a minion here that has less power than you have minions here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, outnumbered)


class MicrobotReclaimer(FirstBuilder, faction=ROBOTS, power=1, copies=2, microbot=True):
    """
    If this is the first minion that you play this turn, you may play an extra minion.
    Shuffle any number of Microbots from your discard pile into your deck.
    """

    async def on_play(self) -> None:
        await super().on_play()
        player = self.controller
        scrap = [card for card in player.discard if isinstance(card, Minion) and card.is_microbot]
        reclaimed = await player.choose_some("Which Microbots go back into your deck?", scrap, about=self)
        if reclaimed:
            await player.shuffle_into_deck(reclaimed)


class TechCenter(Action, faction=ROBOTS, copies=2):
    """Choose a base. Draw a card for each minion that you have there."""

    async def on_play(self) -> None:
        base = await self.choose_base()
        if base:
            await self.controller.draw(len(base.minions_of(self.controller)))


CARDS: Final = (
    Nukebot, Warbot, Hoverbot, Zapbot, MicrobotAlpha, MicrobotArchive, MicrobotFixer, MicrobotGuard, MicrobotReclaimer,
    TechCenter,
)  # fmt: skip
EFFECTS: Final = ()
