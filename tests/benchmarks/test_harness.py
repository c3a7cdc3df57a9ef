"""The benchmark harness: its arithmetic, and its manners towards what is not installed."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from types import SimpleNamespace

import pytest

from benchmarks import ours, peers, timing
from benchmarks.__main__ import parser
from benchmarks.aims import COMPARISONS
from benchmarks.figures import (
    Aim,
    Bench,
    Comparison,
    Figure,
    Missing,
    Probe,
    Source,
    compare,
    short,
)
from benchmarks.peers import boardgame_io, catanatron, open_spiel, pettingzoo
from benchmarks.report import Report
from benchmarks.run import chosen, go_round, in_order, open_all


def ticking(step: float):
    """Return a clock that moves *step* seconds each time somebody looks."""
    return itertools.count(0, step).__next__


def quiet(line: str) -> None:
    """Say nothing."""


ANSWERS = Figure("chess", "answers", "answers/s", (90.0, 100.0, 80.0))
COPY = Figure("chess", "copy", "µs", (5.0, 4.0, 6.0))
PEER = Figure("Peer", "copy", "µs", (20.0,))


def test_rate_divides_steps_by_seconds():
    """
    A rate is all the steps of the games that fit the time, divided by the seconds they took.
    """
    measure = timing.Rate(lambda seed: 10 * (seed + 1), seconds=3, clock=ticking(1))

    assert measure() == 10 + 20 + 30
    assert measure.in_games() == 3


def test_every_measurement_plays_the_same_games():
    """
    The seeds of a measurement are those of every other.
    """
    seeds = []
    measure = timing.Rate(lambda seed: seeds.append(seed) or 1, seconds=2, clock=ticking(1))
    measure()
    measure()

    assert seeds == [0, 1] * 3


def test_cost_is_microseconds_per_item_off_the_dealers_clock():
    """
    A cost is the time of a pass divided by its items, in microseconds; dealing the items is free.
    """
    measure = timing.cost(str, lambda: [1, 2, 3, 4], seconds=1, clock=ticking(1))

    assert measure() == 250_000


def test_memory_sees_what_is_kept():
    """
    The memory of one thing is what it keeps alive, give or take its place in a list.
    """
    measure = timing.memory(bytes, [8_000, 12_000])

    assert pytest.approx(measure(), rel=0.02) == 10_000


def test_what_is_there_is_left_alone_while_something_is_measured(monkeypatch):
    """
    And not for longer, whatever goes wrong.
    """
    monkeypatch.setattr(timing.gc, "get_freeze_count", lambda: 0)
    said = []
    monkeypatch.setattr(timing.gc, "freeze", lambda: said.append("freeze"))
    monkeypatch.setattr(timing.gc, "unfreeze", lambda: said.append("unfreeze"))

    with pytest.raises(ZeroDivisionError), timing.left_alone():
        said.append(1 / 0)

    assert said == ["freeze", "unfreeze"]


def test_what_was_left_alone_before_stays_so(monkeypatch):
    """
    Tests have the collector leave alone what was there before them, and go on to do so.
    """
    monkeypatch.setattr(timing.gc, "get_freeze_count", lambda: 1)
    monkeypatch.setattr(timing.gc, "freeze", lambda: None)
    monkeypatch.setattr(timing.gc, "unfreeze", lambda: pytest.fail("it is for somebody else to say"))

    with timing.left_alone():
        pass


def test_best_is_the_fastest_round():
    """
    The best of a rate is the highest, the best of a cost is the lowest.
    """
    assert (ANSWERS.best, COPY.best) == (100.0, 4.0)


def test_spread_is_a_share_of_the_best():
    """
    The spread says how far the worst round was from the best.
    """
    assert pytest.approx((ANSWERS.spread, COPY.spread)) == (0.2, 0.5)


@pytest.mark.parametrize(
    ("aim", "reached"),
    [
        (Aim("≤", 1 / 5), True),
        (Aim("≤", 0.19), False),
        (Aim("≥", 0.2), True),
        (Aim("<", 4, "µs"), False),
        (Aim("<", 4.1, "µs"), True),
    ],
)
def test_an_aim_limits_the_ratio_or_the_figure(aim, reached):
    """
    An aim in × is about the ratio to the peer; any other is about our own figure.
    """
    comparison = Comparison(("chess", "copy"), ("Peer", "copy"), aim)
    figures = {("chess", "copy"): COPY, ("Peer", "copy"): PEER}

    (row,) = compare(figures, [comparison], ["chess"])

    assert row.ratio == 0.2
    assert reached is row.reached


def test_a_row_without_its_peer_reaches_nothing():
    """
    Where the peer is missing, the row stays and its relative aim is undecided.
    """
    comparison = Comparison(("chess", "copy"), ("Peer", "copy"), Aim("≤", 1))

    (row,) = compare({("chess", "copy"): COPY}, [comparison], ["chess"])

    assert (row.ratio, row.reached) == (None, None)


def test_our_other_figures_follow_the_comparisons():
    """
    What we measured but compare with nobody still gets a row; what a peer did does not.
    """
    figures = {
        ("chess", "answers"): ANSWERS,
        ("Peer", "other"): PEER,
        ("chess", "copy"): COPY,
    }

    rows = compare(figures, [Comparison(("chess", "copy"), ("Peer", "copy"))], ["chess"])

    assert [row.ours for row in rows] == [COPY, ANSWERS]


def test_numbers_show_what_matters():
    """
    Large figures lose their decimals, small ones keep three digits.
    """
    assert [short(x) for x in (51894.4, 940.0, 17.44, 0.2)] == ["51,894", "940", "17.4", "0.2"]


def test_compared_probes_run_side_by_side():
    """
    Within a round a peer's figure follows ours, so that both meet the same noise.
    """
    probe = Probe("copy", "µs", float)
    probes = {("chess", "copy"): probe, ("go", "copy"): probe, ("Peer", "copy"): probe}

    order = in_order(probes, [Comparison(("chess", "copy"), ("Peer", "copy"))])

    assert order == [("chess", "copy"), ("Peer", "copy"), ("go", "copy")]


def test_every_round_measures_every_probe():
    """
    A figure has one sample per round.
    """
    probe = Probe("copy", "µs", itertools.count(3.0).__next__)

    figures = go_round({("chess", "copy"): probe}, 3, quiet)

    assert {("chess", "copy"): Figure("chess", "copy", "µs", (3.0, 4.0, 5.0))} == figures


def test_only_brings_along_what_is_compared():
    """
    Asking for a ruleset measures its peers too, and asking for a peer measures the ruleset.
    """
    names = ["hedge-court", "tic-tac-toe", "Catanatron", "PettingZoo"]
    sources = [Source(name, lambda: Bench(())) for name in names]

    assert [s.name for s in chosen(sources, ["hedge"])] == ["hedge-court", "Catanatron"]
    assert [s.name for s in chosen(sources, ["catan"])] == ["hedge-court", "Catanatron"]
    assert names == [s.name for s in chosen(sources, [])]


@pytest.mark.parametrize(
    ("peer", "package"),
    [
        (open_spiel, "pyspiel"),
        (catanatron, "catanatron"),
        (pettingzoo, "pettingzoo.classic.tictactoe_v3"),
    ],
)
def test_a_missing_package_is_skipped_with_a_reason(monkeypatch, peer, package):
    """
    A peer that is not installed costs one line, not the run.
    """
    monkeypatch.setitem(sys.modules, package, None)

    ready, skipped = open_all([peer.SOURCE], quiet)

    assert ready == {}
    assert {peer.SOURCE.name: f"{package} is not installed"} == skipped


def test_a_missing_dependency_of_a_peer_is_named():
    """
    The reason names the package that is really missing.
    """
    with pytest.raises(Missing, match=r"^no_such_peer is not installed$"):
        peers.borrow("no_such_peer.games")


def test_a_missing_node_is_skipped_with_a_reason(monkeypatch):
    """
    Without Node.js, boardgame.io costs one line.
    """
    monkeypatch.setattr(boardgame_io.shutil, "which", lambda _: None)

    _, skipped = open_all([boardgame_io.SOURCE], quiet)

    assert skipped == {"boardgame.io": "Node.js and npm are not installed"}


def test_a_failing_install_is_skipped_with_a_reason(monkeypatch, tmp_path):
    """
    When npm cannot fetch boardgame.io, that costs one line too.
    """

    def fail(*_args: object, **_options: object) -> None:
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(boardgame_io.shutil, "which", lambda name: name)
    monkeypatch.setattr(boardgame_io.subprocess, "run", fail)

    with pytest.raises(Missing, match="npm could not install it"):
        boardgame_io.install(tmp_path / "cache")


def test_an_installed_boardgame_io_is_used_again(monkeypatch, tmp_path):
    """
    The pinned version in the cache is not fetched a second time.
    """
    package = tmp_path / "node_modules" / "boardgame.io"
    package.mkdir(parents=True)
    manifest = json.dumps({"version": boardgame_io.pinned()})
    (package / "package.json").write_text(manifest, encoding="utf-8")
    monkeypatch.setattr(boardgame_io.shutil, "which", lambda name: name)
    monkeypatch.setattr(boardgame_io.subprocess, "run", pytest.fail)

    boardgame_io.install(tmp_path)

    assert boardgame_io.pinned() == boardgame_io.installed(tmp_path)


@pytest.mark.parametrize("ordered", [True, False])
def test_random_picks_are_legal(ordered):
    """
    A subset has as many different options as the decision asks for.
    """
    pick = ours.random_pick(1)
    decision = SimpleNamespace(options="abc", at_least=1, at_most=9, ordered=ordered)

    answers = [pick(decision) for _ in range(50)]

    assert {1, 2, 3} == {len(answer) for answer in answers}
    assert all(len(set(answer)) == len(answer) and set(answer) <= {0, 1, 2} for answer in answers)
    assert ordered is any(answer != sorted(answer) for answer in answers)


def test_a_single_pick_is_an_index():
    """
    One of several options is answered with its index.
    """
    decision = SimpleNamespace(options="ab", at_least=1, at_most=1, ordered=False)

    assert {0, 1} == {ours.random_pick(seed)(decision) for seed in range(9)}


def test_report_prints_aims_and_reasons():
    """
    The table shows the ratio, the aim and whether it was reached; the reasons follow.
    """
    comparison = Comparison(("chess", "copy"), ("Peer", "copy"), Aim("≤", 0.2))
    figures = {("chess", "copy"): COPY, ("Peer", "copy"): PEER}
    report = Report(
        rounds=3,
        rows=compare(figures, [comparison], ["chess"]),
        figures=list(figures.values()),
        versions={"Peer": "1.0"},
        skipped={"Other": "it is not installed"},
    )

    text = report.as_text()

    assert "chess copy     4  µs    Peer copy      20  0.2 ×  ≤ 0.2 ×  yes" in text
    assert "Other: skipped, it is not installed" in text
    assert "Rounds: 3, the best counts; they differ by up to 50%." in text
    assert json.loads(json.dumps(report.as_data()))["rows"][0]["reached"] is True


def test_comparisons_name_peers_that_exist():
    """
    Every comparison with a peer names one of the peers' sources, or ours.
    """
    names = {source.name for source in peers.sources()}

    assert names == {c.peer[0] for c in COMPARISONS if c.peer} - {"import"}


def test_imports_are_measured_with_what_is_compiled(monkeypatch):
    """
    The Python in which an import is measured keeps what it has compiled, whatever the one keeps that measures.
    """
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    assert ours._fresh_python("import sys; print(sys.dont_write_bytecode)") == "False\n"


def test_rounds_are_at_least_one(capsys):
    """
    No rounds measure nothing, and the command line says so.
    """
    with pytest.raises(SystemExit):
        parser().parse_args(["--rounds", "0"])

    assert "0 rounds measure nothing" in capsys.readouterr().err
