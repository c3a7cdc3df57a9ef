"""Games are used from outside through their faces alone: by tests, by examples, and by anybody who adds cards."""

import ast
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tabletop" / "games"
OUTSIDE = sorted(
    [path for folder in ("tests", "examples", "docs", "benchmarks", "tools") for path in (ROOT / folder).rglob("*.py")]
)
FACES = (
    "smash_up", "supervillain", "master_of_the_galaxy", "villainous", "villainous.star_wars", "villainous.marvel",
)  # fmt: skip
#: What no others' cards are written with: how bots value what a Villain has, and the factions that are printed.
OWN = {
    "tabletop.games.villainous.star_wars._darth_vader_worth", "tabletop.games.villainous.star_wars._worth",
    "tabletop.games.villainous.star_wars._kylo_ren_worth", "tabletop.games.villainous.marvel._worth",
    "tabletop.games.smash_up._factions",
}  # fmt: skip
PRIVATE = re.compile(r"tabletop\.games\.(?:\w+\.)*_[a-z]\w*")


def imported(source, package=""):
    """Return what a source imports from games, as the modules and the names there, inside of functions too."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*parts, *([node.module] if node.module else [])])
            found += [(module, alias.name) for alias in node.names]
    return [(module, name) for module, name in found if module.startswith("tabletop.games")]


def private(source):
    """Return what private modules of games a source imports."""
    return [".".join(part for part in one if part) for one in imported(source) if PRIVATE.match(".".join(one))]


def modules_of_cards(face):
    """Return the modules of a game in which its cards stand: its public ones, without those that put it together or draw."""
    folder = GAMES / face.replace(".", "/")
    apart = {"game", "drawing", "testing", "words", "box"}
    found = [path for path in sorted(folder.rglob("*.py")) if path.stem[0] != "_" and path.stem not in apart]
    others = [GAMES / other.replace(".", "/") for other in FACES if other.startswith(f"{face}.")]
    return [path for path in found if not any(path.is_relative_to(other) for other in others)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from tabletop.games.smash_up._cards import Minion", ["tabletop.games.smash_up._cards.Minion"]),
        ("import tabletop.games.villainous.marvel._fate", ["tabletop.games.villainous.marvel._fate"]),
        ("def f():\n    from tabletop.games.smash_up import _events", ["tabletop.games.smash_up._events"]),
        ("from tabletop.games.smash_up import Minion", []),
        ("from tabletop.games.smash_up.testing import smash", []),
        ("import tabletop", []),
    ],
)
def test_a_private_import_is_found(line, found):
    """
    In whatever form it is written.
    """
    assert private(line) == found


def test_nothing_outside_imports_a_private_module_of_a_game():
    """
    Tests, examples and tools use what everybody can use.
    """
    found = {str(path.relative_to(ROOT)): private(path.read_text(encoding="utf-8")) for path in OUTSIDE}

    assert len(found) > 200
    assert {path: names for path, names in found.items() if names} == {}


def test_pages_import_no_private_module_of_a_game():
    """
    Neither do the samples of the documentation, nor any text of an example.
    """
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md"), ROOT / "README.md"]

    assert {page.name: found for page in pages if (found := PRIVATE.findall(page.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_what_the_games_own_cards_are_written_with(face):
    """
    Whatever a module of cards imports from private modules, others who write cards find in the face.
    """
    modules = modules_of_cards(face)
    wanted = set()
    for path in modules:
        package = ".".join(path.relative_to(ROOT).with_suffix("").parts[:-1])
        wanted |= set(imported(path.read_text(encoding="utf-8"), package))
    missing = [
        f"{module}.{name}"
        for module, name in sorted(wanted)
        if PRIVATE.fullmatch(module) and module not in OWN
        if name not in importlib.import_module(module.rpartition(".")[0]).__all__
    ]

    assert modules or face == "villainous"
    assert missing == []


@pytest.mark.parametrize("face", [*FACES, "smash_up.testing", "villainous.marvel.testing"])
def test_the_all_of_a_face_is_sorted_and_there(face):
    """
    Public names stand in order: constants, classes, functions.
    """
    module = importlib.import_module(f"tabletop.games.{face}")
    groups = {True: 0, False: 1}

    assert module.__all__ == sorted(module.__all__, key=lambda name: (groups[name.isupper()], name[0].islower(), name))
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_games_do_not_import_what_they_offer_to_tests():
    """
    Whoever plays never loads the test kit.
    """
    found = {
        str(path.relative_to(ROOT)): [
            module for module, _ in imported(path.read_text(encoding="utf-8"), "x") if module.endswith(".testing")
        ]
        for path in sorted(GAMES.rglob("*.py"))
        if path.stem != "testing"
    }

    assert {path: names for path, names in found.items() if names} == {}
