"""Cubes of five colours, and the slots that they go on."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

#: The colours by the letters that slots are written with.
COLOURS: Final = {"R": "red", "B": "blue", "Y": "yellow", "W": "white", "K": "black"}
LETTERS: Final = {colour: letter for letter, colour in COLOURS.items()}
#: The colours that systems have, and that can be taken from the reserve.
BRIGHT: Final = ("red", "blue", "yellow", "white")
BLACK: Final = "black"
#: The mark of an irretrievable slot (MG-097).
STAR: Final = "*"
#: What an empty slot looks like among filled ones.
EMPTY: Final = "."

SYMBOLS: Final = ("cultural", "economic", "diplomatic", "scientific", "military")


class Slot(NamedTuple):
    """A place for one cube of a colour; from a starred one the cube goes to the reserve."""

    colour: str
    starred: bool


@cache
def read_slots(written: str) -> tuple[Slot, ...]:
    """
    Read slots as they are written on class lines: a letter each, with a star if it is irretrievable.

    >>> read_slots("RW*")
    (Slot(colour='red', starred=False), Slot(colour='white', starred=True))
    """
    found: list[Slot] = []
    for sign in written:
        if sign == STAR and found and not found[-1].starred:
            found[-1] = Slot(found[-1].colour, True)
        elif sign in COLOURS:
            found.append(Slot(COLOURS[sign], False))
        else:
            raise ValueError(
                f"slots are written with the letters {', '.join(COLOURS)}, each perhaps with a star after it"
            )
    return tuple(found)


def why_not_slots(written: object) -> str | None:
    """Say what is wrong with slots as somebody has written them, if anything is."""
    if not isinstance(written, str):
        return "slots are written as one text, such as 'YYB*'"
    try:
        read_slots(written)
    except ValueError as error:
        return str(error)
    return None
