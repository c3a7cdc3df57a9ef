"""What events say has changed, in eight words: replayed, they lead to the view after the event."""

from typing import Any

import attrs
import pytest

import tabletop
import tabletop.testing
from tabletop import NOBODY, Effect, Event, Shuffled, effect, event, when, zone
from tests.engine.rulesets import NIGHTFALL, Folk, Left, Rang, Villager, lay, play


class Ox(Folk, strength=4, copies=2):
    """It pulls."""


class Hen(Folk, strength=1, copies=2):
    """It lays eggs."""


class Cat(Folk, strength=2, copies=2):
    """It sleeps."""


class Sack(Folk, strength=0, copies=2):
    """Something may lie in it that nobody sees."""

    inside = zone(NOBODY, in_play=True)


@effect
class Rain(Effect):
    """It rains {much}."""

    much: int


KINDS = (Ox, Hen, Cat, Sack)


@event
class Done(Event):
    """Something is done that only a test would do."""

    text = "It is done."
    way: Any = attrs.field(metadata={"secret": True})
    told_to: Any = attrs.field(default=None, metadata={"secret": True})

    def happen(self, game):
        self.way(game)

    def audience(self):
        return self.told_to


class Smith(Villager):
    """A villager with a shed where nobody sees what lies in which order."""

    shed = zone(NOBODY, in_play=True)
    yard = zone(in_play=True)


def told(way, lay_out, *, seat=0, secret=False):
    """Return what a seat is told of one event, as data; for every reader it must lead to the view after it."""

    async def day(game):
        ann, bob = game.players
        lay_out(game, ann, bob)
        await ann.confirms("Now?")
        await game.perform(Done(lambda game: way(game, *game.players), () if secret else None))
        await ann.confirms("Enough?")

    match = play(day, cards=KINDS, effects=[Rain], player_class=Smith)
    before = {reader: tabletop.to_data(match.view(reader)) for reader in (0, 1, None)}
    since = match.sequence
    match.answer("Yes")
    news = {reader: match.events(reader, since=since) for reader in before}
    for reader, view in before.items():
        assert tabletop.fold(view, news[reader]) == tabletop.to_data(match.view(reader))
    return [one for event in tabletop.to_data(news[seat]) for one in event.get("happenings", ())]


def words(told):
    """Return of what has happened only the words."""
    return [one["what"] for one in told]


def test_what_lies_on_cards_that_are_mixed_lies_on_new_ones():
    """
    The basket on an ox that nobody can follow any longer is empty, and one on another ox is not.
    """

    def lay_out(game, ann, bob):
        oxen = lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, oxen[0].basket, Hen, owner=ann)
        for ox in oxen:
            ox.turn(face_up=False)

    def way(game, ann, bob):
        game.table.reorder(ann.field.number, tuple([card.row for card in ann.field.cards[::-1]]))

    *_, filled, appeared, emptied, disappeared = told(way, lay_out)

    assert [one["what"] for one in (filled, appeared, emptied, disappeared)] == [
        "count",
        "appear",
        "count",
        "disappear",
    ]
    assert (filled["count"], emptied["count"], appeared["card"]["name"]) == (1, 0, "Hen")
    assert filled["place"] == appeared["place"] != emptied["place"] == disappeared["place"]


def two_in_field(game, ann, bob):
    """Ann has two oxen in the field."""
    lay(game, ann.field, Ox, Ox, owner=ann)


def test_a_hidden_card_goes_without_ids():
    """
    Who sees neither hand nor deck is told from where to where, and nothing else.
    """
    drawn = told(
        lambda game, ann, bob: ann.deck.first.move(ann.hand), lambda game, ann, bob: lay(game, ann.deck, Ox), seat=1
    )

    assert drawn == [{"what": "put", "source": "0.deck", "to": "0.hand"}]


def test_a_card_that_stays_the_same_is_not_described_again():
    """
    In play it keeps its id and its look.
    """
    (ridden,) = told(lambda game, ann, bob: ann.field.first.move(ann.yard), two_in_field)

    assert ridden == {"what": "put", "source": "0.field", "to": "0.yard", "before": ridden["before"], "index": 0}


def test_columns_and_values_are_marked():
    """
    By what they are of: a card by its id, a seat by its number, the table by nothing.
    """

    def way(game, ann, bob):
        ann.field.first.set(mood="wild")
        bob.set(luck=2)
        game.set_facts(active=1)

    mood, luck, active = told(way, two_in_field)

    assert mood == {"what": "mark", "of": mood["of"], "part": "columns", "now": {"mood": "wild"}}
    assert luck == {"what": "mark", "of": 1, "part": "columns", "now": {"luck": 2}}
    assert active == {"what": "mark", "part": "facts", "now": {"active": 1}}


def test_who_controls_a_card_is_marked_and_of_much_the_card_is_shown():
    """
    Of a card of which more than two things have changed, all is told at once.
    """

    def give(game, ann, bob):
        ann.field.first.give_to(bob)

    def give_much(game, ann, bob):
        give(game, ann, bob)
        ann.field.first.set(mood="wild")
        for supply in (game.COIN, game.GRAIN):
            game.pay(supply, 1, game.box, ann.field.first.coins)

    def give_wild(game, ann, bob):
        give(game, ann, bob)
        ann.field.first.set(mood="wild")

    (given,) = told(give, two_in_field)
    wild, much = told(give_wild, two_in_field), told(give_much, two_in_field)

    assert (given["what"], given["now"]) == ("mark", {"controller": 1})
    assert [(one["what"], one["now"]) for one in wild] == [("mark", {"controller": 1}), ("mark", {"mood": "wild"})]
    assert words(much) == ["turn", "count"]


def test_a_card_without_a_controller_is_shown_anew():
    """
    What is left out of data can't be marked.
    """
    (turned,) = told(lambda game, ann, bob: game.table.write("controller", ann.field.first.row, -1), two_in_field)

    assert (turned["what"], "controller" in turned["card"]) == ("turn", False)


def test_pieces_are_counted():
    """
    In open pools each supply, on cards too, and in hidden ones all that is there.
    """

    def way(game, ann, bob):
        game.pay(game.COIN, 2, game.box, ann.purse)
        game.pay(game.COIN, 1, game.box, ann.sack)
        game.pay(game.GRAIN, 1, game.box, ann.field.first.coins)

    mine, others = told(way, two_in_field), told(way, two_in_field, seat=1)
    ox = mine[0]["place"]

    assert mine == [
        {"what": "count", "place": ox, "supplies": {"GRAIN": 1}},
        {"what": "count", "place": "box", "supplies": {"COIN": 17}},
        {"what": "count", "place": "0.purse", "supplies": {"COIN": 2}},
        {"what": "count", "place": "0.sack", "supplies": {"COIN": 1}},
    ]
    assert ox.endswith(".coins")
    assert others[-1] == {"what": "count", "place": "0.sack", "count": 1}
    back = told(
        lambda game, ann, bob: game.pay(game.COIN, 1, ann.purse, game.box),
        lambda game, ann, bob: game.pay(game.COIN, 1, game.box, ann.purse),
    )
    assert [one["supplies"] for one in back] == [{"COIN": 20}, {"COIN": 0}]


def test_a_card_with_the_last_piece_gone_looks_as_if_there_had_been_none():
    """
    The pool on it is left out of data like any that is empty.
    """

    def lay_out(game, ann, bob):
        two_in_field(game, ann, bob)
        game.pay(game.GRAIN, 1, game.box, ann.field.first.coins)

    taken = told(lambda game, ann, bob: game.pay(game.GRAIN, 1, ann.field.first.coins, ann.purse), lay_out)

    assert taken[0]["supplies"] == {"GRAIN": 0}


def test_a_card_is_turned():
    """
    Face down it shows no more, and face up again what it is.
    """
    down = told(lambda game, ann, bob: ann.field.first.turn(face_up=False), two_in_field, seat=1)

    assert words(down) == ["turn"]
    assert down[0]["card"]["face_up"] is False


def test_a_card_on_a_deck_that_is_shown_is_turned():
    """
    All others there are unknown; when it goes to a hand, who saw it knows it there; and another one comes to lie on it.
    """

    def show(game, ann, bob):
        game.table.show(ann.deck.first.row, game.table.layout.everybody)

    def deck(game, ann, bob):
        lay(game, ann.deck, Ox, Hen, Cat, owner=ann)

    def shown_deck(game, ann, bob):
        deck(game, ann, bob)
        lay(game, bob.hand, Hen, owner=bob)
        show(game, ann, bob)

    (shown,) = told(show, deck, seat=1)
    gone = told(lambda game, ann, bob: ann.deck.first.move(ann.hand), shown_deck, seat=1)
    buried = told(lambda game, ann, bob: bob.hand.first.move(ann.deck, first=True), shown_deck, seat=0)
    swapped = told(
        lambda game, ann, bob: (show(game, ann, bob), ann.deck.first.move(ann.deck), show(game, ann, bob)),
        shown_deck,
        seat=1,
    )

    assert (shown["what"], shown["place"], shown["index"], shown["card"]["kind"]) == ("turn", "0.deck", 0, "ox")
    assert words(gone) == ["put", "disappear", "appear"]
    assert words(buried) == ["put", "appear"]
    assert "card" not in buried[1]
    assert set(words(swapped)) == {"turn"}


def test_a_card_of_a_hand_that_is_shown_appears_and_when_it_is_lost_sight_of_disappears():
    """
    How many there are stays the same.
    """

    def hold(game, ann, bob):
        lay(game, bob.hand, Ox, Hen, owner=bob)

    def show(game, ann, bob):
        game.table.show(bob.hand.first.row, game.table.layout.everybody)

    def shown(game, ann, bob):
        hold(game, ann, bob)
        show(game, ann, bob)

    assert words(told(show, hold)) == ["appear"]
    assert words(told(lambda game, ann, bob: bob.hand.first.move(bob.deck), shown)) == ["put", "disappear"]


def test_a_zone_is_shuffled():
    """
    That a deck is shuffled is told although nobody sees it; of an open pile, in which order it came.
    """

    def pile(game, ann, bob):
        lay(game, ann.discard, Ox, Hen, Cat, owner=ann)

    def turn_over(game, ann, bob):
        game.table.reorder(ann.discard.number, tuple(reversed([card.row for card in ann.discard])))

    assert told(turn_over, pile) == [{"what": "shuffle", "place": "0.discard", "order": [2, 1, 0]}]

    async def day(game):
        ann = game.players[0]
        lay(game, ann.deck, Ox, Hen, owner=ann)
        lay(game, ann.discard, Ox, Hen, Cat, owner=ann)
        await ann.confirms("Now?")
        await ann.deck.shuffle()
        await game.perform(Shuffled(ann.discard, tuple(reversed([card.row for card in ann.discard]))))
        await game.perform(tabletop.Rolled(ann, 5))

    match = play(day, cards=KINDS)
    match.answer("Yes")
    found = [one.happenings for one in match.events(1) if one.kind in ("Shuffled", "Rolled")]
    assert found == [
        (("shuffle", "0.deck", ()),),
        (("shuffle", "0.discard", (2, 1, 0)),),
        (("roll", 0, 5),),
    ]


def test_of_what_one_is_not_told_only_what_shows_is_told():
    """
    That a card has gone, and that there is one elsewhere: nothing leads from one to the other.
    """
    gone = told(lambda game, ann, bob: ann.field.first.move(bob.discard), two_in_field, secret=True, seat=1)

    assert sorted(words(gone)) == ["appear", "count", "count", "disappear"]


def test_what_lasts_is_marked_by_its_place():
    """
    What begins and what ends, and all of it where one has become another.
    """

    def rain(game, much):
        return game.begin(Rain(much), until=NIGHTFALL)

    def two(game, ann, bob):
        rain(game, 1)
        rain(game, 2)

    def change(game, ann, bob):
        game.lift(game.lasting[0])
        rain(game, 3)

    def replace(game, ann, bob):
        game.expire(NIGHTFALL)
        rain(game, 4)

    (changed,), (replaced,) = told(change, two), told(replace, two)

    assert (changed["part"], changed["now"]["0"], changed["now"]["1"]["text"]["english"]) == (
        "effects",
        None,
        "It rains 3.",
    )
    assert [one["text"]["english"] for one in replaced["now"]["effects"]] == ["It rains 4."]


def test_a_place_on_a_card_comes_and_goes():
    """
    With the first thing that is laid there, and the last.
    """

    def ride(game, ann, bob):
        ann.field.cards[1].move(ann.field.first.basket)

    def riding(game, ann, bob):
        two_in_field(game, ann, bob)
        ride(game, ann, bob)

    (put,) = told(ride, two_in_field)
    (back,) = told(lambda game, ann, bob: ann.field.first.basket.first.move(ann.yard), riding)

    assert put["to"] == back["source"]
    assert put["to"].endswith(".basket")


def test_places_on_cards_that_nobody_can_tell_apart_are_told_whole():
    """
    Two sacks lie in a shed into which nobody sees, and each holds something.
    """

    def lay_out(game, ann, bob):
        for sack in lay(game, ann.shed, Sack, Sack, owner=ann):
            lay(game, sack.basket, Hen, owner=ann)

    def take(game, ann, bob):
        ann.shed.first.basket.first.move(ann.yard)

    (taken,) = told(take, lay_out)
    assert list(taken["now"]) == ["zones"]
    assert told(lambda game, ann, bob: None, lay_out) == []


def test_new_cards_come_from_nowhere_and_in_order():
    """
    Several at once are put one after the other, where they lie in the end.
    """
    laid = told(lambda game, ann, bob: lay(game, ann.hand, Hen, Ox, Cat, owner=ann), lambda *_: None)

    assert words(laid) == ["put"] * 3
    assert {"source" in one for one in laid} == {False}


class Drummer(Folk, strength=1):
    """All folk in the field are as strong as there are folk."""

    @tabletop.modifies(Folk.strength)
    def drum(self, folk):
        """Drums"""
        return len(self.zone)


def test_what_is_worked_out_of_others_comes_with_the_question():
    """
    The card that comes is told as it is, and the others, which it makes stronger, when all is done.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Drummer, owner=ann)
        lay(game, ann.hand, Ox, owner=ann)
        await ann.confirms("Now?")
        await game.perform(tabletop.Moved(ann.hand.first, ann.field))
        await ann.confirms("Enough?")

    match = play(day, cards=(Ox, Drummer))
    since = match.sequence
    match.answer("Yes")
    moved, asked = match.events(0, since=since)
    drummer, ox = match.view(0).zone("field", 0).cards

    assert (moved.puts[0].card.values["strength"], ox.values["strength"]) == (6, 6)
    assert moved.happenings == moved.puts
    assert asked.happenings == (("mark", {"strength": 3}, "values", drummer.id),)


def test_who_is_told_step_by_step_is_told_what_who_asks_later_is_told():
    """
    What a reader saw last is kept, for copies of the match too, which may go another way.
    """
    match = tabletop.testing.random_match("hedge-court", seats=2, seed=4, most=20)
    other = match.copy(log=True)
    since = match.sequence
    assert match.events(0)
    match.answer(0)
    other.answer(1)

    for one in (match, other):
        fresh = tabletop.load(one.save())
        assert one.events(0, since=since) == fresh.events(0, since=since) == fresh.replay().events(0, since=since)


# ------------------------------------------------------------------------------------------------ abilities


class Owl(Folk, strength=1):
    """When the bell rings, it hoots; in the hand too."""

    @when(Rang, works_in=(Villager.hand, Villager.field))
    async def hoot(self, rang):
        """Hoot"""
        await self.game.perform_unsettled(Done(lambda game: None))


class Sloth(Folk, strength=1):
    """When the bell rings, it does nothing."""

    @when(Rang)
    async def sleep(self, rang):
        """Sleep"""


class Guard(Folk, strength=1):
    """When folk would leave, they do not."""

    @tabletop.instead(Left)
    async def hold(self, left):
        """Hold {folk} back"""


class Poet(Folk, strength=1):
    """When the bell rings, it may hoot."""

    @when(Rang, optional=True)
    async def sing(self, rang):
        """Sing"""


class Bells(tabletop.Rule):
    """When the bell rings, the rules do something."""

    @when(Rang)
    async def echo(self, rang):
        """Echo"""
        await self.game.perform_unsettled(Done(lambda game: None))


def rung(*kinds, where="field", rules=(), seat=1):
    """Return what a seat is told when the bell rings while Ann has these cards."""

    async def day(game):
        ann = game.players[0]
        laid = lay(game, getattr(ann, where), *kinds, owner=ann)
        await game.perform(Rang())
        await game.perform(Left(laid[0]))

    match = play(day, cards=kinds, rules=rules, seats=["Ann", "Bob"])
    while match.decision:
        match.answer("Yes" if match.decision.kind == "confirm" else 0)
    events = [one for one in match.events(seat) if one.kind != "Asked"]
    return [(one.kind, one.text.english) for one in events], events


def test_what_is_set_off_is_told_when_something_comes_of_it():
    """
    The owl hoots, and of the sloth, which does nothing, nothing is said.
    """
    found, events = rung(Owl, Sloth)

    assert found[:3] == [("Rang", "The bell rings 1 times."), ("SetOff", "Owl: Hoot"), ("Done", "It is done.")]
    assert "Sloth" not in str(found)
    assert [events[2].cause, events[1].cause] == [events[1].id, events[0].id]


def test_what_replaces_an_event_is_told_although_nothing_comes_of_it():
    """
    The guard holds itself back, so nothing else would tell why it is still there.
    """
    assert rung(Guard)[0][1] == ("SetOff", "Guard: Hold Guard back")


def test_what_a_player_could_have_let_go_is_used():
    """
    And that is told even if nothing comes of it.
    """
    assert ("Used", "Ann uses Poet: Sing") in rung(Poet)[0]


def test_what_the_rules_themselves_do_is_no_ability_that_people_read_of():
    """
    Only what they do is told.
    """
    found, events = rung(Sloth, rules=(Bells,))

    assert found[1] == ("Done", "It is done.")
    assert events[1].cause == events[0].id


def test_what_a_hidden_card_does_is_told_to_who_knows_it():
    """
    Others are told what comes of it, by a card, because of what set it off.
    """
    mine, _ = rung(Owl, where="hand", seat=0)
    others, events = rung(Owl, where="hand")

    assert mine[1] == ("SetOff", "Owl: Hoot")
    assert others[1] == ("Done", "It is done.")
    assert (events[1].cause, events[1].by.text.english) == (events[0].id, "a card")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_inside_an_ability_of_a_whole_game_says_why(seat):
    """
    Whoever is told of an ability is told of it before all that it does.
    """
    match = tabletop.testing.random_match("smash-up", seats=2, seed=4, most=80)
    known = set()
    for one in match.events(seat):
        assert one.cause in (None, *known)
        known.add(one.id)
    assert [one for one in match.events(seat) if one.kind in ("Used", "SetOff")]
