"""The peers, each in a module of its own, each skipped with a reason where it is not installed."""

from __future__ import annotations

import importlib
from importlib import metadata
from typing import Any

from benchmarks.figures import Missing, Source


def borrow(module: str) -> Any:
    """Import a peer's *module*, or raise `Missing` with the package that is not there."""
    try:
        return importlib.import_module(module)
    except ImportError as problem:
        raise Missing(f"{problem.name or module} is not installed") from problem


def version_of(distribution: str) -> str:
    """Return the installed version of *distribution*, or a question mark."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "?"


def sources() -> list[Source]:
    """Return every peer."""
    from . import boardgame_io, catanatron, open_spiel, pettingzoo

    return [peer.SOURCE for peer in (boardgame_io, open_spiel, pettingzoo, catanatron)]
