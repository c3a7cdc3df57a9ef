"""Kylo Ren: bring all six Destiny tokens to the dark path. Most of his cards are reconstructions, and say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop import Effect, Event, activated, displayed, effect, event, forbids, instead, modifies, pool, when
from tabletop.conditions import by_me, itself, mine
from tabletop.games.villainous._cards import Character, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    Defeated,
    MoverMoved,
    Removed,
    UsedUp,
)
from tabletop.games.villainous.words import is_a, its_bearer, strong, taking

from . import _kylo_ren_worth
from ._ambition import BY_AMBITION
from ._cards import (
    Ally,
    DarkSideCard,
    FateItem,
    Hero,
    Item,
    Location,
    Mover,
    Restriction,
    Scheme,
    Setback,
    Tile,
    ours,
)
from ._conditions import Condition, answers
from ._fate import FateAimed
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, Arrived, Engaged, HeroVehicle, Separated

KYLO = "Kylo Ren"
DESTINY_TO_WIN = 6

#: The two paths of the Destiny Tracker.
DARK: Final = "dark"
LIGHT: Final = "light"


# ------------------------------------------------------------------------------------------------ Destiny


@event(by="player")
class DestinyMoved(Event):
    """A Destiny token goes from one path to the other; whether one may go is whether this can happen."""

    text = "{player} moves a Destiny token to the {path} path."
    player: DarkSideVillain
    path: str
    #: Whether a defeat brings it.
    by_defeat: bool = False

    def happen(self, game: Any) -> None:
        kylo = kylo_of(self.player)
        game.pay(game.DESTINY, 1, *((kylo.light, kylo.dark) if self.path == DARK else (kylo.dark, kylo.light)))


class KyloRen(Mover, set=KYLO, origins=ours("mover", known="name objective")):
    """
    Objective: bring all six Destiny tokens to the dark path of the Destiny Tracker.

    Every token is on the light path or on the dark one; one that is moved to a path comes from the other.
    What would move one to the dark path can't be used while a text forbids that.
    """

    light = pool()
    dark = pool()

    @property
    def dark_tokens(self) -> int:
        """How many Destiny tokens are on the dark path."""
        return self.dark[self.game.DESTINY]

    @property
    def can_turn_darker(self) -> bool:
        """Whether nothing forbids that a card moves a token to the dark path."""
        return self.game.can(DestinyMoved(self.controller, DARK))

    @displayed
    def progress(self) -> str:
        """How many tokens are dark."""
        return f"{self.dark_tokens} of {DESTINY_TO_WIN} Destiny tokens on the dark path"

    async def set_up(self) -> None:
        game, you = self.game, self.controller
        game.add_cards([DestinyTracker], you.beside, owner=you)
        game.pay(game.DESTINY, DESTINY_TO_WIN, game.box, self.light)

    async def turn_darker(self, *, by_defeat: bool = False) -> None:
        """Move a token to the dark path, if there is one on the other."""
        if self.light[self.game.DESTINY]:
            await self.game.perform(DestinyMoved(self.controller, DARK, by_defeat))

    async def turn_lighter(self) -> None:
        """Move a token to the light path, if there is one on the other."""
        if self.dark_tokens:
            await self.game.perform(DestinyMoved(self.controller, LIGHT))

    def standing(self) -> int:
        return _kylo_ren_worth.standing(self.controller, self.dark_tokens)

    @when(DestinyMoved, by_me)
    async def win(self, moved: DestinyMoved) -> None:
        """With all six on the dark path, win"""
        if self.dark_tokens >= DESTINY_TO_WIN:
            self.game.win(self.controller)


def kylo_of(you: DarkSideVillain) -> KyloRen:
    """Return Kylo Ren himself."""
    assert isinstance(you.mover, KyloRen)  # noqa: S101 (for the type checker)
    return you.mover


def can_turn_darker(card: VillainousCard, _: object) -> bool:
    """Say whether nothing forbids that a card moves a token to the dark path."""
    return isinstance(card.controller.mover, KyloRen) and card.controller.mover.can_turn_darker


def to_the_dark(card: VillainousCard, moved: DestinyMoved) -> bool:
    """Say whether a token would go to the dark path."""
    return moved.path == DARK


class DestinyTracker(Tile, set=KYLO, origins=ours("tile", known="name kind copies")):
    """
    Lies beside the Sector.
    Whenever a Hero in your Sector is defeated, move a Destiny token from the light path to the dark path.
    """

    @when(Defeated, mine, is_a(Hero), commutes=True)
    async def darken(self, defeated: Defeated) -> None:
        """Move a Destiny token to the dark path"""
        await kylo_of(self.controller).turn_darker(by_defeat=True)


# ------------------------------------------------------------------------------------------------ the Sector


class Jakku(Location, set=KYLO, upper=("play", "maneuver"), lower=("credits 2", "discard"), origins=ours("location")):
    """The first location of the Sector."""


class StarkillerBase(
    Location, set=KYLO, upper=("vanquish", "credits 2"), lower=("ambition", "play"), origins=ours("location")
):
    """The second location of the Sector."""


class Crait(Location, set=KYLO, upper=("play", "ambition"), lower=("vanquish", "fate"), origins=ours("location")):
    """The third location of the Sector."""


class Exegol(Location, set=KYLO, upper=("ambition", "discard"), lower=("credits 2", "play"), origins=ours("location")):
    """The fourth location of the Sector."""


# ------------------------------------------------------------------------------------------------ Allies


class CaptainPhasma(Ally, set=KYLO, cost=3, strength=3, origins=ours("ally")):
    """
    If she would be defeated, or discarded by a Vanquish, you may remove another Ally here for her to stay.
    That must not be one who was used in that Vanquish.
    """

    def others(self, used: Sequence[Character] = ()) -> list[VillainousCard]:
        """List whom she could give up."""
        allies = self.controller.allies_at(self.spot)
        return [ally for ally in allies if ally != self and ally not in used and self.game.can(Removed(ally))]

    async def give_up_one(self, others: Sequence[VillainousCard]) -> None:
        """Have one of some Allies removed in her place."""
        ally = await self.controller.choose("Which Ally is removed in her place?", others, about=self)
        if ally is not None:
            await ally.remove()

    @instead(UsedUp, itself, strong, lambda phasma, loss: phasma.others(loss.used), optional=True)
    async def stay_alive(self, loss: UsedUp) -> None:
        """Remove another Ally here for her to stay"""
        await self.give_up_one(self.others(loss.used))

    @instead(Defeated, itself, lambda phasma, _: phasma.others(), optional=True)
    async def hide_behind_others(self, blow: Defeated) -> None:
        """Remove another Ally here for her to stay"""
        await self.give_up_one(self.others())


class FirstOrderStormtroopers(Ally, set=KYLO, copies=4, cost=1, strength=1, origins=ours("ally")):
    """Has +1 Strength while Captain Phasma is in your Sector."""

    @modifies(Ally.strength, itself, lambda troopers, _: troopers.controller.the(CaptainPhasma) is not None)
    def obey(self, ally: Ally) -> int:
        return 1


class KnightsOfRen(Ally, set=KYLO, name="Knights of Ren", copies=3, cost=2, strength=2, origins=ours("ally")):
    """Has +1 Strength while three or more Destiny tokens are on the dark path."""

    @modifies(Ally.strength, itself)
    def follow_their_master(self, ally: Ally) -> int:
        return 1 if kylo_of(self.controller).dark_tokens >= 3 else 0


class GeneralHux(Ally, set=KYLO, cost=1, strength=0, origins=ours("ally")):
    """Whenever a Hero in your Sector is defeated, gain 1 Credit."""

    @when(Defeated, mine, is_a(Hero), commutes=True)
    async def gloat(self, defeated: Defeated) -> None:
        """Gain 1 Credit"""
        await self.controller.gain_credits(1)


class SupremeLeaderSnoke(Ally, set=KYLO, cost=2, paid_in="ambition", strength=5, origins=ours("ally", proven="kind")):
    """
    Can't be used in a Vanquish, but can be its target as if he were a Hero.
    When he is defeated, move a Destiny token to the dark path and gain 2 Ambition.
    """

    may_be_vanquished = True

    @forbids(Ally.fights, itself)
    def stay_on_the_throne(self, ally: Ally, target: VillainousCard) -> bool:
        return True

    @when(Defeated, itself)
    async def make_room(self, defeated: Defeated) -> None:
        """Move a Destiny token to the dark path and gain 2 Ambition"""
        await kylo_of(self.controller).turn_darker(by_defeat=True)
        await self.controller.gain_ambition(2)


class PraetorianGuards(Ally, set=KYLO, copies=2, cost=3, strength=4, origins=ours("ally")):
    """
    Can't be used in a Vanquish of Supreme Leader Snoke.
    If a Vanquish would discard this Ally, you may pay 1 Ambition and put a -1 token on it for it to stay.
    """

    @forbids(Ally.fights, itself)
    def guard(self, ally: Ally, target: VillainousCard) -> bool:
        return isinstance(target, SupremeLeaderSnoke)

    @instead(UsedUp, itself, strong, lambda guards, _: guards.controller.ambition > 0, optional=True)
    async def fight_on(self, loss: UsedUp) -> None:
        """Pay 1 Ambition and put a -1 token on it for it to stay"""
        await self.controller.pay_ambition(1)
        await self.put_token(-1)


# ------------------------------------------------------------------------------------------------ Items


class Z6RiotControlBaton(Item, set=KYLO, cost=1, origins=ours("item")):
    """Attach to an Ally, who has +1 Strength, or +2 if it is First Order Stormtroopers."""

    attaches_to = (Ally,)

    @modifies(Character.strength, its_bearer)
    def arm(self, ally: Character) -> int:
        return 2 if isinstance(ally, FirstOrderStormtroopers) else 1


class DarthVadersMask(Item, set=KYLO, name="Darth Vader's Mask", cost=1, paid_in="ambition", origins=ours("item")):
    """
    Ambition, 1: look at the top four cards of your deck, take one into your hand, and put the others back in any order.
    Ambition, 3: remove this, and move a Destiny token to the dark path.
    """

    @activated(kind=BY_AMBITION, price=1)
    async def seek_counsel(self) -> None:
        """Look at the top four cards of your deck and take one"""
        you, game = self.controller, self.game
        top = await game.look_on_top(you, you.deck, 4)
        taken = await you.choose("Which card do you take?", top, about=self)
        await you.take_into_hand(taken)
        await game.put_back_in_order(you, [card for card in top if card != taken], you.deck)

    @activated(can_turn_darker, kind=BY_AMBITION, price=3)
    async def smash(self) -> None:
        """Remove it to move a Destiny token to the dark path"""
        kylo = kylo_of(self.controller)
        if await self.remove():
            await kylo.turn_darker()


def could_meet_a_hero(card: DarkSideCard, _: object) -> bool:
    """Say whether a Hero would be turned up from the Fate deck of this card's player."""
    return card.controller.could_reveal(Hero)


class HyperspaceTracker(Item, set=KYLO, cost=1, origins=ours("item", proven="kind")):
    """
    Attach to an Ally Vehicle.
    When your mover arrives there, then, after what the Vehicle says,
    you may reveal your Fate deck until a Hero turns up and play that Hero at any location.
    """

    attaches_to = (AllyVehicle,)

    @when(Arrived, its_bearer, could_meet_a_hero, optional=True)
    async def track(self, arrived: Arrived) -> None:
        """Play a Hero from your Fate deck"""
        await self.controller.play_own_hero()


# ------------------------------------------------------------------------------------------------ Effects


class IWillFinishWhatYouStarted(Scheme, set=KYLO, cost=4, paid_in="ambition", origins=ours("effect")):
    """Move a Destiny token to the dark path."""

    def targets(self) -> Sequence[object]:
        return [self] if can_turn_darker(self, None) else []

    async def when_played(self) -> None:
        await kylo_of(self.controller).turn_darker()


class LetThePastDie(
    Scheme, set=KYLO, name="Let the Past Die", copies=2, cost=1, paid_in="ambition", origins=ours("effect")
):
    """Remove two of your Allies, then move a Destiny token to the dark path."""

    def targets(self) -> Sequence[Character]:
        allies = self.controller.removable_allies
        return allies if len(allies) > 1 and can_turn_darker(self, None) else []

    async def when_played(self) -> None:
        you = self.controller
        allies = await you.choose_some(
            "Which Allies do you remove?", you.removable_allies, at_least=2, at_most=2, about=self
        )
        await self.game.remove_each(allies)
        await kylo_of(you).turn_darker()


@effect
class FightHarder(Effect):
    """The Allies of {player} have +1 Strength in this Vanquish."""

    player: DarkSideVillain

    @modifies(Character.strength, is_a(Ally), lambda effect, ally: ally.controller is effect.player)
    def rage(self, ally: Character) -> int:
        return 0 if isinstance(ally, SupremeLeaderSnoke) else 1


class More(Scheme, set=KYLO, name="More!", cost=1, paid_in="ambition", origins=ours("effect", proven="kind")):
    """Take a Vanquish action for free; every Ally used in it has +1 Strength for it."""

    def targets(self) -> Sequence[VillainousCard]:
        you = self.controller
        return self.game.vanquishable(you, stronger=1) if you.may_take("vanquish") else []

    async def when_played(self) -> None:
        you = self.controller
        self.game.begin(FightHarder(you), until="end of vanquish", source=self)
        await you.take_action("vanquish")


class Interrogation(Scheme, set=KYLO, copies=2, cost=1, paid_in="ambition", origins=ours("effect", proven="kind")):
    """Look at the top three cards of your Fate deck. You may play a Hero of them; the others go back in any order."""

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        top = await game.look_on_top(you, you.fate_deck, 3)
        hero = await you.choose_unseen(
            "Which Hero do you play?", [card for card in top if isinstance(card, Hero)], optional=True, about=self
        )
        await game.put_back_in_order(you, [card for card in top if card != hero], you.fate_deck)
        if hero is not None:
            await game.play_on(you, hero, by=you)


class FulfillYourDestiny(Scheme, set=KYLO, cost=1, paid_in="ambition", origins=ours("effect", proven="kind")):
    """Reveal your deck until an Ally or a Vehicle turns up and swap this for it: that is played for free."""

    def targets(self) -> Sequence[object]:
        you = self.controller
        return [self] if any(is_follower(card) for card in (*you.deck, *you.discard)) else []

    async def when_played(self) -> None:
        you = self.controller
        card = await self.game.reveal_until(you, you.deck, is_follower)
        if card is not None:
            await self.game.play_own(you, card, free=True)


def is_follower(card: object) -> bool:
    """Say whether a card is an Ally or an Ally Vehicle."""
    return isinstance(card, Ally | AllyVehicle)


# ------------------------------------------------------------------------------------------------ Conditions


class HuntThemDown(Condition, set=KYLO, copies=3, origins=ours("condition")):
    """
    When an opponent takes a Maneuver action or goes to an Ally Vehicle:
    reveal your Fate deck until a Hero turns up and play that Hero at any location.
    """

    @answers(ActionTaken, taking("maneuver"), could_meet_a_hero)
    async def hunt(self, taken: ActionTaken) -> None:
        """Play a Hero from your Fate deck"""
        await self.controller.play_own_hero()

    @answers(MoverMoved, lambda _, moved: isinstance(moved.to, AllyVehicle), could_meet_a_hero)
    async def give_chase(self, moved: MoverMoved) -> None:
        """Play a Hero from your Fate deck"""
        await self.controller.play_own_hero()


class ConsumedByRage(Condition, set=KYLO, name="Consumed by Rage", copies=3, origins=ours("condition")):
    """When an opponent aims a Fate action at you: gain 2 Ambition."""

    @answers(FateAimed, lambda card, aimed: aimed.rival is card.controller)
    async def rage(self, aimed: FateAimed) -> None:
        """Gain 2 Ambition"""
        await self.controller.gain_ambition(2)


# ------------------------------------------------------------------------------------------------ Vehicles


class TIESilencer(
    AllyVehicle, set=KYLO, cost=2, symbols=("vanquish", "ambition", "credits 1"), origins=ours("vehicle")
):
    """On arrival you may put a -1 token on a Hero."""

    async def arrival(self) -> None:
        you = self.controller
        hero = await self.choose("Which Hero gets -1 Strength?", you.heroes, optional=True)
        if hero is not None:
            await hero.put_token(-1)


class UpsilonClassCommandShuttle(
    AllyVehicle,
    set=KYLO,
    name="Upsilon-Class Command Shuttle",
    cost=3,
    symbols=("play", "maneuver", "discard"),
    origins=ours("vehicle"),
):
    """On arrival you may move up to two Allies to one location."""

    async def arrival(self) -> None:
        you, game = self.controller, self.game
        if not you.allies:
            return
        place = await self.choose("Where do up to two Allies go?", you.locations, optional=True)
        if place is not None:
            coming = [ally for ally in you.allies if place in game.ways_of(ally)]
            for ally in await you.choose_some("Which Allies go there?", coming, at_most=2, about=self):
                await ally.go_to(place)


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class Rey(Hero, set=KYLO, strength=4, origins=ours("hero")):
    """When played, a Destiny token goes to the light path."""

    async def when_played(self) -> None:
        await kylo_of(self.controller).turn_lighter()


class KyloHanSolo(Hero, set=KYLO, name="Han Solo", strength=3, origins=ours("hero", known="kind name")):
    """
    When played, Kylo Ren loses 2 Ambition.
    When he is defeated, one more Destiny token goes to the dark path.
    """

    async def when_played(self) -> None:
        await self.controller.lose_ambition(2)

    @when(Defeated, itself, commutes=True)
    async def be_mourned(self, defeated: Defeated) -> None:
        """Move one more Destiny token to the dark path"""
        await kylo_of(self.controller).turn_darker(by_defeat=True)


class KyloLeiaOrgana(Hero, set=KYLO, name="Leia Organa", strength=2, origins=ours("hero")):
    """Nothing but the defeat of a Hero or of Supreme Leader Snoke can move a Destiny token to the dark path."""

    @forbids(DestinyMoved, by_me, to_the_dark)
    def hold_on_to_him(self, moved: DestinyMoved) -> bool:
        return not moved.by_defeat


class KyloLukeSkywalker(Hero, set=KYLO, name="Luke Skywalker", strength=4, origins=ours("hero")):
    """If he would be defeated, he is removed instead."""

    @instead(Defeated, itself)
    async def fade_away(self, blow: Defeated) -> Removed:
        """Is removed instead"""
        return Removed(self)


class Finn(Hero, set=KYLO, strength=3, origins=ours("hero")):
    """When played, whoever played him may remove an Ally that costs 1 or 2 Credits."""

    async def when_played(self) -> None:
        cheap = [ally for ally in self.controller.removable_allies if costs_one_or_two_credits(ally)]
        ally = await self.choose("Which Ally is removed?", cheap, optional=True)
        if ally is not None:
            await ally.remove()


def costs_one_or_two_credits(ally: Any) -> bool:
    """Say whether the printed cost of an Ally is 1 or 2 Credits."""
    return ally.printed["paid_in"] == "credits" and ally.printed["cost"] in (1, 2)


class PoeDameron(Hero, set=KYLO, strength=2, origins=ours("hero")):
    """When played, whoever played him may play a Hero Vehicle out of the Fate discard pile."""

    async def when_played(self) -> None:
        you, by = self.controller, self.acting
        ships = [card for card in you.fate_discard if isinstance(card, HeroVehicle)]
        ship = await self.choose("Which Hero Vehicle do you play?", ships, optional=True)
        if ship is not None:
            await self.game.play_on(you, ship, by=by)


# ------------------------------------------------------------------------------------------------ Fate: the rest


class BB8(FateItem, set=KYLO, id="bb_8", name="BB-8", origins=ours("fate card", proven="kind")):
    """
    Attach to a Hero, who has +1 Strength, or to a Hero Vehicle:
    no Maneuver separates that from the Ally Vehicle that it is engaged with.
    """

    attaches_to = (Hero, HeroVehicle)

    @modifies(Character.strength, its_bearer)
    def cheer_up(self, hero: Character) -> int:
        return 1

    @forbids(Separated, its_bearer)
    def keep_the_ship_on_course(self, separated: Separated) -> bool:
        return True


class PullToTheLight(Setback, set=KYLO, name="Pull to the Light", copies=2, origins=ours("fate card", proven="kind")):
    """A Destiny token goes to the light path."""

    async def when_played(self) -> None:
        await kylo_of(self.controller).turn_lighter()


class TheSparkOfHope(Setback, set=KYLO, name="The Spark of Hope", origins=ours("fate card")):
    """Every Hero gets +1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.heroes, 1)


class TheResistanceStrikes(Setback, set=KYLO, origins=ours("fate card")):
    """Remove any Allies whose Strength is 4 or less in all, but not Supreme Leader Snoke."""

    async def when_played(self) -> None:
        allies = [ally for ally in self.controller.removable_allies if not isinstance(ally, SupremeLeaderSnoke)]
        await self.game.remove_each(await self.choose_up_to_strength(4, allies))


class BeWithMe(Setback, set=KYLO, name="Be with Me", origins=ours("fate card", proven="kind")):
    """Find Rey and swap this for her: she is played at any location."""

    async def when_played(self) -> None:
        await self.controller.find_and_play(Rey, by=self.acting)


class TornApart(Restriction, set=KYLO, origins=ours("fate card", proven="kind")):
    """
    No Destiny token can be moved to the dark path.
    Ambition, 2: remove this.
    """

    @forbids(DestinyMoved, by_me, to_the_dark)
    def hold_back(self, moved: DestinyMoved) -> bool:
        return True

    @activated(kind=BY_AMBITION, price=2)
    async def let_go(self) -> None:
        """Remove it"""
        await self.remove()


class KyloMillenniumFalcon(
    HeroVehicle, set=KYLO, name="Millennium Falcon", origins=ours("fate card", known="kind name text")
):
    """When played, find Han Solo and play him at any location."""

    async def when_played(self) -> None:
        await self.controller.find_and_play(KyloHanSolo, by=self.acting)


class BlackOne(HeroVehicle, set=KYLO, origins=ours("fate card", proven="kind")):
    """
    Whenever it becomes engaged, Kylo Ren loses 1 Credit.
    His mover can't go to the Ally Vehicle that it is engaged with.
    """

    @when(Engaged, itself)
    async def shoot(self, engaged: Engaged) -> None:
        """Make Kylo Ren lose 1 Credit"""
        await self.controller.lose_credits(1)

    @forbids(MoverMoved, by_me)
    def shut_him_out(self, moved: MoverMoved) -> bool:
        return self.foe is not None and moved.to == self.foe


EFFECTS = (FightHarder,)

CARDS = (
    KyloRen, DestinyTracker, Jakku, StarkillerBase, Crait, Exegol,
    FirstOrderStormtroopers, KnightsOfRen, PraetorianGuards, CaptainPhasma, GeneralHux, SupremeLeaderSnoke,
    Z6RiotControlBaton, DarthVadersMask, HyperspaceTracker,
    IWillFinishWhatYouStarted, LetThePastDie, More, Interrogation, FulfillYourDestiny, HuntThemDown, ConsumedByRage,
    TIESilencer, UpsilonClassCommandShuttle,
    Rey, KyloHanSolo, KyloLeiaOrgana, KyloLukeSkywalker, Finn, PoeDameron, BB8, PullToTheLight, TheSparkOfHope,
    TheResistanceStrikes, BeWithMe, TornApart, KyloMillenniumFalcon, BlackOne,
)  # fmt: skip
