"""
Sphinx extension: how far the abilities of every game are proved.

```` ```{proofs} ```` is the table of ``tests/games/proofs.toml``, which ``make prove`` compares with what it finds;
```` ```{unproved} ```` lists the abilities of which not every way was walked.
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

PROOFS = Path(__file__).parents[2] / "tests" / "games" / "proofs.toml"


def proofs() -> Mapping[str, Mapping[str, Any]]:
    """Return what is written down of each game that has abilities."""
    there = tomllib.loads(PROOFS.read_text(encoding="utf-8"))
    return {name: told for name, told in there.items() if told["abilities"]}


class Proofs(SphinxDirective):
    """How many abilities of each game are proved, and in how many positions."""

    def run(self) -> list[nodes.Node]:
        """Build the table."""
        self.env.note_dependency(str(PROOFS))
        return [proofs_table(proofs())]


class Unproved(SphinxDirective):
    """The abilities of which not every way was walked."""

    def run(self) -> list[nodes.Node]:
        """Build the list."""
        self.env.note_dependency(str(PROOFS))
        return [unproved_list(proofs())]


def proofs_table(games: Mapping[str, Mapping[str, Any]]) -> nodes.table:
    """Return a table with a row for each game."""
    columns = {
        "Game": 28, "Abilities": 12, "Complete": 12, "Sampled": 12, "Cut": 8,
        "Positions: half": 12, "nine in ten": 12, "most": 8,
    }  # fmt: skip
    return table(columns, [row(name, told) for name, told in games.items()], css="proofs")


def row(name: str, told: Mapping[str, Any]) -> list[str]:
    """Return the cells of one game."""
    positions = told["positions"]
    counts = (
        told["abilities"], told["complete"], len(told["sampled"]), len(told["cut"]),
        positions["median"], positions["nine_in_ten"], positions["most"],
    )  # fmt: skip
    return [tabletop.ruleset(name).title, *[f"{count:,}" for count in counts]]


def unproved_list(games: Mapping[str, Mapping[str, Any]]) -> nodes.bullet_list:
    """Return a list with an entry for what is sampled of each game, and for what is cut."""
    found = nodes.bullet_list()
    for name, told in games.items():
        for how in ("sampled", "cut"):
            names = [nodes.literal(text=ability) for ability in told[how]]
            if names:
                entry = nodes.paragraph("", f"{tabletop.ruleset(name).title}, {how}: ", names[0])
                for one in names[1:]:
                    entry += [nodes.Text(", "), one]
                found += nodes.list_item("", entry)
    return found


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("proofs", Proofs)
    app.add_directive("unproved", Unproved)
    return {"parallel_read_safe": True}
