"""Words for scenes of General Grievous, whom Ann plays against Bob's Moff Gideon."""

from collections.abc import Mapping
from typing import Any

from tabletop.games.villainous.star_wars.testing import as_laid
from tabletop.testing import Scene
from tests.games.villainous.star_wars.rules import RULES

#: Where Ann's mover stands if nothing else is said: she could vanquish and use Ambition there.
FLORRUM = {"at": "florrum"}
#: All Heroes of her Fate deck.
HEROES = [
    "grievous_anakin_skywalker", "kit_fisto", "plo_koon", "grievous_obi_wan_kenobi", "grievous_ahsoka_tano", "mace_windu"
]  # fmt: skip


def own_turn(lay: Any, *, rest: Mapping[str, str] | None = None, **ann: Any) -> Scene:
    """Lay Ann's turn, at Florrum unless she is elsewhere."""
    scene: Scene = lay(Ann={**FLORRUM, **ann}, rest=rest or {})
    return scene


def fate(lay: Any, card: Any, *answers: str, other: str = "exposed", **ann: Any) -> Scene:
    """Have Bob take a Fate action against Ann, play a card of her Fate deck, and answer what comes of it."""
    scene: Scene = lay(active=1, Ann={**FLORRUM, **ann, "fate_deck": [card, other]}, Bob={"at": "the_bridge"})
    for answer in ("Fate", RULES.by_id[as_laid(card).card].name, *answers):
        scene["Bob"].picks(answer)
    return scene


def bobs_play(lay: Any, *, bob: Mapping[str, Any] = {}, **ann: Any) -> Scene:
    """Have Bob take a Play a Card action in his own turn: he plays Stormtroopers at Tython."""
    has = {"at": "the_bridge", "credits": 1, "hand": ["stormtroopers"], **bob}
    scene: Scene = lay(active=1, Ann={**FLORRUM, **ann}, Bob=has)
    for answer in ("Play a Card", "Stormtroopers", "Tython"):
        scene["Bob"].picks(answer)
    return scene


def vanquish(scene: Scene, *picks: str) -> Scene:
    """Have Ann vanquish: she picks whom and with whom, as far as there is anything to pick, and calls nobody else."""
    scene["Ann"].picks("Vanquish")
    for pick in picks:
        if is_fighting(scene):
            scene["Ann"].picks(pick)
    if is_fighting(scene):
        scene["Ann"].passes()
    return scene


def is_fighting(scene: Scene) -> bool:
    """Say whether Ann is asked whom she vanquishes, or with whom."""
    return scene.decision is not None and scene.decision.kind in ("vanquish", "fight")


def ambition(scene: Scene, *picks: str) -> Scene:
    """Have Ann take an Ambition action and answer what comes of it."""
    for pick in ("Ambition", *picks):
        scene["Ann"].picks(pick)
    return scene


def lightsabers(scene: Scene) -> int:
    """Say how many Lightsabers Ann has."""
    count: int = scene.card("general_grievous").collection.get("LIGHTSABER", 0)
    return count


def money(scene: Scene) -> tuple[int, int]:
    """Say how many Credits and how much Ambition Ann has."""
    purse = scene.pool("purse", "Ann")
    return purse.get("CREDIT", 0), purse.get("AMBITION", 0)
