"""No card of Supervillain goes without a test that is named after it and plays with it."""

from pathlib import Path

import tabletop
from tabletop.testing import own_tests

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("supervillain").cards


def test_every_card_has_tests_of_its_own():
    """
    At least two tests have the card in their names and lay or play it: what it does, and what it does not do.
    """
    tests = own_tests(CARDS, HERE)

    assert {card: names for card, names in tests.items() if len(names) < 2} == {}
