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


FOUR = {place: ["anaconda"] for place in ("solomon_institute", "training_room", "armory", "camp_hammond")}
PUPIL = {"armory": ["anaconda"], "camp_hammond": ["training_dummy"], "power": 5}


def trained(count):
    """Say that Crossbones has so many tokens at the Armory."""
    return {"armory": [with_tokens("crossbones", count)]}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"armory": ["crossbones"]}, {}, 30 + 3 * 25 + 2 + 3 * 4),
        (trained(1), trained(0), 25 + 4),
        (trained(2), trained(1), 60 + 25 + 4),
        (trained(3), trained(2), 4),
        ({"armory": ["crossbones"], "training_room": ["anaconda"]}, {"armory": ["crossbones", "anaconda"]}, 30),
        ({**FOUR, "bob": {BIFROST: [of("Ann", "anaconda")]}}, FOUR, 2 + 3 * 4),
        ({"armory": ["training_dummy"]}, {}, 8),
        (
            {"armory": ["training_dummy", "crossbones"]},
            {"armory": ["crossbones"], "camp_hammond": ["training_dummy"]},
            35,
        ),
        (
            {"at": "camp_hammond", "power": 3, "armory": ["training_dummy", "crossbones"]},
            {"power": 3, "armory": ["training_dummy", "crossbones"]},
            20 + 14,
        ),
        (
            {"armory": ["training_academy", "crossbones", "falcon"]},
            {"armory": ["crossbones", "falcon"], "camp_hammond": ["training_academy"]},
            8,
        ),
        (
            {"armory": ["crossbones", "falcon"]},
            {"armory": ["falcon"], "camp_hammond": ["crossbones"]},
            25,
        ),
        ({}, {"armory": ["falcon"]}, 22 + 2 * 2 + 2 * 12),
        ({"hand": ["training_dummy"], **PUPIL}, PUPIL, 10),
        ({"hand": ["taskmasters_sword"], **PUPIL}, PUPIL, 6),
        ({"hand": ["conduct_exercise"], **PUPIL}, PUPIL, 6 - 4),
        ({"hand": ["anaconda"], **PUPIL}, PUPIL, 4),
        ({"hand": ["death_shield"], **PUPIL}, PUPIL, 4),
        ({"hand": ["crossbones"], **PUPIL}, PUPIL, 4),
        ({"hand": ["blood_spider"], **PUPIL}, PUPIL, 4),
        ({"hand": ["black_ant"], **PUPIL}, PUPIL, 4),
        ({"hand": ["shadow_initiative"], **PUPIL}, PUPIL, 4),
        ({"hand": ["jagged_bow"], **PUPIL}, PUPIL, 4),
        ({"hand": ["lesson_plan"], **PUPIL}, PUPIL, 4),
        ({"hand": ["training_academy"], **PUPIL}, PUPIL, 2),
        (PUPIL, {"hand": ["redeploy"], **PUPIL}, 3),
    ],
)
def test_what_is_worth_so_much_to_taskmaster(lay, better, worse, by):
    """
    A strong Ally at a location of its own counts most, then each Strength on the way there, and what trains it.
    """
    nowhere = {"at": "nowhere"}

    assert standing(lay, **{**nowhere, **better}) - standing(lay, **{**nowhere, **worse}) == by


@pytest.mark.parametrize("pupil", [with_tokens("crossbones", 2), with_tokens("crossbones", -3)])
def test_a_dummy_trains_nobody_who_has_enough_or_nothing(lay, pupil):
    """
    Beside somebody of Strength 5, or of none, it is as good as elsewhere.
    """
    beside = standing(lay, armory=["training_dummy", pupil])

    assert beside == standing(lay, armory=[pupil], camp_hammond=["training_dummy"])


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
