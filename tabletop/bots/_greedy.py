"""A bot that takes what looks best right after it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ._bot import Picks, random_picks
from ._candidates import tries_for
from ._worth import worth

if TYPE_CHECKING:
    from tabletop import Match

#: How good a match is for a seat.
Value = Callable[["Match", int], float]
#: A deed that asks for more answers than this is judged before it is done.
LONGEST = 12


class GreedyBot:
    """
    Tries each option in its mind, in a world or two, until the deed is done, and takes what leaves it best off right then.

    It plays at many times the speed of :class:`LookaheadBot`, and as well as a ruleset tells it what is good:
    see :meth:`tabletop.Game.standing` and :doc:`/how-to/bot`. With a *value* it goes for something else:
    that is given the match and the seat, and returns a number that is the higher, the better it is for that seat.

    >>> import tabletop
    >>> def miser(match, seat):
    ...     "Whoever has most crowns is best off."
    ...     return match.view(seat).pool("crowns", seat).count
    >>> match = tabletop.new("hedge-court", seed=1)
    >>> GreedyBot(value=miser).choose(match, match.decision.seat) in range(len(match.decision.options))
    True
    """

    def __init__(self, seed: int = 0, *, worlds: int = 2, options: int = 40, value: Value | None = None) -> None:
        self.seed = seed
        self.worlds = worlds
        self.options = options
        if value is not None and not callable(value):
            raise TypeError(f"value is a function of a match and a seat, and not {value!r:.40}")
        self.value: Value = value or usual_value

    def __repr__(self) -> str:
        return f"GreedyBot({self.seed})"

    def choose(self, match: Match, seat: int) -> Picks:
        """Return the answer that leaves the seat best off, one of equals at random."""
        decision, dice, tries = tries_for(match, seat, self.seed, self.options)
        if len(tries) == 1:
            return tries[0]
        gains = [0.0] * len(tries)
        for _ in range(self.worlds):
            world = match.imagine(seat, dice)
            luck = dice.random()
            for index, picks in enumerate(tries):
                imagined = world.copy()
                imagined.answer(picks)
                carry_through(imagined, seat, decision.kind, Random(luck))  # noqa: S311 (not a secret)
                gains[index] += number(self.value(imagined, seat))
        best = max(gains)
        return dice.choice([picks for picks, gain in zip(tries, gains, strict=True) if gain == best])


def number(value: object) -> float:
    """Return what something is worth, or refuse what is no number."""
    if not isinstance(value, int | float) or value != value:
        raise TypeError(f"the value of a match is a number, and not {value!r:.40}")
    return value


def usual_value(match: Match, seat: int) -> float:
    """Return how far a match is won for a seat, by what the ruleset tells."""
    return worth(match, seat)[0]


def carry_through(match: Match, seat: int, kind: str, dice: Random) -> None:
    """Answer at random as long as a seat is asked about what it has begun: until another, or the same question, comes up."""
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None or decision.seat != seat or decision.kind == kind != "pick":
            return
        match.answer(random_picks(decision, dice))
