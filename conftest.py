"""What every test run needs, whichever tests it picks: the rule marker and the Hypothesis profiles."""

import gc
import importlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester", "rule_ids.pytest_plugin"]

# A change's tests are the same each time, so that a failure means the change; `make deep` looks further.
settings.register_profile("change", derandomize=True, deadline=None, max_examples=100, print_blob=True)
settings.register_profile(
    "deep",
    deadline=None,
    max_examples=2_000,
    stateful_step_count=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("change")


#: The tests of a game that play whole games, or lay no scenes, by their files.
SCENELESS = (
    "bots", "check_ruleset", "drawing", "every_card_is_tested", "goldens", "perft", "picture", "proofs", "sheets",
)  # fmt: skip


def pytest_collection():
    """
    The library is imported before its samples are collected: else a module whose samples run alone would be there twice.
    """
    importlib.import_module("tabletop")


def pytest_itemcollected(item):
    """
    The tests of the engine are marked, and so are those of games that lay scenes.
    """
    folders = item.path.relative_to(Path(__file__).parent).parts
    if folders[:2] == ("tests", "engine") or folders[0] == "tabletop":
        item.add_marker("engine")
    elif {"games", "hedge_court"} & {*folders} and item.path.stem not in [f"test_{name}" for name in SCENELESS]:
        item.add_marker("scene")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """
    Files with long tests come first, so that no worker is left with one when all others are done.
    """
    long = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("battery")}
    items.sort(key=lambda item: item.path not in long)


def pytest_collection_finish():
    """
    The collector leaves alone what is there before the first test: else it goes through all of that again and again.
    """
    gc.collect()
    gc.freeze()
