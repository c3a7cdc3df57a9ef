"""Citations: which tests name which rules, read from the test sources without running them."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import attrs

from rule_ids._digests import ID
from rule_ids._faults import Fault

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@attrs.frozen
class Citation:
    """A test and the ids its ``rule`` markers name."""

    test: str
    """The test as pytest names it, such as ``tests/test_deck.py::test_shuffle``."""
    line: int
    ids: tuple[str, ...]
    runs: bool = True
    """False when the test is marked ``skip`` or ``xfail``: such a test pins nothing."""


@attrs.frozen
class CitingFile:
    """All that one test file says about rules."""

    path: Path
    citations: tuple[Citation, ...]
    faults: tuple[Fault, ...]


def read_citations(path: Path, root: Path) -> CitingFile:
    """Read which tests of the file at *path* name which rules, naming tests from *root*."""
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    reader = _Reader(path)
    reader.read(tree.body, path.relative_to(root).as_posix(), _labels_of_body(tree.body))
    reader.refuse_stray_marks(tree)
    return CitingFile(path, tuple(reader.citations), tuple(reader.faults))


@attrs.define
class _Reader:
    """
    Walks the tests of one file and keeps what it finds.

    A *label* is a decorator or an entry of ``pytestmark``.
    A *mark* is one ``pytest.mark.something`` in a label, perhaps deep inside a ``parametrize``.
    """

    path: Path
    citations: list[Citation] = attrs.field(factory=list)
    faults: list[Fault] = attrs.field(factory=list)
    seen: set[ast.AST] = attrs.field(factory=set)

    def read(self, body: Iterable[ast.stmt], place: str, inherited: list[ast.expr]) -> None:
        """Read the tests in *body*, which all carry the *inherited* labels."""
        for node in body:
            if isinstance(node, ast.ClassDef):
                labels = [*inherited, *node.decorator_list, *_labels_of_body(node.body)]
                self.read(node.body, f"{place}::{node.name}", labels)
            elif isinstance(node, _Function) and node.name.startswith("test"):
                self.read_test(node, f"{place}::{node.name}", [*inherited, *node.decorator_list])

    def read_test(self, node: _Function, test: str, labels: list[ast.expr]) -> None:
        """Note the ids that *labels* name for one test."""
        ids = tuple(dict.fromkeys(id for mark in _rule_marks(labels) for id in self.read_ids(mark)))
        if ids:
            runs = not any(_mark_name(label) in {"skip", "xfail"} for label in labels)
            self.citations.append(Citation(test, node.lineno, ids, runs))

    def read_ids(self, mark: ast.AST) -> Iterator[str]:
        """The ids written in one ``rule`` mark."""
        self.seen.add(mark)
        arguments = mark.args if isinstance(mark, ast.Call) and not mark.keywords else []
        if not arguments:
            self.refuse(mark, 'a rule marker names its rules: rule("XX-001", ...)')
        for argument in arguments:
            match argument:
                case ast.Constant(value=str(text)) if ID.fullmatch(text):
                    yield text
                case ast.Constant(value=value):
                    self.refuse(argument, f"{value!r} is not an id such as 'XX-001' or 'XX-Q01'")
                case _:
                    self.refuse(argument, "a rule's id is written out, so that it can be found")

    def refuse_stray_marks(self, tree: ast.Module) -> None:
        """Refuse a mark kept in a variable: it would count in a test run and be missing in the docs."""
        for mark in _rule_marks([tree]):
            if mark not in self.seen:
                self.refuse(mark, "a rule marker stands on a test, on a class of tests or in pytestmark")

    def refuse(self, node: ast.AST, text: str) -> None:
        """Keep a fault once, however many tests share the mark it is about."""
        fault = Fault(self.path, getattr(node, "lineno", 1), text)
        if fault not in self.faults:
            self.faults.append(fault)


def _labels_of_body(body: Iterable[ast.stmt]) -> list[ast.expr]:
    """The entries of ``pytestmark = ...`` in a module or class."""
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=ast.List(elts=labels)):
                return labels
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=label):
                return [label]
    return []


def _rule_marks(nodes: Iterable[ast.AST]) -> list[ast.AST]:
    """Every ``pytest.mark.rule`` in *nodes*, at any depth, called or not."""
    found = [mark for node in nodes for mark in ast.walk(node) if _mark_name(mark) == "rule"]
    called = {mark.func for mark in found if isinstance(mark, ast.Call)}
    return [mark for mark in found if mark not in called]


def _mark_name(node: ast.AST) -> str | None:
    """The ``x`` of ``pytest.mark.x``, ``mark.x`` or a call of either."""
    match node:
        case ast.Call(func=ast.Attribute() as function):
            return _mark_name(function)
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return None
