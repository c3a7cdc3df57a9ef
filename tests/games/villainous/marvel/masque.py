"""Words for scenes of Madame Masque, whom Ann plays against Bob's Loki."""

from typing import Any

from tabletop.testing import Scene

#: The locations of her Domain, and one of Loki's.
MANHATTAN, SHIP, CASTLE, ANGELES = "manhattan", "maggia_casino_ship", "castle_nefaria", "los_angeles"
BIFROST = "bifrost"
VILLAINS = ("madame_masque", "loki")
NOT_NOW = "What it says cannot all be done now."
NO_CARDS = "You have no card that you could play."
NOTHING = "Nothing of yours can be activated."
NOBODY = "There is nobody to vanquish."


def own_turn(lay: Any, *, bob: Any = (), kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Manhattan unless she is elsewhere: she could play, vanquish and take a Fate action there."""
    scene: Scene = lay(villains=VILLAINS, Ann={"at": MANHATTAN, **ann}, Bob=bob, **(kit or {}))
    return scene


def fated(lay: Any, card: Any, *answers: str, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Have Bob take a Fate action that turns up a card, and answer what comes of it."""
    table = {"active": 1, "fate_deck": [card], **(kit or {})}
    scene: Scene = lay(villains=VILLAINS, Ann={"at": MANHATTAN, **ann}, Bob={"at": BIFROST, **(bob or {})}, **table)
    for answer in ("Fate", *answers):
        scene["Bob"].picks(answer)
    return scene


def plays(scene: Scene, card: str, *answers: str) -> Scene:
    """Have Ann play a card by the action for it, and answer what comes of it."""
    return does(scene, "Play a Card", card, *answers)


def does(scene: Scene, *answers: str) -> Scene:
    """Have Ann pick one thing after the other."""
    for answer in answers:
        scene["Ann"].picks(answer)
    return scene


def power(scene: Scene, who: str = "Ann") -> int:
    """Return how much Power a player has."""
    return scene.pool("purse", who).get("POWER", 0)


def vendettas(scene: Scene) -> int:
    """Return how many vendettas are settled."""
    settled: int = scene.card("vendetta_tile").settled
    return settled
