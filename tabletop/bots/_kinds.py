"""Bots by the names that people give them on a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop import NoSuchThing

from ._greedy import GreedyBot
from ._lookahead import LookaheadBot
from ._random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ._bot import Bot

#: What bots there are, by name.
KINDS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "greedy": GreedyBot,
    "lookahead": LookaheadBot,
    "random": RandomBot,
}


def make_bot(kind: str, seed: int = 0) -> Bot:
    """
    Return a bot of a kind.

    >>> make_bot("random", 7)
    RandomBot(7)
    """
    if kind not in KINDS:
        raise NoSuchThing(kind, f"the kinds of bot: {', '.join(KINDS)}")
    return KINDS[kind](seed)
