"""Blocks of which the drawings of both boxes are made: shapes and words, put beside and below each other."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any, Final

import attrs

SKY: Final = "#12141c"
GROUND: Final = "#1b1e29"
INK: Final = "#e8e5da"
FAINT: Final = "#8b91a3"
LINE: Final = "#3a4052"
LIT: Final = "#f0c14b"
GAP: Final = 4
ROW: Final = 13
#: About how wide a letter is, for its size.
LETTER: Final = 0.54


@attrs.frozen
class Block:
    """A part of a drawing: how much room it takes, and what is drawn from its upper left corner on."""

    width: float
    height: float
    parts: tuple[str, ...] = ()

    def at(self, x: float, y: float) -> str:
        """Draw it somewhere."""
        return f'<g transform="translate({x:g} {y:g})">{"".join(self.parts)}</g>'


def words(
    x: float, y: float, said: object, *, ink: str = INK, size: float = 11, anchor: str = "start", css: str = ""
) -> str:
    """Write words from a point on the line on."""
    return f'<text x="{x:g}" y="{y:g}" fill="{ink}" font-size="{size:g}" text-anchor="{anchor}"{css}>{escape(str(said))}</text>'


def box(
    width: float, height: float, *, fill: str = "none", line: str = LINE, dashed: bool = False, y: float = 0
) -> str:
    """Draw a box with round corners."""
    dashes = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect x="0.5" y="{y + 0.5:g}" width="{width - 1:g}" height="{height - 1:g}" rx="4" '
        f'fill="{fill}" stroke="{line}"{dashes}/>'
    )


def hinted(block: Block, hint: str) -> Block:
    """Tell something to whoever points at a block."""
    return attrs.evolve(block, parts=(f"<g><title>{escape(hint)}</title>{''.join(block.parts)}</g>",))


def below(blocks: Iterable[Block], gap: float = GAP) -> Block:
    """Put blocks below each other."""
    parts, y, width = [], 0.0, 0.0
    for block in blocks:
        parts.append(block.at(0, y))
        y += block.height + gap
        width = max(width, block.width)
    return Block(width, max(0.0, y - gap), tuple(parts))


def beside(blocks: Iterable[Block], gap: float = GAP) -> Block:
    """Put blocks beside each other."""
    parts, x, height = [], 0.0, 0.0
    for block in blocks:
        parts.append(block.at(x, 0))
        x += block.width + gap
        height = max(height, block.height)
    return Block(max(0.0, x - gap), height, tuple(parts))


def padded(block: Block, height: float) -> Block:
    """Push a block down, so that it ends at some height."""
    return Block(block.width, height, (block.at(0, height - block.height),))


def grown(block: Block, height: float) -> Block:
    """Give a block more room below."""
    return Block(block.width, max(block.height, height), block.parts)


def indented(block: Block, by: float) -> Block:
    """Push a block to the right."""
    return Block(block.width + by, block.height, (block.at(by, 0),))


def framed(block: Block, width: float, **how: Any) -> Block:
    """Put a block into a box of some width."""
    height = block.height + 2 * GAP
    return Block(width, height, (box(width, height, **how), block.at(GAP, GAP)))


def wrapped(said: str, width: float, size: float = 11) -> list[str]:
    """
    Part words into lines of some width.

    >>> wrapped("First Order Stormtroopers", 120)
    ['First Order', 'Stormtroopers']
    """
    lines = [""]
    for word in said.split():
        if lines[-1] and (len(lines[-1]) + 1 + len(word)) * size * LETTER > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def told(said: str, width: float, *, ink: str = INK, size: float = 11) -> Block:
    """Write words in as many lines as they need."""
    lines = wrapped(said, width, size)
    rows = [words(0, (number + 1) * (size + 2) - 3, line, ink=ink, size=size) for number, line in enumerate(lines)]
    return Block(width, len(lines) * (size + 2), tuple(rows))


def middle(block: Block, height: float) -> Block:
    """Put a block into the middle of some height."""
    return Block(block.width, height, (block.at(0, (height - block.height) / 2),))
