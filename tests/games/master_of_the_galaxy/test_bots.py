"""Bots play Master of the Galaxy: what they think of a table, what they do there, and how their games end."""

from collections import Counter

import pytest

import tabletop
from tabletop.bots import GreedyBot, play_out
from tabletop.games.master_of_the_galaxy.testing import front, system
from tests.games.master_of_the_galaxy.cards.implemented import done

#: Where Ann and Bob begin.
CORNERS = [system("s1", "Ann"), system("s3", "Bob")]
#: Developments with as many slots each.
SAME_SYMBOLS = ["free_port", "trade_fleet"]
OTHER_SYMBOLS = ["free_port", "jump_gates"]


def standing(galaxy, cards=(), **told):
    """Return how well Ann stands at a table."""
    with galaxy(Ann=list(cards), **told) as scene:
        return scene.match.standings[0]


def does(scene):
    """Return what a greedy bot would do in Ann's place, in words."""
    decision = scene.match.decision
    picked = GreedyBot(1).choose(scene.match, 0)
    return decision.options[picked].label


# ------------------------------------------------------------------------------------------------ what is good


def test_bots_like_bases_on_the_board(galaxy):
    """
    Another base in a system of one's own is a step to Expansion.
    """
    assert standing(galaxy, systems=[system("s1", "Ann", bases=2)]) > standing(galaxy, systems=[system("s1", "Ann")])


def test_bots_like_symbols_of_one_kind(galaxy):
    """
    Two symbols of a kind are nearer to Domination than two different ones.
    """
    same, other = [
        standing(galaxy, [done(card) for card in cards], systems=CORNERS) for cards in (SAME_SYMBOLS, OTHER_SYMBOLS)
    ]

    assert same > other


def test_bots_like_to_be_near_to_the_corners_of_others(galaxy):
    """
    With as many bases, whoever is nearer to the starting system of an opponent stands better.
    """
    near = standing(galaxy, systems=[*CORNERS, system("a3", "Ann")])
    far = standing(galaxy, systems=[*CORNERS, system("a1", "Ann")])

    assert near > far


def test_bots_like_to_win_a_corner_more_than_another_system_and_that_more_than_a_card(galaxy):
    """
    What a side of a conflict is worth rests on what it fights for, and on how full it is.
    """

    def fighting(conflict, track, red_cubes):
        place = next(end for end in track.split("_") if end != "a3")
        at = front(conflict, track, ("a3", "Ann"), (place, "Bob"), red_cubes=red_cubes)
        systems = [*CORNERS, system("a3", "Ann"), system("e3", "Bob")]
        return standing(galaxy, systems=systems, fronts=[at])

    corner, elsewhere = fighting("crusade", "s3_a3", "R"), fighting("crusade", "a3_e3", "R")
    card = fighting("trade_war", "s3_a3", "Y")

    assert corner > elsewhere > card
    assert fighting("crusade", "s3_a3", "RR") > corner


# ------------------------------------------------------------------------------------------------ what they do


def test_a_bot_takes_the_corner_that_it_can_have(galaxy):
    """
    One cube is missing on a side that fights for Bob's starting system: the bot puts it there, and Ann wins.
    """
    war = front("crusade", "s3_a3", ("a3", "Ann"), ("s3", "Bob"), red_cubes="RRWW")
    systems = [*CORNERS, system("a3", "Ann")]
    with galaxy(Ann={"drawn": "W", "cards": []}, phase="allocate resources", systems=systems, fronts=[war]) as scene:
        assert does(scene) == "Put a white cube on Crusade: red side"


def test_a_bot_does_not_propose_to_stop_what_it_wins(galaxy):
    """
    With nothing better to do, a bot passes rather than asking for the end of its own war.
    """
    war = front("crusade", "s3_a3", ("a3", "Ann"), ("s3", "Bob"), red_cubes="RR")
    systems = [*CORNERS, system("a3", "Ann")]
    with galaxy(Ann=[], phase="discard and use cards", systems=systems, fronts=[war]) as scene:
        assert does(scene) == "Pass"


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.battery
@pytest.mark.timeout(600)
def test_bots_come_to_an_end():
    """
    A game of three greedy bots is won by one of them.
    """
    match = played(3, 0, [GreedyBot(seat, worlds=1) for seat in range(3)])

    assert len(match.outcome.winners) == 1


@pytest.mark.deep
@pytest.mark.timeout(14_400)
def test_games_of_bots_end_by_each_victory_after_twenty_to_forty_five_turns():
    """
    Greedy bots need on average twenty to forty-five turns each, with any number of seats, and win in every way there is.
    """
    ended = Counter()
    for seats in (2, 3, 4):
        matches = [played(seats, seed, [GreedyBot(seat) for seat in range(seats)]) for seed in range(10)]
        turns = [match.view().facts["turn"] / seats for match in matches]
        ended.update(match.outcome.how.key for match in matches)
        print(seats, sum(turns) / len(turns), min(turns), max(turns), dict(ended))
        assert 20 <= sum(turns) / len(turns) <= 45

    assert set(ended) == {"galaxy.expansion", "galaxy.domination", "galaxy.conquest"}


def played(seats, seed, bots):
    """Return a match that bots have played."""
    match = tabletop.new("master-of-the-galaxy", seats, seed=seed, log=False)
    play_out(match, bots)
    return match
