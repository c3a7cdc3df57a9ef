"""
Count how many Python functions an answer calls in random games: ``make calls`` (see ``tools/calls.toml``).

Calls are counted and not timed, so that it does not matter what else the machine does. A ruleset whose answers call more
functions than the figure that is kept allows fails; ``--keep`` writes the figures of this run down.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import tabletop

KEPT: Final = Path(__file__).with_suffix(".toml")
#: How much more than what is kept an answer may call, as a share of it.
ALLOWED: Final = 0.05
#: So many games, of so many answers at most, after some that make everything warm.
GAMES: Final = 4
ANSWERS: Final = 250
WARM: Final = 2


class Count:
    """Counts the functions that are called while it lasts; the collector, which calls some whenever it likes, is off."""

    def __init__(self) -> None:
        self.calls = 0
        self._collects = False

    def __enter__(self) -> Count:
        self._collects = gc.isenabled()
        gc.disable()
        sys.setprofile(self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        if self._collects:
            gc.enable()

    def _heard(self, frame: Any, event: str, argument: Any) -> None:
        self.calls += event == "call"


def play(name: str, seed: int) -> int:
    """Play a random game without a log, and return how many answers were given."""
    match, dice = tabletop.new(name, seed=seed, log=False), Random(seed)  # noqa: S311 (not a secret)
    given = 0
    while (decision := match.decision) is not None and given < ANSWERS:
        options = len(decision.options)
        several = range(decision.at_least, decision.at_most + 1)
        match.answer(dice.randrange(options) if decision.single else dice.sample(range(options), dice.choice(several)))
        given += 1
    return given


def calls_per_answer(name: str) -> float:
    """Count the calls of random games of a ruleset, and return how many there were for each answer."""
    for seed in range(WARM):
        play(name, seed)
    with Count() as count:
        answers = sum([play(name, WARM + seed) for seed in range(GAMES)])
    return count.calls / answers


def interpreter() -> str:
    """Return the version of Python for which figures are kept: others call other functions."""
    return "{}.{}".format(*sys.version_info)


def kept() -> dict[str, float]:
    """Return the figures that are kept for this interpreter."""
    figures: dict[str, float] = tomllib.loads(KEPT.read_text(encoding="utf-8")).get(interpreter(), {})
    return figures


def keep(figures: dict[str, float]) -> None:
    """Write figures down."""
    tables = {**tomllib.loads(KEPT.read_text(encoding="utf-8")), interpreter(): figures}
    lines = ["# Calls of Python functions for each answer of random games: `make calls`.\n"]
    for version, told in sorted(tables.items()):
        lines.append(f'\n["{version}"]\n' + "".join([f"{name} = {calls:.1f}\n" for name, calls in told.items()]))
    KEPT.write_text("".join(lines), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Count the calls of all rulesets, and say where there are too many."""
    parser = argparse.ArgumentParser(prog="python -m tools.calls", description="Count calls for each answer.")
    parser.add_argument("--keep", action="store_true", help="keep the figures of this run")
    asked = parser.parse_args(arguments)
    figures, before, slower = {}, kept(), 0
    for name in sorted(tabletop.games()):
        figures[name] = calls_per_answer(name)
        limit = before.get(name, figures[name]) * (1 + ALLOWED)
        slower += figures[name] > limit
        verdict = "" if figures[name] <= limit else f"  more than the {limit:.1f} allowed"
        print(f"{name:24}{figures[name]:8.1f}  kept {before.get(name, 0):8.1f}{verdict}")
    if asked.keep:
        keep(figures)
        return 0
    if not before:
        print(f"No figures are kept for Python {interpreter()}: python -m tools.calls --keep writes them down.")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
