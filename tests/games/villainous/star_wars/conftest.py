"""What all tests of Star Wars Villainous share: a way to lay Sectors."""

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.games.villainous.star_wars.testing import sector
from tabletop.testing import Scene
from tests.games.villainous.star_wars.rules import RULES
from tests.games.villainous.star_wars.small import SmallWar

ASAJJ = ("asajj_ventress", "general_grievous")


@pytest.fixture
def lay() -> Callable[..., Scene]:
    """Lay a table with the cards of the game: see :func:`sector`."""
    return sector


def small_war(**told: object) -> Scene:
    """Lay a table where Ann is the Warlord, Bob the Baron and whoever comes third the Count."""
    named = dict.fromkeys(["Ann", "Bob", *[name for name in told if name[0].isupper()]])
    return sector(SmallWar, **{"villains": ("warlord", "baron", "count")[: len(named)], **told})


@pytest.fixture
def war() -> Callable[..., Scene]:
    """Lay a table with Villains that are made up to show the rules: see :mod:`small`."""
    return small_war


@pytest.fixture
def asajj() -> Callable[..., Scene]:
    """Lay a table where Ann is Asajj Ventress, at Dathomir in the middle of her turn, and Bob is General Grievous."""

    def at_work(bob: Any = (), *, game: Any = RULES, active: int = 0, phase: str = "act", **ann: Any) -> Scene:
        return sector(game, villains=ASAJJ, Ann={"at": "dathomir", **ann}, Bob=bob, active=active, phase=phase)

    return at_work


@pytest.fixture
def fated(asajj: Callable[..., Scene]) -> Callable[..., Scene]:
    """Lay Asajj Ventress' table where Bob takes a Fate action and picks a card of hers."""

    def strike(card: str, beside: str = "mission_compromised", **ann: Any) -> Scene:
        scene = asajj({"at": "saleucami"}, active=1, fate_deck=[card, beside], **ann)
        scene["Bob"].picks("Fate")
        scene["Bob"].picks(RULES.by_id[card].name)
        return scene

    return strike
