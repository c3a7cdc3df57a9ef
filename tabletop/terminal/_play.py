"""The door to the screen: Textual is only asked for when somebody sits down to play."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

from tabletop import MissingExtra, TabletopError

if TYPE_CHECKING:
    from ._seating import Seating


class NoTerminal(TabletopError):
    """A table is drawn on a terminal and answered with keys; pipes and files are no terminal."""

    code = "terminal.none"

    def __init__(self) -> None:
        super().__init__("playing needs a terminal, for keys and for the screen; from a program, use tabletop.new")


def play(seating: Seating, *, pace: float = 0.7) -> None:
    """Play in the terminal until the players leave; bots wait *pace* seconds before they answer."""
    try:
        from ._app import TableApp
    except ImportError as error:
        if (error.name or "").partition(".")[0] in {"rich", "textual"}:
            raise MissingExtra("terminal", "playing in the terminal") from None
        raise
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal
    if hasattr(signal, "SIGHUP"):
        # When the window is closed the game goes with it, even if whatever started it ignores hang-ups.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    TableApp(seating, pace=pace).run()
