"""Turn work into a measurement: a function that does the work once more and returns one figure."""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

T = TypeVar("T")
Measure = Callable[[], float]
Clock = Callable[[], float]

SECONDS_OF_PLAY: Final = 0.5
"""How long a measurement of random games takes; games differ, so it wants many of them."""

SECONDS_OF_CALLS: Final = 0.1
"""How long a measurement of one call takes: short, so that ours and a peer's lie close together."""


class Rate:
    """
    Measures the steps per second of *play*, which plays the game of one seed and returns its steps.

    The warm-up settles how many games fill the time; every measurement then plays those same games.
    """

    def __init__(
        self,
        play: Callable[[int], int],
        *,
        seconds: float = SECONDS_OF_PLAY,
        clock: Clock = time.process_time,
    ) -> None:
        self.play = play
        self.clock = clock
        self.games = self.steps = 0
        self.spent = 0.0
        start = clock()
        while self.games == 0 or self.spent < seconds:
            self.steps += play(self.games)
            self.games += 1
            self.spent = clock() - start

    def __call__(self) -> float:
        gc.collect()
        start = self.clock()
        self.steps = sum(map(self.play, range(self.games)))
        self.spent = self.clock() - start
        return self.steps / self.spent

    def in_games(self) -> float:
        """Return the games per second of the last measurement."""
        return self.games / self.spent


@contextmanager
def left_alone() -> Iterator[None]:
    """Have Python's collector not walk what is there already: the peers' modules, and what others are measured with."""
    was_left_alone = gc.get_freeze_count() > 0  # whoever had it left alone before wants it to stay so
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        if not was_left_alone:
            gc.unfreeze()


def cost(
    work: Callable[[T], object],
    deal: Callable[[], Sequence[T]],
    *,
    seconds: float = SECONDS_OF_CALLS,
    clock: Clock = time.process_time,
) -> Measure:
    """Measure the microseconds of ``work(item)``; *deal* makes the items off the clock."""

    def measure() -> float:
        gc.collect()
        spent, calls = 0.0, 0
        while spent < seconds:
            items = deal()
            start = clock()
            for item in items:
                work(item)
            spent += clock() - start
            calls += len(items)
        return spent / calls * 1e6

    measure()
    return measure


def memory(make: Callable[[T], object], items: Sequence[T], *, times: int = 32) -> Measure:
    """Measure the bytes that what *make* makes of an item keeps alive, averaged over *items*."""

    def measure() -> float:
        for item in items:
            make(item)
        gc.collect()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            kept = [make(item) for item in items for _ in range(times)]
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        return (after - before) / len(kept)

    return measure


def picker(seed: int) -> Callable[[Sequence[T]], T]:
    """Return the uniform pick that ours and every peer written in Python play with."""
    draw = random.Random(seed).random

    def pick(options: Sequence[T]) -> T:
        return options[int(draw() * len(options))]

    return pick
