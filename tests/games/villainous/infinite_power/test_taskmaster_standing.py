"""How well Taskmaster stands: what bots that play him go for."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import of, with_tokens
from tests.games.villainous.infinite_power.taskmaster import BIFROST, VILLAINS, own_turn
from tests.games.villainous.marvel.rules import RULES

LONGEST = 60


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with own_turn(lay, **ann) as scene:
        return scene.match.standings[0]


def does(scene):
    """Return what a greedy bot would do in Ann's place, in words."""
    decision = scene.match.decision
    return decision.options[GreedyBot(1).choose(scene.match, 0)].label


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"armory": [with_tokens("crossbones", 2)]}, {"armory": [with_tokens("crossbones", 1)]}),
        ({"armory": ["crossbones"], "training_room": ["anaconda"]}, {"armory": ["crossbones", "anaconda"]}),
        ({"armory": [with_tokens("crossbones", 2)]}, {"armory": [with_tokens("crossbones", 2), "scott_lang"]}),
        ({"bob": {BIFROST: [of("Ann", with_tokens("crossbones", 1))]}}, {"bob": {BIFROST: [of("Ann", "crossbones")]}}),
        (
            {"armory": [with_tokens("crossbones", 1)], "camp_hammond": ["anaconda"]},
            {"armory": ["crossbones"], "camp_hammond": ["trainees"]},
        ),
        (
            {"armory": ["training_dummy", "crossbones"]},
            {"armory": ["crossbones"], "camp_hammond": ["training_dummy"]},
        ),
        ({"specialties": ["lesson_plan"]}, {}),
        ({"hand": ["training_dummy"]}, {"hand": ["redeploy"]}),
        ({"hand": ["conduct_exercise"]}, {"hand": ["conduct_exercise", "conduct_exercise"]}),
        ({"armory": ["crossbones", "anaconda"]}, {"armory": ["crossbones"]}),
        (
            {"armory": ["training_academy", "crossbones", "falcon"]},
            {"armory": ["crossbones", "falcon"], "camp_hammond": ["training_academy"]},
        ),
        ({"power": 3}, {"power": 2}),
        ({}, {"armory": ["falcon"]}),
    ],
)
def test_what_taskmaster_likes(lay, better, worse):
    """
    Strong Allies at many locations, and what trains them, are good; Heroes are bad.
    """
    assert standing(lay, **better) > standing(lay, **worse)


def test_a_bot_takes_the_last_step(lay):
    """
    A bot that could train the fourth Ally does so.
    """
    ann = {place: [with_tokens("crossbones", 2)] for place in ("solomon_institute", "training_room", "armory")}
    ann["camp_hammond"] = [with_tokens("anaconda", 1), "training_dummy"]
    with own_turn(lay, at="camp_hammond", **ann) as scene:
        assert does(scene) == "Activate"


@pytest.mark.slow
def test_a_bot_wins_as_taskmaster():
    """
    Against somebody who plays at random it wins within 60 turns of its own.
    """
    match = tabletop.new(RULES, 2, seed=1, villains=VILLAINS, sets=("infinite-power", "mischief-and-malice"))
    play_out(match, [GreedyBot(1), RandomBot(2)])
    turns = [event for event in match.events() if event.kind == "TurnBegan"]

    assert match.outcome.winners == (0,)
    assert len(turns) <= 2 * LONGEST
