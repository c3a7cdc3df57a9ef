"""How often cards are resolved and abilities fire in random games: what no game ever does is likely broken."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import attrs

from tabletop import Card, Game, Ruleset
from tabletop._rules.registry import ruleset

from ._cases import Policy, random_match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tabletop._rules.abilities import Ability


@attrs.frozen
class Census:
    """
    What happened in many games: how often the text of each card was resolved, and how often each ability was at work.

    Cards go by their ids and abilities by card and method, such as ``"herald.on_play"``.
    """

    games: int
    answers: int
    resolved: Mapping[str, int]
    fired: Mapping[str, int]

    @property
    def idle(self) -> tuple[str, ...]:
        """The abilities that never were at work."""
        return tuple(name for name, count in self.fired.items() if not count)

    @property
    def unplayed(self) -> tuple[str, ...]:
        """The cards that never were resolved and had no ability at work either."""
        at_work = {name.split(".")[0] for name, count in self.fired.items() if count}
        return tuple(card for card, count in self.resolved.items() if not count and card not in at_work)

    def __str__(self) -> str:
        lines = [f"{self.games:,} games, {self.answers:,} answers"]
        for card, count in self.resolved.items():
            own = [
                f"{name.split('.')[1]} {times:,}" for name, times in self.fired.items() if name.startswith(f"{card}.")
            ]
            lines.append(f"  {card}: resolved {count:,}" + (f"; {', '.join(own)}" if own else ""))
        return "\n".join(lines)


def census(
    game: str | type[Game] | Ruleset,
    *,
    games: int,
    seed: int = 0,
    options: Callable[[int], Mapping[str, Any]] | None = None,
    seats: tuple[int, ...] | None = None,
    policy: Policy | None = None,
) -> Census:
    """
    Play random games and count what cards did in them; *options* says for each number of a game how it is set up.

    Where anything at random leads nowhere, a *policy* answers instead: it gets a decision and dice.

    >>> counted = census("hedge-court", games=3)
    >>> counted.games, counted.resolved["squire"] > 0, counted.fired["smith.forge"] > 0
    (3, True, True)
    """
    found = ruleset(game)
    rules = Ruleset(found.game, named=found.named)
    counts = Counter[str]()
    resolved = Counter[str]()
    answers = 0
    with counting(rules, counts, resolved):
        for number in range(games):
            sizes = seats or rules.seats
            match = random_match(
                rules,
                seats=sizes[number % len(sizes)],
                seed=seed + number,
                log=False,
                policy=policy,
                **(options(number) if options else {}),
            )
            answers += match.number
    return Census(
        games,
        answers,
        {card.id: resolved[card.id] for card in rules.cards},
        {
            f"{card.id}.{ability.name}": counts[f"{card.id}.{ability.name}"]
            for card in rules.cards
            for ability in card.abilities
        },
    )


@contextmanager
def counting(rules: Ruleset, fired: Counter[str], resolved: Counter[str]) -> Iterator[None]:
    """Count what cards do while this lasts: of what only answers a question, how often it had a say."""
    resolving = Game.resolving

    def counted(self: Any, source: Any, *given: Any, **more: Any) -> Any:
        if isinstance(source, Card):
            resolved[source.id] += 1
        return resolving(self, source, *given, **more)

    with ExitStack() as undo:
        undo.callback(delattr, Game, "resolving")
        Game.resolving = counted  # type: ignore[method-assign]
        for kind in rules.cards:
            undo.callback(setattr, kind, "abilities", kind.abilities)
            kind.abilities = tuple([watching(kind, ability, fired) for ability in kind.abilities])
        yield


def watching(kind: type[Card], ability: Ability, fired: Counter[str]) -> Ability:
    """Return an ability that counts when it is at work."""

    def run(*given: Any) -> Any:
        said = ability.run(*given)
        if said:
            fired[f"{kind.id}.{ability.name}"] += 1
        return said

    return attrs.evolve(ability, run=run)
