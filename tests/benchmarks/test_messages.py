"""What an answer costs on the wire."""

import pytest

import tabletop
from benchmarks.ours import messages

#: In bytes of JSON, for one reader, on average.
MOST = {
    "hedge-court": 1_050,
    "smash-up": 1_200,
    "supervillain": 1_275,
    "marvel-villainous": 1_200,
    "star-wars-villainous": 1_200,
    "master-of-the-galaxy": 2_150,
}


@pytest.mark.parametrize("game", MOST)
def test_the_events_of_an_answer_are_short(game):
    """
    On average over all seats and a spectator, a random game tells of an answer in little more than a kilobyte.
    """
    assert 100 < messages(tabletop, game, games=1, answers=150) < MOST[game]


def test_in_the_card_games_an_answer_costs_a_reader_less_than_a_kilobyte_and_a_fifth():
    """
    That is what a whole table of four card games costs on average.
    """
    games = ("smash-up", "supervillain", "marvel-villainous", "star-wars-villainous")
    sizes = [messages(tabletop, game, games=1, answers=150) for game in games]

    assert sum(sizes) / len(sizes) < 1_200
