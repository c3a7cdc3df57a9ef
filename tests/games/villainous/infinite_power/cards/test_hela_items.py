"""Hela's Items and Specialties: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import of, with_tokens
from tests.games.villainous.infinite_power.hela import (
    BIFROST,
    GJOLL,
    HEL,
    bobs_turn,
    does,
    gathered,
    is_marked,
    marked,
    own_turn,
    plays,
    power,
    souls,
    supply,
)

NOTHING = "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ Nightsword


def test_nightsword_marks_a_hero_where_it_is(lay):
    """
    Activated for nothing, it puts a Soul Mark on the Hero at its location.
    """
    with own_turn(lay, at="gjoll", hel=["nightsword", "falcon"]) as scene:
        does(scene, "Activate")

        assert (is_marked(scene, "falcon"), power(scene)) == (True, 0)


def test_nightsword_reaches_no_other_location(lay):
    """
    A Hero elsewhere is out of reach.
    """
    with own_turn(lay, at="gjoll", hel=["nightsword"], niflheim=["falcon"]) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.parametrize("hero", [marked("falcon"), "valkyrior"])
def test_nightsword_marks_nobody_who_cannot_get_a_mark(lay, hero):
    """
    A Hero with a Soul Mark, or one who can't carry any, gets none.
    """
    with own_turn(lay, at="gjoll", hel=["nightsword", hero]) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_nightsword_is_dearer_with_iron_man(lay):
    """
    While Iron Man is in the Domain, even this takes 1 Power.
    """
    with own_turn(lay, at="gjoll", hel=["nightsword", "iron_man"], power=1) as scene:
        does(scene, "Activate")

        assert (is_marked(scene, "iron_man"), power(scene)) == (True, 0)


def test_nightsword_lies_loose_at_a_location(lay):
    """
    It is played to a location, and marks nobody by that.
    """
    with own_turn(lay, hand=["nightsword"], power=2, hel=["falcon"]) as scene:
        plays(scene, "Nightsword", HEL)

        assert (scene.card("nightsword").at, is_marked(scene, "falcon")) == (HEL, False)


# ------------------------------------------------------------------------------------------------ Hand of Glory


def test_hand_of_glory_brings_back_a_hero_with_a_mark(lay):
    """
    For 3 Power a discarded Hero of Strength 3 is played to Bob's Domain, where Ann says, and marked.
    """
    kit = {"fate_discard": ["captain_america"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], power=4, kit=kit) as scene:
        does(scene, "Activate", "Bob", "Bifrost")

        hero = scene.card("captain_america", zone="top")
        assert (hero.controller, hero.at, is_marked(scene, "captain_america", zone="top")) == ("Bob", "Bifrost", True)
        assert power(scene) == 1


@pytest.mark.parametrize(("left", "why_not"), [(1, None), (0, NOTHING)])
def test_hand_of_glory_takes_a_mark_of_the_supply(lay, left, why_not):
    """
    With the last of the fifteen Soul Marks a Hero comes back, without any nobody.
    """
    kit = {"fate_discard": ["captain_america"]}
    ann = {"at": "gjoll", "specialties": ["hand_of_glory"], "power": 3, "vault": gathered(15 - left)}
    with own_turn(lay, kit=kit, **ann) as scene:
        assert scene.why_not("Activate") == why_not


def test_hand_of_glory_may_bring_the_hero_home(lay):
    """
    Her own Domain will do as well.
    """
    kit = {"fate_discard": ["captain_america"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], power=3, kit=kit) as scene:
        does(scene, "Activate", "Ann", HEL)

        assert scene.card("captain_america", zone="top").controller == "Ann"


def test_hand_of_glory_plays_the_hero(lay):
    """
    What the Hero says of being played happens: Nick Fury costs Bob half of his Power.
    """
    kit = {"fate_discard": ["nick_fury"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], power=2, bob={"power": 5}, kit=kit) as scene:
        does(scene, "Activate", "Bob", "Bifrost")

        assert power(scene, "Bob") == 2


def test_hand_of_glory_takes_the_whole_strength(lay):
    """
    With 2 Power no Hero of Strength 3 comes back.
    """
    kit = {"fate_discard": ["captain_america"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], power=2, kit=kit) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_hand_of_glory_counts_what_iron_man_takes(lay):
    """
    With Iron Man there 3 Power are too little for Strength 3.
    """
    kit = {"fate_discard": ["captain_america"]}
    with own_turn(lay, at="gjoll", hel=["iron_man"], specialties=["hand_of_glory"], power=3, kit=kit) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.parametrize("card", ["valkyrior", "angela", "balder", "odin_force", "fate_intervenes"])
def test_hand_of_glory_calls_nobody_who_cannot_be_marked(lay, card):
    """
    Heroes who can't carry a Soul Mark stay discarded, and so does what is no Hero.
    """
    with own_turn(
        lay, at="gjoll", specialties=["hand_of_glory"], power=9, kit={"fate_discard": [card]}
    ) as scene:  # fmt: skip
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-Q45")
def test_hand_of_glory_needs_a_mark(lay):
    """
    With all Soul Marks in use it can't be activated.
    """
    ann = {"vault": {"SOUL_MARK": 15}, "odins_vault": ["falcon"]}
    kit = {"fate_discard": ["captain_america"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], power=9, kit=kit, **ann) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-146")
def test_hand_of_glory_is_used_once_a_turn(lay):
    """
    As a Specialty it is used once a turn.
    """
    kit = {"fate_discard": ["falcon", "black_widow"]}
    with own_turn(lay, at="gjoll", specialties=["hand_of_glory"], hel=["nightsword"], power=9, kit=kit) as scene:
        does(scene, "Activate", "Falcon", "Bob", "Bifrost")

        assert scene.why_not("Activate") is not None


# ------------------------------------------------------------------------------------------------ Hela's Bidding


def test_helas_bidding_pays_for_what_others_do(lay):
    """
    When Bob defeats a marked Hero she gains 3 Power, besides the mark.
    """
    bob = {"at": "jotunheim", BIFROST: ["lady_loki", marked("falcon")]}
    with bobs_turn(lay, bob=bob, specialties=["helas_bidding"]) as scene:
        does(scene, "Vanquish", who="Bob")

        assert (power(scene), souls(scene)) == (3, 1)


def test_helas_bidding_pays_nothing_for_her_own_deeds(lay):
    """
    Her own defeats bring the mark only.
    """
    with own_turn(lay, specialties=["helas_bidding"], hel=["leah", marked("falcon")]) as scene:
        does(scene, "Vanquish")

        assert (power(scene), souls(scene)) == (0, 1)


def test_helas_bidding_pays_nothing_without_a_mark(lay):
    """
    A Hero without a mark is worth nothing.
    """
    bob = {"at": "jotunheim", BIFROST: ["lady_loki", "falcon"]}
    with bobs_turn(lay, bob=bob, specialties=["helas_bidding"]) as scene:
        does(scene, "Vanquish", who="Bob")

        assert power(scene) == 0


@pytest.mark.rule("MV-203")
def test_helas_bidding_pays_nothing_for_a_removal(lay):
    """
    A removal is no defeat.
    """
    bob = {"at": "jotunheim", "power": 0}
    ann = {"hel": [marked("falcon")], "hand": ["soul_for_a_soul"], "specialties": ["helas_bidding"]}
    with own_turn(lay, bob=bob, power=1, **ann) as scene:
        plays(scene, "Soul for a Soul")

        assert (power(scene), supply(scene)) == (0, 15)


# ------------------------------------------------------------------------------------------------ Raise the Dead


def test_raise_the_dead_lets_swordsmen_rise(lay):
    """
    A discarded Draugr Swordsman is played to the Domain for its price.
    """
    with own_turn(lay, specialties=["raise_the_dead"], discard=["draugr_swordsman"], power=1) as scene:
        plays(scene, "Draugr Swordsman", GJOLL)

        assert (scene.card("draugr_swordsman", zone="bottom").at, power(scene)) == (GJOLL, 0)


def test_raise_the_dead_brings_them_to_the_domain_only(lay):
    """
    Out of the discard pile none goes to an Event.
    """
    kit = {"crises": ["helicarrier_alert"]}
    with own_turn(lay, specialties=["raise_the_dead"], discard=["draugr_swordsman"], power=1, kit=kit) as scene:
        does(scene, "Play a Card", "Draugr Swordsman")
        scene.cannot_pick("Helicarrier Alert")
        does(scene, HEL)


def test_raise_the_dead_does_not_bind_those_in_hand(lay):
    """
    From hand one goes to an Event as ever.
    """
    kit = {"crises": ["helicarrier_alert"]}
    with own_turn(lay, specialties=["raise_the_dead"], hand=["draugr_swordsman"], power=1, kit=kit) as scene:
        plays(scene, "Draugr Swordsman", "Helicarrier Alert")

        assert scene.card("helicarrier_alert").front == ("Draugr Swordsman",)


def test_raise_the_dead_raises_nobody_else(lay):
    """
    Other Allies stay discarded.
    """
    with own_turn(lay, specialties=["raise_the_dead"], discard=["leah"], power=9) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_raise_the_dead_raises_nobody_of_others(lay):
    """
    It works for Hela alone: Bob's discarded Allies stay where they are.
    """
    bob = {"discard": ["kid_loki"], "power": 9}
    with bobs_turn(lay, bob=bob, specialties=["raise_the_dead"], hel=[of("Bob", with_tokens("kid_loki", 1))]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
