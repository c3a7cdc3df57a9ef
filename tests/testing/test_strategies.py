"""Strategies and state machines for Hypothesis work with any ruleset, and find what is broken."""

import subprocess
import sys

import attrs
import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

import tabletop
from tabletop.testing import strategies
from tabletop.testing.machine import machine
from tests.testing import broken_rulesets as small

TestTicTacToe = machine("tic-tac-toe").TestCase
TestLeduc = machine("leduc-poker").TestCase
TestHedgeCourt = machine("hedge-court").TestCase
TestTicTacToe.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)
TestLeduc.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)
TestHedgeCourt.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)


@settings(max_examples=30)
@given(match=strategies.played("leduc-poker"))
def test_played_matches_keep_their_invariants(match):
    """
    Whatever was drawn, the match is one that can be played again.
    """
    assert match.invariants() == ()
    assert match.replay().digest() == match.digest()


@settings(max_examples=30)
@given(case=strategies.cases("hedge-court"), data=st.data())
def test_drawn_answers_are_legal(case, data):
    """
    Answers are drawn from what is on offer.
    """
    match = case.begin()
    for _ in range(5):
        if match.decision is not None:
            match.answer(data.draw(strategies.answers(match.decision)))

    assert match.number == 5
    assert len(match.seats) in (2, 3, 4)


def test_a_failure_shrinks_to_a_short_match():
    """
    The shortest match in which a coin is taken has one answer or two, because simple matches come first.
    """
    match = find(strategies.played(small.Sound), lambda match: any(event.kind == "Paid" for event in match.events()))

    assert match.number <= 2


def test_options_with_few_values_are_drawn():
    """
    Truths are drawn; other options keep their defaults.
    """

    @attrs.frozen(kw_only=True)
    class Choices:
        """Two options."""

        long: bool = False
        name: str = "x"

    class Optional(small.Sound):
        """A game with options."""

        id = "optional"
        options_class = Choices

    drawn = find(strategies.options(Optional), lambda options: options.get("long", False))

    assert drawn == {"long": True}
    assert tabletop.new(Optional, 2, seed=1, **drawn).setup.options.long


def test_a_machine_finds_what_is_broken():
    """
    A ruleset that keeps something in its head fails as soon as it is copied or loaded.
    """
    broken = machine(small.Remembers).TestCase
    broken.settings = settings(
        max_examples=50,
        stateful_step_count=20,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )

    with pytest.raises((AssertionError, tabletop.Diverged)):
        broken().runTest()


def test_the_kit_needs_neither_pytest_nor_hypothesis():
    """
    tabletop.testing is imported, and a ruleset checked, where neither is installed.
    """
    program = (
        "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None\n"
        "import tabletop.testing as kit\n"
        "kit.check_ruleset('tic-tac-toe', games=2, skip=['processes'], report=False)\n"
        "print('played')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stdout == "played\n", done.stderr


def test_the_face_of_the_kit_is_sorted_and_there():
    """
    Everything that the kit offers exists, and is listed in order.
    """
    from tabletop import testing

    assert testing.__all__ == sorted(testing.__all__)
    assert all(getattr(testing, name).__doc__ for name in testing.__all__ if name != "CHECKS")
