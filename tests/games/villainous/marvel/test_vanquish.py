"""Vanquishing (MV-100 to MV-110, MV-126 to MV-129, MV-135)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import goes_on, plays

LAB = "aim_laboratory"
NO_TARGET = "There is nobody to vanquish."
TOO_WEAK = "Your Allies who can fight there are not strong enough."
IS_SAFE = "Nobody can vanquish that."
AGENT = "A.I.M. Agent (A.I.M. Laboratory)"


@pytest.mark.rule("MV-100", "MV-104", "MV-106")
def test_an_ally_as_strong_as_the_hero_is_enough(lay):
    """
    An Agent with 2 against Gwenpool with 2: both go face up to their own piles.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)
        assert scene.zone("discard", "Ann") == ("A.I.M. Agent",)
        scene.happened("Vanquished", target="Gwenpool", seen_by="Bob")


@pytest.mark.rule("MV-104")
def test_a_weaker_ally_is_not_enough(lay):
    """
    A Scientist with 1 does not vanquish Gwenpool with 2.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_scientist"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-102", "MV-104")
def test_the_strengths_of_allies_are_added_up(lay):
    """
    Two Agents with 2 each vanquish Deathlok with 4.
    """
    with lay(Ann={"at": "bagalia", LAB: ["deathlok", "aim_agent", "aim_agent"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", AGENT)

        assert scene.zone("fate_discard") == ("Deathlok S.H.I.E.L.D.",)
        assert len(scene.zone("discard", "Ann")) == 2


@pytest.mark.rule("MV-100")
def test_one_symbol_defeats_exactly_one(lay):
    """
    The other Hero stays, and there is no second Vanquish.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "agent_13", "graviton", "aim_agent"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Gwenpool", "Graviton A.I.M.", "Pass")

        assert scene.card(LAB).top == ("Agent 13 S.H.I.E.L.D.",)
        assert scene.why_not("Vanquish") == "You have used that symbol this turn."


@pytest.mark.rule("MV-101", "MV-135", "MV-110")
def test_an_opponents_ally_in_the_domain_is_a_target(lay):
    """
    Kid Loki is vanquished like a Hero, and goes to Loki's pile.
    """
    with lay(Ann={"at": "bagalia", LAB: [of("Bob", "kid_loki"), "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)


@pytest.mark.rule("MV-101", "MV-Q11")
def test_an_own_ally_is_no_target(lay):
    """
    With own Allies alone there is nobody to vanquish.
    """
    with lay(Ann={"at": "bagalia", LAB: ["graviton", "aim_agent"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-102")
def test_allies_at_other_locations_do_not_fight(lay):
    """
    Graviton at Bagalia does nothing to Gwenpool at the Laboratory, be the mover where it may.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["graviton"], LAB: ["gwenpool"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-104")
def test_the_refusal_says_that_allies_are_too_weak(lay):
    """
    Of three Heroes two can be vanquished, and of the third it is said why not.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "agent_13", "deathlok", "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.why_not("Deathlok S.H.I.E.L.D.") == TOO_WEAK
        scene["Ann"].picks("Gwenpool")


@pytest.mark.rule("MV-105")
@pytest.mark.parametrize(
    "there",
    [
        ["deathlok", with_tokens("aim_agent", 2)],
        [with_tokens("deathlok", -2), "aim_agent"],
        ["gwenpool", carrying("aim_scientist", "aim_battlesuit")],
    ],
)
def test_both_sides_count_as_strong_as_they_are_now(lay, there):
    """
    With tokens on either side, and with Items.
    """
    with lay(Ann={"at": "bagalia", LAB: there}) as scene:
        scene["Ann"].picks("Vanquish")

        assert len(scene.zone("fate_discard")) == 1


@pytest.mark.rule("MV-106", "MV-141")
def test_items_go_with_those_who_go(lay):
    """
    The Battlesuit goes to M.O.D.O.K.'s pile with its Ally.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", carrying("aim_agent", "aim_battlesuit")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Agent", "A.I.M. Battlesuit"]


@pytest.mark.rule("MV-107", "MV-108")
def test_the_player_picks_the_allies_and_the_others_stay(lay):
    """
    Against Quasar with 5 the two strong ones are used; the third stays where it is.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quasar", "graviton", "aim_scientist", "aim_agent"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Graviton A.I.M.", "A.I.M. Scientist", "Pass")

        assert scene.card(LAB).bottom == ("A.I.M. Agent",)
        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Scientist", "Graviton A.I.M."]


@pytest.mark.rule("MV-108", "MV-Q12")
def test_more_allies_than_needed_may_be_used_and_all_go(lay):
    """
    Gwenpool would fall to one Agent; both are used by choice.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent", "graviton"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "Graviton A.I.M.", "A.I.M. Agent")

        assert sorted(scene.zone("discard", "Ann")) == ["A.I.M. Agent", "Graviton A.I.M."]


@pytest.mark.rule("MV-109")
def test_allies_at_events_and_abroad_are_not_used(lay):
    """
    Gwenpool at the Laboratory has nothing to fear from them.
    """
    ann = {"at": "bagalia", LAB: ["gwenpool"], "crises": [crisis("schism_in_aim", "graviton")]}
    with lay(Ann=ann, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-109")
def test_characters_in_other_domains_and_at_events_are_no_targets(lay):
    """
    An Infiltrator at Loki's cannot vanquish the Hero beside it, and Loki's Ally at an Event is out of reach.
    """
    bob = {"bifrost": [of("Ann", "aim_infiltrator"), "wiccan_young_avenger", "kid_loki"]}
    event = crisis("incoming", of("Bob", "kid_loki"), of("Ann", "aim_agent"))
    with lay(Ann={"at": "bagalia"}, Bob=bob, crises=[event]) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-174")
def test_an_event_is_no_target(lay):
    """
    With Allies there and not enough of them, it stays.
    """
    with lay(Ann={"at": "bagalia", "crises": [crisis("schism_in_aim", "graviton")]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


# ------------------------------------------------------------------------------------------------ Strength 0


@pytest.mark.rule("MV-126", "MV-127")
def test_an_ally_at_0_does_not_fight(lay):
    """
    Beside a Scientist at 0 an Agent is offered alone; the Scientist may still be relocated.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent", with_tokens("aim_scientist", -1)]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card(LAB).bottom == ("A.I.M. Scientist",)
        goes_on(scene, "Ann", "Relocate", "Bagalia")


@pytest.mark.rule("MV-127")
def test_an_ally_at_0_may_use_its_ability(lay):
    """
    The weakened Scientist still gains Power.
    """
    with lay(Ann={"at": LAB, "bagalia": [with_tokens("aim_scientist", -1)]}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.rule("MV-129", "MV-Q16")
@pytest.mark.parametrize("target", [with_tokens("gwenpool", -2), of("Bob", with_tokens("kid_loki", -1))])
def test_an_ally_used_against_strength_0_stays(lay, target):
    """
    Be it a Hero or an opponent's Ally.
    """
    with lay(Ann={"at": "bagalia", LAB: [target, "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card(LAB).top == ()
        assert scene.card(LAB).bottom == ("A.I.M. Agent",)
        assert scene.zone("discard", "Ann") == ()


@pytest.mark.rule("MV-129", "MV-Q16")
def test_none_of_several_used_against_strength_0_goes(lay):
    """
    Both Allies used stay.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("gwenpool", -2), "aim_agent", "graviton"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "A.I.M. Agent", "Graviton A.I.M.")

        assert scene.card(LAB).bottom == ("A.I.M. Agent", "Graviton A.I.M.")


@pytest.mark.rule("MV-129", "MV-Q16", "MV-126")
def test_strength_0_against_strength_0_is_nothing(lay):
    """
    It takes an Ally with at least 1.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("gwenpool", -2), with_tokens("aim_scientist", -1)]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-129")
def test_a_hero_at_0_still_takes_an_ally(lay):
    """
    Without any Ally there he stays.
    """
    with lay(Ann={"at": "bagalia", LAB: [with_tokens("gwenpool", -2)], "bagalia": ["graviton"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


# ------------------------------------------------------------------------------------------------ replaced and forbidden


@pytest.mark.rule("MV-Q37", "MV-106")
def test_where_a_defeat_is_replaced_the_used_allies_go(lay):
    """
    A Life Model Decoy takes Agent 13's blow: she stays, and the Ally used is discarded all the same.
    """
    ann = {"at": "los_angeles", "manhattan": ["agent_13", "life_model_decoy", "count_nefaria", "maggia_enforcer"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Agent 13 S.H.I.E.L.D.", "Maggia Enforcer", "Pass")

        assert scene.card("manhattan").top == ("Agent 13 S.H.I.E.L.D.",)
        assert scene.zone("fate_discard") == ("Life Model Decoy S.H.I.E.L.D.",)
        assert scene.zone("discard", "Ann") == ("Maggia Enforcer",)


@pytest.mark.rule("MV-Q37")
def test_where_a_defeat_is_replaced_nothing_happens_that_waits_for_it(lay):
    """
    Madame Masque settles no vendetta.
    """
    ann = {"at": "los_angeles", "manhattan": ["agent_13", "life_model_decoy", "maggia_enforcer"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann) as scene:
        goes_on(scene, "Ann", "Vanquish", "Agent 13 S.H.I.E.L.D.")

        assert scene.card("vendetta_tile").settled == 0
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("MV-Q37", "MV-Q39")
def test_who_cannot_be_defeated_is_no_target(lay):
    """
    A Hero under Witness Protection is no target, and the other Heroes are.
    """
    told = {"at": LAB, LAB: ["gwenpool", "agent_13", "mockingbird_shield", "graviton"]}
    with lay(active=1, Ann=told, Bob={"at": "jotunheim"}, fate_deck=["witness_protection"]) as scene:
        goes_on(scene, "Bob", "Fate", "Gwenpool", "Pass")
        goes_on(scene, "Ann", "Bagalia", "Vanquish")

        assert scene.why_not("Gwenpool") == IS_SAFE
        goes_on(scene, "Ann", "Agent 13 S.H.I.E.L.D.")


@pytest.mark.rule("MV-100", "MV-Q11")
def test_a_vanquish_by_card_is_of_whom_the_card_says(lay):
    """
    A Psionic Beam's Vanquish is offered against the one who is struck.
    """
    ann = {"at": "bagalia", "power": 1, "hand": ["psionic_beam"], LAB: ["quasar", "gwenpool", "aim_agent"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Psionic Beam")
        scene["Ann"].picks("Quasar")

        scene.can_pick_exactly("Quasar", "Pass")
        scene["Ann"].picks("Quasar")
        assert scene.zone("fate_discard") == ("Quasar",)
