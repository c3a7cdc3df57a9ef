"""Words for tables where Ann is Loki and Bob is M.O.D.O.K."""

from typing import Any

from tabletop.games.villainous.marvel.testing import domain

LOKI = ("loki", "modok")
#: Loki's locations, and M.O.D.O.K.'s.
HOME = ("Odin's Throne", "Bifrost", "Jotunheim", "Sanctum Sanctorum")
ABROAD = ("A.I.M. Laboratory", "Boca Caliente", "Project P.E.G.A.S.U.S.", "Bagalia")
NO_CARD = "You have no card that you could play."
NOTHING_TO_ACTIVATE = "Nothing of yours can be activated."


def at_work(bob: Any = (), *, mischief: int = 0, spent_mischief: int = 0, **told: Any) -> Any:
    """
    Lay a table in the middle of Ann's turn, who is Loki at Odin's Throne with some Mischief.

    What belongs to the table (the Fate deck, Global *crises*, facts) is told as ever; the rest is Ann's, *trials* her own Events.
    """
    shared = {name: told.pop(name) for name in list(told) if name in TABLE}
    pools = {"mischief": {"MISCHIEF": mischief}, "spent_mischief": {"MISCHIEF": spent_mischief}}
    ann = {"at": "odins_throne", **pools, "crises": told.pop("trials", []), **told}
    return domain(villains=LOKI, Ann=ann, Bob=dict(bob) if bob else {}, **shared)


TABLE = ("active", "phase", "turn", "fate_deck", "fate_discard", "crises", "rest", "options")


def fated(card: str, bob: Any = (), **ann: Any) -> Any:
    """Lay a table where Bob, at Boca Caliente, takes a Fate action against Ann, who is Loki, and turns up a card."""
    scene = at_work({"at": "boca_caliente", **dict(bob or {})}, active=1, fate_deck=[card], **ann)
    scene["Bob"].picks("Fate")
    return scene


def mischief_of(scene: Any) -> int:
    """Return how much Mischief Loki has to spend."""
    there: int = scene.card("loki").mischief.get("MISCHIEF", 0)
    return there


def spent_by(scene: Any) -> int:
    """Return how much Mischief Loki has spent."""
    there: int = scene.card("loki").spent_mischief.get("MISCHIEF", 0)
    return there
