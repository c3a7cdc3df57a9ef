"""What a run of the battery has tried, to be told at its end; and how a check says that something is broken."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NoReturn

import attrs

if TYPE_CHECKING:
    from collections.abc import Mapping


class Broken(Exception):
    """A check has found something."""

    def __init__(self, check: str, why: str, moment: int | None = None) -> None:
        self.check = check
        self.why = why
        #: After how many answers it shows, where the check knows.
        self.moment = moment
        super().__init__(f"{check}: {why}")


def broken(check: str, why: str, moment: int | None = None) -> NoReturn:
    """Say that a check has found something."""
    raise Broken(check, why, moment)


@attrs.define
class Tally:
    """Counts of everything that was tried."""

    counts: Counter[str] = attrs.field(factory=Counter)
    longest: int = 0
    slowest_load: float = 0.0

    def add(self, what: str, count: int = 1) -> None:
        """Count something."""
        self.counts[what] += count


@attrs.frozen(kw_only=True)
class Report:
    """
    What :func:`check_ruleset` tried without finding anything: read it as attributes, or print it.

    :attr:`counts` says how many decisions, twins, canaries, bad answers, bad saves and so on there were.
    """

    ruleset: str
    profile: str
    seats: tuple[int, ...]
    games: int
    decisions: int
    longest: int
    seconds: float
    slowest_load: float
    counts: Mapping[str, int]
    checks: tuple[str, ...]
    #: The phases of the game that no game came to: ways that these games did not take, or that nothing leads to.
    unreached: tuple[str, ...] = ()

    def __str__(self) -> str:
        seats = ", ".join(map(str, self.seats))
        lines = [
            f"{self.ruleset} holds: {self.games:,} games and {self.decisions:,} decisions with {seats} seats"
            f" in {self.seconds:.1f} s (profile {self.profile})",
            f"  longest game: {self.longest:,} decisions; slowest load: {self.slowest_load * 1000:.1f} ms",
            *[f"  {what}: {count:,}" for what, count in sorted(self.counts.items())],
            f"  checks: {', '.join(self.checks)}",
            *([f"  phases that no game came to: {', '.join(self.unreached)}"] if self.unreached else []),
        ]
        return "\n".join(lines)
