"""
What a seat may know, as frozen values: built by listing what it sees, never by deleting from the whole.

Every view, event and text goes through one oracle, the ``known`` column: a bit for each seat, and one for spectators.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from hashlib import blake2b
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import attrs

from ._cards import Card, Player
from ._errors import NoSuchThing
from ._events import words_of
from ._modifiers import Explanation
from ._places import Declared, Pool, Zone
from ._roster import NOBODYS
from ._texts import A_CARD, Text, as_text

if TYPE_CHECKING:
    from ._decisions import Decision
    from ._effects import Lasting
    from ._game import Game
    from ._log import Entry
    from ._outcomes import Outcome
    from ._stack import Frame
    from ._table import State

Scalar = int | str | bool | None
Shown = Scalar | tuple[Scalar, ...]
#: What needs no more to be data.
SCALARS: Final = frozenset({int, str, bool, type(None)})
#: What there is on a card that has no columns, values or pools.
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
#: What stands for a part of a view that is not there yet.
NO_PART: Final = object()


class TextView(NamedTuple):
    """Words for one reader: the key and the arguments for translators, and English with the names this reader knows."""

    key: str
    english: str
    arguments: Mapping[str, Any]


class CardView(NamedTuple):
    """A card as one reader sees it; of a card whose face is hidden, everything printed is None."""

    id: str | None
    kind: str | None
    name: str | None
    provenance: str | None
    owner: int | None
    controller: int | None
    face_up: bool
    columns: Mapping[str, Scalar]
    values: Mapping[str, Shown]
    pools: Mapping[str, Mapping[str, int]]


class ZoneView(NamedTuple):
    """
    A zone as one reader sees it.

    Who does not see into it gets the count; where order can be followed, the cards known with None between them,
    and otherwise only the cards known to be there.
    """

    name: str
    holder: str
    place: int | str | None
    count: int  # type: ignore[assignment]
    cards: tuple[CardView | None, ...]


class PoolView(NamedTuple):
    """A pool as one reader sees it; who does not see into it gets only the number of pieces."""

    name: str
    holder: str
    place: int | None
    count: int  # type: ignore[assignment]
    supplies: Mapping[str, int] | None


class PlayerView(NamedTuple):
    """A player as everybody sees one."""

    seat: int
    name: str
    columns: Mapping[str, Scalar]
    values: Mapping[str, Shown]


class EffectView(NamedTuple):
    """A lasting effect, with the ids of the cards that it is about."""

    kind: str
    text: str
    until: str
    source: str | None
    controller: int | None
    cards: tuple[str, ...]


class StackView(NamedTuple):
    """Something that is being resolved, the innermost last."""

    text: TextView
    card: str | None
    name: str | None
    seat: int | None


class OptionView(NamedTuple):
    """An option: its number, its words, a label that no other option has, and the ids of the cards that it points at."""

    index: int  # type: ignore[assignment]
    label: str
    text: TextView
    cards: tuple[str, ...]


class DecisionView(NamedTuple):
    """A decision, as only the seat that decides gets to see it."""

    number: int
    seat: int
    kind: str
    prompt: TextView
    about: str | None
    at_least: int
    at_most: int
    ordered: bool
    options: tuple[OptionView, ...]


class OutcomeView(NamedTuple):
    """How the match ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    how: TextView


class View(NamedTuple):
    """
    All that one seat, or a spectator, may know at one moment.

    >>> import tabletop
    >>> view = tabletop.new("leduc-poker", ["Ann", "Bob"], seed=1).view(0)
    >>> len(view.zone("hand", 0).cards), len(view.zone("hand", 1).cards), view.zone("hand", 1).count
    (1, 0, 1)
    """

    game: str
    seat: int | None
    number: int
    facts: Mapping[str, Any]
    players: tuple[PlayerView, ...]
    zones: tuple[ZoneView, ...]
    pools: tuple[PoolView, ...]
    values: Mapping[str, Shown]
    effects: tuple[EffectView, ...]
    stack: tuple[StackView, ...]
    waiting: int | None
    decision: DecisionView | None
    outcome: OutcomeView | None

    def zone(self, name: str, place: int | str | None = None) -> ZoneView:
        """Return a zone by its name and the seat or card that holds it."""
        for zone in self.zones:
            if zone.name == name and zone.place == place:
                return zone
        raise NoSuchThing((name, place), "the zones of this view")

    def pool(self, name: str, place: int | None = None) -> PoolView:
        """Return a pool by its name and the seat that holds it; those on cards are with their cards."""
        for pool in self.pools:
            if pool.name == name and pool.place == place:
                return pool
        raise NoSuchThing((name, place), "the pools of this view")

    @property
    def cards(self) -> dict[str, CardView]:
        """All cards with an id, by it."""
        return {card.id: card for zone in self.zones for card in zone.cards if card is not None and card.id is not None}


@attrs.frozen(kw_only=True)
class EventView:
    """
    What one seat, or a spectator, saw happen.

    *changes* turn the data of the view before into that of the view after; what happened at one moment has one *batch*.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> match.answer("centre")
    >>> seen = match.events(1, since=1)[0]
    >>> seen.kind, seen.text.english
    ('Marked', 'Ann marks centre.')
    """

    id: int
    cause: int | None
    number: int
    kind: str
    text: TextView
    fields: Mapping[str, Any]
    private: bool
    batch: int | None
    changes: tuple[tuple[tuple[str | int, ...], Any], ...]


# ------------------------------------------------------------------------------------------------ one reader


class Reader:
    """Somebody who looks at a table, and the only one here who asks what may be known."""

    def __init__(self, game: Game, seat: int | None, *, known_before: Sequence[int] = ()) -> None:
        self.game = game
        self.table = game.table
        self.roster = game.table.roster
        self.sheet = game.table.sheet
        self.bit = self.roster.seats if seat is None else seat
        self.known: list[int] = self.sheet["known"]
        self.known_before = known_before

    def knows(self, row: int) -> bool:
        """Say whether the face of a card is known, or was just before what is being told."""
        if self.known[row] >> self.bit & 1:
            return True
        return row < len(self.known_before) and bool(self.known_before[row] >> self.bit & 1)

    def id(self, row: int, incarnation: int | None = None) -> str | None:
        """Return the id of a card that can be told from others, as this reader knows it; None for all others."""
        bit = self.bit
        if not self.roster.zone_seers[self.sheet["zone"][row]] >> bit & 1:
            return None
        key = (row, self.sheet["incarnation"][row] if incarnation is None else incarnation, bit)
        try:
            return self.game.setup.ids[key]
        except KeyError:
            made = blake2b("/".join(map(str, key)).encode(), key=self.game.setup.id_key, digest_size=6).hexdigest()
            self.game.setup.ids[key] = made
            return made

    # ------------------------------------------------------------------------------------ words

    def text(self, text: Text) -> TextView:
        """Put a text into this reader's words."""
        if not text.arguments:
            return TextView(text.key, text.english, NOTHING)
        names = {name: self.name(value) for name, value in text.arguments.items()}
        english = text.english.format_map(names) if names else text.english
        return TextView(text.key, english, {name: self.value(value) for name, value in text.arguments.items()})

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
        if isinstance(value, tuple) and hasattr(value, "words_for"):
            return self.text(value.words_for(self.bit)).english
        if isinstance(value, tuple | list):
            return ", ".join(self.name(part) for part in value)
        if isinstance(value, Declared):
            return value.name
        return str(value)

    def value(self, value: Any) -> Any:
        """Return something as data that this reader may have."""
        if isinstance(value, Card):
            known = self.knows(value.row)
            return {
                "card": self.id(value.row, value.incarnation if value.is_current else None),
                "kind": value.id if known else None,
                "name": value.name if known else None,
            }
        if isinstance(value, Player):
            return {"seat": value.seat, "name": value.name}
        if isinstance(value, Zone | Pool):
            holder = value.kind.holder
            place = value.holder.place
            return {"place": value.name, "holder": holder, "of": self.id(place) if holder == "card" else place}
        if isinstance(value, Text):
            return to_data(self.text(value))
        if isinstance(value, tuple | list):
            return [self.value(part) for part in value]
        if isinstance(value, Declared):
            return value.name
        return value if isinstance(value, Scalar) else str(value)

    # ------------------------------------------------------------------------------------ things

    def card(self, row: int) -> CardView:
        """Return a card as this reader sees it."""
        sheet, roster = self.sheet, self.roster
        kind = roster.kinds[row]
        owner = roster.owners[row]
        playing = roster.in_play[sheet["zone"][row]]
        known = self.known[row] >> self.bit & 1
        up = sheet["face_up"][row]
        controller = None
        columns: Mapping[str, Scalar] = NOTHING
        values: Mapping[str, Shown] = NOTHING
        pools: Mapping[str, Mapping[str, int]] = NOTHING
        if playing:
            controller = sheet["controller"][row]
            if kind.columns:
                # Which columns and pools a card has would tell its face: of a hidden one only what has changed is shown.
                columns = {
                    column.name: sheet[column.key][row]
                    for column in kind.columns
                    if known or sheet[column.key][row] != column.default
                } or NOTHING
            if kind.pool_kinds:
                pools = {
                    roster.pools[number].kind.name: counts
                    for number in roster.pools_on_card[row]
                    if roster.pool_seers[number] >> self.bit & 1 and ((counts := self.counts(number)) or known)
                } or NOTHING
            if known and up and (kind.computed or kind.shown_kinds):
                values = self.values(self.game.card_at(row))
        elif not known:
            owner = NOBODYS
        return tuple.__new__(
            CardView,
            (
                self.id(row),
                kind.id if known else None,
                kind.name if known else None,
                kind.printed.numbers["provenance"] if known else None,
                None if owner == NOBODYS else owner,
                None if controller == NOBODYS else controller,
                up,
                columns,
                values,
                pools,
            ),
        )

    def values(self, holder: Any) -> Mapping[str, Shown]:
        """Return what is worked out for a holder: its quantities and permissions, and what else it shows."""
        found: dict[str, Shown] = {computed.name: self.game.value(computed, holder) for computed in holder.computed}
        for one in holder.shown_kinds:
            found[one.name] = one.work_out(holder)
        return found

    def counts(self, number: int) -> Mapping[str, int]:
        """Return how many of each supply a pool holds, of those that it holds any of."""
        found: dict[str, int] = {}
        for kind in self.game.supplies:
            if count := self.sheet[kind.column][number]:
                found[kind.name] = count
        return found or NOTHING

    def zones(self) -> tuple[ZoneView, ...]:
        """Return all zones; of cards only those that hold anything."""
        roster, known, bit = self.roster, self.known, self.bit
        found = []
        for rows, spot, seers in zip(self.sheet["zones"], roster.zones, roster.zone_seers, strict=True):
            kind, place = spot
            where: int | str | None = place if place >= 0 else None
            if kind.holder == "card":
                if not rows:
                    continue
                where = self.id(place)
            cards: tuple[CardView | None, ...] = ()
            if rows:
                if seers >> bit & 1:
                    cards = tuple([self.card(row) for row in rows])
                elif kind.ordered:
                    cards = tuple([self.card(row) if known[row] >> bit & 1 else None for row in rows])
                    cards = cards if any(cards) else ()
                else:
                    seen = [self.card(row) for row in rows if known[row] >> bit & 1]
                    seen.sort(key=by_name)
                    cards = tuple(seen)
            found.append(tuple.__new__(ZoneView, (kind.name, kind.holder, where, len(rows), cards)))
        return tuple(found)

    def pools(self) -> tuple[PoolView, ...]:
        """Return all pools of the game and the players; those on cards are with their cards."""
        if not self.game.supplies:
            return ()
        found = []
        for number, (kind, place) in enumerate(self.roster.off_card_pools):
            counts = self.counts(number)
            seen = counts if self.roster.pool_seers[number] >> self.bit & 1 else None
            where = place if place >= 0 else None
            found.append(tuple.__new__(PoolView, (kind.name, kind.holder, where, sum(counts.values()), seen)))
        return tuple(found)

    def facts(self) -> Mapping[str, Any]:
        """Return the facts, which are open to all."""
        return dict(self.table.facts.__dict__)

    def players(self) -> tuple[PlayerView, ...]:
        """Return all players."""
        kind = self.game.player_class
        return tuple(
            [
                PlayerView(
                    player.seat,
                    player.name,
                    {column.name: self.sheet[column.key][player.seat] for column in kind.columns},
                    self.values(player),
                )
                for player in self.game.players
            ]
        )

    def effects(self) -> tuple[EffectView, ...]:
        """Return what lasts."""
        return tuple([self.effect(lasting) for lasting in self.table.lasting])

    def effect(self, lasting: Lasting) -> EffectView:
        """Return one lasting effect."""
        source = None if lasting.source is None else self.id(*lasting.source)
        text = " ".join((lasting.kind.__doc__ or "").split())
        return EffectView(
            lasting.kind.__name__,
            text,
            lasting.until,
            source,
            None if lasting.controller < 0 else lasting.controller,
            tuple([made for card in self.game.cards_in(lasting.fields) if (made := self.id(card.row)) is not None]),
        )

    def stack(self, frames: Iterable[Frame]) -> tuple[StackView, ...]:
        """Return what is being resolved."""
        found = []
        for frame in frames:
            source = frame.source
            is_card = isinstance(source, Card)
            known = not is_card or self.knows(source.row)
            found.append(
                StackView(
                    self.text(frame.text) if known else self.text(A_CARD),
                    self.id(source.row, source.incarnation if source.is_current else None) if is_card else None,
                    str(source.name) if known else None,
                    None if frame.controller is None else frame.controller.seat,
                )
            )
        return tuple(found)

    def decision(self, decision: Decision) -> DecisionView:
        """Return a decision with its options."""
        options = [
            OptionView(option.index, option.label, self.text(option.text), tuple(self.cards_of(option.thing)))
            for option in decision.options
        ]
        about = decision.about
        return DecisionView(
            decision.number,
            decision.seat,
            decision.kind,
            self.text(decision.prompt),
            self.id(about.row) if isinstance(about, Card) else None,
            decision.at_least,
            decision.at_most,
            decision.ordered,
            tuple(options),
        )

    def cards_of(self, thing: Any) -> list[str]:
        """Return the ids of the cards that an option points at."""
        if isinstance(thing, tuple):
            return [made for part in thing for made in self.cards_of(part)]
        card = thing if isinstance(thing, Card) else getattr(thing, "source", None)
        made = self.id(card.row) if isinstance(card, Card) else None
        return [] if made is None else [made]

    def explanation(self, whole: Explanation) -> Explanation:
        """Return an explanation in which hidden cards have no names."""
        told = [
            attrs.evolve(reason, source=as_text(self.text(reason.source).english))
            if reason.source.arguments
            else reason
            for reason in whole.reasons
        ]
        return Explanation(whole.value, tuple(told))

    def outcome(self, outcome: Outcome | None) -> OutcomeView | None:
        """Return how the match ended."""
        if outcome is None:
            return None
        return OutcomeView(outcome.winners, outcome.points, outcome.ranking, self.text(outcome.how))

    def view(self, decision: Decision | None, frames: Iterable[Frame], number: int, known: View | None = None) -> View:
        """Return all of it; if a view of this very table is *known*, what lies there is taken from that."""
        seat = None if self.bit == self.roster.seats else self.bit
        mine = decision is not None and decision.seat == seat
        return (known or self.table_view(seat))._replace(
            number=number,
            stack=self.stack(frames),
            waiting=None if decision is None else decision.seat,
            decision=self.decision(decision) if decision is not None and mine else None,
        )

    def table_view(self, seat: int | None) -> View:
        """Return what lies on the table, without what is going on there."""
        game = self.game
        return View(
            game=game.ruleset.name,
            seat=seat,
            number=0,
            facts=self.facts(),
            players=self.players(),
            zones=self.zones(),
            pools=self.pools(),
            values=self.values(game),
            effects=self.effects(),
            stack=(),
            waiting=None,
            decision=None,
            outcome=self.outcome(self.table.outcome),
        )


def by_name(card: CardView) -> tuple[str, str]:
    """Sort key for cards that lie in no order."""
    return (card.kind or "", str(dict(card.columns)))


def view(game: Game, seat: int | None, decision: Decision | None, frames: Iterable[Frame], number: int) -> View:
    """Return the view of a seat."""
    return Reader(game, seat).view(decision, frames, number)


def player_views(game: Game) -> tuple[PlayerView, ...]:
    """Return the players as everybody sees them."""
    return Reader(game, None).players()


def stack_views(game: Game, frames: Iterable[Frame]) -> tuple[StackView, ...]:
    """Return what is being resolved, for a spectator."""
    return Reader(game, None).stack(frames)


def explain(game: Game, card: str, quantity: str, seat: int | None) -> Explanation:
    """Say why a number of a card is what it is."""
    reader = Reader(game, seat)
    for row, kind in enumerate(reader.roster.kinds):
        if reader.knows(row) and reader.id(row) == card:
            for computed in kind.computed:
                if computed.name == quantity:
                    return reader.explanation(game.explain(computed, game.card_at(row)))
            raise NoSuchThing(quantity, f"the numbers of {kind.name}")
    raise NoSuchThing(card, "the cards that this seat sees")


# ------------------------------------------------------------------------------------------------ events


def event_views(game: Game, log: Sequence[Entry], seat: int | None, since: int) -> tuple[EventView, ...]:
    """Return what a seat saw happen, from event *since* on."""
    found = []
    since = max(0, min(since, len(log)))
    seen: Seen | None = None
    if since:
        seen = seen_after(game, log[since - 1], seat, None)
    for entry in log[since:]:
        before = NO_PART if seen is None else seen.view
        seen = seen_after(game, entry, seat, seen)
        audience = entry.event.audience()
        told = audience is None or any(player.seat == seen.reader.bit for player in audience)
        changes = tuple(differences(before, seen.view))
        if told or changes:
            found.append(event_view(entry, seen.reader, told, audience is not None, changes))
    return tuple(found)


class Seen(NamedTuple):
    """What a reader saw just after an event."""

    reader: Reader
    state: State
    view: View


def seen_after(game: Game, entry: Entry, seat: int | None, last: Seen | None) -> Seen:
    """Return what a seat saw just after a logged event; if the table is as it was *last*, only what else may differ is read."""
    state = entry.after
    same = last is not None and len(last.state) == len(state) and all(last.state[key] is state[key] for key in state)
    reader = Reader(last.reader.game if last and same else game.at(state), seat, known_before=entry.before["known"])
    known = last.view if last and same else None
    return Seen(reader, state, reader.view(entry.decision, entry.stack, entry.answers, known))


def event_view(entry: Entry, reader: Reader, told: bool, private: bool, changes: Any) -> EventView:
    """Return one event as a reader saw it; of one that it is not told, only what changed for it."""
    event = entry.event
    fields: dict[str, Any] = {}
    text = Text("tabletop.something", "Something happens.")
    kind = "Something"
    if told:
        kind = type(event).__name__
        text = words_of(event)
        fields = {name: reader.value(value) for name, value in text.arguments.items()}
    return EventView(
        id=entry.number,
        cause=entry.cause if told else None,
        number=entry.answers,
        kind=kind,
        text=reader.text(text),
        fields=fields,
        private=private and told,
        batch=entry.batch if told else None,
        changes=changes,
    )


# ------------------------------------------------------------------------------------------------ data


def to_data(value: Any) -> Any:
    """
    Return a view, an event or anything in them as plain dictionaries, lists and scalars.

    >>> import tabletop
    >>> to_data(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view(1))["waiting"]
    0
    """
    kind = type(value)
    if kind in SCALARS or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        fields = getattr(kind, "_fields", None)
        if fields is not None:
            return {
                name: part if type(part) in SCALARS else to_data(part) for name, part in zip(fields, value, strict=True)
            }
        return [to_data(part) for part in value]
    if isinstance(value, list):
        return [to_data(part) for part in value]
    if kind is dict or kind is MappingProxyType or isinstance(value, Mapping):
        return {str(name): part if type(part) in SCALARS else to_data(part) for name, part in value.items()}
    if isinstance(value, Enum):
        return to_data(value.value)
    if isinstance(value, Text):
        return {"key": value.key, "english": str(value)}
    return {field.name: to_data(getattr(value, field.name)) for field in attrs.fields(type(value))}


def to_json(value: Any) -> str:
    """
    Return a view, an event or anything in them as JSON.

    >>> import tabletop
    >>> to_json(tabletop.new("tic-tac-toe", ["Ann", "Bob"]).view())[:40]
    '{"game":"tic-tac-toe","seat":null,"numbe'
    """
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))


def differences(
    before: Any, after: Any, path: tuple[str | int, ...] = ()
) -> Iterable[tuple[tuple[str | int, ...], Any]]:
    """List what data to put where to turn one view, or a part of it, into another."""
    parts = parts_of(before, after)
    if parts is None:
        yield path, to_data(after)
        return
    for name, old, new in parts:
        if old is NO_PART:
            yield (*path, name), to_data(new)
        elif old != new:
            yield from differences(old, new, (*path, name))


def parts_of(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """Return the parts of two things of a kind in pairs, with what they are called; None if one can't become the other."""
    fields = getattr(type(after), "_fields", None)
    if fields is not None and isinstance(before, type(after)):
        return zip(fields, before, after, strict=True)
    if fields is not None and before is NO_PART:
        return [(name, NO_PART, part) for name, part in zip(fields, after, strict=True)]
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() <= after.keys():
        return [(str(name), before.get(name, NO_PART), value) for name, value in after.items()]
    if (
        fields is None
        and isinstance(before, tuple | list)
        and isinstance(after, tuple | list)
        and len(before) == len(after)
    ):
        return zip(range(len(after)), before, after, strict=True)
    return None


def fold(data: Any, events: Iterable[EventView | Mapping[str, Any]]) -> Any:
    """
    Apply what events changed to the data of a view, and return the data of the view after them.

    This is all a frontend needs to keep its picture up to date; in other languages it takes as few lines.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
    >>> before, told = to_data(match.view(1)), len(match.events(1))
    >>> match.answer("centre")
    >>> fold(before, match.events(1, since=told)) == to_data(match.view(1))
    True
    """
    picture = json.loads(json.dumps(data))
    for event in events:
        changes = event["changes"] if isinstance(event, Mapping) else event.changes
        for path, value in changes:
            *places, last = path
            at = picture
            for step in places:
                at = at[step]
            at[last] = json.loads(json.dumps(value))
    return picture
