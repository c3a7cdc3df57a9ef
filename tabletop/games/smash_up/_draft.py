"""Setting up: which factions everybody plays, the decks, the bases and the opening hands (SU-008 to SU-027)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop import BadOption, Deed, Text, deed, phase

from ._cards import Base, DeckCard, Minion, SmashCard, Titan
from ._events import FactionPicked
from ._players import SmashUpOptions
from ._turn import Turns

if TYPE_CHECKING:
    from ._players import Smasher

K = TypeVar("K", bound=SmashCard)

OPENING_HAND = 5
MOST_COPIES = 4


def check_options(options: SmashUpOptions) -> None:
    """Refuse options that no game can be set up with, whatever its seats."""
    if not 1 <= options.copies <= MOST_COPIES:
        raise ValueError(f"copies: there are 1 to {MOST_COPIES} copies of every set, not {options.copies}")
    pairs = () if isinstance(options.factions, str) else options.factions
    taken = Counter([faction for pair in pairs for faction in pair])
    for pair in pairs:
        if pair[0] == pair[1]:
            raise ValueError(f"factions: nobody pairs {pair[0]} with itself; name two that differ")
    for faction, times in taken.items():
        if times > options.copies:
            raise ValueError(
                f"factions: {faction} is taken {times} times and there is only {options.copies} of it: see copies"
            )
    if len(set(options.pool)) < len(options.pool):
        raise ValueError("pool: a faction is named twice; say how many there are of it with copies")


class SettingUp(Turns):
    """Sets a game up."""

    async def set_up(self) -> None:
        """Who begins is named or drawn by lot; factions are chosen, dealt at random, or drafted one by one."""
        options = self.options
        self.check_factions()
        first = await self.first_player()
        self.go_to(self.draft, first=first.seat, active=first.seat)
        if options.factions == "random":
            await self.deal_factions()
        elif not isinstance(options.factions, str):
            for player, pair in zip(self.players, options.factions, strict=True):
                player.set(first_faction=pair[0], second_faction=pair[1])
        if options.factions != "draft":
            await self.deal()

    def check_factions(self) -> None:
        """Refuse factions that do not fit the number of seats."""
        options, count = self.options, len(self.players)
        pairs = () if isinstance(options.factions, str) else options.factions
        for option, named in (("pool", options.pool), ("factions", [faction for pair in pairs for faction in pair])):
            for faction in named:
                if faction not in self.factions_played_with:
                    raise BadOption(self.id, option, self.why_no_faction(faction))
        if not isinstance(options.factions, str):
            if len(options.factions) != count:
                raise BadOption(
                    self.id, "factions", f"there is a pair for each of the {count} seats, not {len(options.factions)}"
                )
            return
        pool = options.pool or self.factions_played_with
        if len(pool) * options.copies < 2 * count:
            raise BadOption(self.id, "pool", f"{count} players need {2 * count} factions to choose from (see copies)")
        if len(pool) == 1:
            raise BadOption(self.id, "pool", f"nobody pairs {pool[0]} with itself: name two factions or more")

    def why_no_faction(self, id: str) -> str:
        """Say why a faction is not among those of the sets, and which are."""
        known: tuple[Any, ...] = self.ruleset.sets
        others = [one.id for one in known if id in [faction.id for faction in one.factions]]
        if others:
            return f"{id} is of another set: add {others[0]} to the sets"
        return f"there is no faction {id!r:.40}; there is {', '.join(self.factions_played_with)}"

    # ------------------------------------------------------------------------------------ factions

    def pool_left(self, player: Smasher) -> list[str]:
        """List the factions that a player could still pick, so that everybody else can still have two that differ."""
        own, taken = player.factions, Counter([faction for one in self.players for faction in one.factions])
        left = {
            faction: self.options.copies - taken[faction] for faction in self.options.pool or self.factions_played_with
        }
        waiting = Counter([one.first_faction for one in player.others if len(one.factions) == 1])
        rest = sum(left.values()) - 1

        def leaves_enough(picked: str) -> bool:
            return all(count <= rest - (left[first] - (first == picked)) for first, count in waiting.items())

        return [faction for faction, copies in left.items() if copies and faction not in own and leaves_enough(faction)]

    async def deal_factions(self) -> None:
        """Give everybody two different factions at random."""
        for place in ("first_faction", "second_faction"):
            for player in self.players:
                left = self.factions_called(self.pool_left(player))
                name = await self.pick_at_random(list(left), prompt="Which faction is it?")
                player.set(**{place: left[name]})

    @phase
    async def draft(self) -> None:
        """The next player picks a faction: clockwise from the first, then backwards."""  # SU-024 to SU-026
        count = len(self.players)
        turn = self.facts.asked
        place = turn if turn < count else 2 * count - 1 - turn
        player = self.players[(self.facts.first + place) % count]
        left = self.factions_called(self.pool_left(player))
        name = await player.choose("Which faction do you pick?", list(left), ask_anyway=True, kind="draft")
        if name is not None:
            await self.perform(FactionPicked(player, left[name], name))
        self.set_facts(asked=turn + 1)
        if turn + 1 == 2 * count:
            await self.deal()

    # ------------------------------------------------------------------------------------ decks and bases

    async def deal(self) -> None:
        """Shuffle the factions of everybody together, lay out the bases, and draw the opening hands."""
        for player in self.players:
            self.add_cards(self.cards_of(player.factions), player.deck, owner=player)
            if self.options.titans:
                self.add_cards(self.kinds_of(Titan, player.factions), player.titans, owner=player)
        picked = {faction for player in self.players for faction in player.factions}
        sets = [one.title for one in self.sets if picked.intersection([faction.id for faction in one.factions])]
        bases = [kind for kind in self.bases_of_sets() if kind.printed["set"] in sets]
        self.add_cards(all_copies(bases), self.base_deck)
        await self.base_deck.shuffle()
        for _ in range(len(self.players) + 1):
            await self.new_base()
        for player in self.players:
            await player.deck.shuffle()
            await player.draw(OPENING_HAND)
        self.go_to(self.opening_hands, asked=0)

    def cards_of(self, factions: tuple[str, ...]) -> list[type[DeckCard]]:
        """Return the cards of some factions, in the edition that is played."""
        kinds = self.kinds_of(DeckCard, factions)
        return [
            kind
            for faction in factions
            for kind in all_copies(self.in_edition([kind for kind in kinds if kind.printed["faction"] == faction]))
        ]

    def kinds_of(self, kind: type[K], factions: tuple[str, ...]) -> list[type[K]]:
        """Return all cards of a kind that some factions have: those for decks, or titans."""
        return [card for card in self.ruleset.cards if issubclass(card, kind) and card.printed["faction"] in factions]

    def bases_of_sets(self) -> list[type[Base]]:
        """Return all bases, in the edition that is played."""
        return self.in_edition([kind for kind in self.ruleset.cards if issubclass(kind, Base)])

    def in_edition(self, kinds: list[type[K]]) -> list[type[K]]:
        """Leave out of some cards those that another printing has in place of them."""
        first = {kind.printed["name_of"]: kind for kind in kinds if edition_of(kind) == "first"}
        if self.options.tricksters == "revised" and any(edition_of(kind) == "revised" for kind in kinds):
            return [kind for kind in kinds if edition_of(kind) == "revised" or issubclass(kind, Base)]
        found = [kind for kind in kinds if edition_of(kind) == "current"]
        return [first.get(kind.id, kind) for kind in found] if self.options.edition == "first" else found

    # ------------------------------------------------------------------------------------ opening hands

    @phase
    async def opening_hands(self) -> None:
        """Whose opening hand has no minion may show it and draw another, once."""  # SU-015 to SU-017
        count = len(self.players)
        player = self.players[(self.facts.first + self.facts.asked) % count]
        self.set_facts(asked=self.facts.asked + 1)
        await player.does("Do you draw another hand?", [Redraw(player)], optional=True, kind="redraw")
        if self.facts.asked == count:
            self.new_turn()
            self.go_to(self.start_turn, active=self.facts.first, asked=0)


@deed
class Redraw(Deed):
    """Show this hand and draw another"""

    player: Smasher

    def why_not(self) -> Text | None:
        """Say why the player keeps the opening hand."""
        if any(isinstance(card, Minion) for card in self.player.hand):
            return Text("smash-up.has-minion", "There is a minion in this hand.")
        return None

    async def do(self) -> None:
        """Show the hand, put it away and draw another."""
        player, game = self.player, self.player.game
        cards = player.hand.cards
        for card in cards:
            await game.reveal(card)
        if game.options.redraw == "discard":
            await player.discard_cards(cards)
        else:
            await player.shuffle_into_deck(cards)
        await player.draw(OPENING_HAND)


def edition_of(kind: type[SmashCard]) -> str:
    """Return which printing a card is of."""
    return str(kind.printed.get("edition", "current"))


def all_copies(kinds: Iterable[type[K]]) -> list[type[K]]:
    """Return cards as often as there are copies of them."""
    return [kind for kind in kinds for _ in range(kind.printed["copies"])]
