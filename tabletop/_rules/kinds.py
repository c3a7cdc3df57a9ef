"""Which kinds of card lie in which zones: what the annotations of zones say, found once for each ruleset."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from .cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop._play.game import Game
    from tabletop._table.places import ZoneKind


def zones_of(game: type[Game], cards: Iterable[type[Card]]) -> list[ZoneKind]:
    """Return every zone that a game, its players and its cards declare, each once."""
    on_cards = [kind for card in cards for kind in card.zone_kinds]
    return list(dict.fromkeys([*game.zone_kinds, *game.player_class.zone_kinds, *on_cards]))


def kinds_in_zones(game: type[Game], cards: Sequence[type[Card]]) -> dict[ZoneKind, tuple[type[Card], ...]]:
    """Return what kinds of card lie in each zone that is declared for only some."""
    named = kinds_by_name(cards)
    found = {}
    for zone in zones_of(game, cards):
        kinds = tuple([kind for kind in (kind_meant(zone, one, named) for one in zone.of) if kind is not None])
        if kinds and Card not in kinds:
            found[zone] = kinds
    return found


def faults_of_zones(game: type[Game]) -> list[str]:
    """Name the zones that are declared for what is no kind of card of a game."""
    named = kinds_by_name(game.cards)
    return [
        f"{zone!r} is declared for {getattr(one, '__name__', one)}, which is no kind of card of {game.__name__}"
        for zone in zones_of(game, game.cards)
        for one in zone.of
        if one not in ("Any", Any) and kind_meant(zone, one, named) is None
    ]


def kinds_by_name(cards: Iterable[type[Card]]) -> dict[str, type[Card]]:
    """Return all cards of a ruleset and all kinds that they are, by the names of their classes."""
    return {kind.__name__: kind for card in cards for kind in card.__mro__ if issubclass(kind, Card)}


def kind_meant(zone: ZoneKind, one: object, named: dict[str, type[Card]]) -> type[Card] | None:
    """Return the kind of card that a zone is declared for: itself, or what its name means where the zone is declared."""
    found = one
    if isinstance(one, str):
        found = getattr(sys.modules.get(zone.home), one, named.get(one))
    return found if isinstance(found, type) and issubclass(found, Card) else None
