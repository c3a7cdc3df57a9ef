"""The sources of rulesets, parsed: what is defined where, and which calls give a coroutine."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from typing import TYPE_CHECKING, Final

import attrs

from tabletop import Card, Effect, Event, Facts, Game, Player, Pool, Zone

from ._errors import ScenarioError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
#: What encloses names of its own.
SCOPES: Final = (*FUNCTIONS, ast.Lambda)
ENGINE: Final = {kind.__name__: kind for kind in (Card, Effect, Event, Facts, Game, Player, Pool, Zone)}
#: Names of methods that Python's own values have: nobody can tell by the name alone whose they are.
OF_VALUES: Final = frozenset(name for kind in (list, dict, set, str, tuple, int) for name in dir(kind))


class Source:
    """One parsed file."""

    def __init__(self, file: Path, module: str = "", package: str = "") -> None:
        self.file = file
        self.module = module
        try:
            text = file.read_text(encoding="utf-8")
            self.tree = ast.parse(text, filename=str(file))
        except (OSError, SyntaxError, ValueError) as error:
            raise ScenarioError(f"{file} can't be read as Python: {error}") from None
        self.lines = text.splitlines()
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.imports = dict(imported(self.tree, package))
        self.defined = dict(definitions(self.tree))
        self.bound: dict[ast.AST, frozenset[str]] = {}
        self.top = {node.name: node for node in self.tree.body if isinstance(node, (*FUNCTIONS, ast.ClassDef))}

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """Go through everything around a node, from the inside out."""
        while (found := self.parents.get(node)) is not None:
            yield found
            node = found

    def scopes(self, node: ast.AST) -> Iterator[AnyFunction | ast.Lambda]:
        """Go through the functions around a node."""
        return (one for one in self.above(node) if isinstance(one, SCOPES))

    def function(self, node: ast.AST) -> AnyFunction | None:
        """Return the function that a node is in."""
        return next((one for one in self.above(node) if isinstance(one, FUNCTIONS)), None)

    def method(self, node: ast.AST) -> tuple[AnyFunction, ast.ClassDef] | None:
        """Return the method that a node is in, and its class."""
        for one in self.scopes(node):
            home = self.parents[one]
            if isinstance(one, FUNCTIONS) and isinstance(home, ast.ClassDef):
                return one, home
        return None

    def binder(self, node: ast.AST, name: str) -> AnyFunction | ast.Lambda | None:
        """Return the function around a node that binds a name, if one does."""
        return next((scope for scope in self.scopes(node) if name in self.bound_in(scope)), None)

    def bound_in(self, scope: AnyFunction | ast.Lambda) -> frozenset[str]:
        """Return the names that a function binds itself, imports apart."""
        if scope not in self.bound:
            self.bound[scope] = names_bound(scope)
        return self.bound[scope]

    def dotted(self, node: ast.AST) -> str:
        """Return what is imported under a name, such as ``random.choice``; an empty string for all other names."""
        if isinstance(node, ast.Attribute):
            before = self.dotted(node.value)
            return f"{before}.{node.attr}" if before else ""
        if not isinstance(node, ast.Name) or self.binder(node, node.id) is not None:
            return ""
        return self.imports.get(node.id, "")


def imported(tree: ast.Module, package: str) -> Iterator[tuple[str, str]]:
    """Go through the names that a file imports, and what each stands for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                whole = name.name if name.asname else name.name.partition(".")[0]
                yield name.asname or whole, whole
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            if node.level and package:
                origin = resolve_name(origin, package)
            for name in node.names:
                yield name.asname or name.name, f"{origin.rstrip('.')}.{name.name}"


def names_bound(scope: AnyFunction | ast.Lambda) -> frozenset[str]:
    """Return the names that a function binds itself, imports apart."""
    inside = [node for node in ast.walk(scope) if node is not scope]
    names = [node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    names += [node.arg for node in inside if isinstance(node, ast.arg)]
    return frozenset(names) | {node.name for node in inside if isinstance(node, (*FUNCTIONS, ast.ClassDef))}


# ------------------------------------------------------------------------------------------------ finding files


def sources_of(where: ModuleType | Path) -> list[Source]:
    """Parse a module, a package with all that is in it, or a file or folder."""
    if isinstance(where, Path):
        files = sorted(where.rglob("*.py")) if where.is_dir() else [where]
        return [Source(file) for file in files]
    if hasattr(where, "__path__"):
        folders = [Path(folder) for folder in where.__path__]
        return [within(where.__name__, folder, file) for folder in folders for file in sorted(folder.rglob("*.py"))]
    found = source_of(where)
    if found is None:
        raise ScenarioError(f"there is no source of {where.__name__} to read")
    return [found]


def within(package: str, folder: Path, file: Path) -> Source:
    """Parse a file of a package."""
    inner = file.relative_to(folder).with_suffix("").parts
    home = ".".join([package, *inner[:-1]])
    return Source(file, home if inner[-1] == "__init__" else f"{home}.{inner[-1]}", home)


def source_of(module: ModuleType) -> Source | None:
    """Parse the file of a module, if it has one."""
    file = getattr(module, "__file__", None)
    if not file or not file.endswith(".py") or not Path(file).is_file():
        return None
    return Source(Path(file), module.__name__, module.__package__ or "")


# ------------------------------------------------------------------------------------------------ who is what


@attrs.frozen(eq=False)
class Shape:
    """A class as its source shows it: its bases by name, and for each method whether it gives a coroutine."""

    source: Source
    bases: tuple[str, ...]
    methods: Mapping[str, bool]


class Sources:
    """All parsed files, and what is defined in them."""

    def __init__(self, sources: list[Source]) -> None:
        self.files = sources
        self.shapes: dict[str, list[Shape]] = {}
        self.functions: dict[str, set[bool]] = {}
        self.methods: dict[str, set[bool]] = {}
        self._games: dict[Source, tuple[str, ...]] = {}
        for source in sources:
            self.enter(source)
        for kind in ENGINE:
            for name, waits in engine_methods(kind).items():
                self.methods.setdefault(name, set()).add(waits)

    def enter(self, source: Source) -> None:
        """Note what a file defines."""
        for name, made in source.top.items():
            if isinstance(made, FUNCTIONS):
                self.functions.setdefault(name, set()).add(gives_coroutine(made))
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef):
                methods = {one.name: gives_coroutine(one) for one in node.body if isinstance(one, FUNCTIONS)}
                bases = tuple(filter(None, map(last_name, node.bases)))
                self.shapes.setdefault(node.name, []).append(Shape(source, bases, methods))
                for name, waits in methods.items():
                    self.methods.setdefault(name, set()).add(waits)

    def shape(self, name: str, source: Source) -> Shape | None:
        """Return the class of a name: that of the same file, or the only one."""
        found = self.shapes.get(name, [])
        here = [one for one in found if one.source is source]
        return here[-1] if here else found[0] if len(found) == 1 else None

    def engine_kind(self, name: str, source: Source, seen: frozenset[str] = frozenset()) -> str:
        """Say which class of the engine a class derives from."""
        shape = self.shape(name, source)
        if shape is None or name in seen:
            return name if name in ENGINE else ""
        kinds = (self.engine_kind(base, shape.source, seen | {name}) for base in shape.bases)
        return next(filter(None, kinds), "")

    def look_up(self, kind: str, name: str, source: Source, seen: frozenset[str] = frozenset()) -> bool | None:
        """Say whether a method of a class gives a coroutine; None if there is no telling."""
        shape = self.shape(kind, source)
        if shape is None or kind in seen:
            return engine_methods(kind).get(name) if kind in ENGINE else None
        if name in shape.methods:
            return shape.methods[name]
        return self.look_up_in(shape.bases, name, shape.source, seen | {kind})

    def look_up_in(
        self, kinds: tuple[str, ...], name: str, source: Source, seen: frozenset[str] = frozenset()
    ) -> bool | None:
        """Say whether a method gives a coroutine, in the first class that has it."""
        found = (self.look_up(kind, name, source, seen) for kind in kinds)
        return next((waits for waits in found if waits is not None), None)

    # -------------------------------------------------------------------------------------------- calls

    def is_coroutine(self, call: ast.AST, source: Source) -> bool:
        """Say whether a call surely gives a coroutine."""
        if not isinstance(call, ast.Call):
            return False
        if isinstance(call.func, ast.Name):
            return self.function_waits(call.func, source)
        return isinstance(call.func, ast.Attribute) and self.method_waits(call.func, source)

    def function_waits(self, name: ast.Name, source: Source) -> bool:
        """Say whether a function gives a coroutine."""
        scope = source.binder(name, name.id)
        if scope is not None:
            inner = [one for one in ast.walk(scope) if isinstance(one, FUNCTIONS) and one.name == name.id]
            return bool(inner) and all(map(gives_coroutine, inner))
        made = source.top.get(name.id)
        if made is not None:
            return isinstance(made, FUNCTIONS) and gives_coroutine(made)
        return self.imported_waits(source.dotted(name))

    def imported_waits(self, dotted: str) -> bool:
        """Say whether a function that is imported gives a coroutine."""
        return bool(dotted) and self.functions.get(dotted.rpartition(".")[2]) == {True}

    def method_waits(self, called: ast.Attribute, source: Source) -> bool:
        """Say whether a method gives a coroutine."""
        dotted = source.dotted(called)
        if dotted:
            return self.imported_waits(dotted)
        waits = self.look_up_in(self.kinds_of(called.value, source), called.attr, source)
        if waits is not None:
            return waits
        known = called.attr not in OF_VALUES and self.methods.get(called.attr) == {True}
        return known and self.of_a_ruleset(called, source)

    def of_a_ruleset(self, node: ast.AST, source: Source) -> bool:
        """Say whether code is a script or a method of a ruleset: elsewhere, bots and tests have methods of the same names."""
        if isinstance(source.function(node), ast.AsyncFunctionDef):
            return True
        inside = source.method(node)
        return inside is not None and bool(self.engine_kind(inside[1].name, source))

    def kinds_of(self, thing: ast.AST, source: Source) -> tuple[str, ...]:
        """Return the classes that a thing may be of, as far as the source tells."""
        if isinstance(thing, ast.Call) and isinstance(thing.func, ast.Name) and thing.func.id == "super":
            inside = source.method(thing)
            return tuple(filter(None, map(last_name, inside[1].bases))) if inside else ()
        if isinstance(thing, ast.Attribute):
            return self.games(source) if thing.attr == "game" else ()
        if not isinstance(thing, ast.Name):
            return ()
        return self.kinds_of_name(thing, source)

    def kinds_of_name(self, thing: ast.Name, source: Source) -> tuple[str, ...]:
        """Return the class of *self*, of an argument with a type, or of *game*."""
        inside = source.method(thing)
        if inside and inside[0].args.args and inside[0].args.args[0].arg == thing.id:
            return (inside[1].name,)
        for scope in source.scopes(thing):
            for argument in [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]:
                if argument.arg == thing.id and argument.annotation is not None:
                    return tuple(filter(None, [last_name(argument.annotation)]))
        return self.games(source) if thing.id == "game" else ()

    def games(self, source: Source) -> tuple[str, ...]:
        """Return the classes that a game may be of."""
        if source not in self._games:
            ours = [name for name in self.shapes if self.engine_kind(name, source) == "Game"]
            self._games[source] = (*ours, "Game")
        return self._games[source]


def gives_coroutine(made: AnyFunction) -> bool:
    """Say whether a function gives a coroutine when it is called."""
    if isinstance(made, ast.AsyncFunctionDef):
        return not any(isinstance(node, ast.Yield) for node in ast.walk(made))
    return made.returns is not None and ast.unparse(made.returns).strip("'\"").startswith(("Coroutine", "Awaitable"))


def last_name(node: ast.AST) -> str:
    """Return the name that stands for a class in a list of bases or in an annotation."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Constant(value=str() as name):
            return name if name.isidentifier() else ""
        case ast.Subscript(value=inner) | ast.BinOp(left=inner, op=ast.BitOr(), right=ast.Constant(value=None)):
            return last_name(inner)
    return ""


@cache
def engine_methods(kind: str) -> Mapping[str, bool]:
    """Return the methods of a class of the engine, and whether each gives a coroutine."""
    members = inspect.getmembers(ENGINE[kind], inspect.isfunction)
    return {name: waits_here(member) for name, member in members if not name.startswith("__")}


@cache
def engine_verbs() -> frozenset[str]:
    """Return the names of all methods of the engine that give a coroutine."""
    return frozenset(name for kind in ENGINE for name, waits in engine_methods(kind).items() if waits)


def waits_here(member: object) -> bool:
    """Say whether a function of the engine gives a coroutine: some only pass one on."""
    if inspect.iscoroutinefunction(member):
        return True
    return str(getattr(member, "__annotations__", {}).get("return", "")).startswith(("Coroutine", "Awaitable"))


# ------------------------------------------------------------------------------------------------ what belongs to a game


@attrs.frozen
class Part:
    """A definition that belongs to a ruleset, and the file it is in."""

    source: Source
    node: ast.AST


def parts_of(kinds: list[type]) -> tuple[Sources, list[Part]]:
    """Find the definitions of classes and of all that they name, as far as their sources are there."""
    files: dict[str, Source | None] = {}
    homes = {kind.__module__.partition(".")[0] for kind in kinds}

    def file_of(name: str) -> Source | None:
        if name not in files:
            module = sys.modules.get(name)
            ours = name.partition(".")[0] in homes and not of_engine(name)
            files[name] = source_of(module) if ours and module is not None else None
        return files[name]

    waiting = [(kind.__module__, kind.__qualname__) for kind in kinds]
    parts: dict[ast.AST, Part] = {}
    while waiting:
        module, name = waiting.pop()
        source = file_of(module)
        node = definition(source, name) if source is not None else None
        if source is None or node is None or node in parts:
            continue
        parts[node] = Part(source, node)
        waiting += named_in(node, source)
    return Sources([source for source in files.values() if source is not None]), list(parts.values())


def of_engine(module: str) -> bool:
    """Say whether a module is the engine's own."""
    return module == "tabletop" or module.startswith("tabletop._")


def named_in(node: ast.AST, source: Source) -> Iterator[tuple[str, str]]:
    """Go through the modules and names that a definition mentions."""
    for one in ast.walk(node):
        if isinstance(one, ast.Name) and one.id in source.top:
            yield source.module, one.id
        elif isinstance(one, (ast.Name, ast.Attribute)) and (dotted := source.dotted(one)):
            module, _, name = dotted.rpartition(".")
            yield module, name


def definition(source: Source, name: str) -> ast.AST | None:
    """Find a class or function by its qualified name."""
    return source.defined.get(name.replace("<locals>.", ""))


def definitions(home: ast.AST, before: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Go through all classes and functions, with their qualified names."""
    for node in ast.iter_child_nodes(home):
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            yield before + node.name, node
            yield from definitions(node, f"{before}{node.name}.")
        elif isinstance(node, ast.stmt):
            yield from definitions(node, before)
