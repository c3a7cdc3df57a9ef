"""Numbers and shares on a command line: whatever can't be meant is refused."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import inf
from typing import Final

#: Nobody means more than this.
MOST: Final = 10**9


def read_share(words: str) -> tuple[int, int]:
    """
    Return which of how many this is.

    >>> read_share("2/4")
    (2, 4)
    """
    number, _, of = words.partition("/")
    if not (number.isdecimal() and of.isdecimal() and 1 <= amount(number) <= amount(of)):
        raise ArgumentTypeError(f"{words!r} is no share: write K/N, such as 2/4 for the second of four")
    return int(number), int(of)


def amount(words: str) -> float:
    """Return a number, or one below all others if it is none."""
    try:
        return float(words)
    except ValueError:
        return -inf


def positive(words: str) -> float:
    """Return a number above 0."""
    if not 0 < amount(words) <= MOST:
        raise ArgumentTypeError(f"{words!r} will not do: write a number above 0, up to {MOST:,}")
    return float(words)


def none_or_more(words: str) -> float:
    """Return a number from 0 on."""
    if not 0 <= amount(words) <= MOST:
        raise ArgumentTypeError(f"{words!r} will not do: write a number from 0 to {MOST:,}")
    return float(words)


def whole(words: str) -> int:
    """Return a whole number from 0 on."""
    if not (words.isdecimal() and amount(words) <= MOST):
        raise ArgumentTypeError(f"{words!r} will not do: write a whole number from 0 to {MOST:,}")
    return int(words)


def some(words: str) -> int:
    """Return a whole number from 1 on."""
    if not (words.isdecimal() and 1 <= amount(words) <= MOST):
        raise ArgumentTypeError(f"{words!r} will not do: write a whole number from 1 to {MOST:,}")
    return int(words)
