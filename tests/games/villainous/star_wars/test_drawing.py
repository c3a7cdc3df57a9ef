"""The drawing of the Sectors."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tabletop
from tabletop._outside.views import ZoneView
from tabletop.games.villainous.star_wars import StarWarsVillainous
from tabletop.games.villainous.star_wars.testing import captive, carrying, engaged, with_tokens
from tabletop.testing import check_golden
from tests.games.villainous.drawn import hints_of, words_of

#: The picture in the docs is this very drawing.
PICTURE = Path(__file__).parents[4] / "docs" / "_static" / "star-wars-villainous.svg"

#: A table on which there is something of everything.
ANN = {
    "at": "florrum",
    "credits": 4,
    "ambition": 3,
    "under": ["under_repair"],
    "spent": {"florrum": 0b0100},
    "lair_of_grievous": ["plo_koon", with_tokens("b2_super_battle_droids", -1)],
    "florrum": ["b1_battle_droids", "b1_battle_droids", "gor"],
    "utapau": ["kit_fisto", with_tokens("grievous_ahsoka_tano", 2), "magna_guard"],
    "fleet": ["soulless_one", engaged("malevolence", "the_negotiator")],
    "rebels": ["delta7_jedi_starfighter"],
    "hand": ["escape_plan", "hunting_jedi"],
    "discard": ["droidekas", "motivational_tactics"],
}
BOB = {
    "credits": 1,
    "ambition": 7,
    "nevarro_city": ["fennec_shand", "dark_troopers", carrying("the_client", "beskar")],
    "tython": [captive("grogu"), "doctor_pershing", carrying("death_troopers", "darksaber")],
    "fleet": ["outland_tie_fighter"],
    "hand": ["beskar", "experimentation", "gideon_captured"],
}


def test_the_picture_in_the_docs_is_what_is_drawn(lay):
    """
    A table with something of everything looks as the docs show it.
    """
    with lay(Ann=ANN, Bob=BOB) as scene:
        check_golden(PICTURE, scene.match.drawing(0) + "\n")


def test_a_notebook_shows_the_drawing():
    """
    A match displays itself as SVG, as spectators see it.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1)

    assert match._repr_svg_() == match.drawing()
    assert ElementTree.fromstring(match.drawing()).tag.endswith("svg")


def test_whatever_lies_in_a_sector_is_drawn(lay):
    """
    Places, cards of both sides, what is attached, under the mover and engaged, money, progress and piles are there.
    """
    with lay(Ann=ANN, Bob=BOB) as scene:
        words = words_of(scene.match.drawing())

        assert {"Ann: General Grievous", "Lair of Grievous", "Florrum", "Plo Koon", "Gor"} <= set(words)
        assert {"Soulless One", "Malevolence", "\u2694 engaged with", "The Negotiator", "not engaged:"} <= set(words)
        assert {"Under Repair", "\u265f General Grievous", "Beskar", "Darksaber", "Grogu", "Deep Space"} <= set(words)
        assert {"0 of 8 Lightsabers", "hand 2 (draws to 1)", "discard 2", "\u22121", "+2"} <= set(words)
        assert "Hand:" not in " ".join(words)


def test_a_symbol_is_open_spent_or_covered(lay):
    """
    At Florrum one symbol is spent, at Utapau Heroes cover the top row, and a foe covers all of the Malevolence.
    """
    with lay(Ann=ANN, Bob=BOB) as scene:
        hints = hints_of(scene.match.drawing())

        assert hints.count("ambition: spent") == 1
        assert {"maneuver: covered", "credits 2: covered", "fate: open"} <= set(hints)
        assert hints.count("discard: covered") == 1


def test_only_who_holds_a_hand_sees_it_drawn(lay):
    """
    Ann sees her own cards, and Bob his; of the other hand there is just the number.
    """
    with lay(Ann=ANN, Bob=BOB) as scene:
        mine, theirs = [" ".join(words_of(scene.match.drawing(seat))) for seat in (0, 1)]

        assert ("Hand: Escape Plan, Hunting Jedi" in mine, "Hand: Escape Plan" in theirs) == (True, False)
        assert ("Hand: Beskar" in mine, "Hand: Beskar, Experimentation, Captured" in theirs) == (False, True)


def test_a_mover_waits_on_its_portrait(lay):
    """
    Before its first move a mover is drawn, too, beside the Sector.
    """
    with lay(Ann={}, Bob={}) as scene:
        assert {"\u265f General Grievous", "\u265f Moff Gideon"} <= set(words_of(scene.match.drawing()))


def test_cards_that_are_revealed_are_drawn(lay):
    """
    While Ann chooses which Fate card is played, the two that she has turned up are named.
    """
    ann = {"at": "saleucami", "hand": []}
    with lay(Ann=ann, Bob={"fate_deck": ["the_bounty", "fennec_shand"]}) as scene:
        scene["Ann"].picks("Fate")

        assert "Open: The Bounty, Fennec Shand" in words_of(scene.match.drawing())
        scene["Ann"].picks("The Bounty")


def test_missions_are_drawn_with_their_tasks(lay):
    """
    What is to be done for a card on the mover is listed, with a tick where it is done; what is true of a card is said.
    """
    with lay(Ann={"at": "florrum", "florrum": ["gor"]}, Bob={}) as scene:
        view = scene.match.view()
        seen = {card.name: card for zone in view.zones for card in zone.cards if card}
        tasks = {"to_do": ("Defeat a Hero: done", "Take a Fate action: open")}
        raid = seen["Gor"]._replace(values=tasks, columns={"angry": True})
        zones = (*view.zones, ZoneView("missions", "missions", "card", seen["General Grievous"].id, 1, (raid,)))
        words = words_of(StarWarsVillainous.drawing(view._replace(zones=zones)))

        assert {"Gor, angry", "\u2713 Defeat a Hero", "\u25cb Take a Fate action"} <= set(words)


def test_a_card_that_is_not_official_has_a_star_and_a_dashed_frame():
    """
    An own value makes a place and a card the user's, and the drawing marks both.
    """
    cards = {"saleucami": {"name": "Tatooine"}, "general_grievous": {"name": "The General"}}
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=["general_grievous", "moff_gideon"], cards=cards)
    words = words_of(match.drawing())

    assert {"Tatooine*", "\u265f The General*", "Florrum", "Tython"} <= set(words)
    assert match.drawing().count("stroke-dasharray") == 2


@pytest.mark.parametrize("name", ["<b>", "&", '"'])
def test_names_are_no_markup(name):
    """
    A name with signs that mean something in SVG is drawn as it is written.
    """
    match = tabletop.new("star-wars-villainous", [name, "Bob"], seed=1, villains=["general_grievous", "moff_gideon"])

    assert f"{name}: General Grievous" in words_of(match.drawing())


def test_a_full_board_makes_the_sheet_higher(lay):
    """
    However many cards lie at a place, all are drawn, and the sheet grows.
    """
    crowd = ["b1_battle_droids"] * 4 + ["bx_droid_commandos"] * 3 + ["b2_super_battle_droids"] * 2 + ["droidekas"] * 2
    with lay(Ann={"florrum": crowd}, Bob={}) as scene:
        drawing = ElementTree.fromstring(scene.match.drawing())

        assert float(drawing.get("viewBox").split()[3]) > 694
        assert [element.text for element in drawing.iter()].count("Droidekas") == 2
