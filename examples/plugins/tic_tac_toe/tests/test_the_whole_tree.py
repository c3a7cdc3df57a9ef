"""Every game of tic-tac-toe that can be played, played: the counts are known, so every rule is right or they differ."""

from collections import Counter

import pytest

import tabletop

#: How many sequences of so many marks there are, in games that nobody has won before.
SEQUENCES = {1: 9, 2: 72, 3: 504, 4: 3_024, 5: 15_120, 6: 54_720, 7: 148_176, 8: 200_448, 9: 127_872}
GAMES = {"X wins": 131_184, "O wins": 77_904, "draw": 46_080}
#: How many of the games begin in a corner, at an edge and in the centre.
BEGINNINGS = {"top left": 27_732, "top": 29_592, "centre": 25_872}


def walk(match, sequences, ends):
    """Play on from here in every way there is, with copies; the last way needs none."""
    *others, last = range(len(match.decision.options))
    for index in others:
        go(match.copy(), index, sequences, ends)
    go(match, last, sequences, ends)


def go(match, index, sequences, ends):
    """Mark one square, count it, and walk on."""
    match.answer(index)
    sequences[match.number] += 1
    if match.decision is None:
        winners = match.outcome.winners
        ends["draw" if not winners else "XO"[winners[0]] + " wins"] += 1
    else:
        walk(match, sequences, ends)


@pytest.mark.slow
def test_the_whole_tree_has_the_known_counts():
    """
    There are 255,168 games; X wins 131,184 of them, O wins 77,904, and the rest are drawn.
    """
    sequences, ends = Counter(), Counter()

    walk(tabletop.new("tic-tac-toe", log=False), sequences, ends)

    assert sequences == SEQUENCES
    assert ends == GAMES
    assert ends.total() == 255_168


@pytest.mark.parametrize(("first", "games"), BEGINNINGS.items())
def test_the_games_from_each_kind_of_square(first, games):
    """
    A corner, an edge and the centre each begin the known number of games.
    """
    match, sequences, ends = tabletop.new("tic-tac-toe", log=False), Counter(), Counter()

    match.answer(first)
    walk(match, sequences, ends)

    assert ends.total() == games


def test_the_beginning_of_the_tree_by_undo():
    """
    Taking answers back walks the same tree as copies do.
    """
    match, sequences = tabletop.new("tic-tac-toe", log=False), Counter()

    def walk_back_and_forth():
        for index in range(len(match.decision.options)):
            match.answer(index)
            sequences[match.number] += 1
            if match.number < 4:
                walk_back_and_forth()
            match.undo()

    walk_back_and_forth()

    assert sequences == {marks: SEQUENCES[marks] for marks in range(1, 5)}
    assert match.number == 0
