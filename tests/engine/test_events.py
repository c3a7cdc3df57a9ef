"""What happens: events that are forbidden, replaced or happen, and what is told of it."""

import attrs
import pytest

import tabletop
from tabletop import (
    Drew,
    Effect,
    Event,
    Moved,
    Rule,
    RulesBug,
    RulesLoop,
    activated,
    effect,
    event,
    forbids,
    instead,
    state_based,
    when,
)
from tests.engine.rulesets import (
    NIGHTFALL,
    Folk,
    Hired,
    Left,
    Rang,
    labels,
    lay,
    play,
    run,
    settled,
    story,
    told,
    unsettled,
)


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


@event
class Struck(Event):
    """The bell is struck with some force; it rings that often."""

    text = "The bell is struck with force {force}."
    force: int

    def happen(self, game):
        game.players[0].set(luck=self.force)


class Louder(Folk, strength=1, copies=2):
    """The bell is struck with one more."""

    @instead(Struck)
    async def strengthen(self, struck):
        """Strike harder"""
        return Struck(struck.force + 1)


class Muffler(Folk, strength=1, copies=2):
    """The bell is struck at half force."""

    @instead(Struck)
    async def muffle(self, struck):
        """Muffle"""
        return Struck(struck.force // 2)


class Silence(Folk, strength=1):
    """The bell can't be struck with more than three."""

    @forbids(Struck, lambda silence, struck: struck.force > 3)
    def hush(self, struck):
        return True


class Thief(Folk, strength=1):
    """The bell is not struck at all."""

    @instead(Struck)
    async def steal(self, struck):
        """Steal the clapper"""
        return None


CARDS = (Louder, Muffler, Silence, Thief, Ox)


def strike(force, *kinds, **kwargs):
    """Strike the bell with some folk about; return whether it was struck as meant, and how loud it was."""

    async def day(game):
        lay(game, game.players[0].field, *kinds, owner=game.players[0])
        done = await game.perform_unsettled(Struck(force))
        return done is not None, game.players[0].luck

    return run(day, cards=CARDS, **kwargs)


def test_what_nothing_is_in_the_way_of_happens():
    """
    To perform returns the event that happened.
    """
    assert strike(2, Ox) == (True, 2)


def test_what_is_forbidden_does_not_happen():
    """
    To perform something forbidden returns nothing and changes nothing.
    """
    assert strike(5, Silence) == (False, 0)
    assert strike(3, Silence) == (True, 3)


def test_what_is_replaced_happens_otherwise():
    """
    The event that comes instead happens, and the one that was to happen did not.
    """
    assert strike(2, Louder) == (False, 3)


def test_what_is_prevented_does_not_happen():
    """
    A replacement by nothing prevents.
    """
    assert strike(2, Thief) == (False, 0)


def test_each_replacement_applies_once():
    """
    What a replacement brings about is not replaced by it again, although it is an event of the same kind.
    """
    assert strike(1, Louder, Ox, Ox) == (False, 2)


def test_cant_beats_what_a_replacement_makes_of_it():
    """
    After a change prohibitions are asked again: three would be allowed, but four are not.
    """
    assert strike(3, Silence, Louder) == (False, 0)


@pytest.mark.parametrize(("first", "loud"), [("Louder", 2), ("Muffler", 3)])
def test_somebody_says_which_replacement_comes_first(first, loud):
    """
    With several replacements the active player picks the order: (4 + 1) // 2 or 4 // 2 + 1.
    """

    async def day(game):
        lay(game, game.players[0].field, Louder, Muffler, owner=game.players[0])
        await game.perform_unsettled(Struck(4))

    match = play(day, cards=CARDS)
    assert (match.decision.kind, match.decision.seat) == ("order", 0)
    match.answer(next(label for label in labels(match) if label.startswith(first)))

    assert match.view().players[0].columns["luck"] == loud


def test_two_copies_of_a_replacement_apply_once_each():
    """
    Each card's own replacement has its turn.
    """

    async def day(game):
        lay(game, game.players[0].field, Louder, Louder, owner=game.players[0])
        await game.perform_unsettled(Struck(1))

    match = settled(play(day, cards=CARDS), 0)

    assert match.view().players[0].columns["luck"] == 3


def test_two_lasting_effects_replace_once_each():
    """
    Two effects of one kind are two replacements, and neither applies to what it brought about itself.
    """

    @effect
    class Echo(Effect):
        """The bell is struck with one more."""

        @instead(Struck)
        async def strengthen(self, struck):
            """Strike harder"""
            return Struck(struck.force + 1)

    async def day(game):
        game.begin(Echo(), until=NIGHTFALL)
        game.begin(Echo(), until=NIGHTFALL)
        await game.perform_unsettled(Struck(1))

    match = play(day, effects=[Echo])
    assert labels(match) == ["Echo: Strike harder (Seat 1)", "Echo: Strike harder (Seat 1) [2]"]
    match.answer(1)

    assert match.view().players[0].columns["luck"] == 3


def test_a_replacement_may_bring_another_kind_of_event():
    """
    Abilities for the event that comes instead are asked too, and those for the first are asked no more.
    """

    class Baker(Folk, strength=1):
        """Instead of ringing, the bell is struck with five."""

        @instead(Rang)
        async def strike(self, rang):
            """Strike"""
            return Struck(5)

    async def loud(game):
        ann = game.players[0]
        lay(game, ann.field, Baker, Muffler, owner=ann)
        return await game.perform_unsettled(Rang()), ann.luck

    async def alone(game):
        ann = game.players[0]
        lay(game, ann.field, Baker, owner=ann)
        return await game.perform_unsettled(Rang()), ann.luck

    assert run(loud, cards=[Baker, Muffler]) == (None, 2)
    assert run(alone, cards=[Baker]) == (None, 5)


def test_what_comes_instead_sets_off_its_own_triggers():
    """
    Who waits for the event that was replaced waits in vain; who waits for what happened is served.
    """

    class Ear(Folk, strength=1):
        """It hears how loud the bell was struck, and whether it rang."""

        @when(Struck)
        async def hear(self, struck):
            self.set(scars=struck.force)

        @when(Rang)
        async def listen(self, rang):
            self.set(mood="rang")

    class Baker(Folk, strength=1):
        """Instead of ringing, the bell is struck with five."""

        @instead(Rang)
        async def strike(self, rang):
            return Struck(5)

    async def day(game):
        ann = game.players[0]
        (ear,) = lay(game, ann.field, Ear, owner=ann)
        lay(game, ann.field, Baker, owner=ann)
        await game.perform_unsettled(Rang())
        await game.settle()
        return ear.scars, ear.mood

    assert run(day, cards=[Ear, Baker]) == (5, "calm")


def test_events_at_one_moment_are_allowed_one_by_one():
    """
    Of several events at once some may be forbidden or replaced; told are those that happened as meant.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Silence, owner=ann)
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        wanted = [Struck(9), Left(ox), Struck(2)]
        done = await game.perform_together(wanted)
        return [wanted.index(one) for one in done], ann.luck, ox.is_current

    assert run(day, cards=CARDS) == ([1, 2], 2, False)


def test_what_happens_at_one_moment_is_told_as_one_batch():
    """
    Events of one moment have one batch; an event alone has none.
    """

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.field, Ox, Ox, Ox, owner=ann)
        await game.perform_together([Left(ox) for ox in oxen[:2]])
        await game.perform_together([Left(oxen[2])])

    batches = [seen.batch for seen in play(day, cards=CARDS).events() if seen.kind == "Left"]

    assert batches[0] is not None
    assert batches == [batches[0], batches[0], None]


class Mourner(Folk, strength=1, copies=2):
    """When an ox leaves, the bell rings."""

    @when(Left, lambda mourner, left: isinstance(left.folk, Ox))
    async def toll(self, left):
        """Toll"""
        await self.game.perform_unsettled(Rang(left.folk.row))


def test_what_is_set_off_names_its_cause():
    """
    An event that an ability brought about tells of the ability, and that tells which event set it off, in a batch too.
    """

    async def day(game):
        ann = game.players[0]
        first, second = lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, ann.field, Mourner, owner=ann)
        await game.perform_together([Left(first), Left(second)])
        await game.settle()

    match = settled(play(day, cards=[Ox, Mourner]), 0)
    by_id = {seen.id: seen for seen in match.events()}
    tolls = [seen for seen in by_id.values() if seen.kind == "Rang"]

    assert [toll.fields["times"] for toll in tolls] == [0, 1]
    set_off = [by_id[toll.cause] for toll in tolls]
    assert [one.text.english for one in set_off] == ["Mourner: Toll"] * 2
    assert [by_id[one.cause].kind for one in set_off] == ["Left", "Left"]
    assert set_off[0].cause != set_off[1].cause


def test_causes_are_the_same_however_a_match_came_about():
    """
    Copied, saved or undone in the middle of an effect, a match tells the same events with the same causes.
    """

    class Widow(Folk, strength=1):
        """When an ox leaves, you may ring the bell, then ring it again."""

        @when(Left)
        async def toll(self, left):
            """Toll"""
            if await self.controller.confirms("Ring?"):
                await self.game.perform_unsettled(Rang(1))
                await self.game.settle()
                await self.controller.confirms("Loud?")
                await self.game.perform_together([Rang(2), Rang(2)])

    async def first(game):
        await game.players[0].confirms("Awake?")

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.field, Widow, owner=ann)
        await game.perform_together([Rang(), Left(ox)])
        await game.settle()

    straight = settled(play(first, day, cards=[Ox, Widow]), "Yes", "Yes", "No")
    expected = story(straight, 0)
    assert [seen.cause for seen in straight.events(0) if seen.kind == "Rang"] != [None, None]

    start = settled(play(first, day, cards=[Ox, Widow]), "Yes", "Yes")
    loaded = tabletop.load(start.save(), log=True)
    copied = start.copy(log=True)
    undone = settled(play(first, day, cards=[Ox, Widow]), "Yes", "Yes", "Yes")
    undone.undo()
    earlier = undone.at(1)
    earlier.answer("Yes")
    quiet = start.copy()
    for match in (loaded, copied, undone, earlier, quiet):
        match.answer("No")
        assert story(match, 0) == expected


def test_what_only_some_may_know_is_told_only_to_them():
    """
    An event with an audience is private to it; others are told nothing, unless something that they see changed.
    """

    @event
    class Whispered(Event):
        """Somebody whispers to somebody."""

        text = "{speaker} whispers: {words}"
        speaker: object
        to: object
        words: str

        def happen(self, game):
            if self.words == "loud":
                game.players[0].set(luck=1)

        def audience(self):
            return (self.speaker, self.to)

    async def day(game):
        ann, bob, _ = game.players
        await game.perform_unsettled(Rang())
        await game.perform_unsettled(Whispered(ann, bob, "psst"))
        await game.perform_unsettled(Whispered(ann, bob, "loud"))

    match = play(day, seats=["Ann", "Bob", "Cid"])

    assert told(match, 0)[1:] == ["Ann whispers: psst", "Ann whispers: loud", "The year is over."]
    assert told(match, 2)[1:] == ["Something happens.", "The year is over."]
    assert match.events(2)[1].text.key == "tabletop.Something"
    assert [(seen.kind, seen.private, seen.fields) for seen in match.events(None)[1:]] == [
        ("Something", False, {}),
        ("Ended", False, {"how": ("village.end", "The year is over.", {})}),
    ]
    assert [seen.private for seen in match.events(1)[1:]] == [True, True, False]


def test_an_event_without_words_is_called_by_its_name():
    """
    What has no text is told by its kind.
    """

    @event
    class Nodded(Event):
        """Somebody nods."""

    async def day(game):
        await game.perform_unsettled(Nodded())

    assert told(play(day), None) == ["Nodded", "The year is over."]


def test_endless_events_are_a_loop():
    """
    A step in which events never end is a loop of the rules, not a match that hangs.
    """

    async def alone(game):
        while True:
            await game.perform_unsettled(Rang())

    async def together(game):
        while True:
            await game.perform_together([Rang()])

    for day in (alone, together):
        with pytest.raises(RulesLoop, match="more than 10,000 events"):
            play(day, log=False)


def test_ten_thousand_events_are_no_loop():
    """
    The limit is exact: ten thousand events in a step are fine.
    """

    async def day(game):
        for _ in range(10_000):
            await game.perform_unsettled(Rang())

    assert play(day, log=False).outcome is not None


def test_abilities_that_set_each_other_off_are_a_loop():
    """
    Two bells that answer each other for ever are stopped.
    """

    class Echo(Folk, strength=1):
        """When the bell rings, it rings."""

        @when(Rang)
        async def answer(self, rang):
            await self.game.perform_unsettled(Rang())

    async def day(game):
        lay(game, game.players[0].field, Echo, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.settle()

    with pytest.raises(RulesLoop, match="without coming to rest"):
        play(day, cards=[Echo], log=False)


def test_abilities_inside_each_other_are_a_loop():
    """
    An ability that uses itself has no bottom.
    """

    class Mirror(Folk, strength=1):
        """Look into it."""

        @activated()
        async def look(self):
            (usable, *_) = self.game.usable(self.controller)
            await self.game.use(usable)

    async def day(game):
        lay(game, game.players[0].field, Mirror, owner=game.players[0])
        await game.use(game.usable(game.players[0])[0])

    with pytest.raises(RulesLoop, match="more than 100 abilities inside each other"):
        play(day, cards=[Mirror])


def test_checks_that_never_rest_are_a_loop():
    """
    A check that always changes something never lets things settle.
    """

    class Fidget(Folk, strength=1):
        """It never sits still."""

        @state_based()
        async def move_about(self):
            return True

    async def day(game):
        lay(game, game.players[0].field, Fidget, owner=game.players[0])
        await game.settle()

    with pytest.raises(RulesLoop):
        play(day, cards=[Fidget])


def test_choices_that_the_kernel_makes_for_ever_are_a_loop():
    """
    Asking again and again what has only one answer is a loop too.
    """

    async def one(game):
        while True:
            await game.players[0].choose("Which?", ["this"])

    async def some(game):
        while True:
            await game.players[0].choose_some("Which?", ["this"], at_least=1)

    async def none(game):
        while not await game.players[0].choose("Which?", []):
            pass

    for day in (one, some, none):
        with pytest.raises(RulesLoop):
            play(day)


def test_the_verbs_of_every_game_are_events():
    """
    Shuffling, drawing, moving, revealing, looking and paying are told to whom they concern.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.deck, Ox, Ox, Ox, owner=ann)
        await ann.deck.shuffle()
        (drawn,) = await game.draw(ann, ann.deck, ann.hand)
        await game.look_at(bob, ann.deck.cards[:1])
        await game.reveal(drawn)
        await game.move(drawn, ann.field)
        await game.transfer(game.COIN, 2, game.box, ann.purse)

    match = play(day, cards=CARDS, seats=["Ann", "Bob"])

    assert told(match, None) == [
        "Ann's deck is shuffled.",
        "Ann draws a card.",
        "Bob looks at a card.",
        "Ox is revealed.",
        "Ox goes to Ann's field.",
        "2 COIN from box to Ann's purse.",
        "The year is over.",
    ]
    assert told(match, 0)[1] == "Ann draws Ox."
    assert told(match, 1)[2] == "Bob looks at Ox."
    assert "order" not in match.events(0)[0].fields


def test_drawing_stops_at_an_empty_deck_unless_it_is_restocked():
    """
    Whoever draws more cards than there are gets those that there are, after restocking.
    """

    async def poor(game):
        ann = game.players[0]
        lay(game, ann.deck, Ox, Ox, owner=ann)
        return len(await game.draw(ann, ann.deck, ann.hand, 5)), len(ann.hand)

    async def rich(game):
        ann = game.players[0]
        lay(game, ann.deck, Ox, owner=ann)
        lay(game, ann.discard, Ox, Ox, owner=ann)
        return len(await game.draw(ann, ann.deck, ann.hand, 5)), len(ann.discard)

    async def restock(self, deck):
        for card in deck.holder.discard:
            card.move(deck)

    assert run(poor, cards=CARDS) == (2, 2)
    assert run(rich, cards=CARDS, restock=restock) == (3, 0)


def test_a_forbidden_draw_draws_nothing():
    """
    A draw that can't happen leaves the card on the deck.
    """

    class Dam(Rule):
        """Nobody draws or moves anything."""

        @forbids(Drew)
        @forbids(Moved)
        def stop(self, happening):
            return True

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.deck, Ox, owner=ann)
        return await game.draw(ann, ann.deck, ann.hand), await game.move(ox, ann.hand), len(ann.deck)

    assert run(day, cards=CARDS, rules=[Dam]) == ([], None, 1)


def test_an_event_that_is_its_own_replacement_counts_as_what_was_meant():
    """
    A replacement may change the event and let it go on: then it happened as it was to.
    """

    class Tuner(Folk, strength=1):
        """The bell rings seven times."""

        @instead(Rang)
        async def tune(self, rang):
            rang.times = 7
            return rang

    async def day(game):
        lay(game, game.players[0].field, Tuner, owner=game.players[0])
        return await game.perform_unsettled(Rang()), await game.perform_together([Rang()])

    assert run(day, cards=[Tuner]) == (Rang(7), [Rang(7)])


def test_a_step_may_not_rest_with_something_waiting_even_in_a_batch():
    """
    What a batch sets off waits to be settled like anything else.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lay(game, ann.field, Mourner, owner=ann)
        await unsettled(game, Left(ox), Hired(lay(game, ann.hand, Ox, owner=ann)[0], ann))

    with pytest.raises(RulesBug, match="came to rest"):
        play(day, cards=[Ox, Mourner])


def test_who_comes_in_a_batch_sees_the_whole_batch():
    """
    What looks back is heard by those who were there before, everything else by those who are there after.
    """

    class Greeter(Folk, strength=1, copies=3):
        """When folk come, it is glad; when folk leave, it is sad."""

        @when(Hired)
        async def greet(self, hired):
            self.set(scars=self.scars + 1)

        @when(Left)
        async def mourn(self, left):
            self.set(scars=self.scars + 10)

    async def day(game):
        ann = game.players[0]
        one, two = lay(game, ann.hand, Greeter, Greeter, owner=ann)
        _, ox = lay(game, ann.field, Greeter, Ox, owner=ann)
        await game.perform_together([Hired(one, ann), Left(ox), Hired(two, ann)])
        await game.settle()
        await ann.confirms("Well?")

    match = play(day, cards=[Ox, Greeter])
    while match.decision.kind == "order":
        match.answer(0)

    assert [card.columns["scars"] for card in match.view().zone("field", 0).cards] == [12, 2, 2]


@pytest.mark.parametrize("second", ["alone", "together"])
@pytest.mark.parametrize("first", ["alone", "together"])
def test_what_happens_later_is_another_moment(first, second):
    """
    Abilities that two moments set off are not put in order with each other: the latest moment comes first.
    """

    async def act(game, how, event):
        if how == "alone":
            await game.perform_unsettled(event)
        else:
            await unsettled(game, event)

    class Counter(Folk, strength=1):
        """When the bell rings, it remembers how often."""

        @when(Rang)
        async def count(self, rang):
            self.controller.set(luck=self.controller.luck * 10 + rang.times)

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Counter, owner=ann)
        await act(game, first, Rang(1))
        await act(game, second, Rang(2))
        await act(game, first, Rang(3))
        await game.settle()
        return ann.luck

    assert run(day, cards=[Counter]) == 321


def test_what_one_event_sets_off_names_it_as_its_cause():
    """
    An ability that an event alone set off tells that event; what the rules do on their own has no cause.
    """

    async def day(game):
        ann = game.players[0]
        ox, _ = lay(game, ann.field, Ox, Mourner, owner=ann)
        await game.perform_unsettled(Rang(5))
        await game.perform_unsettled(Left(ox))
        await game.settle()

    match = play(day, cards=[Ox, Mourner])
    by_id = {seen.id: seen for seen in match.events()}
    rang = [seen for seen in by_id.values() if seen.kind == "Rang"]

    toll = by_id[rang[1].cause]
    assert (rang[0].cause, toll.kind, by_id[toll.cause].kind) == (None, "SetOff", "Left")


def test_the_kernels_own_questions_are_asked_in_these_words():
    """
    Frontends translate them by their keys: which replacement, which ability first, and whether to use one.
    """

    class Echo(Folk, strength=1, copies=2):
        """When the bell is struck, you may be glad."""

        @when(Struck, optional=True)
        async def rejoice(self, struck):
            """Be glad"""

    async def day(game):
        ann = game.players[0]
        *_, other = lay(game, ann.field, Louder, Muffler, Echo, Echo, owner=ann)
        other.set(mood="merry")  # or nobody would be asked which of two alike ones comes first
        await game.perform_unsettled(Struck(4))
        await game.settle()

    match = play(day, cards=[Louder, Muffler, Echo])
    asked = []
    while match.decision is not None:
        seen = match.view(0).decision
        asked.append((seen.kind, seen.prompt.key, seen.prompt.english, labels(match)))
        if seen.kind == "order":
            names = [match.view(0).cards[card].name for option in seen.options for card in option.cards]
            assert names == [label.split(":")[0] for label in labels(match)]
        match.answer(0)

    assert asked == [
        (
            "order",
            "tabletop.instead",
            "Which of these applies first?",
            ["Louder: Strike harder", "Muffler: Muffle"],
        ),
        (
            "order",
            "tabletop.order",
            "Which of these comes first?",
            ["Echo: Be glad (Seat 1)", "Echo: Be glad (Seat 1) [2]"],
        ),
        ("confirm", "tabletop.use", "Echo: Be glad?", ["Yes", "No"]),
        ("confirm", "tabletop.use", "Echo: Be glad?", ["Yes", "No"]),
    ]


@pytest.mark.parametrize("told", [{"to": "cart"}, {"by": "ann"}, {"renews": "folk cart"}])
def test_an_event_declares_only_fields_that_it_has(told):
    """
    The error says which fields there are.
    """
    name = next(iter(told.values())).split()[-1]
    with pytest.raises(TypeError, match=f"Sold has no field '{name}'; it has folk"):

        @event(**told)
        class Sold(Event):
            """Folk are sold."""

            folk: Folk


def test_events_are_compared_and_shown_by_their_fields():
    """
    Two events are equal if they are of one kind and all their fields are; what a field keeps out of words stays out.
    """

    @event
    class Sung(Event):
        """Somebody sings."""

        song: str
        loudly: bool = False
        breath: int = attrs.field(default=0, repr=False)
        key: int = attrs.field(default=0, eq=False)

    @event
    class Hummed(Event):
        """Somebody hums."""

        song: str

    assert Sung("Aria", breath=2, key=1) == Sung("Aria", breath=2, key=3)
    assert Sung("Aria") != Sung("Aria", loudly=True) != "Aria"
    assert Sung("Aria") != Hummed("Aria")
    assert repr(Sung("Aria", breath=2)) == "Sung(song='Aria', loudly=False, key=0)"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Hummed("Aria"))


def test_as_much_may_happen_in_a_step_as_is_said(monkeypatch):
    """
    The last event that is allowed still happens.
    """
    monkeypatch.setattr("tabletop._play.lookup.MOST_EVENTS", 3)

    async def day(game):
        for _ in range(3):
            game._count()
        happened = game.happened
        with pytest.raises(RulesLoop, match="more than 3 events"):
            game._count()
        return happened

    assert run(day) == 3


def test_nobody_has_done_what_does_not_say_who_did_it():
    """
    An event without a field for it has no doer, and happens to nothing.
    """
    assert (Rang().doer, Rang().subject) == (None, None)


def test_what_is_forbidden_counts_as_much_as_what_happens():
    """
    So rules that try again and again what nothing allows are stopped, be it several things together or one.
    """

    class Silence(Folk, strength=1):
        """Nothing rings."""

        @forbids(Rang)
        def hush(self, rang):
            return True

    async def day(game):
        lay(game, game.players[0].field, Silence, owner=game.players[0])
        before = game.happened
        assert await game.perform_together([Rang(), Rang(), Rang()]) == []
        together = game.happened - before
        assert await game.perform(Rang()) is None
        return together, game.happened - before - together

    assert run(day, cards=[Silence]) == (3, 1)


def test_a_choice_that_is_none_counts_as_one():
    """
    Rules that choose a single thing again and again are stopped at ten thousand, as those that ask.
    """

    async def day(game):
        before = game.happened
        await game.players[0].choose("Which?", ["this"])
        return game.happened - before

    assert run(day) == 1
