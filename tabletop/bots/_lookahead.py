"""A bot that tries every option in its mind."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ._bot import Picks, random_picks
from ._candidates import tries_for
from ._worth import worth

if TYPE_CHECKING:
    from tabletop import Match

#: It looks at least so many answers ahead, however many options there are.
NEAREST = 8


class LookaheadBot:
    """
    Imagines how hidden things may lie, tries each option there, plays on at random, and picks what ends best.

    It imagines up to so many *worlds*, tries up to so many *options* in each, and plays each up to *depth* answers on;
    in all it gives about *budget* answers in its mind before it makes one, so that it takes no longer than that.
    Where it can imagine nothing but how things really lie it picks at random.
    The same *seed* thinks the same thoughts, and nothing but what the seat knows has a say in them.
    """

    def __init__(
        self, seed: int = 0, *, worlds: int = 24, options: int = 40, depth: int = 150, budget: int = 6_000
    ) -> None:
        self.seed = seed
        self.worlds = worlds
        self.options = options
        self.depth = depth
        self.budget = budget

    def __repr__(self) -> str:
        return f"LookaheadBot({self.seed})"

    def choose(self, match: Match, seat: int) -> Picks:
        """Return the answer that did best in the bot's mind, the first of equals."""
        decision, dice, tries = tries_for(match, seat, self.seed, self.options)
        if len(tries) == 1:
            return tries[0]
        wins = [0.0] * len(tries)
        leads = [0] * len(tries)
        widest, spent, guessed = 1, 0, False
        depth = min(self.depth, max(self.budget // len(tries), NEAREST))
        for _ in range(self.worlds):
            world = match.imagine(seat, dice)
            if not world.is_guess:
                continue
            guessed = True
            luck = dice.random()
            for index, picks in enumerate(tries):
                imagined = world.copy()
                imagined.answer(picks, seat=seat)
                spent += 1 + play_on(imagined, Random(luck), depth)  # noqa: S311 (not a secret)
                won, lead = worth(imagined, seat)
                wins[index] += won
                leads[index] += lead
                widest = max(widest, abs(lead))
            if spent >= self.budget:
                break
        if not guessed:
            return random_picks(decision, dice)
        return max(enumerate(tries), key=lambda pair: (wins[pair[0]] + leads[pair[0]] / widest, -pair[0]))[1]


def play_on(match: Match, dice: Random, most: int) -> int:
    """Answer at random until the match is over, or so many answers were given; return how many."""
    for count in range(most):
        decision = match.decision
        if decision is None:
            return count
        match.answer(random_picks(decision, dice))
    return most
