"""What players read: labels of options, questions, and reasons."""

import pytest

from tabletop.games.smash_up import ExtraMinion
from tabletop.testing import laid


def test_minions_of_a_name_are_told_apart_by_their_bases_and_players(smash):
    """
    Three Mummies lie at two bases: each label says where, and whose it is.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "Ann": ["Mummy"]}, "Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")

        scene.can_pick_exactly("Mummy (at Longhouse, Ann)", "Mummy (at Longhouse, Bob)", "Mummy (at Pyramids, Bob)")
        scene.pick()


def test_minions_of_a_name_at_one_base_are_told_apart_by_their_power(smash):
    """
    One of Bob's two Mummies there has a +1 power counter.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy", laid("Mummy", owner="Bob", counters={"COUNTER": 1})]}}
    with smash(bases, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        scene.can_pick("Mummy (at Longhouse, Bob)", "Mummy (at Longhouse, Bob, power 3)")
        scene["Ann"].picks("Mummy (at Longhouse, Bob, power 3)")


def test_a_minion_that_is_alone_of_its_name_is_called_by_it(smash):
    """
    Where there is nothing to mistake a Mummy for, the label is its name.
    """
    with smash({"Longhouse": {"Bob": ["Mummy", "Ninja Acolyte"]}}, Ann=["Cannon"]) as scene:
        scene["Ann"].picks("Cannon")

        scene.can_pick_exactly("Mummy", "Ninja Acolyte")
        scene.pick()


def test_who_can_play_nothing_reads_what_passing_means(smash):
    """
    With an empty hand and nothing to use, the only answer ends the Play Cards phase, and the question says so.
    """
    with smash(["Longhouse"]) as scene:
        scene["Ann"].is_asked("There is nothing that you can play or use: end the Play Cards phase?")
        scene.can_pick_exactly("Pass")


def test_who_can_play_something_is_asked_what(smash):
    """
    A card that can be played is reason enough to ask what is done.
    """
    with smash(["Longhouse"], Ann=["Mummy"]) as scene:
        scene["Ann"].is_asked("What do you do?")


def test_the_question_for_specials_says_before_what(smash):
    """
    Ann, who might hold a Special, reads that Star Portal is about to score, even if all she can do is to pass.
    """
    bases = {"Star Portal": {"Ann": [laid("Gunfighter", owner="Ann", counters={"COUNTER": 30})]}}
    with smash(
        bases, Ann={"hand": ["Mummy"]}, options={"factions": (("ninjas", "pirates"), ("aliens", "robots"))}
    ) as scene:
        scene["Ann"].picks("Pass")

        scene["Ann"].is_asked("Before Star Portal scores. Play a Special?")
        scene.can_pick_exactly("Pass")
        scene.nobody_reacts()


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("Cannon", "Broadside", "no play is left for an action like Broadside."),
        ("Mummy", "Ninja Acolyte", "no play is left for a minion like Ninja Acolyte."),
    ],
)
def test_what_has_no_play_left_is_called_with_its_article(smash, first, second, words):
    """
    After the one action of the turn a second one is "an action", and a second minion "a minion".
    """
    with smash(["Longhouse"], Ann=[first, second]) as scene:
        scene["Ann"].picks(first)

        assert scene.why_not(second) == words


def effects(scene):
    """Return what a view says of lasting effects."""
    return [one.text.english for one in scene.view().effects]


def test_a_lasting_effect_says_on_what_it_is_and_how_much(smash):
    """
    Howl gives Ann's Sheriff a power more until the end of the turn, and the view says so.
    """
    with smash({"Longhouse": {"Ann": ["Sheriff"]}}, Ann=["Howl"]) as scene:
        scene["Ann"].picks("Howl")

        assert effects(scene) == ["Sheriff has +1 power."]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ((None, None, False), "This player may play an extra minion."),
        ((2, None, False), "This player may play an extra minion of power {most_power} or less."),
        ((None, "a base", False), "This player may play an extra minion at {base}."),
        ((None, None, True), "This player may play an extra minion where they have none."),
    ],
)
def test_an_extra_minion_says_what_it_asks_for(fields, words):
    """
    What is kept for later says how weak the minion must be, or where it is played.
    """
    assert ExtraMinion.told(*fields) == words
