"""Tables of Supervillain for tests: sites with Mobs, Asteroids in flight, tokens, in the middle of a Day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from tabletop import EVERYBODY
from tabletop.testing import Scene, laid, table

__all__ = ["CHARGE", "TOKEN", "asteroid", "belonging", "bluff_safe", "lair", "lair_of", "mob", "site"]

#: An Asteroid-proof token, and a Charge token, as they lie on a card.
TOKEN: Final = {"TOKEN": 1}
CHARGE: Final = {"CHARGE": 1}
#: What belongs to the facts; everything else is told of a Villain, or of the whole table.
FACTS: Final = ("active", "phase", "turn")
SHARED: Final = ("domination_deck", "domination_discard", "minion_deck", "minion_discard", "turned_up")


def mob(card: str) -> Any:
    """
    Lay a Mob with an Asteroid-proof token on it.

    >>> mob("riveters").has
    {'tokens': {'TOKEN': 1}}
    """
    return laid(card, tokens=TOKEN)


def site(card: str, *mobs: Any, **has: Any) -> Any:
    """
    Lay a Project with Mobs on it.

    >>> site("wormhole", "riveters").has
    {'mobs': ['riveters']}
    """
    return laid(card, mobs=list(mobs), **has)


def bluff_safe(card: str) -> Any:
    """
    Lay a Secret Facility with an Asteroid-proof token on it.

    >>> bluff_safe("wormhole").has
    {'tokens': {'TOKEN': 1}}
    """
    return laid(card, tokens=TOKEN)


def asteroid(card: str, at: str, *, charged: bool = False, launched: int = 1) -> Any:
    """
    Let an Asteroid fly at somebody; it was launched in the first turn, unless it is said otherwise.

    >>> asteroid("wormhole", "Bob").has
    {'target': 'Bob', 'launched': 1}
    """
    has: dict[str, Any] = {"tokens": CHARGE} if charged else {}
    return laid(card, face_up=False, target=at, launched=launched, **has)


def belonging(player: str, cards: Iterable[Any]) -> list[Any]:
    """
    Say of cards on the table that a Villain controls them, with the Mobs on them; anybody may look at Asteroids.

    >>> [card.controller for card in belonging("Bob", ["wormhole"])]
    ['Bob']
    """
    return [_belonging(player, card if not isinstance(card, str) else laid(card)) for card in cards]


def _belonging(player: str, card: Any) -> Any:
    has = dict(card.has)
    if "mobs" in has:
        has["mobs"] = belonging(player, has["mobs"])
    known_to = EVERYBODY if not card.face_up else card.known_to
    return attrs.evolve(card, controller=player, known_to=known_to, has=has)


def lair_of(player: str, has: Any) -> Mapping[str, Any]:
    """
    Say what a Villain has: a list is a hand.

    >>> lair_of("Bob", ["riveters"])
    {'hand': ['riveters']}
    """
    given = {"hand": has} if not isinstance(has, Mapping) else {"hand": [], **has}
    places = ("projects", "facilities", "asteroids")
    return {name: belonging(player, cards) if name in places else cards for name, cards in given.items()}


def lair(game: Any = "supervillain", **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's Day, with one Mob and one Ops to play.

    Every Villain is given a list of cards in hand, or a mapping of zones and columns: ``projects``, ``facilities`` and
    ``asteroids`` are written with :func:`site`, :func:`bluff_safe` and :func:`asteroid`.
    Who is not named is Ann or Bob with nothing. Named cards of a deck lie on top of it.
    All else is told to :func:`tabletop.testing.table`: ``options`` with ``sets``, say.

    >>> with lair(Ann={"projects": [site("wormhole")]}, Bob={"asteroids": [asteroid("gravity_net", "Ann")]}) as scene:
    ...     scene["Ann"].zone("projects"), scene.card("gravity_net", of="Bob").target
    (('Wormhole',), 'Ann')
    """
    facts: dict[str, Any] = {"phase": "day", "turn": 5, "active": 0}
    facts |= {name: told.pop(name) for name in FACTS if name in told}
    shared: dict[str, Any] = {"minion_discard": [], "domination_discard": []}
    shared |= {name: told.pop(name) for name in SHARED if name in told}
    kit = {name: told.pop(name) for name in list(told) if name[0].islower()}
    options = {"first": 0, **kit.pop("options", {})}
    seats = tuple(dict.fromkeys(["Ann", "Bob", *told]))
    villains: dict[str, Any] = {name: lair_of(name, told.get(name, [])) for name in seats}
    whose = seats[facts["active"]]
    villains[whose] = {"mobs_left": 1, "ops_left": 1, **villains[whose]}
    if whose != seats[0]:
        villains[seats[0]] = {"mobs_left": 0, "ops_left": 0, **villains[seats[0]]}
    kit.setdefault("rest", {"minion": "minion_deck", "asteroid": "domination_deck"})
    return table(game, facts=facts, shared=shared, options=options, extra=True, **kit, **villains)
