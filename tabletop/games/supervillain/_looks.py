"""How Supervillain looks, for frontends: what its declarations do not tell."""

from __future__ import annotations

from typing import Final

from tabletop import Appearance, Refused, Shape, Teams

from ._villains import TEAM_SEATS

TEAM_BATTLE: Final = {"team_battle": True}

LOOKS: Final = Appearance(
    places={"game.turned_up": Shape(lying="row", kept=False), "card.mobs": Shape(lying="row")},
    words={
        "game.turned_up": "turned up",
        "player.mobs_left": "Mobs to lay",
        "player.ops_left": "Ops to play",
        "player.points": "Domination points",
        "supply.TOKEN": "Asteroid-proof tokens",
        "supply.CHARGE": "Charge tokens",
        "card.target": "aimed at",
    },
    unsaid=frozenset({"player.may_win", "player.discount"}),
    limits={"team_goal": (1, None)},
    refused=(Refused(options=TEAM_BATTLE, seats=(2, 3), why=f"Team Battle is for {TEAM_SEATS} seats."),),
    teams=(Teams(options=TEAM_BATTLE, teams=((0, 2), (1, 3))),),
)
