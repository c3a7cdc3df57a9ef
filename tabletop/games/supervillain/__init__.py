"""Supervillain: This Galaxy Is Mine! Projects, Minions, Asteroids, and five Domination points."""

from ._cards import Domination, Minion
from ._villains import SupervillainOptions, Villain
from .game import Supervillain

__all__ = ["Domination", "Minion", "Supervillain", "SupervillainOptions", "Villain"]
