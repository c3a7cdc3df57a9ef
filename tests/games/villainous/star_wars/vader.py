"""Words for scenes with Darth Vader, who is Ann; Bob is General Grievous."""

from typing import Any

from tabletop.games.villainous.star_wars.testing import LUKE, conflicted
from tests.games.villainous.seen import actions_told

VADER = ("darth_vader", "general_grievous")
FALL = "Luke Skywalker: Defeat him, and win"
TURN = "Luke Skywalker: Turn him to Conflicted?"
PAY_RED_FIVE = "Do you pay 1 Ambition for Luke Skywalker to be moved?"

#: Bob's turn, with a Fate symbol under his mover.
BOBS_TURN = {"active": 1}
BOB_AT_FATE = {"at": "saleucami"}


def ready(**more: Any) -> dict[str, Any]:
    """Say that all is ready: only the last Ambition Ability is missing."""
    everybody = ["emperor_palpatine", conflicted(), *more.pop("beside", [])]
    return {"at": "emperors_throne_room", "ambition": 6, "emperors_throne_room": everybody, **more}


def uses(scene: Any, what: str) -> None:
    """Have Ann use Ambition for something."""
    scene["Ann"].picks("Ambition")
    scene["Ann"].picks(what)


def plays(scene: Any, card: str) -> None:
    """Have Ann play a card for Ambition."""
    uses(scene, f"Play {card}")


def why_not_ambition(scene: Any, what: str) -> str | None:
    """Have Ann take an Ambition action; return why something is not on offer then."""
    scene["Ann"].picks("Ambition")
    why: str | None = scene.why_not(what)
    return why


def fates(scene: Any, card: str) -> None:
    """Have Bob take a Fate action against Ann, and play a card of the two."""
    scene["Bob"].picks("Fate")
    scene["Bob"].picks(card)


def luke_is(scene: Any) -> tuple[str, str]:
    """Return where Luke is, and on which side."""
    luke = scene.card(LUKE)
    return luke.at, "Conflicted" if luke.conflicted else "Focused"


def state_of(scene: Any, place: str, symbol: str) -> str:
    """Say whether a symbol of a place is open, spent or covered."""
    told: tuple[str, ...] = actions_told(scene.card(place))
    return next(one for one in told if symbol in one).split(", ")[1]
