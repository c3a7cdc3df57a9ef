"""What a match is set up with: read from what was given, or refused with what would do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import attrs

from tabletop._base.errors import BadName, BadOption, BadSeed, WrongSeats
from tabletop._base.reading import LONGEST_NAME, is_seed

from .installed import named_expansions
from .joining import takes_expansions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .ruleset import Ruleset


#: Letters of other alphabets that look like Latin ones.
ALIKE = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅӀаеорсухіјѕԁһӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυι" + "ıł" + "ՏՍԼՕհոսօցզ"
    + "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ" + "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ",
    "ABE3KMHOPCTYXIJSIaeopcyxijsdhl" + "ABEZHIKMNOPTYXavopui" + "il" + "SULOhnuogq"
    + "ABCDEGHJKLMPRSTVWZ" + "ABCDEFGHIJKLMNOPRSTUVWXYZ",
)  # fmt: skip


@attrs.define(eq=False)
class Setup:
    """All that a match was set up with: played from here, the same answers lead to the same table."""

    ruleset: Ruleset
    seats: tuple[str, ...]
    #: Never shown: whoever has it knows every deck.
    seed: int = attrs.field(repr=False)
    options: Any
    own_cards: Mapping[str, Any]
    ask_chance: bool
    bluff_safe: bool
    #: From what the ids of cards are made, if not from the seed.
    id_seed: int | None = attrs.field(default=None, repr=False)
    #: The ids that were made, for all copies of the match.
    ids: dict[tuple[int, int, int], str] = attrs.field(factory=dict, init=False, repr=False)
    #: What readers saw last, and after which entry of a log, for all copies of the match.
    seen: dict[int | None, tuple[Any, Any]] = attrs.field(factory=dict, init=False, repr=False)
    #: What readers were told is going on, and at which moment, for all copies of the match.
    told: dict[int | None, tuple[Any, Any]] = attrs.field(factory=dict, init=False, repr=False)
    #: What was worked out and shown, by the layouts of their tables.
    shown: dict[Any, dict[Any, Any]] = attrs.field(factory=dict, init=False, repr=False)
    #: What runs of the rules just now, by its thread, for all copies of the match.
    running: dict[int, Any] = attrs.field(factory=dict, init=False, repr=False)

    @property
    def id_seed_or_seed(self) -> int:
        """From what the ids of cards are made."""
        return self.seed if self.id_seed is None else self.id_seed

    @property
    def id_key(self) -> bytes:
        """What the ids of cards are made with; the seed can't be found out from an id."""
        from hashlib import blake2b

        return blake2b(str(self.id_seed_or_seed).encode(), digest_size=16, person=b"tabletop ids").digest()


def read_setup(
    rules: Ruleset,
    *,
    seats: object,
    seed: object,
    options: Mapping[str, Any],
    ask_chance: bool,
    bluff_safe: bool,
    id_seed: int | None = None,
) -> Setup:
    """Return what was given as what a match can be set up with, or refuse it."""
    names, read = read_seats(rules, seats), read_seed(seed)
    if seed is None:  # the ids get a secret of their own, so that nothing that anybody sees hangs on the dice
        id_seed = drawn_seed()
    return Setup(rules, names, read, read_options(rules, options), rules.own_cards, ask_chance, bluff_safe, id_seed)


def with_named_sets(rules: Ruleset, options: dict[str, Any]) -> tuple[Ruleset, dict[str, Any]]:
    """Return a ruleset with the expansions that options name, or that it was asked for with, and the options in full."""
    if rules.named is not None and "sets" not in options:
        options = {**options, "sets": rules.named}
    if options.get("sets") is None or not takes_expansions(rules.game):
        return rules.joined_with(()), options
    named = read_options(rules, options).sets
    return rules.joined_with(named_expansions(rules.plain.game, named)), options


def read_seats(rules: Ruleset, seats: object) -> tuple[str, ...]:
    """Return the names of seats, or refuse what was given."""
    if type(seats) is int:
        if seats not in rules.seats:
            raise WrongSeats(rules.name, seats, rules.seats)
        return numbered(seats)
    if not isinstance(seats, list | tuple) or len(seats) not in rules.seats:
        raise WrongSeats(rules.name, len(seats) if isinstance(seats, list | tuple) else seats, rules.seats)
    names: list[str] = []
    for given in seats:
        if not isinstance(given, str):
            raise BadName(given, "a name is a text")
        printable = given if given.isprintable() else "".join(char for char in given if char.isprintable())
        name = printable.strip()
        if not name or len(name) > LONGEST_NAME:
            raise BadName(given, f"a name has 1 to {LONGEST_NAME} printable characters")
        if name in names:
            raise BadName(given, "another seat has that name")
        if look_of(name) in map(look_of, names):
            raise BadName(given, "it looks like the name of another seat")
        names.append(name)
    return tuple(names)


def look_of(name: str) -> str:
    """
    Return what is the same for two names that people take for each other.

    >>> look_of("Ann") == look_of("\N{CYRILLIC CAPITAL LETTER A}nn") != look_of("Anne")
    True
    """
    if name.isascii():
        return name
    from unicodedata import normalize

    return normalize("NFKC", name).translate(ALIKE)


@cache
def numbered(seats: int) -> tuple[str, ...]:
    """Return names for seats that were not named."""
    return tuple([f"Seat {number}" for number in range(1, seats + 1)])


def read_seed(seed: object) -> int:
    """Return a seed, drawn from the system if none was given."""
    if seed is None:
        return drawn_seed()
    if type(seed) is not int or not is_seed(seed):
        raise BadSeed
    return seed


def drawn_seed() -> int:
    """Return a seed that nobody guesses, drawn from the system."""
    from secrets import randbits

    return randbits(128)


def read_options(rules: Ruleset, given: Mapping[str, Any]) -> Any:
    """Return the options of a game, or refuse what was given and say what would do."""
    cls = rules.game.options_class
    if not given:
        try:
            return cls()
        except TypeError:  # an option without a default: say which, below
            pass
    fields = attrs.fields_dict(cls)
    for name in given:
        if name not in fields:
            there = ", ".join(fields) or "no options"
            raise BadOption(rules.name, name, f"there is no such option; there is {there}")
    from tabletop._base.strict import Misfit, structure

    try:
        return structure(dict(given), cls)
    except Misfit as error:
        # A check of several options together says first which one will not do.
        option, named, why = error.why.partition(": ")
        if named and not error.path and option in fields:
            raise BadOption(rules.name, option, why) from None
        raise BadOption(rules.name, error.path or next(iter(given), ""), error.why) from None
