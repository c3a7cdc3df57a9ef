"""Factions, and the sets that they come in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from tabletop import Appearance, Expansion

CORE: Final = "Core Set"
OOPS: Final = "Oops, You Did It Again"


@attrs.frozen(kw_only=True)
class Faction:
    """
    A faction, as the class lines of its cards name it: they are then of its set and of its provenance.

    >>> from tabletop.games.smash_up import Action, Faction
    >>> BAKERS = Faction(id="bakers", name="Bakers", set="The Bakery", provenance="invented", by="you")
    >>> class FreshBread(Action, faction=BAKERS, copies=2):
    ...     "Draw a card."
    ...     async def on_play(self) -> None:
    ...         await self.controller.draw()
    >>> FreshBread.printed.faction, FreshBread.printed.set, FreshBread.printed.provenance
    ('bakers', 'The Bakery', 'invented')
    """

    #: What it is named by in options: small letters, digits and underscores.
    id: str
    #: What people call it.
    name: str
    #: The title of the set that it comes in.
    set: str
    #: Where it is known from: "official" if it is the publisher's, "invented" if it is its makers' own.
    provenance: str
    #: Who has made it.
    by: str

    def __str__(self) -> str:
        return self.id


@attrs.frozen(kw_only=True, eq=False, repr=False)
class SmashUpSet(Expansion):
    """
    A set of Smash Up: factions, with their cards, bases and titans.

    >>> from tabletop.games.smash_up import SmashUp
    >>> [one.title for one in SmashUp.own_sets]
    ['Oops, You Did It Again', 'Core Set']
    """

    game: str = "smash-up"
    factions: Sequence[Faction]

    @property
    def looks(self) -> Appearance:
        """Its factions may be played and named."""
        ids = tuple([faction.id for faction in self.factions])
        return Appearance(choices={"pool": ids}, says=tuple([faction.name for faction in self.factions]))

    def trial(self, seats: int, number: int) -> Mapping[str, Any]:
        """Its factions are dealt, and as many of the game's own as are needed beside them, others in every game."""
        from ._cards import Titan

        own = turned([faction.id for faction in self.factions], number)
        pool = [*own, *(() if self.stands_alone else turned(FACTIONS, number))][: 2 * seats]
        return {"pool": tuple(pool), "titans": any(issubclass(card, Titan) for card in self.cards)}

    def faults(self, others: Sequence[Any]) -> Iterable[str]:
        """Name what does not hold together in its factions."""
        theirs = {faction.id: other for other in others for faction in other.factions}
        cards = [card for card in self.cards if "faction" in card.printed]
        if not self.factions:
            yield "it has no factions"
        for faction in self.factions:
            if faction.set != self.title:
                yield f"the faction {faction.id} is of the set {faction.set!r}, and this is {self.title!r}"
            if faction.id in theirs:
                yield f"there is a faction {faction.id} in {theirs[faction.id].title} already"
            if not any(card.printed["faction"] == faction.id for card in cards):
                yield f"the faction {faction.id} has no cards"
        ids = [faction.id for faction in self.factions]
        for card in self.cards:
            if card not in cards or card.printed["faction"] not in ids:
                yield f"{card.__name__} is of no faction of this set: say faction= in its class line"


def turned(names: Sequence[str], by: int) -> list[str]:
    """Return names in their order, beginning with another one."""
    first = by % len(names)
    return [*names[first:], *names[:first]]


def official(title: str, *names: str) -> tuple[Faction, ...]:
    """Return the factions of a set of the publisher's."""
    return tuple(
        [
            Faction(id=name.replace(" ", "_").lower(), name=name, set=title, provenance="official", by="the publisher")
            for name in names
        ]
    )


OOPS_FACTIONS: Final = official(OOPS, "Ancient Egyptians", "Cowboys", "Samurai", "Vikings")
ANCIENT_EGYPTIANS, COWBOYS, SAMURAI, VIKINGS = OOPS_FACTIONS
CORE_FACTIONS: Final = official(
    CORE, "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies"
)
ALIENS, DINOSAURS, NINJAS, PIRATES, ROBOTS, TRICKSTERS, WIZARDS, ZOMBIES = CORE_FACTIONS
#: The ids of all factions that come with the game, in the order of the boxes.
FACTIONS: Final = tuple([faction.id for faction in (*OOPS_FACTIONS, *CORE_FACTIONS)])
