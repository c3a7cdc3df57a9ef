"""Deep checks that the battery leaves out, since they take longer: faults, every way to go, and two ways of walking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._cases import Case, Picked, every_answer, uniform
from ._checks import state_line
from ._errors import NotAsExpected, WayFailure
from ._faults import check_faults
from ._perft import after
from ._prove import count_ways, prove
from ._tally import Tally, broken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabletop import Match

#: At how many lines of each thing that can be done with a match a fault strikes.
LINES: Final = 20
#: How many positions are looked at on all ways that a match can go until it rests.
POSITIONS: Final = 400
#: How many ways are walked at most, on copies and on saves.
WALKED: Final = 600


def at_last_decision(case: Case, answers: Sequence[Picked]) -> Match | None:
    """Return a match at the last moment at which somebody decides, if there is one."""
    match = case.play(answers)
    if match.decision is None:
        match = case.play(answers[: match.number - 1])
    return match if match.decision is not None else None


def check_struck(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Interrupted at any line of whatever can be done with it, a match stays as it was."""
    match = at_last_decision(case, answers)
    if match is None or match.decision is None:
        return
    try:
        struck = check_faults(match, uniform(match.decision, rng), seed=rng.randrange(2**32), lines=LINES)
    except NotAsExpected as error:
        broken("faults", str(error))
    tally.add("faults", struck)


def check_ways(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Whatever is answered from here until the table rests, all that holds at one position holds."""
    match = case.play(answers)
    try:
        proof = prove(match, positions=POSITIONS)
    except WayFailure as error:
        broken("ways", str(error))
    tally.add("positions on all ways", proof.positions)
    tally.add("proofs")
    tally.add("complete proofs", proof.complete)


def check_counts(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Walked on copies and on saves, a match can go on in the same ways, to the same tables."""
    copies = saves = [case.play(answers)]
    walked, depth = 0, len(answers)
    while 0 < (ways := sum([count_ways(one.decision) for one in copies if one.decision])) <= WALKED - walked:
        copies, saves = onwards(copies, saved=False), onwards(saves, saved=True)
        depth += 1
        if len(copies) != len(saves):
            broken("counts", f"after {depth} answers there are {len(copies)} ways on copies, and {len(saves)} on saves")
        for one, other in zip(copies, saves, strict=True):
            if state_line(one) != state_line(other):
                broken("counts", f"on saves a way leads elsewhere:\n  {state_line(one)}\n  {state_line(other)}")
        walked += ways
    tally.add("ways counted twice", walked)


def onwards(matches: Sequence[Match], *, saved: bool) -> list[Match]:
    """Return where all ways lead from some matches, after one more answer each."""
    return [
        after(one, picked, saved=saved)
        for one in matches
        if one.decision is not None
        for picked in every_answer(one.decision)
    ]
