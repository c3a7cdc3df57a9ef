"""Players that answer by themselves: at random, greedily, or looking ahead; they know no more than their seat does."""

from ._bot import Bot, play_out
from ._greedy import GreedyBot
from ._kinds import KINDS, make_bot
from ._lookahead import LookaheadBot
from ._random import RandomBot

__all__ = ["KINDS", "Bot", "GreedyBot", "LookaheadBot", "RandomBot", "make_bot", "play_out"]
