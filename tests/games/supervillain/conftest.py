"""What all tests of Supervillain share: a way to lay a galaxy with real cards, or with cards that only show rules."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.testing import Scene, table
from tests.games.supervillain.lair import lair_of
from tests.games.supervillain.small import SmallGalaxy

#: What belongs to the facts; everything else is told of a Villain, or of the whole table.
FACTS = ("active", "phase", "turn")
SHARED = ("domination_deck", "domination_discard", "minion_deck", "minion_discard", "turned_up")


def lay(game: Any, **told: Any) -> Scene:
    """
    Lay a table in the middle of Ann's Day, with one Mob and one Ops to play.

    Every Villain is given a list of cards in hand, or a mapping of zones and columns: see :mod:`lair` for what lies there.
    Who is not named is Ann or Bob with nothing. Named cards of a deck lie on top of it.
    """
    facts = {"phase": "day", "turn": 5, "active": 0, **{name: told.pop(name) for name in FACTS if name in told}}
    shared = {
        "minion_discard": [],
        "domination_discard": [],
        **{name: told.pop(name) for name in SHARED if name in told},
    }
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


@pytest.fixture
def galaxy() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`lay`."""
    return lambda **told: lay("supervillain", **told)


@pytest.fixture
def small() -> Callable[..., Scene]:
    """Lay a table with cards that are made up to show the rules: see :func:`lay` and :mod:`small`."""
    return lambda **told: lay(SmallGalaxy, **told)
