"""Players that answer by themselves: at random, greedily, or looking ahead; they know no more than their seat does."""

from ._bot import Bot, play_out
from ._greedy import GreedyBot
from ._lookahead import LookaheadBot
from ._random import RandomBot
from ._roster import KINDS, make_bot

__all__ = ["KINDS", "Bot", "GreedyBot", "LookaheadBot", "RandomBot", "make_bot", "play_out"]
