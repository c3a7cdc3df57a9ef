"""What a match is worth to a seat while it goes on."""

from types import SimpleNamespace

import pytest

from tabletop.bots._worth import worth


@pytest.mark.parametrize("rival", [-30, 0, 30])
def test_more_of_ones_own_is_always_worth_more(rival):
    """
    However little the rival has: whoever is far ahead already still tells more from less.
    """
    worths = [worth(SimpleNamespace(outcome=None, standings=(own, rival)), 0)[0] for own in (-50, 0, 20, 100, 200)]

    assert worths == sorted(set(worths))


@pytest.mark.parametrize("own", [-50, -1, 0, 30, 100])
def test_less_of_a_rivals_is_never_worth_less(own):
    """
    However little there is: a rival who gets worse is no loss, also one who has less than nothing already.
    """
    worths = [
        worth(SimpleNamespace(outcome=None, standings=(own, rival)), 0)[0] for rival in (200, 50, 10, 0, -1, -30, -500)
    ]

    assert worths == sorted(worths)
    assert worths[0] < worths[-1] or own < 0
