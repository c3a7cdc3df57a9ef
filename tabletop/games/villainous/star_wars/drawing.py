"""The Sectors as a drawing: SVG, made from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop.games.villainous._cards import FateCard, Tile
from tabletop.games.villainous._drawing import (
    FAINT,
    GAP,
    LETTER,
    LIT,
    Block,
    Board,
    Seen,
    below,
    beside,
    card_block,
    cards_block,
    legend,
    middle,
    mover_block,
    padded,
    pile_block,
    place_block,
    room_for,
    row_of_places,
    sheet,
    told,
    words,
    wrapped,
)

if TYPE_CHECKING:
    from tabletop import View

#: In the form of the screen of a laptop: for two boards above each other, and for more.
SIZES: Final = ((1110.0, 694.0), (1280.0, 800.0))
#: How wide a card is that lies beside the Sector.
BESIDE: Final = 200.0
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

    seen = Seen.of(view, StarWarsVillainous.cards, ("attached", "aboard"))
    size = SIZES[len(view.players) > 2]
    width = room_for(size, len(view.players))
    boards = [board(seen, player, width) for player in view.players]
    return sheet(title(seen), boards, [middle(told(title(seen), 330, size=13), 17), legend(), *on_the_way(seen)], size)


def title(seen: Seen) -> str:
    """Say what is drawn."""
    facts = seen.view.facts
    return f"Star Wars Villainous, turn {facts['turn']}: {seen.view.players[facts['active']].name}"


def on_the_way(seen: Seen) -> list[Block]:
    """Name the cards that are revealed, or being carried out."""
    names = ", ".join([str(card.name) for card in seen.cards(None, "between")])
    return [told(f"Open: {names}", 420, ink=LIT)] if names else []


# ------------------------------------------------------------------------------------------------ one player


def board(seen: Seen, player: Any, width: float) -> Board:
    """Draw all that a player has: name, purse, piles, the Sector, and the cards in hand that are seen."""
    content = below([head(seen, player, width), *hand(seen, player.seat, width), sector(seen, player.seat, width)], 6)
    return Board(content, seen.view.facts["active"] == player.seat)


def head(seen: Seen, player: Any, width: float) -> Block:
    """Write who a player is, what there is to spend, how near the Objective is, and how large the piles are."""
    name = words(0, 15, f"{player.name}: {player.values['villain']}", size=15)
    coins = beside(purse(seen, player.seat), 14)
    first = beside([Block(width - coins.width, 19, (name,)), coins], 0)
    sizes = beside(piles(seen, player), 12)
    progress, room = str(player.values["progress"]), width - sizes.width - 12
    fits = len(wrapped(progress, room, 12)) == 1
    short = told(progress if fits else "", room, ink=LIT, size=12)
    second = [beside([short, sizes], 12), *([] if fits else [told(progress, width, ink=LIT, size=12)])]
    return below([first, *second, *beside_the_sector(seen, player.seat, width)], 2)


def purse(seen: Seen, seat: int) -> list[Block]:
    """Draw the Credits and the Ambition of a player."""
    pieces = next((pool.supplies or {} for pool in seen.view.pools if (pool.name, pool.place) == ("purse", seat)), {})
    return [coin(name, pieces.get(kind, 0), ink) for kind, (name, ink) in MONEY.items()]


def coin(name: str, count: int, ink: str) -> Block:
    """Draw a disc with a number, and what it counts."""
    disc = f'<circle cx="10" cy="10" r="9.5" fill="{ink}"/>'
    number = words(10, 14, count, ink="#12141c", anchor="middle", css=' font-weight="bold"')
    return Block(24 + len(name) * 12 * LETTER, 20, (disc, number, words(24, 14, name, size=12)))


def piles(seen: Seen, player: Any) -> list[Block]:
    """Write how large the hand, the decks and the piles of a player are."""
    seat = player.seat
    named = {"deck": "deck", "discard": "discard", "fate_deck": "Fate deck", "fate_discard": "Fate discard"}
    sizes = [
        pile_block(f"{said} {seen.count(seat, name)}", seen.cards(seat, name) if "discard" in name else ())
        for name, said in named.items()
    ]
    return [pile_block(f"hand {seen.count(seat, 'hand')} (draws to {player.values['hand_size']})", ()), *sizes]


def beside_the_sector(seen: Seen, seat: int, width: float) -> list[Block]:
    """Draw a mover that waits on its portrait, and the Missions of a Villain who has any."""
    movers = [mover_block(seen, mover, BESIDE) for mover in seen.cards(seat, "portrait")]
    mover = seen.mover_of(seat)
    others = (
        []
        if mover is None
        else [card_block(seen, card, BESIDE, "neutral") for card in seen.cards(mover.id, "missions")]
    )
    blocks, fit = [*movers, *others], int(width // (BESIDE + GAP))
    return [beside(blocks[first : first + fit]) for first in range(0, len(blocks), fit)]


def hand(seen: Seen, seat: int, width: float) -> list[Block]:
    """Name the cards in a hand that are seen."""
    names = ", ".join([str(card.name) for card in seen.cards(seat, "hand")])
    return [told(f"Hand: {names}", width)] if names else []


# ------------------------------------------------------------------------------------------------ a Sector


def sector(seen: Seen, seat: int, width: float) -> Block:
    """Draw the locations of a Sector in their order, and Deep Space beside them."""
    deep = (width - 4 * GAP) / 5
    places = row_of_places(seen, seen.cards(seat, "board"), width - deep - GAP, lambda card: look_of(seen, card))
    return beside([places, deep_space(seen, seat, deep)])


def look_of(seen: Seen, card: Any) -> str:
    """Say how a card looks: those of the Fate deck are the Heroes', wherever they lie."""
    if seen.is_a(card, Tile):
        return "neutral"
    return "hero" if seen.is_a(card, FateCard) else "villain"


def deep_space(seen: Seen, seat: int, width: float) -> Block:
    """Draw the Ally Vehicles, each with the Hero Vehicle that it is engaged with, and those that are not engaged."""
    ships = [ship_block(seen, ship, width) for ship in seen.cards(seat, "fleet")]
    rebels = seen.cards(seat, "rebels")
    loose = (
        [told("not engaged:", width, ink=FAINT), cards_block(seen, rebels, width, lambda _: "hero")] if rebels else []
    )
    return below([told("Deep Space", width, ink=FAINT, size=12), *ships, *loose])


def ship_block(seen: Seen, ship: Any, width: float) -> Block:
    """Draw an Ally Vehicle as the place that it is, with its foe and with what lies on it."""
    foes = [card_block(seen, foe, width, "hero") for foe in seen.cards(ship.id, "foes")]
    engaged = [padded(told("\u2694 engaged with", width, ink=FAINT), 13)] if foes else []
    carried = [card_block(seen, one, width - 10, "villain") for one in seen.lying_on(ship)]
    return below([place_block(seen, ship, width), *carried, *engaged, *foes], 1)
