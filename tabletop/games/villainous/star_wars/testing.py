"""Tables of Star Wars Villainous for tests: what all boards have, Vehicles with their foes, captives, Missions under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs

import tabletop
from tabletop import Ruleset
from tabletop.games.villainous import testing as boards
from tabletop.games.villainous.testing import as_laid, belonging, carrying, with_tokens
from tabletop.testing import Scene, laid, table

from ._vehicles import AllyVehicle

__all__ = [
    "LUKE", "as_laid", "belonging", "board_of", "captive", "carrying", "conflicted", "engaged", "sector", "sector_of",
    "under_way", "with_tokens",
]  # fmt: skip

#: Who sits at a table that does not say.
TWO: Final = ("general_grievous", "moff_gideon")
#: The tile of Darth Vader.
LUKE: Final = "luke_skywalker_tile"
#: Where the tiles of Villains lie at the start.
TILES: Final = {"darth_vader": ("death_star", LUKE)}


def board_of(rules: Ruleset, villain: str) -> list[str]:
    """
    Return the ids of the locations of a Villain, in their order.

    >>> len(board_of(tabletop.ruleset("star-wars-villainous"), "kylo_ren"))
    4
    """
    return boards.board_of(rules, villain, but=(AllyVehicle,))


def captive(card: str) -> Any:
    """
    Lay a Hero on the Villain side.

    >>> captive("finn").known_to
    ('bottom',)
    """
    return laid(card, known_to=("bottom",))


def conflicted(tile: str = LUKE) -> Any:
    """
    Lay Luke Skywalker on his conflicted side.

    >>> conflicted().has
    {'conflicted': True}
    """
    return laid(tile, conflicted=True)


def with_tile(rules: Ruleset, villain: str, has: dict[str, Any]) -> dict[str, Any]:
    """Lay a Villain's tile where it starts, unless it is laid anywhere else."""
    if villain not in TILES:
        return has
    place, tile = TILES[villain]
    lying = [as_laid(card).card for one in board_of(rules, villain) for card in has.get(one, [])]
    return has if tile in lying else {**has, place: [*has.get(place, []), tile]}


def engaged(ship: str, foe: Any) -> Any:
    """
    Lay an Ally Vehicle that is engaged with a Hero Vehicle.

    >>> engaged("tie_fighter", "x_wing").has
    {'foes': ['x_wing']}
    """
    return laid(ship, foes=[foe])


def lies_on_top(rules: Ruleset, card: Any) -> bool:
    """Say whether a card lies on the top side."""
    return boards.lies_on_top(rules, card) and as_laid(card).known_to != ("bottom",)


def under_way(mission: str, *tasks: int) -> Any:
    """
    Lay a Mission some of whose tasks are marked, by their numbers from 1.

    >>> under_way("mission", 1, 3).has
    {'marked': 5}
    """
    return laid(mission, marked=sum(1 << number - 1 for number in tasks))


def sector_of(rules: Ruleset, player: str, villain: str, told: Any) -> dict[str, Any]:
    """
    Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is.

    >>> sector_of(tabletop.ruleset("star-wars-villainous"), "Ann", "kylo_ren", {"credits": 3})["purse"]
    {'CREDIT': 3, 'AMBITION': 0}
    """
    has = with_tile(rules, villain, dict(told) if isinstance(told, Mapping) else {"hand": list(told)})
    at = has.get("at")
    purse = {"CREDIT": has.pop("credits", 0), "AMBITION": has.pop("ambition", 0)}
    attached = [*has.pop("under", [])]
    own = {name: has.pop(name) for name in list(has) if name in boards.mover_has(rules)}
    mover = laid(villain, attached=attached, **own)
    board = board_of(rules, villain)
    places = boards.places_of(player, board, has, mover, lambda card: lies_on_top(rules, card))
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


def sector(game: Any = "star-wars-villainous", **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is General Grievous unless *villains* says more; Bob is Moff Gideon.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``fleet`` and ``rebels``, ``under`` (the mover), ``credits``, ``ambition``, decks and piles, pools and zones of the
    mover.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Moff Gideon Fate", in which zone they are.

    >>> with sector(Ann={"at": "utapau", "credits": 2}) as scene:
    ...     scene["Ann"].pool("purse")
    {'CREDIT': 2}
    """
    facts = boards.facts_of(told)
    villains = told.pop("villains", TWO)
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    options = {"villains": list(villains), "first": 0, **kit.pop("options", {})}
    rules = tabletop.ruleset(game)
    if options.get("sets"):
        rules = rules.with_sets(options["sets"])
    players: dict[str, Any] = {
        name: sector_of(rules, name, villain, told.get(name, [])) for name, villain in zip(seats, villains, strict=True)
    }
    names = [boards.mover_of(rules, villain).printed["set"] for villain in villains]
    rest = {f"{name} Villain": "deck" for name in names} | {f"{name} Fate": "fate_deck" for name in names}
    rest |= kit.pop("rest", {})
    kit.setdefault("bluff_safe", False)
    return table(game, facts=facts, options=options, rest=rest, extra=True, **kit, **players)
