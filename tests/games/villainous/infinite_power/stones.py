"""Words for scenes of Thanos, whom Ann plays against Bob's Loki, and perhaps Cat's M.O.D.O.K."""

from collections.abc import Mapping
from typing import Any

from tabletop.games.villainous.marvel.testing import carrying, held, of
from tabletop.testing import Scene

STONES = ["mind_stone", "power_stone", "reality_stone", "soul_stone", "space_stone", "time_stone"]
VILLAINS = ("thanos", "loki")
THREE = ("thanos", "loki", "modok")


def thanos(lay: Any, *, bob: Mapping[str, Any] = {}, cat: Mapping[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Knowhere with 10 Power unless she has more to say; *above* lie her Targeted Events."""
    table = {name: ann.pop(name) for name in list(ann) if name in TABLE}
    above = ann.pop("above", [])
    seats = {"Ann": {"at": "knowhere", "power": 10, "crises": above, **ann}, "Bob": bob}
    third = {} if cat is None else {"Cat": cat}
    scene: Scene = lay(villains=VILLAINS if cat is None else THREE, **table, **seats, **third)
    return scene


#: What is said of the table and not of Ann.
TABLE = ("active", "chance", "crises", "fate_deck", "fate_discard", "phase", "rest", "options")


def bobs_turn(lay: Any, *, bob: Mapping[str, Any] = {}, **ann: Any) -> Scene:
    """Lay Bob's turn, at Jotunheim with 10 Power, where he can take a Fate action, play no card and vanquish."""
    return thanos(lay, bob={"at": "jotunheim", "power": 10, **bob}, active=1, **ann)


def carrier(stone: str = "mind_stone", ally: Any = "kid_loki") -> Any:
    """Lay an Ally of Bob's who carries a Stone."""
    return carrying(ally, held(stone))


def loose(stone: str = "mind_stone") -> Any:
    """Lay a loose Stone that Bob holds."""
    return held(stone)


def legion(count: int = 1) -> list[Any]:
    """Lay Legions of Thanos abroad."""
    return [of("Ann", "the_legions_of_thanos") for _ in range(count)]


def claimed(scene: Scene) -> tuple[str, ...]:
    """Return the names of the Stones that Ann has claimed."""
    return scene.zone("specialties", "Ann")


def power(scene: Scene, who: str = "Ann") -> int:
    """Return how much Power somebody has."""
    count: int = scene.pool("purse", who).get("POWER", 0)
    return count


def picks(scene: Scene, who: str, *answers: str) -> Scene:
    """Have somebody answer, one after the other."""
    for answer in answers:
        scene[who].picks(answer)
    return scene


def plays(scene: Scene, *answers: str) -> Scene:
    """Have Ann take a Play a Card action and answer what comes of it."""
    return picks(scene, "Ann", "Play a Card", *answers)
