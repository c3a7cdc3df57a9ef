"""Conditions: when, by whom, in which order, and what they cost (SW-130 to SW-137)."""

import pytest

from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition

SPIES = "Spies: Gain 1 Ambition"


def bob_plays(war, **ann):
    """Lay a table where Bob plays a Miller at once."""
    told = {name: ann.pop(name) for name in list(ann) if name in ("Cid", "bluff_safe", "options")}
    scene = war(active=1, Ann=ann, Bob={"at": "village", "credits": 3, "hand": ["miller"]}, **told)
    plays(scene["Bob"], "Miller", "Village")
    return scene


# ------------------------------------------------------------------------------------------------ when


@pytest.mark.rule("SW-130")
def test_a_condition_is_played_in_an_opponents_turn_as_soon_as_it_is_met(war):
    """
    Bob has played a card: before he goes on, Ann is asked.
    """
    with bob_plays(war, hand=["spies"]) as scene:
        scene.expect("Ann", kind="react")
        scene["Ann"].picks("Spies")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}
        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-130")
def test_a_condition_waits_for_what_it_names(war):
    """
    For collecting Credits nobody plays the Spies.
    """
    with war(active=1, Ann={"hand": ["spies"]}, Bob={"at": "village"}) as scene:
        scene["Bob"].picks("Collect Credits 3")

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_a_condition_is_never_played_in_the_own_turn(war):
    """
    Ann plays a card herself, and is not asked.
    """
    with war(Ann={"at": "camp", "hand": ["spies", "recruit"]}) as scene:
        plays(scene["Ann"], "Recruit", "Camp")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-131")
def test_a_condition_can_not_be_played_like_other_cards(war):
    """
    Neither a Play a Card nor an Ambition action is for it.
    """
    with war(Ann={"at": "fort", "ambition": 3, "credits": 3, "hand": ["spies", "insight", "levy"]}) as scene:
        scene["Ann"].picks("Play a Card")
        assert scene.why_not("Spies") == "A Condition is played in an opponent's turn."
        scene["Ann"].picks("Levy")
        scene["Ann"].picks("Ambition")
        assert scene.why_not("Play Spies") == "A Condition is played in an opponent's turn."
        scene["Ann"].picks("Play Insight")


@pytest.mark.rule("SW-130", "SW-131")
def test_what_a_condition_does_is_no_occasion_for_another(war):
    """
    In Ann's turn Bob plays a Condition: Ann's own Spies wait for what an opponent does in that opponent's turn.
    """
    with war(Ann={"at": "fort", "hand": ["recruit", "spies"]}, Bob={"hand": ["envy"]}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")
        scene["Bob"].picks("Envy")

        scene.expect("Ann", prompt="What do you do?")
        assert scene.hand("Ann") == ("Spies",)


@pytest.mark.rule("SW-130", "SW-Q49")
def test_what_another_player_spends_in_the_turn_of_a_third_is_no_occasion(war):
    """
    Bob spends Ambition in Ann's turn: Moff Gideon's Experimentation waits for what a player does in that player's turn.
    """
    gideon = {"hand": ["experimentation"], "tython": ["dark_troopers"]}
    bob = {"hand": ["bribery"], "ambition": 1}
    villains = ("warlord", "baron", "moff_gideon")
    with war(villains=villains, Ann={"at": "fort", "hand": ["recruit"]}, Bob=bob, Cid=gideon) as scene:
        plays(scene["Ann"], "Recruit", "Fort")
        scene["Bob"].picks("Bribery")

        assert scene.pool("purse", "Bob") == {"CREDIT": 2}
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-134")
def test_a_condition_lies_before_everybody_while_it_is_carried_out(asajj):
    """
    While Ann maneuvers for her Sudden Strike it is not in her hand any more, and Bob sees it.
    """
    bob = {"at": "saleucami", "credits": 1, "hand": ["b1_battle_droids"]}
    with asajj(bob, active=1, hand=["sudden_strike"], teth=["nightsisters", "battle_droids"]) as scene:
        plays(scene["Bob"], "B1 Battle Droids", "Florrum")
        scene["Ann"].picks("Sudden Strike")

        scene.expect("Ann", prompt="Which card do you move?")
        assert scene.hand("Ann") == ()
        assert scene.zone("between") == ("Sudden Strike",)
        assert scene["Bob"].sees("Sudden Strike")
        goes_on(scene["Ann"], "Nightsisters", "Kamino")


@pytest.mark.rule("SW-132", "SW-Q26")
def test_a_condition_costs_nothing(war):
    """
    Ann has neither Credits nor Ambition, and uses no symbol.
    """
    with bob_plays(war, hand=["spies"], at="fort") as scene:
        scene["Ann"].picks("Spies")

        assert not [event for event in scene.events("SymbolUsed") if event.fields["player"].name == "Ann"]
        assert {event.fields["player"].name for event in scene.events("Spent")} == {"Bob"}


@pytest.mark.rule("SW-133")
def test_a_condition_need_not_be_played(war):
    """
    Ann passes, and keeps it.
    """
    with bob_plays(war, hand=["spies"]) as scene:
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Spies",)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-Q26")
def test_a_condition_that_was_let_go_is_not_played_later(war):
    """
    When play has gone on, its moment is over.
    """
    with bob_plays(war, hand=["spies"]) as scene:
        scene["Ann"].passes()
        scene["Bob"].picks("Collect Credits 3")

        scene.expect("Bob", prompt="What do you do?")


@pytest.mark.rule("SW-134")
def test_a_condition_is_discarded_face_up_when_it_is_done(war):
    """
    It lies on the pile of whoever played it.
    """
    with bob_plays(war, hand=["spies"]) as scene:
        scene["Ann"].picks("Spies")

        assert scene.zone("discard", "Ann") == ("Spies",)
        assert scene["Bob"].sees("Spies")
        kinds = [event.kind for event in scene.events() if event.kind in ("ConditionPlayed", "Gained", "Discarded")]
        assert kinds == ["ConditionPlayed", "Gained", "Discarded"]


@pytest.mark.rule("SW-134", "SW-Q57")
def test_a_condition_is_no_part_of_the_shuffle_it_orders(lay):
    """
    Long Live the Empire shuffles the pile into the deck, and lies on the pile itself then; no card need be discarded.
    """
    bob = {"hand": ["long_live_the_empire"], "discard": ["dark_troopers", "beskar"]}
    with lay(Ann={"at": "florrum", "hand": ["gor"]}, Bob=bob) as scene:
        deck = len(scene.zone("deck", "Bob"))
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks()
        scene["Bob"].picks("Long Live the Empire")

        assert scene.zone("discard", "Bob") == ("Long Live the Empire",)
        assert len(scene.zone("deck", "Bob")) == deck + 2
        assert scene.pool("purse", "Bob") == {"AMBITION": 1}


# ------------------------------------------------------------------------------------------------ several


@pytest.mark.rule("SW-135")
def test_any_number_of_conditions_is_played_at_one_time(war):
    """
    Ann plays all three of her Spies for one card of Bob's.
    """
    with bob_plays(war, hand=["spies", "spies", "spies"]) as scene:
        goes_on(scene["Ann"], SPIES, SPIES, SPIES)

        assert scene.pool("purse", "Ann") == {"AMBITION": 3}
        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-135", "SW-Q27")
def test_players_are_asked_clockwise_from_the_active_player(war):
    """
    In Bob's turn Cid comes before Ann.
    """
    with bob_plays(war, hand=["spies"], Cid={"hand": ["greed"]}) as scene:
        scene["Cid"].picks("Greed")
        scene["Ann"].picks("Spies")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}
        assert scene.pool("purse", "Cid") == {"CREDIT": 1}


@pytest.mark.rule("SW-135", "SW-Q27")
def test_each_plays_as_many_as_they_like_before_the_next_one(war):
    """
    Cid plays two in a row, and then Ann is asked.
    """
    with bob_plays(war, hand=["spies"], Cid={"hand": ["greed", "greed"]}) as scene:
        scene["Cid"].picks("Greed: Gain 1 Credit")
        scene["Cid"].picks("Greed")
        scene["Ann"].passes()

        assert scene.pool("purse", "Cid") == {"CREDIT": 2}


@pytest.mark.rule("SW-Q27")
def test_who_has_passed_is_asked_again_after_another_has_played(war):
    """
    Until all decline: Cid passes, Ann plays, and Cid may think better of it.
    """
    with bob_plays(war, hand=["spies"], Cid={"hand": ["greed"]}) as scene:
        scene["Cid"].passes()
        scene["Ann"].picks("Spies")
        scene["Cid"].picks("Greed")

        assert scene.pool("purse", "Cid") == {"CREDIT": 1}


@pytest.mark.rule("SW-Q27")
def test_each_requirement_is_tested_again_before_its_condition(war):
    """
    The Envy needs an empty purse: after the first one Bob has Credits, and the second cannot be played.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"]}, Bob={"hand": ["envy", "envy"]}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")
        scene["Bob"].picks("Envy: Gain 2 Credits")

        scene.expect("Ann", prompt="What do you do?")
        assert scene.hand("Bob") == ("Envy",)


@pytest.mark.rule("SW-130")
def test_a_condition_whose_requirement_is_not_met_is_not_on_offer(war):
    """
    With a Credit in the purse there is no Envy.
    """
    with war(Ann={"at": "fort", "hand": ["recruit"]}, Bob={"hand": ["envy"], "credits": 1}) as scene:
        plays(scene["Ann"], "Recruit", "Fort")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-136")
def test_the_turn_goes_on_where_it_was(war):
    """
    The Miller lies where Bob put it, and the other symbols are open as before.
    """
    with bob_plays(war, hand=["spies"]) as scene:
        scene["Ann"].picks("Spies")

        scene.expect("Bob", prompt="What do you do?")
        scene.can_pick("Collect Credits 3", "Discard Cards")
        assert scene.why_not("Play a Card") == "You have used that symbol this turn."


@pytest.mark.rule("SW-137")
def test_nothing_is_drawn_for_a_condition(war):
    """
    Ann's hand is smaller until the end of her own turn.
    """
    with bob_plays(war, hand=["spies", "levy"]) as scene:
        scene["Ann"].picks("Spies")
        scene["Bob"].passes()

        assert scene.hand("Ann") == ("Levy",)
        goes_on(scene["Ann"], "Camp", "Pass")
        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Mill")


# ------------------------------------------------------------------------------------------------ occasions


@pytest.mark.rule("SW-Q48")
def test_an_action_is_answered_when_all_it_set_off_is_done(war):
    """
    The Ambition that the Herald brings is there before Bob may answer that a card was played.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["herald"]}, Bob={"hand": ["envy"]}) as scene:
        plays(scene["Ann"], "Herald", "Camp")

        scene.expect("Bob", kind="react")
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}
        scene["Bob"].passes()


@pytest.mark.rule("SW-Q48")
def test_a_card_played_with_ambition_is_no_play_a_card_action(war):
    """
    Bob is not asked about the Zealot.
    """
    with war(Ann={"at": "fort", "ambition": 1, "hand": ["zealot"]}, Bob={"hand": ["envy"]}) as scene:
        uses_ambition(scene["Ann"], "Play Zealot", "Fort")

        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-Q48")
def test_a_card_played_for_free_is_no_play_a_card_action(war):
    """
    The Summons are one such action; the Herald they bring is none besides.
    """
    with war(Ann={"at": "fort", "hand": ["summons"], "discard": ["herald"]}, Bob={"hand": ["envy"]}) as scene:
        plays(scene["Ann"], "Summons", "Fort")
        scene["Bob"].passes()

        assert len(scene.events("Played")) == 2
        assert len(scene.events("ActionTaken")) == 1


@pytest.mark.rule("SW-Q49")
def test_paying_ambition_is_spending_it(lay):
    """
    Escape Plan's 1 Ambition lets Bob play Experimentation.
    """
    ann = {"at": "florrum", "ambition": 1, "hand": ["escape_plan"], "rebels": ["the_negotiator"]}
    with lay(Ann=ann, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan")
        scene["Bob"].picks("Experimentation")

        assert scene.card("dark_troopers", zone="bottom").strength == 6
        scene["Ann"].picks("The Negotiator")


@pytest.mark.rule("SW-Q49")
def test_a_price_of_nothing_is_no_spending(lay):
    """
    Motivational Tactics cost 0.
    """
    ann = {"at": "florrum", "hand": ["motivational_tactics"], "utapau": ["gor"]}
    with lay(Ann=ann, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        uses_ambition(scene["Ann"], "Play Motivational Tactics", "Ambition")

        scene.did_not_happen("Spent")
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-Q49")
def test_ambition_that_is_lost_is_not_spent(lay):
    """
    Exposed takes Ann's Ambition in Bob's turn, and in Ann's own turn a text of her Hero does not count either.
    """
    with lay(active=1, Ann={"ambition": 2, "fate_deck": ["exposed", "retreat"]}, Bob={"at": "the_bridge"}) as scene:
        aims_fate(scene["Bob"], "Exposed")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}
        scene.did_not_happen("Spent")


@pytest.mark.rule("SW-Q49", "SW-Q27")
def test_one_payment_is_one_occasion(lay):
    """
    For 4 Ambition paid at once, one Experimentation is asked for once: declined, it is not asked again.
    """
    ann = {"at": "florrum", "ambition": 4, "hand": ["add_to_my_collection"]}
    with lay(Ann=ann, Bob={"hand": ["experimentation"], "tython": ["dark_troopers"]}) as scene:
        uses_ambition(scene["Ann"], "Play Add to My Collection")
        scene["Bob"].passes()

        scene.expect("Ann", prompt="What do you do?")


# ------------------------------------------------------------------------------------------------ secrets


@pytest.mark.rule("SW-133", "SW-012")
def test_who_holds_no_condition_is_asked_all_the_same(war):
    """
    Where bluffing counts, being asked tells nobody what is in a hand.
    """
    with bob_plays(war, hand=["levy"], bluff_safe=True) as scene:
        scene.expect("Ann", kind="react")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


@pytest.mark.rule("SW-131")
def test_the_active_player_is_not_asked_even_then(war):
    """
    In one's own turn there is nothing to hide.
    """
    with war(bluff_safe=True, Ann={"at": "camp", "hand": ["spies", "recruit"]}, Bob={"hand": ["plot"]}) as scene:
        plays(scene["Ann"], "Recruit", "Camp")
        scene["Bob"].passes()

        scene.expect("Ann", prompt="What do you do?")
