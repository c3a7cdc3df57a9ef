"""Making a failure short: fewer answers, and smaller ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter  # noqa: TID251 (a limit of how long to look for a shorter failure)
from typing import Final

from ._cases import Case, Picked, fewest, legal
from ._tally import Broken

#: How long to look for a shorter failure, in seconds.
PATIENCE: Final = 8.0

Fails = Callable[[list[Picked]], Broken | None]


def shorten(case: Case, answers: Sequence[Picked], found: Broken, fails: Fails) -> tuple[list[Picked], Broken]:
    """Return the shortest list of answers found that fails in the same way, and how it fails."""
    return Shortening(case, answers, found, fails).run()


class Shortening:
    """One search for a shorter failure."""

    def __init__(self, case: Case, answers: Sequence[Picked], found: Broken, fails: Fails) -> None:
        self.case = case
        self.best = list(answers)
        self.found = found
        self._fails = fails
        self._until = perf_counter() + PATIENCE

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return perf_counter() > self._until

    def run(self) -> tuple[list[Picked], Broken]:
        """Cut, then choose smaller, until nothing helps any more."""
        if self.found.moment is not None:
            self.attempt(self.best[: self.found.moment])
        self.cut()
        size = None
        while size != (size := (len(self.best), sum(map(weight, self.best)))) and not self.late:
            self.leave_out()
            self.choose_smaller()
        return self.best, self.found

    def attempt(self, answers: Sequence[Picked]) -> bool:
        """Keep other answers if they fail as well."""
        wanted = self.playable(answers)
        if (len(wanted), sum(map(weight, wanted))) >= (len(self.best), sum(map(weight, self.best))):
            return False
        found = self._fails(wanted)
        if found is None or found.check != self.found.check:
            return False
        self.best, self.found = wanted, found
        if found.moment is not None and found.moment < len(wanted):
            self.attempt(wanted[: found.moment])
        return True

    def playable(self, answers: Sequence[Picked]) -> list[Picked]:
        """Return answers that can be given, as near to those wanted as can be."""
        match = self.case.begin()
        given: list[Picked] = []
        for wanted in answers:
            if match.decision is None:
                break
            given.append(legal(match.decision, wanted))
            try:
                match.answer(given[-1])
            except Exception:  # the failure itself, perhaps: then nothing comes after it
                break
        return given

    def cut(self) -> None:
        """Leave out the end, as much as can be."""
        length = 0
        while length < len(self.best) and not self.late:
            if self.attempt(self.best[:length]):
                break
            length = 2 * length + 1
        while self.best and not self.late and self.attempt(self.best[:-1]):
            pass

    def leave_out(self) -> None:
        """Leave out single answers."""
        index = len(self.best) - 1
        while index >= 0 and not self.late:
            self.attempt([*self.best[:index], *self.best[index + 1 :]])
            index = min(index, len(self.best)) - 1

    def choose_smaller(self) -> None:
        """Pick the first option wherever that fails as well."""
        for index in range(len(self.best)):
            if index < len(self.best) and not self.late and weight(self.best[index]):
                match = self.case.play(self.best[:index])
                if match.decision is not None:
                    self.attempt([*self.best[:index], fewest(match.decision), *self.best[index + 1 :]])


def weight(picked: Picked) -> int:
    """Return how large an answer is."""
    return picked if isinstance(picked, int) else sum(picked) + len(picked)
