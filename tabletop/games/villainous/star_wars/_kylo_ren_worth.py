"""How well Kylo Ren stands, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._cards import total_strength
from ._conditions import Condition

if TYPE_CHECKING:
    from tabletop.games.villainous._cards import Hero
    from tabletop.games.villainous._places import Symbol

    from ._cards import DarkSideVillainCard
    from ._players import DarkSideVillain

TOKEN: Final = 120
#: A token that a Hero will bring, if the Allies there are strong enough; if not, a share of it.
PREY: Final = 60
#: How many tokens the defeat of a Hero brings, if not one.
TOKENS_OF: Final = {"kylo_han_solo": 2, "kylo_luke_skywalker": 0}
COVERED_PLACE: Final = 6
STRENGTH: Final = 4
ALLY: Final = 4
CREDIT: Final = 2
AMBITION: Final = 4
#: Of more money than that, each piece is worth 1.
ENOUGH_CREDITS: Final = 4
ENOUGH_AMBITION: Final = 6
SHIP: Final = 10
LOOSE_REBEL: Final = 10
RESTRICTION: Final = 30
IDLE_CARD: Final = 4
CONDITION: Final = 3
#: An open symbol with which something can be done: always less than what it brings.
OPEN: Final = {"vanquish": 20, "ambition": 6, "play": 6, "credits": 3, "maneuver": 1, "discard": 1, "fate": 16}


def standing(you: DarkSideVillain, dark: int) -> int:
    """Say how well Kylo Ren stands: dark tokens above all, then what will bring more of them."""
    return TOKEN * dark + fighters(you) + prey(you) + money(you) + deep_space(you) + prospects(you) + hand(you)


def fighters(you: DarkSideVillain) -> int:
    """Say what the Allies are worth."""
    return STRENGTH * total_strength(you.allies) + ALLY * len(you.allies)


def prey(you: DarkSideVillain) -> int:
    """Say what the Heroes are worth who could be defeated, less the symbols that they cover."""
    covered = len([place for place in you.locations if place.top])
    return sum([chance_of(you, hero) for hero in you.heroes]) - COVERED_PLACE * covered


def chance_of(you: DarkSideVillain, hero: Hero) -> int:
    """Say how near a Hero is to being defeated: Allies who are elsewhere help a little."""
    here = total_strength(you.allies_at(hero.spot))
    together = here + (total_strength(you.allies) - here) // 3
    prize = PREY * TOKENS_OF.get(hero.id, 1)
    return prize if here >= hero.strength else prize * min(together + 1, hero.strength) // (hero.strength + 2)


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
    """Say what can still be done in a turn of one's own with the symbols where the mover is."""
    if you.spot is None or you.game.active != you:
        return 0
    return sum([hope(you, symbol) for symbol in you.spot.symbols if symbol.is_open])


def hope(you: DarkSideVillain, symbol: Symbol) -> int:
    """Say what an open symbol is worth: nothing if nothing can be done with it."""
    return 0 if you.game.why_no_action(you, symbol.kind) else OPEN[symbol.kind]


def hand(you: DarkSideVillain) -> int:
    """Say how cards in hand are in the way: Conditions but for some of different kinds, and what could not be played for free."""
    conditions = [card for card in you.hand if isinstance(card, Condition)]
    kinds = min(len({card.id for card in conditions}), you.hand_size // 2)
    others = [card for card in you.hand if card not in conditions and is_idle(you, card)]
    return CONDITION * kinds - IDLE_CARD * (len(conditions) - kinds + len(others))


def is_idle(you: DarkSideVillain, card: DarkSideVillainCard) -> bool:
    """Say whether nothing could be done with a card now, whatever it costs."""
    return not card.targets() or not you.game.homes_of(card, you, by=you)
