"""Burying cards and uncovering them (SU-126 to SU-149)."""

from random import Random

import pytest

from tabletop.games.smash_up import Action, Minion
from tabletop.testing import ScenarioError, laid
from tests.games.smash_up.probes import SmashUpWithProbes
from tests.games.smash_up.test_scoring import THREE, breakpoints, points


def face_down(card, owner, **has):
    """Say that a card lies buried, and who knows it."""
    return laid(card, owner=owner, face_up=False, known_to=(has.get("controller", owner),), **has)


def bury(scene, card, base="Pyramids"):
    """Have Ann bury a card by what Pyramids offers."""
    scene["Ann"].picks(f"{base}: Bury a card from your hand here")
    if scene.decision.kind != "play":
        scene["Ann"].picks(card)


# ------------------------------------------------------------------------------------------------ burying


@pytest.mark.rule("SU-126", "SU-127", "SU-129")
def test_a_buried_card_lies_face_down_at_the_base_under_the_control_of_who_buried_it(smash):
    """
    Ann buries a Mummy at Pyramids, as that base allows: it lies there face down, and is hers.
    """
    with smash({"Pyramids": {}, "Longhouse": {}}, Ann=["Mummy", "Deputy"]) as scene:
        bury(scene, "Mummy")

        mummy = scene.card("Mummy", of="Ann", zone="buried")
        assert scene.card("Pyramids").buried == ("Mummy",)
        assert (mummy.face_up, mummy.controller) == (False, "Ann")


@pytest.mark.rule("SU-127")
def test_nothing_is_buried_unless_an_ability_says_so(smash):
    """
    At bases that say nothing of burying, all that Ann can do with a card in hand is to play it.
    """
    with smash({"Longhouse": {}, "Saloon": {}}, Ann=["Mummy"]) as scene:
        scene.can_pick_exactly("Mummy", "Pass")


@pytest.mark.rule("SU-128", "SU-131", "SU-228")
def test_only_who_buries_a_card_knows_it(smash):
    """
    Ann and nobody else knows the card that she has buried; Bob is told that one was buried, and not which.
    """
    with smash({"Pyramids": {}, "Longhouse": {}}, Ann=["Mummy", "Deputy"]) as scene:
        bury(scene, "Mummy")

        assert scene.card("Mummy", of="Ann", zone="buried").known_to == ("Ann",)
        assert "Mummy" in scene.events("Buried", seen_by="Ann")[0].text.english
        assert "Mummy" not in scene.events("Buried", seen_by="Bob")[0].text.english
        assert not scene["Bob"].sees('"Mummy"')


@pytest.mark.rule("SU-128", "SU-241", "SU-242")
@pytest.mark.parametrize("card", ["Tomb Trap", "Blessing of Anubis", "You Can Take It With You"])
def test_a_card_that_buries_itself_is_shown_first(smash, card):
    """
    Ann plays a card that buries itself: everybody has seen which it is before it lies face down, and still knows it.
    """
    with smash({"Longhouse": {}, "Saloon": {}}, Ann=[card]) as scene:
        scene["Ann"].picks(card)
        scene["Ann"].picks("Longhouse")

        look = scene.card(card, of="Ann", zone="buried")
        assert scene.events("ActionPlayed", seen_by="Bob")[0].text.english.startswith(f"Ann plays {card}")
        assert not look.face_up
        assert set(look.known_to) == {"Ann", "Bob"}
        assert scene["Ann"].zone("discard") == ()


@pytest.mark.rule("SU-130", "SU-Q23")
@pytest.mark.parametrize("card", ["Grab", "Tidy"])
def test_an_unowned_buried_card_returned_or_put_away_unseen_goes_to_its_controller(smash, card):
    """
    Ann has buried Bob's Mummy: a card that takes buried cards back to hand, or under a deck, takes it to Ann's.
    """
    mummy = face_down("Mummy", "Bob", controller="Ann")
    with smash({"Longhouse": {"buried": {"Bob": [mummy]}}}, game=SmashUpWithProbes, Ann=[card]) as scene:
        scene["Ann"].picks(card)

        if card == "Grab":
            assert scene["Ann"].hand == ("Mummy",)
        else:
            assert scene["Ann"].zone("deck")[-1] == "Mummy"
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-130", "SU-Q23", "SU-139")
def test_an_unowned_buried_card_that_is_discarded_goes_to_its_true_owner(smash):
    """
    Ann has buried Bob's Mummy where a base scores: it goes to Bob's discard pile, face up for all.
    """
    there = {"Ann": ["Pharaoh"], "buried": {"Bob": [face_down("Mummy", "Bob", controller="Ann")]}}
    with smash({"Longhouse": there, "Saloon": {}}, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()
        while scene.decision.kind == "confirm":
            scene["Ann"].declines()

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Ann"].zone("discard") == ("Pharaoh",)


@pytest.mark.rule("SU-130", "SU-182")
def test_an_unowned_card_once_uncovered_is_its_owners_again_when_it_leaves(smash):
    """
    Ann uncovers Bob's Mummy and controls it; destroyed later, it goes to Bob's discard pile.
    """
    mummy = face_down("Mummy", "Bob", controller="Ann")
    with smash({"Longhouse": {"buried": {"Bob": [mummy]}}}, game=SmashUpWithProbes, Ann=["Digger", "Bombard"]) as scene:
        scene["Ann"].picks("Digger")
        assert scene.card("Mummy", zone="minions").controller == "Ann"
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Ann"].picks("Bombard")

        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-132")
def test_buried_cards_keep_their_places(smash):
    """
    Cards buried one after another lie in that order, and one that leaves does not stir the others.
    """
    there = {"buried": {"Ann": ["Pharaoh", "Deputy", "Gunfighter"]}}
    with smash({"Longhouse": there}, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")
        scene["Ann"].picks("Deputy")

        assert scene.card("Longhouse").buried == ("Pharaoh", "Gunfighter")


@pytest.mark.rule("SU-133")
def test_a_buried_minion_is_no_minion(smash):
    """
    Buried minions are not on offer for cards that destroy, strengthen or curse minions.
    """
    there = {"Ann": ["Deputy"], "buried": {"Ann": ["Pharaoh"], "Bob": ["Sheriff"]}}
    with smash({"Longhouse": there}, Ann=["Ancient Curse", "Mummy Strength"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Deputy", of="Ann", zone="minions").attached == ("Ancient Curse",)


@pytest.mark.rule("SU-134")
def test_a_card_that_says_cards_does_affect_buried_ones(smash):
    """
    Stagecoach takes two cards of Ann's to another base: a minion and a buried card go together, the latter face down.
    """
    there = {"Ann": ["Deputy"], "buried": {"Ann": ["Pharaoh"]}}
    with smash({"Longhouse": there, "Saloon": {}}, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Deputy", "Pharaoh")

        assert scene.card("Saloon").minions == ("Deputy",)
        assert scene.card("Saloon").buried == ("Pharaoh",)
        assert not scene.card("Pharaoh", zone="buried").face_up


@pytest.mark.rule("SU-135")
def test_abilities_of_buried_cards_do_not_work(smash):
    """
    Buried at a base that scores, Sheriff starts no duel, and Mummy is not asked; a buried Engineer offers no Talent.
    """
    there = {"Ann": ["Pinkerton"], "Bob": ["Deputy"], "buried": {"Ann": ["Sheriff", "Mummy", "Pyramid Engineer"]}}
    with smash({"Saloon": there, "Longhouse": {}}, Ann=["Gunfighter"], cards=breakpoints(saloon=6)) as scene:
        scene.can_pick_exactly("Gunfighter", "Pass")
        scene["Ann"].passes()

        assert points(scene) == (3, 2)
        assert scene.facts.turn == 2


@pytest.mark.rule("SU-136", "SU-137")
def test_a_buried_card_adds_no_power_and_no_presence(smash):
    """
    A buried Pharaoh brings Longhouse no nearer its breakpoint of 6, and at a breakpoint of 5 brings its player no place.
    """
    there = {"Ann": ["Pharaoh"], "buried": {"Bob": ["Pharaoh"]}}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=6)) as scene:
        scene["Ann"].passes()
        scene.did_not_happen("Scores")
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()
        assert points(scene) == (5, 0)


@pytest.mark.rule("SU-138", "SU-217")
def test_a_counter_on_a_buried_card_does_nothing(smash):
    """
    With a counter on it, a buried Pharaoh still adds nothing at its base.
    """
    there = {"Ann": ["Sheriff"], "buried": {"Ann": ["Pharaoh"]}}
    with smash({"Longhouse": there}, game=SmashUpWithProbes, Ann=["Promote"], cards=breakpoints(longhouse=6)) as scene:
        scene["Ann"].picks("Promote")
        scene["Ann"].picks("Pharaoh")
        assert scene.card("Pharaoh", zone="buried").counters == {"COUNTER": 1}
        scene["Ann"].passes()

        scene.did_not_happen("Scores")


@pytest.mark.rule("SU-139")
def test_buried_cards_are_discarded_with_their_base(smash):
    """
    When a base has scored, the cards buried there go to the discard piles of their owners, for all to see.
    """
    there = {"Ann": ["Pharaoh"], "buried": {"Bob": ["Mummy"]}, "actions": {"Ann": ["Gold Strike"]}}
    with smash({"Longhouse": there}, cards=breakpoints(longhouse=5)) as scene:
        scene["Ann"].passes()

        assert sorted(scene["Ann"].zone("discard")) == ["Gold Strike", "Pharaoh"]
        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-140", "SU-Q24", "SU-184")
def test_a_buried_card_is_in_play_among_cards(smash):
    """
    A card that names cards at a base, whatever they are, may pick a buried one.
    """
    there = {"Ann": ["Deputy"], "buried": {"Bob": ["Pharaoh"]}}
    with smash({"Longhouse": there}, game=SmashUpWithProbes, Ann=["Grab"]) as scene:
        scene["Ann"].picks("Grab")

        assert len(scene.options) == 2
        scene["Ann"].picks("Deputy")


@pytest.mark.rule("SU-Q25", "SU-148", "SU-195")
def test_what_lies_on_a_minion_is_discarded_before_it_is_buried(smash):
    """
    A Pharaoh with a curse and a counter is buried: the curse goes to its owner's pile, the counter to the pool.
    """
    pharaoh = laid("Pharaoh", owner="Ann", counters={"COUNTER": 1}, attached=[laid("Ancient Curse", owner="Bob")])
    with smash({"Longhouse": {"Ann": [pharaoh]}}, game=SmashUpWithProbes, Ann=["Undertaker"]) as scene:
        scene["Ann"].picks("Undertaker")

        assert scene.card("Pharaoh", zone="buried").counters == {}
        assert scene["Bob"].zone("discard") == ("Ancient Curse",)


# ------------------------------------------------------------------------------------------------ uncovering


def at_start(smash, bases, **told):
    """Lay a table at the end of Bob's turn, and let Ann's begin."""
    scene = smash(bases, active=1, turn=3, **told)
    scene["Bob"].passes()
    return scene


@pytest.mark.rule("SU-141", "SU-142", "SU-038")
def test_at_the_start_of_a_turn_one_card_may_be_uncovered(smash):
    """
    Ann has two buried cards: at the start of her turn she uncovers one, and the other has to wait.
    """
    with at_start(smash, {"Longhouse": {"buried": {"Ann": ["Deputy", "Gunfighter"]}}}) as scene:
        scene["Ann"].is_asked("What do you do at the start of your turn?")
        scene["Ann"].picks(scene.options[0])
        scene.can_pick_exactly("Deputy", "Gunfighter")
        scene["Ann"].picks("Deputy")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Longhouse").minions == ("Deputy",)
        assert scene.card("Longhouse").buried == ("Gunfighter",)


@pytest.mark.rule("SU-141", "SU-144")
def test_uncovering_at_the_start_of_a_turn_may_be_passed_and_is_not_saved_up(smash):
    """
    Ann passes on one turn; on the next she may uncover one card, and not two.
    """
    with at_start(smash, {"Longhouse": {"buried": {"Ann": ["Deputy", "Gunfighter"]}}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Ann"].picks(scene.options[0])
        scene["Ann"].picks("Gunfighter")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Longhouse").buried == ("Deputy",)


@pytest.mark.rule("SU-141")
def test_nobody_uncovers_cards_of_others(smash):
    """
    Only Bob has a buried card: Ann's turn starts with playing cards.
    """
    with at_start(smash, {"Longhouse": {"buried": {"Bob": ["Deputy"]}}}) as scene:
        scene["Ann"].is_asked(kind="play")


@pytest.mark.rule("SU-142", "SU-143", "SU-145")
def test_an_uncovered_minion_is_played_where_it_lay_and_uses_no_free_play(smash):
    """
    Lost Knowledge uncovers a Deputy in the middle of the turn: it comes to the same base, and the free minion is left.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Deputy"]}}, "Saloon": {}}
    with smash(bases, Ann=["Lost Knowledge", "Gunfighter"]) as scene:
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("uncover")

        assert scene.card("Longhouse").minions == ("Deputy",)
        assert scene.facts.free_minion
        scene.happened("MinionPlayed")
        scene.can_pick("Gunfighter")


@pytest.mark.rule("SU-145")
def test_an_uncovered_action_for_minions_goes_on_a_minion_there(smash):
    """
    An Ancient Curse buried at Longhouse is uncovered: only minions at Longhouse may be cursed.
    """
    bases = {
        "Longhouse": {"Bob": ["Deputy", "Mummy"], "buried": {"Ann": ["Ancient Curse"]}},
        "Saloon": {"Bob": ["Pharaoh"]},
    }
    with smash(bases, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")
        scene.can_pick_exactly("Deputy", "Mummy")
        scene["Ann"].picks("Mummy")

        assert scene.card("Mummy", of="Bob", zone="minions").attached == ("Ancient Curse",)


@pytest.mark.rule("SU-145")
def test_an_uncovered_action_for_bases_goes_on_the_same_base(smash):
    """
    A Gold Strike buried at Longhouse is uncovered: it lies on Longhouse, and on no other base.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["Gold Strike"]}}, "Saloon": {}}
    with smash(bases, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert scene.card("Longhouse").actions == ("Gold Strike",)


@pytest.mark.rule("SU-145", "SU-146")
def test_an_uncovered_standard_action_is_resolved_and_discarded(smash):
    """
    A buried Mummy Strength, uncovered, strengthens a minion and goes to the discard pile.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "buried": {"Ann": ["Mummy Strength"]}}}
    with smash(bases, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert scene.card("Deputy", of="Ann", zone="minions").power == 4
        assert sorted(scene["Ann"].zone("discard")) == ["Digger", "Mummy Strength"]
        assert scene.facts.free_action is False


@pytest.mark.rule("SU-146", "SU-072")
def test_an_uncovered_minion_does_what_it_says_and_sets_off_what_waits_for_a_minion(smash):
    """
    An uncovered Gunfighter duels as if played from hand, and Gold Strike draws a card for it.
    """
    there = {"Bob": ["Deputy"], "buried": {"Ann": ["Gunfighter"]}, "actions": {"Ann": ["Gold Strike"]}}
    with smash({"Longhouse": there}, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")
        scene["Ann"].picks("Deputy")

        assert scene["Bob"].zone("discard") == ("Deputy",)
        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-144", "SU-Q26")
def test_an_uncovered_card_must_be_played(smash):
    """
    A buried curse finds only Ann's own minion at its base: once uncovered it goes there, whether she likes it or not.
    """
    bases = {"Longhouse": {"Ann": ["Pharaoh"], "buried": {"Ann": ["Ancient Curse"]}}}
    with smash(bases, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert scene.card("Pharaoh", of="Ann", zone="minions").power == 3


@pytest.mark.rule("SU-147")
@pytest.mark.parametrize("card", ["Dynamite Surprise", "Ancient Curse"])
def test_an_uncovered_card_that_cannot_be_played_is_discarded(smash, card):
    """
    A card for before a base scores, or a curse where no minion is, goes to the discard pile when it is uncovered.
    """
    with smash({"Longhouse": {"buried": {"Ann": [card]}}}, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert sorted(scene["Ann"].zone("discard")) == sorted([card, "Digger"])
        assert [event.text.english for event in scene.events("ActionPlayed")] == ["Ann plays Digger."]


@pytest.mark.rule("SU-147")
def test_a_card_for_before_scoring_is_played_if_uncovered_then(smash):
    """
    Lost Knowledge uncovers a Dynamite Surprise just before a base scores: now it can be played, and destroys a minion.
    """
    there = {"Ann": ["Gunfighter"], "Bob": ["Pinkerton"], "buried": {"Ann": ["Dynamite Surprise"]}}
    with smash({"Longhouse": there}, Ann=["Lost Knowledge"], cards=breakpoints(longhouse=7)) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Lost Knowledge")
        scene["Ann"].picks("Pinkerton")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Pinkerton",)
        assert points(scene) == (5, 0)


@pytest.mark.rule("SU-148")
def test_counters_on_a_buried_card_are_gone_when_it_is_uncovered(smash):
    """
    A buried Deputy with a counter comes into play without it.
    """
    there = {"buried": {"Ann": [face_down("Deputy", "Ann", counters={"COUNTER": 2})]}}
    with smash({"Longhouse": there}, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert scene.card("Deputy", of="Ann", zone="minions").counters == {}
        assert scene.card("Deputy", of="Ann", zone="minions").power == 2


@pytest.mark.rule("SU-149", "SU-242")
def test_a_card_that_buries_itself_stays_uncovered_once_it_is(smash):
    """
    You Can Take It With You, uncovered, draws three cards and goes to the discard pile: it does not bury itself anew.
    """
    there = {"buried": {"Ann": ["You Can Take It With You"]}}
    with smash({"Longhouse": there, "Saloon": {}}, game=SmashUpWithProbes, Ann=["Digger"]) as scene:
        scene["Ann"].picks("Digger")

        assert sorted(scene["Ann"].zone("discard")) == ["Digger", "You Can Take It With You"]
        assert len(scene["Ann"].hand) == 3
        scene.did_not_happen("Buried")


@pytest.mark.rule("SU-Q27")
def test_a_card_buried_this_turn_may_be_uncovered_this_turn(smash):
    """
    Pyramids buries a Deputy, and Lost Knowledge uncovers it in the same turn.
    """
    with smash({"Pyramids": {}, "Longhouse": {}}, game=SmashUpWithProbes, Ann=["Deputy", "Digger"]) as scene:
        bury(scene, "Deputy")
        scene["Ann"].picks("Digger")

        assert scene.card("Pyramids").minions == ("Deputy",)


@pytest.mark.rule("SU-251", "SU-252")
def test_mummy_goes_straight_under_another_base(smash):
    """
    After its base has scored a Mummy in play is buried at a different base, and has been in no hand or discard pile.
    """
    with smash(
        {"Longhouse": {"Bob": ["Mummy", "Gunfighter"]}, "Saloon": {}, "Pyramids": {}}, cards=breakpoints(longhouse=5)
    ) as scene:
        scene["Ann"].passes()
        scene["Bob"].confirms()
        scene.can_pick_exactly("Saloon", "Pyramids")
        scene["Bob"].picks("Saloon")

        assert scene.card("Saloon").buried == ("Mummy",)
        assert scene["Bob"].zone("discard") == ("Gunfighter",)
        assert scene.happened("Buried").fields["base"].name == "Saloon"


@pytest.mark.rule("SU-131", "SU-232")
def test_nobody_but_the_controller_sees_a_buried_card_and_everybody_sees_discard_piles(smash):
    """
    In a game of three, Bob's buried Pharaoh is seen by Bob alone; what lies in his discard pile all may read.
    """
    there = {"buried": {"Bob": ["Pharaoh"]}}
    with smash({"Longhouse": there}, **{**THREE, "Bob": {"discard": ["Sheriff"]}}) as scene:
        assert [scene[name].sees('"Pharaoh"') for name in THREE] == [False, True, False]
        assert [scene[name].sees('"Sheriff"') for name in THREE] == [True, True, True]


@pytest.mark.rule("SU-128")
def test_nobody_imagines_a_base_or_a_titan_among_the_buried_cards(smash):
    """
    Bob does not know the card that Ann has buried; what he can imagine there is a minion or an action.
    """
    with smash({"Pyramids": {"buried": {"Ann": ["Mummy"]}}, "Longhouse": {}}) as scene:
        rng = Random(1)
        dreams = [scene.match.imagine(1, rng)._live().bases.first.buried.first for _ in range(10)]

        assert len({dream.name for dream in dreams}) > 1
        assert all(isinstance(dream, Minion | Action) for dream in dreams)


@pytest.mark.rule("SU-127")
def test_nothing_lies_face_down_at_a_base_but_what_is_buried(smash):
    """
    A minion that fights there is seen by all: other tables there are not.
    """
    with pytest.raises(ScenarioError, match="what lies face down is buried"):
        smash({"Longhouse": {"Ann": [laid("Deputy", owner="Ann", face_up=False)]}})
