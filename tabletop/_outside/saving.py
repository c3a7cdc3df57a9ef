"""Saves: the last resting table, the answers since, and the answers before, as JSON."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from itertools import compress, count, groupby
from operator import ne
from typing import TYPE_CHECKING, Any, Final

from tabletop._base import dice
from tabletop._rules.effects import CardRef, PlayerRef, field_names
from tabletop._rules.fingerprint import KEPT, fingerprint_of_sources, release

from .marks import mark_of_here, mark_of_values, marks_of_answers
from .views import to_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._play.decisions import Sealed
    from tabletop._play.kernel import Moment
    from tabletop._rules.cards import Card
    from tabletop._rules.effects import Lasting
    from tabletop._rules.outcomes import Outcome
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot

    from .match import Match


FORMAT: Final = 2
#: A cell with its number is so many times as long as a cell alone.
PAIR: Final = 4


def save(match: Match) -> str:
    """Return a match as text: what it was set up with, where it is, and what it looks like there."""
    setup = match.setup
    with match._held(match._now) as live:
        now, here, values = live.at, mark_of_here(live), mark_of_values(live.game)
    checkpoint, since, answers = now.checkpoint, now.since, now.answers
    return json.dumps(
        {
            "format": FORMAT,
            "engine": release(),
            "game": setup.ruleset.name,
            "revision": setup.ruleset.revision,
            "expansions": {one.id: one.revision for one in setup.ruleset.game.expansions},
            "rules": fingerprint_of_sources(setup.ruleset.game),
            "dice": dice.ALGORITHM,
            "seats": setup.seats,
            "seed": format(setup.seed, "x"),
            "ids": format(setup.id_seed_or_seed, "x"),
            "options": to_data(setup.options),
            "cards": to_data(setup.own_cards),
            "ask_chance": setup.ask_chance,
            "bluff_safe": setup.bluff_safe,
            "past": None if answers is None else answers[: len(answers) - len(since)],
            "number": checkpoint.number,
            "table": None if checkpoint.set_up else table_data(checkpoint.snapshot),
            "since": since,
            "open": [[one.seat, one.sequence] for one in now.open],
            "keys": marks_of_answers(now),
            "here": here,
            "values": values,
            "branches": now.branches,
        },
        separators=(",", ":"),
        default=sealed_data,
    )


def sealed_data(sealed: Sealed) -> dict[str, Any]:
    """Return as data what was picked while others had something to decide, too: it says for which seat."""
    return {"seat": sealed.seat, "picked": sealed.picked}


def table_data(state: Snapshot) -> dict[str, Any]:
    """Return a table as data: of every column only the cells that are not as they start, or all where that is shorter."""
    layout: Layout = state["layout"]
    columns, rules, outcome = state, layout.ruleset, state["outcome"]
    kinds, rows, owners = cards_data(layout.kinds, layout.owners)
    cells = {key: differing(columns[key], start) for key, start in starts(layout, columns["zone"])}
    cells["used"] = [[row, used_up(layout.kinds[row], bits)] for row, bits in cells["used"]]
    if len(cells["incarnation"]) * PAIR > len(layout.kinds):
        cells["incarnation"] = columns["incarnation"]
    return {
        "kinds": kinds,
        "rows": rows,
        "owners": owners,
        "zones": {
            name: columns["zones"][number] for name, number in layout.zones_by_name.items() if columns["zones"][number]
        },
        "cells": {key: found for key, found in cells.items() if found},
        "supplies": {
            supply.name: {
                name: pieces
                for name, number in layout.pools_by_name.items()
                if (pieces := columns[supply.column][number])
            }
            for supply in rules.supplies
        },
        "facts": to_data(state["facts"]),
        "lasting": [lasting_data(lasting) for lasting in state["lasting"]],
        "seed": format(state["seed"], "x"),
        "rolls": state["rolls"],
        "reseeded": None if state["reseeded"] is None else reseeded_data(*state["reseeded"]),
        "outcome": None if outcome is None else outcome_data(outcome),
    }


@lru_cache(maxsize=KEPT)
def cards_data(kinds: tuple[type[Card], ...], owners: tuple[int, ...]) -> tuple[list[str], list[int], list[list[int]]]:
    """Return which cards lie on a table as data: their kinds, of which kind each is, and how many in a row are whose."""
    numbers = {kind: number for number, kind in enumerate(dict.fromkeys(kinds))}
    whose = [[owner, len([*cards])] for owner, cards in groupby(owners)]
    return [kind.id for kind in numbers], [numbers[kind] for kind in kinds], whose


def reseeded_data(rolls: int, seed: int) -> list[Any]:
    """Return after how many rolls the dice got another seed, and which."""
    return [rolls, format(seed, "x")]


def starts(layout: Layout, zone: Sequence[int]) -> list[tuple[str, list[Any]]]:
    """Return what each column of a table has in it if nothing ever changed; only zones and the zone column have no such thing."""
    rules, cards = layout.ruleset, len(layout.kinds)
    return [
        ("known", [*map(layout.zone_seers.__getitem__, zone)]),
        ("incarnation", [0] * cards),
        ("controller", list(layout.owners)),
        ("face_up", [True] * cards),
        ("used", [0] * cards),
        *[(column.key, [column.default] * cards) for column in rules.card_columns],
        *[(column.key, [column.default] * layout.seats) for column in rules.player_columns],
    ]


def differing(column: Sequence[Any], start: Sequence[Any]) -> list[list[Any]]:
    """Return the cells of a column that are not as they start, each with its number."""
    if column == start:
        return []
    return [[index, column[index]] for index in compress(count(), map(ne, column, start))]


def used_up(kind: type[Card], bits: int) -> list[str]:
    """Return the abilities of a card that are used up, by their names."""
    return [ability.name for ability in kind.abilities if ability.bit & bits]


def lasting_data(lasting: Lasting) -> dict[str, Any]:
    """Return a lasting effect as data."""
    return {
        "number": lasting.number,
        "kind": lasting.kind.__name__,
        "fields": {
            name: field_data(field) for name, field in zip(field_names(lasting.kind), lasting.fields, strict=True)
        },
        "until": lasting.until,
        "source": lasting.source,
        "controller": lasting.controller,
    }


def field_data(field: Any) -> Any:
    """Return a field of a lasting effect as data."""
    if isinstance(field, CardRef):
        return {"card": list(field)}
    if isinstance(field, PlayerRef):
        return {"player": field.seat}
    if isinstance(field, tuple):
        return [field_data(part) for part in field]
    return field


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome as data."""
    how = outcome.how
    return {
        "winners": outcome.winners,
        "points": outcome.points,
        "ranking": outcome.ranking,
        "how": {"key": how.key, "english": how.english, "arguments": to_data(how.arguments)},
    }


def digest(now: Moment) -> str:
    """Return a fingerprint of where a match is: its table at the last rest and the answers since."""
    data = [table_data(now.checkpoint.snapshot), now.since]
    words = json.dumps(data, sort_keys=True, separators=(",", ":"), default=sealed_data)
    return sha256(words.encode()).hexdigest()
