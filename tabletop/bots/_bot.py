"""What a bot is, and how bots play a match to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol

from tabletop import CHANCE, Decision, NothingToDecide, WrongSeat

if TYPE_CHECKING:
    from tabletop import Match, Outcome

#: Numbers of options: one, or for a choice of several as many as are picked.
Picks = int | tuple[int, ...]


class Bot(Protocol):
    """Whoever can answer for a seat."""

    def choose(self, match: Match, seat: int) -> Picks:
        """Return an answer to the decision that waits for *seat*; the match stays as it is."""
        ...


def decision_for(match: Match, seat: int) -> Decision:
    """Return the decision that waits for a seat, or refuse if another one has to decide."""
    decision = match.decision
    if decision is None:
        raise NothingToDecide
    if decision.seat == seat:
        return decision
    for other in match.decisions:
        if other.seat == seat:
            return other
    raise WrongSeat(seat, [decision.seat for decision in match.decisions])


def try_out(match: Match, decision: Decision, picks: Picks, dice: Random) -> None:
    """Answer a decision on a match of one's own; where several decide at the same time, the others pick at random."""
    match.answer(picks, seat=decision.seat)
    while decision.beside and match.decision is not None and match.decision.number == decision.number:
        match.answer(random_picks(match.decision, dice))


def dice_for(seed: int, match: Match, seat: int) -> Random:
    """Return dice of a bot's own for one decision: the same ones whenever it meets that decision again."""
    return Random(f"{seed}/{seat}/{match.number}")  # noqa: S311 (a bot's whims are no secret)


def random_picks(decision: Decision, dice: Random) -> Picks:
    """Pick any legal answer: how many first, then which."""
    count = len(decision.options)
    if decision.single:
        return int(dice.random() * count)
    several = decision.at_least + int(dice.random() * (decision.at_most - decision.at_least + 1))
    picked = dice.sample(range(count), several)
    return tuple(picked if decision.ordered else sorted(picked))


def has_bot(bots: Sequence[Bot] | Mapping[int, Bot], seat: int) -> bool:
    """Say whether there is a bot for a seat."""
    return seat in bots if isinstance(bots, Mapping) else seat < len(bots)


def play_out(match: Match, bots: Sequence[Bot] | Mapping[int, Bot]) -> Outcome:
    """
    Let bots play a match to its end, each for its seat, and return the outcome.

    >>> import tabletop
    >>> from tabletop.bots import LookaheadBot, RandomBot
    >>> match = tabletop.new("tic-tac-toe", seed=7)
    >>> play_out(match, [LookaheadBot(1), RandomBot(2)]).winners
    (0,)
    """
    lacking = [name for seat, name in enumerate(match.seats) if not has_bot(bots, seat)]
    if lacking:
        raise ValueError(f"every seat needs a bot, and there is none for {', '.join(lacking)}")
    chance = dice_for(0, match, CHANCE)
    while match.decision is not None:
        seat = match.decision.seat
        if seat == CHANCE:
            match.answer(random_picks(match.decision, chance))
        else:
            match.answer(bots[seat].choose(match, seat))
    outcome = match.outcome
    assert outcome is not None  # noqa: S101 (for the type checker)
    return outcome
