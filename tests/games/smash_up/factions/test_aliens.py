"""The Aliens, card by card."""

import pytest

from tabletop.testing import laid


def curse():
    """Lay an Ancient Curse of Bob's on a minion."""
    return laid("Ancient Curse", owner="Bob")


# ------------------------------------------------------------------------------------------------ Supreme Overlord


def test_supreme_overlord_returns_any_minion_to_its_owners_hand(smash):
    """
    Supreme Overlord, played at one base, sends the strongest minion of another base back to its owner.
    """
    with smash({"Longhouse": {}, "Pyramids": {"Bob": ["King Rex"]}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("King Rex")

        assert scene["Bob"].hand == ("King Rex",)
        assert scene.card("Longhouse").minions == ("Supreme Overlord",)


def test_supreme_overlord_may_return_nothing(smash):
    """
    Returning a minion is up to Supreme Overlord's player.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].passes()

        assert scene.card("Longhouse").minions == ("Mummy", "Supreme Overlord")


def test_supreme_overlord_may_return_itself(smash):
    """
    Nothing keeps Supreme Overlord from sending itself home.
    """
    with smash({"Longhouse": {}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene.can_pick_exactly("Supreme Overlord", "Pass")
        scene["Ann"].picks("Supreme Overlord")

        assert scene["Ann"].hand == ("Supreme Overlord",)


@pytest.mark.rule("SU-192", "SU-195")
def test_supreme_overlord_leaves_behind_what_lay_on_the_minion(smash):
    """
    A returned minion loses its counters, and the action on it is discarded to its own owner's pile.
    """
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 2}, attached=[laid("Upgrade", owner="Ann")])
    with smash({"Longhouse": {"Bob": [mummy]}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].picks("Mummy")

        assert scene["Ann"].zone("discard") == ("Upgrade",)
        assert scene.card("Mummy", of="Bob", zone="hand").counters == {}


@pytest.mark.rule("SU-180")
def test_supreme_overlord_returns_a_borrowed_minion_to_its_owner(smash):
    """
    A minion of Ann's that Bob controls goes to Ann's hand.
    """
    scout = laid("Scout", owner="Ann", controller="Bob")
    with smash({"Longhouse": {"Bob": [scout]}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].picks("Scout")

        assert scene["Ann"].hand == ("Scout",)
        assert scene["Bob"].hand == ()


# ------------------------------------------------------------------------------------------------ Invader


def test_invader_brings_a_point(smash):
    """
    Whoever plays Invader gains 1 VP, without being asked.
    """
    with smash({"Longhouse": {}}, Ann=["Invader"]) as scene:
        scene["Ann"].picks("Invader")

        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene["Bob"].pool("points") == {}


def test_invader_keeps_the_point_when_it_leaves(smash):
    """
    Sent home by a Beam Up at once, Invader has still brought its point.
    """
    with smash({"Longhouse": {}}, Ann=["Invader", "Beam Up"]) as scene:
        scene["Ann"].picks("Invader")
        scene["Ann"].picks("Beam Up")

        assert scene["Ann"].hand == ("Invader",)
        assert scene["Ann"].pool("points") == {"VP": 1}


@pytest.mark.rule("SU-190")
def test_invader_brings_nothing_when_it_moves(smash):
    """
    Moving is not playing: an Invader that is moved brings no point.
    """
    with smash({"Longhouse": {"Ann": ["Invader"]}, "Pyramids": {}}, Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")

        assert scene.card("Pyramids").minions == ("Invader",)
        assert scene["Ann"].pool("points") == {}


# ------------------------------------------------------------------------------------------------ Scout


@pytest.mark.rule("SU-089", "SU-090")
def test_scout_goes_back_to_hand_after_its_base_has_scored(smash):
    """
    Scout counts in the scoring, and then goes to hand without passing the discard pile.
    """
    with smash({"Star Portal": {"Ann": ["Scout"], "Bob": ["King Rex", "King Rex"]}, "Pyramids": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert "Scout" in scene["Ann"].hand
        assert scene["Ann"].zone("discard") == ()
        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene["Bob"].zone("discard") == ("King Rex", "King Rex")


def test_scout_may_stay_and_be_discarded(smash):
    """
    A Scout that does not report back is discarded with the others.
    """
    with smash({"Star Portal": {"Ann": ["Scout"], "Bob": ["King Rex", "King Rex"]}, "Pyramids": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert scene["Ann"].zone("discard") == ("Scout",)
        assert "Scout" not in scene["Ann"].hand


def test_scout_stays_when_another_base_scores(smash):
    """
    A Scout at another base is not asked.
    """
    bases = {"Star Portal": {"Bob": ["King Rex", "King Rex", "King Rex"]}, "Pyramids": {"Ann": ["Scout"]}}
    with smash(bases, Bob={"hand": []}) as scene:
        scene["Ann"].passes()

        assert scene["Bob"].pool("points") == {"VP": 3}
        assert scene.card("Pyramids").minions == ("Scout",)


def test_scout_goes_to_its_owner_though_another_controls_it(smash):
    """
    Its controller decides, and its owner gets it.
    """
    scout = laid("Scout", owner="Bob", controller="Ann")
    with smash({"Star Portal": {"Ann": [scout], "Bob": ["King Rex", "King Rex"]}, "Pyramids": {}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()

        assert scene["Bob"].hand == ("Scout",)


@pytest.mark.rule("SU-048")
def test_scout_does_nothing_when_it_is_played(smash):
    """
    Played in the ordinary way, Scout just lies there.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Scout"]) as scene:
        scene["Ann"].picks("Scout")

        assert scene.card("Longhouse").minions == ("Mummy", "Scout")


# ------------------------------------------------------------------------------------------------ Collector


def test_collector_returns_a_minion_of_power_3_or_less_here(smash):
    """
    Collector may pick whoever's minion here of current power 3 or less: a cursed Sheriff too, but no Pharaoh,
    no grown Mummy and nobody elsewhere.
    """
    here = [
        laid("Sheriff", owner="Bob", attached=[curse()]),
        "Pharaoh",
        laid("Mummy", owner="Bob", counters={"COUNTER": 2}),
    ]
    bases = {"Longhouse": {"Ann": ["Invader"], "Bob": here}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["Collector"]) as scene:
        scene["Ann"].picks("Collector")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Invader", "Sheriff", "Collector", "Pass")
        scene["Ann"].picks("Sheriff")

        assert scene["Bob"].hand == ("Sheriff",)


def test_collector_may_return_another_collector_or_itself(smash):
    """
    The current wording makes no exception for Collectors.
    """
    with smash({"Longhouse": {"Bob": ["Collector"]}}, Ann=["Collector"]) as scene:
        scene["Ann"].picks("Collector")
        scene.can_pick_exactly("Collector (at Longhouse, Ann)", "Collector (at Longhouse, Bob)", "Pass")
        scene["Ann"].picks("Collector (at Longhouse, Ann)")

        assert scene["Ann"].hand == ("Collector",)


def test_collector_may_return_nothing(smash):
    """
    Collecting is up to its player.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Collector"]) as scene:
        scene["Ann"].picks("Collector")
        scene["Ann"].passes()

        assert scene.card("Longhouse").minions == ("Mummy", "Collector")


# ------------------------------------------------------------------------------------------------ Abduction


def test_abduction_returns_a_minion_and_gives_an_extra_one(smash):
    """
    Abduction sends Bob's minion home; then Ann plays an extra minion and still has her free one.
    """
    with smash({"Longhouse": {"Bob": ["King Rex"]}}, Ann=["Abduction", "Scout", "Invader"]) as scene:
        scene["Ann"].picks("Abduction")
        scene["Ann"].picks("Scout")
        scene["Ann"].picks("Invader")

        assert scene["Bob"].hand == ("King Rex",)
        assert scene.card("Longhouse").minions == ("Scout", "Invader")


def test_abduction_must_return_a_minion_even_your_own(smash):
    """
    With only Ann's own minion in play, that one goes back; she may play it again as the extra minion.
    """
    with smash({"Longhouse": {"Ann": ["Invader"]}}, Ann=["Abduction"]) as scene:
        scene["Ann"].picks("Abduction")
        scene["Ann"].picks("Invader")

        assert scene.card("Longhouse").minions == ("Invader",)
        assert scene["Ann"].pool("points") == {"VP": 1}


def test_abduction_gives_an_extra_minion_with_nobody_to_return(smash):
    """
    The halves of Abduction do not depend on each other.
    """
    with smash({"Longhouse": {}}, Ann=["Abduction", "Scout"]) as scene:
        scene["Ann"].picks("Abduction")
        scene["Ann"].picks("Scout")

        assert scene.card("Longhouse").minions == ("Scout",)
        assert scene.facts.free_minion


@pytest.mark.rule("SU-206", "SU-208")
def test_abduction_lets_its_minion_be_played_later(smash):
    """
    The extra minion may be kept: Ann plays two minions afterwards, and no third.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Abduction", "Scout", "King Rex", "Invader"]) as scene:
        scene["Ann"].picks("Abduction")
        scene["Ann"].passes()
        scene["Ann"].picks("Scout")
        scene["Ann"].picks("King Rex")
        scene.cannot_pick("Invader")

        assert scene.card("Longhouse").minions == ("Scout", "King Rex")


# ------------------------------------------------------------------------------------------------ Beam Up


def test_beam_up_returns_any_minion(smash):
    """
    Beam Up takes one minion of Ann's choice from any base: it is no choice whether.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}, "Pyramids": {"Bob": ["King Rex"]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")
        scene.can_pick_exactly("Scout", "King Rex")
        scene["Ann"].picks("King Rex")

        assert scene["Bob"].hand == ("King Rex",)
        assert scene["Ann"].zone("discard") == ("Beam Up",)


@pytest.mark.rule("SU-236")
def test_beam_up_may_be_played_with_nobody_in_play(smash):
    """
    Without minions Beam Up is played in vain.
    """
    with smash({"Longhouse": {}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")

        assert scene["Ann"].zone("discard") == ("Beam Up",)


def test_beam_up_can_not_take_a_protected_minion(smash):
    """
    A minion that other players' cards do not affect stays where it is.
    """
    rex = laid("King Rex", owner="Bob", attached=[laid("Tooth and Claw...and Guns", owner="Bob")])
    with smash({"Longhouse": {"Bob": [rex]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")

        assert scene.card("Longhouse").minions == ("King Rex",)


# ------------------------------------------------------------------------------------------------ Crop Circles


def test_crop_circles_returns_all_minions_at_one_base(smash):
    """
    All minions at the chosen base go to their owners, Ann's own as well; other bases and buried cards are left alone.
    """
    bases = {
        "Longhouse": {"Ann": ["Scout"], "Bob": ["King Rex", "Mummy"], "buried": {"Bob": ["Pharaoh"]}},
        "Pyramids": {"Bob": ["Deputy"]},
    }
    with smash(bases, Ann=["Crop Circles"]) as scene:
        scene["Ann"].picks("Crop Circles")
        scene["Ann"].picks("Longhouse")

        assert scene["Ann"].hand == ("Scout",)
        assert sorted(scene["Bob"].hand) == ["King Rex", "Mummy"]
        assert scene.card("Longhouse").buried == ("Pharaoh",)
        assert scene.card("Pyramids").minions == ("Deputy",)


@pytest.mark.rule("SU-240")
def test_crop_circles_may_choose_an_empty_base(smash):
    """
    All minions may be none.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}, "Pyramids": {}}, Ann=["Crop Circles"]) as scene:
        scene["Ann"].picks("Crop Circles")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Longhouse").minions == ("Scout",)
        assert scene["Ann"].zone("discard") == ("Crop Circles",)


# ------------------------------------------------------------------------------------------------ Disintegrator


def test_disintegrator_puts_a_weak_minion_under_its_owners_deck(smash):
    """
    Only minions of current power 3 or less can be chosen; the chosen one goes to the bottom, and that is not destroying.
    """
    bases = {"Saloon": {"Ann": ["Sheriff"], "Bob": ["King Rex", "Mummy"]}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["Disintegrator"], Bob={"deck": ["Berserk", "Raider"]}) as scene:
        scene["Ann"].picks("Disintegrator")
        scene.can_pick_exactly("Mummy", "Deputy")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("deck")[-1] == "Mummy"
        assert scene["Bob"].zone("discard") == ()
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-195")
def test_disintegrator_discards_what_lay_on_the_minion(smash):
    """
    Actions on the minion are discarded, and its counters are gone.
    """
    invader = laid("Invader", owner="Bob", counters={"COUNTER": 1}, attached=[curse()])
    with smash({"Longhouse": {"Bob": [invader]}}, Ann=["Disintegrator"]) as scene:
        scene["Ann"].picks("Disintegrator")

        assert scene["Bob"].zone("discard") == ("Ancient Curse",)
        assert scene["Bob"].zone("deck")[-1] == "Invader"
        assert scene["Bob"].card("Invader", zone="deck").counters == {}


def test_disintegrator_finds_nobody_weak_enough(smash):
    """
    With only strong minions in play Disintegrator does nothing.
    """
    with smash({"Longhouse": {"Bob": ["King Rex"]}}, Ann=["Disintegrator"]) as scene:
        scene["Ann"].picks("Disintegrator")

        assert scene.card("Longhouse").minions == ("King Rex",)
        assert scene["Ann"].zone("discard") == ("Disintegrator",)


# ------------------------------------------------------------------------------------------------ Invasion


@pytest.mark.rule("SU-189")
def test_invasion_moves_any_minion_with_what_lies_on_it(smash):
    """
    Ann moves Bob's minion to another base of her choice; its counter and the action on it go along.
    """
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 1}, attached=[laid("Upgrade", owner="Bob")])
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": [mummy]}, "Pyramids": {}, "Saloon": {}}
    with smash(bases, Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")
        scene["Ann"].picks("Mummy")
        scene.can_pick_exactly("Pyramids", "Saloon")
        scene["Ann"].picks("Saloon")

        assert scene.card("Saloon").minions == ("Mummy",)
        assert scene.card("Mummy", of="Bob", zone="minions").power == 5


def test_invasion_is_not_optional(smash):
    """
    If Ann has the only minion, she moves it.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}, "Pyramids": {}}, Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")

        assert scene.card("Pyramids").minions == ("Scout",)


# ------------------------------------------------------------------------------------------------ Jammed Signal


@pytest.mark.rule("SU-204")
def test_jammed_signal_cancels_a_trigger_of_its_base(smash):
    """
    At a jammed Saloon nobody drinks to a destroyed minion.
    """
    bases = {"Saloon": {"Ann": ["Scout"], "Bob": ["Mummy", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Jammed Signal", "Laseratops"]) as scene:
        scene["Ann"].picks("Jammed Signal")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Laseratops")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Ann"].hand == ()


def test_jammed_signal_cancels_what_its_base_offers(smash):
    """
    Nobody can bury a card at jammed Pyramids, as long as Jammed Signal lies there.
    """
    with smash({"Pyramids": {}, "Saloon": {}}, Ann=["Jammed Signal", "Scout"]) as scene:
        scene.can_pick("Pyramids: Bury a card from your hand here")
        scene["Ann"].picks("Jammed Signal")
        scene["Ann"].picks("Pyramids")
        scene.cannot_pick("Pyramids: Bury a card from your hand here")

        assert scene.card("Pyramids").actions == ("Jammed Signal",)


def test_jammed_signal_leaves_other_bases_alone(smash):
    """
    The abilities of other bases go on working.
    """
    with smash({"Pyramids": {}, "Saloon": {}}, Ann=["Jammed Signal", "Scout"]) as scene:
        scene["Ann"].picks("Jammed Signal")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Pyramids: Bury a card from your hand here")

        assert scene.card("Pyramids").buried == ("Scout",)


def test_jammed_signal_cancels_only_while_it_lies_there(smash):
    """
    When a Stagecoach takes Jammed Signal away, the base works again.
    """
    bases = {"Pyramids": {"actions": {"Ann": ["Jammed Signal"]}}, "Saloon": {}}
    with smash(bases, Ann=["Stagecoach", "Scout"]) as scene:
        scene.cannot_pick("Pyramids: Bury a card from your hand here")
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Jammed Signal")
        scene.can_pick("Pyramids: Bury a card from your hand here")

        assert scene.card("Saloon").actions == ("Jammed Signal",)


def test_jammed_signal_cancels_the_draw_for_itself_at_star_portal(smash):
    """
    Star Portal is jammed by the time it could draw a card for Jammed Signal itself.
    """
    with smash({"Star Portal": {}, "Pyramids": {}}, Ann=["Jammed Signal"]) as scene:
        scene["Ann"].picks("Jammed Signal")
        scene["Ann"].picks("Star Portal")

        assert scene["Ann"].hand == ()


def test_jammed_signal_does_not_touch_breakpoint_and_points(smash):
    """
    A jammed base scores at its breakpoint for its points; what it would do as its cards are discarded is cancelled,
    though Jammed Signal is discarded with them: Ann draws her two cards and no third.
    """
    bases = {
        "Sakura Garden": {"Ann": ["King Rex", "King Rex", "Mummy", "Deputy"], "actions": {"Bob": ["Jammed Signal"]}},
        "Pyramids": {},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()

        assert scene["Ann"].pool("points") == {"VP": 3}
        assert len(scene["Ann"].hand) == 2


# ------------------------------------------------------------------------------------------------ Probe


@pytest.mark.rule("SU-228")
def test_probe_makes_another_player_discard_a_minion_of_your_choice(smash):
    """
    Ann alone sees Bob's hand and picks one of the minions in it, which Bob discards.
    """
    with smash({"Longhouse": {}}, Ann=["Probe"], Bob=["Mummy", "Berserk", "Pharaoh"], Cid=["Scout"]) as scene:
        scene["Ann"].picks("Probe")
        scene["Ann"].picks("Bob")
        scene.can_pick_exactly("Mummy", "Pharaoh")

        assert scene["Ann"].sees("Berserk")
        assert not scene["Cid"].sees("Berserk")

        scene["Ann"].picks("Pharaoh")

        assert scene["Bob"].hand == ("Mummy", "Berserk")
        assert scene["Bob"].zone("discard") == ("Pharaoh",)


def test_probe_sees_a_hand_without_minions_and_takes_nothing(smash):
    """
    No minion there means no discard; Ann is asked all the same, so that nobody else learns it.
    """
    with smash({"Longhouse": {}}, Ann=["Probe"], Bob=["Berserk"]) as scene:
        scene["Ann"].picks("Probe")
        scene.can_pick_exactly("Pass")

        assert scene["Ann"].sees("Berserk")

        scene["Ann"].passes()

        assert scene["Bob"].hand == ("Berserk",)


def test_probe_asks_though_there_is_one_minion(smash):
    """
    Nobody else can tell from the question how many minions Bob holds.
    """
    with smash({"Longhouse": {}}, Ann=["Probe"], Bob=["Mummy", "Berserk"]) as scene:
        scene["Ann"].picks("Probe")
        scene.can_pick_exactly("Mummy")
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_probe_finds_empty_hands(smash):
    """
    If nobody else has a card, Probe does nothing.
    """
    with smash({"Longhouse": {}}, Ann=["Probe", "Scout"]) as scene:
        scene["Ann"].picks("Probe")

        assert scene["Ann"].hand == ("Scout",)
        assert scene["Ann"].zone("discard") == ("Probe",)


def test_probe_sets_off_dynamite_surprise(smash):
    """
    Whoever is probed may answer with Dynamite Surprise once Probe is done.
    """
    with smash({"Longhouse": {"Ann": ["Scout"]}}, Ann=["Probe"], Bob=["Mummy", "Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Probe")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks("Dynamite Surprise: Play it")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Scout", "Probe")


# ------------------------------------------------------------------------------------------------ Terraforming

OASES = {"base_deck": ["Star Portal", "Drakkar"]}


def test_terraforming_swaps_a_base_and_all_cards_there_stay(smash):
    """
    Minions with what is on them, actions and buried cards of all players lie at the new base afterwards, unmoved.
    """
    mummy = laid("Mummy", owner="Bob", counters={"COUNTER": 1}, attached=[laid("Upgrade", owner="Bob")])
    there = {
        "Ann": ["Scout"],
        "Bob": [mummy],
        "actions": {"Ann": ["Gold Strike"]},
        "buried": {"Bob": ["Pharaoh"]},
    }
    with smash({"Longhouse": there, "Pyramids": {"Ann": ["Deputy"]}}, Ann=["Terraforming"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Drakkar")
        scene["Ann"].picks("Longhouse")

        drakkar = scene.card("Drakkar")
        assert sorted(scene.zone("bases")) == ["Drakkar", "Pyramids"]
        assert drakkar.minions == ("Scout", "Mummy")
        assert drakkar.actions == ("Gold Strike",)
        assert drakkar.buried == ("Pharaoh",)
        assert scene.card("Mummy", of="Bob", zone="minions").power == 5
        assert scene.card("Pharaoh", of="Bob", zone="buried").face_up is False
        scene.did_not_happen("MovedToBase")


def test_terraforming_keeps_a_buried_card_secret(smash):
    """
    Bob still knows what he has buried, and Ann still does not.
    """
    bases = {"Longhouse": {"buried": {"Bob": ["Pharaoh"]}}}
    with smash(bases, Ann=["Terraforming"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Drakkar")

        assert scene.card("Pharaoh", of="Bob", zone="buried").known_to == ("Bob",)


@pytest.mark.rule("SU-231")
def test_terraforming_shuffles_the_old_base_into_the_base_deck(smash):
    """
    The old base is in the base deck afterwards and not in the discard pile, and that deck is shuffled.
    """
    with smash({"Longhouse": {}}, Ann=["Terraforming"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Star Portal")

        assert "Longhouse" in scene.zone("base_deck")
        assert scene.zone("base_discard") == ()
        assert scene.card("Longhouse").known_to == ()
        scene.happened("Shuffled")


@pytest.mark.rule("SU-230")
def test_terraforming_shows_the_found_base_and_no_other(smash):
    """
    Ann looks through the base deck alone; Bob sees only what she has taken out of it.
    """
    with smash({"Longhouse": {}}, Ann=["Terraforming"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")

        assert scene["Ann"].sees("Star Portal")
        assert not scene["Bob"].sees("Star Portal")

        scene["Ann"].picks("Drakkar")

        assert scene["Bob"].sees("Drakkar")
        assert not scene["Bob"].sees("Star Portal")


def test_terraforming_gives_an_extra_minion_at_the_new_base_only(smash):
    """
    The extra minion goes to the new base, and that base reacts to it: its first visitor there raids Bob's deck.
    """
    with smash(
        {"Longhouse": {}, "Pyramids": {}},
        Ann=["Terraforming", "Scout"],
        Bob={"deck": ["Berserk"]},
        shared=OASES,
    ) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Drakkar")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Scout")
        scene["Ann"].picks("Bob")
        scene["Ann"].confirms()

        assert scene.card("Drakkar").minions == ("Scout",)
        assert scene["Ann"].hand == ("Berserk",)
        assert scene.facts.free_minion


def test_terraforming_keeps_its_extra_minion_for_later_at_that_base(smash):
    """
    Kept for later, the extra minion can still go to the new base only.
    """
    with smash(
        {"Longhouse": {}, "Pyramids": {}}, Ann=["Terraforming", "Scout"], shared=OASES, free_minion=False
    ) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()
        scene["Ann"].picks("Scout")

        assert scene.card("Star Portal").minions == ("Scout",)


def test_terraforming_makes_the_new_base_work_and_the_old_one_not(smash):
    """
    What the old base offered is gone, and what the new one offers is there.
    """
    with smash(
        {"Longhouse": {"Ann": ["Scout"]}}, Ann=["Terraforming", "Beam Up"], shared={"base_deck": ["Pyramids"]}
    ) as scene:
        scene.can_pick("Longhouse: Put a card on top of your deck for +2 power")
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].passes()
        scene.cannot_pick("Longhouse: Put a card on top of your deck for +2 power")
        scene["Ann"].picks("Pyramids: Bury a card from your hand here")

        assert scene.card("Pyramids").buried == ("Beam Up",)


def test_terraforming_can_break_the_new_base(smash):
    """
    With 17 power there, a Longhouse that becomes a Star Portal scores at the end of the Play Cards phase.
    """
    bases = {"Longhouse": {"Ann": ["King Rex", "King Rex", "Invader"]}, "Pyramids": {}}
    with smash(bases, Ann=["Terraforming"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()

        assert scene["Ann"].pool("points") == {"VP": 3}
        assert scene.zone("base_discard") == ("Star Portal",)


def test_terraforming_first_shuffles_discarded_bases_into_an_empty_base_deck(smash):
    """
    With no base deck left, the discarded bases are the base deck.
    """
    with smash(
        {"Longhouse": {}}, Ann=["Terraforming"], shared={"base_deck": [], "base_discard": ["Drakkar"]}, rest="boxed"
    ) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Drakkar")

        assert scene.zone("bases") == ("Drakkar",)
        assert scene.zone("base_deck") == ("Longhouse",)


def test_terraforming_finds_no_base_at_all(smash):
    """
    Without any base to be found nothing is swapped, and there is no new base for an extra minion.
    """
    with smash(
        {"Longhouse": {}},
        Ann=["Terraforming", "Scout"],
        shared={"base_deck": [], "base_discard": []},
        rest="boxed",
        free_minion=False,
    ) as scene:
        scene["Ann"].picks("Terraforming")
        scene.cannot_pick("Scout")

        assert scene.zone("bases") == ("Longhouse",)


@pytest.mark.rule("SU-Q19")
def test_terraforming_in_a_duel_before_scoring_stops_the_scoring(smash):
    """
    Laid down for the Sheriff's duel, Terraforming swaps the base that is about to score: nobody gets points for it.
    """
    bases = {"Star Portal": {"Ann": ["Sheriff", "King Rex"], "Bob": ["King Rex"]}, "Pyramids": {}}
    with smash(bases, Ann=["Terraforming"], shared={"base_deck": ["Longhouse"]}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("King Rex")
        scene.nobody_reacts()
        scene["Ann"].picks("Terraforming")
        scene.nobody_reacts()
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Star Portal")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Sheriff", "Terraforming")
        assert scene["Ann"].pool("points") == scene["Bob"].pool("points") == {}
        assert scene.card("Longhouse").minions == ("King Rex", "King Rex")


def test_terraforming_2012_discards_the_actions_on_the_old_base(smash):
    """
    In the first print minions with the actions on them and buried cards stay, and actions on the old base do not.
    """
    mummy = laid("Mummy", owner="Bob", attached=[laid("Upgrade", owner="Bob")])
    there = {
        "Bob": [mummy],
        "actions": {"Ann": ["Gold Strike"], "Bob": ["Jammed Signal"]},
        "buried": {"Bob": ["Pharaoh"]},
    }
    with smash({"Longhouse": there}, Ann=["terraforming_2012"], shared=OASES) as scene:
        scene["Ann"].picks("Terraforming")
        scene["Ann"].picks("Drakkar")

        assert scene.card("Drakkar").actions == ()
        assert scene.card("Drakkar").minions == ("Mummy",)
        assert scene.card("Drakkar").buried == ("Pharaoh",)
        assert scene.card("Mummy", of="Bob", zone="minions").attached == ("Upgrade",)
        assert scene["Bob"].zone("discard") == ("Jammed Signal",)


def test_terraforming_2012_is_dealt_in_the_first_edition(smash):
    """
    With the first print's wordings the Aliens bring the old Terraforming, and only that.
    """
    options = {"edition": "first", "factions": (("aliens", "cowboys"), ("samurai", "vikings"))}
    with smash(["Longhouse"], options=options) as scene:
        cards = scene["Ann"].zone("deck")

        assert cards.count("Terraforming") == 1
        assert scene.card("terraforming_2012", of="Ann").name == "Terraforming"


@pytest.mark.rule("SU-236")
def test_invasion_may_be_played_without_a_minion_in_play(smash):
    """
    Nobody is there to move: Invasion is discarded, and that is all.
    """
    with smash(["Longhouse", "Pyramids"], Ann=["Invasion"]) as scene:
        scene["Ann"].picks("Invasion")

        scene.did_not_happen("MovedToBase")
        assert scene["Ann"].zone("discard") == ("Invasion",)
