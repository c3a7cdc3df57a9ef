"""What is wrong with a digest, a test or a note, and where."""

from pathlib import Path

import attrs


@attrs.frozen
class Fault:
    """One thing to mend, with the file and line it stands on."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"
