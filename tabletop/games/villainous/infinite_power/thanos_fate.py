"""The Fate cards that come with Thanos."""

from __future__ import annotations

from typing import Any

from tabletop import (
    Text,
    forbids,
    modifies,
    when,
)
from tabletop.conditions import by_me, itself, mine
from tabletop.games.villainous._cards import Character
from tabletop.games.villainous._events import (
    Removed,
    TurnBegan,
)
from tabletop.games.villainous.marvel._cards import (
    Ally,
    Hero,
    Setback,
)
from tabletop.games.villainous.marvel._crises import TargetedCrisis
from tabletop.games.villainous.marvel._players import MarvelVillain

from .thanos import THANOS, Thanos, give_stone, may_find, stones_of, unclaimed


class AdamWarlock(Hero, set=THANOS, strength=6):
    """While he is in the Domain of Thanos, Thanos cannot win."""

    @forbids(Thanos.may_win, mine)
    def stand_in_the_way(self, thanos: Thanos) -> bool:
        return True


class DraxTheDestroyer(Hero, set=THANOS, name="Drax the Destroyer", strength=5):
    """It takes two or more Allies to vanquish him."""

    @modifies(Character.fighters_needed, itself, layer="set")
    def laugh(self, hero: Character) -> int:
        return 2


class Gamora(Hero, set=THANOS, strength=3):
    """When played, defeat another character at her location; if that was an Ally of Thanos, she gets +2 Strength."""

    async def when_played(self) -> None:
        there = [one for one in self.game.characters_at(self.spot) if one != self]
        able = [one for one in there if self.game.may_be_defeated(one, self.acting)]
        victim = await self.choose("Who is defeated?", able)
        if victim is not None:
            is_his = isinstance(victim, Ally) and isinstance(victim.controller.mover, Thanos)
            if await victim.defeat() and is_his:
                await self.put_token(2)


class Nebula(Hero, set=THANOS, strength=3):
    """When played, you lose 1 Power for each Infinity Stone that you hold, and she gets +1 Strength for each."""

    async def when_played(self) -> None:
        count = len(stones_of(self.controller))
        await self.controller.lose_power(count)
        await self.put_token(count)


class AStoneIsFound(Setback, set=THANOS, name="A Stone Is Found", copies=3):
    """
    Whoever played this chooses a Villain, not Thanos, who gets an unclaimed Infinity Stone
    and may activate it at once without paying.
    """

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(unclaimed(self.game.players)) > 0

    async def when_played(self) -> None:
        players = self.game.players
        finder = await self.choose("Who finds a Stone?", [you for you in players if may_find(you)])
        stone = await self.choose("Which Stone is it?", unclaimed(players))
        if finder is not None and stone is not None:
            await give_stone(finder, stone)
            await self.game.may_activate(finder, stone, about=self, free=True)


class WhatDidItCost(Setback, set=THANOS, name="What Did It Cost?", copies=3):
    """Discard a card for each Infinity Stone that you hold."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(stones_of(rival)) > 0

    async def when_played(self) -> None:
        you = self.controller
        await you.discard_some(len(stones_of(you)), about=self)


class SacrificesMustBeMade(TargetedCrisis, set=THANOS, name="Sacrifices Must Be Made", strength=7):
    """
    Penalty: before each move, for each Ally that Thanos has in play, he pays 1 Power, discards a card or removes that Ally.
    Reward: Thanos removes an Ally of each other Villain.
    """

    @when(TurnBegan, by_me)
    async def demand(self, began: TurnBegan) -> None:
        """Pay 1 Power, discard a card or remove the Ally, for each"""
        for ally in self.controller.all_allies:
            if ally.is_current:
                await self.demand_for(ally)

    async def demand_for(self, ally: Any) -> None:
        """Have Thanos sacrifice something for an Ally."""
        you = self.controller
        has = {
            "Pay 1 Power": you.power,
            "Discard a card": len(you.hand),
            "Remove the Ally": self.game.can(Removed(ally)),
        }
        asked = Text("villainous.sacrifice", "What do you sacrifice for {ally}?", ally=ally)
        way = await you.choose(asked, [way for way, there in has.items() if there], about=ally)
        if way == "Pay 1 Power":
            await you.pay_power(1)
        elif way == "Discard a card":
            await you.discard_some(about=self)
        elif way is not None:
            await ally.remove()

    async def reward(self, you: MarvelVillain) -> None:
        for rival in you.others:
            there = [ally for ally in rival.all_allies if self.game.can(Removed(ally))]
            ally = await you.choose("Which Ally do you remove?", there, about=self)
            if ally is not None:
                await ally.remove()


CARDS = (AdamWarlock, DraxTheDestroyer, Gamora, Nebula, AStoneIsFound, WhatDidItCost, SacrificesMustBeMade)
