"""What a reader saw last: only what has changed since is looked at anew, and nothing that has changed is missed."""

from enum import Enum

import pytest

import tabletop
from tabletop import Effect, Rule, displayed, effect, modifies, to_data
from tabletop._outside.marks import in_plain, meaning
from tabletop._outside.reader import Reader
from tabletop._outside.shown import Remembering
from tests.engine.rulesets import NIGHTFALL, Folk, Villager, lay, play


class Ox(Folk, strength=4, copies=9):
    """It pulls."""


@effect
class Feast(Effect):
    """Everybody in {villager}'s field is {more} stronger."""

    villager: Villager
    more: int

    @modifies(Folk.strength, lambda feast, folk: folk.controller == feast.villager)
    def feed(self, folk):
        return self.more


@effect
class Fondness(Effect):
    """{folk} is loved."""

    folk: Folk


class LuckHelps(Rule):
    """The folk of whoever is lucky are stronger."""

    @modifies(Folk.strength)
    def help(self, folk):
        return folk.controller.luck


class Cook(Folk, strength=1):
    """All folk are one stronger."""

    @modifies(Folk.strength)
    def feed(self, folk):
        return 1


def begun(*changes, more=None, **declared):
    """Begin a match in which there is one change on each day, and say of which oxen it is worked out how they look."""
    asked = []

    class Mule(Folk, strength=2, copies=9):
        """It shows how strong it is, and what else it knows."""

        @displayed
        def looks(self) -> str:
            """How strong it is."""
            asked.append(self.owner.seat)
            return f"{self.strength} {'' if more is None else more(self)}"

    async def morning(game):
        for player in game.players:
            lay(game, player.field, Mule, owner=player)
            lay(game, player.hand, Ox, Cook, owner=player)
        await game.players[0].confirms("Well?")

    def day(change):
        async def happens(game):
            change(game, *game.players)
            await game.players[0].confirms("Well?")

        return happens

    kinds = {"cards": [Mule, Ox, Cook], "effects": [Feast], "log": False} | declared
    return play(morning, *[day(change) for change in changes], nothing, **kinds), asked


async def nothing(game):
    """End the last day with a question."""
    await game.players[0].confirms("Well?")


def cast(game, *_):
    """Let nothing change that anything rests on."""
    game.table.put("rolls", game.table.true["rolls"] + 1)


def looks(match, seat=0):
    """Return how strong Ann's and Bob's mules look, and see to it that nothing old is shown."""
    shown = match.view(seat)
    with match._held(match._now) as live:
        anew = Reader(live.game, seat).view(live.at.decisions, live.game.stack, live.at.number, live.at.sequence)
    assert to_data(shown) == to_data(anew)
    return [shown.zone("field", place).cards[0].values["looks"].split()[0] for place in (0, 1)]


def after(match, asked, answers):
    """Answer so often, look each time, and say of whose mules it was worked out how they look, beside what proves it."""
    found = []
    for _ in range(answers):
        match.answer("Yes")
        before = len(asked)
        match.view(0)
        found.append(asked[before:])
    return found


def test_what_is_shown_is_worked_out_again_only_if_what_it_rests_on_has_changed():
    """
    The first time it is worked out, the second time it is noted on what it rests, and from then on it is known.
    """
    match, asked = begun(cast, cast, cast, lambda _, ann, bob: bob.set(luck=3), cast, rules=(LuckHelps,))
    match.view(0)
    assert asked == [0, 1]

    assert after(match, asked, 5) == [[0, 1], [], [], [1], []]


def test_what_is_noted_in_vain_is_not_noted_each_time():
    """
    What changes each time is noted every second time, and shown as it is.
    """
    match, asked = begun(*[lambda _, ann, __: ann.set(luck=ann.luck + 1)] * 4, rules=(LuckHelps,))
    match.view(0)

    assert after(match, asked, 4) == [[0, 1], [0], [0], [0]]
    assert looks(match) == ["6", "2"]


def test_what_is_always_noted_in_vain_is_noted_more_and_more_rarely(monkeypatch):
    """
    After one time, two, four and eight it is tried again, and from then on after eight.
    """
    noted = []
    real = Remembering.noted

    def counted(self, holder):
        if holder.holds_as == "card" and holder.name == "Mule":
            noted.append(holder.owner.seat)
        return real(self, holder)

    monkeypatch.setattr(Remembering, "noted", counted)
    match, _ = begun(*[lambda _, ann, __: ann.set(luck=ann.luck + 1)] * 30, rules=(LuckHelps,))
    when = []
    for number in range(30):
        match.view(0)
        when += [number] if 0 in noted else []
        noted.clear()
        match.answer("Yes")

    assert when == [1, 3, 6, 11, 20, 29]


def test_parts_that_have_not_changed_are_the_same_things():
    """
    Zones, pools, players and facts of which nothing is otherwise are not made anew; what has changed is.
    """
    match, _ = begun(lambda _, ann, bob: bob.field.first.set(mood="cross"), lambda game, *_: game.set_facts(day=1))
    before = match.view(0)
    match.answer("Yes")
    then = match.view(0)
    match.answer("Yes")
    now = match.view(0)

    assert [one is other for one, other in zip(before.zones, then.zones, strict=True)].count(False) == 1
    assert then.zone("field", 1).cards[0].columns["mood"] == "cross"
    assert then.pools is before.pools
    assert all(one is other for one, other in zip(then.zones, now.zones, strict=True))
    assert then.facts is not now.facts


def test_what_lies_on_a_card_is_seen_on_what_that_card_is_now():
    """
    Mules that were shuffled face down have other ids, and so have the baskets on them.
    """

    async def morning(game):
        ann = game.players[0]
        oxen = lay(game, ann.field, Ox, Ox, owner=ann)
        lay(game, oxen[0].basket, Ox, owner=ann)
        for ox in oxen:
            ox.turn(face_up=False)
        await ann.confirms("Well?")

    async def day(game):
        await game.players[0].field.shuffle()
        await game.players[0].confirms("Well?")

    match = play(morning, day, cards=[Ox], log=False)
    before = {zone.id for zone in match.view(0).zones if zone.name == "basket"}
    match.answer("Yes")
    after = {zone.id for zone in match.view(0).zones if zone.name == "basket"}

    assert (len(before), len(after), before & after) == (1, 1, set())
    assert to_data(match.view(0)) == to_data(tabletop.load(match.save()).view(0))


@pytest.mark.parametrize(
    ("change", "before", "strong"),
    [
        (lambda _, ann, bob: bob.hand.last.move(bob.field), ["2", "2"], ["3", "3"]),
        (lambda _, ann, bob: ann.set(luck=2), ["2", "2"], ["4", "2"]),
        (lambda game, ann, bob: game.begin(Feast(bob, 3), until=NIGHTFALL), ["2", "2"], ["2", "5"]),
    ],
)
@pytest.mark.parametrize("copied", [False, True])
def test_what_has_a_say_in_it_is_heard(change, before, strong, copied):
    """
    Somebody who comes, somebody's luck and something that lasts change how mules look, in copies too.
    """
    match, asked = begun(cast, cast, change, cast, cast, rules=(LuckHelps,))
    match.view(0)
    after(match, asked, 2)
    assert looks(match) == before
    match = match.copy() if copied else match
    match.answer("Yes")
    assert looks(match) == strong
    for _ in range(2):
        match = match.copy() if copied else match
        match.answer("Yes")
        assert looks(match) == strong


@effect
class Harvest(Effect):
    """Hands may be larger."""

    @modifies(Villager.hand_limit)
    def fill(self, villager):
        return 1


def test_what_has_a_say_in_what_players_may_is_heard():
    """
    While nothing of the players themselves has changed, how many cards they may hold is worked out anew.
    """
    match, _ = begun(cast, lambda game, *_: game.begin(Harvest(), until=NIGHTFALL), cast, effects=[Harvest])
    limits = [[player.values["hand_limit"] for player in match.view(0).players]]
    for _ in range(3):
        match.answer("Yes")
        limits.append([player.values["hand_limit"] for player in match.view(0).players])

    assert limits == [[5, 5], [5, 5], [6, 6], [6, 6]]


def test_copies_that_go_apart_do_not_show_what_the_others_do():
    """
    In one copy Ann is lucky, in the other there is a feast: each shows its own, whoever looked last.
    """

    async def choice(game):
        ann = game.players[0]
        if await ann.confirms("Are you lucky?"):
            ann.set(luck=ann.luck + 1)
        else:
            game.begin(Feast(ann, 3), until=NIGHTFALL)
        await ann.confirms("Well?")

    async def morning(game):
        for player in game.players:
            lay(game, player.field, Donkey, owner=player)

    class Donkey(Folk, strength=2):
        """It shows how strong it is."""

        @displayed
        def looks(self) -> str:
            """How strong it is."""
            return f"{self.strength}"

    match = play(morning, choice, choice, choice, cards=[Donkey], effects=[Feast], rules=(LuckHelps,), log=False)
    for _ in range(2):
        match.answer("Yes")
        match.view(0)
    one, other = match.copy(), match.copy()
    for _ in range(3):
        one.answer("Yes")
        other.answer("No")
        assert (looks(one)[1], looks(other)[1]) == ("2", "2")
        assert int(looks(one)[0]) > 2
        assert int(looks(other)[0]) in (3, 6, 9)


def test_what_rests_on_more_than_the_table_is_worked_out_each_time():
    """
    What shows how much is being resolved can't be noted, and is shown all the same.
    """
    match, asked = begun(cast, cast, cast, more=lambda mule: len(mule.game.stack))
    match.view(0)

    assert after(match, asked, 3) == [[0, 0, 1, 1], [0, 1], [0, 0, 1, 1]]


def test_a_lack_of_memory_goes_on_to_who_looks():
    """
    Who runs out of memory while it is noted on what something rests learns that, and sees it the next time.
    """
    scarce = []

    def more(mule):
        if scarce:
            raise MemoryError
        return ""

    match, _ = begun(cast, cast, more=more)
    before = looks(match)
    match.answer("Yes")
    scarce.append(True)
    with pytest.raises(MemoryError):
        match.view(0)
    scarce.clear()

    assert looks(match) == before


def test_what_rests_on_how_a_card_last_was_is_worked_out_each_time():
    """
    Of a card that is gone it is told how it last was, and nobody knows that for long.
    """
    asked = []

    class Widow(Folk, strength=1):
        """It remembers somebody."""

        @displayed
        def lost(self) -> str:
            """How somebody was."""
            asked.append(self.row)
            return str(gone[0].mood)

    gone = []

    async def day(game):
        ann = game.players[0]
        ox, _ = lay(game, ann.field, Ox, Widow, owner=ann)
        gone.append(ox)
        ox.set(mood="cross")
        ox.move(ann.discard)
        for _ in range(4):
            await ann.confirms("Well?")
            cast(game)

    match = play(day, cards=[Ox, Widow], log=False)
    for count in range(1, 5):
        assert match.view(0).zone("field", 0).cards[0].values["lost"] == "cross"
        assert len(asked) == count
        match.answer("Yes")


def test_a_card_that_comes_back_is_another_one():
    """
    A mule that has left play and come back, or that has got others beside it, is not taken for the one that was seen before.
    """

    def back(_, ann, __):
        ann.field.first.set(scars=1, mood="cross")
        ann.field.first.move(ann.hand).move(ann.field)

    match, _ = begun(cast, back, cast, lambda game, ann, bob: lay(game, bob.field, Ox, owner=bob), cast)
    match.view(0)
    for _ in range(5):
        match.answer("Yes")
        assert looks(match) == ["2", "2"]


def test_a_secret_that_is_kept_again_is_not_shown():
    """
    Who knew where a card lies in a deck does not see it there once that is shuffled, although it was seen last.
    """

    def lay_on(_, ann, bob):
        bob.field.first.move(bob.deck)

    def shuffled(game, ann, bob):
        game.table.reorder(bob.deck.number, tuple(card.row for card in bob.deck)[::-1])

    match, _ = begun(lambda game, ann, bob: lay(game, bob.deck, Ox, owner=bob), lay_on, shuffled)
    seen = []
    for _ in range(4):
        seen.append([card and card.name for card in match.view(0).zone("deck", 1).cards])
        match.answer("Yes")

    assert seen == [[], [], [None, "Mule"], []]


def test_what_lasts_is_called_as_the_reader_knows_its_card_now():
    """
    As long as the card stays where it is, what lasts is not worded again; when it is hidden, it has no name any longer.
    """

    def loved(game, ann, bob):
        game.begin(Fondness(ann.field.first), until=NIGHTFALL)
        game.begin(Feast(bob, 1), until=NIGHTFALL)

    def elsewhere(_, ann, bob):
        bob.set(luck=1)

    def hidden(_, ann, bob):
        ann.field.first.move(ann.hand)

    match, _ = begun(loved, elsewhere, hidden, effects=[Feast, Fondness])
    match.view(1)
    effects = []
    for _ in range(3):
        match.answer("Yes")
        effects.append(match.view(1).effects)
        with match._held(match._now) as live:
            assert effects[-1] == Reader(live.game, 1).table_view().effects

    assert effects[0][0] is effects[1][0]
    assert [[one.text.english for one in told] for told in effects] == [
        ["Mule is loved.", "Everybody in Seat 2's field is 1 stronger."],
        ["Mule is loved.", "Everybody in Seat 2's field is 1 stronger."],
        ["a card is loved.", "Everybody in Seat 2's field is 1 stronger."],
    ]


class Season(Enum):
    """When."""

    SPRING = "spring"


@tabletop.deed
class Praise(tabletop.Deed):
    """Praise {folk}"""

    folk: Folk
    times: int


class Riddle:
    """Something that words itself and says no more."""


def test_what_is_picked_is_marked_by_what_it_means():
    """
    Each thing that an option could be is told from others, by what never changes of it.
    """
    told = []

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.field, Ox, owner=ann)
        told.extend(
            map(
                meaning,
                [
                    ox, bob, bob.hand, bob.purse, game.COIN, tabletop.Text("v.word", "{who}", who=bob), Season.SPRING, Ox,
                    Praise(ox, 2), Riddle(),
                ],
            )
        )  # fmt: skip
        await ann.confirms("Well?")

    match = play(day, cards=[Ox, Cook])

    assert told[0] == ["ox", 0]
    assert told[1] == ["player", 1]
    assert told[2][0], told[3][0] == ("hand", "purse")
    assert (told[4], told[5][0], told[6], told[7]) == ("COIN", "v.word", "spring", "Ox")
    assert told[8][0] == "Praise"
    assert [str(part) for part in told[8][1]] == ["Ox", "2"]
    assert told[9] == ["Riddle", (), ""]
    assert in_plain([{"ox": 1, ("of", "no", "text"): 2}, {"ox": 2}]) == b'[{"ox":1},{"ox":2}]'
    assert match.save()


def test_cards_of_which_nothing_is_otherwise_are_the_same_things():
    """
    In a zone in which something is otherwise, only the cards are looked at anew which are not as they were.
    """

    async def morning(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, Ox, Ox, owner=ann)
        await ann.confirms("Well?")

    async def day(game):
        game.players[0].field.cards[1].set(mood="cross")
        await game.players[0].confirms("Well?")

    match = play(morning, day, cards=[Ox], log=False)
    before = match.view(0).zone("field", 0).cards
    match.answer("Yes")
    after = match.view(0).zone("field", 0).cards

    assert [one is other for one, other in zip(before, after, strict=True)] == [True, False, True]


def test_a_reader_who_was_asked_of_what_lies_open_is_no_witness_of_the_rest():
    """
    Who is asked sees the very cards; after that the same reader knows as little of others as before.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, bob.hand, Ox, Cook, owner=bob)
        await game.look_at(ann, bob.hand.cards)
        await ann.choose("Which?", bob.hand)

    match = play(day, cards=[Ox, Cook], log=False)
    with match._held(match._now) as live:
        reader = Reader(live.game, 0)
        before = reader.knows(live.game.players[1].hand.first.row)
        asked = reader.decision(match.decision)
        after = reader.knows(live.game.players[1].hand.first.row)

    assert [option.label for option in asked.options] == ["Ox", "Cook"]
    assert (before, after) == (False, False)
