"""Words for scenes of Hela, whom Ann plays against Bob's Loki."""

from typing import Any

import attrs

from tabletop.games.villainous.testing import as_laid
from tabletop.testing import Scene

#: The locations of her Domain, as options call them, and two of Loki's.
NIFLHEIM, HEL, GJOLL, VAULT = "Niflheim", "Hel", "Gjoll", "Odin's Vault"
BIFROST, THRONE = "bifrost", "odins_throne"
VILLAINS = ("hela", "loki")
NOT_NOW = "What it says cannot all be done now."


def marked(card: Any) -> Any:
    """Lay a Hero with a Soul Mark, besides what else lies on it."""
    hero = as_laid(card)
    return attrs.evolve(hero, has={**hero.has, "tokens": {**hero.has.get("tokens", {}), "SOUL_MARK": 1}})


def gathered(count: int) -> dict[str, int]:
    """Say how many Soul Marks lie at Odin's Vault."""
    return {"SOUL_MARK": count}


def own_turn(lay: Any, *, bob: Any = (), kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Niflheim unless she is elsewhere."""
    scene: Scene = lay(villains=VILLAINS, Ann={"at": "niflheim", **ann}, Bob=bob, **(kit or {}))
    return scene


def bobs_turn(lay: Any, *, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Lay Bob's turn, who stands where he can take a Fate action."""
    scene: Scene = lay(
        villains=VILLAINS, Ann={"at": "hel", **ann}, Bob={"at": BIFROST, **(bob or {})}, **{"active": 1, **(kit or {})}
    )
    return scene


def fated(lay: Any, card: Any, *answers: str, bob: Any = None, kit: dict[str, Any] | None = None, **ann: Any) -> Scene:
    """Have Bob take a Fate action that turns up a card, and answer what comes of it."""
    scene = bobs_turn(lay, bob=bob, kit={"fate_deck": [card], **(kit or {})}, **ann)
    for answer in ("Fate", *answers):
        scene["Bob"].picks(answer)
    return scene


def does(scene: Scene, *answers: str, who: str = "Ann") -> Scene:
    """Have a player pick one thing after the other."""
    for answer in answers:
        scene[who].picks(answer)
    return scene


def plays(scene: Scene, card: str, *answers: str, who: str = "Ann") -> Scene:
    """Have a player play a card by the action for it, and answer what comes of it."""
    return does(scene, "Play a Card", card, *answers, who=who)


def power(scene: Scene, who: str = "Ann") -> int:
    """Return how much Power a player has."""
    return scene.pool("purse", who).get("POWER", 0)


def souls(scene: Scene) -> int:
    """Return how many Soul Marks lie at Odin's Vault."""
    return scene.card("hela").vault.get("SOUL_MARK", 0)


def supply(scene: Scene) -> int:
    """Return how many Soul Marks are in the supply."""
    return scene.pool("box").get("SOUL_MARK", 0)


def is_marked(scene: Scene, hero: str, **where: Any) -> bool:
    """Say whether a Hero carries a Soul Mark."""
    return scene.card(hero, **where).tokens.get("SOUL_MARK", 0) == 1


def is_won(scene: Scene) -> bool:
    """Say whether Ann has won."""
    return scene.outcome is not None and scene.outcome.winners == (0,)
