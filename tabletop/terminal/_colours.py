"""The colours of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

#: One for each seat, then again from the first.
SEATS: Final = ("#7fb4ff", "#ffb86b", "#9ede73", "#f28fb1", "#c9a7ff", "#7fe0d6")
#: One for each kind of card, in the order of the catalogue: what cards of it are printed on.
KINDS: Final = ("#274b73", "#6b3f57", "#3d5c36", "#6a5526", "#4b4280", "#2b5f63", "#74402f")
PAPER: Final = "#f2f0ea"
BACK: Final = "#3a3f4b"
FAINT: Final = "#8b93a5"
GOLD: Final = "#ffd75f"
BETTER: Final = "#a6f0a0"
WORSE: Final = "#ff9c9c"


def of_seat(seat: int | None) -> str:
    """Return the colour of a seat; faint for nobody."""
    return FAINT if seat is None or seat < 0 else SEATS[seat % len(SEATS)]


def of_kind(kind: str, kinds: Sequence[str]) -> str:
    """Return the colour that cards of a kind are printed on."""
    return KINDS[kinds.index(kind) % len(KINDS)] if kind in kinds else BACK
