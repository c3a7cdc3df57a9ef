"""Extra plays: who may keep one, for how long, and which one is used up (SU-205 to SU-211)."""

import pytest

from tests.games.smash_up.probes import SmashUpWithProbes


def lay(smash, bases, **told):
    """Lay a table with the made-up cards, where nobody is asked for reactions that they do not have."""
    return smash(bases, game=SmashUpWithProbes, bluff_safe=False, **told)


OASIS = {"Jungle Oasis": {}}


@pytest.mark.rule("SU-205", "SU-207")
def test_an_extra_minion_does_not_count_against_the_free_one(smash):
    """
    Summon plays a Mummy at once, and the free minion of the turn is still there for a Deputy; then there is no more.
    """
    with lay(smash, OASIS, Ann=["Summon", "Mummy", "Invader", "Gunfighter"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Invader")

        assert scene.card("Jungle Oasis").minions == ("Mummy", "Invader")
        scene.cannot_pick("Gunfighter")


@pytest.mark.rule("SU-205", "SU-207")
def test_extra_actions_do_not_count_against_the_free_one(smash):
    """
    Time Loop is the free action, and gives two more: three are played, and a fourth is not.
    """
    with lay(smash, OASIS, Ann=["Time Loop", "Mystic Studies", "Tribute", "Seeing Stars"]) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].picks("Seeing Stars")
        scene["Ann"].picks("Tribute")

        assert sorted(scene["Ann"].zone("discard")) == ["Seeing Stars", "Time Loop", "Tribute"]
        scene.cannot_pick("Mystic Studies")


@pytest.mark.rule("SU-206", "SU-208", "SU-238")
def test_an_extra_minion_may_be_kept_for_later_in_the_phase(smash):
    """
    Ann does not use Summon's minion at once: she plays her free one, and then the extra one.
    """
    with lay(smash, OASIS, Ann=["Summon", "Mummy", "Invader"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].passes()
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Invader")

        assert scene.card("Jungle Oasis").minions == ("Mummy", "Invader")


@pytest.mark.rule("SU-206", "SU-211")
def test_a_kept_extra_play_vanishes_with_the_phase(smash):
    """
    Ann keeps Summon's minion and never plays it: on her next turn she has one minion, and not two.
    """
    with lay(smash, OASIS, Ann=["Summon", "Mummy", "Invader"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Ann"].picks("Mummy")

        assert scene.card("Jungle Oasis").minions == ("Mummy",)
        scene.cannot_pick("Invader")


@pytest.mark.rule("SU-209")
def test_an_extra_play_for_one_certain_card_is_used_at_once_or_lost(smash):
    """
    Hoverbot reveals a Mummy: Ann does not play it at once, and it stays on her deck; her free minion is used up.
    """
    with lay(smash, OASIS, Ann={"hand": ["Hoverbot", "Invader"], "deck": ["Mummy"]}) as scene:
        scene["Ann"].picks("Hoverbot")
        scene["Ann"].declines()

        assert scene["Ann"].zone("deck")[0] == "Mummy"
        scene.cannot_pick("Invader")


@pytest.mark.rule("SU-207", "SU-209")
def test_an_extra_play_for_one_certain_card_may_be_used_at_once(smash):
    """
    Hoverbot reveals a Mummy, and Ann plays it from her deck at once.
    """
    with lay(smash, OASIS, Ann={"hand": ["Hoverbot"], "deck": ["Mummy"]}) as scene:
        scene["Ann"].picks("Hoverbot")
        scene["Ann"].confirms()

        assert scene.card("Jungle Oasis").minions == ("Hoverbot", "Mummy")


@pytest.mark.rule("SU-210")
@pytest.mark.parametrize("used", [True, False])
def test_an_extra_play_gained_outside_the_phase_is_used_at_once_or_lost(smash, used):
    """
    A Summon uncovered at the start of Ann's turn gives an extra minion there and then, or none at all.
    """
    bases = {"Jungle Oasis": {"buried": {"Ann": ["Summon"]}}}
    with lay(smash, bases, active=1, turn=3, Ann=["Mummy", "Invader", "Gunfighter"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].picks("Mummy" if used else "Pass")
        scene["Ann"].is_asked(kind="play")
        scene["Ann"].picks("Invader")

        assert scene.card("Jungle Oasis").minions == (("Mummy", "Invader") if used else ("Invader",))
        scene.cannot_pick("Gunfighter")


@pytest.mark.rule("SU-Q38")
def test_the_player_says_which_play_is_used_up(smash):
    """
    With a kept extra of power 2 or less and the free minion left, Ann plays a Mummy with either, as she says.
    """
    with lay(smash, OASIS, Ann=["Summon", "Zapbot", "Mummy", "Invader"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("Zapbot")
        scene["Ann"].passes()
        scene["Ann"].picks("Mummy")
        scene["Ann"].is_asked("Which play do you use?")
        assert scene.options[0] == "an extra minion of power 2 or less"
        scene["Ann"].picks("an extra minion of power 2 or less")

        scene.can_pick("Invader")


@pytest.mark.rule("SU-Q38")
def test_a_minion_that_fits_only_the_free_play_uses_that(smash):
    """
    The kept extra is too weak for an Invader: the free play is used without a question, and the extra is left for a Mummy.
    """
    with lay(smash, OASIS, Ann=["Summon", "Zapbot", "Mummy", "Invader"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("Zapbot")
        scene["Ann"].passes()
        scene["Ann"].picks("Invader")

        assert not scene.facts.free_minion
        scene["Ann"].picks("Mummy")
        assert scene.card("Jungle Oasis").minions == ("Zapbot", "Invader", "Mummy")
