"""What is true of every table at every moment, whatever is played: asked in tests after each answer, and of every save."""

from __future__ import annotations

from itertools import chain, compress, count, repeat
from operator import ne
from typing import TYPE_CHECKING, cast

from tabletop._base.errors import BrokenInvariant

from .layout import NOBODYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop._play.game import Game
    from tabletop._rules.phases import PhaseFacts

    from .table import Table


def broken(game: Game) -> tuple[tuple[str, str], ...]:
    """Return every invariant that does not hold in a game, with what is wrong."""
    return tuple(
        chain(
            one_place_each(game.table),
            supplies_conserved(game.table),
            faces_known(game.table),
            seats_exist(game.table),
            kinds_belong(game.table),
            phase_exists(game.table),
            nothing_on_the_gone(game.table),
            ((f"{game.title}: {name}", "does not hold") for name, holds in game.invariants() if not holds),
        )
    )


def keep(game: Game) -> None:
    """Raise the first invariant that does not hold in a game."""
    for invariant, why in broken(game):
        raise BrokenInvariant(invariant, why)


def one_place_each(table: Table) -> Iterator[tuple[str, str]]:
    """Every card is in exactly one zone, and its cell says in which."""
    zones, where = table.columns["zones"], table.columns["zone"]
    rows = list(chain.from_iterable(zones))
    if sorted(rows) != list(range(len(where))):
        twice = sorted({row for row in rows if rows.count(row) > 1})
        lost = sorted(set(range(len(where))) - set(rows))
        yield "every card is in exactly one place", f"twice: {twice[:9]}, nowhere: {lost[:9]}"
    elif [*chain.from_iterable(map(repeat, count(), map(len, zones)))] != [*map(where.__getitem__, rows)]:
        yield "every card is where its cell says", f"zones {zones}, cells {where}"


def supplies_conserved(table: Table) -> Iterator[tuple[str, str]]:
    """No pool owes anything, and a finite supply is all there."""
    for supply in table.layout.ruleset.supplies:
        cells = table.columns[supply.column]
        if min(cells) < 0:
            yield "no pool holds less than nothing", f"{supply.name}: {cells}"
        if supply.total is not None and sum(cells) != supply.total:
            yield "supplies are conserved", f"{supply.name}: {sum(cells)} instead of {supply.total}"


def faces_known(table: Table) -> Iterator[tuple[str, str]]:
    """Whoever sees a zone knows the faces that lie up in it, and nobody knows more than everybody."""
    layout, columns = table.layout, table.columns
    knowing, zones, face_up = columns["known"], columns["zone"], columns["face_up"]
    seeing = [*map(layout.zone_seers.__getitem__, zones)]
    for row in compress(count(), map(ne, knowing, seeing)):
        known, seers = knowing[row], seeing[row]
        if face_up[row] and seers & ~known:
            yield (
                "who sees a zone knows its faces",
                f"card {row} in zone {zones[row]}: known to {known:b}, seen by {seers:b}",
            )
        if known & ~layout.everybody:
            yield "only seats and spectators know anything", f"card {row}: {known:b}"


def seats_exist(table: Table) -> Iterator[tuple[str, str]]:
    """Cards are controlled by seats at this table or by nobody, and the active seat is one of them."""
    seats = table.layout.seats
    controllers = table.columns["controller"]
    if controllers and not NOBODYS <= min(controllers) <= max(controllers) < seats:
        yield "controllers sit at the table", str(controllers)
    active = table.facts.active
    if not 0 <= active < seats:
        yield "the active seat exists", str(active)


def phase_exists(table: Table) -> Iterator[tuple[str, str]]:
    """A game with phases is in one of them."""
    phases = table.layout.ruleset.game.phases_by_name
    if phases and (phase := cast("PhaseFacts", table.facts).phase) not in phases:
        yield "the phase exists", str(phase)


def kinds_belong(table: Table) -> Iterator[tuple[str, str]]:
    """What lies in a zone is of the kind that the zone is declared for, and face down only if it may."""
    layout, face_up = table.layout, table.columns["face_up"]
    kinds, wanted = layout.kinds, layout.ruleset.kinds_in
    zones = table.columns["zones"]
    for (zone, _), rows in compress(zip(layout.zones, zones, strict=True), zones):
        if zone in wanted:
            for row in rows:
                if not issubclass(kinds[row], wanted[zone]):
                    yield "what lies in a zone is of its kind", f"{kinds[row].name} in {zone!r}"
        if zone.in_play:
            for row in rows:
                if not (face_up[row] or kinds[row].may_lie_face_down):
                    yield "only what may lie face down does", f"{kinds[row].name} in {zone!r}"


def nothing_on_the_gone(table: Table) -> Iterator[tuple[str, str]]:
    """Nothing lies on a card that is not in play, and no card on itself, however many others are in between."""
    layout, columns = table.layout, table.columns
    zones, where, in_play = columns["zones"], columns["zone"], layout.in_play
    on_cards = layout.first_card_zone
    for number in compress(count(on_cards), zones[on_cards:]):
        if not in_play[where[layout.zones[number].place]]:
            yield "nothing lies on a card that is gone", f"card {layout.zones[number].place}"
        under: list[int] = []
        while number >= on_cards and (row := layout.zones[number].place) not in under:
            under.append(row)
            number = where[row]
        if number >= on_cards:
            yield "no card lies on itself", f"card {row}"
    first = layout.first_card_pool
    for supply in layout.ruleset.supplies:
        cells = columns[supply.column]
        for number in compress(range(first, len(cells)), cells[first:]):
            if not in_play[where[layout.pools[number].place]]:
                yield "no supplies lie on a card that is gone", f"card {layout.pools[number].place}: {supply.name}"
