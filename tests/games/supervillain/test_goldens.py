"""
Golden playthroughs of Supervillain: the beginnings of whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest tests/games/supervillain/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from pathlib import Path

import pytest

from tabletop.testing import check_golden, golden
from tests.games.playthroughs import LARGEST, played

GOLDENS = Path(__file__).parent / "goldens"
#: More answers than this make a file that nobody wants to read.
MOST = {2: 150, 3: 120, 4: 100}
MODES = {
    5: {"length": "blitz", "total_annihilation": True},
    6: {"length": "slow", "own_completion": False, "jinx_at_the_end": True, "pile_in_order": True},
}
#: Every number of seats is in seven of these, every mode in three, and two of three are eager.
GAMES = [
    *[(seats, number, MODES.get(number, {})) for seats in (2, 3, 4) for number in range(7)],
    *[(4, number, {"team_battle": True}) for number in (7, 8, 9)],
]


@pytest.mark.parametrize(("seats", "number", "options"), GAMES, ids=lambda part: part if isinstance(part, int) else "")
def test_golden_playthrough(seats, number, options):
    """
    A match goes as it went when its golden file was reviewed: the same questions, events and views for every seat.
    """
    text = golden(played("supervillain", seats, number, options, MOST[seats]))

    assert len(text) < LARGEST
    check_golden(GOLDENS / f"{seats}-players-{number}.txt", text)


def test_no_golden_file_is_left_over():
    """
    Every file in the folder belongs to a game above, and there are at least twenty.
    """
    files = {path.name for path in GOLDENS.glob("*.txt")}

    assert files == {f"{seats}-players-{number}.txt" for seats, number, _ in GAMES}
    assert len(files) >= 20
