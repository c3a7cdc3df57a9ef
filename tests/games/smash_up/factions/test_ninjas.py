"""The Ninjas, card by card."""

import pytest

from tabletop.testing import laid


def strong(name, owner, more):
    """Lay a minion with so many +1 power counters that a base breaks."""
    return laid(name, owner=owner, counters={"COUNTER": more})


def breaking(**others):
    """Lay a Star Portal (breakpoint 17) that Bob breaks alone with a Pinkerton of power 17, and perhaps more there."""
    return {"Star Portal": {"Bob": [strong("Pinkerton", "Bob", 13)], **others}, "Longhouse": {}, "Pyramids": {}}


# ------------------------------------------------------------------------------------------------ minions


def test_ninja_master_may_destroy_any_minion_here(smash):
    """
    Ninja Master, when played, destroys a minion there, however strong.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff", "Mummy"]}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene.can_pick_exactly("Sheriff", "Mummy", "Ninja Master", "Pass")
        scene["Ann"].picks("Sheriff")

        assert scene["Bob"].zone("discard") == ("Sheriff",)
        assert scene.card("Mummy", of="Bob").zone == "minions"


def test_ninja_master_does_not_reach_other_bases(smash):
    """
    A minion at another base is not on offer.
    """
    bases = {"Longhouse": {}, "Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Longhouse")
        scene.cannot_pick("Mummy")
        scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ()


def test_ninja_master_need_not_destroy_anything(smash):
    """
    Destroying is up to the player of Ninja Master.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].passes()

        assert scene.card("Mummy", of="Bob").zone == "minions"


def test_tiger_assassin_destroys_a_minion_of_power_three_or_less(smash):
    """
    Tiger Assassin may destroy a Gunfighter of power 3, but not a Priest of Anubis of power 4.
    """
    with smash({"Longhouse": {"Bob": ["Gunfighter", "Priest of Anubis"]}}, Ann=["Tiger Assassin"]) as scene:
        scene["Ann"].picks("Tiger Assassin")
        scene.can_pick_exactly("Gunfighter", "Pass")
        scene["Ann"].picks("Gunfighter")

        assert scene["Bob"].zone("discard") == ("Gunfighter",)


@pytest.mark.rule("SU-214")
def test_tiger_assassin_counts_power_as_it_is_now(smash):
    """
    A Sheriff that Ancient Curse has brought down to 3 can be destroyed, a Mummy with two counters can't.
    """
    cursed = laid("Sheriff", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    with smash({"Longhouse": {"Bob": [cursed, strong("Mummy", "Bob", 2)]}}, Ann=["Tiger Assassin"]) as scene:
        scene["Ann"].picks("Tiger Assassin")
        scene.can_pick_exactly("Sheriff", "Pass")
        scene["Ann"].picks("Sheriff")

        assert scene["Bob"].zone("discard") == ("Sheriff",)
        assert scene["Ann"].zone("discard") == ("Ancient Curse",)


def test_tiger_assassin_only_strikes_at_its_own_base(smash):
    """
    A weak minion at another base is safe, and then nothing is asked.
    """
    with smash({"Longhouse": {}, "Pyramids": {"Bob": ["Mummy"]}}, Ann=["Tiger Assassin"]) as scene:
        scene["Ann"].picks("Tiger Assassin")
        scene["Ann"].picks("Longhouse")

        scene.expect("Ann", kind="play")
        assert scene.card("Mummy", of="Bob").zone == "minions"


def test_tiger_assassin_may_spare_everybody(smash):
    """
    Destroying is up to the player of Tiger Assassin.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Tiger Assassin"]) as scene:
        scene["Ann"].picks("Tiger Assassin")
        scene["Ann"].passes()

        assert scene.card("Mummy", of="Bob").zone == "minions"


@pytest.mark.rule("SU-086", "SU-087")
def test_shinobi_comes_from_hand_before_a_base_scores(smash):
    """
    Shinobi steps out at the Star Portal before it scores, and Ann gets the points of the second place.
    """
    with smash(breaking(), Ann=["Shinobi"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi")
        scene.nobody_reacts()

        scene.happened("MinionPlayed", minion="Shinobi", base="Star Portal")
        assert scene["Ann"].pool("points") == {"VP": 1}


def test_shinobi_need_not_come(smash):
    """
    Ann may keep Shinobi in hand.
    """
    with smash(breaking(), Ann=["Shinobi"]) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert "Shinobi" in scene["Ann"].hand
        assert scene["Ann"].pool("points") == {}


@pytest.mark.rule("SU-201")
def test_shinobi_also_comes_on_the_turn_of_another_player(smash):
    """
    Bob's Shinobi comes when the base scores on Ann's turn.
    """
    with smash(breaking(), Bob=["Shinobi"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Shinobi")
        scene.nobody_reacts()

        scene.happened("MinionPlayed", minion="Shinobi", player="Bob", base="Star Portal")


def test_shinobi_comes_only_once_for_each_base(smash):
    """
    Having used one Shinobi, Ann can't use another for this base, although she is asked again.
    """
    with smash(breaking(), Ann=["Shinobi", "Shinobi"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi: Play it there (Ann)")
        scene.expect("Ann", kind="react")
        scene.cannot_pick("Shinobi")
        scene.nobody_reacts()

        assert len(scene.events("MinionPlayed")) == 1


def test_shinobi_of_each_player_comes(smash):
    """
    The limit is each player's own: Ann's Shinobi and Bob's both come.
    """
    with smash(breaking(), Ann=["Shinobi"], Bob=["Shinobi"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi")
        scene["Bob"].picks("Shinobi")
        scene.nobody_reacts()

        assert len(scene.events("MinionPlayed")) == 2


def test_shinobi_comes_again_when_another_base_scores(smash):
    """
    Two bases score in one turn: one Shinobi for each of them.
    """
    bases = {name: {"Bob": [strong("Pinkerton", "Bob", 20)]} for name in ("Star Portal", "Sakura Garden")}
    with smash({**bases, "Longhouse": {}}, Ann=["Shinobi", "Shinobi"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Star Portal")
        scene["Ann"].picks("Shinobi: Play it there (Ann)")
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi")
        scene.nobody_reacts()

        assert [event.fields["base"].name for event in scene.events("MinionPlayed")] == [
            "Star Portal",
            "Sakura Garden",
        ]


@pytest.mark.rule("SU-Q19")
def test_shinobi_comes_again_after_a_scoring_that_stopped(smash):
    """
    Terraforming, uncovered in the window, swaps the first base away; for the next one another Shinobi may come.
    """
    bases = breaking(buried={"Ann": ["Terraforming"]})
    del bases["Pyramids"]
    bases["Sakura Garden"] = {"Bob": [strong("Pinkerton", "Bob", 20)]}
    with smash(bases, Ann=["Shinobi", "Shinobi", "Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Star Portal")
        scene["Ann"].picks("Shinobi: Play it there (Ann)")
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("uncover")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].passes()
        scene.happened("BeforeScoring", base="Sakura Garden")
        scene["Ann"].picks("Shinobi")
        scene.nobody_reacts()

        assert [event.fields["base"].name for event in scene.events("MinionPlayed")] == [
            "Star Portal",
            "Sakura Garden",
        ]


def test_shinobi_does_not_come_to_a_base_that_is_gone(smash):
    """
    When Terraforming has swapped the scoring base away in the window, there is nowhere for Shinobi to go.
    """
    bases = breaking(buried={"Ann": ["Terraforming"]})
    del bases["Pyramids"]
    with smash(bases, Ann=["Shinobi", "Lost Knowledge"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("uncover")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].passes()
        scene.cannot_pick("Shinobi")
        scene.nobody_reacts()

        scene.did_not_happen("MinionPlayed")
        assert scene["Bob"].pool("points") == {}


def test_shinobi_shares_its_limit_with_no_other_ninja(smash):
    """
    The limit is one among Shinobis only: Hidden Ninja brings the second one all the same.
    """
    with smash(breaking(), Ann=["Shinobi", "Shinobi", "Hidden Ninja"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi: Play it there (Ann)")
        scene["Ann"].picks("Hidden Ninja")
        scene["Ann"].picks("Shinobi")
        scene.nobody_reacts()

        assert len(scene.events("MinionPlayed")) == 2


@pytest.mark.rule("SU-048")
def test_shinobi_may_be_the_ordinary_minion_of_the_turn(smash):
    """
    Played in the Play Cards phase it is a minion like others, and its Special is still there for another one.
    """
    with smash(breaking(), Ann=["Shinobi", "Shinobi"]) as scene:
        scene["Ann"].picks("Shinobi (Ann)")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()
        scene["Ann"].picks("Shinobi")
        scene.nobody_reacts()

        assert [event.fields["base"].name for event in scene.events("MinionPlayed")] == ["Longhouse", "Star Portal"]


def test_ninja_acolyte_makes_way_for_another_minion(smash):
    """
    Ninja Acolyte goes back to hand and a Gunfighter comes in its place; the free minion is still there.
    """
    with smash({"Longhouse": {"Ann": ["Ninja Acolyte"]}, "Pyramids": {}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene["Ann"].picks("Gunfighter")

        assert scene["Ann"].hand == ("Ninja Acolyte",)
        scene.happened("MinionPlayed", minion="Gunfighter", base="Longhouse")
        assert scene.facts.free_minion


def test_ninja_acolyte_may_come_back_itself(smash):
    """
    The extra minion may be the same Acolyte, which has lost its counters; it can't do so twice.
    """
    with smash({"Longhouse": {"Ann": [strong("Ninja Acolyte", "Ann", 1)]}, "Pyramids": {}}) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene.can_pick_exactly("Ninja Acolyte")
        scene["Ann"].picks("Ninja Acolyte")

        assert scene.card("Ninja Acolyte", of="Ann").power == 2
        scene.cannot_pick("Ninja Acolyte")


def test_ninja_acolyte_does_both_or_neither(smash):
    """
    Once it is back in hand a minion must be played: passing is not on offer, nor is an action.
    """
    with smash({"Longhouse": {"Ann": ["Ninja Acolyte"]}}, Ann=["Sheriff", "Quick Draw"]) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene.can_pick_exactly("Sheriff", "Ninja Acolyte")
        scene["Ann"].picks("Sheriff")

        assert set(scene["Ann"].hand) == {"Ninja Acolyte", "Quick Draw"}


@pytest.mark.rule("SU-Q40")
def test_ninja_acolyte_that_cannot_return_does_neither(smash):
    """
    Form a Posse keeps the Acolyte where it is, so its Talent is not on offer.
    """
    with smash({"Longhouse": {"Ann": ["Ninja Acolyte"]}}, Ann=["Form a Posse", "Sheriff"]) as scene:
        scene.can_pick("Ninja Acolyte")
        scene["Ann"].picks("Form a Posse")

        scene.cannot_pick("Ninja Acolyte")


@pytest.mark.rule("SU-175")
def test_ninja_acolyte_of_another_owner_needs_a_minion_in_hand(smash):
    """
    Ann controls Bob's Acolyte: it goes back to Bob's hand, so she needs another minion to play.
    """
    acolyte = laid("Ninja Acolyte", owner="Bob", controller="Ann")
    with smash({"Longhouse": {"Ann": [acolyte]}}, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene["Ann"].picks("Sheriff")

        assert scene["Bob"].hand == ("Ninja Acolyte",)
        assert scene.card("Sheriff", of="Ann").zone == "minions"


def test_ninja_acolyte_of_another_owner_stays_without_a_minion_in_hand(smash):
    """
    Both or neither: with no minion in hand Ann can't send Bob's Acolyte away.
    """
    acolyte = laid("Ninja Acolyte", owner="Bob", controller="Ann")
    with smash({"Longhouse": {"Ann": [acolyte]}}, Ann=["Quick Draw"]) as scene:
        scene.cannot_pick("Ninja Acolyte")

        assert scene.card("Ninja Acolyte").zone == "minions"


def test_ninja_acolyte_stays_when_a_minion_has_been_played(smash):
    """
    After a minion was played this turn the Talent is gone.
    """
    with smash({"Longhouse": {"Ann": ["Ninja Acolyte"]}}, Ann=["Sheriff"]) as scene:
        scene.can_pick("Ninja Acolyte")
        scene["Ann"].picks("Sheriff")

        scene.cannot_pick("Ninja Acolyte")


def test_ninja_acolyte_does_not_mind_minions_played_in_the_start_turn_phase(smash):
    """
    A Mummy uncovered at the start of the turn does not count against the condition.
    """
    bases = {"Longhouse": {"Ann": ["Ninja Acolyte"], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn") as scene:
        scene.cannot_pick("Ninja Acolyte")
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].picks("Ninja Acolyte")
        scene["Ann"].picks("Ninja Acolyte")

        assert len(scene.events("MinionPlayed")) == 2


def test_ninja_acolyte_does_not_serve_others(smash):
    """
    On Ann's turn Bob's Acolyte is nothing that she could use.
    """
    with smash({"Longhouse": {"Bob": ["Ninja Acolyte"]}}, Ann=["Sheriff"]) as scene:
        scene.cannot_pick("Ninja Acolyte")

        assert scene.card("Ninja Acolyte", of="Bob").zone == "minions"


def test_ninja_acolyte_2012_works_at_the_start_of_the_turn(smash):
    """
    The first print of Ninja Acolyte is a Special: it works in the Start Turn phase too, and only once.
    """
    bases = {"Longhouse": {"Ann": ["ninja_acolyte_2012"]}}
    with smash(bases, phase="start turn", options={"edition": "first"}) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene["Ann"].picks("Ninja Acolyte")

        scene.expect("Ann", kind="play")
        scene.happened("MinionPlayed", minion="Ninja Acolyte", base="Longhouse")


def test_ninja_acolyte_2012_works_while_cards_are_played(smash):
    """
    In the Play Cards phase it does what the current one does, and no more once a minion was played.
    """
    bases = {"Longhouse": {"Ann": ["ninja_acolyte_2012"]}}
    with smash(bases, Ann=["Sheriff"], options={"edition": "first"}) as scene:
        scene["Ann"].picks("Ninja Acolyte")
        scene["Ann"].picks("Sheriff")

        assert scene["Ann"].hand == ("Ninja Acolyte",)
        scene.cannot_pick("Ninja Acolyte: Return it to your hand and play an extra minion here")


# ------------------------------------------------------------------------------------------------ actions


def test_assassination_destroys_the_minion_at_the_end_of_the_turn(smash):
    """
    Assassination lets the minion live until the end of this turn.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Assassination"]) as scene:
        scene["Ann"].picks("Assassination")
        assert scene.card("Sheriff", of="Bob").zone == "minions"
        scene["Ann"].passes()

        scene.happened("Destroyed", card="Sheriff")
        assert scene["Bob"].zone("discard") == ("Sheriff",)
        assert scene["Ann"].zone("discard") == ("Assassination",)


def test_assassination_strikes_no_other_minion(smash):
    """
    The minion beside it lives on.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff", "Mummy"]}}, Ann=["Assassination"]) as scene:
        scene["Ann"].picks("Assassination")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ("Sheriff",)


def test_assassination_comes_to_nothing_if_the_base_scores_before(smash):
    """
    A minion that is discarded with its base is not destroyed at the end of the turn.
    """
    with smash(breaking(), Ann=["Assassination"]) as scene:
        scene["Ann"].picks("Assassination")
        scene["Ann"].passes()
        scene.nobody_reacts()

        scene.did_not_happen("Destroyed")
        assert scene["Ann"].zone("discard") == ("Assassination",)


def test_assassination_waits_for_a_minion_that_got_away(smash):
    """
    A Buccaneer that moves away instead keeps the Assassination, and is threatened at the end of the next turn again.
    """
    with smash({"Longhouse": {"Bob": ["Buccaneer"]}, "Pyramids": {}}, Ann=["Assassination"]) as scene:
        scene["Ann"].picks("Assassination")
        scene["Ann"].passes()
        scene["Bob"].confirms()
        scene.expect("Bob", kind="play")
        scene["Bob"].passes()
        scene["Bob"].declines()

        assert scene["Bob"].zone("discard") == ("Buccaneer",)


def test_disguise_swaps_two_minions_for_two_from_hand(smash):
    """
    Disguise plays as many minions as were chosen, and the chosen ones go back to hand.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Disguise", "Sheriff", "Mummy"]) as scene:
        scene["Ann"].picks("Disguise")
        scene["Ann"].picks("Pinkerton", "Deputy")
        scene["Ann"].picks("Go on")

        assert set(scene["Ann"].hand) == {"Pinkerton", "Deputy"}
        assert scene.card("Sheriff", of="Ann").zone == scene.card("Mummy", of="Ann").zone == "minions"
        assert scene.facts.free_minion


def test_disguise_may_swap_only_one(smash):
    """
    One of two minions may be chosen; the other stays.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton", "Deputy"]}}
    with smash(bases, Ann=["Disguise", "Sheriff"]) as scene:
        scene["Ann"].picks("Disguise")
        scene["Ann"].picks("Pinkerton")
        scene["Ann"].picks("Sheriff")

        assert scene["Ann"].hand == ("Pinkerton",)
        assert scene.card("Deputy", of="Ann").zone == "minions"


def test_disguise_is_all_or_nothing(smash):
    """
    Two are chosen with only one minion in hand: none is played, and none goes back.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton", "Deputy"]}}
    with smash(bases, Ann=["Disguise", "Sheriff", "Quick Draw"]) as scene:
        scene["Ann"].picks("Disguise")
        scene["Ann"].picks("Pinkerton", "Deputy")
        scene["Ann"].picks("Go on")

        scene.did_not_happen("MinionPlayed")
        scene.did_not_happen("Returned")
        assert set(scene["Ann"].hand) == {"Sheriff", "Quick Draw"}


def test_disguise_is_for_one_base_only(smash):
    """
    The chosen minions are at one base, and there the others are played.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"]}, "Pyramids": {"Ann": ["Deputy"]}, "Star Portal": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Disguise", "Sheriff"]) as scene:
        scene["Ann"].picks("Disguise")
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Sheriff")

        scene.happened("MinionPlayed", minion="Sheriff", base="Pyramids")
        assert scene["Ann"].hand == ("Deputy",)


@pytest.mark.rule("SU-236")
def test_disguise_may_be_played_for_nothing(smash):
    """
    Without minions in play Disguise does nothing.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Disguise", "Sheriff"]) as scene:
        scene["Ann"].picks("Disguise")

        assert scene["Ann"].zone("discard") == ("Disguise",)
        assert scene["Ann"].hand == ("Sheriff",)


def test_hidden_ninja_brings_a_minion_to_the_base_that_scores(smash):
    """
    Hidden Ninja plays a minion from hand there before the base scores.
    """
    with smash(breaking(), Ann=["Hidden Ninja", "Ninja Acolyte"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Hidden Ninja")
        scene.can_pick_exactly("Ninja Acolyte")
        scene["Ann"].picks("Ninja Acolyte")
        scene.nobody_reacts()

        scene.happened("MinionPlayed", minion="Ninja Acolyte", base="Star Portal")
        assert scene["Ann"].pool("points") == {"VP": 1}


@pytest.mark.rule("SU-Q07")
def test_hidden_ninja_is_no_action_for_the_play_cards_phase(smash):
    """
    It is playable only before a base scores.
    """
    with smash({"Longhouse": {}}, Ann=["Hidden Ninja", "Sheriff"]) as scene:
        scene.cannot_pick("Hidden Ninja")

        assert scene.why_not("Hidden Ninja") == "Hidden Ninja is played only before a base scores."


@pytest.mark.rule("SU-236")
def test_hidden_ninja_needs_a_minion_in_hand_to_be_useful(smash):
    """
    Without a minion in hand it may be played, and nobody comes.
    """
    with smash(breaking(), Ann=["Hidden Ninja", "Quick Draw"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Hidden Ninja")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()
        scene.nobody_reacts()

        scene.did_not_happen("MinionPlayed")
        assert "Hidden Ninja" in scene["Ann"].zone("discard")


def test_hidden_ninja_brings_a_fusion_as_a_minion(smash):
    """
    Hidden Ninja plays minions: a Pixie, which could be an action too, comes as a minion without a question.
    """
    with smash(breaking(), Ann=["Hidden Ninja", "pixie_r"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Hidden Ninja")
        scene["Ann"].picks("Pixie")
        while scene.facts.active == 0:
            scene.pass_()

        scene.happened("MinionPlayed", minion="Pixie", base="Star Portal")


def test_infiltrate_may_destroy_another_action_on_the_base(smash):
    """
    Infiltrate, when played, may destroy an action that lies there, and not itself.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Gold Strike"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Infiltrate"]) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Gold Strike", "Pass")
        scene["Ann"].picks("Gold Strike")

        assert scene["Bob"].zone("discard") == ("Gold Strike",)
        assert scene.card("Infiltrate", of="Ann").zone == "actions"


def test_infiltrate_need_not_destroy_the_action(smash):
    """
    Both parts are optional.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Gold Strike"]}}}, Ann=["Infiltrate"]) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].passes()

        assert scene.card("Gold Strike", of="Bob").zone == "actions"


def test_infiltrate_reaches_no_action_elsewhere(smash):
    """
    Actions on other bases and on minions are out of reach.
    """
    cursed = laid("Sheriff", owner="Ann", attached=[laid("Ancient Curse", owner="Bob")])
    bases = {"Longhouse": {"Ann": [cursed]}, "Pyramids": {"actions": {"Bob": ["Gold Strike"]}}}
    with smash(bases, Ann=["Infiltrate"]) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].picks("Longhouse")

        scene.expect("Ann", kind="play")
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-204", "SU-219")
def test_infiltrate_cancels_the_ability_of_the_base_as_a_talent(smash):
    """
    Destroying Infiltrate cancels what the Pyramids offer to everybody, until Ann's next turn starts.
    """
    bases = {"Pyramids": {"actions": {"Ann": ["Infiltrate"]}}, "Longhouse": {}}
    with smash(bases, Ann=["Sheriff"], Bob=["Mummy"]) as scene:
        scene.can_pick("Pyramids")
        scene["Ann"].picks("Infiltrate")
        assert scene["Ann"].zone("discard") == ("Infiltrate",)
        scene.cannot_pick("Pyramids")
        scene["Ann"].passes()

        scene.expect("Bob", kind="play")
        scene.cannot_pick("Pyramids")
        scene["Bob"].passes()

        scene.expect("Ann", kind="play")
        scene.can_pick("Pyramids")


def test_infiltrate_cancels_no_other_base(smash):
    """
    Another base of the table still works.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Infiltrate"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Infiltrate")

        scene.can_pick("Pyramids")


def test_infiltrate_does_not_stop_a_scored_base_from_scoring(smash):
    """
    Only the ability is cancelled: points are paid as ever.
    """
    with smash(breaking(actions={"Ann": ["Infiltrate"]})) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene["Bob"].pool("points") == {"VP": 3}


def test_infiltrate_2012_destroys_an_action_and_may_cancel_at_once(smash):
    """
    The first print of Infiltrate must destroy an action on the base, and may cancel the base's ability without a Talent.
    """
    bases = {"Pyramids": {"actions": {"Bob": ["Gold Strike"]}}}
    with smash(bases, Ann=["infiltrate_2012", "Sheriff"], options={"edition": "first"}) as scene:
        scene["Ann"].picks("Infiltrate")
        assert scene["Bob"].zone("discard") == ("Gold Strike",)
        scene["Ann"].confirms()

        assert scene.card("infiltrate_2012", of="Ann").zone == "actions"
        scene.cannot_pick("Pyramids")


def test_infiltrate_2012_ends_when_the_next_turn_of_its_player_starts(smash):
    """
    The Pyramids work again for Ann when her next turn has come.
    """
    with smash({"Pyramids": {}}, Ann=["infiltrate_2012", "Sheriff"], options={"edition": "first"}) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].confirms()
        scene["Ann"].passes()
        scene["Bob"].passes()

        scene.can_pick("Pyramids")


def test_infiltrate_2012_need_not_cancel(smash):
    """
    Cancelling is a choice.
    """
    with smash({"Pyramids": {}}, Ann=["infiltrate_2012", "Sheriff"], options={"edition": "first"}) as scene:
        scene["Ann"].picks("Infiltrate")
        scene["Ann"].declines()

        scene.can_pick("Pyramids")


def test_poison_weakens_by_four(smash):
    """
    A Sheriff of power 5 has 1 left.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Poison"]) as scene:
        scene["Ann"].picks("Poison")

        assert scene.card("Sheriff", of="Bob").power == 1


@pytest.mark.rule("SU-215")
def test_poison_leaves_no_power_below_zero(smash):
    """
    A Mummy of power 2 has 0, and lives; its neighbour keeps its power.
    """
    with smash({"Longhouse": {"Bob": ["Mummy", "Gunfighter"]}}, Ann=["Poison"]) as scene:
        scene["Ann"].picks("Poison")
        scene["Ann"].picks("Mummy")

        assert scene.card("Mummy", of="Bob").power == 0
        assert scene.card("Gunfighter", of="Bob").power == 3


@pytest.mark.rule("SU-239")
def test_poison_destroys_any_number_of_actions_on_the_minion(smash):
    """
    Of two actions on the minion one is destroyed, the other stays; Poison itself is not on offer.
    """
    attached = [laid("Smoke Bomb", owner="Ann"), laid("Ancient Curse", owner="Ann")]
    bases = {"Longhouse": {"Ann": [laid("Sheriff", owner="Ann", attached=attached)]}}
    with smash(bases, Ann=["Poison"]) as scene:
        scene["Ann"].picks("Poison")
        scene.can_pick_exactly("Smoke Bomb", "Ancient Curse")
        scene["Ann"].picks("Ancient Curse")

        assert scene["Ann"].zone("discard") == ("Ancient Curse",)
        assert scene.card("Sheriff", of="Ann").attached == ("Smoke Bomb", "Poison")


@pytest.mark.rule("SU-239")
def test_poison_may_destroy_no_action(smash):
    """
    Any number may be none.
    """
    cursed = laid("Sheriff", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    with smash({"Longhouse": {"Bob": [cursed]}}, Ann=["Poison"]) as scene:
        scene["Ann"].picks("Poison")
        scene["Ann"].picks()

        scene.did_not_happen("Destroyed")
        assert scene.card("Sheriff", of="Bob").power == 0


def test_seeing_stars_destroys_a_minion_of_power_three_or_less_anywhere(smash):
    """
    Seeing Stars reaches every base, but no minion of power 4.
    """
    bases = {"Longhouse": {"Bob": ["Gunfighter", "Pinkerton"]}, "Pyramids": {"Ann": ["Deputy"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")
        scene.can_pick_exactly("Gunfighter", "Deputy", "Mummy")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-237")
def test_seeing_stars_must_hit_even_an_own_minion(smash):
    """
    If only Ann's own Deputy is weak enough, it is destroyed.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Sheriff"]}}
    with smash(bases, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        assert set(scene["Ann"].zone("discard")) == {"Deputy", "Seeing Stars"}


@pytest.mark.rule("SU-236")
def test_seeing_stars_may_hit_nobody(smash):
    """
    With no minion of power 3 or less nothing is destroyed.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        scene.did_not_happen("Destroyed")


def bombed(name, owner, *more):
    """Lay a minion with a Smoke Bomb of its own player, and perhaps more on it."""
    return laid(name, owner=owner, attached=[laid("Smoke Bomb", owner=owner), *more])


def test_smoke_bomb_is_played_on_an_own_minion(smash):
    """
    Minions of other players are not on offer.
    """
    bases = {"Longhouse": {"Ann": ["Deputy", "Pinkerton"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Smoke Bomb"]) as scene:
        scene["Ann"].picks("Smoke Bomb")
        scene.can_pick_exactly("Deputy", "Pinkerton")
        scene["Ann"].picks("Deputy")

        assert scene.card("Deputy", of="Ann").attached == ("Smoke Bomb",)


@pytest.mark.rule("SU-050")
def test_smoke_bomb_needs_an_own_minion(smash):
    """
    Without a minion of one's own it can't be played.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Smoke Bomb"]) as scene:
        assert scene.why_not("Smoke Bomb") == "there is nothing to play Smoke Bomb on."


@pytest.mark.rule("SU-169", "SU-236")
def test_smoke_bomb_shields_from_actions_of_other_players(smash):
    """
    Ann may aim Seeing Stars at Bob's smoke-bombed Mummy, but it is not destroyed.
    """
    with smash({"Longhouse": {"Bob": [bombed("Mummy", "Bob")]}}, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        scene.did_not_happen("Destroyed")
        assert scene.card("Mummy", of="Bob").zone == "minions"


@pytest.mark.rule("SU-169")
def test_smoke_bomb_lets_no_other_player_play_actions_on_the_minion(smash):
    """
    Being given an action is being affected: Poison can't be played on it, on its neighbour it can.
    """
    with smash({"Longhouse": {"Bob": [bombed("Sheriff", "Bob"), "Mummy"]}}, Ann=["Poison"]) as scene:
        scene["Ann"].picks("Poison")

        assert scene.card("Mummy", of="Bob").attached == ("Poison",)
        assert scene.card("Sheriff", of="Bob").power == 5


def test_smoke_bomb_does_not_shield_from_minions(smash):
    """
    Ninja Master is no action, and destroys the minion.
    """
    with smash({"Longhouse": {"Bob": [bombed("Sheriff", "Bob")]}}, Ann=["Ninja Master"]) as scene:
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Sheriff")

        assert set(scene["Bob"].zone("discard")) == {"Sheriff", "Smoke Bomb"}


def test_smoke_bomb_does_not_shield_from_own_actions(smash):
    """
    Its own player's Way of Deception moves the minion, with the Smoke Bomb on it.
    """
    bases = {"Longhouse": {"Ann": [bombed("Sheriff", "Ann")]}, "Pyramids": {}}
    with smash(bases, Ann=["Way of Deception"]) as scene:
        scene["Ann"].picks("Way of Deception")

        scene.happened("MovedToBase", card="Sheriff", base="Pyramids")
        assert scene.card("Sheriff", of="Ann").attached == ("Smoke Bomb",)


def test_smoke_bomb_does_not_shield_the_neighbour(smash):
    """
    Another minion of the same player is not covered.
    """
    with smash({"Longhouse": {"Bob": [bombed("Sheriff", "Bob"), "Mummy"]}}, Ann=["Seeing Stars"]) as scene:
        scene["Ann"].picks("Seeing Stars")

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.parametrize(("bomb", "edition"), [("smoke_bomb", "current"), ("smoke_bomb_2012", "first")])
def test_smoke_bomb_shakes_off_actions_of_other_players(smash, bomb, edition):
    """
    Bob's Poison is discarded when Ann plays Smoke Bomb on the minion, in either print; her own action stays.
    """
    attached = [laid("Poison", owner="Bob"), laid("Ancient Curse", owner="Ann")]
    bases = {"Longhouse": {"Ann": [laid("Sheriff", owner="Ann", attached=attached)]}}
    with smash(bases, Ann=[bomb], options={"edition": edition}) as scene:
        scene["Ann"].picks("Smoke Bomb")

        assert scene["Bob"].zone("discard") == ("Poison",)
        assert scene.card("Sheriff", of="Ann").attached == ("Ancient Curse", "Smoke Bomb")
        assert scene.card("Sheriff", of="Ann").power == 3


@pytest.mark.rule("SU-167")
def test_smoke_bomb_does_not_keep_the_minion_out_of_duels(smash):
    """
    It can be challenged by High Noon, as dueling is not affecting; but the action can't destroy it when it loses.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": [bombed("Mummy", "Bob")]}}
    with smash(bases, Ann=["High Noon"]) as scene:
        scene["Ann"].picks("High Noon")
        scene.nobody_reacts()
        scene["Ann"].passes()

        scene.happened("DuelWon", minion="Sheriff")
        assert scene.card("Mummy", of="Bob").zone == "minions"


def test_smoke_bomb_stays(smash):
    """
    The current print of Smoke Bomb stays on the minion when its player's turn starts.
    """
    with smash({"Longhouse": {"Ann": [bombed("Sheriff", "Ann")]}}, active=1) as scene:
        scene["Bob"].passes()

        scene.expect("Ann", kind="play")
        assert scene.card("Sheriff", of="Ann").attached == ("Smoke Bomb",)


def test_smoke_bomb_2012_is_destroyed_at_the_start_of_its_players_turn(smash):
    """
    The first print of Smoke Bomb outlasts Bob's turn and is destroyed when Ann's begins.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy"]}, "Pyramids": {}}
    told = {"Bob": ["Seeing Stars"], "options": {"edition": "first"}}
    with smash(bases, Ann=["smoke_bomb_2012"], **told) as scene:
        scene["Ann"].picks("Smoke Bomb")
        scene["Ann"].passes()
        scene["Bob"].picks("Seeing Stars")
        scene["Bob"].picks("Deputy")
        assert scene.card("Deputy", of="Ann", zone="minions").attached == ("Smoke Bomb",)
        scene["Bob"].passes()

        scene.happened("Destroyed", card="Smoke Bomb")
        assert scene["Ann"].zone("discard") == ("Smoke Bomb",)


def test_way_of_deception_moves_one_of_your_minions(smash):
    """
    Way of Deception moves an own minion to any other base.
    """
    bases = {"Longhouse": {"Ann": ["Deputy", "Sheriff"], "Bob": ["Mummy"]}, "Pyramids": {}, "Star Portal": {}}
    with smash(bases, Ann=["Way of Deception"]) as scene:
        scene["Ann"].picks("Way of Deception")
        scene.can_pick_exactly("Deputy", "Sheriff")
        scene["Ann"].picks("Deputy")
        scene.can_pick_exactly("Pyramids", "Star Portal")
        scene["Ann"].picks("Star Portal")

        scene.happened("MovedToBase", card="Deputy", base="Star Portal")


@pytest.mark.rule("SU-236")
def test_way_of_deception_without_a_minion_does_nothing(smash):
    """
    Minions of other players stay where they are.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}, "Pyramids": {}}, Ann=["Way of Deception"]) as scene:
        scene["Ann"].picks("Way of Deception")

        scene.did_not_happen("MovedToBase")


def test_disguise_chooses_among_more_minions_than_it_plays(smash):
    """
    With three minions in hand Ann picks the two that are played; the third stays in hand.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Disguise", "Sheriff", "Mummy", "King Rex"]) as scene:
        scene["Ann"].picks("Disguise")
        scene["Ann"].picks("Pinkerton", "Deputy")
        scene["Ann"].picks("Sheriff", "King Rex")

        assert set(scene.card("Longhouse").minions) == {"Sheriff", "King Rex"}
        assert set(scene["Ann"].hand) == {"Pinkerton", "Deputy", "Mummy"}


def test_disguise_returns_nobody_if_one_of_the_minions_was_played_otherwise(smash):
    """
    Zapbot's own text lets Ann play the Mummy at another base, which Disguise then can't play: both chosen minions stay.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Disguise", "Zapbot", "Mummy"]) as scene:
        scene["Ann"].picks("Disguise")
        scene["Ann"].picks("Pinkerton", "Deputy")
        scene["Ann"].picks("Go on")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Pyramids")

        scene.did_not_happen("Returned")
        assert scene.card("Longhouse").minions == ("Pinkerton", "Deputy", "Zapbot")
        assert scene.card("Pyramids").minions == ("Mummy",)


@pytest.mark.rule("SU-236")
def test_hidden_ninja_may_be_the_last_card_in_hand(smash):
    """
    Ann has no other card: Hidden Ninja brings nobody, and she is not asked for a minion.
    """
    with smash(breaking(), Ann=["Hidden Ninja"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Hidden Ninja: Play it")
        scene.nobody_reacts()

        scene.did_not_happen("MinionPlayed")
        assert "Hidden Ninja" in scene["Ann"].zone("discard")


@pytest.mark.rule("SU-236")
def test_hidden_ninja_comes_from_a_raid_in_vain(smash):
    """
    Raiding Party may play Bob's Hidden Ninja at any time; as no base is about to score, it brings nobody.
    """
    bob = {"deck": ["Hidden Ninja", "King Rex", "Invader"]}
    with smash({"Longhouse": {}}, Ann=["Raiding Party", "Mummy"], Bob=bob) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].picks("Hidden Ninja")
        scene["Ann"].picks("King Rex", "Invader")

        scene.did_not_happen("MinionPlayed")
        assert scene["Ann"].hand == ("Mummy",)
        assert scene["Bob"].zone("discard") == ("Hidden Ninja",)


def test_ninja_acolyte_that_can_not_leave_sends_in_nobody(smash):
    """
    Tooth and Claw...and Guns in its first print is destroyed instead of Acolyte's return: no extra minion is played.
    """
    armed = laid("Ninja Acolyte", owner="Ann", attached=[laid("tooth_and_claw_and_guns_2012", owner="Ann")])
    with smash({"Longhouse": {"Ann": [armed]}}, Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Ninja Acolyte")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Longhouse").minions == ("Ninja Acolyte",)
        assert scene["Ann"].hand == ("Mummy",)
