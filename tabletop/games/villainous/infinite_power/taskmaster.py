"""Taskmaster: train four strong Allies at four locations. All cards are the publisher's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop import Effect, activated, displayed, effect, forbids, instead, modifies, when
from tabletop.conditions import another, by_me, by_others, itself, mine
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._cards import BOTTOM, TOP, Character, VillainousCard
from tabletop.games.villainous._events import (
    Defeated,
    Discarded,
    Fell,
    Relocated,
    Removed,
    TurnBegan,
    UsedUp,
    Vanquished,
)
from tabletop.games.villainous.marvel._cards import (
    Ally,
    Hero,
    Item,
    Location,
    MarvelCard,
    Scheme,
    Setback,
    Specialty,
    SymbolAdder,
)
from tabletop.games.villainous.marvel._crises import Crisis, TargetedCrisis
from tabletop.games.villainous.marvel._players import MarvelVillain
from tabletop.games.villainous.marvel._position import WinsByPosition
from tabletop.games.villainous.marvel._worth import belongings, can_use, equipment, hopes, reach
from tabletop.games.villainous.words import here, is_a, was_used

TASKMASTER = "Taskmaster"
STRONG = 5
PLACES_TO_WIN = 4
MOST_REDEPLOYED = 3
PRICE_OF_FREEDOM = 3
#: What it is worth, for bots, that one of the four strongest Allies gets stronger, that another location is held, and held well.
OF_TRAINING = 25
OF_POST = 30
OF_STRONG_ALLY = 60
#: And that a Training Dummy has somebody to train beside it, that it can be activated, that somebody is by when a Hero is
#: vanquished at a Training Academy, and that a Hero is within reach.
OF_DUMMY = 35
OF_READINESS = 20
OF_WITNESS = 8
OF_CHANCE = 25
#: What cards are worth in hand.
HOPES = {
    "training_dummy": 10,
    "conduct_exercise": 6,
    "taskmasters_sword": 6,
    "shadow_initiative": 4,
    "anaconda": 4,
    "death_shield": 4,
    "crossbones": 4,
    "blood_spider": 4,
    "black_ant": 4,
    "jagged_bow": 4,
    "lesson_plan": 4,
    "training_academy": 2,
}


class Taskmaster(WinsByPosition, set=TASKMASTER):
    """Objective: have Allies of Strength 5 or more at four different locations, in whatever Domains."""

    @property
    def held(self) -> int:
        """At how many locations a strong Ally is; Allies who fight leave with whom they defeat (MV-106, MV-Q44)."""
        you = self.controller
        allies = [ally for ally in (*you.allies, *you.abroad) if isinstance(ally, Ally) and not ally.is_fighting]
        return len({ally.spot for ally in allies if ally.strength >= STRONG})

    @property
    def is_met(self) -> bool:
        """Whether there are enough of them."""
        you = self.controller
        return len(you.allies) + len(you.abroad) >= PLACES_TO_WIN and self.held >= PLACES_TO_WIN

    def standing(self) -> int:
        """Strong Allies at many locations above all, then what trains them, and whom they could vanquish."""
        you = self.controller
        siege = reach(you, you.opposing, OF_CHANCE)
        return (
            worth_of_troops(you)
            + worth_of_school(you)
            + siege
            + hopes(you, you.hand.cards, HOPES)
            + equipment(you)
            + belongings(you)
        )

    @displayed
    def progress(self) -> str:
        """At how many locations strong Allies are."""
        return f"Allies of Strength {STRONG} at {self.held} of {PLACES_TO_WIN} locations"


def worth_of_troops(you: MarvelVillain) -> int:
    """Say what the Allies are worth for the Objective, for bots: they may be trained at one location, and sent out later."""
    best: dict[Any, int] = {}
    for ally in (*you.allies, *you.abroad):
        best[ally.spot] = max(best.get(ally.spot, 0), ally.strength)
    posts = sorted(best.values(), reverse=True)[:PLACES_TO_WIN]
    held = OF_POST * len(posts) + OF_STRONG_ALLY * len([strength for strength in posts if strength >= STRONG])
    strengths = sorted([min(ally.strength, STRONG) for ally in (*you.allies, *you.abroad)], reverse=True)
    return held + OF_TRAINING * sum(strengths[:PLACES_TO_WIN])


def worth_of_school(you: MarvelVillain) -> int:
    """Say what it is worth, for bots, that Dummies and Academies have somebody to train."""
    dummies = [one for one in you.own(TrainingDummy) if has_pupils(you, one)]
    ready = OF_READINESS if dummies and can_use(you, ACTIVATE) else 0
    prey = [one.spot for one in you.opposing]
    witnesses = sum([len(you.allies_at(one.spot)) for one in you.own(TrainingAcademy) if one.spot in prey])
    return OF_DUMMY * len(dummies) + ready + OF_WITNESS * witnesses


def has_pupils(you: MarvelVillain, dummy: TrainingDummy) -> bool:
    """Say whether somebody beside a Training Dummy still gains by training, for bots."""
    return any(0 < ally.strength < STRONG for ally in you.allies_at(dummy.spot))


# ------------------------------------------------------------------------------------------------ the Domain


class SolomonInstitute(Location, set=TASKMASTER, upper=("play", "gain 2"), lower=("activate", "relocate")):
    """The first location of the Domain."""


class TrainingRoom(Location, set=TASKMASTER, upper=("discard", "play"), lower=("play", "gain 3")):
    """The second location of the Domain."""


class Armory(Location, set=TASKMASTER, upper=("gain 1", "fate"), lower=("play", "vanquish")):
    """The third location of the Domain."""


class CampHammond(Location, set=TASKMASTER, upper=("play", "activate"), lower=("discard", "fate")):
    """The fourth location of the Domain."""


# ------------------------------------------------------------------------------------------------ Allies


class Trainees(Ally, set=TASKMASTER, copies=3, cost=1, strength=1):
    """If an Ally used in a Vanquish at this location would be discarded, remove this instead, unless it was used itself."""

    @instead(UsedUp, another, mine, here, lambda ally, loss: ally not in loss.used, optional=True)
    async def step_in(self, loss: UsedUp) -> None:
        """Be removed in the place of {card}"""
        await self.remove()


class Anaconda(Ally, set=TASKMASTER, cost=2, strength=3):
    """When used in a Vanquish, your other Allies who are still at that location get +1 Strength."""

    @when(Vanquished, was_used, commutes=True)
    async def inspire(self, vanquished: Vanquished) -> None:
        """Give your other Allies here +1 Strength"""
        others = [ally for ally in self.controller.allies_at(self.spot) if ally != self]
        await self.game.put_tokens_on_each(others, 1)


class BlackAnt(Ally, set=TASKMASTER, cost=2, strength=2):
    """When played, you may play another Ally from hand without paying."""

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        allies = [
            card for card in you.hand if isinstance(card, Ally) and game.why_not_play(you, card, free=True) is None
        ]
        ally = await you.choose_unseen("Which Ally do you play?", allies, optional=True, about=self)
        if ally is not None:
            await game.play_own(you, ally, free=True)


class BloodSpider(Ally, set=TASKMASTER, cost=2, strength=3):
    """When played at a location, you may relocate a Hero there from any other."""

    async def when_played(self) -> None:
        here, game = self.spot, self.game
        if here is None or not self.is_current:
            return
        heroes = [hero for you in game.players for hero in you.heroes if hero.spot != here]
        free = [hero for hero in heroes if game.may_relocate(hero, here, side=TOP)]
        hero = await self.choose("Which Hero is brought here?", free, optional=True)
        if hero is not None:
            await hero.go_to(here, side=TOP)


class Crossbones(Ally, set=TASKMASTER, cost=2, strength=3):
    """May be played out of your discard pile as well as from hand."""

    rises_again = True


class DeathShield(Ally, set=TASKMASTER, cost=2, strength=3):
    """Has +1 Strength for each Hero at this location."""

    @modifies(Character.strength, itself)
    def stand_tall(self, ally: Character) -> int:
        return 0 if self.domain is None else len(self.domain.heroes_at(self.spot))


class Diamondback(Ally, set=TASKMASTER, cost=1, strength=2):
    """When played, a Hero at this location gets -1 Strength."""

    async def when_played(self) -> None:
        heroes = [] if self.domain is None else self.domain.heroes_at(self.spot)
        await self.game.put_tokens(await self.choose("Which Hero gets -1 Strength?", heroes), -1)


class JaggedBow(Ally, set=TASKMASTER, cost=2, strength=3):
    """When played or relocated to an Event, you may play or relocate another Ally there without paying."""

    async def when_played(self) -> None:
        await self.call_another()

    @when(Relocated, itself, lambda _, move: isinstance(move.to, Crisis))
    async def arrive(self, move: Relocated) -> None:
        """Play or relocate another Ally to the Event"""
        await self.call_another()

    async def call_another(self) -> None:
        """Have another Ally come to the Event where he is."""
        you, game, crisis = self.controller, self.game, self.host
        if not self.is_current or not isinstance(crisis, Crisis):
            return
        ally = await you.choose_unseen("Which Ally comes, too?", self.helpers(crisis), optional=True, about=self)
        if ally in you.hand:
            await game.play_own(you, ally, free=True, at=[crisis])
        elif ally is not None:
            await ally.go_to(crisis, side=BOTTOM)

    def helpers(self, crisis: Crisis) -> list[Ally]:
        """List the Allies in hand and in play who could come to an Event."""
        you, game = self.controller, self.game
        away = [ally for ally in you.all_allies if ally.host != crisis]
        in_hand = [card for card in you.hand if isinstance(card, Ally)]
        playable = [ally for ally in in_hand if crisis.front in game.homes_of(ally, you, by=you)]
        return [*playable, *[ally for ally in away if game.can(Relocated(ally, crisis, BOTTOM))]]


# ------------------------------------------------------------------------------------------------ Effects


class ConductExercise(Scheme, set=TASKMASTER, copies=4, cost=0):
    """Take an Activate action."""

    def targets(self) -> Sequence[Any]:
        you = self.controller
        return (self,) if you.may_take(ACTIVATE) and self.game.could_activate(you, but=self.bearer) else ()

    async def when_played(self) -> None:
        await self.controller.take_action(ACTIVATE)


class Redeploy(Scheme, set=TASKMASTER, copies=2, cost=2):
    """Relocate one, two or three of your Allies."""

    def targets(self) -> Sequence[VillainousCard]:
        return [card for card in self.game.movable(self.controller) if isinstance(card, Ally)]

    async def when_played(self) -> None:
        moved: list[VillainousCard] = []
        while len(moved) < MOST_REDEPLOYED:
            left = [ally for ally in self.targets() if ally not in moved]
            ally = await self.choose("Which Ally do you relocate?", left, optional=len(moved) > 0)
            if ally is None:
                return
            await self.game.move_card(self.controller, ally)
            moved.append(ally)


class ShadowInitiative(Scheme, set=TASKMASTER, copies=2, cost=1):
    """Relocate one of your Allies from your Domain to another player's, and give it +1 Strength."""

    def targets(self) -> Sequence[Any]:
        you, game = self.controller, self.game
        abroad = [place for rival in you.others for place in rival.locations]
        return [ally for ally in you.allies if any(game.may_relocate(ally, place, side=TOP) for place in abroad)]

    async def when_played(self) -> None:
        you = self.controller
        ally = await self.choose("Which Ally goes abroad?", self.targets())
        if ally is not None and await self.game.send(ally, you, you.others):
            await ally.put_token(1)


class TrainerForHire(Scheme, set=TASKMASTER, name="Trainer for Hire", copies=2, cost=0):
    """
    Choose another player, whose deck is revealed until an Ally turns up. That player plays it in the own Domain
    without paying, and you gain 1 Power more than it costs.
    """

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        rival = await self.choose("Whose Allies do you train?", you.others)
        ally = None
        if rival is not None:
            ally = await game.reveal_until(you, rival.deck, lambda card: isinstance(card, Ally))
        if rival is not None and ally is not None:
            if await game.play_own(rival, ally, free=True, at=rival.locations) is None:
                await game.discard_from(rival, [ally])
            await you.gain_power(ally.printed["cost"] + 1)


# ------------------------------------------------------------------------------------------------ Items and Specialties


@effect
class Graduated(Effect):
    """{allies} are not discarded after this Vanquish."""

    allies: tuple[Character, ...]

    @instead(UsedUp, lambda effect, loss: loss.card in effect.allies)
    async def stay(self, loss: UsedUp) -> None:
        """Stay"""


class TrainingAcademy(Item, set=TASKMASTER, copies=3, cost=1):
    """
    When a character is vanquished at this location, give each of your Allies here +1 Strength,
    and discard this instead of the Allies used.
    """

    @when(Vanquished, by_me, lambda academy, done: done.is_defeated and done.target.spot == academy.spot)
    async def graduate(self, vanquished: Vanquished) -> None:
        """Give each Ally here +1 Strength, and be discarded instead of those used"""
        if any(isinstance(one, Graduated) for one in self.game.lasting):
            return
        await self.game.put_tokens_on_each(self.controller.allies_at(self.spot), 1)
        self.game.begin(Graduated(vanquished.used), until="end of vanquish", source=self)
        await self.remove()


class TrainingDummy(Item, set=TASKMASTER, copies=2, cost=1):
    """Activate: give one of your Allies at this location +1 Strength."""

    @activated(lambda dummy, _: len(dummy.controller.allies_at(dummy.spot)) > 0, kind=ACTIVATE)
    async def take_a_beating(self) -> None:
        """Give one of your Allies here +1 Strength"""
        ally = await self.choose("Who trains?", self.controller.allies_at(self.spot))
        await self.game.put_tokens(ally, 1)


class TaskmastersBow(SymbolAdder, Item, set=TASKMASTER, name="Taskmaster's Bow", cost=2, adds=("vanquish",)):
    """Adds a Vanquish symbol to this location."""


class TaskmastersShield(Item, set=TASKMASTER, name="Taskmaster's Shield", cost=0):
    """If one of your Allies at this location would be defeated or removed, you may remove this instead."""

    @instead(Fell, is_a(Ally), mine, here, optional=True)
    async def parry(self, loss: Fell) -> None:
        """Be removed in the place of {card}"""
        await self.remove()

    @instead(Removed, is_a(Ally), mine, here, optional=True)
    async def cover(self, loss: Removed) -> None:
        """Be removed in the place of {card}"""
        await self.remove()


class TaskmastersSword(Item, set=TASKMASTER, name="Taskmaster's Sword", cost=2):
    """Your Allies at this location have +1 Strength."""

    @modifies(Character.strength, is_a(Ally), mine, here)
    def sharpen(self, ally: Character) -> int:
        return 1


class LessonPlan(Specialty, set=TASKMASTER, cost=1):
    """Activate, 1: find an Item or an Effect in your discard pile or deck, and take it into hand."""

    @activated(kind=ACTIVATE, price=1, once_per_turn=True)
    async def prepare(self) -> None:
        """Find an Item or an Effect, and take it into hand"""
        you = self.controller
        card = await self.game.search(you, (), you.discard, you.deck, lambda one: isinstance(one, (Item, Scheme)))
        await you.take_into_hand(card)


class PhotographicReflexes(Specialty, set=TASKMASTER, cost=2):
    """
    When another player has played an Effect from hand, you may pay 1 Power to attach it here instead of its discard:
    one Effect at a time. Activate: play it without paying; then it goes to the discard pile where it belongs.
    """

    @property
    def memory(self) -> Scheme | None:
        """The Effect that is attached."""
        return next((card for card in self.attached if isinstance(card, Scheme)), None)

    @property
    def can_be_activated(self) -> bool:
        """Whether the attached Effect can all be done, too."""
        return super().can_be_activated and (self.memory is None or len(self.memory.targets()) > 0)

    @instead(Discarded, by_others, lambda reflexes, loss: reflexes.can_copy(loss), optional=True)
    async def watch(self, loss: Discarded) -> None:
        """Pay 1 Power to attach {card}"""
        you = self.controller
        if await you.pay_power(1):
            await self.game.attach(loss.card, self)
            if self.memory is not None:
                self.memory.give_to(you)

    def can_copy(self, loss: Discarded) -> bool:
        """Say whether a card is an Effect that has been carried out, and there is room and Power for it."""
        is_effect = isinstance(loss.card, Scheme) and loss.played_from_hand
        return is_effect and self.memory is None and self.controller.power > 0

    @activated(lambda reflexes, _: reflexes.memory is not None, kind=ACTIVATE, once_per_turn=True)
    async def repeat(self) -> None:
        """Play the attached Effect"""
        you, memory = self.controller, self.memory
        if memory is not None:
            card = memory.move(self.game.between)
            card.give_to(you)
            await self.game.play(card, you, by=you, to=self.game.between)


# ------------------------------------------------------------------------------------------------ Fate


class ScarletSpiderClone(Hero, set=TASKMASTER, copies=3, strength=1):
    """When played, the other copies are found and played to the same location, where they look for no more."""

    async def when_played(self) -> None:
        place, found = self.spot, [self]
        while not self.was_called() and (clone := await self.find_another(found)) is not None:
            found.append(clone)
            await self.game.fate_on(self.controller, clone, by=self.acting, at=[place])

    def was_called(self) -> bool:
        """Say whether it has come because of another copy (MV-Q52)."""
        sources = [frame.source for frame in self.game.stack]
        return any(isinstance(one, ScarletSpiderClone) and one != self for one in sources)

    async def find_another(self, found: Sequence[MarvelCard]) -> Any:
        """Find a copy that was not found yet."""
        rows = [clone.row for clone in found]
        return await self.game.find_fate(
            self.acting, lambda card: isinstance(card, ScarletSpiderClone) and card.row not in rows
        )


class Butterball(Hero, set=TASKMASTER, strength=0):
    """Cannot be defeated. Before your move you may pay 3 Power and discard a card to remove him."""

    @forbids(Defeated, itself)
    def bounce(self, defeated: Defeated) -> bool:
        return True

    @when(TurnBegan, by_me, lambda hero, _: hero.can_be_sent_home(), optional=True)
    async def go_home(self, began: TurnBegan) -> None:
        """Pay 3 Power and discard a card to remove him"""
        you = self.controller
        if await you.pay_power(PRICE_OF_FREEDOM):
            await you.discard_some(about=self)
            await self.remove()

    def can_be_sent_home(self) -> bool:
        """Say whether his price could be paid."""
        you = self.controller
        return you.power >= PRICE_OF_FREEDOM and len(you.hand) > 0 and self.game.can(Removed(self))


class ScottLang(Hero, set=TASKMASTER, strength=2):
    """Allies at his location have -1 Strength."""

    @modifies(Character.strength, is_a(Ally), here)
    def shrink(self, ally: Character) -> int:
        return -1


class Solo(Hero, set=TASKMASTER, strength=3):
    """Has +2 Strength while he is the only Hero in this Domain."""

    @modifies(Character.strength, itself)
    def work_alone(self, hero: Character) -> int:
        return 2 if self.domain is not None and len(self.domain.heroes) == 1 else 0


class FoundByTheAvengers(Setback, set=TASKMASTER, name="Found by the Avengers", copies=4):
    """Whoever played this chooses one of your Allies, and a Hero in any Domain; both are removed."""

    def strikes(self, rival: MarvelVillain) -> bool:
        return len(self.allies_of(rival)) > 0 and len(self.heroes()) > 0

    async def when_played(self) -> None:
        ally = await self.choose("Which Ally is found?", self.allies_of(self.controller))
        hero = await self.choose("Which Hero is removed, too?", self.heroes())
        if ally is not None and hero is not None:
            await self.game.remove_each([ally, hero])

    def allies_of(self, rival: MarvelVillain) -> list[Any]:
        """List the Allies of a player that can be removed."""
        return [ally for ally in rival.all_allies if self.game.can(Removed(ally))]

    def heroes(self) -> list[Any]:
        """List the Heroes in all Domains that can be removed."""
        return [hero for you in self.game.players for hero in you.heroes if self.game.can(Removed(hero))]


class GovernmentWork(TargetedCrisis, set=TASKMASTER, strength=7):
    """
    Penalty: Taskmaster can relocate Allies and Items only to this Event.
    Reward: he finds an Ally in his deck or discard pile, and plays it without paying.
    """

    @forbids(Relocated, is_a(Ally, Item), mine, lambda work, move: move.to != work and work.is_his_own_doing())
    def sign_up(self, move: Relocated) -> bool:
        return True

    def is_his_own_doing(self) -> bool:
        """Say whether it is Taskmaster on whose behalf something is done right now."""
        stack = self.game.stack
        return (stack[-1].controller if stack else self.game.active) is self.controller

    async def reward(self, you: MarvelVillain) -> None:
        game = self.game
        ally = await game.search(you, (), you.discard, you.deck, lambda card: isinstance(card, Ally))
        if ally is not None and await game.play_own(you, ally, free=True) is None:
            await game.discard_from(you, [ally])


EFFECTS = (Graduated,)

CARDS = (
    Taskmaster, SolomonInstitute, TrainingRoom, Armory, CampHammond,
    Trainees, Anaconda, BlackAnt, BloodSpider, Crossbones, DeathShield, Diamondback, JaggedBow,
    ConductExercise, Redeploy, ShadowInitiative, TrainerForHire,
    TrainingAcademy, TrainingDummy, TaskmastersBow, TaskmastersShield, TaskmastersSword, LessonPlan, PhotographicReflexes,
    ScarletSpiderClone, Butterball, ScottLang, Solo, FoundByTheAvengers, GovernmentWork,
)  # fmt: skip
