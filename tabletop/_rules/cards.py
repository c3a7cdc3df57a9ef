"""Handles: a card of one match, as the rules speak of it, and what is printed on it; and which kinds lie where."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn, Self, TypeVar

from tabletop._base.texts import A_CARD, called, spaced
from tabletop._table.layout import NOBODYS

from .effects import CardRef
from .holders import Holder, also_called, keep_nothing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._base.texts import Text, Why, Words
    from tabletop._play.game import Game
    from tabletop._table.places import ZoneKind

    from .abilities import Condition
    from .players import Player
    from .zones import Zone


T = TypeVar("T")

#: The origin of what a publisher has printed.
KNOWN: Final = "known"


def origins(*, known: str = "", proven: str = "", ours: str = "") -> dict[str, str]:
    """
    Say on a class line where each part of a card is known from, for cards that are not wholly official.

    *known* is printed by the publisher or stated by a source; *proven* is what a rulebook shows some card to do,
    although perhaps not this one, or with other numbers; the rest is *ours*, a reconstruction.

    >>> class Dragon(Card, heads=3, origins=origins(known="name", proven="text", ours="heads copies")):
    ...     "It sleeps."
    >>> Dragon.printed.provenance, Dragon.printed.origins["heads"]
    ('reconstructed', 'reconstructed')
    """
    parts = {KNOWN: known, "proven": proven, "reconstructed": ours}
    return {part: origin for origin, named in parts.items() for part in named.split()}


class Printed(dict[str, Any]):
    """What is printed on a card: its numbers and words, by name, which nobody changes."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("what is printed on a card can't be changed")

    if not TYPE_CHECKING:  # What is printed differs from card to card: checked code writes ``printed["might"]``.
        __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

        def __getattr__(self, name: str) -> Any:
            try:
                return self[name]
            except KeyError:
                raise AttributeError(f"nothing called {name!r} is printed on this card") from None

    def __repr__(self) -> str:
        return f"Printed({dict(self)})"


class Card(Holder):
    """
    A printed card is a subclass of this; an instance is that card on one match's table.

    The docstring is the card's text, and the class line carries what is printed: any numbers, and for every card
    ``copies`` (how many there are of it), ``id`` and ``name`` (made from the class name if not given), ``set``,
    ``provenance`` and ``back`` (cards with different backs are never mistaken for each other).
    Of a card that is not wholly official, ``origins`` says part by part where it is known from: ``{"might": "known"}``.
    Classes without a class line of their own are kinds of card and not cards.

    >>> class Knight(Card, might=4, copies=2):
    ...     "No ability."
    >>> Knight.id, Knight.name, Knight.printed.might
    ('knight', 'Knight', 4)
    """

    __slots__ = ("cells", "game", "incarnation", "key", "row")
    holds_as = "card"
    row: int
    incarnation: int
    cells: Any
    _hooks = ("abilities_work_if", "host", "is_a_kind", "label_for", "may_lie_face_down", "misprints", "qualifier")
    is_printed: ClassVar[bool] = False
    #: Conditions of every ability of this kind of card, besides each ability's own.
    abilities_work_if: ClassVar[tuple[Condition, ...]] = ()
    printed: ClassVar[Printed] = Printed(
        {"copies": 1, "set": "", "provenance": "official", "origins": MappingProxyType({}), "back": "card"}
    )
    #: Whether people speak of such cards by the name of this base; of one that only shares rules they do not.
    is_a_kind: ClassVar[bool] = True
    #: Whether cards of this kind may lie face down in play.
    may_lie_face_down: ClassVar[bool] = True
    #: What ``id`` and ``name`` are on the class line.
    id: ClassVar[str] = ""
    name: ClassVar[str] = ""

    def __init_subclass__(cls, **printed: Any) -> None:
        super().__init_subclass__()
        cls.is_printed = bool(printed)
        cls.id = printed.pop("id", spaced(cls.__name__).replace(" ", "_").lower())
        cls.name = printed.pop("name", spaced(cls.__name__))
        if "origins" in printed:
            wholly = all(origin == KNOWN for origin in printed["origins"].values())
            printed.setdefault("provenance", "official" if wholly else "reconstructed")
        cls.printed = Printed({**cls.printed, **printed})
        super().collect()

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on such a card, and say why: asked of every card, and of a user's own values."""
        return ()

    def __init__(self, game: Any, row: int, incarnation: int) -> None:
        put_game(self, game)
        put_row(self, row)
        put_incarnation(self, incarnation)
        #: The columns of the table, or of how it was when the card left play.
        put_cells(self, game.table.columns)
        #: Under what computed values are remembered.
        put_key(self, (row, incarnation))

    if not TYPE_CHECKING:  # so that the type checker refuses it too
        __setattr__ = keep_nothing

    # ------------------------------------------------------------------------------------ identity

    @property
    def ref(self) -> CardRef:
        """This card as plain values."""
        return CardRef(self.row, self.incarnation)

    @property
    def is_current(self) -> bool:
        """False once the card has left play or been hidden: then this handle tells how it last was, and can do nothing."""
        return self.game.table.columns["incarnation"][self.row] == self.incarnation  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.row == other.row and self.incarnation == other.incarnation

    def __hash__(self) -> int:
        return self.row

    def __repr__(self) -> str:
        return f"<{self.name} #{self.row}.{self.incarnation}>"

    def __str__(self) -> str:
        return self.name

    def label_for(self, seat: int) -> Text:
        """Return what the card is called for one who may or may not know its face; chance knows all."""
        known = seat < 0 or self.cells["known"][self.row] >> seat & 1
        return called(self) if known else A_CARD

    def read(self, key: str) -> Any:
        """Return the value of a column for this card, as it is or as it last was."""
        return self.cells[key][self.row]

    # ------------------------------------------------------------------------------------ looking

    @property
    def subject(self) -> Self:
        """What a condition goes by that is asked about this card: itself. Of an event it is the card that it happens to."""
        return self

    @property
    def qualifier(self) -> str:
        """What tells it from another card of its name among options: whose it is; rules may say where it lies."""
        return "" if self.owner is None else str(self.owner.name)

    @property
    def owner(self) -> Any:
        """The player whose card it is (None for nobody's)."""
        return self.game.by_seat[self.game.table.layout.owners[self.row]]

    @property
    def controller(self) -> Any:
        """The player who controls it (None for nobody)."""
        return self.game.by_seat[self.cells["controller"][self.row]]

    @property
    def zone(self) -> Zone[Any]:
        """The zone it lies in; of a card that has left play the one it last lay in, as that was then."""
        game = self.game
        columns = game.table.columns
        if columns["incarnation"][self.row] != self.incarnation:
            game = game.as_last_known(self)
            columns = game.table.columns
        found: Zone[Any] = game.zone_at(columns["zone"][self.row])
        return found

    @property
    def host(self) -> Any:
        """The card that it lies on, or last lay on, as it was then; None if it lies on none."""
        game, cells = self.game, self.cells
        kind, place = game.table.layout.zones[cells["zone"][self.row]]
        if kind.holder != "card":
            return None
        then = cells["incarnation"][place]
        if cells is not game.table.columns:
            return game.card(CardRef(place, then))
        holder = game.handles[place]
        return holder if holder is not None and holder.incarnation == then else game.card_at(place)

    @property
    def known_to(self) -> tuple[Any, ...]:
        """The players who know its face."""
        known = self.read("known")
        return tuple([player for player in self.game.players if known >> player.seat & 1])

    @property
    def acting(self) -> Any:
        """On whose behalf it is being carried out right now, or else the player who controls it: who is asked what it asks."""
        for frame in reversed(self.game.stack):
            if isinstance(frame.source, Card) and frame.source.row == self.row:
                return frame.controller
        return self.controller

    @property
    def in_play(self) -> bool:
        """Whether it lies in a zone that is in play."""
        return self.game.table.layout.in_play[self.cells["zone"][self.row]]  # type: ignore[no-any-return]

    @property
    def face_up(self) -> bool:
        """Whether it lies face up."""
        up: bool = self.cells["face_up"][self.row]
        return up

    @property
    def text(self) -> str:
        """What the card says, in our words."""
        return " ".join((type(self).__doc__ or "").split())

    # ------------------------------------------------------------------------------------ doing

    def move(self, to: Zone[Any], *, first: bool = False, shown: bool = False) -> Any:
        """
        Move the card to the end of a zone, or make it the *first* there; return it as it is afterwards.

        A card that is gone stays where it went, and nothing can be put on one: nothing happens, and None is returned.
        When a card leaves a hidden zone without order in everybody's sight, say that it is *shown*.
        """
        game, row = self.game, self.row
        table = game.table
        if table.columns["incarnation"][row] != self.incarnation or to.game is not game:
            return None
        in_play = table.layout.in_play
        if in_play[table.columns["zone"][row]] and not in_play[to.number]:
            game.keep_last_known(self)
        is_renewed = table.move(row, to.number, first=first, shown=shown)
        return game.card_at(row) if is_renewed else self

    def turn(self, *, face_up: bool) -> bool:
        """Turn it face up or face down; False if the card is gone."""
        if not self.is_current:
            return False
        self.game.table.turn(self.row, face_up=face_up)
        return True

    def give_to(self, player: Player | None) -> bool:
        """Put it under a player's control; False if the card is gone."""
        table, seat = self.game.table, NOBODYS if player is None else player.seat
        if table.columns["incarnation"][self.row] != self.incarnation:
            return False
        if table.columns["controller"][self.row] != seat:
            table.write("controller", self.row, seat)
        return True

    def set(self, **changes: Any) -> bool:
        """Change columns of this card; False if the card is gone."""
        if not self.is_current:
            return False
        for name, value in changes.items():
            self.game.table.write(f"card.{name}", self.row, value)
        return True

    # ------------------------------------------------------------------------------------ asking

    async def choose(
        self, prompt: Words, things: Iterable[T], *, optional: bool = False, why_not: Why | None = None
    ) -> T | None:
        """Have the player on whose behalf it is carried out choose one of *things*: see :meth:`Player.choose`."""
        chosen: T | None = await self.game.ask_one(self.acting, prompt, things, optional, why_not, about=self)
        return chosen


also_called(Card, "row", "place")
#: Handles of cards are made by the million.
put_game, put_row, put_incarnation, put_cells, put_key = (
    getattr(Card, name).__set__ for name in ("game", "row", "incarnation", "cells", "key")
)


def zones_of(game: type[Game], cards: Iterable[type[Card]]) -> list[ZoneKind]:
    """Return every zone that a game, its players and its cards declare, each once."""
    on_cards = [kind for card in cards for kind in card.zone_kinds]
    return list(dict.fromkeys([*game.zone_kinds, *game.player_class.zone_kinds, *on_cards]))


def kinds_in_zones(game: type[Game], cards: Sequence[type[Card]]) -> dict[ZoneKind, tuple[type[Card], ...]]:
    """Return what kinds of card lie in each zone that is declared for only some."""
    named = kinds_by_name(cards)
    found = {}
    for zone in zones_of(game, cards):
        kinds = tuple([kind for kind in (kind_meant(zone, one, named) for one in zone.of) if kind is not None])
        if kinds and Card not in kinds:
            found[zone] = kinds
    return found


def faults_of_zones(game: type[Game]) -> list[str]:
    """Name the zones that are declared for what is no kind of card of a game."""
    named = kinds_by_name(game.cards)
    return [
        f"{zone!r} is declared for {getattr(one, '__name__', one)}, which is no kind of card of {game.__name__}"
        for zone in zones_of(game, game.cards)
        for one in zone.of
        if one not in ("Any", Any) and kind_meant(zone, one, named) is None
    ]


def kinds_by_name(cards: Iterable[type[Card]]) -> dict[str, type[Card]]:
    """Return all cards of a ruleset and all kinds that they are, by the names of their classes."""
    return {kind.__name__: kind for card in cards for kind in card.__mro__ if issubclass(kind, Card)}


def kind_meant(zone: ZoneKind, one: object, named: dict[str, type[Card]]) -> type[Card] | None:
    """Return the kind of card that a zone is declared for: itself, or what its name means where the zone is declared."""
    found = one
    if isinstance(one, str):
        found = getattr(sys.modules.get(zone.home), one, named.get(one))
    return found if isinstance(found, type) and issubclass(found, Card) else None
