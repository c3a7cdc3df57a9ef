"""Which revision of the project this is."""

from __future__ import annotations

import subprocess
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def revision() -> str:
    """Return which revision of the project this is; with a + if anything was changed since."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"],  # noqa: S607 (whichever git there is)
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return version("tabletop-rules")
    return told.stdout.strip()
