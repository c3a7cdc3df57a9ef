"""The engine keeps secrets in a game in which nearly everything can be hidden."""

import pytest

from tabletop.testing import check_ruleset, table
from tests.testing.hidden_things import Hidden


@pytest.mark.slow
def test_hidden_things_hold():
    """
    Cards face down, hands that are mixed and stolen, a bag, carts and a pit: nothing shows that should not.
    """
    assert check_ruleset(Hidden, games=24, report=False).games == 24


def test_pieces_that_are_not_in_the_box_come_out_of_the_bag():
    """
    All gems lie in the bag; two of them for Ann leave four there.
    """
    scene = table(Hidden, Ann={"secret": {"RED": 2}}, Bob={"secret": {"RED": 1}})

    assert scene.pool("secret", "Ann") == {"RED": 2}
    assert scene.pool("bag") == {"RED": 3, "BLUE": 6}
