"""What events say of cards that go from place to place: enough to draw an arrow."""

import random

import pytest

import tabletop
from tabletop import Event, event
from tests.engine.rulesets import Folk, lay, play, run


class Ox(Folk, strength=4):
    """Strong."""


@event
class Herded(Event):
    """Several go at once."""

    text = "The herd moves."
    herd: tuple
    to: object

    def happen(self, game):
        for one in self.herd:
            one.move(self.to)


@event
class Born(Event):
    """One comes into existence."""

    text = "One is born."
    to: object

    def happen(self, game):
        game.add_cards([Ox], self.to, owner=game.players[0])


def moves(way, *, lay_out, seat=0):
    """Return what a seat is told of the moves of one event, and its views before and after."""

    async def day(game):
        lay_out(game, *game.players)
        await game.players[0].confirms("Now?")
        await game.perform(way(game, *game.players))
        await game.players[0].confirms("Enough?")

    match = play(day, cards=(Ox,))
    before, sequence = match.view(seat), match.sequence
    match.answer("Yes")
    told = [one for one in match.events(seat, since=sequence) if one.kind != "Asked"]
    return [move for one in told for move in one.puts], before, match.view(seat)


def hire(game, ann, bob):
    """Ann's ox goes to work."""
    return tabletop.Moved(ann.hand.first, ann.field)


def hold(game, ann, bob):
    """Ann holds an ox."""
    lay(game, ann.hand, Ox, owner=ann)


def test_who_sees_both_zones_is_told_both_ids():
    """
    The id before is that of the view before, the id after that of the view after.
    """
    (move,), before, after = moves(hire, lay_out=hold)

    assert move[:6] == (
        "put",
        "0.field",
        "0.hand",
        before.zone("hand", 0).cards[0].id,
        after.zone("field", 0).cards[0].id,
        0,
    )
    assert move.card == after.zone("field", 0).cards[0]._replace(id=None)


def test_who_does_not_see_the_hand_is_told_no_id_before():
    """
    From where it comes they see.
    """
    (move,), _, after = moves(hire, lay_out=hold, seat=1)

    assert move[:6] == ("put", "0.field", "0.hand", None, after.zone("field", 0).cards[0].id, 0)


def test_what_comes_into_existence_comes_from_nowhere():
    """
    And what lies on a card goes to the zone of that card's id.
    """
    (move,), _, after = moves(lambda game, ann, bob: Born(ann.field), lay_out=hold)
    assert move[:6] == ("put", "0.field", None, None, after.zone("field", 0).cards[0].id, 0)

    def ride(game, ann, bob):
        return Herded((ann.hand.first,), ann.field.first.basket)

    def two(game, ann, bob):
        hold(game, ann, bob)
        lay(game, ann.field, Ox, owner=ann)

    (move,), _, after = moves(ride, lay_out=two)
    assert move.to == after.zone("field", 0).cards[0].id + ".basket"


def test_several_at_once_are_told_in_no_telling_order():
    """
    Cards that nobody can tell apart are told alike; whoever follows each is told each.
    """

    def lay_out(game, ann, bob):
        lay(game, ann.hand, Ox, Ox, owner=ann)

    def herd(game, ann, bob):
        return Herded(tuple(ann.hand), ann.deck)

    told, before, _ = moves(herd, lay_out=lay_out)
    unseen, *_ = moves(herd, lay_out=lay_out, seat=1)

    assert {move.before for move in told} == {card.id for card in before.zone("hand", 0).cards}
    assert {move.after for move in told} == {None}
    assert unseen == [("put", "0.deck", "0.hand", None, None, None, None)] * 2


def test_what_moves_nothing_has_no_moves():
    """
    An event that only happens.
    """
    told, *_ = moves(lambda game, ann, bob: tabletop.Rolled(ann, 3), lay_out=hold)

    assert told == []


@pytest.mark.parametrize("name", ["hedge-court", "smash-up", "supervillain"])
def test_every_event_of_a_game_that_moves_cards_says_so(name):
    """
    Ids before and after are those of the folded views, for every seat and for spectators.
    """
    match, dice = tabletop.new(name, ["Ann", "Bob"], seed=9), random.Random(9)
    while match.decision and match.number < 40:
        decision = match.decision
        match.answer(dice.sample(range(len(decision.options)), decision.at_least))

    for seat in (0, 1, None):
        data, met = {}, 0
        for one in match.events(seat):
            known = ids_of(data)
            data = tabletop.fold(data, [one])
            met += len(one.puts)
            assert {move.before for move in one.puts} - {None} <= known
            assert {move.after for move in one.puts} - {None} <= ids_of(data)
        assert met > 10


def ids_of(data):
    """Return the ids of all cards in a view."""
    return {card.get("id") for there in data.get("zones", ()) for card in there["cards"] if card}


@event
class Mixed(Event):
    """Some are taken into hand and laid face down again, somewhere else."""

    text = "They are mixed."
    herd: tuple
    hand: object
    to: object

    def happen(self, game):
        for one in [one.move(self.hand) for one in self.herd]:
            one.turn(face_up=False)
            one.move(self.to)


@pytest.mark.parametrize("count", [1, 2])
def test_nothing_leads_from_one_hidden_card_to_another_life(count):
    """
    Where two go that lie face down, only those know which is which now who know their faces.
    """

    def lay_out(game, ann, bob):
        for one in lay(game, ann.hand, *[Ox] * count, owner=ann):
            one.turn(face_up=False)
            one.move(ann.field)

    def mix(game, ann, bob):
        return Mixed(tuple(ann.field), ann.hand, bob.field)

    told = {seat: moves(mix, lay_out=lay_out, seat=seat) for seat in (0, None)}

    for seat, (gone, before, after) in told.items():
        leads = seat == 0 or count == 1
        old = {card.id for card in before.zone("field", 0).cards}
        assert {move.before for move in gone} == (old if leads else {None})
        assert {move.after for move in gone} == {card.id for card in after.zone("field", 1).cards}
        assert old.isdisjoint({move.after for move in gone})


def test_out_of_play_a_card_is_its_owners_where_nobody_holds_the_zone():
    """
    Whoever had a card in hand does not control it any more when it lies among the game's own; in play it is whose place it is at.
    """

    async def day(game):
        ann, bob = game.players
        ox, his = lay(game, ann.hand, Ox)[0], lay(game, bob.hand, Ox, owner=bob)[0]
        controllers = [ox.controller]
        for place in (game.pot, bob.field):
            ox = ox.move(place)
            controllers.append(ox.controller)
        his = his.move(ann.hand)
        controllers.append(his.controller)
        controllers.append(his.move(game.square).controller)
        return [controller and controller.name for controller in controllers]

    assert run(day, cards=[Ox]) == ["Seat 1", None, "Seat 2", "Seat 1", "Seat 2"]
