"""The only module of the kit that knows how a match is kept: starting one from a table, and reading tables directly."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from tabletop import EVERYBODY, NOBODY, OWNER, EventView, Match, Sealed, View
from tabletop._base import dice
from tabletop._outside.event_views import is_among, name_of
from tabletop._outside.loading import check_table, match_of, read_save
from tabletop._outside.reader import Reader
from tabletop._outside.saving import table_data
from tabletop._play.chance import Chance
from tabletop._play.kernel import Checkpoint
from tabletop._play.lookup import Listed
from tabletop._play.memory import Memory
from tabletop._table.invariants import broken
from tabletop._table.table import Snapshot, Table

if TYPE_CHECKING:
    from tabletop._play.chronicle import Entry
    from tabletop._play.game import Game
    from tabletop._play.lookup import AtWork, Lookup
    from tabletop._rules.setup import Setup
    from tabletop._table.layout import Layout
    from tabletop._table.places import Supply, ZoneKind

Picked = int | tuple[int, ...] | Sealed


def live(match: Match) -> Game:
    """Return the game in progress."""
    return match._live()


def state_of(match: Match) -> Snapshot:
    """Return the table as it is now."""
    return match._live().table.snapshot()


def load_unmarked(text: Any, *, verify: bool = False) -> Match:
    """Load a save as if it had the marks of what it holds: anybody who writes saves can write these, too."""
    match = check_table(match_of(read_save(text)))
    if verify:
        match.replay()
    return match


def is_set_up(match: Match) -> bool:
    """Say whether setting up is over."""
    return not match._now.checkpoint.set_up


def is_at_rest(match: Match) -> bool:
    """Say whether nothing was answered since the match came to rest."""
    return not match._now.since


def whole_table(match: Match) -> str:
    """Return the table as it is now, between rests too, as text."""
    return f"{match.digest()} {json.dumps(table_data(state_of(match)), sort_keys=True)}"


def view_anew(match: Match, seat: int | None) -> View:
    """Return what a reader sees who has never seen anything of a match before."""
    with match._held(match._now) as live:
        now = live.at
        return Reader(live.game, seat).view(now.decisions, live.game.stack, now.number, now.sequence)


class Doubt:
    """
    While it lasts, all that any game remembers is noted and worked out anew whenever it is asked for.

    What differs is kept: what was remembered, of what, and what it should have been.
    """

    def __init__(self) -> None:
        self.asked = 0
        self.differs: list[str] = []
        self._is_anew = False

    def __enter__(self) -> Self:
        self._remembered = Memory.remembered
        remembered, doubt = self._remembered, self

        def doubted(game: Memory, what: Any, key: Any, work_out: Any, *given: Any) -> Any:
            return doubt.compare(game, remembered, what, key, work_out, *given)

        def relisted(listed: Listed, about: tuple[str, Any]) -> Any:
            return doubt.compare_lists(listed.game, dict.__getitem__(listed, about), *about)

        Memory.remembered, Listed.__getitem__ = doubted, relisted  # type: ignore[method-assign, assignment]
        return self

    def __exit__(self, *_: object) -> None:
        Memory.remembered = self._remembered  # type: ignore[method-assign]
        del Listed.__getitem__

    def compare_lists(self, game: Lookup, listed: AtWork, mark: str, on: Any) -> AtWork:
        """Compare what is listed to be at work with what is."""
        anew = game.working(game.table.layout.abilities.about(mark, on))
        self.asked += 1
        if listed.found != anew:
            self.differs.append(
                f"{anew!r:.200} are at work ({mark} {on!r}), and {listed.found!r:.200} are remembered to be"
            )
        return listed

    def compare(self, game: Memory, remembered: Any, what: Any, key: Any, work_out: Any, *given: Any) -> Any:
        """Compare what a game remembers with what it would work out now that remembers nothing."""
        if self._is_anew:
            return work_out(*given)
        game.pays.clear()
        game.known_at = -1
        value = remembered(game, what, key, work_out, *given)
        if game.notes is None:
            self._is_anew, listed, game.listed = True, game.listed, Listed(game)
            try:
                anew = work_out(*given)
            finally:
                self._is_anew, game.listed, game.known_at = False, listed, -1
            self.asked += 1
            if value != anew and repr(value) != repr(anew):
                self.differs.append(f"{what!r} of {given[-1]!r} is {anew!r:.200}, and is remembered as {value!r:.200}")
        return value


def start(setup: Setup, state: Snapshot, number: int = 0, *, log: bool = True) -> Match:
    """Start a match at rest from a table."""
    return Match(setup, Checkpoint(None, state, number, None), log=log)


class Stretch(NamedTuple):
    """Some steps of a match: the table at rest before them, how many answers were given before, and those since."""

    state: Snapshot
    number: int
    answers: tuple[Picked, ...]


def stretch(match: Match, rests: int) -> Stretch | None:
    """Return the last steps of a match, from *rests* rests ago (or the first one there is); None while it is set up."""
    answers = tuple(match._now.since)
    rest = match._now.checkpoint
    if rest.set_up:
        return None
    for _ in range(rests):
        if rest.previous is None or rest.previous.set_up:
            break
        answers = (*(rest.since or ()), *answers)
        rest = rest.previous
    return Stretch(rest.snapshot, rest.number, answers)


#: In how many ways it goes on where chance could bring too much to go on in all of them.
SAMPLES: Final = 2
SAMPLE: Final = "Which of a few samples does chance bring?"


@contextmanager
def chance_in_every_way(since: int, most: int) -> Iterator[dict[str, None]]:
    """
    While it lasts, every match asks what chance brings after so many answers; what its dice have brought before stays.

    Of what could come in more than *most* ways only a few are offered: it is told what was sampled in this way.
    """
    rolls, sampled = Chance.rolls, dict[str, None]()

    async def asked(
        game: Chance, limits: Sequence[int], *, prompt: Any = "What does chance bring?", called: Any = None
    ) -> list[int]:
        if game.answers <= since:
            return await rolls(game, limits, prompt=prompt, called=called)
        ways = prod(limits)
        if ways <= most:
            return await game.ask_chance(limits, prompt, called)
        sampled[f"{str(prompt)!r} of {ways:,}"] = None
        (number,) = await game.ask_chance([SAMPLES], SAMPLE, None)
        roll = dice.stream(number, len(limits)).random
        return [int(roll() * limit) for limit in limits]

    Chance.rolls = asked  # type: ignore[method-assign, assignment]
    try:
        yield sampled
    finally:
        Chance.rolls = rolls  # type: ignore[method-assign]


def is_something_going_on(match: Match) -> bool:
    """Say whether something was answered since the match came to rest, or is being resolved."""
    return bool(match._now.since or live(match).agenda.stack)


def states_seen(match: Match, since: int = 0) -> Iterator[Snapshot]:
    """Go through every table that the log of a match has seen, and the one that is there now."""
    for entry in entries(match)[since:]:
        yield entry.before
        yield entry.after
    yield state_of(match)


def entries(match: Match) -> list[Entry]:
    """Return the log itself."""
    return match._logged()


def event_ids(match: Match) -> list[str]:
    """Return the ids of all events of the log, whoever was told of them."""
    log = entries(match)
    return [name_of(log, place, match._now.branches) for place in range(len(log))]


def told_entries(match: Match, seat: int | None) -> Iterator[tuple[EventView, Entry]]:
    """Go through all that a reader was told, each with its entry of the log."""
    told = {event.id: event for event in match.events(seat)}
    for name, entry in zip(event_ids(match), entries(match), strict=True):
        if name in told:
            yield told[name], entry


def works_in_sight(match: Match, entry: Entry, seat: int | None) -> bool:
    """Say whether anything was being resolved of which the reader was told before that it was used or set off, or what did it."""
    log = entries(match)
    now = next(place for place, one in enumerate(log) if one is entry)
    places = [place for frame in entry.stack for place in (frame.said, frame.cause) if place is not None]
    return any(is_among(log[place].event.audience(), seat) for place in places if place < now)


def known_at_any_time(match: Match) -> list[int]:
    """Return for every row who has known its face at any time that the log tells of."""
    union: list[int] = []
    for state in states_seen(match):
        known = state["known"]
        union += [0] * (len(known) - len(union))
        for row, seats in enumerate(known):
            union[row] |= seats
    return union


def bit_of(match: Match, seat: int | None) -> int:
    """Return the place of a seat, or of the spectators, among those who may know a card."""
    return len(match.seats) if seat is None else seat


def faces_seen(state: Snapshot, bit: int) -> set[int]:
    """Return the rows whose face one reader may see: those the table says are known, and those that lie open to it."""
    known, zone, up = state["known"], state["zone"], state["face_up"]
    return {row for row in range(len(known)) if known[row] >> bit & 1 or (up[row] and lies_open(state, zone[row], bit))}


def lies_open(state: Snapshot, number: int, bit: int) -> bool:
    """Say from the declaration of a zone alone whether one reader sees into it."""
    kind, place = state["layout"].zones[number]
    if kind.sees is EVERYBODY:
        return True
    if kind.sees is not OWNER or kind.holder == "game":
        return False
    seat: int = place if kind.holder == "player" else state["layout"].owners[place]
    return bit == seat


def pools_declared(match: Match) -> dict[tuple[str, str], set[Any]]:
    """Return who sees into the pools of a table, by their holders and names, as it is declared."""
    found: dict[tuple[str, str], set[Any]] = {}
    for kind, _ in state_of(match)["layout"].pools:
        found.setdefault((kind.holder, kind.name), set()).add(kind.sees)
    return found


def cards_counted(state: Snapshot) -> tuple[list[int], Sequence[Any]]:
    """Count in how many places every row lies, and return the printed card and the owner of each."""
    counts = [0] * len(state["layout"].kinds)
    for rows in state["zones"]:
        for row in rows:
            counts[row] += 1
    return counts, list(zip(state["layout"].kinds, state["layout"].owners, strict=True))


def decks_by_backs(state: Snapshot) -> dict[str, list[str]]:
    """Return for each back of each owner's cards the decks that nobody looks into in which such cards lie."""
    layout: Layout = state["layout"]
    found: dict[tuple[str, int], dict[str, None]] = {}
    for spot, rows in zip(layout.zones, state["zones"], strict=True):
        if spot.kind.sees is NOBODY:
            for row in rows:
                found.setdefault((layout.kinds[row].printed["back"], layout.owners[row]), {})[spot.kind.name] = None
    return {back: list(decks) for (back, _), decks in found.items() if len(decks) > 1}


def supplies_counted(state: Snapshot) -> dict[str, tuple[int, int | None, int]]:
    """Count every supply: how many there are in all, how many there should be, and the fewest in any pool."""
    found = {}
    for supply in state["layout"].ruleset.supplies:
        cells = state[supply.column]
        found[supply.name] = (sum(cells), supply.total, min(cells))
    return found


# ------------------------------------------------------------------------------------------------ laying tables


def broken_invariants(setup: Setup, state: Snapshot) -> tuple[tuple[str, str], ...]:
    """Return the invariants that do not hold at a table."""
    return broken(setup.ruleset.game(state, setup))


def bench(match: Match) -> Bench:
    """Return the table of a match at its last rest, to be laid anew."""
    return Bench(match._now.checkpoint.snapshot, len(match.seats))


#: Where cards go that are in the way: a zone, or one for each back that cards have.
Homes = str | Mapping[str, str] | None


def for_back(rest: Homes, kind: type[Any]) -> str | None:
    """Return the zone for a kind of card."""
    return rest.get(kind.printed["back"]) if isinstance(rest, Mapping) else rest


class Bench:
    """A table that is being laid: everything in it may be moved, and nobody remembers anything."""

    def __init__(self, state: Snapshot, seats: int) -> None:
        self.seats = seats
        self.known_to: dict[int, list[int]] = {}
        self._read(state)

    def _read(self, state: Snapshot) -> None:
        self._columns = {key: value[:] if isinstance(value, list) else value for key, value in state.items()}
        self._layout: Layout = state["layout"]
        self.kinds = self._layout.kinds
        self.owners = self._layout.owners
        self.facts = state["facts"]
        self._zones: list[list[int]] = [list(rows) for rows in state["zones"]]
        self.ordered = [zone.kind.ordered for zone in self._layout.zones]

    # ------------------------------------------------------------------------------------ places

    def zones_of(self, holder: str, place: int) -> dict[str, int]:
        """Return the numbers of the zones of one holder, by name."""
        return {
            kind.name: number
            for number, (kind, where) in enumerate(self._layout.zones)
            if kind.holder == holder and where == place
        }

    def pools_of(self, holder: str, place: int) -> dict[str, int]:
        """Return the numbers of the pools of one holder, by name."""
        return {
            kind.name: number
            for number, (kind, where) in enumerate(self._layout.pools)
            if kind.holder == holder and where == place
        }

    def columns_of(self, holder: str) -> dict[str, str]:
        """Return the columns of players, by name; games have facts instead."""
        columns = self._layout.ruleset.player_columns if holder == "player" else ()
        return {column.name: column.key for column in columns}

    def name_of(self, number: int) -> str:
        """Return what a zone is called in an error."""
        return self._layout.zones[number].kind.name

    def home_of(self, row: int, rest: Homes) -> int | None:
        """Return the zone into which a card goes that is in the way."""
        return self.home(for_back(rest, self.kinds[row]), self.owners[row])

    def home(self, rest: str | None, owner: int) -> int | None:
        """Return the zone into which cards of somebody go that are in the way: their owner's, or the game's."""
        for holder, place in (("player", owner), ("game", -1)):
            zones = self.zones_of(holder, place)
            if rest is not None:
                if rest in zones:
                    return zones[rest]
                continue
            hidden = [one for one in zones.values() if self._layout.hidden[one] and not self._layout.zone_seers[one]]
            for one in sorted(hidden, key=lambda one: not self.ordered[one]):
                return one
        return None

    # ------------------------------------------------------------------------------------ cards

    def rows(self, number: int) -> tuple[int, ...]:
        """Return the cards in a zone."""
        return tuple(self._zones[number])

    def rows_of(self, kind: type[Any]) -> list[int]:
        """Return all cards of a kind, from those deepest in their zones to the first."""
        return [row for row, one in enumerate(self.kinds) if one is kind]

    def how_open(self, row: int) -> tuple[int, int, int]:
        """Tell from which zones a copy is taken first: hidden ones, then open ones, then those in play."""
        number = self._where(row)
        seers = self._layout.zone_seers[number]
        return (2 if self._layout.in_play[number] else int(seers == self._layout.everybody), seers.bit_count(), row)

    def _where(self, row: int) -> int:
        return next(number for number, rows in enumerate(self._zones) if row in rows)

    def move(self, row: int, number: int) -> None:
        """Move a card to the end of a zone."""
        self._zones[self._where(row)].remove(row)
        self._zones[number].append(row)

    def put_first(self, number: int, rows: Sequence[int]) -> None:
        """Put cards first into a zone, in order."""
        for row in rows:
            self._zones[self._where(row)].remove(row)
        self._zones[number][:0] = rows

    def reset(self, row: int, *, controller: int | None, face_up: bool) -> None:
        """Have a card lie as it was never played."""
        for key, default in self._layout.ruleset.card_defaults:
            self._columns[key][row] = default
        self._columns["controller"][row] = self.owners[row] if controller is None else controller
        self._columns["face_up"][row] = face_up

    def controller_of(self, row: int) -> int | None:
        """Return the seat that controls a card; None if nobody does."""
        seat: int = self._columns["controller"][row]
        return None if seat < 0 else seat

    def add(self, kind: type[Any], owner: int | None, rest: Homes) -> int:
        """Bring one more card into existence, nobody's if the others of its kind are; return its row."""
        owners = {self.owners[row] for row in self.rows_of(kind)}
        seat = -1 if owner is None or owners == {-1} else owner
        home = self.home(for_back(rest, kind), seat)
        table = Table(self.snapshot())
        layout = self._layout.ruleset.layout(self.seats, (*self.kinds, kind), (*self.owners, seat))
        (row,) = table.add(layout, [0 if home is None else home])
        self._read(table.snapshot())
        return row

    def write(self, key: str, index: int, value: Any) -> None:
        """Set one cell."""
        self._columns[key][index] = value

    # ------------------------------------------------------------------------------------ supplies

    def pieces_left(self, supply: Supply, number: int, filled: set[int]) -> int:
        """Return how many pieces of a supply a pool could hold: all but those in pools that are filled."""
        return sum(count for at, count in enumerate(self._columns[supply.column]) if at == number or at not in filled)

    def pay(self, supply: Supply, number: int, count: int, filled: set[int]) -> None:
        """Have a pool hold *count* pieces: from the box, then from other pools; what is too much goes to the box."""
        cells = self._columns[supply.column]
        missing = count - cells[number]
        cells[number] = count
        if supply.total is None:
            return
        if missing < 0:
            cells[0] -= missing
        for at in range(len(cells)):
            if at != number and at not in filled and missing > 0:
                taken = min(missing, cells[at])
                cells[at] -= taken
                missing -= taken

    # ------------------------------------------------------------------------------------ done

    def snapshot(self) -> Snapshot:
        """Return the table as it is laid."""
        made = {key: value[:] if isinstance(value, list) else value for key, value in self._columns.items()}
        made["zones"] = [tuple(rows) for rows in self._zones]
        made["facts"] = self.facts
        for number, rows in enumerate(self._zones):
            for row in rows:
                made["zone"][row] = number
                seers = self._layout.zone_seers[number] if made["face_up"][row] else 0
                for seat in self.known_to.get(row, ()):
                    seers |= 1 << seat
                made["known"][row] = seers
        return made


def in_play_controlled(
    match: Match, given: Mapping[tuple[int, int], int | None]
) -> Iterator[tuple[str, str, int | None, int]]:
    """
    Go through the cards in play that somebody controls who neither holds the zone nor owns the card nor was given it.

    Each comes with the zone, who holds that, and who controls it.
    """
    state = state_of(match)
    layout, controller = state["layout"], state["controller"]
    for number, rows in enumerate(state["zones"]):
        if layout.in_play[number] and rows:
            kind, place = layout.zones[number]
            holder = place if kind.holder == "player" else None
            for row in rows:
                seat = controller[row]
                is_theirs = seat in (-1, holder) or (holder is None and seat == layout.owners[row])
                if not is_theirs and given.get((row, state["incarnation"][row])) != seat:
                    yield layout.kinds[row].name, kind.name, holder, seat


def lying(match: Match) -> Iterator[tuple[ZoneKind, type[Any]]]:
    """Go through the printed cards at a table, each with the declaration of the zone in which it lies."""
    state = state_of(match)
    layout = state["layout"]
    for spot, rows in zip(layout.zones, state["zones"], strict=True):
        for row in rows:
            yield spot.kind, layout.kinds[row]


def may_lie(match: Match, zone: ZoneKind, kind: type[Any]) -> bool:
    """Say whether a printed card is of the kind that a zone is declared for."""
    return match.ruleset.could_lie(kind, zone)
