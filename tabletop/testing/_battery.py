"""The whole battery: random games of a ruleset under light checks, and some of them under deep ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from time import perf_counter  # noqa: TID251 (to tell how long it took)
from typing import Any, Final, Literal

import attrs

from tabletop import Game, RulesBug, Ruleset, TabletopError, ruleset
from tabletop._rules.joining import takes_expansions

from ._apart import check_copying, check_sequences
from ._card_lint import lint_ruleset
from ._cases import Case, Picked, dice, policy_of
from ._checks import (
    check_causes,
    check_chance,
    check_fold,
    check_happenings,
    check_history,
    check_looking,
    check_memory,
    check_options,
    check_refusals,
    check_replay,
    check_undo,
)
from ._errors import RulesetFailure, unknown
from ._further import check_counts, check_struck, check_ways
from ._idle import Sights
from ._imagined import check_imagined
from ._input import check_messages, check_own_values
from ._processes import check_processes
from ._sealed import check_sealed
from ._secrets import check_canaries, check_twins
from ._shorten import shorten
from ._spoiled import check_lies, check_saves
from ._tally import Broken, Report, Tally, broken
from ._unseen import check_unseen
from ._watch import rewatch, watched_game

Check = Callable[[Case, Sequence[Picked], Random, Tally], None]
#: With which options a game of some seats and some number is set up.
Options = Callable[[int, int], Mapping[str, Any]]

#: The deep checks, in the order in which they are made: the first that fails is the one that is told.
DEEP: Final[Mapping[str, Check]] = {
    "chance": check_chance,
    "history": check_history,
    "memory": check_memory,
    "replay": check_replay,
    "undo": check_undo,
    "sealed": check_sealed,
    "looking": check_looking,
    "options": check_options,
    "refusals": check_refusals,
    "happenings": check_happenings,
    "fold": check_fold,
    "causes": check_causes,
    "sequences": check_sequences,
    "copying": check_copying,
    "imagined": check_imagined,
    "twins": check_twins,
    "canaries": check_canaries,
    "unseen": check_unseen,
    "saves": check_saves,
    "lies": check_lies,
}
#: Checks that :func:`recheck` makes, too, and that the battery leaves out.
FURTHER: Final[Mapping[str, Check]] = {
    "faults": check_struck,
    "ways": check_ways,
    "counts": check_counts,
    "messages": check_messages,
    "own values": check_own_values,
}
#: The light checks are made together, on every game.
LIGHT: Final = ("rules", "conservation", "backs", "control", "invariants", "ends")
#: How often it is said how many games are played.
PARTS: Final = 8
#: Checks that try something else each time, and how often they are made to see a failure again.
ROLLING: Final = frozenset(
    {"sequences", "copying", "options", "refusals", "imagined", "twins", "unseen", "saves", "lies"}
)
TRIES: Final = 6
CHECKS: Final = (*LIGHT, *DEEP, "processes", "sources")


@attrs.frozen
class Profile:
    """How much is tried: games, the share of them that is looked at deeply, and games for fresh processes."""

    games: int
    deep: float
    processes: int


PROFILES: Final[Mapping[str, Profile]] = {
    "dev": Profile(games=24, deep=0.125, processes=4),
    "ci": Profile(games=300, deep=0.02, processes=50),
    "deep": Profile(games=10_000, deep=0.05, processes=200),
}


def check_ruleset(
    ruleset: str | type[Game] | Ruleset,
    *,
    games: int | None = None,
    seats: Iterable[int] | int | None = None,
    options: Options | Iterable[Mapping[str, Any]] | Mapping[str, Any] | None = None,
    seed: int = 0,
    profile: Literal["dev", "ci", "deep"] = "dev",
    skip: Iterable[str] = (),
    most: int | None = None,
    length: int | None = None,
    report: bool = True,
    progress: Callable[[str], object] | None = None,
) -> Report:
    """
    Play many random games of a ruleset, and check everything that this library promises of every game.

    *profile* says how much: ``"dev"`` takes seconds, ``"ci"`` 300 games, ``"deep"`` 10,000; *games* overrides the number.
    *seats* and *options* are those to play with (all numbers of seats, and the defaults, unless given): each set of options
    is a mapping, or all of them are a function of the seats and the number of a game.
    *skip* names checks to leave out, *most* says after how many answers a game must be over.
    With a *length* games are broken off after so many answers: for games that last very long when they are played at random.

    Raises :class:`RulesetFailure` with the shortest failure found, as a test to paste. With *report* a summary is printed.
    *progress* is told in words what is done next.

    >>> check_ruleset("tic-tac-toe", games=4, skip=["processes"], report=False).games
    4
    """
    options = options if callable(options) else list_of(options)
    run = Run(
        rules_for(ruleset, options), seats, options, seed, PROFILES[profile], frozenset(skip), most, length, progress
    )
    for name in run.skip:
        if name not in CHECKS:
            raise unknown("check", name, CHECKS)
    made = run.all(PROFILES[profile].games if games is None else games, profile)
    if report:
        sys.stdout.write(f"{made}\n")
    return made


def list_of(options: Iterable[Mapping[str, Any]] | Mapping[str, Any] | None) -> list[Mapping[str, Any]]:
    """Return all sets of options that are given, at least one."""
    return [options or {}] if options is None or isinstance(options, Mapping) else list(options)


def turns(options: Sequence[Mapping[str, Any]], seats: int) -> Options:
    """Return which options come for which game: of several sets one after the other, each with every number of seats."""
    return lambda _, number: options[number // seats % len(options)]


def silent(words: str) -> None:
    """Say nothing."""


def rules_of(given: str | type[Game] | Ruleset) -> Ruleset:
    """Return a ruleset."""
    return ruleset(given)


def rules_for(given: str | type[Game] | Ruleset, options: Options | Sequence[Mapping[str, Any]]) -> Ruleset:
    """Return a ruleset, with the sets that all options name if they name the same."""
    rules = rules_of(given)
    if callable(options) or not takes_expansions(rules.game):
        return rules
    first, *others = [one.get("sets") for one in options]
    return rules if first is None or any(sets != first for sets in others) else rules.with_sets(first)


class Run:
    """One run of the battery."""

    def __init__(
        self,
        rules: Ruleset,
        seats: Iterable[int] | int | None,
        options: Options | Sequence[Mapping[str, Any]],
        seed: int,
        profile: Profile,
        skip: frozenset[str],
        most: int | None,
        length: int | None,
        progress: Callable[[str], object] | None,
    ) -> None:
        self.rules = rules
        self.seats = rules.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
        self.options = options if callable(options) else turns(options, len(self.seats))
        self.seed = seed
        self.profile = profile
        self.skip = skip
        self.most = rules.game.longest if most is None else most
        self.length = length
        self.progress = progress or silent
        #: The deep checks that are made of some games.
        self.deep = {name: check for name, check in DEEP.items() if name not in skip}
        self.sights = Sights(rules)
        self.tally = Tally(dream=self.sights.dream)

    def case(self, number: int) -> Case:
        """Return the case of one game."""
        seats = self.seats[number % len(self.seats)]
        # The sets that a ruleset was asked for with are told, so that a failure is seen again under its name alone.
        sets = {} if self.rules.named is None else {"sets": list(self.rules.named)}
        options = {**sets, **self.options(seats, number)}
        return Case(ruleset=self.rules, seats=seats, seed=self.seed + number, options=options, length=self.length)

    def all(self, games: int, profile: str) -> Report:
        """Read the sources, play all games, then some of them in fresh processes."""
        began = perf_counter()
        self.rules.phases_reached.clear()
        self.progress("reading the sources")
        self.sources()
        every = max(round(1 / self.profile.deep), 1)
        for number in range(games):
            if number % max(games // PARTS, 1) == 0:
                self.progress(f"{number} of {games} games are played")
            # Deep games move through seats, options and policies, although they come at even distances.
            self.look(self.case(number), self.deep if (number + number // every) % every == 0 else {})
        fresh = min(self.profile.processes, games)
        self.progress(f"{games} of {games} games are played; {fresh} of them are played again in fresh processes")
        self.processes(fresh)
        return Report(
            ruleset=self.rules.name,
            profile=profile,
            seats=self.seats,
            games=games,
            decisions=self.tally.counts.pop("decisions", 0),
            longest=self.tally.longest,
            seconds=perf_counter() - began,
            slowest_load=self.tally.slowest_load,
            counts=dict(self.tally.counts),
            checks=tuple(name for name in CHECKS if name not in self.skip),
            unreached=() if self.rules.game.expansions else self.unreached(),
            unplayed=tuple(self.sights.unplayed()),
            idle=tuple(self.sights.idle()),
            unoffered=tuple(self.sights.unoffered()),
            misplaced=tuple(self.sights.misplaced()),
        )

    def unreached(self) -> tuple[str, ...]:
        """Return the phases that no game came to."""
        return tuple(name for name in self.rules.phases if name not in self.rules.phases_reached)

    def sources(self) -> None:
        """Read the sources, which takes no game and tells the very line."""
        if "sources" in self.skip:
            return
        try:
            check_sources(self.rules, self.tally)
        except Broken as found:
            raise RulesetFailure("sources", found.why, self.case(0), []) from None

    def look(self, case: Case, deep: Mapping[str, Check]) -> None:
        """Play one game under the light checks; make some deep ones of it, or none."""
        answers: list[Picked] = []
        counted = attrs.evolve(case, ruleset=self.sights.counted)
        policy, rng, most = policy_of(case.seed), dice(case.seed), self.most
        try:
            with self.sights:
                watched_game(counted, policy, rng, self.tally, answers, most=most, seen=self.sights.see)
        except Broken as found:
            if found.check not in self.skip:
                self.fail(case, answers, found, rewatch)
            return
        for name, check in deep.items():
            self.try_one(name, check, case, answers)
        if deep:
            self.tally.add("games looked at deeply")

    def try_one(self, name: str, check: Check, case: Case, answers: Sequence[Picked]) -> None:
        """Make one deep check."""
        found = finding(name, check, case, answers, self.tally)
        if found is not None:
            self.fail(case, answers, found, check)

    def fail(self, case: Case, answers: Sequence[Picked], found: Broken, check: Check) -> None:
        """Raise a failure, as short as it can be had."""
        quiet = Tally()
        best = list(answers)
        if found.check != "ends":
            best, found = shorten(
                case, answers, found, lambda tried: finding(found.check, check, case, tried, quiet, tries=TRIES)
            )
        raise RulesetFailure(found.check, found.why, case, best)

    def processes(self, count: int) -> None:
        """Play some games in fresh processes."""
        if "processes" in self.skip or not count:
            return
        cases = [self.case(number) for number in range(count)]
        try:
            odd = check_processes(cases, self.tally)
        except Broken as found:
            raise RulesetFailure("processes", found.why, cases[0], []) from None
        if odd is not None:
            why = "in a fresh process, with another PYTHONHASHSEED, the game goes another way: is a set gone through?"
            raise RulesetFailure("processes", why + odd.difference, cases[odd.number], [])


def check_sources(rules: Ruleset, tally: Tally) -> None:
    """The sources of a ruleset, as far as there are any, hold nothing that the lint finds."""
    found, parts = lint_ruleset(rules)
    if found:
        broken("sources", "\n  ".join(["the lint finds", *map(str, found)]))
    if parts:
        tally.add("definitions read", parts)


def finding(
    name: str, check: Check, case: Case, answers: Sequence[Picked], tally: Tally, *, tries: int = 1
) -> Broken | None:
    """Make one check, or several times with other dice where it rolls any, and return what it finds."""
    rolled = range(tries if name in ROLLING else 1)
    return next(filter(None, (found_once(name, check, case, answers, tally, number) for number in rolled)), None)


def found_once(
    name: str, check: Check, case: Case, answers: Sequence[Picked], tally: Tally, number: int
) -> Broken | None:
    """Make one check once, and return what it finds."""
    try:
        check(case, list(answers), dice(case.seed, name, number), tally)
    except Broken as found:
        return found
    except (RulesBug, RecursionError) as error:
        return Broken(name, f"the rules fail: {error}")
    except TabletopError as error:
        return Broken(name, f"the match can't be played again: {type(error).__name__}: {error}")
    return None


def recheck(
    ruleset: str | type[Game] | Ruleset,
    check: str,
    *,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    answers: Sequence[int | Sequence[int]] = (),
) -> None:
    """
    Make one check of :func:`check_ruleset` on one game whose answers are known: what its failures tell to paste.

    Some more checks begin where the answers lead: ``"faults"`` interrupts a match as :func:`check_faults` does, ``"ways"``
    walks all ways as :func:`prove` does, and ``"counts"`` walks copies and saves and wants them to get to the same tables.
    And ``"messages"`` and ``"own values"`` hand in what comes from outside, in every wrong form.

    >>> recheck("tic-tac-toe", "replay", seats=2, seed=7, answers=[4, 0, 0])
    """
    case = Case(ruleset=rules_of(ruleset), seats=seats, seed=seed, options=options or {})
    given: list[Picked] = [picked if isinstance(picked, int) else tuple(picked) for picked in answers]
    if check == "processes":
        odd = check_processes([case], Tally())
        if odd is not None:
            raise RulesetFailure(check, f"in a fresh process the game goes another way{odd.difference}", case, [])
        return
    if check not in (*CHECKS, *FURTHER):
        raise unknown("check", check, (*CHECKS, *FURTHER))
    if check == "sources":
        try:
            check_sources(case.ruleset, Tally())
        except Broken as error:
            raise RulesetFailure(check, error.why, case, []) from None
        return
    found = finding(check, {**DEEP, **FURTHER}.get(check, rewatch), case, given, Tally(), tries=TRIES)
    if found is not None:
        raise RulesetFailure(found.check, found.why, case, given)
