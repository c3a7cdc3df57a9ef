"""Abilities: what is declared at their edge decides when and where they work."""

import pytest

from tabletop import (
    Effect,
    Event,
    Rule,
    RulesBug,
    Shuffled,
    Text,
    activated,
    effect,
    event,
    forbids,
    instead,
    modifies,
    permits,
    reaction,
    state_based,
    when,
)
from tests.engine.rulesets import (
    NIGHTFALL,
    Folk,
    Hired,
    Left,
    Rang,
    Villager,
    labels,
    lay,
    play,
    run,
    settled,
    unsettled,
)


def mine(card, thing):
    """Say whether it happens to folk of the same villager."""
    return thing.folk.controller == card.controller


def another(card, thing):
    """Say whether it happens to other folk."""
    return thing.folk != card


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Rooster(Folk, strength=1):
    """When the bell rings, it is proud."""

    @when(Rang)
    async def crow(self, rang):
        """Crow"""
        self.set(mood=f"proud {rang.times}")


class Owl(Folk, strength=1):
    """From the discard pile: when the bell rings, it wakes."""

    @when(Rang, works_in=Villager.discard)
    async def wake(self, rang):
        self.set(scars=self.scars + 1)


class Dog(Folk, strength=2):
    """When other folk of yours leave, you may have the dog howl. Once each turn."""

    @when(Left, mine, another, optional=True, once_per_turn=True)
    async def howl(self, left):
        """Howl"""
        self.set(scars=self.scars + 1)


CARDS = (Ox, Rooster, Owl, Dog)


async def ring(game, times=1):
    """Ring the bell and settle what that sets off."""
    await game.perform_unsettled(Rang(times))
    await game.settle()


def test_a_trigger_works_in_play_only():
    """
    The bell moves the rooster in the field, and not those in a hand, in a pile, or face down.
    """

    async def day(game):
        ann = game.players[0]
        roosters = [lay(game, place, Rooster, owner=ann)[0] for place in (ann.field, ann.hand, ann.discard, ann.field)]
        roosters[3].turn(face_up=False)
        await ring(game, 3)
        return [rooster.mood for rooster in roosters]

    assert run(day, cards=CARDS) == ["proud 3", "calm", "calm", "calm"]


def test_an_ability_works_where_it_says():
    """
    The owl hears the bell from the discard pile and from nowhere else.
    """

    async def day(game):
        ann = game.players[0]
        owls = [lay(game, place, Owl, owner=ann)[0] for place in (ann.field, ann.discard, ann.hand)]
        await ring(game)
        return [owl.scars for owl in owls]

    assert run(day, cards=CARDS) == [0, 1, 0]


def test_an_ability_may_work_in_several_places():
    """
    A list of places is a list of places.
    """

    class Bat(Folk, strength=1):
        """It is everywhere."""

        @when(Rang, works_in=(Villager.hand, Villager.field))
        async def flutter(self, rang):
            self.set(scars=1)

    async def day(game):
        ann = game.players[0]
        heard = []
        for place in (ann.field, ann.hand, ann.discard):
            (bat,) = lay(game, place, Bat, owner=ann)
            await ring(game)
            heard.append(bat.scars)
            bat.move(game.square)
        return heard

    assert run(day, cards=[Bat]) == [1, 1, 0]


def test_who_may_is_asked_and_can_say_no():
    """
    The controller of an optional ability decides; a no leaves things as they are.
    """

    async def day(game):
        ann, bob = game.players
        (dog,) = lay(game, bob.field, Dog, owner=bob)
        ox, cow = lay(game, bob.field, Ox, Ox, owner=bob)
        for beast in (ox, cow):
            await game.perform_unsettled(Left(beast))
            await game.settle()
        bob.set(luck=dog.scars)
        await ann.confirms("Sleep?")

    match = play(day, cards=CARDS)
    assert (match.decision.seat, match.decision.kind, str(match.decision.prompt)) == (1, "confirm", "Dog: Howl?")
    settled(match, "No", "Yes")

    assert match.view().players[1].columns["luck"] == 1


def test_once_each_turn_is_once_each_turn():
    """
    After it was used an ability waits for a new turn, and a declined one was not used.
    """

    async def day(game):
        ann = game.players[0]
        (dog,) = lay(game, ann.field, Dog, owner=ann)
        beasts = lay(game, ann.field, Ox, Ox, Ox, Ox, owner=ann)
        for beast in beasts[:3]:
            await game.perform_unsettled(Left(beast))
            await game.settle()
        game.new_turn()
        await game.perform_unsettled(Left(beasts[3]))
        await game.settle()
        ann.set(luck=dog.scars)

    match = settled(play(day, cards=CARDS), "No", "Yes")
    assert str(match.decision.prompt) == "Dog: Howl?"
    match.answer("Yes")

    assert match.outcome is not None
    assert match.view().players[0].columns["luck"] == 2


def test_two_uses_that_wait_together_are_still_one():
    """
    Two oxen that leave at one moment make the dog howl once.
    """

    async def day(game):
        ann = game.players[0]
        (dog,) = lay(game, ann.field, Dog, owner=ann)
        beasts = lay(game, ann.field, Ox, Ox, owner=ann)
        await game.perform_together([Left(beast) for beast in beasts])
        await game.settle()
        ann.set(luck=dog.scars)
        await ann.confirms("Sleep?")

    match = play(day, cards=CARDS)
    assert match.decision.kind == "order"
    settled(match, 0, "Yes")

    assert str(match.decision.prompt) == "Sleep?"
    assert match.view().players[0].columns["luck"] == 1


def test_a_card_that_comes_back_may_be_used_again():
    """
    Leaving play, a card forgets that it was used this turn.
    """

    async def day(game):
        ann = game.players[0]
        (dog,) = lay(game, ann.field, Dog, owner=ann)
        beasts = lay(game, ann.field, Ox, Ox, owner=ann)
        await game.perform_unsettled(Left(beasts[0]))
        await game.settle()
        again = dog.move(ann.hand).move(ann.field)
        await game.perform_unsettled(Left(beasts[1]))
        await game.settle()
        ann.set(luck=again.scars)

    match = settled(play(day, cards=CARDS), "Yes", "Yes")

    assert match.view().players[0].columns["luck"] == 2


def test_who_was_there_sees_them_leave():
    """
    Folk that leave at the same moment see each other leave, although neither is there any more.
    """

    class Twin(Folk, strength=1, copies=2):
        """When other folk leave, it weeps."""

        @when(Left, another)
        async def weep(self, left):
            """Weep"""

    async def day(game):
        ann = game.players[0]
        twins = lay(game, ann.field, Twin, Twin, owner=ann)
        await unsettled(game, *[Left(twin) for twin in twins])
        waiting = [(pending.source.row, pending.event.folk.row) for pending in game.agenda.triggers]
        game.agenda.clear()
        return waiting

    assert run(day, cards=[Twin]) == [(1, 0), (0, 1)]


def test_who_comes_sees_itself_come():
    """
    An event that does not look back sets off what works after it: folk that are hired hear of it themselves.
    """

    class Smith(Folk, strength=1):
        """When folk are hired, it is glad."""

        @when(Hired)
        async def cheer(self, hired):
            self.set(mood="glad")

    async def day(game):
        ann = game.players[0]
        (smith,) = lay(game, ann.hand, Smith, owner=ann)
        hired = await game.perform_unsettled(Hired(smith, ann))
        await game.settle()
        return hired.folk.mood

    assert run(day, cards=[Smith]) == "glad"


def test_a_listener_hears_of_special_cases_of_its_event():
    """
    Waiting for an event means waiting for every kind of it.
    """

    @event
    class RangForFire(Rang):
        """The bell rings for fire."""

        text = "Fire!"

    async def day(game):
        (rooster,) = lay(game, game.players[0].field, Rooster, owner=game.players[0])
        await game.perform_unsettled(RangForFire(9))
        await game.settle()
        return rooster.mood

    assert run(day, cards=CARDS) == "proud 9"


def test_a_subclass_may_do_its_ability_differently():
    """
    A method that overrides a marked one has the mark only if it is marked itself.
    """

    class Cock(Rooster, strength=2):
        """It is silent."""

        async def crow(self, rang):
            """Never"""

    class Capon(Rooster, strength=2):
        """It is loud."""

        @when(Rang)
        async def crow(self, rang):
            """Crow loudly"""
            self.set(mood="loud")

    async def day(game):
        cards = lay(game, game.players[0].field, Cock, Capon, owner=game.players[0])
        await ring(game)
        return [card.mood for card in cards], [
            [ability.text.english for ability in kind.abilities] for kind in (Cock, Capon)
        ]

    assert run(day, cards=[Cock, Capon]) == (["calm", "loud"], [[], ["Crow loudly"]])


def test_one_method_may_have_several_marks():
    """
    An ability with two edges works at each of them.
    """

    class Clerk(Folk, strength=1):
        """It notes when the bell rings and when folk leave."""

        @when(Rang)
        @when(Left)
        async def note_it(self, happened):
            self.set(scars=self.scars + 1)

    async def day(game):
        ann = game.players[0]
        clerk, ox = lay(game, ann.field, Clerk, Ox, owner=ann)
        await game.perform_unsettled(Left(ox))
        await ring(game)
        return clerk.scars, [ability.text.english for ability in Clerk.abilities], len({a.bit for a in Clerk.abilities})

    assert run(day, cards=[Clerk, Ox]) == (2, ["note it", "note it"], 2)


def test_rules_have_abilities_too():
    """
    The game itself can listen; whoever is active controls that.
    """

    class Bell(Rule):
        """The bell brings luck."""

        @when(Rang)
        async def bring_luck(self, rang):
            self.controller.set(luck=rang.times)

    async def day(game):
        await ring(game, 4)
        return [player.luck for player in game.players]

    assert run(day, rules=[Bell]) == [4, 0]


def test_what_was_used_up_is_not_what_can_be_used_again():
    """
    Of two abilities of a card one is used once in a turn: the other goes on.
    """

    class Mill(Folk, strength=0):
        """Grind once a turn; listen as often as you like."""

        @activated(once_per_turn=True)
        async def grind(self):
            """Grind"""

        @activated()
        async def listen(self):
            """Listen"""

    async def day(game):
        ann, _ = game.players
        lay(game, ann.field, Mill, owner=ann)
        found = []
        for _ in range(2):
            found.append([usable.ability.name for usable in game.usable(ann)])
            await game.use(game.usable(ann)[0])
        return found

    assert run(day, cards=[Mill]) == [["grind", "listen"], ["listen"]]


def test_what_can_be_used_at_will():
    """
    A player may use the activated abilities of cards they control, if their conditions hold.
    """

    class Well(Folk, strength=0):
        """Draw water, once each turn, if you are unlucky."""

        @activated(lambda well, _: well.controller.luck == 0, once_per_turn=True)
        async def draw_water(self):
            """Draw water"""
            self.controller.set(luck=1)

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Well, owner=ann)
        lay(game, bob.field, Well, Well, owner=bob)
        mine, theirs = game.usable(ann), game.usable(bob)
        await game.use(mine[0])
        luck = ann.luck
        ann.set(luck=0)
        after = game.usable(ann)
        game.new_turn()
        again = game.usable(ann)
        names = [str(usable.label_for(0)) for usable in mine]
        return (
            len(mine),
            len(theirs),
            luck,
            after,
            again == mine,
            len({*again, *mine, *theirs}),
            names,
            [usable.qualifier for usable in (*mine, *theirs)],
            mine[0] == 3,
        )

    assert run(day, cards=[Well]) == (1, 2, 1, [], True, 3, ["Well: Draw water"], ["Seat 1", "Seat 2", "Seat 2"], False)


def test_checks_are_asked_until_nothing_changes():
    """
    Whenever things are settled, checks run; what one changes may give the next one work.
    """

    class Sheep(Folk, strength=1, copies=3):
        """It leaves if the sheep before it has left."""

        @state_based(lambda sheep, _: sheep.row > 0 and not sheep.game.card_at(sheep.row - 1).in_play)
        async def follow(self):
            """Follow"""
            return await self.game.perform_unsettled(Left(self)) is not None

    async def day(game):
        ann = game.players[0]
        flock = lay(game, ann.field, Sheep, Sheep, Sheep, owner=ann)
        await game.settle()
        calm = len(ann.field)
        await game.perform_unsettled(Left(flock[0]))
        await game.settle()
        return calm, len(ann.field), len(ann.discard)

    assert run(day, cards=[Sheep]) == (3, 0, 3)


def test_checks_are_asked_after_each_ability():
    """
    What an ability changes is checked before the next ability that waits has its turn.
    """

    class Child(Folk, strength=1, copies=2):
        """When the bell rings, its villager is luckier by one, and it looks how lucky."""

        @when(Rang)
        async def wish(self, rang):
            """Wish"""
            self.set(scars=self.controller.luck)
            self.controller.set(luck=self.controller.luck + 1)

        @state_based(lambda child, _: child.controller.luck == 1)
        async def rejoice(self):
            """Rejoice"""
            self.controller.set(luck=10)
            return True

    async def day(game):
        lay(game, game.players[0].field, Child, Child, owner=game.players[0])
        await ring(game)

    match = play(day, cards=[Child])

    assert [card.columns["scars"] for card in match.view().zone("field", 0).cards] == [0, 10]


def test_a_card_that_a_check_removed_is_not_checked_any_more():
    """
    Of two rivals that would each send the other away, only the first to be checked does.
    """

    class Rival(Folk, strength=1, copies=2):
        """There can be only one: it sends all the others away."""

        @state_based()
        async def duel(self):
            """Duel"""
            others = [card for card in self.game.in_play(Rival) if card != self]
            for other in others:
                await self.game.perform_unsettled(Left(other))
            return bool(others)

    async def day(game):
        ann = game.players[0]
        first, second = lay(game, ann.field, Rival, Rival, owner=ann)
        await game.settle()
        return first.is_current, second.is_current

    assert run(day, cards=[Rival]) == (True, False)


def test_a_lasting_effect_has_abilities():
    """
    Effects listen, forbid and modify while they last.
    """

    @effect
    class Festival(Effect):
        """The bell is forbidden, and folk are strong."""

        more: int

        @forbids(Rang)
        def hush(self, rang):
            return True

        @modifies(Folk.strength)
        def cheer(self, folk):
            return self.more

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.begin(Festival(2), until=NIGHTFALL)
        during = ox.strength, await game.perform_unsettled(Rang()), game.can(Rang()), game.is_free(Rang)
        game.expire(NIGHTFALL)
        rings = await game.perform_unsettled(Rang()) is not None
        return during, ox.strength, rings, game.can(Rang()), game.is_free(Rang), game.is_free(Shuffled)

    assert run(day, cards=CARDS, effects=[Festival]) == ((6, None, False, False), 4, True, True, True, True)


def test_a_rule_that_waits_is_put_in_order_with_others():
    """
    Abilities that wait together are ordered by the active player, by their words, each with whose it is where that helps.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Rooster, owner=ann)
        lay(game, bob.field, Rooster, Rooster, owner=bob)
        await ring(game)
        await ann.confirms("Sleep?")

    match = play(day, cards=CARDS, seats=["Ann", "Bob"])

    assert match.decision.seat == 0
    assert labels(match) == ["Rooster: Crow (Ann)", "Rooster: Crow (Bob)", "Rooster: Crow (Bob) [2]"]
    settled(match, 1)
    assert labels(match) == ["Rooster: Crow (Ann)", "Rooster: Crow (Bob)"]


def test_ordering_abilities_betrays_no_hidden_card():
    """
    Who orders abilities does not learn what another holds whose hidden card waits too.
    """

    class Mole(Folk, strength=1):
        """From the hand: when the bell rings, it digs."""

        @when(Rang, works_in=Villager.hand)
        async def dig(self, rang):
            """Dig"""

    async def day(game):
        ann, bob = game.players
        lay(game, ann.field, Rooster, owner=ann)
        lay(game, bob.hand, Mole, owner=bob)
        await ring(game)

    match = play(day, cards=[Rooster, Mole])

    assert match.decision.seat == 0
    assert not [label for label in labels(match) if "Mole" in label]
    assert "Mole" not in str(tuple(match.view(0).decision.options))


def test_a_ruleset_must_settle_before_it_rests():
    """
    Abilities that still wait when a step is over are a bug of the rules.
    """

    async def day(game):
        lay(game, game.players[0].field, Rooster, owner=game.players[0])
        await game.perform_unsettled(Rang())

    with pytest.raises(RulesBug, match="came to rest with 1 abilities waiting"):
        play(day, cards=CARDS)


def test_a_reaction_waits_for_its_window():
    """
    A reaction is listed for its event only, and only for whom it belongs to.
    """

    class Imp(Folk, strength=1):
        """From the hand, when the bell rings: laugh."""

        @reaction(Rang, works_in=Villager.hand)
        async def laugh(self, rang):
            """Laugh"""
            self.controller.set(luck=rang.times)

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Imp, owner=ann)
        bell, leaving = Rang(5), Left(lay(game, ann.field, Imp, owner=ann)[0])
        listed = [len(game.reactions(ann, bell)), len(game.reactions(bob, bell)), len(game.reactions(ann, leaving))]
        await game.use(game.reactions(ann, bell)[0], bell)
        return listed, ann.luck, len(game.usable(ann))

    assert run(day, cards=[Imp]) == ([1, 0, 0], 5, 0)


def test_replacing_something_may_be_optional_too():
    """
    A replacement that may be declined asks first.
    """

    class Shield(Folk, strength=1):
        """If other folk would leave, you may have it leave instead."""

        @instead(Left, another, optional=True)
        async def step_in(self, left):
            """Leave instead"""
            return Left(self)

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Shield, owner=ann)
        ox, cow = lay(game, ann.field, Ox, Ox, owner=ann)
        first = await game.perform_unsettled(Left(ox))
        second = await game.perform_unsettled(Left(cow))
        ann.set(luck=10 * (first is None) + (second is None))
        await ann.confirms("Sleep?")

    match = settled(play(day, cards=[Shield, Ox]), "No", "Yes")

    assert match.view().players[0].columns["luck"] == 1
    assert [card.name for card in match.view().zone("discard", 0).cards] == ["Ox", "Shield"]


def test_events_without_a_body_are_moments():
    """
    An event that changes nothing happens all the same.
    """

    @event
    class Noon(Event):
        """Noon."""

        text = "It is noon."

    async def day(game):
        before = game.table.version
        return await game.perform_unsettled(Noon()) == Noon(), game.table.version - before, Noon().audience()

    assert run(day) == (True, 0, None)


def test_what_is_declared_at_an_edge_is_what_an_ability_has():
    """
    Each mark keeps its conditions, whether it asks, how often it works and where.
    """

    def ask_anyway(card, thing):
        return True

    class Sage(Folk, strength=1):
        """It can do everything."""

        @when(Rang, ask_anyway, optional=True, once_per_turn=True, works_in=Villager.hand)
        async def listen(self, rang): ...

        @instead(Rang, ask_anyway, optional=True, once_per_turn=True, works_in=Villager.hand)
        async def muffle(self, rang): ...

        @forbids(Rang, ask_anyway, works_in=Villager.hand)
        def hush(self, rang): ...

        @permits(Folk.may_rest, ask_anyway, works_in=Villager.hand)
        def bless(self, folk): ...

        @modifies(Folk.strength, ask_anyway, layer="last", works_in=Villager.hand)
        def teach(self, folk): ...

        @activated(ask_anyway, once_per_turn=True, works_in=Villager.hand)
        async def think(self): ...

        @reaction(Rang, ask_anyway, once_per_turn=True, works_in=Villager.hand)
        async def answer(self, rang): ...

        @state_based(ask_anyway)
        async def doubt(self): ...

    edges = [
        (one.mark, one.on, one.where, one.optional, one.once_per_turn, one.works_in, one.layer)
        for one in Sage.abilities
    ]
    hand = (Villager.hand,)
    assert edges == [
        ("when", Rang, (ask_anyway,), True, True, hand, "add"),
        ("instead", Rang, (ask_anyway,), True, True, hand, "add"),
        ("forbids", Rang, (ask_anyway,), False, False, hand, "add"),
        ("permits", Folk.may_rest, (ask_anyway,), False, False, hand, "add"),
        ("modifies", Folk.strength, (ask_anyway,), False, False, hand, "last"),
        ("activated", None, (ask_anyway,), False, True, hand, "add"),
        ("reaction", Rang, (ask_anyway,), False, True, hand, "add"),
        ("state_based", None, (ask_anyway,), False, False, (), "add"),
    ]


def test_an_ability_is_mandatory_and_in_play_unless_it_says_more():
    """
    Without a word at its edge an ability asks nobody, works any number of times, and wherever cards are in play.
    """

    class Plain(Folk, strength=1):
        """It does it."""

        @when(Rang)
        async def listen(self, rang): ...

        @instead(Rang)
        async def muffle(self, rang): ...

        @forbids(Rang)
        def hush(self, rang): ...

        @permits(Folk.may_rest)
        def bless(self, folk): ...

        @modifies(Folk.strength)
        def teach(self, folk): ...

        @activated()
        async def think(self): ...

        @reaction(Rang)
        async def answer(self, rang): ...

    for one in Plain.abilities:
        assert (one.where, one.optional, one.once_per_turn, one.works_in, one.layer) == ((), False, False, (), "add")
        assert (one.price, one.kind) == (0, "")


def test_a_check_that_tells_nothing_holds_up_no_other():
    """
    A card that a check removed is passed over, even if the check does not say that anything changed; the next is asked.
    """

    class Wolf(Folk, strength=5):
        """It eats sheep, and keeps quiet about it."""

        @state_based()
        async def eat(self):
            for sheep in self.game.all_cards(Sheep):
                if sheep.in_play:
                    sheep.move(sheep.owner.discard)

    class Sheep(Folk, strength=1):
        """It grazes."""

        @state_based()
        async def graze(self):
            self.controller.set(luck=9)

    class Dog(Folk, strength=2):
        """It barks."""

        @state_based()
        async def bark(self):
            self.set(mood="barking")

    async def day(game):
        ann = game.players[0]
        *_, dog = lay(game, ann.field, Wolf, Sheep, Dog, owner=ann)
        await game.settle()
        return dog.mood, ann.luck, len(ann.discard)

    assert run(day, cards=[Wolf, Sheep, Dog]) == ("barking", 0, 1)


def test_once_per_turn_is_once_even_of_folk_who_have_left():
    """
    When the witness leaves together with two others, it still tells of one leaving only.
    """
    told = []

    class Witness(Folk, strength=1, copies=1):
        """When any folk leave, tell of it, once each turn."""

        @when(Left, once_per_turn=True)
        async def tell(self, left):
            """Tell of it"""
            told.append(left.folk.name)

    async def day(game):
        field = game.players[0].field
        lay(game, field, Witness, Ox, Ox, owner=game.players[0])
        await game.perform_together([Left(folk) for folk in field])
        await game.settle()

    match = play(day, cards=[Witness, Ox])
    while match.decision:
        match.answer(0)

    assert len(told) == 1


def test_who_has_come_back_has_not_used_what_was_used_before():
    """
    A witness who has left while what it tells waited, and has come back since, tells again in the same turn.
    """
    told = []

    class Witness(Folk, strength=1):
        """When the bell rings, tell of it, once each turn."""

        @when(Rang, once_per_turn=True)
        async def tell(self, rang):
            """Tell of it"""
            told.append(self.is_current)

    async def day(game):
        ann = game.players[0]
        (witness,) = lay(game, ann.field, Witness, owner=ann)
        await game.perform_unsettled(Rang())
        witness.move(ann.discard)
        ann.discard.first.move(ann.field)
        await game.settle()
        for _ in range(2):
            await game.perform(Rang())
        await ann.confirms("Well?")

    play(day, cards=[Witness])

    assert told == [False, True]


def test_an_ability_may_have_a_price_that_the_rules_read():
    """
    What using an ability costs is told at its edge.
    """

    class Smith(Folk, strength=1):
        """It works for two coins."""

        @activated(price=2)
        async def work(self):
            """Work"""

    async def day(game):
        lay(game, game.players[0].field, Smith, owner=game.players[0])
        return [usable.ability.price for usable in game.usable(game.players[0])]

    assert run(day, cards=[Smith]) == [2]


def test_a_player_says_why_a_price_can_not_be_paid():
    """
    Among deeds, abilities that are too dear are not on offer, and what the player says of the price can be asked for.
    """

    class Smith(Folk, strength=1):
        """It works for two coins, for one, or for nothing."""

        @activated(price=2)
        async def forge(self):
            """Forge"""

        @activated(price=1)
        async def mend(self):
            """Mend"""

        @activated()
        async def sweep(self):
            """Sweep"""

    class Pauper(Villager):
        """Somebody who has a coin."""

        def why_not_pay(self, price):
            return "You have one coin." if price > 1 else super().why_not_pay(price)

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Smith, owner=ann)
        await ann.does("What do you do?", game.usable(ann), ask_anyway=True)

    match = play(day, cards=[Smith], player_class=Pauper)

    assert [option.label for option in match.decision.options] == ["Smith: Mend", "Smith: Sweep"]
    assert str(match.why_not("Smith: Forge")) == "You have one coin."


class Crow(Folk, strength=1, copies=3):
    """When folk leave, it caws."""

    @when(Left)
    async def caw(self, left):
        """Caw"""
        self.owner.set(luck=10 * self.owner.luck + 1)


class Magpie(Folk, strength=1):
    """When folk leave, it takes a coin: before or after anything else makes no difference."""

    @when(Left, commutes=True)
    async def steal(self, left):
        """Steal"""
        self.owner.set(luck=10 * self.owner.luck + 2)


def test_nobody_puts_in_order_what_commutes():
    """
    It comes first, and with what does not commute nothing is left to put in order.
    """

    async def day(game):
        ann = game.players[0]
        ox, *_ = lay(game, ann.field, Ox, Crow, Magpie, owner=ann)
        await game.perform(Left(ox))
        await ann.confirms("Sleep?")

    match = play(day, cards=(Ox, Crow, Magpie))

    assert str(match.decision.prompt) == "Sleep?"
    assert match.view().players[0].columns["luck"] == 21


def crows_caw(*, told_apart=None, leaving=1):
    """Have folk leave where two crows are, and return the first question, if there is one."""

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.field, *[Ox] * leaving, owner=ann)
        crow, _ = lay(game, ann.field, Crow, Crow, owner=ann)
        if told_apart is not None:
            told_apart(game, crow)
        await game.perform_together([Left(ox) for ox in oxen])
        await ann.confirms("Sleep?")

    return str(play(day, cards=(Ox, Crow)).decision.prompt)


def test_nobody_puts_in_order_what_is_alike():
    """
    One event sets off the same ability of two cards that nothing tells apart: there is nothing to ask.
    """
    assert crows_caw() == "Sleep?"


@pytest.mark.parametrize(
    "told_apart",
    [
        lambda game, crow: crow.set(mood="merry"),
        lambda game, crow: game.pay(game.COIN, 1, game.box, crow.coins),
        lambda game, crow: crow.move(game.players[1].field).give_to(game.players[0]),
    ],
    ids=["a column", "what lies on it", "where it is"],
)
def test_cards_that_differ_in_anything_are_put_in_order(told_apart):
    """
    Be it a column, something that lies on one of them, or where they are.
    """
    assert crows_caw(told_apart=told_apart) == "Which of these comes first?"


def test_several_events_at_once_are_put_in_order():
    """
    Two folk that leave together are two events.
    """
    assert crows_caw(leaving=2) == "Which of these comes first?"


def test_kinds_of_activated_abilities_are_listed_apart():
    """
    Rules that know several kinds list one of them, or all.
    """

    class Clerk(Folk, strength=1):
        """It writes if it is told to, and yawns whenever it likes."""

        @activated(kind="order")
        async def write(self):
            """Write"""

        @activated()
        async def yawn(self):
            """Yawn"""

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Clerk, owner=ann)
        return [[usable.ability.name for usable in game.usable(ann, kind=kind)] for kind in (None, "order", "", "x")]

    assert run(day, cards=(Clerk,)) == [["write", "yawn"], ["write"], ["yawn"], []]


def test_a_card_asks_on_whose_behalf_it_is_carried_out():
    """
    Whoever plays another's card chooses; out of that, its controller does.
    """

    class Letter(Folk, strength=1):
        """It asks."""

        async def on_play(self):
            """Ask."""
            await self.choose("Open it?", ("yes", "no"))

    async def day(game):
        ann, bob = game.players
        (letter,) = lay(game, ann.field, Letter, owner=ann)
        await game.resolving(letter, Text("t", "is opened"), letter.on_play(), controller=bob)
        await letter.choose("Keep it?", ("yes", "no"))

    match = play(day, cards=(Letter,))

    assert (match.decision.seat, str(match.decision.prompt)) == (1, "Open it?")
    match.answer("yes")
    assert (match.decision.seat, str(match.decision.prompt)) == (0, "Keep it?")
