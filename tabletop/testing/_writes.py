"""What is written on a table, and by which line of a ruleset: where two runs of one game differ, the first of them is told."""

from __future__ import annotations

from itertools import zip_longest
from sys import _getframe
from typing import TYPE_CHECKING, Any, Final, Self

from tabletop import Game
from tabletop._rules.whereabouts import in_file, is_engines
from tabletop._table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop import Match

    from ._cases import Case, Picked

#: What changes a table.
VERBS: Final = ("add", "move", "pay", "put", "reorder", "set_facts", "write")

#: What is written and by which line.
Write = tuple[str, str]


class Writes:
    """While it lasts, all that is written on any table by the rules of a game is noted, with the line that does it."""

    def __init__(self) -> None:
        self.found: list[Write] = []
        #: How much was written before the latest rest.
        self.rested = 0
        self._verbs = {name: getattr(Table, name) for name in VERBS}
        self._rest = Game.rest
        self._is_inside = False

    def __enter__(self) -> Self:
        for name, verb in self._verbs.items():
            setattr(Table, name, self.noting(name, verb))
        rest = self._rest

        def rested(game: Game) -> Any:
            state = rest(game)
            self.rested = len(self.found)
            return state

        Game.rest = rested  # type: ignore[assignment, method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        for name, verb in self._verbs.items():
            setattr(Table, name, verb)
        del Game.rest

    def noting(self, name: str, verb: Callable[..., Any]) -> Callable[..., Any]:
        """Return a verb that notes what it does, but not what it does through others."""

        def noted(table: Table, *given: Any, **more: Any) -> Any:
            if self._is_inside:
                return verb(table, *given, **more)
            line = line_of_rules()
            if line:
                self.found.append((words_of(table, name, given, more), line))
            self._is_inside = True
            try:
                return verb(table, *given, **more)
            finally:
                self._is_inside = False

        return noted


def line_of_rules() -> str:
    """Return file and line of the rules that are at work, the innermost; an empty string if none are."""
    frame: Any = _getframe(2)
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("tabletop.testing"):
            return ""
        if not is_engines(module):
            return in_file(frame.f_code.co_filename, frame.f_lineno)
        frame = frame.f_back
    return ""


def words_of(table: Table, name: str, given: Sequence[Any], more: dict[str, Any]) -> str:
    """Say what is written, with cards by name where it tells which."""
    if name == "set_facts":
        return f"set_facts({', '.join(f'{fact}={value!r}' for fact, value in given[0].items())})"
    if name in ("move", "write"):
        row = given[0] if name == "move" else given[1]
        of_card = name == "move" or not given[0].startswith("player.")
        whose = f"{table.layout.kinds[row].name} (card {row})" if of_card else f"seat {row}"
        rest = f"to zone {given[1]}" if name == "move" else f"{given[0]} = {given[2]!r}"
        return f"{name} {whose}: {rest}"
    if name == "add":
        return f"add {', '.join(kind.name for kind in given[0].kinds[-len(given[1]) :])}: to zones {list(given[1])}"
    words = [*map(repr, given), *[f"{key}={value!r}" for key, value in more.items()]]
    return f"{name}({', '.join(words)})"


def differing(these: Sequence[Write], those: Sequence[Write]) -> str:
    """Say which write of two runs is the first that differs, and which line made it; nothing if all are the same."""
    for one, other in zip_longest(these, those):
        if one != other:
            return f"\n  the first write that differs: {told(one)} in one, and {told(other)} in the other"
    return ""


def told(write: Write | None) -> str:
    """Say what was written where."""
    return "nothing more" if write is None else f"{write[0]} ({write[1]})"


def writes_of(play: Callable[[], object]) -> list[Write]:
    """Play something, and return what was written."""
    with Writes() as writes:
        play()
    return writes.found


def writes_straight(case: Case, answers: Sequence[Picked]) -> list[Write]:
    """Play a game, and return what was written since the rest before the latest answer."""
    with Writes() as writes:
        match = case.begin()
        rested = 0
        for picked in answers:
            rested = writes.rested
            match.answer(picked)
    return writes.found[rested:]


def writes_on_the_way(case: Case, answers: Sequence[Picked], step: Callable[[Match, int], Match]) -> list[Write]:
    """Play a game, doing something between the answers that has a step played again, and return what that step wrote."""
    match = case.begin()
    for number, picked in enumerate(answers[:-1]):
        match = step(match, number)
        match.answer(picked)
    with Writes() as writes:
        match = step(match, len(answers) - 1)
        match.answer(answers[-1])
    return writes.found
