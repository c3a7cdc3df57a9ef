"""How matches end."""

from tabletop import Outcome, Text


def test_most_points_win_and_ties_share_a_rank():
    """
    The best win together, and those with equal points stand in one place of the ranking.
    """
    outcome = Outcome.by_points([4, 9, 4, 9, -1], "Harvest.")

    assert outcome.winners == (1, 3)
    assert outcome.ranking == ((1, 3), (0, 2), (4,))
    assert outcome.points == (4, 9, 4, 9, -1)
    assert str(outcome.how) == "Harvest."


def test_rules_may_name_other_winners_than_the_points():
    """
    A ruleset may break a tie, and the ranking by points stays.
    """
    outcome = Outcome.by_points([3, 3], Text("tie", "The younger wins."), winners=[1])

    assert (outcome.winners, outcome.ranking) == ((1,), ((0, 1),))


def test_one_winner_takes_a_point_and_the_others_none():
    """
    Who wins outright has one point.
    """
    outcome = Outcome.won_by(2, 3, "Checkmate.")

    assert (outcome.winners, outcome.points, outcome.ranking) == ((2,), (0, 0, 1), ((2,), (0, 1)))


def test_nobody_wins_a_draw():
    """
    In a draw all are ranked together and none of them wins.
    """
    outcome = Outcome.drawn(2, "Stalemate.")

    assert (outcome.winners, outcome.ranking) == ((), ((0, 1),))


def test_outcomes_are_values():
    """
    Two outcomes with the same facts are equal, and can be put into a set.
    """
    assert len({Outcome.drawn(2, "End."), Outcome.drawn(2, "End."), Outcome.won_by(0, 2, "End.")}) == 2
