"""What each seat sees: everything it may know, and nothing else."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import NOBODY, Effect, Event, Text, effect, event, facts, pool, when, zone
from tabletop._outside.reader import Reader
from tests.engine.rulesets import NIGHTFALL, Days, Folk, Left, Rang, Villager, lay, play, settled, told


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Rock(tabletop.Card, copies=1):
    """It is only a rock."""


KINDS = (Ox, Hen, Rock)


async def wait(game):
    """Wait for Ann."""
    await game.players[0].confirms("Well?")


def seen(lay_out, seat, **kwargs):
    """Lay something out, and return what a seat sees."""

    async def day(game):
        result = lay_out(game, *game.players)
        if result is not None:
            await result
        await wait(game)

    return play(day, cards=KINDS, **kwargs).view(seat)


def faces(view, name, place=0):
    """Return the names of the cards that a view shows in a zone."""
    return [card and card.name for card in view.zone(name, place).cards]


def test_everybody_sees_how_many():
    """
    Of a zone that a seat does not see into it sees the number of cards, and not one of them.
    """

    def lay_out(game, ann, bob):
        lay(game, ann.deck, Ox, Hen, owner=ann)
        lay(game, ann.hand, Hen, owner=ann)

    for seat, hand in ((0, ["Hen"]), (1, []), (None, [])):
        view = seen(lay_out, seat)
        assert (view.zone("deck", 0).count, faces(view, "deck")) == (2, [])
        assert (view.zone("hand", 0).count, faces(view, "hand")) == (1, hand)
        assert view.zone("square").count == 0


class Crier(Folk, strength=1):
    """When the bell rings, somebody is asked what is cried."""

    @when(Rang)
    async def cry(self, rang):
        """Cry"""
        await self.owner.confirms("Aloud?")


def test_what_is_being_resolved_does_not_say_again_what_lies_open_is_called():
    """
    Whoever looks at it finds the card by its id, spectators too.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Crier, owner=ann)
        await game.perform(Rang())

    match = play(day, cards=[Crier])

    for seat in (0, 1, None):
        view = match.view(seat)
        (crier,) = view.zone("field", 0).cards
        (resolved,) = tabletop.to_data(view)["stack"]
        assert (resolved["card"], "name" in resolved, view.stack[0].name) == (crier.id, False, "Crier")


def test_a_known_card_in_a_deck_is_seen_in_its_place():
    """
    Where order can be followed, known cards stand among unknown ones, without ids.
    """

    async def lay_out(game, ann, bob):
        lay(game, ann.deck, Ox, Hen, Ox, owner=ann)
        await game.look_at(bob, ann.deck.cards[1:2])

    view = seen(lay_out, 1)

    assert faces(view, "deck") == [None, "Hen", None]
    assert view.zone("deck", 0).cards[1].id is None
    assert faces(seen(lay_out, 0), "deck") == []


def test_known_cards_in_anothers_hand_are_seen_in_no_order():
    """
    Where order can't be followed, the cards known to be there are sorted, whichever came first.
    """

    async def lay_out(game, ann, bob):
        cards = lay(game, ann.hand, Ox, Hen, Rock, owner=ann)
        await game.reveal(cards[0])
        await game.reveal(cards[1])

    assert faces(seen(lay_out, 1), "hand") == ["Hen", "Ox"]
    assert faces(seen(lay_out, 0), "hand") == ["Ox", "Hen", "Rock"]


def test_a_card_in_the_open_is_seen_with_all_that_is_on_it():
    """
    In play a card shows its controller, columns, values and pools; elsewhere only what is printed.
    """

    def lay_out(game, ann, bob):
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.give_to(bob)
        ox.set(mood="cross")
        game.pay(game.COIN, 2, game.box, ox.coins)
        lay(game, ox.basket, Rock)
        lay(game, ann.discard, Hen, owner=ann)

    view = seen(lay_out, None)
    (ox,), (hen,) = view.zone("field", 0).cards, view.zone("discard", 0).cards

    assert (ox.kind, ox.name, ox.provenance, ox.owner, ox.controller, ox.face_up) == (
        "ox",
        "Ox",
        "official",
        0,
        1,
        True,
    )
    assert (ox.columns, ox.values, ox.pools) == (
        {"mood": "cross", "scars": 0},
        {"strength": 4, "may_rest": False},
        {"coins": {"COIN": 2}},
    )
    assert (hen.name, hen.owner, hen.controller, dict(hen.columns), dict(hen.pools)) == ("Hen", 0, None, {}, {})
    (rock,) = view.zone("basket", ox.id).cards
    assert (rock.name, rock.owner, rock.controller, dict(rock.columns)) == ("Rock", None, None, {})


def test_a_face_down_card_in_play_shows_no_face():
    """
    Others see that a card lies there, whose it is, and what was put on it; who knows it sees the face, without values.
    """

    def lay_out(game, ann, bob):
        ox, hen = lay(game, ann.hand, Ox, Hen, owner=ann)
        for card in (ox, hen):
            card.turn(face_up=False)
        down = ox.move(ann.field)
        down.set(mood="cross")
        game.pay(game.COIN, 1, game.box, down.coins)

    (down,) = seen(lay_out, 1).zone("field", 0).cards
    assert (down.kind, down.name, down.provenance, down.owner, down.controller, down.face_up) == (
        None,
        None,
        None,
        0,
        0,
        False,
    )
    assert (down.columns, dict(down.values), down.pools) == ({"mood": "cross"}, {}, {"coins": {"COIN": 1}})
    (known,) = seen(lay_out, 0).zone("field", 0).cards
    assert (known.name, dict(known.values), known.face_up) == ("Ox", {}, False)


def test_a_face_down_card_out_of_play_shows_only_that_it_is_there():
    """
    In an open pile a card that lies face down has an id, and no face and no owner for who does not know it.
    """

    def lay_out(game, ann, bob):
        ox, _ = lay(game, ann.hand, Ox, Hen, owner=ann)
        ox.turn(face_up=False)
        ox.move(ann.discard)

    for seat, face in ((0, ("Ox", 0)), (1, (None, None)), (None, (None, None))):
        (down,) = seen(lay_out, seat).zone("discard", 0).cards
        assert (down.name, down.owner, down.face_up) == (*face, False)
        assert down.id is not None


def test_face_down_cards_of_different_kinds_look_alike():
    """
    That one kind of card could have coins and moods and another could not, does not show while they lie face down.
    """

    def lay_out(game, ann, bob):
        for card in lay(game, ann.hand, Ox, Rock, Hen, owner=ann)[:2]:
            card.turn(face_up=False)
            card.move(ann.field)

    first, second = seen(lay_out, 1).zone("field", 0).cards

    assert first._replace(id=None) == second._replace(id=None)
    assert first.id != second.id


def test_a_card_that_was_hidden_has_a_new_id():
    """
    Who follows an id loses it when the card goes through a place that is hidden.
    """
    ids = []

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.hand, Hen, owner=ann)
        await wait(game)
        ox = ox.move(ann.hand)
        await wait(game)
        ox = ox.move(ann.field)
        await wait(game)
        ox.move(game.players[1].field)
        await wait(game)

    match = play(day, cards=KINDS)
    for place in (("field", 0), ("hand", 0), ("field", 0), ("field", 1)):
        ids.append([getattr(card, "id", None) for card in match.view(1).zone(*place).cards if card.name == "Ox"])
        match.answer("Yes")

    (first,), (hidden,), (second,), (third,) = ids
    assert hidden is None
    assert first != second
    assert second == third


def test_no_two_readers_share_ids():
    """
    What one seat calls a card says nothing to another, nor to spectators.
    """

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, owner=ann)

    ids = {seen(lay_out, seat).zone("field", 0).cards[0].id for seat in (0, 1, None)}

    assert len(ids) == 3
    assert ids == {seen(lay_out, seat).zone("field", 0).cards[0].id for seat in (0, 1, None)}
    assert ids.isdisjoint({seen(lay_out, seat, seed=2).zone("field", 0).cards[0].id for seat in (0, 1, None)})


def test_a_zone_is_found_by_name_and_place():
    """
    A view gives a zone by its name and holder, all its cards by id, and refuses what is not there.
    """

    def lay_out(game, ann, bob):
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.deck, Ox, owner=ann)

    view = seen(lay_out, 0)

    assert [card.name for card in view.cards.values()] == ["Ox"]
    for name, place in (("field", 2), ("meadow", 0), ("field", None)):
        with pytest.raises(tabletop.NoSuchThing) as raised:
            view.zone(name, place)
        assert str(raised.value) == f"there is no {(name, place)} among the zones of this view"


def test_a_pool_is_found_by_name_and_place():
    """
    A view gives a pool by its name and the seat that holds it, and refuses what is not there.
    """

    def lay_out(game, ann, bob):
        bob.take(game.COIN, 2, to=bob.purse)

    view = seen(lay_out, 0)

    assert [view.pool("purse", seat).count for seat in (0, 1)] == [0, 2]
    assert view.pool("box").supplies["COIN"] == 18
    for name, place in (("purse", 2), ("pocket", 0), ("purse", None)):
        with pytest.raises(tabletop.NoSuchThing) as raised:
            view.pool(name, place)
        assert str(raised.value) == f"there is no {(name, place)} among the pools of this view"


def test_hidden_pools_show_only_how_much_there_is():
    """
    A sack shows others its weight, a closed pool nobody its contents; the box is open.
    """

    def lay_out(game, ann, bob):
        ann.take(game.COIN, 2, to=ann.sack)
        game.pay(game.GRAIN, 5, game.box, game.stock)

    pools = {
        (seat, one.name): (one.count, one.supplies)
        for seat in (0, 1)
        for one in seen(lay_out, seat).pools
        if one.place in (0, None)
    }

    assert pools[0, "sack"] == (2, {"COIN": 2})
    assert pools[1, "sack"] == (2, None)
    assert pools[0, "stock"] == pools[1, "stock"] == (5, None)
    assert pools[1, "box"] == (18, {"COIN": 18})
    assert pools[1, "purse"] == (0, {})


def test_a_game_without_supplies_shows_no_pools():
    """
    Where nothing is counted there is nothing to show.
    """
    assert tabletop.new("tic-tac-toe", seed=1).view().pools == ()


def test_only_who_decides_sees_the_decision():
    """
    Others see for whom the match waits, and nothing of what is on offer.
    """

    async def day(game):
        ann = game.players[0]
        ox, hen = lay(game, ann.hand, Ox, Hen, owner=ann)
        await ann.choose(Text("v.show", "Show {it}?", it=hen), [ox, (ox, hen), "none"], about=ox)

    match = play(day, cards=KINDS, seats=["Ann", "Bob"])
    mine, others = match.view(0), match.view(1)
    hand = {card.name: card.id for card in mine.zone("hand", 0).cards}

    assert (others.waiting, others.decision, match.view().decision) == ((0,), None, None)
    decision = mine.decision
    assert (decision.number, decision.seat, decision.kind, decision.about) == (0, 0, "pick", hand["Ox"])
    assert (decision.prompt.english, decision.prompt.arguments["it"].card) == ("Show Hen?", hand["Hen"])
    assert [(option.label, option.cards) for option in decision.options] == [
        ("Ox", (hand["Ox"],)),
        ("Ox, Hen", (hand["Ox"], hand["Hen"])),
        ("none", ()),
    ]


def test_words_are_put_for_each_reader():
    """
    Arguments of all kinds read well, and hidden cards are only cards.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, bob.hand, Ox, owner=bob)
        (hen,) = lay(game, ann.field, Hen, owner=ann)
        (rock,) = lay(game, hen.basket, Rock)
        text = Text(
            "v.all",
            "{who} {card} {text} {zone} {square} {pool} {on} {kind} {many} {number}",
            who=ann,
            card=ox,
            text=Text("v.in", "in {it}", it=ox),
            zone=ann.field,
            square=game.square,
            pool=bob.purse,
            on=hen.basket,
            kind=game.COIN,
            many=(hen, [bob, rock]),
            number=3,
        )
        await ann.confirms(text)

    match = play(day, cards=KINDS, seats=["Ann", "Bob"])
    prompt = match.view(0).decision.prompt
    hen = match.view(0).zone("field", 0).cards[0].id

    assert prompt.english == ("Ann a card in a card Ann's field square Bob's purse Hen's basket COIN Hen, Bob, Rock 3")
    assert prompt.arguments["who"] == (0, "Ann")
    assert prompt.arguments["card"] == (None, None, None)
    assert prompt.arguments["zone"] == ("0.field", "field")
    assert prompt.arguments["square"] == ("square", "square")
    assert prompt.arguments["on"] == (f"{hen}.basket", "basket")
    assert prompt.arguments["kind"] == "COIN"
    assert prompt.arguments["number"] == 3
    assert prompt.arguments["text"].english == "in a card"
    assert tabletop.to_data(prompt)["arguments"]["text"] == {"key": "v.in", "arguments": {"it": {}}}
    assert json.loads(tabletop.to_json(match.view(0))) == json.loads(json.dumps(tabletop.to_data(match.view(0))))


def test_facts_are_open_to_all():
    """
    Facts of all plain kinds are shown as data.
    """

    @facts
    class Weather(Days):
        """It rains."""

        rain: tuple[int, ...] = (1, 2)
        wind: str = "west"
        sun: bool = False
        moon: int | None = None

    async def day(game):
        await wait(game)

    view = play(day, facts_class=Weather).view()

    assert tabletop.to_data(view)["facts"] == {
        "active": 0,
        "day": 0,
        "rain": [1, 2],
        "wind": "west",
        "sun": False,
        "moon": None,
    }


def test_the_outcome_is_told_in_words():
    """
    When it is over everybody sees who won, the points, the ranking and how.
    """
    match = tabletop.new("tic-tac-toe", seats=["Ann", "Bob"], seed=1)
    settled(match, "centre", "top", "top left", "left", "bottom right")
    outcome = match.view(1).outcome

    assert (outcome.winners, outcome.points, outcome.ranking) == ((0,), (1, 0), ((0,), (1,)))
    assert outcome.how.english == str(match.outcome.how)
    assert match.view(1).waiting == ()
    assert match.view(1).decision is None


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0, 10**30])
def test_only_seats_and_spectators_look(seat):
    """
    Nobody looks from a seat that is not there.
    """

    async def day(game):
        await wait(game)

    match = play(day)

    for look in (match.view, match.events, match.can_undo):
        with pytest.raises(tabletop.NoSuchSeat, match="seats are 0 to 1"):
            look(seat)


def test_looking_changes_nothing():
    """
    Views, events and words leave the match as it was.
    """
    match = tabletop.new("hedge-court", seed=3)
    before = match.digest()
    for seat in (0, 1, None):
        match.view(seat)
        match.events(seat)
    repr(match), repr(match.decision), match.stack, match.invariants()

    assert match.digest() == before


# ------------------------------------------------------------------------------------------------ events and folding


@given(seed=st.integers(0, 20), answers=st.lists(st.integers(0, 5), max_size=30), cut=st.integers(0, 60))
def test_folding_events_gives_the_next_view(seed, answers, cut):
    """
    For every seat and spectators: events folded into any view before them give the view now, in any language's JSON.
    """
    match = tabletop.new("hedge-court", seed=seed)
    for answer in answers:
        if match.decision is None:
            break
        if match.decision.single:
            match.answer(answer % len(match.decision.options))
        else:
            match.answer(range(match.decision.at_least) and list(range(match.decision.at_least)))
    for seat in (0, 1, None):
        now = json.loads(tabletop.to_json(match.view(seat)))
        events = match.events(seat)
        assert tabletop.fold({}, events) == now
        since = min(cut, match.sequence)
        kept = [one for one in events if one.sequence <= since]
        assert tabletop.fold(tabletop.fold({}, kept), match.events(seat, since=since)) == now
        as_data = json.loads(json.dumps(tabletop.to_data(events)))
        assert tabletop.fold({}, as_data) == now


def test_folding_leaves_its_picture_alone():
    """
    A frontend keeps its old picture.
    """
    match = tabletop.new("tic-tac-toe", seed=1)
    before = tabletop.to_data(match.view(0))
    copy = json.dumps(before)
    last = match.sequence
    match.answer(4)

    after = tabletop.fold(before, match.events(0, since=last))

    assert json.dumps(before) == copy
    assert after == tabletop.to_data(match.view(0))
    assert after != before


def test_a_card_is_named_to_those_who_saw_it_move():
    """
    Who sees either end of a move is told which card it was; others hear of a card, also if they knew one of those there.
    """

    async def day(game):
        ann, _bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.hand, Hen, Hen, owner=ann)
        ox = await game.move(ox, ann.hand)
        await game.move(ox, ann.deck)
        await game.move(ann.hand.first, ann.deck)

    match = play(day, cards=KINDS, seats=["Ann", "Bob"])
    moves = {seat: [text for text in told(match, seat) if "goes" in text] for seat in (0, 1)}

    assert moves[0] == ["Ox goes to Ann's hand.", "Ox goes to Ann's deck.", "Hen goes to Ann's deck."]
    assert moves[1] == ["Ox goes to Ann's hand.", "a card goes to Ann's deck.", "a card goes to Ann's deck."]


def test_events_point_at_cards_by_the_readers_ids():
    """
    The fields of an event carry the ids that the reader's view has, and none for what is hidden.
    """

    async def day(game):
        ann = game.players[0]
        (_ox,) = lay(game, ann.deck, Ox, owner=ann)
        await game.draw(ann, ann.deck, ann.hand)
        await wait(game)

    match = play(day, cards=KINDS)
    drew = {seat: match.events(seat)[0].fields["card"] for seat in (0, 1)}

    ox = match.view(0).zone("hand", 0).cards[0].id
    assert drew == {0: (ox, "ox", "Ox"), 1: (None, None, None)}
    # What the view shows of a card need not be said again.
    assert {seat: tabletop.to_data(card) for seat, card in drew.items()} == {0: {"card": ox}, 1: {}}


def test_what_left_play_is_told_by_what_it_was():
    """
    The log calls folk that left by their name, although they lie elsewhere now.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        await game.perform_unsettled(Left(ox))
        ann.discard.first.move(ann.deck)
        await ann.deck.shuffle()
        await wait(game)

    assert told(play(day, cards=KINDS), 1)[0] == "Ox leaves."


def test_to_data_knows_what_views_are_made_of():
    """
    Everything in a view becomes dictionaries, lists and scalars.
    """
    from enum import Enum

    class Colour(Enum):
        """A colour."""

        RED = "red"

    assert tabletop.to_data({1: Colour.RED, "x": (1, [Text("k", "Hi {who}", who="Ann")])}) == {
        "1": "red",
        "x": [1, [{"key": "k", "english": "Hi Ann"}]],
    }
    assert tabletop.to_json({"é": None}) == '{"é":null}'


def test_hidden_cards_on_a_card_are_counted():
    """
    Zones on cards are shown when they hold something, each as far as its reader sees into it.
    """

    class Chest(tabletop.Card, copies=1):
        """It hides things."""

        inside = zone(NOBODY)
        purse = pool(NOBODY)

    async def day(game):
        ann = game.players[0]
        full, _ = lay(game, ann.field, Chest, Chest, owner=ann)
        lay(game, full.inside, Rock, Rock)
        await wait(game)

    view = play(day, cards=[*KINDS, Chest]).view(0)
    chests = view.zone("field", 0).cards
    insides = [one for one in view.zones if one.name == "inside"]

    assert [(one.place, one.count, one.cards, one.holder) for one in insides] == [(chests[0].id, 2, (), "card")]


def test_what_an_owner_sees_on_a_card_is_its_owners():
    """
    A zone on a card that its owner sees into is the card owner's, whoever controls it.
    """

    class Diary(tabletop.Card, copies=1):
        """Only its owner reads it."""

        pages = zone(tabletop.OWNER)

    async def day(game):
        ann, bob = game.players
        (diary,) = lay(game, bob.field, Diary, owner=ann)
        diary.give_to(bob)
        lay(game, diary.pages, Rock)
        lay(game, lay(game, bob.field, Diary)[0].pages, Ox)
        await wait(game)

    match = play(day, cards=[*KINDS, Diary])
    shown = {
        seat: [[c.name for c in one.cards] for one in match.view(seat).zones if one.name == "pages"] for seat in (0, 1)
    }

    assert shown == {0: [["Rock"], []], 1: [[], []]}


def test_effects_are_in_the_view_as_long_as_they_last():
    """
    What lasts shows; what ended does not.
    """

    @effect
    class Fog(Effect):
        """Nobody sees far."""

    async def day(game):
        game.begin(Fog(), until=NIGHTFALL, controller=game.players[1])
        await wait(game)
        game.expire(NIGHTFALL)
        await wait(game)

    match = play(day, effects=[Fog])
    assert [(one.kind, one.text.english, one.until, one.controller) for one in match.view().effects] == [
        ("Fog", "Nobody sees far.", NIGHTFALL, 1)
    ]
    match.answer("Yes")

    assert match.view().effects == ()


def test_a_player_may_be_told_by_the_rules_own_words():
    """
    Things that bring their own words are put in those, and anything else as it prints.
    """

    class Pair(tuple):
        """A pair with words of its own."""

        def label_for(self, seat):
            return Text("v.pair", "a pair")

    @event
    class Found(Event):
        """Something was found."""

        text = "{what} was found, {how}."
        what: object
        how: object

    async def day(game):
        await game.perform_unsettled(Found(Pair((1, 2)), 2.5))
        await game.perform_unsettled(Rang())

    match = play(day)

    assert told(match, 0)[0] == "a pair was found, 2.5."
    assert match.events(0)[0].fields == {"what": [1, 2], "how": "2.5"}


def test_villagers_show_columns_and_values():
    """
    Players are shown with their names, columns and computed values, and so is the game.
    """

    async def day(game):
        game.players[1].set(luck=4)
        await wait(game)

    view = play(day, seats=["Ann", "Bob"], taxes=tabletop.quantity(3)).view(0)

    assert [(one.seat, one.name, one.columns, one.values) for one in view.players] == [
        (0, "Ann", {"luck": 0}, {"hand_limit": 5}),
        (1, "Bob", {"luck": 4}, {"hand_limit": 5}),
    ]
    assert view.values == {"taxes": 3}
    assert Villager.hand_limit.name == "hand_limit"


def test_a_column_that_tells_people_nothing_is_not_shown():
    """
    What only the rules need is on the table, and in no view of a player or a card.
    """

    class Clerk(Villager):
        """A villager with a desk."""

        desk = tabletop.column(default=7, shown=False)

    class Stamp(Folk, strength=1):
        """It is used up."""

        ink = tabletop.column(default=0, shown=False)

    async def day(game):
        ann = game.players[0]
        (stamp,) = lay(game, ann.field, Stamp, owner=ann)
        stamp.set(ink=3)
        assert (ann.desk, stamp.ink) == (7, 3)
        await wait(game)

    view = play(day, cards=(Stamp,), player_class=Clerk).view(0)

    assert set(view.players[0].columns) == {"luck"}
    assert set(view.zone("field", 0).cards[0].columns) == {"mood", "scars"}


def test_cards_in_no_order_are_listed_by_what_is_on_them():
    """
    Where no order can be followed, cards that look alike but for what is on them are listed alike, however they lie.
    """

    class Miller(Villager):
        """A villager with a barn that nobody looks into."""

        barn = zone(NOBODY, in_play=True)

    def moods(*laid):
        async def day(game):
            ann = game.players[0]
            for ox, mood in zip(lay(game, ann.barn, *[Ox] * len(laid), owner=ann), laid, strict=True):
                ox.set(mood=mood)
                await game.reveal(ox)
            await wait(game)

        return [
            card.columns["mood"] for card in play(day, cards=KINDS, player_class=Miller).view(0).zone("barn", 0).cards
        ]

    assert moods("shy", "bold", "mild") == moods("mild", "shy", "bold") == ["bold", "mild", "shy"]


def test_events_tell_how_many_answers_there_were_and_fold_as_data_too():
    """
    Whenever somebody is asked, an event has the number of answers; and frontends may fold what came as JSON.
    """

    async def day(game):
        await wait(game)
        await game.perform_unsettled(Rang(3))
        await wait(game)

    match = play(day)
    before = tabletop.to_data(match.view(0))
    told_before = match.sequence
    match.answer("Yes")
    news = match.events(0, since=told_before)

    assert [(one.kind, one.number) for one in news] == [("Rang", None), ("Asked", 1)]
    after = tabletop.to_data(match.view(0))
    assert after["number"] == 1
    assert tabletop.fold(before, news) == tabletop.fold(before, json.loads(json.dumps(tabletop.to_data(news)))) == after
    assert news[0].happenings == ()


def test_a_change_is_told_where_it_is():
    """
    Of what is as it was before, nothing is told again: a change of a player's luck is told as that and no more.
    """

    @event
    class Found(Event):
        """Bob finds a clover."""

        text = "Bob finds a clover."

        def happen(self, game):
            game.players[1].set(luck=3)

    async def day(game):
        lay(game, game.square, Ox)
        await game.perform_unsettled(Rang())
        await game.perform_unsettled(Found())

    (found,) = [one for one in play(day, cards=KINDS).events(0) if one.kind == "Found"]

    assert found.happenings == (("mark", {"luck": 3}, "columns", 1),)


def test_what_others_may_not_know_has_no_cause_and_no_batch():
    """
    Of an event that a reader is not told, even why and with what it happened is kept back.
    """

    @event
    class Whispered(Event):
        """Ann is told something, and is glad for all to see."""

        text = "Psst, {times}."
        times: int

        def happen(self, game):
            game.players[0].set(luck=self.times)

        def audience(self):
            return ()

    class Gossip(Folk, strength=1):
        """When the bell rings, there is whispering."""

        @when(Rang)
        async def whisper(self, rang):
            await self.game.perform_together([Whispered(1), Whispered(2)])

    async def day(game):
        lay(game, game.players[0].field, Gossip, owner=game.players[0])
        await game.perform_unsettled(Rang(1))
        await game.settle()

    secret = [one for one in play(day, cards=[Gossip]).events(1) if one.kind == "Something"]

    assert [(one.cause, one.batch, one.text.key) for one in secret] == [(None, None, "tabletop.Something")] * 2


def test_a_spectator_has_no_seat():
    """
    A view says for whom it is.
    """
    match = play(wait)

    assert [match.view(seat).seat for seat in (0, 1, None)] == [0, 1, None]


def test_zones_on_cards_are_listed_where_something_lies():
    """
    Of the zones on cards those with something in them are shown, by the ids of the cards, which tell nothing.
    """

    def lay_out(game, ann, bob):
        _, second, _, fourth = lay(game, ann.field, Ox, Ox, Hen, Hen, owner=ann)
        lay(game, second.basket, Rock)
        lay(game, fourth.basket, Rock, Rock)

    view = seen(lay_out, 1)
    baskets = [zone for zone in view.zones if zone.name == "basket"]

    assert sorted((view.cards[zone.place].name, zone.count) for zone in baskets) == [("Hen", 2), ("Ox", 1)]
    assert [zone.id for zone in baskets] == sorted(f"{zone.place}.basket" for zone in baskets)


def test_an_effect_shows_who_began_it():
    """
    An effect of the first seat is told apart from one of nobody.
    """

    @effect
    class Fair(Effect):
        """There is a fair."""

    def lay_out(game, ann, bob):
        game.begin(Fair(), until=NIGHTFALL, controller=ann)
        game.begin(Fair(), until=NIGHTFALL, controller=bob)
        game.begin(Fair(), until=NIGHTFALL)

    assert [one.controller for one in seen(lay_out, 0, effects=[Fair]).effects] == [0, 1, None]


def test_places_are_told_in_words():
    """
    A place of two words is told in two words, whosever it is.
    """

    class Hoarder(Villager):
        """A villager with a place of two words."""

        back_yard = zone()

    async def day(game):
        lay(game, game.players[1].back_yard, Ox, Ox, owner=game.players[1])
        await game.players[1].back_yard.shuffle()

    match = play(day, cards=[Ox], player_class=Hoarder)

    assert "Seat 2's back yard is shuffled." in [event.text.english for event in match.events(0)]


@event
class Slipped(Event):
    """Somebody is slipped under a cloak to somebody."""

    text = "{folk} is slipped to {villager}."
    folk: Folk
    villager: Villager

    def happen(self, game):
        self.folk.move(self.villager.hand)


def test_an_event_points_at_who_came_although_nobody_knows_who_it_is():
    """
    The card of which is told lay elsewhere as another one: whoever saw it come points at it where it lies now.
    """

    async def day(game):
        ann = game.players[0]
        ox, *_ = lay(game, game.pot, Ox, Hen, Hen)
        ox.turn(face_up=False)
        await game.perform(Slipped(ox.move(game.square) or game.square.first, ann))
        await ann.confirms("Well?")

    match = play(day, cards=[Ox])
    slipped = next(one for one in match.events(0) if one.kind == "Slipped")
    (shown,) = match.view(0).zone("hand", 0).cards

    assert shown.id is not None
    assert shown.name is None
    assert slipped.fields["folk"].card == shown.id


def test_what_is_known_is_said_by_yes_and_no():
    """
    A face that nobody ever saw is not known, and one before everybody's eyes is.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, bob.hand, Ox, Ox, owner=bob)
        lay(game, bob.field, Ox, owner=bob)
        await ann.confirms("Well?")

    match = play(day, cards=[Ox])
    with match._held(match._now) as live:
        knows = [Reader(live.game, 0).knows(row) for row in range(3)]

    assert knows == [False, False, True]


@event
class Hatched(Event):
    """A card that was not there before is there from then on."""

    text = "{folk} hatches."
    hand: tabletop.Zone
    folk: Folk | None = None

    def happen(self, game):
        game.add_cards([Ox], self.hand, owner=self.hand.holder)
        self.folk = self.hand.last


def test_an_event_tells_of_a_card_that_was_not_there_before():
    """
    Who sees it is told its name; to all others it is a card, as it was never before.
    """

    async def day(game):
        await game.perform(Hatched(game.players[0].hand))
        await game.players[0].confirms("Well?")

    match = play(day, cards=[Ox])

    told = [next(one for one in match.events(seat) if one.kind == "Hatched") for seat in (0, 1, None)]
    assert [one.text.english for one in told] == ["Ox hatches.", "a card hatches.", "a card hatches."]
