"""The Tricksters of 2012, card by card."""

import pytest

from tabletop.testing import laid
from tests.games.smash_up.probes import SmashUpWithProbes

# ------------------------------------------------------------------------------------------------ Leprechaun


def test_leprechaun_destroys_a_weaker_minion_of_another_player(smash):
    """
    Ann plays a Gunfighter where Bob has a Leprechaun: first Gunfighter may duel, then it is destroyed.
    """
    with smash({"Longhouse": {"Bob": ["Leprechaun"]}}, Ann=["Gunfighter"]) as scene:
        scene["Ann"].picks("Gunfighter")
        assert scene.card("Gunfighter").zone == "minions"
        scene["Ann"].passes()

        assert scene["Ann"].zone("discard") == ("Gunfighter",)


def test_leprechaun_compares_power_after_the_minion_s_own_ability(smash):
    """
    Ann's Microbot Alpha is printed with 1 power; at the base it has 7, more than the Leprechaun, and stays.
    """
    bases = {"Longhouse": {"Ann": ["Microbot Fixer", "Microbot Fixer", "Zapbot", "Zapbot"], "Bob": ["Leprechaun"]}}
    with smash(bases, Ann=["Microbot Alpha"]) as scene:
        scene["Ann"].picks("Microbot Alpha")

        assert scene.card("Microbot Alpha").power == 7
        assert scene.card("Microbot Alpha").zone == "minions"


def test_leprechaun_leaves_minions_alone_that_are_as_strong(smash):
    """
    A Sheriff has 5 power too, and stays.
    """
    with smash({"Longhouse": {"Bob": ["Leprechaun"]}}, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")

        assert scene.card("Sheriff").zone == "minions"


@pytest.mark.parametrize(("base", "whose"), [("Pyramids", "Bob"), ("Longhouse", "Ann")])
def test_leprechaun_minds_only_other_players_and_only_its_base(smash, base, whose):
    """
    A weak minion at another base stays, and so does one that Leprechaun's own player plays beside it.
    """
    with smash({"Longhouse": {whose: ["Leprechaun"]}, "Pyramids": {}}, Ann=["Zapbot"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks(base)

        assert scene.card("Zapbot").zone == "minions"


def test_leprechaun_does_nothing_once_it_is_gone_itself(smash):
    """
    Ann's Guard destroys the Leprechaun when it is played, and so nothing happens to the Guard.
    """
    crowd = ["Warbot"] * 5
    with smash({"Longhouse": {"Ann": crowd, "Bob": ["Leprechaun"]}}, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Leprechaun")

        assert scene["Bob"].zone("discard") == ("Leprechaun",)
        assert scene.card("Microbot Guard").zone == "minions"


# ------------------------------------------------------------------------------------------------ Brownie


def test_brownie_makes_the_player_of_a_card_that_affects_it_discard_two(smash):
    """
    Ann's Gnome destroys Bob's Brownie: Ann discards two of her three other cards.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 4, "Bob": ["Brownie"]}}
    with smash(bases, Ann=["Gnome", "Sheriff", "Deputy", "Zapbot"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Brownie")

        assert scene["Bob"].zone("discard") == ("Brownie",)
        assert len(scene["Ann"].hand) == 1
        assert len(scene["Ann"].zone("discard")) == 2


@pytest.mark.rule("SU-169")
def test_brownie_takes_revenge_for_an_action_that_is_played_on_it(smash):
    """
    Ancient Curse, played on Brownie, affects it.
    """
    bases = {"Longhouse": {"Bob": ["Brownie"]}}
    with smash(bases, Ann=["Ancient Curse", "Sheriff", "Zapbot", "Warbot"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Brownie").attached == ("Ancient Curse",)
        assert len(scene["Ann"].zone("discard")) == 2


def test_brownie_takes_revenge_once_for_a_card_that_affects_it_twice(smash):
    """
    Run 'Em Off strengthens Bob's winning Brownie and then moves it, as it has lost too: two effects, one card, one revenge.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"], "Bob": ["Brownie"]}, "Pyramids": {}}
    with smash(bases, Ann=["Run 'Em Off", "Sheriff", "Zapbot", "Nukebot", "Hoverbot"]) as scene:
        scene["Ann"].picks("Run 'Em Off")
        while scene.decision.kind == "react" or "lay down" in str(scene.decision.prompt):
            scene.pick("Pass")

        scene.happened("PowerChanged", card="Brownie")
        scene.happened("MovedToBase", card="Brownie")
        assert len(scene["Ann"].zone("discard")) == 3


def test_brownie_takes_revenge_for_each_card(smash):
    """
    Two cards of one turn that affect Brownie, a curse and a Gnome, cost two cards each.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 4, "Bob": ["Brownie"]}}
    hand = ["Ancient Curse", "Gnome", "Sheriff", "Zapbot", "Nukebot", "Hoverbot"]
    with smash(bases, Ann=hand, chance=[1, 1, 0]) as scene:
        scene["Ann"].picks("Ancient Curse")
        scene["Ann"].picks("Brownie")
        assert sorted(scene["Ann"].zone("discard")) == ["Sheriff", "Zapbot"]
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Brownie")

        assert len(scene["Ann"].hand) == 0
        assert len(scene["Ann"].zone("discard")) == 5


def test_brownie_that_changes_hands_answers_to_its_new_player(smash):
    """
    Whoever takes control of Bob's Brownie is from then on its player, and pays nothing for that.
    """
    with smash({"Longhouse": {"Bob": ["Brownie"]}}, game=SmashUpWithProbes, Ann=["Seducer", "Sheriff"]) as scene:
        scene["Ann"].picks("Seducer")

        assert scene.card("Brownie").controller == "Ann"
        assert scene["Ann"].hand == ("Sheriff",)


def test_brownie_does_not_mind_its_own_player(smash):
    """
    Bob's own card may affect his Brownie for nothing: here Ann's does, on her own Brownie.
    """
    with smash({"Longhouse": {"Ann": ["Brownie"]}}, Ann=["Quick Draw", "Sheriff", "Zapbot"]) as scene:
        scene["Ann"].picks("Quick Draw")

        assert scene.card("Brownie").power == 6
        assert len(scene["Ann"].hand) == 2


def test_brownie_minds_only_cards_that_are_played(smash):
    """
    Ann's Leprechaun, in play already, destroys a Brownie that Bob plays there: no card has been played for that.
    """
    bases = {"Longhouse": {"Ann": ["Leprechaun"]}}
    with smash(bases, Ann=["Sheriff", "Zapbot"], Bob=["Brownie"], active=1) as scene:
        scene["Bob"].picks("Brownie")

        assert scene["Bob"].zone("discard") == ("Brownie",)
        assert len(scene["Ann"].hand) == 2


def test_brownie_does_not_mind_cards_that_affect_others(smash):
    """
    Ann's Gnome destroys another minion of Bob's: Brownie is not affected.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 3, "Bob": ["Brownie", "Deputy"]}}
    with smash(bases, Ann=["Gnome", "Sheriff", "Zapbot"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Deputy")

        assert len(scene["Ann"].hand) == 2


# ------------------------------------------------------------------------------------------------ Gnome and Gremlin


def test_gnome_may_destroy_a_minion_that_is_outnumbered(smash):
    """
    Gnome is Ann's third minion here, and so a minion of power 2 or less here may go.
    """
    bases = {
        "Longhouse": {"Ann": ["Warbot", "Warbot"], "Bob": ["Deputy", "Gunfighter"]},
        "Pyramids": {"Bob": ["Zapbot"]},
    }
    with smash(bases, Ann=["Gnome"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Deputy", "Pass")
        scene["Ann"].picks("Deputy")

        assert scene["Bob"].zone("discard") == ("Deputy",)


@pytest.mark.rule("SU-238")
def test_gnome_need_not_destroy(smash):
    """
    Whether Gnome destroys anything is up to its player.
    """
    with smash({"Longhouse": {"Ann": ["Warbot", "Warbot"], "Bob": ["Deputy"]}}, Ann=["Gnome"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].passes()

        assert scene.card("Deputy").zone == "minions"


def test_gremlin_that_is_destroyed_costs_the_others_a_card(smash):
    """
    Bob's Gremlin is destroyed: he draws a card, and Ann and Cid discard one each.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 2, "Bob": ["Gremlin"]}}
    with smash(bases, Ann=["Gnome", "Sheriff", "Zapbot"], Bob=[], Cid=["Warbot", "Zapbot"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Gremlin")

        assert len(scene["Bob"].hand) == 1
        assert len(scene["Ann"].hand) == 1
        assert len(scene["Cid"].hand) == 1


def test_gremlin_that_is_discarded_after_scoring_does_nothing(smash):
    """
    The Gremlin of 2012 minds only being destroyed.
    """
    bases = {"Star Portal": {"Ann": ["Warbot"] * 4, "Bob": ["Gremlin"]}}
    with smash(bases, Ann=["Zapbot"], Bob=[]) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert scene["Bob"].zone("discard") == ("Gremlin",)
        assert scene["Bob"].hand == ()
        scene.did_not_happen("DiscardedFromHand")


# ------------------------------------------------------------------------------------------------ Block the Path


def test_block_the_path_keeps_a_faction_from_being_played_there(smash):
    """
    Ann bars the samurai from Longhouse: Bob can play them only at Pyramids, and his Pharaoh anywhere.
    """
    with smash({"Longhouse": {}, "Pyramids": {}}, Ann=["Block the Path"], Bob=["Bushi", "Pharaoh"]) as scene:
        scene["Ann"].picks("Block the Path")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Cowboys", "Vikings", "Samurai", "Ancient Egyptians")
        scene["Ann"].picks("Samurai")
        scene["Ann"].passes()
        scene["Bob"].picks("Bushi")

        assert scene.card("Bushi").zone == "minions"
        assert scene.zone("bases") == ("Longhouse", "Pyramids")
        scene.happened("MinionPlayed", minion="Bushi", base="Pyramids")


def test_block_the_path_binds_its_own_player_too(smash):
    """
    Ann has barred the cowboys, her own faction, from the only base: she can't play a Sheriff.
    """
    path = laid("Block the Path", owner="Bob", barred="cowboys")
    with smash({"Longhouse": {"actions": {"Bob": [path]}}}, Ann=["Sheriff", "Zapbot"]) as scene:
        scene.cannot_pick("Sheriff")
        assert scene.why_not("Sheriff") == "Sheriff can't be played at any base."
        scene.can_pick("Zapbot")


def test_block_the_path_does_not_keep_minions_from_moving_there(smash):
    """
    A barred minion may still move to the base: to move is not to play.
    """
    path = laid("Block the Path", owner="Bob", barred="cowboys")
    bases = {"Longhouse": {"actions": {"Bob": [path]}}, "Pyramids": {"Ann": ["Gunfighter"]}}
    with smash(bases, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Gunfighter")

        scene.happened("MovedToBase", card="Gunfighter", base="Longhouse")


# ------------------------------------------------------------------------------------------------ actions


def test_disenchant_destroys_an_action_on_a_base_or_a_minion(smash):
    """
    Ann may choose among all actions in play, her own and others', on bases and on minions.
    """
    sheriff = laid("Sheriff", owner="Ann", attached=[laid("Ancient Curse", owner="Bob")])
    bases = {"Longhouse": {"Ann": [sheriff], "actions": {"Bob": ["Flame Trap"], "Ann": ["Gold Strike"]}}}
    with smash(bases, Ann=["Disenchant"]) as scene:
        scene["Ann"].picks("Disenchant")
        scene.can_pick_exactly("Ancient Curse", "Flame Trap", "Gold Strike")
        scene["Ann"].picks("Ancient Curse")

        assert scene["Bob"].zone("discard") == ("Ancient Curse",)
        assert scene.card("Sheriff").power == 5


@pytest.mark.rule("SU-236")
def test_disenchant_may_be_played_without_a_target(smash):
    """
    With no action in play nothing happens.
    """
    with smash({"Longhouse": {}}, Ann=["Disenchant"]) as scene:
        scene["Ann"].picks("Disenchant")

        assert scene["Ann"].zone("discard") == ("Disenchant",)
        scene.did_not_happen("Destroyed")


def test_enshrouding_mist_lets_an_extra_minion_in(smash):
    """
    Beside her free minion Ann plays one at Enshrouding Mist's base, and only there; once a turn.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Enshrouding Mist"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff", "Warbot"], free_minion=False) as scene:
        scene.cannot_pick("Sheriff")
        scene["Ann"].picks("Enshrouding Mist")
        scene["Ann"].picks("Sheriff")

        scene.happened("MinionPlayed", minion="Sheriff", base="Longhouse")
        scene.cannot_pick("Warbot", "Enshrouding Mist")


@pytest.mark.rule("SU-208")
def test_enshrouding_mist_s_minion_may_be_kept_for_later_and_only_for_there(smash):
    """
    Ann keeps the extra minion; what she then plays with it goes to the base of Enshrouding Mist.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["Enshrouding Mist"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff"], free_minion=False) as scene:
        scene["Ann"].picks("Enshrouding Mist")
        scene["Ann"].passes()
        scene["Ann"].picks("Sheriff")

        scene.happened("MinionPlayed", minion="Sheriff", base="Longhouse")


def test_enshrouding_mist_serves_only_its_own_player(smash):
    """
    Bob's Enshrouding Mist lets Ann play nothing.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["Enshrouding Mist"]}}}, Ann=["Sheriff"]) as scene:
        scene.cannot_pick("Enshrouding Mist")


def test_flame_trap_destroys_the_minion_and_itself(smash):
    """
    Ann's Zapbot does what it does, an extra minion included; the trap takes the first of the two that it is set off by.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Flame Trap"]}}}
    with smash(bases, Ann=["Zapbot", "Microbot Archive"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Microbot Archive")

        assert scene["Bob"].zone("discard") == ("Flame Trap",)
        assert scene["Ann"].zone("discard") == ("Microbot Archive",)
        assert scene.card("Zapbot").zone == "minions"


@pytest.mark.parametrize(("base", "whose"), [("Pyramids", "Bob"), ("Longhouse", "Ann")])
def test_flame_trap_minds_only_other_players_and_only_its_base(smash, base, whose):
    """
    A minion at another base does not set it off, and neither does one of the trap's own player.
    """
    bases = {"Longhouse": {"actions": {whose: ["Flame Trap"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks(base)

        assert scene.card("Sheriff").zone == "minions"
        assert scene.card("Flame Trap").zone == "actions"


# ------------------------------------------------------------------------------------------------ Hideout


def test_hideout_is_destroyed_in_place_of_an_action_s_effect(smash):
    """
    Run 'Em Off would move Bob's minion away; his Hideout goes, and the minion stays.
    """
    bases = {"Longhouse": {"Ann": ["Nukebot"], "Bob": ["Brownie"], "actions": {"Bob": ["Hideout"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Run 'Em Off"]) as scene:
        scene["Ann"].picks("Run 'Em Off")
        while scene.decision.kind == "react" or "lay down" in str(scene.decision.prompt):
            scene.pick("Pass")

        assert scene["Bob"].zone("discard") == ("Hideout",)
        scene.did_not_happen("MovedToBase")


def test_hideout_protects_all_minions_here_from_that_action(smash):
    """
    Broadside would destroy both weak minions that Bob has here: the Hideout goes, and neither of them is affected.
    """
    bases = {
        "Longhouse": {"Ann": ["Sheriff"], "Bob": ["Deputy", "Zapbot"], "actions": {"Bob": ["Hideout"]}},
    }
    with smash(bases, Ann=["Broadside"]) as scene:
        scene["Ann"].picks("Broadside")
        scene["Ann"].picks("Bob")

        assert scene["Bob"].zone("discard") == ("Hideout",)
        assert scene.card("Deputy").zone == "minions"
        assert scene.card("Zapbot").zone == "minions"


def test_hideout_sends_an_action_away_that_is_played_on_a_minion(smash):
    """
    Ancient Curse would lie on Bob's minion: that would affect it, and so the curse is discarded.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"], "actions": {"Bob": ["Hideout"]}}}
    with smash(bases, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Deputy").power == 2
        assert scene["Ann"].zone("discard") == ("Ancient Curse",)
        assert scene["Bob"].zone("discard") == ("Hideout",)


def test_hideout_does_not_protect_from_minions(smash):
    """
    Ann's Gnome is no action, and destroys Bob's minion beside his Hideout.
    """
    bases = {"Longhouse": {"Ann": ["Warbot", "Warbot"], "Bob": ["Deputy"], "actions": {"Bob": ["Hideout"]}}}
    with smash(bases, Ann=["Gnome"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Deputy")

        assert scene["Bob"].zone("discard") == ("Deputy",)
        assert scene.card("Hideout").zone == "actions"


def test_hideout_protects_only_its_player_s_minions_and_only_here(smash):
    """
    Bob's minion at another base gets the curse, and Bob's Hideout stays.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Hideout"]}}, "Pyramids": {"Bob": ["Deputy"]}}
    with smash(bases, Ann=["Ancient Curse"]) as scene:
        scene["Ann"].picks("Ancient Curse")

        assert scene.card("Deputy").attached == ("Ancient Curse",)
        assert scene.card("Hideout").zone == "actions"


def test_hideout_does_not_mind_its_own_player_s_actions(smash):
    """
    Ann's Quick Draw strengthens her minion beside her own Hideout.
    """
    bases = {"Longhouse": {"Ann": ["Zapbot"], "actions": {"Ann": ["Hideout"]}}}
    with smash(bases, Ann=["Quick Draw"]) as scene:
        scene["Ann"].picks("Quick Draw")

        assert scene.card("Zapbot").power == 4
        assert scene.card("Hideout").zone == "actions"


# ------------------------------------------------------------------------------------------------ Mark of Sleep


def sleep(scene, player):
    """Have Ann play Mark of Sleep on a player, and end her turn."""
    scene["Ann"].picks("Mark of Sleep")
    scene["Ann"].picks(player)
    scene["Ann"].passes()


def test_mark_of_sleep_keeps_a_player_from_actions_on_the_next_turn(smash):
    """
    Bob can play a minion on his next turn and no action; on the turn after that he can again.
    """
    with smash({"Longhouse": {}}, Ann=["Mark of Sleep"], Bob={"hand": ["Tech Center", "Sheriff"]}) as scene:
        sleep(scene, "Bob")
        scene["Bob"].is_asked(kind="play")
        scene.can_pick("Sheriff")
        assert scene.why_not("Tech Center") == "Bob can't play actions."
        scene["Bob"].passes()
        scene["Ann"].passes()

        scene["Bob"].is_asked(kind="play")
        scene.can_pick("Tech Center")


def test_mark_of_sleep_on_oneself_is_about_the_next_turn_and_not_this_one(smash):
    """
    Ann may choose herself: she can still play actions this turn, not on her next turn, and again after that.
    """
    with smash({"Longhouse": {}}, Ann=["Mark of Sleep", "Tech Center", "Gold in Them Thar Hills"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene.can_pick_exactly("Ann", "Bob")
        scene["Ann"].picks("Ann")
        assert "no play is left" in scene.why_not("Tech Center")
        scene["Ann"].passes()
        scene["Bob"].passes()

        scene["Ann"].is_asked(kind="play")
        assert scene.why_not("Tech Center") == "Ann can't play actions."
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene.can_pick("Tech Center")


def test_mark_of_sleep_binds_nobody_else(smash):
    """
    With Cid asleep Bob plays actions as ever; Cid, after him, doesn't.
    """
    hands = {"Bob": ["Tech Center"], "Cid": ["Tech Center"]}
    with smash({"Longhouse": {}}, Ann=["Mark of Sleep"], **hands) as scene:
        sleep(scene, "Cid")
        scene.can_pick("Tech Center")
        scene["Bob"].passes()
        scene["Cid"].is_asked(kind="play")
        scene.cannot_pick("Tech Center")


def test_mark_of_sleep_keeps_specials_in_hand_too(smash):
    """
    On Bob's turn a base scores: as everybody knows that he can't play an action then, only Ann is asked whether she reacts.
    """
    with smash({"Star Portal": {"Bob": ["Warbot"] * 4}}, Ann=["Mark of Sleep"], Bob=["Full Sail", "Nukebot"]) as scene:
        sleep(scene, "Bob")
        scene["Bob"].picks("Nukebot")
        scene["Bob"].passes()
        while scene.decision.kind == "react":
            scene["Ann"].passes()

        scene.happened("Scores", base="Star Portal")
        assert "Full Sail" in scene["Bob"].hand


def test_mark_of_sleep_leaves_the_turns_before_alone(smash):
    """
    Bob's next turn has not come yet: before a base scores on Ann's turn he may still play Full Sail.
    """
    bases = {"Star Portal": {"Ann": ["Warbot"] * 4, "Bob": ["Warbot"]}, "Longhouse": {}}
    with smash(bases, Ann=["Mark of Sleep"], Bob=["Full Sail"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("Bob")
        scene["Ann"].passes()
        while scene.decision.seat != 1:
            scene.pick("Pass")

        scene.can_pick("Full Sail")
        scene.nobody_reacts()


# ------------------------------------------------------------------------------------------------ the other actions


def test_pay_the_piper_costs_the_other_player_a_card_of_their_choice(smash):
    """
    Ann plays a minion at Bob's Pay the Piper, and chooses which card she discards.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Pay the Piper"]}}}
    with smash(bases, Ann=["Sheriff", "Zapbot", "Warbot"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].is_asked("Which do you discard?")
        scene["Ann"].picks("Zapbot")

        assert scene["Ann"].zone("discard") == ("Zapbot",)
        assert scene.card("Pay the Piper").zone == "actions"


@pytest.mark.parametrize(("base", "whose"), [("Pyramids", "Bob"), ("Longhouse", "Ann")])
def test_pay_the_piper_minds_only_other_players_and_only_its_base(smash, base, whose):
    """
    A minion at another base costs nothing, and neither does one of Pay the Piper's own player.
    """
    bases = {"Longhouse": {"actions": {whose: ["Pay the Piper"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff", "Zapbot"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks(base)

        assert scene["Ann"].hand == ("Zapbot",)


def test_take_the_shinies_costs_everybody_else_two_cards(smash):
    """
    Bob discards two of three cards, Cid the only one he has, and Ann none.
    """
    hands = {"Bob": ["Sheriff", "Zapbot", "Warbot"], "Cid": ["Zapbot"]}
    with smash({"Longhouse": {}}, Ann=["Take the Shinies", "Warbot"], **hands) as scene:
        scene["Ann"].picks("Take the Shinies")

        assert len(scene["Bob"].zone("discard")) == 2
        assert scene["Cid"].zone("discard") == ("Zapbot",)
        assert scene["Ann"].hand == ("Warbot",)


def test_pay_the_piper_asks_for_nothing_when_it_is_gone_before_its_turn(smash):
    """
    Ann's Chronomage lets her play Disenchant before the Piper can ask: there is nobody left to pay.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["Pay the Piper"]}}}
    with smash(bases, Ann=["Chronomage", "Disenchant", "Mummy"]) as scene:
        scene["Ann"].picks("Chronomage")
        scene["Ann"].picks("Disenchant")

        assert scene["Bob"].zone("discard") == ("Pay the Piper",)
        assert scene["Ann"].hand == ("Mummy",)
