"""Checks of secrecy: twins that differ only in what a seat can't know, and canaries that sing where they may not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

from tabletop import EVERYBODY, OWNER, Card, Match, Ruleset, TabletopError, to_data, to_json
from tabletop._rules.setup import with_named_sets

from ._cases import Case, Picked, legal
from ._checks import first_difference, matches_at, readers, seat_name
from ._inside import (
    Stretch,
    bit_of,
    entries,
    faces_seen,
    known_at_any_time,
    pools_declared,
    start,
    state_of,
    states_seen,
    stretch,
)
from ._tally import Tally, broken
from ._twins import MAKERS, Maker, dealt_anew, in_other_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from tabletop import Decision
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout

#: From how many rests before two tables go on that differ in all that can differ.
LONG: Final = 4

# ------------------------------------------------------------------------------------------------ what a seat gets


def packet(match: Match, seat: int | None, *, since: int = 0) -> dict[str, Any]:
    """
    Return everything that a seat (or a spectator: None) is sent at one moment.

    The view with its decision, also pick by pick, the events after the sequence *since*, the words of refusals, and what
    the match prints as.

    >>> import tabletop
    >>> match = tabletop.new("leduc-poker", seed=1)
    >>> packet(match, 0)["view"]["waiting"], packet(match, 1)["decision prints as"]
    ([0], None)
    """
    return {**told_now(match, seat), "events": to_data(match.events(seat, since=since))}


def told_now(match: Match, seat: int | None) -> dict[str, Any]:
    """Return everything that a seat is sent, but for events."""
    mine = next((one for one in match.decisions if one.seat == seat), None)
    return {
        "view": to_data(match.view(seat)),
        "pick by pick": to_data(match.sequential().view(seat).decision),
        "refusals": refusals(match, seat),
        "prints as": repr(match),
        "decision prints as": None if mine is None else repr(mine),
        "view prints as": repr(match.view(seat)),
        "why not": [] if mine is None else why_nots(match, mine),
    }


def refusals(match: Match, seat: int | None) -> list[str]:
    """Return the words with which wrong answers of a seat are refused."""
    found = []
    for answer, sequence in (("no such words", None), (10**6, None), ([0, 0], None), (None, None), (0, -1)):
        try:
            match.copy().answer(answer, seat=-2 if seat is None else seat, sequence=sequence)  # type: ignore[arg-type]
        except TabletopError as error:
            found.append(f"{error.code}: {error}")
    return found


def why_nots(match: Match, decision: Decision) -> list[str]:
    """Return what is said of every card that a player might expect to be on offer: by its name, and by the id of those seen."""
    seat, names = decision.seat, sorted({kind.name for kind in match.ruleset.cards})
    by_id = [str(match.why_not(one, seat=seat)) for one in match.view(seat).cards]
    return [*[str(decision.why_not(name)) for name in names], *by_id]


# ------------------------------------------------------------------------------------------------ twins


def check_twins(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Matches that differ only in what a seat can't know are the same for that seat, to the last byte."""
    for moment, match in matches_at(case, answers, rng):
        played = {rests: Played(match.setup, before) for rests in (0, 1, LONG) if (before := stretch(match, rests))}
        for seat in readers(match):
            check_imagined(match, seat, rng, tally, moment)
            for rests, steps in played.items():
                for make in MAKERS if rests == LONG else MAKERS[:1]:
                    check_stretch(steps, seat, make, rng, tally, moment)


class Played:
    """Some steps of a match, played again once: the match after each of them, and all that a seat was sent there."""

    def __init__(self, setup: Setup, before: Stretch) -> None:
        self.setup, self.before = setup, before
        self.matches = [start(setup, before.state, before.number)]
        for picked in before.answers:
            self.matches.append(self.matches[-1].copy(log=True))
            self.matches[-1].answer(picked)
        self._sent: dict[tuple[int, int | None], dict[str, Any]] = {}

    def sent(self, step: int, seat: int | None) -> dict[str, Any]:
        """Return what a seat is sent after some steps."""
        if (step, seat) not in self._sent:
            self._sent[step, seat] = packet(self.matches[step], seat)
        return self._sent[step, seat]


def check_imagined(match: Match, seat: int | None, rng: Random, tally: Tally, moment: int) -> None:
    """A match that is imagined keeps every invariant and looks the same."""
    try:
        made = match.imagine(seat, rng)
    except TabletopError as error:
        broken("twins", f"nothing can be imagined for {seat_name(seat)}: {error}", moment)
    differ(told_now(match, seat), told_now(made, seat), seat, "an imagined match", moment)
    for invariant, why in made.invariants():
        broken("twins", f"imagined for {seat_name(seat)}, the table breaks an invariant: {invariant}: {why}", moment)
    tally.add("twins")


def differ(one: Any, other: Any, seat: int | None, what: str, moment: int) -> None:
    """Say that something is broken if two packets are not the same."""
    if to_json(one) != to_json(other):
        where = first_difference(one, other, "what is sent")
        broken("twins", f"{seat_name(seat)} can tell {what} from the real one: {where}", moment)


def check_stretch(played: Played, seat: int | None, make: Maker, rng: Random, tally: Tally, moment: int) -> None:
    """
    Play some steps again on a table that differs only in what the seat never knew.

    What other seats decide may rest on what only they know: the comparison ends where the two can't go the same way.
    """
    before, last = played.before, played.matches[-1]
    state = make(last, before.state, known_at_any_time(last), seat, rng)
    if state is None:
        return
    try:
        twin = start(played.setup, state, before.number)
    except TabletopError:
        return
    following: tuple[Any, ...] = (*before.answers, None)
    for step, (real, picked) in enumerate(zip(played.matches, following, strict=True)):
        if not like_enough(real, twin, seat, make) or (
            make is in_other_rows and in_sight(real, seat) != in_sight(twin, seat)
        ):
            return
        differ(played.sent(step, seat), packet(twin, seat), seat, "a twin", moment)
        tally.add("twins")
        if picked is None or not same_offer(real, twin):
            return
        try:
            twin.answer(picked)
        except TabletopError:
            return


def like_enough(real: Match, twin: Match, seat: int | None, make: Maker) -> bool:
    """
    Say whether two matches wait for the same seat with the same question, and the reader knows the same cards in them.

    What another seat is asked may rest on what only that one knows, where that was dealt anew: only who may draw another
    hand is asked for it.
    """
    if asked(real, seat, make) != asked(twin, seat, make):
        return False
    bit = bit_of(real, seat)
    mine, other = (known_bits(match, bit) for match in (real, twin))
    return mine == other


def asked(match: Match, seat: int | None, make: Maker) -> tuple[int, str] | None:
    """
    Return who decides in a match, and what another seat is asked than the reader's, where others may know other cards.

    Where the same cards lie in the same places, numbered otherwise, nothing of that may be another.
    """
    decision = match.decision
    if decision is None or make is in_other_rows:
        return None
    return decision.seat, decision.prompt.key if make is dealt_anew and decision.seat != seat else ""


def in_sight(match: Match, seat: int | None) -> list[list[tuple[int, ...]]]:
    """Return which rows have lain where a reader sees that a card lies there: the ids of these it may tell apart."""
    bit = bit_of(match, seat)
    return [
        [
            rows
            for rows, seers in zip(state["zones"], state["layout"].zone_seers, strict=True)
            if rows and seers >> bit & 1
        ]
        for state in states_seen(match)
    ]


def known_bits(match: Match, bit: int) -> list[int]:
    """Return of every row whether a reader has known its face at any time."""
    return [seats >> bit & 1 for seats in known_at_any_time(match)]


def same_offer(real: Match, twin: Match) -> bool:
    """Say whether the seat that decides is offered the same in two matches, so that an answer means the same."""
    if real.decision is None or twin.decision is None:
        return False
    return [option.label for option in real.decision.options] == [option.label for option in twin.decision.options]


# ------------------------------------------------------------------------------------------------ canaries


MARKER = re.compile(r"Canary (\d{4})!")


class MarkedRuleset(Ruleset):
    """A ruleset in which every single card has a name of its own, so that its name gives it away wherever it shows."""

    def __init__(self, rules: Ruleset) -> None:
        self._marked: dict[tuple[int, type[Card]], type[Card]] = {}
        super().__init__(rules.game, instead=rules._instead)

    def layout(self, seats: int, kinds: Sequence[type[Card]], owners: Sequence[int]) -> Layout:
        """Return the layout for these cards, every one of them marked."""
        marked = set(self._marked.values())
        names = [kind if kind in marked else self.mark(row, kind) for row, kind in enumerate(kinds)]
        return super().layout(seats, names, owners)

    def mark(self, row: int, kind: type[Card]) -> type[Card]:
        """Return the printed card for one row, with a name that only this row has."""
        made = self._marked.get((row, kind))
        if made is None:
            print_: dict[str, Any] = {**kind.printed, "name": f"Canary {row:04}!", "id": kind.id}
            build: Any = type(kind)
            made = cast("type[Card]", build(kind.__name__, (kind,), {"__doc__": kind.__doc__}, **print_))
            self._marked[row, kind] = made
        return made


def check_canaries(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """The name of a card is sent only to who sees it, or saw it before."""
    match = Case(
        ruleset=MarkedRuleset(with_named_sets(case.ruleset, {**case.options})[0]),
        seats=case.seats,
        seed=case.seed,
        options=case.options,
    ).begin(log=True)
    seen: dict[int | None, set[int]] = {seat: set() for seat in readers(match)}
    told = dict.fromkeys(readers(match), 0)
    looked = 0
    for moment in range(len(answers) + 1):
        for state in [*states_seen(match, looked)]:
            for seat, rows in seen.items():
                rows |= faces_seen(state, bit_of(match, seat))
        for seat in readers(match):
            check_hidden_pools(match, seat, moment)
            sent = packet(match, seat, since=told[seat])
            sing(sent, seen[seat], faces_seen(state_of(match), bit_of(match, seat)), seat, moment)
            tally.add("packets with canaries")
            told[seat] = match.sequence
        looked = len(entries(match))
        if moment == len(answers) or match.decision is None:
            return
        match.answer(legal(match.decision, answers[moment]))


def check_hidden_pools(match: Match, seat: int | None, moment: int) -> None:
    """What lies in a pool is shown only to those who see into it by its declaration."""
    view = match.view(seat)
    shown = [(pool.holder, pool.name, pool.place) for pool in view.pools if pool.supplies is not None]
    shown += [("card", name, card.owner) for card in view.cards.values() for name in card.pools]
    declared = pools_declared(match)
    for holder, name, whose in shown:
        sees = declared[holder, name]
        if EVERYBODY not in sees and not (OWNER in sees and seat is not None and whose == seat):
            broken("canaries", f"{seat_name(seat)} is told what lies in {name!r}, into which it does not see", moment)


def sing(sent: dict[str, Any], seen: set[int], seen_now: set[int], seat: int | None, moment: int) -> None:
    """Look for names in what a seat is sent: those of cards it never saw, or in zones, of cards it does not see now."""
    for name, part in sent.items():
        rows = {int(found) for found in MARKER.findall(to_json(part))}
        if rows - seen:
            where = place_of(part, rows - seen, name)
            broken(
                "canaries", f"{seat_name(seat)} is sent the name of a card that it has never seen, at {where}", moment
            )
    in_zones = {int(found) for found in MARKER.findall(to_json(sent["view"]["zones"]))}
    if in_zones - seen_now:
        where = place_of(sent["view"]["zones"], in_zones - seen_now, "view.zones")
        broken("canaries", f"{seat_name(seat)} is sent the name of a card that it does not see now, at {where}", moment)


def place_of(part: Any, rows: set[int], path: str) -> str:
    """Say where in what is sent one of some names stands."""
    pairs: Iterable[tuple[Any, Any]] = ()
    if isinstance(part, dict):
        pairs = part.items()
    elif isinstance(part, list):
        pairs = enumerate(part)
    for key, value in pairs:
        if any(int(found) in rows for found in MARKER.findall(to_json(value))):
            return place_of(value, rows, f"{path}.{key}")
    return f"{path}: {part!r:.200}"
