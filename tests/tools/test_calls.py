"""What an answer calls is counted, and more than a little more than is kept fails."""

import gc

import pytest

from tools import calls


def nested(depth):
    """Call oneself so often."""
    return depth and nested(depth - 1)


def test_calls_of_python_functions_are_counted():
    """
    A function that calls itself three times is four calls, and what is called afterwards is none.
    """
    with calls.Count() as count:
        nested(3)
    counted = count.calls
    nested(3)

    assert counted == 4 + 1  # and the end of the block itself
    assert count.calls == counted


@pytest.mark.parametrize("collects", [True, False])
def test_the_collector_is_off_while_calls_are_counted(collects):
    """
    What it calls is no call of what is counted; afterwards it is as it was before.
    """
    try:
        if not collects:
            gc.disable()
        with calls.Count():
            off = not gc.isenabled()
        after = gc.isenabled()
    finally:
        gc.enable()

    assert (off, after) == (True, collects)


def test_an_answer_calls_what_it_called_before():
    """
    The same games call the same functions, but for what is found out the first time.
    """
    calls.calls_per_answer("tic-tac-toe")

    assert calls.calls_per_answer("tic-tac-toe") == pytest.approx(calls.calls_per_answer("tic-tac-toe"), rel=0.02)


@pytest.mark.parametrize(("kept", "code"), [(100.0, 0), (95.5, 0), (95.0, 1), (None, 0)])
def test_more_calls_than_allowed_fail(monkeypatch, capsys, kept, code):
    """
    Five percent more than is kept are allowed; without a figure nothing can fail.
    """
    monkeypatch.setattr(calls.tabletop, "games", lambda: ["chess"])
    monkeypatch.setattr(calls, "calls_per_answer", lambda name: 100.0)
    monkeypatch.setattr(calls, "kept", lambda: {} if kept is None else {"chess": kept})

    assert calls.main([]) == code
    assert ("more than the 99.8 allowed" in capsys.readouterr().out) == (code == 1)


def test_figures_are_kept_beside_those_of_other_interpreters(monkeypatch, tmp_path):
    """
    What is written down is read again, and what was kept for another version of Python stays.
    """
    file = tmp_path / "calls.toml"
    file.write_text('["2.7"]\nchess = 5.0\n')
    monkeypatch.setattr(calls, "KEPT", file)
    monkeypatch.setattr(calls.tabletop, "games", lambda: ["chess"])
    monkeypatch.setattr(calls, "calls_per_answer", lambda name: 7.25)

    assert calls.main(["--keep"]) == 0
    assert calls.kept() == {"chess": 7.2}
    assert '["2.7"]\nchess = 5.0' in file.read_text()
