"""The titans: how they wait, come into play, meet and leave, and what each of them does."""

import pytest

from tabletop.testing import laid, table

EVERY_PAIR = (("ancient_egyptians", "cowboys"), ("vikings", "samurai"))


def decline_the_rest(scene):
    """Have everybody decline whatever is offered, until somebody may play cards."""
    while scene.decision.kind != "play":
        ways = {"confirm": "No", "order": scene.options[0]}
        scene.pick(ways.get(scene.decision.kind, "Pass"))


def powers(scene, base):
    """Return the power that every seat has at a base."""
    there = [card for zone in scene.view().zones if zone.name == "bases" for card in zone.cards]
    return next(card.values["powers"] for card in there if base in (card.kind, card.name))


def points(scene, *names):
    """Return how many victory points players have."""
    return tuple(scene[name].pool("points").get("VP", 0) for name in names)


def giant(titan, owner, counters):
    """Lay a titan with counters."""
    return laid(titan, owner=owner, counters={"COUNTER": counters})


def mighty(owner, power):
    """Lay a Gunfighter with as many counters as it needs for a power."""
    return laid("Gunfighter", owner=owner, counters={"COUNTER": power - 3})


# ------------------------------------------------------------------------------------------------ what all titans do


@pytest.mark.rule("SU-020")
def test_titans_begin_beside_the_deck_of_whoever_has_their_faction():
    """
    With the option, Ann's two factions bring their titans, which lie beside her deck; Bob's have none.
    """
    scene = table("smash-up", Ann={}, Bob={}, options={"factions": EVERY_PAIR, "titans": True})

    assert set(scene["Ann"].zone("titans")) == {"Sphinx", "Pecos Bill"}
    assert scene["Bob"].zone("titans") == ()
    assert not {"Sphinx", "Pecos Bill"} & {*scene["Ann"].zone("deck"), *scene["Ann"].hand}


@pytest.mark.rule("SU-007")
def test_without_the_option_nobody_has_a_titan():
    """
    Without the option there is no titan at the table, and nothing is offered that would need one.
    """
    scene = table("smash-up", Ann={}, Bob={}, options={"factions": EVERY_PAIR, "titans": False})

    assert scene["Ann"].zone("titans") == ()
    assert "Sphinx" not in scene["Ann"].zone("deck")


@pytest.mark.rule("SU-218")
def test_a_titan_has_no_power_but_its_counters(smash):
    """
    A titan alone gives Ann nothing; Bob's, with two counters, gives him two.
    """
    bases = {
        "Longhouse": {"titans": {"Ann": ["Sphinx"]}},
        "Pyramids": {"titans": {"Bob": [giant("Pecos Bill", "Bob", 2)]}},
    }
    with smash(bases) as scene:
        assert powers(scene, "Longhouse") == (0, 0)
        assert powers(scene, "Pyramids") == (0, 2)


@pytest.mark.rule("SU-107")
def test_a_titan_without_power_takes_no_place(smash):
    """
    A titan with nothing on it is no minion: Bob, who has no more there, gets nothing when the base scores.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)], "titans": {"Bob": ["The Kraken"]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert points(scene, "Ann", "Bob") == (5, 0)


@pytest.mark.rule("SU-092")
def test_a_titan_is_set_aside_when_its_base_has_scored(smash):
    """
    Bob's titan goes back beside his deck, without its counters, when the base is discarded.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)], "titans": {"Bob": [giant("Big Funny Giant", "Bob", 2)]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert scene["Bob"].zone("titans") == ("Big Funny Giant",)
        assert scene.card("Big Funny Giant").counters == {}
        assert points(scene, "Ann", "Bob") == (5, 3)


def test_a_titan_that_is_destroyed_is_set_aside(smash):
    """
    A titan that leaves play never goes to a discard pile: the Invisible Ninja waits beside the deck again.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, phase="start turn") as scene:
        scene["Ann"].picks("Invisible Ninja")

        assert scene["Ann"].zone("titans") == ("Invisible Ninja",)
        assert scene["Ann"].zone("discard") == ()


def test_nobody_has_two_titans_in_play(smash):
    """
    Ann can't play her Big Funny Giant while her Sphinx is in play.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Sphinx"]}}, "Pyramids": {}}
    with smash(bases, Ann={"titans": ["Big Funny Giant"]}) as scene:
        scene.cannot_pick("Big Funny Giant")


def test_the_titan_of_the_weaker_player_leaves_when_two_meet(smash):
    """
    Ann plays her giant where Bob's Sphinx is and Ann has more power: the Sphinx is set aside.
    """
    bases = {"Longhouse": {"Ann": ["Gunfighter"], "Bob": ["Mummy"], "titans": {"Bob": ["Sphinx"]}}}
    with smash(bases, Ann={"titans": ["Big Funny Giant"]}) as scene:
        scene["Ann"].picks("Big Funny Giant")

        assert scene["Bob"].zone("titans") == ("Sphinx",)
        assert scene.card("Longhouse").titans == ("Big Funny Giant",)


def test_the_titan_that_comes_second_leaves_when_both_players_are_equal(smash):
    """
    Ann plays her giant where Bob's Sphinx is, and neither has more power: the giant is set aside again.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy"], "titans": {"Bob": ["Sphinx"]}}}
    with smash(bases, Ann={"titans": ["Big Funny Giant"]}) as scene:
        scene["Ann"].picks("Big Funny Giant")

        assert scene["Ann"].zone("titans") == ("Big Funny Giant",)
        assert scene.card("Longhouse").titans == ("Sphinx",)


@pytest.mark.rule("SU-189", "SU-218")
def test_titans_also_meet_when_one_moves(smash):
    """
    The Kraken moves where Bob's Sphinx is; its counters, that come with it, are less than Bob's power, and it is set aside.
    """
    bases = {
        "Longhouse": {"titans": {"Ann": [giant("The Kraken", "Ann", 1)]}},
        "Pyramids": {"Bob": ["Gunfighter"], "titans": {"Bob": ["Sphinx"]}},
    }
    with smash(bases) as scene:
        scene["Ann"].picks("The Kraken")

        assert scene["Ann"].zone("titans") == ("The Kraken",)
        assert scene.card("Pyramids").titans == ("Sphinx",)


# ------------------------------------------------------------------------------------------------ Sphinx


def test_sphinx_comes_for_a_buried_card_that_is_taken_back(smash):
    """
    Sphinx is played where Ann's Mummy was buried, at the start of her turn; the Mummy is in her hand, and nobody has seen it.
    """
    bases = {"Longhouse": {}, "Pyramids": {"buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn", Ann={"titans": ["Sphinx"]}) as scene:
        scene["Ann"].picks("Sphinx")

        assert scene.card("Pyramids").titans == ("Sphinx",)
        assert scene["Ann"].hand == ("Mummy",)
        assert not scene["Bob"].sees("Mummy")
        scene.did_not_happen("Uncovered")


def test_sphinx_stays_aside_without_a_buried_card_or_later_in_the_turn(smash):
    """
    Sphinx needs a buried card of Ann's own, and comes only at the start of her turn.
    """
    with smash({"Pyramids": {"buried": {"Bob": ["Mummy"]}}}, phase="start turn", Ann={"titans": ["Sphinx"]}) as scene:
        scene.expect("Ann", kind="play")
    with smash({"Pyramids": {"buried": {"Ann": ["Mummy"]}}}, Ann={"titans": ["Sphinx"]}) as scene:
        scene.cannot_pick("Sphinx")


@pytest.mark.rule("SU-037")
def test_sphinx_and_uncovering_are_two_things_at_the_start_of_the_turn(smash):
    """
    Sphinx's player may also uncover a card in the same Start Turn phase.
    """
    bases = {"Pyramids": {"buried": {"Ann": ["Mummy", "Deputy"]}}}
    with smash(bases, phase="start turn", Ann={"titans": ["Sphinx"]}) as scene:
        scene["Ann"].picks("Sphinx")
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Smash Up: Uncover a card")

        assert scene["Ann"].hand == ("Deputy",)
        assert scene.card("Mummy", of="Ann").zone == "minions"


def test_sphinx_takes_back_a_card_that_is_buried_where_a_base_has_scored(smash):
    """
    Sphinx, wherever it is, lets Ann save one of her cards buried at the base that has scored.
    """
    bases = {
        "Longhouse": {"Bob": [mighty("Bob", 25)], "buried": {"Ann": ["Mummy", "Pharaoh"]}},
        "Pyramids": {"titans": {"Ann": ["Sphinx"]}},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("Pharaoh")
        decline_the_rest(scene)

        assert "Pharaoh" in scene["Ann"].hand
        assert scene["Ann"].zone("discard") == ("Mummy",)


def test_sphinx_does_nothing_for_a_scored_base_while_it_is_aside(smash):
    """
    Sphinx must be in play to save a buried card.
    """
    bases = {"Longhouse": {"Bob": [mighty("Bob", 25)], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, Ann={"titans": ["Sphinx"]}) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert scene["Ann"].zone("discard") == ("Mummy",)


def test_sphinx_buries_a_card_where_it_is(smash):
    """
    Sphinx's Talent buries a card from hand, once per turn.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Sphinx"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Mummy", "Pharaoh"]) as scene:
        scene["Ann"].picks("Sphinx")
        scene["Ann"].picks("Mummy")

        assert scene.card("Longhouse").buried == ("Mummy",)
        scene.cannot_pick("Sphinx")


# ------------------------------------------------------------------------------------------------ Pecos Bill


def test_pecos_bill_rides_in_when_its_player_challenges(smash):
    """
    Pecos Bill comes to the duel of Ann's Gunfighter for a card; Ann wins and draws one.
    """
    ann = {"hand": ["Gunfighter", "Tribute"], "titans": ["Pecos Bill"]}
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Pecos Bill")
        decline_the_rest(scene)

        assert scene.card("Longhouse").titans == ("Pecos Bill",)
        assert scene["Ann"].zone("discard") == ("Tribute",)
        assert len(scene["Ann"].hand) == 1


def test_pecos_bill_comes_before_pinkerton(smash):
    """
    Pecos Bill is asked about before Pinkerton's counter is.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Mummy"]}}
    ann = {"hand": ["Gunfighter", "Tribute"], "titans": ["Pecos Bill"]}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.can_pick("Pecos Bill")
        scene["Ann"].passes()
        scene["Ann"].is_asked(kind="confirm")
        decline_the_rest(scene)

        assert scene["Ann"].zone("titans") == ("Pecos Bill",)


def test_pecos_bill_stays_aside_when_its_player_is_challenged_or_has_no_card(smash):
    """
    Pecos Bill is for a challenger with a card in hand: neither Bob, who is challenged, nor Ann, whose hand is empty, is asked.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"]}}
    bob = {"hand": ["Tribute"], "titans": ["Pecos Bill"]}
    with smash(bases, Ann={"hand": ["Gunfighter"], "titans": ["Pecos Bill"]}, Bob=bob) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Deputy")
        decline_the_rest(scene)

        scene.did_not_happen("TitanPlayed")
        assert scene["Bob"].zone("discard") == ("Deputy",)


def test_pecos_bill_clashes_only_when_the_duel_is_over(smash):
    """
    Pecos Bill comes where Bob's Sphinx is; Ann has less power until her Gunfighter has destroyed the Deputy, and then more.
    """
    bases = {"Longhouse": {"Bob": ["Deputy", "Mummy"], "titans": {"Bob": ["Sphinx"]}}}
    ann = {"hand": ["Gunfighter", "Tribute", "Mummy"], "titans": ["Pecos Bill"]}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Pecos Bill")
        scene["Ann"].picks("Tribute")
        scene.nobody_reacts()
        scene["Ann"].is_asked("Which card do you lay down for the duel?")
        assert scene.card("Longhouse").titans == ("Sphinx", "Pecos Bill")
        decline_the_rest(scene)

        assert scene.card("Longhouse").titans == ("Pecos Bill",)
        assert scene["Bob"].zone("titans") == ("Sphinx",)


def test_pecos_bill_draws_for_any_duel_that_is_won(smash):
    """
    Pecos Bill has Bob draw when his Pharaoh wins at another base; on a tie both win.
    """
    bases = {"Longhouse": {"Bob": ["Pharaoh"]}, "Pyramids": {"titans": {"Bob": ["Pecos Bill"]}}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Pharaoh")
        decline_the_rest(scene)

        assert len(scene["Bob"].hand) == 1


@pytest.mark.rule("SU-159")
def test_pecos_bill_draws_for_a_tie(smash):
    """
    Pecos Bill has Ann draw though both minions were destroyed.
    """
    bases = {"Longhouse": {"Bob": ["Pyramid Engineer"], "titans": {"Ann": ["Pecos Bill"]}}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Pyramid Engineer")
        decline_the_rest(scene)

        assert len(scene["Ann"].hand) == 1


def test_pecos_bill_lets_no_other_player_move_minions_away_from_a_duel(smash):
    """
    Pecos Bill is where Bob challenges; Bob's Stagecoach, laid down for the duel, moves nothing away from there.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "titans": {"Ann": ["Pecos Bill"]}}, "Pyramids": {}}
    with smash(bases, active=1, Bob=["Gunfighter", "Stagecoach"]) as scene:
        scene["Bob"].picks("Gunfighter")
        scene["Bob"].picks("Longhouse")
        scene["Bob"].picks("Pharaoh")
        scene.nobody_reacts()
        scene["Bob"].picks("Stagecoach")
        scene.nobody_reacts()
        scene["Bob"].picks("Gunfighter")
        decline_the_rest(scene)

        assert set(scene["Bob"].zone("discard")) == {"Stagecoach", "Gunfighter"}
        scene.did_not_happen("MovedToBase")


def test_pecos_bill_lets_no_other_player_return_minions_from_a_duel(smash):
    """
    Pecos Bill keeps Ann's Pharaoh in the duel though Bob's Beam Up, laid down for it, would return it to her hand.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "titans": {"Ann": ["Pecos Bill"]}}, "Pyramids": {}}
    with smash(bases, active=1, Bob=["Gunfighter", "Beam Up"]) as scene:
        scene["Bob"].picks("Gunfighter")
        scene["Bob"].picks("Longhouse")
        scene["Bob"].picks("Pharaoh")
        scene.nobody_reacts()
        scene["Bob"].picks("Beam Up")
        scene.nobody_reacts()
        scene["Bob"].picks("Pharaoh")
        decline_the_rest(scene)

        scene.did_not_happen("Returned")
        assert "Gunfighter" in scene["Bob"].zone("discard")


def test_pecos_bill_holds_nobody_when_there_is_no_duel(smash):
    """
    Pecos Bill lets Bob's Stagecoach take his Deputy away from there as long as there is no duel.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"], "titans": {"Ann": ["Pecos Bill"]}}, "Pyramids": {}}
    with smash(bases, active=1, Bob=["Stagecoach"]) as scene:
        scene["Bob"].picks("Stagecoach")
        scene["Bob"].picks("Deputy")

        assert scene.card("Pyramids").minions == ("Deputy",)


# ------------------------------------------------------------------------------------------------ Fort Titanosaurus


def test_fort_titanosaurus_takes_the_place_of_a_minion_with_its_power(smash):
    """
    Fort Titanosaurus comes where Ann's Pharaoh was destroyed, with five counters; then its Talent draws a card.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "Bob": ["Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann={"titans": ["Fort Titanosaurus"]}) as scene:
        scene["Ann"].picks("Fort Titanosaurus")
        assert powers(scene, "Longhouse") == (5, 2)
        assert scene["Ann"].zone("discard") == ("Pharaoh",)
        scene["Ann"].picks("Fort Titanosaurus")

        assert len(scene["Ann"].hand) == 1


def test_fort_titanosaurus_does_not_come_after_a_minion_was_played(smash):
    """
    Fort Titanosaurus comes only before Ann has played a minion in her turn.
    """
    ann = {"hand": ["Deputy"], "titans": ["Fort Titanosaurus"]}
    with smash({"Longhouse": {"Ann": ["Pharaoh"]}}, Ann=ann) as scene:
        scene.can_pick("Fort Titanosaurus")
        scene["Ann"].picks("Deputy")

        scene.cannot_pick("Fort Titanosaurus")


def test_fort_titanosaurus_needs_four_counters_for_its_talent(smash):
    """
    Fort Titanosaurus with three counters draws nothing.
    """
    with smash({"Longhouse": {"titans": {"Ann": [giant("Fort Titanosaurus", "Ann", 3)]}}}) as scene:
        scene.cannot_pick("Fort Titanosaurus")


def test_fort_titanosaurus_has_enough_with_four_counters(smash):
    """
    Fort Titanosaurus with exactly four counters draws Ann a card.
    """
    with smash({"Longhouse": {"titans": {"Ann": [giant("Fort Titanosaurus", "Ann", 4)]}}}) as scene:
        scene["Ann"].picks("Fort Titanosaurus")

        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-171")
def test_fort_titanosaurus_grows_with_a_minion_that_an_action_affects(smash):
    """
    Fort Titanosaurus gets a counter, and so does the minion that Ann's Ancient Curse was played on; only once per turn.
    """
    bases = {"Longhouse": {"Bob": ["Pharaoh"], "titans": {"Ann": ["Fort Titanosaurus"]}}}
    with smash(bases, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene["Ann"].confirms()
        scene["Ann"].picks("Pharaoh", "Fort Titanosaurus")

        assert powers(scene, "Longhouse") == (1, 4)


def test_fort_titanosaurus_need_not_grow_and_ignores_what_is_no_action_of_its_player(smash):
    """
    Fort Titanosaurus's counter may be declined; a duel that destroys a minion is no action, and Bob's actions are not Ann's.
    """
    bases = {"Longhouse": {"Bob": ["Pharaoh"], "titans": {"Ann": ["Fort Titanosaurus"]}}}
    with smash(bases, Ann=["Ancient Curse"], Bob=["Quick Draw"]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene["Ann"].declines()
        scene["Ann"].passes()
        scene["Bob"].picks("Quick Draw")
        scene.expect("Bob", kind="play")

        assert powers(scene, "Longhouse") == (0, 5)


def test_fort_titanosaurus_grows_once_per_turn(smash):
    """
    Fort Titanosaurus is asked about for the first of Ann's actions alone once she has said yes.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "titans": {"Ann": ["Fort Titanosaurus"]}}}
    with smash(bases, Ann=["Form a Posse"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].confirms()
        scene["Ann"].picks("Fort Titanosaurus")

        assert powers(scene, "Longhouse") == (7, 0)
        scene.expect("Ann", kind="play")


# ------------------------------------------------------------------------------------------------ Invisible Ninja


def test_invisible_ninja_appears_for_a_card_where_its_player_has_a_minion(smash):
    """
    Invisible Ninja costs Ann a card, and comes only where she has a minion.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"]}, "Pyramids": {"Ann": ["Deputy"]}}
    with smash(bases, Ann={"hand": ["Tribute"], "titans": ["Invisible Ninja"]}) as scene:
        scene["Ann"].picks("Invisible Ninja")

        assert scene.card("Pyramids").titans == ("Invisible Ninja",)
        assert scene["Ann"].zone("discard") == ("Tribute",)


@pytest.mark.rule("SU-219")
def test_invisible_ninja_asks_no_card_of_whom_it_could_not_help(smash):
    """
    Invisible Ninja is not offered without a minion to appear beside, nor without a card in hand.
    """
    with smash({"Longhouse": {"Bob": ["Deputy"]}}, Ann={"hand": ["Tribute"], "titans": ["Invisible Ninja"]}) as scene:
        scene.cannot_pick("Invisible Ninja")
    with smash({"Longhouse": {"Ann": ["Deputy"]}}, Ann={"titans": ["Invisible Ninja"]}) as scene:
        scene.cannot_pick("Invisible Ninja")


def test_invisible_ninja_vanishes_for_an_extra_minion(smash):
    """
    Invisible Ninja, destroyed at the start of Ann's turn, lets her play a Gunfighter at once, and Pharaoh later as ever.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "titans": {"Ann": ["Invisible Ninja"]}}, "Pyramids": {}}
    with smash(bases, phase="start turn", Ann=["Gunfighter", "Pharaoh", "Tribute"]) as scene:
        scene["Ann"].picks("Invisible Ninja")
        scene.can_pick_exactly("Gunfighter", "Pass")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Pyramids")

        assert scene["Ann"].zone("titans") == ("Invisible Ninja",)
        assert powers(scene, "Pyramids") == (3, 0)
        scene.can_pick("Pharaoh")


def test_invisible_ninja_does_not_come_back_in_the_turn_in_which_it_vanished(smash):
    """
    Invisible Ninja was in play when Ann's turn began: destroyed then, it can't appear again before her next turn.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, active=1, Ann=["Tribute"]) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Invisible Ninja")
        decline_the_rest(scene)
        scene.cannot_pick("Invisible Ninja")
        scene["Ann"].passes()
        decline_the_rest(scene)
        scene["Bob"].passes()
        decline_the_rest(scene)

        scene.can_pick("Invisible Ninja")


@pytest.mark.rule("SU-210")
def test_invisible_ninja_gives_an_extra_minion_now_or_never(smash):
    """
    Invisible Ninja's extra minion can't be kept for the Play Cards phase.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, phase="start turn", Ann=["Gunfighter", "Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Invisible Ninja")
        scene["Ann"].passes()
        scene["Ann"].picks("Pyramid Engineer")

        scene.cannot_pick("Gunfighter")


def test_invisible_ninja_learns_from_destroying_a_card_of_an_opponent(smash):
    """
    Invisible Ninja lets Ann, whose Gunfighter has destroyed a minion of Bob's, draw one of the top two cards of her deck.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, Ann={"hand": ["Gunfighter"], "deck": ["Tribute", "Deputy"]}) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()
        scene["Ann"].confirms()
        scene.can_pick_exactly("Tribute", "Deputy")
        scene["Ann"].picks("Deputy")

        assert scene["Ann"].hand == ("Deputy",)
        assert not scene["Bob"].sees("Deputy")


def test_invisible_ninja_learns_from_returning_a_minion_once_per_turn(smash):
    """
    Invisible Ninja asks Ann when she returns her Deputy to her hand; not again when her Gunfighter destroys Bob's Mummy.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy"], "titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, Ann={"hand": ["Beam Up", "Gunfighter"], "deck": ["Tribute", "Raider"]}) as scene:
        scene["Ann"].picks("Beam Up")
        scene["Ann"].picks("Deputy")
        scene["Ann"].confirms()
        scene["Ann"].picks("Tribute")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        while scene.decision.kind in ("react", "pick"):
            scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ("Mummy",)
        scene.expect("Ann", kind="play")


def test_invisible_ninja_does_not_learn_from_what_others_do(smash):
    """
    Invisible Ninja of Bob, whose own minion is destroyed by Ann, is not asked about.
    """
    bases = {"Longhouse": {"Bob": ["Mummy", "Deputy"], "titans": {"Bob": ["Invisible Ninja"]}}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        scene.expect("Ann", kind="play")
        assert scene["Bob"].hand == ()


# ------------------------------------------------------------------------------------------------ The Kraken


def test_the_kraken_comes_to_the_base_that_replaces_one_with_a_minion_of_its_player(smash):
    """
    The Kraken is announced when the Longhouse scores, where Bob has a Deputy, and comes to Pyramids, which replace it.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)], "Bob": ["Deputy"]}}
    with smash(bases, Bob={"titans": ["The Kraken"]}, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()
        decline_the_rest(scene)

        assert scene.card("Pyramids").titans == ("The Kraken",)


def test_the_kraken_needs_a_minion_there_and_may_stay_aside(smash):
    """
    The Kraken's player who has no minion there is not asked, and one who has may decline.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)]}}
    titans = {"titans": ["The Kraken"]}
    with smash(bases, Ann=titans, Bob=titans, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()
        decline_the_rest(scene)

        scene.did_not_happen("TitanPlayed")
        scene.expect("Bob", kind="play")


def test_the_kraken_comes_though_the_minion_has_been_moved_away(smash):
    """
    The Kraken's announcement looks at the moment of scoring: The Grey Opal then saves the Deputy.
    """
    bases = {"The Grey Opal": {"Ann": [mighty("Ann", 25)], "Bob": ["Deputy"]}, "Longhouse": {}}
    with smash(bases, Bob={"titans": ["The Kraken"]}, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()
        scene["Bob"].picks("Deputy")
        decline_the_rest(scene)

        assert scene.card("Pyramids").titans == ("The Kraken",)
        assert scene.card("Longhouse").minions == ("Deputy",)


def test_the_kraken_moves_and_weakens_the_minions_of_others_there(smash):
    """
    The Kraken weakens Bob's minions where it arrives by one until the start of Ann's next turn, and not Ann's.
    """
    bases = {
        "Longhouse": {"Bob": ["Deputy"], "titans": {"Ann": ["The Kraken"]}},
        "Pyramids": {"Ann": ["Deputy"], "Bob": ["Gunfighter", "Pinkerton"]},
    }
    with smash(bases) as scene:
        scene["Ann"].picks("The Kraken")
        assert scene.card("Pyramids").titans == ("The Kraken",)
        assert powers(scene, "Pyramids") == (2, 5)
        assert powers(scene, "Longhouse") == (0, 2)
        scene["Ann"].passes()
        decline_the_rest(scene)
        assert powers(scene, "Pyramids") == (2, 5)
        scene["Bob"].passes()
        decline_the_rest(scene)

        scene.expect("Ann", kind="play")
        assert powers(scene, "Pyramids") == (2, 7)


def test_the_kraken_carries_off_a_minion_of_its_player(smash):
    """
    The Kraken's own base has scored: Ann's Deputy moves to another base before all is discarded.
    """
    bases = {
        "Longhouse": {"Bob": [mighty("Bob", 25)], "Ann": ["Deputy"], "titans": {"Ann": ["The Kraken"]}},
        "Pyramids": {},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        decline_the_rest(scene)

        assert scene.card("Pyramids").minions == ("Deputy",)
        assert scene["Ann"].zone("titans") == ("The Kraken",)


# ------------------------------------------------------------------------------------------------ Big Funny Giant


def test_big_funny_giant_takes_the_place_of_the_minion_of_the_turn(smash):
    """
    Big Funny Giant comes to any base instead of the free minion, which is used up; the free action is not.
    """
    ann = {"hand": ["Mummy", "Tribute"], "titans": ["Big Funny Giant"]}
    with smash(["Longhouse", "Pyramids"], Ann=ann) as scene:
        scene["Ann"].picks("Big Funny Giant")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").titans == ("Big Funny Giant",)
        scene.cannot_pick("Mummy")
        scene.can_pick("Tribute")


def test_big_funny_giant_needs_the_free_minion(smash):
    """
    Big Funny Giant can't come when the minion of the turn has been played.
    """
    with smash(["Longhouse"], free_minion=False, Ann={"titans": ["Big Funny Giant"]}) as scene:
        scene.cannot_pick("Big Funny Giant")


def test_big_funny_giant_costs_others_a_card_for_a_minion_there(smash):
    """
    Big Funny Giant has Bob discard a card of his choice for a Deputy that he plays there.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Big Funny Giant"]}}}
    with smash(bases, active=1, Bob=["Gunfighter", "Tribute", "Mummy"]) as scene:
        scene["Bob"].picks("Gunfighter")
        scene["Bob"].picks("Mummy")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Bob"].hand == ("Tribute",)


def test_big_funny_giant_costs_its_own_player_nothing_nor_others_elsewhere(smash):
    """
    Big Funny Giant does not mind Ann's own minions, nor Bob's at another base.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Big Funny Giant"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Deputy", "Tribute"], Bob=["Deputy", "Tribute"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Longhouse")
        assert scene["Ann"].hand == ("Tribute",)
        scene["Ann"].passes()
        decline_the_rest(scene)
        scene["Bob"].picks("Deputy")
        scene["Bob"].picks("Pyramids")

        assert scene["Bob"].hand == ("Tribute",)


def test_big_funny_giant_grows_when_a_turn_ends_without_a_minion_there(smash):
    """
    Big Funny Giant may get a counter when Bob's turn ends, who has no minion there; not when Ann's does.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Big Funny Giant"]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)
        scene.did_not_happen("GotCounters")
        scene["Bob"].passes()
        scene["Ann"].confirms()

        assert powers(scene, "Longhouse") == (1, 0)


def test_big_funny_giant_does_not_grow_if_the_other_player_is_there(smash):
    """
    Big Funny Giant gets nothing when Bob's turn ends and he has a minion there.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"], "titans": {"Ann": ["Big Funny Giant"]}}}
    with smash(bases, active=1) as scene:
        scene["Bob"].passes()

        scene.expect("Ann", kind="play")
        scene.did_not_happen("GotCounters")


@pytest.mark.rule("SU-088")
def test_big_funny_giant_gloats_if_somebody_stays_away(smash):
    """
    Big Funny Giant gives Ann, who wins, one point more than Longhouse's five, as Cat has no minion there.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)], "Bob": ["Deputy"], "titans": {"Ann": ["Big Funny Giant"]}}}
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert points(scene, "Ann", "Bob", "Cat") == (6, 3, 0)


def test_big_funny_giant_does_not_gloat_if_all_are_there_or_its_player_does_not_win(smash):
    """
    Big Funny Giant gives nothing when Bob too has a minion there, nor when Ann does not win.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25)], "Bob": ["Deputy"], "titans": {"Ann": ["Big Funny Giant"]}}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        assert points(scene, "Ann", "Bob") == (5, 3)
    bases = {"Longhouse": {"Bob": [mighty("Bob", 25)], "titans": {"Ann": [giant("Big Funny Giant", "Ann", 1)]}}}
    with smash(bases, Cat=[]) as scene:
        scene["Ann"].passes()
        assert points(scene, "Ann", "Bob", "Cat") == (3, 5, 0)


# ------------------------------------------------------------------------------------------------ Arcane Protector


def test_arcane_protector_comes_after_the_fifth_card_of_a_turn(smash):
    """
    Arcane Protector is offered when Ann has played four cards and plays another one.
    """
    ann = {"hand": ["Deputy"], "titans": ["Arcane Protector"], "cards_played": 4}
    with smash(["Longhouse", "Pyramids"], Ann=ann) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].is_asked("Where do you play Arcane Protector?")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").titans == ("Arcane Protector",)


def test_arcane_protector_is_not_offered_for_a_fourth_card(smash):
    """
    Arcane Protector is not offered for the fourth card; for the fifth it is, and may be declined.
    """
    ann = {"hand": ["Mummy", "Gold Strike"], "titans": ["Arcane Protector"], "cards_played": 3}
    with smash(["Longhouse"], Ann=ann) as scene:
        scene["Ann"].picks("Mummy")
        scene.expect("Ann", kind="play")
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].is_asked("Where do you play Arcane Protector?")
        scene["Ann"].passes()

        assert scene["Ann"].zone("titans") == ("Arcane Protector",)


def test_arcane_protector_comes_once_though_two_cards_are_played_together(smash):
    """
    Arcane Protector comes for the Mummy that Pyramid Engineer uncovers, loses against Bob's Sphinx, and is not offered again.
    """
    bases = {"Longhouse": {"Bob": [mighty("Bob", 9)], "buried": {"Ann": ["Mummy"]}, "titans": {"Bob": ["Sphinx"]}}}
    ann = {"hand": ["Pyramid Engineer"], "titans": ["Arcane Protector"], "cards_played": 4}
    with smash(bases, Ann=ann) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Longhouse")

        scene.expect("Ann", kind="play")
        assert scene["Ann"].zone("titans") == ("Arcane Protector",)
        assert len(scene.events("TitanPlayed")) == 1


def test_arcane_protector_ignores_cards_of_others(smash):
    """
    Arcane Protector of Bob is not offered for Ann's fifth card.
    """
    ann = {"hand": ["Deputy"], "cards_played": 4}
    with smash(["Longhouse"], Ann=ann, Bob={"titans": ["Arcane Protector"]}) as scene:
        scene["Ann"].picks("Deputy")

        scene.expect("Ann", kind="play")


def test_arcane_protector_is_as_strong_as_half_the_hand(smash):
    """
    Arcane Protector gives Ann, with five cards in hand, two power there; her Talent draws a sixth, and it is three.
    """
    bases = {"Longhouse": {"titans": {"Ann": ["Arcane Protector"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Deputy", "Mummy", "Pharaoh", "Tribute", "Gunfighter"]) as scene:
        assert powers(scene, "Longhouse") == (2, 0)
        scene["Ann"].picks("Arcane Protector")

        assert powers(scene, "Longhouse") == (3, 0)
        scene.cannot_pick("Arcane Protector")


# ------------------------------------------------------------------------------------------------ declined, or in vain


def test_the_kraken_stays_aside_if_its_player_has_another_titan_by_then(smash):
    """
    The Kraken is announced, but Bob's Sphinx is still in play when the new base comes: nobody has two titans.
    """
    bases = {
        "Longhouse": {"Ann": [mighty("Ann", 25)], "Bob": ["Deputy"]},
        "Saloon": {"titans": {"Bob": ["Sphinx"]}},
    }
    with smash(bases, Bob={"titans": ["The Kraken"]}, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()
        decline_the_rest(scene)

        assert scene.card("Pyramids").titans == ()
        assert scene["Bob"].zone("titans") == ("The Kraken",)


def test_fort_titanosaurus_does_not_rise_if_the_minion_is_not_destroyed(smash):
    """
    A Warbot can't be destroyed, and so Fort Titanosaurus does not take its place.
    """
    with smash({"Longhouse": {"Ann": ["Warbot"]}}, Ann={"titans": ["Fort Titanosaurus"]}) as scene:
        scene["Ann"].picks("Fort Titanosaurus")

        assert scene.card("Longhouse").minions == ("Warbot",)
        assert scene["Ann"].zone("titans") == ("Fort Titanosaurus",)


def test_invisible_ninja_need_not_look(smash):
    """
    Ann may decline to look at two cards: she draws none.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, Ann={"hand": ["Beam Up"], "deck": ["Tribute", "Raider"]}) as scene:
        scene["Ann"].picks("Beam Up")
        scene["Ann"].declines()

        assert scene["Ann"].hand == ("Deputy",)


@pytest.mark.rule("SU-061")
def test_invisible_ninja_draws_nothing_from_no_deck(smash):
    """
    Ann has neither deck nor discard pile to look at.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "titans": {"Ann": ["Invisible Ninja"]}}}
    with smash(bases, rest="boxed", Ann={"hand": ["Beam Up"], "deck": [], "discard": []}) as scene:
        scene["Ann"].picks("Beam Up")
        scene["Ann"].confirms()

        assert scene["Ann"].hand == ("Deputy",)


def test_arcane_protector_need_not_come(smash):
    """
    Ann has played her fifth card, and passes when she is asked where Arcane Protector appears.
    """
    ann = {"hand": ["Mummy"], "titans": ["Arcane Protector"], "cards_played": 4}
    with smash(["Longhouse", "Pyramids"], Ann=ann) as scene:
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()

        scene.did_not_happen("TitanPlayed")
        assert scene["Ann"].zone("titans") == ("Arcane Protector",)
