"""
The kernel: a match is the last resting table plus the answers given since.

A script runs until somebody must decide; between the steps of a turn no script runs and the match is at rest.
So a match can be copied, saved, undone and replayed at any moment, in the middle of an effect too.

Where a match is, is one value that never changes: an answer works the next one out on a game in progress, and the last
thing that it does is to put it in the place of the one before. So faults and other threads see it before or after.
"""

from __future__ import annotations

from _thread import allocate_lock, get_ident
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, TypeVar, cast

from tabletop._base.errors import (
    AnswerError,
    ReentrantUse,
    RulesBug,
    RulesLoop,
    StaleAnswer,
    TabletopError,
)
from tabletop._base.room import has_room
from tabletop._rules.whereabouts import place_of_failure, placed

from .decisions import Decision, Sealed, Together, decision_of
from .game import GameEnded
from .guard import check_outside, doing, guarded

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from typing import Self

    from tabletop._rules.outcomes import Outcome
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot

    from .chronicle import Entry
    from .decisions import Options
    from .game import Game
    from .memory import HandedOn

T = TypeVar("T")

#: What a seat picks; sealed, if it picked while others had something to decide, too.
Picked = int | tuple[int, ...] | Sealed

#: Where a match has branched: after how many answers, and the sequence with which it went on from there.
Branches = tuple[tuple[int, int], ...]
FIRST_BRANCH: Final[Branches] = ((0, 1),)

#: More rests than this without a decision, or answers without a rest, are taken for a loop.
MOST_RESTS: Final = 1_000
MOST_ANSWERS: Final = 5_000


class Checkpoint(NamedTuple):
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


class Reopened(NamedTuple):
    """The sequence of what one of several seats has to decide, at a moment of which nobody knows yet what it waits for."""

    seat: int
    sequence: int


class Moment(NamedTuple):
    """
    Where a match is. No moment ever changes: a match goes on, or back, by one assignment of another.

    So whatever goes wrong, and wherever, a match is where it was or where it should be.
    """

    checkpoint: Checkpoint
    #: The answers since the last rest.
    since: tuple[Picked, ...]
    #: What the match waits for; None when it is over.
    decision: Decision | None
    branches: Branches
    #: What has happened, up to the last rest and from there on as it is played; None if nobody wants to know.
    log: list[Entry] | None
    #: The decisions that the answers since the last rest answered; none if they are not known.
    asked: tuple[Decision, ...] = ()
    #: All that it waits for, if several seats decide at the same time: those who have not answered yet.
    open: tuple[Decision | Reopened, ...] = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that the match waits for."""
        if self.open:
            return cast("tuple[Decision, ...]", self.open)
        return () if self.decision is None else (self.decision,)

    @property
    def number(self) -> int:
        """How many answers were given."""
        return self.checkpoint.number + len(self.since)

    @property
    def sequence(self) -> int:
        """The latest number that was given out."""
        moment, first = self.branches[-1]
        return self.number - moment + first

    @property
    def first_number(self) -> int:
        """The earliest number of answers at which the match can still be had."""
        rest = self.checkpoint
        while rest.previous is not None:
            rest = rest.previous
        return rest.number if rest.since is None else 0

    def resting(self, number: int) -> tuple[Checkpoint, tuple[Picked, ...]]:
        """Return the last rest that is kept with no more than so many answers, or else the first one, and the answers since."""
        checkpoint, later = self.checkpoint, self.since
        while checkpoint.number > number and checkpoint.previous is not None:
            later = (*(checkpoint.since or ()), *later)
            checkpoint = checkpoint.previous
        return checkpoint, later

    def answers_since(self, number: int) -> tuple[Picked, ...]:
        """Return the answers after so many."""
        checkpoint, later = self.resting(number)
        return later[number - checkpoint.number :] if checkpoint.number <= number else (self.answers or ())[number:]

    @property
    def answers(self) -> tuple[Picked, ...] | None:
        """All answers since the set-up; None if the match did not begin with a set-up."""
        parts: list[tuple[Picked, ...]] = [self.since]
        rest: Checkpoint | None = self.checkpoint
        while rest is not None:
            if rest.since is None:
                return None
            parts.append(rest.since)
            rest = rest.previous
        return tuple([picked for part in reversed(parts) for picked in part])


#: Makes a named tuple of its parts without a call of Python's, for what is made once for every answer.
make: Final[Any] = tuple.__new__

#: The moment of a game in progress whose script runs just now.
NOWHERE: Final[Any] = None


class Live:
    """
    A game in progress whose script waits at a moment. One at a time may use it: who answers, or who looks.

    Who is interrupted while using it leaves it behind, taken for ever or standing nowhere, and the next one plays
    from the last rest on with another: so nothing has to be put back, and nothing can be forgotten.
    """

    __slots__ = ("at", "game", "run", "taken", "taker")

    def __init__(self, game: Game, now: Moment) -> None:
        self.game = game
        self.run: Any = running(game, now)
        #: Where it stands; nowhere while the script runs.
        self.at: Moment = NOWHERE
        self.taken = allocate_lock()
        self.taken.acquire()
        self.taker = get_ident()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, TabletopError):
            self.at = NOWHERE  # who knows what was left half done in it
        self.taken.release()

    def check_outside(self) -> None:
        """Refuse whoever is called by the very answer that is being carried out."""
        if self.run.gi_running and self.taker == get_ident():
            raise ReentrantUse


def running(game: Game, now: Moment) -> Generator[Moment | AnswerError, Any, None]:
    """
    Run the script of a game from the last rest up to a moment, and with every answer that is sent up to the next moment.

    An answer that is refused changes nothing: the refusal comes back, and another answer may be sent.
    """
    rest, branches, log = now.checkpoint, now.branches, game.log
    before, state, number, led, is_set_up, _, memory = rest
    moment, first = branches[-1]
    ahead = first - moment
    setup, table = game.setup, game.table
    since: tuple[Picked, ...] = ()
    asked: tuple[Decision, ...] = ()
    given = [*reversed(now.since)]  # the next one last
    picked: Any
    sequences: dict[int, int] = {one.seat: one.sequence for one in now.open} if now.open else {}
    bare = rest if memory is None else make(Checkpoint, (*rest[:-1], None))
    if given and log is None and len(now.asked) == len(given):
        count = sealed_by_now(now)  # the rest of several answers is still to come
        since, asked, given = now.since[: len(given) - count], now.asked[: len(given) - count], given[:count]
        game.again = [(one.asked_at, answer, one) for one, answer in zip(asked, since, strict=True)][::-1]
    script: Any
    steps = 0
    while state["outcome"] is None:
        if steps > MOST_RESTS:
            raise RulesLoop(f"more than {MOST_RESTS:,} steps in a row in which nobody decides anything")
        script, is_set_up, picked = game.set_up() if is_set_up else game.step(), False, None
        while True:  # until it comes to rest
            try:
                decision: Decision | Together = script.send(picked)
                while game.again:  # what is asked of chance is asked again
                    decision = script.send(game.answer_again()[1])
            except (StopIteration, GameEnded):
                break
            if len(since) > MOST_ANSWERS:
                raise RulesLoop(f"more than {MOST_ANSWERS:,} answers without coming to rest")
            if decision is None:
                raise RulesBug(f"the rules of {game.ruleset.name} wait for something that no player decides")
            if type(decision) is Together:
                here = Moment(rest, since, None, branches, log, asked)
                for one in decision.decisions:
                    one.options.offered_on = table, table.version, setup, offered_again, (bare, since, asked)
                picked, since, asked = yield from all_picks(game, decision, here, given, sequences)
                continue
            decision.number = at = game.answers
            decision.sequence = at + ahead
            decision.asked_at = game.happened
            decision.options.offered_on = table, table.version, setup, offered_again, (bare, since, asked)
            if log is not None:
                game.note(decision)
            if not given:
                told: Moment | AnswerError = make(Moment, (rest, since, decision, branches, log, asked, ()))
                while True:
                    answer = yield told
                    if type(answer) is int and decision.single and 0 <= answer < len(decision.options.things):
                        picked = answer
                        break
                    try:
                        picked = decision.read(answer)
                        break
                    except AnswerError as refusal:
                        told = refusal
            elif callable(picked := given.pop()):  # it says which, of what is on offer here
                picked = picked(game, (decision,))
            elif decision.single is not (type(picked) is int) or picked not in decision:
                raise Elsewhere(f"answer {at} does not fit what {game.title} asks for")
            game.answers = at + 1
            since += (picked,)
            asked += (decision,)
        state = game.rest()
        steps += 1
        if since:  # of what was known only the latest rest is kept
            before, number, led, since, asked, steps = bare, game.answers, since, (), (), 0
        memory, logged = game.hand_on() if game.noted or setup.shown else None, len(log) if log else 0
        rest = make(Checkpoint, (before, state, number, led, False, logged, memory))
        bare = rest if memory is None else make(Checkpoint, (before, state, number, led, False, logged, None))
    if given:
        raise Elsewhere(f"{game.title} is over after answer {game.answers}, and more were given")
    if log is not None:
        game.note()
    yield Moment(rest, (), None, branches, log)


def offered_again(
    setup: Setup, rest: Checkpoint, since: tuple[Picked, ...], asked: tuple[Decision, ...], seat: int
) -> Options:
    """Return what a seat was offered after the answers since a rest, in words and keys, on a table of its own."""
    live = begun(setup, Moment(rest, since, None, FIRST_BRANCH, None, asked))
    try:
        options = decision_of(next(live.run).decisions, seat, None).options
        options.offered_on = None  # nobody else goes on there
        _ = options.keys  # while the game stands there
    except BaseException as error:
        blame(setup, error)
    return options


def begun(setup: Setup, now: Moment, log: list[Entry] | None = None) -> Live:
    """Return a game in progress that is about to go from the last rest up to a moment."""
    rest = now.checkpoint
    game = setup.ruleset.game(rest.snapshot, setup)
    game.start_from(rest.memory)
    game.answers, game.log = rest.number, log
    return Live(game, now)


def sealed_by_now(now: Moment) -> int:
    """Return how many have answered of those who decide at the same time, and are not done yet."""
    first = now.open[0] if now.open else None
    return len(first.beside) - len(now.open) if isinstance(first, Decision) else 0


def all_picks(
    game: Game, together: Together, here: Moment, given: list[Picked], sequences: dict[int, int]
) -> Generator[Moment | AnswerError, Any, tuple[list[Any], tuple[Picked, ...], tuple[Decision, ...]]]:
    """
    Have all who decide at the same time answer, in any order; return what they pick, in the order of what they are asked.

    A decision that was reopened has a sequence of its own: what others think about meanwhile has the same one as before.
    """
    decisions, since, asked, number = together.decisions, here.since, here.asked, game.answers
    moment, first = here.branches[-1]
    for one in decisions:
        one.number, one.sequence = number, first + max(number - moment, 0)
    picks: dict[int, Any] = {}
    told: Moment | AnswerError
    while left := tuple([one for one in decisions if one.seat not in picks]):
        if game.log is not None:
            game.note(*left)
        before = given.pop() if given else None
        if callable(before):
            before = before(game, left)
        decision = None if before is None else decision_sealed(left, before, game)
        picked = before.picked if type(before) is Sealed else None
        if decision is None:
            for one in left:
                one.sequence = sequences.pop(one.seat, one.sequence)
            told = here._replace(since=since, decision=left[0], asked=asked, open=left)
        while decision is None:
            answer: Sealed = yield told
            try:
                decision = decision_of(left, answer.seat, None)
                picked = decision.read(answer.picked)
            except AnswerError as refusal:
                decision, told = None, refusal
        picks[decision.seat] = picked
        game.answers += 1
        since, asked = (*since, Sealed(decision.seat, picked)), (*asked, decision)
    return [picks[one.seat] for one in decisions], since, asked


def decision_sealed(left: Sequence[Decision], sealed: Picked, game: Game) -> Decision:
    """Return which of several decisions an answer that was given before answers."""
    if type(sealed) is Sealed:
        for one in left:
            if one.seat == sealed.seat and one.single is (type(sealed.picked) is int) and sealed.picked in one:
                return one
    raise Elsewhere(f"answer {game.answers} does not fit what {game.title} asks several players together")


class Kernel:
    """Keeps where one match is, and goes on; :class:`tabletop.Match` is this and all that the outside asks for."""

    __slots__ = ("_awake", "_logs", "_now", "setup")

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
        self._begin_at(Moment(rest, tuple(since), None, branches, [] if log else None), log=log)

    def _begin_at(self, now: Moment, *, log: bool) -> None:
        """Be at a moment of which nobody knows yet what it waits for."""
        self._now = now
        self._logs = log
        self._awake: Live | None = None
        self._woken(now).taken.release()

    if TYPE_CHECKING:

        @property
        def decision(self) -> Decision | None:
            """What the match waits for, the first if several seats decide; None when it is over."""

    else:
        decision = property(
            attrgetter("_now.decision"),
            doc="What the match waits for, the first if several decide; None when it is over.",
        )

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that the match waits for: the decision, or several if so many seats decide at the same time; none when it is over."""
        return self._now.decisions

    @property
    def number(self) -> int:
        """How many answers were given."""
        return self._now.number

    @property
    def sequence(self) -> int:
        """The latest number that was given out: it goes up with every answer and every undo, and never comes back."""
        return self._now.sequence

    @property
    def is_at_rest(self) -> bool:
        """Whether whatever was begun is done: a step of the game begins."""
        return not self._now.since

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        outcome: Outcome | None = self._now.checkpoint.snapshot["outcome"]
        return outcome

    @property
    def answers(self) -> tuple[Picked, ...] | None:
        """All answers since the set-up, as numbers of options; None if the match did not begin with a set-up."""
        return self._now.answers

    @property
    def first_moment(self) -> int:
        """The earliest number of answers at which the match can still be had."""
        return self._now.first_number

    # ------------------------------------------------------------------------------------ the game in progress

    def _check_outside(self) -> None:
        """Refuse whoever is called by the rules of this match, wherever they run just now."""
        check_outside(self.setup.running, self)
        if self._awake is not None:
            self._awake.check_outside()

    def _standing(self, now: Moment) -> Live | None:
        """Return the game in progress if it stands at a moment, for nobody else to use until it is let go."""
        if self.setup.running:
            check_outside(self.setup.running, self)
        live = self._awake
        if live is None:
            return None
        if live.taken.acquire(False):
            live.taker = get_ident()
            if live.at is now:
                return live
            live.taken.release()
        elif live.run.gi_running:
            live.check_outside()
        return None

    def _held(self, now: Moment) -> Live:
        """Return a game in progress that stands at a moment, for nobody else to use until it is let go."""
        return self._standing(now) or self._woken(now, aside=self._awake is not None and self._awake.run.gi_running)

    def _woken(self, now: Moment, *, aside: bool = False) -> Live:
        """Play from the last rest up to a moment; *aside*, while the game in progress goes on to another."""
        # What was logged since the rest is logged again.
        live = begun(self.setup, now, now.log[: now.checkpoint.logged] if self._logs and now.log is not None else None)
        if not aside:
            self._awake = live
        live.at = self._begun(live.run)
        if self._now is now and not aside:
            self._now = live.at
        return live

    def _begun(self, run: Generator[Any, Any, Any]) -> Any:
        """Return the first that comes of what calls rules; meanwhile these can't use the match."""
        try:
            return guarded(self.setup.running, self, run)
        except BaseException as error:
            blame(self.setup, error)

    def _apart(self, do: Callable[[], T]) -> T:
        """Do what calls rules beside the game in progress; meanwhile these can't use the match."""
        found: T = self._begun(doing(do))
        return found

    def _seen(self, now: Moment, look: Callable[[Live], T]) -> T:
        """Return what is seen of the game in progress at a moment; meanwhile its rules can't use the match."""
        with self._held(now) as live:
            found: T = guarded(self.setup.running, self, doing(lambda: look(live)))
            return found

    def _give(self, now: Moment, answer: Any) -> None:
        """Give the script an answer to what a moment waits for; whatever goes wrong before the last line, nothing changes."""
        live = self._held(now) if now.open else self._standing(now)
        before = now if live is None else live.at
        if live is None:
            decision: Any = now.decision
            picked = decision.read(answer) if type(answer) is int else self._apart(lambda: decision.read(answer))
            since, asked = (*now.since, picked), (*now.asked, decision)
            # Nothing that is answered already has to be offered anew.
            live = self._woken(Moment(now.checkpoint, since, None, now.branches, now.log, asked), aside=True)
            told = live.at
        else:
            live.at = NOWHERE
            try:
                told = live.run.send(answer)
            except BaseException as error:
                blame(self.setup, error)
            if type(told) is not Moment:
                live.at = before
                live.taken.release()
                raise told
            live.at = told
        live.taken.release()
        while (here := self._now) is not before:
            if here.sequence != before.sequence:
                raise StaleAnswer(before.sequence, here.sequence)
            before = here
        self._now, self._awake = told, live  # the game before, dropped last, may run code, and let others answer

    def _live(self) -> Game:
        """Return the game in progress, for who is alone with the match."""
        with self._held(self._now) as live:
            return live.game

    # ------------------------------------------------------------------------------------ copies and moments

    def _twin(self) -> Self:
        """Return a match that goes on from here by itself, asleep and without a log."""
        made = object.__new__(type(self))
        made.setup = self.setup
        made._now = self._now
        made._awake = None
        made._logs = False
        return made


def blame(setup: Setup, error: BaseException) -> NoReturn:
    """Say who is to blame for an error in a game."""
    if isinstance(error, RecursionError) and has_room():
        raise RulesLoop("the rules of this game call themselves without end") from error
    if isinstance(error, TabletopError | MemoryError | RecursionError) or not isinstance(error, Exception):
        raise error
    words = f"the rules of {setup.ruleset.name} failed: {type(error).__name__}: {error}"
    raise RulesBug(placed(words, place_of_failure(error))) from error


def beginning(setup: Setup) -> Checkpoint:
    """Return the empty table with which a match begins."""
    return Checkpoint(None, {**setup.ruleset.blank(len(setup.seats)), "seed": setup.seed}, 0, (), set_up=True)
