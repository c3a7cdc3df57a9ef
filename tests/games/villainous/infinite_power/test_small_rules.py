"""What Infinite Power needs of the rules of all boxes: Events that are over, cards that are gone, Allies who fight."""

import pytest

from tabletop.games.villainous.marvel.testing import crisis, of, with_tokens
from tests.games.villainous.infinite_power.hela import own_turn, plays


def test_a_card_that_is_gone_is_not_there(lay):
    """
    An Ally who goes with the Event that it resolves is not said to be there when its text is done.
    """
    event = crisis("conquer_valhalla", with_tokens("disir", 2))
    with own_turn(lay, crises=[event], hand=["leah"], power=2) as scene:
        plays(scene, "Leah", "Conquer Valhalla")

        scene.did_not_happen("PlayDone")


@pytest.mark.rule("MV-166")
def test_nobody_goes_to_an_event_that_is_over(lay):
    """
    An Ally found as the reward of an Event can't be played to that Event.
    """
    event = crisis("government_work", with_tokens("crossbones", 2))
    bob = {"crises": [event], "at": "armory", "hand": ["diamondback"], "discard": ["anaconda"], "power": 1}
    with lay(villains=("hela", "taskmaster"), active=1, Ann={"at": "hel"}, Bob=bob) as scene:
        plays(scene, "Diamondback", "Government Work", who="Bob")

        scene.can_pick_exactly("Solomon Institute", "Training Room", "Armory", "Camp Hammond")
        scene["Bob"].picks("Armory")


@pytest.mark.rule("MV-106")
def test_an_ally_who_has_fought_and_stays_counts_again(lay):
    """
    Whoever is not used up by a Vanquish fights no more when it is over.
    """
    with own_turn(lay, hel=["leah", with_tokens("falcon", -2), of("Bob", "king_loki")]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.card("leah").is_fighting is False
