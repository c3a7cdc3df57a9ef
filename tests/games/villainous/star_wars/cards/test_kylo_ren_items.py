"""Kylo Ren's Items: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged
from tests.games.villainous.star_wars.kylo import (
    ambition,
    bobs_turn,
    dark,
    fate,
    going,
    money,
    own_turn,
    picking,
    vanquish,
    why_no_ambition,
)

# ------------------------------------------------------------------------------------------------ Z6 Riot Control Baton


@pytest.mark.parametrize(("ally", "strength"), [("knights_of_ren", 3), ("general_hux", 1), ("praetorian_guards", 5)])
def test_z6_riot_control_baton_gives_one_strength(lay, ally, strength):
    """
    The Ally that it is attached to has +1 Strength.
    """
    with own_turn(lay, jakku=[carrying(ally, "z6_riot_control_baton")]) as scene:
        assert scene.card(ally, of="Ann", zone="bottom").strength == strength


def test_z6_riot_control_baton_gives_first_order_stormtroopers_two(lay):
    """
    First Order Stormtroopers have +2 Strength with it.
    """
    armed = carrying("first_order_stormtroopers", "z6_riot_control_baton")
    with own_turn(lay, jakku=[armed], exegol=["knights_of_ren"]) as scene:
        assert scene.card("first_order_stormtroopers", of="Ann").strength == 3
        assert scene.card("knights_of_ren", of="Ann").strength == 2


@pytest.mark.rule("SW-125")
def test_z6_riot_control_baton_is_attached_to_any_ally(lay):
    """
    Its player says to which Ally of the Sector it goes.
    """
    ann = {"hand": ["z6_riot_control_baton"], "credits": 1, "jakku": ["general_hux"], "exegol": ["knights_of_ren"]}
    with own_turn(lay, **ann) as scene:
        picking(scene, "Play a Card", "Z6 Riot Control Baton", "Knights of Ren")

        assert scene.card("knights_of_ren", of="Ann").strength == 3
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-126")
def test_z6_riot_control_baton_needs_an_ally(lay):
    """
    With no Ally in the Sector it can't be played.
    """
    with own_turn(lay, hand=["z6_riot_control_baton", "general_hux"], credits=1) as scene:
        picking(scene, "Play a Card")

        assert scene.why_not("Z6 Riot Control Baton") == "There is nowhere to put it."
        picking(scene, "General Hux", "Jakku")


@pytest.mark.rule("SW-077", "SW-078")
def test_z6_riot_control_baton_goes_along_with_its_ally(lay):
    """
    A Maneuver takes it along with its Ally, and can't take it alone.
    """
    with own_turn(lay, at="jakku", crait=[carrying("knights_of_ren", "z6_riot_control_baton")]) as scene:
        picking(scene, "Maneuver", "Exegol")

        assert scene.card("z6_riot_control_baton", of="Ann").at == "Exegol"


@pytest.mark.rule("SW-127")
def test_z6_riot_control_baton_is_discarded_with_its_ally(lay):
    """
    When its Ally is used up in a Vanquish, it goes to the discard pile, too.
    """
    with own_turn(lay, jakku=[carrying("praetorian_guards", "z6_riot_control_baton"), "rey"]) as scene:
        vanquish(scene)

        assert sorted(scene.zone("discard", "Ann")) == ["Praetorian Guards", "Z6 Riot Control Baton"]


# ------------------------------------------------------------------------------------------------ Darth Vader's Mask

COUNSEL = "Darth Vader's Mask: Look at the top four cards of your deck and take one"
SMASH = "Darth Vader's Mask: Remove it to move a Destiny token to the dark path"
TOP = ["general_hux", "captain_phasma", "knights_of_ren", "more", "tie_silencer"]
ORDER = "In which order do they go back on top, the first one on top?"


def test_darth_vaders_mask_goes_to_a_location_for_ambition(lay):
    """
    It takes an Ambition action and 1 Ambition, and lies on the Villain side of any location.
    """
    with own_turn(lay, hand=["darth_vaders_mask"], ambition=1) as scene:
        ambition(scene, "Play Darth Vader's Mask", "Jakku")

        mask = scene.card("darth_vaders_mask", of="Ann")
        assert (mask.at, mask.zone, money(scene)) == ("Jakku", "bottom", (0, 0))


def test_darth_vaders_mask_takes_one_of_four_cards(lay):
    """
    For 1 Ambition one of the top four cards of the deck comes to hand, and the others go back on top in any order.
    """
    with own_turn(lay, jakku=["darth_vaders_mask"], ambition=1, deck=TOP) as scene:
        ambition(scene, COUNSEL)
        scene.can_pick_exactly("General Hux", "Captain Phasma", "Knights of Ren", "More!")
        scene["Ann"].picks("Captain Phasma")
        scene.expect("Ann", prompt=ORDER)
        scene["Ann"].picks("More!", "General Hux", "Knights of Ren")

        assert scene.hand("Ann") == ("Captain Phasma",)
        assert scene.zone("deck", "Ann")[:4] == ("More!", "General Hux", "Knights of Ren", "TIE Silencer")
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-207")
def test_darth_vaders_mask_shows_the_cards_to_nobody_else(lay):
    """
    Bob learns neither what was looked at nor what was taken.
    """
    with own_turn(lay, jakku=["darth_vaders_mask"], ambition=1, deck=TOP) as scene:
        ambition(scene, COUNSEL, "Captain Phasma")
        scene["Ann"].picks("More!", "General Hux", "Knights of Ren")

        assert not scene["Bob"].sees("Captain Phasma")
        assert not scene["Bob"].sees("General Hux")


@pytest.mark.rule("SW-207")
def test_darth_vaders_mask_renews_an_empty_deck_first(lay):
    """
    With an empty deck the discard pile is shuffled into it before anybody looks.
    """
    ann = {"jakku": ["darth_vaders_mask"], "ambition": 1, "discard": ["more"]}
    with own_turn(lay, **ann, deck=[], rest={"Kylo Ren Villain": "discard"}) as scene:
        ambition(scene, COUNSEL)
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].picks(*scene.options)

        assert len(scene.hand("Ann")) == 1
        assert scene.zone("discard", "Ann") == ()


def test_darth_vaders_mask_looks_at_as_many_cards_as_there_are(lay):
    """
    With fewer than four cards in the deck, those are looked at.
    """
    ann = {"jakku": ["darth_vaders_mask"], "ambition": 1, "deck": ["more", "general_hux"]}
    with own_turn(lay, **ann, rest={"Kylo Ren Villain": "discard"}) as scene:
        ambition(scene, COUNSEL)
        scene.can_pick_exactly("More!", "General Hux")
        scene["Ann"].picks("More!")

        assert scene.hand("Ann") == ("More!",)


def test_darth_vaders_mask_can_be_given_up_for_a_token(lay):
    """
    For 3 Ambition it is removed, and a Destiny token goes to the dark path.
    """
    with own_turn(lay, jakku=["darth_vaders_mask"], ambition=3) as scene:
        ambition(scene, SMASH)

        assert dark(scene) == 1
        assert scene.zone("discard", "Ann") == ("Darth Vader's Mask",)
        assert money(scene) == (0, 0)


def test_darth_vaders_mask_is_not_given_up_for_less(lay):
    """
    2 Ambition are not enough, and Credits do not help.
    """
    with own_turn(lay, jakku=["darth_vaders_mask"], ambition=2, credits=5, deck=TOP) as scene:
        assert why_no_ambition(scene, SMASH) == "3 Ambition needed: you have 2."
        picking(scene, COUNSEL, "Captain Phasma")
        scene["Ann"].picks("More!", "General Hux", "Knights of Ren")


@pytest.mark.rule("SW-216")
@pytest.mark.parametrize(
    "ban", [{"jakku": ["kylo_leia_organa"]}, {"under": ["torn_apart"]}], ids=["leia_organa", "torn_apart"]
)
def test_darth_vaders_mask_cannot_be_given_up_while_the_token_is_forbidden(lay, ban):
    """
    Under Leia Organa or Torn Apart only its other ability can be used.
    """
    with own_turn(lay, **ban, exegol=["darth_vaders_mask"], ambition=3, deck=TOP) as scene:
        picking(scene, "Ambition")
        scene.can_pick(COUNSEL)
        scene.cannot_pick(SMASH)
        picking(scene, COUNSEL, "Captain Phasma")
        scene["Ann"].picks("More!", "General Hux", "Knights of Ren")


@pytest.mark.rule("SW-079")
def test_darth_vaders_mask_can_be_maneuvered(lay):
    """
    Lying loose it goes to another location by itself.
    """
    with own_turn(lay, at="jakku", crait=["darth_vaders_mask"]) as scene:
        picking(scene, "Maneuver", "Exegol")

        assert scene.card("darth_vaders_mask", of="Ann").at == "Exegol"


# ------------------------------------------------------------------------------------------------ Hyperspace Tracker

TRACK = "Hyperspace Tracker: Play a Hero from your Fate deck?"


def tracked(*foes):
    """Lay a TIE Silencer with a Hyperspace Tracker, perhaps engaged."""
    ship = engaged("tie_silencer", foes[0]) if foes else "tie_silencer"
    return [carrying(ship, "hyperspace_tracker")]


@pytest.mark.rule("SW-167")
def test_hyperspace_tracker_is_attached_to_an_ally_vehicle(lay):
    """
    It goes onto an Ally Vehicle, where no other card goes.
    """
    ann = {"hand": ["hyperspace_tracker"], "credits": 1, "fleet": ["tie_silencer"], "jakku": ["general_hux"]}
    with own_turn(lay, **ann) as scene:
        picking(scene, "Play a Card", "Hyperspace Tracker")

        assert scene.card("tie_silencer", of="Ann").attached == ("Hyperspace Tracker",)


def test_hyperspace_tracker_needs_an_ally_vehicle(lay):
    """
    Without an Ally Vehicle in play it can't be played, Allies or no.
    """
    ann = {"hand": ["hyperspace_tracker", "general_hux"], "credits": 1, "jakku": ["captain_phasma"]}
    with own_turn(lay, **ann) as scene:
        picking(scene, "Play a Card")

        assert scene.why_not("Hyperspace Tracker") == "There is nowhere to put it."
        picking(scene, "General Hux", "Jakku")


@pytest.mark.rule("SW-107")
def test_hyperspace_tracker_plays_a_hero_on_arrival(lay):
    """
    When the mover arrives at its Vehicle, Ann may reveal her Fate deck until a Hero turns up, and plays him anywhere.
    """
    with going(lay, fleet=tracked(), fate_deck=["the_spark_of_hope", "finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene.expect("Ann", prompt=TRACK)
        scene["Ann"].confirms()
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"


def test_hyperspace_tracker_works_after_the_vehicle(lay):
    """
    What the Vehicle itself says comes first: the -1 token goes to a Hero who was there before.
    """
    with going(lay, fleet=tracked(), jakku=["rey"], fate_deck=["finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene.expect("Ann", prompt="Which Hero gets -1 Strength?")
        scene["Ann"].picks("Rey")
        scene.expect("Ann", prompt=TRACK)
        scene["Ann"].confirms()
        scene["Ann"].picks("Exegol")

        assert (scene.card("rey").strength, scene.card("finn").strength) == (3, 3)


def test_hyperspace_tracker_may_be_left_alone(lay):
    """
    Nobody has to be played.
    """
    with going(lay, fleet=tracked(), fate_deck=["finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene["Ann"].declines()

        scene.did_not_happen("Played")


@pytest.mark.rule("SW-177")
def test_hyperspace_tracker_works_while_its_vehicle_is_engaged(lay):
    """
    Arrival abilities work at an engaged Vehicle, and so does this one.
    """
    with going(lay, fleet=tracked("kylo_millennium_falcon"), fate_deck=["finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene["Ann"].confirms()
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"


def test_hyperspace_tracker_does_nothing_elsewhere(lay):
    """
    Arriving at another Vehicle is nothing to it.
    """
    with going(lay, fleet=[*tracked(), "upsilon_class_command_shuttle"], fate_deck=["finn"]) as scene:
        scene["Ann"].picks("Upsilon-Class Command Shuttle")

        scene.expect("Ann", prompt="What do you do?")


def test_hyperspace_tracker_does_nothing_without_heroes(lay):
    """
    If there is no Hero to turn up, nobody is asked.
    """
    heroes = ["rey", "kylo_han_solo", "kylo_leia_organa", "kylo_luke_skywalker", "poe_dameron"]
    with going(lay, fleet=tracked(), exegol=heroes, crait=["finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene["Ann"].passes()

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-182")
def test_hyperspace_tracker_is_discarded_with_a_vanquished_vehicle(lay):
    """
    When its Vehicle is vanquished with the Hero Vehicle, it goes to Ann's discard pile, too.
    """
    with own_turn(lay, fleet=tracked("kylo_millennium_falcon")) as scene:
        vanquish(scene)

        assert sorted(scene.zone("discard", "Ann")) == ["Hyperspace Tracker", "TIE Silencer"]


def test_hyperspace_tracker_cannot_be_maneuvered(lay):
    """
    Attached, it is never moved by itself.
    """
    with own_turn(lay, at="jakku", fleet=tracked(), crait=["general_hux"]) as scene:
        picking(scene, "Maneuver", "Exegol")

        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Exegol"
        assert scene.card("tie_silencer", of="Ann").attached == ("Hyperspace Tracker",)


def test_hyperspace_tracker_is_no_matter_of_other_players(lay):
    """
    Bob's mover going about sets nothing off.
    """
    with bobs_turn(lay, fleet=tracked()) as scene:
        scene["Bob"].passes()

        scene.did_not_happen("Played")


def test_hyperspace_tracker_cannot_be_removed_by_the_resistance(lay):
    """
    It is no Ally: a text about Allies does not touch it.
    """
    with fate(lay, "the_resistance_strikes", fleet=tracked()) as scene:
        assert scene.card("tie_silencer", of="Ann").attached == ("Hyperspace Tracker",)
