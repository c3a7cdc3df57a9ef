"""A match in which every choice of several is made one pick at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop._base.errors import NothingToDecide
from tabletop._base.texts import DONE
from tabletop._play.decisions import Decision, Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._rules.outcomes import Outcome

    from .match import Match


class Sequential:
    """
    The sequential form of a match, for agents that need a flat list of actions: every answer is one number.

    A choice of several is asked for pick by pick; once enough is picked, "Done" is the last option.
    If order does not count, picks go forward only, so that each subset is reached in just one way.
    The match itself is answered when the last pick is made.
    """

    def __init__(self, match: Match, sequence: int = 0, picks: Sequence[int] = ()) -> None:
        self.match = match
        #: The sequence of the decision that is being answered, and what was picked so far.
        self._sequence = sequence
        self._picks = list(picks)
        self._partial: Decision | None = None
        self._open: list[int] = []

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    @property
    def decision(self) -> Decision | None:
        """The pick that is waited for."""
        whole = self.match.decision
        if whole is None or whole.single:
            return whole
        if self._sequence != whole.sequence:  # picks for another decision are forgotten
            self._sequence, self._picks, self._partial = whole.sequence, [], None
        if self._partial is None:
            self._partial = self._next(whole)
        return self._partial

    def _next(self, whole: Decision) -> Decision:
        count, picked = len(whole.options), self._picks
        if whole.ordered:
            self._open = [index for index in range(count) if index not in picked]
        else:
            first = picked[-1] + 1 if picked else 0
            needed = max(whole.at_least - len(picked) - 1, 0)
            self._open = list(range(first, count - needed))
        things: list[Any] = [whole.options.things[index] for index in self._open]
        if len(picked) >= whole.at_least:
            things.append(DONE)
        options = Options(things, whole.seat)
        made = Decision(whole.seat, whole.kind, whole.prompt, options, wanted=things, about=whole.about)
        made.number, made.sequence = whole.number, whole.sequence
        return made

    def answer(self, answer: Any) -> None:
        """Make one pick."""
        decision, whole = self.decision, self.match.decision
        if decision is None or whole is None:
            raise NothingToDecide
        if whole.single:
            self.match.answer(answer)
            return
        index = decision.read(answer)
        assert isinstance(index, int)  # noqa: S101 (for the type checker)
        done = index >= len(self._open)
        picks = self._picks if done else [*self._picks, self._open[index]]
        if done or len(picks) == whole.at_most or self._is_last(whole, picks):
            self.match.answer(picks)
            self._picks = []
        else:
            self._picks = picks
        self._partial = None

    def _is_last(self, whole: Decision, picks: Sequence[int]) -> bool:
        """Say whether nothing could be picked after these."""
        return not whole.ordered and picks[-1] == len(whole.options) - 1

    def copy(self) -> Sequential:
        """Return a copy that goes on by itself, in the middle of a choice too."""
        return Sequential(self.match.copy(), self._sequence, self._picks)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Sequential:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Sequential, (self.match, self._sequence, self._picks)
