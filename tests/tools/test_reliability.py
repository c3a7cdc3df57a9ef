"""Long runs can be stopped and go on, come out the same however they are shared out, and keep what they find as replays."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import tabletop
from tools.files import write_whole
from tools.reliability import __main__ as reliability
from tools.reliability import figures, plan, works
from tools.reliability.crew import FORK, Busy, Crew, Done
from tools.reliability.journal import (
    Journal,
    Refused,
    all_entries,
    failures_in,
    note_holding,
    run_in,
)
from tools.revision import revision

ROOT = Path(__file__).parents[2]
SOUND = "tests.testing.broken_rulesets:Sound"
MINTS = "tests.testing.broken_rulesets:Mints"
BREAKS = "tests.testing.test_further:LateBreaker"
STUCK = "tests.tools.test_reliability:Stuck"
#: What is planned for a run in the tests, in hours: a piece or two of each work.
TINY = str(1 / 3600)


class Stuck(tabletop.Game):
    """Never comes to a decision."""

    id = "stuck"
    title = "Stuck"

    async def step(self):
        """Wait for a better time."""
        while True:
            time.sleep(0.01)


class Hoard(tabletop.Game):
    """Keeps more than there is room for."""

    id = "hoard"
    title = "Hoard"
    kept = ()

    async def step(self):
        """Keep it, and end."""
        Hoard.kept = b"x" * (220 * 2**20)
        self.end(tabletop.Outcome.drawn(2, "There is enough."))


class Crash(tabletop.Game):
    """Takes the whole process with it."""

    id = "crash"
    title = "Crash"

    async def step(self):
        """Leave."""
        os._exit(7)


def run(folder, *more, games="tic-tac-toe"):
    """Run what is planned for a few seconds, and return the exit code."""
    given = ("--games", games, "--plan", TINY, "--folder", str(folder), "--processes", "2", *more)
    return reliability.main(["run", "change", *given])


def told(folder):
    """Return what a run has tried, without how long it took, and on which day."""
    page = figures.page([folder])
    return {name: page[name] for name in page if name not in ("hours", "megabytes", "date")}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """
    The folder of a run that nobody has stopped, by one process.
    """
    folder = tmp_path_factory.mktemp("whole")
    assert run(folder, "--processes", "1") == 0
    return folder


@pytest.mark.slow
def test_a_run_tries_every_work(whole):
    """
    However little is planned, there is a piece of each, and its figures are there.
    """
    done = {(entry.piece.work, entry.piece.game) for entry in all_entries(whole)}

    assert done == {(work, "tic-tac-toe") for work in plan.SHARES}
    (figures_of,) = told(whole)["games"].values()
    assert all(figures_of[name] > 0 for name in figures.SUMS)
    assert failures_in(whole) == []


@pytest.mark.slow
def test_a_run_that_is_stopped_goes_on_and_comes_out_the_same(whole, tmp_path, capsys):
    """
    Done in three sittings by two processes, with half a line left over by the first, the figures are those of one sitting.
    """
    assert run(tmp_path, "--pieces", "3") == 0
    (journal,) = tmp_path.glob("journal-*.jsonl")
    with journal.open("a") as lines:
        lines.write('{"piece": ["games", "tic-t')
    assert run(tmp_path, "--pieces", "4") == 0
    done = len(list(all_entries(tmp_path)))
    capsys.readouterr()
    assert run(tmp_path) == 0

    assert done == 7
    assert f"{len(list(all_entries(whole))) - 7} pieces to do" in capsys.readouterr().out
    assert told(tmp_path) == told(whole)


@pytest.mark.slow
def test_shares_add_up_to_the_whole(whole, tmp_path):
    """
    Three machines, one of which works in a folder of its own, try what one would have tried.
    """
    for share, folder in (("1/3", "here"), ("3/3", "here"), ("2/3", "there")):
        assert run(tmp_path / folder, "--share", share) == 0
    page = figures.page([tmp_path / "here", tmp_path / "there"])

    assert {name: page[name] for name in told(whole)} == told(whole)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_stops_a_run_loses_no_more_than_what_was_being_done(tmp_path, number):
    """
    Ctrl-C, a kind word and a kill leave a run that goes on to its end; the first two say so.

    It is run as a shell does in the background: there Ctrl-C is ignored by whoever does not ask for it.
    """
    given = ["run", "change", "--games", "tic-tac-toe", "--plan", TINY, "--folder", str(tmp_path), "--processes", "1"]
    command = [sys.executable, "-m", "tools.reliability", *given]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, before)
    while not list(tmp_path.glob("journal-*.jsonl")) or len(list(all_entries(tmp_path))) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(number)
    words, _ = process.communicate(timeout=60)
    done = {entry.piece for entry in all_entries(tmp_path)}

    assert len(done) >= 2
    assert reliability.main([*given, "--pieces", "1"]) == 0
    assert done < {entry.piece for entry in all_entries(tmp_path)}
    if number != signal.SIGKILL:
        assert (process.returncode, "the same command goes on" in words) == (reliability.STOPPED, True)


@pytest.mark.slow
def test_a_run_ends_when_its_time_is_up(tmp_path):
    """
    With no time at all nothing is begun.
    """
    assert run(tmp_path, "--hours", "0") == 0
    assert list(all_entries(tmp_path)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [MINTS, BREAKS])
def test_a_failure_is_kept_and_played_again(tmp_path, capsys, game):
    """
    What a planted mistake breaks is kept with its save, fails again, and holds once it is mended.
    """
    assert run(tmp_path, "--pieces", "1", games=game) == reliability.BROKEN
    assert run(tmp_path, "--pieces", "0", games=game) == reliability.BROKEN
    path = failures_in(tmp_path)[0]
    failure = json.loads(path.read_text())
    (save,) = [one.read_text() for one in tmp_path.glob(f"save-{path.name.partition('-')[2]}")]

    assert failure["check"] in ("conservation", "invariants")
    assert str(path) in capsys.readouterr().out
    assert int(json.loads(save)["seed"], 16) == failure["seed"] < failure["piece"]["count"]
    assert reliability.main(["again", str(path)]) == reliability.BROKEN
    assert "It still fails" in capsys.readouterr().out
    failure["piece"]["game"] = SOUND
    path.write_text(json.dumps(failure))
    assert reliability.main(["again", str(path)]) == reliability.HOLDS
    assert "It holds now" in capsys.readouterr().out
    page = figures.page([tmp_path])
    assert (page["failures"], page["mended"], page["mended_on"]) == (len(failures_in(tmp_path)), 1, revision())


@pytest.mark.slow
def test_a_piece_that_takes_much_memory_is_a_failure(tmp_path):
    """
    However well its games went, and whatever else it holds; what there was before the piece does not count.
    """
    there = b"x" * (220 * 2**20)
    assert run(tmp_path / "sound", "--pieces", "1") == 0
    del there
    assert run(tmp_path, "--pieces", "1", games=STUCK.replace("Stuck", "Hoard")) == reliability.BROKEN
    (found,) = [json.loads(path.read_text()) for path in failures_in(tmp_path)]

    assert found["check"] == "memory"
    assert "MB, more than 200" in found["why"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "check", "why"),
    [
        (STUCK, "time", "it takes too long"),
        (STUCK.replace("Stuck", "Crash"), "process", "the process ends without a word"),
    ],
)
def test_a_lost_process_is_a_failure(tmp_path, game, check, why):
    """
    A piece that never ends and one that takes its process with it are found, and the others are done all the same.
    """
    assert run(tmp_path, "--pieces", "2", "--patience", "2", games=game) == reliability.BROKEN
    found = [json.loads(path.read_text()) for path in failures_in(tmp_path)]

    assert len(found) == 2
    assert {one["check"] for one in found} == {check}
    assert all(why in one["why"] for one in found)


def test_a_folder_keeps_to_one_run(tmp_path, capsys):
    """
    Another plan is refused in the folder of a run, and so is a folder that has none; --anew throws away what was there.
    """
    assert run(tmp_path, "--pieces", "0") == 0
    assert run(tmp_path, "--pieces", "0", "--seed", "5") == reliability.REFUSED
    assert "a run of another seed (0, and this is 5)" in capsys.readouterr().err
    assert run(tmp_path, "--pieces", "0", "--seed", "5", "--anew") == 0
    assert reliability.main(["figures", str(tmp_path / "nowhere")]) == reliability.REFUSED
    assert reliability.main(["again", str(tmp_path / "run.json")]) == reliability.REFUSED
    assert "is no failure that was kept" in capsys.readouterr().err


def test_a_process_that_is_lost_in_the_middle_of_a_word_is_a_failure():
    """
    Whoever is killed while it tells what came of its piece has failed, and nothing else ends with it.
    """
    piece, crew = works.Piece("games", "tic-tac-toe", 0, 1), Crew(1, 0)
    answer, told = FORK.Pipe(duplex=False)
    process = FORK.Process(target=os._exit, args=(7,))
    process.start()
    os.write(told.fileno(), b"\0\0\0\x64half")
    told.close()
    crew.busy.append(Busy(piece, process, answer, time.monotonic()))
    (failure,) = crew.end(crew.busy[0]).found.failures

    assert failure == {"check": "process", "why": "the process ends without a word, with 7"}


def failed(number):
    """Return a piece of which one game has failed."""
    found = works.Found(failures=[{"check": "ends", "why": "it goes on", "seed": number}])
    return Done(works.Piece("games", "tic-tac-toe", number, 1), found, 1.0, 1.0)


def test_a_failure_is_counted_once(tmp_path):
    """
    However often its folder is named, and whichever of two copies tells that it holds; one that is lost is asked for.
    """
    assert run(tmp_path / "here", "--pieces", "0") == 0
    journal = Journal(tmp_path / "here", run_in(tmp_path / "here"), (1, 1))
    for number in range(3):
        journal.note(failed(number))
    journal.close()
    shutil.copytree(tmp_path / "here", tmp_path / "there")
    note_holding(failures_in(tmp_path / "there")[0], "abc")

    for folders in (["here", "here", "there"], ["there", "here"]):
        page = figures.page([tmp_path / folder for folder in folders])
        assert (page["failures"], page["mended"], page["mended_on"]) == (3, 1, "abc")
    failures_in(tmp_path / "here")[0].unlink()
    with pytest.raises(Refused, match="tell of 3 failures, but 2 are there"):
        figures.page([tmp_path / "here"])


@pytest.fixture
def lost_crown(tmp_path):
    """
    The file of a failure of a game that was played on after it, as somebody has written it down.
    """
    failure = {
        "run": {"seed": 0}, "piece": {"work": "games", "game": "tic-tac-toe", "first": 0, "count": 1}, "check": "invariants",
        "why": "there are ten squares", "seats": 2, "seed": 0, "options": {}, "answers": [4, 0, 0],
    }  # fmt: skip
    path = tmp_path / "failure-tic-tac-toe-invariants-12345678.json"
    path.write_text(json.dumps(failure))
    return path


def changed(path, **values):
    """Write down another failure."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))
    return path.read_text()


@pytest.mark.parametrize("values", [{"answers": [4, 0, 99]}, {"answers": [[1, 2]]}, {"options": {"squares": 16}}])
def test_answers_that_can_no_longer_be_given_tell_nothing(lost_crown, capsys, values):
    """
    Nobody can say that such a failure holds, and so nobody notes it.
    """
    before = changed(lost_crown, **values)

    assert reliability.main(["again", str(lost_crown)]) == reliability.REFUSED
    there = capsys.readouterr()
    assert "It holds now" not in there.out
    assert "can no longer be given" in there.err
    assert lost_crown.read_text() == before


def test_a_failure_that_holds_is_noted(lost_crown, capsys):
    """
    All its answers can be given, and no check fails.
    """
    assert reliability.main(["again", str(lost_crown)]) == reliability.HOLDS
    assert "It holds now" in capsys.readouterr().out
    assert json.loads(lost_crown.read_text())["holds_on"] == revision()


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"piece": {"work": "games", "game": "nope", "first": 0, "count": 1}}, "no game 'nope' is installed"),
        ({"piece": {"work": "games", "game": "nomod:X", "first": 0, "count": 1}}, "there is no ruleset at 'nomod:X'"),
        ({"piece": {"work": "chores", "game": "tic-tac-toe", "first": 0, "count": 1}}, "what is 'chores' in it?"),
        ({"piece": 5}, "is no failure that was kept"),
        ({"run": {}}, "is no failure that was kept"),
        ({"seats": "two"}, "what is 'two' in it?"),
        ({"answers": None}, "is no failure that was kept"),
        ({"check": "weather"}, "unknown check 'weather'"),
    ],
)
def test_failures_that_nobody_can_play_again_are_refused(lost_crown, capsys, values, why):
    """
    What is odd about such a file is said in one sentence.
    """
    changed(lost_crown, **values)

    assert reliability.main(["again", str(lost_crown)]) == reliability.REFUSED
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("games", "why"),
    [
        ("nope", "no game 'nope' is installed"),
        ("tic-tac-toe,", "no game '' is installed"),
        ("nomod:X", "there is no ruleset at 'nomod:X'"),
        ("json:Nope", "there is no ruleset at 'json:Nope'"),
        (":X", "there is no ruleset at ':X'"),
    ],
)
def test_unknown_games_are_refused_before_anything_is_written(tmp_path, capsys, games, why):
    """
    The folder of the run is not there afterwards.
    """
    assert run(tmp_path / "run", games=games) == reliability.REFUSED
    assert why in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    "words",
    [
        *[f"run change --plan {number}" for number in ("nan", "inf", "-1", "0", "1e308", "x")],
        *[f"run change --hours {number}" for number in ("nan", "-1", "x")],
        *[f"run change --piece {number}" for number in ("nan", "0", "-1")],
        *[f"run change --patience {number}" for number in ("nan", "0", "-1")],
        *[f"run change --pieces {number}" for number in ("-1", "1.5", "x", "9" * 5_000)],
        *[f"run change --processes {number}" for number in ("-1", "0", "x")],
        "run change --seed -1", "costs nowork", "costs --processes 0",
    ],
)  # fmt: skip
def test_numbers_that_nobody_can_mean_are_refused(words, capsys):
    """
    What would do is said.
    """
    with pytest.raises(SystemExit) as left:
        reliability.main(words.split())

    assert left.value.code == reliability.REFUSED
    assert "will not do" in (told := capsys.readouterr().err) or "there is no work 'nowork'" in told


def test_a_share_of_a_small_plan_may_be_nothing(tmp_path, capsys):
    """
    Then all of it is done.
    """
    assert run(tmp_path, "--share", "999/1000") == 0
    assert "100.0 %  0 of 0 pieces" in capsys.readouterr().out


def test_a_run_whose_time_is_up_says_so(tmp_path, capsys):
    """
    And that it goes on; one that was asked for a few pieces does not.
    """
    assert run(tmp_path, "--hours", "0") == 0
    assert "The time is up; the same command goes on from here." in capsys.readouterr().out
    assert run(tmp_path, "--pieces", "0") == 0
    assert "goes on" not in capsys.readouterr().out


@pytest.mark.parametrize("name", ["run", "again", "show_figures", "measure_costs"])
def test_ctrl_c_stops_every_command(name, monkeypatch, capsys):
    """
    Whatever is being done, and without another word than that.
    """
    monkeypatch.setattr(reliability, name, reliability.stop)
    words = {
        "run": ["run", "change"],
        "again": ["again", "F"],
        "show_figures": ["figures", "F"],
        "measure_costs": ["costs"],
    }

    assert reliability.main(words[name]) == reliability.STOPPED
    assert capsys.readouterr().err == "Stopped.\n"


def test_only_the_whole_plan_of_a_profile_is_kept(tmp_path, capsys, monkeypatch):
    """
    Figures of fewer games, another plan or other games would take the place of those that count.
    """
    kept = []
    monkeypatch.setattr(figures, "keep", kept.append)
    own = ("run", "change", "--pieces", "0", "--folder")
    for number, more in enumerate((["--games", "tic-tac-toe"], ["--plan", "0.001"], ["--seed", "1"], ["--piece", "5"])):
        assert reliability.main([*own, str(tmp_path / str(number)), *more]) == 0
        assert reliability.main(["figures", str(tmp_path / str(number)), "--keep"]) == reliability.REFUSED
        assert "only figures of the whole change profile are kept" in capsys.readouterr().err
    assert kept == []
    assert reliability.main([*own, str(tmp_path / "own")]) == 0
    assert reliability.main(["figures", str(tmp_path / "own"), "--keep"]) == 0
    assert [page["profile"] for page in kept] == ["change"]


def test_anew_throws_nothing_away_but_a_run(tmp_path, capsys):
    """
    A folder without a run stays as it is, and so does a file of somebody else beside a run.
    """
    (tmp_path / "thesis.txt").write_text("years of work")
    assert run(tmp_path, "--pieces", "0", "--anew") == reliability.REFUSED
    assert "has no run, but something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
    assert run(tmp_path, "--pieces", "0") == 0
    (tmp_path / "failure-chess-ends-12345678.json").write_text("{}")
    assert run(tmp_path, "--pieces", "0", "--anew") == 0
    assert not failures_in(tmp_path)
    assert (tmp_path / "thesis.txt").read_text() == "years of work"
    assert run(tmp_path / "empty", "--pieces", "0", "--anew") == 0


def test_anew_waits_for_whoever_is_at_work(tmp_path, capsys):
    """
    While another share of a run is at work, nothing of it is thrown away.
    """
    assert run(tmp_path, "--pieces", "0", "--share", "1/2") == 0
    (tmp_path / "failure-chess-ends-12345678.json").write_text("{}")
    hold = "import fcntl, sys; lock = open(sys.argv[1], 'w'); fcntl.lockf(lock, fcntl.LOCK_EX); print(); input()"
    command = [sys.executable, "-c", hold, str(tmp_path / "journal-1-of-2.lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        other.stdout.readline()
        code = run(tmp_path, "--pieces", "0", "--share", "2/2", "--anew")
        other.communicate("\n")

    assert code == reliability.REFUSED
    assert "another process is at work on" in capsys.readouterr().err
    assert len(failures_in(tmp_path)) == 1
    assert (tmp_path / "journal-1-of-2.jsonl").exists()


@pytest.mark.parametrize(
    ("file", "words", "why"),
    [
        ("run.json", "{", "run.json can't be read"),
        ("run.json", "[]", "run.json can't be read"),
        ("run.json", "{}", "does not say of what profile the run is"),
        ("journal-1-of-1.jsonl", "[]\n", "line 1 is no piece"),
        ("journal-1-of-1.jsonl", '{"piece": ["games", "chess", 0, 1]}\n', "line 1 is no piece"),
        ("journal-1-of-1.jsonl", "\N{SNOWMAN}\n", "line 1 is no piece"),
        ("failure-chess-ends-12345678.json", "[", "can't be read"),
        ("failure-chess-ends-12345678.json", '{"holds_on": 5}', "does not say on which revision"),
    ],
)
def test_files_that_somebody_has_spoiled_are_named(tmp_path, capsys, file, words, why):
    """
    One sentence tells of each what is wrong, and nothing is written over.
    """
    assert run(tmp_path, "--pieces", "0") == 0
    (tmp_path / file).write_text(words)
    if not file.startswith("failure"):
        assert run(tmp_path, "--pieces", "0") == reliability.REFUSED
    assert reliability.main(["figures", str(tmp_path)]) == reliability.REFUSED
    assert why in capsys.readouterr().err
    assert (tmp_path / file).read_text() == words


def test_folders_that_are_none_of_a_run_are_refused(tmp_path, capsys):
    """
    Neither a file will do, nor a folder in a file, nor journals of which nobody says what they are of.
    """
    (tmp_path / "file").write_text("")
    (tmp_path / "lost").mkdir()
    (tmp_path / "lost" / "journal-1-of-1.jsonl").write_text("")
    for folder, why in (("file", "is no folder"), ("file/in", "Not a directory"), ("lost", "but no run.json")):
        assert run(tmp_path / folder, "--pieces", "0") == reliability.REFUSED
        assert why in capsys.readouterr().err
    assert reliability.main(["again", str(tmp_path)]) == reliability.REFUSED
    assert [path.name for path in (tmp_path / "lost").iterdir()] == ["journal-1-of-1.jsonl"]


def test_a_file_that_could_not_be_written_is_as_it_was(tmp_path):
    """
    What is written takes the place of what was there as a whole, or not at all.
    """
    path = tmp_path / "run.json"
    path.write_text("before")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "after" * 10_000 + "\ud800")

    assert path.read_text() == "before"
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("words", ["0/2", "3/2", "1", "a/b", ""])
def test_a_share_is_one_of_some(words, capsys):
    """
    There is no third of two machines.
    """
    with pytest.raises(SystemExit):
        reliability.main(["run", "change", "--share", words])
    assert "write K/N" in capsys.readouterr().err


@pytest.mark.slow
def test_figures_are_kept_beside_those_of_other_profiles(whole, tmp_path):
    """
    What one run has tried takes the place of an earlier one of its profile, and of no other.
    """
    path = tmp_path / "figures.toml"
    page = figures.page([whole])
    figures.keep({**page, "profile": "release"}, path)
    figures.keep({**page, "failures": 3}, path)
    figures.keep(page, path)

    assert list(figures.kept(path)) == ["change", "release"]
    assert {"profile": "change", **figures.kept(path)["change"]} == page


def test_plans_take_as_long_as_they_should():
    """
    With what games cost, the pieces of a profile come to its hours on two processors, and none is longer than a minute.
    """
    measured = plan.costs()
    for profile in plan.PROFILES.values():
        pieces = plan.plan(profile, sorted(tabletop.games()))
        seconds = [measured[piece.work][piece.game] * piece.count for piece in pieces]

        assert max(seconds) < 60
        assert sum(seconds) < profile.hours * 3600 * 2 * 1.1
        assert sum(seconds) > profile.hours * 3600 * 2 * 0.5


def test_the_page_tells_how_much_is_planned():
    """
    What it says of every change and of a night is what their plans come to.
    """
    page = (ROOT / "docs" / "explanation" / "reliability.md").read_text()
    large = [game for game in tabletop.games() if game not in plan.SMALL_ONES]
    whole, beginnings = {}, {}
    for name in ("change", "nightly"):
        pieces = plan.plan(plan.PROFILES[name], sorted(tabletop.games()))
        whole[name], beginnings[name] = Counter(), Counter()
        for piece in pieces:
            if piece.work == "games":
                whole[name][piece.game] += piece.count
            elif piece.work != "processes":
                beginnings[name][piece.game] += piece.count
    change, games = whole["change"], whole["change"].total()
    small = round(100 * sum(change[game] for game in plan.SMALL_ONES) / games)
    few, many = min(change[game] for game in large), max(change[game] for game in large)
    sides, night = beginnings["change"].values(), [beginnings["nightly"][game] for game in large]

    assert f"{games:,} whole games, {small} of 100 of them of rulesets of a few cards ({few} to {many} of each" in page
    assert f"at {min(sides)} to {max(sides)} beginnings of each ruleset" in page
    assert f"at {min(night)} to {max(night)} beginnings of each;" in page
    assert {round(whole["nightly"][game], -2) for game in large} >= {400, 1_900}
    assert "A night plays 400 to 1,900 whole games of each large ruleset" in page


def test_every_game_has_costs():
    """
    A new game is measured before runs are planned.
    """
    assert {work: sorted(of) for work, of in plan.costs().items()} == dict.fromkeys(
        plan.SHARES, sorted(tabletop.games())
    )


def test_the_beginning_of_a_plan_has_some_of_everything():
    """
    Whenever a run ends, every work of every large ruleset has come as far as the others.
    """
    pieces = plan.plan(plan.PROFILES["release"], sorted(tabletop.games()))
    early = {(piece.work, piece.game) for piece in pieces[: len(pieces) // 20]}

    assert {pair for pair in early if pair[1] not in plan.SMALL_ONES} >= {
        (work, game) for work in plan.SHARES for game in tabletop.games() if game not in plan.SMALL_ONES
    }


@pytest.mark.parametrize("name", sorted(tabletop.games()))
def test_set_ups_are_drawn_from_what_a_ruleset_offers(name):
    """
    Every other game is set up with options, and every number of seats comes up.
    """
    rules = tabletop.ruleset(name)
    drawn = [works.set_up(rules, number) for number in range(60)]
    chosen = {name for _, options in drawn for name in options}

    assert {seats for seats, _ in drawn} == set(rules.seats)
    assert all(options == {} for _, options in drawn[::2])
    assert chosen == {one.name for one in rules.options if works.choices(one, rules)}


@pytest.mark.battery
@pytest.mark.timeout(900)
def test_the_profile_of_every_change_finds_nothing(tmp_path):
    """
    Some of every work, for every ruleset: what night after night looks for more of.
    """
    assert reliability.main(["run", "change", "--hours", "0.1", "--folder", str(tmp_path)]) == 0
    assert {entry.piece.game for entry in all_entries(tmp_path)} == set(tabletop.games())
