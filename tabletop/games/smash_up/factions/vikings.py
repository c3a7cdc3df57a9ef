"""The Vikings."""

from __future__ import annotations

from typing import Any, Final

CARDS: Final[tuple[Any, ...]] = ()
EFFECTS: Final[tuple[Any, ...]] = ()
