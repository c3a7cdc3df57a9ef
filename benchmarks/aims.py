"""What is compared with what, and the aims."""

from __future__ import annotations

from typing import Final

from .figures import Aim, Comparison

TIC_TAC_TOE: Final = "tic-tac-toe"
LEDUC: Final = "leduc-poker"
HEDGE_COURT: Final = "hedge-court"
SMASH_UP: Final = "smash-up"
SUPERVILLAIN: Final = "supervillain"
MASTER: Final = "master-of-the-galaxy"
STAR_WARS: Final = "star-wars-villainous"
MARVEL: Final = "marvel-villainous"
IMPORT: Final = "import"

OPEN_SPIEL: Final = "OpenSpiel"
CATANATRON: Final = "Catanatron"
PETTING_ZOO: Final = "PettingZoo"
BOARDGAME_IO: Final = "boardgame.io"

COMPARISONS: Final = (
    Comparison((TIC_TAC_TOE, "answers"), (BOARDGAME_IO, "tic-tac-toe"), Aim("≥", 11)),
    Comparison((TIC_TAC_TOE, "answers"), (OPEN_SPIEL, "python_tic_tac_toe"), Aim("≥", 4)),
    Comparison((TIC_TAC_TOE, "answers"), (PETTING_ZOO, "tictactoe_v3")),
    Comparison((TIC_TAC_TOE, "copy at rest"), (OPEN_SPIEL, "python_tic_tac_toe clone")),
    Comparison((LEDUC, "answers"), (OPEN_SPIEL, "leduc_poker (C++)")),
    Comparison((LEDUC, "copy at rest"), (OPEN_SPIEL, "leduc_poker (C++) clone")),
    # Catanatron counts forced answers too (roll, end the turn); we answer those without asking.
    *[
        Comparison((game, "answers"), (CATANATRON, "answers"), aim)
        for game, aim in (
            (HEDGE_COURT, Aim("≥", 1.1)),
            (SMASH_UP, Aim("≥", 0.9)),
            (SUPERVILLAIN, Aim("≥", 0.7)),
            (MASTER, Aim("≥", 0.35)),
            (STAR_WARS, None),
            (MARVEL, None),
        )
    ],
    *[
        comparison
        for game in (HEDGE_COURT, SMASH_UP, SUPERVILLAIN, MASTER, STAR_WARS, MARVEL)
        for comparison in (
            Comparison((game, "copy at rest"), (CATANATRON, "copy")),
            Comparison((game, "copy in mid-effect"), (CATANATRON, "copy"), Aim("≤", 0.03)),
            Comparison((game, "copy and answer in mid-effect"), (CATANATRON, "copy and act"), Aim("≤", 1.5)),
            Comparison((game, "view"), (CATANATRON, "copy"), Aim("≤", 1.5)),
            Comparison((game, "events of an answer"), (CATANATRON, "copy"), Aim("≤", 5)),
            Comparison((game, "save and load"), (CATANATRON, "copy"), Aim("≤", 12)),
            Comparison((game, "imagine"), (CATANATRON, "copy"), Aim("≤", 15)),
            Comparison((game, "copy, memory"), (CATANATRON, "copy, memory"), Aim("≤", 0.03)),
        )
    ],
    Comparison((IMPORT, "tabletop"), (IMPORT, "attrs"), Aim("≤", 2)),
)
