"""A match goes the same way, and looks the same to everybody, in every process and under every Python."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("one_process.py")
ROOT = SCRIPT.parents[2]
ANSWERS = "30"

SETTINGS = {
    "a hash seed of its own": ("plain", [], {"PYTHONHASHSEED": "1"}),
    "another hash seed": ("plain", [], {"PYTHONHASHSEED": "4294967295"}),
    "a random hash seed": ("plain", [], {"PYTHONHASHSEED": "random"}),
    "optimised": ("plain", ["-O"], {}),
    "under the eyes of a developer": ("plain", ["-X", "dev"], {}),
    "elsewhere": ("plain", [], {"TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}),
    "without UTF-8": ("plain", ["-X", "utf8=0"], {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0"}),
    "games the other way round": ("backwards", [], {}),
    "in a thread": ("in a thread", [], {}),
    "without collecting garbage": ("without collecting garbage", [], {}),
    "collecting garbage all the time": ("collecting garbage all the time", [], {}),
    "with little room to recurse": ("with little room to recurse", [], {}),
}
"""The settings of a process: a way to play, what Python is told, and the environment."""

OURS = [path for path in sys.path if path.endswith("site-packages") or Path(path).is_relative_to(ROOT)]
"""Where other Pythons find what they need: the library, the plugins, attrs and cattrs."""


def pythons() -> list[str]:
    """Return the Pythons that are on the path, this one first; what only pretends to be one is left out."""
    found = filter(None, [shutil.which(f"python3.{minor}") for minor in range(11, 20)])
    return [
        sys.executable,
        *[python for python in found if subprocess.run([python, "-c", ""], capture_output=True).returncode == 0],
    ]


@cache
def played(python: str, way: str, flags: tuple[str, ...] = (), environment: tuple[tuple[str, str], ...] = ()) -> str:
    """Return what a process says of a match of every game."""
    said = subprocess.run(
        [python, *flags, str(SCRIPT), way, ANSWERS],
        capture_output=True,
        text=True,
        check=True,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONHASHSEED": "0",
            "LC_ALL": "C",
            "TZ": "UTC",
            "PYTHONPATH": os.pathsep.join(OURS),
        }
        | dict(environment),
    )
    return said.stdout


def plain() -> str:
    """Return what the plainest process says."""
    return played(sys.executable, "plain")


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_matches_are_the_same_in_every_process(setting):
    """
    Hash seeds, optimisation, places, locales, threads, the collector and the order of imports have no say in a match.
    """
    way, flags, environment = SETTINGS[setting]

    assert played(sys.executable, way, tuple(flags), tuple(environment.items())) == plain()


@pytest.mark.slow
def test_every_installed_game_is_played():
    """
    What is compared tells of every game, and of each something else.
    """
    games, seen = zip(*map(str.split, plain().splitlines()), strict=True)

    assert {"smash-up", "supervillain", "master-of-the-galaxy", "tic-tac-toe"} <= set(games)
    assert len(set(seen)) == len(games)


@pytest.mark.slow
@pytest.mark.parametrize("python", pythons())
def test_matches_are_the_same_under_every_python(python):
    """
    Whichever Pythons are on the path, a match looks the same to everybody under each of them.
    """
    assert played(python, "plain") == plain()
