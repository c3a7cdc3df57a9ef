"""Other matches that a seat could be sitting in, for all it knows."""

from collections import Counter
from enum import Enum
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import OWNER, Card, ZoneOf, zone
from tabletop._outside.imagine import lie_alike
from tabletop._outside.reader import Reader
from tests.engine.rulesets import Folk, Hired, Rang, Villager, lay, play, settled


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


class Cat(Folk, strength=2, copies=3):
    """It sleeps."""


class Moon(Folk, strength=0, back="moon"):
    """Its back is another."""


class Weather(Enum):
    """What players may be asked about that is neither a card nor a player."""

    RAIN = "Rain"
    SUN = "Sun"

    def __str__(self):
        return self.value


class Stone(Card, copies=2):
    """It has nothing on it."""


KINDS = (Ox, Hen, Cat, Moon)


async def deal(game):
    """Deal hands and decks, and wait."""
    for villager in game.players:
        lay(game, villager.deck, Ox, Hen, Cat, Ox, Hen, Cat, owner=villager)
        await villager.deck.shuffle()
        await game.draw(villager, villager.deck, villager.hand, 3)
    lay(game, game.pot, Moon)


async def wait(game):
    """Wait for Ann."""
    await game.players[0].confirms("Ready?")


def names(match, seat, place="hand"):
    """Return what really lies somewhere."""
    return tuple(card.name for card in getattr(match._live().players[seat], place))


def test_what_a_seat_knows_stays_and_the_rest_is_dealt_anew():
    """
    Ann's own hand never changes in what she imagines; Bob's does, and so do both decks.
    """
    match = play(deal, wait, cards=KINDS)
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(40)]

    assert {names(dream, 0) for dream in dreams} == {names(match, 0)}
    assert len({names(dream, 1) for dream in dreams}) > 3
    assert len({names(dream, 0, "deck") for dream in dreams}) == 3
    assert {tuple(sorted(names(dream, 1) + names(dream, 1, "deck"))) for dream in dreams} == {
        ("Cat", "Cat", "Hen", "Hen", "Ox", "Ox")
    }


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_cannot_tell(seat):
    """
    Everything the seat is told is the same, ids included; invariants are kept.
    """
    match = play(deal, wait, cards=KINDS)

    dream = match.imagine(seat, Random(3))

    assert dream.view(seat) == match.view(seat)
    assert not dream.invariants()
    assert dream.number == match.number


def test_a_seat_cannot_tell_after_an_answer_either():
    """
    What was told of the match before it went on is not taken for what is told of it now.
    """

    async def wait_again(game):
        await game.players[1].confirms("And now?")

    match = play(deal, wait, wait_again, cards=KINDS)
    for _ in range(2):
        for dream in (match.imagine(1, Random(3)), match.imagine(1, Random(4))):
            assert dream.view(1) == match.view(1)
        match.answer("Yes")


def test_cards_with_another_back_stay_where_they_are():
    """
    The back of a card is seen by all, so it takes no part in another deal.
    """
    match = play(deal, wait, cards=KINDS)

    assert [card.name for card in match.imagine(0, Random(1))._live().pot] == ["Moon"]


def test_how_the_cards_really_lie_has_no_say():
    """
    Every hand Bob could hold comes up about as often, not the true one more.
    """
    match = play(deal, wait, cards=KINDS, seed=5)
    rng = Random(11)
    seen = Counter(tuple(sorted(names(match.imagine(0, rng), 1))) for _ in range(400))

    assert len(seen) == 7
    assert seen[tuple(sorted(names(match, 1)))] < 200


def test_dice_of_a_dream_are_fresh_and_those_that_fell_stay():
    """
    What is rolled from now on differs from dream to dream.
    """

    async def day(game):
        ann = game.players[0]
        ann.set(luck=await game.roll_die(1000))
        await ann.confirms("Again?")
        ann.set(luck=1000 * ann.luck + await game.roll_die(1000))

    match = play(day)
    fell = match.view().players[0].columns["luck"]
    rng = Random(1)
    dreams = [settled(match.imagine(0, rng), "Yes").view().players[0].columns["luck"] for _ in range(5)]

    assert len(set(dreams)) == 5
    assert {luck // 1000 for luck in dreams} <= {fell, fell + 1}


def test_a_dream_can_be_dreamt_in():
    """
    A dream goes on, and can be imagined again in the middle of what its own dice began.
    """

    async def day(game):
        ann = game.players[0]
        for question in ("One?", "Two?", "Three?"):
            ann.set(luck=10 * ann.luck + await game.roll_die(6))
            await ann.confirms(question)

    async def begin(game):
        await game.players[0].confirms("Begin?")

    match = play(begin, day)
    early = match.imagine(0, Random(2))
    for dream in (early, settled(match.copy(), "Yes").imagine(0, Random(3))):
        for answer in ["Yes"] * (2 - (dream is not early)):
            dream.answer(answer)
        inner = dream.imagine(0, Random(4))
        assert inner.view(0) == dream.view(0)
        again = inner.imagine(1, Random(5))
        assert again.view(1) == dream.view(1)
        inner.answer("Yes")
    assert match.number == 0


def test_in_the_middle_of_an_effect_what_was_seen_stays():
    """
    What the answers since the last rest have shown is so in every dream.
    """

    async def show(game):
        _ann, bob = game.players
        lay(game, bob.deck, Ox, Hen, Cat, Ox, Hen, Cat, owner=bob)
        await bob.deck.shuffle()

    async def day(game):
        ann, bob = game.players
        await ann.confirms("Look?")
        await game.reveal(bob.deck.first)
        await ann.confirms("Well?")

    match = settled(play(lay_a_deck, day, cards=KINDS), "Yes")
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(20)]

    assert {names(dream, 1, "deck")[0] for dream in dreams} == {names(match, 1, "deck")[0]}
    assert len({names(dream, 1, "deck") for dream in dreams}) > 3


class Chest(Card, copies=2):
    """It takes no coins and has no basket."""


def face_down(lay_more, cards=(Ox, Hen, Chest)):
    """Return a match in which Bob has an ox face down in play, with more on it, and a chest and a hen in his hand."""

    async def day(game):
        bob = game.players[1]
        ox, _, _ = lay(game, bob.hand, Ox, Hen, Chest, owner=bob)
        ox.turn(face_up=False)
        lay_more(game, ox.move(bob.field))

    return play(day, wait, cards=cards)


@pytest.mark.parametrize(
    ("lay_more", "names"),
    [
        (lambda game, ox: None, {"Ox", "Hen", "Chest"}),
        (lambda game, ox: game.pay(game.COIN, 1, game.box, ox.coins), {"Ox", "Hen"}),
        (lambda game, ox: lay(game, ox.basket, Moon), {"Ox", "Hen"}),
    ],
    ids=["nothing", "coins", "a card"],
)
def test_a_face_down_card_could_be_any_that_could_lie_there(lay_more, names):
    """
    What lies face down in play may be anything that could have on it what it has.
    """
    match = face_down(lay_more, cards=(Ox, Hen, Chest, Moon))
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(30)]

    assert {dream._live().players[1].field.first.name for dream in dreams} == names
    assert all(not dream.invariants() and dream.view(0) == match.view(0) for dream in dreams)
    assert {tuple(map(str, match._live().players[1].field))} == {("Ox",)}


class Bull(Folk, strength=9):
    """It is never hidden."""

    may_lie_face_down = False


class Stork(Folk, strength=1):
    """It is never hidden."""

    may_lie_face_down = False


def hidden_in_field(*kinds, beside):
    """Begin a match in which Bob has folk face down in the field, and others in hand."""

    async def day(game):
        bob = game.players[1]
        lay(game, bob.hand, beside, owner=bob)
        for card in lay(game, bob.hand, *kinds, owner=bob):
            card.turn(face_up=False)
            card.move(bob.field)

    return play(day, wait, cards=(Ox, Bull, Stork))


def test_kinds_of_card_say_whether_they_lie_face_down():
    """
    Only what may lie face down is dreamt there; if nothing else fits the truth stays.
    """
    match, odd = hidden_in_field(Ox, Ox, beside=Bull), hidden_in_field(Bull, beside=Stork)
    rng = Random(1)

    assert {names(match.imagine(0, rng), 1, "field") for _ in range(10)} == {("Ox", "Ox")}
    assert {names(odd.imagine(0, rng), 1, "field") for _ in range(10)} == {("Bull",)}
    assert match.invariants() == ()
    assert [invariant for invariant, _ in odd.invariants()] == ["only what may lie face down does"]


def test_only_the_kinds_that_a_zone_is_declared_for_are_dreamt_there():
    """
    In a stable there are only oxen, whatever else Bob may hold.
    """

    class Farmer(Villager):
        """Somebody with a stable that nobody else looks into."""

        stable: ZoneOf[Ox] = zone(OWNER, in_play=True)

    async def day(game):
        bob = game.players[1]
        lay(game, bob.stable, Ox, Ox, owner=bob)
        lay(game, bob.hand, Hen, Hen, Hen, owner=bob)

    match = play(day, wait, cards=(Ox, Hen), player_class=Farmer)
    rng = Random(1)

    assert {names(match.imagine(0, rng), 1, "stable") for _ in range(10)} == {("Ox", "Ox")}
    assert match.invariants() == ()


def test_what_was_shuffled_since_the_last_rest_is_unknown():
    """
    Cards that all had seen, mixed and dealt in one step with the question, may be anywhere in a dream.
    """

    async def lay_open(game):
        for villager in game.players:
            lay(game, villager.discard, Ox, Hen, Cat, Ox, Hen, Cat, owner=villager)

    async def day(game):
        for villager in game.players:
            for card in villager.discard:
                card.move(villager.deck)
            await villager.deck.shuffle()
            await game.draw(villager, villager.deck, villager.hand, 3)
        await wait(game)

    match = play(lay_open, day, cards=KINDS)
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(20)]

    assert {names(dream, 0) for dream in dreams} == {names(match, 0)}
    assert len({names(dream, 1) for dream in dreams}) > 3


def test_what_was_known_at_the_last_rest_and_is_not_any_longer_may_have_led_here():
    """
    Ann saw Bob's hand, and heard its initials read, before he shuffled it into his deck: no guess may read others.
    """

    async def morning(game):
        ann, bob = game.players
        lay(game, bob.hand, *[Ox, Hen, Cat] * 3, owner=bob)
        lay(game, game.pot, *[Ox, Hen, Cat] * 3)
        await game.look_at(ann, bob.hand.cards)

    async def day(game):
        ann, bob = game.players
        ann.set(luck="".join([card.name[0] for card in bob.hand]))
        for card in bob.hand.cards:
            card.move(bob.deck)
        await bob.deck.shuffle()
        await ann.confirms("Well?")

    match = play(morning, day, cards=KINDS)
    dreams = [match.imagine(0, Random(seed)) for seed in range(4)]

    assert [dream.is_guess for dream in dreams] == [True] * 4
    assert {dream.view(0).players[0].columns["luck"] for dream in dreams} == {"OHCOHCOHC"}


def test_a_dream_knows_nothing_of_what_was_shown_of_the_match():
    """
    What readers saw of a match is kept for its copies, and what they see of a dream for those of the dream.
    """
    match = play(deal, wait, cards=KINDS)
    for seat in (0, 1, None):
        assert match.view(seat)
        assert match.events(seat)
    kept, dreamt = [
        [one.setup.ids, one.setup.seen, one.setup.told, one.setup.shown] for one in (match, match.imagine(0, Random(1)))
    ]

    assert [one is other for one, other in zip(kept, dreamt, strict=True)] == [False] * 4


async def lay_a_deck(game):
    """Lay a deck for Bob that Ann does not see."""
    lay(game, game.players[1].deck, *[Ox, Hen, Cat, Ox, Hen, Cat], owner=game.players[1])


def test_if_no_guess_fits_the_cards_stay():
    """
    Where what happened since the last rest fits the true cards only, they are kept, and the dice are fresh.
    """

    async def day(game):
        ann, bob = game.players
        await ann.confirms("Look?")
        ann.set(luck="".join(card.name[0] for card in bob.deck))
        await ann.confirms("Well?")

    match = settled(play(lay_a_deck, day, cards=KINDS), "Yes")

    dream = match.imagine(0, Random(1))

    assert names(dream, 1, "deck") == names(match, 1, "deck")
    assert not dream.is_guess


def test_tables_on_which_cards_lie_in_another_order_are_not_alike():
    """
    What is compared before two views are is enough to tell them apart where everybody sees the order.
    """

    async def day(game):
        lay(game, game.players[0].field, Ox, Hen, owner=game.players[0])
        await wait(game)

    one, other = play(day, cards=KINDS)._live(), play(day, cards=KINDS)._live()
    assert lie_alike(Reader(one, 0), Reader(other, 0))

    zones = other.table.own("zones")
    zones[other.players[0].field.number] = zones[other.players[0].field.number][::-1]

    assert not lie_alike(Reader(one, 0), Reader(other, 0))


def test_a_dream_says_that_it_is_dealt_anew():
    """
    What could lie otherwise was dealt, even if it came out as it was; a match that nobody imagined is no guess.
    """
    match = play(deal, wait, cards=KINDS)
    dream = match.imagine(0, Random(1))

    assert dream.is_guess
    assert not match.is_guess


def test_a_guess_in_which_the_answers_do_not_fit_is_thrown_away():
    """
    Ann has picked the third of as many straws as only an Ox offers: there must be an Ox.
    """

    async def day(game):
        ann, bob = game.players
        await ann.choose("Which straw?", range(3 if isinstance(bob.deck.first, Ox) else 2))
        await ann.confirms("Well?")

    match = settled(play(lay_a_deck, day, cards=KINDS), 2)
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(10)]

    assert {names(dream, 1, "deck")[0] for dream in dreams} == {"Ox"}
    assert len({names(dream, 1, "deck") for dream in dreams}) > 1


def test_rules_that_fail_over_a_guess_are_not_hidden():
    """
    What goes wrong on a guess is a fault of the rules, and is said.
    """

    async def day(game):
        ann, bob = game.players
        await ann.confirms("Look?")
        if not isinstance(bob.deck.first, Ox):
            raise IndexError("no ox")
        await ann.confirms("Well?")

    match = settled(play(lay_a_deck, day, cards=KINDS), "Yes")

    with pytest.raises(tabletop.RulesBug, match="no ox"):
        [match.imagine(0, rng) for rng in map(Random, range(9))]


def draft(seed=1):
    """Return a match in the middle of its set-up: Ann has a hidden hand, and Bob is about to choose."""

    async def set_up(game):
        for villager in game.players:
            lay(game, villager.deck, Ox, Hen, Cat, Ox, Hen, Cat, owner=villager)
            await villager.deck.shuffle()
            await game.draw(villager, villager.deck, villager.hand, 3)
            await villager.choose_some("Which ones go back?", villager.hand, at_most=2)

    return play(cards=KINDS, set_up=set_up, seed=seed)


def test_a_set_up_can_be_imagined_too():
    """
    In the middle of the set-up a dream is still in the set-up, the seat's own hand stays, and hidden decks differ.
    """
    match = settled(draft(), [0])
    rng = Random(1)
    dreams = [match.imagine(1, rng) for _ in range(5)]

    for dream in dreams:
        assert dream.view(1) == match.view(1)
        assert dream._now.checkpoint.set_up
        dream.answer([1])
        assert dream.outcome is not None


def test_hidden_decks_differ_in_a_dream_of_a_set_up():
    """
    Before anybody saw anything a dream of the set-up shuffles otherwise.
    """

    async def set_up(game):
        for villager in game.players:
            lay(game, villager.deck, Ox, Hen, Cat, Ox, Hen, Cat, owner=villager)
            await villager.deck.shuffle()
        await game.players[0].confirms("Begin?")

    match = play(cards=KINDS, set_up=set_up)
    rng = Random(1)
    dreams = [match.imagine(0, rng) for _ in range(8)]

    assert len({names(dream, 1, "deck") for dream in dreams}) > 3
    assert {tabletop.load(dream.save()).decision.seat for dream in dreams} == {0}


def test_hidden_supplies_are_dealt_anew():
    """
    What lies in others' sacks is unknown but for the number of pieces.
    """

    async def day(game):
        ann, bob, cid = game.players
        ann.take(game.COIN, 2, to=ann.sack)
        ann.take(game.GRAIN, 2, to=ann.sack)
        bob.take(game.COIN, 3, to=bob.sack)
        cid.take(game.GRAIN, 3, to=cid.sack)

    async def wait(game):
        await game.players[0].confirms("Ready?")

    match = play(day, wait, seats=3)
    rng = Random(1)
    sacks = set()
    for _ in range(100):
        dream = match.imagine(0, rng)
        assert not dream.invariants()
        sacks.add(tuple(str(dict(player.sack.counts)) for player in dream._live().players))

    assert {sack[0] for sack in sacks} == {"{'COIN': 2, 'GRAIN': 2}"}
    assert len(sacks) == 4


def test_a_dream_has_no_past_but_can_be_saved():
    """
    Nobody knows what led to a dream: it can't be replayed or undone past its beginning, and it can be saved.
    """
    match = play(deal, wait, cards=KINDS)
    dream = match.imagine(0, Random(1))

    assert dream.answers is None
    with pytest.raises(tabletop.Diverged, match="did not begin with a set-up"):
        dream.replay()
    with pytest.raises(tabletop.NoSuchMoment):
        dream.undo()
    loaded = tabletop.load(dream.save())
    assert loaded.view(0) == dream.view(0)
    with pytest.raises(tabletop.Diverged):
        tabletop.load(dream.save(), verify=True)


def test_a_dream_logs_from_its_beginning():
    """
    The events of a dream are those since it began, and folding them gives its view.
    """

    async def day(game):
        await game.players[0].confirms("Ring?")
        await game.perform_unsettled(Rang(2))
        await game.players[0].confirms("More?")

    dream = settled(play(day).imagine(0, Random(1)), "Yes")

    assert [seen.kind for seen in dream.events(0)] == ["Asked", "Rang", "Asked"]
    assert tabletop.fold({}, dream.events(0)) == tabletop.to_data(dream.view(0))


def test_a_finished_match_can_be_imagined():
    """
    When it is over the outcome stays.
    """
    match = settled(play(deal, wait, cards=KINDS), "Yes")

    assert match.imagine(0, Random(1)).outcome == match.outcome


def test_nobody_imagines_from_a_seat_that_is_not_there():
    """
    Only seats and spectators imagine.
    """
    with pytest.raises(tabletop.NoSuchSeat):
        play(deal, wait, cards=KINDS).imagine(5, Random(1))


@pytest.mark.parametrize("dice", [3, None, "7"])
def test_only_dice_are_dealt_with(dice):
    """
    A number is a seed and rolls nothing; whoever gives one is told what would do, and nothing has changed.
    """
    match = play(deal, wait, cards=KINDS)
    before = match.digest()
    with pytest.raises(tabletop.BadDice, match=r"such as random.Random\(7\)") as refused:
        match.imagine(0, dice)

    assert refused.value.given == dice
    assert match.digest() == before


@given(seed=st.integers(0, 30), moves=st.integers(0, 25), seat=st.sampled_from([0, 1, None]))
def test_nobody_can_tell_in_any_game(seed, moves, seat):
    """
    After random moves of Hedge Court a dream of any seat looks the same to it, keeps its invariants and plays on.
    """
    rng = Random(seed)
    match = tabletop.new("hedge-court", seed=seed, log=False)
    for _ in range(moves):
        if match.decision is None:
            break
        match.sequential().answer(0) if not match.decision.single else match.answer(
            rng.randrange(len(match.decision.options))
        )
    if match.decision is None or not match.decision.single:
        return

    dream = match.imagine(seat, rng)

    assert dream.view(seat) == match.view(seat)
    assert not dream.invariants()
    if dream.decision.single:
        dream.answer(0)


def test_what_lies_on_open_cards_stays_there_whatever_hidden_cards_have_room_for():
    """
    Hidden cards with places of their own and without change about, and nothing on the table is mixed up by it.
    """

    class Rock(Card, copies=1):
        """Nothing can lie on it."""

    async def day(game):
        ann = game.players[0]
        lay(game, ann.hand, Ox, Rock, owner=ann)
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, ox.basket, Hen, owner=ann)
        game.pay(game.COIN, 2, game.box, ox.coins)

    match = play(day, wait, cards=[Ox, Hen, Rock])
    dreams = [match.imagine(1, Random(seed)) for seed in range(12)]

    assert {names(dream, 0) for dream in dreams} == {("Ox", "Rock"), ("Rock", "Ox")}
    for dream in dreams:
        assert dream.view(1) == match.view(1)
        (ox,) = dream._live().players[0].field
        assert ([card.name for card in ox.basket], ox.coins.counts) == (["Hen"], {"COIN": 2})
        assert not dream.invariants()


def test_what_is_on_offer_may_be_anything():
    """
    Guesses are told apart by the cards and players on offer, and what is neither by how it is called.
    """

    async def forecast(game):
        await game.players[0].choose("What weather?", list(Weather))

    match = play(deal, forecast, cards=KINDS)
    dreams = [match.imagine(0, Random(seed)) for seed in range(3)]

    assert all(dream.is_guess for dream in dreams)
    assert [dream.view(0) for dream in dreams] == [match.view(0)] * 3
    assert len({names(dream, 1) for dream in dreams}) > 1


def test_a_guess_keeps_what_lies_on_cards_where_others_can_have_nothing_on_them():
    """
    Stones have no baskets: where one is dealt in place of an ox, the places of all others have other numbers.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, bob.hand, Stone, owner=bob)
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, bob.hand, Ox, owner=bob)
        (other,) = lay(game, bob.field, Ox, owner=bob)
        for one in (ox, other):
            lay(game, one.basket, Hen, owner=ann)

    match = play(day, wait, cards=(*KINDS, Stone))
    dreams = [match.imagine(0, Random(seed)) for seed in range(8)]

    assert all(dream.view(0) == match.view(0) for dream in dreams)
    assert len({names(dream, 1) for dream in dreams}) > 1
    assert not any(dream.invariants() for dream in dreams)


def test_in_the_middle_of_a_step_twenty_guesses_are_made_at_most():
    """
    Where all of them lead elsewhere, the cards stay as they are.
    """
    seen = []

    async def morning(game):
        bob = game.players[1]
        lay(game, bob.hand, *[Ox, Hen, Cat] * 4, owner=bob)

    async def day(game):
        ann, bob = game.players
        seen.append(len(bob.hand))
        ann.set(luck="".join([card.name[0] for card in bob.hand]))
        await ann.confirms("Well?")

    match = play(morning, day, cards=KINDS, log=False)
    before = len(seen)
    dream = match.imagine(0, Random(1))

    assert not dream.is_guess
    assert len(seen) - before == 20


def test_a_guess_in_which_other_words_are_on_offer_is_none():
    """
    Which weather comes first tells what Bob holds: only guesses that tell the same are made.
    """

    async def morning(game):
        lay(game, game.players[1].hand, Ox, owner=game.players[1])
        lay(game, game.players[1].deck, Hen, Hen, Hen, owner=game.players[1])

    async def forecast(game):
        ann, bob = game.players
        await ann.confirms("Well?")
        weather = list(Weather) if bob.hand.first.name == "Ox" else [Weather.SUN, Weather.RAIN]
        await ann.choose("What weather?", weather)

    match = play(morning, forecast, cards=KINDS)
    match.answer("Yes")

    for seed in range(8):
        assert match.imagine(0, Random(seed)).view(0) == match.view(0)


# ------------------------------------------------------------------------------------------------ what others answered


@tabletop.effect
class Drought(tabletop.Effect):
    """It does not rain."""

    field: int


def after_bob(hand, *answers, day):
    """Return a match of Ann and Bob, who has these cards, after answers on a day."""

    async def morning(game):
        bob = game.players[1]
        lay(game, bob.hand, *hand, owner=bob)
        lay(game, bob.deck, *[kind for kind in KINDS[:3] for _ in range(3 - hand.count(kind))], owner=bob)

    return settled(play(morning, day, cards=KINDS, effects=(Drought,)), *answers)


def guessed_hands(match, *, seat=0, count=150):
    """Count what Bob holds in guesses."""
    dreams = [match.imagine(seat, Random(number)) for number in range(count)]
    assert all(dream.is_guess for dream in dreams)
    return Counter(tuple(sorted(names(dream, 1))) for dream in dreams)


async def offer_oxen(game):
    """Bob may show any of his oxen, and passes."""
    ann, bob = game.players
    await bob.choose(
        "Do you show an ox?", [one for one in bob.hand if one.name == "Ox"], optional=True, ask_anyway=True
    )
    await ann.confirms("Well?")


def test_who_passes_does_not_tell_how_much_there_was_to_choose_from():
    """
    Whatever Bob holds, Ann imagines the same after he has passed: nothing on offer is told by its number.
    """
    with_oxen, without = [
        guessed_hands(after_bob(hand, "Pass", day=offer_oxen)) for hand in ([Ox, Ox, Hen], [Hen, Cat, Cat])
    ]

    assert with_oxen == without
    assert len(with_oxen) > 6


async def put_back(game):
    """Bob puts one of his cards back, or two, and nobody sees which."""
    ann, bob = game.players
    for card in await bob.choose_some("Which go back?", bob.hand, at_least=1, at_most=2):
        card.move(bob.deck)
    await bob.deck.shuffle()
    await ann.confirms("Well?")


def test_which_hidden_card_was_picked_is_not_told():
    """
    A card that nobody but Bob saw may have been any, so Ann imagines the same whichever it was.
    """
    hands = [guessed_hands(after_bob([Ox, Hen, Cat], [pick], day=put_back)) for pick in range(3)]

    assert hands[0] == hands[1] == hands[2]
    assert len(hands[0]) > 3


async def show_one(game):
    """Bob shows one of his cards to all."""
    ann, bob = game.players
    card = await bob.choose("Which do you show?", bob.hand)
    await game.perform(Hired(card, bob))
    await ann.confirms("Well?")


@pytest.mark.parametrize("pick", range(5))
def test_what_has_come_to_light_was_picked(pick):
    """
    What Bob has played since lies in his field in every guess, and the rest of his hand is anything.
    """
    match = after_bob([Ox, Hen, Cat, Ox, Hen], pick, day=show_one)
    dreams = [match.imagine(0, Random(number)) for number in range(10)]

    assert all(dream.is_guess for dream in dreams)
    assert {names(dream, 1, "field") for dream in dreams} == {names(match, 1, "field")}
    assert len({names(dream, 1) for dream in dreams}) > 1


@attrs.define(eq=False)
class Path:
    """A way to somewhere, of which every game makes its own."""

    to: object


class Rumour:
    """What words itself and points at a player."""

    def __init__(self, about):
        self.targets = (about,)

    def label_for(self, seat):
        return tabletop.Text("rumour", "What they say of {player}", player=self.targets[0])


@tabletop.deed
class Visit(tabletop.Deed):
    """Visit {host} with {gifts} gifts"""

    host: tabletop.Player
    gifts: int


#: What there may be to choose from, besides things that only one hand offers.
THINGS = {
    "players": lambda game, ann, bob: [ann, bob],
    "zones": lambda game, ann, bob: [ann.hand, bob.hand],
    "pools": lambda game, ann, bob: [ann.purse, bob.purse],
    "cards in sight": lambda game, ann, bob: [*bob.field],
    "deeds": lambda game, ann, bob: [Visit(ann, 1), Visit(ann, 2)],
    "words": lambda game, ann, bob: [tabletop.Text("to", "To {player}", player=one) for one in (ann, bob)],
    "several": lambda game, ann, bob: [(ann, 1), (bob, 1)],
    "kinds": lambda game, ann, bob: [Ox, Hen],
    "the game": lambda game, ann, bob: ["nothing", game],
    "what lasts": lambda game, ann, bob: [*game.lasting],
    "what rules make": lambda game, ann, bob: [Path(ann), Path(bob)],
    "what words itself": lambda game, ann, bob: [Rumour(ann), Rumour(bob)],
    "weather": lambda game, ann, bob: list(Weather),
    "numbers": lambda game, ann, bob: [4, 5],
}


@pytest.mark.parametrize("pick", [0, 1])
@pytest.mark.parametrize("things", THINGS)
def test_what_everybody_can_tell_is_picked_again_wherever_it_stands(things, pick):
    """
    Before it stand as many words as Bob has oxen, and Ann imagines that he picked the same thing, whatever he holds.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, bob.field, Moon, Moon)
        for number in (1, 2):
            game.begin(Drought(number), until="forever")
        offered = THINGS[things](game, ann, bob)
        oxen = [f"ox {number}" for number, one in enumerate(bob.hand) if one.name == "Ox"]
        chosen = await bob.choose("Which?", [*oxen, *offered])
        ann.set(luck=offered.index(chosen))
        await ann.confirms("Well?")

    match = after_bob([Ox, Hen, Cat], pick + 1, day=day)

    assert match.view().players[0].columns["luck"] == pick
    assert len(guessed_hands(match, count=30)) > 3


def test_a_guess_in_which_somebody_else_is_asked_is_none():
    """
    Who holds an ox is asked alone: where Ann was not, he has one.
    """

    async def day(game):
        ann, bob = game.players
        asked = bob if any(one.name == "Ox" for one in bob.hand) else ann
        await asked.confirms("Is it you?")
        await ann.confirms("Well?")

    hands = guessed_hands(after_bob([Ox, Hen], "Yes", day=day), count=30)

    assert all("Ox" in hand for hand in hands)


async def decide_together(game):
    """Ann and Bob pick at the same time; Bob may show any of his oxen."""
    ann, bob = game.players
    oxen = [one for one in bob.hand if one.name == "Ox"]
    await game.together(
        [
            ann.choose("What weather?", list(Weather)),
            bob.choose("Do you show an ox?", oxen, optional=True, ask_anyway=True),
        ]
    )
    await ann.confirms("Well?")


def test_what_was_sealed_and_is_over_tells_no_more_than_other_answers():
    """
    Bob has passed while Ann chose: what she imagines is the same whatever he holds.
    """
    hands = []
    for hand in ([Ox, Ox, Hen], [Ox, Cat, Cat]):
        match = after_bob(hand, day=decide_together)
        match.answer("Pass", seat=1)
        match.answer(1, seat=0)
        hands.append(guessed_hands(match))

    assert hands[0] == hands[1]
    assert len(hands[0]) > 4


def test_a_guess_in_which_others_were_paid_otherwise_is_none():
    """
    How many coins Ann was paid tells what Bob holds: whoever sees them guesses only what brings as many.
    """

    async def morning(game):
        bob = game.players[1]
        lay(game, bob.hand, Ox, owner=bob)
        lay(game, bob.deck, Hen, Hen, Hen, owner=bob)

    async def day(game):
        ann, bob = game.players
        game.pay(game.COIN, 1 if bob.hand.first.name == "Ox" else 2, game.box, ann.purse)
        await ann.confirms("Well?")

    match = play(morning, day, cards=KINDS, log=False)

    for seed in range(8):
        assert match.imagine(0, Random(seed)).view(0) == match.view(0)
