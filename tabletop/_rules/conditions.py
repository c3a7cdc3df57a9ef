"""Conditions that cards of all games share: whose it is, to which card it happens, and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card

if TYPE_CHECKING:
    from .events import Event


def itself(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is this very card, or happens to it.

    >>> from tabletop.testing import table
    >>> match = table("hedge-court", Ann={"court": ["widow"]}, Bob={}).match
    >>> widow = match._live().players[0].court.first
    >>> itself(widow, widow)
    True
    """
    return thing.subject == card


def another(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is another card, or happens to another.

    >>> from tabletop.testing import table
    >>> widow, squire = table("hedge-court", Ann={"court": ["widow", "squire"]}, Bob={}).match._live().players[0].court
    >>> another(widow, squire), another(widow, widow)
    (True, False)
    """
    other = thing.subject
    return other is not None and other != card


def mine(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that the same player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> mine(ann.court.first, ann.court.first), mine(ann.court.first, bob.court.first)
    (True, False)
    """
    other = thing.subject
    return other is not None and other.controller is card.controller


def theirs(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that another player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> theirs(ann.court.first, ann.court.first), theirs(ann.court.first, bob.court.first)
    (False, True)
    """
    other = thing.subject
    return other is not None and other.controller is not card.controller


def by_me(card: Card, event: Event) -> bool:
    """
    Say whether the player of this card does it.

    >>> from tabletop import LookedAt
    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> by_me(ann.court.first, LookedAt(ann, bob.court.first)), by_me(bob.court.first, LookedAt(ann, bob.court.first))
    (True, False)
    """
    doer = event.doer
    return doer is not None and doer is card.controller


def by_others(card: Card, event: Event) -> bool:
    """
    Say whether another player than that of this card does it.

    >>> from tabletop import LookedAt
    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> by_others(bob.court.first, LookedAt(ann, bob.court.first))
    True
    """
    doer = event.doer
    return doer is not None and doer is not card.controller


def my_turn(card: Card, _: object) -> bool:
    """
    Say whether it is the turn of this card's player.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> my_turn(ann.court.first, None), my_turn(bob.court.first, None)
    (True, False)
    """
    return card.game.active is card.controller
