"""
A plugin for pytest, for who wants it: ``-p tabletop.testing.pytest_plugin``.

It brings the option ``--rewrite-golden`` and the fixture ``lay``, which lays scenes like :func:`tabletop.testing.table`
and makes sure at the end of the test that nothing is left over in any of them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from ._golden import REWRITE
from ._scenes import Scene, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option to write golden files anew."""
    parser.getgroup("tabletop").addoption(
        "--rewrite-golden", action="store_true", help="write golden playthroughs anew instead of comparing them"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tell everybody, worker processes too, that golden files are to be written anew."""
    if config.getoption("--rewrite-golden"):
        os.environ[REWRITE] = "1"  # noqa: TID251 (a switch for people who run tests, no rule reads it)
        config.add_cleanup(forget)


def forget() -> None:
    """Have the golden files of later runs compared again."""
    os.environ.pop(REWRITE, None)  # noqa: TID251 (the same)


@pytest.fixture
def lay() -> Iterator[Callable[..., Scene]]:
    """Lay scenes in which nothing may be left over."""
    scenes: list[Scene] = []

    def laying(*arguments: Any, **named: Any) -> Scene:
        scenes.append(table(*arguments, **named))
        return scenes[-1]

    yield laying
    for scene in scenes:
        scene.finished()
