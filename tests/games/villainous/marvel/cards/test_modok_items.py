"""M.O.D.O.K.'s Items and Specialties: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, plays

LAB = "aim_laboratory"
NO_CARD = "You have no card that you could play."
NOTHING = "Nothing of yours can be activated."


# ------------------------------------------------------------------------------------------------ Cosmic Cube


def test_cosmic_cube_is_played_with_loyalty_three(lay):
    """
    At Loyalty 3 it can be played, for 4.
    """
    with lay(Ann={"at": LAB, "power": 4, "loyalty": 3, "hand": ["cosmic_cube"]}) as scene:
        plays(scene, "Ann", "Cosmic Cube", at="Bagalia")

        assert scene.card("cosmic_cube", of="Ann").at == "Bagalia"
        assert scene.pool("purse", "Ann") == {}


def test_cosmic_cube_is_not_played_with_less(lay):
    """
    At Loyalty 2 it stays in hand.
    """
    with lay(Ann={"at": LAB, "power": 9, "loyalty": 2, "hand": ["cosmic_cube"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


@pytest.mark.rule("MV-086")
def test_cosmic_cube_does_nothing_when_played(lay):
    """
    Playing it at Loyalty 5 does not win yet.
    """
    with lay(Ann={"at": LAB, "power": 9, "loyalty": 5, "hand": ["cosmic_cube"]}) as scene:
        plays(scene, "Ann", "Cosmic Cube", at="Bagalia")

        assert scene.outcome is None


def test_cosmic_cube_brings_back_a_discarded_card(lay):
    """
    Activated for 3 at a lower Loyalty, it may take a card from the discard pile.
    """
    ann = {"at": LAB, "power": 3, "loyalty": 4, LAB: ["cosmic_cube"], "discard": ["psionic_beam", "graviton"]}
    with lay(Ann=ann) as scene:
        activates(scene)
        scene["Ann"].picks("Graviton A.I.M.")

        assert scene.hand("Ann") == ("Graviton A.I.M.",)
        assert scene.pool("purse", "Ann") == {}
        assert scene.outcome is None


def test_cosmic_cube_strengthens_an_ally(lay):
    """
    Or it gives an Ally at home two +1 Strength tokens.
    """
    ann = {"at": LAB, "power": 3, LAB: ["cosmic_cube"], "bagalia": ["aim_agent"], "discard": ["graviton"]}
    with lay(Ann=ann) as scene:
        activates(scene)
        scene["Ann"].picks("A.I.M. Agent")

        assert scene.card("aim_agent", of="Ann").tokens == {"PLUS": 2}
        assert scene.zone("discard", of="Ann") == ("Graviton A.I.M.",)


def test_cosmic_cube_strengthens_nobody_abroad_or_at_an_event(lay):
    """
    The Ally has to be at home.
    """
    ann = {"at": LAB, "power": 3, LAB: ["cosmic_cube"], "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_cosmic_cube_is_too_dear_with_two_power(lay):
    """
    The price is 3.
    """
    with lay(Ann={"at": LAB, "power": 2, LAB: ["cosmic_cube"], "discard": ["graviton"]}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_cosmic_cube_tells_discarded_cards_from_allies(lay):
    """
    With an Agent in the pile and one in play, their places are said.
    """
    ann = {"at": LAB, "power": 3, LAB: ["cosmic_cube", "aim_agent"], "discard": ["aim_agent"]}
    with lay(Ann=ann) as scene:
        activates(scene)

        scene.can_pick_exactly("A.I.M. Agent (discard)", "A.I.M. Agent (A.I.M. Laboratory)")
        scene.pick("A.I.M. Agent (discard)")


def test_cosmic_cube_can_be_relocated(lay):
    """
    It is an unattached Item.
    """
    with lay(Ann={"at": "bagalia", LAB: ["cosmic_cube"]}) as scene:
        scene["Ann"].picks("Relocate")

        scene.can_pick_exactly("Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
        scene.pick("Bagalia")


# ------------------------------------------------------------------------------------------------ A.I.M. Battlesuit


def test_aim_battlesuit_gives_two_strength(lay):
    """
    The Ally who wears it has +2 Strength.
    """
    with lay(Ann={"at": LAB, "power": 1, "bagalia": ["aim_agent"], "hand": ["aim_battlesuit"]}) as scene:
        plays(scene, "Ann", "A.I.M. Battlesuit")

        assert scene.card("aim_agent", of="Ann").strength == 4


@pytest.mark.rule("MV-140")
def test_aim_battlesuit_needs_an_ally_at_home(lay):
    """
    An Ally abroad or at an Event cannot put it on.
    """
    ann = {"at": LAB, "power": 1, "hand": ["aim_battlesuit"], "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_aim_battlesuit_is_not_for_others_allies(lay):
    """
    Another player's Ally in the Domain cannot wear it.
    """
    ann = {"at": "boca_caliente", "power": 1, "hand": ["aim_battlesuit"], LAB: [of("Bob", "kid_loki")]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_aim_battlesuit_makes_nobody_one_of_aim(lay):
    """
    Super-Adaptoid in it is no A.I.M. Ally: with two Agents there are not three.
    """
    ann = {"at": LAB, "power": 2, LAB: [carrying("super_adaptoid", "aim_battlesuit"), "aim_agent", "aim_agent"]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-141")
def test_aim_battlesuit_goes_with_its_ally(lay):
    """
    When the Ally is used in a Vanquish the Item is discarded, too.
    """
    ann = {"at": "bagalia", LAB: [carrying("aim_agent", "aim_battlesuit"), "heimdall"]}
    with lay(Ann=ann) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("discard", of="Ann")) == ["A.I.M. Agent", "A.I.M. Battlesuit"]


# ------------------------------------------------------------------------------------------------ Psionic Headband


def test_psionic_headband_adds_a_symbol(lay):
    """
    Where it lies there is an Activate symbol more.
    """
    ann = {"at": "bagalia", "bagalia": ["psionic_headband", "aim_scientist"]}
    with lay(Ann=ann) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


def test_psionic_headband_adds_one_besides_the_printed_one(lay):
    """
    At the Laboratory there are two then.
    """
    with lay(Ann={"at": LAB, LAB: ["psionic_headband", "aim_scientist"]}) as scene:
        activates(scene)
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 4}
        assert scene.why_not("Activate") == "You have used that symbol this turn."


def test_psionic_headband_adds_it_at_its_location_only(lay):
    """
    Where the mover stands elsewhere it adds nothing.
    """
    with lay(Ann={"at": "bagalia", LAB: ["psionic_headband", "aim_scientist"]}) as scene:
        scene.cannot_pick("Activate")
        assert scene.why_not("Activate") == "Your mover is not there."


def test_psionic_headband_is_not_covered_by_heroes(lay):
    """
    The added symbol counts as a bottom one.
    """
    with lay(Ann={"at": "bagalia", "bagalia": ["psionic_headband", "aim_scientist", "quasar"]}) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {"POWER": 1}


def test_psionic_headband_is_covered_under_knock_knock(lay):
    """
    Under Knock Knock a S.H.I.E.L.D. Hero covers bottom symbols, this one, too.
    """
    ann = {"at": "bagalia", "bagalia": ["psionic_headband", "aim_scientist", "peggy_carter"]}
    with lay(crises=["knock_knock"], Ann=ann) as scene:
        assert scene.why_not("Activate") == "Something lies over that symbol."


def test_psionic_headband_works_again_in_the_next_turn(lay):
    """
    Like printed symbols it is used once a turn.
    """
    ann = {"at": "bagalia", "bagalia": ["psionic_headband", "aim_scientist"], LAB: ["aim_agent"]}
    with lay(Ann=ann, Bob={"at": "bifrost"}) as scene:
        activates(scene)
        ends_turn(scene, "Ann")
        scene["Bob"].picks("Jotunheim")
        ends_turn(scene)
        scene["Ann"].picks("Boca Caliente")
        ends_turn(scene, "Ann")

        assert scene.card("psionic_headband", of="Ann").spent == 0
        scene["Bob"].picks("Bifrost")


# ------------------------------------------------------------------------------------------------ Hoverchair


def test_hoverchair_moves_the_mover(lay):
    """
    Activated for 1, M.O.D.O.K. moves, and the symbols of the new location are open.
    """
    with lay(Ann={"at": LAB, "power": 1, "specialties": ["hoverchair"]}) as scene:
        activates(scene)
        scene["Ann"].picks("Boca Caliente")
        scene["Ann"].picks("Gain Power 3")

        assert scene.pool("purse", "Ann") == {"POWER": 3}


@pytest.mark.rule("MV-Q05")
def test_hoverchair_leaves_the_old_symbols_behind(lay):
    """
    Those of the old location are no longer open.
    """
    with lay(Ann={"at": LAB, "power": 1, "specialties": ["hoverchair"]}) as scene:
        activates(scene)
        scene["Ann"].picks("Bagalia")

        scene.cannot_pick("Discard Cards")


def test_hoverchair_goes_to_another_location(lay):
    """
    It cannot stay.
    """
    with lay(Ann={"at": LAB, "power": 1, "specialties": ["hoverchair"]}) as scene:
        activates(scene)

        scene.can_pick_exactly("Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
        scene.pick("Bagalia")


@pytest.mark.rule("MV-146")
def test_hoverchair_is_used_once_a_turn(lay):
    """
    With another Activate symbol at the new location it cannot be used again.
    """
    with lay(Ann={"at": LAB, "power": 9, "specialties": ["hoverchair"]}) as scene:
        activates(scene)
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")

        assert scene.why_not("Activate") == NOTHING


def test_hoverchair_is_played_to_the_specialty_area(lay):
    """
    It is no Item at a location.
    """
    with lay(Ann={"at": LAB, "power": 3, "hand": ["hoverchair"]}) as scene:
        plays(scene, "Ann", "Hoverchair")

        assert scene.zone("specialties", of="Ann") == ("Loyalty tile", "Hoverchair")


# ------------------------------------------------------------------------------------------------ Designed Only for Killing


def test_designed_only_for_killing_vanquishes(lay):
    """
    Activated for 1 it is a Vanquish action.
    """
    ann = {"at": LAB, "power": 1, "specialties": ["designed_only_for_killing"], "bagalia": ["aim_agent", "toni_ho"]}
    with lay(Ann=ann) as scene:
        activates(scene)

        assert scene.zone("fate_discard") == ("Toni Ho",)
        assert scene.zone("discard", of="Ann") == ("A.I.M. Agent",)


def test_designed_only_for_killing_needs_somebody_to_vanquish(lay):
    """
    Who has nobody to vanquish, or is too weak, cannot activate it.
    """
    ann = {"at": LAB, "power": 1, "specialties": ["designed_only_for_killing"], "bagalia": ["aim_agent", "quasar"]}
    with lay(Ann=ann) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_designed_only_for_killing_costs_no_loyalty(lay):
    """
    A.I.M. Allies who are used in a Vanquish cost no Loyalty.
    """
    ann = {"at": LAB, "power": 1, "loyalty": 2, "specialties": ["designed_only_for_killing"]}
    with lay(Ann={**ann, "bagalia": ["aim_agent", "toni_ho"]}) as scene:
        activates(scene)

        assert scene.card("loyalty_tile").loyalty == 2


# ------------------------------------------------------------------------------------------------ Supreme Intellect


def test_supreme_intellect_is_played_with_loyalty_two(lay):
    """
    At Loyalty 2 it can be played.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 2, "hand": ["supreme_intellect"]}) as scene:
        plays(scene, "Ann", "Supreme Intellect")

        assert "Supreme Intellect" in scene.zone("specialties", of="Ann")


def test_supreme_intellect_is_not_played_with_less(lay):
    """
    At Loyalty 1 it stays in hand.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 1, "hand": ["supreme_intellect"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_supreme_intellect_draws_up_to_five(lay):
    """
    At the end of the turn one has five cards, whatever Loyalty is by then.
    """
    with lay(Ann={"at": LAB, "specialties": ["supreme_intellect"]}) as scene:
        ends_turn(scene, "Ann")

        assert len(scene.hand("Ann")) == 5
        scene["Bob"].picks("Bifrost")


def test_supreme_intellect_is_for_its_player_only(lay):
    """
    Others draw up to four.
    """
    with lay(active=1, Ann={"at": LAB, LAB: ["aim_agent"], "specialties": ["supreme_intellect"]}, Bob={}) as scene:
        ends_turn(scene)

        assert len(scene.hand("Bob")) == 4
        scene["Ann"].picks("Bagalia")
