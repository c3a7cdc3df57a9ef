"""What all tests of Master of the Galaxy share: a way to lay a galaxy with real cards, or with cards that only show rules."""

from collections.abc import Callable

import pytest

from tabletop.games.master_of_the_galaxy.testing import KINDS, orbit
from tabletop.testing import Scene
from tests.games.master_of_the_galaxy.small import SmallGalaxy

KINDS.update({kind.id: kind for kind in SmallGalaxy.cards})


@pytest.fixture
def galaxy() -> Callable[..., Scene]:
    """Lay a table with the board and the cards of the game: see :func:`orbit`."""
    return orbit


@pytest.fixture
def small() -> Callable[..., Scene]:
    """Lay a table with a board and cards that are made up to show the rules: see :func:`orbit` and :mod:`small`."""
    return lambda **told: orbit(SmallGalaxy, **told)
