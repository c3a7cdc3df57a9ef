"""How well Villains of Marvel stand, for bots: what all of them have, beside what each needs for the own Objective."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ._players import MarvelVillain

#: What everybody has to begin with: bots compare standings above 0, however many troubles somebody has.
TO_BEGIN_WITH: Final = 1000
#: Power that is soon spent, more of it, and so much of it that nothing more is worth anything.
OF_POWER: Final = 5
OF_MORE_POWER: Final = 2
SOON: Final = 6
PLENTY: Final = 15
#: Allies, wherever they are, and what they lie there with.
OF_ALLY: Final = 2
OF_STRENGTH: Final = 2
OF_SPECIALTY: Final = 10
OF_ITEM: Final = 3
#: Who stands in the way, and what is covered by that.
OF_OPPONENT: Final = 3
OF_COVERED_PLACE: Final = 15
OF_CRISIS: Final = 25
#: A symbol that could be used now.
OF_SYMBOL: Final = 1
OF_HAND_SIZE: Final = 8
#: A card in hand that is nothing but in the way of another.
OF_CLOGGING_CARD: Final = -3


def means(you: MarvelVillain) -> int:
    """Say what a player has to work with, less what stands in the way."""
    tools = OF_SYMBOL * open_symbols(you) + OF_HAND_SIZE * you.hand_size
    return TO_BEGIN_WITH + money(you) + forces(you) + tools - troubles(you)


def hopes(you: MarvelVillain, of_cards: Mapping[str, int]) -> int:
    """Say what the hand is worth, by what some cards are worth in it; all others are in the way."""
    return sum([of_cards.get(card.id, OF_CLOGGING_CARD) for card in you.hand])


def money(you: MarvelVillain) -> int:
    """Say what Power is worth: much of it is not worth much more."""
    return OF_POWER * min(you.power, SOON) + OF_MORE_POWER * max(0, min(you.power, PLENTY) - SOON)


def forces(you: MarvelVillain) -> int:
    """Say what Allies, Items and Specialties are worth."""
    allies: int = sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.all_allies])
    items = [card for place in you.locations for card in place.bottom]
    return allies + OF_ITEM * (len(items) - len(you.allies)) + OF_SPECIALTY * len(you.specialties)


def troubles(you: MarvelVillain) -> int:
    """Say how Heroes, others' Allies and Events are in the way."""
    opposing = sum([OF_OPPONENT + one.strength for one in you.opposing])
    covered = len([place for place in you.locations if any(card.covers_symbols for card in place.top)])
    return opposing + OF_COVERED_PLACE * covered + OF_CRISIS * len(you.crises)


def open_symbols(you: MarvelVillain) -> int:
    """Count the symbols that could be used now."""
    game = you.game
    return len([one for one in game.symbols_of(you) if one.is_open and game.why_no_action(you, one.kind) is None])


def can_use(you: MarvelVillain, kind: str) -> bool:
    """Say whether a symbol of a kind is open where the mover is, and something can be done with it."""
    open_ones = [one for one in you.game.symbols_of(you) if one.kind == kind and one.is_open]
    return len(open_ones) > 0 and you.game.why_no_action(you, kind) is None
