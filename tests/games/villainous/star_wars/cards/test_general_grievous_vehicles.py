"""General Grievous' Vehicles and those of his Heroes: what each does, and what it must not do."""

import pytest

from tabletop.games.villainous.star_wars.testing import engaged, with_tokens
from tests.games.villainous.star_wars.grievous import fate, lightsabers, own_turn, vanquish


def going(lay, **ann):
    """Lay the start of Ann's turn: she has to move."""
    return lay(phase="go somewhere", Ann={"at": "florrum", **ann})


# ------------------------------------------------------------------------------------------------ Soulless One


@pytest.mark.rule("SW-039", "SW-171")
def test_soulless_one_draws_two_cards_on_arrival(lay):
    """
    When the mover arrives, two cards are drawn, before anything else is done.
    """
    with going(lay, fleet=["soulless_one"], deck=["gor", "droidekas"]) as scene:
        scene["Ann"].picks("Soulless One")

        assert scene.hand("Ann") == ("Gor", "Droidekas")
        scene.expect("Ann", prompt="What do you do?")


@pytest.mark.rule("SW-177")
def test_soulless_one_draws_while_engaged(lay):
    """
    Engaged it keeps its ability, though its symbols are covered.
    """
    with going(lay, fleet=[engaged("soulless_one", "delta_7_jedi_starfighter")]) as scene:
        scene["Ann"].picks("Soulless One")

        assert len(scene.hand("Ann")) == 2
        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."


def test_soulless_one_draws_nothing_for_arriving_elsewhere(lay):
    """
    It is its own arrival that counts, not that at another Vehicle or at a location.
    """
    with going(lay, fleet=["soulless_one"]) as scene:
        scene["Ann"].picks("Utapau")

        assert scene.hand("Ann") == ()


def test_soulless_one_draws_nothing_when_it_is_played(lay):
    """
    Playing it draws no cards.
    """
    with own_turn(lay, at="lair_of_grievous", credits=2, hand=["soulless_one"]) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("Soulless One")

        assert (scene.zone("fleet", "Ann"), scene.hand("Ann")) == (("Soulless One",), ())


@pytest.mark.rule("SW-170")
def test_soulless_one_has_its_symbols(lay):
    """
    There the mover can vanquish, maneuver and collect 1 Credit.
    """
    ann = {"fleet": ["soulless_one"], "saleucami": ["gor", "plo_koon"]}
    with own_turn(lay, at="soulless_one", **ann) as scene:
        scene.can_pick_exactly("Vanquish", "Maneuver", "Collect Credits 1", "Pass")


@pytest.mark.rule("SW-055")
def test_soulless_one_can_fill_the_hand_beyond_four(lay):
    """
    The hand size is no limit: two cards are drawn on top of four.
    """
    with going(lay, fleet=["soulless_one"], hand=["gor", "gor", "gor", "gor"]) as scene:
        scene["Ann"].picks("Soulless One")

        assert len(scene.hand("Ann")) == 6


# ------------------------------------------------------------------------------------------------ Malevolence

REMOVE = "Do you remove two Allies to defeat a Hero?"


@pytest.mark.rule("SW-213")
def test_malevolence_defeats_a_hero_for_two_allies(lay):
    """
    On arrival two Allies may be removed to defeat a Hero: no Strength is compared, and a Lightsaber is collected.
    """
    ann = {"saleucami": ["b1_battle_droids"], "utapau": ["droidekas"], "florrum": [with_tokens("mace_windu", 5)]}
    with going(lay, fleet=["malevolence"], **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene.expect("Ann", prompt=REMOVE)
        scene["Ann"].confirms()

        assert lightsabers(scene) == 1
        assert sorted(scene.zone("discard", "Ann")) == ["B1 Battle Droids", "Droidekas"]
        assert scene.zone("fate_discard", "Ann") == ("Mace Windu",)


def test_malevolence_takes_allies_and_a_hero_of_choice(lay):
    """
    Which two Allies and which Hero is for Ann to say, wherever they are.
    """
    ann = {"saleucami": ["gor", "mace_windu"], "utapau": ["droidekas", "plo_koon"], "florrum": ["magna_guard"]}
    with going(lay, fleet=["malevolence"], **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()
        scene["Ann"].picks("Gor", "Magna Guard")
        scene["Ann"].picks("Plo Koon")

        assert sorted(scene.zone("discard", "Ann")) == ["Gor", "Magna Guard"]
        assert scene.zone("fate_discard", "Ann") == ("Plo Koon",)


def test_malevolence_takes_exactly_two(lay):
    """
    Of three Allies neither one nor all can be removed.
    """
    ann = {"saleucami": ["gor", "mace_windu"], "utapau": ["droidekas"], "florrum": ["magna_guard"]}
    with going(lay, fleet=["malevolence"], **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert (scene.decision.at_least, scene.decision.at_most) == (2, 2)
        scene["Ann"].picks("Gor", "Magna Guard")


def test_malevolence_may_do_nothing(lay):
    """
    Nobody has to do that.
    """
    ann = {"saleucami": ["gor", "droidekas", "plo_koon"]}
    with going(lay, fleet=["malevolence"], **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].declines()

        scene.did_not_happen("Removed")
        assert lightsabers(scene) == 0


def test_malevolence_needs_two_allies(lay):
    """
    With one Ally in the Sector nothing can be removed, and nobody is asked.
    """
    with going(lay, fleet=["malevolence"], saleucami=["gor", "plo_koon"]) as scene:
        scene["Ann"].picks("Malevolence")

        scene.expect("Ann", prompt="What do you do?")
        assert lightsabers(scene) == 0


@pytest.mark.rule("SW-197")
def test_malevolence_removes_without_a_way_back(lay):
    """
    Those removed were not used in a Vanquish: BX-Droid Commandos and B2 Super Battle Droids go all the same.
    """
    ann = {"ambition": 3, "saleucami": ["bx_droid_commandos", "b2_super_battle_droids", "plo_koon"]}
    with going(lay, fleet=["malevolence"], **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert sorted(scene.zone("discard", "Ann")) == ["B2 Super Battle Droids", "BX-Droid Commandos"]


@pytest.mark.rule("SW-177")
def test_malevolence_works_while_engaged(lay):
    """
    Engaged it keeps its ability.
    """
    ann = {"fleet": [engaged("malevolence", "delta_7_jedi_starfighter")], "saleucami": ["gor", "droidekas", "plo_koon"]}
    with going(lay, **ann) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert lightsabers(scene) == 1


def test_malevolence_collects_two_for_kit_fisto(lay):
    """
    Kit Fisto defeated this way gives his second Lightsaber as well.
    """
    with going(lay, fleet=["malevolence"], saleucami=["gor", "droidekas", "kit_fisto"]) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert lightsabers(scene) == 2


def test_malevolence_is_no_vanquish(lay):
    """
    No Vanquish takes place: Gor, removed for it, brings no Ambition.
    """
    with going(lay, fleet=["malevolence"], saleucami=["gor", "droidekas", "plo_koon"]) as scene:
        scene["Ann"].picks("Malevolence")
        scene["Ann"].confirms()

        assert scene.pool("purse", "Ann") == {"AMBITION": 1}


def test_malevolence_has_its_symbols(lay):
    """
    There the mover can discard, use Ambition and vanquish.
    """
    ann = {"at": "malevolence", "fleet": ["malevolence"], "saleucami": ["gor", "plo_koon"]}
    with own_turn(lay, hand=["motivational_tactics"], **ann) as scene:
        scene.can_pick_exactly("Discard Cards", "Ambition", "Vanquish", "Pass")


# ------------------------------------------------------------------------------------------------ Delta-7 Jedi Starfighter


def test_delta_7_jedi_starfighter_opens_the_hand(lay):
    """
    When it comes, everybody sees what Ann has in hand.
    """
    with fate(lay, "delta_7_jedi_starfighter", hand=["gor", "droidekas"]) as scene:
        assert scene["Bob"].sees("Gor")
        assert scene["Bob"].sees("Droidekas")


def test_delta_7_jedi_starfighter_opens_cards_that_are_drawn(lay):
    """
    As long as it is there, cards that she draws are seen as well.
    """
    ann = {"fleet": ["soulless_one"], "rebels": ["delta_7_jedi_starfighter"], "deck": ["gor", "droidekas"]}
    with going(lay, **ann) as scene:
        scene["Ann"].picks("Soulless One")

        assert scene["Bob"].sees("Gor")
        assert scene["Bob"].sees("Droidekas")


def test_delta_7_jedi_starfighter_opens_cards_that_come_back(lay):
    """
    BX-Droid Commandos taken back into hand are seen there.
    """
    ann = {"rebels": ["delta_7_jedi_starfighter"], "saleucami": ["bx_droid_commandos", with_tokens("plo_koon", -1)]}
    with own_turn(lay, **ann) as scene:
        vanquish(scene)
        scene["Ann"].confirms()

        assert scene.card("bx_droid_commandos", of="Ann", zone="hand").known_to == ("Ann", "Bob")


def test_delta_7_jedi_starfighter_works_engaged(lay):
    """
    It does so whether it is engaged or not.
    """
    with fate(lay, "delta_7_jedi_starfighter", fleet=["soulless_one"], hand=["gor"]) as scene:
        assert scene.card("soulless_one").foes == ("Delta-7 Jedi Starfighter",)
        assert scene.card("gor", zone="hand").known_to == ("Ann", "Bob")


def test_delta_7_jedi_starfighter_opens_no_other_hand(lay):
    """
    Bob's own hand stays hidden.
    """
    ann = {"at": "florrum", "fate_deck": ["delta_7_jedi_starfighter", "exposed"], "hand": ["gor"]}
    with lay(active=1, Ann=ann, Bob={"at": "the_bridge", "hand": ["stormtroopers"]}) as scene:
        scene["Bob"].picks("Fate")
        scene["Bob"].picks("Delta-7 Jedi Starfighter")

        assert not scene["Ann"].sees("Stormtroopers")


def test_delta_7_jedi_starfighter_opens_nothing_once_it_is_gone(lay):
    """
    Cards that Ann draws after it has left are hidden.
    """
    ann = {"ambition": 1, "hand": ["escape_plan"], "rebels": ["delta_7_jedi_starfighter"], "deck": ["gor"]}
    with own_turn(lay, **ann) as scene:
        for pick in ("Ambition", "Play Escape Plan", "Delta-7 Jedi Starfighter", "Pass"):
            scene["Ann"].picks(pick)

        assert scene.card("gor", of="Ann", zone="hand").known_to == ("Ann",)
        scene["Bob"].picks("Tython")


@pytest.mark.rule("SW-179")
def test_delta_7_jedi_starfighter_loose_cuts_the_hand(lay):
    """
    Not engaged it cuts the hand size by one, as every Hero Vehicle does.
    """
    with own_turn(lay, rebels=["delta_7_jedi_starfighter"]) as scene:
        scene["Ann"].passes()

        assert len(scene.hand("Ann")) == 3
        scene["Bob"].picks("Tython")


# ------------------------------------------------------------------------------------------------ The Negotiator


@pytest.mark.rule("SW-215")
def test_the_negotiator_shuts_off_an_arrival(lay):
    """
    While it is engaged with Soulless One, nothing is drawn when the mover arrives there.
    """
    with going(lay, fleet=[engaged("soulless_one", "the_negotiator")]) as scene:
        scene["Ann"].picks("Soulless One")

        assert scene.hand("Ann") == ()
        assert scene.why_not("Collect Credits 1") == "Something lies over that symbol."


def test_the_negotiator_shuts_off_malevolence(lay):
    """
    While it is engaged with Malevolence, nobody is asked to remove Allies.
    """
    ann = {"fleet": [engaged("malevolence", "the_negotiator")], "saleucami": ["gor", "droidekas", "plo_koon"]}
    with going(lay, **ann) as scene:
        scene["Ann"].picks("Malevolence")

        scene.expect("Ann", prompt="What do you do?")


def test_the_negotiator_shuts_off_nothing_else(lay):
    """
    Another Ally Vehicle, and one while The Negotiator is loose, keeps its ability.
    """
    with going(lay, fleet=[engaged("malevolence", "the_negotiator"), "soulless_one"]) as scene:
        scene["Ann"].picks("Soulless One")

        assert len(scene.hand("Ann")) == 2


def test_the_negotiator_loose_shuts_off_nothing(lay):
    """
    Not engaged it stops no arrival.
    """
    with going(lay, fleet=["soulless_one"], rebels=["the_negotiator"]) as scene:
        scene["Ann"].picks("Soulless One")

        assert len(scene.hand("Ann")) == 2


@pytest.mark.rule("SW-175")
def test_the_negotiator_has_to_engage(lay):
    """
    Played by Bob it engages an Ally Vehicle that is free; of two he picks one.
    """
    with fate(lay, "the_negotiator", "Malevolence", fleet=["soulless_one", "malevolence"]) as scene:
        assert scene.card("malevolence").foes == ("The Negotiator",)
        assert scene.zone("rebels", "Ann") == ()


@pytest.mark.rule("SW-187")
def test_the_negotiator_parted_by_a_maneuver_shuts_off_nothing(lay):
    """
    After a Maneuver that parts it from Soulless One, that draws cards again.
    """
    with lay(Ann={"at": "utapau", "fleet": [engaged("soulless_one", "the_negotiator")]}) as scene:
        scene["Ann"].picks("Maneuver")

        assert scene.zone("rebels", "Ann") == ("The Negotiator",)
        assert scene.card("soulless_one").may_welcome


@pytest.mark.rule("SW-181")
def test_the_negotiator_is_vanquished_with_its_foe(lay):
    """
    A Vanquish takes both Vehicles of the pair, needs no Ally and brings no Lightsaber.
    """
    with own_turn(lay, fleet=[engaged("soulless_one", "the_negotiator")]) as scene:
        vanquish(scene)

        assert (scene.zone("discard", "Ann"), scene.zone("fate_discard", "Ann")) == (
            ("Soulless One",),
            ("The Negotiator",),
        )
        assert lightsabers(scene) == 0
