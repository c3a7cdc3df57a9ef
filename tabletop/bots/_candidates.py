"""Which answers to a decision are worth a try."""

from __future__ import annotations

from itertools import chain, combinations, permutations
from math import comb, perm
from typing import TYPE_CHECKING

from ._bot import Picks, decision_for, dice_for, random_picks

if TYPE_CHECKING:
    from random import Random

    from tabletop import Decision, Match


def tries_for(match: Match, seat: int, seed: int, most: int) -> tuple[Decision, Random, list[Picks]]:
    """Return what a bot begins to think with: the decision of its seat, its own dice, and the answers that it tries."""
    decision = decision_for(match, seat)
    dice = dice_for(seed, match, seat)
    return decision, dice, candidates(decision, dice, most)


def candidates(decision: Decision, dice: Random, most: int) -> list[Picks]:
    """List every answer, or of too many to try some at random, at most so many."""
    if decision.single:
        every: list[Picks] = list(range(len(decision.options)))
        return every if len(every) <= most else sorted(dice.sample(range(len(every)), most))
    count_of, arrangements = (perm, permutations) if decision.ordered else (comb, combinations)
    sizes = range(decision.at_least, decision.at_most + 1)
    options = range(len(decision.options))
    if sum(count_of(len(options), size) for size in sizes) <= most:
        return list(chain.from_iterable(arrangements(options, size) for size in sizes))
    drawn = [random_picks(decision, dice) for _ in range(most)]
    return list(dict.fromkeys(drawn))
