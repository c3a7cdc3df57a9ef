"""A match in which every choice of several is made one pick at a time."""

import pickle
from contextlib import suppress
from inspect import isfunction
from itertools import permutations

import pytest

import tabletop
from tabletop import Text
from tabletop._base.texts import DONE
from tabletop._outside.sequential import Sequential
from tabletop.testing._faults import Striking
from tests.engine.rulesets import Folk, lay, play, run


class Ox(Folk, strength=4):
    """Strong."""


class Cow(Folk, strength=2):
    """Mild."""


class Hen(Folk, strength=1):
    """Small."""


def choice(*, at_least=0, at_most=None, ordered=False, things="abc"):
    """Return the sequential form of a match with one choice of several, and what is heard."""
    heard = []

    async def day(game):
        heard.append(
            "".join(await game.players[0].choose_some("?", things, at_least=at_least, at_most=at_most, ordered=ordered))
        )
        await game.players[1].confirms("Content?")

    return play(day).sequential(), heard


def words(agent):
    """Return what is on offer."""
    return [option.label for option in agent.decision.options]


def reached(agent):
    """Return every result to which answers lead, each as often as it is reached."""
    found = []

    def explore(agent):
        whole = agent.match.decision
        if whole.seat == 1:
            found.append("".join("abc"[pick] for pick in agent.match.answers[0]))
            return
        for index in range(len(agent.decision.options)):
            tried = agent.copy()
            tried.answer(index)
            explore(tried)

    explore(agent)
    return sorted(found)


SUBSETS = ["", "a", "ab", "abc", "ac", "b", "bc", "c"]


@pytest.mark.parametrize(("at_least", "at_most"), [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3)])
def test_each_subset_is_reached_in_just_one_way(at_least, at_most):
    """
    Picks go forward only, so no subset can be put together twice.
    """
    agent, _ = choice(at_least=at_least, at_most=at_most)

    assert reached(agent) == [subset for subset in SUBSETS if at_least <= len(subset) <= at_most]


@pytest.mark.parametrize(("at_least", "at_most"), [(0, 2), (1, 2), (2, 2), (3, 3), (0, 3)])
def test_each_order_is_reached_in_just_one_way(at_least, at_most):
    """
    Where order counts, each order is one way.
    """
    agent, _ = choice(at_least=at_least, at_most=at_most, ordered=True)
    expected = ["".join(picks) for count in range(at_least, at_most + 1) for picks in permutations("abc", count)]

    assert reached(agent) == sorted(expected)


def test_done_is_offered_once_enough_is_picked():
    """
    Until then one has to go on; the match itself hears all picks at once.
    """
    agent, heard = choice(at_least=1, at_most=2)
    assert words(agent) == ["a", "b", "c"]
    agent.answer("b")
    assert words(agent) == ["c", "Done"]
    assert (agent.match.number, heard) == (0, [])
    agent.answer("Done")

    assert (agent.match.number, heard, agent.decision.seat) == (1, ["b"], 1)


def test_a_choice_of_one_is_the_same_decision():
    """
    Decisions with one answer are passed through, and so is the outcome.
    """
    agent, _ = choice()
    agent.answer("Done")
    assert agent.decision is agent.match.decision
    assert agent.outcome is None
    agent.answer("Yes")

    assert agent.decision is None
    assert agent.outcome is agent.match.outcome is not None


def test_a_wrong_pick_is_refused_and_the_picks_so_far_stay():
    """
    A pick that is not on offer changes nothing.
    """
    agent, heard = choice()
    agent.answer("b")
    with pytest.raises(tabletop.IllegalAnswer):
        agent.answer("a")
    assert words(agent) == ["c", "Done"]
    agent.answer("c")

    assert heard == ["bc"]


def test_a_copy_goes_on_in_the_middle_of_a_choice():
    """
    Picks made in a copy do not show in the other.
    """
    agent, _ = choice()
    agent.answer("a")
    copy = agent.copy()
    copy.answer("Done")

    assert (copy.match.answers, agent.match.answers) == (((0,),), ())
    assert words(agent) == ["b", "c", "Done"]


def test_picks_are_forgotten_when_the_match_goes_on_without_them():
    """
    If the match is answered past the half-made choice, the next choice begins with no picks.
    """

    async def day(game):
        for _ in range(2):
            await game.players[0].choose_some("?", "abc", at_most=2)

    match = play(day)
    agent = match.sequential()
    agent.answer("b")
    match.answer(["a"])

    assert words(agent) == ["a", "b", "c", "Done"]
    agent.answer("a")
    match.undo()
    assert words(agent) == ["a", "b", "c", "Done"]


def test_a_pick_shows_the_same_frame_as_the_whole():
    """
    Each pick is of the same seat, with the same question and number.
    """
    agent, _ = choice()
    whole, part = agent.match.decision, agent.decision

    assert (part.seat, part.kind, part.prompt, part.number) == (whole.seat, whole.kind, whole.prompt, whole.number)
    assert part.single
    assert agent.decision is part


def test_nothing_is_asked_pick_by_pick_that_was_never_asked():
    """
    A choice that the kernel makes is none for agents either.
    """

    async def day(game):
        return await game.players[0].choose_some("?", "ab", at_least=2)

    assert run(day) == ("a", "b")


@pytest.mark.parametrize("ordered", [True, False])
def test_undo_takes_one_pick_back(ordered):
    """
    Pick by pick, "Done" and the last answer too, back to the beginning.
    """
    for picks in (["a", "b", "Done"], ["a", "b", "c"], ["Done"], ["c"]):
        agent, _ = choice(ordered=ordered, at_most=3)
        seen = []
        for pick in picks:
            if agent.match.decision.seat == 1:
                break
            seen.append(words(agent))
            agent.answer(pick)
        while seen:
            agent.undo()
            assert words(agent) == seen.pop(), picks
        assert agent.match.number == 0
        with pytest.raises(tabletop.NoSuchMoment):
            agent.undo()


def test_undo_of_a_single_choice_takes_the_answer_back():
    """
    What was one answer is one undo.
    """
    agent, _ = choice()
    agent.answer("Done")
    agent.answer("Yes")
    assert agent.outcome is not None

    agent.undo()

    assert words(agent) == ["Yes", "No"]


def test_undo_works_after_loading_too():
    """
    A loaded match has no older picks than its last rest, and plays itself again to find them.
    """
    match = tabletop.new("hedge-court", ["Ann", "Bob"], seed=7)
    for _ in range(12):
        match.answer(match.decision.default)
    agent = tabletop.load(match.save()).sequential()

    while agent.match.number:
        agent.undo()

    assert agent.match.digest() == tabletop.new("hedge-court", ["Ann", "Bob"], seed=7).digest()


def midway():
    """Return the sequential form of a match in which one card of two is picked."""
    agent = tabletop.new("smash-up", ["Ann", "Bob"], seed=7).sequential()
    while agent.decision is agent.match.decision:
        agent.answer(0)
    agent.answer(0)
    return agent


def test_a_save_holds_the_picks_so_far():
    """
    Loaded in the middle of a choice, it goes on there.
    """
    agent = midway()

    again = tabletop.load_sequential(agent.save())

    assert (words(again), again.match.digest()) == (words(agent), agent.match.digest())
    again.undo()
    agent.undo()
    assert words(again) == words(agent)


BAD_PICKS = ("[7]", "[0,0]", "[true]", "[0,1]", "{}")


@pytest.mark.parametrize("picks", BAD_PICKS)
def test_a_save_with_picks_that_nobody_could_make_is_refused(picks):
    """
    Only what is on offer can have been picked.
    """
    text = midway().save()
    spoiled = text[: text.rindex("[")] + picks + "}"

    with pytest.raises(tabletop.SaveError):
        tabletop.load_sequential(spoiled)


def test_a_save_that_is_none_is_refused():
    """
    What can't be read, and what is too long to be read.
    """
    for text, error in (("{", tabletop.MalformedSave), (" " * (2**24 + 1), tabletop.SaveTooLarge)):
        with pytest.raises(error):
            tabletop.load_sequential(text)


def test_a_view_shows_the_pick_that_is_waited_for():
    """
    The seat that decides sees what it may pick now, everybody else what they see of the match.
    """
    agent, _ = choice(at_least=1, at_most=2)
    agent.answer("b")

    view = agent.view(0)

    assert [option.label for option in view.decision.options] == ["c", "Done"]
    assert (view.decision.at_least, view.decision.at_most, view.decision.default) == (1, 1, (1,))
    assert view._replace(decision=None) == agent.match.view(0)._replace(decision=None)
    assert agent.view(1) == agent.match.view(1)
    assert agent.view() == agent.match.view()


@pytest.mark.parametrize("several", [False, True])
def test_a_view_shows_only_what_the_reader_itself_may_pick(several):
    """
    Where several decide at the same time, nobody sees the hand of whoever is asked first.
    """

    def lays(one):
        return one.choose_some("Which?", one.hand) if several else one.choose("Which?", one.hand)

    async def day(game):
        ann, bob = game.players
        lay(game, ann.hand, Ox, Cow, owner=ann)
        lay(game, bob.hand, Hen, Hen, owner=bob)
        await game.together(lays(one) for one in game.players)

    agent = play(day, cards=(Ox, Cow, Hen)).sequential()

    assert agent.view(1) == agent.match.view(1)
    assert [option.label for option in agent.view(0).decision.options] == ["Ox", "Cow", "Done"][: 2 + several]
    agent.answer(0)
    assert agent.view(1).decision.options == agent.match.view(1).decision.options


@pytest.mark.parametrize(
    ("ordered", "default", "picked"),
    [(False, "ca", "ac"), (True, "ca", "ca"), (False, "", "a"), (True, "", "a")],
)
def test_who_is_absent_picks_what_the_whole_says(ordered, default, picked):
    """
    Pick by pick the defaults come to the default.
    """
    heard = []

    async def day(game):
        heard.append(
            "".join(await game.players[0].choose_some("?", "abc", at_least=1, ordered=ordered, default=default))
        )

    agent = play(day).sequential()
    while agent.decision:
        agent.answer(agent.decision.default)

    assert heard == [picked]


def test_an_absent_player_ends_what_another_began():
    """
    Picks that the default does not know are not taken back.
    """
    agent, heard = choice(at_least=2, at_most=3)
    agent.answer("b")
    while agent.match.decision.seat == 0:
        agent.answer(agent.decision.default)

    assert heard == ["bc"]


#: All that a sequential form does, line by line.
CODES = [
    *[one.__code__ for one in vars(Sequential).values() if isfunction(one)],
    *[one.fget.__code__ for one in vars(Sequential).values() if isinstance(one, property)],
]
LINES = [(code, line) for code in CODES for line in sorted({line for *_, line in code.co_lines() if line})]


def look(agent):
    """Return all that there is to see of a sequential form."""
    return agent.decision and words(agent), agent.match.number, agent.save()


def struck(agent, code, line, do):
    """Return a copy with which something is done that is interrupted at a line."""
    one = agent.copy()
    with Striking((code, line, 1), KeyboardInterrupt()), suppress(KeyboardInterrupt):
        do(one)
    return one


@pytest.mark.parametrize("ordered", [True, False])
@pytest.mark.parametrize("picks", ["", "a", "ab", "abc"])
def test_what_is_interrupted_is_done_or_not(picks, ordered):
    """
    Wherever a pick or an undo is interrupted, all is as before or as after it, and can be done then.
    """
    agent, _ = choice(ordered=ordered)
    for pick in picks:
        agent.answer(pick)
    deeds = [lambda one, pick=pick: one.answer(pick) for pick in words(agent)]
    for do in [*deeds, Sequential.undo] if picks else deeds:
        done = agent.copy()
        do(done)
        before, after = look(agent), look(done)
        for code, line in LINES:
            tried = struck(agent, code, line, do)
            assert look(tried) in (before, after), (code.co_name, line)
            if look(tried) == before:
                do(tried)
            assert look(tried) == after


def test_an_interrupted_undo_is_forgotten_when_the_match_goes_on():
    """
    What was picked of the choice before is not picked of the next.
    """

    async def day(game):
        for _ in range(3):
            await game.players[0].choose_some("?", "abc", ordered=True)

    agent = play(day).sequential()
    for pick in "abc":
        agent.answer(pick)
    for code, line in LINES:
        tried = struck(agent, code, line, Sequential.undo)
        if tried.match.number == 1:
            tried.match.answer([])
            assert words(tried) == ["a", "b", "c", "Done"]


def test_where_several_decide_an_undo_is_of_their_own_picks():
    """
    Whoever answered last decides again, and who still decides before picks up nothing of that.
    """

    async def day(game):
        await game.together(one.choose_some("?", "abc", ordered=True) for one in game.players)

    match = play(day)
    agent = match.sequential()
    agent.answer("c")
    match.answer("b", seat=0)
    assert (agent.decision.seat, words(agent)) == (1, ["a", "b", "c", "Done"])
    match.undo()
    assert (agent.decision.seat, words(agent)) == (0, ["a", "b", "c", "Done"])
    match.answer(["c", "b"], seat=1)
    agent.undo()
    assert (agent.decision.seat, words(agent)) == (0, ["a", "b", "c", "Done"])
    agent.answer("b")
    agent.answer("Done")
    agent.undo()
    assert (agent.decision.seat, words(agent)) == (0, ["a", "c", "Done"])


def test_an_undo_with_picks_of_an_older_choice_is_of_the_match():
    """
    If the match was answered meanwhile, its answer is taken back.
    """

    async def day(game):
        for _ in range(2):
            await game.players[0].choose_some("?", "abc", at_most=2)

    match = play(day)
    agent = match.sequential()
    agent.answer("b")
    match.answer(["a"])
    agent.undo()

    assert (match.number, words(agent)) == (0, ["b", "c", "Done"])


def test_what_is_pickled_in_the_middle_of_a_choice_goes_on_there():
    """
    The picks so far are in it.
    """
    agent = midway()

    again = pickle.loads(pickle.dumps(agent))

    assert look(again) == look(agent)


class Owl:
    """Something on offer that is called after how much luck somebody has."""

    def __init__(self, player):
        self.player = player

    def label_for(self, seat):
        """Say its name."""
        return Text("village.owl", "owl {luck}", luck=self.player.luck)


class Kite(Owl):
    """Another bird, with another name."""

    def label_for(self, seat):
        """Say its name."""
        return Text("village.kite", "kite {luck}", luck=self.player.luck)


@pytest.mark.parametrize("ordered", [True, False])
def test_picks_that_are_past_are_called_what_they_were_called_when_they_were_offered(ordered):
    """
    A frontend may ask for the words of a pick when the game has gone on: they are those of then.
    """

    async def day(game):
        ann = game.players[0]
        await ann.choose_some("Who?", [Owl(ann), Owl(ann), Kite(ann)], at_least=1, at_most=2, ordered=ordered)
        ann.set(luck=1)
        await ann.confirms("Well?")

    agent = play(day).sequential()
    first = agent.decision
    agent.answer(0)
    second = agent.decision
    agent.answer(0)

    assert agent.match.number == 1
    assert [option.label for option in first.options] == ["owl 0", "owl 0 [2]", "kite 0"]
    assert [option.label for option in second.options] == ["owl 0", "kite 0", "Done"]
    assert second.options.keys == ("village.owl(luck=0)", "village.kite(luck=0)", DONE.key)
