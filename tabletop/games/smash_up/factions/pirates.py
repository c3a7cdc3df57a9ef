"""The Pirates: never long at one base."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from tabletop import Event, instead, reaction
from tabletop.conditions import itself, mine, theirs
from tabletop.games.smash_up._cards import Action, ActionOrSpecial, Minion, elsewhere, here, up_to, where_mine
from tabletop.games.smash_up._events import AfterScoring, BeforeScoring, Destroyed, MovedToBase
from tabletop.games.smash_up._factions import PIRATES

GettingAway = Callable[[Minion, Any], Coroutine[Any, Any, Event | None]]


class PirateKing(Minion, faction=PIRATES, power=5, copies=1):
    """Special: Before a base scores, you may move this minion there."""

    @reaction(BeforeScoring, elsewhere)
    async def board(self, event: BeforeScoring) -> None:
        """Move it there"""
        await self.move_to(event.base)


def ways_out(minion: Minion) -> list[MovedToBase]:
    """List the moves to other bases that a minion could make on its own account."""
    bases = [base for base in minion.game.bases if base != minion.base]
    moves = [MovedToBase(minion, minion.controller, minion, base, minion.base) for base in bases]
    return [move for move in moves if minion.game.can(move)]


def can_get_away(minion: Minion, _: object) -> bool:
    """Say whether there is a base to which a minion could move."""
    return bool(ways_out(minion))


def getting_away(*, optional: bool = False, once_per_turn: bool = False) -> GettingAway:
    """Make the ability with which a minion that would be destroyed moves instead."""

    @instead(Destroyed, itself, can_get_away, optional=optional, once_per_turn=once_per_turn)
    async def swing_away(self: Minion, blow: Destroyed) -> MovedToBase | None:
        """Move it to another base instead"""
        moves = {move.base: move for move in ways_out(self)}
        base = await self.choose("To which base does it get away?", moves)
        return None if base is None else moves[base]

    return swing_away


class Buccaneer(Minion, faction=PIRATES, power=4, copies=2):
    """Ongoing: Once per turn, if this minion would be destroyed, you may move it to another base instead."""

    swing_away = getting_away(optional=True, once_per_turn=True)


class BuccaneerFirstPrint(Minion, first_print_of=Buccaneer, year=2012, power=4, copies=2):
    """Special: If this minion would be destroyed, move it to another base instead."""

    swing_away = getting_away()


class CutLass(Minion, faction=PIRATES, power=3, copies=3):
    """You may destroy a minion of power 2 or less here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, up_to(2), optional=True)


class FirstMate(Minion, faction=PIRATES, power=2, copies=4):
    """Special: After this base scores, you may move this minion to another base instead of discarding it."""

    @reaction(AfterScoring, here)
    async def jump_ship(self, event: AfterScoring) -> None:
        """Move it to another base"""
        await self.move_elsewhere()


class Broadside(Action, faction=PIRATES, copies=2):
    """Choose a base where you have a minion, and a player. Destroy all minions of power 2 or less of that player there."""

    async def on_play(self) -> None:
        base = await self.choose_base(where_mine, prompt="At which base do you fire?")
        if base is None:
            return
        player = await self.choose("At whose minions do you fire?", self.game.players)
        if player:
            await self.game.destroy_all([minion for minion in base.minions_of(player) if minion.power <= 2])


class Cannon(Action, faction=PIRATES, copies=1):
    """Destroy up to two minions of power 2 or less."""

    async def on_play(self) -> None:
        await self.game.destroy_all(await self.choose_minions(up_to(2), prompt="Which are destroyed?", at_most=2))


class Dinghy(Action, faction=PIRATES, copies=2):
    """Move up to two of your minions to other bases."""

    async def on_play(self) -> None:
        for minion in await self.choose_minions(mine, prompt="Which of your minions move?", at_most=2):
            await minion.move_elsewhere()


class FullSail(ActionOrSpecial, faction=PIRATES, copies=1):
    """Move any number of your minions to other bases. Special: May also be played before a base scores."""

    async def on_play(self) -> None:
        for minion in await self.choose_minions(mine, prompt="Which of your minions move?"):
            await minion.move_elsewhere()


class Powderkeg(Action, faction=PIRATES, copies=1):
    """Destroy one of your minions and all minions at its base of the same power or less."""

    async def on_play(self) -> None:
        keg = await self.choose_minion(mine, prompt="Which of your minions blows up?")
        if keg:
            power = keg.power
            await self.game.destroy_all([minion for minion in keg.base.minions if minion.power <= power])


class SeaDogs(Action, faction=PIRATES, copies=1):
    """Name a faction. Move all minions of that faction that other players have at one base to one other base."""

    async def on_play(self) -> None:
        faction = await self.name_faction("Which faction do you name?", self.game.factions_played_with)
        dogs = [minion for minion in self.game.minions if theirs(self, minion) and minion.faction == faction]
        origin = await self.choose_base(
            lambda _, base: any(dog.base == base for dog in dogs), prompt="From which base?"
        )
        if origin is None:
            return
        target = await self.choose_base(lambda _, base: base != origin, prompt="To which base?")
        for dog in dogs:
            if dog.base == origin:
                await dog.move_to(target)


class Shanghai(Action, faction=PIRATES, copies=1):
    """Move a minion of another player to another base."""

    async def on_play(self) -> None:
        await self.move_minion(theirs)


class Swashbuckling(Action, faction=PIRATES, copies=1):
    """Each of your minions gets +1 power until the end of the turn."""

    async def on_play(self) -> None:
        for minion in self.controller.minions:
            await minion.change_power(1)


CARDS = (
    PirateKing, Buccaneer, BuccaneerFirstPrint, CutLass, FirstMate, Broadside, Cannon, Dinghy, FullSail, Powderkeg,
    SeaDogs, Shanghai, Swashbuckling,
)  # fmt: skip
EFFECTS = ()
