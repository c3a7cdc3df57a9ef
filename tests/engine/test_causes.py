"""What events say of why they happened: what set them off, and the ability in which they did."""

import random

import pytest

import tabletop
from tabletop import Event, Text, event
from tests.engine.rulesets import Folk, Left, Rang, lay, play


class Ox(Folk, strength=4):
    """It leaves."""


class Mourner(Folk, strength=1):
    """When folk leave, it rings; it rings at will too."""

    @tabletop.when(Left)
    async def mourn(self, event):
        """Ring for {folk}"""
        await self.game.perform(Rang(1))

    @tabletop.activated()
    async def ring(self):
        """Ring"""
        await self.game.perform(Rang(2))


@event(to="folk")
class Led(Event):
    """Folk are led away."""

    text = "{folk} is led away."
    folk: Folk

    def happen(self, game):
        self.folk.move(self.folk.owner.discard)


def rung(day, **kwargs):
    """Return the events that ring, each with the event that caused it, as a spectator sees them."""
    match = play(day, cards=(Ox, Mourner), **kwargs)
    while match.decision:
        match.answer(match.decision.default)
    by_id = {seen.id: seen for seen in match.events()}
    return [(seen, by_id.get(seen.cause)) for seen in by_id.values() if seen.kind == "Rang"]


def test_what_an_ability_does_says_which_ability_of_which_card():
    """
    By its words as everybody knows them, the card, and on whose behalf.
    """

    async def day(game):
        ann = game.players[0]
        ox, _ = lay(game, ann.field, Ox, Mourner, owner=ann)
        await game.perform(Rang(0))
        await game.perform(Left(ox))
        await game.use(game.usable(ann)[0])

    (plain, nothing), (mourned, set_off), (rang, used) = rung(day)

    assert (plain.by, nothing) == (None, None)
    assert (mourned.by.name, mourned.by.text.english, mourned.by.seat) == ("Mourner", "Ring for Ox", 0)
    assert (set_off.kind, set_off.text.english, set_off.by) == ("SetOff", "Mourner: Ring for Ox", None)
    assert (rang.by.name, rang.by.text.english, rang.by.card) == ("Mourner", "Ring", mourned.by.card)
    assert (used.kind, used.text.english, used.cause) == ("Used", "Seat 1 uses Mourner: Ring", None)


def test_a_text_that_is_resolved_is_caused_by_what_happened_last_and_not_by_a_question():
    """
    Since somebody decided nothing else may have happened: then nothing is the cause.
    """

    async def resolve(game, source, number):
        await game.resolving(source, Text("test.text", "its text"), game.perform(Rang(number)))

    async def first(game):
        ann = game.players[0]
        (mourner,) = lay(game, ann.field, Mourner, owner=ann)
        await ann.confirms("Ready?")
        await resolve(game, mourner, 1)
        await ann.confirms("Again?")
        await resolve(game, mourner, 2)

    async def second(game):
        await game.players[0].confirms("And again?")
        await resolve(game, game.players[0].field.first, 3)

    found = [
        (seen.by.text.english, cause and (cause.kind, cause.fields["times"]))
        for seen, cause in rung_by_count(first, second)
    ]

    assert found == [("its text", None), ("its text", ("Rang", 1)), ("its text", None)]


def test_what_is_resolved_happens_because_of_what_first_happens_to_it():
    """
    It rings, the ox is led away, and it rings: the second time because of that.
    """

    async def its_text(game, ox):
        await game.perform(Rang(1))
        await game.perform(Led(ox))
        await game.perform(Rang(2))

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        await ann.confirms("Ready?")
        await game.resolving(ox, Text("test.text", "its text"), its_text(game, ox))

    match = play(day, cards=(Ox,))
    match.answer(match.decision.default)
    by_id = {seen.id: seen for seen in match.events()}
    found = [(seen.kind, seen.cause and by_id[seen.cause].kind) for seen in by_id.values() if seen.by]

    assert found == [("Rang", None), ("Led", None), ("Rang", "Led")]


@event
class Dawned(Event):
    """A day dawns."""

    begins = True
    text = "It dawns."


def test_what_rules_begin_is_the_cause_of_what_they_go_on_with():
    """
    All rings because it dawned, but for what comes before, what an ability does, and what comes another day.
    """

    async def first(game):
        ann = game.players[0]
        (mourner,) = lay(game, ann.field, Mourner, owner=ann)
        await game.perform(Rang(5))
        await game.perform(Dawned())
        await game.perform(Rang(6))
        await ann.confirms("Ready?")
        await game.perform(Rang(7))
        await game.use(game.usable(ann)[0])
        await game.resolving(mourner, Text("test.text", "its text"), game.perform(Dawned()))
        await game.perform(Rang(8))

    async def second(game):
        await game.players[0].confirms("Again?")
        await game.perform(Rang(9))

    found = [(seen.fields["times"], cause and cause.kind) for seen, cause in rung_by_count(first, second)]

    assert found == [(5, None), (6, "Dawned"), (7, "Dawned"), (2, "Used"), (8, "Dawned"), (9, None)]


def rung_by_count(*days):
    """Return what rings on several days, with what caused it."""
    match = play(*days, cards=(Ox, Mourner))
    while match.decision:
        match.answer(match.decision.default)
    by_id = {seen.id: seen for seen in match.events()}
    return [(seen, by_id.get(seen.cause)) for seen in by_id.values() if seen.kind == "Rang"]


def test_a_card_that_nobody_knows_is_not_named_as_what_did_it():
    """
    What works from a hidden place is a card.
    """

    async def day(game):
        ann = game.players[0]
        (mourner,) = lay(game, ann.hand, Mourner, owner=ann)
        await game.resolving(mourner, Text("test.text", "its text"), game.perform(Rang(1)))

    ((seen, _),) = rung(day)

    assert (seen.by.name, seen.by.card, seen.by.text.english) == (None, None, "a card")


def test_nothing_is_caused_by_a_question():
    """
    In a whole game no cause is that somebody decides.
    """
    for name in ("hedge-court", "smash-up", "supervillain"):
        match = tabletop.new(name, ["Ann", "Bob"], seed=5)
        while match.decision and match.number < 60:
            match.answer(match.decision.options[0].index if match.decision.single else match.decision.default)
        by_id = {seen.id: seen for seen in match.events()}
        causes = [by_id[seen.cause].kind for seen in by_id.values() if seen.cause]
        assert causes or name == "hedge-court"
        assert "Asked" not in causes


@pytest.mark.parametrize("game", ["smash-up", "star-wars-villainous", "supervillain"])
def test_in_data_what_is_caused_in_the_same_ability_does_not_say_it_again(game):
    """
    Where an event has a cause of the same answer and says nothing of an ability, it happened in that of its cause.
    """
    match, dice, left_out = tabletop.new(game, seats=["Ann", "Bob"], seed=3), random.Random(3), 0
    while match.decision and match.number < 150:
        since, decision = match.sequence, match.decision
        match.answer(dice.sample(range(len(decision.options)), decision.at_least or decision.at_most))
        for seat in (0, None):
            events = match.events(seat, since=since)
            told = {seen.id: tabletop.to_data(seen).get("by") for seen in events}
            for seen in events:
                left_out += told[seen.id] is None and seen.by is not None
                told[seen.id] = told[seen.id] or told.get(seen.cause)
                assert told[seen.id] == tabletop.to_data(seen.by)

    assert left_out


def test_what_an_ability_lets_happen_together_comes_after_the_ability():
    """
    It is said of an ability that it was used before anything that it does, also where two things happen at once.
    """

    class Ringer(Folk, strength=1):
        """Rings two bells."""

        @tabletop.activated()
        async def ring(self):
            """Ring both"""
            await self.game.perform_together([Rang(1), Rang(2)])

        @tabletop.when(Rang, lambda _, rang: rang.times == 2)
        async def listen(self, rang):
            """Listen"""
            await self.game.perform(Rang(3))

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ringer, owner=ann)
        await game.use(game.usable(ann)[0])
        await game.settle()
        await ann.confirms("Well?")

    used, one, other, heard, answered = [
        told for told in play(day, cards=(Ringer,)).events() if told.kind in ("Used", "Rang", "SetOff")
    ]

    assert [told.kind for told in (used, one, other, heard, answered)] == ["Used", "Rang", "Rang", "SetOff", "Rang"]
    assert [told.cause for told in (one, other, heard, answered)] == [used.id, used.id, other.id, heard.id]
