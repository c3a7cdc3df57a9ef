"""Star Wars Villainous: Power of the Dark Side. Whatever its cards are written with is here."""

from ._ambition import AMBITION, BY_AMBITION
from ._cards import (
    Ally,
    DarkSideCard,
    DarkSideVillainCard,
    FateItem,
    Hero,
    Item,
    Location,
    Mover,
    Restriction,
    Scheme,
    Setback,
    Tile,
    ours,
)
from ._conditions import Condition, ConditionPlayed, answers
from ._fate import FateAimed
from ._missions import (
    Contractor,
    Mark,
    Mission,
    MissionCompleted,
    MissionPutBack,
    MissionRevealed,
    Task,
    TaskMarked,
    TokenTakenOff,
    contractor_of,
    defeat_a_hero,
    end_turn,
    take_action,
)
from ._players import DarkSideVillain
from ._vehicles import AllyVehicle, Arrived, Engaged, HeroVehicle, PairVanquished, Separated, Vehicle
from .box import POWER_OF_THE_DARK_SIDE
from .game import StarWarsVillainous

__all__ = [
    "AMBITION",
    "BY_AMBITION",
    "POWER_OF_THE_DARK_SIDE",
    "Ally",
    "AllyVehicle",
    "Arrived",
    "Condition",
    "ConditionPlayed",
    "Contractor",
    "DarkSideCard",
    "DarkSideVillain",
    "DarkSideVillainCard",
    "Engaged",
    "FateAimed",
    "FateItem",
    "Hero",
    "HeroVehicle",
    "Item",
    "Location",
    "Mark",
    "Mission",
    "MissionCompleted",
    "MissionPutBack",
    "MissionRevealed",
    "Mover",
    "PairVanquished",
    "Restriction",
    "Scheme",
    "Separated",
    "Setback",
    "StarWarsVillainous",
    "Task",
    "TaskMarked",
    "Tile",
    "TokenTakenOff",
    "Vehicle",
    "answers",
    "contractor_of",
    "defeat_a_hero",
    "end_turn",
    "ours",
    "take_action",
]
