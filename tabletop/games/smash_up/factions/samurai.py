"""The Samurai: a death in honor is never in vain."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop import effect, when
from tabletop.conditions import another, itself, mine
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    ActionOnMinion,
    Base,
    Minion,
    SmashCard,
    SpecialAction,
    a_minion,
    here,
    on_its_host,
    where_mine,
)
from tabletop.games.smash_up._duels import Duel
from tabletop.games.smash_up._effects import END_OF_TURN, SmashEffect
from tabletop.games.smash_up._events import WentToDiscard
from tabletop.games.smash_up._factions import SAMURAI
from tabletop.games.smash_up._players import Smasher


async def hold_duel(card: SmashCard, base: Base, rivals: Sequence[Minion]) -> Duel | None:
    """Let a minion of the card's player at a base duel one of some rivals there, both of that player's choice."""
    if card.game.facts.dueling or not rivals:
        return None
    minion = await card.choose("Which of your minions duels?", base.minions_of(card.controller))
    return None if minion is None else await minion.duel(await card.choose("Which minion does it duel?", rivals))


class Shogun(Minion, faction=SAMURAI, power=5, copies=1):
    """Ongoing: When another of your minions goes from play to a discard pile, put a +1 power counter on this one."""

    @when(WentToDiscard, another, mine, a_minion)
    async def honor(self, loss: WentToDiscard) -> None:
        """Put a +1 power counter on it"""
        await self.add_counters()


def glorious(minion: Minion, _: object) -> bool:
    """Say whether a minion has, or had, a power of 5 or more."""
    return minion.power >= 5


class Bushi(Minion, faction=SAMURAI, power=4, copies=2):
    """Ongoing: When this minion goes from play to a discard pile with a power of 5 or more, gain 1 VP."""

    @when(WentToDiscard, itself, glorious)
    async def die_in_glory(self, loss: WentToDiscard) -> None:
        """Gain 1 VP"""
        await self.controller.gain(1)


class Ronin(Minion, faction=SAMURAI, power=3, copies=3):
    """If you have no other minion here, you may put two +1 power counters on this one."""

    async def on_play(self) -> None:
        alone = self.base.minions_of(self.controller) == [self]
        if alone and await self.controller.confirms("Put two +1 power counters on it?", about=self):
            await self.add_counters(2)


class RoninFirstPrint(Minion, first_print_of=Ronin, year=2018, power=3, copies=3):
    """If you have no other minion here, put a +1 power counter on this one."""

    async def on_play(self) -> None:
        if self.base.minions_of(self.controller) == [self]:
            await self.add_counters()


class SamuraiChan(Minion, faction=SAMURAI, name="Samurai-Chan", power=2, copies=4):
    """Ongoing: When this minion goes from play to a discard pile, draw a card."""

    @when(WentToDiscard, itself)
    async def leave_a_letter(self, loss: WentToDiscard) -> None:
        """Draw a card"""
        await self.controller.draw()


class CodeOfBushido(Action, faction=SAMURAI, name="Code of Bushido", copies=1):
    """Put three +1 power counters on your minions, all on one or divided as you like."""

    async def on_play(self) -> None:
        for _ in range(3):
            minion = await self.choose_minion(mine, prompt="Which minion gets a +1 power counter?")
            if minion:
                await minion.add_counters()


class CodeOfBushidoFirstPrint(Action, first_print_of=CodeOfBushido, year=2018, copies=1):
    """Put a +1 power counter on each of three of your minions."""

    async def on_play(self) -> None:
        for minion in await self.choose_minions(mine, prompt="Which minions get a counter?", at_least=3, at_most=3):
            await minion.add_counters()


class FinalHaiku(ActionOnMinion, faction=SAMURAI, copies=1):
    """
    Play on one of your minions. Ongoing: After this minion goes from play to a discard pile, each of your minions gets
    +2 power until the end of the turn.
    """

    only_on_your_own = True

    @when(WentToDiscard, on_its_host)
    async def recite(self, loss: WentToDiscard) -> None:
        """Give your minions +2 power"""
        for minion in self.controller.minions:
            await minion.change_power(2)


class HeartOfTheBattle(SpecialAction, faction=SAMURAI, name="Heart of the Battle", copies=1):
    """Special: Before a base scores, one of your minions there duels another player's minion. The loser is destroyed."""

    async def on_play(self) -> None:
        base = self.game.scoring_base
        if base is None:
            return
        rivals = [minion for minion in base.minions if minion.controller != self.controller]
        await self.game.destroy_loser(await hold_duel(self, base, rivals))


class HonorTheAncestors(Action, faction=SAMURAI, name="Honor the Ancestors", copies=1):
    """
    Put a +1 power counter on one of your minions. You may shuffle up to one minion for each opponent from your discard
    pile into your deck.
    """

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine, prompt="Which minion gets a +1 power counter?")
        if minion:
            await minion.add_counters()
        player = self.controller
        dead = [card for card in player.discard if isinstance(card, Minion)]
        asked = "Which minions do you shuffle into your deck?"
        ancestors = await player.choose_some(asked, dead, at_most=len(player.others), about=self)
        if ancestors:
            await player.shuffle_into_deck(ancestors)


class HonorTheFallen(ActionOnBase, faction=SAMURAI, name="Honor the Fallen", copies=1):
    """Play on a base. Ongoing: After one of your minions here goes to a discard pile, draw a card."""

    @when(WentToDiscard, here, mine, a_minion)
    async def keep_last_known(self, loss: WentToDiscard) -> None:
        """Draw a card"""
        await self.controller.draw()


def stronger_rivals(card: SmashCard, base: Base) -> list[Smasher]:
    """List the opponents who have more power at a base than the card's player, and a minion to fight with."""
    power = base.power_of(card.controller)
    return [player for player in card.controller.others if base.minions_of(player) and base.power_of(player) > power]


class HonorableCombat(Action, faction=SAMURAI, copies=1):
    """
    At a base where an opponent has more power than you, one of your minions duels one of theirs.
    The winner's controller gains 1 VP.
    """

    async def on_play(self) -> None:
        base = await self.choose_base(where_mine, lambda card, base: bool(stronger_rivals(card, base)))
        if base is None:
            return
        rival = await self.choose("Which opponent do you challenge?", stronger_rivals(self, base))
        duel = await hold_duel(self, base, base.minions_of(rival)) if rival else None
        for winner in duel.winners if duel else ():
            await winner.controller.gain(1)


def who_is_on_it(way: OnTheWay, loss: WentToDiscard) -> bool:
    """Say whether it happens to the minion that is on the way."""
    return loss.card == way.minion


@effect
class OnTheWay(SmashEffect):
    """If {minion} goes from play to a discard pile, draw a card."""

    minion: Minion

    @when(WentToDiscard, who_is_on_it)
    async def end(self, loss: WentToDiscard) -> None:
        """Draw a card"""
        await self.controller.draw()


class WayOfTheWarrior(Action, faction=SAMURAI, name="Way of the Warrior", copies=2):
    """
    One of your minions gets +3 power until the end of the turn. If it goes from play to a discard pile this turn, draw a
    card.
    """

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        if minion:
            await minion.change_power(3)
            self.game.begin(OnTheWay(minion), until=END_OF_TURN, source=self)


class YokaiAttack(Action, faction=SAMURAI, name="Yokai Attack!", copies=2):
    """Destroy one of your minions to play an extra minion and an extra action."""

    async def on_play(self) -> None:
        victim = await self.choose_minion(mine, prompt="Which of your minions is destroyed?")
        if victim and await victim.destroy():
            await self.controller.play_extra_minion(about=self)
            await self.controller.play_extra_action(about=self)


CARDS = (
    Shogun, Bushi, Ronin, RoninFirstPrint, SamuraiChan, CodeOfBushido, CodeOfBushidoFirstPrint, FinalHaiku,
    HeartOfTheBattle, HonorTheAncestors, HonorTheFallen, HonorableCombat, WayOfTheWarrior, YokaiAttack,
)  # fmt: skip
EFFECTS = (OnTheWay,)
