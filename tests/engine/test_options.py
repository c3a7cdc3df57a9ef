"""Options as clients get them: under a key that never changes, with all that can be clicked on."""

import random

import pytest

import tabletop
from tabletop import Deed, Player, Spot, deed
from tests.engine.rulesets import Folk, lay, play


class Ox(Folk, strength=4):
    """Strong."""


class Cow(Folk, strength=2):
    """Mild."""


GAMES = ("tic-tac-toe", "leduc-poker", "hedge-court", "smash-up", "supervillain", "master-of-the-galaxy")


def offered(things, *, lay_out=None, seat=0):
    """Return the options that a seat sees when it is offered what *things* makes of a game and its players."""

    async def day(game):
        if lay_out is not None:
            lay_out(game, *game.players)
        await game.players[seat].choose("?", things(game, *game.players), ask_anyway=True)

    return play(day, cards=(Ox, Cow)).view(seat).decision.options


def keys_of(name, seats, *, answers=60):
    """Return the keys that a random match offers, decision by decision."""
    match, dice = tabletop.new(name, seats, seed=11), random.Random(5)
    found = []
    while match.decision and match.number < answers:
        found.append(match.decision.options.keys)
        decision = match.decision
        match.answer(
            dice.sample(range(len(decision.options)), decision.at_most if decision.single else decision.at_least)
        )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_the_same_whoever_plays(name):
    """
    Nothing of one table is in a key: no name of a player and no id of a card.
    """
    assert keys_of(name, ["Ann", "Bob"]) == keys_of(name, ["Zoe", "Yan"])


@pytest.mark.parametrize("name", GAMES)
def test_no_two_options_of_a_decision_have_one_key(name):
    """
    What is alike is numbered.
    """
    for keys in keys_of(name, ["Ann", "Bob"]):
        assert len(set(keys)) == len(keys)


def test_keys_name_cards_by_print_players_by_seat_and_places_by_whose_they_are():
    """
    A card that the seat does not know is a card, and no more.
    """

    @deed
    class Lend(Deed):
        """Lend {folk} to {friends} for {supply}, from {box} to {zone}"""

        folk: Folk
        friends: tuple[Player, ...]
        supply: object
        box: object
        zone: object

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, bob.hand, Cow, owner=bob)

    def things(game, ann, bob):
        lend = Lend(ann.field.first, (ann, bob), game.COIN, game.box, bob.hand)
        return [*ann.field, *bob.hand, bob, bob.field, game.box, 3, (ann, "cart"), lend]

    options = offered(things, lay_out=lay_out)

    assert [option.key.removeprefix("test_options.") for option in options] == [
        "tabletop.thing(thing=ox)",
        "tabletop.thing(thing=ox) [2]",
        "tabletop.a-card",
        "tabletop.thing(thing=1)",
        "tabletop.place(holder=1, place=field)",
        "box",
        "3",
        "tabletop.several(part0=tabletop.thing(thing=0), part1=cart)",
        "Lend(box=box, folk=ox, friends=0+1, supply=COIN, zone=1.hand)",
    ]
    assert [[(one.kind, one.name, one.holder) for one in option.targets] for option in options] == [
        [("card", None, None)],
        [("card", None, None)],
        [],
        [("seat", None, None)],
        [("zone", "field", "player")],
        [("pool", "box", "game")],
        [],
        [("seat", None, None)],
        [
            ("card", None, None),
            ("seat", None, None),
            ("seat", None, None),
            ("supply", "COIN", None),
            ("pool", "box", "game"),
            ("zone", "hand", "player"),
        ],
    ]
    assert options[0].targets[0].of == options[0].cards[0] != options[1].targets[0].of
    assert [one.of for one in options[-1].targets] == [options[0].cards[0], 0, 1, None, None, 1]


def test_places_on_cards_are_those_of_the_id_of_the_card():
    """
    A basket is that of its ox, and so is a spot that rules name on it.
    """

    class Horn:
        targets = ()

        def __init__(self, ox):
            self.targets = (Spot("horns", 1, on=ox), Spot("hills", 2))

        def __str__(self):
            return "a horn"

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, owner=ann)

    options = offered(
        lambda game, ann, bob: [ann.field.first, ann.field.first.basket, Horn(ann.field.first)], lay_out=lay_out
    )

    ox = options[0].cards[0]
    assert [option.targets for option in options[1:]] == [
        (("zone", ox, "basket", "card", None),),
        (("spot", ox, "horns", "card", 1), ("spot", None, "hills", "game", 2)),
    ]


def test_the_keys_of_a_game_can_be_listed():
    """
    All cards are in the list, and whatever random games offer.
    """
    keys = tabletop.option_keys("leduc-poker", games=3)

    assert keys == tabletop.option_keys("leduc-poker", games=3)
    assert {"leduc.call", "leduc.fold", "leduc.raise", "tabletop.pass", "tabletop.yes"} < set(keys)
    assert "tabletop.thing(thing=squire)" in tabletop.option_keys("hedge-court", games=0)
    assert len(tabletop.option_keys("hedge-court", games=2)) > len(tabletop.option_keys("hedge-court", games=0))
