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
IMPORT: Final = "import"

OPEN_SPIEL: Final = "OpenSpiel"
CATANATRON: Final = "Catanatron"
PETTING_ZOO: Final = "PettingZoo"
BOARDGAME_IO: Final = "boardgame.io"

COMPARISONS: Final = (
    Comparison((TIC_TAC_TOE, "answers"), (BOARDGAME_IO, "tic-tac-toe"), Aim("≥", 10)),
    Comparison((TIC_TAC_TOE, "answers"), (OPEN_SPIEL, "python_tic_tac_toe"), Aim("≥", 3)),
    Comparison((TIC_TAC_TOE, "answers"), (PETTING_ZOO, "tictactoe_v3")),
    Comparison((TIC_TAC_TOE, "copy at rest"), (OPEN_SPIEL, "python_tic_tac_toe clone")),
    Comparison((LEDUC, "answers"), (OPEN_SPIEL, "leduc_poker (C++)")),
    Comparison((LEDUC, "copy at rest"), (OPEN_SPIEL, "leduc_poker (C++) clone")),
    # Catanatron counts forced answers too (roll, end the turn); we answer those without asking.
    Comparison((HEDGE_COURT, "answers"), (CATANATRON, "answers"), Aim("≥", 40 / 37)),
    Comparison((HEDGE_COURT, "copy at rest"), (CATANATRON, "copy")),
    Comparison((HEDGE_COURT, "copy in mid-effect"), (CATANATRON, "copy"), Aim("≤", 1 / 5)),
    Comparison((HEDGE_COURT, "copy and answer in mid-effect"), (CATANATRON, "copy and act")),
    Comparison((HEDGE_COURT, "save and load"), (CATANATRON, "copy"), Aim("<", 100, "µs")),
    Comparison((HEDGE_COURT, "save, size"), None, Aim("<", 6000, "bytes")),
    Comparison((HEDGE_COURT, "view"), None, Aim("<", 25, "µs")),
    Comparison((HEDGE_COURT, "copy, memory"), (CATANATRON, "copy, memory")),
    Comparison((SMASH_UP, "answers"), (CATANATRON, "answers")),
    Comparison((SMASH_UP, "copy at rest"), (CATANATRON, "copy")),
    Comparison((SMASH_UP, "copy in mid-effect"), (CATANATRON, "copy")),
    Comparison((SMASH_UP, "copy and answer in mid-effect"), (CATANATRON, "copy and act")),
    Comparison((SUPERVILLAIN, "answers"), (CATANATRON, "answers")),
    Comparison((SUPERVILLAIN, "copy at rest"), (CATANATRON, "copy")),
    Comparison((SUPERVILLAIN, "copy in mid-effect"), (CATANATRON, "copy")),
    Comparison((SUPERVILLAIN, "copy and answer in mid-effect"), (CATANATRON, "copy and act")),
    Comparison((SUPERVILLAIN, "save and load"), (CATANATRON, "copy")),
    Comparison((MASTER, "answers"), (CATANATRON, "answers")),
    Comparison((MASTER, "copy at rest"), (CATANATRON, "copy")),
    Comparison((MASTER, "copy in mid-effect"), (CATANATRON, "copy")),
    Comparison((MASTER, "copy and answer in mid-effect"), (CATANATRON, "copy and act")),
    Comparison((MASTER, "save and load"), (CATANATRON, "copy")),
    Comparison((IMPORT, "tabletop"), (IMPORT, "attrs"), Aim("<", 45, "ms")),
)
