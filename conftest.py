"""What every test run needs, whichever tests it picks: the rule marker and the Hypothesis profiles."""

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


#: The tests of a game that play whole games or lay no scenes, by their files.
WHOLE = ("bots", "check_ruleset", "drawing", "every_card_is_tested", "goldens", "perft", "picture", "proofs", "sheets")


def pytest_itemcollected(item):
    """
    What `make prove` leaves out is marked.
    """
    of_a_game = {"games", "hedge_court"} & set(item.path.parts)
    if of_a_game and item.path.stem in [f"test_{name}" for name in WHOLE]:
        item.add_marker("whole")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """
    Files with long tests come first, so that no worker is left with one when all others are done.
    """
    long = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("battery")}
    items.sort(key=lambda item: item.path not in long)
