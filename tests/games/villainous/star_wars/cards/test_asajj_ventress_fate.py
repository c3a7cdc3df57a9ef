"""The Fate cards of Asajj Ventress: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import carrying, engaged, under_way, with_tokens
from tests.games.villainous.seen import actions_told

RESET = "Abduct the Huttlet: Find its Heroes and place each at a location of its own"


# ------------------------------------------------------------------------------------------------ Heroes


def test_asajj_anakin_skywalker_removes_an_ally_where_he_is_played(fated):
    """
    Whoever plays him removes one Ally at his location.
    """
    with fated("asajj_anakin_skywalker", teth=["battle_droids", "nightsisters"]) as scene:
        scene["Bob"].picks("Teth")
        scene["Bob"].picks("Nightsisters")

        assert scene.card("teth").bottom == ("Battle Droids",)


def test_asajj_anakin_skywalker_removes_nobody_elsewhere(fated):
    """
    Without an Ally at his location nobody goes.
    """
    with fated("asajj_anakin_skywalker", teth=["nightsisters"]) as scene:
        scene["Bob"].picks("Kamino")

        scene.did_not_happen("Removed")


@pytest.mark.rule("SW-142", "SW-Q38")
def test_asajj_anakin_skywalker_removes_nobody_when_a_mission_places_him(asajj):
    """
    The Heroes of a reset are placed, and not played.
    """
    with asajj(ambition=1, missions=["abduct_the_huttlet"], teth=["nightsisters"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks(RESET)
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Kamino")

        assert scene.card("asajj_anakin_skywalker").at == "Teth"
        assert scene.card("teth").bottom == ("Nightsisters",)


def test_asajj_obi_wan_kenobi_keeps_missions_hidden(asajj):
    """
    While he is in the Sector no Mission can be revealed with an Ambition action.
    """
    with asajj(
        ambition=5, missions=["free_the_viceroy"], teth=["asajj_obi_wan_kenobi"], hand=["draw_them_out"]
    ) as scene:
        scene["Ann"].picks("Ambition")

        assert scene.why_not("Reveal another Mission for 1 Ambition") == "Something forbids revealing another Mission."
        scene["Ann"].picks("Free the Viceroy: Find its Heroes and place each at a location of its own")
        scene["Ann"].picks("Teth")
        scene["Ann"].picks("Kamino")


def test_asajj_obi_wan_kenobi_does_not_stop_the_free_mission(asajj):
    """
    The Mission that comes when none is face up is still revealed.
    """
    with asajj(
        at="teth",
        ambition=3,
        hand=["a_contract_fulfilled"],
        missions=[under_way("free_the_viceroy", 1, 2, 3)],
        mission_deck=["raid_on_kamino"],
        kamino=["asajj_obi_wan_kenobi"],
    ) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play A Contract Fulfilled")

        assert scene.card("asajj_ventress").missions == ("Raid on Kamino",)


def test_asajj_ahsoka_tano_is_stronger_with_anakin(asajj):
    """
    She has +1 Strength while Anakin Skywalker is in the Sector.
    """
    with asajj(teth=["asajj_ahsoka_tano"], kamino=["asajj_anakin_skywalker"]) as scene:
        assert scene.card("asajj_ahsoka_tano").strength == 3


def test_asajj_ahsoka_tano_has_her_own_strength_without_him(asajj):
    """
    Anakin Skywalker on the Fate pile does not count, nor does another Hero.
    """
    with asajj(teth=["asajj_ahsoka_tano"], kamino=["asajj_yoda"], fate_discard=["asajj_anakin_skywalker"]) as scene:
        assert scene.card("asajj_ahsoka_tano").strength == 2


def test_asajj_yoda_closes_his_location_to_allies(asajj):
    """
    No Ally can be played where he is.
    """
    with asajj(credits=3, hand=["savage_opress"], teth=["asajj_yoda"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Savage Opress")
        scene.can_pick_exactly("Dathomir", "Serenno", "Kamino")
        scene["Ann"].picks("Kamino")


def test_asajj_yoda_does_not_stop_a_maneuver(asajj):
    """
    Allies can be maneuvered to his location, and those already there stay.
    """
    with asajj(at="kamino", dathomir=["nightsisters"], teth=["asajj_yoda", "battle_droids"]) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Nightsisters")
        scene["Ann"].picks("Teth")

        assert scene.card("teth").bottom == ("Battle Droids", "Nightsisters")


def test_asajj_yoda_lets_items_pass(asajj):
    """
    Only Allies are kept out.
    """
    with asajj(at="teth", ambition=1, hand=["curved_hilt_lightsabers"], kamino=["asajj_yoda"]) as scene:
        scene["Ann"].picks("Ambition")
        scene["Ann"].picks("Play Curved-Hilt Lightsabers")
        scene["Ann"].picks("Kamino")

        assert scene.card("kamino").bottom == ("Curved-Hilt Lightsabers",)


def test_luminara_unduli_removes_an_item(fated):
    """
    Whoever plays her removes one Item of the Sector, attached or not.
    """
    with fated("luminara_unduli", teth=[carrying("nightsisters", "energy_bow"), "curved_hilt_lightsabers"]) as scene:
        scene["Bob"].picks("Kamino")
        scene["Bob"].picks("Energy Bow")

        assert scene.zone("discard", "Ann") == ("Energy Bow",)
        assert scene.card("nightsisters", of="Ann").strength == 2


def test_luminara_unduli_removes_nothing_else(fated):
    """
    Without an Item she removes nothing: a Ray Shield is not one of Asajj Ventress.
    """
    with fated("luminara_unduli", teth=["nightsisters", "ray_shield"]) as scene:
        scene["Bob"].picks("Kamino")

        scene.did_not_happen("Removed")


def test_captain_rex_makes_others_stronger(asajj):
    """
    Every other Hero at his location has +1 Strength.
    """
    with asajj(teth=["captain_rex", "asajj_yoda", "luminara_unduli"]) as scene:
        assert (scene.card("asajj_yoda").strength, scene.card("luminara_unduli").strength) == (5, 4)


def test_captain_rex_helps_neither_himself_nor_those_elsewhere(asajj):
    """
    He has no more himself, and Heroes at other locations have no more, nor do Allies.
    """
    with asajj(teth=["captain_rex", "nightsisters"], kamino=["asajj_yoda"]) as scene:
        assert scene.card("captain_rex").strength == 2
        assert scene.card("asajj_yoda").strength == 4
        assert scene.card("nightsisters", of="Ann").strength == 2


# ------------------------------------------------------------------------------------------------ Ray Shield


@pytest.mark.rule("SW-157", "SW-Q33")
def test_ray_shield_covers_the_top_row(fated):
    """
    It goes to the Hero side of any location, and covers the symbols there.
    """
    with fated("ray_shield") as scene:
        scene["Bob"].picks("Dathomir")

        assert actions_told(scene.card("dathomir"))[0] == "upper: ambition, covered"


def test_ray_shield_is_paid_off(asajj):
    """
    While her mover is there she may pay 2 Credits to remove it: the symbols open at once.
    """
    with asajj(credits=2, dathomir=["ray_shield"]) as scene:
        scene.cannot_pick("Collect Credits 2")
        scene["Ann"].picks("Ray Shield: Pay 2 Credits to remove it")

        scene.can_pick("Collect Credits 2")
        assert scene.pool("purse", "Ann") == {}


def test_ray_shield_is_paid_off_only_on_the_spot(asajj):
    """
    From elsewhere it can't be removed.
    """
    with asajj(credits=9, teth=["ray_shield"]) as scene:
        scene.cannot_pick("Ray Shield: Pay 2 Credits to remove it")


def test_ray_shield_is_nobody_to_vanquish(asajj):
    """
    It is no character.
    """
    with asajj(at="kamino", teth=["ray_shield", "savage_opress"]) as scene:
        assert scene.why_not("Vanquish") == "There is nobody to vanquish."


# ------------------------------------------------------------------------------------------------ Effects


def test_mission_compromised_takes_a_token_off(fated):
    """
    Whoever plays it picks the token; that task is open again.
    """
    with fated(
        "mission_compromised",
        beside="asajj_yoda",
        missions=[under_way("raid_on_kamino", 1, 4), under_way("free_the_viceroy", 3)],
    ) as scene:
        scene["Bob"].picks("Raid on Kamino: Maneuver a card to Kamino")

        assert scene.card("raid_on_kamino").marked == 0b1000
        assert scene.card("free_the_viceroy").marked == 0b0100


def test_mission_compromised_leaves_completed_missions_alone(fated):
    """
    Without a token on a face-up Mission it does nothing.
    """
    with fated(
        "mission_compromised", beside="asajj_yoda", missions=["raid_on_kamino"], completed=["free_the_viceroy"]
    ) as scene:
        scene.did_not_happen("TokenTakenOff")
        assert scene.card("asajj_ventress").completed == ("Free the Viceroy",)


def test_betrayed_by_dooku_removes_all_battle_droids(fated):
    """
    One choice is that all Battle Droids of the Sector are removed.
    """
    with fated(
        "betrayed_by_dooku", teth=["battle_droids", "nightsisters"], kamino=["battle_droids"], credits=4
    ) as scene:
        scene["Bob"].picks("Remove all Battle Droids")

        assert scene.zone("discard", "Ann") == ("Battle Droids", "Battle Droids")
        assert scene.pool("purse", "Ann") == {"CREDIT": 4}


def test_betrayed_by_dooku_takes_three_credits(fated):
    """
    The other is that she loses 3 Credits, or as many as she has; then the Battle Droids stay.
    """
    with fated("betrayed_by_dooku", teth=["battle_droids"], credits=2) as scene:
        scene["Bob"].picks("Take 3 Credits")

        assert scene.pool("purse", "Ann") == {}
        assert scene.card("teth").bottom == ("Battle Droids",)


def test_republic_reinforcements_strengthen_every_hero(fated):
    """
    Every Hero there gets a +1 token.
    """
    with fated("republic_reinforcements", teth=["asajj_yoda"], kamino=["captain_rex", "nightsisters"]) as scene:
        assert (scene.card("asajj_yoda").strength, scene.card("captain_rex").strength) == (5, 3)
        assert scene.card("nightsisters", of="Ann").strength == 2


def test_republic_reinforcements_do_not_wait_for_later_heroes(fated):
    """
    A Hero who comes later has no token.
    """
    with fated("republic_reinforcements", beside="captain_rex", teth=["asajj_yoda"]) as scene:
        assert scene.card("captain_rex").strength == 2


def test_the_trail_goes_cold_takes_two_ambition(fated):
    """
    One choice is that she loses 2 Ambition; Missions stay as they are.
    """
    with fated("the_trail_goes_cold", ambition=3, missions=["raid_on_kamino"]) as scene:
        scene["Bob"].picks("Take 2 Ambition")

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}
        assert scene.card("asajj_ventress").missions == ("Raid on Kamino",)


@pytest.mark.rule("SW-148")
def test_the_trail_goes_cold_puts_a_mission_back(fated):
    """
    The other is that a face-up Mission goes under the deck; if it was the only one, the next is revealed at once.
    """
    with fated(
        "the_trail_goes_cold", ambition=3, missions=["raid_on_kamino"], mission_deck=["ambush_on_rugosa"]
    ) as scene:
        scene["Bob"].picks("Put a Mission back")

        assert scene.card("asajj_ventress").missions == ("Ambush on Rugosa",)
        assert scene.card("asajj_ventress").mission_deck[-1] == "Raid on Kamino"
        assert scene.pool("purse", "Ann") == {"AMBITION": 3}


def test_the_trail_goes_cold_does_not_touch_a_mission_with_tokens(fated):
    """
    Only a Mission without tokens can be put back; with another one left nothing is revealed.
    """
    with fated("the_trail_goes_cold", missions=[under_way("raid_on_kamino", 1), "free_the_viceroy"]) as scene:
        scene["Bob"].picks("Put a Mission back")

        assert scene.card("asajj_ventress").missions == ("Raid on Kamino",)


# ------------------------------------------------------------------------------------------------ Strange Alliances


@pytest.mark.rule("SW-163")
def test_strange_alliances_stop_vanquish_actions(asajj):
    """
    While it lies under her mover she can take no Vanquish action.
    """
    with asajj(at="kamino", under=["strange_alliances"], teth=["savage_opress", "asajj_yoda"]) as scene:
        assert scene.why_not("Vanquish") == "Something forbids you that action."


@pytest.mark.rule("SW-163", "SW-165")
def test_strange_alliances_go_with_two_allies(asajj):
    """
    Removing two of her Allies removes it, to the Fate pile, and at once she can vanquish.
    """
    with asajj(
        at="kamino",
        under=["strange_alliances"],
        teth=["savage_opress", "asajj_yoda"],
        dathomir=["battle_droids", "nightsisters"],
    ) as scene:
        scene["Ann"].picks("Strange Alliances: Remove two Allies to remove it")
        scene["Ann"].picks("Battle Droids", "Nightsisters")

        assert scene.zone("fate_discard", "Ann") == ("Strange Alliances",)
        assert scene.zone("discard", "Ann") == ("Battle Droids", "Nightsisters")
        scene.did_not_happen("Defeated")
        scene.can_pick("Vanquish")


@pytest.mark.rule("SW-163")
def test_strange_alliances_do_not_go_with_one_ally(asajj):
    """
    One Ally is not enough.
    """
    with asajj(at="kamino", under=["strange_alliances"], teth=["savage_opress"]) as scene:
        scene.cannot_pick("Strange Alliances: Remove two Allies to remove it")


def test_strange_alliances_cover_no_symbols(asajj):
    """
    A Restriction covers nothing.
    """
    with asajj(under=["strange_alliances"]) as scene:
        scene.can_pick("Collect Credits 2")


# ------------------------------------------------------------------------------------------------ Vehicles


def test_twilight_takes_two_cards_of_the_hand(asajj):
    """
    While it is not engaged her hand size is two.
    """
    with asajj(rebels=["twilight"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 2
        scene["Bob"].picks("Utapau")


def test_twilight_and_the_resolute_take_three(asajj):
    """
    With the Resolute not engaged either, it is one.
    """
    with asajj(rebels=["twilight", "resolute"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 1
        scene["Bob"].picks("Utapau")


def test_twilight_engaged_takes_nothing(asajj):
    """
    While it is engaged she draws up to four.
    """
    with asajj(fleet=[engaged("trident_drill_ship", "twilight")]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 4
        scene["Bob"].picks("Utapau")


def test_resolute_removes_an_ally_when_it_is_played_onto_a_vehicle(fated):
    """
    Whoever plays it onto an Ally Vehicle chooses an Ally, who is removed.
    """
    with fated("resolute", fleet=["trident_drill_ship"], teth=["nightsisters"], kamino=["battle_droids"]) as scene:
        scene["Bob"].picks("Nightsisters")

        assert scene.zone("discard", "Ann") == ("Nightsisters",)


def test_resolute_alone_removes_nobody(fated):
    """
    With no Ally Vehicle to engage nobody is removed.
    """
    with fated("resolute", teth=["nightsisters"]) as scene:
        scene.did_not_happen("Removed")


def test_resolute_has_her_choose_if_she_joins_it_herself(asajj):
    """
    Her own Maneuver: then she chooses whom she loses.
    """
    with asajj(
        at="kamino",
        fleet=["trident_drill_ship"],
        rebels=["resolute"],
        teth=["nightsisters"],
        dathomir=["battle_droids"],
    ) as scene:
        scene["Ann"].picks("Maneuver")
        scene["Ann"].picks("Trident Drill Ship")
        scene["Ann"].picks("Battle Droids")

        assert scene.zone("discard", "Ann") == ("Battle Droids",)


@pytest.mark.rule("SW-105")
def test_resolute_has_the_opponent_choose_if_a_fate_action_joins_it(asajj):
    """
    A Fate action that forces it to engage: that opponent chooses.
    """
    with asajj(
        {"at": "saleucami"},
        active=1,
        fleet=["trident_drill_ship"],
        rebels=["resolute"],
        teth=["nightsisters"],
        dathomir=["battle_droids"],
    ) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Force two Vehicles to engage")
        scene["Bob"].picks("Nightsisters")

        assert scene.zone("discard", "Ann") == ("Nightsisters",)


def test_with_tokens_a_hero_of_hers_is_as_strong_as_they_say(asajj):
    """
    Tokens count on top of what other Heroes give.
    """
    with asajj(teth=[with_tokens("asajj_yoda", -1), "captain_rex"]) as scene:
        assert scene.card("asajj_yoda").strength == 4
