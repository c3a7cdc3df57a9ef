"""
Golden playthroughs of Star Wars Villainous: the beginnings of whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest tests/games/villainous/star_wars/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from itertools import combinations
from pathlib import Path

import pytest

from tabletop.testing import check_golden, golden
from tests.games.playthroughs import LARGEST, played

GOLDENS = Path(__file__).parent / "goldens"
VILLAINS = ("asajj_ventress", "darth_vader", "general_grievous", "kylo_ren", "moff_gideon")
#: More answers than this make a file that nobody wants to read.
MOST = {2: 110, 3: 80, 4: 60}
#: Every pair of Villains, and each number of seats at random; two of three games are eager.
GAMES = [
    *[(2, number, pair) for number, pair in enumerate(combinations(VILLAINS, 2))],
    *[(seats, number, ()) for seats in (3, 4) for number in range(5)],
]


@pytest.mark.parametrize(("seats", "number", "villains"), GAMES, ids=lambda part: part if isinstance(part, int) else "")
def test_golden_playthrough(seats, number, villains):
    """
    A match goes as it went when its golden file was reviewed: the same questions, events and views for every seat.
    """
    text = golden(played("star-wars-villainous", seats, number, {"villains": villains}, MOST[seats]))

    assert len(text) < LARGEST
    check_golden(GOLDENS / f"{seats}-players-{number}.txt", text)


def test_no_golden_file_is_left_over():
    """
    Every file in the folder belongs to a game above, and there are at least twenty.
    """
    files = {path.name for path in GOLDENS.glob("*.txt")}

    assert files == {f"{seats}-players-{number}.txt" for seats, number, _ in GAMES}
    assert len(files) >= 20
