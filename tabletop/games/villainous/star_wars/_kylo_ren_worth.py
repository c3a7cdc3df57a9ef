"""How well Kylo Ren stands, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._cards import total_strength
from ._conditions import Condition

if TYPE_CHECKING:
    from tabletop.games.villainous._cards import Hero

    from ._players import DarkSideVillain

TOKEN: Final = 100
#: A Hero to be defeated, if the Allies there are strong enough; if not, a share of it.
PREY: Final = 36
COVERED_PLACE: Final = 8
#: Each point of Strength of an Ally, and each Ally.
STRENGTH: Final = 3
ALLY: Final = 2
CREDIT: Final = 2
AMBITION: Final = 4
#: Of more money than that, each piece is worth 1.
ENOUGH_CREDITS: Final = 5
ENOUGH_AMBITION: Final = 6
SHIP: Final = 8
LOOSE_REBEL: Final = 10
RESTRICTION: Final = 20
#: A symbol that can still be used, and one with which a Hero can be defeated.
OPEN: Final = 1
OPEN_VANQUISH: Final = 12


def standing(you: DarkSideVillain, dark: int) -> int:
    """Say how well Kylo Ren stands: dark tokens above all, then what will bring more of them."""
    return TOKEN * dark + fighters(you) + prey(you) + money(you) + deep_space(you) + prospects(you)


def fighters(you: DarkSideVillain) -> int:
    """Say what the Allies are worth."""
    return STRENGTH * total_strength(you.allies) + ALLY * len(you.allies)


def prey(you: DarkSideVillain) -> int:
    """Say what the Heroes are worth who could be defeated, less the symbols that they cover."""
    covered = len([place for place in you.locations if place.top])
    return sum([chance_of(you, hero) for hero in you.heroes]) - COVERED_PLACE * covered


def chance_of(you: DarkSideVillain, hero: Hero) -> int:
    """Say how near a Hero is to being defeated."""
    strength = total_strength(you.allies_at(hero.spot))
    return PREY * min(strength + 1, hero.strength + 1) // (hero.strength + 1)


def money(you: DarkSideVillain) -> int:
    """Say what Credits and Ambition are worth."""
    return enough(you.credits, CREDIT, ENOUGH_CREDITS) + enough(you.ambition, AMBITION, ENOUGH_AMBITION)


def enough(count: int, worth: int, most: int) -> int:
    """Say what pieces of money are worth, up to enough of them and beyond."""
    return worth * min(count, most) + max(0, count - most)


def deep_space(you: DarkSideVillain) -> int:
    """Say what the ships are worth, and how Hero Vehicles and Restrictions are in the way."""
    under = len(you.mover.attached)
    return SHIP * len(you.free_vehicles) - LOOSE_REBEL * len(you.rebels) - RESTRICTION * under


def prospects(you: DarkSideVillain) -> int:
    """Say what can still be done this turn, and what the hand holds."""
    symbols = [] if you.spot is None else [symbol.kind for symbol in you.spot.symbols if symbol.is_open]
    fight = OPEN_VANQUISH if "vanquish" in symbols and you.game.vanquishable(you) else 0
    waiting = len([card for card in you.hand if isinstance(card, Condition)])
    return OPEN * len(symbols) + fight - max(0, waiting - 1)
