"""Whatever stands on the command line is done or refused, and whatever is not is found."""

from random import Random

import pytest

import tabletop
from tabletop.testing import Case
from tabletop.testing._battery import finding
from tabletop.testing._tally import Tally
from tools.reliability.command_line import NAME, Refusal, check_command_line, commands, obey
from tools.reliability.works import Piece, once_more

BRACKETS = {"check": NAME, "seats": 2, "seed": 4, "options": {}, "answers": [0, 0, 0]}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(tabletop.games()))
def test_odd_commands_are_done_or_refused(name):
    """
    Odd options, odd files and odd words, about every ruleset.
    """
    tally = Tally()

    assert (
        finding(NAME, check_command_line, Case(ruleset=tabletop.ruleset(name), seats=2, seed=4), [0, 0], tally) is None
    )
    assert tally.counts["odd inputs"] == 19


def test_commands_are_near_to_right_ones():
    """
    Some are taken and most are refused, so that both sides of every door are tried.
    """
    rules, rng = tabletop.ruleset("smash-up"), Random(1)
    taken = {True: 0, False: 0}
    for command in [one for _ in range(4) for one in commands(rules, "nowhere", rng, 10)]:
        try:
            obey(command)
            taken[True] += 1
        except Refusal:
            taken[False] += 1

    assert min(taken.values()) > 3


def test_a_command_that_fails_is_no_refusal(monkeypatch):
    """
    Whatever the command line does but for obeying or refusing in a line is told.
    """
    monkeypatch.setattr("tabletop.cli.main", lambda command: 1)

    with pytest.raises(AssertionError, match="it returns 1"):
        obey(["rules", "smash-up"])


def test_a_failure_is_played_again(monkeypatch):
    """
    A command that ends with anything but a refusal fails again, and holds once that is mended.
    """
    piece = Piece("input", "leduc-poker", 0, 1)

    assert once_more(piece, BRACKETS) is None
    monkeypatch.setattr("tabletop.cli.main", lambda command: 1)
    assert "it returns 1" in once_more(piece, BRACKETS)
