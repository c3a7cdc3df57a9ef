"""What comes from outside is taken or refused as promised, and whatever is not is found."""

import time
from random import Random

import pytest

import tabletop
from tabletop.testing import RulesetFailure, recheck
from tabletop.testing._doors import Doorkeeper
from tabletop.testing._input import value_files
from tabletop.testing._tally import Broken, Tally
from tests.testing import broken_rulesets as broken

CHECKS = ("messages", "own values")


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", sorted(tabletop.games()))
def test_whatever_comes_from_outside_is_taken_or_refused(name, check):
    """
    Odd messages and odd files, in the middle of a game of every ruleset.
    """
    recheck(name, check, seats=2, seed=4, answers=[0, 0, 0])


def refuse(words):
    """Refuse something in some words."""
    raise ValueError(words)


def take_time(given):
    """Take a while to think."""
    until = time.process_time() + 0.15
    while time.process_time() < until:
        pass


@pytest.mark.parametrize(
    ("door", "given", "why"),
    [
        (lambda given: [][1], "x", "it raises IndexError, which is no ValueError"),
        (take_time, "x", r"it takes 0.1\d seconds"),
        (lambda given: bytes(70_000_000), "x", "it takes 66 MB"),
        (lambda given: refuse("x" * 3_000), "x", "it is refused with 3,000 characters"),
    ],
)
def test_a_door_that_keeps_no_promise_is_found(door, given, why):
    """
    Other errors, long waits, much memory and long words are told, with what was handed in.
    """
    keeper = Doorkeeper("door", "handed in", Tally())

    with pytest.raises(Broken, match=f"(?s){why}.*given 'x'"):
        hand_in_often(keeper, door, given)


def hand_in_often(keeper, door, given):
    """Hand something in so often that its memory is looked at, too, which is done now and then."""
    for _ in range(50):
        keeper.hand_in(door, given, ValueError, "it")


def test_more_may_take_longer():
    """
    A tenth of a second is for one kB; of two kB nobody complains.
    """
    keeper = Doorkeeper("door", "handed in", Tally())
    keeper.hand_in(take_time, "x" * 1_500, ValueError, "it")
    keeper.hand_in(refuse, "no", ValueError, "it")

    assert keeper.hand_in(int, "7", ValueError, "it") == 7
    assert keeper.tally.counts["handed in"] == 3


class Trusting(broken.Sound):
    """Has values of one's own read as they come."""

    id = "trusting"

    @classmethod
    def read_own(cls, name, value):
        """Take it as a table with a number in it."""
        return () if value["pips"] else None


def test_a_game_that_reads_own_values_carelessly_is_found():
    """
    A game that reads what is no card's has to say what is wrong with it.
    """
    with pytest.raises(RulesetFailure, match=r"check 'own values': a file of own values raises (KeyError|TypeError)"):
        read_many(Trusting)


def read_many(game):
    """Have many files of own values read."""
    for seed in range(40):
        recheck(game, "own values", seats=2, seed=seed)


def test_files_are_near_to_right_ones():
    """
    Each is another one, and they name cards that there are.
    """
    rules = tabletop.ruleset("smash-up")
    files = list(value_files(rules, Random(1), 10))

    assert len(set(files)) == 15
    assert sum(any(f"[{kind.id}]".encode() in file for kind in rules.cards) for file in files) > 8
