"""Infinite Power: a second set of Villains for Marvel Villainous."""

from .box import INFINITE_POWER

__all__ = ["INFINITE_POWER"]
