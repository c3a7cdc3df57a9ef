"""What an answer costs on the wire."""

from functools import cache

import pytest

import tabletop
from benchmarks.ours import messages

#: In bytes of JSON, for one reader, on average.
MOST = {
    "hedge-court": 950,
    "smash-up": 1_240,
    "supervillain": 1_240,
    "marvel-villainous": 1_070,
    "star-wars-villainous": 1_175,
    "master-of-the-galaxy": 2_030,
}


@cache
def measured(game):
    """How long messages of a game are: two random games of 300 answers, which takes one to three seconds."""
    return messages(tabletop, game)


@pytest.mark.parametrize("game", MOST)
def test_the_events_of_an_answer_are_short(game):
    """
    On average over all seats and a spectator, a random game tells of an answer in little more than a kilobyte.
    """
    assert 100 < measured(game) < MOST[game]


def test_in_the_card_games_an_answer_costs_a_reader_less_than_a_kilobyte_and_a_fifth():
    """
    That is what a whole table of four card games costs on average.
    """
    games = ("smash-up", "supervillain", "marvel-villainous", "star-wars-villainous")

    assert sum(measured(game) for game in games) / len(games) < 1_180
