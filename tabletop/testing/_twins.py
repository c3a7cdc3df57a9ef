"""Tables that one reader can't tell from a real one: other cards are hidden there, in other rows, or known to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop._outside.imagine import Undealt, guess, renumbered
from tabletop._rules.effects import CardRef
from tabletop._table.layout import Layout
from tabletop._table.table import OF_CARDS

from ._inside import bit_of

if TYPE_CHECKING:
    from random import Random

    from tabletop import Match
    from tabletop._table.table import Snapshot

#: What makes a twin: of a match, a table, who has known which row at any time, and a reader; None if nothing is different.
Maker = Callable[["Match", "Snapshot", list[int], int | None, "Random"], "Snapshot | None"]


def dealt_anew(match: Match, state: Snapshot, known: list[int], seat: int | None, rng: Random) -> Snapshot | None:
    """Deal what a seat never knew anew, with the same dice."""
    try:
        made = guess(state, known, bit_of(match, seat), rng)
    except Undealt:
        return None
    same = made["layout"].kinds == state["layout"].kinds and all(
        made[key] == state[key] for key in state if key != "layout"
    )
    return None if same else made


def in_other_rows(match: Match, state: Snapshot, known: list[int], seat: int | None, rng: Random) -> Snapshot | None:
    """Write what a seat never knew into other rows: the same cards lie in the same places, only numbered otherwise."""
    layout: Layout = state["layout"]
    rows = [*unseen_rows(match, state, known, seat)]
    named = dict(enumerate(range(len(layout.kinds))))
    for owner in sorted({layout.owners[row] for row in rows}):
        own = [row for row in rows if layout.owners[row] == owner]
        named.update(zip(own, rng.sample(own, len(own)), strict=True))
    if all(row == other for row, other in named.items()):
        return None
    came = {other: row for row, other in named.items()}
    kinds = [layout.kinds[came[row]] for row in range(len(layout.kinds))]
    made = dict(state)
    for key in (*OF_CARDS, *[column.key for column in layout.ruleset.card_columns]):
        made[key] = [state[key][came[row]] for row in range(len(state[key]))]
    made["zones"] = [tuple([named[row] for row in there]) for there in state["zones"]]
    return renumbered(made, layout, Layout(layout.ruleset, layout.seats, kinds, layout.owners, like=layout))


def known_to_others(match: Match, state: Snapshot, known: list[int], seat: int | None, rng: Random) -> Snapshot | None:
    """Let others know other cards of a hand than they do, where a seat can't tell which of its cards are which."""
    layout: Layout = state["layout"]
    column = state["known"][:]
    rows = set(unseen_rows(match, state, known, seat))
    for number, there in enumerate(state["zones"]):
        own = [row for row in there if row in rows]
        if layout.loose[number]:
            for row, other in zip(own, rng.sample(own, len(own)), strict=True):
                column[row] = state["known"][other]
    return None if column == state["known"] else {**state, "known": column}


MAKERS: Final[tuple[Maker, ...]] = (dealt_anew, in_other_rows, known_to_others)


def unseen_rows(match: Match, state: Snapshot, known: list[int], seat: int | None) -> Iterator[int]:
    """Go through the cards out of play that a seat never knew and that nothing lies on or refers to."""
    layout: Layout = state["layout"]
    bit = bit_of(match, seat)
    referred = set(rows_named([state["lasting"], state["facts"], *[state[key] for key in state if "." in key]]))
    for row, number in enumerate(state["zone"]):
        is_seen = (known[row] | state["known"][row] | layout.zone_seers[number]) >> bit & 1
        if not is_seen and not layout.in_play[number] and row not in referred and is_bare(state, row):
            yield row


def is_bare(state: Snapshot, row: int) -> bool:
    """Say whether nothing lies on a card."""
    layout: Layout = state["layout"]
    return not any(state["zones"][number] for number in layout.on_card.get(row, ())) and not any(
        state[supply.column][number]
        for supply in layout.ruleset.supplies
        for number in layout.pools_on_card.get(row, ())
    )


def rows_named(value: Any) -> Iterator[int]:
    """Go through the cards that a value refers to, as deep as it is nested."""
    if isinstance(value, CardRef):
        yield value.row
    elif isinstance(value, dict):
        yield from rows_named(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            if not isinstance(part, str | int | bool | None):
                yield from rows_named(part)
    elif attrs.has(type(value)):
        yield from rows_named([getattr(value, field.name, None) for field in attrs.fields(type(value))])
