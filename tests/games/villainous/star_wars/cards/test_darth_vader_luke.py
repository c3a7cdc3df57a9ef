"""Luke Skywalker's tile: where it lies, on which side, what it covers, and when it is turned."""

import pytest

import tabletop
from tabletop.games.villainous.star_wars.testing import LUKE, conflicted
from tests.games.villainous.star_wars.vader import TURN, VADER, luke_is, plays, ready, state_of, uses


def test_darth_vader_starts_with_luke_skywalker_tile_focused_at_the_death_star():
    """
    Luke's tile lies at the Death Star from the start, with the Focused side up.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=VADER)

    progress = match.view(None).players[0].values["progress"]

    assert progress.startswith("Luke Skywalker at Death Star, Focused")


def test_darth_vader_has_thirty_cards_and_fifteen_fate_cards():
    """
    Thirty cards are his, fifteen are his Fate.
    """
    cards = [card for card in tabletop.ruleset("star-wars-villainous").cards if card.printed["set"] == "Darth Vader"]

    counts = {back: sum([card.printed["copies"] for card in cards if card.printed["back"] == back]) for back in BACKS}

    assert counts == {"Darth Vader Villain": 30, "Darth Vader Fate": 15, "tile": 1, "place": 4, "mover": 1}


BACKS = ("Darth Vader Villain", "Darth Vader Fate", "tile", "place", "mover")


def test_luke_skywalker_tile_focused_covers_nothing(lay):
    """
    Focused, Luke leaves the symbols at his location open.
    """
    with lay(villains=VADER, Ann={"at": "death_star"}) as scene:
        assert state_of(scene, "death_star", "maneuver") == "open"


def test_luke_skywalker_tile_conflicted_covers_the_top_row(lay):
    """
    Conflicted, Luke covers the top symbols as a Hero does, and the bottom ones stay open.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "death_star": [conflicted()]}) as scene:
        assert state_of(scene, "death_star", "maneuver") == "covered"
        assert state_of(scene, "death_star", "vanquish") == "open"


def test_luke_skywalker_tile_uncovers_what_he_leaves(lay):
    """
    When conflicted Luke is moved away, the symbols he covered can be used at once, and those where he comes are covered.
    """
    ann = {"ambition": 1, "hand": ["lured_into_a_trap"], "mustafar": [conflicted()]}
    with lay(villains=VADER, Ann={"at": "emperors_throne_room", **ann}) as scene:
        assert state_of(scene, "mustafar", "ambition") == "covered"

        plays(scene, "Lured into a Trap")
        scene.pass_()

        assert state_of(scene, "mustafar", "ambition") == "open"
        assert state_of(scene, "death_star", "maneuver") == "covered"


def test_luke_skywalker_tile_turned_where_the_mover_is_closes_the_top_row_at_once(lay):
    """
    Unused top symbols are lost while conflicted Luke is there.
    """
    ann = {"at": "emperors_throne_room", "ambition": 3, "hand": ["i_am_your_father"], "emperors_throne_room": [LUKE]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene.can_pick("Discard Cards")

        plays(scene, "I Am Your Father")

        assert "covered" in state_of(scene, "emperors_throne_room", "discard")
        scene.cannot_pick("Discard Cards")


def test_luke_skywalker_tile_may_be_turned_when_a_hero_is_vanquished_beside_him(lay):
    """
    Ann vanquishes a Hero at Luke's location, and turns Luke to Conflicted.
    """
    ann = {"at": "death_star", "death_star": [LUKE, "chewbacca", "emperor_palpatine", "imperial_royal_guards"]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Emperor Palpatine")
        scene["Ann"].is_asked(TURN)
        scene["Ann"].confirms()

        assert luke_is(scene) == ("Death Star", "Conflicted")


def test_luke_skywalker_tile_need_not_be_turned(lay):
    """
    It is Ann's choice.
    """
    with lay(villains=VADER, Ann=with_weak_hero()) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")
        scene["Ann"].declines()

        assert luke_is(scene) == ("Emperor's Throne Room", "Focused")


def test_luke_skywalker_tile_is_turned_by_a_defeat_without_a_vanquish_too(lay):
    """
    A Hero whom Emperor Palpatine defeats counts as well.
    """
    with lay(villains=VADER, Ann=with_weak_hero()) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")
        scene["Ann"].confirms()

        assert luke_is(scene) == ("Emperor's Throne Room", "Conflicted")


def with_weak_hero(hero="vader_han_solo"):
    """Say that Palpatine, a weak Hero and focused Luke are where the mover is."""
    return {
        "at": "emperors_throne_room",
        "ambition": 2,
        "emperors_throne_room": ["emperor_palpatine", hero, LUKE],
    }


def test_luke_skywalker_tile_is_not_turned_by_a_defeat_elsewhere(lay):
    """
    Luke has to be where the Hero is defeated.
    """
    ann = {"at": "emperors_throne_room", "ambition": 2, "emperors_throne_room": ["emperor_palpatine", "vader_han_solo"]}
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")

        scene.expect("Ann", prompt="What do you do?")
        assert luke_is(scene) == ("Death Star", "Focused")


def test_luke_skywalker_tile_conflicted_already_is_no_question(lay):
    """
    A Hero defeated beside conflicted Luke changes nothing.
    """
    ann = {**with_weak_hero(), "emperors_throne_room": ["emperor_palpatine", "vader_han_solo", conflicted()]}
    with lay(villains=VADER, Ann=ann) as scene:
        uses(scene, "Emperor Palpatine: Defeat a Hero here whose Strength is 3 or less")

        scene.expect("Ann", prompt="What do you do?")


def test_luke_skywalker_tile_is_not_turned_by_a_removal(lay):
    """
    A Hero who is removed was not defeated.
    """
    ann = {"at": "cloud_city", "credits": 2, "cloud_city": ["carbon_freezing_chamber", "vader_yoda", LUKE]}
    with lay(villains=VADER, Ann=ann) as scene:
        scene["Ann"].picks("Activate")

        scene.happened("Removed", card="Yoda")
        scene.expect("Ann", prompt="What do you do?")
        assert luke_is(scene) == ("Cloud City", "Focused")


@pytest.mark.rule("SW-095")
def test_luke_skywalker_tile_is_no_target_of_a_vanquish(lay):
    """
    Luke is no Hero: with nobody else there, there is nobody to vanquish.
    """
    with lay(villains=VADER, Ann={"at": "death_star", "death_star": [conflicted(), "emperor_palpatine"]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


@pytest.mark.rule("SW-076")
def test_luke_skywalker_tile_cannot_be_maneuvered(lay):
    """
    He stands on the Hero side, and only what names him moves him.
    """
    with lay(villains=VADER, Ann={"at": "death_star"}) as scene:
        assert scene.why_not("Maneuver") == "Nothing of yours can be moved."


def test_luke_skywalker_tile_gets_no_tokens_and_no_item(lay):
    """
    Texts about Heroes do not touch him: without a Hero, a Lightsaber has nobody to lie on.
    """
    ann = {"at": "mustafar", "fate_deck": ["skywalker_lightsaber", "use_the_force"]}
    with lay(villains=VADER, active=1, Ann=ann, Bob={"at": "saleucami"}) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Skywalker Lightsaber")

        assert "Skywalker Lightsaber" in scene.zone("fate_discard", of="Ann")


def test_darth_vader_shows_how_far_he_is(lay):
    """
    Everybody sees where Luke and the Emperor are, on which side Luke is, and how much Ambition there is.
    """
    with lay(villains=VADER, Ann=ready(ambition=4)) as scene:
        told = scene.view().players[0].values["progress"]

        assert told == (
            "Luke Skywalker at Emperor's Throne Room, Conflicted, "
            "Emperor Palpatine at Emperor's Throne Room; 4 of 6 Ambition"
        )
