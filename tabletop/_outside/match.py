"""A match, as the outside sees it."""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING

from tabletop._base.errors import (
    AnswerError,
    Diverged,
    NoSuchMoment,
    NoSuchSeat,
    NothingToDecide,
    RulesBug,
    TableBranched,
)
from tabletop._play.decisions import Answer, check_sender
from tabletop._play.kernel import FIRST_BRANCH, Kernel, beginning

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabletop._base.texts import Text
    from tabletop._play.decisions import Option
    from tabletop._play.game import Game
    from tabletop._play.kernel import Branches, Checkpoint, Picked
    from tabletop._play.performing import Entry
    from tabletop._rules.computed import Explanation
    from tabletop._rules.ruleset import Ruleset
    from tabletop._rules.setup import Setup

    from .sequential import Sequential
    from .views import EventView, StackView, View


class Match(Kernel):
    """
    One match: it waits for an answer to its :attr:`decision`, until that is None and there is an :attr:`outcome`.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
    >>> match.answer("centre")
    >>> match.decision.seat, len(match.decision.options)
    (1, 8)
    """

    __slots__ = ()

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
        state = "over" if self.decision is None else f"waiting for seat {self.decision.seat}"
        return f"<match of {self.ruleset.name}, {self.number} answers, {state}>"

    # ------------------------------------------------------------------------------------ playing

    def answer(
        self,
        answer: int | str | Option | Answer | Sequence[int | str | Option],
        *,
        seat: int | None = None,
        sequence: int | None = None,
    ) -> None:
        """
        Answer the decision that waits: by number, by words, by the option itself, or for several by a list of those.

        Frontends say which *seat* answers and the *sequence* of the decision that it saw: a late click is then refused.
        A refused answer leaves the match as it was.
        """
        decision = self.decision
        if decision is None:
            raise NothingToDecide
        picked: Picked
        if (
            type(answer) is int
            and decision.single
            and 0 <= answer < len(decision.options.things)
            and seat is None
            and sequence is None
        ):
            picked = answer
        else:
            if isinstance(answer, Answer):
                check_sender(decision, answer.seat, answer.sequence)
                answer = answer.picks
            check_sender(decision, seat, sequence)
            picked = decision.read(answer)
        self._give(picked)

    # ------------------------------------------------------------------------------------ other moments

    def copy(self, *, log: bool = False) -> Match:
        """
        Return a match that goes on from here by itself; what is done with one never shows in the other.

        A copy costs next to nothing until it is played. It keeps no log of its own unless told to.
        """
        logged = self._logged()[:] if log else None
        made = self._twin()
        made._log = logged
        return made

    def __copy__(self) -> Match:
        return self.copy(log=self._log is not None)

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy(log=self._log is not None)

    def at(self, number: int) -> Match:
        """Return the match as it was after *number* answers: a copy to look at, or to play on from, with a new sequence."""
        if type(number) is not int or not self.first_moment <= number <= self.number:
            raise NoSuchMoment(number, self.first_moment, self.number)
        branches = (*[branch for branch in self._branches if branch[0] < number], (number, self.sequence + 1))
        checkpoint, later = self._resting(number)
        if checkpoint.number > number:
            return played(self.setup, (self.answers or ())[:number], log=False, branches=branches)
        made = self._twin()
        made._checkpoint, made._since, made._log = checkpoint, later[: number - checkpoint.number], self._log
        made._branches, made._asked = branches, []
        made._wake()
        return made

    def _resting(self, number: int) -> tuple[Checkpoint, list[Picked]]:
        """Return the last rest that is kept with no more than so many answers, or else the first one, and the answers since."""
        checkpoint, later = self._checkpoint, self._since[:]
        while checkpoint.number > number and checkpoint.previous is not None:
            later = [*(checkpoint.since or ()), *later]
            checkpoint = checkpoint.previous
        return checkpoint, later

    def undo(self) -> None:
        """Take the last answer back, whoever gave it. Ask :meth:`can_undo` what is fair among players."""
        if self.number == self.first_moment:
            raise NoSuchMoment(self.number - 1, self.first_moment, self.number)
        self._become(self.at(self.number - 1))

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat may fairly take its last answer back: nothing was rolled or shown since, and nobody else acted."""
        self._check_seat(seat)
        if self.number == self.first_moment:
            return False
        before = self.at(self.number - 1)
        if before.decision is None or before.decision.seat != seat:
            return False
        then, now = before._live().table, self._live().table
        if then.columns["rolls"] != now.columns["rolls"]:
            return False
        known_then, known_now = then.columns["known"], now.columns["known"]
        return not any(
            after & ~known and not known >> seat & 1 for known, after in zip(known_then, known_now, strict=False)
        )

    def replay(self) -> Match:
        """Play the whole match again from its set-up, and return it; it must come out the same, or the rules have changed."""
        return self._replayed(log=False)

    def _replayed(self, *, log: bool) -> Match:
        """Play the match again from its set-up; return it, or say where it goes another way."""
        answers = self.answers
        if answers is None:
            raise Diverged(0, "it did not begin with a set-up, so there is nothing to play again")
        again = played(self.setup, answers, log=log, branches=self._branches)
        if again.digest() != self.digest():
            raise Diverged(len(answers), "the table comes out different")
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
        from .reader import Reader

        self._check_reader(seat)
        game = self._live()
        return Reader(game, seat).view(self.decision, tuple(game.stack), self.number, self.sequence)

    @property
    def standings(self) -> tuple[int, ...]:
        """
        How well each player stands, as the ruleset values it for bots; nothing if it does not say.

        >>> import tabletop
        >>> tabletop.new("supervillain", ["Ann", "Bob"], seed=7).standings
        (500, 500)
        """
        game = self._live()
        return tuple([told for player in game.players if (told := game.standing(player)) is not None])

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
        moment, first = self._branches[-1]
        if type(since) is not int or not (since == 0 or first <= since <= self.sequence):
            raise TableBranched(since, first, self.sequence)
        if since == self.sequence:
            return ()
        return event_views(*self._told_since(moment + since - first if since else -1), seat, self._branches)

    def _told_since(self, number: int) -> tuple[Game, list[Entry], int]:
        """Return a game and its log, which holds all that happened after so many answers, and the first place where it does."""
        checkpoint, since = self._resting(number)
        one = self
        if self._log is None and checkpoint.number <= number:
            one = self._twin()
            one._checkpoint, one._since, one._log = checkpoint, since, []
        game, log = one._live(), one._logged()
        return game, log, bisect_right(log, number, key=attrgetter("answers"))

    def _logged(self) -> list[Entry]:
        """Return the log; a match that kept none plays itself again to have one, as far back as it can."""
        if self._log is None:
            if self.answers is None:
                self._log = []
                self._wake()
            else:
                self._become(self._replayed(log=True))
        return self._log or []

    @property
    def stack(self) -> tuple[StackView, ...]:
        """What is being resolved, as everybody may know it: the innermost last."""
        from .reader import Reader

        return Reader(self._live(), None).stack(tuple(self._live().stack))

    def explain(self, card: str, quantity: str, *, seat: int | None = None) -> Explanation:
        """Say why a number of a card is what it is; the card goes by the id that *seat* sees."""
        from .reader import Reader

        self._check_reader(seat)
        return Reader(self._live(), seat).explain(card, quantity)

    def why_not(self, option: object) -> Text | None:
        """
        Say why something that a player might expect is not on offer now; None if it is.

        It goes by its words, or a card by the id that the seat sees which decides.

        >>> import tabletop
        >>> match = tabletop.new("tic-tac-toe", ["Ann", "Bob"])
        >>> match.answer("centre")
        >>> str(match.why_not("centre")), str(match.why_not("botom"))
        ('That square is taken.', 'Nothing like that could be chosen here; did you mean bottom?')
        """
        from .reasons import why_not

        if self.decision is None:
            raise NothingToDecide
        return why_not(self._live(), self.decision, option)

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

        return digest(self)

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """Return a match that *seat* can't tell from this one: all that it does not know is dealt anew, and dice are fresh."""
        from .imagine import imagine

        self._check_reader(seat)
        return imagine(self, seat, rng)

    def invariants(self) -> tuple[tuple[str, str], ...]:
        """Return every invariant that the table breaks, with what is wrong; none, unless there is a bug."""
        from tabletop._table.invariants import broken

        return broken(self._live())


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
