"""What a run keeps in its folder: what it is a run of, every piece that is done, and every failure as a replay."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

import attrs

from tools.files import write_whole
from tools.reliability.crew import Done
from tools.reliability.works import Piece

#: What a run says of itself.
RUN: Final[Mapping[str, type]] = {
    "profile": str, "seed": int, "revision": str, "python": str, "plan": str, "pieces": int, "date": str,
}  # fmt: skip
#: What a line of a journal says, but for which piece it is.
ENTRY: Final[Mapping[str, type | tuple[type, ...]]] = {
    "counts": dict, "longest": int, "failures": int, "seconds": (int, float), "megabytes": (int, float),
}  # fmt: skip
#: The files of a run, besides what it is a run of; locks stay, since somebody may hold them.
FILES: Final = ("journal-*.jsonl", "failure-*", "save-*")


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

    def __init__(self, folder: Path, run: Mapping[str, Any], share: tuple[int, int], *, anew: bool = False) -> None:
        self.folder = folder
        self.run = run
        self.path = folder / f"journal-{share[0]}-of-{share[1]}.jsonl"
        if folder.exists() and not folder.is_dir():
            raise Refused(f"{folder} is no folder")
        if anew:
            refuse_others(folder)
        else:
            self._compare()
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = locked(self.path)
        try:
            if anew:
                clear(folder, but=self.path)
            self._claim()
        except BaseException:
            self._lock.close()
            raise
        self._lines = self.path.open("a", encoding="utf-8")
        self._mend()

    def _claim(self) -> None:
        """Say what the folder is of, or see whether it is of the same."""
        if not self._compare():
            write_whole(self.folder / "run.json", json.dumps(self.run, indent=2) + "\n")

    def _compare(self) -> bool:
        """Say whether the folder has a run already, which has to be the same."""
        there = run_in(self.folder)
        if there is None:
            if any(self.folder.glob("journal-*.jsonl")):
                raise Refused(
                    f"{self.folder} has journals, but no run.json that says of which run: name another --folder"
                )
            return False
        for name in ("profile", "seed", "revision", "python", "plan"):
            if there[name] != self.run[name]:
                raise Refused(
                    f"{self.folder} has a run of another {name} ({there[name]}, and this is {self.run[name]}): "
                    "go on with that one, name another --folder, or begin anew with --anew"
                )
        self.run = there
        return True

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
            failures=len(set(paths)),
            seconds=round(done.seconds, 3),
            megabytes=round(done.megabytes, 1),
        )
        self._lines.write(json.dumps({**attrs.asdict(entry), "piece": attrs.astuple(done.piece)}) + "\n")
        self._lines.flush()
        return entry, paths

    def entries(self) -> Iterator[Entry]:
        """Go through what this share has done."""
        return entries_in(self.path)


def locked(journal: Path) -> IO[str]:
    """Return the lock of a journal, which nobody else holds."""
    lock = journal.with_suffix(".lock").open("w", encoding="utf-8")
    try:
        # A lock of this process alone: whatever it has begun goes on for a while when it is killed.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refused(f"another process is at work on {journal}") from None
    return lock


def refuse_others(folder: Path) -> None:
    """See that a folder has a run to be thrown away, or nothing."""
    if (folder / "run.json").is_file() or not folder.exists():
        return
    if any(not path.match("journal-*.lock") for path in folder.iterdir()):
        raise Refused(f"{folder} has no run, but something else, which is not thrown away: name another --folder")


def clear(folder: Path, *, but: Path) -> None:
    """Throw away the run of a folder, unless somebody is at work on it; one of its journals is locked already."""
    journals = {path.with_suffix(".jsonl") for path in folder.glob("journal-*.*")} - {but}
    locks: list[IO[str]] = []
    try:
        locks.extend(locked(path) for path in sorted(journals))
        for path in [folder / "run.json", *[path for words in FILES for path in folder.glob(words)]]:
            if path.is_file():
                path.unlink()
    finally:
        for lock in locks:
            lock.close()


def run_in(folder: Path) -> dict[str, Any] | None:
    """Return what a folder is a run of, if it is one."""
    path = folder / "run.json"
    if not path.exists():
        return None
    found = read(path)
    odd = [name for name, kind in RUN.items() if not isinstance(found.get(name), kind)]
    if odd:
        raise Refused(f"{path} does not say of what {odd[0]} the run is")
    return found


def read(path: Path) -> dict[str, Any]:
    """Return what a file says by name."""
    try:
        found = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Refused(f"{path} can't be read: {error}") from None
    if not isinstance(found, dict):
        raise Refused(f"{path} can't be read: it is no object")
    return found


def entries_in(path: Path) -> Iterator[Entry]:
    """Go through the pieces that a journal tells of; of half a line at its end nothing is told."""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.endswith(b"\n"):
                entry = entry_of(line)
                if entry is None:
                    raise Refused(f"{path} line {number} is no piece")
                yield entry


def entry_of(line: bytes) -> Entry | None:
    """Return the piece that a line tells of, if it does."""
    try:
        told = json.loads(line)
        piece = Piece(*told.pop("piece"))
        entry = Entry(piece=piece, **told)
    except (ValueError, RecursionError, TypeError, LookupError, AttributeError):
        return None
    kinds = [(told[name], kind) for name, kind in ENTRY.items()]
    kinds += [(piece.work, str), (piece.game, str), (piece.first, int), (piece.count, int)]
    kinds += [(count, int) for count in entry.counts.values()] if isinstance(entry.counts, dict) else []
    return entry if all(isinstance(value, kind) for value, kind in kinds) else None


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
        write_whole(folder / f"save-{name}", failure["save"])
    path = folder / f"failure-{name}"
    write_whole(path, words)
    return path


def note_holding(path: Path, revision: str | None) -> None:
    """Note in the file of a failure on which revision it holds, or that it fails."""
    write_whole(path, json.dumps({**read(path), "holds_on": revision}, indent=2, sort_keys=True) + "\n")


def holding_on(path: Path) -> str | None:
    """Return on which revision a failure has come to hold, if it has."""
    revision = read(path).get("holds_on")
    if not isinstance(revision, str | None):
        raise Refused(f"{path} does not say on which revision it holds")
    return revision


def failures_in(folder: Path) -> list[Path]:
    """Return the files of all failures of a run."""
    return sorted(folder.glob("failure-*.json"))
