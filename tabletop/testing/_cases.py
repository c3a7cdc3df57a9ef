"""Cases to look at: a ruleset, its set-up and the answers given; and ways to find answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any, Final

import attrs

from tabletop import AnswerError, Decision, Match, Ruleset, new

Picked = int | tuple[int, ...]
Policy = Callable[[Decision, Random], Picked]


@attrs.frozen(kw_only=True)
class Case:
    """
    One set-up of a ruleset.

    >>> import tabletop
    >>> Case(ruleset=tabletop.ruleset("tic-tac-toe"), seats=2, seed=7).play([4, 0]).number
    2
    """

    ruleset: Ruleset
    seats: int
    seed: int = 0
    options: Mapping[str, Any] = attrs.field(factory=dict)
    #: After how many answers it is broken off, if the game is not over by then.
    length: int | None = None

    def is_long_enough(self, answers: int) -> bool:
        """Say whether a game of so many answers is broken off."""
        return self.length is not None and answers >= self.length

    @property
    def name(self) -> str:
        """What the game is called."""
        return self.ruleset.name

    def begin(self, *, log: bool = False) -> Match:
        """Begin the match."""
        return new(self.ruleset, self.seats, seed=self.seed, log=log, **self.options)

    def play(self, answers: Sequence[Picked], *, log: bool = False) -> Match:
        """Begin the match and give the answers, as far as they can be given."""
        match = self.begin(log=log)
        for picked in answers:
            if match.decision is None or picked not in match.decision:
                break
            match.answer(picked)
        return match

    def as_test(self, check: str, answers: Sequence[Picked]) -> str:
        """Write a test that runs one check on this case."""
        game = self.ruleset.game
        name = self.name.replace("-", "_")
        if check == "ends":
            return self.as_whole_test(len(answers))
        options = f", options={dict(self.options)!r}" if self.options else ""
        return (
            "from tabletop.testing import recheck\n\n\n"
            f"def test_{name}_passes_{check.replace(' ', '_').replace('-', '_')}():\n"
            f'    """\n    {self.ruleset.title} passes the check {check!r} here.\n    """\n'
            f"    recheck(\n        {self.name!r},  # {game.__module__}.{game.__qualname__}\n"
            f"        {check!r},\n        seats={self.seats},\n        seed={self.seed}{options},\n"
            f"        answers={list(answers)!r},\n    )\n"
        )

    def as_whole_test(self, most: int) -> str:
        """Write a test that plays this case again, for what shows only after very many answers."""
        game, name = self.ruleset.game, self.name.replace("-", "_")
        return (
            "from tabletop.testing import check_ruleset\n\n\n"
            f"def test_{name}_ends():\n"
            f'    """\n    {self.ruleset.title} comes to an end.\n    """\n'
            f"    # {game.__module__}.{game.__qualname__}\n"
            f"    check_ruleset({self.name!r}, games=1, seats={self.seats}, seed={self.seed}, "
            f"options={dict(self.options)!r}, most={most})\n"
        )


# ------------------------------------------------------------------------------------------------ answers


def fewest(decision: Decision) -> Picked:
    """Return the first legal answer: the first option, or the first few."""
    return 0 if decision.single else tuple(range(decision.at_least))


def legal(decision: Decision, wanted: Picked) -> Picked:
    """Return the legal answer nearest to one that was made for another decision."""
    count = len(decision.options)
    if decision.single:
        number = wanted if isinstance(wanted, int) else (wanted[0] if wanted else 0)
        return number % count
    numbers = [wanted] if isinstance(wanted, int) else list(wanted)
    picks = list(dict.fromkeys(number % count for number in numbers))[: decision.at_most]
    picks += [number for number in range(count) if number not in picks][: max(decision.at_least - len(picks), 0)]
    return tuple(picks if decision.ordered else sorted(picks))


def every_answer(decision: Decision) -> Iterator[Picked]:
    """
    Go through all legal answers of a decision.

    >>> import tabletop
    >>> list(every_answer(tabletop.new("leduc-poker", seed=1).decision))
    [0, 1]
    """
    if decision.single:
        yield from range(len(decision.options))
        return
    ways = permutations if decision.ordered else combinations
    for count in range(decision.at_least, decision.at_most + 1):
        yield from ways(range(len(decision.options)), count)


# ------------------------------------------------------------------------------------------------ policies


def uniform(decision: Decision, rng: Random) -> Picked:
    """Pick anything, all options equally likely."""
    count = len(decision.options)
    if decision.single:
        return int(rng.random() * count)
    picks = rng.sample(range(count), rng.randint(decision.at_least, decision.at_most))
    return tuple(picks if decision.ordered else sorted(picks))


def first(decision: Decision, rng: Random) -> Picked:
    """Pick the first option, most of the time."""
    return fewest(decision) if rng.random() < STUBBORN else uniform(decision, rng)


def last(decision: Decision, rng: Random) -> Picked:
    """Pick the last option, or as many as may be, most of the time."""
    if rng.random() >= STUBBORN:
        return uniform(decision, rng)
    count = len(decision.options)
    return count - 1 if decision.single else tuple(range(count - decision.at_most, count))


def passing(decision: Decision, rng: Random) -> Picked:
    """Pass, decline or pick nothing where that is possible, most of the time."""
    if rng.random() >= STUBBORN:
        return uniform(decision, rng)
    if not decision.single:
        return fewest(decision)
    things = decision.options.things
    nothing = [index for index, thing in enumerate(things) if thing is False or repr(thing) == "PASSED"]
    return nothing[-1] if nothing else uniform(decision, rng)


#: How often a stubborn policy does what it is named after; if it always did, some games would go on for ever.
STUBBORN: Final = 0.9
#: Half of all games are played by the first, the others by each of the rest in turn.
POLICIES: Final[Mapping[str, Policy]] = {"uniform": uniform, "first": first, "last": last, "passing": passing}


def policy_of(seed: int) -> Policy:
    """Return the policy by which the game of a seed is played."""
    return uniform if seed % 2 == 0 else (first, last, passing)[seed // 2 % 3]


def play_out(match: Match, policy: Policy, rng: Random, *, most: int | None = None) -> list[Picked]:
    """Play a match to its end (or for *most* answers), and return the answers."""
    answers: list[Picked] = []
    while (decision := match.decision) is not None and (most is None or len(answers) < most):
        picked = policy(decision, rng)
        match.answer(picked)
        answers.append(picked)
    return answers


def random_match(
    ruleset: Any,
    *,
    seats: int | None = None,
    seed: int = 0,
    most: int | None = None,
    log: bool = True,
    policy: Policy | None = None,
    **options: Any,
) -> Match:
    """
    Return a match that was played at random, to its end or for *most* answers; the same one for the same *seed*.

    A *policy* picks answers from a decision and dice of its own, where anything at random would lead nowhere.

    >>> random_match("tic-tac-toe", seed=3, most=4).number
    4
    """
    match = new(ruleset, seats, seed=seed, log=log, **options)
    play_out(match, policy or uniform, dice(seed), most=most)
    return match


def dice(*seeds: object) -> Random:
    """Return a generator of the kit's own, the same one for the same seeds."""
    return Random("/".join(map(str, seeds)))  # noqa: S311 (dice, not secrets)


def refuses(match: Match, answer: Any, **sender: Any) -> AnswerError | None:
    """Give an answer that should be refused; return the refusal, or None if it was accepted."""
    try:
        match.answer(answer, **sender)
    except AnswerError as error:
        return error
    return None
