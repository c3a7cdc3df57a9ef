"""What is printed on places and cards is what the sheets say: names, copies, numbers, symbols, and where it is known from."""

from collections import Counter
from pathlib import Path

import pytest

import tabletop
from tabletop.games.villainous import FateCard, VillainCard
from tests.games.villainous.sheets import Sheets, check_origins

RULES = tabletop.ruleset("star-wars-villainous")
SHEETS = Sheets.of(
    RULES, Path(__file__).parent / "sheets", ally="Ally", item="Item", effect="Scheme", condition="Condition",
    vehicle="AllyVehicle", mission="Mission", hero="Hero", fate_item="FateItem", fate_effect="Setback",
    restriction="Restriction", hero_vehicle="HeroVehicle", tile="Tile",
)  # fmt: skip
#: The Villains that can be played.
PLAYED = [mover.id for mover in RULES.sets[0].movers]
#: What a Villain is called in the ids of cards whose names others have, too.
PREFIXES = {
    "general_grievous": "grievous", "moff_gideon": "gideon", "darth_vader": "vader", "kylo_ren": "kylo",
    "asajj_ventress": "asajj",
}  # fmt: skip
NAMES = Counter(name for sheet in SHEETS.sheets.values() for name in {card["name"] for card in sheet["card"]})
CARDS = SHEETS.rows("card")


def test_there_is_a_sheet_of_every_villain():
    """
    Five Villains are in the box, and whoever can be played has a sheet.
    """
    assert len(SHEETS.sheets) == 5
    assert set(PLAYED) <= set(SHEETS.sheets)


@pytest.mark.rule("SW-002")
@pytest.mark.parametrize("villain", PLAYED)
def test_a_villain_has_thirty_cards_and_fifteen_fate_cards(villain):
    """
    On the sheet and in the game the Villain deck has 30 cards, Missions among them, and the Fate deck 15.
    """
    copies = Counter()
    for card in SHEETS.decks(villain).values():
        copies[issubclass(card, FateCard), issubclass(card, VillainCard)] += card.printed["copies"]

    assert (copies[False, True], copies[True, False]) == (30, 15)


@pytest.mark.parametrize("villain", PLAYED)
def test_no_card_is_missing_and_none_is_too_many(villain):
    """
    The names of a Villain's cards are those on the sheet.
    """
    assert sorted(SHEETS.decks(villain)) == sorted(card["name"] for card in SHEETS[villain]["card"])


@pytest.mark.rule("SW-008")
@pytest.mark.parametrize("villain", PLAYED)
def test_a_sector_has_the_places_of_its_sheet(villain):
    """
    The locations of a Sector have their names and symbols, in their order.
    """
    SHEETS.check_places(villain)


@pytest.mark.parametrize(("villain", "sheet"), CARDS)
def test_a_card_is_printed_as_its_sheet_says(villain, sheet):
    """
    Kind, copies, cost, what it is paid in, Strength and symbols of a card are those of the sheet.
    """
    SHEETS.check_card(SHEETS.decks(villain)[sheet["name"]], sheet)


@pytest.mark.parametrize(("villain", "sheet"), CARDS)
def test_a_shared_name_has_the_villain_in_its_id(villain, sheet):
    """
    A card whose name is in the decks of two Villains says in its id whose it is, unless it is a tile.
    """
    id = SHEETS.decks(villain)[sheet["name"]].id

    if sheet["kind"] != "tile":
        assert id.startswith(f"{PREFIXES[villain]}_") == (NAMES[sheet["name"]] > 1)


@pytest.mark.parametrize(("villain", "sheet"), CARDS + SHEETS.rows("location"))
def test_a_card_says_where_each_part_of_it_is_known_from(villain, sheet):
    """
    What is known, proven and reconstructed is as the sheet says, and nothing of ours passes for official.
    """
    places = {place.name: place for place in SHEETS.places(villain)}

    check_origins({**SHEETS.decks(villain), **places}[sheet["name"]], sheet)


@pytest.mark.parametrize("villain", PLAYED)
def test_a_mover_says_where_its_guide_is_known_from(villain):
    """
    The name and the Objective of every Villain are the publisher's; the rules of the guide perhaps not.
    """
    mover, sheet = RULES.by_id[villain], SHEETS[villain]["mover"]

    assert mover.name == sheet["name"]
    assert dict(mover.printed["origins"]) == sheet.get("provenance", {})


def test_every_card_is_of_a_kind_that_people_know():
    """
    What cards share in code makes them no kind: a Villain with Missions is a mover, whoever gives two Lightsabers a Hero.
    """
    assert {entry.kind for entry in RULES.catalogue} == {
        "ally", "ally vehicle", "condition", "fate item", "hero", "hero vehicle", "item", "location", "mission", "mover",
        "restriction", "scheme", "setback", "tile",
    }  # fmt: skip


def test_what_lies_on_the_table_says_whose_it_is():
    """
    Views carry the provenance of every place that a seat sees.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=["general_grievous", "moff_gideon"])

    assert {card.provenance for seat in (0, 1) for card in match.view().zone("board", seat).cards} == {"official"}
