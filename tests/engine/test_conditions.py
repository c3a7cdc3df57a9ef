"""The conditions that cards of all games share, asked about cards and about events."""

import pytest

from tabletop import Discarded, Player, event
from tabletop.conditions import another, by_me, by_others, in_play, itself, mine, my_turn, theirs
from tests.engine.rulesets import Folk, Rang, lay, run


class Ox(Folk, strength=4, copies=9):
    """It pulls."""


@event(to="folk", by="who")
class Fed(Rang):
    """Somebody feeds folk."""

    folk: Folk | None = None
    who: Player | None = None


def asked(condition, make):
    """Ask a condition of an ox of Ann's about what is made of that, another of hers, and one of Bob's."""

    async def day(game):
        ann, bob = game.players
        ox, other = lay(game, ann.field, Ox, Ox, owner=ann)
        (foreign,) = lay(game, bob.field, Ox, owner=bob)
        return [condition(ox, make(card)) for card in (ox, other, foreign)]

    return run(day, cards=(Ox,))


@pytest.mark.parametrize(
    ("condition", "itself_another_foreign"),
    [
        (itself, [True, False, False]),
        (another, [False, True, True]),
        (mine, [True, True, False]),
        (theirs, [False, False, True]),
    ],
)
@pytest.mark.parametrize("make", [lambda card: card, lambda card: Fed(folk=card)], ids=["card", "event"])
def test_a_condition_is_about_a_card_or_what_happens_to_it(condition, itself_another_foreign, make):
    """
    A card is asked about as such, and an event by the card that it happens to.
    """
    assert asked(condition, make) == itself_another_foreign


@pytest.mark.parametrize("condition", [itself, another, mine, theirs, in_play])
@pytest.mark.parametrize("happening", [Fed(), Rang()])
def test_what_happens_to_no_card_is_nobodys(condition, happening):
    """
    None of the conditions holds then.
    """
    assert asked(condition, lambda card: happening) == [False, False, False]


@pytest.mark.parametrize(
    ("condition", "hers_his_nobodys"), [(by_me, [True, False, False]), (by_others, [False, True, False])]
)
def test_a_condition_is_about_who_does_it(condition, hers_his_nobodys):
    """
    What nobody does is neither mine nor somebody else's.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        return [condition(ox, Fed(who=who)) for who in (ann, bob, None)]

    assert run(day, cards=(Ox,)) == hers_his_nobodys


def test_a_condition_is_about_whose_turn_it_is():
    """
    Ann's ox is asked in Ann's turn, Bob's is not.
    """

    async def day(game):
        return [my_turn(lay(game, player.field, Ox, owner=player)[0], None) for player in game.players]

    assert run(day, cards=(Ox,)) == [True, False]


def test_a_condition_is_about_where_it_lies():
    """
    What has left play was there until then, and what was discarded from a hand never was.
    """

    async def day(game):
        ann, _ = game.players
        at_work, at_rest = lay(game, ann.field, Ox, owner=ann)[0], lay(game, ann.hand, Ox, owner=ann)[0]
        now = [in_play(at_work, ox) for ox in (at_work, at_rest)]
        left = [await game.perform(Discarded(ann, ox)) for ox in (at_work, at_rest)]
        return now, [in_play(at_work, discarded) for discarded in left]

    assert run(day, cards=(Ox,)) == ([True, False], [True, False])


@pytest.mark.parametrize("condition", [by_me, by_others])
def test_what_no_player_does_is_done_by_nobody(condition):
    """
    An event that declares nobody who does it is neither mine nor somebody else's.
    """
    assert asked(condition, lambda card: Rang()) == [False, False, False]
