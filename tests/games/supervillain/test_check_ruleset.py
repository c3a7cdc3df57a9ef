"""Supervillain holds everything that tabletop promises of every game, and its games last as long as they should."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, play_out
from tabletop.testing import census, check_ruleset
from tests.games.playthroughs import DEEP_CHECKS

#: Set-ups with every option there is; the last one is for four only.
SET_UPS = {
    "usual": {},
    "blitz": {"length": "blitz", "total_annihilation": True, "pile_in_order": True},
    "slow": {"length": "slow", "own_completion": False, "jinx_at_the_end": True},
    "teams": {"team_battle": True, "total_annihilation": True},
}
EACH = list(SET_UPS)[:3]
#: What the battery looks at in full; the deep run goes to the very end.
BEGINNING = 100


def seats_of(name):
    """Return with how many seats a set-up is played."""
    return (4,) if name == "teams" else (2, 3, 4)


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first thirty answers of a game, under every check of the kit; more games and all set-ups are the battery's.
    """
    report = check_ruleset("supervillain", games=1, length=30)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", SET_UPS)
def test_supervillain_holds(name):
    """
    The beginning of a game of every mode, and of the usual one with every number of seats, under every check of the kit.
    """
    games = 3 if name == "usual" else 1
    report = check_ruleset("supervillain", games=games, seats=seats_of(name), options=SET_UPS[name], length=BEGINNING)

    assert report.games == games


@pytest.mark.battery
@pytest.mark.parametrize("name", SET_UPS)
def test_every_phase_is_come_to(name):
    """
    In some games of every mode, each played on for three hundred answers, there is no phase that none comes to.
    """
    report = check_ruleset(
        "supervillain", games=3, seats=seats_of(name), options=SET_UPS[name], length=300, skip=DEEP_CHECKS
    )

    assert report.unreached == ()


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("name", SET_UPS)
def test_supervillain_holds_in_twenty_thousand_games(name):
    """
    Five thousand games each of four set-ups under the light checks, and every twentieth of them under all.
    """
    report = check_ruleset("supervillain", profile="deep", games=5_000, seats=seats_of(name), options=SET_UPS[name])

    assert report.games == 5_000


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_every_card_is_played_in_random_games():
    """
    In some random games every card is played, and hardly an ability stays idle.
    """
    counted = census("supervillain", games=90, options=lambda number: SET_UPS[EACH[number % 3]])

    assert counted.unplayed == ()
    assert len(counted.idle) <= 6


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_every_ability_fires_in_many_random_games():
    """
    In twenty thousand random games every card is played and every ability is at work; the report is printed.
    """
    counted = census("supervillain", games=20_000, options=lambda number: SET_UPS[EACH[number % 3]])
    print(counted)

    assert (counted.unplayed, counted.idle) == ((), ())


@pytest.mark.battery
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_bots_last_seven_to_twenty_turns(seats):
    """
    Greedy bots need on average seven to twenty turns each until somebody is the Supervillain.
    """
    games = 4
    turns = 0
    for seed in range(games):
        match = tabletop.new("supervillain", seats, seed=seed, log=False)
        play_out(match, [GreedyBot(seat) for seat in range(seats)])
        turns += match.view().facts["turn"]

    assert 7 <= turns / games / seats <= 20
