"""The door to the screen: Textual is only asked for when somebody sits down to play."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from tabletop import MissingExtra

if TYPE_CHECKING:
    from ._seating import Seating


def play(seating: Seating, *, pace: float = 0.7) -> None:
    """Play in the terminal until the players leave; bots wait *pace* seconds before they answer."""
    try:
        from ._app import TableApp
    except ImportError as error:
        if (error.name or "").partition(".")[0] in {"rich", "textual"}:
            raise MissingExtra("terminal", "playing in the terminal") from None
        raise
    if hasattr(signal, "SIGHUP"):
        # When the window is closed the game goes with it, even if whatever started it ignores hang-ups.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    TableApp(seating, pace=pace).run()
