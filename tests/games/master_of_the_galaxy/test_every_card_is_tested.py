"""No card of Master of the Galaxy goes without tests that are named after it and play with it."""

from pathlib import Path

import pytest

from tabletop.games.master_of_the_galaxy import Link, MasterOfTheGalaxy, System, Track
from tabletop.testing import own_tests

HERE = Path(__file__).parent
#: Places on the board have no text of their own.
CARDS = [card for card in MasterOfTheGalaxy.cards if not issubclass(card, System | Track | Link)]
OWN_TESTS = own_tests(CARDS, HERE)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_tests_of_its_own(card):
    """
    At least two tests have the card in their names and lay or play it: what it does, and what it does not do.
    """
    assert len(OWN_TESTS[card.id]) >= 2, f"too few tests are named after {card.name} and play with it"
