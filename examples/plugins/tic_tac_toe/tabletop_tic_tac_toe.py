"""Tic-tac-toe for tabletop: the smallest complete ruleset."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import tabletop
from tabletop import Appearance, Event, Facts, Game, Outcome, Player, Spot, Text, event, facts


class Square(NamedTuple):
    """One of the nine squares."""

    number: int
    name: str

    def label_for(self, _: int) -> Text:
        """Return what the square is called."""
        return Text(f"tic-tac-toe.{self.name.replace(' ', '-')}", self.name)

    @property
    def targets(self) -> tuple[Spot, ...]:
        """Where to click: on the square of the facts with its number."""
        return (Spot("squares", self.number),)


SQUARES: Final = tuple(
    Square(number, name)
    for number, name in enumerate(
        ("top left", "top", "top right", "left", "centre", "right", "bottom left", "bottom", "bottom right")
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
TAKEN: Final = Text("tic-tac-toe.taken", "That square is taken.")
FULL_BOARD: Final = Text("tic-tac-toe.full", "The board is full.")


@facts
class Board(Facts):
    """The nine squares, each with the seat whose mark is on it, or nothing."""

    squares: tuple[int | None, ...] = (EMPTY,) * 9


@event(by="player")
class Marked(Event):
    """A player puts a mark on a square; then it is the other's turn."""

    text = "{player} marks {square}."
    player: Player
    square: Square

    def happen(self, game: TicTacToe) -> None:
        """Put the mark there."""
        seat, old, number = self.player.seat, game.facts.squares, self.square.number
        game.set_facts(squares=(*old[:number], seat, *old[number + 1 :]), active=1 - seat)


class TicTacToe(Game):
    """Two players take turns to put their mark on a square. Three of a kind in a row win."""

    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    seats = (2,)
    looks = Appearance(
        boards=(tabletop.Board(name="the square", fact="squares", columns=3, rows=3),),
        says=tuple([square.label_for(0) for square in SQUARES]),
    )
    facts_class = Board
    facts: Board

    async def step(self) -> None:
        """The active player marks an empty square."""
        player, squares = self.active, self.facts.squares

        empty = [square for square in SQUARES if squares[square.number] is EMPTY]
        square = await player.choose(WHERE, empty, among=SQUARES, why_not=lambda _: TAKEN, ask_anyway=True)
        assert square is not None  # noqa: S101 (for the type checker: there is always a square left)
        await self.perform(Marked(player, square))
        if self.has_won(player, square):
            self.end(Outcome.won_by(player.seat, 2, THREE_IN_A_ROW))
        if EMPTY not in self.facts.squares:
            self.end(Outcome.drawn(2, FULL_BOARD))

    def has_won(self, player: Player, square: Square) -> bool:
        """Say whether a mark on *square* makes a row of three."""
        squares, seat = self.facts.squares, player.seat
        for one, two in ROWS[square.number]:  # noqa: SIM110 (asked after every mark: a loop is quicker than a generator)
            if squares[one] == seat == squares[two]:
                return True
        return False

    @classmethod
    def picture(cls, view: Any) -> str:
        """Draw the board."""
        marks = ["·" if mark is EMPTY else "XO"[mark] for mark in view.facts["squares"]]
        return "\n".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))
