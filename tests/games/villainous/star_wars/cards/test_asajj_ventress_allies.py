"""Asajj Ventress' Allies and Items: what each does, and what it must not do."""

from tabletop.games.villainous.star_wars.testing import carrying, with_tokens

TOO_WEAK = "There is nobody to vanquish."
TALZIN_TAKES = "Mother Talzin: Take an Ally from the discard pile"
TALZIN_CALLS = "Mother Talzin: Find Savage Opress and place him here"
SABERS = "Curved-Hilt Lightsabers: Defeat a Hero of Strength 2 or less where you are"


# ------------------------------------------------------------------------------------------------ Battle Droids


def test_battle_droids_bring_another_of_their_kind(asajj):
    """
    When they are played, another Battle Droids may follow from hand to the same location, paid but with no symbol.
    """
    with asajj(credits=2, hand=["battle_droids", "battle_droids"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].passes()

        assert scene.card("teth").bottom == ("Battle Droids", "Battle Droids")
        assert scene.pool("purse", "Ann") == {}


def test_battle_droids_bring_a_third_through_the_second(asajj):
    """
    The second Battle Droids have the same ability, so a third can follow.
    """
    with asajj(credits=3, hand=["battle_droids", "battle_droids", "battle_droids"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].passes()

        assert len(scene.card("teth").bottom) == 3


def test_battle_droids_follow_only_if_wanted(asajj):
    """
    She may leave the other Battle Droids in her hand.
    """
    with asajj(credits=2, hand=["battle_droids", "battle_droids"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Teth")
        scene["Ann"].passes()

        assert scene.hand("Ann") == ("Battle Droids",)


def test_battle_droids_follow_only_if_they_can_be_paid(asajj):
    """
    The other Battle Droids are not for free.
    """
    with asajj(credits=1, hand=["battle_droids", "battle_droids"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Teth")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


def test_battle_droids_bring_no_other_ally(asajj):
    """
    Only Battle Droids follow Battle Droids.
    """
    with asajj(credits=9, hand=["battle_droids", "nightsisters"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Battle Droids")
        scene["Ann"].picks("Teth")
        scene.can_pick_exactly("Pass")
        scene["Ann"].passes()


def test_battle_droids_that_are_maneuvered_bring_nobody(asajj):
    """
    To be maneuvered is not to be played.
    """
    with asajj(at="kamino", credits=9, hand=["battle_droids"], teth=["battle_droids"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Dathomir")

        assert scene.hand("Ann") == ("Battle Droids",)


# ------------------------------------------------------------------------------------------------ the other Allies


def test_nightsisters_are_stronger_with_mother_talzin(asajj):
    """
    They have +1 Strength while Mother Talzin is in the Sector, wherever that is.
    """
    with asajj(teth=["nightsisters"], kamino=["mother_talzin"]) as scene:
        assert scene.card("nightsisters", of="Ann").strength == 3


def test_nightsisters_alone_have_their_own_strength(asajj):
    """
    In a hand or on the pile Mother Talzin does not help them.
    """
    with asajj(teth=["nightsisters"], hand=["mother_talzin"]) as scene:
        assert scene.card("nightsisters", zone="bottom").strength == 2


def test_krayts_claw_takes_a_credit_to_fight(asajj):
    """
    To use this Ally in a Vanquish she pays 1 Credit.
    """
    with asajj(at="kamino", credits=2, teth=["krayts_claw", "luminara_unduli"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.pool("purse", "Ann") == {"CREDIT": 1}
        assert scene.zone("fate_discard", "Ann") == ("Luminara Unduli",)


def test_krayts_claw_does_not_fight_without_a_credit(asajj):
    """
    Without the Credit it cannot be used.
    """
    with asajj(at="kamino", teth=["krayts_claw", "luminara_unduli"]) as scene:
        assert scene.why_not("Vanquish") == TOO_WEAK


def test_krayts_claw_is_paid_for_copy_by_copy(asajj):
    """
    Two of them take 2 Credits; with one Credit only one can be used.
    """
    with asajj(at="kamino", credits=1, teth=["krayts_claw", "krayts_claw", "asajj_yoda"]) as scene:
        assert scene.why_not("Vanquish") == TOO_WEAK
    with asajj(at="kamino", credits=2, teth=["krayts_claw", "krayts_claw", "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Krayt's Claw (Teth)")

        assert scene.pool("purse", "Ann") == {}


def test_krayts_claw_that_cannot_be_paid_says_so_where_others_fight(asajj):
    """
    Others may fight without it; whoever asks is told that it is the price.
    """
    with asajj(at="kamino", teth=["krayts_claw", "nightsisters", "savage_opress", "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.why_not("Krayt's Claw") == "You can't pay for using that Ally."
        scene["Ann"].picks("Nightsisters")


def test_krayts_claw_can_be_used_first_if_the_others_need_no_credit(asajj):
    """
    What is left after paying for one counts for others that cost something, and not for those that cost nothing.
    """
    allies = ["krayts_claw", "krayts_claw", "nightsisters", "savage_opress"]
    with asajj(at="kamino", credits=1, teth=[*allies, "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Krayt's Claw (Teth)")

        assert scene.pool("purse", "Ann") == {}
        assert scene.why_not("Krayt's Claw") == "You can't pay for using that Ally."
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].passes()


def test_savage_opress_takes_it_out_on_another_ally(asajj):
    """
    When he is used in a Vanquish, another Ally of his location who was not used is removed; she picks which.
    """
    with asajj(at="kamino", teth=["savage_opress", "battle_droids", "nightsisters", "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Savage Opress")
        scene["Ann"].passes()
        scene["Ann"].picks("Nightsisters")

        assert scene.card("teth").bottom == ("Battle Droids",)
        scene.happened("Removed", card="Nightsisters")


def test_savage_opress_alone_takes_it_out_on_nobody(asajj):
    """
    Allies at other locations are safe from him.
    """
    with asajj(at="kamino", dathomir=["nightsisters"], teth=["savage_opress", "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")

        scene.did_not_happen("Removed")


def test_savage_opress_spares_those_who_fought_with_him(asajj):
    """
    An Ally who was used in the same Vanquish is discarded, and not removed.
    """
    with asajj(at="kamino", teth=["savage_opress", "battle_droids", "asajj_yoda"]) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Battle Droids")

        scene.did_not_happen("Removed")


def test_savage_opress_who_was_not_used_does_nothing(asajj):
    """
    A Vanquish of others does not set him off.
    """
    with asajj(
        at="kamino", teth=["savage_opress", "battle_droids"], serenno=["krayts_claw", "luminara_unduli"], credits=1
    ) as scene:
        scene["Ann"].picks("Vanquish")

        scene.did_not_happen("Removed")


# ------------------------------------------------------------------------------------------------ Mother Talzin


def test_mother_talzin_takes_an_ally_from_the_pile(asajj):
    """
    For 1 Ambition she takes one Ally of the discard pile into hand.
    """
    with asajj(ambition=1, teth=["mother_talzin"], discard=["nightsisters", "energy_bow", "krayts_claw"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(TALZIN_TAKES)
        scene.can_pick_exactly("Nightsisters", "Krayt's Claw")
        scene["Ann"].picks("Krayt's Claw")

        assert scene.hand("Ann") == ("Krayt's Claw",)
        assert scene.pool("purse", "Ann") == {}


def test_mother_talzin_needs_an_ally_on_the_pile(asajj):
    """
    An Item or an Effect is not taken.
    """
    with asajj(ambition=1, teth=["mother_talzin"], discard=["energy_bow"]) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(TALZIN_TAKES)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_mother_talzin_places_savage_opress_here(asajj):
    """
    For 3 Ambition Savage Opress is found and placed at her location, for nothing more.
    """
    with asajj(ambition=3, teth=["mother_talzin"], discard=["savage_opress"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(TALZIN_CALLS)

        assert scene.card("savage_opress", of="Ann").at == "Teth"
        scene.happened("Placed", card="Savage Opress")


def test_mother_talzin_finds_savage_opress_in_the_sector_first(asajj):
    """
    If he is in the Sector he is simply put here, with his Items and tokens (SW-Q39).
    """
    with asajj(
        ambition=3, teth=["mother_talzin"], kamino=[carrying(with_tokens("savage_opress", 2), "energy_bow")]
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(TALZIN_CALLS)

        assert scene.card("savage_opress", of="Ann").at == "Teth"
        assert scene.card("savage_opress", of="Ann").strength == 8


def test_mother_talzin_does_not_find_savage_opress_in_hand(asajj):
    """
    A card in hand is not found.
    """
    with asajj(ambition=3, teth=["mother_talzin"], hand=["savage_opress"]) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(TALZIN_CALLS)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_mother_talzin_cannot_call_where_yoda_is(asajj):
    """
    While Yoda closes her location nobody can be placed there.
    """
    with asajj(ambition=3, teth=["mother_talzin", "asajj_yoda"], discard=["savage_opress"]) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(TALZIN_CALLS)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_mother_talzin_is_paid_in_ambition(asajj):
    """
    She is an Ally who costs Ambition: a Play a Card action does not play her.
    """
    with asajj(ambition=2, credits=9, hand=["mother_talzin"]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Mother Talzin")
        scene["Ann"].picks("Kamino")

        assert scene.card("mother_talzin", of="Ann").at == "Kamino"


def test_mother_talzin_used_in_a_vanquish_is_always_lost(asajj):
    """
    At Strength 0 she adds nothing, and is discarded, also against a Hero without Strength.
    """
    with asajj(at="kamino", teth=["mother_talzin", with_tokens("captain_rex", -2)]) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("discard", "Ann") == ("Mother Talzin",)


# ------------------------------------------------------------------------------------------------ Items


def test_energy_bow_gives_strength(asajj):
    """
    The Ally who carries it has +1 Strength.
    """
    with asajj(teth=[carrying("nightsisters", "energy_bow")]) as scene:
        assert scene.card("nightsisters", of="Ann").strength == 3


def test_energy_bow_shoots_at_an_adjacent_location(asajj):
    """
    Its bearer may fight against somebody at an adjacent location, without moving, and is discarded from there.
    """
    with asajj(at="kamino", serenno=[carrying("nightsisters", "energy_bow")], teth=["luminara_unduli"]) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("discard", "Ann")) == ["Energy Bow", "Nightsisters"]
        scene.did_not_happen("Relocated")


def test_energy_bow_shoots_together_with_those_on_the_spot(asajj):
    """
    It may fight alone or with Allies at the location of the target.
    """
    with asajj(
        at="kamino", serenno=[carrying("nightsisters", "energy_bow")], teth=["battle_droids", "asajj_yoda"]
    ) as scene:
        scene["Ann"].picks("Vanquish")
        scene["Ann"].picks("Nightsisters")

        assert scene.zone("fate_discard", "Ann") == ("Yoda",)


def test_energy_bow_does_not_shoot_two_locations_far(asajj):
    """
    From Dathomir to Teth is too far.
    """
    with asajj(at="kamino", dathomir=[carrying("nightsisters", "energy_bow")], teth=["luminara_unduli"]) as scene:
        assert scene.why_not("Vanquish") == TOO_WEAK


def test_energy_bow_serves_only_its_bearer(asajj):
    """
    Another Ally of the same location does not shoot with it.
    """
    with asajj(
        at="kamino", serenno=[carrying("battle_droids", "energy_bow"), "nightsisters"], teth=["luminara_unduli"]
    ) as scene:
        assert scene.why_not("Vanquish") == TOO_WEAK


def test_energy_bow_needs_an_ally(asajj):
    """
    With no Ally in the Sector it cannot be played.
    """
    with asajj(credits=1, hand=["energy_bow"]) as scene:
        assert scene.why_not("Play a Card") == "You have no card that you could play."


def test_curved_hilt_lightsabers_strike_where_the_mover_is(asajj):
    """
    For 1 Ambition a Hero of Strength 2 or less at the mover's location is defeated; where the Item is does not matter.
    """
    with asajj(at="teth", teth=["asajj_ahsoka_tano"], kamino=["curved_hilt_lightsabers"], ambition=1) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(SABERS)

        assert scene.zone("fate_discard", "Ann") == ("Ahsoka Tano",)
        assert scene.pool("purse", "Ann") == {}


def test_curved_hilt_lightsabers_do_not_strike_elsewhere(asajj):
    """
    A Hero where the Item is, and not the mover, is out of reach.
    """
    with asajj(at="teth", kamino=["asajj_ahsoka_tano", "curved_hilt_lightsabers"], ambition=1) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(SABERS)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_curved_hilt_lightsabers_leave_stronger_heroes_alone(asajj):
    """
    It is the Strength of now that counts: a Hero of 2 with a token is too strong.
    """
    with asajj(at="teth", teth=[with_tokens("captain_rex", 1), "curved_hilt_lightsabers"], ambition=1) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(SABERS)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_curved_hilt_lightsabers_find_nobody_on_a_vehicle(asajj):
    """
    On a Vehicle there is no Hero to strike.
    """
    with asajj(
        at="ginivex_fanblade_starfighter",
        fleet=["ginivex_fanblade_starfighter"],
        teth=["captain_rex", "curved_hilt_lightsabers"],
        ambition=1,
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene.cannot_pick(SABERS)
        scene["Ann"].picks("Reveal another Mission for 0 Ambition")


def test_curved_hilt_lightsabers_strike_in_spite_of_strange_alliances(asajj):
    """
    A defeat by an ability is no Vanquish action.
    """
    with asajj(
        at="teth", under=["strange_alliances"], teth=["captain_rex", "curved_hilt_lightsabers"], ambition=1
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(SABERS)

        assert scene.zone("fate_discard", "Ann") == ("Captain Rex",)
