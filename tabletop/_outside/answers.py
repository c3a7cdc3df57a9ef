"""Answers from strangers: JSON is read as exactly an answer, or refused with what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop._base.errors import MalformedAnswer
from tabletop._base.reading import LARGEST_ANSWER, MOST_PICKS, Reading, parse, size_of
from tabletop._play.decisions import Answer

FORM: Final = '{"decision": 7, "seat": 0, "picks": [2]}'


class Part(Reading):
    """One piece of an answer."""

    __slots__ = ()

    def should_be(self, wanted: str) -> MalformedAnswer:
        """Return the error for something that is not what it should be."""
        return MalformedAnswer(self.data, f"{self.path} should be {wanted}")


def read_answer(data: str | bytes | Mapping[str, Any]) -> Answer:
    """
    Read an answer from JSON, or from what JSON was parsed to: which decision, which seat, and the picks by number.

    Nothing else may stand in it and nothing is coerced: what has another form is refused.
    Seats are players: nobody can answer for chance this way.

    >>> read_answer('{"decision": 7, "seat": 0, "picks": [2]}')
    Answer(decision=7, seat=0, picks=(2,))
    """
    if isinstance(data, str | bytes):
        data = _parsed(data)
    if not isinstance(data, Mapping):
        raise MalformedAnswer(data, f"an answer is a table such as {FORM}")
    if data.keys() != {"decision", "seat", "picks"}:
        raise MalformedAnswer(data, f"an answer has exactly decision, seat and picks, such as {FORM}")
    picks = data["picks"]
    if not isinstance(picks, list | tuple) or len(picks) > MOST_PICKS:
        raise Part(picks, "picks").should_be(f"a list of at most {MOST_PICKS} numbers of options")
    decision, seat = Part(data["decision"], "decision").number(0), Part(data["seat"], "seat").number(0)
    return Answer(decision, seat, tuple([pick.number(0) for pick in Part(list(picks), "picks").each()]))


def _parsed(text: str | bytes) -> Any:
    if size_of(text, LARGEST_ANSWER) > LARGEST_ANSWER:
        raise MalformedAnswer(text, f"an answer has at most {LARGEST_ANSWER:,} bytes")
    try:
        return parse(text)
    except ValueError as error:
        raise MalformedAnswer(text, f"it cannot be read ({error}); an answer is a table such as {FORM}") from None
