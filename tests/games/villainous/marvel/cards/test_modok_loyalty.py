"""The Loyalty tile: how Loyalty rises and falls, and how it does not."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of
from tests.games.villainous.marvel.deeds import activates, ends_turn, fates, plays

LAB = "aim_laboratory"
BOB = {"at": "bifrost"}
NOTHING = "Nothing of yours can be activated."
CREW = ["aim_agent", "aim_agent", "aim_infiltrator"]


def test_loyalty_tile_lies_in_the_specialty_area_from_the_start(lay):
    """
    It counts as a Specialty, with Loyalty at 0.
    """
    with lay(Ann={"at": LAB}) as scene:
        assert scene.zone("specialties", of="Ann") == ("Loyalty tile",)
        assert scene.card("loyalty_tile").loyalty == 0


def test_loyalty_tile_raises_loyalty(lay):
    """
    Activated for 2 with three A.I.M. Allies at home, Loyalty rises by 1.
    """
    with lay(Ann={"at": LAB, "power": 2, "bagalia": CREW}) as scene:
        activates(scene)

        assert scene.card("loyalty_tile").loyalty == 1
        assert scene.pool("purse", "Ann") == {}


def test_loyalty_tile_counts_the_whole_domain(lay):
    """
    The three may be at different locations.
    """
    with lay(
        Ann={"at": LAB, "power": 2, "bagalia": ["aim_agent"], LAB: ["mentallo"], "boca_caliente": ["graviton"]}
    ) as scene:
        activates(scene)

        assert scene.card("loyalty_tile").loyalty == 1


def test_loyalty_tile_needs_three_at_home(lay):
    """
    Those abroad and at Events do not count.
    """
    ann = {"at": LAB, "power": 2, LAB: CREW[:2], "crises": [crisis("schism_in_aim", "aim_agent")]}
    with lay(Ann=ann, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_loyalty_tile_needs_two_power(lay):
    """
    With 1 Power it cannot be activated.
    """
    with lay(Ann={"at": LAB, "power": 1, "bagalia": CREW}) as scene:
        assert scene.why_not("Activate") == NOTHING


@pytest.mark.rule("MV-146")
def test_loyalty_tile_is_activated_once_a_turn(lay):
    """
    As a Specialty it is used once a turn, even with a second Activate symbol.
    """
    with lay(Ann={"at": LAB, "power": 9, LAB: [*CREW, "psionic_headband"]}) as scene:
        activates(scene)

        assert scene.why_not("Activate") == NOTHING


def test_loyalty_tile_stops_at_five(lay):
    """
    At 5 there is nothing to be raised.
    """
    with lay(Ann={"at": LAB, "power": 9, "loyalty": 5, LAB: CREW}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_loyalty_tile_hears_of_a_defeat_by_a_fate_card(lay):
    """
    Melinda May defeats an Agent: Loyalty falls.
    """
    with lay(active=1, fate_deck=["melinda_may"], Ann={"at": LAB, "loyalty": 3, LAB: CREW[:2]}, Bob=BOB) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("A.I.M. Agent (A.I.M. Laboratory)")

        assert scene.card("loyalty_tile").loyalty == 2


def test_loyalty_tile_hears_of_another_players_card(lay):
    """
    Alligator Loki bites an Agent: Loyalty falls.
    """
    with lay(
        active=1, Ann={"at": LAB, "loyalty": 3, LAB: ["aim_agent"]}, Bob={**BOB, "power": 1, "hand": ["alligator_loki"]}
    ) as scene:
        plays(scene, "Bob", "Alligator Loki", at="A.I.M. Laboratory")
        scene["Bob"].picks("A.I.M. Agent")

        assert scene.card("loyalty_tile").loyalty == 2


def test_loyalty_tile_hears_of_a_removal_by_another_players_card(lay):
    """
    Glorious Purpose removes an Agent: Loyalty falls.
    """
    bob = {**BOB, "power": 2, "mischief": {"MISCHIEF": 3}, "hand": ["glorious_purpose"]}
    ann = {"at": LAB, "loyalty": 3, LAB: ["aim_agent"], "bagalia": [of("Bob", "kid_loki")]}
    with lay(active=1, Ann=ann, Bob=bob) as scene:
        plays(scene, "Bob", "Glorious Purpose")

        assert "A.I.M. Agent" in scene.zone("discard", of="Ann")
        assert scene.card("loyalty_tile").loyalty == 2


def test_loyalty_tile_does_not_mind_a_return_to_hand(lay):
    """
    Agent 13 sends an Agent back to hand: that is neither a defeat nor a removal.
    """
    with lay(active=1, fate_deck=["agent_13"], Ann={"at": LAB, "loyalty": 3, LAB: ["aim_agent"]}, Bob=BOB) as scene:
        fates(scene, "Bagalia")
        scene["Bob"].picks("A.I.M. Agent")

        assert scene.card("loyalty_tile").loyalty == 3


def test_loyalty_tile_does_not_mind_a_vanquish(lay):
    """
    A.I.M. Allies who are used in a Vanquish cost nothing.
    """
    with lay(Ann={"at": "bagalia", "loyalty": 3, LAB: ["aim_agent", "toni_ho"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("loyalty_tile").loyalty == 3


def test_loyalty_tile_does_not_mind_other_allies(lay):
    """
    Ms. M.O.D.O.K. is not of A.I.M.
    """
    with lay(active=1, fate_deck=["melinda_may"], Ann={"at": LAB, "loyalty": 0, LAB: ["ms_modok"]}, Bob=BOB) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("Ms. M.O.D.O.K.")

        scene.did_not_happen("LoyaltyLowered")


def test_loyalty_tile_does_not_mind_losses_to_other_allies_at_high_loyalty(lay):
    """
    Nor is Super-Adaptoid.
    """
    with lay(
        active=1, fate_deck=["melinda_may"], Ann={"at": LAB, "loyalty": 3, LAB: ["super_adaptoid"]}, Bob=BOB
    ) as scene:
        fates(scene, "A.I.M. Laboratory")
        scene["Bob"].picks("Super-Adaptoid")

        assert scene.card("loyalty_tile").loyalty == 3


@pytest.mark.rule("MV-Q40")
def test_loyalty_tile_does_not_mind_losses_abroad(lay):
    """
    An Infiltrator who is vanquished in Loki's Domain costs nothing.
    """
    bob = {"at": "jotunheim", "bifrost": [of("Ann", "aim_infiltrator"), "frost_giant"]}
    with lay(active=1, Ann={"at": LAB, "loyalty": 3}, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.zone("discard", of="Ann") == ("A.I.M. Infiltrator",)
        assert scene.card("loyalty_tile").loyalty == 3


def test_loyalty_tile_falls_before_a_move_without_aim(lay):
    """
    Before each move Loyalty falls by 1 if there is no A.I.M. Ally at home.
    """
    with lay(active=1, Ann={"at": LAB, "loyalty": 3, LAB: ["super_adaptoid"]}, Bob=BOB) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 2
        scene["Ann"].picks("Bagalia")


def test_loyalty_tile_stays_before_a_move_with_one_of_aim(lay):
    """
    One A.I.M. Ally at home is enough.
    """
    with lay(active=1, Ann={"at": LAB, "loyalty": 3, LAB: ["aim_agent"]}, Bob=BOB) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 3
        scene["Ann"].picks("Bagalia")


def test_loyalty_tile_goes_by_allies_at_home_before_a_move(lay):
    """
    One abroad does not keep Loyalty up.
    """
    bob = {**BOB, "jotunheim": [of("Ann", "aim_infiltrator")]}
    with lay(active=1, Ann={"at": LAB, "loyalty": 3}, Bob=bob) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 2
        scene["Ann"].picks("Bagalia")


def test_loyalty_tile_does_not_fall_before_moves_of_others(lay):
    """
    It is about M.O.D.O.K.'s own moves.
    """
    with lay(Ann={"at": LAB, "loyalty": 3}, Bob=BOB) as scene:
        ends_turn(scene, "Ann")

        assert scene.card("loyalty_tile").loyalty == 3
        scene["Bob"].picks("Jotunheim")


def test_loyalty_tile_does_not_fall_below_zero(lay):
    """
    Lowering it at 0 does nothing.
    """
    with lay(active=1, Ann={"at": LAB}, Bob=BOB) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 0
        scene["Ann"].picks("Bagalia")


def test_loyalty_tile_can_be_dampened(lay):
    """
    With a Power Dampener on it, it cannot be activated; it falls all the same.
    """
    with lay(Ann={"at": LAB, "power": 9, "on_tile": ["power_dampener"], LAB: CREW}) as scene:
        assert scene.why_not("Activate") == NOTHING


def test_loyalty_tile_that_is_dampened_falls_all_the_same(lay):
    """
    The Dampener keeps it from being activated, and from nothing else.
    """
    with lay(active=1, Ann={"at": LAB, "loyalty": 2, "on_tile": ["power_dampener"]}, Bob=BOB) as scene:
        ends_turn(scene)

        assert scene.card("loyalty_tile").loyalty == 1
        scene["Ann"].picks("Bagalia")


def test_loyalty_tile_does_not_mind_a_defeat_by_a_fate_card_abroad(lay):
    """
    Melinda May, played on Loki, defeats an Infiltrator who is there: Loyalty stays.
    """
    ann = {"at": "boca_caliente", "loyalty": 3}
    with lay(fate_deck=["melinda_may"], Ann=ann, Bob={"bifrost": [of("Ann", "aim_infiltrator")]}) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Bifrost")
        scene["Ann"].picks("A.I.M. Infiltrator")

        assert scene.zone("discard", of="Ann") == ("A.I.M. Infiltrator",)
        assert scene.card("loyalty_tile").loyalty == 3
