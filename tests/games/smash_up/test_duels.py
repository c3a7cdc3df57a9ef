"""Duels (SU-150 to SU-168)."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes


def duel(smash, mine="Gunfighter", rival="Mummy", *, ann=(), bob=(), more=(), **told):
    """Lay a table where a minion of Ann's that was just played has challenged one of Bob's, and nobody has done more."""
    scene = smash(
        {"Longhouse": {"Bob": [rival, *more]}, "Saloon": {}},
        game=SmashUpWithProbes,
        bluff_safe=False,
        Ann=[mine, *ann],
        Bob=list(bob),
        **told,
    )
    scene["Ann"].picks(mine)
    scene["Ann"].picks("Longhouse")
    scene["Ann"].picks(rival)
    return scene


def high_noon(smash, *, mine, rival, ann=(), bob=(), **told):
    """Lay a table where Ann has just played High Noon with a certain minion, against one of Bob's."""
    scene = smash(
        {"Longhouse": {"Ann": list(mine), "Bob": [rival]}, "Saloon": {}, "Sakura Garden": {}},
        game=SmashUpWithProbes,
        bluff_safe=False,
        Ann=["High Noon", *ann],
        Bob=list(bob),
        **told,
    )
    scene["Ann"].picks("High Noon")
    return scene


def told(scene, *kinds):
    """Return what was told of some kinds of events, in order."""
    return [event.text.english for event in scene.events() if event.kind in kinds]


LAY = "Which card do you lay down for the duel?"


# ------------------------------------------------------------------------------------------------ laying cards down


@pytest.mark.rule("SU-150")
def test_the_side_that_the_ability_names_is_the_challenger(smash):
    """
    Gunfighter challenges, and Mummy is challenged.
    """
    with duel(smash) as scene:
        assert told(scene, "DuelBegan") == ["Gunfighter duels Mummy."]


@pytest.mark.rule("SU-150")
def test_only_minions_of_others_at_the_same_base_are_challenged(smash):
    """
    Gunfighter may challenge Bob's Mummy where it was played: not Ann's own Deputy, and no minion elsewhere.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Mummy"]}, "Saloon": {"Bob": ["Pharaoh"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Mummy", "Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SU-151", "SU-152", "SU-153")
def test_both_may_lay_a_card_down_the_challenger_first(smash):
    """
    Ann is asked first and lays a card down; Bob then knows that there is one, and not which, and need lay none.
    """
    with duel(smash, ann=["Quick Draw"], bob=["Pharaoh"]) as scene:
        scene["Ann"].is_asked(LAY)
        scene.can_pick_exactly("Quick Draw", "Pass")
        scene["Ann"].picks("Quick Draw")

        scene["Bob"].is_asked(LAY)
        assert "Quick Draw" not in scene.events("DuelCardLaid", seen_by="Bob")[0].text.english
        assert not scene["Bob"].sees('"Quick Draw"')
        assert len(scene.events("DuelCardLaid", seen_by="Bob")) == 1
        scene["Bob"].passes()


@pytest.mark.rule("SU-152")
def test_nobody_needs_to_lay_a_card_down(smash):
    """
    Both pass, and the power of the minions alone decides.
    """
    with duel(smash, ann=["Quick Draw"], bob=["Pharaoh"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].passes()

        scene.did_not_happen("DuelCardLaid")
        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-154", "SU-157")
def test_a_minion_may_be_laid_down_as_a_bluff_and_goes_back_to_hand(smash):
    """
    Ann lays a Pharaoh down: shown, it is no action, and she takes it back, known to all.
    """
    with duel(smash, ann=["Pharaoh"]) as scene:
        scene["Ann"].picks("Pharaoh")

        assert scene["Ann"].hand == ("Pharaoh",)
        assert set(scene.card("Pharaoh", of="Ann", zone="hand").known_to) == {"Ann", "Bob"}
        scene.did_not_happen("ActionPlayed")


@pytest.mark.rule("SU-154", "SU-156", "SU-Q29")
def test_an_action_that_acts_outside_the_duel_may_be_laid_down_and_is_played(smash):
    """
    Gold Strike is played onto a base in the middle of the duel, and Ann's free action is still hers.
    """
    with duel(smash, ann=["Gold Strike"]) as scene:
        scene["Ann"].picks("Gold Strike")
        scene["Ann"].picks("Saloon")

        assert scene.card("Saloon").actions == ("Gold Strike",)
        assert scene.facts.free_action


@pytest.mark.rule("SU-161", "SU-185")
def test_a_card_on_the_table_is_in_no_hand_and_not_in_play(smash):
    """
    What Ann has laid down lies by itself: not in hand, deck or discard pile, and at no base.
    """
    with duel(smash, ann=["Quick Draw"], bob=["Pharaoh"]) as scene:
        scene["Ann"].picks("Quick Draw")

        assert scene["Ann"].zone("dueling") == ("Quick Draw",)
        assert scene["Ann"].hand == ()
        assert scene["Ann"].zone("discard") == ()
        scene["Bob"].passes()


@pytest.mark.rule("SU-166")
def test_nothing_else_is_played_or_used_during_a_duel(smash):
    """
    While the duel lasts Ann has only its own questions to answer: no free play, and no Talent of her Engineer.
    """
    bases = {"Longhouse": {"Ann": ["Pyramid Engineer"], "Bob": ["Mummy"]}}
    with smash(
        bases, bluff_safe=False, Ann=["Gunfighter", "Lost Knowledge", "Pharaoh"], Bob=["Seal the Tomb"]
    ) as scene:
        scene.can_pick("Pyramid Engineer")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")
        scene["Ann"].is_asked(LAY)
        scene.can_pick_exactly("Lost Knowledge", "Pharaoh", "Pass")
        scene["Ann"].passes()
        scene["Bob"].is_asked(LAY)
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="play")
        assert not scene.facts.dueling


# ------------------------------------------------------------------------------------------------ revealing them


@pytest.mark.rule("SU-155", "SU-156", "SU-Q28")
def test_the_challengers_card_is_shown_and_resolved_before_the_other_is_shown(smash):
    """
    Ann's Quick Draw is played to the end, and only then Bob's Mummy Strength is revealed.
    """
    with duel(smash, ann=["Quick Draw"], bob=["Mummy Strength"]) as scene:
        scene["Ann"].picks("Quick Draw")
        scene["Bob"].picks("Mummy Strength")

        assert told(scene, "Revealed", "ActionPlayed", "PowerChanged") == [
            "Quick Draw is revealed.",
            "Ann plays Quick Draw.",
            "Gunfighter gets 4 power.",
            "Mummy Strength is revealed.",
            "Bob plays Mummy Strength.",
            "Mummy gets 2 power.",
        ]


@pytest.mark.rule("SU-156")
def test_whoever_laid_an_action_down_plays_it(smash):
    """
    Bob, on Ann's turn, plays what he laid down: his Mummy Strength is for his own Mummy.
    """
    with duel(smash, bob=["Mummy Strength"]) as scene:
        scene["Bob"].picks("Mummy Strength")

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene["Bob"].zone("discard") == ("Mummy Strength",)


@pytest.mark.rule("SU-Q30")
def test_an_action_that_cannot_be_played_now_goes_back_to_hand(smash):
    """
    Dynamite Surprise, laid down in the Play Cards phase, is not for this moment: Ann takes it back.
    """
    with duel(smash, ann=["Dynamite Surprise"]) as scene:
        scene["Ann"].picks("Dynamite Surprise")

        assert scene["Ann"].hand == ("Dynamite Surprise",)
        scene.did_not_happen("ActionPlayed")


# ------------------------------------------------------------------------------------------------ winning and losing


@pytest.mark.rule("SU-158")
@pytest.mark.parametrize(("rival", "loser"), [("Deputy", "Bob"), ("Pinkerton", "Ann")])
def test_the_minion_with_more_power_wins(smash, rival, loser):
    """
    Gunfighter's 3 beats a Deputy's 2 and loses to 4.
    """
    with duel(smash, rival=rival) as scene:
        while scene.decision.kind == "confirm":
            scene.decline()

        assert {name: len(scene[name].zone("discard")) for name in ("Ann", "Bob")} == {"Ann": 0, "Bob": 0, loser: 1}


@pytest.mark.rule("SU-158")
def test_the_power_when_all_cards_are_done_decides(smash):
    """
    A Mummy's 2 loses against 3, but the curse that Bob lays down makes Gunfighter's 3 a 1.
    """
    with duel(smash, bob=["Ancient Curse"]) as scene:
        scene["Bob"].picks("Ancient Curse")
        scene["Bob"].picks("Gunfighter")

        assert scene["Ann"].zone("discard") == ("Gunfighter",)
        assert scene.card("Mummy", of="Bob").zone == "minions"


@pytest.mark.rule("SU-159")
def test_equal_power_makes_both_winner_and_loser(smash):
    """
    Two Gunfighters: both are destroyed, at one moment.
    """
    with duel(smash, rival="Gunfighter") as scene:
        assert scene["Ann"].zone("discard") == scene["Bob"].zone("discard") == ("Gunfighter",)
        assert len({event.batch for event in scene.events("Destroyed")}) == 1
        assert len(scene.events("DuelWon")) == 2


@pytest.mark.rule("SU-160", "SU-159")
@pytest.mark.parametrize(("rival", "drawn"), [("Mummy", (2, 0)), ("Gunfighter", (2, 2)), ("Pharaoh", (0, 2))])
def test_a_duel_brings_only_what_its_card_says(smash, rival, drawn):
    """
    At Shogun's Palace nobody is destroyed: the winner draws two cards, and both do if they are equally strong.
    """
    with smash({"Shogun's Palace": {"Bob": [rival]}}, bluff_safe=False, Ann=["Shield Maiden", "Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].passes()
        scene["Ann"].picks(rival)
        scene["Ann"].passes()

        assert (len(scene["Ann"].hand) - 1, len(scene["Bob"].hand)) == drawn
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-162")
@pytest.mark.parametrize("card", ["High Noon", "Run 'Em Off", "Honorable Combat"])
def test_there_is_no_duel_within_a_duel(smash, card):
    """
    Laid down for a duel, a card that starts one starts no other: it is played, and nothing happens, not even later.
    """
    with duel(smash, ann=[card], more=["Deputy"]) as scene:
        scene["Ann"].picks(card)
        while scene.decision.kind == "pick":
            scene.pick(scene.options[0])

        assert scene["Ann"].zone("discard") == (card,)
        assert len(scene.events("DuelBegan")) == 1
        assert scene["Bob"].zone("discard") == ("Mummy",)


@pytest.mark.rule("SU-166")
def test_a_special_for_before_scoring_waits_until_a_duel_in_that_window_is_over(smash):
    """
    Sheriff duels before a base scores: Bob's locusts may be laid down in it, and are played as a Special only after it.
    """
    bases = {"Jungle Oasis": {"Ann": ["Sheriff"], "Bob": ["Mummy", "Pharaoh"]}, "Longhouse": {}}
    with smash(bases, bluff_safe=False, Bob=["Plague of Locusts"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene["Ann"].picks("Mummy")
        scene["Bob"].is_asked(LAY)
        scene["Bob"].passes()
        assert scene["Bob"].zone("discard") == ("Mummy",)
        scene["Bob"].is_asked(kind="react")
        scene["Bob"].picks("Plague of Locusts")
        scene["Bob"].picks("Jungle Oasis")
        scene.nobody_reacts()

        assert scene.happened("Scores", base="Jungle Oasis")


@pytest.mark.rule("SU-162")
def test_the_rest_of_a_text_works_when_its_duel_is_dropped(smash):
    """
    An action in the duel plays a Scoundrel, whose own duel is dropped, and then draws a card as it says.
    """
    with duel(smash, ann=["Reinforce", "Scoundrel"]) as scene:
        scene["Ann"].picks("Reinforce")
        scene["Ann"].picks("Scoundrel")
        scene["Ann"].picks("Longhouse")

        assert "Scoundrel" in scene.card("Longhouse").minions
        assert len(scene.events("DuelBegan")) == 1
        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-166")
def test_what_a_dueling_action_allows_may_be_played(smash):
    """
    The extra minion of a dueling action comes into play in the middle of the duel, where its player wants it.
    """
    with duel(smash, ann=["Reinforce", "Pharaoh"]) as scene:
        scene["Ann"].picks("Reinforce")
        scene["Ann"].picks("Pharaoh")
        scene["Ann"].picks("Saloon")

        kinds = [event.kind for event in scene.events() if event.kind in ("DuelBegan", "MinionPlayed", "DuelWon")]
        assert kinds == ["MinionPlayed", "DuelBegan", "MinionPlayed", "DuelWon"]


@pytest.mark.rule("SU-163")
@pytest.mark.parametrize("gone", ["Gunfighter", "Mummy"])
def test_a_duel_stops_when_one_of_the_minions_is_gone(smash, gone):
    """
    Bob sends one of the two home: there is neither winner nor loser, and nobody is destroyed.
    """
    with duel(smash, bob=["Ambush"]) as scene:
        scene["Bob"].picks("Ambush")
        scene["Bob"].picks(gone)

        scene.did_not_happen("DuelWon")
        scene.did_not_happen("Destroyed")
        assert not scene.facts.dueling


@pytest.mark.rule("SU-163")
def test_a_duel_stops_when_one_of_the_minions_is_elsewhere(smash):
    """
    Mummy moves to another base in the duel: it stops, and both live.
    """
    with duel(smash, bob=["Elope"]) as scene:
        scene["Bob"].picks("Elope")
        scene["Bob"].picks("Mummy")
        scene["Bob"].picks("Saloon")

        scene.did_not_happen("DuelWon")
        assert scene.card("Saloon").minions == ("Mummy",)
        assert scene.card("Longhouse").minions == ("Gunfighter",)
        assert not scene.card("Mummy", of="Bob").duels


@pytest.mark.rule("SU-164", "SU-248")
def test_a_duel_goes_on_at_another_base_if_both_have_moved_there(smash):
    """
    Both move to Saloon in the duel of High Noon: it is decided there, and the extra minion comes there too.
    """
    with high_noon(smash, mine=["Pharaoh"], rival="Mummy", ann=["Elope", "Gunfighter"]) as scene:
        scene["Ann"].picks("Elope")
        scene["Ann"].picks("Pharaoh", "Mummy")
        scene["Ann"].picks("Saloon")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].declines()  # Saloon's card

        assert scene["Bob"].zone("discard") == ("Mummy",)
        assert sorted(scene.card("Saloon").minions) == ["Gunfighter", "Pharaoh"]


@pytest.mark.rule("SU-Q32")
def test_a_minion_that_has_left_and_come_back_is_in_the_duel_no_more(smash):
    """
    Ann's Deputy goes back to hand and is played again at the same base in the duel: that is another minion, and it stops.
    """
    with high_noon(smash, mine=["Gunfighter"], rival="Pharaoh", ann=["Blink"]) as scene:
        scene["Ann"].picks("Blink")
        scene["Ann"].picks("Longhouse")

        assert "Gunfighter" in scene.card("Longhouse").minions
        scene.did_not_happen("DuelWon")
        scene.did_not_happen("Destroyed")
        assert not scene.card("Gunfighter", of="Ann").duels


@pytest.mark.rule("SU-165", "SU-Q31")
def test_a_change_of_control_does_not_stop_a_duel(smash):
    """
    Ann wins Bob's Pharaoh over in the middle of the duel: it still beats her Deputy, and she, who controls it, moves that.
    """
    bases = {"Longhouse": {"Ann": ["Deputy"], "Bob": ["Pharaoh"]}, "Saloon": {}, "Sakura Garden": {}}
    with smash(bases, game=SmashUpWithProbes, bluff_safe=False, Ann=["Run 'Em Off", "Seducer"]) as scene:
        scene["Ann"].picks("Run 'Em Off")
        scene["Ann"].picks("Seducer")
        scene["Ann"].picks("Pharaoh")
        scene["Ann"].is_asked("To which base?")
        scene["Ann"].picks("Saloon")

        assert scene.happened("DuelWon", minion="Pharaoh").fields["player"].name == "Ann"
        assert scene.card("Saloon").minions == ("Deputy",)
        assert scene.card("Pharaoh", zone="minions").power == 8


@pytest.mark.rule("SU-167", "SU-170")
def test_to_be_in_a_duel_is_not_to_be_affected(smash):
    """
    A minion that other players' cards do not affect may be challenged all the same; only destroying it is of no avail.
    """
    safe = laid("Mummy", owner="Bob", attached=[laid("Tooth and Claw...and Guns", owner="Bob")])
    with smash({"Longhouse": {"Bob": [safe]}}, bluff_safe=False, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Mummy")

        assert scene.happened("DuelWon", minion="Gunfighter")
        assert scene.card("Longhouse").minions == ("Mummy", "Gunfighter")


# ------------------------------------------------------------------------------------------------ cards that duel


@pytest.mark.rule("SU-243")
def test_deputy_may_wait_until_the_opponents_card_has_been_revealed(smash):
    """
    Ann passes while the cards lie face down, sees Bob's Pharaoh revealed, and may still discard her Deputy.
    """
    with duel(smash, ann=["Deputy"], bob=["Pharaoh"]) as scene:
        while scene.decision.kind == "react":
            scene["Ann"].passes()
        scene["Ann"].passes()
        scene["Bob"].picks("Pharaoh")
        while not scene.events("Revealed"):
            scene["Ann"].passes()
        scene["Ann"].is_asked(kind="react")
        scene["Ann"].picks("Deputy")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert scene.card("Gunfighter", of="Ann").power == 5


@pytest.mark.rule("SU-246")
def test_an_opponent_who_wins_high_noon_gets_no_extra_minion(smash):
    """
    Bob's Pharaoh beats Ann's Deputy: neither of them may play a minion for that.
    """
    with high_noon(smash, mine=["Deputy"], rival="Pharaoh", ann=["Mummy"], bob=["Mummy"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="play")
        assert scene["Ann"].zone("discard")[0] == "Deputy"
        scene.can_pick_exactly("Mummy", "Pass")
        assert (scene["Ann"].hand, scene["Bob"].hand) == (("Mummy",), ("Mummy",))


@pytest.mark.rule("SU-247")
def test_a_tie_in_high_noon_brings_no_extra_minion(smash):
    """
    Both Gunfighters are destroyed: Ann has won as well as lost, but her minion is gone, and nothing comes there.
    """
    with high_noon(smash, mine=["Gunfighter"], rival="Gunfighter", ann=["Pharaoh"]) as scene:
        scene["Ann"].passes()

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Longhouse").minions == ()


@pytest.mark.rule("SU-248", "SU-227")
def test_the_extra_minion_of_high_noon_comes_where_the_winner_stands(smash):
    """
    Ann's Pharaoh wins at Longhouse: the extra minion may be played there only, and uses no free play.
    """
    with high_noon(smash, mine=["Pharaoh"], rival="Mummy", ann=["Spy"]) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Spy")

        assert sorted(scene.card("Longhouse").minions) == ["Pharaoh", "Spy"]
        assert scene.facts.free_minion


@pytest.mark.rule("SU-253", "SU-254")
def test_pinkerton_may_strengthen_itself_before_any_card_is_laid_down(smash):
    """
    Pinkerton duels: its own counter goes on before Ann is asked for a dueling card.
    """
    with high_noon(smash, mine=["Pinkerton"], rival="Mummy", ann=["Quick Draw"]) as scene:
        scene["Ann"].is_asked(kind="confirm")
        scene["Ann"].confirms()

        assert scene.card("Pinkerton", of="Ann").counters == {"COUNTER": 1}
        scene["Ann"].is_asked(LAY)
        scene["Ann"].passes()
        scene["Ann"].passes()


@pytest.mark.rule("SU-255")
def test_quick_draw_gives_what_it_gave_when_it_was_played(smash):
    """
    Played in a duel, Quick Draw gives +4, and that stays so when the duel is over.
    """
    with duel(smash, ann=["Quick Draw"]) as scene:
        scene["Ann"].picks("Quick Draw")

        assert not scene.facts.dueling
        assert scene.card("Gunfighter", of="Ann").power == 7


@pytest.mark.rule("SU-255")
def test_quick_draw_outside_a_duel_gives_two(smash):
    """
    Played before a duel, Quick Draw has given +2, and gives no more when its minion duels later.
    """
    with smash({"Longhouse": {"Ann": ["Sheriff"], "Bob": ["Mummy"]}}, bluff_safe=False, Ann=["Quick Draw"]) as scene:
        scene["Ann"].picks("Quick Draw")

        assert scene.card("Sheriff", of="Ann").power == 7


@pytest.mark.rule("SU-259", "SU-260", "SU-076")
def test_duels_at_the_corral_are_done_in_reverse_order_of_play(smash):
    """
    Recruiter, played at So-So Corral, brings a Deputy there at once: the Deputy duels first, then Recruiter.
    """
    bases = {"So-So Corral": {"Bob": ["Mummy", "Spy"]}}
    with smash(bases, game=SmashUpWithProbes, bluff_safe=False, Ann=["Recruiter", "Gunfighter"]) as scene:
        scene["Ann"].picks("Recruiter")
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].passes()  # the duel of Gunfighter's own text
        scene["Ann"].picks("Spy")
        scene["Ann"].picks("Mummy")

        assert told(scene, "DuelBegan") == ["Gunfighter duels Spy.", "Recruiter duels Mummy."]


@pytest.mark.rule("SU-260")
def test_at_the_corral_whoever_controls_the_minion_picks_its_duel(smash):
    """
    On Bob's turn Ann plays nothing: Bob's own minion is played there, and he is asked whom it duels, or whether.
    """
    with smash({"So-So Corral": {"Ann": ["Mummy", "Deputy"]}}, active=1, bluff_safe=False, Bob=["Pharaoh"]) as scene:
        scene["Bob"].picks("Pharaoh")
        scene["Bob"].is_asked("Which minion does it duel?")
        scene.can_pick_exactly("Mummy", "Deputy", "Pass")
        scene["Bob"].picks("Deputy")

        assert scene["Ann"].zone("discard") == ("Deputy",)


@pytest.mark.rule("SU-261")
@pytest.mark.parametrize(("mine", "rival"), [("Pharaoh", "Mummy"), ("Mummy", "Pharaoh")])
def test_at_the_corral_the_challenger_destroys_the_loser(smash, mine, rival):
    """
    Whichever minion loses at So-So Corral, it is Ann, whose minion challenged, who destroys it.
    """
    with smash({"So-So Corral": {"Bob": [rival]}}, bluff_safe=False, Ann=[mine]) as scene:
        scene["Ann"].picks(mine)
        scene["Ann"].picks(rival)

        assert scene.happened("Destroyed", card="Mummy").fields["by"].name == "Ann"
