"""The rules of Leduc hold'em, played."""

import random
import re
from collections import Counter

import pytest

import tabletop

DECK = ("jack", "jack", "queen", "queen", "king", "king")
STACK = 13


class Table:
    """A match with chosen cards: Ann's, Bob's and the open one."""

    def __init__(self, ann, bob, open_card):
        self.match = tabletop.new("leduc-poker", ["Ann", "Bob"], ask_chance=True, seed=1)
        self.deck = list(DECK)
        self.open_card = open_card
        self.deal(self.deck.index(ann))
        # Bob's is the last of its rank: whatever he gets, the open card (the first of its rank) is the same.
        self.deal(len(self.deck) - 1 - self.deck[::-1].index(bob))

    def deal(self, index):
        """Have chance deal a card from the deck."""
        del self.deck[index]
        self.match.answer(index)

    def bet(self, *words):
        """Have whoever's turn it is bet, and lay the open card when it is time."""
        for word in words:
            self.match.answer(word)
            if self.match.decision and self.match.decision.seat == tabletop.CHANCE:
                self.deal(self.deck.index(self.open_card))
        return self

    @property
    def offered(self):
        """The words on offer."""
        return [option.label for option in self.match.decision.options]

    @property
    def stakes(self):
        """How many chips each has put in."""
        return pools(self.match, "stake")

    def seen_by(self, seat):
        """Return all that a seat sees and was told, as it is sent to it."""
        return tabletop.to_json([self.match.view(seat), self.match.events(seat)])


def pools(match, name):
    """Return the chips of both players in a pool."""
    return [pool.count for pool in match.view().pools if pool.name == name and pool.holder == "player"]


@pytest.fixture
def table():
    """Ann holds a King, Bob a Jack, and a Queen will be laid open."""
    return Table("king", "jack", "queen")


# ------------------------------------------------------------------------------------------------ setting up


def test_everybody_pays_an_ante_of_one(table):
    """
    Before the first bet, a chip of each player is in the pot.
    """
    assert table.stakes == [1, 1]
    assert pools(table.match, "stack") == [STACK - 1, STACK - 1]


def test_everybody_gets_one_card_of_six(table):
    """
    Each player holds a card, and four are left.
    """
    view = table.match.view(0)

    assert view.zone("hand", 0).count == view.zone("hand", 1).count == 1
    assert view.zone("deck").count == 4
    assert view.zone("board").count == 0


def test_there_are_two_cards_of_each_rank():
    """
    The deck is two Jacks, two Queens and two Kings.
    """
    catalogue = tabletop.games()["leduc-poker"].catalogue

    assert {card.name: (card.numbers["rank"], card.copies) for card in catalogue} == {
        "Jack": (0, 2),
        "Queen": (1, 2),
        "King": (2, 2),
    }


# ------------------------------------------------------------------------------------------------ betting


def test_ann_begins_both_rounds(table):
    """
    The first seat bets first, after the open card is laid as well.
    """
    assert table.match.decision.seat == 0
    table.bet("Call")
    assert table.match.decision.seat == 1
    table.bet("Raise", "Call")
    assert table.match.view().facts["round"] == 1
    assert table.match.decision.seat == 0


def test_raises_are_of_two_chips_and_then_of_four(table):
    """
    A raise puts in two more than the other has in the first round, and four more in the second.
    """
    table.bet("Raise")
    assert table.stakes == [3, 1]
    table.bet("Raise")
    assert table.stakes == [3, 5]
    table.bet("Call", "Raise")
    assert table.stakes == [9, 5]
    table.bet("Raise")
    assert table.stakes == [9, 13]
    table.bet("Call")
    assert table.stakes == [13, 13]


def test_a_round_has_two_raises_at_most(table):
    """
    After two raises one can fold or call; the next round has two again.
    """
    assert table.offered == ["Call", "Raise"]
    assert table.bet("Raise").offered == ["Fold", "Call", "Raise"]
    assert table.bet("Raise").offered == ["Fold", "Call"]
    assert table.bet("Call").offered == ["Call", "Raise"]
    assert table.bet("Raise", "Raise").offered == ["Fold", "Call"]


@pytest.mark.parametrize("line", [(), ("Call",), ("Call", "Call"), ("Raise", "Call"), ("Raise", "Call", "Call")])
def test_nobody_folds_who_owes_nothing(table, line):
    """
    Folding is on offer only to who would have to pay to stay in.
    """
    table.bet(*line)
    before = table.match.digest()

    assert table.offered == ["Call", "Raise"]
    with pytest.raises(tabletop.IllegalAnswer, match="Fold"):
        table.match.answer("Fold")
    assert table.match.digest() == before


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        (("Call",), False),
        (("Call", "Call"), True),
        (("Call", "Raise"), False),
        (("Call", "Raise", "Call"), True),
        (("Call", "Raise", "Raise"), False),
        (("Call", "Raise", "Raise", "Call"), True),
        (("Raise",), False),
        (("Raise", "Call"), True),
        (("Raise", "Raise", "Call"), True),
    ],
)
def test_a_round_ends_when_nobody_owes_and_both_had_a_say(table, line, ends):
    """
    Two calls in a row, or a call after a raise, end the first round, and the open card is laid.
    """
    table.bet(*line)

    assert table.match.view().zone("board").count == int(ends)
    assert table.match.view().facts["round"] == int(ends)


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.parametrize(
    ("line", "points"),
    [
        (("Raise", "Fold"), (1, -1)),
        (("Raise", "Raise", "Fold"), (-3, 3)),
        (("Call", "Raise", "Raise", "Fold"), (3, -3)),
        (("Call", "Call", "Raise", "Fold"), (1, -1)),
        (("Raise", "Raise", "Call", "Raise", "Raise", "Fold"), (-9, 9)),
    ],
)
def test_who_folds_loses_the_stake(table, line, points):
    """
    A fold ends the match at once: the other wins what the one who folds has put in, whoever holds the better card.
    """
    table.bet(*line)

    assert table.match.decision is None
    assert table.match.outcome.points == points
    assert table.match.outcome.winners == ((0,) if points[0] > 0 else (1,))
    assert str(table.match.outcome.how) == f"{'Bob' if points[0] > 0 else 'Ann'} folds."
    assert "Folded" in [event.kind for event in table.match.events()]


@pytest.mark.parametrize(
    ("ann", "bob", "open_card", "winners"),
    [
        ("king", "queen", "jack", (0,)),
        ("queen", "king", "jack", (1,)),
        ("king", "jack", "queen", (0,)),
        ("jack", "queen", "king", (1,)),
        ("jack", "king", "jack", (0,)),
        ("king", "jack", "jack", (1,)),
        ("queen", "king", "queen", (0,)),
        ("king", "queen", "king", (0,)),
        ("jack", "jack", "king", (0, 1)),
        ("queen", "queen", "jack", (0, 1)),
        ("king", "king", "queen", (0, 1)),
    ],
)
def test_a_pair_beats_a_high_card_and_equal_cards_share(ann, bob, open_card, winners):
    """
    The open card's rank wins, else the higher card; two cards of one rank share the pot.
    """
    table = Table(ann, bob, open_card).bet("Raise", "Call", "Raise", "Call")

    stake = 1 + 2 + 4
    assert table.match.outcome.winners == winners
    assert table.match.outcome.points == tuple(
        0 if len(winners) == 2 else stake if (seat,) == winners else -stake for seat in (0, 1)
    )
    assert str(table.match.outcome.how) == "The cards are shown."


def ends(match):
    """Play every line there is, and return all matches at their ends."""
    if match.decision is None:
        yield match
        return
    for index in range(len(match.decision.options)):
        after = match.copy()
        after.answer(index)
        yield from ends(after)


def test_every_line_ends_and_what_one_wins_the_other_loses():
    """
    There are 5,520 ways to deal and to bet: each ends after three deals and eight bets at most, and nobody loses more
    than thirteen chips.
    """
    count = 0
    for match in ends(tabletop.new("leduc-poker", ask_chance=True, seed=1, log=False)):
        count += 1
        assert match.number <= 3 + 8
        assert sum(match.outcome.points) == 0
        assert max(match.outcome.points) <= STACK

    assert count == 5_520


def play_at_random(seed):
    """Play a match at random, and give it back at every decision and at the end."""
    match, dice = tabletop.new("leduc-poker", seed=seed), random.Random(seed)
    while match.decision:
        yield match
        match.answer(dice.randrange(len(match.decision.options)))
    yield match


@pytest.mark.parametrize("seed", range(50))
def test_chips_and_cards_are_conserved(seed):
    """
    At every decision there are twenty-six chips and six cards, and every invariant of the table holds.
    """
    for match in play_at_random(seed):
        view = match.view()
        assert sum(pool.count for pool in view.pools) == 2 * STACK
        assert sum(zone.count for zone in view.zones) == len(DECK)
        assert match.invariants() == ()


# ------------------------------------------------------------------------------------------------ what is hidden


@pytest.mark.parametrize(
    "line",
    [
        (),
        ("Raise",),
        ("Raise", "Call"),
        ("Call", "Raise", "Raise", "Call", "Raise", "Raise"),
        ("Raise", "Fold"),
        ("Call", "Call", "Raise", "Fold"),
    ],
)
def test_the_other_card_is_hidden_before_the_showdown(table, line):
    """
    No view and no event names the other's card while bets are made, nor when somebody folds; spectators see neither.
    """
    table.bet(*line)

    laid = {"queen"} if table.match.view().zone("board").count else set()
    assert ranks_in(table.seen_by(0)) == {"king"} | laid
    assert ranks_in(table.seen_by(1)) == {"jack"} | laid
    assert ranks_in(table.seen_by(None)) == laid


def ranks_in(packet):
    """Return the ranks that are named anywhere in what a seat is sent."""
    return set(re.findall(r"\b(jack|queen|king)\b", packet.lower()))


def test_both_cards_are_seen_at_the_showdown(table):
    """
    When the cards are compared everybody sees them.
    """
    table.bet("Call", "Call", "Call", "Call")

    for seat in (None, 0, 1):
        view = table.match.view(seat)
        assert [view.zone("hand", one).cards[0].kind for one in (0, 1)] == ["king", "jack"]


@pytest.mark.parametrize("line", [(), ("Raise",), ("Raise", "Raise", "Call"), ("Raise", "Call", "Raise", "Fold")])
def test_ann_cannot_tell_what_bob_holds(line):
    """
    Whatever card Bob holds, Ann gets the same views and events, letter by letter.
    """
    packets = {Table("king", bob, "queen").bet(*line).seen_by(0) for bob in ("jack", "queen", "king")}

    assert len(packets) == 1


def test_a_raise_can_be_taken_back_until_the_other_bets(table):
    """
    Who bet last may fairly take it back, unless the open card was laid.
    """
    table.bet("Raise")

    assert table.match.can_undo(0)
    assert not table.match.can_undo(1)


def test_the_bet_that_lays_the_open_card_cannot_be_taken_back():
    """
    A card that was seen cannot be unseen.
    """
    match = tabletop.new("leduc-poker", seed=3)
    match.answer("Call")
    match.answer("Call")

    assert match.view().zone("board").count == 1
    assert not match.can_undo(1)


# ------------------------------------------------------------------------------------------------ the dice


def test_cards_are_dealt_evenly():
    """
    Over many seeds all deals come up as often as they should, as far as a chi-square test can tell (one in a thousand).
    """
    matches = 4_000
    dealt = Counter()
    for seed in range(matches):
        match = tabletop.new("leduc-poker", seed=seed, log=False)
        match.answer("Call")
        match.answer("Call")
        hands = [match.view(seat).zone("hand", seat).cards[0].kind for seat in (0, 1)]
        dealt[(*hands, match.view().zone("board").cards[0].kind)] += 1

    expected = {deal: matches * ways / (6 * 5 * 4) for deal, ways in ways_to_deal().items()}
    assert dealt.keys() == expected.keys()
    assert sum((dealt[deal] - count) ** 2 / count for deal, count in expected.items()) < 49.7  # 23 degrees of freedom


def ways_to_deal():
    """Count in how many ways each three ranks can be dealt from six cards."""
    ways = Counter()
    for first in range(6):
        for second in set(range(6)) - {first}:
            for third in set(range(6)) - {first, second}:
                ways[DECK[first], DECK[second], DECK[third]] += 1
    return ways


def test_the_same_seed_deals_the_same_cards():
    """
    A seed and the bets are the whole match.
    """
    again = [list(play_at_random(11))[-1].digest() for _ in range(2)]

    assert again[0] == again[1]


@pytest.mark.parametrize("seed", range(10))
def test_a_match_goes_on_from_a_save_at_every_bet(seed):
    """
    Saved and loaded at any bet, a match deals the same open card and comes to the same end.
    """
    for match in play_at_random(seed):
        loaded = tabletop.load(match.save(), verify=True)
        twin = match.copy()
        while twin.decision:
            twin.answer("Call")
            loaded.answer("Call")
        assert loaded.digest() == twin.digest()
        assert loaded.outcome == twin.outcome
