"""Every way that an effect can go: all answers from a scene on, until the table rests, under the checks of the kit."""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from copy import copy
from math import comb, perm
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import CHANCE, Decision, ImpossibleSave, Match, Ruleset, TabletopError, fold, load, to_data

from ._cases import Picked, dice, every_answer, fewest, uniform
from ._checks import check_offer, first_difference, readers, seat_name, state_line
from ._errors import ScenarioError, WayFailure
from ._firing import noting
from ._inside import chance_in_every_way, is_at_rest, is_something_going_on, view_anew, whole_table
from ._scenes import Scene
from ._tally import Broken, broken
from ._watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

#: How many more answers are given than positions looked at, where ways meet again or chance goes many ways.
STEPS: Final = 10


@attrs.frozen(kw_only=True)
class Proof:
    """
    What :func:`prove` has walked without finding anything: read it as attributes, or print it.

    It is :attr:`complete` if there is no other way to go: no decision was :attr:`cut`, and chance was not :attr:`sampled`.
    """

    #: How many positions there were at which somebody decides, or the table rests.
    positions: int
    #: At how many different tables the ways have come to rest, or to the end of the match.
    ends: int
    #: What was picked on the longest way.
    longest: tuple[str, ...]
    #: The abilities that were at work on any way, such as ``"herald.on_play"``.
    fired: tuple[str, ...]
    #: The decisions of which not all answers were walked, and how many were.
    cut: tuple[str, ...] = ()
    #: What chance was asked where it could bring more than was walked.
    sampled: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every way was walked to its end."""
        return not self.cut and not self.sampled

    def __str__(self) -> str:
        how = "complete"
        if self.cut:
            how = f"cut, at {'; '.join(self.cut[:5])}" + ("; ..." if len(self.cut) > 5 else "")
        if self.sampled:
            how += f", {'and' if self.cut else 'but that'} chance was sampled, at {'; '.join(self.sampled)}"
        return (
            f"{how}: {self.positions:,} positions, {self.ends:,} ends, at most {len(self.longest)} answers; "
            f"at work: {', '.join(self.fired) or 'nothing'}"
        )


def prove(
    scene: Scene | Match, *, first: Any = None, positions: int = 2_000, answers: int = 500, chance: int = 24
) -> Proof:
    """
    Walk every way that a scene can go from here until the table rests, and make the checks of the kit at each position.

    Dice and shuffles go all ways, too, if there are no more than *chance* of them, and otherwise a few of them at random.
    No more *positions* are looked at, and of no decision more *answers*, than is said; the proof then tells where it was cut.
    With a *first* answer, only the ways are walked that begin with it.

    Raises :class:`WayFailure` with the way that leads to what is wrong, and :class:`ScenarioError` if nothing could be walked
    as it is said. The scene itself stays as it is.

    >>> from tabletop.testing import prove, table
    >>> scene = table("hedge-court", Ann={"hand": ["feast"]}, Bob={}, facts={"actions": 2, "turn": 1})
    >>> proof = prove(scene, first="Feast")
    >>> proof.complete, proof.positions, proof.fired
    (True, 3, ('feast.on_play',))
    """
    match = scene.match if isinstance(scene, Scene) else scene
    if not isinstance(match, Match):
        raise ScenarioError(f"only a scene or a match can be proved, not {match!r:.60}")
    for name, most in {"positions": positions, "answers": answers, "chance": chance}.items():
        if type(most) is not int or most < 0:
            raise ScenarioError(f"{name} should be a whole number from 0 on, not {most!r:.60}")
    return walk(match.copy, match.ruleset, since=match.number, first=first, budget=Budget(positions, answers, chance))


@attrs.frozen
class Budget:
    """How much is walked: positions, answers to one decision, and ways of chance between two decisions."""

    positions: int
    answers: int
    chance: int


def walk(begin: Callable[[], Match], rules: Ruleset, *, since: int, first: Any, budget: Budget) -> Proof:
    """Walk all ways from a position that is yet to be had; what happened up to so many answers stays as it was."""
    with noting(rules, since) as noted, chance_in_every_way(since, budget.chance) as sampled:
        walker = Walker(budget)
        with telling_way((), ()):
            match = begin()
        walker.begin(match, first)
        walker.all()
    return Proof(
        positions=walker.positions,
        ends=walker.ends,
        longest=walker.longest,
        fired=tuple(noted),
        cut=tuple(walker.cut),
        sampled=tuple(sampled),
    )


@attrs.define(eq=False)
class Position:
    """A position on the way, at which answers may be left to try."""

    match: Match
    #: Who counts the cards; nobody does before the first position at which a seat decides.
    watch: Watch | None = None
    #: What was picked on the way here, in words and as numbers.
    labels: tuple[str, ...] = ()
    answers: tuple[Picked, ...] = ()
    #: What everybody sees here, or saw when somebody decided last, and the sequence of that moment.
    seen: dict[int | None, Any] = attrs.field(factory=dict)
    sequence: int = 0
    #: Whether a save of this table can be loaded: one with more copies than are printed can't.
    is_possible: bool = True
    #: The answers that are left, how many were tried, and how many there are.
    left: Iterator[Picked] = attrs.field(factory=lambda: iter(()))
    ways: int = 0
    tried: int = 0


class Walker:
    """Somebody who walks all ways from one position: a step from each open one in turn, so that none is left for the last."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.open: deque[Position] = deque()
        #: The tables at rest that were reached.
        self.rests: set[str] = set()
        self.positions = 0
        self.steps = 0
        self.ends = 0
        self.longest: tuple[str, ...] = ()
        self.cut: dict[str, None] = {}

    def begin(self, match: Match, first: Any) -> None:
        """Look at the first position, and open it."""
        with telling_way((), ()):
            here = Position(match, is_possible=is_possible(match))
            if not is_chances(match.decision):
                look_around(here, look_back(here))
                self.positions = 1
        if match.decision is None:
            self.ends = 1
        elif first is None:
            self.open_up(here)
        else:
            here.left, here.ways = iter([match.decision.read(first)]), 1
            self.open.append(here)

    def all(self) -> None:
        """Walk until nothing is left, or the budget is used up."""
        most = self.budget.positions
        while self.open and self.positions < most and self.steps < STEPS * most:
            here = self.open[0]
            picked = next(here.left, None)
            if picked is None:
                self.open.popleft()
            else:
                self.open.rotate(-1)
                here.tried += 1
                self.steps += 1
                self.go(here, picked)
        for here in self.open:
            if here.tried < here.ways:
                self.note_cut(here.match.decision, here.tried, here.ways)

    def go(self, before: Position, picked: Picked) -> None:
        """Give one answer, look at where it leads, and open that if it goes on from there."""
        match = before.match.copy()
        here = Position(match, before.watch, before.labels, before.answers)
        here.seen, here.sequence, here.is_possible = before.seen, before.sequence, before.is_possible
        self.step(here, picked)
        if is_chances(match.decision):
            self.open_up(here)
            return
        with telling_way(here.labels, here.answers):
            table = look_back(here)
            if self.is_known(match):
                return
            look_around(here, table)
        self.positions += 1
        if len(here.labels) > len(self.longest):
            self.longest = here.labels
        if match.decision is not None and is_something_going_on(match):
            self.open_up(here)
        else:
            self.ends += 1

    def is_known(self, match: Match) -> bool:
        """Say whether a table is at rest that was reached before, and note it."""
        if not is_at_rest(match):
            return False
        count = len(self.rests)
        self.rests.add(match.digest())
        return len(self.rests) == count

    def step(self, here: Position, picked: Picked) -> None:
        """Go on with one answer."""
        decision = here.match.decision
        assert decision is not None
        here.labels = (*here.labels, in_words(decision, picked))
        here.answers = (*here.answers, picked)
        with telling_way(here.labels, here.answers):
            here.match.answer(picked)

    def open_up(self, here: Position) -> None:
        """Leave the answers at a position to be tried: all of them, or where there are too many, some."""
        decision = here.match.decision
        assert decision is not None
        here.ways = count_ways(decision)
        if here.ways > self.budget.answers:
            picks = some_answers(decision, self.budget.answers, dice(*here.answers))
            self.note_cut(decision, len(picks), here.ways)
            here.left, here.ways = iter(picks), len(picks)
        else:
            here.left = every_answer(decision)
        self.open.append(here)

    def note_cut(self, decision: Decision | None, tried: int, ways: int) -> None:
        """Note that not all answers of a decision were tried."""
        assert decision is not None
        self.cut[f"{str(decision.prompt)!r}, {tried:,} of {ways:,} answers"] = None


# ------------------------------------------------------------------------------------------------ answers


def is_chances(decision: Decision | None) -> bool:
    """Say whether chance is asked."""
    return decision is not None and decision.seat == CHANCE


def count_ways(decision: Decision) -> int:
    """Count the answers that a decision has."""
    count = len(decision.options)
    if decision.single:
        return count
    of = perm if decision.ordered else comb
    return sum(of(count, some) for some in range(decision.at_least, decision.at_most + 1))


def some_answers(decision: Decision, most: int, rng: Random) -> list[Picked]:
    """Return some answers of a decision that has more: the fewest, all that can be picked, and others at random."""
    count = len(decision.options)
    if decision.single:
        return [*sorted(rng.sample(range(count), most))]
    found: dict[Picked, None] = {fewest(decision): None, tuple(range(count - decision.at_most, count)): None}
    while len(found) < most:
        found[uniform(decision, rng)] = None
    return list(found)[:most]


def in_words(decision: Decision, picked: Picked) -> str:
    """Tell what is asked and what was picked."""
    options = decision.options
    labels = [options[one].label for one in ([picked] if isinstance(picked, int) else picked)]
    return f"{decision.prompt!s} {' + '.join(labels) or '(nothing)'}"


# ------------------------------------------------------------------------------------------------ checks


@contextmanager
def telling_way(labels: Sequence[str], answers: Sequence[Picked]) -> Iterator[None]:
    """Say of what goes wrong on which way it does."""
    try:
        yield
    except Broken as found:
        raise WayFailure(found.check, found.why, labels, answers) from None
    except TabletopError as error:
        raise WayFailure("rules", f"{type(error).__name__}: {error}", labels, answers) from error


def is_possible(match: Match) -> bool:
    """Say whether a table could come to be in a game, so that its save can be loaded: a scene may have extra copies."""
    try:
        load(match.save())
    except ImpossibleSave:
        return False
    return True


def all_of(match: Match) -> str:
    """Return all that tells one position from another, with the table in the middle of a step."""
    return state_line(match) + whole_table(match)


def loaded(match: Match) -> Match:
    """Return a match that is saved and loaded."""
    try:
        return load(match.save())
    except TabletopError as error:
        broken("replay", f"saved, the match can't be loaded: {error}")


def look_back(here: Position) -> str:
    """Make the checks that hang on the way to a position: what lies there, is saved and is taken back; return the table."""
    match = here.match
    here.watch = copy(here.watch) or Watch(match)
    here.watch.look(match)
    table = whole_table(match)
    all_there_is = state_line(match) + table
    if here.is_possible and all_of(loaded(match)) != all_there_is:
        broken("replay", "saved and loaded, the match is another one")
    if here.answers:
        again = match.copy()
        again.undo()
        again.answer(here.answers[-1])
        if all_of(again) != all_there_is:
            broken("undo", "the last answer, taken back and given again, leads elsewhere")
    return table


def look_around(here: Position, before: str) -> None:
    """Make the other checks of a position, with the table as it was before anybody looked: what is offered and what is seen."""
    match = here.match
    if match.decision is not None:
        check_offer(match.decision, match.number)
    seen, sequence = here.seen, here.sequence
    here.seen, here.sequence = {seat: to_data(match.view(seat)) for seat in readers(match)}, match.sequence
    if (anew := to_data(view_anew(match, None))) != here.seen[None]:
        broken("memory", f"the spectators are shown what is no longer so: {first_difference(here.seen[None], anew)}")
    for seat, picture in seen.items():
        folded = fold(picture, match.events(seat, since=sequence))
        if folded != here.seen[seat]:
            broken("fold", f"for {seat_name(seat)} {first_difference(folded, here.seen[seat])}")
    if whole_table(match) != before:
        broken("looking", "the table is another one after somebody has looked at it")
