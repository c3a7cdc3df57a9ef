"""Star Wars Villainous holds everything that tabletop promises of every game, and its games last as long as they should."""

from collections import Counter
from itertools import combinations

import pytest

import tabletop
from tabletop.bots import GreedyBot, play_out
from tabletop.games.villainous import Mover
from tabletop.games.villainous.star_wars import Location
from tabletop.testing import census, check_ruleset
from tests.games.playthroughs import DEEP_CHECKS

VILLAINS = ("asajj_ventress", "darth_vader", "general_grievous", "kylo_ren", "moff_gideon")
PAIRS = list(combinations(VILLAINS, 2))
#: What the battery looks at in full; the deep run goes to the very end.
BEGINNING = 25
#: Abilities that come up once in hundreds of games at random: scenes show them.
RARE = {"luke_skywalker_tile.fall", "laboratory_samples.experiment"}


def set_up(number):
    """Return the options of a game: each pair of Villains in turn."""
    return {"villains": PAIRS[number % len(PAIRS)]}


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first twelve answers of a game, under every check of the kit; more games and all Villains are the battery's.
    """
    report = check_ruleset("star-wars-villainous", games=1, length=12)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize("villain", VILLAINS)
def test_every_villain_holds(villain):
    """
    The beginning of a game of every Villain, who begins against another by lot, under every check of the kit.
    """
    report = check_ruleset(
        "star-wars-villainous", games=1, seats=(2,), options={"villains": (villain,), "first": 0}, length=BEGINNING
    )

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_villains_hold(seats):
    """
    The beginning of a game of three and of four, under every check of the kit.
    """
    report = check_ruleset("star-wars-villainous", games=1, seats=(seats,), length=BEGINNING)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_every_phase_is_come_to():
    """
    Games at random, broken off where they do not end, come to every phase.
    """
    report = check_ruleset("star-wars-villainous", games=3, seats=(2, 3, 4), length=400, skip=DEEP_CHECKS)

    assert report.unreached == ()


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_games_at_random_end():
    """
    Whole games at random, thousands of answers each, come to an end.
    """
    report = check_ruleset("star-wars-villainous", games=5, seats=(2, 3, 4), length=None, skip=DEEP_CHECKS)

    assert report.games == 5


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_every_card_is_played_and_every_ability_fires_in_random_games():
    """
    In some games at random of all pairs of Villains every card is played, and hardly an ability stays idle.
    """
    counted = census("star-wars-villainous", games=60, options=set_up, seats=(2,))
    lie_there = {
        card.id for card in tabletop.ruleset("star-wars-villainous").cards if issubclass(card, Mover | Location)
    }

    assert set(counted.unplayed) <= lie_there
    assert len(set(counted.idle) - RARE) <= 6


@pytest.mark.battery
@pytest.mark.timeout(900)
def test_games_of_bots_end_in_time():
    """
    A greedy bot for each Villain against another one: every game is won, in 5 to 100 turns each.
    """
    turns = Counter()
    for number, pair in enumerate(zip(VILLAINS, (*VILLAINS[1:], VILLAINS[0]), strict=True)):
        match = tabletop.new("star-wars-villainous", 2, seed=number, log=False, villains=pair)
        outcome = play_out(match, [GreedyBot(0), GreedyBot(1)])
        turns[pair] = match.view().facts["turn"] // 2

        assert len(outcome.winners) == 1

    assert min(turns.values()) >= 5
    assert max(turns.values()) <= 100


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_star_wars_holds_in_ten_thousand_games(seats):
    """
    Ten thousand games under the light checks, broken off where they do not end, and every twentieth of them under all.
    """
    report = check_ruleset("star-wars-villainous", profile="deep", games=3_334, seats=(seats,), length=2_000)

    assert report.games == 3_334


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_every_ability_fires_in_many_random_games():
    """
    In a thousand games at random every ability is at work but those that scenes show; the report is printed.
    """
    counted = census("star-wars-villainous", games=1_000, options=set_up, seats=(2,))
    print(counted)

    assert set(counted.idle) <= RARE


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("pair", PAIRS, ids=" - ".join)
def test_each_villain_wins_one_of_five_against_each_other(pair):
    """
    In fifty games of greedy bots nobody wins fewer than ten, and the games last 15 to 45 turns each in the middle.
    """
    won = Counter()
    turns = []
    for seed in range(50):
        match = tabletop.new("star-wars-villainous", 2, seed=seed, log=False, villains=pair, first=seed % 2)
        won.update(play_out(match, [GreedyBot(seed), GreedyBot(seed + 1)]).winners)
        turns.append(match.view().facts["turn"] / 2)

    assert min(won[0], won[1]) >= 10
    assert 15 <= sorted(turns)[25] <= 45
