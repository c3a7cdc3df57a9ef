"""No card of Master of the Galaxy goes without tests that are named after it and play with it."""

from pathlib import Path

from tabletop.games.master_of_the_galaxy import Link, MasterOfTheGalaxy, System, Track
from tabletop.testing import own_tests

HERE = Path(__file__).parent
#: Places on the board have no text of their own.
CARDS = [card for card in MasterOfTheGalaxy.cards if not issubclass(card, System | Track | Link)]


def test_every_card_has_tests_of_its_own():
    """
    At least two tests have the card in their names and lay or play it: what it does, and what it does not do.
    """
    tests = own_tests(CARDS, HERE)

    assert {card: names for card, names in tests.items() if len(names) < 2} == {}
