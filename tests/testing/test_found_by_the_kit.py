"""Faults that the kit found in the engine, each with the test that came before its repair."""

import json

import pytest

import tabletop
from tabletop.testing import laid, recheck, table
from tests.testing.hidden_things import Hidden


def test_a_save_whose_resting_table_lies_is_refused_although_the_step_since_covers_it_up():
    """
    Nobody knows an open card of the saved table; that the answers since hide it again does not help.
    """
    recheck("hedge-court", "lies", seats=3, seed=22, answers=[4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])


@pytest.mark.parametrize("since", [10**9, -(10**9)])
def test_events_since_what_never_was_are_refused(since):
    """
    Who asks for events since a sequence that the match never had is refused in words of ours.
    """
    match = tabletop.new("tic-tac-toe", seed=1)
    match.answer(0)

    with pytest.raises(tabletop.TableBranched, match=f"from {since}"):
        match.events(0, since=since)


def test_a_save_with_a_pool_that_holds_null_is_refused():
    """
    A pool holds a number of pieces, and nothing else.
    """
    save = json.loads(tabletop.new("leduc-poker", seed=1).save())
    save["table"]["supplies"]["CHIP"]["box"] = None

    with pytest.raises(tabletop.MalformedSave, match=r"supplies\.CHIP"):
        tabletop.load(json.dumps(save))


def test_the_columns_of_a_card_face_down_do_not_tell_what_it_is():
    """
    A knight wears armour and a pawn does not; face down they look alike to others, and the owner knows which is which.
    """
    field = [laid("knight", face_up=False, known_to=["Ann"]), laid("pawn", face_up=False, known_to=["Ann"])]
    scene = table(Hidden, Ann={"field": field}, Bob={})

    knight, pawn = scene.view("Bob").zone("field", 0).cards
    assert dict(knight.columns) == dict(pawn.columns) == {}
    assert scene.view("Ann").zone("field", 0).cards[0].columns["armour"] == 3


def test_a_pool_on_a_card_is_shown_to_those_only_who_see_into_it():
    """
    What lies in the hoard of Ann's cart, only Ann sees; the gems on top of it, all do.
    """
    cart = laid("cart", gems={"RED": 1}, hoard={"BLUE": 2})
    scene = table(Hidden, Ann={"field": [cart]}, Bob={})

    assert scene.view("Ann").zone("field", 0).cards[0].pools == {"gems": {"RED": 1}, "hoard": {"BLUE": 2}}
    assert scene.view("Bob").zone("field", 0).cards[0].pools == {"gems": {"RED": 1}}
    assert scene.view().zone("field", 0).cards[0].pools == {"gems": {"RED": 1}}
