"""How Asajj Ventress wins: with the third completed Mission, whatever deed completes it."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged, under_way, with_tokens

TWO_DONE = ["ambush_on_rugosa", "free_the_viceroy"]
SABERS = "Curved-Hilt Lightsabers: Defeat a Hero of Strength 2 or less where you are"
WON = "Asajj Ventress has reached the Objective."


def one_short(mission, *tasks, done=TWO_DONE):
    """Say that two Missions are complete, and that of a third only some tasks are marked."""
    return {"missions": [under_way(mission, *tasks)], "completed": [one for one in done if one != mission]}


def ann_won(scene):
    """Say whether the match is over, and Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,) and str(scene.outcome.how) == WON


@pytest.mark.rule("SW-217")
def test_asajj_ventress_wins_by_a_vanquish(asajj):
    """
    The Hero defeated in a Vanquish is the last task: she wins at that moment, before the turn is over.
    """
    with asajj(at="kamino", teth=["nightsisters", "captain_rex"], **one_short("raid_on_kamino", 1, 2, 4)) as scene:
        scene["Ann"].picks("Vanquish")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_the_place_of_a_defeat(asajj):
    """
    The Hero had to be defeated at Teth, and was.
    """
    with asajj(at="kamino", teth=["nightsisters", "captain_rex"], **one_short("abduct_the_huttlet", 2, 3, 4)) as scene:
        scene["Ann"].picks("Vanquish")

        assert ann_won(scene)


def test_asajj_ventress_does_not_win_by_a_defeat_elsewhere(asajj):
    """
    With only Teth left to mark, a Hero defeated at Serenno is no help.
    """
    with asajj(
        at="kamino", serenno=["nightsisters", "captain_rex"], **one_short("abduct_the_huttlet", 2, 3, 4)
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.outcome is None


def test_asajj_ventress_wins_by_an_ability_that_defeats(asajj):
    """
    A defeat by the Curved-Hilt Lightsabers completes the Mission as well.
    """
    with asajj(
        at="teth", ambition=1, teth=["curved_hilt_lightsabers", "captain_rex"], **one_short("raid_on_kamino", 1, 2, 4)
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(SABERS)

        assert ann_won(scene)


def test_asajj_ventress_wins_by_a_maneuver(asajj):
    """
    A card maneuvered to Kamino is the last task.
    """
    with asajj(at="kamino", teth=["nightsisters"], **one_short("raid_on_kamino", 2, 3, 4)) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Kamino")

        assert ann_won(scene)


@pytest.mark.rule("SW-218")
def test_asajj_ventress_wins_in_another_players_turn(asajj):
    """
    Sudden Strike lets her maneuver in Bob's turn: she wins in it.
    """
    bob = {"at": "saleucami", "hand": ["gor"], "credits": 3}
    with asajj(
        bob, active=1, hand=["sudden_strike"], teth=["nightsisters"], **one_short("raid_on_kamino", 2, 3, 4)
    ) as scene:
        scene["Bob"].picks("Play a Card")
        scene["Bob"].picks("Gor")
        scene["Bob"].picks("Utapau")
        scene["Ann"].picks("Sudden Strike: Take a Maneuver action")
        scene["Ann"].picks("Kamino")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_discarding(asajj):
    """
    Three cards thrown away at once are the last task.
    """
    hand = ["nightsisters", "energy_bow", "krayts_claw"]
    with asajj(hand=hand, **one_short("raid_on_kamino", 1, 2, 3)) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow", "Krayt's Claw")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_going_aboard(asajj):
    """
    She goes to an Ally Vehicle, and wins before she has arrived.
    """
    with asajj(
        phase="go somewhere",
        fleet=["trident_drill_ship"],
        teth=["nightsisters"],
        **one_short("free_the_viceroy", 1, 2, 4, done=["ambush_on_rugosa", "raid_on_kamino"]),
    ) as scene:
        scene["Ann"].picks("Trident Drill Ship")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_a_fate_action(asajj):
    """
    A Fate action against Bob is the last task.
    """
    with asajj(
        {"fate_deck": ["exposed", "mace_windu"]}, at="serenno", **one_short("a_score_to_settle", 2, 3, 4)
    ) as scene:
        scene["Ann"].picks("Fate")
        scene["Ann"].picks("Exposed")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_a_fate_action_that_is_replaced(asajj):
    """
    Bob's Trained in the Jedi Arts takes the place of what it does; the action was taken all the same.
    """
    bob = {"hand": ["trained_in_the_jedi_arts"], "fate_discard": ["mace_windu"]}
    with asajj(bob, at="serenno", **one_short("a_score_to_settle", 2, 3, 4)) as scene:
        scene["Ann"].picks("Fate")
        scene["Bob"].picks("Trained in the Jedi Arts: Have a Hero played from your Fate discard pile instead")
        scene["Ann"].picks("Utapau")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_paying(asajj):
    """
    Four Credits at Serenno are the last task.
    """
    with asajj(at="serenno", credits=4, **one_short("a_score_to_settle", 1, 3, 4)) as scene:
        scene["Ann"].picks("A Score to Settle: Pay 4 Credits")

        assert ann_won(scene)


def test_asajj_ventress_wins_by_giving_up_an_ally(asajj):
    """
    An Ally given up at Serenno is the last task.
    """
    with asajj(at="serenno", serenno=["savage_opress"], **one_short("a_score_to_settle", 1, 2, 4)) as scene:
        scene["Ann"].picks("A Score to Settle: Remove an Ally of Strength 3 or more")

        assert ann_won(scene)


def test_asajj_ventress_wins_at_the_end_of_her_turn(asajj):
    """
    The end of the turn at Teth is the last task: she draws no more.
    """
    with asajj(at="teth", **one_short("abduct_the_huttlet", 1, 2, 3)) as scene:
        scene["Ann"].passes()

        assert ann_won(scene)
        scene.did_not_happen("Drew")


def test_asajj_ventress_wins_by_two_tasks_of_one_end_of_turn(asajj):
    """
    One end of turn marks both of the last two tasks.
    """
    with asajj(at="teth", teth=["nightsisters", "battle_droids"], **one_short("abduct_the_huttlet", 1, 2)) as scene:
        scene["Ann"].passes()

        assert ann_won(scene)


def test_asajj_ventress_wins_by_a_contract(asajj):
    """
    A Contract Fulfilled marks the last task.
    """
    with asajj(ambition=3, hand=["a_contract_fulfilled"], **one_short("raid_on_kamino", 1, 2, 3)) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play A Contract Fulfilled")

        assert ann_won(scene)


def test_asajj_ventress_does_not_win_with_two_missions(asajj):
    """
    With the second Mission the game goes on.
    """
    with asajj(
        ambition=3,
        hand=["a_contract_fulfilled"],
        missions=[under_way("raid_on_kamino", 1, 2, 3)],
        completed=["ambush_on_rugosa"],
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play A Contract Fulfilled")

        assert scene.outcome is None
        assert scene.card("asajj_ventress").progress.startswith("2 of 3 Missions")


def test_asajj_ventress_is_forbidden_to_win_by_a_vanquish(asajj):
    """
    Under Strange Alliances she can't vanquish; with two Allies given up she can, and wins.
    """
    with asajj(
        at="kamino",
        under=["strange_alliances"],
        teth=["savage_opress", "captain_rex"],
        dathomir=["battle_droids", "nightsisters"],
        **one_short("raid_on_kamino", 1, 2, 4),
    ) as scene:
        scene.cannot_pick("Vanquish")
        scene["Ann"].picks("Strange Alliances: Remove two Allies to remove it")
        scene["Ann"].picks("Battle Droids", "Nightsisters")
        scene["Ann"].picks("Vanquish")

        assert ann_won(scene)


def test_asajj_ventress_is_set_back_by_a_token_taken_off(asajj):
    """
    Mission Compromised reopens a task: the deed that would have won marks the third token only.
    """
    with asajj(
        at="serenno",
        credits=4,
        hand=["draw_them_out"],
        fate_deck=["mission_compromised", "asajj_yoda"],
        **one_short("a_score_to_settle", 1, 3, 4),
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Draw Them Out")
        scene["Ann"].picks("Mission Compromised")
        scene["Ann"].picks("A Score to Settle: Take a Fate action")
        scene["Ann"].picks("A Score to Settle: Pay 4 Credits")

        assert scene.outcome is None
        assert scene.card("a_score_to_settle").marked == 0b1110


def test_asajj_ventress_is_prevented_by_a_hero_at_teth(asajj):
    """
    With a Hero put to Teth the end of the turn there marks nothing.
    """
    with asajj(at="teth", teth=["captain_rex"], **one_short("abduct_the_huttlet", 1, 2, 3)) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Utapau")

        assert scene.outcome is None


def test_asajj_ventress_is_prevented_by_reinforcements(asajj):
    """
    A Hero with a token is too strong for her Allies: there is no Vanquish that could win.
    """
    with asajj(
        at="kamino", teth=["nightsisters", with_tokens("captain_rex", 1)], **one_short("raid_on_kamino", 1, 2, 4)
    ) as scene:
        scene.cannot_pick("Vanquish")


def test_asajj_ventress_does_not_win_by_a_pair_of_vehicles(asajj):
    """
    A Vanquish of two Vehicles defeats no Hero.
    """
    with asajj(
        at="kamino", fleet=[engaged("trident_drill_ship", "twilight")], **one_short("raid_on_kamino", 1, 2, 4)
    ) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.outcome is None


def test_asajj_ventress_may_choose_not_to_win(asajj):
    """
    If a deed fits two Missions she picks which is marked, and the other one goes on.
    """
    hand = ["nightsisters", "energy_bow", "krayts_claw"]
    with asajj(
        hand=hand,
        missions=[under_way("raid_on_kamino", 1, 2, 3), "ambush_on_rugosa"],
        completed=["free_the_viceroy", "a_score_to_settle"],
    ) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Nightsisters", "Energy Bow", "Krayt's Claw")
        scene["Ann"].picks("Ambush on Rugosa: Discard three or more cards with one Discard action")

        assert scene.outcome is None
