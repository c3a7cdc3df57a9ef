"""What events say of why they happened: what set them off, and the ability in which they did."""

import tabletop
from tabletop import Text
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
