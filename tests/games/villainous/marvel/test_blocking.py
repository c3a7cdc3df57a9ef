"""Covered symbols: by what, for how long (MV-057 to MV-063, MV-133, MV-157 to MV-160, MV-218)."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.marvel.deeds import fates, goes_on, plays
from tests.games.villainous.seen import actions_told

LAB = "aim_laboratory"
COVERED = "Something lies over that symbol."
SPENT = "You have used that symbol this turn."


def states(scene, place):
    """How the symbols of a place are, in their order."""
    return [symbol.rpartition(" ")[2] for symbol in actions_told(scene.card(place))]


OPEN = ["open"] * 4
TOP_COVERED = ["covered", "covered", "open", "open"]


# ------------------------------------------------------------------------------------------------ by what


@pytest.mark.rule("MV-057", "MV-Q04", "MV-133", "MV-Q20")
@pytest.mark.parametrize("card", ["quasar", of("Bob", "king_loki"), "dungeons_of_asgard"])
def test_what_lies_on_top_covers_the_top_row_only(lay, card):
    """
    A Hero, a loose Fate Item and an opponent's Ally cover both upper symbols; the lower ones stay open.
    """
    with lay(Ann={"at": "bagalia", "bagalia": [card], "hand": ["aim_agent"], "power": 1, LAB: ["aim_agent"]}) as scene:
        assert states(scene, "bagalia") == TOP_COVERED
        assert scene.why_not("Gain Power 1") == COVERED
        scene.can_pick("Relocate")


@pytest.mark.rule("MV-062", "MV-133")
def test_an_ally_abroad_covers_nothing_of_its_own_player(lay):
    """
    Loki's Ally at M.O.D.O.K.'s covers M.O.D.O.K.'s symbols, and Loki's own stay open.
    """
    with lay(Ann={"bagalia": [of("Bob", "king_loki")]}, Bob={"bifrost": ["king_loki"]}) as scene:
        assert states(scene, "bagalia") == TOP_COVERED
        assert states(scene, "bifrost") == OPEN


@pytest.mark.rule("MV-063", "MV-180")
def test_events_cover_nothing(lay):
    """
    Neither a Global nor a Targeted one, with Allies there or without.
    """
    with lay(Ann={"crises": [crisis("schism_in_aim", "aim_agent")]}, crises=["incoming"]) as scene:
        assert all(states(scene, place) == OPEN for place in (LAB, "boca_caliente", "project_pegasus", "bagalia"))


@pytest.mark.rule("MV-Q20")
def test_an_attached_fate_item_covers_nothing_itself(lay):
    """
    Stark Armor on a Hero leaves with him: nothing is covered then.
    """
    ann = {"at": "bagalia", "bagalia": [carrying("gwenpool", "stark_armor"), "graviton"]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("fate_discard")) == ["Gwenpool", "Stark Armor"]
        assert states(scene, "bagalia")[:2] == ["open", "open"]


@pytest.mark.rule("MV-Q20")
def test_a_loose_fate_item_goes_on_covering_when_heroes_leave(lay):
    """
    With the Hero vanquished the Dungeons still lie there, and no Vanquish gets rid of them.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "dungeons_of_asgard", "aim_agent", "aim_agent"]}) as scene:
        goes_on(scene, "Ann", "Vanquish", "A.I.M. Agent (A.I.M. Laboratory)", "Pass")

        assert scene.zone("fate_discard") == ("Gwenpool",)
        assert states(scene, LAB) == TOP_COVERED


@pytest.mark.rule("MV-174", "MV-Q20")
def test_a_fate_item_is_no_target(lay):
    """
    There is nobody to vanquish where only an Item lies.
    """
    with lay(Ann={"at": "bagalia", LAB: ["dungeons_of_asgard", "graviton"]}) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


# ------------------------------------------------------------------------------------------------ for how long


@pytest.mark.rule("MV-058", "MV-059")
def test_a_vanquish_uncovers_at_once(lay):
    """
    With the Hero gone, Power is taken in the same turn.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["gwenpool", "aim_agent"]}) as scene:
        assert scene.why_not("Gain Power 1") == COVERED
        goes_on(scene, "Ann", "Vanquish", "Gain Power 1")

        assert scene.pool("purse", "Ann") == {"POWER": 1}


@pytest.mark.rule("MV-058", "MV-158")
def test_a_hero_that_is_relocated_uncovers(lay):
    """
    Graviton throws the Hero elsewhere: here the symbols are open, there they are covered.
    """
    ann = {"at": LAB, "power": 3, "hand": ["graviton"], LAB: ["quasar"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", "Bagalia")
        goes_on(scene, "Ann", "Quasar", "Boca Caliente")

        assert states(scene, LAB) == ["open", "open", "spent", "open"]
        assert states(scene, "boca_caliente") == TOP_COVERED


@pytest.mark.rule("MV-058")
def test_a_card_that_is_removed_uncovers(lay):
    """
    Two Power, and the Dungeons are gone.
    """
    with lay(Ann={"at": "bagalia", "power": 2, "bagalia": ["dungeons_of_asgard"]}) as scene:
        scene["Ann"].picks("Dungeons of Asgard")

        assert states(scene, "bagalia") == OPEN


@pytest.mark.rule("MV-058")
def test_a_covered_symbol_stays_covered_turn_after_turn(lay):
    """
    It is no matter of one turn.
    """
    told = {"Ann": {"at": "boca_caliente", LAB: ["aim_agent"], "bagalia": ["quasar"]}, "Bob": {"at": "bifrost"}}
    with lay(**told) as scene:
        scene["Ann"].passes()
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        scene["Ann"].picks("Bagalia")

        assert scene.why_not("Gain Power 1") == COVERED


@pytest.mark.rule("MV-059")
def test_an_uncovered_symbol_that_was_used_stays_used(lay):
    """
    Power is taken, a Hero comes to lie over it and is vanquished: that Power is not taken again.
    """
    ann = {"at": "los_angeles", "power": 1, "hand": ["masque_draw_them_out"], "los_angeles": ["maggia_enforcer"] * 2}
    with lay(villains=("madame_masque", "loki"), Ann=ann, fate_deck=["peggy_carter"]) as scene:
        goes_on(scene, "Ann", "Gain Power 1", "Play a Card", "Draw Them Out", "Los Angeles")
        assert states(scene, "los_angeles")[1] == "covered"
        goes_on(scene, "Ann", "Vanquish", "Maggia Enforcer (Los Angeles)")

        assert states(scene, "los_angeles") == ["open", "spent", "spent", "spent"]
        assert scene.why_not("Gain Power 1") == SPENT


@pytest.mark.rule("MV-060")
def test_a_symbol_that_becomes_covered_in_mid_turn_is_lost(lay):
    """
    Gwenpool follows M.O.D.O.K. in the middle of his turn.
    """
    ann = {"at": "project_pegasus", "specialties": ["hoverchair"], "power": 1, LAB: ["gwenpool"]}
    with lay(Ann=ann) as scene:
        goes_on(scene, "Ann", "Activate", "Bagalia")

        assert scene.why_not("Gain Power 1") == COVERED


@pytest.mark.rule("MV-061")
@pytest.mark.parametrize("other", ["quasar", of("Bob", "king_loki")])
def test_another_covering_card_takes_over(lay, other):
    """
    One of two goes, and the symbols stay covered.
    """
    with lay(Ann={"at": "bagalia", "bagalia": [of("Bob", "kid_loki"), other, "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)
        assert states(scene, "bagalia")[:2] == ["covered", "covered"]


@pytest.mark.rule("MV-061", "MV-062")
def test_an_own_card_never_takes_over(lay):
    """
    The Hero goes, own Allies stay: the symbols are open.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["gwenpool", "aim_agent", "aim_scientist"]}) as scene:
        scene["Ann"].picks("Vanquish")
        goes_on(scene, "Ann", "A.I.M. Agent", "Pass")

        assert states(scene, "bagalia") == ["open", "open", "spent", "open"]


@pytest.mark.rule("MV-128", "MV-125")
def test_a_hero_of_strength_0_goes_on_covering(lay):
    """
    Gwenpool with two -1 tokens stays, and covers.
    """
    with lay(Ann={"bagalia": [with_tokens("gwenpool", -2)]}) as scene:
        assert scene.card("gwenpool").strength == 0
        assert states(scene, "bagalia") == TOP_COVERED


@pytest.mark.rule("MV-218")
def test_an_opponents_item_covers_nothing(lay):
    """
    A Villain's Item that got into another Domain lies there and leaves all symbols open.
    """
    with lay(Ann={LAB: [of("Bob", "lokis_scepter")]}) as scene:
        assert scene.card("lokis_scepter").at == "A.I.M. Laboratory"
        assert states(scene, LAB) == OPEN


@pytest.mark.rule("MV-156")
def test_a_fate_card_with_an_icon_covers_any_opponent(lay):
    """
    Quasar, of M.O.D.O.K.'s Fate cards, is played on Loki.
    """
    with lay(Ann={"at": "boca_caliente"}, fate_deck=["quasar"]) as scene:
        goes_on(scene, "Ann", "Fate", "Bifrost")

        assert states(scene, "bifrost") == TOP_COVERED


@pytest.mark.rule("MV-157")
def test_a_hero_covers_only_the_location_where_it_lies(lay):
    """
    The other three stay open.
    """
    with lay(active=1, Bob={"at": "jotunheim"}, fate_deck=["deathlok"]) as scene:
        fates(scene, "Boca Caliente")

        assert [states(scene, place) for place in (LAB, "project_pegasus", "bagalia")] == [OPEN] * 3
