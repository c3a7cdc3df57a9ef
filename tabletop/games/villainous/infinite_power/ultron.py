"""Ultron: turn four upgrade tiles. The cards are the publisher's; what the tiles take and do is ours, and says so."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from tabletop import Event, activated, column, displayed, event, forbids, instead, modifies, permits, when
from tabletop.conditions import by_me, itself, mine, my_turn
from tabletop.games.villainous._actions import ACTIVATE, AT_WILL
from tabletop.games.villainous._cards import BOTTOM, TOP, Character, VillainousCard
from tabletop.games.villainous._events import Defeated, Gained, LeftPlay, Relocated, Removed
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.marvel._cards import (
    Ally,
    FateItem,
    Hero,
    Item,
    Location,
    MarvelVillainCard,
    Mover,
    Scheme,
    Setback,
    Specialty,
    SymbolAdder,
    Tile,
    named,
    ours,
)
from tabletop.games.villainous.marvel._crises import RewardsGiven, TargetedCrisis
from tabletop.games.villainous.marvel._players import FROM_PILE, MarvelVillain
from tabletop.games.villainous.marvel._worth import belongings
from tabletop.games.villainous.marvel.words import at_home, called
from tabletop.games.villainous.words import is_a, its_bearer, to_me

from .common_fate import Vision

ULTRON = "Ultron"
SENTRY = "Sentry"
#: What is remembered of a player who has turned a tile this turn.
UPGRADED = "turn an upgrade tile"

#: What a tile is worth to bots, and what goes before the next one: Power towards its price, and a part of what it takes.
OF_TILE = 250
OF_POWER_NEEDED = 6
OF_REQUIREMENT = 80


# ------------------------------------------------------------------------------------------------ Sentries


def sentries_of(you: MarvelVillain) -> Sequence[Any]:
    """List the Sentries that a player has at home."""
    return named(SENTRY, you.allies)


def manned(you: MarvelVillain) -> list[Place]:
    """List the locations of a Domain with a Sentry of its player."""
    spots = [sentry.spot for sentry in sentries_of(you)]
    return [place for place in you.locations if place in spots]


# ------------------------------------------------------------------------------------------------ upgrades


@event(to="tile", by="player")
class Upgraded(Event):
    """Ultron turns an upgrade tile face up."""

    text = "{player} turns {tile} face up."
    player: MarvelVillain
    tile: UpgradeTile

    def happen(self, game: Any) -> None:
        self.tile.set(is_up=True)


class UpgradeTile(Tile):
    """One of Ultron's four tiles, which are turned in their order, one a turn at most."""

    is_up = column(default=False)

    @property
    def may_carry(self) -> bool:  # type: ignore[override]
        """Only tiles that are face up can carry anything."""
        return bool(self.is_up)

    @property
    def has_activation(self) -> bool:
        """Face down it has none."""
        return bool(self.is_up) and super().has_activation

    @property
    @abstractmethod
    def needed(self) -> int:
        """How much of what it takes, besides Power, has to be there."""

    @property
    @abstractmethod
    def there(self) -> int:
        """How much of that is there."""

    async def turn_up(self) -> None:
        """Turn it face up."""
        self.controller.once(UPGRADED)
        await self.game.perform(Upgraded(self.controller, self))


def upgrades_of(you: MarvelVillain) -> list[UpgradeTile]:
    """List the upgrade tiles of a player, in their order."""
    return [tile for tile in you.specialties if isinstance(tile, UpgradeTile)]


def next_upgrade(you: MarvelVillain) -> UpgradeTile | None:
    """Return the tile that is to be turned next, if any is left."""
    return next((tile for tile in upgrades_of(you) if not tile.is_up), None)


def is_up(tile: UpgradeTile, _: object) -> bool:
    """Say whether a tile is face up."""
    return bool(tile.is_up)


def can_be_turned(tile: UpgradeTile, _: object) -> bool:
    """Say whether it is the turn of a tile, nothing switches any off, none was turned this turn, and all it takes is there."""
    you = tile.controller
    if next_upgrade(you) != tile or you.has_done(UPGRADED) or any(len(one.attached) for one in upgrades_of(you)):
        return False
    return tile.there >= tile.needed


class Transformation(UpgradeTile, set=ULTRON, origins=ours("tile", known="name")):
    """
    Takes a Sentry at each of three locations of your Domain, and 4 Power.
    Once a turn you may play a Sentry out of your discard pile instead of a card from hand.
    """

    needed = 3

    @property
    def there(self) -> int:
        """How many locations have a Sentry."""
        return len(manned(self.controller))

    @activated(my_turn, can_be_turned, kind=AT_WILL, price=4)
    async def upgrade(self) -> None:
        """Pay 4 Power to turn Transformation face up"""
        await self.turn_up()

    @permits(MarvelVillainCard.may_rise, is_up, is_a(Ally), mine, called(SENTRY))
    def rebuild(self, card: MarvelVillainCard) -> bool:
        return not self.controller.has_done(FROM_PILE)


class Optimization(UpgradeTile, set=ULTRON, origins=ours("tile", known="name")):
    """
    Takes Allies of combined Strength 12 in your Domain, and 5 Power.
    Your Sentries in your Domain have +1 Strength.
    """

    needed = 12

    @property
    def there(self) -> int:
        """How strong the Allies at home are together."""
        return sum([ally.strength for ally in self.controller.allies])

    @activated(my_turn, can_be_turned, kind=AT_WILL, price=5)
    async def upgrade(self) -> None:
        """Pay 5 Power to turn Optimization face up"""
        await self.turn_up()

    @modifies(Character.strength, is_up, is_a(Ally), called(SENTRY), at_home)
    def optimize(self, ally: Character) -> int:
        return 1


class Ultimate(UpgradeTile, set=ULTRON, origins=ours("tile", known="name")):
    """
    Takes the removal of three Sentries from your Domain, and 6 Power.
    Activate, 1: relocate or vanquish.
    """

    needed = 3

    @property
    def scrap(self) -> list[Any]:
        """The Sentries that can be removed."""
        return [sentry for sentry in sentries_of(self.controller) if self.game.can(Removed(sentry))]

    @property
    def there(self) -> int:
        """How many Sentries can be removed."""
        return len(self.scrap)

    @activated(my_turn, can_be_turned, kind=AT_WILL, price=6)
    async def upgrade(self) -> None:
        """Pay 6 Power and remove three Sentries to turn Ultimate face up"""
        asked = "Which three Sentries do you remove?"
        given = await self.controller.choose_some(asked, self.scrap, at_least=3, at_most=3, about=self)
        await self.game.remove_each(given)
        await self.turn_up()

    @activated(is_up, lambda tile, _: len(tile.ways) > 0, kind=ACTIVATE, price=1, once_per_turn=True)
    async def strike(self) -> None:
        """Relocate or vanquish"""
        kind = await self.choose("What do you do?", self.ways)
        if kind is not None:
            await self.controller.take_action(kind.lower())

    @property
    def ways(self) -> list[str]:
        """Which of the two actions can be taken."""
        kinds = ("Relocate", "Vanquish")
        return [kind for kind in kinds if self.game.why_no_action(self.controller, kind.lower()) is None]


class AgeOfUltron(UpgradeTile, set=ULTRON, name="Age of Ultron", origins=ours("tile", known="name")):
    """
    Takes a Sentry at each of the four locations of your Domain, and 8 Power.
    When this is turned face up, you win.
    """

    needed = 4

    @property
    def there(self) -> int:
        """How many locations have a Sentry."""
        return len(manned(self.controller))

    @activated(my_turn, can_be_turned, kind=AT_WILL, price=8)
    async def upgrade(self) -> None:
        """Pay 8 Power to turn Age of Ultron face up, and win"""
        await self.turn_up()
        self.game.win(self.controller)


#: What the tiles cost, in their order.
PRICES = (4, 5, 6, 8)


class Ultron(Mover, set=ULTRON, origins=ours("mover", known="name objective")):
    """Objective: turn your four upgrade tiles face up in their order, Age of Ultron last."""

    @property
    def upgrades(self) -> int:
        """How many tiles are face up."""
        return len([tile for tile in upgrades_of(self.controller) if tile.is_up])

    @displayed
    def progress(self) -> str:
        """How many tiles are face up, and which one is next."""
        tile = next_upgrade(self.controller)
        return f"{self.upgrades} of {len(PRICES)} upgrades" + ("" if tile is None else f", next {tile.name}")

    def standing(self) -> int:
        """Tiles above all, then what the next one takes, and all that Villains have."""
        you, tile = self.controller, next_upgrade(self.controller)
        if tile is None:
            return OF_TILE * self.upgrades
        ready = OF_REQUIREMENT * min(tile.there, tile.needed) // tile.needed
        saved = OF_POWER_NEEDED * min(you.power, PRICES[self.upgrades])
        posts = len(manned(you)) * OF_REQUIREMENT // 10
        return OF_TILE * self.upgrades + ready + saved + posts + belongings(you)


# ------------------------------------------------------------------------------------------------ the Domain


class ResearchLab(Location, set=ULTRON, upper=("relocate", "gain 1"), lower=("fate", "play")):
    """The first location of the Domain."""


class ManufacturingArray(Location, set=ULTRON, upper=("play", "fate"), lower=("gain 3", "activate")):
    """The second location of the Domain."""


class ReconfigurationBase(Location, set=ULTRON, upper=("play", "gain 2"), lower=("discard", "vanquish")):
    """The third location of the Domain."""


class StarkIndustriesIndustrialComplex(Location, set=ULTRON, upper=("discard", "play"), lower=("play", "gain 1")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class DuplicateSentry(Ally, set=ULTRON, copies=4, cost=1, strength=2):
    """(No ability.)"""


class FlyingSentry(Ally, set=ULTRON, copies=3, cost=2, strength=3):
    """When an Event is resolved with this at it, you may relocate this to a location of your Domain."""

    @when(RewardsGiven, lambda sentry, given: sentry in given.crisis.front, optional=True, commutes=True)
    async def fly_home(self, given: RewardsGiven) -> None:
        """Relocate it to your Domain"""
        you = self.controller
        free = [place for place in you.locations if self.game.may_relocate(self, place, side=BOTTOM)]
        await self.go_to(await self.choose("Where does it fly?", free), side=BOTTOM)


class HeavyAttackSentry(SymbolAdder, Ally, set=ULTRON, copies=3, cost=2, strength=3, adds=("vanquish",)):
    """Adds a Vanquish symbol to its location."""


class Alkhema(Ally, set=ULTRON, cost=3, strength=3):
    """When played, defeat another character at her location."""

    def prey_at(self, place: VillainousCard | None) -> list[Any]:
        """List whom she could defeat at a location or an Event."""
        there = [one for one in self.game.characters_at(place) if one != self]
        return [one for one in there if self.game.may_be_defeated(one, self.controller)]

    def suits(self, place: VillainousCard) -> bool:
        return len(self.prey_at(place)) > 0

    async def when_played(self) -> None:
        character = await self.choose("Who is defeated?", self.prey_at(self.host))
        if character is not None:
            await character.defeat()


class GiantSentry(Ally, set=ULTRON, cost=6, strength=6):
    """You may discard two other Sentries from hand instead of paying Power for this."""

    other_price = "Discard two other Sentries"

    @property
    def in_hand(self) -> list[Any]:
        """The other Sentries in hand."""
        return [card for card in named(SENTRY, self.controller.hand) if card != self]

    @property
    def can_pay_otherwise(self) -> bool:
        return len(self.in_hand) >= 2

    async def pay_otherwise(self) -> None:
        for asked in ("Which Sentry do you discard?", "Which other Sentry do you discard?"):
            sentry = await self.controller.choose_unseen(asked, self.in_hand, about=self)
            await self.controller.discard_cards([sentry])


class Jocasta(Ally, set=ULTRON, cost=4, strength=3):
    """When played, you may relocate a Hero from any Domain to any location of any Domain."""

    async def when_played(self) -> None:
        everywhere = self.game.players
        heroes = [hero for rival in everywhere for hero in rival.heroes]
        hero = await self.choose("Which Hero goes elsewhere?", heroes, optional=True)
        if hero is not None:
            await self.game.send(hero, self.acting, everywhere)


# ------------------------------------------------------------------------------------------------ Effects


class Reconfigure(Scheme, set=ULTRON, copies=3, cost=0):
    """Gain 1 Power for each location of your Domain with a Sentry."""

    def targets(self) -> Sequence[Place]:
        return manned(self.controller)

    async def when_played(self) -> None:
        await self.controller.gain_power(len(self.targets()))


class AssimilateKnowledge(Scheme, set=ULTRON, copies=2, cost=1):
    """Look at the top six cards of the Fate deck and put them back on top in any order."""

    async def when_played(self) -> None:
        game, you = self.game, self.controller
        seen = await game.look_on_top(you, game.fate_deck, 6)
        await game.put_back_in_order(you, seen, game.fate_deck)


class EncephaloRay(Scheme, set=ULTRON, name="Encephalo-Ray", copies=2, cost=2):
    """Every Hero in your Domain gets -1 Strength."""

    def targets(self) -> Sequence[Character]:
        return self.controller.heroes

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.targets(), -1)


class EveryContingencyCovered(Scheme, set=ULTRON, copies=2, cost=1):
    """Name Item or Effect. Reveal your deck until a card of that kind turns up, and take it into hand."""

    async def when_played(self) -> None:
        you = self.controller
        kinds: dict[str, type[Any]] = {"Item": Item, "Effect": Scheme}
        kind = await self.choose("Which kind do you name?", kinds)
        card = await self.game.reveal_until(you, you.deck, lambda one: isinstance(one, kinds[kind or "Item"]))
        await you.take_into_hand(card)


class Technoforming(Scheme, set=ULTRON, copies=2, cost=1):
    """One of your Allies gets +1 Strength and may then go to an Event."""

    def targets(self) -> Sequence[Any]:
        return self.controller.all_allies

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        ally = await self.choose("Which Ally is rebuilt?", self.targets())
        await game.put_tokens(ally, 1)
        if ally is not None and ally.is_current and ally not in you.at_events:
            events = [one for one in game.crises_for(you) if game.can(Relocated(ally, one, BOTTOM))]
            await game.relocate(ally, await self.choose("To which Event does it go?", events, optional=True))


# ------------------------------------------------------------------------------------------------ Items


class ImperviousAlloy(Item, set=ULTRON, copies=4, cost=2):
    """Attach to one of your Allies at home, who has +2 Strength. This leaves play only with that Ally."""

    attaches_to = (Ally,)

    @modifies(Character.strength, its_bearer)
    def harden(self, ally: Character) -> int:
        return 2

    @forbids(LeftPlay, itself)
    def resist(self, loss: LeftPlay) -> bool:
        return True


class AssemblyLine(Item, set=ULTRON, copies=2, cost=1):
    """Activate: reveal your deck until an Ally turns up, take it into hand and gain 1 Power."""

    @activated(kind=ACTIVATE)
    async def produce(self) -> None:
        """Take the next Ally of your deck into hand and gain 1 Power"""
        you = self.controller
        await you.take_into_hand(await self.game.reveal_until(you, you.deck, lambda one: isinstance(one, Ally)))
        await you.gain_power(1)


# ------------------------------------------------------------------------------------------------ Fate


class HankPym(Hero, set=ULTRON, strength=2):
    """While he is in your Domain you can neither play nor find cards of your discard pile."""

    @forbids(MarvelVillain.may_search_discard, to_me)
    def lock_up(self, you: MarvelVillain) -> bool:
        return True


class Mockingbird(Hero, set=ULTRON, strength=2):
    """When played, you lose 2 Power."""

    async def when_played(self) -> None:
        await self.controller.lose_power(2)


class ScarletWitch(Hero, set=ULTRON, strength=4):
    """When played, whoever played her names a kind of card; you show your hand and discard all cards of that kind."""

    async def when_played(self) -> None:
        you = self.controller
        kinds: dict[str, type[Any]] = {"Ally": Ally, "Item": Item, "Effect": Scheme, "Specialty": Specialty}
        kind = kinds[await self.choose("Which kind do you name?", kinds) or "Ally"]
        await you.show_hand()
        await you.discard_cards([card for card in you.hand if isinstance(card, kind)])


class Wasp(Hero, set=ULTRON, strength=3):
    """When played, whoever played her may relocate a Hero from this Domain to any other location of any Domain."""

    async def when_played(self) -> None:
        hero = await self.choose("Which Hero goes elsewhere?", self.controller.heroes, optional=True)
        if hero is not None:
            await self.game.send(hero, self.acting, self.game.players)


class WonderMan(Hero, set=ULTRON, strength=4):
    """When he is defeated, find Vision, and play or relocate him to where Wonder Man was."""

    @when(Defeated, itself)
    async def call_vision(self, defeated: Defeated) -> None:
        """Bring Vision to where he was"""
        you, game, spot = self.controller, self.game, self.spot
        here = [card for rival in game.players for card in rival.heroes if isinstance(card, Vision)]
        for vision in here[:1]:
            await vision.go_to(spot, side=TOP)
        if not here:
            vision = await game.find_fate(you, lambda card: isinstance(card, Vision))
            if vision is not None:
                await game.fate_on(you, vision, by=you, at=[spot])


class MolecularRearranger(Setback, set=ULTRON, copies=3):
    """Name an Ally or Item that you have in your Domain: remove all cards of that name there."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(self.within(rival)) > 0

    def within(self, rival: MarvelVillain) -> list[Any]:
        """List what could be removed of what a player has at home."""
        own = [*rival.allies, *rival.own(Item)]
        return [card for card in own if self.game.can(Removed(card))]

    async def when_played(self) -> None:
        things = self.within(self.controller)
        named_one = await self.choose("What is rearranged?", things)
        await self.game.remove_each([one for one in things if named_one is not None and one.name == named_one.name])


class DeactivationSwitch(FateItem, set=ULTRON, copies=2):
    """Attach to a Specialty of yours, which does nothing. In your turn you may pay 2 Power to remove this."""

    attaches_to = (Specialty, Tile)
    switches_off = True

    def may_attach_to(self, card: VillainousCard, you: Any) -> bool:
        return super().may_attach_to(card, you) and card in you.specialties

    @activated(my_turn, kind=AT_WILL, price=2)
    async def switch_on(self) -> None:
        """Pay 2 Power to remove it"""
        await self.remove()


class InvasionOfStarkEnterprises(TargetedCrisis, set=ULTRON, name="Invasion of Stark Enterprises", strength=8):
    """
    Penalty: whenever Ultron gains Power, he gains 1 less.
    Reward: Ultron gains 6 Power.
    """

    menace = 3

    @instead(Gained, by_me)
    async def besiege(self, gained: Gained) -> Gained | None:
        """Gain 1 less"""
        return Gained(gained.player, gained.supply, gained.count - 1) if gained.count > 1 else None

    async def reward(self, you: MarvelVillain) -> None:
        await you.gain_power(6)


CARDS = (
    Ultron, Transformation, Optimization, Ultimate, AgeOfUltron,
    ResearchLab, ManufacturingArray, ReconfigurationBase, StarkIndustriesIndustrialComplex,
    DuplicateSentry, FlyingSentry, HeavyAttackSentry, Alkhema, GiantSentry, Jocasta,
    Reconfigure, AssimilateKnowledge, EncephaloRay, EveryContingencyCovered, Technoforming,
    ImperviousAlloy, AssemblyLine,
    HankPym, Mockingbird, ScarletWitch, Wasp, WonderMan, MolecularRearranger, DeactivationSwitch,
    InvasionOfStarkEnterprises,
)  # fmt: skip
