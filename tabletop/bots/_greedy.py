"""A bot that takes what looks best right after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from ._bot import Picks, random_picks
from ._candidates import candidates, tries_for
from ._worth import worth

if TYPE_CHECKING:
    from tabletop import Decision, Match

#: How good a match is for a seat.
Value = Callable[["Match", int], float]
#: A deed that asks for more answers than this is judged before it is done.
LONGEST = 12
#: So many answers to the first question of a deed are tried.
WAYS = 6


class GreedyBot:
    """
    Tries each option in its mind, in a world or two, until the deed is done, and takes what leaves it best off right then.
    If a deed asks more, the first world shows the best way to answer, and others go the same way.

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
        ways: list[Sequence[Picks]] = [()] * len(tries)
        for _ in range(self.worlds):
            world = match.imagine(seat, dice)
            luck = dice.random()
            for index, picks in enumerate(tries):
                begun = world.copy()
                begun.answer(picks)
                gain, ways[index] = self.judged(begun, seat, decision.kind, ways[index], luck)
                gains[index] += gain
        best = max(gains)
        return dice.choice([picks for picks, gain in zip(tries, gains, strict=True) if gain == best])

    def judged(
        self, begun: Match, seat: int, kind: str, way: Sequence[Picks], luck: float
    ) -> tuple[float, Sequence[Picks]]:
        """Do a deed to its end in a way, or find the best one if none is known; return how good that was, and the way."""
        asked = further_question(begun, seat, kind)
        if asked is None or way:
            gone = carry_through(begun, seat, kind, way, Random(luck))  # noqa: S311 (not a secret)
            return number(self.value(begun, seat)), gone
        found = [self.judged(begun.copy(), seat, kind, step, luck) for step in first_steps(asked, luck)]
        return max(found, key=lambda judged: judged[0])


def first_steps(decision: Decision, luck: float) -> list[list[Picks]]:
    """List ways to begin to answer the questions of a deed."""
    return [[picks] for picks in candidates(decision, Random(luck), WAYS)]  # noqa: S311 (not a secret)


def number(value: object) -> float:
    """Return what something is worth, or refuse what is no number."""
    if not isinstance(value, int | float) or value != value:
        raise TypeError(f"the value of a match is a number, and not {value!r:.40}")
    return value


def usual_value(match: Match, seat: int) -> float:
    """Return how far a match is won for a seat, by what the ruleset tells."""
    return worth(match, seat)[0]


def further_question(match: Match, seat: int, kind: str) -> Decision | None:
    """Return what a seat is asked next about what it has begun: nothing once all is done, or the same question comes up."""
    decision = match.decision
    if decision is None or decision.seat != seat or match.is_at_rest or decision.kind == kind != "pick":
        return None
    return decision


def carry_through(match: Match, seat: int, kind: str, way: Sequence[Picks], dice: Random) -> list[Picks]:
    """Answer what a seat is asked about what it has begun, in a way while that is possible, else at random; return the answers."""
    gone: list[Picks] = []
    while len(gone) < LONGEST and (decision := further_question(match, seat, kind)) is not None:
        known = len(gone) < len(way) and way[len(gone)] in decision
        gone.append(way[len(gone)] if known else random_picks(decision, dice))
        match.answer(gone[-1])
    return gone
