"""Missions: tasks that deeds mark, in a deck of their own (SW-138 to SW-151)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import attrs

from tabletop import NOBODY, Deed, Event, Text, Zone, ZoneOf, column, deed, displayed, event, when, zone
from tabletop.conditions import by_me, mine
from tabletop.games.villainous._events import ActionsDone, ActionTaken, Defeated, MoverMoved, Relocated, Vanquished

from ._cards import DarkSideVillainCard, Hero, Mover

if TYPE_CHECKING:
    from tabletop.games.villainous._places import Place

    from ._players import DarkSideVillain
    from .game import StarWarsVillainous

#: So many tokens complete a Mission.
TOKENS_NEEDED: Final = 4
#: So many completed Missions win.
MISSIONS_TO_WIN: Final = 3

WHICH_TASK: Final = Text("villainous.which-task", "Which task do you mark?")
NO_MISSION: Final = Text("villainous.no-mission", "There is no Mission left to reveal.")
NO_REVEALING: Final = Text("villainous.no-revealing", "Something forbids revealing another Mission.")


@attrs.frozen
class Task:
    """One task of a Mission: the same on two Missions if it reads the same."""

    words: str
    #: Whether what happens is this deed; of some deeds an ability tells by itself.
    fits: Callable[[DarkSideVillain, Event], bool] = attrs.field(default=lambda you, deed: False, eq=False, repr=False)


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


def beaten(you: DarkSideVillain, deed: Event) -> tuple[Hero, int] | None:
    """Return the Hero whom a deed has defeated, and how strong that Hero was: a Vanquish is one deed as a whole."""
    if isinstance(deed, Vanquished) and deed.is_defeated and isinstance(deed.target, Hero):
        return deed.target, deed.strength
    if isinstance(deed, Defeated) and not deed.in_vanquish and isinstance(deed.card, Hero):
        return deed.card, deed.card.strength
    return None


def defeat_a_hero(*, at: type[Place] | None = None, strength: int = 0) -> Task:
    """Return the task of defeating a Hero, perhaps at a place, perhaps of some Strength at least."""

    def fits(you: DarkSideVillain, deed: Event) -> bool:
        fallen = beaten(you, deed)
        return fallen is not None and fallen[1] >= strength and (at is None or isinstance(fallen[0].spot, at))

    where = "" if at is None else f" at {at.name}"
    how_strong = f" of Strength {strength} or more" if strength else ""
    return Task(f"Defeat a Hero{how_strong}{where}", fits)


def take_action(words: str, kind: str, *, discarding: int = 0) -> Task:
    """Return the task of taking an action of a kind, perhaps one that discards so many cards at least."""

    def fits(you: DarkSideVillain, deed: Event) -> bool:
        return isinstance(deed, ActionTaken) and deed.kind == kind and deed.discarded >= discarding

    return Task(words, fits)


def end_turn(words: str, is_so: Callable[[DarkSideVillain], bool]) -> Task:
    """Return a task that is done if something is so at the end of the own turn."""
    return Task(words, lambda you, deed: isinstance(deed, ActionsDone) and is_so(you))
