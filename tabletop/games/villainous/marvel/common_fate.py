"""The common Fate cards of the box: heroes of S.H.I.E.L.D. and Global Events. Names and copies are the publisher's."""

from __future__ import annotations

from typing import Any

from tabletop import Drew, forbids, instead, modifies, permits, when
from tabletop.conditions import another, itself
from tabletop.games.villainous._cards import Character
from tabletop.games.villainous._events import Defeated, Played, TurnBegan
from tabletop.games.villainous._places import LOWER
from tabletop.games.villainous.words import here, is_a

from ._cards import Hero, Item, named, ours
from ._crises import GlobalCrisis
from ._players import FROM_HAND, MarvelVillain
from .words import called, in_the_same_domain

COMMON = "Common Fate of Mischief & Malice"
SHIELD = "S.H.I.E.L.D."


# ------------------------------------------------------------------------------------------------ Heroes


class MelindaMay(
    Hero, set=COMMON, name="Melinda May S.H.I.E.L.D.", strength=4, origins=ours("hero", known="kind name copies")
):
    """When played, whoever played her may defeat an Ally of Strength 2 or less at her location."""

    async def when_played(self) -> None:
        weak = [ally for ally in self.game.allies_of_any_at(self.spot) if ally.strength <= 2]
        ally = await self.choose("Which Ally is defeated?", weak, optional=True)
        if ally is not None:
            await ally.defeat()


class Deathlok(
    Hero, set=COMMON, name="Deathlok S.H.I.E.L.D.", strength=4, origins=ours("hero", known="kind name copies")
):
    """Has +1 Strength for each Item that the player of this Domain has in it."""

    @modifies(Hero.strength, itself)
    def scavenge(self, hero: Hero) -> int:
        return 0 if self.domain is None else len(self.domain.own(Item))


class Mockingbird(
    Hero,
    set=COMMON,
    id="mockingbird_shield",
    name="Mockingbird S.H.I.E.L.D.",
    strength=3,
    origins=ours("hero", known="kind name copies"),
):
    """When played, the targeted player discards a card at random."""

    async def when_played(self) -> None:
        you = self.controller
        if you.hand:
            await you.discard_cards([await self.game.pick_at_random(you.hand.cards)])


class Agent13(
    Hero,
    set=COMMON,
    id="agent_13",
    name="Agent 13 S.H.I.E.L.D.",
    strength=2,
    origins=ours("hero", known="kind name copies"),
):
    """When played, whoever played her may return an Ally of Strength 3 or less in this Domain to its player's hand."""

    async def when_played(self) -> None:
        weak = [ally for ally in self.controller.allies if ally.strength <= 3]
        ally = await self.choose("Which Ally goes back to hand?", weak, optional=True)
        if ally is not None:
            await ally.return_to_hand()


class MariaHill(
    Hero, set=COMMON, name="Maria Hill S.H.I.E.L.D.", strength=3, origins=ours("hero", known="kind name copies")
):
    """Other S.H.I.E.L.D. Heroes in the same Domain have +1 Strength."""

    @modifies(Hero.strength, another, is_a(Hero), called(SHIELD), in_the_same_domain)
    def command(self, hero: Hero) -> int:
        return 1


class NickFury(
    Hero,
    set=COMMON,
    id="nick_fury_shield",
    name="Nick Fury S.H.I.E.L.D.",
    strength=3,
    origins=ours("hero", known="kind name copies"),
):
    """When played, find another S.H.I.E.L.D. Hero and play it in this Domain."""

    async def when_played(self) -> None:
        hero = await self.game.find_fate(self.acting, lambda card: self.is_recruit(card))
        if hero is not None:
            await self.game.fate_on(self.controller, hero, by=self.acting)

    def is_recruit(self, card: Any) -> bool:
        """Say whether a card is another S.H.I.E.L.D. Hero."""
        return isinstance(card, Hero) and card.is_named(SHIELD) and card != self


class Quake(Hero, set=COMMON, name="Quake S.H.I.E.L.D.", strength=4, origins=ours("hero", known="kind name copies")):
    """When played, every Ally at her location gets -1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.game.allies_of_any_at(self.spot), -1)


class PhilCoulson(
    Hero, set=COMMON, name="Phil Coulson S.H.I.E.L.D.", strength=2, origins=ours("hero", known="kind name copies")
):
    """When he is defeated, every other Hero in the Domain gets +1 Strength."""

    @when(Defeated, itself)
    async def be_avenged(self, defeated: Defeated) -> None:
        """Every other Hero gets +1 Strength"""
        if self.domain is not None:
            await self.game.put_tokens_on_each([hero for hero in self.controller.heroes if hero != self], 1)


class PeggyCarter(
    Hero,
    set=COMMON,
    name="Peggy Carter S.H.I.E.L.D.",
    strength=3,
    protector=True,
    origins=ours("hero", known="kind name copies"),
):
    """Protector."""


class LifeModelDecoy(
    Hero,
    set=COMMON,
    name="Life Model Decoy S.H.I.E.L.D.",
    copies=2,
    strength=1,
    origins=ours("hero", known="kind name copies"),
):
    """If another S.H.I.E.L.D. Hero, and no Decoy, would be defeated at this location, remove this instead."""

    @instead(Defeated, called(SHIELD), here, lambda decoy, defeated: not isinstance(defeated.card, LifeModelDecoy))
    async def take_the_blow(self, defeated: Defeated) -> None:
        """Be removed instead"""
        await self.remove()


# ------------------------------------------------------------------------------------------------ Global Events


class UnderSurveillance(
    GlobalCrisis, set=COMMON, strength=10, origins=ours("event", known="kind name copies strength")
):
    """
    Penalty: all Villains show their hands, and play at most one card from hand each turn.
    Reward: gain 2 Power and draw a card.
    """

    async def when_played(self) -> None:
        for you in self.game.players:
            await you.show_hand()

    @when(Drew)
    async def watch(self, drew: Drew) -> None:
        """Show the hand"""
        await self.game.players[drew.player.seat].show_hand()

    @forbids(Played)
    def ration(self, played: Played) -> bool:
        you = played.player
        return played.card.zone.kind is MarvelVillain.hand and you.has_done(FROM_HAND)

    async def reward(self, you: MarvelVillain) -> None:
        await you.gain_power(2)
        await you.draw()


class Incoming(GlobalCrisis, set=COMMON, strength=8, origins=ours("event", known="kind name copies strength")):
    """
    Penalty: every Hero has +1 Strength.
    Reward: you may defeat a Hero of Strength 4 or less in your Domain.
    """

    @modifies(Character.strength, is_a(Hero))
    def encourage(self, hero: Hero) -> int:
        return 1 if hero.in_play else 0

    async def reward(self, you: MarvelVillain) -> None:
        weak = [hero for hero in you.defeatable_heroes if hero.strength <= 4]
        hero = await you.choose("Which Hero do you defeat?", weak, optional=True, about=self)
        if hero is not None:
            await hero.defeat()


class Infiltrated(GlobalCrisis, set=COMMON, strength=8, origins=ours("event", known="kind name copies strength")):
    """
    Penalty: before each move, a Villain with Allies at home pays 1 Power or gives one of them -1 Strength.
    Reward: give +1 Strength to up to two of your Allies at home.
    """

    toll = 6

    @when(TurnBegan)
    async def undermine(self, began: TurnBegan) -> None:
        """Pay 1 Power, or give an Ally -1 Strength"""
        you = self.game.players[began.player.seat]
        if not you.allies:
            return
        if you.power and await you.confirms("Do you pay 1 Power, to spare your Allies?", about=self):
            await you.pay_power(1)
        else:
            await self.game.put_tokens(await you.choose("Which Ally gets -1 Strength?", you.allies, about=self), -1)

    async def reward(self, you: MarvelVillain) -> None:
        chosen = await you.choose_some("Which Allies get +1 Strength?", you.allies, at_most=2, about=self)
        await self.game.put_tokens_on_each(chosen, 1)


class KnockKnock(GlobalCrisis, set=COMMON, strength=4, origins=ours("event", known="kind name copies strength")):
    """
    It takes 1 Strength more for each S.H.I.E.L.D. Hero in play. Penalty: these cover the bottom symbols, too.
    Reward: you may relocate a Hero from your Domain to another player's.
    """

    @modifies(GlobalCrisis.requirement, itself)
    def call_for_help(self, crisis: GlobalCrisis) -> int:
        return len([hero for you in self.game.players for hero in named(SHIELD, you.marvel_heroes)])

    @permits(Hero.covers_below, called(SHIELD))
    def break_in(self, hero: Hero) -> bool:
        return True

    def menace_to(self, you: MarvelVillain) -> int:
        """The worse, the more bottom symbols are covered."""
        below = [one for place in you.locations for one in place.symbols if one.row == LOWER and one.is_covered]
        return 1 + len(below) // 2

    async def reward(self, you: MarvelVillain) -> None:
        hero = await you.choose("Which Hero goes to another Domain?", you.heroes, optional=True, about=self)
        if hero is not None:
            await self.game.send(hero, you, you.others)


CARDS = (
    MelindaMay, Deathlok, Mockingbird, Agent13, MariaHill, NickFury, Quake, PhilCoulson, PeggyCarter, LifeModelDecoy,
    UnderSurveillance, Incoming, Infiltrated, KnockKnock,
)  # fmt: skip
