"""What happens: events are forbidden, replaced or done, logged, and what they set off is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from tabletop._base.texts import Text
from tabletop._rules.events import Asked, Ended, Event

from .decisions import CHANCE
from .lookup import MOST_EVENTS
from .resolving import Resolving
from .stack import Pending

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable

    from tabletop._rules.abilities import Ability
    from tabletop._table.table import Snapshot

    from .decisions import Decision
    from .stack import Frame


E = TypeVar("E", bound=Event)
R = TypeVar("R")


APPLIES_FIRST: Final = Text("tabletop.instead", "Which of these applies first?")


class Entry(NamedTuple):
    """One logged event; causes and batches are places in the log. Tables share all columns that the event did not touch."""

    answers: int
    cause: int | None
    event: Event
    before: Snapshot
    after: Snapshot
    stack: tuple[Frame, ...]
    #: The same number for all events of one moment, if there were several.
    batch: int | None = None
    decision: Decision | None = None


class Performing(Resolving):
    """Makes events happen."""

    def can(self, event: Event) -> bool:
        """Say whether nothing forbids an event."""
        return not (self.table.layout.abilities[type(event)] and self._is_forbidden(event))

    def _is_forbidden(self, event: Event) -> bool:
        for source, ability in self.at_work("forbids", type(event)):
            if ability.applies(source, event) and ability.run(source, event):
                return True
        return False

    async def perform(self, event: E) -> E | None:
        """
        Make an event happen, unless it is forbidden or replaced, and settle what comes of it.

        What comes of it is settled at once where nothing else is being resolved, or where the game's settling nests;
        otherwise when the resolution that goes on is done.
        Returns the event if it is what happened, and None if nothing did or something else instead.
        """
        interfere = self.table.layout.abilities[type(event)]
        happened = self._occur(event) if interfere is None else await self._heard(event, interfere)
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
        first = None if self.log is None else len(self.log)
        self._moment = self.table.snapshot() if early else None
        for happening in final:
            self._occur(happening, first if len(final) > 1 else None)
        self._moment = None
        for index, happened in enumerate(final):
            before = early.get(id(happened))
            waiting = self.at_work("when", type(happened)) if before is None else before
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
        return self._occur(event) if interfere is None else await self._heard(event, interfere)

    async def _heard(self, event: E, interfere: bool) -> E | None:
        """Make an event happen that somebody might listen for, and leave what comes of it waiting."""
        final = await self._allowed(event) if interfere else event
        if final is None:
            self._count()
            return None
        self.agenda.begin_moment()
        if final.looks_back:
            waiting = self._waiting_before(final)
            self._moment = self.table.snapshot()
            self._occur(final)
            self._moment = None
        else:
            self._occur(final)
            waiting = self.at_work("when", type(final))
        self._trigger(final, waiting, len(self.log) - 1 if self.log else None)
        return event if final is event else None

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
            if self._is_forbidden(current):
                return None
            ready = [
                Pending(source, ability, current)
                for source, ability in self.at_work("instead", type(current))
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
        before = None if self.log is None else self.table.snapshot()
        event.happen(self)
        for name in event.renews:
            setattr(event, name, self.card_at(getattr(event, name).row))
        if before is not None and (log := self.log) is not None:
            stack = tuple(self.stack)
            cause = next((frame.cause for frame in reversed(stack) if frame.cause is not None), None)
            self._latest = len(log)
            log.append(Entry(self.answers, cause, event, before, self.table.snapshot(), stack, batch))
        return event

    def note(self, decision: Decision | None) -> None:
        """Log that the match waits for somebody, or that it is over."""
        log, outcome = self.log, self.table.outcome
        assert log is not None  # noqa: S101 (for the type checker)
        if decision is not None:
            event: Event = Asked("Chance" if decision.seat == CHANCE else self.players[decision.seat])
        else:
            event = Ended("" if outcome is None else outcome.how)
        state = self.table.snapshot()
        log.append(Entry(self.answers, None, event, state, state, tuple(self.stack), None, decision))

    def _waiting_before(self, event: Event) -> list[tuple[Any, Ability]]:
        """Return what waits for an event that looks back: whether abilities work at all is asked before it happens."""
        return [
            (source, ability)
            for source, ability in self.at_work("when", type(event))
            if all(works(source, None) for works in getattr(source, "abilities_work_if", ()))
        ]

    def _trigger(self, event: Event, waiting: Iterable[tuple[Any, Ability]], cause: int | None) -> None:
        for source, ability in waiting:
            if ability.applies(source, event):
                self.agenda.add(Pending(source, ability, event, cause))
