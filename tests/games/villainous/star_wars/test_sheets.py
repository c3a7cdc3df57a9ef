"""What is printed on places and cards is what the sheets say: names, copies, numbers, symbols, and where it is known from."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import tabletop
from tabletop.games.villainous._cards import FateCard, VillainCard
from tabletop.games.villainous._places import Place

RULES = tabletop.ruleset("star-wars-villainous")
SHEETS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "sheets").glob("*.toml"))
}
#: The Villains that can be played.
PLAYED = [mover.id for mover in RULES.game.movers]
#: Of each kind on a sheet, the class of this box that its cards are of.
CLASSES = {
    "ally": "Ally", "item": "Item", "effect": "Scheme", "condition": "Condition", "vehicle": "AllyVehicle",
    "mission": "Mission", "hero": "Hero", "fate item": "FateItem", "fate effect": "Setback",
    "restriction": "Restriction", "hero vehicle": "HeroVehicle", "tile": "Tile",
}  # fmt: skip
#: What a Villain is called in the ids of cards whose names others have, too.
PREFIXES = {
    "general_grievous": "grievous", "moff_gideon": "gideon", "darth_vader": "vader", "kylo_ren": "kylo",
    "asajj_ventress": "asajj",
}  # fmt: skip
NAMES = Counter(name for sheet in SHEETS.values() for name in {card["name"] for card in sheet["card"]})


def own(villain):
    """Return all registered cards of a Villain: the mover, the places, the decks, the tiles."""
    name = RULES.by_id[villain].printed["set"]
    return [card for card in RULES.cards if card.printed["set"] == name]


def places(villain):
    """Return the printed locations of a Villain, in their order."""
    return [card for card in own(villain) if issubclass(card, Place) and not issubclass(card, VillainCard)]


def decks(villain):
    """Return the cards of both decks of a Villain, and the tiles, by their names."""
    none = (RULES.by_id[villain], *places(villain))
    return {card.name: card for card in own(villain) if card not in none}


def rows(part):
    """Pair every entry of a part of the sheets with its Villain, of those that can be played."""
    return [
        pytest.param(villain, one, id=f"{villain}-{one['name']}") for villain in PLAYED for one in SHEETS[villain][part]
    ]


CARDS = rows("card")


def test_there_is_a_sheet_of_every_villain():
    """
    Five Villains are in the box, and whoever can be played has a sheet.
    """
    assert len(SHEETS) == 5
    assert set(PLAYED) <= set(SHEETS)


@pytest.mark.rule("SW-002")
@pytest.mark.parametrize("villain", PLAYED)
def test_a_villain_has_thirty_cards_and_fifteen_fate_cards(villain):
    """
    On the sheet and in the game the Villain deck has 30 cards, Missions among them, and the Fate deck 15.
    """
    copies = Counter()
    for card in decks(villain).values():
        copies[issubclass(card, FateCard), issubclass(card, VillainCard)] += card.printed["copies"]

    assert (copies[False, True], copies[True, False]) == (30, 15)


@pytest.mark.parametrize("villain", PLAYED)
def test_no_card_is_missing_and_none_is_too_many(villain):
    """
    The names of a Villain's cards are those on the sheet.
    """
    assert sorted(decks(villain)) == sorted(card["name"] for card in SHEETS[villain]["card"])


@pytest.mark.rule("SW-008")
@pytest.mark.parametrize("villain", PLAYED)
def test_a_sector_has_the_places_of_its_sheet(villain):
    """
    The locations of a Sector have their names and symbols, in their order.
    """
    sheet = [(place["name"], tuple(place["upper"]), tuple(place["lower"])) for place in SHEETS[villain]["location"]]

    assert [(place.name, place.printed["upper"], place.printed["lower"]) for place in places(villain)] == sheet


@pytest.mark.parametrize(("villain", "sheet"), CARDS)
def test_a_card_is_printed_as_its_sheet_says(villain, sheet):
    """
    Kind, copies, cost, what it is paid in, Strength and symbols of a card are those of the sheet.
    """
    card = decks(villain)[sheet["name"]]
    printed = {name: card.printed[name] for name in ("copies", "cost", "paid_in", "strength") if name in sheet}

    assert CLASSES[sheet["kind"]] in {one.__name__ for one in card.__mro__}
    assert printed == {name: sheet[name] for name in printed}
    assert list(card.printed.get("symbols", ())) == sheet.get("symbols", [])


@pytest.mark.parametrize(("villain", "sheet"), CARDS)
def test_a_shared_name_has_the_villain_in_its_id(villain, sheet):
    """
    A card whose name is in the decks of two Villains says in its id whose it is, unless it is a tile.
    """
    id = decks(villain)[sheet["name"]].id

    if sheet["kind"] != "tile":
        assert id.startswith(f"{PREFIXES[villain]}_") == (NAMES[sheet["name"]] > 1)


@pytest.mark.parametrize(("villain", "sheet"), CARDS + rows("location"))
def test_a_card_says_where_each_part_of_it_is_known_from(villain, sheet):
    """
    What is known, proven and reconstructed is as the sheet says, and nothing of ours passes for official.
    """
    card = {**decks(villain), **{place.name: place for place in places(villain)}}[sheet["name"]]

    assert dict(card.printed["origins"]) == sheet.get("provenance", {})
    assert card.printed["provenance"] == ("official" if wholly_known(sheet) else "reconstructed")


@pytest.mark.parametrize("villain", PLAYED)
def test_a_mover_says_where_its_guide_is_known_from(villain):
    """
    The name and the Objective of every Villain are the publisher's; the rules of the guide perhaps not.
    """
    mover, sheet = RULES.by_id[villain], SHEETS[villain]["mover"]

    assert mover.name == sheet["name"]
    assert dict(mover.printed["origins"]) == sheet.get("provenance", {})


def wholly_known(sheet):
    """Say whether nothing of an entry is ours."""
    return set(sheet.get("provenance", {}).values()) <= {"known"}


def test_what_lies_on_the_table_says_whose_it_is():
    """
    Views carry the provenance of every place that a seat sees.
    """
    match = tabletop.new("star-wars-villainous", 2, seed=1, villains=["general_grievous", "moff_gideon"])

    assert {card.provenance for seat in (0, 1) for card in match.view().zone("board", seat).cards} == {"official"}
