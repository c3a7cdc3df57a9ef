"""Conditions that cards of all games share: whose it is, to which card it happens, and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card

if TYPE_CHECKING:
    from .events import Event


def the_card(thing: Card | Event) -> Card | None:
    """
    Return the card that a condition is about: the thing itself, or the one that an event happens to; None if there is none.

    >>> from tabletop import Revealed
    >>> from tabletop.testing import table
    >>> widow = table("hedge-court", Ann={"court": ["widow"]}, Bob={}).match._live().players[0].court.first
    >>> the_card(widow) == the_card(Revealed(widow)) == widow
    True
    """
    if isinstance(thing, Card):
        return thing
    subject: Card | None = thing.subject
    return subject


def itself(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is this very card, or happens to it.

    >>> from tabletop.testing import table
    >>> match = table("hedge-court", Ann={"court": ["widow"]}, Bob={}).match
    >>> widow = match._live().players[0].court.first
    >>> itself(widow, widow)
    True
    """
    return the_card(thing) == card


def another(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is another card, or happens to another.

    >>> from tabletop.testing import table
    >>> widow, squire = table("hedge-court", Ann={"court": ["widow", "squire"]}, Bob={}).match._live().players[0].court
    >>> another(widow, squire), another(widow, widow)
    (True, False)
    """
    other = the_card(thing)
    return other is not None and other != card


def mine(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that the same player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> mine(ann.court.first, ann.court.first), mine(ann.court.first, bob.court.first)
    (True, False)
    """
    other = the_card(thing)
    return other is not None and bool(other.controller == card.controller)


def theirs(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that another player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> theirs(ann.court.first, ann.court.first), theirs(ann.court.first, bob.court.first)
    (False, True)
    """
    other = the_card(thing)
    return other is not None and bool(other.controller != card.controller)


def by_me(card: Card, event: Event) -> bool:
    """
    Say whether the player of this card does it.

    >>> from tabletop import LookedAt
    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> by_me(ann.court.first, LookedAt(ann, bob.court.first)), by_me(bob.court.first, LookedAt(ann, bob.court.first))
    (True, False)
    """
    return event.doer is not None and bool(event.doer == card.controller)


def by_others(card: Card, event: Event) -> bool:
    """
    Say whether another player than that of this card does it.

    >>> from tabletop import LookedAt
    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> by_others(bob.court.first, LookedAt(ann, bob.court.first))
    True
    """
    return event.doer is not None and bool(event.doer != card.controller)


def my_turn(card: Card, _: object) -> bool:
    """
    Say whether it is the turn of this card's player.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> my_turn(ann.court.first, None), my_turn(bob.court.first, None)
    (True, False)
    """
    return bool(card.game.active == card.controller)
