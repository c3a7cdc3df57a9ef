"""Going to other Domains and to Events, and coming home (MV-088 to MV-099, MV-132 to MV-137)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabletop import Event, Text, event
from tabletop.games.villainous._cards import BOTTOM, TOP, Character, VillainousCard
from tabletop.games.villainous._events import Played, Relocated
from tabletop.games.villainous._players import attached_to

from ._cards import Ally, Location, MarvelCard
from ._crises import Crisis
from ._fate import MarvelFate
from ._players import MarvelVillain

if TYPE_CHECKING:
    from tabletop.games.villainous._players import Villain

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
        if isinstance(event, Played) and event.card.is_current and event.card.in_play:
            done = PlayDone(self.players[event.player.seat], event.card)
            if await self.perform(done) is not None and self.comes_later(PlayDone):
                await self.let_react(done)

    def put_at(self, card: VillainousCard, place: VillainousCard, side: str) -> None:
        """An Event has one side only."""
        self.leave_behind(card, place)
        if isinstance(place, Crisis):
            card.move(place.front)
        else:
            super().put_at(card, place, side)

    async def fight(self, you: Villain, target: Any, used: Any) -> None:
        """Allies who fight count no more for where they are: they go together with whom they defeat (MV-106)."""
        for ally in used:
            ally.set(is_fighting=True)
        await super().fight(you, target, used)
        for ally in used:
            ally.set(is_fighting=False)

    def leave_behind(self, card: VillainousCard, place: VillainousCard) -> None:
        """What keeps to its Domain stays loose where its bearer leaves that Domain."""
        spot = card.spot
        if spot is None or (isinstance(place, Location) and place.owner is spot.owner):
            return
        for one in attached_to(card):
            if isinstance(one, MarvelCard) and one.keeps_to_its_domain:
                one.move(spot.bottom)

    def victims(self, you: Any) -> Sequence[VillainousCard]:
        """Heroes, and Allies of others in one's own Domain (MV-101, MV-Q11); more, if the Villain's guide says so."""
        return [*you.opposing, *you.mover.prey_abroad]

    def possible_fighters(self, you: Any) -> Sequence[Any]:
        """Allies abroad fight whom their Villain may vanquish there."""
        return (*you.allies, *you.abroad) if you.mover.prey_abroad else you.allies

    # ------------------------------------------------------------------------------------ the action

    def movable(self, you: Any) -> Iterator[VillainousCard]:
        """List one's Allies in all Domains, and loose Items in one's own (MV-088 to MV-094)."""
        loose = [card for place in you.locations for card in place.bottom]
        items = [card for card in loose if isinstance(card, MarvelCard) and card.counts_as_item]
        own = [card for card in (*you.allies, *items, *you.abroad) if card.controller == you]
        yield from (card for card in own if any(True for _ in self.goals_of(you, card)))

    def goals_of(self, you: MarvelVillain, card: VillainousCard) -> Iterator[VillainousCard]:
        """List where a Relocate action may put a card: in one's own Domain, and for Allies at Events (MV-089 to MV-091)."""
        goals: list[VillainousCard] = [*you.locations]
        if isinstance(card, Ally):
            goals += [*self.crises_for(you), *you.mover.goals_abroad]
        there, is_free = card.spot, self.is_free(Relocated)
        for goal in goals:
            if goal != there and (is_free or self.can(Relocated(card, goal, self.side_at(card, goal), True))):
                yield goal

    async def move_card(self, you: Any, card: VillainousCard) -> bool:
        """Have a player relocate a card by the action for it."""
        asked = Text("villainous.where-relocate", WHERE_TO, card=card)
        goal = await you.choose(asked, self.goals_of(you, card), about=card, kind="place")
        return goal is not None and await self.relocate(card, goal, side=self.side_at(card, goal), maneuver=True)

    # ------------------------------------------------------------------------------------ by card texts

    def allies_of_any_at(self, place: VillainousCard | None) -> list[Any]:
        """List the Allies at a location, whoever controls them."""
        return [card for card in (place.cards if isinstance(place, Location) else ()) if isinstance(card, Ally)]

    def characters_at(self, place: VillainousCard | None) -> list[Any]:
        """List the characters at a location or at an Event, whoever controls them."""
        cards = place.cards if isinstance(place, Location) else place.front if isinstance(place, Crisis) else ()
        return [card for card in cards if isinstance(card, Character)]

    def side_at(self, card: VillainousCard, goal: VillainousCard) -> str:
        """Return on which side a card lies where it goes: Events have one side only."""
        return self.side_in(card, goal.owner) if isinstance(goal, Location) else BOTTOM

    async def send(self, card: VillainousCard, by: MarvelVillain, owners: Sequence[MarvelVillain]) -> bool:
        """Have a player choose a location of some Domains to which a card goes, on the side where it belongs."""
        goals = [place for whose in owners for place in whose.locations if place != card.spot]
        free = [goal for goal in goals if self.can(Relocated(card, goal, self.side_in(card, goal.owner)))]
        asked = Text("villainous.where-relocate", WHERE_TO, card=card)
        goal = await by.choose(asked, free, about=card, kind="place")
        return goal is not None and await self.relocate(card, goal, side=self.side_in(card, goal.owner))

    def side_in(self, card: VillainousCard, whose: MarvelVillain) -> str:
        """Return on which side a card lies in a Domain: where it does already, or its own player's at the bottom, others on top."""
        if card.side and card.spot is not None and card.spot.owner is whose:
            return card.side
        return BOTTOM if card.owner is whose else TOP
