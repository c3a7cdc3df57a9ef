"""Marvel Villainous: Mischief & Malice. Whatever its cards are written with is here."""

from ._abroad import PlayDone
from ._cards import (
    Ally,
    FateItem,
    Hero,
    Item,
    Location,
    MarvelCard,
    MarvelVillainCard,
    Mover,
    Scheme,
    Setback,
    Specialty,
    SymbolAdder,
    Tile,
    may_carry,
    named,
    ours,
    weakens,
)
from ._crises import Crisis, CrisisEnded, GlobalCrisis, RewardsGiven, TargetedCrisis
from ._fate import FateTaken, Found
from ._lasting import LessStrength
from ._mixing import MarvelSet
from ._players import FROM_HAND, FROM_PILE, MarvelVillain, PowerHanded
from ._position import WinsByPosition
from .box import MISCHIEF_AND_MALICE
from .game import MarvelOptions, MarvelVillainous

__all__ = [
    "FROM_HAND",
    "FROM_PILE",
    "MISCHIEF_AND_MALICE",
    "Ally",
    "Crisis",
    "CrisisEnded",
    "FateItem",
    "FateTaken",
    "Found",
    "GlobalCrisis",
    "Hero",
    "Item",
    "LessStrength",
    "Location",
    "MarvelCard",
    "MarvelOptions",
    "MarvelSet",
    "MarvelVillain",
    "MarvelVillainCard",
    "MarvelVillainous",
    "Mover",
    "PlayDone",
    "PowerHanded",
    "RewardsGiven",
    "Scheme",
    "Setback",
    "Specialty",
    "SymbolAdder",
    "TargetedCrisis",
    "Tile",
    "WinsByPosition",
    "may_carry",
    "named",
    "ours",
    "weakens",
]
