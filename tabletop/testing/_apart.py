"""The deep checks of what clients keep: sequences that never come back, and copies that share nothing."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251 (to see that it does the right thing, with what was made here)
from typing import TYPE_CHECKING, Any, Final

from tabletop import AnswerError, Match, NotPortable, StaleAnswer, TableBranched, load, to_json

from ._cases import Case, Picked, uniform
from ._checks import matches_at, readers, seat_name, state_line
from ._tally import Tally, broken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

#: How often a match goes on, back or through a save, from each moment that is looked at.
DEEDS: Final = 8
#: Of how many answers before such a moment events are kept in mind.
EARLIER: Final = 4


# ------------------------------------------------------------------------------------------------ sequences


def check_sequences(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """No sequence and no id of an event comes back, whatever is undone, gone back to and loaded; who comes late is told so."""
    for moment, match in matches_at(case, answers, rng, log=True):
        table = Branching(match.copy(log=True), rng.choice(readers(match)), moment)
        for _ in range(DEEDS):
            table.go_on(rng)
        tally.add("ways back and on", DEEDS)


class Branching:
    """A match that goes on and back, and what its reader was told."""

    def __init__(self, match: Match, reader: int | None, moment: int) -> None:
        self.match = match
        self.reader = reader
        self.moment = moment
        #: What was told as which event: its kind and its words, by its id.
        self.told: dict[str, tuple[str, str]] = {}
        #: The sequences that were given out, and those of them from which events lead on.
        self.seen: list[int] = []
        self.leads_on: list[int] = []
        self.note(max(match.sequence - min(EARLIER, match.number), 1))

    def fail(self, why: str) -> None:
        """Say what is broken."""
        broken("sequences", why, self.moment)

    def go_on(self, rng: Random) -> None:
        """Give an answer, take one back, go back to a moment, or load what was saved."""
        match, latest = self.match, self.match.sequence
        ways: list[Callable[[], None]] = [self.reload]
        ways += [self.undo, lambda: self.back(rng)] if match.number > match.first_moment else []
        ways += [lambda: self.answer(rng)] * 2 if match.decision is not None else []
        way = rng.choice(ways)
        way()
        now, expected = self.match.sequence, latest + (way != self.reload)
        if now != expected:
            self.fail(f"after the sequence {latest} comes {now}, and should be {expected}")
        self.come_late()
        self.note(self.leads_on[0] if self.leads_on else now)

    def answer(self, rng: Random) -> None:
        """Give an answer at random."""
        decision = rng.choice(self.match.decisions)
        self.match.answer(uniform(decision, rng), seat=decision.seat)

    def undo(self) -> None:
        """Take an answer back."""
        self.match.undo()
        self.leads_on = []

    def back(self, rng: Random) -> None:
        """Go on from an earlier moment."""
        first = max(self.match.first_moment, self.match.number - EARLIER)
        self.match = self.match.at(rng.randrange(first, self.match.number))
        self.leads_on = []

    def reload(self) -> None:
        """Go on from a save, without a log."""
        self.match = load(self.match.save(), log=False)

    def come_late(self) -> None:
        """Answer earlier decisions, and ask for the events since: one is stale, and the other has branched or leads on."""
        match, decision = self.match, self.match.decision
        for sequence in self.seen:
            if sequence == match.sequence or sequence in [one.sequence for one in match.decisions]:
                continue
            if decision is not None:
                try:
                    match.copy().answer(0, sequence=sequence)
                    self.fail(f"an answer to the sequence {sequence} is taken at {match.sequence}")
                except StaleAnswer:
                    pass
                except AnswerError as error:
                    self.fail(f"an answer to the sequence {sequence} is refused otherwise than as stale: {error}")
            try:
                events = match.events(self.reader, since=sequence)
            except TableBranched:
                if sequence in self.leads_on:
                    self.fail(
                        f"{seat_name(self.reader)} can't go on from {sequence}, although nothing was taken back since"
                    )
                continue
            if sequence not in self.leads_on or [event.sequence for event in events][-1:] != [match.sequence]:
                self.fail(f"events since {sequence} do not lead {seat_name(self.reader)} to {match.sequence}")

    def note(self, since: int) -> None:
        """Keep in mind what is told now: the sequence of the view and of the decision, and the ids of events."""
        match = self.match
        view = match.view(self.reader)
        numbers = {match.sequence, view.sequence}
        # Who decides beside others does so from the first of them on, whatever they answer meanwhile.
        if not any(one.beside for one in match.decisions):
            numbers.update([one.sequence for one in (match.decision, view.decision) if one])
        if numbers != {match.sequence}:
            self.fail(f"match, view and decision do not have one sequence, but {sorted(numbers)}")
        for event in match.events(self.reader, since=since):
            words = (event.kind, event.text.english)
            if self.told.setdefault(event.id, words) != words:
                self.fail(f"the event {event.id} was {self.told[event.id]} and is now {words}")
        self.seen.append(match.sequence)
        if match.sequence not in self.leads_on:
            self.leads_on.append(match.sequence)


# ------------------------------------------------------------------------------------------------ copying


def pickled(thing: Any) -> Any:
    """Send something through a pickle."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 (made here)


#: Python's own ways to copy something.
WAYS: Final[dict[str, Callable[[Any], Any]]] = {"copied": copy.copy, "deeply copied": copy.deepcopy, "pickled": pickled}


def check_copying(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Python's own copying does the right thing with all that a match hands out, or refuses in our words."""
    for moment, match in matches_at(case, answers, rng, log=True):
        reader = rng.choice(readers(match))
        view = match.view(reader)
        recent = max(match.sequence - min(EARLIER, match.number), 1)
        plain = {"a view": view, "the events": match.events(reader, since=recent), "the outcome": match.outcome}
        for way, made_so in WAYS.items():
            for what, thing in plain.items():
                made = attempt(lambda: made_so(thing), f"{what} is {way}", moment)  # noqa: B023 (called at once)
                if made != thing or to_json(made) != to_json(thing):
                    broken("copying", f"when {what} is {way}, another one comes out", moment)
            for what, one in (("the ruleset", match.ruleset), ("a decision", match.decision)):
                if attempt(lambda: made_so(one), f"{what} is {way}", moment, one) is not one:  # noqa: B023
                    broken("copying", f"when {what} is {way}, another one comes out", moment)
            apart(match, way, made_so, rng, moment)
            tally.add("things copied", len(plain) + 3)


def attempt(deed: Callable[[], Any], what: str, moment: int, otherwise: Any = None) -> Any:
    """Do something; a refusal in our words stands for something else, if there is anything, and all other errors are faults."""
    try:
        return deed()
    except NotPortable as error:
        if otherwise is None:
            broken("copying", f"when {what}, it is refused: {error}", moment)
        return otherwise
    except Exception as error:
        broken("copying", f"when {what}: {type(error).__name__}: {error}", moment)


def apart(match: Match, way: str, made_so: Callable[[Any], Any], rng: Random, moment: int) -> None:
    """A match and what was made of it go on by themselves, each to where the same answer leads."""
    one = match.copy(log=True)
    one.view()  # so that its script runs
    before = state_line(one)
    other = attempt(lambda: made_so(one), f"a match is {way}", moment, one)
    if other is one:
        return
    if state_line(other) != before or other.sequence != one.sequence:
        broken("copying", f"when a match is {way}, it comes out elsewhere", moment)
    if one.decision is None:
        return
    picked = uniform(one.decision, rng)
    attempt(lambda: other.answer(picked), f"a match is {way} and the copy is answered", moment)
    if state_line(one) != before:
        broken("copying", f"when a match is {way} and the copy is answered, the original changes", moment)
    attempt(lambda: one.answer(picked), f"a match is {way} and the copy was answered first", moment)
    if state_line(one) != state_line(other):
        broken("copying", f"when a match is {way}, the same answer leads the two elsewhere", moment)
