"""The log as one reader saw it, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from . import _colours as colours
from ._listing import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop import EventView, Match

#: What is no entry of a log that people read: that somebody decides, and what one is not told.
UNTOLD = ("Asked", "Something")


class Chronicle:
    """What a reader (a seat, or None for a spectator) was told, line by line; it grows with the match."""

    def __init__(self, match: Match, reader: int | None) -> None:
        self.match = match
        self.reader = reader
        self.names = [plain(name) for name in match.seats]
        self.lines: list[Text] = []
        self._told = 0

    def catch_up(self) -> list[Text]:
        """Add what has happened since the last time, and return all lines."""
        events = self.match.events(self.reader, since=self._told)
        self._told = self.match.sequence
        self.lines += [self.line(event) for event in events if event.kind not in UNTOLD]
        return self.lines

    def line(self, event: EventView) -> Text:
        """Return one event in a line, with names in their colours."""
        english = plain(event.text.english)
        line = Text(english[:1].upper() + english[1:])
        if event.private:
            line.append(" (only you know)", Style(color=colours.FAINT, italic=True))
        name_seats(line, self.names)
        return line


def name_seats(line: Text, names: Sequence[str]) -> None:
    """Colour the names of seats in a line."""
    for seat, name in enumerate(names):
        line.highlight_words([name], Style(color=colours.of_seat(seat), bold=True))
