"""The registered cards and the board are those of the sheet, and say where each part of them is known from."""

import tomllib
from pathlib import Path

import pytest

import tabletop
from tabletop.games.master_of_the_galaxy import (
    Conflict,
    Development,
    Government,
    Leader,
    Link,
    MasterOfTheGalaxy,
    Species,
    System,
    Track,
)

SHEET = tomllib.loads((Path(__file__).parent / "sheets" / "master_of_the_galaxy.toml").read_text(encoding="utf-8"))
CARDS = {kind.id: kind for kind in MasterOfTheGalaxy.cards}
HELD = [row for kind in ("species", "leader", "government", "conflict", "development") for row in SHEET[kind]]
BOARD = SHEET["board"]


def slots(row):
    """Return slots as a class line has them."""
    return "".join(row["slots"])


def each(kind):
    """Go through the rows of one kind."""
    return pytest.mark.parametrize("sheet", SHEET[kind], ids=lambda row: row["id"])


def of_kind(kind):
    """List the registered cards of a kind."""
    return [card for card in CARDS.values() if issubclass(card, kind)]


@pytest.mark.rule("MG-002")
def test_the_decks_are_as_big_as_the_rulebook_says():
    """
    Seven decks, and nothing that the sheet does not know.
    """
    sizes = {}
    for kind in (Leader, Conflict, Government, Species, Development):
        for card in of_kind(kind):
            sizes[card.deck_name] = sizes.get(card.deck_name, 0) + card.printed["copies"]

    assert sizes == SHEET["meta"]["deck_sizes"]
    assert {card for card in CARDS if not issubclass(CARDS[card], System | Track | Link)} == {row["id"] for row in HELD}


@pytest.mark.parametrize("sheet", HELD, ids=lambda row: row["id"])
def test_a_card_says_what_it_is_called_and_where_each_part_is_known_from(sheet):
    """
    Names are those of the sheet, and no card passes for official.
    """
    card = CARDS[sheet["id"]]

    assert card.name == sheet["name"]
    assert dict(card.printed["origins"]) == sheet["provenance"]
    assert card.printed["provenance"] == "reconstructed"


@each("species")
def test_a_species_is_printed_as_its_sheet_says(sheet):
    """
    The base project, the receive projects with their decks, and the agenda.
    """
    printed = CARDS[sheet["id"]].printed
    received = sheet["receive_projects"]

    assert printed["base"] == slots(sheet["base_project"])
    assert printed["receive"] == tuple(slots(row) for row in received)
    assert printed["draws"] == tuple(" ".join(row["draws"]) for row in received)
    assert (printed["agenda"], list(printed["symbols"])) == (slots(sheet["agenda"]), sheet["agenda"]["symbols"])


@each("leader")
def test_a_leader_is_printed_as_its_sheet_says(sheet):
    """
    Its needs, its covert operation if it has one, and whether it is used by discarding.
    """
    card = CARDS[sheet["id"]]
    covert = sheet.get("covert", {"slots": [], "steals": ""})

    assert list(card.printed["needs"]) == sheet["needs"]
    assert (card.printed["covert"], card.printed["steals"]) == (slots(covert), covert["steals"])
    assert card.has_discard_ability() == (sheet["ability"]["kind"] == "discard")


@each("government")
def test_a_government_is_printed_as_its_sheet_says(sheet):
    """
    It has the one project of its sheet, and no other.
    """
    printed, project = CARDS[sheet["id"]].printed, sheet["project"]
    expected = {"base": "", "receive": (), "draws": (), "agenda": "", "symbols": ()}
    if project["kind"] == "receive":
        expected |= {"receive": (slots(project),), "draws": (" ".join(project["draws"]),)}
    else:
        expected |= {project["kind"]: slots(project), "symbols": tuple(project.get("symbols", ()))}

    assert {part: printed[part] for part in expected} == expected


@each("conflict")
def test_a_conflict_is_printed_as_its_sheet_says(sheet):
    """
    The symbol, the loot, both sides and their objectives.
    """
    printed = CARDS[sheet["id"]].printed

    assert (printed["symbol"], printed["loot"]) == (sheet["symbol"], sheet["loot"])
    for side in ("red", "blue"):
        objective = sheet[side]["objective"]
        assert printed[side] == slots(sheet[side])
        assert printed[f"{side}_objective"] == " ".join(filter(None, (objective["kind"], objective.get("card"))))


@each("development")
def test_a_development_is_printed_as_its_sheet_says(sheet):
    """
    Its deck, its slots, its symbols, and whether it is used by discarding.
    """
    card = CARDS[sheet["id"]]

    assert card.deck_name == sheet["deck"]
    assert (card.printed["takes"], list(card.printed["symbols"])) == (slots(sheet), sheet["symbols"])
    assert card.has_discard_ability() == (sheet["ability"]["kind"] == "discard")


def test_the_systems_are_those_of_the_sheet():
    """
    Names, colours, planets, corners and their neighbours, and where they lie.
    """
    expected = [
        (
            row["id"], row["name"], row["colour"], row["planets"], row["start"], row["x"] * 10, row["y"] * 10,
            BOARD["closest_to_start"].get(row["id"], []),
        )
        for row in BOARD["systems"]
    ]  # fmt: skip

    assert [
        (
            card.id, card.name, card.printed["colour"], card.printed["planets"], card.printed["start"],
            card.printed["x"], card.printed["y"], list(card.printed["closest"]),
        )
        for card in of_kind(System)
    ] == expected  # fmt: skip
    assert [card.id for card in of_kind(System) if card.printed["start"]] == BOARD["start_systems_clockwise"]


def test_the_tracks_and_links_are_those_of_the_sheet():
    """
    Ends and lengths, kinds and symbols.
    """
    tracks = [(card.id, list(card.printed["ends"]), card.printed["length"]) for card in of_kind(Track)]
    links = [(card.printed["line"], list(card.printed["systems"]), card.printed["symbol"]) for card in of_kind(Link)]

    assert tracks == [(row["id"], row["ends"], row["slots"]) for row in BOARD["tracks"]]
    assert links == [(row["kind"], row["systems"], row["symbol"]) for row in BOARD["links"]]
    assert len(tracks) == SHEET["meta"]["board_tracks"]


def test_what_lies_on_the_table_says_that_it_is_a_reconstruction():
    """
    Views carry the provenance of systems and cards.
    """
    view = tabletop.new("master-of-the-galaxy", 2, seed=1).view()

    assert {card.provenance for zone in ("systems", "tracks", "links") for card in view.zone(zone).cards} == {
        "reconstructed"
    }
