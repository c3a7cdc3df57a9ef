"""The Sectors as a drawing: SVG, made from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop.games.villainous._blocks import FAINT, GAP, Block, below, beside, padded, told
from tabletop.games.villainous._drawing import (
    BESIDE,
    FATE_PILES,
    PILES,
    Board,
    Seen,
    card_block,
    cards_block,
    hand,
    heading,
    headline,
    in_rows,
    legend,
    on_the_way,
    place_block,
    room_for,
    row_of_places,
    sheet,
    title_of,
    waiting,
)

from ._missions import Mission

if TYPE_CHECKING:
    from tabletop import View

#: In the form of the screen of a laptop: for two boards above each other, and for more.
SIZES: Final = ((1110.0, 694.0), (1280.0, 800.0))
GAME: Final = "Star Wars Villainous"
MONEY: Final = {"CREDIT": ("Credits", "#7fb069"), "AMBITION": ("Ambition", "#d1495b")}


def draw(view: View) -> str:
    """
    Draw the Sectors of a view, and what every Villain has, as SVG.

    >>> import tabletop
    >>> match = tabletop.new("star-wars-villainous", ["Ann", "Bob"], seed=7, villains=["general_grievous", "moff_gideon"])
    >>> drawn = match.drawing()
    >>> drawn.startswith("<svg"), "Lair of Grievous" in drawn, "Deep Space" in drawn
    (True, True, True)
    """
    from .game import StarWarsVillainous

    seen = Seen.of(view, StarWarsVillainous.cards, ("attached", "aboard"), Mission)
    size = SIZES[len(view.players) > 2]
    width = room_for(size, len(view.players))
    boards = [board(seen, player, width) for player in view.players]
    foot = [headline(seen, GAME, 330), legend(villain="Villain", hero="Hero"), *on_the_way(seen)]
    return sheet(title_of(seen, GAME), boards, foot, size)


# ------------------------------------------------------------------------------------------------ one player


def board(seen: Seen, player: Any, width: float) -> Board:
    """Draw all that a player has: name, purse, piles, the Sector, and the cards in hand that are seen."""
    seat = player.seat
    head = [
        heading(seen, player, width, MONEY, **PILES, **FATE_PILES),
        *in_rows([*waiting(seen, seat), *missions(seen, seat)], width),
    ]
    content = below([below(head, 2), *hand(seen, seat, width), sector(seen, seat, width)], 6)
    return Board(content, seen.view.facts["active"] == seat)


def missions(seen: Seen, seat: int) -> list[Block]:
    """Draw the Missions of a Villain who has any."""
    mover = seen.mover_of(seat)
    return [] if mover is None else [card_block(seen, card, BESIDE) for card in seen.cards(mover.id, "missions")]


# ------------------------------------------------------------------------------------------------ a Sector


def sector(seen: Seen, seat: int, width: float) -> Block:
    """Draw the locations of a Sector in their order, and Deep Space beside them."""
    deep = (width - 4 * GAP) / 5
    return beside([row_of_places(seen, seen.cards(seat, "board"), width - deep - GAP), deep_space(seen, seat, deep)])


def deep_space(seen: Seen, seat: int, width: float) -> Block:
    """Draw the Ally Vehicles, each with the Hero Vehicle that it is engaged with, and those that are not engaged."""
    ships = [ship_block(seen, ship, width) for ship in seen.cards(seat, "fleet")]
    rebels = seen.cards(seat, "rebels")
    loose = [told("not engaged:", width, ink=FAINT), cards_block(seen, rebels, width)] if rebels else []
    return below([told("Deep Space", width, ink=FAINT, size=12), *ships, *loose])


def ship_block(seen: Seen, ship: Any, width: float) -> Block:
    """Draw an Ally Vehicle as the place that it is, with its foe and with what lies on it."""
    foes = [card_block(seen, foe, width) for foe in seen.cards(ship.id, "foes")]
    engaged = [padded(told("\u2694 engaged with", width, ink=FAINT), 13)] if foes else []
    carried = [card_block(seen, one, width - 10) for one in seen.lying_on(ship)]
    return below([place_block(seen, ship, width), *carried, *engaged, *foes], 1)
