"""Darth Vader's Fate deck: a reconstruction; what of each card is known from elsewhere, its class line says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop import ZoneOf, event, forbids, instead, modifies, when, zone
from tabletop.conditions import by_me, itself, mine
from tabletop.games.villainous._cards import Character, VillainCard, VillainousCard
from tabletop.games.villainous._events import ActionTaken, Defeated, LeftPlay
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.words import here, is_a, its_bearer, taking

from ._ambition import AMBITION
from ._cards import Ally, FateItem, Hero, Restriction, Setback, ours
from ._players import DarkSideVillain
from ._vehicles import HeroVehicle
from .darth_vader import (
    CONFLICTED,
    FOCUSED,
    VADER,
    WHERE_LUKE,
    EmperorPalpatine,
    LukeMoved,
    LukeTurned,
    ambition_left,
    luke_of,
)

if TYPE_CHECKING:
    from tabletop.games.villainous._game import VillainousGame

BACK_TO_FOCUSED = "Turn him to Focused"


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class VaderObiWanKenobi(Hero, set=VADER, name="Obi-Wan Kenobi", strength=3, origins=ours("hero")):
    """When he is defeated, find More Powerful Than You Can Imagine and play it on Darth Vader."""

    @when(Defeated, itself)
    async def become_more_powerful(self, defeated: Defeated) -> None:
        """Find More Powerful Than You Can Imagine and play it"""
        you = self.controller
        if you.the(MorePowerfulThanYouCanImagine) is None:
            await you.find_and_play(MorePowerfulThanYouCanImagine)


class VaderLeiaOrgana(Hero, set=VADER, name="Leia Organa", strength=2, origins=ours("hero")):
    """While she is at Luke's location, he cannot be turned to Conflicted."""

    @forbids(LukeTurned, here)
    def keep_faith(self, turned: LukeTurned) -> bool:
        return turned.side == CONFLICTED


class VaderHanSolo(Hero, set=VADER, name="Han Solo", strength=3, origins=ours("hero")):
    """When played, whoever played him may move Luke to an adjacent location."""

    async def when_played(self) -> None:
        luke = luke_of(self)
        await luke.move_to(await self.choose(WHERE_LUKE, luke.steps(self), optional=True), self)


class Chewbacca(Hero, set=VADER, strength=4, origins=ours("hero")):
    """Allies at this location have -1 Strength."""

    @modifies(Character.strength, is_a(Ally), here)
    def roar(self, ally: Character) -> int:
        return -1


class VaderYoda(Hero, set=VADER, name="Yoda", strength=4, origins=ours("hero")):
    """When played, turn Luke to Focused."""

    async def when_played(self) -> None:
        await luke_of(self).turn_to(FOCUSED, self)


# ------------------------------------------------------------------------------------------------ Fate: the rest


class SkywalkerLightsaber(FateItem, set=VADER, origins=ours("fate card", proven="kind")):
    """Attach to a Hero, who has +2 Strength."""

    attaches_to = (Hero,)

    @modifies(Character.strength, its_bearer)
    def arm(self, hero: Character) -> int:
        return 2


class UseTheForce(Setback, set=VADER, name="Use the Force", copies=2, origins=ours("fate card")):
    """Choose one: turn Luke to Focused, or move Luke to an adjacent location."""

    async def when_played(self) -> None:
        luke = luke_of(self)
        chosen = await self.choose("What does Luke Skywalker do?", (BACK_TO_FOCUSED, *luke.steps(self)))
        if isinstance(chosen, Place):
            await luke.move_to(chosen, self)
        else:
            await luke.turn_to(FOCUSED, self)


class ThereIsStillGoodInHim(Setback, set=VADER, name="There Is Still Good in Him", origins=ours("fate card")):
    """Darth Vader loses 2 Ambition."""

    async def when_played(self) -> None:
        await self.controller.lose_ambition(2)


class ItsATrap(Setback, set=VADER, name="It's a Trap!", origins=ours("fate card")):
    """Move Emperor Palpatine to another location. If he cannot be moved, every Hero gets +1 Strength instead."""

    async def when_played(self) -> None:
        you = self.controller
        emperor = you.the(EmperorPalpatine)
        ways = [] if emperor is None else self.game.ways_of(emperor)
        if emperor is not None and ways:
            await emperor.go_to(await self.choose("Where does Emperor Palpatine go?", ways))
        else:
            await self.game.put_tokens_on_each(you.heroes, 1)


class StolenDataTapes(Setback, set=VADER, origins=ours("fate card", proven="kind")):
    """Darth Vader reveals his hand. Whoever played this chooses one of those cards, which is discarded."""

    async def when_played(self) -> None:
        you = self.controller
        await you.show_hand()
        card = await self.choose("Which card is discarded?", you.hand)
        if card is not None:
            await you.discard_cards([card])


class ObiWansGuidance(Setback, set=VADER, name="Obi-Wan's Guidance", origins=ours("fate card", proven="kind")):
    """Look at the top three cards of this Fate deck and swap this for one of them, which is played; the others go back."""

    async def when_played(self) -> None:
        you, by, game = self.controller, self.acting, self.game
        seen = await game.look_on_top(by, you.fate_deck, 3)
        taken = await self.choose("Which card do you play?", seen)
        await game.put_back_in_order(by, [card for card in seen if card != taken], you.fate_deck)
        if taken is not None:
            await game.discard_from(by, [self])
            await game.play_on(you, taken, by=by)


class MorePowerfulThanYouCanImagine(Restriction, set=VADER, origins=ours("fate card", known="kind name text")):
    """Darth Vader can take no Ambition actions. Goes when he discards his whole hand with a Discard Cards action."""

    @forbids(ActionTaken, by_me, taking(AMBITION))
    def stand_in_the_way(self, taken: ActionTaken) -> bool:
        return True

    @when(ActionTaken, by_me, taking("discard"), lambda _, taken: taken.left == 0)
    async def depart(self, taken: ActionTaken) -> None:
        """Go"""
        await self.remove()


@event(to="card", renews="card")
class WentAboard(LeftPlay):
    """A Hero is taken aboard instead of being defeated: tokens go back, and Items are discarded."""

    text = "{card} goes aboard {ship}."
    card: Hero
    ship: VaderMillenniumFalcon

    def happen(self, game: VillainousGame) -> None:
        game.take_off(self.card, self.ship.aboard, self)


class VaderMillenniumFalcon(
    HeroVehicle, set=VADER, name="Millennium Falcon", origins=ours("fate card", known="kind name")
):
    """
    While nobody is aboard, a Hero who would be defeated goes aboard instead, and has no effect there.
    A Fate action against Darth Vader may play the Hero aboard at any location instead of revealing cards.
    """

    aboard: ZoneOf[Hero] = zone()

    @property
    def carried(self) -> Sequence[VillainousCard]:
        """What is attached to it, and who is aboard."""
        return (*super().carried, *self.aboard)

    @instead(Defeated, mine, is_a(Hero), lambda ship, _: not ship.aboard)
    async def pick_up(self, defeated: Defeated) -> WentAboard:
        """Take the Hero aboard"""
        assert isinstance(defeated.card, Hero)  # noqa: S101 (for the type checker)
        return WentAboard(defeated.card, self)

    @property
    def offers_fate(self) -> bool:
        return len(self.aboard) > 0

    async def instead_of_fate(self, by: DarkSideVillain) -> None:
        for hero in self.aboard:
            await self.game.play_on(self.controller, hero, by=by)


def by_own_card(ship: VillainousCard, moved: LukeMoved) -> bool:
    """Say whether one of Darth Vader's own cards moves Luke while this Vehicle is not engaged."""
    return isinstance(moved.card, VillainCard) and isinstance(ship, HeroVehicle) and not ship.is_engaged


class RedFive(HeroVehicle, set=VADER, origins=ours("fate card")):
    """While it is not engaged, Darth Vader pays 1 Ambition each time one of his own cards would move Luke, or else Luke stays."""

    @forbids(LukeMoved, by_own_card)
    def outrun(self, moved: LukeMoved) -> bool:
        return not moved.is_paid and ambition_left(moved.card) < 1

    @instead(LukeMoved, by_own_card)
    async def lead_the_chase(self, moved: LukeMoved) -> LukeMoved | None:
        """Pay 1 Ambition for Luke to be moved"""
        you = self.controller
        pays = await you.confirms("Do you pay 1 Ambition for Luke Skywalker to be moved?", about=self)
        moved.is_paid = pays and await you.pay_ambition(1)
        return moved if moved.is_paid else None


CARDS = (
    VaderObiWanKenobi, VaderLeiaOrgana, VaderHanSolo, Chewbacca, VaderYoda, SkywalkerLightsaber, UseTheForce,
    ThereIsStillGoodInHim, ItsATrap, StolenDataTapes, ObiWansGuidance, MorePowerfulThanYouCanImagine,
    VaderMillenniumFalcon, RedFive,
)  # fmt: skip
