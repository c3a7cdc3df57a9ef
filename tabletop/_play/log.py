"""The log of a match: what happened, with the table before and after, so that each seat can be told what it saw of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop._rules.events import Event, event

if TYPE_CHECKING:
    from tabletop._table.table import Snapshot

    from .decisions import Decision
    from .stack import Frame


class Entry(NamedTuple):
    """One logged event. Tables before and after share all columns that the event did not touch."""

    number: int
    answers: int
    cause: int | None
    event: Event
    before: Snapshot
    after: Snapshot
    stack: tuple[Frame, ...]
    #: The same number for all events of one moment, if there were several.
    batch: int | None = None
    decision: Decision | None = None


@event
class Asked(Event):
    """The match waits for a seat."""

    text = "{player} decides."
    player: Any


@event
class Ended(Event):
    """The match is over."""

    text = "{how}"
    how: Any
