"""Marks of a save: what its answers meant and what lay there, so that nothing goes on as something else under other rules."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from hashlib import sha256
from itertools import chain, compress
from struct import pack
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

from tabletop._base.texts import Text
from tabletop._play.decisions import CHANCE, Sealed, label_for, words_itself
from tabletop._play.pointing import key_of_words, targets_of
from tabletop._play.stack import Pending, Usable
from tabletop._rules.cards import Card
from tabletop._rules.effects import field_names
from tabletop._rules.fingerprint import KEPT, fingerprint_of_print, short
from tabletop._rules.players import Player
from tabletop._rules.zones import Pool, Zone
from tabletop._table.places import Declared
from tabletop._table.table import OF_CARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game
    from tabletop._play.kernel import Live, Moment, Picked
    from tabletop._rules.holders import Holder
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot


#: How many hexadecimal digits there are for each answer since the last rest, and for where a match is.
KEY_DIGITS: Final = 4
HERE_DIGITS: Final = 16


def marks_of_answers(now: Moment) -> str:
    """Return the marks of the options that were picked since the last rest."""
    return "".join([mark_of_picked(decision, picked) for decision, picked in zip(now.asked, now.since, strict=True)])


def mark_of_picked(decision: Decision, picked: Picked) -> str:
    """Return the mark of what an answer picks, by what it means and not by its numbers."""
    picks: int | tuple[int, ...] = picked.picked if isinstance(picked, Sealed) else picked
    numbers = (picks,) if isinstance(picks, int) else picks
    things = decision.options.things
    return sha256(in_plain([things[number] for number in numbers])).hexdigest()[:KEY_DIGITS]


def in_plain(things: Sequence[Any]) -> bytes:
    """Return what things mean as text: the same for the same things in every copy of a match, at each later moment."""
    return plain_text()(things).encode()


@cache
def plain_text() -> Callable[[Any], str]:
    """Return what puts things into text by what they mean: made once, as making it takes as long as using it."""
    return json.JSONEncoder(separators=(",", ":"), skipkeys=True, default=meaning).encode


def meaning(thing: Any) -> Any:
    """Return what a thing means that is no plain data, by what can never change of it."""
    if isinstance(thing, Card):
        return [thing.id, thing.row]
    if isinstance(thing, Player):
        return ["player", thing.seat]
    if isinstance(thing, Zone | Pool):
        return [thing.name, thing.number]
    if isinstance(thing, Declared):
        return thing.name
    if isinstance(thing, Text):
        return [thing.key, thing.arguments]
    if isinstance(thing, Enum):
        return thing.value
    kind = type(thing)
    if isinstance(thing, type | FunctionType):
        return thing.__qualname__
    if isinstance(thing, Pending | Usable):
        return [kind.__qualname__, thing.source, thing.ability.name]
    if attrs.has(kind) or is_dataclass(kind):
        parts: Iterable[Any] = attrs.fields(kind) if attrs.has(kind) else fields(cast("Any", kind))
        return [kind.__qualname__, [getattr(thing, part.name) for part in parts]]
    words = key_of_words(label_for(thing, CHANCE), CHANCE) if words_itself(thing) else ""
    return [kind.__qualname__, targets_of(thing), words]


def mark_of_here(live: Live) -> str:
    """Return the mark of where a game stands: its table, what is printed on the cards, its phases, and what it waits for."""
    state = live.game.table.true
    waiting = [
        (
            one.seat,
            one.kind,
            one.at_least,
            one.at_most,
            one.ordered,
            one.default,
            one.about,
            one.prompt.arguments,
            *one.options.things,
        )
        for one in live.at.decisions
    ]
    layout = state["layout"]
    here = sha256(fingerprint_of_layout(layout.ruleset, layout.kinds, layout.owners).encode())
    here.update(numbers_on(state))
    here.update(in_plain([words_on(state), waiting]))
    return here.hexdigest()[:HERE_DIGITS]


def mark_of_values(game: Game) -> str:
    """Return the mark of what the rules work out for the game, the players and the cards in play."""
    holders = [holder for holder in holders_on(game) if holder.computed or not isinstance(holder, Card)]
    values = [[getattr(holder, computed.name) for computed in holder.computed] for holder in holders]
    return sha256(in_plain(values)).hexdigest()[:HERE_DIGITS]


def holders_on(game: Game) -> list[Holder]:
    """Return the game, the players and the cards in play of which anything is worked out."""
    layout, zones = game.table.layout, game.table.columns["zones"]
    rows = chain.from_iterable(compress(zones, layout.in_play))
    shown = [row for row in rows if layout.kinds[row].computed or layout.kinds[row].displayed_kinds]
    return [game, *game.players, *game.cards_at(shown)]


@lru_cache(maxsize=KEPT)
def fingerprint_of_layout(rules: Any, kinds: tuple[type[Card], ...], owners: tuple[int, ...]) -> str:
    """
    Return a fingerprint of which cards lie on a table and what is printed on them, and of what the rules declare for it.

    That is how columns start, how much there is of supplies, the phases, the places with their names, what effects keep, and
    which abilities are used up.
    """
    holders = (rules.game, rules.game.player_class, *dict.fromkeys(kinds))
    return short(
        [
            fingerprint_of_print(kinds),
            [kind.id for kind in kinds],
            owners,
            [(column.key, column.default) for column in (*rules.card_columns, *rules.player_columns)],
            [(supply.name, supply.total) for supply in rules.supplies],
            [(name, phase.leads_to) for name, phase in rules.phases.items()],
            [[(one.name, one.sees.value, one.in_play, one.ordered) for one in holder.zone_kinds] for holder in holders],
            [[(one.name, one.sees.value) for one in holder.pool_kinds] for holder in holders],
            [(name, field_names(effect)) for name, effect in rules.effects.items()],
            [[one.name for one in holder.abilities if one.once_per_turn] for holder in holders],
        ]
    )


def numbers_on(state: Snapshot) -> bytes:
    """Return where everything lies on a table, who knows it, and how many supplies there are, as bytes."""
    columns = [state[key] for key in (*OF_CARDS, *[supply.column for supply in state["layout"].ruleset.supplies])]
    numbers = [*chain.from_iterable(state["zones"]), *chain.from_iterable(columns)]
    return pack(f"<{len(numbers)}q", *numbers)


def words_on(state: Snapshot) -> list[Any]:
    """Return what else there is on a table: declared columns that are not as they start, facts, what lasts, and the rest."""
    layout: Layout = state["layout"]
    rules = layout.ruleset
    declared = [(column, len(layout.kinds)) for column in rules.card_columns]
    declared += [(column, layout.seats) for column in rules.player_columns]
    others = [column.key for column, count in declared if state[column.key].count(column.default) < count]
    return [
        [(key, state[key]) for key in others],
        vars(state["facts"]), state["lasting"], state["seed"], state["rolls"], state["reseeded"], state["outcome"],
    ]  # fmt: skip
