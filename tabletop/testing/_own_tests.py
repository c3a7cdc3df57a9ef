"""Which cards have tests of their own: found by reading the tests, not by running them."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from tabletop import Card

NONE: Final[Mapping[str, set[str]]] = MappingProxyType({})


def own_tests(cards: Iterable[type[Card]], *folders: Path) -> dict[str, tuple[str, ...]]:
    """
    Return for each card, by id, the tests of its own in some folders: named after it, and laying or playing it.

    A test is named after a card if its name has the card's id in it, and plays it if its body, a constant of its file that
    it uses, or a fixture that it asks for, names the card or its id.

    >>> import tabletop_hedge_court
    >>> from pathlib import Path
    >>> folder = Path(tabletop_hedge_court.__file__).parent / "tests"
    >>> len(own_tests([tabletop_hedge_court.Parry], folder)["parry"]) > 3
    True
    """
    tests: dict[str, set[str]] = {}
    fixtures: dict[str, set[str]] = {}
    asked: dict[str, list[str]] = {}
    for function, given, words in functions(*folders):
        if function.startswith("test_"):
            tests.setdefault(function, set()).update(words)
            asked.setdefault(function, []).extend(given)
        else:
            fixtures.setdefault(function, set()).update(words)
    for name, given in asked.items():
        tests[name].update(*[fixtures.get(one, set()) for one in given])
    return {
        card.id: tuple(
            name
            for name, words in tests.items()
            if card.id in name and any(card.name.casefold() in word or card.id in word for word in words)
        )
        for card in cards
    }


def functions(*folders: Path) -> Iterator[tuple[str, list[str], set[str]]]:
    """Go through all functions of the tests in some folders: their names, what they ask for, and the words in them."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            constants = {
                target.id: words_in(node.value)
                for node in tree.body
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
                    words = words_in(*body, *node.decorator_list, constants=constants)
                    yield node.name, [given.arg for given in node.args.args], words


def words_in(*nodes: ast.AST, constants: Mapping[str, set[str]] = NONE) -> set[str]:
    """Return all strings in some pieces of code, and in the constants that they name."""
    found: set[str] = set()
    for piece in nodes:
        for node in ast.walk(piece):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.casefold())
            elif isinstance(node, ast.Name):
                found |= constants.get(node.id, set())
    return found
