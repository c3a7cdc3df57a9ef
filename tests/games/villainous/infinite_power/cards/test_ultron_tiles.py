"""Ultron's upgrade tiles: what each takes, what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.infinite_power.sentries import ARRAY, BASE, COMPLEX, LAB, UPGRADE, posts, ultron, upgrades
from tests.games.villainous.infinite_power.stones import picks, power

SWITCH = "deactivation_switch"


# ------------------------------------------------------------------------------------------------ turning them


def test_all_tiles_lie_face_down_at_the_start(lay):
    """
    The four lie in the Specialty area, in their order.
    """
    with ultron(lay) as scene:
        assert scene.zone("specialties", "Ann") == ("Transformation", "Optimization", "Ultimate", "Age of Ultron")
        assert upgrades(scene) == 0


def test_transformation_is_turned_with_sentries_at_three_locations(lay):
    """
    It costs 4 Power, and no symbol.
    """
    with ultron(lay, **posts(LAB, ARRAY, BASE)) as scene:
        scene["Ann"].picks(UPGRADE[1])

        assert scene.card("transformation").is_up
        assert power(scene) == 6
        scene.can_pick("Discard Cards")


@pytest.mark.parametrize(
    "told",
    [
        {LAB: ["duplicate_sentry"] * 3, ARRAY: ["duplicate_sentry"]},
        {**posts(LAB, ARRAY), BASE: ["alkhema"]},
        {**posts(LAB, ARRAY, BASE), "power": 3},
    ],
    ids=["two locations", "no Sentry", "no Power"],
)
def test_transformation_is_not_turned_with_less(lay, told):
    """
    Three different locations, Sentries, and all of the Power.
    """
    with ultron(lay, **told) as scene:
        scene.cannot_pick(UPGRADE[1])


def test_sentries_at_events_do_not_count(lay):
    """
    An Event is no location of the Domain.
    """
    event = crisis("avengers_assemble", of("Ann", "flying_sentry"))
    with ultron(lay, crises=[event], **posts(LAB, ARRAY)) as scene:
        scene.cannot_pick(UPGRADE[1])


def test_sentries_on_top_of_other_domains_do_not_count(lay):
    """
    Nor does a Sentry abroad.
    """
    with ultron(lay, **posts(LAB, ARRAY), bob={"bifrost": [of("Ann", "duplicate_sentry")]}) as scene:
        scene.cannot_pick(UPGRADE[1])


def test_a_hero_does_not_stop_an_upgrade(lay):
    """
    Heroes beside the Sentries do not matter.
    """
    with ultron(lay, **{**posts(LAB, ARRAY), BASE: ["duplicate_sentry", "wasp"]}) as scene:
        scene.can_pick(UPGRADE[1])
        scene["Ann"].passes()
        scene["Bob"].picks("Bifrost")


def test_tiles_are_turned_in_their_order(lay):
    """
    With all that Optimization takes, Transformation comes first.
    """
    with ultron(lay, **{LAB: ["giant_sentry", "giant_sentry"]}) as scene:
        scene.cannot_pick(UPGRADE[1], UPGRADE[2])


def test_one_tile_is_turned_in_a_turn(lay):
    """
    With all that two of them take, the second one waits for the next turn.
    """
    told = {**posts(LAB, ARRAY), BASE: ["giant_sentry", "flying_sentry"], "power": 20}
    with ultron(lay, **told) as scene:
        scene["Ann"].picks(UPGRADE[1])

        scene.cannot_pick(UPGRADE[2])


def test_nobody_upgrades_in_another_turn(lay):
    """
    In Bob's turn Ann is asked nothing.
    """
    with ultron(lay, active=1, **posts(LAB, ARRAY, BASE), bob={"at": "bifrost"}) as scene:
        scene.cannot_pick(UPGRADE[1])


def test_optimization_takes_strength_12(lay):
    """
    All Allies at home count, Sentries or not: 6, 3 and 3.
    """
    with ultron(lay, upgrades=1, **{LAB: ["giant_sentry", "alkhema", "jocasta"]}) as scene:
        scene["Ann"].picks(UPGRADE[2])

        assert upgrades(scene) == 2
        assert power(scene) == 5


@pytest.mark.parametrize(
    "told", [{LAB: ["giant_sentry", "alkhema", "duplicate_sentry"]}, {LAB: ["giant_sentry"] * 2, "power": 4}]
)
def test_optimization_is_not_turned_with_less(lay, told):
    """
    Not with 11, and not with 4 Power.
    """
    with ultron(lay, upgrades=1, **told) as scene:
        scene.cannot_pick(UPGRADE[2])


def test_optimization_counts_current_strength(lay):
    """
    Tokens and Impervious Alloys count.
    """
    armed = carrying(with_tokens("alkhema", 1), "impervious_alloy")
    with ultron(lay, upgrades=1, **{LAB: ["giant_sentry", armed]}) as scene:
        scene["Ann"].picks(UPGRADE[2])

        assert upgrades(scene) == 2


def test_ultimate_takes_three_sentries(lay):
    """
    Three Sentries are removed, and 6 Power is paid.
    """
    told = {LAB: ["duplicate_sentry", "flying_sentry"], ARRAY: ["heavy_attack_sentry", "giant_sentry", "alkhema"]}
    with ultron(lay, upgrades=2, **told) as scene:
        scene["Ann"].picks(UPGRADE[3])
        scene.cannot_pick("Alkhema")
        assert (scene.decision.at_least, scene.decision.at_most) == (3, 3)
        scene["Ann"].picks("Duplicate Sentry", "Flying Sentry", "Heavy Attack Sentry")

        assert upgrades(scene) == 3
        assert power(scene) == 4
        assert scene.zone("discard", "Ann") == ("Duplicate Sentry", "Flying Sentry", "Heavy Attack Sentry")
        scene.did_not_happen("Defeated")


def test_ultimate_is_not_turned_with_two_sentries(lay):
    """
    Alkhema is none.
    """
    with ultron(lay, upgrades=2, **{LAB: ["duplicate_sentry", "flying_sentry", "alkhema"]}) as scene:
        scene.cannot_pick(UPGRADE[3])


@pytest.mark.parametrize("card", [SWITCH, "power_dampener"])
def test_a_tile_that_is_switched_off_stops_the_next_one(lay, card):
    """
    While a Deactivation Switch or Power Dampener is on a tile no further tile is turned.
    """
    told = {"on_tile": {"ultimate": [card]}, **posts(LAB, ARRAY, BASE, COMPLEX)}
    with ultron(lay, upgrades=3, **told, cat={}) as scene:
        scene.cannot_pick(UPGRADE[4])
        picks(scene, "Ann", *[label for label in scene.options if "Pay 2 Power to remove it" in label])
        scene.can_pick(UPGRADE[4])


# ------------------------------------------------------------------------------------------------ Transformation


def test_transformation_plays_a_sentry_from_the_pile(lay):
    """
    With a Play a Card symbol and for its cost.
    """
    with ultron(lay, upgrades=1, discard=["flying_sentry"]) as scene:
        picks(scene, "Ann", "Play a Card", "Flying Sentry", "Research Lab")

        assert scene.card("research_lab").bottom == ("Flying Sentry",)
        assert power(scene) == 8


def test_transformation_works_once_a_turn(lay):
    """
    The second Play a Card symbol is for the hand.
    """
    with ultron(lay, upgrades=1, discard=["flying_sentry", "duplicate_sentry"]) as scene:
        picks(scene, "Ann", "Play a Card", "Flying Sentry", "Research Lab")

        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_transformation_still_lets_play_from_hand(lay):
    """
    After a Sentry of the pile a card from hand may be played with the other symbol.
    """
    with ultron(lay, upgrades=1, discard=["flying_sentry"], hand=["duplicate_sentry"]) as scene:
        picks(scene, "Ann", "Play a Card", "Flying Sentry", "Research Lab")
        picks(scene, "Ann", "Play a Card", "Duplicate Sentry", "Research Lab")

        assert scene.card("research_lab").bottom == ("Flying Sentry", "Duplicate Sentry")


def test_transformation_plays_no_other_ally(lay):
    """
    Alkhema and Jocasta are no Sentries, and Impervious Alloy is no Ally.
    """
    with ultron(lay, upgrades=1, discard=["jocasta", "impervious_alloy", "assembly_line"]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_transformation_face_down_does_nothing(lay):
    """
    Before it is turned the pile is shut.
    """
    with ultron(lay, discard=["flying_sentry"]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


@pytest.mark.parametrize("told", [{COMPLEX: ["hank_pym"]}, {"on_tile": {"transformation": [SWITCH]}}])
def test_transformation_is_stopped(lay, told):
    """
    Hank Pym forbids it, and a Deactivation Switch switches it off.
    """
    with ultron(lay, upgrades=1, discard=["flying_sentry"], **told) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Optimization


def test_optimization_strengthens_sentries_at_home(lay):
    """
    Each has +1 Strength; Alkhema has not.
    """
    with ultron(lay, upgrades=2, **{LAB: ["duplicate_sentry", "alkhema"]}) as scene:
        assert scene.card("duplicate_sentry", of="Ann", zone="bottom").strength == 3
        assert scene.card("alkhema", of="Ann").strength == 3


def test_optimization_does_not_reach_events(lay):
    """
    At an Event a Sentry has what is printed.
    """
    with ultron(lay, upgrades=2, crises=[crisis("avengers_assemble", of("Ann", "flying_sentry"))]) as scene:
        assert scene.card("flying_sentry", zone="front").strength == 3


@pytest.mark.parametrize("told", [{"upgrades": 1}, {"upgrades": 2, "on_tile": {"optimization": [SWITCH]}}])
def test_optimization_off_does_nothing(lay, told):
    """
    Face down or switched off it gives no Strength.
    """
    with ultron(lay, **told, **posts(LAB)) as scene:
        assert scene.card("duplicate_sentry", of="Ann", zone="bottom").strength == 2


# ------------------------------------------------------------------------------------------------ Ultimate


def test_ultimate_relocates(lay):
    """
    Activated for 1 Power it relocates an Ally.
    """
    with ultron(lay, upgrades=3, at=ARRAY, **{LAB: ["alkhema"]}) as scene:
        picks(scene, "Ann", "Activate", "Reconfiguration Base")

        assert scene.card("alkhema", of="Ann").at == "Reconfiguration Base"
        assert power(scene) == 9


def test_ultimate_vanquishes(lay):
    """
    Or it vanquishes.
    """
    with ultron(lay, upgrades=3, at=ARRAY, **{LAB: ["alkhema", "wasp"]}) as scene:
        picks(scene, "Ann", "Activate", "Vanquish")

        assert scene.zone("fate_discard") == ("Wasp",)


def test_ultimate_needs_something_to_do(lay):
    """
    With no Ally at all it cannot be activated.
    """
    with ultron(lay, upgrades=3, at=ARRAY) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


def test_ultimate_face_down_cannot_be_activated(lay):
    """
    Before it is turned it does nothing.
    """
    with ultron(lay, upgrades=2, at=ARRAY, **{LAB: ["alkhema"]}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."


@pytest.mark.parametrize("card", [SWITCH, "power_dampener"])
def test_ultimate_switched_off_cannot_be_activated(lay, card):
    """
    A Deactivation Switch or a Power Dampener on it is enough.
    """
    with ultron(lay, upgrades=3, at=ARRAY, on_tile={"ultimate": [card]}, **{LAB: ["alkhema"]}, cat={}) as scene:
        assert scene.why_not("Activate") == "Nothing of yours can be activated."
