"""Moff Gideon's Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, with_tokens
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.gideon import ambition, gideon, lying, money

WANT = "Play You Have Something I Want"
SURVIVE = "Play Me and the Kid Will Survive"
FINE = "Play The Kid's Just Fine"


def holding(card, count, **told):
    """Lay one card in the hand of Moff Gideon, who is at Nevarro City and has some Ambition."""
    return gideon(Ann={"at": "nevarro_city", "hand": [card], "ambition": count, **told})


# ------------------------------------------------------------------------------------------------ You Have Something I Want


@pytest.mark.rule("SW-203")
def test_you_have_something_i_want_brings_a_hero():
    """
    For 1 Ambition the Fate deck is revealed until a Hero turns up, who is played at any location; the rest is shuffled in.
    """
    told = {"fate_deck": ["the_jedi", "the_bounty", "fennec_shand"], "fate_discard": ["razor_crest"]}
    with holding("you_have_something_i_want", 1, **told) as scene:
        ambition(scene, WANT, "The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Fennec Shand",)
        assert scene["Ann"].zone("fate_discard") == ()
        assert {"The Jedi", "The Bounty", "Razor Crest"} <= set(scene["Ann"].zone("fate_deck"))
        assert scene["Ann"].zone("discard") == ("You Have Something I Want",)
        assert money(scene, "Ann") == (0, 0)


def test_you_have_something_i_want_brings_grogu_anywhere():
    """
    Grogu, who turns up, is played at any location: it is no Fate action, so no other Hero has to be there.
    """
    told = {"fate_deck": ["grogu"], "tython": ["fennec_shand"]}
    with holding("you_have_something_i_want", 1, **told) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(WANT)
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")
        scene["Ann"].picks("Nevarro City")

        assert lying(scene, "nevarro_city", "top") == ("Grogu",)


def test_you_have_something_i_want_brings_a_hero_with_what_is_said_of_being_played():
    """
    The Hero counts just as if an opponent had played him: Bo-Katan Kryze costs Ambition (SW-106).
    """
    told = {"fate_deck": ["bo_katan_kryze"], "tython": ["darksaber"]}
    with holding("you_have_something_i_want", 4, **told) as scene:
        ambition(scene, WANT, "The Bridge")

        assert money(scene, "Ann") == (0, 1)


def test_you_have_something_i_want_needs_a_hero_in_the_deck_or_on_the_pile():
    """
    With all Heroes in play it can't be carried out, so it can't be played.
    """
    heroes = ["the_mandalorian", "bo_katan_kryze", "koska_reeves", "fennec_shand", "grogu"]
    with holding("you_have_something_i_want", 9, tython=heroes) as scene:
        scene.cannot_pick("Ambition")


def test_you_have_something_i_want_costs_ambition():
    """
    Without Ambition it can't be played, whatever the Credits.
    """
    with holding("you_have_something_i_want", 0, credits=9, fate_deck=["grogu"]) as scene:
        scene.cannot_pick("Ambition", "Play a Card")


# ------------------------------------------------------------------------------------------------ Me and the Kid Will Survive


@pytest.mark.rule("SW-Q56")
def test_me_and_the_kid_will_survive_weakens_every_hero():
    """
    For 2 Ambition each Hero in the Sector gets a -1 token, Grogu on the Villain side, too.
    """
    told = {"tython": ["fennec_shand", with_tokens(captive("grogu"), 1)], "the_bridge": ["koska_reeves"]}
    with holding("me_and_the_kid_will_survive", 2, **told) as scene:
        ambition(scene, SURVIVE)

        assert scene.card("fennec_shand").strength == 2
        assert scene.card("koska_reeves").strength == 1
        assert scene.card("grogu").strength == 0
        assert scene.card("fennec_shand").tokens == {"MINUS": 1}
        assert money(scene, "Ann") == (0, 0)


def test_me_and_the_kid_will_survive_weakens_no_ally():
    """
    Allies keep their Strength.
    """
    with holding("me_and_the_kid_will_survive", 2, tython=["fennec_shand", "death_troopers"]) as scene:
        ambition(scene, SURVIVE)

        assert scene.card("death_troopers", of="Ann", zone="bottom").strength == 2


@pytest.mark.rule("SW-Q56")
def test_me_and_the_kid_will_survive_is_not_for_heroes_who_come_later():
    """
    A Hero who is played afterwards gets no token.
    """
    told = {"at": "the_bridge", "tython": ["fennec_shand"], "hand": ["me_and_the_kid_will_survive"], "ambition": 2}
    bob = {"at": "utapau"}
    with gideon(Ann={**told, "fate_deck": ["koska_reeves", "the_jedi"]}, Bob=bob) as scene:
        ambition(scene, SURVIVE)
        scene.pass_()
        scene["Bob"].picks("Saleucami")
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Koska Reeves")
        scene["Bob"].picks("The Bridge")

        assert scene.card("koska_reeves").strength == 2


@pytest.mark.rule("SW-119")
def test_me_and_the_kid_will_survive_lets_a_hero_be_vanquished_without_a_loss():
    """
    A Hero at 0 stays and goes on covering symbols; the Ally used against that Hero is not discarded.
    """
    told = {"tython": [with_tokens("koska_reeves", -1), "dark_troopers"]}
    with holding("me_and_the_kid_will_survive", 2, **told) as scene:
        ambition(scene, SURVIVE)
        assert scene.card("koska_reeves").strength == 0
        assert actions_told(scene.card("tython"))[0] == "upper: play, covered"
        scene["Ann"].picks("Vanquish")

        assert lying(scene, "tython", "top") == ()
        assert lying(scene, "tython") == ("Dark Troopers",)


def test_me_and_the_kid_will_survive_needs_a_hero():
    """
    With no Hero in the Sector it can't be played.
    """
    with holding("me_and_the_kid_will_survive", 9) as scene:
        scene.cannot_pick("Ambition")


# ------------------------------------------------------------------------------------------------ The Kid's Just Fine


def test_the_kids_just_fine_moves_the_captive_to_dark_troopers():
    """
    For nothing but the symbol the captured Grogu goes to Dark Troopers, and stays on the Villain side.
    """
    told = {"tython": [captive("grogu")], "the_bridge": ["dark_troopers"]}
    with holding("the_kids_just_fine", 0, **told) as scene:
        ambition(scene, FINE)

        assert lying(scene, "the_bridge") == ("Dark Troopers", "Grogu")
        scene.did_not_happen("Spent")


def test_the_kids_just_fine_offers_each_place_with_dark_troopers():
    """
    Moff Gideon says to which of them he goes: to no place with other Allies, nor where he is.
    """
    told = {"tython": [captive("grogu"), "dark_troopers"], "old_imperial_base": ["death_troopers"]}
    guards = {"the_bridge": ["dark_troopers"], "nevarro_city": ["dark_troopers"]}
    with holding("the_kids_just_fine", 0, **told, **guards) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(FINE)

        scene.can_pick_exactly("Nevarro City", "The Bridge")

        scene["Ann"].picks("Nevarro City")


def test_the_kids_just_fine_cannot_move_a_free_grogu():
    """
    On the Hero side he stays where he is.
    """
    with holding("the_kids_just_fine", 9, tython=["grogu"], the_bridge=["dark_troopers"]) as scene:
        scene.cannot_pick("Ambition")


def test_the_kids_just_fine_needs_dark_troopers():
    """
    Stormtroopers do not do.
    """
    with holding("the_kids_just_fine", 9, tython=[captive("grogu")], the_bridge=["gideon_stormtroopers"]) as scene:
        scene.cannot_pick("Ambition")


def test_the_kids_just_fine_needs_grogu_in_play():
    """
    With Grogu in the Fate deck it can't be played.
    """
    with holding("the_kids_just_fine", 9, the_bridge=["dark_troopers"], fate_deck=["grogu"]) as scene:
        scene.cannot_pick("Ambition")


def test_the_kids_just_fine_moves_grogu_and_does_not_maneuver_him():
    """
    A move is no Maneuver: it needs no such symbol, and Unexpected Help does not forbid it.
    """
    told = {"tython": [captive("grogu")], "the_bridge": ["dark_troopers"], "under": ["unexpected_help"]}
    with holding("the_kids_just_fine", 0, **told) as scene:
        ambition(scene, FINE)

        assert lying(scene, "the_bridge") == ("Dark Troopers", "Grogu")
        assert not scene.happened("Relocated").fields["maneuver"]


# ------------------------------------------------------------------------------------------------ Captured


@pytest.mark.rule("SW-208", "SW-211")
def test_gideon_captured_puts_grogu_on_the_villain_side():
    """
    For 5 Ambition Grogu is found in the Fate deck and played on the Villain side of any location, where he covers nothing.
    """
    told = {"fate_deck": ["the_jedi", "koska_reeves", "grogu"]}
    with holding("gideon_captured", 5, **told) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython") == ("Grogu",)
        assert actions_told(scene.card("tython"))[0] == "upper: play, open"
        assert scene["Ann"].zone("fate_discard") == ()
        assert money(scene, "Ann") == (0, 0)


@pytest.mark.rule("SW-209", "SW-Q39")
def test_gideon_captured_finds_grogu_in_the_sector_first():
    """
    In play on the Hero side he is taken from there, with his tokens; nothing is revealed.
    """
    with holding("gideon_captured", 5, the_bridge=[with_tokens("grogu", 1), "fennec_shand"]) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython") == ("Grogu",)
        assert lying(scene, "the_bridge", "top") == ("Fennec Shand",)
        assert scene.card("grogu").strength == 1
        scene.did_not_happen("TurnedUp")


@pytest.mark.rule("SW-209")
def test_gideon_captured_finds_grogu_on_the_pile():
    """
    The Fate discard pile comes before the deck, and the rest of it stays there.
    """
    with holding("gideon_captured", 5, fate_discard=["the_jedi", "grogu"]) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython") == ("Grogu",)
        assert scene["Ann"].zone("fate_discard") == ("The Jedi",)


@pytest.mark.rule("SW-210")
def test_gideon_captured_may_put_grogu_back_where_he_was():
    """
    Captured already, he may be put back at the same location.
    """
    with holding("gideon_captured", 5, tython=[captive("grogu")]) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython") == ("Grogu",)


def test_gideon_captured_needs_five_ambition():
    """
    With 4 it can't be played.
    """
    with holding("gideon_captured", 4, fate_deck=["grogu"]) as scene:
        scene.cannot_pick("Ambition")


def test_gideon_captured_takes_no_other_hero_along():
    """
    The Mandalorian at Grogu's place stays on the Hero side.
    """
    with holding("gideon_captured", 5, tython=["grogu", "the_mandalorian"]) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython", "top") == ("The Mandalorian",)


def test_gideon_captured_never_brings_grogu_to_a_vehicle():
    """
    Grogu comes to one of the four locations.
    """
    with holding("gideon_captured", 5, fate_deck=["grogu"], fleet=["outland_tie_fighter"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Captured")

        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")

        scene["Ann"].picks("The Bridge")
