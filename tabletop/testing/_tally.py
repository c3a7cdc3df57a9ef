"""What a run of the battery has tried, to be told at its end; and how a check says that something is broken."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NoReturn

import attrs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tabletop import Match


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
    #: Who wants to see what somebody could imagine.
    dream: Callable[[Match], None] | None = None

    def add(self, what: str, count: int = 1) -> None:
        """Count something."""
        self.counts[what] += count


#: So many names are told; of more it is said how many there are.
TOLD: Final = 12


def named(what: str, names: tuple[str, ...]) -> list[str]:
    """Return a line that names things, or not all of very many; none if there are none."""
    more = f", and {len(names) - TOLD} more" if len(names) > TOLD else ""
    return [f"  {what}: {', '.join(names[:TOLD])}{more}"] if names else []


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
    #: Where a game is tried with expansions, this is empty, and the rest tells of what they bring.
    unreached: tuple[str, ...] = ()
    #: Cards of the expansions that were asked for which no game brought onto the table, by their ids.
    unplayed: tuple[str, ...] = ()
    #: Abilities that never fired, such as ``"herald.on_play"``, although their cards were there to be played.
    idle: tuple[str, ...] = ()
    #: Options that were never on offer: abilities that players use, although their cards were there, and deeds.
    unoffered: tuple[str, ...] = ()
    #: What somebody could imagine in a hidden zone where no such card ever lay: do these cards share a back that they should not?
    misplaced: tuple[str, ...] = ()

    def __str__(self) -> str:
        seats = ", ".join(map(str, self.seats))
        tried = f"{self.games:,} games" if self.games != 1 else "one game"
        lines = [
            f"{self.ruleset} holds: {self.games:,} games and {self.decisions:,} decisions with {seats} seats"
            f" in {self.seconds:.1f} s (profile {self.profile})",
            f"  longest game: {self.longest:,} decisions; slowest load: {self.slowest_load * 1000:.1f} ms",
            *[f"  {what}: {count:,}" for what, count in sorted(self.counts.items())],
            f"  checks: {', '.join(self.checks)}",
            *named("phases that no game came to", self.unreached),
            *named(f"cards of expansions that were never played in {tried}", self.unplayed),
            *named(f"abilities that never fired in {tried}, although their cards were played", self.idle),
            *named(f"options that were never on offer in {tried}, although they could be", self.unoffered),
            *named("imagined where no such card ever lay (give them backs of their own)", self.misplaced),
        ]
        return "\n".join(lines)
