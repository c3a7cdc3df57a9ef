"""What all tests of Smash Up share: a way to lay bases with minions, and to play cards on them."""

from collections.abc import Callable

import pytest

from tabletop.games.smash_up import testing
from tabletop.testing import Scene


@pytest.fixture
def smash() -> Callable[..., Scene]:
    """
    Lay a table in the middle of Ann's Play Cards phase, with both free plays left: see :func:`testing.smash`.
    """
    return testing.smash
