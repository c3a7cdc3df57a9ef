"""The project that ``tabletop start`` writes: it is installed, played, tested and checked as it is."""

import subprocess
import sys

import pytest

import tabletop
from tabletop import cli, starting
from tabletop.testing import check_golden, golden, random_match
from tabletop.testing._command import plugins_at
from tests.packages.installing import FOR_TESTS, NEEDED, ROOT, built, fresh, install, run
from tests.terminal.kit import played, sit

TEMPLATES = ROOT / "tabletop" / "starting" / "project"
#: The shortest name that there can be, and the longest.
SHORTEST, LONGEST = "a", "a" * starting.LONGEST


@pytest.fixture
def started(tmp_path, monkeypatch):
    """Start a project of some name, and return its folder and its game."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))

    def start(name):
        assert cli.main(["start", name, "--in", str(tmp_path)]) == 0
        (game,) = plugins_at(str(tmp_path / name))
        return tmp_path / name, game

    return start


def refused(capsys, *words):
    """Run the command, which refuses; return what it says."""
    assert cli.main(["start", *map(str, words)]) == 2
    return capsys.readouterr().err.strip()


# ------------------------------------------------------------------------------------------------ as a user would


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_project_works_at_once(tmp_path):
    """
    In a fresh environment the real command writes a project; it is installed, bots play it, its tests pass, and it holds.
    """
    python = fresh(tmp_path / "environment", NEEDED + FOR_TESTS)
    install(python, built(tmp_path / "wheels", ROOT))
    said = run(python, "-m", "tabletop", "start", "tea-party", cwd=tmp_path)
    install(python, built(tmp_path / "wheels", tmp_path / "tea-party"))

    assert "tabletop play tea-party" in said
    assert "tea-party: Tea Party" in run(python, "-m", "tabletop", "games", cwd=tmp_path)
    assert "6 passed" in run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path / "tea-party")
    assert "tea-party holds: 4 games" in run(
        python, "-m", "tabletop", "check", ".", "--games", "4", cwd=tmp_path / "tea-party"
    )
    code = (
        "import tabletop; from tabletop.bots import LookaheadBot, RandomBot, play_out;"
        "match = tabletop.new('tea-party', 2, seed=4); play_out(match, [LookaheadBot(1), RandomBot(2)]); print(match.outcome.how)"
    )
    assert run(python, "-c", code, cwd=tmp_path).strip() == "The market closes."


@pytest.mark.slow
@pytest.mark.parametrize("name", [SHORTEST, "my-game", LONGEST])
def test_what_is_written_is_typed_and_tidy(started, name):
    """
    Under any name the linter, the formatter and the strict type checker have nothing to say of it.
    """
    home, _ = started(name)

    for words in (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", "--cache-dir", "cache"]):
        done = subprocess.run([sys.executable, "-m", *words], cwd=home, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@played
async def test_it_is_played_in_the_terminal(started):
    """
    Somebody sits down against a bot, and plays to the end with keys.
    """
    _, game = started("tea-party")
    match = tabletop.new(game, ["Ann", "Bob"], seed=3)
    async with sit(match, {1: "random"}) as ann:
        assert "What do you offer?" in ann.prompt
        while match.decision is not None:
            await ann.answer()

        assert "Tea Party is over" in ann.text()


# ------------------------------------------------------------------------------------------------ what is in it


def test_its_match_to_review_is_the_one_that_is_played(started):
    """
    The whole match that comes along is how the game goes now; TABLETOP_REWRITE=1 writes it anew.
    """
    _, game = started("my-game")

    check_golden(TEMPLATES / "golden.txt", golden(random_match(game, seed=1)))


@pytest.mark.parametrize(
    ("name", "kind", "title"),
    [
        ("my-game", "MyGame", "My Game"),
        ("tea-party", "TeaPartyGame", "Tea Party"),
        ("none", "NoneGame", "None"),
        ("game", "GameGame", "Game"),
        ("card-42", "Card42Game", "Card 42"),
    ],
)
def test_everything_is_called_after_the_game(started, name, kind, title):
    """
    Class, title, module and package go by its name, and nothing is left of the name that the templates have.
    """
    home, game = started(name)

    assert (game.id, game.__name__, game.title) == (name, kind, title)
    assert game.__module__ == f"tabletop_{name.replace('-', '_')}"
    every = [
        path.relative_to(home).as_posix() + path.read_text()
        for path in home.rglob("*.*")
        if path.suffix not in ("", ".pyc")
    ]
    assert name == "my-game" or not [text for text in every if starting.NAMES.search(text)]


def test_every_template_is_written():
    """
    No template lies there that nothing is made from.
    """
    assert sorted(path.name for path in TEMPLATES.iterdir()) == sorted(starting.FILES.values())


# ------------------------------------------------------------------------------------------------ refused


@pytest.mark.parametrize("name", ["My-Game", "my_game", "my game", "2-many", "a--b", "a-", "../a", "", "a" * 25])
def test_a_bad_name_is_refused(tmp_path, capsys, name):
    """
    A name that can't be the id of a game is refused with what would do, and nothing is written.
    """
    said = refused(capsys, "--in", tmp_path, "--", name)

    assert said.startswith(f"tabletop: [setup] {name!r} is no name for a game: write small letters and digits")
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_an_installed_game_is_refused(tmp_path, capsys):
    """
    Two games of one name could not be told apart.
    """
    assert "there is a game hedge-court installed already" in refused(capsys, "hedge-court", "--in", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(tmp_path, capsys):
    """
    What lies there already is not touched, whether it is a folder or a file.
    """
    (tmp_path / "my-game").write_text("mine")

    assert f"there is a my-game in {tmp_path} already" in refused(capsys, "my-game", "--in", tmp_path)
    assert (tmp_path / "my-game").read_text() == "mine"


def test_a_place_that_is_not_there_is_refused(tmp_path, capsys):
    """
    The folder in which it is to be made has to be there.
    """
    said = refused(capsys, "my-game", "--in", tmp_path / "nowhere")

    assert said.endswith(f"no folder can be made in {tmp_path / 'nowhere'}: No such file or directory")


@pytest.mark.parametrize(("place", "why"), [("a\0b", "embedded null byte"), ("a" * 5_000, "File name too long")])
def test_a_place_that_no_system_has_is_refused(capsys, place, why):
    """
    The refusal tells of a long path the beginning.
    """
    said = refused(capsys, "my-game", "--in", place)

    assert said.startswith("tabletop: [setup] no folder can be made in a")
    assert said.endswith(why)
    assert len(said) < 300
