"""Killmonger's Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.killmonger import (
    BIFROST,
    CITY,
    FALLS,
    MOUND,
    NOT_NOW,
    SCHOOL,
    does,
    own_turn,
    plays,
    power,
)

NO_CARDS = "You have no card that you could play."

# ------------------------------------------------------------------------------------------------ Killmonger's Fury


def test_killmongers_fury_defeats_a_hero(lay):
    """
    A Hero of Strength 4 or less is defeated, without any Ally.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=["vision"]) as scene:
        plays(scene, "Killmonger's Fury")

        assert (scene.zone("fate_discard"), power(scene)) == (("Vision",), 0)


def test_killmongers_fury_spares_the_strong(lay):
    """
    A character of Strength 5 is too strong.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=["thor"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_killmongers_fury_defeats_klaw(lay):
    """
    It speaks of characters: Klaw, weakened by 3, is one.
    """
    with own_turn(
        lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=[with_tokens("klaw", -3)]
    ) as scene:
        plays(scene, "Killmonger's Fury")

        assert scene.zone("aside", "Ann") == ("Klaw",)


def test_killmongers_fury_defeats_an_opposing_ally(lay):
    """
    An opponent's Ally in the Domain is a character, too.
    """
    ann = {"at": SCHOOL, "power": 2, "hand": ["killmongers_fury"], CITY: [of("Bob", "kid_loki")]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Killmonger's Fury")

        assert scene.zone("discard", "Bob") == ("Kid Loki",)


def test_killmongers_fury_may_strike_an_ally_of_his_own(lay):
    """
    A character is whoever has a Strength: his own Dog of War as well.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=["dog_of_war", "shuri"]) as scene:
        does(scene, "Play a Card", "Killmonger's Fury")

        scene.can_pick_exactly("Dog of War", "Shuri")
        scene["Ann"].picks("Shuri")


@pytest.mark.rule("MV-Q22")
def test_killmongers_fury_defeats_protectors_first(lay):
    """
    A Protector has to be defeated before others beside it.
    """
    with own_turn(
        lay, at=SCHOOL, power=2, hand=["killmongers_fury"], the_golden_city=["dora_milaje", "shuri"]
    ) as scene:
        plays(scene, "Killmonger's Fury")

        assert scene.zone("fate_discard") == ("Dora Milaje",)


def test_killmongers_fury_stays_in_his_domain(lay):
    """
    A Hero in Loki's Domain is out of reach.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["killmongers_fury"], bob={BIFROST: ["shuri"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


# ------------------------------------------------------------------------------------------------ Execute Plan


def test_execute_plan_activates(lay):
    """
    It carries out an Activate action, for the price of the ability.
    """
    ann = {"at": SCHOOL, "power": 3, "hand": ["execute_plan"], CITY: ["explosives"]}
    with own_turn(lay, **ann, specialties=["control_the_mines"]) as scene:
        plays(scene, "Execute Plan", "Bifrost")

        assert (scene.card("explosives", of="Ann", zone="top").at, power(scene)) == ("Bifrost", 0)


@pytest.mark.rule("MV-080")
def test_execute_plan_needs_enough_for_the_activation(lay):
    """
    With 2 Power it could be paid, but the mines could not be activated then: it cannot be played.
    """
    ann = {"at": SCHOOL, "power": 2, "hand": ["execute_plan"], CITY: ["explosives"]}
    with own_turn(lay, **ann, specialties=["control_the_mines"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_execute_plan_needs_something_to_activate(lay):
    """
    With nothing to activate it cannot be played.
    """
    with own_turn(lay, at=SCHOOL, power=9, hand=["execute_plan", "rook"]) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Execute Plan") == NOT_NOW
        does(scene, "Rook", "Warrior Falls")


def test_execute_plan_takes_what_costs_nothing(lay):
    """
    The Hacking Rig costs nothing: 1 Power for the Effect is enough.
    """
    ann = {"at": SCHOOL, "power": 1, "hand": ["execute_plan"], CITY: ["hacking_rig"]}
    with own_turn(lay, bob={"power": 6}, **ann) as scene:
        plays(scene, "Execute Plan")

        assert power(scene) == 3


# ------------------------------------------------------------------------------------------------ Taunt


@pytest.mark.parametrize("hero", ["shuri", "thor"])
def test_taunt_relocates_a_hero(lay, hero):
    """
    A Hero goes to another location of the Domain, on the same side, whatever its Strength.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=[hero]) as scene:
        plays(scene, "Taunt", "The Great Mound")

        assert (scene.card(hero).at, scene.card(hero).zone) == ("The Great Mound", "top")


def test_taunt_relocates_an_ally_of_his_own(lay):
    """
    His own Ally goes along the bottom side.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=["rook"]) as scene:
        plays(scene, "Taunt", "The Great Mound")

        assert (scene.card("rook").at, scene.card("rook").zone) == ("The Great Mound", "bottom")


def test_taunt_relocates_an_opposing_ally(lay):
    """
    An opponent's Ally in the Domain stays on the top side.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=[of("Bob", "kid_loki")]) as scene:
        plays(scene, "Taunt", "The Great Mound")

        assert (scene.card("kid_loki", zone="top").at) == "The Great Mound"


def test_taunt_leads_nowhere_else(lay):
    """
    The character stays in the Domain: neither its own location nor another Domain is offered.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=["shuri"]) as scene:
        does(scene, "Play a Card", "Taunt")

        scene.can_pick_exactly("Warrior Falls", "Institute of Technology", "The Great Mound")
        scene["Ann"].picks("Warrior Falls")


def test_taunt_needs_somebody(lay):
    """
    Without any character in the Domain it cannot be played.
    """
    with own_turn(lay, at=SCHOOL, hand=["taunt"], the_golden_city=["explosives"], bob={BIFROST: ["shuri"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


# ------------------------------------------------------------------------------------------------ Overpower


def test_overpower_strengthens_every_ally(lay):
    """
    Every Ally in the Domain gets +1 Strength, at whatever location.
    """
    with own_turn(
        lay, at=SCHOOL, power=2, hand=["overpower"], warrior_falls=["rook"], the_golden_city=["king"]
    ) as scene:
        plays(scene, "Overpower")

        assert (scene.card("rook").strength, scene.card("king").strength) == (3, 5)


def test_overpower_lasts(lay):
    """
    They are tokens: they stay when the turn is over.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["overpower"], warrior_falls=["rook"]) as scene:
        plays(scene, "Overpower")
        scene["Ann"].passes()
        scene["Bob"].picks("Jotunheim")

        assert scene.card("rook").strength == 3


def test_overpower_does_not_reach_beyond_the_domain(lay):
    """
    Allies abroad and at Events get nothing, nor do Heroes.
    """
    bob = {BIFROST: [of("Ann", "dog_of_war")]}
    ann = {"at": SCHOOL, "power": 2, "hand": ["overpower"], FALLS: ["rook", "shuri"]}
    with own_turn(lay, bob=bob, kit={"crises": [crisis("helicarrier_alert", of("Ann", "king"))]}, **ann) as scene:
        plays(scene, "Overpower")

        assert [scene.card(name).strength for name in ("dog_of_war", "king", "shuri")] == [2, 4, 3]


def test_overpower_needs_an_ally(lay):
    """
    Without any Ally in the Domain it cannot be played.
    """
    with own_turn(lay, at=SCHOOL, power=2, hand=["overpower"], the_great_mound=["shuri"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARDS


def test_overpower_strengthens_opposing_allies_too(lay):
    """
    Every Ally in the Domain means those of opponents, too.
    """
    ann = {"at": SCHOOL, "power": 2, "hand": ["overpower"], MOUND: ["rook", of("Bob", "kid_loki")]}
    with own_turn(lay, **ann) as scene:
        plays(scene, "Overpower")

        assert scene.card("kid_loki", zone="top").strength == 2
