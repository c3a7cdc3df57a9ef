"""The deep checks of one game: each takes a case and its answers, and says what is broken."""

from __future__ import annotations

import json
import random
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tabletop import AnswerError, Decision, Match, TabletopError, fold, load, read_answer, to_data, to_json

from ._cases import Case, Picked, every_answer, fewest, uniform
from ._inside import Doubt, told_entries, view_anew, whole_table, works_in_sight
from ._tally import Tally, broken
from ._writes import Write, differing, writes_of, writes_on_the_way, writes_straight

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

#: How many moments of a game the dearer checks look at, besides the last one.
MOMENTS: Final = 4
#: How many answers to a choice of several are tried at one moment.
TRIES: Final = 24
#: After how many answers a game goes on as a copy, where it is looked at what that remembers.
COPIED: Final = 10
#: How many earlier copies are kept to see whether they change.
KEPT: Final = 50


def moments(answers: Sequence[Picked], rng: Random, count: int = MOMENTS) -> list[int]:
    """Pick moments of a game to look at: some at random, and the last one."""
    last = len(answers)
    if last <= count:
        return list(range(last + 1))
    return sorted({*rng.sample(range(last), count), last})


def matches_at(
    case: Case, answers: Sequence[Picked], rng: Random, *, count: int = MOMENTS, log: bool = False
) -> Iterator[tuple[int, Match]]:
    """Play a game, and stop at some of its moments."""
    wanted = moments(answers, rng, count)
    match = case.begin(log=log)
    for moment in range(len(answers) + 1):
        if moment in wanted:
            yield moment, match
        if moment < len(answers):
            match.answer(answers[moment])


def readers(match: Match) -> list[int | None]:
    """List everybody who may look at a match: its seats, and the spectators (None)."""
    return [*range(len(match.seats)), None]


def state_line(match: Match) -> str:
    """Return all that tells one moment of a match from another."""
    return f"{match.number} {match.digest()} {match.decision!r} {match.outcome!r}"


def shake(seed: int) -> None:
    """Shake the dice of the Python process, which no ruleset may roll."""
    random.seed(seed)  # noqa: TID251 (to show that nothing depends on it)
    for _ in range(seed % 7):
        random.random()  # noqa: TID251, S311 (to show that nothing depends on it)


def traced(case: Case, answers: Sequence[Picked], step: Callable[[Match, int], Match]) -> list[str]:
    """Play a game, doing something between the answers, and return all its moments."""
    match = case.begin()
    lines = [state_line(match)]
    for number, picked in enumerate(answers):
        match = step(match, number)
        match.answer(picked)
        lines.append(state_line(match))
    return lines


def compare(
    check: str,
    what: str,
    these: Sequence[str],
    those: Sequence[str],
    writes: Callable[[int], tuple[list[Write], list[Write]]],
) -> None:
    """Find the first moment at which two plays of one game differ, and what each has written until then."""
    for moment, (one, other) in enumerate(zip(these, those, strict=True)):
        if one != other:
            broken(check, f"{what}:\n  {one[:400]}\n  {other[:400]}{differing(*writes(moment))}", moment)


# ------------------------------------------------------------------------------------------------ remembering


def check_memory(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """What is remembered is what would be worked out now, whenever anything asks for it, and what is shown, in copies too."""
    with Doubt() as doubt:
        match = left = case.begin()
        for moment, picked in enumerate(answers):
            match.answer(picked)
            if moment % COPIED == 0:
                match, left = match.copy(), match
            for one, seat in [*[(match, seat) for seat in readers(match)], (left, rng.choice(readers(left)))]:
                shown, anew = one.view(seat), view_anew(one, seat)
                if shown != anew:
                    where = first_difference(to_data(shown), to_data(anew))
                    broken("memory", f"{seat_name(seat)} is shown what is no longer so: {where}", moment + 1)
            if doubt.differs:
                broken("memory", f"something is remembered that is no longer so: {doubt.differs[0]}", moment + 1)
    tally.add("remembered values", doubt.asked)


# ------------------------------------------------------------------------------------------------ the same again


def shaken_play(case: Case, answers: Sequence[Picked], seed: int) -> list[str]:
    """Play a game while the dice of the Python process are shaken, and return all its moments."""

    def shaken(match: Match, number: int) -> Match:
        shake(seed * 1000 + number)
        return match

    shake(seed)
    return traced(case, answers, shaken)


def check_chance(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Chance comes from the table's dice alone: shaking those of the process changes nothing."""
    before = random.getstate()
    plays = []
    try:
        for seed in (1, 2):
            try:
                plays.append(shaken_play(case, answers, seed))
            except AnswerError as error:
                broken("chance", f"the same answers are not legal again: {error}")

        def writes(moment: int) -> tuple[list[Write], list[Write]]:
            one, other = (writes_of(partial(shaken_play, case, answers[:moment], seed)) for seed in (1, 2))
            return one, other

        what = "the same seed and answers give another table, when Python's own dice are shaken"
        compare("chance", what, plays[0], plays[1], writes)
    finally:
        random.setstate(before)
    tally.add("replays", 2)


def check_replay(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """A game goes the same way straight, copied at every decision, and saved and loaded at every decision."""
    straight = traced(case, answers, lambda match, _: match)
    ways: dict[str, Callable[[Match, int], Match]] = {
        "copied at every decision": lambda match, _: match.copy(),
        "saved and loaded at every decision": lambda match, _: load(match.save(), log=False),
    }
    for way, step in ways.items():
        try:
            other = traced(case, answers, step)
        except TabletopError as error:
            broken("replay", f"{way}, the match can't go on: {error}")

        def writes(moment: int, step: Callable[[Match, int], Match] = step) -> tuple[list[Write], list[Write]]:
            return writes_straight(case, answers[:moment]), writes_on_the_way(case, answers[:moment], step)

        compare("replay", f"{way}, the match goes another way", straight, other, writes)
    tally.add("replays", 3)
    match = case.play(answers, log=True)
    later = case.play(answers)
    loaded = load(match.save(), verify=True)
    for seat in (None, rng.randrange(len(match.seats))):
        told = to_json(match.events(seat))
        if told != to_json(later.events(seat)) or told != to_json(loaded.events(seat)):
            broken("replay", f"the events of {seat_name(seat)} are others when the match is played again")


def check_undo(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """An answer taken back leaves the match as it was before, and given again as it was after."""
    for moment, match in matches_at(case, answers, rng):
        if moment == 0:
            continue
        after = state_line(match)
        undone = match.copy()
        undone.undo()
        before = state_line(undone)
        if before != state_line(case.play(answers[: moment - 1])):
            broken("undo", "taking an answer back leads elsewhere than to the moment before it", moment)
        undone.answer(answers[moment - 1])
        if state_line(undone) != after:
            broken("undo", "an answer taken back and given again leads elsewhere", moment)
        tally.add("undos")


def check_history(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Copies made earlier stay as they were, whatever is played later."""
    match = case.begin()
    kept: list[tuple[int, Match, str]] = []
    for moment, picked in enumerate(answers):
        early = match.copy()
        kept = [*kept, (moment, early, state_line(early) + to_json(early.view()))][-KEPT:]
        match.answer(picked)
    for moment, early, line in kept:
        if state_line(early) + to_json(early.view()) != line:
            broken("history", f"a copy made after {moment} answers has changed since")
    tally.add("copies kept", len(kept))


def check_looking(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Looking at a match, saving it and asking it anything leaves it as it is."""
    for moment, match in matches_at(case, answers, rng, log=True):
        before = whole_table(match)
        for seat in readers(match):
            to_json(match.view(seat))
        one = rng.choice(readers(match))
        to_json((match.events(one), match.events(one, since=match.sequence)))
        repr((match, match.decision, match.stack, match.invariants()))
        match.save()
        if match.decision is not None:
            for option in match.decision.options:
                match.why_not(option.label)
        if whole_table(match) != before:
            broken("looking", "the table is another one after somebody has looked at it", moment)
        tally.add("looks", len(match.seats) + 1)


# ------------------------------------------------------------------------------------------------ answers


def check_options(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Options differ in their words and in what they point at, and whatever is on offer is accepted."""
    for moment, match in matches_at(case, answers, rng):
        decision = match.decision
        if decision is None:
            continue
        check_offer(decision, moment)
        for picked in some_answers(match, rng):
            try:
                match.copy().answer(picked)
            except TabletopError as error:
                broken("options", f"{decision!r} offers {picked}, and then: {error}", moment)
            tally.add("options tried")


def check_offer(decision: Decision, moment: int) -> None:
    """The options of one decision differ, and as many as are to be picked can be."""
    labels = [option.label for option in decision.options]
    if len(set(labels)) < len(labels):
        broken("options", f"two options have one label: {labels}", moment)
    things = list(decision.options.things)
    if decision.seat >= 0 and any(same(one, two) for index, one in enumerate(things) for two in things[:index]):
        broken("options", f"{str(decision.prompt)!r} offers one thing twice: {labels}", moment)
    if not decision.at_least <= decision.at_most <= len(things):
        broken("options", f"from {decision.at_least} to {decision.at_most} of {len(things)} can't be picked", moment)


def same(one: Any, other: Any) -> bool:
    """Say whether two things are one (true and 1 are not)."""
    return type(one) is type(other) and bool(one == other)


def some_answers(match: Match, rng: Random) -> list[Picked]:
    """Return all answers of a decision, or where there are many, some of them."""
    decision = match.decision
    assert decision is not None
    if decision.single or len(decision.options) <= 4:
        return list(every_answer(decision))[: 10 * TRIES]
    return list({fewest(decision), *[uniform(decision, rng) for _ in range(TRIES)]})


def wrong_answers(match: Match, rng: Random) -> list[tuple[Any, dict[str, Any]]]:
    """List answers that no match may accept now: malformed, not on offer, stale and foreign ones."""
    decision = match.decision
    if decision is None:
        return [(0, {}), ("Pass", {}), ([], {}), (None, {})]
    count = len(decision.options)
    good = fewest(decision)
    found: list[tuple[Any, dict[str, Any]]] = [
        (wrong, {})
        for wrong in (
            None, True, False, 1.0, float("nan"), b"0", object(), {}, {0}, [[0]], [None], [True], -1, count, 2**70,
            "no such words", "", "\ud800", "x" * 100_000, [count], [-1], [0, 0], list(range(count + 1)), [0] * 1000,
        )
    ]  # fmt: skip
    if decision.single:
        found.append(([], {}))
    else:
        found += [(list(range(size)), {}) for size in (decision.at_least - 1, decision.at_most + 1) if size >= 0]
    others = {*range(len(match.seats)), -1}.difference([one.seat for one in match.decisions])
    found += [(good, {"seat": seat}) for seat in (*sorted(others), len(match.seats), "0", True, 2**70)]
    found += [(good, {"sequence": odd}) for odd in (decision.sequence - 1, decision.sequence + 1, "0", True, 1.5)]
    foreign = match.copy()
    foreign.answer(good)
    if foreign.decision is not None:
        found += [(o, {}) for o in foreign.decision.options if o.label not in {p.label for p in decision.options}]
    return found


def check_refusals(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Malformed, stale and foreign answers are refused with an error of ours, and change nothing."""
    for moment, match in matches_at(case, answers, rng):
        before = state_line(match)
        for answer, sender in wrong_answers(match, rng):
            tried = f"{answer!r:.80} {sender or ''}"
            try:
                match.copy().answer(answer, **sender)
            except AnswerError as error:
                if len(str(error)) > 10_000:
                    broken("refusals", f"the refusal of {tried} has {len(str(error)):,} characters", moment)
            except Exception as error:
                broken("refusals", f"{tried} raises {type(error).__name__}, which is no AnswerError: {error}", moment)
            else:
                broken("refusals", f"{tried} is accepted by {match.decision!r}", moment)
            tally.add("bad answers")
        check_answers_as_text(match, rng, tally, moment)
        live = match.copy()
        refused = 0
        for answer, sender in wrong_answers(live, rng):
            try:
                live.answer(answer, **sender)
            except AnswerError:
                refused += 1
        if refused == 0 or state_line(live) != before or state_line(match) != before:
            broken("refusals", "a refused answer has changed the match", moment)


def check_answers_as_text(match: Match, rng: Random, tally: Tally, moment: int) -> None:
    """Answers that come as text are read strictly, or refused with an error of ours."""
    decision = match.decision
    if decision is None:
        return
    good = json.dumps({"sequence": decision.sequence, "seat": max(decision.seat, 0), "picks": [0]})
    cut = rng.randrange(len(good))
    for text in (
        "", "null", "[]", "NaN", good[:cut], good + good, good.encode()[:cut] + b"\xff", good.replace("0", "0.0"),
        good.replace("[0]", "0"), good.replace("[0]", '["0"]'), good.replace("[0]", "[true]"), good.replace("[0]", "[-1]"),
        good.replace("[0]", f"[{2**64}]"), good.replace("{", '{"more": 1, ', 1), good.replace("{", '{"seat": 0, ', 1),
        "[" * 10**4 + "]" * 10**4, good.replace("[0]", str([0] * 1000)), " " * 10**5 + good,
    ):  # fmt: skip
        try:
            read_answer(text)
        except AnswerError:
            pass
        except Exception as error:
            broken("refusals", f"{text!r:.80} raises {type(error).__name__}, which is no AnswerError: {error}", moment)
        else:
            broken("refusals", f"{text!r:.80} is read as an answer", moment)
        tally.add("bad answers")
    if decision.single and decision.seat >= 0:
        match.copy().answer(read_answer(good))


# ------------------------------------------------------------------------------------------------ what is told


def seat_name(seat: int | None) -> str:
    """Return what a reader is called in a report."""
    return "the spectators" if seat is None else f"seat {seat}"


def check_fold(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Events folded into the view before them give the view after them, for every seat and for spectators."""
    match = case.begin(log=True)
    pictures: dict[int | None, Any] = {seat: {} for seat in readers(match)}
    told = dict.fromkeys(readers(match), 0)
    for moment in range(len(answers) + 1):
        for seat in readers(match):
            events = match.events(seat, since=told[seat])
            pictures[seat] = fold(pictures[seat], events)
            told[seat] = match.sequence
            now = to_data(match.view(seat))
            if pictures[seat] != now:
                broken("fold", f"for {seat_name(seat)} {first_difference(pictures[seat], now)}", moment)
            tally.add("views folded")
        if moment < len(answers):
            match.answer(answers[moment])


def check_happenings(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """
    What is put, turned, shuffled, counted, and what appears and disappears leads to where everything lies, for every reader.

    Marks, which could bring whole lists, are left out.
    """
    match = case.begin(log=True)
    pictures: dict[int | None, Any] = {seat: to_data(match.view(seat)) for seat in readers(match)}
    told = match.sequence
    for moment, picked in enumerate(answers):
        match.answer(picked)
        for seat in readers(match):
            events = [without_marks(event) for event in to_data(match.events(seat, since=told))]
            pictures[seat] = fold(pictures[seat], events)
            one, other = lying(pictures[seat]), lying(to_data(match.view(seat)))
            if one != other:
                broken("happenings", f"for {seat_name(seat)} {first_difference(one, other)}", moment + 1)
            tally.add("happenings", sum([len(event["happenings"]) for event in events]))
        told = match.sequence


def without_marks(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event without what it marks."""
    return event | {"happenings": [one for one in event.get("happenings", ()) if one["what"] != "mark"]}


def lying(picture: dict[str, Any]) -> dict[str, Any]:
    """Return where everything lies: how many cards and which in each zone, and how many pieces in each pool."""
    cards = {
        zone["id"]: [card and (card.get("id"), card.get("kind")) for card in zone["cards"]] for zone in picture["zones"]
    }
    counts = {place["id"]: place["count"] for place in (*picture["zones"], *picture["pools"])}
    supplies = {pool["id"]: pool["supplies"] for pool in picture["pools"]}
    return {"cards": cards, "counts": counts, "supplies": supplies}


def check_causes(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """What happens in an ability says in which, and what set it off: an event that the same reader was told before."""
    match = case.play(answers, log=True)
    for seat in readers(match):
        told: set[str] = set()
        for event, entry in told_entries(match, seat):
            if event.kind in ("Something", "Ended"):
                continue
            lacks = ""
            if entry.stack and not entry.decisions and event.by is None:
                lacks = "by what"
            elif event.cause is None and not entry.decisions and works_in_sight(match, entry, seat):
                lacks = "because of what"
            elif event.cause not in (None, *told):
                lacks = "(but by an event that it was not told) because of what"
            if lacks:
                broken(
                    "causes",
                    f"{seat_name(seat)} is not told {lacks} this happened: {event.text.english}",
                    entry.answers,
                )
            told.add(event.id)
            tally.add("causes")


def first_difference(one: Any, other: Any, path: str = "the view") -> str:
    """Say where two pieces of data differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return first_difference(one[name], other[name], f"{path}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return first_difference(left, right, f"{path}[{index}]")
    if isinstance(one, str) and isinstance(other, str):
        same_so_far = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
        start = max(same_so_far - 60, 0)
        one, other = one[start:], other[start:]
    return f"{path} is {one!r:.200} in one and {other!r:.200} in the other"
