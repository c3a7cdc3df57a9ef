"""How well General Grievous stands: what bots that play him go for."""

import pytest

import tabletop
from tabletop.bots import GreedyBot, RandomBot, play_out
from tabletop.games.villainous.star_wars.testing import engaged, with_tokens
from tests.games.villainous.star_wars.grievous import own_turn

LONGEST = 45


def standing(lay, **ann):
    """Return how well Ann stands with what she has."""
    with own_turn(lay, **ann) as scene:
        return scene.match.standings[0]


def does(scene):
    """Return what a greedy bot would do in Ann's place, in words."""
    decision = scene.match.decision
    return decision.options[GreedyBot(1).choose(scene.match, 0)].label


# ------------------------------------------------------------------------------------------------ what is good


def test_a_lightsaber_is_worth_more_than_the_hero_and_the_allies_it_takes(lay):
    """
    Whoever has the Lightsaber stands better than whoever could still vanquish for it.
    """
    before = standing(lay, at="lair_of_grievous", saleucami=["magna_guard", "mace_windu"])

    assert standing(lay, at="lair_of_grievous", collection={"LIGHTSABER": 1}) > before


def test_a_hero_within_reach_is_a_chance(lay):
    """
    A Hero whom the Allies beside him could vanquish is good to have.
    """
    assert standing(lay, saleucami=["gor", "plo_koon"]) > standing(lay, saleucami=["gor"])


def test_a_hero_out_of_reach_is_a_nuisance(lay):
    """
    A Hero with nobody beside him does nothing but cover symbols.
    """
    assert standing(lay, saleucami=["plo_koon"]) < standing(lay)


def test_allies_are_better_beside_a_hero(lay):
    """
    The same Ally is worth more where a Hero is than elsewhere.
    """
    near = standing(lay, saleucami=["droidekas", "plo_koon"])
    far = standing(lay, saleucami=["plo_koon"], utapau=["droidekas"])

    assert near > far


def test_allies_are_not_counted_twice(lay):
    """
    Allies who are enough for one of two Heroes are not enough for both.
    """
    one = standing(lay, saleucami=["gor", "plo_koon"])
    two = standing(lay, saleucami=["gor", "plo_koon", "grievous_obi_wan_kenobi"])

    assert two - one < one - standing(lay, saleucami=["gor"])


@pytest.mark.parametrize("hero", ["kit_fisto", "grievous_ahsoka_tano"])
def test_a_hero_who_gives_two_is_a_better_chance(lay, hero):
    """
    One who gives a second Lightsaber is worth more, within reach.
    """
    assert standing(lay, saleucami=["magna_guard", hero]) > standing(lay, saleucami=["magna_guard", "plo_koon"])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"credits": 3}, {"credits": 2}),
        ({"ambition": 2}, {"ambition": 1}),
        ({"credits": 30}, {"credits": 29}),
        ({"utapau": ["gor"]}, {"utapau": [with_tokens("gor", -1)]}),
        ({"fleet": ["soulless_one"]}, {}),
        ({"fleet": ["soulless_one"]}, {"fleet": [engaged("soulless_one", "the_negotiator")]}),
        ({}, {"rebels": ["the_negotiator"]}),
        ({}, {"under": ["under_repair"]}),
        ({"hand": ["gor"] * 5}, {"hand": ["gor"] * 4}),
        ({"hand": ["hunting_jedi"] * 2}, {"hand": ["hunting_jedi"] * 3}),
    ],
)
def test_what_all_villains_like(lay, better, worse):
    """
    Money, strong Allies, Vehicles and cards are good.
    Covered symbols, loose Vehicles, Restrictions and too many Conditions are bad.
    """
    assert standing(lay, **better) > standing(lay, **worse)


GOR = {"saleucami": ["gor"]}
PREY = {"saleucami": ["gor", "plo_koon"]}
#: Two symbols that a Hero covers.
COVERED = 2 * 12


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        ({"collection": {"LIGHTSABER": 1}}, {}, 200),
        (PREY, GOR, 10 + 90 - COVERED),
        ({"saleucami": ["gor", "kit_fisto"]}, GOR, 2 * (10 + 90) - COVERED),
        ({"saleucami": ["droidekas", "plo_koon"]}, {"saleucami": ["droidekas"]}, 10 + 90 * 2 // 4 - COVERED),
        ({}, {"saleucami": ["plo_koon"]}, COVERED - 10),
        ({"saleucami": ["gor", "plo_koon", "kit_fisto"]}, PREY, 2 * 10),
        ({**PREY, "at": "lair_of_grievous"}, {**PREY, "at": "utapau"}, 30),
        ({**PREY, "at": "lair_of_grievous"}, {**PREY, "at": "lair_of_grievous", "active": 1}, 30),
        ({"at": "lair_of_grievous"}, {"at": "utapau"}, 0),
    ],
)
def test_what_brings_lightsabers_is_worth_so_much(lay, better, worse, by):
    """
    A Lightsaber counts most, then a Hero within reach, the nearer the better, and a Vanquish at hand in his own turn.
    """
    standings = []
    for ann in (better, worse):
        active = ann.get("active", 0)
        with lay(active=active, Ann={"at": "utapau", **{key: ann[key] for key in ann if key != "active"}}) as scene:
            standings.append(scene.match.standings[0])

    assert standings[0] - standings[1] == by


# ------------------------------------------------------------------------------------------------ what bots do


def test_a_bot_takes_the_last_lightsaber(lay):
    """
    A bot that could vanquish for the eighth Lightsaber does so.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"], hand=["droidekas"], collection={"LIGHTSABER": 7}) as scene:
        assert does(scene) == "Vanquish"


def test_a_bot_vanquishes_when_it_can(lay):
    """
    It does so for the first Lightsaber as well.
    """
    with own_turn(lay, saleucami=["gor", "plo_koon"]) as scene:
        assert does(scene) == "Vanquish"


@pytest.mark.slow
def test_a_bot_wins_as_general_grievous():
    """
    Against somebody who plays at random it wins within 45 turns of its own.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=("general_grievous", "moff_gideon"))
    play_out(match, [GreedyBot(1), RandomBot(2)])
    turns = [event for event in match.events() if event.kind == "TurnBegan"]

    assert match.outcome.winners == (0,)
    assert len(turns) <= 2 * LONGEST
