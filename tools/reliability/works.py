"""What is tried: kinds of work, each of which makes some checks on games that follow from their numbers alone."""

from __future__ import annotations

import re
from ast import literal_eval
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module  # noqa: TID251 (named by who runs it, in a plan of their own)
from typing import Any, Final

import attrs

from tabletop import Ruleset, SetupError, register, ruleset
from tabletop._rules.catalogue import GameOption
from tabletop.testing import Case, RulesetFailure, recheck
from tabletop.testing._battery import DEEP, FURTHER, PROFILES, Check, Run, finding
from tabletop.testing._cases import Picked, dice
from tabletop.testing._processes import check_processes
from tabletop.testing._tally import Broken, Tally
from tools.reliability import command_line

#: After how many answers a game is broken off that would last for ever when it is played at random.
WHOLE: Final = 2_000
#: And after how many at most, if it is looked at from all sides.
BEGINNING: Final = 200
#: How often another set-up is drawn, if one can't be played with so many seats.
DRAWS: Final = 20


@attrs.frozen
class Work:
    """One kind of work: which checks are made besides the light ones."""

    name: str
    #: What one of it is called in the table of figures.
    checks: tuple[str, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether games are played to their end."""
        return self.name == "games"

    @property
    def is_fresh(self) -> bool:
        """Whether games are played in fresh processes."""
        return self.name == "processes"

    def made(self) -> Mapping[str, Check]:
        """Return the checks by name."""
        return {name: CHECKS[name] for name in self.checks}


#: All checks that look at one game: those of the kit, and that of the command line, of which the kit knows nothing.
CHECKS: Final[Mapping[str, Check]] = {**DEEP, **FURTHER, command_line.NAME: command_line.check_command_line}
SECRETS: Final = ("imagined", "twins", "canaries", "unseen")
INPUT: Final = ("refusals", "saves", "lies", "messages", "own values", command_line.NAME)

WORKS: Final[Mapping[str, Work]] = {
    work.name: work
    for work in (
        Work("games"),
        Work("checks", tuple(name for name in DEEP if name not in (*SECRETS, *INPUT))),
        Work("secrets", SECRETS),
        Work("input", INPUT),
        Work("faults", ("faults",)),
        Work("ways", ("ways", "counts")),
        Work("processes"),
    )
}


@attrs.frozen
class Piece:
    """A piece of work: some games of a ruleset, by their numbers."""

    work: str
    game: str
    first: int
    count: int

    def __str__(self) -> str:
        return f"{self.work} {self.game} {self.first}+{self.count}"


@attrs.define
class Found:
    """What came of a piece of work: what was tried, the longest game, and what failed."""

    counts: Counter[str] = attrs.field(factory=Counter)
    longest: int = 0
    failures: list[dict[str, Any]] = attrs.field(factory=list)


# ------------------------------------------------------------------------------------------------ set-ups


@cache
def rules_of(name: str) -> Ruleset:
    """Return an installed ruleset, or the one at ``module:Class``."""
    if ":" not in name:
        return ruleset(name)
    module, _, kind = name.partition(":")
    return register(getattr(import_module(module), kind))


def set_up(rules: Ruleset, number: int) -> tuple[int, dict[str, Any]]:
    """Return with how many seats and which options a game of a number is played: every other one the usual way."""
    rng = dice("set-up", rules.name, number)
    seats = rng.choice(rules.seats)
    if number % 2 == 0:
        return seats, {}
    for draw in range(DRAWS):
        options = {
            option.name: rng.choice(values)
            for option in rules.options
            if (values := choices(option, rules)) and rng.random() < 0.5
        }
        try:
            Case(ruleset=rules, seats=seats, seed=draw, options=options).begin()
        except SetupError:
            continue
        return seats, options
    return seats, {}


def choices(option: GameOption, rules: Ruleset) -> tuple[Any, ...]:
    """Return the values that an option is tried with: both of a switch, all of a few words, one set of cards or all sets."""
    if option.type == "bool":
        return (False, True)
    if option.name == "sets":
        every = tuple(one.id for one in rules.sets)
        return tuple(dict.fromkeys([every, *[(name,) for name in every]]))
    words = re.search(r"Literal(\[[^]]*\])", option.type)
    return tuple(literal_eval(words[1])) if words else ()


def case_of(piece: Piece, number: int, seed: int) -> Case:
    """Return the game of a number: what is looked at from all sides is broken off sooner or later."""
    rules = rules_of(piece.game)
    seats, options = set_up(rules, number)
    length = WHOLE
    if not WORKS[piece.work].is_whole:
        length = int(BEGINNING ** dice("length", piece.work, piece.game, number).random())
    return Case(ruleset=rules, seats=seats, seed=seed + number, options=options, length=length)


# ------------------------------------------------------------------------------------------------ playing


def play(piece: Piece, seed: int) -> Found:
    """Do a piece of work."""
    found = Found()
    cases = [case_of(piece, piece.first + number, seed) for number in range(piece.count)]
    for failure in (play_afresh if WORKS[piece.work].is_fresh else play_here)(piece, cases, found):
        found.failures.append(told(failure))
    return found


def play_here(piece: Piece, cases: list[Case], found: Found) -> Iterator[RulesetFailure]:
    """Play games under the light checks and those of the work, and go through what fails."""
    work, rules = WORKS[piece.work], rules_of(piece.game)
    run = Run(rules, None, [{}], 0, PROFILES["dev"], frozenset(), None, None, None)
    for case in cases:
        try:
            run.look(case, work.made())
        except RulesetFailure as failure:
            yield failure
    found.counts += run.tally.counts
    found.counts["games" if work.is_whole else "beginnings"] += len(cases)
    found.longest = run.tally.longest


def play_afresh(piece: Piece, cases: list[Case], found: Found) -> Iterator[RulesetFailure]:
    """Play games here and in fresh processes, and go through what differs."""
    tally = Tally()
    try:
        odd = check_processes(cases, tally)
    except Broken as broken:
        yield RulesetFailure("processes", broken.why, cases[0], [])
    else:
        if odd is not None:
            why = f"in a fresh process the game goes another way{odd.difference}"
            yield RulesetFailure("processes", why, cases[odd.number], [])
    found.counts += tally.counts


def told(failure: RulesetFailure) -> dict[str, Any]:
    """Return a failure as data: the check, why, and all that is needed to play it again, with a save of where it is."""
    case, save = failure.case, None
    try:
        save = case.play(failure.answers).save()
    except Exception as error:  # whatever it is that fails
        failure.why += f"\n(it can't be saved: {type(error).__name__})"
    return {
        "check": failure.check,
        "why": failure.why,
        "seats": case.seats,
        "seed": case.seed,
        "options": dict(case.options),
        "length": case.length,
        "answers": failure.answers,
        "save": save,
        "test": case.as_test(failure.check, failure.answers),
    }


def once_more(piece: Piece, failure: Mapping[str, Any]) -> str | None:
    """Make the check that has failed once more, and say how it fails, if it still does."""
    rules = rules_of(piece.game)
    answers = answers_of(failure)
    given = {name: failure[name] for name in ("seats", "seed", "options")}
    if failure["check"] == command_line.NAME:
        case = Case(ruleset=rules, **given)
        found = finding(command_line.NAME, CHECKS[command_line.NAME], case, answers, Tally())
        return None if found is None else found.why
    try:
        recheck(rules, failure["check"], answers=answers, **given)
    except RulesetFailure as error:
        return error.why
    return None


def can_be_given(rules: Ruleset, failure: Mapping[str, Any]) -> bool:
    """Say whether the answers of a failure still are answers, or the rules fail on the way."""
    case = Case(ruleset=rules, **{name: failure[name] for name in ("seats", "seed", "options")})
    try:
        return case.play(answers_of(failure)).number == len(failure["answers"])
    except SetupError:
        raise
    except Exception:  # whatever it is that fails
        return True


def answers_of(failure: Mapping[str, Any]) -> list[Picked]:
    """Return the answers of a failure as they are given."""
    return [picked if isinstance(picked, int) else tuple(picked) for picked in failure["answers"]]
