"""
Measure how many misspelt attributes the type checker notices: ``make misspell``.

In each round one attribute that every function reads is misspelt, all functions at once, in a copy of the project;
then mypy looks the copy over. Whatever it does not name stands on something that has no type (``Any``).

Attributes in f-strings are left out, since Python 3.11 does not know where they stand.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from random import Random
from typing import Final

import attrs

PROJECT: Final = Path(__file__).parents[1]
#: What is misspelt and looked over, without the tests in it.
FOLDERS: Final = ("tabletop", "examples/plugins")
#: What is in ``tabletop`` and not of the engine, wherever in there the engine lies.
AROUND_THE_ENGINE: Final = ("games", "bots", "terminal", "testing", "schemas", "cli")
ENGINE: Final = "engine"
CARDS: Final = "cards"
#: With any of these in the environment mypy colours what it says, and no error is found in it.
COLOURS: Final = ("FORCE_COLOR", "MYPY_FORCE_COLOR")


@attrs.frozen
class Spot:
    """A place where a function reads an attribute: the line and the byte at which the attribute's name ends."""

    file: str
    line: int
    end: int
    expression: str
    group: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.expression}"


@attrs.define
class Score:
    """What became of the misspelt attributes of one group."""

    tried: int = 0
    missed: list[Spot] = attrs.field(factory=list)

    @property
    def percent(self) -> float:
        """How many of a hundred were noticed."""
        return 100 * (self.tried - len(self.missed)) / self.tried


def group_of(file: str, tree: ast.Module) -> str:
    """
    Return what a file belongs to: a game's cards or its rules, the engine, or a package around the engine.

    A file belongs to the cards if a class in it has values on its class line, where cards have what is printed on them.
    """
    match PurePosixPath(file).with_suffix("").parts:
        case ("tabletop", "games", game, *_) | ("examples", "plugins", game, *_) if game != "__init__":
            cards = any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))
            return f"{game} {CARDS if cards else 'rules'}"
        case (_, part, *_) if part in AROUND_THE_ENGINE:
            return part
        case _:
            return ENGINE


def attributes(node: ast.AST) -> Iterator[ast.Attribute]:
    """Go through the attributes that are read in a piece of a function, leaving out annotations and inner functions."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.JoinedStr):
        return
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield node
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from attributes(child)


def functions(file: str, source: str) -> Iterator[tuple[str, list[Spot]]]:
    """Go through the functions of a file that read attributes: their text, and where they do."""
    tree = ast.parse(source)
    group = group_of(file, tree)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            spots = [
                Spot(file, node.end_lineno or 0, node.end_col_offset or 0, ast.unparse(node), group)
                for statement in function.body
                for node in attributes(statement)
            ]
            if spots:
                yield ast.unparse(function), spots


def picks(sources: Mapping[str, str], rounds: int, seed: int) -> Iterator[list[Spot]]:
    """
    Pick an attribute of every function for each round, another one each time as far as there are.

    What is picked depends on nothing but the function's own text and the seed, not on what else changes.
    """
    shuffled = []
    for file, source in sources.items():
        for text, spots in functions(file, source):
            shuffled.append(Random(f"{seed}/{text}").sample(spots, len(spots)))  # noqa: S311 (not a secret)
    for number in range(rounds):
        yield [spots[number % len(spots)] for spots in shuffled]


def misspelt(source: str, spots: Mapping[Spot, str]) -> str:
    """Return a source with endings behind the attributes at some spots."""
    lines = source.encode().splitlines(keepends=True)
    for spot, ending in sorted(spots.items(), key=lambda item: item[0].end, reverse=True):
        line = lines[spot.line - 1]
        lines[spot.line - 1] = line[: spot.end] + ending.encode() + line[spot.end :]
    return b"".join(lines).decode()


def noticed(copy: Path, sources: Mapping[str, str], spots: Iterable[Spot]) -> set[Spot]:
    """Misspell the attributes at some spots in a copy of the project, let mypy look it over and return those it names."""
    # Each has an ending of its own, so that an error says by itself which attribute it is about.
    endings = {f"_zz{number}": spot for number, spot in enumerate(spots)}
    there: dict[str, dict[Spot, str]] = {file: {} for file in sources}
    for ending, spot in endings.items():
        there[spot.file][spot] = ending
    for file, source in sources.items():
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        (copy / file).write_text(misspelt(source, there[file]), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-incremental",
        "--no-color-output",
        "--soft-error-limit=-1",
    ]
    command += [folder for folder in FOLDERS if (copy / folder).exists()]
    plain = {name: value for name, value in os.environ.items() if name not in COLOURS}  # noqa: TID251 (colours are no rule)
    done = subprocess.run(command, cwd=copy, env=plain, capture_output=True, text=True)  # noqa: S603 (mypy, on our files)
    if done.returncode not in (0, 1):
        raise SystemExit(f"mypy gave up:\n{done.stdout}{done.stderr}")
    errors = [line for line in done.stdout.splitlines() if " error: " in line]
    return {endings[ending] for line in errors for ending in re.findall(r"_zz\d+", line)}


def measure(project: Path, rounds: int, seed: int) -> dict[str, Score]:
    """Misspell a copy of a project round by round, and return the score of each group."""
    sources = {
        path.relative_to(project).as_posix(): path.read_text(encoding="utf-8")
        for folder in FOLDERS
        for path in sorted((project / folder).rglob("*.py"))
        if "tests" not in path.relative_to(project).parts
    }
    scores: dict[str, Score] = {}
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        (copy / "pyproject.toml").write_bytes((project / "pyproject.toml").read_bytes())
        for picked in picks(sources, rounds, seed):
            for spot in picked:
                scores.setdefault(spot.group, Score()).tried += 1
            # An error takes the type of what it is in, and with it the errors of others: what is missed gets a second look.
            first = noticed(copy, sources, picked)
            rest = [spot for spot in picked if spot not in first]
            second = noticed(copy, sources, rest)
            for spot in rest:
                if spot not in second:
                    scores[spot.group].missed.append(spot)
    return scores


def aimed_at(group: str) -> bool:
    """Say whether a group is one that authors rely on: the cards of a game, and the engine."""
    return group == ENGINE or group.endswith(f" {CARDS}")


def table(scores: Iterable[tuple[str, Score]]) -> Iterator[str]:
    """Go through the lines of the table of scores."""
    yield f"{'':32}{'tried':>8}{'noticed':>9}{'per cent':>10}"
    for group, score in scores:
        yield f"{group:32}{score.tried:8}{score.tried - len(score.missed):9}{score.percent:10.1f}"


def main(arguments: Sequence[str] | None = None, project: Path = PROJECT) -> int:
    """Measure what was asked for, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(description="Measure how many misspelt attributes the type checker notices.")
    parser.add_argument("--rounds", type=int, default=4, help="attributes to misspell in each function (4)")
    parser.add_argument("--seed", type=int, default=1, help="another number picks other attributes (1)")
    parser.add_argument("--missed", action="store_true", help="list what was not noticed, too")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="of all cards and the engine")
    asked = parser.parse_args(arguments)
    if asked.rounds < 1:
        parser.error("it takes a round to measure anything")
    measured = measure(project, asked.rounds, asked.seed)
    scores = sorted(measured.items(), key=lambda item: (not aimed_at(item[0]), item[0]))
    print(*table(scores), sep="\n")
    for group, score in scores:
        if asked.missed and score.missed:
            print(f"\nMissed in {group}:", *map(str, sorted(set(score.missed), key=attrs.astuple)), sep="\n  ")
    low = [group for group, score in scores if aimed_at(group) and score.percent < asked.at_least]
    if low:
        print(f"\nLess than {asked.at_least:g} per cent: {', '.join(low)}")
    return int(bool(low))


if __name__ == "__main__":
    sys.exit(main())
