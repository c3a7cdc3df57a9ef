"""The board as a drawing: SVG, made from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tabletop import View

#: How the colours of cubes and systems look, and the bases of the seats.
INKS: Final = {"red": "#d1495b", "blue": "#3b82c4", "yellow": "#e3b341", "white": "#f2efe6", "black": "#20222b"}
RULERS: Final = {"GRAY": "#9aa0a6", "BROWN": "#8d6242", "ORANGE": "#e8833a", "PURPLE": "#8e63ce"}
LINKS: Final = {"blue": "#5aa0dd", "red": "#e06070", "green": "#58b57a"}
SKY: Final = "#12141c"
INK: Final = "#d9d6cc"
FAINT: Final = "#5b6070"
#: Where the board begins, how large a step is, and the size of all.
MARGIN: Final = 70
SCALE: Final = 6.2
BOARD_SIDE: Final = 2 * MARGIN + 100 * SCALE
PANEL: Final = 300
LINE: Final = 18


def draw(view: View) -> str:
    """
    Draw the board of a view, and what every player has, as SVG.

    >>> import tabletop
    >>> drawn = draw(tabletop.new("master-of-the-galaxy", ["Ann", "Bob"], seed=7).view())
    >>> drawn.startswith("<svg"), "Crimson Heart" in drawn
    (True, True)
    """
    systems: dict[Any, Any] = {card.kind: card for card in view.zone("systems").cards if card is not None}
    places = {kind: at(card) for kind, card in systems.items()}
    height = max(BOARD_SIDE, 80 + 120 * len(view.players))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD_SIDE + PANEL:.0f} {height:.0f}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">',
        f'<title>{escape(title(view))}</title><rect width="100%" height="100%" fill="{SKY}"/>',
        *[one for card in view.zone("tracks").cards for one in track(card, places)],
        *[one for card in view.zone("links").cards for one in link(card, places)],
        *[one for card in view.zone("fronts").cards for one in front(card, places)],
        *[one for kind, card in systems.items() for one in system(card, places[kind])],
        *panel(view),
        "</svg>",
    ]
    return "\n".join(parts)


def title(view: View) -> str:
    """Say what is drawn."""
    return f"Master of the Galaxy, turn {view.facts['turn']}"


def at(card: Any) -> tuple[float, float]:
    """Return where a system lies in the drawing."""
    x, y = card.values["at"]
    return MARGIN + SCALE * x, MARGIN + SCALE * y


def text(x: float, y: float, words: object, *, ink: str = INK, size: int = 12, middle: bool = True) -> str:
    """Write words."""
    anchor = "middle" if middle else "start"
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" font-size="{size}" text-anchor="{anchor}">{escape(str(words))}</text>'


def dot(x: float, y: float, radius: float, fill: str, *, line: str = INK, width: float = 1) -> str:
    """Draw a disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{line}" stroke-width="{width}"/>'


def along(places: Mapping[Any, tuple[float, float]], ends: tuple[str, str], part: float) -> tuple[float, float]:
    """Return a point on the way between two systems."""
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    return x + (to_x - x) * part, y + (to_y - y) * part


def slots_of(card: Any) -> list[tuple[str, str]]:
    """Return every slot of a card: the colour that it takes, and the cube on it."""
    return [(slot.partition(": ")[0].rstrip("*"), slot.partition(": ")[2]) for slot in card.values["slots"]]


# ------------------------------------------------------------------------------------------------ the board


def link(card: Any, places: Mapping[Any, tuple[float, float]]) -> Iterator[str]:
    """Draw a link beside the track, if there is one, with the first letters of its symbol."""
    ends = card.values["joins"]
    ink = LINKS[card.values["line"]]
    if len(ends) == 1:
        x, y = places[ends[0]]
        yield text(x, y - 44, card.values["symbol"], ink=ink, size=11)
        return
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    bend_x, bend_y = (x + to_x) / 2 + (to_y - y) * 0.16, (y + to_y) / 2 - (to_x - x) * 0.16
    yield (
        f'<path d="M{x:.1f} {y:.1f} Q{bend_x:.1f} {bend_y:.1f} {to_x:.1f} {to_y:.1f}" fill="none" stroke="{ink}" '
        f'stroke-width="1.5" stroke-dasharray="4 5"/>'
    )
    label_x, label_y = (0.49 * x + 0.42 * bend_x + 0.09 * to_x), (0.49 * y + 0.42 * bend_y + 0.09 * to_y)
    yield text(label_x, label_y, card.values["symbol"], ink=ink, size=10)


def track(card: Any, places: Mapping[Any, tuple[float, float]]) -> Iterator[str]:
    """Draw a track: its slots, and the cubes of a route from where it departs."""
    ends = card.values["joins"]
    if card.columns["departs"] == ends[1]:
        ends = (ends[1], ends[0])
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    yield f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{FAINT}" stroke-width="3"/>'
    slots = slots_of(card)
    for number, (_, cube) in enumerate(slots, 1):
        spot = along(places, ends, 0.18 + 0.64 * number / (len(slots) + 1))
        line = INK if card.controller is None else list(RULERS.values())[card.controller]
        yield dot(*spot, 6, INKS.get(cube, SKY), line=line, width=2 if cube else 1)


def front(card: Any, places: Mapping[Any, tuple[float, float]]) -> Iterator[str]:
    """Draw a conflict in the middle of its track, with the cubes on both sides."""
    ends = (card.columns["red_system"], card.columns["blue_system"])
    for side, part, strength in zip(("red", "blue"), (0.4, 0.6), card.values["strengths"], strict=True):
        x, y = along(places, ends, part)
        yield dot(x, y, 11, INKS[side])
        yield text(x, y + 4, strength, ink=SKY)
    (x, y), (to_x, to_y) = places[ends[0]], places[ends[1]]
    yield text((x + to_x) / 2 - (to_y - y) * 0.25, (y + to_y) / 2 - abs(to_x - x) * 0.12, card.name, size=11)


def system(card: Any, place: tuple[float, float]) -> Iterator[str]:
    """Draw a system: its colour, its planets with their cubes, the bases there, or a black hole."""
    x, y = place
    tokens = card.pools.get("bases", {})
    if "BLACK_HOLE" in tokens:
        yield dot(x, y, 20, "#000000", line=FAINT, width=3)
        yield text(x, y + 36, card.name, ink=FAINT, size=11)
        return
    yield dot(x, y, 20, SKY, line=INKS[card.values["colour"]], width=4)
    planets = slots_of(card)
    for number, (_, cube) in enumerate(planets):
        yield dot(x + 11 * (number - (len(planets) - 1) / 2), y, 4.5, INKS.get(cube, "none"))
    for colour, count in tokens.items():
        for number in range(count):
            left = x + 13 * (number - (count - 1) / 2) - 5
            yield f'<rect x="{left:.1f}" y="{y - 36:.1f}" width="10" height="12" fill="{RULERS[colour]}" stroke="{INK}"/>'
    yield text(x, y + 36, card.name, size=11)


# ------------------------------------------------------------------------------------------------ the players


def panel(view: View) -> Iterator[str]:
    """Write what every player has beside the board."""
    x, y = BOARD_SIDE + 10, 40.0
    cubes = {pool.place: pool.count for pool in view.pools if pool.name == "bag"}
    yield text(x, y, title(view), size=14, middle=False)
    for player, ink in zip(view.players, RULERS.values(), strict=False):
        y += 40
        yield dot(x + 6, y - 4, 6, ink)
        yield text(x + 20, y, player.name, size=14, middle=False)
        pairs: Any = player.values["supremacy"]
        symbols = ", ".join(f"{symbol} {count}" for symbol, count in zip(pairs[::2], pairs[1::2], strict=True) if count)
        cards = ", ".join(str(card.name) for card in view.zone("cards", player.seat).cards if card is not None)
        for words in (
            f"bases on the board: {player.values['bases_on_board']}, cubes in the bag: {cubes[player.seat]}",
            symbols or "no symbols",
            *wrapped(cards),
        ):
            y += LINE
            yield text(x + 20, y, words, size=11, middle=False)


def wrapped(words: str, width: int = 44) -> list[str]:
    """Part words into lines."""
    lines = [""]
    for word in words.split(" "):
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines
