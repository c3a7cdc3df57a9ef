"""The titans, which play along only if the option says so."""

from typing import Any, Final

CARDS: Final[tuple[Any, ...]] = ()
EFFECTS: Final[tuple[Any, ...]] = ()
