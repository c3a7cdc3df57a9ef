"""Lasting effects: values on the table that work for a while."""

import pytest

import tabletop
from tabletop import Effect, RulesBug, effect, modifies, when
from tests.engine.rulesets import NIGHTFALL, Folk, Rang, lay, play, run


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


@effect
class Fed(Effect):
    """This one is stronger."""

    folk: Folk
    more: int

    @modifies(Folk.strength)
    def strengthen(self, folk):
        return self.more if folk == self.folk else 0


@effect
class Vow(Effect):
    """When the bell rings, the one who vowed has luck."""

    words: str
    witnesses: tuple
    solemn: bool = True
    of: object = None

    @when(Rang)
    async def keep(self, rang):
        """Keep the vow"""
        if self.controller is not None:
            self.controller.set(luck=self.controller.luck + len(self.witnesses))


KIT = {"cards": [Ox], "effects": [Fed, Vow]}


@effect
class Fatter(Effect):
    """{folk} of {owner} is {more:+} stronger, as {witnesses} saw; {nobody} {more}."""

    folk: Folk
    owner: object
    more: int
    witnesses: tuple
    hidden: object = None


@effect
class Perhaps(Effect):
    """This is not said."""

    folk: Folk
    more: int

    @classmethod
    def told(cls, *fields):
        """Say it if there is more."""
        return "{folk} is stronger." if fields[1] else "{folk} is as strong as ever."


def test_a_view_tells_of_an_effect_what_it_is_about_and_how_much():
    """
    Fields in braces stand in the text as each reader knows them: names of cards and players, and numbers, with a sign if wanted.
    """

    async def day(game):
        ann, bob = game.players
        ox, other = lay(game, ann.field, Ox, Ox, owner=ann)
        (hidden,) = lay(game, bob.hand, Ox, owner=bob)
        game.begin(Fatter(ox, ann, 2, (other, bob)), until="forever")
        game.begin(Fatter(hidden, bob, -1, ()), until="forever")
        await ann.choose("Which?", ("this", "that"))

    match = play(day, cards=[Ox], effects=[Fatter, Perhaps])

    assert [one.text.english for one in match.view(1).effects] == [
        "Ox of Seat 1 is +2 stronger, as Ox, Seat 2 saw; {nobody} 2.",
        "Ox of Seat 2 is -1 stronger, as  saw; {nobody} -1.",
    ]
    assert match.view(0).effects[1].text.english.startswith("a card of Seat 2 is -1 stronger")


def test_an_effect_may_choose_its_words():
    """
    What an effect says of itself may depend on its fields, and has them in braces, too.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.begin(Perhaps(ox, 0), until="forever")
        game.begin(Perhaps(ox, 1), until="forever")
        await game.players[0].choose("Which?", ("this", "that"))

    match = play(day, cards=[Ox], effects=[Fatter, Perhaps])

    assert [one.text.english for one in match.view().effects] == ["Ox is as strong as ever.", "Ox is stronger."]
    assert [one.text.key for one in match.view().effects] == [
        "words.folk-is-as-strong-as-ever",
        "words.folk-is-stronger",
    ]


def test_the_words_of_an_effect_are_translated_under_its_name():
    """
    So translations stay good when the English is written otherwise.
    """

    async def day(game):
        ox, _ = lay(game, game.players[0].field, Ox, Ox, owner=game.players[0])
        game.begin(Fed(ox, 1), until=NIGHTFALL)
        await game.players[0].choose("Which?", ("this", "that"))

    (fed,) = play(day, **KIT).view().effects

    assert fed.text.key == "test-effects.Fed"


def test_an_effect_may_begin_about_who_has_just_left():
    """
    It knows them as they last were, as long as the step goes on.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        ox.set(mood="cross")
        ox.move(ann.discard)
        effect = game.begin(Fed(ox, 1), until=NIGHTFALL)
        return effect.folk.is_current, effect.folk.mood, effect.folk.zone.name

    assert run(day, **KIT) == (False, "cross", "field")


def test_an_effect_lasts_until_its_time_is_over():
    """
    Effects of one duration end together, and others go on.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.begin(Fed(ox, 1), until=NIGHTFALL)
        game.begin(Fed(ox, 2), until=NIGHTFALL)
        game.begin(Fed(ox, 1), until="forever")
        during = ox.strength
        ended = game.expire(NIGHTFALL)
        return during, ended, ox.strength, game.expire(NIGHTFALL), [one.more for one in game.lasting]

    assert run(day, **KIT) == (8, 2, 5, 0, [1])


def test_where_nothing_lasts_nothing_ends():
    """
    Who ends effects is told how many there were, even if there were none at all.
    """

    async def day(game):
        return game.expire(NIGHTFALL)

    assert run(day, **KIT) == 0


def test_where_nothing_ends_nothing_changes():
    """
    Whatever was worked out is known on: the table is as it was.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.begin(Fed(ox, 1), until="forever")
        before = game.table.version
        game.expire(NIGHTFALL)
        return game.table.version - before

    assert run(day, **KIT) == 0


def test_only_some_players_effects_may_end():
    """
    At the end of a player's turn only what that player began may be over.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        game.begin(Fed(ox, 1), until=NIGHTFALL, controller=ann)
        game.begin(Fed(ox, 2), until=NIGHTFALL, controller=bob)
        game.begin(Fed(ox, 1), until=NIGHTFALL)
        return game.expire(NIGHTFALL, controller=bob), ox.strength

    assert run(day, **KIT) == (1, 6)


def test_one_effect_can_be_lifted():
    """
    Lifting ends one effect, and lifting it again changes nothing.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        kept, gone = (game.begin(Fed(ox, more), until=NIGHTFALL) for more in (1, 2))
        game.lift(gone)
        game.lift(gone)
        return ox.strength, [one.number for one in game.lasting] == [kept.number]

    assert run(day, **KIT) == (5, True)


def test_an_effect_forgets_who_has_gone():
    """
    An effect on a card that left play does not work on it when it comes back.
    """

    async def day(game):
        ann = game.players[0]
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        lasting = game.begin(Fed(ox, 3), until=NIGHTFALL)
        again = ox.move(ann.discard).move(ann.field)
        (now,) = game.lasting
        return again.strength, lasting.folk.is_current, now.folk.is_current, now.folk.row

    assert run(day, **KIT) == (4, False, False, 0)


def test_an_effect_knows_who_began_it():
    """
    Source and controller are told by the effect; without another controller it is that of the source.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, bob.field, Ox, owner=ann)
        ox.give_to(bob)
        by_card = game.begin(Fed(ox, 1), until=NIGHTFALL, source=ox)
        by_player = game.begin(Fed(ox, 1), until=NIGHTFALL, source=ox, controller=ann)
        by_rules = game.begin(Fed(ox, 1), until=NIGHTFALL)
        return (
            [by_card.source == ox, by_card.controller == bob, by_card.until, by_card.number, str(by_card)],
            [by_player.controller == ann, by_rules.controller, by_rules.source],
        )

    assert run(day, **KIT) == ([True, True, NIGHTFALL, 1, "Fed"], [True, None, None])


def test_the_words_for_how_long_are_the_games():
    """
    A duration that the game does not know is a bug of the rules, and the known ones are named.
    """

    async def day(game):
        game.begin(Vow("so", ()), until="next moon")

    with pytest.raises(RulesBug, match="'next moon' is none of the durations of The Village: nightfall, forever"):
        run(day, **KIT)


def vowed():
    """Return a match in which effects with all kinds of fields last."""

    async def day(game):
        ann, bob = game.players
        ox, cow = lay(game, ann.field, Ox, Ox, owner=ann)
        game.begin(Vow("so", (bob, ox, (cow, 3, None, False)), of=bob), until="forever", source=ox)
        game.begin(Fed(cow, 2), until=NIGHTFALL)
        cow.move(ann.hand)

    async def bell(game):
        await game.players[1].confirms("Ring?")
        await game.perform_unsettled(Rang())
        await game.settle()

    return play(day, bell, **KIT)


def test_fields_are_handles_again_whenever_the_match_wakes():
    """
    Cards, players, words and tuples of them come through a save; a card of the past is still one of the past.
    """
    match = vowed()

    for woken in (match, match.copy(), tabletop.load(match.save()), tabletop.load(match.save(), verify=True)):
        game = woken._live()
        vow, fed = game.lasting
        ox = game.players[0].field.first
        assert (vow.words, vow.solemn, vow.of) == ("so", True, game.players[1])
        assert vow.witnesses[:2] == (game.players[1], ox)
        assert vow.witnesses[2][1:] == (3, None, False)
        assert not vow.witnesses[2][0].is_current
        assert (vow.source, vow.controller, fed.folk.is_current) == (ox, game.players[0], False)
        woken.answer("Yes")
        assert woken.view().players[0].columns["luck"] == 3


def test_everybody_sees_what_lasts():
    """
    A view lists effects with their words, how long they last, and the ids of cards in the open that they are about.
    """
    match = vowed()
    ox = match.view(1).zone("field", 0).cards[0].id

    vow, fed = match.view(1).effects

    assert (vow.kind, vow.text.english, vow.until) == (
        "Vow",
        "When the bell rings, the one who vowed has luck.",
        "forever",
    )
    assert (vow.source, vow.controller, vow.cards) == (ox, 0, (ox,))
    assert (fed.source, fed.controller, fed.cards) == (None, None, ())


def test_effects_are_told_apart_after_others_ended():
    """
    A number that has become free may be given again, and each effect keeps its own fields.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        first = game.begin(Fed(ox, 1), until=NIGHTFALL)
        game.expire(NIGHTFALL)
        second = game.begin(Fed(ox, 2), until="forever")
        return first.number == second.number, ox.strength, game.lasting[0].more

    assert run(day, **KIT) == (True, 6, 2)


def test_an_effect_may_have_a_name_of_its_own():
    """
    What log and stack call an effect is the name of its class, unless its class says otherwise.
    """

    @effect
    class Fog(Effect):
        """Nobody sees."""

        name = "Thick Fog"

    async def day(game):
        return str(game.begin(Fog(), until=NIGHTFALL))

    assert run(day, effects=[Fog]) == "Thick Fog"


def test_a_field_may_be_called_name():
    """
    An effect with a field of that name keeps both its field and what the log calls it.
    """

    @effect
    class Nickname(Effect):
        """This one is called otherwise."""

        name: str

    async def day(game):
        begun = game.begin(Nickname("Bess"), until=NIGHTFALL)
        return begun.name, str(begun)

    assert run(day, effects=[Nickname]) == ("Bess", "Nickname")
