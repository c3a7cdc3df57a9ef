"""No card of Smash Up goes without a test that is named after it and plays with it."""

from pathlib import Path

import tabletop
from tabletop.testing import own_tests

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("smash-up").cards


def test_every_card_has_tests_of_its_own():
    """
    At least one test has the card in its name and lays or plays it, and cards with one only are the exception.
    """
    tests = own_tests(CARDS, HERE)

    assert [card for card, names in tests.items() if not names] == []
    assert sum(map(len, tests.values())) >= 2 * len(CARDS)
