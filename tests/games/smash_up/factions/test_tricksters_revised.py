"""The revised Tricksters, card by card."""

import pytest

from tabletop.testing import laid


def to_bobs_turn(scene):
    """End Ann's turn."""
    scene["Ann"].passes()
    scene["Bob"].is_asked(kind="play")


def test_the_option_brings_the_revised_deck(smash):
    """
    With the option the decks hold Pixies and other revised cards, twenty of them, and none of 2012.
    """
    pairs = (("tricksters", "cowboys"), ("samurai", "vikings"))
    with smash(options={"tricksters": "revised", "factions": pairs}, Ann={"hand": []}) as scene:
        cards = scene["Ann"].zone("deck")

    assert cards.count("Pixie") == 2
    assert cards.count("Disenchant") == 0
    assert len(cards) == 40


# ------------------------------------------------------------------------------------------------ Leprechaun (leprechaun_r)


def test_leprechaun_r_destroys_only_the_first_weaker_minion_of_a_turn(smash):
    """
    Ann's Zapbot brings an Archive: the latter is answered first and destroyed, and the Zapbot stays.
    """
    with smash({"Longhouse": {"Bob": ["leprechaun_r"]}}, Ann=["Zapbot", "Microbot Archive"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Microbot Archive")

        assert scene["Ann"].zone("discard") == ("Microbot Archive",)
        assert scene.card("Zapbot").zone == "minions"


def test_leprechaun_r_is_not_used_up_by_a_stronger_minion(smash):
    """
    A Nukebot, as strong as Leprechaun, does not count: the Zapbot after it is destroyed.
    """
    bases = {"Longhouse": {"Bob": ["leprechaun_r"], "actions": {"Ann": ["enshrouding_mist_r"]}}}
    with smash(bases, Ann=["Nukebot", "Zapbot"]) as scene:
        scene["Ann"].picks("Nukebot")
        scene["Ann"].picks("Enshrouding Mist")
        scene["Ann"].picks("Zapbot")

        assert scene["Ann"].zone("discard") == ("Zapbot",)
        assert scene.card("Nukebot").zone == "minions"


def test_leprechaun_r_works_again_on_the_next_turn(smash):
    """
    A weak minion of Cid's is destroyed on the turn after one of Ann's was.
    """
    hands = {"Ann": ["Deputy"], "Bob": [], "Cid": ["Deputy"]}
    with smash({"Longhouse": {"Bob": ["leprechaun_r"]}}, **hands) as scene:
        scene["Ann"].picks("Deputy")
        scene["Ann"].passes()
        scene["Bob"].passes()
        scene["Cid"].picks("Deputy")

        assert scene["Ann"].zone("discard") == ("Deputy",)
        assert scene["Cid"].zone("discard") == ("Deputy",)


@pytest.mark.parametrize(("base", "whose"), [("Pyramids", "Bob"), ("Longhouse", "Ann")])
def test_leprechaun_r_minds_only_other_players_and_only_its_base(smash, base, whose):
    """
    A weak minion at another base stays, and so does one that Leprechaun's own player plays beside it.
    """
    with smash({"Longhouse": {whose: ["leprechaun_r"]}, "Pyramids": {}}, Ann=["Zapbot"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks(base)

        assert scene.card("Zapbot").zone == "minions"


def test_leprechaun_r_does_nothing_once_it_has_left(smash):
    """
    Ann's Guard destroys the Leprechaun when it is played, and stays itself.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 5, "Bob": ["leprechaun_r"]}}
    with smash(bases, Ann=["Microbot Guard"]) as scene:
        scene["Ann"].picks("Microbot Guard")
        scene["Ann"].picks("Leprechaun")

        assert scene["Bob"].zone("discard") == ("Leprechaun",)
        assert scene.card("Microbot Guard").zone == "minions"


# ------------------------------------------------------------------------------------------------ Brownie (brownie_r)


def test_brownie_r_draws_once_a_turn_for_minions_played_elsewhere(smash):
    """
    Ann plays two minions away from Bob's Brownie: Bob draws one card.
    """
    bases = {"Longhouse": {"Bob": ["brownie_r"]}, "Pyramids": {}}
    with smash(bases, Ann=["Zapbot", "Microbot Archive"]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Microbot Archive")
        scene["Ann"].picks("Pyramids")

        assert len(scene["Bob"].hand) == 1


@pytest.mark.parametrize(("base", "whose"), [("Longhouse", "Bob"), ("Pyramids", "Ann")])
def test_brownie_r_minds_only_other_players_and_only_other_bases(smash, base, whose):
    """
    For a minion that is played beside it Brownie draws nothing, and for one of its own player neither.
    """
    bases = {"Longhouse": {whose: ["brownie_r"]}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks(base)

        assert scene["Ann"].hand == ()
        assert scene["Bob"].hand == ()


# ------------------------------------------------------------------------------------------------ Gnome (gnome_r)


def before_scoring(smash, **more):
    """Lay a base that is about to score, with a Gnome of Ann's there, and end the Play Cards phase."""
    there = {"Ann": ["gnome_r", "Warbot", "Warbot", "Warbot"], "Bob": ["Deputy", "Gunfighter"], **more}
    scene = smash({"Star Portal": there, "Longhouse": {"Bob": ["Zapbot"]}})
    scene["Ann"].passes()
    return scene


def test_gnome_r_may_destroy_an_outnumbered_minion_before_its_base_scores(smash):
    """
    With four minions of Ann's at the base that is about to score, Gnome destroys Bob's Gunfighter.
    """
    with before_scoring(smash) as scene:
        scene["Ann"].confirms()
        scene.can_pick_exactly("Deputy", "Gunfighter", "Gnome")
        scene["Ann"].picks("Gunfighter")
        scene.nobody_reacts()

        scene.happened("Destroyed", card="Gunfighter")


def test_gnome_r_need_not_destroy(smash):
    """
    It is up to Ann whether the Gnome does anything.
    """
    with before_scoring(smash) as scene:
        scene["Ann"].declines()
        scene.nobody_reacts()

        scene.did_not_happen("Destroyed")


def test_gnome_r_counts_titans_too(smash):
    """
    With a titan of Ann's beside four minions, a Warbot of power 4 is weak enough to be chosen.
    """
    with before_scoring(smash, titans={"Ann": ["Big Funny Giant"]}) as scene:
        scene["Ann"].confirms()
        assert sum(label.startswith("Warbot") for label in scene.options) == 3
        scene["Ann"].picks("Deputy")
        scene.nobody_reacts()

        scene.happened("Destroyed", card="Deputy")


def test_gnome_r_does_nothing_when_it_is_played(smash):
    """
    Its Special works before scoring, and not when Gnome is played.
    """
    with smash({"Longhouse": {"Ann": ["Warbot"] * 2, "Bob": ["Deputy"]}}, Ann=["gnome_r"]) as scene:
        scene["Ann"].picks("Gnome")

        scene["Ann"].is_asked(kind="play")
        assert scene.card("Deputy").zone == "minions"


# ------------------------------------------------------------------------------------------------ Gremlin (gremlin_r)


def test_gremlin_r_that_is_destroyed_draws_and_costs_the_others_a_card(smash):
    """
    Bob's Gremlin is destroyed: he draws a card, and Ann discards one.
    """
    bases = {"Longhouse": {"Ann": ["Warbot"] * 2, "Bob": ["gremlin_r"]}}
    with smash(bases, Ann=["Gnome", "Sheriff", "Zapbot"]) as scene:
        scene["Ann"].picks("Gnome")
        scene["Ann"].picks("Gremlin")

        assert len(scene["Bob"].hand) == 1
        assert len(scene["Ann"].hand) == 1


def test_gremlin_r_that_is_discarded_after_scoring_only_draws(smash):
    """
    Discarded with a base that has scored, Gremlin draws a card, and nobody discards any.
    """
    bases = {"Star Portal": {"Ann": ["Warbot"] * 4, "Bob": ["gremlin_r"]}}
    with smash(bases, Ann=["Zapbot"]) as scene:
        scene["Ann"].passes()
        scene.nobody_reacts()

        assert len(scene["Bob"].hand) == 1
        scene.did_not_happen("DiscardedFromHand")


def test_gremlin_r_that_goes_back_to_hand_does_nothing(smash):
    """
    A Gremlin that leaves play for a hand has not gone to a discard pile.
    """
    with smash({"Longhouse": {"Bob": ["gremlin_r"]}}, Ann=["Supreme Overlord"]) as scene:
        scene["Ann"].picks("Supreme Overlord")
        scene["Ann"].picks("Gremlin")

        assert scene["Bob"].hand == ("Gremlin",)


# ------------------------------------------------------------------------------------------------ Pixie (pixie_r)


def test_pixie_r_is_played_as_a_minion_or_as_an_action(smash):
    """
    With both plays left, Ann says which it is; as a minion it uses up the minion of the turn.
    """
    with smash({"Longhouse": {}}, Ann=["pixie_r", "Sheriff", "Tech Center"]) as scene:
        scene["Ann"].picks("Pixie")
        scene.can_pick_exactly("As a minion", "As an action")
        scene["Ann"].picks("As a minion")
        scene["Ann"].picks()

        assert scene.card("pixie_r").zone == "minions"
        scene.cannot_pick("Sheriff")
        scene.can_pick("Tech Center")


def test_pixie_r_as_a_minion_puts_counters_on_minions_here(smash):
    """
    Bob has fewer cards than Ann: she puts counters on Pixie and on one of two others here.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Warbot"], "Bob": ["Mummy"]}, "Pyramids": {"Ann": ["Zapbot"]}}
    with smash(bases, Ann=["pixie_r", "Deputy"], free_action=False) as scene:
        scene["Ann"].picks("Pixie")
        scene["Ann"].picks("Longhouse")
        scene.can_pick_exactly("Sheriff", "Warbot", "Pixie")
        scene["Ann"].picks("Sheriff", "Pixie")

        assert scene.card("Sheriff").power == 6
        assert scene.card("pixie_r").power == 3
        assert scene.card("Warbot").power == 4


def test_pixie_r_as_a_minion_needs_somebody_with_fewer_cards(smash):
    """
    Ann has no card left, so nobody can have fewer: no counters.
    """
    with smash({"Longhouse": {"Ann": ["Sheriff"]}}, Ann=["pixie_r"], free_action=False) as scene:
        scene["Ann"].picks("Pixie")

        scene.did_not_happen("GotCounters")
        assert scene.card("pixie_r").power == 2


@pytest.mark.rule("SU-219")
def test_pixie_r_as_an_action_destroys_an_action_to_place_two_counters(smash):
    """
    Ann destroys Bob's Flame Trap, and puts one counter on each of two minions; Pixie is discarded like an action.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Warbot"], "actions": {"Bob": ["flame_trap_r"]}}}
    with smash(bases, Ann=["pixie_r", "Gunfighter"]) as scene:
        scene["Ann"].picks("Pixie")
        scene["Ann"].picks("As an action")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Warbot")

        assert scene["Bob"].zone("discard") == ("Flame Trap",)
        assert scene["Ann"].zone("discard") == ("Pixie",)
        assert (scene.card("Sheriff").power, scene.card("Warbot").power) == (6, 5)
        scene.can_pick("Gunfighter")


def test_pixie_r_as_an_action_may_put_both_counters_on_one_minion(smash):
    """
    Both counters may go onto the same minion.
    """
    bases = {"Longhouse": {"Ann": ["Sheriff", "Warbot"], "actions": {"Bob": ["flame_trap_r"]}}}
    with smash(bases, Ann=["pixie_r"], free_minion=False) as scene:
        scene["Ann"].picks("Pixie")
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Sheriff")

        assert scene.card("Sheriff").power == 7


@pytest.mark.rule("SU-219")
def test_pixie_r_as_an_action_does_nothing_without_an_action_to_destroy(smash):
    """
    If no action can be destroyed there are no counters.
    """
    with smash({"Longhouse": {"Ann": ["Sheriff"]}}, Ann=["pixie_r"], free_minion=False) as scene:
        scene["Ann"].picks("Pixie")

        assert scene["Ann"].zone("discard") == ("Pixie",)
        assert scene.card("Sheriff").power == 5


def test_pixie_r_is_no_action_for_one_who_can_not_play_actions(smash):
    """
    Bob sleeps and can't play actions: he plays his Pixie as a minion without being asked.
    """
    with smash({"Longhouse": {}}, Ann=["Mark of Sleep"], Bob=["pixie_r"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("Bob")
        to_bobs_turn(scene)
        scene["Bob"].picks("Pixie")

        assert scene.card("pixie_r").zone == "minions"


def test_pixie_r_is_no_action_without_an_action_to_play(smash):
    """
    Without an action play left Pixie can only be a minion, and is so without being asked.
    """
    with smash({"Longhouse": {}}, Ann=["pixie_r"], free_action=False) as scene:
        scene["Ann"].picks("Pixie")

        assert scene.card("pixie_r").zone == "minions"


@pytest.mark.rule("SU-156")
def test_pixie_r_that_is_revealed_in_a_duel_is_played_as_an_action(smash):
    """
    Ann lays Pixie down for her duel: revealed, it destroys Bob's action, and its counters go onto her minion.
    """
    bases = {"Longhouse": {"Bob": ["Brownie"], "actions": {"Bob": ["Gold Strike"]}}}
    with smash(bases, Ann=["Gunfighter", "pixie_r"]) as scene:
        scene["Ann"].picks("Gunfighter")
        scene["Ann"].picks("Brownie")
        scene.nobody_reacts()
        scene["Ann"].picks("Pixie")
        scene.nobody_reacts()

        assert "Gold Strike" in scene["Bob"].zone("discard")
        assert scene["Ann"].zone("discard") == ("Pixie",)
        assert scene.card("Gunfighter").power == 5


def test_pixie_r_can_be_the_extra_minion_of_a_zapbot(smash):
    """
    As an extra minion of power 2 or less Pixie is a minion, and its action is not offered.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["Gold Strike"]}}}, Ann=["Zapbot", "pixie_r"], Bob=[]) as scene:
        scene["Ann"].picks("Zapbot")
        scene["Ann"].picks("Pixie")

        assert scene.card("pixie_r").zone == "minions"
        assert scene.card("Gold Strike").zone == "actions"


@pytest.mark.parametrize(("chosen", "zone"), [("As a minion", "minions"), ("As an action", "discard")])
def test_pixie_r_that_is_uncovered_is_played_as_either(smash, chosen, zone):
    """
    Ann uncovers a buried Pixie at the start of her turn, and says as what she plays it.
    """
    bases = {"Longhouse": {"buried": {"Ann": ["pixie_r"]}}}
    with smash(bases, active=1) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Smash Up: Uncover a card")
        scene["Ann"].picks(chosen)

        assert scene.card("pixie_r", of="Ann").zone == zone


# ------------------------------------------------------------------------------------------------ actions on bases


def test_block_the_path_r_names_a_faction_of_each_other_player(smash):
    """
    With two other players two factions are named, and minions of neither can be played there.
    """
    hands = {"Bob": ["Bushi", "Pharaoh"], "Cid": ["Zapbot", "Enchantress"]}
    with smash({"Longhouse": {}}, Ann=["block_the_path_r"], **hands) as scene:
        scene["Ann"].picks("Block the Path")
        scene.can_pick_exactly("Samurai", "Ancient Egyptians")
        scene["Ann"].picks("Samurai")
        scene.can_pick_exactly("Robots", "Wizards")
        scene["Ann"].picks("Robots")
        to_bobs_turn(scene)
        scene.cannot_pick("Bushi")
        scene.can_pick("Pharaoh")
        scene["Bob"].passes()
        scene.cannot_pick("Zapbot")
        scene.can_pick("Enchantress")


def test_enshrouding_mist_r_lets_an_extra_minion_in_once_a_turn(smash):
    """
    Its Talent lets Ann play one minion there beside her free one.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["enshrouding_mist_r"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff", "Warbot"], free_minion=False) as scene:
        scene["Ann"].picks("Enshrouding Mist")
        scene["Ann"].picks("Sheriff")

        scene.happened("MinionPlayed", minion="Sheriff", base="Longhouse")
        scene.cannot_pick("Warbot", "Enshrouding Mist")


def test_flame_trap_r_is_destroyed_to_destroy_the_minion(smash):
    """
    Ann plays a minion where Bob has set his Flame Trap: both go.
    """
    with smash({"Longhouse": {"actions": {"Bob": ["flame_trap_r"]}}}, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")

        assert scene["Bob"].zone("discard") == ("Flame Trap",)
        assert scene["Ann"].zone("discard") == ("Sheriff",)


@pytest.mark.parametrize(("base", "whose"), [("Pyramids", "Bob"), ("Longhouse", "Ann")])
def test_flame_trap_r_minds_only_other_players_and_only_its_base(smash, base, whose):
    """
    A minion at another base does not set it off, and neither does one of the trap's own player.
    """
    bases = {"Longhouse": {"actions": {whose: ["flame_trap_r"]}}, "Pyramids": {}}
    with smash(bases, Ann=["Sheriff"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks(base)

        assert scene.card("Sheriff").zone == "minions"
        assert scene.card("flame_trap_r").zone == "actions"


def test_flame_trap_r_may_lower_the_breakpoint_for_a_turn(smash):
    """
    At the start of her turn Ann may give the base -4 breakpoint until the end of that turn.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["flame_trap_r"]}}}
    with smash(bases, active=1) as scene:
        scene["Bob"].passes()
        scene["Ann"].is_asked("What do you do at the start of your turn?")
        scene["Ann"].picks("Flame Trap")
        assert scene.card("Longhouse").breakpoint == 21
        scene["Ann"].passes()

        assert scene.card("Longhouse").breakpoint == 25


def test_flame_trap_r_need_not_lower_the_breakpoint(smash):
    """
    Ann may leave the breakpoint as it is; on Bob's turn she isn't asked.
    """
    with smash({"Longhouse": {"actions": {"Ann": ["flame_trap_r"]}}}, active=1) as scene:
        scene["Bob"].passes()
        scene["Ann"].passes()
        assert scene.card("Longhouse").breakpoint == 25
        scene["Ann"].passes()
        scene["Bob"].is_asked(kind="play")


def test_hideout_r_keeps_other_players_from_moving_minions_here(smash):
    """
    Ann can't move her Gunfighter to where Bob has his Hideout.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["hideout_r"]}}, "Pyramids": {"Ann": ["Gunfighter"]}}
    with smash(bases, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Gunfighter")

        scene.did_not_happen("MovedToBase")


def test_hideout_r_lets_its_own_player_move_minions_here(smash):
    """
    Ann's own Hideout does not keep her minions away.
    """
    bases = {"Longhouse": {"actions": {"Ann": ["hideout_r"]}}, "Pyramids": {"Ann": ["Gunfighter"]}}
    with smash(bases, Ann=["Stagecoach"]) as scene:
        scene["Ann"].picks("Stagecoach")
        scene["Ann"].picks("Pyramids")
        scene["Ann"].picks("Gunfighter")

        scene.happened("MovedToBase", card="Gunfighter", base="Longhouse")


def test_hideout_r_is_swapped_with_an_action_from_hand(smash):
    """
    Gold Strike takes the place of the Hideout, which goes to hand; then a weak minion here is destroyed.
    """
    bases = {
        "Longhouse": {"Bob": ["Deputy", "Gunfighter"], "actions": {"Ann": ["hideout_r"]}},
        "Pyramids": {"Bob": ["Zapbot"]},
    }
    with smash(bases, Ann=["Gold Strike", "Tech Center"]) as scene:
        scene["Ann"].picks("Hideout")
        scene["Ann"].picks("From your hand")
        scene.can_pick_exactly("Gold Strike")
        scene["Ann"].picks("Gold Strike")
        scene.can_pick_exactly("Deputy", "Pass")
        scene["Ann"].picks("Deputy")

        assert scene.card("Gold Strike").zone == "actions"
        assert scene.card("Gold Strike").controller == "Ann"
        assert sorted(scene["Ann"].hand) == ["Hideout", "Tech Center"]
        assert scene["Bob"].zone("discard") == ("Deputy",)


def test_hideout_r_is_swapped_with_an_action_from_the_deck(smash):
    """
    An action that is found in the deck is shown and takes the place of the Hideout, which is shuffled in; nobody is destroyed.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"], "actions": {"Ann": ["hideout_r"]}}}
    with smash(bases, Ann={"hand": [], "deck": ["flame_trap_r"]}) as scene:
        cards = len(scene["Ann"].zone("deck"))
        scene["Ann"].picks("Hideout")
        scene["Ann"].picks("From your deck")
        scene["Ann"].picks("Flame Trap")
        scene["Ann"].passes()

        assert scene.card("flame_trap_r").zone == "actions"
        assert "Hideout" in scene["Ann"].zone("deck")
        assert len(scene["Ann"].zone("deck")) == cards
        scene.happened("Shuffled")
        assert scene.card("Deputy").zone == "minions"


def test_hideout_r_stays_if_nothing_can_take_its_place(smash):
    """
    With no such action in hand nothing is swapped, and no minion is destroyed; being asked tells Bob nothing.
    """
    bases = {"Longhouse": {"Bob": ["Deputy"], "actions": {"Ann": ["hideout_r"]}}}
    with smash(bases, Ann=["Tech Center"]) as scene:
        scene["Ann"].picks("Hideout")
        scene["Ann"].picks("From your hand")
        scene["Ann"].passes()

        assert scene.card("hideout_r").zone == "actions"
        scene.did_not_happen("Destroyed")


# ------------------------------------------------------------------------------------------------ other actions


def test_mark_of_sleep_r_bans_actions_until_your_next_turn(smash):
    """
    Bob can't play actions on his turn; when Ann's next turn starts the ban is over.
    """
    with smash({"Longhouse": {}}, Ann=["mark_of_sleep_r"], Bob=["Tech Center", "Sheriff"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("They can't play actions")
        to_bobs_turn(scene)
        scene.cannot_pick("Tech Center")
        scene.can_pick("Sheriff")
        scene["Bob"].passes()
        scene["Ann"].passes()
        scene.can_pick("Tech Center")


def test_mark_of_sleep_r_bans_moving_minions_until_your_next_turn(smash):
    """
    Bob may play Stagecoach, and yet can't move a minion with it.
    """
    bases = {"Longhouse": {"Bob": ["Zapbot"]}, "Pyramids": {}}
    with smash(bases, Ann=["mark_of_sleep_r"], Bob=["Stagecoach"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("They can't move minions")
        to_bobs_turn(scene)
        scene["Bob"].picks("Stagecoach")
        scene["Bob"].picks("Zapbot")

        assert scene["Bob"].zone("discard") == ("Stagecoach",)
        scene.did_not_happen("MovedToBase")


def test_mark_of_sleep_r_bans_each_other_player_from_one_thing(smash):
    """
    Bob is kept from actions and Cid from moving: Cid may play actions.
    """
    with smash({"Longhouse": {}}, Ann=["mark_of_sleep_r"], Bob=["Tech Center"], Cid=["Tech Center"]) as scene:
        scene["Ann"].picks("Mark of Sleep")
        scene["Ann"].picks("They can't play actions")
        scene["Ann"].picks("They can't move minions")
        to_bobs_turn(scene)
        scene.cannot_pick("Tech Center")
        scene["Bob"].passes()
        scene["Cid"].is_asked(kind="play")
        scene.can_pick("Tech Center")


def test_pay_the_piper_r_costs_the_other_player_a_card(smash):
    """
    Ann plays a minion at Bob's Pay the Piper, and chooses which card she discards.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["pay_the_piper_r"]}}}
    with smash(bases, Ann=["Sheriff", "Zapbot", "Warbot"]) as scene:
        scene["Ann"].picks("Sheriff")
        scene["Ann"].picks("Zapbot")

        assert scene["Ann"].zone("discard") == ("Zapbot",)


def test_take_the_shinies_r_costs_everybody_else_two_cards(smash):
    """
    Bob discards two of three cards at random.
    """
    with smash({"Longhouse": {}}, Ann=["take_the_shinies_r"], Bob=["Sheriff", "Zapbot", "Warbot"]) as scene:
        scene["Ann"].picks("Take the Shinies")

        assert len(scene["Bob"].zone("discard")) == 2
        assert len(scene["Bob"].hand) == 1


def test_block_the_path_r_binds_its_victims_only_as_to_minions_of_that_faction(smash):
    """
    The robots are barred from the only base: Ann can play no Zapbot, and a Sheriff.
    """
    path = laid("block_the_path_r", owner="Bob", barred=",robots")
    with smash({"Longhouse": {"actions": {"Bob": [path]}}}, Ann=["Zapbot", "Sheriff"]) as scene:
        scene.cannot_pick("Zapbot")
        scene.can_pick("Sheriff")


def test_flame_trap_r_does_not_go_off_when_it_is_gone(smash):
    """
    Ann's Chronomage lets her destroy the trap by Disenchant before it goes off: the Chronomage survives.
    """
    bases = {"Longhouse": {"actions": {"Bob": ["flame_trap_r"]}}}
    with smash(bases, Ann=["Chronomage", "Disenchant"]) as scene:
        scene["Ann"].picks("Chronomage")
        scene["Ann"].picks("Disenchant")

        assert scene["Bob"].zone("discard") == ("Flame Trap",)
        assert scene.card("Longhouse").minions == ("Chronomage",)


@pytest.mark.rule("SU-236")
def test_gnome_r_may_find_nobody_outnumbered(smash):
    """
    The Gnome is alone against a minion of power 25, and nobody has less power than one: no minion is destroyed.
    """
    rival = laid("Gunfighter", owner="Bob", counters={"COUNTER": 22})
    with smash({"Longhouse": {"Ann": ["gnome_r"], "Bob": [rival]}}) as scene:
        scene["Ann"].passes()
        scene["Ann"].confirms()
        scene.nobody_reacts()

        scene.did_not_happen("Destroyed")


@pytest.mark.rule("SU-236")
def test_pixie_r_may_destroy_an_action_without_a_minion_to_grow(smash):
    """
    Played as an action, Pixie destroys Bob's; as Ann has no minion, the counters go nowhere.
    """
    bases = {"Longhouse": {"Bob": ["Mummy"], "actions": {"Bob": ["Gold Strike"]}}}
    with smash(bases, Ann=["pixie_r"]) as scene:
        scene["Ann"].picks("Pixie")
        scene["Ann"].picks("As an action")

        assert scene["Bob"].zone("discard") == ("Gold Strike",)
        scene.did_not_happen("GotCounters")
