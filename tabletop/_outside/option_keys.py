"""The keys of all options that a game offers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tabletop._base.texts import DONE, NO, PASS, YES
from tabletop._rules.registry import ruleset

from .matches import new

if TYPE_CHECKING:
    from tabletop._play.decisions import Decision
    from tabletop._play.game import Game
    from tabletop._rules.ruleset import Ruleset


def option_keys(game: str | type[Game] | Ruleset, *, games: int = 8, **how: Any) -> tuple[str, ...]:
    """
    Return the keys of the options of a game, in order: of all its cards, and of whatever so many random games offer.

    Rules make options as they go, so the more games are played the fewer rare ones are missing; the same number finds the same.
    Matches are begun as *how* says: see :func:`new`.

    >>> import tabletop
    >>> tabletop.option_keys("leduc-poker")[2:5]
    ('leduc.call', 'leduc.fold', 'leduc.raise')
    """
    rules = ruleset(game)
    found = {text.key for text in (YES, NO, PASS, DONE)} | {kind.id for kind in rules.cards}
    for seed in range(games):
        found.update(keys_in(rules, seed, how))
    return tuple(sorted(found))


def keys_in(rules: Ruleset, seed: int, how: dict[str, Any]) -> set[str]:
    """Return the keys of all options that one random game offers."""
    match, dice = new(rules, seed=seed, log=False, **how), Random(seed)  # noqa: S311 (what is played is no secret)
    found: set[str] = set()
    while match.decision is not None:
        found.update(match.decision.options.keys)
        match.answer(some_picks(match.decision, dice))
    return found


def some_picks(decision: Decision, dice: Random) -> list[int]:
    """Return any legal answer."""
    return dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most))
