"""
Play every ruleset for hours under every check of the kit: ``make nightly``, ``make release``.

A run can be stopped at any time, and goes on from where it was. Every failure is kept as a replay, which
``python -m tools.reliability again FILE`` plays again.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from platform import python_version
from time import monotonic  # noqa: TID251 (how long a run has taken, and may take)
from typing import Any, Final

import tabletop
from tools.reliability import figures
from tools.reliability.crew import PATIENCE, Crew
from tools.reliability.journal import Journal, Refused, note_holding
from tools.reliability.plan import COSTS, PIECE, PROFILES, SHARES, Profile, costs, plan, share_of
from tools.reliability.works import Piece, once_more, rules_of
from tools.revision import revision

ROOT: Final = Path(__file__).parents[2]
#: What the command returns.
HOLDS, BROKEN, REFUSED, STOPPED = 0, 1, 2, 130
#: How often it is said how far a run is, in seconds, where no line can be written over.
NOW_AND_THEN: Final = 60.0
#: How many games of each work are measured.
MEASURED: Final = 6


# ------------------------------------------------------------------------------------------------ a run


class Run:
    """One sitting of a run: some pieces of its plan, until all are done, or the time is up, or somebody stops it."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.profile = PROFILES[asked.profile]
        self.seed = self.profile.seed if asked.seed is None else asked.seed
        self.games = asked.games.split(",") if asked.games else sorted(tabletop.games())
        self.share, self.processes, self.patience = asked.share, asked.processes, asked.patience
        planned = Profile(self.profile.name, asked.plan or self.profile.hours, self.seed)
        self.pieces = plan(planned, self.games, asked.piece)
        self.left = asked.pieces
        self.hours = self.profile.hours if asked.hours is None else asked.hours
        folder = asked.folder or ROOT / ".reliability" / self.profile.name
        self.journal = Journal(folder, self.described(), self.share, anew=asked.anew)
        try:
            self.total = figures.total(self.journal.entries())
        except BaseException:
            self.journal.close()
            raise
        self.began = monotonic()

    def described(self) -> dict[str, Any]:
        """Say what this is a run of."""
        return {
            "profile": self.profile.name,
            "seed": self.seed,
            "revision": revision(),
            "python": python_version(),
            "plan": sha256("\n".join(map(str, self.pieces)).encode()).hexdigest()[:12],
            "pieces": len(self.pieces),
            "date": f"{datetime.now(UTC):%Y-%m-%d}",  # noqa: TID251 (the day of a run, for whoever reads its figures)
        }

    def is_over(self) -> bool:
        """Say whether the time is up."""
        return monotonic() - self.began >= self.hours * 3600

    def to_do(self) -> list[Piece]:
        """Return the pieces of this share that are not done."""
        done = {entry.piece for entry in self.journal.entries()}
        left = [piece for piece in share_of(self.pieces, self.share) if piece not in done]
        return left if self.left is None else left[: self.left]

    def all(self) -> Iterator[list[Path]]:
        """Do what is to be done, and write it down; go through the files of what has failed."""
        for game in self.games:
            rules_of(game)  # read here once, and not in the process of every piece
        crew = Crew(self.processes, self.seed, patience=self.patience, until=self.is_over)
        try:
            for done in crew.do(iter(self.to_do())):
                paths: list[Path] = []
                if done is not None:
                    entry, paths = self.journal.note(done)
                    self.total.add(entry)
                yield paths
        finally:
            self.journal.close()

    def progress(self) -> str:
        """Say how far the run is."""
        mine, done = len(share_of(self.pieces, self.share)), self.total
        spent = timedelta(seconds=round(monotonic() - self.began))
        return (
            f"{100 * done.pieces / mine:5.1f} %  {done.pieces:,} of {mine:,} pieces  {spent}  "
            f"{done.count('games'):,} games  {done.count('answers'):,} answers  {done.failures} failures"
        )


def run(asked: argparse.Namespace) -> int:
    """Begin a run or go on with it, and show how far it is."""
    sitting = Run(asked)
    print(f"{sitting.profile.name}: {sitting.journal.folder}, {len(sitting.to_do()):,} pieces to do; Ctrl-C stops it.")
    tell, code = teller(), HOLDS
    try:
        for paths in sitting.all():
            for path in paths:
                print(f"\nFound: {path}", flush=True)
            tell(sitting.progress)
    except KeyboardInterrupt:
        code = STOPPED
    print(f"\n{sitting.progress()}")
    if code == STOPPED:
        print("Stopped; the same command goes on from here.")
    return BROKEN if sitting.total.failures else code


def teller() -> Callable[[Callable[[], str]], None]:
    """Return who tells how far a run is: in one line of a terminal, or a line of a file now and then."""
    last = -NOW_AND_THEN

    def tell(words: Callable[[], str]) -> None:
        nonlocal last
        if sys.stdout.isatty():
            print(f"\r{words()}", end="", flush=True)
        elif monotonic() - last >= NOW_AND_THEN:
            last = monotonic()
            print(words(), flush=True)

    return tell


# ------------------------------------------------------------------------------------------------ once more


def again(asked: argparse.Namespace) -> int:
    """Play a failure again, say whether it still fails, and note in its file on which revision it has come to hold."""
    try:
        failure: dict[str, Any] = json.loads(asked.file.read_text(encoding="utf-8"))
        piece, check, why, seed = Piece(**failure["piece"]), failure["check"], failure["why"], failure["run"]["seed"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise Refused(f"{asked.file} is no failure that was kept: {error}") from None
    print(f"{piece}, with the first seed {seed}, failed the check {check!r}: {why}\n")
    found = still_fails(piece, failure)
    print(f"It still fails: {found}" if found else "It holds now.")
    note_holding(asked.file, None if found else revision())
    return BROKEN if found else HOLDS


def still_fails(piece: Piece, failure: dict[str, Any]) -> str | None:
    """Make the check that has failed once more; where a process was lost, do its whole piece."""
    if "answers" not in failure:
        (done,) = filter(None, Crew(1, failure["run"]["seed"]).do(iter([piece])))
        return next((one["why"] for one in done.found.failures), None)
    return once_more(piece, failure)


# ------------------------------------------------------------------------------------------------ figures


def show_figures(asked: argparse.Namespace) -> int:
    """Sum up the figures of a run, and write them down for the documentation."""
    told = figures.page(asked.folders)
    print(figures.as_toml(told["profile"], told))
    if asked.keep:
        figures.keep(told)
    return HOLDS


def measure_costs(asked: argparse.Namespace) -> int:
    """Measure what one game of each work takes, and write it down for the plans."""
    found = {work: dict(of) for work, of in costs().items()}
    for work in asked.works or SHARES:
        pieces = [Piece(work, game, 0, MEASURED) for game in sorted(tabletop.games())]
        for done in filter(None, Crew(asked.processes, 0).do(iter(pieces))):
            found.setdefault(work, {})[done.piece.game] = float(f"{done.seconds / MEASURED:.3g}")
            print(f"{work:12}{done.piece.game:24}{done.seconds / MEASURED:.3g}", flush=True)
    if asked.keep:
        write_costs(found)
    return HOLDS


def write_costs(found: Mapping[str, Mapping[str, float]]) -> None:
    """Write down what games cost."""
    lines = [
        "# What one game of each work takes, in seconds of a processor: `python -m tools.reliability costs --keep`."
    ]
    for work in SHARES:
        lines += [f"\n[{work}]", *[f"{game} = {cost}" for game, cost in sorted(found[work].items())]]
    COSTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


# ------------------------------------------------------------------------------------------------ the command


def read_share(words: str) -> tuple[int, int]:
    """Return which of how many machines this is, as in 2/4."""
    number, _, machines = words.partition("/")
    if not (number.isdecimal() and machines.isdecimal() and 1 <= int(number) <= int(machines)):
        raise argparse.ArgumentTypeError(
            f"{words!r} is no share: write K/N, such as 2/4 for the second of four machines"
        )
    return int(number), int(machines)


def parser() -> argparse.ArgumentParser:
    """Return what reads the command."""
    found = argparse.ArgumentParser(prog="python -m tools.reliability", description=(__doc__ or "").strip())
    commands = found.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser("run", help="begin a run, or go on with it")
    one.set_defaults(do=run)
    one.add_argument("profile", choices=PROFILES)
    one.add_argument("--games", help="only these rulesets, with commas: names, or module:Class")
    one.add_argument("--share", type=read_share, default=(1, 1), metavar="K/N", help="only this machine's share")
    one.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many are at work at once")
    one.add_argument("--hours", type=float, help="how long this may take; what is left is done the next time")
    one.add_argument("--pieces", type=int, help="how many pieces are done this time, at most")
    one.add_argument("--plan", type=float, metavar="HOURS", help="plan for so many hours instead of the profile's")
    one.add_argument("--piece", type=float, default=PIECE, metavar="SECONDS", help="how long a piece should take (15)")
    one.add_argument("--seed", type=int, help="other games: the number of the first")
    one.add_argument("--folder", type=Path, help="where the run is kept (.reliability/PROFILE)")
    one.add_argument("--anew", action="store_true", help="throw away what is in the folder")
    one.add_argument("--patience", type=float, default=PATIENCE, help="how long one piece may take, in seconds")
    one = commands.add_parser("again", help="play a failure again")
    one.set_defaults(do=again)
    one.add_argument("file", type=Path)
    one = commands.add_parser("figures", help="sum up a run")
    one.set_defaults(do=show_figures)
    one.add_argument("folders", type=Path, nargs="+")
    one.add_argument("--keep", action="store_true", help="write the figures down for the documentation")
    one = commands.add_parser("costs", help="measure what games cost, to plan with")
    one.set_defaults(do=measure_costs)
    one.add_argument("works", nargs="*", metavar="WORK", help="of these works, or of all")
    one.add_argument("--keep", action="store_true", help="write the costs down")
    one.add_argument("--processes", type=int, default=1)
    return found


def stop(*_: object) -> None:
    """Stop as Ctrl-C does."""
    raise KeyboardInterrupt


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for, and return the exit code."""
    asked = parser().parse_args(arguments)
    # Of Ctrl-C, too: a shell that starts a run in the background has it ignored.
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        code: int = asked.do(asked)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    except (Refused, tabletop.TabletopError) as error:
        print(error, file=sys.stderr)
        return REFUSED
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
        return REFUSED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return code


if __name__ == "__main__":
    sys.exit(main())
