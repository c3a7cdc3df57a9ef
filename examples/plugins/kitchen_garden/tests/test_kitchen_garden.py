"""The Kitchen Garden as a whole: what it is, that it holds what tabletop promises, and that no card goes without a test."""

import json
import re
from pathlib import Path

import pytest

import tabletop
from tabletop.games.smash_up import Action, Base, DeckCard, Minion, Titan
from tabletop.testing import census, check_ruleset, own_tests
from tabletop_kitchen_garden import KITCHEN_GARDEN, VEGETABLES

HERE = Path(__file__).parent
SETS = ["core-set", "kitchen-garden"]


def test_the_set_is_a_deck_of_twenty_with_two_bases_and_a_titan():
    """
    Ten minions and ten actions, as every faction has.
    """
    kinds = {"minion": Minion, "action": Action, "base": Base, "titan": Titan}
    copies = {
        name: sum(card.printed["copies"] for card in KITCHEN_GARDEN.cards if issubclass(card, kind))
        for name, kind in kinds.items()
    }

    assert copies == {"minion": 10, "action": 10, "base": 2, "titan": 1}


def test_every_card_says_that_it_was_invented_and_is_of_the_set():
    """
    Nobody takes it for the publisher's.
    """
    assert {card.printed["provenance"] for card in KITCHEN_GARDEN.cards} == {"invented"}
    assert {card.printed["set"] for card in KITCHEN_GARDEN.cards} == {KITCHEN_GARDEN.title}
    assert (KITCHEN_GARDEN.by, VEGETABLES.by) == ("the tabletop authors", "the tabletop authors")


def test_it_is_installed():
    """
    The entry point is found by the game and the id.
    """
    assert tabletop.expansions("smash-up")["kitchen-garden"] is KITCHEN_GARDEN


def test_the_readme_runs():
    """
    Its sample begins a match with the Vegetables.
    """
    (sample,) = re.findall(r"```python\n(.*?)```", (HERE.parent / "README.md").read_text(), re.DOTALL)
    names = {}

    exec(sample, names)

    assert names["match"].view().players[0].columns["first_faction"] == "vegetables"


def test_every_card_has_tests_of_its_own():
    """
    At least one test has the card in its name and lays or plays it.
    """
    tests = own_tests(KITCHEN_GARDEN.cards, HERE)

    assert [card for card, names in tests.items() if not names] == []


def test_a_save_names_the_set():
    """
    Whoever loads it without the set is told what is missing.
    """
    match = tabletop.new("smash-up", 2, seed=1, sets=SETS)

    assert json.loads(match.save())["expansions"] == {"kitchen-garden": 1}


def game_with_vegetables(number):
    """Return the options of a game in which somebody grows Vegetables, and somebody else anything."""
    others = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"]
    first, second, third = (others[(number + more) % len(others)] for more in range(3))
    return {"sets": SETS, "factions": [["vegetables", first], [second, third]], "titans": True}


@pytest.mark.slow
def test_the_beginning_of_a_game_with_vegetables_holds():
    """
    The first forty answers of a game, under every check of the kit.
    """
    report = check_ruleset("smash-up", seats=2, games=1, length=40, options=game_with_vegetables(0))

    assert report.games == 1


@pytest.mark.battery
@pytest.mark.timeout(900)
def test_smash_up_with_vegetables_holds():
    """
    The beginnings of a few games, each with other neighbours, under every check of the kit.
    """
    set_ups = [game_with_vegetables(number) for number in range(3)]
    report = check_ruleset("smash-up", seats=2, games=3, length=80, options=set_ups)

    assert report.games == 3


@pytest.mark.slow
def test_every_vegetable_is_played():
    """
    In games at random every card of the deck does what it says.
    """
    rules = tabletop.ruleset("smash-up").with_sets(SETS)
    counted = census(rules, games=30, seats=(2,), options=game_with_vegetables)

    deck = [card.id for card in KITCHEN_GARDEN.cards if issubclass(card, DeckCard)]
    assert [card for card in deck if not counted.resolved[card]] == []
