"""A match in which every choice of several is made one pick at a time."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tabletop._base.errors import NothingToDecide
from tabletop._base.texts import DONE
from tabletop._play.decisions import Decision, Options, Sealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop._base.reading import Reading
    from tabletop._rules.outcomes import Outcome

    from .match import Match
    from .views import View


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
        wish = self._next_default(whole, things)
        made = Decision(whole.seat, whole.kind, whole.prompt, options, things, None, whole.about, wish, whole.openly)
        made.number, made.sequence = whole.number, whole.sequence
        return made

    def _next_default(self, whole: Decision, things: Sequence[Any]) -> Any:
        """Return what an absent player picks next: on to the default of the whole, or to an end."""
        for index in whole.default:
            if index in self._open:
                return whole.options.things[index]
        return DONE if things[-1] is DONE else things[0]

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

    def undo(self) -> None:
        """Take the last pick back, whoever made it; of a choice that is made only the last pick."""
        if self._picks and self.decision is not self.match.decision:
            self._picks.pop()
        else:
            last = self._last_answer()
            self.match.undo()
            whole = self.match.decision
            self._picks = [] if whole is None or whole.single else self._before_last(whole, last)
            self._sequence = self.match.sequence
        self._partial = None

    def _before_last(self, whole: Decision, picks: Sequence[int]) -> list[int]:
        """Return the picks that led to an answer without the last step, which may have been to be done."""
        is_done = len(picks) < whole.at_most and not (picks and self._is_last(whole, picks))
        return list(picks if is_done else picks[:-1])

    def _last_answer(self) -> Any:
        """Return the last answer to the match; nothing if there was none."""
        now = self.match._now
        last = next(iter(now.answers_since(now.number - 1)), ())
        return last.picked if isinstance(last, Sealed) else last

    def view(self, seat: int | None = None) -> View:
        """Return all that a seat (or a spectator: None) may know; who decides sees what may be picked now."""
        from .reader import Reader

        view, decision = self.match.view(seat), self.decision
        if decision is None or view.decision is None or view.decision.seat != decision.seat:
            return view
        with self.match._held(self.match._now) as live:
            return view._replace(decision=Reader(live.game, seat).decision(decision))

    def save(self) -> str:
        """Return the match and the picks so far as text: a secret of the host."""
        picks = [] if self.decision is self.match.decision else self._picks
        return json.dumps({"match": self.match.save(), "picks": picks}, separators=(",", ":"))

    def pick_again(self, read: Reading, index: int) -> None:
        """Make a pick that a save has, and that leaves something to pick."""
        decision, number = self.decision, self.match.number
        if decision is None or decision is self.match.decision or index not in self._open:
            raise read.refuse("this can't be picked")
        self.answer(self._open.index(index))
        if self.match.number > number:
            raise read.refuse("with this the choice would be made")

    def copy(self) -> Sequential:
        """Return a copy that goes on by itself, in the middle of a choice too."""
        return Sequential(self.match.copy(), self._sequence, self._picks)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Sequential:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Sequential, (self.match, self._sequence, self._picks)
