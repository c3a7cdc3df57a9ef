"""The Wizards, card by card."""

import pytest

from tabletop.testing import laid

ONE_BASE = {"Longhouse": {}}


# ------------------------------------------------------------------------------------------------ Archmage


@pytest.mark.rule("SU-205", "SU-207")
def test_archmage_talent_lets_you_play_an_extra_action(smash):
    """
    With Archmage's talent Ann plays an action, and still has her free one.
    """
    with smash({"Longhouse": {"Ann": ["Archmage"]}}, Ann=["Mystic Studies", "Summon"]) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].is_asked("Play an extra action now?")
        scene["Ann"].picks("Mystic Studies")

        assert len(scene["Ann"].hand) == 3
        assert scene.facts.free_action
        scene.can_pick("Summon")


@pytest.mark.rule("SU-208")
def test_archmage_extra_action_may_be_kept_for_later(smash):
    """
    Ann keeps the extra action of Archmage: after her free one she can play another, and then none.
    """
    hand = ["Mystic Studies", "Mystic Studies", "Grave Robbing"]
    with smash({"Longhouse": {"Ann": ["Archmage"]}}, Ann={"hand": hand, "deck": ["Neophyte"] * 6}) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].passes()
        scene["Ann"].picks("Mystic Studies (Ann)")
        scene["Ann"].picks("Mystic Studies")

        scene.cannot_pick("Grave Robbing")
        assert len(scene["Ann"].hand) == 5


@pytest.mark.rule("SU-053")
def test_archmage_talent_works_once_each_turn(smash):
    """
    Having used the talent of Archmage, Ann can't use it again this turn.
    """
    with smash({"Longhouse": {"Ann": ["Archmage"]}}, Ann=["Mystic Studies"]) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].picks("Mystic Studies")

        scene.cannot_pick("Archmage")


@pytest.mark.rule("SU-052")
def test_archmage_of_another_player_is_of_no_use(smash):
    """
    On Ann's turn neither she nor Bob uses the talent of Bob's Archmage.
    """
    with smash({"Longhouse": {"Bob": ["Archmage"]}}, Ann=["Mystic Studies"]) as scene:
        scene.can_pick_exactly("Mystic Studies", "Pass")


def test_archmage_talent_works_on_the_turn_it_arrives(smash):
    """
    Ruling: Archmage may use its talent as soon as it has been played.
    """
    with smash(ONE_BASE, Ann=["Archmage", "Mystic Studies"]) as scene:
        scene["Ann"].picks("Archmage")

        scene.can_pick("Archmage")


def test_archmage_extra_action_remains_when_it_has_died(smash):
    """
    Ruling: the extra action that Archmage gave is there also when Archmage is destroyed.
    """
    hand = ["Sacrifice", "Mystic Studies"]
    with smash({"Longhouse": {"Ann": ["Archmage"]}}, Ann={"hand": hand, "deck": ["Neophyte"] * 6}) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].passes()
        scene["Ann"].picks("Sacrifice")

        assert "Archmage" in scene["Ann"].zone("discard")
        scene.can_pick("Mystic Studies")


def test_archmage_2012_lets_you_play_an_extra_action_each_turn(smash):
    """
    The first Archmage gives an extra action on each of its player's turns as well, and no second one.
    """
    with smash({"Longhouse": {"Ann": ["archmage_2012"]}}, Ann=["Mystic Studies"]) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].picks("Mystic Studies")

        assert scene.facts.free_action
        scene.cannot_pick("Archmage")


def test_archmage_2012_keeps_no_action_for_when_it_is_gone(smash):
    """
    What the first Archmage allows is played at once: nothing remains if Ann plays nothing then.
    """
    with smash({"Longhouse": {"Ann": ["archmage_2012"]}}, Ann=["Mystic Studies"], free_action=False) as scene:
        scene["Ann"].picks("Archmage")
        scene["Ann"].passes()

        scene.cannot_pick("Mystic Studies", "Archmage")


def test_archmage_2012_works_only_on_its_players_turn(smash):
    """
    Bob's first Archmage gives nobody anything on Ann's turn.
    """
    with smash({"Longhouse": {"Bob": ["archmage_2012"]}}, Ann=["Mystic Studies"]) as scene:
        scene.can_pick_exactly("Mystic Studies", "Pass")


def test_archmage_2012_stands_for_archmage_in_the_first_edition(smash):
    """
    With the option for the first edition, decks hold the first Archmage and not the current one.
    """
    options = {"edition": "first", "factions": (("wizards", "cowboys"), ("samurai", "vikings"))}
    with smash(ONE_BASE, options=options) as scene:
        mages = (*scene["Ann"].zone("deck"), *scene["Ann"].hand).count("Archmage")

        assert mages == 1
        assert scene["Ann"].card("archmage_2012").id == "archmage_2012"


# ------------------------------------------------------------------------------------------------ Chronomage


def test_chronomage_gives_an_extra_action(smash):
    """
    Playing Chronomage, Ann may play an extra action at once, and has her free action left.
    """
    with smash(ONE_BASE, Ann=["Chronomage", "Mystic Studies"]) as scene:
        scene["Ann"].picks("Chronomage")
        scene["Ann"].picks("Mystic Studies")

        assert len(scene["Ann"].hand) == 2
        assert scene.facts.free_action


@pytest.mark.rule("SU-206", "SU-211")
def test_chronomage_action_may_be_kept_and_is_gone_after_the_phase(smash):
    """
    The action of Chronomage that Ann has kept is played later in the phase or never.
    """
    with smash(ONE_BASE, Ann=["Chronomage", "Mystic Studies"], free_action=False) as scene:
        scene["Ann"].picks("Chronomage")
        scene["Ann"].passes()
        scene.can_pick("Mystic Studies")
        scene["Ann"].passes()

        assert "Mystic Studies" in scene["Ann"].hand
        assert scene.facts.active == 1


def test_chronomage_may_be_gone_when_its_action_is_played(smash):
    """
    Ruling: what Chronomage has given survives that it leaves play.
    """
    hand = ["Chronomage", "Sacrifice", "Mystic Studies"]
    with smash(ONE_BASE, Ann={"hand": hand, "deck": ["Neophyte"] * 5}) as scene:
        scene["Ann"].picks("Chronomage")
        scene["Ann"].passes()
        scene["Ann"].picks("Sacrifice")

        assert scene["Ann"].zone("discard") == ("Chronomage", "Sacrifice")
        scene.can_pick("Mystic Studies")


def test_chronomage_gives_no_extra_minion(smash):
    """
    With the extra action of Chronomage no minion is played.
    """
    with smash(ONE_BASE, Ann=["Chronomage", "Neophyte", "Mystic Studies"]) as scene:
        scene["Ann"].picks("Chronomage")

        scene.can_pick_exactly("Mystic Studies", "Pass")
        scene["Ann"].passes()
        scene.cannot_pick("Neophyte")


@pytest.mark.rule("SU-039", "SU-210")
def test_chronomage_uncovered_at_the_start_of_a_turn_gives_an_action_now_or_never(smash):
    """
    Outside the Play Cards phase the extra action can't be kept: Ann passes, and has only her free action later.
    """
    told = {"phase": "start turn", "free_minion": False, "free_action": False}
    ann = {"hand": ["Mystic Studies", "Scry"], "deck": ["Neophyte"] * 3}
    with smash({"Longhouse": {"buried": {"Ann": ["Chronomage"]}}}, Ann=ann, **told) as scene:
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].is_asked("Play an extra action now?")
        scene["Ann"].passes()
        scene["Ann"].picks("Mystic Studies")

        scene.cannot_pick("Scry")


# ------------------------------------------------------------------------------------------------ Enchantress


def test_enchantress_draws_a_card(smash):
    """
    Playing Enchantress, Ann draws a card without being asked.
    """
    with smash(ONE_BASE, Ann={"hand": ["Enchantress"], "deck": ["Summon", "Scry"]}) as scene:
        scene["Ann"].picks("Enchantress")

        assert scene["Ann"].hand == ("Summon",)
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-190")
def test_enchantress_in_play_draws_nothing_more(smash):
    """
    Only Enchantress being played draws: one that lies there does nothing when another minion is played.
    """
    deck = ["Summon", "Scry"]
    with smash({"Longhouse": {"Ann": ["Enchantress"]}}, Ann={"hand": ["Zombie Lord"], "deck": deck}) as scene:
        scene["Ann"].picks("Zombie Lord")

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Neophyte


def test_neophyte_may_take_the_action_into_hand(smash):
    """
    Neophyte reveals Mystic Studies to everybody, and Ann takes it into her hand.
    """
    with smash(ONE_BASE, Ann={"hand": ["Neophyte"], "deck": ["Mystic Studies", "Scry"]}) as scene:
        scene["Ann"].picks("Neophyte")
        scene["Ann"].picks("take it into your hand")

        scene.happened("Revealed", card="Mystic Studies", seen_by="Bob")
        assert scene["Ann"].hand == ("Mystic Studies",)


def test_neophyte_may_play_the_action_as_an_extra(smash):
    """
    Ann plays the revealed Mystic Studies at once, and keeps her free action.
    """
    with smash(ONE_BASE, Ann={"hand": ["Neophyte"], "deck": ["Mystic Studies", "Scry", "Summon"]}) as scene:
        scene["Ann"].picks("Neophyte")
        scene["Ann"].picks("play it as an extra action")

        assert scene["Ann"].hand == ("Scry", "Summon")
        assert scene["Ann"].zone("discard") == ("Mystic Studies",)
        assert scene.facts.free_action


def test_neophyte_may_leave_the_action_on_top(smash):
    """
    If Ann does neither, the action stays on top of her deck, and nothing is kept for later: decide immediately.
    """
    with smash(ONE_BASE, Ann={"hand": ["Neophyte"], "deck": ["Mystic Studies"]}, free_action=False) as scene:
        scene["Ann"].picks("Neophyte")
        scene["Ann"].passes()

        assert scene["Ann"].zone("deck")[0] == "Mystic Studies"
        scene.can_pick_exactly("Pass")


def test_neophyte_leaves_a_minion_on_top(smash):
    """
    A minion that Neophyte reveals goes back on top, and Ann is not asked.
    """
    with smash(ONE_BASE, Ann={"hand": ["Neophyte"], "deck": ["Archmage"]}) as scene:
        scene["Ann"].picks("Neophyte")

        scene.happened("Revealed", card="Archmage")
        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("deck")[0] == "Archmage"


def test_neophyte_does_not_play_what_can_not_be_played_now(smash):
    """
    An action that is played only before a base scores can be taken, and not played.
    """
    with smash(ONE_BASE, Ann={"hand": ["Neophyte"], "deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Neophyte")
        scene.can_pick_exactly("take it into your hand", "Pass")
        scene["Ann"].picks("take it into your hand")

        assert scene["Ann"].hand == ("Dynamite Surprise",)


def test_neophyte_without_a_deck_reveals_nothing(smash):
    """
    With deck and discard pile empty Neophyte is played and nothing else happens.
    """
    with smash(ONE_BASE, rest="boxed", Ann={"hand": ["Neophyte"], "deck": [], "discard": []}) as scene:
        scene["Ann"].picks("Neophyte")

        scene.did_not_happen("Revealed")
        assert scene.card("Longhouse").minions == ("Neophyte",)


# ------------------------------------------------------------------------------------------------ Mass Enchantment


def test_mass_enchantment_plays_an_action_of_another_player(smash):
    """
    Mass Enchantment reveals Bob's Mystic Studies: Ann plays it, draws two cards, and it goes to Bob's discard pile.
    """
    ann = {"hand": ["Mass Enchantment"], "deck": ["Summon", "Scry"]}
    with smash(ONE_BASE, Ann=ann, Bob={"deck": ["Mystic Studies"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.nobody_reacts()

        assert scene["Ann"].hand == ("Summon", "Scry")
        assert scene["Bob"].zone("discard") == ("Mystic Studies",)
        assert scene["Ann"].zone("discard") == ("Mass Enchantment",)


def test_mass_enchantment_plays_one_of_several_and_leaves_the_others_on_top(smash):
    """
    Of the actions of Bob and Cid Ann plays one, and must play one; the other stays on top of its deck.
    """
    ann = {"hand": ["Mass Enchantment"], "deck": ["Archmage", "Chronomage"]}
    with smash(ONE_BASE, Ann=ann, Bob={"deck": ["Mystic Studies"]}, Cid={"deck": ["Summon"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.can_pick_exactly("Mystic Studies", "Summon")
        scene["Ann"].picks("Mystic Studies")
        scene.nobody_reacts()

        assert scene["Cid"].zone("deck")[0] == "Summon"
        assert scene["Ann"].hand == ("Archmage", "Chronomage")


def test_mass_enchantment_leaves_minions_on_top(smash):
    """
    If only minions are revealed nothing is played, and they stay where they are.
    """
    with smash(ONE_BASE, Ann=["Mass Enchantment"], Bob={"deck": ["Archmage"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.nobody_reacts()

        scene.happened("Revealed", card="Archmage")
        assert scene["Bob"].zone("deck")[0] == "Archmage"


def test_mass_enchantment_does_not_look_at_your_own_deck(smash):
    """
    Mass Enchantment reveals the top cards of other players only.
    """
    ann = {"hand": ["Mass Enchantment"], "deck": ["Mystic Studies"]}
    with smash(ONE_BASE, Ann=ann, Bob={"deck": ["Archmage"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.nobody_reacts()

        assert scene["Ann"].zone("deck")[0] == "Mystic Studies"
        assert len(scene.events("Revealed")) == 1


def test_mass_enchantment_puts_the_action_under_your_control(smash):
    """
    Bob's Overrun, played by Ann, is hers: she may play minions there.
    """
    hand = ["Mass Enchantment", "Enchantress"]
    with smash(ONE_BASE, Ann={"hand": hand}, Bob={"deck": ["Overrun"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.nobody_reacts()

        look = scene.card("Overrun", zone="actions")
        assert (look.owner, look.controller) == ("Bob", "Ann")
        scene.can_pick("Enchantress")


def test_mass_enchantment_lets_dynamite_surprise_blow_up(smash):
    """
    Bob's Dynamite Surprise is revealed: he may play it himself at that moment, and then Ann has nothing to play.
    """
    bases = {"Longhouse": {"Ann": ["Neophyte"]}}
    factions = (("wizards", "vikings"), ("cowboys", "samurai"))
    with smash(
        bases, Ann=["Mass Enchantment"], Bob={"deck": ["Dynamite Surprise"]}, options={"factions": factions}
    ) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene["Bob"].confirms()
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Neophyte", "Mass Enchantment")
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)


def test_mass_enchantment_special_out_of_its_moment_has_no_effect_and_is_discarded(smash):
    """
    Ruling: if Bob keeps his Dynamite Surprise, Ann has to play it: it has no effect and is discarded.
    """
    bases = {"Longhouse": {"Ann": ["Neophyte"], "Bob": ["Mummy"]}}
    factions = (("wizards", "vikings"), ("cowboys", "samurai"))
    with smash(
        bases, Ann=["Mass Enchantment"], Bob={"deck": ["Dynamite Surprise"]}, options={"factions": factions}
    ) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene["Bob"].declines()
        scene.nobody_reacts()

        scene.happened("ActionPlayed", player="Ann", action="Dynamite Surprise")
        scene.did_not_happen("Destroyed")
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)


def test_mass_enchantment_leaves_an_action_without_a_host(smash):
    """
    An action that is played on a minion stays on the deck if there is no minion.
    """
    with smash(ONE_BASE, Ann=["Mass Enchantment"], Bob={"deck": ["Ancient Curse"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")
        scene.nobody_reacts()

        assert scene["Bob"].zone("deck")[0] == "Ancient Curse"


# ------------------------------------------------------------------------------------------------ Mystic Studies


def test_mystic_studies_draws_two_cards(smash):
    """
    Mystic Studies draws two cards and is discarded.
    """
    with smash(ONE_BASE, Ann={"hand": ["Mystic Studies"], "deck": ["Summon", "Scry", "Portal"]}) as scene:
        scene["Ann"].picks("Mystic Studies")

        assert scene["Ann"].hand == ("Summon", "Scry")
        assert scene["Ann"].zone("discard") == ("Mystic Studies",)


@pytest.mark.rule("SU-061", "SU-077")
def test_mystic_studies_is_not_shuffled_into_the_deck_that_it_empties(smash):
    """
    With one card in the deck the pile becomes a new one for the second draw, without Mystic Studies itself.
    """
    ann = {"hand": ["Mystic Studies"], "deck": ["Summon"], "discard": ["Scry"]}
    with smash(ONE_BASE, rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Mystic Studies")

        assert scene["Ann"].hand == ("Summon", "Scry")
        assert scene["Ann"].zone("deck") == ()
        assert scene["Ann"].zone("discard") == ("Mystic Studies",)


# ------------------------------------------------------------------------------------------------ Portal

FIVE = ["Archmage", "Summon", "Neophyte", "Scry", "Portal", "Enchantress"]


def test_portal_takes_minions_and_puts_the_others_back_in_any_order(smash):
    """
    Of the top five cards Ann takes both minions, and puts the three actions back as she likes.
    """
    with smash(ONE_BASE, Ann={"hand": ["Portal"], "deck": FIVE}) as scene:
        scene["Ann"].picks("Portal")
        scene.can_pick_exactly("Archmage", "Neophyte")
        scene["Ann"].picks("Archmage", "Neophyte")
        scene["Ann"].picks("Scry", "Portal", "Summon")

        assert scene["Ann"].hand == ("Archmage", "Neophyte")
        assert scene["Ann"].zone("deck")[:4] == ("Scry", "Portal", "Summon", "Enchantress")


def test_portal_shows_the_cards_to_everybody(smash):
    """
    Portal reveals five cards, no more.
    """
    with smash(ONE_BASE, Ann={"hand": ["Portal"], "deck": FIVE}) as scene:
        scene["Ann"].picks("Portal")
        scene["Ann"].picks()
        scene["Ann"].picks("Archmage", "Summon", "Neophyte", "Scry", "Portal")

        assert len(scene.events("Revealed", seen_by="Bob")) == 5


@pytest.mark.rule("SU-239")
def test_portal_may_leave_all_minions(smash):
    """
    Any number of minions may be none: then all five cards go back.
    """
    with smash(ONE_BASE, Ann={"hand": ["Portal"], "deck": FIVE}) as scene:
        scene["Ann"].picks("Portal")
        scene["Ann"].picks()
        scene["Ann"].picks("Neophyte", "Summon", "Archmage", "Scry", "Portal")

        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("deck")[:2] == ("Neophyte", "Summon")


@pytest.mark.rule("SU-060", "SU-077")
def test_portal_shuffles_the_discard_pile_under_a_short_deck(smash):
    """
    With two cards left in the deck the pile is shuffled and laid under them first; Portal itself is not among it.
    """
    ann = {"hand": ["Portal"], "deck": ["Archmage", "Neophyte"], "discard": ["Enchantress"] * 3}
    with smash(ONE_BASE, rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Portal")
        scene["Ann"].picks("Archmage", "Neophyte", "Enchantress (Ann)")
        scene["Ann"].picks("Enchantress (Ann)", "Enchantress (Ann) [2]")

        assert len(scene.events("Revealed")) == 5
        assert scene["Ann"].hand == ("Archmage", "Neophyte", "Enchantress")
        assert scene["Ann"].zone("discard") == ("Portal",)


# ------------------------------------------------------------------------------------------------ Sacrifice


def test_sacrifice_draws_for_the_power_and_destroys(smash):
    """
    Sacrificing Archmage with a +1 power counter Ann draws five cards, and it is destroyed.
    """
    archmage = laid("Archmage", owner="Ann", counters={"COUNTER": 1})
    with smash({"Longhouse": {"Ann": [archmage]}}, Ann={"hand": ["Sacrifice"], "deck": FIVE}) as scene:
        scene["Ann"].picks("Sacrifice")

        assert len(scene["Ann"].hand) == 5
        assert scene["Ann"].zone("discard") == ("Archmage", "Sacrifice")


def test_sacrifice_takes_only_your_own_minion(smash):
    """
    With no minion of her own in play Ann draws nothing, and Bob's minion lives.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Sacrifice"]) as scene:
        scene["Ann"].picks("Sacrifice")

        assert scene["Ann"].hand == ()
        assert scene.card("Mummy", of="Bob").zone == "minions"


def test_sacrifice_is_not_optional(smash):
    """
    Ann chooses which of her minions it is, and can't choose none.
    """
    bases = {"Longhouse": {"Ann": ["Archmage", "Neophyte"], "Bob": ["Mummy"]}}
    with smash(bases, Ann={"hand": ["Sacrifice"], "deck": FIVE}) as scene:
        scene["Ann"].picks("Sacrifice")
        scene.can_pick_exactly("Archmage", "Neophyte")
        scene["Ann"].picks("Neophyte")

        assert len(scene["Ann"].hand) == 2


def test_sacrifice_draws_also_if_the_minion_can_not_be_destroyed(smash):
    """
    Ruling: the sentences stand alone: behind Form a Posse the minion stays in play, and Ann draws all the same.
    """
    bases = {"Longhouse": {"Ann": ["Archmage"]}}
    ann = {"hand": ["Form a Posse", "Sacrifice", "Time Loop"], "deck": ["Enchantress"] * 9}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("Sacrifice")

        assert len(scene["Ann"].hand) == 5
        assert scene.card("Archmage", of="Ann").zone == "minions"


# ------------------------------------------------------------------------------------------------ Scry


@pytest.mark.rule("SU-230", "SU-231")
def test_scry_finds_an_action_shows_it_and_shuffles(smash):
    """
    Scry takes an action from anywhere in the deck, shows it to everybody, and the deck is shuffled.
    """
    with smash(ONE_BASE, Ann={"hand": ["Scry"], "deck": ["Archmage", "Neophyte", "Winds of Change"]}) as scene:
        scene["Ann"].picks("Scry")
        scene.cannot_pick("Archmage", "Neophyte", "Pass")
        scene["Ann"].picks("Winds of Change")

        assert scene["Ann"].hand == ("Winds of Change",)
        scene.happened("Revealed", card="Winds of Change", seen_by="Bob")
        scene.happened("Shuffled")


def test_scry_tells_others_nothing_of_the_rest_of_the_deck(smash):
    """
    Bob sees which card Ann has taken, and no other card of her deck, not even while she chooses.
    """
    with smash(ONE_BASE, Ann={"hand": ["Scry"], "deck": ["Time Loop", "Winds of Change"]}) as scene:
        scene["Ann"].picks("Scry")
        assert scene["Ann"].sees("Time Loop")
        assert not scene["Bob"].sees("Time Loop")
        scene["Ann"].picks("Winds of Change")

        assert scene["Bob"].sees("Winds of Change")
        assert not scene["Bob"].sees("Time Loop")


@pytest.mark.rule("SU-231")
def test_scry_shuffles_also_if_there_is_no_action(smash):
    """
    With only minions in the deck Scry finds nothing, and the deck is shuffled all the same.
    """
    ann = {"hand": ["Scry"], "deck": ["Archmage", "Neophyte"]}
    with smash(ONE_BASE, rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Scry")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()

        assert scene["Ann"].hand == ()
        assert sorted(scene["Ann"].zone("deck")) == ["Archmage", "Neophyte"]
        scene.happened("Shuffled")


# ------------------------------------------------------------------------------------------------ Summon


@pytest.mark.rule("SU-205")
def test_summon_gives_an_extra_minion(smash):
    """
    With Summon Ann plays a minion, and has her free one left.
    """
    with smash(ONE_BASE, Ann=["Summon", "Zombie Lord", "Grave Digger"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("Zombie Lord")

        assert scene.facts.free_minion
        scene.can_pick("Grave Digger")


@pytest.mark.rule("SU-206", "SU-208")
def test_summon_may_be_kept(smash):
    """
    Ann keeps the extra minion and plays two minions later, but no third.
    """
    with smash(ONE_BASE, Ann=["Summon", "Zombie Lord", "Grave Digger", "Archmage"]) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].passes()
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Grave Digger")

        scene.cannot_pick("Archmage")


# ------------------------------------------------------------------------------------------------ Time Loop


def test_time_loop_gives_two_extra_actions(smash):
    """
    After Time Loop Ann plays two more actions, and no third.
    """
    ann = {"hand": ["Time Loop", "Mystic Studies", "Mystic Studies", "Scry"], "deck": ["Neophyte"] * 6}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].picks("Mystic Studies (Ann)")
        scene["Ann"].picks("Mystic Studies")

        scene.cannot_pick("Scry")
        assert len(scene["Ann"].hand) == 5


def test_time_loop_actions_may_be_kept(smash):
    """
    Ann may keep one or both of the extra actions for later in the phase.
    """
    ann = {"hand": ["Time Loop", "Mystic Studies", "Mystic Studies"], "deck": ["Neophyte"] * 6}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Ann"].picks("Mystic Studies (Ann)")
        scene["Ann"].picks("Mystic Studies")

        assert scene["Ann"].hand == ("Neophyte",) * 4


# ------------------------------------------------------------------------------------------------ Winds of Change


def test_winds_of_change_shuffles_the_hand_away_and_draws_five(smash):
    """
    Winds of Change brings a new hand of five, whatever the old one was, and stays out of the deck itself.
    """
    with smash(ONE_BASE, Ann={"hand": ["Winds of Change", "Archmage", "Archmage"]}) as scene:
        before = len(scene["Ann"].zone("deck"))
        scene["Ann"].picks("Winds of Change")
        scene["Ann"].passes()

        assert len(scene["Ann"].hand) == 5
        assert len(scene["Ann"].zone("deck")) == before + 2 - 5
        scene.happened("Shuffled")
        assert scene["Ann"].zone("discard") == ("Winds of Change",)


def test_winds_of_change_gives_an_extra_action(smash):
    """
    With the action of the turn used up, Ann may play one of the five new cards as an extra action.
    """
    deck = {"hand": ["Winds of Change"], "deck": ["Mystic Studies"] * 40}
    with smash(ONE_BASE, Ann=deck) as scene:
        scene["Ann"].picks("Winds of Change")
        scene["Ann"].is_asked("Play an extra action now?")
        scene["Ann"].picks("Mystic Studies (Ann)")

        assert scene["Ann"].zone("discard") == ("Mystic Studies", "Winds of Change")
        assert len(scene["Ann"].hand) == 6


def test_winds_of_change_action_may_be_kept(smash):
    """
    The extra action is an option, and may be played later in the phase.
    """
    deck = {"hand": ["Winds of Change"], "deck": ["Mystic Studies"] * 40}
    with smash(ONE_BASE, Ann=deck) as scene:
        scene["Ann"].picks("Winds of Change")
        scene["Ann"].passes()

        assert not scene.facts.free_action
        assert any(label.startswith("Mystic Studies") for label in scene.options)


def test_mass_enchantment_plays_a_fusion_as_an_action(smash):
    """
    Bob's revised Pixie can be played as an action: it destroys Ann's own Gold Strike, and is not played as a minion.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}}
    with smash(bases, Ann=["Mass Enchantment"], Bob={"deck": ["pixie_r"]}) as scene:
        scene["Ann"].picks("Mass Enchantment")

        scene.did_not_happen("MinionPlayed")
        assert "Gold Strike" in scene["Ann"].zone("discard")
        assert scene["Bob"].zone("discard") == ("Pixie",)


def test_neophyte_plays_a_fusion_as_an_action(smash):
    """
    The revised Pixie that Neophyte reveals counts as an action, and is played as one.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Gold Strike"]}}}
    with smash(bases, Ann={"hand": ["Neophyte"], "deck": ["pixie_r"]}) as scene:
        scene["Ann"].picks("Neophyte")
        scene["Ann"].picks("Play it as an extra action")
        while scene.decision.kind != "play":
            scene["Ann"].picks("Neophyte")

        assert scene["Bob"].zone("discard") == ("Gold Strike",)
        assert scene["Ann"].zone("discard") == ("Pixie",)
