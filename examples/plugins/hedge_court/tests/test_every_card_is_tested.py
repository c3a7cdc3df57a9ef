"""No card of Hedge Court goes without a test that is named after it and plays with it."""

import ast
from pathlib import Path

import pytest

import tabletop

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("hedge-court").cards


def functions():
    """Go through all functions of the tests beside this one."""
    for path in sorted(HERE.glob("test_*.py")):
        if path != Path(__file__):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def words_in(function):
    """Return all strings in the body of a function, but for its docstring."""
    _, *body = function.body
    return {
        node.value.casefold()
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def own_tests_of(card):
    """Return the names of the tests that are named after a card and name it."""
    every = list(functions())
    fixtures = {function.name: words_in(function) for function in every if not function.name.startswith("test_")}
    found = []
    for function in every:
        if function.name.startswith("test_") and card.id in function.name:
            words = words_in(function).union(*[fixtures.get(given.arg, set()) for given in function.args.args])
            if any(card.name.casefold() in word for word in words):
                found.append(function.name)
    return found


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_own_tests_of_its_own(card):
    """
    At least one test has the card in its name and lays or plays it.
    """
    assert own_tests_of(card), f"no test is named after {card.name} and plays with it"


def test_a_card_that_nobody_tests_would_be_found():
    """
    Of a card that does not exist there is no test.
    """

    class HedgeKnight(tabletop.Card, copies=1):
        """No ability."""

    assert own_tests_of(HedgeKnight) == []


def test_there_are_no_two_own_tests_of_a_name_in_a_file():
    """
    A second test of a name would hide the first.
    """
    for path in HERE.glob("test_*.py"):
        names = [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if hasattr(node, "name")]

        assert len(set(names)) == len(names), path.name
