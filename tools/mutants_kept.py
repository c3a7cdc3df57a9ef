"""
What ``make mutate`` keeps: how many changes were noticed in each game, and which ones make no difference to anybody.

``mutants.toml`` is written by ``--keep`` and shown by the documentation; ``no_difference.toml`` is written by hand, after
somebody has looked at what nobody notices.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

FIGURES: Final = Path(__file__).with_name("mutants.toml")
NO_DIFFERENCE: Final = Path(__file__).with_name("no_difference.toml")
HEAD: Final = (
    "# How many small changes the tests of each game notice, and which ones nobody does:\n"
    "# `make mutate GAME=NAME ARGS=--keep` writes it.\n"
)


def kept(path: Path = FIGURES) -> dict[str, dict[str, Any]]:
    """Return what is kept, by game."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def keep(name: str, told: Mapping[str, Any], path: Path = FIGURES) -> None:
    """Write down what was found of a game, beside the others."""
    there = {**kept(path), name: dict(told)}
    path.write_text(HEAD + "".join(as_toml(one, there[one]) for one in sorted(there)), encoding="utf-8")


def as_toml(name: str, told: Mapping[str, Any]) -> str:
    """Return what was found of a game as a table."""
    lines = [f"\n[{name}]"]
    for key, value in told.items():
        if isinstance(value, list):
            lines += [f"{key} = [", *[f"    {in_toml(one)}," for one in value], "]"] if value else [f"{key} = []"]
        else:
            lines.append(f"{key} = {in_toml(value)}")
    return "\n".join(lines) + "\n"


def in_toml(value: object) -> str:
    """Return a number or a line of words."""
    if not isinstance(value, str):
        return str(value)
    return f"'{value}'" if "'" not in value else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def no_difference(path: Path = NO_DIFFERENCE) -> dict[str, str]:
    """Return why nobody could tell a change from what was there, by the words for the change with its file and place."""
    there: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{file}: {change}": why for file, of in there.items() for change, why in of.items()}
