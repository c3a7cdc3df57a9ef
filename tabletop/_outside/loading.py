"""Loading a match: a table that no play could reach is refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from tabletop._base import dice
from tabletop._base.errors import (
    AnswerError,
    ForeignSave,
    ImpossibleSave,
    MalformedSave,
    RulesBug,
    SaveTooLarge,
    SetupError,
    UnknownFormat,
    UnknownGame,
)
from tabletop._base.reading import LARGEST_SAVE, Reading, parse, size_of
from tabletop._play.kernel import MOST_ANSWERS, Checkpoint, beginning
from tabletop._rules.registry import ruleset
from tabletop._rules.setup import read_setup
from tabletop._table.invariants import broken
from tabletop._table.layout import NOBODYS

from .match import Match, begin
from .read_table import read_table
from .saving import FORMAT
from .views import to_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop._play.kernel import Branches, Picked
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout


#: How many set-ups a ruleset remembers the cards of, so that loading need not deal them again.
DEALT_KEPT: Final = 64


def load(text: str | bytes, *, verify: bool) -> Match:
    """See :func:`tabletop.load`."""
    top = read_text(text)
    if type(top.data) is dict:
        given = top.data.get("format")
        if type(given) is not int or given != FORMAT:
            raise UnknownFormat(given, FORMAT)
    save = top.table(
        "format", "game", "revision", "dice", "seats", "seed", "ids", "options", "cards", "ask_chance", "bluff_safe",
        "past", "number", "table", "since", "branches",
    )  # fmt: skip
    setup = read_set_up(save)
    checkpoint = read_checkpoint(setup, save)
    branches = read_branches(save["branches"], checkpoint.number + len(read_answers(save["since"])))
    try:
        match = Match(setup, checkpoint, log=False, branches=branches)
        for picked in save["since"].each():
            if match._now.checkpoint is not checkpoint:
                raise ImpossibleSave(picked.path, "the step was over before this answer")
            try:
                match.answer(picked.data)
            except AnswerError as error:
                raise ImpossibleSave(picked.path, str(error)) from None
            if match._now.checkpoint is not checkpoint:
                raise ImpossibleSave(picked.path, "this answer ends the step, and a save is made before that")
    except SetupError as error:
        raise MalformedSave("options", str(error)) from None
    except RulesBug as error:
        raise ImpossibleSave("table", f"the rules can't go on from it: {error}") from None
    # What has happened since the rest may cover up what was wrong with it, and a copy starts from the rest again.
    games = [match._live()]
    if games[0].has_changed:
        games.insert(0, setup.ruleset.game(checkpoint.snapshot, setup))
    for game in games:
        try:
            found = broken(game)
        except MemoryError:
            raise
        except Exception as error:  # invariants of rulesets may rely on each other
            raise ImpossibleSave("table", f"its invariants can't be asked: {type(error).__name__}: {error}") from error
        for invariant, why in found:
            raise ImpossibleSave("table", f"{invariant}: {why}")
    if verify:
        match.replay()
    return match


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


def read_set_up(save: Mapping[str, Reading]) -> Setup:
    """Read what a match was set up with."""
    name = save["game"].text()
    try:
        rules = ruleset(name)
    except UnknownGame as error:
        raise ForeignSave(name, f"only {', '.join(error.installed)}") from None
    if save["revision"].number() != rules.revision:
        raise ForeignSave(f"{name}, revision {save['revision'].data}", f"revision {rules.revision} of it")
    if save["dice"].text() != dice.ALGORITHM:
        raise ForeignSave(f"dice {save['dice'].data}", f"dice {dice.ALGORITHM}")
    try:
        own = save["cards"].plain_table()
        if own:
            rules = rules.with_cards(own)
        options = save["options"].plain_table()
        return read_setup(
            rules,
            seats=[seat.text() for seat in save["seats"].each()],
            seed=save["seed"].number(),
            options=options,
            ask_chance=save["ask_chance"].truth(),
            bluff_safe=save["bluff_safe"].truth(),
            id_seed=save["ids"].number(),
        )
    except SetupError as error:
        raise MalformedSave("set-up", str(error)) from None


def read_checkpoint(setup: Setup, save: Mapping[str, Reading]) -> Checkpoint:
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
    check_dealt(setup, state["layout"], past)
    return Checkpoint(None, state, number, past)


def read_answers(reading: Reading) -> tuple[Picked, ...]:
    """Read a list of answers."""
    values = reading.items()
    if not values or set(map(type, values)) == {int}:
        return tuple(reading.numbers(0))
    return tuple([tuple(part.numbers(0)) if type(part.data) is list else part.number(0) for part in reading.each()])


def read_branches(reading: Reading, last: int) -> Branches:
    """Read where a match has branched, the last time after at most so many answers; no sequence may come back."""
    branches: list[tuple[int, int]] = []
    for part in reading.each():
        moment, first = part.numbers(0, count=2)
        at, since = branches[-1] if branches else (-1, -1)
        if not at < moment <= last or first <= since + moment - at or (at < 0 < moment):
            raise part.refuse("should be a later moment and a higher sequence, and the first moment is 0")
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
