"""Words for what lies on the boards of Villainous, whichever the box: places with cards on both sides, tokens, what is attached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import attrs

from tabletop.testing import laid

from ._cards import FateItem, Hero, Mover, Tile
from ._places import Place

__all__ = [
    "as_laid", "belonging", "board_of", "carrying", "facts_of", "kinds_of", "lies_on_top", "mover_has", "mover_of",
    "places_of", "with_tokens",
]  # fmt: skip

FACTS: Final = ("active", "phase", "turn")


def as_laid(card: Any) -> Any:
    """
    Take the name of a card for the card as it lies usually.

    >>> as_laid("baron_zemo").card
    'baron_zemo'
    """
    return laid(card) if isinstance(card, str) else card


def with_tokens(card: Any, count: int) -> Any:
    """
    Lay a character with so many +1 tokens, or -1 tokens if the number is below 0.

    >>> with_tokens("baron_zemo", -2).has
    {'tokens': {'MINUS': 2}}
    """
    tokens = {"PLUS": count} if count > 0 else {"MINUS": -count}
    return attrs.evolve(as_laid(card), has={**as_laid(card).has, "tokens": tokens})


def carrying(card: Any, *attached: Any) -> Any:
    """
    Lay a card with others attached to it.

    >>> carrying("baron_zemo", "sword").has
    {'attached': ['sword']}
    """
    return attrs.evolve(as_laid(card), has={**as_laid(card).has, "attached": list(attached)})


def belonging(player: str, card: Any) -> Any:
    """
    Say of a card on a board, and of all that lies on it, whose board it is; a card that is said to be another's stays so.

    >>> belonging("Bob", "baron_zemo").controller
    'Bob'
    """
    card = as_laid(card)
    whose = card.owner or player
    has = {
        name: [belonging(whose, one) for one in value] if isinstance(value, list) else value
        for name, value in card.has.items()
    }
    return attrs.evolve(card, owner=whose, controller=card.controller or whose, known_to=(), has=has)


def mover_of(rules: Any, villain: str) -> Any:
    """
    Return the printed mover of a Villain.

    >>> import tabletop
    >>> mover_of(tabletop.ruleset("marvel-villainous"), "loki").name
    'Loki'
    """
    return rules.by_id[villain]


def kinds_of(rules: Any, villain: str, kind: type, *, but: tuple[type, ...] = ()) -> list[str]:
    """
    Return the ids of the cards of a kind that belong to a Villain, in their order.

    >>> import tabletop
    >>> from tabletop.games.villainous.testing import board_of, kinds_of
    >>> rules = tabletop.ruleset("marvel-villainous")
    >>> kinds_of(rules, "loki", tabletop.Card)[:2] == [rules.by_id["loki"].id, *board_of(rules, "loki")][:2]
    True
    """
    name = mover_of(rules, villain).printed["set"]
    cards = [card for card in rules.cards if card.printed["set"] == name]
    return [card.id for card in cards if issubclass(card, kind) and not issubclass(card, but)]


def lies_on_top(rules: Any, card: Any) -> bool:
    """
    Say whether a card lies on top of a place if nothing else is said: Heroes, their Items and tiles do.

    >>> import tabletop
    >>> lies_on_top(tabletop.ruleset("star-wars-villainous"), "luke_skywalker_tile")
    True
    """
    return issubclass(rules.by_id[as_laid(card).card], Hero | FateItem | Tile)


def place_of(player: str, place: str, top: Sequence[Any], bottom: Sequence[Any], movers: list[Any], **has: Any) -> Any:
    """Lay a place with the cards on both of its sides, and perhaps the mover."""
    return belonging(player, laid(place, top=list(top), bottom=list(bottom), stand=movers, **has))


def places_of(player: str, board: Sequence[str], has: dict[str, Any], mover: Any, on_top: Any) -> list[Any]:
    """
    Lay all places of a board with what a test says of them, and takes out of it; *on_top* says of a card where it lies.

    >>> [place.has["stand"][0].card for place in places_of("Ann", ["asgard"], {"at": "asgard"}, "loki", lambda card: False)]
    ['loki']
    """
    at, spent = has.pop("at", None), has.pop("spent", {})
    found = []
    for place in board:
        cards = has.pop(place, [])
        top = [card for card in cards if on_top(card)]
        bottom = [card for card in cards if not on_top(card)]
        movers = [mover] if at == place else []
        found.append(place_of(player, place, top, bottom, movers, spent=spent.get(place, 0)))
    return found


@cache
def mover_has(rules: Any) -> frozenset[str]:
    """
    Return the names of the pools and zones that movers have, besides what lies under each.

    >>> import tabletop
    >>> "mischief" in mover_has(tabletop.ruleset("marvel-villainous"))
    True
    """
    movers = [card for card in rules.cards if issubclass(card, Mover)]
    every = {one.name for card in movers for one in (*card.pool_kinds, *card.zone_kinds)}
    return frozenset(every - {"attached"})


def board_of(rules: Any, villain: str, *, but: tuple[type, ...] = ()) -> list[str]:
    """
    Return the ids of the locations of a Villain, in their order.

    >>> import tabletop
    >>> len(board_of(tabletop.ruleset("marvel-villainous"), "loki"))
    4
    """
    return kinds_of(rules, villain, Place, but=but)


def facts_of(told: dict[str, Any]) -> dict[str, Any]:
    """
    Take the facts out of what a test tells: in the middle of the first player's turn if it does not say more.

    >>> facts_of({"turn": 7})
    {'phase': 'act', 'turn': 7, 'active': 0}
    """
    return {"phase": "act", "turn": 5, "active": 0, **{name: told.pop(name) for name in FACTS if name in told}}
