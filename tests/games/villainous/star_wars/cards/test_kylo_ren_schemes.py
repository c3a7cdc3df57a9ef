"""Kylo Ren's Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, with_tokens
from tests.games.villainous.star_wars.kylo import (
    ambition,
    dark,
    fight,
    money,
    own_turn,
    picking,
    vanquish,
    why_no_ambition,
)

BANS = pytest.mark.parametrize(
    "ban", [{"exegol": ["kylo_leia_organa"]}, {"under": ["torn_apart"]}], ids=["leia_organa", "torn_apart"]
)
NOT_NOW = "What it says cannot all be done now."
#: Something else to do with Ambition, so that an Ambition action can be taken.
ELSE = {
    "starkiller_base": ["darth_vaders_mask"],
    "deck": ["more", "tie_silencer", "z6_riot_control_baton", "general_hux"],
}


def look_instead(scene):
    """Have Ann use Darth Vader's Mask in place of what she can't do."""
    picking(scene, "Darth Vader's Mask: Look at the top four cards of your deck and take one", "More!")
    scene["Ann"].picks("TIE Silencer", "Z6 Riot Control Baton", "General Hux")


# ------------------------------------------------------------------------------------------------ I Will Finish What You Started

FINISH = "Play I Will Finish What You Started"


@pytest.mark.rule("SW-128")
def test_i_will_finish_what_you_started_moves_a_token(lay):
    """
    For 4 Ambition a Destiny token goes to the dark path; then it is discarded.
    """
    with own_turn(lay, hand=["i_will_finish_what_you_started"], ambition=4, dark=2) as scene:
        ambition(scene, FINISH)

        assert dark(scene) == 3
        assert money(scene) == (0, 0)
        assert scene.zone("discard", "Ann") == ("I Will Finish What You Started",)


@pytest.mark.rule("SW-062")
def test_i_will_finish_what_you_started_is_not_played_for_less(lay):
    """
    3 Ambition are not enough, whatever Credits there are.
    """
    with own_turn(lay, hand=["i_will_finish_what_you_started"], ambition=3, credits=9, **ELSE) as scene:
        assert why_no_ambition(scene, FINISH) == "4 Ambition needed: you have 3."
        look_instead(scene)


@BANS
@pytest.mark.rule("SW-074", "SW-216")
def test_i_will_finish_what_you_started_cannot_be_played_against_a_ban(lay, ban):
    """
    While Leia Organa or Torn Apart forbids the token, it can't be played.
    """
    with own_turn(lay, **ban, hand=["i_will_finish_what_you_started"], ambition=4, **ELSE) as scene:
        assert why_no_ambition(scene, FINISH) == NOT_NOW
        look_instead(scene)


# ------------------------------------------------------------------------------------------------ Let the Past Die

DIE = "Play Let the Past Die"


def test_let_the_past_die_removes_two_allies_for_a_token(lay):
    """
    Two Allies of choice are removed, wherever they are, and a token goes to the dark path.
    """
    ann = {"jakku": ["general_hux", "captain_phasma"], "exegol": ["knights_of_ren"]}
    with own_turn(lay, **ann, hand=["let_the_past_die"], ambition=1) as scene:
        ambition(scene, DIE)
        assert (scene.decision.at_least, scene.decision.at_most) == (2, 2)
        scene["Ann"].picks("General Hux", "Knights of Ren")

        assert dark(scene) == 1
        assert sorted(scene.zone("discard", "Ann")) == ["General Hux", "Knights of Ren", "Let the Past Die"]
        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Jakku"


@pytest.mark.rule("SW-074")
def test_let_the_past_die_needs_two_allies(lay):
    """
    With one Ally in the Sector it can't be played.
    """
    with own_turn(lay, hand=["let_the_past_die"], ambition=1, jakku=["general_hux"], **ELSE) as scene:
        assert why_no_ambition(scene, DIE) == NOT_NOW
        look_instead(scene)


@BANS
@pytest.mark.rule("SW-074", "SW-216")
def test_let_the_past_die_cannot_be_played_against_a_ban(lay, ban):
    """
    While Leia Organa or Torn Apart forbids the token, it can't be played, and no Ally is removed for nothing.
    """
    allies = ["general_hux", "captain_phasma"]
    with own_turn(lay, **ban, hand=["let_the_past_die"], ambition=1, jakku=allies, **ELSE) as scene:
        assert why_no_ambition(scene, DIE) == NOT_NOW
        look_instead(scene)


@pytest.mark.rule("SW-127")
def test_let_the_past_die_takes_the_items_of_the_allies_along(lay):
    """
    What the removed Allies carry is discarded with them.
    """
    ann = {"jakku": ["general_hux", carrying("knights_of_ren", "z6_riot_control_baton")]}
    with own_turn(lay, **ann, hand=["let_the_past_die"], ambition=1) as scene:
        ambition(scene, DIE)

        assert "Z6 Riot Control Baton" in scene.zone("discard", "Ann")


@pytest.mark.rule("SW-196", "SW-197")
def test_let_the_past_die_is_no_defeat(lay):
    """
    Nobody is defeated, and Captain Phasma can't give up another in her place.
    """
    ann = {"jakku": ["general_hux", "captain_phasma", "knights_of_ren"]}
    with own_turn(lay, **ann, hand=["let_the_past_die"], ambition=1) as scene:
        ambition(scene, DIE)
        scene["Ann"].picks("General Hux", "Captain Phasma")

        scene.did_not_happen("Defeated")
        assert scene.card("knights_of_ren", of="Ann", zone="bottom").at == "Jakku"


# ------------------------------------------------------------------------------------------------ More!


@pytest.mark.rule("SW-198")
def test_more_is_a_vanquish_with_stronger_allies(lay):
    """
    For 1 Ambition a Vanquish is taken for free, in which every Ally used has +1 Strength: two of 1 beat 4.
    """
    ann = {"jakku": ["first_order_stormtroopers", "first_order_stormtroopers", "rey"]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"))

        assert dark(scene) == 1
        assert money(scene) == (0, 0)
        assert sorted(scene.zone("discard", "Ann"))[:2] == ["First Order Stormtroopers"] * 2


@pytest.mark.rule("SW-198")
def test_more_uses_no_vanquish_symbol(lay):
    """
    The Vanquish symbol of the location is still open afterwards.
    """
    ann = {"jakku": ["captain_phasma", "rey"], "exegol": ["knights_of_ren", "poe_dameron"]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"), "Rey")
        vanquish(scene)

        assert dark(scene) == 2


@pytest.mark.rule("SW-198")
def test_more_needs_no_vanquish_symbol(lay):
    """
    It can be played at Exegol, where there is none.
    """
    with own_turn(lay, at="exegol", jakku=["captain_phasma", "rey"], hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"))

        assert dark(scene) == 1


@pytest.mark.rule("SW-112")
def test_more_makes_nobody_stronger_afterwards(lay):
    """
    The Strength is for that Vanquish alone: Allies that were not used have none of it then.
    """
    ann = {"jakku": ["captain_phasma", "knights_of_ren", "rey"], "exegol": ["general_hux"]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"), "Captain Phasma")
        scene["Ann"].declines()

        assert scene.card("knights_of_ren", of="Ann", zone="bottom").strength == 2
        assert scene.card("general_hux", of="Ann", zone="bottom").strength == 0


def test_more_does_not_strengthen_the_target(lay):
    """
    Supreme Leader Snoke as the target is none of the Allies used: 4 Strength and 1 more beat his 5.
    """
    ann = {"jakku": ["supreme_leader_snoke", carrying("captain_phasma", "z6_riot_control_baton")]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"))

        assert dark(scene) == 1


@pytest.mark.rule("SW-181")
def test_more_may_be_used_on_a_pair_of_vehicles(lay):
    """
    The free Vanquish may take an engaged pair.
    """
    fleet = [engaged("tie_silencer", "kylo_millennium_falcon")]
    with own_turn(lay, fleet=fleet, hand=["more"], ambition=1) as scene:
        ambition(scene, "Play More!")

        assert scene.zone("fate_discard", "Ann") == ("Millennium Falcon",)
        assert "TIE Silencer" in scene.zone("discard", "Ann")


@pytest.mark.rule("SW-074")
def test_more_needs_a_vanquish_that_can_be_carried_out(lay):
    """
    If the Allies would be too weak even with +1 Strength each, it can't be played.
    """
    ann = {"jakku": ["knights_of_ren", "rey"], "hand": ["more"], "ambition": 1}
    with own_turn(lay, **ann, **ELSE) as scene:
        assert why_no_ambition(scene, "Play More!") == NOT_NOW
        look_instead(scene)


def test_more_lets_an_ally_without_strength_count_as_one(lay):
    """
    General Hux counts as 1 in it, and is discarded as everybody who is used.
    """
    ann = {"jakku": ["general_hux", with_tokens("poe_dameron", -1)]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"))

        assert dark(scene) == 1
        assert "General Hux" in scene.zone("discard", "Ann")


def test_more_lets_an_ally_without_strength_stay_after_a_hero_without_any(lay):
    """
    Counting as 1 against a Hero at 0, he is not discarded: that is the ordinary rule.
    """
    ann = {"jakku": ["general_hux", with_tokens("poe_dameron", -2)]}
    with own_turn(lay, **ann, hand=["more"], ambition=1) as scene:
        fight(ambition(scene, "Play More!"))

        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Jakku"


# ------------------------------------------------------------------------------------------------ Interrogation

BACK = "In which order do they go back on top, the first one on top?"
LOOKED = ["finn", "the_spark_of_hope", "rey", "torn_apart"]


@pytest.mark.rule("SW-107")
def test_interrogation_plays_a_hero_of_three_cards(lay):
    """
    Ann looks at the top three cards of her Fate deck, may play a Hero of them anywhere, and puts the others back in any order.
    """
    with own_turn(lay, hand=["interrogation"], ambition=1, fate_deck=LOOKED) as scene:
        ambition(scene, "Play Interrogation")
        scene.can_pick_exactly("Finn", "Rey", "Pass")
        scene["Ann"].picks("Finn")
        scene.expect("Ann", prompt=BACK)
        scene["Ann"].picks("Rey", "The Spark of Hope")
        scene["Ann"].picks("Exegol")

        assert scene.card("finn").at == "Exegol"
        assert scene.zone("fate_deck", "Ann")[:3] == ("Rey", "The Spark of Hope", "Torn Apart")
        assert money(scene) == (0, 0)


def test_interrogation_need_not_play_a_hero(lay):
    """
    All three cards may go back.
    """
    with own_turn(lay, hand=["interrogation"], ambition=1, fate_deck=LOOKED) as scene:
        ambition(scene, "Play Interrogation", "Pass")
        scene["Ann"].picks("The Spark of Hope", "Rey", "Finn")

        assert scene.zone("fate_deck", "Ann")[:4] == ("The Spark of Hope", "Rey", "Finn", "Torn Apart")
        scene.did_not_happen("Defeated")


def test_interrogation_is_playable_whatever_the_cards_are(lay):
    """
    Without a Hero among the three it can be played all the same, and Ann is asked, so that nobody learns of it.
    """
    cards = ["torn_apart", "the_spark_of_hope", "bb_8"]
    with own_turn(lay, hand=["interrogation"], ambition=1, fate_deck=cards) as scene:
        ambition(scene, "Play Interrogation")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()
        scene["Ann"].picks("BB-8", "Torn Apart", "The Spark of Hope")

        assert scene.zone("fate_deck", "Ann")[:3] == ("BB-8", "Torn Apart", "The Spark of Hope")


@pytest.mark.rule("SW-106")
def test_interrogation_plays_the_hero_with_his_full_effect(lay):
    """
    Rey played so moves a token to the light path.
    """
    with own_turn(lay, hand=["interrogation"], ambition=1, fate_deck=LOOKED, dark=2) as scene:
        ambition(scene, "Play Interrogation", "Rey")
        scene["Ann"].picks("Finn", "The Spark of Hope")
        scene["Ann"].picks("Exegol")

        assert dark(scene) == 1


@pytest.mark.rule("SW-106")
def test_interrogation_leaves_the_choices_of_the_hero_to_ann(lay):
    """
    Finn's choice is hers, and she may remove nobody.
    """
    ann = {"jakku": ["knights_of_ren"], "hand": ["interrogation"], "ambition": 1, "fate_deck": LOOKED}
    with own_turn(lay, **ann) as scene:
        ambition(scene, "Play Interrogation", "Finn")
        scene["Ann"].picks("Rey", "The Spark of Hope")
        scene["Ann"].picks("Exegol")
        scene.expect("Ann", prompt="Which Ally is removed?")
        scene["Ann"].passes()

        assert scene.card("knights_of_ren", of="Ann", zone="bottom").at == "Jakku"


@pytest.mark.rule("SW-207")
def test_interrogation_shows_nothing_to_others(lay):
    """
    Bob sees the Hero who is played, and none of the others.
    """
    with own_turn(lay, hand=["interrogation"], ambition=1, fate_deck=LOOKED) as scene:
        ambition(scene, "Play Interrogation", "Finn")
        scene["Ann"].picks("Rey", "The Spark of Hope")
        scene["Ann"].picks("Exegol")

        assert scene["Bob"].sees("Finn")
        assert not scene["Bob"].sees("The Spark of Hope")


# ------------------------------------------------------------------------------------------------ Fulfill Your Destiny

FULFILL = "Play Fulfill Your Destiny"


@pytest.mark.rule("SW-205", "SW-206")
def test_fulfill_your_destiny_plays_an_ally_for_free(lay):
    """
    The deck is revealed until an Ally or a Vehicle turns up, and that is played for free; this goes to the discard pile.
    """
    deck = ["more", "z6_riot_control_baton", "captain_phasma", "tie_silencer"]
    with own_turn(lay, hand=["fulfill_your_destiny"], ambition=1, deck=deck) as scene:
        ambition(scene, FULFILL, "Jakku")

        assert scene.card("captain_phasma", of="Ann", zone="bottom").at == "Jakku"
        assert scene.zone("discard", "Ann") == ("Fulfill Your Destiny",)
        assert money(scene) == (0, 0)


@pytest.mark.rule("SW-203")
def test_fulfill_your_destiny_shuffles_the_pile_in_first(lay):
    """
    The cards passed over and the whole discard pile are shuffled into the deck, but not this card.
    """
    ann = {
        "hand": ["fulfill_your_destiny"],
        "ambition": 1,
        "deck": ["more", "general_hux"],
        "discard": ["interrogation"],
    }
    with own_turn(lay, **ann) as scene:
        ambition(scene, FULFILL, "Jakku")

        assert scene.zone("discard", "Ann") == ("Fulfill Your Destiny",)
        assert sorted(set(scene.zone("deck", "Ann")) & {"More!", "Fulfill Your Destiny"}) == ["More!"]


def test_fulfill_your_destiny_plays_a_vehicle_to_deep_space(lay):
    """
    A Vehicle goes to Deep Space, where it may be engaged with a Hero Vehicle that is there.
    """
    ann = {"hand": ["fulfill_your_destiny"], "ambition": 1, "deck": ["more", "tie_silencer"], "rebels": ["black_one"]}
    with own_turn(lay, **ann) as scene:
        ambition(scene, FULFILL, "Black One")

        assert scene.card("tie_silencer", of="Ann").foes == ("Black One",)


def test_fulfill_your_destiny_covers_a_cost_in_ambition(lay):
    """
    Supreme Leader Snoke, who costs Ambition, is played for free, too.
    """
    with own_turn(lay, hand=["fulfill_your_destiny"], ambition=1, deck=["supreme_leader_snoke"]) as scene:
        ambition(scene, FULFILL, "Jakku")

        assert scene.card("supreme_leader_snoke", of="Ann", zone="bottom").at == "Jakku"
        assert money(scene) == (0, 0)


def test_fulfill_your_destiny_passes_items_and_effects_over(lay):
    """
    What is neither Ally nor Vehicle is not played.
    """
    deck = ["darth_vaders_mask", "hunt_them_down", "general_hux"]
    with own_turn(lay, hand=["fulfill_your_destiny"], ambition=1, deck=deck) as scene:
        ambition(scene, FULFILL, "Jakku")

        assert scene.card("general_hux", of="Ann", zone="bottom").at == "Jakku"
        assert scene.card("darth_vaders_mask", of="Ann").zone == "deck"


@pytest.mark.rule("SW-074")
def test_fulfill_your_destiny_needs_somebody_to_turn_up(lay):
    """
    If all Allies and Vehicles are elsewhere, it can't be played.
    """
    everybody = [
        *["first_order_stormtroopers"] * 4, *["knights_of_ren"] * 3, *["praetorian_guards"] * 2,
        "captain_phasma", "general_hux", "supreme_leader_snoke",
    ]  # fmt: skip
    ann = {"exegol": everybody, "fleet": ["tie_silencer", "upsilon_class_command_shuttle"], "at": "starkiller_base"}
    hand = ["fulfill_your_destiny", "interrogation"]
    with own_turn(lay, **ann, hand=hand, ambition=1, fate_deck=["torn_apart", "bb_8", "black_one"]) as scene:
        assert why_no_ambition(scene, FULFILL) == NOT_NOW
        picking(scene, "Play Interrogation", "Pass")
        scene["Ann"].picks("Torn Apart", "BB-8", "Black One")


def test_interrogation_looks_at_what_there_is(lay):
    """
    With two cards left in the Fate deck those are looked at, and the pile stays.
    """
    ann = {"hand": ["interrogation"], "ambition": 1, "fate_deck": ["finn", "rey"]}
    with own_turn(lay, **ann, rest={"Kylo Ren Fate": "fate_discard"}) as scene:
        ambition(scene, "Play Interrogation", "Finn", "Exegol")

        assert scene.zone("fate_deck", "Ann") == ("Rey",)
        assert len(scene.zone("fate_discard", "Ann")) == 13
