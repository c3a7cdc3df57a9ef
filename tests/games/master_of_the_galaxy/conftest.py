"""What all tests of Master of the Galaxy share: a way to lay a galaxy with real cards, or with cards that only show rules."""

from collections.abc import Callable, Mapping
from typing import Any

import attrs
import pytest

from tabletop.games.master_of_the_galaxy import MasterOfTheGalaxy, System
from tabletop.testing import Scene, laid, table
from tests.games.master_of_the_galaxy.orbit import BASES, SEATS, bag
from tests.games.master_of_the_galaxy.small import SmallGalaxy

FACTS = ("active", "phase", "turn", "first", "extra_in_row", "completed", "discarded", "chosen")
DECKS = ("leader", "conflict", "government", "commerce", "expansion", "progress", "species")
SHARED = ("systems", "tracks", "fronts", *[f"{deck}_deck" for deck in DECKS])
#: Where what a scene does not name goes: every kind of card to its own place.
HOMES = {"system": "systems", "track": "tracks", "link": "links", **{deck: f"{deck}_deck" for deck in DECKS}}


def ruler(name: str, has: Any, on_board: int) -> Mapping[str, Any]:
    """Say what a player has: a list is the cards, and letters are cubes; unused bases are those that lie nowhere else."""
    given = {"cards": has} if not isinstance(has, Mapping) else dict(has)
    cards = [laid(card) if isinstance(card, str) else card for card in given.pop("cards", [])]
    cards = [attrs.evolve(card, controller=name) for card in cards]
    waiting = sum(sum(card.has.get("base_place", {}).values()) for card in cards)
    for pool in ("bag", "drawn"):
        given[pool] = bag(given.get(pool, ""))
    given.setdefault("unused", {BASES[SEATS.index(name)]: 9 - on_board - waiting})
    return {"cards": cards, **given}


def lay(game: Any, **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn: as it is, in Phase 3; with drawn cubes, in Phase 2.

    Every player is given a list of cards, or a mapping with cards, bag, drawn and columns: see :mod:`orbit` for what lies where.
    Who is not named is Ann or Bob with nothing. Every bag has a white cube unless it is said otherwise.
    Players are asked even if they can only go on, so that a test sees how things stand then.
    """
    seats = tuple(dict.fromkeys(["Ann", "Bob", *[name for name in told if name in SEATS]]))
    drawn = any(isinstance(told.get(name), Mapping) and told[name].get("drawn") for name in seats)
    phase = "allocate resources" if drawn else "discard and use cards"
    facts = {"phase": phase, "turn": 5, "active": 0, "first": 0}
    facts |= {name: told.pop(name) for name in FACTS if name in told}
    shared = {"systems": [], "tracks": [], "fronts": [], **{name: told.pop(name) for name in SHARED if name in told}}
    kit = {name: told.pop(name) for name in list(told) if name not in SEATS}
    options = {"first": 0, "stops": True, **kit.pop("options", {})}
    named = {one.card: one for one in shared["systems"]}
    shared["systems"] = [
        attrs.evolve(one, has={"bases": {}, **one.has})
        for one in [named.get(kind.id, laid(kind.id)) for kind in game.cards if issubclass(kind, System)]
    ]
    on_board = {
        name: sum(one.has["bases"].get(BASES[SEATS.index(name)], 0) for one in shared["systems"]) for name in seats
    }
    players = {}
    for name in seats:
        has = told.get(name, [])
        has = {"cards": has} if not isinstance(has, Mapping) else has
        players[name] = ruler(name, {"bag": "W", **has}, on_board[name])
    kit.setdefault("rest", HOMES)
    return table(game, facts=facts, shared=shared, options=options, extra=True, **kit, **players)


@pytest.fixture
def galaxy() -> Callable[..., Scene]:
    """Lay a table with the board and the cards of the game: see :func:`lay`."""
    return lambda **told: lay(MasterOfTheGalaxy, **told)


@pytest.fixture
def small() -> Callable[..., Scene]:
    """Lay a table with a board and cards that are made up to show the rules: see :func:`lay` and :mod:`small`."""
    return lambda **told: lay(SmallGalaxy, **told)
