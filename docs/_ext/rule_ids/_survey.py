"""The survey: digests, tests and notes of the project laid side by side."""

from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Final

import attrs

from rule_ids._citations import CitingFile, read_citations
from rule_ids._digests import ID, Digest, Question, Rule, digest_paths, read_digest
from rule_ids._faults import Fault
from rule_ids._notes import Notes, read_notes

DIGESTS: Final = "docs/rules"
NOTES: Final = "docs/rules/notes.toml"
TESTS: Final = ("tests", "examples/plugins")


class State(Enum):
    """How far the tests go for one rule."""

    PINNED = "pinned"
    PARTIAL = "partial"
    OPEN = "open"
    OUT_OF_SCOPE = "out of scope"


@attrs.frozen
class Row:
    """One line of a conformance table."""

    rule: Rule | Question
    state: State
    tests: tuple[str, ...]
    note: str


@attrs.frozen
class Survey:
    """Which rules exist, which tests name them, and what is wrong with either."""

    digests: tuple[Digest, ...]
    files: tuple[CitingFile, ...]
    notes: Notes

    @property
    def ids(self) -> frozenset[str]:
        """Every id that some digest defines."""
        return frozenset(id for digest in self.digests for id in digest.ids)

    def digest(self, name: str) -> Digest | None:
        """The digest called *name*, such as ``smash_up``."""
        return next((digest for digest in self.digests if digest.name == name), None)

    def tests_of(self, id: str) -> tuple[str, ...]:
        """The tests that run and name *id*."""
        return tuple(self._tests_by_id.get(id, ()))

    @cached_property
    def _tests_by_id(self) -> dict[str, list[str]]:
        tests: dict[str, list[str]] = {}
        for citation in (citation for file in self.files for citation in file.citations if citation.runs):
            for id in citation.ids:
                tests.setdefault(id, []).append(citation.test)
        return tests

    def line_of(self, test: str) -> int:
        """The line of its file on which a test stands that names a rule."""
        return self._lines[test]

    @cached_property
    def _lines(self) -> dict[str, int]:
        return {citation.test: citation.line for file in self.files for citation in file.citations}

    def rows(self, digest: Digest) -> tuple[Row, ...]:
        """The conformance table of *digest*, one row per id in its order."""
        return tuple(self._row(rule) for rule in digest.rules)

    def _row(self, rule: Rule | Question) -> Row:
        tests = self.tests_of(rule.id)
        if rule.id in self.notes.reasons:
            state, note = self.notes.reasons[rule.id]
            return Row(rule, State(state), tests, note)
        return Row(rule, State.PINNED if tests else State.OPEN, tests, "")

    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong, in the order digests, tests, notes."""
        return (
            *(fault for digest in self.digests for fault in digest.faults),
            *self._faults_between_digests(),
            *(fault for file in self.files for fault in file.faults),
            *self._faults_of_citations(),
            *self.notes.faults,
            *self._faults_of_notes(),
        )

    def _faults_between_digests(self) -> Iterator[Fault]:
        homes: dict[str, Digest] = {}
        for digest in self.digests:
            for rule in digest.rules:
                home = homes.setdefault(rule.id, digest)
                if home is not digest:
                    yield Fault(digest.path, rule.line, f"{rule.id} belongs to {home.path.name} already")
            for line, text in enumerate(digest.path.read_text(encoding="utf-8").splitlines(), 1):
                for id in sorted(set(ID.findall(text)) - self.ids):
                    yield Fault(digest.path, line, f"no digest has the rule {id}")

    def _faults_of_citations(self) -> Iterator[Fault]:
        for file in self.files:
            for citation in file.citations:
                for id in citation.ids:
                    if id not in self.ids:
                        yield Fault(file.path, citation.line, f"no digest has the rule {id}")

    def _faults_of_notes(self) -> Iterator[Fault]:
        for id, (state, _) in self.notes.reasons.items():
            text = self._fault_of_note(id, State(state))
            if text:
                yield Fault(self.notes.path, self.notes.lines.get(id, 1), text)

    def _fault_of_note(self, id: str, state: State) -> str | None:
        tests = self.tests_of(id)
        if id not in self.ids:
            return f"no digest has the rule {id}"
        if state is State.PARTIAL and not tests:
            return f"{id} is noted as partial, but no test names it"
        if state is State.OUT_OF_SCOPE and tests:
            return f"{id} is noted as out of scope, but {tests[0]} names it"
        return None


def take_survey(root: Path) -> Survey:
    """Read every digest, test file and note of the project at *root*."""
    tests = sorted(path for folder in TESTS for path in (root / folder).glob("**/test_*.py"))
    return Survey(
        digests=tuple(read_digest(path) for path in digest_paths(root / DIGESTS)),
        files=tuple(read_citations(path, root) for path in tests),
        notes=read_notes(root / NOTES),
    )
