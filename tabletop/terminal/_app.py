"""The app around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

from ._table import TableScreen

if TYPE_CHECKING:
    from ._seating import Seating


class TableApp(App[None]):
    """One table in a terminal, until its players leave."""

    CSS_PATH = "table.tcss"
    TITLE = "tabletop"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012 (declared so by Textual)

    def __init__(self, seating: Seating, *, pace: float = 0.7) -> None:
        super().__init__()
        self.table = TableScreen(seating, pace=pace)

    def on_mount(self) -> None:
        """Lay the table."""
        _ = self.push_screen(self.table)

    def action_leave(self) -> None:
        """Ask whether to leave."""
        self.table.action_leave()
