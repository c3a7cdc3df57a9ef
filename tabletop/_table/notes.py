"""Notes of what is read off a table while something is worked out: the cells that the result rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .table import OF_CARDS

if TYPE_CHECKING:
    from tabletop._rules.facts import Facts

    from .layout import Layout
    from .table import Snapshot, Table


#: What something rests on: cells of the table, lists of what is at work, and other values that are noted.
RestsOn = tuple[tuple[int, ...], tuple[tuple[str, Any], ...], tuple[Any, ...]]


class Notes:
    """Which cells of a table are read, and which lists of what is at work, while something is worked out."""

    table: Table

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        #: The facts, noting which of them are read.
        self.facts = NotedFacts(self)
        #: The lists of what is at work, noting which of them are read.
        self.listed = NotedLists(self)
        rules = layout.ruleset
        #: The columns, noting which cells are read.
        self.columns: dict[str, Any] = {"zones": Noted(self, "zones"), **{key: OfCards(self, key) for key in OF_CARDS}}
        self.columns |= {declared.key: DeclaredOfCards(self, declared.key) for declared in rules.card_columns}
        self.columns |= {supply.column: OfPools(self, supply.column) for supply in rules.supplies}
        self.columns |= {declared.key: OfSeats(self, declared.key) for declared in rules.player_columns}

    def begin(self) -> None:
        """Begin to note what is read for another value."""
        self.cells: set[int] = set()
        self.lists: set[tuple[str, Any]] = set()
        #: What else was asked for that is noted, in this order.
        self.parts: dict[Any, None] = {}
        #: Whether it is asked how a card last was that is gone, which nobody knows for long.
        self.looks_back = False

    @property
    def rests_on(self) -> RestsOn | None:
        """What was read; None if that is not known for long."""
        return None if self.looks_back else (tuple(self.cells), tuple(self.lists), tuple(self.parts))


class Noted:
    """A column that notes which of its cells are read; here of zones."""

    __slots__ = ("key", "notes")

    def __init__(self, notes: Notes, key: str) -> None:
        self.notes = notes
        self.key = key

    def __getitem__(self, index: int) -> Any:
        notes = self.notes
        notes.cells.add(index)
        return notes.table.true[self.key][index]


class OfCards(Noted):
    """A column that all cards have: what is read of a card rests on the zone with all that lies there."""

    __slots__ = ()

    def __getitem__(self, index: int) -> Any:
        notes = self.notes
        columns = notes.table.true
        notes.cells.add(columns["zone"][index])
        return columns[self.key][index]


class DeclaredOfCards(Noted):
    """A column that rules declare of cards: what is read of a card rests on these columns of all that lies in its zone."""

    __slots__ = ()

    def __getitem__(self, index: int) -> Any:
        notes = self.notes
        columns = notes.table.true
        notes.cells.add(notes.layout.column_cells + columns["zone"][index])
        return columns[self.key][index]


class OfPools(Noted):
    """A column of pools."""

    __slots__ = ()

    def __getitem__(self, index: int) -> Any:
        notes = self.notes
        notes.cells.add(notes.layout.pool_cells + index)
        return notes.table.true[self.key][index]


class OfSeats(Noted):
    """A column of players."""

    __slots__ = ()

    def __getitem__(self, index: int) -> Any:
        notes = self.notes
        notes.cells.add(notes.layout.seat_cells + index)
        return notes.table.true[self.key][index]


class NotedFacts:
    """The facts, noting which of them are read; what they work out of themselves rests on them all."""

    __slots__ = ("_notes",)

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def __getattr__(self, name: str) -> Any:
        notes = self._notes
        facts: Facts = notes.table.true["facts"]
        numbers = notes.layout.fact_cells
        notes.cells.update([numbers[name]] if name in numbers else numbers.values())
        return getattr(facts, name)


class NotedLists:
    """The lists of what is at work, noting which of them are read."""

    __slots__ = ("_notes",)

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def __getitem__(self, about: tuple[str, Any]) -> Any:
        notes = self._notes
        notes.lists.add(about)
        return notes.table.listed[about]


class Look:
    """The columns as they were when a card left play: whoever notes what is read notes that, too."""

    __slots__ = ("_columns", "_game")

    def __init__(self, game: Any, columns: Snapshot) -> None:
        self._game = game
        self._columns = columns

    def __getitem__(self, key: str) -> Any:
        if self._game.notes is not None:
            self._game.notes.looks_back = True
        return self._columns[key]
