"""Vehicles: as places, engaged, vanquished, removed and maneuvered (SW-166 to SW-189)."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged
from tabletop.testing import laid
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.deeds import aims_fate, goes_on, plays, uses_ambition

NO_TARGET = "There is nobody to vanquish."
COVERED = "Something lies over that symbol."
#: What the Drummer does.
DRUMMER = "Drummer: Take a Vanquish action"


# ------------------------------------------------------------------------------------------------ Ally Vehicles


@pytest.mark.rule("SW-166", "SW-168")
def test_vehicles_are_of_the_deck_they_come_from(war):
    """
    The Frigate from the Villain deck lies with Ann's fleet, and the Cutter from the Fate deck with the Heroes.
    """
    with war(
        active=1, Ann={"at": "camp", "fleet": ["frigate"], "fate_deck": ["cutter", "storm"]}, Bob={"at": "mill"}
    ) as scene:
        aims_fate(scene["Bob"], "Cutter")

        assert scene.zone("fleet", "Ann") == ("Frigate",)
        assert scene.card("frigate").foes == ("Cutter",)


@pytest.mark.rule("SW-167", "SW-155")
def test_a_vehicle_accepts_no_hero_by_a_text_either(war):
    """
    A Hero one plays on oneself does not go to the Frigate.
    """
    ann = {"at": "camp", "hand": ["challenge"], "fate_deck": ["guardian"], "fleet": ["frigate"]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Challenge")

        scene.can_pick_exactly("Camp", "Harbour", "Fort", "Tower")
        scene["Ann"].picks("Camp")


@pytest.mark.rule("SW-167", "SW-215")
def test_a_text_may_say_that_a_card_goes_to_a_vehicle(war):
    """
    The Pilot goes aboard, as the Pilot's own text says.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["pilot"], "fleet": ["frigate"]}) as scene:
        plays(scene["Ann"], "Pilot", "Frigate")

        assert scene.card("frigate").bottom == ("Pilot",)
        assert scene.card("pilot", zone="bottom").at == "Frigate"


@pytest.mark.rule("SW-182", "SW-181")
def test_cards_on_a_vanquished_vehicle_are_discarded_too(war):
    """
    The Pilot aboard the Frigate goes with it, to the own pile.
    """
    frigate = laid("frigate", foes=["cutter"], bottom=["pilot"])
    with war(Ann={"at": "camp", "fleet": [frigate]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert sorted(scene.zone("discard", "Ann")) == ["Frigate", "Pilot"]
        assert scene.zone("fate_discard", "Ann") == ("Cutter",)


@pytest.mark.rule("SW-028", "SW-182")
def test_a_card_on_a_vehicle_is_in_the_sector(war):
    """
    The Pilot aboard may be given up by the Sacrifice.
    """
    frigate = laid("frigate", bottom=["pilot"])
    with war(Ann={"at": "camp", "hand": ["sacrifice"], "fleet": [frigate]}) as scene:
        plays(scene["Ann"], "Sacrifice")

        assert sorted(scene.zone("discard", "Ann")) == ["Pilot", "Sacrifice"]


@pytest.mark.rule("SW-182")
def test_cards_on_a_removed_vehicle_are_discarded_too(lay, war):
    """
    Nothing is left behind in Deep Space.
    """
    frigate = laid("frigate", bottom=["pilot"])
    with war(
        active=1, Ann={"at": "camp", "fleet": [frigate], "fate_deck": ["torpedo", "guardian"]}, Bob={"at": "mill"}
    ) as scene:
        aims_fate(scene["Bob"], "Torpedo")

        assert sorted(scene.zone("discard", "Ann")) == ["Frigate", "Pilot"]


@pytest.mark.rule("SW-169")
def test_an_ally_vehicle_is_paid_as_its_card_says(war):
    """
    The Frigate takes a Credit, the Corvette takes 2 Ambition.
    """
    with war(Ann={"at": "fort", "credits": 1, "ambition": 2, "hand": ["frigate", "corvette"]}) as scene:
        plays(scene["Ann"], "Frigate")
        uses_ambition(scene["Ann"], "Play Corvette")

        assert scene.pool("purse", "Ann") == {}
        assert scene.zone("fleet", "Ann") == ("Frigate", "Corvette")


@pytest.mark.rule("SW-170")
def test_a_vehicle_has_symbols_of_its_own(war):
    """
    With the mover on it they are used like those of any location.
    """
    with war(Ann={"at": "frigate", "fleet": ["frigate"], "hand": ["recruit"]}) as scene:
        scene.can_pick("Play a Card", "Collect Credits 1")
        scene["Ann"].picks("Collect Credits 1")

        assert scene.why_not("Collect Credits 1") == "You have used that symbol this turn."


@pytest.mark.rule("SW-171", "SW-177")
def test_an_engaged_vehicle_keeps_its_ability(war):
    """
    The mover goes to it, and has the 2 Credits; the symbols are blocked.
    """
    with war(active=1, Ann={"at": "camp", "fleet": [engaged("frigate", "cutter")]}, Bob={"at": "mill"}) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Frigate")

        assert scene.pool("purse", "Ann") == {"CREDIT": 2, "AMBITION": 1}
        assert scene.why_not("Collect Credits 1") == COVERED


@pytest.mark.rule("SW-177", "SW-215")
def test_a_text_may_take_the_ability_of_an_engaged_vehicle(lay):
    """
    Engaged with The Negotiator, the Soulless One draws nothing.
    """
    with lay(
        active=1, Ann={"at": "florrum", "fleet": [engaged("soulless_one", "the_negotiator")]}, Bob={"at": "tython"}
    ) as scene:
        scene["Bob"].passes()
        scene["Ann"].picks("Soulless One")

        assert scene.hand("Ann") == ()


@pytest.mark.rule("SW-173")
def test_a_played_ally_vehicle_may_be_engaged_with_a_hero_vehicle(war):
    """
    Ann is asked, and says yes.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["frigate"], "rebels": ["cutter"]}) as scene:
        plays(scene["Ann"], "Frigate")
        scene.expect("Ann", prompt="Which Hero Vehicle?")
        scene["Ann"].picks("Cutter")

        assert scene.card("frigate").foes == ("Cutter",)
        assert scene.zone("rebels", "Ann") == ()


@pytest.mark.rule("SW-173")
def test_a_played_ally_vehicle_need_not_be_engaged(war):
    """
    Ann passes, and both stay loose.
    """
    with war(Ann={"at": "camp", "credits": 1, "hand": ["frigate"], "rebels": ["cutter"]}) as scene:
        plays(scene["Ann"], "Frigate", "Pass")

        assert scene.card("frigate").foes == ()
        assert scene.zone("rebels", "Ann") == ("Cutter",)


@pytest.mark.rule("SW-174")
def test_a_vehicle_is_next_to_nothing(war):
    """
    It belongs to no row of neighbours: an Ally at the last location is not beside the Frigate, and nothing is beside two.
    """
    with war(Ann={"at": "fort", "hand": ["patrol"], "tower": ["soldier"], "fleet": ["frigate", "corvette"]}) as scene:
        goes_on(scene["Ann"], "Play a Card", "Patrol")

        assert scene.card("soldier", zone="bottom").at == "Fort"


# ------------------------------------------------------------------------------------------------ Hero Vehicles


@pytest.mark.rule("SW-175", "SW-176")
def test_a_hero_vehicle_engages_and_blocks_the_whole_vehicle(war):
    """
    As soon as the Cutter comes, no symbol of the Frigate is open.
    """
    with war(
        active=1, Ann={"at": "camp", "fleet": ["frigate"], "fate_deck": ["cutter", "storm"]}, Bob={"at": "mill"}
    ) as scene:
        aims_fate(scene["Bob"], "Cutter")

        assert {words.rpartition(", ")[2] for words in actions_told(scene.card("frigate"))} == {"covered"}


@pytest.mark.rule("SW-178", "SW-179")
def test_without_an_ally_vehicle_a_hero_vehicle_stays_loose(war):
    """
    It lies in Deep Space and cuts the hand.
    """
    with war(active=1, Ann={"at": "camp", "fate_deck": ["cutter", "storm"]}, Bob={"at": "mill"}) as scene:
        aims_fate(scene["Bob"], "Cutter")
        scene["Bob"].passes()
        goes_on(scene["Ann"], "Fort", "Pass")

        assert scene.zone("rebels", "Ann") == ("Cutter",)
        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Village")


# ------------------------------------------------------------------------------------------------ leaving


@pytest.mark.rule("SW-181")
def test_a_pair_is_vanquished_whole(war):
    """
    Nobody is asked for Allies, and Allies on the table are not used.
    """
    with war(Ann={"at": "camp", "fleet": [engaged("corvette", "cutter"), "frigate"]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fleet", "Ann") == ("Frigate",)
        assert scene.zone("discard", "Ann") == ("Corvette",)
        assert scene.zone("fate_discard", "Ann") == ("Cutter",)


@pytest.mark.rule("SW-183", "SW-Q22")
def test_a_pair_can_not_be_vanquished_with_the_mover_aboard(lay, war):
    """
    Another pair can; the one under the mover's feet is safe.
    """
    fleet = [engaged("soulless_one", "the_negotiator"), engaged("malevolence", "delta-7_jedi_starfighter")]
    with lay(Ann={"at": "florrum", "fleet": fleet}) as scene:
        scene["Ann"].picks("Vanquish")
        scene.can_pick_exactly("The Negotiator", "Delta-7 Jedi Starfighter")
        scene["Ann"].picks("The Negotiator")
    with war(Ann={"at": "frigate", "fleet": ["frigate", engaged("corvette", "cutter")]}) as scene:
        scene["Ann"].picks("Vanquish")

        assert scene.zone("fleet", "Ann") == ("Frigate",)
    with war(Ann={"at": "frigate", "fleet": [engaged("frigate", "cutter"), "corvette"]}) as scene:
        scene.cannot_pick("Vanquish")


@pytest.mark.rule("SW-183")
def test_the_pair_under_the_mover_is_nobody_to_vanquish(war):
    """
    The Drummer's Vanquish takes no symbol; with the mover on one of two engaged Vehicles it can be used against the other.
    """
    two = [engaged("frigate", "cutter"), engaged("corvette", "cutter")]
    with war(Ann={"at": "frigate", "credits": 1, "fleet": two[:1], "camp": ["drummer"]}) as scene:
        scene.cannot_pick(DRUMMER)
    with war(Ann={"at": "frigate", "credits": 1, "fleet": two, "camp": ["drummer"]}) as scene:
        scene["Ann"].picks(DRUMMER)

        assert scene.zone("fleet", "Ann") == ("Frigate",)


@pytest.mark.rule("SW-183")
def test_an_ally_vehicle_can_not_be_removed_with_the_mover_aboard(lay):
    """
    Obi-Wan Kenobi removes the other one.
    """
    ann = {"at": "soulless_one", "fleet": ["soulless_one", "malevolence"]}
    with lay(
        active=1, Ann={**ann, "fate_deck": ["grievous_obi_wan_kenobi", "retreat"]}, Bob={"at": "the_bridge"}
    ) as scene:
        aims_fate(scene["Bob"], "Obi-Wan Kenobi", "Florrum")

        assert scene.zone("fleet", "Ann") == ("Soulless One",)


@pytest.mark.rule("SW-183")
def test_an_ally_vehicle_alone_under_the_mover_stays(lay):
    """
    With no other one Obi-Wan Kenobi removes nothing.
    """
    ann = {"at": "soulless_one", "fleet": ["soulless_one"]}
    with lay(
        active=1, Ann={**ann, "fate_deck": ["grievous_obi_wan_kenobi", "retreat"]}, Bob={"at": "the_bridge"}
    ) as scene:
        aims_fate(scene["Bob"], "Obi-Wan Kenobi", "Florrum")

        assert scene.zone("fleet", "Ann") == ("Soulless One",)


@pytest.mark.rule("SW-Q22", "SW-185")
def test_a_text_may_take_just_the_hero_vehicle_with_the_mover_aboard(lay):
    """
    Escape Plan removes The Negotiator, and the symbols of the Soulless One open at once.
    """
    ann = {"ambition": 1, "hand": ["escape_plan"], "fleet": [engaged("malevolence", "the_negotiator")]}
    with lay(Ann={"at": "florrum", **ann}) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan", "The Negotiator")

        assert scene.zone("fate_discard", "Ann") == ("The Negotiator",)
        assert {words.rpartition(", ")[2] for words in actions_told(scene.card("malevolence"))} == {"open"}


@pytest.mark.rule("SW-184")
def test_a_loose_hero_vehicle_can_not_be_vanquished(war):
    """
    Whatever Allies there are.
    """
    with war(Ann={"at": "camp", "camp": ["brute"], "rebels": ["cutter"], "fleet": ["frigate"]}) as scene:
        assert scene.why_not("Vanquish") == NO_TARGET


@pytest.mark.rule("SW-185")
def test_a_text_may_remove_a_loose_hero_vehicle(lay):
    """
    Escape Plan does.
    """
    ann = {"at": "florrum", "ambition": 1, "hand": ["escape_plan"], "rebels": ["the_negotiator"]}
    with lay(Ann=ann) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan", "The Negotiator")

        assert scene.zone("rebels", "Ann") == ()


@pytest.mark.rule("SW-186", "SW-Q23")
def test_a_hero_vehicle_left_behind_is_loose_and_cuts_the_hand(lay):
    """
    Obi-Wan Kenobi removes the Ally Vehicle of a pair.
    """
    ann = {"at": "utapau", "fleet": [engaged("malevolence", "the_negotiator")]}
    with lay(
        active=1, Ann={**ann, "fate_deck": ["grievous_obi_wan_kenobi", "retreat"]}, Bob={"at": "the_bridge"}
    ) as scene:
        aims_fate(scene["Bob"], "Obi-Wan Kenobi", "Florrum")

        assert scene.zone("rebels", "Ann") == ("The Negotiator",)
        scene["Bob"].passes()
        goes_on(scene["Ann"], "Saleucami", "Pass")
        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Tython")


@pytest.mark.rule("SW-186", "SW-Q23")
def test_an_ally_vehicle_left_behind_is_free(lay):
    """
    Without The Negotiator the Malevolence may be engaged anew.
    """
    ann = {"at": "florrum", "ambition": 1, "hand": ["escape_plan"], "fleet": [engaged("malevolence", "the_negotiator")]}
    with lay(Ann={**ann, "rebels": ["delta-7_jedi_starfighter"]}) as scene:
        uses_ambition(scene["Ann"], "Play Escape Plan", "The Negotiator")
        scene["Ann"].passes()
        scene["Bob"].picks("The Bridge")
        aims_fate(scene["Bob"], "Force two Vehicles to engage")

        assert scene.card("malevolence").foes == ("Delta-7 Jedi Starfighter",)


# ------------------------------------------------------------------------------------------------ maneuvers


@pytest.mark.rule("SW-187", "SW-179")
def test_separating_opens_the_symbols_and_cuts_the_hand(war):
    """
    After the Maneuver the Frigate's symbols are open, and the Cutter takes one card off the hand.
    """
    with war(Ann={"at": "tower", "hand": [], "fleet": [engaged("frigate", "cutter")]}) as scene:
        scene["Ann"].picks("Maneuver")

        assert {words.rpartition(", ")[2] for words in actions_told(scene.card("frigate"))} == {"open"}
        scene["Ann"].passes()
        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Mill")


@pytest.mark.rule("SW-188", "SW-081")
def test_a_maneuver_joins_a_free_ally_vehicle_to_a_hero_vehicle(war):
    """
    Ann picks the Ally Vehicle and, if there are several, the Hero Vehicle.
    """
    with war(Ann={"at": "tower", "camp": ["soldier"], "fleet": ["frigate"], "rebels": ["cutter"]}) as scene:
        goes_on(scene["Ann"], "Maneuver", "Frigate")

        assert scene.card("frigate").foes == ("Cutter",)
        assert scene.zone("rebels", "Ann") == ()


@pytest.mark.rule("SW-188", "SW-076", "SW-Q10")
def test_an_ally_vehicle_alone_can_not_be_maneuvered(war):
    """
    Vehicles never leave Deep Space, and without a Hero Vehicle there is nothing to join.
    """
    with war(Ann={"at": "tower", "fleet": ["frigate"]}) as scene:
        assert scene.why_not("Maneuver") == "Nothing of yours can be moved."


@pytest.mark.rule("SW-187", "SW-Q19")
def test_an_engaged_ally_vehicle_is_separated_and_not_joined_to_another(war):
    """
    With a second Hero Vehicle there, both are loose afterwards.
    """
    with war(Ann={"at": "tower", "fleet": [engaged("frigate", "cutter")], "rebels": ["cutter"]}) as scene:
        scene["Ann"].picks("Maneuver")

        assert scene.zone("rebels", "Ann") == ("Cutter", "Cutter")
        assert scene.card("frigate").foes == ()


@pytest.mark.rule("SW-Q59", "SW-188")
def test_a_vehicle_may_be_joined_with_the_mover_aboard_and_closes_at_once(war):
    """
    From the Corvette itself Ann lets it engage the Cutter: its Fate symbol is covered.
    """
    with war(Ann={"at": "corvette", "fleet": ["corvette"], "rebels": ["cutter"]}) as scene:
        scene.can_pick("Fate")
        scene["Ann"].picks("Maneuver")

        assert scene.card("corvette").foes == ("Cutter",)
        assert scene.why_not("Fate") == COVERED


@pytest.mark.rule("SW-Q59", "SW-185")
def test_a_vehicle_with_the_mover_aboard_opens_at_once(war):
    """
    Ann comes to the Frigate and parts it from the Cutter: its symbols can be used.
    """
    ann = {"at": "camp", "hand": ["forward_and_free"], "fleet": [engaged("frigate", "cutter")]}
    with war(Ann=ann) as scene:
        plays(scene["Ann"], "Forward and Free", "Frigate")

        assert scene.zone("rebels", "Ann") == ("Cutter",)
        scene.can_pick("Collect Credits 1")
