"""The kinds of card of the Marvel boxes, which know their players and their game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletop import Text, Zone, column, origins, permission, quantity, relation
from tabletop.games.villainous import _cards as shared
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._places import LOWER, Place, Symbol, SymbolBearer

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

    from ._players import MarvelVillain
    from .game import MarvelVillainous

#: The symbols of these boxes, and those with a number.
NUMBERED = ("gain",)
SYMBOLS = ("play", "gain", "activate", "relocate", "vanquish", "discard", "fate")

#: What of each kind of card is known from somewhere: the kind itself, what it is called, and all that is printed.
PARTS = {
    "mover": "name objective rules",
    "location": "name order symbols",
    "ally": "kind name copies cost strength text",
    "item": "kind name copies cost text",
    "effect": "kind name copies cost text",
    "specialty": "kind name copies cost text",
    "hero": "kind name copies strength text",
    "fate card": "kind name copies text",
    "event": "kind name copies strength penalty reward",
    "tile": "name text",
    "character tile": "name strength text",
}


def ours(kind: str, *, known: str = "", proven: str = "") -> dict[str, str]:
    """
    Say on a class line that a card of some kind is a reconstruction, but for the parts that are known or proven.

    >>> ours("hero", known="name", proven="kind")["text"]
    'reconstructed'
    """
    rest = [part for part in PARTS[kind].split() if part not in (*known.split(), *proven.split())]
    return origins(known=known, proven=proven, ours=" ".join(rest))


#: How a card lies that is neither at a place nor on another card, by its zone.
LIES: Final = {"specialties": "as a Specialty", "crises": "as an Event"}
#: What a player's own pile is called.
DISCARD = "discard"
SOMEWHERE_ELSE = Text("villainous.somewhere-else", "That Hero is somewhere else.")


class MarvelCard(shared.VillainousCard):
    """A card of these boxes."""

    game: MarvelVillainous
    controller: MarvelVillain
    #: Whether it is relocated as an Item is where it lies loose, and whether it stays where it is when its bearer goes away.
    counts_as_item: ClassVar[bool] = False
    keeps_to_its_domain: ClassVar[bool] = False
    #: Whether nothing keeps its Activated Ability from being used.
    may_be_activated = permission(True)

    def is_the_moment(self) -> bool:
        """Say whether it can be activated now, on whoever's behalf that is."""
        return True

    @property
    def has_activation(self) -> bool:
        """Whether it has an Activated Ability."""
        return any(ability.kind == ACTIVATE for ability in self.abilities)

    @property
    def qualifier(self) -> str:
        """What tells it from another of its name: where it is, and that it is in a discard pile."""
        return super().qualifier or (DISCARD if self.zone.name == DISCARD else "")

    @property
    def domain(self) -> MarvelVillain | None:
        """The player in whose Domain it lies; None for what lies at an Event or not on the table (MV-025, MV-026)."""
        spot = self.spot
        if spot is not None:
            whose: MarvelVillain = spot.owner
            return whose
        zone = (self.bearer or self).zone
        return zone.holder if zone.name == "specialties" else None

    @property
    def whereabouts(self) -> str:
        """Where on the table it lies, in words for logs."""
        if self.zone.name in LIES:
            return LIES[self.zone.name]
        return f"on {self.host}" if self.bearer is not None else f"at {self.host}"

    @property
    def is_abroad(self) -> bool:
        """Whether it lies in the Domain of another player than the one who controls it."""
        return self.domain is not None and self.domain is not self.controller

    @classmethod
    def is_named(cls, word: str) -> bool:
        """Say whether a word stands in its name (MV-152, MV-Q18)."""
        return word.casefold() in cls.name.casefold()


class MarvelVillainCard(MarvelCard, shared.VillainCard):
    """A card of a Villain deck, paid in Power."""

    usual_currency = "power"
    #: Whether it may be played out of the discard pile as well as from hand.
    rises_again: ClassVar[bool] = False
    #: Whether it may be played out of the discard pile now.
    may_rise = permission(lambda card: card.rises_again)
    #: Another price that may be paid instead of Power, in words for players, if there is one.
    other_price: ClassVar[str] = ""
    #: What is added to its price when all discounts are taken off (MV-Q55).
    surcharge = quantity(0, floor=0)

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the values that can't be printed on a card of a Villain deck."""
        yield from super().misprints()
        if cls.printed["paid_in"] != cls.usual_currency:
            yield "paid_in", f"a card is paid in {cls.usual_currency}"

    def why_not_give(self) -> Text | None:
        """Say why its player can't give what it costs besides Power, if so."""
        return None

    async def give(self) -> None:
        """Have its player give what it costs besides Power."""

    @property
    def can_pay_otherwise(self) -> bool:
        """Whether its player has the other price."""
        return False

    async def pay_otherwise(self) -> None:
        """Have its player pay the other price."""


class Location(MarvelCard, Place):
    """A printed location of a Domain."""

    known_symbols = SYMBOLS
    numbered_symbols = NUMBERED

    def covers(self, symbol: Symbol) -> bool:
        """Heroes cover the top row, and some of them the bottom row, too."""
        if symbol.row == LOWER:
            return any(isinstance(card, Hero) and card.covers_below for card in self.top)
        return super().covers(symbol)

    @property
    def adders(self) -> list[SymbolAdder]:
        """The cards here that add a symbol."""
        return [card for card in self.bottom if isinstance(card, SymbolAdder)]


class Ally(MarvelVillainCard, shared.Ally):
    """Somebody who works for a Villain, at home, at an Event, or abroad if the card says so."""

    #: Whether it may be played to locations of other Domains.
    goes_abroad: ClassVar[bool] = False
    #: Whether it is used in a Vanquish that is being carried out.
    is_fighting = column(default=False)

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """Any location of one's own Domain, any Event one may go to, and other Domains for those who say so (MV-130, MV-132)."""
        own = [getattr(place, side or shared.BOTTOM) for place in you.locations if self.suits(place)]
        fronts = [crisis.front for crisis in self.game.crises_for(you) if self.suits(crisis)]
        foreign = [place for rival in you.others for place in rival.locations] if self.goes_abroad else []
        return [*own, *fronts, *[place.top for place in foreign if self.suits(place)]]

    def suits(self, place: shared.VillainousCard) -> bool:
        """Say whether it can be played to a location or an Event, and do there what it says of being played."""
        return True


class Hero(MarvelCard, shared.Hero):
    """Somebody who stands in a Villain's way."""

    #: Whether other Heroes can't be defeated before this one.
    protects = permission("protector")
    #: Whether this Hero covers the bottom row as well as the top row.
    covers_below = permission(False)
    #: Whether nothing keeps its Strength from being lowered.
    may_be_weakened = permission(True)
    #: Whether anything may be attached to this Hero.
    may_carry = permission(True)

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"protector": False, "back": "Fate", **printed}
        super().__init_subclass__(**printed)

    @relation
    def shields(self, other: Hero) -> Text | None:
        """A Protector shields those at the same location who are none (MV-162 to MV-164, MV-Q21)."""
        return None if self.spot == other.spot else SOMEWHERE_ELSE


class Item(MarvelVillainCard, shared.Bearer, shared.VillainItem):
    """A thing of a Villain: in whatever Domain it lies, it covers nothing (MV-218)."""

    covers_symbols = False
    counts_as_item = True


def may_carry(card: shared.VillainousCard) -> bool:
    """Say whether anything may be attached to a card."""
    return not isinstance(card, Hero | Tile) or card.may_carry


class SymbolAdder(MarvelVillainCard, SymbolBearer):
    """A card that adds a symbol to the location where it lies."""

    is_a_kind = False

    known_symbols = SYMBOLS
    numbered_symbols = NUMBERED

    @classmethod
    def misprints(cls) -> Iterable[tuple[str, str]]:
        """Name the symbols that can't be added."""
        yield from super().misprints()
        yield from cls.misprinted("adds")

    @property
    def rows(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What it adds, as if it stood in the bottom row."""
        return ((LOWER, self.printed["adds"]),)

    def covers(self, symbol: Symbol) -> bool:
        """What covers the bottom row of its location covers it, too."""
        return self.spot is not None and self.spot.covers(symbol)


class FateItem(MarvelCard, shared.FateItem):
    """A thing that comes from the Fate deck."""

    #: Whether nothing works of what it is attached to.
    switches_off: ClassVar[bool] = False

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "Fate", **printed}
        super().__init_subclass__(**printed)

    def may_attach_to(self, card: shared.VillainousCard, you: Villain) -> bool:
        """Say whether it can be attached to a card in a Domain: some Heroes carry nothing."""
        return super().may_attach_to(card, you) and may_carry(card)


class Scheme(MarvelVillainCard, shared.VillainEffect):
    """An Effect of a Villain: carried out once, and discarded."""


class Setback(MarvelCard, shared.FateEffect):
    """An Effect of the Fate deck: carried out once, and discarded."""

    def __init_subclass__(cls, **printed: Any) -> None:
        if printed:
            printed = {"back": "Fate", **printed}
        super().__init_subclass__(**printed)

    def strikes(self, rival: MarvelVillain) -> bool:
        """Say whether it can be played on a player."""
        return True


def is_switched_on(card: Any, _: object) -> bool:
    """Say whether no Fate Item switches a card off."""
    return not any(isinstance(item, FateItem) and item.switches_off for item in card.attached)


class Specialty(MarvelVillainCard, shared.Bearer):
    """A card for the Specialty area, used once a turn at most (MV-144 to MV-150)."""

    abilities_work_if = (is_switched_on,)

    def homes(self, you: Villain, side: str = "") -> list[Zone[Any]]:
        """The Specialty area."""
        return [you.specialties] if isinstance(you, self.game.player_class) else []


class Mover(MarvelCard, shared.Mover):
    """The Villain in person."""

    @property
    def prey_abroad(self) -> Sequence[shared.VillainousCard]:
        """Whom this Villain may vanquish in other Domains, if the guide says so (MV-100)."""
        return ()

    @property
    def goals_abroad(self) -> Sequence[Location]:
        """To which locations of other Domains this Villain's Relocate actions bring Allies, if the guide says so (MV-092)."""
        return ()


class Tile(MarvelCard, shared.Tile, shared.Bearer):
    """A special piece of a Villain, which may count as a Specialty from the start; otherwise it is laid aside."""

    abilities_work_if = (is_switched_on,)
    starts_as_specialty: ClassVar[bool] = True
    #: Whether anything may be attached to it.
    may_carry = permission(True)

    @property
    def pile(self) -> Zone[Any]:
        """It is put aside, with its Villain."""
        you: MarvelVillain = self.owner
        return you.aside


def weakens(_: object, character: Any) -> bool:
    """Say whether the Strength of a character can be lowered."""
    return not isinstance(character, Hero) or character.may_be_weakened


def named(word: str, cards: Iterable[Any]) -> Sequence[Any]:
    """List the cards with a word in their names (MV-152)."""
    return [card for card in cards if isinstance(card, MarvelCard) and card.is_named(word)]
