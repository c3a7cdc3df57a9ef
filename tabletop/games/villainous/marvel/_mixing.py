"""Sets of Villains, and how their common Fate cards are mixed (MV-210 to MV-216)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import Effect

from ._crises import Crisis

if TYPE_CHECKING:
    from tabletop.games.villainous._cards import FateCard, Mover, VillainousCard

    from .game import MarvelVillainous

#: How many common Fate cards, and how many common Events, a mixed deck has (MV-213, MV-214).
MIXED_CARDS: Final = 11
MIXED_EVENTS: Final = 4


@attrs.frozen(kw_only=True)
class MarvelSet:
    """A box of Villains: with how many seats it can be played alone, and all its cards."""

    id: str
    name: str
    seats: int
    movers: Sequence[type[Mover]]
    #: The common Fate cards.
    common: Sequence[type[FateCard]]
    cards: Sequence[type[VillainousCard]]
    effects: Sequence[type[Effect]] = ()


async def mixed_common_fate(game: MarvelVillainous, sets: Sequence[MarvelSet]) -> list[Any]:
    """Return the common Fate cards of one set, or so many of several sets, by lot (MV-212 to MV-216)."""
    common = [kind for box in sets for kind in game.ruleset.kinds(box.common) for _ in range(kind.printed["copies"])]
    if len(sets) == 1:
        return common
    others = [kind for kind in common if not issubclass(kind, Crisis)]
    events = [kind for kind in common if issubclass(kind, Crisis)]
    return [*await some_of(game, others, MIXED_CARDS), *await some_of(game, events, MIXED_EVENTS)]


async def some_of(game: MarvelVillainous, kinds: Sequence[Any], count: int) -> list[Any]:
    """Return so many of some cards, by lot."""
    left = list(kinds)
    picked: list[Any] = []
    while left and len(picked) < count:
        one = await game.pick_at_random(range(len(left)), prompt="Which common Fate card is it?")
        picked.append(left.pop(one))
    return picked
