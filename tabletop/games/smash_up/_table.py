"""The table of Smash Up: where cards lie, and the verbs that all rules share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from tabletop import NOBODY, ByResolution, Effect, Game, Rule, Text, ZoneOf, modifies, supply, words_of, zone

from ._cards import Action, Base, DeckCard, Minion, Movable, SmashCard, Titan
from ._events import BaseEntered, BaseSwapped, BuriedMoved, Destroyed, PutOnOwnDeck, Returned
from ._factions import SmashUpSet
from ._players import Smasher, SmashUpOptions, TurnFacts

if TYPE_CHECKING:
    from tabletop import Event, Zone

T = TypeVar("T", bound=SmashCard)

#: The one answer where there is nothing to decide, and nobody may know that.
GO_ON: Final = Text("smash-up.go-on", "Go on")
#: What a card does on the stack while it is played.
PLAYED: Final = Text("smash-up.played", "is played")
#: What goes on while everybody may react.
ME_FIRST: Final = Text("smash-up.me-first", "everybody may react")
#: Who needs so many points wins, at the end of a turn.
VP_TO_WIN: Final = 15


class SmashTable(Game):
    """What lies on the table, and what is done to it."""

    player_class = Smasher
    facts_class = TurnFacts
    options_class = SmashUpOptions
    asks_openly = True
    settling = ByResolution
    VP = supply()
    COUNTER = supply()
    bases: ZoneOf[Base] = zone(in_play=True)
    base_deck: ZoneOf[Base] = zone(NOBODY, ordered=True, refilled_from="base_discard")
    base_discard: ZoneOf[Base] = zone()
    #: Where a card lies while it is played and what it sets off is resolved.
    resolving_cards: ZoneOf[DeckCard] = zone()
    #: Cards that are out of the game for good.
    boxed: ZoneOf[SmashCard] = zone()
    facts: TurnFacts
    players: tuple[Smasher, ...]
    active: Smasher
    clockwise: tuple[Smasher, ...]
    options: SmashUpOptions
    sets: tuple[SmashUpSet, ...]

    # ------------------------------------------------------------------------------------ looking around

    @property
    def factions_played_with(self) -> tuple[str, ...]:
        """The ids of all factions of the sets that are played with, in the order of the sets."""
        return tuple([faction.id for one in self.sets for faction in one.factions])

    def factions_called(self, ids: Iterable[str]) -> dict[str, str]:
        """Return factions by what people call them."""
        names = {faction.id: faction.name for one in self.sets for faction in one.factions}
        return {names[faction]: faction for faction in ids}

    @property
    def minions(self) -> Iterator[Minion]:
        """All minions in play, base by base."""
        for base in self.bases:
            yield from base.minions

    @property
    def actions(self) -> Iterator[Action]:
        """All actions in play: on bases, and on minions."""
        for base in self.bases:
            yield from base.actions
            for minion in base.minions:
                yield from minion.attached

    def in_turn_order(self, players: Iterable[Smasher]) -> list[Smasher]:
        """Put players in the order of play, from the one whose turn it is."""
        count = len(self.players)
        return sorted(set(players), key=lambda player: (player.seat - self.facts.active) % count)

    def cause(self, by: Smasher | None = None) -> tuple[Smasher | None, SmashCard | None]:
        """Return on whose behalf something is done right now, and through which card; what a base does, nobody does."""
        for frame in reversed(self.stack):
            source = frame.source.source if isinstance(frame.source, Effect) else frame.source
            if isinstance(source, Base):
                return by, source
            if isinstance(source, SmashCard):
                return by or frame.controller, source
        return by, None

    @property
    def playing(self) -> SmashCard | None:
        """The card that does just now what it says when it is played; None if something else is being done."""
        for frame in reversed(self.stack):
            if isinstance(frame.source, SmashCard):
                return frame.source if frame.text.key == PLAYED.key else None
        return None

    # ------------------------------------------------------------------------------------ leaving play

    def on(self, card: SmashCard) -> tuple[Action, ...]:
        """Return the cards that lie on a card."""
        return card.attached.cards if isinstance(card, Minion) else ()

    def leave_play(self, card: SmashCard, to: Zone[SmashCard], *, first: bool = False) -> None:
        """Move a card out of play: what lies on it is discarded, and a titan goes back beside its owner's deck."""
        on_it = self.on(card)
        card.move(card.owner.titans if isinstance(card, Titan) else to, first=first)
        for other in on_it:
            other.move(other.owner.discard)

    def clear(self, card: SmashCard) -> None:
        """Discard whatever lies on a card: other cards, and counters."""
        for other in self.on(card):
            other.move(other.owner.discard)
        if card.in_play:
            self.pay(self.COUNTER, card.counters[self.COUNTER], card.counters, self.box)

    async def destroy_all(self, cards: Iterable[SmashCard], *, by: Smasher | None = None) -> list[Destroyed]:
        """Destroy several cards at one moment."""
        player, source = self.cause(by)
        blows = [Destroyed(card, player, source) for card in cards if card.is_there]
        return await self.perform_together(await self.spared_first(blows))

    async def spared_first(self, blows: list[Destroyed]) -> list[Destroyed]:
        """Put first what is replaced by something that replaces only one: the current player says which (SU-Q42)."""
        for source, ability in self.at_work("instead", Destroyed) if len(blows) > 1 else ():
            fitting = [blow for blow in blows if ability.applies(source, blow) and self.can(blow)]
            if ability.once_per_turn and len({looks(blow.card) for blow in fitting}) > 1:
                asked = Text("smash-up.spared", "Of which destruction does {card} take the place?", card=source)
                spared = await self.active.choose(asked, [blow.card for blow in fitting], about=source, kind="order")
                blows = sorted(blows, key=lambda blow: blow.card != spared)
        return blows

    async def return_all(self, cards: Iterable[SmashCard]) -> list[Returned]:
        """Return several cards to their owners' hands at one moment."""
        cause = self.cause()
        return await self.perform_together([Returned(card, *cause, card.owner.hand) for card in cards if card.is_there])

    async def pay_on_top(self, player: Smasher, *, about: SmashCard | None = None) -> bool:
        """Have a player put a card from hand on top of the own deck, unseen; say whether one was put there (SU-181)."""
        card = await player.choose("Which card goes on top of your deck?", player.hand, about=about)
        return card is not None and await self.perform(PutOnOwnDeck(player, card)) is not None

    async def relocate(self, card: SmashCard, base: Base | None) -> None:
        """Take a card at a base to another one: minions and titans move, actions are transferred, buried cards are laid there."""
        if isinstance(card, Movable) and card.face_up:
            await card.move_to(base)
        elif card.is_buried and base is not None:
            await self.perform(BuriedMoved(card, *self.cause(), base))
        elif isinstance(card, Action):
            await card.transfer_to(base)

    async def look_through(self, player: Smasher, deck: Zone[T]) -> tuple[T, ...]:
        """Let a player look at all cards of a deck; an empty one is restocked before (SU-060)."""
        if not deck:
            await self.restock(deck)
        return await self.look_at(player, deck.cards)

    # ------------------------------------------------------------------------------------ asking

    async def choose_hidden(
        self,
        player: Smasher,
        prompt: str,
        cards: Sequence[T],
        *,
        at_least: int = 0,
        at_most: int | None = None,
        about: SmashCard | None = None,
    ) -> tuple[T, ...]:
        """Have a player choose among cards that others do not see, so that being asked tells nobody how many there are."""
        if at_most == 1:
            optional = not at_least or not cards
            chosen = await player.choose(prompt, cards, optional=optional, ask_anyway=True, about=about)
            return () if chosen is None else (chosen,)
        if len(cards) <= at_least:
            await player.choose(prompt, (GO_ON,), ask_anyway=True, about=about)
            return tuple(cards)
        return await player.choose_some(prompt, cards, at_least=at_least, at_most=at_most, about=about)

    async def me_first(self, event: Event) -> None:
        """
        Let everybody react: first abilities of cards in play, in the order that the current player picks (SU-096 to SU-102).

        Then everybody in turn plays a Special or passes, clockwise from the current player, until all pass in a row.
        By the later reading, abilities in play that may be declined wait for their player's turn.
        """
        at_once = self.options.me_first == "2018"
        asked = Text("smash-up.react", "{event} Play a Special?", event=words_of(event))
        window = self.open_window(event, prompt=asked, in_play_first=at_once)
        await self.resolving(self, ME_FIRST, window)

    # ------------------------------------------------------------------------------------ bases

    async def new_base(self, replaced: Base | None = None) -> Base | None:
        """Put the top base of the base deck into the middle; if there is none, the discarded bases are shuffled first."""
        if not self.base_deck:
            await self.restock(self.base_deck)
        top = self.base_deck.first
        if top is None:
            return None
        event = await self.perform(BaseEntered(top, replaced))
        return None if event is None else event.base

    async def swap_base(self, old: Base, new: Base) -> Base | None:
        """Exchange a base in play for one in the base deck, and shuffle that; what lies on the old one stays on the new one."""
        event = await self.perform(BaseSwapped(new, old))
        await self.base_deck.shuffle()
        return None if event is None else event.base


def looks(card: SmashCard) -> tuple[object, ...]:
    """Return what tells a card in play from others: which it is, whose, and what lies on it."""
    on_it = sorted(action.id for action in card.game.on(card))
    return card.id, card.owner, card.controller, card.face_up, card.counters[card.game.COUNTER], *on_it


class CountersGivePower(Rule):
    """Every +1 power counter on a minion or a titan in play adds one to its power."""

    game: SmashTable

    @modifies(Minion.power)
    def on_minions(self, minion: Minion) -> int:
        """A minion has one more for each."""  # SU-216
        return minion.counters[self.game.COUNTER]

    @modifies(Titan.power)
    def on_titans(self, titan: Titan) -> int:
        """A titan has one more for each."""  # SU-218
        return titan.counters[self.game.COUNTER]
