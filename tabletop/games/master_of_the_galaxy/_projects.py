"""Projects: slots in a row on a card, a track or a side of a conflict, and the cubes on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

from tabletop import Card, Deed, Spot, Text, column, deed, displayed, pool

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
#: What a project is called where it is told of, and not one of several that are on offer.
TOLD: Final = {
    BASE: "the base project of {card}",
    RECEIVE: "the project of {card} that draws {about}",
    AGENDA: "the agenda of {card}",
    DEVELOPMENT: "{card}",
    COVERT: "the covert operation of {card}",
    ROUTE: "the route {card}",
    RED_SIDE: "the red side of {card}",
    BLUE_SIDE: "the blue side of {card}",
    PLANETS: "a planet of {card}",
}


class Layout(NamedTuple):
    """A project as it is printed: its kind, its slots, and what it is about (the decks it draws from, say)."""

    kind: str
    slots: str
    about: str = ""


class Printing(NamedTuple):
    """All projects of a card as they are printed: which, their slots one after the other, and where each one's are."""

    layouts: tuple[Layout, ...]
    slots: tuple[Slot, ...]
    indexes: tuple[range, ...]

    @property
    def sized(self) -> Iterator[tuple[Layout, range]]:
        """The projects, each with where its slots are."""
        return zip(self.layouts, self.indexes, strict=True)


class SlottedCard(Card):
    """Whatever has slots for cubes: cards, systems with their planets, tracks."""

    game: MasterOfTheGalaxy
    #: Who has it: of a system, whose bases are there; of a track, whose route it is. None for nobody.
    controller: Ruler | None
    cubes = pool()
    may_lie_face_down = False
    #: Whether its slots take any colour, as far as the rules allow: planets and tracks.
    may_take_any: ClassVar[bool] = False
    #: Which cube lies on each slot, a letter for each and a dot for none; nothing at all if all are empty.
    filled = column(default="")

    @classmethod
    def layouts(cls) -> tuple[Layout, ...]:
        """Return the projects that are printed on this kind of card."""
        return ()

    @cached_property
    def printing(self) -> Printing:
        """The projects that are printed on this card."""
        return printing_of(cast("Any", type(self)))

    @cached_property
    def all_slots(self) -> tuple[Slot, ...]:
        """The slots of all projects on this card."""
        return self.printing.slots

    @property
    def spot(self) -> str:
        """Where on the board it lies, if it is a card that may lie in several places there."""
        return ""

    def owner_of(self, project: Project) -> Ruler | None:
        """Return who works on a project: on planets nobody in particular."""
        return None

    def owner_at(self, index: int) -> Ruler | None:
        """Return whose the cube on a slot is: on a planet nobody's, it stays there."""
        return next(self.owner_of(project) for project in self.projects if index in project.indexes)

    async def reward(self, project: Project, player: Ruler) -> None:
        """Give what a completed project brings."""

    @cached_property
    def projects(self) -> tuple[Project, ...]:
        """The projects on this card."""
        return tuple([Project(self, number) for number in range(len(self.printing.layouts))])

    @displayed
    def slots(self) -> tuple[str, ...]:
        """Every slot in words: the colour that it takes, a star if it is irretrievable, and the cube on it."""
        found = []
        for index, slot in enumerate(self.all_slots):
            takes = "any" if self.may_take_any else f"{slot.colour}{'*' if slot.starred else ''}"
            cube = self.cube_on(index)
            found.append(f"{takes}: {cube}" if cube else takes)
        return tuple(found)

    def cube_on(self, index: int) -> str:
        """Return the colour of the cube on a slot; "" if there is none."""
        filled = self.filled
        return COLOURS[filled[index]] if filled and filled[index] != EMPTY else ""

    def note_cube(self, index: int, colour: str) -> None:
        """Remember which cube lies on a slot; "" for none."""
        filled = self.filled or EMPTY * len(self.all_slots)
        letter = LETTERS[colour] if colour else EMPTY
        changed = filled[:index] + letter + filled[index + 1 :]
        self.set(filled="" if changed == EMPTY * len(changed) else changed)


@lru_cache(maxsize=2048)
def printing_of(kind: type[SlottedCard]) -> Printing:
    """Return the projects that are printed on a kind of card."""
    layouts = kind.layouts()
    slots: tuple[Slot, ...] = ()
    indexes = []
    for layout in layouts:
        first = len(slots)
        slots += read_slots(layout.slots)
        indexes.append(range(first, len(slots)))
    return Printing(layouts, slots, tuple(indexes))


@lru_cache(maxsize=4096)
def empty_slots(written: str, filled: str, first: int) -> tuple[tuple[int, Slot], ...]:
    """Return the empty slots of a project with their places on its card, of those that are alike only the first."""
    found: dict[Slot, int] = {}
    for index, slot in enumerate(read_slots(written), first):
        if not filled or filled[index] == EMPTY:
            found.setdefault(slot, index)
    return tuple([(index, slot) for slot, index in found.items()])


class Project(NamedTuple):
    """One project: the card that it is printed on, and its place among the projects of that card."""

    card: SlottedCard
    number: int

    @property
    def layout(self) -> Layout:
        """What is printed."""
        return self.card.printing.layouts[self.number]

    @property
    def kind(self) -> str:
        """Which kind of project it is."""
        return self.card.printing.layouts[self.number].kind

    @property
    def indexes(self) -> range:
        """Where its slots are among those of its card."""
        return self.card.printing.indexes[self.number]

    @property
    def filled(self) -> str:
        """Which cubes lie on its slots, a letter for each and a dot for none; nothing at all if the whole card is empty."""
        card = self.card
        indexes = card.printing.indexes[self.number]
        return card.filled[indexes.start : indexes.stop]

    @property
    def empty(self) -> tuple[tuple[int, Slot], ...]:
        """The slots on which there is no cube, each with its place on the card: of those that are alike only the first."""
        printing, number = self.card.printing, self.number
        return empty_slots(printing.layouts[number].slots, self.card.filled, printing.indexes[number].start)

    @property
    def cubes(self) -> str:
        """The cubes on it, a letter for each."""
        return self.filled.replace(EMPTY, "")

    @property
    def is_full(self) -> bool:
        """Whether it is complete: all slots are filled (MG-047)."""
        filled = self.filled
        return bool(filled) and EMPTY not in filled

    @property
    def missing(self) -> int:
        """How many slots are still empty."""
        return len(self.indexes) - len(self.cubes)

    @property
    def is_rewarded(self) -> bool:
        """Whether it is complete, and its reward has come: before that it gives nothing (MG-048, MG-160)."""
        return self.is_full and (self.card.row, self.number) not in self.card.game.facts.completed

    @property
    def owner(self) -> Ruler | None:
        """Who works on it."""
        return self.card.owner_of(self)

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: where its card lies, if it does on the board, and what is printed on it."""
        return ", ".join(filter(None, (self.card.spot, self.layout.about or self.layout.slots)))

    @property
    def told(self) -> Text:
        """What it is called where it is told of."""
        kind, about = self.kind, ", ".join(self.layout.about.split())
        return Text(f"galaxy.told-{kind.replace(' ', '-')}", TOLD[kind], card=self.card, about=about)

    def label_for(self, seat: int) -> Text:
        """Return what it is called among other projects."""
        if self.kind == ROUTE:
            return Text("galaxy.route", "Route {card}", card=self.card)
        return Text("galaxy.project", "{card}: {kind}", card=self.card, kind=self.kind)


@deed
class ProjectDeed(Deed):
    """{project}"""

    player: Ruler
    project: Project

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the project is on."""
        return (self.project.card,)

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: what is printed on the project."""
        return self.project.qualifier


class Cube(NamedTuple):
    """A cube on a slot, and whose it is."""

    card: SlottedCard
    slot: int
    colour: str
    owner: Ruler

    @property
    def targets(self) -> tuple[Any, ...]:
        """Its slot, and what that is on."""
        return self.card, Spot("slots", self.slot, on=self.card)

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: whose it is."""
        return self.owner.name

    def label_for(self, seat: int) -> Text:
        """Return what it is called among other cubes."""
        return Text("galaxy.cube", "{colour} on {card}", colour=self.colour, card=self.card)
