"""How well Villains stand, and that a bot which goes by it comes to its Objective."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import crisis
from tests.games.villainous.marvel.rules import RULES

LAB = "aim_laboratory"


def standing(lay, ann, bob=()):
    """Say how well Ann stands who is M.O.D.O.K., or Bob, who is Loki, if he has anything."""
    with lay(Ann={"at": LAB, **ann}, Bob={"at": "bifrost", **dict(bob)}) as scene:
        return scene.match.standings[1 if bob else 0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"loyalty": 2}, {"loyalty": 1}),
        ({"bagalia": ["cosmic_cube"]}, {"hand": ["cosmic_cube"]}),
        ({"bagalia": ["aim_agent"]}, {"bagalia": ["super_adaptoid"]}),
        ({"power": 3}, {"power": 1}),
        ({}, {"bagalia": ["quasar"]}),
        ({}, {"on_tile": ["power_dampener"]}),
        ({}, {"crises": [crisis("schism_in_aim")]}),
        (
            {"at": LAB, "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
            {"at": "bagalia", "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
        ),
    ],
)
def test_modok_stands_better_with_what_he_needs(lay, better, worse):
    """
    Loyalty, the Cube, A.I.M. and Power count, and what is in the way counts against him.
    """
    assert standing(lay, better) > standing(lay, worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"spent_mischief": {"MISCHIEF": 2}}, {"mischief": {"MISCHIEF": 2}}),
        ({"mischief": {"MISCHIEF": 2}}, {"mischief": {"MISCHIEF": 1}}),
        ({"bifrost": ["lorelei"]}, {"bifrost": ["heimdall"]}),
    ],
)
def test_loki_stands_better_with_what_he_needs(lay, better, worse):
    """
    Mischief counts that is spent, and less so Mischief that is earned.
    """
    assert standing(lay, {}, better) > standing(lay, {}, worse)


@pytest.mark.slow
@pytest.mark.parametrize("villain", ["modok", "loki"])
def test_a_greedy_bot_wins(villain):
    """
    Who takes what looks best right then beats who plays at random, with either Villain.
    """
    rival = "loki" if villain == "modok" else "modok"
    match = tabletop.new(RULES, 2, seed=2, villains=(villain, rival))
    play_out(match, [GreedyBot(2), RandomBot(3)])

    assert match.outcome.winners == (0,)
