"""The Vikings, card by card."""

import pytest

from tabletop.testing import laid

FIRST = {"edition": "first"}
TWICE = {"copies": 2}
#: Minions of 17 power, as much as it takes to break the Star Portal, of which none does anything when it is discarded.
ENOUGH = ["Valkyrie", "Valkyrie", "Raider", "Pyramid Engineer"]


# ------------------------------------------------------------------------------------------------ Valkyrie


@pytest.mark.rule("SU-258")
def test_valkyrie_takes_a_minion_from_an_opponents_discard_pile(smash):
    """
    Ann takes the Mummy out of Bob's discard pile into her hand; his action and her own minion are not on offer.
    """
    ann, bob = {"hand": ["Valkyrie"], "discard": ["Ronin"]}, {"discard": ["Mummy", "Tribute", "Huscarl"]}
    with smash({"Longhouse": {}}, Ann=ann, Bob=bob) as scene:
        scene["Ann"].picks("Valkyrie")
        scene.can_pick_exactly("Mummy", "Huscarl")
        scene["Ann"].picks("Mummy")

        assert scene["Ann"].hand == ("Mummy",)
        assert scene["Bob"].zone("discard") == ("Tribute", "Huscarl")


def test_valkyrie_must_take_one(smash):
    """
    The only minion in Bob's discard pile is taken without a question.
    """
    with smash({"Longhouse": {}}, Ann=["Valkyrie"], Bob={"discard": ["Mummy"]}) as scene:
        scene["Ann"].picks("Valkyrie")

        assert scene["Ann"].hand == ("Mummy",)


def test_valkyrie_finds_nothing_in_piles_without_minions(smash):
    """
    Without a minion in a discard pile of an opponent, Valkyrie just enters play.
    """
    with smash({"Longhouse": {}}, Ann=["Valkyrie"], Bob={"discard": ["Tribute"]}) as scene:
        scene["Ann"].picks("Valkyrie")

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-182", "SU-258")
def test_valkyrie_lends_the_minion_until_it_leaves_play(smash):
    """
    Ann plays the Samurai-Chan that was Bob's and controls it; when she destroys it, it goes to Bob's discard pile.
    """
    with smash({"Longhouse": {}}, Ann=["Valkyrie", "Yokai Attack!"], Bob={"discard": ["Samurai-Chan"]}) as scene:
        scene["Ann"].picks("Valkyrie")
        scene["Ann"].picks("Yokai Attack!")
        scene["Ann"].picks("Samurai-Chan")
        chan = scene.card("Samurai-Chan", zone="minions")

        assert (chan.owner, chan.controller) == ("Bob", "Ann")
        assert scene["Ann"].zone("discard") == ("Valkyrie", "Yokai Attack!")


# ------------------------------------------------------------------------------------------------ Raider


def test_raider_gets_a_power_for_each_card_on_the_deck(smash):
    """
    Ann puts two cards on her deck, the last one on top, and Raider has +2 power; Bob does not see which cards they are.
    """
    with smash({"Star Portal": {"Ann": ["Raider"]}}, Ann=["Tribute", "Pillage", "Ransack"]) as scene:
        scene["Ann"].picks("Raider: Put up to three cards on top of your deck for +1 power each")
        scene["Ann"].picks("Tribute", "Ransack")

        assert scene.card("Raider", of="Ann").power == 6
        assert scene["Ann"].zone("deck")[:2] == ("Ransack", "Tribute")
        assert scene["Ann"].hand == ("Pillage",)
        assert scene.card("Ransack", of="Ann", zone="deck").known_to == ("Ann",)


def test_raider_takes_no_more_than_three_cards_and_perhaps_none(smash):
    """
    From none to three cards may go on the deck; with none of them Raider stays as strong as it was.
    """
    with smash({"Star Portal": {"Ann": ["Raider"]}}, Ann=["Tribute", "Pillage", "Ransack", "Huscarl"]) as scene:
        scene["Ann"].picks("Raider: Put up to three cards on top of your deck for +1 power each")
        assert (scene.decision.at_least, scene.decision.at_most) == (0, 3)
        scene["Ann"].picks()

        assert scene.card("Raider", of="Ann").power == 4
        assert len(scene["Ann"].hand) == 4


@pytest.mark.rule("SU-053")
def test_raider_does_so_once_per_turn_and_until_its_end(smash):
    """
    The talent is used up for the turn; at its end the power is gone.
    """
    with smash({"Star Portal": {"Ann": ["Raider"]}}, Ann=["Tribute", "Pillage"]) as scene:
        scene["Ann"].picks("Raider: Put up to three cards on top of your deck for +1 power each")
        scene["Ann"].picks("Tribute")
        scene.cannot_pick("Raider: Put up to three cards on top of your deck for +1 power each")
        scene["Ann"].passes()

        assert scene.card("Raider", of="Ann").power == 4
        assert scene["Ann"].hand[:2] == ("Pillage", "Tribute")


@pytest.mark.rule("SU-181", "SU-250")
def test_raider_keeps_foreign_cards_on_the_own_deck(smash):
    """
    A card of Bob's in Ann's hand goes onto Ann's deck.
    """
    ann = {"hand": [laid("Mummy", owner="Bob"), "Tribute"]}
    with smash({"Star Portal": {"Ann": ["Raider"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Raider: Put up to three cards on top of your deck for +1 power each")
        scene["Ann"].picks("Mummy")

        assert scene["Ann"].zone("deck")[0] == "Mummy"


# ------------------------------------------------------------------------------------------------ Shield Maiden


@pytest.mark.parametrize("top", ["Tribute", "Ronin"])
def test_shield_maiden_takes_an_action_or_a_weak_minion(smash, top):
    """
    The top of Bob's deck is shown to all; an action, or a minion of power 3, goes into Ann's hand.
    """
    with smash({"Longhouse": {}}, Ann=["Shield Maiden"], Bob={"deck": [top]}) as scene:
        scene["Ann"].picks("Shield Maiden")

        scene.happened("Revealed", card=top, seen_by="Bob")
        assert scene["Ann"].hand == (top,)


def test_shield_maiden_puts_a_strong_minion_back(smash):
    """
    A minion of printed power 4 stays on top of Bob's deck, known to all.
    """
    with smash({"Longhouse": {}}, Ann=["Shield Maiden"], Bob={"deck": ["Raider"]}) as scene:
        scene["Ann"].picks("Shield Maiden")

        assert scene["Ann"].hand == ()
        assert scene["Bob"].zone("deck")[0] == "Raider"
        assert scene.card("Raider", of="Bob", zone="deck").known_to == ("Ann", "Bob")


def test_shield_maiden_looks_at_the_deck_of_your_choice(smash):
    """
    With two opponents Ann chooses whose deck it is; she can't choose nobody.
    """
    piles = {"Bob": {"deck": ["Tribute"]}, "Cid": {"deck": ["Huscarl"]}}
    with smash({"Longhouse": {}}, Ann=["Shield Maiden"], **piles, options=TWICE) as scene:
        scene["Ann"].picks("Shield Maiden")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        assert scene["Ann"].hand == ("Huscarl",)


@pytest.mark.rule("SU-060", "SU-Q11")
def test_shield_maiden_has_an_empty_deck_shuffled_first(smash):
    """
    Bob's deck is empty: his discard pile becomes his deck, and Ann takes the only card in it.
    """
    with smash(
        {"Longhouse": {}}, Ann=["Shield Maiden"], Bob={"deck": [], "discard": ["Tribute"]}, rest="boxed"
    ) as scene:
        scene["Ann"].picks("Shield Maiden")

        assert "Tribute" in scene["Ann"].hand
        assert scene["Bob"].zone("discard") == ()


@pytest.mark.rule("SU-Q10")
def test_shield_maiden_finds_nothing_where_there_are_no_cards(smash):
    """
    Bob has neither a deck nor a discard pile: nothing happens.
    """
    with smash({"Longhouse": {}}, Ann=["Shield Maiden"], Bob={"deck": [], "discard": []}, rest="boxed") as scene:
        scene["Ann"].picks("Shield Maiden")

        assert scene["Ann"].hand == ()
        scene.did_not_happen("Revealed")


@pytest.mark.rule("SU-244")
def test_shield_maiden_may_reveal_dynamite_surprise(smash):
    """
    The top of Bob's deck is a Dynamite Surprise: he plays it from there and destroys the Shield Maiden.
    """
    with smash({"Longhouse": {}}, Ann=["Shield Maiden"], Bob={"deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Shield Maiden")
        scene["Bob"].confirms()

        assert scene["Ann"].zone("discard") == ("Shield Maiden",)
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)
        assert scene["Ann"].hand == ()


# ------------------------------------------------------------------------------------------------ Huscarl


HUSCARL = "Huscarl: Put a card on top of your deck for +2 power"


def test_huscarl_gets_two_power_for_a_card_on_the_deck(smash):
    """
    Ann puts one card on her deck, unseen, and Huscarl has +2 power for this turn.
    """
    with smash({"Star Portal": {"Ann": ["Huscarl"]}}, Ann=["Tribute", "Pillage"]) as scene:
        scene["Ann"].picks(HUSCARL)
        scene["Ann"].picks("Pillage")

        assert scene.card("Huscarl", of="Ann").power == 4
        assert scene["Ann"].zone("deck")[0] == "Pillage"
        assert not scene["Bob"].sees("Pillage")


@pytest.mark.rule("SU-219")
def test_huscarl_needs_a_card_in_hand(smash):
    """
    With an empty hand the talent is not on offer.
    """
    with smash({"Star Portal": {"Ann": ["Huscarl"]}}) as scene:
        scene.can_pick_exactly("Pass")


def test_huscarl_is_weak_again_on_the_next_turn(smash):
    """
    The power is gone at the end of the turn, and the card is drawn again.
    """
    with smash({"Star Portal": {"Ann": ["Huscarl"]}}, Ann=["Tribute"]) as scene:
        scene["Ann"].picks(HUSCARL)
        scene["Ann"].passes()

        assert scene.card("Huscarl", of="Ann", zone="minions").power == 2
        assert scene["Ann"].hand[0] == "Tribute"


@pytest.mark.rule("SU-052")
def test_huscarl_does_nothing_on_the_turn_of_another(smash):
    """
    On Ann's turn Bob's Huscarl has no talent.
    """
    with smash({"Star Portal": {"Bob": ["Huscarl"]}}, Ann=["Tribute"], Bob=["Pillage"]) as scene:
        scene.can_pick_exactly("Tribute", "Pass")


@pytest.mark.rule("SU-181", "SU-250")
def test_huscarl_may_bring_a_foreign_card_onto_the_own_deck(smash):
    """
    A card of Bob's in Ann's hand goes onto Ann's deck, not onto Bob's.
    """
    with smash({"Star Portal": {"Ann": ["Huscarl"]}}, Ann={"hand": [laid("Mummy", owner="Bob")]}) as scene:
        scene["Ann"].picks(HUSCARL)

        assert scene["Ann"].zone("deck")[0] == "Mummy"
        assert scene.card("Huscarl", of="Ann", zone="minions").power == 4


# ------------------------------------------------------------------------------------------------ Berserk


def test_berserk_gives_four_power_for_a_card_on_the_deck(smash):
    """
    Ann puts another card on her deck, and one of her minions has +4 power until the end of the turn.
    """
    with smash({"Star Portal": {"Ann": ["Ronin", "Bushi"], "Bob": ["Mummy"]}}, Ann=["Berserk", "Tribute"]) as scene:
        scene["Ann"].picks("Berserk")
        scene.can_pick_exactly("Ronin", "Bushi")
        scene["Ann"].picks("Ronin")
        assert scene.card("Ronin", of="Ann").power == 7
        assert scene["Ann"].zone("deck")[0] == "Tribute"
        scene["Ann"].passes()

        assert scene.card("Ronin", of="Ann").power == 3


@pytest.mark.rule("SU-219")
def test_berserk_does_nothing_without_another_card(smash):
    """
    Berserk is Ann's last card: nothing to pay with, no power.
    """
    with smash({"Star Portal": {"Ann": ["Ronin"]}}, Ann=["Berserk"]) as scene:
        scene["Ann"].picks("Berserk")

        assert scene.card("Ronin", of="Ann").power == 3
        assert scene["Ann"].zone("discard") == ("Berserk",)


@pytest.mark.rule("SU-181", "SU-250")
def test_berserk_may_be_paid_with_a_foreign_card(smash):
    """
    The card of Bob's that Ann pays with goes onto her own deck.
    """
    ann = {"hand": ["Berserk", laid("Mummy", owner="Bob")]}
    with smash({"Star Portal": {"Ann": ["Ronin"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Berserk")

        assert scene["Ann"].zone("deck")[0] == "Mummy"
        assert scene.card("Ronin", of="Ann").power == 7


def test_berserk_2018_gives_three_power(smash):
    """
    In the first print the bonus is +3, for the same price.
    """
    with smash({"Star Portal": {"Ann": ["Ronin"]}}, Ann=["berserk_2018", "Tribute"], options=FIRST) as scene:
        scene["Ann"].picks("Berserk")

        assert scene["Ann"].hand == ()
        assert scene.card("Ronin", of="Ann", zone="minions").power == 6


# ------------------------------------------------------------------------------------------------ Cast the Runes


@pytest.mark.rule("SU-228")
def test_cast_the_runes_shows_hand_and_deck_to_its_player_alone(smash):
    """
    Ann sees Bob's hand and the two topmost cards of his deck, and swaps these; Cid sees nothing.
    """
    bob = {"hand": ["Mummy"], "deck": ["Tribute", "Raider"]}
    with smash({"Longhouse": {}}, Ann=["Cast the Runes"], Bob=bob, Cid=[], options=TWICE) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Bob")
        scene["Ann"].picks("Raider", "Tribute")

        assert scene["Bob"].zone("deck")[:2] == ("Raider", "Tribute")
        assert scene.card("Mummy", of="Bob", zone="hand").known_to == ("Ann", "Bob")
        assert scene.card("Raider", of="Bob", zone="deck").known_to == ("Ann",)
        assert not scene["Cid"].sees("Raider")


@pytest.mark.rule("SU-228")
def test_cast_the_runes_hides_the_new_order_from_the_owner_of_the_deck(smash):
    """
    Bob knew his top card; now that Ann has put two cards back in an order of her own, he knows neither.
    """
    bob = {"deck": [laid("Tribute", known_to=("Bob",)), "Raider"]}
    with smash({"Longhouse": {}}, Ann=["Cast the Runes"], Bob=bob) as scene:
        assert scene["Bob"].sees("Tribute")
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Raider", "Tribute")

        assert [scene.card(name, of="Bob", zone="deck").known_to for name in ("Tribute", "Raider")] == [("Ann",)] * 2


@pytest.mark.rule("SU-207")
def test_cast_the_runes_gives_an_extra_action_at_once(smash):
    """
    After the look Ann plays another action.
    """
    bob = {"deck": ["Ronin", "Bushi"]}
    with smash({"Longhouse": {}}, Ann=["Cast the Runes", "Tribute"], Bob=bob) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Ronin", "Bushi")
        scene["Ann"].picks("Tribute")

        assert len(scene["Ann"].hand) == 3


@pytest.mark.rule("SU-206", "SU-208")
def test_cast_the_runes_extra_action_may_be_kept(smash):
    """
    Ann keeps the extra action and plays a minion first.
    """
    bob = {"deck": ["Ronin", "Bushi"]}
    with smash({"Longhouse": {}}, Ann=["Cast the Runes", "Tribute", "Bushi"], Bob=bob) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Ronin", "Bushi")
        scene["Ann"].passes()
        scene["Ann"].picks("Bushi")
        scene["Ann"].picks("Tribute")

        assert len(scene["Ann"].hand) == 3


@pytest.mark.rule("SU-244")
def test_cast_the_runes_may_set_off_dynamite_surprise(smash):
    """
    Bob has Dynamite Surprise in the hand that Ann looks at: he plays it, and destroys her minion.
    """
    bob = {"hand": ["Dynamite Surprise"], "deck": ["Ronin", "Bushi"]}
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Cast the Runes"], Bob=bob) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Ronin", "Bushi")
        scene["Bob"].picks("Dynamite Surprise: Play it")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Huscarl", "Cast the Runes")


@pytest.mark.rule("SU-245")
def test_cast_the_runes_does_not_set_off_dynamite_surprise_in_the_deck(smash):
    """
    Dynamite Surprise in the deck is only looked at, not revealed: nothing happens.
    """
    with smash(
        {"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Cast the Runes"], Bob={"deck": ["Dynamite Surprise", "Bushi"]}
    ) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Dynamite Surprise", "Bushi")
        scene.nobody_reacts()

        assert scene.card("Huscarl", of="Ann", zone="minions").power == 2


# ------------------------------------------------------------------------------------------------ Combat Training


def test_combat_training_strengthens_all_that_you_have_in_play(smash):
    """
    Ann's minions at both bases have +1 power until the end of the turn; Bob's do not, nor does one that she plays later.
    """
    bases = {"Star Portal": {"Ann": ["Ronin"], "Bob": ["Mummy"]}, "Saloon": {"Ann": ["Bushi"]}}
    with smash(bases, Ann=["Combat Training", "Raider"]) as scene:
        scene["Ann"].picks("Combat Training")
        scene["Ann"].picks("Raider")
        scene["Ann"].picks("Saloon")
        assert [scene.card(name, of="Ann", zone="minions").power for name in ("Ronin", "Bushi", "Raider")] == [4, 5, 4]
        assert scene.card("Mummy", of="Bob").power == 2
        scene["Ann"].passes()

        assert scene.card("Ronin", of="Ann").power == 3


# ------------------------------------------------------------------------------------------------ Pillage


def test_pillage_takes_a_card_at_random(smash):
    """
    Chance says which of Bob's three cards goes into Ann's hand; Cid does not learn which it is.
    """
    bob = {"hand": ["Mummy", "Bushi", "Tribute"]}
    hands = {"Ann": ["Pillage"], "Bob": bob, "Cid": []}
    with smash({"Longhouse": {}}, **hands, options=TWICE, chance=[1]) as scene:
        scene["Ann"].picks("Pillage")

        assert scene["Ann"].hand == ("Bushi",)
        assert scene["Bob"].hand == ("Mummy", "Tribute")
        assert not scene["Cid"].sees("Bushi")


@pytest.mark.rule("SU-178")
def test_pillage_does_not_change_the_owner(smash):
    """
    The card that Ann holds now is still Bob's.
    """
    with smash({"Longhouse": {}}, Ann=["Pillage"], Bob=["Mummy"]) as scene:
        scene["Ann"].picks("Pillage")

        assert scene.card("Mummy", zone="hand").owner == "Bob"


def test_pillage_finds_nothing_in_empty_hands(smash):
    """
    Bob has no cards in hand: nothing happens.
    """
    with smash({"Longhouse": {}}, Ann=["Pillage"]) as scene:
        scene["Ann"].picks("Pillage")

        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("discard") == ("Pillage",)


def test_pillage_is_for_hands_with_cards(smash):
    """
    Bob and Cid have cards in hand and Dan has none: Ann chooses between the first two.
    """
    hands = {"Ann": ["Pillage"], "Bob": ["Mummy"], "Cid": ["Bushi"], "Dan": []}
    with smash({"Longhouse": {}}, **hands, options={"copies": 2}) as scene:
        scene["Ann"].picks("Pillage")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Cid")

        assert scene["Ann"].hand == ("Bushi",)


# ------------------------------------------------------------------------------------------------ Raiding Party


@pytest.mark.rule("SU-182", "SU-258")
def test_raiding_party_plays_one_of_three_cards(smash):
    """
    Bob's top three cards are shown; Ann plays the Raider from there and puts the others back in the order she likes.
    """
    bob = {"deck": ["Tribute", "Raider", "Valkyrie"]}
    with smash({"Longhouse": {}}, Ann=["Raiding Party"], Bob=bob) as scene:
        scene["Ann"].picks("Raiding Party")
        scene.can_pick_exactly("Tribute", "Raider", "Pass")
        scene["Ann"].picks("Raider")
        scene["Ann"].picks("Valkyrie", "Tribute")
        raider = scene.card("Raider", zone="minions")

        assert (raider.owner, raider.controller) == ("Bob", "Ann")
        assert scene["Bob"].zone("deck")[:2] == ("Valkyrie", "Tribute")
        scene.did_not_happen("TookToHand")


def test_raiding_party_plays_an_action_for_its_player(smash):
    """
    Ann plays Bob's Tribute from the deck: she draws three cards, and it goes to his discard pile.
    """
    with smash({"Longhouse": {}}, Ann=["Raiding Party"], Bob={"deck": ["Tribute", "Valkyrie", "Pharaoh"]}) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].picks("Tribute")
        scene["Ann"].picks("Valkyrie", "Pharaoh")

        assert len(scene["Ann"].hand) == 3
        assert scene["Bob"].zone("discard") == ("Tribute",)
        assert scene["Ann"].zone("discard") == ("Raiding Party",)


def test_raiding_party_need_not_play_any(smash):
    """
    Ann plays none of them; all three go back on top.
    """
    with smash({"Longhouse": {}}, Ann=["Raiding Party"], Bob={"deck": ["Tribute", "Raider", "Huscarl"]}) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].passes()
        scene["Ann"].picks("Huscarl", "Raider", "Tribute")

        assert scene["Bob"].zone("deck")[:3] == ("Huscarl", "Raider", "Tribute")
        scene["Ann"].is_asked(kind="play")
        scene.cannot_pick("Tribute")


def test_raiding_party_plays_no_minion_of_power_five(smash):
    """
    All three cards are too strong: Ann only puts them back.
    """
    with smash({"Longhouse": {}}, Ann=["Raiding Party"], Bob={"deck": ["Valkyrie", "Pharaoh", "Shogun"]}) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].is_asked("In which order, the top one first?")
        scene["Ann"].picks("Shogun", "Valkyrie", "Pharaoh")

        assert scene["Bob"].zone("deck")[:3] == ("Shogun", "Valkyrie", "Pharaoh")


def test_raiding_party_plays_an_action_onto_your_own_minion(smash):
    """
    Bob's Final Haiku is played on one of *your* minions: that is Ann's, since she plays it.
    """
    bases = {"Longhouse": {"Ann": ["Ronin"], "Bob": ["Bushi"]}}
    with smash(bases, Ann=["Raiding Party"], Bob={"deck": ["Final Haiku", "Valkyrie", "Pharaoh"]}) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].picks("Final Haiku")
        scene["Ann"].picks("Valkyrie", "Pharaoh")

        assert scene.card("Ronin", of="Ann").attached == ("Final Haiku",)


def test_raiding_party_wastes_a_special(smash):
    """
    Heart of the Battle, played outside of its window, does nothing and goes to Bob's discard pile.
    """
    bases = {"Longhouse": {"Ann": ["Ronin"], "Bob": ["Huscarl"]}}
    with smash(bases, Ann=["Raiding Party"], Bob={"deck": ["Heart of the Battle", "Valkyrie", "Pharaoh"]}) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].picks("Heart of the Battle")
        scene["Ann"].picks("Valkyrie", "Pharaoh")

        assert scene["Bob"].zone("discard") == ("Heart of the Battle",)
        scene.did_not_happen("DuelBegan")


@pytest.mark.rule("SU-183")
def test_raiding_party_leaves_foreign_cards_in_the_deck_where_they_are(smash):
    """
    A card of Ann's in Bob's deck is revealed, not played, and stays in Bob's deck.
    """
    bob = {"deck": [laid("Ronin", owner="Ann"), "Valkyrie", "Pharaoh"]}
    with smash({"Longhouse": {}}, Ann=["Raiding Party"], Bob=bob) as scene:
        scene["Ann"].picks("Raiding Party")
        scene["Ann"].passes()
        scene["Ann"].picks("Ronin", "Valkyrie", "Pharaoh")

        assert scene["Bob"].zone("deck")[0] == "Ronin"


# ------------------------------------------------------------------------------------------------ Ransack


def test_ransack_takes_an_action_of_anybody(smash):
    """
    Actions on minions and on bases are on offer, of Ann's and of Bob's, and so is a buried card, face down.
    """
    curse = laid("Ancient Curse", owner="Bob")
    there = {
        "Ann": [laid("Ronin", owner="Ann", attached=[curse])],
        "actions": {"Ann": ["Gold Strike"]},
        "buried": {"Bob": ["Tomb Trap"]},
    }
    with smash({"Longhouse": there}, Ann=["Ransack"]) as scene:
        assert scene.card("Ronin", of="Ann").power == 1
        scene["Ann"].picks("Ransack")
        scene.can_pick_exactly("Ancient Curse", "Gold Strike", "a card")
        scene["Ann"].picks("Ancient Curse")

        assert scene["Ann"].hand == ("Ancient Curse",)
        assert scene.card("Ronin", of="Ann").power == 3


def test_ransack_takes_a_buried_card_that_nobody_else_sees(smash):
    """
    Ann takes Bob's buried card: it is neither uncovered nor played, and Cid never learns what it is.
    """
    bases = {"Longhouse": {"buried": {"Bob": ["Tomb Trap"]}}}
    with smash(bases, Ann=["Ransack"], Bob=[], Cid=[], options=TWICE) as scene:
        assert not scene["Ann"].sees("Tomb Trap")
        scene["Ann"].picks("Ransack")

        assert scene["Ann"].hand == ("Tomb Trap",)
        assert scene["Ann"].sees("Tomb Trap")
        assert not scene["Cid"].sees("Tomb Trap")
        scene.did_not_happen("Uncovered")


def test_ransack_may_take_back_a_card_of_your_own(smash):
    """
    Ann takes her own Gold Strike back into her hand.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}}, Ann=["Ransack"]) as scene:
        scene["Ann"].picks("Ransack")

        assert scene["Ann"].hand == ("Gold Strike",)


def test_ransack_has_nothing_to_do_with_minions(smash):
    """
    Minions, face up, are not among the things that can be ransacked.
    """
    with smash({"Longhouse": {"Ann": ["Ronin"], "Bob": ["Mummy"]}}, Ann=["Ransack"]) as scene:
        scene["Ann"].picks("Ransack")

        assert scene["Ann"].hand == ()
        assert scene.card("Longhouse").minions == ("Ronin", "Mummy")


# ------------------------------------------------------------------------------------------------ Tribute


def test_tribute_draws_three_cards(smash):
    """
    Ann draws the three topmost cards of her deck.
    """
    ann = {"hand": ["Tribute"], "deck": ["Ronin", "Bushi", "Pillage", "Huscarl"]}
    with smash({"Longhouse": {}}, Ann=ann) as scene:
        scene["Ann"].picks("Tribute")

        assert scene["Ann"].hand == ("Ronin", "Bushi", "Pillage")


# ------------------------------------------------------------------------------------------------ Viking Funeral


def test_viking_funeral_goes_on_your_own_minion_of_power_five(smash):
    """
    Ann's Valkyrie, and her Ronin with two counters, are strong enough; her Bushi is not, and Bob's Pharaoh is not hers.
    """
    ronin = laid("Ronin", owner="Ann", counters={"COUNTER": 2})
    bases = {"Longhouse": {"Ann": ["Valkyrie", ronin, "Bushi"], "Bob": ["Pharaoh"]}}
    with smash(bases, Ann=["Viking Funeral"]) as scene:
        scene["Ann"].picks("Viking Funeral")
        scene.can_pick_exactly("Valkyrie", "Ronin")
        scene["Ann"].picks("Ronin")

        assert scene.card("Ronin", of="Ann").attached == ("Viking Funeral",)


def test_viking_funeral_is_not_played_on_the_weak(smash):
    """
    Without a minion of power 5 Ann can't play Viking Funeral.
    """
    with smash({"Longhouse": {"Ann": ["Bushi"], "Bob": ["Pharaoh"]}}, Ann=["Viking Funeral"]) as scene:
        scene.cannot_pick("Viking Funeral")

        assert scene.why_not("Viking Funeral") == "there is nothing to play Viking Funeral on."


def with_funeral(minion, **has):
    """Lay a minion with a Viking Funeral of Ann's on it."""
    return laid(minion, attached=[laid("Viking Funeral", owner="Ann")], **{"owner": "Ann", **has})


@pytest.mark.rule("SU-196")
def test_viking_funeral_brings_a_point_and_puts_the_minion_into_the_box(smash):
    """
    The minion is destroyed, weak though it is by then: Ann gains 1 VP, and it goes into the box, its action does not.
    """
    with smash({"Longhouse": {"Ann": [with_funeral("Bushi")]}}, Ann=["Yokai Attack!"]) as scene:
        scene["Ann"].picks("Yokai Attack!")

        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene.zone("boxed") == ("Bushi",)
        assert scene["Ann"].zone("discard") == ("Viking Funeral", "Yokai Attack!")


@pytest.mark.rule("SU-118")
def test_viking_funeral_is_held_after_scoring_too(smash):
    """
    The minion is discarded because its base has scored: that counts just as well.
    """
    bases = {"Star Portal": {"Ann": [with_funeral("Valkyrie"), "Valkyrie", "Raider", "Pyramid Engineer"]}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene["Ann"].pool("points") == {"VP": 3 + 1}
        assert scene.zone("boxed") == ("Valkyrie",)


def test_viking_funeral_leaves_the_minion_of_another_owner_in_its_pile(smash):
    """
    The minion is Bob's, though Ann controls it: she gains 1 VP, and it stays in Bob's discard pile.
    """
    there = {"Ann": [with_funeral("Valkyrie", owner="Bob", controller="Ann")]}
    with smash({"Longhouse": there}, Ann=["Yokai Attack!"]) as scene:
        scene["Ann"].picks("Yokai Attack!")

        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene.zone("boxed") == ()
        assert scene["Bob"].zone("discard") == ("Valkyrie",)


def test_viking_funeral_is_not_held_for_a_minion_that_returns_to_hand(smash):
    """
    Beam Up takes the minion back to Ann's hand: no point, and no box.
    """
    with smash({"Longhouse": {"Ann": [with_funeral("Valkyrie")]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")

        assert scene["Ann"].hand == ("Valkyrie",)
        assert scene["Ann"].pool("points") == {}
        assert scene.zone("boxed") == ()


def test_valkyrie_chooses_among_the_piles_of_all_opponents(smash):
    """
    Minions in the discard piles of Bob and of Cid are on offer together, and Ann takes one from Cid's.
    """
    others = {"Bob": {"discard": ["Mummy", "Tribute"]}, "Cid": {"discard": ["Ronin", "Zapbot"]}}
    with smash({"Longhouse": {}}, Ann={"hand": ["Valkyrie"], "discard": ["Huscarl"]}, **others) as scene:
        scene["Ann"].picks("Valkyrie")
        scene.can_pick_exactly("Mummy", "Ronin", "Zapbot")
        scene["Ann"].picks("Ronin")

        assert scene["Ann"].hand == ("Ronin",)
        assert scene["Bob"].zone("discard") == ("Mummy", "Tribute")
        assert scene["Cid"].zone("discard") == ("Zapbot",)


@pytest.mark.rule("SU-236")
def test_berserk_may_be_played_without_a_minion(smash):
    """
    Ann puts a card on top of her deck, and has no minion that could go berserk.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Berserk", "Ronin"]) as scene:
        scene["Ann"].picks("Berserk")

        assert scene["Ann"].zone("deck")[0] == "Ronin"
        assert scene.card("Mummy", of="Bob").power == 2
