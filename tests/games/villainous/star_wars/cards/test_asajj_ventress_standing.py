"""How well Asajj Ventress stands, for bots: what is better for her counts more."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot
from tabletop.games.villainous.star_wars.testing import under_way


def standing(asajj, **ann):
    """Return how well she stands on a table."""
    with asajj(**ann) as scene:
        return scene.match.standings[0]


#: With one card in hand, a Condition, and a Hero over the upper row of both places; a Mission could be reset with Ambition.
HELD_UP = {
    "credits": 20,
    "ambition": 10,
    "hand": ["sudden_strike"],
    "rebels": ["twilight", "resolute"],
    "missions": [under_way("abduct_the_huttlet", 1)],
    "dathomir": ["asajj_yoda"],
    "teth": ["captain_rex"],
}

BETTER = {
    "a completed Mission": ({"completed": ["free_the_viceroy"]}, {}),
    "a completed Mission rather than three tokens": (
        {"completed": ["free_the_viceroy"]},
        {"missions": [under_way("free_the_viceroy", 1, 2, 3)]},
    ),
    "a token": ({"missions": [under_way("free_the_viceroy", 1)]}, {"missions": ["free_the_viceroy"]}),
    "Ambition": ({"ambition": 2}, {"ambition": 1}),
    "Credits": ({"credits": 2}, {"credits": 1}),
    "an Ally": ({"teth": ["nightsisters"]}, {}),
    "no Hero whom no task wants": ({}, {"teth": ["captain_rex"]}),
    "a Hero whom a task wants": (
        {"missions": ["free_the_viceroy"], "teth": ["captain_rex"]},
        {"missions": ["free_the_viceroy"]},
    ),
    "Allies beside a Hero": (
        {"missions": ["free_the_viceroy"], "teth": ["captain_rex", "nightsisters"]},
        {"missions": ["free_the_viceroy"], "teth": ["captain_rex"], "kamino": ["nightsisters"]},
    ),
    "no loose Hero Vehicle": ({}, {"rebels": ["twilight"]}),
    "no Restriction": ({}, {"under": ["strange_alliances"]}),
    "Serenno, if 4 Credits are wanted there": (
        {"at": "serenno", "missions": [under_way("a_score_to_settle", 1)]},
        {"at": "dathomir", "missions": [under_way("a_score_to_settle", 1)]},
    ),
    "with Credits in plenty a place to play a card rather than one with more of them": (
        {"at": "kamino", "credits": 20, "hand": ["nightsisters"], "kamino": ["captain_rex"], "teth": ["asajj_yoda"]},
        {"at": "teth", "credits": 20, "hand": ["nightsisters"], "kamino": ["captain_rex"], "teth": ["asajj_yoda"]},
    ),
    "a place to discard a Condition, if it is her whole hand": (
        {"at": "dathomir", **HELD_UP},
        {"at": "teth", **HELD_UP},
    ),
    "Teth, if nobody is to be there": (
        {"at": "teth", "missions": ["abduct_the_huttlet"]},
        {"at": "serenno", "missions": ["abduct_the_huttlet"]},
    ),
}


@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER)
def test_asajj_ventress_stands_better_with(asajj, better, worse):
    """
    She stands better with it.
    """
    assert standing(asajj, **better) > standing(asajj, **worse)


def own(match, seat):
    """Say how well a seat stands, whoever else is there."""
    if match.outcome is not None:
        return 1_000_000 if seat in match.outcome.winners else 0
    return match.standings[seat]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 4])
def test_asajj_ventress_gets_there_with_a_greedy_bot(seed):
    """
    A bot that only looks at what is best right now completes three Missions in fewer than fifty turns of hers.
    """
    match = tabletop.new("star-wars-villainous", seed=seed, villains=("asajj_ventress", "general_grievous"), log=False)
    bots = (GreedyBot(seed, value=own), RandomBot(seed))
    while match.outcome is None and match.view(0).facts["turn"] < 100:
        seat = match.decision.seat
        match.answer(bots[seat].choose(match, seat))

    assert match.outcome is not None
    assert match.outcome.winners == (0,)
