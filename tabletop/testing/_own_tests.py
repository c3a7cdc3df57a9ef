"""Which cards have tests of their own: found by reading the tests, not by running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop import Card


def own_tests(cards: Iterable[type[Card]], *folders: Path) -> dict[str, tuple[str, ...]]:
    """
    Return for each card, by id, the tests of its own in some folders: named after it, and laying or playing it.

    A test is named after a card if its name has the card's id in it, and plays it if its body, or a fixture it asks for,
    names the card or its id.

    >>> import tabletop_hedge_court
    >>> from pathlib import Path
    >>> folder = Path(tabletop_hedge_court.__file__).parent / "tests"
    >>> len(own_tests([tabletop_hedge_court.Parry], folder)["parry"]) > 3
    True
    """
    tests: dict[str, set[str]] = {}
    fixtures: dict[str, set[str]] = {}
    asked: dict[str, list[str]] = {}
    for function in functions(*folders):
        if function.name.startswith("test_"):
            tests.setdefault(function.name, set()).update(words_in(function))
            asked.setdefault(function.name, []).extend(given.arg for given in function.args.args)
        else:
            fixtures.setdefault(function.name, set()).update(words_in(function))
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


def functions(*folders: Path) -> Iterator[ast.FunctionDef]:
    """Go through all functions of the tests in some folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def words_in(function: ast.FunctionDef) -> set[str]:
    """Return all strings in the body of a function, and in its decorators, but for its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return {
        node.value.casefold()
        for statement in (*body, *function.decorator_list)
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
