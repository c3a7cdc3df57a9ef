"""Saves: the last resting table, the answers since, and the answers before, as JSON."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from tabletop._base import dice
from tabletop._rules.effects import CardRef, PlayerRef

from .views import to_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._play.kernel import Moment
    from tabletop._rules.cards import Card
    from tabletop._rules.effects import Lasting
    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot


FORMAT: Final = 2


def save(setup: Setup, now: Moment) -> str:
    """Return a match as text: what it was set up with, and where it is."""
    checkpoint, since, answers = now.checkpoint, now.since, now.answers
    return json.dumps(
        {
            "format": FORMAT,
            "game": setup.ruleset.name,
            "revision": setup.ruleset.revision,
            "expansions": {one.id: one.revision for one in setup.ruleset.game.expansions},
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
            "branches": now.branches,
        },
        separators=(",", ":"),
    )


def table_data(state: Snapshot) -> dict[str, Any]:
    """Return a table as data: of every column only the cells that are not as they start."""
    layout: Layout = state["layout"]
    columns, rules, outcome = state, layout.ruleset, state["outcome"]
    numbers: dict[type[Card], int] = {}
    rows = [numbers.setdefault(kind, len(numbers)) for kind in layout.kinds]
    cells = {key: differing(columns[key], start) for key, start in starts(layout, columns["zone"])}
    return {
        "kinds": [kind.id for kind in numbers],
        "rows": rows,
        "owners": layout.owners,
        "zones": [[number, rows] for number, rows in enumerate(columns["zones"]) if rows],
        "cells": {key: found for key, found in cells.items() if found},
        "supplies": {
            supply.name: differing(columns[supply.column], [0] * len(layout.pools)) for supply in rules.supplies
        },
        "facts": to_data(state["facts"]),
        "lasting": [lasting_data(lasting) for lasting in state["lasting"]],
        "seed": format(state["seed"], "x"),
        "rolls": state["rolls"],
        "reseeded": None if state["reseeded"] is None else reseeded_data(*state["reseeded"]),
        "outcome": None if outcome is None else outcome_data(outcome),
    }


def reseeded_data(rolls: int, seed: int) -> list[Any]:
    """Return after how many rolls the dice got another seed, and which."""
    return [rolls, format(seed, "x")]


def starts(layout: Layout, zone: Sequence[int]) -> list[tuple[str, list[Any]]]:
    """Return what each column of a table has in it if nothing ever changed; only zones and the zone column have no such thing."""
    rules, count = layout.ruleset, len(layout.kinds)
    seers = layout.zone_seers
    return [
        ("known", [seers[number] for number in zone]),
        ("incarnation", [0] * count),
        ("controller", list(layout.owners)),
        ("face_up", [True] * count),
        ("used", [0] * count),
        *[(column.key, [column.default] * count) for column in rules.card_columns],
        *[(column.key, [column.default] * layout.seats) for column in rules.player_columns],
    ]


def differing(column: Sequence[Any], start: Sequence[Any]) -> list[list[Any]]:
    """Return the cells of a column that are not as they start, each with its number."""
    if column == start:
        return []
    return [[index, cell] for index, (cell, first) in enumerate(zip(column, start, strict=True)) if cell != first]


def lasting_data(lasting: Lasting) -> dict[str, Any]:
    """Return a lasting effect as data."""
    return {
        "number": lasting.number,
        "kind": lasting.kind.__name__,
        "fields": [field_data(field) for field in lasting.fields],
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
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
