"""Marvel Villainous holds everything that tabletop promises of every game, and its games last as long as they should."""

from collections import Counter
from itertools import combinations

import pytest

import tabletop
from tabletop.bots import GreedyBot, play_out
from tabletop.games.villainous import Mover
from tabletop.games.villainous.marvel import Location, Tile
from tabletop.testing import census, check_ruleset
from tests.games.playthroughs import DEEP_CHECKS

FIRST_BOX = ("loki", "modok", "madame_masque")
INFINITE_POWER = ("taskmaster", "hela", "thanos", "killmonger", "ultron")
VILLAINS = (*FIRST_BOX, *INFINITE_POWER)
BOTH = ("mischief-and-malice", "infinite-power")
PAIRS = list(combinations(VILLAINS, 2))
MODES = ("inevitable", "undying", "omnipotent")
#: What the battery looks at in full; the deep run goes to the very end.
BEGINNING = 60


def set_up(number):
    """Return the options of a game: each pair of Villains in turn, and two of three games with more Events."""
    return {"villains": PAIRS[number % len(PAIRS)], "sets": BOTH, "mode": MODES[number % 2]}


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first sixty answers of a game, under every check of the kit; more games and all Villains are the battery's.
    """
    report = check_ruleset("marvel-villainous", games=1, length=60)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize("villain", VILLAINS)
def test_every_villain_holds(villain):
    """
    The beginning of a game of every Villain, who begins against another by lot, under every check of the kit.
    """
    options = {"villains": (villain,), "first": 0, "sets": BOTH, "mode": MODES[len(villain) % 3]}
    report = check_ruleset("marvel-villainous", games=1, seats=(2,), options=options, length=BEGINNING)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("seats", "mode"), [(3, "inevitable"), (4, "undying")])
def test_three_and_four_villains_hold(seats, mode):
    """
    The beginning of a game of three and of four, under every check of the kit.
    """
    report = check_ruleset("marvel-villainous", games=1, seats=(seats,), options={"mode": mode}, length=BEGINNING)

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_every_phase_is_come_to():
    """
    Games at random, broken off where they do not end, come to every phase.
    """
    report = check_ruleset("marvel-villainous", games=3, seats=(2, 3), length=400, skip=DEEP_CHECKS)

    assert report.unreached == ()


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_most_cards_are_played_and_most_abilities_fire_in_random_games():
    """
    In some games at random of all pairs of Villains hardly a card is not played, and few abilities stay idle.
    """
    counted = census("marvel-villainous", games=16, options=set_up, seats=(2,))
    lie_there = {
        card.id for card in tabletop.ruleset("marvel-villainous").cards if issubclass(card, Mover | Location | Tile)
    }

    assert len(set(counted.unplayed) - lie_there) <= 40
    assert len(counted.idle) <= 60


@pytest.mark.battery
@pytest.mark.timeout(900)
def test_games_of_bots_end_in_time():
    """
    A greedy bot for some Villains against others, of one set and of both: every game is won.
    """
    for number, pair in enumerate([("loki", "modok"), ("madame_masque", "hela"), ("killmonger", "ultron")]):
        match = tabletop.new("marvel-villainous", 2, seed=number, log=False, villains=pair, sets=BOTH)

        assert len(play_out(match, [GreedyBot(0), GreedyBot(1)]).winners) == 1


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marvel_holds_in_ten_thousand_games(seats):
    """
    Ten thousand games under the light checks, broken off where they do not end, and every twentieth of them under all.
    """
    report = check_ruleset("marvel-villainous", profile="deep", games=3_334, seats=(seats,), length=2_000)

    assert report.games == 3_334


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_every_ability_fires_in_many_random_games():
    """
    In two thousand games at random nearly every ability is at work; the report is printed.
    """
    counted = census("marvel-villainous", games=2_000, options=set_up, seats=(2,))
    print(counted)

    assert len(counted.idle) <= 5


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("pair", PAIRS, ids=" - ".join)
def test_bots_of_each_pair_come_to_an_end(pair):
    """
    Of eighteen games of greedy bots (five hundred of all pairs) few are too long, and the middle one takes 10 to 80 turns each.
    """
    won = Counter()
    turns = []
    for seed in range(18):
        match = tabletop.new("marvel-villainous", 2, seed=seed, log=False, villains=pair, first=seed % 2, sets=BOTH)
        won.update(play_out(match, [GreedyBot(seed), GreedyBot(seed + 1)]).winners)
        turns.append(match.view().facts["turn"] / 2)
    print(pair, dict(won), sorted(turns))

    assert won.total() >= 15
    assert 10 <= sorted(turns)[9] <= 80


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seats", [3, 4])
def test_bots_at_larger_tables_come_to_an_end(seats):
    """
    Greedy bots of Villains by lot, of both sets, play to the end with three and four seats, but for one of ten at most.
    """
    ended = 0
    for seed in range(20):
        match = tabletop.new("marvel-villainous", seats, seed=seed, log=False, sets=BOTH)
        ended += len(play_out(match, [GreedyBot(seed + seat) for seat in range(seats)]).winners)

    assert ended >= 18
