"""Rulesets that a test registers are forgotten after it, and installed ones are read once."""

import pytest

import tabletop
from tabletop._rules import installed as found
from tabletop._rules import registry


@pytest.fixture(scope="session")
def installed():
    """
    All installed rulesets: finding and checking them takes longer than most tests.
    """
    tabletop.games()
    return dict(registry._registered)


@pytest.fixture(autouse=True)
def forget_registered(installed, monkeypatch):
    """
    Whatever a test registers, other tests know nothing of it.
    """
    monkeypatch.setattr(registry, "_registered", dict(installed))
    monkeypatch.setattr(found, "_registered", {})
