"""What Villains are asked when a card has them choose, and what they choose from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from ._cards import Domination, GalaxyCard

C = TypeVar("C", bound="GalaxyCard")

WHICH_ASTEROID: Final = "Which Asteroid?"
WHICH_CARD: Final = "Which card?"
WHICH_FACILITY: Final = "Which Secret Facility?"
WHICH_MOB: Final = "Which Mob?"
WHICH_PROJECT: Final = "Which Project?"


def unprotected(things: Iterable[C]) -> list[C]:
    """List the Mobs or Secret Facilities without an Asteroid-proof token."""
    return [thing for thing in things if not thing.is_protected]


def uncharged(asteroids: Iterable[Domination]) -> list[Domination]:
    """List the Asteroids without a Charge token."""
    return [asteroid for asteroid in asteroids if not asteroid.is_charged]
