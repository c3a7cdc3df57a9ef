"""How bots see a table of Supervillain."""

import pytest

from tabletop.bots import GreedyBot
from tabletop.games.supervillain.testing import asteroid, site

SEEDS = range(8)


def picks(scene, seed):
    """Return what a greedy bot would do in Ann's place, in words."""
    return scene.decision.options[GreedyBot(seed).choose(scene.match, 0)].label


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_throws_no_card_away_for_nothing(galaxy, seed):
    """
    Riveters, Fuel Crew and Long-Range Battery find nothing to work on, and Ann has no Project: she keeps them.
    """
    with galaxy(Ann=["Riveters", "Fuel Crew", "Long-Range Battery"]) as scene:
        assert picks(scene, seed) == "Pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_throws_no_card_away_for_nothing_below_an_asteroid(galaxy, seed):
    """
    Bob's Asteroid hits in his Morning whatever Ann does: to throw a card away first helps nothing.
    """
    ann = {"hand": ["Riveters", "Fuel Crew"], "facilities": ["Wormhole"]}
    bob = {"asteroids": [asteroid("Scrapyard", "Ann")], "facilities": ["Transgalactic Bank"]}
    with galaxy(Ann=ann, Bob=bob) as scene:
        assert picks(scene, seed) == "Pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_plays_a_card_that_does_something(galaxy, seed):
    """
    A Mob that completes a Project is worth more than a card in hand.
    """
    with galaxy(Ann={"hand": ["Fuel Crew"], "projects": [site("Insurance Vault", "Night Shift")]}) as scene:
        assert picks(scene, seed) == "Play Fuel Crew as a Mob"
