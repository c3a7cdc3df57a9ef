"""
Sphinx extension: the floors of the engine, drawn from what guards them.

```` ```{floors} ```` draws the floors as ``tools/floors.toml`` has them: each room with what it is about, its modules and
their lines, and above them what is built on the engine.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sphinx.util.docutils import SphinxDirective

import pictures
from pictures import CODE_LETTER, LETTER, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from pictures import Point

PROJECT = Path(__file__).parents[2]

#: How far the floors are from the left, where an arrow shows which way they import.
MARGIN = 34
GAP = 8
PAD = 12
LINE = 20
CHIP = 24


class Source(NamedTuple):
    """A module or a package: its name, the first sentence about it, and how many lines it has."""

    name: str
    about: str
    lines: int

    @property
    def is_room(self) -> bool:
        """Whether it is a room of the engine, and not something that is built on it."""
        return self.name.startswith("_")


class Floors(SphinxDirective):
    """The floors of the engine, and what is built on it."""

    def run(self) -> list[nodes.Node]:
        """Build the picture."""
        self.env.note_reread()
        return [floors_picture()]


# ------------------------------------------------------------------------------------------------ what there is


def floors() -> list[list[Source]]:
    """Return what is on each floor, from the highest to the lowest."""
    given = tomllib.loads((PROJECT / "tools" / "floors.toml").read_text(encoding="utf-8"))
    contracts = given["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[source(place(name.strip())) for name in layer.split("|")] for layer in layers]


def place(name: str) -> Path:
    """Return where a module or a package lies."""
    path = PROJECT.joinpath(*name.split("."))
    return path if path.is_dir() else path.with_suffix(".py")


def source(path: Path) -> Source:
    """Read a module, or a package with all that is in it."""
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    words = ast.get_docstring(ast.parse(texts[path / "__init__.py" if path.is_dir() else path])) or ""
    return Source(path.stem, " ".join(words.split("\n\n")[0].split()), sum(map(lines_in, texts.values())))


def lines_in(text: str) -> int:
    """Count the lines of a text."""
    return len(text.splitlines())


def modules(room: Source) -> list[Source]:
    """Return the modules of a room, in the order of their names."""
    return [source(path) for path in sorted((PROJECT / "tabletop" / room.name).glob("[!_]*.py"))]


# ------------------------------------------------------------------------------------------------ the picture


def floors_picture() -> nodes.raw:
    """Draw each floor above those from which it imports."""
    parts: list[str] = []
    y = 1.0
    for floor in floors():
        width = (WIDTH - MARGIN - 1 - GAP * (len(floor) - 1)) / len(floor)
        for index, one in enumerate(floor):
            parts += package(one, (MARGIN + index * (width + GAP), y), width)
        y += height_of(floor[0], width) + GAP
    parts.append(pictures.arrow([(12, 4), (12, y - GAP)]))
    parts.append(f'<g transform="rotate(-90)">{pictures.words((-y / 2, 26), "imports", "quiet middle")}</g>')
    return pictures.picture("The floors of the engine, and what is built on it", told(), (WIDTH, y - GAP + 1), parts)


def height_of(one: Source, width: float) -> float:
    """Return how high a package is drawn."""
    chips = laid(modules(one), width) if one.is_room else []
    return chips[-1][1] + CHIP + PAD if chips else LINE + PAD


def package(one: Source, corner: Point, width: float) -> list[str]:
    """Draw a package from its upper left corner on: a line about it, and its modules if it is a room."""
    x, y = corner
    return [
        pictures.box(corner, (width, height_of(one, width))),
        pictures.words((x + PAD, y + LINE), one.name, "code strong"),
        pictures.words((x + width - PAD, y + LINE), f"{one.lines:,} lines", "quiet end"),
        *(about(one, corner) if width > WIDTH / 2 else []),
        *(room(one, corner, width) if one.is_room else []),
    ]


def about(one: Source, corner: Point) -> list[str]:
    """Write what a package is: up to a colon beside its name, and of a room the rest below."""
    x, y = corner
    title, _, rest = one.about.partition(":")
    after_name = x + PAD + (len(one.name) + 2) * CODE_LETTER
    below = [pictures.words((x + PAD, y + 2 * LINE), rest.strip(), "quiet")] if one.is_room else []
    return [pictures.words((after_name, y + LINE), title, "strong" if one.is_room else ""), *below]


def room(one: Source, corner: Point, width: float) -> list[str]:
    """Draw the modules of a room."""
    x, y = corner
    inside = modules(one)
    return [chip(each, (x + far, y + down)) for each, (far, down) in zip(inside, laid(inside, width), strict=True)]


def laid(sources: Sequence[Source], width: float) -> list[Point]:
    """Say where the modules of a room go: one after the other, in as many rows as they need."""
    places: list[Point] = []
    x, y = float(PAD), 2.5 * LINE
    for one in sources:
        if x + breadth(one) > width - PAD:
            x, y = PAD, y + CHIP + GAP
        places.append((x, y))
        x += breadth(one) + GAP
    return places


def breadth(one: Source) -> float:
    """Return how wide a module is drawn."""
    return len(one.name) * CODE_LETTER + len(str(one.lines)) * LETTER + 3 * GAP


def chip(one: Source, corner: Point) -> str:
    """Draw a module with its lines; what it is about shows when somebody points at it."""
    (x, y), width = corner, breadth(one)
    return pictures.hinted(
        one.about,
        pictures.box(corner, (width, CHIP), "inner"),
        pictures.words((x + GAP, y + CHIP * 0.67), one.name, "code"),
        pictures.words((x + width - GAP, y + CHIP * 0.67), str(one.lines), "quiet end"),
    )


def told() -> str:
    """Say in words what the picture shows."""
    names = [", ".join(one.name for one in floor) for floor in floors()]
    return f"From the highest floor to the lowest, each imports only from those below it: {'; '.join(names)}."


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive."""
    app.add_directive("floors", Floors)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
