"""
A small galaxy: a board and decks made up to show the rules, so that no test of a rule rests on reconstructed values.

The board: four corners (Rubra red, Caela blue, Aura yellow, Nive white), beside each corner two systems (its first and its
second, of other colours), and Hub in the middle, to which all of those lead. Tracks have two slots, those to Hub three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop import when
from tabletop.conditions import by_me
from tabletop.games.master_of_the_galaxy import (
    CardGained,
    Commerce,
    Conflict,
    Expansion,
    ExtraTurn,
    Government,
    Leader,
    LostTurn,
    MasterOfTheGalaxy,
    NewBlackHole,
    Progress,
    Species,
    board_cards,
)

if TYPE_CHECKING:
    from tabletop.games.master_of_the_galaxy import Ruler

CORNERS = (("rubra", "red"), ("caela", "blue"), ("aura", "yellow"), ("nive", "white"))
COLOURS = ("red", "blue", "yellow", "white")
PLACES = ((0, 0), (100, 0), (100, 100), (0, 100))


def small_board() -> dict[str, list[dict[str, Any]]]:
    """Return the board as a table."""
    systems: list[dict[str, Any]] = []
    tracks: list[dict[str, Any]] = []
    for number, (corner, colour) in enumerate(CORNERS):
        near = [f"{corner}_first", f"{corner}_second"]
        x, y = PLACES[number]
        systems.append(
            {
                "id": corner,
                "name": corner.title(),
                "colour": colour,
                "planets": 3,
                "x": x,
                "y": y,
                "start": True,
                "closest": near,
            }
        )
        for shift, name in enumerate(near, 1):
            systems.append(
                {
                    "id": name, "name": name.replace("_", " ").title(), "colour": COLOURS[(number + shift) % 4],
                    "planets": 3 - shift, "x": (x + 50) // 2 + shift, "y": (y + 50) // 2 - shift,
                }
            )  # fmt: skip
            tracks.append({"ends": [corner, name], "slots": 2})
            tracks.append({"ends": [name, "hub"], "slots": 3})
    systems.append({"id": "hub", "name": "Hub", "colour": "red", "planets": 3, "x": 50, "y": 50})
    links = [
        {"kind": "blue", "systems": ["rubra"], "symbol": "military"},
        {"kind": "blue", "systems": ["aura"], "symbol": "economic"},
        {"kind": "red", "systems": ["rubra_first", "caela_first"], "symbol": "diplomatic"},
        {"kind": "green", "systems": ["rubra_first", "hub"], "symbol": "scientific"},
    ]
    return {"systems": systems, "tracks": tracks, "links": links}


# ------------------------------------------------------------------------------------------------ species


class Plain(
    Species,
    base="RB",
    receive=("R", "BB"),
    draws=("commerce", "development"),
    agenda="RYW*",
    symbols=("cultural", "cultural"),
):
    """A species."""


class Other(
    Species, base="YW", receive=("Y", "WW"), draws=("progress", "development"), agenda="BBK", symbols=("military",)
):
    """Another species."""


class Third(Species, base="RW", receive=("W",), draws=("leader",), agenda="KK", symbols=("economic",)):
    """A third species."""


class Fourth(Species, base="BY", receive=("B",), draws=("conflict",), agenda="WW", symbols=("diplomatic",)):
    """A fourth species."""


class Fifth(Species, base="RR", receive=("B",), draws=("government",), agenda="RR", symbols=("scientific",)):
    """A fifth species."""


class Sixth(Species, base="YY", receive=("R",), draws=("expansion",), agenda="YY", symbols=("scientific",)):
    """A sixth species."""


# ------------------------------------------------------------------------------------------------ leaders


class Thief(Leader, needs=("military",), covert="RR", steals="blue", copies=3):
    """A covert operation."""


class Idle(Leader, needs=(), copies=4):
    """It needs nothing and does nothing."""


class Giver(Leader, needs=(), copies=3):
    """Discard: take two blue cubes from the reserve."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_coloured("blue", 2)


class Proud(Leader, needs=("military", "military"), copies=3):
    """Discard: take two blue cubes from the reserve. It needs two military symbols."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_coloured("blue", 2)


class Fan(Leader, needs=(), copies=2):
    """Whenever you gain a card, take a red cube from the reserve."""

    @when(CardGained, by_me)
    async def cheer(self, gained: CardGained) -> None:
        """Take a red cube"""
        await self.controller.take_coloured("red")


class Again(Leader, ExtraTurn, needs=(), copies=4):
    """Discard: take an extra turn after this one."""


class Jailer(Leader, LostTurn, needs=(), copies=4):
    """Discard: an opponent skips their next turn."""


class Devourer(Leader, NewBlackHole, needs=(), copies=3):
    """Discard: a black hole devours a neutral system that is no starting system."""


class Lifter(Leader, needs=(), copies=2):
    """Discard: take the black hole token off a system."""

    async def on_discard(self, you: Ruler) -> None:
        holes = [system for system in self.game.systems if system.is_hole]
        await self.game.lift_hole(await you.choose("Which system comes back?", holes, about=self))


class Peacemaker(Leader, needs=(), copies=2):
    """Discard: cancel any conflict on the board."""

    async def on_discard(self, you: Ruler) -> None:
        conflict = await you.choose("Which conflict ends?", tuple(self.game.fronts), about=self)
        if conflict is not None:
            await self.game.cancel_conflict(conflict)


class Raider(Leader, needs=(), copies=2):
    """Discard: remove any base of an opponent."""

    async def on_discard(self, you: Ruler) -> None:
        systems = [system for player in you.others for system in player.systems]
        system = await you.choose("From which system?", systems, about=self)
        if system is not None:
            await self.game.remove_bases(system, 1)


class Gambler(Leader, needs=(), copies=2):
    """Discard: gain a random government."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.gain_at_random(you, "government")


class Scholar(Leader, needs=(), copies=2):
    """Discard: gain any card of a development deck."""

    async def on_discard(self, you: Ruler) -> None:
        await self.game.search(you, about=self)


# ------------------------------------------------------------------------------------------------ governments


class Builders(Government, base="RR", copies=4):
    """Construct bases."""


class Readers(Government, receive=("BB",), draws=("progress progress",), copies=3):
    """Receive two progress cards."""


class Dreamers(Government, agenda="WW*", symbols=("cultural",), copies=3):
    """An agenda."""


# ------------------------------------------------------------------------------------------------ conflicts


class Invasion(
    Conflict, symbol="military", loot=2, red="RR", red_objective="system", blue="BB*", blue_objective="system", copies=3
):
    """Either side takes the system."""


class Kidnapping(
    Conflict,
    symbol="cultural",
    loot=0,
    red="RR",
    red_objective="take leader",
    blue="BBB",
    blue_objective="discard leader",
    copies=3,
):
    """Red takes a leader, blue has one discarded."""


class Plot(
    Conflict,
    symbol="economic",
    loot=1,
    red="R*Y",
    red_objective="take conflict",
    blue="BK",
    blue_objective="discard conflict",
    copies=3,
):
    """Red takes a conflict, blue has one discarded."""


class Heist(
    Conflict,
    symbol="scientific",
    loot=3,
    red="YY",
    red_objective="take development",
    blue="WW",
    blue_objective="discard government",
    copies=3,
):
    """Red takes a development, blue has a government discarded."""


# ------------------------------------------------------------------------------------------------ developments


class Market(Commerce, takes="Y", symbols=("economic",), copies=5):
    """It does nothing."""


class Bank(Commerce, takes="YB*", symbols=("economic", "military"), copies=4):
    """Discard: take two blue cubes from the reserve."""

    async def on_discard(self, you: Ruler) -> None:
        await you.take_coloured("blue", 2)


class Colony(Expansion, takes="W", symbols=("cultural",), copies=5):
    """It does nothing."""


class Beacon(Expansion, takes="WW", symbols=("diplomatic",), copies=4):
    """It does nothing."""


class Lab(Progress, takes="B", symbols=("scientific",), copies=5):
    """It does nothing."""


class Reactor(Progress, takes="K*", symbols=("military",), copies=4):
    """It does nothing."""


SPECIES = (Plain, Other, Third, Fourth, Fifth, Sixth)
POLITICS = (
    Thief, Idle, Giver, Proud, Fan, Again, Jailer, Devourer, Lifter, Peacemaker, Raider, Gambler, Scholar,
    Builders, Readers, Dreamers, Invasion, Kidnapping, Plot, Heist,
)  # fmt: skip
DEVELOPMENTS = (Market, Bank, Colony, Beacon, Lab, Reactor)


class SmallGalaxy(MasterOfTheGalaxy):
    """The rules of Master of the Galaxy with a board and decks that are made up for tests."""

    id = "master-small"
    title = "Master of the Galaxy, a small one"
    cards = (*SPECIES, *POLITICS, *DEVELOPMENTS, *board_cards(small_board(), provenance="made up"))
