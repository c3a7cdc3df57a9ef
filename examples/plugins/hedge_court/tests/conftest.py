"""What all tests of Hedge Court share: a way to lay a court."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.testing import Scene, table

#: What the facts of the season are called; everything else is told of a noble.
FACTS = ("active", "actions", "turn")


@pytest.fixture
def court() -> Callable[..., Scene]:
    """
    Lay a table in the middle of Ann's turn, with three actions left.

    Nobles who are not named are Ann and Bob, and hands that are not named are empty.
    """

    def lay(**told: Any) -> Scene:
        facts = {"actions": 3, "turn": 1, **{name: told.pop(name) for name in FACTS if name in told}}
        kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
        nobles = {name: {"hand": [], **told.get(name, {})} for name in dict.fromkeys(["Ann", "Bob", *told])}
        return table("hedge-court", facts=facts, **nobles, **kit)

    return lay
