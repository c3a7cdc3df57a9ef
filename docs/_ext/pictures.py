"""Drawings for directives: boxes, lines and words as SVG inside of the page, in the colours of its theme."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from docutils import nodes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Point = tuple[float, float]

#: As wide as the text of a page.
WIDTH = 820
#: How wide a letter is, about, in words and in names of code.
LETTER = 6.8
CODE_LETTER = 7.2
#: How round the corners of a line are, and how long the head of an arrow is.
CORNER = 8.0
HEAD = 8.0


def picture(title: str, told: str, size: Point, parts: Iterable[str]) -> nodes.raw:
    """Return a drawing of some width and height, with its title and what it shows for those who can't see it."""
    width, height = size
    name = nodes.make_id(title)
    svg = (
        f'<svg class="picture" role="img" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
        f' aria-labelledby="{name}-title {name}-told" xmlns="http://www.w3.org/2000/svg">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-told">{escape(told)}</desc>'
        f"{''.join(parts)}</svg>"
    )
    return nodes.raw("", f'<div class="picture">{svg}</div>', format="html")


def box(corner: Point, size: Point, css: str = "box") -> str:
    """Draw a box from its upper left corner on."""
    (x, y), (width, height) = corner, size
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>'


def words(at: Point, said: str, css: str = "") -> str:
    """Write words; where they begin, are in the middle or end says the style."""
    return f'<text class="{css}" x="{at[0]:g}" y="{at[1]:g}">{escape(said)}</text>'


def dot(at: Point, radius: float = 5, css: str = "dot") -> str:
    """Draw a dot."""
    return f'<circle class="{css}" cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}"/>'


def line(points: Sequence[Point], css: str = "line") -> str:
    """Draw a line through points, with round corners."""
    start, end = points[0], points[-1]
    path = [f"M{start[0]:g} {start[1]:g}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        for command, to in (
            ("L", towards(corner, before, CORNER)),
            ("Q", corner),
            ("", towards(corner, after, CORNER)),
        ):
            path.append(f"{command}{to[0]:g} {to[1]:g}")
    path.append(f"L{end[0]:g} {end[1]:g}")
    return f'<path class="{css}" d="{" ".join(path)}"/>'


def arrow(points: Sequence[Point]) -> str:
    """Draw a line through points, with a head at its end."""
    tip, before = points[-1], points[-2]
    back = towards(tip, before, HEAD)
    aside = ((tip[1] - back[1]) / 2, (back[0] - tip[0]) / 2)
    corners = [tip, (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1])]
    head = " ".join(f"{x:g},{y:g}" for x, y in corners)
    return f'{line([*points[:-1], back])}<polygon class="head" points="{head}"/>'


def towards(start: Point, end: Point, far: float) -> Point:
    """Return the point that is so far from one towards another, and no farther than half of the way."""
    (x, y), (to_x, to_y) = start, end
    length = max(abs(to_x - x), abs(to_y - y)) or 1
    part = min(far / length, 0.5)
    return x + (to_x - x) * part, y + (to_y - y) * part


def lanes(spans: Sequence[tuple[float, float]]) -> list[int]:
    """Give each stretch the lowest lane in which it touches no other, the shortest first."""
    taken: dict[int, list[tuple[float, float]]] = {}
    given: dict[int, int] = {}
    for index in sorted(range(len(spans)), key=lambda index: spans[index][1] - spans[index][0]):
        start, end = spans[index]
        lane = next(
            lane
            for lane in range(len(spans))
            if all(end < other_start or other_end < start for other_start, other_end in taken.get(lane, ()))
        )
        taken.setdefault(lane, []).append(spans[index])
        given[index] = lane
    return [given[index] for index in range(len(spans))]


def hinted(hint: str, *parts: str) -> str:
    """Put parts together, with words that show when somebody points at them."""
    return f"<g><title>{escape(hint)}</title>{''.join(parts)}</g>"
