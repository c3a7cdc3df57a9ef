"""Conditions that cards of all games share: whose it is, to which card it happens, and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tabletop._base.texts import Text

from .cards import Card

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop._base.texts import Why, Words

    from .events import Event

F = TypeVar("F", bound="Callable[..., Any]")


def worded(words: Words) -> Callable[[F], F]:
    """
    Give a condition words for what does not fulfil it.

    >>> @worded("It is too young.")
    ... def old(card, other):
    ...     return other.age > 9
    >>> old.words
    'It is too young.'
    """

    def give(condition: F) -> F:
        condition.words = words  # type: ignore[attr-defined]
        return condition

    return give


def unmet(source: Any, where: Sequence[Callable[[Any, Any], bool]]) -> Why:
    """
    Return what says of a thing which of some conditions of a source it does not fulfil, in the words of that condition.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> why_not = unmet(ann.court.first, [mine])
    >>> why_not(ann.court.first), str(why_not(bob.court.first))
    (None, 'It is not yours.')
    """

    def why_not(thing: Any) -> Words | None:
        for condition in where:
            if not condition(source, thing):
                found: Words = getattr(condition, "words", None) or Text(
                    "tabletop.unmet", "It does not fit what {source} asks for.", source=source
                )
                return found
        return None

    return why_not


@worded(Text("tabletop.not-itself", "It is another card."))
def itself(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is this very card, or happens to it.

    >>> from tabletop.testing import table
    >>> match = table("hedge-court", Ann={"court": ["widow"]}, Bob={}).match
    >>> widow = match._live().players[0].court.first
    >>> itself(widow, widow)
    True
    """
    return (thing if isinstance(thing, Card) else thing.subject) == card


@worded(Text("tabletop.not-another", "It is this very card."))
def another(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is another card, or happens to another.

    >>> from tabletop.testing import table
    >>> widow, squire = table("hedge-court", Ann={"court": ["widow", "squire"]}, Bob={}).match._live().players[0].court
    >>> another(widow, squire), another(widow, widow)
    (True, False)
    """
    other = thing if isinstance(thing, Card) else thing.subject
    return other is not None and other != card


@worded(Text("tabletop.not-mine", "It is not yours."))
def mine(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that the same player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> mine(ann.court.first, ann.court.first), mine(ann.court.first, bob.court.first)
    (True, False)
    """
    other = thing if isinstance(thing, Card) else thing.subject
    return other is not None and other.controller is card.controller


@worded(Text("tabletop.not-theirs", "No other player has it."))
def theirs(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is a card that another player controls, or happens to one.

    >>> from tabletop.testing import table
    >>> ann, bob = table("hedge-court", Ann={"court": ["widow"]}, Bob={"court": ["squire"]}).match._live().players
    >>> theirs(ann.court.first, ann.court.first), theirs(ann.court.first, bob.court.first)
    (False, True)
    """
    other = thing if isinstance(thing, Card) else thing.subject
    return other is not None and other.controller is not card.controller


@worded(Text("tabletop.not-in-play", "It is not in play."))
def in_play(card: Card, thing: Card | Event) -> bool:
    """
    Say whether it is in play, or happens to a card that is, or that was until then.

    >>> from tabletop.testing import table
    >>> match = table("hedge-court", Ann={"court": ["widow"], "hand": ["squire"]}, Bob={}).match
    >>> ann = match._live().players[0]
    >>> in_play(ann.court.first, ann.court.first), in_play(ann.court.first, ann.hand.first)
    (True, False)
    """
    other = thing.subject
    return other is not None and other.in_play


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
