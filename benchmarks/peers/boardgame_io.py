"""boardgame.io: tic-tac-toe through its JavaScript client, where Node.js and npm are present."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

from benchmarks.aims import BOARDGAME_IO
from benchmarks.figures import Bench, Missing, Probe, Source
from benchmarks.timing import SECONDS_OF_PLAY

SCRIPTS: Final = Path(__file__).parents[1] / "boardgame_io"
CACHE: Final = Path(__file__).parents[2] / ".bench" / "boardgame_io"
INSTALL: Final = (
    "install",
    "--no-package-lock",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--silent",
)

WARM_UP: Final = 1.0


def pinned() -> str:
    """Return the version of boardgame.io that we measure."""
    package = json.loads((SCRIPTS / "package.json").read_text(encoding="utf-8"))
    return str(package["dependencies"]["boardgame.io"])


def installed(cache: Path) -> str | None:
    """Return the version of boardgame.io in *cache*, if there is one."""
    manifest = cache / "node_modules" / "boardgame.io" / "package.json"
    if not manifest.is_file():
        return None
    return str(json.loads(manifest.read_text(encoding="utf-8"))["version"])


def install(cache: Path = CACHE) -> None:
    """Fetch the pinned version into *cache*, unless it is there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise Missing("Node.js and npm are not installed")
    if installed(cache) == pinned():
        return
    cache.mkdir(parents=True, exist_ok=True)
    shutil.copy(SCRIPTS / "package.json", cache)
    try:
        subprocess.run([npm, *INSTALL], cwd=cache, capture_output=True, check=True, timeout=180)
    except (OSError, subprocess.SubprocessError) as problem:
        raise Missing("npm could not install it") from problem


def measure(cache: Path = CACHE) -> float:
    """Play random games in a fresh, warmed-up process and return its moves per second."""
    done = subprocess.run(
        [shutil.which("node") or "node", SCRIPTS / "bench.mjs", str(WARM_UP), str(SECONDS_OF_PLAY)],
        cwd=cache,
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return float(done.stdout)


def _open() -> Bench:
    install()
    try:
        measure()
    except (OSError, ValueError, subprocess.SubprocessError) as problem:
        raise Missing("its benchmark does not run with this Node.js") from problem
    return Bench((Probe("tic-tac-toe", "moves/s", measure),), pinned())


SOURCE = Source(BOARDGAME_IO, _open)
