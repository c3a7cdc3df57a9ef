"""The drawing of the Domains."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tabletop
from tabletop._outside.views import ZoneView
from tabletop.games.villainous import Mover
from tabletop.games.villainous.marvel.game import MarvelVillainous
from tabletop.games.villainous.marvel.testing import carrying, crisis, of, with_tokens
from tabletop.testing import check_golden
from tests.games.villainous.drawn import hints_of, words_of
from tests.games.villainous.marvel.rules import RULES

#: The picture in the docs is this very drawing.
PICTURE = Path(__file__).parents[4] / "docs" / "_static" / "marvel-villainous.svg"
THREE = ("modok", "loki", "madame_masque")

#: A table on which there is something of everything.
ANN = {
    "at": "project_pegasus",
    "power": 5,
    "loyalty": 3,
    "spent": {"project_pegasus": 0b0100},
    "aim_laboratory": ["psionic_headband", of("Bob", "kid_loki"), "aim_scientist"],
    "boca_caliente": ["aim_agent", with_tokens("aim_agent", -1)],
    "project_pegasus": ["cosmic_cube", "super_adaptoid"],
    "bagalia": [carrying("tony_stark", "stark_armor"), "bethany_cabe", "aim_hover_trooper"],
    "specialties": ["hoverchair"],
    "hand": ["demand_obedience", "psionic_beam"],
    "discard": ["aim_scientist"],
}
BOB = {
    "at": "bifrost",
    "power": 2,
    "mischief": {"MISCHIEF": 3},
    "spent_mischief": {"MISCHIEF": 4},
    "crises": [crisis("the_trial_of_loki", "lady_loki", "frost_giant")],
    "odins_throne": [carrying("executioner", "horned_helmet")],
    "jotunheim": ["mobius_m_mobius", "lokis_scepter"],
    "specialties": ["ikol"],
    "hand": ["silver_tongue"],
}
CLEO = {
    "at": "manhattan",
    "power": 9,
    "settled": 2,
    "manhattan": ["maggia_enforcer"],
    "castle_nefaria": [carrying("quake", "maggia_contract"), with_tokens("luke_cage", 1), of("Bob", "president_loki")],
    "specialties": ["golden_mask"],
    "hand": ["maggia_contract"],
}
MIDDLE = [crisis("incoming", of("Ann", "aim_hover_trooper"), of("Cleo", "maggia_assassin"))]


@pytest.fixture
def full(lay):
    """Lay the table with something of everything."""
    return lambda: lay(villains=THREE, Ann=ANN, Bob=BOB, Cleo=CLEO, crises=MIDDLE, fate_discard=["infiltrated"])


def test_the_picture_in_the_docs_is_what_is_drawn(full):
    """
    A table with something of everything looks as the docs show it.
    """
    with full() as scene:
        check_golden(PICTURE, scene.match.drawing(0) + "\n")


def test_a_notebook_shows_the_drawing():
    """
    A match displays itself as SVG, as spectators see it.
    """
    match = tabletop.new(RULES, 2, seed=1)

    assert match._repr_svg_() == match.drawing()
    assert ElementTree.fromstring(match.drawing()).tag.endswith("svg")


@pytest.mark.parametrize("villain", [mover.id for one in MarvelVillainous.own_sets for mover in one.movers])
def test_every_villain_is_drawn(villain):
    """
    Whatever a Villain's guide lays out, it is drawn from the start: locations, tiles, and the mover on its portrait.
    """
    sets = ["infinite-power", "mischief-and-malice"]
    match = tabletop.new(RULES, ["Ann", "Bob"], seed=1, sets=sets, villains=[villain])
    words = " ".join(words_of(match.drawing()))
    laid = [card for zone in match.view().zones for card in zone.cards if card and card.owner == 0]
    movers = [card for card in laid if issubclass(match.ruleset.by_id[card.kind], Mover)]

    assert len(movers) == 1
    assert f"Ann: {movers[0].name}" in words
    assert f"\u265f {movers[0].name}" in words


def test_whatever_lies_in_a_domain_is_drawn(full):
    """
    Locations, cards of both sides, what is attached, Specialties, tiles, Power, progress and piles are there.
    """
    with full() as scene:
        words = words_of(scene.match.drawing())

        assert {"Ann: M.O.D.O.K.", "Boca Caliente*", "Hoverchair*", "Loyalty tile*", "Power"} <= set(words)
        assert {"Stark Armor*", "Horned Helmet*", "Maggia Contract*", "\u22121", "+1", "\u265f Loki*"} <= set(words)
        assert {"4 of 10 Mischief spent, 3 to spend", "2 of 8 vendettas settled", "discard 1"} <= set(words)
        assert "Hand:" not in " ".join(words)


def test_an_ally_abroad_says_whose_it_is(full):
    """
    In another Domain and at a Global Event an Ally has the name of its player; at home nobody needs it.
    """
    with full() as scene:
        words = " ".join(words_of(scene.match.drawing()))

        assert "Kid Loki* (Bob)" in words
        assert "President Loki* (Bob)" in words
        assert "A.I.M. Hover Trooper* (Ann)" in words
        assert "Lady Loki* (Bob)" not in words


def test_an_event_says_how_strong_the_allies_there_are(full):
    """
    The Trial of Loki takes 6, and Allies of 5 have come; Incoming! lies in the middle with 5 of its 8.
    """
    with full() as scene:
        words = words_of(scene.match.drawing())
        there = [word for word in words if " of " in word and word.replace(" of ", "").isdigit()]

        assert {"\u26a0 The Trial of Loki*", "\u26a0 Incoming*"} <= set(words)
        assert there == ["5 of 6", "5 of 8"]


def test_the_fate_deck_of_all_is_drawn_once(full):
    """
    Deck and pile of Fate cards are everybody's; pointing at the pile tells what lies there.
    """
    with full() as scene:
        drawing = scene.match.drawing()

        assert [word for word in words_of(drawing) if word.startswith("Fate discard")] == ["Fate discard 1"]
        assert "Infiltrated" in hints_of(drawing)


def test_a_protector_is_noted(full):
    """
    Tony Stark is a Protector, and Bethany Cabe is none.
    """
    with full() as scene:
        words = " ".join(words_of(scene.match.drawing()))

        assert "Tony Stark*, Protector" in words
        assert "Bethany Cabe*, Protector" not in words


def test_a_symbol_is_open_spent_or_covered(full):
    """
    One symbol is spent, Heroes and Allies of others cover the top row, and an Item shows the symbol that it adds.
    """
    with full() as scene:
        hints = hints_of(scene.match.drawing())

        assert hints.count("play: spent") == 1
        assert {"play: covered", "activate: covered", "activate: open"} <= set(hints)


def test_only_who_holds_a_hand_sees_it_drawn(full):
    """
    Ann sees her own cards, and Bob his; of the other hands there is just the number.
    """
    with full() as scene:
        mine, theirs = [" ".join(words_of(scene.match.drawing(seat))) for seat in (0, 1)]

        assert ("Hand: Demand Obedience" in mine, "Hand: Demand Obedience" in theirs) == (True, False)
        assert ("Hand: Silver Tongue" in mine, "Hand: Silver Tongue" in theirs) == (False, True)


def test_what_lasts_is_drawn(lay):
    """
    After a Sleep Gas Pistol it is written that a Hero is weaker until the end of the turn.
    """
    ann = {"at": "maggia_casino_ship", "power": 3, "maggia_casino_ship": ["sleep_gas_pistol", "quake"]}
    with lay(villains=("madame_masque", "loki"), Ann=ann, Bob={}) as scene:
        scene["Ann"].picks("Activate")

        assert any(word.startswith("\u29d7") and "end of turn" in word for word in words_of(scene.match.drawing()))


def test_tiles_that_are_laid_aside_are_named(lay):
    """
    What lies beside a Domain, in a zone that only some Villains have, is named below the player's name.
    """
    with lay(Ann={}, Bob={}) as scene:
        view = scene.match.view()
        tile = view.zone("specialties", 0).cards[0]
        aside = ZoneView("0.aside", "aside", "player", 0, 1, (tile._replace(name="Mind Stone"),))
        words = words_of(MarvelVillainous.drawing(view._replace(zones=(*view.zones, aside))))

        assert "Aside: Mind Stone*" in words


def test_what_was_done_once_is_not_drawn(lay):
    """
    That Ann has played a card from hand is a note for the rules, and does not clutter the drawing.
    """
    with lay(Ann={"at": "boca_caliente", "power": 1, "hand": ["aim_agent"]}, Bob={}) as scene:
        scene["Ann"].picks("Play a Card")
        scene["Ann"].picks("A.I.M. Agent")
        scene["Ann"].picks("Bagalia")

        assert [lasting.text.english for lasting in scene.view("Ann").effects] == ["Done once: play a card from hand."]
        assert not [word for word in words_of(scene.match.drawing()) if word.startswith("\u29d7")]


@pytest.mark.parametrize("name", ["<b>", "&", '"'])
def test_names_are_no_markup(name):
    """
    A name with signs that mean something in SVG is drawn as it is written.
    """
    match = tabletop.new(RULES, [name, "Bob"], seed=1, villains=["loki", "modok"])

    assert f"{name}: Loki" in words_of(match.drawing())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_full_domain_makes_the_sheet_higher(lay, seats):
    """
    However many cards lie at a location, all are drawn, and the sheet grows.
    """
    crowd = ["aim_agent"] * 4 + ["aim_scientist"] * 2 + ["aim_hover_trooper"] * 2 + ["graviton", "super_adaptoid"]
    others = {"Bob": {}} if seats == 2 else {"Bob": {}, "Cleo": {}}
    with lay(villains=THREE[:seats], Ann={"boca_caliente": crowd}, **others) as scene:
        drawing = ElementTree.fromstring(scene.match.drawing())

        assert float(drawing.get("viewBox").split()[3]) > 694
        assert [element.text for element in drawing.iter()].count("A.I.M. Agent*") == 4
