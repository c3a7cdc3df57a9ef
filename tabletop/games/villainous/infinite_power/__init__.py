"""Infinite Power: a second set of Villains for Marvel Villainous."""

import tabletop.games.villainous.marvel  # noqa: F401  (the game comes first, which puts the sets together)

from .box import INFINITE_POWER

__all__ = ["INFINITE_POWER"]
