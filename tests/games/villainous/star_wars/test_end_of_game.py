"""How a game ends: by an Objective, and by nothing else (SW-217 to SW-219, SW-Q41)."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive
from tests.games.villainous.star_wars.deeds import goes_on, plays, uses_ambition


@pytest.mark.rule("SW-217")
def test_a_player_wins_at_the_very_moment_the_objective_is_met(war):
    """
    With the twentieth Credit the game is over: the turn is not finished, and nobody draws.
    """
    with war(Ann={"at": "camp", "credits": 18, "hand": ["levy"]}) as scene:
        scene["Ann"].picks("Collect Credits 2")

        assert scene.outcome.winners == (0,)
        scene.did_not_happen("ActionsDone")
        scene.did_not_happen("Drew")


@pytest.mark.rule("SW-217")
def test_the_outcome_says_who_has_reached_the_objective(war):
    """
    In words for everybody.
    """
    with war(Ann={"at": "camp", "credits": 18}) as scene:
        scene["Ann"].picks("Collect Credits 2")

        assert str(scene.outcome.how) == "Warlord has reached the Objective."


@pytest.mark.rule("SW-217")
def test_the_eighth_lightsaber_wins_in_the_middle_of_a_vanquish(lay):
    """
    The Hero is defeated, the Lightsaber collected, and the Ally who was used is not even discarded.
    """
    ann = {"utapau": ["plo_koon", "magna_guard"], "collection": {"LIGHTSABER": 7}}
    with lay(Ann={"at": "florrum", **ann}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.outcome.winners == (0,)
        assert scene.zone("discard", "Ann") == ()


@pytest.mark.rule("SW-217")
def test_the_experiment_on_grogu_wins(lay):
    """
    With all of them at Nevarro City, the mover too, the Ambition Ability of the Laboratory Samples ends the game.
    """
    here = ["laboratory_samples", "doctor_pershing", captive("grogu")]
    with lay(
        villains=("moff_gideon", "general_grievous"), Ann={"at": "nevarro_city", "ambition": 5, "nevarro_city": here}
    ) as scene:
        uses_ambition(scene["Ann"], "Laboratory Samples")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SW-218")
def test_the_moment_may_be_in_another_players_turn(war):
    """
    Ann's Tribute brings Bob to twenty Credits: his Objective is met, and he wins.
    """
    with war(Ann={"at": "fort", "hand": ["tribute"], "credits": 3}, Bob={"credits": 17}) as scene:
        plays(scene["Ann"], "Tribute")

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("SW-218")
def test_a_condition_in_another_players_turn_may_win(war):
    """
    Cid's Greed brings the twentieth Credit.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"]}, Bob={}, Cid={"hand": ["greed"], "credits": 19}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")
        scene["Cid"].picks("Greed")

        assert scene.outcome.winners == (2,)


@pytest.mark.rule("SW-Q41")
def test_at_the_same_instant_the_active_player_wins(war):
    """
    The Tribute gives all three their last Credits, and Ann, whose turn it is, wins.
    """
    three = {"credits": 17}
    with war(Ann={**three, "at": "fort", "hand": ["tribute"]}, Bob=three, Cid=three) as scene:
        plays(scene["Ann"], "Tribute")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SW-Q41")
def test_if_the_active_player_is_not_among_them_the_next_in_turn_order_wins(war):
    """
    In Ann's turn Bob comes before Cid; in Cid's turn he would come after Ann.
    """
    rich = {"credits": 17}
    with war(Ann={"at": "fort", "hand": ["tribute"]}, Bob=rich, Cid=rich) as scene:
        plays(scene["Ann"], "Tribute")
        assert scene.outcome.winners == (1,)
    with war(active=2, Ann=rich, Bob=rich, Cid={"at": "east", "hand": ["alms"]}) as scene:
        plays(scene["Cid"], "Alms")
        assert scene.outcome.winners == (0,)


@pytest.mark.rule("SW-219")
def test_an_empty_deck_ends_nothing(war):
    """
    The Beggar has nothing left to draw, and the game goes on turn after turn.
    """
    with war(villains=("beggar", "baron"), Ann={"at": "gutter", "deck": []}, Bob={"at": "mill"}) as scene:
        for there, yonder in [("Alley", "Bridge"), ("Gutter", "Mill"), ("Alley", "Bridge")]:
            scene["Ann"].passes()
            goes_on(scene["Bob"], yonder, "Pass")
            scene["Ann"].picks(there)

        assert scene.outcome is None
        assert len(scene.hand("Ann")) == 3


@pytest.mark.rule("SW-219")
def test_nobody_is_ever_out_of_the_game(war):
    """
    Without Credits, Ambition, cards in hand and Allies a player goes on.
    """
    with war(active=1, Ann={"camp": ["guardian", "guardian"]}, Bob={"at": "mill"}) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Camp")

        assert scene.outcome is None
        scene.expect("Ann", prompt="What do you do?")
