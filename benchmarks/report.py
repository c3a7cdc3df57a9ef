"""Show the rows to people, and to programs."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from .figures import RATIO, Figure, Row, short

HEADINGS = ("figure", "ours", "unit", "peer", "peer's", "ratio", "aim", "reached")
RIGHT = {"ours", "peer's", "ratio"}


@attrs.frozen
class Report:
    """Everything one run found out."""

    rounds: int
    rows: Sequence[Row]
    figures: Sequence[Figure]
    versions: Mapping[str, str]
    skipped: Mapping[str, str]
    notes: Sequence[str] = ()

    @property
    def spread(self) -> float:
        return max((figure.spread for figure in self.figures), default=0.0)

    def as_text(self) -> str:
        """Return the table, then what was skipped and how far to trust it."""
        lines = [
            *_aligned([HEADINGS, *map(_cells, self.rows)]),
            "",
            *(f"{name}: skipped, {reason}" for name, reason in self.skipped.items()),
            *self.notes,
            f"Rounds: {self.rounds}, the best counts; they differ by up to {self.spread:.0%}.",
            "Ratio: ours / peer's.",
            ", ".join([_python(), f"{os.cpu_count()} cores", *map(" ".join, self.versions.items())]),
        ]
        return "\n".join(lines)

    def as_data(self) -> dict[str, Any]:
        """Return the same as values for JSON, with every round's figure."""
        return {
            "python": _python(),
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "rounds": self.rounds,
            "versions": dict(self.versions),
            "skipped": dict(self.skipped),
            "notes": list(self.notes),
            "rows": [_data(row) for row in self.rows],
            "figures": [attrs.asdict(f) | {"best": f.best} for f in self.figures],
        }


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def _cells(row: Row) -> tuple[str, ...]:
    ours, peer, aim = row.ours, row.peer, row.comparison.aim
    unit = ours or peer
    return (
        " ".join(row.comparison.ours),
        short(ours.best) if ours else "-",
        unit.unit if unit else "",
        " ".join(row.comparison.peer or ()),
        short(peer.best) if peer else "-" if row.comparison.peer else "",
        f"{short(row.ratio)} {RATIO}" if row.ratio is not None else "",
        str(aim) if aim else "",
        {True: "yes", False: "no", None: "-" if aim else ""}[row.reached],
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(width) if heading in RIGHT else cell.ljust(width)
            for heading, cell, width in zip(HEADINGS, row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
    return [lines[0], "-" * max(map(len, lines)), *lines[1:]]


def _data(row: Row) -> dict[str, Any]:
    return {
        "figure": row.comparison.ours,
        "ours": row.ours.best if row.ours else None,
        "peer": row.comparison.peer,
        "peer's": row.peer.best if row.peer else None,
        "ratio": row.ratio,
        "aim": str(row.comparison.aim) if row.comparison.aim else None,
        "reached": row.reached,
    }
