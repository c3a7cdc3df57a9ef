"""Words on cards: play, place, remove, free, maneuver, reveal, swap, look, find, defeat (SW-190 to SW-216)."""

import pytest

from tabletop.games.villainous.star_wars.testing import captive, carrying, with_tokens
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition

GIDEON_FIRST = ("moff_gideon", "general_grievous")


# ------------------------------------------------------------------------------------------------ play and place


@pytest.mark.rule("SW-190")
def test_a_card_played_from_a_deck_is_paid_and_does_what_it_says(war):
    """
    The Recall turns up a Herald: he costs his Credit, and brings his Ambition.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["recall"], "deck": ["herald"]}) as scene:
        plays(scene["Ann"], "Recall", "Fort")

        assert scene.card("herald").at == "Fort"
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


@pytest.mark.rule("SW-190")
def test_a_card_played_from_a_deck_is_not_to_be_had_without_money(war):
    """
    Without a Credit the Herald does not come: he goes to the pile.
    """
    with war(Ann={"at": "camp", "hand": ["recall"], "deck": ["herald"]}) as scene:
        plays(scene["Ann"], "Recall")

        scene.expect("Ann", prompt="What do you do?")
        assert sorted(scene.zone("discard", "Ann")) == ["Herald", "Recall"]


@pytest.mark.rule("SW-190", "SW-203")
def test_a_revealed_card_that_can_be_laid_nowhere_goes_to_the_pile(war):
    """
    The Warden bars the Herald who was turned up.
    """
    ann = {"at": "camp", "credits": 1, "hand": ["recall"], "deck": ["herald"], "fort": ["warden"]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Recall")

        assert sorted(scene.zone("discard", "Ann")) == ["Herald", "Recall"]
        assert scene.zone("between") == ()


@pytest.mark.rule("SW-191", "SW-203")
def test_a_revealed_hero_who_can_be_placed_nowhere_goes_to_the_pile(war):
    """
    The Sanctuary keeps all Heroes out: the Guardian whom the Trap has turned up is discarded.
    """
    ann = {"at": "camp", "hand": ["trap"], "fate_deck": ["guardian"], "fort": ["sanctuary"]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Trap")

        assert scene.zone("fate_discard", "Ann") == ("Guardian",)
        assert scene.zone("between") == ()


@pytest.mark.rule("SW-190", "SW-106")
def test_an_ability_that_harms_is_applied_too(lay):
    """
    Moff Gideon plays Koska Reeves on himself with the Darksaber in play: he loses a Credit.
    """
    ann = {"hand": ["you_have_something_i_want"], "fate_deck": ["koska_reeves"], "tython": ["darksaber"]}
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", "ambition": 1, "credits": 2, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play You Have Something I Want", "Nevarro City")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


@pytest.mark.rule("SW-191", "SW-211")
def test_a_placed_card_does_not_do_what_it_says_of_being_played(war):
    """
    The Herald who is placed brings no Ambition, the one who is played does.
    """
    with war(Ann={"at": "camp", "hand": ["muster"], "discard": ["herald"]}) as scene:
        plays(scene["Ann"], "Muster", "Fort")
        assert scene.card("herald").at == "Fort"
        assert scene.pool("purse", "Ann") == {}
    with war(Ann={"at": "camp", "hand": ["summons"], "discard": ["herald"]}) as scene:
        plays(scene["Ann"], "Summons", "Fort")
        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


@pytest.mark.rule("SW-191", "SW-Q38")
def test_a_placed_hero_blocks_and_acts_like_any_other(war):
    """
    The Warden placed at the Camp covers the top row, and bars Allies.
    """
    with war(
        Ann={"at": "fort", "camp": ["soldier"], "hand": ["trap", "recruit", "sacrifice"], "fate_deck": ["warden"]}
    ) as scene:
        plays(scene["Ann"], "Trap", "Fort")

        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."
        scene["Ann"].picks("Play a Card")
        assert scene.why_not("Recruit") == "There is nowhere to put it."
        scene["Ann"].picks("Sacrifice")


@pytest.mark.rule("SW-Q38", "SW-191")
def test_a_placed_hero_skips_only_what_is_said_of_being_played(war):
    """
    The Rogue takes no Credit when she is placed.
    """
    with war(Ann={"at": "fort", "credits": 2, "hand": ["trap"], "fate_deck": ["rogue"]}) as scene:
        plays(scene["Ann"], "Trap", "Camp")

        assert scene.card("camp").top == ("Rogue",)
        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


@pytest.mark.rule("SW-193", "SW-Q37")
def test_a_placed_card_is_paid_where_the_text_asks_for_it(war):
    """
    The Draft takes the Herald's Credit; the Muster takes none.
    """
    with war(Ann={"at": "camp", "credits": 2, "hand": ["draft"], "discard": ["herald"]}) as scene:
        plays(scene["Ann"], "Draft", "Fort")
        assert scene.pool("purse", "Ann") == {"CREDIT": 1}
    with war(Ann={"at": "camp", "credits": 2, "hand": ["muster"], "discard": ["herald"]}) as scene:
        plays(scene["Ann"], "Muster", "Fort")
        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


@pytest.mark.rule("SW-194")
def test_who_plays_a_card_says_where_it_goes(lay):
    """
    Ann plays Kit Fisto on herself by Count Dooku's Orders: she says where he goes, and where he moves the others.
    """
    ann = {"hand": ["count_dookus_orders"], "deck": ["gor"], "fate_deck": ["kit_fisto"], "saleucami": ["plo_koon"]}
    with lay(Ann={"at": "florrum", "ambition": 2, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Count Dooku's Orders", "Utapau", "Florrum")
        scene.expect("Ann", prompt="Where does Plo Koon go?")
        goes_on(scene["Ann"], "Utapau", "Pass")

        assert scene.card("plo_koon").at == "Utapau"
        assert scene.card("kit_fisto").at == "Florrum"


# ------------------------------------------------------------------------------------------------ remove


@pytest.mark.rule("SW-195")
def test_a_removed_card_goes_to_its_pile(war):
    """
    An Ally to the Villain pile, a Hero to the Fate pile.
    """
    with war(Ann={"at": "fort", "hand": ["sacrifice", "exile"], "camp": ["soldier", "guardian"]}) as scene:
        plays(scene["Ann"], "Sacrifice")
        plays(scene["Ann"], "Exile")

        assert "Soldier" in scene.zone("discard", "Ann")
        assert scene.zone("fate_discard", "Ann") == ("Guardian",)


@pytest.mark.rule("SW-195")
def test_a_removed_item_goes_to_its_pile(lay):
    """
    The Bounty removes a Beskar.
    """
    bob = {"tython": [carrying("dark_troopers", "beskar")], "fate_deck": ["the_bounty", "self-protection"]}
    with lay(Ann={"at": "utapau"}, Bob=bob) as scene:
        aims_fate(scene["Ann"], "The Bounty")

        assert scene.zone("discard", "Bob") == ("Beskar",)
        assert scene.card("tython").bottom == ("Dark Troopers",)


@pytest.mark.rule("SW-196")
@pytest.mark.parametrize("ally", ["bx_droid_commandos", "b2_super_battle_droids"])
def test_no_ability_stops_a_removal(lay, ally):
    """
    What would save an Ally in a Vanquish does not save it from Motivational Tactics.
    """
    with lay(Ann={"at": "florrum", "ambition": 1, "hand": ["motivational_tactics"], "utapau": [ally]}) as scene:
        uses_ambition(scene["Ann"], "Play Motivational Tactics", "Credits")

        assert scene.card("utapau").bottom == ()
        assert len(scene.zone("discard", "Ann")) == 2


@pytest.mark.rule("SW-197")
def test_a_removed_hero_is_not_defeated(war):
    """
    The Martyr, removed, accuses nobody.
    """
    with war(Ann={"at": "fort", "credits": 2, "hand": ["exile"], "camp": ["martyr"]}) as scene:
        plays(scene["Ann"], "Exile")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}
        scene.did_not_happen("Defeated")
        scene.did_not_happen("Vanquished")


# ------------------------------------------------------------------------------------------------ free


@pytest.mark.rule("SW-198")
def test_free_is_without_a_price_in_either_currency_and_without_a_symbol(lay):
    """
    Beskar plays a card that costs Ambition, with no Ambition left and no second symbol.
    """
    ann = {"hand": ["laboratory_samples"], "tython": [carrying("dark_troopers", "beskar")]}
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", **ann}) as scene:
        scene["Ann"].picks("Ambition")
        goes_on(scene["Ann"], "Beskar: Remove it to play a card for free", "Laboratory Samples", "Tython")

        assert scene.card("laboratory_samples").at == "Tython"
        scene.did_not_happen("Spent")
        assert len(scene.events("SymbolUsed")) == 1


@pytest.mark.rule("SW-199")
def test_a_card_played_for_free_does_what_it_says(lay):
    """
    Gor, played by Escape Plan, brings his Ambition.
    """
    with lay(Ann={"at": "florrum", "ambition": 1, "hand": ["escape_plan", "gor"]}) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan", "Gor", "Utapau")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


@pytest.mark.rule("SW-199", "SW-Q09")
def test_a_card_played_for_free_is_done_as_far_as_possible(war):
    """
    The Gift plays a Sacrifice without any Ally: nothing comes of it, and it is discarded.
    """
    with war(Ann={"at": "camp", "hand": ["gift", "sacrifice"]}) as scene:
        plays(scene["Ann"], "Gift", "Sacrifice")

        assert sorted(scene.zone("discard", "Ann")) == ["Gift", "Sacrifice"]
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-198", "SW-131")
def test_a_condition_is_not_played_for_free_in_the_own_turn(war):
    """
    The Gift plays any card but a Condition.
    """
    with war(Ann={"at": "camp", "hand": ["gift", "spies", "levy"]}) as scene:
        plays(scene["Ann"], "Gift")

        scene.can_pick_exactly("Levy")
        scene["Ann"].picks("Levy")


# ------------------------------------------------------------------------------------------------ maneuver and move


@pytest.mark.rule("SW-200")
def test_a_text_about_being_maneuvered_is_met_by_a_maneuver(war):
    """
    The Ranger is maneuvered, and has a Credit.
    """
    with war(Ann={"at": "tower", "camp": ["ranger"]}) as scene:
        goes_on(scene["Ann"], "Maneuver", "Fort")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


@pytest.mark.rule("SW-200", "SW-201")
def test_a_move_by_a_text_is_no_maneuver(war):
    """
    The March moves the Ranger without that symbol, and brings no Credit.
    """
    with war(Ann={"at": "camp", "camp": ["ranger"], "hand": ["march"]}) as scene:
        plays(scene["Ann"], "March", "Fort")

        assert scene.card("ranger").at == "Fort"
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-201")
def test_what_bars_maneuvers_does_not_bar_moves(war):
    """
    In the Mire no Ally is maneuvered, and the March moves one all the same.
    """
    with war(Ann={"at": "tower", "camp": ["soldier"], "under": ["mire"]}) as scene:
        assert scene.why_not("Maneuver") == "Nothing of yours can be moved."
    with war(Ann={"at": "fort", "camp": ["soldier"], "under": ["mire"], "hand": ["march"]}) as scene:
        plays(scene["Ann"], "March", "Tower")

        assert scene.card("soldier", zone="bottom").at == "Tower"


# ------------------------------------------------------------------------------------------------ reveal


@pytest.mark.rule("SW-202")
def test_revealed_cards_are_turned_up_one_by_one_before_all(war):
    """
    Everybody sees the Levy and the Insight that came before the Herald, and no card below.
    """
    ann = {"at": "camp", "credits": 1, "hand": ["recall"], "deck": ["levy", "insight", "herald", "brute"]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Recall", "Fort")

        turned = [event.fields["card"].name for event in scene.events("TurnedUp", seen_by="Bob")]
        assert turned == ["Levy", "Insight", "Herald"]


@pytest.mark.rule("SW-202")
def test_revealed_cards_of_a_hand_stay_in_that_hand(lay):
    """
    The Delta-7 shows Ann's hand to Bob, and she has it still.
    """
    ann = {"hand": ["gor", "droidekas"], "fate_deck": ["delta-7_jedi_starfighter", "retreat"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        assert not scene["Bob"].sees("Gor")
        aims_fate(scene["Bob"], "Delta-7 Jedi Starfighter")

        assert scene["Bob"].sees("Gor")
        assert scene.hand("Ann") == ("Gor", "Droidekas")


@pytest.mark.rule("SW-203")
def test_after_a_reveal_the_whole_pile_is_shuffled_into_the_deck(war):
    """
    The cards passed over and those that lay on the pile before are all in the deck again.
    """
    ann = {"at": "camp", "credits": 1, "hand": ["recall"], "deck": ["levy", "insight", "herald"], "discard": ["brute"]}
    with war(Ann=ann) as scene:
        deck = len(scene.zone("deck", "Ann"))
        plays(scene["Ann"], "Recall", "Fort")

        assert scene.zone("discard", "Ann") == ("Recall",)
        assert len(scene.zone("deck", "Ann")) == deck - 1 + 1
        assert len(scene.events("Shuffled")) == 1


@pytest.mark.rule("SW-203", "SW-Q16")
def test_the_own_fate_deck_is_shuffled_after_a_reveal_by_a_text(war):
    """
    The Challenge passes over a Storm: the Fate pile is shuffled into the Fate deck.
    """
    ann = {"at": "camp", "hand": ["challenge"], "fate_deck": ["storm", "guardian"], "fate_discard": ["rogue"]}
    with war(Ann=ann) as scene:
        deck = len(scene.zone("fate_deck", "Ann"))
        plays(scene["Ann"], "Challenge", "Fort")

        assert scene.zone("fate_discard", "Ann") == ()
        assert len(scene.zone("fate_deck", "Ann")) == deck


@pytest.mark.rule("SW-204")
def test_an_empty_deck_is_renewed_for_a_reveal(war):
    """
    The Beggar's deck is empty: the pile becomes the deck, and an Urchin turns up.
    """
    ann = {"at": "gutter", "hand": ["plea"], "deck": []}
    with war(villains=("beggar", "baron"), Ann=ann, rest={"Beggar Villain": "discard"}) as scene:
        plays(scene["Ann"], "Plea", "Alley")

        assert scene.card("alley").bottom == ("Urchin",)
        assert scene.zone("deck", "Ann") == ("Urchin",)
        assert scene.zone("discard", "Ann") == ("Plea",)


@pytest.mark.rule("SW-203", "SW-209")
def test_a_reveal_that_finds_nothing_does_nothing(war):
    """
    With both Urchins in play the Plea turns nothing up.
    """
    ann = {"at": "gutter", "hand": ["plea"], "deck": [], "alley": ["urchin", "urchin"]}
    with war(villains=("beggar", "baron"), Ann=ann) as scene:
        plays(scene["Ann"], "Plea")

        assert scene.card("alley").bottom == ("Urchin", "Urchin")
        assert scene.zone("discard", "Ann") == ("Plea",)


@pytest.mark.rule("SW-203", "SW-074")
def test_what_can_never_turn_up_is_not_looked_for(war):
    """
    The only Herald is in hand: the Muster finds none, and cannot be played.
    """
    with war(Ann={"at": "camp", "hand": ["muster", "herald"]}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


# ------------------------------------------------------------------------------------------------ swap and look


@pytest.mark.rule("SW-205", "SW-206")
def test_a_swap_exchanges_the_card_for_its_replacement(war):
    """
    The Exchange goes to the Fate pile, and the Rogue from the pile is played, with all that she says.
    """
    ann = {"at": "camp", "credits": 2, "fate_deck": ["exchange", "storm"], "fate_discard": ["rogue", "guardian"]}
    with war(active=1, Ann=ann, Bob={"at": "mill"}) as scene:
        aims_fate(scene["Bob"], "Exchange", "Rogue", "Fort")

        assert scene.card("fort").top == ("Rogue",)
        assert scene.pool("purse", "Ann") == {"CREDIT": 1}
        assert sorted(scene.zone("fate_discard", "Ann")) == ["Exchange", "Guardian", "Storm"]


@pytest.mark.rule("SW-Q51", "SW-205")
def test_the_return_of_fett_brings_two_heroes(lay):
    """
    Each to a location of its own choice, which may be the same.
    """
    bob = {"fate_deck": ["the_return_of_fett", "the_bounty"], "fate_discard": ["koska_reeves", "fennec_shand", "grogu"]}
    with lay(Ann={"at": "utapau"}, Bob=bob) as scene:
        aims_fate(scene["Ann"], "The Return of Fett")
        scene["Ann"].picks("Koska Reeves", "Grogu")
        goes_on(scene["Ann"], "Tython", "Tython")

        assert scene.card("tython").top == ("Koska Reeves", "Grogu")


@pytest.mark.rule("SW-Q51")
def test_the_return_of_fett_does_nothing_without_a_hero_on_the_pile(lay):
    """
    It is discarded.
    """
    with lay(Ann={"at": "utapau"}, Bob={"fate_deck": ["the_return_of_fett", "the_bounty"]}) as scene:
        aims_fate(scene["Ann"], "The Return of Fett")

        assert sorted(scene.zone("fate_discard", "Bob")) == ["The Bounty", "The Return of Fett"]


@pytest.mark.rule("SW-207", "SW-Q54")
def test_cards_looked_at_are_seen_by_that_player_alone(war):
    """
    Ann sees two cards and puts them back in an order of hers; Bob knows neither.
    """
    with war(Ann={"at": "fort", "hand": ["foresight"], "deck": ["adept", "banner", "brute"]}) as scene:
        plays(scene["Ann"], "Foresight")
        assert scene["Ann"].sees("Adept")
        assert not scene["Bob"].sees("Adept")
        assert not scene["Bob"].sees("Banner")
        scene["Ann"].picks("Banner", "Adept")

        assert scene.zone("deck", "Ann")[:3] == ("Banner", "Adept", "Brute")
        assert not scene["Bob"].sees("Banner")


@pytest.mark.rule("SW-207")
def test_an_empty_deck_is_renewed_for_a_look(war):
    """
    The pile becomes the deck.
    """
    ann = {"at": "fort", "hand": ["foresight"], "deck": []}
    with war(Ann=ann, rest={"Warlord Villain": "discard"}) as scene:
        plays(scene["Ann"], "Foresight")
        scene.pick(*scene.options)

        assert scene.zone("discard", "Ann") == ("Foresight",)
        assert len(scene.zone("deck", "Ann")) > 2


@pytest.mark.rule("SW-Q52")
def test_a_deck_is_not_renewed_for_discarding_from_it(lay):
    """
    Of two cards two are discarded, and the pile stays where it is.
    """
    bob = {"deck": ["beskar", "darksaber"], "fate_deck": ["captured_imperial_shuttle", "the_bounty"]}
    with lay(Ann={"at": "utapau"}, Bob=bob, rest={"Moff Gideon Villain": "discard"}) as scene:
        pile = len(scene.zone("discard", "Bob"))
        aims_fate(scene["Ann"], "Captured Imperial Shuttle")

        assert scene.zone("deck", "Bob") == ()
        assert len(scene.zone("discard", "Bob")) == pile + 2


# ------------------------------------------------------------------------------------------------ find


@pytest.mark.rule("SW-208", "SW-209")
def test_a_card_is_looked_for_in_the_sector_first(lay):
    """
    Grogu in the Sector is found there, and no card is revealed.
    """
    ann = {"hand": ["gideon_captured"], "nevarro_city": ["grogu"]}
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", "ambition": 5, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Captured", "Tython")

        assert scene.card("tython").bottom == ("Grogu",)
        scene.did_not_happen("TurnedUp")


@pytest.mark.rule("SW-209")
def test_then_in_the_matching_pile(lay):
    """
    Grogu on the Fate pile is found there, and nothing is shuffled.
    """
    ann = {"hand": ["gideon_captured"], "fate_discard": ["grogu"]}
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", "ambition": 5, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Captured", "Tython")

        assert scene.card("tython").bottom == ("Grogu",)
        scene.did_not_happen("Shuffled")


@pytest.mark.rule("SW-209", "SW-Q39", "SW-203")
def test_then_by_revealing_the_matching_deck(lay):
    """
    The cards above Grogu are revealed, and the whole Fate pile is shuffled in.
    """
    ann = {
        "hand": ["gideon_captured"],
        "fate_deck": ["the_bounty", "the_jedi", "grogu"],
        "fate_discard": ["koska_reeves"],
    }
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", "ambition": 5, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Captured", "Tython")

        assert scene.card("tython").bottom == ("Grogu",)
        assert len(scene.events("TurnedUp")) == 3
        assert scene.zone("fate_discard", "Ann") == ()


@pytest.mark.rule("SW-Q39")
def test_hands_are_not_searched(war):
    """
    A Herald in the own hand is not found: the Summons take the one that is on the pile, and cannot be played without.
    """
    with war(Ann={"at": "camp", "hand": ["summons", "herald"], "credits": 0}) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


@pytest.mark.rule("SW-210")
def test_a_card_found_in_the_sector_may_be_put_back_where_it_was(lay):
    """
    Grogu on the Villain side of Tython is played there again.
    """
    ann = {"hand": ["gideon_captured"], "tython": [captive("grogu")]}
    with lay(villains=GIDEON_FIRST, Ann={"at": "the_bridge", "ambition": 5, **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Captured", "Tython")

        assert scene.card("tython").bottom == ("Grogu",)


@pytest.mark.rule("SW-Q39")
def test_tokens_and_attachments_stay_with_a_card_that_is_found_in_play(war):
    """
    The Herald is found with his Shield and his token, and has both where he is placed.
    """
    herald = carrying(with_tokens("herald", 1), "shield")
    with war(Ann={"at": "camp", "hand": ["muster"], "tower": [herald]}) as scene:
        plays(scene["Ann"], "Muster", "Fort")

        assert scene.card("herald").at == "Fort"
        assert scene.card("herald").attached == ("Shield",)
        assert scene.card("herald").tokens == {"PLUS": 1}


@pytest.mark.rule("SW-Q39", "SW-Q40")
def test_tokens_and_attachments_of_a_found_card_that_can_not_be_put_back_go(war):
    """
    The Warden bars the Herald whom the Summons have found: he is discarded with his Shield, and his token goes back.
    """
    herald = carrying(with_tokens("herald", 1), "shield")
    with war(Ann={"at": "camp", "hand": ["summons"], "tower": [herald], "harbour": ["warden"]}) as scene:
        plays(scene["Ann"], "Summons")

        assert sorted(scene.zone("discard", "Ann")) == ["Herald", "Shield", "Summons"]
        assert scene.card("herald").tokens == {}


# ------------------------------------------------------------------------------------------------ defeat and choose


@pytest.mark.rule("SW-212", "SW-213")
def test_a_defeat_by_a_card_takes_no_vanquish(war):
    """
    The Assassin defeats a Hero without Strength being compared, and the Martyr accuses all the same.
    """
    with war(Ann={"at": "harbour", "credits": 3, "fort": ["assassin"], "tower": ["martyr"]}) as scene:
        scene["Ann"].picks("Activate")

        assert scene.zone("fate_discard", "Ann") == ("Martyr",)
        assert scene.pool("purse", "Ann") == {"CREDIT": 1}
        scene.did_not_happen("Vanquished")


@pytest.mark.rule("SW-214")
def test_any_card_that_meets_the_terms_will_do(war):
    """
    The Sacrifice may take any Ally wherever it is, and no Hero.
    """
    with war(Ann={"at": "fort", "hand": ["sacrifice"], "camp": ["soldier", "guardian"], "tower": ["brute"]}) as scene:
        goes_on(scene["Ann"], "Play a Card", "Sacrifice")

        scene.can_pick_exactly("Soldier", "Brute")
        scene["Ann"].picks("Brute")


# ------------------------------------------------------------------------------------------------ conflicts of text


@pytest.mark.rule("SW-215")
def test_a_card_overrules_the_rulebook(lay):
    """
    Droidekas fight at a location where they were not.
    """
    ann = {"utapau": [with_tokens("plo_koon", -1)], "saleucami": ["droidekas"]}
    with lay(Ann={"at": "florrum", "ambition": 1, **ann}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fate_discard", "Ann") == ("Plo Koon",)
        assert scene.zone("discard", "Ann") == ("Droidekas",)
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-216")
def test_a_ban_counts_where_another_card_allows(lay):
    """
    Kit Fisto lets Heroes be moved, and Magna Guard holds those beside it.
    """
    ann = {"hand": ["count_dookus_orders"], "deck": ["gor"], "fate_deck": ["kit_fisto"]}
    here = {"saleucami": ["plo_koon", "magna_guard"]}
    with lay(Ann={"at": "florrum", "ambition": 2, **ann, **here}) as scene:
        uses_ambition(scene["Ann"], "Play Count Dooku's Orders", "Utapau", "Florrum")
        scene.expect("Ann", prompt="Where does Kit Fisto go?")
        scene["Ann"].passes()

        assert scene.card("plo_koon").at == "Saleucami"


@pytest.mark.rule("SW-Q50")
def test_each_hero_is_moved_or_left_to_a_place_of_its_own(lay):
    """
    Kit Fisto comes: Plo Koon goes to one location, Mace Windu to another, and Kit Fisto stays.
    """
    ann = {"saleucami": ["plo_koon", "mace_windu"], "fate_deck": ["kit_fisto", "retreat"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge"}) as scene:
        aims_fate(scene["Bob"], "Kit Fisto", "Florrum")
        goes_on(scene["Bob"], "Utapau", "Florrum", "Pass")

        assert scene.card("plo_koon").at == "Utapau"
        assert scene.card("mace_windu").at == "Florrum"
        assert scene.card("kit_fisto").at == "Florrum"
