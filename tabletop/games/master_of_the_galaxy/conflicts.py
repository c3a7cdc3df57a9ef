"""
The conflicts: two sides each, and an objective for either.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import origins

from ._cards import Conflict


class BorderWar(
    Conflict, symbol="military", loot=2, red="RRRRW*", red_objective="system",
    blue="RRRWW*", blue_objective="discard leader",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a military symbol; who wins takes two cubes.
    Red takes the system, blue has the loser discard a leader.
    """


class TradeWar(
    Conflict, symbol="economic", loot=3, red="YYYR", red_objective="take commerce",
    blue="YYYY", blue_objective="take commerce",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has an economic symbol; who wins takes three cubes.
    Either side takes a commerce card.
    """


class ColdWar(
    Conflict, symbol="scientific", loot=2, red="BBRK", red_objective="discard government",
    blue="BBBRR", blue_objective="take leader",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a scientific symbol; who wins takes two cubes.
    Red has the loser discard a government, blue takes a leader.
    """


class Crusade(
    Conflict, symbol="cultural", loot=2, red="RRWWW*", red_objective="system",
    blue="WWWRR", blue_objective="system",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a cultural symbol; who wins takes two cubes.
    Either side takes the system.
    """


class Espionage(
    Conflict, symbol="scientific", loot=2, red="BBBK", red_objective="take progress",
    blue="BYYK", blue_objective="take leader",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a scientific symbol; who wins takes two cubes.
    Red takes a progress card, blue takes a leader.
    """


class Blockade(
    Conflict, symbol="economic", loot=2, red="RRYY", red_objective="take conflict",
    blue="YYWR", blue_objective="discard expansion",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has an economic symbol; who wins takes two cubes.
    Red takes a conflict, blue has the loser discard an expansion card.
    """


class Annexation(
    Conflict, symbol="diplomatic", loot=1, red="RRRYY*", red_objective="system",
    blue="RRYY", blue_objective="take government",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a diplomatic symbol; who wins takes a cube.
    Red takes the system, blue takes a government.
    """


class Assimilation(
    Conflict, symbol="cultural", loot=2, red="WWWBB", red_objective="system",
    blue="WWWB", blue_objective="take development",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a cultural symbol; who wins takes two cubes.
    Red takes the system, blue takes a development.
    """


class TotalWar(
    Conflict, symbol="military", loot=4, red="RRRR*R*W", red_objective="system",
    blue="RRRR*R*W", blue_objective="system",
    origins=origins(proven="objectives", ours="name symbol loot slots"),
):  # fmt: skip
    """
    Who leads has a military symbol; who wins takes four cubes.
    Either side takes the system.
    """


CARDS = (
    BorderWar, TradeWar, ColdWar, Crusade, Espionage, Blockade, Annexation, Assimilation, TotalWar,
)  # fmt: skip
