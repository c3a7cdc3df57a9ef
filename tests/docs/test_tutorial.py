"""What the tutorial builds is what it says: a ruleset that others can install, and a card game that holds."""

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import samples
import tabletop
from tabletop._rules import registry
from tabletop.testing import check_ruleset, perft

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial"
FIRST = TUTORIAL / "first-ruleset.md"
CARDS = TUTORIAL / "card-game.md"


@pytest.fixture(autouse=True)
def _as_before(monkeypatch):
    """What a page registers and imports is forgotten after it."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))


@pytest.fixture
def package(tmp_path):
    """The package that the first tutorial builds, installed as pip would leave it: module, metadata and entry point."""
    (project,) = [block.body for block in samples.blocks(FIRST) if block.kind == "toml"]
    points = tomllib.loads(project)["project"]["entry-points"]["tabletop.games"]
    (tmp_path / "my_tic_tac_toe.py").write_text(samples.code_of(FIRST), encoding="utf-8")
    info = tmp_path / "my_tic_tac_toe-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-tic-tac-toe\nVersion: 0.1.0\n")
    lines = [f"{name} = {where}" for name, where in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[tabletop.games]", *lines, ""]))
    return tmp_path


def python(package, *words):
    """Run Python with the package of the tutorial installed."""
    environment = {**os.environ, "PYTHONPATH": str(package), "COLUMNS": "100"}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_package_of_the_tutorial_is_found(package):
    """
    Once installed, the game of the tutorial is listed with all others, and its rules can be read.
    """
    assert "my-tic-tac-toe" in python(package, "-m", "tabletop", "games")
    assert "Two players take turns to put their mark on a square." in python(
        package, "-m", "tabletop", "rules", "my-tic-tac-toe"
    )


def test_the_package_of_the_tutorial_passes_the_battery(package):
    """
    The game of the tutorial passes every check, in fresh processes too.
    """
    code = "from tabletop.testing import check_ruleset; check_ruleset('my-tic-tac-toe', games=8)"

    assert python(package, "-c", code).startswith("my-tic-tac-toe holds: 8 games")


def test_the_game_of_the_tutorial_plays_like_the_example():
    """
    Step by step the tutorial arrives at a game that goes the same way as the example plugin, answer for answer.
    """
    mine = samples.run(FIRST)[0]["TicTacToe"]
    assert [perft(tabletop.new(mine, log=False), depth) for depth in (1, 2, 3, 4)] == [9, 72, 504, 3024]

    for seed in range(40):
        rng = Random(seed)
        match, example = tabletop.new(mine, 2, seed=seed), tabletop.new("tic-tac-toe", 2, seed=seed)
        while match.decision:
            assert [str(option) for option in match.decision.options] == [
                str(option) for option in example.decision.options
            ]
            pick = rng.randrange(len(match.decision.options))
            match.answer(pick)
            example.answer(pick)
            assert match.view().facts == example.view().facts
            assert mine.picture(match.view()) == example.ruleset.game.picture(example.view())
        assert (match.outcome.points, str(match.outcome.how)) == (
            example.outcome.points,
            str(example.outcome.how),
        )


@pytest.mark.slow
def test_the_card_game_of_the_tutorial_passes_the_battery():
    """
    The card game that the second page builds passes every check that needs no fresh process.
    """
    court = samples.run(CARDS)[0]["Court"]

    report = check_ruleset(court, games=12, skip=["processes"], report=False)

    assert report.games == 12


@pytest.mark.slow
def test_the_card_game_of_the_tutorial_is_small():
    """
    Written as one file, twelve kinds of card and all that they need take no more than 150 lines that are not blank.
    """
    source = samples.code_of(CARDS)
    lines = source.split("\n")
    written = {}
    for node in ast.parse(source).body:
        start = min([node.lineno, *[mark.lineno for mark in getattr(node, "decorator_list", [])]])
        name = getattr(node, "name", ast.unparse(node))
        written.pop(name, None)  # what is written anew stands where it is written last
        written[name] = lines[start - 1 : node.end_lineno]
    game = [line for name, block in written.items() if not name.startswith("test_") for line in block if line.strip()]

    assert len(samples.run(CARDS)[0]["Court"].cards) == 12
    assert len(game) <= 150
    assert check_ruleset(one_file(game), games=2, skip=["processes"], report=False).games == 2


def one_file(lines):
    """Run a game that is written in one file, and return it."""
    module = ModuleType("one_file")
    sys.modules[module.__name__] = module
    exec(compile("\n".join(lines), "one_file", "exec", dont_inherit=True), module.__dict__)
    return module.Court


def _tests_of(page):
    return {name: value for name, value in samples.run(page)[0].items() if name.startswith("test_")}


@pytest.mark.slow
@pytest.mark.parametrize(
    "page",
    [CARDS, *[TUTORIAL.parent / "how-to" / page for page in ("test.md", "cookbook.md")]],
    ids=["card-game", "test", "cookbook"],
)
def test_the_tests_that_a_page_shows_pass(page):
    """
    The tests that a page shows as samples pass, each with a sentence for a docstring.
    """
    found = _tests_of(page)

    for test in found.values():
        test()

    assert len(found) >= 3
    assert all(test.__doc__ for test in found.values())
