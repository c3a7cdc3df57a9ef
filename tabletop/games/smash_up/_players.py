"""The players of Smash Up, what a game remembers of its turn, and how it can be set up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Literal

import attrs

from tabletop import (
    NOBODY,
    OWNER,
    CardPlayer,
    PhaseFacts,
    Text,
    ZoneOf,
    chosen_sets,
    column,
    fact,
    facts,
    permission,
    pool,
    starting_seat,
    zone,
)

from ._events import DiscardedFromHand, GainedVP, TookToHand

if TYPE_CHECKING:
    from tabletop import Zone

    from ._cards import Base, DeckCard, Minion, SmashCard, Titan
    from .game import SmashUp


@facts
class TurnFacts(PhaseFacts):
    """Whose turn it is, where in it we are, and what is left to do."""

    turn: int = 0
    #: The seat that takes the first turn.
    first: int = 0
    #: Whether the free minion and the free action of this turn are still there.
    free_minion: bool = False
    free_action: bool = False
    #: Whether the right to uncover a card at the start of the turn is used.
    uncovered: bool = fact(False, shown=False)
    #: Which titans were in play when the turn began, by the rows of their cards.
    titans_there: tuple[int, ...] = fact((), shown=False)
    #: Whether a duel is going on.
    dueling: bool = False
    #: Which seats the card being played has let see cards of which.
    seen: tuple[tuple[int, int], ...] = fact((), shown=False)
    #: How many have been asked about their opening hand, or have picked a faction.
    asked: int = fact(0, shown=False)
    #: Who won the base that is being scored, and who came second and third there.
    winners: tuple[int, ...] = ()
    runners_up: tuple[int, ...] = ()
    third: tuple[int, ...] = ()


@attrs.frozen(kw_only=True)
class SmashUpOptions:
    """How a game of Smash Up is set up."""

    factions: Literal["random", "draft"] | tuple[tuple[str, str], ...] = attrs.field(
        default="random",
        metadata={"help": "a pair of factions for each seat, or how they come by them: 'random' or 'draft'"},
    )
    pool: tuple[str, ...] = attrs.field(
        default=(), metadata={"help": "the factions to draft or deal from; all of the sets if none is named"}
    )
    sets: tuple[str, ...] | None = chosen_sets()
    copies: int = attrs.field(default=1, metadata={"help": "how many copies of every set there are"})
    first: int | None = starting_seat()
    titans: bool = attrs.field(default=False, metadata={"help": "whether factions that have a titan bring it"})
    edition: Literal["current", "first"] = attrs.field(
        default="current",
        metadata={"help": "which wording cards with errata have: the current one, or the first print's"},
    )
    tricksters: Literal["2012", "revised"] = attrs.field(
        default="2012", metadata={"help": "which deck the Tricksters bring"}
    )
    me_first: Literal["2018", "later"] = attrs.field(
        default="2018",
        metadata={
            "help": "2018: abilities in play before Specials in hand; later: optional ones wait for their player's turn"
        },
    )
    redraw: Literal["discard", "shuffle"] = attrs.field(
        default="discard", metadata={"help": "where an opening hand without minions goes"}
    )

    def __attrs_post_init__(self) -> None:
        from ._draft import check_options

        check_options(self)


class Smasher(CardPlayer):
    """A player with two factions shuffled together."""

    deck: ZoneOf[DeckCard] = zone(NOBODY, ordered=True, refilled_from="discard")
    hand: ZoneOf[DeckCard] = zone(OWNER)
    discard: ZoneOf[DeckCard] = zone()
    #: Cards that were laid down for a duel: in no other place, and out of reach of all abilities.
    dueling: ZoneOf[DeckCard] = zone(OWNER, ordered=True)
    #: Titans that wait beside the deck.
    titans: ZoneOf[Titan] = zone()
    #: Cards from the top of the deck that are kept while the discard pile is shuffled into it.
    turned: ZoneOf[DeckCard] = zone(NOBODY, ordered=True)
    #: Cards of a deck that this player holds while putting them back: nobody else can follow in which order that is.
    held: ZoneOf[SmashCard] = zone(OWNER)
    points = pool()
    first_faction = column(default="")
    second_faction = column(default="")
    #: What was played this turn, and how many minions of it before the Play Cards phase.
    cards_played = column(default=0, shown=False)
    minions_played = column(default=0, shown=False)
    minions_played_early = column(default=0, shown=False)
    may_play_actions = permission(True)
    discard_prompt = Text("smash-up.discard", "Which do you discard?")
    game: SmashUp

    @property
    def vp(self) -> int:
        """The victory points of this player."""
        return self.points[self.game.VP]

    @property
    def factions(self) -> tuple[str, ...]:
        """The two factions of this player."""
        return tuple([faction for faction in (self.first_faction, self.second_faction) if faction])

    # ------------------------------------------------------------------------------------ what one has

    @property
    def minions(self) -> tuple[Minion, ...]:
        """The minions that this player has in play."""
        return tuple([minion for minion in self.game.minions if minion.controller == self])

    @property
    def buried(self) -> tuple[DeckCard, ...]:
        """The buried cards that this player controls."""
        return tuple([card for base in self.game.bases for card in base.buried if card.controller == self])

    @property
    def titan(self) -> Titan | None:
        """The titan that this player has in play, if any."""
        return next((titan for base in self.game.bases for titan in base.titans if titan.controller == self), None)

    @property
    def is_active(self) -> bool:
        """Whether it is this player's turn."""
        return self.game.facts.active == self.seat

    @property
    def next_turn(self) -> int:
        """The number of this player's next turn."""
        facts, count = self.game.facts, len(self.game.players)
        return facts.turn + ((self.seat - facts.active - 1) % count + 1)

    @property
    def is_playing_cards(self) -> bool:
        """Whether it is the Play Cards phase of this player's turn."""
        return self.is_active and self.game.play_cards.is_now

    # ------------------------------------------------------------------------------------ drawing and discarding

    async def draw(self, count: int = 1) -> list[DeckCard]:
        """Draw cards from the own deck."""
        return await self.game.draw(self, self.deck, self.hand, count)

    async def draw_if_wanted(self, count: int = 1, *, about: SmashCard | None = None) -> None:
        """Draw cards, if this player wants to."""
        if await self.confirms(Text("smash-up.draw", "Draw {count}?", count=count), about=about):
            await self.draw(count)

    async def gain(self, points: int) -> None:
        """Gain victory points."""
        if points > 0:
            await self.game.perform(GainedVP(self, points))

    async def discard_cards(self, cards: Iterable[DeckCard]) -> None:
        """Discard cards from hand, to the piles of their owners."""
        await self.game.perform_together([DiscardedFromHand(self, card) for card in cards])

    async def discard_at_random(self, count: int = 1) -> None:
        """Discard cards at random."""
        hand = list(self.hand)
        chosen = []
        for _ in range(min(count, len(hand))):
            card = await self.game.pick_at_random(hand)
            hand.remove(card)
            chosen.append(card)
        await self.discard_cards(chosen)

    async def make_others_discard(self, count: int = 1) -> None:
        """Have every other player discard cards at random."""
        for player in self.game.in_turn_order(self.others):
            await player.discard_at_random(count)

    # ------------------------------------------------------------------------------------ decks and piles

    async def top_of_deck(self, count: int = 1) -> tuple[DeckCard, ...]:
        """Return the top cards of the deck; if it has too few, its discard pile is shuffled and put under them first."""
        if len(self.deck) < count and self.discard:
            for card in reversed(self.deck.cards):
                card.move(self.turned, first=True)
            await self.game.restock(self.deck)
            for card in reversed(self.turned.cards):
                card.move(self.deck, first=True)
        return self.deck.cards[:count]

    async def look_at_top(self, whose: Smasher, count: int = 1) -> tuple[DeckCard, ...]:
        """Look at the top cards of a deck."""
        cards = await self.game.look_at(self, await whose.top_of_deck(count))
        if cards:
            self.game.note_seen(self, whose)
        return cards

    async def look_at_hand(self, whose: Smasher) -> tuple[DeckCard, ...]:
        """Look at all cards in a hand."""
        cards = await self.game.look_at(self, whose.hand.cards)
        if cards:
            self.game.note_seen(self, whose)
        return cards

    async def reveal_top(self, whose: Smasher, count: int = 1) -> tuple[DeckCard, ...]:
        """Show everybody the top cards of a deck; return those that still lie there afterwards."""
        cards = await whose.top_of_deck(count)
        for card in cards:
            await self.game.reveal(card)
        if cards:
            self.game.note_seen(self, whose)
            await self.game.answer_reveal(self, whose, cards)
        return tuple([card for card in cards if card in whose.deck])

    async def put_on_top(
        self, cards: Iterable[SmashCard], deck: Zone[SmashCard], *, about: SmashCard | None = None
    ) -> None:
        """Put cards of a deck back on top of it in any order, which nobody else learns."""
        ordered = await self.put_in_order("In which order, the top one first?", tuple(cards), about=about)
        for card in reversed([card.move(self.held) for card in ordered if card.is_current]):
            card.move(deck, first=True)

    async def search_deck(
        self,
        prompt: str,
        wanted: Callable[[DeckCard], bool],
        *,
        at_most: int | None = 1,
        at_least: int = 0,
        about: SmashCard | None = None,
    ) -> tuple[DeckCard, ...]:
        """Search the own deck: look at all of it, choose cards and show them. Shuffle it when they have been taken."""
        cards = await self.game.look_through(self, self.deck)
        fitting = [card for card in cards if wanted(card)]
        chosen = await self.game.choose_hidden(self, prompt, fitting, at_least=at_least, at_most=at_most, about=about)
        for card in chosen:
            await self.game.reveal(card)
        return chosen

    async def take_card(self, card: DeckCard) -> DeckCard | None:
        """Put a card into this player's hand, whosever it is."""
        event = await self.game.perform(TookToHand(self, card)) if card.is_current else None
        return None if event is None else event.card

    async def shuffle_into_deck(self, cards: Iterable[DeckCard]) -> None:
        """Shuffle cards that are out of play into this player's deck."""
        for card in cards:
            await self.game.move(card, self.deck)
        await self.deck.shuffle()

    async def choose_from_hand(
        self,
        prompt: str,
        wanted: Callable[[DeckCard], bool] = lambda card: True,
        *,
        optional: bool = False,
        about: SmashCard | None = None,
    ) -> DeckCard | None:
        """Choose a card in hand; nobody else learns whether there was one of the *wanted* ones."""
        fitting = [card for card in self.hand if wanted(card)]
        if not self.hand:
            return None
        return await self.choose(prompt, fitting, optional=optional or not fitting, ask_anyway=True, about=about)

    # ------------------------------------------------------------------------------------ extra plays

    def play_extra_minion(
        self,
        *,
        most_power: int | None = None,
        base: Base | None = None,
        where_none: bool = False,
        at_once: bool = False,
        about: SmashCard | None = None,
    ) -> Awaitable[None]:
        """
        Play an extra minion, if this player wants to: perhaps only a weak one, or only somewhere.

        One that is gained in the Play Cards phase may be kept for later in it, unless it is to be played *at_once*.
        """
        from ._effects import ExtraMinion

        return self.game.offer_extra(self, ExtraMinion(most_power, base, where_none), at_once=at_once, about=about)

    async def play_extra_action(self, count: int = 1, *, at_once: bool = False, about: SmashCard | None = None) -> None:
        """Play extra actions, if this player wants to: see :meth:`play_extra_minion`."""
        from ._effects import ExtraAction

        for _ in range(count):
            await self.game.offer_extra(self, ExtraAction(), at_once=at_once, about=about)

    async def play_if_wanted(
        self,
        card: DeckCard,
        *,
        base: Base | None = None,
        kind: type[DeckCard] | None = None,
        about: SmashCard | None = None,
    ) -> bool:
        """
        Play one certain card as an extra, now or never, if this player wants to and it can be played.

        A fusion is played as the *kind* that is named, or as its player chooses.
        """
        kinds = card.played_as if kind is None else (kind,)
        if not card.is_current or all(self.game.why_not_as(one, self, card, base) is not None for one in kinds):
            return False
        asked = Text("smash-up.play-it", "Play {card} as an extra card?", card=card)
        return await self.confirms(asked, about=about) and await self.game.play(self, card, base=base, kind=kind)
