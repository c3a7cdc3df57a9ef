"""
The whole tree of Leduc hold'em, walked in step with OpenSpiel's.

OpenSpiel numbers six cards: 0 and 1 are the Jacks, 2 and 3 the Queens, 4 and 5 the Kings.
Our deck lies in the same order, so the *n*-th card of a deal here is the *n*-th of OpenSpiel's legal deals.
Chance is asked for, as decisions of a seat of its own: so both trees have the same nodes.
"""

import re
from collections import Counter
from types import SimpleNamespace

import pytest

import tabletop

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")

#: What our words are among OpenSpiel's actions.
ACTIONS = {"Fold": 0, "Call": 1, "Raise": 2}
RANKS = ("jack", "queen", "king")
#: Chips that each player has in OpenSpiel, before the ante.
MONEY = 100


# ------------------------------------------------------------------------------------------------ in step


def walk(match, state, visit):
    """Visit a node of both trees at once, then all that come after it."""
    visit(match, state)
    for index, action in enumerate(state.legal_actions()):
        after = match.copy(log=True)
        after.answer(index)
        walk(after, state.child(action), visit)


def walk_all(visit):
    """Visit every node there is."""
    walk(
        tabletop.new("leduc-poker", ask_chance=True, seed=1),
        pyspiel.load_game("leduc_poker").new_initial_state(),
        visit,
    )


def histories(state):
    """Count the nodes of OpenSpiel's tree alone."""
    return 1 + sum(histories(state.child(action)) for action in state.legal_actions())


def test_all_histories_are_the_same():
    """
    At every node the same seat has the same actions, chance deals all cards alike, and the ends pay the same.
    """
    nodes = Counter()

    def visit(match, state):
        if state.is_terminal():
            nodes["end"] += 1
            assert match.decision is None
            assert list(match.outcome.points) == state.returns()
            return
        labels = [option.label for option in match.decision.options]
        assert match.decision.seat == state.current_player()
        if state.is_chance_node():
            nodes["deal"] += 1
            assert match.decision.seat == tabletop.CHANCE
            assert [chance for _, chance in state.chance_outcomes()] == [pytest.approx(1 / len(labels))] * len(labels)
        else:
            nodes["bet"] += 1
            assert [ACTIONS[label] for label in labels] == state.legal_actions()

    walk_all(visit)

    assert nodes == {"end": 5_520, "bet": 3_780, "deal": 157}
    assert nodes.total() == histories(pyspiel.load_game("leduc_poker").new_initial_state()) == 9_457


def test_the_same_cards_are_dealt_and_the_same_chips_are_bet():
    """
    At every bet each seat holds a card of the rank that OpenSpiel deals it, and pot, stacks and the open card agree.
    """
    compared = 0

    def visit(match, state):
        nonlocal compared
        if state.is_terminal() or state.is_chance_node():
            return
        for seat in (0, 1):
            ours, theirs = match.view(seat), state.information_state_string(seat)
            compared += 1
            assert [card.kind for card in ours.zone("hand", seat).cards] == dealt(theirs, "Private")
            assert [card.kind for card in ours.zone("board").cards] == dealt(theirs, "Public")
            assert [chips(ours, "stake", 0) + chips(ours, "stake", 1)] == figures(theirs, "Pot")
            assert [MONEY - chips(ours, "stake", one) for one in (0, 1)] == figures(theirs, "Money")

    walk_all(visit)

    assert compared == 2 * 3_780


def figures(text, name):
    """Return the numbers behind a word in OpenSpiel's string, such as ``[Money: 99 97]``."""
    return [int(number) for found in re.findall(rf"\[{name}: ([\d ]*)\]", text) for number in found.split()]


def dealt(text, name):
    """Return the ranks of cards in OpenSpiel's string."""
    return [RANKS[card // 2] for card in figures(text, name)]


def chips(view, name, seat):
    """Return how many chips somebody sees in a pool."""
    (count,) = [pool.count for pool in view.pools if pool.name == name and pool.place == seat]
    return count


# ------------------------------------------------------------------------------------------------ what is known


@pytest.fixture(scope="module")
def known():
    """At every bet, for each seat: who acts, all that the seat was told and sees, and OpenSpiel's information state."""
    found = []
    told = {}  # by answers and seat: everything up to there, and the number of the next event

    def tell(match, seat):
        before, since = told.get((match.answers[:-1], seat), ("", 0))
        events = match.events(seat, since=since)
        told[match.answers, seat] = before + tabletop.to_json(events), match.sequence
        return told[match.answers, seat][0]

    def visit(match, state):
        if state.is_terminal():
            return
        for seat in (0, 1):
            ours = tell(match, seat) + tabletop.to_json(match.view(seat))
            if not state.is_chance_node():
                acts = match.decision.seat == seat
                found.append(SimpleNamespace(acts=acts, ours=ours, theirs=state.information_state_string(seat)))

    walk_all(visit)
    return found


def without_suits(ours, theirs):
    """
    Forget which of the two cards of a rank it is.

    Ours tell them apart by opaque ids, which are numbered in the order in which they come up.
    OpenSpiel's numbers become ranks.
    """
    names = {}
    ours = re.sub(r'"[0-9a-f]{12}"', lambda found: f'"{names.setdefault(found[0], len(names))}"', ours)
    return ours, re.sub(r"\[(Private|Public): (\d)\]", lambda found: f"[{found[1]}: {int(found[2]) // 2}]", theirs)


def classes(pairs):
    """Return how many classes our side tells apart, theirs, and both together: three times the same if they agree."""
    pairs = set(pairs)
    return len({ours for ours, _ in pairs}), len({theirs for _, theirs in pairs}), len(pairs)


@pytest.mark.slow
def test_who_acts_knows_the_same(known):
    """
    Two bets look alike to the one who acts, by events and view, exactly if they do in OpenSpiel: 936 are told apart.
    """
    assert classes((node.ours, node.theirs) for node in known if node.acts) == (936, 936, 936)


@pytest.mark.slow
def test_who_acts_knows_the_same_without_suits(known):
    """
    With both cards of a rank taken as one, 288 information states are left on both sides, and they are the same.
    """
    assert classes(without_suits(node.ours, node.theirs) for node in known if node.acts) == (288, 288, 288)


@pytest.mark.slow
def test_who_waits_knows_the_same(known):
    """
    Who waits for the other's bet learns no more, and no less, than in OpenSpiel.
    """
    waiting = [(node.ours, node.theirs) for node in known if not node.acts]
    ours, theirs, both = classes(waiting)

    assert ours == theirs == both
    assert len(waiting) == 3_780
