"""What all tests of the Kitchen Garden share: the table of Smash Up, with Vegetables for Ann."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.games.smash_up.testing import smash
from tabletop.testing import Scene

#: The factions of both players: no other one has a titan.
PAIRS = [["vegetables", "robots"], ["aliens", "zombies"]]


@pytest.fixture
def garden() -> Callable[..., Scene]:
    """Lay a table where the Kitchen Garden is played with: see :func:`tabletop.games.smash_up.testing.smash`."""

    def lay(bases: Any = ("The Allotment", "Jungle Oasis"), **told: Any) -> Scene:
        options = {"sets": ["kitchen-garden"], "factions": PAIRS, **told.pop("options", {})}
        return smash(bases, options=options, **told)

    return lay
