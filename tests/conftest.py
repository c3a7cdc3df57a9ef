"""Rulesets that a test registers are forgotten after it."""

import pytest

from tabletop import _rulesets


@pytest.fixture(autouse=True)
def forget_registered(monkeypatch):
    """
    Whatever a test registers, other tests know nothing of it.
    """
    monkeypatch.setattr(_rulesets, "_registered", dict(_rulesets._registered))
