"""What was worked out is remembered until something changes that it rests on."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Any, Final

from tabletop._base.errors import RulesBug
from tabletop._rules.cards import Card
from tabletop._rules.players import Player
from tabletop._table.notes import Notes

from .lookup import Lookup

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout
    from tabletop._table.notes import RestsOn
    from tabletop._table.table import Snapshot

#: A point is won when something noted still holds, and lost when it does not. With what there is to begin with, and with the
#: most that can be won; what has lost everything is not noted for so long, and then begins anew.
CREDIT: Final = 8
WINNINGS: Final = 20
DEBT: Final = -200
#: More than this is not handed on from rest to rest: most of it is about cards that are gone.
ROOM: Final = 500


class ForeignValue(Exception):
    """What was worked out in another game can't be told in this one."""


class Known:
    """
    Something that was worked out: its value, and at which number of the table it was last known to be true.

    Where it was noted, it says on which cells and which lists of what is at work it rests, and is true until one of them changes.
    """

    __slots__ = ("cells", "lists", "made", "true_at", "value")

    def __init__(self, value: Any, made: int, rests_on: RestsOn | None) -> None:
        self.value = value
        self.made = self.true_at = made
        self.cells: tuple[int, ...] | None = rests_on[0] if rests_on else None
        self.lists: tuple[tuple[str, Any], ...] = rests_on[1] if rests_on else ()


#: What one match knew when it came to rest: the number of the latest change, the layout, the number of the latest change to
#: each cell, and what is known; it goes on with that.
HandedOn = tuple[int, "Layout", list[int], dict[Any, Known]]

#: Values without handles of one game.
PLAIN: Final = (bool, int, str, NoneType)


class Memory(Lookup):
    """
    Remembers what is worked out from the table.

    Everything is known until the table changes. To note what something rests on, so that it is known for longer, takes
    longer than to work it out: that is done for what is asked again, and as long as it pays.
    """

    def __init__(self, state: Snapshot, setup: Setup) -> None:
        super().__init__(state, setup)
        #: What is known until the table changes, and at which number of the table that is.
        self.known_now: dict[Any, Any] = {}
        self.known_at = -1
        #: How far it has paid to note what something rests on; below 0 it does not.
        self.pays = self.ruleset.pays
        #: What is known for longer.
        self.noted: dict[Any, Known] = {}
        #: What another knew for longer, with handles of another game.
        self._theirs: dict[Any, Known] = {}
        self._handed_on: HandedOn | None = None
        self._began = self.table.version
        self._notes: Notes | None = None

    def remembered(self, what: Any, key: Any, work_out: Callable[..., Any], *given: Any) -> Any:
        """Return what is remembered under *what* and *key*, or work it out from what is *given*."""
        place = what, key
        if self.notes is not None:
            return self._remembered_noting(self.notes, place, work_out, given)
        version = self.table.version
        if self.known_at != version:
            self.known_now.clear()
            self.known_at = version
        elif place in self.known_now:
            return self.known_now[place]
        balance = self.pays.get(what, CREDIT)
        if balance < 0:
            self.pays[what] = balance + 1 or CREDIT
            value = work_out(*given)
        else:
            value = self._known_for_long(place, work_out, given, balance)
        self.known_now[place] = value
        return value

    def _known_for_long(self, place: Any, work_out: Callable[..., Any], given: Any, balance: int) -> Any:
        """Return what still holds, or work it out, and note what it rests on if it was asked before."""
        if self._handed_on is not None:
            self._take_over(self._handed_on)
        known, rests_on = self.noted.get(place) or self._adopted(place), None
        if known is None:
            value = work_out(*given)
        elif known.cells is not None and self._holds(known):
            self.pays[place[0]] = min(balance + 1, WINNINGS)
            return known.value
        else:
            if known.cells is not None:
                self.pays[place[0]] = balance - 1 if balance else DEBT
            if known.made < self._began:  # another noted that, and it is asked for the first time here
                value = work_out(*given)
            else:
                value, rests_on = self.work_out_noting(work_out, given)
        self.noted[place] = Known(value, self.table.version, rests_on)
        return value

    def _remembered_noting(self, notes: Notes, place: Any, work_out: Callable[..., Any], given: Any) -> Any:
        """Do the same while it is being noted what is read: then that is known of everything that is asked."""
        known = self.noted.get(place) or self._adopted(place)
        if known is not None and known.cells is not None and self._holds(known):
            notes.cells.update(known.cells)
            notes.lists.update(known.lists)
            return known.value
        value, rests_on = self.work_out_noting(work_out, given)
        self.noted[place] = Known(value, self.table.version, rests_on)
        return value

    def _holds(self, known: Known) -> bool:
        """Say whether nothing has changed that something rests on."""
        table, made = self.table, known.made
        if known.true_at != table.version:
            touched = table.touched
            for cell in known.cells or ():
                if touched[cell] > made:
                    return False
            for about in known.lists:
                if self._is_at_work_since(about) > made:
                    return False
            known.true_at = table.version
        return True

    def hand_on(self) -> HandedOn | None:
        """Return what all who start from this rest may know, if anything."""
        if len(self.noted) > ROOM:
            self.noted = {}
            return None
        return self.table.version, self.table.layout, self.table.touched.copy(), self.noted

    def start_from(self, handed_on: HandedOn | None) -> None:
        """Start from what another knew at this rest, who may have gone on since."""
        if handed_on is not None and handed_on[1] is self.table.layout:
            self._handed_on = handed_on
            self.table.touched = handed_on[2].copy()

    def _take_over(self, handed_on: HandedOn) -> None:
        """Learn what another knew for long; what has handles of the other game in it, when it is asked for."""
        then, _, _, noted = handed_on
        self._handed_on = None
        self.noted, self._theirs = {}, {}
        for place, known in noted.copy().items():  # others may be adding to it
            if known.cells is not None and known.made <= then:
                learnt = self.noted if type(known.value) in PLAIN else self._theirs
                learnt[place] = known

    def _adopted(self, place: Any) -> Known | None:
        """Return what another knew, if it still holds, with handles of this game in place of the other's."""
        theirs = self._theirs.pop(place, None)
        if theirs is None or not self._holds(theirs):
            return None
        try:
            value = self._in_our_handles(theirs.value)
        except ForeignValue:
            return None
        known = self.noted[place] = Known(value, theirs.made, (theirs.cells or (), theirs.lists))
        return known

    def _in_our_handles(self, value: Any) -> Any:
        """Return a value of another game as it is in this one."""
        kind = type(value)
        if kind in PLAIN:
            return value
        if isinstance(value, Card):
            card = self.card_at(value.row)
            if card.incarnation == value.incarnation:
                return card
        elif isinstance(value, Player):
            return self.players[value.seat]
        elif kind is list or kind is tuple:
            return kind([self._in_our_handles(part) for part in value])
        elif isinstance(value, tuple):  # one with names
            return kind(*[self._in_our_handles(part) for part in value])
        raise ForeignValue

    @property
    def has_changed(self) -> bool:
        """Whether anything on the table has changed since this game began with it."""
        return self.table.version != self._began

    def forget_the_moment(self) -> None:
        """Forget what may rest on how something was."""
        self.known_at = -1

    # ------------------------------------------------------------------------------------ notes

    def work_out_noting(self, work_out: Callable[..., Any], given: Any) -> tuple[Any, RestsOn | None]:
        """Work something out, and note what it rests on."""
        table, outer = self.table, self.notes
        if outer is not None:
            before = outer.cells, outer.lists
            outer.cells, outer.lists = set(), set()
            before_that, outer.looks_back = outer.looks_back, False
            try:
                value = work_out(*given)
                return value, outer.rests_on
            finally:
                outer.cells |= before[0]
                outer.lists |= before[1]
                outer.looks_back |= before_that
        notes = self._notes
        if notes is None or notes.layout is not table.layout:
            notes = self._notes = Notes(table)
        notes.cells, notes.lists, notes.looks_back = set(), set(), False
        known_at, self.known_at, version = self.known_at, -1, table.version
        self.notes, self.facts = notes, notes.facts  # type: ignore[assignment]
        table.note(notes.columns)
        try:
            value = work_out(*given)
        finally:
            table.note_no_more()
            self.notes, self.facts, self.known_at = None, table.facts, known_at
        if table.version != version:
            raise RulesBug("something changes the table that is worked out from it")
        return value, notes.rests_on
