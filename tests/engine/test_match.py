"""The kernel: rests, copies, undo, moments, replays, and what becomes of a match when its rules fail."""

import asyncio
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletop
from tabletop import Outcome, RulesBug, RulesLoop
from tests.engine.rulesets import Folk, Rang, Village, lay, play, settled, story, village


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


def asks(*questions):
    """Return a day on which Ann is asked some questions, and counts those that she says yes to."""

    async def day(game):
        ann = game.players[0]
        for question in questions:
            if await ann.confirms(question):
                ann.set(luck=ann.luck + 1)

    return day


def luck(match):
    """Return how lucky Ann is."""
    return match.view().players[0].columns["luck"]


def prompt(match):
    """Return what is asked."""
    return None if match.decision is None else str(match.decision.prompt)


def three_days():
    """Return a match of three days with two, none and three questions."""
    return play(asks("a", "b"), asks(), asks("c", "d", "e"))


# ------------------------------------------------------------------------------------------------ beginning


def test_a_match_begins_with_its_first_decision():
    """
    A new match has a decision, names for its seats, and no outcome.
    """
    match = three_days()

    assert (prompt(match), match.number, match.outcome, match.answers) == ("a", 0, None, ())
    assert (match.seats, match.ruleset.name) == (("Seat 1", "Seat 2"), "village")
    assert repr(match) == "<match of village, 0 answers, waiting for seat 0>"
    assert repr(settled(match, *["Yes"] * 5)) == "<match of village, 5 answers, over>"


def test_a_match_is_at_rest_until_something_is_begun():
    """
    Between days nothing is half done; after the first answer of a day of two questions something is.
    """
    match = three_days()
    rests = [match.is_at_rest]
    for _ in range(2):
        match.answer(0)
        rests.append(match.is_at_rest)

    assert rests == [True, False, True]


def test_the_first_number_of_seats_is_the_usual_one():
    """
    Without seats there are as many as the game lists first.
    """
    assert len(tabletop.new(village(asks("a"))).seats) == 2


@pytest.mark.parametrize("seats", [0, 5, True, 2.0, "AB", {"Ann", "Bob"}, ["Ann"] * 5, [], 10**30])
def test_seats_that_do_not_suit_the_game_are_refused(seats):
    """
    The error names the game, what was given and what would do.
    """
    with pytest.raises(tabletop.WrongSeats, match="village is played by 2, 1, 3, 4 seats") as refused:
        tabletop.new(village(asks("a")), seats=seats)
    assert refused.value.allowed == (2, 1, 3, 4)


def test_names_are_cleaned_of_what_cannot_be_shown():
    """
    Blanks around a name and characters that can't be printed are left out.
    """
    match = play(asks("a"), seats=["  Ann \t", "B\x00o\u200bb\n"])

    assert match.seats == ("Ann", "Bob")


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Ann", 3], "a name is a text"),
        (["Ann", ""], "1 to 40 printable"),
        (["Ann", " \n"], "1 to 40 printable"),
        (["Ann", "\ud800"], "1 to 40 printable"),
        (["Ann", "x" * 41], "1 to 40 printable"),
        (["Ann", " Ann "], "another seat has that name"),
        (["Ann", "\N{CYRILLIC CAPITAL LETTER A}nn"], "looks like the name of another seat"),
        (
            ["Eve", "\N{GREEK CAPITAL LETTER EPSILON}v\N{CYRILLIC SMALL LETTER IE}"],
            "looks like the name of another seat",
        ),
        (["Ann", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn"], "looks like the name of another seat"),
        (["Ann", "An\N{ARMENIAN SMALL LETTER VO}"], "looks like the name of another seat"),
        (["Ann", "\N{CHEROKEE LETTER GO}nn"], "looks like the name of another seat"),
        (["Ann", "\N{LISU LETTER A}nn"], "looks like the name of another seat"),
        (["Ian", "\N{CYRILLIC LETTER PALOCHKA}an"], "looks like the name of another seat"),
    ],
)
def test_names_that_will_not_do_are_refused(names, why):
    """
    A name is a text of one to forty printable characters that no other seat has.
    """
    with pytest.raises(tabletop.BadName, match=why) as refused:
        play(asks("a"), seats=names)
    assert refused.value.name == names[1]


@pytest.mark.parametrize("names", [["Zoe", "Zoé"], ["Ann", "ann"], ["Анна", "Ann"], ["🐙", "🐬"]])
def test_names_that_can_be_told_apart_will_do(names):
    """
    Names may have any letters, as long as people see which is which.
    """
    assert play(asks("a"), seats=names).seats == tuple(names)


def test_a_name_may_have_forty_characters():
    """
    The limit is exact.
    """
    assert play(asks("a"), seats=["x" * 40, "Bob"]).seats[0] == "x" * 40


@pytest.mark.parametrize("seed", [2**128, -(2**128), True, "7", 1.0])
def test_a_seed_is_a_whole_number_of_128_bits(seed):
    """
    Other seeds are refused, without being shown.
    """
    with pytest.raises(tabletop.BadSeed) as refused:
        play(asks("a"), seed=seed)
    assert str(seed) not in str(refused.value).replace("2**128", "")


@pytest.mark.parametrize("seed", [2**128 - 1, -(2**128) + 1, 0])
def test_a_seed_may_have_128_bits_to_the_last(seed):
    """
    The limits are exact, and a save keeps every bit.
    """
    match = play(asks("a"), seed=seed)

    assert tabletop.load(match.save()).setup.seed == match.setup.seed == seed


def test_a_drawn_seed_can_not_be_guessed():
    """
    Without a seed, the dice and the ids of cards each get 128 bits from the system, and nothing of one tells of the other.
    """
    setups = [play(asks("a"), seed=None).setup for _ in range(8)]
    secrets = [secret for setup in setups for secret in (setup.seed, setup.id_seed_or_seed)]

    assert len(set(secrets)) == 16
    assert max(secrets) > 2**120


def test_ids_hang_on_their_own_secret_and_not_on_the_seed():
    """
    With another secret for them all ids are others and all else is the same; with another seed the secret makes the same key.
    """
    match = tabletop.new("hedge-court", seed=None)
    data = json.loads(match.save())
    other = tabletop.load(json.dumps({**data, "ids": "5"}))

    assert match.view(0).cards
    assert not set(match.view(0).cards) & set(other.view(0).cards)
    assert [zone.count for zone in other.view(0).zones] == [zone.count for zone in match.view(0).zones]
    assert tabletop.load(json.dumps({**data, "seed": "5"}), from_rest=True).setup.id_key == match.setup.id_key


def test_the_same_seed_and_answers_give_the_same_match():
    """
    Everything but the seed is in the answers; without one, two matches differ.
    """

    async def day(game):
        game.players[0].set(luck=await game.roll_die(10**9))
        await game.players[0].confirms("a")

    assert luck(play(day, seed=-(2**63))) == luck(play(day, seed=-(2**63)))
    assert luck(play(day, seed=2**63 - 1)) != luck(play(day, seed=1))
    assert luck(play(day, seed=None)) != luck(play(day, seed=None))


def test_a_set_up_may_ask():
    """
    Decisions of the set-up are decisions like any other: they can be taken back, replayed and copied.
    """

    async def set_up(game):
        for villager in game.players:
            kind = Ox if await villager.confirms("An ox?") else Hen
            lay(game, villager.field, kind, owner=villager)

    match = play(asks("a"), set_up=set_up, cards=[Ox, Hen])
    assert [match.decision.seat, match.first_moment] == [0, 0]
    match.answer("Yes")
    assert match.copy().decision.seat == 1
    match.undo()
    settled(match, "No", "Yes")

    assert prompt(match) == "a"
    assert [card.name for zone in ("field",) for seat in (0, 1) for card in match.view().zone(zone, seat).cards] == [
        "Hen",
        "Ox",
    ]
    assert match.replay().digest() == match.digest()
    assert match.at(1).decision.seat == 1
    assert match.at(0).decision.seat == 0


def test_a_match_may_end_while_it_is_set_up():
    """
    The end comes at once wherever it comes.
    """

    async def set_up(game):
        game.end(Outcome.won_by(1, 2, "Bob was early."))

    match = play(asks("a"), set_up=set_up)

    assert (match.decision, match.outcome.winners) == (None, (1,))


# ------------------------------------------------------------------------------------------------ the end


def test_nothing_is_done_after_the_end():
    """
    A game ends in the middle of whatever is going on.
    """

    async def day(game):
        await game.players[0].confirms("a")
        game.players[0].set(luck=1)
        game.end(Outcome.won_by(0, 2, "Enough."))
        game.players[0].set(luck=2)

    match = settled(play(day), "Yes")

    assert (match.outcome.winners, luck(match), match.stack) == ((0,), 1, ())
    assert [seen.kind for seen in match.events()][-1] == "Ended"


def test_a_game_may_end_with_abilities_waiting():
    """
    What waits when the game ends waits for nothing.
    """
    from tabletop import Rule, when

    class Bell(Rule):
        """It tolls."""

        @when(Rang)
        async def toll(self, rang):
            """Toll"""
            self.game.end(Outcome.drawn(2, "Enough."))

    async def day(game):
        await game.perform_unsettled(Rang())
        await game.perform_unsettled(Rang())
        await game.settle()

    match = play(day, rules=[Bell])

    assert str(match.outcome.how) == "Enough."


@pytest.mark.parametrize(("longest", "number"), [(3, 3), (4, 5)])
def test_a_match_that_takes_too_long_is_drawn(longest, number):
    """
    After the longest match there can be, at the next rest, nobody wins; such a match can be saved and loaded.
    """
    match = play(asks("a"), asks("b", "c"), asks("d", "e"), asks("f"), longest=longest)
    while match.decision:
        match.answer("Yes")

    assert (match.number, str(match.outcome.how), match.outcome.winners) == (number, "The match took too long.", ())
    assert tabletop.load(match.save(), verify=True).outcome == match.outcome


# ------------------------------------------------------------------------------------------------ copies and moments


def test_a_copy_goes_its_own_way():
    """
    What is done with a copy never shows in the other, in either direction.
    """
    match = settled(three_days(), "Yes")
    copy = match.copy()
    copy.answer("Yes")
    match.answer("No")

    assert (luck(copy), luck(match)) == (2, 1)
    assert (copy.number, match.number) == (2, 2)
    assert copy.answers == (0, 0)


def test_a_copy_has_the_same_decision():
    """
    A copy waits for the same answer, and a copy of a finished match is finished.
    """
    match = settled(three_days(), "Yes")
    assert match.copy().decision.prompt == match.decision.prompt
    settled(match, *["No"] * 4)

    assert match.copy().decision is None
    assert match.copy().outcome == match.outcome
    assert match.copy().view(0) == match.view(0)


def test_a_copy_may_keep_a_log():
    """
    A copy told to log has the whole past in it, as has one that is asked later.
    """
    match = settled(play(asks("a", "b"), asks("c"), log=False), "Yes")
    logging, silent = match.copy(log=True), match.copy()
    for copy in (logging, silent, match):
        copy.answer("No")

    assert logging.events(0) == silent.events(0) == match.events(0)
    assert len(match.events(0)) > 2


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("number", range(6))
def test_every_moment_can_be_had_again(number, log):
    """
    A match can be shown as it was after any number of answers, with what had been logged until then, and played on.
    """
    answers = ["Yes", "No", "Yes", "Yes", "No"]
    match = settled(play(asks("a", "b"), asks(), asks("c", "d", "e"), log=log), *answers)
    whole = match.view()
    fresh = settled(play(asks("a", "b"), asks(), asks("c", "d", "e")), *answers[:number])

    then = match.at(number)

    assert (then.number, prompt(then), luck(then)) == (number, prompt(fresh), luck(fresh))
    assert story(then, 0) == story(fresh, 0)
    assert then.digest() == fresh.digest()
    settled(then, *answers[number:])
    assert (then.view()._replace(sequence=6), match.view()) == (whole, whole)
    assert story(then, 0) == story(match, 0)


@pytest.mark.parametrize("number", [-1, 6, True, "1", None, pytest.param(10**5000, id="huge")])
def test_only_moments_that_were_can_be_had(number):
    """
    Nobody sees a match before its beginning or after now.
    """
    match = settled(three_days(), *["Yes"] * 5)

    with pytest.raises(tabletop.NoSuchMoment) as refused:
        match.at(number)
    assert (refused.value.number, refused.value.first, refused.value.last) == (number, 0, 5)
    shown = "a number of more than 64 bits" if number == 10**5000 else repr(number)
    assert str(refused.value) == f"no moment {shown}: this match can be had as it was at answers 0 to 5"


def test_answers_are_taken_back_one_by_one():
    """
    Undo goes back across rests and into the middle of effects, to the very beginning.
    """
    match = settled(three_days(), *["Yes"] * 5)
    seen = []
    while match.number:
        match.undo()
        seen.append((prompt(match), luck(match)))

    assert seen == [("e", 4), ("d", 3), ("c", 2), ("b", 1), ("a", 0)]
    with pytest.raises(tabletop.NoSuchMoment) as refused:
        match.undo()
    assert str(refused.value) == "no moment -1: this match can be had as it was at answers 0 to 0"
    settled(match, *["No"] * 5)
    assert (match.outcome is not None, luck(match)) == (True, 0)


def counted(played):
    """Return a match of three days that notes every day it plays, a second time too."""

    def day(number):
        async def ask(game):
            played.append(number)
            for _ in range(2):
                await game.players[0].confirms("Well?")

        return ask

    return play(*[day(number) for number in range(3)])


@pytest.mark.parametrize(("number", "again"), [(6, []), (5, [2]), (4, [2]), (3, [1]), (2, [1]), (1, [0]), (0, [0])])
def test_a_moment_is_had_from_the_rest_before_it(number, again):
    """
    Going back plays no day again but the one that is gone back to.
    """
    played = []
    match = settled(counted(played), *["Yes"] * 6)
    played.clear()

    assert match.at(number).number == number
    assert played == again


def test_a_copy_with_a_log_need_not_play_again():
    """
    A copy that was told to keep a log has the events at hand, and so has a moment of a match that keeps one.
    """
    played = []
    match = settled(counted(played), *["Yes"] * 4)
    copy, then = match.copy(log=True), match.at(4)
    played.clear()

    assert copy.events() == match.events()
    assert story(then) == story(match)
    assert played == [2]


def test_an_undone_answer_is_out_of_the_log():
    """
    What was taken back did not happen.
    """
    match = settled(three_days(), "Yes", "Yes")
    before = story(match.at(1), 0)
    match.undo()

    assert story(match, 0) == before


# ------------------------------------------------------------------------------------------------ fair undo


def may_undo(day, *answers, **kwargs):
    """Return for each seat whether it may take its last answer back after some answers."""
    match = settled(play(day, cards=[Ox, Hen], **kwargs), *answers)
    return [match.can_undo(seat) for seat in (0, 1)]


def test_an_answer_that_showed_nothing_may_be_taken_back():
    """
    Who decided last may take it back, the other may not.
    """
    assert may_undo(asks("a", "b"), "Yes") == [True, False]
    assert may_undo(asks("a", "b")) == [False, False]
    assert may_undo(asks("a"), "Yes") == [True, False]


def test_what_was_rolled_is_not_taken_back():
    """
    After a roll the answer stands.
    """

    async def day(game):
        await game.players[0].confirms("Roll?")
        await game.roll_die(6)
        await game.players[0].confirms("Well?")

    assert may_undo(day, "Yes") == [False, False]


@pytest.mark.parametrize(
    ("verb", "fair"),
    [
        ("look at own hand", True),
        ("play from hand", True),
        ("look at deck", False),
        ("draw", False),
        ("other draws", False),
        ("reveal deck", False),
        ("new cards", True),
    ],
)
def test_what_was_seen_is_not_taken_back(verb, fair):
    """
    After anybody learned something the seat did not know itself, the answer stands.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, ann.hand, Ox, owner=ann)
        lay(game, ann.deck, Hen, Ox, owner=ann)
        await ann.confirms("Do it?")
        if verb == "look at own hand":
            await game.look_at(ann, [ox])
        elif verb == "play from hand":
            ox.move(ann.field)
        elif verb == "look at deck":
            await game.look_at(ann, ann.deck.cards[:1])
        elif verb == "draw":
            await game.draw(ann, ann.deck, ann.hand)
        elif verb == "other draws":
            await game.draw(bob, ann.deck, bob.hand)
        elif verb == "reveal deck":
            await game.reveal(ann.deck.first)
        else:
            lay(game, game.square, Hen)
        await ann.confirms("Well?")

    assert may_undo(day, "Yes") == [fair, False]


@pytest.mark.parametrize(("knows", "fair"), [(True, True), (False, False)])
def test_who_shows_what_it_knew_may_take_it_back(knows, fair):
    """
    What the others have learned is no reason against it, as long as the seat itself knew it before.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, bob.hand if knows else ann.hand, Ox, owner=bob)
        await bob.confirms("Show it?")
        await game.reveal(ox)
        await bob.confirms("Well?")

    assert may_undo(day, "Yes") == [False, fair]


@pytest.mark.parametrize(
    ("first", "answers", "happens", "fair"),
    [
        ("number", ["4", "No"], "ring", False),
        ("number", ["4", "No"], "set", False),
        ("number", ["4", "No"], "nothing", True),
        ("number", ["4", "No"], "end", False),
        ("pass", ["Pass", "No"], "ring", True),
        ("some", [(), "No"], "ring", True),
        ("some", [(1,), "No"], "ring", False),
        ("own", ["4", "No"], "ring", True),
        ("together", None, "ring", False),
        ("shown", ["4", "No"], "ring", True),
        ("card", [0, "No"], "ring", True),
    ],
)
def test_what_another_chose_and_what_came_of_it_is_not_taken_back(first, answers, happens, fair):
    """
    After Bob has heard how often Ann rings he does not choose again.

    If she passed, if he had heard it before, or if nothing came of it yet, he may.
    """

    async def day(game):
        ann, bob = game.players
        times = 1
        if first == "number":
            times = await ann.choose_number("How many times will you ring?", 1, 6)
        elif first == "pass":
            await ann.choose("Do you ring?", ["Ring"], optional=True)
        elif first == "some":
            await ann.choose_some("Which do you ring?", ["small", "big"])
        elif first == "card":
            await ann.choose("Who rings?", lay(game, ann.field, Ox, Hen, owner=ann))
        elif first == "shown":
            times = await ann.choose_number("How many times will you ring?", 1, 6)
            await game.perform(Rang(times))
        elif first == "own":
            times = await bob.choose_number("How many times will you ring?", 1, 6)
        else:
            times, _ = await game.together([one.choose_number("How often?", 1, 6) for one in (ann, bob)])
        await bob.confirms("Do you double your stake?")
        if happens == "ring":
            await game.perform(Rang(times))
        elif happens == "set":
            ann.set(luck=times)
        elif happens == "end":
            return
        await bob.confirms("Go on?")

    match = play(day, cards=[Ox, Hen])
    if answers is None:
        match.answer(3, seat=0)
        match.answer(2, seat=1)
        match.answer("No")
    else:
        settled(match, *answers)

    assert match.can_undo(1) is fair


def test_chance_takes_nothing_back():
    """
    What chance decided was nobody's answer.
    """

    async def day(game):
        await game.roll_die(6)
        await game.players[0].confirms("Well?")

    assert may_undo(day, 0, ask_chance=True) == [False, False]


# ------------------------------------------------------------------------------------------------ replays


def test_a_replay_comes_out_the_same():
    """
    Played again from its set-up a match is the same.
    """
    match = settled(three_days(), "Yes", "No", "Yes")

    again = match.replay()

    assert again is not match
    assert (again.digest(), again.answers, prompt(again)) == (match.digest(), match.answers, prompt(match))


def test_a_replay_that_goes_another_way_is_found_out():
    """
    Rules that have changed since are told by the first answer that does not fit, or by the table in the end.
    """
    world = {"questions": ["a", "b", "c"], "luck": 0}

    async def day(game):
        game.players[1].set(luck=world["luck"])
        await asks(*world["questions"])(game)

    match = settled(play(day, asks("z")), "Yes", "Yes", "Yes")
    world["luck"] = 5
    with pytest.raises(tabletop.Diverged, match="the table comes out different") as refused:
        match.replay()
    assert refused.value.number == 3
    world.update(luck=0, questions=[])
    with pytest.raises(tabletop.Diverged, match="goes another way at answer 1: the match is over") as refused:
        match.replay()
    assert refused.value.number == 1


# ------------------------------------------------------------------------------------------------ rules that fail


class Broken(Exception):
    """Something that rules may do wrong."""


def breaking(world):
    """Return a match whose rules break as the world says, after an answer, in the next step, or at once."""

    async def first(game):
        ann = game.players[0]
        await ann.confirms("a")
        ann.set(luck=5)
        await game.perform_unsettled(Rang())
        if world.get("now"):
            raise world["now"]
        await ann.confirms("b")

    async def second(game):
        if world.get("next"):
            raise world["next"]
        await game.players[0].confirms("c")

    return play(first, second)


@pytest.mark.parametrize("when", ["now", "next"])
@pytest.mark.parametrize("woken", [False, True])
@pytest.mark.parametrize(
    "error", [Broken("oh"), KeyboardInterrupt(), SystemExit(1), RulesBug("ours"), RecursionError(), GeneratorExit()]
)
def test_a_match_survives_its_rules(error, when, woken):
    """
    Whatever comes out of the rules, the match is exactly as it was, says so, and can be played on.
    """
    world = {}
    match = breaking(world)
    if when == "next":
        match.answer("Yes")
    if woken:
        match = match.copy(log=True)
    before = match.digest(), prompt(match), match.number, match.view(0), match.events(0), match.answers
    world[when] = error

    expected = {Broken: RulesBug, RecursionError: RulesLoop}.get(type(error), type(error))
    for _ in range(2):
        with pytest.raises(expected) as raised:
            match.answer("Yes")
        if expected is not type(error):
            assert raised.value.__cause__ is error
            assert raised.value.__cause__.__context__ is None

    assert (match.digest(), prompt(match), match.number, match.view(0), match.events(0), match.answers) == before
    world.clear()
    match.answer("Yes")
    assert prompt(match) == {"now": "b", "next": "c"}[when]
    assert match.events(0) == match.replay().events(0)


def test_the_bug_is_named():
    """
    The error names the game and what went wrong.
    """
    world = {}
    match = breaking(world)
    world["now"] = Broken("a broken cart")

    with pytest.raises(RulesBug, match="the rules of village failed: Broken: a broken cart"):
        match.answer("Yes")


def test_an_error_while_a_copy_wakes_up_leaves_it_as_it_was():
    """
    A copy that is interrupted while it catches up still waits for the same answer.
    """
    world = {}
    match = settled(breaking(world), "Yes")
    copy = match.copy()
    world["now"] = KeyboardInterrupt()
    for act in (lambda: copy.answer("Yes"), lambda: copy.view(0), copy.save, lambda: copy.events(0)):
        with pytest.raises(KeyboardInterrupt):
            act()
    assert (prompt(copy), copy.number, copy.digest()) == ("b", 1, match.digest())
    world.clear()
    copy.answer("Yes")

    assert prompt(copy) == "c"


@pytest.mark.parametrize(("since", "why"), [((0, 0), "is over after answer 1"), ((2,), "answer 0 does not fit")])
def test_answers_that_lead_elsewhere_are_refused(since, why):
    """
    A table on which some answers can't be given is not the one on which they were given.
    """
    match = play(asks("a"))

    with pytest.raises(RulesBug, match=why):
        tabletop.Match(match.setup, match._now.checkpoint, since, log=False)


def test_rules_that_fail_at_once_fail_the_beginning():
    """
    A match whose set-up is broken does not begin.
    """

    async def set_up(game):
        raise Broken("no table")

    with pytest.raises(RulesBug, match="Broken: no table"):
        play(asks("a"), set_up=set_up)


def test_rules_that_call_themselves_without_end_are_a_loop():
    """
    A recursion without bottom is a loop of the rules.
    """

    async def down(game):
        await down(game)

    with pytest.raises(RulesLoop, match="call themselves without end"):
        play(down)


def test_steps_without_end_are_a_loop():
    """
    A thousand steps in a row in which nobody decides anything are too many, one fewer is not.
    """

    async def step(game):
        if game.facts.day == game.LAST_DAY:
            await game.players[0].confirms("a")
        game.set_facts(day=game.facts.day + 1)

    assert prompt(play(step=step, LAST_DAY=999)) == "a"
    with pytest.raises(RulesLoop, match="more than 1,000 steps in a row"):
        play(step=step, LAST_DAY=1000)


def test_questions_without_end_are_a_loop():
    """
    A step that asks more than five thousand questions never rests, and the match stays before the last answer.
    """

    async def day(game):
        while True:
            await game.players[0].confirms("Again?")

    match = play(day, log=False)
    for _ in range(5_000):
        match.answer(0)

    with pytest.raises(RulesLoop, match="more than 5,000 answers"):
        match.answer(0)
    assert match.number == 5_000


def test_rules_may_wait_for_nobody_but_players():
    """
    Awaiting a clock or anything else that no player answers is a bug of the rules.
    """

    async def day(game):
        await asyncio.sleep(0)

    with pytest.raises(RulesBug, match="wait for something that no player decides"):
        play(day)


# ------------------------------------------------------------------------------------------------ options of a match


def test_a_quiet_match_plays_itself_again_for_its_events():
    """
    Without a log the events are still to be had, the same ones.
    """
    loud, quiet = (settled(play(asks("a", "b"), asks("c"), log=log), "Yes", "No") for log in (True, False))

    assert quiet.events(0) == loud.events(0)
    assert settled(quiet, "Yes").events(0) == settled(loud, "Yes").events(0)


def test_events_can_be_asked_for_from_any_sequence_on():
    """
    A frontend asks only for what it has not seen; ids tell where in its moment an event was, from the end.
    """
    match = settled(three_days(), "Yes", "Yes")
    events = match.events(0)

    assert [seen.id for seen in events][-1] == "3.0"
    assert len({seen.id for seen in events}) == len(events)
    for since in range(4):
        assert match.events(0, since=since) == tuple(seen for seen in events if seen.sequence > since)


@settings(max_examples=settings().max_examples // 4)
@given(seed=st.integers(0, 10), picks=st.lists(st.integers(0, 99), max_size=25))
def test_three_ways_to_play_come_out_the_same(seed, picks):
    """
    Played straight, copied before every answer, or saved and loaded before every answer, a match is the same.
    """

    def answer(match, pick):
        decision = match.decision
        if decision is None:
            return
        chance = Random(pick)
        if decision.single:
            match.answer(pick % len(decision.options))
        else:
            match.answer(chance.sample(range(len(decision.options)), decision.at_least))

    straight = tabletop.new("hedge-court", seed=seed)
    copied, loaded = straight.copy(log=True), tabletop.load(straight.save())
    for pick in picks:
        answer(straight, pick)
        copied = copied.copy()
        answer(copied, pick)
        loaded = tabletop.load(loaded.save())
        answer(loaded, pick)

    assert straight.digest() == copied.digest() == loaded.digest()
    assert not straight.invariants()
    for seat in (0, 1, None):
        assert straight.view(seat) == copied.view(seat) == loaded.view(seat)
        assert straight.events(seat) == copied.events(seat) == loaded.events(seat)
    while straight.number:
        straight.undo()
    assert straight.digest() == tabletop.new("hedge-court", seed=seed).digest()


def test_a_broken_invariant_is_told():
    """
    The invariants of a game are asked of a match, and name what does not hold.
    """
    match = play(asks("a"), invariants=lambda game: [("Ann is poor", game.players[0].luck == 0), ("sky is up", True)])
    assert match.invariants() == ()
    match._live().players[0].set(luck=1)

    assert match.invariants() == (("The Village: Ann is poor", "does not hold"),)


def test_games_may_be_drawn():
    """
    A ruleset that draws is shown by notebooks as it is drawn for spectators; another one by its words.
    """

    async def one_day(game):
        await game.active.choose("Go on?", ("yes", "no"))

    class Painted(Village):
        @classmethod
        def drawing(cls, view):
            """Draw who looks."""
            return f"<svg>{view.seat}</svg>"

    painted = tabletop.new(type("P", (Painted,), {"__doc__": "A village.", "days": (one_day,)}), seed=1)

    assert (painted.drawing(1), painted._repr_svg_()) == ("<svg>1</svg>", "<svg>None</svg>")
    assert (three_days().drawing(), three_days()._repr_svg_()) == ("", None)


def test_rulesets_say_how_well_players_stand():
    """
    A ruleset that says nothing values nobody.
    """

    async def one_day(game):
        await game.active.choose("Go on?", ("yes", "no"))

    class Proud(Village):
        """A village in which the later seat thinks more of itself."""

        days = (one_day,)

        def standing(self, player):
            """The later, the better."""
            return 10 * player.seat

    assert (tabletop.new(Proud, seed=1).standings, three_days().standings) == ((0, 10), ())


def test_games_draw_their_own_pictures():
    """
    A ruleset without a picture draws nothing.
    """
    assert Village.picture(three_days().view()) == ""
    assert tabletop.new("tic-tac-toe", seed=1).ruleset.game.picture(tabletop.new("tic-tac-toe", seed=1).view())


@pytest.mark.parametrize("name", ["log", "ask_chance", "bluff_safe"])
@pytest.mark.parametrize("value", ["no", 0, 1, None])
def test_what_is_on_or_off_is_true_or_false(name, value):
    """
    Nothing else is taken for one of them.
    """
    with pytest.raises(tabletop.BadOption, match=f"option '{name}' of hedge-court: .* is neither True nor False"):
        tabletop.new("hedge-court", seed=1, **{name: value})


async def three(game, words):
    """Ask Ann three things, and note what she says."""
    ann = game.players[0]
    for number in range(3):
        offered = map(f"{words[0]}{number}".__add__, words[1:])  # which nobody lists again for what is known
        said = await ann.choose(f"{words[0]}{number}?", offered)
        ann.set(luck=ann.luck * 1000 + sum(map(ord, said)))


def test_a_moment_before_a_rest_has_nothing_of_what_was_asked_after_it():
    """
    Going back into an earlier step, a match asks what was asked there, and goes on as it would have gone.
    """

    async def morning(game):
        await three(game, "mabc")

    async def evening(game):
        await three(game, "exyz")

    match, other = play(morning, evening, log=False), play(morning, evening, log=False)
    for picked in (2, 1, 0, 1, 2):
        match.answer(picked)
    for picked in (2, 1):
        other.answer(picked)
    earlier = match.at(2)
    for one in (earlier, other):
        one.answer("m2c")

    assert earlier.view(0).players[0].columns["luck"] == 256_256_258
    assert earlier.digest() == other.digest()


def test_all_answers_are_known_after_a_load():
    """
    What was answered before the rest at which a save begins is part of what was answered since.
    """

    async def morning(game):
        await three(game, "mabc")

    async def evening(game):
        await three(game, "exyz")

    match = play(morning, evening, log=False)
    for picked in (2, 1, 0, 1):
        match.answer(picked)
    loaded = tabletop.load(match.save())

    assert loaded._now.answers_since(1) == match.answers[1:] == (1, 0, 1)


def test_a_match_with_a_log_needs_no_other_to_tell_of_it():
    """
    What keeps a log is not played again for one.
    """
    match = tabletop.new("tic-tac-toe", 2, seed=1, log=True)
    match.answer(0)

    assert match._keep_log() is match


@pytest.mark.parametrize(("error", "stands"), [(ZeroDivisionError, False), (tabletop.TabletopError, True)])
def test_what_goes_wrong_while_somebody_looks_leaves_no_half_done_game_behind(error, stands):
    """
    After an error that is none of ours nobody goes on with that game in progress.
    """
    match = tabletop.new("tic-tac-toe", 2, seed=1)
    with pytest.raises(error), match._held(match._now) as live:
        raise error

    assert (live.at is match._now) == stands
    match.answer(0)
    assert match.number == 1


def test_a_match_keeps_a_log_and_rolls_its_own_dice_unless_it_is_told_otherwise():
    """
    Who begins one without another word can ask for its events at once, is not asked for chance, and nobody's bluff is called.
    """
    match = tabletop.new("tic-tac-toe", seed=1)

    assert (match._logs, match.setup.ask_chance, match.setup.bluff_safe) == (True, False, True)
