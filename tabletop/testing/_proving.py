"""Proofs in the middle of tests: whatever sets an ability off in a scene is walked in every way, and a tally is kept."""

from __future__ import annotations

import tomllib
from collections import Counter
from contextlib import ExitStack, contextmanager
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import attrs

from tabletop import Match, Ruleset, games, ruleset

from . import _laying
from ._firing import acting_abilities, hearing, noting
from ._prove import Budget, prove, walk
from ._scenes import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from tabletop import Decision
    from tabletop._rules.setup import Setup
    from tabletop._table.table import Snapshot

    from ._prove import Proof

#: How much is walked from each answer of a test.
BUDGET: Final = Budget(positions=400, answers=200, chance=12)

#: From how many answers in each file of tests an ability is tried to be proved, if none of these proofs is complete.
TRIES: Final = 5

#: How far an ability is proved, the best first.
COMPLETE, SAMPLED, CUT = RANKS = ("complete", "sampled", "cut")


#: What the file begins with.
HEAD: Final = """\
# How far the abilities of every game are proved in the scenes of its tests: written by `TABLETOP_REWRITE=1 make prove`.
# Of each ability the best proof counts: complete, complete but for chance, which was sampled, or cut.
"""


@attrs.define
class Found:
    """How far the abilities of one game are proved: each with the best that was found, and in how many positions."""

    proved: dict[str, tuple[str, int]] = attrs.field(factory=dict)

    def is_complete(self, ability: str) -> bool:
        """Say whether nothing is left to prove of an ability."""
        return ability in self.proved and self.proved[ability][0] == COMPLETE

    def add(self, ability: str, how: str, positions: int) -> None:
        """Take a proof for an ability, if it is better than the one that there is."""
        there = self.proved.get(ability)
        if there is None or (RANKS.index(how), positions) < (RANKS.index(there[0]), there[1]):
            self.proved[ability] = how, positions


class Proving:
    """Proves what happens in scenes while it lasts, for all rulesets that are installed."""

    def __init__(self) -> None:
        self.rules: Mapping[str, Ruleset] = {name: ruleset(name) for name in games()}
        self.acting = {name: frozenset(acting_abilities(rules)) for name, rules in self.rules.items()}
        self.found = {name: Found() for name in self.rules}
        #: How often each ability was at work in the file of tests that is run, and how often while a game was set up.
        self.times = Counter[tuple[str, bool]]()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Prove what happens in scenes while this lasts."""
        laying = vars(_laying)
        given, started, set_up = Scene._give, laying["start"], laying["new"]

        def give(scene: Scene, decision: Decision, picks: Sequence[int]) -> None:
            self.giving(given, scene, decision, picks)

        def start(setup: Setup, state: Snapshot) -> Match:
            return self.beginning(setup.ruleset, partial(started, setup, state))

        def new(game: Any, *how: Any, **more: Any) -> Match:
            return self.beginning(ruleset(game), partial(set_up, game, *how, **more), once=True)

        with ExitStack() as undo:
            for rules in self.rules.values():
                undo.enter_context(hearing(rules))
            undo.callback(setattr, Scene, "_give", given)
            undo.callback(laying.update, start=started, new=set_up)
            Scene._give = give  # type: ignore[method-assign, assignment]
            laying.update(start=start, new=new)
            yield

    def begin_file(self) -> None:
        """Begin another file of tests."""
        self.times.clear()

    def giving(self, given: Callable[..., None], scene: Scene, decision: Decision, picks: Sequence[int]) -> None:
        """Give the answer of a test, and prove whatever it sets off."""
        match = scene.match
        before = match.copy()
        with noting(match.ruleset, match.number) as noted:
            given(scene, decision, picks)
        if news := self.news(match.ruleset, noted):
            self.take(news, prove(before, first=list(picks), **attrs.asdict(BUDGET)))

    def beginning(self, rules: Ruleset, begin: Callable[..., Match], *, once: bool = False) -> Match:
        """Begin a scene, or set its game up, and prove whatever happens before anybody is asked; perhaps only *once* a file."""
        with noting(rules) as noted:
            match = begin()
        if news := self.news(rules, noted, once=once):
            self.take(news, walk(partial(begin, log=False), rules, since=-1, first=None, budget=BUDGET))
        return match

    def news(self, rules: Ruleset, noted: Iterable[str], *, once: bool = False) -> list[tuple[Found, str]]:
        """
        Return what was at work in an installed game and is not proved completely, if that was not tried often enough.

        Which abilities are tried where does not rest on the order of the files, nor on which process runs them.
        """
        found: list[tuple[Found, str]] = []
        for one in noted:
            self.times[one, once] += 1
            if self.times[one, once] <= (1 if once else TRIES):
                found += [
                    (there, one)
                    for there, counted in self.counted(rules)
                    if one in counted and not there.is_complete(one)
                ]
        return found

    def take(self, news: Iterable[tuple[Found, str]], proof: Proof) -> None:
        """Note a proof for the abilities that it was made for."""
        how = CUT if proof.cut else SAMPLED if proof.sampled else COMPLETE
        for found, ability in news:
            found.add(ability, how, proof.positions)

    def counted(self, rules: Ruleset) -> Iterator[tuple[Found, frozenset[str]]]:
        """
        Find out for which installed game a ruleset counts, and for which of its abilities.

        A game that a test has made from an installed one has cards of its own: it counts for what is on no card.
        """
        for name, installed in self.rules.items():
            acting = self.acting[name]
            if rules.game is installed.game:
                yield self.found[name], acting
            elif issubclass(rules.game, installed.game):
                yield self.found[name], frozenset(one for one in acting if one.split(".")[0] not in installed.by_id)

    # ------------------------------------------------------------------------------------ several processes

    def told(self) -> dict[str, dict[str, list[Any]]]:
        """Return what was found as plain values, to be sent to another process."""
        return {name: {one: list(best) for one, best in found.proved.items()} for name, found in self.found.items()}

    def hear(self, told: Mapping[str, Mapping[str, Sequence[Any]]]) -> None:
        """Take what was found in another process."""
        for name, proved in told.items():
            for ability, (how, positions) in proved.items():
                self.found[name].add(ability, how, positions)

    # ------------------------------------------------------------------------------------ the table

    @property
    def played(self) -> list[str]:
        """The games of which anything was proved."""
        return [name for name in sorted(self.rules) if self.found[name].proved]

    def missing(self) -> list[str]:
        """Name the abilities that no scene has set off, each with its game, of all games of which anything was proved."""
        return [
            f"{name}: {ability}"
            for name in self.played
            for ability in sorted(self.acting[name] - self.found[name].proved.keys())
        ]

    def table(self) -> str:
        """
        Write down in TOML how far the abilities of every game are proved of which anything was.

        The positions are those of complete proofs: half of the abilities have no more than the median, and so on.
        """
        parts = [HEAD]
        for name in self.played:
            proved = self.found[name].proved
            counts = sorted(positions for how, positions in proved.values() if how == COMPLETE)
            parts.append(
                f"[{name}]\nabilities = {len(self.acting[name])}\ncomplete = {len(counts)}\n"
                f"positions = {{ median = {share(counts, 0.5)}, nine_in_ten = {share(counts, 0.9)}, "
                f"most = {share(counts, 1)} }}\n"
                + "".join(f"{rank} = {listed(one for one in proved if proved[one][0] == rank)}\n" for rank in RANKS[1:])
            )
        return "\n".join(parts)

    def differences(self, path: Path) -> list[str]:
        """Say where a file tells something else of what is complete, what is sampled and what is cut."""
        now = tomllib.loads(self.table())
        there = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return [
            f"{name}: {what} is {now.get(name, {}).get(what)}, and {path.name} says {there.get(name, {}).get(what)}"
            for name in sorted({*now, *there})
            for what in ("abilities", "complete", SAMPLED, CUT)
            if now.get(name, {}).get(what) != there.get(name, {}).get(what)
        ]


def share(counts: Sequence[int], part: float) -> int:
    """Return the smallest number that so great a part of some sorted numbers does not exceed; 0 if there are none."""
    return counts[max(ceil(len(counts) * part) - 1, 0)] if counts else 0


def listed(names: Iterable[str]) -> str:
    """Write names as a list in TOML, one on each line."""
    lines = "".join(f'    "{name}",\n' for name in sorted(names))
    return f"[\n{lines}]" if lines else "[]"
