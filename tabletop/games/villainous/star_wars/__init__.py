"""Star Wars Villainous: Power of the Dark Side."""

from .game import StarWarsVillainous

__all__ = ["StarWarsVillainous"]
