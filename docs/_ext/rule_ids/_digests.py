"""Digests: a rulebook restated as small rules, one bullet each."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs

from rule_ids._faults import Fault

ID: Final = re.compile(r"\b[A-Z]{2}-(?:Q\d{2}|\d{3})\b")

_TITLE = re.compile(r"# (?P<title>.+)")
_RULE = re.compile(r"(?P<id>[A-Z]{2}-\d{3}) \((?P<source>[^)]+)\) (?P<text>.+)")
_QUESTION = re.compile(r"(?P<id>[A-Z]{2}-Q\d{2}) (?P<text>.+?) Ruling: (?P<ruling>.+?)(?: Why: (?P<why>.+))?")


@attrs.frozen
class Rule:
    """A rule of the rulebook, with the part of the rulebook it comes from."""

    id: str
    line: int
    source: str
    text: str


@attrs.frozen
class Question:
    """A point the rulebook leaves open, with the ruling that is in force."""

    id: str
    line: int
    text: str
    ruling: str
    why: str | None = None


@attrs.frozen
class Digest:
    """One rulebook's rules and open questions, in the order of the file."""

    path: Path
    title: str
    rules: tuple[Rule | Question, ...]
    faults: tuple[Fault, ...]

    @property
    def name(self) -> str:
        """The file's name without its ending, such as ``smash_up``."""
        return self.path.stem

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id this digest defines, in order."""
        return tuple(rule.id for rule in self.rules)


def digest_paths(folder: Path) -> list[Path]:
    """Every digest in *folder*: each Markdown page but the index."""
    return sorted(path for path in folder.glob("*.md") if path.stem != "index")


def read_digest(path: Path) -> Digest:
    """Read the digest at *path*; what does not read as a rule is a fault, not an exception."""
    text = path.read_text(encoding="utf-8")
    rules: list[Rule | Question] = []
    faults: list[Fault] = []
    for line, bullet in _bullets(text):
        rule = _read_bullet(line, bullet)
        if isinstance(rule, str):
            faults.append(Fault(path, line, rule))
        else:
            rules.append(rule)
    title = _TITLE.match(text)
    if title is None:
        faults.append(Fault(path, 1, "a digest starts with its title"))
    faults.extend(Fault(path, line, text) for line, text in _id_faults(rules))
    return Digest(path, title["title"] if title else path.stem, tuple(rules), tuple(faults))


def _bullets(text: str) -> Iterator[tuple[int, str]]:
    """Each bullet with the line it starts on; indented lines go on with the bullet above."""
    start, bullet = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if bullet and line.startswith("  ") and line.strip():
            bullet += " " + line.strip()
            continue
        if bullet:
            yield start, bullet
        start, bullet = (number, line[2:].strip()) if line.startswith("- ") else (0, "")
    if bullet:
        yield start, bullet


def _read_bullet(line: int, bullet: str) -> Rule | Question | str:
    """The rule or question in *bullet*, or a sentence saying why it is neither."""
    if rule := _RULE.fullmatch(bullet):
        return Rule(rule["id"], line, rule["source"], rule["text"])
    if question := _QUESTION.fullmatch(bullet):
        return Question(question["id"], line, question["text"], question["ruling"], question["why"])
    named = ID.match(bullet)
    if named is None:
        return "a bullet of a digest starts with an id such as XX-001 or XX-Q01"
    if "Q" in named[0]:
        return f"{named[0]} is a question and needs a text and then 'Ruling: ...'"
    return f"{named[0]} is a rule and needs '(part of the rulebook)' and then its text"


def _id_faults(rules: list[Rule | Question]) -> Iterator[tuple[int, str]]:
    """Ids used twice, and ids with letters that belong to another digest."""
    lines: dict[str, int] = {}
    for rule in rules:
        if rule.id in lines:
            yield rule.line, f"{rule.id} stands on line {lines[rule.id]} already"
        lines.setdefault(rule.id, rule.line)
        if rule.id[:2] != rules[0].id[:2]:
            yield rule.line, f"{rule.id} does not start with {rules[0].id[:2]} like the rest of its digest"
