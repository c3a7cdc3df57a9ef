"""Marvel Villainous, with its sets of Villains, put together from its rooms: each is a module beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import attrs

from tabletop import BadOption, Shape, Supply, Text, Usable, chosen_sets, supply
from tabletop.games.villainous._actions import ACTIVATE
from tabletop.games.villainous._cards import NOT_CARRIED_OUT, Character, FateCard, Mover, VillainCard, VillainousCard
from tabletop.games.villainous._game import VillainousOptions
from tabletop.games.villainous._looks import TILE, TOKEN, looks_of
from tabletop.games.villainous._picture import picture
from tabletop.games.villainous._places import Symbol, SymbolBearer
from tabletop.games.villainous.infinite_power.box import INFINITE_POWER

from ._abroad import Abroad
from ._actions import ACTIONS
from ._cards import Location, MarvelCard, MarvelVillainCard, Tile
from ._crises import Crisis
from ._lasting import LessStrength
from ._mixing import MarvelSet, mixed_common_fate
from ._players import FROM_HAND, FROM_PILE, MarvelVillain
from ._position import counts_a_defeat
from ._sets import OWN_SETS, SEATS, refused
from .box import MISCHIEF_AND_MALICE

if TYPE_CHECKING:
    from tabletop import Pending, Zone
    from tabletop.games.villainous._cards import Mover

#: Power at the start, by turn order (MV-022).
STARTING_POWER: Final = (0, 1, 2, 2)

NO_OTHER_PRICE: Final = Text("villainous.no-other-price", "You don't have what that takes.")
CANNOT_BE_ACTIVATED: Final = Text("villainous.not-activated", "Something keeps that from being activated.")


@attrs.frozen(kw_only=True)
class MarvelOptions(VillainousOptions):
    """How a game is set up."""

    sets: tuple[str, ...] | None = chosen_sets(
        "which sets the Villains and the common Fate cards are from; of several the latter are mixed; "
        "left out: mischief-and-malice, and both for four seats"
    )
    common: tuple[str, ...] = attrs.field(
        default=(),
        metadata={"help": "of which of these sets the common Fate cards are, if not of all"},
    )
    mode: Literal["inevitable", "undying", "omnipotent"] = attrs.field(
        default="inevitable",
        metadata={"help": "Events: inevitable one Global Event at a time, undying any number, omnipotent none at all"},
    )

    def __attrs_post_init__(self) -> None:
        if len(set(self.common)) < len(self.common) or not set(self.common) <= set(self.sets or ()):
            raise ValueError("common: name some of the sets that are played with, each once")


class MarvelVillainous(Abroad):
    """
    Be the Villain, and win the way only your Villain can.

    On a turn you move to another location of your Domain, use the symbols there, and draw up to four cards.
    By Fate actions the others put Heroes and Events in your way; whoever reaches their own Objective first wins at once.
    """

    id = "marvel-villainous"
    title = "Marvel Villainous"
    seats = SEATS
    longest = 5_000
    player_class = MarvelVillain
    options_class = MarvelOptions
    actions = ACTIONS
    own_sets = OWN_SETS
    expansion_class = MarvelSet
    looks = looks_of(
        OWN_SETS,
        {
            "player.aside": "set aside",
            "card.front": "Allies that have come",
            "card.vault": "vault",
            "thing.global crisis": "Global Event",
            "thing.targeted crisis": "Targeted Event",
        },
        choices={"common": tuple([one.id for one in OWN_SETS])},
        places={"player.specialties": Shape(lying="row")},
        refused=tuple(refused()),
        things={"infinity stone": TOKEN, "upgrade tile": TILE, "specialty": TILE},
        unsaid={
            "card.face",
            "card.is_fighting",
            "card.may_be_activated",
            "card.may_rise",
            "card.may_carry",
            "card.may_be_weakened",
            "card.may_win",
            "card.covers_below",
            "card.surcharge",
            "player.activation_discount",
            "player.activation_surcharge",
            "player.may_search_discard",
        },
    )
    cards = (*MISCHIEF_AND_MALICE.cards, *INFINITE_POWER.cards)
    effects = (LessStrength, *MISCHIEF_AND_MALICE.effects, *INFINITE_POWER.effects)
    #: Power and Strength tokens never run out (MV-Q02).
    POWER = supply(called="Power")
    MISCHIEF = supply(total=15, called="Mischief")
    SOUL_MARK = supply(total=15, called="Soul Marks")
    options: MarvelOptions
    sets: tuple[MarvelSet, ...]

    async def set_up(self) -> None:
        """Everybody takes a Villain; one Fate deck holds the common cards and theirs; then come Power and four cards each."""
        self.refuse_too_many_seats()
        self.add_fate(await mixed_common_fate(self, self.common_sets))
        for you, mover in zip(self.players, await self.cast(), strict=True):
            await self.deal_in(you, mover)
        await self.fate_deck.shuffle()
        first = await self.first_player()
        self.set_facts(active=first.seat)
        for you, count in zip(self.clockwise, STARTING_POWER, strict=False):
            self.pay(self.POWER, count, self.box, you.purse)
        await self.deal_hands()
        await self.begin_turn(first)

    @classmethod
    def picture(cls, view: Any) -> str:
        """Write the locations of all Domains, with their symbols."""
        return picture(view, ("board",))

    @classmethod
    def drawing(cls, view: Any) -> str:
        """Draw the Domains as SVG."""
        from .drawing import draw

        return draw(view)

    @property
    def usual_sets(self) -> Sequence[MarvelSet]:
        """If no set is named, it is the first that is played with, and all if there are too many seats for it."""
        first, *_ = self.own_sets
        return [first] if len(self.players) <= first.seats else self.own_sets

    @property
    def common_sets(self) -> list[MarvelSet]:
        """The sets whose common Fate cards are played with: mixing them is optional (MV-211)."""
        with_common = [box for box in self.sets if box.common]
        return [box for box in with_common if box.id in self.options.common] or with_common

    def refuse_too_many_seats(self) -> None:
        """With so many seats there have to be sets for it (MV-001, MV-Q01)."""
        most = max([box.seats for box in self.sets]) if len(self.sets) == 1 else max(self.seats)
        if len(self.players) > most:
            names = " or ".join([box.id for box in self.own_sets if box not in self.sets])
            raise BadOption(self.id, "sets", f"{len(self.players)} seats take another set: add {names}")

    async def deal_in(self, you: Any, mover: type[Mover]) -> None:
        """A Villain's tiles lie in the Specialty area from the start, or aside."""
        own = [kind for kind in self.ruleset.deck() if kind.printed["set"] == mover.printed["set"]]
        tiles = [kind for kind in own if issubclass(kind, Tile)]
        self.add_own(you, [kind for kind in tiles if kind.starts_as_specialty], Tile, you.specialties)
        self.add_own(you, [kind for kind in tiles if not kind.starts_as_specialty], Tile, you.aside)
        await super().deal_in(you, mover)

    async def deal_fate(self, you: Any, cards: Sequence[type[FateCard]]) -> None:
        """A Villain's Fate cards go into the deck of all (MV-013)."""
        self.add_fate(cards)

    def add_fate(self, cards: Sequence[type[Any]]) -> None:
        """Put cards into the Fate deck; the Events only in modes that have them (MV-006)."""
        without = self.options.mode == "omnipotent"
        self.add_cards([kind for kind in cards if not (without and issubclass(kind, Crisis))], self.fate_deck)

    @property
    def has_many_crises(self) -> bool:
        """In the Undying mode any number of Global Events may be in play (MV-008)."""
        return self.options.mode == "undying"

    def comes_first(self, waiting: Sequence[Pending]) -> Sequence[Pending]:
        """What a defeat is for the Objectives of all is counted before anything else that comes of it (MV-Q34)."""
        return [pending for pending in waiting if counts_a_defeat(pending)][:1] or super().comes_first(waiting)

    # ------------------------------------------------------------------------------------ symbols

    def symbols_of(self, you: Any) -> list[Symbol]:
        """The symbols of the location, and those that cards add there."""
        spot = you.spot
        added = spot.adders if isinstance(spot, Location) else ()
        return [*super().symbols_of(you), *[symbol for card in added for symbol in card.symbols]]

    def bearers_of(self, you: Any) -> list[SymbolBearer]:
        """The locations, and the cards that add symbols."""
        cards = [card for card in (*you.lying, *you.at_events) if isinstance(card, SymbolBearer)]
        return [*you.locations, *cards]

    # ------------------------------------------------------------------------------------ Strength

    def weaken(self, character: Character, count: int, *, source: VillainousCard) -> None:
        """Take Strength from a character until the end of the turn."""
        self.begin(LessStrength(character, count), until="end of turn", source=source)

    # ------------------------------------------------------------------------------------ prices

    def price_of(self, card: VillainCard) -> tuple[Supply, int]:
        """Discounts first, never below 0, then surcharges (MV-Q55)."""
        more = card.surcharge if isinstance(card, MarvelVillainCard) else 0
        return self.POWER, card.price + more

    def why_too_dear(self, you: Any, card: VillainCard) -> Text | None:
        """A card may have another price instead of Power, and one besides."""
        if not isinstance(card, MarvelVillainCard):
            return super().why_too_dear(you, card)
        return (None if card.can_pay_otherwise else super().why_too_dear(you, card)) or card.why_not_give()

    def why_not_play(self, you: Any, card: VillainCard, *, free: bool = False) -> Text | None:
        """What is free, too, is played only if all that it says can be done (MV-Q08)."""
        return super().why_not_play(you, card, free=free) or (NOT_CARRIED_OUT if free and not card.targets() else None)

    def lay(self, card: VillainousCard, to: Zone[Any]) -> None:
        """It is remembered who has played a card from hand in this turn."""
        if card.zone.kind is MarvelVillain.hand:
            card.zone.holder.once(FROM_HAND)
        super().lay(card, to)

    async def pay_for(self, you: Any, card: VillainCard) -> bool:
        """Have a Villain pay what a card costs, in Power and besides."""
        if not isinstance(card, MarvelVillainCard):
            return await super().pay_for(you, card)
        if await self.prefers_other_price(you, card):
            await card.pay_otherwise()
        elif not await super().pay_for(you, card):
            return False
        if card.zone.kind is MarvelVillain.discard:
            you.once(FROM_PILE)
        await card.give()
        return True

    async def prefers_other_price(self, you: Any, card: MarvelVillainCard) -> bool:
        """Have a Villain say whether a card that has another price is paid so; as that may rest on a hand, it is always asked."""
        if not card.other_price:
            return False
        supply, count = self.price_of(card)
        power = Text("villainous.pay", "Pay {count} {supply}", count=count, supply=supply)
        other = Text("villainous.pay-otherwise", "{price}", price=card.other_price)
        reasons = {power: you.why_not_afford(supply, count), other: None if card.can_pay_otherwise else NO_OTHER_PRICE}
        asked = Text("villainous.how-to-pay", "How do you pay for {card}?", card=card)
        chosen: Text | None = await you.choose_unseen(
            asked, (power, other), why_not=reasons.get, about=card, kind="pay"
        )
        return chosen == other

    def currency_of(self, usable: Usable) -> Supply:
        """Everything is paid in Power."""
        return self.POWER

    def price_of_use(self, you: Any, usable: Usable) -> int:
        """Cards may make activations cheaper, and dearer after that, those that cost nothing, too (MV-Q55)."""
        price: int = usable.price
        if usable.ability.kind == ACTIVATE:
            price = max(0, price - you.activation_discount) + you.activation_surcharge
        return price

    def why_not_use_ability(self, you: Any, usable: Usable, *, free: bool = False) -> Text | None:
        """A card may be kept from being activated."""
        source, is_activation = usable.source, usable.ability.kind == ACTIVATE
        if (
            is_activation
            and isinstance(source, MarvelCard)
            and not (source.may_be_activated and source.is_the_moment())
        ):
            return CANNOT_BE_ACTIVATED
        return super().why_not_use_ability(you, usable, free=free)
