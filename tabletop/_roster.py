"""What is at the table and never moves: which cards exist, whose they are, which zones and pools there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ._places import EVERYBODY, OWNER, PoolKind, Sees, ZoneKind

if TYPE_CHECKING:
    from ._abilities import Ability
    from ._cards import Card
    from ._modifiers import Computed
    from ._rulesets import Ruleset

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


class Listeners(NamedTuple):
    """The abilities on the table that one type of event could concern, each with the row of its card."""

    forbid: tuple[tuple[int, Ability], ...]
    instead: tuple[tuple[int, Ability], ...]
    when: tuple[tuple[int, Ability], ...]


class Roster:
    """
    Which cards lie on a table and which places there are; shared by all copies of a match, never changed.

    Rows, zones and pools are numbered; the arrays here say of each number what the hot paths want to know.
    A seat is a bit in a mask, and so are the spectators, who come last.
    """

    def __init__(self, ruleset: Ruleset, seats: int, kinds: Sequence[type[Card]], owners: Sequence[int]) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.kinds = tuple(kinds)
        self.owners = tuple(owners)
        self.everybody = (2 << seats) - 1
        self._number_places()
        self._rows_of: dict[type[Card], list[int]] = {}
        for row, kind in enumerate(self.kinds):
            self._rows_of.setdefault(kind, []).append(row)
        self._listeners: dict[type, Listeners | None] = {}
        self._modifiers: dict[Computed[Any], tuple[tuple[int, Ability], ...]] = {}
        self._holding: dict[str, tuple[tuple[int, Ability], ...]] = {}

    def _number_places(self) -> None:
        game = self.ruleset.game
        zones: list[ZoneSpot] = []
        pools: list[PoolSpot] = []
        for holder, places in ((game, (-1,)), (game.player_class, range(self.seats))):
            zones += [ZoneSpot(kind, place) for place in places for kind in holder.zone_kinds]
            pools += [PoolSpot(kind, place) for place in places for kind in holder.pool_kinds]
        for row, card in enumerate(self.kinds):
            zones += [ZoneSpot(kind, row) for kind in card.zone_kinds]
            pools += [PoolSpot(kind, row) for kind in card.pool_kinds]
        self.zones = tuple(zones)
        self.pools = tuple(pools)
        self.zone_numbers = {spot: number for number, spot in enumerate(self.zones)}
        self.pool_numbers = {spot: number for number, spot in enumerate(self.pools)}
        self.in_play = tuple([kind.in_play for kind, _ in zones])
        self.zone_seers = tuple([self._seers(kind.sees, kind.holder, place) for kind, place in zones])
        self.pool_seers = tuple([self._seers(kind.sees, kind.holder, place) for kind, place in pools])
        self.hidden = tuple([seers != self.everybody for seers in self.zone_seers])
        self.loose = tuple([hidden and not zone.kind.ordered for hidden, zone in zip(self.hidden, zones, strict=True)])
        self.on_card: dict[int, tuple[int, ...]] = {}
        self.pools_on_card: dict[int, tuple[int, ...]] = {}
        for number, zone in enumerate(zones):
            if zone.kind.holder == "card":
                self.on_card[zone.place] = (*self.on_card.get(zone.place, ()), number)
        for number, pool in enumerate(pools):
            if pool.kind.holder == "card":
                self.pools_on_card[pool.place] = (*self.pools_on_card.get(pool.place, ()), number)

    def _seers(self, sees: Sees, holder: str, place: int) -> int:
        if sees is EVERYBODY:
            return self.everybody
        if sees is OWNER and holder != "game":
            seat = place if holder == "player" else self.owners[place]
            return 1 << seat if seat >= 0 else 0
        return 0

    def _with(self, abilities: Sequence[tuple[type[Card], Ability]]) -> tuple[tuple[int, Ability], ...]:
        """Pair each ability with every row of its kind, in the order of rows."""
        found = [(row, ability) for kind, ability in abilities for row in self._rows_of.get(kind, ())]
        found.sort(key=lambda pair: pair[0])
        return tuple(found)

    def listeners(self, event: type) -> Listeners | None:
        """Return the abilities that listen for *event*, or None if nothing on this table ever could."""
        try:
            return self._listeners[event]
        except KeyError:
            pass
        rules = self.ruleset
        found = Listeners(
            self._with(rules.listening("forbids", event)),
            self._with(rules.listening("instead", event)),
            self._with(rules.listening("when", event)),
        )
        nothing = not any(found) and not rules.effects_listen(event) and not rules.rules_listen(event)
        self._listeners[event] = None if nothing else found
        return self._listeners[event]

    def modifiers(self, computed: Computed[Any]) -> tuple[tuple[int, Ability], ...]:
        """Return the abilities that may modify *computed*."""
        try:
            return self._modifiers[computed]
        except KeyError:
            self._modifiers[computed] = self._with(self.ruleset.modifying(computed))
            return self._modifiers[computed]

    def holding(self, kind: str) -> tuple[tuple[int, Ability], ...]:
        """Return the abilities of one *kind* (activated, special, check) on this table."""
        try:
            return self._holding[kind]
        except KeyError:
            self._holding[kind] = self._with(self.ruleset.having(kind))
            return self._holding[kind]
