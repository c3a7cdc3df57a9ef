"""The log of a match: each event with the table before and after it, what caused it, and what was being resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from tabletop._base.errors import RulesBug
from tabletop._base.texts import Text
from tabletop._rules.cards import Card
from tabletop._rules.effects import Rule
from tabletop._rules.events import Asked, Ended, Event, SetOff, Used

from .asking import Asking
from .decisions import CHANCE
from .values import Values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._rules.abilities import Ability
    from tabletop._rules.players import Player
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot

    from .decisions import Decision
    from .stack import Frame


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
    #: What the match waits for since, by one or by several at the same time.
    decisions: tuple[Decision, ...] = ()


class Chronicle(Asking, Values):
    """
    Keeps the log, if the match wants one.

    That an ability was used or set off is an entry of its own, and the cause of all that the ability does. Used it is when
    a player could have let it go, and that is said at once. What is set off is said when something comes of it: when it
    makes anything happen or asks anybody; one that replaces an event is said at once. It is said to those who can tell
    whose ability it is, and of abilities of the rules themselves nothing is said.
    """

    __slots__ = ("agenda", "begun", "latest", "log")

    def __init__(self, snapshot: Snapshot, setup: Setup) -> None:
        super().__init__(snapshot, setup)
        #: What is being resolved and what waits, in the order that :attr:`settling` says.
        self.agenda = self.settling()
        #: What has happened, if the match keeps a log.
        self.log: list[Entry] | None = None
        #: The place in it of what has happened last since the latest rest.
        self.latest: int | None = None
        #: The place of what has begun what rules go on with since then.
        self.begun: int | None = None

    @property
    def stack(self) -> list[Frame]:
        """What is being resolved, the innermost last."""
        if self.notes is not None:
            raise RulesBug("what is worked out and remembered may not rest on what is being resolved")
        return self.agenda.stack

    def enter(self, log: list[Entry], event: Event, before: Snapshot, batch: int | None) -> None:
        """Log what has just happened."""
        stack = tuple(self.stack)
        self.latest = len(log)
        cause = cause_in(stack)
        if event.begins and not stack:
            self.begun = self.latest
        elif cause is None:
            cause = self.begun
        log.append(Entry(self.answers, cause, event, before, self.table.snapshot(), stack, batch))
        if stack and stack[-1].is_begun_by(event):
            stack[-1].said = self.latest

    def note(self, *decisions: Decision) -> None:
        """Log that the match waits for somebody, or that it is over."""
        log, outcome = self.log, self.table.outcome
        assert log is not None  # noqa: S101 (for the type checker)
        if decisions:
            event: Event = Asked(who_decides(decisions, self.players))
        else:
            event = Ended("" if outcome is None else outcome.how)
        self.say_what_works(log)
        state = self.table.snapshot()
        log.append(Entry(self.answers, None, event, state, state, tuple(self.stack), None, decisions))

    # ------------------------------------------------------------------------------------ abilities

    def begin_to_say(self, log: list[Entry], frame: Frame, ability: Ability) -> None:
        """Say that an ability is used or set off: now, or when something comes of it."""
        source, text = frame.source, frame.text
        if isinstance(source, Rule):
            return
        told_to = self.who_can_tell(source) if isinstance(source, Card) else None
        is_used = ability.optional or ability.mark in ("activated", "reaction")
        frame.saying = Used(frame.controller, source, text, told_to) if is_used else SetOff(source, text, told_to)
        if told_to is None and (is_used or ability.mark == "instead"):
            self.say_what_works(log)

    def who_can_tell(self, card: Card) -> tuple[Player, ...] | None:
        """Return who can tell that it is this card; None if everybody can."""
        layout, columns = self.table.layout, self.table.columns
        number, known = columns["zone"][card.row], columns["known"][card.row]
        if layout.loose[number]:
            known &= layout.zone_seers[number]
        return None if known == layout.everybody else tuple([one for one in self.players if known >> one.seat & 1])

    def say_what_works(self, log: list[Entry]) -> None:
        """Say of all that is being resolved that it was used or set off, if that was not said."""
        stack = self.stack
        for depth, frame in enumerate(stack):
            if frame.saying is not None:
                state, around = self.table.snapshot(), tuple(stack[:depth])
                cause = cause_in(around) if frame.cause is None else frame.cause
                self.latest = frame.said = len(log)
                log.append(Entry(self.answers, cause, frame.saying, state, state, around))
                frame.saying = None


def who_decides(decisions: Sequence[Decision], players: Sequence[Player]) -> Player | Text | str:
    """Return whom a match waits for, as events tell it."""
    who: list[Any] = ["Chance" if one.seat == CHANCE else players[one.seat] for one in decisions]
    if len(who) == 1:
        return cast("Player | str", who[0])
    parts = {f"part{index}": one for index, one in enumerate(who)}
    *others, last = [f"{{{name}}}" for name in parts]
    return Text("tabletop.both", f"{', '.join(others)} and {last}", **parts)


def cause_in(stack: Sequence[Frame]) -> int | None:
    """Return the place of the entry that says why something happens: that the innermost ability was used, or what set it off."""
    for frame in reversed(stack):
        if frame.said is not None:
            return frame.said
        if frame.cause is not None:
            return frame.cause
    return None
