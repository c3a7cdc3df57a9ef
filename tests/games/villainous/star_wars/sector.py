"""Words for what lies in a Sector: what all boards have, Vehicles with their foes, captives."""

from collections.abc import Mapping
from typing import Any

import attrs

import tabletop
from tabletop.games.villainous.star_wars._vehicles import AllyVehicle
from tabletop.testing import Scene, laid, table
from tests.games.villainous import boards
from tests.games.villainous.boards import as_laid, belonging, carrying, with_tokens
from tests.games.villainous.star_wars.small import SmallWar

__all__ = [
    "as_laid",
    "belonging",
    "board_of",
    "captive",
    "carrying",
    "engaged",
    "mover_of",
    "sector",
    "under_way",
    "with_tokens",
]

RULES = tabletop.ruleset("star-wars-villainous")
#: All cards that tests may lay, those made up for tests among them.
EVERY = tabletop.Ruleset(SmallWar)
#: Who sits at a table that does not say.
TWO = ("general_grievous", "moff_gideon")
LUKE = "luke_skywalker_tile"
#: Where the tiles of Villains lie at the start.
TILES = {"darth_vader": ("death_star", LUKE)}


def mover_of(villain: str) -> Any:
    """Return the printed mover of a Villain."""
    return boards.mover_of(EVERY, villain)


def board_of(villain: str) -> list[str]:
    """Return the ids of the locations of a Villain, in their order."""
    return boards.board_of(EVERY, villain, but=(AllyVehicle,))


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


def lies_on_top(card: Any) -> bool:
    """Say whether a card lies on the top side."""
    return boards.lies_on_top(EVERY, card) and as_laid(card).known_to != ("bottom",)


def under_way(mission: str, *tasks: int) -> Any:
    """Lay a Mission some of whose tasks are marked, by their numbers from 1."""
    return laid(mission, marked=sum(1 << number - 1 for number in tasks))


def sector_of(player: str, villain: str, told: Any) -> dict[str, Any]:
    """Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is."""
    has = with_tile(villain, dict(told) if isinstance(told, Mapping) else {"hand": list(told)})
    at = has.get("at")
    purse = {"CREDIT": has.pop("credits", 0), "AMBITION": has.pop("ambition", 0)}
    attached = [*has.pop("under", [])]
    own = {name: has.pop(name) for name in list(has) if name in MOVER_HAS}
    mover = laid(villain, attached=attached, **own)
    board = board_of(villain)
    places = boards.places_of(player, board, has, mover, lies_on_top)
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
MOVER_HAS = boards.mover_has(EVERY)


def sector(game: Any = "star-wars-villainous", **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is General Grievous unless *villains* says more; Bob is Moff Gideon.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``fleet`` and ``rebels``, ``under`` (the mover), ``credits``, ``ambition``, decks and piles, pools and zones of the
    mover.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Moff Gideon Fate", in which zone they are.
    """
    facts = boards.facts_of(told)
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
