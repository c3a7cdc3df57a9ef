"""Sets of Domination cards and Minion cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from tabletop import Expansion

from ._cards import Domination, Minion


@attrs.frozen(kw_only=True, eq=False, repr=False)
class SupervillainSet(Expansion):
    """
    A set of Supervillain: cards that are shuffled into the two decks.

    >>> from tabletop.games.supervillain import Supervillain
    >>> [(one.title, len(one.cards)) for one in Supervillain.own_sets]
    [('This Galaxy Is Mine!', 45)]
    """

    game: str = "supervillain"

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what belongs into neither deck."""
        for card in self.cards:
            if not issubclass(card, Domination | Minion):
                yield f"{card.__name__} is neither a Domination card nor a Minion card"
