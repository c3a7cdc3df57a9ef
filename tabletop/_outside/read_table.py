"""The table of a save: read cell by cell, or refused."""

from __future__ import annotations

from itertools import chain
from string import Formatter
from types import NoneType
from typing import TYPE_CHECKING, Any

from tabletop._base.errors import ImpossibleSave, MalformedSave, clipped
from tabletop._base.reading import BIGGEST, DEEPEST, SMALLEST, Reading
from tabletop._base.strict import Misfit, structure
from tabletop._base.texts import Text
from tabletop._rules.effects import CardRef, Lasting, PlayerRef, field_names
from tabletop._rules.outcomes import Outcome
from tabletop._table.layout import NOBODYS, name_of_spot
from tabletop._table.table import OF_CARDS

from .saving import starts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop._rules.ruleset import Ruleset
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot


def read_table(setup: Setup, reading: Reading) -> Snapshot:
    """Read a table; what it must keep is checked later, by the invariants, once the match is awake."""
    rules, seats = setup.ruleset, len(setup.seats)
    table = reading.table(
        "kinds", "rows", "owners", "zones", "cells", "supplies", "facts", "lasting",
        "seed", "rolls", "reseeded", "outcome",
    )  # fmt: skip
    kinds = []
    for index, kind in enumerate(table["kinds"].items()):
        if type(kind) is not str or kind not in rules.by_id:
            raise ImpossibleSave(f"{table['kinds'].path}[{index}]", f"{rules.name} has no card {clipped(kind, 40)}")
        kinds.append(rules.by_id[kind])
    rows = table["rows"].numbers(0, len(kinds) - 1)
    owners = read_owners(table["owners"], seats, len(rows))
    layout = rules.layout(seats, [kinds[row] for row in rows], owners)
    columns = read_columns(layout, table)
    outcome = table["outcome"]
    return columns | {
        "layout": layout,
        "facts": read_facts(table["facts"], rules.game.facts_class),
        "lasting": tuple([read_lasting(rules, seats, columns, lasting) for lasting in table["lasting"].each()]),
        "rolls": table["rolls"].number(0),
        "outcome": None if outcome.data is None else read_outcome(outcome, seats),
        "seed": table["seed"].seed(),
        "reseeded": None if table["reseeded"].data is None else read_reseeded(table["reseeded"]),
    }


def read_reseeded(reading: Reading) -> tuple[int, int]:
    """Read after how many rolls the dice got another seed, and which."""
    parts = reading.each()
    if len(parts) != 2:
        raise reading.refuse("should be a number of rolls and a seed")
    return parts[0].number(0), parts[1].seed()


def read_owners(reading: Reading, seats: int, count: int) -> list[int]:
    """Read whose each card is: how many in a row are one owner's, and then another's."""
    owners: list[int] = []
    for part in reading.each():
        owner, cards = part.numbers(NOBODYS, max(seats, count), count=2)
        if owner >= seats or not 0 < cards <= count - len(owners):
            raise part.refuse(f"should be a seat, or {NOBODYS}, and how many of {count} cards in a row are its own")
        owners += [owner] * cards
    if len(owners) < count:
        raise reading.refuse(f"should tell of {count} cards, not of {len(owners)}")
    return owners


def read_facts(reading: Reading, kind: type[Any]) -> Any:
    """Read the record of facts."""
    try:
        return structure(reading.plain(), kind)
    except Misfit as error:
        raise MalformedSave(f"{reading.path}.{error.path}" if error.path else reading.path, error.why) from None


def read_columns(layout: Layout, table: Mapping[str, Reading]) -> dict[str, list[Any]]:
    """Read the columns of a table."""
    rules, count = layout.ruleset, len(layout.kinds)
    zones: list[tuple[int, ...]] = [()] * len(layout.zones)
    where = [-1] * count
    named = read_places(table["zones"], layout.zones_by_name)
    lying = [cards.data for cards in named.values()]
    are_rows = {list}.issuperset(map(type, lying)) and are_all([*chain.from_iterable(lying)], count)
    for number, cards in named.items():
        rows = cards.data if are_rows else cards.numbers(0, count - 1)
        zones[number] = tuple(rows)
        for row in rows:
            if where[row] >= 0:
                there = [name_of_spot(layout.zones[at]) for at in (where[row], number)]
                raise ImpossibleSave(table["zones"].path, f"card {row} lies in {' and '.join(there)}")
            where[row] = number
    if -1 in where:
        raise ImpossibleSave(table["zones"].path, f"card {where.index(-1)} lies nowhere")
    columns: dict[str, list[Any]] = {"zone": where, "zones": list(zones)}
    cells = table["cells"].any_table()
    for key, start in starts(layout, where):
        if key == "used" and key in cells:
            read_used(start, Reading(cells[key], f"{table['cells'].path}.{key}"), layout)
        elif key in cells:
            read_cells(start, Reading(cells[key], f"{table['cells'].path}.{key}"), key)
        columns[key] = start
    if unknown := sorted(set(cells) - set(columns)):
        raise table["cells"].refuse(f"has no column {clipped(unknown, 100)}")
    supplies = table["supplies"].table(*[supply.name for supply in rules.supplies])
    for supply in rules.supplies:
        start = columns[supply.column] = [0] * len(layout.pools)
        for number, pieces in read_places(supplies[supply.name], layout.pools_by_name).items():
            start[number] = pieces.number()
    return columns


def read_places(reading: Reading, numbers: Mapping[str, int]) -> dict[int, Reading]:
    """Read what lies in places that go by their names."""
    named = reading.any_table()
    for name in named:
        if name not in numbers:
            raise ImpossibleSave(reading.path, f"there is no place {clipped(name, 40)}")
    return {numbers[name]: reading.part(found, f"{reading.path}.{name}") for name, found in named.items()}


def read_used(start: list[Any], reading: Reading, layout: Layout) -> None:
    """Put the abilities of a save that are used up, which go by their names, into a column of none."""
    for row, names in reading.pairs(len(start), "a card and abilities"):
        bits = {ability.name: ability.bit for ability in layout.kinds[row].abilities}
        for name in Reading(names, reading.path).each():
            if name.text() not in bits:
                raise ImpossibleSave(reading.path, f"{layout.kinds[row].name} has no ability {clipped(name.data, 40)}")
            start[row] |= bits[name.data]


def are_all(rows: Sequence[Any], count: int) -> bool:
    """Say whether these are the rows of all cards, each once."""
    return {int}.issuperset(map(type, rows)) and sorted(rows) == [*range(count)]


def read_cells(start: list[Any], reading: Reading, key: str) -> None:
    """Put the cells of a save into a column that is as it starts."""
    is_declared = key not in (*OF_CARDS, "supply")
    if key == "incarnation" and {int}.issuperset(map(type, reading.items())):
        start[:] = reading.numbers(0, count=len(start))
        return
    for index, value in reading.pairs(len(start), "a number and a value"):
        wanted = type(start[index])
        suits = type(value) is wanted or (is_declared and (value is None or wanted is NoneType))
        if not suits or not isinstance(value, int | str | None):
            raise reading.refuse(f"{clipped(value, 40)} should be of type {wanted.__name__}")
        if type(value) is int and not SMALLEST <= value <= BIGGEST:
            raise reading.refuse("is a number of more than 64 bits")
        if type(value) is str:
            Reading(value, reading.path).text()
        if key in {"incarnation", "used", "known"} and value < 0:
            raise ImpossibleSave(reading.path, f"{value} is less than nothing")
        start[index] = value


def read_lasting(rules: Ruleset, seats: int, columns: Mapping[str, list[Any]], reading: Reading) -> Lasting:
    """Read a lasting effect."""
    parts = reading.table("number", "kind", "fields", "until", "source", "controller")
    name = parts["kind"].text()
    if name not in rules.effects:
        raise ImpossibleSave(parts["kind"].path, f"{rules.name} has no lasting effect {clipped(name, 40)}")
    kind = rules.effects[name]
    named = parts["fields"].table(*field_names(kind))
    fields = [read_field(named[field], seats, columns) for field in field_names(kind)]
    if parts["until"].text() not in rules.game.durations:
        raise parts["until"].refuse(f"should be one of {', '.join(rules.game.durations)}")
    return Lasting(
        parts["number"].number(1),
        kind,
        tuple(fields),
        parts["until"].data,
        None if parts["source"].data is None else read_ref(parts["source"], columns),
        parts["controller"].number(NOBODYS, seats - 1),
    )


def read_field(reading: Reading, seats: int, columns: Mapping[str, list[Any]], depth: int = 0) -> Any:
    """Read a field of a lasting effect."""
    data = reading.data
    if depth > DEEPEST:
        raise reading.refuse(f"is nested more than {DEEPEST} deep")
    if type(data) is list:
        return tuple([read_field(part, seats, columns, depth + 1) for part in reading.each()])
    if type(data) is dict:
        if "player" in data:
            return PlayerRef(reading.table("player")["player"].number(0, seats - 1))
        return read_ref(reading.table("card")["card"], columns)
    if type(data) is str:
        return reading.text()
    return data if data is None or type(data) is bool else reading.number()


def read_ref(reading: Reading, columns: Mapping[str, list[Any]]) -> CardRef:
    """Read which card is meant, and which of its lives: one that it has had."""
    row, incarnation = reading.numbers(0, count=2)
    if row >= len(columns["incarnation"]) or incarnation > columns["incarnation"][row]:
        raise ImpossibleSave(reading.path, f"there never was a card {row}.{incarnation}")
    return CardRef(row, incarnation)


def check_pattern(english: Reading, arguments: Mapping[str, Any]) -> None:
    """Refuse a text that is no plain pattern for its arguments; without any it is only a text."""
    try:
        parts = list(Formatter().parse(english.text())) if arguments else []
    except ValueError as error:
        raise english.refuse(str(error)) from None
    for _, name, form, conversion in parts:
        if name is not None and (name not in arguments or not name.isidentifier() or form or conversion):
            raise english.refuse(f"has a place for {name!r:.40}, which is none of its arguments")


def read_outcome(reading: Reading, seats: int) -> Outcome:
    """Read how a match ended."""
    parts = reading.table("winners", "points", "ranking", "how")
    how = parts["how"].table("key", "english", "arguments")
    arguments = how["arguments"].plain()
    if type(arguments) is not dict or not all(isinstance(value, int | str | None) for value in arguments.values()):
        raise how["arguments"].refuse("should be a table of numbers and texts")
    check_pattern(how["english"], arguments)
    return Outcome(
        tuple(parts["winners"].numbers(0, seats - 1)),
        tuple(parts["points"].numbers(count=seats)),
        tuple([tuple(tied.numbers(0, seats - 1)) for tied in parts["ranking"].each()]),
        Text(how["key"].text(), how["english"].text(), **arguments),
    )
