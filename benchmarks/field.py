"""A game with as many cards as one likes, to see what they cost: somebody counts, and they lie there or listen."""

from __future__ import annotations

import attrs

from tabletop import NOBODY, Card, Event, Facts, Game, Outcome, Player, Text, event, facts, when, zone

ANSWERS = 200
FULL = Text("field.full", "Everything is counted.")


class Counter(Player):
    """Somebody with a deck, and a field where cards are in play."""

    deck = zone(NOBODY, ordered=True)
    field = zone(in_play=True)


class Thing(Card):
    """Something that lies there."""


class Stone(Thing, copies=0):
    """No ability."""


@event
class Counted(Event):
    """Somebody counts."""

    text = "{player} counts."
    player: Counter

    def happen(self, game: Game) -> None:
        """Count one on."""
        game.set_facts(count=game.facts.count + 1)


class Echo(Thing, copies=0):
    """When somebody counts to a number that ends in many noughts, nothing happens."""

    @when(Counted, lambda echo, counted: echo.game.facts.count % 1_000_000 == 999_999)
    async def answer(self, counted: Counted) -> None:
        """Nothing happens"""


@attrs.frozen
class FieldOptions:
    """Which cards there are, how many, and where."""

    number: int = 0
    echoes: bool = False
    in_play: bool = False


@facts
class Numbers(Facts):
    """What has been counted."""

    count: int = 0


class Field(Game):
    """Count."""

    id = "benchmark-field"
    title = "A field of cards"
    seats = (2,)
    player_class = Counter
    facts_class = Numbers
    options_class = FieldOptions
    cards = (Stone, Echo)
    facts: Numbers
    options: FieldOptions

    async def set_up(self) -> None:
        """Everybody gets half of the cards."""
        kind = Echo if self.options.echoes else Stone
        for counter in self.players:
            to = counter.field if self.options.in_play else counter.deck
            self.add_cards([kind] * (self.options.number // len(self.players)), to, owner=counter)

    async def step(self) -> None:
        """Somebody counts."""
        counter = self.active
        if self.facts.count == ANSWERS:
            self.end(Outcome.drawn(2, FULL))
        if await counter.confirms("Count?"):
            await self.perform(Counted(counter))
            await self.settle()
        self.set_facts(active=counter.next.seat)
