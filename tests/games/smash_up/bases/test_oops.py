"""The bases of Oops, You Did It Again, one by one."""

import pytest

from tabletop.testing import laid


def mighty(owner, power, card="Gunfighter"):
    """Lay a minion with as many counters as it needs for a power: Gunfighter alone has 3, Pinkerton 4."""
    printed = {"Gunfighter": 3, "Pinkerton": 4, "Mummy": 2}[card]
    return laid(card, owner=owner, counters={"COUNTER": power - printed})


def decline_the_rest(scene):
    """Have everybody decline whatever is offered, until somebody may play cards."""
    while scene.decision.kind != "play":
        ways = {"confirm": "No", "order": scene.options[0]}
        scene.pick(ways.get(scene.decision.kind, "Pass"))


# ------------------------------------------------------------------------------------------------ Pyramids


def test_pyramids_let_the_current_player_bury_a_card_from_hand(smash):
    """
    Pyramids lets Ann bury a card there, though she has nothing else at that base.
    """
    with smash(["Pyramids", "Longhouse"], Ann=["Pharaoh"]) as scene:
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pharaoh", of="Ann").zone == "buried"
        assert not scene.card("Pharaoh", of="Ann").face_up
        assert not scene["Bob"].sees("Pharaoh")


@pytest.mark.rule("SU-056")
def test_pyramids_serve_each_player_once_on_each_of_their_turns(smash):
    """
    Pyramids serves Ann once this turn; in the next one it serves Bob.
    """
    with smash(["Pyramids", "Longhouse"], Ann=["Pharaoh", "Mummy"], Bob=["Sheriff"]) as scene:
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Mummy")
        scene.cannot_pick("Pyramids")
        scene["Ann"].passes()
        scene["Bob"].picks("Pyramids")

        assert scene.card("Sheriff", of="Bob", zone="buried").controller == "Bob"


@pytest.mark.rule("SU-055")
def test_pyramids_are_no_matter_of_the_start_of_the_turn(smash):
    """
    Pyramids is not among what is done at the start of a turn, and offers nothing to an empty hand.
    """
    with smash(["Pyramids", "Longhouse"], phase="start turn", Ann=[]) as scene:
        scene.expect("Ann", kind="play")
        scene.cannot_pick("Pyramids")


# ------------------------------------------------------------------------------------------------ Star Portal


def test_star_portal_draws_for_whoever_buries_a_card_there(smash):
    """
    Star Portal has Ann draw when her Pyramid Engineer buries a card there.
    """
    with smash({"Star Portal": {"Ann": ["Pyramid Engineer"]}}, Ann={"hand": ["Mummy"], "deck": ["Deputy"]}) as scene:
        scene["Ann"].picks("Pyramid Engineer")

        assert scene["Ann"].hand == ("Deputy",)


def test_star_portal_draws_for_the_player_of_an_action_on_it(smash):
    """
    Star Portal has Bob draw when he plays Gold Strike on it in his turn.
    """
    bob = {"hand": ["Gold Strike"], "deck": ["Deputy"]}
    with smash(["Star Portal", "Longhouse"], active=1, Bob=bob) as scene:
        scene["Bob"].picks("Gold Strike")
        scene["Bob"].picks("Star Portal")

        assert scene["Bob"].hand == ("Deputy",)
        assert scene["Ann"].hand == ()


def test_star_portal_ignores_what_happens_elsewhere(smash):
    """
    Star Portal draws nothing for an action on another base.
    """
    with smash(["Star Portal", "Longhouse"], Ann=["Gold Strike"]) as scene:
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].picks("Longhouse")

        assert scene["Ann"].hand == ()


def test_star_portal_ignores_an_action_on_a_minion_there(smash):
    """
    Star Portal draws nothing for Ancient Curse: that is on a minion there, not on the base.
    """
    with smash({"Star Portal": {"Bob": ["Mummy"]}}, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene["Ann"].hand == ()


def test_star_portal_draws_once_for_an_action_that_buries_itself(smash):
    """
    Star Portal draws one card for Blessing of Anubis: it is buried there, and it is no action on the base.
    """
    deck = ["Deputy", "Gunfighter"]
    with smash(["Star Portal"], Ann={"hand": ["Blessing of Anubis"], "deck": deck}) as scene:
        scene["Ann"].picks("Blessing of Anubis")

        assert scene["Ann"].hand == ("Deputy",)


def test_star_portal_draws_for_a_mummy_that_is_buried_again(smash):
    """
    Star Portal draws for a Mummy that goes there after its own base has scored: one card, and two in the draw phase.
    """
    bases = {"Longhouse": {"Ann": [mighty("Ann", 25, "Mummy")]}, "Star Portal": {}}
    with smash(bases, Ann={"deck": ["Deputy", "Deputy", "Deputy"]}, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.nobody_reacts()

        assert scene.card("Mummy", of="Ann").zone == "buried"
        assert scene["Ann"].hand == ("Deputy", "Deputy", "Deputy")


# ------------------------------------------------------------------------------------------------ Saloon


def lose_a_duel_at(scene):
    """Have Ann's Gunfighter, played from hand, beat Bob's Mummy there."""
    scene["Ann"].picks("Gunfighter")
    scene["Ann"].picks("Mummy")
    scene.nobody_reacts()


def test_saloon_lets_everybody_with_a_minion_there_draw_after_a_loss(smash):
    """
    Saloon asks Ann first, whose turn it is, then Bob; each may draw.
    """
    with smash({"Saloon": {"Bob": ["Mummy", "Deputy"]}}, Ann=["Gunfighter"]) as scene:
        lose_a_duel_at(scene)
        scene["Ann"].declines()
        scene["Bob"].confirms()

        assert scene["Ann"].hand == ()
        assert len(scene["Bob"].hand) == 1


def test_saloon_asks_nobody_whose_last_minion_there_is_gone(smash):
    """
    Saloon looks who has a minion there after the loss: Bob has none any more.
    """
    with smash({"Saloon": {"Bob": ["Mummy"]}, "Longhouse": {"Bob": ["Deputy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()
        scene["Ann"].confirms()

        assert scene["Bob"].hand == ()
        scene.expect("Ann", kind="play")


@pytest.mark.rule("SU-117")
def test_saloon_does_not_mourn_what_is_discarded_after_scoring(smash):
    """
    Saloon asks nobody when it has scored: what lay there was discarded, not destroyed.
    """
    bases = {"Saloon": {"Ann": [mighty("Ann", 20)], "Bob": ["Mummy"]}}
    with smash(bases, Bob={"hand": []}, shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        scene["Bob"].declines()  # Mummy stays

        scene.did_not_happen("Destroyed")
        assert scene["Bob"].hand == ()
        scene.expect("Bob", kind="play")


def test_saloon_ignores_a_loss_elsewhere(smash):
    """
    Saloon asks nobody about a minion destroyed at another base.
    """
    with smash({"Saloon": {"Ann": ["Pinkerton"]}, "Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()
        decline_the_rest(scene)

        assert scene["Ann"].hand == ()
        scene.expect("Ann", kind="play")


# ------------------------------------------------------------------------------------------------ So-So Corral


def test_so_so_corral_lets_a_minion_that_is_played_there_duel(smash):
    """
    So-So Corral lets Ann's Deputy duel Bob's Gunfighter; the Deputy is weaker and destroyed.
    """
    with smash({"So-So Corral": {"Bob": ["Gunfighter"]}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Deputy",)


def test_so_so_corral_may_be_left_alone(smash):
    """
    At So-So Corral the minion need not duel.
    """
    with smash({"So-So Corral": {"Bob": ["Gunfighter"]}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].passes()

        scene.did_not_happen("Destroyed")
        scene.did_not_happen("DuelBegan")


def test_so_so_corral_serves_every_minion_of_every_player(smash):
    """
    So-So Corral offers a duel to the minion that Ann uncovers there, to the one that she plays, and to Bob's in his turn.
    """
    bases = {"So-So Corral": {"Bob": ["Pharaoh"], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn", Ann=["Deputy"], Bob=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].is_asked("Which minion does it duel?")
        scene["Ann"].passes()
        scene["Ann"].picks("Deputy")
        scene["Ann"].is_asked("Which minion does it duel?")
        scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].picks("Pyramid Engineer")
        scene["Bob"].is_asked("Which minion does it duel?")
        scene["Bob"].passes()

        scene.did_not_happen("DuelBegan")


@pytest.mark.rule("SU-261")
def test_so_so_corral_has_the_challenging_player_destroy_the_loser(smash):
    """
    So-So Corral's loser counts as destroyed by Ann, though it is her own Deputy.
    """
    with smash({"So-So Corral": {"Bob": ["Gunfighter"]}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert scene.happened("Destroyed", by="Ann")


@pytest.mark.rule("SU-260")
def test_so_so_corral_comes_after_what_the_minion_itself_does(smash):
    """
    At So-So Corral Gunfighter's own duel comes first; Ann then picks another opponent for the base's.
    """
    bases = {"So-So Corral": {"Bob": ["Mummy", "Deputy"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()
        scene["Ann"].picks("Deputy")
        scene.nobody_reacts()

        assert set(scene["Bob"].zone("discard")) == {"Mummy", "Deputy"}


@pytest.mark.rule("SU-076", "SU-259")
def test_so_so_corral_takes_the_minion_that_was_played_last_first(smash):
    """
    So-So Corral, where Ann's Pyramid Engineer uncovers a Mummy: the Mummy's duel is asked about first, then the Engineer's.
    """
    bases = {"So-So Corral": {"Bob": ["Gunfighter"], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, Ann=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Pyramid Engineer")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()
        assert scene["Ann"].zone("discard") == ("Mummy",)
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert set(scene["Ann"].zone("discard")) == {"Mummy", "Pyramid Engineer"}
        assert scene["Bob"].zone("discard") == ("Gunfighter",)


@pytest.mark.rule("SU-162")
def test_so_so_corral_starts_no_duel_within_a_duel(smash):
    """
    So-So Corral offers no duel to the Deputy that Lost Knowledge uncovers while another duel goes on, not even when that is over.
    """
    bases = {"So-So Corral": {"Ann": ["Gunfighter"], "Bob": ["Pharaoh"], "buried": {"Ann": ["Deputy"]}}}
    with smash(bases, Ann=["High Noon", "Lost Knowledge"]) as scene:
        scene["Ann"].picks("High Noon")
        scene.nobody_reacts()
        scene["Ann"].picks("Lost Knowledge")
        scene.nobody_reacts()

        scene.expect("Ann", kind="play")
        assert scene.card("Deputy", of="Ann").zone == "minions"
        assert len(scene.events("DuelBegan")) == 1


# ------------------------------------------------------------------------------------------------ Sakura Garden


def test_sakura_garden_draws_for_the_first_minion_that_is_lost(smash):
    """
    Sakura Garden has Bob draw for his Mummy that Gunfighter destroys, and not for the Deputy that falls to High Noon.
    """
    bases = {"Sakura Garden": {"Bob": ["Mummy", "Deputy"]}}
    with smash(bases, Ann=["Gunfighter", "High Noon"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        decline_the_rest(scene)
        assert len(scene["Bob"].hand) == 1
        scene["Ann"].picks("High Noon")
        decline_the_rest(scene)

        assert scene["Bob"].zone("discard") == ("Mummy", "Deputy")
        assert len(scene["Bob"].hand) == 1


def test_sakura_garden_ignores_a_minion_that_is_lost_elsewhere(smash):
    """
    Sakura Garden has nobody draw for a minion that is destroyed at another base.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}, "Sakura Garden": {"Bob": ["Deputy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        decline_the_rest(scene)

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-118", "SU-256", "SU-257")
def test_sakura_garden_draws_when_it_has_scored_itself(smash):
    """
    Sakura Garden has both players draw for minions discarded because it scored: Ann draws one more than her two.
    """
    bases = {"Sakura Garden": {"Ann": [mighty("Ann", 18), "Deputy"], "Bob": ["Pinkerton"]}}
    with smash(bases, Ann=[], shared={"base_deck": ["Pyramids"]}) as scene:
        scene["Ann"].passes()
        decline_the_rest(scene)

        assert len(scene["Bob"].hand) == 1
        assert len(scene["Ann"].hand) == 3


def test_sakura_garden_mourns_again_in_the_next_turn(smash):
    """
    Sakura Garden counts each turn anew: a minion of Ann's is lost in her turn, and another in Bob's.
    """
    bases = {"Sakura Garden": {"Ann": ["Deputy"], "Bob": ["Pharaoh"]}}
    with smash(bases, Ann={"hand": ["Gunfighter"]}, Bob=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Pharaoh")
        scene.nobody_reacts()
        decline_the_rest(scene)
        assert len(scene["Ann"].hand) == 1
        scene["Ann"].passes()
        decline_the_rest(scene)
        before = len(scene["Ann"].hand)
        scene["Bob"].picks("Gunfighter")
        scene["Bob"].picks("Deputy")
        decline_the_rest(scene)

        assert len(scene["Ann"].hand) == before + 1


# ------------------------------------------------------------------------------------------------ Shogun's Palace


def test_shoguns_palace_has_the_winner_draw_two(smash):
    """
    Shogun's Palace lets Ann's Deputy duel; Bob's Gunfighter wins, Bob draws two, and nothing is destroyed.
    """
    with smash({"Shogun's Palace": {"Bob": ["Gunfighter"]}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert len(scene["Bob"].hand) == 2
        assert scene["Ann"].hand == ()
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-159")
def test_shoguns_palace_has_both_draw_after_a_tie(smash):
    """
    At Shogun's Palace two minions of equal power both win: both players draw two.
    """
    with smash({"Shogun's Palace": {"Bob": ["Mummy"]}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        assert (len(scene["Ann"].hand), len(scene["Bob"].hand)) == (2, 2)


def test_shoguns_palace_serves_once_per_turn(smash):
    """
    Shogun's Palace has Ann's uncovered Mummy duel; it offers the Deputy nothing that she plays there later in the turn.
    """
    bases = {"Shogun's Palace": {"Bob": ["Gunfighter"], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn", Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].picks("Gunfighter")
        decline_the_rest(scene)
        scene["Ann"].picks("Deputy")
        decline_the_rest(scene)

        assert len(scene.events("DuelBegan")) == 1


def test_shoguns_palace_is_not_used_up_by_declining(smash):
    """
    At Shogun's Palace the Deputy may duel when the Mummy, played earlier in the turn, has not.
    """
    bases = {"Shogun's Palace": {"Bob": ["Gunfighter"], "buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn", Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].passes()
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        decline_the_rest(scene)

        assert len(scene["Bob"].hand) == 2


def test_shoguns_palace_serves_every_player_each_turn(smash):
    """
    Shogun's Palace serves Bob in his turn after it has served Ann in hers.
    """
    bases = {"Shogun's Palace": {"Bob": ["Gunfighter"]}}
    with smash(bases, Ann=["Deputy"], Bob=["Pyramid Engineer"]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        decline_the_rest(scene)
        scene["Ann"].passes()
        decline_the_rest(scene)
        scene["Bob"].picks("Pyramid Engineer")
        scene["Bob"].picks("Deputy")
        decline_the_rest(scene)

        assert len(scene.events("DuelBegan")) == 2


# ------------------------------------------------------------------------------------------------ Drakkar


def test_drakkar_lets_one_draw_an_action_from_an_opponents_deck(smash):
    """
    Drakkar lets Ann reveal the top card of Bob's deck, Gold Strike, and put it into her own hand.
    """
    with smash(["Drakkar"], Ann=["Deputy"], Bob={"deck": ["Gold Strike"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Bob")
        scene["Ann"].confirms()

        assert scene["Ann"].hand == ("Gold Strike",)
        assert scene["Bob"].sees("Gold Strike")


def test_drakkar_leaves_a_strong_minion_on_the_deck(smash):
    """
    Drakkar offers no minion of power 4 or more: Pharaoh stays on top of Bob's deck.
    """
    with smash(["Drakkar"], Ann=["Deputy"], Bob={"deck": ["Pharaoh"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Bob")

        assert scene["Ann"].hand == ()
        assert scene["Bob"].zone("deck")[0] == "Pharaoh"
        scene.expect("Ann", kind="play")


@pytest.mark.rule("SU-213")
def test_drakkar_offers_a_minion_of_printed_power_3_and_it_may_be_left(smash):
    """
    Drakkar offers Gunfighter, of printed power 3; Ann leaves it, and it goes back on top.
    """
    with smash(["Drakkar"], Ann=["Deputy"], Bob={"deck": ["Gunfighter"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Bob")
        scene["Ann"].declines()

        assert scene["Ann"].hand == ()
        assert scene["Bob"].zone("deck")[0] == "Gunfighter"


def test_drakkar_need_not_raid(smash):
    """
    At Drakkar Ann may leave all decks alone.
    """
    with smash(["Drakkar"], Ann=["Deputy"], Bob={"deck": ["Gunfighter"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].passes()

        scene.did_not_happen("Revealed")


def test_drakkar_serves_only_the_first_minion_each_turn(smash):
    """
    Drakkar asks for the Mummy that Ann uncovers there, and not for the Deputy that she plays later, whatever she said.
    """
    bases = {"Drakkar": {"buried": {"Ann": ["Mummy"]}}}
    with smash(bases, phase="start turn", Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].is_asked("Whose deck?")
        scene["Ann"].passes()
        scene["Ann"].picks("Deputy")

        scene.expect("Ann", kind="play")
        scene.did_not_happen("Revealed")


def test_drakkar_returns_a_foreign_card_to_the_deck_it_came_from(smash):
    """
    Drakkar leaves a card of Cat's that lies on Bob's deck there if Ann does not take it.
    """
    bob = {"deck": [laid("Gold Strike", owner="Cat")]}
    with smash(["Drakkar"], Ann=["Deputy"], Bob=bob, Cat=[]) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Bob")
        scene["Ann"].declines()

        assert scene["Bob"].zone("deck")[0] == "Gold Strike"


# ------------------------------------------------------------------------------------------------ Longhouse


@pytest.mark.rule("SU-181", "SU-250")
def test_longhouse_strengthens_a_minion_for_a_card_on_the_deck(smash):
    """
    Longhouse gives Ann's Gunfighter +2 power; a card of Bob's in her hand goes on top of her own deck, unseen.
    """
    ann = {"hand": [laid("Mummy", owner="Bob", known_to=("Ann",))]}
    with smash({"Longhouse": {"Ann": ["Gunfighter"], "Bob": ["Pinkerton"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Longhouse")

        assert scene.card("Gunfighter", of="Ann").power == 5
        assert scene["Ann"].zone("deck")[0] == "Mummy"
        scene.cannot_pick("Longhouse")


def test_longhouse_power_ends_with_the_turn(smash):
    """
    What Longhouse gives is gone in Bob's turn.
    """
    with smash({"Longhouse": {"Ann": ["Gunfighter"]}}, Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Longhouse")
        scene["Ann"].passes()

        assert scene.card("Gunfighter", of="Ann", zone="minions").power == 3


@pytest.mark.rule("SU-219")
def test_longhouse_asks_no_card_of_whom_it_could_not_repay(smash):
    """
    Longhouse offers nothing to a player without a minion there, nor to one without a card in hand.
    """
    with smash({"Longhouse": {"Bob": ["Gunfighter"]}}, Ann=["Mummy"]) as scene:
        scene.cannot_pick("Longhouse")
    with smash({"Longhouse": {"Ann": ["Gunfighter"]}}) as scene:
        scene.cannot_pick("Longhouse")


# ------------------------------------------------------------------------------------------------ too late


@pytest.mark.parametrize("base", ["So-So Corral", "Shogun's Palace"])
def test_so_so_corral_and_shoguns_palace_call_out_nobody_who_is_gone(smash, base):
    """
    Bob's Leprechaun destroys Ann's Mummy first: neither So-So Corral nor Shogun's Palace has it duel any more.
    """
    with smash({base: {"Bob": ["Leprechaun"]}, "Longhouse": {}}, Ann=["Mummy"]) as scene:
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks(base)
        scene["Ann"].picks(next(label for label in scene.options if label.startswith("Leprechaun")))

        scene.did_not_happen("DuelBegan")
        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].zone("discard") == ("Mummy",)


def test_drakkar_raids_once_though_two_minions_wait_for_it(smash):
    """
    Zapbot lets Ann play a second minion there before the Drakkar sails: she is asked for one raid, and not for two.
    """
    bob = {"deck": ["Tribute", "Berserk"]}
    with smash(["Drakkar", "Longhouse"], Ann=["Zapbot", "Mummy"], Bob=bob) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Drakkar")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Drakkar")
        while scene.decision.kind == "order":
            scene["Ann"].picks(scene.options[0])
        scene["Ann"].picks("Bob")
        scene["Ann"].confirms()

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].hand == ("Tribute",)
