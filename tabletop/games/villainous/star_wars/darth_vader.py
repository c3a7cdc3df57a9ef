"""
Darth Vader: turn Luke Skywalker to his conflicted side, and defeat him before the Emperor.

His decks are a reconstruction; what of each card is known from elsewhere, its class line says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop import (
    Event,
    Zone,
    activated,
    column,
    displayed,
    event,
    forbids,
    modifies,
    when,
)
from tabletop.conditions import itself
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._cards import Character, VillainCard, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    Defeated,
    Played,
    Relocated,
    Removed,
)
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.words import (
    by_a_fate_card,
    here,
    is_a,
    mover_is_here,
    on_my_board,
    taking,
    to_me,
)

from ._ambition import BY_AMBITION
from ._cards import Ally, Hero, Item, Location, Mover, Scheme, Tile, ours
from ._conditions import Condition, answers
from ._darth_vader_worth import standing
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

    from .game import StarWarsVillainous

VADER = "Darth Vader"
FOCUSED = "Focused"
CONFLICTED = "Conflicted"
WHERE_LUKE = "Where does Luke Skywalker go?"


# ------------------------------------------------------------------------------------------------ Luke Skywalker


@event(to="luke")
class LukeTurned(Event):
    """Luke Skywalker shows his other side, because of a card."""

    text = "{luke} is {side} now."
    luke: LukeSkywalkerTile
    side: str
    card: VillainousCard

    def happen(self, game: StarWarsVillainous) -> None:
        self.luke.set(conflicted=self.side == CONFLICTED)


@event(to="luke")
class LukeMoved(Event):
    """Luke Skywalker goes to another location, because of a card."""

    text = "{luke} goes to {to}."
    luke: LukeSkywalkerTile
    to: Place
    card: VillainousCard
    #: Whether it was paid for, where that has a price.
    is_paid: bool = False

    def happen(self, game: StarWarsVillainous) -> None:
        self.luke.move(self.to.top)


@event(to="luke", by="player")
class LukeDefeated(Event):
    """Darth Vader defeats Luke Skywalker before the Emperor."""

    text = "{player} defeats {luke}."
    player: DarkSideVillain
    luke: LukeSkywalkerTile


def is_focused(luke: LukeSkywalkerTile, _: object) -> bool:
    """Say whether he could be turned to his conflicted side now."""
    return luke.may_turn(CONFLICTED, luke)


def all_are_there(luke: LukeSkywalkerTile, _: object) -> bool:
    """Say whether conflicted Luke, Emperor Palpatine and the mover are all at the Emperor's Throne Room."""
    return luke.conflicted and isinstance(luke.spot, EmperorsThroneRoom) and who_is_at(luke.spot) == (True, True)


class LukeSkywalkerTile(Tile, set=VADER, name="Luke Skywalker", origins=ours("tile", known="kind name copies")):
    """
    Starts Focused, and covers nothing then.
    Whenever a Hero at his location is defeated while he is Focused, Darth Vader may turn him to Conflicted.
    Conflicted, he covers symbols as a Hero does.
    Ambition, 6, Conflicted: if he, Emperor Palpatine and your mover are all at the Emperor's Throne Room, defeat him.
    """

    conflicted = column(default=False)

    @property
    def covers_symbols(self) -> bool:
        """Whether he is in the way: on his conflicted side."""
        return self.conflicted

    @when(Defeated, is_a(Hero), here, is_focused, optional=True)
    async def waver(self, defeated: Defeated) -> None:
        """Turn him to Conflicted"""
        await self.turn_to(CONFLICTED, self)

    @activated(all_are_there, kind=BY_AMBITION, price=6)
    async def fall(self) -> None:
        """Defeat him, and win"""
        await self.game.perform(LukeDefeated(self.controller, self))
        self.game.win(self.controller)

    def may_turn(self, side: str, card: VillainousCard) -> bool:
        """Say whether a card would turn him to a side."""
        return self.conflicted != (side == CONFLICTED) and self.game.can(LukeTurned(self, side, card))

    async def turn_to(self, side: str, card: VillainousCard) -> None:
        """Be turned to a side by a card; nothing happens if he shows it."""
        if self.may_turn(side, card):
            await self.game.perform(LukeTurned(self, side, card))

    def ways(self, places: Iterable[Place | None], card: VillainousCard) -> list[Place]:
        """List those of some places to which a card could move him."""
        others = [place for place in places if place is not None and place != self.spot]
        return [place for place in others if self.game.can(LukeMoved(self, place, card))]

    def steps(self, card: VillainousCard) -> list[Place]:
        """List the adjacent locations to which a card could move him."""
        return [] if self.spot is None else self.ways(self.spot.neighbours, card)

    async def move_to(self, place: Place | None, card: VillainousCard) -> None:
        """Be moved to a place by a card."""
        if place is not None:
            await self.game.perform(LukeMoved(self, place, card))


def luke_of(card: VillainousCard) -> LukeSkywalkerTile:
    """Return Luke Skywalker on the board where a card is played."""
    luke = card.controller.the(LukeSkywalkerTile)
    assert luke is not None  # noqa: S101 (for the type checker)
    return luke


def who_is_at(place: Place | None) -> tuple[bool, bool]:
    """Say whether Emperor Palpatine is at a place, and whether the mover is."""
    you: Villain | None = None if place is None else place.owner
    emperor = None if you is None else you.the(EmperorPalpatine)
    return emperor is not None and emperor.spot == place, you is not None and you.spot == place


def ambition_left(card: VillainousCard) -> int:
    """Return how much Ambition is left once a card is paid for that is still in hand."""
    you: Any = card.controller
    due = card.price if isinstance(card, VillainCard) and card in you.hand else 0
    return int(you.ambition) - due


# ------------------------------------------------------------------------------------------------ the mover, the Sector


class DarthVader(Mover, set=VADER, origins=ours("mover", known="name objective")):
    """
    Objective: defeat Luke Skywalker.

    It takes 6 Ambition, while he is Conflicted, and he, Emperor Palpatine and your mover are at the Emperor's Throne Room.
    He is no Hero: only what names him acts on him. He starts Focused, at the Death Star.
    """

    @displayed
    def progress(self) -> str:
        """Where Luke and the Emperor are, and on which side Luke is."""
        luke, emperor = self.controller.the(LukeSkywalkerTile), self.controller.the(EmperorPalpatine)
        if luke is None:
            return ""
        side = CONFLICTED if luke.conflicted else FOCUSED
        where = "" if emperor is None else f", Emperor Palpatine at {emperor.spot}"
        return f"Luke Skywalker at {luke.spot}, {side}{where}; {self.controller.ambition} of 6 Ambition"

    def standing(self) -> int:
        luke = self.controller.the(LukeSkywalkerTile)
        return 0 if luke is None else standing(self.controller, luke, self.controller.the(EmperorPalpatine))

    async def set_up(self) -> None:
        you = self.controller
        death_star = next(place for place in you.board if isinstance(place, DeathStar))
        self.game.add_cards([LukeSkywalkerTile], death_star.top, owner=you)


#: Of a location only the name is known.
A_NAME = ours("location", known="name")


class Mustafar(Location, set=VADER, upper=("credits 3", "ambition"), lower=("play", "discard"), origins=A_NAME):
    """The first location of the Sector."""


class DeathStar(Location, set=VADER, upper=("play", "maneuver"), lower=("credits 2", "vanquish"), origins=A_NAME):
    """The second location of the Sector."""


class CloudCity(Location, set=VADER, upper=("play", "fate"), lower=("activate", "credits 2"), origins=A_NAME):
    """The third location of the Sector."""


class EmperorsThroneRoom(
    Location,
    set=VADER,
    name="Emperor's Throne Room",
    upper=("vanquish", "discard"),
    lower=("play", "ambition"),
    origins=A_NAME,
):
    """The fourth location of the Sector."""


# ------------------------------------------------------------------------------------------------ Allies


class EmperorPalpatine(
    Ally, set=VADER, cost=3, paid_in="ambition", strength=4, origins=ours("ally", known="name", proven="kind")
):
    """Ambition, 2: defeat a Hero at this location whose Strength is 3 or less."""

    @activated(lambda emperor, _: emperor.weak_heroes(), kind=BY_AMBITION, price=2)
    async def unleash(self) -> None:
        """Defeat a Hero here whose Strength is 3 or less"""
        hero = await self.choose("Which Hero do you defeat?", self.weak_heroes())
        if hero is not None:
            await hero.defeat()

    def weak_heroes(self) -> list[Character]:
        """List the Heroes whom he could defeat."""
        return [hero for hero in self.controller.defeatable_heroes if hero.spot == self.spot and hero.strength <= 3]


class VaderStormtroopers(Ally, set=VADER, name="Stormtroopers", copies=3, cost=1, strength=1, origins=ours("ally")):
    """Has +1 Strength while your mover is at this location."""

    @modifies(Ally.strength, itself, mover_is_here)
    def do_better_under_his_eyes(self, ally: Ally) -> int:
        return 1


class FiveHundredFirstLegion(
    Ally, set=VADER, id="legion_501st", name="501st Legion", copies=3, cost=2, strength=2, origins=ours("ally")
):
    """When played, you may move another Ally to this location."""

    async def when_played(self) -> None:
        others = [ally for ally in self.controller.allies if self.spot in self.game.ways_of(ally)]
        ally = await self.choose("Which Ally do you move here?", others, optional=True)
        if ally is not None:
            await ally.go_to(self.spot)


class ImperialRoyalGuards(Ally, set=VADER, copies=2, cost=3, strength=4, origins=ours("ally")):
    """No Fate card can move, remove or defeat Emperor Palpatine at this location."""

    @forbids(Relocated, is_a(EmperorPalpatine), here, by_a_fate_card)
    @forbids(Removed, is_a(EmperorPalpatine), here, by_a_fate_card)
    @forbids(Defeated, is_a(EmperorPalpatine), here, by_a_fate_card)
    def guard(self, harm: Event) -> bool:
        return True


class BobaFett(Ally, set=VADER, cost=3, strength=3, origins=ours("ally")):
    """Whenever a Hero at this location is defeated, gain 2 Credits."""

    @when(Defeated, is_a(Hero), here, commutes=True)
    async def collect_the_bounty(self, defeated: Defeated) -> None:
        """Gain 2 Credits"""
        await self.controller.gain_credits(2)


class AdmiralPiett(Ally, set=VADER, cost=1, strength=0, origins=ours("ally", proven="kind")):
    """Your hand size is one larger while you have a Vehicle."""

    @modifies(DarkSideVillain.hand_size, to_me)
    def report(self, you: DarkSideVillain) -> int:
        return 1 if you.fleet else 0


# ------------------------------------------------------------------------------------------------ Items


class CarbonFreezingChamber(
    Item, set=VADER, name="Carbon-Freezing Chamber", cost=2, origins=ours("item", proven="kind")
):
    """
    It is played at Cloud City, and never moved or maneuvered.
    Activate, 2 Credits: remove a Hero at this location; then you may move Luke here.
    """

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        return [home for home in super().homes(you, side) if isinstance(home.holder, CloudCity)]

    @forbids(Relocated, itself)
    def stay(self, move: Relocated) -> bool:
        return True

    @activated(lambda item, _: item.within(), kind=ACTIVATE, price=2)
    async def freeze(self) -> None:
        """Remove a Hero here, and perhaps move Luke here"""
        hero = await self.choose("Which Hero do you remove?", self.within())
        if hero is not None:
            await hero.remove()
        luke = luke_of(self)
        await luke.move_to(await self.choose(WHERE_LUKE, luke.ways([self.spot], self), optional=True), self)

    def within(self) -> list[Character]:
        """List the Heroes whom it could remove."""
        return [hero for hero in self.controller.heroes_at(self.spot) if self.game.can(Removed(hero))]


class InterrogatorDroid(Item, set=VADER, copies=2, cost=0, origins=ours("item", proven="kind")):
    """
    Activate, 1 Credit: look at the top three cards of your Fate deck.
    You may play a Hero among them at this location; the others go back on top in any order.
    """

    @activated(kind=ACTIVATE, price=1)
    async def interrogate(self) -> None:
        """Look at the top three cards of your Fate deck, and perhaps play a Hero among them here"""
        you, game = self.controller, self.game
        seen = await game.look_on_top(you, you.fate_deck, 3)
        heroes = [card for card in seen if isinstance(card, Hero)]
        hero = await you.choose_unseen("Which Hero do you play?", heroes, optional=True, about=self)
        await game.put_back_in_order(you, [card for card in seen if card != hero], you.fate_deck)
        if hero is not None:
            await game.play_on(you, hero, by=you, at=[self.spot])


# ------------------------------------------------------------------------------------------------ Effects


class IAmYourFather(Scheme, set=VADER, copies=2, cost=3, paid_in="ambition", origins=ours("effect")):
    """If Luke is where your mover or Emperor Palpatine is, turn him to Conflicted."""

    def targets(self) -> Sequence[LukeSkywalkerTile]:
        luke = luke_of(self)
        return [luke] if any(who_is_at(luke.spot)) and luke.may_turn(CONFLICTED, self) else []

    async def when_played(self) -> None:
        for luke in self.targets():
            await luke.turn_to(CONFLICTED, self)


class LuredIntoATrap(
    Scheme, set=VADER, name="Lured into a Trap", copies=2, cost=1, paid_in="ambition", origins=ours("effect")
):
    """Move Luke to an adjacent location. If he is Conflicted, you may do so once more."""

    def targets(self) -> Sequence[Place]:
        return luke_of(self).steps(self)

    async def when_played(self) -> None:
        luke = luke_of(self)
        await luke.move_to(await self.choose(WHERE_LUKE, self.targets()), self)
        if luke.conflicted:
            await luke.move_to(await self.choose(WHERE_LUKE, self.targets(), optional=True), self)


class BringHimBeforeMe(Scheme, set=VADER, cost=1, paid_in="ambition", origins=ours("effect")):
    """Move Luke to Emperor Palpatine's location."""

    def targets(self) -> Sequence[Place]:
        emperor = self.controller.the(EmperorPalpatine)
        return [] if emperor is None else luke_of(self).ways([emperor.spot], self)

    async def when_played(self) -> None:
        for place in self.targets():
            await luke_of(self).move_to(place, self)


class TheEmperorCommandsIt(Scheme, set=VADER, cost=1, paid_in="ambition", origins=ours("effect", proven="kind")):
    """Find Emperor Palpatine and place him at any location. If he was not in the Sector, pay his price, too."""

    def targets(self) -> Sequence[object]:
        you = self.controller
        if you.the(EmperorPalpatine) is not None:
            return [self]
        price: int = EmperorPalpatine.printed["cost"]
        return [self] if you.could_find(EmperorPalpatine) and ambition_left(self) >= price else []

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        is_there = you.the(EmperorPalpatine) is not None
        emperor = await you.find(EmperorPalpatine)
        if emperor is not None and (is_there or await game.pay_for(you, emperor)):
            await game.place_on(you, emperor, by=you)
        elif emperor is not None:
            await game.discard_from(you, [emperor])


class BaitTheTrap(Scheme, set=VADER, name="Bait the Trap", cost=1, paid_in="ambition", origins=ours("effect")):
    """Reveal your Fate deck until a Hero turns up; play that Hero at Luke's location, who gets -1 Strength."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_reveal(Hero) else []

    async def when_played(self) -> None:
        hero = await self.controller.play_own_hero(at=[luke_of(self).spot])
        await self.game.put_tokens(hero, -1)


class ApologyAccepted(Scheme, set=VADER, cost=0, paid_in="ambition", origins=ours("effect")):
    """Remove one of your Allies, but not Emperor Palpatine; then gain 2 Ambition."""

    def targets(self) -> Sequence[VillainousCard]:
        return [ally for ally in self.controller.removable_allies if not isinstance(ally, EmperorPalpatine)]

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally do you remove?", self.targets())
        if ally is not None and await ally.remove():
            await self.controller.gain_ambition(2)


# ------------------------------------------------------------------------------------------------ Conditions


class TheCircleIsNowComplete(Condition, set=VADER, copies=3, origins=ours("condition")):
    """When an opponent takes a Vanquish action: gain 1 Ambition, or 2 if Luke is Conflicted."""

    @answers(ActionTaken, taking("vanquish"))
    async def feel_the_anger(self, taken: ActionTaken) -> None:
        """Gain Ambition"""
        await self.controller.gain_ambition(2 if luke_of(self).conflicted else 1)


class IHaveYouNow(Condition, set=VADER, copies=3, origins=ours("condition")):
    """When an opponent plays a Hero on you: that Hero gets -1 Strength, and you may move that Hero to Luke's location."""

    @answers(Played, is_a(Hero), on_my_board, lambda _, played: played.card.is_current)
    async def pursue(self, played: Played) -> None:
        """Weaken that Hero, and perhaps move that Hero to Luke's location"""
        hero, place = played.card, luke_of(self).spot
        if isinstance(hero, Hero):
            await hero.put_token(-1)
            to = [place] if place in self.game.ways_of(hero) else []
            await hero.go_to(await self.choose("Where does that Hero go?", to, optional=True))


# ------------------------------------------------------------------------------------------------ Vehicles


class TIEAdvancedX1(
    AllyVehicle, set=VADER, cost=2, symbols=("vanquish", "activate", "credits 1"),
    origins=ours("vehicle", known="kind name"),
):  # fmt: skip
    """On arrival you may choose one: a Hero gets -1 Strength, or, if Luke is Conflicted, move him to an adjacent location."""

    async def arrival(self) -> None:
        luke = luke_of(self)
        steps = luke.steps(self) if luke.conflicted else []
        chosen = await self.choose(
            "Which Hero is weakened, or where does Luke go?", [*self.controller.heroes, *steps], optional=True
        )
        if isinstance(chosen, Hero):
            await chosen.put_token(-1)
        elif isinstance(chosen, Place):
            await luke.move_to(chosen, self)


class Executor(
    AllyVehicle, set=VADER, cost=2, paid_in="ambition", symbols=("ambition", "play", "discard"),
    origins=ours("vehicle", proven="kind"),
):  # fmt: skip
    """On arrival you may reveal the top three cards of your deck, and then play an Ally among them for its price."""

    async def arrival(self) -> None:
        you, game = self.controller, self.game
        if not await you.confirms("Do you reveal the top three cards of your deck?", about=self):
            return
        cards = await game.reveal_some(you, you.deck, 3)
        allies = [card for card in cards if isinstance(card, Ally)]
        ally = await self.choose(
            "Which Ally do you play?", allies, optional=True, why_not=lambda one: game.why_not_play(you, one)
        )
        await game.discard_revealed(you, [card for card in cards if card != ally], you.deck)
        if ally is not None:
            await game.play_own(you, ally)


CARDS = (
    DarthVader, LukeSkywalkerTile, Mustafar, DeathStar, CloudCity, EmperorsThroneRoom,
    EmperorPalpatine, VaderStormtroopers, FiveHundredFirstLegion, ImperialRoyalGuards, BobaFett, AdmiralPiett,
    CarbonFreezingChamber, InterrogatorDroid,
    IAmYourFather, LuredIntoATrap, BringHimBeforeMe, TheEmperorCommandsIt, BaitTheTrap, ApologyAccepted,
    TheCircleIsNowComplete, IHaveYouNow, TIEAdvancedX1, Executor,
)  # fmt: skip
