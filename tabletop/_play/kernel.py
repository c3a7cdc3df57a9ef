"""
The kernel: a match is the last resting table plus the answers given since.

A script runs until somebody must decide; between the steps of a turn no script runs and the match is at rest.
So a match can be copied, saved, undone and replayed at any moment, in the middle of an effect too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

import attrs

from tabletop._base.errors import RulesBug, RulesLoop, TabletopError

from .game import GameEnded

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence
    from typing import Self

    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot

    from .decisions import Decision
    from .game import Game
    from .memory import HandedOn
    from .performing import Entry

Picked = int | tuple[int, ...]

#: Where a match has branched: after how many answers, and the sequence with which it went on from there.
Branches = tuple[tuple[int, int], ...]
FIRST_BRANCH: Final[Branches] = ((0, 1),)

#: More rests than this without a decision, or answers without a rest, are taken for a loop.
MOST_RESTS: Final = 1_000
MOST_ANSWERS: Final = 5_000
STEPS: Final = range(MOST_RESTS + 1)


@attrs.define(eq=False)
class Checkpoint:
    """A checkpoint: the table at rest after some answers, and the rest before it."""

    previous: Checkpoint | None
    snapshot: Snapshot
    #: How many answers had been given.
    number: int
    #: The answers that led here from the previous rest, or from the set-up; None if nobody knows.
    since: tuple[Picked, ...] | None
    #: True if the table is still empty, and setting it up comes next.
    set_up: bool = False
    #: How many events had been logged, if any were.
    logged: int = 0
    #: What was known of the table there.
    memory: HandedOn | None = None


class Elsewhere(RulesBug):
    """Played again on this table, the answers lead elsewhere: a guess was wrong, or the rules have changed."""


class Kernel:
    """Runs the script of one match; :class:`tabletop.Match` is this and all that the outside asks for."""

    __slots__ = ("_asked", "_branches", "_checkpoint", "_game", "_log", "_script", "_since", "decision", "setup")

    def __init__(
        self,
        setup: Setup,
        rest: Checkpoint,
        since: Sequence[Picked] = (),
        *,
        log: bool,
        branches: Branches = FIRST_BRANCH,
    ) -> None:
        #: What the match was set up with. It holds the seed: nothing for a seat to see.
        self.setup = setup
        #: What the match waits for; None when it is over.
        self.decision: Decision | None = None
        self._branches = branches
        self._checkpoint = rest
        self._since: list[Picked] = list(since)
        #: The decisions that these answers answered, as far as that is known.
        self._asked: list[Any] = []
        self._game: Game | None = None
        self._script: Coroutine[Decision, Picked | None, None] | None = None
        self._log: list[Entry] | None = [] if log else None
        self._wake()

    @property
    def number(self) -> int:
        """How many answers were given."""
        return self._checkpoint.number + len(self._since)

    @property
    def sequence(self) -> int:
        """The latest number that was given out: it goes up with every answer and every undo, and never comes back."""
        moment, first = self._branches[-1]
        return self.number - moment + first

    @property
    def is_at_rest(self) -> bool:
        """Whether whatever was begun is done: a step of the game begins."""
        return not self._since

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        outcome: Outcome | None = self._checkpoint.snapshot["outcome"]
        return outcome

    # ------------------------------------------------------------------------------------ the script

    def _give(self, picked: Picked) -> None:
        """Give the script an answer; if the rules fail over it, the match is as it was."""
        rest, since, decision = self._checkpoint, self._since, self.decision
        since.append(picked)
        self._asked.append(decision)
        try:
            if self._script is None:
                self._wake()
            else:
                self._go_on(picked)
        except BaseException as error:
            since.pop()
            self._fall_back(rest, since, error)

    def _fall_back(self, rest: Checkpoint, since: list[Picked], error: BaseException) -> NoReturn:
        """Put the match back to where it was before the rules failed, asleep, and say who is to blame."""
        self._checkpoint, self._since, self._asked = rest, since, []
        self._game = self._script = None
        if isinstance(error, RecursionError):
            raise RulesLoop("the rules of this game call themselves without end") from error
        if isinstance(error, TabletopError) or not isinstance(error, Exception):
            raise error
        raise RulesBug(f"the rules of {self.setup.ruleset.name} failed: {type(error).__name__}: {error}") from error

    def _go_on(self, picked: Picked | None) -> None:
        """Give the script what was picked (a fresh script: None), and run steps until the next decision or the end."""
        game: Any = self._game
        script = self._script
        if picked is not None:
            game.answers += 1
        for _ in STEPS:
            if script is None:
                script = self._script = game.step()
            try:
                decision = script.send(picked)
                while game.again:  # what is asked of chance is asked again
                    decision = script.send(game.answer_again()[1])
                break
            except (StopIteration, GameEnded):
                script = picked = None
                if self._rest(game):
                    self._end(game)
                    return
        else:
            raise RulesLoop(f"more than {MOST_RESTS:,} steps in a row in which nobody decides anything")
        if len(self._since) > MOST_ANSWERS:
            raise RulesLoop(f"more than {MOST_ANSWERS:,} answers without coming to rest")
        if decision is None:
            raise RulesBug(f"the rules of {self.setup.ruleset.name} wait for something that no player decides")
        moment, first = self._branches[-1]
        decision.number = game.answers
        decision.sequence = decision.number - moment + first
        decision.asked_at = game.happened
        if game.log is not None:
            game.note(decision)
        self.decision = decision

    def _rest(self, game: Game) -> bool:
        """Take a checkpoint, and say whether the match is over."""
        snapshot, rest, since = game.rest(), self._checkpoint, self._since
        if since:
            self._checkpoint = Checkpoint(rest, snapshot, game.answers, tuple(since))
            self._since = []
            self._asked.clear()
        else:
            self._checkpoint = Checkpoint(rest.previous, snapshot, rest.number, rest.since)
        if game.noted:
            self._checkpoint.memory = game.hand_on()
        if game.log:
            self._checkpoint.logged = len(game.log)
        return snapshot["outcome"] is not None

    def _wake(self) -> None:
        """Make the script run up to where the match is: from the last rest, with the answers since."""
        decision, rest, answers, asked, log = self.decision, self._checkpoint, self._since, self._asked, self._log
        game = self.setup.ruleset.game(rest.snapshot, self.setup)
        game.start_from(rest.memory)
        self._game = game
        game.answers = rest.number
        if log is not None:
            game.log = self._log = log[: rest.logged]  # what was logged since then is logged again
        if rest.snapshot["outcome"] is not None:
            self._end(game)
        else:
            self._script = game.set_up() if rest.set_up else None
            try:
                if log is None and len(asked) == len(answers):
                    game.again = [(one.asked_at, picked, one) for one, picked in zip(asked, answers, strict=True)][::-1]
                    self._go_on(None)
                else:
                    self._since, self._asked = [], []
                    self._go_on(None)
                    self._give_again(answers, game)
            except BaseException as error:
                self.decision, self._log = decision, log
                self._fall_back(rest, answers, error)

    def _give_again(self, answers: Sequence[Picked], game: Game) -> None:
        """Give answers one after the other, if the match waits for such."""
        for picked in answers:
            decision = self.decision
            if not self._waits_for(picked):
                raise Elsewhere(f"answer {game.answers} does not fit what {game.title} asks for")
            self._since.append(picked)
            self._asked.append(decision)
            self._go_on(picked)

    def _waits_for(self, picked: Picked) -> bool:
        """Say whether the match waits for such an answer."""
        decision = self.decision
        return decision is not None and decision.single == (type(picked) is int) and picked in decision

    def _end(self, game: Game) -> None:
        """The match is over: wait for nothing more."""
        if game.log is not None:
            game.note(None)
        self.decision = None

    def _live(self) -> Game:
        """Return the game in progress, woken up if need be."""
        if self._game is None:
            self._wake()
        assert self._game is not None  # noqa: S101 (for the type checker)
        return self._game

    # ------------------------------------------------------------------------------------ copies and moments

    def _twin(self) -> Self:
        """Return a match that goes on from here by itself, asleep and without a log."""
        made = object.__new__(type(self))
        made.setup = self.setup
        made.decision = self.decision
        made._branches = self._branches
        made._checkpoint = self._checkpoint
        made._since = self._since[:]
        made._asked = self._asked[:]
        made._game = None
        made._script = None
        made._log = None
        return made

    def _become(self, other: Kernel) -> None:
        """Go on where another match is, which is not used any more."""
        for slot in ("_branches", "_game", "_log", "_checkpoint", "_script", "_since", "_asked", "decision"):
            setattr(self, slot, getattr(other, slot))

    @property
    def answers(self) -> tuple[Picked, ...] | None:
        """All answers since the set-up, as numbers of options; None if the match did not begin with a set-up."""
        parts: list[tuple[Picked, ...]] = [tuple(self._since)]
        rest: Checkpoint | None = self._checkpoint
        while rest is not None:
            if rest.since is None:
                return None
            parts.append(rest.since)
            rest = rest.previous
        return tuple([picked for part in reversed(parts) for picked in part])

    @property
    def first_moment(self) -> int:
        """The earliest number of answers at which the match can still be had."""
        rest = self._checkpoint
        while rest.previous is not None:
            rest = rest.previous
        return rest.number if rest.since is None else 0


def beginning(setup: Setup) -> Checkpoint:
    """Return the empty table with which a match begins."""
    return Checkpoint(None, {**setup.ruleset.blank(len(setup.seats)), "seed": setup.seed}, 0, (), set_up=True)
