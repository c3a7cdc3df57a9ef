"""Playing minions and actions, and what becomes of them (SU-005, SU-009, SU-028 to SU-031, SU-046 to SU-051)."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes

#: Minions enough for Star Portal, whose breakpoint is 17.
PORTAL = ["Pinkerton"] * 5


def one(scene, words):
    """The first option that begins with some words."""
    return next(label for label in scene.options if label.startswith(words))


# Minions


@pytest.mark.rule("SU-046")
@pytest.mark.parametrize("base", ["Longhouse", "Pyramids", "Saloon"])
def test_a_minion_is_played_at_any_base_and_is_its_players(smash, base):
    """
    Ann may pick each base in play, also where only Bob has minions, and controls the minion there.
    """
    with smash(
        {"Longhouse": {}, "Pyramids": {"Ann": ["Mummy"]}, "Saloon": {"Bob": ["Mummy"]}}, Ann=["Pinkerton"]
    ) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].is_asked("Where do you play it?")
        scene.can_pick_exactly("Longhouse", "Pyramids", "Saloon")
        scene["Ann"].picks(base)

        assert "Pinkerton" in scene.card(base).minions
        assert scene.card("Pinkerton").controller == "Ann"
        assert scene.card("Pinkerton").face_up


@pytest.mark.rule("SU-047")
def test_a_minion_does_what_it_says_when_it_lies_at_its_base(smash):
    """
    Gunfighter, played beside a Mummy, duels from there; a Mummy elsewhere is out of reach.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}, "Pyramids": {"Bob": ["Deputy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")

        assert scene.card("Gunfighter").zone == "minions"
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SU-048", "SU-Q07")
def test_a_special_of_a_minion_does_not_happen_when_it_is_played(smash):
    """
    Sheriff, the ordinary minion of the turn, does not duel now, but before its base scores.
    """
    bases = {"Star Portal": {"Ann": ["Pinkerton"] * 3, "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].is_asked(kind="play")
        assert scene.card("Sheriff").zone == "minions"
        scene.did_not_happen("DuelBegan")
        scene["Ann"].passes()

        scene["Ann"].is_asked("Sheriff: Duel a minion of another player here?")
        scene["Ann"].declines()


@pytest.mark.rule("SU-048")
def test_a_special_for_after_scoring_does_not_happen_when_it_is_played(smash):
    """
    Mummy is played like any minion, and nobody buries it.
    """
    with smash(["Longhouse"], Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Mummy")

        assert scene.card("Longhouse").minions == ("Mummy",)
        assert scene.card("Longhouse").buried == ()


# Actions


@pytest.mark.rule("SU-030", "SU-049")
def test_a_standard_action_goes_to_its_owners_pile(smash):
    """
    Plague of Locusts weakens Bob's minions and is discarded.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Plague of Locusts"]) as scene:
        scene["Ann"].picks("Plague of Locusts")

        assert scene.card("Sheriff").power == 4
        assert scene["Ann"].zone("discard") == ("Plague of Locusts",)


@pytest.mark.rule("SU-030", "SU-009")
def test_an_action_of_another_owner_goes_to_that_owners_pile(smash):
    """
    Ann plays an action that is Bob's: it goes to Bob's pile.
    """
    with smash(["Longhouse"], Ann=[laid("Plague of Locusts", owner="Bob")]) as scene:
        scene["Ann"].picks("Plague of Locusts")

        assert scene["Ann"].zone("discard") == ()
        assert scene["Bob"].zone("discard") == ("Plague of Locusts",)


@pytest.mark.rule("SU-031", "SU-049")
def test_an_action_on_a_base_stays_there(smash):
    """
    Gold Strike lies on the base of Ann's choice, and not in her pile.
    """
    with smash(["Longhouse", "Pyramids"], Ann=["Gold Strike"]) as scene:
        scene["Ann"].picks("Gold Strike")
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").actions == ("Gold Strike",)
        assert scene.card("Gold Strike").controller == "Ann"
        assert scene["Ann"].zone("discard") == ()


@pytest.mark.rule("SU-031", "SU-049")
def test_an_action_on_a_minion_stays_there(smash):
    """
    Ancient Curse lies on the minion of Ann's choice, and goes on weakening it in Bob's turn.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"], "Bob": ["Sheriff"]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene.can_pick_exactly("Mummy", "Sheriff")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        assert scene.card("Sheriff").attached == ("Ancient Curse",)
        assert scene.card("Sheriff").power == 3


@pytest.mark.rule("SU-050", "SU-Q08")
def test_an_action_for_a_minion_needs_a_minion(smash):
    """
    Without any minion in play Ancient Curse can't be played; a minion in hand is no host.
    """
    with smash(["Longhouse"], Ann=["Ancient Curse", "Mummy"]) as scene:
        scene.cannot_pick("Ancient Curse")
        assert scene.why_not("Ancient Curse") == "there is nothing to play Ancient Curse on."
        scene["Ann"].picks("Mummy")

        scene["Ann"].picks("Ancient Curse")
        assert scene.card("Mummy").attached == ("Ancient Curse",)


@pytest.mark.rule("SU-050")
def test_a_buried_card_is_no_host(smash):
    """
    A minion that lies buried is no minion to lay an action on.
    """
    with smash({"Longhouse": {"buried": {"Bob": ["Mummy"]}}}, Ann=["Ancient Curse"]) as scene:
        assert "nothing to play" in scene.why_not("Ancient Curse")


@pytest.mark.rule("SU-Q07")
def test_an_action_that_is_only_special_is_not_played_in_play_cards(smash):
    """
    Dynamite Surprise waits for its moment, though the free action is there.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"], "Bob": ["Mummy"]}}, Ann=["Dynamite Surprise"]) as scene:
        scene.cannot_pick("Dynamite Surprise")
        assert "only" in scene.why_not("Dynamite Surprise")


@pytest.mark.rule("SU-Q07")
def test_an_action_that_is_special_too_is_played_in_both_ways(smash):
    """
    One Plague of Locusts is the action of the turn, another is played before the base scores.
    """
    bases = {"Star Portal": {"Ann": PORTAL, "Bob": ["Gunfighter"]}}
    with smash(bases, Ann=["Plague of Locusts", "Plague of Locusts"]) as scene:
        scene["Ann"].picks(one(scene, "Plague of Locusts"))
        assert scene.card("Gunfighter").power == 2
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="react")
        scene["Ann"].picks("Plague of Locusts")

        scene.nobody_reacts()
        assert scene["Ann"].zone("discard").count("Plague of Locusts") == 2


# Owners, counters and points


@pytest.mark.rule("SU-009")
def test_who_plays_a_card_does_not_come_to_own_it(smash):
    """
    A Mummy of Bob's that Ann plays is hers to control and still Bob's, and goes to his pile in the end.
    """
    bases = {"Longhouse": {"Bob": ["Sheriff"]}}
    with smash(bases, Ann=[laid("Gunfighter", owner="Bob")]) as scene:
        scene["Ann"].picks("Gunfighter")
        assert (scene.card("Gunfighter").owner, scene.card("Gunfighter").controller) == ("Bob", "Ann")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Gunfighter",)
        assert scene["Ann"].zone("discard") == ()


@pytest.mark.rule("SU-005", "SU-Q41")
def test_counters_are_no_points_and_points_no_counters(smash):
    """
    A minion with forty counters has forty more power; for the base its player gets three points, and no more.
    """
    giant = laid("Mummy", owner="Ann", counters={"COUNTER": 40})
    ann, bob = {"points": {"VP": 4}}, {"points": {"VP": 90}}
    with smash({"Star Portal": {"Ann": [giant]}, "Pyramids": {"Ann": ["Pinkerton"]}}, Ann=ann, Bob=bob) as scene:
        assert scene.card("Mummy").power == 42
        assert scene["Ann"].pool("points") == {"VP": 4}
        scene["Ann"].passes()
        while scene.decision is not None and scene.facts.active == 0:
            scene.pick("No" if "No" in scene.options else "Pass")

        assert scene["Ann"].pool("points") == {"VP": 7}
        assert scene["Bob"].pool("points") == {"VP": 90}
        assert scene.card("Pinkerton").counters == {}


# Which play is used up


def dueled(smash, **told):
    """A table where Ann has kept the extra minion at Pyramids that High Noon has given her."""
    bases = {"Pyramids": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}, "Sakura Garden": {}}
    scene = smash(bases, Ann=["High Noon", "Pinkerton", "Gunfighter"], **told)
    scene["Ann"].picks("High Noon")
    while scene.decision.kind != "play":
        scene.pass_()
    return scene


@pytest.mark.rule("SU-Q38")
@pytest.mark.parametrize("free", [True, False])
def test_the_player_says_which_play_is_used_up(smash, free):
    """
    At the base of a kept extra minion, Ann uses that one or the free one; the more restricted one is offered first.
    """
    with dueled(smash) as scene:
        scene["Ann"].is_asked(kind="play")
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].is_asked("Which play do you use?")
        assert scene.options == ("an extra minion at Pyramids", "the free minion of this turn")
        scene["Ann"].picks(scene.options[free])

        assert scene.facts.free_minion is not free
        scene["Ann"].picks("Gunfighter")
        if not free:
            scene.can_pick_exactly("Pyramids", "Sakura Garden")
            scene["Ann"].picks("Sakura Garden")
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-Q38")
def test_only_a_play_that_fits_is_used_up(smash):
    """
    Elsewhere only the free minion fits, so that one goes without a question, and the extra stays.
    """
    with dueled(smash) as scene:
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Sakura Garden")

        scene["Ann"].is_asked(kind="play")
        assert not scene.facts.free_minion
        scene["Ann"].picks("Gunfighter")
        assert scene.card("Gunfighter").zone == "minions"
        assert "Gunfighter" in scene.card("Pyramids").minions


@pytest.mark.rule("SU-050")
def test_a_minion_that_can_be_played_nowhere_stays_in_hand(smash):
    """
    Ann's Blink takes her Mummy back to play it again, but Bob has overrun the only base: it stays in her hand.
    """
    bases = {"Jungle Oasis": {"Ann": ["Mummy"], "actions": {"Bob": ["Overrun"]}}}
    with smash(bases, game=SmashUpWithProbes, bluff_safe=False, Ann=["Blink"]) as scene:
        scene["Ann"].picks("Blink")

        scene.did_not_happen("MinionPlayed")
        assert scene["Ann"].hand == ("Mummy",)


# What others know


@pytest.mark.parametrize("played", ["Disintegrator", "High Noon"])
def test_who_has_seen_a_hand_still_knows_the_rest_of_it_after_a_play(smash, played):
    """
    Bob has seen two of Ann's cards; she plays an action before everybody's eyes, and he still knows the Mummy.
    """
    seen = [laid(card, known_to=("Ann", "Bob")) for card in (played, "Mummy")]
    with smash({"Longhouse": {"Bob": ["Deputy"]}}, Ann=[*seen, "Gunfighter"]) as scene:
        scene["Ann"].picks(played)

        assert "Mummy" in [card and card.name for card in scene.view("Bob").zone("hand", 0).cards]


# Losing VP


def test_nobody_loses_more_vp_than_there_are(smash):
    """
    Each player loses 2 VP: Ann keeps one of three, and Bob, who has only one, has none.
    """
    bob, ann = {"points": {"VP": 1}}, {"hand": ["Fine"], "points": {"VP": 3}}
    with smash({"Longhouse": {}}, game=SmashUpWithProbes, bluff_safe=False, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Fine")

        assert [scene[name].pool("points").get("VP", 0) for name in ("Ann", "Bob")] == [1, 0]
