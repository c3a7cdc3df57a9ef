"""
Golden playthroughs of Smash Up: the beginnings of whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest tests/games/smash_up/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from pathlib import Path

import pytest

from tabletop.games.smash_up import FACTIONS
from tabletop.testing import check_golden, golden
from tests.games.playthroughs import LARGEST, played

GOLDENS = Path(__file__).parent / "goldens"
#: More answers than this make a file that nobody wants to read.
MOST = {2: 130, 3: 120, 4: 110}


def pairs(number, seats):
    """Deal out factions so that all twelve come up: each game begins with other ones."""
    order = FACTIONS[2 * number % 12 :] + FACTIONS[: 2 * number % 12]
    return [[order[seat], order[seats + seat]] for seat in range(seats)]


#: Every faction is in several of these, every number of seats in eight, and two of three are eager.
GAMES = [
    *[(seats, number, {"factions": pairs(number, seats)}) for seats in (2, 3, 4) for number in range(7)],
    (2, 7, {"factions": "draft", "titans": True}),
    (3, 7, {"edition": "first", "me_first": "later", "redraw": "shuffle"}),
    (4, 7, {"tricksters": "revised", "titans": True, "copies": 2}),
]


@pytest.mark.parametrize(("seats", "number", "options"), GAMES, ids=lambda part: part if isinstance(part, int) else "")
def test_golden_playthrough(seats, number, options):
    """
    A match goes as it went when its golden file was reviewed: the same questions, events and views for every seat.
    """
    text = golden(played("smash-up", seats, number, options, MOST[seats]))

    assert len(text) < LARGEST
    check_golden(GOLDENS / f"{seats}-players-{number}.txt", text)


def test_goldens_cover_all_factions_and_seats():
    """
    There are at least twenty, with every faction and every number of seats.
    """
    named = {faction for _, _, options in GAMES for pair in dealt(options) for faction in pair}

    assert len(GAMES) >= 20
    assert {seats for seats, _, _ in GAMES} == {2, 3, 4}
    assert named == set(FACTIONS)


def dealt(options):
    """Return the pairs of factions that options name."""
    factions = options.get("factions", "random")
    return [] if isinstance(factions, str) else factions


def test_no_golden_file_is_left_over():
    """
    Every file in the folder belongs to a game above.
    """
    assert {path.name for path in GOLDENS.glob("*.txt")} == {
        f"{seats}-players-{number}.txt" for seats, number, _ in GAMES
    }
