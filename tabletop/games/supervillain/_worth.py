"""What the belongings of a Villain are worth, as bots see it; no rule asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._villains import HAND_LIMIT

if TYPE_CHECKING:
    from ._villains import Villain

# What things are worth besides the Power that went into them, in millions of Minions.
WORTH_OF_POINT: Final = 400
WORTH_OF_PROJECT: Final = 150
WORTH_OF_ASTEROID: Final = 200
WORTH_OF_CARD: Final = 250


def standing(villain: Villain) -> int:
    """Say how well a Villain's side stands, in millions of Minions: what it has built and may yet use."""
    return sum([belongings(member) for member in villain.side])


def belongings(villain: Villain) -> int:
    """Say what a Villain has, in millions of Minions."""
    built: int = sum([site.printed["cost"] + WORTH_OF_POINT * site.printed["points"] for site in villain.facilities])
    begun: int = sum([WORTH_OF_PROJECT + project.workforce for project in villain.projects])
    flying = sum([WORTH_OF_ASTEROID * (2 if asteroid.is_charged else 1) for asteroid in villain.asteroids])
    return built + begun + flying + WORTH_OF_CARD * min(len(villain.hand), HAND_LIMIT)
