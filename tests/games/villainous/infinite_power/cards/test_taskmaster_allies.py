"""Taskmaster's Allies: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.taskmaster import (
    BIFROST,
    CAMP,
    INSTITUTE,
    ROOM,
    bobs_turn,
    does,
    own_turn,
    plays,
    power,
    strength,
)

ALERT = "helicarrier_alert"


# ------------------------------------------------------------------------------------------------ Trainees


def test_trainees_go_in_the_place_of_a_used_ally(lay):
    """
    When Crossbones would be discarded after a Vanquish, they are removed instead.
    """
    with own_turn(lay, camp_hammond=["trainees", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish", "Crossbones")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert (scene.card("crossbones").at, scene.zone("discard", "Ann")) == (CAMP, ("Trainees",))


def test_trainees_need_not_step_in(lay):
    """
    It is up to Taskmaster.
    """
    with own_turn(lay, camp_hammond=["trainees", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish", "Crossbones")
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert (scene.card("trainees").at, scene.zone("discard", "Ann")) == (CAMP, ("Crossbones",))


def test_trainees_who_were_used_save_nobody(lay):
    """
    Whoever took part in the Vanquish can't step in.
    """
    with own_turn(lay, camp_hammond=["trainees", "crossbones", "heimdall"]) as scene:
        does(scene, "Vanquish", "Crossbones")

        assert set(scene.zone("discard", "Ann")) == {"Trainees", "Crossbones"}


def test_trainees_elsewhere_save_nobody(lay):
    """
    They have to be where the Vanquish is.
    """
    with own_turn(lay, camp_hammond=["crossbones", "falcon"], armory=["trainees"]) as scene:
        does(scene, "Vanquish")

        assert scene.zone("discard", "Ann") == ("Crossbones",)


def test_trainees_save_one_only(lay):
    """
    Of two Allies used one is saved.
    """
    with own_turn(lay, camp_hammond=["trainees", "crossbones", "death_shield", "captain_marvel"]) as scene:
        does(scene, "Vanquish", "Crossbones", "Death Shield")
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert len(scene.zone("discard", "Ann")) == 2
        assert "Trainees" in scene.zone("discard", "Ann")


@pytest.mark.rule("MV-Q36")
def test_trainees_do_not_hear_of_a_defeat_by_a_card(lay):
    """
    Black Widow's shot is no discard after a Vanquish.
    """
    with bobs_turn(lay, camp_hammond=["trainees", "crossbones"], kit={"fate_deck": ["black_widow"]}) as scene:
        does(scene, "Fate", CAMP, "Crossbones", who="Bob")

        assert scene.zone("discard", "Ann") == ("Crossbones",)


# ------------------------------------------------------------------------------------------------ Anaconda


def test_anaconda_inspires_the_others_there(lay):
    """
    Used in a Vanquish, she leaves +1 Strength to each other Ally at that location.
    """
    with own_turn(lay, camp_hammond=["anaconda", "crossbones", "death_shield", "falcon"]) as scene:
        does(scene, "Vanquish", "Anaconda")
        scene["Ann"].passes()

        assert (strength(scene, "crossbones"), strength(scene, "death_shield")) == (4, 4)


def test_anaconda_inspires_nobody_elsewhere(lay):
    """
    Allies at other locations get nothing.
    """
    with own_turn(lay, camp_hammond=["anaconda", "falcon"], armory=["crossbones"]) as scene:
        does(scene, "Vanquish")

        assert strength(scene, "crossbones") == 3


def test_anaconda_inspires_nobody_when_others_fight(lay):
    """
    Not used, she does nothing.
    """
    with own_turn(lay, camp_hammond=["anaconda", "crossbones", "falcon"]) as scene:
        does(scene, "Vanquish", "Crossbones")
        scene["Ann"].passes()

        assert strength(scene, "anaconda") == 3


def test_anaconda_inspires_who_is_used_with_her_and_saved(lay):
    """
    An Ally who was used too, and stays, is still there: the token comes.
    """
    with own_turn(lay, camp_hammond=["anaconda", "crossbones", "trainees", "thor"]) as scene:
        does(scene, "Vanquish", "Anaconda", "Crossbones")
        scene["Ann"].passes()
        scene["Ann"].declines()
        scene["Ann"].confirms()

        assert strength(scene, "crossbones") == 4


# ------------------------------------------------------------------------------------------------ Black Ant


def test_black_ant_brings_another_for_nothing(lay):
    """
    Played for 2 Power, he brings Crossbones out of hand for nothing.
    """
    with own_turn(lay, hand=["black_ant", "crossbones"], power=2) as scene:
        plays(scene, "Black Ant", ROOM, "Crossbones", CAMP)

        assert (scene.card("crossbones").at, power(scene)) == (CAMP, 0)


def test_black_ant_need_not_bring_anybody(lay):
    """
    It may be passed up.
    """
    with own_turn(lay, hand=["black_ant", "crossbones"], power=2) as scene:
        plays(scene, "Black Ant", ROOM)
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Crossbones",)


def test_black_ant_is_asked_whatever_is_in_hand(lay):
    """
    Without an Ally in hand the question comes all the same, and tells nobody anything.
    """
    with own_turn(lay, hand=["black_ant", "redeploy"], power=2) as scene:
        plays(scene, "Black Ant", ROOM)
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


def test_black_ant_brings_no_items(lay):
    """
    Only Allies come.
    """
    with own_turn(lay, hand=["black_ant", "taskmasters_sword", "trainees"], power=2) as scene:
        plays(scene, "Black Ant", ROOM)
        scene.can_pick_exactly("Trainees", "Pass")
        scene["Ann"].passes()


def test_black_ant_brings_nobody_out_of_the_pile(lay):
    """
    From hand only: Crossbones in the discard pile stays there.
    """
    with own_turn(lay, hand=["black_ant"], discard=["crossbones"], power=2) as scene:
        plays(scene, "Black Ant", ROOM)
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


# ------------------------------------------------------------------------------------------------ Blood Spider


def test_blood_spider_brings_a_hero_over(lay):
    """
    A Hero of another location comes to where he is played.
    """
    with own_turn(lay, hand=["blood_spider"], power=2, camp_hammond=["falcon"]) as scene:
        plays(scene, "Blood Spider", ROOM, "Falcon")

        assert (scene.card("falcon").at, scene.card("falcon").zone) == (ROOM, "top")


def test_blood_spider_reaches_other_domains(lay):
    """
    Any location will do, Bob's too.
    """
    with own_turn(lay, hand=["blood_spider"], power=2, bob={BIFROST: ["heimdall"]}) as scene:
        plays(scene, "Blood Spider", ROOM, "Heimdall")

        assert (scene.card("heimdall").at, scene.card("heimdall").controller) == (ROOM, "Ann")


def test_blood_spider_need_not_bring_anybody(lay):
    """
    It may be passed up.
    """
    with own_turn(lay, hand=["blood_spider"], power=2, camp_hammond=["falcon"]) as scene:
        plays(scene, "Blood Spider", ROOM)
        scene["Ann"].passes()

        assert scene.card("falcon").at == CAMP


@pytest.mark.rule("MV-041")
def test_blood_spider_brings_nobody_to_an_event(lay):
    """
    Heroes never go to Events.
    """
    kit = {"crises": [ALERT]}
    with own_turn(lay, hand=["blood_spider"], power=2, camp_hammond=["falcon"], kit=kit) as scene:
        plays(scene, "Blood Spider", "Helicarrier Alert")

        assert scene.card("falcon").at == CAMP


# ------------------------------------------------------------------------------------------------ Crossbones


def test_crossbones_rises_from_the_discard_pile(lay):
    """
    He is played out of the discard pile for his price.
    """
    with own_turn(lay, discard=["crossbones"], power=2) as scene:
        plays(scene, "Crossbones", ROOM)

        assert (scene.card("crossbones").at, power(scene)) == (ROOM, 0)


def test_crossbones_alone_rises(lay):
    """
    Others stay discarded.
    """
    with own_turn(lay, discard=["anaconda", "trainees"], power=9) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_crossbones_is_not_free_from_the_discard_pile(lay):
    """
    With 1 Power he stays there.
    """
    with own_turn(lay, discard=["crossbones"], power=1) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_crossbones_is_played_from_hand_as_well(lay):
    """
    From hand he costs the same, and has 3 Strength.
    """
    with own_turn(lay, hand=["crossbones"], power=2) as scene:
        plays(scene, "Crossbones", ROOM)

        assert (scene.card("crossbones").at, power(scene)) == (ROOM, 0)
        assert strength(scene, "crossbones") == 3


def test_crossbones_in_the_pile_of_another_is_out_of_reach(lay):
    """
    Bob has no use for him: it is Taskmaster's pile.
    """
    with bobs_turn(lay, discard=["crossbones"], bob={"at": "odins_throne", "power": 9}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Death Shield


def test_death_shield_grows_with_the_heroes_there(lay):
    """
    With two Heroes at his location he has 5 Strength.
    """
    with own_turn(lay, camp_hammond=["death_shield", "falcon", "black_widow"], armory=["hawkeye"]) as scene:
        assert strength(scene, "death_shield") == 5


def test_death_shield_does_not_count_allies_of_others(lay):
    """
    Bob's Ally there is no Hero.
    """
    with own_turn(lay, camp_hammond=["death_shield", of("Bob", "kid_loki")]) as scene:
        assert strength(scene, "death_shield") == 3


def test_death_shield_counts_the_heroes_abroad(lay):
    """
    Abroad he counts the Heroes of that location.
    """
    with own_turn(lay, bob={BIFROST: ["heimdall", of("Ann", "death_shield")]}) as scene:
        assert strength(scene, "death_shield") == 4


def test_death_shield_at_an_event_has_his_own(lay):
    """
    No Hero is at an Event.
    """
    with own_turn(lay, camp_hammond=["falcon"], kit={"crises": [crisis(ALERT, of("Ann", "death_shield"))]}) as scene:
        assert strength(scene, "death_shield") == 3


# ------------------------------------------------------------------------------------------------ Diamondback


def test_diamondback_weakens_a_hero_there(lay):
    """
    Played, she gives a Hero at her location -1 Strength.
    """
    with own_turn(lay, hand=["diamondback"], power=1, camp_hammond=["falcon", "heimdall"]) as scene:
        plays(scene, "Diamondback", CAMP, "Heimdall")

        assert (strength(scene, "heimdall"), strength(scene, "falcon")) == (3, 2)


def test_diamondback_weakens_nobody_elsewhere(lay):
    """
    A Hero at another location is out of reach.
    """
    with own_turn(lay, hand=["diamondback"], power=1, camp_hammond=["falcon"]) as scene:
        plays(scene, "Diamondback", ROOM)

        assert strength(scene, "falcon") == 2


def test_diamondback_weakens_nobody_when_relocated(lay):
    """
    Relocated, she does nothing.
    """
    with own_turn(lay, at="solomon_institute", training_room=["diamondback"], camp_hammond=["falcon"]) as scene:
        does(scene, "Relocate", CAMP)

        assert strength(scene, "falcon") == 2


# ------------------------------------------------------------------------------------------------ Jagged Bow


def test_jagged_bow_calls_an_ally_out_of_hand(lay):
    """
    Played to an Event, he brings Anaconda out of hand for nothing.
    """
    kit = {"crises": ["avengers_assemble"]}
    with own_turn(lay, hand=["jagged_bow", "anaconda"], power=2, kit=kit) as scene:
        plays(scene, "Jagged Bow", "Avengers Assemble", "Anaconda")

        assert scene.card("avengers_assemble").front == ("Jagged Bow", "Anaconda")
        assert power(scene) == 0


def test_jagged_bow_calls_an_ally_of_the_table(lay):
    """
    Or he brings one of those in play.
    """
    kit = {"crises": ["avengers_assemble"]}
    with own_turn(lay, hand=["jagged_bow"], power=2, training_room=["anaconda"], kit=kit) as scene:
        plays(scene, "Jagged Bow", "Avengers Assemble", "Anaconda")

        assert scene.card("anaconda").zone == "front"


def test_jagged_bow_calls_when_relocated(lay):
    """
    Relocated to an Event, he does so as well.
    """
    kit = {"crises": ["avengers_assemble"]}
    ann = {"at": "solomon_institute", "camp_hammond": ["jagged_bow"], "hand": ["trainees"]}
    with own_turn(lay, kit=kit, **ann) as scene:
        does(scene, "Relocate", "Avengers Assemble", "Trainees")

        assert scene.card("avengers_assemble").front == ("Jagged Bow", "Trainees")


def test_jagged_bow_need_not_call(lay):
    """
    It may be passed up.
    """
    kit = {"crises": ["avengers_assemble"]}
    with own_turn(lay, hand=["jagged_bow", "anaconda"], power=2, kit=kit) as scene:
        plays(scene, "Jagged Bow", "Avengers Assemble")
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Anaconda",)


def test_jagged_bow_calls_nobody_to_a_location(lay):
    """
    Played to a location he brings nobody.
    """
    with own_turn(lay, hand=["jagged_bow", "anaconda"], power=2, kit={"crises": ["avengers_assemble"]}) as scene:
        plays(scene, "Jagged Bow", ROOM)

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-Q23")
def test_jagged_bow_calls_nobody_to_an_event_that_is_resolved(lay):
    """
    If he resolves the Event himself, there is nowhere to bring anybody.
    """
    kit = {"crises": [crisis(ALERT, of("Ann", with_tokens("crossbones", 2)))]}
    with own_turn(lay, hand=["jagged_bow", "anaconda"], power=2, kit=kit) as scene:
        plays(scene, "Jagged Bow", "Helicarrier Alert")

        assert "Helicarrier Alert" in scene.zone("fate_discard")
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("MV-Q23")
def test_jagged_bow_may_call_the_one_who_resolves(lay):
    """
    The second Ally may be the one who makes it enough.
    """
    kit = {"crises": [ALERT]}
    with own_turn(lay, hand=["jagged_bow", "anaconda"], power=2, kit=kit) as scene:
        plays(scene, "Jagged Bow", "Helicarrier Alert", "Anaconda")

        assert "Helicarrier Alert" in scene.zone("fate_discard")
        assert set(scene.zone("discard", "Ann")) == {"Jagged Bow", "Anaconda"}


def test_jagged_bow_calls_nobody_against_she_hulk(lay):
    """
    Where nobody may go to Events, none is called.
    """
    kit = {"crises": [crisis(ALERT, of("Ann", "jagged_bow"))]}
    with own_turn(lay, at="solomon_institute", camp_hammond=["she_hulk"], training_room=["anaconda"], kit=kit) as scene:
        does(scene, "Relocate")

        scene.cannot_pick("Helicarrier Alert")
        does(scene, INSTITUTE)
        assert scene.card("anaconda").at == INSTITUTE
