"""The table in a terminal: any installed game, for people and bots, from views and decisions alone."""

from ._play import play
from ._seating import Seating, read_bots, read_names, read_values

__all__ = ["Seating", "play", "read_bots", "read_names", "read_values"]
