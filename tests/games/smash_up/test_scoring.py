"""Scoring bases: when one is ready, the steps, who gets what, ties, and what happens afterwards (SU-078 to SU-119)."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes

EVENTS_OF_SCORING = ("BeforeScoring", "Scores", "GainedVP", "AfterScoring", "Discarded", "BaseDiscarded", "BaseEntered")
THREE = {"Ann": [], "Bob": [], "Cas": []}
FOUR = {**THREE, "Dee": []}


def breakpoints(**given):
    """Give bases other breakpoints than those that are printed."""
    return {name: {"breakpoint": limit} for name, limit in given.items()}


def points(scene):
    """Return the victory points of all seats."""
    return tuple(seat.pool("points").get("VP", 0) for seat in scene.seats)


def course(scene):
    """Return the kinds of the events that belong to scoring, in order."""
    return [event.kind for event in scene.events() if event.kind in EVENTS_OF_SCORING]


# ------------------------------------------------------------------------------------------------ readiness and choice


@pytest.mark.rule("SU-078", "SU-079", "SU-057")
@pytest.mark.parametrize(("limit", "scored"), [(7, True), (8, True), (9, False)])
def test_a_base_scores_when_the_power_of_all_players_together_reaches_its_breakpoint(smash, limit, scored):
    """
    Ann has 5 and Bob 3 at Longhouse: that is enough for a breakpoint of 7 or 8, and one too few for 9.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "Bob": ["Gunfighter"]}}
    with smash(bases, cards=breakpoints(longhouse=limit)) as scene:
        scene["Ann"].passes()

        assert bool(scene.events("Scores")) == scored
        assert points(scene) == ((5, 3) if scored else (0, 0))


@pytest.mark.rule("SU-080")
@pytest.mark.parametrize(("card", "scored"), [("Ancient Curse", False), ("Mummy Strength", True)])
def test_the_power_after_modification_is_what_counts(smash, card, scored):
    """
    At a breakpoint of 6, a printed 7 is too little under Ancient Curse, and a printed 5 is enough with Mummy Strength.
    """
    there = ["Pharaoh", "Deputy"] if card == "Ancient Curse" else ["Pharaoh"]
    with smash({"Longhouse": {"Ann": there}}, Ann=[card], cards=breakpoints(longhouse=6)) as scene:
        scene["Ann"].picks(card)
        if card == "Ancient Curse":
            scene["Ann"].picks("Pharaoh")
        scene["Ann"].passes()

        assert bool(scene.events("Scores")) == scored


@pytest.mark.rule("SU-080", "SU-212")
@pytest.mark.parametrize(("limit", "scored"), [(10, True), (11, False)])
def test_the_breakpoint_after_modification_is_what_counts(smash, limit, scored):
    """
    A breakpoint that is 5 lower for this turn is reached by a Pharaoh if 10 is printed, and not if 11 is.
    """
    with smash(
        {"Longhouse": {"Ann": ["Pharaoh"]}, "Pyramids": {}},
        game=SmashUpWithProbes,
        Ann=["Undermine"],
        cards=breakpoints(longhouse=limit),
    ) as scene:
        scene["Ann"].picks("Undermine")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()

        assert bool(scene.events("Scores")) == scored


@pytest.mark.rule("SU-081", "SU-083")
@pytest.mark.parametrize(("first", "second"), [("Longhouse", "Pyramids"), ("Pyramids", "Longhouse")])
def test_the_current_player_picks_which_ready_base_scores_first(smash, first, second):
    """
    Two bases are ready on Bob's turn: he picks which goes first, and it scores to the end before the other begins.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"]}, "Pyramids": {"Ann": ["Pharaoh"]}, "Saloon": {}}
    with smash(bases, active=1, cards=breakpoints(longhouse=5, pyramids=5)) as scene:
        scene["Bob"].passes()
        scene["Bob"].is_asked("Which base scores first?")
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Bob"].picks(first)

        steps = [event.text.english for event in scene.events() if event.kind in ("Scores", "BaseDiscarded")]
        assert steps == [f"{first} scores.", f"{first} is discarded.", f"{second} scores.", f"{second} is discarded."]


@pytest.mark.rule("SU-084")
def test_scoring_is_not_declined(smash):
    """
    A ready base on the current player's turn scores although the points are another player's; nobody may pass.
    """
    bases = {"Longhouse": {"Bob": ["Pharaoh"]}, "Pyramids": {"Bob": ["Pharaoh"]}}
    with smash(bases, cards=breakpoints(longhouse=5, pyramids=5)) as scene:
        scene["Ann"].passes()
        scene.cannot_pick("Pass")
        scene["Ann"].picks("Longhouse")

        assert points(scene) == (0, 9)


@pytest.mark.rule("SU-082", "SU-168", "SU-262")
def test_a_base_scores_to_the_end_although_a_duel_before_it_takes_power_away(smash):
    """
    Sheriff destroys a Mummy before Longhouse scores; with 5 of 7 power left there it still scores.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}}
    with smash(bases, cards=breakpoints(longhouse=7)) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert points(scene) == (5, 0)


@pytest.mark.rule("SU-Q19")
def test_a_base_that_is_gone_before_it_scores_gives_nothing(smash):
    """
    The base that is to score is discarded in the before window: nobody gains anything, nothing follows, the turn goes on.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"]}, "Pyramids": {}}
    with smash(bases, game=SmashUpWithProbes, Bob=["Demolish"], cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Demolish")
        scene.nobody_reacts()

        assert points(scene) == (0, 0)
        scene.did_not_happen("Scores")
        scene.did_not_happen("AfterScoring")
        assert scene.facts.turn == 2


# ------------------------------------------------------------------------------------------------ the steps


@pytest.mark.rule("SU-085")
def test_without_a_ready_base_the_draw_phase_follows(smash):
    """
    No base is ready: nothing scores, and the current player draws two cards before the turn ends.
    """
    with smash({"Longhouse": {"Ann": ["Pharaoh"]}}) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("BeforeScoring")
        assert len(scene["Ann"].hand) == 2
        assert [event.kind for event in scene.events()][-3:-1] == ["TurnEnds", "TurnBegan"]


@pytest.mark.rule("SU-085", "SU-089", "SU-091", "SU-092", "SU-093", "SU-116")
def test_the_steps_of_scoring_come_in_order(smash):
    """
    Before, score, points, after, then cards, base and replacement: each once, in the order of the rules.
    """
    with smash({"Longhouse": {"Ann": ["Pharaoh"]}}, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()

        assert course(scene) == list(EVENTS_OF_SCORING)
        assert len(scene["Ann"].hand) == 2


@pytest.mark.rule("SU-086", "SU-087")
def test_points_are_awarded_on_what_is_there_after_the_before_window(smash):
    """
    Bob leads 5 to 4 when the base gets ready; in the before window locusts take 2 from him, and Ann wins.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Gunfighter", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Plague of Locusts"], cards=breakpoints(longhouse=9)) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Plague of Locusts")
        scene["Ann"].picks("Longhouse")
        scene.nobody_reacts()

        assert points(scene) == (5, 3)


@pytest.mark.rule("SU-088", "SU-Q15")
@pytest.mark.parametrize(
    ("first", "gained"), [("The winner gains 2 VP more", 3), ("The winner gains no more than 3 VP", 5)]
)
def test_when_abilities_alter_the_award_in_the_order_that_the_current_player_picks(smash, first, gained):
    """
    One ability gives the winner 2 more and one caps the award at 3: of 5 points it is 3 or 5, as the order goes.
    """
    bases = {"Longhouse": {"Ann": ["Herald", "Leveller"]}, "Pyramids": {}}
    with smash(bases, game=SmashUpWithProbes, cards=breakpoints(longhouse=2)) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(next(label for label in scene.options if first in label))

        assert points(scene) == (gained, 0)
        assert course(scene).index("Scores") < course(scene).index("GainedVP")


@pytest.mark.rule("SU-089", "SU-090")
def test_a_card_that_leaves_in_the_after_window_is_not_discarded_with_the_rest(smash):
    """
    Mummy buries itself elsewhere while base and cards still lie there; Gunfighter is discarded, Mummy is not.
    """
    bases = {"Longhouse": {"Ann": ["Mummy", "Gunfighter"]}, "Pyramids": {}}
    with smash(bases, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()

        assert "Longhouse" in scene.zone("bases")
        scene["Ann"].confirms()

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene.card("Pyramids").buried == ("Mummy",)


@pytest.mark.rule("SU-089")
def test_in_the_after_window_base_and_cards_are_still_in_play(smash):
    """
    While Mummy's player is asked, points are paid and nothing has been discarded.
    """
    bases = {"Longhouse": {"Ann": ["Mummy", "Gunfighter"]}, "Pyramids": {}}
    with smash(bases, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 0)
        assert scene.card("Longhouse").minions == ("Mummy", "Gunfighter")
        scene.did_not_happen("BaseEntered")
        scene["Ann"].declines()


@pytest.mark.rule("SU-091", "SU-175", "SU-139")
def test_all_cards_on_a_scored_base_go_to_their_owners_at_one_moment(smash):
    """
    Minions, actions and buried cards go to the piles of those who own them, whoever controls them, in one batch.
    """
    there = {
        "Ann": [laid("Pharaoh", owner="Bob", controller="Ann"), "Deputy"],
        "actions": {"Bob": ["Gold Strike"]},
        "buried": {"Ann": ["Gunfighter"]},
    }
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=7)) as scene:
        scene["Ann"].passes()
        while scene.decision.kind == "confirm":
            scene["Ann"].declines()

        assert sorted(scene["Ann"].zone("discard")) == ["Deputy", "Gunfighter"]
        assert sorted(scene["Bob"].zone("discard")) == ["Gold Strike", "Pharaoh"]
        assert len({event.batch for event in scene.events("Discarded")}) == 1


@pytest.mark.rule("SU-092", "SU-093")
def test_a_scored_base_is_replaced_by_the_top_base_of_the_base_deck(smash):
    """
    Longhouse goes to the base discard pile, and what lay on top of the base deck comes into the middle.
    """
    with smash(
        {"Longhouse": {"Ann": ["Pharaoh"]}, "Saloon": {}},
        shared={"base_deck": ["Drakkar", "Pyramids"]},
        cards=breakpoints(longhouse=5),
    ) as scene:
        scene["Ann"].passes()

        assert scene.zone("base_discard") == ("Longhouse",)
        assert scene.zone("bases") == ("Saloon", "Drakkar")
        assert scene.zone("base_deck")[0] == "Pyramids"


@pytest.mark.rule("SU-094")
def test_an_empty_base_deck_is_made_anew_with_the_base_just_scored(smash):
    """
    All other bases are in the middle: the base just scored is the only one in the pile, and comes back at once.
    """
    others = ["Saloon", "Drakkar", "Pyramids", "Star Portal", "So-So Corral", "Sakura Garden", "Shogun's Palace"]
    with smash(
        {"Longhouse": {"Ann": ["Pharaoh"]}, **{name: {} for name in others}}, cards=breakpoints(longhouse=5)
    ) as scene:
        assert scene.zone("base_deck") == ()
        scene["Ann"].passes()

        assert scene.zone("bases") == (*others, "Longhouse")
        assert scene.zone("base_discard") == ()
        assert not scene.card("Longhouse").scoring
        assert points(scene) == (5, 0)


@pytest.mark.rule("SU-095")
def test_the_replacement_is_examined_too(smash):
    """
    A replacement with breakpoint 0 is ready at once: it scores in the same phase, and the next one is looked at again.
    """
    with smash(
        {"Longhouse": {"Ann": ["Pharaoh"]}, "Saloon": {}},
        shared={"base_deck": ["Drakkar", "Pyramids"]},
        cards=breakpoints(longhouse=5, drakkar=0),
    ) as scene:
        scene["Ann"].passes()

        assert [event.text.english for event in scene.events("Scores")] == ["Longhouse scores.", "Drakkar scores."]
        assert scene.zone("bases") == ("Saloon", "Pyramids")
        assert points(scene) == (5, 0)


# ------------------------------------------------------------------------------------------------ awarding


@pytest.mark.rule("SU-103", "SU-104", "SU-109")
def test_the_first_three_places_get_their_numbers_and_the_fourth_nothing(smash):
    """
    With 5, 4, 3 and 2 power at a base of 5/3/2, the four players gain 5, 3, 2 and 0, all in one batch.
    """
    there = {"Ann": ["Deputy"], "Bob": ["Pharaoh"], "Cas": ["Gunfighter"], "Dee": ["Pinkerton"]}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=14), **FOUR) as scene:
        scene["Ann"].passes()

        assert points(scene) == (0, 5, 2, 3)
        assert len({event.batch for event in scene.events("GainedVP")}) == 1


@pytest.mark.rule("SU-105")
def test_points_of_empty_places_go_to_nobody(smash):
    """
    Two of three players are at the base: the third number is paid to nobody.
    """
    with smash(
        {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Pharaoh"]}}, cards=breakpoints(longhouse=7), **THREE
    ) as scene:
        scene["Ann"].passes()

        assert points(scene) == (3, 5, 0)


@pytest.mark.rule("SU-106", "SU-107", "SU-Q18")
def test_a_minion_without_power_takes_a_place(smash):
    """
    Bob has a single Deputy whose power a curse has taken: he has 0 power, and is second all the same.
    """
    deputy = laid("Deputy", owner="Bob", attached=[laid("Ancient Curse", owner="Ann")])
    with smash({"Longhouse": {"Ann": ["Pharaoh"], "Bob": [deputy]}}, cards=breakpoints(longhouse=5)) as scene:
        assert scene.card("Deputy", of="Bob").power == 0
        scene["Ann"].passes()

        assert points(scene) == (5, 3)


@pytest.mark.rule("SU-106", "SU-107", "SU-137")
@pytest.mark.parametrize("there", [{"buried": {"Bob": ["Pharaoh"]}}, {"actions": {"Bob": ["Gold Strike"]}}])
def test_without_minion_and_power_nobody_takes_a_place(smash, there):
    """
    Bob has only a buried card, or only an action, at the base: he is not ranked.
    """
    with smash({"Longhouse": {"Ann": ["Pharaoh"], **there}}, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 0)


@pytest.mark.rule("SU-106", "SU-107")
@pytest.mark.parametrize(("counters", "gained"), [(0, (2, 0)), (1, (2, 0)), (5, (2, 2))])
def test_power_without_a_minion_takes_a_place(smash, counters, gained):
    """
    At Jungle Oasis (2/0/0) Bob's titan without a counter is not ranked; with one it is second, with five it ties.
    """
    titan = laid("The Kraken", owner="Bob", counters={"COUNTER": counters})
    there = {"Ann": ["Pharaoh"], "titans": {"Bob": [titan]}}
    with smash({"Jungle Oasis": there}, options={"titans": True}, cards=breakpoints(jungle_oasis=5)) as scene:
        scene["Ann"].passes()
        while scene.facts.turn == 1:
            scene.pick("No" if scene.decision.kind == "confirm" else "Pass")

        assert points(scene) == gained


@pytest.mark.rule("SU-108", "SU-173", "SU-177")
def test_power_counts_for_who_controls_a_minion(smash):
    """
    Bob's Pharaoh under Ann's control is Ann's power: she wins with it, and Bob's Gunfighter is second.
    """
    there = {"Ann": [laid("Pharaoh", owner="Bob", controller="Ann")], "Bob": ["Gunfighter"]}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=8)) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 3)


# ------------------------------------------------------------------------------------------------ ties


@pytest.mark.rule("SU-110", "SU-111", "SU-113")
def test_two_tied_for_first_both_get_the_first_number_and_the_next_the_third(smash):
    """
    5, 5 and 2 at a base of 5/3/2: both fives get 5 in full, the two gets 2, and second place stays empty.
    """
    there = {"Ann": ["Pharaoh"], "Bob": ["Pharaoh"], "Cas": ["Deputy"]}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=12), **THREE) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 5, 2)


@pytest.mark.rule("SU-110", "SU-112", "SU-113")
def test_two_tied_for_second_both_get_the_second_number(smash):
    """
    5, 3, 3 and 2: the threes get the second number each; the two is fourth and gets nothing.
    """
    there = {"Ann": ["Pharaoh"], "Bob": ["Gunfighter"], "Cas": ["Gunfighter"], "Dee": ["Deputy"]}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=13), **FOUR) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 3, 3, 0)


@pytest.mark.rule("SU-110")
def test_three_tied_for_first_leave_nothing_for_the_fourth(smash):
    """
    5, 5, 5 and 2: three firsts, and the two is fourth.
    """
    there = {"Ann": ["Pharaoh"], "Bob": ["Pharaoh"], "Cas": ["Pharaoh"], "Dee": ["Deputy"]}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=17), **FOUR) as scene:
        scene["Ann"].passes()

        assert points(scene) == (5, 5, 5, 0)


@pytest.mark.rule("SU-114")
def test_each_of_the_tied_winners_uses_the_base_clockwise_from_the_current_player(smash):
    """
    Bob, whose turn it is, and Ann are tied at The Mothership: first he and then she may take a minion back.
    """
    there = {"Ann": ["Gunfighter"], "Bob": ["Invader"], "Cas": ["Deputy"]}
    with smash({"The Mothership": there}, active=1, cards=breakpoints(the_mothership=8), **THREE) as scene:
        scene["Bob"].passes()
        scene["Bob"].is_asked("Which minion returns to your hand?")
        scene["Bob"].picks("Invader")
        scene["Ann"].is_asked("Which minion returns to your hand?")
        scene["Ann"].picks("Gunfighter")

        assert points(scene) == (4, 4, 1)
        assert (scene["Ann"].hand, scene["Bob"].hand[0]) == (("Gunfighter",), "Invader")


@pytest.mark.rule("SU-115")
@pytest.mark.parametrize("current", ["Ann", "Bob"])
def test_only_the_first_of_the_tied_winners_chooses_the_next_base(smash, current):
    """
    Two are tied at School of Wizardry: only the current player looks for the next base, as there is but one.
    """
    with smash(
        {"School of Wizardry": {"Ann": ["Pharaoh"], "Bob": ["Pharaoh"]}},
        active=["Ann", "Bob"].index(current),
        shared={"base_deck": ["Drakkar", "Pyramids", "Saloon"]},
        cards=breakpoints(school_of_wizardry=10),
    ) as scene:
        scene[current].passes()
        scene[current].is_asked("Which base replaces this one?")
        scene[current].picks("Pyramids")
        scene[current].picks(*scene.options)

        assert scene.zone("bases") == ("Pyramids",)
        assert scene.facts.turn == 2


# ------------------------------------------------------------------------------------------------ afterwards


@pytest.mark.rule("SU-117", "SU-187")
def test_to_be_discarded_from_a_scored_base_is_not_to_be_destroyed(smash):
    """
    Saloon serves for destroyed minions only, and Form a Posse guards from destruction only: neither has a say here.
    """
    with smash(
        {"Saloon": {"Ann": ["Pharaoh", "Deputy"]}, "Pyramids": {}}, Ann=["Form a Posse"], cards=breakpoints(saloon=9)
    ) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].passes()

        assert sorted(scene["Ann"].zone("discard")) == ["Deputy", scene.card("form_a_posse").name, "Pharaoh"]
        scene.did_not_happen("Destroyed")
        assert len(scene["Ann"].hand) == 2


@pytest.mark.rule("SU-118", "SU-256", "SU-257")
def test_going_to_the_discard_pile_after_scoring_counts_for_what_looks_for_that(smash):
    """
    Sakura Garden draws for a minion there that goes to the discard pile: for the discards of its own scoring too.
    """
    with smash(
        {"Sakura Garden": {"Ann": ["Pharaoh"], "Bob": ["Deputy"]}, "Pyramids": {}}, cards=breakpoints(sakura_garden=7)
    ) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(scene.options[0])

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (3, 1)


@pytest.mark.rule("SU-118", "SU-257")
def test_going_to_the_discard_pile_counts_when_destroyed_too(smash):
    """
    A minion destroyed at Sakura Garden is the first of its player this turn: one card is drawn, by that player alone.
    """
    with smash(
        {"Sakura Garden": {"Bob": ["Deputy", "Pharaoh"]}, "Pyramids": {}}, game=SmashUpWithProbes, Ann=["Bombard"]
    ) as scene:
        scene["Ann"].picks("Bombard")
        scene["Ann"].picks("Sakura Garden")
        if scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (0, 1)


DUTIFUL = {
    "Samurai-Chan": {"Ann": ["Samurai-Chan"]},
    "Bushi": {"Ann": [laid("Bushi", owner="Ann", counters={"COUNTER": 5})]},
    "Honor the Fallen": {"Ann": ["Invader"], "actions": {"Ann": ["Honor the Fallen"]}},
    "Final Haiku": {"Ann": [laid("Deputy", owner="Ann", attached=[laid("Final Haiku", owner="Ann")])]},
    "Shogun": {"Ann": ["Deputy"]},
    "Way of the Warrior": {"Ann": ["Deputy"]},
}


@pytest.mark.rule("SU-118", "SU-257")
@pytest.mark.parametrize("scored", [False, True], ids=["destroyed", "scored"])
@pytest.mark.parametrize("card", DUTIFUL)
def test_destroyed_or_discarded_after_scoring_are_both_from_play_to_discard(smash, card, scored):
    """
    Each of these rewards Ann in the same way, whether her minion is destroyed or discarded after its base has scored.
    """
    hand = ["Time Loop", "Way of the Warrior", "Bombard"] if card == "Way of the Warrior" else ["Time Loop", "Bombard"]
    bases = {"Jungle Oasis": DUTIFUL[card], "Longhouse": {"Ann": ["Shogun"]}}
    limits = breakpoints(jungle_oasis=2 if scored else 99)
    with smash(bases, game=SmashUpWithProbes, bluff_safe=False, Ann=hand, cards=limits) as scene:
        scene["Ann"].picks("Time Loop")
        scene["Ann"].passes()
        scene["Ann"].passes()
        if card == "Way of the Warrior":
            scene["Ann"].picks("Way of the Warrior")
            scene["Ann"].picks("Deputy")
        before = len(scene["Ann"].hand)
        if scored:
            scene["Ann"].passes()
        else:
            scene["Ann"].picks("Bombard")
            scene["Ann"].picks("Jungle Oasis")
        while scene.decision.kind in ("order", "confirm"):
            scene.pick(scene.options[0])
        drawn = len(scene["Ann"].hand) - before + (-2 if scored else 1)
        shogun = scene.card("Shogun", of="Ann", zone="minions")

        assert drawn == (1 if card in ("Samurai-Chan", "Honor the Fallen", "Way of the Warrior") else 0)
        assert points(scene)[0] - (2 if scored else 0) == (1 if card == "Bushi" else 0)
        assert shogun.counters == {"COUNTER": 1}
        if card == "Final Haiku":
            assert "PowerChanged" in {event.kind for event in scene.events()}


@pytest.mark.rule("SU-119", "SU-235")
def test_the_current_player_orders_what_the_discards_set_off(smash):
    """
    Two minions of two players are discarded at one moment at Sakura Garden: Ann, whose turn it is, picks who draws first.
    """
    with smash(
        {"Sakura Garden": {"Ann": ["Pharaoh"], "Bob": ["Deputy"]}, "Pyramids": {}}, cards=breakpoints(sakura_garden=7)
    ) as scene:
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="order")
        scene["Ann"].picks(scene.options[1])

        first = next(event for event in scene.events("Drew"))
        assert first.text.english.startswith("Bob")
