"""Me First: who reacts when, under both readings of that part of the rules (SU-096 to SU-102)."""

import pytest

from tests.games.smash_up.probes import SmashUpWithProbes
from tests.games.smash_up.test_scoring import THREE, breakpoints, points

#: A base with a minion of everybody, ready to score.
READY = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Pinkerton"]}, "Pyramids": {}}
LIMIT = breakpoints(longhouse=5)
LOCUSTS, LORE = "Plague of Locusts", "Lost Knowledge"


def later():
    """Set up the later reading: optional abilities in play wait for their player's turn to act."""
    return {"me_first": "later"}


def end_duel(scene):
    """Have nobody do anything more in a duel."""
    while scene.facts.dueling:
        scene.pick("No" if scene.decision.kind == "confirm" else "Pass")


def strike(scene, name):
    """Have a player send the locusts to Longhouse."""
    scene[name].picks(LOCUSTS)
    scene[name].picks("Longhouse")


@pytest.mark.rule("SU-096", "SU-Q17")
def test_abilities_in_play_come_before_any_special_from_hand(smash):
    """
    Bob's Sheriff is in play, Ann holds locusts: on Ann's turn Bob is asked about Sheriff before Ann may play hers.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Sheriff"]}}
    with smash(bases, Ann=[LOCUSTS], cards=LIMIT) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="confirm")
        scene["Bob"].declines()
        scene["Ann"].is_asked(kind="react")
        scene.nobody_reacts()


@pytest.mark.rule("SU-096", "SU-Q17")
def test_the_current_player_orders_abilities_in_play_and_forces_none(smash):
    """
    Both have a Sheriff there: Ann says whose comes first, and Bob says no to his own.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Sheriff", "Mummy"]}}
    with smash(bases, cards=LIMIT) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked("Which of these comes first?", kind="order")
        scene["Ann"].picks(next(label for label in scene.options if "Bob" in label))
        scene["Bob"].is_asked(kind="confirm")
        scene["Bob"].declines()
        scene["Ann"].is_asked(kind="confirm")
        scene["Ann"].declines()
        scene["Bob"].declines()

        scene.did_not_happen("DuelBegan")


@pytest.mark.rule("SU-096")
def test_later_an_optional_ability_in_play_waits_for_its_player(smash):
    """
    In the later reading Ann is asked first, her locusts or nothing; Bob finds his Sheriff among what he could do.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Sheriff"]}}
    with smash(bases, Ann=[LOCUSTS], cards=LIMIT, options=later()) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="react")
        scene.can_pick_exactly(f"{LOCUSTS}: Play it", "Pass")
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        scene.can_pick_exactly("Sheriff: Duel a minion of another player here", "Pass")
        scene["Bob"].picks("Sheriff")
        scene["Bob"].picks("Pinkerton")
        end_duel(scene)
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard")[0] == "Pinkerton"
        assert points(scene) == (0, 5)


@pytest.mark.rule("SU-096")
def test_later_an_ability_in_play_is_used_once_in_a_window(smash):
    """
    In the later reading a Sheriff that has dueled is not on offer again when the turn to act comes round.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy", "Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=[LOCUSTS], cards=LIMIT, options=later()) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks(scene.options[0])
        end_duel(scene)
        scene["Ann"].is_asked(kind="react")
        scene.can_pick_exactly(f"{LOCUSTS}: Play it", "Pass")
        scene["Ann"].passes()
        scene.nobody_reacts()
        scene["Bob"].passes()


@pytest.mark.rule("SU-097")
@pytest.mark.parametrize("reading", ["2018", "later"])
def test_specials_go_clockwise_from_the_current_player_one_each(smash, reading):
    """
    On Bob's turn the order is Bob, Cas, Ann, and Bob's second Special waits until the turn to act is his again.
    """
    with smash(
        {"Longhouse": {"Bob": ["Pinkerton", "Deputy"]}, "Pyramids": {}},
        active=1,
        cards=LIMIT,
        options={"me_first": reading},
        **{**THREE, "Ann": [LOCUSTS], "Bob": [LOCUSTS, LOCUSTS], "Cas": [LOCUSTS]},
    ) as scene:
        scene["Bob"].passes()
        scene["Bob"].picks(scene.options[0])
        scene["Bob"].picks("Longhouse")
        scene["Cas"].passes()
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        strike(scene, "Bob")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard").count(LOCUSTS) == 2


@pytest.mark.rule("SU-098", "SU-099")
@pytest.mark.parametrize("reading", ["2018", "later"])
def test_who_has_passed_may_still_play_when_the_turn_to_act_comes_round(smash, reading):
    """
    Ann passes, Bob plays; now Ann may play too, and so may Bob once more.
    """
    with smash(READY, Ann=[LOCUSTS], Bob=[LOCUSTS, LOCUSTS], cards=LIMIT, options={"me_first": reading}) as scene:
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].picks(scene.options[0])
        scene["Bob"].picks("Longhouse")
        strike(scene, "Ann")
        strike(scene, "Bob")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard").count(LOCUSTS) == 1
        assert scene["Bob"].zone("discard").count(LOCUSTS) == 2


@pytest.mark.rule("SU-100", "SU-Q16")
@pytest.mark.parametrize("reading", ["2018", "later"])
def test_the_window_closes_when_all_have_passed_after_the_last_play(smash, reading):
    """
    Ann passes, Bob plays, Ann passes: Bob, who played last, is asked once more, and with his pass the window closes.
    """
    with smash(READY, Ann=[LOCUSTS], Bob=[LOCUSTS, LOCUSTS], cards=LIMIT, options={"me_first": reading}) as scene:
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].picks(scene.options[0])
        scene["Bob"].picks("Longhouse")
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        scene.did_not_happen("Scores")
        scene["Bob"].passes()

        scene.happened("Scores")


@pytest.mark.rule("SU-100")
def test_without_a_play_the_window_closes_after_one_lap(smash):
    """
    Both pass once: nobody is asked again, and the base scores.
    """
    with smash(READY, Ann=[LOCUSTS], Bob=[LOCUSTS], cards=LIMIT) as scene:
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].passes()

        scene.happened("Scores")


@pytest.mark.rule("SU-101", "SU-097")
def test_cards_that_react_to_other_things_have_the_same_window(smash):
    """
    A duel is no scoring, and who holds a Deputy is asked in the same way: the current player first, then round.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Gunfighter", "Deputy"], Bob=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene["Ann"].is_asked(kind="react")
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        scene["Bob"].picks("Deputy")
        scene["Bob"].picks("Mummy")
        scene["Ann"].is_asked(kind="react")
        end_duel(scene)

        assert scene["Ann"].zone("discard") == ("Gunfighter",)


@pytest.mark.rule("SU-102")
def test_each_base_opens_windows_of_its_own(smash):
    """
    Ann passes before Longhouse scores, and is asked again before Pyramids does.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"]}, "Pyramids": {"Ann": ["Pinkerton"]}, "Saloon": {}}
    with smash(bases, Ann=[LOCUSTS], cards=breakpoints(longhouse=4, pyramids=4)) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="react")
        assert points(scene) == (5, 0)
        scene["Ann"].picks(LOCUSTS)
        scene["Ann"].picks("Pyramids")
        scene.nobody_reacts()

        assert points(scene) == (9, 0)


@pytest.mark.rule("SU-102", "SU-089")
def test_the_window_after_scoring_is_another_one(smash):
    """
    A Mummy has nothing to say before its base scores, and is asked after it has.
    """
    with smash({"Longhouse": {"Ann": ["Mummy", "Sheriff"], "Bob": ["Deputy"]}, "Pyramids": {}}, cards=LIMIT) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked("Sheriff: Duel a minion of another player here?")
        scene["Ann"].declines()
        scene["Ann"].is_asked("Mummy: Bury it at another base?")
        assert points(scene) == (5, 3)
        scene["Ann"].confirms()

        assert scene.card("Pyramids").buried == ("Mummy",)


@pytest.mark.rule("SU-102")
def test_later_the_window_after_scoring_offers_abilities_in_play_too(smash):
    """
    In the later reading a Mummy's player finds it on offer when the turn to act comes, after the base has scored.
    """
    with smash({"Longhouse": {"Bob": ["Mummy", "Pharaoh"]}, "Pyramids": {}}, cards=LIMIT, options=later()) as scene:
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="react")
        scene["Bob"].picks("Mummy")
        scene.nobody_reacts()

        assert scene.card("Pyramids").buried == ("Mummy",)


@pytest.mark.rule("SU-096")
@pytest.mark.parametrize("reading", ["2018", "later"])
def test_what_must_happen_in_play_happens_first_in_both_readings(smash, reading):
    """
    After scoring Herald draws a card whatever its player wants: before Mummy's player is asked anything.
    """
    with smash(
        {"Longhouse": {"Ann": ["Mummy"], "Bob": ["Herald", "Pharaoh"]}, "Pyramids": {}},
        game=SmashUpWithProbes,
        cards=LIMIT,
        options={"me_first": reading},
    ) as scene:
        scene["Ann"].passes()
        if reading == "2018":
            scene["Ann"].picks(next(label for label in scene.options if "Herald" in label))

        assert len(scene["Bob"].hand) == 1
        scene["Ann"].picks("No" if reading == "2018" else "Pass")


@pytest.mark.rule("SU-097", "SU-Q14")
@pytest.mark.parametrize("reading", ["2018", "later"])
def test_what_a_special_sets_off_in_play_comes_before_the_next_special(smash, reading):
    """
    Ann's Special uncovers a Deputy: her Pharaoh draws a card for that before Bob is asked for his Special.
    """
    bases = {
        "Longhouse": {"Ann": ["Pharaoh"], "buried": {"Bob": ["Mummy"]}},
        "Pyramids": {"buried": {"Ann": ["Deputy"]}},
    }
    with smash(bases, Ann=[LORE], Bob=[LOCUSTS], cards=LIMIT, options={"me_first": reading}) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(LORE)
        scene["Bob"].is_asked(kind="react")

        assert scene.card("Pyramids").minions == ("Deputy",)
        assert len(scene["Ann"].hand) == 1
        scene.nobody_reacts()


@pytest.mark.rule("SU-096", "SU-Q14")
def test_a_card_that_comes_into_play_in_the_window_has_its_say_there(smash):
    """
    Ann's Special uncovers her Sheriff where the base is about to score: its duel is offered before Bob's Special is.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Pinkerton"], "buried": {"Ann": ["Sheriff"]}}, "Pyramids": {}}
    with smash(bases, bluff_safe=False, Ann=[LORE], Bob=[LOCUSTS], cards=LIMIT) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(LORE)
        scene["Ann"].is_asked("Sheriff: Duel a minion of another player here?")
        scene["Ann"].declines()
        scene["Bob"].is_asked(kind="react")
        scene.nobody_reacts()


@pytest.mark.rule("SU-096", "SU-Q17")
def test_an_optional_ability_in_play_is_used_in_its_players_turn_to_act(smash):
    """
    By the later reading Ann's Pinkerton waits among what she may do, and she picks it: her dueling minion gets the counter.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Gunfighter"], options=later()) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        while not any("Pinkerton" in label for label in scene.options):
            scene.pick("Pass")
        scene["Ann"].picks(next(label for label in scene.options if "Pinkerton" in label))
        end_duel(scene)

        assert scene.card("Gunfighter", zone="minions").counters == {"COUNTER": 1}
