"""Leduc hold'em for tabletop: poker with six cards, two players and two rounds of betting."""

from __future__ import annotations

from typing import Any, Final

from tabletop import NOBODY, OWNER, Card, Event, Facts, Game, Outcome, Player, Text, event, facts, pool, supply, zone

ANTE: Final = 1
#: By how much a raise goes up in the first and in the second round, and how many raises a round has.
RAISES: Final = (2, 4)
MOST_RAISES: Final = 2
#: As much as anybody can lose: the ante, and two raises in each round.
STACK: Final = ANTE + MOST_RAISES * sum(RAISES)

FOLD: Final = Text("leduc.fold", "Fold")
CALL: Final = Text("leduc.call", "Call")
RAISE: Final = Text("leduc.raise", "Raise")


class Rank(Card):
    """One of three ranks; there are two cards of each."""

    rank: int

    @property
    def strength(self) -> int:
        """How high the rank is."""
        return int(self.printed["rank"])


class Jack(Rank, rank=0, copies=2):
    """The lowest card."""


class Queen(Rank, rank=1, copies=2):
    """The middle card."""


class King(Rank, rank=2, copies=2):
    """The highest card."""


@facts
class Round(Facts):
    """Where the betting is: the round, and the raises and calls made in it."""

    round: int = 0
    raises: int = 0
    calls: int = 0


class Gambler(Player):
    """A player with one hidden card, a stack of chips and a stake in the pot."""

    hand = zone(OWNER)
    stack = pool()
    stake = pool()
    game: Leduc

    @property
    def card(self) -> Any:
        """The hidden card."""
        return self.hand.first


@event(by="player")
class Bet(Event):
    """Chips go from a stack to the stake."""

    text = "{player} puts in {chips}."
    player: Gambler
    chips: int

    def happen(self, game: Leduc) -> None:
        game.pay(game.CHIP, self.chips, self.player.stack, self.player.stake)


@event(by="player")
class Folded(Event):
    """A player gives up."""

    text = "{player} folds."
    player: Gambler


class Leduc(Game):
    """
    Two players hold a card each and bet on it in two rounds; between the rounds a card is laid open.

    Who has the open card's rank wins the pot, otherwise the higher card does.
    """

    id = "leduc-poker"
    title = "Leduc hold'em"
    seats = (2,)
    player_class = Gambler
    facts_class = Round
    cards = (Jack, Queen, King)
    CHIP = supply(total=2 * STACK)
    deck = zone(NOBODY)
    board = zone()
    facts: Round
    players: tuple[Gambler, Gambler]
    active: Gambler

    async def set_up(self) -> None:
        """Everybody pays the ante and is dealt a card."""
        self.add_cards(self.ruleset.deck(), self.deck)
        for player in self.players:
            self.pay(self.CHIP, STACK, self.box, player.stack)
            await self.perform(Bet(player, ANTE))
        for player in self.players:
            await self.deal(player.hand)

    async def deal(self, to: Any) -> None:
        """Deal a random card."""
        card = await self.pick_at_random(self.deck.cards, prompt=Text("leduc.deal", "Which card is dealt?"))
        await self.move(card, to)

    async def step(self) -> None:
        """The active player folds, calls or raises."""
        player = self.active
        owed = player.others[0].stake[self.CHIP] - player.stake[self.CHIP]
        choices = [CALL]
        if owed:
            choices.insert(0, FOLD)
        if self.facts.raises < MOST_RAISES:
            choices.append(RAISE)
        choice = await player.choose(Text("leduc.bet", "What do you do?"), choices)
        if choice is FOLD:
            await self.perform(Folded(player))
            self.pay_out([player.others[0]], Text("leduc.folded", "{name} folds.", name=player.name))
        elif choice is CALL:
            await self.perform(Bet(player, owed))
            self.set_facts(calls=self.facts.calls + 1, active=1 - player.seat)
            if self.facts.calls == 2 or self.facts.raises:
                await self.end_round()
        else:
            await self.perform(Bet(player, owed + RAISES[self.facts.round]))
            self.set_facts(raises=self.facts.raises + 1, calls=0, active=1 - player.seat)

    async def end_round(self) -> None:
        """Lay the open card, or compare."""
        if self.facts.round == 0:
            await self.deal(self.board)
            self.set_facts(round=1, raises=0, calls=0, active=0)
            return
        (open_card,) = self.board
        for player in self.players:
            await self.reveal(player.card)
        best = max(self.worth(player.card, open_card) for player in self.players)
        winners = [player for player in self.players if self.worth(player.card, open_card) == best]
        self.pay_out(winners, Text("leduc.showdown", "The cards are shown."))

    def worth(self, card: Rank, open_card: Rank) -> int:
        """Return what a card is worth beside the open one: a pair beats all."""
        return 10 if card.strength == open_card.strength else card.strength

    def pay_out(self, winners: list[Gambler], how: Text) -> None:
        """Share the pot among the winners, and end the match."""
        pot = sum(player.stake[self.CHIP] for player in self.players)
        share = {player: pot // len(winners) if player in winners else 0 for player in self.players}
        points = [player.stack[self.CHIP] + share[player] - STACK for player in self.players]
        self.end(Outcome.by_points(points, how))
