"""Games that settle the latest resolution first; looks of what leaves together; who controls and uses what."""

import pytest

from tabletop import (
    ByResolution,
    Card,
    Event,
    Nested,
    NewestFirst,
    Ordering,
    RulesBug,
    Text,
    activated,
    displayed,
    event,
    forbids,
    instead,
    modifies,
    reaction,
    state_based,
    to_data,
    when,
    zone,
)
from tests.engine.rulesets import Folk, Left, Rang, Villager, labels, lay, play, settled, unsettled


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Crier(Folk, strength=1):
    """When somebody speaks, note their word."""

    @when(Rang)
    async def cry(self, rang):
        """Note it"""
        note(self.game, "r")


class Herdsman(Folk, strength=1):
    """When an ox leaves, note it."""

    @when(Left)
    async def weep(self, left):
        """Weep"""
        note(self.game, "o")


CARDS = (Ox, Crier, Herdsman)
WORDS = Text("test.words", "is done")


def note(game, letter):
    """Write a letter behind those that are noted, in the first villager's luck."""
    game.players[0].set(luck=f"{game.players[0].luck or ''}{letter}")


def noted(match):
    """Return what was noted."""
    return match.view().players[0].columns["luck"]


def resolved(day, **kwargs):
    """Play a day of a game that settles the latest resolution first, and return what was noted."""
    return noted(play(day, cards=CARDS, settling=ByResolution, **kwargs))


async def ox_leaves(game):
    """An ox leaves."""
    await game.perform_unsettled(Left(game.in_play(Ox)[0]))


def test_what_an_inner_resolution_sets_off_comes_before_what_the_outer_one_did():
    """
    The bell rings, then in the middle an ox leaves: the herdsman weeps before the crier cries.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])

        async def outer():
            await game.perform_unsettled(Rang())
            await game.resolving(game, WORDS, ox_leaves(game))
            note(game, "-")

        await game.resolving(game, WORDS, outer())
        await game.settle()

    assert resolved(day) == "-or"


def test_what_one_resolution_sets_off_at_several_moments_is_ordered_together():
    """
    The bell and the ox belong to one resolution, so the active player says which comes first.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])

        async def body():
            await game.perform_unsettled(Rang())
            await ox_leaves(game)

        await game.resolving(game, WORDS, body())
        await game.settle()

    match = play(day, cards=CARDS, settling=ByResolution)

    assert labels(match) == ["Crier: Note it", "Herdsman: Weep"]


def test_what_comes_afterwards_waits_until_all_is_settled_that_was_set_off():
    """
    The inner resolution is finished, with what it set off, before what the outer one set off; each ends with its afterwards.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])

        async def end(letter):
            note(game, letter)

        async def outer():
            await game.perform_unsettled(Rang())
            await game.resolving(game, WORDS, ox_leaves(game), afterwards=lambda: end("i"))

        await game.resolving(game, WORDS, outer(), afterwards=lambda: end("u"))
        await game.settle()

    assert resolved(day) == "oiru"


def test_afterwards_comes_last_where_the_newest_comes_first():
    """
    In games that do not settle by resolutions, what comes afterwards comes when nothing waits.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, owner=game.players[0])

        async def end():
            note(game, "e")

        await game.resolving(game, WORDS, game.perform_unsettled(Rang()), afterwards=end)
        await game.settle()

    assert noted(play(day, cards=CARDS, settling=NewestFirst)) == "re"


def test_settling_inside_a_resolution_leaves_alone_what_waits_outside():
    """
    What the outer resolution has set off keeps waiting while the inner one settles.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])

        async def inner():
            await ox_leaves(game)
            await game.settle()
            note(game, "i")

        async def outer():
            await game.perform_unsettled(Rang())
            await game.resolving(game, WORDS, inner())
            note(game, "u")

        await game.resolving(game, WORDS, outer())
        await game.settle()

    assert resolved(day) == "oiur"


def test_a_game_may_settle_only_what_later_resolutions_set_off():
    """
    With later, what was set off here itself keeps waiting, is listed, and can be carried out one by one.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.resolving(game, WORDS, ox_leaves(game))
        await game.settle(later=True)
        note(game, "-")
        (waiting,) = game.waiting
        await game.resolve(waiting)
        note(game, str(len(game.waiting)))

    assert resolved(day) == "o-r0"


class Toller(Folk, strength=1):
    """When somebody speaks, an ox leaves; then note it."""

    @when(Rang)
    async def toll(self, rang):
        """Toll"""
        await ox_leaves(self.game)
        await self.game.settle()
        note(self.game, "t")


def nested(day, **kwargs):
    """Play a day of a game that settles what each resolution has set off inside it, and return the match."""
    return play(day, cards=(*CARDS, Toller), settling=Nested, **kwargs)


def test_nested_an_ability_settles_only_what_it_has_set_off():
    """
    While the toller settles, the herdsman weeps and the crier keeps waiting.
    """

    async def day(game):
        lay(game, game.players[0].field, Toller, Crier, Herdsman, Ox, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.settle()

    assert noted(settled(nested(day), "Toller: Toll")) == "otr"


def test_nested_a_resolution_ends_when_all_is_done_that_it_set_off():
    """
    Nobody needs to settle at the end of a text: what it set off comes before what comes afterwards, and before what waits.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])

        async def end(letter):
            note(game, letter)

        async def outer():
            await game.perform_unsettled(Rang())
            await game.resolving(game, WORDS, ox_leaves(game), afterwards=lambda: end("i"))
            note(game, "-")

        await game.resolving(game, WORDS, outer(), afterwards=lambda: end("u"))
        note(game, ".")

    assert noted(nested(day)) == "oi-ru."


def test_nested_the_oldest_comes_first():
    """
    What was set off first is carried out first.
    """

    async def day(game):
        lay(game, game.players[0].field, Crier, Herdsman, Ox, owner=game.players[0])
        await ox_leaves(game)
        await game.perform_unsettled(Rang())
        await game.settle()

    assert noted(nested(day)) == "or"


def test_nested_what_happens_instead_settles_nothing():
    """
    A replacement is no resolution that ends: what waits goes on waiting until something settles it.
    """

    class Deaf(Folk, strength=1):
        """The bell rings once, however often."""

        @instead(Rang)
        async def mishear(self, rang):
            note(self.game, "d")
            return Rang(1)

    async def day(game):
        lay(game, game.players[0].field, Deaf, Herdsman, Crier, Ox, owner=game.players[0])
        await ox_leaves(game)
        await game.perform_unsettled(Rang(3))
        note(game, "-")
        await game.settle()

    assert noted(play(day, cards=(*CARDS, Deaf), settling=Nested)) == "d-or"


def test_rules_may_say_which_of_what_waits_together_comes_first():
    """
    Whatever others control waits until the first player's is done, and that player orders only their own.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, bob.field, Crier, owner=bob)
        lay(game, ann.field, Toller, Herdsman, Ox, owner=ann)
        await game.perform_unsettled(Rang())
        await game.settle()

    def anns_first(game, waiting):
        return [pending for pending in waiting if pending.controller == game.players[0]] or waiting

    assert noted(nested(day, comes_first=anns_first)) == "otr"


class Sexton(Folk, strength=1):
    """When the bell rings, note another word than criers do."""

    @when(Rang)
    async def toll(self, rang):
        """Toll"""
        note(self.game, "s")


def ringing(active, **declared):
    """Play a day on which the bell rings for two folk of Bob, one of Ann and one of nobody; somebody is active."""

    async def day(game):
        ann, bob = game.players
        game.set_facts(active=active)
        lay(game, bob.field, Crier, Sexton, owner=bob)
        lay(game, ann.field, Crier, owner=ann)
        lay(game, game.yard, Sexton)
        await game.perform(Rang())

    yard = zone(in_play=True)
    return play(day, cards=(Crier, Sexton), settling=Nested, yard=yard, **declared)


def test_each_player_orders_their_own_the_active_players_first():
    """
    Bob is active: he is asked about his two and nobody's, and only then Ann's one is carried out.
    """
    match = ringing(1, ordering=Ordering.APNAP)

    assert match.decision.seat == 1
    assert labels(match) == ["Crier: Note it", "Sexton: Toll (Seat 2)", "Sexton: Toll (Seat 2) [2]"]
    settled(match, 1, 1)
    assert noted(match) == "ssrr"


def test_the_players_follow_clockwise():
    """
    Ann is active: hers and nobody's come before all of Bob's, whose order is his.
    """
    match = ringing(0, ordering=Ordering.APNAP)

    assert (match.decision.seat, labels(match)) == (0, ["Crier: Note it", "Sexton: Toll"])
    match.answer(1)
    assert (match.decision.seat, labels(match)) == (1, ["Crier: Note it", "Sexton: Toll"])
    match.answer(1)
    assert noted(match) == "srsr"


def test_the_active_player_orders_everything_unless_it_is_said():
    """
    As it is, whoever is active puts all in order that waits, whose it may be.
    """
    match = ringing(0)

    assert (match.decision.seat, len(match.decision.options)) == (0, 4)


def test_performing_settles_and_says_what_happened():
    """
    What is performed has all that comes of it done, too; of what is forbidden nothing comes.
    """

    class Gag(Folk, strength=1):
        """The bell doesn't ring more than twice."""

        @forbids(Rang, lambda card, rang: rang.times > 2)
        def silence(self, rang):
            return True

    told = []

    async def day(game):
        lay(game, game.players[0].field, Crier, Gag, owner=game.players[0])
        told.append(await game.perform(Rang(3)))
        told.append(await game.perform_together([Rang(3), Rang(3)]))
        note(game, "-")
        told.append(await game.perform_together([Rang(3), Rang(1)]))
        told.append(await game.perform(Rang(1)))
        told.append(game.clockwise)

    match = play(day, cards=(Crier, Gag), settling=Nested)

    assert noted(match) == "-rr"
    assert told[:4] == [None, [], [Rang(1)], Rang(1)]
    assert [player.seat for player in told[4]] == [0, 1]


def test_what_is_one_is_done_before_anything_comes_of_it():
    """
    Twice the bell rings, one body in another: what it sets off waits until all is done, and the state is not checked before.
    """

    class Beadle(Folk, strength=1):
        """When the table is checked, note it once for each word that there is."""

        @state_based()
        async def look(self):
            self.game.players[1].set(luck=f"{self.game.players[0].luck}")
            return False

    async def day(game):
        lay(game, game.players[0].field, Crier, Beadle, owner=game.players[0])

        async def inner():
            await game.perform(Rang())
            note(game, "-")

        async def outer():
            await game.as_one(inner())
            await game.perform(Rang())
            note(game, "=")
            return game.players[1].luck

        before = await game.as_one(outer())
        note(game, str(before))

    assert noted(play(day, cards=(Crier, Beadle), settling=Nested)) == "-=rr0"


def test_something_is_carried_out_on_behalf_of_whom_the_rules_name():
    """
    What nobody controls may be resolved by somebody.
    """
    seen = []

    async def day(game):
        async def look():
            seen.extend(frame.controller for frame in game.stack)

        await game.resolving(game, WORDS, look(), controller=game.players[1])

    assert [str(player) for player in (nested(day), seen)[1]] == ["Seat 2"]


def test_an_optional_ability_that_is_carried_out_asks_its_controller():
    """
    Carrying out an ability that may be declined asks first.
    """

    class Shy(Folk, strength=1):
        """When the bell rings, you may note it."""

        @when(Rang, optional=True)
        async def dare(self, rang):
            """Note it"""
            note(self.game, "s")

    async def day(game):
        lay(game, game.players[0].field, Shy, owner=game.players[0])
        await game.perform_unsettled(Rang())
        await game.resolve(game.waiting[0])

    match = play(day, cards=(Shy,))
    assert labels(match) == ["Yes", "No"]
    match.answer("No")

    assert noted(match) == 0


def test_an_inner_afterwards_that_was_not_settled_is_a_bug_in_the_rules():
    """
    A step that ends without settling leaves what should come afterwards undone: the engine says so.
    """

    async def day(game):
        async def end():
            note(game, "e")

        await game.resolving(game, WORDS, game.perform_unsettled(Rang()), afterwards=end)

    with pytest.raises(RulesBug, match="1 abilities waiting"):
        play(day, cards=CARDS)


def test_a_resolution_that_cannot_begin_leaves_nothing_behind():
    """
    If nobody can say who controls what is resolved, that is what is told, and not that something was never awaited.
    """

    async def day(game):
        game.set_facts(active=99)
        await game.resolving(game, WORDS, ox_leaves(game))

    with pytest.raises(RulesBug, match="IndexError"):
        play(day, cards=CARDS)


# ------------------------------------------------------------------------------------------------ leaving together


class Leader(Folk, strength=5):
    """Other folk have +1 strength."""

    @modifies(Folk.strength, lambda card, folk: folk != card)
    def lead(self, folk):
        return 1


@event
class AllLeft(Event):
    """Some folk leave, one after the other within one moment."""

    text = "{folk} leave."
    looks_back = True
    folk: tuple

    def happen(self, game):
        for one in self.folk:
            one.move(one.owner.discard)


class Scribe(Card, copies=1):
    """When folk leave, their strength is noted."""

    @when(AllLeft)
    async def count(self, left):
        for folk in left.folk:
            note(self.game, str(folk.strength))

    @when(Left)
    async def count_one(self, left):
        note(self.game, str(left.folk.strength))


def test_what_leaves_in_one_event_is_remembered_as_it_was_before():
    """
    The leader leaves first, and the ox still had its strength from the leader at that moment.
    """

    async def day(game):
        ann = game.players[0]
        leader, ox, _ = lay(game, ann.field, Leader, Ox, Scribe, owner=ann)
        await game.perform_unsettled(AllLeft((leader, ox)))
        await game.settle()

    assert noted(play(day, cards=(Leader, Ox, Scribe))) == "55"


def test_what_leaves_in_several_events_of_one_moment_is_remembered_as_it_was_before():
    """
    Two leave together as two events: the second is remembered as it was before the first left.
    """

    async def day(game):
        ann = game.players[0]
        leader, ox, _ = lay(game, ann.field, Leader, Ox, Scribe, owner=ann)
        await unsettled(game, Left(leader), Left(ox))
        note(game, f"{leader.strength}{ox.strength}/")
        await game.settle()

    assert noted(settled(play(day, cards=(Leader, Ox, Scribe)), 0)) == "55/55"


def test_what_enters_and_leaves_within_one_moment_is_remembered_as_it_was():
    """
    Folk that were not in play before the moment are remembered from within it.
    """

    @event
    class Passed(Event):
        """Somebody passes through the field."""

        text = "{folk} passes."
        looks_back = True
        folk: Folk

        def happen(self, game):
            self.folk = self.folk.move(self.folk.owner.field)
            self.folk.set(mood="in a hurry")
            gone = self.folk
            self.folk.move(self.folk.owner.discard)
            note(game, gone.mood)

    class Watcher(Card, copies=1):
        """It watches who passes."""

        @when(Passed)
        async def watch(self, passed):
            note(self.game, "!")

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Watcher, owner=ann)
        (ox,) = lay(game, ann.discard, Ox, owner=ann)
        await game.perform_unsettled(Passed(ox))
        await game.settle()

    assert noted(play(day, cards=(Ox, Watcher))) == "in a hurry!"


# ------------------------------------------------------------------------------------------------ whose it is


def test_out_of_play_a_card_is_controlled_by_whose_zone_it_lies_in():
    """
    A card of Ann's that comes into Bob's hand is Bob's to control, in play it stays his, and back home it is Ann's.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.hand, Ox, owner=ann)
        in_hand = ox.move(bob.hand)
        controllers = [in_hand.controller.seat]
        in_field = in_hand.move(bob.field)
        controllers.append(in_field.controller.seat)
        controllers.append(in_field.move(ann.discard).controller.seat)
        game.players[0].set(luck=str(controllers))

    assert noted(play(day, cards=CARDS)) == "[1, 1, 0]"


def test_a_new_card_in_a_players_zone_is_theirs_to_control():
    """
    Nobody's card that is laid into a hand is controlled by whose hand it is; in the village itself it is nobody's.
    """

    async def day(game):
        (held,) = lay(game, game.players[1].hand, Ox)
        game.players[0].set(luck=f"{held.controller.seat}{held.owner}")

    assert noted(play(day, cards=CARDS)) == "1None"


class Well(Card, copies=1):
    """On your turn you may draw water."""

    @activated(once_per_turn=True)
    async def draw_water(self):
        """Draw water"""
        note(self.game, "w")


def test_what_nobody_controls_is_used_by_whoever_may_use_things():
    """
    The well is nobody's: everybody may use it.
    """

    async def day(game):
        lay(game, game.meadow, Well)
        for villager in game.players:
            note(game, str(len(game.usable(villager))))

    assert noted(play(day, cards=(Well,), meadow=zone(in_play=True))) == "11"


# ------------------------------------------------------------------------------------------------ conditions of a kind


class Worker(Folk):
    """Folk whose abilities work only while they are calm."""

    abilities_work_if = (lambda card, _: card.mood == "calm",)


class Ringer(Worker, strength=1):
    """When the bell rings, note it."""

    @when(Rang)
    async def hear(self, rang):
        """Note it"""
        note(self.game, "h")


@pytest.mark.parametrize(("mood", "heard"), [("calm", "h"), ("upset", 0)])
def test_a_kind_may_have_conditions_for_all_its_abilities(mood, heard):
    """
    All abilities of workers need them to be calm, besides what each asks for itself.
    """

    async def day(game):
        (ringer,) = lay(game, game.players[0].field, Ringer, owner=game.players[0])
        ringer.set(mood=mood)
        await game.perform_unsettled(Rang())
        await game.settle()

    assert noted(play(day, cards=(Ringer,))) == heard


class Shy(Folk, strength=1):
    """When an ox leaves, note it. None of this works while there is an ox."""

    abilities_work_if = (lambda card, _: not card.game.in_play(Ox),)

    @when(Left, lambda card, left: isinstance(left.folk, Ox))
    async def cheer(self, left):
        """Note it"""
        note(self.game, "s")


@pytest.mark.parametrize("together", [False, True])
def test_whether_abilities_work_is_asked_before_what_they_look_back_on(together):
    """
    The ox still keeps the shy one from cheering when it leaves, alone or with others: it was there just before.
    """

    async def day(game):
        lay(game, game.players[0].field, Shy, Ox, owner=game.players[0])
        leaving = [Left(ox) for ox in game.in_play(Ox)]
        await (game.perform_together(leaving) if together else game.perform_unsettled(leaving[0]))
        await game.settle()

    assert noted(play(day, cards=(Shy, Ox))) == 0


# ------------------------------------------------------------------------------------------------ what views show


class Proud(Folk, strength=2):
    """It tells who is near."""

    @displayed
    def neighbours(self):
        """The names of all who work in the same field."""
        return tuple(folk.name for folk in self.zone if folk != self)


def test_what_a_card_shows_is_in_its_view_and_read_like_an_attribute():
    """
    A shown property is worked out for views, beside the numbers, and cannot be set.
    """

    async def day(game):
        proud, _ = lay(game, game.players[0].field, Proud, Ox, owner=game.players[0])
        note(game, proud.neighbours[0])
        with pytest.raises(AttributeError, match="neighbours is worked out"):
            proud.neighbours = ()

    match = play(day, cards=(Proud, Ox))
    values = match.view().zone("field", 0).cards[0].values

    assert values["neighbours"] == ("Ox",)
    assert to_data(values)["neighbours"] == ["Ox"]
    assert noted(match) == "Ox"
    assert repr(Proud.neighbours) == "<Displayed card.neighbours>"


# ------------------------------------------------------------------------------------------------ taken cards


@event
class Called(Event):
    """Somebody calls."""

    text = "Somebody calls."


class Guard(Folk, strength=1):
    """When somebody calls, you may answer."""

    @reaction(Called, works_in=Villager.hand)
    async def answer(self, called):
        """Answer"""
        note(self.game, "g")


@pytest.mark.parametrize(("taken", "asked"), [(True, True), (False, False)])
def test_who_holds_cards_of_another_could_hold_that_ones_reaction(taken, asked):
    """
    Bob's guard could be the card that Ann took from Bob, so Ann is asked; without such a card she is not.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, owner=bob if taken else ann)
        lay(game, bob.deck, Guard, owner=bob)
        await game.open_window(Called(), starting=ann)

    match = play(day, cards=(Ox, Guard))

    assert (match.decision is not None and match.decision.seat == 0) is asked


def test_a_taken_reaction_is_its_holders_to_use():
    """
    Ann holds Bob's guard and answers with it.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Guard, owner=bob)
        await game.open_window(Called(), starting=ann)

    match = play(day, cards=(Ox, Guard))
    match.answer("Guard: Answer")

    assert noted(settled(match, "Pass")) == "g"


def test_what_an_ability_has_left_waiting_is_settled_before_the_ability_is_over():
    """
    Where abilities nest, whatever one of them has set off is resolved above it, as the stack shows.
    """

    class Caller(Folk, strength=1):
        """It rings, and does not wait for what comes of it."""

        @activated()
        async def call(self):
            """Call"""
            await self.game.perform_unsettled(Rang())

    class Sleeper(Folk, strength=1):
        """It wakes up."""

        @when(Rang)
        async def wake_up(self, rang):
            """Wake up"""
            await self.controller.confirms("Already?")

    async def day(game):
        lay(game, game.players[0].field, Caller, Sleeper, owner=game.players[0])
        await game.use(game.usable(game.players[0])[0])

    match = play(day, cards=(Caller, Sleeper), settling=Nested)

    assert [frame.name for frame in match.stack] == ["Caller", "Sleeper"]
