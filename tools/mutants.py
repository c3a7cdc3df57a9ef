"""
Change a game in small ways, and list what none of its own tests notices: ``make mutate GAME=smash-up``.

The changes are drawn from all that could be made in its rules and cards, the same ones for the same seed. For each, only
those tests run that reach the changed line, the quickest first, in a process that is split off a warm one.
A run can be stopped at any time, and goes on from where it was. Where tests were added or changed since, whoever noticed
a change before is asked first, and the others only if that test notices nothing any more.

How long a test takes is counted in time of the processor, so that it makes no difference what else the machine does.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import io
import json
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import entry_points
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import attrs
import pytest
from coverage import Coverage, CoverageData

from tools.amounts import read_share
from tools.files import write_whole
from tools.mutants_kept import keep, no_difference
from tools.revision import revision

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from multiprocessing.connection import Connection
    from types import CodeType, ModuleType

PROJECT: Final = Path(__file__).parents[1]
KEPT: Final = PROJECT / ".mutants"
#: Which tests run: none that play whole games or take seconds.
MARKS: Final = "not slow and not battery and not deep"
#: How long the tests of one mutant take at most, in seconds of the processor: of more, the quickest are run.
MOST_SECONDS: Final = 30.0
#: How much longer than before (and a second) a test of a mutant may take, before it is taken for one that never ends; and
#: when it is tried once more, to be sure.
PATIENCE: Final = (5.0, 15.0)
#: How long it takes at most to read the tests, in seconds of the processor.
READING: Final = 60.0
#: How much longer than by the processor anything may take by the clock: others need it, too, and some tests sleep.
CLOCK: Final = 20.0
#: How many are run before it is worth it to read all others.
FIRST: Final = 40
#: What is reached while files are read, in no test.
WHILE_READING: Final = ""
#: What is said of a test that doesn't come to an end.
ENDLESS: Final = " (without an end)"
#: What is said of a test in which its process dies.
DIED: Final = " (with its process)"
FORK: Final = get_context("fork")


@attrs.frozen
class Subject:
    """What is changed, and whose tests should notice."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


def game(name: str, *more: str) -> Subject:
    """Return a game of the library."""
    return Subject((f"tabletop/games/{name}", *more), (f"tests/games/{name}", "tests/games/test_expansions.py"))


def plugin(name: str) -> Subject:
    """Return a game of the examples."""
    return Subject((f"examples/plugins/{name}/tabletop_{name}.py",), (f"examples/plugins/{name}/tests",))


VILLAINOUS: Final = PROJECT / "tabletop" / "games" / "villainous"
SUBJECTS: Final[Mapping[str, Subject]] = {
    "engine": Subject(
        tuple(f"tabletop/_{floor}" for floor in ("base", "table", "rules", "play", "outside")), ("tests/engine",)
    ),
    "hedge-court": plugin("hedge_court"),
    "leduc-poker": plugin("leduc"),
    "marvel-villainous": Subject(
        ("tabletop/games/villainous/marvel", "tabletop/games/villainous/infinite_power"),
        ("tests/games/villainous/marvel", "tests/games/villainous/infinite_power", "tests/games/test_expansions.py"),
    ),
    "master-of-the-galaxy": game("master_of_the_galaxy"),
    "smash-up": game("smash_up"),
    "star-wars-villainous": game("villainous/star_wars"),
    "supervillain": game("supervillain"),
    "tic-tac-toe": plugin("tic_tac_toe"),
    # What the boxes share.
    "villainous": Subject(
        tuple(f"tabletop/games/villainous/{one.name}" for one in sorted(VILLAINOUS.glob("*.py"))),
        ("tests/games/villainous", "tests/games/test_expansions.py"),
    ),
}


# ------------------------------------------------------------------------------------------------ changes


@attrs.frozen
class Mutant:
    """One small change: where it is, in what, what it changes, and which node of the file that is."""

    file: str
    line: int
    where: str
    change: str
    node: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.where}: {self.change}"

    @property
    def name(self) -> str:
        """The words for it, which other lines before it leave as they are."""
        return f"{self.file}: {self.where}: {self.change}"


#: What is put in the place of what.
OTHERS: Final[Mapping[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip
#: What says nothing of how a game goes.
LEFT_OUT: Final = frozenset(
    {
        "__repr__",
        "__str__",
        "_drawing.py",
        "drawing.py",
        "_looks.py",
        "_picture.py",
        "_worth.py",
        "words.py",
        "testing.py",
    }
)


def changed(node: ast.AST) -> tuple[str, ast.AST] | None:
    """Return what is done to a node and what takes its place; None if nothing is done to nodes of its kind."""
    made: Any = deepcopy(node)
    match node:
        case ast.Compare(ops=[op]) if type(op) in OTHERS:
            made.ops = [OTHERS[type(op)]()]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHERS:
            made.op = OTHERS[type(op)]()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            made = deepcopy(operand)
        case ast.Constant(value=bool() as value):
            made.value = not value
        case ast.Constant(value=int() as value):
            made.value = value + 1
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            made.value = ast.Constant(None)
        case ast.Expr(value=ast.Await() | ast.Call() | ast.Yield()):
            made = ast.Pass()
        case ast.If(test=ast.Name() | ast.Call() | ast.Attribute() | ast.Await() as test):
            made.test = ast.UnaryOp(ast.Not(), deepcopy(test))
        case ast.FunctionDef() | ast.AsyncFunctionDef() if node.decorator_list and is_mark(node.decorator_list[0]):
            made.decorator_list = made.decorator_list[1:]
        case _:
            return None
    return in_words(node, made), ast.copy_location(made, node)


def is_mark(decorator: ast.expr) -> bool:
    """Say whether a decorator makes an ability of a method, as ``@when(...)`` does."""
    return isinstance(decorator, ast.Call)


def in_words(node: ast.AST, made: ast.AST) -> str:
    """Say what was there and what is."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return f"without @{ast.unparse(node.decorator_list[0])}"[:90]
    if isinstance(node, ast.If):
        return f"if not {ast.unparse(node.test)}"[:90]
    return f"{ast.unparse(node)[:60]} -> {ast.unparse(made)[:60]}".replace("\n", " ")


def nodes(tree: ast.Module) -> Iterator[tuple[ast.AST, str, tuple[ast.AST, str, int | None]]]:
    """Go through all nodes in the order of the source: each with the function and class that it is in, and its place."""
    yield from below(tree, "")


def below(node: ast.AST, where: str) -> Iterator[tuple[ast.AST, str, tuple[ast.AST, str, int | None]]]:
    """Go through the nodes below one, but for types, texts, and what only type checkers see."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.Raise | ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
                continue
            if isinstance(child, ast.AST) and not is_for_checkers(child):
                named = child.name if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) else ""
                if named not in LEFT_OUT:
                    inside = f"{where}.{named}".strip(".")
                    yield child, inside, (node, name, index)
                    yield from below(child, inside)


def is_for_checkers(node: ast.AST) -> bool:
    """Say whether only type checkers read what stands there."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def is_out_of_reach(node: ast.AST) -> bool:
    """Say whether no test could tell: what another Python does, and what only says that two lists are as long as each other."""
    if isinstance(node, ast.If):
        return "version_info" in ast.unparse(node.test)
    return isinstance(node, ast.keyword) and node.arg == "strict"


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """Go through all small changes that could be made in a file, and that somebody could notice."""
    tree, alike = ast.parse(source), Counter[tuple[str, str]]()
    left_out = {part for node in ast.walk(tree) if is_out_of_reach(node) for part in ast.walk(node)}
    for number, (node, where, _) in enumerate(nodes(tree)):
        told = changed(node)
        if told is None:
            continue
        alike[where, told[0]] += 1
        which = f" ({alike[where, told[0]]})" if alike[where, told[0]] > 1 else ""
        if node not in left_out:
            yield Mutant(file, getattr(node, "lineno", 0), where or "(module)", told[0] + which, number)


def mutated(mutant: Mutant, source: str) -> ast.Module:
    """Return a file with one change, on the same lines."""
    tree = ast.parse(source)
    node, _, (parent, field, index) = next(found for number, found in enumerate(nodes(tree)) if number == mutant.node)
    (_, made) = changed(node) or ("", node)
    if index is None:
        setattr(parent, field, made)
    else:
        getattr(parent, field)[index] = made
    return ast.fix_missing_locations(tree)


def drawn(subject: Subject, count: int, seed: int) -> list[Mutant]:
    """
    Draw some of all changes that could be made, the same ones each time.

    Which ones hangs on their words: what is changed elsewhere in the sources takes few out of the sample, and brings few in.
    """
    every = [
        mutant
        for folder in subject.sources
        for path in sorted((PROJECT / folder).rglob("*.py")) or [PROJECT / folder]
        if path.name not in LEFT_OUT
        for mutant in mutants_of(path.relative_to(PROJECT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return sorted(every, key=lambda mutant: sha256(f"{seed} {mutant.name}".encode()).digest())[:count]


# ------------------------------------------------------------------------------------------------ which tests


@attrs.frozen
class Reached:
    """Which tests reach which lines, and how long each takes, in seconds of the processor."""

    lines: Mapping[str, Mapping[int, Sequence[str]]]
    seconds: Mapping[str, float]

    def tests_of(self, mutant: Mutant, source: str) -> list[str]:
        """
        Return the tests that could notice a change, the quickest first, as many as there is time for.

        What stands in a line that is only read when the file is may matter to anybody: first to those who use its class.
        So does what is called while files are read, such as what makes an event of a class: first to those who call it.
        """
        of_file = self.lines.get(mutant.file, {})
        # A file that a test is the first to need is read during that test: it is nobody's in particular, all the same.
        near = [set(of_file.get(mutant.line, ()) if is_in_function(mutant, source) else ())]
        found = near[0]
        if found - {WHILE_READING}:
            found = {*self.seconds} if WHILE_READING in found else found
        elif of_file:
            near += [
                {test for line in lines for test in of_file.get(line, ())} for lines in around_line(mutant, source)
            ]
            near[0] = {test for test in self.seconds if "sheets" in test.partition("::")[0]}
            found = set(self.seconds)
        chosen: list[str] = []
        left = MOST_SECONDS
        for test in sorted(found, key=lambda test: ([test not in tests for tests in near], self.seconds[test], test)):
            left -= self.seconds[test]
            if left >= 0:
                chosen.append(test)
            elif not chosen:
                return [test]
            else:
                left += self.seconds[test]
        return chosen


def is_in_function(mutant: Mutant, source: str) -> bool:
    """Say whether a line stands in the body of a function, and so is reached by whoever calls that."""
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    return any(
        isinstance(node, functions) and node.body[0].lineno <= mutant.line <= (node.end_lineno or 0)
        for node in ast.walk(ast.parse(source))
    )


def around_line(mutant: Mutant, source: str) -> list[range]:
    """Return the lines of each class around a line, from the innermost one on, and those of the whole file."""
    found = [range(1, source.count("\n") + 2)]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.lineno <= mutant.line <= (node.end_lineno or 0):
            found.append(range(node.lineno, (node.end_lineno or 0) + 1))
    return sorted(found, key=len)


class Watching:
    """A plugin of pytest that notes which test reaches which lines, and how long it takes."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what one test reaches."""
        self.coverage.switch_context(item.nodeid)
        began = spent()
        done = yield
        self.seconds[item.nodeid] = spent() - began
        self.coverage.switch_context("")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what fails."""
        if report.failed:
            self.failed.append(f"{report.nodeid}: {report.longreprtext.rstrip().rpartition(chr(10))[2]}")


def spent() -> float:
    """Return the time of the processor that this process has had, with those that it has waited for."""
    return process_time() + sum(os.times()[2:4])


def watch(subject: Subject, told: Connection) -> None:
    """Run all tests of a subject once, and tell what they reach."""
    coverage = Coverage(data_file=None, source=[str(PROJECT / one) for one in folders(subject)], config_file=False)
    coverage.start()
    watching = Watching(coverage)
    code = quiet_pytest([*subject.tests, "-m", MARKS], [watching])
    coverage.stop()
    told.send((code, watching.failed, lines_in(coverage.get_data(), subject), watching.seconds))


def folders(subject: Subject) -> list[str]:
    """Return the folders in which the sources of a subject lie."""
    return [one.rpartition("/")[0] if one.endswith(".py") else one for one in subject.sources]


def lines_in(data: CoverageData, subject: Subject) -> dict[str, dict[int, list[str]]]:
    """Return which tests reached which lines of the sources."""
    found = {}
    for file in data.measured_files():
        name = Path(file).relative_to(PROJECT).as_posix()
        if name.startswith(subject.sources):
            lines = data.contexts_by_lineno(file).items()
            found[name] = {line: [*contexts] for line, contexts in lines}
    return found


def quiet_pytest(arguments: Sequence[str], plugins: Sequence[object]) -> int:
    """Run pytest in this process, without a word."""
    # Nobody reads why a test fails, and what is imported already can't be rewritten to say more about it.
    options = ["-q", "-x", "--assert=plain", "--no-header", "--timeout=0"]
    options += [part for name in ("randomly", "cacheprovider", "xdist") for part in ("-p", f"no:{name}")]
    with redirect_stdout(io.StringIO()) as said, redirect_stderr(io.StringIO()):
        code = int(pytest.main([*options, *arguments], [*plugins]))
    if code not in (0, 1):
        sys.stderr.write(said.getvalue()[-3000:])
    return code


# ------------------------------------------------------------------------------------------------ trying one


class Instead(importlib.abc.MetaPathFinder):
    """Finds one file as it is changed, wherever it is imported from."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        self.code = compile(tree, str(path), "exec", dont_inherit=True)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to import a module, if it is the changed one."""
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self.path:
            return None
        spec.loader = Changed(name, str(self.path), self.code)
        return spec


class Changed(importlib.machinery.SourceFileLoader):
    """Loads the changed code."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return it."""
        return self.code


@attrs.frozen
class Begun:
    """A test that has begun."""

    test: str


class Noticing:
    """A plugin of pytest that tells which test begins, gives it its time, and keeps the first one that fails."""

    def __init__(self, allowed: Mapping[str, float], told: Connection) -> None:
        self.allowed = allowed
        self.told = told
        self.first = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Tell that it begins."""
        self.told.send(Begun(item.nodeid))
        allow(self.allowed[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep it."""
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't even be read has noticed, too."""
        if report.failed and not self.first:
            self.first = report.nodeid


def allow(seconds: float) -> None:
    """Have this process ended when it has had so much more of the processor."""
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(process_time() + seconds), resource.RLIM_INFINITY))


def attempt(path: Path, tree: ast.Module, allowed: Mapping[str, float], told: Connection) -> None:
    """Run tests on a changed file, each for as long as it may, and tell who has noticed: nobody, if it is the empty word."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    allow(READING)
    sys.meta_path.insert(0, Instead(path, tree))
    noticing = Noticing(allowed, told)
    code = quiet_pytest([*allowed], [noticing])
    told.send("" if code == 0 else noticing.first or f"pytest, which ends with {code}")


def unburdened(work: Callable[..., None], *given: Any) -> None:
    """Do something in a process that was split off, whose collector goes through nothing of what there was before."""
    gc.freeze()
    work(*given)


def in_child(work: Callable[..., None], *given: Any, patience: float | None) -> Any:
    """Have a process split off and do something; return what it tells, unless it is silent for too long."""
    sys.stdout.flush()
    answer, told = FORK.Pipe(duplex=False)
    process = FORK.Process(target=unburdened, args=(work, *given, told))
    process.start()
    told.close()
    last = "reading"
    try:
        while answer.poll(patience):
            said = answer.recv()
            if not isinstance(said, Begun):
                return said
            last = said.test
    except EOFError:
        process.join()
        if process.exitcode != -signal.SIGXCPU:
            return last + DIED
    finally:
        process.kill()
        process.join()
        answer.close()
    return last + ENDLESS


def noticed_by(tree: ast.Module, path: Path, tests: Sequence[str], reached: Reached) -> str:
    """Return who notices that a file is changed; whoever comes to no end is tried once more, with more patience."""
    by = ""
    for patience in PATIENCE:
        allowed = {test: patience * (1 + reached.seconds[test]) for test in tests}
        silence = CLOCK * max(READING, *allowed.values())
        by = in_child(attempt, path, tree, allowed, patience=silence)
        if not by.endswith((ENDLESS, DIED)):
            break
    return by


# ------------------------------------------------------------------------------------------------ a run


class Journal:
    """What is known of the mutants of a subject as its sources and tests are now; lines are only ever added."""

    def __init__(self, name: str, subject: Subject) -> None:
        KEPT.mkdir(exist_ok=True)
        self.name = name
        mark = fingerprint(["tabletop", *subject.sources, *subject.tests])
        self.path = KEPT / f"{name}-{mark}-noticed.jsonl"
        self.reached_path = KEPT / f"{name}-{mark}-reached.json"

    def known(self) -> dict[Mutant, str]:
        """Return who has noticed which mutant."""
        return read_notes(self.path)

    def heard(self) -> dict[str, str]:
        """Return who has noticed a change of the same words in the same place, with other sources or tests."""
        others = sorted(
            KEPT.glob(f"{self.name}-*-noticed.jsonl"), key=lambda path: (path.stat().st_mtime_ns, path.name)
        )
        notes = [note for path in others for note in read_notes(path).items()]
        return {mutant.name: by.removesuffix(ENDLESS).removesuffix(DIED) for mutant, by in notes}

    def note(self, mutant: Mutant, by: str) -> None:
        """Write down who has noticed a mutant."""
        with self.path.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps([attrs.astuple(mutant), by]) + "\n")

    def reached(self, subject: Subject) -> Reached:
        """Return which tests reach which lines: as it was found out before, or by running all of them."""
        if not self.reached_path.exists():
            print("Running all tests once, to see what they reach ...", flush=True)
            code, failed, lines, seconds = in_child(watch, subject, patience=None)
            if code != 0:
                raise SystemExit("\n".join(["The tests have to pass before anything is changed.", *failed]))
            write_whole(self.reached_path, json.dumps([lines, seconds]))
        lines, seconds = json.loads(self.reached_path.read_text(encoding="utf-8"))
        return Reached({file: {int(line): of for line, of in told.items()} for file, told in lines.items()}, seconds)


def read_notes(path: Path) -> dict[Mutant, str]:
    """Return what a journal says, but for a line that is not whole."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return {Mutant(*mutant): by for mutant, by in (json.loads(line) for line in lines if line.endswith("\n"))}


def fingerprint(names: Sequence[str]) -> str:
    """Return a mark of what some files say."""
    found = sha256()
    for name in names:
        for path in sorted((PROJECT / name).rglob("*")) or [PROJECT / name]:
            if path.is_file() and path.suffix != ".pyc":
                found.update(path.read_bytes())
    return found.hexdigest()[:10]


def warm(subject: Subject) -> None:
    """Import whatever tests need and no mutant is in, so that what is split off has it already: the kit, and other games."""
    names = ["hypothesis"]
    if not any(one.startswith("tabletop/_") for one in subject.sources):
        games = {".".join(point.module.split(".")[:3]) for point in entry_points(group="tabletop.games")}
        others = [game for game in sorted(games) if not any(game.replace(".", "/") in one for one in subject.sources)]
        names += ["tabletop.testing", *others]
    for name in names:
        importlib.import_module(name)  # noqa: TID251 (one of these)
    read = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}
    early = [file for file in read if file.startswith(tuple(str(PROJECT / one) for one in subject.sources))]
    if early:
        raise SystemExit(f"{min(early)} is read before it can be changed: mutants in it would not be tried at all.")


def measure(name: str, every: Sequence[Mutant], share: tuple[int, int], *, only_missed: bool) -> dict[Mutant, str]:
    """Try the mutants that are not known yet; return who has noticed those that are known by the end."""
    subject = SUBJECTS[name]
    journal = Journal(name, subject)
    reached, known, heard = journal.reached(subject), journal.known(), journal.heard()
    warm(subject)
    left = [mutant for mutant in every[share[0] - 1 :: share[1]] if mutant not in known]
    mine = [mutant for mutant in left if not (only_missed and heard.get(mutant.name))]
    for mutant in mine[:1]:
        check_unchanged(mutant, reached)
    for number, mutant in enumerate(mine, 1):
        began = spent()
        by = try_one(mutant, reached, heard.get(mutant.name, ""))
        journal.note(mutant, by)
        print(f"{number} of {len(mine)}, {spent() - began:.1f} s: {mutant}: {by or 'NOBODY NOTICES'}", flush=True)
    known = journal.known()
    return {mutant: known[mutant] for mutant in every if mutant in known}


def try_one(mutant: Mutant, reached: Reached, before: str) -> str:
    """Try one mutant, with the test that noticed it before or a few quick ones, and then with all; return who notices."""
    source = (PROJECT / mutant.file).read_text(encoding="utf-8")
    tests = reached.tests_of(mutant, source)
    path, tree = PROJECT / mutant.file, mutated(mutant, source)
    first = [before] if before in tests else tests[:FIRST]
    by = noticed_by(tree, path, first, reached) if first else ""
    return by if by or first == tests else noticed_by(tree, path, tests, reached)


def check_unchanged(mutant: Mutant, reached: Reached) -> None:
    """See that the tests of a mutant pass where nothing is changed, by the same way."""
    source = (PROJECT / mutant.file).read_text(encoding="utf-8")
    tests = reached.tests_of(mutant, source)
    by = noticed_by(ast.parse(source), PROJECT / mutant.file, tests, reached) if tests else ""
    if by:
        raise SystemExit(f"Although nothing was changed in {mutant.file}, this is noticed by {by}.")


def report(found: Mapping[Mutant, str]) -> Iterator[str]:
    """Go through the lines that tell what was found."""
    why = no_difference()
    missed = sorted((mutant for mutant, by in found.items() if not by), key=attrs.astuple)
    goldens = [mutant for mutant, by in found.items() if "golden" in by]
    if any(mutant.name not in why for mutant in missed):
        yield "\nNobody notices:"
        yield from [f"  {mutant}" for mutant in missed if mutant.name not in why]
    if any(mutant.name in why for mutant in missed):
        yield "\nNobody could tell:"
        yield from [f"  {mutant}: {why[mutant.name]}" for mutant in missed if mutant.name in why]
    killed = len(found) - len(missed)
    yield (
        f"\n{killed} of {len(found)} are noticed, {100 * killed / max(len(found), 1):.1f} per cent; "
        f"{len(goldens)} of them first by a golden playthrough."
    )


def figures(found: Mapping[Mutant, str], seed: int) -> dict[str, Any]:
    """Return what is kept of a run: those that nobody notices by name, apart from those that nobody could tell."""
    why = no_difference()
    missed = sorted((mutant for mutant, by in found.items() if not by), key=attrs.astuple)
    return {
        "date": datetime.now(UTC).date().isoformat(),  # noqa: TID251 (when it was found out)
        "revision": revision(),
        "seed": seed,
        "tried": len(found),
        "noticed": len(found) - len(missed),
        "no_difference": [mutant.name for mutant in missed if mutant.name in why],
        "missed": [mutant.name for mutant in missed if mutant.name not in why],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Change a game, and see who notices.")
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--count", type=int, default=500, help="how many changes are drawn (500)")
    parser.add_argument("--seed", type=int, default=1, help="another number draws other ones (1)")
    parser.add_argument(
        "--share", type=read_share, default=(1, 1), metavar="K/N", help="only every N-th, from the K-th on"
    )
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="how many must be noticed")
    parser.add_argument("--missed", action="store_true", help="try only what nobody noticed before")
    parser.add_argument("--keep", action="store_true", help="write the figures down for the documentation")
    asked = parser.parse_args(arguments)
    if asked.keep and (asked.missed or asked.share != (1, 1)):
        parser.error("only the figures of a whole run are kept: leave out --missed and --share")
    os.chdir(PROJECT)
    sys.path.insert(0, str(PROJECT))
    every = drawn(SUBJECTS[asked.subject], asked.count, asked.seed)
    found = measure(asked.subject, every, asked.share, only_missed=asked.missed)
    print(*report(found), sep="\n")
    if asked.keep:
        keep(asked.subject, figures(found, asked.seed))
    noticed = sum(map(bool, found.values()))
    return int(100 * noticed < asked.at_least * len(found))


if __name__ == "__main__":
    sys.exit(main())
