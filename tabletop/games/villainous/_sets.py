"""Sets of Villains: the boxes, and what others add to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from tabletop import Appearance, Expansion

if TYPE_CHECKING:
    from ._cards import Mover


@attrs.frozen(kw_only=True, eq=False, repr=False)
class VillainousSet(Expansion):
    """
    A set of Villains: their movers, and the cards that come with each of them under the name of its ``set``.

    >>> from tabletop.games.villainous.star_wars import StarWarsVillainous
    >>> [mover.name for mover in StarWarsVillainous.own_sets[0].movers][:2]
    ['Asajj Ventress', 'Darth Vader']
    """

    movers: Sequence[type[Mover]]

    @property
    def looks(self) -> Appearance:
        """Its Villains may be played."""
        return Appearance(choices={"villains": tuple([mover.id for mover in self.movers])})

    def trial(self, seats: int, number: int) -> Mapping[str, Any]:
        """One of its Villains takes part, another one in every game."""
        return {"villains": (self.movers[number % len(self.movers)].id,)}

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what does not hold together in its Villains."""
        theirs = {mover.printed["set"]: other for other in others for mover in other.movers}
        if not self.movers:
            yield "it has no Villains"
        for mover in self.movers:
            name = mover.printed["set"]
            if mover not in self.cards:
                yield f"{mover.__name__} is a Villain of it and not among its cards"
            if name in theirs:
                yield f"{mover.__name__} is of the set {name!r}, as is a Villain of {theirs[name].title}: name another"
