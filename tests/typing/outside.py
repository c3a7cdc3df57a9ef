"""
Playing matches, as the type checker reads it: never run.

Lines without a comment must type-check; where a comment ignores an error there must be one, or the comment is unused.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, assert_type

import tabletop

# A match is begun by name, class or ruleset, with names or a number of seats.

match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
assert_type(match, tabletop.Match)
tabletop.new("hedge-court", 3)
tabletop.new("hedge-court", ("Ann", "Bob"), crowns=3)
tabletop.new(tabletop.games()["hedge-court"])
tabletop.new(7)  # type: ignore[arg-type]
tabletop.new("tic-tac-toe", seats=[1, 2])  # type: ignore[list-item]
tabletop.new("tic-tac-toe", seed="7")  # type: ignore[arg-type]
tabletop.new("tic-tac-toe", 2, 7)  # type: ignore[call-arg]
tabletop.new()  # type: ignore[call-arg]

# A decision may be missing: the match may be over.

assert_type(match.decision, tabletop.Decision | None)
match.decision.seat  # type: ignore[union-attr]
if match.decision:
    decision = match.decision
    assert_type(decision.seat, int)
    assert_type(decision.prompt, tabletop.Text)
    assert_type([option.label for option in decision.options], list[str])
    assert_type(4 in decision, bool)
    decision.seat = "0"  # type: ignore[assignment]

# Answers are numbers, words, options, or several of those.

match.answer(0)
match.answer("centre")
match.answer([0, "top"])
match.answer(tabletop.Answer(sequence=1, seat=0, picks=(4,)), seat=0)
match.answer(0.5)  # type: ignore[arg-type]
match.answer(None)  # type: ignore[arg-type]
match.answer(0, 1)  # type: ignore[call-arg]
tabletop.Answer(0, 0, [4])  # type: ignore[arg-type]

# An outcome may be missing too.

match.outcome.winners  # type: ignore[union-attr]
if match.outcome is not None:
    assert_type(match.outcome.points, tuple[int, ...])
    assert_type(match.outcome.ranking, tuple[tuple[int, ...], ...])
    match.outcome.points = (1, 0)  # type: ignore[misc]

# Views and events are frozen; their data is anybody's.

view = match.view(0)
assert_type(view, tabletop.View)
assert_type(match.view(), tabletop.View)
assert_type(match.events(seat=None, since=3), tuple[tabletop.EventView, ...])
assert_type(tabletop.to_json(view), str)
assert_type(view.zones[0].count, int)
assert_type(view.seat, int | None)
view.number = 3  # type: ignore[misc]
match.view("Ann")  # type: ignore[arg-type]
match.events(0, 3)  # type: ignore[call-arg]
data: Any = tabletop.fold(tabletop.to_data(view), match.events(0))

# Copies, saves and other moments.

assert_type(match.copy(), tabletop.Match)
assert_type(match.at(3), tabletop.Match)
assert_type(match.replay(), tabletop.Match)
assert_type(match.imagine(0, Random(1)), tabletop.Match)
assert_type(match.can_undo(0), bool)
assert_type(tabletop.load(match.save(), verify=True), tabletop.Match)
assert_type(match.answers, tuple[int | tuple[int, ...] | tabletop.Sealed, ...] | None)
tabletop.load(b"{}")
tabletop.load({"format": 1})  # type: ignore[arg-type]
tabletop.load("{}", True)  # type: ignore[call-arg]
match.imagine(0)  # type: ignore[call-arg]
undone = match.undo()  # type: ignore[func-returns-value]

# Errors carry facts.


def refused(error: tabletop.TabletopError) -> str:
    """Say what was wrong."""
    if isinstance(error, tabletop.StaleAnswer):
        assert_type(error.waiting, int | None)
    if isinstance(error, tabletop.UnknownGame):
        assert_type(error.installed, tuple[str, ...])
    return error.code


def library() -> Sequence[str]:
    """List what is installed."""
    games = tabletop.games()
    assert_type(games, dict[str, tabletop.Ruleset])
    games["tic-tac-toe"].seats = (3,)  # type: ignore[misc]
    return [f"{game.title}: {game.seats}" for game in games.values()]
