"""What ``tabletop check`` does: it finds a ruleset, has its declarations and its sources looked at, and plays it."""

from __future__ import annotations

import sys
import tomllib
import warnings
from collections.abc import Callable
from importlib import import_module  # noqa: TID251 (its author names the module, and no data does)
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabletop import BadRuleset, Game, UnknownGame, register, ruleset

from ._battery import check_ruleset
from ._errors import RulesetFailure, ScenarioError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

#: What the command returns when all is well, and when something is broken.
HOLDS: Final = 0
BROKEN: Final = 1

Say = Callable[[str], object]


def check(name: str, games: int, say: Say) -> int:
    """Check all games that go by a name, a module or a path, and say what is found in plain words."""
    try:
        found = games_at(name)
    except (BadRuleset, ScenarioError) as error:
        say(str(error))
        return BROKEN
    return max([check_one(game, games, say) for game in found])


def check_one(game: type[Game], games: int, say: Say) -> int:
    """Check one game: what it declares, what its sources say, and how it is played."""
    try:
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            rules = register(game)
        say(f"{rules.name}: what is declared holds together")
        for warning in told:
            say(f"  but: {warning.message}")
        say(str(check_ruleset(rules, games=games, report=False, progress=lambda words: say(f"{rules.name}: {words}"))))
    except (BadRuleset, RulesetFailure) as error:
        say(str(error))
        return BROKEN
    return HOLDS


# ------------------------------------------------------------------------------------------------ finding


def games_at(name: str) -> list[type[Game]]:
    """Return the games that somebody means: an installed one, those of a module, or those at a path."""
    path = Path(name)
    try:
        return [ruleset(name).game]
    except UnknownGame:
        if name and (path.suffix == ".py" or path.is_dir()):
            return [*games_at_path(path.resolve())]
        module, _, kind = name.partition(":")
        sys.path.insert(0, str(Path.cwd()))
        if not (module.replace(".", "").isidentifier() and find_spec(module.partition(".")[0])):
            raise
        return games_in(module, kind)


def games_at_path(path: Path) -> Iterator[type[Game]]:
    """Go through the games of a file, of a package, or of a project that says where its games are."""
    project = path / "pyproject.toml"
    if project.is_file():
        sys.path[:0] = [str(path), str(path / "src")]
        declared: dict[str, Any] = tomllib.loads(project.read_text(encoding="utf-8"))
        points: dict[str, str] = declared.get("project", {}).get("entry-points", {}).get("tabletop.games", {})
        if not points:
            raise ScenarioError(f'{project} names no games: write them under [project.entry-points."tabletop.games"]')
        for value in points.values():
            module, _, kind = value.partition(":")
            yield from games_in(module, kind)
        return
    if not path.is_file() and not (path / "__init__.py").is_file():
        raise ScenarioError(f"there is no ruleset at {path}: give a file, a package, or a folder with a pyproject.toml")
    sys.path.insert(0, str(path.parent))
    yield from games_in(path.stem, "")


def games_in(module: str, kind: str) -> list[type[Game]]:
    """Return the games of a module: one of them, or all that stand in it."""
    try:
        found = import_module(module)
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise BadRuleset(module, [f"it can't be imported: {type(error).__name__}: {error}"]) from error
    kinds = [one for one in kinds_in(found) if kind in ("", one.__qualname__)]
    if not kinds:
        raise ScenarioError(
            f"there is no {kind or 'game'} in {module}: a game is a subclass of tabletop.Game with an id"
        )
    return kinds


def kinds_in(module: ModuleType) -> Iterator[type[Game]]:
    """Go through the games that stand in a module or that a package brings together."""
    here = f"{module.__name__}."
    for thing in vars(module).values():
        if isinstance(thing, type) and f"{thing.__module__}.".startswith(here) and issubclass(thing, Game) and thing.id:
            yield thing
