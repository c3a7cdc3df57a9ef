"""
Golden playthroughs of Master of the Galaxy: the beginnings of whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest tests/games/master_of_the_galaxy/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from pathlib import Path

import pytest

from tabletop.testing import check_golden, golden
from tests.games.playthroughs import LARGEST, played

GOLDENS = Path(__file__).parent / "goldens"
#: More answers than this make a file that nobody wants to read.
MOST = {2: 54, 3: 48, 4: 45}
DRAFTED = {"draft": True, "conquest": "foreign", "black_hole_links": False, "tie_keeps_lead": True}
#: Every number of seats is in seven of these, the draft in six, and two of three are eager.
GAMES = [(seats, number, DRAFTED if number > 4 else {}) for seats in (2, 3, 4) for number in range(7)]


@pytest.mark.parametrize(("seats", "number", "options"), GAMES, ids=lambda part: part if isinstance(part, int) else "")
def test_golden_playthrough(seats, number, options):
    """
    A match goes as it went when its golden file was reviewed: the same questions, events and views for every seat.
    """
    text = golden(played("master-of-the-galaxy", seats, number, options, MOST[seats]))

    assert len(text) < LARGEST
    check_golden(GOLDENS / f"{seats}-players-{number}.txt", text)


def test_no_golden_file_is_left_over():
    """
    Every file in the folder belongs to a game above, and there are at least twenty.
    """
    files = {path.name for path in GOLDENS.glob("*.txt")}

    assert files == {f"{seats}-players-{number}.txt" for seats, number, _ in GAMES}
    assert len(files) >= 20
