"""
A project to start from: a small game in a package of its own, with tests, which its author then changes.

``tabletop start my-game`` writes it. What it writes is the project in the folder ``project`` beside this module,
a game that is called My Game there, under another name.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from tabletop import SetupError, games

#: The files of a project, and what each is made from.
FILES: Final = {
    "README.md": "readme.txt",
    "pyproject.toml": "pyproject.txt",
    "tabletop_my_game.py": "game.txt",
    "tests/goldens/a-whole-match.txt": "golden.txt",
    "tests/test_my_game.py": "tests.txt",
}
#: What the game is called in all of them.
NAMES: Final = re.compile("my_game|my-game|MyGame|My Game")
#: A longer name makes lines that are too long.
LONGEST: Final = 24


class CannotStart(SetupError):
    """No project can be started under this name, or in this place."""

    def __init__(self, why: str) -> None:
        super().__init__(why)


def start(name: str, folder: Path) -> list[Path]:
    """
    Write a project for a game of this *name* into a new folder of that name, and return the files.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     [path.name for path in start("tea-party", Path(folder))]
    ['README.md', 'pyproject.toml', 'tabletop_tea_party.py', 'a-whole-match.txt', 'test_tea_party.py']
    """
    called = names_for(name)
    home = folder / name
    try:
        home.mkdir()
    except FileExistsError:
        raise CannotStart(f"there is a {name} in {folder} already: choose another name, or another place") from None
    except OSError as error:
        raise CannotStart(f"no folder can be made in {folder!s:.200}: {error.strerror}") from None
    except ValueError as error:  # a path with a sign that no path has
        raise CannotStart(f"no folder can be made in {folder!s:.200}: {error}") from None
    written = {home / renamed(file, called): renamed(template(source), called) for file, source in FILES.items()}
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    return list(written)


def names_for(name: str) -> dict[str, str]:
    """Return what a game of this name is called, by what the game of the templates is called; or refuse the name."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise CannotStart(
            f"{name!r:.60} is no name for a game: write small letters and digits, with single hyphens between words, "
            f"such as my-game; at most {LONGEST} of them"
        )
    if name in games():
        raise CannotStart(f"there is a game {name} installed already: choose another name")
    words = [word.capitalize() for word in name.split("-")]
    together = "".join(words)
    return {
        "my_game": name.replace("-", "_"),
        "my-game": name,
        "MyGame": together if together.endswith("Game") and len(words) > 1 else f"{together}Game",
        "My Game": " ".join(words),
    }


def template(source: str) -> str:
    """Return what a file is made from."""
    return (files(__package__) / "project" / source).read_text(encoding="utf-8")


def renamed(text: str, called: dict[str, str]) -> str:
    """Return a text of the templates with the game called otherwise."""
    return NAMES.sub(lambda found: called[found[0]], text)
