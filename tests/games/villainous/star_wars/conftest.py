"""What all tests of Star Wars Villainous share: a way to lay Sectors."""

from collections.abc import Callable

import pytest

from tabletop.testing import Scene
from tests.games.villainous.star_wars.sector import sector
from tests.games.villainous.star_wars.small import SmallWar


@pytest.fixture
def lay() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`sector`."""
    return sector


def small_war(**told: object) -> Scene:
    """Lay a table where Ann is the Warlord, Bob the Baron and whoever comes third the Count."""
    named = dict.fromkeys(["Ann", "Bob", *[name for name in told if name[0].isupper()]])
    return sector(SmallWar, **{"villains": ("warlord", "baron", "count")[: len(named)], **told})


@pytest.fixture
def war() -> Callable[..., Scene]:
    """Lay a table with Villains that are made up to show the rules: see :mod:`small`."""
    return small_war
