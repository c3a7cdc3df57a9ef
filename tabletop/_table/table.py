"""
The table: plain values in columns, and the handful of verbs through which all of it changes.

A column is shared with the checkpoints that have seen it until it is written to; only then is it copied.
So a checkpoint costs one copy of a small dictionary, however many cards there are.

Each change has a number of its own in all matches of this process, and each cell that a value may rest on the number
of the latest change to it: a zone with what lies there is one cell, what rules have in columns of the cards there another,
and so are a pool, a player's columns, a fact.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from .layout import NOBODYS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop._rules.cards import Card
    from tabletop._rules.effects import Lasting
    from tabletop._rules.facts import Facts
    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.ruleset import Ruleset

    from .layout import Layout
    from .places import Supply


#: What every row starts with, and goes back to when its card leaves play (zone, known and incarnation have rules of their own).
OF_CARDS: Final = ("zone", "known", "incarnation", "controller", "face_up", "used")

#: The columns of cards that say, beside where it lies, which of its abilities are at work.
AT_WORK: Final = frozenset({"face_up", "used", "incarnation"})

#: Numbers the changes of all tables.
next_version: Final = count(1).__next__

#: A table at one moment: its columns by name, and beside them the layout, the facts, what lasts, the dice and the outcome.
#: Nothing in it is ever changed again.
Snapshot = dict[str, Any]


class Table:
    """
    One table: see the module. Handles read :attr:`columns`; only the verbs below write to it.

    While somebody notes what is read, the columns stand aside as :attr:`true`, and :attr:`columns` holds what notes it.
    """

    __slots__ = ("_own", "columns", "layout", "listed", "touched", "true", "version")

    def __init__(self, state: Snapshot) -> None:
        self.columns = self.true = state.copy()
        self.layout: Layout = state["layout"]
        self._own: set[str] = set()
        #: The number of the latest change, and of each cell that of the latest change to it.
        self.version = next_version()
        self.touched = [self.version] * self.layout.cells
        #: The lists of what is at work, by what they are about, if there is a game that asks: those that might be others by
        #: now are doubtful.
        self.listed: Any = ()

    def snapshot(self) -> Snapshot:
        """Return the table as it is now; what is written from here on goes to new columns."""
        self._own.clear()
        return self.true.copy()

    def note(self, notes: Mapping[str, Any]) -> None:
        """Let somebody note what is read from now on."""
        self.true = self.columns.copy()
        self.columns.update(notes)

    def note_no_more(self) -> None:
        """Be read without notes again."""
        self.columns.update(self.true)
        self.true = self.columns

    @property
    def facts(self) -> Facts:
        """The record of facts."""
        found: Facts = self.true["facts"]
        return found

    @property
    def lasting(self) -> tuple[Lasting, ...]:
        """The lasting effects, oldest first."""
        lasting: tuple[Lasting, ...] = self.true["lasting"]
        return lasting

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        outcome: Outcome | None = self.true["outcome"]
        return outcome

    def put(self, key: str, value: Any) -> None:
        """Replace something that is no column: what lasts, the dice, the outcome."""
        self.true[key] = value
        if key == "lasting":
            layout, touched = self.layout, self.touched
            touched[layout.lasting_cell] = touched[layout.at_work_cell] = touched[layout.elsewhere_cell] = (
                next_version()
            )
            self._list_anew(None)
        self.version = next_version()

    def own(self, key: str) -> list[Any]:
        """
        Return a column that may be written to: a copy of the shared one, the first time.

        It is our own once it is there: whoever is interrupted before that has not got it.
        """
        column: list[Any] = self.true[key]
        if key not in self._own:
            column = self.true[key] = column[:]
            self._own.add(key)
        return column

    def write(self, key: str, index: int, value: Any) -> None:
        """Set one cell; where it is so already, nothing changes."""
        columns, layout = self.true, self.layout
        if columns[key][index] is value:
            return
        if key not in self._own:
            columns[key] = columns[key][:]
            self._own.add(key)
        columns[key][index] = value
        version = self.version = next_version()
        if key in layout.of_seats:
            self.touched[layout.seat_cells + index] = version
            return
        zone = columns["zone"][index]
        if key in layout.of_cards:
            self.touched[layout.column_cells + zone] = version
            return
        self.touched[zone] = version
        if key in AT_WORK and layout.has_abilities[index]:
            if layout.in_play[zone]:
                self.touched[layout.at_work_cell] = version
            if layout.works_from[zone]:
                self.touched[layout.elsewhere_cell] = version
            self._list_anew(layout.kinds[index])

    def _list_anew(self, kind: type[Card] | None) -> None:
        """Tell the lists of what is at work that a card of a kind, or a lasting effect, might have come or gone."""
        listed = self.listed
        for about in self.layout.abilities.about_of.get(kind, ()):
            if about in listed:
                listed.doubtful[about] = listed.pop(about)

    def set_facts(self, changes: dict[str, Any]) -> Facts:
        """Replace the record of facts by one that differs in *changes*, and return it."""
        old: Facts = self.true["facts"]
        before = old.__dict__
        touched, numbers = self.touched, self.layout.fact_cells
        version = self.version = next_version()
        try:
            for name, value in changes.items():
                if before[name] is not value:
                    touched[numbers[name]] = version
        except KeyError:
            unknown = ", ".join(sorted(changes.keys() - numbers.keys()))
            raise TypeError(f"{type(old).__name__} has no {unknown}") from None
        record: Facts = object.__new__(type(old))
        cells = record.__dict__
        cells |= before
        cells |= changes
        self.true["facts"] = record
        return record

    # ---------------------------------------------------------------------------------------- cards

    def move(self, row: int, to: int, *, first: bool, shown: bool) -> bool:
        """
        Move a card to zone *to*, to its end or *first*; say whether it comes out as a new object.

        Who sees the destination learns the face.
        Whoever can't tell which card left a zone without order (unless it was *shown*) is no longer sure of any card there.
        Out of play, a card is controlled by the player whose zone it lies in, or by its owner in one that nobody holds.
        In play it stays under the control that it came with; what nobody controlled is controlled by who holds that zone.
        """
        layout, own, columns = self.layout, self._own, self.true
        zone = columns["zone"] if "zone" in own else self.own("zone")
        zones = columns["zones"] if "zones" in own else self.own("zones")
        at = zone[row]
        rows: tuple[int, ...] = zones[at]
        where = rows.index(row)
        zones[at] = rows[:where] + rows[where + 1 :]
        zones[to] = (row, *zones[to]) if first else (*zones[to], row)
        zone[row] = to
        touched = self.touched
        version = self.version = next_version()
        touched[at] = touched[to] = touched[layout.column_cells + at] = version
        if at == to:
            return False
        was_in_play, is_in_play = layout.in_play[at], layout.in_play[to]
        if layout.has_abilities[row]:
            from_elsewhere = layout.works_from[at] or layout.works_from[to]
            if from_elsewhere:
                touched[layout.elsewhere_cell] = version
            if was_in_play is not is_in_play:
                touched[layout.at_work_cell] = version
                self._list_anew(layout.kinds[row])
            elif from_elsewhere:
                self._list_anew(layout.kinds[row])
        if shown or not layout.loose[at]:
            known, seers = columns["known"][row], layout.zone_seers[to]
            if seers & ~known and columns["face_up"][row]:
                self.own("known")[row] = known | seers
        else:
            self._learn_from_move(row, at, to)
        leaves_play = was_in_play and not is_in_play
        renewed: bool = leaves_play or layout.hidden[to]
        if renewed:
            incarnation = columns["incarnation"] if "incarnation" in own else self.own("incarnation")
            incarnation[row] += 1
            if leaves_play:
                self._leave_play(row)
        if not is_in_play:
            holder = layout.zone_holders[to]
            controller = layout.owners[row] if holder == NOBODYS else holder
            if columns["controller"][row] != controller:
                self.own("controller")[row] = controller
        elif not was_in_play and columns["controller"][row] == NOBODYS and layout.seat_at(to) != NOBODYS:
            self.own("controller")[row] = layout.seat_at(to)
        return renewed

    def _learn_from_move(self, row: int, at: int, to: int) -> None:
        """A card left a zone without order: whoever can't tell which, is sure of no card there any longer."""
        layout, columns = self.layout, self.true
        seers = layout.zone_seers[to] if columns["face_up"][row] else 0
        sure = seers | layout.zone_seers[at]
        others = columns["zones"][at]
        if others and sure != layout.everybody:
            for other in (row, *others):
                if columns["known"][other] & ~sure:
                    self.write("known", other, columns["known"][other] & sure)
        self.show(row, seers)

    def _leave_play(self, row: int) -> None:
        layout = self.layout
        columns = self.true
        for key, default in layout.ruleset.card_defaults:
            if columns[key][row] != default:
                self.write(key, row, default)
        if columns["controller"][row] != layout.owners[row]:
            self.write("controller", row, layout.owners[row])
        if not columns["face_up"][row]:
            self.turn(row, face_up=True)
        for number in layout.pools_on_card.get(row, ()):
            for supply in layout.ruleset.supplies:
                if columns[supply.column][number]:
                    self.pay(supply, columns[supply.column][number], number, 0)

    def turn(self, row: int, *, face_up: bool) -> None:
        """Turn a card face up or face down; whoever sees its place learns a face that is turned up."""
        self.write("face_up", row, face_up)
        if face_up:
            self.show(row, self.layout.zone_seers[self.true["zone"][row]])

    def show(self, row: int, seats: int) -> None:
        """Let *seats* know the face of a card, for as long as they can follow it."""
        known = self.true["known"][row]
        if known | seats != known:
            self.write("known", row, known | seats)

    def reorder(self, number: int, rows: tuple[int, ...]) -> None:
        """Lay the cards of a zone in another order that nobody could follow; cards face down come out as new objects."""
        self.own("zones")[number] = rows
        seers = self.layout.zone_seers[number]
        columns = self.true
        known = columns["known"]
        for row in rows:
            if known[row] & ~seers:
                self.write("known", row, known[row] & seers)
                known = columns["known"]
        face_up = columns["face_up"]
        face_down = [row for row in rows if not face_up[row]]
        if len(face_down) > 1:
            for row in face_down:
                self.write("known", row, 0)
                self.write("incarnation", row, columns["incarnation"][row] + 1)
        self.version = self.touched[number] = next_version()

    # ---------------------------------------------------------------------------------------- supplies

    def pay(self, supply: Supply, count: int, source: int, to: int) -> None:
        """Move *count* pieces between two pools; pool 0 is the box, which never runs out of a bottomless supply."""
        cells = self.own(supply.column)
        if not (source == 0 and supply.total is None):
            cells[source] -= count
        if not (to == 0 and supply.total is None):
            cells[to] += count
        first, touched = self.layout.pool_cells, self.touched
        self.version = touched[first + source] = touched[first + to] = next_version()

    # ---------------------------------------------------------------------------------------- growing

    def add(self, layout: Layout, to: Sequence[int]) -> range:
        """Lay down the last cards of a *layout*, each in its zone of *to*; return their rows."""
        old = self.layout
        rules = layout.ruleset
        self.layout = self.true["layout"] = layout
        self.own("zones").extend([()] * (len(layout.zones) - len(old.zones)))
        for supply in rules.supplies:
            self.own(supply.column).extend([0] * (len(layout.pools) - len(old.pools)))
        for declared in rules.card_columns:
            self.own(declared.key).extend([declared.default] * len(to))
        rows = range(len(old.kinds), len(layout.kinds))
        self.own("zone").extend(to)
        self.own("known").extend([layout.zone_seers[number] for number in to])
        self.own("incarnation").extend([0] * len(to))
        holders = [layout.zone_holders[number] for number in to]
        owners = layout.owners[rows.start :]
        controllers = [own if one == NOBODYS else one for one, own in zip(holders, owners, strict=True)]
        takers = {number: layout.seat_at(number) for number in dict.fromkeys(to)}
        self.own("controller").extend(
            [takers[at] if one == NOBODYS else one for one, at in zip(controllers, to, strict=True)]
        )
        self.own("face_up").extend([True] * len(to))
        self.own("used").extend([0] * len(to))
        zones = self.own("zones")
        for number in dict.fromkeys(to):
            zones[number] += tuple([row for row, its in zip(rows, to, strict=True) if its == number])
        self.version = next_version()
        self.touched = [self.version] * layout.cells
        return rows


def empty(ruleset: Ruleset, seats: int) -> Snapshot:
    """Return a table with places but without cards, before any set-up and without a seed."""
    layout = ruleset.layout(seats, (), ())
    state: Snapshot = {key: [] for key in OF_CARDS}
    state["zones"] = [()] * len(layout.zones)
    for supply in ruleset.supplies:
        state[supply.column] = [supply.total or 0, *[0] * (len(layout.pools) - 1)]
    for declared in ruleset.card_columns:
        state[declared.key] = []
    for declared in ruleset.player_columns:
        state[declared.key] = [declared.default] * seats
    facts = ruleset.game.facts_class()
    return state | {
        "layout": layout, "facts": facts, "lasting": (), "rolls": 0, "outcome": None, "seed": 0, "reseeded": None
    }  # fmt: skip
