"""Write the published schemas anew: ``python -m tabletop.schemas``."""

from __future__ import annotations

import json
from pathlib import Path

from tabletop.schemas import NAMES, schema


def write(folder: Path) -> None:
    """Write every schema into a folder."""
    for name in NAMES:
        text = json.dumps(schema(name), indent=2, ensure_ascii=False)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parent)
