"""A check of secrecy: who knows some cards of a hand is not told whether it is one of them that leaves it unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop import Card, Match, TabletopError, to_data, to_json

from ._cases import Case, Picked, legal
from ._checks import first_difference, readers, seat_name
from ._inside import Stretch, bit_of, entries, event_ids, start, stretch
from ._secrets import MARKER, MarkedRuleset
from ._tally import Tally, broken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from tabletop._play.chronicle import Entry
    from tabletop._table.table import Snapshot

#: How often one game is looked at, and from how many rests before.
MOST = 6
RESTS = 2


class Pair(NamedTuple):
    """Two cards that lie together where a reader can't tell them apart; something happens to the first."""

    first: int
    second: int
    zone: int


def check_unseen(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Whichever card of a hand a reader knew, it is told the same when one leaves the hand unseen."""
    rules = MarkedRuleset(case.ruleset)
    match = Case(ruleset=rules, seats=case.seats, seed=case.seed, options=case.options).begin(log=True)
    for picked in answers:
        if match.decision is not None:
            match.answer(legal(match.decision, picked))
    chances = list(dict.fromkeys(chances_in(match)))
    for moment, seat in rng.sample(chances, min(MOST, len(chances))):
        before = stretch(match.at(min(moment + 1, match.number)), RESTS)
        if before is not None:
            check_hand(match, before, seat, rng, tally, moment)


def chances_in(match: Match) -> Iterator[tuple[int, int | None]]:
    """Go through the moments at which something happens to a card among others that a reader can't tell from it."""
    bits = {seat: bit_of(match, seat) for seat in readers(match)}
    for entry in entries(match):
        for seat, bit in bits.items():
            if any(among_others(entry, row, bit) for row in happened_to(entry)):
                yield entry.answers, seat


def check_hand(match: Match, before: Stretch, seat: int | None, rng: Random, tally: Tally, moment: int) -> None:
    """Play some steps twice: the reader knows now this and now that of two cards, and must be told the same of them."""
    bit = bit_of(match, seat)
    pairs = list(pairs_in(before.state, play(match, before, before.state), bit))
    if not pairs:
        return
    pair = rng.choice(pairs)
    swapped = {pair.first: pair.second, pair.second: pair.first}
    plays = [(known, play(match, before, knowing(before.state, pair, known, bit))) for known in pair[:2]]
    told = [to_data([*tellings(one, seat, known, pair)]) for known, one in plays]
    these, those = (masked(part, {} if number == 0 else swapped) for number, part in enumerate(told))
    for one, other in zip(these, those, strict=False):
        if to_json(one) != to_json(other):
            where = first_difference(one, other, "what is told")
            words = "is told whether it is the card that it knew which leaves a hand unseen"
            broken("unseen", f"{seat_name(seat)} {words}: {where}", moment)
    tally.add("cards that left a hand unseen")


def play(match: Match, before: Stretch, state: Snapshot) -> Match:
    """Play some steps from a table, as far as they can be played."""
    again = start(match.setup, state, before.number)
    for picked in before.answers:
        try:
            again.answer(picked)
        except TabletopError:
            break
    return again


def pairs_in(state: Snapshot, match: Match, bit: int) -> Iterator[Pair]:
    """Go through the cards to which something happens among others, with one of those that were there from the beginning on."""
    for entry in entries(match):
        for row in happened_to(entry):
            number = entry.before["zone"][row]
            there = set(state["zones"][number])
            others = sorted(there.intersection(among_others(entry, row, bit)))
            if row in there and others:
                yield Pair(row, others[0], number)


def among_others(entry: Entry, row: int, bit: int) -> set[int]:
    """Return the cards from which a reader can't tell one that something happens to, unless that shows it."""
    number, layout = entry.before["zone"][row], entry.before["layout"]
    if not layout.loose[number] or layout.zone_seers[number] >> bit & 1 or entry.after["known"][row] >> bit & 1:
        return set()
    return set(entry.before["zones"][number]) - {row}


def happened_to(entry: Entry) -> set[int]:
    """Return the cards that an event moves, and the one that it happens to."""
    before, after = entry.before["zone"], entry.after["zone"]
    moved = {row for row, number in enumerate(before) if number != after[row]} if before is not after else set()
    subject = entry.event.subject
    return moved | ({subject.row} if isinstance(subject, Card) and subject.row < len(before) else set())


def knowing(state: Snapshot, pair: Pair, known: int, bit: int) -> Snapshot:
    """Return the table on which of two cards a reader knows the one that is *known*, and nobody else more than must be."""
    column = state["known"][:]
    for row in pair[:2]:
        column[row] = state["layout"].zone_seers[pair.zone] | (1 << bit if row == known else 0)
    return {**state, "known": column}


def tellings(match: Match, seat: int | None, known: int, pair: Pair) -> Iterator[Any]:
    """Go through what a reader is told, as long as it can't tell two cards apart."""
    bit = bit_of(match, seat)
    shown = {event.id: event for event in match.events(seat)}
    for name, entry in zip(event_ids(match), entries(match), strict=True):
        if is_parted(entry.after, known, pair, bit):
            return
        event = shown.get(name)
        yield event and (
            event.kind,
            event.text,
            event.fields,
            [(one.before, one.after, one.source, one.to, one.index) for one in event.puts],
            event.cause,
            event.by,
            event.batch,
            event.private,
        )
    view = match.view(seat)
    yield view.stack, view.effects


def is_parted(state: Snapshot, known: int, pair: Pair, bit: int) -> bool:
    """Say whether a reader may by now tell two cards apart that lay together, of which it knew one."""
    column = state["known"]
    other = pair.second if known == pair.first else pair.first
    followed = column[known] >> bit & 1 and state["zone"][known] != pair.zone
    return bool(column[other] >> bit & 1 or followed)


def masked(data: Any, swapped: dict[int, int]) -> Any:
    """Return what is told with nothing of a card but its name, and that of another card where they are *swapped*."""
    if isinstance(data, dict):
        found = {name: masked(part, swapped) for name, part in data.items()}
        return found | {"kind": None} if isinstance(data.get("name"), str) and "kind" in data else found
    if isinstance(data, list | tuple):
        return [masked(part, swapped) for part in data]
    if isinstance(data, str):
        return MARKER.sub(lambda found: f"Canary {swapped.get(int(found[1]), int(found[1])):04}!", data)
    return data
