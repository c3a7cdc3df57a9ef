"""Counted things: they are conserved, and nobody pays what they don't have."""

import pytest

from tabletop import Card, Paid, Rule, RulesBug, Text, instead, pool, supply
from tests.engine.rulesets import Folk, lay, play, run


class Ox(Folk, strength=4):
    """It pulls."""


def test_nobody_pays_what_they_do_not_have():
    """
    With too few pieces nothing moves, unless as many as there are will do.
    """

    async def day(game):
        ann, bob = game.players
        game.pay(game.COIN, 3, game.box, ann.purse)
        too_many = game.pay(game.COIN, 4, ann.purse, bob.purse)
        some = game.pay(game.COIN, 4, ann.purse, bob.purse, up_to=True)
        return too_many, some, ann.purse[game.COIN], bob.purse[game.COIN], game.box[game.COIN]

    assert run(day) == (0, 3, 0, 3, 17)


def test_a_bottomless_supply_never_runs_out():
    """
    There are as many grains in the box as anybody needs, and the box does not count them.
    """

    async def day(game):
        ann = game.players[0]
        paid = game.pay(game.GRAIN, 1000, game.box, ann.purse)
        back = game.pay(game.GRAIN, 400, ann.purse, game.box)
        return paid, back, ann.purse[game.GRAIN], game.box[game.GRAIN]

    assert run(day) == (1000, 400, 600, 0)


def test_a_finite_supply_can_run_out():
    """
    Twenty coins exist: who takes more gets what is left.
    """

    async def day(game):
        ann, bob = game.players
        return (
            ann.take(game.COIN, 15, to=ann.purse),
            bob.take(game.COIN, 15, to=bob.purse),
            bob.take(game.COIN, to=bob.purse),
        )

    assert run(day) == (15, 5, 0)


def test_who_takes_from_an_empty_purse_gets_nothing():
    """
    An empty purse is still the purse that was meant, and the box stays closed.
    """

    async def day(game):
        ann, bob = game.players
        return ann.take(game.COIN, 2, source=bob.purse, to=ann.purse), ann.purse[game.COIN], game.box[game.COIN]

    assert run(day) == (0, 0, 20)


def test_nobody_pays_less_than_nothing():
    """
    Paying a negative number is a bug, and the other way round is named.
    """

    async def day(game):
        game.pay(game.COIN, -1, game.box, game.players[0].purse)

    with pytest.raises(RulesBug, match="nobody can pay -1 COIN"):
        run(day)


def test_paying_nothing_changes_nothing():
    """
    Paying zero pieces moves none and does not touch the table.
    """

    async def day(game):
        before = game.table.version
        return game.pay(game.COIN, 0, game.box, game.players[0].purse), game.table.version - before

    assert run(day) == (0, 0)


def test_pools_tell_what_they_hold():
    """
    A pool is counted by supply and in all, names its holder, and equals itself only.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.pay(game.COIN, 2, game.box, ox.coins)
        game.pay(game.GRAIN, 1, game.box, ox.coins)
        return (
            [dict(ox.coins.counts), len(ox.coins), ox.coins.name, ox.coins.holder == ox, ann.purse.holder == ann],
            [ann.purse == ann.purse, ann.purse == bob.purse, ann.purse == 0, len({ann.purse, bob.purse})],
            [repr(ox.coins), repr(ann.purse), game.box.holder is game],
        )

    assert run(day, cards=[Ox]) == (
        [{"COIN": 2, "GRAIN": 1}, 3, "coins", True, True],
        [True, False, False, 2],
        ["<<Ox #0.0>'s coins: {'COIN': 2, 'GRAIN': 1}>", "<<seat 0: Seat 1>'s purse: {}>", True],
    )


def test_a_transfer_is_an_event_of_as_many_as_there_are():
    """
    A transfer is told with the number that moved; of nothing there is nothing to tell.
    """

    async def day(game):
        ann, bob = game.players
        given = await game.transfer(game.COIN, 2, game.box, ann.purse)
        more = await game.transfer(game.COIN, 5, ann.purse, bob.purse)
        nothing = await game.transfer(game.COIN, 5, ann.purse, bob.purse)
        grain = await game.transfer(game.GRAIN, 7, game.box, bob.purse)
        return given, more, nothing, grain, [entry.event.count for entry in game.log]

    assert run(day) == (2, 2, 0, 7, [2, 2, 7])


def test_a_transfer_is_of_no_more_than_there_is():
    """
    A finite box runs out, and nobody pays more of a bottomless supply than they have.
    """

    async def day(game):
        ann, bob = game.players
        all_of_it = await game.transfer(game.COIN, 25, game.box, ann.purse)
        game.pay(game.GRAIN, 3, game.box, ann.purse)
        grain = await game.transfer(game.GRAIN, 7, ann.purse, bob.purse)
        return all_of_it, grain, [entry.event.count for entry in game.log]

    assert run(day) == (20, 3, [20, 3])


def test_who_takes_says_how_many_or_takes_one():
    """
    Taking is from the box and of one piece, unless said otherwise.
    """

    async def day(game):
        ann, bob = game.players
        one = ann.take(game.COIN, to=ann.purse)
        more = bob.take(game.COIN, 5, source=ann.purse, to=bob.purse)
        return one, more, ann.purse[game.COIN], bob.purse[game.COIN], game.box[game.COIN]

    assert run(day) == (1, 1, 0, 1, 19)


def test_a_transfer_can_be_replaced():
    """
    Who pays something else instead has not transferred anything.
    """

    class Thrifty(Rule):
        """Half of each payment is enough."""

        @instead(Paid)
        async def halve(self, paid):
            """Pay half"""
            return Paid(paid.supply, paid.count // 2, paid.source, paid.to)

    async def day(game):
        ann = game.players[0]
        return await game.transfer(game.COIN, 4, game.box, ann.purse), ann.purse[game.COIN]

    assert run(day, rules=[Thrifty]) == (0, 2)


def test_a_card_that_leaves_gives_back_what_is_in_all_its_pools():
    """
    A card may have several pools, and whatever is in them goes back to the box.
    """

    class Vault(Card, copies=1):
        """It has a top and a bottom drawer, and one between."""

        top = pool()
        middle = pool()
        bottom = pool()

    async def day(game):
        ann = game.players[0]
        (vault,) = lay(game, ann.field, Vault, owner=ann)
        for count, drawer in enumerate((vault.top, vault.middle, vault.bottom), 1):
            game.pay(game.COIN, count, game.box, drawer)
        before = game.box[game.COIN]
        vault.move(ann.discard)
        return before, game.box[game.COIN]

    assert run(day, cards=[Vault]) == (14, 20)


def test_texts_call_a_supply_as_people_do():
    """
    In a prompt a supply goes by what it is called, and by its name if nothing else is said; as data it is its name.
    """

    async def day(game):
        await game.players[0].confirms(Text("s.which", "{coin} or {grain}?", coin=game.GOLD, grain=game.GRAIN))

    prompt = play(day, GOLD=supply(called="gold coins")).view(0).decision.prompt

    assert prompt.english == "gold coins or GRAIN?"
    assert prompt.arguments == {"coin": "GOLD", "grain": "GRAIN"}
