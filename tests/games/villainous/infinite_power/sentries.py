"""Words for scenes of Ultron, whom Ann plays against Bob's Loki, and perhaps Cat's M.O.D.O.K."""

from collections.abc import Mapping
from typing import Any

from tabletop.testing import Scene
from tests.games.villainous.infinite_power.stones import TABLE, picks

VILLAINS = ("ultron", "loki")
THREE = ("ultron", "loki", "modok")
#: His locations, from left to right.
LAB, ARRAY, BASE, COMPLEX = (
    "research_lab", "manufacturing_array", "reconfiguration_base", "stark_industries_industrial_complex"
)  # fmt: skip
UPGRADE = {
    1: "Transformation: Pay 4 Power to turn Transformation face up",
    2: "Optimization: Pay 5 Power to turn Optimization face up",
    3: "Ultimate: Pay 6 Power and remove three Sentries to turn Ultimate face up",
    4: "Age of Ultron: Pay 8 Power to turn Age of Ultron face up, and win",
}


def ultron(lay: Any, *, bob: Mapping[str, Any] = {}, cat: Mapping[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at the Industrial Complex with 10 Power unless she has more to say; *above* lie her Targeted Events."""
    table = {name: ann.pop(name) for name in list(ann) if name in TABLE}
    above = ann.pop("above", [])
    seats = {"Ann": {"at": COMPLEX, "power": 10, "crises": above, **ann}, "Bob": bob}
    third = {} if cat is None else {"Cat": cat}
    scene: Scene = lay(villains=VILLAINS if cat is None else THREE, **table, **seats, **third)
    return scene


def bobs_fate(lay: Any, card: str, *answers: str, **ann: Any) -> Scene:
    """Have Bob take a Fate action against Ann, with a card on top of the deck, and answer what comes of it."""
    bob = {"at": "jotunheim", "power": 10, **ann.pop("bob", {})}
    scene = ultron(lay, active=1, fate_deck=[card], bob=bob, **ann)
    return picks(scene, "Bob", "Fate", *answers)


def posts(*places: str) -> dict[str, list[str]]:
    """Lay a Duplicate Sentry at each of some locations."""
    return {place: ["duplicate_sentry"] for place in places}


def upgrades(scene: Scene) -> int:
    """Return how many tiles are face up."""
    tiles = ("transformation", "optimization", "ultimate", "age_of_ultron")
    return sum([scene.card(tile).is_up for tile in tiles])
