"""Tables of Master of the Galaxy for tests: systems with bases, routes, cards with cubes, conflicts, in the middle of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import attrs

from tabletop.testing import Scene, laid, table

from ._board import System
from ._projects import SlottedCard
from ._slots import COLOURS, EMPTY, read_slots
from .game import MasterOfTheGalaxy

__all__ = ["BASES", "DECKS", "KINDS", "SEATS", "bag", "cubes", "front", "held", "orbit", "route", "ruler", "system"]

#: Who sits at such a table, and the supplies of their bases.
SEATS: Final = ("Ann", "Bob", "Cid", "Dot")
BASES: Final = ("GRAY", "BROWN", "ORANGE", "PURPLE")
#: The printed cards by their ids; who lays others adds them here.
KINDS: Final[dict[str, type[SlottedCard]]] = {
    kind.id: kind for kind in MasterOfTheGalaxy.cards if issubclass(kind, SlottedCard)
}
FACTS: Final = ("active", "phase", "turn", "first", "extra_in_row", "completed", "discarded", "chosen")
DECKS: Final = ("leader", "conflict", "government", "commerce", "expansion", "progress", "species")
SHARED: Final = ("systems", "tracks", "fronts", *[f"{deck}_deck" for deck in DECKS])
#: Where what a scene does not name goes: every kind of card to its own place.
HOMES: Final = {"system": "systems", "track": "tracks", "link": "links", **{deck: f"{deck}_deck" for deck in DECKS}}


def cubes(filled: str) -> dict[str, int]:
    """
    Count the cubes in slots, by their supplies.

    >>> cubes("Y.YK")
    {'YELLOW': 2, 'BLACK': 1}
    """
    return dict(Counter(COLOURS[letter].upper() for letter in filled if letter != EMPTY))


def system(place: str, of: str | None = None, *, bases: int = 1, planets: str = "", hole: bool = False) -> Any:
    """
    Lay a system, with bases of somebody and cubes on its planets ("R.." is a red one on the first), or a black hole.

    >>> system("s1", "Bob", planets="R").has
    {'filled': 'R..', 'cubes': {'RED': 1}, 'bases': {'BROWN': 1}}
    """
    has: dict[str, Any] = {}
    if planets:
        has |= {"filled": planets.ljust(KINDS[place].printed["planets"], EMPTY), "cubes": cubes(planets)}
    if of is not None:
        has["bases"] = {BASES[SEATS.index(of)]: bases}
    elif hole:
        has["bases"] = {"BLACK_HOLE": 1}
    return laid(place, controller=of, **has)


def route(track: str, of: str, departs: str, filled: str, *, stands: bool = True) -> Any:
    """
    Lay a route: cubes on a track from where it departs; complete ones were completed in an earlier turn.

    >>> route("s1_b1", "Ann", "s1", "WW").has["stands"]
    True
    """
    length = KINDS[track].printed["length"]
    complete = len(filled.replace(EMPTY, "")) == length
    return laid(
        track, controller=of, departs=departs, filled=filled.ljust(length, EMPTY), cubes=cubes(filled),
        stands=stands and complete,
    )  # fmt: skip


def held(card: str, *projects: str, base: str | None = None) -> Any:
    """
    Lay a card with cubes: for each of its projects, in their order, the letters of its cubes ("YY", or "Y.Y" with a gap).

    With *base* a constructed base of that player waits on it.

    >>> held("traders", "Y", base="Ann").has["filled"][:4]
    'Y...'
    """
    filled = ""
    for number, layout in enumerate(KINDS[card].layouts()):
        given = projects[number] if number < len(projects) else ""
        filled += given.ljust(len(read_slots(layout.slots)), EMPTY)
    has: dict[str, Any] = {"base_place": {BASES[SEATS.index(base)]: 1}} if base else {}
    if filled.strip(EMPTY):
        has |= {"filled": filled, "cubes": cubes(filled)}
    return laid(card, **has)


def front(
    conflict: str, on: str, red: tuple[str, str | None], blue: tuple[str, str | None], *, by: str = "Ann",
    red_cubes: str = "", blue_cubes: str = "",
) -> Any:  # fmt: skip
    """
    Lay a conflict on a track: which system the red and the blue side face, and who fights there (None for neutral).

    >>> front("border_war", "s1_b1", ("s1", "Ann"), ("b1", None)).has["blue_seat"]
    -1
    """
    card = held(conflict, red_cubes, blue_cubes)
    seats = {side: -1 if who is None else SEATS.index(who) for side, who in (("red", red[1]), ("blue", blue[1]))}
    return laid(
        conflict, on=KINDS[on].id, red_system=red[0], blue_system=blue[0], red_seat=seats["red"], blue_seat=seats["blue"],
        placed_by=SEATS.index(by), **card.has,
    )  # fmt: skip


def bag(written: str) -> dict[str, int]:
    """
    Write a bag, or drawn cubes, as letters: "RRK" is two red cubes and a black one.

    >>> bag("RRK")
    {'RED': 2, 'BLACK': 1}
    """
    return cubes(written)


def ruler(name: str, has: Any, on_board: int) -> Mapping[str, Any]:
    """
    Say what a player has: a list is the cards, and letters are cubes; unused bases are those that lie nowhere else.

    >>> ruler("Ann", {"bag": "W"}, 2)
    {'cards': [], 'bag': {'WHITE': 1}, 'drawn': {}, 'unused': {'GRAY': 7}}
    """
    given = {"cards": has} if not isinstance(has, Mapping) else dict(has)
    cards = [laid(card) if isinstance(card, str) else card for card in given.pop("cards", [])]
    cards = [attrs.evolve(card, controller=name) for card in cards]
    waiting = sum(sum(card.has.get("base_place", {}).values()) for card in cards)
    for pool in ("bag", "drawn"):
        given[pool] = bag(given.get(pool, ""))
    given.setdefault("unused", {BASES[SEATS.index(name)]: 9 - on_board - waiting})
    return {"cards": cards, **given}


def orbit(game: Any = MasterOfTheGalaxy, **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's turn: as it is, in Phase 3; with drawn cubes, in Phase 2.

    Every player is given a list of cards, or a mapping with cards, bag, drawn and columns: systems, routes, cards and conflicts
    are written with :func:`system`, :func:`route`, :func:`held` and :func:`front`.
    Who is not named is Ann or Bob with nothing. Every bag has a white cube unless it is said otherwise.
    Players are asked even if they can only go on, so that a test sees how things stand then.

    >>> with orbit(systems=[system("s1", "Ann", bases=2)], Ann=[held("traders", "YY")]) as scene:
    ...     scene.card("traders", of="Ann").filled[:2], scene.card("s1").base_count
    ('YY', 2)
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
    players: dict[str, Any] = {}
    for name in seats:
        has = told.get(name, [])
        has = {"cards": has} if not isinstance(has, Mapping) else has
        players[name] = ruler(name, {"bag": "W", **has}, on_board[name])
    kit.setdefault("rest", HOMES)
    return table(game, facts=facts, shared=shared, options=options, extra=True, **kit, **players)
