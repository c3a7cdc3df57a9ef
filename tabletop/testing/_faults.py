"""Faults at every line: whatever is done with a match may be interrupted anywhere, and leaves it as it was."""

from __future__ import annotations

import gc
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import Match, load

from ._cases import Picked
from ._errors import NotAsExpected
from ._inside import live

if TYPE_CHECKING:
    from types import CodeType

#: A line of the engine or of a game, and which time it is passed.
Place = tuple["CodeType", int, int]


class Fault(Exception):
    """Something that nobody has thought of."""


#: What strikes: the first two come out as they are, and the last as an error that says who is to blame.
FAULTS: Final[tuple[type[BaseException], ...]] = (KeyboardInterrupt, MemoryError, Fault)


@attrs.frozen
class Act:
    """Something that can be done with a match, and whether its game in progress is to be woken up before."""

    name: str
    do: Callable[[Match, Picked], object]
    awake: bool = True

    def makes_do(self, fault: BaseException) -> bool:
        """Say whether it may go on as if nothing had happened: words on what is wrong do without what can't be shown."""
        return self.name == "load" and isinstance(fault, Exception)


def deeds() -> tuple[Act, ...]:
    """Return all that is done."""
    return (
        Act("answer", lambda match, picks: match.answer(picks)),
        Act("answer a copy", lambda match, picks: match.answer(picks), awake=False),
        Act("answer in words", lambda match, picks: match.answer(in_words(match, picks))),
        Act("undo", lambda match, picks: match.undo()),
        Act("undo of a copy", lambda match, picks: match.undo(), awake=False),
        Act("view", lambda match, picks: match.view(0)),
        Act("view of a copy", lambda match, picks: match.view(None), awake=False),
        Act("events", lambda match, picks: match.events(0, since=match.sequence - 1)),
        Act("all events", lambda match, picks: match.events(None), awake=False),
        Act("copy", lambda match, picks: match.copy(log=True)),
        Act("save", lambda match, picks: match.save()),
        Act("load", lambda match, picks: load(match.save())),
        Act("imagine", lambda match, picks: match.imagine(0, Random(1))),  # noqa: S311 (no secret: the fault is what counts)
        Act("replay", lambda match, picks: match.replay()),
        Act("why not", lambda match, picks: match.why_not("Nothing of the kind")),
    )


def in_words(match: Match, picks: Picked) -> list[str]:
    """Return an answer in the words of the options."""
    assert match.decision is not None
    options = match.decision.options
    return [options[index].label for index in ((picks,) if isinstance(picks, int) else picks)]


def check_faults(match: Match, answer: Picked, *, seed: int = 0, lines: int | None = None, every: bool = False) -> int:
    """
    Interrupt whatever can be done with a match, at each line that it passes, and say how many faults that were.

    After each the match is looked at, saved and answered, and anything that is not as if nothing had happened is
    :class:`AssertionError`. The answer is one that could be given.
    At most so many *lines* of each thing to do are tried, drawn with the *seed*; with *every*, each by all kinds of fault.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seed=1)
    >>> match.answer(0)
    >>> check_faults(match, 4, lines=3)
    45
    """
    rng, faults, struck = Random(seed), cycle(FAULTS), 0  # noqa: S311 (draws no secret)
    with warnings.catch_warnings(), collecting_later():
        warnings.simplefilter("ignore", RuntimeWarning)  # what is begun and then interrupted is never awaited
        whole = Portrait(match, answer)
        for act in deeds():
            if act.name.startswith("undo") and match.number == match.first_moment:
                continue
            for place in some(places(act, match, answer), lines, rng):
                for fault in FAULTS if every else (next(faults),):
                    struck += strike(act, match, answer, place, fault("here"), whole)
            gc.collect()
    return struck


@contextmanager
def collecting_later() -> Iterator[None]:
    """Collect no garbage meanwhile: Python warns of what was never awaited wherever it happens to be, and not everywhere it can."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Portrait:
    """How a match looks, and how it goes on."""

    def __init__(self, match: Match, answer: Picked) -> None:
        self.answer = answer
        self.save, self.views = match.save(), self._views(match)
        after = match.copy()
        after.answer(answer)
        self.after = after.save(), self._views(after)

    def _views(self, match: Match) -> list[Any]:
        return [match.view(seat) for seat in (0, None)]

    def compare(self, match: Match) -> Iterator[str]:
        """Say what is not as it was."""
        if match.save() != self.save:
            yield "its save is another one"
        if self._views(match) != self.views:
            yield "it looks different"
        match.answer(self.answer)
        if (match.save(), self._views(match)) != self.after:
            yield "it goes on differently"


def strike(act: Act, match: Match, answer: Picked, place: Place, fault: BaseException, whole: Portrait) -> bool:
    """Do something with a copy of a match, let a fault strike at a place, and compare; say whether the place was passed."""
    one = ready(act, match)
    raised: BaseException | None = None
    with Striking(place, fault) as striking:
        try:
            act.do(one, answer)
        except BaseException as error:
            raised = error.with_traceback(None)
    if striking.left:
        return False
    code, line, _ = place
    where = f"{act.name}, {type(fault).__name__} in {code.co_qualname} ({code.co_filename}, line {line})"
    is_told = isinstance(raised, Exception if isinstance(fault, Fault) else type(fault))
    if not is_told and not (raised is None and act.makes_do(fault)):
        raise NotAsExpected(f"{where}: what came out was {raised!r}")
    wrong = [*whole.compare(one)]
    if wrong:
        raise NotAsExpected(f"{where}: afterwards {', '.join(wrong)}")
    return True


def ready(act: Act, match: Match) -> Match:
    """Return a copy of a match with which something can be done."""
    one = match.copy(log=True)
    if act.awake:
        live(one)
    return one


def some(places: list[Place], most: int | None, rng: Random) -> list[Place]:
    """Return all places or some of them, in the order in which they come."""
    if most is None or len(places) <= most:
        return places
    return [places[index] for index in sorted(rng.sample(range(len(places)), most))]


# ------------------------------------------------------------------------------------------------ tracing


def places(act: Act, match: Match, answer: Picked) -> list[Place]:
    """
    Return every line that is passed while something is done with a match: the first time, and in the middle of the others.

    It was done once before, so that nothing is among them that only the first of all who do it pass.
    """
    act.do(ready(act, match), answer)
    one = ready(act, match)
    counts: dict[tuple[CodeType, int], int] = {}
    roots = {"tabletop", match.ruleset.game.__module__.partition(".")[0]}

    def line(frame: Any, event: str, _: object) -> Any:
        if event == "line":
            key = frame.f_code, frame.f_lineno
            counts[key] = counts.get(key, 0) + 1
        return line

    def call(frame: Any, event: str, _: object) -> Any:
        name = frame.f_globals.get("__name__", "")
        return line if name.partition(".")[0] in roots and not name.startswith("tabletop.testing") else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        act.do(one, answer)
    finally:
        sys.settrace(before)
    times = {(code, line, time): None for (code, line), count in counts.items() for time in (1, (count + 1) // 2)}
    return list(times)


class Striking:
    """While it lasts, a fault strikes when a line is passed for the so-manieth time."""

    def __init__(self, place: Place, fault: BaseException) -> None:
        self.code, self.line, self.left = place
        self.fault = fault
        self.before = sys.gettrace()

    def __enter__(self) -> Striking:
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def _call(self, frame: Any, event: str, _: object) -> Any:
        return self._line if frame.f_code is self.code else None

    def _line(self, frame: Any, event: str, _: object) -> Any:
        if event == "line" and frame.f_lineno == self.line and self.left:
            self.left -= 1
            if not self.left:
                raise self.fault
        return self._line
