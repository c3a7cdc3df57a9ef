"""Cubes of five colours, and the slots that they go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from tabletop import Text

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


def in_words(colours: Iterable[str]) -> Text:
    """
    Say which cubes are meant, those of a colour together.

    >>> str(in_words(["red", "white", "red", "black"])), str(in_words(["blue"]))
    ('2 red cubes, a white cube and a black cube', 'a blue cube')
    """
    counts = Counter(colours).items()
    if not counts:
        return Text("galaxy.no-cubes", "nothing")
    each = {f"part{index}": cubes_of(*pair) for index, pair in enumerate(counts)}
    first, last = list(each)[:-1], list(each)[-1:]
    written = " and ".join([", ".join(f"{{{name}}}" for name in some) for some in (first, last) if some])
    return Text(f"galaxy.cubes-{len(each)}", written, **each)


class Cubes(tuple[str, ...]):
    """Cubes by their colours, which say in words which they are."""

    __slots__ = ()

    def label_for(self, seat: int) -> Text:
        """Return which cubes they are."""
        return in_words(self)


NO_CUBES: Final = Cubes()


def cubes_of(colour: str, count: int) -> Text:
    """Say how many cubes of a colour are meant."""
    if count == 1:
        return Text("galaxy.one-cube", "a {colour} cube", colour=colour)
    return Text("galaxy.some-cubes", "{count} {colour} cubes", count=count, colour=colour)


def why_not_slots(written: object) -> str | None:
    """Say what is wrong with slots as somebody has written them, if anything is."""
    if not isinstance(written, str):
        return "slots are written as one text, such as 'YYB*'"
    try:
        read_slots(written)
    except ValueError as error:
        return str(error)
    return None
