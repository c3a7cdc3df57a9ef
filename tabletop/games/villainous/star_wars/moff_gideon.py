"""Moff Gideon: capture Grogu, and experiment on him. Everything here is the publisher's."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop import Effect, activated, displayed, effect, forbids, modifies, when
from tabletop.conditions import by_me, itself, mine
from tabletop.games.villainous._cards import BOTTOM, TOP, Character, VillainCard, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    CameIntoPlay,
    Defeated,
    Fell,
    LeftPlay,
    Played,
    Relocated,
    Removed,
    Spent,
)
from tabletop.games.villainous._places import LOWER, Place, Symbol
from tabletop.games.villainous.words import is_a, its_bearer, mover_is_here, taking

from ._ambition import BY_AMBITION
from ._cards import Ally, Hero, Item, Location, Mover, Restriction, Scheme, Setback
from ._conditions import Condition, answers
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, HeroVehicle

GIDEON = "Moff Gideon"
#: What the last step costs, in Ambition.
EXPERIMENT = 5


class MoffGideon(Mover, set=GIDEON):
    """
    Objective: bring Grogu, on the Villain side, and Doctor Pershing to Laboratory Samples.

    Then go there yourself, and use the Ambition Ability of that Item.
    """

    @displayed
    def progress(self) -> str:
        """Who is where, and whether Grogu is captured."""
        you = self.controller
        found = [card for kind in (Grogu, DoctorPershing, LaboratorySamples) if (card := you.the(kind)) is not None]
        told = [f"{card} captured at {card.spot}" if is_captive(card) else f"{card} at {card.spot}" for card in found]
        return ", ".join(told) or "Nothing is ready"

    def standing(self) -> int:
        you = self.controller
        return quest(you) + means(you) + hopes(you) - troubles(you)


def is_captive(card: VillainousCard | None) -> bool:
    """Say whether it is a Hero on the Villain side."""
    return isinstance(card, Hero) and card.side == BOTTOM


# ------------------------------------------------------------------------------------------------ the Sector


class NevarroCity(Location, set=GIDEON, upper=("credits 2", "ambition"), lower=("play", "vanquish")):
    """The first location of the Sector."""


class OldImperialBase(Location, set=GIDEON, upper=("play", "maneuver"), lower=("credits 2", "ambition")):
    """The second location of the Sector."""


class Tython(Location, set=GIDEON, upper=("play", "vanquish"), lower=("discard", "credits 2")):
    """The third location of the Sector."""


class TheBridge(Location, set=GIDEON, upper=("ambition", "discard"), lower=("fate", "play")):
    """The fourth location of the Sector."""


# ------------------------------------------------------------------------------------------------ Grogu


class Grogu(Hero, set=GIDEON, strength=0):
    """
    If a Fate action reveals him, he is the card that is played, at a location with another Hero.
    He can be moved, but not defeated, removed or vanquished.
    """

    forces_itself = True

    def forced_places(self) -> list[Place]:
        you = self.controller
        return [place for place in you.locations if you.heroes_at(place)]

    @forbids(Defeated, itself)
    @forbids(Removed, itself)
    def slip_away(self, loss: LeftPlay) -> bool:
        return True


def grogu_is_here_alone(card: Ally, _: object) -> bool:
    """Say whether Grogu is on the Hero side of this place, and no other Hero is here."""
    heroes = card.controller.heroes_at(card.spot)
    return len(heroes) == 1 and isinstance(heroes[0], Grogu) and heroes[0].side == TOP


def grogus_place(you: DarkSideVillain) -> Place | None:
    """Return the place where Grogu is."""
    grogu = you.the(Grogu)
    return None if grogu is None else grogu.spot


# ------------------------------------------------------------------------------------------------ Allies


class DarkTroopers(Ally, set=GIDEON, copies=4, cost=3, strength=5):
    """Ambition, 0: if Grogu is here without another Hero, move him to the Villain side."""

    @activated(grogu_is_here_alone, kind=BY_AMBITION)
    async def capture(self) -> None:
        """Move Grogu to the Villain side"""
        grogu = self.controller.the(Grogu)
        if grogu is not None:
            await grogu.go_to(self.spot, side=BOTTOM)


class DeathTroopers(Ally, set=GIDEON, copies=2, cost=2, strength=2):
    """Ambition, 0: maneuver this Ally."""

    @activated(lambda ally, _: ally.game.ways_of(ally, maneuver=True), kind=BY_AMBITION)
    async def march(self) -> None:
        """Maneuver it"""
        await self.game.maneuver(self.controller, self)


class GideonStormtroopers(Ally, set=GIDEON, name="Stormtroopers", copies=2, cost=1, strength=1):
    """(No ability.)"""


class DoctorPershing(Ally, set=GIDEON, cost=1, strength=0):
    """While your mover is at this location, Dark Troopers cost 1 Credit less."""

    @modifies(VillainCard.price, mine, lambda _, card: isinstance(card, DarkTroopers))
    def assist(self, card: VillainCard) -> int:
        return -1 if mover_is_here(self, card) else 0


class TheClient(Ally, set=GIDEON, cost=1, strength=0):
    """Ambition, 2: reveal your deck until a Beskar turns up and play it for free."""

    @activated(lambda ally, _: ally.controller.could_reveal(Beskar), kind=BY_AMBITION, price=2)
    async def pay_in_beskar(self) -> None:
        """Reveal your deck until a Beskar turns up and play it"""
        beskar = await self.controller.reveal(Beskar)
        if beskar is not None:
            await self.game.play_own(self.controller, beskar, free=True)


# ------------------------------------------------------------------------------------------------ Items


def a_card_could_be_played(item: Item, _: object) -> bool:
    """Say whether there is a card in hand that could be played for free."""
    you = item.controller
    return any(item.game.why_not_play(you, card, free=True) is None for card in you.playable_cards)


class Beskar(Item, set=GIDEON, copies=3, cost=2):
    """
    Attach to an Ally.
    Ambition, 0: remove this and play any card from your hand for free.
    Ambition, 4: remove this, find Grogu and play him on the Hero side of any location.
    """

    attaches_to = (Ally,)

    @activated(a_card_could_be_played, kind=BY_AMBITION)
    async def spend(self) -> None:
        """Remove it to play a card for free"""
        you, game = self.controller, self.game
        if await self.remove():
            await game.play_free_from_hand(you, you.playable_cards, prompt="Which card do you play for free?")

    @activated(lambda item, _: item.controller.could_find(Grogu), kind=BY_AMBITION, price=4)
    async def put_a_price_on_the_child(self) -> None:
        """Remove it to find Grogu and play him"""
        you = self.controller
        if await self.remove():
            await you.find_and_play(Grogu)


def comes_to_it(saber: Darksaber, event: CameIntoPlay | Relocated) -> bool:
    """Say whether a Hero or an Ally other than Grogu comes to where the Darksaber lies loose."""
    card = event.card
    return (
        saber.bearer is None
        and isinstance(card, Ally | Hero)
        and not isinstance(card, Grogu)
        and card.spot == saber.spot
    )


class Darksaber(Item, set=GIDEON, cost=1, paid_in="ambition"):
    """
    Attach to an Ally, who has +1 Strength.
    If that Ally is defeated it stays at the location, and the next Hero or Ally who comes there takes it and gets +1 Strength.
    Grogu never has it.
    """

    attaches_to = (Ally,)

    def stays_behind(self, loss: LeftPlay | None) -> bool:
        return isinstance(loss, Fell) if isinstance(self.bearer, Ally) else not isinstance(loss, Removed)

    @modifies(Character.strength, its_bearer, is_a(Ally))
    def arm(self, ally: Character) -> int:
        return 1

    @when(CameIntoPlay, comes_to_it)
    @when(Relocated, comes_to_it)
    async def be_taken(self, came: CameIntoPlay | Relocated) -> None:
        """Be taken by who comes"""
        if self.bearer is None and isinstance(came.card, Character) and came.card.spot == self.spot:
            await self.game.attach(self, came.card)
            await came.card.put_token(1)


def all_is_ready(samples: LaboratorySamples, _: object) -> bool:
    """Say whether Gideon, Doctor Pershing and the captured Grogu are all here."""
    you, here = samples.controller, samples.spot
    grogu, doctor = you.the(Grogu), you.the(DoctorPershing)
    return (
        grogu is not None
        and doctor is not None
        and you.spot == grogu.spot == doctor.spot == here
        and grogu.side == BOTTOM
    )


class LaboratorySamples(Item, set=GIDEON, cost=2, paid_in="ambition"):
    """Ambition, 5: if your mover, Doctor Pershing and Grogu on the Villain side are all at this location, win."""

    @activated(all_is_ready, kind=BY_AMBITION, price=EXPERIMENT)
    async def experiment(self) -> None:
        """Experiment on Grogu, and win"""
        self.game.win(self.controller)


# ------------------------------------------------------------------------------------------------ Effects


class YouHaveSomethingIWant(Scheme, set=GIDEON, copies=2, cost=1, paid_in="ambition"):
    """Reveal your Fate deck until a Hero turns up and play that Hero at any location."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_reveal(Hero) else []

    async def when_played(self) -> None:
        await self.controller.play_own_hero()


class MeAndTheKidWillSurvive(
    Scheme, set=GIDEON, name="Me and the Kid Will Survive", copies=2, cost=2, paid_in="ambition"
):
    """Every Hero gets -1 Strength."""

    def targets(self) -> Sequence[Character]:
        return self.controller.heroes

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.targets(), -1)


class TheKidsJustFine(Scheme, set=GIDEON, name="The Kid's Just Fine", copies=2, cost=0, paid_in="ambition"):
    """If Grogu is on the Villain side, move him to a location with Dark Troopers."""

    def targets(self) -> list[Place]:
        you = self.controller
        grogu = you.the(Grogu)
        if grogu is None or grogu.side != BOTTOM:
            return []
        guarded = [ally.spot for ally in you.in_sight(DarkTroopers)]
        return [place for place in self.game.ways_of(grogu) if place in guarded]

    async def when_played(self) -> None:
        grogu = self.controller.the(Grogu)
        place = await self.choose("Where does Grogu go?", self.targets())
        if grogu is not None:
            await grogu.go_to(place)


class GideonCaptured(Scheme, set=GIDEON, name="Captured", cost=5, paid_in="ambition"):
    """Find Grogu and play him at any location on the Villain side."""

    def targets(self) -> Sequence[object]:
        return [self] if self.controller.could_find(Grogu) else []

    async def when_played(self) -> None:
        await self.controller.find_and_play(Grogu, side=BOTTOM)


# ------------------------------------------------------------------------------------------------ Conditions


class Experimentation(Condition, set=GIDEON, copies=3):
    """When an opponent spends Ambition: every Dark Troopers gets +1 Strength."""

    @answers(
        Spent, lambda card, spent: spent.supply is card.game.AMBITION and card.controller.the(DarkTroopers) is not None
    )
    async def improve(self, spent: Spent) -> None:
        """Give every Dark Troopers +1 Strength"""
        await self.game.put_tokens_on_each(self.controller.in_sight(DarkTroopers), 1)


class LongLiveTheEmpire(Condition, set=GIDEON, name="Long Live the Empire", copies=3):
    """When an opponent takes a Discard Cards action: shuffle your discard pile into your deck and gain 1 Ambition."""

    @answers(ActionTaken, taking("discard"))
    async def begin_again(self, taken: ActionTaken) -> None:
        """Shuffle your discard pile into your deck and gain 1 Ambition"""
        await self.game.restock(self.controller.deck)
        await self.controller.gain_ambition(1)


# ------------------------------------------------------------------------------------------------ Vehicles


@effect
class DrawsUpToFive(Effect):
    """{player} draws up to five cards at the end of the turn."""

    player: DarkSideVillain

    @modifies(DarkSideVillain.hand_size, lambda effect, player: player is effect.player, layer="set")
    def draw_more(self, player: DarkSideVillain) -> int:
        return 5


class ImperialLightCruiser(AllyVehicle, set=GIDEON, cost=3, symbols=("fate", "play", "maneuver")):
    """On arrival choose one: gain 1 Ambition, or draw up to five cards at the end of this turn."""

    async def arrival(self) -> None:
        you = self.controller
        if await self.choose("What do you choose?", ("Gain 1 Ambition", "Draw up to five cards")) == "Gain 1 Ambition":
            await you.gain_ambition(1)
        else:
            self.game.begin(DrawsUpToFive(you), until="end of turn", source=self)


class OutlandTIEFighter(AllyVehicle, set=GIDEON, cost=3, symbols=("ambition", "maneuver", "vanquish")):
    """On arrival, reveal your Fate deck until a Hero turns up; play that Hero at any location, who gets -1 Strength."""

    async def arrival(self) -> None:
        hero = await self.controller.play_own_hero()
        await self.game.put_tokens(hero, -1)


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class TheMandalorian(Hero, set=GIDEON, strength=4):
    """Has +2 Strength while Grogu is at this location, on whichever side."""

    @modifies(Hero.strength, itself)
    def protect_the_child(self, hero: Hero) -> int:
        return 2 if grogus_place(self.controller) == self.spot else 0


class BoKatanKryze(Hero, set=GIDEON, name="Bo-Katan Kryze", strength=3):
    """When played: if the Darksaber is in play, Moff Gideon loses 2 Ambition."""

    async def when_played(self) -> None:
        if self.controller.the(Darksaber) is not None:
            await self.controller.lose_ambition(2)


class KoskaReeves(Hero, set=GIDEON, strength=2):
    """When played: if the Darksaber is in play, Moff Gideon loses 1 Credit."""

    async def when_played(self) -> None:
        if self.controller.the(Darksaber) is not None:
            await self.controller.lose_credits(1)


class FennecShand(Hero, set=GIDEON, strength=3):
    """A Vanquish of her takes at least two Allies."""

    @modifies(Character.fighters_needed, itself, layer="set")
    def hold_out(self, hero: Hero) -> int:
        return 2


# ------------------------------------------------------------------------------------------------ Fate: the rest


class IAmProgrammedToProtect(Setback, set=GIDEON, name="I Am Programmed to Protect", copies=2):
    """Every Hero gets +1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.heroes, 1)


class GideonMayTheForceBeWithYou(Setback, set=GIDEON, name="May the Force Be With You"):
    """Every Ally gets -1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.allies, -1)


class SelfProtection(Setback, set=GIDEON, name="Self-Protection"):
    """Move Grogu to any location without Allies, on the side where he is."""

    async def when_played(self) -> None:
        you = self.controller
        grogu = you.the(Grogu)
        if grogu is not None:
            safe = [place for place in self.game.ways_of(grogu) if not you.allies_at(place)]
            await grogu.go_to(await self.choose("Where does Grogu go?", safe))


class TheBounty(Setback, set=GIDEON):
    """Remove a Beskar."""

    async def when_played(self) -> None:
        beskar = await self.choose("Which Beskar is removed?", self.controller.in_sight(Beskar))
        if beskar is not None:
            await beskar.remove()


class TheJedi(Setback, set=GIDEON):
    """Remove all Dark Troopers at Grogu's location, then move Grogu to the Hero side of any location."""

    async def when_played(self) -> None:
        you = self.controller
        grogu = you.the(Grogu)
        if grogu is not None:
            await self.game.remove_each([ally for ally in you.allies_at(grogu.spot) if isinstance(ally, DarkTroopers)])
            free = [place for place in you.locations if self.game.may_relocate(grogu, place, side=TOP)]
            await grogu.go_to(await self.choose("Where does Grogu go?", free), side=TOP)


class TheReturnOfFett(Setback, set=GIDEON, name="The Return of Fett"):
    """Swap this for one or two Heroes of the Fate discard pile and play them at any location."""

    async def when_played(self) -> None:
        you, by = self.controller, self.acting
        fallen = [card for card in you.fate_discard if isinstance(card, Hero)]
        for hero in await by.choose_some("Which Heroes return?", fallen, at_least=1, at_most=2, about=self):
            await self.game.play_on(you, hero, by=by)


class UnexpectedHelp(Restriction, set=GIDEON):
    """
    When played, all Allies at Grogu's location are defeated, and Grogu goes to its Hero side.
    No Ally can be played or maneuvered to Grogu's location. Goes when Moff Gideon takes a Vanquish action.
    """

    async def when_played(self) -> None:
        you = self.controller
        grogu = you.the(Grogu)
        if grogu is not None:
            await self.game.defeat_each(you.allies_at(grogu.spot))
            await grogu.go_to(grogu.spot, side=TOP)

    @forbids(Played, is_a(Ally), mine)
    def keep_out(self, played: Played) -> bool:
        place: VillainousCard | None = grogus_place(self.controller)
        return place is not None and played.to.holder == place

    @forbids(Relocated, is_a(Ally), mine)
    def keep_away(self, move: Relocated) -> bool:
        return move.maneuver and move.to == grogus_place(self.controller)

    @when(ActionTaken, by_me, taking("vanquish"))
    async def depart(self, taken: ActionTaken) -> None:
        """Go"""
        await self.remove()


class RazorCrest(HeroVehicle, set=GIDEON):
    """When played, whoever played it may move a Hero to any location."""

    async def when_played(self) -> None:
        hero = await self.choose("Which Hero do you move?", self.controller.heroes, optional=True)
        if hero is not None:
            await hero.go_to(await self.choose_where(hero))


class CapturedImperialShuttle(HeroVehicle, set=GIDEON):
    """When played, the top four cards of Moff Gideon's deck are discarded."""

    async def when_played(self) -> None:
        you = self.controller
        await self.game.discard_from(you, list(you.deck)[:4])


# ------------------------------------------------------------------------------------------------ for bots


def quest(you: DarkSideVillain) -> int:
    """Say how far the Objective is reached, for bots: who is in play, who is captured, and who is where the Samples are."""
    grogu, doctor, samples = you.the(Grogu), you.the(DoctorPershing), you.the(LaboratorySamples)
    goal = you.locations[1] if samples is None else samples.spot
    captured = is_captive(grogu)
    met = [card for card in (grogu if captured else None, doctor) if card is not None and card.spot == goal]
    ready = len(met) == 2 and samples is not None
    worth = 25 * (doctor is not None) + 30 * (grogu is not None) + 80 * captured + 30 * len(met)
    return worth + at_hand(samples) + (moment(you, goal) if ready else 0 if captured else prey(you, grogu))


def at_hand(samples: LaboratorySamples | None) -> int:
    """Say how well the Samples lie: an Ambition symbol in the lower row is never covered."""
    symbol = None if samples is None else ambition_at(samples.spot)
    if symbol is None:
        return 15 * (samples is not None)
    return 40 + (35 if symbol.row == LOWER else 0 if symbol.is_covered else 25)


def ambition_at(place: Place | None) -> Symbol | None:
    """Return the Ambition symbol of a place, if it has one."""
    return None if place is None else next((symbol for symbol in place.symbols if symbol.kind == BY_AMBITION), None)


def moment(you: DarkSideVillain, goal: Place | None) -> int:
    """Say whether all waits for the mover: it should come with enough Ambition, use it in that turn, and stay away until then."""
    symbol = ambition_at(goal)
    if symbol is None or symbol.is_covered:
        return 0
    if you.spot != goal:
        return 15 * min(you.ambition, EXPERIMENT - 1)
    return 0 if you.ambition < EXPERIMENT else 700 if you.game.active is you else 200


def prey(you: DarkSideVillain, grogu: Grogu | None) -> int:
    """Say whether Dark Troopers could capture Grogu where he is, or what is in their way."""
    if grogu is None:
        return 0
    others = len(you.heroes_at(grogu.spot)) - 1
    there = any(isinstance(ally, DarkTroopers) for ally in you.allies_at(grogu.spot))
    return 10 * there + 20 * (there and not others) - 10 * others


def means(you: DarkSideVillain) -> int:
    """Say what Ambition, Credits, Dark Troopers, Beskar and ships are worth."""
    captured = any(is_captive(hero) for hero in you.heroes)
    needed = EXPERIMENT + 2 * (you.the(LaboratorySamples) is None) + 5 * (not captured)
    troopers, beskar = len(you.in_sight(DarkTroopers)), len(you.in_sight(Beskar))
    money = 3 * min(you.ambition, needed) + you.ambition + min(you.credits, 6) + you.credits
    return money + 8 * min(troopers, 2) + 8 * troopers + 10 * beskar + 10 * len(you.free_vehicles)


def hopes(you: DarkSideVillain) -> int:
    """Say what is in hand: a few cards are waited for, the others are in the way of them."""
    awaited = {LaboratorySamples: 15, DoctorPershing: 15, GideonCaptured: 70, DarkTroopers: 0, Beskar: 0}
    return sum([awaited.get(type(card), -4) for card in you.hand])


def troubles(you: DarkSideVillain) -> int:
    """Say how Heroes, loose Hero Vehicles and Restrictions are in the way."""
    covered = len([place for place in you.locations if place.top])
    others = len([hero for hero in you.heroes if not isinstance(hero, Grogu)])
    return 6 * covered + 5 * others + 20 * len(you.rebels) + 25 * len(you.mover.attached)


EFFECTS = (DrawsUpToFive,)

CARDS = (
    MoffGideon, NevarroCity, OldImperialBase, Tython, TheBridge,
    DarkTroopers, DeathTroopers, GideonStormtroopers, DoctorPershing, TheClient, Beskar, Darksaber, LaboratorySamples,
    YouHaveSomethingIWant, MeAndTheKidWillSurvive, TheKidsJustFine, GideonCaptured, Experimentation, LongLiveTheEmpire,
    ImperialLightCruiser, OutlandTIEFighter,
    TheMandalorian, Grogu, BoKatanKryze, KoskaReeves, FennecShand, IAmProgrammedToProtect, GideonMayTheForceBeWithYou,
    SelfProtection, TheBounty, TheJedi, TheReturnOfFett, UnexpectedHelp, RazorCrest, CapturedImperialShuttle,
)  # fmt: skip
