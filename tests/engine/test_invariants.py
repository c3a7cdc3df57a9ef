"""What is true of every table at every moment, and how it is told when it is not."""

import pytest

import tabletop
from tabletop import BrokenInvariant, Card, ZoneOf, zone
from tabletop._table.invariants import broken, keep
from tests.engine.rulesets import Folk, Village, Villager, lay, play


class Ox(Folk, strength=4, copies=3):
    """It pulls."""

    may_lie_face_down = False


class Herder(Villager):
    """Somebody with a stable for oxen."""

    stable: ZoneOf[Ox] = zone()


class Cart(Card, copies=1):
    """It is drawn by an ox."""


def table():
    """Return a game in progress with cards here and there."""

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, ann.discard, Ox, owner=ann)
        lay(game, ann.hand, Ox, Cart, owner=ann)
        await ann.confirms("a")

    return play(day, cards=[Ox, Cart], player_class=Herder)._live()


def twice(game):
    """Put a card into a second zone."""
    zones = game.table.own("zones")
    zones[0] = (0,)


def elsewhere(game):
    """Say of a card that it is where it is not."""
    game.table.write("zone", 0, 0)


def owing(game):
    """Let a pool owe something."""
    game.table.pay(Village.GRAIN, 2, 3, 4)


def counterfeit(game):
    """Bring in a coin out of nowhere."""
    game.table.write(Village.COIN.column, 0, 21)


def forgotten(game):
    """Let nobody know a card that lies in the open."""
    game.table.write("known", 0, 0)


def ghost(game):
    """Let a seat know something that is not at the table."""
    game.table.write("known", 3, 1 | 1 << 7)


def stranger(game):
    """Give a card to a seat that is not there."""
    game.table.write("controller", 0, 5)


def nobodys_turn(game):
    """Make it the turn of a seat that is not there."""
    game.table.set_facts({"active": 2})


def basket(game):
    """Put a card on one that is not in play."""
    gone = game.players[0].discard.first
    game.table.move(0, game.table.layout.on_card[gone.row][0], first=False, shown=False)


def wrong_stable(game):
    """Put a cart into the stable."""
    game.players[0].hand.last.move(game.players[0].stable)


def hidden(game):
    """Turn an ox over."""
    game.players[0].field.first.turn(face_up=False)


def coins(game):
    """Put coins on a card that is not in play."""
    gone = game.players[0].discard.first
    game.table.pay(Village.COIN, 1, 0, game.table.layout.pools_on_card[gone.row][0])


@pytest.mark.parametrize(
    ("break_it", "invariant"),
    [
        (twice, "every card is in exactly one place"),
        (elsewhere, "every card is where its cell says"),
        (owing, "no pool holds less than nothing"),
        (counterfeit, "supplies are conserved"),
        (forgotten, "who sees a zone knows its faces"),
        (ghost, "only seats and spectators know anything"),
        (stranger, "controllers sit at the table"),
        (nobodys_turn, "the active seat exists"),
        (wrong_stable, "what lies in a zone is of its kind"),
        (hidden, "only what may lie face down does"),
        (basket, "nothing lies on a card that is gone"),
        (coins, "no supplies lie on a card that is gone"),
    ],
)
def test_a_broken_invariant_is_named(break_it, invariant):
    """
    Each invariant is told apart, with what is wrong, and none is broken before.
    """
    game = table()
    keep(game)
    assert broken(game) == ()
    break_it(game)

    assert [name for name, _ in broken(game)] == [invariant]
    ((_, why),) = broken(game)
    with pytest.raises(BrokenInvariant, match=invariant) as raised:
        keep(game)
    assert str(raised.value) == f"{invariant}: {why}"
    assert raised.value.invariant == invariant
    assert raised.value.code == "bug.invariant"
    assert isinstance(raised.value, tabletop.RulesBug)


def test_which_cards_are_where_they_cannot_be_is_told():
    """
    Those that lie in two places, and those that lie in none.
    """
    game = table()
    zones = game.table.own("zones")
    zones[0] = (0,)
    zones[game.players[0].hand.number] = zones[game.players[0].hand.number][1:]

    ((_, why),) = broken(game)

    assert why == "twice: [0], nowhere: [3]"
