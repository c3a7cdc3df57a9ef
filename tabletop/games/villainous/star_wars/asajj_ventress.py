"""Asajj Ventress: complete three Missions. Her cards are a reconstruction, but for what each of them says of itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop import Event, activated, forbids, modifies, permits, when
from tabletop.conditions import another, by_me, itself, mine, my_turn
from tabletop.games.villainous._actions import AT_WILL
from tabletop.games.villainous._cards import Character, VillainItem, VillainousCard
from tabletop.games.villainous._events import (
    ActionTaken,
    CameIntoPlay,
    MoverMoved,
    Placed,
    Played,
    Relocated,
    Vanquished,
)
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.words import here, is_a, its_bearer, mover_is_here, taking, to_me, was_used

from ._ambition import BY_AMBITION
from ._cards import Ally, DarkSideVillainCard, FateItem, Hero, Item, Location, Restriction, Scheme, Setback, ours
from ._conditions import Condition, answers
from ._missions import (
    Contractor,
    Mark,
    Mission,
    MissionRevealed,
    Task,
    TokenTakenOff,
    contractor_of,
    defeat_a_hero,
    end_turn,
    take_action,
)
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, Engaged, HeroVehicle

if TYPE_CHECKING:
    from tabletop import Supply

ASAJJ = "Asajj Ventress"


class AsajjVentress(Contractor, set=ASAJJ, origins=ours("mover", known="name objective")):
    """
    Objective: complete three Missions.

    A Mission shows four or more tasks. Each deed puts a token on one task that it fits; with four tokens the Mission is
    complete, and the tokens are your Ambition. Without a face-up Mission the next one is revealed; an Ambition action and
    1 Ambition for each face-up Mission reveal one more.
    """

    def prospects(self) -> int:
        """Being where a task wants her is worth something, too."""
        wanted = {mark.task for mark in self.open_marks}
        return super().prospects() + sum([task_value for task, task_value in self.near_tasks() if task in wanted])

    def near_tasks(self) -> list[tuple[Task, int]]:
        """List the tasks of places with how near they are."""
        you = self.controller
        droids = min(2, len([ally for ally in you.allies if isinstance(ally.spot, Teth)]))
        at_serenno = isinstance(you.spot, Serenno)
        given_up = [ally for ally in you.allies if ally.strength >= 3 and isinstance(ally.spot, Serenno)]
        return [
            (TWO_AT_TETH, 40 * droids),
            (ALONE_AT_TETH, 70 if alone_at_teth(you) else 0),
            (FOUR_CREDITS, 15 * min(4, you.credits) + (20 if at_serenno else 0)),
            (AN_ALLY, (50 if at_serenno else 30) if given_up else 0),
            (GO_ABOARD, 30 * min(1, len(you.fleet))),
        ]


# ------------------------------------------------------------------------------------------------ the Sector


class Dathomir(
    Location, set=ASAJJ, upper=("ambition", "credits 2"), lower=("play", "discard"), origins=ours("location")
):
    """The first location of the Sector."""


class Serenno(Location, set=ASAJJ, upper=("play", "ambition"), lower=("credits 3", "fate"), origins=ours("location")):
    """The second location of the Sector."""


class Teth(Location, set=ASAJJ, upper=("play", "vanquish"), lower=("ambition", "credits 2"), origins=ours("location")):
    """The third location of the Sector."""


class Kamino(Location, set=ASAJJ, upper=("maneuver", "discard"), lower=("play", "vanquish"), origins=ours("location")):
    """The fourth location of the Sector."""


# ------------------------------------------------------------------------------------------------ Allies


class BattleDroids(Ally, set=ASAJJ, copies=3, cost=1, strength=1, origins=ours("ally")):
    """When played, you may at once play another Battle Droids from your hand at this location; it has to be paid for."""

    async def when_played(self) -> None:
        you, game = self.controller, self.game
        others = [card for card in you.hand if isinstance(card, BattleDroids)]
        follower = await you.choose_unseen(
            "Which Battle Droids follow?",
            others,
            optional=True,
            why_not=lambda card: game.why_not_play(you, card),
            about=self,
        )
        if follower is not None:
            await game.play_own(you, follower, at=[self.spot])


class Nightsisters(Ally, set=ASAJJ, copies=3, cost=2, strength=2, origins=ours("ally")):
    """Has +1 Strength while Mother Talzin is in your Sector."""

    @modifies(Ally.strength, itself)
    def follow_the_mother(self, ally: Ally) -> int:
        return 0 if self.controller.the(MotherTalzin) is None else 1


class KraytsClaw(Ally, set=ASAJJ, name="Krayt's Claw", copies=2, cost=2, strength=3, origins=ours("ally")):
    """To use this Ally in a Vanquish costs 1 Credit."""

    def price_to_fight(self, target: VillainousCard) -> tuple[Supply, int] | None:
        return self.game.CREDIT, 1


class SavageOpress(Ally, set=ASAJJ, cost=3, strength=5, origins=ours("ally")):
    """When used in a Vanquish, remove another Ally from his location who was not used in it, if there is one."""

    @when(Vanquished, was_used)
    async def rage(self, vanquished: Vanquished) -> None:
        """Remove an Ally from his location"""
        spared = [ally for ally in self.controller.removable_allies if ally.spot == self.spot]
        ally = await self.choose("Which Ally is removed?", [one for one in spared if one not in vanquished.used])
        if ally is not None:
            await ally.remove()


def could_come(you: DarkSideVillain, kind: type[Ally], place: Place | None) -> bool:
    """Say whether an Ally of a kind can be found, and nothing closes a location to that Ally."""
    return place is not None and any(you.game.can(Placed(you, ally, place.bottom)) for ally in you.findable(kind))


class MotherTalzin(Ally, set=ASAJJ, cost=2, paid_in="ambition", strength=0, origins=ours("ally", proven="kind")):
    """
    Ambition, 1: take an Ally from your discard pile into your hand.
    Ambition, 3: find Savage Opress and place him at this location.
    """

    @activated(lambda talzin, _: talzin.fallen_allies, kind=BY_AMBITION, price=1)
    async def raise_the_dead(self) -> None:
        """Take an Ally from the discard pile"""
        await self.controller.take_into_hand(await self.choose("Which Ally do you take?", self.fallen_allies))

    @activated(lambda talzin, _: could_come(talzin.controller, SavageOpress, talzin.spot), kind=BY_AMBITION, price=3)
    async def call_savage(self) -> None:
        """Find Savage Opress and place him here"""
        await self.controller.find_and_place(SavageOpress, at=[self.spot])

    @property
    def fallen_allies(self) -> list[DarkSideVillainCard]:
        """The Allies in the discard pile."""
        return [card for card in self.controller.discard if isinstance(card, Ally)]


# ------------------------------------------------------------------------------------------------ Items


class EnergyBow(Item, set=ASAJJ, cost=1, origins=ours("item")):
    """Attach to an Ally, who has +1 Strength and may be used in a Vanquish at an adjacent location."""

    attaches_to = (Ally,)

    @modifies(Character.strength, its_bearer)
    def arm(self, ally: Character) -> int:
        return 1

    @permits(Ally.fights, its_bearer)
    def shoot(self, ally: Ally, target: VillainousCard) -> bool:
        return ally.spot is not None and ally.spot.is_next_to(target.spot)


class CurvedHiltLightsabers(
    Item, set=ASAJJ, name="Curved-Hilt Lightsabers", cost=1, paid_in="ambition", origins=ours("item")
):
    """Ambition, 1: defeat a Hero of Strength 2 or less at your mover's location."""

    @activated(lambda sabers, _: sabers.within_reach, kind=BY_AMBITION, price=1)
    async def strike(self) -> None:
        """Defeat a Hero of Strength 2 or less where you are"""
        hero = await self.choose("Which Hero do you defeat?", self.within_reach)
        if hero is not None:
            await hero.defeat()

    @property
    def within_reach(self) -> list[Character]:
        """The Heroes that it could defeat."""
        you = self.controller
        return [hero for hero in you.defeatable_heroes if hero.spot == you.spot and hero.strength <= 2]


# ------------------------------------------------------------------------------------------------ Effects


class AContractFulfilled(Scheme, set=ASAJJ, cost=3, paid_in="ambition", origins=ours("effect")):
    """Mark a task of a face-up Mission."""

    def targets(self) -> Sequence[Mark]:
        return contractor_of(self.controller).open_marks

    async def when_played(self) -> None:
        await contractor_of(self.controller).mark_one(self.targets())


class OutOfTheShadows(Scheme, set=ASAJJ, name="Out of the Shadows", cost=1, paid_in="ambition", origins=ours("effect")):
    """Move your mover to another location; Ally Vehicles are some, too."""

    def targets(self) -> Sequence[Place]:
        return self.game.ways_to_go(self.controller)

    async def when_played(self) -> None:
        place = await self.choose("Where do you go?", self.targets())
        if place is not None:
            await self.game.move_mover(self.controller, place)


class DrawThemOut(Scheme, set=ASAJJ, copies=2, cost=0, paid_in="ambition", origins=ours("effect", proven="kind")):
    """Reveal the top two cards of your Fate deck and play one of them on yourself, then gain 2 Ambition."""

    def targets(self) -> Sequence[object]:
        return [*self.controller.fate_deck, *self.controller.fate_discard]

    async def when_played(self) -> None:
        await self.game.draw_fate(self.controller, self.controller)
        await self.controller.gain_ambition(2)


class NightsisterRitual(Scheme, set=ASAJJ, cost=2, origins=ours("effect", proven="kind")):
    """Find Savage Opress or Mother Talzin, whom you choose, and swap this for that Ally, played for free at any location."""

    def targets(self) -> list[type[Ally]]:
        return [kind for kind in (SavageOpress, MotherTalzin) if self.controller.could_find(kind)]

    async def when_played(self) -> None:
        by_name: dict[str, type[Ally]] = {kind.name: kind for kind in self.targets()}
        name = await self.choose("Whom do you find?", list(by_name))
        if name is not None:
            await self.controller.find_and_play(by_name[name])


# ------------------------------------------------------------------------------------------------ Conditions


class ACutOfTheProfits(Condition, set=ASAJJ, name="A Cut of the Profits", copies=3, origins=ours("condition")):
    """When an opponent takes a Collect Credits action: gain 2 Credits."""

    @answers(ActionTaken, taking("credits"))
    async def take_a_cut(self, taken: ActionTaken) -> None:
        """Gain 2 Credits"""
        await self.controller.gain_credits(2)


class SuddenStrike(Condition, set=ASAJJ, copies=3, origins=ours("condition", proven="kind")):
    """When an opponent plays an Ally: take a Maneuver action for free."""

    @answers(Played, is_a(Ally), lambda card, _: card.game.why_no_action(card.controller, "maneuver") is None)
    async def strike(self, played: Played) -> None:
        """Take a Maneuver action"""
        await self.controller.take_action("maneuver")


# ------------------------------------------------------------------------------------------------ Vehicles


class GinivexFanbladeStarfighter(
    AllyVehicle, set=ASAJJ, cost=2, symbols=("ambition", "maneuver", "credits 1"), origins=ours("vehicle")
):
    """On arrival: draw a card."""

    async def arrival(self) -> None:
        await self.controller.draw()


class TridentDrillShip(AllyVehicle, set=ASAJJ, cost=3, symbols=("play", "vanquish", "fate"), origins=ours("vehicle")):
    """On arrival you may move up to two Allies from one location to one other."""

    async def arrival(self) -> None:
        you, game = self.controller, self.game
        ready = [ally for ally in you.allies if game.ways_of(ally)]
        first = await self.choose("Which Ally do you move?", ready, optional=True)
        if first is None:
            return
        place = await self.choose_where(first)
        beside = [ally for ally in you.allies_at(first.spot) if ally != first and place in game.ways_of(ally)]
        second = await self.choose("Which other Ally goes along?", beside, optional=True)
        for ally in (first, second):
            if ally is not None:
                await ally.go_to(place)


# ------------------------------------------------------------------------------------------------ Fate: Heroes


class AsajjAnakinSkywalker(Hero, set=ASAJJ, name="Anakin Skywalker", strength=4, origins=ours("hero")):
    """When played, whoever played him removes an Ally at his location, if there is one."""

    async def when_played(self) -> None:
        allies = [ally for ally in self.controller.removable_allies if ally.spot == self.spot]
        ally = await self.choose("Which Ally is removed?", allies)
        if ally is not None:
            await ally.remove()


class AsajjObiWanKenobi(Hero, set=ASAJJ, name="Obi-Wan Kenobi", strength=3, origins=ours("hero")):
    """While he is in the Sector, no Mission can be revealed with an Ambition action."""

    @forbids(MissionRevealed, by_me)
    def keep_watch(self, revealed: MissionRevealed) -> bool:
        return revealed.by_action


class AsajjAhsokaTano(Hero, set=ASAJJ, name="Ahsoka Tano", strength=2, origins=ours("hero")):
    """Has +1 Strength while Anakin Skywalker is in the Sector."""

    @modifies(Hero.strength, itself)
    def follow_the_master(self, hero: Hero) -> int:
        return 0 if self.controller.the(AsajjAnakinSkywalker) is None else 1


class AsajjYoda(Hero, set=ASAJJ, name="Yoda", strength=4, origins=ours("hero")):
    """No Ally can be played or placed at his location."""

    @forbids(CameIntoPlay, is_a(Ally), mine)
    def keep_out(self, came: CameIntoPlay) -> bool:
        return bool(came.to.holder == self.spot)


class LuminaraUnduli(Hero, set=ASAJJ, strength=3, origins=ours("hero")):
    """When played, whoever played her removes an Item of Asajj Ventress, attached or not, if there is one."""

    async def when_played(self) -> None:
        item = await self.choose("Which Item is removed?", self.controller.in_sight(VillainItem))
        if item is not None:
            await item.remove()


class CaptainRex(Hero, set=ASAJJ, strength=2, origins=ours("hero")):
    """Every other Hero at his location has +1 Strength."""

    @modifies(Character.strength, is_a(Hero), another, here)
    def lead(self, hero: Character) -> int:
        return 1


# ------------------------------------------------------------------------------------------------ Fate: the rest


class RayShield(FateItem, set=ASAJJ, origins=ours("fate card", proven="kind")):
    """It lies on the Hero side of any location. While your mover is there you may pay 2 Credits to remove it."""

    @activated(my_turn, mover_is_here, kind=AT_WILL, price=2)
    async def be_switched_off(self) -> None:
        """Pay 2 Credits to remove it"""
        await self.remove()


class MissionCompromised(Setback, set=ASAJJ, origins=ours("fate card")):
    """Take a token off a face-up Mission: that task is open again."""

    async def when_played(self) -> None:
        made = [mark for mark in contractor_of(self.controller).marks if mark.is_made]
        mark = await self.choose("Which task is open again?", made)
        if mark is not None:
            await self.game.perform(TokenTakenOff(mark.mission, mark.what))


class BetrayedByDooku(Setback, set=ASAJJ, name="Betrayed by Dooku", origins=ours("fate card")):
    """Choose one: remove all Battle Droids, or Asajj Ventress loses 3 Credits."""

    async def when_played(self) -> None:
        you = self.controller
        if await self.choose("What do you choose?", ("Remove all Battle Droids", "Take 3 Credits")) == "Take 3 Credits":
            await you.lose_credits(3)
        else:
            await self.game.remove_each(you.in_sight(BattleDroids))


class RepublicReinforcements(Setback, set=ASAJJ, copies=2, origins=ours("fate card")):
    """Every Hero gets +1 Strength."""

    async def when_played(self) -> None:
        await self.game.put_tokens_on_each(self.controller.heroes, 1)


class TheTrailGoesCold(Setback, set=ASAJJ, origins=ours("fate card")):
    """Choose one: Asajj Ventress loses 2 Ambition, or a face-up Mission without tokens goes under the Mission deck."""

    async def when_played(self) -> None:
        you = self.controller
        if await self.choose("What do you choose?", ("Take 2 Ambition", "Put a Mission back")) == "Take 2 Ambition":
            await you.lose_ambition(2)
            return
        contractor = contractor_of(you)
        bare = [mission for mission in contractor.missions if not mission.tokens]
        mission = await self.choose("Which Mission goes under the deck?", bare)
        if mission is not None:
            await contractor.put_back(mission)


class StrangeAlliances(Restriction, set=ASAJJ, origins=ours("fate card", known="kind name text")):
    """You can take no Vanquish action. You may remove two of your Allies to remove this."""

    @forbids(ActionTaken, by_me, taking("vanquish"))
    def bind(self, taken: ActionTaken) -> bool:
        return True

    @activated(my_turn, lambda card, _: len(card.controller.removable_allies) >= 2, kind=AT_WILL)
    async def break_off(self) -> None:
        """Remove two Allies to remove it"""
        you = self.controller
        allies = await you.choose_some(
            "Which Allies do you remove?", you.removable_allies, at_least=2, at_most=2, about=self
        )
        await self.game.remove_each(allies)
        await self.remove()


class Twilight(HeroVehicle, set=ASAJJ, origins=ours("fate card")):
    """While it is not engaged it takes two off the hand size, and not one."""

    @modifies(DarkSideVillain.hand_size, to_me)
    def hurry(self, you: DarkSideVillain) -> int:
        return 0 if self.is_engaged else -1


class Resolute(HeroVehicle, set=ASAJJ, origins=ours("fate card")):
    """Whenever it becomes engaged, whoever brought that about removes an Ally of Asajj Ventress, if there is one."""

    @when(Engaged, itself)
    async def open_fire(self, engaged: Engaged) -> None:
        """Remove an Ally"""
        ally = await engaged.player.choose("Which Ally is removed?", self.controller.removable_allies, about=self)
        if ally is not None:
            await ally.remove()


# ------------------------------------------------------------------------------------------------ Missions

A_HERO = defeat_a_hero()
HERO_AT_SERENNO = defeat_a_hero(at=Serenno)
A_FATE_ACTION = take_action("Take a Fate action", "fate")
THREE_CARDS = take_action("Discard three or more cards with one Discard action", "discard", discarding=3)
FOUR_CREDITS = Task("While you are at Serenno, pay 4 Credits")
AN_ALLY = Task("While you are at Serenno, remove one of your Allies of Strength 3 or more from there")


def used_two_allies(you: DarkSideVillain, deed: Event) -> bool:
    """Say whether a Vanquish has used two or more Allies."""
    return isinstance(deed, Vanquished) and len(deed.used) >= 2


def went_aboard(you: DarkSideVillain, deed: Event) -> bool:
    """Say whether the mover has gone to an Ally Vehicle."""
    return isinstance(deed, MoverMoved) and isinstance(deed.to, AllyVehicle)


def maneuvered_to_kamino(you: DarkSideVillain, deed: Event) -> bool:
    """Say whether a card was maneuvered to Kamino."""
    return isinstance(deed, Relocated) and deed.maneuver and isinstance(deed.to, Kamino)


def two_allies_at_teth(you: DarkSideVillain) -> bool:
    """Say whether two or more Allies are at Teth."""
    return len([ally for ally in you.allies if isinstance(ally.spot, Teth)]) >= 2


def alone_at_teth(you: DarkSideVillain) -> bool:
    """Say whether the mover is at Teth, and no Hero."""
    return isinstance(you.spot, Teth) and not you.heroes_at(you.spot)


TWO_AT_TETH = end_turn("End your turn with two or more Allies at Teth", two_allies_at_teth)
ALONE_AT_TETH = end_turn("End your turn at Teth with no Hero there", alone_at_teth)
GO_ABOARD = Task("Move your mover to an Ally Vehicle", went_aboard)


class Hunt(Mission):
    """A Mission whose reset finds Heroes."""

    is_a_kind = False

    quarry: ClassVar[tuple[type[Hero], ...]] = ()

    @activated(lambda hunt, _: any(hunt.controller.could_find(kind) for kind in hunt.quarry), kind=BY_AMBITION, price=1)
    async def reset(self) -> None:
        """Find its Heroes and place each at a location of its own"""
        await self.bring(*self.quarry)


class AbductTheHuttlet(Hunt, set=ASAJJ, name="Abduct the Huttlet", origins=ours("mission", known="kind")):
    """
    Reset, 1: find Anakin Skywalker and Captain Rex and place them at different locations.
    Tasks: defeat a Hero at Teth; defeat a Hero; end your turn with two or more Allies at Teth; end your turn at Teth
    with no Hero there.
    """

    quarry = (AsajjAnakinSkywalker, CaptainRex)
    tasks = (
        defeat_a_hero(at=Teth),
        A_HERO,
        TWO_AT_TETH,
        ALONE_AT_TETH,
    )


class AmbushOnRugosa(Hunt, set=ASAJJ, name="Ambush on Rugosa", origins=ours("mission", known="kind")):
    """
    Reset, 1: find Yoda and place him at any location.
    Tasks, four of these: defeat a Hero of Strength 4 or more; use two or more Allies in one Vanquish action; take a Fate
    action; discard three or more cards with one Discard action; defeat a Hero.
    """

    quarry = (AsajjYoda,)
    tasks = (
        defeat_a_hero(strength=4),
        Task("Use two or more Allies in one Vanquish action", used_two_allies, by="vanquish"),
        A_FATE_ACTION,
        THREE_CARDS,
        A_HERO,
    )


class FreeTheViceroy(Hunt, set=ASAJJ, name="Free the Viceroy", origins=ours("mission", known="kind")):
    """
    Reset, 1: find Luminara Unduli and Ahsoka Tano and place them at different locations.
    Tasks: defeat a Hero; defeat a Hero of Strength 3 or more; move your mover to an Ally Vehicle; take a Fate action.
    """

    quarry = (LuminaraUnduli, AsajjAhsokaTano)
    tasks = (A_HERO, defeat_a_hero(strength=3), GO_ABOARD, A_FATE_ACTION)


class RaidOnKamino(Hunt, set=ASAJJ, name="Raid on Kamino", origins=ours("mission", known="kind")):
    """
    Reset, 1: find Obi-Wan Kenobi and Anakin Skywalker and place them at different locations.
    Tasks: maneuver a card to Kamino; defeat a Hero at Kamino; defeat a Hero; discard three or more cards with one Discard
    action.
    """

    quarry = (AsajjObiWanKenobi, AsajjAnakinSkywalker)
    tasks = (
        Task("Maneuver a card to Kamino", maneuvered_to_kamino, by="maneuver"),
        defeat_a_hero(at=Kamino),
        A_HERO,
        THREE_CARDS,
    )


def at_serenno(card: VillainousCard, _: object) -> bool:
    """Say whether the mover of this card's player is at Serenno."""
    return isinstance(card.controller.spot, Serenno)


def still_open(task: Task) -> Callable[[Mission, object], bool]:
    """Say whether a task of a Mission is not marked."""

    def is_open(mission: Mission, _: object) -> bool:
        return not mission.is_marked(task)

    return is_open


class AScoreToSettle(Mission, set=ASAJJ, name="A Score to Settle", origins=ours("mission", known="kind")):
    """
    Reset, 2: find Savage Opress and place him at Serenno; if he was not in your Sector, pay his price.
    Tasks: take a Fate action; while you are at Serenno, pay 4 Credits; while you are there, remove one of your Allies of
    Strength 3 or more from there; defeat a Hero at Serenno.
    """

    tasks = (A_FATE_ACTION, FOUR_CREDITS, AN_ALLY, HERO_AT_SERENNO)

    @activated(lambda score, _: score.could_settle, kind=BY_AMBITION, price=2)
    async def reset(self) -> None:
        """Find Savage Opress and place him at Serenno"""
        you = self.controller
        if you.the(SavageOpress) is not None or await you.pay_credits(self.due):
            await you.find_and_place(SavageOpress, at=[self.serenno])

    @activated(my_turn, at_serenno, still_open(FOUR_CREDITS), kind=AT_WILL, price=4)
    async def pay_up(self) -> None:
        """Pay 4 Credits"""
        await self.mark(FOUR_CREDITS)

    @activated(my_turn, at_serenno, still_open(AN_ALLY), lambda score, _: score.expendable, kind=AT_WILL)
    async def give_up(self) -> None:
        """Remove an Ally of Strength 3 or more"""
        ally = await self.choose("Which Ally do you remove?", self.expendable)
        if ally is not None and await ally.remove():
            await self.mark(AN_ALLY)

    @property
    def serenno(self) -> Place:
        """The location that it is about."""
        return next(place for place in self.controller.locations if isinstance(place, Serenno))

    @property
    def due(self) -> int:
        """What Savage Opress costs."""
        return min([savage.price for savage in self.controller.findable(SavageOpress)])

    @property
    def could_settle(self) -> bool:
        """Whether Savage Opress can come to Serenno, and be paid for unless he is in the Sector."""
        you = self.controller
        if not could_come(you, SavageOpress, self.serenno):
            return False
        return you.the(SavageOpress) is not None or you.credits >= self.due

    @property
    def expendable(self) -> list[Any]:
        """The Allies that can be given up."""
        return [ally for ally in self.controller.removable_allies if ally.spot == self.serenno and ally.strength >= 3]


CARDS = (
    AsajjVentress, Dathomir, Serenno, Teth, Kamino,
    BattleDroids, Nightsisters, KraytsClaw, SavageOpress, MotherTalzin, EnergyBow, CurvedHiltLightsabers,
    AContractFulfilled, OutOfTheShadows, DrawThemOut, NightsisterRitual, ACutOfTheProfits, SuddenStrike,
    GinivexFanbladeStarfighter, TridentDrillShip,
    AbductTheHuttlet, AmbushOnRugosa, FreeTheViceroy, RaidOnKamino, AScoreToSettle,
    AsajjAnakinSkywalker, AsajjObiWanKenobi, AsajjAhsokaTano, AsajjYoda, LuminaraUnduli, CaptainRex, RayShield,
    MissionCompromised, BetrayedByDooku, RepublicReinforcements, TheTrailGoesCold, StrangeAlliances, Twilight, Resolute,
)  # fmt: skip
