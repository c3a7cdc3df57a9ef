"""Asajj Ventress' Effects, Conditions and Vehicles: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged, under_way

NO_CARD = "You have no card that you could play."
ANOTHER = "Reveal another Mission for 0 Ambition"
CUT = "A Cut of the Profits: Gain 2 Credits"
STRIKE = "Sudden Strike: Take a Maneuver action"


def plays(scene, card):
    """Have Ann play a card that costs Ambition."""
    scene["Ann"].picks("Ambition")
    scene["Ann"].picks(f"Play {card}")


def cannot_play(scene, card):
    """Make sure that Ann can't play a card that costs Ambition."""
    scene["Ann"].picks("Ambition")
    scene.cannot_pick(f"Play {card}")
    scene["Ann"].picks(ANOTHER)


# ------------------------------------------------------------------------------------------------ A Contract Fulfilled


def test_a_contract_fulfilled_marks_a_task(asajj):
    """
    For 3 Ambition any task of a face-up Mission is marked; the token comes from the supply.
    """
    with asajj(ambition=3, hand=["a_contract_fulfilled"], missions=[under_way("free_the_viceroy", 1, 2)]) as scene:
        plays(scene, "A Contract Fulfilled")
        scene.can_pick_exactly(
            "Free the Viceroy: Move your mover to an Ally Vehicle", "Free the Viceroy: Take a Fate action"
        )
        scene["Ann"].picks("Free the Viceroy: Take a Fate action")

        assert scene.card("free_the_viceroy").marked == 0b1011
        assert scene.pool("purse", "Ann") == {}


def test_a_contract_fulfilled_may_complete_a_mission(asajj):
    """
    With the last token on it the Mission is complete, and its tokens are Ambition.
    """
    with asajj(ambition=3, hand=["a_contract_fulfilled"], missions=[under_way("free_the_viceroy", 1, 2, 3)]) as scene:
        plays(scene, "A Contract Fulfilled")

        assert scene.card("asajj_ventress").completed == ("Free the Viceroy",)
        assert scene.pool("purse", "Ann") == {"AMBITION": 4}


def test_a_contract_fulfilled_needs_a_face_up_mission(asajj):
    """
    Missions in the deck have no tasks to mark.
    """
    with asajj(ambition=3, hand=["a_contract_fulfilled"]) as scene:
        cannot_play(scene, "A Contract Fulfilled")


# ------------------------------------------------------------------------------------------------ Out of the Shadows


@pytest.mark.rule("SW-Q36")
def test_out_of_the_shadows_opens_the_symbols_of_another_location(asajj):
    """
    From then on the symbols of the new location are the open ones; those left behind cannot be used.
    """
    with asajj(ambition=1, hand=["out_of_the_shadows"]) as scene:
        plays(scene, "Out of the Shadows")
        scene.can_pick_exactly("Serenno", "Teth", "Kamino")
        scene["Ann"].picks("Serenno")

        scene.can_pick("Collect Credits 3", "Fate")
        scene.cannot_pick("Collect Credits 2", "Discard Cards")


@pytest.mark.rule("SW-Q21")
def test_out_of_the_shadows_leads_aboard(asajj):
    """
    She may go to an Ally Vehicle: its ability is used, and a task of moving to one is marked.
    """
    with asajj(
        ambition=1,
        hand=["out_of_the_shadows"],
        deck=["nightsisters"],
        fleet=["ginivex_fanblade_starfighter"],
        missions=["free_the_viceroy"],
    ) as scene:
        plays(scene, "Out of the Shadows")
        scene["Ann"].picks("Ginivex Fanblade Starfighter")

        assert scene.hand("Ann") == ("Nightsisters",)
        assert scene.card("free_the_viceroy").marked == 0b0100


def test_out_of_the_shadows_does_not_lead_to_the_same_place(asajj):
    """
    She has to go to another location.
    """
    with asajj(ambition=1, hand=["out_of_the_shadows"]) as scene:
        plays(scene, "Out of the Shadows")
        scene.cannot_pick("Dathomir")
        scene["Ann"].picks("Teth")


# ------------------------------------------------------------------------------------------------ Draw Them Out


def test_draw_them_out_plays_a_fate_card_on_herself(asajj):
    """
    She reveals two of her own Fate cards, plays one on herself and discards the other; then she gains 2 Ambition.
    """
    with asajj(hand=["draw_them_out"], fate_deck=["captain_rex", "asajj_yoda"]) as scene:
        plays(scene, "Draw Them Out")
        scene["Ann"].picks("Captain Rex")
        scene["Ann"].picks("Kamino")

        assert scene.card("captain_rex").at == "Kamino"
        assert scene.zone("fate_discard", "Ann") == ("Yoda",)
        assert scene.pool("purse", "Ann") == {"AMBITION": 2}


def test_draw_them_out_has_her_make_every_choice(asajj):
    """
    What the Fate card asks of whoever played it, she is asked.
    """
    with asajj(
        hand=["draw_them_out"],
        teth=["battle_droids", "nightsisters"],
        fate_deck=["asajj_anakin_skywalker", "asajj_yoda"],
    ) as scene:
        plays(scene, "Draw Them Out")
        scene["Ann"].picks("Anakin Skywalker")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Battle Droids")

        assert scene.zone("discard", "Ann") == ("Battle Droids", "Draw Them Out")


def test_draw_them_out_may_bring_a_restriction(asajj):
    """
    A Restriction goes under her mover.
    """
    with asajj(hand=["draw_them_out"], fate_deck=["strange_alliances", "asajj_yoda"]) as scene:
        plays(scene, "Draw Them Out")
        scene["Ann"].picks("Strange Alliances")

        assert scene.card("asajj_ventress").attached == ("Strange Alliances",)


def test_draw_them_out_shuffles_nothing(asajj):
    """
    As in a Fate action the card not played stays on the pile.
    """
    with asajj(hand=["draw_them_out"], fate_deck=["captain_rex", "asajj_yoda"], fate_discard=["ray_shield"]) as scene:
        plays(scene, "Draw Them Out")
        scene["Ann"].picks("Captain Rex")
        scene["Ann"].picks("Kamino")

        assert scene.zone("fate_discard", "Ann") == ("Ray Shield", "Yoda")


def test_draw_them_out_is_no_fate_action(asajj):
    """
    It marks no task about Fate actions, and no Condition about them answers it.
    """
    with asajj(
        {"hand": ["trained_in_the_jedi_arts"], "fate_discard": ["mace_windu"]},
        hand=["draw_them_out"],
        fate_deck=["captain_rex", "asajj_yoda"],
        missions=["free_the_viceroy"],
    ) as scene:
        plays(scene, "Draw Them Out")
        scene["Ann"].picks("Captain Rex")
        scene["Ann"].picks("Kamino")

        scene.did_not_happen("FateAimed")
        assert scene.card("free_the_viceroy").marked == 0


# ------------------------------------------------------------------------------------------------ Nightsister Ritual


def test_nightsister_ritual_plays_savage_opress_for_free(asajj):
    """
    It is swapped for Savage Opress, who is played for free at any location; the Ritual is discarded.
    """
    with asajj(credits=2, hand=["nightsister_ritual"], discard=["savage_opress"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Nightsister Ritual")
        scene["Ann"].picks("Savage Opress")
        scene["Ann"].picks("Teth")

        assert scene.card("savage_opress", of="Ann").at == "Teth"
        assert scene.zone("discard", "Ann") == ("Nightsister Ritual",)
        assert scene.pool("purse", "Ann") == {}


def test_nightsister_ritual_finds_mother_talzin_in_the_deck(asajj):
    """
    From the deck the cards above her are discarded, and the pile is shuffled in.
    """
    with asajj(
        credits=2,
        hand=["nightsister_ritual", "savage_opress"],
        deck=["energy_bow", "mother_talzin"],
        discard=["krayts_claw"],
    ) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Nightsister Ritual")
        scene["Ann"].picks("Kamino")

        assert scene.card("mother_talzin", of="Ann").at == "Kamino"
        assert scene.zone("discard", "Ann") == ("Nightsister Ritual",)


def test_nightsister_ritual_plays_again_who_is_in_the_sector(asajj):
    """
    A card found in the Sector is played again, at a location of her choice.
    """
    with asajj(credits=2, hand=["nightsister_ritual"], teth=["savage_opress"], kamino=["mother_talzin"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Nightsister Ritual")
        scene["Ann"].picks("Savage Opress")
        scene["Ann"].picks("Serenno")

        assert scene.card("savage_opress", of="Ann").at == "Serenno"
        scene.happened("Played", card="Savage Opress")


def test_nightsister_ritual_finds_nobody_in_hand(asajj):
    """
    With both of them in hand it can't be played.
    """
    with asajj(credits=2, hand=["nightsister_ritual", "savage_opress", "mother_talzin"]) as scene:
        assert scene.why_not("Play a Card") == NO_CARD


def test_nightsister_ritual_takes_a_play_a_card_action(asajj):
    """
    It costs Credits: an Ambition action does not play it.
    """
    with asajj(credits=2, ambition=5, hand=["nightsister_ritual"]) as scene:
        cannot_play(scene, "Nightsister Ritual")


# ------------------------------------------------------------------------------------------------ Conditions


def test_a_cut_of_the_profits_gains_two_credits(asajj):
    """
    When an opponent takes a Collect Credits action, she gains 2 Credits, and not from that player.
    """
    with asajj({"at": "saleucami"}, active=1, hand=["a_cut_of_the_profits"]) as scene:
        scene["Bob"].picks("Collect Credits 2")
        scene["Ann"].picks(CUT)

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}
        assert scene.pool("purse", "Bob") == {"CREDIT": 2}
        assert scene.zone("discard", "Ann") == ("A Cut of the Profits",)


def test_a_cut_of_the_profits_does_not_answer_credits_from_a_card(asajj):
    """
    Credits that a card gives are no Collect Credits action.
    """
    bob = {"at": "lair_of_grievous", "hand": ["motivational_tactics"], "utapau": ["gor"]}
    with asajj(bob, active=1, hand=["a_cut_of_the_profits"]) as scene:
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks("Play Motivational Tactics")
        scene["Bob"].picks("Credits")

        assert scene.pool("purse", "Ann") == {}


@pytest.mark.rule("SW-131")
def test_a_cut_of_the_profits_is_not_for_her_own_turn(asajj):
    """
    Her own Collect Credits action is no occasion.
    """
    with asajj(hand=["a_cut_of_the_profits"]) as scene:
        scene["Ann"].picks("Collect Credits 2")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2}


def test_sudden_strike_maneuvers_in_an_opponents_turn(asajj):
    """
    When an opponent plays an Ally, she takes a Maneuver action for free; it marks tasks as any other does.
    """
    bob = {"at": "saleucami", "hand": ["gor"], "credits": 3}
    with asajj(bob, active=1, hand=["sudden_strike"], teth=["nightsisters"], missions=["raid_on_kamino"]) as scene:
        scene["Bob"].picks("Play a Card")
        scene["Bob"].picks("Gor")
        scene["Bob"].picks("Utapau")
        scene["Ann"].picks(STRIKE)
        scene["Ann"].picks("Kamino")

        assert scene.card("nightsisters", of="Ann").at == "Kamino"
        assert scene.card("raid_on_kamino").marked == 0b0001


def test_sudden_strike_may_join_vehicles(asajj):
    """
    A Maneuver action may also let Vehicles join or part.
    """
    bob = {"at": "saleucami", "hand": ["gor"], "credits": 3}
    with asajj(bob, active=1, hand=["sudden_strike"], fleet=[engaged("trident_drill_ship", "twilight")]) as scene:
        scene["Bob"].picks("Play a Card")
        scene["Bob"].picks("Gor")
        scene["Bob"].picks("Utapau")
        scene["Ann"].picks(STRIKE)

        assert scene.zone("rebels", "Ann") == ("Twilight",)


def test_sudden_strike_needs_something_to_maneuver(asajj):
    """
    With nothing to maneuver it can't be played.
    """
    bob = {"at": "saleucami", "hand": ["gor"], "credits": 3}
    with asajj(bob, active=1, hand=["sudden_strike"]) as scene:
        scene["Bob"].picks("Play a Card")
        scene["Bob"].picks("Gor")
        scene["Bob"].picks("Utapau")

        scene.expect("Bob", kind="act")


def test_sudden_strike_does_not_answer_an_effect(asajj):
    """
    Only an Ally who is played is an occasion.
    """
    bob = {"at": "lair_of_grievous", "hand": ["add_to_my_collection"], "ambition": 4}
    with asajj(bob, active=1, hand=["sudden_strike"], teth=["nightsisters"]) as scene:
        scene["Bob"].picks("Ambition")
        scene["Bob"].picks("Play Add to My Collection")

        scene.expect("Bob", kind="act")


# ------------------------------------------------------------------------------------------------ Vehicles


def goes_to(asajj, ship, **ann):
    """Lay the start of Ann's turn, and have her go to a ship."""
    scene = asajj(at="portrait", phase="go somewhere", fleet=[ship], **ann)
    scene["Ann"].picks(ship.replace("_", " "))
    return scene


def test_ginivex_fanblade_starfighter_draws_a_card(asajj):
    """
    Whoever arrives there draws one card.
    """
    with goes_to(asajj, "ginivex_fanblade_starfighter", deck=["nightsisters"]) as scene:
        assert scene.hand("Ann") == ("Nightsisters",)
        scene.can_pick("Collect Credits 1")


def test_ginivex_fanblade_starfighter_draws_nothing_for_staying_away(asajj):
    """
    At another place she draws nothing.
    """
    with asajj(phase="go somewhere", fleet=["ginivex_fanblade_starfighter"], deck=["nightsisters"]) as scene:
        scene["Ann"].picks("Teth")

        assert scene.hand("Ann") == ()


def test_trident_drill_ship_moves_two_allies(asajj):
    """
    On arrival she may move up to two Allies from one location to one other.
    """
    with goes_to(asajj, "trident_drill_ship", teth=["nightsisters", "battle_droids", "krayts_claw"]) as scene:
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].picks("Kamino")
        scene["Ann"].picks("Krayt's Claw")

        assert scene.card("kamino").bottom == ("Nightsisters", "Krayt's Claw")


def test_trident_drill_ship_moves_one_ally_or_none(asajj):
    """
    She may stop after one, or move nobody.
    """
    with goes_to(asajj, "trident_drill_ship", teth=["nightsisters", "battle_droids"]) as scene:
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].picks("Kamino")
        scene["Ann"].passes()

        assert scene.card("kamino").bottom == ("Nightsisters",)
    with goes_to(asajj, "trident_drill_ship", teth=["nightsisters"]) as scene:
        scene["Ann"].passes()

        scene.did_not_happen("Relocated")


def test_trident_drill_ship_moves_both_from_one_location(asajj):
    """
    The second one has to stand where the first one stood.
    """
    with goes_to(asajj, "trident_drill_ship", teth=["nightsisters"], dathomir=["battle_droids"]) as scene:
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].picks("Kamino")

        scene.expect("Ann", kind="act")


def test_trident_drill_ship_does_not_maneuver(asajj):
    """
    They are moved: no Maneuver task is marked.
    """
    with goes_to(asajj, "trident_drill_ship", teth=["nightsisters"], missions=["raid_on_kamino"]) as scene:
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].picks("Kamino")

        assert scene.card("raid_on_kamino").marked == 0
