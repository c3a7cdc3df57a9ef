"""Cards made up to show single rules for which no card of a faction is simple enough, and a game that has them too."""

from __future__ import annotations

from tabletop import forbids, instead, when
from tabletop.conditions import itself, mine
from tabletop.games.smash_up import (
    END_OF_TURN,
    Action,
    ActionOnBase,
    AfterScoring,
    BaseDiscarded,
    BreakpointChanged,
    Destroyed,
    LostVP,
    Minion,
    Scores,
    SmashUp,
    SpecialAction,
    Uncovered,
    here,
)

PROBES = "cowboys"


class Undermine(Action, faction=PROBES, copies=1):
    """A base of your choice has breakpoint -5 until the end of the turn."""

    async def on_play(self) -> None:
        base = await self.choose_base()
        self.game.begin(BreakpointChanged(base, -5), until=END_OF_TURN, source=self)


class Demolish(SpecialAction, faction=PROBES, copies=1):
    """Special: Before a base scores, discard that base and everything on it."""

    async def on_play(self) -> None:
        base = self.game.scoring_base
        for card in base.cards:
            await card.destroy()
        await self.game.perform(BaseDiscarded(base))


class Spy(Minion, faction=PROBES, power=0, copies=1):
    """This minion does nothing."""


class Seducer(Action, faction=PROBES, copies=1):
    """Take control of a minion."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Whom do you lead astray?")
        if minion:
            await minion.give_control_to(self.controller)


class Surrender(Action, faction=PROBES, copies=1):
    """Give control of one of your minions to another player."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine, prompt="Whom do you give away?")
        if minion:
            await minion.give_control_to(await self.choose_opponent())


class Grab(Action, faction=PROBES, copies=1):
    """Return a card at a base to its owner's hand."""

    async def on_play(self) -> None:
        cards = [card for base in self.game.bases for card in base.cards]
        card = await self.choose("Which card goes back?", cards)
        if card:
            await card.return_to_hand()


class Tidy(Action, faction=PROBES, copies=1):
    """Put a card at a base under its owner's deck."""

    async def on_play(self) -> None:
        cards = [card for base in self.game.bases for card in base.cards]
        card = await self.choose("Which card goes away?", cards)
        if card:
            await card.put_in_deck()


class Bombard(Action, faction=PROBES, copies=1):
    """Destroy all minions at a base."""

    async def on_play(self) -> None:
        base = await self.choose_base()
        await self.game.destroy_all(base.minions)


class Undertaker(Action, faction=PROBES, copies=1):
    """Bury a minion where it is."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Whom do you bury?")
        if minion:
            await minion.bury(minion.base)


class Promote(Action, faction=PROBES, copies=1):
    """Put a +1 power counter on a card at a base."""

    async def on_play(self) -> None:
        cards = [card for base in self.game.bases for card in base.cards]
        card = await self.choose("Which card gets the counter?", cards)
        if card:
            await card.add_counters()


class Herald(Minion, faction=PROBES, power=1, copies=1):
    """When this base scores, its winner gains 2 VP more. After it scores, draw a card."""

    @when(Scores, here)
    async def praise(self, scores: Scores) -> None:
        """The winner gains 2 VP more"""
        for player in scores.winners:
            scores.awards[player.seat] += 2

    @when(AfterScoring, here)
    async def report(self, scored: AfterScoring) -> None:
        """Draw a card"""
        await self.controller.draw()


class Leveller(Minion, faction=PROBES, power=1, copies=1):
    """When this base scores, its winner gains no more than 3 VP."""

    @when(Scores, here)
    async def level(self, scores: Scores) -> None:
        """The winner gains no more than 3 VP"""
        for player in scores.winners:
            scores.awards[player.seat] = min(3, scores.awards[player.seat])


class Guard(Minion, faction=PROBES, power=2, copies=1):
    """Your minions here can't be destroyed."""

    @forbids(Destroyed, here, mine)
    def shield(self, blow: Destroyed) -> bool:
        return True


class Substitute(Minion, faction=PROBES, power=2, copies=1):
    """If this minion would be destroyed, it is returned to hand instead."""

    @instead(Destroyed, itself)
    async def slip_away(self, blow: Destroyed) -> None:
        """Return it to hand instead"""
        await self.return_to_hand()


class Ransom(Action, faction=PROBES, copies=1):
    """Destroy one of your minions to gain 1 VP."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine, prompt="Whom do you give up?")
        if minion and await minion.destroy():
            await self.controller.gain(1)


class Digger(Action, faction=PROBES, copies=1):
    """Uncover one of your buried cards."""

    async def on_play(self) -> None:
        await self.game.choose_and_uncover(self.controller, self.controller.buried, about=self)


class Scoundrel(Minion, faction=PROBES, power=1, copies=1):
    """This minion duels another player's minion here. The loser is destroyed."""

    async def on_play(self) -> None:
        duel = await self.duel_here_if_wanted()
        if duel:
            await self.game.destroy_all(duel.losers)


class Reinforce(Action, faction=PROBES, copies=1):
    """Play a minion from your hand as an extra at the base of the duel, and draw a card."""

    async def on_play(self) -> None:
        await self.controller.play_extra_minion(at_once=True, about=self)
        await self.controller.draw()


class Ambush(Action, faction=PROBES, copies=1):
    """Return a minion to its owner's hand."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Who is sent home?")
        if minion:
            await minion.return_to_hand()


class Elope(Action, faction=PROBES, copies=1):
    """Move up to two minions to another base."""

    async def on_play(self) -> None:
        minions = await self.choose_minions(at_most=2)
        base = await self.choose_base(prompt="Where do they go?")
        for minion in minions:
            await minion.move_to(base)


class Blink(Action, faction=PROBES, copies=1):
    """Return one of your minions to your hand and play it again."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        if minion and await minion.return_to_hand():
            await self.game.play(self.controller, self.game.card_at(minion.row))


class Recruiter(Minion, faction=PROBES, power=6, copies=1):
    """You may play an extra minion here."""

    async def on_play(self) -> None:
        await self.controller.play_extra_minion(base=self.base, at_once=True, about=self)


class Fine(Action, faction=PROBES, copies=1):
    """Each player loses 2 VP."""

    async def on_play(self) -> None:
        for player in self.game.players:
            await self.game.perform(LostVP(player, 2))


class Landslide(ActionOnBase, faction=PROBES, copies=1):
    """Play on a base. After a card is uncovered here, draw a card."""

    @when(Uncovered, here)
    async def slide(self, uncovered: Uncovered) -> None:
        """Draw a card"""
        await self.controller.draw()


CARDS = (
    Undermine, Demolish, Spy, Seducer, Surrender, Grab, Tidy, Bombard, Undertaker, Promote, Herald, Leveller, Guard, Substitute,
    Ransom, Digger, Scoundrel, Reinforce, Ambush, Elope, Blink, Recruiter, Fine,
    Landslide,
)  # fmt: skip


class SmashUpWithProbes(SmashUp):
    """The game with cards that are made up for tests."""

    id = "smash-up-with-probes"
    title = "Smash Up with probes"
    cards = (*SmashUp.cards, *CARDS)
