"""
Golden playthroughs of Marvel Villainous: the beginnings of whole matches as texts, beside this file in goldens/.

After a change of rules or words, ``TABLETOP_REWRITE=1 pytest tests/games/villainous/marvel/test_goldens.py``
writes them anew; then the diff is what there is to review.
"""

from pathlib import Path

import pytest

from tabletop.testing import check_golden, golden
from tests.games.playthroughs import LARGEST, played

GOLDENS = Path(__file__).parent / "goldens"
BOTH = ("mischief-and-malice", "infinite-power")
MODES = ("inevitable", "undying", "omnipotent")
#: More answers than this make a file that nobody wants to read.
MOST = {2: 90, 3: 60, 4: 45}
#: Each Villain against the next, and each number of seats at random; two of three games are eager.
VILLAINS = ("loki", "modok", "madame_masque", "taskmaster", "hela", "thanos", "killmonger", "ultron")
GAMES = [
    *[(2, number, (first, VILLAINS[number - 7])) for number, first in enumerate(VILLAINS)],
    *[(seats, number, ()) for seats in (2, 3, 4) for number in range(8, 12)],
]


@pytest.mark.parametrize(("seats", "number", "villains"), GAMES, ids=lambda part: part if isinstance(part, int) else "")
def test_golden_playthrough(seats, number, villains):
    """
    A match goes as it went when its golden file was reviewed: the same questions, events and views for every seat.
    """
    options = {"villains": villains, "sets": BOTH, "mode": MODES[number % 3]}
    text = golden(played("marvel-villainous", seats, number, options, MOST[seats]))

    assert len(text) < LARGEST
    check_golden(GOLDENS / f"{seats}-players-{number}.txt", text)


def test_no_golden_file_is_left_over():
    """
    Every file in the folder belongs to a game above, and there are at least twenty.
    """
    files = {path.name for path in GOLDENS.glob("*.txt")}

    assert files == {f"{seats}-players-{number}.txt" for seats, number, _ in GAMES}
    assert len(files) >= 20
