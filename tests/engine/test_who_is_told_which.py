"""Whoever can't tell which card something happens to is told the same, whichever it is."""

import pytest

from tabletop import Effect, LookedAt, effect, to_json, when
from tests.engine.rulesets import Folk, Rang, Villager, lay, play, told


class Ox(Folk, strength=4, copies=2):
    """It pulls."""


class Hen(Folk, strength=1, copies=2):
    """It lays eggs."""


class Cat(Folk, strength=2, copies=2):
    """It sleeps."""


KINDS = (Ox, Hen, Cat)
BOB = 1


def hold(game, *kinds):
    """Have Ann hold these cards."""
    return lay(game, game.players[0].hand, *kinds, owner=game.players[0])


def bury(card):
    """Put a card on the deck."""
    return card.game.move(card, card.owner.deck)


def lay_face_down(card):
    """Lay a card face down in the field."""
    card.turn(face_up=False)
    return card.game.move(card, card.owner.field)


def lay_in_the_pot(card):
    """Lay a card where nobody looks."""
    return card.game.move(card, card.game.pot)


def lay_anew(card):
    """Lay a card to another place of the same hand."""
    return card.game.move(card, card.zone)


def let_the_owner_look(card):
    """Have its owner look at a card."""
    return card.game.perform(LookedAt(card.owner, card))


WAYS = (bury, lay_face_down, lay_in_the_pot, lay_anew, let_the_owner_look)


def a_day_of(way, index, *, shown=0):
    """Play a day on which Ann holds an ox, a hen and a cat, shows one of them, and then something happens to one."""

    async def day(game):
        held = hold(game, Ox, Hen, Cat)
        await game.reveal(held[shown])
        await game.perform(Rang())
        await way(held[index])
        await game.players[0].choose("Well?", ("yes", "no"))

    return play(day, cards=KINDS, seats=("Ann", "Bob"))


def since_the_bell(match, seat):
    """Return the words of all that a seat was told since the bell rang."""
    words = told(match, seat)
    return words[words.index("The bell rings 1 times.") + 1 :]


@pytest.mark.parametrize("seat", [BOB, None])
@pytest.mark.parametrize("way", WAYS)
def test_who_knew_a_card_of_a_hand_is_not_told_whether_it_is_the_one(way, seat):
    """
    Bob knows the ox in Ann's hand. Whether the ox or another card is laid face down, he is told the same.
    """
    the_ox, the_hen = (a_day_of(way, index) for index in (0, 1))

    assert since_the_bell(the_ox, seat) == since_the_bell(the_hen, seat)
    assert "Ox" not in " ".join(since_the_bell(the_ox, seat))
    last = [seen for seen in the_ox.events(seat) if seen.kind in ("Moved", "LookedAt")][-1]
    assert (last.fields["card"].kind, last.fields["card"].name) == (None, None)
    assert "Ox" not in to_json((last.text, last.fields))


@pytest.mark.parametrize("way", WAYS)
def test_who_holds_the_cards_is_told_which_it_is(way):
    """
    Ann sees her own hand, so she is told that it is the ox.
    """
    assert "Ox" in since_the_bell(a_day_of(way, 0), 0)[0]


def test_the_only_card_of_a_hand_is_named_to_who_knew_it():
    """
    Bob knows the one card that Ann holds, so he can follow it to the deck.
    """

    async def day(game):
        (ox,) = hold(game, Ox)
        await game.reveal(ox)
        await bury(ox)

    assert told(play(day, cards=KINDS, seats=("Ann", "Bob")), BOB)[1] == "Ox goes to Ann's deck."


def test_a_known_card_on_a_deck_is_named_to_who_knew_it():
    """
    In a deck cards have their order: Bob knows the top card, and is told that it is drawn.
    """

    async def day(game):
        ann = game.players[0]
        ox, _ = lay(game, ann.deck, Ox, Hen, owner=ann)
        await game.reveal(ox)
        await game.draw(ann, ann.deck, ann.hand)

    assert told(play(day, cards=KINDS, seats=("Ann", "Bob")), BOB)[1] == "Ann draws Ox."


def test_a_card_that_is_shown_again_is_named_to_all():
    """
    What is revealed is seen, also by those who knew that it is in the hand.
    """

    async def day(game):
        ox, _ = hold(game, Ox, Hen)
        for _ in range(2):
            await game.reveal(ox)

    assert told(play(day, cards=KINDS, seats=("Ann", "Bob")), BOB)[:2] == ["Ox is revealed."] * 2


def test_who_looks_at_a_card_again_is_told_which_it_is():
    """
    Bob looks at two cards of Ann's hand, and at one of them again: he is told which, and spectators are not.
    """

    async def day(game):
        ox, hen = hold(game, Ox, Hen)
        await game.look_at(game.players[1], (ox, hen, ox))

    match = play(day, cards=KINDS, seats=("Ann", "Bob"))
    assert told(match, BOB)[:3] == ["Bob looks at Ox.", "Bob looks at Hen.", "Bob looks at Ox."]
    assert told(match, None)[:3] == ["Bob looks at a card."] * 3


def test_a_card_that_is_laid_open_is_named_to_all():
    """
    Whoever sees the card where it goes is told which it is.
    """

    async def day(game):
        ox, _ = hold(game, Ox, Hen)
        await game.move(ox, game.players[0].discard)

    assert told(play(day, cards=KINDS, seats=("Ann", "Bob")), BOB)[0] == "Ox goes to Ann's discard."


@pytest.mark.parametrize("seat", [BOB, None])
def test_what_is_set_off_in_a_hand_names_no_card_that_others_know_there(seat):
    """
    A card of Ann's hand asks her something: Bob, who knows one of the cards there, is not told whether it is that one.
    """

    def asked_by(awake):
        class Owl(Folk):
            """When the bell rings, Ann may say something."""

            @when(Rang, lambda owl, rang: type(owl).__name__ == awake, works_in=Villager.hand)
            async def hoot(self, rang):
                """Hoot"""
                await self.choose("Well?", ("yes", "no"))

        class Known(Owl, strength=1, copies=1):
            """Bob knows it."""

        class Unknown(Owl, strength=1, copies=1):
            """Bob does not know it."""

        async def day(game):
            known, _ = hold(game, Known, Unknown)
            await game.reveal(known)
            await game.perform(Rang())

        return play(day, cards=(Known, Unknown))

    one, other = asked_by("Known"), asked_by("Unknown")
    assert one.view(seat).stack == other.view(seat).stack
    assert [frame.text.english for frame in one.view(seat).stack] == ["a card"]
    assert [frame.name for frame in one.view(0).stack] == ["Known"]


# ------------------------------------------------------------------------------------------------ ids


@effect
class Blessed(Effect):
    """Something lasts that a card began."""


def a_day_after_which(index, begin):
    """Play a day on which an ox begins something and goes to Ann's hand, and then a card of the hand is laid face down."""

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        await begin(game, ox)
        held = [ox.move(ann.hand), *hold(game, Hen, Cat)]
        await lay_face_down(held[index])
        await ann.choose("Well?", ("yes", "no"), about=ox)

    return play(day, cards=KINDS, effects=[Blessed], seats=("Ann", "Bob"))


async def bless(game, ox):
    """Have the ox begin something that lasts."""
    game.begin(Blessed(), until="forever", source=ox)


@pytest.mark.parametrize("seat", [BOB, None])
def test_what_lasts_does_not_tell_where_the_card_is_that_began_it(seat):
    """
    Whoever lost sight of a card in a hand does not find it again face down by what it began before.
    """
    the_ox, the_hen = (a_day_after_which(index, bless).view(seat) for index in (0, 1))

    assert [lasting.source for lasting in the_ox.effects] == [lasting.source for lasting in the_hen.effects] == [None]


def test_what_lasts_points_at_the_card_that_began_it_where_its_face_is_seen():
    """
    Everybody sees the card in the discard pile, and Ann sees her own hand.
    """

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.field, Ox, Ox, owner=ann)
        for ox, to in zip(oxen, (ann.discard, ann.hand), strict=True):
            await bless(game, ox)
            ox.move(to)
        await ann.choose("Well?", ("yes", "no"), about=oxen[0])

    match = play(day, cards=KINDS, effects=[Blessed])
    for seat, seen in ((0, (True, True)), (BOB, (True, False)), (None, (True, False))):
        view = match.view(seat)
        assert tuple(lasting.source in view.cards for lasting in view.effects) == seen
    assert match.view(0).decision.about == match.view(0).effects[0].source


@pytest.mark.parametrize("seat", [BOB, None])
def test_what_is_being_resolved_does_not_tell_where_its_card_is(seat):
    """
    While the ability of a card is resolved, the card goes to a hand and perhaps from there to the table, face down.
    """

    def laid(index):
        class Mule(Folk, strength=3, copies=1):
            """When the bell rings, it goes to the hand, and a card of the hand is laid face down."""

            @when(Rang)
            async def trot(self, rang):
                """Trot"""
                game, ann = self.game, self.game.players[0]
                held = [self.move(ann.hand), *hold(game, Hen, Cat)]
                await lay_face_down(held[index])
                await ann.choose("Well?", ("yes", "no"))

        async def day(game):
            lay(game, game.players[0].field, Mule, owner=game.players[0])
            await game.perform(Rang())

        return play(day, cards=(*KINDS, Mule))

    the_mule, the_hen = (laid(index) for index in (0, 1))
    assert [frame.card for frame in the_mule.view(seat).stack] == [frame.card for frame in the_hen.view(seat).stack]
