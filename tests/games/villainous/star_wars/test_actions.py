"""The actions but for Vanquish and Fate: Credits, Ambition, playing, Maneuver, Discard Cards, Activate (SW-058 to SW-088)."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged
from tests.games.villainous.star_wars.deeds import goes_on, plays, uses_ambition

NO_CARD = "You have no card that you could play."
NO_AMBITION = "There is nothing you could do with Ambition."
NOTHING_TO_MOVE = "Nothing of yours can be moved."
NOTHING_TO_ACTIVATE = "Nothing of yours can be activated."

# ------------------------------------------------------------------------------------------------ Collect Credits


@pytest.mark.rule("SW-058", "SW-011")
@pytest.mark.parametrize(("place", "count"), [("camp", 2), ("fort", 1)])
def test_credits_are_collected_as_the_symbol_shows(war, place, count):
    """
    Two at the Camp, one at the Fort.
    """
    with war(Ann={"at": place, "credits": 1}) as scene:
        scene["Ann"].picks(f"Collect Credits {count}")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1 + count}


# ------------------------------------------------------------------------------------------------ Ambition


@pytest.mark.rule("SW-060")
def test_an_ambition_symbol_allows_one_thing(war):
    """
    After one Ambition card the symbol is used, though there is a second card.
    """
    with war(Ann={"at": "fort", "ambition": 5, "hand": ["insight", "zealot"]}) as scene:
        uses_ambition(scene["Ann"], "Play Zealot", "Fort")

        assert scene.why_not("Ambition") == "You have used that symbol this turn."


@pytest.mark.rule("SW-060")
def test_an_ambition_symbol_is_for_a_card_or_an_ability(war):
    """
    Both are on offer at the same time.
    """
    with war(Ann={"at": "fort", "ambition": 5, "hand": ["zealot"], "tower": ["adept"]}) as scene:
        scene["Ann"].picks("Ambition")

        scene.can_pick("Play Zealot", "Adept")
        goes_on(scene["Ann"], "Play Zealot", "Fort")


@pytest.mark.rule("SW-061")
def test_an_ambition_card_is_paid_in_ambition(war):
    """
    The Zealot costs 1 Ambition and no Credits.
    """
    with war(Ann={"at": "fort", "ambition": 2, "credits": 2, "hand": ["zealot"]}) as scene:
        uses_ambition(scene["Ann"], "Play Zealot", "Camp")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1, "CREDIT": 2}
        assert scene.card("zealot").at == "Camp"


@pytest.mark.rule("SW-062")
def test_credits_do_not_make_up_for_ambition(war):
    """
    With nine Credits and no Ambition the Zealot cannot be played.
    """
    with war(Ann={"at": "fort", "credits": 9, "hand": ["zealot"]}) as scene:
        assert scene.why_not("Ambition") == NO_AMBITION


@pytest.mark.rule("SW-063")
def test_an_ambition_card_for_nothing_takes_an_ambition_action(war):
    """
    The Insight costs 0: it can be played with that action, and at the Camp, where there is none, it can't.
    """
    with war(Ann={"at": "camp", "hand": ["insight"]}) as scene:
        assert scene.why_not("Play a Card") == NO_CARD
    with war(Ann={"at": "fort", "hand": ["insight"]}) as scene:
        uses_ambition(scene["Ann"], "Play Insight")

        assert len(scene.hand("Ann")) == 1


@pytest.mark.rule("SW-064")
def test_an_ambition_ability_takes_an_action_and_its_price(war):
    """
    The Adept's 2 Ambition are paid, and the symbol is used.
    """
    with war(Ann={"at": "fort", "ambition": 3, "credits": 3, "tower": ["adept"]}) as scene:
        uses_ambition(scene["Ann"], "Adept")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1, "CREDIT": 3}
        assert len(scene.hand("Ann")) == 1
        assert scene.why_not("Ambition") == "You have used that symbol this turn."


@pytest.mark.rule("SW-064")
def test_an_ambition_ability_can_not_be_paid_in_credits(war):
    """
    With 1 Ambition and many Credits the Adept teaches nothing.
    """
    with war(Ann={"at": "fort", "ambition": 1, "credits": 9, "tower": ["adept"]}) as scene:
        assert scene.why_not("Ambition") == NO_AMBITION


@pytest.mark.rule("SW-065")
def test_only_the_ambition_ability_takes_the_action(war):
    """
    The Adept's other text works without: with the mover beside, the Adept is stronger.
    """
    with war(Ann={"at": "camp", "camp": ["adept"]}) as scene:
        assert scene.card("adept").strength == 2
    with war(Ann={"at": "camp", "tower": ["adept"]}) as scene:
        assert scene.card("adept").strength == 1


@pytest.mark.rule("SW-066")
def test_a_play_a_card_action_plays_no_ambition_card(war):
    """
    The Zealot says why.
    """
    with war(Ann={"at": "camp", "ambition": 5, "hand": ["zealot", "recruit"]}) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Zealot") == "It costs Ambition: that takes an Ambition action."
        goes_on(scene["Ann"], "Recruit", "Camp")


@pytest.mark.rule("SW-067")
def test_an_ambition_action_plays_no_card_that_costs_credits(war):
    """
    The Soldier says why, though there is money.
    """
    with war(Ann={"at": "fort", "ambition": 5, "credits": 5, "hand": ["soldier", "insight"]}) as scene:
        scene["Ann"].picks("Ambition")

        assert scene.why_not("Play Soldier") == "It costs Credits: that takes a Play a Card action."
        scene["Ann"].picks("Play Insight")


# ------------------------------------------------------------------------------------------------ Play a Card


@pytest.mark.rule("SW-068", "SW-069")
def test_one_card_is_played_and_paid(war):
    """
    The Brute costs 2 Credits.
    """
    with war(Ann={"at": "camp", "credits": 3, "hand": ["brute", "soldier"]}) as scene:
        plays(scene["Ann"], "Brute", "Tower")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}
        assert scene.hand("Ann") == ("Soldier",)
        assert scene.why_not("Play a Card") == "You have used that symbol this turn."


@pytest.mark.rule("SW-070")
def test_a_card_that_can_not_be_paid_can_not_be_played(war):
    """
    With 1 Credit there is no Brute, and the refusal says what is missing.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["brute", "soldier"]}) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Brute") == "2 Credits needed: you have 1."
        goes_on(scene["Ann"], "Soldier", "Camp")


@pytest.mark.rule("SW-071")
def test_a_card_for_nothing_takes_a_play_a_card_action(war):
    """
    The Recruit costs 0: at the Tower, where there is no such symbol, nothing can be played.
    """
    with war(Ann={"at": "tower", "hand": ["recruit"]}) as scene:
        scene.cannot_pick("Play a Card", "Recruit")
    with war(Ann={"at": "camp", "hand": ["recruit"]}) as scene:
        plays(scene["Ann"], "Recruit", "Camp")

        assert scene.why_not("Play a Card") == "You have used that symbol this turn."


@pytest.mark.rule("SW-072", "SW-121", "SW-124", "SW-120")
@pytest.mark.parametrize("card", ["Soldier", "Banner"])
@pytest.mark.parametrize("place", ["Camp", "Harbour", "Fort", "Tower"])
def test_allies_and_items_go_to_any_location(war, card, place):
    """
    To the Villain side of that of the mover or of any other.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": [card]}) as scene:
        plays(scene["Ann"], card, place)

        assert scene.card(place).bottom == (card,)
        assert scene.card(place).top == ()


@pytest.mark.rule("SW-073", "SW-168")
def test_a_vehicle_goes_to_deep_space(war):
    """
    Nobody is asked where to.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["frigate"]}) as scene:
        plays(scene["Ann"], "Frigate")

        assert scene.zone("fleet", "Ann") == ("Frigate",)


@pytest.mark.rule("SW-074", "SW-Q09")
def test_a_card_whose_text_can_not_be_followed_may_not_be_played(war):
    """
    The Sacrifice needs an Ally.
    """
    with war(Ann={"at": "camp", "hand": ["sacrifice", "levy"], "credits": 1}) as scene:
        scene["Ann"].picks("Play a Card")

        assert scene.why_not("Sacrifice") == "What it says cannot all be done now."
        scene["Ann"].picks("Levy")


@pytest.mark.rule("SW-Q09")
def test_what_may_be_done_need_not_be_possible(lay):
    """
    Malevolence is reached without two Allies to remove: it is played and used all the same.
    """
    with lay(Ann={"at": "utapau", "credits": 3, "hand": ["malevolence"]}) as scene:
        plays(scene["Ann"], "Malevolence")

        assert scene.zone("fleet", "Ann") == ("Malevolence",)


# ------------------------------------------------------------------------------------------------ Maneuver


@pytest.mark.rule("SW-075")
def test_a_maneuver_puts_one_card_at_another_location(war):
    """
    The Soldier goes from the Camp to the Fort, on the Villain side, and the action is used.
    """
    with war(Ann={"at": "tower", "camp": ["soldier", "brute"]}) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Soldier")
        scene.can_pick_exactly("Harbour", "Fort", "Tower")
        scene["Ann"].picks("Fort")

        assert scene.card("fort").bottom == ("Soldier",)
        assert scene.card("camp").bottom == ("Brute",)
        assert scene.why_not("Maneuver") == "You have used that symbol this turn."


@pytest.mark.rule("SW-076")
def test_fate_cards_on_the_hero_side_are_not_maneuvered(war):
    """
    With a Hero and a Barricade alone there is nothing to maneuver.
    """
    with war(Ann={"at": "tower", "camp": ["guardian", "barricade"]}) as scene:
        assert scene.why_not("Maneuver") == NOTHING_TO_MOVE


@pytest.mark.rule("SW-077")
def test_an_attached_item_is_not_maneuvered_by_itself(war):
    """
    Only the two Allies are on offer.
    """
    with war(Ann={"at": "tower", "camp": [carrying("soldier", "shield"), "brute"]}) as scene:
        scene["Ann"].picks("Maneuver")

        scene.can_pick_exactly("Soldier", "Brute")
        goes_on(scene["Ann"], "Brute", "Fort")


@pytest.mark.rule("SW-078")
def test_an_ally_takes_the_attached_items_along(war):
    """
    Both Shields go where the Soldier goes.
    """
    with war(Ann={"at": "tower", "camp": [carrying("soldier", "shield", "shield")]}) as scene:
        goes_on(scene["Ann"], "Maneuver", "Fort")

        assert scene.card("soldier", zone="bottom").attached == ("Shield", "Shield")
        assert scene.card("soldier", zone="bottom").at == "Fort"
        assert scene.card("soldier", zone="bottom").strength == 4


@pytest.mark.rule("SW-079")
def test_a_loose_item_is_maneuvered_by_itself(war):
    """
    The Banner goes from the Camp to the Fort.
    """
    with war(Ann={"at": "tower", "camp": ["banner"]}) as scene:
        goes_on(scene["Ann"], "Maneuver", "Fort")

        assert scene.card("fort").bottom == ("Banner",)


@pytest.mark.rule("SW-080")
def test_maneuvering_is_not_playing(lay):
    """
    Gor brings no Ambition when he is maneuvered.
    """
    with lay(Ann={"at": "utapau", "florrum": ["gor"]}) as scene:
        goes_on(scene["Ann"], "Maneuver", "Saleucami")

        assert scene.card("gor").at == "Saleucami"
        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-082", "SW-Q10")
def test_nothing_is_maneuvered_onto_a_vehicle(war):
    """
    The Frigate is no place for a Soldier or a Banner.
    """
    with war(Ann={"at": "tower", "camp": ["soldier"], "fleet": ["frigate"]}) as scene:
        scene["Ann"].picks("Maneuver")

        scene.can_pick_exactly("Harbour", "Fort", "Tower")
        scene["Ann"].picks("Harbour")


# ------------------------------------------------------------------------------------------------ Discard Cards


@pytest.mark.rule("SW-083")
@pytest.mark.parametrize("cards", [["Levy"], ["Levy", "Brute"], ["Levy", "Brute", "Spies"]])
def test_any_number_of_cards_is_discarded_face_up(war, cards):
    """
    One, two or all of them, Conditions too.
    """
    with war(Ann={"at": "camp", "hand": ["levy", "brute", "spies"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks(*cards)

        assert sorted(scene.zone("discard", "Ann")) == sorted(cards)
        assert len(scene.hand("Ann")) == 3 - len(cards)
        assert all(scene["Bob"].sees(card) for card in cards)


@pytest.mark.rule("SW-083", "SW-Q34", "SW-Q57")
def test_no_card_may_be_discarded_either(war):
    """
    With none picked the action is used all the same.
    """
    with war(Ann={"at": "camp", "hand": ["levy"]}) as scene:
        scene["Ann"].picks("Discard Cards")
        scene["Ann"].picks()

        assert scene.hand("Ann") == ("Levy",)
        assert scene.why_not("Discard Cards") == "You have used that symbol this turn."
        scene.happened("ActionTaken", discarded=0)


@pytest.mark.rule("SW-084")
def test_nothing_is_drawn_for_discarded_cards(war):
    """
    The hand stays empty until the turn is done.
    """
    with war(Ann={"at": "camp", "hand": ["levy"]}) as scene:
        goes_on(scene["Ann"], "Discard Cards", "Levy")

        assert scene.hand("Ann") == ()


# ------------------------------------------------------------------------------------------------ Activate


@pytest.mark.rule("SW-085", "SW-086", "SW-059")
def test_an_activate_symbol_activates_one_card_for_credits(war):
    """
    The Engineer's price is 1 Credit, and one Engineer of two is activated.
    """
    with war(Ann={"at": "harbour", "credits": 2, "camp": ["engineer"], "fort": ["engineer"]}) as scene:
        goes_on(scene["Ann"], "Activate", "Engineer: Gain 2 Ambition (Camp)")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1, "AMBITION": 2}
        assert scene.why_not("Activate") == "You have used that symbol this turn."


@pytest.mark.rule("SW-086")
def test_an_activated_ability_is_not_paid_in_ambition(war):
    """
    With no Credits the Engineer cannot be activated, whatever Ambition there is.
    """
    with war(Ann={"at": "harbour", "ambition": 5, "camp": ["engineer"]}) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("SW-085", "SW-Q12")
def test_only_cards_in_the_own_sector_are_activated(war):
    """
    An Engineer in hand or on the pile is none.
    """
    with war(Ann={"at": "harbour", "credits": 5, "hand": ["engineer"], "discard": ["engineer"]}) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("SW-085", "SW-064")
def test_an_ambition_ability_is_not_activated_by_an_activate_action(war):
    """
    The Adept is for Ambition actions.
    """
    with war(Ann={"at": "tower", "credits": 5, "ambition": 5, "camp": ["adept"]}) as scene:
        assert scene.why_not("Activate") == NOTHING_TO_ACTIVATE


@pytest.mark.rule("SW-087", "SW-088")
def test_playing_a_card_does_not_use_its_activated_ability(war):
    """
    The Engineer is played for 1 Credit like any Ally, and brings nothing by that.
    """
    with war(Ann={"at": "camp", "credits": 2, "hand": ["engineer"]}) as scene:
        plays(scene["Ann"], "Engineer", "Camp")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}


@pytest.mark.rule("SW-087")
def test_an_activated_ability_is_no_deed_of_its_own(war):
    """
    Without the symbol it is not on offer.
    """
    with war(Ann={"at": "camp", "credits": 5, "camp": ["engineer"]}) as scene:
        scene.cannot_pick("Engineer", "Activate")


@pytest.mark.rule("SW-Q12")
def test_a_fate_card_may_offer_its_activation_to_its_villain(lay):
    """
    Under Repair lies with General Grievous, and he may pay for it.
    """
    with lay(Ann={"at": "florrum", "credits": 6, "under": ["under_repair"]}) as scene:
        scene["Ann"].picks("Under Repair")

        assert scene.zone("fate_discard", "Ann") == ("Under Repair",)
        assert scene.pool("purse", "Ann") == {}


# ------------------------------------------------------------------------------------------------ maneuvers of Vehicles


@pytest.mark.rule("SW-081", "SW-187")
def test_a_maneuver_parts_an_engaged_vehicle_from_its_foe(war):
    """
    The Frigate is free, and the Cutter is loose.
    """
    with war(Ann={"at": "tower", "fleet": [engaged("frigate", "cutter")]}) as scene:
        scene["Ann"].picks("Maneuver")

        assert scene.card("frigate").foes == ()
        assert scene.zone("rebels", "Ann") == ("Cutter",)
