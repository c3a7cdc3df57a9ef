"""The Dinosaurs: power, and lasers."""

from __future__ import annotations

from tabletop import effect, forbids, instead, modifies
from tabletop.conditions import itself, mine
from tabletop.games.smash_up._cards import (
    Action,
    ActionOnBase,
    ActionOnMinion,
    Minion,
    Shelter,
    SmashCard,
    by_an_action,
    by_another_player,
    here,
    on_its_host,
    talent,
    up_to,
)
from tabletop.games.smash_up._effects import (
    END_OF_TURN,
    END_OF_YOUR_TURN,
    START_OF_YOUR_TURN,
    BreakpointChanged,
    SmashEffect,
    Unaffected,
)
from tabletop.games.smash_up._events import Affect
from tabletop.games.smash_up._factions import DINOSAURS


class KingRex(Minion, faction=DINOSAURS, power=7, copies=1):
    """(No ability.)"""


def printed_up_to_2(_: object, minion: Minion) -> bool:
    """Say whether the printed power of a minion is 2 or less."""
    return bool(minion.printed["power"] <= 2)


class Laseratops(Minion, faction=DINOSAURS, power=4, copies=2):
    """You may destroy a minion of printed power 2 or less here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, printed_up_to_2, optional=True)


class LaseratopsFirstPrint(Minion, first_print_of=Laseratops, year=2012, power=4, copies=2):
    """Destroy a minion of power 2 or less here."""

    async def on_play(self) -> None:
        await self.destroy_minion(here, up_to(2))


@effect
class Armored(SmashEffect):
    """{minion} has +2 power while it is another player's turn."""

    minion: Minion

    @modifies(Minion.power)
    def withstand(self, minion: Minion) -> int:
        return 2 if minion == self.minion and not self.controller.is_active else 0


class ArmorStego(Minion, faction=DINOSAURS, power=3, copies=3):
    """Talent: Until the start of your next turn, this minion has +2 power on other players' turns."""

    @talent()
    async def raise_plates(self) -> None:
        """Give it +2 power on other players' turns"""
        self.game.begin(Armored(self), until=START_OF_YOUR_TURN, source=self)


class ArmorStegoFirstPrint(Minion, first_print_of=ArmorStego, year=2012, power=3, copies=3):
    """Ongoing: This minion has +2 power on other players' turns."""

    @modifies(Minion.power, itself)
    def withstand(self, minion: Minion) -> int:
        return 2 if minion.in_play and not self.controller.is_active else 0


class WarRaptor(Minion, faction=DINOSAURS, power=2, copies=4):
    """Ongoing: This minion has +1 power for each War Raptor here, itself included."""

    @modifies(Minion.power, itself)
    def hunt_in_packs(self, minion: Minion) -> int:
        return sum([isinstance(other, WarRaptor) for other in minion.base.minions]) if minion.in_play else 0


class Augmentation(Action, faction=DINOSAURS, copies=2):
    """A minion gets +4 power until the end of your turn."""

    async def on_play(self) -> None:
        minion = await self.choose_minion()
        if minion:
            await minion.change_power(4, until=END_OF_YOUR_TURN)


class Howl(Action, faction=DINOSAURS, copies=2):
    """Each of your minions gets +1 power until the end of your turn."""

    async def on_play(self) -> None:
        for minion in self.controller.minions:
            await minion.change_power(1, until=END_OF_YOUR_TURN)


def weaker_there(minion: Minion) -> list[Minion]:
    """List the minions at the base of a minion that have less power than it."""
    return [other for other in minion.base.minions if other.power < minion.power]


def can_hunt(_: object, minion: Minion) -> bool:
    """Say whether a minion has less power than another one at the same base."""
    return bool(weaker_there(minion))


class NaturalSelection(Action, faction=DINOSAURS, copies=1):
    """Choose one of your minions. Destroy a minion of less power at the same base."""

    async def on_play(self) -> None:
        hunter = await self.choose_minion(mine, can_hunt, prompt="Which of your minions hunts?")
        if hunter:
            prey = await self.choose("Which minion is destroyed?", weaker_there(hunter))
            if prey:
                await prey.destroy()


class Rampage(Action, faction=DINOSAURS, copies=1):
    """Lower the breakpoint of a base by the power of one of your minions there until the end of the turn."""

    async def on_play(self) -> None:
        minion = await self.choose_minion(mine, prompt="Which of your minions rampages?")
        if minion:
            lower = BreakpointChanged(minion.base, -minion.power)
            self.game.begin(lower, until=END_OF_TURN, source=self)


class SurvivalOfTheFittest(Action, faction=DINOSAURS, name="Survival of the Fittest", copies=1):
    """Destroy a minion of the lowest power at each base where not all minions have the same power."""

    async def on_play(self) -> None:
        losers: list[Minion | None] = []
        for base in self.game.bases:
            powers = [minion.power for minion in base.minions]
            if len(set(powers)) > 1:
                weakest = [minion for minion in base.minions if minion.power == min(powers)]
                losers.append(await self.choose("Which minion is destroyed?", weakest))
        await self.game.destroy_all(filter(None, losers))


class ToothAndClawAndGuns(ActionOnMinion, Shelter, faction=DINOSAURS, name="Tooth and Claw...and Guns", copies=1):
    """Play on a minion. Ongoing: Other players' cards do not affect this minion."""

    @forbids(Affect, on_its_host, by_another_player)
    def defend(self, event: Affect) -> bool:
        return True


class ToothAndClawAndGunsFirstPrint(ActionOnMinion, first_print_of=ToothAndClawAndGuns, year=2012, copies=1):
    """Play on a minion. Ongoing: If an ability would affect this minion, destroy this action: it does not affect it."""

    @instead(Affect, on_its_host)
    async def defend(self, event: Affect) -> Affect | None:
        """Destroy it, and the minion is not affected"""
        source = event.source
        if not await self.destroy():
            return event
        if source is not None:
            self.game.begin(Unaffected((event.card,), source), until=END_OF_TURN, source=self)
        return None


class Upgrade(ActionOnMinion, faction=DINOSAURS, copies=1):
    """Play on a minion. Ongoing: This minion has +2 power."""

    @modifies(Minion.power, on_its_host)
    def improve(self, minion: Minion) -> int:
        return 2


def your_minion_here(card: SmashCard, event: Affect) -> bool:
    """Say whether it happens to a minion that the card's player has here."""
    return event.card in card.base.minions_of(card.controller)


class WildlifePreserve(ActionOnBase, Shelter, faction=DINOSAURS, copies=1):
    """Play on a base. Ongoing: Other players' actions do not affect your minions here."""

    @forbids(Affect, your_minion_here, by_another_player, by_an_action)
    def protect(self, event: Affect) -> bool:
        return True

    @property
    def sheltered(self) -> list[Minion]:
        """Your minions here."""
        return self.base.minions_of(self.controller)


CARDS = (
    KingRex, Laseratops, LaseratopsFirstPrint, ArmorStego, ArmorStegoFirstPrint, WarRaptor, Augmentation, Howl,
    NaturalSelection, Rampage, SurvivalOfTheFittest, ToothAndClawAndGuns, ToothAndClawAndGunsFirstPrint, Upgrade,
    WildlifePreserve,
)  # fmt: skip
EFFECTS = (Armored,)
