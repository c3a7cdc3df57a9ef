"""The kinds of card of this box, which know its players and its game."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop import Deed, Text, Zone, origins
from tabletop.games.villainous import _cards as shared
from tabletop.games.villainous._places import Place

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

    from ._players import DarkSideVillain
    from .game import StarWarsVillainous

#: The symbols of this box, and those with a number.
NUMBERED = ("credits",)
#: In what cards are paid.
CURRENCIES = ("credits", "ambition")
SYMBOLS = ("play", "credits", "ambition", "maneuver", "vanquish", "discard", "activate", "fate")


#: What of each kind of card is known from somewhere: the kind itself, what it is called, and all that is printed.
PARTS = {
    "mover": "name objective rules",
    "location": "name symbols",
    "ally": "kind name copies cost strength text",
    "item": "kind name copies cost text",
    "effect": "kind name copies cost text",
    "condition": "kind name copies text",
    "vehicle": "kind name copies cost symbols text",
    "mission": "kind name copies reset tasks reward",
    "hero": "kind name copies strength text",
    "fate card": "kind name copies text",
    "tile": "kind name copies text",
}


def ours(kind: str, *, known: str = "", proven: str = "") -> dict[str, str]:
    """
    Say on a class line that a card of some kind is a reconstruction, but for the parts that are known or proven.

    >>> ours("hero", known="name", proven="kind")["text"]
    'reconstructed'
    """
    rest = [part for part in PARTS[kind].split() if part not in (*known.split(), *proven.split())]
    return origins(known=known, proven=proven, ours=" ".join(rest))


TOO_STRONG = Text("villainous.too-strong", "That would be too much Strength in all.")


class DarkSideCard(shared.VillainousCard):
    """A card of this box."""

    game: StarWarsVillainous
    controller: DarkSideVillain
    #: Whether it has to be the card that is played if a Fate action reveals it.
    forces_itself: ClassVar[bool] = False

    def forced_places(self) -> Sequence[Place]:
        """List where it is played if it has forced itself."""
        return self.controller.locations

    def choose_where(self, card: shared.VillainousCard, *, optional: bool = False) -> Coroutine[Any, Any, Place | None]:
        """Have the player on whose behalf this is carried out choose to which other location a card goes."""
        asked = Text("villainous.choose-where", "Where does {card} go?", card=card)
        return self.choose(asked, self.game.ways_of(card), optional=optional)

    async def choose_up_to_strength(self, most: int, allies: Iterable[shared.Ally]) -> tuple[shared.Ally, ...]:
        """Have the player on whose behalf this is carried out choose any Allies with so much Strength in all at most."""
        chosen: tuple[shared.Ally, ...] = await self.acting.choose_set(
            "Which Allies are removed?",
            allies,
            enough=lambda picked: True,
            fits=lambda picked, ally: None if total_strength((*picked, ally)) <= most else TOO_STRONG,
            about=self,
        )
        return chosen

    @property
    def offers_fate(self) -> bool:
        """Whether a Fate action against its player can be taken for what it offers, in place of revealing cards."""
        return False

    async def instead_of_fate(self, by: DarkSideVillain) -> None:
        """Do what it offers in place of revealing Fate cards."""


def total_strength(characters: Iterable[shared.Character]) -> int:
    """Return how strong characters are in all."""
    return sum([character.strength for character in characters])


class DarkSideVillainCard(DarkSideCard, shared.VillainCard):
    """A card of a Villain deck, paid in Credits if it does not say otherwise."""

    usual_currency = "credits"

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a card of a Villain deck."""
        yield from super().misprints()
        if not cls.usual_currency:
            yield from [(name, "it is never paid") for name in ("cost", "paid_in") if cls.printed[name]]
        elif cls.printed["paid_in"] not in CURRENCIES:
            yield "paid_in", f"a card is paid in {' or '.join(CURRENCIES)}"


class Location(DarkSideCard, Place):
    """A printed location of a Sector."""

    known_symbols = SYMBOLS
    numbered_symbols = NUMBERED


class Ally(DarkSideVillainCard, shared.Ally):
    """Somebody who works for the Villain."""


class Hero(DarkSideCard, shared.Hero):
    """Somebody who stands in the Villain's way."""


class Item(DarkSideVillainCard, shared.VillainItem):
    """A thing of the Villain."""


class FateItem(DarkSideCard, shared.FateItem):
    """A thing of the Heroes."""


class Scheme(DarkSideVillainCard, shared.VillainEffect):
    """An Effect of the Villain: carried out once, and discarded."""


class Setback(DarkSideCard, shared.FateEffect):
    """An Effect of the Fate deck: carried out once, and discarded."""


class Mover(DarkSideCard, shared.Mover):
    """The Villain in person."""

    async def start_of_turn(self) -> None:
        """Do what the Villain's guide says about the start of each own turn, once there is Ambition for it."""

    def ambition_deeds(self) -> Sequence[Deed]:
        """List what else an Ambition action of this Villain can do, beside playing a card and using an ability."""
        return ()


class Tile(DarkSideCard, shared.Tile):
    """A special piece of the Villain."""


class Restriction(DarkSideCard, shared.FateCard):
    """A Fate card that lies under the mover and acts until its own terms for leaving are met (SW-159 to SW-165)."""

    @property
    def covers_symbols(self) -> bool:
        """It covers nothing (SW-048)."""
        return False

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """Under the mover."""
        return [you.mover.attached]
