"""What the sources of a game name: its events, its deeds, the words that it says and how it asks."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabletop._play.deeds import Deed
from tabletop._rules.events import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from tabletop._rules.ruleset import Ruleset

#: What is of the library and not said by any game.
APART: Final = ("tabletop.testing", "tabletop.terminal", "tabletop.bots", "tabletop.schemas", "tabletop.cli")

#: How those are asked who are asked by a method of this name, if it isn't said.
ASKS: Final = {
    "choose": "pick", "choose_some": "pick", "choose_set": "pick", "choose_deed": "pick", "does": "pick",
    "discard_some": "pick", "discard_down_to": "pick",
    "put_in_order": "order", "choose_number": "number", "confirms": "confirm",
}  # fmt: skip


def modules_of(rules: Ruleset) -> list[ModuleType]:
    """Return the modules in which a game is written, with those that they import of the same package and of the engine."""
    game = rules.game
    kinds: list[type] = [game, game.player_class, game.facts_class, *rules.cards, *game.effects, *game.rules]
    names = list(dict.fromkeys([base.__module__ for kind in kinds for base in kind.__mro__ if base is not object]))
    roots = {name.partition(".")[0] for name in names} | {"tabletop"}
    found: dict[str, ModuleType] = {}
    while names:
        name = names.pop()
        module = sys.modules.get(name)
        if name in found or module is None or name.partition(".")[0] not in roots or name.startswith(APART):
            continue
        found[name] = module
        names += imported_by(module)
    return [found[name] for name in sorted(found)]


@cache
def source_of(module: ModuleType) -> ast.Module | None:
    """Return the source of a module, if there is any."""
    file = Path(getattr(module, "__file__", None) or "")
    return ast.parse(file.read_text(encoding="utf-8")) if file.suffix == ".py" and file.is_file() else None


def imported_by(module: ModuleType) -> Iterator[str]:
    """Go through the names of what a module imports where it begins."""
    source = source_of(module)
    for node in [] if source is None else source.body:
        if isinstance(node, ast.Import):
            yield from [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            home = "." * node.level + (node.module or "")
            origin = resolve_name(home, module.__package__ or "") if node.level else home
            yield origin
            yield from [f"{origin}.{one.name}" for one in node.names]


# ------------------------------------------------------------------------------------------------ what is named there


def classes_in(modules: Iterable[ModuleType], base: type) -> list[type[Any]]:
    """Return the classes of a kind that are written in some modules."""
    found = [kind for module in modules for kind in vars(module).values() if written_in(module, kind, base)]
    return list(dict.fromkeys(found))


def written_in(module: ModuleType, kind: object, base: type) -> bool:
    """Say whether a class of a kind, and not the kind itself, is written in a module."""
    return isinstance(kind, type) and issubclass(kind, base) and kind is not base and kind.__module__ == module.__name__


def events_in(modules: Iterable[ModuleType]) -> list[type[Event]]:
    """Return the kinds of event that are written in some modules."""
    return [kind for kind in classes_in(modules, Event) if hasattr(kind, "__attrs_attrs__")]


def deeds_in(modules: Iterable[ModuleType]) -> list[type[Deed]]:
    """Return the kinds of deed that are written in some modules."""
    return [kind for kind in classes_in(modules, Deed) if kind.key]


def calls_in(modules: Iterable[ModuleType]) -> Iterator[ast.Call]:
    """Go through all calls that are written in some modules."""
    for module in modules:
        source = source_of(module)
        yield from [] if source is None else [node for node in ast.walk(source) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    """Return the name of what is called, without what it belongs to."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def written(node: ast.expr | None) -> str | None:
    """Return the words that stand in a source, if nothing else does."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def texts_in(modules: Iterable[ModuleType]) -> Iterator[tuple[str, str]]:
    """Go through the texts that are written in some modules: each with its key and in English."""
    for module in modules:
        for call in calls_in([module]):
            if called(call) == "Text" and len(call.args) == 2:
                key, english = [written(part) or kept(module, part) for part in call.args]
                if key is not None and english is not None:
                    yield key, english


def kept(module: ModuleType, node: ast.expr) -> str | None:
    """Return the words that a module keeps under a name."""
    words = vars(module).get(node.id) if isinstance(node, ast.Name) else None
    return words if isinstance(words, str) else None


def sentences_in(modules: Iterable[ModuleType]) -> Iterator[str]:
    """Go through the sentences that are written in some modules and are no docstrings: any may be said."""
    for module in modules:
        source = source_of(module)
        if source is not None:
            for node in ast.walk(source):
                words = written(node) if isinstance(node, ast.Constant) else None
                if words and is_sentence(words) and not is_docstring(words, source):
                    yield words


def is_sentence(words: str) -> bool:
    """Say whether words could be said: several of them, or one that ends a sentence, without anything to be put in."""
    return words[0].isupper() and (" " in words or words[-1] in ".?!") and "{" not in words and "\n" not in words


def is_docstring(words: str, source: ast.Module) -> bool:
    """Say whether words are the docstring of something in a source."""
    return words in docstrings_in(source)


@cache
def docstrings_in(source: ast.Module) -> frozenset[str]:
    """Return what is said of all that is written in a source."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Module)
    bodies = [node.body for node in ast.walk(source) if isinstance(node, kinds)]
    firsts = [body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)]
    return frozenset([words for words in map(written, firsts) if words is not None])


#: What a decision tells of how many are picked, by the method that asks.
SEVERAL: Final[dict[str, tuple[str, ...]]] = {
    "choose_some": ("at_least", "at_most"),
    "discard_some": ("at_least", "at_most"),
    "discard_down_to": ("at_least", "at_most"),
    "put_in_order": ("at_least", "at_most", "ordered"),
}


class Asked(NamedTuple):
    """How players are asked somewhere: the kind of decision, the words if they stand there, and what a decision tells then."""

    kind: str
    words: str | None
    fields: frozenset[str]


def asked_in(modules: Iterable[ModuleType]) -> Iterator[Asked]:
    """Go through how players are asked in some modules."""
    for call in calls_in(modules):
        named = {one.arg: one.value for one in call.keywords}
        kind = written(named.get("kind")) or ASKS.get(called(call))
        if kind is not None:
            told = {*SEVERAL.get(called(call), ()), *[name for name in ("about", "ordered") if name in named]}
            yield Asked(kind, written(call.args[0]) if call.args else None, frozenset(told))
