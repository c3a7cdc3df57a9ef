"""Moff Gideon's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, with_tokens
from tests.games.villainous.star_wars.gideon import ambition, gideon, lying, money, open_symbols

CAPTURE = "Dark Troopers: Move Grogu to the Villain side"
MARCH = "Death Troopers: Maneuver it"
PAY = "The Client: Reveal your deck until a Beskar turns up and play it"


# ------------------------------------------------------------------------------------------------ Dark Troopers


def test_dark_troopers_capture_grogu():
    """
    For an Ambition action that costs nothing, Grogu goes to the Villain side of the place where the Dark Troopers are.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["dark_troopers", "grogu"]}) as scene:
        ambition(scene, CAPTURE)

        assert lying(scene, "tython", "top") == ()
        assert lying(scene, "tython") == ("Dark Troopers", "Grogu")
        assert money(scene, "Ann") == (0, 0)
        scene.did_not_happen("Spent")


def test_dark_troopers_take_an_ambition_symbol_to_capture():
    """
    It costs 0, but the symbol is used: at Nevarro City there is no second one.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["dark_troopers", "grogu"]}) as scene:
        ambition(scene, CAPTURE)

        assert scene.why_not("Ambition") == "You have used that symbol this turn."


def test_dark_troopers_capture_nobody_without_an_ambition_symbol():
    """
    On Tython there is no Ambition symbol, so there Moff Gideon captures nobody.
    """
    with gideon(Ann={"at": "tython", "nevarro_city": ["dark_troopers", "grogu"]}) as scene:
        scene.cannot_pick("Ambition")


def test_dark_troopers_open_the_symbols_that_grogu_covered_at_once():
    """
    The upper symbols of Old Imperial Base can be used as soon as Grogu is on the Villain side.
    """
    with gideon(Ann={"at": "old_imperial_base", "old_imperial_base": ["dark_troopers", "grogu"]}) as scene:
        assert scene.why_not("Maneuver") == "Something lies over that symbol."

        ambition(scene, CAPTURE)

        scene.can_pick("Maneuver")
        assert open_symbols(scene, "old_imperial_base") == ["play", "maneuver", "credits 2"]


def test_dark_troopers_do_not_capture_grogu_beside_another_hero():
    """
    As long as Fennec Shand is there, too, he stays free.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["dark_troopers", "grogu", "fennec_shand"]}) as scene:
        scene.cannot_pick("Ambition")


def test_dark_troopers_mind_no_hero_elsewhere():
    """
    Fennec Shand at The Bridge does not protect him on Tython.
    """
    told = {"at": "nevarro_city", "tython": ["dark_troopers", "grogu"], "the_bridge": ["fennec_shand"]}
    with gideon(Ann=told) as scene:
        ambition(scene, CAPTURE)

        assert lying(scene, "tython") == ("Dark Troopers", "Grogu")


def test_dark_troopers_do_not_capture_grogu_from_elsewhere():
    """
    They have to be where he is.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["grogu"], "the_bridge": ["dark_troopers"]}) as scene:
        scene.cannot_pick("Ambition")


def test_dark_troopers_do_not_capture_who_is_captured():
    """
    With Grogu on the Villain side already there is nothing to do.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["dark_troopers", captive("grogu")]}) as scene:
        scene.cannot_pick("Ambition")


def test_dark_troopers_capture_without_strength():
    """
    Dark Troopers at 0 Strength stay, and can still capture (SW-116).
    """
    with gideon(Ann={"at": "nevarro_city", "tython": [with_tokens("dark_troopers", -5), "grogu"]}) as scene:
        assert scene.card("dark_troopers", of="Ann", zone="bottom").strength == 0

        ambition(scene, CAPTURE)

        assert lying(scene, "tython") == ("Dark Troopers", "Grogu")


# ------------------------------------------------------------------------------------------------ Death Troopers


def test_death_troopers_maneuver_themselves():
    """
    For an Ambition action that costs nothing they go to another location, with what they carry.
    """
    told = {"at": "nevarro_city", "tython": [carrying("death_troopers", "beskar")]}
    with gideon(Ann=told) as scene:
        ambition(scene, MARCH, "The Bridge")

        assert lying(scene, "the_bridge") == ("Death Troopers",)
        assert scene.card("beskar", of="Ann", zone="attached").at == "The Bridge"
        assert money(scene, "Ann") == (0, 0)


def test_death_troopers_do_not_stay_where_they_are():
    """
    A Maneuver leads to another location, never to a Vehicle.
    """
    told = {"at": "nevarro_city", "tython": ["death_troopers"], "fleet": ["outland_tie_fighter"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(MARCH)

        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "The Bridge")

        scene["Ann"].picks("Nevarro City")


def test_death_troopers_maneuver_nobody_else():
    """
    The Stormtroopers beside them stay.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["death_troopers", "gideon_stormtroopers"]}) as scene:
        ambition(scene, MARCH, "The Bridge")

        assert lying(scene, "tython") == ("Stormtroopers",)


def test_death_troopers_do_not_march_to_grogu_past_unexpected_help():
    """
    Their march is a Maneuver, so Unexpected Help keeps them away from Grogu's location.
    """
    told = {"at": "nevarro_city", "tython": ["death_troopers"], "the_bridge": ["grogu"], "under": ["unexpected_help"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(MARCH)

        scene.can_pick_exactly("Nevarro City", "Old Imperial Base")

        scene["Ann"].picks("Nevarro City")


# ------------------------------------------------------------------------------------------------ Stormtroopers


def test_gideon_stormtroopers_cost_a_credit_and_have_one_strength():
    """
    They are put at a location for 1 Credit and have 1 Strength.
    """
    with gideon(Ann={"at": "nevarro_city", "hand": ["gideon_stormtroopers"], "credits": 1}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Stormtroopers")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Stormtroopers",)
        assert scene.card("gideon_stormtroopers", of="Ann", zone="bottom").strength == 1
        assert money(scene, "Ann") == (0, 0)


def test_gideon_stormtroopers_do_nothing_with_ambition():
    """
    They have no ability.
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["gideon_stormtroopers", "grogu"], "ambition": 9}) as scene:
        scene.cannot_pick("Ambition")


# ------------------------------------------------------------------------------------------------ Doctor Pershing


def playing_dark_troopers(at, **told):
    """Lay Dark Troopers in the hand of Moff Gideon, who is somewhere and has 2 Credits."""
    return gideon(Ann={"at": at, "hand": ["dark_troopers"], "credits": 2, **told})


def test_doctor_pershing_makes_dark_troopers_cheaper_for_his_master_here():
    """
    With Moff Gideon at his location Dark Troopers cost 2, at whichever location they are played.
    """
    with playing_dark_troopers("nevarro_city", nevarro_city=["doctor_pershing"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Dark Troopers")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Dark Troopers",)
        assert money(scene, "Ann") == (0, 0)


def test_doctor_pershing_elsewhere_makes_nothing_cheaper():
    """
    With Moff Gideon elsewhere they cost 3.
    """
    with playing_dark_troopers("nevarro_city", tython=["doctor_pershing"]) as scene:
        scene.cannot_pick("Play a Card")
        assert scene.card("dark_troopers", of="Ann", zone="hand").price == 3


def test_doctor_pershing_in_hand_makes_nothing_cheaper():
    """
    He has to be in play.
    """
    with gideon(Ann={"at": "nevarro_city", "hand": ["dark_troopers", "doctor_pershing"]}) as scene:
        assert scene.card("dark_troopers", of="Ann", zone="hand").price == 3


def test_doctor_pershing_makes_no_other_ally_cheaper():
    """
    Death Troopers cost 2 as ever.
    """
    told = {"at": "nevarro_city", "hand": ["death_troopers"], "credits": 1, "nevarro_city": ["doctor_pershing"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Play a Card")
        assert scene.card("death_troopers", of="Ann", zone="hand").price == 2


def test_doctor_pershing_has_no_strength_and_stays():
    """
    He has no Strength, and that alone does not take him away (SW-115).
    """
    with gideon(Ann={"at": "nevarro_city", "tython": ["doctor_pershing"]}) as scene:
        assert scene.card("doctor_pershing", of="Ann").strength == 0
        assert lying(scene, "tython") == ("Doctor Pershing",)


@pytest.mark.rule("SW-117")
def test_doctor_pershing_is_lost_if_he_is_used():
    """
    Without any Strength he may be used in a Vanquish, adds nothing, and is discarded.
    """
    told = {"at": "nevarro_city", "tython": ["doctor_pershing", "death_troopers", "koska_reeves"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Doctor Pershing")

        assert scene["Ann"].zone("discard") == ("Doctor Pershing", "Death Troopers")


# ------------------------------------------------------------------------------------------------ The Client


@pytest.mark.rule("SW-203")
def test_the_client_brings_a_beskar():
    """
    For 2 Ambition the deck is revealed until a Beskar turns up, which is attached for free; the rest is shuffled in.
    """
    told = {"at": "nevarro_city", "tython": ["the_client"], "ambition": 2, "discard": ["gideon_captured"]}
    with gideon(Ann={**told, "deck": ["death_troopers", "darksaber", "beskar"]}) as scene:
        ambition(scene, PAY)

        assert scene.card("the_client", of="Ann").attached == ("Beskar",)
        assert money(scene, "Ann") == (0, 0)
        assert scene["Ann"].zone("discard") == ()
        assert {"Death Troopers", "Darksaber", "Captured"} <= set(scene["Ann"].zone("deck"))
        assert [event.fields["card"].name for event in scene.events("TurnedUp")] == [
            "Death Troopers",
            "Darksaber",
            "Beskar",
        ]


def test_the_client_lets_his_master_say_who_carries_the_beskar():
    """
    Any Ally can have it.
    """
    told = {"at": "nevarro_city", "tython": ["the_client"], "the_bridge": ["death_troopers"], "ambition": 2}
    with gideon(Ann={**told, "deck": ["beskar"]}) as scene:
        ambition(scene, PAY, "Death Troopers")

        assert scene.card("death_troopers", of="Ann", zone="bottom").attached == ("Beskar",)


@pytest.mark.rule("SW-204")
def test_the_client_finds_a_beskar_on_the_pile_when_the_deck_is_out():
    """
    With no cards left in the deck the discard pile becomes the deck.
    """
    told = {"at": "nevarro_city", "tython": ["the_client"], "ambition": 2, "discard": ["beskar"], "deck": []}
    with gideon(Ann=told) as scene:
        ambition(scene, PAY)

        assert scene.card("the_client", of="Ann").attached == ("Beskar",)


def test_the_client_needs_two_ambition():
    """
    With 1 Ambition he does nothing.
    """
    told = {"at": "nevarro_city", "tython": ["the_client"], "ambition": 1, "credits": 9, "deck": ["beskar"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-Q44")
def test_the_client_is_no_ambition_action_of_his_own():
    """
    The bare symbol on him is that of his ability: on Tython there is still no Ambition action.
    """
    told = {"at": "tython", "tython": ["the_client"], "ambition": 9, "deck": ["beskar"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition")
