"""
Sphinx extension: how many small changes in the rules and cards of each game its own tests notice.

```` ```{mutants} ```` is the table of ``tools/mutants.toml``, which ``make mutate GAME=NAME ARGS=--keep`` writes.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import tabletop
from tables import table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

KEPT = Path(__file__).parents[2] / "tools" / "mutants.toml"
#: What is changed and is no game.
OTHERS = {"engine": "The engine", "villainous": "What the Villainous games share"}


def mutants() -> Mapping[str, Mapping[str, Any]]:
    """Return what is kept of each game, by name."""
    return tomllib.loads(KEPT.read_text(encoding="utf-8"))


class Mutants(SphinxDirective):
    """How many changes were tried in each game, and noticed."""

    def run(self) -> list[nodes.Node]:
        """Build the table."""
        self.env.note_dependency(str(KEPT))
        return [mutants_table(mutants())]


def mutants_table(games: Mapping[str, Mapping[str, Any]]) -> nodes.table:
    """Return a table with a row for each game."""
    columns = {"Game": 30, "Tried": 10, "Noticed": 10, "Of 100": 10, "No difference": 12, "Not noticed": 12, "When": 24}
    return table(columns, [row(name, told) for name, told in games.items()], css="mutants")


def row(name: str, told: Mapping[str, Any]) -> list[str]:
    """Return the cells of one game."""
    tried, noticed = told["tried"], told["noticed"]
    return [
        title(name), str(tried), str(noticed), f"{100 * noticed / tried:.1f}",
        str(len(told["no_difference"])), str(len(told["missed"])), f"{told['date']}, revision {told['revision']}",
    ]  # fmt: skip


def title(name: str) -> str:
    """Return what something that was changed is called."""
    there = tabletop.games()
    return there[name].title if name in there else OTHERS[name]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("mutants", Mutants)
    return {"parallel_read_safe": True}
