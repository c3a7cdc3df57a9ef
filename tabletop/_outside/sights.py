"""What readers saw last: of a table that differs from that a little, only what differs is looked at anew."""

from __future__ import annotations

from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop._table.table import OF_CARDS

from .reader import Reader
from .shown import Remembering

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tabletop._play.game import Game
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
    game, now = live.game, live.at
    _, last = game.setup.seen.get(seat, (None, None))
    reader, sight = sight_of(game, game.table.snapshot(), seat, last)
    if sight is not last:
        game.setup.seen[seat] = None, sight
    return reader.view(now.decision, tuple(game.stack), now.number, now.sequence, sight.view)


def sight_of(
    game: Game, state: Snapshot, seat: int | None, last: Seen | None, *, rests: bool = True
) -> tuple[Reader, Seen]:
    """
    Return a reader of a table of a game, and what it saw; what is as it was *last* is not looked at anew.

    What is worked out of things that have not changed themselves is worked out anew where the match *rests*.
    """
    is_now = are_one(game.table.true, state)
    reader = Reader(game, seat, None if is_now else state)
    if last is not None and are_one(last.snapshot, state) and (last.is_worked_out or not rests):
        return reader, last
    if is_now:
        reader.remembering = Remembering(game)
    if last is not None and last.snapshot["layout"] is state["layout"]:
        reader.worked_out = None if rests else last.view
        reader.looks, reader.looks_into = still_so(last, state)
    view = reader.table_view(seat)
    return reader, Seen(state, view, reader.worked_out is None, reader.looks, reader.looks_into)


def still_so(last: Seen, state: Snapshot) -> tuple[dict[int, CardView], dict[int, ZoneView]]:
    """Return the cards and the zones, as a reader saw them last, that lie there as they did then."""
    before, layout = last.snapshot, state["layout"]
    looks, zones = dict(last.looks), dict(last.looks_into)
    for row in rows_changed(before, state):
        looks.pop(row, None)
        for number in (state["zone"][row], *layout.on_card.get(row, ())):
            zones.pop(number, None)
    for number in cells_changed(before["zones"], state["zones"]):
        zones.pop(number, None)
    return looks, zones


def are_one(one: Snapshot, other: Snapshot) -> bool:
    """Say whether two tables share all of their columns."""
    return len(one) == len(other) and all([one[key] is column for key, column in other.items()])


def rows_changed(before: Snapshot, after: Snapshot) -> set[int]:
    """Return the rows of the cards of which any cell is another one, or of what lies in a pool on them."""
    layout: Layout = after["layout"]
    rules, found = layout.ruleset, set[int]()
    for key in (*OF_CARDS, *[column.key for column in rules.card_columns]):
        found.update(cells_changed(before[key], after[key]))
    for supply in rules.supplies:
        pools = [layout.pools[number] for number in cells_changed(before[supply.column], after[supply.column])]
        found.update([pool.place for pool in pools if pool.kind.holder == "card"])
    return found


def cells_changed(before: list[Any], after: list[Any]) -> Iterable[int]:
    """Return which cells of a column are others now."""
    return () if before is after else compress(count(), map(ne, before, after))
