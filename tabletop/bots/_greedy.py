"""A bot that takes what looks best right after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ._bot import Picks, random_picks, try_out
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
    Of a ruleset that :attr:`tabletop.Game.counts_chances` it judges a deed as soon as it is done, and if that asks more,
    the first world shows the best way to answer, and others go the same way.

    Where it can imagine nothing but how things really lie it picks at random.

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
        deed = Deed(seat, decision.kind, self.value is usual_value and match.ruleset.game.counts_chances)
        for _ in range(self.worlds):
            world = match.imagine(seat, dice)
            if not world.is_guess:
                continue
            luck = dice.random()
            for index, picks in enumerate(tries):
                begun = world.copy()
                try_out(begun, decision, picks, Random(luck))  # noqa: S311 (not a secret)
                gain, ways[index] = self.judged(begun, deed, ways[index], luck)
                gains[index] += gain
        best = max(gains)
        return dice.choice([picks for picks, gain in zip(tries, gains, strict=True) if gain == best])

    def judged(self, begun: Match, deed: Deed, way: Sequence[Picks], luck: float) -> tuple[float, Sequence[Picks]]:
        """Do a deed to its end in a way, or find the best one if none is known; return how good that was, and the way."""
        asked = deed.further_question(begun)
        if asked is None or way or not deed.with_care:
            gone = carry_through(begun, deed, way, Random(luck))  # noqa: S311 (not a secret)
            return number(self.value(begun, deed.seat)), gone if deed.with_care else ()
        found = [self.judged(begun.copy(), deed, step, luck) for step in first_steps(asked, luck)]
        return max(found, key=lambda judged: judged[0])


class Deed(NamedTuple):
    """What a seat begins by answering a kind of question; with care, its best way is looked for, and it is judged when done."""

    seat: int
    kind: str
    with_care: bool

    def further_question(self, match: Match) -> Decision | None:
        """Return what the seat is asked next about it: nothing once another is asked, or the same question comes up."""
        decision = match.decision
        if decision is None or decision.seat != self.seat or decision.kind == self.kind != "pick":
            return None
        return None if self.with_care and match.is_at_rest else decision


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


def carry_through(match: Match, deed: Deed, way: Sequence[Picks], dice: Random) -> list[Picks]:
    """Answer what a seat is asked about what it has begun, in a way while that is possible, else at random; return the answers."""
    gone: list[Picks] = []
    while len(gone) < LONGEST and (decision := deed.further_question(match)) is not None:
        known = len(gone) < len(way) and way[len(gone)] in decision
        gone.append(way[len(gone)] if known else random_picks(decision, dice))
        match.answer(gone[-1])
    return gone
