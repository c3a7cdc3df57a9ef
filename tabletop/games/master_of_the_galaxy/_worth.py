"""How well a player stands, as bots see it: how near each of the three victories is. No rule rests on this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._board import Track
from ._cards import Conflict
from ._projects import AGENDA, BASE, BLUE_SIDE, COVERT, DEVELOPMENT, RECEIVE, RED_SIDE, ROUTE, Project
from ._slots import BRIGHT

if TYPE_CHECKING:
    from ._players import Ruler

WORTH_OF_BASE: Final = 160
WORTH_OF_WAITING_BASE: Final = 90
#: What each symbol of the kind is worth of which a player has most, and each other one.
WORTH_OF_SYMBOL: Final = 110
WORTH_OF_OTHER_SYMBOL: Final = 20
WORTH_OF_CARD: Final = 20
WORTH_OF_REWARD: Final = 24
#: What a cube on each kind of project is worth, on a route that leads nowhere new, and a complete route that leads on.
WORTH_OF_CUBE: Final = {
    BASE: 30, ROUTE: 24, DEVELOPMENT: 12, AGENDA: 10, RECEIVE: 9, COVERT: 5, RED_SIDE: 14, BLUE_SIDE: 14,
}  # fmt: skip
WORTH_OF_IDLE_CUBE: Final = 3
WORTH_OF_ROUTE: Final = 60
#: What so many cubes of a colour in the bag are worth, besides two for each.
WORTH_IN_BAG: Final = (0, 16, 28, 37, 43, 46)
#: What it is worth to take a system of an opponent in a conflict; a starting system wins the game.
WORTH_OF_SYSTEM: Final = 300
WORTH_OF_CORNER: Final = 700
#: What each step is worth by which one is nearer to such a system.
WORTH_OF_STEP: Final = 15


def standing(player: Ruler) -> int:
    """Say how well a player stands."""
    counts = sorted(player.symbols.values(), reverse=True)
    symbols = WORTH_OF_SYMBOL * counts[0] + WORTH_OF_OTHER_SYMBOL * sum(counts[1:]) if counts else 0
    bases = WORTH_OF_BASE * player.bases_on_board + WORTH_OF_WAITING_BASE * len(player.bases_waiting)
    work = work_done(player) + rewards_pending(player) + worth_of_bag(player)
    return bases + symbols + work - WORTH_OF_STEP * way_to_conquest(player)


def worth_of_bag(player: Ruler) -> int:
    """Say what the cubes in a bag are worth: more of a colour that there is little of."""
    counts = [player.bag[player.game.CUBES[colour]] for colour in BRIGHT]
    return sum([WORTH_IN_BAG[min(count, len(WORTH_IN_BAG) - 1)] + 2 * count for count in counts])


def way_to_conquest(player: Ruler) -> int:
    """Say how many tracks lie between a player and the nearest starting system of an opponent."""
    own = player.systems
    ways = [
        steps[system.id]
        for other in player.others
        for corner in other.systems
        if corner.is_start
        for steps in (corner.steps,)
        for system in own
        if system.id in steps
    ]
    return min(ways, default=0)


def work_done(player: Ruler) -> int:
    """Say what the cubes on projects are worth, and the cards: most where they lead somewhere new."""
    cards = WORTH_OF_CARD * min(len(player.cards), player.card_limit)
    return cards + sum([work_on(project, player) for project in player.projects])


def work_on(project: Project, player: Ruler) -> int:
    """Say what the cubes on a project are worth."""
    card, count = project.card, len(project.cubes)
    worth, more = WORTH_OF_CUBE[project.kind], 0
    if isinstance(card, Track):
        destination = card.destination
        if destination is None or not destination.is_neutral:
            worth = WORTH_OF_IDLE_CUBE
        elif card.is_complete_for(player):
            more = WORTH_OF_ROUTE
    elif isinstance(card, Conflict):
        more = stake(card, project) * (2 + 8 * count // len(project.indexes)) // 10
    elif project.kind in (AGENDA, DEVELOPMENT):
        worth += max([4 * player.symbols[symbol] for symbol in card.printed["symbols"]], default=0)
    return worth * count + more


def stake(conflict: Conflict, side: Project) -> int:
    """Say what winning a side of a conflict is worth, besides what every conflict brings."""
    threatened = conflict.systems[1 - side.number]
    if side.layout.about != "system" or threatened.controller is None:
        return 0
    return WORTH_OF_CORNER if threatened.is_start else WORTH_OF_SYSTEM


def rewards_pending(player: Ruler) -> int:
    """Say what the rewards that wait for a player are worth; what can be done once is not to be done in vain."""
    game = player.game
    return WORTH_OF_REWARD * len(game.facts.completed) - len(game.lasting) if player == game.active else 0
