"""How well Kylo Ren stands, for bots."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tests.games.villainous.star_wars.kylo import VILLAINS, with_destiny

PHASMA = {"exegol": ["captain_phasma"]}
FAR = {"jakku": ["captain_phasma"]}
#: Ships of the light, with which two cards are drawn up to.
TWO_CARDS = {"rebels": ["black_one", "kylo_millennium_falcon"]}

#: Pairs of Sectors, the better one first, and how much better it is.
BETTER = {
    "a dark token": ({"dark": 3}, {"dark": 2}, 120),
    "an Ally": ({"exegol": ["general_hux"]}, {}, 4),
    "a strong Ally": (PHASMA, {}, 4 + 3 * 4),
    "Credits": ({"credits": 4}, {"credits": 3}, 2),
    "more than enough Credits": ({"credits": 6}, {"credits": 4}, 2 * 1),
    "Ambition": ({"ambition": 6}, {"ambition": 5}, 4),
    "more than enough Ambition": ({"ambition": 8}, {"ambition": 6}, 2 * 1),
    "a Hero whom the Ally there could defeat": ({"exegol": ["finn", "captain_phasma"]}, PHASMA, 60 - 6),
    "a Hero whom an Ally who is elsewhere could defeat": ({**FAR, "exegol": ["finn"]}, FAR, 60 * 2 // 5 - 6),
    "a Hero without any Ally": ({"exegol": ["finn"]}, {}, 60 // 5 - 6),
    "a Hero who is a little stronger than the Ally there": (
        {"exegol": ["rey", "captain_phasma"]},
        PHASMA,
        60 * 4 // 6 - 6,
    ),
    "a second Hero at a place that is covered": ({"exegol": ["finn", "rey"]}, {"exegol": ["finn"]}, 60 // 6),
    "Han Solo, who brings two tokens": ({"exegol": ["kylo_han_solo", "captain_phasma"]}, PHASMA, 2 * 60 - 6),
    "no Luke Skywalker, who brings none": (PHASMA, {"exegol": ["kylo_luke_skywalker", "captain_phasma"]}, 6),
    "a ship": ({"fleet": ["tie_silencer"]}, {}, 10),
    "a ship that is free": ({"fleet": ["tie_silencer"]}, {"fleet": [engaged("tie_silencer", "black_one")]}, 10),
    "no loose Hero Vehicle": ({}, {"rebels": ["black_one"]}, 10),
    "no Restriction": ({}, {"under": ["torn_apart"]}, 30),
    "a Condition": ({"hand": ["hunt_them_down"]}, {}, 3),
    "two Conditions": ({"hand": ["hunt_them_down", "consumed_by_rage"]}, {}, 2 * 3),
    "no second Condition of the same name": ({"hand": ["hunt_them_down"]}, {"hand": ["hunt_them_down"] * 2}, 4),
    "no second Condition in a hand of two": (
        {**TWO_CARDS, "hand": ["hunt_them_down"]},
        {**TWO_CARDS, "hand": ["hunt_them_down", "consumed_by_rage"]},
        4,
    ),
    "no card for which there is nobody": ({}, {"hand": ["let_the_past_die"]}, 4),
    "no Item for which there is no Ally": ({}, {"hand": ["z6_riot_control_baton"]}, 4),
}


def standing(lay, active=0, **ann):
    """Return how well Ann stands, whose mover is at no place unless something else is said."""
    with lay(villains=VILLAINS, Ann=with_destiny({"at": "portrait", **ann}), active=active) as scene:
        return scene.match.standings[0]


@pytest.mark.parametrize(("better", "worse", "by"), BETTER.values(), ids=BETTER)
def test_kylo_ren_stands_better_with(lay, better, worse, by):
    """
    Each of these is better than to be without it, all else alike, and by so much.
    """
    assert standing(lay, **better) - standing(lay, **worse) == by


def test_a_card_that_could_be_played_is_not_in_kylo_ren_s_way(lay):
    """
    An Ally for whom there are no Credits yet is neither better nor worse than an empty hand.
    """
    assert standing(lay, hand=["captain_phasma"]) == standing(lay)


#: Where the mover is, what else there is, and what the open symbols there are worth.
CHANCES = {
    "Credits and nothing to discard": ("exegol", {}, 3 + 1),
    "a card to be played": ("exegol", {"hand": ["general_hux"], "credits": 1}, 3 + 1 + 6),
    "a Maneuver": ("jakku", PHASMA, 3 + 1 + 1),
    "Ambition": ("crait", {"hand": ["interrogation"], "ambition": 1}, 16 + 6),
    "a Vanquish": ("crait", {"exegol": ["finn", "captain_phasma"]}, 16 + 20),
    "what no Hero lies over": ("starkiller_base", {"starkiller_base": ["finn"]}, 0),
}


@pytest.mark.parametrize(("at", "ann", "chance"), CHANCES.values(), ids=CHANCES)
def test_kylo_ren_sees_what_symbols_are_good_for(lay, at, ann, chance):
    """
    An open symbol is worth something in a turn of his own if anything can be done with it.
    """
    assert standing(lay, **{**ann, "at": at}) - standing(lay, **ann) == chance
    assert standing(lay, active=1, **{**ann, "at": at}) == standing(lay, active=1, **ann)
