"""How much deeper calls may nest: who is called near Python's limit can't tell a loop from a caller without room."""

from __future__ import annotations

from typing import Final

#: More calls than whatever is done with a match nests, if its rules don't call themselves.
ROOM: Final = 150


def has_room(calls: int = ROOM) -> bool:
    """
    Say whether calls may nest so much deeper.

    >>> has_room(), has_room(10**6)
    (True, False)
    """
    try:
        return calls == 0 or has_room(calls - 1)
    except RecursionError:
        return False
