"""How well Hela stands: what bots that play her go for."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.marvel.testing import of
from tests.games.villainous.infinite_power.hela import BIFROST, VILLAINS, gathered, marked, own_turn
from tests.games.villainous.marvel.rules import RULES

LONGEST = 45


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
        ({"vault": gathered(1)}, {"hel": ["leah", marked("falcon")]}),
        ({"odins_vault": ["leah"]}, {"hel": ["leah"]}),
        ({"odins_vault": ["leah"]}, {"odins_vault": ["leah", "falcon"]}),
        ({"hel": ["falcon"]}, {"odins_vault": ["falcon"]}),
        ({"hel": ["leah", "falcon"]}, {"odins_vault": ["leah", "falcon"]}),
        ({"hel": [marked("falcon")]}, {"hel": ["falcon"]}),
        ({"hel": ["leah", marked("falcon")]}, {"hel": [marked("falcon")], "gjoll": ["leah"]}),
        ({"bob": {BIFROST: [marked("falcon")]}}, {"bob": {BIFROST: ["falcon"]}}),
        ({"odins_vault": ["disir"]}, {"odins_vault": ["disir", of("Bob", "kid_loki")]}),
        ({"specialties": ["helas_bidding"]}, {}),
        ({"power": 3}, {"power": 2}),
        ({}, {"crises": ["conquer_valhalla"]}),
    ],
)
def test_what_hela_likes(lay, better, worse):
    """
    The dead at the Vault, marked Heroes and Allies beside them are good; who stands at the Vault is bad.
    """
    assert standing(lay, **better) > standing(lay, **worse)


MARKED = {"hel": [marked("falcon")]}


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"vault": gathered(1)}, {}, 100),
        ({"odins_vault": ["leah"]}, {"hel": ["leah"]}, 100),
        ({"hel": ["falcon"]}, {"odins_vault": ["falcon"]}, 110),
        (MARKED, {"hel": ["falcon"]}, 20),
        ({"bob": {BIFROST: [marked("falcon")]}}, {"bob": {BIFROST: ["falcon"]}}, 20),
        ({"hel": ["leah", marked("falcon")]}, {**MARKED, "gjoll": ["leah"]}, 30),
        ({"specialties": ["helas_bidding"]}, {}, 16),
    ],
)
def test_what_is_worth_so_much_to_hela(lay, better, worse, by):
    """
    Each of the dead at the Vault counts most, less who is in the way there, then the marked and those beside them.
    """
    nowhere = {"at": "nowhere"}

    assert standing(lay, **{**nowhere, **better}) - standing(lay, **{**nowhere, **worse}) == by


def test_more_dead_than_hela_needs_are_worth_nothing(lay):
    """
    Eight are enough.
    """
    assert standing(lay, vault=gathered(9)) == standing(lay, vault=gathered(8))


def test_allies_beside_somebody_who_is_not_marked_bring_hela_nothing(lay):
    """
    They stand there as well as elsewhere.
    """
    beside = standing(lay, at="gjoll", hel=["disir", "falcon"])

    assert beside == standing(lay, at="gjoll", hel=["falcon"], gjoll=["disir"])


def test_a_bot_takes_the_last_step(lay):
    """
    A bot that could gather the eighth Soul Mark does so.
    """
    with own_turn(lay, vault=gathered(7), hel=["leah", marked("falcon")]) as scene:
        assert does(scene) == "Vanquish"


@pytest.mark.slow
def test_a_bot_wins_as_hela():
    """
    Against somebody who plays at random it wins within 45 turns of its own.
    """
    match = tabletop.new(RULES, 2, seed=1, villains=VILLAINS, sets=("infinite-power", "mischief-and-malice"))
    play_out(match, [GreedyBot(1), RandomBot(2)])
    turns = [event for event in match.events() if event.kind == "TurnBegan"]

    assert match.outcome.winners == (0,)
    assert len(turns) <= 2 * LONGEST
