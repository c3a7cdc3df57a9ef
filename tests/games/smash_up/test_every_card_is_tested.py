"""No card of Smash Up goes without a test that is named after it and plays with it."""

from pathlib import Path

import pytest

import tabletop
from tabletop.testing import own_tests

HERE = Path(__file__).parent
CARDS = tabletop.ruleset("smash-up").cards
OWN_TESTS = own_tests(CARDS, HERE)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_tests_of_its_own(card):
    """
    At least one test has the card in its name and lays or plays it.
    """
    assert OWN_TESTS[card.id], f"no test is named after {card.name} and plays with it"


def test_cards_have_two_tests_each_on_average():
    """
    A card with one test is the exception: what it must not do is tested too.
    """
    assert sum(map(len, OWN_TESTS.values())) >= 2 * len(CARDS)
