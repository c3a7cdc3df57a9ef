"""Marvel Villainous holds everything that tabletop promises of every game, and its games last as long as they should."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

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
FIRST_BOX_ALONE = ("mischief-and-malice",)
INFINITE_POWER_ALONE = ("infinite-power",)
BOTH = (*FIRST_BOX_ALONE, *INFINITE_POWER_ALONE)
PAIRS = list(combinations(VILLAINS, 2))
MODES = ("inevitable", "undying", "omnipotent")
#: What the battery looks at in full; the deep run goes to the very end.
BEGINNING = 25
#: After how many answers the deep run breaks off its games at random, which would last for days.
OF_EACH_RANDOM_GAME = 200
#: How many games the deep run plays of each pair: of the first box alone, and of all Villains with the Fate cards of both sets.
OF_EACH_PAIR = 20
OF_EACH_MIXED_PAIR = 6


def set_up(number):
    """Return the options of a game: each pair of Villains in turn, and two of three games with more Events."""
    return {"villains": PAIRS[number % len(PAIRS)], "sets": BOTH, "mode": MODES[number % 2]}


@pytest.mark.slow
def test_the_beginning_of_a_game_holds():
    """
    The first twelve answers of a game, under every check of the kit; more games and all Villains are the battery's.
    """
    report = check_ruleset("marvel-villainous", games=1, length=12)

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
    Ten thousand games at random hold for their first two hundred answers, in each mode, with one set and both, under light checks.
    """
    modes = [{"mode": mode, "sets": sets} for sets in sets_for(seats) for mode in MODES]
    report = check_ruleset(
        "marvel-villainous",
        profile="deep",
        games=3_334,
        seats=(seats,),
        options=modes,
        length=OF_EACH_RANDOM_GAME,
        skip=DEEP_CHECKS,
    )

    assert report.games == 3_334


def sets_for(seats):
    """Return what may be played with so many seats: the first box seats three."""
    return [FIRST_BOX_ALONE, INFINITE_POWER_ALONE, BOTH] if seats <= len(FIRST_BOX) else [INFINITE_POWER_ALONE, BOTH]


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_every_ability_fires_in_many_random_games():
    """
    In ten games at random of each pair nearly every ability is at work; the report is printed.
    """
    counted = census("marvel-villainous", games=10 * len(PAIRS), options=set_up, seats=(2,))
    print(counted)

    assert len(counted.idle) <= 5


class Duel(NamedTuple):
    """How a game of two ended: who won, if anybody, and after how many turns of each."""

    won_by: tuple[str, ...]
    turns: float


@cache
def duels(pair, games, sets):
    """Play some games of a pair of Villains, with greedy bots that begin in turn, and print how they ended."""
    played = tuple([duel(pair, seed, sets) for seed in range(games)])
    turns = sorted([game.turns for game in played])
    won = [wins(villain, played) for villain in pair]
    print(*pair, f"{won[0]}:{won[1]} of {games}, {middle(played)} turns in the middle, {turns[0]} to {turns[-1]}")
    return played


def duel(pair, seed, sets):
    """Play one of them."""
    match = tabletop.new("marvel-villainous", 2, seed=seed, log=False, villains=pair, first=seed % 2, sets=sets)
    outcome = play_out(match, [GreedyBot(seed), GreedyBot(seed + 1)])
    return Duel(tuple([pair[seat] for seat in outcome.winners]), match.view().facts["turn"] / 2)


def middle(played):
    """Return how many turns of each the game in the middle took."""
    return sorted([game.turns for game in played])[len(played) // 2]


def wins(villain, played):
    """Count the games that a Villain has won."""
    return len([game for game in played if villain in game.won_by])


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("pair", list(combinations(FIRST_BOX, 2)), ids=" - ".join)
def test_each_villain_of_the_first_box_wins_one_of_ten_against_each_other(pair):
    """
    Twenty games of greedy bots are all won, two or more by each, and last 15 to 30 turns of each in the middle.
    """
    played = duels(pair, OF_EACH_PAIR, FIRST_BOX_ALONE)

    assert all(len(game.won_by) == 1 for game in played)
    assert min(wins(villain, played) for villain in pair) >= OF_EACH_PAIR // 10
    assert 15 <= middle(played) <= 30


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("pair", PAIRS, ids=" - ".join)
def test_games_of_each_pair_are_won(pair):
    """
    With the Fate cards of both sets every game of greedy bots is won, after 10 to 40 turns of each in the middle.
    """
    played = duels(pair, OF_EACH_MIXED_PAIR, BOTH)

    assert all(len(game.won_by) == 1 for game in played)
    assert 10 <= middle(played) <= 40


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("villain", VILLAINS)
def test_nobody_loses_every_game(villain):
    """
    Against all others together every Villain wins some game of greedy bots.
    """
    played = [game for pair in PAIRS if villain in pair for game in duels(pair, OF_EACH_MIXED_PAIR, BOTH)]

    assert wins(villain, played) > 0


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seats", [3, 4])
def test_bots_at_larger_tables_come_to_an_end(seats):
    """
    Twenty games of greedy bots of Villains by lot, of both sets, are all won with three and four seats.
    """
    for seed in range(20):
        match = tabletop.new("marvel-villainous", seats, seed=seed, log=False, sets=BOTH)

        assert len(play_out(match, [GreedyBot(seed + seat) for seat in range(seats)]).winners) == 1
