"""What ``tabletop check`` does: it finds a ruleset or an expansion, has its declarations and sources looked at, and plays it."""

from __future__ import annotations

import sys
import tomllib
import warnings
from collections.abc import Callable
from importlib import import_module  # noqa: TID251 (its author names the module, and no data does)
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import (
    BadExpansion,
    BadRuleset,
    Expansion,
    Game,
    SetupError,
    UnknownGame,
    register,
    register_expansion,
    ruleset,
)
from tabletop._base.errors import clipped
from tabletop._rules.installed import EXPANSIONS, found_expansion, named_everywhere
from tabletop._rules.registry import GROUP

from ._battery import Options, check_ruleset
from ._errors import RulesetFailure, ScenarioError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

    from tabletop import Ruleset

#: What the command returns when all is well, and when something is broken.
HOLDS: Final = 0
BROKEN: Final = 1

Say = Callable[[str], object]
Plugin = type[Game] | Expansion


@attrs.frozen
class Amount:
    """How much is played: how many games, and after how many answers they are broken off, if they are."""

    games: int
    length: int | None = None


#: How much of a game is played, and of an expansion: whoever adds to a game that lasts long wants to know soon, too.
OF_GAMES: Final = Amount(24)
OF_EXPANSIONS: Final = Amount(12, 300)


class CannotCheck(SetupError):
    """What was named can't even be looked at."""

    def __init__(self, why: str) -> None:
        super().__init__(why)


def check(name: str, games: int | None, length: int | None, say: Say) -> int:
    """Check all games and expansions that go by a name, a module or a path, and say what is found in plain words."""
    try:
        found = plugins_at(name)
    except (BadRuleset, BadExpansion, ScenarioError) as error:
        say(str(error))
        return BROKEN
    return max([check_one(plugin, games, length, say) for plugin in found])


def check_one(plugin: Plugin, games: int | None, length: int | None, say: Say) -> int:
    """Check one game or expansion: what it declares, what its sources say, and how it is played."""
    try:
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            name, rules, options = made_known(plugin)
        say(f"{name}: what is declared holds together")
        for warning in told:
            say(f"  but: {warning.message}")
        usual = OF_EXPANSIONS if isinstance(plugin, Expansion) else OF_GAMES
        report = check_ruleset(
            rules,
            games=games or usual.games,
            length=length or usual.length,
            options=options,
            report=False,
            progress=lambda words: say(f"{name}: {words}"),
        )
        say(str(attrs.evolve(report, ruleset=name)))
    except (BadRuleset, BadExpansion, RulesetFailure) as error:
        say(str(error))
        return BROKEN
    return HOLDS


def made_known(plugin: Plugin) -> tuple[str, Ruleset, Options | None]:
    """Register a game or an expansion; return its name, what it is played with, and with which options."""
    if isinstance(plugin, Expansion):
        register_expansion(plugin)
        return plugin.name, ruleset(plugin.game).with_sets([plugin.id]), plugin.trial
    rules = register(plugin)
    return rules.name, rules, None


# ------------------------------------------------------------------------------------------------ finding


def plugins_at(name: str) -> list[Plugin]:
    """Return the games and expansions that somebody means: installed ones, those of a module, or those at a path."""
    try:
        return [ruleset(name).game]
    except UnknownGame as error:
        found = expansions_called(name)
        if found:
            return found
        if path := path_called(name):
            return [*plugins_at_path(path)]
        module, _, kind = name.partition(":")
        sys.path.insert(0, str(Path.cwd()))
        if not (module.replace(".", "").isidentifier() and find_spec(module.partition(".")[0])):
            error.args = (f"{error}; expansions are: {', '.join(named_everywhere()) or 'none'}",)
            raise
        return plugins_in(module, kind)


def path_called(name: str) -> Path | None:
    """Return the path that somebody means; None if it is no path but a name."""
    try:
        path = Path(name).resolve()
        is_path = path.is_dir() or path.suffix == ".py"
    except (OSError, ValueError) as error:
        raise CannotCheck(f"there is no {clipped(name, 200)}: {getattr(error, 'strerror', error)}") from None
    return path if name and is_path else None


def expansions_called(name: str) -> list[Plugin]:
    """Return the expansions that are installed under a name, such as ``smash-up.kitchen-garden`` or ``kitchen-garden``."""
    found = [one.partition(".") for one in named_everywhere() if name in (one, one.partition(".")[2])]
    return [found_expansion(ruleset(game).plain.game, id) for game, _, id in found]


def plugins_at_path(path: Path) -> Iterator[Plugin]:
    """Go through the games and expansions of a file, of a package, or of a project that says where they are."""
    project = path / "pyproject.toml"
    if project.is_file():
        sys.path[:0] = [str(path), str(path / "src")]
        named = [(group, *point) for group in (GROUP, EXPANSIONS) for point in entry_points(project, group).items()]
        if not named:
            raise ScenarioError(
                f'{project} names no games and no expansions: write them under [project.entry-points."{GROUP}"] '
                f'or [project.entry-points."{EXPANSIONS}"]'
            )
        for group, name, value in named:
            module, _, kind = value.partition(":")
            for plugin in plugins_in(module, kind):
                if name_of(plugin) != name:
                    raise ScenarioError(
                        f"{project}: the entry point {name!r} of {group} leads to {name_of(plugin)!r}: call it that"
                    )
                yield plugin
        return
    if not path.is_file() and not (path / "__init__.py").is_file():
        raise ScenarioError(
            f"there is no game and no expansion at {path}: give a file, a package, or a folder with a pyproject.toml"
        )
    sys.path.insert(0, str(path.parent))
    yield from plugins_in(path.stem, "")


def entry_points(project: Path, group: str) -> Mapping[str, str]:
    """Return the entry points of a group that a project declares."""
    try:
        declared: dict[str, Any] = tomllib.loads(project.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CannotCheck(f"{project} can't be read: {error}") from None
    for key in ("project", "entry-points", group):
        declared = declared.get(key, {})
        if not isinstance(declared, dict):
            raise CannotCheck(f"{project}: {key} should be a table, not {clipped(declared)}")
    for name, value in declared.items():
        if not isinstance(value, str):
            raise CannotCheck(
                f"{project}: {name} of {group} should be a text such as 'my_game:MyGame', not {clipped(value)}"
            )
    return declared


def name_of(plugin: Plugin) -> str:
    """Return the name that the entry point of a game or an expansion has."""
    return plugin.name if isinstance(plugin, Expansion) else plugin.id


def plugins_in(module: str, name: str) -> list[Plugin]:
    """Return the games and expansions of a module: one of them, or all that stand in it."""
    try:
        found = import_module(module)
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise ScenarioError(f"{module}: it can't be imported: {type(error).__name__}: {error}") from error
    except SystemExit as leaving:
        raise CannotCheck(f"{module}: it can't be imported: it leaves Python, with {clipped(leaving.code)}") from None
    plugins = [one for called, one in standing_in(found) if name in ("", called)]
    if not plugins:
        raise ScenarioError(
            f"there is no {name or 'game and no expansion'} in {module}: a game is a subclass of tabletop.Game with an id, "
            "and an expansion a value of a subclass of tabletop.Expansion"
        )
    return plugins


def standing_in(module: ModuleType) -> Iterator[tuple[str, Plugin]]:
    """Go through the games and expansions that stand in a module or that a package brings together, each with its name."""
    games = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Game) and one.id]
    boxes = [box for game in games for box in game.own_sets]
    for name, thing in vars(module).items():
        if isinstance(thing, Expansion) and is_of(module, thing.module) and thing not in boxes:
            yield name, thing
        elif thing in games and is_of(module, thing.__module__):
            yield thing.__qualname__, thing


def is_of(module: ModuleType, name: str) -> bool:
    """Say whether a module is another or lies in it."""
    return f"{name}.".startswith(f"{module.__name__}.")
