"""How the Villainous boxes look, for frontends: what their declarations do not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletop import Appearance, Form, Shape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ._sets import VillainousSet

TOKEN: Final = Form(body="token", width=18, height=18)

TILE: Final = Form(body="tile", width=50, height=50)

LOCATION: Final = Form(body="board", width=70, height=200)

PLACES: Final = {
    "game.between": Shape(lying="row", kept=False),
    "player.portrait": Shape(lying="point"),
    "player.board": Shape(lying="row", lies_on="seat"),
    "card.top": Shape(lying="row", at=(50, 10)),
    "card.bottom": Shape(lying="row", at=(50, 90)),
    "card.stand": Shape(lying="point", at=(50, 50)),
    "card.attached": Shape(lying="pile"),
}

THINGS: Final = {
    "mover": Form(body="figure", width=30, height=60),
    "location": LOCATION,
    "tile": TILE,
    "supply.PLUS": TOKEN,
    "supply.MINUS": TOKEN,
}

WORDS: Final = {
    "game.between": "being played",
    "player.portrait": "Villain",
    "card.top": "upper side",
    "card.bottom": "lower side",
    "card.stand": "mover",
}

UNSAID: Final = frozenset({"card.actions", "card.states", "card.at", "card.fighters_needed", "card.fury"})


def looks_of(sets: Iterable[VillainousSet], words: dict[str, str], **own: Any) -> Appearance:
    """Return how a game with some sets of Villains looks."""
    villains = tuple([mover.id for one in sets for mover in one.movers])
    choices = {"villains": villains, **own.get("choices", {})}
    return Appearance(
        places=PLACES | own.get("places", {}),
        things=THINGS | own.get("things", {}),
        words=WORDS | words,
        unsaid=UNSAID | own.get("unsaid", frozenset()),
        choices=choices,
        refused=own.get("refused", ()),
    )
