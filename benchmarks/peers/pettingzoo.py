"""PettingZoo: tic-tac-toe as a turn-based environment with an action mask."""

from __future__ import annotations

import os

from benchmarks.aims import PETTING_ZOO
from benchmarks.figures import Bench, Probe, Source
from benchmarks.timing import Rate, picker

from . import borrow, version_of


def _open() -> Bench:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    table = borrow("pettingzoo.classic.tictactoe_v3").env()

    def play(seed: int) -> int:
        pick, moves = picker(seed), 0
        table.reset()
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                mask = observation["action_mask"].tolist()
                table.step(pick([square for square, free in enumerate(mask) if free]))
                moves += 1
        return moves

    return Bench((Probe("tictactoe_v3", "moves/s", Rate(play)),), version_of("pettingzoo"))


SOURCE = Source(PETTING_ZOO, _open)
