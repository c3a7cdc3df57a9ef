"""Tic-tac-toe for tabletop: the smallest complete ruleset."""

from __future__ import annotations

from typing import Any, Final

from tabletop import Facts, Game, Outcome, Text, facts

SQUARES: Final = tuple(
    Text(f"tic-tac-toe.{name.replace(' ', '-')}", name)
    for name in (
        "top left",
        "top",
        "top right",
        "left",
        "centre",
        "right",
        "bottom left",
        "bottom",
        "bottom right",
    )
)
#: For each square, the pairs of squares that make a row of three with it.
ROWS: Final = tuple(
    tuple(
        tuple(other for other in row if other != square)
        for row in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
        if square in row
    )
    for square in range(9)
)
EMPTY: Final = None
WHERE: Final = Text("tic-tac-toe.where", "Where do you put your mark?")
THREE_IN_A_ROW: Final = Text("tic-tac-toe.three", "Three in a row!")
FULL_BOARD: Final = Text("tic-tac-toe.full", "The board is full.")


@facts
class Board(Facts):
    """The nine squares, each with the seat whose mark is on it, or nothing."""

    squares: tuple[int | None, ...] = (EMPTY,) * 9


class TicTacToe(Game):
    """Two players take turns to put their mark on a square. Three of a kind in a row win."""

    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    seats = (2,)
    facts_class = Board
    facts: Board

    async def step(self) -> None:
        """The active player marks an empty square."""
        squares = self.facts.squares
        empty = [name for name, mark in zip(SQUARES, squares, strict=True) if mark is EMPTY]
        chosen = await self.active.choose(WHERE, empty, unless=None)
        self.mark(SQUARES.index(chosen))

    def mark(self, square: int) -> None:
        """Put the active player's mark on a square: that may win, or fill the board."""
        seat, old = self.facts.active, self.facts.squares
        squares = (*old[:square], seat, *old[square + 1 :])
        self.set_facts(squares=squares, active=1 - seat)
        if any(squares[one] == seat == squares[two] for one, two in ROWS[square]):
            self.end(Outcome.won_by(seat, 2, THREE_IN_A_ROW))
        if EMPTY not in squares:
            self.end(Outcome.drawn(2, FULL_BOARD))

    @classmethod
    def picture(cls, view: Any) -> str:
        """Draw the board."""
        marks = ["·" if mark is EMPTY else "XO"[mark] for mark in view.facts["squares"]]
        return "\n".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))
