"""What tells one state of some rules from another: the sources that they are written in, and what cards have printed on them."""

from __future__ import annotations

import json
import re
import sys
from functools import cache, lru_cache
from hashlib import sha256
from importlib.util import find_spec, resolve_name
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.machinery import ModuleSpec

    from tabletop._play.game import Game

    from .cards import Card

#: For how many games, and how many choices of cards, a fingerprint is kept.
KEPT: Final = 256
#: How many hexadecimal digits of a fingerprint are kept.
DIGITS: Final = 12
#: What a source imports: from where, what (in brackets or not); or whole modules.
IMPORT: Final = re.compile(
    rb"^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]*(\([^()]*\)|[^\n;#]*)|import[ \t]+([^\n;#]+))", re.MULTILINE
)
#: What is said of a card beside its own values: where these are from, how many copies there are, what its back is.
FRAME: Final = frozenset({"copies", "set", "provenance", "origins", "back"})


def short(data: Any, digits: int = DIGITS) -> str:
    """Return a fingerprint of plain data."""
    return sha256(json.dumps(data, separators=(",", ":"), default=kind_of).encode()).hexdigest()[:digits]


def kind_of(value: object) -> str:
    """Return what is told of a value that is no plain data."""
    return type(value).__qualname__


def fingerprint_of_sources(game: type[Game]) -> str:
    """
    Return a fingerprint of all modules in which some rules are written; nothing if one of them has no source to read.

    These are the modules of the game, its cards and whatever else it declares, with those of the same package that they use.
    """
    hashable: Any = game
    return _fingerprint_of_sources(hashable)


@lru_cache(maxsize=KEPT)
def _fingerprint_of_sources(game: Any) -> str:
    sources = sources_of(game)
    if None in sources.values():
        return ""
    return short([(name, sha256(text or b"").hexdigest()) for name, text in sources.items()])


@cache
def release() -> str:
    """Return which version of the engine this is."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tabletop-rules")
    except PackageNotFoundError:  # pragma: no cover (the tests run on an installed one)
        return "not installed"


def sources_of(game: type[Game]) -> dict[str, bytes | None]:
    """
    Return the sources of the modules in which some rules are written, by their names; None for what has no source to read.

    What a module imports of the same package belongs to it, wherever it says so and whatever it takes from there.
    """
    declared = (*game.cards, *game.effects, *game.rules, game.player_class, game.facts_class, game.options_class)
    found = {base.__module__ for kind in (game, *declared) for base in kind.__mro__ if is_of_rules(base.__module__)}
    packages = {package_of(name) for name in found}
    sources: dict[str, bytes | None] = {}
    waiting = sorted(found)
    while waiting:
        name = waiting.pop()
        if name in sources or package_of(name) not in packages:
            continue
        spec = spec_of(name)
        is_package = spec is not None and spec.submodule_search_locations is not None
        if name not in found and (spec is None or (is_package and spec.origin is None)):
            continue  # it is no module, or a folder without a source of its own
        sources[name] = source_of(spec)
        waiting += imported_by(name, sources[name], is_package=is_package)
    return dict(sorted(sources.items()))


def spec_of(name: str) -> ModuleSpec | None:
    """Return where a module comes from, if there is one of that name: one that was not needed yet is not read for it."""
    if name in sys.modules:
        return getattr(sys.modules[name], "__spec__", None)
    parent = sys.modules.get(name.rpartition(".")[0])
    return find_spec(name) if hasattr(parent, "__path__") else None


def source_of(spec: Any) -> bytes | None:
    """Return the source of a module, if it can be read."""
    try:
        source: bytes = spec.loader.get_data(spec.origin)
    except (AttributeError, OSError):
        return None
    return source


def imported_by(name: str, source: bytes | None, *, is_package: bool) -> Iterator[str]:
    """Go through the names of whatever may be a module among what a module imports, in functions, too."""
    home = name if is_package else name.rpartition(".")[0]
    for origin, taken, whole in IMPORT.findall(source or b""):
        if whole:
            yield from [one.split()[0] for one in whole.decode(errors="replace").split(",") if one.strip()]
            continue
        try:
            module = resolve_name(origin.decode(), home)
        except ImportError:
            continue  # it is no import of a package, whatever it looks like
        yield module
        yield from [f"{module}.{one}" for one in re.findall(r"(\w+)(?:\s+as\s+\w+)?", taken.decode(errors="replace"))]


def is_of_rules(name: str) -> bool:
    """Say whether a module is written for a game, and is neither the engine nor Python."""
    top, _, rest = name.partition(".")
    return top not in sys.stdlib_module_names and top != "attr" and (top != "tabletop" or rest.startswith("games."))


def package_of(name: str) -> str:
    """Return the package of a module: ours has a package for each game."""
    return ".".join(name.split(".")[: 3 if name.startswith("tabletop.") else 1])


@lru_cache(maxsize=KEPT)
def fingerprint_of_print(kinds: tuple[type[Card], ...]) -> str:
    """Return a fingerprint of what is printed on some cards."""
    return short(
        [
            [kind.id, {name: value for name, value in kind.printed.items() if name not in FRAME}]
            for kind in dict.fromkeys(kinds)
        ]
    )
