"""What was worked out is remembered until something changes that it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop._base.errors import RulesBug
from tabletop._table.notes import Notes

from .lookup import PLAIN, ForeignValue, Lookup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout
    from tabletop._table.notes import RestsOn
    from tabletop._table.table import Snapshot

#: To note something costs more than it saves to have it noted once: what a note costs in points, and what is won whenever
#: something noted still holds. With what there is to begin with, and with the most that can be won; what has lost everything
#: is not noted for so long, and then begins anew.
PRICE: Final = 3
PRIZE: Final = 2
CREDIT: Final = 16
WINNINGS: Final = 40
DEBT: Final = -200
#: More than this is not handed on from rest to rest: most of it is about cards that are gone.
ROOM: Final = 500


class Known:
    """
    Something that was worked out: its value, and at which number of the table it was last known to be true.

    Where it was noted, it says on which cells and which lists of what is at work it rests, and on which other values that
    are noted. It is true until one of the cells or lists changes, or one of these values comes out another way.
    """

    __slots__ = (
        "cells", "changed", "given", "is_foreign", "lists", "made", "parts", "then", "true_at", "true_then", "value", "whole",
        "wins", "work_out",
    )  # fmt: skip

    def __init__(self, value: Any, made: int, rests_on: RestsOn | None, changed: int | None = None) -> None:
        self.value = value
        #: At which number of the table it was worked out, was true last, and was true at the latest rest.
        self.made = self.true_at = self.true_then = made
        #: Since when it has come out the same.
        self.changed = made if changed is None else changed
        #: What works it out again, and from what, if anything rests on it.
        self.work_out: Callable[..., Any] | None = None
        self.given: Any = ()
        #: Whether there are handles of another game in its value, until somebody asks for it.
        self.is_foreign = False
        #: How often it did not have to be worked out.
        self.wins = 0
        #: What was known instead at the latest rest, for those who start from there.
        self.then: Known | None = None
        self.cells: tuple[int, ...] | None = None
        self.lists: tuple[tuple[str, Any], ...] = ()
        self.parts: tuple[Any, ...] = ()
        #: On what it rests with all of its parts, as far as that is known, and at which number of the table it did so.
        self.whole: Whole | None = None
        if rests_on is not None:
            self.cells, self.lists, self.parts = rests_on
            if not self.parts:
                self.whole = made, self.cells, self.lists


#: What one match knew when it came to rest: the number of the latest change, the layout, the number of the latest change to
#: each cell, and what is known; it goes on with that.
HandedOn = tuple[int, "Layout", tuple[int, ...], dict[Any, Known]]

#: What something rests on with all of its parts: cells, and lists of what is at work.
OfCells = tuple[tuple[int, ...], tuple[tuple[str, Any], ...]]


#: The same, and at which number of the table.
Whole = tuple[int, tuple[int, ...], tuple[tuple[str, Any], ...]]


class Memory(Lookup):
    """
    Remembers what is worked out from the table.

    Everything is known until the table changes. To note what something rests on, so that it is known for longer, takes
    longer than to work it out: that is done for what is asked again, and as long as it pays.
    """

    __slots__ = (
        "_began",
        "_handed_on",
        "_rested",
        "_theirs",
        "_then",
        "known_at",
        "known_now",
        "noted",
        "pays",
    )  # fmt: skip

    def __init__(self, state: Snapshot, setup: Setup) -> None:
        super().__init__(state, setup)
        #: What is known until the table changes, and at which number of the table that is.
        self.known_now: dict[Any, Any] = {}
        self.known_at = -1
        #: How far it has paid to note what something rests on; below 0 it does not.
        self.pays = self.ruleset.pays
        #: What is known for longer.
        self.noted: dict[Any, Known] = {}
        #: What another knew for longer, with handles of another game, and at which number of the table.
        self._theirs: dict[Any, Known] = {}
        self._then = -1
        self._handed_on: HandedOn | None = None
        self._began = self._rested = self.table.version

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
        if self._handed_on is not None:
            self._take_over(self._handed_on)
        known = self.noted.get(place) or (self._adopted(place) if self._theirs else None)
        still = None if known is None or known.cells is None else self._still(known)
        if still is not None and (not still.is_foreign or self._is_told_here(still)):
            still.wins += 1
            value = still.value
        elif (balance := self.pays.get(what, CREDIT)) < 0:
            self.pays[what] = balance + 1 or CREDIT
            value = work_out(*given)
        else:
            value = self._worked_out(place, known, balance, work_out, given)
        self.known_now[place] = value
        return value

    def _worked_out(
        self, place: Any, known: Known | None, balance: int, work_out: Callable[..., Any], given: Any
    ) -> Any:
        """Work out what does not hold any longer, and note what it rests on, which has paid, if it was asked before."""
        if known is not None:
            left = min(balance + known.wins * PRIZE, WINNINGS) - PRICE
            self.pays[place[0]] = left if left >= 0 else DEBT
            return self._note(place, known, work_out, given).value
        value = work_out(*given)  # it is asked for the first time here, whoever else has noted it
        self.noted[place] = Known(value, self.table.version, None)
        return value

    def _remembered_noting(self, notes: Notes, place: Any, work_out: Callable[..., Any], given: Any) -> Any:
        """Do the same while it is being noted what is read: then that is known of everything that is asked."""
        before = self.noted.get(place) or (self._adopted(place) if self._theirs else None)
        known = None if before is None or before.cells is None else self._still(before)
        if known is None or (known.is_foreign and not self._is_told_here(known)):
            known = self._note(place, before, work_out, given)
        if known.cells is None:
            notes.looks_back = True
        else:
            known.work_out, known.given = work_out, given
            notes.parts[place] = None
        return known.value

    def _note(self, place: Any, before: Known | None, work_out: Callable[..., Any], given: Any) -> Known:
        """Work something out, and note what it rests on, and whether it came out as before."""
        value, rests_on = self._work_out_noting(work_out, given)
        version = self.table.version
        known = self.noted[place] = Known(value, version, rests_on)
        if before is not None:
            if rests_on is not None and type(before.value) is type(value) and before.value == value:
                known.changed = before.changed  # nothing that is given the one would know it from the other
            # Who starts from the latest rest goes on with what was known then.
            if before.made > self._rested:
                known.then = before.then
            else:
                known.then, before.then = before, None
        return known

    def _still(self, known: Known) -> Known | None:
        """Return what is known if it still holds: nothing that was read has changed, or its parts come out the same."""
        table, since, whole = self.table, known.true_at, known.whole
        version, touched = table.version, table.touched
        if since == version:
            return known
        holds = whole is not None
        if whole is not None:
            _, cells, lists = whole
            for cell in cells:
                if touched[cell] > since:
                    holds = False
                    break
            for about in lists:
                holds = holds and table.listed[about].changed <= since
        if not holds and not (known.parts and self._holds_by_parts(known, since)):
            return None
        if since <= self._rested:
            known.true_then = since
        known.true_at = version
        return known

    def _holds_by_parts(self, known: Known, since: int) -> bool:
        """Say whether what was read is as it was, and its parts, in their order, come out the same, though on other grounds."""
        table = self.table
        version, touched = table.version, table.touched
        for cell in known.cells or ():
            if touched[cell] > since:
                return False
        for about in known.lists:
            if table.listed[about].changed > since:
                return False
        for place in known.parts:
            part = self.noted.get(place) or (self._adopted(place, since) if self._theirs else None)
            if part is not None and part.true_at < since:  # it held when the whole did, though nobody asked for it
                if part.true_at <= self._rested:
                    part.true_then = part.true_at
                part.true_at = since
            if part is not None and part.true_at != version and self._still(part) is None:
                part = self._brought_up_to_date(place, part)
            if part is None or part.changed > since:
                return False
        known.whole = self._with_parts(known.cells or (), known.lists, known.parts)
        return True

    def _with_parts(self, cells: Iterable[int], lists: Iterable[tuple[str, Any]], parts: Iterable[Any]) -> Whole:
        """Return on what something rests with all of its parts, which are known just now."""
        every, about = {*cells}, dict.fromkeys(lists)
        for place in parts:
            part = self.noted[place]
            if part.whole is None:
                part.whole = self._with_parts(part.cells or (), part.lists, part.parts)
            every.update(part.whole[1])
            about |= dict.fromkeys(part.whole[2])
        return self.table.version, tuple(every), tuple(about)

    def _brought_up_to_date(self, place: Any, part: Known) -> Known | None:
        """Return a part of something as it is now, if it is known how to work it out."""
        if part.work_out is None:
            return None
        now = self._note(place, part, part.work_out, part.given)
        now.work_out, now.given = part.work_out, part.given
        return now

    def hand_on(self) -> HandedOn | None:
        """Return what all who start from this rest may know, if anything."""
        if len(self.noted) > ROOM:
            self.noted = {}
            return None
        self._rested = self.table.version
        return self._rested, self.table.layout, tuple(self.table.touched), self.noted

    def start_from(self, handed_on: HandedOn | None) -> None:
        """Start from what another knew at this rest, who may have gone on since."""
        if handed_on is not None and handed_on[1] is self.table.layout:
            self._handed_on = handed_on
            self.table.touched = [*handed_on[2]]

    def _take_over(self, handed_on: HandedOn) -> None:
        """Learn what another knew for long, when it is asked for."""
        self._then, _, _, noted = handed_on
        self._theirs = noted.copy()  # others may be adding to it
        self._handed_on = None

    def _adopted(self, place: Any, held: int = 0) -> Known | None:
        """Return what another knew, and what *held* at some number of the table at least, if it still holds."""
        theirs, then = self._theirs.pop(place, None), self._then
        if theirs is not None and theirs.made > then:
            theirs = theirs.then
        if theirs is None or theirs.cells is None or theirs.made > then:
            return None
        since = theirs.true_at
        if since > then:
            since = theirs.true_then if theirs.true_then <= then else theirs.made
        since = max(since, held)
        known = Known(theirs.value, since, (theirs.cells, theirs.lists, theirs.parts), theirs.changed)
        if theirs.whole is not None and theirs.whole[0] <= then:
            known.whole = theirs.whole
        known.is_foreign = type(known.value) not in PLAIN
        if self._still(known) is None:
            return None
        self.noted[place] = known
        return known

    def _is_told_here(self, known: Known) -> bool:
        """Put handles of this game in place of another's, and say whether that could be done."""
        try:
            known.value, known.is_foreign = self.in_our_handles(known.value), False
        except ForeignValue:
            return False
        return True

    @property
    def has_changed(self) -> bool:
        """Whether anything on the table has changed since this game began with it."""
        return self.table.version != self._began

    def forget_the_moment(self) -> None:
        """Forget what may rest on how something was."""
        self.known_at = -1

    # ------------------------------------------------------------------------------------ notes

    def worked_out_of_cells(self, work_out: Callable[..., Any], given: Any) -> tuple[Any, OfCells | None]:
        """Work something out, and say what it rests on with all of its parts; None if that is not known for long."""
        value, rests_on = self._work_out_noting(work_out, given)
        if rests_on is None:
            return value, None
        return value, self._with_parts(*rests_on)[1:]

    def _work_out_noting(self, work_out: Callable[..., Any], given: Any) -> tuple[Any, RestsOn | None]:
        """Work something out, and note what it rests on."""
        table, notes = self.table, self.notes
        if notes is not None:
            outer = notes.cells, notes.lists, notes.parts, notes.looks_back
            notes.begin()
            try:
                value = work_out(*given)
                return value, notes.rests_on
            finally:
                notes.cells, notes.lists, notes.parts, notes.looks_back = outer
        spare = table.layout.spare_notes
        try:
            notes = spare.pop()
        except IndexError:
            notes = Notes(table.layout)
        notes.table = table
        notes.begin()
        known_at, self.known_at, version = self.known_at, -1, table.version
        self.notes, self.facts, self.listed = notes, notes.facts, notes.listed  # type: ignore[assignment]
        table.note(notes.columns)
        try:
            value = work_out(*given)
        finally:
            table.note_no_more()
            self.notes, self.facts, self.listed, self.known_at = None, table.true["facts"], table.listed, known_at
        if table.version != version:
            raise RulesBug("something changes the table that is worked out from it")
        rests_on = notes.rests_on
        del notes.table
        spare.append(notes)
        return value, rests_on
