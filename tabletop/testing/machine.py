"""
A state machine for Hypothesis: odd things in odd orders, with any ruleset.

>>> from hypothesis import settings
>>> machine("tic-tac-toe").TestCase.settings
settings(...)
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabletop import AnswerError, Game, Match, NoSuchMoment, Ruleset, fold, load, ruleset, to_data, to_json

from ._cases import Case, legal
from ._checks import readers, state_line, wrong_answers
from ._secrets import told_now
from .strategies import cases, picks

__all__ = ["MatchMachine", "machine"]


class MatchMachine(RuleBasedStateMachine):
    """Plays one match, and does to it whatever its users may think of; made for a ruleset by :func:`machine`."""

    played: Ruleset

    def __init__(self) -> None:
        super().__init__()
        self.match: Match
        self.pictures: dict[int | None, Any] = {}
        self.told: dict[int | None, int] = {}
        #: Where the match was after each number of answers.
        self.lines: list[str] = []

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Set the match up."""
        case: Case = data.draw(cases(self.played), label="case")
        self.match = case.begin(log=True)
        self.lines = [state_line(self.match)]
        self.look_afresh()

    def look_afresh(self) -> None:
        """Have everybody look at the whole table, as after an undo."""
        for seat in readers(self.match):
            self.pictures[seat] = to_data(self.match.view(seat))
            self.told[seat] = self.match.sequence

    @property
    def goes_on(self) -> bool:
        """Whether somebody has to decide."""
        return self.match.decision is not None

    @precondition(lambda self: self.goes_on)
    @rule(pick=picks())
    def answer(self, pick: Any) -> None:
        """Answer legally."""
        assert self.match.decision is not None
        self.match.answer(legal(self.match.decision, pick))
        self.lines.append(state_line(self.match))

    @rule(index=st.integers(min_value=0, max_value=200))
    def answer_wrongly(self, index: int) -> None:
        """Answer in a way that must be refused."""
        wrong = wrong_answers(self.match, Random(index))  # noqa: S311 (dice, not secrets)
        answer, sender = wrong[index % len(wrong)]
        try:
            self.match.answer(answer, **sender)
        except AnswerError:
            assert state_line(self.match) == self.lines[-1], "a refused answer has changed the match"
        else:
            raise AssertionError(f"{answer!r:.80} {sender} was accepted")

    @rule()
    def save_and_load(self) -> None:
        """Go on with what was saved."""
        self.match = load(self.match.save())

    @rule()
    def copy_and_go_on(self) -> None:
        """Go on with a copy."""
        self.match = self.match.copy(log=True)

    @rule()
    def undo(self) -> None:
        """Take the last answer back."""
        try:
            self.match.undo()
        except NoSuchMoment:
            assert len(self.lines) == 1
            return
        self.lines.pop()
        self.look_afresh()

    @rule(pick=picks(), moment=st.integers(min_value=0, max_value=500))
    def fork_and_play_on(self, pick: Any, moment: int) -> None:
        """Play on from an earlier moment, elsewhere: it must not show here."""
        fork = self.match.at(moment % len(self.lines))
        assert state_line(fork) == self.lines[fork.number]
        for _ in range(3):
            if fork.decision is not None:
                fork.answer(legal(fork.decision, pick))

    @rule(seat=st.integers(min_value=0, max_value=20), seed=st.integers(min_value=0, max_value=2**32))
    def look_and_imagine(self, seat: int, seed: int) -> None:
        """Look at everything through one seat's eyes, and imagine what else could be: it must look the same."""
        reader = readers(self.match)[seat % (len(self.match.seats) + 1)]
        made = self.match.imagine(reader, Random(seed))  # noqa: S311 (dice, not secrets)
        assert to_json(told_now(made, reader)) == to_json(told_now(self.match, reader))

    @rule()
    def play_again(self) -> None:
        """Play the whole match again from its set-up."""
        assert state_line(self.match.replay()) == self.lines[-1]

    @invariant()
    def nothing_has_changed_by_itself(self) -> None:
        """The match is where its last answer has led."""
        if self.lines:
            assert state_line(self.match) == self.lines[-1]

    @invariant()
    def invariants_hold(self) -> None:
        """Every invariant of the game and of the library holds."""
        if self.lines:
            assert self.match.invariants() == ()

    @invariant()
    def events_fold_into_views(self) -> None:
        """Whoever keeps a picture up to date by events has the same picture as who looks afresh."""
        for seat in readers(self.match) if self.lines else ():
            events = self.match.events(seat, since=self.told[seat])
            self.pictures[seat] = fold(self.pictures[seat], events)
            self.told[seat] = self.match.sequence
            assert self.pictures[seat] == to_data(self.match.view(seat))


def machine(game: str | type[Game] | Ruleset) -> type[MatchMachine]:
    """
    Return a state machine that plays a ruleset: answers, wrong answers, saves, copies, undoing, forks and looks.

    In a test module, ``TestHedgeCourt = machine("hedge-court").TestCase`` is all it takes.
    """
    rules = ruleset(game)
    name = "".join(word.capitalize() for word in rules.name.split("-"))
    return type(f"{name}Machine", (MatchMachine,), {"played": rules, "__doc__": f"Plays {rules.title}."})
