"""Moff Gideon's Conditions: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import sector, with_tokens
from tests.games.villainous.star_wars.gideon import ambition, gideon, money

IMPROVE = "Experimentation: Give every Dark Troopers +1 Strength"
BEGIN_AGAIN = "Long Live the Empire: Shuffle your discard pile into your deck and gain 1 Ambition"
#: What General Grievous spends Ambition on, here and there.
COLLECT = "Play Add to My Collection"


def rival_spends(*, ann=None, **bob):
    """Have Ann, who is General Grievous, pay 4 Ambition; Bob is Moff Gideon with Experimentation."""
    told = {"at": "lair_of_grievous", "ambition": 4, "hand": ["add_to_my_collection"], **(ann or {})}
    scene = sector(Ann=told, Bob={"hand": ["experimentation"], **bob})
    ambition(scene, COLLECT)
    return scene


def rival_discards(*cards, **bob):
    """Have Ann, who is General Grievous, discard some of her two cards; Bob is Moff Gideon with Long Live the Empire."""
    told = {"at": "florrum", "hand": ["gor", "escape_plan"]}
    scene = sector(Ann=told, Bob={"hand": ["long_live_the_empire"], **bob})
    scene["Ann"].picks("Discard Cards")
    scene["Ann"].picks(*cards)
    return scene


def tokens_put(scene):
    """Return how many +1 tokens were put on somebody, time after time."""
    return [event.fields["count"] for event in scene.events("TokensPut")]


# ------------------------------------------------------------------------------------------------ Experimentation


@pytest.mark.rule("SW-Q56")
def test_experimentation_improves_every_dark_troopers():
    """
    When General Grievous has paid Ambition, each Dark Troopers in the Sector gets a +1 token.
    """
    with rival_spends(tython=["dark_troopers"], the_bridge=["dark_troopers"]) as scene:
        scene["Bob"].picks(IMPROVE)

        assert tokens_put(scene) == [1, 1]
        assert scene["Bob"].zone("discard") == ("Experimentation",)


def test_experimentation_makes_dark_troopers_six_strong_for_good():
    """
    The token stays: they are 6 strong from now on.
    """
    with rival_spends(tython=["dark_troopers"]) as scene:
        scene["Bob"].picks(IMPROVE)
        scene["Ann"].picks("Collect Credits 3")

        assert scene.card("dark_troopers", of="Bob", zone="bottom").strength == 6
        assert scene.card("dark_troopers", of="Bob", zone="bottom").tokens == {"PLUS": 1}


def test_experimentation_improves_no_other_ally():
    """
    Death Troopers get nothing.
    """
    with rival_spends(tython=["dark_troopers", "death_troopers"]) as scene:
        scene["Bob"].picks(IMPROVE)

        assert scene.card("death_troopers", of="Bob", zone="bottom").strength == 2


@pytest.mark.rule("SW-133")
def test_experimentation_need_not_be_played():
    """
    Moff Gideon may keep it.
    """
    with rival_spends(tython=["dark_troopers"]) as scene:
        scene["Bob"].passes()

        assert scene.hand("Bob") == ("Experimentation",)
        scene.did_not_happen("TokensPut")


def test_experimentation_needs_dark_troopers():
    """
    Without any in the Sector there is nothing to improve, and nothing is asked.
    """
    with rival_spends(tython=["death_troopers"]) as scene:
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_experimentation_is_not_for_ones_own_turn():
    """
    When Moff Gideon spends Ambition himself it stays in hand.
    """
    told = {"at": "nevarro_city", "hand": ["experimentation", "laboratory_samples"], "tython": ["dark_troopers"]}
    with gideon(Ann={**told, "ambition": 2}) as scene:
        ambition(scene, "Play Laboratory Samples", "The Bridge")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-Q49")
def test_experimentation_does_not_mind_a_card_that_costs_no_ambition():
    """
    Motivational Tactics cost 0: nothing is spent.
    """
    told = {"at": "lair_of_grievous", "ambition": 4, "hand": ["motivational_tactics"], "utapau": ["gor"]}
    with sector(Ann=told, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        ambition(scene, "Play Motivational Tactics", "Ambition")

        scene.expect("Ann", prompt="What do you do?")


def test_experimentation_does_not_mind_credits():
    """
    Paying Credits is not spending Ambition.
    """
    told = {"at": "lair_of_grievous", "credits": 4, "hand": ["gor"]}
    with sector(Ann=told, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Gor")
        scene["Ann"].picks("Utapau")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-Q49")
def test_experimentation_minds_ambition_that_keeps_an_ally():
    """
    Ambition that General Grievous pays to keep his B2 Super Battle Droids after a Vanquish is spent as well.
    """
    fight = [with_tokens("b2_super_battle_droids", 5), "plo_koon"]
    told = {"at": "lair_of_grievous", "ambition": 1, "utapau": fight}
    with sector(Ann=told, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].confirms()
        scene["Bob"].picks(IMPROVE)

        assert tokens_put(scene) == [1]


@pytest.mark.rule("SW-135")
def test_experimentation_can_be_played_twice_at_one_time():
    """
    Two of them answer the same payment, one after the other.
    """
    with rival_spends(hand=["experimentation", "experimentation"], tython=["dark_troopers"]) as scene:
        scene["Bob"].picks(IMPROVE)
        scene["Bob"].picks(IMPROVE)

        assert scene.card("dark_troopers", of="Bob", zone="bottom").strength == 7
        assert scene.hand("Bob") == ()


# ------------------------------------------------------------------------------------------------ Long Live the Empire


@pytest.mark.rule("SW-Q57")
def test_long_live_the_empire_shuffles_the_pile_into_the_deck():
    """
    When General Grievous has discarded, the whole discard pile goes into the deck, and Moff Gideon gains 1 Ambition.

    The card itself is discarded afterwards, so it is no part of that.
    """
    with rival_discards("Gor", discard=["dark_troopers", "beskar"], deck=["darksaber"]) as scene:
        before = len(scene["Bob"].zone("deck"))
        scene["Bob"].picks(BEGIN_AGAIN)

        assert scene["Bob"].zone("discard") == ("Long Live the Empire",)
        assert len(scene["Bob"].zone("deck")) == before + 2
        assert money(scene, "Bob") == (0, 1)


def test_long_live_the_empire_leaves_the_fate_pile_alone():
    """
    Only the pile of his own deck is shuffled in.
    """
    with rival_discards("Gor", fate_discard=["the_jedi"]) as scene:
        scene["Bob"].picks(BEGIN_AGAIN)

        assert scene["Bob"].zone("fate_discard") == ("The Jedi",)


def test_long_live_the_empire_gains_ambition_without_a_pile():
    """
    With an empty discard pile there is still 1 Ambition to gain.
    """
    with rival_discards("Gor") as scene:
        scene["Bob"].picks(BEGIN_AGAIN)

        assert money(scene, "Bob") == (0, 1)


@pytest.mark.rule("SW-Q57")
def test_long_live_the_empire_answers_an_action_without_a_card():
    """
    A Discard Cards action with no card is an action taken.
    """
    with rival_discards() as scene:
        scene["Bob"].picks(BEGIN_AGAIN)

        assert money(scene, "Bob") == (0, 1)


@pytest.mark.rule("SW-Q48")
def test_long_live_the_empire_answers_when_all_is_discarded():
    """
    It is answered once the action is carried out: both cards lie on their pile by then.
    """
    with rival_discards("Gor", "Escape Plan") as scene:
        assert scene["Ann"].zone("discard") == ("Gor", "Escape Plan")

        scene["Bob"].picks(BEGIN_AGAIN)


def test_long_live_the_empire_does_not_answer_another_action():
    """
    General Grievous plays a card: nothing is asked.
    """
    told = {"at": "florrum", "credits": 4, "hand": ["gor"]}
    with sector(Ann=told, Bob={"hand": ["long_live_the_empire"]}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Gor")
        scene["Ann"].picks("Utapau")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_long_live_the_empire_is_not_for_ones_own_turn():
    """
    Moff Gideon's own Discard Cards action is no occasion.
    """
    with gideon(Ann={"at": "the_bridge", "hand": ["long_live_the_empire", "beskar"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks("Beskar")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-137")
def test_long_live_the_empire_is_not_replaced_at_once():
    """
    No card is drawn for it.
    """
    with rival_discards("Gor") as scene:
        scene["Bob"].picks(BEGIN_AGAIN)

        assert scene.hand("Bob") == ()
