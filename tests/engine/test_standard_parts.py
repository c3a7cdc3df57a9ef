"""What most games need: who begins, decks that are refilled, drawing and discarding, and things done once."""

import attrs
import pytest

import tabletop
from tabletop import NOBODY, OWNER, CardPlayer, Played, Sold, Stolen, reaction, starting_seat, when, words_of, zone
from tests.engine.rulesets import Folk, Rang, Village, Villager, labels, lay, play, run, settled, told


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Keeper(CardPlayer, Villager):
    """A villager with cards."""

    deck = zone(NOBODY, ordered=True, refilled_from="discard")
    hand = zone(OWNER)
    discard = zone()


HERD = {"cards": (Ox, Hen), "player_class": Keeper}


# ------------------------------------------------------------------------------------------------ who begins


@attrs.frozen(kw_only=True)
class Begun:
    """Who begins."""

    first: int | None = starting_seat()


class Started(Village):
    """A village in which somebody begins."""

    cards = (Ox, Hen)
    options_class = Begun

    async def set_up(self):
        """Say who begins."""
        self.set_facts(active=(await self.first_player()).seat)

    async def step(self):
        """Ask whoever begins."""
        await self.active.confirms("Do you begin?")


def test_an_option_names_who_begins():
    """
    The seat that it names is the active one.
    """
    assert tabletop.new(Started, seats=3, seed=1, first=2).decision.seat == 2


def test_who_begins_is_drawn_by_lot():
    """
    Chance is asked by name.
    """
    match = tabletop.new(Started, ["Ann", "Bob"], seed=1, ask_chance=True)

    assert (str(match.decision.prompt), labels(match)) == ("Who begins?", ["Ann", "Bob"])
    match.answer("Bob")
    assert match.decision.seat == 1


@pytest.mark.parametrize("first", [-1, 2])
def test_only_a_seat_can_begin(first):
    """
    The error says which seats there are.
    """
    with pytest.raises(
        tabletop.BadOption, match=f"option 'first' of village: there is no seat {first}; the seats are 0 to 1"
    ):
        tabletop.new(Started, seats=2, seed=1, first=first)


# ------------------------------------------------------------------------------------------------ decks and hands


def test_a_deck_is_refilled_from_its_discard_pile():
    """
    When a card of it is needed and there is none.
    """

    async def day(game):
        ann = game.active
        lay(game, ann.discard, Ox, Hen, owner=ann)
        drawn = await ann.draw(3)
        return sorted(map(str, drawn)), len(ann.deck), len(ann.discard)

    assert run(day, **HERD) == (["Hen", "Ox"], 0, 0)


def test_a_deck_that_is_not_refilled_runs_out():
    """
    Then nothing is drawn, and the discard pile stays.
    """

    class Wasteful(Keeper):
        """Somebody whose discarded cards are gone."""

        deck = zone(NOBODY, ordered=True)

    async def day(game):
        lay(game, game.active.discard, Ox, owner=game.active)
        return await game.active.draw(), len(game.active.discard)

    assert run(day, cards=(Ox,), player_class=Wasteful) == ([], 1)


def test_a_player_chooses_what_to_discard():
    """
    As many cards as asked for, to the piles of their owners.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, Ox, owner=ann)
        lay(game, ann.hand, Hen, owner=bob)
        await ann.discard_some(2)
        await ann.choose(f"{len(ann.discard)} {len(bob.discard)}", ("yes", "no"))

    match = play(day, **HERD)

    assert str(match.decision.prompt) == "Which cards do you discard?"
    assert str(settled(match, (0, 2)).decision.prompt) == "1 1"


@pytest.mark.parametrize(("limit", "left"), [(2, 2), (3, 3), (5, 3)])
def test_hands_are_cut_to_a_limit(limit, left):
    """
    Who has no more than that keeps all.
    """

    async def day(game):
        ann = game.active
        lay(game, ann.hand, Ox, Ox, Hen, owner=ann)
        await ann.discard_down_to(limit)
        await ann.choose(str(len(ann.hand)), ("yes", "no"))

    match = play(day, **HERD)
    if limit < 3:
        match.answer((0,))

    assert str(match.decision.prompt) == str(left)


# ------------------------------------------------------------------------------------------------ once


def test_a_player_does_something_once():
    """
    Until then it is remembered, for this player alone.
    """

    async def day(game):
        ann, bob = game.players
        told = [ann.has_done("rest"), ann.once("rest", until="nightfall"), ann.once("rest"), bob.once("rest")]
        told += [ann.once("feast"), ann.has_done("rest")]
        game.expire("nightfall")
        return [*told, ann.has_done("rest"), bob.has_done("rest")]

    assert run(day, durations=("nightfall", "end of turn")) == [False, True, False, True, True, True, False, True]


# ------------------------------------------------------------------------------------------------ what happens to cards


def with_heap(day):
    """Do something on a day in a village with a heap and a pile for what is nobody's, and return what comes of it."""
    return run(day, heap=zone(NOBODY, ordered=True), yard=zone(in_play=True), discard=zone(), **HERD)


@pytest.mark.parametrize("owned", [True, False])
def test_who_plays_a_card_controls_it_in_play(owned):
    """
    Wherever it came from and whoever owns it; the event then holds the card as it lies there.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, game.heap, Ox, owner=bob if owned else None)
        played = await game.perform(Played(ann, ox, ann.field))
        return played.card.zone == ann.field, played.card.controller.seat, played.card.is_current

    assert with_heap(day) == (True, 0, True)


def test_a_card_is_played_where_it_is_out_of_play():
    """
    There it is under the control of whoever holds that place.
    """

    async def day(game):
        ann, bob = game.players
        played = await game.perform(Played(ann, *lay(game, ann.hand, Ox, owner=ann), bob.hand))
        return played.card.zone == bob.hand, played.card.controller.seat

    assert with_heap(day) == (True, 1)


def test_what_is_gone_cannot_be_played():
    """
    It stays where it went, under nobody's new control.
    """

    async def day(game):
        ann = game.active
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.move(ann.discard)
        await game.perform(Played(game.players[1], ox, game.players[1].field))
        return len(ann.discard), len(game.players[1].field)

    assert with_heap(day) == (1, 0)


def test_a_discarded_card_goes_to_its_owners_pile_or_the_games():
    """
    Whoever discards it, it is its owner's; what is nobody's has the pile of the game.
    """

    async def day(game):
        ann, bob = game.players
        await ann.discard_cards([*lay(game, ann.hand, Ox, owner=bob), *lay(game, ann.hand, Hen)])
        return len(ann.discard), len(bob.discard), len(game.discard)

    assert with_heap(day) == (0, 1, 1)


def test_what_is_gone_is_not_discarded_again():
    """
    Nothing happens, and nothing is told.
    """

    async def day(game):
        ann = game.active
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        await ann.discard_cards([ox, ox])
        await ann.choose("Well?", ("yes", "no"))

    match = play(day, **HERD)

    assert told(match, 0) == ["Seat 1 discards Ox.", "Seat 1 decides"]


def test_a_stolen_card_is_the_thiefs_and_the_victim_is_remembered():
    """
    In play it comes under the control of the thief; the event knows who had it.
    """

    class Watchdog(Folk, strength=1, copies=1):
        """When a card of yours is stolen, shout."""

        @when(Stolen)
        async def shout(self, stolen):
            """Shout"""
            if stolen.victim == self.controller:
                await self.game.perform(Rang())

    async def day(game):
        ann, bob = game.players
        ox, _ = lay(game, bob.field, Ox, Watchdog, owner=bob)
        stolen = await game.perform(Stolen(ann, ox, ann.field))
        await ann.choose(f"{ox.controller} {ox.owner} {stolen.victim}", ("yes", "no"))

    match = play(day, cards=(Ox, Watchdog), player_class=Keeper)

    assert str(match.decision.prompt) == "Seat 1 Seat 2 Seat 2"
    assert "The bell rings 1 times." in told(match, 0)


def test_a_card_is_stolen_from_a_hand_into_a_hand():
    """
    It comes out of hiding as another object, which the event holds from then on.
    """

    async def day(game):
        ann, bob = game.players
        stolen = await game.perform(Stolen(ann, *lay(game, bob.hand, Hen, owner=bob), ann.hand))
        return stolen.card in ann.hand, stolen.victim.seat, str(words_of(stolen))

    assert with_heap(day) == (True, 1, "Seat 1 steals Hen.")


@pytest.mark.parametrize(("price", "paid"), [(3, 3), (30, 20)])
def test_who_sells_a_card_is_paid_from_the_box(price, paid):
    """
    The card is discarded, and as much is paid as there is.
    """

    async def day(game):
        ann = game.active
        sold = await game.perform(Sold(ann, *lay(game, ann.hand, Ox, owner=ann), game.COIN, price, game.stock))
        return len(ann.discard), game.stock[game.COIN], sold.count, str(words_of(sold))

    assert with_heap(day) == (1, paid, paid, f"Seat 1 sells Ox for {paid} COIN.")


def test_a_card_that_is_sold_hears_of_it():
    """
    It was there when it was sold: what it does then is done, although it lies in the pile by now.
    """

    class Clinging(Folk, strength=1):
        """When it is sold, it cries."""

        @when(Sold)
        async def cry(self, sold):
            """Cry"""
            await self.game.perform(Rang())

    async def day(game):
        ann = game.active
        await game.perform(Sold(ann, *lay(game, ann.field, Clinging, owner=ann), game.COIN, 1, game.stock))
        await ann.choose("Well?", ("yes", "no"))

    assert "The bell rings 1 times." in told(play(day, cards=(Clinging,)), 0)


# ------------------------------------------------------------------------------------------------ cards that are done once


async def ring(song):
    """Ring the bell on behalf of whoever plays the song."""
    await song.game.perform(Rang(2))
    await song.choose("Well sung?", ("yes", "no"))


def sung(does, *, owned=True):
    """Have a song played that anybody may answer, and return the match and what came of it."""

    class Song(Folk, strength=0, copies=1):
        """It does what a test says."""

        async def on_play(self):
            await does(self)

    class Deaf(Folk, strength=0, copies=1):
        """When a card is played, you may discard it."""

        @reaction(Played)
        async def cover(self, played):
            """Cover your ears"""
            await self.controller.discard_cards([played.card])

    said = []

    async def day(game):
        ann, bob = game.players
        lay(game, bob.field, Deaf, owner=bob)
        (song,) = lay(game, ann.hand, Song, owner=ann if owned else None)
        said.append(await ann.play_once(song, game.square))
        said.append((len(game.square), len(ann.discard), len(game.discard)))

    declared = {"cards": (Song, Deaf), "player_class": Keeper, "discard": zone()}
    return play(day, bluff_safe=False, **declared), said


@pytest.mark.parametrize(("owned", "piles"), [(True, (0, 1, 0)), (False, (0, 0, 1))])
def test_a_card_is_done_once_and_discarded(owned, piles):
    """
    All may answer it first; then who plays it decides what it asks, be it theirs or nobody's.
    """
    match, said = sung(ring, owned=owned)

    assert (match.decision.seat, str(match.decision.prompt)) == (1, "React to: Seat 1 plays Song.")
    match.answer("Pass")
    assert (match.decision.seat, str(match.decision.prompt)) == (0, "Well sung?")
    match.answer("yes")
    assert said == [True, piles]


def test_a_card_that_is_answered_is_not_done():
    """
    An answer has taken it away, so nothing rings.
    """
    match, said = sung(ring)
    match.answer("Deaf: Cover your ears")
    match.answer("Pass")

    assert said == [False, (0, 1, 0)]
    assert "The bell rings 2 times." not in told(match, 0)


def test_a_card_that_goes_elsewhere_is_not_discarded():
    """
    What it does may put it somewhere itself.
    """

    async def home(song):
        song.move(song.game.players[0].hand)

    match, said = sung(home)
    match.answer("Pass")

    assert said == [True, (0, 0, 0)]


# ------------------------------------------------------------------------------------------------ cards that nobody owns


def controllers(*ways):
    """Say who controls a card of nobody's after each of some ways, each a place for every step."""

    async def day(game):
        found = []
        for way in ways:
            first, *others = way(game)
            (ox,) = lay(game, first, Ox)
            for place in others:
                ox = ox.move(place)
            found.append(None if ox.controller is None else ox.controller.seat)
        return found

    return with_heap(day)


def test_a_card_of_nobodys_is_controlled_by_who_holds_its_place():
    """
    Out of play that is whoever holds the place; straight from a deck into play, too, and in nobody's place it is nobody.
    """
    ways = [
        lambda game: (game.heap,),
        lambda game: (game.heap, game.players[1].hand),
        lambda game: (game.heap, game.players[1].field),
        lambda game: (game.players[1].field,),
        lambda game: (game.heap, game.players[1].field, game.discard),
        lambda game: (game.heap, game.yard),
    ]

    assert controllers(*ways) == [None, 1, 1, 1, None, None]


def test_a_card_of_nobodys_stays_under_the_control_that_it_came_into_play_with():
    """
    Played out of Ann's hand it is Ann's, even at Bob's, and what goes from Ann's field to Bob's has to be given.
    """
    ways = [
        lambda game: (game.heap, game.players[0].hand, game.players[1].field),
        lambda game: (game.heap, game.players[0].field, game.players[1].field),
    ]

    assert controllers(*ways) == [0, 0]


def test_an_option_for_who_begins_says_that_it_is_a_seat():
    """
    Frontends show names for it, and help says what it is when nothing is given.
    """

    @attrs.frozen(kw_only=True)
    class Options:
        """How it is set up."""

        first: int | None = starting_seat()

    (field,) = attrs.fields(Options)

    assert (field.default, field.metadata["seat"]) == (None, True)
    assert "by lot" in field.metadata["help"]
