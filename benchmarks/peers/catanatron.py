"""Catanatron: a fast Settlers engine in Python, played by two of its own random players."""

from __future__ import annotations

from operator import methodcaller
from typing import Any, Final

from benchmarks.aims import CATANATRON
from benchmarks.figures import Bench, Probe, Source
from benchmarks.timing import Rate, cost, memory, picker

from . import borrow, version_of

SECONDS_OF_PLAY: Final = 1.5
"""Its games differ a good deal in answers per second (by 16 %), so that a fair mean takes many."""


class Player:
    """Plays Catanatron's game at random."""

    def __init__(self) -> None:
        self.catanatron = borrow("catanatron")
        self.limit: int = borrow("catanatron.game").TURNS_LIMIT

    def start(self, seed: int) -> Any:
        player, color = self.catanatron.RandomPlayer, self.catanatron.Color
        # It takes seed 0 for "none given".
        return self.catanatron.Game([player(color.RED), player(color.BLUE)], seed=seed + 1)

    def is_over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self.limit

    def play(self, seed: int) -> int:
        """Play a whole game, as ``Game.play`` does, and return how many answers it took."""
        game, answers = self.start(seed), 0
        while not self.is_over(game):
            game.play_tick()
            answers += 1
        return answers

    def middle(self, seed: int) -> Any:
        """Return a game of *seed* after half its answers."""
        half = self.play(seed) // 2
        game = self.start(seed)
        for _ in range(half):
            game.play_tick()
        return game


def _copy_and_act(pair: tuple[Any, Any]) -> None:
    game, action = pair
    game.copy().execute(action)


def _open() -> Bench:
    player = Player()
    games = [player.middle(seed) for seed in range(16)]
    pick = picker(0)
    pairs = [(game, pick(game.state.playable_actions)) for game in games]
    probes = (
        Probe("answers", "answers/s", Rate(player.play, seconds=SECONDS_OF_PLAY)),
        Probe("copy", "µs", cost(methodcaller("copy"), lambda: games * 5)),
        Probe("copy and act", "µs", cost(_copy_and_act, lambda: pairs * 5)),
        Probe("copy, memory", "bytes", memory(methodcaller("copy"), games)),
    )
    return Bench(probes, version_of("catanatron"))


SOURCE = Source(CATANATRON, _open)
