"""The pages made from the rule ids: digests one can link into, and the conformance tables."""

import re

import pytest
from sphinx.testing.util import SphinxTestApp

TINY = """\
# Tiny

- TI-001 (Setup) Draw a card (TI-Q01).
- TI-002 (Setup) Keep it.

## Open questions

- TI-Q01 From where? Ruling: from the deck.
"""

PAGES = {
    "docs/conf.py": 'extensions = ["myst_parser", "conformance"]\nnitpicky = True\nhtml_theme = "basic"\n',
    "docs/index.md": "# Home\n\nSee {rule}`TI-001`.\n\n```{toctree}\nrules/tiny\ntable\n```\n",
    "docs/table.md": "# Table\n\n```{conformance} tiny\n```\n",
    "docs/rules/tiny.md": TINY,
    "docs/rules/notes.toml": "[partial]\nTI-002 = 'Half of it; see TI-Q01.'\n",
    "tests/test_tiny.py": "import pytest\n@pytest.mark.rule('TI-002')\ndef test_keep(): ...\n",
}


@pytest.fixture
def build(tmp_path):
    """Build the small project's docs with some files changed, and return the app."""
    apps = []

    def build(changes=()):
        for name, text in (PAGES | dict(changes)).items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        app = SphinxTestApp("html", srcdir=tmp_path / "docs")
        apps.append(app)
        app.build()
        return app

    yield build
    for app in apps:
        app.cleanup()


def page(app, name):
    """The HTML of a page that *app* built."""
    return (app.outdir / f"{name}.html").read_text(encoding="utf-8")


def rows(app):
    """The words of each row of the conformance table."""
    found = re.findall(r"<tr.*?</tr>", page(app, "table"), re.DOTALL)
    return [[*filter(None, re.split(r"\s*<.*?>\s*", row))] for row in found]


def test_the_table_shows_each_rule_with_its_tests_and_notes(build):
    """
    A row holds the rule's id and words, state, tests and note, and the row of a question shows its ruling.
    """
    app = build()

    assert rows(app) == [
        ["Rule", "State", "Tests", "Note"],
        ["TI-001", "Draw a card (", "TI-Q01", ").", "open"],
        ["TI-002", "Keep it.", "partial", "tests/test_tiny.py::test_keep", "Half of it; see", "TI-Q01", "."],
        ["TI-Q01", "From where?", "open", "Ruling: from the deck."],
    ]
    assert "3 rows: 0 pinned, 1 partial, 2 open, 0 out of scope." in page(app, "table")
    assert app.warning.getvalue() == ""


def test_a_game_without_tests_says_so_once(build):
    """
    Where no test names any rule, one sentence above the table says it.
    """
    app = build({"tests/test_tiny.py": "", "docs/rules/notes.toml": ""})

    assert "No test names a rule of this game yet, so all 3 rows are open." in page(app, "table")


def test_rules_are_link_targets(build):
    """
    The role, the table and the digest itself all lead to the bullet that defines a rule.
    """
    app = build()

    assert 'href="rules/tiny.html#ti-001"' in page(app, "index")
    assert 'href="rules/tiny.html#ti-q01"' in page(app, "table")
    assert '<li id="ti-001">' in page(app, "rules/tiny")
    assert 'href="#ti-q01"' in page(app, "rules/tiny")


def test_a_new_test_changes_the_table_of_the_next_build(build):
    """
    Tables are made anew even if no page has changed.
    """
    build()
    app = build({"tests/test_more.py": "import pytest\n@pytest.mark.rule('TI-001')\ndef test_draw(): ...\n"})

    assert ["TI-001", "Draw a card (", "TI-Q01", ").", "pinned", "tests/test_more.py::test_draw"] in rows(app)


def test_a_test_leads_to_its_source(build):
    """
    The link of a test goes to its line on a page with the whole file.
    """
    app = build()

    assert 'href="_tests/tests/test_tiny.py.html#line-3"' in page(app, "table")
    assert re.search(r'id="line-3".*test_keep', page(app, "_tests/tests/test_tiny.py"))


@pytest.mark.parametrize(
    ("changes", "warning"),
    [
        (
            {"tests/test_tiny.py": PAGES["tests/test_tiny.py"].replace("TI-002'", "TI-002', 'TI-009'")},
            "test_tiny.py:3: WARNING: no digest has the rule TI-009",
        ),
        (
            {"docs/rules/notes.toml": "[partial]\nTI-009 = 'Half.'\n"},
            "notes.toml:2: WARNING: no digest has the rule TI-009",
        ),
        ({"docs/index.md": PAGES["docs/index.md"].replace("TI-001", "TI-009")}, "target not found: TI-009"),
        (
            {"docs/table.md": PAGES["docs/table.md"].replace("tiny", "huge")},
            "there is no digest called 'huge'",
        ),
        (
            {"docs/table.md": "# No table\n"},
            "tiny.md:1: WARNING: no page shows the conformance table of tiny",
        ),
    ],
    ids=["test", "note", "role", "directive", "no table"],
)
def test_a_slip_is_a_warning(build, changes, warning):
    """
    Unknown rules and digests, and a digest without a table, fail a build that takes warnings for errors.
    """
    app = build(changes)

    assert warning in app.warning.getvalue()
