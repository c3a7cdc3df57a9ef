"""Answers from strangers: JSON is read as exactly an answer, or refused with what would be right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from ._decisions import MOST_PICKS, Answer
from ._errors import MalformedAnswer

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
        raise MalformedAnswer(_shown(data), f"an answer is a table such as {FORM}")
    if data.keys() != KEYS:
        raise MalformedAnswer(_shown(data), f"an answer has exactly decision, seat and picks, such as {FORM}")
    picks = data["picks"]
    if not isinstance(picks, list | tuple) or len(picks) > MOST_PICKS:
        raise MalformedAnswer(_shown(picks), f"picks should be a list of at most {MOST_PICKS} numbers of options")
    return Answer(
        _number(data["decision"], "decision"),
        _number(data["seat"], "seat"),
        tuple([_number(pick, f"picks[{index}]") for index, pick in enumerate(picks)]),
    )


def _number(value: object, place: str) -> int:
    if type(value) is not int or value not in NUMBER:
        raise MalformedAnswer(_shown(value), f"{place} should be a whole number from 0 to {NUMBER.stop - 1}")
    return value


def _parsed(text: str | bytes) -> Any:
    # A character takes at least a byte, so a text with too many of them need not be encoded to be refused.
    if len(text) > LARGEST or (isinstance(text, str) and len(text.encode(errors="surrogatepass")) > LARGEST):
        raise MalformedAnswer(_shown(text), f"an answer has at most {LARGEST:,} bytes")
    try:
        words = text.decode() if isinstance(text, bytes) else text
        return json.loads(words, parse_float=_no_number, parse_constant=_no_number, object_pairs_hook=_once_each)
    except RecursionError:
        raise MalformedAnswer(_shown(text), f"an answer is a table such as {FORM}") from None
    except ValueError as error:
        raise MalformedAnswer(_shown(text), f"it cannot be read ({error}); an answer is JSON such as {FORM}") from None


def _no_number(text: str) -> Any:
    raise ValueError(f"{text:.40} is no whole number")


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands there twice")
    return made


def _shown(value: object) -> object:
    """Return what an error may hold of something from a stranger: all of it if it is small, else its type."""
    if value is None or type(value) is bool:
        return value
    if type(value) is int:
        return value if abs(value) in NUMBER else "a number of more than 64 bits"
    if isinstance(value, str | bytes):
        return value[:80]
    return type(value).__name__
