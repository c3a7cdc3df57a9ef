"""What somebody who looks at a table may know of it, and what they call it."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from tabletop._base.texts import A_CARD, Text, with_one_stop
from tabletop._play.decisions import words_itself
from tabletop._rules.cards import Card
from tabletop._rules.players import Player
from tabletop._rules.zones import Pool, Zone
from tabletop._table.layout import NOBODYS
from tabletop._table.places import Declared, Scalar, Supply

from .views import (
    CardNamed,
    CardShown,
    PlaceNamed,
    PlayerNamed,
    TextView,
    TextWithin,
    place_id,
)

if TYPE_CHECKING:
    from tabletop._play.game import Game
    from tabletop._table.layout import Layout
    from tabletop._table.table import Snapshot


#: Stands for the id of a card that can't be told from others, in the ids of places on it.
UNKNOWN: Final = "?"


class Knower:
    """Somebody who knows some of what lies on a table: the only one here who asks what may be known, and has words for it."""

    #: The table just before what is being told.
    before: Snapshot | None = None
    #: Whether the very cards that are told of are before the reader's eyes.
    is_witness = False

    def __init__(self, game: Game, seat: int | None, state: Snapshot | None = None) -> None:
        self.game = game
        self.seat = seat
        #: The table that is looked at, if it is not that of the game as it is now.
        self.state = state
        self.columns = game.table.columns if state is None else state
        self.layout: Layout = self.columns["layout"]
        self.bit = self.layout.seats if seat is None else seat
        self.known: list[int] = self.columns["known"]

    @cached_property
    def then(self) -> Game:
        """The game as it was when the table was that which is looked at."""
        then: Game = self.game if self.state is None else self.game.at(self.state)
        return then

    def knows(self, row: int) -> bool:
        """Say whether the face of a card is known, and that it is this one which is told of: by now, or just before it happened."""
        known, before = bool(self.known[row] >> self.bit & 1), self.before
        if known and (self.is_witness or self.can_tell(self.columns, row)):
            return True
        if before is None or row >= len(before["known"]):
            return False
        if not before["known"][row] >> self.bit & 1:
            return known
        return self.can_tell(before, row) or (known and before["zone"][row] != self.columns["zone"][row])

    def can_tell(self, state: Snapshot, row: int) -> bool:
        """Say whether a card that is known to lie somewhere can be told from the others there."""
        layout, number = state["layout"], state["zone"][row]
        in_sight = not layout.loose[number] or layout.zone_seers[number] >> self.bit & 1
        return bool(in_sight or len(state["zones"][number]) == 1)

    def id_of(self, row: int, incarnation: int) -> str | None:
        """Return the id of a card that was told of in this life; one that it lost before leads on only where its face is seen."""
        before = self.before
        followed = incarnation == self.columns["incarnation"][row] or (
            before is not None and before["incarnation"][row : row + 1] == [incarnation]
        )
        return self.id_in(self.layout, self.columns, row) if followed or self.known[row] >> self.bit & 1 else None

    def id(self, row: int) -> str | None:
        """Return the id of a card that can be told from others, as this reader knows it; None for all others."""
        return self.id_in(self.layout, self.columns, row)

    def id_in(self, layout: Layout, state: Snapshot, row: int) -> str | None:
        """Return the id that a card had at some moment."""
        bit = self.bit
        if not layout.zone_seers[state["zone"][row]] >> bit & 1:
            return None
        key = (row, state["incarnation"][row], bit)
        try:
            return self.game.setup.ids[key]
        except KeyError:
            made = blake2b("/".join(map(str, key)).encode(), key=self.game.setup.id_key, digest_size=6).hexdigest()
            self.game.setup.ids[key] = made
            return made

    def zone_in(self, state: Snapshot, number: int) -> str:
        """Return the id of a zone as it was at some moment."""
        layout = state["layout"]
        kind, place = layout.zones[number]
        if kind.holder == "card":
            return place_id(self.id_in(layout, state, place) or UNKNOWN, kind.name)
        return place_id(None if place == NOBODYS else place, kind.name)

    # ------------------------------------------------------------------------------------ words

    def text(self, text: Text, kind: type[TextView] = TextView) -> TextView:
        """Put a text into this reader's words."""
        given = text.arguments
        if not given:
            return tuple.__new__(kind, (text.key, text.english, {}))
        told = {name: self.value(value) for name, value in given.items()}
        english = text.english.format_map({name: self.name_told(value, told[name]) for name, value in given.items()})
        if ".." in english:
            english = with_one_stop(english)
        return tuple.__new__(kind, (text.key, english, told))

    def name_told(self, value: Any, told: Any) -> str:
        """Return what this reader calls something of which it is known as what it is told."""
        if isinstance(told, CardNamed):
            return told.name or A_CARD.english
        return told.name if isinstance(told, PlayerNamed) else self.name(value)

    def name(self, value: Any) -> str:
        """Return what this reader calls something."""
        if isinstance(value, Card):
            return value.name if self.knows(value.row) else A_CARD.english
        if isinstance(value, Text):
            return self.text(value).english
        if isinstance(value, Zone | Pool):
            holder = value.holder
            called = value.name.replace("_", " ")
            return called if holder is self.game or holder is value.game else f"{self.name(holder)}'s {called}"
        if isinstance(value, tuple) and words_itself(value):
            return self.text(value.label_for(self.bit)).english
        if isinstance(value, tuple | list):
            return ", ".join(self.name(part) for part in value)
        if isinstance(value, Declared):
            return str(value) if isinstance(value, Supply) else value.name
        return str(value)

    def value(self, value: Any) -> Any:
        """Return something as data that this reader may have."""
        if isinstance(value, Card):
            return self.card_named(value)
        if isinstance(value, Player):
            return tuple.__new__(PlayerNamed, (value.seat, value.name))
        if isinstance(value, Zone | Pool):
            return PlaceNamed(self.place_of(value), value.name)
        if isinstance(value, Text):
            return self.text(value, TextWithin)
        if isinstance(value, tuple | list):
            return [self.value(part) for part in value]
        if isinstance(value, Declared):
            return value.name
        return value if isinstance(value, Scalar) else str(value)

    def card_named(self, card: Card) -> CardNamed:
        """Return a card that is told of; what the view shows under its id is not said again in data."""
        known, made = self.knows(card.row), self.id_of(card.row, card.incarnation)
        kind = CardNamed if made is None or known != bool(self.known[card.row] >> self.bit & 1) else CardShown
        return tuple.__new__(kind, (made, card.id, card.name) if known else (made, None, None))

    def place_of(self, thing: Zone[Any] | Pool) -> str:
        """Return the id of a zone or a pool."""
        holder = self.holder(thing.holder)
        return place_id(UNKNOWN if holder is None and isinstance(thing.holder, Card) else holder, thing.name)

    def holder(self, holder: Any) -> int | str | None:
        """Return the id of a card or the number of a seat that has places; None stands for the game, and for an unknown card."""
        if isinstance(holder, Card):
            return self.id_of(holder.row, holder.incarnation)
        return None if holder.place == NOBODYS else int(holder.place)
