"""What is printed on places and cards of Mischief & Malice is what the sheets say, and where each part is known from."""

from collections import Counter
from pathlib import Path

import pytest

from tabletop.games.villainous import ACTIVATE, FateCard, VillainCard
from tabletop.games.villainous.marvel.box import MISCHIEF_AND_MALICE
from tabletop.games.villainous.marvel.common_fate import COMMON
from tests.games.villainous.marvel.rules import RULES
from tests.games.villainous.sheets import Sheets, check_origins

SHEETS = Sheets.of(
    RULES, Path(__file__).parent / "sheets", ally="Ally", item="Item", effect="Scheme", specialty="Specialty",
    hero="Hero", fate_item="FateItem", fate_effect="Setback", global_event="GlobalCrisis",
    targeted_event="TargetedCrisis", tile="MarvelCard",
)  # fmt: skip
#: The Villains that can be played.
PLAYED = SHEETS.played
CARDS = SHEETS.rows("card")
SHARED = {card.name: card for card in SHEETS.of_set(COMMON)}
COMMON_CARDS = [pytest.param(card, id=card["name"]) for card in SHEETS["common_fate"]["card"]]


def test_there_is_a_sheet_of_every_villain():
    """
    Three Villains are in the box, and there are the common Fate cards.
    """
    assert len(SHEETS.sheets) == 4
    assert set(PLAYED) == {mover.id for mover in MISCHIEF_AND_MALICE.movers}


@pytest.mark.rule("MV-002")
@pytest.mark.parametrize("villain", PLAYED)
def test_a_villain_has_thirty_cards_and_eleven_fate_cards(villain):
    """
    The Villain deck has 30 cards, and 11 go into the Fate deck.
    """
    copies = Counter()
    for card in SHEETS.decks(villain).values():
        copies[issubclass(card, FateCard), issubclass(card, VillainCard)] += card.printed["copies"]

    assert (copies[False, True], copies[True, False]) == (30, 11)


@pytest.mark.rule("MV-003")
def test_there_are_fifteen_common_fate_cards():
    """
    The common Fate cards are those on the sheet, 15 with all their copies.
    """
    assert sorted(SHARED) == sorted(card["name"] for card in SHEETS["common_fate"]["card"])
    assert sum(card.printed["copies"] for card in SHARED.values()) == 15


@pytest.mark.parametrize("villain", PLAYED)
def test_no_card_is_missing_and_none_is_too_many(villain):
    """
    The names of a Villain's cards are those on the sheet.
    """
    assert sorted(SHEETS.decks(villain)) == sorted(card["name"] for card in SHEETS[villain]["card"])


@pytest.mark.parametrize("villain", PLAYED)
def test_a_domain_has_the_places_of_its_sheet(villain):
    """
    The locations of a Domain have their names and symbols, in their order.
    """
    SHEETS.check_places(villain)


@pytest.mark.parametrize(("villain", "sheet"), CARDS)
def test_a_card_is_printed_as_its_sheet_says(villain, sheet):
    """
    Kind, copies, cost and Strength of a card are those of the sheet.
    """
    SHEETS.check_card(SHEETS.decks(villain)[sheet["name"]], sheet)


@pytest.mark.parametrize("sheet", COMMON_CARDS)
def test_a_common_card_is_printed_as_its_sheet_says(sheet):
    """
    Kind, copies and Strength of a common Fate card are those of the sheet, and so is where it is known from.
    """
    SHEETS.check_card(SHARED[sheet["name"]], sheet)
    check_origins(SHARED[sheet["name"]], sheet)


@pytest.mark.parametrize(("villain", "sheet"), [row for row in CARDS if "activate" in row.values[1]])
def test_an_activation_costs_what_the_sheet_says(villain, sheet):
    """
    What an Activate action costs is printed on the card that it uses.
    """
    abilities = SHEETS.decks(villain)[sheet["name"]].abilities

    assert {ability.price for ability in abilities if ability.kind == ACTIVATE} == {sheet["activate"]}


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
    check_origins(mover, sheet)


def test_all_fate_cards_have_one_back():
    """
    Whoever sees the Fate deck can't tell a Hero from an Event or an Item.
    """
    back = {card.printed["back"] for card in RULES.cards if issubclass(card, FateCard)}

    assert back == {"Fate"}
