"""Words for what lies on a table of Master of the Galaxy: systems with bases, routes, cards with cubes, conflicts."""

from collections import Counter
from typing import Any

from tabletop.games.master_of_the_galaxy import MasterOfTheGalaxy
from tabletop.games.master_of_the_galaxy._slots import COLOURS, EMPTY, read_slots
from tabletop.testing import laid
from tests.games.master_of_the_galaxy.small import SmallGalaxy

BASES = ("GRAY", "BROWN", "ORANGE", "PURPLE")
SEATS = ("Ann", "Bob", "Cid", "Dot")
KINDS = {kind.id: kind for kind in (*MasterOfTheGalaxy.cards, *SmallGalaxy.cards)}


def cubes(filled: str) -> dict[str, int]:
    """Count the cubes in slots, by their supplies."""
    return dict(Counter(COLOURS[letter].upper() for letter in filled if letter != EMPTY))


def system(place: str, of: str | None = None, *, bases: int = 1, planets: str = "", hole: bool = False) -> Any:
    """Lay a system, with bases of somebody and cubes on its planets ("R.." is a red one on the first), or a black hole."""
    has: dict[str, Any] = {}
    if planets:
        has |= {"filled": planets.ljust(KINDS[place].printed["planets"], EMPTY), "cubes": cubes(planets)}
    if of is not None:
        has["bases"] = {BASES[SEATS.index(of)]: bases}
    elif hole:
        has["bases"] = {"BLACK_HOLE": 1}
    return laid(place, controller=of, **has)


def route(track: str, of: str, departs: str, filled: str, *, stands: bool = True) -> Any:
    """Lay a route: cubes on a track from where it departs; complete ones were completed in an earlier turn."""
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
    """Lay a conflict on a track: which system the red and the blue side face, and who fights there (None for neutral)."""
    card = held(conflict, red_cubes, blue_cubes)
    seats = {side: -1 if who is None else SEATS.index(who) for side, who in (("red", red[1]), ("blue", blue[1]))}
    return laid(
        conflict, on=KINDS[on].id, red_system=red[0], blue_system=blue[0], red_seat=seats["red"], blue_seat=seats["blue"],
        placed_by=SEATS.index(by), **card.has,
    )  # fmt: skip


def bag(written: str) -> dict[str, int]:
    """Write a bag, or drawn cubes, as letters: "RRK" is two red cubes and a black one."""
    return cubes(written)
