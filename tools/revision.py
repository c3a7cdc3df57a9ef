"""Which revision of the project this is."""

from __future__ import annotations

import os
import subprocess
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def revision(root: Path = ROOT) -> str:
    """Return which revision of the project this is; with a + and a mark of what was changed since, if anything was."""
    try:
        told = git(root, "describe", "--always", "--abbrev=10", "--exclude=*").decode().strip()
        changed = git(root, "diff", "HEAD", "--binary", "--no-color", "--no-ext-diff", "--no-textconv")
        new = git(root, "ls-files", "--others", "--exclude-standard", "-z", "--", "*.py").decode(
            errors="surrogateescape"
        )
    except (OSError, subprocess.CalledProcessError):
        return version("tabletop-rules")
    names = sorted(filter(None, new.split("\0")))
    if not changed and not names:
        return told
    mark = sha256(changed)
    for name in names:
        path = root / name
        mark.update(os.fsencode(name) + b"\0" + (path.read_bytes() if path.is_file() else b"") + b"\0")
    return f"{told}+{mark.hexdigest()[:6]}"


def git(root: Path, *words: str) -> bytes:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout  # noqa: S603, S607 (whichever git there is)
