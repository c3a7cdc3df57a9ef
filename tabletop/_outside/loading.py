"""Loading a match: a table that no play could reach is refused."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Final

from tabletop._base import dice
from tabletop._base.errors import (
    AnswerError,
    Diverged,
    ForeignSave,
    ImpossibleSave,
    MalformedSave,
    RulesBug,
    SaveError,
    SaveTooLarge,
    SetupError,
    UnknownFormat,
    UnknownGame,
)
from tabletop._base.reading import BIGGEST, LARGEST_SAVE, MOST_ITEMS, Reading, parse, size_of
from tabletop._base.room import has_room
from tabletop._play.decisions import Sealed
from tabletop._play.kernel import MOST_ANSWERS, Checkpoint, Reopened, beginning
from tabletop._rules.fingerprint import fingerprint_of_sources, release
from tabletop._rules.installed import found_expansion, ids_of_expansions
from tabletop._rules.registry import ruleset
from tabletop._rules.setup import read_setup, with_named_sets
from tabletop._table.invariants import broken
from tabletop._table.layout import NOBODYS

from .marks import KEY_DIGITS, holders_on, mark_of_here, mark_of_values, marks_of_answers
from .match import Match, begin
from .read_table import read_table
from .saving import FORMAT
from .views import to_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tabletop._play.game import Game
    from tabletop._play.kernel import Branches, Picked
    from tabletop._rules.ruleset import Ruleset
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout


#: How many set-ups a ruleset remembers the cards of, so that loading need not deal them again.
DEALT_KEPT: Final = 64


#: More than this is no sequence that a match has come to, nor one that every client can count.
HIGHEST_SEQUENCE: Final = 2**53
#: What is said where the rules have changed.
WHAT_WOULD_DO: Final = "finish it on the release that saved it (tabletop {}), or load it with from_rest=True"


def load(text: str | bytes, *, verify: bool, from_rest: bool = False) -> Match:
    """See :func:`tabletop.load`."""
    if not has_room():  # what goes wrong for want of it would be blamed on the save
        raise RecursionError("calls are nested too deep already to load a match")
    save = read_save(text)
    if from_rest:
        return check_table(match_at_rest(save))
    match = check_table(match_of(save))
    check_unchanged(match, save)
    if verify:
        match.replay()
    return match


def read_save(text: str | bytes) -> Mapping[str, Reading]:
    """Read the pieces of a save, each of which is still to be read."""
    top = read_text(text)
    if type(top.data) is dict:
        given = top.data.get("format")
        if type(given) is not int or given != FORMAT:
            raise UnknownFormat(given, FORMAT)
    return top.table(
        "format", "engine", "game", "revision", "expansions", "rules", "dice", "seats", "seed", "ids", "options", "cards",
        "ask_chance", "bluff_safe", "past", "number", "table", "since", "open", "keys", "here",
        "values", "branches",
    )  # fmt: skip


def match_of(save: Mapping[str, Reading]) -> Match:
    """Return the match of a save."""
    setup = read_set_up(save)
    checkpoint = read_checkpoint(setup, save)
    branches = read_branches(save["branches"], checkpoint.number + len(read_answers(save["since"])))
    with blaming_the_save():
        match = Match(setup, checkpoint, log=False, branches=branches)
        for picked, given in zip(save["since"].each(), read_answers(save["since"]), strict=True):
            are_several = bool(match._now.open)
            if match._now.checkpoint is not checkpoint:
                raise ImpossibleSave(picked.path, "the step was over before this answer")
            if isinstance(given, Sealed) is not are_several:
                several = (
                    "several decide here, so it should say for which seat" if are_several else "only one decides here"
                )
                raise ImpossibleSave(picked.path, several)
            try:
                match.answer(given)
            except AnswerError as error:
                raise ImpossibleSave(picked.path, str(error)) from None
            if match._now.checkpoint is not checkpoint:
                raise ImpossibleSave(picked.path, "this answer ends the step, and a save is made before that")
        reopen(match, save["open"])
    return match


def reopen(match: Match, read: Reading) -> None:
    """Give what several have to decide at the same time the sequences that it had."""
    open_now = tuple([Reopened(*one.numbers(0, count=2)) for one in read.each()])
    there = tuple([Reopened(one.seat, one.sequence) for one in match._now.open])
    if [one.seat for one in open_now] != [one.seat for one in there]:
        raise read.refuse(
            f"should tell the sequences of the seats {[one.seat for one in there]}, who decide at the same time"
        )
    if any(one.sequence > match.sequence for one in open_now):
        raise read.refuse(f"should tell no sequence above {match.sequence}")
    if open_now != there:
        match._begin_at(match._now._replace(decision=None, asked=(), open=open_now), log=False)


def match_at_rest(save: Mapping[str, Reading]) -> Match:
    """Return the match of a save as it was at its last rest, whatever the rules were; it begins there."""
    setup = read_set_up(save, any_revision=True)
    checkpoint = read_checkpoint(setup, save, from_rest=True)
    number, given = checkpoint.number, len(read_answers(save["since"]))
    branches = read_branches(save["branches"], number + given)
    moment, first = branches[-1]
    if given:
        before = [branch for branch in branches if branch[0] < number]
        branches = (*before, (number, number + given - moment + first + 1))
    with blaming_the_save():
        return Match(setup, checkpoint, log=False, branches=branches)


@contextmanager
def blaming_the_save() -> Iterator[None]:
    """Say of what goes wrong with a table of a save that it is wrong with the save."""
    try:
        yield
    except (SaveError, MemoryError):
        raise
    except SetupError as error:
        raise MalformedSave("options", str(error)) from None
    except RulesBug as error:
        raise ImpossibleSave("table", f"the rules can't go on from it: {error}") from None
    except Exception as error:  # words and numbers of rules may rely on what the table does not hold
        why = f"the rules can't tell what it is: {type(error).__name__}: {error}"
        raise ImpossibleSave("table", why) from error


def check_table(match: Match) -> Match:
    """Return a match if its table is one that can be."""
    try:
        # What has happened since the rest may cover up what was wrong with it, and a copy starts from the rest again.
        with match._held(match._now) as live:
            game, checkpoint = live.game, live.at.checkpoint
            if checkpoint.set_up:
                return match  # nothing lies there yet
            found = broken(match.setup.ruleset.game(checkpoint.snapshot, match.setup) if game.has_changed else game)
    except MemoryError:
        raise
    except Exception as error:  # invariants of rulesets may rely on each other
        raise ImpossibleSave("table", f"its invariants can't be asked: {type(error).__name__}: {error}") from error
    for invariant, why in found:
        raise ImpossibleSave("table", f"{invariant}: {why}")
    with blaming_the_save(), match._held(match._now) as live:
        work_out(live.game)
    return match


def check_unchanged(match: Match, save: Mapping[str, Reading]) -> None:
    """
    Refuse a save that means something else here than where it was made.

    The options that were picked since the last rest and where that leads are always compared.
    If the release or the sources of the rules are others, so is what is worked out there, and the match is played again.
    """
    would_do = WHAT_WOULD_DO.format(save["engine"].text()[:20])
    rules, here, values = save["rules"].text(), save["here"].text(), save["values"].text()
    is_known = rules and rules == fingerprint_of_sources(match.ruleset.game) and save["engine"].data == release()
    number = match._now.checkpoint.number
    picked = in_fours(marks_of_answers(match._now))
    for place, (now, then) in enumerate(zip_longest(picked, in_fours(save["keys"].text()))):
        if now != then:
            raise Diverged(number + place, f"that answer does not mean the same any more; {would_do}")
    with blaming_the_save(), match._held(match._now) as live:
        if mark_of_here(live) != here or not (is_known or mark_of_values(live.game) == values):
            _ = live.at.decision and live.at.decision.options.keys  # what can't even be said is impossible
            why = "what lies there, what is printed on the cards, or what is waited for is not as it was"
            raise Diverged(match.number, f"{why}; {would_do}")
    if not is_known and match.answers is not None:
        try:
            match.replay()
        except Diverged as error:
            raise Diverged(error.number, f"{error.why}; {would_do}") from None


def work_out(game: Game) -> None:
    """Work out what the rules do for a table: that fails where it can't be."""
    for holder in holders_on(game):
        for computed in holder.computed:
            getattr(holder, computed.name)
        for one in holder.displayed_kinds if game.lasting else ():  # what lasts has a say there, and is not dealt
            one.work_out(holder)


def in_fours(marks: str) -> list[str]:
    """Return the marks of answers, each by itself."""
    return [marks[start : start + KEY_DIGITS] for start in range(0, len(marks), KEY_DIGITS)]


def read_text(text: str | bytes) -> Reading:
    """Read JSON, or say why it can't be."""
    if not isinstance(text, str | bytes):
        raise MalformedSave("", f"should be text, not {type(text).__name__}")
    size = size_of(text, LARGEST_SAVE)
    if size > LARGEST_SAVE:
        raise SaveTooLarge(size, LARGEST_SAVE)
    try:
        return Reading(parse(text), "")
    except ValueError as error:
        raise MalformedSave("", str(error)) from None


def read_set_up(save: Mapping[str, Reading], *, any_revision: bool = False) -> Setup:
    """Read what a match was set up with."""
    name = save["game"].text()
    try:
        rules = ruleset(name)
    except UnknownGame as error:
        raise ForeignSave(name, f"only {', '.join(error.installed)}") from None
    if save["revision"].number() != rules.revision and not any_revision:
        would_do = WHAT_WOULD_DO.format(save["engine"].text()[:20])
        raise ForeignSave(f"{name}, revision {save['revision'].data}", f"revision {rules.revision} of it: {would_do}")
    if save["dice"].text() != dice.ALGORITHM:
        raise ForeignSave(f"dice {save['dice'].data}", f"dice {dice.ALGORITHM}")
    options = save["options"].plain_table()
    check_expansions(rules, save["expansions"])
    try:
        rules, options = with_named_sets(rules, options)
        played = [one.id for one in rules.game.expansions]
        if sorted(save["expansions"].any_table()) != played:
            raise save["expansions"].refuse(f"should name {played}, as the sets of the options do")
        own = save["cards"].plain_table()
        if own:
            rules = rules.with_cards(own)
        return read_setup(
            rules,
            seats=[seat.text() for seat in save["seats"].each()],
            seed=save["seed"].seed(),
            options=options,
            ask_chance=save["ask_chance"].truth(),
            bluff_safe=save["bluff_safe"].truth(),
            id_seed=save["ids"].seed(),
        )
    except SetupError as error:
        raise MalformedSave("set-up", str(error)) from None


def check_expansions(rules: Ruleset, named: Reading) -> None:
    """Refuse a save that was made with expansions which are not here, or of another revision."""
    there = ids_of_expansions(rules.game) if named.any_table() else []
    for id in named.any_table():
        revision = named.part(named.data[id], f"{named.path}.{id}").number(1)
        if id not in there:
            raise ForeignSave(f"{rules.name} with the expansion {id}", f"only {', '.join(there) or 'the game itself'}")
        here = found_expansion(rules.game, id).revision
        if revision != here:
            raise ForeignSave(f"the expansion {id}, revision {revision}", f"revision {here} of it")


def read_checkpoint(setup: Setup, save: Mapping[str, Reading], *, from_rest: bool = False) -> Checkpoint:
    """Read the last rest of a match; *from_rest* it begins there, and what led there is forgotten."""
    past = None if save["past"].data is None else read_answers(save["past"])
    number = save["number"].number(0, setup.ruleset.game.longest + MOST_ANSWERS)
    if past is not None and len(past) != number:
        raise save["number"].refuse(f"should be {len(past)}, the number of answers in the past")
    if save["table"].data is None:
        if number or past is None:
            raise save["table"].refuse("is missing, although answers were given")
        return beginning(setup)
    state = read_table(setup, save["table"])
    past = None if from_rest else past
    check_dealt(setup, state["layout"], past)
    return Checkpoint(None, state, number, past)


def read_answers(reading: Reading) -> tuple[Picked, ...]:
    """Read a list of answers."""
    given = reading.items()
    several = [one for one in given if type(one) is list]
    numbers = [*chain.from_iterable(several), *[one for one in given if type(one) is not list]] if several else given
    is_plain = {int}.issuperset(map(type, numbers)) and len(numbers) <= MOST_ITEMS
    if is_plain and min(numbers, default=0) >= 0 and max(numbers, default=0) <= BIGGEST:
        return tuple([tuple(one) if type(one) is list else one for one in given] if several else given)
    return tuple([read_answer(one) for one in reading.each()])


def read_answer(reading: Reading) -> Picked:
    """Read one answer."""
    if type(reading.data) is dict:
        parts = reading.table("seat", "picked")
        return Sealed(parts["seat"].number(0), read_picked(parts["picked"]))
    return read_picked(reading)


def read_picked(reading: Reading) -> int | tuple[int, ...]:
    """Read what a seat picks."""
    return tuple(reading.numbers(0)) if type(reading.data) is list else reading.number(0)


def read_branches(reading: Reading, last: int) -> Branches:
    """Read where a match has branched, the last time after at most so many answers; no sequence may come back."""
    branches: list[tuple[int, int]] = []
    for part in reading.each():
        moment, first = part.numbers(0, count=2)
        at, since = branches[-1] if branches else (-1, -1)
        if not at < moment <= last or first <= since + moment - at or (at < 0 < moment):
            raise part.refuse("should be a later moment and a higher sequence, and the first moment is 0")
        if first > HIGHEST_SEQUENCE:
            raise part.refuse(f"no match has come to the sequence {first}")
        branches.append((moment, first))
    if not branches:
        raise reading.refuse("should not be empty")
    return tuple(branches)


def check_dealt(setup: Setup, layout: Layout, past: tuple[Picked, ...] | None) -> None:
    """
    Refuse a table with other cards on it than such a set-up deals.

    Cards that were found to be dealt with the same options are taken as right, whatever the seed: a verified load is sure.
    """
    rules = setup.ruleset
    deal = (len(setup.seats), to_json(setup.options), layout.kinds, layout.owners)
    if deal in rules.dealt:
        return
    if past is None:
        for (kind, owner), count in Counter(zip(layout.kinds, layout.owners, strict=True)).items():
            if count > kind.printed["copies"] * (len(setup.seats) if owner == NOBODYS else 1):
                raise ImpossibleSave(
                    "table.rows", f"{count} times {kind.name}, which has {kind.printed['copies']} copies"
                )
        return
    try:
        fresh = begin(setup, log=False)
        for picked in past:
            if layout.has_the_cards_of(fresh._now.checkpoint.snapshot["layout"]):
                break
            fresh.answer(picked)
    except SetupError as error:
        raise MalformedSave("options", str(error)) from None
    except (AnswerError, RulesBug) as error:
        raise ImpossibleSave("past", str(error)) from None
    if not layout.has_the_cards_of(fresh._now.checkpoint.snapshot["layout"]):
        raise ImpossibleSave("table.rows", "these are not the cards that this set-up deals")
    if len(rules.dealt) >= DEALT_KEPT:
        rules.dealt.clear()
    rules.dealt.add(deal)
