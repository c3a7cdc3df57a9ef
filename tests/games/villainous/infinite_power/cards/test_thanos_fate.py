"""Thanos' Fate cards: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import carrying, crisis, held, of, with_tokens
from tests.games.villainous.infinite_power.stones import (
    STONES,
    bobs_turn,
    carrier,
    claimed,
    loose,
    picks,
    power,
    thanos,
)
from tests.games.villainous.seen import actions_told

SACRIFICES = "sacrifices_must_be_made"


def fate(lay, card, *answers, **told):
    """Have Bob take a Fate action against Ann, with a card on top of the deck, and answer what comes of it."""
    scene = bobs_turn(lay, fate_deck=[card], **told)
    return picks(scene, "Bob", "Fate", *answers)


# ------------------------------------------------------------------------------------------------ Adam Warlock


def test_adam_warlock_has_his_strength_and_covers(lay):
    """
    With 6 Strength he covers the top symbols where he lies.
    """
    with fate(lay, "adam_warlock", "Knowhere") as scene:
        assert scene.card("adam_warlock").strength == 6
        assert actions_told(scene.card("knowhere"))[0] == "upper: relocate, covered"


# ------------------------------------------------------------------------------------------------ Drax the Destroyer


def test_drax_the_destroyer_takes_two_allies(lay):
    """
    Black Dwarf alone is strong enough, and not enough.
    """
    with thanos(lay, titan=["drax_the_destroyer", "black_dwarf"]) as scene:
        scene.cannot_pick("Vanquish")


def test_drax_the_destroyer_falls_to_two(lay):
    """
    With a second Ally, however weak, he falls.
    """
    with thanos(lay, titan=["drax_the_destroyer", "black_dwarf", "black_swan"]) as scene:
        picks(scene, "Ann", "Vanquish", "Black Dwarf")

        assert scene.zone("fate_discard") == ("Drax the Destroyer",)


def test_others_take_one_ally(lay):
    """
    Beside him Nebula is vanquished by one.
    """
    with thanos(lay, titan=["drax_the_destroyer", "nebula", "black_dwarf"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard") == ("Nebula",)


# ------------------------------------------------------------------------------------------------ Gamora


def test_gamora_defeats_an_ally_of_thanos_and_grows(lay):
    """
    Whoever played her picks the victim; an Ally of Thanos gives her two tokens.
    """
    with fate(lay, "gamora", "Titan", "Ebony Maw", titan=["ebony_maw", "nebula"]) as scene:
        assert scene.zone("discard", "Ann") == ("Ebony Maw",)
        assert scene.card("gamora").strength == 5


def test_gamora_defeating_another_does_not_grow(lay):
    """
    A Hero at her location is a character, too, and gives nothing.
    """
    with fate(lay, "gamora", "Titan", "Nebula", titan=["ebony_maw", "nebula"]) as scene:
        assert scene.zone("fate_discard") == ("Nebula",)
        assert scene.card("gamora").strength == 3


def test_gamora_has_to_defeat_somebody(lay):
    """
    With one Ally there nothing is asked.
    """
    with fate(lay, "gamora", "Titan", titan=["ebony_maw"]) as scene:
        assert scene.zone("discard", "Ann") == ("Ebony Maw",)


def test_gamora_alone_defeats_nobody(lay):
    """
    Allies at other locations are safe, and she herself.
    """
    with fate(lay, "gamora", "Knowhere", titan=["ebony_maw"]) as scene:
        assert scene.card("gamora").strength == 3
        assert scene.card("titan").bottom == ("Ebony Maw",)


def test_gamora_played_by_thanos_claims(lay):
    """
    On Loki she defeats a carrier for Thanos: the Stone is his, and she does not grow.
    """
    with thanos(lay, bob={"bifrost": [carrier()]}, fate_deck=["gamora"]) as scene:
        picks(scene, "Ann", "Fate", "Bifrost")

        assert claimed(scene) == ("Mind Stone",)
        assert scene.card("gamora").strength == 3


# ------------------------------------------------------------------------------------------------ Nebula


def test_nebula_takes_power_for_each_stone(lay):
    """
    Two claimed Stones cost Thanos 2 Power, and she gets two tokens.
    """
    with fate(lay, "nebula", "Titan", specialties=STONES[:2]) as scene:
        assert power(scene) == 8
        assert scene.card("nebula").strength == 5


def test_nebula_takes_nothing_without_stones(lay):
    """
    Stones that others hold do not count against Thanos.
    """
    with fate(lay, "nebula", "Titan", bob={"bifrost": [carrier()]}) as scene:
        assert power(scene) == 10
        assert scene.card("nebula").strength == 3


def test_nebula_strikes_whoever_holds_stones(lay):
    """
    Played by Thanos on Loki she counts Loki's Stones, loose or carried.
    """
    told = {"bob": {"bifrost": [carrier(), loose("time_stone")], "power": 1}, "fate_deck": ["nebula"]}
    with thanos(lay, **told) as scene:
        picks(scene, "Ann", "Fate", "Jotunheim")

        assert power(scene, "Bob") == 0
        assert scene.card("nebula").strength == 5


# ------------------------------------------------------------------------------------------------ A Stone Is Found


@pytest.mark.rule("MV-Q54")
def test_a_stone_is_found_by_whoever_played_it(lay):
    """
    The Fate player picks Villain and Stone, and may pick themselves; Thanos is not on offer.
    """
    told = {"bob": {"bifrost": ["kid_loki"]}, "cat": {}}
    with fate(lay, "a_stone_is_found", "Ann", **told) as scene:
        scene["Bob"].is_asked("Who finds a Stone?")
        scene.can_pick_exactly("Bob", "Cat")
        picks(scene, "Bob", "Bob", "Power Stone")
        scene["Bob"].passes()

        assert scene.card("kid_loki", of="Bob").attached == ("Power Stone",)


def test_a_stone_is_found_may_be_activated_at_once(lay):
    """
    Its new holder may activate it, with no action for it.
    """
    with fate(lay, "a_stone_is_found", "Power Stone", bob={"bifrost": ["kid_loki"]}) as scene:
        scene["Bob"].picks("Power Stone: Give an Ally +2 Strength")

        assert scene.card("kid_loki", of="Bob").strength == 3


def test_a_stone_is_found_is_activated_without_paying(lay):
    """
    Iron Man makes activations dearer, and not this one.
    """
    told = {"bob": {"bifrost": ["kid_loki", "iron_man"], "power": 0}}
    with fate(lay, "a_stone_is_found", "Power Stone", **told) as scene:
        scene["Bob"].picks("Power Stone: Give an Ally +2 Strength")

        assert scene.card("kid_loki", of="Bob").strength == 3


def test_a_stone_is_found_in_the_turn_of_another(lay):
    """
    Played by Thanos, it gives Loki a Stone that Thanos picks, and Loki may activate it.
    """
    with thanos(lay, bob={"bifrost": ["kid_loki"], "power": 0}, fate_deck=["a_stone_is_found"]) as scene:
        picks(scene, "Ann", "Fate", "Time Stone")
        scene["Bob"].picks("Time Stone: Gain 1 Power and draw a card")

        assert power(scene, "Bob") == 1


def test_a_stone_is_found_does_nothing_without_unclaimed_stones(lay):
    """
    It is discarded.
    """
    with fate(lay, "a_stone_is_found", specialties=STONES[:5], bob={"bifrost": [loose(STONES[5])]}) as scene:
        assert scene.zone("fate_discard") == ("A Stone Is Found",)
        assert scene.card("bifrost").bottom == ("Time Stone",)


# ------------------------------------------------------------------------------------------------ What Did It Cost?


def test_what_did_it_cost_discards_a_card_for_each_stone(lay):
    """
    With two Stones Thanos discards two cards of his own choice.
    """
    hand = ["ebony_maw", "black_dwarf", "black_swan"]
    with fate(lay, "what_did_it_cost", specialties=STONES[:2], hand=hand) as scene:
        scene["Ann"].picks("Ebony Maw", "Black Swan")

        assert scene.hand("Ann") == ("Black Dwarf",)


def test_what_did_it_cost_takes_no_more_than_there_is(lay):
    """
    With three Stones and one card in hand that card goes.
    """
    with fate(lay, "what_did_it_cost", specialties=STONES[:3], hand=["ebony_maw"]) as scene:
        assert scene.hand("Ann") == ()


def test_what_did_it_cost_counts_stones_of_whoever_it_strikes(lay):
    """
    Loki holds one: played on him, he discards one card.
    """
    told = {"bob": {"bifrost": [carrier()], "hand": ["ikol", "lorelei"]}, "fate_deck": ["what_did_it_cost"]}
    with thanos(lay, **told) as scene:
        scene["Ann"].picks("Fate")
        scene["Bob"].picks("Ikol")

        assert scene.hand("Bob") == ("Lorelei",)


def test_what_did_it_cost_strikes_nobody_without_stones(lay):
    """
    With no Stone it cannot be played, and is discarded.
    """
    with fate(lay, "what_did_it_cost", hand=["ebony_maw"]) as scene:
        assert scene.hand("Ann") == ("Ebony Maw",)
        assert scene.zone("fate_discard") == ("What Did It Cost?",)


# ------------------------------------------------------------------------------------------------ Sacrifices Must Be Made


def sacrifices(lay, *allies, **told):
    """Lay the end of Bob's turn, with Sacrifices Must Be Made on Thanos, and let Ann's turn begin."""
    scene = bobs_turn(lay, above=[crisis(SACRIFICES, *allies)], **told)
    scene["Bob"].passes()
    return scene


def test_sacrifices_must_be_made_is_asked_for_each_ally(lay):
    """
    Before his move Thanos pays 1 Power for one Ally and discards a card for the other.
    """
    with sacrifices(lay, titan=["ebony_maw", "black_swan"], hand=["black_dwarf"]) as scene:
        scene.can_pick_exactly("Pay 1 Power", "Discard a card", "Remove the Ally")
        picks(scene, "Ann", "Pay 1 Power", "Discard a card", "Titan")

        assert power(scene) == 9
        assert scene.zone("discard", "Ann") == ("Black Dwarf",)
        assert scene.card("titan").bottom == ("Ebony Maw", "Black Swan")


def test_sacrifices_must_be_made_may_cost_the_ally(lay):
    """
    With neither Power nor cards the Ally has to go.
    """
    with sacrifices(lay, titan=["ebony_maw"], power=0) as scene:
        scene["Ann"].picks("Titan")

        assert scene.zone("discard", "Ann") == ("Ebony Maw",)
        scene.happened("Removed")


def test_sacrifices_must_be_made_counts_allies_everywhere(lay):
    """
    One abroad and one at the Event are in play as well.
    """
    told = {"bob": {"bifrost": [of("Ann", "the_legions_of_thanos")]}}
    with sacrifices(lay, of("Ann", "black_swan"), **told) as scene:
        picks(scene, "Ann", "Pay 1 Power", "Pay 1 Power", "Titan")

        assert power(scene) == 8


def test_sacrifices_must_be_made_asks_nobody_else(lay):
    """
    Bob's turn begins without a sacrifice.
    """
    with thanos(lay, above=[SACRIFICES], bob={"bifrost": ["kid_loki"], "power": 3}) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked("Where do you go?")
        scene["Bob"].picks("Bifrost")

        assert power(scene, "Bob") == 3


def test_sacrifices_must_be_made_rewards(lay):
    """
    Resolved, it lets Thanos remove an Ally of each other Villain, wherever they are.
    """
    told = {"bob": {"bifrost": ["kid_loki", "lorelei"]}, "cat": {"bagalia": ["aim_agent"]}}
    event = crisis(SACRIFICES, "black_swan")
    with thanos(lay, above=[event], titan=["black_dwarf"], knowhere=[with_tokens("ebony_maw", 2)], **told) as scene:
        picks(scene, "Ann", "Relocate", "Ebony Maw", "Sacrifices Must Be Made", "Lorelei")

        assert scene.zone("discard", "Bob") == ("Lorelei",)
        assert scene.zone("discard", "Cat") == ("A.I.M. Agent",)
        assert set(scene.zone("discard", "Ann")) == {"Ebony Maw", "Black Swan"}


@pytest.mark.rule("MV-181")
def test_sacrifices_must_be_made_is_for_thanos_alone(lay):
    """
    Loki's Allies cannot go there.
    """
    with bobs_turn(lay, above=[SACRIFICES], bob={"at": "bifrost", "jotunheim": ["kid_loki"]}) as scene:
        scene["Bob"].picks("Relocate")
        scene.cannot_pick("Sacrifices Must Be Made")
        scene["Bob"].picks("Bifrost")


def test_a_stone_with_two_carriers_is_told_apart(lay):
    """
    Each Villain holds what lies in the own Domain: Nebula counts two on one Ally as two.
    """
    both = carrying("kid_loki", held("mind_stone"), held("time_stone"))
    with thanos(lay, bob={"bifrost": [both], "power": 5}, fate_deck=["nebula"]) as scene:
        picks(scene, "Ann", "Fate", "Jotunheim")

        assert power(scene, "Bob") == 3
