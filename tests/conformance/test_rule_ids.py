"""The rule ids: what digests define and tests name, and that neither drifts from the other."""

from pathlib import Path

import pytest

from rule_ids import (
    Citation,
    Fault,
    Question,
    Rule,
    State,
    digest_paths,
    read_citations,
    read_digest,
    read_notes,
    take_survey,
)

PROJECT = Path(__file__).parents[2]

TINY = """\
# Tiny: rules digest

Scope: a game of two rules.

## 1. Setup

- TI-001 (Setup) Each player draws a card (TI-Q01).
- TI-003 (Setup; Terms) A card is
  a thing with two sides.

## Open questions

- TI-Q01 From where? Ruling: from the deck. Why: there is nothing else.
- TI-Q02 When? Ruling: at once.
"""


@pytest.fixture
def root(tmp_path):
    """A project with one small digest, no test and no note."""
    write(tmp_path, "docs/rules/tiny.md", TINY)
    write(tmp_path, "docs/rules/index.md", "# Rules\n\n- not a rule\n")
    write(tmp_path, "docs/rules/notes.toml", "")
    return tmp_path


def write(root, name, text):
    """Put *text* into the file *name* of the project at *root*."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def write_tests(root, *lines):
    """Make *lines* the only test file of the project at *root*."""
    return write(root, "tests/test_tiny.py", "\n".join(["import pytest", *lines, ""]))


def citations(root, *lines):
    """What a test file of these *lines* says about rules."""
    return read_citations(write_tests(root, *lines), root)


def digest_of(root, *bullets):
    """A digest with these *bullets*."""
    return read_digest(write(root, "docs/rules/other.md", "\n".join(["# Other", "", *bullets, ""])))


def texts(faults):
    """What *faults* say, without their places."""
    return [fault.text for fault in faults]


def states(root):
    """The state of each row of the small digest, in its order."""
    survey = take_survey(root)
    return [row.state for row in survey.rows(survey.digest("tiny"))]


# Digests


def test_a_digest_gives_its_rules_and_questions_in_order(root):
    """
    Rules keep their source, questions their ruling and reason, and indented lines belong to the bullet above.
    """
    digest = read_digest(root / "docs/rules/tiny.md")

    assert digest.title == "Tiny: rules digest"
    assert digest.rules == (
        Rule("TI-001", 7, "Setup", "Each player draws a card (TI-Q01)."),
        Rule("TI-003", 8, "Setup; Terms", "A card is a thing with two sides."),
        Question("TI-Q01", 13, "From where?", "from the deck.", "there is nothing else."),
        Question("TI-Q02", 14, "When?", "at once.", None),
    )
    assert digest.faults == ()


@pytest.mark.parametrize(
    ("bullet", "fault"),
    [
        ("- A rule of no name.", "starts with an id"),
        ("- OT-001 A rule from nowhere.", "needs '(part of the rulebook)'"),
        ("- OT-Q01 Who knows?", "needs a text and then 'Ruling: ...'"),
    ],
)
def test_a_bullet_that_is_no_rule_is_a_fault_on_its_line(root, bullet, fault):
    """
    A bullet without id, a rule without source and a question without ruling are each told with their line.
    """
    digest = digest_of(root, "- OT-002 (Title) A rule.", bullet)

    (found,) = digest.faults

    assert digest.ids == ("OT-002",)
    assert (found.path, found.line) == (digest.path, 4)
    assert fault in found.text


def test_an_id_is_given_once(root):
    """
    The second bullet with the same id is a fault that points to the first.
    """
    digest = digest_of(root, "- OT-001 (Title) A rule.", "- OT-001 (Title) Another rule.")

    assert [str(fault) for fault in digest.faults] == [f"{digest.path}:4: OT-001 stands on line 3 already"]


def test_a_digest_has_letters_of_its_own(root):
    """
    A rule with the letters of another digest is a fault.
    """
    digest = digest_of(root, "- OT-001 (Title) A rule.", "- SU-001 (Title) Another game's rule.")

    assert texts(digest.faults) == ["SU-001 does not start with OT like the rest of its digest"]


def test_a_digest_starts_with_its_title(root):
    """
    Text before the title is a fault, and the digest is called by its file.
    """
    digest = read_digest(write(root, "docs/rules/other.md", "\n# Late\n"))

    assert (digest.title, texts(digest.faults)) == ("other", ["a digest starts with its title"])


# Citations


@pytest.mark.parametrize(
    "lines",
    [
        ["@pytest.mark.rule('TI-001', 'TI-Q01')", "def test_it(): ..."],
        ["@pytest.mark.rule('TI-001')", "@pytest.mark.rule('TI-Q01', 'TI-001')", "async def test_it(): ..."],
        ["pytestmark = pytest.mark.rule('TI-001', 'TI-Q01')", "def test_it(): ..."],
        ["pytestmark = [pytest.mark.slow, pytest.mark.rule('TI-001', 'TI-Q01')]", "def test_it(): ..."],
        [
            "@pytest.mark.parametrize('side', [",
            "    pytest.param(1, marks=pytest.mark.rule('TI-001')),",
            "    pytest.param(2, marks=[pytest.mark.rule('TI-Q01')]),",
            "])",
            "def test_it(side): ...",
        ],
    ],
    ids=["decorator", "two decorators", "module", "module list", "parameters"],
)
def test_a_test_names_rules_wherever_pytest_takes_a_marker(root, lines):
    """
    Ids count on the test itself, on its module and on its parameters, each once.
    """
    found = citations(root, *lines)

    assert [(one.test, one.ids) for one in found.citations] == [("tests/test_tiny.py::test_it", ("TI-001", "TI-Q01"))]
    assert found.faults == ()


def test_a_class_names_rules_for_all_its_tests(root):
    """
    A marker on a class, or in its pytestmark, holds for each of its tests and for no other.
    """
    found = citations(
        root,
        "@pytest.mark.rule('TI-001')",
        "class TestSetup:",
        "    pytestmark = [pytest.mark.rule('TI-Q01')]",
        "    def test_one(self): ...",
        "    @pytest.mark.rule('TI-003')",
        "    def test_two(self): ...",
        "    def draw(self): ...",
        "def test_three(): ...",
    )

    assert found.citations == (
        Citation("tests/test_tiny.py::TestSetup::test_one", 5, ("TI-001", "TI-Q01")),
        Citation("tests/test_tiny.py::TestSetup::test_two", 7, ("TI-001", "TI-Q01", "TI-003")),
    )


@pytest.mark.parametrize(
    ("marker", "fault"),
    [
        ("pytest.mark.rule", "a rule marker names its rules"),
        ("pytest.mark.rule()", "a rule marker names its rules"),
        ("pytest.mark.rule(id='TI-001')", "a rule marker names its rules"),
        ("pytest.mark.rule('TI-1')", "'TI-1' is not an id"),
        ("pytest.mark.rule(1)", "1 is not an id"),
        ("pytest.mark.rule(SETUP)", "a rule's id is written out"),
        ("pytest.mark.rule(*SETUP)", "a rule's id is written out"),
    ],
)
def test_a_marker_is_written_out(root, marker, fault):
    """
    A marker whose ids can't be read off the source is a fault.
    """
    found = citations(root, f"@{marker}", "def test_it(): ...")

    assert found.citations == ()
    (text,) = texts(found.faults)
    assert text.startswith(fault)


@pytest.mark.parametrize(
    "lines",
    [
        ["setup = pytest.mark.rule('TI-001')", "@setup", "def test_it(): ..."],
        ["@pytest.mark.rule('TI-001')", "def draw(): ..."],
    ],
    ids=["variable", "no test"],
)
def test_a_marker_stands_on_a_test(root, lines):
    """
    A marker in a variable or on a helper is a fault, since only a test run could know what it pins.
    """
    found = citations(root, *lines)

    assert found.citations == ()
    assert texts(found.faults) == ["a rule marker stands on a test, on a class of tests or in pytestmark"]


# The survey


def test_every_rule_starts_open(root):
    """
    A rule that no test names is open.
    """
    assert states(root) == [State.OPEN] * 4


def test_a_test_pins_the_rules_it_names(root):
    """
    A rule is pinned by every test that names it, and the others stay open.
    """
    write_tests(
        root,
        "@pytest.mark.rule('TI-001', 'TI-Q02')",
        "def test_one(): ...",
        "@pytest.mark.rule('TI-001')",
        "def test_two(): ...",
    )

    survey = take_survey(root)

    assert states(root) == [State.PINNED, State.OPEN, State.OPEN, State.PINNED]
    assert survey.tests_of("TI-001") == ("tests/test_tiny.py::test_one", "tests/test_tiny.py::test_two")


def test_a_plugin_among_the_examples_pins_rules_too(root):
    """
    Tests of the example plugins count like the library's own.
    """
    source = "import pytest\n@pytest.mark.rule('TI-001')\ndef test_it(): ...\n"
    write(root, "examples/plugins/tiny/tests/test_tiny.py", source)

    assert states(root)[0] is State.PINNED


@pytest.mark.parametrize("mark", ["skip", "xfail", "skip(reason='later')", "xfail(strict=True)"])
def test_a_test_that_is_switched_off_pins_nothing(root, mark):
    """
    A skipped test or one that is expected to fail leaves its rule open.
    """
    write_tests(root, f"@pytest.mark.{mark}", "@pytest.mark.rule('TI-001')", "def test_it(): ...")

    assert states(root)[0] is State.OPEN


def test_one_parameter_switched_off_does_not_switch_off_the_test(root):
    """
    A test that skips one of its parameters still pins its rule.
    """
    write_tests(
        root,
        "@pytest.mark.rule('TI-001')",
        "@pytest.mark.parametrize('side', [1, pytest.param(2, marks=pytest.mark.skip)])",
        "def test_it(side): ...",
    )

    assert states(root)[0] is State.PINNED


def test_a_note_says_what_is_missing(root):
    """
    A rule with a note is partial or out of scope, and its row tells why.
    """
    write_tests(root, "@pytest.mark.rule('TI-001')", "def test_it(): ...")
    notes = "[partial]\nTI-001 = 'Half.'\n['out of scope']\n\"TI-003\" = 'Cardboard.'\n"
    write(root, "docs/rules/notes.toml", notes)

    survey = take_survey(root)

    rows = survey.rows(survey.digest("tiny"))
    assert [(row.state, row.note) for row in rows[:2]] == [
        (State.PARTIAL, "Half."),
        (State.OUT_OF_SCOPE, "Cardboard."),
    ]
    assert survey.faults() == ()


@pytest.mark.parametrize(
    ("notes", "line", "fault"),
    [
        ("[partial]\nTI-009 = 'Half.'", 2, "no digest has the rule TI-009"),
        ("[partial]\nTI-003 = 'Half.'", 2, "TI-003 is noted as partial, but no test names it"),
        (
            "['out of scope']\n\nTI-001 = 'No.'",
            3,
            "TI-001 is noted as out of scope, but tests/test_tiny.py::test_it names it",
        ),
        ("[partial]\nTI-001 = ' '", 2, "the note for TI-001 says nothing"),
        ("[partial]\nTI-001 = 7", 2, "the note for TI-001 says nothing"),
        ("[partial]\nsetup = 'Half.'", 1, "'setup' is not an id such as 'XX-001' or 'XX-Q01'"),
        ("[done]\nTI-001 = 'Yes.'", 1, "notes stand in [partial] or ['out of scope'], not in 'done'"),
        ("partial = 'TI-001'", 1, "notes stand in [partial] or ['out of scope'], not in 'partial'"),
    ],
)
def test_a_note_that_does_not_hold_is_a_fault(root, notes, line, fault):
    """
    Notes on unknown rules, notes the tests contradict and notes without words are told with their line.
    """
    write_tests(root, "@pytest.mark.rule('TI-001')", "def test_it(): ...")
    path = write(root, "docs/rules/notes.toml", notes)

    assert take_survey(root).faults() == (Fault(path, line, fault),)


def test_a_rule_has_one_note(root):
    """
    A rule can't be partial and out of scope at once.
    """
    notes = "[partial]\nTI-001 = 'Half.'\n['out of scope']\nTI-001 = 'No.'\n"

    read = read_notes(write(root, "docs/rules/notes.toml", notes))

    assert texts(read.faults) == ["TI-001 has a note already"]
    assert read.reasons == {"TI-001": ("partial", "Half.")}


def test_a_test_that_names_an_unknown_rule_is_a_fault(root):
    """
    An id that no digest has is told with the line of the test.
    """
    path = write_tests(root, "@pytest.mark.rule('TI-002')", "def test_it(): ...")

    assert take_survey(root).faults() == (Fault(path, 3, "no digest has the rule TI-002"),)


def test_a_digest_that_mentions_an_unknown_rule_is_a_fault(root):
    """
    A cross-reference inside a digest must lead somewhere.
    """
    path = write(root, "docs/rules/other.md", "# Other\n\n- OT-001 (Title) As in TI-001 and TI-002.\n")

    assert take_survey(root).faults() == (Fault(path, 3, "no digest has the rule TI-002"),)


def test_two_digests_share_no_id(root):
    """
    An id that another digest has already is a fault.
    """
    path = write(root, "docs/rules/zero.md", "# Zero\n\n- TI-001 (Title) Again.\n")

    assert take_survey(root).faults() == (Fault(path, 3, "TI-001 belongs to tiny.md already"),)


# The marker in a test run


@pytest.fixture
def run(pytester, root):
    """Run tests of these lines in a project that has the small digest."""
    (pytester.path / "docs").symlink_to(root / "docs")

    def run(*lines):
        pytester.makepyfile("\n".join(["import pytest", *lines]))
        return pytester.runpytest("-p", "rule_ids.pytest_plugin", "--strict-markers")

    return run


@pytest.mark.parametrize(
    "lines",
    [
        ["@pytest.mark.rule('TI-001')", "def test_it(): pass"],
        ["class TestIt:", "    @pytest.mark.rule('TI-Q01', 'TI-001')", "    def test_it(self): pass"],
        ["pytestmark = pytest.mark.rule('TI-003')", "def test_it(): pass"],
    ],
    ids=["function", "method", "module"],
)
def test_a_test_with_known_rules_runs(run, lines):
    """
    A test that names rules of a digest runs like any other.
    """
    run(*lines).assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["@pytest.mark.rule('TI-002')", "def test_it(): pass"], "names the rule 'TI-002'"),
        (["@pytest.mark.rule('TI-001', 'ti-001')", "def test_it(): pass"], "names the rule 'ti-001'"),
        (["@pytest.mark.rule()", "def test_it(): pass"], "names no rule"),
        (
            ["class TestIt:", "    @pytest.mark.rule('SU-001')", "    def test_it(self): pass"],
            "names the rule 'SU-001'",
        ),
        (
            [
                "@pytest.mark.parametrize('side', [pytest.param(1, marks=pytest.mark.rule('TI-002'))])",
                "def test_it(side): pass",
            ],
            "names the rule 'TI-002'",
        ),
    ],
    ids=["unknown", "misspelled", "none", "method", "parameter"],
)
def test_a_test_with_an_unknown_rule_is_not_collected(run, lines, sentence):
    """
    Naming a rule that no digest has stops the run before any test, and says which test names what.
    """
    result = run(*lines)

    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*test_it* {sentence}*"])


# This project


def test_the_digests_of_this_project_are_all_read():
    """
    The five rulebooks have a digest each, with letters of their own.
    """
    letters = {path.stem: read_digest(path).ids[0][:2] for path in digest_paths(PROJECT / "docs/rules")}

    assert (
        letters.items()
        >= {
            "smash_up": "SU",
            "villainous_marvel": "MV",
            "villainous_star_wars": "SW",
            "supervillain": "SV",
            "master_of_the_galaxy": "MG",
        }.items()
    )


def test_nothing_is_wrong_with_the_rule_ids_of_this_project():
    """
    Digests, tests and notes agree with each other.
    """
    assert [str(fault) for fault in take_survey(PROJECT).faults()] == []
