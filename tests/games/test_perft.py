"""
How many ways small set-ups of every game can go: any change of the rules that anybody could notice moves a number.

The numbers are counted on copies and on matches that are saved and loaded before every answer. Those of tic-tac-toe and
Leduc poker are known from elsewhere; those of the other games are what was counted when their rules had been reviewed.
"""

import pytest

import tabletop
from tabletop.testing import perft, random_match

#: Seats, options, after how many answers at random, and how many ways there are of one answer, of two, of three and so on.
COUNTED = {
    "hedge-court": [
        (2, {}, 0, [6, 25, 102, 459]),
        (2, {}, 30, [2, 4, 9, 27, 89, 310]),
        (3, {}, 12, [5, 18, 63, 236]),
        (4, {}, 8, [5, 24, 189]),
    ],
    "leduc-poker": [
        (2, {}, 0, [2, 5, 9, 16, 22, 19, 9]),
        (2, {}, 2, [2, 5, 5, 2, 0]),
    ],
    "marvel-villainous": [
        (
            2,
            {"villains": ("loki", "taskmaster"), "sets": ("mischief-and-malice", "infinite-power")},
            0,
            [4, 11, 64, 177],
        ),
        (2, {"villains": ("thanos", "hela"), "sets": ("infinite-power",)}, 25, [3, 12, 56, 179]),
        (3, {"mode": "undying"}, 30, [3, 12, 58, 215]),
        (4, {"mode": "omnipotent"}, 40, [2, 16, 18, 56, 220]),
    ],
    "master-of-the-galaxy": [
        (2, {}, 0, [3, 8, 54, 404]),
        (3, {"draft": True}, 0, [5, 20, 60, 240]),
        (2, {}, 30, [6, 39, 246]),
        (4, {"stops": True}, 24, [14, 122]),
    ],
    "smash-up": [
        (2, {"factions": (("cowboys", "vikings"), ("samurai", "ancient_egyptians"))}, 0, [6, 26, 128]),
        (2, {"factions": (("robots", "wizards"), ("aliens", "zombies"))}, 30, [2, 11, 41, 144]),
        (3, {"factions": "draft"}, 0, [12, 132]),
        (4, {"titans": True}, 30, [2, 7, 25, 102, 348]),
    ],
    "star-wars-villainous": [
        (2, {"villains": ("kylo_ren", "darth_vader")}, 0, [4, 12, 59, 159]),
        (2, {"villains": ("moff_gideon", "general_grievous")}, 25, [4, 23, 74, 176]),
        (3, {}, 30, [3, 6, 16, 66, 113, 325]),
        (4, {}, 36, [3, 7, 22, 61, 185]),
    ],
    "supervillain": [
        (2, {}, 0, [2, 12, 43, 129]),
        (2, {}, 30, [7, 26, 76, 167]),
        (3, {"total_annihilation": True}, 20, [6, 12, 28, 61, 167]),
        (4, {"team_battle": True}, 40, [5, 12, 24, 94, 342]),
    ],
    "tic-tac-toe": [
        (2, {}, 0, [9, 72, 504]),
        (2, {}, 4, [5, 16, 48, 48, 32, 0]),
    ],
}


def cases():
    """
    Go through all that is counted.
    """
    return [
        pytest.param(game, *case, id=f"{game}-{case[0]}-seats-after-{case[2]}")
        for game, counted in COUNTED.items()
        for case in counted
    ]


@pytest.mark.parametrize(("game", "seats", "options", "answers", "counts"), cases())
def test_a_small_set_up_goes_in_as_many_ways_as_were_counted(game, seats, options, answers, counts):
    """
    Walked on copies and through saves, there are as many ways as there were.
    """
    match = random_match(game, seats=seats, seed=1, most=answers, log=False, **options)
    depths = range(1, len(counts) + 1)

    assert [perft(match, depth) for depth in depths] == counts
    assert [perft(match, depth, saved=True) for depth in depths] == counts


def test_every_game_is_counted_from_two_set_ups_at_least():
    """
    No game that is installed goes without.
    """
    assert set(COUNTED) == set(tabletop.games())
    assert all(len(counted) >= 2 for counted in COUNTED.values())
