"""How much is tried: profiles, and the pieces of work of each, in the order in which they are done."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import attrs

from tools.reliability.works import Piece

#: What one game of each work takes, in seconds of a processor: `python -m tools.reliability costs` measures it.
COSTS: Final = Path(__file__).with_name("costs.toml")
#: How long a piece takes, about, in seconds of a processor.
PIECE: Final = 15.0
#: What is taken for the cost of a game that is not measured.
UNKNOWN: Final = 1.0


@attrs.frozen
class Profile:
    """How long two processors work, and from which seed on games are numbered: profiles try different games."""

    name: str
    hours: float
    seed: int

    @property
    def seconds(self) -> float:
        """How long processors work together. Two fifths are kept back for a machine that is slower, or does other things, too."""
        return self.hours * 3600 * 2 * 0.6


PROFILES: Final[Mapping[str, Profile]] = {
    profile.name: profile
    for profile in (
        Profile("change", 1 / 60, 0),
        Profile("nightly", 2, 10_000_000),
        Profile("release", 60, 20_000_000),
    )
}

#: What part of the time goes to each work.
SHARES: Final[Mapping[str, float]] = {
    "games": 0.35,
    "checks": 0.1,
    "secrets": 0.2,
    "input": 0.15,
    "faults": 0.1,
    "ways": 0.07,
    "processes": 0.03,
}
#: Rulesets of a few cards take less of it than the others, and have been tried in every way much sooner.
SMALL: Final = 0.25
SMALL_ONES: Final = frozenset({"hedge-court", "leduc-poker", "tic-tac-toe"})
#: Of no ruleset are more games than this of one work.
MOST_GAMES: Final = 150_000


def costs() -> Mapping[str, Mapping[str, float]]:
    """Return what one game of each work takes of each ruleset, in seconds."""
    found: Mapping[str, Mapping[str, float]] = tomllib.loads(COSTS.read_text(encoding="utf-8"))
    return found


def plan(profile: Profile, games: Sequence[str], piece: float = PIECE) -> list[Piece]:
    """Return all pieces of a profile: of every work and ruleset a part comes early, so that a run may end at any time."""
    measured = costs()
    weights = {game: SMALL if game in SMALL_ONES else 1.0 for game in games}
    pieces: list[tuple[float, Piece]] = []
    for work, share in SHARES.items():
        for game, weight in weights.items():
            seconds = profile.seconds * share * weight / sum(weights.values())
            cost = measured.get(work, {}).get(game, UNKNOWN)
            pieces += numbered(work, game, min(max(round(seconds / cost), 1), MOST_GAMES), max(round(piece / cost), 1))
    return [piece for _, piece in sorted(pieces, key=lambda pair: pair[0])]


def numbered(work: str, game: str, total: int, size: int) -> Iterator[tuple[float, Piece]]:
    """Go through the pieces of one work and one ruleset, with how much of it is done in the middle of each."""
    for first in range(0, total, size):
        count = min(size, total - first)
        yield (first + count / 2) / total, Piece(work, game, first, count)


def share_of(pieces: Sequence[Piece], share: tuple[int, int]) -> list[Piece]:
    """Return every n-th piece, from the k-th on: what one of n machines does."""
    number, machines = share
    return list(pieces[number - 1 :: machines])
