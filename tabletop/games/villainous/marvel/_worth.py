"""How well a Villain stands, for bots: what all Villains have and all dislike, in points; each adds what its Objective needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ._cards import Item

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.games.villainous._cards import Character

    from ._players import MarvelVillain

#: What one of each is worth: a step of an Objective is worth a hundred and more.
OF_POWER: Final = 4
OF_EXTRA_CARD: Final = 3
OF_ALLY: Final = 2
OF_STRENGTH: Final = 4
OF_COVERED_SYMBOL: Final = -12
OF_CRISIS: Final = -10
OF_SPECIALTY: Final = 16
OF_ITEM: Final = 8
#: More Power than this is worth little: it is there to be spent.
PLENTY: Final = 10


def belongings(you: MarvelVillain) -> int:
    """Say what a Villain has: Power, cards in hand, Allies, less what Heroes and Events do to it."""
    return money(you) + hand(you) + allies(you) + hindrances(you)


def money(you: MarvelVillain) -> int:
    """Say what Power is worth: beyond plenty one point apiece."""
    return OF_POWER * min(you.power, PLENTY) + max(0, you.power - PLENTY)


def hand(you: MarvelVillain) -> int:
    """Say what a hand is worth: as it is filled up anyway, only cards beyond its size count."""
    return OF_EXTRA_CARD * max(0, len(you.hand) - you.hand_size)


def allies(you: MarvelVillain) -> int:
    """Say what Allies are worth, wherever they are."""
    return sum([OF_ALLY + OF_STRENGTH * ally.strength for ally in you.all_allies])


def hindrances(you: MarvelVillain) -> int:
    """Say what it costs that symbols are covered, and that Events lie above the Domain."""
    covered = sum([1 for place in you.places for symbol in place.symbols if symbol.is_covered])
    return OF_COVERED_SYMBOL * covered + OF_CRISIS * len(you.crises)


def equipment(you: MarvelVillain) -> int:
    """Say what Specialties and Items are worth that a Villain has in the own Domain: for those who need them."""
    return OF_SPECIALTY * len(you.specialties) + OF_ITEM * len(you.own(Item))


def can_use(you: MarvelVillain, kind: str) -> bool:
    """Say whether a Villain stands where a symbol of a kind is open, and could do something with it."""
    spot = you.spot
    if spot is None or not [symbol for symbol in spot.symbols if symbol.kind == kind and symbol.is_open]:
        return False
    return you.game.why_no_action(you, kind) is None


def has_open(you: MarvelVillain, kind: str) -> bool:
    """Say whether a Villain stands where a symbol of a kind is open."""
    return any(symbol.kind == kind and symbol.is_open for symbol in you.game.symbols_of(you))


def reach(you: MarvelVillain, targets: Iterable[Character], of_one: int) -> int:
    """Say what some characters are worth whom the Villain's Allies beside them could vanquish: the more, the nearer they are."""
    left: dict[Any, int] = {place: sum([ally.strength for ally in you.allies_at(place)]) for place in you.locations}
    worth = 0
    for target in sorted(targets, key=lambda target: target.strength):
        near = left.get(target.spot, 0)
        is_enough = near >= max(1, target.strength)
        worth += of_one if is_enough else of_one * near // (target.strength + 1)
        left[target.spot] = near - min(near, target.strength)
    return worth
