"""
Sphinx extension: the rules of the digests as link targets, and the conformance tables.

- Each bullet of a digest becomes a target; ``{rule}`SU-014``` links to it from any page.
- An id inside a digest links to the rule it names.
- ```` ```{conformance} smash_up ```` makes the table that shows how far the tests go for that digest, in the words of its rules.
- Each test in a table leads to its source, which has a page of its own.
- Whatever is wrong with digests, tests or notes is a warning, and so fails a build with ``-W``.
"""

from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from rule_ids import DIGESTS, ID, Digest, Fault, Question, Row, Rule, State, Survey, take_survey

logger = logging.getLogger(__name__)

COLUMNS = {"Rule": 35, "State": 8, "Tests": 32, "Note": 25}
#: Where the pages of the test sources are.
SOURCES = "_tests"


class Conformance(SphinxDirective):
    """The conformance table of one digest, made from the test sources."""

    required_arguments = 1
    survey: ClassVar[Survey]

    def run(self) -> list[nodes.Node]:
        """Build a sentence that sums the table up, and the table."""
        name = self.arguments[0]
        digest = self.survey.digest(name)
        if digest is None:
            raise self.error(f"there is no digest called {name!r} in {DIGESTS}")
        self.env.metadata[self.env.docname]["conformance"] = name
        rows = self.survey.rows(digest)
        home = "../" * self.env.docname.count("/")
        return [nodes.paragraph(text=_summary(rows)), _table(rows, home, self.survey)]


def _summary(rows: tuple[Row, ...]) -> str:
    counts = Counter(row.state for row in rows)
    if counts[State.OPEN] == len(rows):
        return f"No test names a rule of this game yet, so all {len(rows)} rows are open."
    parts = [f"{counts[state]} {state.value}" for state in State]
    return f"{len(rows)} rows: {', '.join(parts)}."


def _table(rows: tuple[Row, ...], home: str, survey: Survey) -> nodes.table:
    group = nodes.tgroup("", cols=len(COLUMNS))
    group += [nodes.colspec(colwidth=width) for width in COLUMNS.values()]
    group += nodes.thead("", _table_row(nodes.paragraph(text=title) for title in COLUMNS))
    group += nodes.tbody("", *(_table_row(_cells(row, home, survey)) for row in rows))
    return nodes.table("", group, classes=["conformance"])


def _table_row(cells: Iterator[nodes.Element]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", cell) for cell in cells))


def _cells(row: Row, home: str, survey: Survey) -> Iterator[nodes.Element]:
    words = nodes.paragraph("", "", *linked(row.rule.text))
    yield nodes.container("", nodes.paragraph("", "", link_to(row.rule.id)), words)
    yield nodes.paragraph("", "", nodes.inline(text=row.state.value, classes=[_css_class(row.state)]))
    tests = [_link_to_test(test, home, survey.line_of(test)) for test in row.tests]
    yield nodes.container("", *(nodes.paragraph("", "", test) for test in tests))
    yield nodes.container("", *(nodes.paragraph("", "", *linked(text)) for text in _notes(row)))


def _link_to_test(test: str, home: str, line: int) -> nodes.reference:
    """A link to the line of its source on which a test stands."""
    file, _, _ = test.partition("::")
    return nodes.reference("", "", nodes.literal(text=test), refuri=f"{home}{SOURCES}/{file}.html#line-{line}")


def _css_class(state: State) -> str:
    return f"state-{state.value.replace(' ', '-')}"


def _notes(row: Row) -> Iterator[str]:
    if row.note:
        yield row.note
    if isinstance(row.rule, Question):
        yield f"Ruling: {row.rule.ruling}"


def link_to(id: str) -> pending_xref:
    """A link to the bullet that defines *id*."""
    return pending_xref("", nodes.inline(text=id), refdomain="std", reftype="rule", reftarget=id, refexplicit=True)


def linked(text: str) -> Iterator[nodes.Node]:
    """*text* with every id in it made a link."""
    start = 0
    for match in ID.finditer(text):
        yield nodes.Text(text[start : match.start()])
        yield link_to(match[0])
        start = match.end()
    yield nodes.Text(text[start:])


def make_targets(app: Sphinx, doctree: nodes.document) -> None:
    """Turn the bullets of a digest into link targets, and the ids in their text into links."""
    digest = _digest_of_page(app, app.env.docname)
    if digest is None:
        return
    rules = {rule.id: rule for rule in digest.rules}
    for item in list(doctree.findall(nodes.list_item)):
        named = ID.match(item.astext())
        if named and named[0] in rules:
            _make_target(app, item, rules.pop(named[0]))
    for text in list(doctree.findall(nodes.Text)):
        if ID.search(text) and not isinstance(text.parent, nodes.strong | nodes.literal):
            text.parent.replace(text, list(linked(text)))


def _make_target(app: Sphinx, item: nodes.list_item, rule: Rule | Question) -> None:
    """Give *item* an anchor and start its text with a link to itself, to be copied from there."""
    anchor = rule.id.lower()
    item["ids"].append(anchor)
    app.env.domains.standard_domain.note_object("rule-definition", rule.id, anchor, location=item)
    start = next(item.findall(nodes.Text))
    permalink = nodes.reference("", "", nodes.strong(text=rule.id), refid=anchor, internal=True)
    start.parent.replace(start, [permalink, nodes.Text(start.removeprefix(rule.id))])


def _digest_of_page(app: Sphinx, docname: str) -> Digest | None:
    path = Path(app.env.doc2path(docname))
    return next((digest for digest in Conformance.survey.digests if digest.path == path), None)


def survey_project(app: Sphinx) -> None:
    """Read the project beside the docs before any page is built, and say what is wrong with it."""
    Conformance.survey = take_survey(Path(app.srcdir).parent)
    for fault in Conformance.survey.faults():
        _warn(fault)


def _warn(fault: Fault) -> None:
    logger.warning("%s", fault.text, location=f"{fault.path}:{fault.line}", type="conformance")


def rebuild_tables(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """Tables depend on every test file, new ones too, so their pages are read each time."""
    return [docname for docname in env.found_docs if "conformance" in env.metadata.get(docname, {})]


def show_tests(app: Sphinx) -> Iterator[tuple[str, dict[str, str], str]]:
    """Give each test file that a table names a page with its source, on which every line can be linked to."""
    if not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    root = Path(app.srcdir).parent
    for file in Conformance.survey.files:
        if any(citation.runs for citation in file.citations):
            name = file.path.relative_to(root).as_posix()
            source = file.path.read_text(encoding="utf-8")
            code = app.builder.highlighter.highlight_block(source, "python", lineanchors="line")
            yield f"{SOURCES}/{name}", {"title": name, "body": f"<h1>{escape(name)}</h1>{code}"}, "page.html"


def demand_tables(app: Sphinx, env: BuildEnvironment) -> None:
    """A digest without a table would hide which of its rules have no test."""
    shown = {page["conformance"] for page in env.metadata.values() if "conformance" in page}
    for digest in Conformance.survey.digests:
        if digest.name not in shown:
            _warn(Fault(digest.path, 1, f"no page shows the conformance table of {digest.name}"))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive, the ``rule`` role and the checks."""
    app.add_crossref_type("rule-definition", "rule")
    app.add_directive("conformance", Conformance)
    app.connect("builder-inited", survey_project)
    app.connect("env-get-outdated", rebuild_tables)
    app.connect("doctree-read", make_targets)
    app.connect("env-check-consistency", demand_tables)
    app.connect("html-collect-pages", show_tests)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
