"""Ultron's Effects and Items: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tests.games.villainous.infinite_power.sentries import ARRAY, BASE, COMPLEX, LAB, bobs_fate, ultron
from tests.games.villainous.infinite_power.stones import plays, power

NO_CARD = "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Reconfigure


def test_reconfigure_gains_power_for_each_location_with_a_sentry(lay):
    """
    Two Sentries at one location count once, and Alkhema does not.
    """
    told = {LAB: ["duplicate_sentry", "flying_sentry"], ARRAY: ["giant_sentry"], BASE: ["alkhema"]}
    with ultron(lay, hand=["reconfigure"], power=0, **told) as scene:
        plays(scene, "Reconfigure")

        assert power(scene) == 2


def test_reconfigure_needs_a_sentry(lay):
    """
    Without one there is nothing to gain, and it cannot be played.
    """
    with ultron(lay, hand=["reconfigure"], **{LAB: ["alkhema"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_reconfigure_does_not_count_events(lay):
    """
    A Sentry at an Event is at no location of the Domain.
    """
    event = crisis("avengers_assemble", of("Ann", "flying_sentry"))
    with ultron(lay, hand=["reconfigure"], power=0, crises=[event], **{LAB: ["duplicate_sentry"]}) as scene:
        plays(scene, "Reconfigure")

        assert power(scene) == 1


# ------------------------------------------------------------------------------------------------ Assimilate Knowledge


def test_assimilate_knowledge_orders_six_fate_cards(lay):
    """
    Ultron looks at the top six and puts them back in an order of his own.
    """
    deck = ["wasp", "hank_pym", "mockingbird", "scarlet_witch", "wonder_man", "thor", "hulk"]
    with ultron(lay, hand=["assimilate_knowledge"], fate_deck=deck) as scene:
        plays(scene, "Assimilate Knowledge")
        scene["Ann"].picks("Thor", "Wonder Man", "Scarlet Witch", "Mockingbird", "Hank Pym", "Wasp")

        assert scene.zone("fate_deck")[:7] == (
            "Thor", "Wonder Man", "Scarlet Witch", "Mockingbird", "Hank Pym", "Wasp", "Hulk"
        )  # fmt: skip
        assert power(scene) == 9


@pytest.mark.rule("MV-190", "MV-Q41")
def test_assimilate_knowledge_is_seen_by_ultron_alone(lay):
    """
    Others know neither the cards nor the order.
    """
    deck = ["wasp", "hank_pym", "mockingbird", "scarlet_witch", "wonder_man", "thor"]
    with ultron(lay, hand=["assimilate_knowledge"], fate_deck=deck) as scene:
        plays(scene, "Assimilate Knowledge")

        assert not scene["Bob"].sees("Scarlet Witch")
        scene["Ann"].picks("Thor", "Wonder Man", "Scarlet Witch", "Mockingbird", "Hank Pym", "Wasp")
        assert not scene["Bob"].sees("Scarlet Witch")


# ------------------------------------------------------------------------------------------------ Encephalo-Ray


def test_encephalo_ray_weakens_all_heroes_at_home(lay):
    """
    Every Hero in the Domain gets a -1 token; one with Loki gets none.
    """
    told = {LAB: ["wasp"], ARRAY: ["mockingbird"], "bob": {"bifrost": ["lady_sif"]}}
    with ultron(lay, hand=["encephalo_ray"], **told) as scene:
        plays(scene, "Encephalo-Ray")

        assert [scene.card(name).strength for name in ("wasp", "mockingbird", "lady_sif")] == [2, 1, 3]
        assert power(scene) == 8


def test_encephalo_ray_does_not_weaken_allies(lay):
    """
    An Ally of Loki's in the Domain is no Hero.
    """
    with ultron(lay, hand=["encephalo_ray"], **{LAB: ["wasp", of("Bob", "kid_loki"), "alkhema"]}) as scene:
        plays(scene, "Encephalo-Ray")

        assert scene.card("kid_loki", of="Bob").strength == 1
        assert scene.card("alkhema", of="Ann").strength == 3


def test_encephalo_ray_needs_a_hero(lay):
    """
    Without one at home it cannot be played.
    """
    with ultron(lay, hand=["encephalo_ray"], bob={"bifrost": ["lady_sif"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ Every Contingency Covered


def test_every_contingency_covered_takes_an_item(lay):
    """
    Ultron names Item and takes the first one of the deck; what came before goes back into the deck.
    """
    deck = ["duplicate_sentry", "reconfigure", "assembly_line"]
    with ultron(lay, hand=["every_contingency_covered"], deck=deck) as scene:
        plays(scene, "Every Contingency Covered", "Item")

        assert scene.hand("Ann") == ("Assembly Line",)
        assert "Duplicate Sentry" in scene.zone("deck", "Ann")
        assert scene.zone("discard", "Ann") == ("Every Contingency Covered",)


def test_every_contingency_covered_takes_an_effect(lay):
    """
    With Effect named, Items are passed over.
    """
    deck = ["duplicate_sentry", "assembly_line", "reconfigure"]
    with ultron(lay, hand=["every_contingency_covered"], deck=deck) as scene:
        plays(scene, "Every Contingency Covered", "Effect")

        assert scene.hand("Ann") == ("Reconfigure",)


@pytest.mark.rule("MV-185")
def test_every_contingency_covered_shows_what_it_reveals(lay):
    """
    Everybody sees the cards that are turned up.
    """
    deck = ["duplicate_sentry", "assembly_line"]
    with ultron(lay, hand=["every_contingency_covered"], deck=deck) as scene:
        plays(scene, "Every Contingency Covered", "Item")

        assert len(scene.events("TurnedUp", seen_by="Bob")) == 2


# ------------------------------------------------------------------------------------------------ Technoforming


def test_technoforming_strengthens_and_sends_to_an_event(lay):
    """
    An Ally gets a +1 token and may go to an Event.
    """
    with ultron(lay, hand=["technoforming"], crises=["avengers_assemble"], **{LAB: ["alkhema"]}) as scene:
        plays(scene, "Technoforming", "Avengers Assemble")

        assert scene.card("alkhema", zone="front").strength == 4


def test_technoforming_may_leave_the_ally_at_home(lay):
    """
    Going is a may.
    """
    with ultron(lay, hand=["technoforming"], crises=["avengers_assemble"], **{LAB: ["alkhema"]}) as scene:
        plays(scene, "Technoforming")
        scene["Ann"].passes()

        assert scene.card("alkhema", zone="bottom").strength == 4


def test_technoforming_works_without_an_event(lay):
    """
    Then there is just the token.
    """
    with ultron(lay, hand=["technoforming"], **{LAB: ["alkhema"]}) as scene:
        plays(scene, "Technoforming")

        assert scene.card("alkhema", zone="bottom").strength == 4


def test_technoforming_needs_an_ally(lay):
    """
    Without one it cannot be played.
    """
    with ultron(lay, hand=["technoforming"], **{LAB: [of("Bob", "kid_loki")]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


# ------------------------------------------------------------------------------------------------ Impervious Alloy


def test_impervious_alloy_gives_2_strength(lay):
    """
    Attached to an Ally at home.
    """
    with ultron(lay, hand=["impervious_alloy"], **{LAB: ["alkhema"], ARRAY: [of("Bob", "kid_loki")]}) as scene:
        plays(scene, "Impervious Alloy")

        assert scene.card("alkhema", of="Ann").strength == 5
        assert scene.card("alkhema", of="Ann").attached == ("Impervious Alloy",)


@pytest.mark.rule("MV-140")
def test_impervious_alloy_needs_an_ally(lay):
    """
    Without one at home it cannot be played.
    """
    with ultron(lay, hand=["impervious_alloy"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_impervious_alloy_cannot_be_removed(lay):
    """
    Molecular Rearranger does not reach it: the Ally is named then, and takes it along.
    """
    told = {LAB: [carrying("alkhema", "impervious_alloy")], ARRAY: ["assembly_line"]}
    with bobs_fate(lay, "molecular_rearranger", **told) as scene:
        scene.can_pick_exactly("Alkhema", "Assembly Line")
        scene["Bob"].picks("Assembly Line")

        assert scene.card("alkhema", of="Ann").strength == 5


@pytest.mark.rule("MV-141", "MV-Q36")
def test_impervious_alloy_goes_with_its_ally(lay):
    """
    Used up in a Vanquish, the Ally takes it along to the pile.
    """
    with ultron(lay, at=BASE, **{LAB: [carrying("duplicate_sentry", "impervious_alloy"), "wasp"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert set(scene.zone("discard", "Ann")) == {"Duplicate Sentry", "Impervious Alloy"}


def test_two_impervious_alloys_add_up(lay):
    """
    An Ally may have several.
    """
    with ultron(lay, **{LAB: [carrying("alkhema", "impervious_alloy", "impervious_alloy")]}) as scene:
        assert scene.card("alkhema", of="Ann").strength == 7


# ------------------------------------------------------------------------------------------------ Assembly Line


def test_assembly_line_takes_an_ally_and_gains_1(lay):
    """
    Activated without a price, it reveals until an Ally turns up.
    """
    told = {LAB: ["assembly_line"], "deck": ["reconfigure", "alkhema"], "power": 0}
    with ultron(lay, at=ARRAY, **told) as scene:
        scene["Ann"].picks("Activate")

        assert scene.hand("Ann") == ("Alkhema",)
        assert power(scene) == 1
        assert "Reconfigure" in scene.zone("deck", "Ann")


def test_assembly_line_needs_an_action(lay):
    """
    Without an Activate symbol it does nothing.
    """
    with ultron(lay, **{COMPLEX: ["assembly_line"]}) as scene:
        scene.cannot_pick("Activate")


def test_assembly_line_is_dearer_with_iron_man(lay):
    """
    He adds 1 Power to each activation.
    """
    with ultron(lay, at=ARRAY, power=1, **{LAB: ["assembly_line", "iron_man"]}, deck=["alkhema"]) as scene:
        scene["Ann"].picks("Activate")

        assert power(scene) == 1


def test_tokens_and_alloys_add_up(lay):
    """
    A token and an Alloy on one Ally count both.
    """
    with ultron(lay, **{LAB: [carrying(with_tokens("alkhema", 1), "impervious_alloy")]}) as scene:
        assert scene.card("alkhema", of="Ann").strength == 6


def test_what_lies_on_an_item_goes_with_its_ally(lay):
    """
    A Power Dampener on an Item of an Ally that is used up goes to the Fate pile.
    """
    dampened = carrying("impervious_alloy", of("Bob", "power_dampener"))
    with ultron(lay, at=BASE, **{LAB: [carrying("duplicate_sentry", dampened), "wasp"]}, cat={}) as scene:
        scene["Ann"].picks("Vanquish")

        assert set(scene.zone("fate_discard")) == {"Power Dampener", "Wasp"}
