"""JSON from strangers: whole numbers only, no key twice, and one kind of error for everything that is wrong with it."""

from __future__ import annotations

import json
from typing import Any


def parse(text: str | bytes) -> Any:
    """Return what JSON says, or raise :class:`ValueError` with the reason why it can't be read."""
    try:
        words = text.decode() if isinstance(text, bytes) else text
        return json.loads(words, parse_float=_no_number, parse_constant=_no_number, object_pairs_hook=_once_each)
    except RecursionError:
        raise ValueError("it is nested too deep") from None


def _no_number(text: str) -> Any:
    raise ValueError(f"{text:.40} is no whole number")


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands there twice")
    return made
