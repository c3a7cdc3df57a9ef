"""What is being resolved, in which order things that wait come up, and windows in which everybody may react."""

import pytest

import tabletop
from tabletop import ByResolution, Effect, Event, Rule, Text, effect, event, forbids, instead, reaction, when
from tests.engine.rulesets import (
    NIGHTFALL,
    Folk,
    Left,
    Rang,
    Village,
    Villager,
    labels,
    lay,
    play,
    run,
    settled,
    village,
)


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class First(Folk, strength=1):
    """When the bell rings, note it, and an ox leaves."""

    @when(Rang)
    async def first(self, rang):
        """Note first"""
        note(self.game, "a")
        oxen = self.game.in_play(Ox)
        if oxen:
            await self.game.perform_unsettled(Left(oxen[0]))


class Second(Folk, strength=1):
    """When the bell rings, note it."""

    @when(Rang)
    async def second(self, rang):
        """Note second"""
        note(self.game, "b")


class Herdsman(Folk, strength=1):
    """When an ox leaves, note it."""

    @when(Left)
    async def weep(self, left):
        """Weep"""
        note(self.game, "o")


CARDS = (Ox, First, Second, Herdsman)


def note(game, letter):
    """Write a letter behind those that are noted, in the first villager's luck."""
    game.players[0].set(luck=f"{game.players[0].luck or ''}{letter}")


def noted(match):
    """Return what was noted."""
    return match.view().players[0].columns["luck"]


async def bell_and_ox(game):
    """Everybody is there, and the bell rings."""
    ann = game.players[0]
    lay(game, ann.field, First, Second, Herdsman, Ox, owner=ann)
    await game.perform_unsettled(Rang())
    await game.settle()


def test_what_an_ability_sets_off_comes_before_what_waited():
    """
    The herdsman weeps before the second to hear the bell gets to note it: newest first.
    """
    match = settled(play(bell_and_ox, cards=CARDS), "First: Note first")

    assert noted(match) == "aob"


def test_somebody_orders_what_waits_together():
    """
    What one event sets off is ordered by the active player, and the last one left is not asked about.
    """
    match = play(bell_and_ox, cards=CARDS)

    assert (match.decision.seat, match.decision.kind) == (0, "order")
    assert labels(match) == ["First: Note first", "Second: Note second"]
    assert noted(settled(match, "Second: Note second")) == "bao"


def test_a_ruleset_says_who_orders():
    """
    Another player may have the say.
    """
    match = play(bell_and_ox, cards=CARDS, orders=lambda game, waiting: game.players[1])

    assert match.decision.seat == 1


def test_an_ability_resolves_although_its_card_is_gone():
    """
    What waits resolves, and its source tells how it last was.
    """

    class Ghost(Folk, strength=3):
        """When the bell rings, its strength is noted."""

        @when(Rang)
        async def moan(self, rang):
            note(self.game, self.strength)

    async def day(game):
        ann = game.players[0]
        (ghost,) = lay(game, ann.field, Ghost, owner=ann)
        await game.perform_unsettled(Rang())
        ghost.move(ann.discard)
        await game.settle()

    assert noted(play(day, cards=[Ghost])) == "3"


def test_the_stack_shows_what_is_being_resolved():
    """
    While an ability asks, frontends see what it is an ability of, in whose name, innermost last; afterwards nothing.
    """

    class Asker(Folk, strength=1):
        """When the bell rings, its controller is asked."""

        @when(Rang)
        async def ask(self, rang):
            """Ask politely"""
            await self.game.players[1].confirms("Well?", about=self)

    async def day(game):
        (asker,) = lay(game, game.players[0].field, Asker, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.resolving(asker, Text("test.bell", "the bell is heard"), game.settle())
        await game.players[0].confirms("Done?")

    match = play(day, cards=[Asker])
    card = match.view().zone("field", 0).cards[0].id

    assert [(frame.text.english, frame.name, frame.seat) for frame in match.stack] == [
        ("the bell is heard", "Asker", 0),
        ("Ask politely", "Asker", 0),
    ]
    assert [frame.card for frame in match.view().stack] == [card, card]
    assert match.view(1).decision.about == match.view(1).zone("field", 0).cards[0].id
    match.answer("Yes")
    assert match.stack == ()


def test_the_stack_names_no_card_that_is_hidden():
    """
    What a hidden card does is seen to be done by a card, and by its holder.
    """

    class Mole(Folk, strength=1):
        """From the hand: when the bell rings, its holder is asked."""

        @when(Rang, works_in=Villager.hand)
        async def dig(self, rang):
            """Dig"""
            await self.controller.confirms("Well?")

    async def day(game):
        lay(game, game.players[0].hand, Mole, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.settle()

    match = play(day, cards=[Mole])

    assert [(frame.text.english, frame.name, frame.seat) for frame in match.stack] == [("a card", None, 0)]
    assert [frame.name for frame in match.view(0).stack] == ["Mole"]


def test_rules_and_effects_are_on_the_stack_by_name():
    """
    An ability of the rules or of a lasting effect is shown by what it belongs to.
    """

    @effect
    class LongNight(Effect):
        """When the bell rings, somebody is asked."""

        @when(Rang)
        async def wake(self, rang):
            """Wake somebody"""
            await self.game.players[0].confirms("Awake?")

    class Custom(Rule):
        """When an ox leaves, somebody is asked."""

        @when(Left)
        async def count(self, left):
            """Count the herd"""
            await self.controller.confirms("All here?")

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        game.begin(LongNight(), until=NIGHTFALL)
        await game.perform_unsettled(Rang())
        await game.settle()
        await game.perform_unsettled(Left(ox))
        await game.settle()

    match = play(day, cards=CARDS, effects=[LongNight], rules=[Custom])

    assert [(frame.name, frame.card, frame.seat) for frame in match.stack] == [("Long Night", None, 0)]
    match.answer("Yes")
    assert [(frame.name, frame.card, frame.seat) for frame in match.stack] == [("The Village", None, 0)]


# ------------------------------------------------------------------------------------------------ windows


@event
class Called(Event):
    """Somebody calls for help: a moment to react."""

    text = "{who} calls."
    who: object


class Watchman(Folk, strength=1, copies=2):
    """From the hand: when somebody calls, note it and put the watchman down."""

    @reaction(Called, works_in=Villager.hand)
    async def come(self, called):
        """Come running"""
        note(self.game, str(self.controller.seat))
        await self.game.move(self, self.owner.discard)


WATCH = (Watchman, Ox)


async def call(game):
    """Deal a watchman and an ox to each villager, and call."""
    for villager in game.players:
        lay(game, villager.hand, Watchman, Ox, owner=villager)
    await game.open_window(Called(game.active))


def test_a_window_goes_round_until_all_pass():
    """
    Everybody is asked in turn order from the active player, and again after somebody reacted.
    """
    match = play(call, cards=WATCH, seats=3)
    asked = []
    for answer in ("Pass", 0, "Pass", 0):
        asked.append((match.decision.seat, match.decision.kind, labels(match)))
        match.answer(answer)

    assert [seat for seat, *_ in asked] == [0, 1, 2, 0]
    assert asked[0] == (0, "react", ["Watchman: Come running", "Pass"])
    assert noted(match) == "10"
    assert match.decision.seat == 2
    match.answer("Pass")
    assert match.outcome is not None


def test_whoever_reacts_may_go_on_before_the_next_player_is_asked():
    """
    If the rules say so, Bob reacts twice in a row, and only then the third player is asked.
    """

    async def day(game):
        for villager in game.players:
            lay(game, villager.hand, Watchman, Watchman, owner=villager)
        await game.let_react(Called(game.active), in_a_row=True)

    match = play(day, cards=WATCH, seats=3)
    asked = []
    for answer in ("Pass", 0, 0, 0, "Pass"):
        asked.append(match.decision.seat)
        match.answer(answer)

    assert asked == [0, 1, 1, 2, 2]
    assert noted(match) == "112"
    assert match.decision.seat == 0
    match.answer("Pass")
    assert match.outcome is not None


def test_a_window_can_open_after_the_event():
    """
    What has happened already does not happen again: everybody is only asked.
    """

    async def late(game):
        for villager in game.players:
            lay(game, villager.hand, Watchman, Ox, owner=villager)
        called = Called(game.active)
        await game.perform(called)
        await game.let_react(called)

    match = play(late, cards=WATCH)

    assert labels(match) == ["Watchman: Come running", "Pass"]
    assert [entry.kind for entry in match.events() if entry.kind == "Called"] == ["Called"]


def test_the_window_says_what_is_reacted_to():
    """
    The prompt tells the event in its own words.
    """
    match = play(call, cards=WATCH, seats=["Ann", "Bob"])

    assert match.view(0).decision.prompt.english == "React to: Ann calls."


def test_a_window_starts_with_whom_the_rules_say():
    """
    Somebody else than the active player may be asked first.
    """

    async def day(game):
        for villager in game.players:
            lay(game, villager.hand, Watchman, owner=villager)
        await game.open_window(Called(game.active), starting=game.players[1])

    assert play(day, cards=WATCH).decision.seat == 1


def test_whoever_could_hold_a_reaction_is_asked():
    """
    In a bluff-safe match somebody with cards nobody knows is asked even without a reaction: being asked tells nothing.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, owner=ann)
        lay(game, ann.deck, Watchman, owner=ann)
        await game.open_window(Called(bob))

    match = play(day, cards=WATCH)
    assert (match.decision.seat, labels(match)) == (0, ["Pass"])
    match.answer("Pass")

    assert match.outcome is not None


def test_bluffs_are_covered_unless_it_is_said_otherwise():
    """
    Whoever begins a match need not know of bluffs for nobody to learn anything from who is asked.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, owner=ann)
        lay(game, ann.deck, Watchman, owner=ann)
        await game.open_window(Called(bob))

    match = tabletop.new(village(day, cards=WATCH), seed=1)

    assert (match.decision.seat, labels(match)) == (0, ["Pass"])


def test_a_match_that_is_not_bluff_safe_asks_only_who_has_a_choice():
    """
    Where bluffs are not covered only those are asked who really hold a reaction.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, owner=ann)
        lay(game, bob.hand, Watchman, Ox, owner=bob)
        await game.open_window(Called(ann))

    match = play(day, cards=WATCH, bluff_safe=False)
    assert match.decision.seat == 1
    match.answer("Pass")

    assert match.outcome is not None


@pytest.mark.parametrize("why", ["empty hand", "hand known to all", "all watchmen in sight", "not theirs"])
def test_who_can_hold_no_reaction_for_all_to_see_is_not_asked(why):
    """
    Nobody asks a villager of whom everybody knows that they have no watchman in hand.
    """

    async def day(game):
        ann, bob = game.players
        if why == "empty hand":
            lay(game, ann.deck, Watchman, owner=ann)
        elif why == "hand known to all":
            lay(game, ann.deck, Watchman, owner=ann)
            await game.reveal(lay(game, ann.hand, Ox, owner=ann)[0])
        elif why == "all watchmen in sight":
            lay(game, ann.hand, Ox, owner=ann)
            lay(game, ann.discard, Watchman, owner=ann)
        else:
            lay(game, ann.hand, Ox, owner=ann)
            await game.reveal(lay(game, bob.discard, Watchman, owner=bob)[0])
        await game.open_window(Called(ann))

    assert play(day, cards=WATCH).outcome is not None


def test_reactions_from_open_places_are_asked_when_they_are_there():
    """
    A reaction that works in play needs no cover: everybody sees whether it is there.
    """

    class Lookout(Folk, strength=1):
        """In play: when somebody calls, note it."""

        @reaction(Called)
        async def see(self, called):
            """See"""
            note(self.game, "s")

        @reaction(Called, works_in=Village.square)
        async def hear(self, called):
            """Hear"""
            note(self.game, "h")

    async def day(game):
        ann, bob = game.players
        lay(game, bob.field, Lookout, owner=bob)
        lay(game, ann.hand, Lookout, owner=ann)
        await game.open_window(Called(ann))

    match = play(day, cards=[Lookout])
    assert (match.decision.seat, labels(match)) == (1, ["Lookout: See", "Pass"])
    settled(match, "Lookout: See", "Pass")

    assert noted(match) == "s"


def test_a_reaction_has_no_price():
    """
    Rules may let somebody choose among reactions who can pay for nothing.
    """

    class Poor(Villager):
        def why_not_pay(self, price):
            return "Your purse is empty."

    class Barker(Folk, strength=1):
        """When the bell rings, it barks."""

        @reaction(Rang)
        async def bark(self, rang):
            """Bark"""
            note(self.game, "w")

    async def day(game):
        ann, rang = game.players[0], Rang()
        lay(game, ann.field, Barker, owner=ann)
        chosen = await ann.choose_deed("Which?", game.reactions(ann, rang))
        await game.use(chosen, rang)

    assert noted(play(day, cards=[Barker], player_class=Poor)) == "w"


def test_what_an_event_sets_off_comes_before_reactions():
    """
    Triggers are settled before anybody is asked to react.
    """

    class Parrot(Folk, strength=1):
        """When somebody calls, note it."""

        @when(Called)
        async def repeat(self, called):
            note(self.game, "p")

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Parrot, owner=ann)
        lay(game, ann.hand, Watchman, Ox, owner=ann)
        await game.open_window(Called(ann))

    match = play(day, cards=[*WATCH, Parrot])

    assert noted(match) == "p"
    assert noted(settled(match, 0)) == "p0"


@pytest.mark.parametrize("how", ["forbidden", "replaced"])
def test_nobody_reacts_to_what_did_not_happen(how):
    """
    If the event of a window is forbidden or replaced there is nothing to react to.
    """

    class Hush(Rule):
        """Nobody calls."""

        @forbids(Called)
        def hush(self, called):
            return True

    class Ring(Rule):
        """Somebody rings instead."""

        @instead(Called)
        async def ring(self, called):
            return Rang()

    assert play(call, cards=WATCH, rules=[Hush if how == "forbidden" else Ring]).outcome is not None


def test_a_trigger_in_a_batch_of_many_is_ordered_within_its_moment():
    """
    All that one moment sets off is one group, however many events it had; alike ones of one event are not told apart.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Herdsman, Herdsman, owner=ann)
        oxen = lay(game, ann.field, Ox, Ox, owner=ann)
        await game.perform_together([Left(ox) for ox in oxen])
        await game.settle()

    match = play(day, cards=CARDS)

    assert len(labels(match)) == 4
    assert noted(settled(match, 0, 0)) == "oooo"


def test_abilities_can_settle_inside_themselves():
    """
    An ability that settles resolves all that waits before it goes on.
    """

    class Impatient(Folk, strength=1):
        """When the bell rings, settle everything, then note it."""

        @when(Rang)
        async def hurry(self, rang):
            """Hurry"""
            await self.game.settle()
            note(self.game, "z")

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Impatient, Second, owner=ann)
        await game.perform_unsettled(Rang())
        await game.settle()

    assert noted(settled(play(day, cards=[Impatient, Second]), "Impatient: Hurry")) == "bz"


def test_a_script_returns_what_its_body_returns():
    """
    What is resolved on the stack gives its result back.
    """

    async def body():
        return "done"

    async def day(game):
        (ox,) = lay(game, game.players[0].field, Ox, owner=game.players[0])
        return await game.resolving(ox, Text("x", "x"), body()), game.stack

    assert run(day, cards=CARDS) == ("done", [])


# ------------------------------------------------------------------------------------------------ what is in play goes first


class Lantern(Folk, strength=1, copies=2):
    """In play: when somebody calls, you may note it."""

    @reaction(Called)
    async def shine(self, called):
        """Shine"""
        note(self.game, f"l{self.controller.seat}")


class Parrot(Folk, strength=1):
    """When somebody calls, you may note it."""

    @when(Called, optional=True)
    async def repeat(self, called):
        """Repeat"""
        note(self.game, "p")


class Gate(Folk, strength=1):
    """When somebody calls, note it."""

    @when(Called)
    async def shut(self, called):
        """Shut"""
        note(self.game, "g")


def at_night(first):
    """Make a night in which somebody calls where a gate, a parrot and lanterns are in play, and Bob has a watchman in hand."""

    async def night(game):
        ann, bob = game.players
        lay(game, ann.field, Lantern, owner=ann)
        lay(game, bob.field, Lantern, Parrot, Gate, owner=bob)
        lay(game, bob.hand, Watchman, Ox, owner=bob)
        called = game.open_window(Called(ann), prompt="Do you stir?", in_play_first=first)
        await game.resolving(game, Text("night", "it is night"), called)

    return play(night, cards=[*WATCH, Lantern, Parrot, Gate], settling=ByResolution, seats=["Ann", "Bob"])


def test_what_is_in_play_may_go_first_in_the_order_of_the_active_player():
    """
    All that lies in play comes before the round, forced or not; each is offered once, and its own player may decline.
    """
    match = at_night(True)
    assert (match.decision.seat, match.decision.kind) == (0, "order")
    assert labels(match) == ["Parrot: Repeat", "Gate: Shut", "Lantern: Shine (Ann)", "Lantern: Shine (Bob)"]
    for answer in ("Lantern: Shine (Bob)", "No", "Parrot: Repeat", "Yes", "Gate: Shut"):
        match.answer(answer)
    assert (match.decision.seat, str(match.decision.prompt)) == (0, "Lantern: Shine?")
    match.answer("Yes")

    assert noted(match) == "pgl0"
    assert (match.decision.seat, str(match.decision.prompt)) == (1, "Do you stir?")
    assert labels(match) == ["Watchman: Come running", "Pass"]


def test_what_may_be_declined_can_wait_for_its_players_turn():
    """
    Only what is forced comes first; the rest is picked in the round, once each, and what nobody picks is dropped.
    """
    match = at_night(False)
    assert noted(match) == "g"
    assert (match.decision.seat, labels(match)) == (0, ["Lantern: Shine", "Pass"])
    match.answer("Lantern: Shine")
    assert labels(match) == ["Lantern: Shine", "Watchman: Come running", "Parrot: Repeat", "Pass"]
    match.answer("Parrot: Repeat")
    assert labels(match) == ["Lantern: Shine", "Watchman: Come running", "Pass"]
    match.answer("Pass")

    assert noted(match) == "gl0p"
    assert match.outcome is not None


def test_what_nobody_wanted_in_a_window_waits_no_longer():
    """
    A parrot whose player passes says nothing, in the window or after it.
    """
    match = at_night(False)
    match.answer("Pass")
    match.answer("Pass")

    assert noted(match) == "g"
    assert match.outcome is not None
