"""
Let bots play a tournament: every bot meets every other from both sides, and a table tells who won how often.

    python examples/bot_tournament.py leduc-poker --matches 50
"""

from __future__ import annotations

import argparse
import sys
from itertools import permutations

import tabletop
from tabletop.bots import KINDS, make_bot, play_out


def points(winners: tuple[int, ...]) -> tuple[float, float]:
    """Share one point among the winners of a match of two; nobody's is halved."""
    share = 1 / len(winners or (0, 1))
    return tuple(share if seat in (winners or (0, 1)) else 0.0 for seat in (0, 1))  # type: ignore[return-value]


def tournament(game: str, kinds: list[str], matches: int) -> dict[str, float]:
    """Play, and return what share of its points each kind of bot has won."""
    won = dict.fromkeys(kinds, 0.0)
    for first, second in permutations(kinds, 2):
        for seed in range(matches):
            match = tabletop.new(game, [first, second], seed=seed, log=False)
            outcome = play_out(match, [make_bot(first, seed), make_bot(second, seed + 1)])
            for kind, share in zip((first, second), points(outcome.winners), strict=True):
                won[kind] += share
    played = 2 * (len(kinds) - 1) * matches
    return {kind: share / played for kind, share in won.items()}


def main() -> None:
    """Read what to play, and print the table."""
    reader = argparse.ArgumentParser(description="Let bots play a tournament.")
    reader.add_argument("game", nargs="?", default="leduc-poker")
    reader.add_argument("--matches", type=int, default=20, help="how many each pair plays from each side (20)")
    asked = reader.parse_args()
    if asked.matches < 1:
        sys.exit(f"bot_tournament: each pair plays one match or more, not {asked.matches}")
    try:
        shares = tournament(asked.game, list(KINDS), asked.matches)
    except tabletop.SetupError as error:
        sys.exit(f"bot_tournament: {error}")
    for kind, share in sorted(shares.items(), key=lambda pair: -pair[1]):
        print(f"{kind:12} {share:6.1%}")


if __name__ == "__main__":
    main()
