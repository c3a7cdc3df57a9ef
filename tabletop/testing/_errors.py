"""What the kit says when something is not as it should be."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop import TabletopError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ._cases import Case, Picked


class ScenarioError(TabletopError, ValueError):
    """A scene can't be laid or asked about as it was: there is no such card, zone or fact, or not enough of them."""

    code: ClassVar[str] = "scenario"


class NotAsExpected(AssertionError):
    """The table in a scene is not as the test expects; the message reports how it is."""


class RulesetFailure(AssertionError):
    """
    A ruleset breaks one of the checks of the kit: the message tells which, and has a test to paste that shows it.

    Attributes say the same for programs: :attr:`check`, :attr:`why`, :attr:`case` and :attr:`answers`.
    """

    def __init__(self, check: str, why: str, case: Case, answers: Sequence[Picked]) -> None:
        self.check = check
        self.why = why
        self.case = case
        self.answers = list(answers)
        super().__init__(
            f"{case.name} fails the check {check!r}: {why}\n\n"
            f"with {case.seats} seats, seed {case.seed}, options {dict(case.options)!r}, "
            f"after {len(self.answers)} answers: {self.answers!r:.2000}\n\n"
            f"As a test:\n\n{case.as_test(check, self.answers)}"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.check, self.why, self.case, self.answers)


class WayFailure(AssertionError):
    """
    On one of the ways that a scene can go, a check of the kit fails; the message tells which, and what was answered.

    Attributes say the same for programs: :attr:`check`, :attr:`why`, :attr:`way` (what was picked, as it was offered)
    and :attr:`answers` (the same as numbers).
    """

    def __init__(self, check: str, why: str, way: Sequence[str], answers: Sequence[Picked]) -> None:
        self.check = check
        self.why = why
        self.way = tuple(way)
        self.answers = tuple(answers)
        told = "".join(f"\n  {one}" for one in self.way) or "\n  (nothing was answered)"
        super().__init__(f"one way to go fails the check {check!r}: {why}\n\nthe way, from the scene on:{told}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.check, self.why, self.way, self.answers)


def unknown(what: str, given: object, there: Iterable[Any]) -> ScenarioError:
    """
    Return the error for a name that means nothing, with the nearest ones that would.

    >>> str(unknown("card", "sqire", ["squire", "herald"]))
    "unknown card 'sqire'; did you mean 'squire'?"
    """
    names = [str(name) for name in there]
    folded = {name.casefold(): name for name in names}
    near = [folded[name] for name in get_close_matches(str(given).casefold(), folded, n=3, cutoff=0.5)]
    if near:
        hint = f"; did you mean {' or '.join(map(repr, near))}?"
    elif names:
        hint = f"; there is {', '.join(map(repr, names[:30]))}"
    else:
        hint = "; there is none at all"
    return ScenarioError(f"unknown {what} {given!r:.60}{hint}")
