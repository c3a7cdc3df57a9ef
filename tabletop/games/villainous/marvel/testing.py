"""Tables of Marvel Villainous for tests: what all boards have, the Specialty area, Allies abroad and at Events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import attrs

import tabletop
from tabletop import Ruleset
from tabletop.games.villainous import testing as boards
from tabletop.games.villainous._cards import Tile
from tabletop.games.villainous.testing import as_laid, belonging, carrying, with_tokens
from tabletop.testing import Scene, laid, table

from ._cards import Tile as MarvelTile

__all__ = ["carrying", "crisis", "domain", "domain_of", "held", "of", "sets_of", "with_tokens"]

#: Who sits at a table that does not say.
TWO: Final = ("modok", "loki")
#: What belongs to the table, not to a player.
SHARED: Final = ("fate_deck", "fate_discard", "crises")


def of(player: str, card: Any) -> Any:
    """
    Lay a card of another player: in a Domain of somebody else it lies abroad, on the top side.

    >>> of("Bob", "kid_loki").controller
    'Bob'
    """
    return attrs.evolve(as_laid(card), owner=player, controller=player)


def crisis(card: str, *allies: Any) -> Any:
    """
    Lay an Event with Allies at it.

    >>> crisis("avengers_assemble", "kid_loki").has
    {'front': ['kid_loki']}
    """
    return laid(card, front=list(allies))


@cache
def tile_columns(rules: Ruleset) -> frozenset[str]:
    """Return the names of the columns that are declared on tiles."""
    return frozenset(column.name for card in rules.cards if issubclass(card, Tile) for column in card.columns)


def tiles_of(rules: Ruleset, villain: str, *, special: bool) -> list[str]:
    """Return the ids of the tiles of a Villain that start in the Specialty area, or of those that are laid aside."""
    tiles = boards.kinds_of(rules, villain, Tile)
    return [tile for tile in tiles if starts_as_specialty(rules, tile) == special]


def starts_as_specialty(rules: Ruleset, tile: str) -> bool:
    """Say whether a tile starts in the Specialty area."""
    kind = rules.by_id[tile]
    return issubclass(kind, MarvelTile) and bool(kind.starts_as_specialty)


def tile_laid(rules: Ruleset, villain: str, has: dict[str, Any]) -> list[Any]:
    """Lay the tile of a Villain, with what a test says of it and of what lies on it, and takes out of it."""
    columns = {name: has.pop(name) for name in list(has) if name in tile_columns(rules)}
    upgrades, attached = has.pop("upgrades", 0), has.pop("on_tile", [])
    tiles = tiles_of(rules, villain, special=True)
    on_each = attached if isinstance(attached, Mapping) else dict.fromkeys(tiles, attached)
    up = [{**columns, "is_up": index < upgrades} if upgrades else columns for index in range(len(tiles))]
    return [laid(tile, attached=on_each.get(tile, []), **has) for tile, has in zip(tiles, up, strict=True)]


def held(stone: str, by: str = "Bob", *, of: str = "Ann", **has: Any) -> Any:
    """
    Lay a piece that is one player's and that another one holds, such as an Infinity Stone.

    >>> held("power_stone").owner, held("power_stone").controller
    ('Ann', 'Bob')
    """
    return laid(stone, owner=of, controller=by, **has)


def counts_as_item(rules: Ruleset, card: Any) -> bool:
    """Say whether a card lies at the bottom although it is a tile."""
    kind = rules.by_id[as_laid(card).card]
    return issubclass(kind, MarvelTile) and bool(kind.counts_as_item)


def tiles_aside(rules: Ruleset, villain: str, lying: set[str]) -> list[str]:
    """Return the ids of the tiles of a Villain that a test lays nowhere else."""
    return [tile for tile in tiles_of(rules, villain, special=False) if tile not in lying]


def named_in(told: Any) -> set[str]:
    """Return the ids of all cards that a test lays anywhere, on others, too."""
    if isinstance(told, Mapping):
        return set().union(*[named_in(one) for one in told.values()])
    if isinstance(told, list | tuple):
        return set().union(*[named_in(one) for one in told])
    if hasattr(told, "card"):
        return {told.card, *named_in(told.has)}
    return {told} if isinstance(told, str) else set()


def domain_of(rules: Ruleset, player: str, villain: str, told: Any, lying: set[str]) -> dict[str, Any]:
    """
    Say what a player has: a list is a hand; in a mapping ids of places name what lies there, and *at* where the mover is.

    >>> domain_of(tabletop.ruleset("marvel-villainous"), "Ann", "loki", {"power": 3}, set())["purse"]
    {'POWER': 3}
    """
    has = dict(told) if isinstance(told, Mapping) else {"hand": list(told)}
    pools: dict[str, Any] = {name: has.pop(name) for name in list(has) if name in boards.mover_has(rules)}
    mover = laid(villain, attached=[], **pools)
    board = boards.board_of(rules, villain)
    stands = has.get("at") in board
    aside = tiles_aside(rules, villain, lying)
    special = [*tile_laid(rules, villain, has), *has.pop("specialties", [])]

    def on_top(card: Any) -> bool:
        if counts_as_item(rules, card):
            return False
        return as_laid(card).owner not in (None, player) or boards.lies_on_top(rules, card)

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


def sets_of(rules: Ruleset, villains: Sequence[str]) -> list[str]:
    """
    Return the ids of the sets that some Villains are of.

    >>> sets_of(tabletop.ruleset("marvel-villainous"), ["ultron", "hela"])
    ['infinite-power']
    """
    known: tuple[Any, ...] = rules.sets
    names = {one.id: [mover.id for mover in one.movers] for one in known}
    return [name for name, movers in names.items() if any(villain in movers for villain in villains)]


def domain(game: Any = "marvel-villainous", **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn, who is M.O.D.O.K. unless *villains* says more; Bob is Loki.

    Every player is given a list of cards in hand, or a mapping: ``at`` (where the mover is), ids of places with lists of
    cards, ``specialties`` (besides the tile), ``crises`` (Targeted Events), ``power``, decks and piles, pools of the mover,
    columns of the tile, ``on_tile`` (what is attached to it; of several tiles by their ids), ``upgrades``
    (how many tiles are face up). *fate_deck*, *fate_discard* and *crises* are everybody's.
    Named cards of a deck lie on top of it. Nobody has anything else in play, in hand or on a pile.
    All other cards are in their decks, unless *rest* says of a back, such as "Fate", in which zone they are.

    >>> with domain(Bob={"power": 2}) as scene:
    ...     scene["Bob"].pool("purse")
    {'POWER': 2}
    """
    facts = boards.facts_of(told)
    villains = told.pop("villains", TWO)
    shared: dict[str, Any] = {
        "fate_discard": [],
        "crises": [],
        **{name: told.pop(name) for name in SHARED if name in told},
    }
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    shared["crises"] = [belonging(seats[facts["active"]], card) for card in shared["crises"]]
    options = {"villains": list(villains), "first": 0, **kit.pop("options", {})}
    rules = tabletop.ruleset(game)
    if options.get("sets"):
        rules = rules.with_sets(options["sets"])
    options.setdefault("sets", sets_of(rules, villains))
    lying = named_in(told)
    players: dict[str, Any] = {
        name: domain_of(rules, name, villain, told.get(name, []), lying)
        for name, villain in zip(seats, villains, strict=True)
    }
    names = [boards.mover_of(rules, villain).printed["set"] for villain in villains]
    rest = {f"{name} Villain": "deck" for name in names} | {"Fate": "fate_deck", **kit.pop("rest", {})}
    kit.setdefault("bluff_safe", False)
    return table(game, facts=facts, shared=shared, options=options, rest=rest, extra=True, **kit, **players)
