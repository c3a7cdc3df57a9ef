"""Allies, Items and Effects of Villains (MV-130 to MV-143, MV-151, MV-152), and what saves a used Ally."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import ends_turn, fates, goes_on, plays
from tests.games.villainous.marvel.rules import RULES
from tests.games.villainous.seen import actions_told, on

LAB = "aim_laboratory"
LOCATIONS = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
LOKIS = ("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
MASQUE = ("madame_masque", "loki")


# ------------------------------------------------------------------------------------------------ Allies abroad


@pytest.mark.rule("MV-132", "MV-130")
def test_only_an_ally_that_says_so_is_played_abroad(lay):
    """
    An Infiltrator is offered Loki's locations, an Agent only those at home.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["aim_agent"]}) as scene:
        plays(scene, "Ann", "A.I.M. Agent")
        scene.can_pick_exactly(*LOCATIONS)
        scene["Ann"].picks("Bagalia")
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["aim_infiltrator"]}) as scene:
        plays(scene, "Ann", "A.I.M. Infiltrator")
        scene.can_pick_exactly(*LOCATIONS, *LOKIS)
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-133", "MV-134")
def test_an_ally_abroad_lies_on_top_and_stays_its_players(lay):
    """
    It covers like a Hero, and its player goes on controlling it.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "hand": ["aim_infiltrator"]}) as scene:
        plays(scene, "Ann", "A.I.M. Infiltrator", "Jotunheim")

        assert on(scene, "Bob", "jotunheim") == {"top": ["aim_infiltrator"]}
        assert actions_told(scene.card("jotunheim"))[0] == "upper: discard, covered"
        assert scene.card("aim_infiltrator", of="Ann", zone="top").controller == "Ann"


@pytest.mark.rule("MV-133")
def test_brought_home_it_lies_at_the_bottom(lay):
    """
    An Infiltrator comes back from Loki's, where nothing is covered any longer.
    """
    with lay(Ann={"at": "bagalia"}, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        goes_on(scene, "Ann", "Relocate", "Bagalia")

        assert on(scene, "Ann", "bagalia") == {"bottom": ["aim_infiltrator"], "stand": ["modok"]}
        assert actions_told(scene.card("bifrost"))[0] == "upper: fate, open"


@pytest.mark.rule("MV-135", "MV-Q40")
def test_an_ally_abroad_is_vanquished_by_the_owner_of_the_domain(lay):
    """
    Loki's Frost Giant does it, and M.O.D.O.K. loses no Loyalty for an A.I.M. Ally abroad.
    """
    bob = {"at": "jotunheim", "bifrost": [of("Ann", "aim_infiltrator"), "frost_giant"]}
    with lay(active=1, Ann={"loyalty": 2, LAB: ["aim_agent"]}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("A.I.M. Infiltrator",)
        assert scene.card("loyalty_tile").loyalty == 2


# ------------------------------------------------------------------------------------------------ Items


@pytest.mark.rule("MV-141")
@pytest.mark.parametrize("fate_card", ["aim_defectors", "melinda_may"])
def test_items_of_an_ally_that_is_removed_or_defeated_go_to_their_pile(lay, fate_card):
    """
    Whether the Ally is removed or defeated by a card.
    """
    ann = {LAB: [carrying("aim_scientist", "power_dampener")]}
    with lay(active=1, Ann=ann, Bob={"at": "jotunheim"}, fate_deck=[fate_card]) as scene:
        fates(scene)
        if fate_card == "melinda_may":
            goes_on(scene, "Bob", "A.I.M. Laboratory", "A.I.M. Scientist")

        assert scene.zone("discard", "Ann") == ("A.I.M. Scientist",)
        assert "Power Dampener" in scene.zone("fate_discard")


@pytest.mark.rule("MV-142", "MV-141", "MV-172")
def test_an_item_comes_to_an_event_under_its_ally_and_goes_with_it(lay):
    """
    With a Battlesuit the last Strength is there: Ally and Item are discarded.
    """
    ann = {"at": "bagalia", LAB: [carrying("graviton", "aim_battlesuit")], "crises": ["the_trial_of_loki"]}
    crew = crisis("knock_knock")
    with lay(Ann={**ann, "crises": []}, crises=[crew]) as scene:
        goes_on(scene, "Ann", "Relocate", "Knock Knock")

        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Battlesuit", "Graviton A.I.M."]
        assert scene.zone("fate_discard") == ("Knock Knock",)


# ------------------------------------------------------------------------------------------------ names


@pytest.mark.rule("MV-152", "MV-Q18")
def test_texts_about_names_look_for_a_word_in_the_name(lay):
    """
    Monica leads whoever has A.I.M. in the name, and Ms. M.O.D.O.K. has not.
    """
    with lay(Ann={LAB: ["monica_rappaccini", "graviton", "ms_modok"]}) as scene:
        assert scene.card("graviton", of="Ann", zone="bottom").strength == 5
        assert scene.card("ms_modok", of="Ann").strength == 2


@pytest.mark.rule("MV-152", "MV-Q18")
@pytest.mark.parametrize(("card", "word"), [("king_loki", "loki"), ("graviton", "a.i.m."), ("thor_avenger", "AVENGER")])
def test_upper_and_lower_case_do_not_matter(card, word):
    """
    A word in a name is found however it is written.
    """
    assert RULES.by_id[card].is_named(word)


@pytest.mark.rule("MV-151")
def test_a_villain_may_have_kinds_of_his_own(lay):
    """
    M.O.D.O.K.'s Loyalty tile counts as a Specialty, and is activated like one.
    """
    with lay(Ann={"at": LAB, "power": 2, LAB: ["aim_agent"] * 3}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.card("loyalty_tile").loyalty == 1


# ------------------------------------------------------------------------------------------------ what saves a used Ally


@pytest.mark.rule("MV-Q36")
def test_what_is_given_up_must_not_have_been_used(lay):
    """
    A Bio-Duplicate that took part in the Vanquish saves nobody.
    """
    ann = {"at": "manhattan", "los_angeles": ["mockingbird_shield", "maggia_enforcer", "bio_duplicate"]}
    with lay(villains=MASQUE, Ann={**ann, "at": "los_angeles", "manhattan": []}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Maggia Enforcer")

        assert sorted(scene.zone("discard", "Ann")) == ["Bio-Duplicate", "Maggia Enforcer"]


@pytest.mark.rule("MV-Q36")
def test_a_used_ally_costs_no_loyalty(lay):
    """
    M.O.D.O.K. gives up his Agent by himself.
    """
    with lay(Ann={"at": "bagalia", "loyalty": 2, LAB: ["gwenpool", "aim_agent", "aim_scientist"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "A.I.M. Agent", "Pass")

        assert scene.card("loyalty_tile").loyalty == 2


@pytest.mark.rule("MV-Q43")
@pytest.mark.parametrize(
    ("saver", "hand", "pile"), [("Bio-Duplicate", [], ["Bio-Duplicate"]), ("Golden Mask", ["Maggia Enforcer"], [])]
)
def test_of_two_texts_that_would_save_an_ally_its_player_picks_one(lay, saver, hand, pile):
    """
    The Bio-Duplicate is removed, or 1 Power is paid for the Golden Mask; never both.
    """
    ann = {"at": "los_angeles", "power": 1, "specialties": ["golden_mask"]}
    there = ["agent_13", "maggia_enforcer", "bio_duplicate"]
    with lay(villains=MASQUE, Ann={**ann, "manhattan": there}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Maggia Enforcer", "Pass")
        scene["Ann"].picks(saver)
        scene["Ann"].confirms()

        scene.expect("Ann", prompt="What do you do?")
        assert list(scene.hand("Ann")) == hand
        assert list(scene.zone("discard", "Ann")) == pile


# ------------------------------------------------------------------------------------------------ prices


@pytest.mark.rule("MV-Q55")
def test_discounts_come_first_and_surcharges_then(lay):
    """
    Two Silvermanes make an Enforcer free and not cheaper; at the Raft it costs 1 all the same.
    """
    ann = {"at": "los_angeles", "power": 1, "hand": ["maggia_enforcer"], "manhattan": ["silvermane", "silvermane"]}
    with lay(villains=MASQUE, Ann=ann, crises=["lockdown_at_the_raft"]) as scene:
        plays(scene, "Ann", "Maggia Enforcer", "Manhattan")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-Q55")
def test_what_is_free_costs_no_surcharge(lay):
    """
    Creating the Cube plays it without paying, with an Event that makes Items dearer.
    """
    ann = {"at": LAB, "power": 3, LAB: ["aim_agent", "aim_agent"], "hand": ["creating_the_cube"]}
    with lay(Ann=ann, crises=["protected_vibranium"]) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-Q56", "MV-205")
def test_of_two_texts_about_hand_size_the_smaller_counts(lay):
    """
    With Supreme Intellect and a Helicarrier Alert three cards are drawn.
    """
    told = {"Ann": {"at": "bagalia", "specialties": ["supreme_intellect"]}, "Bob": {"at": "bifrost"}}
    with lay(**told, crises=["helicarrier_alert"]) as scene:
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-Q56")
def test_an_alert_lets_hands_be_filled_to_three(lay):
    """
    Two are drawn to one, and to four none.
    """
    told = {"Ann": {"at": "bagalia", "hand": ["aim_agent"]}, "Bob": {"at": "bifrost"}}
    with lay(**told, crises=["helicarrier_alert"]) as scene:
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Jotunheim")
