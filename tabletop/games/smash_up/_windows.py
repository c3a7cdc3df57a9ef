"""Me First: in which order players react (SU-096 to SU-102)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop import Event, Pending, Text

from ._table import SmashTable

if TYPE_CHECKING:
    from ._players import Smasher


class Windows(SmashTable):
    """Lets everybody react to what happens."""

    async def me_first(self, event: Event) -> None:
        """
        Let everybody react: first abilities of cards in play, in the order that the current player picks.

        Then everybody in turn plays a Special or passes, clockwise from the current player, until all pass in a row.
        """
        await self.resolving(self, Text("smash-up.me-first", "everybody may react"), self._react_to(event))

    async def _react_to(self, event: Event) -> None:
        if await self.perform(event) is None:
            return
        offered: list[Any] = []
        await self._use_what_is_in_play(event, offered)
        player: Smasher = self.active
        passes = 0
        while passes < len(self.players):
            ready: list[Any] = [usable for usable in self.reactions(player, event) if usable not in offered]
            ready += [pending for pending in self.waiting if pending.controller == player]
            chosen = None
            if ready or (self.setup.bluff_safe and self.could_react(player, event)):
                asked = Text("smash-up.react", "Play a Special?")
                chosen = await player.choose(asked, ready, optional=True, ask_anyway=True, kind="react")
            passes = passes + 1 if chosen is None else 0
            if isinstance(chosen, Pending):
                await self.resolve(chosen, wanted=True)
            elif chosen is not None:
                if not chosen.ability.works_in:
                    offered.append(chosen)
                await self.use(chosen, event)
            if chosen is not None:
                await self._use_what_is_in_play(event, offered)
            player = player.next
        for pending in self.waiting:
            await self.resolve(pending, wanted=False)

    async def _use_what_is_in_play(self, event: Event, offered: list[Any]) -> None:
        """
        Resolve the abilities of cards in play that wait for this, those of cards that have just come among them.

        By the later reading, those that may be declined wait for their player's turn.
        """
        at_once = self.options.me_first == "2018"
        while True:
            await self.settle(later=True)
            things: list[Any] = [pending for pending in self.waiting if at_once or not pending.ability.optional]
            if at_once:
                things += [
                    usable
                    for player in self.clockwise
                    for usable in self.reactions(player, event)
                    if not usable.ability.works_in and usable not in offered
                ]
            if not things:
                return
            chosen = await self.active.choose("Which of these comes first?", things, kind="order")
            if isinstance(chosen, Pending):
                await self.resolve(chosen)
                continue
            offered.append(chosen)
            asked = Text("tabletop.use", "{source}: {ability}?", source=chosen.source, ability=chosen.ability.text)
            if await chosen.source.controller.confirms(asked, about=chosen.source):
                await self.use(chosen, event)
