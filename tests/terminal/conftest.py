"""Matches to sit down at."""

import pytest

import tabletop


@pytest.fixture
def court():
    """A match of hedge-court for Ann and Bob."""
    return tabletop.new("hedge-court", seats=["Ann", "Bob"], seed=3)


@pytest.fixture
def board():
    """A match of tic-tac-toe for Ann and Bob."""
    return tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=3)
