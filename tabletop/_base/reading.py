"""The strict door for data from outside: nothing is evaluated, nothing is coerced, and every fault has a place."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, TypeVar

from .errors import MalformedSave, TabletopError, clipped

if TYPE_CHECKING:
    from pathlib import Path

#: In bytes: longer saves and answers are not even parsed.
LARGEST_SAVE: Final = 4 * 1024 * 1024
LARGEST_ANSWER: Final = 16 * 1024
LARGEST_OWN_VALUES: Final = 256 * 1024

DEEPEST: Final = 64

MOST_ITEMS: Final = 100_000

#: Of everything that JSON can hold together, counted before it is parsed: what is small as text may be large in memory.
MOST_PARTS: Final = 2 * MOST_ITEMS

#: No answer names more options than this.
MOST_PICKS: Final = 256

LONGEST_TEXT: Final = 1_000

LONGEST_NAME: Final = 40

#: Numbers have 64 bits.
BIGGEST: Final = 2**63 - 1
SMALLEST: Final = -BIGGEST - 1

#: Seeds have 128 bits, since no more than these keep every deck secret; in a save they are texts, which nobody rounds.
BIGGEST_SEED: Final = 2**128 - 1
A_SEED: Final = r"-?[1-9a-f][0-9a-f]{0,31}|0"

T = TypeVar("T")


class Reading(NamedTuple):
    """One piece of strange data and where it stands; asking it for what it should be is the only way to get at it."""

    data: Any
    path: str

    def refuse(self, why: str) -> TabletopError:
        """Return the error for something that will not do."""
        return MalformedSave(self.path, why)

    def should_be(self, wanted: str) -> TabletopError:
        """Return the error for something that is not what it should be."""
        return self.refuse(f"should be {wanted}, not {clipped(self.data, 40)}")

    def of_type(self, kind: type[T], wanted: str) -> T:
        """Return data of exactly this type."""
        if type(self.data) is not kind:
            raise self.should_be(wanted)
        return self.data

    def table(self, *keys: str) -> dict[str, Self]:
        """Return a table with exactly these keys."""
        data = self.data
        if type(data) is not dict:
            raise self.should_be("a table")
        if data.keys() != set(keys):
            missing = [key for key in keys if key not in data]
            extra = sorted(key for key in data if key not in keys)
            raise self.refuse(f"missing: {missing}, unknown: {clipped(extra, 200)}")
        kind, where = type(self), f"{self.path}." if self.path else ""
        return {key: tuple.__new__(kind, (data[key], where + key)) for key in keys}

    def part(self, data: Any, path: str) -> Self:
        """Return a piece of this piece."""
        return type(self)(data, path)

    def items(self) -> list[Any]:
        """Return a list."""
        items = self.data
        if type(items) is not list:
            raise self.should_be("a list")
        if len(items) > MOST_ITEMS:
            raise self.refuse(f"has {len(items):,} items, more than {MOST_ITEMS:,}")
        return items

    def each(self) -> list[Self]:
        """Return the items of a list, each with its place."""
        kind, path = type(self), self.path
        return [tuple.__new__(kind, (item, f"{path}[{index}]")) for index, item in enumerate(self.items())]

    def pairs(self, limit: int, wanted: str) -> list[list[Any]]:
        """Return a list of pairs of a number below *limit* and something else."""
        pairs = self.items()
        for pair in pairs:
            if type(pair) is not list or len(pair) != 2 or type(pair[0]) is not int or not 0 <= pair[0] < limit:
                raise self.refuse(f"should be pairs of {wanted}, not {clipped(pair, 40)}")
        return pairs

    def number(self, low: int = SMALLEST, high: int = BIGGEST) -> int:
        """Return a whole number from *low* to *high*."""
        if type(self.data) is not int or not low <= self.data <= high:
            raise self.should_be(f"a whole number from {low} to {high}")
        return self.data

    def numbers(self, low: int = SMALLEST, high: int = BIGGEST, count: int | None = None) -> list[int]:
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
            raise self.should_be(f"a text of at most {LONGEST_TEXT:,} characters")
        return value

    def seed(self) -> int:
        """Return a seed."""
        if type(self.data) is not str or not re.fullmatch(A_SEED, self.data):
            raise self.should_be("a seed, of up to 32 signs from 0 to f")
        return int(self.data, 16)

    def truth(self) -> bool:
        """Return true or false."""
        return self.of_type(bool, "true or false")

    def plain(self, depth: int = 0) -> Any:
        """Return data of any shape, once it is known to be small and plain."""
        data = self.data
        if depth > DEEPEST:
            raise MalformedSave(self.path[:200], f"is nested more than {DEEPEST} deep")
        if type(data) is dict:
            for key, item in data.items():
                if type(key) is not str or not is_small(key):
                    self.part(key, f"{self.path} (a key)").text()
                if depth == DEEPEST or not is_small(item):
                    self.part(item, f"{self.path}.{key}").plain(depth + 1)
        elif type(data) is list:
            for item in self.items():
                if depth == DEEPEST or not is_small(item):
                    self.part(item, f"{self.path}[]").plain(depth + 1)
        elif type(data) is str:
            self.text()
        elif type(data) is int:
            self.number()
        return data

    def any_table(self) -> dict[str, Any]:
        """Return a table of any keys."""
        if type(self.data) is not dict:
            raise self.refuse("should be a table")
        return self.data

    def plain_table(self) -> dict[str, Any]:
        """Return a table of any keys, once it is known to be small and plain."""
        self.plain()
        return self.any_table()


def is_small(value: Any) -> bool:
    """Say whether something is a plain number, a truth, None or a text without special signs, and not too much of it."""
    kind = type(value)
    if kind is str:
        return len(value) <= LONGEST_TEXT and value.isascii()
    return SMALLEST <= value <= BIGGEST if kind is int else kind is bool or value is None


def is_encodable(text: str) -> bool:
    """Say whether a text could be sent anywhere (lone surrogates can't)."""
    return text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)


def is_64_bits(number: int) -> bool:
    """Say whether a number has no more than 64 bits."""
    return SMALLEST <= number <= BIGGEST


def is_seed(number: int) -> bool:
    """Say whether a number has no more than the bits of a seed."""
    return -BIGGEST_SEED <= number <= BIGGEST_SEED


def why_not_plain(value: Any) -> str | None:
    """Say why no save can hold a value: one can hold numbers, texts, truths, None, and lists of those."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            return f"is too much: texts have up to {LONGEST_TEXT} signs"
        return None if is_encodable(value) else "holds half a sign"
    if isinstance(value, int):
        return None if is_64_bits(value) else "is too much: numbers have 64 bits"
    is_plain = value is None or (isinstance(value, tuple) and not any(map(why_not_plain, value)))
    return None if is_plain else "holds what no save can hold"


def size_of(text: str | bytes, limit: int) -> int:
    """Return how many bytes a text has; one with more characters than the *limit* has more bytes, too."""
    if isinstance(text, bytes) or len(text) > limit:
        return len(text)
    return len(text.encode(errors="surrogatepass"))


def parse(text: str | bytes) -> Any:
    """Return what JSON says, or raise :class:`ValueError` with the reason why it can't be read."""
    import json

    words = text.decode() if isinstance(text, bytes) else text
    if sum(map(words.count, ",[{")) > MOST_PARTS:
        raise ValueError(f"it has more than {MOST_PARTS:,} parts")
    try:
        return json.loads(words, parse_float=_no_number, parse_constant=_no_number, object_pairs_hook=_once_each)
    except RecursionError:
        if depth_of(words) <= DEEPEST:
            raise  # whoever calls has no room left for anything
        raise ValueError("it is nested too deep") from None


def depth_of(text: str) -> int:
    """Return how deep lists and tables are nested in JSON."""
    # Nothing is tried twice: a text without an end is all that is left.
    signs = (found[0] for found in re.finditer(r'"(?:[^"\\]++|\\.)*+"?|[][{}]', text, re.DOTALL))
    return max(accumulate(1 if sign in "[{" else -1 for sign in signs if sign in "[]{}"), default=0)


def read_file(path: str | Path, limit: int) -> bytes:
    """Return the bytes of a file, but never more than one over a limit: whoever reads on measures them first."""
    from pathlib import Path

    with Path(path).open("rb") as file:
        return file.read(limit + 1)


def _no_number(text: str) -> Any:
    raise ValueError(f"{text:.40} is no whole number")


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands there twice")
    return made
