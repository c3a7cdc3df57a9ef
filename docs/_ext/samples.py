"""
The samples of the documentation: found, run, and written anew.

``python docs/_ext/samples.py docs/how-to/*.md`` puts what the samples print now in the place of what stands there;
the diff is the review.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import tabletop
from tabletop._rules import registry

FENCE = re.compile(r"^(`{3,})([^\n]*)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
#: Blocks that are run, from top to bottom of their page.
RUN = ("{testsetup}", "{testcode}", "{doctest}", "{testcleanup}")
PRIVATE = re.compile(r"^tabletop(\.testing)?\._\w+\.(\w+\.)?", re.MULTILINE)
ERROR = "Traceback (most recent call last):\n    ...\n"


class Block(NamedTuple):
    """A fenced block of a page: what it is, what stands in it, and where."""

    kind: str
    body: str
    line: int
    start: int


class Checker(doctest.OutputChecker):
    """Takes an error by its public name."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        """Compare, with private modules left out of what was got."""
        return super().check_output(want, public(got), optionflags)


def public(words: str) -> str:
    """Leave private modules out of the names of errors."""
    return PRIVATE.sub(r"tabletop\1.", words)


def blocks(page: Path) -> Iterator[Block]:
    """Go through the fenced blocks of a page."""
    source = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(source):
        kind, _, _ = found[2].partition(" ")
        yield Block(kind, found[3], source.count("\n", 0, found.start(3)), found.start(3))


def names_for(page: Path) -> dict[str, Any]:
    """Return the names that the samples of a page share, those of a module of their own; what others registered is gone."""
    registry._registered.clear()
    module = ModuleType(f"page_{re.sub('[^a-z]', '_', page.stem)}")
    sys.modules[module.__name__] = module
    module.__dict__["tabletop"] = tabletop
    return module.__dict__


def execute(block: Block, page: Path, names: dict[str, Any]) -> None:
    """Run a block of code."""
    exec(compile("\n" * block.line + block.body, page, "exec", dont_inherit=True), names)  # noqa: S102 (our own pages)


def run(page: Path) -> tuple[dict[str, Any], str]:
    """Run the samples of a page; return the names they have made, and what is wrong."""
    names = names_for(page)
    runner = doctest.DocTestRunner(Checker())
    faults: list[str] = []
    for block in blocks(page):
        if block.kind == "{doctest}":
            examples = doctest.DocTestParser().get_examples(block.body)
            test = doctest.DocTest(examples, names, page.name, str(page), block.line, block.body)
            runner.run(test, out=faults.append, clear_globs=False)
            names |= test.globs
        elif block.kind in RUN:
            execute(block, page, names)
    return names, "".join(faults)


def code_of(page: Path) -> str:
    """Return all the code that a page tells its reader to write, as one file."""
    return "\n\n".join(block.body for block in blocks(page) if block.kind == "{testcode}")


# ------------------------------------------------------------------------------------------------ writing anew


def rewritten(page: Path) -> str:
    """Return the source of a page in which every sample prints what it prints now."""
    source = page.read_text(encoding="utf-8")
    names = names_for(page)
    parts: list[str] = []
    at = 0
    for block in blocks(page):
        if block.kind == "{doctest}":
            parts += [source[at : block.start], answered(block.body, names)]
            at = block.start + len(block.body)
        elif block.kind in RUN:
            execute(block, page, names)
    return "".join([*parts, source[at:]])


def answered(body: str, names: dict[str, Any]) -> str:
    """Return a block of samples with what each prints."""
    lines = body.splitlines(keepends=True)
    made: list[str] = []
    at = 0
    for example in doctest.DocTestParser().get_examples(body):
        asked = example.lineno + example.source.count("\n")
        made += [*lines[at:asked], printed(example.source, names)]
        at = asked + example.want.count("\n")
    return "".join([*made, *lines[at:]])


def printed(source: str, names: dict[str, Any]) -> str:
    """Run one sample, and return what it prints."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        shown, sys.displayhook = sys.displayhook, show
        try:
            exec(compile(source, "<sample>", "single", dont_inherit=True), names)  # noqa: S102 (our own pages)
        except Exception as error:
            out.write(ERROR + public("".join(traceback.format_exception_only(error))))
        finally:
            sys.displayhook = shown
    return re.sub(r"^\s*$\n", "<BLANKLINE>\n", out.getvalue(), flags=re.MULTILINE)


def show(value: object) -> None:
    """Print a value as the prompt does."""
    if value is not None:
        sys.stdout.write(f"{value!r}\n")


def main(names: list[str]) -> None:
    """Write the samples of some pages anew, if all of these pages are there."""
    pages = [Path(name).resolve() for name in names]
    for page in pages:
        if not page.is_file():
            sys.exit(f"samples: there is no page {page}")
    for page in pages:
        page.write_text(rewritten(page), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
