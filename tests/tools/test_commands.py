"""The commands of the Makefile are those that the pages tell of, and a change has to pass those that the pages say."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md", "docs/how-to/test.md"])
def test_a_page_tells_of_commands_that_there_are(page):
    """
    Whoever types what a page says gets what it says.
    """
    found = re.findall(r"`make ([a-z]+)", (ROOT / page).read_text(encoding="utf-8"))

    assert found
    assert set(found) <= COMMANDS


def test_a_clean_clone_runs_what_every_change_has_to_pass():
    """
    The table of commands that have to pass names those that `.ci/run` runs, and no others: with COVER tests cover, too.
    """
    table = re.findall(r"^\| `make ([a-z]+)` \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    runs = re.findall(r"^make --keep-going (.*?) </dev/null", (ROOT / ".ci/run").read_text(), re.MULTILINE)
    words = {"cover" if word == "COVER=1" else word for run in runs for word in run.split()}

    assert sorted(words) == sorted(table)
    assert set(table) <= COMMANDS
