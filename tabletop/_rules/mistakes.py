"""What Python lets an author write although it can't be meant: found in the classes themselves, before anything is played."""

from __future__ import annotations

import dis
import sys
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final

from .cards import Card, zones_of
from .computed import Cached, Computed, Displayed, Relation
from .effects import DoneOnce, Effect, Rule
from .expansions import Expansion
from .game_class import Rules
from .holders import KEEP, KEEP_OF_EFFECTS, Holder
from .made import faults_of_made, is_made
from .phases import Phase
from .whereabouts import at, codes_of, in_file, is_engines, parted, place_named, place_of, placed, steps_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from types import ModuleType

    from tabletop._play.game import Game

    from .abilities import Ability

#: The classes of the engine whose subclasses note themselves what is written in their bodies.
MADE_KNOWN: Final = (Holder, Effect, Rule)
#: How an attribute is written.
WRITES: Final = dis.opmap["STORE_ATTR"]
#: How a name is read just before, also where a function inside of the method reads it too.
READS: Final = ("LOAD_FAST", "LOAD_DEREF")
#: What comes between reading and writing where something is added to what is there: ``self.count += 1``.
COPIED: Final = "COPY"
AGAIN: Final = "SWAP"
#: Where things that are no functions keep the one that they are made of.
WRAPPED: Final[Mapping[type, str]] = {
    property: "fget", Phase: "body", Computed: "base", Relation: "base", Cached: "work_out", Displayed: "work_out",
}  # fmt: skip
#: What to do instead of taking a name of the engine, for those that are most often meant otherwise.
RATHER: Final[Mapping[tuple[str, str], str]] = {
    ("Card", "name"): 'write name="..." on the class line',
    ("Card", "id"): 'write id="..." on the class line',
    ("Card", "text"): "the docstring is the text",
    ("Card", "printed"): "what is printed stands on the class line",
}


def of_engine(kind: type) -> bool:
    """Say whether a class is the engine's own, and not an author's."""
    return is_engines(kind.__module__)


def mistakes_of(game: type[Game]) -> list[str]:
    """Name what is written in the classes of a game and in their modules that can't be meant, file by file."""
    kinds = kinds_of(game)
    modules = modules_of(kinds)
    listed = (*game.effects, *game.rules)
    found = [
        *(fault for kind in kinds if issubclass(kind, MADE_KNOWN) for fault in faults_of_names(kind)),
        *(fault for kind in made_in(modules, [*kinds_named_by(game), *listed]) for fault in faults_of_made(kind)),
        *faults_of_begun(game, modules),
        *(fault for kind in kinds for fault in faults_of_writes(kind)),
        *faults_of_reach(game),
    ]
    return sorted(dict.fromkeys(found), key=by_place)


def by_place(words: str) -> tuple[str, int, str]:
    """Put faults in order: by file and line, as they are told at their end."""
    file, _, line = parted(words)[1].rpartition(":")
    return file, int(line or 0), words


def kinds_of(game: type[Game]) -> list[type]:
    """Return all classes of a game that are an author's: itself, its players, cards, effects, rules and facts, and their bases."""
    given = (game, game.player_class, game.facts_class, *game.cards, *game.effects, *game.rules)
    every = dict.fromkeys(base for kind in given for base in kind.__mro__)
    return [kind for kind in every if kind.__module__ != "builtins" and not of_engine(kind)]


def kinds_named_by(game: type[Game]) -> Iterator[type]:
    """Go through the events that the abilities of a game are about, and its record of facts."""
    yield game.facts_class
    marked: tuple[type[Card | Effect | Rule], ...] = (*game.cards, *game.effects, *game.rules)
    for kind in marked:
        for ability in kind.abilities:
            if isinstance(ability.on, type):
                yield ability.on


def modules_of(kinds: Iterable[type]) -> list[ModuleType]:
    """Return the modules in which some classes stand, as far as they are there."""
    return modules_named(kind.__module__ for kind in kinds)


def modules_named(names: Iterable[str]) -> list[ModuleType]:
    """Return the modules of some names, each once, as far as they are there."""
    return [sys.modules[name] for name in dict.fromkeys(names) if name in sys.modules]


# ------------------------------------------------------------------------------------------------ names that are taken


def faults_of_names(kind: type) -> Iterator[str]:
    """Name what a class calls as the engine calls something else, in its own body or in what is mixed into it."""
    bases = kind.__mro__
    taken = engines_own(bases)
    for base in (kind, *[one for one in bases[1:-1] if not of_engine(one) and not issubclass(one, MADE_KNOWN)]):
        for name in taken.intersection(vars(base).get("written", vars(base))):
            whose = next(one for one in bases if of_engine(one) and name in names_in(one))
            if bases.index(base) < bases.index(whose):
                yield placed(taken_away(base, name, whose), place_of(vars(base).get(name)) or place_of(base))


def taken_away(kind: type, name: str, whose: type) -> str:
    """Say that a class has a name that the engine needs, and what to do instead."""
    rather = RATHER.get((whose.__name__, name), "call it something else")
    return f"{kind.__name__}.{name} takes the place of what the engine has as {whose.__name__}.{name}: {rather}"


def engines_own(bases: tuple[type, ...]) -> frozenset[str]:
    """Return the names that the engine's classes among some bases have, but for those that authors are to write."""
    return taken_from(tuple([base for base in bases if of_engine(base)]))


@cache
def taken_from(bases: tuple[type, ...]) -> frozenset[str]:
    """Return the names that classes of the engine have, but for their hooks."""
    hooks = {name for base in bases for name in vars(base).get("_hooks", ())}
    return frozenset(name for base in bases for name in names_in(base)) - hooks


@cache
def names_in(base: type) -> frozenset[str]:
    """Return the names of a class of the engine: what it declares, what its instances keep, and what is annotated."""
    own = {name for name in vars(base) if not name.startswith("__")} - {"_hooks", "_abc_impl", "written"}
    init = vars(base).get("__init__")
    if isinstance(init, FunctionType):
        own |= {"__init__", *written_to(init.__code__, ("self",))}
    return frozenset(own)


# ------------------------------------------------------------------------------------------------ events, effects, deeds, facts


def made_in(modules: Iterable[ModuleType], others: Iterable[type]) -> list[type]:
    """
    Return the classes that are to be made under a decorator and are an author's: others, and those that modules know.

    Where one of them stands, all its neighbours are looked at too.
    """
    found = dict.fromkeys([*known_in(modules), *[kind for kind in others if is_for_decorator(kind)]])
    return list(dict.fromkeys([*found, *known_in(modules_of(found))]))


def known_in(modules: Iterable[ModuleType]) -> Iterator[type]:
    """Go through the classes in modules that are to be made under a decorator, whether they stand there or are imported."""
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and is_for_decorator(thing):
                yield thing


def is_for_decorator(kind: type) -> bool:
    """Say whether a class is to be made under a decorator, and is an author's."""
    return hasattr(kind, "made_under") and not of_engine(kind)


# ------------------------------------------------------------------------------------------------ effects that are begun


def faults_of_begun(game: type[Game], modules: Iterable[ModuleType]) -> Iterator[str]:
    """Name the lasting effects that the code of a game speaks of although the game does not list them."""
    known = {*game.effects, DoneOnce}
    for module in modules:
        strange = {
            name: thing
            for name, thing in vars(module).items()
            if isinstance(thing, type) and issubclass(thing, Effect) and is_made(thing) and thing not in known
        }
        if strange:
            yield from faults_of_strange(game, module, strange)


def faults_of_strange(game: type[Game], module: ModuleType, strange: Mapping[str, type[Effect]]) -> Iterator[str]:
    """Name where the classes of a game begin effects of a module that are not listed."""
    for kind in kinds_of(game):
        if kind.__module__ != module.__name__:
            continue
        for method in methods_in(kind):
            named = {name for code in codes_of(method.__code__) for name in code.co_names}
            for name in sorted(named & strange.keys()):
                words = f"{kind.__name__}.{method.__name__} speaks of the lasting effect {strange[name].__name__}"
                say = f"{words}, which {game.__name__} does not list: put it into effects"
                yield placed(say, place_named(method, name))


def methods_in(kind: type) -> Iterator[FunctionType]:
    """Go through the functions that an author has written in the body of a class, those under a decorator of ours too."""
    for thing in vars(kind).values():
        inner = getattr(thing, WRAPPED[type(thing)]) if type(thing) in WRAPPED else thing
        if isinstance(inner, FunctionType) and inner.__module__ == kind.__module__ and is_written(inner):
            yield inner


def is_written(function: FunctionType) -> bool:
    """Say whether somebody has written a function, and a decorator has not made it."""
    return not function.__code__.co_filename.startswith("<attrs")


# ------------------------------------------------------------------------------------------------ what is noted on a handle


def faults_of_writes(kind: type) -> Iterator[str]:
    """Name where a card, a player, a game, an effect or a rule notes something on itself, which lies on no table."""
    if not issubclass(kind, MADE_KNOWN):
        return
    keep = KEEP_OF_EFFECTS if issubclass(kind, Effect) else KEEP
    for method in methods_in(kind):
        for code in codes_of(method.__code__):
            if WRITES in code.co_code[::2]:
                for name, line in written_to(code, method.__code__.co_varnames[:1]).items():
                    place = in_file(code.co_filename, line)
                    yield placed(f"{kind.__name__}.{method.__name__} sets self.{name}: {keep}", place)


def written_to(code: CodeType, itself: tuple[str, ...]) -> dict[str, int]:
    """Return the attributes that some code sets on what goes by a name there, and in which lines."""
    found: dict[str, int] = {}
    before, counted = "", set[str]()
    for step, line in steps_of(code):
        if step.opcode == WRITES and (before in itself or (before == AGAIN and step.argval in counted)):
            found.setdefault(step.argval, line)
        if step.opname == "LOAD_ATTR" and before == COPIED:
            counted.add(step.argval)
        owner = step.argval[-1] if step.argval and isinstance(step.argval, tuple) else step.argval
        if step.opname.startswith(READS):
            before = owner
        else:
            before = COPIED if step.opname == COPIED and before in itself else AGAIN if step.opname == AGAIN else ""
    return found


def place_of_write(game: type[Game], name: str) -> str:
    """Return file and line where the classes of a game set an attribute of some name, as far as that can be seen."""
    found = [
        (step.opcode != WRITES, in_file(code.co_filename, line))
        for kind in kinds_of(game)
        for method in methods_in(kind)
        for code in codes_of(method.__code__)
        for step, line in steps_of(code)
        if step.argval == name
    ]
    return min(found, default=(True, ""))[1]


# ------------------------------------------------------------------------------------------------ cards that nobody lists


def unlisted(game: type[Game]) -> list[str]:
    """Name the printed cards in the modules of a game that no game there lists, if the game itself is found there."""
    if getattr(sys.modules.get(game.__module__), game.__qualname__, None) is not game:
        return []
    return forgotten(modules_of(kinds_of(game)), f"{game.__name__} does not list: put it into cards")


def unlisted_by(one: Expansion) -> list[str]:
    """Name the printed cards in the modules of an expansion that nothing there lists, if the expansion is found there."""
    modules = modules_named([one.module, *[kind.__module__ for kind in (*one.cards, *one.effects)]])
    if not any(thing is one for module in modules for thing in vars(module).values()):
        return []
    return forgotten(modules, f"{one.name} does not list: put it into its cards")


def forgotten(modules: Iterable[ModuleType], words: str) -> list[str]:
    """Name the printed cards that stand in modules and that no game and no expansion there lists."""
    things = [thing for module in modules for thing in vars(module).values() if stands_in(module, thing)]
    listing = [thing for thing in things if isinstance(thing, Expansion) or issubclass(thing, Rules)]
    listed = {card for thing in listing for card in thing.cards}
    return [
        placed(f"{kind.__name__} is a printed card that {words}", place_of(kind))
        for kind in things
        if isinstance(kind, type) and issubclass(kind, Card) and kind.is_printed
        if kind not in listed and not kind.__subclasses__()
    ]


def stands_in(module: ModuleType, thing: object) -> bool:
    """Say whether something is a class that is written in a module, or an expansion that the module knows."""
    return isinstance(thing, Expansion) or (isinstance(thing, type) and thing.__module__ == module.__name__)


# ------------------------------------------------------------------------------------------------ abilities out of reach


def faults_of_reach(game: type[Game]) -> Iterator[str]:
    """Name the abilities of cards that never come into play and do not say where else they work."""
    every = [zone for zone in zones_of(game, game.cards) if zone.in_play]
    for kind in game.cards:
        idle = [ability for ability in kind.abilities if not ability.works_in]
        if idle and not any(could_lie(kind, zone.of) for zone in every):
            for ability in idle:
                yield from at(ability.run, [out_of_reach(kind, ability)])


def could_lie(kind: type[Card], of: tuple[str | type, ...]) -> bool:
    """Say whether a card could lie in a zone that is declared for some kinds of card, or for any."""
    names = {base.__name__ for base in kind.__mro__ if issubclass(base, Card)}
    wanted = {one if isinstance(one, str) else getattr(one, "__name__", "Any") for one in of}
    return not of or "Any" in wanted or bool({one.split(".")[-1] for one in wanted} & names)


def out_of_reach(kind: type[Card], ability: Ability) -> str:
    """Say that an ability never works."""
    return (
        f"{kind.__name__}.{ability.name} never works, since no zone in play is declared for such a card: "
        "write works_in=... for where it works, such as a hand"
    )
