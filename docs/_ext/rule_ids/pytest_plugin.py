"""
The ``rule`` marker: a test says which rules of which rulebook it pins.

A module with a test that names an unknown rule is not collected: a slip of the pen is no pinned rule.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

from rule_ids._digests import digest_paths, read_digest
from rule_ids._survey import DIGESTS

known_ids = pytest.StashKey[frozenset[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker and read the ids it may name."""
    config.addinivalue_line("markers", "rule(id, ...): the rules this test pins, as the digests number them")
    config.stash[known_ids] = _read_ids(config.rootpath / DIGESTS)


def _read_ids(folder: Path) -> frozenset[str]:
    return frozenset(id for path in digest_paths(folder) for id in read_digest(path).ids)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class) -> Generator[None, object, object]:
    """Refuse a test that names a rule no digest has."""
    made = yield
    for item in made if isinstance(made, list) else ():
        _check(item, collector)
    return made


def _check(item: pytest.Item, collector: pytest.Collector) -> None:
    for marker in item.iter_markers("rule"):
        if not marker.args:
            raise collector.CollectError(f'{item.nodeid} names no rule: write rule("XX-001", ...)')
        for id in marker.args:
            if id not in item.config.stash[known_ids]:
                raise collector.CollectError(f"{item.nodeid} names the rule {id!r}, which no digest has")
