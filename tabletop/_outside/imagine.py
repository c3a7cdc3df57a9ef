"""Other matches that a seat could be sitting in, for all it knows."""

from __future__ import annotations

from functools import cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

from tabletop._base import dice
from tabletop._base.errors import AnswerError, RulesBug
from tabletop._base.texts import Text
from tabletop._play.decisions import Sealed
from tabletop._play.kernel import Checkpoint, Elsewhere, Reopened, beginning
from tabletop._play.lookup import ForeignValue
from tabletop._table.layout import Layout

from .knower import Knower
from .meant import Meant, tells
from .reader import Reader
from .sights import seen_there

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabletop._play.decisions import Decision
    from tabletop._play.kernel import Live, Moment
    from tabletop._rules.cards import Card
    from tabletop._table.layout import PoolSpot, ZoneSpot
    from tabletop._table.table import Snapshot

    from .match import Match


#: In the middle of an effect a guess may turn out wrong; then another is made, so often.
MOST_TRIES: Final = 20

#: What guesses differ in, or what is compared place by place, since other kinds of card number places otherwise.
ELSEWHERE: Final = frozenset({"layout", "zone", "zones", "seed", "reseeded"})


class Undealt(Exception):
    """A card is left to which none of the kinds that are left can be dealt."""


def imagine(match: Match, seat: int | None, rng: Random) -> Match:
    """
    Return a match that *seat* can't tell from *match*: hidden cards dealt anew among the places where they could be.

    In the middle of an effect the answers since the last rest are played again on the guess, as the seat understood them.
    A guess in which they lead elsewhere is thrown away; if none fits, the cards stay as they are and only the dice are fresh:
    then :attr:`Match.is_guess` is False.
    In the middle of the set-up all of it is played again with other dice.
    What others have answered while not all have is picked anew, at random.
    """
    with match._held(match._now) as live:
        here, now = live.at, live.game.table.snapshot()
        knower = Knower(live.game, seat, now)
    checkpoint = here.checkpoint
    answers = here.since[: here.decisions[0].number - checkpoint.number] if here.open else here.since
    lit = cache(lambda: frozenset([row for row in range(len(now["zone"])) if tells(knower, row)]))
    meant: list[Any] = [Meant(seat, one, answer, lit, rng) for one, answer in zip(here.asked, answers, strict=False)]
    bit = knower.bit
    for number in range(MOST_TRIES):
        state, known = checkpoint.snapshot, now["known"]
        keep = number == MOST_TRIES - 1
        if number >= MOST_TRIES // 2:  # what was known at the last rest may have mattered since
            known = [before | later for before, later in zip(state["known"], known, strict=False)]
        if not keep:
            try:
                state = guess(state, known, bit, rng)
            except Undealt:
                continue
        state = fresh_dice(state, now["rolls"], int(rng.random() * 2**62))
        setup = attrs.evolve(match.setup, seed=int(rng.random() * 2**62), id_seed=match.setup.id_seed_or_seed)
        begun = Checkpoint(None, state, checkpoint.number, None, set_up=checkpoint.set_up)
        if checkpoint.set_up and not keep:
            begun = beginning(setup)
        try:
            replayed = type(match)(setup, begun, answers if keep else meant, log=False, branches=here.branches)
            made = dreamt(replayed, here, seat, rng)
        except (AnswerError, Elsewhere):
            continue
        if looks_alike(match, here, made, seat):
            made._dealt_anew = not keep
            return made
    raise RulesBug("even the match itself looks different when played again")  # pragma: no cover (a bug, if it happens)


def dreamt(made: Match, here: Moment, seat: int | None, rng: Random) -> Match:
    """Return a guess where as many as at a moment have answered what several decide at the same time: others at random."""
    asked = {one.seat: one for one in made.decisions}
    if here.open and asked.keys() != {one.seat for one in here.decisions[0].beside}:
        raise Elsewhere("in the guess others have something to decide")
    sealed = [
        one if one.seat == seat else Sealed(one.seat, picked_blindly(asked[one.seat], rng))
        for one in here.since[len(made._now.since) :]
        if isinstance(one, Sealed)
    ]
    if here.open:
        left = tuple([Reopened(one.seat, one.sequence) for one in here.decisions])
        since = (*made._now.since, *sealed)
        made._begin_at(made._now._replace(since=since, decision=None, asked=(), open=left), log=False)
    return made


def picked_blindly(decision: Decision, rng: Random) -> int | tuple[int, ...]:
    """Return any answer that a decision would accept."""
    count = len(decision.options)
    if decision.single:
        return dice.below(rng, count)
    several = decision.at_least + dice.below(rng, decision.at_most - decision.at_least + 1)
    picks = dice.mixed(rng, range(count))[:several]
    return tuple(picks if decision.ordered else sorted(picks))


def fresh_dice(state: Snapshot, rolls: int, seed: int) -> Snapshot:
    """Return a table whose dice stay as they fell, and fall otherwise after so many *rolls*."""
    dreamt, before = state["reseeded"], state["seed"]
    if dreamt is not None and state["rolls"] >= dreamt[0]:
        before = dreamt[1]
    elif dreamt is not None and rolls > dreamt[0]:
        return state  # in the middle of a step that was dreamt up itself: its dice are nobody's, and will do
    return {**state, "seed": before, "reseeded": (rolls, seed)}


def looks_alike(match: Match, here: Moment, dream: Match, seat: int | None) -> bool:
    """Say whether a seat is told and shown the same of a match at some moment and of another one."""
    with dream._held(dream._now) as other, match._held(here) as one:
        ours, theirs = Reader(one.game, seat), Reader(other.game, seat)
        alike = lie_alike(ours, theirs)
        if alike and are_told_alike(one, other, ours.bit):
            return True
        return going_on(other, theirs) == told_there(one, seat) and (
            alike or seen_there(ours).view == theirs.table_view()
        )


def are_told_alike(one: Live, other: Live, bit: int) -> bool:
    """Say whether the same is going on at two tables where all lies alike that a reader knows; False if that can't be told."""
    (mine, of_mine), (theirs, of_theirs) = plainly_told(one, bit), plainly_told(other, bit)
    try:
        return mine == theirs and of_mine == one.game.in_our_handles(of_theirs)
    except ForeignValue:
        return False


def plainly_told(live: Live, bit: int) -> tuple[list[Any], list[Any]]:
    """Return what a reader is told of what is going on: what is plain, and of which things that is said."""
    plain: list[Any] = [live.at.sequence]
    told: list[Any] = []
    for frame in live.game.stack:
        told += frame.source, frame.controller, frame.text
    for one in live.at.decisions:
        plain.append(one.seat)
        told += one.prompt, one.openly
        if one.seat == bit:
            plain += one.kind, one.sequence, one.default, one.at_least, one.at_most, one.ordered
            told += one.about, *one.options.things
    for thing in told:
        if isinstance(thing, Text):
            plain += thing.key, thing.english, *thing.arguments
            told += thing.arguments.values()
    return plain, [None if isinstance(thing, Text) else thing for thing in told]


def lie_alike(one: Reader, other: Reader) -> bool:
    """Say whether what a reader knows of lies alike on two tables: then whatever a view shows of them is alike."""
    mine, theirs, bit, known = one.columns, other.columns, one.bit, one.known
    elsewhere = ELSEWHERE.union([supply.column for supply in one.layout.ruleset.supplies])
    if [key for key in mine if key not in elsewhere and mine[key] != theirs[key]]:
        return False
    others = compress(count(), map(is_not, one.layout.kinds, other.layout.kinds))
    return (
        not [row for row in others if known[row] >> bit & 1]
        and filled(one) == filled(other)
        and in_sight(one) == in_sight(other)
    )


def filled(reader: Reader) -> dict[ZoneSpot, Sequence[int]]:
    """Return the zones in which anything lies, with the rows."""
    zones = reader.columns["zones"]
    return dict(compress(zip(reader.layout.zones, zones, strict=True), zones))


def in_sight(reader: Reader) -> dict[tuple[PoolSpot, str], int]:
    """Return the pieces that a reader sees."""
    layout, columns, bit = reader.layout, reader.columns, reader.bit
    return {
        (layout.pools[number], supply.column): columns[supply.column][number]
        for supply in layout.ruleset.supplies
        for number in compress(count(), columns[supply.column])
        if layout.pool_seers[number] >> bit & 1
    }


def told_there(live: Live, seat: int | None) -> tuple[Any, ...]:
    """Return what a seat is told of what is going on, and keep it: many guesses are made at one moment."""
    kept = live.game.setup.told
    moment, told = kept.get(seat, (None, None))
    if moment is live.at:
        return cast("tuple[Any, ...]", told)
    now = going_on(live, Reader(live.game, seat))
    kept[seat] = live.at, now
    return now


def going_on(live: Live, reader: Reader) -> tuple[Any, ...]:
    """Return what a reader is told of what is going on, beside what lies on the table."""
    decisions, frames = live.at.decisions, tuple(live.game.stack)
    mine = next((reader.decision(one) for one in decisions if one.seat == reader.bit), None)
    waiting_for = reader.waiting_for(decisions, frames) if decisions else None
    return reader.stack(frames), tuple([one.seat for one in decisions]), waiting_for, mine


def guess(state: Snapshot, known: list[int], bit: int, rng: Random) -> Snapshot:
    """
    Deal anew what a reader does not know.

    Cards change places with cards of the same back and owner, hidden supplies with those of the same kind of pool.
    """
    layout: Layout = state["layout"]
    groups: dict[tuple[int, str], list[int]] = {}
    for row, kind, owner, knowing in zip(count(), layout.kinds, layout.owners, known):
        if not knowing >> bit & 1:
            groups.setdefault((owner, kind.printed["back"]), []).append(row)
    kinds = list(layout.kinds)
    for rows in groups.values():
        for row, dealt in deal_kinds(state, rows, rng).items():
            kinds[row] = dealt
    imagined = Layout(layout.ruleset, layout.seats, kinds, layout.owners, like=layout)
    columns = renumbered(state, layout, imagined)
    deal_supplies(imagined, columns, bit, rng)
    return columns


def deal_kinds(state: Snapshot, rows: list[int], rng: Random) -> dict[int, type[Card]]:
    """Deal the kinds of some hidden cards anew among them; those in play first, since not every card could lie there."""
    layout: Layout = state["layout"]
    # Sorted first, so that how the cards really lie has no say in how they are dealt: twins lead to the same guesses.
    kinds = sorted([layout.kinds[row] for row in rows], key=attrgetter("id"))
    left: list[type[Card]] = dice.mixed(rng, kinds)
    in_play = [row for row in rows if layout.in_play[state["zone"][row]]]
    if not in_play:
        return dict(zip(rows, left, strict=True))
    dealt: dict[int, type[Card]] = {}
    for row in (*in_play, *[row for row in rows if row not in in_play]):
        fitting = next((kind for kind in left if could_be(state, row, kind)), None)
        if fitting is None:
            raise Undealt  # the few kinds that fit went elsewhere
        left.remove(fitting)
        dealt[row] = fitting
    return dealt


def could_be(columns: Snapshot, row: int, kind: type[Card]) -> bool:
    """Say whether a hidden card could be of a kind, for what lies on it and for what the rules say."""
    layout: Layout = columns["layout"]
    number = columns["zone"][row]
    if not layout.in_play[number]:
        return True
    if not (kind.may_lie_face_down or columns["face_up"][row]):
        return False
    for own in layout.on_card.get(row, ()):
        if columns["zones"][own] and layout.zones[own].kind not in kind.zone_kinds:
            return False
    for own in layout.pools_on_card.get(row, ()):
        holds = any(columns[supply.column][own] for supply in layout.ruleset.supplies)
        if holds and layout.pools[own].kind not in kind.pool_kinds:
            return False
    return layout.ruleset.could_lie(kind, layout.zones[number].kind)


def renumbered(state: Snapshot, old: Layout, new: Layout) -> Snapshot:
    """Return a table with the same things in the same places, numbered as a layout with other kinds numbers them."""
    columns: Snapshot = {**state, "layout": new}
    if old.zones is new.zones:
        return columns
    first, there = old.first_card_zone, state["zones"]
    zones = columns["zones"] = [*there[:first], *[()] * (len(new.zones) - first)]
    where = columns["zone"] = state["zone"][:]
    for number in compress(count(first), there[first:]):
        now = new.zone_numbers[old.zones[number]]
        zones[now] = there[number]
        for row in there[number]:
            where[row] = now
    first = old.first_card_pool
    for supply in new.ruleset.supplies:
        pieces = state[supply.column]
        cells = columns[supply.column] = [*pieces[:first], *[0] * (len(new.pools) - first)]
        for number in compress(count(first), pieces[first:]):
            cells[new.pool_numbers[old.pools[number]]] = pieces[number]
    return columns


def deal_supplies(layout: Layout, columns: Snapshot, bit: int, rng: Random) -> None:
    """Deal hidden supplies anew among the pools of one declaration, each keeping its number of pieces."""
    supplies = layout.ruleset.supplies
    hidden: dict[Any, list[int]] = {}
    for number in layout.hidden_pools:
        if not layout.pool_seers[number] >> bit & 1:
            hidden.setdefault(layout.pools[number].kind, []).append(number)
    for numbers in hidden.values():
        pieces = [supply for supply in supplies for number in numbers for _ in range(columns[supply.column][number])]
        sizes = [sum(columns[supply.column][number] for supply in supplies) for number in numbers]
        dealt = dice.mixed(rng, pieces)
        for supply in supplies:
            columns[supply.column] = columns[supply.column][:]
        for number, size in zip(numbers, sizes, strict=True):
            mine, dealt = dealt[:size], dealt[size:]
            for supply in supplies:
                columns[supply.column][number] = mine.count(supply)
