"""Whatever is done with a match may be interrupted at any line, and it is as if nothing had been done."""

from contextlib import suppress
from random import Random

import pytest

import tabletop
from tabletop.testing import NotAsExpected, check_faults
from tests.engine.rulesets import play

#: The rulesets of this repository, and how many answers lead into the middle of one.
GAMES = {
    "hedge-court": 9,
    "leduc-poker": 2,
    "marvel-villainous": 30,
    "master-of-the-galaxy": 12,
    "smash-up": 30,
    "star-wars-villainous": 30,
    "supervillain": 30,
    "tic-tac-toe": 2,
}


def in_the_middle(name, answers, seed=1):
    """Return a match after some random answers, in the middle of an effect if one comes soon, and an answer to give."""
    match, dice = tabletop.new(name, seed=seed), Random(seed)
    while match.decision is not None and (match.number < answers or (match.is_at_rest and match.number < answers + 9)):
        before = match.copy(log=True)
        match.answer(some_picks(match.decision, dice))
    return (match, some_picks(match.decision, dice)) if match.decision else (before, before.decision.default)


def some_picks(decision, dice):
    """Return a random answer, as replays have it."""
    picks = tuple(sorted(dice.sample(range(len(decision.options)), decision.at_least)))
    return picks[0] if decision.single else picks


def test_every_installed_ruleset_is_interrupted():
    """
    A new game joins the table above.
    """
    assert sorted(GAMES) == sorted(tabletop.games())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hedge-court", "smash-up"])
def test_a_fault_at_some_lines_leaves_a_match_as_it_was(name):
    """
    Some lines of all that can be done with a match, each struck by one kind of fault.

    Every profile of long runs tries more, and of every ruleset, also the one that each change passes.
    """
    match, answer = in_the_middle(name, GAMES[name])

    assert check_faults(match, answer, lines=2) > 20


@pytest.mark.slow
def test_a_fault_at_any_line_leaves_a_small_match_as_it_was():
    """
    All lines of the smallest game, the engine's lines with them.
    """
    match, answer = in_the_middle("tic-tac-toe", 2)

    assert check_faults(match, answer) > 4_000


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("name", GAMES)
def test_a_fault_at_any_line_leaves_a_match_of_every_game_as_it_was(name):
    """
    All lines that are run in the middle of an effect of each game, whatever is done there, each struck by one kind of fault.
    """
    match, answer = in_the_middle(name, GAMES[name])

    assert check_faults(match, answer) > 4_000


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seed", range(3, 13))
@pytest.mark.parametrize("name", GAMES)
def test_all_faults_at_any_line_leave_a_match_as_it_was(name, seed):
    """
    All kinds of fault at all lines, in many positions.
    """
    match, answer = in_the_middle(name, GAMES[name] + 3 * seed, seed)

    assert check_faults(match, answer, every=True) > 10_000


def test_rules_that_keep_something_beside_the_table_are_found():
    """
    What an interrupted answer has left in a list of the rules shows in the next one.
    """
    kept = []

    async def day(game):
        ann = game.players[0]
        await ann.confirms("a")
        kept.append(1)
        await game.pick_at_random("abc")
        ann.set(luck=len(kept))
        kept.clear()
        await ann.confirms("b")

    with pytest.raises(NotAsExpected, match=r"answer, .*: afterwards it goes on differently"):
        check_faults(play(day), 0)


def test_rules_that_swallow_what_is_not_theirs_are_found():
    """
    An interrupt or a lack of memory that goes no further is told.
    """

    async def day(game):
        ann = game.players[0]
        await ann.confirms("a")
        with suppress(BaseException):
            await game.pick_at_random("abc")
        await ann.confirms("b")

    with pytest.raises(NotAsExpected, match="what came out was None"):
        check_faults(play(day), 0)
