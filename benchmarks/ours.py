"""Our own figures: every installed ruleset played at random, and the import."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import islice
from operator import methodcaller
from pathlib import Path
from typing import Any, Final

from .aims import IMPORT
from .figures import Bench, Missing, Probe, Source
from .peers import borrow
from .timing import Rate, cost, memory

Match = Any  # The harness has to run, and say so, where tabletop is not installed.
Answer = int | list[int]
Pick = Callable[[Any], Answer]

POSITIONS: Final = 16
"""How many mid-game positions, each of a game of its own, a cost is averaged over."""

LONGEST: Final = 2_000
"""After how many answers a random game is broken off that would last nearly for ever."""

LOGGED: Final = 4
"""How many of them are played again with a log."""

FOREIGN: Final = ("textual", "starlette", "uvicorn", "websockets", "cattrs", "numpy", "matplotlib")
"""Other people's packages that ``import tabletop`` must leave alone."""

EXTRAS: Final = ("games", "testing", "bots", "lab", "bridges", "terminal", "server")
"""Packages of ours that it must leave alone."""


def sources() -> list[Source]:
    """Return one source per installed ruleset, and one for the import."""
    tabletop = borrow("tabletop")
    names = sorted(name if isinstance(name, str) else name.name for name in tabletop.games())
    rulesets = [Source(name, partial(_open, tabletop, name)) for name in names]
    return [*rulesets, Source(IMPORT, _open_import)]


def random_pick(seed: int) -> Pick:
    """Return a function that answers uniformly: with an index, or with a list for a subset."""
    draw = random.Random(seed).random

    def pick(decision: Any) -> Answer:
        options = len(decision.options)
        if decision.at_least == decision.at_most == 1:
            return int(draw() * options)
        most = min(decision.at_most, options)
        count = decision.at_least + int(draw() * (most - decision.at_least + 1))
        left = list(range(options))
        chosen = [left.pop(int(draw() * len(left))) for _ in range(count)]
        return chosen if decision.ordered else sorted(chosen)

    return pick


class Player:
    """Plays one ruleset at random."""

    def __init__(self, tabletop: Any, game: str) -> None:
        self.tabletop = tabletop
        self.game = game

    def start(self, seed: int) -> Match:
        return self.tabletop.new(self.game, seats=["Ann", "Bob"], seed=seed, log=False)

    def play(self, seed: int) -> int:
        """Play a whole game, unless it is very long, and return how many answers it took."""
        match, pick, answers = self.start(seed), random_pick(seed), 0
        while (decision := match.decision) and answers < LONGEST:
            match.answer(pick(decision))
            answers += 1
        return answers

    def position(self, seed: int, *, resolving: bool) -> Match | None:
        """Play half a game, then on until an effect is *resolving*, or none is."""
        middle = self.play(seed) // 2
        match, pick, answers = self.start(seed), random_pick(seed), 0
        while (decision := match.decision) and answers < LONGEST:
            if answers >= middle and bool(match.stack) is resolving:
                return match
            match.answer(pick(decision))
            answers += 1
        return None

    def positions(self, *, resolving: bool) -> list[Match]:
        seeds = range(3 * POSITIONS)
        found = (self.position(seed, resolving=resolving) for seed in seeds)
        return list(islice((match for match in found if match is not None), POSITIONS))


def _open(tabletop: Any, game: str) -> Bench:
    player = Player(tabletop, game)
    try:
        player.start(0)
    except tabletop.TabletopError as problem:
        raise Missing(f"cannot be started with two seats and no options: {problem}") from problem
    answers = Rate(player.play)
    probes = [
        Probe("answers", "answers/s", answers),
        Probe("games", "games/s", answers.in_games),
    ]
    at_rest = player.positions(resolving=False)
    resolving = player.positions(resolving=True)
    if at_rest:
        probes += _copies("at rest", at_rest)
    if resolving:
        probes += _copies("in mid-effect", resolving)
    if middle := at_rest + resolving:
        probes += _saves_and_views(tabletop, middle)
    return Bench(tuple(probes))


def _copies(when: str, positions: Sequence[Match]) -> list[Probe]:
    pairs = _with_answers(positions)
    return [
        Probe(f"copy {when}", "µs", cost(methodcaller("copy"), lambda: [*positions] * 20)),
        Probe(f"copy and answer {when}", "µs", cost(_copy_and_answer, lambda: pairs * 5)),
    ]


def _saves_and_views(tabletop: Any, positions: Sequence[Match]) -> list[Probe]:
    pairs = _with_answers(positions)

    def freshly_answered() -> list[Match]:
        # A view may be kept until the table changes: ask matches that nobody has looked at yet.
        return [_copy_and_answer(pair) for pair in pairs]

    def just_answered() -> list[tuple[Match, int]]:
        # With a log, as a server keeps it, and the sequence up to which its clients were told.
        logged = [(match.copy(log=True), answer) for match, answer in pairs[:LOGGED]]
        before = [match.sequence for match, _ in logged]
        for (match, _), told in zip(logged, before, strict=True):
            match.events(0, since=max(told - 1, 1))
        for match, answer in logged:
            match.answer(answer)
        return [(match, since) for (match, _), since in zip(logged, before, strict=True)]

    def events(told: tuple[Match, int]) -> None:
        match, since = told
        match.events(0, since=since)

    def imagine(match: Match) -> None:
        match.imagine(0, random.Random(1))

    def save_and_load(match: Match) -> None:
        tabletop.load(match.save())

    def view_as_json(match: Match) -> None:
        tabletop.to_json(match.view(0))

    def size() -> float:
        return sum(len(match.save().encode()) for match in positions) / len(positions)

    def message() -> float:
        return messages(tabletop, positions[0].ruleset.name)

    return [
        Probe("save and load", "µs", cost(save_and_load, lambda: positions)),
        Probe("save, size", "bytes", size),
        Probe("view", "µs", cost(methodcaller("view", 0), freshly_answered)),
        Probe("view, as JSON", "µs", cost(view_as_json, freshly_answered)),
        Probe("events of an answer", "µs", cost(events, just_answered)),
        Probe("events of an answer, size", "bytes", message),
        Probe("imagine", "µs", cost(imagine, lambda: positions)),
        Probe("copy, memory", "bytes", memory(methodcaller("copy"), positions)),
        Probe("copy and answer, memory", "bytes", memory(_copy_and_answer, pairs)),
    ]


@cache
def messages(tabletop: Any, game: str, *, games: int = 2, answers: int = 300) -> float:
    """Return how long the events of an answer are as JSON, for each seat and a spectator, on average over random games."""
    sizes: list[int] = []
    for seed in range(games):
        match, pick = tabletop.new(game, seats=["Ann", "Bob"], seed=seed), random_pick(seed)
        while match.decision and match.number < answers:
            since = match.sequence
            match.answer(pick(match.decision))
            sizes += [len(tabletop.to_json(match.events(seat, since=since)).encode()) for seat in (0, 1, None)]
    return sum(sizes) / len(sizes)


def _with_answers(positions: Sequence[Match]) -> list[tuple[Match, Answer]]:
    return [(match, random_pick(seed)(match.decision)) for seed, match in enumerate(positions)]


def _copy_and_answer(pair: tuple[Match, Answer]) -> Match:
    match, answer = pair
    copy = match.copy()
    copy.answer(answer)
    return copy


def _open_import() -> Bench:
    probes = (
        Probe("tabletop", "ms", lambda: _import_time("tabletop")),
        Probe("attrs", "ms", lambda: _import_time("attrs")),
    )
    for probe in probes:
        probe.measure()  # Lets Python write its compiled files.
    return Bench(probes)


def _import_time(module: str) -> float:
    said = _fresh_python(
        f"import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"
    )
    return float(said) * 1000


def uninvited() -> list[str]:
    """Return the modules that ``import tabletop`` loads although it should leave them alone."""
    loaded = _fresh_python("import sys, tabletop; print(*sys.modules)").split()
    unwanted = {*FOREIGN, *(f"tabletop.{name}" for name in EXTRAS)}
    return sorted(unwanted.intersection(loaded))


def _fresh_python(code: str) -> str:
    root = Path(__file__).parents[1]
    # Ours has to be compiled and kept, as others' packages are when they are installed, or Python's compiler is measured.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=kept, capture_output=True, text=True, check=True)
    return done.stdout
