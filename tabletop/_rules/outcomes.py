"""How a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from tabletop._base.texts import as_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._base.texts import Text


@attrs.frozen
class Outcome:
    """
    How a match ended: who won, everybody's points, the ranking from best to worst, and what ended it.

    >>> Outcome.won_by(1, 2, "Checkmate.")
    Outcome(winners=(1,), points=(0, 1), ranking=((1,), (0,)), how=Text('words.checkmate', 'Checkmate.'))
    """

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    how: Text

    @classmethod
    def by_points(cls, points: Sequence[int], how: Text | str, *, winners: Sequence[int] | None = None) -> Outcome:
        """
        Rank seats by their points, most first; the best win, unless *winners* says who does.

        >>> Outcome.by_points([3, 7, 3], "The market closes.").ranking
        ((1,), (0, 2))
        """
        seats: dict[int, tuple[int, ...]] = dict.fromkeys(sorted(set(points), reverse=True), ())
        for seat, mine in enumerate(points):
            seats[mine] += (seat,)
        ranking = tuple(seats.values())
        return cls(ranking[0] if winners is None else tuple(winners), tuple(points), ranking, as_text(how))

    @classmethod
    def won_by(cls, winner: int, seats: int, how: Text | str) -> Outcome:
        """One seat wins with a point, the others have none."""
        return cls.by_points([int(seat == winner) for seat in range(seats)], how)

    @classmethod
    def drawn(cls, seats: int, how: Text | str) -> Outcome:
        """Nobody wins."""
        return cls.by_points([0] * seats, how, winners=())
