"""Why a computed value is what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from tabletop._base.texts import Text


@attrs.frozen
class Reason:
    """One line of an explanation: what had a say in a value, and what it said."""

    source: Text
    layer: str
    amount: int | bool


@attrs.frozen
class Explanation:
    """
    Why a value is what it is: where it started and everything that modified it, in order.

    >>> from tabletop.testing import table
    >>> match = table("hedge-court", Ann={"court": ["squire", "captain"]}, Bob={}).match
    >>> squire = match.view(0).zone("court", 0).cards[0]
    >>> print(match.explain(squire.id, "might", seat=0))
    3 (printed is 2, Captain add 1)
    """

    value: int | bool
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        words = ", ".join(f"{reason.source} {reason.layer} {reason.amount}" for reason in self.reasons)
        return f"{self.value} ({words})"
