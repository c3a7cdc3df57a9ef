"""Who knows which face: after looking, moving, shuffling, and coming back from play."""

import pytest

from tabletop import Shuffled
from tests.engine.rulesets import Folk, lay, play, run


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Cat(Folk, strength=2, copies=3):
    """It sleeps."""


KINDS = (Ox, Hen, Cat)


def knows(game, zone):
    """Return for each card of a zone who knows its face, as digits: each seat, then the spectators."""
    seats = len(game.players) + 1
    known = game.table.columns["known"]
    return ["".join(str(known[card.row] >> seat & 1) for seat in range(seats)) for card in zone]


def known(day, **kwargs):
    """Play a day and return what it returns."""
    return run(day, cards=KINDS, **kwargs)


@pytest.mark.parametrize(("place", "who"), [("deck", "000"), ("hand", "100"), ("field", "111"), ("discard", "111")])
def test_who_sees_a_place_knows_what_is_laid_there(place, who):
    """
    Nobody knows a deck, the owner knows a hand, and everybody knows what lies open.
    """

    async def day(game):
        zone = getattr(game.players[0], place)
        lay(game, zone, Ox, owner=game.players[0])
        return knows(game, zone)

    assert known(day) == [who]


def test_a_place_of_the_game_that_is_its_owners_is_nobodys():
    """
    A hidden place in the middle of the table belongs to no seat.
    """

    async def day(game):
        lay(game, game.pot, Ox)
        return knows(game, game.pot)

    assert known(day) == ["000"]


def test_a_drawn_card_is_known_to_who_drew_it():
    """
    Whoever draws from a deck learns the face, and nobody else does.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.deck, Ox, Hen, owner=ann)
        await game.draw(bob, ann.deck, bob.hand)
        return knows(game, bob.hand), knows(game, ann.deck)

    assert known(day) == (["010"], ["000"])


def test_a_card_seen_on_top_is_known_in_the_hand():
    """
    Who looked at the top card of another's deck knows it in the hand after the draw.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.deck, Ox, Hen, owner=ann)
        looked = await game.look_at(bob, ann.deck.cards[:1])
        await game.draw(ann, ann.deck, ann.hand)
        return knows(game, ann.hand), len(looked)

    assert known(day) == (["110"], 1)


def test_a_card_taken_back_from_play_stays_known_in_the_hand():
    """
    Everybody saw which card went back to the hand, and spectators too.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.move(ann.hand)
        return knows(game, ann.hand)

    assert known(day) == ["111"]


def test_after_a_card_left_a_hand_unseen_others_are_sure_of_none_there():
    """
    Others knew a card in the hand; after one went to the deck face down, it may be that one or not.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        hen, _cat = lay(game, ann.hand, Hen, Cat, owner=ann)
        ox.move(ann.hand)
        hen.move(ann.deck)
        return knows(game, ann.hand), knows(game, ann.deck)

    assert known(day) == (["100", "100"], ["100"])


def test_the_only_card_of_a_hand_can_be_followed():
    """
    Nobody can be in doubt about which card left a hand of one.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.move(ann.hand).move(ann.deck)
        return knows(game, ann.deck)

    assert known(day) == ["111"]


def test_a_card_that_leaves_a_hand_in_the_open_takes_no_knowledge_along():
    """
    A card discarded face up was seen by all, so what was known of the others stays known.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        (hen,) = lay(game, ann.hand, Hen, owner=ann)
        ox.move(ann.hand)
        hen.move(ann.discard)
        return knows(game, ann.hand), knows(game, ann.discard)

    assert known(day) == (["111"], ["111"])


def test_a_card_shown_on_its_way_is_followed():
    """
    A known card that is shown on its way from the hand to the deck stays known, and so do those left behind.
    """

    async def day(game):
        ann = game.players[0]
        ox, hen = lay(game, ann.hand, Ox, Hen, owner=ann)
        await game.reveal(ox)
        await game.reveal(hen)
        ox.move(ann.deck, shown=True)
        return knows(game, ann.hand), knows(game, ann.deck)

    assert known(day) == (["111"], ["111"])


def test_shuffling_makes_all_forget_what_they_cannot_see():
    """
    After a shuffle nobody knows which card is on top, whatever they had seen before.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.deck, Ox, Hen, Cat, owner=ann)
        await game.reveal(ann.deck.first)
        await game.look_at(bob, ann.deck)
        before = knows(game, ann.deck)
        await ann.deck.shuffle()
        return before, knows(game, ann.deck)

    assert known(day) == (["111", "010", "010"], ["000", "000", "000"])


def test_shuffling_a_hand_leaves_it_to_its_owner():
    """
    Whoever holds a hand sees it however it is mixed; the others no longer know what was revealed.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.hand, Ox, Hen, owner=ann)
        await game.reveal(ann.hand.first)
        await ann.hand.shuffle()
        return knows(game, ann.hand)

    assert known(day) == ["100", "100"]


def test_a_face_down_card_in_play_is_shown_to_nobody_new():
    """
    Played face down from the hand, a card is known to its player only, until it is turned up.
    """

    async def day(game):
        ann = game.players[0]
        ox, _ = lay(game, ann.hand, Ox, Hen, owner=ann)
        ox.turn(face_up=False)
        played = ox.move(ann.field)
        down = knows(game, ann.field)
        played.turn(face_up=True)
        return down, knows(game, ann.field)

    assert known(day) == (["100"], ["111"])


def test_turning_a_card_down_takes_nobodys_memory():
    """
    Who has seen a face knows it still when it is turned down.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox)
        ox.turn(face_up=False)
        return knows(game, game.players[0].field)

    assert known(day) == ["111"]


def test_a_face_down_card_that_leaves_play_is_turned_up_where_it_goes():
    """
    In an open discard pile everybody learns what it was; in a hand only its holder does.
    """

    async def day(game):
        ann = game.players[0]
        ox, hen, _ = lay(game, ann.hand, Ox, Hen, Cat, owner=ann)
        for card in (ox, hen):
            card.turn(face_up=False)
            card.move(ann.field)
        opened, hidden = ann.field
        opened.move(ann.discard)
        hidden.move(game.players[1].hand)
        return knows(game, ann.discard), knows(game, game.players[1].hand)

    assert known(day) == (["111"], ["110"])


def test_face_down_cards_that_are_mixed_cannot_be_followed():
    """
    After face-down cards were mixed in the open nobody knows which is which, not even who had looked, and ids are new.
    """

    async def day(game):
        ann, _bob = game.players
        game.add_cards([Ox, Hen, Cat], game.square)
        for card in game.square.cards[:2]:
            card.turn(face_up=False)
        game.table.write("known", 0, 1)
        game.table.write("known", 1, 0)
        await game.square.shuffle()
        await ann.confirms("Seen?")

    match = play(day, cards=KINDS)
    game = match._live()

    assert knows(game, game.square) == ["000" if not card.face_up else "111" for card in game.square]
    first, *_ = [entry for entry in match._logged() if type(entry.event).__name__ == "Shuffled"]
    assert first.before["incarnation"][:2] == [0, 0]
    assert first.after["incarnation"] == [1, 1, 0]


def test_the_only_face_down_card_is_the_one_it_was():
    """
    One face-down card among open ones can be followed through a shuffle.
    """

    async def day(game):
        game.add_cards([Ox, Hen, Cat], game.square)
        ox = game.square.first
        ox.turn(face_up=False)
        await game.square.shuffle()
        return ox.is_current, sorted(knows(game, game.square))

    assert known(day) == (True, ["111", "111", "111"])


def test_nobody_reads_the_order_of_a_shuffled_zone_off_what_is_written_of_it():
    """
    A test or a log that shows what happened shows no secret by the way.
    """

    async def day(game):
        return repr(Shuffled(game.square, (2, 0, 1))), repr(game.square)

    shuffled, square = run(day)

    assert shuffled == f"Shuffled(zone={square})"


def test_moving_within_a_hidden_place_betrays_nothing():
    """
    A card that is put where it already is is neither forgotten nor shown.
    """

    async def day(game):
        ann = game.players[0]
        ox, hen = lay(game, ann.hand, Ox, Hen, owner=ann)
        await game.reveal(hen)
        moved = ox.move(ann.hand)
        return moved == ox, knows(game, ann.hand), [card.name for card in ann.hand]

    assert known(day) == (True, ["111", "100"], ["Hen", "Ox"])


def test_passing_a_card_on_teaches_the_new_holder():
    """
    A card given from hand to hand is known to both, and to nobody else.
    """

    async def day(game):
        ann, bob, _cid = game.players
        ox, _ = lay(game, ann.hand, Ox, Hen, owner=ann)
        ox.move(bob.hand)
        return knows(game, bob.hand), knows(game, ann.hand)

    assert known(day, seats=3) == (["1100"], ["1000"])


def test_what_is_gone_cannot_be_revealed():
    """
    Revealing a handle of a card that has moved on shows nothing.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.hand, Ox, owner=ann)
        ox.move(ann.deck)
        return await game.reveal(ox)

    assert known(day) is None
