"""Moff Gideon's Items: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, with_tokens
from tests.games.villainous.star_wars.gideon import ambition, fate, gideon, lying, money

SPEND = "Beskar: Remove it to play a card for free"
BOUNTY = "Beskar: Remove it to find Grogu and play him"
WIN = "Laboratory Samples: Experiment on Grogu, and win"


def with_beskar(**told):
    """Lay a Beskar with Stormtroopers on Tython; Moff Gideon is at Nevarro City."""
    return gideon(Ann={"at": "nevarro_city", "tython": [carrying("gideon_stormtroopers", "beskar")], **told})


# ------------------------------------------------------------------------------------------------ Beskar


def test_beskar_is_attached_to_an_ally():
    """
    For 2 Credits it goes to an Ally anywhere in the Sector.
    """
    told = {"at": "nevarro_city", "hand": ["beskar"], "credits": 2, "tython": ["the_client"], "the_bridge": ["grogu"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Beskar")

        assert scene.card("the_client", of="Ann").attached == ("Beskar",)
        assert money(scene, "Ann") == (0, 0)


@pytest.mark.rule("SW-126")
def test_beskar_cannot_be_played_without_an_ally():
    """
    With a Hero alone in the Sector there is nobody to attach it to.
    """
    told = {"at": "nevarro_city", "hand": ["beskar"], "credits": 9, "tython": ["fennec_shand"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Play a Card")


def test_beskar_gives_no_strength():
    """
    Nothing but its abilities is said of it.
    """
    with with_beskar() as scene:
        assert scene.card("gideon_stormtroopers", of="Ann", zone="bottom").strength == 1


def test_beskar_plays_a_card_for_free():
    """
    It is removed, and Dark Troopers are played without any Credits and without a Play a Card symbol.
    """
    with with_beskar(hand=["dark_troopers"]) as scene:
        ambition(scene, SPEND, "Dark Troopers", "The Bridge")

        assert lying(scene, "the_bridge") == ("Dark Troopers",)
        assert scene["Ann"].zone("discard") == ("Beskar",)
        scene.did_not_happen("Spent")
        assert [event.fields["printed"] for event in scene.events("SymbolUsed")] == ["ambition"]


def test_beskar_plays_a_card_that_costs_ambition():
    """
    Any card means also one with a Cost in Ambition: Captured, which costs 5.
    """
    with with_beskar(hand=["gideon_captured"], fate_deck=["grogu"]) as scene:
        ambition(scene, SPEND, "Captured", "The Bridge")

        assert lying(scene, "the_bridge") == ("Grogu",)
        assert money(scene, "Ann") == (0, 0)


def test_beskar_plays_no_condition():
    """
    A Condition is never played in one's own turn (SW-131).
    """
    with with_beskar(hand=["experimentation", "dark_troopers"], tython=[carrying("dark_troopers", "beskar")]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(SPEND)

        scene.can_pick_exactly("Dark Troopers")

        scene["Ann"].picks("Dark Troopers")
        scene["Ann"].picks("The Bridge")


def test_beskar_plays_one_card_only():
    """
    The second Dark Troopers stay in hand.
    """
    with with_beskar(hand=["dark_troopers", "doctor_pershing"]) as scene:
        ambition(scene, SPEND, "Doctor Pershing", "The Bridge")

        assert scene.hand("Ann") == ("Dark Troopers",)


def test_beskar_is_not_spent_for_nothing():
    """
    With no card in hand that could be played it plays none, and stays.
    """
    with with_beskar(hand=["experimentation"]) as scene:
        scene.cannot_pick("Ambition")


@pytest.mark.rule("SW-Q48")
def test_beskar_is_no_play_a_card_action():
    """
    A card that is played for free is no Play a Card action, so General Grievous can't start Hunting Jedi.
    """
    bob = {"hand": ["hunting_jedi"], "fate_deck": ["kit_fisto"]}
    told = {"at": "nevarro_city", "tython": [carrying("death_troopers", "beskar")], "hand": ["dark_troopers"]}
    with gideon(Ann=told, Bob=bob) as scene:
        ambition(scene, SPEND, "Dark Troopers", "The Bridge")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-209")
def test_beskar_brings_grogu_out_of_the_fate_deck():
    """
    For 4 Ambition it is removed; the Fate deck is revealed until Grogu turns up, who comes to the Hero side of any location.
    """
    with with_beskar(ambition=4, fate_deck=["koska_reeves", "the_jedi", "grogu"]) as scene:
        ambition(scene, BOUNTY, "Tython")

        assert lying(scene, "tython", "top") == ("Grogu",)
        assert scene["Ann"].zone("discard") == ("Beskar",)
        assert scene["Ann"].zone("fate_discard") == ()
        assert {"Koska Reeves", "The Jedi"} <= set(scene["Ann"].zone("fate_deck"))
        assert money(scene, "Ann") == (0, 0)


@pytest.mark.rule("SW-209")
def test_beskar_finds_grogu_on_the_pile_before_the_deck():
    """
    From the Fate discard pile he comes without a card being revealed.
    """
    with with_beskar(ambition=4, fate_discard=["grogu", "the_jedi"], fate_deck=["koska_reeves"]) as scene:
        ambition(scene, BOUNTY, "The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Grogu",)
        assert scene["Ann"].zone("fate_discard") == ("The Jedi",)
        scene.did_not_happen("TurnedUp")


@pytest.mark.rule("SW-Q39")
def test_beskar_finds_grogu_in_the_sector_with_his_tokens():
    """
    A captured Grogu in play is the one that is found: he goes to the Hero side, and keeps his tokens.
    """
    told = {"the_bridge": [with_tokens(captive("grogu"), 2)], "ambition": 4}
    with with_beskar(**told) as scene:
        ambition(scene, BOUNTY, "The Bridge")

        assert lying(scene, "the_bridge", "top") == ("Grogu",)
        assert scene.card("grogu").strength == 2


def test_beskar_needs_four_ambition_to_find_grogu():
    """
    With 3 Ambition it can't.
    """
    with with_beskar(ambition=3, fate_deck=["grogu"]) as scene:
        scene.cannot_pick("Ambition")


def test_beskar_in_hand_does_nothing():
    """
    Its abilities are those of a card in play.
    """
    told = {"at": "nevarro_city", "hand": ["beskar"], "ambition": 9, "tython": ["gideon_stormtroopers"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition")


# ------------------------------------------------------------------------------------------------ Darksaber


def test_darksaber_makes_an_ally_stronger():
    """
    For 1 Ambition it is attached to an Ally, who has +1 Strength by it and gets no token.
    """
    told = {"at": "nevarro_city", "hand": ["darksaber"], "ambition": 1, "tython": ["death_troopers"]}
    with gideon(Ann=told) as scene:
        ambition(scene, "Play Darksaber")

        assert scene.card("death_troopers", of="Ann", zone="bottom").strength == 3
        assert scene.card("death_troopers", of="Ann", zone="bottom").tokens == {}
        assert money(scene, "Ann") == (0, 0)


def test_darksaber_makes_no_other_ally_stronger():
    """
    The Stormtroopers beside its bearer have 1 Strength.
    """
    told = {"at": "nevarro_city", "tython": [carrying("death_troopers", "darksaber"), "gideon_stormtroopers"]}
    with gideon(Ann=told) as scene:
        assert scene.card("gideon_stormtroopers", of="Ann", zone="bottom").strength == 1


def test_darksaber_cannot_be_played_without_an_ally():
    """
    Heroes do not count: it is played on Allies.
    """
    told = {"at": "nevarro_city", "hand": ["darksaber"], "ambition": 9, "tython": ["fennec_shand"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition")


def test_darksaber_is_not_paid_in_credits():
    """
    It costs Ambition, so a Play a Card action can't play it.
    """
    told = {"at": "old_imperial_base", "hand": ["darksaber"], "credits": 9, "tython": ["death_troopers"]}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Play a Card")


@pytest.mark.rule("SW-Q42", "SW-Q43")
def test_darksaber_stays_when_its_ally_is_used_in_a_vanquish():
    """
    Its Ally is discarded after the Vanquish, and it lies at the location.
    """
    told = {"at": "nevarro_city", "tython": [carrying("death_troopers", "darksaber"), "fennec_shand", "dark_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Death Troopers")

        assert lying(scene, "tython") == ("Darksaber",)
        assert "Darksaber" not in scene["Ann"].zone("discard")


@pytest.mark.rule("SW-Q43")
def test_darksaber_stays_when_its_ally_is_defeated():
    """
    Unexpected Help defeats the Ally at Grogu's location, and the Darksaber is left lying there.
    """
    with fate("unexpected_help", tython=[carrying("death_troopers", "darksaber", "beskar"), "grogu"]) as scene:
        assert lying(scene, "tython") == ("Darksaber",)
        assert scene["Bob"].zone("discard") == ("Beskar", "Death Troopers")


@pytest.mark.rule("SW-Q43")
def test_darksaber_goes_when_its_ally_is_removed():
    """
    The Jedi remove Dark Troopers: that is no defeat, and the Darksaber is discarded with them.
    """
    told = {"tython": [carrying("dark_troopers", "darksaber"), "grogu"]}
    with fate("the_jedi", "Tython", **told) as scene:
        assert lying(scene, "tython") == ()
        assert set(scene["Bob"].zone("discard")) == {"Darksaber", "Dark Troopers"}


@pytest.mark.rule("SW-Q43")
def test_darksaber_is_taken_by_an_ally_that_is_played_there():
    """
    The next Ally has it: +1 Strength by the Item and a +1 token.
    """
    told = {"at": "nevarro_city", "hand": ["death_troopers"], "credits": 2, "tython": ["darksaber"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Death Troopers")
        scene["Ann"].picks("Tython")

        troopers = scene.card("death_troopers", of="Ann", zone="bottom")
        assert troopers.attached == ("Darksaber",)
        assert troopers.strength == 4
        assert troopers.tokens == {"PLUS": 1}


def test_darksaber_is_not_taken_by_who_comes_elsewhere():
    """
    An Ally that is played to another location leaves it lying.
    """
    told = {"at": "nevarro_city", "hand": ["death_troopers"], "credits": 2, "tython": ["darksaber"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Death Troopers")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "tython") == ("Darksaber",)
        assert scene.card("death_troopers", of="Ann", zone="bottom").strength == 2


@pytest.mark.rule("SW-Q43")
def test_darksaber_is_taken_by_an_ally_that_is_maneuvered_there():
    """
    Coming by a Maneuver is coming, too.
    """
    told = {"at": "old_imperial_base", "tython": ["darksaber"], "the_bridge": ["death_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Death Troopers")
        scene["Ann"].picks("Tython")

        assert scene.card("death_troopers", of="Ann", zone="bottom").strength == 4


@pytest.mark.rule("SW-Q43")
def test_darksaber_is_taken_by_a_hero_who_is_played_there():
    """
    A Hero has only the token by it: Fennec Shand is 4 strong, not 5.
    """
    with fate("fennec_shand", "Tython", tython=["darksaber"]) as scene:
        fennec = scene.card("fennec_shand", of="Bob", zone="top")
        assert fennec.attached == ("Darksaber",)
        assert fennec.strength == 4
        assert fennec.tokens == {"PLUS": 1}


@pytest.mark.rule("SW-Q43")
def test_darksaber_is_taken_by_a_hero_who_is_moved_there():
    """
    The Razor Crest brings Fennec Shand to it.
    """
    told = {"tython": ["darksaber"], "the_bridge": ["fennec_shand"]}
    with fate("razor_crest", "Fennec Shand", "Tython", other="the_jedi", **told) as scene:
        assert scene.card("fennec_shand", of="Bob", zone="top").attached == ("Darksaber",)


def test_darksaber_is_not_taken_by_who_was_there_before():
    """
    Dark Troopers that stood beside its bearer do not take it: only who comes does.
    """
    told = {"at": "nevarro_city", "tython": [carrying("death_troopers", "darksaber"), "fennec_shand", "dark_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Death Troopers")

        assert lying(scene, "tython") == ("Darksaber",)


def test_darksaber_is_not_taken_from_its_bearer():
    """
    As long as an Ally has it, nobody who comes takes it.
    """
    with fate("fennec_shand", "Tython", tython=[carrying("death_troopers", "darksaber")]) as scene:
        assert scene.card("death_troopers", of="Bob", zone="bottom").attached == ("Darksaber",)
        assert scene.card("fennec_shand", of="Bob", zone="top").strength == 3


def test_darksaber_is_never_grogus():
    """
    Grogu, who is played where it lies, does not take it, and gets no token.
    """
    told = {"at": "nevarro_city", "hand": ["gideon_captured"], "ambition": 5, "tython": ["darksaber"]}
    with gideon(Ann={**told, "fate_deck": ["grogu"]}) as scene:
        ambition(scene, "Play Captured", "Tython")

        assert lying(scene, "tython") == ("Darksaber", "Grogu")
        assert scene.card("grogu").strength == 0


@pytest.mark.rule("SW-Q43")
def test_darksaber_is_left_behind_by_a_hero_who_is_vanquished():
    """
    When Koska Reeves goes by a Vanquish, it lies at the location again.
    """
    told = {"at": "nevarro_city", "tython": [carrying(with_tokens("koska_reeves", 1), "darksaber"), "dark_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Vanquish")

        assert lying(scene, "tython") == ("Darksaber",)
        assert lying(scene, "tython", "top") == ()
        assert scene["Ann"].zone("fate_discard") == ("Koska Reeves",)


@pytest.mark.rule("SW-Q43")
def test_darksaber_covers_no_symbols_where_it_lies():
    """
    Lying loose on Tython it covers none of the upper symbols.
    """
    with gideon(Ann={"at": "tython", "tython": ["darksaber"], "hand": ["gideon_stormtroopers"], "credits": 1}) as scene:
        scene.can_pick("Play a Card")


@pytest.mark.rule("SW-Q43", "SW-079")
def test_darksaber_can_be_maneuvered_where_it_lies():
    """
    Loose it can be put at another location; an Ally who is there already does not take it.
    """
    told = {"at": "old_imperial_base", "tython": ["darksaber"], "the_bridge": ["death_troopers"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Darksaber")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Death Troopers", "Darksaber")
        assert scene.card("death_troopers", of="Ann", zone="bottom").strength == 2


@pytest.mark.rule("SW-077", "SW-078")
def test_darksaber_goes_along_with_its_ally():
    """
    Attached it can't be maneuvered by itself, and goes where its Ally goes.
    """
    told = {
        "at": "old_imperial_base",
        "tython": [carrying("death_troopers", "darksaber")],
        "the_bridge": ["the_client"],
    }
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Maneuver")
        scene.can_pick_exactly("Death Troopers", "The Client")
        scene["Ann"].picks("Death Troopers")
        scene["Ann"].picks("The Bridge")

        assert scene.card("darksaber").at == "The Bridge"


# ------------------------------------------------------------------------------------------------ Laboratory Samples


def test_laboratory_samples_lie_at_a_location():
    """
    For 2 Ambition they go to the Villain side of any location, attached to nobody.
    """
    told = {"at": "nevarro_city", "hand": ["laboratory_samples"], "ambition": 2, "tython": ["the_client"]}
    with gideon(Ann=told) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Laboratory Samples")
        scene.can_pick_exactly("Nevarro City", "Old Imperial Base", "Tython", "The Bridge")
        scene["Ann"].picks("Tython")

        assert lying(scene, "tython") == ("The Client", "Laboratory Samples")
        assert money(scene, "Ann") == (0, 0)


def test_laboratory_samples_need_two_ambition():
    """
    Credits do not help.
    """
    told = {"at": "nevarro_city", "hand": ["laboratory_samples"], "ambition": 1, "credits": 9}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition", "Play a Card")


@pytest.mark.rule("SW-079")
def test_laboratory_samples_can_be_maneuvered():
    """
    As an Item that is not attached they can be put at another location.
    """
    with gideon(Ann={"at": "old_imperial_base", "tython": ["laboratory_samples"]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("The Bridge")

        assert lying(scene, "the_bridge") == ("Laboratory Samples",)


@pytest.mark.rule("SW-Q44")
def test_laboratory_samples_are_no_ambition_action_of_their_own():
    """
    The bare symbol on them is that of their ability: on Tython, where there is none, they can't be used.
    """
    told = {"at": "tython", "tython": ["laboratory_samples", "doctor_pershing", captive("grogu")], "ambition": 5}
    with gideon(Ann=told) as scene:
        scene.cannot_pick("Ambition")


def test_laboratory_samples_win():
    """
    With Moff Gideon, Doctor Pershing and the captured Grogu there, using them for 5 Ambition wins.
    """
    told = {"nevarro_city": ["laboratory_samples", "doctor_pershing", captive("grogu")], "ambition": 5}
    with gideon(Ann={"at": "nevarro_city", **told}) as scene:
        ambition(scene, WIN)

        assert scene.outcome.winners == (0,)
