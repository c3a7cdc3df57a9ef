"""Where several decide at the same time, nobody learns what another has answered before all have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop import Sealed, to_json

from ._cases import uniform
from ._checks import first_difference, readers, seat_name
from ._inside import whole_table
from ._tally import broken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabletop import Match

    from ._cases import Case, Picked
    from ._tally import Tally

#: At how many moments of a game where several decide it is looked at.
MOST: Final = 6

#: How many answers are drawn, so that two of them differ.
TRIES: Final = 6


def check_sealed(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Whatever one of several answers, the others are told the same; it takes that back alone; and any order will do."""
    match = case.begin(log=True)
    looked = 0
    for moment, picked in enumerate(answers):
        if len(match.decisions) > 1 and match.number == match.decisions[0].number and looked < MOST:
            looked += 1
            check_secret(match, rng, moment)
            check_order(match, rng, moment)
            tally.add("choices of several")
        match.answer(picked)


def check_secret(match: Match, rng: Random, moment: int) -> None:
    """Have one of several answer in two ways, and compare what all others are told; then it takes its answer back."""
    decision = rng.choice(match.decisions)
    ways = [match.copy(log=True) for _ in range(2)]
    tried = dict.fromkeys([uniform(decision, rng) for _ in range(TRIES)])
    for way, picked in zip(ways, [*tried, *tried], strict=False):
        way.answer(picked, seat=decision.seat)
    for reader in readers(match):
        if reader != decision.seat:
            one, other = (
                [way.view(reader), way.sequential().view(reader), way.events(reader, since=match.sequence)]
                for way in ways
            )
            if to_json(one) != to_json(other):
                where = first_difference(one, other, "what is told")
                broken(
                    "sealed", f"{seat_name(reader)} is told what {seat_name(decision.seat)} answered: {where}", moment
                )
    way = ways[0]
    way.undo(decision.seat)
    if whole_table(way) != whole_table(match) or waits(way, decision.seat) != waits(match, decision.seat):
        broken("sealed", f"{seat_name(decision.seat)} took its answer back, and not all is as it was", moment)


def waits(match: Match, seat: int) -> list[tuple[int, int | None]]:
    """Return whom a match waits for, and the sequences of what others than a seat decide."""
    return [(one.seat, None if one.seat == seat else one.sequence) for one in match.decisions]


def check_order(match: Match, rng: Random, moment: int) -> None:
    """Have all of several answer in two orders: everything comes out the same."""
    given = [Sealed(one.seat, uniform(one, rng)) for one in match.decisions]
    told: list[list[Any]] = []
    for order in (given, given[::-1]):
        way = match.copy()
        for sealed in order:
            way.answer(sealed)
        told.append([way.view(reader) for reader in readers(match)])
    if to_json(told[0]) != to_json(told[1]):
        broken("sealed", f"who answers first matters: {first_difference(told[0], told[1], 'what is told')}", moment)
