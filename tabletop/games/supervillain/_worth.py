"""
What the belongings of a Villain are worth, as bots see it; no rule asks for it.

A bot that is done sees the Morning of the next Villain begin. What comes to that Villain then comes whatever the bot does
before, so it does not count: else a bot would rather throw a card away than be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._villains import HAND_LIMIT

if TYPE_CHECKING:
    from ._villains import Villain

# What things are worth besides the Power that went into them, in millions of Minions.
WORTH_OF_POINT: Final = 400
WORTH_OF_PROJECT: Final = 150
WORTH_OF_CARD: Final = 250
#: When an Asteroid hits, its owner draws a card.
WORTH_OF_ASTEROID: Final = WORTH_OF_CARD
#: What a card is worth that must be discarded in the Evening, unless it is used before.
WORTH_OF_SPARE_CARD: Final = 10


def standing(villain: Villain) -> int:
    """Say how well a Villain's side stands, in millions of Minions: what it has built and may yet use."""
    return sum([belongings(member) - morning_gift(member) for member in villain.side])


def belongings(villain: Villain) -> int:
    """Say what a Villain has, in millions of Minions."""
    built: int = sum([site.printed["cost"] + WORTH_OF_POINT * site.printed["points"] for site in villain.facilities])
    begun: int = sum([WORTH_OF_PROJECT + project.workforce for project in villain.projects])
    flying = sum([WORTH_OF_ASTEROID * (2 if asteroid.is_charged else 1) for asteroid in villain.asteroids])
    return built + begun + flying + worth_of_hand(villain)


def worth_of_hand(villain: Villain) -> int:
    """Say what the cards in hand are worth; those beyond the limit are lost in the Evening."""
    count = len(villain.hand)
    kept = min(count, HAND_LIMIT)
    return WORTH_OF_CARD * kept + WORTH_OF_SPARE_CARD * (count - kept)


def morning_gift(villain: Villain) -> int:
    """Say what the Morning has just brought a Villain for nothing: the card of an Asteroid that is hitting, and that of Act II."""
    game = villain.game
    if villain != game.active:
        return 0
    return WORTH_OF_CARD if game.hitting == villain or game.act_three.is_now else 0
