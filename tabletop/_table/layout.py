"""What is at the table and never moves: which cards exist, whose they are, which zones and pools there are."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import accumulate, compress, count, repeat
from typing import TYPE_CHECKING, Any, NamedTuple

from .places import EVERYBODY, OWNER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._rules.cards import Card
    from tabletop._rules.ruleset import Ruleset

    from .places import PoolKind, ZoneKind


#: The owner and the controller of what belongs to nobody.
NOBODYS = -1


class ZoneSpot(NamedTuple):
    """A zone of this table: its declaration, and the seat or row that holds it (-1 for the game)."""

    kind: ZoneKind
    place: int


class PoolSpot(NamedTuple):
    """A pool of this table: its declaration, and the seat or row that holds it (-1 for the game)."""

    kind: PoolKind
    place: int


#: The zones and the pools that each card of a table has on it.
OnCards = tuple[tuple[tuple["ZoneKind", ...], tuple["PoolKind", ...]], ...]


class Places:
    """
    Which places there are on a table, and what remembered values may rest on; the same for many tables.

    Zones and pools are numbered; the arrays here say of each number what the hot paths want to know.
    A seat is a bit in a mask, and so are the spectators, who come last.
    """

    def __init__(self, ruleset: Ruleset, seats: int, owners: tuple[int, ...], on_cards: OnCards) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.owners = owners
        self.everybody = (2 << seats) - 1
        self._number_places(on_cards)
        self._number_cells()

    def _number_cells(self) -> None:
        """
        Number what remembered values may rest on: zones with what lies there and how, pools, seats, facts, what is at work.

        What rules say in columns of their own of the cards in a zone is another cell, for that changes more often.
        """
        facts = self.ruleset.game.facts_class.__attrs_attrs__
        self.pool_cells = len(self.zones)
        self.seat_cells = self.pool_cells + len(self.pools)
        first = self.seat_cells + self.seats
        self.of_seats = frozenset([column.key for column in self.ruleset.player_columns])
        self.of_cards = frozenset([column.key for column in self.ruleset.card_columns])
        self.fact_cells = {field.name: first + number for number, field in enumerate(facts)}
        self.lasting_cell = first + len(facts)
        #: What is at work from where it is in play, and what from elsewhere; and what never changes.
        self.at_work_cell = self.lasting_cell + 1
        self.elsewhere_cell = self.lasting_cell + 2
        self.constant_cell = self.lasting_cell + 3
        self.column_cells = self.lasting_cell + 4
        self.cells = self.column_cells + len(self.zones)

    def seat_at(self, number: int) -> int:
        """Return whose a zone is, be it in play or not; NOBODYS if no player holds it."""
        kind, place = self.zones[number]
        return place if kind.holder == "player" else NOBODYS

    def _number_places(self, on_cards: OnCards) -> None:
        game, everybody = self.ruleset.game, self.everybody
        zones: list[ZoneSpot] = []
        pools: list[PoolSpot] = []
        for holder, places in ((game, (-1,)), (game.player_class, range(self.seats))):
            for place in places:
                zones += spots_on(place, ZoneSpot, holder.zone_kinds)
                pools += spots_on(place, PoolSpot, holder.pool_kinds)
        #: Zones and pools on cards come last.
        self.first_card_zone, self.first_card_pool = len(zones), len(pools)
        #: Whose the zones are that players hold out of play: what lies there is theirs to control.
        holders = [place if kind.holder == "player" and not kind.in_play else NOBODYS for kind, place in zones]
        for row, (zone_kinds, pool_kinds) in enumerate(on_cards):
            if zone_kinds:
                zones += spots_on(row, ZoneSpot, zone_kinds)
            if pool_kinds:
                pools += spots_on(row, PoolSpot, pool_kinds)
        self.zones = tuple(zones)
        self.pools = tuple(pools)
        self.zone_numbers: dict[tuple[ZoneKind, int], int] = dict(zip(zones, count()))
        self.pool_numbers: dict[tuple[PoolKind, int], int] = dict(zip(pools, count()))
        self.in_play = tuple([kind.in_play for kind, _ in zones])
        #: The zones that are in play.
        self.played = tuple(compress(count(), self.in_play))
        self.zone_seers, self.pool_seers = (
            tuple([everybody if kind.sees is EVERYBODY else self._seers(kind, place) for kind, place in spots])
            for spots in (zones, pools)
        )
        #: The pools into which somebody does not see.
        self.hidden_pools = tuple([number for number, seers in enumerate(self.pool_seers) if seers != everybody])
        self.zone_holders = (*holders, *repeat(NOBODYS, len(zones) - len(holders)))
        self.hidden = tuple([seers != everybody for seers in self.zone_seers])
        #: The zones in which each seat has cards where others can't see them.
        self.hidden_of = tuple(
            [
                tuple([number for number, holder in enumerate(holders) if holder == seat and self.hidden[number]])
                for seat in range(self.seats)
            ]
        )
        self.loose = tuple([hidden and not kind.ordered for hidden, (kind, _) in zip(self.hidden, zones, strict=True)])

    def _seers(self, kind: ZoneKind | PoolKind, place: int) -> int:
        """Return who sees into a place that not everybody sees into."""
        if kind.sees is OWNER and kind.holder != "game":
            seat = place if kind.holder == "player" else self.owners[place]
            return 0 if seat == NOBODYS else 1 << seat
        return 0


class Layout(Places):
    """
    Which cards lie on a table and which places there are; shared by all copies of a match, never changed.

    Rows are numbered as well.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        kinds: Sequence[type[Card]],
        owners: Sequence[int],
        *,
        like: Layout | None = None,
    ) -> None:
        self.kinds = tuple(kinds)
        vars(self).update(
            vars(
                ruleset.places(seats, tuple(owners), tuple([(kind.zone_kinds, kind.pool_kinds) for kind in self.kinds]))
            )
        )
        self.ruleset = ruleset
        self.rows_of: dict[type[Card], list[int]] = {kind: [] for kind in self.kinds}
        for row, kind in enumerate(self.kinds):
            self.rows_of[kind].append(row)
        alike = like if like is not None and like.rows_of.keys() == self.rows_of.keys() else None
        #: Of each row: whether its card has abilities, and of each zone: whether any works there although it is not in play.
        self.has_abilities = tuple([kind.abilities != () for kind in self.kinds])
        self.works_in: frozenset[ZoneKind] = self._works_in() if alike is None else alike.works_in
        self.works_from = tuple([kind in self.works_in for kind, _ in self.zones])
        #: Notes that nobody takes just now.
        self.spare_notes: list[Any] = []
        #: Which abilities on this table listen for what.
        self.abilities = ruleset.abilities_on(self)
        if alike is not None:
            self.abilities.update(alike.abilities)

    def _works_in(self) -> frozenset[ZoneKind]:
        """Return the places where abilities work that say where."""
        return frozenset([place for kind in self.rows_of for ability in kind.abilities for place in ability.works_in])

    @cached_property
    def on_card(self) -> dict[int, range]:
        """The zones on each card that has any, by its row."""
        return numbers_on_cards(self.first_card_zone, [kind.zone_kinds for kind in self.kinds])

    @cached_property
    def pools_on_card(self) -> dict[int, range]:
        """The same of pools."""
        return numbers_on_cards(self.first_card_pool, [kind.pool_kinds for kind in self.kinds])

    @cached_property
    def first_rows(self) -> dict[str, int]:
        """The row of the first card with each id."""
        return {kind.id: row for row, kind in reversed(list(enumerate(self.kinds)))}

    @cached_property
    def zones_by_name(self) -> dict[str, int]:
        """The zones of this table by their names, whose they are and on which card, however rules number them."""
        return {name_of_spot(spot): number for number, spot in enumerate(self.zones)}

    @cached_property
    def pools_by_name(self) -> dict[str, int]:
        """The same of pools."""
        return {name_of_spot(spot): number for number, spot in enumerate(self.pools)}

    def has_the_cards_of(self, other: Layout) -> bool:
        """Say whether the same cards of the same owners lie on two tables (a ruleset may have forgotten one of their layouts)."""
        return self is other or (self.kinds == other.kinds and self.owners == other.owners)


def name_of_spot(spot: ZoneSpot | PoolSpot) -> str:
    """Return what a place is called on every table with such cards: by its name, the seat that has it, or the row of its card."""
    kind, place = spot
    holders = {"game": "", "player": f"{place}.", "card": f"#{place}."}
    return f"{holders[kind.holder]}{kind.name}"


def numbers_on_cards(first: int, kinds_on: Sequence[tuple[Any, ...]]) -> dict[int, range]:
    """Return the numbers of the places on each row that has any, given which kinds are on it, and which number comes first."""
    ends = [*accumulate(map(len, kinds_on), initial=first)]
    return {row: range(ends[row], ends[row + 1]) for row, kinds in enumerate(kinds_on) if kinds}


@lru_cache(maxsize=4096)
def spots_on(place: int, spot: type[Any], kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the places of the game, a player or a card: the same ones in each layout, since guesses make many."""
    return tuple([spot(kind, place) for kind in kinds])
