"""Smash Up holds everything that tabletop promises of every game."""

import random

import pytest

import tabletop
from tabletop.games.smash_up import FACTIONS
from tabletop.testing import census, check_ruleset
from tests.games.playthroughs import DEEP_CHECKS

#: Set-ups besides the usual one, with every option there is.
SET_UPS = (
    {"factions": "draft", "titans": True},
    {"titans": True, "edition": "first", "me_first": "later", "redraw": "shuffle"},
    {"pool": ("tricksters", "robots", "ninjas", "cowboys"), "copies": 2, "tricksters": "revised", "titans": True},
)


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first thirty answers of a game, under every check of the kit; more games and all set-ups are the battery's.
    """
    report = check_ruleset("smash-up", games=1, length=30)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
def test_smash_up_holds():
    """
    The beginnings of a few games with random factions and every number of seats, under every check of the kit.
    """
    report = check_ruleset("smash-up", games=3, length=100)

    assert report.games == 3


@pytest.mark.battery
def test_every_phase_is_come_to():
    """
    In some games of every set-up, each played on for a thousand answers, there is no phase that none comes to.
    """
    report = check_ruleset("smash-up", games=12, options=[{}, *SET_UPS], length=1_000, skip=DEEP_CHECKS)

    assert report.unreached == ()


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("options", [{}, *SET_UPS], ids=("usual", "draft", "first prints", "revised"))
def test_smash_up_holds_in_twenty_thousand_games(options):
    """
    Five thousand games each of four set-ups under the light checks, and every twentieth of them under all.
    """
    report = check_ruleset("smash-up", profile="deep", games=5_000, options=options)

    assert report.games == 5_000


def options_of(number):
    """Say how a game of the census is set up: in turn the usual way, and with everything that is off otherwise."""
    return ({}, *SET_UPS)[number % 4]


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_every_card_is_played_in_random_games():
    """
    In two hundred random games every card is played, or does something; only the base without an ability can't.
    """
    counted = census("smash-up", games=200, options=options_of)

    assert counted.unplayed == ("jungle_oasis",)


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_every_ability_fires_in_many_random_games():
    """
    In twenty thousand random games every card is played and every ability is at work; the report is printed.
    """
    counted = census("smash-up", games=20_000, options=options_of)
    print(counted)

    assert (counted.unplayed, counted.idle) == (("jungle_oasis",), ())


def test_random_games_end_by_points():
    """
    Games that are played at random come to an end, and whoever wins has fifteen points or more.
    """
    for seed in range(6):
        dice = random.Random(seed)
        match = tabletop.new("smash-up", 2 + seed % 3, seed=seed, log=False)
        while match.decision:
            decision = match.decision
            count = dice.randint(decision.at_least, decision.at_most)
            match.answer(dice.sample(range(len(decision.options)), count))

        assert max(match.outcome.points) >= 15
        assert len(match.outcome.winners) == 1


def test_the_set_ups_name_every_faction():
    """
    Unless a pool is named, all twelve factions can come.
    """
    seen = {
        player.columns[place]
        for seed in range(40)
        for player in tabletop.new("smash-up", 4, seed=seed, log=False).view().players
        for place in ("first_faction", "second_faction")
    }

    assert seen == set(FACTIONS)
