"""
The Kitchen Garden: a faction for Smash Up that was never printed.

Vegetables are weak when they come up, and grow: +1 power counters are put on them, and moved from one to another.
All of it, names, numbers and texts, is an invention of the authors of tabletop.
"""

from __future__ import annotations

from typing import Final

from tabletop import activated, effect, forbids, modifies, when
from tabletop.conditions import mine, theirs
from tabletop.games.smash_up import (
    END_OF_TURN,
    START_OF_YOUR_TURN,
    Action,
    ActionOnBase,
    ActionOnMinion,
    AfterScoring,
    Base,
    Destroyed,
    Faction,
    GotCounters,
    Minion,
    MinionPlayed,
    MovedToBase,
    Returned,
    SmashEffect,
    Smasher,
    SmashUpSet,
    SpecialAction,
    Titan,
    a_minion,
    by_another_player,
    here,
    on_its_host,
    start_of_turn,
    starting_turn,
    talent,
    up_to,
)

TITLE: Final = "The Kitchen Garden"
US: Final = "the tabletop authors"
VEGETABLES: Final = Faction(id="vegetables", name="Vegetables", set=TITLE, provenance="invented", by=US)


def counters_on(card: Minion | Titan) -> int:
    """Return how many +1 power counters lie on a card."""
    return card.counters[card.game.COUNTER]


def bare(_: object, minion: Minion) -> bool:
    """Say whether there is no +1 power counter on a minion."""
    return not counters_on(minion)


# ------------------------------------------------------------------------------------------------ minions


class Pumpkin(Minion, faction=VEGETABLES, power=5, copies=1):
    """Ongoing: After you play another minion here, you may put a +1 power counter on it."""

    @when(MinionPlayed, mine, here, optional=True)
    async def shade(self, played: MinionPlayed) -> None:
        """Put a +1 power counter on the minion"""
        if played.minion != self:
            await played.minion.add_counters()


class Scarecrow(Minion, faction=VEGETABLES, power=4, copies=2):
    """Ongoing: Other players can't move minions of power 2 or less to here."""

    @forbids(MovedToBase, a_minion, by_another_player)
    def scare(self, move: MovedToBase) -> bool:
        minion = move.card
        return isinstance(minion, Minion) and move.base == self.base and minion.power <= 2


class Beetroot(Minion, faction=VEGETABLES, power=3, copies=3):
    """Put a +1 power counter on another of your minions here."""

    async def on_play(self) -> None:
        neighbours = [minion for minion in self.base.minions_of(self.controller) if minion != self]
        neighbour = await self.choose("Which of your minions grows?", neighbours)
        if neighbour:
            await neighbour.add_counters()


class Pea(Minion, faction=VEGETABLES, power=2, copies=4):
    """You may move a +1 power counter from another of your minions to this one. If you do, draw a card."""

    async def on_play(self) -> None:
        grown = [minion for minion in self.controller.minions if minion != self and counters_on(minion)]
        giver = await self.choose("From which minion does it take a counter?", grown, optional=True)
        if giver and await giver.remove_counters() and await self.add_counters():
            await self.controller.draw()


# ------------------------------------------------------------------------------------------------ actions


class Compost(Action, faction=VEGETABLES, copies=1):
    """Shuffle up to three cards from your discard pile into your deck. Draw a card."""

    async def on_play(self) -> None:
        player = self.controller
        rotten = await player.choose_some("What goes back into your deck?", player.discard, at_most=3, about=self)
        if rotten:
            await player.shuffle_into_deck(rotten)
        await player.draw()


class WateringCan(Action, faction=VEGETABLES, copies=2):
    """Put a +1 power counter on up to two of your minions."""

    async def on_play(self) -> None:
        for minion in await self.choose_minions(mine, prompt="Which of your minions grow?", at_most=2):
            await minion.add_counters()


class Greenhouse(ActionOnBase, faction=VEGETABLES, copies=1):
    """Play on a base. Ongoing: At the start of your turn, you may put a +1 power counter on one of your minions here."""

    @start_of_turn()
    async def keep_warm(self) -> None:
        """Put a +1 power counter on one of your minions there"""
        minion = await self.choose_minion(mine, here, prompt="Which minion grows?")
        if minion:
            await minion.add_counters()


class BeanPole(ActionOnMinion, faction=VEGETABLES, copies=1):
    """Play on a minion of yours. Ongoing: It has +2 power, and other players can't return it to a hand."""

    only_on_your_own = True

    @modifies(Minion.power, on_its_host)
    def hold_up(self, minion: Minion) -> int:
        return 2

    @forbids(Returned, on_its_host, by_another_player)
    def hold_fast(self, back: Returned) -> bool:
        return True


class Slugs(Action, faction=VEGETABLES, copies=1):
    """Take all +1 power counters off a minion. It has -1 power until the end of the turn."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(prompt="Which minion is eaten at?")
        if minion:
            await minion.remove_counters(counters_on(minion))
            await minion.change_power(-1, until=END_OF_TURN)


class Thistles(ActionOnBase, faction=VEGETABLES, copies=1):
    """Play on a base. Ongoing: After another player plays a minion here, it has -1 power until the end of the turn."""

    @when(MinionPlayed, theirs, here)
    async def sting(self, played: MinionPlayed) -> None:
        """The minion has -1 power"""
        await played.minion.change_power(-1, until=END_OF_TURN)


class Grafting(Action, faction=VEGETABLES, copies=1):
    """Move all +1 power counters from one of your minions to another."""

    async def on_play(self) -> None:
        grown = [minion for minion in self.controller.minions if counters_on(minion)]
        giver = await self.choose("From which of your minions?", grown)
        if giver is None:
            return
        others = [minion for minion in self.controller.minions if minion != giver]
        taker = await self.choose("To which of your minions?", others)
        count = counters_on(giver)
        if taker and await giver.remove_counters(count):
            await taker.add_counters(count)


@effect
class Frozen(SmashEffect):
    """No +1 power counters can be put on minions of other players."""

    @forbids(GotCounters, a_minion)
    def freeze(self, growth: GotCounters) -> bool:
        return bool(growth.card.controller != self.controller)


class EarlyFrost(Action, faction=VEGETABLES, copies=1):
    """
    Destroy a minion of power 2 or less without +1 power counters.
    Until the start of your next turn, no +1 power counters can be put on minions of other players.
    """

    async def on_play(self) -> None:
        minion = await self.choose_minion(up_to(2), bare, prompt="Which minion is destroyed?")
        if minion:
            await minion.destroy()
        self.game.begin(Frozen(), until=START_OF_YOUR_TURN, source=self)


class HarvestFestival(SpecialAction, faction=VEGETABLES, copies=1):
    """Special: Before a base scores, take two +1 power counters off one of your minions there to gain a victory point."""

    async def on_play(self) -> None:
        ripe = [minion for minion in self.controller.minions if counters_on(minion) >= 2]
        minion = await self.choose("Which of your minions is harvested?", ripe)
        if minion and await minion.remove_counters(2):
            await self.controller.gain(1)


# ------------------------------------------------------------------------------------------------ bases and a titan


class TheAllotment(Base, faction=VEGETABLES, breakpoint=20, vp=(4, 2, 1), copies=1):
    """After this base scores, the winner may put two +1 power counters on one of their minions at another base."""

    @when(AfterScoring, here)
    async def give_a_prize(self, scored: AfterScoring) -> None:
        """The winner may put two +1 power counters on a minion elsewhere"""
        for player in scored.winners:
            others = [minion for minion in player.minions if minion.base != self]
            minion = await player.choose("Which of your minions grows?", others, optional=True, about=self)
            if minion:
                await minion.add_counters(2)


class TheCompostHeap(Base, faction=VEGETABLES, breakpoint=16, vp=(3, 2, 1), copies=1):
    """After a minion here is destroyed, its controller may put a +1 power counter on another of their minions here."""

    @when(Destroyed, here, a_minion)
    async def feed(self, loss: Destroyed) -> None:
        """Whoever had the minion may put a +1 power counter on another here"""
        player = loss.card.controller
        minion = await player.choose("Which of your minions grows?", self.minions_of(player), optional=True, about=self)
        if minion:
            await minion.add_counters()


def may_come(titan: Titan, _: object) -> bool:
    """Say whether the titan's player has a well grown minion and no titan in play."""
    player = titan.controller
    return player.titan is None and any(counters_on(minion) >= 3 for minion in player.minions)


class TheGreatMarrow(Titan, faction=VEGETABLES, copies=1):
    """
    Special: At the start of your turn, you may take three +1 power counters off one of your minions to play this titan there.
    Talent: Put a +1 power counter on this titan.
    """

    @activated(starting_turn, may_come, works_in=Smasher.titans)
    async def ripen(self) -> None:
        """Take three counters off a minion to play this titan there"""
        grown = [minion for minion in self.controller.minions if counters_on(minion) >= 3]
        minion = await self.choose("Which of your minions makes room?", grown)
        if minion and await minion.remove_counters(3):
            await self.enter(minion.base)

    @talent()
    async def swell(self) -> None:
        """Put a +1 power counter on this titan"""
        await self.add_counters()


KITCHEN_GARDEN: Final = SmashUpSet(
    id="kitchen-garden",
    title=TITLE,
    by=US,
    provenance="invented",
    factions=(VEGETABLES,),
    cards=(
        Pumpkin, Scarecrow, Beetroot, Pea, Compost, WateringCan, Greenhouse, BeanPole, Slugs, Thistles, Grafting,
        EarlyFrost, HarvestFestival, TheAllotment, TheCompostHeap, TheGreatMarrow,
    ),
    effects=(Frozen,),
)  # fmt: skip
