"""Sets of Villains, and how their common Fate cards are mixed (MV-210 to MV-216)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import Appearance
from tabletop.games.villainous._sets import VillainousSet

from ._crises import Crisis

if TYPE_CHECKING:
    from tabletop.games.villainous._cards import FateCard

    from .game import MarvelVillainous

#: How many common Fate cards, and how many common Events, a mixed deck has (MV-213, MV-214).
MIXED_CARDS: Final = 11
MIXED_EVENTS: Final = 4


@attrs.frozen(kw_only=True, eq=False, repr=False)
class MarvelSet(VillainousSet):
    """
    A set of Villains, with common Fate cards.

    >>> from tabletop.games.villainous.marvel import MarvelVillainous
    >>> [(one.id, one.seats, len(one.common)) for one in MarvelVillainous.own_sets]
    [('mischief-and-malice', 3, 14), ('infinite-power', 4, 15)]
    """

    game: str = "marvel-villainous"
    #: With how many seats at most it is played alone.
    seats: int = 4
    #: The common Fate cards; they are among its cards, too.
    common: Sequence[type[FateCard]] = ()

    @property
    def looks(self) -> Appearance:
        """Its Villains may be played, and its common Fate cards be chosen."""
        looks = super().looks
        return attrs.evolve(looks, choices={**looks.choices, "common": (self.id,)}) if self.common else looks

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what does not hold together in its Villains and its common Fate cards."""
        yield from super().faults(others)
        for card in self.common:
            if card not in self.cards:
                yield f"{card.__name__} is a common Fate card and not among its cards"
        if self.stands_alone and not self.common:
            yield "it stands alone and has no common Fate cards"


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
