"""Kylo Ren's way to win: all six Destiny tokens dark, at whatever moment, and all that keeps him from it."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged, with_tokens
from tests.games.villainous.star_wars.kylo import (
    VILLAINS,
    ambition,
    dark,
    fate,
    fight,
    going,
    money,
    own_turn,
    picking,
    vanquish,
)

WON = "Kylo Ren has reached the Objective."
SMASH = "Darth Vader's Mask: Remove it to move a Destiny token to the dark path"
FINISH = "Play I Will Finish What You Started"
DIE = "Play Let the Past Die"
LET_GO = "Torn Apart: Remove it"


def has_won(scene) -> bool:
    """Say whether Kylo Ren has won, and with all six tokens."""
    return scene.outcome is not None and scene.outcome.winners == (0,) and dark(scene) == 6


# ------------------------------------------------------------------------------------------------ won


@pytest.mark.rule("SW-217")
def test_the_last_token_for_a_vanquished_hero_wins(lay):
    """
    The defeat of a Hero moves the sixth token: Kylo Ren wins at once, before the Allies are even discarded.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], dark=5) as scene:
        vanquish(scene)

        assert has_won(scene)
        assert str(scene.outcome.how) == WON
        assert scene.zone("discard", "Ann") == ()


def test_the_last_two_tokens_for_han_solo_win(lay):
    """
    Han Solo brings two: from four dark tokens to six.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], dark=4) as scene:
        vanquish(scene)

        assert has_won(scene)


def test_han_solo_wins_with_one_token_left_on_the_light_path(lay):
    """
    With five dark tokens his first one is the last.
    """
    with own_turn(lay, jakku=["kylo_han_solo", "captain_phasma"], dark=5) as scene:
        vanquish(scene)

        assert has_won(scene)


def test_the_last_token_for_supreme_leader_snoke_wins(lay):
    """
    The defeat of Supreme Leader Snoke moves the sixth token.
    """
    with own_turn(lay, jakku=["supreme_leader_snoke", *["knights_of_ren"] * 2], dark=5) as scene:
        vanquish(scene)

        assert has_won(scene)


def test_the_last_token_by_i_will_finish_what_you_started_wins(lay):
    """
    4 Ambition move the sixth token.
    """
    with own_turn(lay, hand=["i_will_finish_what_you_started"], ambition=4, dark=5) as scene:
        ambition(scene, FINISH)

        assert has_won(scene)


def test_the_last_token_by_let_the_past_die_wins(lay):
    """
    Two Allies given up move the sixth token.
    """
    ann = {"jakku": ["general_hux", "captain_phasma"], "hand": ["let_the_past_die"]}
    with own_turn(lay, **ann, ambition=1, dark=5) as scene:
        ambition(scene, DIE)

        assert has_won(scene)


def test_the_last_token_by_darth_vaders_mask_wins(lay):
    """
    Darth Vader's Mask given up for 3 Ambition moves the sixth token.
    """
    with own_turn(lay, jakku=["darth_vaders_mask"], ambition=3, dark=5) as scene:
        ambition(scene, SMASH)

        assert has_won(scene)


def test_the_last_token_in_the_vanquish_of_more_wins(lay):
    """
    The free Vanquish of More! moves the sixth token.
    """
    ann = {"jakku": ["captain_phasma", "rey"], "hand": ["more"]}
    with own_turn(lay, at="exegol", **ann, ambition=1, dark=5) as scene:
        fight(ambition(scene, "Play More!"))

        assert has_won(scene)


def test_two_steps_of_one_turn_win(lay):
    """
    A Vanquish and an Ambition action in the same turn move the fifth and the sixth token.
    """
    ann = {"jakku": ["finn", "captain_phasma"], "exegol": ["darth_vaders_mask"]}
    with own_turn(lay, **ann, ambition=3, dark=4) as scene:
        ambition(vanquish(scene), SMASH)

        assert has_won(scene)


def test_a_weakened_hero_wins(lay):
    """
    The TIE Silencer weakens Rey on arrival, and its own Vanquish symbol finishes it.
    """
    ann = {"fleet": ["tie_silencer"], "jakku": ["captain_phasma", "rey"]}
    with going(lay, **ann, dark=5) as scene:
        picking(scene, "TIE Silencer", "Rey")
        vanquish(scene)

        assert has_won(scene)


def test_an_own_hero_wins(lay):
    """
    A Hero fetched by Interrogation to where the Allies stand is vanquished in the same turn.
    """
    ann = {
        "hand": ["interrogation"],
        "fate_deck": ["poe_dameron", "torn_apart", "black_one"],
        "jakku": ["knights_of_ren"],
    }
    with own_turn(lay, **ann, ambition=1, dark=5) as scene:
        ambition(scene, "Play Interrogation", "Poe Dameron")
        scene["Ann"].picks("Torn Apart", "Black One")
        scene["Ann"].picks("Jakku")
        vanquish(scene)

        assert has_won(scene)


def test_leia_organa_herself_wins(lay):
    """
    Leia Organa does not forbid the token of her own defeat.
    """
    with own_turn(lay, jakku=["kylo_leia_organa", "knights_of_ren"], dark=5) as scene:
        vanquish(scene)

        assert has_won(scene)


@pytest.mark.rule("SW-213")
def test_a_defeat_by_a_card_wins(lay):
    """
    A Hero defeated by a card and not in a Vanquish, as by a Malevolence lent to Ann, counts as well.
    """
    with going(lay, jakku=["finn"], fleet=["malevolence"], exegol=["general_hux", "general_hux"], dark=5) as scene:
        picking(scene, "Malevolence")
        scene["Ann"].confirms()

        assert has_won(scene)


# ------------------------------------------------------------------------------------------------ kept from it


def test_five_tokens_do_not_win(lay):
    """
    The fifth token is not the last one.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], dark=4) as scene:
        vanquish(scene)

        assert dark(scene) == 5
        assert scene.outcome is None


def test_torn_apart_forbids_the_last_token_of_a_defeat(lay):
    """
    Under Torn Apart the defeat of a Hero does not win.
    """
    with own_turn(lay, jakku=["finn", "captain_phasma"], under=["torn_apart"], dark=5) as scene:
        vanquish(scene)

        assert dark(scene) == 5
        assert scene.outcome is None


def test_torn_apart_removed_lets_the_next_defeat_win(lay):
    """
    What was forbidden is not made up for; but once Torn Apart is paid off, the next defeat wins.
    """
    ann = {"jakku": ["finn", "captain_phasma"], "under": ["torn_apart"], "ambition": 2}
    with own_turn(lay, **ann, dark=5) as scene:
        ambition(scene, LET_GO)
        assert scene.outcome is None
        vanquish(scene)

        assert has_won(scene)


@pytest.mark.rule("SW-216")
def test_leia_organa_forbids_the_last_token_for_ambition(lay):
    """
    While Leia Organa stands, Ambition can't buy the last token.
    """
    ann = {"jakku": ["kylo_leia_organa"], "hand": ["i_will_finish_what_you_started"], "exegol": ["darth_vaders_mask"]}
    deck = ["more", "tie_silencer", "general_hux", "captain_phasma"]
    with own_turn(lay, **ann, ambition=6, dark=5, deck=deck) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(FINISH, SMASH)
        picking(scene, "Darth Vader's Mask: Look at the top four cards of your deck and take one", "More!")
        scene["Ann"].picks("TIE Silencer", "General Hux", "Captain Phasma")

        assert scene.outcome is None


@pytest.mark.rule("SW-Q53")
def test_luke_skywalker_replaces_the_last_defeat(lay):
    """
    Luke Skywalker is removed instead of being defeated: no token, no win.
    """
    with own_turn(lay, jakku=["kylo_luke_skywalker", "praetorian_guards"], dark=5) as scene:
        vanquish(scene)

        assert dark(scene) == 5
        assert scene.outcome is None


@pytest.mark.parametrize("card", ["pull_to_the_light", "rey", "be_with_me"])
def test_the_light_undoes_a_step(lay, card):
    """
    A token pulled back leaves four, and the next defeat does not win.
    """
    places = () if card == "pull_to_the_light" else ("Exegol",)
    with fate(lay, card, *places, jakku=["finn", "captain_phasma"], dark=5) as scene:
        scene["Bob"].passes()
        picking(scene, "Starkiller Base")
        vanquish(scene)

        assert dark(scene) == 5
        assert scene.outcome is None


def test_ambition_lost_to_han_solo_puts_the_last_step_off(lay):
    """
    Han Solo takes the Ambition that the last token would have cost.
    """
    ann = {"hand": ["i_will_finish_what_you_started"], "ambition": 4, "dark": 5}
    with fate(lay, "kylo_han_solo", "Jakku", **ann) as scene:
        scene["Bob"].passes()
        picking(scene, "Starkiller Base")

        assert money(scene) == (0, 3)
        assert scene.why_not("Ambition") == "There is nothing you could do with Ambition."


def test_the_spark_of_hope_saves_the_last_hero(lay):
    """
    With a token more on him Finn is too strong for Captain Phasma.
    """
    with fate(lay, "the_spark_of_hope", other="torn_apart", jakku=["finn", "captain_phasma"], dark=5) as scene:
        scene["Bob"].passes()
        picking(scene, "Starkiller Base")

        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


def test_a_removed_supreme_leader_snoke_does_not_win(lay):
    """
    Removed in Captain Phasma's place he brings no token.
    """
    with own_turn(lay, jakku=["captain_phasma", "supreme_leader_snoke", "finn"], dark=4) as scene:
        vanquish(scene, "Finn")
        scene["Ann"].confirms()

        assert dark(scene) == 5
        assert scene.outcome is None


def test_a_vanquished_pair_of_vehicles_does_not_win(lay):
    """
    Millennium Falcon is no Hero.
    """
    with own_turn(lay, fleet=[engaged("tie_silencer", "kylo_millennium_falcon")], dark=5) as scene:
        vanquish(scene)

        assert dark(scene) == 5
        assert scene.outcome is None


def test_tokens_of_strength_are_no_destiny(lay):
    """
    Six Strength tokens on a Hero mean nothing for the Objective.
    """
    with own_turn(lay, jakku=[with_tokens("finn", 6)], dark=5) as scene:
        scene["Ann"].passes()

        assert scene.outcome is None


@pytest.mark.rule("SW-219")
def test_the_win_is_that_of_kylo_rens_player_wherever_he_sits(lay):
    """
    Kylo Ren at the second seat wins for the second seat.
    """
    bob = {"at": "crait", "jakku": ["finn", "captain_phasma"], "dark": {"DESTINY": 5}, "light": {"DESTINY": 1}}
    with lay(villains=tuple(reversed(VILLAINS)), active=1, Bob=bob) as scene:
        scene["Bob"].picks("Vanquish")

        assert scene.outcome is not None
        assert scene.outcome.winners == (1,)
