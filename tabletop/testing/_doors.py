"""What comes from outside is handed in at a door: it is taken, or refused as promised, soon and in little memory."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, TypeVar

from ._tally import broken

if TYPE_CHECKING:
    from ._tally import Tally

T = TypeVar("T")

#: Nothing takes longer than this to be read or refused, in seconds of a processor for each begun kB, and never as long as that.
SLOWEST: Final = 0.1
LONGEST: Final = 3.0
#: Nor more memory, in bytes. It is measured now and then, since that takes time itself.
LARGEST: Final = 64 * 1024 * 1024
WEIGHED: Final = 50
#: Nor more signs to be refused.
WORDS: Final = 2_500


class Measured(NamedTuple):
    """What handing something in has led to: what was made of it or the words of the refusal, and what that took."""

    made: Any
    refusal: str | None
    seconds: float
    bytes: int


class Doorkeeper:
    """Somebody who hands odd things in for a check, counts them, and minds how they are taken or refused."""

    def __init__(self, check: str, counted: str, tally: Tally) -> None:
        self.check = check
        self.counted = counted
        self.tally = tally

    def hand_in(
        self, door: Callable[[Any], T], given: Any, family: type[Exception], what: str, moment: int | None = None
    ) -> T | None:
        """Hand something in; return what was made of it, or None if it was refused."""
        self.tally.add(self.counted)
        is_weighed = self.tally.counts[self.counted] % WEIGHED == 0
        try:
            found = measured(door, given, family, is_weighed=is_weighed)
            if found.seconds > allowed(given):  # perhaps the machine thought of something else
                found = measured(door, given, family, is_weighed=is_weighed)
        except Exception as error:
            self.tell(
                f"{what} raises {type(error).__name__}, which is no {family.__name__}: {error!s:.300}", given, moment
            )
        if found.seconds > allowed(given):
            self.tell(f"{what} takes {found.seconds:.2f} seconds", given, moment)
        if found.bytes > LARGEST:
            self.tell(f"{what} takes {found.bytes >> 20} MB", given, moment)
        if found.refusal is not None and len(found.refusal) > WORDS:
            self.tell(f"{what} is refused with {len(found.refusal):,} characters", given, moment)
        made: T | None = found.made
        return made

    def tell(self, why: str, given: Any, moment: int | None) -> NoReturn:
        """Say what is wrong, and about what."""
        broken(self.check, f"{why}\n  given {given!r:.600}", moment)


def measured(door: Callable[[Any], Any], given: Any, family: type[Exception], *, is_weighed: bool) -> Measured:
    """Hand something in, and measure how long that takes; or if it is weighed, which makes it slow, how much memory."""
    if is_weighed:
        tracemalloc.start()
    made, refusal, began = None, None, process_time()
    try:
        made = door(given)
    except family as error:
        refusal = str(error)
    finally:
        took = process_time() - began
        most = tracemalloc.get_traced_memory()[1] if is_weighed else 0
        tracemalloc.stop()
    return Measured(made, refusal, 0.0 if is_weighed else took, most)


def allowed(given: Any) -> float:
    """Return how long something may take to be read."""
    size = len(given) if isinstance(given, str | bytes) else 0
    return min(SLOWEST * (1 + size // 1024), LONGEST)
