"""No card of Marvel Villainous goes without tests that are named after it and play with it."""

from pathlib import Path

import tabletop
from tabletop.games.villainous import Mover, Tile
from tabletop.games.villainous.marvel import Location
from tabletop.testing import own_tests

HERE = Path(__file__).parents[1]
#: What lies there from the start is in the way of every test.
FROM_THE_START = Mover | Location | Tile
CARDS = [card for card in tabletop.ruleset("marvel-villainous").cards if not issubclass(card, FROM_THE_START)]


def test_every_card_has_tests_of_its_own():
    """
    At least two tests have the card in their names and lay or play it: what it does, and what it does not do.
    """
    tests = own_tests(CARDS, HERE)

    assert {card: names for card, names in tests.items() if len(names) < 2} == {}
