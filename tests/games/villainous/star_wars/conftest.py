"""What all tests of Star Wars Villainous share: a way to lay Sectors."""

from collections.abc import Callable

import pytest

from tabletop.testing import Scene
from tests.games.villainous.star_wars.sector import sector


@pytest.fixture
def lay() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`sector`."""
    return sector
