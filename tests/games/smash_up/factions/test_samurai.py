"""The Samurai, card by card."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes

FIRST = {"edition": "first"}
#: Minions of 17 power, as much as it takes to break the Star Portal, of which none does anything when it is discarded.
ENOUGH = ["Valkyrie", "Valkyrie", "Raider", "Pyramid Engineer"]


def with_on_it(minion, *actions, owner="Ann", **has):
    """Lay a minion with actions of Ann's on it."""
    return laid(minion, owner=owner, attached=[laid(action, owner="Ann") for action in actions], **has)


def until_scored(scene):
    """Have Ann end her Play Cards phase; nobody reacts, and what happens together is taken in the order in which it comes."""
    scene["Ann"].passes()
    while scene.decision.kind in {"react", "order"}:
        scene.pick(scene.options[0] if scene.decision.kind == "order" else "Pass")


def sacrifice(scene, victim):
    """Have Ann destroy a minion of her own by Yokai Attack! and keep the extra plays for later."""
    scene["Ann"].picks("Yokai Attack!")
    if scene.decision.kind == "pick":
        scene["Ann"].picks(victim)
    while scene.decision.kind == "extra":
        scene["Ann"].passes()


# ------------------------------------------------------------------------------------------------ Shogun


def test_shogun_gets_a_counter_when_another_minion_of_its_player_is_destroyed(smash):
    """
    Ann destroys her Ronin, and her Shogun at another base gets a +1 power counter.
    """
    with smash({"Longhouse": {"Ann": ["Shogun"]}, "Pyramids": {"Ann": ["Ronin"]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Ronin")

        assert scene.card("Shogun", of="Ann").counters == {"COUNTER": 1}


@pytest.mark.rule("SU-118", "SU-257")
def test_shogun_gets_a_counter_for_each_minion_discarded_after_scoring(smash):
    """
    Four minions of Ann's are discarded together from a base that has scored: four counters for her Shogun elsewhere.
    """
    with smash({"Longhouse": {"Ann": ["Shogun"]}, "Star Portal": {"Ann": ENOUGH}}) as scene:
        until_scored(scene)

        assert scene.card("Shogun", of="Ann").counters == {"COUNTER": 4}


def test_shogun_does_not_care_for_minions_of_others(smash):
    """
    Ann's Gunfighter kills a minion of Bob's: that is nothing to her Shogun, and Bob's Shogun gets the counter.
    """
    bases = {"Longhouse": {"Ann": [laid("Shogun", owner="Ann")], "Bob": ["Huscarl", "Shogun"]}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Huscarl")
        scene.nobody_reacts()

        assert scene.card("Shogun", of="Ann").power == 5
        assert scene.card("Shogun", of="Bob").power == 6


def test_shogun_that_leaves_with_the_others_gets_nothing(smash):
    """
    Shogun is discarded in the same moment as the other minions there: it lies in the discard pile without counters.
    """
    with smash({"Star Portal": {"Ann": ["Shogun", "Raider", "Raider", "Raider"]}}) as scene:
        until_scored(scene)

        assert scene.card("Shogun", of="Ann", zone="discard").counters == {}


def test_shogun_does_not_count_buried_cards(smash):
    """
    A buried card is no minion, even if there is one on its face.
    """
    bases = {"Longhouse": {"Ann": ["Shogun"]}, "Star Portal": {"Bob": ENOUGH, "buried": {"Ann": ["Ronin"]}}}
    with smash(bases) as scene:
        until_scored(scene)

        assert "Ronin" in scene["Ann"].zone("discard")
        assert scene.card("Shogun", of="Ann").power == 5


# ------------------------------------------------------------------------------------------------ Bushi


def test_bushi_of_printed_power_brings_nothing(smash):
    """
    A Bushi that dies with a power of 4 gains its player nothing.
    """
    with smash({"Longhouse": {"Ann": ["Bushi"]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Bushi")

        assert scene["Ann"].zone("discard") == ("Bushi", "Yokai Attack!")
        assert scene["Ann"].pool("points") == {}


def test_bushi_with_a_counter_brings_a_point(smash):
    """
    With a +1 power counter Bushi dies with a power of 5, and gains its player 1 VP.
    """
    bushi = laid("Bushi", owner="Ann", counters={"COUNTER": 1})
    with smash({"Longhouse": {"Ann": [bushi]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Bushi")

        assert scene["Ann"].pool("points") == {"VP": 1}


@pytest.mark.rule("SU-257")
def test_bushi_counts_what_strengthens_it_for_a_turn_when_its_base_has_scored(smash):
    """
    Combat Training lasts until the end of the turn: the Bushi that is discarded after scoring has a power of 5.
    """
    with smash({"Star Portal": {"Ann": ["Bushi", "Valkyrie", "Valkyrie"]}}, Ann=["Combat Training"]) as scene:
        scene["Ann"].picks("Combat Training")
        until_scored(scene)

        assert scene["Ann"].pool("points") == {"VP": 3 + 1}


def test_bushi_counts_what_weakens_it(smash):
    """
    A Bushi with one counter and an Ancient Curse has a power of 3, and brings nothing.
    """
    curse = laid("Ancient Curse", owner="Bob")
    bushi = laid("Bushi", owner="Ann", counters={"COUNTER": 1}, attached=[curse])
    with smash({"Longhouse": {"Ann": [bushi]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Bushi")

        assert scene["Ann"].pool("points") == {}


def test_bushi_that_returns_to_hand_brings_nothing(smash):
    """
    A Bushi of power 5 goes back to Ann's hand: no point.
    """
    bushi = laid("Bushi", owner="Ann", counters={"COUNTER": 1})
    with smash({"Longhouse": {"Ann": [bushi]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")

        assert scene["Ann"].hand == ("Bushi",)
        assert scene["Ann"].pool("points") == {}


def test_bushi_brings_the_point_to_its_controller(smash):
    """
    Ann has Bob's Bushi under her control: it goes to Bob's discard pile, and Ann gains the point.
    """
    bushi = laid("Bushi", owner="Bob", controller="Ann", counters={"COUNTER": 1})
    with smash({"Longhouse": {"Ann": [bushi]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Bushi")

        assert scene["Bob"].zone("discard") == ("Bushi",)
        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({"VP": 1}, {})


# ------------------------------------------------------------------------------------------------ Ronin


def test_ronin_that_is_alone_may_get_two_counters(smash):
    """
    Ann has no other minion where she plays Ronin (Bob's do not matter): two +1 power counters, if she likes.
    """
    with smash({"Longhouse": {"Bob": ["Huscarl"]}}, Ann=["Ronin"]) as scene:
        scene["Ann"].picks("Ronin")
        scene["Ann"].confirms()

        assert scene.card("Ronin", of="Ann").power == 5


def test_ronin_need_not_take_the_counters(smash):
    """
    The counters are up to Ronin's player.
    """
    with smash({"Longhouse": {}}, Ann=["Ronin"]) as scene:
        scene["Ann"].picks("Ronin")
        scene["Ann"].declines()

        assert scene.card("Ronin", of="Ann").power == 3


def test_ronin_beside_another_minion_of_its_player_gets_none(smash):
    """
    Ann has a Huscarl at the base where she plays Ronin: she is not asked for counters.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Ronin"]) as scene:
        scene["Ann"].picks("Ronin")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Ronin", of="Ann").power == 3


def test_ronin_does_not_mind_minions_at_other_bases(smash):
    """
    What Ann has at another base does not keep Ronin from being alone.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}, "Pyramids": {}}, Ann=["Ronin"]) as scene:
        scene["Ann"].picks("Ronin")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].confirms()

        assert scene.card("Ronin", of="Ann").power == 5


def test_ronin_2018_gets_one_counter_and_is_not_asked(smash):
    """
    In the first print Ronin, being alone, gets a single counter, like it or not.
    """
    with smash({"Longhouse": {}}, Ann=["ronin_2018"], options=FIRST) as scene:
        scene["Ann"].picks("Ronin")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("ronin_2018", of="Ann").power == 4


def test_ronin_2018_beside_another_minion_gets_none(smash):
    """
    In the first print too, Ronin gets nothing beside another minion of its player.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["ronin_2018"], options=FIRST) as scene:
        scene["Ann"].picks("Ronin")

        assert scene.card("ronin_2018", of="Ann").power == 3


# ------------------------------------------------------------------------------------------------ Samurai-Chan


def test_samurai_chan_draws_a_card_when_it_is_destroyed(smash):
    """
    Ann destroys her Samurai-Chan and draws a card.
    """
    with smash({"Longhouse": {"Ann": ["Samurai-Chan"]}}, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Samurai-Chan")

        assert len(scene["Ann"].hand) == 1


@pytest.mark.rule("SU-118", "SU-257")
def test_samurai_chan_draws_a_card_for_its_own_player_after_scoring(smash):
    """
    Bob's Samurai-Chan is discarded after Ann's minions have broken the base: Bob draws a card.
    """
    with smash({"Star Portal": {"Ann": ENOUGH, "Bob": ["Samurai-Chan"]}}) as scene:
        until_scored(scene)

        assert len(scene["Bob"].hand) == 1
        assert len(scene["Ann"].hand) == 2


def test_samurai_chan_that_returns_to_hand_draws_nothing(smash):
    """
    Beam Up takes Samurai-Chan back to Ann's hand: that is not the discard pile, and she draws no card.
    """
    with smash({"Longhouse": {"Ann": ["Samurai-Chan"]}}, Ann=["Beam Up"]) as scene:
        scene["Ann"].picks("Beam Up")

        assert scene["Ann"].hand == ("Samurai-Chan",)


@pytest.mark.rule("SU-135")
def test_samurai_chan_that_is_buried_draws_nothing(smash):
    """
    A buried Samurai-Chan that is discarded with its base brings no card.
    """
    with smash({"Star Portal": {"Ann": ENOUGH, "buried": {"Bob": ["Samurai-Chan"]}}}) as scene:
        until_scored(scene)

        assert scene["Bob"].zone("discard") == ("Samurai-Chan",)
        assert scene["Bob"].hand == ()


@pytest.mark.rule("SU-119", "SU-235")
def test_samurai_chan_and_all_else_that_mourns_draw_cards_in_any_order(smash):
    """
    Samurai-Chan dies in the Sakura Garden, with Honor the Fallen there: three cards, in the order that Ann picks.
    """
    bases = {"Sakura Garden": {"Ann": ["Samurai-Chan"], "actions": {"Ann": ["Honor the Fallen"]}}}
    with smash(bases, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Samurai-Chan")
        scene["Ann"].is_asked("Which of these comes first?")
        offered = {option.partition(":")[0]: option for option in scene.options}
        assert sorted(offered) == ["Honor the Fallen", "Sakura Garden", "Samurai-Chan"]
        scene["Ann"].picks(offered["Sakura Garden"])
        scene["Ann"].picks(offered["Honor the Fallen"])

        assert len(scene["Ann"].hand) == 3


# ------------------------------------------------------------------------------------------------ Code of Bushido


def test_code_of_bushido_divides_three_counters(smash):
    """
    Ann puts two counters on her Ronin and one on her Huscarl; Bob's minions are not on offer.
    """
    bases = {"Longhouse": {"Ann": ["Ronin"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Huscarl"]}}
    with smash(bases, Ann=["Code of Bushido"]) as scene:
        scene["Ann"].picks("Code of Bushido")
        scene.can_pick_exactly("Ronin", "Huscarl")
        scene["Ann"].picks("Ronin")
        scene["Ann"].picks("Huscarl")
        scene["Ann"].picks("Ronin")

        assert scene.card("Ronin", of="Ann").power == 5
        assert scene.card("Huscarl", of="Ann").power == 3


def test_code_of_bushido_puts_all_three_on_a_single_minion(smash):
    """
    Ann has only one minion, and it gets all three counters.
    """
    with smash({"Longhouse": {"Ann": ["Ronin"], "Bob": ["Mummy"]}}, Ann=["Code of Bushido"]) as scene:
        scene["Ann"].picks("Code of Bushido")

        assert scene.card("Ronin", of="Ann").counters == {"COUNTER": 3}


@pytest.mark.rule("SU-236")
def test_code_of_bushido_without_a_minion_does_nothing(smash):
    """
    Without a minion Ann may play Code of Bushido, for nothing.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Code of Bushido"]) as scene:
        scene["Ann"].picks("Code of Bushido")

        assert scene["Ann"].zone("discard") == ("Code of Bushido",)
        scene.did_not_happen("GotCounters")


def test_code_of_bushido_2018_goes_on_three_different_minions(smash):
    """
    In the first print three different minions get a counter each.
    """
    bases = {"Longhouse": {"Ann": ["Ronin", "Huscarl", "Bushi", "Raider"]}}
    with smash(bases, Ann=["code_of_bushido_2018"], options=FIRST) as scene:
        scene["Ann"].picks("Code of Bushido")
        scene["Ann"].picks("Ronin", "Huscarl", "Raider")

        assert [scene.card(name, of="Ann").power for name in ("Ronin", "Huscarl", "Bushi", "Raider")] == [4, 3, 4, 5]


def test_code_of_bushido_2018_with_two_minions_puts_one_on_each(smash):
    """
    In the first print two minions get one counter each, and the third counter nobody gets.
    """
    with smash({"Longhouse": {"Ann": ["Ronin", "Huscarl"]}}, Ann=["code_of_bushido_2018"], options=FIRST) as scene:
        scene["Ann"].picks("Code of Bushido")

        assert [scene.card(name, of="Ann").power for name in ("Ronin", "Huscarl")] == [4, 3]


# ------------------------------------------------------------------------------------------------ Final Haiku


def test_final_haiku_goes_on_one_of_your_minions(smash):
    """
    Only Ann's own minions are on offer for her Final Haiku.
    """
    with smash({"Longhouse": {"Ann": ["Ronin", "Huscarl"], "Bob": ["Mummy"]}}, Ann=["Final Haiku"]) as scene:
        scene["Ann"].picks("Final Haiku")
        scene.can_pick_exactly("Ronin", "Huscarl")
        scene["Ann"].picks("Ronin")

        assert scene.card("Ronin", of="Ann").attached == ("Final Haiku",)


def test_final_haiku_is_not_played_without_a_minion_of_yours(smash):
    """
    Where only Bob has a minion, Ann can't play Final Haiku.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Final Haiku"]) as scene:
        scene.cannot_pick("Final Haiku")

        assert scene.why_not("Final Haiku") == "there is nothing to play Final Haiku on."


def test_final_haiku_strengthens_all_that_are_left(smash):
    """
    The minion with Final Haiku dies: Ann's minions at all bases get +2 power, and Bob's do not.
    """
    bases = {
        "Longhouse": {"Ann": [with_on_it("Ronin", "Final Haiku"), "Bushi"], "Bob": ["Mummy"]},
        "Pyramids": {"Ann": ["Huscarl"]},
    }
    with smash(bases, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Ronin")

        assert [scene.card(name, of="Ann").power for name in ("Bushi", "Huscarl", "Ronin")] == [6, 4, 3]
        assert scene.card("Mummy", of="Bob").power == 2
        assert "Final Haiku" in scene["Ann"].zone("discard")


def test_final_haiku_does_not_reach_minions_played_later(smash):
    """
    Ann plays a Huscarl after her minion with Final Haiku has died: it gets nothing.
    """
    bases = {"Longhouse": {"Ann": [with_on_it("Ronin", "Final Haiku"), "Bushi"]}}
    with smash(bases, Ann=["Yokai Attack!", "Huscarl"]) as scene:
        sacrifice(scene, "Ronin")
        scene["Ann"].picks("Huscarl")

        assert [scene.card(name, of="Ann").power for name in ("Bushi", "Huscarl")] == [6, 2]


def test_final_haiku_ends_with_the_turn(smash):
    """
    On Bob's turn Ann's minions have the power that is printed on them again.
    """
    bases = {"Longhouse": {"Ann": [with_on_it("Ronin", "Final Haiku"), "Bushi"]}}
    with smash(bases, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, "Ronin")
        until_scored(scene)

        scene["Bob"].is_asked()
        assert scene.card("Bushi", of="Ann").power == 4


@pytest.mark.rule("SU-257")
def test_final_haiku_counts_at_bases_that_score_later_in_the_turn(smash):
    """
    The minion with Final Haiku is discarded after scoring: at the next base Ann has 13 instead of 9, against Bob's 12.
    """
    first = [with_on_it("Ronin", "Final Haiku"), "Valkyrie", "Valkyrie", "Raider"]
    bases = {
        "Star Portal": {"Ann": first},
        "Pyramids": {"Ann": ["Pharaoh", "Raider"], "Bob": ["Pharaoh", "Raider", "Gunfighter"]},
    }
    with smash(bases) as scene:
        scene["Ann"].passes()
        scene["Ann"].picks("Star Portal")
        while scene.decision.kind in {"react", "order"}:
            scene.pick(scene.options[0] if scene.decision.kind == "order" else "Pass")

        assert scene["Ann"].pool("points") == {"VP": 3 + 4}
        assert scene["Bob"].pool("points") == {"VP": 2}


# ------------------------------------------------------------------------------------------------ Heart of the Battle


def before_scoring(scene):
    """Have Ann end her Play Cards phase and play Heart of the Battle."""
    scene["Ann"].passes()
    scene["Ann"].is_asked(kind="react")
    scene["Ann"].picks("Heart of the Battle: Play it")


def test_heart_of_the_battle_is_not_played_in_the_play_cards_phase(smash):
    """
    Heart of the Battle is played only before a base scores.
    """
    with smash({"Longhouse": {"Ann": ["Bushi"], "Bob": ["Mummy"]}}, Ann=["Heart of the Battle"]) as scene:
        scene.cannot_pick("Heart of the Battle")

        assert scene.why_not("Heart of the Battle") == "Heart of the Battle is played only before a base scores."


@pytest.mark.rule("SU-082", "SU-168")
def test_heart_of_the_battle_destroys_the_loser_and_the_base_scores_all_the_same(smash):
    """
    Before the Star Portal scores Ann's Bushi kills Bob's Huscarl: 15 power are left, and it scores.
    """
    bases = {"Star Portal": {"Ann": ["Bushi", "Valkyrie"], "Bob": ["Huscarl", "Priest of Anubis", "Huscarl"]}}
    with smash(bases, Ann=["Heart of the Battle"]) as scene:
        before_scoring(scene)
        scene.can_pick_exactly("Bushi", "Valkyrie")
        scene["Ann"].picks("Bushi")
        scene["Ann"].picks("Huscarl (at Star Portal, Bob)")
        scene.nobody_reacts()

        scene.happened("Destroyed", card="Huscarl")
        assert scene.happened("Scores").fields["awards"] == [3, 1]


def test_heart_of_the_battle_may_cost_your_own_minion(smash):
    """
    The loser is destroyed, whosever it is.
    """
    with smash({"Star Portal": {"Ann": ["Huscarl"], "Bob": ENOUGH}}, Ann=["Heart of the Battle"]) as scene:
        before_scoring(scene)
        scene["Ann"].picks("Raider")
        scene.nobody_reacts()

        scene.happened("Destroyed", card="Huscarl")
        assert scene.happened("Scores").fields["awards"] == [0, 3]


def test_heart_of_the_battle_looks_only_at_the_base_that_scores(smash):
    """
    Ann has no minion at the base that scores: what she has elsewhere does not duel.
    """
    bases = {"Star Portal": {"Bob": ENOUGH}, "Longhouse": {"Ann": ["Bushi"], "Bob": ["Mummy"]}}
    with smash(bases, Ann=["Heart of the Battle"]) as scene:
        before_scoring(scene)
        scene.nobody_reacts()

        scene.did_not_happen("DuelBegan")
        assert "Heart of the Battle" in scene["Ann"].zone("discard")


@pytest.mark.rule("SU-147")
def test_heart_of_the_battle_that_is_uncovered_is_discarded(smash):
    """
    At the start of a turn no base is about to score: an uncovered Heart of the Battle is just discarded.
    """
    there = {"Ann": ["Bushi"], "Bob": ["Mummy"], "buried": {"Ann": ["Heart of the Battle"]}}
    with smash({"Longhouse": there}, phase="start turn") as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")

        assert scene["Ann"].zone("discard") == ("Heart of the Battle",)
        scene.did_not_happen("DuelBegan")


# ------------------------------------------------------------------------------------------------ Honor the Ancestors


@pytest.mark.rule("SU-249")
def test_honor_the_ancestors_strengthens_one_and_brings_one_back(smash):
    """
    With one opponent, Ann puts a counter on her Ronin and shuffles one minion from her discard pile into her deck.
    """
    ann = {"hand": ["Honor the Ancestors"], "discard": ["Bushi", "Tribute", "Huscarl"]}
    with smash({"Longhouse": {"Ann": ["Ronin", "Raider"], "Bob": ["Mummy"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Honor the Ancestors")
        scene.can_pick_exactly("Ronin", "Raider")
        scene["Ann"].picks("Ronin")
        scene.can_pick_exactly("Bushi", "Huscarl")
        assert scene.decision.at_most == 1
        scene["Ann"].picks("Bushi")

        assert scene.card("Ronin", of="Ann").power == 4
        assert scene["Ann"].zone("discard") == ("Tribute", "Huscarl", "Honor the Ancestors")
        assert "Bushi" in scene["Ann"].zone("deck")
        scene.happened("Shuffled")


@pytest.mark.rule("SU-249")
def test_honor_the_ancestors_brings_back_as_many_as_there_are_opponents(smash):
    """
    With two opponents, and without a minion in play, Ann may shuffle two minions into her deck.
    """
    ann = {"hand": ["Honor the Ancestors"], "discard": ["Bushi", "Ronin", "Huscarl"]}
    with smash({"Longhouse": {}}, Ann=ann, Bob=[], Cid=[], options={"copies": 2}) as scene:
        scene["Ann"].picks("Honor the Ancestors")
        assert scene.decision.at_most == 2
        scene["Ann"].picks("Bushi", "Huscarl")

        assert scene["Ann"].zone("discard") == ("Ronin", "Honor the Ancestors")


def test_honor_the_ancestors_need_not_bring_back_any(smash):
    """
    Ann may leave her discard pile as it is; then nothing is shuffled.
    """
    ann = {"hand": ["Honor the Ancestors"], "discard": ["Bushi", "Huscarl"]}
    with smash({"Longhouse": {"Ann": ["Ronin"]}}, Ann=ann) as scene:
        scene["Ann"].picks("Honor the Ancestors")
        scene["Ann"].picks()

        assert scene["Ann"].zone("discard") == ("Bushi", "Huscarl", "Honor the Ancestors")
        scene.did_not_happen("Shuffled")


def test_honor_the_ancestors_leaves_other_discard_piles_alone(smash):
    """
    Minions in Bob's discard pile are not Ann's ancestors.
    """
    bob = {"discard": ["Bushi"]}
    with smash({"Longhouse": {"Ann": ["Ronin"]}}, Ann=["Honor the Ancestors"], Bob=bob) as scene:
        scene["Ann"].picks("Honor the Ancestors")

        scene["Ann"].is_asked(kind="play")
        assert scene["Bob"].zone("discard") == ("Bushi",)


# ------------------------------------------------------------------------------------------------ Honor the Fallen


def test_honor_the_fallen_lies_on_a_base(smash):
    """
    Ann plays Honor the Fallen on a base of her choice, and there it stays.
    """
    with smash(("Longhouse", "Pyramids"), Ann=["Honor the Fallen"]) as scene:
        scene["Ann"].picks("Honor the Fallen")
        scene["Ann"].picks("Longhouse")

        assert scene.card("Longhouse").actions == ("Honor the Fallen",)


@pytest.mark.parametrize(("victim", "cards"), [("Ronin", 1), ("Huscarl", 0)])
def test_honor_the_fallen_draws_for_your_minions_there(smash, victim, cards):
    """
    Ann's Ronin dies where her Honor the Fallen lies: one card; her Huscarl at another base dies for nothing.
    """
    bases = {
        "Longhouse": {"Ann": ["Ronin"], "actions": {"Ann": ["Honor the Fallen"]}},
        "Pyramids": {"Ann": ["Huscarl"]},
    }
    with smash(bases, Ann=["Yokai Attack!"]) as scene:
        sacrifice(scene, victim)

        assert len(scene["Ann"].hand) == cards


def test_honor_the_fallen_does_not_mourn_minions_of_others(smash):
    """
    Ann's Gunfighter kills Bob's Huscarl where her Honor the Fallen lies: no card for her.
    """
    bases = {"Longhouse": {"Bob": ["Huscarl"], "actions": {"Ann": ["Honor the Fallen"]}}}
    with smash(bases, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Huscarl")
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Huscarl",)
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-119", "SU-257")
def test_honor_the_fallen_sees_the_minions_that_leave_together_with_it(smash):
    """
    The Star Portal has scored with four minions of Ann's and one of Bob's: four cards, and the two of her Draw phase.
    """
    bases = {"Star Portal": {"Ann": ENOUGH, "Bob": ["Huscarl"], "actions": {"Ann": ["Honor the Fallen"]}}}
    with smash(bases) as scene:
        until_scored(scene)

        assert "Honor the Fallen" in scene["Ann"].zone("discard")
        assert len(scene["Ann"].hand) == 4 + 2


# ------------------------------------------------------------------------------------------------ Honorable Combat


def test_honorable_combat_gains_a_point_for_the_winner(smash):
    """
    Bob has more power at the Longhouse; there Ann's Bushi beats his Huscarl, and she gains 1 VP. Nothing is destroyed.
    """
    bases = {"Longhouse": {"Ann": ["Bushi"], "Bob": ["Huscarl", "Gunfighter"]}}
    with smash(bases, Ann=["Honorable Combat"]) as scene:
        scene["Ann"].picks("Honorable Combat")
        scene["Ann"].picks("Huscarl")
        scene.nobody_reacts()

        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({"VP": 1}, {})
        scene.did_not_happen("Destroyed")


def test_honorable_combat_gains_a_point_for_the_opponent_who_wins(smash):
    """
    Bob's Valkyrie is stronger than Ann's Bushi: Bob gains 1 VP.
    """
    with smash({"Longhouse": {"Ann": ["Bushi"], "Bob": ["Valkyrie"]}}, Ann=["Honorable Combat"]) as scene:
        scene["Ann"].picks("Honorable Combat")
        scene.nobody_reacts()

        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({}, {"VP": 1})
        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-159")
def test_honorable_combat_gains_both_a_point_in_a_tie(smash):
    """
    Bushi and Raider are equally strong: both players gain 1 VP.
    """
    bases = {"Longhouse": {"Ann": ["Bushi"], "Bob": ["Raider", "Huscarl"]}}
    with smash(bases, Ann=["Honorable Combat"]) as scene:
        scene["Ann"].picks("Honorable Combat")
        scene["Ann"].picks("Raider")
        scene.nobody_reacts()

        assert (scene["Ann"].pool("points"), scene["Bob"].pool("points")) == ({"VP": 1}, {"VP": 1})


def test_honorable_combat_is_not_fought_where_you_are_as_strong(smash):
    """
    Bob has no more power than Ann at one base, and at the other she has no minion: no duel.
    """
    bases = {"Longhouse": {"Ann": ["Bushi"], "Bob": ["Raider"]}, "Pyramids": {"Bob": ["Valkyrie"]}}
    with smash(bases, Ann=["Honorable Combat"]) as scene:
        scene["Ann"].picks("Honorable Combat")

        scene.did_not_happen("DuelBegan")
        assert scene["Ann"].zone("discard") == ("Honorable Combat",)


def test_honorable_combat_lets_you_choose_among_bases_and_opponents(smash):
    """
    Bob leads at two bases where Ann is, Cid at one of them: Ann picks the base, then the opponent, then both minions.
    """
    bases = {
        "Longhouse": {"Ann": ["Huscarl", "Ronin"], "Bob": ["Valkyrie", "Gunfighter"], "Cid": ["Raider", "Bushi"]},
        "Pyramids": {"Ann": ["Huscarl"], "Bob": ["Gunfighter"], "Cid": ["Samurai-Chan"]},
    }
    with smash(bases, Ann=["Honorable Combat"], Bob=[], Cid=[], options={"copies": 2}) as scene:
        scene["Ann"].picks("Honorable Combat")
        scene.can_pick_exactly("Longhouse", "Pyramids")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Bob", "Cid")
        scene["Ann"].picks("Bob")
        scene.can_pick_exactly("Huscarl", "Ronin")
        scene["Ann"].picks("Ronin")
        scene.can_pick_exactly("Valkyrie", "Gunfighter")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        assert [seat.pool("points") for seat in scene.seats] == [{"VP": 1}, {"VP": 1}, {}]


# ------------------------------------------------------------------------------------------------ Way of the Warrior


def test_way_of_the_warrior_strengthens_for_a_turn(smash):
    """
    Ann's Ronin has +3 power until the end of the turn; Bob's minions can't be chosen.
    """
    with smash({"Longhouse": {"Ann": ["Ronin"], "Bob": ["Mummy"]}}, Ann=["Way of the Warrior"]) as scene:
        scene["Ann"].picks("Way of the Warrior")
        assert scene.card("Ronin", of="Ann").power == 6
        until_scored(scene)

        assert scene.card("Ronin", of="Ann").power == 3


def test_way_of_the_warrior_draws_when_the_minion_is_destroyed(smash):
    """
    Way of the Warrior, uncovered at the start of the turn, draws a card when Ann destroys that minion later in the turn.
    """
    there = {"Ann": ["Ronin", "Huscarl"], "buried": {"Ann": ["Way of the Warrior"]}}
    with smash({"Longhouse": there}, Ann=["Yokai Attack!"], phase="start turn") as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].picks("Ronin")
        sacrifice(scene, "Ronin")

        assert len(scene["Ann"].hand) == 1


def test_way_of_the_warrior_is_about_a_single_minion(smash):
    """
    Another minion than the one with Way of the Warrior dies: no card.
    """
    there = {"Ann": ["Ronin", "Huscarl"], "buried": {"Ann": ["Way of the Warrior"]}}
    with smash({"Longhouse": there}, Ann=["Yokai Attack!"], phase="start turn") as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].picks("Ronin")
        sacrifice(scene, "Huscarl")

        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-257")
def test_way_of_the_warrior_draws_when_the_minion_is_discarded_after_scoring(smash):
    """
    The Ronin breaks the Star Portal with the +3 power, and is discarded: a card, and the two of the Draw phase.
    """
    with smash(
        {"Star Portal": {"Ann": ["Ronin", "Valkyrie", "Valkyrie", "Huscarl"]}}, Ann=["Way of the Warrior"]
    ) as scene:
        scene["Ann"].picks("Way of the Warrior")
        scene["Ann"].picks("Ronin")
        until_scored(scene)

        assert len(scene["Ann"].hand) == 1 + 2


def test_way_of_the_warrior_draws_nothing_when_the_minion_ends_up_elsewhere(smash):
    """
    A Mummy buries itself at another base after scoring: no card but the two of the Draw phase.
    """
    bases = {"Star Portal": {"Ann": ["Mummy", "Valkyrie", "Valkyrie", "Huscarl"]}, "Longhouse": {}}
    with smash(bases, Ann=["Way of the Warrior"]) as scene:
        scene["Ann"].picks("Way of the Warrior")
        scene["Ann"].picks("Mummy")
        scene["Ann"].passes()
        scene.nobody_reacts()
        scene["Ann"].confirms()
        scene.nobody_reacts()

        scene.happened("Buried", card="Mummy")
        assert len(scene["Ann"].hand) == 2


def test_way_of_the_warrior_ends_with_the_turn(smash):
    """
    The minion dies on Bob's turn, too late for a card.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Way of the Warrior"], Bob=["Gunfighter"]) as scene:
        scene["Ann"].picks("Way of the Warrior")
        scene["Ann"].passes()
        assert len(scene["Ann"].hand) == 2
        scene["Bob"].picks("Gunfighter")
        scene["Bob"].picks("Huscarl")
        while scene.decision.kind == "react" or scene.decision.seat == 0:
            scene.pass_()

        assert scene["Ann"].zone("discard") == ("Way of the Warrior", "Huscarl")
        assert len(scene["Ann"].hand) == 2


# ------------------------------------------------------------------------------------------------ Yokai Attack!


@pytest.mark.rule("SU-207")
def test_yokai_attack_buys_an_extra_minion_and_an_extra_action(smash):
    """
    Ann destroys her Huscarl with Yokai Attack! and plays a minion and an action at once, with her free minion left.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Yokai Attack!", "Bushi", "Raider", "Tribute"]) as scene:
        scene["Ann"].picks("Yokai Attack!")
        scene["Ann"].picks("Bushi")
        scene["Ann"].picks("Tribute")
        scene["Ann"].picks("Raider")

        assert scene.card("Bushi", of="Ann", zone="minions").power == 4
        assert scene["Ann"].zone("discard") == ("Huscarl", "Tribute", "Yokai Attack!")
        assert len(scene["Ann"].hand) == 3


@pytest.mark.rule("SU-208")
def test_yokai_attack_extras_may_be_kept(smash):
    """
    Ann keeps both extra plays for later in the phase, and then plays two minions and an action.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl"]}}, Ann=["Yokai Attack!", "Bushi", "Raider", "Tribute"]) as scene:
        sacrifice(scene, "Huscarl")
        scene["Ann"].picks("Bushi")
        scene["Ann"].picks("Raider")
        scene["Ann"].picks("Tribute")

        assert scene["Ann"].zone("discard") == ("Huscarl", "Yokai Attack!", "Tribute")


@pytest.mark.rule("SU-219")
def test_yokai_attack_without_a_minion_gives_no_extras(smash):
    """
    Ann has no minion to destroy: no extra plays; a second action she can't play.
    """
    with smash({"Longhouse": {"Bob": ["Huscarl"]}}, Ann=["Yokai Attack!", "Tribute"]) as scene:
        scene["Ann"].picks("Yokai Attack!")

        scene["Ann"].is_asked(kind="play")
        scene.cannot_pick("Tribute")
        assert scene["Bob"].zone("discard") == ()


@pytest.mark.rule("SU-219", "SU-Q40")
def test_yokai_attack_on_a_protected_minion_gives_no_extras(smash):
    """
    Form a Posse, uncovered at the start of the turn, keeps Ann's minion from being destroyed: no extra plays.
    """
    there = {"Ann": ["Huscarl"], "buried": {"Ann": ["Form a Posse"]}}
    with smash({"Longhouse": there}, Ann=["Yokai Attack!", "Tribute"], phase="start turn") as scene:
        scene["Ann"].picks("Smash Up: Uncover a card")
        while scene.decision.kind == "start":
            scene["Ann"].passes()
        scene["Ann"].picks("Yokai Attack!")

        scene["Ann"].is_asked(kind="play")
        scene.cannot_pick("Tribute")
        assert scene.card("Huscarl", of="Ann").zone == "minions"


def test_yokai_attack_takes_a_minion_of_your_own_choice(smash):
    """
    Which of her minions is destroyed, Ann says, and she can't say none; Bob's are not on offer.
    """
    with smash({"Longhouse": {"Ann": ["Huscarl", "Bushi"], "Bob": ["Mummy"]}}, Ann=["Yokai Attack!"]) as scene:
        scene["Ann"].picks("Yokai Attack!")
        scene.can_pick_exactly("Huscarl", "Bushi")
        scene["Ann"].picks("Bushi")

        assert scene["Ann"].zone("discard") == ("Bushi", "Yokai Attack!")


@pytest.mark.rule("SU-236")
def test_way_of_the_warrior_may_be_played_without_a_minion(smash):
    """
    Ann has no minion to send on the way: Bob's gets no power, and she draws nothing for it.
    """
    with smash({"Longhouse": {"Bob": ["Mummy"]}}, Ann=["Way of the Warrior"]) as scene:
        scene["Ann"].picks("Way of the Warrior")

        assert scene.card("Mummy", of="Bob").power == 2
        assert scene["Ann"].hand == ()


@pytest.mark.rule("SU-173")
def test_way_of_the_warrior_draws_for_its_player_when_another_controls_the_minion(smash):
    """
    The minion that Ann has sent on the way belongs to Bob when it is destroyed: the card is Ann's all the same.
    """
    there = {"Ann": ["Gunfighter"], "buried": {"Ann": ["Way of the Warrior"]}}
    ann = {"hand": ["Surrender", "Ninja Master"], "deck": ["King Rex"]}
    bob = {"hand": [], "deck": ["Invader"]}
    kit = {"game": SmashUpWithProbes, "bluff_safe": False, "phase": "start turn", "free_action": True}
    with smash({"Jungle Oasis": there}, Ann=ann, Bob=bob, **kit) as scene:
        scene["Ann"].picks("Smash Up with probes: Uncover a card")
        scene["Ann"].picks("Surrender")
        assert scene.card("Gunfighter", zone="minions").controller == "Bob"
        scene["Ann"].picks("Ninja Master")
        scene["Ann"].picks("Gunfighter")

        assert scene["Ann"].hand == ("King Rex",)
        assert scene["Bob"].hand == ()
