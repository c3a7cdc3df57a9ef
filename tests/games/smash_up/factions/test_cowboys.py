"""The Cowboys, card by card."""

import pytest

from tabletop.testing import laid


@pytest.mark.rule("SU-150", "SU-158")
def test_gunfighter_duels_when_played_and_the_weaker_minion_is_destroyed(smash):
    """
    Gunfighter, played where Bob has a Mummy, may duel it; nobody lays a card down, and Mummy is weaker.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene.card("Gunfighter", of="Ann").zone == "minions"


def test_gunfighter_need_not_duel(smash):
    """
    The duel is up to Gunfighter's player.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ()


@pytest.mark.rule("SU-243")
def test_deputy_makes_the_weaker_minion_win(smash):
    """
    In the duel Bob may discard a Deputy to give his Mummy +2 power: at the end both have 4 against 3.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"], Bob=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks("Deputy")
        scene["Bob"].picks("Mummy")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene.card("Mummy", of="Bob").power == 4


def test_gold_strike_draws_for_a_minion_played_there(smash):
    """
    Gold Strike draws when its player plays a minion there, and not when another player does.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}, "Pyramids": {}}, Ann={"hand": ["Deputy"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Longhouse")

        assert len(scene["Ann"].hand) == 1


def test_ancient_curse_counts_against_power(smash):
    """
    A minion with a counter and a curse has one less than printed.
    """
    curse = laid("Ancient Curse", owner="Bob")
    bases = {"Longhouse": {"Ann": [laid("Sheriff", owner="Ann", counters={"COUNTER": 1}, attached=[curse])]}}
    with smash(bases) as scene:
        assert scene.card("Sheriff", of="Ann").power == 4
