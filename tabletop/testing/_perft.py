"""Counting how a game can go: a number that any change of the rules moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import load

from ._cases import Picked, every_answer

if TYPE_CHECKING:
    from tabletop import Match


def perft(match: Match, depth: int, *, saved: bool = False) -> int:
    """
    Count the different lists of *depth* answers that could be given from here on.

    Each answer is given to a copy, or if they are *saved*, to a match that was saved and loaded again: both count the same.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seed=1)
    >>> perft(match, 3), perft(match, 3, saved=True)
    (504, 504)
    """
    if depth == 0:
        return 1
    decision = match.decision
    if decision is None:
        return 0
    if depth == 1:
        return sum(1 for _ in every_answer(decision))
    return sum(perft(after(match, picked, saved=saved), depth - 1, saved=saved) for picked in every_answer(decision))


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


def after(match: Match, picked: Picked, *, saved: bool = False) -> Match:
    """Return the match after one more answer, going on by itself."""
    made = load(match.save()) if saved else match.copy()
    made.answer(picked)
    return made
