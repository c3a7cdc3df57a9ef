"""The measurement of how many misspelt attributes the type checker notices."""

import ast

import pytest

from tools import misspell

FILES = {
    "pyproject.toml": "[tool.mypy]\nstrict = true\n",
    "tabletop/__init__.py": "",
    "tabletop/_rules/__init__.py": "",
    "tabletop/_rules/effects.py": """
        class Effect:
            name: str

            def shout(self) -> str:
                return self.name
    """,
    "tabletop/games/__init__.py": "",
    "tabletop/games/chess/__init__.py": "",
    "tabletop/games/chess/_cards.py": """
        from typing import Any

        from tabletop._rules.effects import Effect

        class Piece:
            board: Any
            effect: Effect

            def __init_subclass__(cls, copies: int) -> None: ...
    """,
    "tabletop/games/chess/pieces.py": """
        from tabletop.games.chess._cards import Piece

        class Rook(Piece, copies=2):
            def castle(self) -> bool:
                return bool(self.effect.name)

            def move(self) -> None:
                print("Über", (
                    self.board
                ).square)
    """,
}


@pytest.fixture
def project(tmp_path):
    """Write the toy project, in which only the board has no type."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("\n        ", "\n"), encoding="utf-8")
    return tmp_path


def spots_in(source):
    """Return the attributes that each function of a source reads."""
    return [[spot.expression for spot in spots] for _, spots in misspell.functions("tabletop/_dice.py", source)]


def test_what_has_a_type_is_noticed(project, capsys):
    """
    A misspelt attribute is noticed unless it stands on something without a type, also across lines.
    """
    code = misspell.main(["--rounds", "2", "--missed"], project)

    assert code == 0
    assert capsys.readouterr().out.splitlines() == [
        "                                   tried  noticed  per cent",
        "chess cards                            4        3      75.0",
        "engine                                 2        2     100.0",
        "",
        "Missed in chess cards:",
        "  tabletop/games/chess/pieces.py:11: self.board.square",
    ]


@pytest.mark.parametrize("name", ["FORCE_COLOR", "MYPY_FORCE_COLOR"])
def test_what_is_noticed_does_not_hang_on_colours(project, capsys, monkeypatch, name):
    """
    Whoever wants all programs to say things in colour counts the same.
    """
    monkeypatch.setenv(name, "1")

    misspell.main(["--rounds", "2"], project)

    assert "chess cards                            4        3      75.0" in capsys.readouterr().out


def test_an_error_does_not_hide_others(project, capsys):
    """
    What loses its type through another misspelling of the same round is noticed nevertheless.
    """
    source = """
class Table:
    def __init__(self, name: str) -> None:
        self.name = name.strip()

    def shout(self) -> str:
        return str(self.name.upper)

    def whisper(self) -> str:
        return str(self.name.lower)
"""
    (project / "tabletop" / "_table.py").write_text(source, encoding="utf-8")

    misspell.main(["--rounds", "2"], project)

    assert "engine                                 8        8     100.0" in capsys.readouterr().out


def test_too_few_noticed_is_a_failure(project, capsys):
    """
    With a mark to reach the exit code is 1 if the cards or the engine stay under it, and they are named.
    """
    code = misspell.main(["--rounds", "2", "--at-least", "97"], project)

    assert code == 1
    assert capsys.readouterr().out.splitlines()[-1] == "Less than 97 per cent: chess cards"


def test_a_checker_that_gives_up_is_no_result(project):
    """
    If mypy can't look the project over, there is no table but what mypy says.
    """
    (project / "pyproject.toml").write_text("[tool.mypy]\nplugins = ['missing']\n", encoding="utf-8")

    with pytest.raises(SystemExit, match="missing"):
        misspell.main(["--rounds", "1"], project)


def test_no_rounds_are_refused(project, capsys):
    """
    Without a round nothing would be under the mark, so none is no number of rounds.
    """
    with pytest.raises(SystemExit, match="2"):
        misspell.main(["--rounds", "0", "--at-least", "97"], project)

    assert "it takes a round" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "source", "group"),
    [
        ("tabletop/games/chess/pieces.py", "class Rook(Piece, copies=2): ...", "chess cards"),
        ("tabletop/games/chess/sets/old/pieces.py", "class Rook(Piece, copies=2): ...", "chess cards"),
        ("tabletop/games/chess/_board.py", "class Board: ...", "chess rules"),
        ("tabletop/games/noughts.py", "class Noughts(Game): ...", "noughts rules"),
        ("examples/plugins/whist/tabletop_whist.py", "class Ace(Card, rank=14): ...", "whist cards"),
        ("tabletop/_match.py", "class Match: ...", "engine"),
        ("tabletop/_play/match.py", "class Match: ...", "engine"),
        ("tabletop/__init__.py", "", "engine"),
        ("tabletop/games/__init__.py", "", "games"),
        ("tabletop/bots/_bot.py", "", "bots"),
        ("tabletop/cli.py", "", "cli"),
    ],
)
def test_every_file_has_its_group(file, source, group):
    """
    Cards are known by the values on their class lines, the engine by lying in none of the packages around it.
    """
    assert misspell.group_of(file, ast.parse(source)) == group


def test_what_is_read_in_a_body_is_misspelt():
    """
    Lambdas and comprehensions count with their function; annotations, decorators, stores and f-strings don't count.
    """
    source = """
@ways.marked
def move(self, to: board.Square = board.START) -> board.Square:
    self.at = [one.square for one in to.near]
    here: board.Square = min(self.all, key=lambda one: one.cost)
    self.count += 1
    del self.last
    return f"{self.name}"
"""
    assert spots_in(source) == [["one.square", "to.near", "self.all", "one.cost"]]


def test_inner_functions_stand_for_themselves():
    """
    An attribute belongs to the innermost function, and a function that reads none is left out.
    """
    source = """
def outer(self):
    def inner(piece):
        return piece.cost

    return inner
"""
    assert spots_in(source) == [["piece.cost"]]


def test_rounds_pick_different_attributes():
    """
    Each round takes another attribute of a function as far as there are, and the same seed the same ones.
    """
    sources = {"tabletop/_dice.py": "def roll(self):\n    return self.die + self.luck + self.rest\n"}

    rounds = list(misspell.picks(sources, 4, seed=1))

    assert len({spot for (spot,) in rounds[:3]}) == 3
    assert rounds[3] == rounds[0]
    assert rounds == list(misspell.picks(sources, 4, seed=1))


def test_picks_stay_where_a_function_moves():
    """
    Another file or another line changes nothing about what is picked in a function.
    """
    function = "def roll(self):\n    return self.a + self.b + self.c + self.d + self.e\n"
    moved = f'"""Dice."""\n\n\ndef other(self):\n    return self.z\n\n\n{function}'

    here = [spots[0].expression for spots in misspell.picks({"tabletop/_dice.py": function}, 5, seed=3)]
    there = [spots[1].expression for spots in misspell.picks({"tabletop/_table/dice.py": moved}, 5, seed=3)]

    assert here == there


def test_endings_go_behind_the_names():
    """
    Several attributes of a line are misspelt where they end, whatever letters stand before them.
    """
    source = 'def roll(self):\n    return "Über", self.die.face\n'
    ((_, spots),) = misspell.functions("tabletop/_dice.py", source)
    endings = {spot: f"_zz{number}" for number, spot in enumerate(spots)}

    assert misspell.misspelt(source, endings) == 'def roll(self):\n    return "Über", self.die_zz1.face_zz0\n'
