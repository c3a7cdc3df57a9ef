"""Masked folk of Hedge Court: face down, without might, and a secret until they show their face."""

import pytest

from tabletop import to_json
from tabletop.testing import laid


def masked(name, *, of="Ann"):
    """Say of masked folk that they lie face down and only their noble knows them."""
    return laid(name, face_up=False, known_to=[of])


def told(scene, seat):
    """Return everything that a seat gets to see and to hear."""
    view = scene.view(seat)
    return to_json([view, scene.events(seen_by=seat)])


def test_a_mummer_joins_face_down_and_without_might(court):
    """
    Mummer's might of 4 counts nothing under the mask.
    """
    scene = court(Ann={"hand": ["mummer"]})
    ann, _ = scene.seats

    ann.picks("Mummer")

    mummer = ann.card("mummer", zone="court")
    assert not mummer.face_up
    assert mummer.might == 0
    assert mummer.known_to == ("Ann",)


def test_a_mummer_is_unmasked_as_one_of_three_things(court):
    """
    Unmasking is something you do on your turn; then Mummer has might 4, and everybody sees the face.
    """
    scene = court(Ann={"court": [masked("mummer")]})
    ann, bob = scene.seats

    scene.can_pick_exactly("Unmask Mummer", "Pass")
    ann.picks("Unmask Mummer")

    assert ann.card("mummer", zone="court").might == 4
    assert scene.facts.actions == 2
    assert bob.sees("Mummer")
    scene.can_pick_exactly("Pass")


def test_a_mask_can_be_taken_off_on_the_turn_it_was_put_on(court):
    """
    Joining and unmasking are two things, and both fit into one turn.
    """
    scene = court(Ann={"hand": ["mummer"]}, actions=2)
    ann, bob = scene.seats

    ann.picks("Mummer")
    ann.picks("Unmask Mummer")

    bob.is_asked("What do you do?")
    assert ann.pool("crowns") == {"CROWN": 1}


def test_nobody_unmasks_the_folk_of_others(court):
    """
    On Bob's turn Ann's Mummer keeps the mask on.
    """
    scene = court(Ann={"court": [masked("mummer")]}, active=1)

    scene.can_pick_exactly("Pass")


@pytest.mark.parametrize("name", ["mummer", "assassin"])
def test_others_never_see_who_is_masked(court, name):
    """
    Neither views nor events tell Bob, or a spectator, who has joined face down.
    """
    scene = court(Ann={"hand": [name]}, Bob={"hand": ["squire"]})
    ann, _ = scene.seats

    ann.picks(name)

    assert name.title() in told(scene, "Ann")
    for seat in ("Bob", None):
        assert name not in told(scene, seat).casefold()
    assert scene.happened("Joined", seen_by="Bob").text.english == "a card joins the court of Ann."


def test_an_option_for_others_does_not_name_who_is_masked(court):
    """
    Ann may ambush Bob's masked folk, who have no might, but she is not told who they are.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [masked("mummer", of="Bob"), "squire"]})
    ann, _ = scene.seats

    ann.picks("Ambush")

    scene.can_pick_exactly("masked folk", "Squire")
    assert "mummer" not in told(scene, "Ann").casefold()


def test_the_order_of_bodyguards_does_not_name_who_is_masked(court):
    """
    When Ann orders two Bodyguards who could save masked folk, she is not told whom they would save; Bob is.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [masked("mummer", of="Bob"), "bodyguard", "bodyguard"]})
    ann, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("masked folk")

    ann.is_asked("Which of these applies first?")
    assert scene.options[0].startswith("Bodyguard: Banish Bodyguard instead of masked folk")
    assert "mummer" not in told(scene, "Ann").casefold()
    ann.picks(scene.options[0])
    scene.expect("Bob", prompt="Bodyguard: Banish Bodyguard instead of Mummer?")


def test_masked_folk_who_are_banished_show_their_face(court):
    """
    In the discard pile everybody sees who it was.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [masked("mummer", of="Bob")]})
    ann, _ = scene.seats

    ann.picks("Ambush")

    assert scene.card("mummer", zone="discard").face_up
    assert [card.name for card in scene.view("Ann").zone("discard", 1).cards] == ["Mummer"]


def test_masked_folk_leave_a_widow_without_laurels(court):
    """
    Who was masked had no might.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [masked("mummer", of="Bob"), "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("masked folk")

    assert bob.card("widow", zone="court").laurels == {}


def test_laurels_count_when_the_mask_comes_off(court):
    """
    A laurel on masked folk adds nothing until their face is seen.
    """
    scene = court(Ann={"court": ["smith", masked("mummer")]})
    ann, _ = scene.seats

    ann.picks("Smith: Put a laurel on another of your folk")
    assert ann.card("mummer", zone="court").might == 0
    ann.picks("Unmask Mummer")

    assert ann.card("mummer", zone="court").might == 5


def test_a_jester_puts_masked_folk_to_sleep(court):
    """
    Bob's masked Mummer falls asleep, and Ann is not told who it is.
    """
    scene = court(Ann={"court": ["jester"]}, Bob={"court": [masked("mummer", of="Bob")]})
    ann, bob = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")

    assert bob.card("mummer", zone="court").asleep
    assert "mummer" not in told(scene, "Ann").casefold()


def test_an_assassin_may_banish_folk_of_another_noble_when_unmasked(court):
    """
    Any folk of others will do, however mighty; your own are not on offer.
    """
    scene = court(
        Ann={"court": [masked("assassin"), "squire"]},
        Bob={"court": [laid("captain", laurels={"LAUREL": 3})]},
        Cid={"court": ["herald"]},
    )
    ann, bob, _ = scene.seats

    ann.picks("Unmask Assassin")
    ann.is_asked("Whom does Assassin banish?")
    scene.can_pick_exactly("Captain", "Herald", "Pass")
    ann.picks("Captain")

    assert bob.zone("court") == ()
    assert ann.card("assassin", zone="court").might == 1


def test_an_assassin_may_spare_everybody(court):
    """
    You may banish somebody; you need not.
    """
    scene = court(Ann={"court": [masked("assassin")]}, Bob={"court": ["squire"]})
    ann, bob = scene.seats

    ann.picks("Unmask Assassin")
    ann.passes()

    assert bob.zone("court") == ("Squire",)


def test_an_assassin_strikes_only_when_unmasked(court):
    """
    Joining the court, face down, banishes nobody.
    """
    scene = court(Ann={"hand": ["assassin"]}, Bob={"court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Assassin")

    scene.can_pick_exactly("Unmask Assassin", "Pass")
    scene.did_not_happen("Banished")


def test_an_assassin_finds_nobody_at_empty_courts(court):
    """
    With no folk at other courts Assassin just shows its face.
    """
    scene = court(Ann={"court": [masked("assassin")]})
    ann, _ = scene.seats

    ann.picks("Unmask Assassin")

    ann.is_asked("What do you do?")
    assert ann.card("assassin", zone="court").face_up


def test_a_bodyguard_steps_in_before_an_assassin(court):
    """
    Assassin banishes, so Bodyguard may step in.
    """
    scene = court(Ann={"court": [masked("assassin")]}, Bob={"court": ["squire", "bodyguard"]})
    ann, bob = scene.seats

    ann.picks("Unmask Assassin")
    ann.picks("Squire")
    bob.confirms()

    assert bob.zone("court") == ("Squire",)


@pytest.mark.parametrize(("played", "still_known"), [("mummer", False), ("squire", True), ("census", True)])
def test_what_others_know_of_a_hand_after_somebody_has_joined_face_down(court, played, still_known):
    """
    Bob has seen Ann's Ghost go to her hand: he knows it is there until a card that he can't see has left the hand.
    """
    scene = court(Ann={"hand": [laid("ghost", known_to=["Bob"]), played], "deck": ["squire"]})
    ann, _ = scene.seats

    ann.picks(played)

    hand = scene.view("Bob").zone("hand", ann.seat).cards
    assert [card.name for card in hand] == (["Ghost"] if still_known else [])
