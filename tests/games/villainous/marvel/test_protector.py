"""Protectors (MV-162 to MV-165)."""

import pytest

from tabletop.games.villainous.marvel.testing import of
from tests.games.villainous.marvel.deeds import goes_on, plays

LAB = "aim_laboratory"
MASQUE = ("madame_masque", "loki")
SHIELDED = "A Protector has to be defeated first."
NO_TARGET = "There is nobody to vanquish."


@pytest.mark.rule("MV-162")
def test_a_protector_is_vanquished_before_any_other_hero_there(lay):
    """
    With Lady Sif there Gwenpool is out of reach, and says why; with her gone, he is not.
    """
    with lay(
        Ann={"at": "bagalia", LAB: ["lady_sif", "gwenpool", "graviton"], "bagalia": ["deathlok", "graviton"]}
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.why_not("Gwenpool") == SHIELDED
        scene["Ann"].picks("Lady Sif")
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "graviton"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)


@pytest.mark.rule("MV-163")
def test_of_two_protectors_the_player_picks(lay):
    """
    Either may go first, and the other Hero waits for both.
    """
    with lay(Ann={"at": "bagalia", LAB: ["lady_sif", "peggy_carter", "gwenpool", "graviton"]}) as scene:
        scene["Ann"].picks("Vanquish")

        scene.can_pick_exactly("Lady Sif", "Peggy Carter S.H.I.E.L.D.")
        assert scene.why_not("Gwenpool") == SHIELDED
        scene["Ann"].picks("Peggy Carter S.H.I.E.L.D.")


@pytest.mark.rule("MV-163", "MV-Q21")
def test_a_protector_that_can_not_be_beaten_shields_all_the_same(lay):
    """
    Quasar with 5 is too strong for an Agent, and so Gwenpool is safe, too.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quasar", "gwenpool", "aim_agent"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("MV-164")
def test_a_protector_shields_nobody_elsewhere(lay):
    """
    Quasar is at Bagalia, Gwenpool at the Laboratory.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"], "bagalia": ["quasar"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)


@pytest.mark.rule("MV-165", "MV-Q22")
def test_a_protector_binds_cards_that_defeat(lay):
    """
    An Assassin may defeat a Hero of Strength 2 where he comes: not beside a Protector.
    """
    ann = {"at": "los_angeles", "power": 2, "hand": ["maggia_assassin"]}
    with lay(villains=MASQUE, Ann={**ann, "manhattan": ["peggy_carter", "agent_13"]}) as scene:
        plays(scene, "Ann", "Maggia Assassin", "Manhattan")

        scene.expect("Ann", prompt="What do you do?")
    with lay(villains=MASQUE, Ann={**ann, "manhattan": ["agent_13"]}) as scene:
        plays(scene, "Ann", "Maggia Assassin", "Manhattan")
        scene["Ann"].picks("Agent 13 S.H.I.E.L.D.")

        assert scene.zone("fate_discard") == ("Agent 13 S.H.I.E.L.D.",)


@pytest.mark.rule("MV-165", "MV-Q22")
def test_a_protector_does_not_keep_another_hero_from_being_removed(lay):
    """
    A Life Model Decoy is removed for Peggy Carter, though she is a Protector there.
    """
    with lay(Ann={"at": "bagalia", LAB: ["peggy_carter", "life_model_decoy", "graviton"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card(LAB).top == ("Peggy Carter S.H.I.E.L.D.",)
        scene.happened("Removed", card="Life Model Decoy S.H.I.E.L.D.")


@pytest.mark.rule("MV-Q22")
def test_a_protector_does_not_guard_allies(lay):
    """
    Kid Loki beside Quasar is vanquished.
    """
    with lay(Ann={"at": "bagalia", LAB: ["quasar", of("Bob", "kid_loki"), "aim_agent"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)


@pytest.mark.rule("MV-162")
def test_a_protector_in_another_domain_shields_nobody_here(lay):
    """
    Quasar is at Loki's.
    """
    with lay(Ann={"at": "bagalia", LAB: ["gwenpool", "aim_agent"]}, Bob={"bifrost": ["quasar"]}) as scene:
        goes_on(scene, "Ann", "Vanquish")

        assert scene.zone("fate_discard") == ("Gwenpool",)
