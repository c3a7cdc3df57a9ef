"""Words for what lies in a Domain: what all boards have, the Specialty area, Allies abroad and at Events."""

from collections.abc import Mapping
from typing import Any

import attrs

import tabletop
from tabletop.games.villainous._cards import Tile
from tabletop.games.villainous.marvel.game import MarvelVillainous
from tabletop.testing import Scene, laid, table
from tests.games.villainous import boards
from tests.games.villainous.boards import as_laid, belonging, carrying, with_tokens

__all__ = ["RULES", "carrying", "crisis", "domain", "of", "with_tokens"]

RULES = tabletop.Ruleset(MarvelVillainous)
#: Who sits at a table that does not say.
TWO = ("modok", "loki")
#: What belongs to the table, not to a player.
SHARED = ("fate_deck", "fate_discard", "crises")
#: Pools that are declared on a mover.
MOVER_HAS = boards.mover_has(RULES)
#: Columns that are declared on a tile.
TILE_COLUMNS = {column.name for card in RULES.cards if issubclass(card, Tile) for column in card.columns}


def of(player: str, card: Any) -> Any:
    """Lay a card of another player: in a Domain of somebody else it lies abroad, on the top side."""
    return attrs.evolve(as_laid(card), owner=player, controller=player)


def crisis(card: str, *allies: Any) -> Any:
    """Lay an Event with Allies at it."""
    return laid(card, front=list(allies))


def tiles_of(villain: str, has: dict[str, Any]) -> list[Any]:
    """Lay the tile of a Villain, with what a test says of it and of what lies on it, and takes out of it."""
    columns = {name: has.pop(name) for name in list(has) if name in TILE_COLUMNS}
    attached = has.pop("on_tile", [])
    return [laid(tile, attached=attached, **columns) for tile in boards.kinds_of(RULES, villain, Tile)]


def domain_of(player: str, villain: str, told: Any) -> dict[str, Any]:
    """Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is."""
    has = dict(told) if isinstance(told, Mapping) else {"hand": list(told)}
    pools = {name: has.pop(name) for name in list(has) if name in MOVER_HAS}
    mover = laid(villain, attached=[], **pools)
    board = boards.board_of(RULES, villain)
    stands = has.get("at") in board
    special = [*tiles_of(villain, has), *has.pop("specialties", [])]

    def on_top(card: Any) -> bool:
        return as_laid(card).owner not in (None, player) or boards.lies_on_top(RULES, card)

    return {
        "purse": {"POWER": has.pop("power", 0)},
        "board": boards.places_of(player, board, has, mover, on_top),
        "portrait": [] if stands else [belonging(player, mover)],
        "specialties": [belonging(player, card) for card in special],
        "crises": [belonging(player, card) for card in has.pop("crises", [])],
        "hand": has.pop("hand", []),
        "discard": has.pop("discard", []),
        **has,
    }


def domain(**told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is M.O.D.O.K. unless *villains* says more; Bob is Loki.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``specialties`` (besides the tile), ``crises`` (Targeted Events), ``power``, decks and piles, pools of the mover,
    columns of the tile, ``on_tile`` (what is attached to it). *fate_deck*, *fate_discard* and *crises* are everybody's.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Fate", in which zone they are.
    """
    facts = boards.facts_of(told)
    villains = told.pop("villains", TWO)
    shared = {"fate_discard": [], "crises": [], **{name: told.pop(name) for name in SHARED if name in told}}
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    shared["crises"] = [belonging(seats[facts["active"]], card) for card in shared["crises"]]
    players = {
        name: domain_of(name, villain, told.get(name, [])) for name, villain in zip(seats, villains, strict=True)
    }
    options = {"villains": list(villains), "first": 0, **kit.pop("options", {})}
    names = [boards.mover_of(RULES, villain).printed["set"] for villain in villains]
    rest = {f"{name} Villain": "deck" for name in names} | {"Fate": "fate_deck", **kit.pop("rest", {})}
    kit.setdefault("bluff_safe", False)
    return table(RULES, facts=facts, shared=shared, options=options, rest=rest, extra=True, **kit, **players)
