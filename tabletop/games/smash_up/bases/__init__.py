"""The bases, a module for each set."""

from typing import Final

from . import oops

CARDS: Final = (*oops.CARDS,)
EFFECTS: Final = (*oops.EFFECTS,)
