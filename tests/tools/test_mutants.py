"""Small changes are drawn and made where they should be, and whoever notices them is told."""

import ast
import textwrap

import pytest

import tabletop
from tools import mutants, mutants_kept

SOURCE = textwrap.dedent('''
    """A game of numbers."""

    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        from somewhere import Something  # nobody changes what only type checkers see

    MOST = 3


    class Adder:
        """It adds."""

        shown: int = 2

        def __repr__(self):
            return f"{1 + 1}"

        @once("a day")
        def add(self, one: "int | 7", other):
            if self.tired:
                return None
            self.note(one)
            total = one + other
            total += 1
            if not total or total is one:
                raise ValueError(total > 3)
            return total if total <= MOST and True else one * other
''').lstrip("\n")
TESTS = textwrap.dedent("""
    from adder import Adder, MOST


    class Quiet(Adder):
        tired = False

        def note(self, number):
            self.noted = number


    def test_small_numbers_are_added():
        assert Quiet().add(0, 1) == 2


    def test_large_numbers_are_multiplied():
        quiet = Quiet()
        assert quiet.add(2, 3) == 6
        assert quiet.noted == 2
""")


#: So many of all changes are tried in whole runs, and with which seed they are drawn: some that are noticed and some that are not.
FEW, SEED = 8, 94


def run(*more):
    """Change the small game, and see who notices."""
    return mutants.main(["adder", "--count", str(FEW), "--seed", str(SEED), *more])


def changes():
    """Return all that could be changed in the source, by the words for it."""
    return {mutant.change: mutant for mutant in mutants.mutants_of("adder.py", SOURCE)}


def test_what_can_go_wrong_in_rules_is_changed_and_nothing_else():
    """
    Numbers, truths, comparisons, sums, what is returned, what is done and what is marked; no texts, types, or errors.
    """
    assert list(changes()) == [
        "3 -> 4",
        "2 -> 3",
        "without @once('a day')",
        "if not self.tired",
        "self.note(one) -> pass",
        "one + other -> one - other",
        "total += 1 -> total -= 1",
        "1 -> 2",
        "not total or total is one -> not total and total is one",
        "not total -> total",
        "total is one -> total is not one",
        "return total if total <= MOST and True else one * other -> return None",
        "total <= MOST and True -> total <= MOST or True",
        "total <= MOST -> total < MOST",
        "True -> False",
        "one * other -> one // other",
    ]


def test_what_nobody_could_notice_is_not_changed():
    """
    What another Python does, and that lists are as long as each other: it is wrong only where something else is.
    """
    source = """
if sys.version_info < (3, 14):
    def found(): return 1
else:
    def found(): return 2
for one, other in zip(ones, others, strict=True): found(strong=True)
"""

    assert [mutant.change for mutant in mutants.mutants_of("there.py", source)] == [
        "found(strong=True) -> pass",
        "True -> False (2)",
    ]


@pytest.mark.parametrize("change", changes())
def test_a_change_changes_one_place(change):
    """
    The changed file is another one, with everything on its line, and says where it is.
    """
    mutant = changes()[change]
    tree = mutants.mutated(mutant, SOURCE)
    here, there = (ast.unparse(one).split("\n") for one in (ast.parse(SOURCE), tree))

    assert sum(one not in there for one in here) == 1
    assert mutant.where == {"3 -> 4": "(module)", "2 -> 3": "Adder"}.get(change, "Adder.add")
    assert str(mutant).startswith(f"adder.py:{mutant.line}: {mutant.where}: ")


def test_the_same_seed_draws_the_same_changes():
    """
    And another one draws others, all of them in the sources of the game.
    """
    subject = mutants.SUBJECTS["tic-tac-toe"]
    one, other = mutants.drawn(subject, 20, 1), mutants.drawn(subject, 20, 2)

    assert one == mutants.drawn(subject, 20, 1) != other
    assert len(set(one)) == 20
    assert {mutant.file for mutant in one} == set(subject.sources)


def test_a_sample_stays_where_something_else_is_changed(adder):
    """
    Only what is new comes in, and takes the place of as many others: so what is known of a sample is known for long.
    """
    subject, path = mutants.SUBJECTS["adder"], adder / "src" / "adder.py"
    before = {mutant.name for mutant in mutants.drawn(subject, 8, 1)}
    path.write_text(path.read_text().replace("MOST = 3", "LEAST = 1\nMOST = 3"))
    after = {mutant.name for mutant in mutants.drawn(subject, 8, 1)}

    assert len(before) == len(after) == 8
    assert after - before <= {"src/adder.py: (module): 1 -> 2"}


def test_every_installed_game_can_be_changed():
    """
    A new game joins the table, with sources and tests that there are.
    """
    for name in tabletop.games():
        subject = mutants.SUBJECTS[name]
        assert all((mutants.PROJECT / one).exists() for one in (*subject.sources, *subject.tests))


def test_tests_that_reach_a_line_run_the_quickest_first_and_no_more_than_there_is_time_for():
    """
    What is read once, when a file is, is for all tests: first for those that reach anything in its class.
    """
    reached = mutants.Reached({"adder.py": {22: ["slow", "quick"], 24: ["quick"]}}, {"slow": 29, "quick": 2, "far": 1})
    lines = {mutant.line: mutant for mutant in changes().values()}
    add = mutants.Mutant("adder.py", 22, "Adder.add", "", 0)

    assert reached.tests_of(add, SOURCE) == ["quick"]
    assert reached.tests_of(lines[14], SOURCE) == ["quick", "far"]
    assert reached.tests_of(lines[8], SOURCE) == ["quick", "far"]
    assert reached.tests_of(mutants.Mutant("other.py", 1, "", "", 0), SOURCE) == []


def test_a_file_that_a_test_is_the_first_to_need_is_not_that_tests_own():
    """
    What is read once matters to all, whichever test it was read in; what stands in a function only to who calls it.
    """
    read_by = {8: ["far"], 14: ["far"]}
    reached = mutants.Reached({"adder.py": {**read_by, 22: ["quick"]}}, {"quick": 2, "far": 1})
    lines = {mutant.line: mutant for mutant in changes().values()}

    for line in read_by:
        assert set(reached.tests_of(lines[line], SOURCE)) == {"quick", "far"}
    assert reached.tests_of(mutants.Mutant("adder.py", 22, "Adder.add", "", 0), SOURCE) == ["quick"]


def test_what_is_called_while_files_are_read_is_for_all_tests():
    """
    A decorator does its work there: first those are asked that call it themselves.
    """
    reached = mutants.Reached({"adder.py": {22: ["", "slow"], 24: ["slow"]}}, {"slow": 9, "quick": 2, "far": 1})
    called, added = [mutants.Mutant("adder.py", line, "Adder.add", "", 0) for line in (22, 24)]

    assert reached.tests_of(called, SOURCE) == ["slow", "far", "quick"]
    assert reached.tests_of(added, SOURCE) == ["slow"]


def test_changes_of_the_same_words_in_one_function_are_told_apart():
    """
    The second one has its number, so that what is known of one is not taken for the other.
    """
    found = list(mutants.mutants_of("adder.py", "def add():\n    return 1 + 1\n\n\ndef other():\n    return 1\n"))

    assert [mutant.name for mutant in found if "1 -> 2" in mutant.change] == [
        "adder.py: add: 1 -> 2",
        "adder.py: add: 1 -> 2 (2)",
        "adder.py: other: 1 -> 2",
    ]


@pytest.fixture
def adder(tmp_path, monkeypatch):
    """
    A project with one small game, which is all that is changed.
    """
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "adder.py").write_text(
        SOURCE.replace('@once("a day")', "@print_nothing()").replace(
            "class Adder", "def print_nothing():\n    return lambda function: function\n\n\nclass Adder"
        )
    )
    (tmp_path / "tests" / "test_adder.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\npythonpath = src tests\nmarkers =\n    slow: s\n    battery: b\n    deep: d\n"
    )
    monkeypatch.setattr(mutants, "PROJECT", tmp_path)
    monkeypatch.setattr(mutants, "KEPT", tmp_path / ".mutants")
    monkeypatch.setattr(mutants, "SUBJECTS", {"adder": mutants.Subject(("src/adder.py",), ("tests",))})
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_a_run_tells_who_notices_and_goes_on_where_it_was_stopped(adder, capsys):
    """
    What nobody notices is named; the last run has nothing left to try.
    """
    assert run("--share", "1/2") == 0
    half = capsys.readouterr().out
    assert run("--at-least", "90") == 1
    whole = capsys.readouterr().out
    assert run("--at-least", "50") == 0
    again = capsys.readouterr().out

    _, _, missed = again.partition("Nobody notices:")
    assert "Adder.add: not total or total is one -> not total and total is one" in missed
    assert "one + other -> one - other" not in missed
    assert half.count(" s: ") + whole.count(" s: ") == len(list(mutants.drawn(mutants.SUBJECTS["adder"], FEW, SEED)))
    assert " s: " not in again


@pytest.mark.slow
def test_tests_have_to_pass_before_anything_is_changed(adder):
    """
    If a test fails anyway, whoever noticed a change could not be told.
    """
    (adder / "tests" / "test_adder.py").write_text(TESTS.replace("== 6", "== 7"))

    with pytest.raises(SystemExit, match="have to pass") as refused:
        run()

    assert "test_large_numbers_are_multiplied" in str(refused.value)


LOOPS = """
from time import sleep


def count(most):
    number = 0
    while number < most:
        number += 1
    return number


def rest():
    return sleep(3)
"""


@pytest.fixture
def loops(adder, monkeypatch):
    """
    A file with a loop, of which tests wait for the end, and little patience with them.
    """
    (adder / "src" / "loops.py").write_text(LOOPS)
    (adder / "tests" / "test_loops.py").write_text(
        "import loops\n\n\ndef test_three():\n    assert loops.count(3) == 3\n\n\n"
        "def test_many():\n    loops.count(40_000_000)\n\n\ndef test_rest():\n    loops.rest()\n\n\n"
        "def test_elsewhere():\n    from multiprocessing import Process\n    other = Process(target=loops.count, args=(3,))\n"
        "    other.start()\n    other.join()\n"
    )
    monkeypatch.setattr(mutants, "PATIENCE", (0.1, 1.0))
    return adder / "src" / "loops.py"


def noticed(path, change, test, seconds=0.0):
    """Return who notices a change in a file, if one test runs."""
    source = path.read_text()
    mutant = next((mutant for mutant in mutants.mutants_of("loops.py", source) if mutant.change == change), None)
    tree = mutants.mutated(mutant, source) if mutant else ast.parse(source)
    return mutants.noticed_by(tree, path, [test], mutants.Reached({}, {test: seconds}))


@pytest.mark.slow
def test_what_never_ends_is_noticed_when_it_is_tried_again(loops):
    """
    The test that waits for the end is named.
    """
    test = "tests/test_loops.py::test_three"

    assert noticed(loops, "number += 1 -> number -= 1", test) == f"{test} (without an end)"
    assert noticed(loops, "number < most -> number <= most", test) == test


@pytest.mark.slow
def test_who_is_only_slow_has_not_noticed_anything(loops):
    """
    Neither one that needs more time of the processor than it was given at first, nor one that sleeps.
    """
    assert noticed(loops, "", "tests/test_loops.py::test_many", 30.0) == ""
    assert noticed(loops, "", "tests/test_loops.py::test_rest") == ""


@pytest.mark.slow
def test_tests_may_start_processes_of_their_own(loops):
    """
    So do those of what goes from one process to another.
    """
    assert noticed(loops, "", "tests/test_loops.py::test_elsewhere") == ""


@pytest.mark.slow
def test_a_test_that_is_silent_by_the_clock_never_ends(loops, monkeypatch):
    """
    One that sleeps for longer than anybody waits takes no time of the processor, and is told as well.
    """
    monkeypatch.setattr(mutants, "CLOCK", 1.0)
    monkeypatch.setattr(mutants, "READING", 2.0)
    test = "tests/test_loops.py::test_rest"

    assert noticed(loops, "", test) == f"{test} (without an end)"


@pytest.mark.slow
def test_after_tests_were_added_whoever_noticed_before_is_asked_first(adder, capsys, monkeypatch):
    """
    All changes are tried again, most of them with one test; and what nobody noticed, with all there are now.
    """
    asked = []
    noticed_by = mutants.noticed_by
    monkeypatch.setattr(
        mutants,
        "noticed_by",
        lambda tree, path, tests, reached: asked.append(tests) or noticed_by(tree, path, tests, reached),
    )
    run()
    _, _, missed = capsys.readouterr().out.partition("Nobody notices:")
    asked.clear()
    (adder / "tests" / "test_more.py").write_text(
        "from test_adder import Quiet\n\n\ndef test_most():\n    assert Quiet().add(1, 2) == 2\n"
    )
    run()
    _, _, missed_now = capsys.readouterr().out.partition("Nobody notices:")

    assert "3 -> 4" in missed
    assert "3 -> 4" not in missed_now
    assert len(asked) == len(mutants.drawn(mutants.SUBJECTS["adder"], FEW, SEED)) + 1
    assert sum(len(tests) == 1 for tests in asked) > len(asked) / 2


def test_what_is_read_already_cannot_be_changed():
    """
    Else nobody would notice anything, whatever the tests are.
    """
    with pytest.raises(SystemExit, match=r"mutants_kept\.py is read before it can be changed"):
        mutants.warm(mutants.Subject(("tools/mutants_kept.py",), ()))


@pytest.mark.slow
def test_a_whole_run_is_kept_beside_those_of_other_games(adder, capsys, monkeypatch):
    """
    What nobody notices is kept by name, and apart from it what nobody could tell, with whose reason it is shown.
    """
    path, why = adder / "mutants.toml", adder / "no_difference.toml"
    why.write_text('["src/adder.py"]\n"Adder: 2 -> 3" = "nobody reads it"\n')
    monkeypatch.setattr(mutants, "keep", lambda name, told: mutants_kept.keep(name, told, path))
    monkeypatch.setattr(mutants, "no_difference", lambda: mutants_kept.no_difference(why))
    mutants_kept.keep("other", {"tried": 1, "missed": [], "no_difference": ["a \"'b'\\n\""]}, path)

    with pytest.raises(SystemExit):
        run("--keep", "--share", "1/2")
    run("--keep")
    told = mutants_kept.kept(path)

    assert told["other"] == {"tried": 1, "missed": [], "no_difference": ["a \"'b'\\n\""]}
    assert told["adder"]["tried"] == len(mutants.drawn(mutants.SUBJECTS["adder"], FEW, SEED))
    assert told["adder"]["no_difference"] == ["src/adder.py: Adder: 2 -> 3"]
    assert "src/adder.py: (module): 3 -> 4" in told["adder"]["missed"]
    assert told["adder"]["tried"] - told["adder"]["noticed"] == 1 + len(told["adder"]["missed"])
    assert "Adder: 2 -> 3: nobody reads it" in capsys.readouterr().out


@pytest.mark.slow
def test_only_what_nobody_noticed_before_is_tried_again(adder, capsys):
    """
    After tests were added, a short run tells which of them were needed.
    """
    run()
    missed = capsys.readouterr().out.count("NOBODY NOTICES")
    (adder / "tests" / "test_more.py").write_text("def test_nothing():\n    assert True\n")
    run("--missed")

    assert capsys.readouterr().out.count(" s: ") == missed > 0


KEPT = mutants_kept.kept()


@pytest.mark.parametrize("name", KEPT)
def test_enough_changes_are_noticed(name):
    """
    Of 500 (or of all, where there are fewer) 85 in 100 of each game, and 95 in 100 of the engine; the others have names.
    """
    told = KEPT[name]

    assert told["tried"] == len(mutants.drawn(mutants.SUBJECTS[name], 500, told["seed"]))
    assert told["noticed"] + len(told["no_difference"]) + len(told["missed"]) == told["tried"]
    assert told["noticed"] >= told["tried"] * (0.95 if name == "engine" else 0.85)


def test_whatever_makes_no_difference_could_be_changed():
    """
    Each is a change that can be made in the file as it is now, and has a reason.
    """
    there = mutants_kept.no_difference()
    files = {name.partition(": ")[0] for name in there}
    every = {
        mutant.name
        for file in files
        for mutant in mutants.mutants_of(file, (mutants.PROJECT / file).read_text(encoding="utf-8"))
    }

    assert all(there.values())
    assert set(there) <= every


@pytest.mark.parametrize("share", ["3/2", "0/2", "1/0", "x/2"])
def test_a_share_is_one_of_some(share, capsys):
    """
    There is no third of two processes.
    """
    with pytest.raises(SystemExit):
        mutants.main(["hedge-court", "--share", share])
    assert f"{share!r} is no share: write K/N" in capsys.readouterr().err
