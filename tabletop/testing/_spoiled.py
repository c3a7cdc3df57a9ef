"""Checks of loading: saves that are spoiled, and saves that lie, are refused with an error of ours, and quickly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import partial
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from tabletop import Match, SaveError, load

from ._checks import matches_at
from ._doors import Doorkeeper
from ._inside import live, load_unmarked
from ._tally import Tally, broken

if TYPE_CHECKING:
    from ._cases import Case, Picked

#: How many spoiled saves are tried at each moment.
SPOILED: Final = 40
#: And how many in which bytes are changed.
BITTEN: Final = 40
ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**40, 1.5, "", "x", "\ud800", "x" * 2000, "0",
    [], [[]], {}, {"": 0}, [0, 0], [-1, -1], [[0, 0]], {"card": [0, 10**9]}, {"player": 99},
)  # fmt: skip


def check_saves(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """A spoiled save is refused with a SaveError, or is still the save of a match whose invariants hold."""
    for moment, match in matches_at(case, answers, rng):
        text = match.save()
        for what, spoiled in (
            *broken_texts(text, rng),
            *spoiled_saves(text, rng, SPOILED),
            *bitten_saves(text, rng, BITTEN),
        ):
            made = loaded(spoiled, what, tally, moment)
            if made is None:
                continue
            for invariant, why in made.invariants():
                broken(
                    "saves", f"{what}: a save is accepted whose table breaks an invariant: {invariant}: {why}", moment
                )
            for seat in (*range(len(made.seats)), None):
                looked_at(made, seat, what, moment)
            if loaded(made.save(), f"{what}, saved again", tally, moment) is None:
                broken("saves", f"{what}: a save is accepted that can't be saved and loaded again", moment)


def looked_at(match: Match, seat: int | None, what: str, moment: int) -> None:
    """Look at a match that was accepted, through somebody's eyes."""
    try:
        match.view(seat)
    except Exception as error:
        broken(
            "saves",
            f"{what}: a save is accepted that can't be looked at: {type(error).__name__}: {error!s:.300}",
            moment,
        )


def loaded(text: Any, what: str, tally: Tally, moment: int, *, verify: bool = False) -> Match | None:
    """Load a strange save; None if it is refused as it should be."""
    began = process_time()
    keeper = Doorkeeper("saves", "bad saves", tally)
    made = keeper.hand_in(partial(load_both_ways, verify=verify), text, SaveError, f"{what}: loading", moment)
    tally.slowest_load = max(tally.slowest_load, process_time() - began)
    return made


def load_both_ways(text: Any, *, verify: bool) -> Match:
    """Load a save as if it had the marks of what it holds, and as it is."""
    made = load_unmarked(text, verify=verify)
    with suppress(SaveError):
        load(text)
    return made


# ------------------------------------------------------------------------------------------------ spoiled


def broken_texts(text: str, rng: Random) -> Iterator[tuple[str, Any]]:
    """Make texts that are no saves at all."""
    cut = int(rng.random() * len(text))
    yield "nothing", ""
    yield "no text", None
    yield "cut short", text[:cut]
    yield "bytes that are no text", text.encode()[:cut] + b"\xff\xfe" + text.encode()[cut:]
    yield "text after the end", text + "{}"
    yield "NaN", text.replace('"number":', '"number":NaN,"x":', 1)
    yield "infinity", text.replace('"number":', '"number":-Infinity,"x":', 1)
    yield "a fraction", text.replace('"format":2', '"format":2.0', 1)
    yield "a key twice", text.replace("{", '{"format":2,', 1)
    yield "another format", text.replace('"format":2', '"format":1', 1)
    yield "many small parts", f"[{'[],' * 500_000}[]]"
    yield "many numbers", f"[{'0,' * 190_000}0]"
    yield "a long text", f'["{"x" * 4_000_000}"]'
    for opening, closing in ("[]", ('{"a":', "}")):
        depth = 10**5
        yield "far too deep", opening * depth + "0" + closing * depth
        yield (
            "far too deep inside",
            text.replace('"options":{}', '"options":{"a":' + "[" * depth + "]" * depth + "}", 1),
        )


def spoiled_saves(text: str, rng: Random, count: int) -> Iterator[tuple[str, str]]:
    """Make saves that differ from a good one in one place or a few."""
    for _ in range(count):
        data = json.loads(text)
        words = [spoil(data, rng) for _ in range(1 if rng.random() < 0.7 else 3)]
        yield ", ".join(words), json.dumps(data)


def bitten_saves(text: str, rng: Random, count: int) -> Iterator[tuple[str, bytes]]:
    """Make saves in which some bytes were changed, lost, doubled or put elsewhere."""
    for _ in range(count):
        words, data = [], bytearray(text.encode())
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            words.append(bite(data, rng))
        yield ", ".join(words), bytes(data)


def bite(data: bytearray, rng: Random) -> str:
    """Change some bytes, and say what was done."""
    at = rng.randrange(len(data))
    long = rng.choice((1, 1, 2, 5, 40))
    how = rng.choice(("another byte", "a digit", "lost", "doubled", "elsewhere"))
    piece = bytes(data[at : at + long])
    if how == "another byte":
        data[at] = rng.randrange(256)
    elif how == "a digit":
        data[at] = rng.choice(b'0123456789-,[]{}"')
    elif how == "doubled":
        data[at:at] = piece
    else:
        del data[at : at + long]
        if how == "elsewhere":
            to = rng.randrange(len(data) + 1)
            data[to:to] = piece
    return f"byte {at}: {how}"


def spoil(data: Any, rng: Random) -> str:
    """Change one place in data, and say what was done."""
    places = list(places_in(data))
    at, key, path = rng.choice(places)
    how = rng.choice(("delete", "double", "retype", "overflow", "nest", "swap", "nudge"))
    value = at[key]
    if how == "delete":
        del at[key]
    elif how == "double" and isinstance(at, list):
        at.insert(key, json.loads(json.dumps(value)))
    elif how == "double":
        at[f"{key}2"] = value
    elif how == "overflow":
        at[key] = 10**25 if isinstance(value, int) else str(value)[:1000] * 2000 if value else 2**64
    elif how == "nest":
        at[key] = [value] if rng.random() < 0.5 else {"a": value}
    elif how == "swap":
        other_at, other_key, other_path = rng.choice(places)
        if other_key in other_at if isinstance(other_at, dict) else other_key < len(other_at):
            path = f"{path} and {other_path}"
            copied = json.loads(json.dumps([at[key], other_at[other_key]]))
            other_at[other_key] = copied[0]
            if key in at if isinstance(at, dict) else key < len(at):
                at[key] = copied[1]
    elif how == "nudge" and type(value) is int:
        at[key] = value + rng.choice((-2, -1, 1, 2))
    else:
        at[key] = deepcopy(rng.choice(ODD))
    return f"{how} {path}"


def places_in(data: Any, path: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Go through all places in data where something could be changed."""
    keys: Any = ()
    if isinstance(data, dict):
        keys = list(data)
    elif isinstance(data, list):
        keys = range(len(data))
    for key in keys:
        name = f"{path}.{key}".lstrip(".")
        yield data, key, name
        yield from places_in(data[key], name)


# ------------------------------------------------------------------------------------------------ lies


Lie = Callable[[dict[str, Any], Match, Random], bool]


def card_twice(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Put one card into two places."""
    zones = [*data["table"]["zones"].values()]
    if not zones:
        return False
    zones[-1].append(rng.choice(zones)[0])
    return True


def card_nowhere(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Take one card off the table."""
    zones = [*data["table"]["zones"].values()]
    if not zones:
        return False
    rng.choice(zones).pop()
    return True


def strangers_card(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Name a card of another game."""
    if not data["table"]["kinds"]:
        return False
    data["table"]["kinds"][0] = "queen_of_spades_of_another_game"
    return True


def other_card(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Exchange one card for another of the game."""
    rows = data["table"]["rows"]
    if len(set(rows)) < 2:
        return False
    rows[rows.index(0)] = 1
    return True


def debt(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Have a pool hold less than nothing."""
    for cells in data["table"]["supplies"].values():
        cells[next(iter(live(match).table.layout.pools_by_name))] = -1
        return True
    return False


def supply_from_nowhere(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Add a piece to a finite supply."""
    totals = {supply.name: supply.total for supply in match.ruleset.supplies}
    for name, cells in data["table"]["supplies"].items():
        if totals[name] is not None and cells:
            cells[next(reversed(cells))] += 1
            return True
    return False


def future_card(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Have something last on a card as it will only be later."""
    for lasting in data["table"]["lasting"]:
        if lasting["source"] is not None:
            lasting["source"][1] += 1000
            return True
    return False


def seen_by_nobody(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Say that nobody knows a card that lies open."""
    columns, layout = live(match).table.columns, live(match).table.layout
    state = json.loads(match.save())["table"]
    for name, rows in state["zones"].items():
        for row in rows:
            if (
                layout.zone_seers[layout.zones_by_name[name]]
                and row < len(columns["face_up"])
                and columns["face_up"][row]
            ):
                cells = data["table"]["cells"].setdefault("known", [])
                cells[:] = [pair for pair in cells if pair[0] != row] + [[row, 0]]
                face = [pair for pair in data["table"]["cells"].get("face_up", []) if pair[0] != row]
                data["table"]["cells"]["face_up"] = face
                return True
    return False


def seen_by_strangers(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Say that somebody knows a card who does not sit at the table."""
    if not data["table"]["rows"]:
        return False
    data["table"]["cells"].setdefault("known", []).append([0, 2**40])
    return True


def impossible_answer(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Give an answer that no decision could take."""
    data["since"].append(10**6)
    return True


def active_stranger(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Have somebody be active who does not sit at the table."""
    data["table"]["facts"]["active"] = len(match.seats)
    return True


def more_answers(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Say that more answers were given than the past has."""
    data["number"] += 1
    return True


#: Lies that no table may be loaded with.
LIES: Final[dict[str, Lie]] = {
    "a card in two places": card_twice,
    "a card in no place": card_nowhere,
    "a card of another game": strangers_card,
    "a card exchanged for another": other_card,
    "a pool that owes": debt,
    "a piece too many": supply_from_nowhere,
    "a card as it will be": future_card,
    "an open card that nobody knows": seen_by_nobody,
    "a card known to strangers": seen_by_strangers,
    "an answer to no decision": impossible_answer,
    "a stranger who is active": active_stranger,
    "more answers than there were": more_answers,
}


def stacked_deck(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Swap the first cards of two zones, or the first two of one."""
    zones = [rows for rows in data["table"]["zones"].values() if len(rows) > 1]
    if not zones:
        return False
    zones[0][0], zones[0][-1] = zones[0][-1], zones[0][0]
    return True


def known_to_all(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Say that everybody knew a card at rest that somebody did not know then: what happened since is not in the save."""
    everybody = (2 << len(match.seats)) - 1
    known = match._now.checkpoint.snapshot["known"]
    hidden = [row for row in range(len(data["table"]["rows"])) if known[row] != everybody]
    if not hidden:
        return False
    cells = data["table"]["cells"].setdefault("known", [])
    cells[:] = [pair for pair in cells if pair[0] != hidden[0]] + [[hidden[0], everybody]]
    return True


def other_dice(data: dict[str, Any], match: Match, rng: Random) -> bool:
    """Say that the dice were rolled once more than they were."""
    data["table"]["rolls"] += 1
    return True


#: Lies that only playing the match again brings to light.
SUBTLE_LIES: Final[dict[str, Lie]] = {
    "a stacked deck": stacked_deck,
    "a card known to all": known_to_all,
    "one more roll": other_dice,
}


def check_lies(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Saves of tables that no play could lead to are refused."""
    for moment, match in matches_at(case, answers, rng):
        text = match.save()
        if json.loads(text)["table"] is None:
            continue
        for lies, verify in ((LIES, False), (SUBTLE_LIES, True)):
            for name, lie in lies.items():
                data = json.loads(text)
                if not lie(data, match, rng):
                    continue
                if loaded(json.dumps(data), name, tally, moment, verify=verify) is not None:
                    broken("lies", f"a save is accepted that lies: {name}", moment)
                tally.add("lies")
