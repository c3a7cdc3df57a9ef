"""A game in progress: its table, the handles through which rules see it, and what is at work on it now."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabletop._base.errors import RulesBug, RulesLoop
from tabletop._rules.abilities import Ability
from tabletop._rules.cards import Card, put_cells
from tabletop._rules.effects import CardRef, Effect, Lasting, Rule, alive, fields_of, owner_of
from tabletop._rules.game_class import Rules
from tabletop._rules.players import Player
from tabletop._rules.whereabouts import place_of, placed
from tabletop._rules.zones import Pool, Zone
from tabletop._table.notes import Look
from tabletop._table.table import Table

from .decisions import Passed
from .deeds import Deed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tabletop._rules.abilities import Found
    from tabletop._rules.setup import Setup
    from tabletop._table.notes import NotedLists, Notes
    from tabletop._table.table import Snapshot

    from .decisions import Decision


T = TypeVar("T")

#: More events than this between two rests are taken for a loop.
MOST_EVENTS: Final = 10_000

#: Values without handles of one game.
PLAIN: Final = (bool, int, str, NoneType, Ability, Passed)


class ForeignValue(Exception):
    """What was worked out or offered in another game can't be told in this one."""


class AtWork:
    """The abilities with one mark about one thing that are at work, and since which change of the table they are these."""

    __slots__ = ("changed", "could", "found")

    def __init__(self, game: Lookup, about: tuple[str, Any]) -> None:
        layout, touched = game.table.layout, game.table.touched
        self.could = could = layout.abilities.found.get(about) or layout.abilities.about(*about)
        self.found = game.working(could)
        #: The latest change that made it another list, or might have: what no card and no effect has is the same for ever.
        self.changed = max(
            touched[layout.at_work_cell if could.any else layout.constant_cell],
            touched[layout.elsewhere_cell if could.elsewhere else layout.constant_cell],
        )


class Listed(dict[tuple[str, Any], AtWork]):
    """What is at work now, by marks and what abilities are about: listed when it is asked for, and anew if it might be others."""

    __slots__ = ("doubtful", "game")

    def __init__(self, game: Lookup) -> None:
        self.game = game
        #: What was listed and might be others by now, as the table says.
        self.doubtful: dict[tuple[str, Any], AtWork] = {}

    def __missing__(self, about: tuple[str, Any]) -> AtWork:
        game, listed = self.game, self.doubtful.pop(about, None)
        if listed is None:
            listed = AtWork(game, about)
        elif (found := game.working(listed.could)) != listed.found:
            listed.found, listed.changed = found, game.table.version
        self[about] = listed
        return listed

    def clear(self) -> None:
        """Forget all of it."""
        super().clear()
        self.doubtful.clear()


class Lookup(Rules):
    """Finds cards, players and zones of one game, as they are and as they were, and which abilities work now."""

    # What is read again and again is kept in slots, which stay quick however many there are.
    __slots__ = (
        "_effects", "_gone", "_looks", "_moment", "_rules", "_zones", "again", "answers", "by_seat", "facts", "game",
        "handles", "happened", "listed", "notes", "options", "players", "ruleset", "setup", "table",
    )  # fmt: skip
    #: Of what kind the handles are that declared places stand for.
    zone_handle = Zone
    pool_handle = Pool

    def __init__(self, state: Snapshot, setup: Setup) -> None:
        #: The game itself, as for every holder.
        self.game: Any = self
        self.table = Table(state)
        self.setup = setup
        self.ruleset = setup.ruleset
        self.options = setup.options
        self.facts = state["facts"]
        self.players = tuple([self.player_class(self, seat) for seat in range(len(setup.seats))])
        #: The players by the numbers that cards have for their owners: nobody comes last.
        self.by_seat = (*self.players, None)
        self.answers = 0
        #: The answers that were given from here on when all this was played before, the next one last: of each how much had
        #: happened when it was asked for, and the decision.
        self.again: list[tuple[int, Any, Decision]] = []
        self.happened = 0
        #: The table just before whatever is happening right now, if that makes cards leave.
        self._moment: Snapshot | None = None
        #: The handles of the cards that somebody has asked for, by their rows.
        self.handles: list[Card | None] = [None] * len(self.table.layout.kinds)
        self._zones: dict[int, Zone[Any]] = {}
        self._looks: dict[tuple[int, int], Snapshot] = {}
        #: The handles that tell how a card last was.
        self._gone: list[Card] = []
        #: What is being read, while that is noted.
        self.notes: Notes | None = None
        #: The abilities at work now, by their mark and what they are about.
        self.listed: Listed | NotedLists = Listed(self)
        self.table.listed = self.listed
        self._effects: dict[int, Effect] = {}
        #: The rules whose abilities have been at work.
        self._rules: dict[type[Rule], Rule] = {}

    @property
    def controller(self) -> Any:
        """For what the rules themselves do: whoever is active."""
        return self.active

    @property
    def name(self) -> str:
        """What log and stack call the rules."""
        return self.title

    def __repr__(self) -> str:
        return f"<{self.title} in progress>"

    def __str__(self) -> str:
        return self.title

    def holder(self, kind: str, place: int) -> Any:
        """Return the game, the player or the card that a place belongs to."""
        if kind == "game":
            return self
        return self.players[place] if kind == "player" else self.card_at(place)

    def zone_at(self, number: int) -> Zone[Any]:
        """Return a zone by its number."""
        try:
            return self._zones[number]
        except KeyError:
            game: Any = self
            found = self._zones[number] = Zone(game, number)
            return found

    def card_at(self, row: int) -> Any:
        """Return the card in a row, as it is now."""
        card = self.handles[row]
        incarnation = self.table.columns["incarnation"][row]
        if card is None or card.incarnation != incarnation:
            card = self.handles[row] = self.table.layout.kinds[row](self, row, incarnation)
        return card

    def find(self, name: str) -> Any:
        """Return the card with an id of which there is only one, such as a place on a board; of several the first."""
        return self.card_at(self.table.layout.first_rows[name])

    def cards_at(self, rows: Collection[int]) -> tuple[Any, ...]:
        """Return the cards in some rows of a zone that was read, as they are now."""
        cards, incarnations, kinds = self.handles, self.table.true["incarnation"], self.table.layout.kinds
        for row in rows:
            card, incarnation = cards[row], incarnations[row]
            if card is None or card.incarnation != incarnation:
                cards[row] = kinds[row](self, row, incarnation)
        return tuple(map(cards.__getitem__, rows))

    def card(self, ref: CardRef) -> Any:
        """Return the card that plain values stand for, gone or not."""
        now: Card = self.card_at(ref.row)
        if now.incarnation == ref.incarnation:
            return now
        gone = self.table.layout.kinds[ref.row](self, *ref)
        if (look := self._looks.get(ref)) is not None:
            put_cells(gone, Look(self, look))
            self._gone.append(gone)
        return gone

    def in_our_handles(self, value: Any) -> Any:
        """Return a value of another game as it is in this one."""
        kind = type(value)
        if kind in PLAIN or isinstance(value, type):
            return value
        if isinstance(value, Card):
            card = self.card_at(value.row)
            if card.incarnation == value.incarnation:
                return card
        elif isinstance(value, Player):
            return self.players[value.seat]
        elif isinstance(value, Zone | Pool):
            return kind(self, value.number)
        elif isinstance(value, Lookup):
            return self
        elif kind is list or kind is tuple:
            return kind([self.in_our_handles(part) for part in value])
        elif isinstance(value, tuple):  # one with names
            return kind(*[self.in_our_handles(part) for part in value])
        elif isinstance(value, Deed) and value.made_of is not None:
            return kind(*[self.in_our_handles(getattr(value, name)) for name in value.made_of])
        elif isinstance(value, Effect):
            for effect in self.lasting:
                if effect.number == value.number:
                    return effect
        raise ForeignValue

    def cards_in(self, fields: Iterable[Any]) -> list[Any]:
        """Return the cards, still what they were, that plain values stand for, also inside of others."""
        found: list[Any] = []
        for field in fields:
            if isinstance(field, CardRef):
                card: Card = self.card(field)
                found += [card] if card.is_current else []
            elif isinstance(field, tuple):
                found += self.cards_in(field)
        return found

    def all_cards(self, kind: type[T]) -> tuple[T, ...]:
        """Return every card of a kind that exists, wherever it is."""
        kinds = self.table.layout.kinds
        return tuple([self.card_at(row) for row in range(len(kinds)) if issubclass(kinds[row], kind)])

    def in_play(self, kind: type[T]) -> tuple[T, ...]:
        """Return every card of a kind that lies in play, zone by zone, in order."""
        layout, zones = self.table.layout, self.table.columns["zones"]
        kinds = layout.kinds
        rows = [row for number in layout.played for row in zones[number] if issubclass(kinds[row], kind)]
        found: tuple[T, ...] = self.cards_at(rows)
        return found

    # ------------------------------------------------------------------------------------ looking back

    def keep_last_known(self, card: Card) -> None:
        """Keep the look of a card that is about to leave play: as it was before anything left at this moment."""
        moment = self._moment
        if moment is None or not was_there(moment, card):
            moment = self.table.snapshot()
        self._looks[card.row, card.incarnation] = moment
        put_cells(card, Look(self, moment))
        self._gone.append(card)
        for kind in (*card.zone_kinds, *card.pool_kinds):
            vars(card).pop(kind.name, None)  # from now on it is asked for as it was

    def last_known(self, card: Card) -> Snapshot:
        """Return the table as it was just before a card left play; of a card that was not in play, as it is now."""
        return self._looks.get((card.row, card.incarnation), self.table.columns)

    def as_last_known(self, card: Card) -> Any:
        """Return the game as it was just before a card left play, to look at and not to play."""
        if self.notes is not None:
            self.notes.looks_back = True
        return self.at(self.last_known(card))

    def at(self, state: Snapshot) -> Any:
        """Return this game at another moment, to look at and not to play."""
        ghost = type(self)(state, self.setup)
        ghost._looks = self._looks
        return ghost

    def forget_looks(self) -> None:
        """Forget how cards last were that have left play."""
        for card in self._gone:
            put_cells(card, self.table.columns)
        self._gone.clear()
        self._looks.clear()

    # ------------------------------------------------------------------------------------ what is at work now

    def at_work(self, mark: str, on: Any = None) -> list[tuple[Any, Ability]]:
        """List the abilities with a mark that work now, about an event, a computed value or anything, each with its source."""
        return self.listed[mark, on].found

    def working(self, listed: Found) -> list[tuple[Any, Ability]]:
        """List which of these abilities work now, each with its source."""
        found: list[tuple[Any, Ability]] = []
        cards, effects, rules, *_ = listed
        columns = self.table.true
        if cards:
            layout, handles, incarnations = self.table.layout, self.handles, columns["incarnation"]
            zone, face_up, used, in_play = columns["zone"], columns["face_up"], columns["used"], layout.in_play
            for row, ability, works_in, bit in cards:
                number = zone[row]
                if in_play[number]:
                    if not face_up[row] or (works_in and layout.zones[number].kind not in works_in):
                        continue
                elif not works_in or layout.zones[number].kind not in works_in:
                    continue
                if bit and used[row] & bit:
                    continue
                card = handles[row]
                if card is None or card.incarnation != incarnations[row]:
                    card = self.card_at(row)
                found.append((card, ability))
        if effects:
            for lasting in columns["lasting"]:
                for ability in effects.get(lasting.kind, ()):
                    found.append((self._effect(lasting), ability))
        for kind, ability in rules:
            if kind not in self._rules:
                self._rules[kind] = kind(self)
            found.append((self._rules[kind], ability))
        return found

    # ------------------------------------------------------------------------------------ lasting effects

    def begin(
        self, effect: Effect, *, until: str, source: Card | None = None, controller: Player | None = None
    ) -> Effect:
        """Start a lasting effect; it works until :meth:`expire` is told that its time is over."""
        if until not in self.durations:
            raise RulesBug(f"{until!r} is none of the durations of {self.title}: {', '.join(self.durations)}")
        kind = type(effect)
        if self.ruleset.effects.get(kind.__name__) is not kind:
            raise RulesBug(
                placed(f"{self.title} does not list the effect {kind.__name__}: put it into effects", place_of(kind))
            )
        table = self.table
        before: tuple[Lasting, ...] = table.true["lasting"]
        number = 1 + max([lasting.number for lasting in before], default=0)
        whose = controller if controller is not None or source is None else source.controller
        ref = None if source is None else source.ref
        lasting = Lasting(number, kind, fields_of(effect), until, ref, owner_of(whose))
        table.put("lasting", (*before, lasting))
        self._effects.pop(number, None)
        return self._effect(lasting)

    def expire(self, until: str, *, controller: Player | None = None) -> int:
        """End all lasting effects of a duration (perhaps only one player's), at the same instant; return how many there were."""
        table = self.table
        before: tuple[Lasting, ...] = table.true["lasting"]
        if not before:
            return 0
        kept = tuple(
            [
                lasting
                for lasting in before
                if lasting.until != until or (controller is not None and lasting.controller != controller.seat)
            ]
        )
        if len(kept) < len(before):
            table.put("lasting", kept)
        return len(before) - len(kept)

    def lift(self, effect: Effect) -> None:
        """End one lasting effect."""
        table = self.table
        table.put("lasting", tuple([lasting for lasting in table.lasting if lasting.number != effect.number]))

    @property
    def lasting(self) -> tuple[Any, ...]:
        """The lasting effects that are working, oldest first."""
        if self.notes is not None:
            self.notes.cells.add(self.table.layout.lasting_cell)
        lasting: tuple[Lasting, ...] = self.table.true["lasting"]
        return tuple([self._effect(one) for one in lasting]) if lasting else ()

    def _effect(self, lasting: Lasting) -> Effect:
        made = self._effects.get(lasting.number)
        if made is None or type(made) is not lasting.kind or fields_of(made) != lasting.fields:
            game: Any = self
            made = self._effects[lasting.number] = alive(game, lasting)
        return made

    # ------------------------------------------------------------------------------------ not for ever

    def _count(self) -> None:
        self.happened += 1
        if self.happened > MOST_EVENTS:
            raise RulesLoop(f"more than {MOST_EVENTS:,} events and choices without coming to rest")


def was_there(state: Snapshot, card: Card) -> bool:
    """Say whether a card was in play on an earlier table, in the same life."""
    at: int = state["zone"][card.row]
    return bool(state["incarnation"][card.row] == card.incarnation and state["layout"].in_play[at])
