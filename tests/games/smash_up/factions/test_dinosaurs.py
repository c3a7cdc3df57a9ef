"""The Dinosaurs, card by card."""

import pytest

from tabletop.testing import laid


def armed(name, owner, *actions):
    """Lay a minion with actions on it, each given as its owner and its name."""
    return laid(name, owner=owner, attached=[laid(action, owner=whose) for whose, action in actions])


def powers(scene, base):
    """Return the power of every seat at a base, as all see it."""
    there = next(card for card in scene.view().zone("bases").cards if card.name == base)
    return tuple(there.values["powers"])


# ------------------------------------------------------------------------------------------------ King Rex


def test_king_rex_is_just_strong(smash):
    """
    King Rex has 7 power, and playing it asks nothing but where.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["King Rex"]) as scene:
        scene["Ann"].picks("King Rex")

        assert scene.card("King Rex").power == 7
        assert scene.card("Longhouse").minions == ("Mummy", "King Rex")


# ------------------------------------------------------------------------------------------------ Laseratops


def test_laseratops_destroys_a_minion_of_printed_power_2_or_less_here(smash):
    """
    What is printed counts: a Mummy with counters can be chosen, a weakened Gunfighter can't, nor anybody elsewhere.
    """
    here = [laid("Mummy", owner="Bob", counters={"COUNTER": 3}), armed("Gunfighter", "Bob", ("Ann", "Ancient Curse"))]
    bases = {"Longhouse": {"Ann": ["Collector"], "Bob": here}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["Laseratops"]) as scene:
        scene["Ann"].picks("Laseratops")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Mummy", "Collector", "Pass")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        scene.happened("Destroyed", card="Mummy")


def test_laseratops_need_not_destroy(smash):
    """
    Destroying is up to Laseratops' player.
    """
    with smash({"Longhouse": {"Ann": ["Collector"]}}, Ann=["Laseratops"]) as scene:
        scene["Ann"].picks("Laseratops")
        scene["Ann"].passes()

        assert scene.card("Longhouse").minions == ("Collector", "Laseratops")


def test_laseratops_2012_must_destroy_by_current_power(smash):
    """
    In the first print current power counts: the weakened Gunfighter goes, though nobody is asked.
    """
    here = [laid("Mummy", owner="Bob", counters={"COUNTER": 3}), armed("Gunfighter", "Bob", ("Ann", "Ancient Curse"))]
    with smash({"Longhouse": {"Bob": here}}, Ann=["laseratops_2012"]) as scene:
        scene["Ann"].picks("Laseratops")

        assert scene["Bob"].zone("discard") == ("Gunfighter",)
        assert scene.card("Longhouse").minions == ("Mummy", "Laseratops")


def test_laseratops_2012_hits_your_own_minion_if_it_is_the_only_one(smash):
    """
    Mandatory is mandatory.
    """
    bases = {"Longhouse": {"Ann": ["Collector"], "Bob": ["King Rex"]}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["laseratops_2012"]) as scene:
        scene["Ann"].picks("Laseratops")
        scene["Ann"].picks("Longhouse")

        assert scene["Ann"].zone("discard") == ("Collector",)


# ------------------------------------------------------------------------------------------------ Armor Stego

STEGO = "Armor Stego: Give it +2 power on other players' turns"


def test_armor_stego_has_2_more_on_other_players_turns(smash):
    """
    The talent does nothing on Ann's own turn; on Bob's and Cid's turns Armor Stego has 5, and on Ann's next one 3 again.
    """
    with smash({"Longhouse": {"Ann": ["Armor Stego"]}}, Cid=[]) as scene:
        scene["Ann"].picks(STEGO)
        assert scene.card("Armor Stego", zone="minions").power == 3
        scene["Ann"].passes()
        assert scene.card("Armor Stego", zone="minions").power == 5
        scene["Bob"].passes()
        assert scene.card("Armor Stego", zone="minions").power == 5
        scene["Cid"].passes()

        assert scene.card("Armor Stego", zone="minions").power == 3


def test_armor_stego_lasts_for_one_round(smash):
    """
    On Bob's turn after the next Armor Stego has 3, unless Ann uses the talent again.
    """
    with smash({"Longhouse": {"Ann": ["Armor Stego"]}}) as scene:
        scene["Ann"].picks(STEGO)
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Ann"].passes()

        assert scene.card("Armor Stego", zone="minions").power == 3


@pytest.mark.rule("SU-053", "SU-054")
def test_armor_stego_uses_its_talent_once_per_turn_and_only_if_you_want(smash):
    """
    Once used, the talent is gone for the turn; unused, Armor Stego has 3 on Bob's turn.
    """
    with smash({"Longhouse": {"Ann": ["Armor Stego"]}}) as scene:
        scene["Ann"].passes()
        assert scene.card("Armor Stego", zone="minions").power == 3
        scene["Bob"].passes()
        scene["Ann"].picks(STEGO)
        scene.cannot_pick(STEGO)


@pytest.mark.rule("SU-052")
def test_armor_stego_is_no_talent_of_another_player(smash):
    """
    Ann can't use the talent of Bob's Armor Stego.
    """
    with smash({"Longhouse": {"Bob": ["Armor Stego"]}}) as scene:
        scene.cannot_pick(STEGO)


def test_armor_stego_forgets_when_it_leaves_play(smash):
    """
    Sent home and played again, Armor Stego is a new one.
    """
    with smash({"Longhouse": {"Ann": ["Armor Stego"]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks(STEGO)
        scene["Ann"].picks("Beam Up")
        scene["Ann"].picks("Armor Stego")
        scene["Ann"].passes()

        assert scene.card("Armor Stego", zone="minions").power == 3


def test_armor_stego_2012_is_always_stronger_on_other_players_turns(smash):
    """
    In the first print Armor Stego has no talent, and 5 power whenever it is not its controller's turn.
    """
    bases = {"Longhouse": {"Ann": ["armor_stego_2012"]}, "Pyramids": {"Bob": ["armor_stego_2012"]}}
    with smash(bases) as scene:
        scene.can_pick_exactly("Pass")
        assert scene.card("armor_stego_2012", of="Ann").power == 3
        assert scene.card("armor_stego_2012", of="Bob").power == 5
        scene["Ann"].passes()

        assert scene.card("armor_stego_2012", of="Ann").power == 5
        assert scene.card("armor_stego_2012", of="Bob").power == 3


def test_armor_stego_2012_has_3_in_hand(smash):
    """
    Out of play it is as printed, whoever's turn it is.
    """
    with smash(["Longhouse"], Bob=["armor_stego_2012"]) as scene:
        assert scene.card("armor_stego_2012", of="Bob").power == 3


# ------------------------------------------------------------------------------------------------ War Raptor


@pytest.mark.rule("SU-213")
def test_war_raptor_has_3_alone_and_2_in_hand(smash):
    """
    A War Raptor counts itself as soon as it is at a base.
    """
    with smash({"Longhouse": {"Ann": ["War Raptor", "King Rex"]}}, Ann=["War Raptor"]) as scene:
        assert scene.card("War Raptor", zone="minions").power == 3
        assert scene.card("War Raptor", zone="hand").power == 2


def test_war_raptor_counts_the_war_raptors_of_all_players_here(smash):
    """
    Two of Ann's and one of Bob's at one base have 5 each; one elsewhere has 3, and a buried one counts nowhere.
    """
    bases = {
        "Longhouse": {"Ann": ["War Raptor", "War Raptor"], "Bob": ["War Raptor"], "buried": {"Bob": ["War Raptor"]}},
        "Pyramids": {"Cid": ["War Raptor"]},
    }
    with smash(bases, Cid=[]) as scene:
        assert powers(scene, "Longhouse") == (10, 5, 0)
        assert powers(scene, "Pyramids") == (0, 0, 3)


def test_war_raptor_grows_and_shrinks_with_the_pack(smash):
    """
    When a War Raptor moves away, those left behind have one less.
    """
    bases = {"Longhouse": {"Ann": ["War Raptor"], "Bob": ["War Raptor", "War Raptor"]}, "Pyramids": {}}
    with smash(bases, Ann=["Invasion"]) as scene:
        assert sum(powers(scene, "Longhouse")) == 15
        scene["Ann"].picks("Invasion")
        scene["Ann"].picks("War Raptor (at Longhouse, Ann, power 5)")

        assert sum(powers(scene, "Longhouse")) == 8
        assert sum(powers(scene, "Pyramids")) == 3


# ------------------------------------------------------------------------------------------------ Augmentation


def test_augmentation_gives_any_minion_4_until_the_end_of_your_turn(smash):
    """
    Ann may strengthen Bob's minion as well as her own; the end of her turn ends it.
    """
    with smash({"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}}, Ann=["Augmentation"]) as scene:
        scene["Ann"].picks("Augmentation")
        scene.can_pick_exactly("Scout", "Mummy")
        scene["Ann"].picks("Mummy")
        assert scene.card("Mummy", zone="minions").power == 6
        scene["Ann"].passes()

        assert scene.card("Mummy", zone="minions").power == 2


def test_augmentation_on_somebody_elses_turn_lasts_through_your_next(smash):
    """
    Played by Bob in a duel on Ann's turn, it still works in Bob's own turn, and ends with that.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Gunfighter"], Bob=["Augmentation"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()
        scene["Bob"].picks("Augmentation")
        scene.nobody_reacts()
        scene["Bob"].picks("Sheriff")
        scene.nobody_reacts()
        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        scene["Ann"].passes()
        assert scene.card("Sheriff", zone="minions").power == 9
        scene["Bob"].passes()

        assert scene.card("Sheriff", zone="minions").power == 5


def test_augmentation_may_be_played_with_nobody_in_play(smash):
    """
    Without minions it is played in vain.
    """
    with smash(["Longhouse"], Ann=["Augmentation"]) as scene:
        scene["Ann"].picks("Augmentation")

        assert scene["Ann"].zone("discard") == ("Augmentation",)


# ------------------------------------------------------------------------------------------------ Howl


def test_howl_gives_your_minions_in_play_1_until_the_end_of_your_turn(smash):
    """
    Ann's minions at all bases get +1, Bob's none, and neither does one that Ann plays afterwards.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Collector"]}}
    with smash(bases, Ann=["Howl", "King Rex"]) as scene:
        scene["Ann"].picks("Howl")
        scene["Ann"].picks("King Rex")
        scene["Ann"].picks("Longhouse")
        assert powers(scene, "Longhouse") == (11, 2)
        assert powers(scene, "Pyramids") == (3, 0)
        scene["Ann"].passes()

        assert powers(scene, "Longhouse") == (10, 2)
        assert powers(scene, "Pyramids") == (2, 0)


def test_howl_on_somebody_elses_turn_lasts_through_your_next(smash):
    """
    Bob howls in a duel on Ann's turn: his minions keep the +1 until his own turn ends.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Gunfighter"], Bob=["Howl"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()
        scene["Bob"].picks("Howl")
        scene.nobody_reacts()
        scene["Ann"].passes()
        assert scene.card("Sheriff", zone="minions").power == 6
        scene["Bob"].passes()

        assert scene.card("Sheriff", zone="minions").power == 5


# ------------------------------------------------------------------------------------------------ Natural Selection


def test_natural_selection_destroys_a_weaker_minion_where_yours_is(smash):
    """
    Only Ann's minions with somebody weaker beside them can be chosen; the victim may be anyone's, her own too.
    """
    bases = {
        "Longhouse": {"Ann": ["Invader", "Collector"], "Bob": ["Mummy", "Gunfighter", "King Rex"]},
        "Pyramids": {"Ann": ["Scout"]},
    }
    with smash(bases, Ann=["Natural Selection"]) as scene:
        scene["Ann"].picks("Natural Selection")
        scene.can_pick_exactly("Collector", "Mummy")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_natural_selection_lets_you_pick_the_hunter(smash):
    """
    With several hunters Ann says first which one it is.
    """
    bases = {"Longhouse": {"Ann": ["Invader"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Scout"], "Bob": ["Deputy"]}}
    with smash(bases, Ann=["Natural Selection"]) as scene:
        scene["Ann"].picks("Natural Selection")
        scene.can_pick_exactly("Invader", "Scout")
        scene["Ann"].picks("Scout")

        assert scene["Bob"].zone("discard") == ("Deputy",)


def test_natural_selection_spares_equals(smash):
    """
    With nobody of less power beside Ann's minions it does nothing.
    """
    with smash({"Longhouse": {"Ann": ["Scout"], "Bob": ["Gunfighter", "Sheriff"]}}, Ann=["Natural Selection"]) as scene:
        scene["Ann"].picks("Natural Selection")

        assert scene.card("Longhouse").minions == ("Scout", "Gunfighter", "Sheriff")


# ------------------------------------------------------------------------------------------------ Rampage


@pytest.mark.rule("SU-080")
def test_rampage_lowers_the_breakpoint_by_the_power_of_your_minion(smash):
    """
    With a rampaging King Rex the Longhouse breaks at 18 instead of 25; the other base keeps its breakpoint.
    """
    bases = {"Longhouse": {"Ann": ["King Rex", "Scout"], "Bob": ["King Rex"]}, "Pyramids": {}}
    with smash(bases, Ann=["Rampage"]) as scene:
        scene["Ann"].picks("Rampage")
        scene.can_pick_exactly("King Rex", "Scout")
        scene["Ann"].picks("King Rex")

        assert scene.card("Longhouse").breakpoint == 18
        assert scene.card("Pyramids").breakpoint == 21


def test_rampage_lets_a_base_score(smash):
    """
    Seventeen power are enough for Longhouse when it breaks at 15 because of a minion with 10 power.
    """
    rex = laid("King Rex", owner="Ann", counters={"COUNTER": 3})
    with smash({"Longhouse": {"Ann": [rex], "Bob": ["King Rex"]}, "Pyramids": {}}, Ann=["Rampage"]) as scene:
        scene["Ann"].picks("Rampage")
        assert scene.card("Longhouse").breakpoint == 15
        scene["Ann"].passes()

        assert scene["Ann"].pool("points") == {"VP": 5}
        assert scene["Bob"].pool("points") == {"VP": 3}


def test_rampage_is_fixed_when_it_is_played(smash):
    """
    What happens to the minion afterwards does not change the breakpoint.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}}, Ann=["Rampage", "Collector"]) as scene:
        scene["Ann"].picks("Rampage")
        scene["Ann"].picks("Collector")
        scene["Ann"].picks("Scout")

        assert scene.card("Longhouse").breakpoint == 22


def test_rampage_ends_with_the_turn(smash):
    """
    On Bob's turn the breakpoint is as ever.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}}, Ann=["Rampage"]) as scene:
        scene["Ann"].picks("Rampage")
        scene["Ann"].passes()

        assert scene.card("Longhouse").breakpoint == 25


@pytest.mark.rule("SU-215")
def test_rampage_lowers_a_breakpoint_to_0_at_most(smash):
    """
    No breakpoint goes below 0.
    """
    rex = laid("King Rex", owner="Ann", counters={"COUNTER": 30})
    with smash({"Longhouse": {"Ann": [rex]}}, Ann=["Rampage"]) as scene:
        scene["Ann"].picks("Rampage")

        assert scene.card("Longhouse").breakpoint == 0


def test_rampage_needs_a_minion_of_yours(smash):
    """
    Bob's minions do not rampage for Ann.
    """
    with smash({"Longhouse": {"Bob": ["King Rex"]}}, Ann=["Rampage"]) as scene:
        scene["Ann"].picks("Rampage")

        assert scene.card("Longhouse").breakpoint == 25


# ------------------------------------------------------------------------------------------------ Survival of the Fittest


def test_survival_of_the_fittest_destroys_the_weakest_at_each_base(smash):
    """
    At every base with different powers one of the weakest goes; where all are equal, nobody does, nor where one is alone.
    """
    bases = {
        "Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy", "King Rex"]},
        "Pyramids": {"Ann": ["Collector"], "Bob": ["Sheriff"]},
        "Saloon": {"Ann": ["Invader"], "Bob": ["Gunfighter"]},
        "Drakkar": {"Bob": ["Deputy"]},
    }
    with smash(bases, Ann=["Survival of the Fittest"]) as scene:
        scene["Ann"].picks("Survival of the Fittest")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Ann"].zone("discard") == ("Collector", "Survival of the Fittest")
        assert scene.card("Saloon").minions == ("Invader", "Gunfighter")
        assert scene.card("Drakkar").minions == ("Deputy",)


def test_survival_of_the_fittest_lets_you_break_ties(smash):
    """
    If two share the lowest power, the player of the action picks one of them.
    """
    with smash(
        {"Longhouse": {"Ann": ["Collector"], "Bob": ["Mummy", "King Rex"]}}, Ann=["Survival of the Fittest"]
    ) as scene:
        scene["Ann"].picks("Survival of the Fittest")
        scene.can_pick_exactly("Collector", "Mummy")
        scene["Ann"].picks("Mummy")

        assert scene.card("Longhouse").minions == ("Collector", "King Rex")


def test_survival_of_the_fittest_goes_by_current_power(smash):
    """
    A Mummy with three counters outlives a Gunfighter.
    """
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 3})
    with smash({"Longhouse": {"Bob": [mummy, "Gunfighter"]}}, Ann=["Survival of the Fittest"]) as scene:
        scene["Ann"].picks("Survival of the Fittest")

        assert scene["Bob"].zone("discard") == ("Gunfighter",)


def test_survival_of_the_fittest_weighs_all_bases_before_anybody_is_destroyed(smash):
    """
    One of two War Raptors with 4 power each goes beside a King Rex: the weakest were found before, and it is only one.
    """
    bases = {"Longhouse": {"Ann": ["King Rex"], "Bob": ["War Raptor", "War Raptor"]}}
    with smash(bases, Ann=["Survival of the Fittest"]) as scene:
        scene["Ann"].picks("Survival of the Fittest")
        scene["Ann"].picks("War Raptor (at Longhouse, Bob, power 4)")

        assert scene["Bob"].zone("discard") == ("War Raptor",)
        assert powers(scene, "Longhouse") == (7, 3)


# ------------------------------------------------------------------------------------------------ Tooth and Claw...and Guns

GUNS = "Tooth and Claw...and Guns"


def test_tooth_and_claw_and_guns_keeps_other_players_cards_off(smash):
    """
    Ann can neither return nor move nor destroy nor curse Bob's armed King Rex.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": [armed("Mummy", "Bob", ("Bob", GUNS))]}, "Pyramids": {}}
    hand = ["Collector", "Natural Selection", "Ancient Curse", "Abduction"]
    with smash(bases, Ann=hand) as scene:
        scene["Ann"].picks("Natural Selection")
        scene["Ann"].picks("Collector")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")

        assert scene.card("Longhouse").minions == ("Scout", "Mummy", "Collector")
        assert scene["Bob"].zone("discard") == ()


def test_tooth_and_claw_and_guns_keeps_other_players_actions_off(smash):
    """
    Ann can play her Ancient Curse on her own minion only.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": [armed("Mummy", "Bob", ("Bob", GUNS))]}}
    with smash(bases, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Scout", zone="minions").attached == ("Ancient Curse",)
        assert scene.card("Mummy", zone="minions").power == 2


def test_tooth_and_claw_and_guns_lets_its_own_player_act(smash):
    """
    Whoever has played it may still strengthen or return the minion.
    """
    bases = {"Longhouse": {"Ann": [armed("Scout", "Ann", ("Ann", GUNS))]}}
    with smash(bases, Ann=["Howl", "Supreme Overlord"]) as scene:
        scene["Ann"].picks("Howl")
        assert scene.card("Scout", zone="minions").power == 4
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].picks("Scout")

        assert scene["Ann"].hand == ("Scout",)


def test_tooth_and_claw_and_guns_on_another_players_minion_is_against_that_player(smash):
    """
    Other players are others than the action's player: Bob can't strengthen his own minion that Ann has armed.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"]}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=[GUNS], Bob=["Howl"]) as scene:
        scene["Ann"].picks(GUNS)
        scene["Ann"].picks("Mummy")
        scene["Ann"].passes()
        scene["Bob"].picks("Howl")

        assert sum(powers(scene, "Longhouse")) == 2
        assert sum(powers(scene, "Pyramids")) == 3


def test_tooth_and_claw_and_guns_shakes_off_what_others_have_played_on_it(smash):
    """
    Actions of other players on the minion are discarded as it comes, and those of its own player stay.
    """
    scout = armed("Scout", "Ann", ("Bob", "Ancient Curse"), ("Ann", "Upgrade"))
    with smash({"Longhouse": {"Ann": [scout]}}, Ann=[GUNS]) as scene:
        scene["Ann"].picks(GUNS)

        assert scene.card("Scout", zone="minions").attached == ("Upgrade", GUNS)
        assert scene.card("Scout", zone="minions").power == 5
        assert scene["Bob"].zone("discard") == ("Ancient Curse",)


@pytest.mark.rule("SU-117")
def test_tooth_and_claw_and_guns_does_not_keep_a_minion_from_being_discarded(smash):
    """
    After its base has scored the minion is discarded as ever, and the action with it.
    """
    bases = {"Star Portal": {"Bob": [armed("King Rex", "Bob", ("Bob", GUNS)), "King Rex", "Gunfighter"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()

        assert sorted(scene["Bob"].zone("discard")) == ["Gunfighter", "King Rex", "King Rex", GUNS]


@pytest.mark.rule("SU-167")
def test_tooth_and_claw_and_guns_does_not_keep_a_minion_from_dueling(smash):
    """
    An armed Mummy is called out by a Gunfighter and loses, but is not destroyed by it.
    """
    bases = {"Longhouse": {"Bob": [armed("Mummy", "Bob", ("Bob", GUNS))]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        scene.happened("DuelWon", minion="Gunfighter")
        assert scene.card("Longhouse").minions == ("Mummy", "Gunfighter")


def test_tooth_and_claw_and_guns_does_not_stop_bases(smash):
    """
    What a base does is not done by another player's card: at So-So Corral the loser of the duel is destroyed.
    """
    bases = {"So-So Corral": {"Bob": [armed("Mummy", "Bob", ("Bob", GUNS))]}}
    with smash(bases, Ann=["Scout"]) as scene:
        scene["Ann"].picks("Scout")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        assert sorted(scene["Bob"].zone("discard")) == ["Mummy", GUNS]


OLD_GUNS = "tooth_and_claw_and_guns_2012"


def test_tooth_and_claw_and_guns_2012_gives_its_life_once(smash):
    """
    In the first print it is destroyed in the minion's stead, and the next blow hits the minion.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": [armed("Mummy", "Bob", ("Bob", OLD_GUNS))]}}
    with smash(bases, Ann=["Natural Selection", "Collector"]) as scene:
        scene["Ann"].picks("Natural Selection")
        assert scene["Bob"].zone("discard") == (GUNS,)
        assert scene.card("Longhouse").minions == ("Scout", "Mummy")
        scene["Ann"].picks("Collector")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].hand == ("Mummy",)


def test_tooth_and_claw_and_guns_2012_wards_off_its_own_players_cards_as_well(smash):
    """
    Any ability means any: Ann's Howl does not reach her own armed minion, and costs her the action.
    """
    bases = {"Longhouse": {"Ann": [armed("Scout", "Ann", ("Ann", OLD_GUNS)), "Invader"]}}
    with smash(bases, Ann=["Howl"]) as scene:
        scene["Ann"].picks("Howl")

        assert scene.card("Scout", zone="minions").power == 3
        assert scene.card("Invader", zone="minions").power == 4
        assert scene["Ann"].zone("discard") == (GUNS, "Howl")


def test_tooth_and_claw_and_guns_2012_wards_off_an_action_played_on_the_minion(smash):
    """
    An Ancient Curse played on the minion never gets there, and is discarded; its text is not carried out.
    """
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 1}, attached=[laid(OLD_GUNS, owner="Bob")])
    with smash({"Longhouse": {"Bob": [mummy]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Mummy", zone="minions").power == 3
        assert scene.card("Mummy", zone="minions").attached == ()
        assert scene["Ann"].zone("discard") == ("Ancient Curse",)


def test_tooth_and_claw_and_guns_2012_guards_only_its_own_minion(smash):
    """
    Another minion beside it is destroyed as ever.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": [armed("King Rex", "Bob", ("Bob", OLD_GUNS)), "Mummy"]}}
    with smash(bases, Ann=["Natural Selection"]) as scene:
        scene["Ann"].picks("Natural Selection")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene.card("King Rex", zone="minions").attached == (GUNS,)


# ------------------------------------------------------------------------------------------------ Upgrade


def test_upgrade_gives_the_minion_2_power_as_long_as_it_lies_there(smash):
    """
    Played on any minion, it stays over the turns and goes along when the minion moves.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Upgrade"], Bob=["Invasion"]) as scene:
        scene["Ann"].picks("Upgrade")
        scene.can_pick_exactly("Scout", "Mummy")
        scene["Ann"].picks("Scout")
        assert powers(scene, "Longhouse") == (5, 2)
        scene["Ann"].passes()
        scene["Bob"].picks("Invasion")
        scene["Bob"].picks("Scout")

        assert powers(scene, "Pyramids") == (5, 0)


@pytest.mark.rule("SU-050", "SU-Q08")
def test_upgrade_can_not_be_played_without_a_minion(smash):
    """
    With no minion in play there is nothing to play it on.
    """
    with smash(["Longhouse"], Ann=["Upgrade"]) as scene:
        assert scene.why_not("Upgrade") == "there is nothing to play Upgrade on."


# ------------------------------------------------------------------------------------------------ Wildlife Preserve


def preserve(*bobs, **there):
    """Lay a Longhouse with Bob's Wildlife Preserve and minions of his, and empty Pyramids."""
    return {"Longhouse": {"Bob": list(bobs), "actions": {"Bob": ["Wildlife Preserve"]}, **there}, "Pyramids": {}}


def test_wildlife_preserve_keeps_other_players_actions_off_your_minions_here(smash):
    """
    Ann's Crop Circles sends home her own minion, and not Bob's.
    """
    with smash(preserve("Mummy", "King Rex", Ann=["Scout"]), Ann=["Crop Circles"]) as scene:
        scene["Ann"].picks("Crop Circles")
        scene["Ann"].picks("Longhouse")

        assert scene["Ann"].hand == ("Scout",)
        assert scene.card("Longhouse").minions == ("Mummy", "King Rex")


def test_wildlife_preserve_does_not_stop_minions(smash):
    """
    Ann's Collector is a minion and no action: it collects.
    """
    with smash(preserve("Mummy"), Ann=["Collector"]) as scene:
        scene["Ann"].picks("Collector")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].hand == ("Mummy",)


def test_wildlife_preserve_does_not_stop_your_own_actions(smash):
    """
    Bob's own Howl works on Bob's minions there.
    """
    with smash(preserve("Mummy"), Bob=["Howl"], active=1) as scene:
        scene["Bob"].picks("Howl")

        assert powers(scene, "Longhouse") == (0, 3)


def test_wildlife_preserve_guards_only_your_minions_and_only_here(smash):
    """
    Cid's minion at the same base, and Bob's at another one, can be beamed up.
    """
    bases = preserve("King Rex", Cid=["Deputy"]) | {"Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Beam Up", "Abduction"], Cid=[], free_minion=False) as scene:
        scene["Ann"].picks("Beam Up")
        scene["Ann"].picks("Mummy")
        assert scene["Bob"].hand == ("Mummy",)
    with smash(bases, Ann=["Beam Up"], Cid=[]) as scene:
        scene["Ann"].picks("Beam Up")
        scene["Ann"].picks("Deputy")
        assert scene["Cid"].hand == ("Deputy",)


def test_wildlife_preserve_lets_minions_be_moved_there_but_not_away(smash):
    """
    Ann's Invasion may take Bob's minion from elsewhere into the preserve; out of it it takes nobody.
    """
    bases = preserve("King Rex") | {"Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")
        scene["Ann"].picks("Mummy")
        assert scene.card("Longhouse").minions == ("King Rex", "Mummy")
    with smash(bases, Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")
        scene["Ann"].picks("King Rex")
        assert scene.card("Longhouse").minions == ("King Rex",)


def test_wildlife_preserve_keeps_other_players_from_playing_actions_on_your_minions(smash):
    """
    There is nothing that Ann could play her Ancient Curse on.
    """
    with smash(preserve("Mummy"), Ann=["Ancient Curse"]) as scene:
        assert scene.why_not("Ancient Curse") == "there is nothing to play Ancient Curse on."


def test_wildlife_preserve_discards_other_players_actions_at_once(smash):
    """
    When it comes, Ann's Ancient Curse on Bob's minion there goes; Bob's own Upgrade stays, and so does a curse elsewhere.
    """
    here = armed("Mummy", "Bob", ("Ann", "Ancient Curse"), ("Bob", "Upgrade"))
    there = armed("Sheriff", "Bob", ("Ann", "Ancient Curse"))
    bases = {"Longhouse": {"Bob": [here]}, "Pyramids": {"Bob": [there]}}
    with smash(bases, Bob=["Wildlife Preserve"], active=1) as scene:
        scene["Bob"].picks("Wildlife Preserve")
        scene["Bob"].picks("Longhouse")

        assert scene.card("Mummy", zone="minions").attached == ("Upgrade",)
        assert scene.card("Sheriff", zone="minions").attached == ("Ancient Curse",)
        assert scene["Ann"].zone("discard") == ("Ancient Curse",)


def test_wildlife_preserve_frees_a_minion_that_comes_there(smash):
    """
    A cursed minion that moves into the preserve loses its curse.
    """
    bases = preserve() | {"Pyramids": {"Bob": [armed("Mummy", "Bob", ("Ann", "Ancient Curse"))]}}
    with smash(bases, Bob=["Invasion"], active=1) as scene:
        scene["Bob"].picks("Invasion")

        assert scene.card("Longhouse").minions == ("Mummy",)
        assert scene.card("Mummy", zone="minions").power == 2


def test_wildlife_preserve_blocks_what_a_duel_of_an_action_brings(smash):
    """
    Ann's High Noon makes Bob's Mummy duel and lose, but does not destroy it.
    """
    with smash(preserve("Mummy", Ann=["Sheriff"]), Ann=["High Noon"]) as scene:
        scene["Ann"].picks("High Noon")
        scene.nobody_reacts()

        scene.happened("DuelWon", minion="Sheriff")
        assert scene.card("Longhouse").minions == ("Sheriff", "Mummy")


def test_wildlife_preserve_does_not_block_what_a_duel_of_a_minion_brings(smash):
    """
    The loser of Gunfighter's duel is destroyed: Gunfighter is no action.
    """
    with smash(preserve("Mummy"), Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.parametrize(
    ("old", "name"),
    [("laseratops_2012", "Laseratops"), ("armor_stego_2012", "Armor Stego"), (OLD_GUNS, GUNS)],
)
def test_laseratops_2012_armor_stego_2012_tooth_and_claw_and_guns_2012_replace_the_current_ones(smash, old, name):
    """
    With the first print's wordings the Dinosaurs bring the old cards, as many as there are of the current ones.
    """
    factions = (("dinosaurs", "cowboys"), ("samurai", "vikings"))
    with smash(["Longhouse"], options={"factions": factions}) as scene:
        there = scene["Ann"].zone("deck").count(name)
    with smash(["Longhouse"], options={"factions": factions, "edition": "first"}) as scene:
        assert scene["Ann"].zone("deck").count(name) == there > 0


@pytest.mark.rule("SU-236")
def test_laseratops_2012_finds_nobody_weak_enough(smash):
    """
    Bob's Gunfighter has 3 power, too much for Laseratops as first printed: it is played, and destroys nobody.
    """
    with smash({"Longhouse": {"Bob": ["Gunfighter"]}}, Ann=["laseratops_2012"]) as scene:
        scene["Ann"].picks("Laseratops")

        assert scene.card("Longhouse").minions == ("Gunfighter", "Laseratops")
