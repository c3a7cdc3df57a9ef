"""How Taskmaster wins: Allies of Strength 5 or more at four locations, at whatever moment; nothing else does it."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.hela import gathered, marked
from tests.games.villainous.infinite_power.taskmaster import (
    ARMORY,
    CAMP,
    does,
    fated,
    is_won,
    own_turn,
    plays,
)

FOUR = ("solomon_institute", "training_room", "armory", "camp_hammond")


def trained(card="crossbones", count=2):
    """Lay an Ally with so many +1 tokens: Crossbones has 5 Strength with two."""
    return with_tokens(card, count)


def three(**more):
    """Say that a strong Ally is at each of the first three locations, besides what else lies where."""
    told = {place: [trained()] for place in FOUR[:3]}
    return {**told, **{place: [*told.get(place, []), *cards] for place, cards in more.items()}}


# ------------------------------------------------------------------------------------------------ the fourth


@pytest.mark.rule("MV-Q44")
def test_the_fourth_ally_wins(lay):
    """
    A Training Dummy gives the Ally at the fourth location its fifth Strength: he wins at once.
    """
    ann = three(camp_hammond=["training_dummy", trained("crossbones", 1)])
    with own_turn(lay, at="solomon_institute", **ann) as scene:
        does(scene, "Activate")

        assert is_won(scene)
        assert str(scene.outcome.how) == "Taskmaster has reached the Objective."


def test_the_third_wins_nothing(lay):
    """
    Three locations are not enough.
    """
    ann = {"training_room": [trained()], "armory": [trained()]}
    with own_turn(lay, at="solomon_institute", camp_hammond=["training_dummy", trained("anaconda", 1)], **ann) as scene:
        does(scene, "Activate")

        assert scene.outcome is None
        assert scene.card("taskmaster").progress == "Allies of Strength 5 at 3 of 4 locations"


def test_four_of_strength_four_win_nothing(lay):
    """
    Each has to have 5.
    """
    ann = {place: [trained("crossbones", 1)] for place in FOUR}
    with own_turn(lay, **ann) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


def test_two_at_one_location_count_once(lay):
    """
    Four strong Allies at three locations win nothing.
    """
    with own_turn(lay, **three(armory=[trained("anaconda")])) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


def test_several_weak_ones_do_not_add_up(lay):
    """
    Two Allies of Strength 3 at the fourth location are no Ally of Strength 5.
    """
    with own_turn(lay, **three(camp_hammond=["anaconda", "crossbones"])) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


def test_an_ally_played_there_wins(lay):
    """
    The Sword at Camp Hammond and a Hero make Death Shield strong as he is played.
    """
    ann = three(camp_hammond=["taskmasters_sword", "falcon"])
    with own_turn(lay, hand=["death_shield"], power=2, **ann) as scene:
        plays(scene, "Death Shield", CAMP)

        assert is_won(scene)


def test_the_sword_wins(lay):
    """
    An Item that makes the last one strong wins.
    """
    with own_turn(
        lay, hand=["taskmasters_sword"], power=2, **three(camp_hammond=[trained("crossbones", 1)])
    ) as scene:  # fmt: skip
        plays(scene, "Taskmaster's Sword", CAMP)

        assert is_won(scene)


def test_an_ally_relocated_wins(lay):
    """
    Of two strong Allies at one location one goes to the fourth.
    """
    with own_turn(lay, at="solomon_institute", **three(armory=[trained("anaconda")])) as scene:
        does(scene, "Relocate", "Anaconda", CAMP)

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ whose locations


@pytest.mark.rule("MV-Q44")
def test_a_location_abroad_counts(lay):
    """
    Shadow Initiative sends the fourth to Bob's Domain, where it gets its fifth Strength.
    """
    ann = three(armory=[trained("anaconda", 1)])
    with own_turn(lay, hand=["shadow_initiative"], power=1, **ann) as scene:
        plays(scene, "Shadow Initiative", "Anaconda", "Bifrost")

        assert is_won(scene)


@pytest.mark.rule("MV-Q44")
def test_an_event_is_no_location(lay):
    """
    A strong Ally at an Event does not count.
    """
    kit = {"crises": [crisis("avengers_assemble", of("Ann", trained("anaconda")))]}
    with own_turn(lay, kit=kit, **three()) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


@pytest.mark.rule("MV-Q44")
def test_allies_of_others_do_not_count(lay):
    """
    Bob's strong Ally at the fourth location is none of his.
    """
    with own_turn(lay, **three(camp_hammond=[of("Bob", trained("king_loki", 2))])) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


def test_heroes_do_not_count(lay):
    """
    A Hero of Strength 6 is nobody's Ally.
    """
    with own_turn(lay, **three(camp_hammond=["captain_marvel"])) as scene:
        does(scene, "Gain Power 1")

        assert scene.outcome is None


def test_heroes_are_not_in_the_way(lay):
    """
    He wins with Heroes in his Domain.
    """
    ann = three(armory=["falcon"], camp_hammond=["training_dummy", trained("crossbones", 1)])
    with own_turn(lay, at="solomon_institute", **ann) as scene:
        does(scene, "Activate")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ Strength as it is now


@pytest.mark.rule("MV-Q44")
def test_scott_lang_undoes_a_step(lay):
    """
    With Scott Lang beside him an Ally of Strength 5 has 4.
    """
    with own_turn(lay, at="training_room", **three(armory=["scott_lang"], camp_hammond=[trained()])) as scene:
        does(scene, "Gain Power 3")

        assert scene.outcome is None


@pytest.mark.rule("MV-106")
def test_who_fights_scott_lang_does_not_win_by_it(lay):
    """
    The Ally who vanquishes him is gone together with him: three locations are left.
    """
    with own_turn(lay, **three(camp_hammond=[trained(), "scott_lang"])) as scene:
        does(scene, "Vanquish")

        assert scene.outcome is None
        assert scene.card("taskmaster").progress == "Allies of Strength 5 at 3 of 4 locations"


def test_scott_lang_vanquished_by_another_wins(lay):
    """
    If another Ally there does it, the strong one is strong again.
    """
    with own_turn(lay, **three(camp_hammond=[trained(), "anaconda", "scott_lang"])) as scene:
        does(scene, "Vanquish", "Anaconda")
        scene["Ann"].passes()

        assert is_won(scene)


def test_the_training_academy_wins(lay):
    """
    Those who fought stay, one stronger: with that he has won when the Vanquish is over.
    """
    ann = three(camp_hammond=["training_academy", trained("crossbones", 1), "falcon"])
    with own_turn(lay, **ann) as scene:
        does(scene, "Vanquish")

        assert is_won(scene)


# ------------------------------------------------------------------------------------------------ in others' turns


def test_captain_marvel_undoes_it_all(lay):
    """
    She calls all Allies to her: they are at one location then.
    """
    ann = {**three(), "camp_hammond": [trained("crossbones", 1)]}
    with fated(lay, "captain_marvel", ARMORY, **ann) as scene:
        assert scene.outcome is None


@pytest.mark.rule("MV-208")
def test_scott_lang_taken_away_by_bob_wins(lay):
    """
    Falcon fetches Scott Lang to another location in Bob's turn: Taskmaster has won.
    """
    ann = three(camp_hammond=[trained(), "scott_lang"], armory=[trained("anaconda", 4)])
    with fated(lay, "falcon", ARMORY, "Scott Lang", **ann) as scene:
        assert is_won(scene)


@pytest.mark.rule("MV-Q34")
def test_taskmaster_wins_if_both_do_in_his_turn(lay):
    """
    The last Hero leaves Odin's Vault for Niflheim, where his Death Shield gets the fifth Strength by it: it is his turn, he wins.
    """
    helas = {"odins_vault": ["black_widow"], "niflheim": [of("Ann", "death_shield")], "vault": gathered(8)}
    told = {"villains": ("taskmaster", "hela"), "fate_deck": ["falcon"]}
    with lay(Ann={"at": "armory", **three()}, Bob=helas, **told) as scene:
        does(scene, "Fate", "Niflheim", "Black Widow")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("MV-Q34")
def test_hela_wins_if_both_do_in_her_turn(lay):
    """
    If it is Hela who sends the Hero there in her own turn, she wins.
    """
    helas = {"odins_vault": [marked("black_widow")], "niflheim": [of("Ann", trained("death_shield", 1))]}
    helas |= {"vault": gathered(8), "at": "hel", "hand": ["deaths_embrace"]}
    with lay(Ann=three(), Bob=helas, villains=("taskmaster", "hela"), active=1) as scene:
        plays(scene, "Death's Embrace", who="Bob")

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("MV-Q34", "MV-Q45")
def test_hela_wins_in_her_turn_if_one_defeat_brings_both_there(lay):
    """
    Scott Lang goes, so that Taskmaster's fourth Ally is strong again, and leaves Hela her eighth soul: it is her turn.
    """
    there = [marked("scott_lang"), of("Ann", trained("crossbones", 2)), "disir"]
    helas = {"at": "niflheim", "niflheim": there, "vault": gathered(7)}
    with lay(Ann=three(), Bob=helas, villains=("taskmaster", "hela"), active=1) as scene:
        does(scene, "Vanquish", who="Bob")

        assert scene.outcome.winners == (1,)


@pytest.mark.rule("MV-Q34", "MV-Q45")
def test_taskmaster_wins_in_his_turn_if_one_defeat_brings_both_there(lay):
    """
    The same in his own Domain and turn: he wins.
    """
    ann = {"at": "armory", **three(camp_hammond=[marked("scott_lang"), trained("crossbones", 2), "anaconda"])}
    with lay(Ann=ann, Bob={"vault": gathered(7)}, villains=("taskmaster", "hela")) as scene:
        does(scene, "Vanquish", "Anaconda", "Pass")

        assert scene.outcome.winners == (0,)


@pytest.mark.rule("MV-Q34")
def test_madame_masque_wins_if_her_last_vendetta_makes_taskmaster_strong(lay):
    """
    In her turn her eighth vendetta is Scott Lang, who has kept Taskmaster's fourth Ally weak.
    """
    there = ["scott_lang", of("Ann", trained("crossbones", 2)), "count_nefaria"]
    masques = {"at": "los_angeles", "settled": 7, "manhattan": there}
    with lay(Ann=three(), Bob=masques, villains=("taskmaster", "madame_masque"), active=1) as scene:
        does(scene, "Vanquish", "Scott Lang", who="Bob")

        assert scene.outcome.winners == (1,)
