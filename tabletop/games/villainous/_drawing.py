"""What the drawings of both boxes share: cards, places and symbols, what a player has, and the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

import attrs

from ._blocks import (
    FAINT,
    GAP,
    GROUND,
    INK,
    LETTER,
    LINE,
    LIT,
    ROW,
    SKY,
    Block,
    below,
    beside,
    box,
    framed,
    grown,
    hinted,
    indented,
    middle,
    padded,
    told,
    words,
    wrapped,
)
from ._cards import FateCard, Tile, VillainCard

if TYPE_CHECKING:
    from tabletop import View

#: How the cards of the two sides look, and what is a place.
SIDES: Final = {"hero": "#254a77", "villain": "#6b2530", "rival": "#7a4a16", "neutral": "#46405e"}
#: How a symbol looks: what fills it, its edge, and the ink of its words.
STATES: Final = {
    "open": ("#dcd6c3", "#dcd6c3", "#1b1e29"),
    "spent": ("none", LINE, FAINT),
    "covered": ("#17324f", "#254a77", "#7f93ad"),
}
TICKS: Final = {"done": "\u2713", "open": "\u25cb"}
FOOT: Final = 22
#: How wide a card is that lies beside the places.
BESIDE: Final = 200.0
#: The decks and piles of a player, and of a game, and how they are called.
PILES: Final = {"deck": "deck", "discard": "discard"}
FATE_PILES: Final = {"fate_deck": "Fate deck", "fate_discard": "Fate discard"}


@attrs.frozen
class Seen:
    """A view, with its cards found by where they lie."""

    view: View
    #: The printed cards by their ids.
    printed: Mapping[str, Any]
    zones: Mapping[tuple[Any, str], tuple[Any, ...]]
    #: How the places and the pools of a card are called in which others lie.
    inside: Sequence[str]
    #: Where each card lies: a seat, another card, or nothing.
    hosts: Mapping[Any, Any]
    #: Kinds of card that belong to neither side.
    neutral: tuple[type[Any], ...] = (Tile,)
    #: What is noted of a card for which a value is true.
    notes: Mapping[str, str] = {}

    @classmethod
    def of(cls, view: View, cards: Iterable[Any], inside: Sequence[str], *neutral: type[Any], **notes: str) -> Seen:
        """Look through a view of a game with some printed cards."""
        zones = {(zone.place, zone.name): tuple([card for card in zone.cards if card]) for zone in view.zones}
        hosts = {card.id: place for (place, _), lying in zones.items() for card in lying}
        return cls(view, {card.id: card for card in cards}, zones, inside, hosts, (Tile, *neutral), notes)

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

    def is_a(self, card: Any, *kinds: type[Any]) -> bool:
        """Say whether a card is of one of some kinds."""
        return card.kind in self.printed and issubclass(self.printed[card.kind], kinds)

    def board_of(self, card: Any) -> Any:
        """Return the seat on whose board a card lies; None in the middle of the table."""
        place = self.hosts.get(card.id)
        while isinstance(place, str):
            place = self.hosts.get(place)
        return place

    def is_abroad(self, card: Any) -> bool:
        """Say whether a card of a Villain's own deck does not lie on that Villain's board."""
        return self.is_a(card, VillainCard) and card.controller not in (None, self.board_of(card))

    def look_of(self, card: Any) -> str:
        """Say how a card looks, with a word of :data:`SIDES`: those of the Fate deck are the Heroes', wherever they lie."""
        if self.is_a(card, *self.neutral):
            return "neutral"
        if self.is_a(card, FateCard):
            return "hero"
        return "rival" if self.is_abroad(card) else "villain"

    def called(self, card: Any) -> str:
        """Return what a card is called, and whose it is if it lies on the board of somebody else."""
        whose = f" ({self.view.players[card.controller].name})" if self.is_abroad(card) else ""
        noted = [said for value, said in self.notes.items() if card.values.get(value) is True]
        return ", ".join([f"{marked(card)}{whose}", *noted])

    def hint(self, card: Any) -> str:
        """Tell all that a card says."""
        kind = self.printed.get(card.kind)
        said = "" if kind is None or kind.__doc__ is None else " ".join(kind.__doc__.split())
        return f"{card.name} ({card.provenance}): {said}"


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


def card_block(seen: Seen, card: Any, width: float) -> Block:
    """Draw a card with its name, its numbers and the symbols that it adds, and below it all that lies on it."""
    inner = width - 2 * GAP
    line = line_of(seen.called(card), tasks_of(card), badges_of(card), inner)
    added = [symbols_block(card, inner)] if card.values.get("actions") else []
    body = framed(below([line, *added]), width, fill=SIDES[seen.look_of(card)], line=INK, dashed=not is_official(card))
    carried = [indented(card_block(seen, one, width - 10), 10) for one in seen.lying_on(card)]
    return below([hinted(body, seen.hint(card)), *carried], 1)


def line_of(name: str, marks: Iterable[str], badges: Sequence[Block], width: float) -> Block:
    """Write a name and what is to be noted of it, and numbers to the right of both."""
    room = width - sum([badge.width + 2 for badge in badges])
    said = below([told(name, room), *[told(mark, room) for mark in marks]], 0)
    return beside([attrs.evolve(said, width=room), *badges], 2)


def badges_of(card: Any) -> list[Block]:
    """Draw the counts and the tokens on a card, and how strong it is in all."""
    counts = [count for count in card.columns.values() if type(count) is int]
    tokens = card.pools.get("tokens", {})
    changes = [f"+{tokens['PLUS']}"] if tokens.get("PLUS") else []
    changes += [f"\u2212{tokens['MINUS']}"] if tokens.get("MINUS") else []
    badges = [badge(change, fill=SKY, ink=LIT) for change in (*map(str, counts), *changes)]
    others = {name: pool for name, pool in card.pools.items() if name != "tokens"}
    badges += [badge(str(count), fill=SKY, ink=LIT) for pool in others.values() for count in pool.values()]
    return [*badges, badge(str(card.values["strength"]), fill=INK, ink=SKY)] if "strength" in card.values else badges


def badge(said: str, *, fill: str, ink: str) -> Block:
    """Draw a small number."""
    width = max(14.0, len(said) * 7 + 4)
    shape = f'<rect width="{width:g}" height="14" rx="7" fill="{fill}"/>'
    return Block(width, 14, (shape, words(width / 2, 11, said, ink=ink, anchor="middle", css=' font-weight="bold"')))


# ------------------------------------------------------------------------------------------------ places


def symbols_block(bearer: Any, width: float) -> Block:
    """Draw the symbols of a place or of a card, two in a row, from the words of a view such as "upper: play"."""
    rows: dict[str, list[Block]] = {}
    for action, state in zip(bearer.values["actions"], bearer.values["states"], strict=True):
        row, _, printed = action.partition(": ")
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
    content = below([name, symbols_block(place, inner), *movers])
    return framed(content, width, fill=GROUND, line=LIT if movers else FAINT, dashed=not is_official(place))


def mover_block(seen: Seen, mover: Any, width: float) -> Block:
    """Draw a mover, and below it what lies under it."""
    name = told(f"\u265f {marked(mover)}", width - 2 * GAP, ink=SKY)
    under = [card_block(seen, one, width - 10) for one in seen.lying_on(mover)]
    body = hinted(framed(name, width, fill=LIT, line=LIT, dashed=not is_official(mover)), seen.hint(mover))
    return below([body, *[indented(one, 10) for one in under]], 1)


def row_of_places(seen: Seen, places: Sequence[Any], width: float) -> Block:
    """Draw places in their order, with the cards on their top sides above them and those on their bottom sides below."""
    wide = (width - GAP * (len(places) - 1)) / max(1, len(places))
    tops = [cards_block(seen, seen.cards(place.id, "top"), wide) for place in places]
    middles = [place_block(seen, place, wide) for place in places]
    bottoms = [cards_block(seen, seen.cards(place.id, "bottom"), wide) for place in places]
    above = max([block.height for block in tops], default=0.0)
    high = max([block.height for block in middles], default=0.0)
    return beside(
        below([padded(top, above), grown(middle, high), bottom])
        for top, middle, bottom in zip(tops, middles, bottoms, strict=True)
    )


def cards_block(seen: Seen, cards: Iterable[Any], width: float) -> Block:
    """Draw cards below each other."""
    return attrs.evolve(below([card_block(seen, card, width) for card in cards], 2), width=width)


def in_rows(blocks: Sequence[Block], width: float) -> list[Block]:
    """Put blocks beside each other, as many in a row as there is room for."""
    fit = max(1, int((width + GAP) // (BESIDE + GAP)))
    return [beside(blocks[first : first + fit]) for first in range(0, len(blocks), fit)]


# ------------------------------------------------------------------------------------------------ one player


def heading(seen: Seen, player: Any, width: float, money: Mapping[str, tuple[str, str]], **named: str) -> Block:
    """
    Write who a player is, what there is to spend, how near the Objective is, and how large the piles are.

    *money* says how each supply of the purse is called and looks, and *named* how the piles are called.
    """
    name = words(0, 15, f"{player.name}: {player.values['villain']}", size=15)
    coins = beside(purse(seen, player.seat, money), 14)
    first = beside([Block(width - coins.width, 19, (name,)), coins], 0)
    sizes = beside([hand_size(seen, player), *piles(seen, player.seat, named)], 12)
    progress, room = str(player.values["progress"]), width - sizes.width - 12
    fits = len(wrapped(progress, room, 12)) == 1
    short = told(progress if fits else "", room, ink=LIT, size=12)
    second = [beside([short, sizes], 12), *([] if fits else [told(progress, width, ink=LIT, size=12)])]
    return below([first, *second], 2)


def purse(seen: Seen, seat: int, money: Mapping[str, tuple[str, str]]) -> list[Block]:
    """Draw the money of a player."""
    pieces = next((pool.supplies or {} for pool in seen.view.pools if (pool.name, pool.place) == ("purse", seat)), {})
    return [coin(name, pieces.get(kind, 0), ink) for kind, (name, ink) in money.items()]


def coin(name: str, count: int, ink: str) -> Block:
    """Draw a disc with a number, and what it counts."""
    disc = f'<circle cx="10" cy="10" r="9.5" fill="{ink}"/>'
    number = words(10, 14, count, ink="#12141c", anchor="middle", css=' font-weight="bold"')
    return Block(24 + len(name) * 12 * LETTER, 20, (disc, number, words(24, 14, name, size=12)))


def hand_size(seen: Seen, player: Any) -> Block:
    """Write how many cards a player holds, and up to how many are drawn."""
    return pile_block(f"hand {seen.count(player.seat, 'hand')} (draws to {player.values['hand_size']})", ())


def piles(seen: Seen, place: Any, named: Mapping[str, str]) -> list[Block]:
    """Write how large decks and piles are; pointing at an open one tells what lies there."""
    return [
        pile_block(f"{said} {seen.count(place, name)}", seen.cards(place, name) if "discard" in name else ())
        for name, said in named.items()
    ]


def hand(seen: Seen, seat: int, width: float) -> list[Block]:
    """Name the cards in a hand that are seen."""
    names = ", ".join([str(card.name) for card in seen.cards(seat, "hand")])
    return [told(f"Hand: {names}", width)] if names else []


def waiting(seen: Seen, seat: int) -> list[Block]:
    """Draw a mover that waits on its portrait."""
    return [mover_block(seen, mover, BESIDE) for mover in seen.cards(seat, "portrait")]


# ------------------------------------------------------------------------------------------------ the whole


def pile_block(said: str, cards: Sequence[Any]) -> Block:
    """Write how large a pile is; pointing at it tells what lies there."""
    block = Block(len(said) * 11 * LETTER, ROW, (words(0, 10, said, ink=FAINT),))
    return hinted(block, ", ".join([card.name for card in cards])) if cards else block


def headline(seen: Seen, game: str, width: float) -> Block:
    """Say what is drawn: the game, and whose turn it is."""
    return middle(told(title_of(seen, game), width, size=13), 17)


def title_of(seen: Seen, game: str) -> str:
    """Say what is drawn."""
    facts = seen.view.facts
    return f"{game}, turn {facts['turn']}: {seen.view.players[facts['active']].name}"


def on_the_way(seen: Seen) -> list[Block]:
    """Name the cards that are revealed, or being carried out."""
    names = ", ".join([str(card.name) for card in seen.cards(None, "between")])
    return [middle(told(f"Open: {names}", 420, ink=LIT), 17)] if names else []


def legend(**sides: str) -> Block:
    """Tell what the drawing means; *sides* are the words for how cards look."""
    samples = [symbol_block(state, state, 60) for state in STATES]
    star = "* dashed: a reconstruction, or your own"
    cards = [card_sample(said, look) for look, said in sides.items()]
    return beside([*samples, *cards, middle(told(star, 250, ink=FAINT), 17)], 8)


def card_sample(said: str, look: str) -> Block:
    """Show how cards of a side look."""
    wide = max(54.0, len(said) * 10.5 * LETTER + 12)
    shape, name = box(wide, 17, fill=SIDES[look], line=INK), words(wide / 2, 12, said, size=10.5, anchor="middle")
    return Block(wide, 17, (shape, name))


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


def sheet(
    title: str, boards: Sequence[Board], foot: Sequence[Block], size: tuple[float, float], between: Sequence[Block] = ()
) -> str:
    """
    Put boards and a foot on a sheet, that is as high as they need.

    What is everybody's lies *between* the rows, or where there is room for one more board.
    """
    columns = columns_for(len(boards))
    has_room = len(boards) % columns > 0
    rows = [boards[first : first + columns] for first in range(0, len(boards), columns)]
    width = room_for(size, len(boards)) + 4 * GAP
    shared = 0.0 if has_room else sum([block.height + GAP for block in between])
    least = (size[1] - FOOT - GAP - shared) / len(rows) - GAP
    heights = [max([least, *[board.content.height + 3 * GAP for board in row]]) for row in rows]
    lines = [beside([board.framed(width, high) for board in row]) for row, high in zip(rows, heights, strict=True)]
    if has_room:
        lines[-1] = beside([lines[-1], below(between)])
    whole = below([lines[0], *([] if has_room else between), *lines[1:], beside(foot, 24)])
    height = max(size[1], whole.height + 2 * GAP)
    return "\n".join((
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:g} {height:g}" font-family="sans-serif" role="img">',
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="{SKY}"/>',
        whole.at(GAP, GAP),
        "</svg>",
    ))  # fmt: skip
