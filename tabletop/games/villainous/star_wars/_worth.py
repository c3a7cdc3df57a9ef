"""How well a Villain stands, for bots: what all Villains have and all dislike, in points; each adds what its Objective needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ._players import DarkSideVillain

#: What one of each is worth: a step of an Objective is worth a hundred and more.
OF_CREDIT: Final = 4
OF_AMBITION: Final = 5
OF_HAND_SIZE: Final = 10
OF_EXTRA_CARD: Final = 3
OF_CLOGGING_CARD: Final = -4
OF_ALLY: Final = 2
OF_STRENGTH: Final = 4
OF_VEHICLE: Final = 12
OF_COVERED_SYMBOL: Final = -12
OF_RESTRICTION: Final = -25
#: More money than this is worth little: it is there to be spent.
PLENTY: Final = 8
#: So many Conditions in hand are no burden.
FEW_CONDITIONS: Final = 2


def belongings(you: DarkSideVillain) -> int:
    """Say what a Villain has: money, cards in hand, Allies and Ally Vehicles, less what Heroes do to it."""
    return money(you) + hand(you) + allies(you) + fleet(you) + hindrances(you)


def money(you: DarkSideVillain) -> int:
    """Say what Credits and Ambition are worth: beyond plenty of each, one point apiece."""
    return worth_of(you.credits, OF_CREDIT) + worth_of(you.ambition, OF_AMBITION)


def worth_of(count: int, each: int) -> int:
    """
    Say what so much money is worth, with less for more than plenty.

    >>> worth_of(3, 4), worth_of(10, 4)
    (12, 34)
    """
    return each * min(count, PLENTY) + max(0, count - PLENTY)


def hand(you: DarkSideVillain) -> int:
    """Say what a hand is worth: as it is filled up anyway, its size counts, cards beyond it, and Conditions that clog it."""
    size, cards = you.hand_size, you.hand
    clogging = max(0, sum([1 for card in cards if not card.printed["paid_in"]]) - FEW_CONDITIONS)
    return OF_HAND_SIZE * size + OF_EXTRA_CARD * max(0, len(cards) - size) + OF_CLOGGING_CARD * clogging


def allies(you: DarkSideVillain) -> int:
    """Say what Allies are worth."""
    return sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.allies])


def fleet(you: DarkSideVillain) -> int:
    """Say what Ally Vehicles are worth."""
    return OF_VEHICLE * len(you.fleet)


def hindrances(you: DarkSideVillain) -> int:
    """Say what it costs that symbols are covered and Restrictions lie under the mover; loose Hero Vehicles cut the hand size."""
    covered = sum([1 for place in you.places for symbol in place.symbols if symbol.is_covered])
    return OF_COVERED_SYMBOL * covered + OF_RESTRICTION * len(you.mover.attached)


def can_use(you: DarkSideVillain, kind: str) -> bool:
    """Say whether a Villain stands where a symbol of a kind is open, and could do something with it."""
    spot = you.spot
    if spot is None or not [symbol for symbol in spot.symbols if symbol.kind == kind and symbol.is_open]:
        return False
    return you.game.why_no_action(you, kind) is None
