"""General Grievous: own all eight Lightsabers. Everything here is the publisher's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop import Drew, Event, activated, displayed, event, forbids, instead, modifies, permits, pool, when
from tabletop.conditions import another, by_me, itself, mine, my_turn
from tabletop.games.villainous._actions import AT_WILL
from tabletop.games.villainous._cards import Ally as SomeAlly
from tabletop.games.villainous._cards import Character, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    CameIntoPlay,
    Defeated,
    Played,
    Relocated,
    Removed,
    Returned,
    Taken,
    UsedUp,
    Vanquished,
)
from tabletop.games.villainous.words import here, is_a, strong, taking, to_me, was_used

from ._cards import Ally, DarkSideVillainCard, Hero, Location, Mover, Restriction, Scheme, Setback
from ._conditions import Condition, answers
from ._fate import FateAimed
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, HeroVehicle
from ._worth import belongings, can_use

if TYPE_CHECKING:
    from tabletop import Supply
    from tabletop.games.villainous._places import Place

    from .game import StarWarsVillainous

GRIEVOUS = "General Grievous"
LIGHTSABERS_TO_WIN = 8

#: What brings him nearer to them is worth, for bots: one that he has, a Hero, one within reach of his Allies, a Vanquish at hand.
OF_LIGHTSABER = 200
OF_HERO = 10
OF_CHANCE = 90
OF_READINESS = 30


# ------------------------------------------------------------------------------------------------ Lightsabers


@event(by="player")
class LightsaberCollected(Event):
    """General Grievous takes a Lightsaber."""

    text = "{player} collects a Lightsaber."
    player: DarkSideVillain

    def happen(self, game: StarWarsVillainous) -> None:
        game.pay(game.LIGHTSABER, 1, game.box, grievous_of(self.player).collection)


@event(by="player")
class LightsaberLost(Event):
    """A collected Lightsaber goes back."""

    text = "{player} loses a Lightsaber."
    player: DarkSideVillain

    def happen(self, game: StarWarsVillainous) -> None:
        game.pay(game.LIGHTSABER, 1, grievous_of(self.player).collection, game.box)


class GeneralGrievous(Mover, set=GRIEVOUS):
    """
    Objective: own all eight Lightsabers.

    Whenever a Hero in your Sector is defeated, collect a Lightsaber.
    """

    collection = pool()

    @property
    def lightsabers(self) -> int:
        """How many Lightsabers he has."""
        return self.collection[self.game.LIGHTSABER]

    @displayed
    def progress(self) -> str:
        """How many Lightsabers there are."""
        return f"{self.lightsabers} of {LIGHTSABERS_TO_WIN} Lightsabers"

    @when(Defeated, mine, is_a(Hero), commutes=True)
    async def take_the_lightsaber(self, defeated: Defeated) -> None:
        """Collect a Lightsaber"""
        await self.collect_lightsaber()

    @when(LightsaberCollected, by_me)
    async def win(self, collected: LightsaberCollected) -> None:
        """With all eight, win"""
        if self.lightsabers >= LIGHTSABERS_TO_WIN:
            self.game.win(self.controller)

    async def collect_lightsaber(self) -> None:
        """Collect a Lightsaber."""
        await self.game.perform(LightsaberCollected(self.controller))

    def standing(self) -> int:
        """Lightsabers above all, then the Heroes whom his Allies could vanquish, and all that Villains have."""
        you = self.controller
        chances = sum([chances_at(you, place) for place in you.locations])
        ready = OF_READINESS if you.game.active == you and can_use(you, "vanquish") else 0
        return OF_LIGHTSABER * self.lightsabers + chances + ready + belongings(you)


def grievous_of(you: DarkSideVillain) -> GeneralGrievous:
    """Return General Grievous himself."""
    assert isinstance(you.mover, GeneralGrievous)  # noqa: S101 (for the type checker)
    return you.mover


def chances_at(you: DarkSideVillain, place: Place) -> int:
    """Say what the Heroes at a place are worth as future Lightsabers: the more, the nearer the Allies there are to defeat them."""
    left = sum([ally.strength for ally in you.allies_at(place)])
    worth = 0
    for hero in sorted(you.heroes_at(place), key=lambda hero: hero.strength):
        reach = min(left, hero.strength)
        share = OF_CHANCE if reach == hero.strength else OF_CHANCE * reach // (hero.strength + 1)
        worth += (OF_HERO + share) * (2 if isinstance(hero, WorthAnotherLightsaber) else 1)
        left -= reach
    return worth


# ------------------------------------------------------------------------------------------------ the Sector


class LairOfGrievous(
    Location, set=GRIEVOUS, name="Lair of Grievous", upper=("vanquish", "ambition"), lower=("play", "credits 3")
):
    """The first location of the Sector."""


class Saleucami(Location, set=GRIEVOUS, upper=("play", "fate"), lower=("credits 2", "discard")):
    """The second location of the Sector."""


class Florrum(Location, set=GRIEVOUS, upper=("play", "discard"), lower=("ambition", "vanquish")):
    """The third location of the Sector."""


class Utapau(Location, set=GRIEVOUS, upper=("maneuver", "credits 2"), lower=("fate", "play")):
    """The fourth location of the Sector."""


# ------------------------------------------------------------------------------------------------ Allies


class B1BattleDroids(Ally, set=GRIEVOUS, copies=4, cost=1, strength=0):
    """Has +1 Strength for each other Ally at this location."""

    @modifies(Ally.strength, itself)
    def stand_together(self, ally: Ally) -> int:
        return len(self.comrades())

    def strength_against(self, target: VillainousCard, used: Sequence[SomeAlly] = ()) -> int:
        more = len(self.comrades(used)) + self.strength_of_tokens + self.fury
        return max(0, int(self.printed["strength"]) + more)

    def comrades(self, coming: Sequence[SomeAlly] = ()) -> list[SomeAlly]:
        """List the other Allies at this location, and those that are coming."""
        return [ally for ally in self.controller.allies if ally != self and (ally.spot == self.spot or ally in coming)]


class BXDroidCommandos(Ally, set=GRIEVOUS, name="BX-Droid Commandos", copies=3, cost=2, strength=2):
    """If a Vanquish would discard this Ally, you may take it back into your hand instead."""

    @instead(UsedUp, itself, strong, optional=True)
    async def slip_away(self, loss: UsedUp) -> Returned:
        """Take it back into hand"""
        return Returned(self)


class B2SuperBattleDroids(Ally, set=GRIEVOUS, copies=2, cost=1, strength=1):
    """If a Vanquish would discard this Ally, you may pay 1 Ambition for it to stay."""

    @instead(UsedUp, itself, strong, lambda droids, _: droids.controller.ambition > 0, optional=True)
    async def stand_firm(self, loss: UsedUp) -> None:
        """Pay 1 Ambition for it to stay"""
        await self.controller.pay_ambition(1)


class Droidekas(Ally, set=GRIEVOUS, copies=2, cost=2, strength=2):
    """During a Vanquish, you may pay 1 Ambition to move this Ally to its location; then it has to be one of those used."""

    @permits(Ally.fights, itself)
    def roll_in(self, ally: Ally, target: VillainousCard) -> bool:
        return target.spot in self.game.ways_of(self)

    def price_to_fight(self, target: VillainousCard) -> tuple[Supply, int] | None:
        return None if self.spot == target.spot else (self.game.AMBITION, 1)

    async def join_the_fight(self, target: VillainousCard) -> None:
        if self.spot != target.spot:
            await self.go_to(target.spot)


class MagnaGuard(Ally, set=GRIEVOUS, copies=2, cost=3, strength=4):
    """Heroes at this location cannot be moved away."""

    @forbids(Relocated, is_a(Hero), here)
    def surround(self, move: Relocated) -> bool:
        return move.to != self.spot


class Gor(Ally, set=GRIEVOUS, cost=3, strength=3):
    """When played, and whenever used in a Vanquish: gain 1 Ambition."""

    async def when_played(self) -> None:
        await self.controller.gain_ambition(1)

    @when(Vanquished, was_used)
    async def feast(self, vanquished: Vanquished) -> None:
        """Gain 1 Ambition"""
        await self.controller.gain_ambition(1)


# ------------------------------------------------------------------------------------------------ Effects


class EscapePlan(Scheme, set=GRIEVOUS, copies=3, cost=1, paid_in="ambition"):
    """Choose one: play an Ally or a Vehicle for free, or remove a Hero Vehicle."""

    def targets(self) -> Sequence[object]:
        return [*self.playable(), *self.removable()]

    def playable(self) -> list[DarkSideVillainCard]:
        """List the cards in hand that it could play."""
        you = self.controller
        cards = [card for card in you.hand if isinstance(card, Ally | AllyVehicle)]
        return [card for card in cards if self.game.why_not_play(you, card, free=True) is None]

    def removable(self) -> list[HeroVehicle]:
        """List the Hero Vehicles that it could remove."""
        return [ship for ship in self.controller.hero_vehicles if self.game.can(Removed(ship))]

    async def when_played(self) -> None:
        you = self.controller
        chosen = await you.choose_unseen("What do you play for free, or remove?", self.targets(), about=self)
        if isinstance(chosen, HeroVehicle):
            await chosen.remove()
        elif chosen is not None:
            await self.game.play_own(you, chosen, free=True)


class CountDookusOrders(Scheme, set=GRIEVOUS, name="Count Dooku's Orders", copies=2, cost=2, paid_in="ambition"):
    """
    Reveal your deck until an Ally turns up and play it for free.
    Then reveal your Fate deck until a Hero turns up and play that Hero at any location.
    """

    def targets(self) -> Sequence[object]:
        you = self.controller
        return [self] if you.could_reveal(Ally) and you.could_reveal(Hero) else []

    async def when_played(self) -> None:
        you = self.controller
        ally = await you.reveal(Ally)
        if ally is not None:
            await self.game.play_own(you, ally, free=True)
        await you.play_own_hero()


class MotivationalTactics(Scheme, set=GRIEVOUS, copies=2, cost=0, paid_in="ambition"):
    """Remove one of your Allies, then gain 2 Ambition or 2 Credits."""

    def targets(self) -> Sequence[Character]:
        return self.controller.removable_allies

    async def when_played(self) -> None:
        you = self.controller
        ally = await self.choose("Which Ally do you remove?", self.targets())
        if ally is not None and await ally.remove():
            if await self.choose("What do you gain 2 of?", ("Ambition", "Credits")) == "Ambition":
                await you.gain_ambition(2)
            else:
                await you.gain_credits(2)


class AddToMyCollection(Scheme, set=GRIEVOUS, name="Add to My Collection", cost=4, paid_in="ambition"):
    """Collect a Lightsaber."""

    async def when_played(self) -> None:
        await grievous_of(self.controller).collect_lightsaber()


# ------------------------------------------------------------------------------------------------ Conditions


class HuntingJedi(Condition, set=GRIEVOUS, copies=3):
    """When an opponent takes a Play a Card action: reveal your Fate deck until a Hero turns up and play that Hero."""

    @answers(ActionTaken, taking("play"), lambda card, _: card.controller.could_reveal(Hero))
    async def hunt(self, taken: ActionTaken) -> None:
        """Play a Hero from your Fate deck"""
        await self.controller.play_own_hero()


class TrainedInTheJediArts(Condition, set=GRIEVOUS, name="Trained in the Jedi Arts", copies=3):
    """When an opponent aims a Fate action at you: instead of all else they play a Hero out of your Fate discard pile."""

    @answers(FateAimed, lambda card, aimed: aimed.rival is card.controller and len(card.fallen()) > 0)
    async def parry(self, aimed: FateAimed) -> None:
        """Have a Hero played from your Fate discard pile instead"""
        aimed.is_replaced = True
        hero = await aimed.player.choose("Which Hero do you play?", self.fallen(), about=self)
        if hero is not None:
            await self.game.play_on(self.controller, hero, by=aimed.player)

    def fallen(self) -> list[Hero]:
        """List the Heroes in the Fate discard pile."""
        return [card for card in self.controller.fate_discard if isinstance(card, Hero)]


# ------------------------------------------------------------------------------------------------ Vehicles


class SoullessOne(AllyVehicle, set=GRIEVOUS, cost=2, symbols=("vanquish", "maneuver", "credits 1")):
    """On arrival: draw two cards."""

    async def arrival(self) -> None:
        await self.controller.draw(2)


class Malevolence(AllyVehicle, set=GRIEVOUS, cost=3, symbols=("discard", "ambition", "vanquish")):
    """On arrival you may remove two of your Allies to defeat a Hero."""

    async def arrival(self) -> None:
        you = self.controller
        allies = you.removable_allies
        if len(allies) < 2 or not await you.confirms("Do you remove two Allies to defeat a Hero?", about=self):
            return
        await self.game.remove_each(
            await you.choose_some("Which Allies do you remove?", allies, at_least=2, at_most=2, about=self)
        )
        hero = await self.choose("Which Hero do you defeat?", you.defeatable_heroes)
        if hero is not None:
            await hero.defeat()


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class WorthAnotherLightsaber(Hero):
    """A Hero who gives one Lightsaber more than usual."""

    is_a_kind = False

    @when(Defeated, itself, commutes=True)
    async def leave_another(self, defeated: Defeated) -> None:
        """Collect one more Lightsaber"""
        await grievous_of(self.controller).collect_lightsaber()


class GrievousAnakinSkywalker(Hero, set=GRIEVOUS, name="Anakin Skywalker", strength=4):
    """When played, all Allies at his location are defeated."""

    async def when_played(self) -> None:
        await self.game.defeat_each(self.controller.allies_at(self.spot))


class KitFisto(WorthAnotherLightsaber, set=GRIEVOUS, strength=3):
    """
    When played, whoever played him may move all Heroes to any locations.
    When he is defeated, General Grievous collects one more Lightsaber.
    """

    async def when_played(self) -> None:
        for hero in self.controller.heroes:
            await hero.go_to(await self.choose_where(hero, optional=True))


class PloKoon(Hero, set=GRIEVOUS, strength=3):
    """When played, whoever played him may move all Allies at his location to other locations."""

    async def when_played(self) -> None:
        for ally in self.controller.allies_at(self.spot):
            await ally.go_to(await self.choose_where(ally, optional=True))


class GrievousObiWanKenobi(Hero, set=GRIEVOUS, name="Obi-Wan Kenobi", strength=4):
    """When played, remove an Ally Vehicle."""

    async def when_played(self) -> None:
        ships = [ship for ship in self.controller.fleet if self.game.can(Removed(ship))]
        ship = await self.choose("Which Ally Vehicle is removed?", ships)
        if ship is not None:
            await ship.remove()


class GrievousAhsokaTano(WorthAnotherLightsaber, set=GRIEVOUS, name="Ahsoka Tano", strength=2):
    """
    Gets +1 Strength whenever another Hero is played.
    When she is defeated, General Grievous collects one more Lightsaber.
    """

    @when(Played, another, mine, is_a(Hero), commutes=True)
    async def take_heart(self, played: Played) -> None:
        """Get +1 Strength"""
        await self.put_token(1)


class MaceWindu(Hero, set=GRIEVOUS, strength=4):
    """When played, every Ally gets -1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.allies, -1)


# ------------------------------------------------------------------------------------------------ Fate: the rest


class GrievousMayTheForceBeWithYou(Setback, set=GRIEVOUS, name="May the Force Be With You", copies=2):
    """Every Hero gets +1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.heroes, 1)


class Retreat(Setback, set=GRIEVOUS, copies=2):
    """Remove any Allies whose Strength is 4 or less in all, but not Gor."""

    async def when_played(self) -> None:
        allies = [ally for ally in self.controller.removable_allies if not isinstance(ally, Gor)]
        await self.game.remove_each(await self.choose_up_to_strength(4, allies))


class Exposed(Setback, set=GRIEVOUS):
    """General Grievous loses 1 Ambition and 2 Credits."""

    async def when_played(self) -> None:
        await self.controller.lose_ambition(1)
        await self.controller.lose_credits(2)


class GrievousCaptured(Setback, set=GRIEVOUS, name="Captured"):
    """General Grievous loses a Lightsaber."""

    async def when_played(self) -> None:
        if grievous_of(self.controller).lightsabers:
            await self.game.perform(LightsaberLost(self.controller))


class UnderRepair(Restriction, set=GRIEVOUS):
    """
    When played, General Grievous discards down to two cards. His hand size is two.
    He may pay 6 Credits to remove this.
    """

    async def when_played(self) -> None:
        await self.controller.discard_down_to(2)

    @modifies(DarkSideVillain.hand_size, to_me, layer="set")
    def slow_down(self, you: DarkSideVillain) -> int:
        return 2

    @activated(my_turn, kind=AT_WILL, price=6)
    async def be_repaired(self) -> None:
        """Pay 6 Credits to remove it"""
        await self.remove()


class Delta7JediStarfighter(HeroVehicle, set=GRIEVOUS, id="delta_7_jedi_starfighter", name="Delta-7 Jedi Starfighter"):
    """General Grievous plays with his hand open."""

    @when(CameIntoPlay, itself)
    @when(Drew, by_me)
    @when(Taken, by_me)
    @when(Returned, mine)
    async def spy(self, happened: Event) -> None:
        """Reveal his hand"""
        await self.controller.show_hand()


class TheNegotiator(HeroVehicle, set=GRIEVOUS):
    """The Vehicle that it is engaged with has no ability."""

    @forbids(AllyVehicle.may_welcome)
    def keep_talking(self, ship: AllyVehicle) -> bool:
        return ship.foe == self


CARDS = (
    GeneralGrievous, LairOfGrievous, Saleucami, Florrum, Utapau,
    B1BattleDroids, BXDroidCommandos, B2SuperBattleDroids, Droidekas, MagnaGuard, Gor,
    EscapePlan, CountDookusOrders, MotivationalTactics, AddToMyCollection,
    HuntingJedi, TrainedInTheJediArts, SoullessOne, Malevolence,
    GrievousAnakinSkywalker, KitFisto, PloKoon, GrievousObiWanKenobi, GrievousAhsokaTano, MaceWindu,
    GrievousMayTheForceBeWithYou, Retreat, Exposed, GrievousCaptured, UnderRepair, Delta7JediStarfighter, TheNegotiator,
)  # fmt: skip
