"""Answers from strangers: JSON is read as exactly an answer, or refused with what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop._base.errors import MalformedAnswer
from tabletop._base.json_text import parse
from tabletop._play.decisions import MOST_PICKS, Answer

#: Longer texts (in bytes) are not even parsed.
LARGEST: Final = 16 * 1024

#: What the numbers in an answer may be.
NUMBER: Final = range(2**63)

FORM: Final = '{"decision": 7, "seat": 0, "picks": [2]}'

KEYS: Final = {"decision", "seat", "picks"}


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
    if data.keys() != KEYS:
        raise MalformedAnswer(data, f"an answer has exactly decision, seat and picks, such as {FORM}")
    picks = data["picks"]
    if not isinstance(picks, list | tuple) or len(picks) > MOST_PICKS:
        raise MalformedAnswer(picks, f"picks should be a list of at most {MOST_PICKS} numbers of options")
    return Answer(
        _number(data["decision"], "decision"),
        _number(data["seat"], "seat"),
        tuple([_number(pick, f"picks[{index}]") for index, pick in enumerate(picks)]),
    )


def _number(value: object, place: str) -> int:
    if type(value) is not int or value not in NUMBER:
        raise MalformedAnswer(value, f"{place} should be a whole number from 0 to {NUMBER.stop - 1}")
    return value


def _parsed(text: str | bytes) -> Any:
    # A character takes at least a byte, so a text with too many of them need not be encoded to be refused.
    if len(text) > LARGEST or (isinstance(text, str) and len(text.encode(errors="surrogatepass")) > LARGEST):
        raise MalformedAnswer(text, f"an answer has at most {LARGEST:,} bytes")
    try:
        return parse(text)
    except ValueError as error:
        raise MalformedAnswer(text, f"it cannot be read ({error}); an answer is a table such as {FORM}") from None
