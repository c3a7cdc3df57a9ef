"""
Conditions that cards of both boxes share, beside those of :mod:`tabletop.conditions`.

Each is asked about a card with an ability, and about an event or about another card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ._cards import Character, FateCard, VillainousCard
from ._events import ActionTaken, Vanquished
from ._players import Villain

if TYPE_CHECKING:
    from tabletop import Event

__all__ = [
    "by_a_fate_card",
    "by_a_rival",
    "has",
    "here",
    "is_a",
    "its_bearer",
    "mover_is_here",
    "on_my_board",
    "strong",
    "taking",
    "to_me",
    "was_used",
]


def here(card: VillainousCard, thing: VillainousCard | Event) -> bool:
    """Say whether it is a card at the place of this one, or happens to one there."""
    other: Any = thing.subject
    return other is not None and card.spot is not None and other.spot == card.spot


def its_bearer(card: VillainousCard, thing: VillainousCard | Event) -> bool:
    """Say whether it is the card that this one is attached to, or happens to it."""
    return card.bearer is not None and thing.subject == card.bearer


def on_my_board(card: VillainousCard, thing: VillainousCard | Event) -> bool:
    """Say whether it is a card on the board of this card's player, or happens to one there."""
    other: Any = thing.subject
    return other is not None and other.controller is card.controller


def mover_is_here(card: VillainousCard, _: object) -> bool:
    """Say whether the mover of this card's player stands at the place of this card."""
    return card.spot is not None and card.controller.spot == card.spot


def to_me(card: VillainousCard, player: Villain) -> bool:
    """Say whether it is the player of this card."""
    return card.controller is player


def by_a_rival(card: VillainousCard, event: Event) -> bool:
    """Say whether another player does it, in that player's own turn (SW-130, SW-131)."""
    doer: Any = event.doer
    return doer is not None and doer is not card.controller and doer is card.game.active


def by_a_fate_card(card: VillainousCard, _: object) -> bool:
    """Say whether it is a Fate card whose text is being carried out."""
    stack = card.game.stack
    return bool(stack) and isinstance(stack[-1].source, FateCard)


def taking(kind: str) -> Callable[[VillainousCard, ActionTaken], bool]:
    """Say whether it is an action of a kind."""

    def is_taken(card: VillainousCard, taken: ActionTaken) -> bool:
        return taken.kind == kind

    return is_taken


def has(kind: type[VillainousCard]) -> Callable[[VillainousCard, object], bool]:
    """Say whether a card of a kind is on the board of this card's player."""

    def is_there(card: VillainousCard, _: object) -> bool:
        return card.controller.the(kind) is not None

    return is_there


def is_a(*kinds: type[VillainousCard]) -> Callable[[VillainousCard, VillainousCard | Event], bool]:
    """Say whether it is a card of some kinds, or happens to one."""

    def is_one(card: VillainousCard, thing: VillainousCard | Event) -> bool:
        return isinstance(thing.subject, kinds)

    return is_one


def strong(card: VillainousCard, _: object) -> bool:
    """Say whether this character has any Strength left: used without any, an Ally is always lost (SW-117, SW-Q45)."""
    return isinstance(card, Character) and card.strength > 0


def was_used(card: VillainousCard, vanquished: Vanquished) -> bool:
    """Say whether this card was used in a Vanquish."""
    return card in vanquished.used
