"""What the drawings of both boxes share: blocks that are put beside and below each other, cards, places and symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

import attrs

if TYPE_CHECKING:
    from tabletop import View

SKY: Final = "#12141c"
GROUND: Final = "#1b1e29"
INK: Final = "#e8e5da"
FAINT: Final = "#8b91a3"
LINE: Final = "#3a4052"
LIT: Final = "#f0c14b"
#: How the cards of the two sides look, and what is a place.
SIDES: Final = {"hero": "#254a77", "villain": "#6b2530", "neutral": "#46405e"}
#: How a symbol looks: what fills it, its edge, and the ink of its words.
STATES: Final = {
    "open": ("#dcd6c3", "#dcd6c3", "#1b1e29"),
    "spent": ("none", LINE, FAINT),
    "covered": ("#17324f", "#254a77", "#7f93ad"),
}
TICKS: Final = {"done": "\u2713", "open": "\u25cb"}
GAP: Final = 4
ROW: Final = 13
FOOT: Final = 22
#: About how wide a letter is, for its size.
LETTER: Final = 0.54

#: Says of a card how it looks: a word of :data:`SIDES`.
Look = Callable[[Any], str]


@attrs.frozen
class Block:
    """A part of a drawing: how much room it takes, and what is drawn from its upper left corner on."""

    width: float
    height: float
    parts: tuple[str, ...] = ()

    def at(self, x: float, y: float) -> str:
        """Draw it somewhere."""
        return f'<g transform="translate({x:g} {y:g})">{"".join(self.parts)}</g>'


@attrs.frozen
class Seen:
    """A view, with its cards found by where they lie."""

    view: View
    #: The printed cards by their ids.
    printed: Mapping[str, Any]
    zones: Mapping[tuple[Any, str], tuple[Any, ...]]
    #: How the places and the pools of a card are called in which others lie.
    inside: Sequence[str]

    @classmethod
    def of(cls, view: View, cards: Iterable[Any], inside: Sequence[str]) -> Seen:
        """Look through a view of a game with some printed cards."""
        zones = {(zone.place, zone.name): tuple([card for card in zone.cards if card]) for zone in view.zones}
        return cls(view, {card.id: card for card in cards}, zones, inside)

    def cards(self, place: Any, name: str) -> tuple[Any, ...]:
        """Return the cards that are seen in a zone of a player or of a card."""
        return self.zones.get((place, name), ())

    def count(self, place: Any, name: str) -> int:
        """Return how many cards there are in a zone, seen or not."""
        return sum([zone.count for zone in self.view.zones if (zone.place, zone.name) == (place, name)])

    def lying_on(self, card: Any) -> list[Any]:
        """Return the cards that lie on a card, in whichever of its zones."""
        return [one for name in self.inside for one in self.cards(card.id, name)]

    def mover_of(self, seat: int) -> Any:
        """Return the mover of a player, wherever it is."""
        there = [cards for (_, name), cards in self.zones.items() if name in ("portrait", "stand")]
        return next((card for cards in there for card in cards if card.owner == seat), None)

    def is_a(self, card: Any, kind: type[Any]) -> bool:
        """Say whether a card is of a kind."""
        return card.kind in self.printed and issubclass(self.printed[card.kind], kind)

    def hint(self, card: Any) -> str:
        """Tell all that a card says."""
        kind = self.printed.get(card.kind)
        said = "" if kind is None or kind.__doc__ is None else " ".join(kind.__doc__.split())
        return f"{card.name} ({card.provenance}): {said}"


# ------------------------------------------------------------------------------------------------ shapes


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


# ------------------------------------------------------------------------------------------------ cards


def marked(card: Any) -> str:
    """Return the name of a card, with a star if it is not official, and what may be true of it and is."""
    name = str(card.name) if is_official(card) else f"{card.name}*"
    return ", ".join([name, *[column.replace("_", " ") for column, value in card.columns.items() if value is True]])


def tasks_of(card: Any) -> list[str]:
    """Write what is to be done for a card, if there is anything, each task with whether it is done."""
    tasks = [task.rpartition(": ") for task in card.values.get("to_do", ())]
    return [f"{TICKS[state]} {task}" for task, _, state in tasks]


def is_official(card: Any) -> bool:
    """Say whether a card is the publisher's."""
    return bool(card.provenance == "official")


def card_block(seen: Seen, card: Any, width: float, look: str) -> Block:
    """Draw a card with its name, Strength and tokens, and below it all that lies on it."""
    badges = badges_of(card)
    room = width - 2 * GAP - sum([badge.width + 2 for badge in badges])
    marks = [told(task, room) for task in tasks_of(card)]
    name = below([told(marked(card), room), *marks], 0)
    line = beside([attrs.evolve(name, width=room), *badges], 2)
    body = hinted(framed(line, width, fill=SIDES[look], line=INK, dashed=not is_official(card)), seen.hint(card))
    carried = [indented(card_block(seen, one, width - 10, look), 10) for one in seen.lying_on(card)]
    return below([body, *carried], 1)


def badges_of(card: Any) -> list[Block]:
    """Draw the tokens on a card, and how strong it is in all."""
    tokens = card.pools.get("tokens", {})
    changes = [f"+{tokens['PLUS']}"] if tokens.get("PLUS") else []
    changes += [f"\u2212{tokens['MINUS']}"] if tokens.get("MINUS") else []
    badges = [badge(change, fill=SKY, ink=LIT) for change in changes]
    others = {name: pool for name, pool in card.pools.items() if name != "tokens"}
    badges += [badge(str(count), fill=SKY, ink=LIT) for pool in others.values() for count in pool.values()]
    return [*badges, badge(str(card.values["strength"]), fill=INK, ink=SKY)] if "strength" in card.values else badges


def badge(said: str, *, fill: str, ink: str) -> Block:
    """Draw a small number."""
    width = max(14.0, len(said) * 7 + 4)
    shape = f'<rect width="{width:g}" height="14" rx="7" fill="{fill}"/>'
    return Block(width, 14, (shape, words(width / 2, 11, said, ink=ink, anchor="middle", css=' font-weight="bold"')))


# ------------------------------------------------------------------------------------------------ places


def symbols_block(actions: Iterable[str], width: float) -> Block:
    """Draw the symbols of a place, two in a row, from the words of a view such as "upper: play, open"."""
    rows: dict[str, list[Block]] = {}
    for action in actions:
        row, _, symbol = action.partition(": ")
        printed, _, state = symbol.partition(", ")
        rows.setdefault(row, []).append(symbol_block(printed, state, (width - 3) / 2))
    return below([beside(row[two : two + 2], 3) for row in rows.values() for two in range(0, len(row), 2)], 3)


def symbol_block(printed: str, state: str, width: float) -> Block:
    """Draw a symbol that is open, spent or covered."""
    fill, line, ink = STATES[state]
    css = "" if state == "open" else ' text-decoration="line-through"'
    said = words(width / 2, 12, printed.capitalize(), ink=ink, size=10.5, anchor="middle", css=css)
    return hinted(Block(width, 17, (box(width, 17, fill=fill, line=line), said)), f"{printed}: {state}")


def place_block(seen: Seen, place: Any, width: float) -> Block:
    """Draw a place: its name, its symbols, and the mover with what lies under it."""
    inner = width - 2 * GAP
    movers = [mover_block(seen, mover, inner) for mover in seen.cards(place.id, "stand")]
    name = told(marked(place), inner, size=12)
    content = below([name, symbols_block(place.values["actions"], inner), *movers])
    return framed(content, width, fill=GROUND, line=LIT if movers else FAINT, dashed=not is_official(place))


def mover_block(seen: Seen, mover: Any, width: float) -> Block:
    """Draw a mover, and below it what lies under it."""
    name = told(f"\u265f {marked(mover)}", width - 2 * GAP, ink=SKY)
    under = [card_block(seen, one, width - 10, "hero") for one in seen.lying_on(mover)]
    body = hinted(framed(name, width, fill=LIT, line=LIT, dashed=not is_official(mover)), seen.hint(mover))
    return below([body, *[indented(one, 10) for one in under]], 1)


def row_of_places(seen: Seen, places: Sequence[Any], width: float, look: Look) -> Block:
    """Draw places in their order, with the cards on their top sides above them and those on their bottom sides below."""
    wide = (width - GAP * (len(places) - 1)) / max(1, len(places))
    tops = [cards_block(seen, seen.cards(place.id, "top"), wide, look) for place in places]
    middles = [place_block(seen, place, wide) for place in places]
    bottoms = [cards_block(seen, seen.cards(place.id, "bottom"), wide, look) for place in places]
    above = max([block.height for block in tops], default=0.0)
    high = max([block.height for block in middles], default=0.0)
    return beside(
        below([padded(top, above), grown(middle, high), bottom])
        for top, middle, bottom in zip(tops, middles, bottoms, strict=True)
    )


def cards_block(seen: Seen, cards: Iterable[Any], width: float, look: Look) -> Block:
    """Draw cards below each other; *look* says of each how it looks."""
    return attrs.evolve(below([card_block(seen, card, width, look(card)) for card in cards], 2), width=width)


# ------------------------------------------------------------------------------------------------ the whole


def pile_block(said: str, cards: Sequence[Any]) -> Block:
    """Write how large a pile is; pointing at it tells what lies there."""
    block = Block(len(said) * 11 * LETTER, ROW, (words(0, 10, said, ink=FAINT),))
    return hinted(block, ", ".join([card.name for card in cards])) if cards else block


def middle(block: Block, height: float) -> Block:
    """Put a block into the middle of some height."""
    return Block(block.width, height, (block.at(0, (height - block.height) / 2),))


def legend() -> Block:
    """Tell what the drawing means."""
    samples = [symbol_block(state, state, 60) for state in STATES]
    star = "* dashed: not the publisher's, but a reconstruction or your own"
    sides = [card_sample("Villain", "villain"), card_sample("Hero", "hero")]
    return beside([*samples, *sides, middle(told(star, 420, ink=FAINT), 17)], 8)


def card_sample(said: str, look: str) -> Block:
    """Show how cards of a side look."""
    return Block(54, 17, (box(54, 17, fill=SIDES[look], line=INK), words(27, 12, said, size=10.5, anchor="middle")))


@attrs.frozen
class Board:
    """What a player has, as it is drawn, and whether it is their turn."""

    content: Block
    is_active: bool

    def framed(self, width: float, height: float) -> Block:
        """Draw a frame around it."""
        edge = box(width, height, line=LIT if self.is_active else LINE)
        return Block(width, height, (edge, self.content.at(2 * GAP, 2 * GAP)))


def columns_for(seats: int) -> int:
    """Say how many boards lie beside each other."""
    return 1 if seats < 3 else 2


def room_for(size: tuple[float, float], seats: int) -> float:
    """Say how wide what a board shows may be."""
    columns = columns_for(seats)
    return (size[0] - (columns + 1) * GAP) / columns - 4 * GAP


def sheet(title: str, boards: Sequence[Board], foot: Sequence[Block], size: tuple[float, float]) -> str:
    """Put boards and a foot on a sheet, that is as high as they need."""
    columns = columns_for(len(boards))
    rows = [boards[first : first + columns] for first in range(0, len(boards), columns)]
    width = room_for(size, len(boards)) + 4 * GAP
    least = (size[1] - FOOT - GAP) / len(rows) - GAP
    heights = [max([least, *[board.content.height + 3 * GAP for board in row]]) for row in rows]
    lines = [beside([board.framed(width, high) for board in row]) for row, high in zip(rows, heights, strict=True)]
    whole = below([*lines, beside(foot, 24)])
    height = max(size[1], whole.height + 2 * GAP)
    return "\n".join((
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:g} {height:g}" font-family="sans-serif" role="img">',
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="{SKY}"/>',
        whole.at(GAP, GAP),
        "</svg>",
    ))  # fmt: skip
