"""Words for scenes of Kylo Ren, whom Ann plays against Bob's Moff Gideon."""

from collections.abc import Mapping
from typing import Any

from tabletop.games.villainous.star_wars.testing import as_laid
from tabletop.testing import Scene
from tests.games.villainous.star_wars.rules import RULES

VILLAINS = ("kylo_ren", "moff_gideon")
#: Where Ann's mover stands if nothing else is said: she could play a card, vanquish and use Ambition there.
CRAIT = {"at": "crait"}
#: All Heroes of her Fate deck.
HEROES = ["rey", "kylo_han_solo", "kylo_leia_organa", "kylo_luke_skywalker", "finn", "poe_dameron"]


def own_turn(lay: Any, *, rest: Mapping[str, str] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Crait unless she is elsewhere."""
    scene: Scene = lay(villains=VILLAINS, Ann=with_destiny({**CRAIT, **ann}), rest=rest or {})
    return scene


def going(lay: Any, **ann: Any) -> Scene:
    """Lay the start of Ann's turn: she has to move."""
    scene: Scene = lay(villains=VILLAINS, phase="go somewhere", Ann=with_destiny({**CRAIT, **ann}))
    return scene


def bobs_turn(lay: Any, *, bob: Mapping[str, Any] = {}, **ann: Any) -> Scene:
    """Lay Bob's turn, at The Bridge, where he could take a Fate action, unless he is elsewhere."""
    bobs = {"at": "the_bridge", **bob}
    scene: Scene = lay(villains=VILLAINS, active=1, Ann=with_destiny({**CRAIT, **ann}), Bob=bobs)
    return scene


def fate(lay: Any, card: Any, *answers: str, other: Any = "the_spark_of_hope", **ann: Any) -> Scene:
    """Have Bob take a Fate action against Ann, play a card of her Fate deck, and answer what comes of it."""
    scene = bobs_turn(lay, **ann, fate_deck=[card, other])
    for answer in ("Fate", RULES.by_id[as_laid(card).card].name, *answers):
        scene["Bob"].picks(answer)
    return scene


def with_destiny(ann: dict[str, Any]) -> dict[str, Any]:
    """Say how many of the six Destiny tokens are dark: none, unless *dark* says more."""
    dark = ann.pop("dark", 0)
    return {**ann, "dark": {"DESTINY": dark}, "light": {"DESTINY": 6 - dark}}


def vanquish(scene: Scene, *picks: str) -> Scene:
    """Have Ann vanquish: she picks whom and with whom, as far as there is anything to pick: see :func:`fight`."""
    scene["Ann"].picks("Vanquish")
    return fight(scene, *picks)


def fight(scene: Scene, *picks: str) -> Scene:
    """Have Ann say whom she vanquishes, and with whom; the first Allies on offer join until they are enough."""
    for pick in picks:
        if is_fighting(scene):
            scene["Ann"].picks(pick)
    while is_fighting(scene):
        scene["Ann"].picks("Pass" if "Pass" in scene.options else scene.options[0])
    return scene


def is_fighting(scene: Scene) -> bool:
    """Say whether Ann is asked whom she vanquishes, or with whom."""
    return scene.decision is not None and scene.decision.kind in ("vanquish", "fight")


def ambition(scene: Scene, *picks: str) -> Scene:
    """Have Ann take an Ambition action and answer what comes of it."""
    return picking(scene, "Ambition", *picks)


def picking(scene: Scene, *picks: str) -> Scene:
    """Have Ann pick one thing after the other."""
    for pick in picks:
        scene["Ann"].picks(pick)
    return scene


def why_no_ambition(scene: Scene, label: str) -> str | None:
    """Have Ann take an Ambition action, and tell why something can't be done with it."""
    scene["Ann"].picks("Ambition")
    return scene.why_not(label)


def dark(scene: Scene) -> int:
    """Say how many Destiny tokens are dark, and make sure that the others are light."""
    kylo = scene.card("kylo_ren")
    count: int = kylo.dark.get("DESTINY", 0)
    assert kylo.light.get("DESTINY", 0) == 6 - count
    return count


def money(scene: Scene) -> tuple[int, int]:
    """Say how many Credits and how much Ambition Ann has."""
    purse = scene.pool("purse", "Ann")
    return purse.get("CREDIT", 0), purse.get("AMBITION", 0)
