"""Who sits where: people and bots around one match, and how to begin another one with the same."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from tabletop import CHANCE, BadName, BadOption, Match, Ruleset, new
from tabletop.bots import KINDS, Bot, make_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop._rules.catalogue import GameOption

#: Names for seats that nobody named.
NAMES: Final = ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fox", "Gus", "Hal", "Ida", "Jon")
#: What a seat's bot is called to leave the seat to a person.
NOBODY: Final = "none"
USUAL: Final = "lookahead"
TRUTHS: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


class Seating:
    """A match, the bots at it by seat (all other seats are people's), and how to begin another match like it."""

    def __init__(
        self, match: Match, bots: Mapping[int, str], *, seeded: bool = False, passes_over: bool = False
    ) -> None:
        self.match = match
        #: Whether questions with one answer only are answered for a person who is alone with bots.
        self.passes_over = passes_over
        self.kinds = dict(bots)
        #: Whether the user chose the seed: then the matches after this one can be foretold as well.
        self.seeded = seeded
        self.bots: dict[int, Bot] = {}
        self.seat_bots()

    def seat_bots(self) -> None:
        """Give every bot's seat a fresh bot; one more stands in for chance where a match asks for it."""
        seed = self.match.setup.seed
        self.bots = {seat: make_bot(kind, seed + seat) for seat, kind in self.kinds.items()}
        self.bots[CHANCE] = make_bot("random", seed)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.match.seats)) if seat not in self.kinds)

    @property
    def alone(self) -> int | None:
        """The seat of the only person here; None if there are several, or none."""
        return self.people[0] if len(self.people) == 1 else None

    def begin_again(self) -> None:
        """Begin another match with the same seats, options and cards."""
        setup = self.match.setup
        seed = setup.seed + 1 if self.seeded else None
        options = {option.name: getattr(setup.options, option.name) for option in setup.ruleset.options}
        self.match = new(setup.ruleset, setup.seats, seed=seed, **options)
        self.seat_bots()


# ------------------------------------------------------------------------------------------------ words


def did_you_mean(word: str, words: Sequence[str]) -> str:
    """
    Return a hint at what was probably meant, or nothing.

    >>> did_you_mean("hedgecourt", ["hedge-court", "tic-tac-toe"])
    ' (did you mean hedge-court?)'
    """
    by_small = {known.lower(): known for known in words}
    near = get_close_matches(word.lower(), by_small, n=1, cutoff=0.6)
    return f" (did you mean {by_small[near[0]]}?)" if near else ""


def read_names(given: str | None, rules: Ruleset) -> list[str]:
    """
    Return the names of seats from a list with commas, a number, or nothing for as few as can play.

    >>> import tabletop
    >>> read_names("2", tabletop.games()["hedge-court"])
    ['Ann', 'Bob']
    """
    if given is None:
        return list(NAMES[: min(rules.seats)])
    if given.strip().isdecimal() and len(given) < 4:
        count = int(given.strip())
        return [NAMES[seat] if seat < len(NAMES) else f"Seat {seat + 1}" for seat in range(count)]
    return [name.strip() for name in given.split(",")]


def read_bots(given: str | None, names: Sequence[str], *, usual: Sequence[int]) -> dict[int, str]:
    """
    Return the kinds of bot by seat: ``Bob=random,Cyd``, or ``random``, or ``none``; *usual* seats if nothing is given.

    >>> read_bots("Bob=random,Cyd", ["Ann", "Bob", "Cyd"], usual=[])
    {1: 'random', 2: 'lookahead'}
    """
    if given is None:
        return dict.fromkeys(usual, USUAL)
    if given not in names:
        if given == NOBODY:
            return {}
        if given in KINDS:
            return dict.fromkeys(usual or range(1, len(names)), given)
    bots: dict[int, str] = {}
    for part in given.split(","):
        name, _, kind = (word.strip() for word in part.partition("="))
        if name not in names:
            known = f"seats are {', '.join(names)}, bots are {', '.join(KINDS)}"
            raise BadName(name, f"no seat and no bot is called that{did_you_mean(name, [*names, *KINDS])}; {known}")
        if kind and kind not in KINDS:
            raise BadName(kind, f"no bot is called that{did_you_mean(kind, list(KINDS))}; there is {', '.join(KINDS)}")
        bots[names.index(name)] = kind or USUAL
    return bots


def read_values(given: Sequence[str], rules: Ruleset) -> dict[str, Any]:
    """Return options of a game from ``name=value``, each of the type that the game says."""
    there = {option.name: option for option in rules.options}
    values: dict[str, Any] = {}
    for pair in given:
        name, equals, words = (part.strip() for part in pair.partition("="))
        name = name.replace("-", "_")
        if name not in there:
            known = ", ".join(there) or "no options"
            raise BadOption(
                rules.name, name, f"there is no such option{did_you_mean(name, list(there))}; there is {known}"
            )
        if not equals:
            raise BadOption(rules.name, name, f"give a value: {name}=...")
        values[name] = read_value(words, there[name], rules.name)
    return values


def read_value(words: str, option: GameOption, game: str) -> Any:
    """Return one value: JSON where it is a list, a plain word where it is one."""
    try:
        return reader_of(option.type)(words)
    except (ValueError, RecursionError):  # brackets may be nested deeper than anybody reads
        raise BadOption(game, option.name, f"{words!r:.60} is not of type {option.type}") from None


def reader_of(kind: str) -> Callable[[str], Any]:
    """Return what reads values of a type, by the name of the type."""
    if kind == "int":
        return int
    if kind == "bool":
        return truth
    if kind == "str":
        return str
    if kind.startswith(("tuple[", "list[", "tuple", "list")):
        return items
    return anything


def truth(words: str) -> bool:
    """Read a yes or no."""
    if words.lower() not in TRUTHS:
        raise ValueError(words)
    return TRUTHS[words.lower()]


def items(words: str) -> list[Any]:
    """
    Read a list: as JSON, or as words with commas between them.

    >>> items("pirates, 3"), items('[["pirates"], []]')
    (['pirates', 3], [['pirates'], []])
    """
    if words.startswith("["):
        found = json.loads(words)
        return found if isinstance(found, list) else [found]
    return [anything(part.strip()) for part in words.split(",") if part.strip()]


def anything(words: str) -> Any:
    """Read whatever it looks like: a number, a truth, nothing, or a word."""
    if words.lower() in TRUTHS:
        return TRUTHS[words.lower()]
    if words.lower() == "none":
        return None
    try:
        return json.loads(words)
    except (ValueError, RecursionError):  # some Pythons read brackets that are nested deeper than others do
        return words
