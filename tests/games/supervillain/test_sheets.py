"""The registered cards are those of the card sheet: names, copies, numbers, marks, and where each of them is known from."""

import tomllib
from pathlib import Path

import pytest

import tabletop
from tabletop.games.supervillain import Domination, Minion

SHEET = tomllib.loads((Path(__file__).parent / "sheets" / "supervillain.toml").read_text(encoding="utf-8"))
RULES = tabletop.ruleset("supervillain")
DOMINATION = SHEET["domination"]
MINIONS = SHEET["minion"]
PRINTED = [*DOMINATION, *MINIONS]


def test_the_sheet_holds_both_decks():
    """
    The sheet is found: 48 Domination cards with 52 points, 43 Minion cards, and nothing else is registered.
    """
    meta = SHEET["meta"]

    assert sum(card["copies"] for card in DOMINATION) == meta["domination_cards"] == 48
    assert sum(card["copies"] for card in MINIONS) == meta["minion_cards"] == 43
    assert sum(card["copies"] * card["domination_points"] for card in DOMINATION) == meta["domination_points_in_deck"]
    assert [card.id for card in RULES.cards] == [card["id"] for card in PRINTED]


@pytest.mark.rule("SV-102")
@pytest.mark.parametrize("sheet", DOMINATION, ids=lambda sheet: sheet["id"])
def test_a_domination_card_is_printed_as_its_sheet_says(sheet):
    """
    Name, copies, cost and points of a Domination card are those of the sheet.
    """
    card = RULES.by_id[sheet["id"]]

    assert issubclass(card, Domination)
    assert (card.name, card.printed["copies"]) == (sheet["name"], sheet["copies"])
    assert (card.printed["cost"], card.printed["points"]) == (sheet["cost_millions"], sheet["domination_points"])


@pytest.mark.parametrize("sheet", MINIONS, ids=lambda sheet: sheet["id"])
def test_a_minion_card_is_printed_as_its_sheet_says(sheet):
    """
    Name, copies, Power and marks of a Minion card are those of the sheet.
    """
    card = RULES.by_id[sheet["id"]]

    assert issubclass(card, Minion)
    assert (card.name, card.printed["copies"]) == (sheet["name"], sheet["copies"])
    assert card.printed["power"] == sheet["power_millions"]
    assert {mark: card.printed[mark] for mark in ("boosted", "swift", "asteroid_proof")} == {
        mark: sheet[mark] for mark in ("boosted", "swift", "asteroid_proof")
    }


@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet["id"])
def test_a_card_says_where_each_part_of_it_is_known_from(sheet):
    """
    What is known, proven and reconstructed is as the sheet says, and no card passes for official.
    """
    card = RULES.by_id[sheet["id"]]

    assert dict(card.printed["origins"]) == sheet["provenance"]
    assert card.printed["provenance"] == "reconstructed"


def test_what_lies_on_the_table_says_that_it_is_a_reconstruction():
    """
    Views carry the provenance of every card that a seat sees.
    """
    seen = tabletop.new("supervillain", 2, seed=1).view(0).zone("hand", 0).cards

    assert {card.provenance for card in seen} == {"reconstructed"}
    assert {card.provenance for card in RULES.catalogue} == {"reconstructed"}
