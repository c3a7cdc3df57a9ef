"""The rest of Kylo Ren's Fate deck: what each card does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.kylo import bobs_turn, dark, fate, money, own_turn, picking, vanquish

# ------------------------------------------------------------------------------------------------ BB-8


def test_bb_8_gives_a_hero_one_strength(lay):
    """
    Attached to a Hero it gives +1 Strength; whoever played it says to whom.
    """
    with fate(lay, "bb_8", "Rey", jakku=["rey"], exegol=["finn"]) as scene:
        assert (scene.card("rey").strength, scene.card("finn").strength) == (5, 3)


def test_bb_8_can_be_attached_to_a_hero_vehicle(lay):
    """
    It may go to a Hero Vehicle instead.
    """
    with fate(lay, "bb_8", "Black One", jakku=["rey"], rebels=["black_one"]) as scene:
        assert scene.card("black_one").attached == ("BB-8",)
        assert scene.card("rey").strength == 4


def test_bb_8_keeps_two_vehicles_together(lay):
    """
    No Maneuver separates that Hero Vehicle from the Ally Vehicle.
    """
    fleet = [engaged("tie_silencer", carrying("black_one", "bb_8"))]
    with own_turn(lay, at="jakku", fleet=fleet) as scene:
        assert scene.why_not("Maneuver") == "Nothing of yours can be moved."


@pytest.mark.rule("SW-187")
def test_bb_8_keeps_no_other_vehicles_together(lay):
    """
    Attached to a Hero it keeps no Vehicles together.
    """
    fleet = [engaged("tie_silencer", "black_one")]
    with own_turn(lay, at="jakku", fleet=fleet, exegol=[carrying("rey", "bb_8")]) as scene:
        picking(scene, "Maneuver")

        assert scene.zone("rebels", "Ann") == ("Black One",)


@pytest.mark.rule("SW-100", "SW-Q15")
def test_bb_8_without_a_bearer_is_discarded(lay):
    """
    With neither a Hero nor a Hero Vehicle it can still be picked; it does nothing and is discarded.
    """
    with fate(lay, "bb_8", jakku=["general_hux"], fleet=["tie_silencer"]) as scene:
        assert sorted(scene.zone("fate_discard", "Ann")) == ["BB-8", "The Spark of Hope"]


@pytest.mark.rule("SW-127")
def test_bb_8_is_discarded_with_its_hero(lay):
    """
    When its Hero is defeated it goes to the Fate discard pile.
    """
    ann = {"jakku": [carrying("poe_dameron", "bb_8"), "captain_phasma"]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene)

        assert sorted(scene.zone("fate_discard", "Ann")) == ["BB-8", "Poe Dameron"]


@pytest.mark.rule("SW-182")
def test_bb_8_is_discarded_with_a_vanquished_vehicle(lay):
    """
    It is the same with a Vehicle: BB-8 does not save it from a Vanquish.
    """
    fleet = [engaged("tie_silencer", carrying("black_one", "bb_8"))]
    with own_turn(lay, fleet=fleet) as scene:
        vanquish(scene)

        assert sorted(scene.zone("fate_discard", "Ann")) == ["BB-8", "Black One"]


@pytest.mark.rule("SW-092")
def test_bb_8_counts_in_a_vanquish(lay):
    """
    With it Finn needs 4 Strength.
    """
    with own_turn(lay, jakku=[carrying("finn", "bb_8"), "captain_phasma"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


# ------------------------------------------------------------------------------------------------ Pull to the Light


def test_pull_to_the_light_moves_a_token_back(lay):
    """
    A Destiny token goes to the light path.
    """
    with fate(lay, "pull_to_the_light", dark=4) as scene:
        assert dark(scene) == 3


def test_pull_to_the_light_moves_nothing_from_an_empty_path(lay):
    """
    With no token on the dark path nothing is moved; it can be picked all the same.
    """
    with fate(lay, "pull_to_the_light") as scene:
        assert dark(scene) == 0
        assert "Pull to the Light" in scene.zone("fate_discard", "Ann")


def test_pull_to_the_light_works_while_torn_apart(lay):
    """
    Torn Apart keeps tokens from the dark path only.
    """
    with fate(lay, "pull_to_the_light", dark=4, under=["torn_apart"]) as scene:
        assert dark(scene) == 3


# ------------------------------------------------------------------------------------------------ The Spark of Hope


@pytest.mark.rule("SW-Q56")
def test_the_spark_of_hope_strengthens_every_hero(lay):
    """
    Every Hero in the Sector gets a +1 token.
    """
    with fate(lay, "the_spark_of_hope", other="torn_apart", jakku=["rey"], exegol=["finn"]) as scene:
        assert scene.card("rey").tokens == scene.card("finn").tokens == {"PLUS": 1}


@pytest.mark.rule("SW-Q56")
def test_the_spark_of_hope_does_not_strengthen_who_comes_later(lay):
    """
    It is done once: Allies get nothing, nor does a Hero who comes later.
    """
    with fate(lay, "the_spark_of_hope", other="torn_apart", jakku=["general_hux"]) as scene:
        assert scene.card("general_hux", of="Ann", zone="bottom").tokens == {}
        assert scene.card("rey").tokens == {}


# ------------------------------------------------------------------------------------------------ The Resistance Strikes


def test_the_resistance_strikes_removes_four_strength_of_allies(lay):
    """
    Whoever played it removes any Allies whose Strength is 4 or less in all.
    """
    ann = {"jakku": ["knights_of_ren", "general_hux"], "exegol": ["knights_of_ren", "captain_phasma"]}
    with fate(lay, "the_resistance_strikes", **ann) as scene:
        for ally in ("Knights of Ren (Jakku)", "Knights of Ren", "General Hux"):
            scene["Bob"].picks(ally)

        assert sorted(scene.zone("discard", "Ann")) == ["General Hux", "Knights of Ren", "Knights of Ren"]


def test_the_resistance_strikes_no_harder(lay):
    """
    Captain Phasma and Knights of Ren are 5 together: after her they are not on offer.
    """
    with fate(lay, "the_resistance_strikes", "Captain Phasma", jakku=["captain_phasma", "knights_of_ren"]) as scene:
        assert scene.zone("discard", "Ann") == ("Captain Phasma",)


def test_the_resistance_strikes_counts_the_strength_of_now(lay):
    """
    Praetorian Guards with a +1 token are too strong, and with a -1 token they are 3.
    """
    ann = {"jakku": [with_tokens("praetorian_guards", 1)], "exegol": [with_tokens("praetorian_guards", -1)]}
    with fate(lay, "the_resistance_strikes", **ann) as scene:
        scene.can_pick_exactly("Praetorian Guards", "Pass")
        scene["Bob"].picks("Praetorian Guards")

        assert scene.card("praetorian_guards", of="Ann", zone="bottom").at == "Jakku"


def test_the_resistance_strikes_counts_before_anybody_is_removed(lay):
    """
    With Captain Phasma in the Sector her Stormtroopers are 2 each: she and one of them are too many.
    """
    ann = {"jakku": ["captain_phasma", "first_order_stormtroopers"]}
    with fate(lay, "the_resistance_strikes", "Captain Phasma", **ann) as scene:
        assert scene.zone("discard", "Ann") == ("Captain Phasma",)


def test_the_resistance_strikes_never_at_supreme_leader_snoke(lay):
    """
    However weak he is, Supreme Leader Snoke can't be chosen.
    """
    ann = {"jakku": [with_tokens("supreme_leader_snoke", -4), "general_hux"]}
    with fate(lay, "the_resistance_strikes", **ann) as scene:
        scene.can_pick_exactly("General Hux", "Pass")
        scene["Bob"].passes()


# ------------------------------------------------------------------------------------------------ Be with Me


@pytest.mark.rule("SW-205", "SW-209")
def test_be_with_me_finds_rey_in_the_deck(lay):
    """
    Rey is found in the Fate deck and played where Bob likes, with her ability; this goes to the Fate discard pile.
    """
    with fate(lay, "be_with_me", "Exegol", dark=3) as scene:
        assert scene.card("rey").at == "Exegol"
        assert dark(scene) == 2
        assert scene.zone("fate_discard", "Ann") == ("Be with Me",)


@pytest.mark.rule("SW-220")
def test_be_with_me_finds_rey_who_was_the_other_card(lay):
    """
    Revealed by the same Fate action, she lies on the pile by then, and is found there.
    """
    with fate(lay, "be_with_me", "Exegol", other="rey", dark=3) as scene:
        assert scene.card("rey").at == "Exegol"
        assert len(scene.zone("fate_deck", "Ann")) == 13


@pytest.mark.rule("SW-Q39")
def test_be_with_me_plays_rey_of_the_sector_again(lay):
    """
    Taken from the Sector she is played again: a token goes to the light path, and what lies on her stays.
    """
    with fate(lay, "be_with_me", "Exegol", jakku=[with_tokens(carrying("rey", "bb_8"), 1)], dark=3) as scene:
        rey = scene.card("rey")

        assert (rey.at, rey.strength, rey.attached) == ("Exegol", 6, ("BB-8",))
        assert dark(scene) == 2


@pytest.mark.rule("SW-210")
def test_be_with_me_may_play_rey_where_she_is(lay):
    """
    She may stay at her location, and is played there.
    """
    with fate(lay, "be_with_me", "Jakku", jakku=["rey"], dark=3) as scene:
        assert scene.card("rey").at == "Jakku"
        assert dark(scene) == 2


# ------------------------------------------------------------------------------------------------ Torn Apart

LET_GO = "Torn Apart: Remove it"


@pytest.mark.rule("SW-159")
def test_torn_apart_keeps_the_tokens_of_defeats_back(lay):
    """
    While it lies there, a Hero can be defeated, and no token goes to the dark path.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], under=["torn_apart"]) as scene:
        vanquish(scene)

        assert scene.zone("fate_discard", "Ann") == ("Finn",)
        assert dark(scene) == 0


@pytest.mark.rule("SW-161", "SW-165")
def test_torn_apart_is_removed_for_two_ambition(lay):
    """
    An Ambition action and 2 Ambition remove it; it goes to the Fate discard pile.
    """
    with own_turn(lay, under=["torn_apart"], ambition=3) as scene:
        picking(scene, "Ambition", LET_GO)

        assert scene.zone("fate_discard", "Ann") == ("Torn Apart",)
        assert money(scene) == (0, 1)
        assert scene.why_not("Ambition") is not None


def test_torn_apart_is_not_removed_for_less(lay):
    """
    1 Ambition is not enough.
    """
    with own_turn(lay, under=["torn_apart"], ambition=1, credits=5) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


def test_torn_apart_takes_an_ambition_symbol(lay):
    """
    Where there is no Ambition symbol it can't be removed.
    """
    with own_turn(lay, at="jakku", under=["torn_apart"], ambition=5) as scene:
        scene.cannot_pick("Ambition", LET_GO)


@pytest.mark.rule("SW-048", "SW-160")
def test_torn_apart_lies_under_the_mover(lay):
    """
    Played it goes under the mover, and covers no symbols.
    """
    with fate(lay, "torn_apart") as scene:
        assert scene.card("kylo_ren").attached == ("Torn Apart",)
        assert "covered" not in "".join(actions_told(scene.card("crait")))


def test_torn_apart_acts_on_nothing_once_it_is_gone(lay):
    """
    Removed, it leaves the tokens free.
    """
    ann = {"jakku": ["finn", "captain_phasma"], "under": ["torn_apart"], "ambition": 2}
    with own_turn(lay, **ann) as scene:
        picking(scene, "Ambition", LET_GO)
        vanquish(scene)

        assert dark(scene) == 1


def test_torn_apart_is_nothing_for_bob_to_remove(lay):
    """
    In Bob's turn nobody can remove it.
    """
    with bobs_turn(lay, bob={"ambition": 5}, under=["torn_apart"], ambition=5) as scene:
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."
