"""Abilities that players use at will, and the windows in which everybody may react."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

import attrs

from tabletop._base.texts import Text
from tabletop._rules.events import words_of
from tabletop._table.layout import NOBODYS, ZoneSpot

from .performing import Performing
from .stack import Pending, Usable

if TYPE_CHECKING:
    from tabletop._base.texts import Words
    from tabletop._rules.events import Event
    from tabletop._rules.players import Player


FIRST: Final = Text("tabletop.order", "Which of these comes first?")


@attrs.frozen(eq=False, repr=False)
class Window:
    """A window that is open: to what everybody may react, when cards in play do, and which of them were asked already."""

    event: Event
    in_play_first: bool | None
    offered: list[Usable] = attrs.field(factory=list)


class Windows(Performing):
    """Lists what players could use, and lets them."""

    __slots__ = ()

    def usable(self, player: Player, *, kind: str | None = None) -> list[Usable]:
        """List the activated abilities, all or of one *kind*, that a player may use now: of own cards and of nobody's."""
        found = []
        for source, ability in self.listed["activated", None].found:
            if (kind is None or kind == ability.kind) and ((whose := source.controller) is player or whose is None):
                for condition in ability.where:
                    if not condition(source, None):
                        break
                else:
                    found.append(Usable(source, ability))
        return found

    def reactions(self, player: Player, event: Event) -> list[Usable]:
        """List what a player may react with in the window of *event*."""
        return [
            Usable(source, ability)
            for source, ability in self.at_work("reaction", type(event))
            if source.controller is player and ability.applies(source, event)
        ]

    async def use(self, usable: Usable, event: Event | None = None) -> None:
        """Use an activated ability, or a reaction in the window of *event*."""
        self._count()
        pending = Pending(usable.source, usable.ability, event)
        pending.group = self.agenda.current
        await self._carry_out(pending)

    async def open_window(
        self,
        event: Event,
        *,
        starting: Player | None = None,
        prompt: Words | None = None,
        in_play_first: bool | None = None,
    ) -> None:
        """
        Let everybody react to *event*: what it sets off in play goes first, then reactions, round and round until all pass.

        Who might hold a reaction where others can't see is asked even without one, unless the match is not bluff-safe:
        being asked must not tell anybody anything. To what is forbidden or replaced nobody reacts.

        With *in_play_first* all that cards in play could do comes before the round, and again after each reaction, in the
        order that the active player picks; if that is False, only what they must do, and the rest waits for its player's
        turn. Either way each of these abilities is offered once.
        """
        if await self.perform(event) is not None:
            await self.let_react(event, starting=starting, prompt=prompt, in_play_first=in_play_first)

    async def let_react(
        self,
        event: Event,
        *,
        starting: Player | None = None,
        prompt: Words | None = None,
        in_play_first: bool | None = None,
        in_a_row: bool = False,
    ) -> None:
        """
        Let everybody react to an *event* that has happened already: :meth:`open_window` makes it happen first.

        With *in_a_row* whoever reacts goes on until passing, and only then the next player is asked.
        """
        window = Window(event, in_play_first)
        asked = prompt or Text("tabletop.react", "React to: {event}", event=words_of(event))
        if in_play_first is not None:
            await self._go_first(window)
        player = starting or self.active
        passes = 0
        while passes < len(self.players):
            ready = self._ready(player, window)
            chosen = None
            if ready or (self.setup.bluff_safe and self.could_react(player, event)):
                chosen = await self.ask_one(player, asked, ready, optional=True, ask_anyway=True, kind="react")
            if chosen is None:
                passes += 1
            else:
                passes = 0
                await self._react(chosen, window)
                await (self.settle() if in_play_first is None else self._go_first(window))
            if chosen is None or not in_a_row:
                player = player.next
        if in_play_first is not None:
            for pending in self.waiting:
                await self.resolve(pending, wanted=False)

    def _ready(self, player: Player, window: Window) -> list[Usable | Pending]:
        """List what a player could react with in the round: reactions, and optional abilities that wait for it."""
        reactions = [usable for usable in self.reactions(player, window.event) if usable not in window.offered]
        if window.in_play_first is None:
            return [*reactions]
        return [*reactions, *[pending for pending in self.waiting if pending.controller == player]]

    async def _react(self, chosen: Usable | Pending, window: Window) -> None:
        """Use what a player has picked in the round."""
        if isinstance(chosen, Pending):
            await self.resolve(chosen, wanted=True)
            return
        if window.in_play_first is not None and chosen.is_in_play:
            window.offered.append(chosen)
        await self.use(chosen, window.event)

    async def _go_first(self, window: Window) -> None:
        """Resolve what comes before the round, or before it goes on, those of cards that have just come among it."""
        while True:
            await self.settle(later=True)
            things = self._first_in_play(window)
            chosen = await self.ask_one(self.active, FIRST, things, kind="order")
            if chosen is None:
                return
            if isinstance(chosen, Pending):
                await self.resolve(chosen)
                continue
            window.offered.append(chosen)
            if await self._wants(Pending(chosen.source, chosen.ability, window.event)):
                await self.use(chosen, window.event)

    def _first_in_play(self, window: Window) -> list[Usable | Pending]:
        """List what comes before the round: what waits, and what cards in play could do that were not asked yet."""
        if not window.in_play_first:
            return [pending for pending in self.waiting if not pending.ability.optional]
        could: list[Usable] = [
            usable
            for player in self.clockwise
            for usable in self.reactions(player, window.event)
            if usable.is_in_play and usable not in window.offered
        ]
        return [*self.waiting, *could]

    def could_react(self, player: Player, event: Event) -> bool:
        """Say whether, for all that everybody knows, a player might react to *event* from where it is hidden."""
        layout, columns = self.table.layout, self.table.columns
        known, everybody = columns["known"], layout.everybody
        could = [one for one in layout.abilities.about("reaction", type(event)).cards if known[one[0]] != everybody]
        if not could:
            return False
        theirs = self._owners_of_what_is_hidden(player)
        places = {
            place
            for row, ability, works_in, _ in could
            if layout.owners[row] in theirs
            or (layout.owners[row] == player.seat and ability.applies(self.card_at(row), event))
            for place in works_in
        }
        for place in places:
            number = layout.zone_numbers.get(ZoneSpot(place, player.seat)) if place.holder == "player" else None
            if number is None or not layout.hidden[number]:
                continue
            if any(known[row] != everybody for row in columns["zones"][number]):
                return True
        return False

    def _owners_of_what_is_hidden(self, player: Player) -> set[int]:
        """Return who else owns any of the cards that a player has where others can't see: that they were taken is no secret."""
        layout, zones = self.table.layout, self.table.columns["zones"]
        hidden = chain.from_iterable([zones[number] for number in layout.hidden_of[player.seat]])
        return {NOBODYS, *map(layout.owners.__getitem__, hidden)} - {player.seat}

    def new_turn(self) -> None:
        """Let every ability that works once per turn work again."""
        if any(self.table.columns["used"]):
            for row, used in enumerate(self.table.columns["used"]):
                if used:
                    self.table.write("used", row, 0)
