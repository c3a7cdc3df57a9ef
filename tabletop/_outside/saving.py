"""Saves: the last resting table, the answers since, and the answers before, as JSON."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from tabletop._base import dice
from tabletop._play.decisions import Sealed
from tabletop._rules.effects import CardRef, PlayerRef
from tabletop._rules.fingerprint import fingerprint_of_print, fingerprint_of_sources, short

from .views import to_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game
    from tabletop._play.kernel import Live, Moment, Picked
    from tabletop._rules.cards import Card
    from tabletop._rules.effects import Lasting
    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.ruleset import Ruleset
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot

    from .match import Match


FORMAT: Final = 2
#: How many hexadecimal digits there are for each answer since the last rest, and for where a match is.
KEY_DIGITS: Final = 4
#: A cell with its number is so many times as long as a cell alone.
PAIR: Final = 4
HERE_DIGITS: Final = 16


def save(match: Match) -> str:
    """Return a match as text: what it was set up with, where it is, and what it looks like there."""
    setup, now = match.setup, match._now
    checkpoint, since, answers = now.checkpoint, now.since, now.answers
    keys, here = marks(match, now)
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
            "past": None if answers is None else [*map(answer_data, answers[: len(answers) - len(since)])],
            "number": checkpoint.number,
            "table": None if checkpoint.set_up else table_data(checkpoint.snapshot),
            "since": [*map(answer_data, since)],
            "open": [[one.seat, one.sequence] for one in now.open],
            "keys": keys,
            "here": here,
            "branches": now.branches,
        },
        separators=(",", ":"),
    )


@cache
def release() -> str:
    """Return which version of the engine this is."""
    try:
        return version("tabletop-rules")
    except PackageNotFoundError:  # pragma: no cover (the tests run on an installed one)
        return "not installed"


def marks(match: Match, now: Moment) -> tuple[str, str]:
    """Return the marks of the options picked since the last rest, and the mark of where the match is."""
    if not now.since:
        with match._held(now) as live:
            return "", mark_of_here(live)
    again = match._twin()
    again._begin_at(now._replace(since=(), log=None), log=False)
    keys = []
    for picked in now.since:
        asked = again.decisions
        again.answer(picked)
        keys.append(mark_of_picked(asked, picked))
    with again._held(again._now) as live:
        return "".join(keys), mark_of_here(live)


def mark_of_picked(asked: Sequence[Decision], picked: Picked) -> str:
    """Return the mark of the options that an answer picks of what was asked, by what they mean and not by their numbers."""
    picks: int | tuple[int, ...]
    if isinstance(picked, Sealed):
        asked, picks = [one for one in asked if one.seat == picked.seat], picked.picked
    else:
        picks = picked
    keys = asked[0].options.keys
    return short([keys[number] for number in ((picks,) if isinstance(picks, int) else picks)], KEY_DIGITS)


def answer_data(picked: Picked) -> Any:
    """Return an answer as data: of what was picked while others had something to decide, too, it says for which seat."""
    return {"seat": picked.seat, "picked": picked.picked} if isinstance(picked, Sealed) else picked


def mark_of_here(live: Live) -> str:
    """Return the mark of where a game stands: its table, what is printed on the cards, its phases, and what it waits for."""
    game = live.game
    waiting = [
        (one.seat, one.kind, one.options.keys, one.at_least, one.at_most, one.ordered, one.default)
        for one in live.at.decisions
    ]
    printed = fingerprint_of_print(tuple(game.table.layout.kinds))
    table = table_data(game.table.snapshot())
    return short([table, worked_out(game), printed, declared(game.ruleset), waiting], HERE_DIGITS)


def declared(rules: Ruleset) -> list[Any]:
    """Return what a ruleset declares on which a table rests: how columns start, how much there is of supplies, the phases."""
    columns = (*rules.card_columns, *rules.player_columns)
    return [
        [(column.key, column.default) for column in columns],
        [(supply.name, supply.total) for supply in rules.supplies],
        [(name, phase.leads_to) for name, phase in rules.phases.items()],
    ]


def worked_out(game: Game) -> list[Any]:
    """Return what the rules work out for the game, the players and the cards in play."""
    in_play = game.table.layout.in_play
    rows = [row for number, rows in enumerate(game.table.columns["zones"]) if in_play[number] for row in rows]
    holders: list[Any] = [game, *game.players, *map(game.card_at, rows)]
    return [[getattr(holder, computed.name) for computed in holder.computed] for holder in holders]


def table_data(state: Snapshot) -> dict[str, Any]:
    """Return a table as data: of every column only the cells that are not as they start, or all where that is shorter."""
    layout: Layout = state["layout"]
    columns, rules, outcome = state, layout.ruleset, state["outcome"]
    numbers: dict[type[Card], int] = {}
    rows = [numbers.setdefault(kind, len(numbers)) for kind in layout.kinds]
    cells = {key: differing(columns[key], start) for key, start in starts(layout, columns["zone"])}
    if len(cells["incarnation"]) * PAIR > len(layout.kinds):
        cells["incarnation"] = columns["incarnation"]
    return {
        "kinds": [kind.id for kind in numbers],
        "rows": rows,
        "owners": [[owner, len([*cards])] for owner, cards in groupby(layout.owners)],
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
    data = [table_data(now.checkpoint.snapshot), [*map(answer_data, now.since)]]
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
