"""Handles: a zone and a pool of one match, as the rules speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tabletop._base.texts import Text, as_text
from tabletop._table.places import C, Declared, PoolKind, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tabletop._play.game import Game
    from tabletop._table.layout import PoolSpot, ZoneSpot
    from tabletop._table.places import Supply

    from .players import Player

K = TypeVar("K", bound=Declared)


class Place(Generic[K]):
    """One place of one match: where it is declared, and whose it is."""

    __slots__ = ("game", "number")
    #: What the layout calls all places of this kind.
    numbered_in: ClassVar[str]

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number

    @property
    def kind(self) -> K:
        """The declaration of this place."""
        kind: K = getattr(self.game.table.layout, self.numbered_in)[self.number].kind
        return kind

    @property
    def name(self) -> str:
        """The name under which it was declared."""
        return self.kind.name

    @property
    def holder(self) -> Any:
        """The game, player or card that it belongs to."""
        spot: ZoneSpot | PoolSpot = getattr(self.game.table.layout, self.numbered_in)[self.number]
        kind, place = spot
        return self.game.holder(kind.holder, place)

    def label_for(self, seat: int) -> Text:
        """Return what it is called among options: its name, and whose it is."""
        if self.kind.holder == "game":
            return as_text(self.name)
        return Text("tabletop.place", "{holder}'s {place}", holder=self.holder, place=self.name)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.number == other.number and self.game is other.game

    def __hash__(self) -> int:
        return self.number


class Zone(Place[ZoneKind], Generic[C]):
    """
    One zone of one match: it has a length, can be gone through first to last, and knows what is in it.

    The first card of a deck is its top.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt
    >>> class Peek(HedgeCourt):
    ...     async def step(self):
    ...         deck, hand = self.active.deck, self.active.hand
    ...         print(len(hand), deck.first in deck, deck.first in hand)
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Peek), seed=1)
    4 True False
    """

    __slots__ = ("_cards", "_rows", "kind")
    numbered_in = "zones"
    #: The declaration of this place.
    kind: ZoneKind

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.kind = game.table.layout.zones[number].kind
        #: The cards of these rows: whoever comes or goes makes other rows.
        self._rows: tuple[int, ...] = ()
        self._cards: tuple[C, ...] = ()

    @property
    def cards(self) -> tuple[C, ...]:
        """The cards in it, first to last."""
        rows = self.game.table.columns["zones"][self.number]
        if rows is not self._rows:
            self._cards = self.game.cards_at(rows)
            self._rows = rows
        return self._cards

    @property
    def first(self) -> C | None:
        """The first card, such as the top of a deck; None if there is none."""
        rows = self.game.table.columns["zones"][self.number]
        return self.game.card_at(rows[0]) if rows else None

    @property
    def last(self) -> C | None:
        """The last card, such as the latest of a discard pile; None if there is none."""
        rows = self.game.table.columns["zones"][self.number]
        return self.game.card_at(rows[-1]) if rows else None

    def of(self, player: Player) -> list[C]:
        """List the cards in it that a player controls, first to last."""
        game, seat = self.game, player.seat
        controllers = game.table.true["controller"]
        return [game.card_at(row) for row in game.table.columns["zones"][self.number] if controllers[row] == seat]

    def __len__(self) -> int:
        return len(self.game.table.columns["zones"][self.number])

    def __iter__(self) -> Iterator[C]:
        rows = self.game.table.columns["zones"][self.number]
        if rows is not self._rows:
            self._cards = self.game.cards_at(rows)
            self._rows = rows
        return iter(self._cards)

    def __contains__(self, card: object) -> bool:
        row: Any = getattr(card, "row", -1)
        if row < 0:
            return False
        columns = self.game.table.columns
        return columns["zone"][row] == self.number and columns["incarnation"][row] == card.incarnation  # type: ignore[attr-defined, no-any-return]

    def __repr__(self) -> str:
        return f"<{self.holder!r}'s {self.name}, {len(self)} cards>"

    async def shuffle(self) -> None:
        """Put the cards in a random order; whoever knew where one was knows it no longer."""
        await self.game.shuffle(self)


class Pool(Place[PoolKind]):
    """
    One pool of one match: ``pool[COIN]`` is how many coins it holds.

    >>> import tabletop
    >>> from tabletop_hedge_court import HedgeCourt
    >>> class Count(HedgeCourt):
    ...     async def step(self):
    ...         self.pay(self.CROWN, 3, self.box, self.active.crowns)
    ...         print(self.active.crowns[self.CROWN], len(self.active.crowns), self.box[self.CROWN])
    ...         self.end(tabletop.Outcome.drawn(2, "Enough seen."))
    >>> match = tabletop.new(tabletop.Ruleset(Count), seed=1)
    3 3 27
    """

    __slots__ = ()
    numbered_in = "pools"

    def __getitem__(self, kind: Supply) -> int:
        count: int = self.game.table.columns[kind.column][self.number]
        return count

    @property
    def counts(self) -> Mapping[str, int]:
        """How many it holds of each supply that it holds any of."""
        columns, number = self.game.table.columns, self.number
        return {kind.name: count for kind in self.game.supplies if (count := columns[kind.column][number])}

    def __len__(self) -> int:
        columns, number = self.game.table.columns, self.number
        return sum([columns[kind.column][number] for kind in self.game.supplies])

    def __repr__(self) -> str:
        return f"<{self.holder!r}'s {self.name}: {dict(self.counts)}>"
