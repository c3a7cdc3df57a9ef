"""What all tests of Infinite Power share: a way to lay Domains."""

from collections.abc import Callable

import pytest

from tabletop.games.villainous.marvel.testing import domain
from tabletop.testing import Scene


@pytest.fixture
def lay() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`domain`."""
    return domain
