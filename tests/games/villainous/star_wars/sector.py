"""Words for what lies in a Sector: places with cards on both sides, Vehicles with their foes, tokens, what is attached."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

import tabletop
from tabletop.games.villainous._cards import TOP, FateItem, Hero, Mover, Tile
from tabletop.games.villainous._places import Place
from tabletop.games.villainous.star_wars._vehicles import AllyVehicle
from tabletop.testing import Scene, laid, table
from tests.games.villainous.star_wars.small import SmallWar

RULES = tabletop.ruleset("star-wars-villainous")
#: All cards that tests may lay, those made up for tests among them.
EVERY = tabletop.Ruleset(SmallWar)
#: Who sits at a table that does not say.
TWO = ("general_grievous", "moff_gideon")
FACTS = ("active", "phase", "turn")
LUKE = "luke_skywalker_tile"
#: Where the tiles of Villains lie at the start.
TILES = {"darth_vader": ("death_star", LUKE)}


def mover_of(villain: str) -> Any:
    """Return the printed mover of a Villain."""
    return EVERY.by_id[villain]


def board_of(villain: str) -> list[str]:
    """Return the ids of the locations of a Villain, in their order."""
    name = mover_of(villain).printed["set"]
    cards = [card for card in EVERY.cards if card.printed["set"] == name]
    return [card.id for card in cards if issubclass(card, Place) and not issubclass(card, AllyVehicle)]


def with_tokens(card: Any, count: int) -> Any:
    """Lay a character with so many +1 tokens, or -1 tokens if the number is below 0."""
    tokens = {"PLUS": count} if count > 0 else {"MINUS": -count}
    return attrs.evolve(as_laid(card), has={**as_laid(card).has, "tokens": tokens})


def carrying(card: Any, *attached: Any) -> Any:
    """Lay a card with others attached to it."""
    return attrs.evolve(as_laid(card), has={**as_laid(card).has, "attached": list(attached)})


def captive(card: str) -> Any:
    """Lay a Hero on the Villain side."""
    return laid(card, known_to=("bottom",))


def conflicted(tile: str = LUKE) -> Any:
    """Lay Luke Skywalker on his conflicted side."""
    return laid(tile, conflicted=True)


def with_tile(villain: str, has: dict[str, Any]) -> dict[str, Any]:
    """Lay a Villain's tile where it starts, unless it is laid anywhere else."""
    if villain not in TILES:
        return has
    place, tile = TILES[villain]
    lying = [as_laid(card).card for one in board_of(villain) for card in has.get(one, [])]
    return has if tile in lying else {**has, place: [*has.get(place, []), tile]}


def engaged(ship: str, foe: Any) -> Any:
    """Lay an Ally Vehicle that is engaged with a Hero Vehicle."""
    return laid(ship, foes=[foe])


def under_way(mission: str, *tasks: int) -> Any:
    """Lay a Mission some of whose tasks are marked, by their numbers from 1."""
    return laid(mission, marked=sum(1 << number - 1 for number in tasks))


def as_laid(card: Any) -> Any:
    """Take the name of a card for the card as it lies usually."""
    return laid(card) if isinstance(card, str) else card


def belonging(player: str, card: Any) -> Any:
    """Say of a card on a board, and of all that lies on it, whose board it is."""
    card = as_laid(card)
    has = {
        name: [belonging(player, one) for one in value] if isinstance(value, list) else value
        for name, value in card.has.items()
    }
    return attrs.evolve(card, owner=player, controller=player, known_to=(), has=has)


def side_of(card: Any) -> str:
    """Say on which side a card lies if nothing else is said: Heroes, their Items and tiles on top."""
    kind = EVERY.by_id[as_laid(card).card]
    return TOP if issubclass(kind, Hero | FateItem | Tile) and as_laid(card).known_to != ("bottom",) else "bottom"


def place_of(player: str, place: str, cards: Sequence[Any], movers: list[Any], **has: Any) -> Any:
    """Lay a place with the cards on both of its sides, and perhaps the mover."""
    sides: dict[str, list[Any]] = {"top": [], "bottom": []}
    for card in cards:
        sides[side_of(card)].append(card)
    return belonging(player, laid(place, **sides, stand=movers, **has))


def sector_of(player: str, villain: str, told: Any) -> dict[str, Any]:
    """Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is."""
    has = with_tile(villain, dict(told) if isinstance(told, Mapping) else {"hand": list(told)})
    at, spent = has.pop("at", None), has.pop("spent", {})
    purse = {"CREDIT": has.pop("credits", 0), "AMBITION": has.pop("ambition", 0)}
    attached = [*has.pop("under", [])]
    own = {name: has.pop(name) for name in list(has) if name in MOVER_HAS}
    mover = laid(villain, attached=attached, **own)
    board = board_of(villain)
    places = [
        place_of(player, place, has.pop(place, []), [mover] if at == place else [], spent=spent.get(place, 0))
        for place in board
    ]
    fleet = [
        attrs.evolve(as_laid(ship), has={**as_laid(ship).has, "stand": [mover] if at == as_laid(ship).card else []})
        for ship in has.pop("fleet", [])
    ]
    stands = at in board or any(at == ship.card for ship in fleet)
    return {
        "hand": has.pop("hand", []),
        "discard": has.pop("discard", []),
        "fate_discard": has.pop("fate_discard", []),
        "purse": purse,
        "portrait": [] if stands else [belonging(player, mover)],
        "board": places,
        "fleet": [belonging(player, ship) for ship in fleet],
        "rebels": [belonging(player, ship) for ship in has.pop("rebels", [])],
        **has,
    }


#: Pools and zones that are declared on a mover.
MOVER_HAS = {
    declared.name
    for card in EVERY.cards
    if issubclass(card, Mover)
    for declared in (*card.pool_kinds, *card.zone_kinds)
    if declared.name != "attached"
}


def sector(game: Any = "star-wars-villainous", **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is General Grievous unless *villains* says more; Bob is Moff Gideon.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``fleet`` and ``rebels``, ``under`` (the mover), ``credits``, ``ambition``, decks and piles, pools and zones of the
    mover.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Moff Gideon Fate", in which zone they are.
    """
    facts = {"phase": "act", "turn": 5, "active": 0, **{name: told.pop(name) for name in FACTS if name in told}}
    villains = told.pop("villains", TWO)
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    players = {
        name: sector_of(name, villain, told.get(name, [])) for name, villain in zip(seats, villains, strict=True)
    }
    options = {"villains": list(villains), "first": 0, **kit.pop("options", {})}
    names = [mover_of(villain).printed["set"] for villain in villains]
    rest = {f"{name} Villain": "deck" for name in names} | {f"{name} Fate": "fate_deck" for name in names}
    rest |= kit.pop("rest", {})
    kit.setdefault("bluff_safe", False)
    return table(game, facts=facts, options=options, rest=rest, extra=True, **kit, **players)
