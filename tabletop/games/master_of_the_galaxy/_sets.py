"""Sets of cards, with a board of their own perhaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from tabletop import Expansion

from ._board import Link, System, Track, board_table, check_board


@attrs.frozen(kw_only=True, eq=False, repr=False)
class GalaxySet(Expansion):
    """
    A set of Master of the Galaxy: species, leaders and whatever else lies in decks, and a board perhaps.

    A board is made of cards: see :func:`board_cards`. It takes the place of the game's own.

    >>> from tabletop.games.master_of_the_galaxy import MasterOfTheGalaxy
    >>> [(one.title, len(one.board)) for one in MasterOfTheGalaxy.own_sets]
    [('Master of the Galaxy', 72)]
    """

    game: str = "master-of-the-galaxy"

    @property
    def board(self) -> list[type[Any]]:
        """The systems, tracks and links of its board; none if it has no board."""
        return [card for card in self.cards if issubclass(card, System | Track | Link)]

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what does not hold together in its board."""
        if self.board:
            try:
                check_board(board_table(self.board))
            except ValueError as error:
                yield f"its board: {error}"
