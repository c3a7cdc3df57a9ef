"""Words for what lies in a Domain: what all boards have, the Specialty area, Allies abroad and at Events."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

import tabletop
from tabletop.games.villainous._cards import Tile
from tabletop.games.villainous.marvel._cards import Tile as MarvelTile
from tabletop.games.villainous.marvel.game import MarvelVillainous
from tabletop.testing import Scene, laid, table
from tests.games.villainous import boards
from tests.games.villainous.boards import as_laid, belonging, carrying, with_tokens

__all__ = ["RULES", "carrying", "crisis", "domain", "held", "of", "with_tokens"]

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


def tiles_of(villain: str, *, special: bool) -> list[str]:
    """Return the ids of the tiles of a Villain that start in the Specialty area, or of those that are laid aside."""
    tiles = boards.kinds_of(RULES, villain, Tile)
    return [tile for tile in tiles if RULES.by_id[tile].starts_as_specialty == special]


def tile_laid(villain: str, has: dict[str, Any]) -> list[Any]:
    """Lay the tile of a Villain, with what a test says of it and of what lies on it, and takes out of it."""
    columns = {name: has.pop(name) for name in list(has) if name in TILE_COLUMNS}
    upgrades, attached = has.pop("upgrades", 0), has.pop("on_tile", [])
    tiles = tiles_of(villain, special=True)
    on_each = attached if isinstance(attached, Mapping) else dict.fromkeys(tiles, attached)
    up = [{**columns, "is_up": index < upgrades} if upgrades else columns for index in range(len(tiles))]
    return [laid(tile, attached=on_each.get(tile, []), **has) for tile, has in zip(tiles, up, strict=True)]


def held(stone: str, by: str = "Bob", *, of: str = "Ann", **has: Any) -> Any:
    """Lay a piece that is one player's and that another one holds, such as an Infinity Stone."""
    return laid(stone, owner=of, controller=by, **has)


def counts_as_item(card: Any) -> bool:
    """Say whether a card lies at the bottom although it is a tile."""
    kind = RULES.by_id[as_laid(card).card]
    return issubclass(kind, MarvelTile) and kind.counts_as_item


def tiles_aside(villain: str, lying: set[str]) -> list[str]:
    """Return the ids of the tiles of a Villain that a test lays nowhere else."""
    return [tile for tile in tiles_of(villain, special=False) if tile not in lying]


def named_in(told: Any) -> set[str]:
    """Return the ids of all cards that a test lays anywhere, on others, too."""
    if isinstance(told, Mapping):
        return set().union(*[named_in(one) for one in told.values()])
    if isinstance(told, list | tuple):
        return set().union(*[named_in(one) for one in told])
    if hasattr(told, "card"):
        return {told.card, *named_in(told.has)}
    return {told} if isinstance(told, str) else set()


def domain_of(player: str, villain: str, told: Any, lying: set[str]) -> dict[str, Any]:
    """Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is."""
    has = dict(told) if isinstance(told, Mapping) else {"hand": list(told)}
    pools = {name: has.pop(name) for name in list(has) if name in MOVER_HAS}
    mover = laid(villain, attached=[], **pools)
    board = boards.board_of(RULES, villain)
    stands = has.get("at") in board
    aside = tiles_aside(villain, lying)
    special = [*tile_laid(villain, has), *has.pop("specialties", [])]

    def on_top(card: Any) -> bool:
        if counts_as_item(card):
            return False
        return as_laid(card).owner not in (None, player) or boards.lies_on_top(RULES, card)

    return {
        "purse": {"POWER": has.pop("power", 0)},
        "board": boards.places_of(player, board, has, mover, on_top),
        "portrait": [] if stands else [belonging(player, mover)],
        "specialties": [belonging(player, card) for card in special],
        "crises": [belonging(player, card) for card in has.pop("crises", [])],
        "aside": [belonging(player, card) for card in aside],
        "hand": has.pop("hand", []),
        "discard": has.pop("discard", []),
        **has,
    }


def boxes_of(villains: Sequence[str]) -> list[str]:
    """Return the ids of the boxes from which some Villains are."""
    names = {box.id: [mover.id for mover in box.movers] for box in MarvelVillainous.own_sets}
    return [name for name, movers in names.items() if any(villain in movers for villain in villains)]


def domain(game: Any = RULES, **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is M.O.D.O.K. unless *villains* says more; Bob is Loki.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``specialties`` (besides the tile), ``crises`` (Targeted Events), ``power``, decks and piles, pools of the mover,
    columns of the tile, ``on_tile`` (what is attached to it; of several tiles by their ids), ``upgrades``
    (how many tiles are face up). *fate_deck*, *fate_discard* and *crises* are everybody's.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Fate", in which zone they are.
    """
    facts = boards.facts_of(told)
    villains = told.pop("villains", TWO)
    shared = {"fate_discard": [], "crises": [], **{name: told.pop(name) for name in SHARED if name in told}}
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    shared["crises"] = [belonging(seats[facts["active"]], card) for card in shared["crises"]]
    lying = named_in(told)
    players = {
        name: domain_of(name, villain, told.get(name, []), lying) for name, villain in zip(seats, villains, strict=True)
    }
    options = {"villains": list(villains), "first": 0, "sets": boxes_of(villains), **kit.pop("options", {})}
    names = [boards.mover_of(RULES, villain).printed["set"] for villain in villains]
    rest = {f"{name} Villain": "deck" for name in names} | {"Fate": "fate_deck", **kit.pop("rest", {})}
    kit.setdefault("bluff_safe", False)
    return table(game, facts=facts, shared=shared, options=options, rest=rest, extra=True, **kit, **players)
