"""
Strategies for Hypothesis: seeds, set-ups, answers and whole play-outs of any ruleset.

>>> from hypothesis import given
>>> @given(match=played("tic-tac-toe"))
... def test_nobody_marks_a_square_twice(match):
...     assert match.number == 9 - match.view().facts["squares"].count(None)
>>> test_nobody_marks_a_square_twice()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import attrs
from hypothesis import strategies as st

from tabletop import Decision, Game, Match, Ruleset, ruleset

from ._cases import Case, Picked, legal

if TYPE_CHECKING:
    from collections.abc import Mapping

Named = str | type[Game] | Ruleset

__all__ = ["answers", "cases", "options", "picks", "played", "seats", "seeds"]


def seeds() -> st.SearchStrategy[int]:
    """Draw seeds of matches."""
    return st.integers(min_value=0, max_value=2**32)


def seats(game: Named) -> st.SearchStrategy[int]:
    """Draw with how many seats a game is played."""
    return st.sampled_from(ruleset(game).seats)


def options(game: Named) -> st.SearchStrategy[dict[str, Any]]:
    """Draw options of a game, as far as their types say what they may be; the others keep their defaults."""
    rules = ruleset(game)
    fields = attrs.fields(attrs.resolve_types(rules.game.options_class))
    known = {field.name: values for field in fields if (values := values_of(field.type))}
    return st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in known.items()})


def values_of(kind: Any) -> tuple[Any, ...]:
    """Return all values of a type that has few of them."""
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


def cases(game: Named) -> st.SearchStrategy[Case]:
    """Draw set-ups of a game: with how many seats, with which seed and with which options."""
    rules = ruleset(game)

    def case(count: int, seed: int, chosen: Mapping[str, Any]) -> Case:
        return Case(ruleset=rules, seats=count, seed=seed, options=chosen)

    return st.builds(case, seats(rules), seeds(), options(rules))


def picks() -> st.SearchStrategy[Picked]:
    """Draw picks without a decision to pick from: a play-out bends them to whatever is on offer."""
    return st.one_of(
        st.integers(min_value=0, max_value=30),
        st.lists(st.integers(min_value=0, max_value=30), max_size=4).map(tuple),
    )


def answers(decision: Decision) -> st.SearchStrategy[Picked]:
    """Draw legal answers of a decision."""
    numbers = st.integers(min_value=0, max_value=max(len(decision.options) - 1, 0))
    if decision.single:
        return numbers
    several = st.lists(numbers, min_size=decision.at_least, max_size=decision.at_most, unique=True)
    return several.map(tuple if decision.ordered else lambda picked: tuple(sorted(picked)))


@st.composite
def played(draw: st.DrawFn, game: Named, *, most: int = 60, log: bool = True) -> Match:
    """Draw matches of a game after some answers, at most *most*; simpler ones have fewer answers and smaller picks."""
    match = draw(cases(game)).begin(log=log)
    for picked in draw(st.lists(picks(), max_size=most)):
        if match.decision is None:
            break
        match.answer(legal(match.decision, picked))
    return match
