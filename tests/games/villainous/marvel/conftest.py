"""What all tests of Marvel Villainous share: a way to lay Domains."""

from collections.abc import Callable

import pytest

from tabletop.games.villainous.marvel.testing import domain
from tabletop.testing import Scene


@pytest.fixture
def lay() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`domain`."""
    return domain
