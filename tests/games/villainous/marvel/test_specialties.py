"""Specialties (MV-144 to MV-150)."""

import pytest

from tests.games.villainous.marvel.deeds import activates, fates, goes_on, plays
from tests.games.villainous.seen import kinds_in, zone_of

LAB = "aim_laboratory"
NOTHING_TO_ACTIVATE = "Nothing of yours can be activated."
BOTH = {"Hoverchair", "Designed Only for Killing"}


@pytest.mark.rule("MV-144", "MV-030")
def test_a_specialty_is_paid_and_laid_in_its_area(lay):
    """
    A Hoverchair costs 3, and nobody is asked where it goes.
    """
    with lay(Ann={"at": LAB, "power": 4, "hand": ["hoverchair"]}) as scene:
        plays(scene, "Ann", "Hoverchair")

        assert scene.pool("purse", "Ann") == {"POWER": 1}
        assert kinds_in(zone_of(scene, "Bob", "specialties", 0)) == ["loyalty_tile", "hoverchair"]
        assert scene.card("hoverchair", of="Ann").at == ""


@pytest.mark.rule("MV-145")
def test_any_number_of_specialties_may_be_there(lay):
    """
    A fourth is played beside three.
    """
    three = ["hoverchair", "designed_only_for_killing", "hoverchair"]
    with lay(Ann={"at": LAB, "power": 2, "specialties": three, "hand": ["designed_only_for_killing"]}) as scene:
        plays(scene, "Ann", "Designed Only for Killing")

        assert len(scene.zone("specialties", "Ann")) == 5


@pytest.mark.rule("MV-146", "MV-149")
def test_a_specialty_is_used_once_a_turn(lay):
    """
    With a second Activate symbol and Power for it, the Hoverchair is not used again.
    """
    with lay(Ann={"at": LAB, "power": 5, "specialties": ["hoverchair"]}) as scene:
        activates(scene)
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")

        assert scene.pool("purse", "Ann") == {"POWER": 4}
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("MV-146")
def test_in_the_next_turn_it_is_used_again(lay):
    """
    Once a turn, and every turn.
    """
    told = {"Ann": {"at": LAB, "power": 5, "specialties": ["hoverchair"]}, "Bob": {"at": "bifrost"}}
    with lay(**told) as scene:
        activates(scene)
        goes_on(scene, "Ann", "Bagalia", "Pass")
        goes_on(scene, "Bob", "Jotunheim", "Pass")
        scene["Ann"].picks("A.I.M. Laboratory")
        activates(scene)
        scene["Ann"].picks("Bagalia")


@pytest.mark.rule("MV-146", "MV-Q17")
def test_different_specialties_and_two_copies_are_each_used(lay):
    """
    The same Specialty is the single card: two Hoverchairs are two.
    """
    with lay(Ann={"at": LAB, "power": 5, "specialties": ["hoverchair", "hoverchair"]}) as scene:
        activates(scene, "Hoverchair: Move to another location")
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")
        activates(scene)
        scene["Ann"].picks("Bagalia")

        assert scene.pool("purse", "Ann") == {"POWER": 3}


@pytest.mark.rule("MV-147")
def test_a_specialty_is_not_used_in_another_players_turn(lay):
    """
    Ikol whispers before Loki's move, and not before M.O.D.O.K.'s.
    """
    told = {"Ann": {"at": LAB, LAB: ["aim_agent"]}, "Bob": {"at": "bifrost", "specialties": ["ikol"]}}
    with lay(active=1, **told) as scene:
        scene["Bob"].passes()
        scene.expect("Ann", prompt="Where do you go?")
        goes_on(scene, "Ann", "Bagalia", "Pass")

        scene.expect("Bob", prompt="Ikol: Look at the top card of the Fate deck?")
        scene["Bob"].declines()
        scene["Bob"].picks("Jotunheim")


@pytest.mark.rule("MV-148")
def test_a_specialty_may_have_a_condition(lay):
    """
    Supreme Intellect takes Loyalty 2.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 1, "hand": ["supreme_intellect"]}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 2, "hand": ["supreme_intellect"]}) as scene:
        plays(scene, "Ann", "Supreme Intellect")

        assert "Supreme Intellect" in scene.zone("specialties", "Ann")


@pytest.mark.rule("MV-149")
def test_an_activated_specialty_takes_a_symbol_and_its_price(lay):
    """
    At Bagalia there is no such symbol; at the Laboratory without Power there is no price.
    """
    with lay(Ann={"at": "bagalia", "power": 5, "specialties": ["hoverchair"]}) as scene:
        scene.cannot_pick("Activate", "Hoverchair")
    with lay(Ann={"at": LAB, "specialties": ["hoverchair"]}) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("MV-150")
def test_fate_cards_that_get_rid_of_items_do_not_touch_specialties(lay):
    """
    Toni Ho may take an Item apart, and finds none.
    """
    with lay(active=1, Ann={"specialties": ["hoverchair"]}, Bob={"at": "jotunheim"}, fate_deck=["toni_ho"]) as scene:
        fates(scene, "Bagalia")

        scene.expect("Bob", prompt="What do you do?")
        assert "Hoverchair" in scene.zone("specialties", "Ann")
