"""
The kernel: a match is the last resting table plus the answers given since.

A script runs until somebody must decide; between the steps of a turn no script runs and the match is at rest.
So a match can be copied, saved, undone and replayed at any moment, in the middle of an effect too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import attrs

from ._decisions import Answer, Decision, Option, check_sender
from ._errors import (
    AnswerError,
    BadName,
    BadOption,
    BadSeed,
    Diverged,
    NoSuchMoment,
    NoSuchSeat,
    NothingToDecide,
    RulesBug,
    RulesLoop,
    TabletopError,
    WrongSeats,
    shown,
)
from ._game import Game, GameEnded
from ._rulesets import Ruleset, own_values, ruleset
from ._setup import Setup
from ._table import State
from ._texts import Text

if TYPE_CHECKING:
    from random import Random

    from ._log import Entry
    from ._modifiers import Explanation
    from ._outcomes import Outcome
    from ._sequential import Sequential
    from ._views import EventView, PlayerView, StackView, View

Picked = int | tuple[int, ...]

#: More rests than this without a decision, or answers without a rest, are taken for a loop.
MOST_RESTS: Final = 1_000
MOST_ANSWERS: Final = 5_000
LONGEST_NAME: Final = 40


class Rest:
    """A checkpoint: the table at rest after some answers, and the rest before it."""

    __slots__ = ("logged", "number", "previous", "set_up", "since", "state")

    def __init__(
        self,
        previous: Rest | None,
        state: State,
        number: int,
        since: tuple[Picked, ...] | None,
        *,
        set_up: bool = False,
    ) -> None:
        self.previous = previous
        self.state = state
        #: How many answers had been given.
        self.number = number
        #: The answers that led here from the previous rest, or from the set-up; None if nobody knows.
        self.since = since
        #: True if the table is still empty, and setting it up comes next.
        self.set_up = set_up
        #: How many events had been logged, if any were.
        self.logged = 0


class Match:
    """
    One match: it waits for an answer to its :attr:`decision`, until that is None and there is an :attr:`outcome`.

    >>> import tabletop
    >>> match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
    >>> match.answer("centre")
    >>> match.decision.seat, len(match.decision.options)
    (1, 8)
    """

    __slots__ = ("_game", "_log", "_rest", "_script", "_since", "decision", "setup")

    def __init__(self, setup: Setup, rest: Rest, since: Sequence[Picked] = (), *, log: bool) -> None:
        #: What the match was set up with. It holds the seed: nothing for a seat to see.
        self.setup = setup
        #: What the match waits for; None when it is over.
        self.decision: Decision | None = None
        self._rest = rest
        self._since: list[Picked] = list(since)
        self._game: Game | None = None
        self._script: Any = None
        self._log: list[Entry] | None = [] if log else None
        self._wake()

    # ------------------------------------------------------------------------------------ what it is

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self.setup.ruleset

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.setup.seats

    @property
    def number(self) -> int:
        """How many answers were given."""
        return self._rest.number + len(self._since)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        outcome: Outcome | None = self._rest.state["outcome"]
        return outcome

    def __repr__(self) -> str:
        state = "over" if self.decision is None else f"waiting for seat {self.decision.seat}"
        return f"<match of {self.ruleset.name}, {self.number} answers, {state}>"

    # ------------------------------------------------------------------------------------ playing

    def answer(
        self,
        answer: int | str | Option | Answer | Sequence[int | str | Option],
        *,
        seat: int | None = None,
        number: int | None = None,
    ) -> None:
        """
        Answer the decision that waits: by number, by words, by the option itself, or for several by a list of those.

        Frontends say which *seat* answers and the *number* of the decision that it saw: a late click is then refused.
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
            and number is None
        ):
            picked = answer
        else:
            if isinstance(answer, Answer):
                check_sender(decision, answer.seat, answer.decision)
                answer = answer.picks
            check_sender(decision, seat, number)
            picked = decision.read(answer)
        if self._script is None:
            self._wake()
        rest, since = self._rest, self._since
        since.append(picked)
        try:
            self._go_on(picked)
        except BaseException as error:
            since.pop()
            self._rest, self._since, self.decision = rest, since, decision
            self._game = self._script = None
            blamed = self._blamed(error)
            if blamed is error:
                raise
            raise blamed from error

    def _blamed(self, error: BaseException) -> BaseException:
        """Return the error to raise for one that came out of the rules."""
        if isinstance(error, RecursionError):
            return RulesLoop("the rules of this game call themselves without end")
        if isinstance(error, TabletopError) or not isinstance(error, Exception):
            return error
        return RulesBug(f"the rules of {self.ruleset.name} failed: {type(error).__name__}: {error}")

    # ------------------------------------------------------------------------------------ the kernel itself

    def _go_on(self, picked: Picked | None) -> None:
        """Give the script what was picked (a fresh script: None), and run it until the next decision or the end."""
        game: Any = self._game
        if picked is not None:
            game.answers += 1
        try:
            decision: Decision = self._script.send(picked)
        except (StopIteration, GameEnded):
            pass
        else:
            if len(self._since) > MOST_ANSWERS:
                raise RulesLoop(f"more than {MOST_ANSWERS:,} answers without coming to rest")
            self._stop(game, decision)
            return
        self._come_to_rest(game)

    def _come_to_rest(self, game: Any) -> None:
        """Take a checkpoint and begin the next step; again, until one of them asks for a decision or the match is over."""
        table = game.table
        rests = 0
        while rests < MOST_RESTS:
            game.rest()
            rest, since = self._rest, self._since
            if since:
                self._rest = Rest(rest, table.state(), game.answers, tuple(since))
                self._since = []
            else:
                self._rest = Rest(rest.previous, table.state(), rest.number, rest.since)
            if game.log:
                self._rest.logged = len(game.log)
            if table.sheet["outcome"] is not None:
                self._script = None
                self._stop(game, None)
                return
            self._script = script = game.step()
            try:
                decision: Decision = script.send(None)
            except (StopIteration, GameEnded):
                rests += 1
                continue
            self._stop(game, decision)
            return
        raise RulesLoop(f"more than {MOST_RESTS:,} steps in a row in which nobody decides anything")

    def _wake(self) -> None:
        """Make the script run up to where the match is: from the last rest, with the answers since."""
        setup, rest, answers, decision, log = self.setup, self._rest, self._since, self.decision, self._log
        game = setup.ruleset.game(rest.state, setup)
        self._game = game
        game.answers = rest.number
        if log is not None:
            game.log = self._log = log[: rest.logged]  # what was logged since then is logged again
        if rest.state["outcome"] is not None:
            self._stop(game, None)
        else:
            self._since = []
            self._script = game.set_up() if rest.set_up else game.step()
            try:
                self._go_on(None)
                for picked in answers:
                    self._since.append(picked)
                    self._go_on(picked)
            except BaseException as error:
                self._rest, self._since, self._game, self._script = rest, answers, None, None
                self.decision, self._log = decision, log
                blamed = self._blamed(error)
                if blamed is error:
                    raise
                raise blamed from error

    def _stop(self, game: Any, decision: Decision | None) -> None:
        """Wait for an answer to a decision, or for nothing more."""
        self.decision = decision
        if decision is not None:
            decision.number = game.answers
        elif game.table.sheet["outcome"] is None:
            raise RulesBug(f"the rules of {self.ruleset.name} wait for something that no player decides")
        if game.log is not None:
            game.note(decision)

    def _live(self) -> Game:
        """Return the game in progress, woken up if need be."""
        if self._game is None:
            self._wake()
        assert self._game is not None  # noqa: S101 (for the type checker)
        return self._game

    # ------------------------------------------------------------------------------------ copies and moments

    def copy(self, *, log: bool = False) -> Match:
        """
        Return a match that goes on from here by itself; what is done with one never shows in the other.

        A copy costs next to nothing until it is played. It keeps no log of its own unless told to.
        """
        logged = self._logged()[:] if log else None
        made: Match = object.__new__(Match)
        made.setup = self.setup
        made.decision = self.decision
        made._rest = self._rest
        made._since = self._since[:]
        made._game = None
        made._script = None
        made._log = logged
        return made

    @property
    def answers(self) -> tuple[Picked, ...] | None:
        """All answers since the set-up, as numbers of options; None if the match did not begin with a set-up."""
        parts: list[tuple[Picked, ...]] = [tuple(self._since)]
        rest: Rest | None = self._rest
        while rest is not None:
            if rest.since is None:
                return None
            parts.append(rest.since)
            rest = rest.previous
        return tuple([picked for part in reversed(parts) for picked in part])

    @property
    def first_moment(self) -> int:
        """The earliest number of answers at which the match can still be had."""
        rest = self._rest
        while rest.previous is not None:
            rest = rest.previous
        return rest.number if rest.since is None else 0

    def at(self, number: int) -> Match:
        """Return the match as it was after *number* answers: a copy to look at, or to play on from."""
        if type(number) is not int or not self.first_moment <= number <= self.number:
            raise NoSuchMoment(number, self.first_moment, self.number)
        later = list(self._since)
        rest = self._rest
        while rest.number > number and rest.previous is not None:
            later = [*(rest.since or ()), *later]
            rest = rest.previous
        if rest.number > number:
            return played(self.setup, (self.answers or ())[:number], log=False)
        made = self.copy()
        made._rest, made._since, made._log = rest, later[: number - rest.number], self._log
        made._wake()
        return made

    def undo(self) -> None:
        """Take the last answer back, whoever gave it. Ask :meth:`can_undo` what is fair among players."""
        if self.number == self.first_moment:
            raise NoSuchMoment(self.number - 1, self.first_moment, self.number)
        self._become(self.at(self.number - 1))

    def _become(self, other: Match) -> None:
        """Go on where another match is, which is not used any more."""
        for slot in ("_game", "_log", "_rest", "_script", "_since", "decision"):
            setattr(self, slot, getattr(other, slot))

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat may fairly take its last answer back: nothing was rolled or shown since, and nobody else acted."""
        self._check_seat(seat)
        if self.number == self.first_moment:
            return False
        before = self.at(self.number - 1)
        if before.decision is None or before.decision.seat != seat:
            return False
        then, now = before._live().table, self._live().table
        if then.sheet["rolls"] != now.sheet["rolls"]:
            return False
        known_then, known_now = then.sheet["known"], now.sheet["known"]
        return not any(
            after & ~known and not known >> seat & 1 for known, after in zip(known_then, known_now, strict=False)
        )

    def replay(self) -> Match:
        """Play the whole match again from its set-up, and return it; it must come out the same, or the rules have changed."""
        from ._saves import check_replay

        return check_replay(self)

    # ------------------------------------------------------------------------------------ looking

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise NoSuchSeat(seat, len(self.seats))

    def view(self, seat: int | None = None) -> View:
        """Return all that a seat (or a spectator: None) may know, as frozen values."""
        from ._views import view

        if seat is not None:
            self._check_seat(seat)
        game = self._live()
        return view(game, seat, self.decision, tuple(game.stack), self.number)

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """
        The players as everybody sees them, without the rest of a view: quicker for bots that compare how they stand.

        >>> new("supervillain", ["Ann", "Bob"], seed=7).players[0].values["points"]
        0
        """
        from ._views import player_views

        return player_views(self._live())

    def drawing(self, seat: int | None = None) -> str:
        """Return what a seat (or a spectator: None) sees as SVG, if the ruleset draws; otherwise nothing."""
        return self.ruleset.game.drawing(self.view(seat))

    def _repr_svg_(self) -> str | None:
        """Show the match as a drawing in notebooks, as spectators see it."""
        return self.drawing() or None

    def events(self, seat: int | None = None, *, since: int = 0) -> tuple[EventView, ...]:
        """
        Return what a seat (or a spectator: None) saw happen, from event number *since* on, in order.

        Folding the events into the view before them gives the view after them: see :func:`tabletop.fold`.
        """
        from ._views import event_views

        if seat is not None:
            self._check_seat(seat)
        return event_views(self._live(), self._logged(), seat, since)

    def _logged(self) -> list[Entry]:
        """Return the log; a match that kept none plays itself again to have one, as far back as it can."""
        if self._log is None:
            if self.answers is None:
                self._log = []
                self._wake()
            else:
                from ._saves import check_replay

                self._become(check_replay(self, log=True))
        return self._log or []

    @property
    def stack(self) -> tuple[StackView, ...]:
        """What is being resolved, as everybody may know it: the innermost last."""
        from ._views import stack_views

        return stack_views(self._live(), tuple(self._live().stack))

    def explain(self, card: str, quantity: str, *, seat: int | None = None) -> Explanation:
        """Say why a number of a card is what it is; the card goes by the id that *seat* sees."""
        from ._views import explain

        if seat is not None:
            self._check_seat(seat)
        return explain(self._live(), card, quantity, seat)

    def why_not(self, option: object) -> Text | None:
        """Say why something that a player might expect is not on offer now; None if it is."""
        if self.decision is None:
            raise NothingToDecide
        return self.decision.why_not(option)

    # ------------------------------------------------------------------------------------ forms

    def sequential(self) -> Sequential:
        """Return this match with choices of several made one pick at a time, for agents that need it so."""
        from ._sequential import Sequential

        return Sequential(self)

    def save(self) -> str:
        """Return the match as text. It holds everything, hidden cards and dice too: a secret of the host."""
        from ._saves import save

        return save(self)

    def digest(self) -> str:
        """Return a fingerprint of the whole table, dice and the answers since the last rest included."""
        from ._saves import digest

        return digest(self)

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """Return a match that *seat* can't tell from this one: all that it does not know is dealt anew, and dice are fresh."""
        from ._imagine import imagine

        if seat is not None:
            self._check_seat(seat)
        return imagine(self, seat, rng)

    def promises(self) -> tuple[tuple[str, str], ...]:
        """Return every invariant that the table breaks, with what is wrong; none, unless there is a bug."""
        from ._promises import broken

        return broken(self._live())


# ------------------------------------------------------------------------------------------------ beginning


def beginning(setup: Setup) -> Rest:
    """Return the empty table with which a match begins."""
    return Rest(None, {**setup.ruleset.blank(len(setup.seats)), "seed": setup.seed}, 0, (), set_up=True)


def begin(setup: Setup, *, log: bool) -> Match:
    """Begin a match with its set-up."""
    return Match(setup, beginning(setup), log=log)


def played(setup: Setup, answers: Sequence[Picked], *, log: bool) -> Match:
    """Play a match again from its set-up, or say which of the answers can't be given."""
    made = begin(setup, log=log)
    for number, picked in enumerate(answers):
        try:
            made.answer(picked)
        except (AnswerError, RulesBug) as error:
            raise Diverged(number, str(error)) from None
    return made


def new(
    game: str | type[Game] | Ruleset,
    seats: int | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    log: bool = True,
    cards: Any = None,
    ask_chance: bool = False,
    guarded: bool = True,
    **options: Any,
) -> Match:
    """
    Begin a match of an installed game.

    *seats* are names, or how many there are.
    The same *seed* and the same answers give the same match; without one, chance is drawn from the system once.
    Without a *log* a match is faster, and plays itself again when somebody asks for its events.
    *cards* are printed values of your own for some cards, or the path of a TOML file that has them.
    With *ask_chance*, dice and shuffles become decisions of the seat :data:`tabletop.CHANCE`.
    With *guarded*, seats are asked for reactions that they might have, so that being asked tells nobody anything.
    All other *options* are the game's own.

    >>> new("leduc-poker", seats=["Ann", "Bob"], seed=1)
    <match of leduc-poker, 0 answers, waiting for seat 0>
    """
    rules = ruleset(game)
    names = read_seats(rules, rules.seats[0] if seats is None else seats)
    for name, given in (("log", log), ("ask_chance", ask_chance), ("guarded", guarded)):
        if type(given) is not bool:
            raise BadOption(rules.name, name, f"{shown(given)} is neither True nor False")
    if cards is not None:
        rules = rules.with_cards(cards if isinstance(cards, Mapping) else own_values(cards))
    return begin(
        Setup(
            ruleset=rules,
            seats=names,
            seed=read_seed(seed),
            options=read_options(rules, options),
            own_cards=rules.own_cards,
            ask_chance=ask_chance,
            guarded=guarded,
        ),
        log=log,
    )


def load(text: str | bytes, *, verify: bool = False, log: bool = False) -> Match:
    """
    Return the match that was saved as *text*, or refuse it and say what is wrong and where.

    A table that breaks a promise of its game is refused.
    With *verify* the match is also played again from its set-up, and refused if that leads elsewhere.
    With a *log* it plays itself again at once to have one, and otherwise when somebody asks for its events.

    >>> match = new("tic-tac-toe", seats=["Ann", "Bob"], seed=7)
    >>> match.answer("centre")
    >>> load(match.save()).decision.seat
    1
    """
    from ._saves import load

    match = load(text, verify=verify)
    if log:
        match._logged()
    return match


def read_seats(rules: Ruleset, seats: object) -> tuple[str, ...]:
    """Return the names of seats, or refuse what was given."""
    if type(seats) is int:
        if seats not in rules.seats:
            raise WrongSeats(rules.name, seats, rules.seats)
        return numbered(seats)
    if not isinstance(seats, list | tuple) or len(seats) not in rules.seats:
        raise WrongSeats(rules.name, len(seats) if isinstance(seats, list | tuple) else seats, rules.seats)
    names: list[str] = []
    for given in seats:
        if not isinstance(given, str):
            raise BadName(given, "a name is a text")
        name = "".join(char for char in given if char.isprintable()).strip()
        if not name or len(name) > LONGEST_NAME:
            raise BadName(given, f"a name has 1 to {LONGEST_NAME} printable characters")
        if name in names:
            raise BadName(given, "another seat has that name")
        names.append(name)
    return tuple(names)


@cache
def numbered(seats: int) -> tuple[str, ...]:
    """Return names for seats that were not named."""
    return tuple([f"Seat {number}" for number in range(1, seats + 1)])


def read_seed(seed: object) -> int:
    """Return a seed, drawn from the system if none was given."""
    if seed is None:
        from secrets import randbits

        return randbits(62)
    if type(seed) is not int or not -(2**63) <= seed < 2**63:
        raise BadSeed
    return seed


def read_options(rules: Ruleset, given: Mapping[str, Any]) -> Any:
    """Return the options of a game, or refuse what was given and say what would do."""
    cls = rules.game.options_class
    fields = attrs.fields_dict(cls)
    for name in given:
        if name not in fields:
            there = ", ".join(fields) or "no options"
            raise BadOption(rules.name, name, f"there is no such option; there is {there}")
    if not given:
        try:
            return cls()
        except TypeError:  # an option without a default: say which, below
            pass
    from ._strict import Misfit, structure

    try:
        return structure(dict(given), cls)
    except Misfit as error:
        # A check of several options together says first which one will not do.
        option, named, why = error.why.partition(": ")
        if named and not error.path and option in fields:
            raise BadOption(rules.name, option, why) from None
        raise BadOption(rules.name, error.path or next(iter(given), ""), error.why) from None
