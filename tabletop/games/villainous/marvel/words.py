"""Conditions that cards of the Marvel boxes share, beside those of :mod:`tabletop.conditions` and of the base."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop import Card

from ._cards import MarvelCard

if TYPE_CHECKING:
    from tabletop import Event

__all__ = [
    "abroad",
    "at_home",
    "called",
    "in_the_same_domain",
    "through_others",
]


def abroad(card: MarvelCard, _: object) -> bool:
    """Say whether this card lies in another player's Domain."""
    return card.is_abroad


def in_the_same_domain(card: MarvelCard, thing: Any) -> bool:
    """Say whether it is a card in the same Domain, or happens to one."""
    other = thing.subject
    return card.domain is not None and isinstance(other, MarvelCard) and other.domain is card.domain


def at_home(card: MarvelCard, thing: Any) -> bool:
    """Say whether it is a card that this card's player has in the own Domain, or happens to one."""
    other = thing.subject
    return isinstance(other, MarvelCard) and other.controller is card.controller and other.domain is card.controller


def called(word: str) -> Callable[[MarvelCard, Any], bool]:
    """Say whether it is a card with a word in its name, or happens to one (MV-152)."""

    def is_called(card: MarvelCard, thing: Any) -> bool:
        return isinstance(thing.subject, MarvelCard) and thing.subject.is_named(word)

    return is_called


def through_others(card: MarvelCard, _: Event) -> bool:
    """Say whether it comes of a Fate card, of an Event or of another player's card: of what is carried out right now."""
    stack = card.game.stack
    source = stack[-1].source if stack else None
    return isinstance(source, Card) and source.owner is not card.controller
