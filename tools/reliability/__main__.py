"""
Play every ruleset for hours under every check of the kit: ``make nightly``, ``make release``.

A run can be stopped at any time, and goes on from where it was. Every failure is kept as a replay, which
``python -m tools.reliability again FILE`` plays again.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from platform import python_version
from time import monotonic  # noqa: TID251 (how long a run has taken, and may take)
from types import UnionType
from typing import Any, Final

import tabletop
from tabletop import Ruleset
from tools.amounts import none_or_more, positive, read_share, some, whole
from tools.reliability import figures
from tools.reliability.crew import PATIENCE, Crew
from tools.reliability.journal import Journal, Refused, note_holding, read
from tools.reliability.plan import COSTS, PIECE, PROFILES, SHARES, Profile, costs, plan, share_of
from tools.reliability.works import WORKS, Piece, can_be_given, once_more, rules_of
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
        named = sorted(tabletop.games()) if asked.games is None else asked.games.split(",")
        self.games = list(dict.fromkeys(named))
        for game in self.games:
            known(game)  # read here once, and not in the process of every piece
        self.share, self.processes, self.patience = asked.share, asked.processes, asked.patience
        self.piece = asked.piece
        self.planned = Profile(self.profile.name, asked.plan or self.profile.hours, self.seed)
        self.pieces = plan(self.planned, self.games, self.piece)
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
            "hours": self.planned.hours,
            "games": self.games,
            "piece": self.piece,
            "date": f"{datetime.now(UTC):%Y-%m-%d}",  # noqa: TID251 (the day of a run, for whoever reads its figures)
        }

    def is_over(self) -> bool:
        """Say whether the time is up."""
        return monotonic() - self.began >= self.hours * 3600

    def mine(self) -> int:
        """Return how many pieces this share has."""
        return len(share_of(self.pieces, self.share))

    def to_do(self) -> list[Piece]:
        """Return the pieces of this share that are not done."""
        done = {entry.piece for entry in self.journal.entries()}
        left = [piece for piece in share_of(self.pieces, self.share) if piece not in done]
        return left if self.left is None else left[: self.left]

    def all(self) -> Iterator[list[Path]]:
        """Do what is to be done, and write it down; go through the files of what has failed."""
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
        mine, done = self.mine(), self.total
        spent = timedelta(seconds=round(monotonic() - self.began))
        return (
            f"{100 * done.pieces / mine if mine else 100:5.1f} %  {done.pieces:,} of {mine:,} pieces  {spent}  "
            f"{done.count('games'):,} games  {done.count('answers'):,} answers  {done.failures} failures"
        )


def known(game: str) -> Ruleset:
    """Return an installed ruleset, or the one at ``module:Class``, if there is one."""
    try:
        return rules_of(game)
    except tabletop.TabletopError:
        raise
    except Exception as error:  # whatever it is that a module does while it is read
        raise Refused(f"there is no ruleset at {game!r}: {type(error).__name__}: {error}") from None


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
    elif sitting.is_over() and sitting.total.pieces < sitting.mine():
        print("The time is up; the same command goes on from here.")
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
    failure = failure_in(asked.file)
    piece = Piece(**failure["piece"])
    rules = known(piece.game)
    words = f"{piece}, with the first seed {failure['run']['seed']}, failed the check {failure['check']!r}"
    print(f"{words}: {failure['why']}\n", flush=True)
    try:
        gone = "answers" in failure and not can_be_given(rules, failure)
    except tabletop.SetupError as error:
        raise Refused(f"Its answers can no longer be given: {error}") from None
    found = still_fails(piece, failure)
    if gone and not found:
        raise Refused("Its answers can no longer be given, so that nobody can tell whether it holds.")
    print(f"It still fails: {found}" if found else "It holds now.")
    note_holding(asked.file, None if found else revision())
    return BROKEN if found else HOLDS


def failure_in(path: Path) -> dict[str, Any]:
    """Return a failure with all that is needed to play it again."""
    failure = read(path)
    try:
        piece = Piece(**failure["piece"])
        kinds: list[tuple[Any, type | UnionType]] = [(failure["run"]["seed"], int)]
        kinds += [(failure[name], str) for name in ("check", "why")]
        kinds += [(piece.work, str), (piece.game, str), (piece.first, int), (piece.count, int)]
        if "answers" in failure:
            kinds += [(failure[name], kind) for name, kind in (("seats", int), ("seed", int), ("options", dict))]
            kinds += [(failure["answers"], list), *[(answer, int | list) for answer in failure["answers"]]]
    except KeyError as error:
        raise Refused(f"{path} is no failure that was kept: it does not say {error.args[0]!r}") from None
    except TypeError:
        raise Refused(f"{path} is no failure that was kept: its piece, run or answers are something else") from None
    odd = [value for value, kind in kinds if not isinstance(value, kind)]
    if odd or piece.work not in WORKS:
        raise Refused(f"{path} is no failure that was kept: what is {odd[0] if odd else piece.work!r} in it?")
    return failure


def still_fails(piece: Piece, failure: dict[str, Any]) -> str | None:
    """Make the check that has failed once more; where a process was lost, do its whole piece."""
    if "answers" not in failure:
        (done,) = filter(None, Crew(1, failure["run"]["seed"]).do(iter([piece])))
        return next((one["why"] for one in done.found.failures), None)
    return once_more(piece, failure)


# ------------------------------------------------------------------------------------------------ figures


def show_figures(asked: argparse.Namespace) -> int:
    """Sum up the figures of a run, and write them down for the documentation."""
    if asked.keep:
        figures.refuse_toys(asked.folders)
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


def work_named(words: str) -> str:
    """Return the name of a work."""
    if words not in SHARES:
        raise argparse.ArgumentTypeError(f"there is no work {words!r}; there is {', '.join(SHARES)}")
    return words


def parser() -> argparse.ArgumentParser:
    """Return what reads the command."""
    found = argparse.ArgumentParser(prog="python -m tools.reliability", description=(__doc__ or "").strip())
    commands = found.add_subparsers(required=True, metavar="COMMAND")
    one = commands.add_parser("run", help="begin a run, or go on with it")
    one.set_defaults(do=run)
    one.add_argument("profile", choices=PROFILES)
    one.add_argument("--games", help="only these rulesets, with commas: names, or module:Class")
    one.add_argument("--share", type=read_share, default=(1, 1), metavar="K/N", help="only this machine's share")
    one.add_argument("--processes", type=some, default=os.cpu_count() or 1, help="how many are at work at once")
    one.add_argument("--hours", type=none_or_more, help="how long this may take; what is left is done the next time")
    one.add_argument("--pieces", type=whole, help="how many pieces are done this time, at most")
    one.add_argument("--plan", type=positive, metavar="HOURS", help="plan for so many hours instead of the profile's")
    one.add_argument(
        "--piece", type=positive, default=PIECE, metavar="SECONDS", help="how long a piece should take (15)"
    )
    one.add_argument("--seed", type=whole, help="other games: the number of the first")
    one.add_argument("--folder", type=Path, help="where the run is kept (.reliability/PROFILE)")
    one.add_argument("--anew", action="store_true", help="throw away what is in the folder")
    one.add_argument("--patience", type=positive, default=PATIENCE, help="how long one piece may take, in seconds")
    one = commands.add_parser("again", help="play a failure again")
    one.set_defaults(do=again)
    one.add_argument("file", type=Path)
    one = commands.add_parser("figures", help="sum up a run")
    one.set_defaults(do=show_figures)
    one.add_argument("folders", type=Path, nargs="+")
    one.add_argument("--keep", action="store_true", help="write the figures down for the documentation")
    one = commands.add_parser("costs", help="measure what games cost, to plan with")
    one.set_defaults(do=measure_costs)
    one.add_argument("works", type=work_named, nargs="*", metavar="WORK", help="of these works, or of all")
    one.add_argument("--keep", action="store_true", help="write the costs down")
    one.add_argument("--processes", type=some, default=1)
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
