"""What games offer to those who write for them stands in the reference, with examples."""

import re
from pathlib import Path

import pytest

import faces
import samples
from tabletop import Card

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
#: The page of each face of a game, and of the kit for its tests.
PAGES = {
    "smash_up": "smash-up",
    "supervillain": "supervillain",
    "master_of_the_galaxy": "master-of-the-galaxy",
    "villainous": "villainous",
    "villainous.star_wars": "star-wars-villainous",
    "villainous.marvel": "marvel-villainous",
}
SHOWN = re.compile(r"```\{face\} ([\w.]+)\n(?::of: ([\w ]+)\n)?```")


def page_of(game):
    """Return the page of a game."""
    return REFERENCE / f"{PAGES[game]}.md"


def shown_on(game):
    """Return the groups that a page shows, by module; of one that is shown as a whole all."""
    found = {}
    for module, groups in SHOWN.findall(page_of(game).read_text(encoding="utf-8")):
        found.setdefault(module, []).extend(groups.split() or faces.grouped(faces.module_called(module)))
    return found


@pytest.mark.parametrize("game", PAGES)
def test_every_name_of_a_face_is_on_its_page(game):
    """
    Each group of names is shown, once, and so is the whole kit for tests.
    """
    package = f"tabletop.games.{game}"
    shown = shown_on(game)

    for module in (package, f"{package}.testing"):
        there = faces.grouped(faces.module_called(module))
        assert sorted(shown[module]) == sorted(there)
        assert sorted(name for names in there.values() for name in names) == sorted(faces.module_called(module).__all__)


@pytest.mark.parametrize("game", PAGES)
def test_every_group_has_an_example(game):
    """
    Under each heading with a table there is a sample above it.
    """
    for section in page_of(game).read_text(encoding="utf-8").split("\n## ")[1:]:
        before, found, _ = section.partition("```{face}")

        assert not found or "```{testcode}" in before or "```{doctest}" in before, section.partition("\n")[0]


@pytest.mark.parametrize("game", PAGES)
def test_every_function_of_a_face_is_used_in_an_example(game):
    """
    Marks, conditions and helpers are used on their page or in a sample of their own.
    """
    page = page_of(game)
    words = " ".join(block.body for block in samples.blocks(page) if block.kind in samples.RUN)
    for module in (f"tabletop.games.{game}", f"tabletop.games.{game}.testing"):
        functions = faces.grouped(faces.module_called(module)).get("functions", {})
        without = [
            name
            for name, function in functions.items()
            if not re.search(rf"\b{name}\b", words) and ">>> " not in (function.__doc__ or "")
        ]

        assert without == []


def test_a_name_stands_in_its_group():
    """
    What is an event stands with events, what is called with functions, and what is neither class nor function with words.
    """
    groups = faces.grouped(faces.module_called("tabletop.games.smash_up"))

    assert "Destroyed" in groups["events"]
    assert "here" in groups["functions"]
    assert "FACTIONS" in groups["words"]
    assert all(issubclass(kind, Card) for kind in groups["kinds"].values())


def test_a_table_says_what_a_name_takes_and_what_it_is():
    """
    An event has its fields, a function its arguments, a word its value, cut where it is long.
    """
    groups = faces.grouped(faces.module_called("tabletop.games.smash_up"))
    words = {name: faces.group_table(name, values).astext() for name, values in groups.items()}

    assert "minion, player, base" in words["events"]
    assert "up_to\n\npower\n\nMake the condition" in words["functions"].replace("\n\n\n", "\n\n")
    assert "end of turn" in words["words"]
    assert "…" in words["words"]


@pytest.mark.parametrize("value", [faces.Face, int])
def test_what_is_no_record_takes_nothing(value):
    """
    Fields are told of records only.
    """
    assert faces.takes(value) == ""
