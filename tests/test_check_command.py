"""The command that looks for mistakes in a ruleset: it finds it, has it looked at and played, and says what is broken."""

import importlib
import subprocess
import sys
from textwrap import dedent

import pytest

import tabletop
from tabletop import cli
from tabletop._rules import installed, registry

COIN = """
from tabletop import Card, Game, Outcome


class Coin(Game):
    "Call a coin: who calls it right wins."

    id, title = "my-coin", "My Coin"

    async def step(self):
        called = await self.active.choose("What do you call?", ("heads", "tails"))
        fell = await self.pick_at_random(("heads", "tails"))
        TWIST
        self.end(Outcome.won_by(0 if called == fell else 1, 2, f"It is {fell}."))
"""


@pytest.fixture(autouse=True)
def afterwards(tmp_path, monkeypatch):
    """Work in a folder of one's own, and forget what was found there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    before = set(sys.modules)
    yield
    for name in sorted(set(sys.modules) - before):
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def coin(file, twist="pass", more=""):
    """Write a small game into a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(COIN.replace("TWIST", twist) + dedent(more))
    return file


def check(capsys, *arguments):
    """Run the command here; return its exit code, and what it says."""
    code = cli.main(["check", "--games", "2", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out + said.err


def run(*arguments):
    """Run the command in a process of its own; return its exit code, what it prints and what it complains of."""
    command = [sys.executable, "-m", "tabletop", "check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_sound_game_holds(tmp_path):
    """
    The real command says what it is doing, then what it has tried, and returns 0.
    """
    coin(tmp_path / "coins.py")

    code, out, err = run("coins", "--games", "4")

    assert (code, err) == (0, "")
    assert out.split("\n")[:3] == [
        "my-coin: what is declared holds together",
        "my-coin: reading the sources",
        "my-coin: 0 of 4 games are played",
    ]
    assert "my-coin: 4 of 4 games are played; 4 of them are played again in fresh processes" in out
    assert "my-coin holds: 4 games and" in out


def test_a_mistake_is_told_with_its_line(tmp_path):
    """
    The real command says of a game that can't be registered what is wrong with it and where, and returns 1.
    """
    file = coin(tmp_path / "coins.py", "self.turns = 1")

    code, out, err = run(str(file))

    assert (code, err) == (1, "")
    assert "the ruleset Coin cannot be registered:\n- Coin.step sets self.turns: " in out
    assert f"({file}:{COIN.partition('TWIST')[0].count(chr(10)) + 1})" in out


def test_a_broken_game_is_told_as_a_test_to_paste(tmp_path, capsys):
    """
    What only shows in a game fails with the answers that show it, and returns 1.
    """
    file = coin(tmp_path / "coins.py", "1 / 0")

    code, said = check(capsys, file)

    assert code == 1
    assert "my-coin fails the check 'rules'" in said
    assert f"ZeroDivisionError: division by zero ({file}:" in said
    assert "def test_my_coin_passes_rules():" in said


def test_cards_that_nobody_lists_are_told(tmp_path, capsys):
    """
    A warning is said, and the game holds all the same.
    """
    coin(tmp_path / "coins.py", more="class Penny(Card, copies=1):\n    'A penny.'\n")

    code, said = check(capsys, "coins:Coin")

    assert code == 0
    assert "  but: Penny is a printed card that Coin does not list: put it into cards (" in said


def test_all_games_of_a_module_are_checked(tmp_path, capsys):
    """
    Where there are several, each of them is, and one that is broken makes the command return 1.
    """
    coin(tmp_path / "coins.py", more="class Other(Coin):\n    'Another.'\n    id = 'Odd Name'\n\nNEW = 3\n")

    code, said = check(capsys, "coins")

    assert code == 1
    assert "my-coin holds" in said
    assert "the ruleset Other cannot be registered:\n- id is 'Odd Name'" in said


@pytest.mark.parametrize("place", ["", "src"])
def test_a_project_says_where_its_games_are(tmp_path, capsys, place):
    """
    A folder with a pyproject.toml is read as pip would read it, without being installed.
    """
    coin(tmp_path / "project" / place / "coins.py")
    project = tmp_path / "project" / "pyproject.toml"
    project.write_text('[project.entry-points."tabletop.games"]\nmy-coin = "coins:Coin"\n')

    code, said = check(capsys, "project")

    assert code == 0
    assert "my-coin holds" in said


@pytest.mark.parametrize(
    ("group", "name", "value", "called"),
    [
        ("tabletop.games", "mycoin", "coins:Coin", "my-coin"),
        ("tabletop.expansions", "kitchen-garden", "tabletop_kitchen_garden:KITCHEN_GARDEN", "smash-up.kitchen-garden"),
    ],
)
def test_an_entry_point_of_another_name_is_told(tmp_path, capsys, group, name, value, called):
    """
    Nobody would find it, however sound it is, and so the command returns 1.
    """
    coin(tmp_path / "project" / "coins.py")
    project = tmp_path / "project" / "pyproject.toml"
    project.write_text(f'[project.entry-points."{group}"]\n"{name}" = "{value}"\n')

    code, said = check(capsys, "project")

    assert code == 1
    assert f"{project}: the entry point '{name}' of {group} leads to {called!r}: call it that" in said


def test_a_package_is_found_by_its_folder(tmp_path, capsys):
    """
    The games are those that the package brings together.
    """
    coin(tmp_path / "coins" / "rules.py")
    (tmp_path / "coins" / "__init__.py").write_text("from tabletop import Game\nfrom .rules import Coin\n")

    code, said = check(capsys, "coins")

    assert code == 0
    assert "my-coin holds" in said


@pytest.mark.slow
def test_an_installed_game_is_found_by_its_name(capsys):
    """
    It is looked at anew, whatever was said of it before.
    """
    code, said = check(capsys, "tic-tac-toe")

    assert code == 0
    assert "tic-tac-toe holds: 2 games" in said


@pytest.mark.parametrize(
    ("written", "asked", "words"),
    [
        ("import moonstone", "odd.py", "it can't be imported: ModuleNotFoundError: No module named 'moonstone'"),
        ("import moonstone", "odd", "it can't be imported: ModuleNotFoundError: No module named 'moonstone'"),
        (
            "from tabletop import Game",
            "odd",
            "there is no game and no expansion in odd: a game is a subclass of tabletop.Game with an id, and an expansion a value",
        ),
        ("Coin = 7", "odd:Coin", "there is no Coin in odd: a game is a subclass of tabletop.Game with an id"),
    ],
)
def test_what_is_no_game_is_told(tmp_path, capsys, written, asked, words):
    """
    A module that can't be imported, or that has no such game, is named with the reason.
    """
    (tmp_path / "odd.py").write_text(written)

    code, said = check(capsys, asked)

    assert code == 1
    assert words in said


def test_a_folder_without_a_ruleset_is_told(tmp_path, capsys):
    """
    The refusal says what may be given, and what a project has to say.
    """
    (tmp_path / "empty").mkdir()
    (tmp_path / "silent").mkdir()
    (tmp_path / "silent" / "pyproject.toml").write_text("")

    nothing, silent = check(capsys, "empty"), check(capsys, "silent")

    assert nothing[0] == silent[0] == 1
    assert (
        f"there is no game and no expansion at {tmp_path / 'empty'}: give a file, a package, or a folder" in nothing[1]
    )
    assert 'names no games and no expansions: write them under [project.entry-points."tabletop.games"] or' in silent[1]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"[project\n", "can't be read: Expected ']' at the end of a table declaration"),
        (b"\xff", "can't be read: 'utf-8' codec can't decode byte 0xff"),
        (b"project = 3\n", "project should be a table, not 3"),
        (b'[project.entry-points]\n"tabletop.games" = [1]\n', "tabletop.games should be a table, not [1]"),
        (
            b'[project.entry-points."tabletop.games"]\na = 5\n',
            "a of tabletop.games should be a text such as 'my_game:MyGame', not 5",
        ),
    ],
)
def test_a_project_that_says_nothing_that_can_be_read_is_refused(tmp_path, capsys, written, why):
    """
    The refusal is one line with the file and what is wrong in it.
    """
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "pyproject.toml").write_bytes(written)

    code, said = check(capsys, "project")

    assert code == 2
    assert said.startswith(f"tabletop: [setup] {tmp_path / 'project' / 'pyproject.toml'}")
    assert why in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", ["a" * 5_000, "a" * 5_000 + ".py", "a\0b.py"])
def test_a_path_that_no_system_has_is_refused(capsys, name):
    """
    The refusal is one line, and tells of a long path the beginning.
    """
    code, said = check(capsys, name)

    assert code == 2
    assert said.startswith("tabletop: [setup] there is no 'a")
    assert said.count("\n") == 1
    assert len(said) < 300


def test_a_module_that_leaves_python_is_refused(tmp_path, capsys):
    """
    With which code it would leave is told, and the command ends with its own.
    """
    (tmp_path / "odd.py").write_text("import sys\nsys.exit(3)\n")

    code, said = check(capsys, "odd.py")

    assert (code, said) == (2, "tabletop: [setup] odd: it can't be imported: it leaves Python, with 3\n")


@pytest.mark.parametrize("name", ["tic-tac-to", "no.such.thing", ""])
def test_a_game_that_is_not_there_is_refused(capsys, name):
    """
    What is neither installed nor can be imported is refused with what there is, as by all commands.
    """
    code, said = check(capsys, name)

    assert code == 2
    assert "[setup.game] no game" in said


# ------------------------------------------------------------------------------------------------ expansions


TOYS = """
import attrs
from tabletop import Card, Expansion, Game, Outcome, chosen_sets, zone


@attrs.frozen(kw_only=True)
class Options:
    "Which toys there are, and how many of the new ones lie on top."

    sets: tuple[str, ...] | None = chosen_sets()
    on_top: int = 0


class Toy(Card):
    "Something to play with."

    async def wind_up(self):
        "Most toys do nothing."


class Ball(Toy, copies=3):
    "(No ability.)"


class ToyBox(Expansion):
    "More toys."

    def trial(self, seats, number):
        return {"on_top": seats}


BALLS = ToyBox(game="toys", id="balls", title="Balls", by="us", provenance="invented", cards=(Ball,))


class Toys(Game):
    "Take toys out of a chest."

    id, title = "toys", "Toys"
    cards = (Ball,)
    own_sets = (BALLS,)
    expansion_class = ToyBox
    options_class = Options
    chest = zone(ordered=True)
    floor = zone(in_play=True)

    async def set_up(self):
        new = [toy for toy in self.ruleset.deck() if toy is not Ball]
        self.add_cards([*new[:self.options.on_top], Ball, Ball, Ball], self.chest)

    async def step(self):
        toy = self.chest.first.move(self.floor)
        await toy.wind_up()
        await self.active.choose("Whose is it?", ("mine", "yours"))
        if len(self.floor) == 3:
            self.end(Outcome.drawn(2, "It is late."))
"""
BEARS = """
from toys import Toy, ToyBox


class Bear(Toy, copies=2):
    "It growls."

    async def wind_up(self):
        TWIST


class Wolf(Toy, copies=1):
    "(No ability.)"


BEARS = ToyBox(game="toys", id="bears", title="Bears", by="us", provenance="invented", cards=(Bear, Wolf))
"""


@pytest.fixture
def toys(tmp_path, monkeypatch):
    """Write a game that takes expansions, register it, and write an expansion of it; return the file of the latter."""
    monkeypatch.setattr(installed, "_registered", dict(installed._registered))
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "toys.py").write_text(TOYS)
    tabletop.register(importlib.import_module("toys").Toys)

    def bears(twist="pass", more="", file="bears.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(BEARS.replace("TWIST", twist) + dedent(more))
        return tmp_path / file

    return bears


@pytest.mark.slow
def test_a_sound_expansion_holds(toys, capsys):
    """
    It is found in its module, played with its game as it wishes to be tried, and told is what concerns it and nothing else.
    """
    toys()

    code, said = check(capsys, "bears")

    assert code == 0
    assert "toys.bears: what is declared holds together\n" in said
    assert "toys.bears holds: 2 games and 6 decisions" in said
    assert "  cards of expansions that were never played in 2 games: wolf\n" in said
    assert "  games in fresh processes: 6\n" in said


def test_a_mistake_in_an_expansion_is_told_with_its_line(toys, capsys):
    """
    One that can't be registered is refused, and the command returns 1.
    """
    file = toys("self.growls = 1")

    code, said = check(capsys, file)

    assert code == 1
    assert "the expansion toys.bears cannot be used:\n- Bear.wind_up sets self.growls: " in said
    assert f"({file}:{BEARS.partition('TWIST')[0].count(chr(10)) + 1})" in said


@pytest.mark.slow
def test_cards_that_no_expansion_lists_are_told(toys, capsys):
    """
    A warning is said, and the expansion holds all the same.
    """
    file = toys(more="class Lion(Toy, copies=1):\n    '(No ability.)'\n")

    code, said = check(capsys, file)

    assert code == 0
    assert "  but: Lion is a printed card that toys.bears does not list: put it into its cards (" in said


def test_a_broken_expansion_is_told_as_a_test_to_paste(toys, capsys):
    """
    The test names the sets and how the game was set up.
    """
    file = toys("1 / 0")

    code, said = check(capsys, file, "--length", "2")

    assert code == 1
    assert f"ZeroDivisionError: division by zero ({file}:" in said
    assert "options={'sets': ['bears'], 'on_top': 2}" in said


@pytest.mark.slow
def test_a_project_says_where_its_expansions_are(toys, tmp_path, capsys):
    """
    A folder with a pyproject.toml may name games and expansions, and each is checked.
    """
    toys(file="project/bears.py")
    (tmp_path / "project" / "pyproject.toml").write_text(
        '[project.entry-points."tabletop.games"]\ntoys = "toys:Toys"\n'
        '[project.entry-points."tabletop.expansions"]\n"toys.bears" = "bears:BEARS"\n'
    )

    code, said = check(capsys, "project")

    assert code == 0
    assert ["toys holds" in said, "toys.bears holds" in said, "toys.balls" in said] == [True, True, False]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["smash-up.kitchen-garden", "kitchen-garden"])
def test_an_installed_expansion_is_found_by_its_name(capsys, name):
    """
    With its game or without.
    """
    code, said = check(capsys, name, "--games", "1", "--length", "1")

    assert code == 0
    assert "smash-up.kitchen-garden holds: 1 games and 1 decisions" in said


def test_an_expansion_that_is_not_there_is_refused_with_what_there_is(capsys):
    """
    The games that are installed, and the expansions.
    """
    code, said = check(capsys, "kitchen-gardn")

    assert code == 2
    assert "no game 'kitchen-gardn' is installed; there is: hedge-court, " in said
    assert "; expansions are: smash-up.kitchen-garden" in said


def test_an_expansion_of_a_game_that_is_not_there_is_refused(toys, capsys):
    """
    The refusal names the games that are.
    """
    file = toys()
    file.write_text(file.read_text().replace('game="toys"', 'game="plays"'))

    code, said = check(capsys, file)

    assert code == 2
    assert "no game 'plays' is installed" in said


@pytest.mark.parametrize("number", ["0", "-1", "many", "1000000"])
def test_a_number_of_games_is_a_number(capsys, number):
    """
    Anything else is refused before anything is played.
    """
    with pytest.raises(SystemExit) as left:
        cli.main(["check", "tic-tac-toe", f"--games={number}"])

    assert left.value.code == 2
    assert f"{number!r} is not a number from 1 to 999999" in capsys.readouterr().err
