"""Files that others read meanwhile."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(path: Path, words: str) -> None:
    """Write a file that is there as a whole, or as it was before."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.write_text(words, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
