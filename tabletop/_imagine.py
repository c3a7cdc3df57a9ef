"""Other matches that a seat could be sitting in, for all it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from . import _dice
from ._errors import RulesBug
from ._match import Match, Rest
from ._views import to_json

if TYPE_CHECKING:
    from random import Random

    from ._roster import Roster
    from ._table import State

#: In the middle of an effect a guess may turn out wrong; then another is made, so often.
MOST_TRIES: Final = 20


def imagine(match: Match, seat: int | None, rng: Random) -> Match:
    """
    Return a match that *seat* can't tell from *match*: hidden cards dealt anew among the places where they could be.

    In the middle of an effect the answers since the last rest are played again on the guess.
    A guess in which they lead elsewhere is thrown away; if none fits, the cards stay as they are and only the dice are fresh.
    """
    now = match._live().table
    rest = match._rest
    told = packet(match, seat)
    for attempt in range(MOST_TRIES):
        state = guess(rest.state, now.sheet["known"], seat, rng, keep=attempt == MOST_TRIES - 1)
        state = {**state, "reseeded": (now.sheet["rolls"], int(rng.random() * 2**62))}
        setup = attrs.evolve(match.setup, seed=int(rng.random() * 2**62), id_seed=match.setup.id_seed_or_seed)
        try:
            made = Match(setup, Rest(None, state, rest.number, None), match._since)
        except (RulesBug, IndexError):
            continue
        if packet(made, seat) == told:
            return made
    raise RulesBug("even the match itself looks different when played again")  # pragma: no cover (a bug, if it happens)


def packet(match: Match, seat: int | None) -> str:
    """Return all that a seat is told at this moment."""
    return to_json(match.view(seat)) + repr(match.decision and match.decision.seat)


def guess(state: State, known_now: list[int], seat: int | None, rng: Random, *, keep: bool) -> State:
    """
    Deal anew what a seat knows neither now nor at the last rest.

    Cards change places with cards of the same back and owner, hidden supplies with those of the same kind of pool.
    """
    roster: Roster = state["roster"]
    if keep:
        return state
    bit = roster.seats if seat is None else seat
    known = state["known"]
    groups: dict[Any, list[int]] = {}
    for row, kind in enumerate(roster.kinds):
        if not (known[row] | known_now[row]) >> bit & 1:
            groups.setdefault((roster.owners[row], kind.printed["back"], kind.zone_kinds, kind.pool_kinds), []).append(
                row
            )
    kinds = list(roster.kinds)
    for rows in groups.values():
        picks = [_dice.below(rng, limit) for limit in range(len(rows), 1, -1)]
        # Sorted first, so that how the cards really lie has no say in how they are dealt: twins lead to the same guesses.
        dealt_from = sorted([roster.kinds[row] for row in rows], key=lambda kind: kind.id)
        for row, dealt in zip(rows, _dice.arranged(dealt_from, picks), strict=True):
            kinds[row] = dealt
    sheet = {**state, "roster": roster.ruleset.roster(roster.seats, kinds, roster.owners)}
    deal_supplies(roster, sheet, bit, rng)
    return sheet


def deal_supplies(roster: Roster, sheet: State, bit: int, rng: Random) -> None:
    """Deal hidden supplies anew among the pools of one declaration, each keeping its number of pieces."""
    supplies = roster.ruleset.supplies
    hidden: dict[Any, list[int]] = {}
    for number, (kind, _) in enumerate(roster.pools):
        if not roster.pool_seers[number] >> bit & 1:
            hidden.setdefault(kind, []).append(number)
    for numbers in hidden.values():
        pieces = [supply for supply in supplies for number in numbers for _ in range(sheet[supply.column][number])]
        sizes = [sum(sheet[supply.column][number] for supply in supplies) for number in numbers]
        dealt = _dice.arranged(pieces, [_dice.below(rng, limit) for limit in range(len(pieces), 1, -1)])
        for supply in supplies:
            sheet[supply.column] = sheet[supply.column][:]
        for number, size in zip(numbers, sizes, strict=True):
            mine, dealt = dealt[:size], dealt[size:]
            for supply in supplies:
                sheet[supply.column][number] = mine.count(supply)
