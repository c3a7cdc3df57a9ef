"""Tic-tac-toe holds everything that tabletop promises of every game."""

import pytest

from tabletop.testing import check_ruleset


@pytest.mark.slow
def test_tic_tac_toe_holds():
    """
    A few games with every number of seats, under every check of the kit.
    """
    report = check_ruleset("tic-tac-toe")

    assert report.games == 24


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_tic_tac_toe_holds_in_ten_thousand_games():
    """
    Ten thousand games under the light checks, and every twentieth of them under all.
    """
    report = check_ruleset("tic-tac-toe", profile="deep")

    assert report.games == 10_000
