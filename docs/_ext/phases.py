"""
Sphinx extension: the phases of an installed game, drawn from its declarations, so that no picture goes stale.

```` ```{phases} smash-up ```` draws a box for each phase and an arrow to each phase to which it may lead; beneath stands
what is done in each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import pictures
import tabletop
from conformance import linked
from tables import table
from tabletop._rules.phases import phases_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from pictures import Point
    from tabletop import Ruleset
    from tabletop._rules.catalogue import PhaseEntry

    #: An arrow from one row to another; the start is in row 0, and the phases are in the rows from 1 on.
    Arrow = tuple[int, int]

COLUMNS = {"Phase": 20, "What is done": 55, "Leads to": 25}

DOT = 5
BOX = 34
ROW = 58
LANE = 18
#: How far above and below the middle of a box the arrows at its sides come in and go out.
IN, OUT = -7, 7


class Phases(SphinxDirective):
    """The phases of one game: a picture, and what is done in each."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Build the picture and the table."""
        try:
            rules = tabletop.ruleset(self.arguments[0])
        except tabletop.UnknownGame as error:
            raise self.error(str(error)) from error
        if not rules.phases:
            raise self.error(f"{rules.title} has no phases: declare them under @phase")
        self.env.note_reread()
        entries = in_order(rules)
        return [phases_picture(rules, entries), phases_table(entries)]


def first_phases(rules: Ruleset) -> tuple[str, ...]:
    """Return the names of the phases with which a game may begin."""
    return phases_named(rules.game.set_up, rules.game)


def in_order(rules: Ruleset) -> list[PhaseEntry]:
    """Return the phases as a game goes through them: each before those to which it leads, but for those it comes back to."""
    phases, declared, done = rules.phases, list(rules.phases), dict[str, None]()
    seen = set[str]()

    def visit(names: Sequence[str]) -> None:
        for name in sorted(names, key=declared.index, reverse=True):
            if name not in seen:
                seen.add(name)
                visit(phases[name].leads_to)
                done[name] = None

    visit(first_phases(rules))
    visit(declared)
    return [phases[name] for name in reversed(done)]


def phases_table(phases: Sequence[PhaseEntry]) -> nodes.table:
    """Return the table of phases, with links to the rules that they name."""
    rows = [
        (nodes.strong(text=entry.name), sentence(entry.text), ", ".join(entry.leads_to) or "the end")
        for entry in phases
    ]
    return table(COLUMNS, rows, css="phases")


def sentence(text: str) -> nodes.container:
    """Return what is done in a phase, without markup."""
    return nodes.container("", nodes.paragraph("", "", *linked(" ".join(text.replace("`", "").split()))))


# ------------------------------------------------------------------------------------------------ the picture


def phases_picture(rules: Ruleset, entries: Sequence[PhaseEntry]) -> nodes.raw:
    """Draw the phases, one below the other: arrows back are at the left, and arrows that skip some at the right."""
    arrows = arrows_of(rules, entries)
    back = sides([one for one in arrows if one[1] <= one[0]])
    skips = sides([one for one in arrows if one[1] > one[0] + 1])
    width = max(len(entry.name) for entry in entries) * pictures.LETTER + 48
    left = breadth(back)
    middle, right = left + width / 2, left + width
    parts = [pictures.dot((middle, height_of(0)), DOT)]
    for row, entry in enumerate(entries, 1):
        parts.append(pictures.box((left, height_of(row) - BOX / 2), (width, BOX)))
        parts.append(pictures.words((middle, height_of(row) + 5), entry.name, "middle"))
    ways = [down(row, middle) for row, to in arrows if to == row + 1]
    ways += [around(one, left, left, left - lane) for one, lane in back.items()]
    ways += [around(one, right if one[0] else middle + DOT, right, right + lane) for one, lane in skips.items()]
    parts += map(pictures.arrow, ways)
    size = (right + breadth(skips), height_of(len(entries)) + BOX / 2 + 1)
    return pictures.picture(f"The phases of {rules.title}", told(rules, entries), size, parts)


def height_of(row: int) -> float:
    """Return how far down the middle of a row is."""
    return row * ROW - ROW / 4 if row else DOT + 1


def arrows_of(rules: Ruleset, entries: Sequence[PhaseEntry]) -> list[Arrow]:
    """Return all arrows: those from the start, and those from phase to phase."""
    row = {entry.name: number for number, entry in enumerate(entries, 1)}
    started = [(0, row[name]) for name in first_phases(rules)]
    return started + [(row[entry.name], row[name]) for entry in entries for name in entry.leads_to]


def sides(arrows: Sequence[Arrow]) -> dict[Arrow, float]:
    """Say how far out each arrow at a side goes; those to the same phase go together."""
    ends = sorted({end for _, end in arrows})
    rows = [[end, *[start for start, to in arrows if to == end]] for end in ends]
    given = pictures.lanes([(min(each), max(each)) for each in rows])
    return {(start, end): (given[ends.index(end)] + 1) * LANE for start, end in arrows}


def breadth(side: Mapping[Arrow, float]) -> float:
    """Return how much room the arrows at a side need."""
    return max(side.values(), default=0) + 2


def around(one: Arrow, start: float, end: float, out: float) -> list[Point]:
    """Return the points of an arrow that leaves at a side, goes along its lane, and comes in at the same side."""
    begins, ends = height_of(one[0]) + (OUT if one[0] else 0), height_of(one[1]) + IN
    return [(start, begins), (out, begins), (out, ends), (end, ends)]


def down(row: int, middle: float) -> list[Point]:
    """Return the points of an arrow to the next row."""
    return [(middle, height_of(row) + (BOX / 2 if row else DOT)), (middle, height_of(row + 1) - BOX / 2)]


def told(rules: Ruleset, entries: Sequence[PhaseEntry]) -> str:
    """Say in words what the picture shows."""
    first = " or ".join(first_phases(rules))
    return " ".join(
        [f"The game begins with {first}."] * bool(first)
        + [f"{entry.name} leads to {' or '.join(entry.leads_to) or 'the end'}.".capitalize() for entry in entries]
    )


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive."""
    app.add_directive("phases", Phases)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
