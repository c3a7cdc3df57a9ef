"""The page of figures: what runs have tried, summed up for each ruleset, as a file that the documentation shows."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

import tabletop
from tools.reliability.journal import Entry, Refused, all_entries, failures_in, holding_on, run_in
from tools.reliability.plan import PIECE, PROFILES

#: What the documentation shows.
KEPT: Final = Path(__file__).with_name("figures.toml")
HEAD: Final = (
    "# What long runs have tried, by profile: `python -m tools.reliability figures FOLDER --keep` writes it.\n"
)

#: What is summed up of all that is counted, in the order of the page.
SUMS: Final[Mapping[str, tuple[str, ...]]] = {
    "games": ("games",),
    "answers": ("decisions",),
    "beginnings": ("beginnings",),
    "comparisons": ("twins", "packets with canaries", "cards that left a hand unseen", "matches imagined"),
    "inputs": ("bad saves", "bad answers", "lies", "odd inputs"),
    "faults": ("faults",),
    "positions": ("positions on all ways",),
    "ways": ("ways counted twice",),
    "fresh": ("games in fresh processes",),
}


@attrs.define
class Sum:
    """What was tried of one ruleset."""

    counts: Counter[str] = attrs.field(factory=Counter)
    longest: int = 0

    def figures(self) -> dict[str, int]:
        """Return the figures of the page."""
        told = {name: sum(self.counts[one] for one in of) for name, of in SUMS.items()}
        return {**told, "longest": self.longest}


@attrs.define
class Total:
    """What a run has tried, for each ruleset, and how long that took."""

    games: dict[str, Sum] = attrs.field(factory=dict)
    pieces: int = 0
    failures: int = 0
    seconds: float = 0.0
    megabytes: float = 0.0

    def add(self, entry: Entry) -> None:
        """Add a piece that is done."""
        game = self.games.setdefault(entry.piece.game, Sum())
        game.counts.update(entry.counts)
        if entry.piece.work == "games":
            game.longest = max(game.longest, entry.longest)
        self.pieces += 1
        self.failures += entry.failures
        self.seconds += entry.seconds
        self.megabytes = max(self.megabytes, entry.megabytes)

    def count(self, what: str) -> int:
        """Return one figure of all rulesets together."""
        return sum(game.figures()[what] for game in self.games.values())


def total(entries: Iterable[Entry]) -> Total:
    """Sum up pieces of work."""
    found = Total()
    for entry in entries:
        found.add(entry)
    return found


def page(folders: Sequence[Path]) -> dict[str, Any]:
    """Return the figures of a run, which several machines may have shared in folders of their own."""
    runs = [run_in(folder) for folder in folders]
    if not folders or None in runs:
        raise Refused(f"there is no run in {', '.join(map(str, folders)) or 'no folder at all'}")
    first: dict[str, Any] = runs[0] or {}
    for run in runs:
        if run is None or any(run[name] != first[name] for name in ("profile", "seed", "revision", "plan")):
            raise Refused("these folders have runs of different profiles or revisions")
    there = {entry.piece: entry for folder in folders for entry in all_entries(folder)}
    found = total(there.values())
    hold_on: dict[str, str | None] = {}
    for path in [path for folder in folders for path in failures_in(folder)]:
        hold_on[path.name] = hold_on.get(path.name) or holding_on(path)
    if len(hold_on) < found.failures:
        raise Refused(
            f"the journals tell of {found.failures} failures, but {len(hold_on)} are there: give the folders of all of them"
        )
    return {
        "profile": first["profile"],
        "revision": first["revision"],
        "python": first["python"],
        "date": first["date"],
        "pieces": found.pieces,
        "of": first["pieces"],
        "hours": round(found.seconds / 3600, 1),
        "megabytes": round(found.megabytes),
        "failures": len(hold_on),
        "mended": sum(map(bool, hold_on.values())),
        "mended_on": max(filter(None, hold_on.values()), default=""),
        "games": {name: game.figures() for name, game in sorted(found.games.items())},
    }


def refuse_toys(folders: Sequence[Path]) -> None:
    """See that runs are of the whole plan of their profile, for all rulesets: the figures of others are not kept."""
    for run in filter(None, map(run_in, folders)):
        profile = PROFILES.get(run["profile"])
        if profile is None:
            raise Refused(f"there is no profile {run['profile']!r}, whose figures could be kept")
        whole = {"hours": profile.hours, "seed": profile.seed, "piece": PIECE, "games": sorted(tabletop.games())}
        other = [name for name, planned in whole.items() if run.get(name) != planned]
        if other:
            raise Refused(
                f"only figures of the whole {profile.name} profile are kept, and this run has other {other[0]}"
            )


def kept(path: Path = KEPT) -> dict[str, dict[str, Any]]:
    """Return the figures that are kept, by profile."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def keep(figures: Mapping[str, Any], path: Path = KEPT) -> None:
    """Write the figures of a profile down, beside those of the others."""
    there = {**kept(path), figures["profile"]: {name: told for name, told in figures.items() if name != "profile"}}
    path.write_text(HEAD + "".join(as_toml(name, there[name]) for name in sorted(there)), encoding="utf-8")


def as_toml(profile: str, told: Mapping[str, Any]) -> str:
    """Return the figures of a profile as tables."""
    lines = [f"\n[{profile}]"]
    lines += [f"{name} = {in_toml(value)}" for name, value in told.items() if name != "games"]
    for game, figures in told["games"].items():
        lines += [f'\n[{profile}.games."{game}"]', *[f"{name} = {value}" for name, value in figures.items()]]
    return "\n".join(lines) + "\n"


def in_toml(value: object) -> str:
    """Return a number or a plain word."""
    return f'"{value}"' if isinstance(value, str) else str(value)
