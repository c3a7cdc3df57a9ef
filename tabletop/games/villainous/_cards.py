"""The kinds of card that both boxes share, and what they are asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletop import Card, Text, Zone, ZoneOf, displayed, pool, quantity, relation, zone

from ._events import Defeated

if TYPE_CHECKING:
    from tabletop import Event, Supply

    from ._events import LeftPlay
    from ._game import VillainousGame
    from ._places import Place
    from ._players import Villain

#: The two sides of a place.
TOP: Final = "top"
BOTTOM: Final = "bottom"

NOT_THERE: Final = Text("villainous.not-there", "That Ally is somewhere else.")
NOT_CARRIED_OUT: Final = Text("villainous.not-carried-out", "What it says cannot all be done now.")
NOWHERE: Final = Text("villainous.nowhere", "There is nowhere to put it.")


class VillainousCard(Card):
    """Anything that lies on a table of Villainous: cards of the decks, places, movers, tiles."""

    game: VillainousGame
    controller: Villain
    may_lie_face_down = False

    @property
    def covers_symbols(self) -> bool:
        """Whether it covers the top row of the place on whose top side it lies."""
        return True

    @property
    def spot(self) -> Place | None:
        """The place where it is, or last was; what lies on a card is where that card is."""
        return getattr(self.host, "spot", None)

    @property
    def side(self) -> str:
        """On which side of a place it lies itself: "top" or "bottom"; "" anywhere else."""
        name = self.zone.name
        return name if name in (TOP, BOTTOM) else ""

    @displayed
    def at(self) -> str:
        """The name of the place where it is, for whoever draws it."""
        return str(self.spot) if self.in_play and self.spot is not None else ""

    @property
    def bearer(self) -> VillainousCard | None:
        """The card that it is attached to."""
        return self.host if self.zone.name == "attached" else None

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: where it is."""
        return self.at

    @property
    def pile(self) -> Zone[Any]:
        """The discard pile that it belongs to."""
        raise TypeError(f"{self.name} is never discarded")

    # ------------------------------------------------------------------------------------ what it says

    #: Whether there is just one of it, that lies on the table from the start.
    is_single: ClassVar[bool] = False

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a card."""
        yield from super().misprints()
        if cls.is_single and cls.printed["copies"] != 1:
            yield "copies", "it is on the table once"

    def targets(self) -> Sequence[object]:
        """List what it needs when it is played, and chooses from: without any of it, it cannot be played."""
        return (self,)

    async def when_played(self) -> None:
        """Do what it says when it is played."""

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """List where it may be laid when it is played or placed on a Villain's board, perhaps on a side that a text names."""
        return [self.game.between]

    def stays_behind(self, loss: LeftPlay | None) -> bool:
        """Say whether it stays where its bearer was, instead of going to its pile too."""
        return False

    def fall_to(self, you: Villain) -> Event | None:
        """Return what happens to it when a Villain vanquishes it; None if nobody can."""
        return None

    # ------------------------------------------------------------------------------------ what is done to it

    async def remove(self) -> bool:
        """Remove it; say whether it was."""
        return await self.game.remove(self)

    async def go_to(self, place: VillainousCard | None, *, side: str = "", maneuver: bool = False) -> bool:
        """Go to another place, to the side where it is unless told otherwise; say whether it did."""
        return await self.game.relocate(self, place, side=side or self.side, maneuver=maneuver)

    async def return_to_hand(self) -> None:
        """Go back to the hand of its player."""
        await self.game.return_to_hand(self)


class VillainCard(VillainousCard):
    """A card of a Villain's own deck: it has a price."""

    #: In what it is paid if its class line does not say.
    usual_currency: ClassVar[str] = ""
    #: What it costs now.
    price = quantity("cost", floor=0)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"cost": 0, "paid_in": cls.usual_currency, "back": f"{printed.get('set', '')} Villain", **printed}
        super().__init_subclass__(**printed)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a Villain card."""
        yield from super().misprints()
        if cls.printed["cost"] < 0:
            yield "cost", "a card costs 0 or more"

    @property
    def pile(self) -> Zone[Any]:
        """Its player's discard pile."""
        you: Villain = self.owner
        return you.discard


class FateCard(VillainousCard):
    """A card of a Fate deck: it costs nothing."""

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": f"{printed.get('set', '')} Fate", **printed}
        super().__init_subclass__(**printed)

    @property
    def pile(self) -> Zone[Any]:
        """The Fate discard pile that it belongs to."""
        return self.game.fate_pile_of(self)


class Bearer(VillainousCard):
    """A card on which others may lie."""

    #: The cards that are attached to it.
    attached: ZoneOf[VillainousCard] = zone(in_play=True)

    @property
    def carried(self) -> Sequence[VillainousCard]:
        """All cards that lie on it and leave its board with it."""
        return self.attached.cards


class Character(Bearer):
    """An Ally or a Hero, or whoever else has a Strength."""

    tokens = pool()
    strength = quantity(floor=0)
    #: How many Allies a Vanquish of it takes at least.
    fighters_needed = quantity(1)

    @property
    def strength_of_tokens(self) -> int:
        """What its tokens add to its Strength, or take from it (SW-111)."""
        return self.tokens[self.game.PLUS] - self.tokens[self.game.MINUS]

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a character."""
        yield from super().misprints()
        if cls.printed["strength"] < 0:
            yield "strength", "a Strength is 0 or more"

    def fall_to(self, you: Villain) -> Event | None:
        """It is defeated."""
        return Defeated(self, you, in_vanquish=True)

    async def put_token(self, count: int) -> None:
        """Have Strength tokens put on it: +1 for each above 0, -1 for each below."""
        await self.game.put_tokens(self, count)

    async def defeat(self) -> bool:
        """Defeat it, by a card's own text and not in a Vanquish; say whether it was."""
        return await self.game.defeat(self)


class Ally(Character, VillainCard):
    """Somebody who works for a Villain."""

    #: Whether its own Villain may vanquish it as if it were a Hero (SW-Q13).
    may_be_vanquished: ClassVar[bool] = False
    #: How much stronger it is in the Vanquish that is being carried out.
    fury = quantity(0)

    def strength_against(self, target: VillainousCard, used: Sequence[Ally] = ()) -> int:
        """Return how much it brings into a Vanquish of a target, once all those used have joined it."""
        strength: int = self.strength + self.fury
        return strength

    def is_spared_by(self, target: VillainousCard) -> bool:
        """Say whether it would stay when a target that it was used against is gone; asked before the fight."""
        return False

    def price_to_fight(self, target: VillainousCard) -> tuple[Supply, int] | None:
        """Say what its player pays to use it in a Vanquish of a target: of what, and how much; None if nothing."""
        return None

    @relation
    def fights(self, target: VillainousCard) -> Text | None:
        """An Ally is used against who is at the same place (SW-090, MV-102)."""
        return None if self.spot is not None and self.spot == target.spot else NOT_THERE

    async def join_the_fight(self, target: VillainousCard) -> None:
        """Do what it says when it is picked for a Vanquish."""

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """The bottom side of any location."""
        return [getattr(place, side or BOTTOM) for place in you.locations]


class Hero(Character, FateCard):
    """Somebody who stands in a Villain's way."""

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """The top side of any location."""
        return [getattr(place, side or TOP) for place in you.locations]


class Item(VillainousCard):
    """A thing: it lies at a place, or on a card if it says so."""

    #: What it attaches to: kinds of card; none if it lies at a place.
    attaches_to: ClassVar[tuple[type[Bearer], ...]] = ()
    #: On which side it lies loose.
    loose_side: ClassVar[str] = BOTTOM

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """The cards that can carry it; if it needs none, any location."""
        if self.attaches_to:
            return [card.attached for card in you.in_sight(*self.attaches_to) if self.may_attach_to(card, you)]
        return [getattr(place, side or self.loose_side) for place in you.locations]

    def may_attach_to(self, card: VillainousCard, you: Villain) -> bool:
        """Say whether it can be attached on a Villain's board to a card of the kind that it attaches to."""
        return card.controller == you


class VillainItem(Item, VillainCard):
    """An Item of a Villain."""


class FateItem(Item, FateCard):
    """An Item of the Heroes: loose it covers symbols as a Hero does."""

    loose_side = TOP


class VillainEffect(VillainCard):
    """A card of a Villain that is carried out and discarded."""


class FateEffect(FateCard):
    """A Fate card that is carried out and discarded."""


class Mover(Bearer):
    """
    The Villain in person, who goes from place to place.

    Its text is the Objective, and its abilities are the rules of the Villain's guide.
    """

    is_single = True

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "mover", **printed}
        super().__init_subclass__(**printed)

    @displayed
    def progress(self) -> str:
        """How near the Objective is, in words for everybody."""
        return ""

    async def set_up(self) -> None:
        """Do what the Villain's guide says about setting up."""

    def standing(self) -> int:
        """Say how well this Villain stands, for bots."""
        return 0


class Tile(VillainousCard):
    """
    A special piece of a Villain that lies on the table from the start.

    Its abilities are rules of the Villain's guide, too.
    """

    @property
    def covers_symbols(self) -> bool:
        """A tile covers nothing if it does not say so."""
        return False

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "tile", **printed}
        super().__init_subclass__(**printed)

    is_single = True
