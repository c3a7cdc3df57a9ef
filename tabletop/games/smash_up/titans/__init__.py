"""The titans, which play along only if the option says so, a module for each set."""

from typing import Final

from . import core, oops

CARDS: Final = (*oops.CARDS, *core.CARDS)
EFFECTS: Final = (*oops.EFFECTS, *core.EFFECTS)
