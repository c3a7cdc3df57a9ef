"""Where in its source a class or a function stands, to be told together with what is wrong with it."""

from __future__ import annotations

import inspect
import re
from dis import Instruction, get_instructions
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: What is wrong, and at its end where.
PLACED: Final = re.compile(r"(.*) \(([^()]+:\d+)\)", re.DOTALL)


def place_of(thing: Any) -> str:
    """Return file and line of a class or a function; an empty string if there is no source to look at."""
    code = getattr(inspect.unwrap(thing), "__code__", None)
    if isinstance(code, CodeType):
        return in_file(code.co_filename, code.co_firstlineno)
    try:
        _, line = inspect.findsource(thing)
        return in_file(inspect.getsourcefile(thing) or "", line + 1)
    except (OSError, TypeError):
        return ""


def in_file(file: str, line: int) -> str:
    """Return a file and a line in it; an empty string for what was typed in somewhere."""
    return "" if not file or file.startswith("<") else f"{file}:{line}"


def placed(words: str, place: str) -> str:
    """Say what is wrong, and where if that is known."""
    return f"{words} ({place})" if place else words


def parted(fault: str) -> tuple[str, str]:
    """Return what is wrong and where, if that is known: what :func:`placed` has put together."""
    found = PLACED.fullmatch(fault)
    return (found[1], found[2]) if found else (fault, "")


def at(thing: Any, faults: Iterable[str]) -> Iterator[str]:
    """Say of some faults that they are those of a class or a function, and where it stands."""
    for words in faults:
        yield placed(words, place_of(thing))


def place_named(function: FunctionType, name: str) -> str:
    """Return file and line where a function or what is written inside of it names something."""
    code, line = next(
        (code, line) for code in codes_of(function.__code__) for step, line in steps_of(code) if step.argval == name
    )
    return in_file(code.co_filename, line)


def steps_of(code: CodeType) -> Iterator[tuple[Instruction, int]]:
    """Go through the instructions of some code, each with its line."""
    line = code.co_firstlineno
    for step in get_instructions(code):
        line = (step.positions and step.positions.lineno) or line
        yield step, line


def codes_of(code: CodeType) -> Iterator[CodeType]:
    """Go through some code and all that is written inside of it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes_of(inner)


def place_of_failure(error: BaseException) -> str:
    """Return file and line of an author that were reached last when something failed; an empty string if none was."""
    place = ""
    step = error.__traceback__
    while step is not None:
        if not is_engines(step.tb_frame.f_globals.get("__name__", "")):
            place = in_file(step.tb_frame.f_code.co_filename, step.tb_lineno)
        step = step.tb_next
    return place


def is_engines(module: str) -> bool:
    """Say whether a module is the engine's own, and not an author's."""
    return module == "tabletop" or module.startswith("tabletop._")
