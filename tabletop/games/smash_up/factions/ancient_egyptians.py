"""The Ancient Egyptians: what is buried does not stay so."""

from __future__ import annotations

from tabletop import Text, modifies, reaction, when
from tabletop.conditions import another, itself, mine, theirs
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnMinion,
    ActionOrSpecial,
    Base,
    BuriesItself,
    Minion,
    SmashCard,
    elsewhere,
    has_hand,
    here,
    on_its_host,
    talent,
    up_to,
)
from tabletop.games.smash_up._events import AfterScoring, BeforeScoring, Uncovered
from tabletop.games.smash_up._factions import ANCIENT_EGYPTIANS


def buried_here(card: SmashCard, _: object) -> bool:
    """Say whether the card's player has a buried card at the same base."""
    return bool(card.base.buried_of(card.controller))


class Pharaoh(Minion, faction=ANCIENT_EGYPTIANS, power=5, copies=1):
    """
    Ongoing: After another buried card is uncovered, draw a card.
    Special: Before this base scores, you may uncover one of your cards that are buried here.
    """

    @when(Uncovered, another)
    async def behold(self, uncovered: Uncovered) -> None:
        """Draw a card"""
        await self.controller.draw()

    @reaction(BeforeScoring, here, buried_here)
    async def open_a_tomb(self, event: BeforeScoring) -> None:
        """Uncover one of your cards here"""
        await self.game.choose_and_uncover(self.controller, self.base.buried_of(self.controller), about=self)


class PriestOfAnubis(Minion, faction=ANCIENT_EGYPTIANS, name="Priest of Anubis", power=4, copies=2):
    """Ongoing: This minion has +2 power while you have a card buried here."""

    @modifies(Minion.power, itself)
    def pray(self, minion: Minion) -> int:
        return 2 if minion.in_play and buried_here(minion, None) else 0


class PyramidEngineer(Minion, faction=ANCIENT_EGYPTIANS, power=3, copies=3):
    """You may uncover one of your cards that are buried here. Talent: Bury a card from your hand here."""

    async def on_play(self) -> None:
        cards = self.base.buried_of(self.controller)
        await self.game.choose_and_uncover(self.controller, cards, optional=True, about=self)

    @talent(has_hand)
    async def build(self) -> None:
        """Bury a card from your hand here"""
        await self.game.bury_from_hand(self.controller, self.base, about=self)


class Mummy(Minion, faction=ANCIENT_EGYPTIANS, power=2, copies=4):
    """Special: After this base scores, you may bury this minion at another base."""

    @reaction(AfterScoring, here)
    async def rest_again(self, event: AfterScoring) -> None:
        """Bury it at another base"""
        await self.bury(await self.choose_base(elsewhere))


class AncientCurse(ActionOnMinion, faction=ANCIENT_EGYPTIANS, copies=2):
    """Play on a minion. You may remove a +1 power counter from it. Ongoing: This minion has -2 power."""

    async def on_play(self) -> None:
        minion = self.host
        if minion.counters[self.game.COUNTER] and await self.controller.confirms(
            "Remove a +1 power counter?", about=self
        ):
            await minion.remove_counters()

    @modifies(Minion.power, on_its_host)
    def curse(self, minion: Minion) -> int:
        return -2


class BlessingOfAnubis(BuriesItself, faction=ANCIENT_EGYPTIANS, name="Blessing of Anubis", copies=1):
    """Bury this card. Special: When it is uncovered, each of your minions here gets +2 power until the end of the turn."""

    async def on_uncover(self, base: Base) -> None:
        for minion in base.minions_of(self.controller):
            await minion.change_power(2)


class LostKnowledge(ActionOrSpecial, faction=ANCIENT_EGYPTIANS, copies=1):
    """
    Bury a card from your hand, or uncover one of your buried cards.
    Special: May also be played before a base scores.
    """

    async def on_play(self) -> None:
        player = self.controller
        ways = [way for way, there in ((BURY, player.hand), (UNCOVER, player.buried)) if there]
        way = await self.choose("What do you do?", ways)
        if way == BURY:
            await self.game.bury_from_hand(player, await self.choose_base(prompt="At which base?"), about=self)
        elif way == UNCOVER:
            await self.game.choose_and_uncover(player, player.buried, about=self)


BURY = Text("smash-up.to-bury", "bury")
UNCOVER = Text("smash-up.uncover", "uncover")


class MummyStrength(Action, faction=ANCIENT_EGYPTIANS, copies=1):
    """One of your minions gets +2 power until the end of the turn, or +4 if any card is buried where it is."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine)
        if minion:
            await minion.change_power(self.more() if minion.base.buried else 2)

    def more(self) -> int:
        """Return the power that it gives where a card is buried."""
        return 4


class MummyStrengthFirstPrint(MummyStrength, first_print_of=MummyStrength, year=2018, copies=1):
    """One of your minions gets +2 power until the end of the turn, or +3 if any card is buried where it is."""

    def more(self) -> int:
        """Return the power that it gives where a card is buried."""
        return 3


class PlagueOfLocusts(ActionOrSpecial, faction=ANCIENT_EGYPTIANS, name="Plague of Locusts", copies=1):
    """
    Each minion of other players at a base of your choice gets -1 power until the end of the turn.
    Special: May also be played before a base scores.
    """

    async def on_play(self) -> None:
        base = await self.choose_base(prompt="Which base do the locusts visit?")
        if base:
            for minion in base.minions:
                if theirs(self, minion):
                    await minion.change_power(-1)


class SealTheTomb(Action, faction=ANCIENT_EGYPTIANS, name="Seal the Tomb", copies=1):
    """Bury up to two cards from your hand at one base, or uncover up to two of your cards that are buried at one base."""

    async def on_play(self) -> None:
        player = self.controller
        ways = [way for way, there in ((BURY, player.hand), (UNCOVER, player.buried)) if there]
        way = await self.choose("What do you do?", ways)
        if way == BURY:
            base = await self.choose_base(prompt="At which base do you bury cards?")
            for card in await player.choose_some("Which cards?", player.hand, at_most=2, about=self):
                await card.bury(base)
        elif way == UNCOVER:
            base = await self.choose_base(buried_of_mine, prompt="At which base do you uncover cards?")
            if base is None:
                return
            for _ in range(2):
                cards = base.buried_of(player)
                if not await self.game.choose_and_uncover(player, cards, optional=True, about=self):
                    break


def buried_of_mine(card: SmashCard, base: Base) -> bool:
    """Say whether the card's player has a card buried at a base."""
    return bool(base.buried_of(card.controller))


class TombTrap(BuriesItself, faction=ANCIENT_EGYPTIANS, copies=2):
    """Bury this card. Special: When it is uncovered, you may destroy a minion of power 4 or less here."""

    async def on_uncover(self, base: Base) -> None:
        await self.destroy_minion(lambda _, minion: minion.base == base, up_to(4), optional=True)


class YouCanTakeItWithYou(BuriesItself, faction=ANCIENT_EGYPTIANS, name="You Can Take It With You", copies=1):
    """Bury this card. Special: When it is uncovered, draw three cards."""

    async def on_uncover(self, base: Base) -> None:
        await self.controller.draw(3)


CARDS = (
    Pharaoh, PriestOfAnubis, PyramidEngineer, Mummy, AncientCurse, BlessingOfAnubis, LostKnowledge, MummyStrength,
    MummyStrengthFirstPrint, PlagueOfLocusts, SealTheTomb, TombTrap, YouCanTakeItWithYou,
)  # fmt: skip
EFFECTS = ()
