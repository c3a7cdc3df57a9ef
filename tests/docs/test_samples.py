"""Every sample in the documentation runs, and prints what stands below it."""

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

import samples
from tabletop import cli
from tabletop._rules import registry

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    pytest.param(page, id=page.relative_to(DOCS).as_posix())
    for page in sorted(DOCS.rglob("*.md"))
    if not {"_build", "rules"} & set(page.parts)
]


def pages_with(*kinds):
    """Return the pages that have a block of one of these kinds."""
    return [page for page in PAGES if any(block.kind in kinds for block in samples.blocks(page.values[0]))]


#: What a block may be besides a sample that runs: checked by a test here, or no sample but a part of the page.
CHECKED = {"json", "toml", "console"}
PARTS = {
    "{catalogue}", "{commands}", "{errors}", "{eval-rst}", "{face}", "{figures}", "{floors}", "{glossary}", "{include}",
    "{journey}", "{limits}", "{literalinclude}", "{mutants}", "{phases}", "{proofs}", "{schemas}", "{toctree}", "{unproved}",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _as_before(monkeypatch):
    """What a page registers and imports is forgotten after it, but for Python's own modules, which know of each other."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.partition(".")[0] not in sys.stdlib_module_names:
            package, _, module = name.rpartition(".")
            del sys.modules[name]
            if package in sys.modules:
                vars(sys.modules[package]).pop(module, None)


@pytest.mark.slow
@pytest.mark.parametrize("page", pages_with(*samples.RUN))
def test_the_samples_of_a_page_run(page):
    """
    Samples run from top to bottom of their page and print what stands below them.
    """
    _, faults = samples.run(page)

    assert faults == ""


@pytest.mark.parametrize("page", PAGES)
def test_no_sample_of_a_page_is_left_out(page):
    """
    A block is run, checked by a test, or no sample; plain Python blocks would rot.
    """
    kinds = {block.kind for block in samples.blocks(page)}

    assert kinds <= {*samples.RUN, *CHECKED, *PARTS}


@pytest.mark.parametrize("page", pages_with("json", "toml"))
def test_data_in_a_page_is_well_formed(page):
    """
    JSON and TOML samples can be read.
    """
    readers = {"json": json.loads, "toml": tomllib.loads}

    read = [readers[block.kind](block.body) for block in samples.blocks(page) if block.kind in readers]

    assert all(read)


@pytest.mark.parametrize("page", pages_with("console"))
def test_commands_in_a_page_print_what_it_says(page, capsys):
    """
    A console sample shows a command of ours and what it prints.
    """
    for block in samples.blocks(page):
        if block.kind == "console":
            command, _, wanted = block.body.partition("\n")
            program, *words = command.removeprefix("$ ").split()
            cli.main(words)
            printed = capsys.readouterr()

            assert (program, wanted) == ("tabletop", printed.out + printed.err)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_one_sentence_a_line(page):
    """
    A line of prose ends where its sentence does, so that changes can be reviewed sentence by sentence.
    """
    prose = samples.FENCE.sub("", page.read_text(encoding="utf-8")).splitlines()

    assert [line for line in prose if re.search(r"[a-z)`*]\. [A-Z]\w* ", line) and line[0] not in "|-"] == []


def test_a_sample_that_prints_something_else_is_found(tmp_path):
    """
    A page whose sample prints something else than stands there has a fault, and none after it was written anew.
    """
    page = tmp_path / "page.md"
    page.write_text("```{testcode}\nnumber = 2\n```\n\n```{doctest}\n>>> number * 2\n5\n>>> 1 / 0\n```\n")

    before = samples.run(page)[1]
    page.write_text(samples.rewritten(page))

    assert "Expected:\n    5\nGot:\n    4" in before
    assert samples.run(page)[1] == ""
    assert ">>> number * 2\n4\n>>> 1 / 0\nTraceback" in page.read_text()


def test_a_page_that_is_not_there_is_told(tmp_path):
    """
    It is named in a line, and no page is written anew.
    """
    page, missing = tmp_path / "page.md", tmp_path / "pag.md"
    page.write_text("```{doctest}\n>>> 2 * 2\n5\n```\n")

    with pytest.raises(SystemExit) as leaving:
        samples.main([str(page), str(missing)])

    assert leaving.value.code == f"samples: there is no page {missing.resolve()}"
    assert "5" in page.read_text()
