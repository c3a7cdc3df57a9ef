"""What lies on a table, and how it is set up: read off what a game declares."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from math import hypot
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from tabletop._base.errors import BadOption
from tabletop._rules.appearance import Form, Shape
from tabletop._rules.catalogue import kind_name, spaced_words
from tabletop._rules.facts import shown_facts
from tabletop._rules.installed import ids_of_expansions
from tabletop._rules.joining import takes_expansions
from tabletop._rules.setup import read_options
from tabletop._table.places import EVERYBODY, NOBODY, Column, ZoneOf

from .manifest_entries import (
    BoardEntry,
    CardEntry,
    OptionEntry,
    PlaceEntry,
    PropertyEntry,
    RefusedEntry,
    SpotEntry,
    SupplyEntry,
    TeamsEntry,
    ThingEntry,
    TurnPhaseEntry,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tabletop._rules.appearance import Board
    from tabletop._rules.cards import Card
    from tabletop._rules.computed import Computed, Displayed
    from tabletop._rules.ruleset import Ruleset
    from tabletop._table.places import PoolKind, ZoneKind

#: What a place lies on, by what has it.
LIES_ON: Final = {"game": "table", "player": "seat", "card": "card"}

KINDS: Final[Mapping[Any, str]] = {int: "number", str: "word", bool: "truth"}

COIN: Final = Form(body="token", width=15, height=15)

#: Only so many values of an option are tried together with those of others.
TRIED_TOGETHER: Final = 8


class Gatherer:
    """Reads off a ruleset what there is on its table."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.looks = rules.game.looks

    def words(self, holder: str, name: str, called: str = "") -> str:
        """Return what people call something."""
        return self.looks.words.get(f"{holder}.{name}", called or spaced_words(name).lower())

    def called(self) -> Iterator[str]:
        """Go through what people call all that is here: these words are texts, too."""
        yield from [one.words for one in self.places()]
        yield from [one.words for one in self.things()]
        yield from [one.words for one in self.supplies()]
        for phase in self.phases():
            yield phase.words
            yield phase.text
        yield from [one.words for one in self.properties() if one.shown]
        yield from [one.name for one in self.looks.boards]

    # ------------------------------------------------------------------------------------ places and things

    def places(self) -> tuple[PlaceEntry, ...]:
        """Return all places, each once: those of the game, of players, and of cards."""
        game, cards = self.rules.game, self.rules.cards
        holders = [(game.zone_kinds, game.pool_kinds), (game.player_class.zone_kinds, game.player_class.pool_kinds)]
        holders += [(card.zone_kinds, card.pool_kinds) for card in cards]
        found: dict[tuple[str, str], ZoneKind | PoolKind] = {}
        for zones, pools in holders:
            found.update({(kind.holder, kind.name): kind for kind in zones})
            found.update({(kind.holder, kind.name): kind for kind in pools if self.rules.supplies})
        return tuple([self.place(kind) for kind in found.values()])

    def place(self, kind: ZoneKind | PoolKind) -> PlaceEntry:
        """Return a place."""
        its = self.looks.places.get(f"{kind.holder}.{kind.name}", Shape())
        zone = kind if isinstance(kind, ZoneOf) else None
        lying = its.lying or shape_of(kind)
        return PlaceEntry(
            holder=kind.holder,
            name=kind.name,
            words=self.words(kind.holder, kind.name),
            pool=zone is None,
            lying=lying,
            lies_on=its.lies_on or LIES_ON[kind.holder],
            spot=None if its.at is None else SpotEntry(x=its.at[0], y=its.at[1]),
            on=self.kinds([card for card in self.rules.cards if has(card, kind)]) if kind.holder == "card" else (),
            holds=() if zone is None else self.holds(zone),
            sees=kind.sees.value,
            in_play=zone is not None and zone.in_play,
            ordered=zone is not None and zone.ordered,
            refilled_from=(zone.refilled_from or None) if zone is not None else None,
            shown={"deck": 0, "pile": 1}.get(lying) if its.shown is None else its.shown,
            kept=(kind.holder != "card" and lying in ("deck", "hand")) if its.kept is None else its.kept,
        )

    def holds(self, zone: ZoneKind) -> tuple[str, ...]:
        """Return the kinds of thing that may lie in a zone; none if any may."""
        of = self.rules.kinds_in.get(zone)
        return () if of is None else self.kinds([card for card in self.rules.cards if issubclass(card, of)])

    def kinds(self, cards: Iterable[type[Card]]) -> tuple[str, ...]:
        """Return what kinds of thing some cards are."""
        return tuple(sorted({kind_name(card) for card in cards}))

    def things(self) -> tuple[ThingEntry, ...]:
        """Return all kinds of card."""
        found: dict[str, list[str]] = {}
        for card in self.rules.cards:
            found.setdefault(kind_name(card), []).append(card.printed["back"])
        return tuple([self.thing(kind, backs) for kind, backs in sorted(found.items())])

    def thing(self, kind: str, backs: list[str]) -> ThingEntry:
        """Return a kind of card."""
        form = self.looks.things.get(kind, Form())
        return ThingEntry(
            kind=kind,
            words=self.words("thing", kind),
            body=form.body,
            width=form.width,
            height=form.height,
            face="kind",
            back="back",
            backs=tuple(sorted(set(backs))),
        )

    def supplies(self) -> tuple[SupplyEntry, ...]:
        """Return all kinds of piece."""
        found = []
        for one in self.rules.supplies:
            form = self.looks.things.get(f"supply.{one.name}", COIN)
            words = self.words("supply", one.name, one.called)
            found.append(
                SupplyEntry(
                    name=one.name, words=words, total=one.total, body=form.body, width=form.width, height=form.height
                )
            )
        return tuple(found)

    def cards(self) -> tuple[CardEntry, ...]:
        """Return all printed cards."""
        return tuple(
            [
                CardEntry(
                    id=one.id,
                    name=one.name,
                    kind=one.kind,
                    set=one.set,
                    back=self.rules.by_id[one.id].printed["back"],
                    copies=one.copies,
                    text=one.text,
                    printed={name: plain(value) for name, value in one.numbers.items()},
                    provenance=one.provenance,
                    origins=one.origins,
                )
                for one in self.rules.catalogue
            ]
        )

    # ------------------------------------------------------------------------------------ what views tell

    def properties(self) -> tuple[PropertyEntry, ...]:
        """Return all columns, values and facts, each once."""
        game = self.rules.game
        found = {}
        for holder in (game, game.player_class, *self.rules.cards):
            told: list[Column[Any] | Computed[Any] | Displayed[Any]]
            columns = [one for one in holder.columns if one.shown]
            told = [*columns, *holder.computed, *holder.displayed_kinds]
            found.update({(one.holder, one.name): self.told(one) for one in told})
        kind: Any = game.facts_class
        facts = attrs.fields_dict(kind)
        found.update({("fact", name): self.fact(facts[name]) for name in shown_facts(kind)})
        return tuple(found.values())

    def told(self, one: Column[Any] | Computed[Any] | Displayed[Any]) -> PropertyEntry:
        """Return a column or a value."""
        if isinstance(one, Column):
            return self.entry(one.holder, one.name, "column", KINDS.get(type(one.default), "data"))
        source, kind = source_of(one)
        return self.entry(one.holder, one.name, source, kind)

    def fact(self, field: attrs.Attribute[Any]) -> PropertyEntry:
        """Return a fact."""
        kind = KINDS.get(type(field.default), "data")
        return self.entry("fact", field.name, "fact", kind)

    def entry(self, holder: str, name: str, source: str, kind: str) -> PropertyEntry:
        """Return something that views tell."""
        said = f"{holder}.{name}" not in self.looks.unsaid
        return PropertyEntry(
            holder=holder, name=name, words=self.words(holder, name), source=source, kind=kind, shown=said
        )

    def phases(self) -> tuple[TurnPhaseEntry, ...]:
        """Return all phases."""
        return tuple(
            [
                TurnPhaseEntry(name=one.name, words=self.words("phase", one.name), text=one.text, leads_to=one.leads_to)
                for one in self.rules.phases.values()
            ]
        )

    # ------------------------------------------------------------------------------------ set-up

    def options(self) -> tuple[OptionEntry, ...]:
        """Return all options."""
        kinds = get_type_hints(self.rules.game.options_class)
        return tuple([self.option(field, kinds[field.name]) for field in self.option_fields])

    @property
    def option_fields(self) -> tuple[attrs.Attribute[Any], ...]:
        """The fields of the options."""
        fields: tuple[attrs.Attribute[Any], ...] = attrs.fields(self.rules.game.options_class)
        return fields

    def option(self, field: attrs.Attribute[Any], kind: Any) -> OptionEntry:
        """Return an option."""
        least, most = self.looks.limits.get(field.name, (None, None))
        is_seat = bool(field.metadata.get("seat"))
        return OptionEntry(
            name=field.name,
            key=f"{self.rules.name}.option.{field.name}",
            kind="seat" if is_seat else kind_of(kind),
            several=is_list(kind),
            each=each_of(kind),
            default=None if field.default is attrs.NOTHING else plain(field.default),
            values=self.values(field.name, kind, is_seat=is_seat),
            parts=self.parts(field.name, kind) if is_list(kind) else {},
            at_least=least,
            at_most=most,
        )

    def values(self, name: str, kind: Any, *, is_seat: bool) -> Mapping[str, tuple[Any, ...]]:
        """Return what an option may be, by the number of seats; nothing if that can't be listed."""
        if is_seat:
            return {str(seats): (None, *range(seats)) for seats in self.rules.seats}
        if is_list(kind):
            return self.by_seats(values_of(kind))
        return self.by_seats(self.looks.choices.get(name) or values_of(kind))

    def parts(self, name: str, kind: Any) -> Mapping[str, tuple[Any, ...]]:
        """Return what may stand in the list that an option is, by the number of seats; nothing if that can't be listed."""
        return self.by_seats(self.looks.choices.get(name) or self.sets_for(name) or values_in(kind))

    def by_seats(self, values: tuple[Any, ...]) -> Mapping[str, tuple[Any, ...]]:
        """Return values by the number of seats, the same for all; nothing if there are none."""
        return {str(seats): values for seats in self.rules.seats} if values else {}

    def sets_for(self, name: str) -> tuple[str, ...]:
        """Return the ids of the sets that may be named, the game's own and those of expansions, if an option names sets."""
        game = self.rules.plain.game
        if name != "sets" or not takes_expansions(game):
            return ()
        return (*[one.id for one in game.own_sets], *ids_of_expansions(game))

    def refused(self) -> tuple[RefusedEntry, ...]:
        """Return what options can't be had together: what is said, and what is found by trying."""
        said = [
            RefusedEntry(options=one.options, seats=one.seats or self.rules.seats, why=one.why)
            for one in self.looks.refused
        ]
        return (*said, *self.tried())

    def tried(self) -> Iterator[RefusedEntry]:
        """Try every two values of two options that can be listed, and go through what is refused only together."""
        kinds = get_type_hints(self.rules.game.options_class)
        closed = {name: values for name, kind in kinds.items() if 0 < len(values := values_of(kind)) <= TRIED_TOGETHER}
        for (one, its), (other, others) in combinations(closed.items(), 2):
            for value, another in product(its, others):
                why = self.why_not({one: value, other: another})
                if why is not None and self.why_not({one: value}) is self.why_not({other: another}) is None:
                    yield RefusedEntry(options={one: value, other: another}, seats=self.rules.seats, why=why)

    def why_not(self, options: Mapping[str, Any]) -> str | None:
        """Say why some options are refused; None if they are not."""
        try:
            read_options(self.rules, options)
        except BadOption as error:
            return error.why
        return None

    def teams(self) -> tuple[TeamsEntry, ...]:
        """Return who plays together."""
        return tuple([TeamsEntry(options=one.options, teams=one.teams) for one in self.looks.teams])

    # ------------------------------------------------------------------------------------ boards

    def boards(self) -> tuple[BoardEntry, ...]:
        """Return all boards."""
        return tuple(
            [
                BoardEntry(
                    name=one.name,
                    width=one.width,
                    height=one.height,
                    places=one.places,
                    at=one.at or None,
                    fact=one.fact or None,
                    spots=grid(one) if one.fact else self.spots(one),
                )
                for one in self.looks.boards
            ]
        )

    def spots(self, board: Board) -> Mapping[str, SpotEntry]:
        """Return the spots of cards, by their ids."""
        found: dict[str, SpotEntry] = {}
        cards = [(card.id, card.printed) for card in self.rules.cards]
        for name, printed in cards:
            if board.x in printed and board.y in printed:
                found[name] = SpotEntry(x=printed[board.x], y=printed[board.y])
        placed = dict(found)
        for name, printed in cards:
            for ends, aside in board.between.items():
                if ends in printed:
                    found[name] = between([placed[end] for end in printed[ends]], aside)
        return found


# ------------------------------------------------------------------------------------------------ what follows from what


def shape_of(kind: ZoneKind | PoolKind) -> str:
    """Return how things lie in a place, by what is declared of it."""
    if not isinstance(kind, ZoneOf):
        return "heap"
    if kind.sees is NOBODY:
        return "deck"
    if kind.sees is not EVERYBODY:
        return "hand"
    return "row" if kind.in_play or kind.holder == "card" else "pile"


def has(card: type[Card], kind: ZoneKind | PoolKind) -> bool:
    """Say whether a card has a place."""
    return kind.name in [one.name for one in (*card.zone_kinds, *card.pool_kinds)]


def source_of(one: Computed[Any] | Displayed[Any]) -> tuple[str, str]:
    """Return what a value is, and what kind of value."""
    from tabletop._rules.computed import Computed

    if not isinstance(one, Computed):
        return "displayed", "data"
    is_truth = isinstance(one.base, bool) or (callable(one.base) and returns_truth(one.base))
    return ("permission", "truth") if is_truth else ("quantity", "number")


def returns_truth(function: Any) -> bool:
    """Say whether a function is annotated to return a truth."""
    return str(getattr(function, "__annotations__", {}).get("return", "")) in ("bool", str(bool))


def plain(value: Any) -> Any:
    """Return a printed value as data."""
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        parts = sorted(value, key=str) if isinstance(value, set | frozenset) else value
        return [plain(part) for part in parts]
    if isinstance(value, type):
        return getattr(value, "id", value.__name__)
    if isinstance(value, bool | int | str | None):
        return value
    return getattr(value, "name", str(value))


def ways_of(kind: Any) -> tuple[Any, ...]:
    """Return what an annotation allows, without None, one after the other."""
    if get_origin(kind) in (Union, UnionType):
        return tuple([part for one in get_args(kind) if one is not NoneType for part in ways_of(one)])
    return (kind,)


def parts_of(kind: Any) -> tuple[Any, ...]:
    """Return what an annotation allows, without None and in lists: what may stand in them."""
    return tuple(
        [part for way in ways_of(kind) for part in (parts_of(get_args(way)[0]) if get_origin(way) is tuple else (way,))]
    )


def lists_of(kind: Any) -> tuple[Any, ...]:
    """Return the lists that an annotation allows."""
    return tuple([way for way in ways_of(kind) if get_origin(way) is tuple])


def is_list(kind: Any) -> bool:
    """Say whether an annotation allows a list."""
    return bool(lists_of(kind))


def each_of(kind: Any) -> int:
    """Return of how many words or numbers each part of a list is made."""
    inner = [get_args(way)[0] for way in lists_of(kind)]
    return max([len(get_args(one)) if get_origin(one) is tuple else 1 for one in inner], default=1)


def kind_of(kind: Any) -> str:
    """Return in a word what an option is."""
    found = {"word" if get_origin(part) is Literal else KINDS.get(part, "data") for part in parts_of(kind)}
    return found.pop() if len(found) == 1 else "data"


def values_of(kind: Any) -> tuple[Any, ...]:
    """Return what an option may be, if its annotation lists that: not what may stand in a list."""
    return listed([way for way in ways_of(kind) if get_origin(way) is not tuple])


def values_in(kind: Any) -> tuple[Any, ...]:
    """Return what may stand in a list, if the annotation of an option lists that."""
    return listed([part for way in lists_of(kind) for part in parts_of(way)])


def listed(kinds: Iterable[Any]) -> tuple[Any, ...]:
    """Return all values of annotations that list them."""
    found: list[Any] = []
    for kind in kinds:
        if kind is bool:
            found += [False, True]
        elif get_origin(kind) is Literal:
            found += get_args(kind)
    return tuple(found)


def between(spots: list[SpotEntry], aside: int) -> SpotEntry:
    """Return the spot in the middle of others, or so far from it to the side: of one spot, towards the middle of the board."""
    x, y = sum([one.x for one in spots]) / len(spots), sum([one.y for one in spots]) / len(spots)
    first, last = spots[0], spots[-1]
    way = (first.y - last.y, last.x - first.x) if len(spots) > 1 else (50 - x, 50 - y)
    far = hypot(*way) or 1
    return SpotEntry(x=within(x + way[0] * aside / far), y=within(y + way[1] * aside / far))


def within(place: float) -> int:
    """Return a place in whole per cent that is on the board."""
    return min(max(round(place), 0), 100)


def grid(board: Board) -> Mapping[str, SpotEntry]:
    """Return the middle of every square of a grid, row by row."""
    return {
        str(row * board.columns + column): SpotEntry(
            x=(2 * column + 1) * 50 // board.columns, y=(2 * row + 1) * 50 // board.rows
        )
        for row in range(board.rows)
        for column in range(board.columns)
    }
