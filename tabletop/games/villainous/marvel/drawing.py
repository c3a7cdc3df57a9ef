"""The Domains as a drawing: SVG, made from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from tabletop.games.villainous._blocks import (
    FAINT,
    GAP,
    INK,
    LIT,
    SKY,
    Block,
    below,
    beside,
    framed,
    hinted,
    indented,
    middle,
    told,
)
from tabletop.games.villainous._drawing import (
    BESIDE,
    FATE_PILES,
    PILES,
    SIDES,
    Board,
    Seen,
    badge,
    card_block,
    cards_block,
    hand,
    heading,
    headline,
    in_rows,
    is_official,
    legend,
    line_of,
    marked,
    on_the_way,
    piles,
    room_for,
    row_of_places,
    sheet,
    title_of,
    waiting,
)

if TYPE_CHECKING:
    from tabletop import View

#: In the form of the screen of a laptop: for two boards above each other, and for more.
SIZES: Final = ((1110.0, 694.0), (1280.0, 800.0))
GAME: Final = "Marvel Villainous"
MONEY: Final = {"POWER": ("Power", "#b48ce0")}
#: The zones of a player and of a mover that are drawn in a way of their own.
ELSEWHERE: Final = {"deck", "hand", "discard", "portrait", "board", "specialties", "crises", "attached"}


def draw(view: View) -> str:
    """
    Draw the Domains of a view, what every Villain has, and the Events, as SVG.

    >>> import tabletop
    >>> match = tabletop.new("marvel-villainous", ["Ann", "Bob"], seed=7, villains=["loki", "modok"])
    >>> drawn = match.drawing()
    >>> drawn.startswith("<svg"), "Sanctum Sanctorum" in drawn, "Loyalty tile" in drawn
    (True, True, True)
    """
    from .game import MarvelVillainous

    seen = Seen.of(view, MarvelVillainous.cards, ("attached",), protects="Protector")
    size = SIZES[len(view.players) > 2]
    width = room_for(size, len(view.players))
    boards = [board(seen, player, width) for player in view.players]
    sides = legend(villain="Villain", hero="Hero", rival="Another Villain's")
    foot = [headline(seen, GAME, 270), sides, *on_the_way(seen)]
    return sheet(title_of(seen, GAME), boards, foot, size, [table(seen, width)])


# ------------------------------------------------------------------------------------------------ the middle


def table(seen: Seen, width: float) -> Block:
    """Draw what is everybody's: the Fate deck and its pile, the Global Events, and what lasts for a while."""
    fate = beside([middle(pile, 21) for pile in piles(seen, None, FATE_PILES)], 12)
    crises = [crisis_block(seen, crisis, BESIDE) for crisis in seen.cards(None, "crises")]
    room = width - fate.width - 4 * GAP
    lasting = [told(f"\u29d7 {said}", room, ink=LIT) for said in lasts(seen)]
    return indented(beside([fate, below([*in_rows(crises, room), *lasting])], 12), 2 * GAP)


def lasts(seen: Seen) -> list[str]:
    """Say what lasts for a while, and until when, but for notes of what was done once."""
    effects = [lasting for lasting in seen.view.effects if lasting.kind != "DoneOnce"]
    return [f"{one.text.english} (until {one.until})" if one.until else one.text.english for one in effects]


def crisis_block(seen: Seen, crisis: Any, width: float) -> Block:
    """Draw an Event: how strong the Allies are that have come, of how much it takes, and below it those Allies."""
    allies = seen.cards(crisis.id, "front")
    there = sum([ally.values["strength"] for ally in allies])
    strength = badge(f"{there} of {crisis.values['requirement']}", fill=INK, ink=SKY)
    line = line_of(f"\u26a0 {marked(crisis)}", (), [strength], width - 2 * GAP)
    body = framed(line, width, fill=SIDES["neutral"], line=LIT, dashed=not is_official(crisis))
    come = [indented(card_block(seen, ally, width - 10), 10) for ally in allies]
    return below([hinted(body, seen.hint(crisis)), *come], 1)


# ------------------------------------------------------------------------------------------------ one player


def board(seen: Seen, player: Any, width: float) -> Board:
    """Draw all that a player has: name, Power, piles, Events, the Domain, and the cards in hand that are seen."""
    seat = player.seat
    crises = [crisis_block(seen, crisis, BESIDE) for crisis in seen.cards(seat, "crises")]
    lines = [*hand(seen, seat, width), *others(seen, seat, width)]
    above = in_rows([*waiting(seen, seat), *crises], width)
    head = below([heading(seen, player, width, MONEY, **PILES), *lines, *above], 4)
    content = below([head, domain(seen, seat, width)], 6)
    return Board(content, seen.view.facts["active"] == seat)


def others(seen: Seen, seat: int, width: float) -> Iterable[Block]:
    """Name what a Villain has besides what all have, such as tiles that are laid aside."""
    mover = seen.mover_of(seat)
    owners = (seat,) if mover is None else (seat, mover.id)
    for (place, name), cards in seen.zones.items():
        if cards and place in owners and name not in ELSEWHERE:
            names = ", ".join([marked(card) for card in cards])
            yield told(f"{name.replace('_', ' ').capitalize()}: {names}", width, ink=FAINT)


def domain(seen: Seen, seat: int, width: float) -> Block:
    """Draw the locations of a Domain in their order, and the Specialty area beside them."""
    special = (width - 4 * GAP) / 5
    places = row_of_places(seen, seen.cards(seat, "board"), width - special - GAP)
    return beside([places, specialties(seen, seat, special)])


def specialties(seen: Seen, seat: int, width: float) -> Block:
    """Draw the Specialty area: the tile of a Villain, and the Specialties."""
    cards = seen.cards(seat, "specialties")
    return below([told("Specialties", width, ink=FAINT, size=12), cards_block(seen, cards, width)])
