"""Everything that can go wrong on purpose: one root, few families, facts as attributes, a stable code each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def clipped(value: object, limit: int = 60) -> str:
    """Return what a message shows of something strange: never too long, and never an error of its own."""
    if isinstance(value, int) and abs(value) >= 2**64:
        return "a number of more than 64 bits"
    try:
        words = repr(value)
    except Exception:  # whatever it is, it must not hide what we have to say about it
        words = f"<{type(value).__name__}>"
    return words if len(words) <= limit else f"{words[: limit - 1]}…"


def is_plain(value: object) -> bool:
    """Say whether something is made of scalars and the containers of JSON."""
    if isinstance(value, tuple | list):
        return all(map(is_plain, value))
    if isinstance(value, dict):
        return all(map(is_plain, (*value, *value.values())))
    return value is None or type(value) in (bool, int, float, str, bytes)


class TabletopError(Exception):
    """
    The root of every error this library raises on purpose.

    Programs read :attr:`code`, people read the sentence, frontends read the attributes of the subclass.
    It survives a pickle, as between processes; an attribute that is no plain data is then told in words.
    """

    code: ClassVar[str] = "tabletop"

    def __reduce__(self) -> tuple[Any, ...]:
        facts = {name: value if is_plain(value) else clipped(value) for name, value in vars(self).items()}
        return remade, (type(self), self.args), facts


def remade(kind: type[TabletopError], words: tuple[Any, ...]) -> TabletopError:
    """Return an error with its words, as it was before it was pickled."""
    return kind.__new__(kind, *words)


class SetupError(TabletopError, ValueError):
    """A match cannot be set up as asked."""

    code = "setup"


class UnknownGame(SetupError, LookupError):
    """No ruleset of that name is installed."""

    code = "setup.game"

    def __init__(self, name: object, installed: Iterable[str]) -> None:
        self.name = name
        self.installed = tuple(installed)
        super().__init__(f"no game {clipped(name)} is installed; there is: {', '.join(self.installed) or 'none'}")


class WrongSeats(SetupError):
    """The number of seats, or what was given for them, does not suit the game."""

    code = "setup.seats"

    def __init__(self, game: str, given: object, allowed: Iterable[int]) -> None:
        self.game = game
        self.given = given
        self.allowed = tuple(allowed)
        counts = ", ".join(map(str, self.allowed))
        super().__init__(f"{game} is played by {counts} seats, not {clipped(given)}: give that many names, or a number")


class BadName(SetupError):
    """A name for a seat that cannot be shown, or that two seats share."""

    code = "setup.name"

    def __init__(self, name: object, why: str) -> None:
        self.name = name
        super().__init__(f"{clipped(name)} will not do as the name of a seat: {why}")


class BadOption(SetupError):
    """An option the game does not have, or a value that it cannot take."""

    code = "setup.option"

    def __init__(self, game: str, option: str, why: str) -> None:
        self.game = game
        self.option = option
        self.why = why
        super().__init__(f"option {clipped(option)} of {game}: {why}")


class BadSeed(SetupError):
    """A seed must be a whole number of at most 128 bits."""

    code = "setup.seed"

    def __init__(self) -> None:
        super().__init__("a seed is a whole number between -2**128 and 2**128, or None to have one drawn")


class BadDice(TabletopError, TypeError):
    """What is to bring chance is no generator of random numbers."""

    code = "dice"

    def __init__(self, given: object) -> None:
        self.given = given
        super().__init__(
            f"{clipped(given)} rolls no dice: give a generator with a method random(), such as random.Random(7)"
        )


class AnswerError(TabletopError, ValueError):
    """An answer was refused; the match is as it was."""

    code = "answer"


class MalformedAnswer(AnswerError):
    """The answer has a form that no decision could accept."""

    code = "answer.malformed"

    def __init__(self, answer: object, why: str) -> None:
        self.answer = answer
        super().__init__(f"{clipped(answer)} is not an answer: {why}")


class IllegalAnswer(AnswerError):
    """The answer is well formed but not on offer."""

    code = "answer.illegal"

    def __init__(self, answer: object, why: str) -> None:
        self.answer = answer
        super().__init__(f"{clipped(answer)} is not on offer: {why}")


class StaleAnswer(AnswerError):
    """The answer belongs to another decision than the one that waits: sequences tell them apart."""

    code = "answer.stale"

    def __init__(self, given: object, waiting: int | None) -> None:
        self.given = given
        self.waiting = waiting
        why = "this seat has answered it" if waiting is None else f"the decision that waits has sequence {waiting}"
        super().__init__(f"this answers sequence {clipped(given)}, but {why}")


class WrongSeat(AnswerError):
    """Another seat has to decide."""

    code = "answer.seat"

    def __init__(self, given: object, waiting: Sequence[int]) -> None:
        self.given = given
        self.waiting = tuple(waiting)
        seats = f"seat{'s' if len(waiting) > 1 else ''} {' and '.join(map(str, waiting))}"
        super().__init__(f"seat {clipped(given)} has nothing to decide now: the match waits for {seats}")


class NothingToDecide(AnswerError):
    """The match is over and takes no more answers."""

    code = "answer.over"

    def __init__(self) -> None:
        super().__init__("the match is over: nothing is left to decide")


class NoSuchSeat(TabletopError, LookupError):
    """There is no seat of that number at this table."""

    code = "seat.unknown"

    def __init__(self, seat: object, seats: int) -> None:
        self.seat = seat
        super().__init__(f"no seat {clipped(seat)} at this table: seats are 0 to {seats - 1}, None is a spectator")


class NoSuchThing(TabletopError, LookupError):
    """Nothing that this seat can see goes by that name or id."""

    code = "thing.unknown"

    def __init__(self, what: object, among: str) -> None:
        self.what = what
        super().__init__(f"there is no {clipped(what)} among {among}")


class NoSuchMoment(TabletopError, LookupError):
    """The match cannot be shown or put back to that moment."""

    code = "moment.unknown"

    def __init__(self, number: object, first: int, last: int) -> None:
        self.number = number
        self.first = first
        self.last = last
        super().__init__(f"no moment {clipped(number)}: this match can be had as it was at answers {first} to {last}")


class NothingToUndo(TabletopError, LookupError):
    """What was decided last was not that seat's to decide, so it has nothing to take back."""

    code = "undo.seat"

    def __init__(self, seat: object, decided: Sequence[int]) -> None:
        self.seat = seat
        self.decided = tuple(decided)
        seats = f"seat{'s' if len(decided) > 1 else ''} {' and '.join(map(str, decided))}" if decided else "nobody"
        super().__init__(f"seat {clipped(seat)} has nothing to take back: what was decided last was decided by {seats}")


class TableBranched(TabletopError, LookupError):
    """Nothing goes on from that sequence: an answer was taken back since, or nobody was ever told of it."""

    code = "sequence.branched"

    def __init__(self, given: object, first: int, last: int) -> None:
        self.given = given
        self.first = first
        self.last = last
        super().__init__(
            f"nothing goes on from {clipped(given)}: the table has branched, and its sequences are now "
            f"{first} to {last}; take a fresh view"
        )


class SaveError(TabletopError, ValueError):
    """A save or replay was refused; nothing was loaded."""

    code = "save"


class MalformedSave(SaveError):
    """The text is not a save of ours; :attr:`path` says where."""

    code = "save.malformed"

    def __init__(self, path: str, why: str) -> None:
        self.path = path
        super().__init__(f"not a save, at {path or 'the top'}: {why}")


class SaveTooLarge(SaveError):
    """The text is larger than any save could be."""

    code = "save.too_large"

    def __init__(self, size: int, limit: int) -> None:
        self.size = size
        self.limit = limit
        super().__init__(f"a save has at most {limit:,} bytes, this has {size:,}")


class UnknownFormat(SaveError):
    """The save was written in a format that this version does not read."""

    code = "save.format"

    def __init__(self, given: object, known: int) -> None:
        self.given = given
        self.known = known
        super().__init__(f"the save is of format {clipped(given)}, this version of tabletop reads format {known}")


class ForeignSave(SaveError):
    """The save is of another game, or of rules that are not these."""

    code = "save.game"

    def __init__(self, given: object, here: str) -> None:
        self.given = given
        self.here = here
        super().__init__(f"the save is of {clipped(given)}, and what is here is {here}")


class ImpossibleSave(SaveError):
    """The save is well formed, but no play of the game could lead to its table."""

    code = "save.impossible"

    def __init__(self, path: str, why: str) -> None:
        self.path = path
        super().__init__(f"an impossible table, at {path or 'the top'}: {why}")


class Diverged(SaveError):
    """Playing the recorded answers again does not lead where the save says; :attr:`number` is the first that differs."""

    code = "save.diverged"

    def __init__(self, number: int, why: str) -> None:
        self.number = number
        self.why = why
        super().__init__(f"played again, the match goes another way at answer {number}: {why}")


class BadRuleset(TabletopError, TypeError):
    """A ruleset does not hold together; :attr:`faults` names everything that is wrong with it."""

    code = "ruleset"

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        self.name = name
        self.faults = tuple(faults)
        super().__init__(f"the ruleset {name} cannot be registered:" + "".join(f"\n- {fault}" for fault in self.faults))


class BadExpansion(TabletopError, TypeError):
    """An expansion does not hold together, or not with its game; :attr:`faults` names all of it, with file and line."""

    code = "expansion"

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        self.name = name
        self.faults = tuple(faults)
        super().__init__(f"the expansion {name} cannot be used:" + "".join(f"\n- {fault}" for fault in self.faults))


class MissingExtra(TabletopError, ImportError):
    """Something optional is not installed."""

    code = "extra.missing"

    def __init__(self, extra: str, purpose: str) -> None:
        self.extra = extra
        super().__init__(f"{purpose} needs an extra: pip install 'tabletop-rules[{extra}]'")


class NotPortable(TabletopError, TypeError):
    """What belongs to a running match, or to this process, is not copied or pickled."""

    code = "copy.refused"

    def __init__(self, what: str, instead: str) -> None:
        self.what = what
        super().__init__(f"{what} can't be copied or pickled: {instead}")


class RulesBug(TabletopError, RuntimeError):
    """A fault of a ruleset or of the engine, never of a player: please report it."""

    code = "bug"


class RulesLoop(RulesBug):
    """A ruleset goes round in circles; the table was rolled back."""

    code = "bug.loop"


class ReentrantUse(RulesBug):
    """Rules or words use the match that has called them; answer, take back and look when they are done."""

    code = "bug.reentrant"

    def __init__(self) -> None:
        super().__init__("a match is used by its own rules: whatever wants to use it has to wait until they are done")


class BrokenInvariant(RulesBug):
    """An invariant does not hold: a card in two places, cubes out of nowhere; :attr:`invariant` names it."""

    code = "bug.invariant"

    def __init__(self, invariant: str, why: str) -> None:
        self.invariant = invariant
        super().__init__(f"{invariant}: {why}")
