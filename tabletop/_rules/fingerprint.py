"""What tells one state of some rules from another: the sources that they are written in, and what cards have printed on them."""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from hashlib import sha256
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop._play.game import Game

    from .cards import Card

#: For how many games, and how many choices of cards, a fingerprint is kept.
KEPT: Final = 256
#: How many hexadecimal digits of a fingerprint are kept.
DIGITS: Final = 12
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
    sources = []
    for name in modules_of(game):
        spec: Any = getattr(sys.modules.get(name), "__spec__", None)
        try:
            sources.append((name, sha256(spec.loader.get_data(spec.origin)).hexdigest()))
        except (AttributeError, OSError):
            return ""
    return short(sources)


def modules_of(game: type[Game]) -> list[str]:
    """Return the names of the modules in which some rules are written, in order."""
    declared = (*game.cards, *game.effects, *game.rules, game.player_class, game.facts_class, game.options_class)
    found = {base.__module__ for kind in (game, *declared) for base in kind.__mro__ if is_of_rules(base.__module__)}
    packages = {package_of(name) for name in found}
    waiting = sorted(found)
    while waiting:
        module = sys.modules.get(waiting.pop())
        used = {name for name in used_by(module) if is_of_rules(name) and package_of(name) in packages}
        waiting += sorted(used - found)
        found |= used
    return sorted(found)


def is_of_rules(name: str) -> bool:
    """Say whether a module is written for a game, and is neither the engine nor Python."""
    top, _, rest = name.partition(".")
    return top not in sys.stdlib_module_names and top != "attr" and (top != "tabletop" or rest.startswith("games."))


def package_of(name: str) -> str:
    """Return the package of a module: ours has a package for each game."""
    return ".".join(name.split(".")[: 3 if name.startswith("tabletop.") else 1])


def used_by(module: ModuleType | None) -> Iterator[str]:
    """Go through the names of the modules that the names in a module come from."""
    for value in vars(module).values() if module is not None else ():
        name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
        if isinstance(name, str):
            yield name


@lru_cache(maxsize=KEPT)
def fingerprint_of_print(kinds: tuple[type[Card], ...]) -> str:
    """Return a fingerprint of what is printed on some cards."""
    return short(
        [
            [kind.id, {name: value for name, value in kind.printed.items() if name not in FRAME}]
            for kind in dict.fromkeys(kinds)
        ]
    )
