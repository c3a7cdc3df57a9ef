"""The board as a drawing: SVG, made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from tabletop import View

#: How the colours of cubes and systems look, and the bases of the seats.
INKS: Final = {"red": "#d1495b", "blue": "#3b82c4", "yellow": "#e3b341", "white": "#f2efe6", "black": "#050608"}
RULERS: Final = {"GRAY": "#9aa0a6", "BROWN": "#8d6242", "ORANGE": "#e8833a", "PURPLE": "#8e63ce"}
LINKS: Final = {"blue": "#5aa0dd", "red": "#e06070", "green": "#58b57a"}
SKY: Final = "#12141c"
INK: Final = "#d9d6cc"
FAINT: Final = "#5b6070"
#: Where the board begins, how large a step is, and the size of all.
MARGIN: Final = 92
SCALE: Final = 7.4
BOARD_SIDE: Final = 2 * MARGIN + 100 * SCALE
PANEL: Final = 470
LINE: Final = 17
#: How wide a letter is, by the size of the writing.
LETTER: Final = 0.56
#: How large systems and the slots of tracks are, and slots on cards.
DISC: Final = 20
SLOT: Final = 6
SMALL: Final = 4
#: How bad it is if a label lies on a slot, a system or another label, and if it lies on a line.
ON_A_SLOT: Final = 100
ON_A_LINE: Final = 1

Point = tuple[float, float]
Places = Mapping[Any, Point]


class Box(NamedTuple):
    """A part of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Say whether both have something in common."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def around(x: float, y: float, radius: float) -> Box:
    """Return the box around a disc."""
    return Box(x - radius, y - radius, x + radius, y + radius)


class Paper:
    """What is drawn, and what is in the way of labels."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.taken: list[Box] = []
        self.lines: list[Box] = []

    def draw(self, *parts: str) -> None:
        """Draw something."""
        self.parts.extend(parts)

    def disc(self, x: float, y: float, radius: float, fill: str, *, line: str = INK, width: float = 1) -> None:
        """Draw a disc that no label may lie on."""
        self.draw(dot(x, y, radius, fill, line=line, width=width))
        self.taken.append(around(x, y, radius + 1))

    def line(self, start: Point, end: Point) -> None:
        """Draw a track between two places; labels had better not lie on it."""
        (x, y), (to_x, to_y) = start, end
        self.draw(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{FAINT}" stroke-width="3"/>'
        )
        steps = max(int(hypot(to_x - x, to_y - y) / 6), 1)
        self.lines += [
            around(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps, 2) for step in range(steps + 1)
        ]

    def label(self, words: object, spots: Iterable[Point], *, ink: str = INK, size: int = 11) -> None:
        """Write words where they are least in the way, of the spots for their middle."""
        wide = len(str(words)) * size * LETTER / 2
        boxes = {(x, y): Box(x - wide, y - size * 0.8, x + wide, y + size * 0.3) for x, y in spots}
        x, y = min(boxes, key=lambda spot: self.cost(boxes[spot]))
        self.taken.append(boxes[x, y])
        self.draw(text(x, y, words, ink=ink, size=size, halo=True))

    def cost(self, box: Box) -> int:
        """Say how much is in the way of a label."""
        slots, lines = sum([box.meets(one) for one in self.taken]), sum([box.meets(one) for one in self.lines])
        return ON_A_SLOT * slots + ON_A_LINE * lines


def draw(view: View) -> str:
    """
    Draw the board of a view, and what every player has, as SVG.

    >>> import tabletop
    >>> drawn = draw(tabletop.new("master-of-the-galaxy", ["Ann", "Bob"], seed=7).view())
    >>> drawn.startswith("<svg"), "Crimson Heart*" in drawn
    (True, True)
    """
    paper, beside = Paper(), list(panel(view))
    board(view, paper)
    height = max(BOARD_SIDE, 40 + LINE * len(beside))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD_SIDE + PANEL:.0f} {height:.0f}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">',
        f'<title>{escape(title(view))}</title><rect width="100%" height="100%" fill="{SKY}"/>',
        *paper.parts,
        *[part for number, row in enumerate(beside) for part in row.drawn(BOARD_SIDE + 10, 36.0 + LINE * number)],
        "</svg>",
    ]
    return "\n".join(parts)


def title(view: View) -> str:
    """Say what is drawn."""
    return f"Master of the Galaxy, turn {view.facts['turn']}"


def starred(card: Any) -> str:
    """Return the name of a card or a system, with a star if it is not official."""
    return str(card.name) if card.provenance == "official" else f"{card.name}*"


def text(
    x: float, y: float, words: object, *, ink: str = INK, size: int = 12, middle: bool = True, halo: bool = False
) -> str:
    """Write words, perhaps so that they can be read on lines."""
    anchor = "middle" if middle else "start"
    sky = f' stroke="{SKY}" stroke-width="3" paint-order="stroke"' if halo else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" font-size="{size}" text-anchor="{anchor}"{sky}>{escape(str(words))}</text>'


def dot(x: float, y: float, radius: float, fill: str, *, line: str = INK, width: float = 1) -> str:
    """Draw a disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def house(left: float, top: float, ink: str) -> str:
    """Draw a base."""
    return f'<rect x="{left:.1f}" y="{top:.1f}" width="10" height="12" fill="{ink}" stroke="{INK}"/>'


def slots_of(card: Any) -> list[tuple[str, str]]:
    """Return every slot of a card: the colour that it takes, with a star if that is printed, and the cube on it."""
    return [(slot.partition(": ")[0], slot.partition(": ")[2]) for slot in card.values["slots"]]


# ------------------------------------------------------------------------------------------------ the board


def board(view: View, paper: Paper) -> None:
    """Draw the board: first what is in the way of labels, then those."""
    systems: dict[Any, Any] = {card.kind: card for card in view.zone("systems").cards if card is not None}
    tracks, links, fronts = [view.zone(name).cards for name in ("tracks", "links", "fronts")]
    places = {kind: at(card) for kind, card in systems.items()}
    fought: set[Any] = {card.columns["on"] for card in fronts if card is not None}
    for card in links:
        link(card, places, paper)
    for card in tracks:
        track(card, places, paper, fought)
    for card in fronts:
        sides(card, places, paper)
    for kind, card in systems.items():
        system(card, places[kind], paper)
    for kind, card in systems.items():
        faint = FAINT if "BLACK_HOLE" in card.pools.get("bases", {}) else INK
        paper.label(starred(card), round_about(places[kind]), ink=faint)
    for card in (*fronts, *links):
        name(card, places, paper)


def at(card: Any) -> Point:
    """Return where a system lies in the drawing."""
    x, y = card.values["at"]
    return MARGIN + SCALE * x, MARGIN + SCALE * y


def along(places: Places, ends: Sequence[str], part: float) -> Point:
    """Return a point on the way between two systems."""
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    return x + (to_x - x) * part, y + (to_y - y) * part


def bent(places: Places, ends: Sequence[str], part: float, bend: float = 0.16) -> Point:
    """Return a point on the bow of a link between two systems; without a bend it is half of the way to its top."""
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    top_x, top_y = (x + to_x) / 2 + (to_y - y) * bend, (y + to_y) / 2 - (to_x - x) * bend
    far, near, both = part * part, (1 - part) * (1 - part), 2 * part * (1 - part)
    return near * x + both * top_x + far * to_x, near * y + both * top_y + far * to_y


def round_about(place: Point) -> Iterator[Point]:
    """List where the name of a system, or the symbol of a corner, may stand: near it, the best places first."""
    x, y = place
    for far in (0, 14, 28):
        yield x, y + 36 + far
        yield x, y - 42 - far
        for aside in (48, 62, 76):
            yield from [(x + way * (aside + far), y + up) for up in (-18, 28, 4, 40) for way in (-1, 1)]


def link(card: Any, places: Places, paper: Paper) -> None:
    """Draw the bow of a link."""
    ends = card.values["joins"]
    if len(ends) == 1:
        return
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    bend_x, bend_y = (x + to_x) / 2 + (to_y - y) * 0.16, (y + to_y) / 2 - (to_x - x) * 0.16
    paper.draw(
        f'<path d="M{x:.1f} {y:.1f} Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}" fill="none" '
        f'stroke="{LINKS[card.values["line"]]}" stroke-width="1.5" stroke-dasharray="4 5"/>'
    )


def name(card: Any, places: Places, paper: Paper) -> None:
    """Write the name of a conflict, or the symbol of a link."""
    if "line" not in card.values:
        ends = (card.columns["red_system"], card.columns["blue_system"])
        paper.label(starred(card), bows(places, ends, 0.5))
        return
    ends, ink = card.values["joins"], LINKS[card.values["line"]]
    spots = round_about(places[ends[0]]) if len(ends) == 1 else bows(places, ends, 0.16)
    paper.label(card.values["symbol"], spots, ink=ink, size=10)


def bows(places: Places, ends: Sequence[str], bend: float) -> Iterator[Point]:
    """List where a label may stand beside a track or a link: near its middle first, on this side and on the other."""
    for further in (0, 0.12, 0.24, 0.4):
        for part in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74):
            yield bent(places, ends, part, bend + further)
            yield bent(places, ends, part, -bend - further)


def track(card: Any, places: Places, paper: Paper, fought: set[Any]) -> None:
    """Draw a track: its slots, and the cubes of a route from where it departs; where a conflict lies there are none."""
    ends = card.values["joins"]
    if card.columns["departs"] == ends[1]:
        ends = (ends[1], ends[0])
    paper.line(places[ends[0]], places[ends[1]])
    slots = [] if card.kind in fought else slots_of(card)
    line = INK if card.controller is None else list(RULERS.values())[card.controller]
    for number, (_, cube) in enumerate(slots, 1):
        spot = along(places, ends, 0.18 + 0.64 * number / (len(slots) + 1))
        paper.disc(*spot, SLOT, INKS.get(cube, SKY), line=line, width=2 if cube else 1)


def sides(card: Any, places: Places, paper: Paper) -> None:
    """Draw the two sides of a conflict in the middle of its track, with what each counts for the lead."""
    ends = (card.columns["red_system"], card.columns["blue_system"])
    for side, part, strength in zip(("red", "blue"), (0.4, 0.6), card.values["strengths"], strict=True):
        x, y = along(places, ends, part)
        paper.disc(x, y, 11, INKS[side])
        paper.draw(text(x, y + 4, strength, ink=SKY))


def system(card: Any, place: Point, paper: Paper) -> None:
    """Draw a system: its colour, its planets with their cubes, the bases there, or a black hole."""
    x, y = place
    tokens = card.pools.get("bases", {})
    if "BLACK_HOLE" in tokens:
        paper.disc(x, y, DISC, "#000000", line=FAINT, width=3)
        return
    paper.disc(x, y, DISC, SKY, line=INKS[card.values["colour"]], width=4)
    planets = slots_of(card)
    for number, (_, cube) in enumerate(planets):
        paper.draw(dot(x + 11 * (number - (len(planets) - 1) / 2), y, 4.5, INKS.get(cube, "none")))
    for colour, count in tokens.items():
        for number in range(count):
            paper.draw(house(x + 13 * (number - (count - 1) / 2) - 5, y - 36, RULERS[colour]))
        paper.taken.append(Box(x - 7 * count, y - 37, x + 7 * count, y - 23))


# ------------------------------------------------------------------------------------------------ beside it


class Row(NamedTuple):
    """A line beside the board: words, and what is drawn after them."""

    words: str = ""
    indent: int = 20
    size: int = 11
    #: Discs in groups: of each the ink of its edge, its filling, and whether it is starred.
    discs: tuple[tuple[tuple[str, str, bool], ...], ...] = ()
    #: The ink of a disc before the words, and of a base after them.
    ink: str = ""
    base: str = ""
    #: How wide the words are, if there is something after them.
    wide: int = 150

    def drawn(self, x: float, y: float) -> Iterator[str]:
        """Draw it."""
        if self.ink:
            yield dot(x + 6, y - 4, 6, self.ink)
        if self.words:
            yield text(x + self.indent, y, self.words, size=self.size, middle=False)
        x += self.indent + self.wide
        if self.base:
            yield house(x - 18, y - 10, self.base)
        for group in self.discs:
            for edge, fill, star in group:
                yield dot(x, y - 4, SMALL, fill, line=edge, width=1.5)
                if star:
                    yield text(x, y + 1, "*", size=9)
                x += 10
            x += 6


def panel(view: View) -> Iterator[Row]:
    """List what every player has, the conflicts, and what stars mean."""
    yield Row(title(view), indent=0, size=14)
    inks = list(RULERS.values())
    for player, ink in zip(view.players, inks, strict=False):
        yield Row()
        yield from possessions(view, player, ink)
    fronts = [card for card in view.zone("fronts").cards if card is not None]
    if fronts:
        yield from (Row(), Row("Conflicts", indent=0, size=14))
    for card in fronts:
        yield from fight(view, card)
    yield from (Row(), *[Row(words, indent=0) for words in legend(view)])


def possessions(view: View, player: Any, ink: str) -> Iterator[Row]:
    """List what a player has: bases, symbols, cubes, and cards with their cubes and waiting bases."""
    seat = player.seat
    cards = [card for card in view.zone("cards", seat).cards if card is not None]
    waiting = sum([sum(card.pools.get("base_place", {}).values()) for card in cards])
    unused = view.pool("unused", seat).count
    pairs: Any = player.values["supremacy"]
    symbols = [f"{symbol} {count}" for symbol, count in zip(pairs[::2], pairs[1::2], strict=True) if count]
    yield Row(player.name, size=14, ink=ink)
    yield Row(f"bases: {player.values['bases_on_board']} on the board, {waiting} waiting, {unused} unused")
    yield Row(", ".join(symbols) or "no symbols")
    yield from [heap(view, pool, seat) for pool in ("bag", "drawn") if view.pool(pool, seat).count]
    for card in cards:
        yield Row(starred(card), discs=tuple(groups(card)), base=ink if card.pools.get("base_place") else "")


def heap(view: View, pool: str, seat: int) -> Row:
    """Draw the cubes in a bag, or drawn ones."""
    counts = view.pool(pool, seat).supplies or {}
    cubes = [tuple([(INK, INKS[colour], False)] * counts.get(colour.upper(), 0)) for colour in INKS]
    return Row(f"{pool}: {sum(counts.values())}", discs=tuple([group for group in cubes if group]), wide=50)


def groups(card: Any) -> Iterator[tuple[tuple[str, str, bool], ...]]:
    """List the slots of a card by its projects."""
    slots, lengths = slots_of(card), card.values["parts"][1::2]
    ends = [0]
    for length in lengths:
        ends.append(ends[-1] + length)
    for start, end in pairwise(ends):
        yield tuple([
            (edge_of(takes.rstrip("*")), INKS.get(cube, "none"), takes.endswith("*") and not cube)
            for takes, cube in slots[start:end]
        ])  # fmt: skip


def edge_of(colour: str) -> str:
    """Return the ink of the edge of a slot: a black one needs to be seen."""
    return FAINT if colour == "black" else INKS[colour]


def fight(view: View, card: Any) -> Iterator[Row]:
    """Tell of a conflict who fights on each side, with their cubes."""
    yield Row(f"{starred(card)}: {card.values['strengths'][0]} to {card.values['strengths'][1]}")
    names = {one.kind: one.name for one in view.zone("systems").cards if one is not None}
    for side, group in zip(("red", "blue"), groups(card), strict=True):
        seat = card.columns[f"{side}_seat"]
        who = view.players[seat].name if seat >= 0 else "nobody"
        yield Row(f"{side}: {who} from {names[card.columns[f'{side}_system']]}", 34, discs=(group,))


def legend(view: View) -> Iterator[str]:
    """Say what the stars and squares mean."""
    kinds = {card.provenance for zone in view.zones for card in zone.cards if card is not None}
    what = sorted(str(kind) for kind in kinds - {"official", None})
    if what:
        yield f"* after a name: not official, but {' or '.join(what)}"
    if any(card.provenance == "reconstructed" for card in view.zone("systems").cards if card is not None):
        yield "The board is reconstructed: its systems, tracks and links are not the printed ones."
    yield "A ring is a slot in its colour; from one with a star the cube goes to the reserve."
    yield "A square before the rings of a card is a constructed base that waits."
