"""Pages that are made from the code have in them what is in the code."""

from pathlib import Path

import pytest
from docutils import nodes

import catalogue
import figures
import generated
import noticing
import proofs
import tabletop
from tests.engine import floors
from tools import mutants, mutants_kept

DOCS = Path(__file__).parents[2] / "docs"


def test_every_error_has_a_row():
    """
    The table of errors has all public errors, families before their members.
    """
    kinds = list(generated.error_classes())
    public = [getattr(tabletop, name) for name in tabletop.__all__]

    assert set(kinds) == {kind for kind in public if isinstance(kind, type) and issubclass(kind, Exception)}
    assert all(kind.__mro__[1] not in kinds[index:] for index, kind in enumerate(kinds))


def test_codes_of_errors_are_different():
    """
    No two errors have one code.
    """
    codes = [kind.code for kind in generated.error_classes()]

    assert len(set(codes)) == len(codes)


def test_the_error_page_groups_every_error():
    """
    Each error stands on the page of errors, under its family.
    """
    page = (DOCS / "reference" / "errors.md").read_text(encoding="utf-8")

    assert all(f".. autoexception:: tabletop.{kind.__name__}\n" in page for kind in generated.error_classes())


@pytest.mark.parametrize("module", floors.modules())
def test_every_limit_of_the_code_has_a_row(module):
    """
    Whatever a module calls the most, the largest or the deepest stands in the table of limits.
    """
    names = [name for name in vars(module) if name.startswith(("MOST_", "LARGEST", "LONGEST_", "DEEPEST"))]
    values = {limit.value for limit in generated.limits()}

    assert {getattr(module, name) for name in names if isinstance(getattr(module, name), int)} <= values


def test_the_catalogue_has_every_card():
    """
    The cards of a kind stand in its table with name, id, copies, numbers and text.
    """
    rules = tabletop.ruleset("hedge-court")
    folk = [card for card in rules.catalogue if card.kind == "folk"]

    words = catalogue.kind_table("folk", folk).astext()

    for card in folk:
        assert card.name in words
        assert card.id in words
        assert card.text in words
    assert "might 2" in words


def test_the_catalogue_goes_set_by_set_and_shows_printed_words():
    """
    Set by set every kind has a table, with the printed words that are asked for beside the numbers.
    """
    cards = tabletop.ruleset("star-wars-villainous").catalogue

    tables = catalogue.tables_by_set(cards, ["paid_in"])
    titles = [made.children[0].astext() for made in tables]

    assert titles.index("General Grievous: ally") < titles.index("Moff Gideon: ally")
    assert "paid in ambition" in tables[titles.index("General Grievous: scheme")].astext()
    assert "paid in" not in tables[titles.index("General Grievous: condition")].astext()


def test_the_catalogue_counts_cards_and_where_they_are_known_from():
    """
    The sentence above the tables counts cards by provenance.
    """
    rules = tabletop.ruleset("hedge-court").with_cards({"squire": {"might": 3}})

    words = catalogue.summary(rules.catalogue)

    kinds = len(rules.catalogue)
    assert words.startswith(f"{kinds} different cards, {len(rules.deck())} in all: ")
    assert f"{kinds - 1} official" in words
    assert "1 yours" in words


def test_cards_that_are_not_official_say_so_in_their_row():
    """
    Where a value is not read off a printed card, the row of the card tells where it is from.
    """
    rules = tabletop.ruleset("hedge-court").with_cards({"squire": {"might": 3}})
    squire, other = rules.catalogue[0], rules.catalogue[1]

    assert "yours" in catalogue.row(squire, numbered=True)[0].astext()
    assert "official" not in catalogue.row(other, numbered=True)[0].astext()


def test_a_kind_without_numbers_has_no_column_for_them():
    """
    Where nothing is printed in numbers, the table has three columns and not an empty one.
    """
    rules = tabletop.ruleset("hedge-court")
    tricks = [card for card in rules.catalogue if card.kind == "trick"]

    assert "Numbers" not in catalogue.kind_table("trick", tricks).astext()
    assert "Numbers" in catalogue.kind_table("folk", rules.catalogue[:3]).astext()


def test_the_page_of_proofs_tells_how_far_each_game_is_proved():
    """
    Each game has its figures, and what is not complete is named.
    """
    positions = {"median": 2, "nine_in_ten": 7, "most": 3_061}
    told = {
        "abilities": 15,
        "complete": 12,
        "positions": positions,
        "sampled": ["a.on_play", "b.dig"],
        "cut": ["c.rise"],
    }
    cells = [cell.astext() for cell in proofs.proofs_table({"hedge-court": told}).findall(nodes.entry)][8:]
    entries = [entry.astext() for entry in proofs.unproved_list({"hedge-court": told}).findall(nodes.list_item)]

    assert cells == ["Hedge Court", "15", "12", "2", "1", "2", "7", "3,061"]
    assert entries == ["Hedge Court, sampled: a.on_play, b.dig", "Hedge Court, cut: c.rise"]


def test_every_game_that_has_abilities_is_on_the_page_of_proofs():
    """
    Tic-tac-toe has no cards.
    """
    assert set(proofs.proofs()) == set(tabletop.games()) - {"tic-tac-toe", "leduc-poker"}


def test_the_page_of_figures_tells_what_was_tried_and_when():
    """
    Each game has its row, the last one sums them up, and above stands which run it was.
    """
    one = dict.fromkeys(figures.COLUMNS, 1_000)
    told = {
        "revision": "abc", "python": "3.11.2", "date": "2026-01-02", "pieces": 5, "of": 10, "hours": 3.5, "megabytes": 90,
        "failures": 0, "games": {"hedge-court": one, "tic-tac-toe": {**one, "longest": 9}},
    }  # fmt: skip
    words, table = figures.figures_of(told)
    cells = [cell.astext() for cell in table.findall(nodes.entry)][len(figures.COLUMNS) + 1 :]

    assert "Begun on 2026-01-02, on revision abc under Python 3.11.2: 5 of 10 pieces" in words.astext()
    assert words.astext().endswith("nothing was found.")
    assert cells[:3] == ["Hedge Court", "1,000", "1,000"]
    assert cells[22:25] == ["Together", "2,000", "1,000"]


def test_the_page_of_figures_tells_what_was_found_and_mended_since():
    """
    How many failures there were, and how many of them hold now.
    """
    told = {
        "revision": "abc", "python": "3.11.2", "date": "2026-01-02", "pieces": 5, "of": 5, "hours": 3.5, "megabytes": 90,
        "failures": 4, "mended": 3, "mended_on": "def", "games": {"hedge-court": dict.fromkeys(figures.COLUMNS, 1)},
    }  # fmt: skip
    words, _ = figures.figures_of(told)

    assert words.astext().endswith("4 failures were found, of which 3 hold on revision def.")


def test_the_page_of_figures_says_what_was_never_run():
    """
    A profile without figures has words instead of a table.
    """
    (words,) = figures.figures_of(None)

    assert words.astext() == "It was not run yet."


def test_the_page_of_figures_tells_what_the_tests_of_each_game_notice():
    """
    How many changes were tried and noticed, how many of the others make no difference, and when that was.
    """
    told = {
        "date": "2026-01-02", "revision": "abc", "seed": 1, "tried": 200, "noticed": 185,
        "no_difference": ["a"] * 5, "missed": ["b"] * 10,
    }  # fmt: skip
    cells = [
        cell.astext() for cell in noticing.mutants_table({"hedge-court": told, "engine": told}).findall(nodes.entry)
    ]

    assert cells[7:14] == ["Hedge Court", "200", "185", "92.5", "5", "10", "2026-01-02, revision abc"]
    assert cells[14:16] == ["The engine", "200"]


def test_the_table_of_what_is_noticed_has_what_is_kept():
    """
    Every row is a game that is kept, with a title.
    """
    assert noticing.mutants() == mutants_kept.kept()
    assert set(noticing.mutants()) <= set(mutants.SUBJECTS)
    assert all(noticing.row(name, told)[0] for name, told in noticing.mutants().items())
