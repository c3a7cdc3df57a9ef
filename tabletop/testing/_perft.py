"""Counting how a game can go: a number that any change of the rules moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._cases import Picked, every_answer

if TYPE_CHECKING:
    from tabletop import Match


def perft(match: Match, depth: int) -> int:
    """
    Count the different lists of *depth* answers that could be given from here on.

    >>> import tabletop
    >>> perft(tabletop.new("tic-tac-toe", seed=1), 3)
    504
    """
    if depth == 0:
        return 1
    decision = match.decision
    if decision is None:
        return 0
    if depth == 1:
        return sum(1 for _ in every_answer(decision))
    return sum(perft(after(match, picked), depth - 1) for picked in every_answer(decision))


def divide(match: Match, depth: int) -> dict[str, int]:
    """
    Count like :func:`perft`, apart for each first answer: where two counts differ, this shows after which answer.

    >>> import tabletop
    >>> divide(tabletop.new("leduc-poker", seed=1), 2)
    {'Call': 2, 'Raise': 3}
    """
    decision = match.decision
    if decision is None or depth == 0:
        return {}
    labels = [option.label for option in decision.options]
    found = {}
    for picked in every_answer(decision):
        name = labels[picked] if isinstance(picked, int) else " + ".join(labels[one] for one in picked) or "(nothing)"
        found[name] = perft(after(match, picked), depth - 1)
    return found


def after(match: Match, picked: Picked) -> Match:
    """Return the match after one more answer."""
    made = match.copy()
    made.answer(picked)
    return made
