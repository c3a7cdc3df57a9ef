"""Going to other Domains and to Events, and coming home (MV-088 to MV-099, MV-132 to MV-137)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletop import Event, Text, event
from tabletop.games.villainous._cards import BOTTOM, TOP, VillainousCard
from tabletop.games.villainous._events import Played, Relocated

from ._cards import Ally, Item, Location
from ._crises import Crisis
from ._fate import MarvelFate
from ._players import MarvelVillain

WHERE_TO = "Where does {card} go?"


@event(to="card", by="player")
class PlayDone(Event):
    """A card has been played, and what it says of that is done."""

    text = "{card} comes into play {where}."
    player: MarvelVillain
    card: Any
    where: str = ""

    def happen(self, game: MarvelFate) -> None:
        self.where = self.card.whereabouts


class Abroad(MarvelFate):
    """Relocates cards."""

    zero_fights = False

    async def answer(self, event: Any) -> None:
        """What waits for a card that is played comes after what the card says."""
        if isinstance(event, Played) and event.card.in_play:
            await self.perform(PlayDone(self.players[event.player.seat], event.card))

    def put_at(self, card: VillainousCard, place: VillainousCard, side: str) -> None:
        """An Event has one side only."""
        if isinstance(place, Crisis):
            card.move(place.front)
        else:
            super().put_at(card, place, side)

    def victims(self, you: Any) -> Sequence[VillainousCard]:
        """Heroes, and Allies of others in one's own Domain (MV-101, MV-Q11)."""
        return list(you.opposing)

    # ------------------------------------------------------------------------------------ the action

    def movable(self, you: Any) -> Iterator[VillainousCard]:
        """List one's Allies in all Domains, and loose Items in one's own (MV-088 to MV-094)."""
        items = [card for place in you.locations for card in place.bottom if isinstance(card, Item)]
        own = [card for card in (*you.allies, *items, *you.abroad) if card.controller == you]
        yield from (card for card in own if self.goals_of(you, card))

    def goals_of(self, you: MarvelVillain, card: VillainousCard) -> list[VillainousCard]:
        """List where a Relocate action may put a card: in one's own Domain, and for Allies at Events (MV-089 to MV-091)."""
        home = [place for place in you.locations if place != card.spot]
        events = self.crises_for(you) if isinstance(card, Ally) else ()
        return [goal for goal in (*home, *events) if self.can(Relocated(card, goal, BOTTOM, True))]

    async def move_card(self, you: Any, card: VillainousCard) -> bool:
        """Have a player relocate a card by the action for it."""
        asked = Text("villainous.where-relocate", WHERE_TO, card=card)
        goal = await you.choose(asked, self.goals_of(you, card), about=card)
        return await self.relocate(card, goal, side=BOTTOM, maneuver=True)

    # ------------------------------------------------------------------------------------ by card texts

    def allies_of_any_at(self, place: VillainousCard | None) -> list[Any]:
        """List the Allies at a location, whoever controls them."""
        return [card for card in (place.cards if isinstance(place, Location) else ()) if isinstance(card, Ally)]

    async def send(self, card: VillainousCard, by: MarvelVillain, owners: Sequence[MarvelVillain]) -> bool:
        """Have a player choose a location of some Domains to which a card goes, on the side where it belongs."""
        goals = [place for whose in owners for place in whose.locations if place != card.spot]
        free = [goal for goal in goals if self.can(Relocated(card, goal, self.side_in(card, goal.owner)))]
        asked = Text("villainous.where-relocate", WHERE_TO, card=card)
        goal = await by.choose(asked, free, about=card)
        return goal is not None and await self.relocate(card, goal, side=self.side_in(card, goal.owner))

    def side_in(self, card: VillainousCard, whose: MarvelVillain) -> str:
        """Return on which side a card lies in a Domain: its own player's cards at the bottom, all others on top."""
        return BOTTOM if card.owner is whose else TOP
