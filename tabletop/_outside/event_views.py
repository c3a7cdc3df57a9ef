"""What happened, as each seat saw it."""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop._base.texts import Text
from tabletop._rules.events import words_of

from .reader import Reader
from .views import NO_PART, EventView, MoveView, differences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop._play.game import Game
    from tabletop._play.kernel import Branches
    from tabletop._play.performing import Entry
    from tabletop._rules.players import Player
    from tabletop._table.table import Snapshot

    from .views import View


def event_views(
    game: Game, log: Sequence[Entry], first: int, seat: int | None, branches: Branches
) -> tuple[EventView, ...]:
    """Return what a seat saw happen, from the *first* entry of a log on."""
    found = []
    seen = seen_after(game, log[first - 1], seat, branches, None) if first else None
    for place in range(first, len(log)):
        entry = log[place]
        before = NO_PART if seen is None else seen.view
        seen = seen_after(game, entry, seat, branches, seen)
        audience = entry.event.audience()
        told = is_among(audience, seen.reader)
        changes = tuple(differences(before, seen.view))
        if told or changes:
            ids = [None if one is None else name_of(log, one, branches) for one in (entry.cause, entry.batch)]
            name = name_of(log, place, branches)
            found.append(
                event_view(entry, seen, name, ids if told else [None, None], told, audience is not None, changes)
            )
    return tuple(found)


def sequence_of(number: int, branches: Branches) -> int:
    """Return the sequence of a match after so many answers."""
    moment, first = next(branch for branch in reversed(branches) if branch[0] <= number)
    return number - moment + first


def name_of(log: Sequence[Entry], place: int, branches: Branches) -> str:
    """
    Return the id of an event: its sequence, and how many come after it before somebody is asked or the match is over.

    So it is the same in every log that holds the event, wherever that log begins.
    """
    number = log[place].answers
    return f"{sequence_of(number, branches)}.{bisect_right(log, number, key=attrgetter('answers')) - 1 - place}"


def is_among(players: Iterable[Player] | None, reader: Reader) -> bool:
    """Say whether a reader is one of some players (None is everybody)."""
    return players is None or any(player.seat == reader.bit for player in players)


class Seen(NamedTuple):
    """What a reader saw just after an event."""

    reader: Reader
    snapshot: Snapshot
    view: View


def seen_after(game: Game, entry: Entry, seat: int | None, branches: Branches, last: Seen | None) -> Seen:
    """Return what a seat saw just after a logged event; if the table is as it was *last*, only what else may differ is read."""
    state = entry.after
    same = (
        last is not None and len(last.snapshot) == len(state) and all(last.snapshot[key] is state[key] for key in state)
    )
    reader = Reader(last.reader.game if last and same else game.at(state), seat)
    known = last.view if last and same else None
    sequence = sequence_of(entry.answers, branches)
    return Seen(reader, state, reader.view(entry.decision, entry.stack, entry.answers, sequence, known))


def event_view(
    entry: Entry, seen: Seen, name: str, ids: Sequence[str | None], told: bool, private: bool, changes: Any
) -> EventView:
    """Return one event as a reader saw it; of one that it is not told, only what changed for it."""
    event = entry.event
    fields: dict[str, Any] = {}
    text = Text("tabletop.something", "Something happens.")
    kind = "Something"
    moves: tuple[MoveView, ...] = ()
    by = None
    reader = Reader(seen.reader.game, seen.view.seat)
    if told:
        reader.before = entry.before
        by = reader.frame(entry.stack[-1]) if entry.stack and entry.decision is None else None
        reader.is_witness = is_among(event.witnesses(), reader)
        kind = type(event).__name__
        text = words_of(event)
        moves = moves_of(entry, reader)
        fields = {name: reader.value(value) for name, value in text.arguments.items()}
    return EventView(
        id=name,
        cause=ids[0],
        by=by,
        sequence=seen.view.sequence,
        number=entry.answers,
        kind=kind,
        text=reader.text(text),
        fields=fields,
        moves=moves,
        private=private and told,
        batch=ids[1],
        changes=changes,
    )


def moves_of(entry: Entry, reader: Reader) -> tuple[MoveView, ...]:
    """Return the cards that an event took from zone to zone, in no order that would tell anything."""
    old, new = entry.before["zone"], entry.after["zone"]
    if old is new:
        return ()
    rows = [row for row, number in enumerate(new) if row >= len(old) or number != old[row]]
    made = [move_of(entry, reader, row, alone=len(rows) == 1) for row in rows]
    return tuple(sorted(made, key=repr))


def move_of(entry: Entry, reader: Reader, row: int, *, alone: bool) -> MoveView:
    """
    Return one card that went from zone to zone.

    Where several go that can be followed no longer, nothing leads from the id of one to what it is now.
    """
    before, after = entry.before, entry.after
    to, gone = reader.zone_in(after, after["zone"][row]), reader.id_in(after["layout"], after, row)
    if row >= len(before["zone"]):
        return MoveView(None, gone, None, to)
    came, source = reader.id_in(before["layout"], before, row), reader.zone_in(before, before["zone"][row])
    if gone is not None and came != gone and not alone and not after["known"][row] >> reader.bit & 1:
        came = None
    return MoveView(came, gone, source, to)
