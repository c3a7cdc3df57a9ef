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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """
    Files with long tests come first, so that no worker is left with one when all others are done.
    """
    long = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in long)
