"""The common Fate cards of Infinite Power: Avengers and Global Events. All of them are the publisher's."""

from __future__ import annotations

from tabletop import forbids, instead, modifies, when
from tabletop.conditions import by_me, itself
from tabletop.games.villainous._cards import TOP
from tabletop.games.villainous._events import Defeated, Gained, Played, Relocated, TurnBegan
from tabletop.games.villainous._players import Villain
from tabletop.games.villainous.marvel._cards import Ally, Hero, Item, MarvelVillainCard
from tabletop.games.villainous.marvel._crises import Crisis, GlobalCrisis
from tabletop.games.villainous.marvel._players import MarvelVillain
from tabletop.games.villainous.words import to_me

COMMON = "Common Fate of Infinite Power"


# ------------------------------------------------------------------------------------------------ Heroes


class IronMan(Hero, set=COMMON, strength=3):
    """Each Activate action costs you 1 Power more."""

    @modifies(MarvelVillain.activation_surcharge, to_me)
    def jam(self, you: MarvelVillain) -> int:
        return 1


class BlackWidow(Hero, set=COMMON, strength=2):
    """When played, whoever played her may defeat an Ally at her location."""

    async def when_played(self) -> None:
        there = self.game.allies_of_any_at(self.spot)
        ally = await self.choose("Which Ally is defeated?", there, optional=True)
        if ally is not None:
            await ally.defeat()


class NickFury(Hero, set=COMMON, strength=2):
    """When played, you lose half of your Power, rounded up."""

    async def when_played(self) -> None:
        await self.controller.lose_power((self.controller.power + 1) // 2)


class Hulk(Hero, set=COMMON, strength=5):
    """
    If he would be defeated, he gets +1 Strength and goes to another player's Domain instead.
    Nothing can be attached to him.
    """

    @forbids(Hero.may_carry, itself)
    def burst(self, hero: Hero) -> bool:
        return True

    @instead(Defeated, itself)
    async def leap(self, defeated: Defeated) -> None:
        """Get +1 Strength and go to another Domain"""
        you = self.controller
        await self.put_token(1)
        await self.game.send(self, you, you.others)


class Falcon(Hero, set=COMMON, strength=2):
    """When played, whoever played him may relocate a Hero of Strength 3 or less from any Domain to his location."""

    async def when_played(self) -> None:
        everywhere = [hero for you in self.game.players for hero in you.heroes]
        weak = [hero for hero in everywhere if hero.strength <= 3 and hero.spot != self.spot]
        hero = await self.choose("Which Hero does he fetch?", weak, optional=True)
        if hero is not None:
            await hero.go_to(self.spot, side=TOP)


class Hawkeye(Hero, set=COMMON, strength=2):
    """When played, whoever played him may defeat one of your Allies at an Event."""

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally is shot?", self.controller.at_events, optional=True)
        if ally is not None:
            await ally.defeat()


class SheHulk(Hero, set=COMMON, name="She-Hulk", strength=4):
    """You can neither play nor relocate Allies to Events."""

    @forbids(Played, by_me)
    def object(self, played: Played) -> bool:
        return isinstance(played.to.holder, Crisis)

    @forbids(Relocated, lambda hero, move: move.card.controller is hero.controller)
    def overrule(self, move: Relocated) -> bool:
        return isinstance(move.to, Crisis)


class Vision(Hero, set=COMMON, strength=4):
    """Whenever you gain Power, gain 1 less."""

    @instead(Gained, by_me)
    async def phase_out(self, gained: Gained) -> Gained | None:
        """Gain 1 less"""
        return Gained(gained.player, gained.supply, gained.count - 1) if gained.count > 1 else None


class Thor(Hero, set=COMMON, strength=5, protector=True):
    """Protector."""


class CaptainMarvel(Hero, set=COMMON, strength=6):
    """When played, all Allies in this Domain go to her location."""

    async def when_played(self) -> None:
        you = self.controller
        for card in you.in_sight(Ally):
            if card.spot is not None and card.spot != self.spot:
                await card.go_to(self.spot, side=self.game.side_in(card, you))


class CaptainAmerica(Hero, set=COMMON, strength=3):
    """When played, every Hero in this Domain gets +1 Strength, he himself, too."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.heroes, 1)


# ------------------------------------------------------------------------------------------------ Global Events


class ProtectedVibranium(GlobalCrisis, set=COMMON, strength=8):
    """
    Penalty: Items cost 1 Power more.
    Reward: you may take any Item of your deck or discard pile into hand.
    """

    @modifies(MarvelVillainCard.surcharge, lambda _, card: isinstance(card, Item))
    def lock_up(self, card: MarvelVillainCard) -> int:
        return 1

    async def reward(self, you: MarvelVillain) -> None:
        await self.game.take_from_own(you, Item, "Do you take an Item into hand?")


class LockdownAtTheRaft(GlobalCrisis, set=COMMON, name="Lockdown at the Raft", strength=8):
    """
    Penalty: Allies cost 1 Power more.
    Reward: you may take any Ally of your deck or discard pile into hand.
    """

    @modifies(MarvelVillainCard.surcharge, lambda _, card: isinstance(card, Ally))
    def lock_down(self, card: MarvelVillainCard) -> int:
        return 1

    async def reward(self, you: MarvelVillain) -> None:
        await self.game.take_from_own(you, Ally, "Do you take an Ally into hand?")


class HelicarrierAlert(GlobalCrisis, set=COMMON, strength=6):
    """
    Penalty: hands are filled up to three cards only.
    Reward: draw three cards.
    """

    @modifies(Villain.hand_size, layer="last")
    def restrict(self, you: Villain) -> int:
        return 3

    async def reward(self, you: MarvelVillain) -> None:
        await you.draw(3)


class AvengersAssemble(GlobalCrisis, set=COMMON, strength=10):
    """
    When it comes, and at the start of every turn, the active Villain plays a Fate card on themselves.
    Reward: defeat all Heroes in your Domain.
    """

    menace = 4
    toll = 60

    async def when_played(self) -> None:
        await self.game.fate_yourself(self.game.active)

    @when(TurnBegan)
    async def assemble(self, began: TurnBegan) -> None:
        """Play a Fate card on the active Villain"""
        await self.game.fate_yourself(self.game.active)

    async def reward(self, you: MarvelVillain) -> None:
        for hero in you.heroes:
            await self.game.defeat(hero, by=you)


CARDS = (
    IronMan, BlackWidow, NickFury, Hulk, Falcon, Hawkeye, SheHulk, Vision, Thor, CaptainMarvel, CaptainAmerica,
    ProtectedVibranium, LockdownAtTheRaft, HelicarrierAlert, AvengersAssemble,
)  # fmt: skip
