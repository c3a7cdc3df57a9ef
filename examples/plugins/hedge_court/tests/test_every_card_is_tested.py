"""No card of Hedge Court goes without a test that is named after it and plays with it."""

import ast
from pathlib import Path

import tabletop
from tabletop.testing import own_tests

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("hedge-court").cards


def test_every_card_has_tests_of_its_own():
    """
    At least one test has the card in its name and lays or plays it.
    """
    tests = own_tests(CARDS, HERE)

    assert [card for card, names in tests.items() if not names] == []


def test_a_card_that_nobody_tests_would_be_found():
    """
    Of a card that does not exist there is no test.
    """

    class HedgeKnight(tabletop.Card, copies=1):
        """No ability."""

    assert own_tests([HedgeKnight], HERE) == {"hedge_knight": ()}


def test_there_are_no_two_own_tests_of_a_name_in_a_file():
    """
    A second test of a name would hide the first.
    """
    for path in HERE.glob("test_*.py"):
        names = [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if hasattr(node, "name")]

        assert len(set(names)) == len(names), path.name
