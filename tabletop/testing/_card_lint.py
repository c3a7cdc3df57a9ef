"""A lint for the sources of rulesets: what a table can't save, copy or play again is found before a game runs into it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import attrs

from ._sources import FUNCTIONS, Source, Sources, engine_verbs, of_engine, parts_of, sources_of

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from tabletop import Ruleset


@attrs.frozen(order=True)
class Finding:
    """
    A line of a ruleset that is likely wrong: its *file* and *line*, a short *code* for the kind of fault, and in *text* what
    to do instead.
    """

    file: str
    line: int
    code: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code}: {self.text}"


#: A fault: where it is, what kind it is and what to do instead.
Fault = tuple[ast.AST, str, str]
Rule = Callable[[ast.AST, Source, Sources], Iterator[Fault]]


def lint(*where: ModuleType | Path) -> tuple[Finding, ...]:
    """
    Read the sources of modules, packages, files or folders, and return what is likely wrong in them, in order.

    A line that has to be as it is says so in a comment, such as ``# lint: allow clock, this only names the log``.

    >>> import tabletop_leduc
    >>> lint(tabletop_leduc)
    ()
    """
    sources = Sources([source for one in where for source in sources_of(one)])
    return findings(sources, [(source, source.tree) for source in sources.files])


def lint_ruleset(rules: Ruleset) -> tuple[tuple[Finding, ...], int]:
    """
    Read whatever belongs to a ruleset and has a source: its classes, and all that they name.

    Return what is found, and how many definitions were read.
    """
    game = rules.game
    given = [game, game.player_class, game.facts_class, *rules.cards, *game.effects]
    kinds = dict.fromkeys(kind for one in given for kind in one.__mro__ if not of_engine(kind.__module__))
    return lint_kinds(tuple(kind for kind in kinds if kind.__module__ != "builtins"))


@lru_cache(maxsize=8)  # so many rulesets are checked one after the other, each with many set-ups
def lint_kinds(kinds: tuple[type, ...]) -> tuple[tuple[Finding, ...], int]:
    """Read classes and all that they name, as far as they have a source."""
    sources, parts = parts_of([*kinds])
    return findings(sources, [(part.source, part.node) for part in parts]), len(parts)


def findings(sources: Sources, parts: Iterable[tuple[Source, ast.AST]]) -> tuple[Finding, ...]:
    """Hold every rule against every node."""
    found: set[Finding] = set()
    for source, part in parts:
        for node in ast.walk(part):
            for rule in RULES:
                for place, code, text in rule(node, source, sources):
                    line = getattr(place, "lineno", 1)
                    if not allowed(source.lines[line - 1], code):
                        found.add(Finding(str(source.file), line, code, text))
    return tuple(sorted(found))


def allowed(line: str, code: str) -> bool:
    """Say whether a comment allows a fault."""
    comment = re.search(r"# lint: allow ([\w-]+)", line)
    return comment is not None and comment[1] == code


# ------------------------------------------------------------------------------------------------ coroutines


def forgotten_await(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """A verb without ``await`` does nothing."""
    if not sources.is_coroutine(node, source):
        return
    assert isinstance(node, ast.Call)
    home = source.parents[node]
    kept = name_of(home)
    if (
        uses_up(home, node)
        or is_returned(node, source)
        or fills_value(home, sources)
        or (kept and never_awaited(kept, node, source, sources))
    ):
        called = ast.unparse(node.func)
        text = f"`{called}(...)` does nothing until it is awaited: write `await {called}(...)`"
        if not isinstance(source.function(node), ast.AsyncFunctionDef):
            text += ", in an `async def`"
        yield node, "forgotten-await", f"{text}."


def uses_up(home: ast.AST, node: ast.AST) -> bool:
    """Say whether something is dropped where it stands, or used as a value that no coroutine is."""
    match home:
        case ast.Expr() | ast.UnaryOp() | ast.Compare() | ast.BinOp() | ast.AugAssign():
            return True
        case ast.Attribute() | ast.FormattedValue() | ast.Starred() | ast.Assert():
            return True
        case ast.Subscript(value=used) | ast.For(iter=used) | ast.If(test=used) | ast.While(test=used):
            return used is node
        case ast.IfExp(test=used):
            return used is node
        case ast.comprehension(iter=used, ifs=conditions):
            return used is node or node in conditions
        case ast.BoolOp(values=values):
            return node is not values[-1]
    return False


def name_of(home: ast.AST) -> str:
    """Return the name that a value is given, if it gets just one."""
    match home:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.NamedExpr(target=ast.Name(id=name)):
            return name
    return ""


def never_awaited(name: str, node: ast.AST, source: Source, sources: Sources) -> bool:
    """Say whether a name, in its function, is used as a value that no coroutine is, and nowhere awaited."""
    function = source.function(node)
    if function is None:
        return False
    uses = [one for one in ast.walk(function) if isinstance(one, ast.Name) and one.id == name]
    homes = [(source.parents[one], one) for one in uses if isinstance(one.ctx, ast.Load)]
    if any(isinstance(home, ast.Await) for home, _ in homes):
        return False
    spent = [uses_up(home, one) or fills_value(home, sources) for home, one in homes]
    return all(spent) or (any(spent) and len(uses) == len(homes) + 1)


#: The verbs of the engine that resolve what they are given.
RESOLVE: Final = frozenset({"resolving", "as_one"})


def fills_value(home: ast.AST, sources: Sources) -> bool:
    """Say whether something is given to a class of the ruleset, such as an event, or to a verb of the engine."""
    match home:
        case ast.Call(func=ast.Name(id=name)):
            return name in sources.shapes
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in engine_verbs() and name not in RESOLVE
    return False


def is_returned(node: ast.AST, source: Source) -> bool:
    """Say whether a script returns a coroutine, so that whoever awaits the script has still not awaited that."""
    home = source.parents[node]
    while isinstance(home, ast.IfExp) and node is not home.test:
        node, home = home, source.parents[home]
    return isinstance(home, ast.Return) and isinstance(source.function(home), ast.AsyncFunctionDef)


def held_over_await(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """A script that waits may be dropped and run again, so it holds nothing that must be closed."""
    match node:
        case ast.With(body=body) if awaits(body):
            text = "Close what `with` opens before you await: a script that waits may be dropped and run again."
        case ast.AsyncWith():
            text = "Do without `async with`: a script that waits may be dropped and run again."
        case ast.Try() | ast.TryStar() if node.finalbody and awaits([node]):
            text = "Do without `finally` around an await: when a script that waits is dropped, its `finally` runs."
        case ast.Try(body=body) | ast.TryStar(body=body) if awaits(body):
            text = "Keep awaits out of `try`, and ask beforehand what can go wrong: rules fail loudly, or not at all."
        case _:
            return
    yield node, "held-over-await", text


def awaits(body: Iterable[ast.AST]) -> bool:
    """Say whether statements await something themselves, not in a function that they define."""
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Await, ast.AsyncFor, ast.AsyncWith)):
            return True
        if not isinstance(node, (*FUNCTIONS, ast.Lambda, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return False


# ------------------------------------------------------------------------------------------------ the world outside

DICE: Final = "Chance comes from the table's dice: `await zone.shuffle()`, `game.roll_die`, `game.pick_at_random`."
CLOCK: Final = "Rules know no clock: count turns or steps in a fact or column."
MACHINE: Final = "Rules don't depend on the machine: take an option of the game instead."
#: What must not be used, by its beginning, with its code and what to do.
OUTSIDE: Final = {
    "random": ("randomness", DICE),
    "secrets": ("randomness", DICE),
    "numpy.random": ("randomness", DICE),
    "os.urandom": ("randomness", DICE),
    "uuid": ("randomness", "Ids come from the table, so that a replay gives the same ones: use `card.ref` or a count."),
    "time": ("clock", CLOCK),
    "datetime.datetime.now": ("clock", CLOCK),
    "datetime.datetime.utcnow": ("clock", CLOCK),
    "datetime.datetime.today": ("clock", CLOCK),
    "datetime.date.today": ("clock", CLOCK),
    "os.environ": ("environment", MACHINE),
    "os.getenv": ("environment", MACHINE),
    "os.getpid": ("environment", MACHINE),
    "os.getcwd": ("environment", MACHINE),
    "platform": ("environment", MACHINE),
}


def outside_world(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """Dice, clocks and machines differ from one replay to the next."""
    if not isinstance(node, (ast.Name, ast.Attribute)) or isinstance(source.parents[node], ast.Attribute):
        return
    dotted = source.dotted(node)
    parts = dotted.split(".")
    for end in range(1, len(parts) + 1):
        found = OUTSIDE.get(".".join(parts[:end]))
        if found and not in_annotation(node, source):
            yield node, *found


def in_annotation(node: ast.AST, source: Source) -> bool:
    """Say whether something is only the type of something."""
    inner = node
    for outer in source.above(node):
        if inner in (getattr(outer, "annotation", None), getattr(outer, "returns", None)):
            return True
        inner = outer
    return False


def identity(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """An ``id`` is a place in memory, and the ``hash`` of a text differs in each process."""
    match node:
        case ast.Call(func=ast.Name(id="id" | "hash" as name)) if is_builtin(name, node, source):
            method = source.method(node)
            if name == "id" or method is None or method[0].name != "__hash__":
                yield (
                    node,
                    "identity",
                    f"`{name}(...)` differs in each process: compare cards with `==`, sort by `card.row`.",
                )


def is_builtin(name: str, node: ast.AST, source: Source) -> bool:
    """Say whether a name is Python's own here."""
    return source.binder(node, name) is None and name not in source.top and name not in source.imports


# ------------------------------------------------------------------------------------------------ sets

SET_TEXT: Final = "A set has another order in each process: go through `sorted(...)`, a tuple, or `dict.fromkeys(...)`."
#: Functions to which the order of what they are given is all the same.
ORDERLESS: Final = frozenset({"all", "any", "frozenset", "len", "set", "sorted", "sum"})
#: Functions that keep the order in which a set is gone through.
ORDERING: Final = frozenset({"enumerate", "filter", "iter", "list", "map", "reversed", "tuple", "zip"})
SET_METHODS: Final = frozenset({"copy", "difference", "intersection", "symmetric_difference", "union"})


def set_order(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """The order of a set must not reach the table."""
    for used in gone_through(node, source):
        if is_set(used, source):
            yield used, "set-order", SET_TEXT


def gone_through(node: ast.AST, source: Source) -> Iterator[ast.AST]:
    """Go through what a node goes through in an order that matters."""
    match node:
        case ast.For(iter=used):
            yield used
        case ast.ListComp() | ast.GeneratorExp() | ast.DictComp() if not order_is_lost(node, source):
            yield from [one.iter for one in node.generators]
        case ast.Starred(value=used) if not isinstance(source.parents[node], ast.Set):
            yield used
        case ast.Call(func=ast.Name(id=name), args=args) if name in ORDERING and not order_is_lost(node, source):
            yield from args
        case ast.Call(func=ast.Attribute(attr="join" | "fromkeys" | "extend"), args=[used, *_]):
            yield used
        case ast.Call(func=ast.Attribute(value=used, attr="pop"), args=[]):
            yield used


def order_is_lost(node: ast.AST, source: Source) -> bool:
    """Say whether the order of something is all the same to what it is given to."""
    home = source.parents[node]
    match home:
        case ast.Call(func=ast.Name(id=name)) if name in ORDERLESS:
            return True
        case ast.Call(func=ast.Name(id="max" | "min"), keywords=[]):
            return True
        case ast.comprehension():
            return isinstance(source.parents[home], ast.SetComp)
        case ast.Compare(comparators=others):
            return node in others
    return False


def is_set(node: ast.AST, source: Source) -> bool:
    """Say whether something surely is a set."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset" as name)):
            return is_builtin(name, node, source)
        case ast.Call(func=ast.Attribute(value=one, attr=name)) if name in SET_METHODS:
            return is_set(one, source)
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left, source) or is_set(right, source)
        case ast.Name():
            return names_set(node, source)
    return False


def names_set(name: ast.Name, source: Source) -> bool:
    """Say whether all that a name is ever given, in its function or file, are sets."""
    scope: ast.AST = source.binder(name, name.id) or source.tree
    stores = [
        one
        for one in ast.walk(scope)
        if (isinstance(one, ast.Name) and one.id == name.id and not isinstance(one.ctx, ast.Load))
        or (isinstance(one, ast.arg) and one.arg == name.id)
    ]
    values = [getattr(source.parents[one], "value", None) if plain(one, source) else None for one in stores]
    return bool(values) and all(value is not None and plain_set(value, source) for value in values)


def plain(stored: ast.AST, source: Source) -> bool:
    """Say whether a name is given just one value."""
    home = source.parents[stored]
    return isinstance(home, (ast.AnnAssign, ast.NamedExpr)) or (isinstance(home, ast.Assign) and stored in home.targets)


def plain_set(value: ast.AST, source: Source) -> bool:
    """Say whether a value is a set by itself; names are not followed any further."""
    return not isinstance(value, ast.Name) and not isinstance(value, ast.BinOp) and is_set(value, source)


# ------------------------------------------------------------------------------------------------ the table

TABLE_VERBS: Final = frozenset(
    {"add", "move", "own", "pay", "put", "reorder", "set_facts", "show", "turn", "write"},
)
CHANGES: Final = frozenset({"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"})
TABLE_TEXT: Final = "Leave the books to the engine: use `card.move`, `card.set`, `game.pay` or `set_facts`."
HANDLES: Final = frozenset({"Card", "Game", "Player", "Pool", "Zone"})


def table_write(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """Only the engine writes on the table."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="table"), attr=name)) if name in TABLE_VERBS:
            yield node, "table-write", TABLE_TEXT
        case ast.Call(func=ast.Attribute(value=ast.Subscript() as cell, attr=name)) if name in CHANGES:
            if is_cell(cell):
                yield node, "table-write", TABLE_TEXT
        case ast.Subscript(ctx=ast.Store() | ast.Del()) if is_cell(node):
            yield node, "table-write", TABLE_TEXT


def is_cell(node: ast.AST) -> bool:
    """Say whether something is a column of a table, or a cell of one."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr == "columns"


def handle_write(node: ast.AST, source: Source, sources: Sources) -> Iterator[Fault]:
    """What is noted on a handle is on no table, so copies and saves lose it."""
    if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
        return
    kinds = sources.kinds_of(node.value, source)
    if source.function(node) is None or not any(sources.engine_kind(kind, source) in HANDLES for kind in kinds):
        return
    what = ast.unparse(node)
    text = f"`{what}` is not on the table, so copies and saves lose it: keep it in a column (`set`) or a fact (`set_facts`)."
    yield node, "handle-write", text


RULES: Final[tuple[Rule, ...]] = (
    forgotten_await,
    held_over_await,
    outside_world,
    identity,
    set_order,
    table_write,
    handle_write,
)
