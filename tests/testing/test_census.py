"""Counting what cards do in random games, and finding the tests that cards have of their own."""

import tabletop
from tabletop.testing import Census, census, own_tests
from tabletop_hedge_court import HedgeCourt, Parry, Squire


def test_a_census_counts_every_card_and_ability():
    """
    In a few games of Hedge Court every card is resolved or its abilities are at work, and the report names them.
    """
    counted = census("hedge-court", games=12)

    assert counted.games == 12
    assert counted.unplayed == ()
    assert set(counted.resolved) == {card.id for card in HedgeCourt.cards}
    assert counted.fired["parry.cancel"] > 0
    assert f"squire: resolved {counted.resolved['squire']:,}" in str(counted)
    assert f"parry: resolved {counted.resolved['parry']:,}; cancel {counted.fired['parry.cancel']:,}" in str(counted)


def test_a_census_may_be_played_by_a_policy():
    """
    Players who always pass play no card at all.
    """

    def idle(decision, dice):
        return len(decision.options) - 1 if decision.single else tuple(range(decision.at_least))

    counted = census("hedge-court", games=2, policy=idle)

    assert (counted.games, sum(counted.fired.values())) == (2, 0)


def test_a_census_leaves_the_cards_as_they_were():
    """
    Counting is over when the census is: cards have their own abilities again.
    """
    before = Parry.abilities

    census("hedge-court", games=1)

    assert Parry.abilities is before
    assert tabletop.Game.resolving.__name__ == "resolving"


def test_a_census_sets_games_up_as_it_is_told():
    """
    Options, seats and the seed are those that were asked for; the same ones count the same.
    """
    numbers = []

    def options(number):
        numbers.append(number)
        return {}

    once = census("hedge-court", games=3, seats=(4,), seed=5, options=options)

    assert numbers == [0, 1, 2]
    assert once == census("hedge-court", games=3, seats=(4,), seed=5)
    assert once != census("hedge-court", games=3, seats=(2,), seed=5)


def test_a_census_names_what_no_game_does():
    """
    A card that is never resolved and whose abilities never fire is unplayed; abilities that never fire are idle.
    """
    counted = Census(1, 10, {"ox": 0, "hen": 0, "cat": 2}, {"hen.lay": 1, "cat.hunt": 0})

    assert counted.unplayed == ("ox",)
    assert counted.idle == ("cat.hunt",)


def test_own_tests_are_found_by_name_and_by_what_they_lay(tmp_path):
    """
    A test of a card's own has its id in its name and names it in its body, in a decorator or in a fixture that it asks for.
    """
    (tmp_path / "test_folk.py").write_text(
        '''
def lay():
    return ["Squire"]

def test_squire_in_a_fixture(lay):
    """Squire."""
    assert lay

WHO = ["Squire"]

def test_squire_in_a_constant():
    assert WHO

def test_squire_that_is_only_named():
    """It is about Squire and lays nobody."""
    assert 1

@mark("Squire")
def test_squire_in_a_decorator():
    assert 1

def test_somebody_else():
    """Names Squire, but not in its own name."""
    assert "Squire"
'''
    )

    assert own_tests([Squire, Parry], tmp_path) == {
        "squire": ("test_squire_in_a_fixture", "test_squire_in_a_constant", "test_squire_in_a_decorator"),
        "parry": (),
    }
