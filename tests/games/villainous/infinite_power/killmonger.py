"""Words for scenes of Killmonger, whom Ann plays against Bob's Loki."""

from typing import Any

from tabletop.testing import Scene

#: The locations of his Domain, and one of Loki's.
FALLS, SCHOOL, MOUND, CITY = "warrior_falls", "institute_of_technology", "the_great_mound", "the_golden_city"
BIFROST = "bifrost"
VILLAINS = ("killmonger", "loki")
NOT_NOW = "What it says cannot all be done now."


def own_turn(lay: Any, *, bob: Any = (), kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Warrior Falls unless she is elsewhere."""
    scene: Scene = lay(villains=VILLAINS, Ann={"at": FALLS, **ann}, Bob=bob, **(kit or {}))
    return scene


def fated(lay: Any, card: Any, *answers: str, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Have Bob take a Fate action that turns up a card, and answer what comes of it."""
    table = {"active": 1, "fate_deck": [card], **(kit or {})}
    scene: Scene = lay(villains=VILLAINS, Ann={"at": FALLS, **ann}, Bob={"at": BIFROST, **(bob or {})}, **table)
    for answer in ("Fate", *answers):
        scene["Bob"].picks(answer)
    return scene


def plays(scene: Scene, card: str, *answers: str) -> Scene:
    """Have Ann play a card by the action for it, and answer what comes of it."""
    for answer in ("Play a Card", card, *answers):
        scene["Ann"].picks(answer)
    return scene


def does(scene: Scene, *answers: str) -> Scene:
    """Have Ann pick one thing after the other."""
    for answer in answers:
        scene["Ann"].picks(answer)
    return scene


def power(scene: Scene, who: str = "Ann") -> int:
    """Return how much Power a player has."""
    return scene.pool("purse", who).get("POWER", 0)


def is_won(scene: Scene) -> bool:
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)
