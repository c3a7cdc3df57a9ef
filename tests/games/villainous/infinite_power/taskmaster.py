"""Words for scenes of Taskmaster, whom Ann plays against Bob's Loki."""

from typing import Any

from tabletop.testing import Scene
from tests.games.villainous.infinite_power.hela import does, is_won, plays, power

__all__ = [
    "ARMORY", "BIFROST", "CAMP", "INSTITUTE", "NOT_NOW", "ROOM", "VILLAINS",
    "bobs_turn", "does", "fated", "is_won", "own_turn", "plays", "power", "strength", "why_not",
]  # fmt: skip

#: The locations of his Domain, as options call them, and one of Loki's.
INSTITUTE, ROOM, ARMORY, CAMP = "Solomon Institute", "Training Room", "Armory", "Camp Hammond"
BIFROST = "bifrost"
VILLAINS = ("taskmaster", "loki")
NOT_NOW = "What it says cannot all be done now."


def own_turn(lay: Any, *, bob: Any = (), kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at the Armory, where she can play a card and vanquish, unless she is elsewhere."""
    table = {"villains": VILLAINS, **(kit or {})}
    scene: Scene = lay(Ann={"at": "armory", **ann}, Bob=bob, **table)
    return scene


def bobs_turn(lay: Any, *, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Bob's turn, who stands where he can take a Fate action."""
    table = {"active": 1, "villains": VILLAINS, **(kit or {})}
    scene: Scene = lay(Ann={"at": "armory", **ann}, Bob={"at": BIFROST, **(bob or {})}, **table)
    return scene


def fated(lay: Any, card: Any, *answers: str, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Have Bob take a Fate action that turns up a card, and answer what comes of it."""
    scene = bobs_turn(lay, bob=bob, kit={"fate_deck": [card], **(kit or {})}, **ann)
    return does(scene, "Fate", *answers, who="Bob")


def why_not(scene: Scene, card: str) -> str | None:
    """Say why a card in Ann's hand can't be played, where Crossbones can."""
    scene["Ann"].picks("Play a Card")
    why = scene.why_not(card)
    does(scene, "Crossbones", CAMP)
    return why


def strength(scene: Scene, card: str, of: str = "Ann", **where: Any) -> int:
    """Return how strong a character is."""
    found: int = scene.card(card, of=of, **where).strength
    return found
