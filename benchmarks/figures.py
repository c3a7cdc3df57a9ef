"""Figures, what they are compared with, and what we hope for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

import attrs

from .timing import Measure

RATIO: Final = "×"


class Missing(Exception):
    """Something to measure is not on this machine; the message says what, in one line."""


@attrs.frozen
class Probe:
    """One figure that can be measured again and again."""

    name: str
    unit: str
    measure: Measure


@attrs.frozen
class Bench:
    """A source of figures, set up and warm; a peer says which version it is."""

    probes: tuple[Probe, ...]
    version: str | None = None


@attrs.frozen
class Source:
    """A ruleset of ours or a peer; *open* sets it up, or raises `Missing`."""

    name: str
    open: Callable[[], Bench]


@attrs.frozen
class Figure:
    """What the rounds said about one probe."""

    source: str
    name: str
    unit: str
    samples: tuple[float, ...]

    @property
    def more_is_better(self) -> bool:
        return self.unit.endswith("/s")

    @property
    def best(self) -> float:
        # A shared machine only ever takes time away, so the best round is the nearest to the truth.
        return max(self.samples) if self.more_is_better else min(self.samples)

    @property
    def spread(self) -> float:
        """How far the worst round lies from the best, as a share of the best."""
        worst = min(self.samples) if self.more_is_better else max(self.samples)
        return abs(worst - self.best) / self.best if self.best else 0.0


@attrs.frozen
class Aim:
    """A limit on a figure of ours, or on its ratio to the peer's when the unit is ×."""

    sign: Literal["≥", "≤", "<"]
    limit: float
    unit: str = RATIO

    def __str__(self) -> str:
        return f"{self.sign} {short(self.limit)} {self.unit}"

    def reached(self, ours: float | None, ratio: float | None) -> bool | None:
        """Say whether the aim is reached; None when nothing was measured."""
        measured = ratio if self.unit == RATIO else ours
        if measured is None:
            return None
        if self.sign == "≥":
            return measured >= self.limit
        return measured < self.limit if self.sign == "<" else measured <= self.limit


Key = tuple[str, str]


@attrs.frozen
class Comparison:
    """One figure of ours; with a peer's beside it, an aim, or both."""

    ours: Key
    peer: Key | None = None
    aim: Aim | None = None


@attrs.frozen
class Row:
    """A line of the table."""

    comparison: Comparison
    ours: Figure | None
    peer: Figure | None

    @property
    def ratio(self) -> float | None:
        """Our figure divided by the peer's: above 1 is good for a rate, below 1 for a cost."""
        if self.ours is None or self.peer is None or not self.peer.best:
            return None
        return self.ours.best / self.peer.best

    @property
    def reached(self) -> bool | None:
        if self.comparison.aim is None:
            return None
        return self.comparison.aim.reached(self.ours.best if self.ours else None, self.ratio)


def compare(figures: Mapping[Key, Figure], comparisons: Sequence[Comparison], games: Sequence[str]) -> list[Row]:
    """Lay *figures* out as rows: the comparisons first, then what is left of our *games*."""
    rows = [
        Row(c, figures.get(c.ours), figures.get(c.peer) if c.peer else None)
        for c in comparisons
        if c.ours in figures or c.peer in figures
    ]
    shown = {key for row in rows for key in (row.comparison.ours, row.comparison.peer)}
    alone = [key for key in figures if key[0] in games and key not in shown]
    return rows + [Row(Comparison(key), figures[key], None) for key in alone]


def short(value: float) -> str:
    """
    Write *value* with three figures that matter.

    >>> [short(value) for value in (51894.4, 940.0, 17.44, 1.0811, 0.2)]
    ['51,894', '940', '17.4', '1.08', '0.2']
    """
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
