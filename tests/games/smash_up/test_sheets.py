"""The registered cards are those of the card sheets: names, copies, powers, breakpoints, points."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import tabletop
from tabletop.games.smash_up import FACTIONS, Action, Base, Minion, Titan

SHEETS = [
    tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "sheets").glob("*.toml"))
]
CARDS = {card.id: card for card in tabletop.ruleset("smash-up").cards}
TITANS = [titan for sheet in SHEETS for titan in sheet["titan"]]
REVISED = [card for sheet in SHEETS for card in sheet.get("revised_card", [])]
PRINTED = [card for sheet in SHEETS for card in sheet["card"]]
KINDS = {"minion": Minion, "action": Action, "base": Base, "titan": Titan}
#: The key under which a sheet tells what a first print said, and what it calls that edition.
FIRST_PRINTS = {"effect_2018": "2018", "effect_2012": "2012"}


def test_there_are_two_sheets_with_all_there_is():
    """
    The sheets are found: 240 cards of twelve factions, 24 bases, seven titans and the revised Tricksters.
    """
    copies = Counter()
    for card in PRINTED:
        copies[card["faction"]] += card["copies"] if card["type"] != "base" else 0

    assert (len(SHEETS), len(TITANS), len(REVISED)) == (2, 7, 12)
    assert dict(copies) == dict.fromkeys(FACTIONS, 20)
    assert sum(card["type"] == "base" for card in PRINTED) == 24


@pytest.mark.rule("SU-003", "SU-032")
@pytest.mark.parametrize("sheet", [*PRINTED, *REVISED, *TITANS], ids=lambda sheet: sheet["id"])
def test_a_card_is_printed_as_its_sheet_says(sheet):
    """
    Name, faction, kind, copies and numbers of a registered card are those of the sheet.
    """
    card = CARDS[sheet["id"]]
    printed = card.printed

    assert (card.name, printed["faction"]) == (sheet["name"], sheet["faction"])
    assert printed["copies"] == sheet.get("copies", 1)
    if sheet["type"] in KINDS:
        assert issubclass(card, KINDS[sheet["type"]])
    for number in ("power", "breakpoint"):
        assert printed.get(number) == sheet.get(number)
    if "vp" in sheet:
        assert list(printed["vp"]) == sheet["vp"]


def test_no_card_is_registered_that_no_sheet_knows():
    """
    Besides the cards of the sheets there are only the first prints of some of them.
    """
    known = {sheet["id"] for sheet in (*PRINTED, *REVISED, *TITANS)}
    others = {name: card for name, card in CARDS.items() if name not in known}

    assert {card.printed.get("edition") for card in others.values()} == {"first"}
    assert all(card.printed["name_of"] in known for card in others.values())


@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.printed.get("edition") == "first"], ids=lambda c: c.id
)
def test_a_first_print_is_of_a_card_whose_sheet_tells_how_it_was(card):
    """
    Cards that come in a first print have a sheet that says what it was, and keep their name, faction and copies.
    """
    sheet = next(sheet for sheet in PRINTED if sheet["id"] == card.printed["name_of"])
    current = CARDS[sheet["id"]]
    (year,) = [year for key, year in FIRST_PRINTS.items() if key in sheet]

    assert card.id == f"{current.id}_{year}"
    for part in ("faction", "copies"):
        assert card.printed[part] == current.printed[part]
    assert card.name == current.name


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in PRINTED if "functional" in sheet.get("errata", "")], ids=lambda sheet: sheet["id"]
)
def test_every_functional_erratum_has_its_first_print(sheet):
    """
    Where an erratum changed what a card does, the first edition of it can be played too, if its wording is known.
    """
    keys = [key for key in FIRST_PRINTS if key in sheet]

    assert not keys or f"{sheet['id']}_{FIRST_PRINTS[keys[0]]}" in CARDS


def test_all_cards_are_official():
    """
    Nothing in this box is a reconstruction.
    """
    assert {card.printed["provenance"] for card in CARDS.values()} == {"official"}


def test_first_prints_say_another_text_and_the_same_numbers():
    """
    What was changed since are texts; of Mushroom Kingdom the breakpoint and the points, too.
    """
    words = ("edition", "name_of")
    numbers = {
        card.id: {name: value for name, value in card.numbers.items() if name not in words}
        for card in tabletop.ruleset("smash-up").catalogue
    }
    prints = {
        card.id: card.numbers["name_of"] for card in tabletop.ruleset("smash-up").catalogue if "name_of" in card.numbers
    }
    others = [one for one, other in prints.items() if numbers[one] != numbers[other]]

    assert len(prints) == 19
    assert others == ["mushroom_kingdom_2012"]
