"""Chance, as two numbers on the table: a seed and how many rolls were made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


#: Named in every save: which way of making chance from a seed the match uses.
ALGORITHM: Final = "mt19937-sha512/1"


class Chance(Protocol):
    """Anything with ``random()``: the only method of a generator that this library relies on."""

    def random(self) -> float: ...


def stream(seed: int, roll: int) -> Random:
    """
    Return the generator of the *roll*-th roll under *seed*.

    Every roll has one of its own, so a table needs to remember two numbers and not 625.
    """
    from random import Random  # here, because importing it takes as long as importing three modules of ours

    return Random(f"{seed}/{roll}")  # noqa: S311 (dice, not secrets)


def below(chance: Chance, limit: int) -> int:
    """Return a whole number from 0 up to but not including *limit*."""
    return int(chance.random() * limit)


def mixed(chance: Chance, things: Sequence[Any]) -> list[Any]:
    """Return *things* in a random order."""
    roll = chance.random
    return arranged(things, [int(roll() * limit) for limit in range(len(things), 1, -1)])


def arranged(things: Sequence[Any], picks: Sequence[int]) -> list[Any]:
    """Return *things* in the order that *picks* bring: one for each place but the first, from the last one down."""
    order = list(things)
    for last, pick in zip(range(len(order) - 1, 0, -1), picks, strict=True):
        order[last], order[pick] = order[pick], order[last]
    return order
