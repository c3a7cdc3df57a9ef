"""
Sphinx extension: what long runs have tried.

```` ```{figures} nightly ```` is the table of a profile in ``tools/reliability/figures.toml``, with its date and revision.
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

FIGURES = Path(__file__).parents[2] / "tools" / "reliability" / "figures.toml"
#: What the columns are called, by what is summed up.
COLUMNS = {
    "games": "Whole games", "longest": "Longest", "answers": "Answers", "beginnings": "From all sides",
    "comparisons": "For secrecy", "inputs": "Bad inputs", "faults": "Faults",
    "positions": "On all ways", "ways": "Ways twice", "fresh": "Afresh",
}  # fmt: skip


class Figures(SphinxDirective):
    """What the last run of a profile has tried of each game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Build the table, under the words on when that was; or say that there was none."""
        self.env.note_dependency(str(FIGURES))
        return figures_of(tomllib.loads(FIGURES.read_text(encoding="utf-8")).get(self.arguments[0]))


def figures_of(told: Mapping[str, Any] | None) -> list[nodes.Node]:
    """Return the words and the table of a profile."""
    if told is None:
        return [nodes.paragraph(text="It was not run yet.")]
    rows = [[title(name), *[f"{figures[one]:,}" for one in COLUMNS]] for name, figures in told["games"].items()]
    every = [sum(figures[one] for figures in told["games"].values()) for one in COLUMNS]
    every[list(COLUMNS).index("longest")] = max(figures["longest"] for figures in told["games"].values())
    columns = {"Game": 26, **dict.fromkeys(COLUMNS.values(), 12)}
    return [
        nodes.paragraph(text=in_words(told)),
        table(columns, [*rows, ["Together", *[f"{figure:,}" for figure in every]]], css="figures"),
    ]


def title(name: str) -> str:
    """Return the title of a game, if it is installed."""
    there = tabletop.games()
    return there[name].title if name in there else name


def in_words(told: Mapping[str, Any]) -> str:
    """Say when a run was, of what, and how far it came."""
    found = {0: "nothing was found", 1: "one failure was found"}.get(
        told["failures"], f"{told['failures']} failures were found"
    )
    if told.get("mended"):
        found += f", of which {told['mended']} hold on revision {told['mended_on']}"
    return (
        f"Begun on {told['date']}, on revision {told['revision']} under Python {told['python']}: {told['pieces']:,} of "
        f"{told['of']:,} pieces of work in {told['hours']:,} hours of one processor, with {told['megabytes']} MB "
        f"in the largest process; {found}."
    )


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("figures", Figures)
    return {"parallel_read_safe": True}
