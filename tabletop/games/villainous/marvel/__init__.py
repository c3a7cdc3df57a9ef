"""Marvel Villainous: Mischief & Malice."""

from .game import MarvelVillainous

__all__ = ["MarvelVillainous"]
