"""
How the cost of an answer grows: with the length of a game, with seats and with cards; and what a log keeps.

``python -m benchmarks.growth`` prints the figures; ``--picture FILE`` draws them, too.
"""

from __future__ import annotations

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import attrs

from .__main__ import at_least_one
from .aims import HEDGE_COURT, MARVEL, MASTER, SMASH_UP, STAR_WARS, SUPERVILLAIN
from .ours import random_pick
from .peers import borrow
from .timing import left_alone

GAMES: Final = (HEDGE_COURT, SMASH_UP, SUPERVILLAIN, MASTER, STAR_WARS, MARVEL)
TENTHS: Final = 10
SEATS: Final = (2, 3, 4)
CARDS: Final = (50, 100, 200, 400, 800)
LONGEST: Final = 600
"""A random game is broken off after so many answers."""


@attrs.frozen
class Line:
    """One line of a chart: a name and its points."""

    name: str
    points: Sequence[tuple[float, float]]

    @property
    def relative(self) -> Line:
        """Return the same line with its middle height as 1."""
        middle = sorted(y for _, y in self.points)[len(self.points) // 2]
        return Line(self.name, [(x, y / middle) for x, y in self.points])

    @property
    def from_one(self) -> Line:
        """Return the same line with its first height as 1."""
        return Line(self.name, [(x, y / self.points[0][1]) for x, y in self.points])


@attrs.frozen
class Chart:
    """Lines over what they grow with."""

    title: str
    across: str
    up: str
    lines: Sequence[Line]

    def as_text(self) -> str:
        """Return the figures as a table."""
        heads = [f"{x:g}" for x, _ in max((line.points for line in self.lines), key=len)]
        rows = [f"  {line.name:24}" + "".join(f"{y:8.2f}" for _, y in line.points) for line in self.lines]
        return "\n".join([f"{self.title}: {self.up}", f"  {self.across:24}" + "".join(f"{x:>8}" for x in heads), *rows])


def playable(seats: int) -> list[str]:
    """Return the games that can be played by so many."""
    tabletop = borrow("tabletop")
    return [game for game in GAMES if seats in tabletop.ruleset(game).seats]


def times_of(start: Callable[[int], Any], seed: int, *, most: int = LONGEST) -> list[float]:
    """Play one random game and return the CPU time after each answer, with the beginning in front."""
    match, pick = start(seed), random_pick(seed)
    gc.collect()
    stamps = [time.process_time()]
    while len(stamps) <= most and (decision := match.decision):
        match.answer(pick(decision))
        stamps.append(time.process_time())
    return stamps


def of_game(game: str, seats: int) -> Callable[[int], Any]:
    """Return what starts a match of a game."""
    tabletop = borrow("tabletop")
    return lambda seed: tabletop.new(game, seats=seats, seed=seed, log=False)


def mean(start: Callable[[int], Any], games: int) -> float:
    """Return the microseconds of an answer, over some random games."""
    spent, answers = 0.0, 0
    for seed in range(games):
        stamps = times_of(start, seed)
        spent += stamps[-1] - stamps[0]
        answers += len(stamps) - 1
    return spent / answers * 1e6


def over_length(games: int) -> Chart:
    """Return how dear an answer is in each tenth of a game."""
    lines = []
    for game in playable(2):
        spent, answers = [0.0] * TENTHS, [0] * TENTHS
        for seed in range(games):
            stamps = times_of(of_game(game, 2), seed)
            last = len(stamps) - 1
            for place, (before, after) in enumerate(pairwise(stamps)):
                tenth = place * TENTHS // last
                spent[tenth] += after - before
                answers[tenth] += 1
        points = [(tenth + 1, spent[tenth] / answers[tenth]) for tenth in range(TENTHS)]
        lines.append(Line(game, points).relative)
    return Chart("Over the length of a game", "tenth of a game", "an answer, its middle as 1", lines)


def over_seats(games: int) -> Chart:
    """Return how dear an answer is with more seats."""
    lines = []
    for game in playable(SEATS[1]):
        points = [(seats, mean(of_game(game, seats), games)) for seats in SEATS if game in playable(seats)]
        if points[0][0] == SEATS[0]:
            lines.append(Line(game, points).from_one)
    return Chart("With seats", "seats", "an answer, with two seats as 1", lines)


def over_cards(games: int) -> Chart:
    """Return how dear an answer is with more cards: that lie in a deck, lie in play, and listen there."""
    ways = ("in a deck", "in play", "listening")
    lines = [
        Line(way, [(cards, mean(lambda seed, w=way, n=cards: field(w, n), games)) for cards in CARDS]).from_one
        for way in ways
    ]
    return Chart("With cards", "cards", f"an answer, with {CARDS[0]} cards as 1", lines)


def over_log(games: int) -> Chart:
    """Return how many kilobytes a match with a log keeps after each tenth of a game."""
    tabletop = borrow("tabletop")
    lines = []
    for game in playable(2):
        kept = [0.0] * TENTHS
        for seed in range(games):
            last = len(times_of(of_game(game, 2), seed)) - 1
            match, pick = tabletop.new(game, seats=2, seed=seed), random_pick(seed)
            gc.collect()
            tracemalloc.start()
            for place in range(last):
                match.answer(pick(match.decision))
                if (place + 1) * TENTHS // last > place * TENTHS // last:
                    gc.collect()
                    kept[(place + 1) * TENTHS // last - 1] += tracemalloc.get_traced_memory()[0] / (place + 1) / 1024
            tracemalloc.stop()
        lines.append(Line(game, [(tenth + 1, kept[tenth] / games) for tenth in range(TENTHS)]))
    return Chart("A match with a log", "tenth of a game", "kB kept for each answer so far", lines)


def field(way: str, cards: int) -> Any:
    """Start a match of a game in which somebody counts, with a number of cards that lie about or listen."""
    tabletop = borrow("tabletop")
    from .field import Field

    return tabletop.new(
        Field, seats=2, seed=1, log=False, number=cards, in_play=way != "in a deck", echoes=way == "listening"
    )


def picture(charts: Sequence[Chart], file: Path) -> None:
    """Draw the charts, two in a row."""
    pyplot = borrow("matplotlib.pyplot")
    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "growth", "font.size": 8})
    figure, places = pyplot.subplots(2, 2, figsize=(9, 7), layout="constrained")
    for chart, place in zip(charts, places.flat, strict=True):
        for line in chart.lines:
            place.plot(*zip(*line.points, strict=True), marker=".", label=line.name)
        place.set(title=chart.title, xlabel=chart.across, ylabel=chart.up, ylim=(0, None))
        if chart.across == "seats":
            place.set_xticks(SEATS)
        place.legend(fontsize=7)
    figure.savefig(file, metadata={"Date": None})


def parser() -> argparse.ArgumentParser:
    """Return the parser of our command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.growth", description="Measure how the cost of an answer grows."
    )
    parser.add_argument("--games", type=at_least_one, default=20, help="how many random games of each ruleset (20)")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the charts here, as SVG")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and draw if asked to."""
    asked = parser().parse_args(arguments)
    charts = []
    for measure in (over_length, over_seats, over_cards, over_log):
        with left_alone():
            charts.append(measure(asked.games))
        print(charts[-1].as_text(), flush=True)
    if asked.picture:
        picture(charts, asked.picture)


if __name__ == "__main__":
    main()
