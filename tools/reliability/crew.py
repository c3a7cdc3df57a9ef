"""Processes that do pieces of work side by side, a fresh one for each piece: what it finds hangs on nothing done before."""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic, process_time  # noqa: TID251 (how long pieces take, and may take)
from typing import TYPE_CHECKING, Any, Final

import attrs

from tools.reliability.works import Found, Piece, play

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess

#: No piece takes longer than this, in seconds; the longest takes a minute.
PATIENCE: Final = 1_800.0
#: No piece takes more memory than this besides what there was before, in megabytes: no game of ten thousand answers may.
MOST_MEGABYTES: Final = 200.0
FORK: Final = get_context("fork")


@attrs.frozen
class Done:
    """A piece of work that is done: what came of it, how long a processor worked on it, and how much memory it took."""

    piece: Piece
    found: Found
    seconds: float
    megabytes: float


@attrs.frozen
class Busy:
    """A process at work on a piece."""

    piece: Piece
    process: ForkProcess
    answer: Connection
    since: float


class Crew:
    """So many processes, which take pieces of work from a list until there are none, or the time is up."""

    def __init__(
        self, size: int, seed: int, *, patience: float = PATIENCE, until: Callable[[], bool] = lambda: False
    ) -> None:
        self.size = size
        self.seed = seed
        self.patience = patience
        #: Whether no more pieces are begun.
        self.until = until
        self.busy: list[Busy] = []

    def do(self, pieces: Iterator[Piece]) -> Iterator[Done | None]:
        """Go through what is done, as it is done; None now and then while nothing is."""
        try:
            while True:
                while len(self.busy) < self.size and not self.until():
                    piece = next(pieces, None)
                    if piece is None:
                        break
                    self.begin(piece)
                if not self.busy:
                    return
                there = wait([one.answer for one in self.busy], timeout=1.0)
                if not there:
                    yield None
                for one in [*self.busy]:
                    if one.answer in there or monotonic() - one.since > self.patience:
                        yield self.end(one)
        finally:
            for one in self.busy:
                one.process.kill()
            for one in self.busy:
                one.process.join()

    def begin(self, piece: Piece) -> None:
        """Have a process begin with a piece."""
        sys.stdout.flush()
        answer, told = FORK.Pipe(duplex=False)
        process = FORK.Process(target=work, args=(piece, self.seed, told), daemon=True)
        process.start()
        told.close()
        self.busy.append(Busy(piece, process, answer, monotonic()))

    def end(self, one: Busy) -> Done:
        """Take what a process has to say; one that says nothing has failed."""
        self.busy.remove(one)
        took = monotonic() - one.since
        try:
            said: Done = one.answer.recv() if one.answer.poll() else lost(one.piece, took, "time", "it takes too long")
        except (EOFError, OSError):
            one.process.join()
            why = f"the process ends without a word, with {one.process.exitcode}"
            said = lost(one.piece, took, "process", why)
        one.process.kill()
        one.process.join()
        one.answer.close()
        return said


def lost(piece: Piece, seconds: float, check: str, why: str) -> Done:
    """Return what is said of a piece that came to no end."""
    return Done(piece, Found(failures=[{"check": check, "why": why}]), seconds, 0.0)


def work(piece: Piece, seed: int, told: Connection) -> None:
    """Do a piece of work in a process of its own, and tell what came of it."""
    gc.freeze()  # the collector goes through none of what there was before
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what rules print is nobody's business here
    before, there = spent(), megabytes()
    try:
        found = play(piece, seed)
    except Exception:  # of whatever is wrong in the tools themselves, the run tells like of any other failure
        found = Found(failures=[{"check": "work", "why": traceback.format_exc()}])
    took = megabytes()
    if took - there > MOST_MEGABYTES:
        why = f"it takes {took - there:.0f} MB, more than {MOST_MEGABYTES:.0f}"
        found.failures.append({"check": "memory", "why": why})
    told.send(Done(piece, found, spent() - before, took))


def spent() -> float:
    """Return for how long processors have worked on this process and on those that it began."""
    times: Any = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + float(times.ru_utime + times.ru_stime)


def megabytes() -> float:
    """Return how much memory this process has had at most."""
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) / 1024
