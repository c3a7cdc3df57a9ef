"""The Zombies, card by card."""

import pytest

from tabletop.testing import laid

ONE_BASE = {"Longhouse": {}}
#: Three bases, and none of Ann's minions.
EMPTY = {"Longhouse": {}, "Pyramids": {}, "Shogun's Palace": {}}


# ------------------------------------------------------------------------------------------------ Zombie Lord


def test_zombie_lord_raises_a_minion_at_every_base_where_you_have_none(smash):
    """
    Zombie Lord at Longhouse lets Ann play a minion from her discard pile at each of the two other bases.
    """
    with smash(EMPTY, Ann={"hand": ["Zombie Lord"], "discard": ["Tenacious Z", "Enchantress"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Pyramids", "Shogun's Palace", "Pass")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Tenacious Z")
        scene["Ann"].picks("Shogun's Palace")
        scene["Ann"].picks("Enchantress")

        assert scene.card("Pyramids").minions == ("Tenacious Z",)
        assert scene.card("Shogun's Palace").minions == ("Enchantress",)
        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-205")
def test_zombie_lord_minions_are_extra(smash):
    """
    The minions that Zombie Lord raises do not count: with the one of the turn used up, no further one is left.
    """
    with smash(EMPTY, Ann={"hand": ["Zombie Lord", "Walker"], "discard": ["Tenacious Z"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Tenacious Z")

        scene.cannot_pick("Walker")
        assert not scene.facts.free_minion


def test_zombie_lord_raises_one_minion_per_base(smash):
    """
    Ruling: one minion per base: with one other base Ann raises one of her two Enchantresses.
    """
    bases = {"Longhouse": {}, "Pyramids": {}}
    with smash(bases, Ann={"hand": ["Zombie Lord"], "discard": ["Enchantress", "Enchantress"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Enchantress (Ann)")

        scene.expect("Ann", kind="play")
        assert scene["Ann"].zone("discard") == ("Enchantress",)


def test_zombie_lord_raises_none_where_you_have_a_minion(smash):
    """
    Where Ann has a minion, and where Zombie Lord itself is, nobody rises; a minion of Bob does not matter.
    """
    bases = {"Longhouse": {}, "Pyramids": {"Ann": ["Mummy"]}, "Shogun's Palace": {"Bob": ["Mummy"]}}
    with smash(bases, Ann={"hand": ["Zombie Lord"], "discard": ["Walker"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")

        scene.can_pick_exactly("Shogun's Palace", "Pass")
        scene["Ann"].passes()


def test_zombie_lord_raises_only_minions_of_power_2_or_less(smash):
    """
    Grave Digger is too strong, and an action is no minion.
    """
    pile = ["Grave Digger", "Enchantress", "Outbreak", "Chronomage"]
    with smash({"Longhouse": {}, "Pyramids": {}}, Ann={"hand": ["Zombie Lord"], "discard": pile}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")

        scene.can_pick_exactly("Enchantress", "Pass")
        scene["Ann"].passes()


def test_zombie_lord_gives_nothing_to_keep(smash):
    """
    Ruling: the minions rise immediately or not at all.
    """
    with smash(EMPTY, Ann={"hand": ["Zombie Lord", "Walker"], "discard": ["Enchantress"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()

        assert scene["Ann"].zone("discard") == ("Enchantress",)
        scene.cannot_pick("Walker", "Enchantress")


def test_zombie_lord_bases_are_fixed_when_it_is_played(smash):
    """
    Ruling: Neophyte rises, reveals Sacrifice and sacrifices Zombie Lord: its own base does not become one more to rise at.
    """
    ann = {"hand": ["Zombie Lord"], "discard": ["Neophyte", "Walker"], "deck": ["Sacrifice"] + ["Outbreak"] * 5}
    with smash(EMPTY, Ann=ann) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Neophyte")
        scene["Ann"].picks("play it as an extra action")
        scene["Ann"].picks("Zombie Lord")

        scene.expect("Ann", prompt="At which base does a minion rise?")
        scene.can_pick_exactly("Shogun's Palace", "Pass")
        scene["Ann"].passes()


def test_zombie_lord_bases_stay_fixed_when_you_get_a_minion_there(smash):
    """
    Ruling: Neophyte rises and plays They Keep Coming: where that minion comes, another may still rise.
    """
    ann = {"hand": ["Zombie Lord"], "discard": ["Neophyte", "Grave Digger", "Walker"], "deck": ["They Keep Coming"]}
    with smash(EMPTY, Ann=ann) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Neophyte")
        scene["Ann"].picks("play it as an extra action")
        scene["Ann"].picks("Grave Digger")
        scene["Ann"].picks("Shogun's Palace")
        scene["Ann"].passes()
        scene["Ann"].picks("Shogun's Palace")
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()

        assert scene.card("Shogun's Palace").minions == ("Grave Digger", "Walker")


def test_zombie_lord_text_of_the_risen_is_carried_out(smash):
    """
    A minion that rises is played: Walker looks at the top card, and what it discards may rise next.
    """
    with smash(EMPTY, Ann={"hand": ["Zombie Lord"], "discard": ["Walker"], "deck": ["Enchantress"]}) as scene:
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Walker")
        scene["Ann"].confirms()
        scene["Ann"].picks("Shogun's Palace")
        scene["Ann"].picks("Enchantress")

        assert scene["Ann"].zone("discard") == ()


# ------------------------------------------------------------------------------------------------ Grave Digger


def test_grave_digger_takes_a_minion_from_the_discard_pile(smash):
    """
    Grave Digger takes any minion, and no action, from its player's own pile.
    """
    ann = {"hand": ["Grave Digger"], "discard": ["Zombie Lord", "Outbreak", "Walker"]}
    with smash(ONE_BASE, Ann=ann, Bob={"discard": ["Mummy"]}) as scene:
        scene["Ann"].picks("Grave Digger")
        scene.can_pick_exactly("Zombie Lord", "Walker", "Pass")
        scene["Ann"].picks("Zombie Lord")

        assert scene["Ann"].hand == ("Zombie Lord",)
        assert scene["Ann"].zone("discard") == ("Outbreak", "Walker")


def test_grave_digger_need_not_dig(smash):
    """
    Ann may leave her minions where they are.
    """
    with smash(ONE_BASE, Ann={"hand": ["Grave Digger"], "discard": ["Zombie Lord"]}) as scene:
        scene["Ann"].picks("Grave Digger")
        scene["Ann"].passes()

        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-236")
def test_grave_digger_is_played_also_without_a_pile(smash):
    """
    With no minion in the pile Grave Digger is played, and nobody is asked.
    """
    with smash(ONE_BASE, Ann={"hand": ["Grave Digger"], "discard": ["Outbreak"]}) as scene:
        scene["Ann"].picks("Grave Digger")

        assert scene.card("Grave Digger", of="Ann").zone == "minions"
        scene.expect("Ann", kind="play")


# ------------------------------------------------------------------------------------------------ Tenacious Z


@pytest.mark.rule("SU-200", "SU-202")
def test_tenacious_z_is_played_from_the_discard_pile(smash):
    """
    On her turn Ann plays Tenacious Z from the discard pile, and keeps her free minion.
    """
    with smash({"Longhouse": {}, "Pyramids": {}}, Ann={"discard": ["Tenacious Z"]}) as scene:
        scene["Ann"].picks("Tenacious Z")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").minions == ("Tenacious Z",)
        assert scene.facts.free_minion


def test_tenacious_z_rises_also_when_no_minion_is_left_to_play(smash):
    """
    It is an extra minion: it comes when the free one has been played.
    """
    with smash(ONE_BASE, Ann={"discard": ["Tenacious Z"]}, free_minion=False) as scene:
        scene["Ann"].picks("Tenacious Z")

        assert scene.card("Longhouse").minions == ("Tenacious Z",)


def test_tenacious_z_only_one_rises_each_turn(smash):
    """
    Of two in the pile one may rise this turn, and the other stays.
    """
    with smash(ONE_BASE, Ann={"discard": ["Tenacious Z", "Tenacious Z"]}) as scene:
        scene["Ann"].picks("Tenacious Z: Play it from your discard pile (Ann)")

        scene.can_pick_exactly("Pass")
        assert scene["Ann"].zone("discard") == ("Tenacious Z",)


def test_tenacious_z_the_same_card_does_not_rise_twice(smash):
    """
    Ruling: sacrificed after it has risen, the same card does not come back this turn.
    """
    ann = {"hand": ["Sacrifice"], "discard": ["Tenacious Z"], "deck": ["Outbreak", "Outbreak"]}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("Tenacious Z")
        scene["Ann"].picks("Sacrifice")

        assert scene["Ann"].zone("discard") == ("Tenacious Z", "Sacrifice")
        scene.can_pick_exactly("Pass")


def test_tenacious_z_rises_again_on_the_next_turn(smash):
    """
    Each turn one may rise: Bob's rises on his turn after Ann's has on hers.
    """
    with smash(ONE_BASE, Ann={"discard": ["Tenacious Z"]}, Bob={"discard": ["Tenacious Z"]}) as scene:
        scene["Ann"].picks("Tenacious Z")
        scene["Ann"].passes()
        scene["Bob"].picks("Tenacious Z")

        assert scene.card("Longhouse").minions == ("Tenacious Z", "Tenacious Z")


@pytest.mark.rule("SU-055")
def test_tenacious_z_does_not_rise_on_another_players_turn(smash):
    """
    Bob's Tenacious Z stays in his pile on Ann's turn.
    """
    with smash(ONE_BASE, Bob={"discard": ["Tenacious Z"]}) as scene:
        scene.can_pick_exactly("Pass")


def test_tenacious_z_does_not_rise_where_nothing_may_be_played(smash):
    """
    If Bob has overrun the only base Ann can't play it.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Overrun"]}}}, Ann={"discard": ["Tenacious Z"]}) as scene:
        scene.can_pick_exactly("Pass")


def test_tenacious_z_from_hand_needs_the_free_minion(smash):
    """
    In hand it is a minion like others.
    """
    with smash(ONE_BASE, Ann=["Tenacious Z"], free_minion=False) as scene:
        scene.cannot_pick("Tenacious Z")


# ------------------------------------------------------------------------------------------------ Walker


@pytest.mark.rule("SU-228")
def test_walker_may_discard_the_top_card(smash):
    """
    Ann looks at her top card, which Bob does not see, and discards it.
    """
    with smash(ONE_BASE, Ann={"hand": ["Walker"], "deck": ["Outbreak", "Overrun"]}) as scene:
        scene["Ann"].picks("Walker")
        assert not scene["Bob"].sees("Outbreak")
        scene["Ann"].confirms()

        assert scene["Ann"].zone("discard") == ("Outbreak",)
        assert scene["Ann"].zone("deck")[0] == "Overrun"


def test_walker_may_put_the_card_back(smash):
    """
    Ann leaves the card on top: Bob has not seen it.
    """
    with smash(ONE_BASE, Ann={"hand": ["Walker"], "deck": ["Outbreak", "Overrun"]}) as scene:
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()

        assert scene["Ann"].zone("deck")[:2] == ("Outbreak", "Overrun")
        assert scene["Ann"].zone("discard") == ()
        assert not scene["Bob"].sees("Outbreak")


def test_walker_player_must_do_one_of_both(smash):
    """
    Ruling: discard or put back, there is nothing else to do.
    """
    with smash(ONE_BASE, Ann={"hand": ["Walker"], "deck": ["Outbreak"]}) as scene:
        scene["Ann"].picks("Walker")
        scene.can_pick_exactly("Yes", "No")
        scene["Ann"].declines()

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Grave Robbing


def test_grave_robbing_takes_any_card(smash):
    """
    Grave Robbing takes a minion or an action from the discard pile, and has to take one.
    """
    with smash(ONE_BASE, Ann={"hand": ["Grave Robbing"], "discard": ["Walker", "Outbreak"]}) as scene:
        scene["Ann"].picks("Grave Robbing")
        scene.can_pick_exactly("Walker", "Outbreak")
        scene["Ann"].picks("Outbreak")

        assert scene["Ann"].hand == ("Outbreak",)
        assert scene["Ann"].zone("discard") == ("Walker", "Grave Robbing")


@pytest.mark.rule("SU-051")
def test_grave_robbing_does_not_take_itself(smash):
    """
    Ruling: it is not in the pile while it is resolved: with an empty pile it takes nothing.
    """
    with smash(ONE_BASE, Ann={"hand": ["Grave Robbing"], "discard": []}) as scene:
        scene["Ann"].picks("Grave Robbing")

        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("discard") == ("Grave Robbing",)


# ------------------------------------------------------------------------------------------------ Lend a Hand


def test_lend_a_hand_shuffles_any_number_of_cards_into_the_deck(smash):
    """
    Ann shuffles two of three cards into her deck.
    """
    with smash(ONE_BASE, Ann={"hand": ["Lend a Hand"], "discard": ["Walker", "Outbreak", "Overrun"]}) as scene:
        before = len(scene["Ann"].zone("deck"))
        scene["Ann"].picks("Lend a Hand")
        scene["Ann"].picks("Walker", "Overrun")

        assert len(scene["Ann"].zone("deck")) == before + 2
        assert scene["Ann"].zone("discard") == ("Outbreak", "Lend a Hand")
        scene.happened("Shuffled")


@pytest.mark.rule("SU-239")
def test_lend_a_hand_may_take_none_or_all(smash):
    """
    Any number allows none: nothing leaves the pile.
    """
    with smash(ONE_BASE, Ann={"hand": ["Lend a Hand"], "discard": ["Walker", "Outbreak"]}) as scene:
        scene["Ann"].picks("Lend a Hand")
        scene.can_pick_exactly("Walker", "Outbreak")
        scene["Ann"].picks()

        assert scene["Ann"].zone("discard") == ("Walker", "Outbreak", "Lend a Hand")


def test_lend_a_hand_does_not_include_itself(smash):
    """
    Ruling: with an empty pile nothing goes into the deck, and Lend a Hand is discarded.
    """
    with smash(ONE_BASE, Ann={"hand": ["Lend a Hand"], "discard": []}) as scene:
        scene["Ann"].picks("Lend a Hand")

        assert scene["Ann"].zone("discard") == ("Lend a Hand",)


# ------------------------------------------------------------------------------------------------ Mall Crawl


@pytest.mark.rule("SU-231")
def test_mall_crawl_discards_any_number_of_cards_of_one_name(smash):
    """
    Ann picks Tenacious Z and discards two of the three in her deck, which is shuffled.
    """
    deck = ["Tenacious Z", "Outbreak", "Tenacious Z", "Tenacious Z"]
    with smash(ONE_BASE, Ann={"hand": ["Mall Crawl"], "deck": deck}) as scene:
        scene["Ann"].picks("Mall Crawl")
        scene["Ann"].picks("Tenacious Z")
        scene.can_pick_exactly("Tenacious Z (Ann)", "Tenacious Z (Ann) [2]", "Tenacious Z (Ann) [3]")
        scene["Ann"].picks("Tenacious Z (Ann)", "Tenacious Z (Ann) [2]")

        assert scene["Ann"].zone("discard") == ("Tenacious Z", "Tenacious Z", "Mall Crawl")
        assert scene["Ann"].zone("deck").count("Tenacious Z") == 1
        scene.happened("Shuffled")


@pytest.mark.rule("SU-239")
def test_mall_crawl_may_find_nothing(smash):
    """
    Ann may discard no card at all; the deck is shuffled all the same.
    """
    with smash(ONE_BASE, Ann={"hand": ["Mall Crawl"], "deck": ["Outbreak"]}) as scene:
        scene["Ann"].picks("Mall Crawl")
        scene["Ann"].picks("Outbreak")
        scene["Ann"].picks()

        assert scene["Ann"].zone("discard") == ("Mall Crawl",)
        scene.happened("Shuffled")


def test_mall_crawl_tells_others_nothing_of_the_rest(smash):
    """
    Bob sees what is discarded and no other card of the deck, not even while Ann chooses.
    """
    with smash(ONE_BASE, Ann={"hand": ["Mall Crawl"], "deck": ["Tenacious Z", "Overrun"]}) as scene:
        scene["Ann"].picks("Mall Crawl")
        assert scene["Ann"].sees("Overrun")
        assert not scene["Bob"].sees("Overrun")
        scene["Ann"].picks("Tenacious Z")
        scene["Ann"].picks("Tenacious Z")

        assert scene["Bob"].sees("Tenacious Z")
        assert not scene["Bob"].sees("Overrun")


@pytest.mark.rule("SU-060")
def test_mall_crawl_through_an_empty_deck_shuffles_the_pile_first(smash):
    """
    With an empty deck the discard pile becomes the deck that is searched.
    """
    ann = {"hand": ["Mall Crawl"], "deck": [], "discard": ["Walker", "Outbreak"]}
    with smash(ONE_BASE, rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Mall Crawl")
        scene.can_pick_exactly("Outbreak", "Walker")
        scene["Ann"].picks("Walker")
        scene["Ann"].picks("Walker")

        assert scene["Ann"].zone("deck") == ("Outbreak",)
        assert scene["Ann"].zone("discard") == ("Walker", "Mall Crawl")


# ------------------------------------------------------------------------------------------------ Not Enough Bullets


def test_not_enough_bullets_takes_minions_of_one_name(smash):
    """
    Of the names in her pile Ann picks Walker, and takes both Walkers.
    """
    ann = {"hand": ["Not Enough Bullets"], "discard": ["Walker", "Zombie Lord", "Walker", "Outbreak"]}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("Not Enough Bullets")
        scene.can_pick_exactly("Walker", "Zombie Lord")
        scene["Ann"].picks("Walker")
        scene["Ann"].picks("Walker (Ann)", "Walker (Ann) [2]")

        assert scene["Ann"].hand == ("Walker", "Walker")
        assert scene["Ann"].zone("discard") == ("Zombie Lord", "Outbreak", "Not Enough Bullets")


@pytest.mark.rule("SU-239")
def test_not_enough_bullets_may_take_fewer(smash):
    """
    Any number may be one of two, or none.
    """
    ann = {"hand": ["Not Enough Bullets"], "discard": ["Walker", "Walker"]}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("Not Enough Bullets")
        scene["Ann"].picks("Walker")
        scene["Ann"].picks("Walker (Ann)")

        assert scene["Ann"].hand == ("Walker",)
        assert scene["Ann"].zone("discard") == ("Walker", "Not Enough Bullets")


def test_not_enough_bullets_takes_no_action(smash):
    """
    With only actions in the pile nothing is taken.
    """
    with smash(ONE_BASE, Ann={"hand": ["Not Enough Bullets"], "discard": ["Outbreak"]}) as scene:
        scene["Ann"].picks("Not Enough Bullets")

        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Outbreak


def test_outbreak_gives_an_extra_minion_where_you_have_none(smash):
    """
    Ann plays an extra minion at one of the bases where she has none, and has her free one left.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"]}, "Pyramids": {"Bob": ["Mummy"]}, "Shogun's Palace": {}}
    with smash(bases, Ann=["Outbreak", "Grave Digger"]) as scene:
        scene["Ann"].picks("Outbreak")
        scene["Ann"].picks("Grave Digger")
        scene.can_pick_exactly("Pyramids", "Shogun's Palace")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").minions == ("Mummy", "Grave Digger")
        assert scene.facts.free_minion


@pytest.mark.rule("SU-208")
def test_outbreak_condition_is_checked_when_the_minion_is_played(smash):
    """
    Ruling: the minion is kept; when Ann has played one at the last free base, the extra one can't be played.
    """
    bases = {"Longhouse": {"Ann": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Outbreak", "Grave Digger", "Grave Digger"]) as scene:
        scene["Ann"].picks("Outbreak")
        scene["Ann"].passes()
        scene["Ann"].picks("Grave Digger (Ann)")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("the free minion of this turn")

        scene.cannot_pick("Grave Digger")


def test_outbreak_gives_nothing_where_you_are_everywhere(smash):
    """
    If Ann has a minion at every base there is nothing to choose.
    """
    with smash({"Longhouse": {"Ann": ["Mummy"]}}, Ann=["Outbreak", "Grave Digger"], free_minion=False) as scene:
        scene["Ann"].picks("Outbreak")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()

        scene.cannot_pick("Grave Digger")


# ------------------------------------------------------------------------------------------------ Overrun


@pytest.mark.rule("SU-031")
def test_overrun_is_laid_on_a_base_and_stays(smash):
    """
    Ann plays Overrun on a base of her choice.
    """
    with smash({"Longhouse": {}, "Pyramids": {}}, Ann=["Overrun"]) as scene:
        scene["Ann"].picks("Overrun")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").actions == ("Overrun",)


def test_overrun_bars_other_players_from_playing_minions_there(smash):
    """
    Where Bob has laid Overrun Ann can play no minion, and elsewhere she can.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Overrun"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Walker"]) as scene:
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()

        assert scene.card("Pyramids").minions == ("Walker",)


def test_overrun_says_why_a_minion_can_not_be_played(smash):
    """
    If every base is overrun, the minion in hand is not on offer, and Ann is told why.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Overrun"]}}}, Ann=["Walker"]) as scene:
        assert scene.why_not("Walker") == "Walker can't be played at any base."


def test_overrun_leaves_its_own_player_alone(smash):
    """
    Ann plays minions where her own Overrun lies.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Overrun"]}}}, Ann=["Grave Digger"]) as scene:
        scene["Ann"].picks("Grave Digger")

        assert scene.card("Longhouse").minions == ("Grave Digger",)


def test_overrun_does_not_bar_actions(smash):
    """
    Actions are played on an overrun base as ever.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Overrun"]}}}, Ann=["Gold Strike"]) as scene:
        scene["Ann"].picks("Gold Strike")

        assert scene.card("Longhouse").actions == ("Overrun", "Gold Strike")


@pytest.mark.rule("SU-190")
def test_overrun_does_not_bar_minions_that_move(smash):
    """
    A minion that is moved is not played: Ann's rides to the base that Bob has overrun.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Overrun"]}}, "Pyramids": {"Ann": ["Walker"]}}
    with smash(bases, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Walker")

        assert scene.card("Longhouse").minions == ("Walker",)


def test_overrun_is_destroyed_at_the_start_of_its_players_turn(smash):
    """
    Ann's Overrun lies there during Bob's turn, and is destroyed when hers begins.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Overrun"]}}}) as scene:
        scene["Ann"].passes()
        assert scene.card("Longhouse").actions == ("Overrun",)
        scene["Bob"].passes()

        assert scene.card("Longhouse").actions == ()
        scene.happened("Destroyed", card="Overrun")
        assert "Overrun" in scene["Ann"].zone("discard")


# ------------------------------------------------------------------------------------------------ They Keep Coming


def test_they_keep_coming_plays_an_extra_minion_from_the_discard_pile(smash):
    """
    Ann plays a minion of any power from her pile, at a base of her choice, and has her free minion left.
    """
    ann = {"hand": ["They Keep Coming", "Walker"], "discard": ["Zombie Lord", "Outbreak"]}
    with smash({"Longhouse": {"Ann": ["Mummy"]}, "Pyramids": {"Ann": ["Mummy"]}}, Ann=ann) as scene:
        scene["Ann"].picks("They Keep Coming")
        scene.can_pick_exactly("Zombie Lord", "Pass")
        scene["Ann"].picks("Zombie Lord")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").minions == ("Mummy", "Zombie Lord")
        assert scene.facts.free_minion
        scene.can_pick("Walker")


def test_they_keep_coming_gives_no_minion_from_hand(smash):
    """
    Ruling: it comes from the pile, now or never: declining it, Ann has no extra minion.
    """
    ann = {"hand": ["They Keep Coming", "Walker"], "discard": ["Zombie Lord"]}
    with smash(ONE_BASE, Ann=ann, free_minion=False) as scene:
        scene["Ann"].picks("They Keep Coming")
        scene["Ann"].passes()

        scene.can_pick_exactly("Pass")


def test_they_keep_coming_does_not_get_past_overrun(smash):
    """
    Where Bob has laid Overrun no minion comes: if that is the only base, there is nothing to choose.
    """
    ann = {"hand": ["They Keep Coming"], "discard": ["Zombie Lord"]}
    with smash({"Longhouse": {"actions": {"Bob": ["Overrun"]}}}, Ann=ann) as scene:
        scene["Ann"].picks("They Keep Coming")

        assert scene["Ann"].zone("discard") == ("Zombie Lord", "They Keep Coming")


# ------------------------------------------------------------------------------------------------ They're Coming To Get You

#: They're Coming To Get You lies at Longhouse.
COMING = {"Longhouse": {"actions": {"Ann": ["They're Coming To Get You"]}}, "Pyramids": {}}


def test_theyre_coming_to_get_you_lets_your_minion_come_from_the_discard_pile(smash):
    """
    Ann plays her free minion there from the discard pile: none is left for her hand.
    """
    with smash(COMING, Ann={"hand": ["Walker"], "discard": ["Grave Digger", "Zombie Lord"]}) as scene:
        scene["Ann"].picks("They're Coming To Get You")
        scene.can_pick_exactly("Grave Digger", "Zombie Lord")
        scene["Ann"].picks("Grave Digger")
        scene["Ann"].passes()

        assert scene.card("Longhouse").minions == ("Grave Digger",)
        assert not scene.facts.free_minion
        scene.cannot_pick("Walker")


def test_theyre_coming_to_get_you_grants_no_additional_play(smash):
    """
    Ruling: it replaces where the minion comes from: with no minion left to play it can't be used.
    """
    with smash(COMING, Ann={"discard": ["Grave Digger"]}, free_minion=False) as scene:
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_may_use_a_kept_extra_minion(smash):
    """
    An extra minion of Summon that was kept may come from the pile as well.
    """
    ann = {"hand": ["Summon", "Archmage"], "discard": ["Grave Digger"]}
    with smash(COMING, Ann=ann, free_minion=False) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].passes()
        scene["Ann"].picks("They're Coming To Get You")

        assert scene.card("Longhouse").minions == ("Grave Digger",)
        scene.cannot_pick("Archmage")


def test_theyre_coming_to_get_you_honours_what_an_extra_minion_asks(smash):
    """
    The extra minion of Outbreak is for a base where Ann has none: with one of hers there it does not serve.
    """
    bases = {
        "Longhouse": {"Ann": ["Mummy"], "actions": {"Ann": ["They're Coming To Get You"]}},
        "Pyramids": {},
    }
    ann = {"hand": ["Outbreak"], "discard": ["Grave Digger"]}
    with smash(bases, Ann=ann, free_minion=False) as scene:
        scene["Ann"].picks("Outbreak")

        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_works_once_each_turn(smash):
    """
    A second minion does not come from the pile this turn, though Ann has an extra one to play.
    """
    ann = {"hand": ["Summon"], "discard": ["Walker", "Zombie Lord"]}
    with smash(COMING, Ann={**ann, "deck": ["Overrun"]}) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("They're Coming To Get You")
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()

        assert scene.card("Longhouse").minions == ("Walker",)
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_works_only_for_its_player_on_their_turn(smash):
    """
    Bob's lies there on Ann's turn: neither of them can use it.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["They're Coming To Get You"]}}}
    with smash(bases, Ann={"discard": ["Walker"]}, Bob={"discard": ["Walker"]}) as scene:
        scene.can_pick_exactly("Pass")


def test_theyre_coming_to_get_you_plays_no_action(smash):
    """
    Actions in the pile stay there.
    """
    with smash(COMING, Ann={"discard": ["Overrun"]}) as scene:
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_does_not_get_past_overrun(smash):
    """
    Where Bob has laid Overrun Ann plays no minion, from her pile neither.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["They're Coming To Get You"], "Bob": ["Overrun"]}}, "Pyramids": {}}
    with smash(bases, Ann={"discard": ["Walker"]}) as scene:
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_2012_works_as_often_as_you_play_minions(smash):
    """
    The first print has no limit: with Summon two minions come from the pile.
    """
    ann = {"hand": ["Summon"], "discard": ["Walker", "Zombie Lord"], "deck": ["Overrun"]}
    with smash({"Longhouse": {"actions": {"Ann": ["theyre_coming_to_get_you_2012"]}}}, Ann=ann) as scene:
        scene["Ann"].picks("Summon")
        scene["Ann"].picks("They're Coming To Get You")
        scene["Ann"].picks("Walker")
        scene["Ann"].declines()
        scene["Ann"].picks("They're Coming To Get You")

        assert scene.card("Longhouse").minions == ("Walker", "Zombie Lord")
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_2012_grants_no_additional_play(smash):
    """
    In the first print too the minion must be one that Ann could play.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["theyre_coming_to_get_you_2012"]}}}
    with smash(bases, Ann={"discard": ["Grave Digger"]}, free_minion=False) as scene:
        scene.cannot_pick("They're Coming To Get You")


def test_theyre_coming_to_get_you_is_played_on_a_base(smash):
    """
    Ann lays it on a base, and uses it at once.
    """
    ann = {"hand": [laid("They're Coming To Get You", owner="Ann")], "discard": ["Zombie Lord"]}
    with smash(ONE_BASE, Ann=ann) as scene:
        scene["Ann"].picks("They're Coming To Get You")
        scene["Ann"].picks("They're Coming To Get You")

        assert scene.card("Longhouse").minions == ("Zombie Lord",)
        assert scene.card("Longhouse").actions == ("They're Coming To Get You",)
