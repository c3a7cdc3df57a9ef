"""A match, as the outside sees it."""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING

from tabletop._base.errors import (
    AnswerError,
    BadDice,
    Diverged,
    NoSuchMoment,
    NoSuchSeat,
    NothingToDecide,
    NothingToUndo,
    RulesBug,
    StaleAnswer,
    TableBranched,
)
from tabletop._play.decisions import CHANCE, PASSED, Answer, Sealed, decision_of
from tabletop._play.kernel import FIRST_BRANCH, Kernel, Moment, Reopened, beginning
from tabletop._play.pointing import targets_of
from tabletop._rules.cards import Card

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabletop._base.texts import Text
    from tabletop._play.chronicle import Entry
    from tabletop._play.decisions import Decision, Option
    from tabletop._play.kernel import Branches, Live, Picked
    from tabletop._rules.explanations import Explanation
    from tabletop._rules.ruleset import Ruleset
    from tabletop._rules.setup import Setup

    from .happenings import EventView
    from .sequential import Sequential
    from .views import StackView, View


class Match(Kernel):
    """
    One match: it waits for an answer to its :attr:`decision`, until that is None and there is an :attr:`outcome`.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
    >>> match.answer("centre")
    >>> match.decision.seat, len(match.decision.options)
    (1, 8)
    """

    __slots__ = ("_dealt_anew",)

    #: Set by :func:`imagine` alone.
    _dealt_anew: bool

    # ------------------------------------------------------------------------------------ what it is

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self.setup.ruleset

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.setup.seats

    def __repr__(self) -> str:
        seats = [str(one.seat) for one in self.decisions]
        waiting = f"waiting for seat{'s' if len(seats) > 1 else ''} {' and '.join(seats)}"
        return f"<match of {self.ruleset.name}, {self.number} answers, {waiting if seats else 'over'}>"

    # ------------------------------------------------------------------------------------ playing

    def answer(
        self,
        answer: int | str | Option | Answer | Sealed | Sequence[int | str | Option],
        *,
        seat: int | None = None,
        sequence: int | None = None,
    ) -> None:
        """
        Answer the decision that waits: by number, by words, by the option itself, or for several by a list of those.

        Frontends say which *seat* answers and the *sequence* of the decision that it saw: a late click is then refused.
        If several seats decide at the same time, they answer in any order; without a *seat* it is the first that has not.
        A refused answer leaves the match as it was, and so does whatever else is raised, wherever it comes from.
        Of several answers at once, in several threads, one is taken, and the others are refused as stale.
        """
        now = self._now
        if now.decision is None:
            raise NothingToDecide
        meant: tuple[Decision, ...] = ()
        if type(answer) is Answer:
            meant = (decision_of(now.decisions, answer.seat, answer.sequence),)
            answer = answer.picks
        elif type(answer) is Sealed:
            meant = (decision_of(now.decisions, answer.seat, None),)
            answer = answer.picked
        if seat is not None or sequence is not None:
            meant = (decision_of(meant or now.decisions, seat, sequence),)
        if now.open:
            decision, *_ = meant or now.decisions
            self._give_sealed(now, Sealed(decision.seat, answer), decision.sequence)
        else:
            self._give(now, answer)

    def _give_sealed(self, now: Moment, sealed: Sealed, sequence: int) -> None:
        """Give one of several answers; others may answer meanwhile, so long as what this seat decides is still open."""
        try:
            self._give(now, sealed)
        except StaleAnswer:
            here = self._now
            if here is now or not any((one.seat, one.sequence) == (sealed.seat, sequence) for one in here.open):
                raise
            self._give_sealed(here, sealed, sequence)

    # ------------------------------------------------------------------------------------ other moments

    def copy(self, *, log: bool = False) -> Match:
        """
        Return a match that goes on from here by itself; what is done with one never shows in the other.

        A copy costs next to nothing until it is played. It keeps no log of its own unless told to.
        """
        if not log:
            return self._twin()
        self._keep_log()
        made = self._twin()
        made._logs = True
        return made

    def __copy__(self) -> Match:
        return self.copy(log=self._logs)

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy(log=self._logs)

    def at(self, number: int) -> Match:
        """Return the match as it was after *number* answers: a copy to look at, or to play on from, with a new sequence."""
        return self._at(self._now, number)

    def _at(self, now: Moment, number: int) -> Match:
        """Return the match as it was so many answers after its beginning, as far as a moment knows."""
        first = now.first_number
        if type(number) is not int or not first <= number <= now.number:
            raise NoSuchMoment(number, first, now.number)
        return self._branched(now, number, number)

    def _branched(
        self, now: Moment, number: int, branched: int, sealed: Sequence[Sealed] = (), left: Sequence[Reopened] = ()
    ) -> Match:
        """
        Return the match as it was after so many answers, with some that were *sealed* then, and what is *left* to decide.

        From the moment on where it has *branched*, all has another sequence.
        """
        branches = (*[branch for branch in now.branches if branch[0] < branched], (branched, now.sequence + 1))
        checkpoint, later = now.resting(number)
        if checkpoint.number > number:
            made = played(self.setup, (*(now.answers or ())[:number], *sealed), log=False, branches=branches)
            made._begin_at(made._now._replace(decision=None, asked=(), open=tuple(left)), log=False)
            return made
        made = self._twin()
        since = later[: number - checkpoint.number]
        asked = asked_until(now, len(since)) if checkpoint is now.checkpoint and not sealed else ()
        moment = Moment(checkpoint, (*since, *sealed), None, branches, now.log, asked, tuple(left))
        made._begin_at(moment, log=self._logs)
        return made

    def undo(self, seat: int | None = None) -> None:
        """
        Take the last answer back, whoever gave it, or that of a *seat*. Ask :meth:`can_undo` what is fair among players.

        What a seat has answered while others answer at the same time, or did, it takes back alone: theirs stay.
        A seat that did not decide anything last is refused by :class:`NothingToUndo`.
        """
        if seat is not None:
            self._check_seat(seat)
        self._check_outside()
        now = self._now
        before = self._before(now, seat)
        if self._now is not now:
            self.undo(seat)  # somebody was quicker: then that is taken back
        else:
            self._now, self._awake = before._now, before._awake

    def _before(self, now: Moment, seat: int | None) -> Match:
        """Return the match as it was before the last answer, or before that of a seat among those given at the same time."""
        before = self._at(now, now.number - 1)
        decision = before.decision
        if decision is None or not decision.beside:
            if seat is not None and (decision is None or decision.seat != seat):
                raise NothingToUndo(seat, [one.seat for one in before.decisions])
            return before
        sealed = [one for one in now.answers_since(decision.number) if isinstance(one, Sealed)]
        mine = sealed[-1].seat if seat is None else seat
        if all(one.seat != mine for one in sealed):
            raise NothingToUndo(mine, [one.seat for one in sealed])
        left = [Reopened(one.seat, one.sequence) for one in now.decisions if one.number == decision.number]
        others = [one for one in sealed if one.seat != mine]
        place = min([one.seat for one in sealed].index(mine) + 1, len(others))
        reopened = Reopened(mine, now.sequence + 1 + len(others) - place)
        return self._branched(now, decision.number, decision.number + place, others, [*left, reopened])

    def can_undo(self, seat: int) -> bool:
        """
        Say whether a seat may fairly take its last answer back: nothing was rolled or shown since, and nobody else acted.

        Where somebody else has chosen before, in the same step, and nothing came of that, what has happened since may show it.
        """
        self._check_seat(seat)
        now = self._now
        if now.number == now.first_number:
            return False
        if now.open and now.number > now.decisions[0].number:
            return any(one.seat == seat for one in now.decisions[0].beside) and all(
                one.seat != seat for one in now.open
            )
        before = self._at(now, now.number - 1)
        # With the last of several answers all are opened, so that nobody takes one back who knows the others.
        if before.decision is None or before.decision.seat != seat or before.decision.beside:
            return False
        with before._held(before._now) as live:
            then, moment = live.game.table.snapshot(), live.at
        with self._held(now) as live:
            since, now = live.game.table.snapshot(), live.at
        if then["rolls"] != since["rolls"]:
            return False
        if (then != since or has_happened(moment, now)) and others_have_chosen(moment, seat):
            return False
        known_then, known_now = then["known"], since["known"]
        return not any(
            after & ~known and not known >> seat & 1 for known, after in zip(known_then, known_now, strict=False)
        )

    def replay(self) -> Match:
        """Play the whole match again from its set-up, and return it; it must come out the same, or the rules have changed."""
        return self._replayed(self._now, log=False)

    def _replayed(self, now: Moment, *, log: bool) -> Match:
        """Play the match again from its set-up up to a moment; return it, or say where it goes another way."""
        from .saving import digest

        answers = now.answers
        if answers is None:
            raise Diverged(0, "it did not begin with a set-up, so there is nothing to play again")
        again = self._apart(lambda: played(self.setup, answers, log=log, branches=now.branches))
        if digest(again._now) != digest(now):
            raise Diverged(len(answers), "the table comes out different")
        if now.open:
            again._begin_at(again._now._replace(decision=None, asked=(), open=now.open), log=log)
        return again

    # ------------------------------------------------------------------------------------ looking

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise NoSuchSeat(seat, len(self.seats))

    def _check_reader(self, seat: object) -> None:
        if seat is not None:
            self._check_seat(seat)

    def view(self, seat: int | None = None) -> View:
        """Return all that a seat (or a spectator: None) may know, as frozen values."""
        from .sights import seen

        self._check_reader(seat)
        return self._seen(self._now, lambda live: seen(live, seat))

    @property
    def standings(self) -> tuple[int, ...]:
        """
        How well each player stands, as the ruleset values it for bots; nothing if it does not say.

        >>> import tabletop
        >>> tabletop.new("supervillain", ["Ann", "Bob"], seed=7).standings
        (500, 500)
        """

        def stand(live: Live) -> tuple[int, ...]:
            game = live.game
            return tuple([told for player in game.players if (told := game.standing(player)) is not None])

        return self._seen(self._now, stand)

    def drawing(self, seat: int | None = None) -> str:
        """Return what a seat (or a spectator: None) sees as SVG, if the ruleset draws; otherwise nothing."""
        return self.ruleset.game.drawing(self.view(seat))

    def _repr_svg_(self) -> str | None:
        """Show the match as a drawing in notebooks, as spectators see it."""
        return self.drawing() or None

    def events(self, seat: int | None = None, *, since: int = 0) -> tuple[EventView, ...]:
        """
        Return what a seat (or a spectator: None) saw happen after the sequence *since*, in order; all of it since 0.

        Folding the events into the view of that sequence gives the view of now: see :func:`tabletop.fold`.
        Whoever saw nothing since the last undo is refused by :class:`TableBranched`, and needs a fresh view.
        """
        from .event_views import event_views

        self._check_reader(seat)
        now = self._now
        moment, first = now.branches[-1]
        if type(since) is not int or not (since == 0 or first <= since <= now.sequence):
            raise TableBranched(since, first, now.sequence)
        if since == now.sequence:
            return ()
        number = moment + since - first if since else -1
        one, now = self._logged_since(now, number)

        def told(live: Live) -> tuple[EventView, ...]:
            log = live.game.log or []
            first = bisect_right(log, number, key=attrgetter("answers"))
            return event_views(live.game, log, first, seat, now.branches)

        return one._seen(now, told)

    def _logged_since(self, now: Moment, number: int) -> tuple[Match, Moment]:
        """Return a match, at a moment, whose log holds all that happened after so many answers: this one, or one played again."""
        if self._logs and now.log is not None:
            return self, now
        self._check_outside()
        checkpoint, since = now.resting(number)
        if checkpoint.number > number:
            return (made := self._keep_log()), made._now
        made = self._twin()
        moment = Moment(checkpoint, since, None, now.branches, [], (), now.open)
        self._apart(lambda: made._begin_at(moment, log=True))
        return made, made._now

    def _keep_log(self) -> Match:
        """Have a log: a match that kept none plays itself again, as far back as it can."""
        now = self._now
        if self._logs and now.log is not None:
            return self
        self._check_outside()
        if now.answers is None:
            made = self._twin()
            self._apart(lambda: made._begin_at(now._replace(log=[]), log=True))
        else:
            made = self._replayed(now, log=True)
        if self._now is not now:
            return self._keep_log()
        self._now, self._logs, self._awake = made._now, True, made._awake
        return made

    def _logged(self) -> list[Entry]:
        """Return the log, for who is alone with the match."""
        self._keep_log()
        return self._live().log or []

    @property
    def stack(self) -> tuple[StackView, ...]:
        """What is being resolved, as everybody may know it: the innermost last."""
        from .reader import Reader

        return self._seen(self._now, lambda live: Reader(live.game, None).stack(tuple(live.game.stack)))

    def explain(self, card: str, quantity: str, *, seat: int | None = None) -> Explanation:
        """Say why a number of a card is what it is; the card goes by the id that *seat* sees."""
        from .reader import Reader

        self._check_reader(seat)
        return self._seen(self._now, lambda live: Reader(live.game, seat).explain(card, quantity))

    def why_not(self, option: object, *, seat: int | None = None) -> Text | None:
        """
        Say why something that a player might expect is not on offer now; None if it is.

        It goes by its words, or a card by the id that the seat sees which decides; if several do, say which *seat*.

        >>> import tabletop
        >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
        >>> match.answer("centre")
        >>> str(match.why_not("centre")), str(match.why_not("botom"))
        ('That square is taken.', 'Nothing like that could be chosen here; did you mean bottom?')
        """
        from .reasons import why_not

        def reason(live: Live) -> Text | None:
            decisions = live.at.decisions
            if not decisions:
                raise NothingToDecide
            return why_not(live.game, decision_of(decisions, seat, None), option)

        return self._seen(self._now, reason)

    # ------------------------------------------------------------------------------------ forms

    def sequential(self) -> Sequential:
        """Return this match with choices of several made one pick at a time, for agents that need it so."""
        from .sequential import Sequential

        return Sequential(self)

    def save(self) -> str:
        """Return the match as text. It holds everything, hidden cards and dice too: a secret of the host."""
        from .saving import save

        return save(self)

    def digest(self) -> str:
        """Return a fingerprint of the whole table, dice and the answers since the last rest included."""
        from .saving import digest

        return digest(self._now)

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """Return a match that *seat* can't tell from this one: all that it does not know is dealt anew, and dice are fresh."""
        from .imagine import imagine

        self._check_reader(seat)
        if not callable(getattr(rng, "random", None)):
            raise BadDice(rng)
        return imagine(self, seat, rng)

    @property
    def is_guess(self) -> bool:
        """
        Whether :meth:`imagine` has returned this very match with all that its seat does not know dealt anew.

        In the middle of an effect it may be that no other deal leads to the same. Then what is hidden lies as it really
        does, and this is False, as it is for all matches that nobody imagined: whoever wants to be honest does not look there.

        >>> import random, tabletop
        >>> match = tabletop.new("leduc-poker", seed=1)
        >>> match.is_guess, match.imagine(0, random.Random(1)).is_guess
        (False, True)
        """
        return getattr(self, "_dealt_anew", False)

    def invariants(self) -> tuple[tuple[str, str], ...]:
        """Return every invariant that the table breaks, with what is wrong; none, unless there is a bug."""
        from tabletop._table.invariants import broken

        return self._seen(self._now, lambda live: broken(live.game))


def has_happened(then: Moment, now: Moment) -> bool:
    """Say whether anything has happened from one moment to another, other than that somebody was asked."""
    asked = [one.decisions[0].asked_at for one in (then, now) if one.decisions]
    return then.checkpoint.number != now.checkpoint.number or asked[0] != asked[-1]


def others_have_chosen(now: Moment, seat: int) -> bool:
    """
    Say whether anybody but a seat has picked something since the last rest of which nothing had come by the next question.

    Passing is nothing, and cards do not count: whether they were seen is known of each.
    """
    questions = (*now.asked, *now.decisions)
    for decision, later, answer in zip(now.asked, questions[1:], now.since, strict=True):
        picked = answer.picked if isinstance(answer, Sealed) else answer
        picks = [decision.options.things[index] for index in ((picked,) if isinstance(picked, int) else picked)]
        told = [thing is PASSED or any(isinstance(one, Card) for one in targets_of(thing)) for thing in picks]
        if decision.seat not in (seat, CHANCE) and decision.asked_at == later.asked_at and not all(told):
            return True
    return False


def asked_until(now: Moment, count: int) -> tuple[Decision, ...]:
    """Return what so many answers since the last rest answered, as far as it is known; nothing in the midst of several at once."""
    known = (*now.asked, *now.decisions[:1])
    is_amidst = 0 < count < len(known) and known[count].beside and known[count].beside is known[count - 1].beside
    return () if is_amidst else now.asked[:count]


def begin(setup: Setup, *, log: bool, branches: Branches = FIRST_BRANCH) -> Match:
    """Begin a match with its set-up."""
    return Match(setup, beginning(setup), log=log, branches=branches)


def played(setup: Setup, answers: Sequence[Picked], *, log: bool, branches: Branches = FIRST_BRANCH) -> Match:
    """Play a match again from its set-up, or say which of the answers can't be given."""
    made = begin(setup, log=log, branches=branches)
    for number, picked in enumerate(answers):
        try:
            made.answer(picked)
        except (AnswerError, RulesBug) as error:
            raise Diverged(number, str(error)) from None
    return made
