"""Golden playthroughs tell a match as text, and show what is different."""

from pathlib import Path

import pytest

import tabletop
from tabletop.testing import check_golden, golden, random_match, table
from tests.testing import broken_rulesets as small


def test_a_transcript_tells_decisions_events_and_what_each_seat_sees():
    """
    What is asked, what was picked, what happened, and what only one seat sees: all of it is there.
    """
    text = golden(random_match("hedge-court", seed=5, most=3))

    assert text.startswith("hedge-court, revision 1, seats Seat 1 and Seat 2, seed 5\n")
    for part in ("[0] Seat 1: What do you do?", "  > ", "  * Seat 1 draws a card.", "Seat 1 sees Seat 1 hand: "):
        assert part in text, part
    assert text.count("[3] ") == 1


def test_what_all_see_tells_no_hidden_card():
    """
    To a spectator every hand is a number of hidden cards.
    """
    lines = golden(random_match("hedge-court", seed=5, most=3)).splitlines()
    told = [line for line in lines if "all see" in line and " hand: " in line]

    assert told
    assert all(line.endswith("hidden") for line in told)


def test_a_finished_match_ends_with_its_outcome():
    """
    The last lines tell how the match ended.
    """
    text = golden(random_match("tic-tac-toe", seed=1))

    assert "The end: " in text
    assert text.splitlines()[-1].startswith("points (")


def test_the_same_match_is_the_same_text():
    """
    Played twice, a match has one transcript.
    """
    assert golden(random_match("leduc-poker", seed=4)) == golden(random_match("leduc-poker", seed=4))


def test_a_choice_of_several_tells_the_order():
    """
    Picks in order are told in order.
    """
    match = tabletop.new("hedge-court", seed=0)
    while match.decision and not match.decision.ordered:
        labels = [option.label for option in match.decision.options]
        last = labels[-1] if match.decision.single else labels[: match.decision.at_least]
        match.answer("Census" if "Census" in labels and match.decision.single else last)
    assert match.decision, "nobody played a census"
    match.answer([2, 0, 1])

    assert "in the order" in golden(match)


def test_the_golden_file_of_this_kit_is_as_it_was():
    """
    One whole match of a small game is kept as text: whoever changes how it is told sees it in the diff.
    """
    check_golden(Path(__file__).parent / "golden" / "sound.txt", random_match(small.Sound, seed=1))


def test_a_match_that_did_not_begin_with_its_set_up_has_no_transcript():
    """
    A laid table has no past to tell.
    """
    with pytest.raises(ValueError, match="begins with the set-up"):
        golden(table("tic-tac-toe", ["Ann", "Bob"]).match)


def test_a_golden_file_is_written_and_compared(tmp_path, monkeypatch):
    """
    Written once, the file is compared; a match that goes another way shows the difference.
    """
    monkeypatch.delenv("TABLETOP_REWRITE", raising=False)
    path = tmp_path / "golden" / "match.txt"
    match = random_match("tic-tac-toe", seed=1)

    with pytest.raises(AssertionError, match=r"there is no golden file match\.txt"):
        check_golden(path, match)
    check_golden(path, match, rewrite=True)
    check_golden(path, match)
    with pytest.raises(AssertionError, match=r"is not how the match goes now[\s\S]*\+"):
        check_golden(path, random_match("tic-tac-toe", seed=2))


def test_the_environment_has_golden_files_written_anew(tmp_path, monkeypatch):
    """
    With TABLETOP_REWRITE set, nothing is compared and everything is written.
    """
    path = tmp_path / "match.txt"
    monkeypatch.setenv("TABLETOP_REWRITE", "1")

    check_golden(path, "one\n")
    check_golden(path, "two\n")

    assert path.read_text() == "two\n"


def test_a_random_match_is_the_same_for_the_same_seed():
    """
    random_match plays one match for one seed, to its end or for as many answers as told.
    """
    assert random_match("leduc-poker", seed=2).answers == random_match("leduc-poker", seed=2).answers
    assert random_match("hedge-court", seats=3, seed=2, most=7).number == 7
    assert isinstance(random_match("tic-tac-toe").outcome, tabletop.Outcome)


def test_the_option_of_the_plugin_has_golden_files_written_anew(pytester):
    """
    With --rewrite-golden the file is written; without it, it is compared.
    """
    pytester.makepyfile(
        """
        from pathlib import Path
        from tabletop.testing import check_golden, random_match

        def test_golden():
            check_golden(Path("match.txt"), random_match("tic-tac-toe", seed=1))
        """
    )
    plugin = ("-p", "tabletop.testing.pytest_plugin", "-p", "no:randomly")

    pytester.runpytest(*plugin).assert_outcomes(failed=1)
    pytester.runpytest(*plugin, "--rewrite-golden").assert_outcomes(passed=1)
    pytester.runpytest(*plugin).assert_outcomes(passed=1)
