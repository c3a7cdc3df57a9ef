"""Words for what lies on a table of Supervillain: sites with Mobs, Asteroids in flight, tokens."""

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from tabletop import EVERYBODY
from tabletop.testing import laid

TOKEN = {"TOKEN": 1}
CHARGE = {"CHARGE": 1}


def mob(card: str) -> Any:
    """Lay a Mob with an Asteroid-proof token on it."""
    return laid(card, tokens=TOKEN)


def site(card: str, *mobs: Any, **has: Any) -> Any:
    """Lay a Project with Mobs on it."""
    return laid(card, mobs=list(mobs), **has)


def bluff_safe(card: str) -> Any:
    """Lay a Secret Facility with an Asteroid-proof token on it."""
    return laid(card, tokens=TOKEN)


def asteroid(card: str, at: str, *, charged: bool = False, launched: int = 1) -> Any:
    """Let an Asteroid fly at somebody; it was launched in the first turn, unless it is said otherwise."""
    has: dict[str, Any] = {"tokens": CHARGE} if charged else {}
    return laid(card, face_up=False, target=at, launched=launched, **has)


def belonging(player: str, cards: Iterable[Any]) -> list[Any]:
    """Say of cards on the table that a Villain controls them, with the Mobs on them; anybody may look at Asteroids."""
    return [_belonging(player, card if not isinstance(card, str) else laid(card)) for card in cards]


def _belonging(player: str, card: Any) -> Any:
    has = dict(card.has)
    if "mobs" in has:
        has["mobs"] = belonging(player, has["mobs"])
    known_to = EVERYBODY if not card.face_up else card.known_to
    return attrs.evolve(card, controller=player, known_to=known_to, has=has)


def lair_of(player: str, has: Any) -> Mapping[str, Any]:
    """Say what a Villain has: a list is a hand."""
    given = {"hand": has} if not isinstance(has, Mapping) else {"hand": [], **has}
    places = ("projects", "facilities", "asteroids")
    return {name: belonging(player, cards) if name in places else cards for name, cards in given.items()}
