"""What all tests of Supervillain share: a way to lay a galaxy with real cards, or with cards that only show rules."""

from collections.abc import Callable

import pytest

from tabletop.games.supervillain.testing import lair
from tabletop.testing import Scene
from tests.games.supervillain.small import SmallGalaxy


@pytest.fixture
def galaxy() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`lair`."""
    return lair


@pytest.fixture
def small() -> Callable[..., Scene]:
    """Lay a table with cards that are made up to show the rules: see :func:`lair` and :mod:`small`."""
    return lambda **told: lair(SmallGalaxy, **told)
