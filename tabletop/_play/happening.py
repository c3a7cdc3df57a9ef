"""What happens: attempted, forbidden, replaced, done; then what it sets off waits, and is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabletop._base.errors import RulesLoop
from tabletop._base.texts import Text
from tabletop._rules.cards import Card
from tabletop._rules.events import Event

from .asking import Asking
from .log import Asked, Ended, Entry
from .lookup import MOST_EVENTS
from .stack import Frame, Pending
from .values import Values

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from tabletop._rules.abilities import Ability
    from tabletop._rules.index import Listeners
    from tabletop._rules.players import Player

    from .decisions import Decision


E = TypeVar("E", bound=Event)

W = TypeVar("W", Frame, Pending)

R = TypeVar("R")

#: More abilities than this inside each other are taken for a loop.
DEEPEST: Final = 100

#: The ways to settle in which a resolution first sees to what it has set off itself.
BY_RESOLUTION: Final = frozenset({"latest resolution", "nested"})

#: The group of nothing that waits.
NO_GROUP: Final = -1


class Happening(Asking, Values):
    """Makes events happen, and resolves the abilities that they set off."""

    def can(self, event: Event) -> bool:
        """Say whether nothing forbids an event."""
        listeners = self.table.layout.abilities.listeners(type(event))
        return listeners is None or not self._forbidden(event, listeners)

    def _forbidden(self, event: Event, listeners: Listeners) -> bool:
        return any(
            ability.applies(source, event) and ability.run(source, event)
            for source, ability in self._working(listeners.forbids)
        )

    async def attempt(self, event: E) -> E | None:
        """
        Try to make an event happen: unless it is forbidden or replaced, it does, and abilities that wait for it queue up.

        Returns the event if it is what happened, and None if nothing did or something else instead.
        """
        self._events += 1
        if self._events > MOST_EVENTS:
            self._count()
        listeners = self.table.layout.abilities.listeners(type(event))
        if listeners is None:
            if self.log is None:
                event.happen(self)
            else:
                self._occur(event)
            return event
        final = await self._allowed(event, listeners) if listeners.interfere else event
        if final is None:
            return None
        if final is not event:
            listeners = self.table.layout.abilities.listeners(type(final))
        self._group += 1
        if final.looks_back:
            waiting = self._waiting_before(listeners)
            self._moment = self.table.snapshot()
            self._occur(final)
            self._moment = None
        else:
            self._occur(final)
            waiting = self._waiting_for(listeners)
        self._trigger(final, waiting, len(self.log) - 1 if self.log else None)
        return event if final is event else None

    async def attempt_together(self, events: Iterable[E]) -> list[E]:
        """Try to make several events happen at one moment: see :meth:`attempt`. What they set off, waits as one."""
        final: list[Event] = []
        wanted = list(events)
        listeners = self.table.layout.abilities.listeners
        for event in wanted:
            self._count()
            allowed = await self._allowed(event, listeners(type(event)))
            if allowed is not None:
                final.append(allowed)
        self._group += 1
        early = {id(event): self._waiting_before(listeners(type(event))) for event in final if event.looks_back}
        first = None if self.log is None else len(self.log)
        self._moment = self.table.snapshot() if early else None
        for happening in final:
            self._occur(happening, first if len(final) > 1 else None)
        self._moment = None
        for index, happened in enumerate(final):
            before = early.get(id(happened))
            waiting = self._waiting_for(listeners(type(happened))) if before is None else before
            self._trigger(happened, waiting, None if first is None else first + index)
        return [event for event in wanted if any(event is done for done in final)]

    async def do(self, *events: Event) -> bool:
        """Make events happen at one moment, and settle what comes of it; say whether any of them did."""
        done = await self.attempt_together(events) if len(events) != 1 else await self.attempt(events[0])
        await self.settle()
        return bool(done)

    async def as_one(self, body: Awaitable[R]) -> R:
        """
        Carry out a *body* (something to await) of several happenings that belong together, and settle when all are done.

        Until then what they set off waits, and the state is not checked.
        """
        self._undisturbed += 1
        result = await body
        self._undisturbed -= 1
        await self.settle()
        return result

    async def _allowed(self, event: Event, on: Listeners | None) -> Event | None:
        """Ask prohibitions, then replacements (each at most once), and after each change prohibitions again."""
        applied: list[tuple[int, Ability]] = []
        current: Event = event
        while on is not None:
            if self._forbidden(current, on):
                return None
            ready = [
                Pending(source, ability, current, 0)
                for source, ability in self._working(on.instead)
                if (source.row, ability) not in applied and ability.applies(source, current)
            ]
            if not ready:
                break
            chosen = ready[0]
            if len(ready) > 1:
                first = self.comes_first(ready)
                chosen = await self.orders(first).choose(
                    Text("tabletop.instead", "Which of these applies first?"), first, kind="order"
                )
            applied.append((chosen.source.row, chosen.ability))
            if chosen.ability.optional and not await self._wants(chosen):
                continue
            result = await self._resolve(chosen)
            if result is None:
                return None
            current = result
            on = self.table.layout.abilities.listeners(type(current))
        return current

    def _occur(self, event: Event, batch: int | None = None) -> None:
        log = self.log
        if log is None:
            event.happen(self)
            return
        before = self.table.snapshot()
        cause = next((frame.entry for frame in reversed(self.stack) if frame.entry is not None), None)
        event.happen(self)
        log.append(Entry(len(log), self.answers, cause, event, before, self.table.snapshot(), tuple(self.stack), batch))

    def note(self, decision: Decision | None) -> None:
        """Log that the match waits for somebody, or that it is over."""
        log, outcome = self.log, self.table.outcome
        assert log is not None  # noqa: S101 (for the type checker)
        if decision is not None:
            event: Event = Asked(self.players[decision.seat] if decision.seat >= 0 else "Chance")
        else:
            event = Ended("" if outcome is None else outcome.how)
        state = self.table.snapshot()
        log.append(Entry(len(log), self.answers, None, event, state, state, tuple(self.stack), None, decision))

    def _waiting_for(self, listeners: Listeners | None) -> list[tuple[Any, Ability]]:
        return [] if listeners is None else self._working(listeners.when)

    def _waiting_before(self, listeners: Listeners | None) -> list[tuple[Any, Ability]]:
        """Return what waits for an event that looks back: whether abilities work at all is asked before it happens."""
        return [
            (source, ability)
            for source, ability in self._waiting_for(listeners)
            if all(works(source, None) for works in getattr(source, "abilities_work_if", ()))
        ]

    def _trigger(self, event: Event, waiting: Iterable[tuple[Any, Ability]], entry: int | None) -> None:
        group = self._resolution if self.settles == "latest resolution" else self._group
        for source, ability in waiting:
            if ability.applies(source, event):
                self.queue.append(Pending(source, ability, event, group, entry))

    async def settle(self, *, later: bool = False) -> None:
        """
        Resolve abilities that wait, as :attr:`settles` says, until none waits and no check changes anything.

        With *later*, and if the latest resolution goes first, those that were set off here itself keep waiting.
        """
        if self._undisturbed:
            return
        checking = self.ruleset.has_checks
        if checking:
            await self.check_state()
        floor = self._resolution + later if self.settles in BY_RESOLUTION else 0
        while True:
            together = self._first_of(self.queue, floor)
            finish = self._first_of(self._finishing, floor)
            if finish and (not together or finish[-1].group > together[0].group):
                await self._finish(finish[-1])
            elif together:
                if len(together) > 1:
                    together = list(self.comes_first(together))
                chosen = together[0]
                if len(together) > 1:
                    chosen = await self.orders(together).choose(
                        Text("tabletop.order", "Which of these comes first?"), together, kind="order"
                    )
                await self.resolve(chosen)
            else:
                return
            if checking:
                await self.check_state()

    def _first_of(self, waiting: list[W], floor: int) -> list[W]:
        """Return those of what waits that come first, and together."""
        if not waiting or self.settles == "together":
            return waiting
        if self.settles == "nested":
            groups = [one.group for one in waiting if one.group >= floor]
            group = min(groups, default=NO_GROUP)
        elif self.settles == "latest resolution":
            group = max([one.group for one in waiting])
            group = group if group >= floor else NO_GROUP
        else:
            group = waiting[-1 if self.settles == "newest" else 0].group
        return [one for one in waiting if one.group == group]

    @property
    def _resolution(self) -> int:
        """The number of the resolution that is going on; 0 if none is."""
        return self.stack[-1].group if self.stack else 0

    @property
    def waiting(self) -> tuple[Pending, ...]:
        """The abilities that wait and come next, in the order in which they were set off; none if something else comes first."""
        return tuple(self._first_of(self.queue, self._resolution))

    async def resolve(self, pending: Pending, *, wanted: bool | None = None) -> None:
        """Resolve one of the abilities that wait; an optional one only if it is *wanted*, which its controller is asked."""
        self.queue.remove(pending)
        self._count()
        if wanted is None:
            wanted = not pending.ability.optional or await self._wants(pending)
        if wanted:
            await self._resolve(pending)

    async def _finish(self, frame: Frame) -> None:
        """Do what comes when all is settled that a resolution has set off."""
        self._finishing.remove(frame)
        self.stack.append(frame)
        await frame.afterwards()
        self.stack.pop()

    async def check_state(self) -> None:
        """Run all checks of the state until none of them changes anything."""
        changed = True
        while changed:
            changed = False
            for source, ability in self._working(self.table.layout.abilities.about("state_based")):
                self._count()
                if isinstance(source, Card) and not source.is_current:
                    continue  # an earlier check has removed it
                if ability.applies(source, None) and await ability.run(source):
                    changed = True

    async def _wants(self, pending: Pending) -> bool:
        asked = Text("tabletop.use", "{source}: {ability}?", source=pending.source, ability=pending.text)
        wants: bool = await pending.controller.confirms(asked, about=pending.source)
        return wants

    async def _resolve(self, pending: Pending) -> Any:
        """Carry out an ability on top of the stack."""
        if len(self.stack) >= DEEPEST:
            raise RulesLoop(f"more than {DEEPEST} abilities inside each other")
        source = pending.source
        if pending.ability.once_per_turn:
            self._use_up(source, pending.ability)
        group = self._new_group() if self.settles == "nested" else pending.group
        self.stack.append(Frame(source, pending.text, pending.controller, pending.entry, group))
        given = () if pending.event is None else (pending.event,)
        result = await pending.ability.run(source, *given)
        if self.settles == "nested" and pending.ability.mark != "instead":
            await self.settle()
        self.stack.pop()
        return result

    def _use_up(self, card: Card, ability: Ability) -> None:
        """Let an ability work no more this turn, not even where it waits already."""
        if card.is_current:
            self.table.write("used", card.row, card.read("used") | ability.bit)
        self.queue[:] = [other for other in self.queue if other.source != card or other.ability is not ability]

    def _new_group(self) -> int:
        """Begin a group for what is set off from now on."""
        self._group += 1
        return self._group

    async def resolving(
        self,
        source: Any,
        text: Text,
        body: Any,
        *,
        controller: Player | None = None,
        afterwards: Callable[[], Awaitable[None]] | None = None,
    ) -> Any:
        """
        Carry out a *body* (something to await) on top of the stack, as when a card's own text is resolved.

        It is done on behalf of the source's controller, unless another one is named.
        *afterwards* is called when all that this has set off is settled.
        """
        self._resolutions += 1
        group = self._new_group() if self.settles == "nested" else self._resolutions
        entry = len(self.log) - 1 if self.log else None
        try:
            frame = Frame(source, text, controller or source.controller, entry, group, afterwards)
        except Exception:
            body.close()  # It will not be awaited, and that is not what is wrong here.
            raise
        self.stack.append(frame)
        result = await body
        if self.settles == "nested":
            await self.settle()
            if afterwards is not None:
                await afterwards()
                await self.settle()
        elif afterwards is not None:
            self._finishing.append(frame)
        self.stack.pop()
        return result
