"""What happens: events are forbidden, replaced or done, logged, and what they set off is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabletop._base.texts import Text
from tabletop._rules.events import Event

from .lookup import MOST_EVENTS
from .resolving import Resolving
from .stack import Pending

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable

    from tabletop._rules.abilities import Ability


E = TypeVar("E", bound=Event)
R = TypeVar("R")


APPLIES_FIRST: Final = Text("tabletop.instead", "Which of these applies first?")


class Performing(Resolving):
    """Makes events happen."""

    __slots__ = ()

    def can(self, event: Event) -> bool:
        """Say whether nothing forbids an event."""
        kind = type(event)
        if self.table.layout.abilities[kind]:
            for source, ability in self.listed["forbids", kind].found:
                for condition in ability.where:
                    if not condition(source, event):
                        break
                else:
                    if ability.run(source, event):
                        return False
        return True

    def is_free(self, kind: type[Event]) -> bool:
        """Say whether nothing that is at work forbids any event of a kind: then nobody need ask whether one *can* happen."""
        return not (self.table.layout.abilities[kind] and self.listed["forbids", kind].found)

    async def perform(self, event: E) -> E | None:
        """
        Make an event happen, unless it is forbidden or replaced, and settle what comes of it.

        What comes of it is settled at once where nothing else is being resolved, or where the game's settling nests;
        otherwise when the resolution that goes on is done.
        Returns the event if it is what happened, and None if nothing did or something else instead.
        """
        interfere = self.table.layout.abilities[type(event)]
        if interfere is None:
            happened: E | None = self._occur(event)
        else:
            happened = await self._unless_hindered(event) if interfere else self._heard(event)
        agenda = self.agenda
        if (agenda.triggers or agenda.finishing or self.checks_state) and agenda.is_due:
            await self.settle()
        return happened

    async def perform_together(self, events: Iterable[E]) -> list[E]:
        """Make several events happen at one moment, and settle what comes of them; return those that happened."""
        final: list[Event] = []
        wanted = list(events)
        for event in wanted:
            allowed = await self._allowed(event)
            if allowed is None:
                self._count()
            else:
                final.append(allowed)
        self.agenda.begin_moment()
        early = {id(event): self._waiting_before(event) for event in final if event.looks_back}
        first = None
        if self.log is not None:
            self.say_what_works(self.log)
            first = len(self.log)
        self._moment = self.table.snapshot() if early else None
        for happening in final:
            self._occur(happening, first if len(final) > 1 else None)
        self._moment = None
        for index, happened in enumerate(final):
            before = early.get(id(happened))
            waiting = self.listed["when", type(happened)].found if before is None else before
            self._trigger(happened, waiting, None if first is None else first + index)
        if self.agenda.is_due:
            await self.settle()
        return [event for event in wanted if any(event is done for done in final)]

    async def perform_unsettled(self, event: E) -> E | None:
        """
        Make an event happen as :meth:`perform` does, but leave what comes of it waiting: for the inside of a moment.

        Whoever calls it sees to it that :meth:`settle` is called before the match comes to rest.
        """
        interfere = self.table.layout.abilities[type(event)]
        if interfere is None:
            return self._occur(event)
        return await self._unless_hindered(event) if interfere else self._heard(event)

    async def _unless_hindered(self, event: E) -> E | None:
        """Make an event happen that something might forbid or replace, and leave what comes of it waiting."""
        final = await self._allowed(event)
        if final is None:
            self._count()
            return None
        return event if self._heard(final) is event else None

    def _heard(self, final: E) -> E:
        """Make an event happen that somebody might listen for, and leave what comes of it waiting."""
        self.agenda.begin_moment()
        if final.looks_back:
            waiting = self._waiting_before(final)
            self._moment = self.table.snapshot()
            self._occur(final)
            self._moment = None
        else:
            self._occur(final)
            waiting = self.listed["when", type(final)].found
        self._trigger(final, waiting, len(self.log) - 1 if self.log else None)
        return final

    async def as_one(self, body: Awaitable[R]) -> R:
        """
        Carry out a *body* (something to await) of several happenings that belong together, and settle when all are done.

        Until then what they set off waits, and the state is not checked.
        """
        self.agenda.held += 1
        result = await body
        self.agenda.held -= 1
        await self.settle()
        return result

    async def _allowed(self, event: Event) -> Event | None:
        """Ask prohibitions, then replacements (each at most once), and after each change prohibitions again."""
        applied: list[tuple[Any, Ability]] = []
        current: Event = event
        while self.table.layout.abilities[type(current)]:
            if not self.can(current):
                return None
            replacing = self.listed["instead", type(current)].found
            if not replacing:
                break
            ready = [
                Pending(source, ability, current)
                for source, ability in replacing
                if (source, ability) not in applied and ability.applies(source, current)
            ]
            if not ready:
                break
            chosen = await self._first_of(ready, APPLIES_FIRST)
            applied.append((chosen.source, chosen.ability))
            if chosen.ability.optional and not await self._wants(chosen):
                continue
            result = await self._carry_out(chosen)
            if result is None:
                return None
            current = result
        return current

    def _occur(self, event: E, batch: int | None = None) -> E:
        """Let an event change the table; where its declaration says so, its fields hold the cards as they are from then on."""
        self.happened += 1
        if self.happened > MOST_EVENTS:
            self._count()
        before, log = None, self.log
        if log is not None:
            self.say_what_works(log)
            before = self.table.snapshot()
        event.happen(self)
        for name in event.renews:
            setattr(event, name, self.card_at(getattr(event, name).row))
        if log is not None and before is not None:
            self.enter(log, event, before, batch)
        return event

    def _waiting_before(self, event: Event) -> list[tuple[Any, Ability]]:
        """Return what waits for an event that looks back: whether abilities work at all is asked before it happens."""
        return [
            (source, ability)
            for source, ability in self.listed["when", type(event)].found
            if all(works(source, None) for works in getattr(source, "abilities_work_if", ()))
        ]

    def _trigger(self, event: Event, waiting: Iterable[tuple[Any, Ability]], cause: int | None) -> None:
        for source, ability in waiting:
            for condition in ability.where:
                if not condition(source, event):
                    break
            else:
                self.agenda.add(Pending(source, ability, event, cause))
