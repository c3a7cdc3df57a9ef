"""Tables for directives: rows of cells, each a text or nodes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from docutils import nodes

Cell = str | nodes.Node


def table(columns: Mapping[str, int], rows: Iterable[Sequence[Cell]], *, css: str) -> nodes.table:
    """Return a table with a heading and a relative width for each column."""
    group = nodes.tgroup("", cols=len(columns))
    group += [nodes.colspec(colwidth=width) for width in columns.values()]
    group += nodes.thead("", _row(list(columns)))
    group += nodes.tbody("", *[_row(row) for row in rows])
    return nodes.table("", group, classes=[css])


def _row(cells: Sequence[Cell]) -> nodes.row:
    return nodes.row("", *[nodes.entry("", _paragraph(cell)) for cell in cells])


def _paragraph(cell: Cell) -> nodes.Node:
    if isinstance(cell, str):
        return nodes.paragraph(text=cell)
    return nodes.paragraph("", "", cell) if isinstance(cell, nodes.Inline) else cell
