"""Master of the Galaxy: cubes, bases, symbols, and one empire to come out of it."""

from ._board import Link, System, Track
from ._cards import Conflict, Development, Government, Leader, Species
from ._players import MasterOptions, Ruler
from .game import MasterOfTheGalaxy

__all__ = [
    "Conflict",
    "Development",
    "Government",
    "Leader",
    "Link",
    "MasterOfTheGalaxy",
    "MasterOptions",
    "Ruler",
    "Species",
    "System",
    "Track",
]
