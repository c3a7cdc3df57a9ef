"""The Cowboys, card by card."""

import pytest

from tabletop.testing import laid


def duel(scene, challenger=None, challenged=None):
    """Let Ann and Bob lay down what they are told to lay down, as far as they are asked, while nobody else reacts."""
    laid_down = {0: challenger, 1: challenged}
    scene.nobody_reacts()
    while scene.decision.prompt.english == "Which card do you lay down for the duel?":
        scene.pick(laid_down[scene.decision.seat] or "Pass")
        scene.nobody_reacts()


# ------------------------------------------------------------------------------------------------ Sheriff

SHOWDOWN = {"Star Portal": {"Ann": ["Sheriff"], "Bob": ["Invader", "King Rex", "Mummy"]}, "Pyramids": {}}


@pytest.mark.rule("SU-082", "SU-168", "SU-262")
def test_sheriff_duels_before_the_base_scores_and_the_base_scores_all_the_same(smash):
    """
    Sheriff destroys an Invader: 14 power are left at a base that breaks at 17, and it scores by what is left.
    """
    with smash(SHOWDOWN) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.can_pick_exactly("Invader", "King Rex", "Mummy", "Pass")
        scene["Ann"].picks("Invader")
        duel(scene)
        scene["Bob"].declines()

        assert scene["Bob"].zone("discard") == ("Invader", "King Rex", "Mummy")
        assert scene["Ann"].pool("points") == {"VP": 1}
        assert scene["Bob"].pool("points") == {"VP": 3}


@pytest.mark.rule("SU-087")
def test_sheriff_changes_who_wins_the_base(smash):
    """
    Points go by the power after the duel: with 9 against 10 Ann would be second, with 9 against 7 she is first.
    """
    bases = {"Star Portal": {"Ann": ["Sheriff", "Laseratops"], "Bob": ["Invader", "King Rex"]}, "Pyramids": {}}
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("Invader")
        duel(scene)

        assert scene["Ann"].pool("points") == {"VP": 3}
        assert scene["Bob"].pool("points") == {"VP": 1}


def test_sheriff_need_not_duel(smash):
    """
    The duel is an offer.
    """
    with smash(SHOWDOWN) as scene:
        scene["Ann"].passes()
        scene["Ann"].declines()
        scene["Bob"].declines()

        scene.did_not_happen("DuelBegan")
        assert scene["Bob"].pool("points") == {"VP": 3}


def test_sheriff_keeps_out_of_it_when_another_base_scores(smash):
    """
    A Sheriff at another base is not asked.
    """
    bases = {
        "Star Portal": {"Bob": ["King Rex", "King Rex", "Invader"]},
        "Pyramids": {"Ann": ["Sheriff"], "Bob": ["Deputy"]},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("DuelBegan")
        assert scene["Bob"].pool("points") == {"VP": 3}


def test_sheriff_may_be_destroyed_in_the_duel(smash):
    """
    The loser is destroyed, and that may be Sheriff: the second place is empty then.
    """
    with smash(SHOWDOWN) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("King Rex")
        duel(scene)
        scene["Bob"].declines()

        assert scene["Ann"].zone("discard") == ("Sheriff",)
        assert scene["Ann"].pool("points") == {}


# ------------------------------------------------------------------------------------------------ Pinkerton


@pytest.mark.rule("SU-254")
def test_pinkerton_puts_a_counter_on_your_dueling_minion_before_cards_are_laid_down(smash):
    """
    Every Pinkerton of Ann's, wherever it is, may put a counter on her Gunfighter; the counters stay.
    """
    bases = {"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Pinkerton"]}}
    with smash(bases, Ann=["Gunfighter", "Scout"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Pinkerton: Put a +1 power counter on your dueling minion (Ann)")
        scene["Ann"].confirms()
        scene["Ann"].confirms()
        scene.nobody_reacts()

        scene["Ann"].is_asked("Which card do you lay down for the duel?")
        assert scene.card("Gunfighter", of="Ann", zone="minions").counters == {"COUNTER": 2}
        duel(scene)

        assert scene.card("Gunfighter", of="Ann", zone="minions").power == 5


def test_pinkerton_need_not_put_a_counter(smash):
    """
    It is up to Pinkerton's player.
    """
    with smash({"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene["Ann"].declines()
        duel(scene)

        assert scene.card("Gunfighter", of="Ann", zone="minions").power == 3


def test_pinkerton_backs_up_the_challenged_minion_too(smash):
    """
    Bob's Pinkerton makes his challenged Mummy equal to the Gunfighter: both are destroyed.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"]}, "Pyramids": {"Bob": ["Pinkerton"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        scene["Bob"].confirms()
        duel(scene)

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-253")
def test_pinkerton_may_back_itself_up(smash):
    """
    When Pinkerton duels, the counter goes on Pinkerton.
    """
    with smash({"Longhouse": {"Ann": ["Pinkerton"], "Bob": ["Mummy"]}}, Ann=["High Noon"]) as scene:
        scene["Ann"].picks("High Noon")
        scene["Ann"].confirms()
        duel(scene)

        assert scene.card("Pinkerton", zone="minions").power == 5


def test_pinkerton_leaves_duels_of_others_alone(smash):
    """
    Cid's Pinkerton has nothing to do with a duel between Ann and Bob.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"], "Cid": ["Pinkerton"]}}, Ann=["Gunfighter"], Cid=[]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        duel(scene)

        scene.did_not_happen("GotCounters")
        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_pinkerton_2018_must_back_up_and_only_where_it_is(smash):
    """
    In the first print Pinkerton gives a counter without asking, to duelists at its own base only.
    """
    bases = {"Longhouse": {"Ann": ["pinkerton_2018"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["pinkerton_2018"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        duel(scene)

        assert scene.card("Gunfighter", of="Ann", zone="minions").counters == {"COUNTER": 1}


def test_pinkerton_2018_backs_up_nobody_elses_minion(smash):
    """
    A Pinkerton of a third player beside the duelists does nothing.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"], "Cid": ["pinkerton_2018"]}}, Ann=["Gunfighter"], Cid=[]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        duel(scene)

        scene.did_not_happen("GotCounters")


# ------------------------------------------------------------------------------------------------ Gunfighter


@pytest.mark.rule("SU-150", "SU-158")
def test_gunfighter_duels_when_played_and_the_weaker_minion_is_destroyed(smash):
    """
    Gunfighter, played where Bob has a Mummy, may duel it; nobody lays a card down, and Mummy is weaker.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene.card("Gunfighter", of="Ann").zone == "minions"


def test_gunfighter_need_not_duel(smash):
    """
    The duel is up to Gunfighter's player.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ()


def test_gunfighter_duels_only_minions_of_other_players_here(smash):
    """
    Neither Ann's own minion nor Bob's at another base can be challenged.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}, "Pyramids": {"Bob": ["Invader"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SU-159")
def test_gunfighter_and_an_equal_are_both_destroyed(smash):
    """
    On equal power both have lost.
    """
    with smash({"Longhouse": {"Bob": ["Invader"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Invader")
        duel(scene)

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene["Bob"].zone("discard") == ("Invader",)


@pytest.mark.rule("SU-162")
def test_gunfighter_played_in_a_duel_does_not_duel(smash):
    """
    Abduction, laid down for a duel, brings a second Gunfighter into play; that one starts no duel within the duel.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy", "Deputy"]}}
    with smash(bases, Ann=["High Noon", "Abduction", "Gunfighter"]) as scene:
        scene["Ann"].picks("High Noon")
        scene["Ann"].picks("Mummy")
        duel(scene, challenger="Abduction")
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert len(scene.events("DuelBegan")) == 1
        assert "Gunfighter" in scene.card("Longhouse").minions


# ------------------------------------------------------------------------------------------------ Deputy

LEND = "Deputy: Discard it to give a minion +2 power"


@pytest.mark.rule("SU-243")
def test_deputy_makes_the_weaker_minion_win(smash):
    """
    In the duel Bob may discard a Deputy to give his Mummy +2 power: at the end both have 4 against 3.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"], Bob=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks("Deputy")
        scene["Bob"].picks("Mummy")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene.card("Mummy", of="Bob").power == 4


@pytest.mark.rule("SU-202", "SU-243")
def test_deputy_may_wait_until_the_other_card_is_revealed(smash):
    """
    Bob keeps his Deputy until Ann's Quick Draw has worked, and then makes the Mummy as strong as it takes.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Gunfighter", "Quick Draw"], Bob=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()
        scene["Ann"].picks("Quick Draw")
        scene["Bob"].passes()
        while scene.card("Gunfighter", of="Ann", zone="minions").power < 7:
            scene.pass_()
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks(LEND)
        scene["Bob"].picks("Sheriff")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Gunfighter", "Quick Draw")
        assert scene["Bob"].zone("discard") == ("Deputy", "Sheriff")


def test_deputy_is_discarded_on_your_turn_to_give_any_minion_2(smash):
    """
    In her Play Cards phase Ann strengthens Bob's minion; the free minion is still there, and the turn's end ends it.
    """
    with smash({"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}}, Ann=["Deputy", "Deputy"]) as scene:
        scene["Ann"].picks(next(label for label in scene.options if label.startswith(LEND)))
        scene["Ann"].picks("Mummy")

        assert scene.card("Mummy", zone="minions").power == 4
        assert scene["Ann"].zone("discard") == ("Deputy",)
        assert scene.facts.free_minion
        scene.did_not_happen("MinionPlayed")
        scene["Ann"].passes()

        assert scene.card("Mummy", zone="minions").power == 2


def test_deputy_does_nothing_for_third_players(smash):
    """
    Cid has no minion in the duel, so his Deputy is of no use: nobody reacts, whatever he holds.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"], "Cid": ["Scout"]}}, Ann=["Gunfighter"], Cid=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat != 0 or scene.decision.kind != "play":
            assert LEND not in scene.options
            scene.pass_()

        assert scene["Cid"].hand == ("Deputy",)


def test_deputy_is_no_use_on_other_turns_without_a_duel(smash):
    """
    Bob can't discard a Deputy in Ann's Play Cards phase.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Bob=["Deputy"]) as scene:
        scene["Ann"].passes()

        assert scene["Bob"].zone("discard") == ()


@pytest.mark.rule("SU-157", "SU-161")
def test_deputy_laid_down_for_a_duel_goes_back_to_hand(smash):
    """
    On the table it can't be discarded for its Special; it is a bluff, and returns to hand.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter"], Bob=["Deputy"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        duel(scene, challenged="Deputy")

        assert scene["Bob"].hand == ("Deputy",)
        assert scene["Bob"].zone("discard") == ("Mummy",)


# ------------------------------------------------------------------------------------------------ Dynamite Surprise

PLAY_IT = "Dynamite Surprise: Play it"


def test_dynamite_surprise_is_no_plain_action(smash):
    """
    In the Play Cards phase it can't be played.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Dynamite Surprise"]) as scene:
        assert scene.why_not("Dynamite Surprise") == "Dynamite Surprise is played only before a base scores."


def test_dynamite_surprise_destroys_a_weak_minion_before_a_base_scores(smash):
    """
    Ann is there but not winning: she may destroy anybody of power 4 or less there, her own minion included.
    """
    bases = {
        "Star Portal": {"Ann": ["Scout"], "Bob": ["King Rex", "King Rex", "Mummy"]},
        "Pyramids": {"Bob": ["Deputy"]},
    }
    with smash(bases, Ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(PLAY_IT)
        scene.can_pick_exactly("Scout", "Mummy")
        scene["Ann"].picks("Mummy")
        scene.nobody_reacts()
        scene["Ann"].declines()

        scene.happened("Destroyed", card="Mummy")
        assert scene["Ann"].zone("discard") == ("Dynamite Surprise", "Scout")


@pytest.mark.parametrize(
    "anns",
    [
        pytest.param([], id="nobody there"),
        pytest.param(["King Rex", "King Rex", "Deputy"], id="winning"),
        pytest.param(["King Rex", "Deputy"], id="tied for the most"),
    ],
)
def test_dynamite_surprise_is_for_those_who_are_there_and_do_not_win(smash, anns):
    """
    Without a minion there, or as the winner (a tied one too), Ann can't play it.
    """
    bobs = ["King Rex", "Mummy"] if anns else ["King Rex", "King Rex", "Invader"]
    with smash({"Star Portal": {"Ann": anns, "Bob": bobs}, "Pyramids": {}}, Ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].passes()
        while scene.decision.kind in ("react", "confirm"):
            assert PLAY_IT not in scene.options
            scene.pick("Pass" if scene.decision.kind == "react" else "No")

        assert "Dynamite Surprise" in scene["Ann"].hand


def test_dynamite_surprise_need_not_be_played(smash):
    """
    As ever with cards in hand, playing it is a choice.
    """
    bases = {"Star Portal": {"Ann": ["Invader"], "Bob": ["King Rex", "King Rex"]}, "Pyramids": {}}
    with smash(bases, Ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].passes()
        scene.can_pick(PLAY_IT)
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert "Dynamite Surprise" in scene["Ann"].hand


@pytest.mark.rule("SU-244")
def test_dynamite_surprise_answers_a_look_into_the_hand(smash):
    """
    After Ann's Probe has shown her Bob's hand, Bob destroys a minion of Ann's of power 4 or less at any base.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Scout"], "Bob": ["Deputy"]}, "Pyramids": {"Ann": ["Collector"]}}
    with smash(bases, Ann=["Probe"], Bob=["Dynamite Surprise", "Mummy"]) as scene:
        scene["Ann"].picks("Probe")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks(PLAY_IT)
        scene.can_pick_exactly("Scout", "Collector")
        scene["Bob"].picks("Collector")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Collector", "Probe")
        assert scene["Bob"].zone("discard") == ("Mummy", "Dynamite Surprise")


def test_dynamite_surprise_answers_a_reveal_in_the_deck_from_hand(smash):
    """
    Whatever card was seen: Ann's Shield Maiden reveals King Rex on Bob's deck, and Bob answers from his hand.
    """
    with smash(
        ["Longhouse"], Ann=["Shield Maiden"], Bob={"hand": ["Dynamite Surprise"], "deck": ["King Rex"]}
    ) as scene:
        scene["Ann"].picks("Shield Maiden")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks(PLAY_IT)
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Shield Maiden",)


@pytest.mark.rule("SU-244")
def test_dynamite_surprise_goes_off_in_the_deck_when_it_is_revealed(smash):
    """
    Revealed by Ann's Shield Maiden, it may be played by Bob at once, before she takes it.
    """
    with smash(["Longhouse"], Ann=["Shield Maiden"], Bob={"deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Shield Maiden")
        scene["Bob"].is_asked("Play Dynamite Surprise?")
        scene["Bob"].confirms()
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Shield Maiden",)
        assert scene["Ann"].hand == ()
        assert scene["Bob"].zone("discard") == ("Dynamite Surprise",)


def test_dynamite_surprise_revealed_in_the_deck_need_not_go_off(smash):
    """
    Bob may let it be, and then the Shield Maiden takes it.
    """
    with smash(["Longhouse"], Ann=["Shield Maiden"], Bob={"deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Shield Maiden")
        scene["Bob"].declines()
        scene.nobody_reacts()

        assert scene["Ann"].hand == ("Dynamite Surprise",)


@pytest.mark.rule("SU-245")
def test_dynamite_surprise_does_not_go_off_in_the_deck_when_it_is_only_looked_at(smash):
    """
    Ann's Cast the Runes lets her look at the top of Bob's deck, where the dynamite lies: it stays there.
    """
    bob = {"hand": ["Mummy"], "deck": ["Dynamite Surprise", "King Rex"]}
    with smash({"Longhouse": {"Ann": ["Scout"]}}, Ann=["Cast the Runes"], Bob=bob) as scene:
        scene["Ann"].picks("Cast the Runes")
        scene["Ann"].picks("Dynamite Surprise", "King Rex")
        scene.nobody_reacts()

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Longhouse").minions == ("Scout",)
        assert scene["Bob"].zone("deck")[:2] == ("Dynamite Surprise", "King Rex")


def test_dynamite_surprise_laid_down_for_a_duel_goes_back_to_hand_out_of_its_moment(smash):
    """
    In an ordinary duel, and before scoring where its player wins, it can't be played: it returns to hand.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Gunfighter", "Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        duel(scene, challenger="Dynamite Surprise")
        assert scene["Ann"].hand == ("Dynamite Surprise",)
    bases = {"Star Portal": {"Ann": ["Sheriff", "King Rex", "King Rex"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("Mummy")
        duel(scene, challenger="Dynamite Surprise")

        assert "Dynamite Surprise" in scene["Ann"].hand


# ------------------------------------------------------------------------------------------------ Form a Posse


def test_form_a_posse_gives_each_of_your_minions_1_until_the_end_of_the_turn(smash):
    """
    All of Ann's minions in play get +1, Bob's and later ones do not.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Sheriff"]}}
    with smash(bases, Ann=["Form a Posse", "King Rex"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("King Rex")
        scene["Ann"].picks("Longhouse")
        now = [scene.card(name, zone="minions").power for name in ("Scout", "Sheriff", "Mummy", "King Rex")]
        assert now == [4, 6, 2, 7]
        scene["Ann"].passes()

        assert scene.card("Scout", zone="minions").power == 3


@pytest.mark.parametrize(("card", "event"), [("Beam Up", "Returned"), ("Invasion", "MovedToBase")])
def test_form_a_posse_keeps_them_from_being_returned_or_moved(smash, card, event):
    """
    It binds everybody: not even Ann herself, who plays another action in a duel, can return or move her Collector.
    """
    bases = {"Longhouse": {"Ann": ["Collector"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Form a Posse", "Gunfighter", card]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        duel(scene, challenger=card)
        scene["Ann"].picks("Collector")
        scene.nobody_reacts()

        scene.did_not_happen(event)
        assert scene.card("Longhouse").minions == ("Collector", "Gunfighter")


def test_form_a_posse_keeps_them_from_being_destroyed(smash):
    """
    Ann's Laseratops can't destroy her own Collector of the Posse.
    """
    with smash({"Longhouse": {"Ann": ["Collector"]}}, Ann=["Form a Posse", "Laseratops"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("Laseratops")
        scene["Ann"].picks("Collector")

        assert scene.card("Longhouse").minions == ("Collector", "Laseratops")


def test_form_a_posse_keeps_the_loser_of_a_duel_alive(smash):
    """
    Bob's Sheriff wins against Ann's Invader before the base scores, and it is not destroyed: Ann gets the second place.
    """
    bases = {"Star Portal": {"Ann": ["Invader"], "Bob": ["Sheriff", "King Rex", "Deputy"]}, "Pyramids": {}}
    with smash(bases, Ann=["Form a Posse"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].passes()
        scene["Bob"].confirms()
        scene["Bob"].picks("Invader")
        scene.nobody_reacts()

        scene.happened("DuelWon", minion="Sheriff")
        scene.did_not_happen("Destroyed")
        assert scene["Ann"].pool("points") == {"VP": 1}


def test_form_a_posse_does_not_cover_later_minions(smash):
    """
    A Gunfighter that Ann plays afterwards is destroyed when it loses.
    """
    with smash({"Longhouse": {"Bob": ["Sheriff"]}}, Ann=["Form a Posse", "Gunfighter"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()

        assert scene["Ann"].zone("discard") == ("Form a Posse", "Gunfighter")


def test_form_a_posse_lets_them_go_under_the_deck(smash):
    """
    Being put into a deck is none of what the Posse is safe from.
    """
    bases = {"Longhouse": {"Ann": ["Collector"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Form a Posse", "Gunfighter", "Disintegrator"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        duel(scene, challenger="Disintegrator")
        scene["Ann"].picks("Collector")
        scene.nobody_reacts()

        assert scene["Ann"].zone("deck")[-1] == "Collector"


def test_form_a_posse_lets_them_be_discarded_after_scoring(smash):
    """
    The discards after a base has scored are as ever.
    """
    with smash({"Star Portal": {"Ann": ["King Rex", "Laseratops", "Invader"]}}, Ann=["Form a Posse"]) as scene:
        scene["Ann"].picks("Form a Posse")
        scene["Ann"].passes()

        assert sorted(scene["Ann"].zone("discard")) == ["Form a Posse", "Invader", "King Rex", "Laseratops"]


# ------------------------------------------------------------------------------------------------ Gold in Them Thar Hills

HILLS = ["King Rex", "Invader", "Gold Strike", "Mummy"]


def test_gold_in_them_thar_hills_draws_one_of_three_and_orders_the_others(smash):
    """
    Ann alone sees three cards; she shows and draws the one she likes, and puts the others back in her order.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": HILLS}
    with smash(["Longhouse"], Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene.can_pick_exactly("King Rex", "Invader", "Gold Strike")
        assert not scene["Bob"].sees("King Rex")
        scene["Ann"].picks("King Rex")
        assert scene["Bob"].sees("King Rex")
        scene["Ann"].declines()
        scene["Ann"].picks("Gold Strike", "Invader")

        assert scene["Ann"].hand == ("King Rex",)
        assert scene["Ann"].zone("deck")[:3] == ("Gold Strike", "Invader", "Mummy")
        assert not scene["Bob"].sees("Invader")


@pytest.mark.rule("SU-209")
def test_gold_in_them_thar_hills_may_play_the_card_now_or_never(smash):
    """
    The nugget is played as an extra minion, and the free one is still there; declined, it is a card in hand like others.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": HILLS}
    with smash(["Longhouse"], Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("Invader")
        scene["Ann"].confirms()
        scene["Ann"].picks("King Rex", "Gold Strike")

        assert scene.card("Longhouse").minions == ("Invader",)
        assert scene.facts.free_minion
    with smash(["Longhouse"], Ann=ann, free_minion=False) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("Invader")
        scene["Ann"].declines()
        scene["Ann"].picks("King Rex", "Gold Strike")
        scene.cannot_pick("Invader")


def test_gold_in_them_thar_hills_may_play_an_action(smash):
    """
    The nugget may be an action, though the free action is used up.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": HILLS}
    with smash(["Longhouse"], Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].confirms()
        scene["Ann"].picks("King Rex", "Invader")

        assert scene.card("Longhouse").actions == ("Gold Strike",)


def test_gold_in_them_thar_hills_keeps_the_others_aside_while_the_nugget_is_played(smash):
    """
    Cards that the nugget draws come from below: the two others go back on top only afterwards.
    """
    deck = ["Mystic Studies", "King Rex", "Invader", "Mummy", "Scout", "Collector"]
    with smash(["Longhouse"], Ann={"hand": ["Gold in Them Thar Hills"], "deck": deck}) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("Mystic Studies")
        scene["Ann"].confirms()
        scene["Ann"].picks("Invader", "King Rex")

        assert scene["Ann"].hand == ("Mummy", "Scout")
        assert scene["Ann"].zone("deck")[:3] == ("Invader", "King Rex", "Collector")


def test_gold_in_them_thar_hills_reshuffles_without_itself(smash):
    """
    With one card left in the deck the discard pile is shuffled under it, and the action being resolved is not among it.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": ["King Rex"], "discard": ["Invader"]}
    with smash(["Longhouse"], Ann=ann, rest="boxed") as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene.can_pick_exactly("King Rex", "Invader")
        scene["Ann"].picks("King Rex")
        scene["Ann"].declines()

        assert scene["Ann"].zone("deck") == ("Invader",)
        assert scene["Ann"].zone("discard") == ("Gold in Them Thar Hills",)


def test_gold_in_them_thar_hills_does_not_set_off_dynamite(smash):
    """
    Ann looks at her own cards: nobody's Dynamite Surprise minds.
    """
    ann = {"hand": ["Gold in Them Thar Hills", "Dynamite Surprise"], "deck": HILLS}
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=ann, Bob=["Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")
        scene["Ann"].picks("King Rex")
        scene["Ann"].declines()
        scene["Ann"].picks("Invader", "Gold Strike")

        scene["Ann"].is_asked(kind="play")
        scene.did_not_happen("CardsSeen")


# ------------------------------------------------------------------------------------------------ Gold Strike


def test_gold_strike_draws_for_a_minion_played_there(smash):
    """
    Gold Strike draws when its player plays a minion there.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}, "Pyramids": {}}, Ann={"hand": ["Deputy"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Longhouse")

        assert len(scene["Ann"].hand) == 1


def test_gold_strike_does_not_draw_for_other_bases_players_or_moves(smash):
    """
    A minion played elsewhere, one that another player plays there, and one that is moved there: no card for them.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}, "Pyramids": {"Ann": ["Scout"]}}
    with smash(bases, Ann={"hand": ["Deputy", "Invasion"]}, Bob={"hand": ["Mummy"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Invasion")
        scene["Ann"].picks("Scout")
        assert scene["Ann"].hand == ()
        scene["Ann"].passes()
        there = len(scene["Ann"].hand)
        scene["Bob"].picks("Mummy")
        scene["Bob"].picks("Longhouse")

        assert len(scene["Ann"].hand) == there == 2


@pytest.mark.rule("SU-047", "SU-073")
def test_gold_strike_draws_after_the_minions_own_text(smash):
    """
    Abduction's extra minion counts too; the card comes only when the Collector's own text is finished.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "actions": {"Ann": ["Gold Strike"]}}}
    with smash(bases, Ann={"hand": ["Collector"], "deck": ["King Rex"]}) as scene:
        scene["Ann"].picks("Collector")
        assert scene["Ann"].hand == ()
        scene["Ann"].picks("Mummy")

        assert scene["Ann"].hand == ("King Rex",)


def test_gold_strike_draws_for_extra_and_uncovered_minions(smash):
    """
    A minion that Ann uncovers there was played there.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Gold Strike"]}, "buried": {"Ann": ["Invader"]}}}
    with smash(bases, Ann=["Lost Knowledge"]) as scene:
        scene["Ann"].picks("Lost Knowledge")

        assert scene.card("Longhouse").minions == ("Invader",)
        assert len(scene["Ann"].hand) == 1


# ------------------------------------------------------------------------------------------------ High Noon


def test_high_noon_destroys_the_loser_and_gives_an_extra_minion_there(smash):
    """
    Ann's Sheriff wins: the extra minion may be played where he is, and not elsewhere; her free minion is still there.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["High Noon", "Scout"]) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene)
        scene["Ann"].picks("Scout")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene.card("Longhouse").minions == ("Sheriff", "Scout")
        assert scene.facts.free_minion


@pytest.mark.rule("SU-208")
def test_high_noon_lets_its_extra_minion_wait(smash):
    """
    Kept for later, the extra minion still goes to that base only.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["High Noon", "Scout"], free_minion=False) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene)
        scene["Ann"].passes()
        scene["Ann"].picks("Scout")

        assert scene.card("Longhouse").minions == ("Sheriff", "Scout")


@pytest.mark.rule("SU-246")
def test_high_noon_gives_a_winning_opponent_nothing(smash):
    """
    Bob's King Rex wins: Ann's minion is destroyed, and nobody gets an extra minion.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["King Rex"]}}
    with smash(bases, Ann=["High Noon", "Scout"], Bob=["Mummy"], free_minion=False) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene)

        scene["Ann"].is_asked(kind="play")
        scene.cannot_pick("Scout")
        assert scene["Ann"].zone("discard") == ("Sheriff", "High Noon")


@pytest.mark.rule("SU-247")
def test_high_noon_gives_no_extra_minion_on_a_tie(smash):
    """
    Both are destroyed, and there is no extra minion.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Invader"]}}
    with smash(bases, Ann=["High Noon", "Collector"], free_minion=False) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene)

        scene.cannot_pick("Collector")
        assert scene["Ann"].zone("discard") == ("Scout", "High Noon")
        assert scene["Bob"].zone("discard") == ("Invader",)


def test_high_noon_must_duel_if_it_can(smash):
    """
    Ann picks which of her minions that have rivals beside them duels, and whom; she can't pass.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Scout"], "Bob": ["Mummy", "Invader"]}, "Pyramids": {"Ann": ["Deputy"]}}
    with smash(bases, Ann=["High Noon"]) as scene:
        scene["Ann"].picks("High Noon")
        scene.can_pick_exactly("Sheriff", "Scout")
        scene["Ann"].picks("Sheriff")
        scene.can_pick_exactly("Mummy", "Invader")
        scene["Ann"].picks("Mummy")
        duel(scene)

        assert scene["Bob"].zone("discard") == ("Mummy",)


def test_high_noon_finds_nobody_to_duel(smash):
    """
    With no rival beside any of Ann's minions it is played in vain.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"]}, "Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["High Noon"]) as scene:
        scene["Ann"].picks("High Noon")

        scene.did_not_happen("DuelBegan")
        assert scene["Ann"].zone("discard") == ("High Noon",)


@pytest.mark.rule("SU-163")
def test_high_noon_stops_without_a_winner_when_the_minions_are_parted(smash):
    """
    Stagecoach, laid down for the duel, takes Ann's Sheriff to another base: nobody wins, nobody is destroyed.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}, "Pyramids": {}}
    with smash(bases, Ann=["High Noon", "Stagecoach"]) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene, challenger="Stagecoach")
        scene["Ann"].picks("Sheriff")
        scene.nobody_reacts()

        scene.did_not_happen("DuelWon")
        assert scene.card("Pyramids").minions == ("Sheriff",)
        assert scene.card("Longhouse").minions == ("Mummy",)


@pytest.mark.rule("SU-164", "SU-248")
def test_high_noon_gives_its_extra_minion_where_the_winner_is_then(smash):
    """
    Terraforming swaps the base under both duelists: the duel goes on, and the extra minion is played at the new base.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}}
    deck = {"base_deck": ["Star Portal"]}
    with smash(bases, Ann=["High Noon", "Terraforming", "Scout"], shared=deck) as scene:
        scene["Ann"].picks("High Noon")
        duel(scene, challenger="Terraforming")
        scene["Ann"].picks("Star Portal")
        scene["Ann"].passes()
        scene.nobody_reacts()
        scene["Ann"].is_asked("Play an extra minion at Star Portal now?")
        scene["Ann"].picks("Scout")

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert scene.card("Star Portal").minions == ("Sheriff", "Scout")


# ------------------------------------------------------------------------------------------------ Quick Draw


def test_quick_draw_gives_one_of_your_minions_2_until_the_end_of_the_turn(smash):
    """
    Out of a duel it is +2, for Ann's own minions only.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Scout"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Quick Draw"]) as scene:
        scene["Ann"].picks("Quick Draw")
        scene.can_pick_exactly("Sheriff", "Scout")
        scene["Ann"].picks("Scout")
        assert scene.card("Scout", zone="minions").power == 5
        scene["Ann"].passes()

        assert scene.card("Scout", zone="minions").power == 3


@pytest.mark.rule("SU-156", "SU-255")
def test_quick_draw_gives_4_to_a_dueling_minion_and_that_stays_after_the_duel(smash):
    """
    Laid down for the duel it is played there, costs no free action, and its +4 lasts when the duel is over.
    """
    bases = {"Longhouse": {"Bob": ["Sheriff"]}}
    with smash(bases, Ann=["Gunfighter", "Quick Draw"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        duel(scene, challenger="Quick Draw")

        assert scene["Bob"].zone("discard") == ("Sheriff",)
        assert scene.card("Gunfighter", of="Ann", zone="minions").power == 7
        assert scene.facts.free_action


def test_quick_draw_gives_2_to_a_minion_beside_the_duel(smash):
    """
    In a duel too, a minion that does not duel gets only +2.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Sheriff"]}}
    with smash(bases, Ann=["Gunfighter", "Quick Draw"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Sheriff")
        duel(scene, challenger="Quick Draw")
        scene["Ann"].picks("Scout")
        scene.nobody_reacts()

        assert scene.card("Scout", zone="minions").power == 5
        assert scene["Ann"].zone("discard") == ("Gunfighter", "Quick Draw")


# ------------------------------------------------------------------------------------------------ Run 'Em Off

RUN = "Run 'Em Off"


def test_run_em_off_strengthens_the_winner_and_moves_the_loser(smash):
    """
    Ann's Sheriff wins: he gets +3 until the end of the turn, and Ann says where the loser goes.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}, "Pyramids": {}, "Saloon": {}}
    with smash(bases, Ann=["Run 'Em Off"]) as scene:
        scene["Ann"].picks(RUN)
        duel(scene)
        scene.can_pick_exactly("Pyramids", "Saloon")
        scene["Ann"].picks("Saloon")
        assert scene.card("Saloon").minions == ("Mummy",)
        assert scene.card("Sheriff", zone="minions").power == 8
        scene["Ann"].passes()

        assert scene.card("Sheriff", zone="minions").power == 5


def test_run_em_off_lets_a_winning_opponent_choose_where_to(smash):
    """
    Bob's King Rex wins: Bob picks where Ann's minion goes, and King Rex has 10 power.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["King Rex"]}, "Pyramids": {}, "Saloon": {}}
    with smash(bases, Ann=["Run 'Em Off"]) as scene:
        scene["Ann"].picks(RUN)
        duel(scene)
        scene["Bob"].picks("Pyramids")

        assert scene.card("Pyramids").minions == ("Sheriff",)
        assert scene.card("King Rex", zone="minions").power == 10


def test_run_em_off_on_a_tie_does_everything_to_both(smash):
    """
    Both get +3, and each player moves the other's minion.
    """
    bases = {"Longhouse": {"Ann": ["Scout"], "Bob": ["Invader"]}, "Pyramids": {}, "Saloon": {}}
    with smash(bases, Ann=["Run 'Em Off"]) as scene:
        scene["Ann"].picks(RUN)
        duel(scene)
        scene["Ann"].picks("Saloon")
        scene["Bob"].picks("Pyramids")

        assert scene.card("Saloon").minions == ("Invader",)
        assert scene.card("Pyramids").minions == ("Scout",)
        assert scene.card("Scout", zone="minions").power == scene.card("Invader", zone="minions").power == 6


# ------------------------------------------------------------------------------------------------ Stagecoach


def coach():
    """Lay a base with all sorts of Ann's and Bob's cards."""
    scout = laid("Scout", owner="Ann", counters={"COUNTER": 1}, attached=[laid("Upgrade", owner="Ann")])
    return {
        "Longhouse": {
            "Ann": [scout, "Invader"],
            "Bob": ["King Rex"],
            "actions": {"Ann": ["Gold Strike"], "Bob": ["Jammed Signal"]},
            "buried": {"Ann": ["Mummy"]},
        },
        "Pyramids": {},
        "Saloon": {"Ann": ["Deputy"]},
    }


def test_stagecoach_takes_up_to_two_of_your_cards_from_one_base_to_another(smash):
    """
    Minions move with what lies on them, actions on the base are transferred; Bob's cards and an Upgrade can't be chosen.
    """
    with smash(coach(), Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene.can_pick_exactly("Longhouse", "Saloon")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Scout", "Invader", "Gold Strike", "Mummy")
        scene["Ann"].picks("Scout", "Gold Strike")
        scene["Ann"].picks("Pyramids")

        assert scene.card("Pyramids").minions == ("Scout",)
        assert scene.card("Pyramids").actions == ("Gold Strike",)
        assert scene.card("Scout", zone="minions").power == 6


def test_stagecoach_takes_no_more_than_two(smash):
    """
    A third card stays behind: at most two can be picked.
    """
    with smash(coach(), Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Longhouse")

        assert (scene.decision.at_least, scene.decision.at_most) == (0, 2)
        scene["Ann"].picks("Invader")
        scene["Ann"].picks("Saloon")
        assert scene.card("Saloon").minions == ("Deputy", "Invader")


def test_stagecoach_may_take_nothing(smash):
    """
    Up to two may be none.
    """
    with smash(coach(), Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks()

        assert scene["Ann"].zone("discard") == ("Stagecoach",)
        assert scene.card("Longhouse").minions == ("Scout", "Invader", "King Rex")


@pytest.mark.rule("SU-134")
def test_stagecoach_takes_a_buried_card_along_face_down(smash):
    """
    A buried card is a card: it is laid at the other base, still buried and unknown to Bob.
    """
    with smash(coach(), Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Mummy")
        scene["Ann"].picks("Pyramids")

        mummy = scene.card("Mummy", of="Ann", zone="buried")
        assert scene.card("Pyramids").buried == ("Mummy",)
        assert not mummy.face_up
        assert mummy.known_to == ("Ann",)


@pytest.mark.rule("SU-190")
def test_stagecoach_does_not_play_what_it_moves(smash):
    """
    A moved Invader brings no point.
    """
    with smash(coach(), Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Longhouse")
        scene["Ann"].picks("Invader")
        scene["Ann"].picks("Pyramids")

        assert scene["Ann"].pool("points") == {}


def test_stagecoach_goes_by_control(smash):
    """
    Ann may take Bob's King Rex along while she controls it.
    """
    rex = laid("King Rex", owner="Bob", controller="Ann")
    with smash({"Longhouse": {"Ann": [rex]}, "Pyramids": {}}, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("King Rex")

        assert scene.card("Pyramids").minions == ("King Rex",)


def test_stagecoach_does_not_refresh_a_talent(smash):
    """
    An Armor Stego whose talent is used keeps it used at the other base.
    """
    stego = "Armor Stego: Give it +2 power on other players' turns"
    with smash({"Longhouse": {"Ann": ["Armor Stego"]}, "Pyramids": {}}, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks(stego)
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Armor Stego")
        scene.cannot_pick(stego)

        assert scene.card("Pyramids").minions == ("Armor Stego",)


def test_ancient_curse_counts_against_power(smash):
    """
    A minion with a counter and a curse has one less than printed.
    """
    curse = laid("Ancient Curse", owner="Bob")
    bases = {"Longhouse": {"Ann": [laid("Sheriff", owner="Ann", counters={"COUNTER": 1}, attached=[curse])]}}
    with smash(bases) as scene:
        assert scene.card("Sheriff", of="Ann").power == 4


def test_dynamite_surprise_is_not_set_off_by_a_base(smash):
    """
    Drakkar reveals Bob's Dynamite Surprise, and Drakkar is no card of another player: Bob is not asked, and Ann may draw it.
    """
    with smash(["Drakkar"], Ann=["Deputy"], Bob={"hand": ["Mummy"], "deck": ["Dynamite Surprise"]}) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Bob")

        scene["Ann"].is_asked("Draw it?")
        scene["Ann"].declines()
        assert scene.facts.seen == ()


# ------------------------------------------------------------------------------------------------ nothing to do it to


def test_sheriff_may_think_better_of_it(smash):
    """
    Ann is asked again whom the Sheriff duels, and may still pass: there is no duel.
    """
    with smash(SHOWDOWN) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].passes()
        scene["Bob"].declines()

        scene.did_not_happen("DuelBegan")
        assert scene["Bob"].pool("points") == {"VP": 3}


@pytest.mark.rule("SU-236")
def test_deputy_may_be_discarded_though_no_minion_is_in_play(smash):
    """
    There is nobody to lend a hand to: the Deputy is discarded, and that is all.
    """
    with smash({"Longhouse": {}}, Ann=["Deputy"]) as scene:
        scene["Ann"].picks("Deputy: Discard it to give a minion +2 power")

        scene.did_not_happen("PowerChanged")
        assert scene["Ann"].zone("discard") == ("Deputy",)


@pytest.mark.rule("SU-236")
def test_dynamite_surprise_may_be_wasted_on_a_base_without_weak_minions(smash):
    """
    All minions at the base that is about to score have more than 4 power, and a weak one is elsewhere: nothing is destroyed.
    """
    bases = {"Star Portal": {"Ann": ["Shogun"], "Bob": ["King Rex", "King Rex"]}, "Pyramids": {"Bob": ["Mummy"]}}
    with smash(bases, Ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks(PLAY_IT)
        scene.nobody_reacts()

        scene.did_not_happen("Destroyed")
        assert "Dynamite Surprise" in scene["Ann"].zone("discard")


@pytest.mark.rule("SU-236")
def test_dynamite_surprise_may_be_wasted_on_a_player_without_weak_minions(smash):
    """
    Ann, who has seen Bob's hand, has only a Sheriff of power 5: it stays, and the dynamite is discarded.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Deputy"]}}
    with smash(bases, Ann=["Probe"], Bob=["Dynamite Surprise", "Mummy"]) as scene:
        scene["Ann"].picks("Probe")
        scene["Ann"].picks("Mummy")
        while scene.decision.seat == 0:
            scene["Ann"].passes()
        scene["Bob"].picks(PLAY_IT)
        scene.nobody_reacts()

        scene.did_not_happen("Destroyed")
        assert scene["Bob"].zone("discard") == ("Mummy", "Dynamite Surprise")


def test_dynamite_surprise_is_not_offered_to_whoever_can_play_no_actions(smash):
    """
    Ann's revised Mark of Sleep keeps Bob from actions for this turn: he can't play his dynamite, which stays in hand.
    """
    bases = {"Star Portal": {"Ann": ["King Rex", "King Rex", "Scout"], "Bob": ["Sheriff"]}, "Pyramids": {}}
    options = {"tricksters": "revised"}
    with smash(bases, options=options, Ann=["mark_of_sleep_r"], Bob=["Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("They can't play actions")
        scene["Ann"].passes()
        while scene.decision.kind != "play":
            assert PLAY_IT not in scene.options
            scene.pick("No" if scene.decision.kind == "confirm" else "Pass")

        scene.did_not_happen("Destroyed")
        assert "Dynamite Surprise" in scene["Bob"].hand


@pytest.mark.rule("SU-061", "SU-236")
def test_gold_in_them_thar_hills_may_be_played_without_a_card_to_look_at(smash):
    """
    Ann has neither deck nor discard pile: she digs in vain.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": [], "discard": []}
    with smash(["Longhouse"], rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")

        scene.did_not_happen("TookToHand")
        assert scene["Ann"].zone("discard") == ("Gold in Them Thar Hills",)


def test_gold_in_them_thar_hills_does_not_ask_about_a_card_that_can_not_be_played(smash):
    """
    There is no minion to play the Poison on that Ann has dug out: she is not asked, and it stays in her hand.
    """
    ann = {"hand": ["Gold in Them Thar Hills"], "deck": ["Poison"]}
    with smash(["Longhouse"], rest="boxed", Ann=ann) as scene:
        scene["Ann"].picks("Gold in Them Thar Hills")

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].hand == ("Poison",)


@pytest.mark.rule("SU-236")
def test_stagecoach_may_be_played_without_a_passenger(smash):
    """
    Ann has no card at any base: Bob's stays where it is.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}, "Pyramids": {}}, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")

        assert scene.card("Longhouse").minions == ("Mummy",)
        assert scene["Ann"].zone("discard") == ("Stagecoach",)
