"""How a turn of Hedge Court goes, who takes crowns, and how the game ends."""

import pytest

import tabletop
from tabletop.testing import laid

ALONE = {"court": ["squire"]}


def only(*names):
    """Print one copy of these cards, and of all others none."""
    return {kind.id: {"copies": int(kind.id in names)} for kind in tabletop.ruleset("hedge-court").cards}


# ------------------------------------------------------------------------------------------------ turns


def test_who_begins_has_four_cards_and_everybody_after_that_one_more():
    """
    Everybody has a deck of all cards; Ann begins with four, and has drawn the card of her first turn.
    """
    match = tabletop.new("hedge-court", seats=["Ann", "Bob", "Cid"], seed=1)
    view = match.view()

    assert [view.zone("hand", seat).count for seat in range(3)] == [4 + 1, 5, 6]
    total = len(match.ruleset.deck())
    assert [view.zone("deck", seat).count for seat in range(3)] == [total - 5, total - 5, total - 6]
    assert match.decision.seat == 0


def test_a_turn_begins_with_a_card_and_has_three_things_to_do(court):
    """
    Bob passes; Ann draws a card and may do three things.
    """
    scene = court(Ann={"deck": ["ghost"]}, active=1)
    ann, bob = scene.seats

    bob.passes()

    ann.is_asked("What do you do?")
    assert ann.hand == ("Ghost",)
    assert scene.facts.actions == 3
    assert scene.facts.turn == 2


def test_after_three_things_the_turn_is_over(court):
    """
    Ann plays three folk, and then it is Bob's turn.
    """
    scene = court(Ann={"hand": ["squire", "herald", "widow", "smith"]})
    ann, bob = scene.seats

    ann.picks("Squire")
    ann.picks("Widow")
    ann.picks("Smith")

    bob.is_asked("What do you do?")
    assert ann.hand == ("Herald",)


def test_who_passes_ends_the_turn(court):
    """
    Nobody has to do three things.
    """
    scene = court(Ann={"hand": ["squire"]})
    ann, bob = scene.seats

    ann.passes()

    bob.is_asked("What do you do?")
    assert ann.hand == ("Squire",)


def test_turns_go_round_the_table(court):
    """
    After Cid it is Ann's turn again.
    """
    scene = court(Cid={}, active=2)
    ann, _, cid = scene.seats

    cid.passes()

    ann.is_asked("What do you do?")


def test_a_hand_is_cut_to_five_at_the_end_of_its_nobles_turn(court):
    """
    Ann holds seven cards and passes: she discards two of her choice. Bob, who holds six, keeps his.
    """
    seven = ["squire", "squire", "herald", "captain", "feast", "ambush", "ghost"]
    scene = court(Ann={"hand": seven}, Bob={"hand": seven[:6], "deck": ["ghost"]})
    ann, bob = scene.seats

    ann.passes()
    ann.is_asked("Which cards do you discard?")
    assert (scene.decision.at_least, scene.decision.at_most) == (2, 2)
    ann.picks("Ghost", "Feast")

    bob.is_asked("What do you do?")
    assert len(ann.hand) == 5
    assert sorted(ann.zone("discard")) == ["Feast", "Ghost"]
    assert len(bob.hand) == 7


def test_five_cards_in_hand_are_not_too_many(court):
    """
    With five cards nothing is discarded.
    """
    scene = court(Ann={"hand": ["squire", "herald", "captain", "feast", "ghost"]})
    ann, bob = scene.seats

    ann.passes()

    bob.is_asked("What do you do?")
    assert len(ann.hand) == 5


# ------------------------------------------------------------------------------------------------ decks


def test_who_draws_from_an_empty_deck_shuffles_the_discard_pile(court):
    """
    Ann's discard pile becomes her deck, and nobody knows the order.
    """
    scene = court(Ann={"deck": []}, active=1, rest="discard")
    ann, bob = scene.seats
    buried = ann.zone("discard")

    bob.passes()
    if scene.decision.kind == "confirm":
        ann.declines()

    assert len(ann.hand) == 1
    assert ann.zone("discard") == ()
    assert sorted((*ann.zone("deck"), *ann.hand)) == sorted(buried)
    assert scene.view("Ann").zone("deck", 0).cards == ()
    scene.happened("Shuffled")


def test_nobody_draws_when_deck_and_discard_pile_are_empty(court):
    """
    Ann has no card left to draw, and her turn goes on without.
    """
    scene = court(Ann={"hand": ["squire"], "deck": []}, active=1, cards=only("squire"))
    ann, bob = scene.seats

    bob.passes()

    ann.is_asked("What do you do?")
    assert ann.hand == ("Squire",)
    assert ann.zone("deck") == ()


def test_a_herald_draws_nothing_from_nothing(court):
    """
    The card that is being played does not lie in the discard pile yet.
    """
    scene = court(Ann={"hand": ["herald"], "deck": []}, cards=only("herald"))
    ann, _ = scene.seats

    ann.picks("Herald")

    assert ann.hand == ()


# ------------------------------------------------------------------------------------------------ crowns


def test_the_mightiest_court_takes_a_crown(court):
    """
    At the end of each turn the mightiest court takes one crown, whosever turn it was.
    """
    scene = court(Ann=ALONE, Bob={"court": ["squire", "herald"]})
    ann, bob = scene.seats

    ann.passes()

    assert ann.pool("crowns") == {}
    assert bob.pool("crowns") == {"CROWN": 1}


def test_a_tie_brings_no_crown(court):
    """
    Two courts are equally mighty: nobody takes a crown, the weaker third neither.
    """
    scene = court(Ann=ALONE, Bob=ALONE, Cid={"court": ["herald"]})
    ann, _, _ = scene.seats

    ann.passes()

    scene.did_not_happen("Crowned")


def test_empty_courts_take_no_crown(court):
    """
    As long as nobody has any might, there is no crown to take.
    """
    scene = court()
    ann, _ = scene.seats

    ann.passes()

    scene.did_not_happen("Crowned")


def test_a_tie_of_the_others_does_not_matter(court):
    """
    Only the mightiest court counts.
    """
    scene = court(Ann={"court": ["squire", "herald"]}, Bob=ALONE, Cid=ALONE)
    ann, _, _ = scene.seats

    ann.passes()

    assert ann.pool("crowns") == {"CROWN": 1}


def test_seven_crowns_win_at_once(court):
    """
    Ann takes her seventh crown and has won, before she would discard or the next turn begin.
    """
    seven = ["squire", "squire", "herald", "captain", "feast", "ambush", "ghost"]
    scene = court(Ann={"hand": seven, "court": ["widow"], "crowns": {"CROWN": 6}}, Bob={"crowns": {"CROWN": 3}})
    ann, _ = scene.seats

    ann.passes()

    assert scene.decision is None
    assert scene.outcome.winners == (0,)
    assert scene.outcome.points == (7, 3)
    assert str(scene.outcome.how) == "Seven crowns!"


def test_the_seventh_crown_may_come_on_the_turn_of_another(court):
    """
    Bob wins at the end of Ann's turn.
    """
    scene = court(Bob={**ALONE, "crowns": {"CROWN": 6}})
    ann, _ = scene.seats

    ann.passes()

    assert scene.outcome.winners == (1,)


def test_six_crowns_are_not_enough(court):
    """
    With six crowns the game goes on.
    """
    scene = court(Ann={**ALONE, "crowns": {"CROWN": 5}})
    ann, bob = scene.seats

    ann.passes()

    bob.is_asked("What do you do?")
    assert ann.pool("crowns") == {"CROWN": 6}


@pytest.mark.parametrize(
    ("crowns", "winners"),
    [((3, 2), (0,)), ((2, 3), (1,)), ((2, 2), (0, 1))],
    ids=["Ann has more", "Bob has more", "as many"],
)
def test_the_court_grows_old(court, crowns, winners):
    """
    After sixty turns for each noble, whoever has the most crowns wins, perhaps together.
    """
    ann, bob = ({"crowns": {"CROWN": count}} for count in crowns)
    scene = court(Ann=ann, Bob=bob, active=1, turn=120)

    scene["Bob"].passes()

    assert scene.outcome.winners == winners
    assert str(scene.outcome.how) == "The court has grown old."


def test_the_last_turn_still_brings_its_crown(court):
    """
    The crown of the last turn is counted before the court grows old.
    """
    scene = court(Ann=ALONE, active=1, turn=120)

    scene["Bob"].passes()

    assert scene.outcome.points == (1, 0)


def test_a_turn_before_the_last_the_court_is_not_old(court):
    """
    One turn is left to play.
    """
    scene = court(active=0, turn=119)
    ann, bob = scene.seats

    ann.passes()

    bob.is_asked("What do you do?")


# ------------------------------------------------------------------------------------------------ taking back


def test_a_laurel_may_be_taken_back(court):
    """
    Ann may take back what Smith has done.
    """
    scene = court(Ann={"court": ["smith", "squire"]})
    ann, _ = scene.seats

    ann.picks("Smith: Put a laurel on another of your folk")

    assert scene.match.can_undo(ann.seat)
    scene.match.undo()
    assert ann.card("squire", zone="court").laurels == {}


def test_a_card_that_was_played_may_be_taken_back(court):
    """
    Ann learned nothing by playing Squire; that Bob now knows her hand is her own loss.
    """
    scene = court(Ann={"hand": ["squire", "herald"]})
    ann, _ = scene.seats

    ann.picks("Squire")

    assert scene.match.can_undo(ann.seat)


def test_a_card_that_was_drawn_cant_be_taken_back(court):
    """
    Ann has seen what her Herald drew.
    """
    scene = court(Ann={"hand": ["herald"]})
    ann, _ = scene.seats

    ann.picks("Herald")

    assert not scene.match.can_undo(ann.seat)


def test_a_mask_may_be_taken_back(court):
    """
    Folk who joined face down were seen by nobody.
    """
    scene = court(Ann={"hand": ["mummer", "squire"]})
    ann, _ = scene.seats

    ann.picks("Mummer")

    assert scene.match.can_undo(ann.seat)
    scene.match.undo()
    assert ann.hand == ("Mummer", "Squire")


def test_nobody_takes_back_what_another_did(court):
    """
    Only who answered last may take an answer back.
    """
    scene = court(Ann={"court": ["jester"]}, Bob={"court": ["squire", laid("herald", asleep=True)]})
    ann, bob = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")

    assert scene.match.can_undo(ann.seat)
    assert not scene.match.can_undo(bob.seat)


def test_a_turn_that_has_ended_cant_be_taken_back(court):
    """
    Bob has drawn his card.
    """
    scene = court(Ann=ALONE)
    ann, _ = scene.seats

    ann.passes()

    assert not scene.match.can_undo(ann.seat)


def test_a_census_cant_be_taken_back(court):
    """
    Ann has seen the top of her deck.
    """
    scene = court(Ann={"hand": ["census"]})
    ann, _ = scene.seats

    ann.picks("Census")

    assert not scene.match.can_undo(ann.seat)


def test_a_trick_cant_be_taken_back_once_another_has_answered(court):
    """
    Bob did not parry: he may still think again, and Ann may not.
    """
    scene = court(Ann={"hand": ["feast"], "court": ["squire", "herald"]}, Bob={"hand": ["squire"]})
    ann, bob = scene.seats

    ann.picks("Feast")
    assert scene.match.can_undo(ann.seat)
    bob.passes()

    assert not scene.match.can_undo(ann.seat)
    assert scene.match.can_undo(bob.seat)


# ------------------------------------------------------------------------------------------------ with how many


def test_the_seats_are_two_to_four():
    """
    Two to four nobles play.
    """
    for wrong in (1, 5):
        with pytest.raises(tabletop.WrongSeats):
            tabletop.new("hedge-court", seats=wrong)
