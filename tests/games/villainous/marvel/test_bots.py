"""How well Villains stand, and that a bot which goes by it comes to its Objective."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import crisis, of
from tabletop.games.villainous.testing import carrying
from tests.games.villainous.marvel.rules import RULES

LAB = "aim_laboratory"
TWO = ["aim_agent", "aim_agent"]
CREW = [*TWO, "aim_agent"]


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
            {"bagalia": [carrying("aim_scientist", "power_dampener")]},
            {"bagalia": ["aim_scientist"], "on_tile": ["power_dampener"]},
        ),
        ({"bagalia": TWO, "boca_caliente": ["quasar"]}, {"bagalia": [*TWO, "quasar"]}),
        ({"bagalia": CREW}, {"bagalia": [*CREW, *TWO, "toni_ho"]}),
        (
            {"crises": [crisis("schism_in_aim", of("Ann", "aim_agent"))], "bagalia": CREW},
            {"crises": [crisis("schism_in_aim")], "bagalia": [*CREW, "aim_agent"]},
        ),
        (
            {"at": LAB, "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
            {"at": "bagalia", "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
        ),
        (
            {"power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"]},
            {"power": 1, "loyalty": 5, "bagalia": ["cosmic_cube", "aim_agent", "aim_agent"]},
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


def test_who_is_hindered_all_over_still_has_something(lay):
    """
    No standing is negative, as then bots would not tell what is bad for their rivals.
    """
    heroes = {
        LAB: ["quasar"],
        "boca_caliente": ["luke_cage"],
        "project_pegasus": ["thor"],
        "bagalia": ["captain_marvel"],
    }

    assert standing(lay, {"crises": [crisis("schism_in_aim")], **heroes}) > 0


def test_an_event_is_feared_by_those_whose_turn_it_is_not(lay):
    """
    Avengers Assemble strikes at the start of a turn: nobody ends theirs early to see it strike the next one.
    """
    told = {"Ann": {"at": LAB}, "Bob": {"at": "bifrost"}}
    with lay(**told) as scene:
        ann, bob = scene.match.standings
    with lay(**told, crises=["avengers_assemble"]) as scene:
        assert scene.match.standings[0] == ann
        assert scene.match.standings[1] < bob


def worth_of_an_agent_there(lay, *heroes):
    """Say how much better Ann stands with an Agent at Knock Knock than without, with some Heroes at her Laboratory."""
    with lay(Ann={LAB: list(heroes)}, crises=[crisis("knock_knock", of("Ann", "aim_agent"))]) as scene:
        there = scene.match.standings[0]
    with lay(Ann={LAB: list(heroes)}, crises=[crisis("knock_knock")]) as scene:
        return there - scene.match.standings[0]


def test_knock_knock_is_worth_more_allies_to_those_whose_symbols_it_covers(lay):
    """
    Quake covers both symbols of the bottom row, so that Ann should do something about it; Quasar covers none.
    """
    assert worth_of_an_agent_there(lay, "quake") > worth_of_an_agent_there(lay, "quasar")


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
