"""How well Darth Vader stands, for bots."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.star_wars.testing import LUKE, conflicted
from tests.games.villainous.star_wars.vader import VADER, ready

HALL = "emperors_throne_room"

#: Pairs of Sectors, the better one first.
BETTER = {
    "Luke nearer to the Throne Room": ({"cloud_city": [LUKE]}, {}),
    "Luke conflicted": ({"death_star": [conflicted()]}, {}),
    "the Emperor in play": ({"cloud_city": ["emperor_palpatine"]}, {"hand": ["emperor_palpatine"]}),
    "the Emperor at the Throne Room": ({HALL: ["emperor_palpatine"]}, {"cloud_city": ["emperor_palpatine"]}),
    "Luke brought before the Emperor rather than the card for it": (
        {HALL: [LUKE, "emperor_palpatine"], "ambition": 4},
        {"cloud_city": [LUKE], HALL: ["emperor_palpatine"], "ambition": 5, "hand": ["bring_him_before_me"]},
    ),
    "Luke turned rather than the card for it": (
        {HALL: [conflicted(), "emperor_palpatine"], "ambition": 4},
        {HALL: [LUKE, "emperor_palpatine"], "ambition": 7, "hand": ["i_am_your_father"]},
    ),
    "the Emperor in hand rather than what he waits for": (
        {"hand": ["emperor_palpatine"]},
        {"hand": ["i_am_your_father"]},
    ),
    "Ambition": ({"ambition": 5}, {"ambition": 4}),
    "Credits": ({"credits": 2}, {"credits": 1}),
    "an Ally": ({"cloud_city": ["boba_fett"]}, {"hand": ["boba_fett"]}),
    "no Hero": ({}, {"cloud_city": ["vader_yoda"]}),
    "a weaker Hero": ({"cloud_city": ["vader_leia_organa"]}, {"cloud_city": ["vader_yoda"]}),
    "no loose Hero Vehicle": ({}, {"rebels": ["red_five"]}),
    "no Restriction": ({}, {"under": ["more_powerful_than_you_can_imagine"]}),
    "the mover away until all is ready": (ready(ambition=5) | {"at": "cloud_city"}, ready(ambition=5)),
    "the mover there when all is ready": (ready(), ready() | {"at": "cloud_city"}),
}


@pytest.mark.parametrize("what", BETTER)
def test_darth_vader_stands_better_with(lay, what):
    """
    Each of these is better than to be without it, all else alike.
    """
    standings = []
    for ann in BETTER[what]:
        with lay(villains=VADER, Ann={"at": "mustafar", **ann}) as scene:
            standings.append(scene.match.standings[0])

    assert standings[0] > standings[1]


def test_darth_vader_s_bot_goes_for_the_win(lay):
    """
    When all is ready a greedy bot takes the Ambition action.
    """
    with lay(villains=VADER, Ann=ready()) as scene:
        assert scene.options[GreedyBot(1).choose(scene.match, 0)] == "Ambition"


def test_darth_vader_s_bot_takes_the_win(lay):
    """
    Of all that Ambition could do then it takes Luke's defeat.
    """
    with lay(villains=VADER, Ann=ready(hand=["apology_accepted"], mustafar=["boba_fett"])) as scene:
        scene["Ann"].picks("Ambition")
        scene.can_pick("Play Apology Accepted")
        scene["Ann"].picks(scene.options[GreedyBot(1).choose(scene.match, 0)])

        assert scene.outcome.winners == (0,)


@pytest.mark.slow
def test_darth_vader_s_bot_wins_against_chance():
    """
    A greedy Darth Vader beats a General Grievous who plays at random.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=VADER, first=0)

    play_out(match, [GreedyBot(1), RandomBot(2)])

    assert match.outcome.winners == (0,)
