"""Kylo Ren's Conditions: what each answers, what it does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import with_tokens
from tests.games.villainous.star_wars.kylo import HEROES, VILLAINS, bobs_turn, dark, money, own_turn, picking

HUNT = "Hunt Them Down: Play a Hero from your Fate deck"
RAGE = "Consumed by Rage: Gain 2 Ambition"

#: Bob stands where he can maneuver, and has somebody to move.
MANEUVERING = {"at": "old_imperial_base", "tython": ["dark_troopers"]}


def bobs_maneuver(lay, **ann):
    """Have Bob maneuver Dark Troopers."""
    scene = bobs_turn(lay, bob=MANEUVERING, **ann)
    for pick in ("Maneuver", "Nevarro City"):
        scene["Bob"].picks(pick)
    return scene


def bobs_move(lay, to, **ann):
    """Have Bob's mover go somewhere at the start of his turn."""
    bob = {"at": "the_bridge", "fleet": ["imperial_light_cruiser"]}
    scene = lay(villains=VILLAINS, active=1, phase="go somewhere", Ann={"at": "crait", **ann}, Bob=bob)
    scene["Bob"].picks(to)
    return scene


# ------------------------------------------------------------------------------------------------ Hunt Them Down


@pytest.mark.rule("SW-130", "SW-107")
def test_hunt_them_down_answers_a_maneuver(lay):
    """
    When Bob has taken a Maneuver action, Ann reveals her Fate deck until a Hero turns up, and plays him where she likes.
    """
    with bobs_maneuver(lay, hand=["hunt_them_down"], fate_deck=["the_spark_of_hope", "finn"]) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"
        scene.expect("Bob", prompt="What do you do?")


def test_hunt_them_down_answers_a_move_to_an_ally_vehicle(lay):
    """
    When Bob's mover goes to an Ally Vehicle, it can be played as well.
    """
    with bobs_move(lay, "Imperial Light Cruiser", hand=["hunt_them_down"], fate_deck=["finn"]) as scene:
        scene["Bob"].picks("Gain 1 Ambition")
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"


def test_hunt_them_down_does_not_answer_a_move_to_a_location(lay):
    """
    Bob's mover going to a location is nothing to it.
    """
    with bobs_move(lay, "Tython", hand=["hunt_them_down"], fate_deck=["finn"]) as scene:
        scene.expect("Bob", prompt="What do you do?")


def test_hunt_them_down_does_not_answer_other_actions(lay):
    """
    Bob collecting Credits is nothing to it.
    """
    with bobs_turn(lay, bob={"at": "tython"}, hand=["hunt_them_down"], fate_deck=["finn"]) as scene:
        scene["Bob"].picks("Collect Credits 2")

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-200", "SW-201")
def test_hunt_them_down_does_not_answer_a_move_by_a_card(lay):
    """
    A text that moves a card is no Maneuver action.
    """
    bob = {"at": "old_imperial_base", "ambition": 1, "tython": ["death_troopers"]}
    with bobs_turn(lay, bob=bob, hand=["hunt_them_down"], fate_deck=["finn"]) as scene:
        for pick in ("Ambition", "Death Troopers: Maneuver it", "Nevarro City"):
            scene["Bob"].picks(pick)

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_hunt_them_down_is_not_played_in_the_own_turn(lay):
    """
    Ann's own Maneuver sets nothing off.
    """
    with own_turn(lay, at="jakku", crait=["general_hux"], hand=["hunt_them_down"]) as scene:
        picking(scene, "Maneuver", "Exegol")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-133")
def test_hunt_them_down_may_be_kept(lay):
    """
    Ann need not play it.
    """
    with bobs_maneuver(lay, hand=["hunt_them_down"], fate_deck=["finn"]) as scene:
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Hunt Them Down",)


@pytest.mark.rule("SW-134", "SW-132")
def test_hunt_them_down_is_discarded_and_costs_nothing(lay):
    """
    It goes to Ann's discard pile, and nothing is paid.
    """
    with bobs_maneuver(lay, hand=["hunt_them_down"], fate_deck=["finn"], credits=1, ambition=1) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Exegol")

        assert scene.zone("discard", "Ann") == ("Hunt Them Down",)
        assert money(scene) == (1, 1)


def test_hunt_them_down_does_nothing_without_heroes(lay):
    """
    If no Hero could turn up, nobody is asked.
    """
    with bobs_maneuver(lay, hand=["hunt_them_down"], exegol=HEROES) as scene:
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-106")
def test_hunt_them_down_plays_the_hero_with_his_full_effect(lay):
    """
    Han Solo costs Ann 2 Ambition as ever.
    """
    with bobs_maneuver(lay, hand=["hunt_them_down"], fate_deck=["kylo_han_solo"], ambition=3) as scene:
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Exegol")

        assert money(scene) == (0, 1)


@pytest.mark.rule("SW-135")
def test_hunt_them_down_can_be_played_twice_for_one_maneuver(lay):
    """
    Two copies can answer the same action, one after the other.
    """
    there = ["rey", "kylo_han_solo", "kylo_leia_organa", "poe_dameron"]
    with bobs_maneuver(lay, hand=["hunt_them_down", "hunt_them_down"], exegol=there, fate_deck=["finn"]) as scene:
        picking(scene, HUNT, "Jakku", HUNT, "Jakku")

        assert scene.card("finn").at == scene.card("kylo_luke_skywalker").at == "Jakku"
        assert len(scene.zone("discard", "Ann")) == 2


# ------------------------------------------------------------------------------------------------ Consumed by Rage


@pytest.mark.rule("SW-Q46")
def test_consumed_by_rage_gains_two_ambition(lay):
    """
    As soon as Bob names Ann for a Fate action, she may gain 2 Ambition, before any card is revealed.
    """
    with bobs_turn(lay, hand=["consumed_by_rage"], fate_deck=["kylo_han_solo", "finn"]) as scene:
        scene["Bob"].picks("Fate")
        scene.did_not_happen("TurnedUp")
        scene["Ann"].picks(RAGE)
        scene["Bob"].picks("Finn")
        scene["Bob"].picks("Exegol")

        assert money(scene) == (0, 2)


@pytest.mark.rule("SW-105", "SW-Q46")
def test_consumed_by_rage_answers_a_forced_engagement(lay):
    """
    A Fate action that only forces Vehicles together is aimed at her, too.
    """
    ann = {"hand": ["consumed_by_rage"], "fleet": ["tie_silencer"], "rebels": ["kylo_millennium_falcon"]}
    with bobs_turn(lay, **ann) as scene:
        scene["Bob"].picks("Fate")
        scene["Ann"].picks(RAGE)
        scene["Bob"].picks("Force two Vehicles to engage")

        assert money(scene) == (0, 2)
        assert scene.card("tie_silencer", of="Ann").foes == ("Millennium Falcon",)


def test_consumed_by_rage_may_be_kept(lay):
    """
    Ann need not play it, and gains nothing then.
    """
    with bobs_turn(lay, hand=["consumed_by_rage"], fate_deck=["the_spark_of_hope", "torn_apart"]) as scene:
        scene["Bob"].picks("Fate")
        scene["Ann"].passes()
        scene["Bob"].picks("The Spark of Hope")

        assert money(scene) == (0, 0)
        assert scene.hand("Ann") == ("Consumed by Rage",)


def test_consumed_by_rage_does_not_answer_fate_against_another(lay):
    """
    With three players, a Fate action against Cid is not hers to answer.
    """
    villains = ("kylo_ren", "moff_gideon", "general_grievous")
    cid = {"fate_deck": ["exposed", "grievous_captured"]}
    hands = {"Ann": {"hand": ["consumed_by_rage"], "at": "crait"}, "Bob": {"at": "the_bridge"}, "Cid": cid}
    with lay(villains=villains, active=1, **hands) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Cid")
        scene["Bob"].picks("Exposed")

        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-131")
def test_consumed_by_rage_is_not_played_in_the_own_turn(lay):
    """
    Ann's own Fate action at Crait sets nothing off.
    """
    bob = {"fate_deck": ["i_am_programmed_to_protect", "the_bounty"]}
    with lay(villains=VILLAINS, Ann={"at": "crait", "hand": ["consumed_by_rage"]}, Bob=bob) as scene:
        picking(scene, "Fate", "I Am Programmed to Protect")

        assert scene.hand("Ann") == ("Consumed by Rage",)
        assert money(scene) == (0, 0)


def test_consumed_by_rage_is_no_way_around_the_fate_action(lay):
    """
    The Fate action goes on: Pull to the Light moves a token as ever.
    """
    ann = {"hand": ["consumed_by_rage"], "dark": 2, "fate_deck": ["pull_to_the_light", "torn_apart"]}
    with bobs_turn(lay, **ann) as scene:
        scene["Bob"].picks("Fate")
        scene["Ann"].picks(RAGE)
        scene["Bob"].picks("Pull to the Light")

        assert dark(scene) == 1


def test_hunt_them_down_is_for_any_maneuver_of_another(lay):
    """
    Bob parting two Vehicles by a Maneuver action is one, too.
    """
    bob = {"at": "old_imperial_base", "fleet": ["imperial_light_cruiser"], "rebels": ["razor_crest"]}
    with bobs_turn(lay, bob=bob, hand=["hunt_them_down"], jakku=[with_tokens("rey", 1)], fate_deck=["finn"]) as scene:
        scene["Bob"].picks("Maneuver")
        scene["Ann"].picks(HUNT)
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"
