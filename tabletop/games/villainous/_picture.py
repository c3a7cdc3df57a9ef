"""The places of all players as a few lines for a terminal: their symbols, and where the movers stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tabletop import View

#: How a symbol is written that is open, spent or covered.
WRITTEN: Final = {"open": "{}", "spent": "-{}-", "covered": "({})"}
KEY: Final = "(covered)  -spent-  \u265f mover"


def picture(view: View, zones: Sequence[str]) -> str:
    """Write the symbols of every place; *zones* are those of a player in which places lie."""
    lines = [row for player in view.players for row in places_of(view, player, zones)]
    wide = max([len(name) for name, _ in lines])
    return "\n".join([*[f"{name:{wide}}  {symbols}".rstrip() for name, symbols in lines], KEY])


def places_of(view: View, player: Any, zones: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Write the name of a player, and each place with its symbols and those that cards add there."""
    yield f"{player.name}: {player.values['villain']}", ""
    lying = {(zone.place, zone.name): zone.cards for zone in view.zones if zone.count}
    for zone in zones:
        for place in view.zone(zone, player.seat).cards:
            if place is not None:
                added = [card for card in lying.get((place.id, "bottom"), ()) if card and card.values.get("actions")]
                mark = chr(0x265F) if (place.id, "stand") in lying else " "
                yield f"{mark} {place.name}", " + ".join([symbols_of(bearer) for bearer in (place, *added)])


def symbols_of(bearer: Any) -> str:
    """Write the symbols of a place or of a card, a stroke between its rows."""
    rows: dict[str, list[str]] = {}
    for action, state in zip(bearer.values["actions"], bearer.values["states"], strict=True):
        row, _, printed = action.partition(": ")
        rows.setdefault(row, []).append(WRITTEN[state].format(printed))
    return " | ".join([" ".join(row) for row in rows.values()])
