"""What happened, as each seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop._base.texts import Text
from tabletop._rules.events import words_of

from .reader import Reader
from .views import NO_PART, EventView, differences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop._play.game import Game
    from tabletop._play.performing import Entry
    from tabletop._rules.players import Player
    from tabletop._table.table import Snapshot

    from .views import View


def event_views(game: Game, log: Sequence[Entry], seat: int | None, since: int) -> tuple[EventView, ...]:
    """Return what a seat saw happen, from event *since* on."""
    found = []
    since = max(0, min(since, len(log)))
    seen: Seen | None = None
    if since:
        seen = seen_after(game, log[since - 1], seat, None)
    for entry in log[since:]:
        before = NO_PART if seen is None else seen.view
        seen = seen_after(game, entry, seat, seen)
        audience = entry.event.audience()
        told = is_among(audience, seen.reader)
        changes = tuple(differences(before, seen.view))
        if told or changes:
            found.append(event_view(entry, Reader(seen.reader.game, seat), told, audience is not None, changes))
    return tuple(found)


def is_among(players: Iterable[Player] | None, reader: Reader) -> bool:
    """Say whether a reader is one of some players (None is everybody)."""
    return players is None or any(player.seat == reader.bit for player in players)


class Seen(NamedTuple):
    """What a reader saw just after an event."""

    reader: Reader
    snapshot: Snapshot
    view: View


def seen_after(game: Game, entry: Entry, seat: int | None, last: Seen | None) -> Seen:
    """Return what a seat saw just after a logged event; if the table is as it was *last*, only what else may differ is read."""
    state = entry.after
    same = (
        last is not None and len(last.snapshot) == len(state) and all(last.snapshot[key] is state[key] for key in state)
    )
    reader = Reader(last.reader.game if last and same else game.at(state), seat)
    known = last.view if last and same else None
    return Seen(reader, state, reader.view(entry.decision, entry.stack, entry.answers, known))


def event_view(entry: Entry, reader: Reader, told: bool, private: bool, changes: Any) -> EventView:
    """Return one event as a reader saw it; of one that it is not told, only what changed for it."""
    event = entry.event
    fields: dict[str, Any] = {}
    text = Text("tabletop.something", "Something happens.")
    kind = "Something"
    if told:
        reader.before, reader.is_witness = entry.before, is_among(event.witnesses(), reader)
        kind = type(event).__name__
        text = words_of(event)
        fields = {name: reader.value(value) for name, value in text.arguments.items()}
    return EventView(
        id=entry.number,
        cause=entry.cause if told else None,
        number=entry.answers,
        kind=kind,
        text=reader.text(text),
        fields=fields,
        private=private and told,
        batch=entry.batch if told else None,
        changes=changes,
    )
