"""OpenSpiel: tic-tac-toe written in Python, and Leduc poker written in C++."""

from __future__ import annotations

from operator import methodcaller
from typing import Any

from benchmarks.aims import OPEN_SPIEL
from benchmarks.figures import Bench, Probe, Source
from benchmarks.timing import Rate, cost, picker

from . import borrow, version_of


class Player:
    """Plays one of OpenSpiel's games at random."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def play(self, seed: int) -> int:
        """Play a whole game and return how many moves the players made."""
        state, pick, moves = self.game.new_initial_state(), picker(seed), 0
        while not state.is_terminal():
            # Chance deals here; we count what players do, as we do for ours.
            moves += not state.is_chance_node()
            state.apply_action(pick(state.legal_actions()))
        return moves

    def middle(self, seed: int) -> Any:
        """Return a game of *seed* after half its moves."""
        half = self.play(seed) // 2
        state, pick, moves = self.game.new_initial_state(), picker(seed), 0
        while state.is_chance_node() or moves < half:
            moves += not state.is_chance_node()
            state.apply_action(pick(state.legal_actions()))
        return state


def _open() -> Bench:
    pyspiel = borrow("pyspiel")
    borrow("open_spiel.python.games.tic_tac_toe")  # Importing it is what registers it.
    probes: list[Probe] = []
    for name, label in (
        ("python_tic_tac_toe", "python_tic_tac_toe"),
        ("leduc_poker", "leduc_poker (C++)"),
    ):
        player = Player(pyspiel.load_game(name))
        states = [player.middle(seed) for seed in range(16)]
        clone = cost(methodcaller("clone"), (states * 20).copy)
        probes.append(Probe(label, "moves/s", Rate(player.play)))
        probes.append(Probe(f"{label} clone", "µs", clone))
    return Bench(tuple(probes), version_of("open_spiel"))


SOURCE = Source(OPEN_SPIEL, _open)
