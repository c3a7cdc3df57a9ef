"""How M.O.D.O.K. wins: the Cosmic Cube activated at Loyalty 5. And how he does not."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, fates, plays

LAB = "aim_laboratory"
BOB = {"at": "bifrost"}
CREW = ["aim_agent", "aim_agent", "aim_scientist"]
CUBE = "Cosmic Cube: Win with Loyalty 5, or else take a discarded card or give an Ally +2 Strength"
NOTHING = "Nothing of yours can be activated."


def has_won(scene):
    """Say whether Ann has won, and nobody else."""
    return scene.outcome is not None and scene.outcome.winners == (0,)


def ready(**more):
    """Say what Ann has who wins as soon as she activates the Cube."""
    return {"at": LAB, "power": 3, "loyalty": 5, "bagalia": ["cosmic_cube"], **more}


# ------------------------------------------------------------------------------------------------ won


def test_the_cube_at_loyalty_five_wins(lay):
    """
    Ann activates the Cosmic Cube while Loyalty is 5, and wins at once.
    """
    with lay(Ann=ready()) as scene:
        activates(scene)

        assert has_won(scene)
        assert str(scene.outcome.how) == "M.O.D.O.K. has reached the Objective."


def test_the_price_is_paid_for_the_win(lay):
    """
    The 3 Power are paid first.
    """
    with lay(Ann=ready()) as scene:
        activates(scene)

        assert scene.pool("purse", "Ann") == {}


def test_the_cube_wins_wherever_it_lies(lay):
    """
    The mover need not be where the Cube is, and a Hero there is not in the way.
    """
    with lay(Ann=ready(at="project_pegasus", bagalia=["cosmic_cube", "quasar"])) as scene:
        activates(scene)

        assert has_won(scene)


def test_no_ally_is_needed_for_the_win(lay):
    """
    Loyalty 5 is what counts, not who is there.
    """
    with lay(Ann=ready()) as scene:
        assert scene.card("modok").progress == "Loyalty 5 of 5, the Cosmic Cube is there"
        activates(scene)

        assert has_won(scene)


def test_creating_the_cube_wins_at_once(lay):
    """
    Created and activated in one go, it wins in the turn in which it comes.
    """
    ann = {"at": LAB, "power": 6, "loyalty": 5, LAB: CREW, "hand": ["creating_the_cube"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")
        scene["Ann"].picks(CUBE)

        assert has_won(scene)


def test_creating_the_cube_wins_with_one_that_is_there(lay):
    """
    With a Cube in the Domain it only activates it: no Activate symbol is needed.
    """
    ann = {"at": "boca_caliente", "power": 6, "loyalty": 5, LAB: [*CREW, "cosmic_cube"], "hand": ["creating_the_cube"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")
        scene["Ann"].picks(CUBE)

        assert has_won(scene)


def test_the_last_loyalty_and_the_cube_in_one_turn(lay):
    """
    The tile raises Loyalty to 5, a second Activate symbol is for the Cube.
    """
    ann = {"at": LAB, "power": 5, "loyalty": 4, LAB: ["psionic_headband", *CREW], "bagalia": ["cosmic_cube"]}
    with lay(Ann=ann) as scene:
        activates(scene, "Loyalty tile")
        activates(scene, "Cosmic Cube")

        assert has_won(scene)


def test_the_hoverchair_carries_him_to_the_win(lay):
    """
    He hovers to where another Activate symbol is, and activates the Cube.
    """
    with lay(Ann=ready(power=4, specialties=["hoverchair"])) as scene:
        activates(scene, "Hoverchair")
        scene["Ann"].picks("Project P.E.G.A.S.U.S.")
        activates(scene)

        assert has_won(scene)


def test_demand_obedience_opens_the_way(lay):
    """
    The fifth Loyalty is demanded, and the Cube activated in the same turn.
    """
    ann = {"at": LAB, "power": 5, "loyalty": 4, "boca_caliente": CREW, "bagalia": ["cosmic_cube"]}
    with lay(Ann={**ann, "hand": ["demand_obedience"]}) as scene:
        plays(scene, "Ann", "Demand Obedience")
        scene["Ann"].picks("A.I.M. Scientist")
        activates(scene, "Cosmic Cube")

        assert has_won(scene)


def test_a_dampener_that_is_removed_is_in_nobodys_way(lay):
    """
    2 Power for the Dampener, 3 for the Cube.
    """
    with lay(Ann=ready(power=5, bagalia=[carrying("cosmic_cube", "power_dampener")])) as scene:
        scene["Ann"].picks("Power Dampener: Pay 2 Power to remove it")
        activates(scene)

        assert has_won(scene)


def test_sunspot_does_not_keep_him_from_winning(lay):
    """
    That Loyalty cannot rise is no matter at 5.
    """
    with lay(Ann=ready(boca_caliente=["sunspot_new_avenger"])) as scene:
        activates(scene)

        assert has_won(scene)


def test_a_schism_that_is_paid_for_does_not_keep_him_from_winning(lay):
    """
    Before the move he pays 1 Power to keep Loyalty, and activates the Cube with what is left.
    """
    ann = ready(at="boca_caliente", power=4, crises=["schism_in_aim"], bagalia=["cosmic_cube", "aim_agent"])
    with lay(active=1, Ann=ann, Bob=BOB) as scene:
        ends_turn(scene)
        scene["Ann"].picks("Pay 1 Power")
        scene["Ann"].picks("A.I.M. Laboratory")
        activates(scene)

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ not won


@pytest.mark.parametrize("loyalty", [0, 3, 4])
def test_the_cube_at_lower_loyalty_does_not_win(lay, loyalty):
    """
    At 4 or less it does something else.
    """
    with lay(Ann=ready(loyalty=loyalty, boca_caliente=["super_adaptoid"])) as scene:
        activates(scene)

        assert scene.outcome is None
        assert scene.card("super_adaptoid", of="Ann").strength == 4


def test_loyalty_five_alone_does_not_win(lay):
    """
    The Cube has to be activated: that Loyalty reaches 5 with the Cube there does not win yet.
    """
    with lay(Ann={"at": LAB, "power": 2, "loyalty": 4, "boca_caliente": CREW, "bagalia": ["cosmic_cube"]}) as scene:
        activates(scene, "Loyalty tile")

        assert scene.card("loyalty_tile").loyalty == 5
        assert scene.outcome is None


def test_with_too_little_power_there_is_no_win(lay):
    """
    2 Power are not 3.
    """
    with lay(Ann=ready(power=2)) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_without_an_activate_symbol_there_is_no_win(lay):
    """
    At Bagalia there is none.
    """
    with lay(Ann=ready(at="bagalia")) as scene:
        scene.cannot_pick("Activate")


def test_a_covered_activate_symbol_is_no_use(lay):
    """
    A Hero over the Laboratory's top row is in the way.
    """
    with lay(Ann=ready(aim_laboratory=["toni_ho"])) as scene:
        assert scene.why_not("Activate") == "Something lies over that symbol."


def test_an_ally_of_another_covers_it_too(lay):
    """
    So is Kid Loki.
    """
    with lay(Ann=ready(aim_laboratory=[of("Bob", "kid_loki")])) as scene:
        assert scene.why_not("Activate") == "Something lies over that symbol."


def test_a_dampened_cube_does_not_win(lay):
    """
    With a Power Dampener on it, it cannot be activated.
    """
    with lay(Ann=ready(bagalia=[carrying("cosmic_cube", "power_dampener")])) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_a_cube_that_was_removed_does_not_win(lay):
    """
    Toni Ho takes it apart before Ann's turn.
    """
    with lay(active=1, fate_deck=["toni_ho"], Ann=ready(at="boca_caliente"), Bob=BOB) as scene:
        fates(scene, "Boca Caliente")
        scene["Bob"].picks("Cosmic Cube")
        ends_turn(scene)
        scene["Ann"].picks("A.I.M. Laboratory")

        assert scene.why_not("Activate") == NOTHING
        assert scene.card("modok").progress == "Loyalty 4 of 5, no Cosmic Cube yet"


def test_a_cube_in_hand_does_not_win(lay):
    """
    It has to be in play.
    """
    with lay(Ann={"at": LAB, "power": 9, "loyalty": 5, "hand": ["cosmic_cube"]}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_loyalty_that_was_lost_before_does_not_win(lay):
    """
    Defectors take the only Agent: Loyalty falls to 4, and to 3 before the move.
    """
    ann = ready(at="boca_caliente", project_pegasus=["aim_agent"], discard=["psionic_beam"])
    with lay(active=1, fate_deck=["aim_defectors"], Ann=ann, Bob=BOB) as scene:
        fates(scene)
        ends_turn(scene)
        scene["Ann"].picks("A.I.M. Laboratory")
        activates(scene)
        scene["Ann"].picks("Psionic Beam")

        assert scene.card("loyalty_tile").loyalty == 3
        assert scene.outcome is None


def test_loyalty_that_falls_before_the_move_does_not_win(lay):
    """
    Without an A.I.M. Ally at home Loyalty falls to 4 as the turn begins: the Cube comes too late.
    """
    with lay(active=1, Ann=ready(at="boca_caliente", discard=["psionic_beam"]), Bob=BOB) as scene:
        ends_turn(scene)
        scene["Ann"].picks("A.I.M. Laboratory")
        activates(scene)

        assert scene.hand("Ann") == ("Psionic Beam",)
        assert scene.outcome is None


def test_a_schism_may_take_the_last_power(lay):
    """
    Who keeps Loyalty 5 by paying has 2 Power left, which are not enough.
    """
    ann = ready(at="boca_caliente", crises=["schism_in_aim"], bagalia=["cosmic_cube", "aim_agent"])
    with lay(active=1, Ann=ann, Bob=BOB) as scene:
        ends_turn(scene)
        scene["Ann"].picks("Pay 1 Power")
        scene["Ann"].picks("A.I.M. Laboratory")

        assert scene.why_not("Activate") == NOTHING


def test_creating_the_cube_without_power_to_activate_it_does_not_win(lay):
    """
    The Cube comes, and that is all.
    """
    ann = {"at": LAB, "power": 5, "loyalty": 5, LAB: CREW, "hand": ["creating_the_cube"]}
    with lay(Ann=ann) as scene:
        plays(scene, "Ann", "Creating the Cube")

        assert scene.card("cosmic_cube", of="Ann").at == "A.I.M. Laboratory"
        assert scene.outcome is None


def test_a_reward_that_brings_loyalty_to_five_does_not_win(lay):
    """
    The Schism resolved, Loyalty is 5: the Cube has still to be activated.
    """
    ann = {"at": LAB, "power": 3, "loyalty": 4, "hand": ["graviton"], "bagalia": ["cosmic_cube"]}
    with lay(Ann={**ann, "crises": [crisis("schism_in_aim", "monica_rappaccini")]}) as scene:
        plays(scene, "Ann", "Graviton A.I.M.", at="Schism in A.I.M.")

        assert scene.card("loyalty_tile").loyalty == 5
        assert scene.outcome is None
