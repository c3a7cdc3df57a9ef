"""The tricks of Hedge Court: played before all eyes, perhaps parried, and then discarded."""

from collections import Counter
from random import Random

import pytest

import tabletop
from tabletop.testing import laid

LAUREL = {"LAUREL": 1}
#: The cards of the story of the guest who came back.
STORY = ("bodyguard", "herald", "gravedigger", "feast", "ambush")


# ------------------------------------------------------------------------------------------------ Feast


def test_a_feast_raises_one_of_your_folk(court):
    """
    One of your folk has +3 might; folk of others are not on offer, and Feast is discarded.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["squire", "herald"]}, Bob={"court": ["captain"]})
    ann, _ = scene.seats

    ann.picks("Feast")
    ann.is_asked("Who is the guest of honour?")
    scene.can_pick_exactly("Squire", "Herald")
    ann.picks("Herald")

    assert ann.card("herald", zone="court").might == 4
    assert ann.card("squire", zone="court").might == 2
    assert ann.zone("discard") == ("Feast",)


def test_a_feast_counts_for_the_crown_and_ends_with_the_turn(court):
    """
    At the end of the turn the guest still has +3, which brings the crown; afterwards it is gone.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["herald"]}, Bob={"court": ["squire", "herald"]})
    ann, bob = scene.seats

    ann.picks("Feast")
    ann.passes()

    bob.is_asked("What do you do?")
    assert ann.pool("crowns") == {"CROWN": 1}
    assert ann.card("herald", zone="court").might == 1
    assert scene.view().effects == ()


def test_two_feasts_add_up(court):
    """
    The same guest may be honoured twice.
    """
    scene = court(Ann={"hand": ["feast", "feast"], "court": ["herald"]})
    ann, _ = scene.seats

    ann.picks(scene.options[0])
    ann.picks("Feast")

    assert ann.card("herald", zone="court").might == 7


def test_a_feast_without_folk_is_wasted(court):
    """
    With nobody at your court Feast is discarded and nothing begins.
    """
    scene = court(Ann={"hand": ["feast"]})
    ann, _ = scene.seats

    ann.picks("Feast")

    assert scene.view().effects == ()
    assert ann.zone("discard") == ("Feast",)


def test_a_feast_is_not_for_the_next_life_of_its_guest(court):
    """
    Bodyguard, guest of a Feast, is banished, drawn again and joins again in the same turn: with might 2.
    """
    scene = court(
        Ann={"hand": ["feast", "ambush"], "court": ["bodyguard", "herald", "gravedigger"], "deck": []},
        rest="discard",
        actions=4,
        cards={kind.id: {"copies": int(kind.id in STORY)} for kind in tabletop.ruleset("hedge-court").cards},
        chance=[0],  # of Feast and Bodyguard, Bodyguard comes to lie on top
    )
    ann, _ = scene.seats

    ann.picks("Feast")
    ann.picks("Bodyguard")
    assert ann.card("bodyguard", zone="court").might == 5
    ann.picks("Ambush")
    ann.picks("Herald")
    ann.confirms()
    ann.confirms()
    assert ann.hand == ("Bodyguard",)
    ann.picks("Bodyguard")

    assert ann.card("bodyguard", zone="court").might == 2


# ------------------------------------------------------------------------------------------------ Ambush


def test_an_ambush_banishes_folk_with_little_might(court):
    """
    Banish folk with might of 2 or less, anybody's, your own too.
    """
    scene = court(
        Ann={"hand": ["ambush"], "court": ["widow"]}, Bob={"court": ["squire", laid("herald", laurels=LAUREL)]}
    )
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.is_asked("Who is ambushed?")
    scene.can_pick_exactly("Widow", "Squire", "Herald")
    ann.picks("Herald")

    assert bob.zone("court") == ("Squire",)
    assert ann.zone("discard") == ("Ambush",)


def test_an_ambush_does_not_reach_the_mighty(court):
    """
    Why not Squire? With its laurel it has might 3.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", "widow", laid("squire", laurels=LAUREL)]})
    ann, _ = scene.seats

    ann.picks("Ambush")

    scene.can_pick_exactly("Herald", "Widow")
    assert scene.why_not("Squire") == "Squire has might 3."
    assert scene.why_not("Herald") is None


def test_an_ambush_may_have_to_hit_your_own_folk(court):
    """
    If yours are the only ones with little might, one of them goes.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["squire"]}, Bob={"court": [laid("squire", laurels=LAUREL)]})
    ann, _ = scene.seats

    ann.picks("Ambush")

    assert ann.zone("court") == ()


def test_an_ambush_without_a_victim_is_wasted(court):
    """
    If all are too mighty, Ambush is discarded and nobody goes.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [laid("squire", laurels=LAUREL)]})
    ann, _ = scene.seats

    ann.picks("Ambush")

    ann.is_asked("What do you do?")
    assert ann.zone("discard") == ("Ambush",)
    scene.did_not_happen("Banished")


# ------------------------------------------------------------------------------------------------ Census


@pytest.fixture
def counted(court):
    """Ann has played Census; Abbess, Feast and Ghost lie on her deck, and Squire below."""
    scene = court(Ann={"hand": ["census"], "deck": ["abbess", "feast", "ghost", "squire"]})
    scene["Ann"].picks("Census")
    return scene


def test_a_census_puts_three_cards_back_in_any_order(counted):
    """
    Ann names the one that comes to lie on top first.
    """
    ann, _ = counted.seats

    ann.is_asked("In which order, the top one first?")
    counted.can_pick_exactly("Abbess", "Feast", "Ghost")
    ann.picks("Ghost", "Abbess", "Feast")

    assert ann.zone("deck")[:4] == ("Ghost", "Abbess", "Feast", "Squire")
    assert ann.zone("discard") == ("Census",)


def test_who_took_a_census_knows_the_top_of_the_deck(counted):
    """
    Ann goes on knowing her three top cards, in their order, and no other.
    """
    ann, _ = counted.seats

    ann.picks("Ghost", "Abbess", "Feast")

    deck = counted.view("Ann").zone("deck", 0).cards
    assert [card.name for card in deck[:3]] == ["Ghost", "Abbess", "Feast"]
    assert set(deck[3:]) == {None}


def test_others_learn_nothing_from_a_census(counted):
    """
    Bob hears that Ann looks at cards, and sees neither which nor in which order.
    """
    ann, bob = counted.seats

    ann.picks("Ghost", "Abbess", "Feast")

    assert counted.view("Bob").zone("deck", 0).cards == ()
    assert counted.happened("LookedAt", seen_by="Bob").text.english == "Ann looks at a card."
    assert not any(bob.sees(name) for name in ("Ghost", "Abbess", "Feast"))


def test_a_census_of_a_short_deck_takes_what_there_is(court):
    """
    Of a deck of two cards both are looked at; the discard pile stays where it is.
    """
    scene = court(
        Ann={"hand": ["census"], "deck": ["abbess", "ghost"]}, rest="discard", cards={"squire": {"copies": 1}}
    )
    ann, _ = scene.seats
    buried = scene.zone("discard", "Ann")

    ann.picks("Census")
    ann.picks("Ghost", "Abbess")

    assert ann.zone("deck") == ("Ghost", "Abbess")
    assert ann.zone("discard") == (*buried, "Census")


# ------------------------------------------------------------------------------------------------ Tithe


def test_every_other_noble_pays_the_tithe(court):
    """
    Each of the others, in turn order, discards a card of their choice; you keep yours.
    """
    scene = court(
        Ann={"hand": ["tithe", "squire"]}, Bob={"hand": ["squire", "herald"]}, Cid={"hand": ["ghost", "feast"]}
    )
    ann, bob, cid = scene.seats

    ann.picks("Tithe")
    scene.nobody_reacts()
    bob.is_asked("Which card do you discard?")
    bob.picks("Herald")
    cid.is_asked("Which card do you discard?")
    cid.picks("Ghost")

    assert (ann.hand, bob.hand, cid.hand) == (("Squire",), ("Squire",), ("Feast",))
    assert (bob.zone("discard"), cid.zone("discard")) == (("Herald",), ("Ghost",))


def test_empty_hands_pay_no_tithe(court):
    """
    Bob has no card and is not asked; Cid has one and has no choice.
    """
    scene = court(Ann={"hand": ["tithe"]}, Cid={"hand": ["ghost"]})
    ann, bob, cid = scene.seats

    ann.picks("Tithe")
    cid.passes()

    ann.is_asked("What do you do?")
    assert bob.zone("discard") == ()
    assert cid.zone("discard") == ("Ghost",)


# ------------------------------------------------------------------------------------------------ Parry


@pytest.fixture
def bluff_safe(court):
    """Ann has played Tithe, and Bob holds a Parry and a Squire."""
    scene = court(Ann={"hand": ["tithe"]}, Bob={"hand": ["parry", "squire"]})
    scene["Ann"].picks("Tithe")
    return scene


def test_a_parry_cancels_a_trick_of_another_noble(bluff_safe):
    """
    Tithe has no effect and goes to Ann's discard pile, Parry to Bob's.
    """
    ann, bob = bluff_safe.seats

    bob.is_asked("React to: Ann plays Tithe.", kind="react")
    bluff_safe.can_pick_exactly("Parry: Cancel it", "Pass")
    bob.picks("Parry: Cancel it")

    ann.is_asked("What do you do?")
    assert bob.hand == ("Squire",)
    assert bob.zone("discard") == ("Parry",)
    assert ann.zone("discard") == ("Tithe",)
    assert bluff_safe.zone("between") == ()
    assert bluff_safe.happened("Parried", noble="Bob", trick="Tithe").text.english == "Bob parries Tithe."


def test_a_parry_need_not_be_used(bluff_safe):
    """
    Bob may keep Parry, and pay.
    """
    ann, bob = bluff_safe.seats

    bob.passes()
    bob.picks("Squire")

    assert bob.hand == ("Parry",)
    assert ann.zone("discard") == ("Tithe",)


def test_a_parried_trick_still_took_one_of_three_things(bluff_safe):
    """
    Ann has two things left to do.
    """
    bluff_safe.pick("Parry: Cancel it")

    assert bluff_safe.facts.actions == 2


def test_a_parry_cant_be_played_on_its_own(court):
    """
    Why not Parry? It only answers tricks of others.
    """
    scene = court(Ann={"hand": ["parry", "squire"]})

    scene.can_pick_exactly("Squire", "Pass")
    assert scene.why_not("Parry") == "Parry only answers tricks of others."


def test_a_parry_does_not_answer_folk(court):
    """
    When folk join a court nobody is asked.
    """
    scene = court(Ann={"hand": ["squire"]}, Bob={"hand": ["parry"]})
    ann, _ = scene.seats

    ann.picks("Squire")

    ann.is_asked("What do you do?")


def test_nobody_parries_their_own_trick(court):
    """
    Ann holds a Parry and plays a Feast: she is not asked about it.
    """
    scene = court(Ann={"hand": ["feast", "parry"], "court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Feast")

    ann.is_asked("What do you do?")
    assert ann.hand == ("Parry",)


@pytest.mark.parametrize("hand", [["parry"], ["squire"]])
def test_whoever_might_hold_a_parry_is_asked(court, hand):
    """
    Being asked tells nobody whether Bob holds a Parry.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["squire"]}, Bob={"hand": hand})
    ann, bob = scene.seats

    ann.picks("Feast")

    bob.is_asked("React to: Ann plays Feast.")
    scene.can_pick("Pass")


def test_an_empty_hand_holds_no_parry(court):
    """
    Everybody sees that Bob has no card, so he is not asked.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Feast")

    ann.is_asked("What do you do?")


def test_nobody_is_asked_when_both_parries_have_been_seen(court):
    """
    Bob's two Parries lie in his discard pile: he can hold none, as all can see.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["squire"]}, Bob={"hand": ["squire"], "discard": ["parry", "parry"]})
    ann, _ = scene.seats

    ann.picks("Feast")

    ann.is_asked("What do you do?")


def test_not_bluff_safe_only_who_holds_a_parry_is_asked(court):
    """
    In a match that is not bluff-safe, Bob without a Parry is passed over, and Cid with one is asked.
    """
    scene = court(
        Ann={"hand": ["feast"], "court": ["squire"]},
        Bob={"hand": ["squire"]},
        Cid={"hand": ["parry"]},
        bluff_safe=False,
    )
    ann, _, cid = scene.seats

    ann.picks("Feast")

    cid.is_asked("React to: Ann plays Feast.")


def test_a_parry_is_not_parried(court):
    """
    Bob's Parry is no trick that is played: Ann, who holds one too, can't answer it, and Cid is not asked any more.
    """
    scene = court(Ann={"hand": ["tithe", "parry"]}, Bob={"hand": ["parry", "squire"]}, Cid={"hand": ["parry"]})
    ann, bob, cid = scene.seats

    ann.picks("Tithe")
    bob.picks("Parry: Cancel it")

    ann.is_asked("What do you do?")
    assert (ann.hand, cid.hand) == (("Parry",), ("Parry",))


def test_the_next_noble_may_parry_when_the_first_does_not(court):
    """
    Bob passes, Cid parries; neither has to pay.
    """
    scene = court(Ann={"hand": ["tithe"]}, Bob={"hand": ["squire"]}, Cid={"hand": ["parry", "squire"]})
    ann, bob, cid = scene.seats

    ann.picks("Tithe")
    bob.passes()
    cid.picks("Parry: Cancel it")

    ann.is_asked("What do you do?")
    assert bob.hand == ("Squire",)


def test_a_parried_ambush_harms_nobody(court):
    """
    The trick is cancelled before anybody is chosen.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"hand": ["parry"], "court": ["squire"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    bob.picks("Parry: Cancel it")

    ann.is_asked("What do you do?")
    assert bob.zone("court") == ("Squire",)
    scene.did_not_happen("Banished")


# ------------------------------------------------------------------------------------------------ what a pass tells


def test_who_does_not_parry_tells_nobody_whether_they_could(court):
    """
    Bob passes, and Cid imagines the same hands for him whether he holds Parry or not.
    """
    imagined = []
    for held in ("parry", "smith"):
        scene = court(
            Ann={"hand": ["feast", "herald"]},
            Bob={"hand": [held, "squire"]},
            Cid={"hand": ["jester"]},
            actions=2,
        )
        scene.match.answer("Feast")
        scene.match.answer("Pass")
        worlds = [scene.match.imagine(2, Random(seed)) for seed in range(200)]
        assert all(world.is_guess for world in worlds)
        imagined.append(
            Counter("Parry" in [card.name for card in world.view(1).zone("hand", 1).cards] for world in worlds)
        )

    assert abs(imagined[0][True] - imagined[1][True]) < 30
    assert 0 < imagined[0][True] < 100
