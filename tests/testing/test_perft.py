"""Counting how games can go: against numbers that are known from elsewhere."""

import pytest

import tabletop
from tabletop.testing import divide, perft, table

#: How many ways there are to play so many marks (OEIS A061526 counts the whole tree: 549,946 with the root).
TIC_TAC_TOE = [1, 9, 72, 504, 3_024, 15_120, 54_720]


@pytest.mark.parametrize(("depth", "count"), list(enumerate(TIC_TAC_TOE[:6])))
def test_tic_tac_toe_goes_in_as_many_ways_as_it_should(depth, count):
    """
    The first five marks are 9 x 8 x 7 x 6 x 5 ways.
    """
    assert perft(tabletop.new("tic-tac-toe", seed=1), depth) == count


@pytest.mark.slow
def test_a_row_of_three_ends_a_line():
    """
    After five marks some games are over, so the sixth comes in fewer than 60,480 ways.
    """
    assert perft(tabletop.new("tic-tac-toe", seed=1), 6) == TIC_TAC_TOE[6]


def test_divided_counts_add_up():
    """
    Counted apart for each first answer, the sum is the whole count.
    """
    match = tabletop.new("leduc-poker", seed=1)

    for depth in range(1, 5):
        assert sum(divide(match, depth).values()) == perft(match, depth)
    assert set(divide(match, 1)) == {"Call", "Raise"}
    assert divide(match, 0) == {}


def test_every_subset_and_every_order_is_a_way():
    """
    Three cards can be put back in six orders.
    """
    scene = table("hedge-court", Ann={"hand": ["census"]}, Bob={"hand": []}, facts={"actions": 3, "turn": 1})
    scene.pick("Census")
    scene.nobody_reacts()

    assert len(divide(scene.match, 1)) == 6
    assert perft(scene.match, 1) == 6


def test_counting_leaves_the_match_alone():
    """
    A match is counted on copies.
    """
    match = tabletop.new("tic-tac-toe", seed=1)
    before = match.digest()
    perft(match, 3)

    assert match.digest() == before
