"""
Rules never use the match that they are the rules of: whoever is called by them is refused.

That the game in progress carries out an answer, its kernel knows itself; here is all else that calls rules.
"""

from __future__ import annotations

from _thread import get_ident
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop._base.errors import ReentrantUse

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

T = TypeVar("T")

#: What calls rules for a match or its copies, by its thread: in which of them (None: in all), and what ran before and
#: waits for it. Whatever is left here after a fault runs no more.
Running = dict[int, tuple[Any, Any, Any]]


def guarded(running: Running, match: Any, run: Generator[T, Any, Any]) -> T:
    """Return the first that comes of what calls rules; meanwhile these can't use the match."""
    thread = get_ident()
    outer = running.get(thread) if running else None
    running[thread] = run, match, outer
    try:
        return next(run)
    finally:
        if outer is None:
            del running[thread]
        else:
            running[thread] = outer


def doing(do: Callable[[], T]) -> Generator[T, None, None]:
    """Do what may call rules: as long as they are at it, this runs."""
    yield do()


def check_outside(running: Running, match: Any) -> None:
    """Refuse whoever uses a match and is called by its rules, which run just now in this thread."""
    within = running.get(get_ident())
    while within is not None:
        run, inside, within = within
        if run.gi_running and (inside is match or inside is None):
            raise ReentrantUse
