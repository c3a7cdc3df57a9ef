"""Missions: tasks that deeds mark, in a deck of their own (SW-138 to SW-151)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import attrs

from tabletop import NOBODY, Deed, Event, Text, Zone, ZoneOf, column, deed, displayed, event, when, zone
from tabletop.conditions import by_me, mine
from tabletop.games.villainous._cards import Hero, VillainItem
from tabletop.games.villainous._events import ActionsDone, ActionTaken, Defeated, MoverMoved, Relocated, Vanquished

from ._cards import DarkSideVillainCard, Mover, Restriction, total_strength

if TYPE_CHECKING:
    from tabletop.games.villainous._places import Place, Symbol

    from ._players import DarkSideVillain
    from .game import StarWarsVillainous

#: So many tokens complete a Mission.
TOKENS_NEEDED: Final = 4
#: So many completed Missions win.
MISSIONS_TO_WIN: Final = 3

VANQUISH: Final = "vanquish"

WHICH_TASK: Final = Text("villainous.which-task", "Which task do you mark?")
NO_MISSION: Final = Text("villainous.no-mission", "There is no Mission left to reveal.")
NO_REVEALING: Final = Text("villainous.no-revealing", "Something forbids revealing another Mission.")


@attrs.frozen
class Task:
    """One task of a Mission: the same on two Missions if it reads the same."""

    words: str
    #: Whether what happens is this deed; of some deeds an ability tells by itself.
    is_done_by: Callable[[DarkSideVillain, Event], bool] = attrs.field(
        default=lambda you, deed: False, eq=False, repr=False
    )
    #: By what kind of action it is done, for bots.
    by: str = attrs.field(default="", eq=False)

    def fits(self, you: DarkSideVillain, deed: Event) -> bool:
        """Say whether what happens is this deed."""
        return self.is_done_by(you, deed)


@attrs.frozen
class HeroTask(Task):
    """The task of defeating a Hero, perhaps at a place, perhaps of some Strength at least."""

    at: type[Place] | None = attrs.field(default=None, kw_only=True)
    strength: int = attrs.field(default=0, kw_only=True)

    def fits(self, you: DarkSideVillain, deed: Event) -> bool:
        """Say whether such a Hero is defeated."""
        fallen = beaten(deed)
        return fallen is not None and self.suits(*fallen)

    def suits(self, hero: Hero, strength: int | None = None) -> bool:
        """Say whether it is such a Hero, as strong as now unless another Strength is named."""
        strong = hero.strength if strength is None else strength
        return strong >= self.strength and (self.at is None or isinstance(hero.spot, self.at))


class Mission(DarkSideVillainCard):
    """A Mission: every task that is done puts an Ambition token on it, and with enough of them it is complete."""

    usual_currency = ""
    tasks: ClassVar[tuple[Task, ...]] = ()
    #: A bit for each task that is marked with a token.
    marked = column(default=0)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": f"{printed.get('set', '')} Mission", **printed}
        super().__init_subclass__(**printed)

    @property
    def tokens(self) -> int:
        """How many tokens lie on it."""
        return self.marked.bit_count()

    def is_marked(self, task: Task) -> bool:
        """Say whether a task of it is marked."""
        return bool(self.marked >> self.tasks.index(task) & 1)

    @displayed
    def to_do(self) -> tuple[str, ...]:
        """Its tasks, each with whether it is done."""
        return tuple([f"{task.words}: {'done' if self.is_marked(task) else 'open'}" for task in self.tasks])

    @property
    def qualifier(self) -> str:
        """There is one of each."""
        return ""

    @property
    def pile(self) -> Zone[Any]:
        """The completed Missions."""
        return contractor_of(self.owner).completed

    @property
    def marks(self) -> list[Mark]:
        """What can be marked on it."""
        return [Mark(self, task) for task in self.tasks]

    async def mark(self, task: Task) -> None:
        """Mark a task with a token, unless it is marked; with enough tokens the Mission is complete (SW-145)."""
        if self.is_current and not self.is_marked(task):
            await self.game.perform(TaskMarked(self.controller, self, task.words))
            if self.tokens >= TOKENS_NEEDED:
                await self.game.perform(MissionCompleted(self.controller, self))

    async def bring(self, *kinds: type[Hero]) -> None:
        """Find Heroes and place each at a location of its own: none of them is played (SW-142, SW-143)."""
        taken: list[Place | None] = []
        for kind in kinds:
            free = [place for place in self.controller.locations if place not in taken]
            hero = await self.controller.find_and_place(kind, at=free)
            taken += [] if hero is None else [hero.spot]


@deed
class Mark(Deed):
    """{mission}: {what}"""

    mission: Mission
    task: Task

    @property
    def what(self) -> str:
        """What is to be done."""
        return self.task.words

    @property
    def is_made(self) -> bool:
        """Whether the task is marked."""
        return self.mission.is_marked(self.task)

    async def do(self) -> None:
        await self.mission.mark(self.task)


# ------------------------------------------------------------------------------------------------ events


@event(to="mission", by="player", renews="mission")
class MissionRevealed(Event):
    """The top Mission is revealed, for free or by an Ambition action."""

    text = "{player} reveals the Mission {mission}."
    player: DarkSideVillain
    mission: Mission
    by_action: bool = False

    def happen(self, game: StarWarsVillainous) -> None:
        self.mission.move(contractor_of(self.player).missions, shown=True)


@event(to="mission", by="player")
class TaskMarked(Event):
    """A task is done: an Ambition token of the supply marks it on its Mission (SW-144, SW-Q30)."""

    text = "{player} has done a task of {mission}: {task}."
    player: DarkSideVillain
    mission: Mission
    task: str

    def happen(self, game: StarWarsVillainous) -> None:
        self.mission.set(marked=self.mission.marked | bit_of(self.mission, self.task))


@event(to="mission")
class TokenTakenOff(Event):
    """A token is taken off a Mission: the task is open again."""

    text = "A task of {mission} is open again: {task}."
    mission: Mission
    task: str

    def happen(self, game: StarWarsVillainous) -> None:
        self.mission.set(marked=self.mission.marked & ~bit_of(self.mission, self.task))


@event(to="mission", by="player")
class MissionCompleted(Event):
    """A Mission is complete: its player takes the tokens as Ambition, and puts it on the pile (SW-146, SW-147)."""

    text = "{player} has completed {mission}."
    player: DarkSideVillain
    mission: Mission

    def happen(self, game: StarWarsVillainous) -> None:
        game.pay(game.AMBITION, self.mission.tokens, game.box, self.player.purse)
        self.mission.move(self.mission.pile, shown=True)


@event(to="mission")
class MissionPutBack(Event):
    """A face-up Mission goes face down under the Mission deck."""

    text = "{mission} goes under the Mission deck."
    mission: Mission

    def happen(self, game: StarWarsVillainous) -> None:
        self.mission.move(contractor_of(self.mission.controller).mission_deck)


def bit_of(mission: Mission, words: str) -> int:
    """Return the bit of the task of a Mission that reads so."""
    return 1 << [task.words for task in mission.tasks].index(words)


# ------------------------------------------------------------------------------------------------ who has Missions


def fits_a_task(contractor: Contractor, deed: Event) -> bool:
    """Say whether what happens is an open task of a face-up Mission."""
    return len(contractor.fitting(deed)) > 0


class Contractor(Mover):
    """A Villain whose Objective is Missions."""

    is_a_kind = False

    mission_deck: ZoneOf[Mission] = zone(NOBODY, ordered=True)
    missions: ZoneOf[Mission] = zone(in_play=True)
    completed: ZoneOf[Mission] = zone()

    @displayed
    def progress(self) -> str:
        """How many Missions are complete, and how far the others are."""
        open_ones = "".join([f"; {mission.name}: {mission.tokens} of {TOKENS_NEEDED}" for mission in self.missions])
        return f"{len(self.completed)} of {MISSIONS_TO_WIN} Missions{open_ones}"

    async def set_up(self) -> None:
        """The Missions are taken out of the deck and shuffled as a deck of their own (SW-018)."""
        for card in self.owner.deck:
            if isinstance(card, Mission):
                card.move(self.mission_deck)
        await self.mission_deck.shuffle()

    # ------------------------------------------------------------------------------------ revealing

    async def start_of_turn(self) -> None:
        """The first Mission comes with the first turn (SW-139)."""
        await self.reveal_if_none()

    async def reveal_if_none(self) -> None:
        """With no Mission face up, reveal the next for free (SW-148)."""
        top = self.mission_deck.first
        if not self.missions and top is not None:
            await self.game.perform(MissionRevealed(self.controller, top))

    def ambition_deeds(self) -> Sequence[Deed]:
        """Reveal another Mission (SW-149)."""
        return [RevealMission(self, len(self.missions))]

    async def put_back(self, mission: Mission) -> None:
        """Put a face-up Mission under the deck, and reveal the next if there is none left."""
        await self.game.perform(MissionPutBack(mission))
        await self.reveal_if_none()

    # ------------------------------------------------------------------------------------ marking

    @property
    def marks(self) -> list[Mark]:
        """All tasks of the face-up Missions, marked or not."""
        return [mark for mission in self.missions for mark in mission.marks]

    @property
    def open_marks(self) -> list[Mark]:
        """The tasks of the face-up Missions that are not marked."""
        return [mark for mark in self.marks if not mark.is_made]

    def fitting(self, deed: Event) -> list[Mark]:
        """List the open tasks that a deed fits."""
        return [mark for mark in self.open_marks if mark.task.fits(self.controller, deed)]

    async def mark_one(self, marks: Iterable[Mark]) -> None:
        """Have the player mark one of some tasks, as far as they are still open (SW-151, SW-Q32)."""
        still_open = [mark for mark in marks if mark in self.open_marks]
        await self.controller.does(WHICH_TASK, still_open, kind="mark")

    @when(Vanquished, by_me, fits_a_task, commutes=True)
    @when(Defeated, by_me, fits_a_task, commutes=True)
    @when(ActionTaken, by_me, fits_a_task, commutes=True)
    @when(MoverMoved, by_me, fits_a_task, commutes=True)
    @when(Relocated, mine, fits_a_task, commutes=True)
    async def mark_the_deed(self, deed: Event) -> None:
        """Mark a task"""
        await self.mark_one(self.fitting(deed))

    @when(ActionsDone, by_me, fits_a_task, commutes=True)
    async def mark_the_end(self, done: ActionsDone) -> None:
        """Mark each task that the end of the turn fulfils"""
        marks = self.fitting(done)
        for task in dict.fromkeys([mark.task for mark in marks]):
            await self.mark_one([mark for mark in marks if mark.task == task])

    @when(MissionCompleted, by_me)
    async def go_on(self, completed: MissionCompleted) -> None:
        """Win with the third Mission, or go on with another"""
        if len(self.completed) >= MISSIONS_TO_WIN:
            self.game.win(self.controller)
        await self.reveal_if_none()

    # ------------------------------------------------------------------------------------ for bots

    def standing(self) -> int:
        """Completed Missions and marked tasks first of all, then what could be marked next, then what there is to do it with."""
        tokens = sum([mission.tokens for mission in self.missions])
        done = 2_400 * len(self.completed) + 400 * tokens + 40 * min(3, len(self.missions))
        return done + self.prospects() + self.hunting() + means(self.controller) - burdens(self.controller)

    def prospects(self) -> int:
        """Say what the open symbols where the mover stands are worth in the own turn, those above all that could mark a task."""
        you, game = self.controller, self.game
        if game.active is not you:
            return 0
        usable = [one for one in game.symbols_of(you) if one.is_open and game.why_no_action(you, one.kind) is None]
        return sum([60 if self.could_mark_by(one.kind) else use_of(you, one) for one in usable])

    def could_mark_by(self, kind: str) -> bool:
        """Say whether an action of a kind could mark a task now."""
        you = self.controller
        if kind == VANQUISH:
            victims = [hero for hero in self.game.vanquishable(you) if isinstance(hero, Hero)]
            return any(task.suits(hero) for task in self.hunts for hero in victims)
        return any(mark.task.by == kind for mark in self.open_marks) and (kind != "discard" or len(you.hand) > 2)

    @property
    def hunts(self) -> list[HeroTask]:
        """The open tasks of defeating a Hero, those first that suit the fewest."""
        found = [mark.task for mark in self.open_marks if isinstance(mark.task, HeroTask)]
        return sorted(found, key=lambda task: (task.at is None, -task.strength))

    def hunting(self) -> int:
        """Say what the Heroes are worth who could be defeated for a task, the more so the stronger the Allies are beside them."""
        you = self.controller
        left, value = list(you.heroes), 0
        for task in self.hunts:
            quarry = max(
                [hero for hero in left if task.suits(hero)], key=lambda hero: readiness(you, hero), default=None
            )
            if quarry is not None:
                left.remove(quarry)
                value += readiness(you, quarry)
        return value - 20 * len(left)


#: What open symbols are worth that mark no task, if there is anything to do with them.
WORTH: Final = {"play": 12, "ambition": 8, "credits": 8}
#: What a symbol is worth that is of little use, and each card to be got rid of with a Discard action.
LITTLE: Final = 2
OF_DISCARD: Final = 8
#: More Credits than that are of little use.
PLENTY: Final = 6


def use_of(you: DarkSideVillain, symbol: Symbol) -> int:
    """Say what an open symbol is worth that marks no task."""
    if symbol.kind == "discard":
        return LITTLE + OF_DISCARD * clogging(you)
    return WORTH.get(symbol.kind, LITTLE) if is_of_use(you, symbol.kind) else LITTLE


def is_of_use(you: DarkSideVillain, kind: str) -> bool:
    """Say whether Credits are wanted still, or whether there is a card in hand that an Ambition action could play."""
    if kind == "ambition":
        cards = [card for card in you.hand if card.printed["paid_in"] == "ambition"]
        return any(you.game.why_not_play(you, card) is None for card in cards)
    return kind != "credits" or you.credits < PLENTY


def clogging(you: DarkSideVillain) -> int:
    """Count the Conditions that are in the way of other cards: more than one of three cards."""
    return max(0, len([card for card in you.hand if not card.printed["paid_in"]]) - you.hand_size // 3)


def readiness(you: DarkSideVillain, hero: Hero) -> int:
    """Say how near a Hero is to a defeat by the Allies of the same location."""
    there = total_strength(you.allies_at(hero.spot))
    return 40 + (50 if there >= hero.strength else 35 * there // hero.strength)


def means(you: DarkSideVillain) -> int:
    """Say what money, cards, Allies, Items and Vehicles of a Villain are worth."""
    money = 10 * min(you.ambition, 5) + 4 * you.ambition + 8 * min(you.credits, PLENTY) + 2 * you.credits
    hand = sum([5 if card.printed["paid_in"] else -1 for card in you.hand]) - 4 * len(you.hand) - 5 * clogging(you)
    things = 20 * len(you.in_sight(VillainItem)) + 45 * len(you.fleet)
    return money + hand + things + sum([8 + 12 * ally.strength for ally in you.allies])


def burdens(you: DarkSideVillain) -> int:
    """Say how much Hero Vehicles and Restrictions hold a Villain back."""
    return 12 * len(you.rebels) + 40 * len(you.in_sight(Restriction))


@deed
class RevealMission(Deed):
    """Reveal another Mission for {cost} Ambition"""

    contractor: Contractor
    cost: int

    def why_not(self) -> Text | None:
        contractor, you = self.contractor, self.contractor.controller
        top = contractor.mission_deck.first
        if top is None:
            return NO_MISSION
        if not contractor.game.can(MissionRevealed(you, top, by_action=True)):
            return NO_REVEALING
        return you.why_not_afford(you.game.AMBITION, self.cost)

    async def do(self) -> None:
        contractor, you = self.contractor, self.contractor.controller
        top = contractor.mission_deck.first
        if await you.pay_ambition(self.cost) and top is not None:
            await contractor.game.perform(MissionRevealed(you, top, by_action=True))


def contractor_of(you: DarkSideVillain) -> Contractor:
    """Return the Villain in person, whose Objective is Missions."""
    assert isinstance(you.mover, Contractor)  # noqa: S101 (for the type checker)
    return you.mover


# ------------------------------------------------------------------------------------------------ kinds of task


def beaten(deed: Event) -> tuple[Hero, int] | None:
    """Return the Hero whom a deed has defeated, and how strong that Hero was: a Vanquish is one deed as a whole."""
    if isinstance(deed, Vanquished) and deed.is_defeated and isinstance(deed.target, Hero):
        return deed.target, deed.strength
    if isinstance(deed, Defeated) and not deed.in_vanquish and isinstance(deed.card, Hero):
        return deed.card, deed.card.strength
    return None


def defeat_a_hero(*, at: type[Place] | None = None, strength: int = 0) -> Task:
    """Return the task of defeating a Hero, perhaps at a place, perhaps of some Strength at least."""
    where = "" if at is None else f" at {at.name}"
    how_strong = f" of Strength {strength} or more" if strength else ""
    return HeroTask(f"Defeat a Hero{how_strong}{where}", by=VANQUISH, at=at, strength=strength)


def take_action(words: str, kind: str, *, discarding: int = 0) -> Task:
    """Return the task of taking an action of a kind, perhaps one that discards so many cards at least."""

    def fits(you: DarkSideVillain, deed: Event) -> bool:
        return isinstance(deed, ActionTaken) and deed.kind == kind and deed.discarded >= discarding

    return Task(words, fits, by=kind)


def end_turn(words: str, is_so: Callable[[DarkSideVillain], bool]) -> Task:
    """Return a task that is done if something is so at the end of the own turn."""
    return Task(words, lambda you, deed: isinstance(deed, ActionsDone) and is_so(you))
