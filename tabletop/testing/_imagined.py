"""A deep check: what a seat could imagine in a zone that it does not see into could lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._checks import matches_at, readers, seat_name
from ._inside import lying, may_lie
from ._tally import Tally, broken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ._cases import Case, Picked


def kind_names(kinds: tuple[str | type, ...]) -> list[str]:
    """Return the names of kinds of card, as they stand in the declaration of a zone."""
    return [kind if isinstance(kind, str) else kind.__name__ for kind in kinds]


def check_imagined(case: Case, answers: Sequence[Picked], rng: Random, tally: Tally) -> None:
    """Cards that are dealt anew where somebody can't see them are such as may lie there."""
    for moment, match in matches_at(case, answers, rng):
        for seat in readers(match):
            dreamt = match.imagine(seat, rng)
            for zone, kind in lying(dreamt):
                if not may_lie(dreamt, zone, kind):
                    where = f"{zone.holder}.{zone.name}, which is declared for {', '.join(kind_names(zone.of))}"
                    back = f"its back {kind.printed['back']!r} is also that of cards which may lie there"
                    why = f"{seat_name(seat)} could imagine {kind.name} in {where}: {back}"
                    broken("imagined", f'{why}; write back="..." on the class line of each kind of card', moment)
            if tally.dream is not None:
                tally.dream(dreamt)
            tally.add("matches imagined")
            tally.add("imagined as all lies", not dreamt.is_guess)
