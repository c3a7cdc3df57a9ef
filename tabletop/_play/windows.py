"""Abilities that players use at will, and the windows in which everybody may react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop._base.texts import Text
from tabletop._rules.events import words_of
from tabletop._table.layout import NOBODYS, ZoneSpot

from .performing import Performing
from .stack import Pending, Usable

if TYPE_CHECKING:
    from tabletop._rules.events import Event
    from tabletop._rules.players import Player


class Windows(Performing):
    """Lists what players could use, and lets them."""

    def usable(self, player: Player) -> list[Usable]:
        """List the activated abilities that a player may use now, those of cards that nobody controls among them."""
        return [
            Usable(source, ability)
            for source, ability in self._working(self.table.layout.abilities.about("activated"))
            if source.controller in (player, None) and ability.applies(source, None)
        ]

    def reactions(self, player: Player, event: Event) -> list[Usable]:
        """List the specials that a player may use in the reaction window of *event*."""
        return [
            Usable(source, ability)
            for source, ability in self._working(self.table.layout.abilities.about("reaction", type(event)))
            if source.controller == player and ability.applies(source, event)
        ]

    async def use(self, usable: Usable, event: Event | None = None) -> None:
        """Use an activated ability, or a special in the window of *event*."""
        self._count()
        pending = Pending(usable.source, usable.ability, event)
        pending.group = self.agenda.current
        await self._carry_out(pending)

    async def open_window(self, event: Event, *, starting: Player | None = None) -> None:
        """
        Let everybody react to *event*: what it sets off in play goes first, then specials, round and round until all pass.

        Who might hold a special where others can't see is asked even without one, unless the match is not bluff-safe:
        being asked must not tell anybody anything. To what is forbidden or replaced nobody reacts.
        """
        if await self.perform(event) is None:
            return
        player = starting or self.active
        passes = 0
        while passes < len(self.players):
            chosen = None
            ready = self.reactions(player, event)
            if ready or (self.setup.bluff_safe and self.could_react(player, event)):
                chosen = await player.choose(
                    Text("tabletop.react", "React to: {event}", event=words_of(event)),
                    ready,
                    optional=True,
                    ask_anyway=True,
                    kind="react",
                )
            if chosen is None:
                passes += 1
            else:
                passes = 0
                await self.use(chosen, event)
                await self.settle()
            player = player.next

    def could_react(self, player: Player, event: Event) -> bool:
        """Say whether, for all that everybody knows, a player might use a special for *event* from where it is hidden."""
        layout, columns = self.table.layout, self.table.columns
        known, everybody = columns["known"], layout.everybody
        theirs = self._owners_of_what_is_hidden(player)
        places = {
            place
            for row, ability, works_in, _ in layout.abilities.about("reaction", type(event)).cards
            if known[row] != everybody
            and (
                layout.owners[row] in theirs
                or (layout.owners[row] == player.seat and ability.applies(self.card_at(row), event))
            )
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
        owners = {
            layout.owners[row]
            for number, holder in enumerate(layout.zone_holders)
            if holder == player.seat and layout.hidden[number]
            for row in zones[number]
        }
        return {NOBODYS, *owners} - {player.seat}

    def new_turn(self) -> None:
        """Let every ability that works once per turn work again."""
        if any(self.table.columns["used"]):
            for row, used in enumerate(self.table.columns["used"]):
                if used:
                    self.table.write("used", row, 0)
