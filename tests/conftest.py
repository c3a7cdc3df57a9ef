"""Rulesets that a test registers are forgotten after it."""

import pytest

from tabletop._rules import registry


@pytest.fixture(autouse=True)
def forget_registered(monkeypatch):
    """
    Whatever a test registers, other tests know nothing of it.
    """
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
