"""
Saves: the last resting table, the answers since, and the answers before, as JSON.

A save is read through one strict door: nothing is evaluated, nothing is coerced, and a table that no play could reach is refused.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from string import Formatter
from types import NoneType
from typing import TYPE_CHECKING, Any, Final

from . import _dice, _json
from ._effects import CardRef, Lasting, PlayerRef, field_names
from ._errors import (
    AnswerError,
    Diverged,
    ForeignSave,
    ImpossibleSave,
    MalformedSave,
    RulesBug,
    SaveTooLarge,
    SetupError,
    UnknownFormat,
    UnknownGame,
    shown,
)
from ._match import MOST_ANSWERS, Match, Picked, Rest, begin, beginning, played, read_options, read_seats, read_seed
from ._outcomes import Outcome
from ._promises import broken
from ._roster import NOBODYS
from ._rulesets import Ruleset, ruleset
from ._setup import Setup
from ._strict import Misfit, structure
from ._table import OF_CARDS, State
from ._texts import Text
from ._views import to_data, to_json

if TYPE_CHECKING:
    from ._cards import Card
    from ._roster import Roster

FORMAT: Final = 1
#: Larger saves are not even parsed.
LARGEST: Final = 8 * 1024 * 1024
DEEPEST: Final = 64
MOST_ITEMS: Final = 100_000
LONGEST_TEXT: Final = 1_000
BIGGEST: Final = 2**63
#: How many set-ups a ruleset remembers the cards of, so that loading need not deal them again.
DEALT_KEPT: Final = 64


# ------------------------------------------------------------------------------------------------ writing


def save(match: Match) -> str:
    """Return a match as text."""
    match._live()
    setup, rest, since = match.setup, match._rest, match._since
    answers = match.answers
    return json.dumps(
        {
            "format": FORMAT,
            "game": setup.ruleset.name,
            "revision": setup.ruleset.revision,
            "dice": _dice.ALGORITHM,
            "seats": setup.seats,
            "seed": setup.seed,
            "ids": setup.id_seed_or_seed,
            "options": to_data(setup.options),
            "cards": to_data(setup.own_cards),
            "ask_chance": setup.ask_chance,
            "guarded": setup.guarded,
            "past": None if answers is None else answers[: len(answers) - len(since)],
            "number": rest.number,
            "table": None if rest.set_up else table_data(rest.state),
            "since": since,
        },
        separators=(",", ":"),
    )


def table_data(state: State) -> dict[str, Any]:
    """Return a table as data: of every column only the cells that are not as they start."""
    roster: Roster = state["roster"]
    sheet, rules, outcome = state, roster.ruleset, state["outcome"]
    numbers: dict[type[Card], int] = {}
    rows = [numbers.setdefault(kind, len(numbers)) for kind in roster.kinds]
    cells = {key: differing(sheet[key], start) for key, start in starts(roster, sheet["zone"])}
    return {
        "kinds": [kind.id for kind in numbers],
        "rows": rows,
        "owners": roster.owners,
        "zones": [[number, rows] for number, rows in enumerate(sheet["zones"]) if rows],
        "cells": {key: found for key, found in cells.items() if found},
        "supplies": {
            supply.name: differing(sheet[supply.column], [0] * len(roster.pools)) for supply in rules.supplies
        },
        "facts": to_data(state["facts"]),
        "lasting": [lasting_data(lasting) for lasting in state["lasting"]],
        "seed": state["seed"],
        "rolls": state["rolls"],
        "reseeded": state["reseeded"],
        "outcome": None if outcome is None else outcome_data(outcome),
    }


def starts(roster: Roster, zone: Sequence[int]) -> list[tuple[str, list[Any]]]:
    """Return what each column of a table has in it if nothing ever changed; only zones and the zone column have no such thing."""
    rules, count = roster.ruleset, len(roster.kinds)
    seers = roster.zone_seers
    return [
        ("known", [seers[number] for number in zone]),
        ("incarnation", [0] * count),
        ("controller", list(roster.owners)),
        ("face_up", [True] * count),
        ("used", [0] * count),
        *[(column.key, [column.default] * count) for column in rules.card_columns],
        *[(column.key, [column.default] * roster.seats) for column in rules.player_columns],
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


def digest(match: Match) -> str:
    """Return a fingerprint of a match: its table at the last rest and the answers since."""
    match._live()
    data = [table_data(match._rest.state), match._since]
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# ------------------------------------------------------------------------------------------------ reading


class Reading:
    """One piece of a save and where it stands; asking it for what it should be is the only way to get at it."""

    __slots__ = ("data", "path")

    def __init__(self, data: Any, path: str) -> None:
        self.data = data
        self.path = path

    def refuse(self, why: str) -> MalformedSave:
        """Return the error for something that is not what it should be."""
        return MalformedSave(self.path, why)

    def table(self, *keys: str) -> dict[str, Reading]:
        """Return a table with exactly these keys."""
        data = self.data
        if type(data) is not dict:
            raise self.refuse(f"should be a table, not {shown(data, 40)}")
        if data.keys() != set(keys):
            missing = [key for key in keys if key not in data]
            extra = sorted(key for key in data if key not in keys)
            raise self.refuse(f"missing: {missing}, unknown: {shown(extra, 200)}")
        return {key: Reading(data[key], f"{self.path}.{key}" if self.path else key) for key in keys}

    def items(self) -> list[Any]:
        """Return a list."""
        if type(self.data) is not list:
            raise self.refuse(f"should be a list, not {shown(self.data, 40)}")
        if len(self.data) > MOST_ITEMS:
            raise self.refuse(f"has {len(self.data):,} items, more than {MOST_ITEMS:,}")
        return self.data

    def each(self) -> list[Reading]:
        """Return the items of a list, each with its place."""
        return [Reading(part, f"{self.path}[{index}]") for index, part in enumerate(self.items())]

    def number(self, low: int = -BIGGEST, high: int = BIGGEST - 1) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.data
        if type(value) is not int or not low <= value <= high:
            raise self.refuse(f"should be a whole number from {low} to {high}, not {shown(value, 40)}")
        return value

    def numbers(self, low: int, high: int, count: int | None = None) -> list[int]:
        """Return a list of whole numbers from *low* to *high*."""
        values = self.items()
        if count is not None and len(values) != count:
            raise self.refuse(f"should have {count} numbers, not {len(values)}")
        if values and (set(map(type, values)) != {int} or min(values) < low or max(values) > high):
            raise self.refuse(f"should all be whole numbers from {low} to {high}")
        return values

    def text(self) -> str:
        """Return a text."""
        value = self.data
        if type(value) is not str or len(value) > LONGEST_TEXT or not is_encodable(value):
            raise self.refuse(f"should be a text of at most {LONGEST_TEXT:,} characters, not {shown(value, 40)}")
        return value

    def truth(self) -> bool:
        """Return true or false."""
        if type(self.data) is not bool:
            raise self.refuse(f"should be true or false, not {shown(self.data, 40)}")
        return self.data

    def scalars(self) -> Any:
        """Return data of any shape, once it is known to be small and plain."""
        check_shape(self.data, self.path, 0)
        return self.data

    def structured(self, kind: type[Any]) -> Any:
        """Return a record of a known kind."""
        try:
            return structure(self.scalars(), kind)
        except Misfit as error:
            place = f"{self.path}.{error.path}" if error.path else self.path
            raise MalformedSave(place, error.why) from None


def is_encodable(text: str) -> bool:
    """Say whether a text could be sent anywhere (lone surrogates can't)."""
    return text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)


def check_shape(data: Any, path: str, depth: int) -> None:
    """Refuse data that is too deep, too long or too large."""
    if depth > DEEPEST:
        raise MalformedSave(path[:200], f"is nested more than {DEEPEST} deep")
    if isinstance(data, dict):
        for key, part in data.items():
            Reading(key, f"{path} (a key)").text()
            check_shape(part, f"{path}.{key}", depth + 1)
    elif isinstance(data, list):
        for part in Reading(data, path).items():
            check_shape(part, f"{path}[]", depth + 1)
    elif type(data) is str:
        Reading(data, path).text()
    elif type(data) is int:
        Reading(data, path).number()


def parse(text: str | bytes) -> Reading:
    """Read JSON, or say why it can't be."""
    if not isinstance(text, str | bytes):
        raise MalformedSave("", f"should be text, not {type(text).__name__}")
    # A character takes at least a byte, so a text with too many of them need not be encoded to be refused.
    size = len(text)
    if isinstance(text, str) and size <= LARGEST and not text.isascii():
        size = len(text.encode(errors="surrogatepass"))
    if size > LARGEST:
        raise SaveTooLarge(size, LARGEST)
    try:
        return Reading(_json.parse(text), "")
    except ValueError as error:
        raise MalformedSave("", str(error)) from None


def load(text: str | bytes, *, verify: bool) -> Match:
    """See :func:`tabletop.load`."""
    top = parse(text)
    if type(top.data) is dict:
        given = top.data.get("format")
        if type(given) is not int or given != FORMAT:
            raise UnknownFormat(given, FORMAT)
    save = top.table(
        "format", "game", "revision", "dice", "seats", "seed", "ids", "options", "cards", "ask_chance", "guarded",
        "past", "number", "table", "since",
    )  # fmt: skip
    setup = read_setup(save)
    rest = read_rest(setup, save)
    read_answers(save["since"])
    try:
        match = Match(setup, rest, log=False)
        for picked in save["since"].each():
            if match._rest is not rest:
                raise ImpossibleSave(picked.path, "the step was over before this answer")
            try:
                match.answer(picked.data)
            except AnswerError as error:
                raise ImpossibleSave(picked.path, str(error)) from None
            if match._rest is not rest:
                raise ImpossibleSave(picked.path, "this answer ends the step, and a save is made before that")
    except RulesBug as error:
        raise ImpossibleSave("table", f"the rules can't go on from it: {error}") from None
    # What has happened since the rest may cover up what was wrong with it, and a copy starts from the rest again.
    for game in (setup.ruleset.game(rest.state, setup), match._live()):
        try:
            found = broken(game)
        except Exception as error:  # promises of rulesets may rely on each other
            raise ImpossibleSave("table", f"its promises can't be asked: {type(error).__name__}: {error}") from error
        for promise, why in found:
            raise ImpossibleSave("table", f"{promise}: {why}")
    if verify:
        check_replay(match)
    return match


def read_setup(save: Mapping[str, Reading]) -> Setup:
    """Read what a match was set up with."""
    name = save["game"].text()
    try:
        rules = ruleset(name)
    except UnknownGame as error:
        raise ForeignSave(name, f"only {', '.join(error.installed)}") from None
    if save["revision"].number() != rules.revision:
        raise ForeignSave(f"{name}, revision {save['revision'].data}", f"revision {rules.revision} of it")
    if save["dice"].text() != _dice.ALGORITHM:
        raise ForeignSave(f"dice {save['dice'].data}", f"dice {_dice.ALGORITHM}")
    try:
        own = save["cards"].scalars()
        if type(own) is not dict:
            raise save["cards"].refuse("should be a table")
        if own:
            rules = rules.with_cards(own)
        options = save["options"].scalars()
        if type(options) is not dict:
            raise save["options"].refuse("should be a table")
        return Setup(
            ruleset=rules,
            seats=read_seats(rules, [seat.text() for seat in save["seats"].each()]),
            seed=read_seed(save["seed"].number()),
            options=read_options(rules, options),
            own_cards=rules.own_cards,
            ask_chance=save["ask_chance"].truth(),
            guarded=save["guarded"].truth(),
            id_seed=save["ids"].number(),
        )
    except SetupError as error:
        raise MalformedSave("set-up", str(error)) from None


def read_rest(setup: Setup, save: Mapping[str, Reading]) -> Rest:
    """Read the last rest of a match."""
    past = None if save["past"].data is None else read_answers(save["past"])
    number = save["number"].number(0, setup.ruleset.game.longest + MOST_ANSWERS)
    if past is not None and len(past) != number:
        raise save["number"].refuse(f"should be {len(past)}, the number of answers in the past")
    if save["table"].data is None:
        if number or past is None:
            raise save["table"].refuse("is missing, although answers were given")
        return beginning(setup)
    state = read_table(setup, save["table"])
    check_dealt(setup, state["roster"], past)
    return Rest(None, state, number, past)


def read_answers(reading: Reading) -> tuple[Picked, ...]:
    """Read a list of answers."""
    values = reading.items()
    if not values or set(map(type, values)) == {int}:
        return tuple(reading.numbers(0, BIGGEST - 1))
    return tuple(
        [tuple(part.numbers(0, BIGGEST - 1)) if type(part.data) is list else part.number(0) for part in reading.each()]
    )


def read_table(setup: Setup, reading: Reading) -> State:
    """Read a table; what it must keep is checked later, by the promises, once the match is awake."""
    rules, seats = setup.ruleset, len(setup.seats)
    table = reading.table(
        "kinds",
        "rows",
        "owners",
        "zones",
        "cells",
        "supplies",
        "facts",
        "lasting",
        "seed",
        "rolls",
        "reseeded",
        "outcome",
    )
    kinds = []
    for kind in table["kinds"].each():
        if type(kind.data) is not str or kind.data not in rules.by_id:
            raise ImpossibleSave(kind.path, f"{rules.name} has no card {shown(kind.data, 40)}")
        kinds.append(rules.by_id[kind.data])
    rows = table["rows"].numbers(0, len(kinds) - 1)
    owners = table["owners"].numbers(NOBODYS, seats - 1, len(rows))
    roster = rules.roster(seats, [kinds[row] for row in rows], owners)
    sheet = read_sheet(roster, table)
    reseeded = table["reseeded"]
    outcome = table["outcome"]
    return sheet | {
        "roster": roster,
        "facts": table["facts"].structured(rules.game.facts_class),
        "lasting": tuple([read_lasting(rules, seats, sheet, lasting) for lasting in table["lasting"].each()]),
        "rolls": table["rolls"].number(0),
        "outcome": None if outcome.data is None else read_outcome(outcome, seats),
        "seed": table["seed"].number(),
        "reseeded": None if reseeded.data is None else tuple(reseeded.numbers(-BIGGEST, BIGGEST - 1, 2)),
    }


def read_sheet(roster: Roster, table: Mapping[str, Reading]) -> dict[str, list[Any]]:
    """Read the columns of a table."""
    rules, count = roster.ruleset, len(roster.kinds)
    zones: list[tuple[int, ...]] = [()] * len(roster.zones)
    where = [-1] * count
    for zone in table["zones"].items():
        if type(zone) is not list or len(zone) != 2 or type(zone[0]) is not int or not 0 <= zone[0] < len(zones):
            raise table["zones"].refuse(f"should be pairs of a zone's number and its cards, not {shown(zone, 40)}")
        number, rows = zone[0], Reading(zone[1], f"{table['zones'].path}[{zone[0]}]").numbers(0, count - 1)
        if zones[number]:
            raise table["zones"].refuse(f"has zone {number} twice")
        zones[number] = tuple(rows)
        for row in rows:
            if where[row] >= 0:
                raise ImpossibleSave(table["zones"].path, f"card {row} lies in zones {where[row]} and {number}")
            where[row] = number
    if -1 in where:
        raise ImpossibleSave(table["zones"].path, f"card {where.index(-1)} lies nowhere")
    sheet: dict[str, list[Any]] = {"zone": where, "zones": list(zones)}
    cells = table["cells"].data
    if type(cells) is not dict:
        raise table["cells"].refuse("should be a table")
    for key, start in starts(roster, where):
        if key in cells:
            read_cells(start, Reading(cells[key], f"{table['cells'].path}.{key}"), key)
        sheet[key] = start
    if unknown := sorted(set(cells) - set(sheet)):
        raise table["cells"].refuse(f"has no column {shown(unknown, 100)}")
    supplies = table["supplies"].table(*[supply.name for supply in rules.supplies])
    for supply in rules.supplies:
        start = [0] * len(roster.pools)
        read_cells(start, supplies[supply.name], "supply")
        sheet[supply.column] = start
    return sheet


def read_cells(start: list[Any], reading: Reading, key: str) -> None:
    """Put the cells of a save into a column that is as it starts."""
    is_declared = key not in (*OF_CARDS, "supply")
    for pair in reading.items():
        if type(pair) is not list or len(pair) != 2 or type(pair[0]) is not int or not 0 <= pair[0] < len(start):
            raise reading.refuse(f"should be pairs of a number and a value, not {shown(pair, 40)}")
        index, value = pair
        wanted = type(start[index])
        suits = type(value) is wanted or (is_declared and (value is None or wanted is NoneType))
        if not suits or not isinstance(value, int | str | None):
            raise reading.refuse(f"{shown(value, 40)} should be of type {wanted.__name__}")
        if type(value) is int and not -BIGGEST <= value < BIGGEST:
            raise reading.refuse("is a number of more than 64 bits")
        if type(value) is str:
            Reading(value, reading.path).text()
        if key in {"incarnation", "used", "known"} and value < 0:
            raise ImpossibleSave(reading.path, f"{value} is less than nothing")
        start[index] = value


def read_lasting(rules: Ruleset, seats: int, sheet: Mapping[str, list[Any]], reading: Reading) -> Lasting:
    """Read a lasting effect."""
    parts = reading.table("number", "kind", "fields", "until", "source", "controller")
    kind = rules.effects.get(parts["kind"].text())
    if kind is None:
        raise ImpossibleSave(parts["kind"].path, f"{rules.name} has no lasting effect {shown(parts['kind'].data, 40)}")
    fields = [read_field(field, seats, sheet) for field in parts["fields"].each()]
    if len(fields) != len(field_names(kind)):
        raise parts["fields"].refuse(f"should have {len(field_names(kind))} fields")
    if parts["until"].text() not in rules.game.durations:
        raise parts["until"].refuse(f"should be one of {', '.join(rules.game.durations)}")
    return Lasting(
        parts["number"].number(1),
        kind,
        tuple(fields),
        parts["until"].data,
        None if parts["source"].data is None else read_ref(parts["source"], sheet),
        parts["controller"].number(NOBODYS, seats - 1),
    )


def read_field(reading: Reading, seats: int, sheet: Mapping[str, list[Any]], depth: int = 0) -> Any:
    """Read a field of a lasting effect."""
    data = reading.data
    if depth > DEEPEST:
        raise reading.refuse(f"is nested more than {DEEPEST} deep")
    if type(data) is list:
        return tuple([read_field(part, seats, sheet, depth + 1) for part in reading.each()])
    if type(data) is dict:
        if "player" in data:
            return PlayerRef(reading.table("player")["player"].number(0, seats - 1))
        return read_ref(reading.table("card")["card"], sheet)
    if type(data) is str:
        return reading.text()
    return data if data is None or type(data) is bool else reading.number()


def read_ref(reading: Reading, sheet: Mapping[str, list[Any]]) -> CardRef:
    """Read which card is meant, and which of its lives: one that it has had."""
    row, incarnation = reading.numbers(0, BIGGEST - 1, 2)
    if row >= len(sheet["incarnation"]) or incarnation > sheet["incarnation"][row]:
        raise ImpossibleSave(reading.path, f"there never was a card {row}.{incarnation}")
    return CardRef(row, incarnation)


def check_pattern(english: Reading, arguments: Mapping[str, Any]) -> None:
    """Refuse a text that is no plain pattern for its arguments; without any it is only a text."""
    try:
        parts = list(Formatter().parse(english.text())) if arguments else []
    except ValueError as error:
        raise english.refuse(str(error)) from None
    for _, name, form, conversion in parts:
        if name is not None and (name not in arguments or form or conversion):
            raise english.refuse(f"has a place for {name!r:.40}, which is none of its arguments")


def read_outcome(reading: Reading, seats: int) -> Outcome:
    """Read how a match ended."""
    parts = reading.table("winners", "points", "ranking", "how")
    how = parts["how"].table("key", "english", "arguments")
    arguments = how["arguments"].scalars()
    if type(arguments) is not dict or not all(isinstance(value, int | str | None) for value in arguments.values()):
        raise how["arguments"].refuse("should be a table of numbers and texts")
    check_pattern(how["english"], arguments)
    return Outcome(
        tuple(parts["winners"].numbers(0, seats - 1)),
        tuple(parts["points"].numbers(-BIGGEST, BIGGEST - 1, seats)),
        tuple([tuple(tied.numbers(0, seats - 1)) for tied in parts["ranking"].each()]),
        Text(how["key"].text(), how["english"].text(), **arguments),
    )


# ------------------------------------------------------------------------------------------------ verifying


def check_dealt(setup: Setup, roster: Roster, past: tuple[Picked, ...] | None) -> None:
    """
    Refuse a table with other cards on it than such a set-up deals.

    Cards that were found to be dealt with the same options are taken as right, whatever the seed: a verified load is sure.
    """
    rules = setup.ruleset
    deal = (len(setup.seats), to_json(setup.options), roster.kinds, roster.owners)
    if deal in rules.dealt:
        return
    if past is None:
        for (kind, owner), count in Counter(zip(roster.kinds, roster.owners, strict=True)).items():
            if count > kind.printed["copies"] * (len(setup.seats) if owner == NOBODYS else 1):
                raise ImpossibleSave(
                    "table.rows", f"{count} times {kind.name}, which has {kind.printed['copies']} copies"
                )
        return
    fresh = begin(setup, log=False)
    for picked in past:
        if roster.has_the_cards_of(fresh._rest.state["roster"]):
            break
        try:
            fresh.answer(picked)
        except (AnswerError, RulesBug) as error:
            raise ImpossibleSave("past", str(error)) from None
    if not roster.has_the_cards_of(fresh._rest.state["roster"]):
        raise ImpossibleSave("table.rows", "these are not the cards that this set-up deals")
    if len(rules.dealt) >= DEALT_KEPT:
        rules.dealt.clear()
    rules.dealt.add(deal)


def check_replay(match: Match, *, log: bool = False) -> Match:
    """Play a match again from its set-up; return it, or say where it goes another way."""
    answers = match.answers
    if answers is None:
        raise Diverged(0, "it did not begin with a set-up, so there is nothing to play again")
    again = played(match.setup, answers, log=log)
    if again.digest() != match.digest():
        raise Diverged(len(answers), "the table comes out different")
    return again
