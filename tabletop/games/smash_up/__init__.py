"""Smash Up: two factions a player, shuffled together, and bases to smash."""

from ._cards import FACTIONS, Action, Base, Minion, SmashCard, Titan
from ._players import Smasher, SmashUpOptions
from .game import SmashUp

__all__ = ["FACTIONS", "Action", "Base", "Minion", "SmashCard", "SmashUp", "SmashUpOptions", "Smasher", "Titan"]
