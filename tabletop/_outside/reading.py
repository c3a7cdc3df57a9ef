"""The strict door for saves: nothing is evaluated, nothing is coerced, and every fault has a place."""

from __future__ import annotations

from typing import Any, Final

from tabletop._base import json_text
from tabletop._base.errors import MalformedSave, SaveTooLarge, clipped

from .strict import Misfit, structure

#: Larger saves are not even parsed.
LARGEST: Final = 8 * 1024 * 1024

DEEPEST: Final = 64

MOST_ITEMS: Final = 100_000

LONGEST_TEXT: Final = 1_000

BIGGEST: Final = 2**63


class Reading:
    """One piece of a save and where it stands; asking it for what it should be is the only way to get at it."""

    __slots__ = ("data", "path")

    def __init__(self, data: Any, path: str) -> None:
        self.data = data
        self.path = path

    def refuse(self, why: str) -> MalformedSave:
        """Return the error for something that is not what it should be."""
        return MalformedSave(self.path, why)

    def table(self, *keys: str) -> dict[str, Reading]:
        """Return a table with exactly these keys."""
        data = self.data
        if type(data) is not dict:
            raise self.refuse(f"should be a table, not {clipped(data, 40)}")
        if data.keys() != set(keys):
            missing = [key for key in keys if key not in data]
            extra = sorted(key for key in data if key not in keys)
            raise self.refuse(f"missing: {missing}, unknown: {clipped(extra, 200)}")
        return {key: Reading(data[key], f"{self.path}.{key}" if self.path else key) for key in keys}

    def items(self) -> list[Any]:
        """Return a list."""
        if type(self.data) is not list:
            raise self.refuse(f"should be a list, not {clipped(self.data, 40)}")
        if len(self.data) > MOST_ITEMS:
            raise self.refuse(f"has {len(self.data):,} items, more than {MOST_ITEMS:,}")
        return self.data

    def each(self) -> list[Reading]:
        """Return the items of a list, each with its place."""
        return [Reading(part, f"{self.path}[{index}]") for index, part in enumerate(self.items())]

    def number(self, low: int = -BIGGEST, high: int = BIGGEST - 1) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.data
        if type(value) is not int or not low <= value <= high:
            raise self.refuse(f"should be a whole number from {low} to {high}, not {clipped(value, 40)}")
        return value

    def numbers(self, low: int, high: int, count: int | None = None) -> list[int]:
        """Return a list of whole numbers from *low* to *high*."""
        values = self.items()
        if count is not None and len(values) != count:
            raise self.refuse(f"should have {count} numbers, not {len(values)}")
        if values and (set(map(type, values)) != {int} or min(values) < low or max(values) > high):
            raise self.refuse(f"should all be whole numbers from {low} to {high}")
        return values

    def text(self) -> str:
        """Return a text."""
        value = self.data
        if type(value) is not str or len(value) > LONGEST_TEXT or not is_encodable(value):
            raise self.refuse(f"should be a text of at most {LONGEST_TEXT:,} characters, not {clipped(value, 40)}")
        return value

    def truth(self) -> bool:
        """Return true or false."""
        if type(self.data) is not bool:
            raise self.refuse(f"should be true or false, not {clipped(self.data, 40)}")
        return self.data

    def scalars(self) -> Any:
        """Return data of any shape, once it is known to be small and plain."""
        check_shape(self.data, self.path, 0)
        return self.data

    def structured(self, kind: type[Any]) -> Any:
        """Return a record of a known kind."""
        try:
            return structure(self.scalars(), kind)
        except Misfit as error:
            place = f"{self.path}.{error.path}" if error.path else self.path
            raise MalformedSave(place, error.why) from None


def is_encodable(text: str) -> bool:
    """Say whether a text could be sent anywhere (lone surrogates can't)."""
    return text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)


def check_shape(data: Any, path: str, depth: int) -> None:
    """Refuse data that is too deep, too long or too large."""
    if depth > DEEPEST:
        raise MalformedSave(path[:200], f"is nested more than {DEEPEST} deep")
    if isinstance(data, dict):
        for key, part in data.items():
            Reading(key, f"{path} (a key)").text()
            check_shape(part, f"{path}.{key}", depth + 1)
    elif isinstance(data, list):
        for part in Reading(data, path).items():
            check_shape(part, f"{path}[]", depth + 1)
    elif type(data) is str:
        Reading(data, path).text()
    elif type(data) is int:
        Reading(data, path).number()


def parse(text: str | bytes) -> Reading:
    """Read JSON, or say why it can't be."""
    if not isinstance(text, str | bytes):
        raise MalformedSave("", f"should be text, not {type(text).__name__}")
    # A character takes at least a byte, so a text with too many of them need not be encoded to be refused.
    size = len(text)
    if isinstance(text, str) and size <= LARGEST and not text.isascii():
        size = len(text.encode(errors="surrogatepass"))
    if size > LARGEST:
        raise SaveTooLarge(size, LARGEST)
    try:
        return Reading(json_text.parse(text), "")
    except ValueError as error:
        raise MalformedSave("", str(error)) from None
