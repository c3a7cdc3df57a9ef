"""A match in which every choice of several is made one pick at a time."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabletop._base.errors import NothingToDecide
from tabletop._base.texts import DONE
from tabletop._play.decisions import Decision, Options, Sealed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop._base.reading import Reading
    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.setup import Setup

    from .match import Match
    from .views import View


class Begun(NamedTuple):
    """A choice of several that is not made yet: by what its decision is known, and what was picked so far."""

    seat: int
    number: int
    sequence: int
    picks: tuple[int, ...]


#: That nothing was picked of anything.
NOT_BEGUN: Final = Begun(0, 0, 0, ())


class Offer(NamedTuple):
    """What may be picked after what was picked so far: the options of the whole by number, and the decision of them."""

    begun: Begun
    left: Sequence[int]
    decision: Decision


class Sequential:
    """
    The sequential form of a match, for agents that need a flat list of actions: every answer is one number.

    A choice of several is asked for pick by pick; once enough is picked, "Done" is the last option.
    If order does not count, picks go forward only, so that each subset is reached in just one way.
    The match itself is answered when the last pick is made.

    >>> import tabletop
    >>> agent = tabletop.new("leduc-poker", ["Ann", "Bob"], seed=1).sequential()
    >>> agent.answer("Raise")
    >>> tabletop.load_sequential(agent.save()).view(1).decision.options[0].label
    'Fold'
    >>> agent.undo()
    >>> agent.match.number
    0
    """

    def __init__(self, match: Match, begun: Begun = NOT_BEGUN) -> None:
        self.match = match
        self._begun = begun
        #: What was worked out last of what may be picked.
        self._offer: Offer | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    @property
    def decision(self) -> Decision | None:
        """The pick that is waited for."""
        whole = self.match.decision
        return whole if whole is None or whole.single else self._offered(whole).decision

    def _offered(self, whole: Decision) -> Offer:
        """Return what may be picked next of a choice of several."""
        begun, offer = self._begun, self._offer
        nothing = Begun(whole.seat, whole.number, whole.sequence, ())
        if begun._replace(picks=()) != nothing:  # picks for another decision are forgotten
            begun = nothing
        if offer is None or offer.begun != begun:
            self._offer = offer = self._next(whole, begun)
        return offer

    def _next(self, whole: Decision, begun: Begun) -> Offer:
        count, picked = len(whole.options), begun.picks
        if whole.ordered:
            left = [index for index in range(count) if index not in picked]
        else:
            first = picked[-1] + 1 if picked else 0
            needed = max(whole.at_least - len(picked) - 1, 0)
            left = list(range(first, count - needed))
        things: list[Any] = [whole.options.things[index] for index in left]
        if len(picked) >= whole.at_least:
            things.append(DONE)
        options = Options(things, whole.seat)
        assert whole.options.offered_on is not None  # noqa: S101 (for the type checker)
        table, version, setup, again, given = whole.options.offered_on
        options.offered_on = table, version, setup, left_again, (again, given, left, things[len(left) :])
        wish = self._next_default(whole, left, things)
        made = Decision(whole.seat, whole.kind, whole.prompt, options, things, None, whole.about, wish, whole.openly)
        made.number, made.sequence = whole.number, whole.sequence
        return Offer(begun, left, made)

    def _next_default(self, whole: Decision, left: Sequence[int], things: Sequence[Any]) -> Any:
        """Return what an absent player picks next: on to the default of the whole, or to an end."""
        for index in whole.default:
            if index in left:
                return whole.options.things[index]
        return DONE if things[-1] is DONE else things[0]

    def answer(self, answer: Any) -> None:
        """Make one pick."""
        whole = self.match.decision
        if whole is None:
            raise NothingToDecide
        if whole.single:
            self.match.answer(answer)
            return
        begun, left, decision = self._offered(whole)
        index = decision.read(answer)
        assert isinstance(index, int)  # noqa: S101 (for the type checker)
        done = index >= len(left)
        picks = begun.picks if done else (*begun.picks, left[index])
        if done or self._is_made(whole, picks):
            self.match.answer(picks)
        else:
            self._begun = begun._replace(picks=picks)

    def _is_made(self, whole: Decision, picks: Sequence[int]) -> bool:
        """Say whether nothing could be picked after these."""
        is_last = not whole.ordered and bool(picks) and picks[-1] == len(whole.options) - 1
        return is_last or len(picks) == whole.at_most

    def undo(self) -> None:
        """Take the last pick back, whoever made it; of a choice that is made only the last pick."""
        whole = self.match.decision
        if whole is not None and not whole.single and (begun := self._offered(whole).begun).picks:
            self._begun = begun._replace(picks=begun.picks[:-1])
        else:
            self._begun = self._before_last()  # of a decision that is not there yet
            self.match.undo()

    def _before_last(self) -> Begun:
        """Return how far the last answer to the match is made without its last step, which may have been to be done."""
        now = self.match._now
        last = next(iter(now.answers_since(now.number - 1)), ())
        picks = last.picked if isinstance(last, Sealed) else last
        if isinstance(picks, int):
            return self._begun
        before = self.match._before(now, None).decision
        if before is None or (isinstance(last, Sealed) and last.seat != before.seat):
            return self._begun
        left = picks[:-1] if self._is_made(before, picks) else picks
        return Begun(before.seat, before.number, before.sequence, tuple(left))

    def view(self, seat: int | None = None) -> View:
        """Return all that a seat (or a spectator: None) may know; who decides sees what may be picked now."""
        from .reader import Reader

        view, decision = self.match.view(seat), self.decision
        if decision is None or view.decision is None or view.decision.seat != decision.seat:
            return view
        return self.match._seen(
            self.match._now, lambda live: view._replace(decision=Reader(live.game, seat).decision(decision))
        )

    def save(self) -> str:
        """Return the match and the picks so far as text: a secret of the host."""
        whole = self.match.decision
        picks = () if whole is None or whole.single else self._offered(whole).begun.picks
        return json.dumps({"match": self.match.save(), "picks": picks}, separators=(",", ":"))

    def pick_again(self, read: Reading, index: int) -> None:
        """Make a pick that a save has, and that leaves something to pick."""
        whole = self.match.decision
        if whole is None or whole.single or index not in (offer := self._offered(whole)).left:
            raise read.refuse("this can't be picked")
        picks = (*offer.begun.picks, index)
        if self._is_made(whole, picks):
            raise read.refuse("with this the choice would be made")
        self._begun = offer.begun._replace(picks=picks)

    def copy(self) -> Sequential:
        """Return a copy that goes on by itself, in the middle of a choice too."""
        return Sequential(self.match.copy(), self._begun)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Sequential:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Sequential, (self.match, self._begun)


def left_again(
    setup: Setup,
    again: Callable[..., Options],
    given: tuple[Any, ...],
    left: Sequence[int],
    more: Sequence[Any],
    seat: int,
) -> Options:
    """Return what was left to pick on a table as it was then."""
    things = again(setup, *given, seat).things
    return Options([*[things[index] for index in left], *more], seat)
