"""Projects: slots in a row on a card, a track or a side of a conflict, and the cubes on them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

from tabletop import Card, Text, column, pool, shown

from ._slots import COLOURS, EMPTY, LETTERS, Slot, read_slots

if TYPE_CHECKING:
    from ._players import Ruler
    from .game import MasterOfTheGalaxy

# The kinds of project.
BASE: Final = "base"
RECEIVE: Final = "receive"
AGENDA: Final = "agenda"
DEVELOPMENT: Final = "development"
COVERT: Final = "covert operation"
ROUTE: Final = "route"
RED_SIDE: Final = "red side"
BLUE_SIDE: Final = "blue side"
PLANETS: Final = "planets"
SIDES: Final = (RED_SIDE, BLUE_SIDE)


class Layout(NamedTuple):
    """A project as it is printed: its kind, its slots, and what it is about (the decks it draws from, say)."""

    kind: str
    slots: str
    about: str = ""


class Sited(Card):
    """Whatever has slots for cubes: cards, systems with their planets, tracks."""

    game: MasterOfTheGalaxy
    #: Who has it: of a system, whose bases are there; of a track, whose route it is. None for nobody.
    controller: Any
    cubes = pool()
    #: Whether its slots take any colour, as far as the rules allow: planets and tracks.
    takes_any: ClassVar[bool] = False
    #: Which cube lies on each slot, a letter for each and a dot for none; nothing at all if all are empty.
    filled = column(default="")

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the projects that are printed on this kind of card."""
        return ()

    @classmethod
    def printed_projects(cls) -> tuple[Layout, ...]:
        """Return the same, worked out once."""
        return projects_of(cast("Any", cls))

    @classmethod
    def all_slots(cls) -> tuple[Slot, ...]:
        """Return the slots of all projects on this kind of card."""
        return slots_of(cls.printed_projects())

    def owner_of(self, project: Project) -> Ruler | None:
        """Return who works on a project."""
        raise TypeError("each kind says so")  # pragma: no cover

    def owner_at(self, index: int) -> Ruler | None:
        """Return whose the cube on a slot is."""
        raise TypeError("each kind says so")  # pragma: no cover

    @property
    def projects(self) -> tuple[Project, ...]:
        """The projects on this card."""
        return tuple([Project(self, number) for number in range(len(self.printed_projects()))])

    @shown
    def slots(self) -> tuple[str, ...]:
        """Every slot in words: the colour that it takes, a star if it is irretrievable, and the cube on it."""
        found = []
        for index, slot in enumerate(self.all_slots()):
            takes = "any" if self.takes_any else f"{slot.colour}{'*' if slot.starred else ''}"
            cube = self.cube_on(index)
            found.append(f"{takes}: {cube}" if cube else takes)
        return tuple(found)

    def cube_on(self, index: int) -> str:
        """Return the colour of the cube on a slot; "" if there is none."""
        filled = self.filled
        return COLOURS[filled[index]] if filled and filled[index] != EMPTY else ""

    def note_cube(self, index: int, colour: str) -> None:
        """Remember which cube lies on a slot; "" for none."""
        filled = self.filled or EMPTY * len(self.all_slots())
        letter = LETTERS[colour] if colour else EMPTY
        changed = filled[:index] + letter + filled[index + 1 :]
        self.set(filled="" if changed == EMPTY * len(changed) else changed)


@lru_cache(maxsize=2048)
def projects_of(kind: type[Sited]) -> tuple[Layout, ...]:
    """Return the projects that are printed on a kind of card."""
    return kind.layouts()


@lru_cache(maxsize=2048)
def slots_of(layouts: tuple[Layout, ...]) -> tuple[Slot, ...]:
    """Return the slots of several projects, one after the other."""
    return tuple([slot for layout in layouts for slot in read_slots(layout.slots)])


@lru_cache(maxsize=2048)
def first_slot(layouts: tuple[Layout, ...], number: int) -> int:
    """Return where the slots of a project begin among those of its card."""
    return sum([len(read_slots(layout.slots)) for layout in layouts[:number]])


class Project(NamedTuple):
    """One project: the card that it is printed on, and its place among the projects of that card."""

    card: Any
    number: int

    @property
    def layout(self) -> Layout:
        """What is printed."""
        found: Layout = self.card.printed_projects()[self.number]
        return found

    @property
    def kind(self) -> str:
        """Which kind of project it is."""
        return self.layout.kind

    @property
    def indexes(self) -> range:
        """Where its slots are among those of its card."""
        layouts = self.card.printed_projects()
        first = first_slot(layouts, self.number)
        return range(first, first + len(read_slots(layouts[self.number].slots)))

    @property
    def cubes(self) -> list[str]:
        """The colours of the cubes on it."""
        return [colour for index in self.indexes if (colour := self.card.cube_on(index))]

    @property
    def is_full(self) -> bool:
        """Whether it is complete: all slots are filled (MG-047)."""
        indexes = self.indexes
        return bool(indexes) and len(self.cubes) == len(indexes)

    @property
    def is_rewarded(self) -> bool:
        """Whether it is complete, and its reward has come: before that it gives nothing (MG-048, MG-160)."""
        return self.is_full and (self.card.row, self.number) not in self.card.game.facts.completed

    @property
    def owner(self) -> Ruler | None:
        """Who works on it."""
        owner: Ruler | None = self.card.owner_of(self)
        return owner

    @property
    def apart(self) -> str:
        """What tells it from another of its name: what is printed on it."""
        return self.layout.about or self.layout.slots

    def words_for(self, seat: int) -> Text:
        """Return what it is called among other projects."""
        if self.kind == ROUTE:
            return Text("galaxy.route", "Route {card}", card=self.card)
        return Text("galaxy.project", "{card}: {kind}", card=self.card, kind=self.kind)


class Cube(NamedTuple):
    """A cube on a slot."""

    card: Any
    slot: int
    colour: str

    @property
    def apart(self) -> str:
        """What tells it from another of its name: whose it is."""
        owner = self.card.owner_at(self.slot)
        return "" if owner is None else str(owner)

    def words_for(self, seat: int) -> Text:
        """Return what it is called among other cubes."""
        return Text("galaxy.cube", "{colour} on {card}", colour=self.colour, card=self.card)
