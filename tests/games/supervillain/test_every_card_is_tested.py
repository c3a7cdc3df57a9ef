"""No card of Supervillain goes without a test that is named after it and plays with it."""

from pathlib import Path

import pytest

import tabletop
from tabletop.testing import own_tests

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("supervillain").cards
OWN_TESTS = own_tests(CARDS, HERE)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_tests_of_its_own(card):
    """
    At least two tests have the card in their names and lay or play it: what it does, and what it does not do.
    """
    assert len(OWN_TESTS[card.id]) >= 2, f"too few tests are named after {card.name} and play with it"
