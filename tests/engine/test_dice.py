"""Chance comes from two numbers on the table, the same on every machine."""

import re
from collections import Counter
from itertools import permutations
from random import Random

import pytest

import tabletop
from tabletop import Card
from tabletop._base import dice
from tests.engine.rulesets import lay, play, run


def numbered(count):
    """Return kinds of card that are called 0, 1, 2 and so on."""
    return [type(f"Card{number}", (Card,), {"__doc__": "A number."}, name=str(number)) for number in range(count)]


NUMBERS = numbered(5)

#: Rolled and shuffled once, when the algorithm got its name.
GOLDEN_ROLLS = [[4, 3, 12], 2, [728880695882]]
GOLDEN_SHUFFLES = ("8462970531", "0615948732")


def test_rolls_of_a_seed_never_change():
    """
    These numbers were rolled once; another algorithm would need another name in saves.
    """

    async def day(game):
        return [await game.rolls((6, 6, 100)), await game.roll_die(20), await game.rolls((2**40,))]

    assert run(day, seed=7) == GOLDEN_ROLLS
    assert dice.ALGORITHM == "mt19937-sha512/1"


def test_shuffles_of_a_seed_never_change():
    """
    A deck shuffled under a seed lies in the order it always did.
    """

    async def day(game):
        deck = game.players[0].deck
        lay(game, deck, *numbered(10))
        await deck.shuffle()
        first = "".join(card.name for card in deck)
        await deck.shuffle()
        return first, "".join(card.name for card in deck)

    assert run(day, seed=2024) == GOLDEN_SHUFFLES


@pytest.mark.parametrize("size", [4, 5])
def test_shuffles_favour_no_order(size):
    """
    Over many seeds each order of a small deck comes up about equally often (an alarm, at one in a million).
    """
    orders = Counter()
    each = 60
    for seed in range(each * len(list(permutations(range(size))))):
        chance = dice.stream(seed, 0).random
        picks = [int(chance() * limit) for limit in range(size, 1, -1)]
        orders[tuple(dice.arranged(range(size), picks))] += 1

    assert set(orders) == set(permutations(range(size)))
    chi_square = sum((count - each) ** 2 / each for count in orders.values())
    assert chi_square < {4: 73, 5: 211}[size]


def test_each_roll_has_a_stream_of_its_own():
    """
    What was rolled before says nothing about what is rolled next: only how many rolls there were counts.
    """

    async def one_by_one(game):
        await game.roll_die(6)
        return await game.rolls((1000, 1000))

    async def many_first(game):
        await game.rolls((6, 6, 6, 6))
        return await game.rolls((1000, 1000))

    assert run(one_by_one) == run(many_first)


def test_dice_show_each_of_their_faces():
    """
    A die of six sides shows one to six, and never anything else.
    """

    async def day(game):
        return {await game.roll_die(6) for _ in range(200)}

    assert run(day) == {1, 2, 3, 4, 5, 6}


def test_one_card_needs_no_shuffling():
    """
    Shuffling one card or none rolls nothing and is not worth telling.
    """

    async def day(game):
        deck = game.players[0].deck
        await deck.shuffle()
        lay(game, deck, NUMBERS[0])
        await deck.shuffle()
        return game.table.columns["rolls"]

    assert run(day) == 0


def test_below_stays_below():
    """
    A number below a limit is at least zero and never the limit.
    """
    chance = dice.stream(1, 1)

    assert {dice.below(chance, 3) for _ in range(100)} == {0, 1, 2}


def test_pieces_come_out_of_a_bag_without_being_put_back():
    """
    Drawing at random says which supplies were drawn, at most as many as there are, and leaves moving them to the rules.
    """

    async def day(game):
        ann = game.players[0]
        ann.take(game.COIN, 2, to=ann.sack)
        ann.take(game.GRAIN, 1, to=ann.sack)
        few = await game.draw_at_random(ann.sack)
        all_of_it = await game.draw_at_random(ann.sack, 9)
        return len(few), Counter(kind.name for kind in all_of_it), dict(ann.sack.counts)

    assert run(day) == (1, {"COIN": 2, "GRAIN": 1}, {"COIN": 2, "GRAIN": 1})


def test_chance_can_be_asked_for():
    """
    With chance as a seat of its own, a shuffle and a die are decisions of that seat, and dice stay untouched.
    """

    async def day(game):
        deck = game.players[0].deck
        lay(game, deck, *NUMBERS[:3])
        await deck.shuffle()
        game.players[0].set(luck=await game.roll_die(4))
        await game.players[0].confirms("Content?")

    match = play(day, cards=NUMBERS, ask_chance=True)
    asked = []
    while match.decision.seat == tabletop.CHANCE:
        asked.append((match.decision.kind, len(match.decision.options)))
        match.answer(0)

    assert asked == [("chance", 3), ("chance", 2), ("chance", 4)]
    assert match._live().table.columns["rolls"] == 0
    assert [card.name for card in match._live().players[0].deck] == ["1", "2", "0"]
    assert match.view().players[0].columns["luck"] == 1


def test_chance_is_offered_things_by_their_names():
    """
    Whatever is picked or drawn at random, a die among it, is told by name; chance knows faces that nobody else does.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.deck, *NUMBERS[:2])
        game.pay(game.COIN, 1, game.box, ann.purse)
        game.pay(game.GRAIN, 2, game.box, ann.purse)
        await game.pick_at_random(game.players)
        await game.pick_at_random(ann.deck.cards)
        await game.draw_at_random(ann.purse, 2)
        await game.roll_die(3)

    match = play(day, cards=NUMBERS, ask_chance=True)
    asked = []
    while match.decision is not None:
        asked.append([option.label for option in match.decision.options])
        assert [match.view(seat).decision for seat in (0, 1, None)] == [None] * 3
        match.answer(1)

    assert asked == [
        ["Seat 1", "Seat 2"], ["0", "1"], ["COIN", "GRAIN", "GRAIN [2]"], ["COIN", "GRAIN"], ["1", "2", "3"],
    ]  # fmt: skip


def test_chance_is_not_asked_what_is_certain():
    """
    A roll with one result is no decision.
    """

    async def day(game):
        return await game.rolls((1,))

    assert run(day, ask_chance=True) == [0]


def test_the_seed_is_nowhere_to_be_seen():
    """
    No view, event, text or error tells the seed.
    """
    match = tabletop.new("hedge-court", seed=918273645)
    match.answer(0)
    shown = [tabletop.to_json(match.view(seat)) for seat in (0, 1, None)]
    shown += [tabletop.to_json(match.events(seat)) for seat in (0, 1, None)]
    shown += [repr(match), repr(match.decision), repr(match._live()), str(match.decision.prompt)]

    assert not [text for text in shown if "918273645" in text]


def test_what_a_match_was_set_up_with_shows_no_secret():
    """
    Whoever prints a set-up sees what everybody knows of it: neither the seed, nor what somebody was shown.
    """
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=918273645)
    dream = match.imagine(0, Random(1))
    for seat in (0, 1, None):
        match.view(seat)
        match.events(seat)
        dream.imagine(seat, Random(1))

    assert [re.findall(r"(\w+)=", repr(one.setup)) for one in (match, dream)] == [
        ["ruleset", "seats", "options", "own_cards", "ask_chance", "bluff_safe"]
    ] * 2


@pytest.mark.parametrize(
    ("prompt", "asked"), [({}, "What does chance bring?"), ({"prompt": "Who begins?"}, "Who begins?")]
)
def test_chance_is_asked_in_words(prompt, asked):
    """
    Where chance is a decision, it is asked what the rules want to know, or what it brings.
    """

    async def pick(game):
        await game.pick_at_random("abc", **prompt)
        await game.players[0].confirms("Well?")

    async def roll(game):
        await game.rolls((6, 6), **prompt)
        await game.players[0].confirms("Well?")

    assert [str(play(day, ask_chance=True).decision.prompt) for day in (pick, roll)] == [asked, asked]
