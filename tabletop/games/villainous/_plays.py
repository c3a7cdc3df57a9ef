"""Playing and placing cards: why not, where to, what it costs, and what comes of it (SW-066 to SW-074, SW-190 to SW-199)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tabletop import Supply, Text, Zone

from ._cards import NOT_CARRIED_OUT, NOWHERE, VillainCard, VillainousCard
from ._events import CameIntoPlay, Discarded, Placed, Played
from ._table import VillainTable

if TYPE_CHECKING:
    from ._players import Villain

PLAYED: Final = Text("villainous.played", "is played")
WHERE: Final = "Where do you put {card}?"


class Plays(VillainTable):
    """Plays cards."""

    def price_of(self, card: VillainCard) -> tuple[Supply, int]:
        """Return in what a card is paid, and how much it costs now."""
        return self.currency(card.printed["paid_in"]), card.price

    @classmethod
    @cache
    def currency(cls, name: str) -> Supply:
        """Return the supply that class lines call by a name."""
        return next(one for one in cls.supplies if one.called.lower() == name)

    # ------------------------------------------------------------------------------------ why not

    def why_too_dear(self, you: Villain, card: VillainCard) -> Text | None:
        """Say why a Villain can't pay what a card costs, if so."""
        return you.why_not_afford(*self.price_of(card))

    def why_not_play(self, you: Villain, card: VillainCard, *, free: bool = False) -> Text | None:
        """Say why a Villain can't play a card of their own, if so; what is free is done as far as possible (SW-Q09)."""
        reason = None if free else self.why_too_dear(you, card)
        if reason is not None:
            return reason
        if not self.could_lay(card, you):
            return NOWHERE
        return None if free or card.targets() else NOT_CARRIED_OUT

    def could_lay(self, card: VillainousCard, you: Villain) -> bool:
        """Say whether a Villain could lay a card anywhere on their own board."""
        homes = card.homes(you)
        return bool(homes) if self.is_free(Played) else any(self.can(Played(you, card, home)) for home in homes)

    def homes_of(
        self, card: VillainousCard, you: Villain, *, by: Villain, side: str = "", placed: bool = False
    ) -> list[Zone[Any]]:
        """List where a card may be laid on a board, with nothing in the way."""
        kind = Placed if placed else Played
        return [home for home in card.homes(you, side) if self.can(kind(by, card, home))]

    # ------------------------------------------------------------------------------------ playing

    async def pay_for(self, you: Villain, card: VillainCard) -> bool:
        """Have a Villain pay what a card costs; say whether it was paid."""
        return await you.pay(*self.price_of(card))

    async def play_own(self, you: Villain, card: VillainCard, *, free: bool = False, at: Any = None) -> Any:
        """Have a Villain play a card of their own, and pay for it unless it is free; return it as it is then."""
        affordable = free or self.why_too_dear(you, card) is None
        home = await self.pick_home(card, you, by=you, at=at) if affordable else None
        if home is None or not (free or await self.pay_for(you, card)):
            return await self.lay_aside(you, card)
        return await self.play(card, you, by=you, to=home)

    async def lay_aside(self, player: Villain, card: VillainousCard) -> None:
        """Discard a card that was revealed and then could not be laid anywhere; any other stays where it is."""
        if card in self.between:
            await self.discard_from(player, [card])

    async def play_on(
        self,
        you: Villain,
        card: VillainousCard,
        *,
        by: Villain,
        at: Any = None,
        side: str = "",
        placer: Villain | None = None,
    ) -> Any:
        """
        Have somebody play a card on a Villain's board, without a price; what can't be laid is discarded (SW-Q15).

        Another one may say where: the *placer*.
        """
        home = await self.pick_home(card, you, by=placer or by, at=at, side=side)
        if home is None:
            await self.discard_from(by, [card])
            return None
        return await self.play(card, you, by=by, to=home)

    async def place_on(self, you: Villain, card: VillainousCard, *, by: Villain, at: Any = None, side: str = "") -> Any:
        """Have somebody place a card on a Villain's board: what it says of being played does not happen (SW-191)."""
        home = await self.pick_home(card, you, by=by, at=at, side=side, placed=True)
        if home is None:
            return await self.lay_aside(by, card)
        event = await self.perform(Placed(by, card, home))
        if event is None:
            return None
        await self.settle_in(event)
        return event.card

    async def pick_home(
        self, card: VillainousCard, you: Villain, *, by: Villain, at: Any = None, side: str = "", placed: bool = False
    ) -> Zone[Any] | None:
        """Have a player say where a card is laid: on which card, or at which place; *at* names those that a text allows."""
        homes = self.homes_of(card, you, by=by, side=side, placed=placed)
        return await self.pick_among(card, [home for home in homes if at is None or home.holder in at], by=by)

    async def pick_among(self, card: VillainousCard, homes: Sequence[Zone[Any]], *, by: Villain) -> Zone[Any] | None:
        """Have a player say where of some homes a card is laid."""
        there = {home.holder: home for home in homes}
        chosen = await by.choose(Text("villainous.where", WHERE, card=card), list(there), about=card, kind="place")
        return None if chosen is None else there[chosen]

    async def play(self, card: VillainousCard, you: Villain, *, by: Villain, to: Zone[Any]) -> Any:
        """Lay a card that is played, carry out what it says of that, and let others answer; return it as it is then."""
        from_hand = card.zone.kind is you.hand.kind
        event = await self.perform(Played(by, card, to))
        if event is None:
            return None
        await self.settle_in(event)
        laid = event.card
        await self.resolving(laid, PLAYED, laid.when_played(), controller=by)
        if laid.is_current and laid in self.between:
            await self.perform(Discarded(by, laid, from_hand))
        await self.answer(event)
        return laid

    async def settle_in(self, event: CameIntoPlay) -> None:
        """Do what is to be done as soon as a card has come into play, where a box has such a thing."""

    async def answer(self, event: Any) -> None:
        """Let others answer what has happened, where a box has such answers."""

    async def play_free_from_hand(self, you: Villain, cards: Sequence[VillainCard], *, prompt: Any) -> Any:
        """Have a Villain play one of some cards in hand without paying for it."""
        card = await you.choose_unseen(prompt, cards, why_not=lambda one: self.why_not_play(you, one, free=True))
        return None if card is None else await self.play_own(you, card, free=True)
