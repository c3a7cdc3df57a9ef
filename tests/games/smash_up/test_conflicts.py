"""What comes first when rules, cards and wishes are at odds (SU-233 to SU-240)."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes
from tests.games.smash_up.test_scoring import breakpoints


def lay(smash, bases, **told):
    """Lay a table with the made-up cards, where nobody is asked for reactions that they do not have."""
    return smash(bases, game=SmashUpWithProbes, bluff_safe=False, **told)


@pytest.mark.rule("SU-233")
def test_the_text_of_a_card_beats_the_rules(smash):
    """
    By the rules all minions are discarded from a scored base; First Mate's text takes it elsewhere before that.
    """
    bases = {"Jungle Oasis": {"Ann": ["First Mate", "Pharaoh"]}, "Longhouse": {}}
    with lay(smash, bases, cards=breakpoints(jungle_oasis=7)) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene["Ann"].zone("discard") == ("Pharaoh",)
        assert scene.card("Longhouse").minions == ("First Mate",)


@pytest.mark.rule("SU-234")
def test_cannot_beats_can_for_plays(smash):
    """
    Summon lets Bob play a minion anywhere, Ann's Overrun lets him play none at Jungle Oasis: he can't there.
    """
    bases = {"Jungle Oasis": {"actions": {"Ann": ["Overrun"]}}, "Longhouse": {}, "Saloon": {}}
    with lay(smash, bases, active=1, Bob=["Summon", "Mummy"]) as scene:
        scene["Bob"].picks("Summon")
        scene["Bob"].picks("Mummy")

        scene.can_pick_exactly("Longhouse", "Saloon")
        scene["Bob"].picks("Saloon")


@pytest.mark.rule("SU-234")
def test_cannot_beats_can_for_destruction(smash):
    """
    Bombard destroys all minions at a base, and Warbot can't be destroyed: it stays, and the others go.
    """
    with lay(smash, {"Jungle Oasis": {"Bob": ["Warbot", "Mummy"]}}, Ann=["Bombard"]) as scene:
        scene["Ann"].picks("Bombard")

        assert scene.card("Jungle Oasis").minions == ("Warbot",)


@pytest.mark.rule("SU-235")
def test_the_current_player_orders_effects_of_others_too(smash):
    """
    On Bob's turn two cards of Ann's wait for the same loss: Bob picks which comes first.
    """
    samurai = [laid("Samurai-Chan", owner="Ann"), laid("Samurai-Chan", owner="Ann")]
    with lay(smash, {"Jungle Oasis": {"Ann": samurai}}, active=1, Bob=["Bombard"]) as scene:
        scene["Bob"].picks("Bombard")
        scene["Bob"].is_asked(kind="order")
        scene["Bob"].picks(scene.options[0])

        assert len(scene["Ann"].hand) == 2


@pytest.mark.rule("SU-236")
@pytest.mark.parametrize("card", ["Beam Up", "High Noon", "Quick Draw", "Seeing Stars"])
def test_a_card_may_be_played_though_it_can_do_nothing(smash, card):
    """
    No minion is in play: the card is played all the same, does nothing, and is discarded.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann=[card]) as scene:
        scene["Ann"].picks(card)

        assert scene["Ann"].zone("discard") == (card,)
        assert not scene.facts.free_action


@pytest.mark.rule("SU-236")
def test_a_card_may_be_played_on_a_target_that_is_immune(smash):
    """
    Assassins come for a Warbot, which can't be destroyed: the card is played, and Warbot stays.
    """
    warbot = laid("Warbot", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    with lay(smash, {"Jungle Oasis": {"Bob": [warbot]}}, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        assert scene["Ann"].zone("discard") == ("Seeing Stars",)
        assert scene.card("Jungle Oasis").minions == ("Warbot",)


@pytest.mark.rule("SU-237")
@pytest.mark.parametrize("card", ["Seeing Stars", "Beam Up", "Disintegrator"])
def test_a_text_is_followed_even_if_that_hurts(smash, card):
    """
    The only minion in play is Ann's own: what her card says is done to it, and she can't decline.
    """
    with lay(smash, {"Jungle Oasis": {"Ann": ["Mummy"]}}, Ann=[card]) as scene:
        scene["Ann"].picks(card)

        assert scene.card("Jungle Oasis").minions == ()


@pytest.mark.rule("SU-238")
@pytest.mark.parametrize(
    ("card", "rival"), [("Gunfighter", "Mummy"), ("Tiger Assassin", "Mummy"), ("Collector", "Mummy")]
)
def test_what_says_may_is_declined(smash, card, rival):
    """
    Each of these may do something to Bob's minion, and does not if Ann passes.
    """
    with lay(smash, {"Jungle Oasis": {"Bob": [rival]}}, Ann=[card]) as scene:
        scene["Ann"].picks(card)
        scene["Ann"].passes()

        assert scene.card("Jungle Oasis").minions == (rival, card)


@pytest.mark.rule("SU-239")
@pytest.mark.parametrize("moved", [(), ("Mummy",), ("Mummy", "Invader")])
def test_any_number_may_be_one_and_may_be_none(smash, moved):
    """
    Full Sail moves any number of Ann's minions: none, one, or both.
    """
    bases = {"Jungle Oasis": {"Ann": ["Mummy", "Invader"]}, "Longhouse": {}}
    with lay(smash, bases, Ann=["Full Sail"]) as scene:
        scene["Ann"].picks("Full Sail")
        scene["Ann"].picks(*moved)

        assert scene.card("Longhouse").minions == moved


@pytest.mark.rule("SU-240", "SU-236")
@pytest.mark.parametrize("card", ["Combat Training", "Swashbuckling", "Crop Circles"])
def test_a_card_that_says_all_may_be_played_for_none(smash, card):
    """
    There is no minion anywhere: the card is played and discarded.
    """
    with lay(smash, {"Jungle Oasis": {}}, Ann=[card]) as scene:
        scene["Ann"].picks(card)

        assert scene["Ann"].zone("discard") == (card,)
