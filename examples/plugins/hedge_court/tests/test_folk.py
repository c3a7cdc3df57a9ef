"""The folk of Hedge Court: what each of them does, and what it does not."""

import pytest

from tabletop.testing import laid

LAUREL = {"LAUREL": 1}
TWO_LAURELS = {"LAUREL": 2}


# ------------------------------------------------------------------------------------------------ Squire, Herald


def test_a_squire_joins_with_might_two_and_nothing_else_happens(court):
    """
    Squire has might 2 and no ability.
    """
    scene = court(Ann={"hand": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Squire")

    assert ann.zone("court") == ("Squire",)
    assert ann.card("squire", zone="court").might == 2
    assert [event.kind for event in scene.events() if event.kind != "Asked"] == ["Joined"]


def test_a_herald_draws_a_card_when_joining(court):
    """
    When Herald joins your court, you draw a card.
    """
    scene = court(Ann={"hand": ["herald"], "deck": ["ghost"]})
    ann, _ = scene.seats

    ann.picks("Herald")

    assert ann.hand == ("Ghost",)
    assert ann.card("herald", zone="court").might == 1


def test_a_herald_at_court_draws_nothing_when_others_join(court):
    """
    Only the Herald who joins draws.
    """
    scene = court(Ann={"hand": ["squire"], "court": ["herald"]})
    ann, _ = scene.seats

    ann.picks("Squire")

    assert ann.hand == ()
    scene.did_not_happen("Drew")


# ------------------------------------------------------------------------------------------------ Captain


def test_a_captain_leads_your_other_folk(court):
    """
    Your other folk have +1 might, and Captain does not.
    """
    scene = court(Ann={"hand": ["captain"], "court": ["squire", "herald"]})
    ann, _ = scene.seats

    ann.picks("Captain")

    assert [ann.card(name, zone="court").might for name in ("squire", "herald", "captain")] == [3, 2, 1]


def test_a_captain_does_not_lead_the_folk_of_others(court):
    """
    Folk of other nobles get nothing from your Captain.
    """
    scene = court(Ann={"court": ["captain"]}, Bob={"court": ["squire"]})
    _, bob = scene.seats

    assert bob.card("squire", zone="court").might == 2


def test_two_captains_lead_each_other(court):
    """
    With two Captains each has might 2, and a Squire has 4.
    """
    scene = court(Ann={"hand": ["captain"], "court": ["captain", "squire"]})
    ann, _ = scene.seats

    ann.picks("Captain")

    assert [card.values["might"] for card in scene.view().zone("court", 0).cards] == [2, 4, 2]


def test_a_captain_leads_nobody_in_hand(court):
    """
    A Squire in hand has the might that is printed.
    """
    scene = court(Ann={"court": ["captain"], "hand": ["squire"]})
    ann, _ = scene.seats

    assert ann.card("squire", zone="hand").might == 2


def test_a_captain_who_has_left_leads_no_longer(court):
    """
    When Captain is banished, the others lose the +1.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["captain", "squire"]})
    ann, bob = scene.seats

    ann.picks("Ambush")

    assert bob.zone("court") == ("Squire",)
    assert bob.card("squire", zone="court").might == 2


def test_a_might_can_be_explained(court):
    """
    Why is this Squire 4? Two are printed, the Captain adds one, and a laurel another.
    """
    scene = court(Ann={"court": ["captain", laid("squire", laurels=LAUREL)]})
    squire = next(card for card in scene.view().zone("court", 0).cards if card.name == "Squire")

    why = scene.match.explain(squire.id, "might")

    assert why.value == 4
    assert sorted((str(reason.source), reason.layer, reason.amount) for reason in why.reasons) == [
        ("Captain", "add", 1),
        ("Hedge Court", "add", 1),
        ("printed", "is", 2),
    ]


# ------------------------------------------------------------------------------------------------ Blackmailer


def test_a_blackmailed_noble_chooses_who_goes(court):
    """
    When Blackmailer joins your court, another noble banishes one of their folk, whichever they like.
    """
    scene = court(Ann={"hand": ["blackmailer"]}, Bob={"court": ["squire", "herald"]})
    ann, bob = scene.seats

    ann.picks("Blackmailer")
    bob.is_asked("Whom do you banish?")
    scene.can_pick_exactly("Squire", "Herald")
    bob.picks("Herald")

    assert bob.zone("court") == ("Squire",)
    assert bob.zone("discard") == ("Herald",)


def test_the_blackmailer_chooses_among_nobles_with_folk(court):
    """
    With several nobles to choose from, you say whom you blackmail; one without folk can't be chosen, nor can you.
    """
    scene = court(
        Ann={"hand": ["blackmailer"], "court": ["squire"]},
        Bob={"court": ["squire"]},
        Cid={"court": ["herald"]},
        Dot={},
    )
    ann, bob, cid, _ = scene.seats

    ann.picks("Blackmailer")
    ann.is_asked("Whom do you blackmail?")
    scene.can_pick_exactly("Bob", "Cid")
    ann.picks("Cid")

    assert cid.zone("discard") == ("Herald",)
    assert bob.zone("court") == ("Squire",)
    assert ann.zone("court") == ("Squire", "Blackmailer")


def test_there_is_nobody_to_blackmail_at_empty_courts(court):
    """
    If no other noble has folk, Blackmailer just joins.
    """
    scene = court(Ann={"hand": ["blackmailer"], "court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Blackmailer")

    ann.is_asked("What do you do?")
    scene.did_not_happen("Banished")


# ------------------------------------------------------------------------------------------------ Bodyguard


@pytest.fixture
def ambushed(court):
    """Ann has ambushed Bob's Herald, and Bob has a Bodyguard."""
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", "bodyguard"]})
    ann, _ = scene.seats
    ann.picks("Ambush")
    ann.picks("Herald")
    return scene


def test_a_bodyguard_may_step_in(ambushed):
    """
    If another of your folk would be banished, you may banish Bodyguard instead.
    """
    bob = ambushed["Bob"]

    bob.is_asked(kind="confirm")
    bob.confirms()

    assert bob.zone("court") == ("Herald",)
    assert bob.zone("discard") == ("Bodyguard",)


def test_a_bodyguard_need_not_step_in(ambushed):
    """
    Bob may let it happen.
    """
    bob = ambushed["Bob"]

    bob.declines()

    assert bob.zone("court") == ("Bodyguard",)
    assert bob.zone("discard") == ("Herald",)


def test_who_is_asked_for_a_bodyguard_is_told_who_is_in_danger(ambushed):
    """
    The question names the Bodyguard and the one who would be banished.
    """
    ambushed.expect("Bob", prompt="Bodyguard: Banish Bodyguard instead of Herald?")
    assert str(ambushed.match.stack[0].name) == "Ambush"


def test_a_bodyguard_does_not_step_in_for_itself(court):
    """
    When Bodyguard itself is ambushed nobody is asked.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", "bodyguard"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Bodyguard")

    ann.is_asked("What do you do?")
    assert bob.zone("court") == ("Herald",)


def test_a_bodyguard_does_not_step_in_for_folk_of_others(court):
    """
    Cid's Bodyguard can do nothing for Bob's Herald.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald"]}, Cid={"court": ["bodyguard"]})
    ann, bob, cid = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    ann.is_asked("What do you do?")
    assert bob.zone("discard") == ("Herald",)
    assert cid.zone("court") == ("Bodyguard",)


def test_a_bodyguard_steps_in_when_you_ambush_your_own_folk(court):
    """
    It does not matter who would banish them.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["herald", "bodyguard"]})
    ann, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")
    ann.confirms()

    assert ann.zone("court") == ("Herald",)


def test_a_bodyguard_steps_in_for_a_blackmailed_noble(court):
    """
    The noble chooses Herald, and Bodyguard goes instead.
    """
    scene = court(Ann={"hand": ["blackmailer"]}, Bob={"court": ["herald", "bodyguard"]})
    ann, bob = scene.seats

    ann.picks("Blackmailer")
    bob.picks("Herald")
    bob.confirms()

    assert bob.zone("court") == ("Herald",)


def test_a_bodyguard_who_sleeps_still_steps_in(court):
    """
    Sleep takes the might, not the ability.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", laid("bodyguard", asleep=True)]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")
    bob.confirms()

    assert bob.zone("court") == ("Herald",)


@pytest.fixture
def two_bodyguards(court):
    """Ann has ambushed Bob's Herald, and Bob has two Bodyguards."""
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", "bodyguard", "bodyguard"]})
    ann, _ = scene.seats
    ann.picks("Ambush")
    ann.picks("Herald")
    return scene


def test_the_active_noble_orders_two_bodyguards(two_bodyguards):
    """
    With two Bodyguards ready, the active noble says which is asked first; its own noble decides.
    """
    ann, bob = two_bodyguards.seats

    ann.is_asked("Which of these applies first?", kind="order")
    ann.picks(two_bodyguards.options[0])

    bob.is_asked(kind="confirm")


def test_each_of_two_bodyguards_is_asked_once(two_bodyguards):
    """
    When both hold back, Herald goes and nobody is asked again.
    """
    ann, bob = two_bodyguards.seats

    ann.picks(two_bodyguards.options[0])
    bob.declines()
    bob.declines()

    ann.is_asked("What do you do?")
    assert bob.zone("court") == ("Bodyguard", "Bodyguard")


def test_a_second_bodyguard_may_step_in_for_the_first(two_bodyguards):
    """
    The first steps in for Herald and the second for the first; the first is not asked again.
    """
    ann, bob = two_bodyguards.seats
    first, second = (card.id for card in two_bodyguards.view().zone("court", 1).cards[1:])

    ann.picks(two_bodyguards.options[0])
    bob.confirms()
    two_bodyguards.expect("Bob", prompt="Bodyguard: Banish Bodyguard instead of Bodyguard?")
    bob.confirms()

    ann.is_asked("What do you do?")
    here = [card.id for card in two_bodyguards.view().zone("court", 1).cards]
    assert first in here
    assert second not in here
    assert bob.zone("court") == ("Herald", "Bodyguard")


def test_the_first_of_two_bodyguards_may_go_alone(two_bodyguards):
    """
    If the second holds back, the first is banished.
    """
    ann, bob = two_bodyguards.seats

    ann.picks(two_bodyguards.options[0])
    bob.confirms()
    bob.declines()

    assert bob.zone("court") == ("Herald", "Bodyguard")
    assert bob.zone("discard") == ("Bodyguard",)


def test_a_bodyguard_is_mourned_and_the_saved_one_is_not(court):
    """
    When Bodyguard steps in for Herald, Widow mourns Bodyguard: two laurels, not Herald's one.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["herald", "bodyguard", "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")
    bob.confirms()

    assert bob.card("widow", zone="court").laurels == {"LAUREL": 2}
    assert len(scene.events("Honoured")) == 1


def test_a_gravedigger_buries_the_bodyguard_only(court):
    """
    When Bodyguard steps in, a Gravedigger sees one loss and not two.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["gravedigger"]}, Bob={"court": ["herald", "bodyguard"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")
    bob.confirms()
    ann.is_asked("Gravedigger: Draw a card?")
    ann.declines()

    ann.is_asked("What do you do?")
    assert [event.fields["folk"].name for event in scene.events("Banished")] == ["Bodyguard"]


# ------------------------------------------------------------------------------------------------ Abbess


def test_folk_with_laurels_cant_be_banished_beside_an_abbess(court):
    """
    Your folk with laurels can't be banished: Ann's Ambush is wasted.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["abbess", laid("herald", laurels=LAUREL)]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    assert bob.zone("court") == ("Abbess", "Herald")
    assert ann.zone("discard") == ("Ambush",)
    scene.did_not_happen("Banished")


def test_folk_without_laurels_are_banished_beside_an_abbess(court):
    """
    Abbess shelters only who has laurels; and she herself has none.
    """
    scene = court(Ann={"hand": ["ambush", "ambush"]}, Bob={"court": ["abbess", "herald"]})
    ann, bob = scene.seats

    ann.picks(scene.options[0])
    ann.picks("Herald")
    ann.picks("Ambush")

    assert bob.zone("court") == ()


def test_an_abbess_with_laurels_shelters_herself(court):
    """
    Your folk are all your folk: Abbess too.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [laid("abbess", laurels=LAUREL)]})
    ann, bob = scene.seats

    ann.picks("Ambush")

    assert bob.zone("court") == ("Abbess",)


def test_an_abbess_shelters_no_folk_of_others(court):
    """
    Bob's laurels are no help while only Cid has an Abbess.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [laid("herald", laurels=LAUREL)]}, Cid={"court": ["abbess"]})
    ann, bob, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    assert bob.zone("discard") == ("Herald",)


def test_no_bodyguard_is_asked_for_somebody_who_cant_be_banished(court):
    """
    Can't beats instead: Abbess shelters Herald, so Bodyguard is not asked.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["abbess", "bodyguard", laid("herald", laurels=LAUREL)]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    ann.is_asked("What do you do?")
    assert bob.zone("court") == ("Abbess", "Bodyguard", "Herald")


def test_a_bodyguard_who_cant_be_banished_cant_step_in(court):
    """
    Can't beats can: a Bodyguard with laurels beside an Abbess is of no help to others.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["abbess", laid("bodyguard", laurels=LAUREL), "herald"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    ann.is_asked("What do you do?")
    assert bob.zone("court") == ("Abbess", "Bodyguard")


# ------------------------------------------------------------------------------------------------ Widow


def test_a_widow_mourns_with_as_many_laurels_as_their_might_was(court):
    """
    Squire had might 2: Widow gets two laurels, and so might 3.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["squire", "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")

    widow = bob.card("widow", zone="court")
    assert widow.laurels == {"LAUREL": 2}
    assert widow.might == 3


def test_a_widow_counts_the_laurels_of_the_lost(court):
    """
    Herald with a laurel had might 2; the laurels of the lost go back to the box.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [laid("herald", laurels=LAUREL), "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Herald")

    assert bob.card("widow", zone="court").laurels == {"LAUREL": 2}
    assert bob.card("herald", zone="discard").laurels == {}


def test_a_widow_counts_the_captains_bonus_of_the_lost(court):
    """
    Squire led by a Captain had might 3.
    """
    scene = court(Ann={"hand": ["blackmailer"]}, Bob={"court": ["squire", "captain", "widow"]})
    ann, bob = scene.seats

    ann.picks("Blackmailer")
    bob.picks("Squire")

    assert bob.card("widow", zone="court").laurels == {"LAUREL": 3}


def test_a_widow_gets_three_laurels_at_most(court):
    """
    Squire with two laurels had might 4; Widow gets three laurels.
    """
    scene = court(Ann={"hand": ["blackmailer"]}, Bob={"court": [laid("squire", laurels=TWO_LAURELS), "widow"]})
    ann, bob = scene.seats

    ann.picks("Blackmailer")
    bob.picks("Squire")

    assert bob.card("widow", zone="court").laurels == {"LAUREL": 3}


def test_a_widow_gets_nothing_for_folk_without_might(court):
    """
    Who was asleep had no might.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": [laid("squire", asleep=True), "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")

    assert bob.card("widow", zone="court").laurels == {}
    scene.did_not_happen("Honoured")


def test_a_widow_does_not_mourn_folk_of_others(court):
    """
    When another noble loses folk, Widow gets nothing.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["widow"]}, Bob={"court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")

    assert ann.card("widow", zone="court").laurels == {}


def test_a_widow_does_not_mourn_herself(court):
    """
    A Widow who is banished lies in the discard pile without laurels.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")

    assert bob.zone("discard") == ("Widow",)
    scene.did_not_happen("Honoured")


def test_a_widow_who_is_banished_does_not_keep_others_waiting(court):
    """
    Bob's Gravedigger is asked at once: Widow has nothing to mourn that would have to be put in order with it.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["widow", "gravedigger"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Widow")

    bob.is_asked("Gravedigger: Draw a card?")
    bob.declines()


def test_two_widows_mourn_the_same_loss(court):
    """
    Each Widow gets laurels; as nothing tells them apart, nobody says whose come first.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["squire", "widow", "widow"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")

    assert [card.values["might"] for card in scene.view().zone("court", bob.seat).cards] == [3, 3]


# ------------------------------------------------------------------------------------------------ Gravedigger


def test_a_gravedigger_may_draw_when_any_folk_are_banished(court):
    """
    Whosoever the folk are, Gravedigger's noble may draw.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["gravedigger"], "deck": ["ghost"]}, Bob={"court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")
    ann.is_asked("Gravedigger: Draw a card?")
    ann.confirms()

    assert ann.hand == ("Ghost",)


def test_a_gravedigger_draws_for_own_folk_too_and_only_if_you_like(court):
    """
    Bob's own Squire is banished, and Bob does without a card.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["squire", "gravedigger"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")
    bob.declines()

    assert bob.hand == ()


def test_a_gravedigger_does_not_dig_its_own_grave(court):
    """
    When Gravedigger itself is banished nobody is asked.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["gravedigger"]})
    ann, bob = scene.seats

    ann.picks("Ambush")

    ann.is_asked("What do you do?")
    assert bob.hand == ()


def test_a_gravedigger_draws_once_each_turn(court):
    """
    At the second loss of the turn Gravedigger is not asked.
    """
    scene = court(Ann={"hand": ["ambush", "ambush"], "court": ["gravedigger"]}, Bob={"court": ["squire", "herald"]})
    ann, _ = scene.seats

    ann.picks(scene.options[0])
    ann.picks("Squire")
    ann.confirms()
    ann.picks("Ambush")
    ann.picks("Herald")

    ann.is_asked("What do you do?")
    assert len(scene.events("Drew")) == 1


def test_a_gravedigger_who_held_back_is_asked_again(court):
    """
    Once each turn means one card, not one question.
    """
    scene = court(Ann={"hand": ["ambush", "ambush"], "court": ["gravedigger"]}, Bob={"court": ["squire", "herald"]})
    ann, _ = scene.seats

    ann.picks(scene.options[0])
    ann.picks("Squire")
    ann.declines()
    ann.picks("Ambush")
    ann.picks("Herald")
    ann.confirms()

    assert len(scene.events("Drew")) == 1


def test_a_gravedigger_draws_again_in_the_next_turn(court):
    """
    Each turn, whosever it is, Gravedigger may draw.
    """
    scene = court(
        Ann={"hand": ["ambush"], "court": ["gravedigger"], "deck": ["squire"]},
        Bob={"hand": ["ambush"], "court": ["squire", "squire"]},
        actions=1,
    )
    ann, bob = scene.seats

    ann.picks("Ambush")
    bob.passes()
    ann.picks("Squire (Bob)")
    ann.confirms()
    bob.picks("Ambush")
    scene.nobody_reacts()
    bob.picks("Squire")
    ann.is_asked("Gravedigger: Draw a card?")
    ann.confirms()

    assert [event.fields["player"].name for event in scene.events("Drew")] == ["Ann", "Bob", "Ann"]


def test_each_of_two_gravediggers_draws(court):
    """
    Two Gravediggers draw two cards for one loss.
    """
    scene = court(Ann={"hand": ["ambush"], "court": ["gravedigger", "gravedigger"]}, Bob={"court": ["squire"]})
    ann, _ = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")
    ann.confirms()
    ann.confirms()

    assert len(ann.hand) == 2


def test_the_active_noble_orders_a_widow_and_a_gravedigger(court):
    """
    Both are Bob's and happen at once: Ann, whose turn it is, says which comes first.
    """
    scene = court(Ann={"hand": ["ambush"]}, Bob={"court": ["squire", "widow", "gravedigger"], "deck": ["ghost"]})
    ann, bob = scene.seats

    ann.picks("Ambush")
    ann.picks("Squire")
    ann.is_asked("Which of these comes first?")
    scene.can_pick_exactly("Widow: Put laurels on Widow", "Gravedigger: Draw a card")
    ann.picks("Gravedigger: Draw a card")
    bob.is_asked("Gravedigger: Draw a card?")
    scene.did_not_happen("Honoured")
    bob.confirms()

    assert bob.hand == ("Ghost",)
    assert bob.card("widow", zone="court").laurels == {"LAUREL": 2}


# ------------------------------------------------------------------------------------------------ Smith


def test_a_smith_puts_a_laurel_on_another_of_your_folk(court):
    """
    Smith chooses another of your folk, and uses one of your three actions.
    """
    scene = court(Ann={"court": ["smith", "squire", "herald"]}, Bob={"court": ["captain"]})
    ann, _ = scene.seats

    ann.picks("Smith: Put a laurel on another of your folk")
    ann.is_asked("Who gets the laurel?")
    scene.can_pick_exactly("Squire", "Herald")
    ann.picks("Squire")

    assert ann.card("squire", zone="court").might == 3
    assert scene.facts.actions == 2


def test_a_smith_works_once_on_a_turn(court):
    """
    After that, Smith is no longer on offer this turn.
    """
    scene = court(Ann={"court": ["smith", "squire"]})
    ann, _ = scene.seats

    ann.picks("Smith: Put a laurel on another of your folk")

    scene.can_pick_exactly("Pass")


def test_a_smith_works_again_on_your_next_turn_and_not_on_others(court):
    """
    On Bob's turn Ann's Smith does nothing; on her next turn it may work again.
    """
    scene = court(Ann={"court": ["smith", "squire"]})
    ann, bob = scene.seats

    ann.picks("Smith: Put a laurel on another of your folk")
    ann.passes()
    bob.is_asked("What do you do?")
    scene.cannot_pick("Smith: Put a laurel on another of your folk")
    bob.passes()

    ann.is_asked("What do you do?")
    scene.can_pick("Smith: Put a laurel on another of your folk")


def test_a_smith_alone_has_nobody_to_honour(court):
    """
    Without other folk of yours Smith is not on offer.
    """
    scene = court(Ann={"court": ["smith"]}, Bob={"court": ["squire"]})

    scene.can_pick_exactly("Pass")


def test_two_smiths_honour_each_other(court):
    """
    Each Smith works once.
    """
    scene = court(Ann={"court": ["smith", "smith"]})
    ann, _ = scene.seats

    ann.picks(scene.options[0])
    ann.picks(scene.options[0])

    scene.can_pick_exactly("Pass")
    assert [card.values["might"] for card in scene.view().zone("court", 0).cards] == [2, 2]


# ------------------------------------------------------------------------------------------------ Jester


def test_a_jester_puts_folk_of_another_noble_to_sleep(court):
    """
    Who is asleep has no might, not even by laurels; own folk are not on offer.
    """
    scene = court(
        Ann={"court": ["jester", "squire"]}, Bob={"court": [laid("squire", laurels=LAUREL), "captain", "herald"]}
    )
    ann, bob = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")
    ann.is_asked("Who falls asleep?")
    scene.can_pick_exactly("Squire", "Captain", "Herald")
    ann.picks("Squire")

    assert bob.card("squire", zone="court").might == 0
    assert scene.facts.actions == 2


def test_sleep_ends_when_the_nobles_own_turn_begins(court):
    """
    Bob's Squire sleeps through Ann's turn and wakes up on his.
    """
    scene = court(Ann={"court": ["jester"]}, Bob={"court": ["squire"]}, Cid={})
    ann, bob, _ = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")
    assert bob.card("squire", zone="court").might == 0
    ann.passes()

    bob.is_asked("What do you do?")
    assert bob.card("squire", zone="court").might == 2


def test_sleep_goes_on_through_the_turns_of_others(court):
    """
    Cid's Squire, put to sleep by Ann, still sleeps on Bob's turn.
    """
    scene = court(Ann={"court": ["jester"]}, Bob={}, Cid={"court": ["squire"]})
    ann, bob, cid = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")
    ann.passes()

    bob.is_asked("What do you do?")
    assert cid.card("squire", zone="court").might == 0
    bob.passes()
    assert cid.card("squire", zone="court").might == 2


def test_a_jester_sings_once_on_a_turn_and_for_nobody_who_sleeps(court):
    """
    A Jester is on offer once on your turn, and only if somebody is awake to listen.
    """
    scene = court(Ann={"court": ["jester"]}, Bob={"court": ["squire", "herald"]})
    ann, _ = scene.seats

    ann.picks("Jester: Put folk of another noble to sleep")
    ann.picks("Squire")

    scene.can_pick_exactly("Pass")


def test_a_jester_finds_no_listeners_when_all_sleep(court):
    """
    With nobody awake at other courts, Jester is not on offer.
    """
    scene = court(Ann={"court": ["jester", "squire"]}, Bob={"court": [laid("squire", asleep=True)]})

    scene.can_pick_exactly("Pass")


# ------------------------------------------------------------------------------------------------ Ghost


@pytest.fixture
def haunted(court):
    """It is the end of Bob's turn, and Ann's Ghost lies in her discard pile."""
    return court(Ann={"discard": ["ghost"], "deck": ["squire"]}, active=1)


def test_a_ghost_may_come_back_at_the_start_of_your_turn(haunted):
    """
    Ann takes Ghost back to her hand, and then draws.
    """
    ann, bob = haunted.seats

    bob.passes()
    ann.is_asked("Ghost: Take Ghost back to your hand?")
    ann.confirms()

    assert ann.hand == ("Ghost", "Squire")
    assert ann.zone("discard") == ()


def test_a_ghost_may_stay_in_the_discard_pile(haunted):
    """
    Ann may leave it there.
    """
    ann, bob = haunted.seats

    bob.passes()
    ann.declines()

    assert ann.hand == ("Squire",)
    assert ann.zone("discard") == ("Ghost",)


def test_a_ghost_does_not_come_back_when_others_begin(court):
    """
    At the start of Bob's turn Ann's Ghost stays quiet.
    """
    scene = court(Ann={"discard": ["ghost"]})
    ann, bob = scene.seats

    ann.passes()

    bob.is_asked("What do you do?")


@pytest.mark.parametrize("place", ["court", "hand", "deck"])
def test_a_ghost_comes_back_from_the_discard_pile_only(court, place):
    """
    A Ghost at court, in hand or in the deck has no reason to come back.
    """
    scene = court(Ann={place: ["ghost"]}, active=1)
    ann, bob = scene.seats

    bob.passes()

    ann.is_asked("What do you do?")
