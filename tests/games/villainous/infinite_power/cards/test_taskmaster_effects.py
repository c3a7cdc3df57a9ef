"""Taskmaster's Effects: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.taskmaster import (
    ARMORY,
    BIFROST,
    CAMP,
    INSTITUTE,
    NOT_NOW,
    ROOM,
    bobs_turn,
    does,
    own_turn,
    plays,
    power,
    strength,
    why_not,
)

# ------------------------------------------------------------------------------------------------ Conduct Exercise


def test_conduct_exercise_activates(lay):
    """
    It is an Activate action: the Training Dummy is used.
    """
    with own_turn(lay, hand=["conduct_exercise"], camp_hammond=["training_dummy", "crossbones"]) as scene:
        plays(scene, "Conduct Exercise")

        assert strength(scene, "crossbones") == 4


def test_conduct_exercise_takes_the_price(lay):
    """
    What is activated is paid for.
    """
    with own_turn(lay, hand=["conduct_exercise"], specialties=["lesson_plan"], power=1, discard=["redeploy"]) as scene:
        plays(scene, "Conduct Exercise")

        assert (power(scene), scene.hand("Ann")) == (0, ("Redeploy",))


def test_conduct_exercise_leaves_the_symbol_alone(lay):
    """
    The Activate symbol of Camp Hammond is still there for another.
    """
    ann = {"at": "camp_hammond", "training_room": ["training_dummy", "crossbones"]}
    with own_turn(lay, hand=["conduct_exercise"], **ann) as scene:
        plays(scene, "Conduct Exercise")
        does(scene, "Activate")

        assert strength(scene, "crossbones") == 5


@pytest.mark.rule("MV-080")
@pytest.mark.parametrize("ann", [{}, {"training_room": ["training_dummy"]}, {"specialties": ["lesson_plan"]}])
def test_conduct_exercise_needs_something_to_activate(lay, ann):
    """
    With nothing of his own that can be activated now it can't be played.
    """
    with own_turn(lay, hand=["conduct_exercise"], **ann) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ Redeploy


def test_redeploy_relocates_three(lay):
    """
    Up to three Allies are relocated, one after the other.
    """
    ann = {"camp_hammond": ["crossbones", "anaconda", "diamondback", "trainees"]}
    with own_turn(lay, hand=["redeploy"], power=2, **ann) as scene:
        plays(scene, "Redeploy", "Crossbones", ROOM, "Anaconda", ARMORY, "Diamondback", INSTITUTE)

        assert [scene.card(name).at for name in ("crossbones", "anaconda", "diamondback")] == [ROOM, ARMORY, INSTITUTE]
        scene.expect("Ann", prompt="What do you do?")


def test_redeploy_may_stop_after_one(lay):
    """
    One is enough.
    """
    with own_turn(lay, hand=["redeploy"], power=2, camp_hammond=["crossbones", "anaconda"]) as scene:
        plays(scene, "Redeploy", "Crossbones", ROOM)
        scene["Ann"].passes()

        assert scene.card("anaconda").at == CAMP


def test_redeploy_takes_nobody_twice(lay):
    """
    Each Ally is relocated once.
    """
    with own_turn(lay, hand=["redeploy"], power=2, camp_hammond=["crossbones", "anaconda"]) as scene:
        plays(scene, "Redeploy", "Crossbones", ROOM)
        scene.can_pick_exactly("Anaconda", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("MV-091")
def test_redeploy_brings_allies_home_or_to_an_event(lay):
    """
    An Ally abroad comes home, another goes to an Event.
    """
    kit = {"crises": ["avengers_assemble"]}
    bob = {BIFROST: [of("Ann", "crossbones")]}
    with own_turn(lay, hand=["redeploy"], power=2, camp_hammond=["anaconda"], bob=bob, kit=kit) as scene:
        plays(scene, "Redeploy", "Crossbones", ROOM, "Anaconda", "Avengers Assemble")

        assert (scene.card("crossbones").at, scene.card("crossbones").zone) == (ROOM, "bottom")
        assert scene.card("anaconda").zone == "front"


def test_redeploy_relocates_no_items(lay):
    """
    Items stay where they are.
    """
    with own_turn(lay, hand=["redeploy", "crossbones"], power=2, camp_hammond=["training_dummy"]) as scene:
        assert why_not(scene, "Redeploy") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Shadow Initiative


def test_shadow_initiative_trains_an_ally_abroad(lay):
    """
    An Ally goes to Bob's Domain, where it lies on top, with +1 Strength.
    """
    with own_turn(lay, hand=["shadow_initiative"], power=1, camp_hammond=["crossbones"]) as scene:
        plays(scene, "Shadow Initiative", "Bifrost")

        ally = scene.card("crossbones")
        assert (ally.at, ally.zone, ally.controller, ally.strength) == ("Bifrost", "top", "Ann", 4)


def test_shadow_initiative_takes_no_ally_from_abroad(lay):
    """
    The Ally comes from his own Domain.
    """
    bob = {BIFROST: [of("Ann", "anaconda")]}
    with own_turn(lay, hand=["shadow_initiative", "crossbones"], power=2, bob=bob) as scene:
        assert why_not(scene, "Shadow Initiative") == NOT_NOW


def test_shadow_initiative_takes_none_from_an_event(lay):
    """
    One at an Event is in no Domain.
    """
    kit = {"crises": [crisis("avengers_assemble", of("Ann", "anaconda"))]}
    with own_turn(lay, hand=["shadow_initiative", "crossbones"], power=2, kit=kit) as scene:
        assert why_not(scene, "Shadow Initiative") == NOT_NOW


# ------------------------------------------------------------------------------------------------ Trainer for Hire


@pytest.mark.rule("MV-Q49")
def test_trainer_for_hire_gives_bob_an_ally(lay):
    """
    Bob reveals King Loki, plays him where he likes for nothing, and Ann gains 3 + 1 Power.
    """
    with own_turn(lay, hand=["trainer_for_hire"], bob={"deck": ["king_loki"]}) as scene:
        plays(scene, "Trainer for Hire")
        does(scene, "Jotunheim", who="Bob")

        ally = scene.card("king_loki", of="Bob")
        assert (ally.at, ally.zone, ally.controller) == ("Jotunheim", "bottom", "Bob")
        assert (power(scene), power(scene, "Bob")) == (4, 0)


@pytest.mark.rule("MV-188")
def test_trainer_for_hire_shuffles_the_others_back(lay):
    """
    What was revealed before the Ally goes back into Bob's deck.
    """
    with own_turn(lay, hand=["trainer_for_hire"], bob={"deck": ["sow_discord", "frost_giant"]}) as scene:
        before = len(scene.zone("deck", "Bob"))
        plays(scene, "Trainer for Hire")
        does(scene, "Jotunheim", who="Bob")

        assert len(scene.zone("deck", "Bob")) == before - 1
        assert scene.zone("discard", "Bob") == ()


@pytest.mark.rule("MV-Q49")
def test_trainer_for_hire_sends_nobody_abroad(lay):
    """
    The Ally is played into Bob's own Domain, also one who may go abroad.
    """
    with own_turn(lay, hand=["trainer_for_hire"], bob={"deck": ["kid_loki"]}) as scene:
        plays(scene, "Trainer for Hire")
        scene.can_pick_exactly("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
        does(scene, "Bifrost", who="Bob")

        assert power(scene) == 2


@pytest.mark.rule("MV-Q49")
def test_trainer_for_hire_gains_nothing_without_an_ally(lay):
    """
    Where there is no Ally in deck or discard pile nothing is gained.
    """
    kit = {"rest": {"Loki Villain": "hand"}}
    with own_turn(lay, hand=["trainer_for_hire"], bob={"deck": ["sow_discord"]}, kit=kit) as scene:
        plays(scene, "Trainer for Hire")

        assert (power(scene), scene.zone("deck", "Bob")) == (0, ("Sow Discord",))


@pytest.mark.rule("MV-Q49")
def test_trainer_for_hire_leaves_what_the_ally_says_to_bob(lay):
    """
    The on-play text is Bob's: his Super-Adaptoid copies whom he likes.
    """
    villains = {"villains": ("taskmaster", "modok")}
    ann = {"camp_hammond": ["falcon", "captain_america"]}
    with own_turn(lay, hand=["trainer_for_hire"], bob={"deck": ["super_adaptoid"]}, kit=villains, **ann) as scene:
        plays(scene, "Trainer for Hire")
        does(scene, "Bagalia", "Captain America", who="Bob")

        assert strength(scene, "super_adaptoid", of="Bob") == 5


def test_trainer_for_hire_lets_him_pick_among_three(lay):
    """
    Of two opponents Taskmaster says who is trained.
    """
    told = {
        "villains": ("taskmaster", "loki", "modok"),
        "Ann": {"at": "armory", "hand": ["trainer_for_hire"]},
        "Bob": {},
        "Cid": {"deck": ["aim_agent"]},
    }
    with lay(**told) as scene:
        plays(scene, "Trainer for Hire", "Cid")
        does(scene, "Bagalia", who="Cid")

        assert scene.card("aim_agent", zone="bottom").controller == "Cid"


def test_trainer_for_hire_in_bobs_hands_is_no_matter(lay):
    """
    Allies of others do not count for Taskmaster: one of Strength 6 that Bob got is no step for him.
    """
    with bobs_turn(lay, bob={BIFROST: [with_tokens("king_loki", 2)]}) as scene:
        assert scene.card("taskmaster").progress == "Allies of Strength 5 at 0 of 4 locations"
