"""What happened, as each seat saw it."""

from __future__ import annotations

from bisect import bisect_right
from itertools import compress, count
from operator import attrgetter, itemgetter, ne
from typing import TYPE_CHECKING

from tabletop._base.texts import Text
from tabletop._rules.events import Ended, OfAbility, Rolled, Shuffled, words_of

from .happenings import EventByTheSame, EventView, Roll, Shuffle
from .reader import Reader
from .sights import are_one, sight_of
from .telling import Move, everything, happenings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop._play.chronicle import Entry
    from tabletop._play.game import Game
    from tabletop._play.kernel import Branches
    from tabletop._rules.players import Player
    from tabletop._table.table import Snapshot

    from .happenings import Happening
    from .sights import Seen
    from .views import StackView


def event_views(
    game: Game, log: Sequence[Entry], first: int, seat: int | None, branches: Branches
) -> tuple[EventView, ...]:
    """Return what a seat saw happen, from the *first* entry of a log on."""
    found = []
    told_by: dict[int, StackView | None] = {}
    seen = None if first == 0 else seen_last(game, log[first - 1], seat)
    for place in range(first, len(log)):
        entry = log[place]
        told = is_among(entry.event.audience(), seat)
        if not told and isinstance(entry.event, OfAbility):
            continue  # nothing has changed by it
        last = seen
        reader = reader_of(game, entry, seat)
        seen = sight_of(reader, entry.after, last, rests=bool(entry.decisions) or isinstance(entry.event, Ended))
        reader.before = entry.before
        if last is None:
            changes = everything(seen.view, entry.answers, sequence_of(entry.answers, branches))
        else:
            changes = what_happened(last, seen, entry, reader, told=told)
        if told or changes:
            found.append(event_view(log, place, branches, reader, changes, told_by, told=told))
        game.setup.seen[seat] = entry, seen
    return tuple(found)


def seen_last(game: Game, entry: Entry, seat: int | None) -> Seen:
    """Return what a reader saw just after the last event that it was told of, which is kept from then on."""
    after, last = game.setup.seen.get(seat, (None, None))
    if last is not None and after is entry:
        seen: Seen = last
        return seen
    return sight_of(reader_of(game, entry, seat), entry.after, last)


def reader_of(game: Game, entry: Entry, seat: int | None) -> Reader:
    """Return a reader of the table just after a logged event."""
    return Reader(game, seat, None if are_one(game.table.true, entry.after) else entry.after)


def sequence_of(number: int, branches: Branches) -> int:
    """Return the sequence of a match after so many answers."""
    moment, first = branches[bisect_right(branches, number, key=itemgetter(0)) - 1]
    return number - moment + first


def name_of(log: Sequence[Entry], place: int, branches: Branches) -> str:
    """
    Return the id of an event: its sequence, and how many come after it before somebody is asked or the match is over.

    So it is the same in every log that holds the event, wherever that log begins.
    """
    number = log[place].answers
    return f"{sequence_of(number, branches)}.{bisect_right(log, number, key=attrgetter('answers')) - 1 - place}"


def is_among(players: Iterable[Player] | None, seat: int | None) -> bool:
    """Say whether a seat, or a spectator, is one of some players (None is everybody)."""
    return players is None or any(player.seat == seat for player in players)


def event_view(
    log: Sequence[Entry],
    place: int,
    branches: Branches,
    reader: Reader,
    changes: tuple[Happening, ...],
    told_by: dict[int, StackView | None],
    *,
    told: bool,
) -> EventView:
    """
    Return one event as a reader saw it; of one that it is not told, only what changed for it.

    What the reader is told of by which ability others happened is kept by their places.
    """
    entry = log[place]
    name = name_of(log, place, branches)
    if not told:
        text = reader.text(Text("tabletop.Something", "Something happens."))
        return EventView(id=name, text=text, happenings=changes)
    event, decisions = entry.event, entry.decisions
    found = cause_of(log, entry, reader)
    cause, batch = [None if one is None else name_of(log, one, branches) for one in (found, entry.batch)]
    if decisions:
        reader.before = None
        mine = next((one for one in decisions if one.seat == reader.seat), None)
        is_open = decisions[0].beside and place == len(log) - 1
        return EventView(
            id=name,
            text=reader.waiting_for(decisions, entry.stack),
            happenings=changes,
            number=entry.answers,
            waiting=tuple([one.seat for one in decisions]),
            stack=reader.stack(entry.stack),
            decision=None
            if mine is None
            else reader.decision(mine, mine.sequence if is_open else sequence_of(mine.number, branches)),
        )
    ends = isinstance(event, Ended)
    by = reader.frame(entry.stack[-1]) if entry.stack else None
    told_by[place] = by
    is_the_same = (
        found is not None and found in told_by and log[found].answers == entry.answers and told_by[found] == by
    )
    kind = EventByTheSame if is_the_same else EventView
    reader.is_witness = is_among(event.witnesses(), reader.seat)
    return kind(
        id=name,
        text=reader.text(words_of(event)),
        cause=cause,
        by=by,
        batch=batch,
        private=event.audience() is not None,
        number=entry.answers if ends else None,
        stack=reader.stack(entry.stack) if ends else (),
        happenings=changes,
    )


def cause_of(log: Sequence[Entry], entry: Entry, reader: Reader) -> int | None:
    """Return the place of what set an event off, or if the reader was not told of that, of what set that off."""
    cause = entry.cause
    while cause is not None and not is_among(log[cause].event.audience(), reader.seat):
        cause = log[cause].cause
    return cause


# ---------------------------------------------------------------------------------------------------- what happened


def what_happened(last: Seen, seen: Seen, entry: Entry, reader: Reader, *, told: bool) -> tuple[Happening, ...]:
    """Return all that has changed for a reader by an event, and what it is told to have gone from where to where."""
    found: tuple[Happening, ...] = ()
    if last.view is not seen.view:
        found = happenings(last.view, seen.view, moves_of(last.snapshot, entry.after, reader) if told else ())
    return (*shown_besides(entry, reader, found), *found) if told else found


def shown_besides(entry: Entry, reader: Reader, found: Iterable[Happening]) -> Iterable[Happening]:
    """Go through what an event shows that nothing on the table tells: a roll, and that a zone was shuffled."""
    event = entry.event
    if isinstance(event, Rolled):
        yield Roll("roll", event.player.seat, event.result)
    if isinstance(event, Shuffled):
        place = reader.zone_in(entry.after, event.zone.number)
        if not any(isinstance(one, Shuffle) and one.place == place for one in found):
            yield Shuffle("shuffle", place)


def moves_of(before: Snapshot, after: Snapshot, reader: Reader) -> Iterable[Move]:
    """Return the cards that went from zone to zone, in no order that would tell anything."""
    old, new = before["zone"], after["zone"]
    if old is new:
        return ()
    rows = [*compress(count(), map(ne, old, new)), *range(len(old), len(new))]
    return sorted([move_of(before, after, reader, row, alone=len(rows) == 1) for row in rows], key=repr)


def move_of(before: Snapshot, after: Snapshot, reader: Reader, row: int, *, alone: bool) -> Move:
    """
    Return one card that went from zone to zone.

    Where several go that can be followed no longer, nothing leads from the id of one to what it is now.
    """
    to, gone = reader.zone_in(after, after["zone"][row]), reader.id_in(after["layout"], after, row)
    if row >= len(before["zone"]):
        return Move(None, gone, None, to)
    came, source = reader.id_in(before["layout"], before, row), reader.zone_in(before, before["zone"][row])
    if gone is not None and came != gone and not alone and not after["known"][row] >> reader.bit & 1:
        came = None
    return Move(came, gone, source, to)
