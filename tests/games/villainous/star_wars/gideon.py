"""Tables for Moff Gideon: his own turn, and that of General Grievous, who takes Fate actions against him."""

from typing import Any

from tabletop.games.villainous.star_wars.testing import sector
from tabletop.testing import Scene
from tests.games.villainous.seen import actions_told
from tests.games.villainous.star_wars.rules import RULES

GIDEON_FIRST = ("moff_gideon", "general_grievous")
#: What is turned up together with the Fate card of a test.
OTHER = "captured_imperial_shuttle"


def gideon(**told: Any) -> Scene:
    """Lay a table in the middle of Ann's turn, who is Moff Gideon; Bob is General Grievous."""
    return sector(villains=GIDEON_FIRST, **told)


def fate(card: str, *answers: str, other: str = OTHER, ann: Any = None, **bob: Any) -> Scene:
    """Have Ann, who is General Grievous, play a Fate card on Bob, who is Moff Gideon, and answer what she is asked then."""
    scene = sector(Ann={"at": "utapau", **(ann or {})}, Bob={"fate_deck": [card, other], **bob})
    scene["Ann"].picks("Fate")
    scene["Ann"].picks(RULES.by_id[card].name)
    for answer in answers:
        scene["Ann"].picks(answer)
    return scene


def ambition(scene: Scene, deed: str, *answers: str) -> None:
    """Have Ann do something with an Ambition action, and answer what she is asked then."""
    scene["Ann"].picks("Ambition")
    scene["Ann"].picks(deed)
    for answer in answers:
        scene["Ann"].picks(answer)


def money(scene: Scene, player: str) -> tuple[int, int]:
    """Return how many Credits and how much Ambition a player has."""
    purse = scene.pool("purse", player)
    return purse.get("CREDIT", 0), purse.get("AMBITION", 0)


def lying(scene: Scene, place: str, side: str = "bottom") -> tuple[str, ...]:
    """Return the names of the cards that lie on a side of a place."""
    names: tuple[str, ...] = getattr(scene.card(place), side)
    return names


def open_symbols(scene: Scene, place: str) -> list[str]:
    """Return the symbols of a place that can be used."""
    return [told.split(": ")[1].split(",")[0] for told in actions_told(scene.card(place)) if told.endswith("open")]
