"""Laying a table for a scene: cards by name into zones, pieces into pools, and facts, before anybody plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import EVERYBODY, BrokenInvariant, Card, Match, TabletopError, new
from tabletop._table.places import Sees

from ._cases import fewest
from ._errors import ScenarioError, unknown
from ._inside import Bench, Homes, bench, broken_invariants, is_set_up, start

if TYPE_CHECKING:
    from tabletop._rules.setup import Setup

#: No set-up asks more often than this before the table is laid.
MOST_ASKED: Final = 1_000


@attrs.frozen
class Laid:
    """A card as it is to lie on the table of a scene: made by :func:`laid`."""

    card: str
    face_up: bool = True
    owner: str | None = None
    controller: str | None = None
    known_to: tuple[str, ...] | Sees = ()
    has: Mapping[str, Any] = attrs.field(factory=dict)


def laid(
    card: str,
    *,
    face_up: bool = True,
    owner: str | None = None,
    controller: str | None = None,
    known_to: Sequence[str] | Sees = (),
    **has: Any,
) -> Laid:
    """
    Say of a card in a scene how it lies: face down, under another's control, known to somebody, or with things on it.

    It may be known to some seats, or to EVERYBODY: then spectators know it, too.

    What a card *has* goes by the names of its columns, its pools and the zones on it.

    >>> laid("squire", asleep=True, laurels={"LAUREL": 2}).has["asleep"]
    True
    """
    return Laid(card, face_up, owner, controller, known_to if isinstance(known_to, Sees) else tuple(known_to), has)


class Layer:
    """Somebody who lays the table of one scene."""

    def __init__(self, match: Match, *, rest: Homes, extra: bool) -> None:
        self.match = match
        self.rules = match.ruleset
        self.bench: Bench = bench(match)
        self.rest = rest
        self.extra = extra
        #: Rows that a scene has named: nothing moves them any more.
        self.placed: set[int] = set()
        #: Pools that a scene has named: nothing is taken from them any more.
        self.filled: set[int] = set()

    # ------------------------------------------------------------------------------------ names

    def seat(self, name: object) -> int:
        """Return the seat of a name."""
        if name not in self.match.seats:
            raise unknown("seat", name, self.match.seats)
        return self.match.seats.index(str(name))

    def kind(self, name: str) -> type[Card]:
        """Return the printed card that an id or a name stands for."""
        found = kind_called(self.rules.cards, name)
        if found is None:
            raise unknown("card", name, [kind.id for kind in self.rules.cards])
        return found

    # ------------------------------------------------------------------------------------ laying

    def lay_holder(self, holder: str, place: int, given: Mapping[str, Any]) -> None:
        """Lay what a player or the game has: zones first emptied, then filled."""
        zones, pools = self.bench.zones_of(holder, place), self.bench.pools_of(holder, place)
        columns = self.bench.columns_of(holder)
        for name, value in given.items():
            if name in zones:
                seat = None if place < 0 else place
                self.fill(zones[name], value, seat, seat)
            elif name in pools:
                self.pay(pools[name], value)
            elif name in columns:
                self.bench.write(columns[name], place, value)
            else:
                raise unknown(f"zone, pool or column of the {holder}", name, [*zones, *pools, *columns])

    def empty(self, number: int) -> None:
        """Take cards out of a zone that a scene names, but for those that the scene has put there; decks are filled up."""
        for row in self.bench.rows(number):
            if row not in self.placed:
                home = self.bench.home_of(row, self.rest)
                if home == number:
                    continue
                if home is None:
                    raise ScenarioError(
                        f"the cards in {self.bench.name_of(number)} have nowhere to go: say in which zone, with rest="
                    )
                self.bench.move(row, home)

    def fill(self, number: int, cards: Any, owner: int | None, holder: int | None) -> None:
        """Put the cards of a scene into a zone that somebody holds, in order."""
        if isinstance(cards, str | Laid) or not isinstance(cards, Iterable):
            raise ScenarioError(f"{self.bench.name_of(number)} holds a list of cards, not {cards!r:.60}")
        rows = [self.take(card if isinstance(card, Laid) else Laid(card), owner, holder) for card in cards]
        self.bench.put_first(number, rows)

    def take(self, card: Laid, owner: int | None, holder: int | None) -> int:
        """
        Take a card from wherever its owner's copy lies, and lay it as it is to lie; return its row.

        Unless it is said who controls it, that is its owner, or of nobody's card whoever holds the place where it lies.
        """
        kind = self.kind(card.card)
        whose = owner if card.owner is None else self.seat(card.owner)
        row = self.copy_of(kind, whose)
        self.placed.add(row)
        unowned = self.bench.owners[row] < 0
        controller = self.seat(card.controller) if card.controller is not None else holder if unowned else None
        self.bench.reset(row, controller=controller, face_up=card.face_up)
        self.bench.known_to[row] = self.knowing(card.known_to)
        self.lay_on(row, card.has)
        return row

    def knowing(self, known_to: tuple[str, ...] | Sees) -> list[int]:
        """Return the seats that are said to know a card; spectators come after the last one."""
        if isinstance(known_to, Sees):
            return list(range(self.bench.seats + 1)) if known_to is EVERYBODY else []
        return [self.seat(name) for name in known_to]

    def copy_of(self, kind: type[Card], owner: int | None) -> int:
        """Return the row of a copy that the scene has not used: from a hidden zone if possible."""
        mine = [row for row in self.bench.rows_of(kind) if owner is None or self.bench.owners[row] in (owner, -1)]
        left = [row for row in mine if row not in self.placed]
        if left:
            return min(left, key=self.bench.how_open)
        if self.extra:
            return self.bench.add(kind, owner, self.rest)
        whose = "" if owner is None else f" for {self.match.seats[owner]}"
        there = f"there is only {len(mine)}" if len(mine) == 1 else f"there are only {len(mine)}"
        raise ScenarioError(
            f"no copy of {kind.name} is left{whose}: {there}, all used by this scene; ask for more with extra=True"
        )

    def lay_on(self, row: int, has: Mapping[str, Any]) -> None:
        """Lay what a card has: columns, pools, and cards on it."""
        zones, pools = self.bench.zones_of("card", row), self.bench.pools_of("card", row)
        columns = {column.name: column.key for column in self.bench.kinds[row].columns}
        for name, value in has.items():
            if name in zones:
                self.fill(zones[name], value, None, self.bench.controller_of(row))
            elif name in pools:
                self.pay(pools[name], value)
            elif name in columns:
                self.bench.write(columns[name], row, value)
            else:
                raise unknown(f"zone, pool or column of {self.bench.kinds[row].name}", name, [*zones, *pools, *columns])

    def pay(self, number: int, pieces: Any) -> None:
        """Have a pool hold just so many pieces: from the box, and if that is empty from elsewhere."""
        if not isinstance(pieces, Mapping):
            raise ScenarioError(
                f"a pool holds pieces by the names of supplies, such as {{'COIN': 3}}, not {pieces!r:.60}"
            )
        supplies = {supply.name.casefold(): supply for supply in self.rules.supplies}
        named = {str(name).casefold() for name in pieces}
        for left_out in [supply for name, supply in supplies.items() if name not in named]:
            self.bench.pay(left_out, number, 0, self.filled)
        for name, count in pieces.items():
            supply = supplies.get(str(name).casefold())
            if supply is None:
                raise unknown("supply", name, [supply.name for supply in self.rules.supplies])
            if type(count) is not int or count < 0:
                raise ScenarioError(f"{count!r:.40} is no number of {supply.name}")
            left = self.bench.pieces_left(supply, number, self.filled)
            if supply.total is not None and count > left:
                raise ScenarioError(f"{count} {supply.name} are too many: only {left} of {supply.total} are left")
            self.bench.pay(supply, number, count, self.filled)
        self.filled.add(number)

    def set_facts(self, facts: Mapping[str, Any]) -> None:
        """Set facts."""
        there = [field.name for field in attrs.fields(type(self.bench.facts))]
        for name in facts:
            if name not in there:
                raise unknown("fact", name, there)
        self.bench.facts = attrs.evolve(self.bench.facts, **facts)

    def named_zones(self, holder: str, place: int, given: Mapping[str, Any]) -> list[int]:
        """List the zones that a scene names for a holder."""
        zones = self.bench.zones_of(holder, place)
        return [zones[name] for name in given if name in zones]


def kind_called(kinds: Iterable[type[Card]], name: str) -> type[Card] | None:
    """Return the printed card that goes by an id, a name, or the name of its class."""
    wanted = str(name).casefold().replace(" ", "_").replace("-", "_")
    for kind in kinds:
        if wanted in {kind.id.casefold().replace("-", "_"), kind.name.casefold().replace(" ", "_").replace("-", "_")}:
            return kind
    return next((kind for kind in kinds if kind.__name__.casefold() == wanted.replace("_", "")), None)


def begin_laid(
    game: Any,
    seats: Sequence[str] | int | None,
    *,
    seed: int,
    facts: Mapping[str, Any],
    shared: Mapping[str, Any],
    options: Mapping[str, Any],
    cards: Any,
    rest: Homes,
    extra: bool,
    bluff_safe: bool,
    ask_chance: bool,
    hands: Mapping[str, Mapping[str, Any]],
) -> Match:
    """Set a match up, lay its table anew, and start it at rest."""
    names = list(hands) if seats is None and hands else seats
    match = new(game, names, seed=seed, log=False, cards=cards, bluff_safe=bluff_safe, **options)
    for _ in range(MOST_ASKED):
        if is_set_up(match) or match.decision is None:
            break
        match.answer(fewest(match.decision))
    layer = Layer(match, rest=rest, extra=extra)
    places = [("game", -1, shared), *[("player", layer.seat(name), given) for name, given in hands.items()]]
    for _, place, given in places:
        if not isinstance(given, Mapping):
            raise ScenarioError(
                f"what {match.seats[place] if place >= 0 else 'the game'} has is a mapping, not {given!r:.60}"
            )
    emptied = [number for holder, place, given in places for number in layer.named_zones(holder, place, given)]
    for holder, place, given in places:
        layer.lay_holder(holder, place, given)
    for number in emptied:
        layer.empty(number)
    layer.set_facts(facts)
    state = layer.bench.snapshot()
    setup = attrs.evolve(match.setup, ask_chance=ask_chance)
    check(setup, state)
    try:
        return start(setup, state)
    except TabletopError as error:
        raise ScenarioError(f"the rules can't go on from this table: {error}") from error


def check(setup: Setup, state: Any) -> None:
    """Refuse a table that breaks an invariant of its game."""
    try:
        invariants = broken_invariants(setup, state)
    except BrokenInvariant as error:  # pragma: no cover (rules that raise where they should answer)
        invariants = ((error.invariant, str(error)),)
    if invariants:
        raise ScenarioError(
            "this table breaks invariants of its game: " + "; ".join(f"{p} ({w})" for p, w in invariants)
        )
