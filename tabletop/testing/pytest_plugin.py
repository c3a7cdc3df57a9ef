"""
A plugin for pytest, for who wants it: ``-p tabletop.testing.pytest_plugin``.

It brings the option ``--rewrite-golden``, and the fixture ``lay``, which lays scenes like :func:`tabletop.testing.table`
and makes sure at the end of the test that nothing is left over in any of them.

With the option ``--prove FILE``, whatever sets an ability off in a scene of any test is walked in every way, as by
:func:`tabletop.testing.prove`. The run fails if an ability of a game that is played in any scene was at work in none, or
if other abilities than *FILE* says are proved completely; with ``--rewrite-golden`` the file is written anew.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ._golden import REWRITE
from ._scenes import Scene, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option to write golden files anew."""
    group = parser.getgroup("tabletop")
    group.addoption(
        "--rewrite-golden", action="store_true", help="write golden playthroughs anew instead of comparing them"
    )
    group.addoption(
        "--prove", metavar="FILE", help="walk every way that effects in scenes can go, and compare how far with a file"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tell everybody, worker processes too, that golden files are to be written anew."""
    if config.getoption("--rewrite-golden"):
        os.environ[REWRITE] = "1"  # noqa: TID251 (a switch for people who run tests, no rule reads it)
        config.add_cleanup(forget)
    if config.getoption("--prove"):
        config.pluginmanager.register(Prover(config))


class Prover:
    """Proves the effects in the scenes of a run, in each of its processes, and tells at the end how far."""

    def __init__(self, config: pytest.Config) -> None:
        from ._proving import Proving  # Not everybody proves, and all games are read for it.

        self.path = Path(config.getoption("--prove"))
        self.proving = Proving()
        self.faults: list[str] = []
        self.file: Path | None = None
        work = ExitStack()
        work.enter_context(self.proving.at_work())
        config.add_cleanup(work.close)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Notice where another file of tests begins."""
        if item.path != self.file:
            self.file = item.path
            self.proving.begin_file()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Hear what a worker has found."""
        self.proving.hear(getattr(node, "workeroutput", {}).get("proved", {}))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Tell the first process what was found; there, compare it."""
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["proved"] = self.proving.told()
            return
        if session.exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            self.faults = ["the run was broken off, so nothing is compared"]
            return
        missing = [f"{one} was at work in no scene" for one in self.proving.missing()]
        if os.environ.get(REWRITE):  # noqa: TID251 (a switch for people who run tests, no rule reads it)
            self.path.write_text(self.proving.table(), encoding="utf-8")
        self.faults = [*missing, *self.proving.differences(self.path)]
        if self.faults and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Tell what differs."""
        terminalreporter.section("every way that effects can go")
        for fault in self.faults:
            terminalreporter.line(fault)
        if not self.faults:
            terminalreporter.line(f"all abilities are proved as {self.path.name} says")


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
