"""The Robots, card by card."""

import pytest


def test_nukebot_takes_the_other_players_minions_there_with_it(smash):
    """
    Ann's Nukebot walks into Bob's Flame Trap: Bob's minion there is destroyed, hers there and his elsewhere stay.
    """
    bases = {
        "Longhouse": {"Ann": ["Zapbot"], "Bob": ["Mummy"], "actions": {"Bob": ["Flame Trap"]}},
        "Pyramids": {"Bob": ["Sheriff"]},
    }
    with smash(bases, Ann=["Nukebot"]) as scene:
        scene["Ann"].picks("Nukebot")
        scene["Ann"].picks("Longhouse")

        assert sorted(scene["Bob"].zone("discard")) == ["Flame Trap", "Mummy"]
        assert scene.card("Zapbot").zone == "minions"
        assert scene.card("Sheriff").zone == "minions"


def test_nukebot_destroys_on_behalf_of_its_controller(smash):
    """
    It is Ann who destroys what her Nukebot destroys.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "actions": {"Bob": ["Flame Trap"]}}}
    with smash(bases, Ann=["Nukebot"]) as scene:
        scene["Ann"].picks("Nukebot")

        scene.happened("Destroyed", card="Mummy", by="Ann", source="Nukebot")


def test_nukebot_does_nothing_when_it_is_discarded_after_scoring(smash):
    """
    To be discarded with a base that has scored is not to be destroyed.
    """
    bases = {"Star Portal": {"Ann": ["Nukebot", "Warbot", "Warbot", "Warbot"], "Bob": ["Deputy"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert "Nukebot" in scene["Ann"].zone("discard")
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-234")
def test_warbot_can_not_be_destroyed(smash):
    """
    Bob's Flame Trap goes off for Ann's Warbot, and only the trap is destroyed.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Flame Trap"]}}}, Ann=["Warbot"]) as scene:
        scene["Ann"].picks("Warbot")

        assert scene.card("Warbot").zone == "minions"
        assert scene["Bob"].zone("discard") == ("Flame Trap",)


def test_warbot_is_discarded_like_any_minion_after_its_base_has_scored(smash):
    """
    Warbot is safe from being destroyed, not from being discarded.
    """
    with smash({"Star Portal": {"Ann": ["Warbot", "Warbot", "Nukebot", "Nukebot"]}}) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard").count("Warbot") == 2


@pytest.mark.rule("SU-209", "SU-229")
def test_hoverbot_shows_a_minion_that_may_be_played_as_an_extra(smash):
    """
    The top card of Ann's deck is a Gunfighter: everybody sees it, and Ann may play it at once.
    """
    with smash({"Longhouse": {}}, Ann={"hand": ["Hoverbot"], "deck": ["Gunfighter"]}) as scene:
        scene["Ann"].picks("Hoverbot")
        scene["Ann"].is_asked("Play Gunfighter as an extra card?")
        assert scene["Bob"].sees("Gunfighter")
        scene["Ann"].confirms()

        assert scene.card("Gunfighter", of="Ann").zone == "minions"


def test_hoverbot_leaves_a_minion_that_is_not_played_on_top(smash):
    """
    It is now or never: what Ann doesn't play goes back on top, and no play is left.
    """
    with smash({"Longhouse": {}}, Ann={"hand": ["Hoverbot", "Zapbot"], "deck": ["Gunfighter"]}) as scene:
        scene["Ann"].picks("Hoverbot")
        scene["Ann"].declines()

        assert scene["Ann"].zone("deck")[0] == "Gunfighter"
        scene.cannot_pick("Zapbot")


def test_hoverbot_leaves_an_action_on_top(smash):
    """
    An action is shown and stays where it is; nothing is offered.
    """
    with smash({"Longhouse": {}}, Ann={"hand": ["Hoverbot"], "deck": ["Tech Center"]}) as scene:
        scene["Ann"].picks("Hoverbot")

        assert scene["Ann"].zone("deck")[0] == "Tech Center"
        assert scene["Bob"].sees("Tech Center")
        scene["Ann"].is_asked(kind="play")


def test_hoverbot_plays_a_fusion_as_a_minion(smash):
    """
    Pixie, found by Hoverbot, is played as the extra minion, whatever action there is to destroy.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Flame Trap"]}}, "Pyramids": {}}
    with smash(bases, Ann={"hand": ["Hoverbot"], "deck": ["pixie_r"]}) as scene:
        scene["Ann"].picks("Hoverbot")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].confirms()
        scene["Ann"].picks("Pyramids")

        assert scene.card("pixie_r", of="Ann").zone == "minions"


def test_zapbot_brings_a_minion_of_power_two_or_less(smash):
    """
    After Zapbot Ann may play a Deputy, which is weak enough, and not a Gunfighter.
    """
    with smash({"Longhouse": {}}, Ann=["Zapbot", "Deputy", "Gunfighter"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene.can_pick_exactly("Deputy", "Pass")
        scene["Ann"].picks("Deputy")

        assert scene.card("Deputy").zone == "minions"
        scene.cannot_pick("Gunfighter")


@pytest.mark.rule("SU-206", "SU-208")
def test_zapbot_s_minion_may_be_kept_for_later_in_the_phase(smash):
    """
    Ann plays no extra minion now; later in the phase she still may play a weak one, and only that.
    """
    with smash({"Longhouse": {}}, Ann=["Zapbot", "Microbot Archive", "Gunfighter"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].passes()
        scene.cannot_pick("Gunfighter")
        scene["Ann"].picks("Microbot Archive")

        assert scene.card("Microbot Archive").zone == "minions"


def test_microbot_alpha_has_power_for_each_other_microbot(smash):
    """
    With Alpha all of Ann's minions count as Microbots, at whatever base; Bob's do not count for it.
    """
    bases = {
        "Longhouse": {"Ann": ["Microbot Alpha", "Zapbot"], "Bob": ["Microbot Guard"]},
        "Pyramids": {"Ann": ["Mummy"]},
    }
    with smash(bases) as scene:
        assert scene.card("Microbot Alpha").power == 3


def test_microbot_alpha_makes_your_minions_in_play_microbots(smash):
    """
    Ann's Zapbot in play counts as a Microbot; the one in her hand, and Bob's, do not.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Alpha", "Zapbot"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Zapbot"]) as scene:
        assert scene.card("Zapbot", zone="minions").is_microbot
        assert not scene.card("Zapbot", zone="hand").is_microbot
        assert not scene.card("Mummy").is_microbot


def test_microbot_alpha_does_not_change_cards_in_the_discard_pile(smash):
    """
    Although Alpha is in play, Ann's Reclaimer finds only real Microbots in her discard pile.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Alpha"]}}
    given = {"hand": ["Microbot Reclaimer"], "discard": ["Zapbot", "Microbot Guard"]}
    with smash(bases, Ann=given) as scene:
        scene["Ann"].picks("Microbot Reclaimer")
        scene.can_pick_exactly("Microbot Guard")
        scene["Ann"].picks()

        assert scene["Ann"].zone("discard") == ("Zapbot", "Microbot Guard")


def test_microbot_alpha_counts_no_buried_cards(smash):
    """
    A buried minion is no minion, and so no Microbot.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Alpha"], "buried": {"Ann": ["Microbot Guard"]}}}
    with smash(bases) as scene:
        assert scene.card("Microbot Alpha").power == 1


def test_microbot_archive_draws_for_a_destroyed_microbot(smash):
    """
    Ann's Guard has to destroy one of her own Microbots; the Archive draws a card for the Guard.
    """
    with smash({"Longhouse": {"Ann": ["Microbot Archive"]}}, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Microbot Guard")

        assert scene["Ann"].zone("discard") == ("Microbot Guard",)
        assert len(scene["Ann"].hand) == 1


def test_microbot_archive_draws_for_itself(smash):
    """
    The Archive that is destroyed draws a card.
    """
    with smash({"Longhouse": {"Ann": ["Microbot Archive"]}}, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Microbot Archive")

        assert scene["Ann"].zone("discard") == ("Microbot Archive",)
        assert len(scene["Ann"].hand) == 1


@pytest.mark.parametrize(("others", "drawn"), [(["Sheriff"], 0), (["Microbot Alpha"], 1)])
def test_microbot_archive_draws_for_other_minions_only_under_alpha(smash, others, drawn):
    """
    A destroyed Zapbot is no Microbot, unless Microbot Alpha makes it one.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Archive", "Zapbot", *others]}}
    with smash(bases, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Zapbot")

        assert scene["Ann"].zone("discard") == ("Zapbot",)
        assert len(scene["Ann"].hand) == drawn


def test_microbot_archive_does_not_care_for_other_players_microbots(smash):
    """
    Ann's Archive draws nothing when Bob's Microbot is destroyed.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Archive"], "Bob": ["Microbot Fixer"]}, "Pyramids": {}}
    with smash(bases, Ann=["Gunfighter"], Bob=[]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Microbot Fixer")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Microbot Fixer",)
        assert scene["Ann"].hand == ()


def test_microbot_fixer_as_the_first_minion_brings_another(smash):
    """
    Fixer is Ann's first minion of the turn, so she may play another, of any power.
    """
    with smash({"Longhouse": {}}, Ann=["Microbot Fixer", "Sheriff"]) as scene:
        scene["Ann"].picks("Microbot Fixer")
        scene["Ann"].picks("Sheriff")

        assert scene.card("Sheriff").zone == "minions"


def test_microbot_fixer_as_the_second_minion_brings_none(smash):
    """
    Fixer, played through Zapbot, is the second minion of the turn and brings no other.
    """
    with smash({"Longhouse": {}}, Ann=["Zapbot", "Microbot Fixer", "Sheriff"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Microbot Fixer")
        scene["Ann"].is_asked(kind="play")

        assert scene.why_not("Sheriff") == "no play is left for a minion like Sheriff."


def test_microbot_fixer_strengthens_your_microbots(smash):
    """
    Fixer gives +1 power to Ann's Microbots in play, itself among them, and to nothing else.
    """
    bases = {
        "Longhouse": {"Ann": ["Microbot Fixer", "Zapbot"], "Bob": ["Microbot Archive"]},
        "Pyramids": {"Ann": ["Microbot Guard"]},
    }
    with smash(bases, Ann=["Microbot Reclaimer"]) as scene:
        assert scene.card("Microbot Fixer").power == 2
        assert scene.card("Microbot Guard").power == 2
        assert scene.card("Zapbot").power == 2
        assert scene.card("Microbot Archive").power == 1
        assert scene.card("Microbot Reclaimer").power == 1


def test_microbot_fixer_stacks(smash):
    """
    Two Fixers give +2 to every Microbot, and under Alpha to every minion of theirs.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Fixer", "Microbot Fixer", "Microbot Alpha", "Zapbot"]}}
    with smash(bases) as scene:
        assert scene.card("Zapbot").power == 4
        assert scene.card("Microbot Alpha").power == 6


def test_microbot_guard_destroys_a_minion_that_is_outnumbered(smash):
    """
    Ann has three minions here, Guard included: Bob's Deputy can be destroyed, his Gunfighter and the one elsewhere can't.
    """
    bases = {
        "Longhouse": {"Ann": ["Sheriff", "Sheriff"], "Bob": ["Deputy", "Gunfighter"]},
        "Pyramids": {"Bob": ["Zapbot"]},
    }
    with smash(bases, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Deputy", "Microbot Guard")
        scene["Ann"].picks("Deputy")

        assert scene["Bob"].zone("discard") == ("Deputy",)


@pytest.mark.rule("SU-237")
def test_microbot_guard_has_to_destroy_even_itself(smash):
    """
    With nothing else that is weak enough, Guard destroys itself: it is no choice.
    """
    with smash({"Longhouse": {"Ann": ["Sheriff"]}}, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")

        assert scene["Ann"].zone("discard") == ("Microbot Guard",)


@pytest.mark.rule("SU-236")
def test_microbot_guard_does_nothing_without_a_target(smash):
    """
    Alone Guard outnumbers nothing.
    """
    with smash({"Longhouse": {"Bob": ["Microbot Archive"]}}, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")

        assert scene.card("Microbot Archive").zone == "minions"
        assert scene.card("Microbot Guard").zone == "minions"


def test_microbot_reclaimer_shuffles_microbots_into_the_deck(smash):
    """
    Ann takes one of two Microbots back into her deck; the other stays in the discard pile.
    """
    given = {"hand": ["Microbot Reclaimer"], "discard": ["Microbot Guard", "Microbot Fixer", "Tech Center"]}
    with smash({"Longhouse": {}}, Ann=given) as scene:
        cards = len(scene["Ann"].zone("deck"))
        scene["Ann"].picks("Microbot Reclaimer")
        scene["Ann"].picks("Microbot Guard")

        assert scene["Ann"].zone("discard") == ("Microbot Fixer", "Tech Center")
        assert "Microbot Guard" in scene["Ann"].zone("deck")
        assert len(scene["Ann"].zone("deck")) == cards + 1


@pytest.mark.rule("SU-239")
def test_microbot_reclaimer_may_take_all_or_none(smash):
    """
    Any number of Microbots may go back: here all of them.
    """
    given = {"hand": ["Microbot Reclaimer"], "discard": ["Microbot Guard", "Microbot Fixer"]}
    with smash({"Longhouse": {}}, Ann=given) as scene:
        scene["Ann"].picks("Microbot Reclaimer")
        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)
        scene["Ann"].picks("Microbot Guard", "Microbot Fixer")

        assert scene["Ann"].zone("discard") == ()


def test_microbot_reclaimer_as_the_first_minion_brings_another(smash):
    """
    The first minion of the turn brings another one, and then Microbots are reclaimed.
    """
    given = {"hand": ["Microbot Reclaimer", "Sheriff"], "discard": ["Microbot Guard"]}
    with smash({"Longhouse": {}}, Ann=given) as scene:
        scene["Ann"].picks("Microbot Reclaimer")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Microbot Guard")

        assert scene.card("Sheriff").zone == "minions"
        assert scene["Ann"].zone("discard") == ()


def test_microbot_reclaimer_as_the_second_minion_only_reclaims(smash):
    """
    Played after a Zapbot, Reclaimer brings no other minion, and still takes Microbots back.
    """
    given = {"hand": ["Zapbot", "Microbot Reclaimer", "Sheriff"], "discard": ["Microbot Guard"]}
    with smash({"Longhouse": {}}, Ann=given) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Microbot Reclaimer")
        scene["Ann"].is_asked("Which Microbots go back into your deck?")
        scene["Ann"].picks("Microbot Guard")

        assert scene["Ann"].zone("discard") == ()


def test_tech_center_draws_for_each_minion_at_a_base(smash):
    """
    Ann has two minions at Longhouse and one at Pyramids: for Longhouse she draws two. Bob's minion there counts nothing.
    """
    bases = {"Longhouse": {"Ann": ["Zapbot", "Warbot"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Deputy"]}}
    with smash(bases, Ann=["Tech Center"]) as scene:
        scene["Ann"].picks("Tech Center")
        scene["Ann"].picks("Longhouse")

        assert len(scene["Ann"].hand) == 2
        assert scene["Ann"].zone("discard") == ("Tech Center",)


def test_tech_center_draws_nothing_where_you_have_no_minion(smash):
    """
    A base may be chosen where Ann has nothing, and then she draws nothing.
    """
    with smash({"Longhouse": {"Ann": ["Zapbot"]}, "Pyramids": {"Bob": ["Mummy"]}}, Ann=["Tech Center"]) as scene:
        scene["Ann"].picks("Tech Center")
        scene["Ann"].picks("Pyramids")

        assert scene["Ann"].hand == ()
