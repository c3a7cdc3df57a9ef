"""What readers saw last: of a table that differs from that a little, only what differs is looked at anew."""

from __future__ import annotations

from itertools import compress, count
from operator import is_, is_not, ne
from typing import TYPE_CHECKING, NamedTuple

from tabletop._table.table import OF_CARDS

from .reader import Reader
from .shown import Remembering

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tabletop._play.kernel import Live
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot

    from .views import CardView, View, ZoneView


class Seen(NamedTuple):
    """What a reader saw on a table: all of it, how each card looked, and each zone, by their numbers."""

    snapshot: Snapshot
    view: View
    #: Whether all that is worked out was worked out then.
    is_worked_out: bool
    looks: Mapping[int, CardView]
    looks_into: Mapping[int, ZoneView]


def seen(live: Live, seat: int | None) -> View:
    """Return all that a seat (or a spectator: None) may know of a game in progress where it stands."""
    game, now, reader = live.game, live.at, Reader(live.game, seat)
    return reader.view(now.decisions, tuple(game.stack), now.number, now.sequence, seen_there(reader).view)


def seen_there(reader: Reader) -> Seen:
    """Return what a reader sees on the table of a game, and keep it."""
    game, seat = reader.game, reader.seat
    _, last = game.setup.seen.get(seat, (None, None))
    sight = sight_of(reader, game.table.snapshot(), last)
    if sight is not last:
        game.setup.seen[seat] = None, sight
    return sight


def sight_of(reader: Reader, state: Snapshot, last: Seen | None, *, rests: bool = True) -> Seen:
    """
    Return what a reader of a table sees there; what is as it was *last* is not looked at anew.

    What is worked out of things that have not changed themselves is worked out anew where the match *rests*.
    """
    if last is not None:
        before = last.snapshot
        differing = frozenset([key for key, column in state.items() if before[key] is not column])
        if not differing and (last.is_worked_out or not rests):
            return last
        if "layout" not in differing:
            reader.last, reader.differing = last.view, differing
            reader.worked_out = None if rests else last.view
            reader.looks, reader.looks_into, reader.others = still_so(last, state, differing)
            lasting, told = before["lasting"], last.view.effects
            reader.effects_then = {one.number: (one, view) for one, view in zip(lasting, told, strict=True)}
    if reader.state is None and reader.worked_out is None:
        reader.remembering = Remembering(reader.game)
    return Seen(state, reader.table_view(), reader.worked_out is None, reader.looks, reader.looks_into)


def still_so(
    last: Seen, state: Snapshot, differing: Collection[str]
) -> tuple[dict[int, CardView], dict[int, ZoneView], set[int]]:
    """Return the cards and the zones, as a reader saw them last, that lie there as they did then, and which zones do not."""
    before, layout = last.snapshot, state["layout"]
    looks, zones, others = dict(last.looks), dict(last.looks_into), set[int]()
    on_card, where = layout.on_card, state["zone"]
    for row in rows_changed(before, state, differing):
        looks.pop(row, None)
        others.add(where[row])
        others.update(on_card.get(row, ()))
    if "zones" in differing:
        others.update(compress(count(), map(is_not, before["zones"], state["zones"])))
    for number in others:
        zones.pop(number, None)
    return looks, zones, others


def rows_changed(before: Snapshot, after: Snapshot, differing: Collection[str]) -> set[int]:
    """Return the rows of the cards of which any cell is another one, or of what lies in a pool on them."""
    layout: Layout = after["layout"]
    rules, found = layout.ruleset, set[int]()
    for key in (*OF_CARDS, *[column.key for column in rules.card_columns]):
        if key in differing:
            found.update(compress(count(), map(ne, before[key], after[key])))
    for supply in rules.supplies:
        if supply.column in differing:
            changed = compress(count(), map(ne, before[supply.column], after[supply.column]))
            pools = [layout.pools[number] for number in changed]
            found.update([pool.place for pool in pools if pool.kind.holder == "card"])
    return found


def are_one(one: Snapshot, other: Snapshot) -> bool:
    """Say whether two tables share all of their columns."""
    return all(map(is_, map(one.__getitem__, other), other.values()))
