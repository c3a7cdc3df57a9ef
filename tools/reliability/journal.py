"""What a run keeps in its folder: what it is a run of, every piece that is done, and every failure as a replay."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from tools.reliability.crew import Done
from tools.reliability.works import Piece


class Refused(Exception):
    """What was asked for can't be done; the message says why, and what can."""


@attrs.frozen
class Entry:
    """A piece that is done, as it stands in a journal."""

    piece: Piece
    counts: Mapping[str, int]
    longest: int
    failures: int
    seconds: float
    megabytes: float


class Journal:
    """
    The folder of a run, to which one share of it writes.

    Lines are only ever added, so that whatever was written down is done, however a run has ended.
    """

    def __init__(self, folder: Path, run: Mapping[str, Any], share: tuple[int, int]) -> None:
        self.folder = folder
        self.run = run
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"journal-{share[0]}-of-{share[1]}.jsonl"
        self._claim()
        self._lock = self.path.with_suffix(".lock").open("w", encoding="utf-8")
        try:
            # A lock of this process alone: whatever it has begun goes on for a while when it is killed.
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise Refused(f"another process is at work on {self.path}") from None
        self._lines = self.path.open("a", encoding="utf-8")
        self._mend()

    def _claim(self) -> None:
        """Say what the folder is of, or see whether it is of the same."""
        there = run_in(self.folder)
        if there is None:
            (self.folder / "run.json").write_text(json.dumps(self.run, indent=2) + "\n", encoding="utf-8")
            return
        for name in ("profile", "seed", "revision", "python", "plan"):
            if there.get(name) != self.run[name]:
                raise Refused(
                    f"{self.folder} has a run of another {name} ({there.get(name)}, and this is {self.run[name]}): "
                    "go on with that one, name another --folder, or begin anew with --anew"
                )
        self.run = there

    def _mend(self) -> None:
        """Cut off half a line at the end, which somebody has left who was stopped in the middle of it."""
        written = self.path.read_bytes()
        whole = written.rfind(b"\n") + 1
        if whole < len(written):
            self._lines.truncate(whole)

    def close(self) -> None:
        """Let others write."""
        self._lines.close()
        self._lock.close()

    def note(self, done: Done) -> tuple[Entry, list[Path]]:
        """Write down that a piece is done, after what has failed in it; return both as they are written."""
        found = done.found
        paths = [
            keep_failure(self.folder, {"run": self.run, "piece": attrs.asdict(done.piece), **one})
            for one in found.failures
        ]
        entry = Entry(
            piece=done.piece,
            counts=dict(sorted(found.counts.items())),
            longest=found.longest,
            failures=len(paths),
            seconds=round(done.seconds, 3),
            megabytes=round(done.megabytes, 1),
        )
        self._lines.write(json.dumps({**attrs.asdict(entry), "piece": attrs.astuple(done.piece)}) + "\n")
        self._lines.flush()
        return entry, paths

    def entries(self) -> Iterator[Entry]:
        """Go through what this share has done."""
        return entries_in(self.path)


def run_in(folder: Path) -> dict[str, Any] | None:
    """Return what a folder is a run of, if it is one."""
    try:
        found: dict[str, Any] = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return found


def entries_in(path: Path) -> Iterator[Entry]:
    """Go through the pieces that a journal tells of; of half a line at its end nothing is told."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                told = json.loads(line)
                yield Entry(**{**told, "piece": Piece(*told["piece"])})


def all_entries(folder: Path) -> Iterator[Entry]:
    """Go through the pieces that all shares of a run have done, whoever did them, each once."""
    there = {entry.piece: entry for path in sorted(folder.glob("journal-*.jsonl")) for entry in entries_in(path)}
    yield from there.values()


def keep_failure(folder: Path, failure: Mapping[str, Any]) -> Path:
    """Write a failure down, under a name that the same failure has every time."""
    told = {name: value for name, value in failure.items() if name != "save"}
    words = json.dumps(told, indent=2, sort_keys=True) + "\n"
    game, mark = failure["piece"]["game"].rpartition(":")[2], sha256(words.encode()).hexdigest()[:8]
    name = f"{game}-{failure['check']}-{mark}.json"
    if failure.get("save"):
        (folder / f"save-{name}").write_text(failure["save"], encoding="utf-8")
    path = folder / f"failure-{name}"
    path.write_text(words, encoding="utf-8")
    return path


def note_holding(path: Path, revision: str | None) -> None:
    """Note in the file of a failure on which revision it holds, or that it fails."""
    told = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**told, "holds_on": revision}, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def holding_on(path: Path) -> str | None:
    """Return on which revision a failure has come to hold, if it has."""
    revision: str | None = json.loads(path.read_text(encoding="utf-8")).get("holds_on")
    return revision


def failures_in(folder: Path) -> list[Path]:
    """Return the files of all failures of a run."""
    return sorted(folder.glob("failure-*.json"))
