"""
How many ways there are to go on from small tables: numbers that any change of the rules moves.

The kit counts with copies. Here the same is counted again by walking one match up and down with answers and undos,
and the small numbers are reckoned on paper, as the comments tell. On these tables every card is named, so nobody
shuffles, and what is drawn is known.
"""

from itertools import combinations, permutations

import pytest

import tabletop
from tabletop.testing import divide, perft, table


def tiny(*, actions=3, copies=(), **nobles):
    """Lay a table on which every noble has one copy of the cards that are named, or as many as *copies* says."""
    many = dict(copies)
    named = {card for told in nobles.values() for place in told.values() for card in place}
    printed = {
        card.id: {"copies": many.get(card.id, 1) if card.id in named else 0}
        for card in tabletop.ruleset("hedge-court").cards
    }
    laid = {name: {"hand": [], "deck": [], **told} for name, told in nobles.items()}
    return table("hedge-court", cards=printed, facts={"actions": actions, "turn": 1}, rest="discard", **laid).match


def squires():
    """Ann holds three Squires, and Bob has three in his deck."""
    three = ["squire"] * 3
    return tiny(copies={"squire": 3}, Ann={"hand": three}, Bob={"deck": three})


def an_ambush():
    """Ann may ambush Bob's Squire or his Bodyguard."""
    return tiny(
        Ann={"hand": ["ambush"], "deck": ["squire", "bodyguard"]},
        Bob={"court": ["squire", "bodyguard"], "deck": ["ambush"]},
    )


def a_census():
    """Ann holds a Census, and Bob will draw one."""
    three = ["squire", "herald", "widow"]
    return tiny(Ann={"hand": ["census"], "deck": three}, Bob={"deck": ["census", *three]})


def a_full_hand():
    """Ann holds seven folk and has one action left; Bob has the same in his deck."""
    seven = ["squire"] * 4 + ["captain"] * 2 + ["widow"]
    return tiny(actions=1, copies={"squire": 4, "captain": 2}, Ann={"hand": seven}, Bob={"deck": seven})


def a_tithe():
    """Ann holds a Tithe, and Bob a Parry and two Squires."""
    copies = {"squire": 2}
    ann = {"hand": ["tithe"], "deck": ["squire", "squire", "parry"]}
    return tiny(copies=copies, Ann=ann, Bob={"hand": ["parry", "squire", "squire"], "deck": ["tithe"]})


def a_mask():
    """Ann holds a Mummer, and Bob will draw one."""
    return tiny(Ann={"hand": ["mummer"]}, Bob={"deck": ["mummer"]})


#: For every set-up how many ways there are for 1, 2, 3, ... answers, the first ones reckoned on paper.
COUNTS = {
    # 1: any of three Squires, or pass. 2: after a Squire two or pass, three times; after the pass Bob holds the one
    # he drew, or passes: 3 x 3 + 2. Further on, see squires_on_paper() below.
    squires: (4, 11, 23, 52, 100, 226),
    # 1: Ambush or pass. 2: two victims; or Bob, who drew Ambush, plays it or passes: 2 + 2.
    # 3: for Squire Bob's Bodyguard is asked (2), for Bodyguard not, and Ann can only pass (1); Bob's Ambush has the
    # same two victims (2); after two passes Ann holds Ambush and Squire, or passes (3).
    an_ambush: (2, 4, 8),
    # 1: Census or pass. 2: 3! orders; or Bob's Census or pass: 6 + 2.
    # 3: after an order Ann can only pass (6 x 1); 3! orders for Bob; after two passes Ann holds Census and Squire (3).
    a_census: (2, 8, 15),
    # 1: any of seven, or pass. 2: after any of seven, one of the six that are left is discarded (7 x 6); after the
    # pass, two of seven (21). 3: then Bob holds the Squire he drew, or passes: twice as many.
    a_full_hand: (8, 63, 126),
    # 1: Tithe or pass. 2: Bob parries or not; or on his turn plays one of two Squires, or Tithe, which he drew, but
    # not Parry, or passes: 2 + 4. 3: after the Parry Ann can only pass (1), without it Bob discards one of three (3);
    # after a Squire Bob has the other, Tithe, or passes (2 x 3); at his Tithe Ann might hold a Parry and is asked,
    # but can only pass (1); after two passes Ann holds Tithe and the Squire she drew, or passes (3).
    a_tithe: (2, 6, 14),
    # 1: Mummer or pass. 2: unmask or pass; or Bob's Mummer or pass. 3: after unmasking Ann can only pass (1), after
    # Mummer and pass it is Bob's Mummer or pass (2); Bob unmasks or passes (2); after two passes Mummer or pass (2).
    a_mask: (2, 4, 7),
}


@pytest.mark.parametrize("lay", COUNTS, ids=lambda lay: lay.__name__)
def test_there_are_as_many_ways_as_on_paper(lay):
    """
    The kit's count agrees with the reckoning at every depth.
    """
    match = lay()

    assert tuple(perft(match, depth) for depth in range(1, len(COUNTS[lay]) + 1)) == COUNTS[lay]


@pytest.mark.parametrize("lay", COUNTS, ids=lambda lay: lay.__name__)
def test_walking_up_and_down_counts_the_same(lay):
    """
    Answering and taking back, one match finds as many ways as copies do, two answers deeper than the paper goes.
    """
    match = lay()
    depth = len(COUNTS[lay]) + 2
    before = match.digest()

    assert walk(match, depth) == perft(match, depth)
    assert match.digest() == before


def walk(match, depth):
    """Count lists of answers by giving each, counting on, and taking it back."""
    if depth == 0 or match.decision is None:
        return int(depth == 0)
    count = 0
    for picked in list(ways(match.decision)):
        match.answer(picked)
        count += walk(match, depth - 1)
        match.undo()
    return count


def ways(decision):
    """Go through all answers, each as a list of numbers."""
    arrange = permutations if decision.ordered else combinations
    for count in range(decision.at_least, decision.at_most + 1):
        yield from arrange(range(len(decision.options)), count)


@pytest.mark.parametrize("depth", range(1, 9))
def test_squires_can_be_counted_without_the_game(depth):
    """
    A few lines that know nothing but Squires find as many ways as the game.
    """
    assert perft(squires(), depth) == squires_on_paper((3, 0), (0, 3), 3, 0, depth)


def squires_on_paper(hands, decks, actions, active, depth):
    """Count the ways when all that can be done is to play a Squire, or to end the turn."""
    if depth == 0:
        return 1
    played = spend(hands, active)
    then = (played, decks, actions - 1, active) if actions > 1 else next_turn(played, decks, active)
    ending = squires_on_paper(*next_turn(hands, decks, active), depth - 1)
    return ending + hands[active] * (squires_on_paper(*then, depth - 1) if hands[active] else 0)


def next_turn(hands, decks, active):
    """End a turn; the other noble draws a Squire, if there is one."""
    other = 1 - active
    drawn = min(decks[other], 1)
    return spend(hands, other, -drawn), spend(decks, other, drawn), 3, other


def spend(counts, seat, count=1):
    """Take something away from one of two nobles."""
    return tuple(there - count if place == seat else there for place, there in enumerate(counts))


def test_the_ways_after_each_first_answer():
    """
    Where a count is wrong, this says after which answer to look.
    """
    assert divide(a_tithe(), 3) == {"Tithe": 4, "Pass": 10}
    assert divide(an_ambush(), 3) == {"Ambush": 3, "Pass": 5}
