"""How Smash Up looks, for frontends: what its declarations do not tell."""

from __future__ import annotations

from typing import Final

from tabletop import Appearance, Form, Shape

from ._draft import MOST_COPIES
from ._effects import ExtraMinion
from ._factions import CORE_FACTIONS, FACTIONS, OOPS_FACTIONS

#: Bases and titans are larger than cards of decks, and lie across.
WIDE: Final = Form(width=112, height=78)

#: What an extra minion is told by: any, or of so much power at most; anywhere, at a base, or where its player has none.
EXTRA_MINIONS: Final = tuple(
    [ExtraMinion.told(power, *where) for power in (None, 0) for where in ((None, False), (0, False), (None, True))]
)

LOOKS: Final = Appearance(
    places={
        "game.base_discard": Shape(shown=1),
        "game.resolving_cards": Shape(lying="row", kept=False),
        "game.boxed": Shape(lying="pile", kept=False),
        "player.dueling": Shape(lying="row", kept=False),
        "player.turned": Shape(lying="deck", kept=False),
        "player.held": Shape(lying="hand", kept=False),
        "player.titans": Shape(lying="row"),
        "player.points": Shape(lying="heap", kept=True),
        "card.buried": Shape(lying="pile", shown=0),
    },
    things={"base": WIDE, "road block": WIDE, "titan": WIDE, "first builder": WIDE, "fusion": WIDE},
    words={
        "game.resolving_cards": "being played",
        "game.boxed": "out of the game",
        "player.dueling": "laid down for a duel",
        "player.held": "cards to put back",
        "player.turned": "cards kept aside",
        "player.points": "victory points",
        "supply.VP": "victory points",
        "supply.COUNTER": "+1 power counters",
        "fact.free_minion": "a minion to play",
        "fact.free_action": "an action to play",
        "fact.dueling": "a duel",
    },
    unsaid=frozenset(
        {
            "fact.first",
            "fact.winners",
            "fact.runners_up",
            "fact.third",
            "player.may_play_actions",
            "card.would_get",
            "card.powers",
            "card.abilities_work",
        }
    ),
    choices={"factions": FACTIONS, "pool": FACTIONS},
    limits={"copies": (1, MOST_COPIES)},
    says=(*[faction.name for faction in (*OOPS_FACTIONS, *CORE_FACTIONS)], *EXTRA_MINIONS),
)
