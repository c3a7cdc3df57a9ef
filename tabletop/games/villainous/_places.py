"""Places where a mover can stand, and the symbols that are printed there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final

import attrs

from tabletop import ZoneOf, column, displayed, zone

from ._cards import VillainousCard

if TYPE_CHECKING:
    from ._cards import Mover
    from ._players import Villain

UPPER: Final = "upper"
LOWER: Final = "lower"


@attrs.define(eq=False)
class Symbol:
    """One printed action of a place: it is used once a turn, unless it is covered."""

    bearer: SymbolBearer
    #: Which one of its bearer it is, from 0.
    index: int
    row: str
    kind: str
    amount: int
    #: How it is written on the class line of its bearer.
    printed: str

    @property
    def is_spent(self) -> bool:
        """Whether it was used this turn."""
        return bool(self.bearer.spent >> self.index & 1)

    @property
    def is_covered(self) -> bool:
        """Whether something lies over it."""
        return self.bearer.covers(self)

    @property
    def is_open(self) -> bool:
        """Whether it can be used."""
        return not (self.is_spent or self.is_covered)


@cache
def read_symbol(words: str) -> tuple[str, int]:
    """
    Read a symbol as it is written on class lines and sheets.

    >>> read_symbol("credits 2"), read_symbol("play")
    (('credits', 2), ('play', 0))
    """
    kind, _, amount = words.partition(" ")
    return kind, int(amount or 0)


def is_number(amount: str) -> bool:
    """Say whether the number of a symbol is one that it can have."""
    return amount.isascii() and amount.isdecimal() and int(amount) > 0


class SymbolBearer(VillainousCard):
    """What has symbols: a place, or a card that adds one to the place where it lies."""

    #: The kinds of symbol that the boxes know, and which of them have a number.
    known_symbols: ClassVar[tuple[str, ...]] = ()
    numbered_symbols: ClassVar[tuple[str, ...]] = ()
    #: A bit for each symbol that was used this turn.
    spent = column(default=0, shown=False)

    @property
    def rows(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is printed, row by row."""
        return ()

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols, the top row first."""
        every = [(row, words) for row, printed in self.rows for words in printed]
        return tuple([Symbol(self, index, row, *read_symbol(words), words) for index, (row, words) in enumerate(every)])

    def covers(self, symbol: Symbol) -> bool:
        """Say whether something lies over one of these symbols."""
        return False

    @displayed
    def actions(self) -> tuple[str, ...]:
        """Its symbols in order, each with its row: what changes of them stands apart."""
        return tuple([f"{symbol.row}: {symbol.printed}" for symbol in self.symbols])

    @displayed
    def states(self) -> tuple[str, ...]:
        """Whether each of its symbols is open, spent or covered."""
        return tuple([state_of(symbol) for symbol in self.symbols])

    @classmethod
    def misprinted(cls, name: str) -> Iterable[tuple[str, str]]:
        """Name the symbols of a row that there are not."""
        for words in cls.printed[name]:
            kind, _, amount = str(words).partition(" ")
            if kind not in cls.known_symbols:
                yield name, f"there is no symbol {words!r}; there is {', '.join(cls.known_symbols)}"
            elif (kind in cls.numbered_symbols) != is_number(amount):
                example = f"{cls.numbered_symbols[0]} 2"
                yield name, f"{words!r} should be a word such as 'play', or one with its number such as {example!r}"


class Place(SymbolBearer):
    """Somewhere a mover can stand: it has a top side and a bottom side on which cards lie, and symbols."""

    #: The side of the opposing cards, that of the Villain's own, and where the mover stands.
    top: ZoneOf[VillainousCard] = zone(in_play=True)
    bottom: ZoneOf[VillainousCard] = zone(in_play=True)
    stand: ZoneOf[Mover] = zone(in_play=True)
    is_single = True
    #: The printed rows of symbols, and how they are called on class lines.
    printed_rows: ClassVar[Mapping[str, str]] = {UPPER: "upper", LOWER: "lower"}

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {**dict.fromkeys(cls.printed_rows.values(), ()), "back": "place", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the symbols that can't be printed on a place."""
        yield from super().misprints()
        for name in cls.printed_rows.values():
            yield from cls.misprinted(name)

    @property
    def rows(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is printed, row by row."""
        return tuple([(row, self.printed[name]) for row, name in self.printed_rows.items()])

    def covers(self, symbol: Symbol) -> bool:
        """Cards on the top side cover the top row (SW-Q05)."""
        return symbol.row == UPPER and any(card.covers_symbols for card in self.top)

    @property
    def spot(self) -> Place:
        """A place is where it is."""
        return self

    @property
    def cards(self) -> list[VillainousCard]:
        """All cards that lie here, the top side first."""
        return [*self.top.cards, *self.bottom.cards]

    @property
    def is_here(self) -> bool:
        """Whether the mover of its player stands here."""
        return len(self.stand) > 0

    def is_next_to(self, other: Place | None) -> bool:
        """Say whether another place lies beside this one on the same board."""
        board = self.zone
        if other is None or other not in board or self not in board:
            return False
        order = list(board)
        return abs(order.index(self) - order.index(other)) == 1

    @property
    def neighbours(self) -> list[Place]:
        """The places beside this one on its board."""
        you: Villain = self.owner
        return [place for place in you.board if self.is_next_to(place)]


def state_of(symbol: Symbol) -> str:
    """Say whether a symbol is open, spent or covered."""
    if symbol.is_covered:
        return "covered"
    return "spent" if symbol.is_spent else "open"
