"""Kylo Ren's Vehicles and those of his Heroes: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.star_wars.kylo import bobs_turn, dark, fate, going, money, own_turn, picking

WEAKEN = "Which Hero gets -1 Strength?"

# ------------------------------------------------------------------------------------------------ TIE Silencer


@pytest.mark.rule("SW-039", "SW-171")
def test_tie_silencer_may_weaken_a_hero(lay):
    """
    When the mover arrives, a -1 token may be put on a Hero.
    """
    with going(lay, fleet=["tie_silencer"], jakku=["rey"], exegol=["finn"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene.expect("Ann", prompt=WEAKEN)
        scene["Ann"].picks("Rey")

        assert (scene.card("rey").strength, scene.card("rey").tokens) == (3, {"MINUS": 1})
        assert scene.card("finn").strength == 3


def test_tie_silencer_may_weaken_nobody(lay):
    """
    Ann need not put a token.
    """
    with going(lay, fleet=["tie_silencer"], jakku=["rey"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene["Ann"].passes()

        assert scene.card("rey").strength == 4


def test_tie_silencer_does_not_weaken_supreme_leader_snoke(lay):
    """
    He is no Hero: with him alone in the Sector nobody is asked.
    """
    with going(lay, fleet=["tie_silencer"], jakku=["supreme_leader_snoke"]) as scene:
        scene["Ann"].picks("TIE Silencer")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-177")
def test_tie_silencer_works_while_engaged(lay):
    """
    Engaged it keeps its ability, though its symbols are covered.
    """
    with going(lay, fleet=[engaged("tie_silencer", "kylo_millennium_falcon")], jakku=["rey"]) as scene:
        scene["Ann"].picks("TIE Silencer")
        scene["Ann"].picks("Rey")

        assert scene.card("rey").strength == 3
        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."


@pytest.mark.rule("SW-170")
def test_tie_silencer_has_its_symbols(lay):
    """
    There the mover can vanquish, use Ambition and collect 1 Credit.
    """
    ann = {"fleet": ["tie_silencer"], "jakku": ["praetorian_guards", "rey"], "hand": ["interrogation"], "ambition": 1}
    with own_turn(lay, at="tie_silencer", **ann) as scene:
        scene.can_pick_exactly("Vanquish", "Ambition", "Collect Credits 1", "Pass")


# ------------------------------------------------------------------------------------------------ Upsilon-Class Command Shuttle

SHUTTLE = "Upsilon-Class Command Shuttle"


@pytest.mark.rule("SW-201")
def test_upsilon_class_command_shuttle_moves_two_allies_to_one_location(lay):
    """
    On arrival up to two Allies may be moved to one location, from different locations, too.
    """
    ann = {"jakku": ["general_hux"], "crait": ["captain_phasma"], "starkiller_base": ["knights_of_ren"]}
    with going(lay, fleet=["upsilon_class_command_shuttle"], **ann) as scene:
        picking(scene, SHUTTLE, "Exegol")
        scene["Ann"].picks("General Hux", "Knights of Ren")

        at = [
            scene.card(ally, of="Ann", zone="bottom").at for ally in ("general_hux", "knights_of_ren", "captain_phasma")
        ]
        assert at == ["Exegol", "Exegol", "Crait"]


def test_upsilon_class_command_shuttle_moves_two_allies_from_one_location(lay):
    """
    Both may come from the same location.
    """
    with going(lay, fleet=["upsilon_class_command_shuttle"], jakku=["general_hux", "captain_phasma"]) as scene:
        picking(scene, SHUTTLE, "Exegol")
        scene["Ann"].picks("General Hux", "Captain Phasma")

        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Exegol"
        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Exegol"


def test_upsilon_class_command_shuttle_may_move_one_ally(lay):
    """
    One of two is enough.
    """
    with going(lay, fleet=["upsilon_class_command_shuttle"], jakku=["general_hux", "captain_phasma"]) as scene:
        picking(scene, SHUTTLE, "Exegol", "General Hux")

        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Jakku"


def test_upsilon_class_command_shuttle_may_move_nobody(lay):
    """
    Ann need not move anybody.
    """
    with going(lay, fleet=["upsilon_class_command_shuttle"], jakku=["general_hux"]) as scene:
        scene["Ann"].picks(SHUTTLE)
        scene["Ann"].passes()

        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Jakku"


def test_upsilon_class_command_shuttle_takes_nobody_aboard(lay):
    """
    The location is one of the four printed ones: no Vehicle is offered.
    """
    with going(lay, fleet=["upsilon_class_command_shuttle", "tie_silencer"], jakku=["general_hux"]) as scene:
        scene["Ann"].picks(SHUTTLE)
        scene.can_pick_exactly("Jakku", "Starkiller Base", "Crait", "Exegol", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SW-078")
def test_upsilon_class_command_shuttle_moves_items_along(lay):
    """
    What an Ally carries comes with it.
    """
    armed = carrying("general_hux", "z6_riot_control_baton")
    with going(lay, fleet=["upsilon_class_command_shuttle"], jakku=[armed]) as scene:
        picking(scene, SHUTTLE, "Exegol", "General Hux")

        assert scene.card("z6_riot_control_baton", of="Ann").at == "Exegol"


@pytest.mark.rule("SW-170")
def test_upsilon_class_command_shuttle_has_its_symbols(lay):
    """
    There the mover can play a card, maneuver and discard.
    """
    ann = {"fleet": ["upsilon_class_command_shuttle"], "hand": ["general_hux"], "credits": 1}
    with own_turn(lay, at="upsilon_class_command_shuttle", jakku=["knights_of_ren"], **ann) as scene:
        scene.can_pick_exactly("Play a Card", "Maneuver", "Discard Cards", "Pass")


# ------------------------------------------------------------------------------------------------ Millennium Falcon


@pytest.mark.rule("SW-192", "SW-194")
def test_kylo_millennium_falcon_brings_han_solo(lay):
    """
    Played, it finds Han Solo, and whoever played it plays him at any location; his ability works.
    """
    with fate(lay, "kylo_millennium_falcon", "Exegol", ambition=3) as scene:
        assert scene.card("kylo_han_solo").at == "Exegol"
        assert money(scene) == (0, 1)


@pytest.mark.rule("SW-209")
def test_kylo_millennium_falcon_finds_han_solo_in_the_sector_first(lay):
    """
    From the Sector he is played again, with all that lies on him, and costs Ambition again.
    """
    with fate(lay, "kylo_millennium_falcon", "Exegol", jakku=[with_tokens("kylo_han_solo", 1)], ambition=2) as scene:
        han = scene.card("kylo_han_solo")

        assert (han.at, han.strength) == ("Exegol", 4)
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-210")
def test_kylo_millennium_falcon_may_leave_han_solo_where_he_is(lay):
    """
    Found in the Sector he can be played at the location where he is.
    """
    with fate(lay, "kylo_millennium_falcon", "Jakku", jakku=["kylo_han_solo"], ambition=2) as scene:
        assert scene.card("kylo_han_solo").at == "Jakku"
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-209", "SW-220")
def test_kylo_millennium_falcon_finds_han_solo_in_the_pile(lay):
    """
    Han Solo as the other card of the same Fate action lies on the pile by then, and is found there.
    """
    with fate(lay, "kylo_millennium_falcon", "Exegol", other="kylo_han_solo") as scene:
        assert scene.card("kylo_han_solo").at == "Exegol"
        assert len(scene.zone("fate_deck", "Ann")) == 13


@pytest.mark.rule("SW-175")
def test_kylo_millennium_falcon_engages_a_free_ally_vehicle(lay):
    """
    It has to engage an Ally Vehicle that is there.
    """
    with fate(lay, "kylo_millennium_falcon", "Exegol", fleet=["tie_silencer"]) as scene:
        assert scene.card("tie_silencer", of="Ann").foes == ("Millennium Falcon",)


@pytest.mark.rule("SW-178", "SW-179")
def test_kylo_millennium_falcon_cuts_the_hand_while_it_is_loose(lay):
    """
    Without an Ally Vehicle it is loose, and Ann draws up to three cards only.
    """
    with own_turn(lay, rebels=["kylo_millennium_falcon"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 3


def test_kylo_millennium_falcon_does_not_bring_han_solo_by_lying_there(lay):
    """
    Only its being played brings him.
    """
    with own_turn(lay, fleet=[engaged("tie_silencer", "kylo_millennium_falcon")]) as scene:
        assert scene.card("kylo_han_solo").zone == "fate_deck"


# ------------------------------------------------------------------------------------------------ Black One


def test_black_one_costs_a_credit_when_it_engages(lay):
    """
    Played onto an Ally Vehicle it becomes engaged: Ann loses 1 Credit.
    """
    with fate(lay, "black_one", fleet=["tie_silencer"], credits=3) as scene:
        assert scene.card("tie_silencer", of="Ann").foes == ("Black One",)
        assert money(scene) == (2, 0)


def test_black_one_costs_nothing_while_it_stays_loose(lay):
    """
    Without an Ally Vehicle it engages nobody: no Credit is lost.
    """
    with fate(lay, "black_one", credits=3) as scene:
        assert money(scene) == (3, 0)


def test_black_one_costs_a_credit_when_ann_engages_it(lay):
    """
    It is the same when Ann plays an Ally Vehicle against it.
    """
    with own_turn(lay, rebels=["black_one"], hand=["tie_silencer"], credits=4) as scene:
        picking(scene, "Play a Card", "TIE Silencer", "Black One")

        assert money(scene) == (1, 0)


@pytest.mark.rule("SW-188")
def test_black_one_costs_a_credit_when_a_maneuver_engages_it(lay):
    """
    It is the same when a Maneuver joins them.
    """
    with own_turn(lay, at="jakku", rebels=["black_one"], fleet=["tie_silencer"], credits=1) as scene:
        picking(scene, "Maneuver")

        assert money(scene) == (0, 0)
        assert scene.card("tie_silencer", of="Ann").foes == ("Black One",)


@pytest.mark.rule("SW-189")
def test_black_one_costs_a_credit_when_fate_forces_it(lay):
    """
    A Fate action that forces it to engage again costs the Credit again.
    """
    with bobs_turn(lay, rebels=["black_one"], fleet=["tie_silencer"], credits=2) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Force two Vehicles to engage")

        assert money(scene) == (1, 0)


def test_black_one_shuts_the_mover_out(lay):
    """
    The mover can't go to the Ally Vehicle that it is engaged with.
    """
    with going(lay, fleet=[engaged("tie_silencer", "black_one"), "upsilon_class_command_shuttle"]) as scene:
        scene.can_pick_exactly("Jakku", "Starkiller Base", "Exegol", "Upsilon-Class Command Shuttle")


def test_black_one_shuts_nobody_out_while_it_is_loose(lay):
    """
    Loose it keeps the mover from nowhere.
    """
    with going(lay, fleet=["tie_silencer"], rebels=["black_one"]) as scene:
        scene.can_pick("TIE Silencer")


def test_black_one_does_not_move_a_mover_who_is_there(lay):
    """
    A mover on that Vehicle stays, and leaves on its next turn as usual.
    """
    with own_turn(lay, at="tie_silencer", fleet=[engaged("tie_silencer", "black_one")]) as scene:
        assert scene.card("kylo_ren").at == "TIE Silencer"
        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."


@pytest.mark.rule("SW-181")
def test_black_one_can_be_vanquished_with_the_vehicle(lay):
    """
    A Vanquish takes the pair: that moves no Destiny token, as a Vehicle is no Hero.
    """
    with own_turn(lay, fleet=[engaged("tie_silencer", "black_one")]) as scene:
        picking(scene, "Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Black One",)
        assert dark(scene) == 0
