"""The table: columns that are shared until written to, and the verbs that keep its books."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Card,
    Event,
    Facts,
    RulesBug,
    column,
    displayed,
    event,
    facts,
    pool,
    relation,
    supply,
    zone,
)
from tabletop._table.invariants import broken
from tests.engine.rulesets import Folk, Left, Village, Villager, lay, play, run, village


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Rock(Card):
    """Nothing lies on it."""


def farm(seats=2):
    """Return a game in progress with two cards in a hand, two in a field and two in a deck."""

    async def day(game):
        ann = game.players[0]
        for place in (ann.hand, ann.field, ann.deck):
            lay(game, place, Ox, Hen, owner=ann)
        await ann.confirms("Go on?")

    match = play(day, cards=(Ox, Hen), seats=seats)
    return match._live()


def test_a_snapshot_never_changes():
    """
    What is written after a snapshot was taken does not show in it.
    """
    table = farm().table
    before = table.snapshot()
    copy = {key: list(value) if isinstance(value, list) else value for key, value in before.items()}

    table.move(0, 3, first=False, shown=False)
    table.write("card.mood", 1, "cross")
    table.pay(Village.COIN, 2, 0, 3)
    table.set_facts({"day": 7})
    table.put("rolls", 9)

    assert before == copy
    assert table.columns["card.mood"][1] == "cross"


def test_what_is_not_written_to_is_shared():
    """
    Two snapshots share all columns that did not change between them.
    """
    table = farm().table
    before = table.snapshot()
    table.write("card.mood", 0, "cross")
    after = table.snapshot()

    assert before["card.mood"] is not after["card.mood"]
    assert all(before[key] is after[key] for key in before if key != "card.mood")


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("move"), st.integers(0, 5), st.integers(0, 11), st.booleans(), st.booleans()),
            st.tuples(st.just("turn"), st.integers(0, 5), st.booleans()),
            st.tuples(st.just("show"), st.integers(0, 5), st.integers(0, 7)),
            st.tuples(st.just("reorder"), st.integers(0, 11)),
            st.tuples(st.just("pay"), st.integers(0, 11), st.integers(0, 11)),
        ),
        max_size=12,
    )
)
def test_whatever_is_done_invariants_are_kept_and_snapshots_stay(verbs):
    """
    Any verbs in any order keep every invariant of the table, and leave the tables of before as they were.
    """
    game = farm()
    table = game.table
    seen = []
    for verb, *given_ in verbs:
        state = table.snapshot()
        seen.append((state, repr(state)))
        if verb == "move":
            row, to, first, shown = given_
            game.card_at(row).move(game.zone_at(to % table.layout.first_card_zone), first=first, shown=shown)
        elif verb == "turn":
            if game.card_at(given_[0]).in_play:
                game.card_at(given_[0]).turn(face_up=given_[1])
        elif verb == "show":
            table.show(*given_)
        elif verb == "reorder":
            number = given_[0] % table.layout.first_card_zone
            table.reorder(number, tuple(reversed(table.columns["zones"][number])))
        else:
            source, to = (game.players[0].purse, game.box) if given_[0] % 2 else (game.box, game.players[0].purse)
            game.pay(Village.COIN, given_[1], source, to, up_to=True)

    assert not broken(game)
    assert all(repr(state) == text for state, text in seen)


def test_facts_are_replaced_and_never_changed():
    """
    A record of facts somebody holds stays as it was; a fact that does not exist can't be set.
    """
    game = farm()
    before = game.facts
    game.set_facts(day=3)

    assert (before.day, game.facts.day, game.table.facts.day) == (0, 3, 3)
    with pytest.raises(TypeError, match="Days has no moon, sun"):
        game.set_facts(sun=1, moon=2)
    assert game.facts.day == 3


def test_a_card_stays_itself_between_places_in_play():
    """
    Moving within play or to an open place out of hiding makes no new card of it; leaving play or hiding does.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        across = ox.move(bob.field)
        gone = across.move(ann.discard)
        back = gone.move(ann.field)
        hidden = back.move(ann.hand)
        hidden_more = hidden.move(ann.deck)
        opened = hidden_more.move(ann.discard)
        return [card.incarnation for card in (ox, across, gone, back, hidden, hidden_more, opened)]

    assert run(day, cards=[Ox]) == [0, 0, 1, 1, 2, 3, 3]


def test_who_controls_a_card_goes_on_doing_so_wherever_in_play_it_goes():
    """
    An ox that is led into somebody else's field works for whom it did; one that comes into play there, for whose it is.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.discard, Ox, owner=ann)
        led, come = [card.move(bob.field) for card in (ann.field.first, ann.discard.first)]
        return led.controller == ann, come.controller == ann, len(bob.field)

    assert run(day, cards=[Ox]) == (True, True, 2)


def test_cards_go_to_the_end_or_to_the_front():
    """
    A card goes to the end of a zone unless it is to be the first; moving within a zone does not make it new.
    """

    async def day(game):
        pile = game.players[0].discard
        a, b, c = lay(game, pile, Ox, Hen, Ox)
        c.move(pile, first=True)
        a.move(pile)
        return pile.cards == (c, b, a), pile.first == c, pile.last == a, len(pile), c.is_current

    assert run(day, cards=[Ox, Hen]) == (True, True, True, 3, True)


def test_who_leaves_play_leaves_everything_behind():
    """
    Columns go back to their defaults except those that stay, control to the owner, face up, and pieces to the box.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.set(mood="cross", scars=2)
        ox.give_to(bob)
        ox.turn(face_up=False)
        game.pay(game.COIN, 3, game.box, ox.coins)
        left = ox.move(ann.discard)
        return left.mood, left.scars, left.controller, left.face_up, left.coins[game.COIN], game.box[game.COIN]

    mood, scars, controller, face_up, coins, box = run(day, cards=[Ox])
    assert (mood, scars, controller.seat, face_up, coins, box) == ("calm", 2, 0, True, 0, 20)


def test_a_handle_of_what_is_gone_tells_how_it_last_was():
    """
    Who holds a card that has left play sees it as it was just before, until the step is over.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.set(mood="cross")
        ox.give_to(bob)
        ox.turn(face_up=False)
        game.pay(game.COIN, 3, game.box, ox.coins)
        (hen,) = lay(game, ox.basket, Hen, owner=ann)
        hen.move(ann.field)
        ox.move(ann.hand)
        return ox.is_current, ox.mood, ox.controller.seat, ox.face_up, ox.in_play, ox.zone.name, ox.strength

    assert run(day, cards=[Ox, Hen]) == (False, "cross", 1, False, True, "field", 4)


def test_what_lay_on_a_card_that_is_gone_is_remembered_too():
    """
    Pools and zones of a card that has left play show what they held just before.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.pay(game.COIN, 3, game.box, ox.coins)
        (hen,) = lay(game, ox.basket, Hen, owner=ann)
        assert (len(ox.coins), len(ox.basket)) == (3, 1)

        @event
        class Fell(Event):
            text = "All fall."

            def happen(self, game):
                looked = ox.move(ann.discard)
                assert looked is not None
                hen.move(ann.discard)

        await game.perform_unsettled(Fell())
        now = game.card_at(ox.row)
        return (
            ox.coins[game.COIN],
            dict(ox.coins.counts),
            len(ox.coins),
            [card.name for card in ox.basket],
            len(ox.basket),
            now.coins[game.COIN],
            len(now.basket),
        )

    assert run(day, cards=[Ox, Hen]) == (3, {"COIN": 3}, 3, ["Hen"], 1, 0, 0)


def test_who_comes_and_goes_in_one_moment_is_remembered_as_they_were_in_between():
    """
    An ox that came into play and left it while one thing happened last was as it was just before it left.
    """

    @event
    class Visited(Event):
        text = "{ox} drops in."
        looks_back = True
        ox: Ox

        def happen(self, game):
            self.ox = self.ox.move(game.players[0].field)
            self.ox.set(mood="cross")
            self.ox.move(game.players[0].discard)

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.discard, Ox, owner=ann)
        (visited,) = await game.perform_together([Visited(ox)])
        return visited.ox.is_current, visited.ox.mood, visited.ox.zone.name

    assert run(day, cards=[Ox]) == (False, "cross", "field")


def test_nothing_can_be_done_with_what_is_gone():
    """
    Acting on a card that has left play does nothing and says so, even if the same cardboard has come back.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        again = ox.move(ann.discard).move(ann.field)
        (hen,) = lay(game, ann.field, Hen, owner=ann)
        did = [
            ox.move(bob.field),
            await game.move(ox, bob.field),
            ox.turn(face_up=False),
            ox.give_to(bob),
            ox.set(mood="cross"),
            await game.reveal(ox),
            game.pay(game.COIN, 1, game.box, ox.coins),
            await game.transfer(game.COIN, 1, game.box, ox.coins),
            hen.move(ox.basket),
        ]
        return did, again.is_current, again.zone == ann.field, again.mood, again.face_up, again.coins[game.COIN]

    nothing = [None, None, False, False, False, None, 0, 0, None]
    assert run(day, cards=[Ox, Hen]) == (nothing, True, True, "calm", True, 0)


def test_who_does_something_with_a_card_is_told_that_it_was_done():
    """
    Verbs of cards say yes if they did what they say.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        return ox.turn(face_up=False), ox.give_to(bob), ox.set(mood="cross"), ox.controller == bob, ox.face_up

    assert run(day, cards=[Ox, Hen]) == (True, True, True, True, False)


def test_a_handle_is_good_for_one_life_of_a_card():
    """
    The same cardboard is another card when it comes back: not equal, not in the zone, not current.
    """

    async def day(game):
        field = game.players[0].field
        (ox,) = lay(game, field, Ox, owner=game.players[0])
        again = ox.move(game.players[0].discard).move(field)
        return ox == again, ox in field, again in field, hash(ox) == hash(again), repr(ox), repr(again), ox == "ox"

    assert run(day, cards=[Ox]) == (False, False, True, True, "<Ox #0.0>", "<Ox #0.1>", False)


def test_nothing_is_in_a_zone_that_is_no_card():
    """
    Asking a zone for something that is no card, such as what somebody did not choose, says no.
    """

    async def day(game):
        return None in game.players[0].field, "Ox" in game.players[0].field

    assert run(day, cards=[Ox]) == (False, False)


def test_a_zone_tells_whose_cards_lie_in_it():
    """
    Of a zone one can ask for the cards that a player controls, and that is noted as resting on who lies there and whose it is.
    """

    async def day(game):
        ann, bob = game.players
        first, _, third = lay(game, ann.field, Ox, Hen, Ox, owner=ann)
        third.give_to(bob)
        theirs, rests_on = game.worked_out_of_cells(ann.field.of, (bob,))
        return ann.field.of(ann)[0] == first, theirs == [third], rests_on == ((ann.field.number,), ())

    assert run(day, cards=[Ox, Hen]) == (True, True, True)


def test_zones_answer_pythons_own_questions():
    """
    A zone has a length, is gone through first to last, is empty or not, and names its holder.
    """

    async def day(game):
        ann, bob = game.players
        ox, hen = lay(game, ann.discard, Ox, Hen)
        (chick,) = lay(game, ox.basket, Hen)
        return (
            [len(ann.discard), bool(bob.discard), list(ann.discard) == [ox, hen], bob.discard.first, bob.discard.last],
            [ann.discard.holder, game.square.holder, ox.basket.holder] == [ann, game, ox],
            [ann.discard == ann.discard, ann.discard == bob.discard, ann.discard == 3, len({ann.discard, bob.discard})],
            [repr(ann.discard), repr(game.square), repr(Village.square), ann.discard.name, chick.zone == ox.basket],
        )

    assert run(day, cards=[Ox, Hen]) == (
        [2, False, True, None, None],
        True,
        [True, False, False, 2],
        [
            "<<seat 0: Seat 1>'s discard, 2 cards>",
            "<<The Village in progress>'s square, 0 cards>",
            "<ZoneOf game.square>",
            "discard",
            True,
        ],
    )


def test_players_know_their_neighbours():
    """
    Players go round clockwise, and a seat is the same player whoever asks.
    """

    async def day(game):
        ann, bob, cid = game.players
        ann.set(luck=3)
        return (
            [bob.next, cid.next, bob.others, str(ann), repr(bob)] == [cid, ann, (cid, ann), "Ann", "<seat 1: Bob>"],
            [ann == bob, ann == 0, len({ann, bob, cid, game.active}), ann.ref.seat, ann.luck, bob.luck],
            [game.controller == ann, game.place, str(game), repr(game), game.name, game.game is game],
        )

    assert run(day, seats=["Ann", "Bob", "Cid"]) == (
        True,
        [False, False, 3, 0, 3, 0],
        [True, -1, "The Village", "<The Village in progress>", "The Village", True],
    )


def test_cards_tell_what_is_printed_on_them():
    """
    A card knows its words, its numbers, its owner and where it lies.
    """

    async def day(game):
        ann = game.players[0]
        ox, stray = lay(game, ann.field, Ox, owner=ann)[0], lay(game, game.square, Hen)[0]
        stray_controlled = stray.controller
        stray.give_to(ann)
        taken = stray.controller
        stray.give_to(None)
        return (
            [
                ox.name,
                str(ox),
                ox.text,
                ox.printed.strength,
                ox.printed["copies"],
                len(ox.printed),
                "strength" in ox.printed,
            ],
            [ox.owner == ann, stray.owner, stray_controlled, taken == ann, stray.controller],
            [ox.zone == ann.field, ox.in_play, stray.in_play, game.all_cards(Folk) == (ox, stray), game.in_play(Hen)],
        )

    assert run(day, cards=[Ox, Hen]) == (
        ["Ox", "Ox", "It pulls.", 4, 3, 6, True],
        [True, None, None, True, None],
        [True, True, False, True, ()],
    )


def test_printed_numbers_are_named_or_refused():
    """
    A number that is not printed is no attribute, and says so.
    """
    frame = {"copies": 3, "set": "", "provenance": "official", "origins": {}, "back": "card"}
    assert dict(Ox.printed) == {**frame, "strength": 4}
    assert repr(Ox.printed).startswith("Printed({'copies': 3")
    with pytest.raises(AttributeError, match="nothing called 'speed' is printed"):
        _ = Ox.printed.speed
    with pytest.raises(TypeError):
        Ox.printed["strength"] = 5


def test_a_column_that_does_not_exist_cannot_be_set():
    """
    A misspelt property is a bug of the rules and is named.
    """

    async def day(game):
        lay(game, game.square, Ox)[0].set(moood="cross")

    with pytest.raises(RulesBug, match="moood"):
        run(day, cards=[Ox])


def test_columns_and_places_are_declarations_on_their_classes():
    """
    On the class, a declaration is itself and names what it declares.
    """

    class Calf(Ox):
        """It plays."""

        @relation
        def follows(self, other):
            return None

        @displayed
        def size(self) -> str:
            return "small"

    made = village(cards=[Calf])
    declared = (Folk.mood, Folk.coins, Folk.strength, Calf.follows, Calf.size, made.COIN, made.player_class.hand)
    reprs = [repr(one) for one in declared]

    assert reprs == [
        "<Column card.mood>",
        "<PoolKind card.coins>",
        "<Computed card.strength>",
        "<Relation card.follows>",
        "<Displayed card.size>",
        "<Supply game.COIN>",
        "<ZoneOf player.hand>",
    ]


def test_a_declaration_says_how_a_place_is():
    """
    A zone is open, out of play and in no order, a pool is open, and a column goes back to its default: unless they say so.
    """

    class Farmer(Villager):
        """Somebody with places of all kinds."""

        shed = zone()
        secret = zone(OWNER, in_play=True, ordered=True)
        chest = pool(NOBODY)
        bowl = pool()
        pride = column(3)
        years = column(4, stays=True)

    def way(kind):
        return kind.sees, kind.in_play, kind.ordered

    assert way(Farmer.shed) == (EVERYBODY, False, False)
    assert way(Farmer.secret) == (OWNER, True, True)
    assert (Farmer.chest.sees, Farmer.bowl.sees, Farmer.chest.name) == (NOBODY, EVERYBODY, "chest")
    assert (Farmer.pride.default, Farmer.pride.stays, Farmer.pride.key) == (3, False, "player.pride")
    assert (Farmer.years.default, Farmer.years.stays) == (4, True)


def test_tables_with_other_cards_share_their_places():
    """
    Guesses make many tables: the places of the game, of the players and of the same cards are no new things on each.
    """
    made = village(cards=[Ox, Hen, Rock])
    rules = tabletop.Ruleset(made)
    one, other = rules.layout(2, (Ox, Ox), (0, 0)), rules.layout(2, (Ox, Rock), (0, 0))

    assert len(one.zones) > len(other.zones) > 10
    assert all(spot is there for spot, there in zip(one.zones, other.zones, strict=False))
    assert all(spot is there for spot, there in zip(one.pools, other.pools, strict=False))


def test_a_supply_is_a_declaration_of_the_game():
    """
    In a game a supply has its name and its column; before that it has none, and says so without failing.
    """

    class Market(Village):
        """A game with coins."""

        SILVER = supply(total=4)

    assert (Market.SILVER.name, Market.SILVER.total, Market.SILVER.column) == ("SILVER", 4, "supply.SILVER")
    loose = supply()
    assert (repr(loose), loose.total, loose.column, column(1).key) == ("<Supply .>", None, "", "")


def test_a_card_that_is_gone_tells_on_what_it_last_lay():
    """
    The egg lay on the first life of the ox, whatever has become of that; what lies in nobody's basket has no host.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        (egg,) = lay(game, ox.basket, Ox, owner=ann)
        basket = egg.zone
        before = (egg.host, ox.host, basket.holder)
        await game.as_one(leave(game, egg, ox))
        again = game.card_at(ox.row).move(ann.field)
        return before == (ox, None, ox), egg.host == ox, egg.host == again, egg.zone.holder == ox, len(egg.zone)

    async def leave(game, *cards):
        for card in cards:
            await game.perform(Left(card))

    assert run(day, cards=(Ox,)) == (True, True, False, True, 1)


def test_what_lies_on_a_card_lies_on_what_that_card_is_now():
    """
    Oxen that were shuffled face down are other objects than before: on those lies what lay on them.
    """

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.field, Ox, Ox, owner=ann)
        (egg,) = lay(game, oxen[0].basket, Hen, owner=ann)
        for ox in oxen:
            ox.turn(face_up=False)
        await ann.field.shuffle()
        now = [ox.is_current for ox in ann.field]
        return now, egg.host.is_current, egg.host != oxen[0], egg.host.row == oxen[0].row

    assert run(day, cards=(Ox, Hen)) == ([True, True], True, True, True)


def test_rules_may_ask_who_knows_a_card():
    """
    A card in hand is its holder's secret, until it is revealed.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.hand, Ox, owner=ann)
        told = [ox.known_to]
        await game.look_at(bob, [ox])
        return [*told, ox.known_to] == [(ann,), (ann, bob)]

    assert run(day, cards=(Ox,))


def test_facts_are_given_by_their_names_alone():
    """
    Which of them a number stands for would change with the order in which they are declared.
    """

    @facts
    class Hours(Facts):
        """What time it is."""

        hour: int = 12

    assert Hours(hour=3).hour == 3
    with pytest.raises(TypeError, match="positional argument"):
        Hours(3)
