"""Remembering: what is worked out once is known until something changes that it rests on."""

from random import Random
from typing import NamedTuple

import pytest

import tabletop
from tabletop import Effect, Outcome, cached, effect, modifies, state_based
from tabletop.conditions import another
from tests.engine.rulesets import NIGHTFALL, Days, Folk, Villager, lay, play, run


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Guide(Folk, strength=2, copies=3):
    """While it is there, all others are one weaker."""

    @modifies(Folk.strength, another)
    def scold(self, folk):
        return -1 if self.is_current else 0


class Hermit(Folk, strength=2, copies=3):
    """It works alone, in the square."""


@effect
class Blessing(Effect):
    """Somebody is blessed."""

    folk: Folk


@tabletop.facts
class Seasons(Days):
    """How many days there were, and what kind of day it is."""

    warm: bool = True

    @property
    def is_fair(self):
        """Whether it is warm and early."""
        return self.warm and self.day < 10


def curious(about):
    """Return a quantity of a game that is worked out *about* the first player, and a list of how often it was."""
    asked = []

    def count(game):
        asked.append(about(game.players[0]))
        return len(asked)

    return tabletop.quantity(count), asked


READ = {
    "who works": lambda ann: len(ann.field),
    "a mood": lambda ann: ann.field.first.mood,
    "a strength": lambda ann: ann.field.first.strength,
    "a purse": lambda ann: ann.purse[ann.game.COIN],
    "luck": lambda ann: ann.luck,
    "a fact": lambda ann: ann.game.facts.warm,
    "the weather": lambda ann: ann.game.facts.is_fair,
    "what lasts": lambda ann: len(ann.game.lasting),
    "who is where": lambda ann: len(ann.game.in_play(Folk)),
}

#: What each change has to do with what is read.
CHANGES = {
    "one more works": (lambda game, ann: lay(game, ann.field, Ox, owner=ann), set(READ)),
    "a new mood": (lambda game, ann: ann.field.first.set(mood="cross"), {"a mood"}),
    "a face turned down": (
        lambda game, ann: ann.field.first.turn(face_up=False),
        {"who works", "a mood", "a strength", "who is where"},
    ),
    "a payment": (lambda game, ann: game.pay(game.COIN, 1, game.box, ann.purse), {"a purse"}),
    "good luck": (lambda game, ann: ann.set(luck=1), {"luck"}),
    "cold": (lambda game, ann: game.set_facts(warm=False), {"a fact", "the weather"}),
    "a day and back": (lambda game, ann: [game.set_facts(day=day) for day in (9, 0)], {"the weather"}),
    "the same day": (lambda game, ann: game.set_facts(day=game.facts.day), set()),
    "the same luck": (lambda game, ann: ann.set(luck=ann.luck), set()),
    "a blessing": (lambda game, ann: game.begin(Blessing(ann.field.first), until=NIGHTFALL), {"what lasts"}),
    "a draw": (lambda game, ann: ann.deck.first.move(ann.hand), set()),
    "the luck of another": (lambda game, ann: ann.next.set(luck=1), set()),
    "a cast of dice": (lambda game, ann: game.table.put("rolls", 9), set()),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("read", READ)
def test_a_value_is_worked_out_anew_only_when_what_it_rests_on_has_changed(read, change):
    """
    Asked again and again between changes, a value is known until its own cells of the table change.
    """
    curiosity, asked = curious(READ[read])
    do, touches = CHANGES[change]

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.deck, Hermit, Hermit, owner=ann)
        for _ in range(2):  # the first time it is worked out, and the second time it is noted what it rests on
            assert game.curiosity
            game.table.put("rolls", 1)
        before = game.curiosity
        do(game, ann)
        return game.curiosity - before

    assert run(day, cards=[Ox, Hermit], effects=[Blessing], facts_class=Seasons, curiosity=curiosity) == (
        read in touches
    )
    assert len(asked) == 2 + (read in touches)


def test_a_value_rests_on_those_who_have_a_say_in_it():
    """
    Somebody who comes and has a say in it changes it, and so does one whose ability is used up; somebody else does not.
    """

    class Cook(Folk, strength=1):
        """Everybody is one stronger while the cook is calm."""

        @modifies(Folk.strength, lambda cook, folk: cook.mood == "calm")
        def feed(self, folk):
            return 1

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        heard = []
        for change in (
            lambda: None,
            lambda: game.table.put("rolls", 1),
            lambda: lay(game, bob.field, Hermit, owner=bob),
            lambda: lay(game, bob.field, Cook, owner=bob),
            lambda: game.table.put("rolls", 2),
            lambda: bob.field.last.set(mood="cross"),
            lambda: bob.field.last.set(mood="calm"),
            lambda: bob.field.last.turn(face_up=False),
        ):
            change()
            heard.append(ox.strength)
        return heard

    assert run(day, cards=[Ox, Hermit, Cook]) == [4, 4, 4, 5, 5, 4, 5, 4]


@pytest.mark.parametrize(
    ("about", "expected"),
    [(lambda folk: int(folk.mood == "cross"), [1, 1, 0]), (lambda folk: folk.strength, [3, 3, 4])],
    ids=["a mood", "a strength"],
)
def test_how_somebody_last_was_is_known_until_the_rest(about, expected):
    """
    What rests on a card that is gone is asked anew in the next step: then nobody knows any longer how it was.
    """
    heard = []

    async def step(game):
        ann = game.players[0]
        if not game.lasting:
            ox, guide = lay(game, ann.field, Ox, Guide, owner=ann)
            ox.set(mood="cross")
            game.begin(Blessing(ox), until="forever")
            for gone in (ox, guide):
                gone.move(ann.discard)
                heard.append(game.gossip)
        else:
            heard.append(game.gossip)
            game.end(Outcome.drawn(2, "All is well."))

    gossip = tabletop.quantity(lambda game: about(game.lasting[0].folk))

    play(cards=[Ox, Guide], effects=[Blessing], step=step, gossip=gossip)

    assert heard == expected


def test_what_is_known_is_handed_on_to_copies_and_no_copy_spoils_it():
    """
    A copy starts with what is known at the rest; whatever happens in it or in the original, neither hears of it.

    What the copy has asked for is its own from then on: it is worked out once when it does not hold any longer.
    """
    curiosity, asked = curious(lambda ann: len(ann.hand))

    def deal(amount):
        async def day(game):
            ann = game.players[0]
            assert [game.curiosity, game.table.put("rolls", 1), game.curiosity]
            if await ann.confirms("Do you get folk?"):
                lay(game, ann.hand, *[Ox] * amount, owner=ann)
            assert [game.curiosity, game.table.put("rolls", 2), game.curiosity]

        return day

    match = play(deal(1), deal(1), deal(1), deal(1), cards=[Ox], curiosity=curiosity, log=False)
    match.answer("No")
    twin = match.copy()
    before = len(asked)
    twin.answer("No")
    assert len(asked) == before
    match.answer("Yes")
    assert asked[before:] == [1]
    twin.answer("Yes")
    assert asked[before:] == [1, 1]
    match.answer("No")
    twin.answer("No")
    assert asked[before:] == [1, 1]


class Cook(Folk, strength=1):
    """All other folk are one stronger."""

    @modifies(Folk.strength, another)
    def feed(self, folk):
        return 1


@pytest.mark.parametrize(
    "change", [lambda ann: ann.field.first.set(mood="cross"), lambda ann: ann.deck.first.move(ann.next.field)]
)
def test_a_copy_of_an_earlier_rest_does_not_hear_what_the_original_has_changed_since(change):
    """
    What was known at a rest still holds for whoever starts from there, although the original has changed what it rests on.
    """
    curiosity, asked = curious(lambda ann: ann.field.first.strength)

    async def morning(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.deck, Cook, owner=ann)

    async def day(game):
        ann = game.players[0]
        assert [game.curiosity, game.table.put("rolls", 1), game.curiosity]
        if await ann.confirms("Does anything change?"):
            change(ann)
            await ann.confirms("Is it good?")

    match = play(morning, day, day, day, cards=[Ox, Cook], curiosity=curiosity, log=False)
    match.answer("No")
    twin = match.copy()
    match.answer("Yes")
    before = len(asked)
    twin.answer("No")

    assert len(asked) == before


def test_what_had_changed_before_a_rest_is_not_forgotten_because_the_original_has_changed_it_again():
    """
    Ann's field has changed before the rest, and nobody has asked since; the original changes it once more, and the copy sees it.
    """
    curiosity = tabletop.quantity(lambda game: len(game.players[0].field))
    seen = []

    async def morning(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.deck, Ox, Ox, owner=ann)

    async def first(game):
        ann = game.players[0]
        assert [game.curiosity, game.table.put("rolls", 1), game.curiosity] == [1, None, 1]
        await ann.confirms("Is it good?")
        ann.deck.first.move(ann.field)

    async def second(game):
        ann = game.players[0]
        if await ann.confirms("Does anything change?"):
            ann.deck.first.move(ann.field)
            await ann.confirms("Is it good?")
        seen.append(game.curiosity)

    match = play(morning, first, second, second, cards=[Ox], curiosity=curiosity, log=False)
    match.answer("Yes")
    twin = match.copy()
    match.answer("Yes")
    twin.answer("No")

    assert seen == [2]


class Herald(Folk, strength=1):
    """While it is in a hand, all folk are one stronger."""

    @modifies(Folk.strength, works_in=Villager.hand)
    def cheer(self, folk):
        return 1


def test_a_copy_hears_what_had_a_say_from_elsewhere_before_it_began():
    """
    A herald who has left a hand since a strength was asked for has no say in it any longer, there neither.
    """
    heard = []

    async def morning(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        (herald,) = lay(game, ann.hand, Herald, owner=ann)
        for roll in (1, 2):
            heard.append(game.pride)
            game.table.put("rolls", roll)
        herald.move(ann.discard)

    async def day(game):
        await game.players[0].confirms("Is anybody there?")
        heard.append(game.pride)

    pride = tabletop.quantity(lambda game: game.players[0].field.first.strength)
    match = play(morning, day, cards=[Ox, Herald], pride=pride, log=False)

    match.copy().answer("Yes")

    assert heard == [5, 5, 4]


def test_handles_are_not_handed_on():
    """
    A remembered tuple of cards is of one game: a copy has its own, and what is done to them is done in the copy alone.
    """

    class Farmer(Villager):
        """Somebody who knows who works."""

        @cached
        def workers(self):
            """All folk in the field."""
            return tuple(self.field)

    async def day(game):
        ann = game.players[0]
        if not ann.field:
            lay(game, ann.field, Ox, owner=ann)
        for roll in range(3):
            assert ann.workers
            game.table.put("rolls", roll)
        mood = await ann.choose("In what mood is it?", ["cross", "calm"])
        ann.workers[0].set(mood=mood)

    def moods(match):
        return [card.columns["mood"] for card in match.view().zone("field", 0).cards]

    match = play(day, day, day, cards=[Ox], player_class=Farmer)
    match.answer("calm")
    twin = match.copy()
    twin.answer("cross")

    assert moods(twin) == ["cross"]
    assert moods(match) == ["calm"]


class Couple(NamedTuple):
    """Two cards that belong together."""

    one: Ox
    other: Ox


@pytest.mark.parametrize(
    ("about", "is_told"),
    [
        (lambda ann: ann.field.first, True),
        (lambda ann: [ann, *ann.field], True),
        (lambda ann: (Couple(*ann.field), "pair", ann.luck), True),
        (lambda ann: dict.fromkeys(ann.field), False),
        (lambda ann: (len(ann.field), [{"ann": ann}]), False),
        (lambda ann: ann.game.who_has_left if ann.field else None, False),
    ],
)
def test_a_copy_is_told_of_cards_and_players_in_handles_of_its_own(about, is_told):
    """
    What was known at a rest of cards and players need not be worked out again; of anything else the copy finds it out itself.
    """
    asked = []

    class Farmer(Villager):
        """Somebody who knows something, and something more."""

        @cached
        def knowledge(self):
            """What is asked about."""
            asked.append(self.game)
            return about(self)

        @cached
        def wisdom(self):
            """The same, and how lucky one is."""
            return (self.luck, self.knowledge)

    async def morning(game):
        ann = game.players[0]
        old, *_ = lay(game, ann.field, Ox, Ox, Ox, owner=ann)
        Farmer.left = old
        old.move(ann.discard)

    async def day(game):
        ann = game.players[0]
        for roll in range(3):
            assert ann.knowledge
            game.table.put("rolls", roll)
        if await ann.confirms("More?"):
            for _ in range(2):
                assert ann.wisdom == (0, ann.knowledge)
                ann.next.set(luck=3)

    match = play(
        morning,
        day,
        day,
        day,
        cards=[Ox],
        player_class=Farmer,
        log=False,
        who_has_left=property(lambda game: Farmer.left),
    )
    match.answer("Yes")
    before = len(asked)
    twin = match.copy()
    twin.answer("Yes")
    known = twin._live().players[0].knowledge

    assert (len(asked) == before) == is_told
    if is_told:
        assert known == match._live().players[0].knowledge
        assert all(part.game is twin._live() for part in (known if isinstance(known, list) else ()))


def test_a_guess_does_not_start_with_what_is_known_of_the_truth():
    """
    A value that rests on hidden cards is worked out anew for whoever imagines others in their places.
    """
    seen = set()

    async def day(game):
        ann, bob = game.players
        if not bob.hand:
            lay(game, bob.deck, Ox, Hermit, Ox, Hermit, owner=bob)
            await bob.deck.shuffle()
            bob.deck.first.move(bob.hand)
        for roll in range(3):
            assert bob.fortune
            game.table.put("rolls", 5 + roll)
        await ann.confirms("Do you sleep?")
        seen.add((bob.hand.first.name, bob.fortune))

    class Teller(Villager):
        """Somebody whose fortune is in the hand."""

        @cached
        def fortune(self):
            """How strong the folk in hand are."""
            return sum(folk.printed["strength"] for folk in self.hand)

    match = play(day, day, cards=[Ox, Hermit], player_class=Teller)
    match.answer("Yes")
    for seed in range(12):
        match.imagine(0, Random(seed)).answer("Yes")

    assert seen == {("Ox", 4), ("Hermit", 2)}


def test_what_rests_on_how_somebody_last_was_is_not_kept():
    """
    Of folk that are gone a value tells how they last were, until the step is over.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        blessing = game.begin(Blessing(ox), until=NIGHTFALL)
        ox.set(mood="cross")
        ox.move(ann.discard)
        heard = [game.folk_mood(blessing)]
        game.table.put("rolls", 1)
        return [*heard, game.folk_mood(blessing), ox.mood]

    blessed = []

    def folk_mood(game, blessing):
        blessed[:] = [blessing.folk]
        return game.is_cross

    is_cross = tabletop.permission(lambda game: blessed[0].mood == "cross")

    assert run(day, cards=[Ox], effects=[Blessing], folk_mood=folk_mood, is_cross=is_cross) == [
        True,
        True,
        "cross",
    ]


def test_a_value_that_has_nothing_to_do_with_who_is_gone_is_known_for_longer():
    """
    That somebody has just left makes nobody forget what does not rest on how they last were.
    """
    curiosity, asked = curious(lambda ann: (len(ann.field), ann.field.first.place))

    async def day(game):
        ann = game.players[0]
        old, _ = lay(game, ann.field, Ox, Ox, owner=ann)
        old.move(ann.discard)
        for roll in range(4):
            assert game.curiosity
            game.table.put("rolls", roll)
        return old.mood

    assert run(day, cards=[Ox], curiosity=curiosity) == "calm"
    assert len(asked) == 2


def test_what_a_value_knows_of_who_is_gone_is_forgotten_with_its_parts():
    """
    A value that rests on another one, which rests on how somebody last was, is not kept either; its other parts are.
    """
    asked = []

    class Heir(Villager):
        """Somebody with a memory of folk, and with a fortune."""

        @cached
        def mood_of_late(self):
            """The mood of folk that were blessed."""
            return [effect.folk.mood for effect in self.game.lasting]

        @cached
        def fortune(self):
            """How much luck there is."""
            asked.append("fortune")
            return self.luck

        @cached
        def chances(self):
            """Both of them."""
            asked.append("chances")
            return (self.mood_of_late, self.fortune)

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.begin(Blessing(ox), until=NIGHTFALL)
        ox.move(ann.discard)
        for roll in range(4):
            assert ann.chances == (["calm"], 0)
            game.table.put("rolls", roll)

    run(day, cards=[Ox], effects=[Blessing], player_class=Heir)

    assert asked.count("chances") == 4
    assert asked.count("fortune") == 2


def test_what_never_holds_is_not_noted_for_a_while():
    """
    What a value rests on is noted as long as that pays; of one that is never the same again it is not.
    """
    asked = []

    class Gambler(Villager):
        """Somebody whose chances are known from luck."""

        @cached
        def chances(self):
            """Whether the columns were being noted when it was worked out."""
            asked.append(self.game.notes is not None)
            return self.luck

    async def day(game):
        ann = game.players[0]
        for luck in range(300):
            ann.set(luck=luck)
            assert ann.chances == luck
            assert ann.chances == luck

    run(day, player_class=Gambler)

    assert len(asked) == 300
    assert asked[:3] == [False, True, True]
    assert sum(asked) < 24
    assert any(asked[200:])


@pytest.mark.parametrize(("changes", "times"), [(30, 10), (60, 3)])
def test_what_holds_again_and_again_goes_on_being_noted_although_it_changes_now_and_then(changes, times):
    """
    What is asked for ten times before it changes, or three, is worked out once for each change, however often it changes.
    """
    curiosity, asked = curious(lambda ann: ann.luck)

    async def day(game):
        ann = game.players[0]
        for luck in range(changes):
            ann.set(luck=luck + 1)
            for roll in range(times):
                assert game.curiosity
                game.table.put("rolls", roll)

    play(day, curiosity=curiosity)

    assert len(asked) == changes + 1


def test_what_is_noted_once_of_each_of_many_does_not_pay():
    """
    To note what a value rests on has to pay the first time, too: where nobody asks again it is left.
    """
    asked = []

    class Weighed(Folk, strength=2, copies=3):
        """It is weighed."""

        @cached
        def weight(self):
            """Whether the columns were being noted when it was worked out."""
            asked.append(self.game.notes is not None)
            return self.strength

    async def day(game):
        ann = game.players[0]
        for roll in range(50):
            (one,) = lay(game, ann.field, Weighed, owner=ann)
            assert one.weight == 2
            game.table.put("rolls", roll)
            assert one.weight == 2

    run(day, cards=[Weighed])

    assert len(asked) == 100
    assert 0 < sum(asked) < 10


def test_a_check_of_the_state_is_asked_again_only_when_its_condition_may_hold():
    """
    Nothing that a condition rests on has changed: then nobody asks it, however much else happens.
    """
    asked = []

    def is_cold(folk, _):
        asked.append(folk.game.facts.warm)
        return not folk.game.facts.warm

    class Stork(Folk, strength=1):
        """When it is cold, it leaves."""

        @state_based(is_cold)
        async def leave(self):
            self.move(self.owner.discard)
            return True

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Stork, owner=ann)
        for _ in range(20):
            ann.set(luck=ann.luck + 1)
            await game.settle()
        game.set_facts(warm=False)
        await game.settle()
        return len(ann.field), len(asked)

    assert run(day, cards=[Stork], facts_class=Seasons) == (0, 3)


def test_a_check_of_a_lasting_effect_is_asked_each_time():
    """
    Effects come and go under the same numbers: what holds of one is not remembered of the next.
    """

    @effect
    class Frost(Effect):
        """It is cold until somebody is lucky, who then is unlucky."""

        who: Villager

        @state_based(lambda frost, _: frost.who.luck > 0)
        async def thaw(self):
            self.who.set(luck=-1)
            self.game.lift(self)
            return True

    async def day(game):
        ann, bob = game.players
        for who in (ann, bob):
            game.begin(Frost(who), until=NIGHTFALL)
            await game.settle()
            await game.settle()
            who.set(luck=1)
            await game.settle()
        return ann.luck, bob.luck, len(game.lasting)

    assert run(day, effects=[Frost]) == (-1, -1, 0)


def test_what_a_value_rests_on_includes_what_its_parts_rest_on():
    """
    A sum of strengths that are known already is worked out anew when one of them changes.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, Ox, owner=ann)
        heard = []
        for roll in range(4):
            game.table.put("rolls", roll)
            heard.append(ann.field.first.strength)
        for roll in range(4):
            game.table.put("rolls", roll)
            heard.append(game.power)
        lay(game, ann.field, Giant, owner=ann)
        return [*heard, game.power]

    class Giant(Folk, strength=1):
        """All are as strong as giants."""

        @modifies(Folk.strength)
        def lend(self, folk):
            return 2

    power = tabletop.quantity(lambda game: sum(folk.strength for folk in game.players[0].field))
    assert run(day, cards=[Ox, Giant], power=power) == [4, 4, 4, 4, 8, 8, 8, 8, 6 + 6 + 3]


def crowd():
    """Return whether a field is crowded, a quantity that asks only that, and a list of how often it was worked out."""
    curiosity, asked = curious(lambda ann: ann.game.crowded)
    return {"crowded": cached(lambda game: len(game.players[0].field) > 2), "curiosity": curiosity}, asked


def test_a_value_holds_as_long_as_its_parts_come_out_the_same():
    """
    Who comes changes whether the field is crowded only once, and only then it is worked out anew what rests on that.
    """
    declared, asked = crowd()

    async def day(game):
        ann = game.players[0]
        lay(game, ann.deck, *[Ox] * 5, owner=ann)
        heard = []
        while ann.deck:
            ann.deck.first.move(ann.field)
            heard.append(game.curiosity)
        return heard

    assert run(day, cards=[Ox], **declared) == [1, 2, 3, 3, 3]
    assert len(asked) == 3


def test_a_value_holds_as_long_as_the_parts_of_its_parts_come_out_the_same():
    """
    It is the same with what asks whether the field is crowded and leaves the counting to another, asked however often.
    """
    curiosity, asked = curious(lambda ann: ann.game.crowded)
    headcount = cached(lambda game: len(game.players[0].field))
    crowded = cached(lambda game: game.headcount > 2)

    async def day(game):
        ann = game.players[0]
        lay(game, ann.deck, *[Ox] * 5, owner=ann)
        heard = []
        while ann.deck:
            ann.deck.first.move(ann.field)
            for roll in range(3):
                game.table.put("rolls", roll)
                heard.append(game.curiosity)
        return heard

    declared = {"headcount": headcount, "crowded": crowded, "curiosity": curiosity}
    assert run(day, cards=[Ox], **declared) == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3]
    assert len(asked) == 3


def test_a_value_with_parts_is_worked_out_anew_when_something_else_has_a_say_in_it():
    """
    Whoever waves a banner on another field makes all stronger together, although each is as strong as before.
    """
    power = tabletop.quantity(lambda game: sum(folk.strength for folk in game.players[0].field))

    class Banner(Folk, strength=1):
        """All are stronger together."""

        @modifies(power)
        def wave(self, game):
            return 10

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, ann.deck, Banner, owner=ann)
        heard = []
        for roll in range(4):
            game.table.put("rolls", roll)
            heard.append(game.power)
        ann.deck.first.move(ann.next.field)
        return [*heard, game.power]

    assert run(day, cards=[Ox, Banner], power=power) == [8, 8, 8, 8, 18]


def test_what_nothing_has_a_say_in_is_no_part_but_what_it_starts_at_is_noted():
    """
    What rests on a quantity that a function says, and nothing modifies, rests on what the function reads.
    """
    declared, asked = crowd()
    declared["crowded"] = tabletop.quantity(lambda game: len(game.players[0].field))

    async def day(game):
        ann = game.players[0]
        lay(game, ann.deck, *[Ox] * 4, owner=ann)
        heard = [game.crowded]
        for mood in ("cross", "merry"):
            ann.deck.first.move(ann.field)
            heard.append(game.curiosity)
            ann.deck.first.set(mood=mood)
            heard.append(game.curiosity)
        return heard

    assert run(day, cards=[Ox], **declared) == [0, 1, 2, 3, 3]
    assert asked == [1, 1, 2]


@pytest.mark.parametrize("also_the_part", [False, True])
def test_a_copy_works_out_anew_what_rests_on_a_part_that_it_has_from_another(also_the_part):
    """
    What a copy has taken over holds there, but how a part of it is worked out the copy learns only when it is asked for.
    """
    declared, asked = crowd()

    async def day(game):
        ann = game.players[0]
        if not len(ann.deck):
            lay(game, ann.deck, *[Ox] * 5, owner=ann)
        for _ in range(2):
            assert game.curiosity
            game.table.put("rolls", 1)
        await ann.confirms("Is it good?")
        assert game.curiosity
        if also_the_part:
            assert game.crowded is (len(ann.field) > 2)
        ann.deck.first.move(ann.field)
        assert game.curiosity

    match = play(day, day, day, cards=[Ox], log=False, **declared)
    match.answer("Yes")
    twin = match.copy()
    before = len(asked)
    twin.answer("Yes")

    assert len(asked) == before + 1


class Reed(Folk, strength=1):
    """It bends, which is nothing to others."""

    @state_based(lambda reed, _: False)
    async def bend(self):
        """Nothing comes of it."""


@pytest.mark.parametrize("goes_on", [False, True])
def test_what_was_found_true_before_a_rest_holds_for_copies(goes_on):
    """
    Somebody comes whose abilities are about something else: what was asked for since then holds for those who start there.
    """
    curiosity, asked = curious(lambda ann: ann.field.first.strength)

    async def day(game):
        ann = game.players[0]
        if not len(ann.field):
            lay(game, ann.field, Ox, owner=ann)
            lay(game, ann.deck, Reed, owner=ann)
            for _ in range(2):
                assert game.curiosity
                game.table.put("rolls", 1)
            ann.deck.first.move(ann.next.field)
        assert game.curiosity
        await ann.confirms("Is it good?")
        game.table.put("rolls", 2)
        assert game.curiosity
        await ann.confirms("Is it still?")

    match = play(day, day, day, cards=[Ox, Reed], curiosity=curiosity, log=False)
    match.answer("Yes")
    match.answer("Yes")
    twin = match.copy()
    if goes_on:
        match.answer("Yes")
    before = len(asked)
    twin.answer("Yes")

    assert len(asked) == before


def test_only_what_was_known_at_the_latest_rest_is_kept_beside_what_is_known_now():
    """
    However many days go by on which a value changes, no more than two of its lives are kept.
    """
    curiosity, _ = curious(lambda ann: len(ann.field))

    async def day(game):
        ann = game.players[0]
        ann.deck.first.move(ann.field)
        for roll in range(3):
            assert game.curiosity
            game.table.put("rolls", roll)
        await ann.confirms("Is it good?")

    async def morning(game):
        lay(game, game.players[0].deck, *[Ox] * 9, owner=game.players[0])

    match = play(morning, *[day] * 9, cards=[Ox], curiosity=curiosity, log=False)
    for _ in range(8):
        match.answer("Yes")
    (known,) = match._live().noted.values()

    assert known.then is not None
    assert known.then.then is None
    assert match._now.checkpoint.memory is not None
    assert match._now.checkpoint.previous.memory is None


def test_a_value_may_not_rest_on_what_is_being_resolved():
    """
    The stack is not on the table: a value that reads it is refused.
    """

    async def day(game):
        for roll in range(3):
            assert game.depth == 0
            game.table.put("rolls", roll)

    with pytest.raises(tabletop.RulesBug, match="may not rest on what is being resolved"):
        play(day, depth=tabletop.quantity(lambda game: len(game.stack)))


def test_a_value_may_not_change_the_table():
    """
    What is worked out from the table leaves it as it is.
    """

    def wear_out(game):
        game.players[0].set(luck=game.players[0].luck + 1)
        return 0

    async def day(game):
        for roll in range(3):
            assert game.wear == 0
            game.table.put("rolls", roll)

    with pytest.raises(tabletop.RulesBug, match="changes the table that is worked out from it"):
        play(day, wear=tabletop.quantity(wear_out))


def test_a_value_that_fails_leaves_nothing_behind():
    """
    After a failure the table is read as before.
    """

    def fail(game):
        if game.players[0].luck == 2:
            raise LookupError("no luck")
        return game.players[0].luck

    async def day(game):
        ann = game.players[0]
        for luck in (0, 1, 2, 3):
            ann.set(luck=luck)
            try:
                assert game.fate == luck
            except LookupError:
                assert luck == 2
        return ann.luck, game.fate, game.notes

    assert run(day, fate=tabletop.quantity(fail)) == (3, 3, None)


class Ewe(Folk, strength=1):
    """It likes company."""

    @cached
    def company(self):
        """Return how many work with it."""
        return len(self.owner.field)


def test_much_is_forgotten_from_rest_to_rest():
    """
    What is known of folk that are long gone is not handed on for ever.
    """

    async def day(game):
        ann = game.players[0]
        for _ in range(510):
            (ewe,) = lay(game, ann.field, Ewe, owner=ann)
            assert ewe.company == len(ann.field)
        await ann.confirms("Do you sleep?")

    match = play(day, day, cards=[Ewe], log=False)
    match.answer("Yes")

    assert match._now.checkpoint.memory is None


def test_what_is_read_of_somebody_who_moves_rests_on_where_they_lie_now():
    """
    Scars stay with an ox that goes from one field to another, and a new one is seen there.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        heard = []
        for change in (
            lambda: None,
            lambda: game.table.put("rolls", 1),
            lambda: ox.move(bob.field),
            lambda: ox.set(scars=2),
            lambda: ox.move(ann.field),
            lambda: ox.set(scars=3),
        ):
            change()
            heard.append(game.pain)
        return heard

    pain = tabletop.quantity(lambda game: game.table.columns[Folk.scars.key][0])

    assert run(day, cards=[Ox], pain=pain) == [0, 0, 0, 2, 2, 3]


def test_somebody_who_has_come_back_has_a_say_as_somebody_new():
    """
    A guide who has left and come back is there as another one, whoever knew the one before.
    """

    async def day(game):
        ann = game.players[0]
        guide, ox = lay(game, ann.field, Guide, Ox, owner=ann)
        heard = [ox.strength]
        for to in (ann.discard, ann.field):
            game.table.move(guide.row, to.number, first=False, shown=False)
            heard.append(ox.strength)
        return heard

    assert run(day, cards=[Ox, Guide]) == [3, 4, 3]


def test_each_cell_on_which_something_rests_has_a_number_of_its_own():
    """
    Else what one of them changes would be worked out anew for nothing, or what rests on both be kept too long.
    """
    layout = play(nothing_at_all, cards=[Ox]).setup.ruleset.layout(2, [Ox], [0])
    cells = [
        *range(layout.pool_cells + len(layout.pools)),
        *[layout.seat_cells + seat for seat in range(2)],
        *layout.fact_cells.values(),
        *[layout.lasting_cell, layout.at_work_cell, layout.elsewhere_cell, layout.constant_cell],
        *[layout.column_cells + number for number in range(len(layout.zones))],
    ]

    assert cells == [*range(layout.cells)]


async def nothing_at_all(game):
    """Ask whether anybody is there."""
    await game.players[0].confirms("Is anybody there?")
