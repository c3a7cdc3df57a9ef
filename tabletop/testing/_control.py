"""A light check: whoever controls a card in play holds the place where it lies, owns it, or was given it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from tabletop import Card

from ._inside import in_play_controlled
from ._tally import broken

if TYPE_CHECKING:
    from tabletop import Match


class Gifts:
    """While it lasts, what cards are given to whom is noted: the rules of a game say it with :meth:`Card.give_to`."""

    def __init__(self) -> None:
        self.given: dict[tuple[int, int], int | None] = {}

    def __enter__(self) -> Self:
        self._give_to = give_to = Card.give_to
        given = self.given

        def noted(card: Card, player: Any) -> bool:
            done = give_to(card, player)
            given[card.row, card.incarnation] = None if player is None else player.seat
            return done

        Card.give_to = noted  # type: ignore[assignment, method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        Card.give_to = self._give_to  # type: ignore[method-assign]

    def look(self, match: Match) -> None:
        """Name a card in play that somebody controls for no reason that anybody could see."""
        for card, zone, holder, controller in in_play_controlled(match, self.given):
            names = match.seats
            where = f"in {zone!r} of {names[holder]}" if holder is not None else f"in {zone!r}, which nobody holds"
            why = f"{card} lies {where} under the control of {names[controller]}, who was not given it"
            broken("control", f"{why}: write give_to(...) where it comes there", match.number)
