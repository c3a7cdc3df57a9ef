"""The Fate cards against Moff Gideon that are no Heroes and no Vehicles: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged, sector
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.gideon import ambition, fate, gideon, lying, money

EVERYWHERE = ("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")


# ------------------------------------------------------------------------------------------------ I Am Programmed to Protect


@pytest.mark.rule("SW-Q56")
def test_i_am_programmed_to_protect_makes_every_hero_stronger():
    """
    Each Hero in the Sector gets a +1 token, Grogu on the Villain side as well.
    """
    told = {"tython": ["fennec_shand", captive("grogu")], "the_bridge": ["koska_reeves"]}
    with fate("i_am_programmed_to_protect", **told) as scene:
        assert scene.card("fennec_shand").tokens == {"PLUS": 1}
        assert scene.card("koska_reeves").strength == 3
        assert scene.card("grogu").strength == 1
        assert "I Am Programmed to Protect" in scene["Bob"].zone("fate_discard")


def test_i_am_programmed_to_protect_reaches_a_free_grogu():
    """
    On the Hero side he gets one, too.
    """
    with fate("i_am_programmed_to_protect", tython=["grogu"]) as scene:
        assert scene.card("grogu").strength == 1


def test_i_am_programmed_to_protect_makes_no_ally_stronger():
    """
    Allies get nothing.
    """
    with fate("i_am_programmed_to_protect", tython=["fennec_shand", "death_troopers"]) as scene:
        assert scene.card("death_troopers", of="Bob", zone="bottom").strength == 2


def test_i_am_programmed_to_protect_helps_nobody_of_another_sector():
    """
    A Hero in the Sector of General Grievous gets nothing.
    """
    ann = {"florrum": ["plo_koon"]}
    with fate("i_am_programmed_to_protect", ann=ann, tython=["fennec_shand"]) as scene:
        assert scene.card("plo_koon").strength == 3


# ------------------------------------------------------------------------------------------------ May the Force Be With You


@pytest.mark.rule("SW-Q56")
def test_gideon_may_the_force_be_with_you_weakens_every_ally():
    """
    Each Ally in the Sector gets a -1 token.
    """
    told = {"tython": ["dark_troopers"], "the_bridge": ["death_troopers"]}
    with fate("gideon_may_the_force_be_with_you", **told) as scene:
        assert scene.card("dark_troopers", of="Bob", zone="bottom").strength == 4
        assert scene.card("death_troopers", of="Bob", zone="bottom").strength == 1
        assert scene.card("death_troopers", of="Bob", zone="bottom").tokens == {"MINUS": 1}


def test_gideon_may_the_force_be_with_you_leaves_allies_without_strength_in_play():
    """
    Stormtroopers at 0 stay, and so does Doctor Pershing, who had none.
    """
    with fate("gideon_may_the_force_be_with_you", tython=["gideon_stormtroopers", "doctor_pershing"]) as scene:
        assert lying(scene, "tython") == ("Stormtroopers", "Doctor Pershing")
        assert scene.card("gideon_stormtroopers", of="Bob", zone="bottom").strength == 0
        assert scene.card("doctor_pershing", of="Bob").strength == 0


def test_gideon_may_the_force_be_with_you_weakens_no_hero_and_no_captive():
    """
    Fennec Shand and the captured Grogu get nothing.
    """
    told = {"tython": ["dark_troopers", "fennec_shand", captive("grogu")]}
    with fate("gideon_may_the_force_be_with_you", **told) as scene:
        assert scene.card("fennec_shand").tokens == {}
        assert scene.card("grogu").tokens == {}


# ------------------------------------------------------------------------------------------------ Self-Protection


def test_self_protection_moves_grogu_away_from_allies():
    """
    Whoever plays it says to which location without Allies he goes.
    """
    with fate("self_protection", tython=["grogu", "dark_troopers"], the_bridge=["the_client"]) as scene:
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base")
        scene["Ann"].picks("Nevarro City")

        assert lying(scene, "nevarro_city", "top") == ("Grogu",)


def test_self_protection_leaves_him_on_his_side():
    """
    A captured Grogu stays captured.
    """
    told = {"tython": [captive("grogu"), "dark_troopers"], "the_bridge": ["the_client"]}
    with fate("self_protection", "Nevarro City", **told) as scene:
        assert lying(scene, "nevarro_city") == ("Grogu",)


def test_self_protection_does_nothing_without_a_safe_place():
    """
    With Allies at all other locations he stays.
    """
    others = {place: ["gideon_stormtroopers"] for place in ("nevarro_city", "old_imperial_base", "the_bridge")}
    with fate("self_protection", tython=["grogu"], **others) as scene:
        scene.expect("Ann", prompt="What do you do?")

        assert lying(scene, "tython", "top") == ("Grogu",)


def test_self_protection_does_nothing_without_grogu():
    """
    With Grogu not in play nobody is moved.
    """
    with fate("self_protection", tython=["fennec_shand"]) as scene:
        scene.did_not_happen("Relocated")


# ------------------------------------------------------------------------------------------------ The Bounty


def test_the_bounty_removes_a_beskar():
    """
    Whoever plays it says which Beskar goes; none of its abilities is used.
    """
    told = {"tython": [carrying("dark_troopers", "beskar")], "the_bridge": [carrying("the_client", "beskar")]}
    with fate("the_bounty", "Beskar (The Bridge)", hand=["darksaber"], **told) as scene:
        assert scene.card("the_client", of="Bob").attached == ()
        assert scene.card("dark_troopers", of="Bob", zone="bottom").attached == ("Beskar",)
        assert scene["Bob"].zone("discard") == ("Beskar",)
        assert scene.hand("Bob") == ("Darksaber",)


def test_the_bounty_removes_nothing_else():
    """
    Without a Beskar in the Sector the Darksaber stays.
    """
    with fate("the_bounty", tython=[carrying("dark_troopers", "darksaber")], hand=["beskar"]) as scene:
        scene.did_not_happen("Removed")


# ------------------------------------------------------------------------------------------------ The Jedi


def test_the_jedi_remove_dark_troopers_and_free_grogu():
    """
    All Dark Troopers at his location are removed, and he goes to the Hero side of any location.
    """
    told = {"tython": [captive("grogu"), "dark_troopers", "dark_troopers"], "the_bridge": ["dark_troopers"]}
    with fate("the_jedi", "The Bridge", **told) as scene:
        assert lying(scene, "tython") == ()
        assert lying(scene, "the_bridge") == ("Dark Troopers",)
        assert lying(scene, "the_bridge", "top") == ("Grogu",)
        assert scene["Bob"].zone("discard") == ("Dark Troopers", "Dark Troopers")


def test_the_jedi_may_leave_grogu_where_he_is():
    """
    The Hero side of his own location will do.
    """
    with fate("the_jedi", "Tython", tython=[captive("grogu")]) as scene:
        assert lying(scene, "tython", "top") == ("Grogu",)
        assert lying(scene, "tython") == ()


def test_the_jedi_remove_no_other_ally():
    """
    Death Troopers and Doctor Pershing stay.
    """
    told = {"tython": ["grogu", "dark_troopers", "death_troopers", "doctor_pershing"]}
    with fate("the_jedi", "Tython", **told) as scene:
        assert lying(scene, "tython") == ("Death Troopers", "Doctor Pershing")


def test_the_jedi_defeat_nobody():
    """
    The Dark Troopers are removed: what they carry is discarded with them.
    """
    with fate("the_jedi", "Tython", tython=["grogu", carrying("dark_troopers", "beskar")]) as scene:
        scene.did_not_happen("Defeated")
        assert set(scene["Bob"].zone("discard")) == {"Beskar", "Dark Troopers"}


def test_the_jedi_do_nothing_without_grogu():
    """
    With Grogu not in play no Dark Troopers go.
    """
    with fate("the_jedi", tython=["dark_troopers", "fennec_shand"]) as scene:
        scene.did_not_happen("Removed")
        scene.did_not_happen("Relocated")


# ------------------------------------------------------------------------------------------------ The Return of Fett


@pytest.mark.rule("SW-Q51", "SW-205", "SW-206")
def test_the_return_of_fett_brings_two_heroes_back():
    """
    Each goes to a location of its own; the card itself goes to the pile.
    """
    with fate("the_return_of_fett", fate_discard=["fennec_shand", "koska_reeves", "the_mandalorian"]) as scene:
        scene["Ann"].picks("Fennec Shand", "Koska Reeves")
        scene["Ann"].picks("Tython")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "tython", "top") == ("Fennec Shand",)
        assert lying(scene, "the_bridge", "top") == ("Koska Reeves",)
        assert set(scene["Bob"].zone("fate_discard")) == {
            "The Mandalorian",
            "Captured Imperial Shuttle",
            "The Return of Fett",
        }


@pytest.mark.rule("SW-Q51")
def test_the_return_of_fett_may_bring_one_hero_only():
    """
    One is enough, even if there are more.
    """
    told = {"fate_discard": ["fennec_shand", "koska_reeves"]}
    with fate("the_return_of_fett", "Koska Reeves", "The Bridge", **told) as scene:
        assert "Fennec Shand" in scene["Bob"].zone("fate_discard")


@pytest.mark.rule("SW-Q51")
def test_the_return_of_fett_may_bring_both_to_one_place():
    """
    The two locations may be the same.
    """
    with fate("the_return_of_fett", fate_discard=["fennec_shand", "koska_reeves"]) as scene:
        scene["Ann"].picks("Fennec Shand", "Koska Reeves")
        scene["Ann"].picks("Tython")
        scene["Ann"].picks("Tython")

        assert lying(scene, "tython", "top") == ("Fennec Shand", "Koska Reeves")


@pytest.mark.rule("SW-Q51")
def test_the_return_of_fett_may_bring_grogu_anywhere():
    """
    Grogu may be one of them, at any location, on the Hero side.
    """
    with fate("the_return_of_fett", "Tython", fate_discard=["grogu"]) as scene:
        assert lying(scene, "tython", "top") == ("Grogu",)


@pytest.mark.rule("SW-206")
def test_the_return_of_fett_plays_the_heroes():
    """
    What they say of being played happens: Koska Reeves costs a Credit.
    """
    with fate(
        "the_return_of_fett", "The Bridge", fate_discard=["koska_reeves"], tython=["darksaber"], credits=2
    ) as scene:
        assert money(scene, "Bob") == (1, 0)


@pytest.mark.rule("SW-220")
def test_the_return_of_fett_can_bring_the_hero_that_was_not_picked():
    """
    The other revealed card lies on the pile already.
    """
    with fate("the_return_of_fett", "The Bridge", other="fennec_shand") as scene:
        assert lying(scene, "the_bridge", "top") == ("Fennec Shand",)


@pytest.mark.rule("SW-Q51", "SW-Q15")
def test_the_return_of_fett_does_nothing_without_a_hero_on_the_pile():
    """
    With only other cards on it, it is discarded.
    """
    with fate("the_return_of_fett", fate_discard=["the_bounty"]) as scene:
        scene.expect("Ann", prompt="What do you do?")

        assert "The Return of Fett" in scene["Bob"].zone("fate_discard")


# ------------------------------------------------------------------------------------------------ Unexpected Help


def test_unexpected_help_defeats_all_allies_beside_grogu():
    """
    When it comes, all Allies at Grogu's location are defeated, and he goes to its Hero side; it lies under the mover.
    """
    told = {"tython": [captive("grogu"), "dark_troopers", "doctor_pershing"], "the_bridge": ["the_client"]}
    with fate("unexpected_help", at="the_bridge", **told) as scene:
        assert lying(scene, "tython") == ()
        assert lying(scene, "tython", "top") == ("Grogu",)
        assert lying(scene, "the_bridge") == ("The Client",)
        assert scene.card("moff_gideon").attached == ("Unexpected Help",)
        assert len(scene.events("Defeated")) == 2


def test_unexpected_help_leaves_items_and_heroes():
    """
    Laboratory Samples and Fennec Shand at that location stay.
    """
    with fate("unexpected_help", tython=["grogu", "fennec_shand", "laboratory_samples", "dark_troopers"]) as scene:
        assert lying(scene, "tython") == ("Laboratory Samples",)
        assert set(lying(scene, "tython", "top")) == {"Grogu", "Fennec Shand"}


def helped(**told):
    """Lay a table where Unexpected Help lies under Ann's mover, who is Moff Gideon; Grogu is on Tython."""
    return gideon(Ann={"at": "nevarro_city", "under": ["unexpected_help"], "tython": ["grogu"], **told})


def test_unexpected_help_lets_no_ally_be_played_to_grogu():
    """
    Allies go to the other three locations.
    """
    with helped(hand=["gideon_stormtroopers"], credits=1) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Stormtroopers")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "The Bridge")

        scene["Ann"].picks("The Bridge")


def test_unexpected_help_lets_no_ally_be_played_to_grogu_for_free():
    """
    A Beskar does not help against it: the ban counts (SW-216).
    """
    with helped(hand=["dark_troopers"], the_bridge=[carrying("gideon_stormtroopers", "beskar")]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Beskar: Remove it to play a card for free")
        scene["Ann"].picks("Dark Troopers")

        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "The Bridge")

        scene["Ann"].picks("The Bridge")


def test_unexpected_help_lets_no_ally_be_maneuvered_to_grogu():
    """
    By a Maneuver action neither.
    """
    with helped(at="old_imperial_base", the_bridge=["gideon_stormtroopers"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base")

        scene["Ann"].picks("Nevarro City")


def test_unexpected_help_lets_an_item_come_to_grogu():
    """
    Only Allies are kept away.
    """
    with helped(hand=["laboratory_samples"], ambition=2) as scene:
        ambition(scene, "Play Laboratory Samples", "Tython")

        assert lying(scene, "tython") == ("Laboratory Samples",)


def test_unexpected_help_lets_allies_leave_grogu():
    """
    An Ally that is there already may be maneuvered away.
    """
    with helped(at="old_imperial_base", tython=["grogu", "gideon_stormtroopers"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Stormtroopers",)


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_follows_grogu():
    """
    His location is wherever he is at the time: with Grogu at The Bridge, Tython is free.
    """
    with helped(hand=["gideon_stormtroopers"], credits=1, tython=[], the_bridge=[captive("grogu")]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Stormtroopers")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython")

        scene["Ann"].picks("Tython")


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_forbids_nothing_without_grogu():
    """
    While he is not in play Allies go anywhere.
    """
    with helped(hand=["gideon_stormtroopers"], credits=1, tython=[]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Stormtroopers")
        scene.can_pick_exactly(*EVERYWHERE)

        scene["Ann"].picks("Tython")


def test_unexpected_help_comes_without_grogu_and_only_waits():
    """
    With Grogu not in play nobody is defeated, and it lies under the mover all the same.
    """
    with fate("unexpected_help", tython=["dark_troopers", "fennec_shand"]) as scene:
        assert lying(scene, "tython") == ("Dark Troopers",)
        assert scene.card("moff_gideon").attached == ("Unexpected Help",)


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_goes_after_a_vanquish():
    """
    When Moff Gideon has taken a Vanquish action, it goes to the Fate discard pile.
    """
    with helped(the_bridge=["koska_reeves", "death_troopers"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("moff_gideon").attached == ()
        assert set(scene["Ann"].zone("fate_discard")) == {"Koska Reeves", "Unexpected Help"}


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_goes_after_a_vanquish_of_vehicles():
    """
    One on a pair of Vehicles counts.
    """
    with helped(fleet=[engaged("outland_tie_fighter", "razor_crest")]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("moff_gideon").attached == ()


@pytest.mark.rule("SW-Q58")
def test_unexpected_help_stays_without_a_target():
    """
    With nobody to vanquish the action can't be taken, so it stays.
    """
    with helped(the_bridge=["death_troopers"]) as scene:
        scene.cannot_pick("Vanquish")

        assert scene.card("moff_gideon").attached == ("Unexpected Help",)


def test_unexpected_help_stays_after_the_vanquish_of_another():
    """
    A Vanquish of General Grievous is not Moff Gideon's.
    """
    ann = {"at": "lair_of_grievous", "utapau": ["plo_koon", "magna_guard"]}
    with sector(Ann=ann, Bob={"at": "tython", "under": ["unexpected_help"], "tython": ["grogu"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("moff_gideon").attached == ("Unexpected Help",)


def test_unexpected_help_covers_no_symbols_and_goes_along():
    """
    It lies under the mover wherever that goes, and blocks nothing.
    """
    with gideon(Ann={"at": "tython", "under": ["unexpected_help"]}, phase="go somewhere") as scene:
        scene["Ann"].picks("Nevarro City")

        assert scene.card("unexpected_help").at == "Nevarro City"
        assert actions_told(scene.card("nevarro_city"))[0] == "upper: credits 2, open"


def test_unexpected_help_leaves_the_darksaber_of_a_defeated_ally():
    """
    The Allies are defeated, so the Darksaber stays; Grogu does not take it.
    """
    with fate("unexpected_help", tython=[captive("grogu"), carrying("dark_troopers", "darksaber")]) as scene:
        assert lying(scene, "tython") == ("Darksaber",)
        assert scene.card("grogu").strength == 0
