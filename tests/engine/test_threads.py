"""One match in many hands: of several answers at once one wins, who looks sees before or after, and nothing re-enters."""

import sys
from functools import partial
from random import Random
from threading import Barrier, Event, Thread, current_thread, main_thread

import pytest

import tabletop
from tabletop import ReentrantUse, StaleAnswer, TabletopError, Text
from tabletop._play.memory import Known
from tests.engine.rulesets import play


def asks(world):
    """Return a day on which Ann is asked twice, and between her answers the world does what it likes."""

    async def day(game):
        ann = game.players[0]
        await ann.confirms("a")
        ann.set(luck=1)
        world.get("between", lambda: None)()
        ann.set(luck=2)
        await ann.confirms("b")

    return day


class Parrot:
    """Something on offer that uses a match when it is put into words."""

    def __init__(self, world):
        self.world = world

    def label_for(self, seat):
        """Say its name."""
        self.world.get("said", lambda: None)()
        return Text("village.parrot", "parrot")


def offers(world):
    """Return a day on which Ann picks between a parrot and an owl."""

    async def day(game):
        await game.players[0].choose("Who?", [Parrot(world), "owl"])
        await game.players[0].confirms("b")

    return day


def interrupt():
    """Interrupt whatever goes on."""
    raise KeyboardInterrupt


def prompt(match):
    """Return what is asked."""
    return str(match.decision.prompt)


def seen(match):
    """Return all that anybody can be told of a match."""
    return (
        match.number,
        match.sequence,
        match.answers,
        prompt(match),
        match.save(),
        match.digest(),
        match.outcome,
        [match.view(seat) for seat in (0, 1, None)],
        [match.events(seat) for seat in (0, 1, None)],
        match.stack,
        match.standings,
        match.invariants(),
        match.copy().view(0),
        match.at(0).view(0),
        match.replay().digest(),
        match.why_not("Maybe"),
        match.can_undo(0),
    )


@pytest.fixture
def switching():
    """
    Threads take turns as often as they can.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(*acts):
    """Do things at once, each in a thread of its own; return what each returned or raised."""
    barrier, results = Barrier(len(acts)), [None] * len(acts)

    def run(number, act):
        barrier.wait()
        try:
            results[number] = act()
        except Exception as error:
            results[number] = error

    threads = [Thread(target=run, args=one) for one in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def halted(match, world, act):
    """Answer in another thread, and stop in the middle of it to do something here; return what the answer raised, if anything."""
    inside, go_on, raised = Event(), Event(), []

    def between():
        if current_thread() is not main_thread():
            inside.set()
            go_on.wait()

    def answer():
        try:
            match.answer("Yes")
        except Exception as error:
            raised.append(error)

    world["between"] = between
    thread = Thread(target=answer)
    thread.start()
    inside.wait()
    try:
        act()
    finally:
        go_on.set()
        thread.join()
    return raised


# ------------------------------------------------------------------------------------------------ one answer wins


@pytest.mark.parametrize("name", ["tic-tac-toe", "hedge-court", "smash-up"])
def test_of_several_answers_to_one_decision_one_wins(name, switching):
    """
    Four threads answer the same decision: one answer is taken, three are stale, and the match is what its answers say.
    """
    match = tabletop.new(name, seed=3, log=False)
    for _ in range(12 if name != "tic-tac-toe" else 5):
        decision = match.decision
        picks = list(range(decision.at_least))

        results = together(*[partial(match.answer, picks, sequence=decision.sequence)] * 4)

        assert sorted(type(one).__name__ for one in results) == ["NoneType", *["StaleAnswer"] * 3]
        assert match.number == decision.number + 1
    assert match.replay().digest() == match.digest()
    assert tabletop.load(match.save()).digest() == match.digest()


def test_answers_that_name_no_decision_are_not_taken_for_another(switching):
    """
    Who answers without saying what answers what waited when the answer was given: as many are taken as match.number says.
    """
    match = tabletop.new("hedge-court", seed=3)

    results = together(*[lambda: [match.answer(0) for _ in range(3)]] * 4)

    assert match.number >= 3
    assert all(isinstance(one, StaleAnswer) or len(one) == 3 for one in results)
    assert match.replay().events(0) == match.events(0)


@pytest.mark.parametrize("quicker", ["answer", "undo"])
def test_an_answer_that_was_overtaken_is_stale(quicker):
    """
    What another thread does while an answer is carried out counts, and the answer does not.
    """
    world = {}
    match = play(asks(world), asks(world))
    match.answer("No")
    match.answer("No")
    sequence = match.sequence

    raised = halted(match, world, {"answer": lambda: match.answer("No"), "undo": match.undo}[quicker])

    assert [(type(one), one.given, one.waiting) for one in raised] == [(StaleAnswer, sequence, sequence + 1)]
    assert match.answers == {"answer": (1, 1, 1), "undo": (1,)}[quicker]
    match.answer("Yes")
    assert match.replay().digest() == match.digest()


def test_an_undo_that_was_overtaken_takes_back_what_is_last_then():
    """
    Undo takes the last answer back, whoever gave it and however late.
    """
    world = {}
    match = play(asks(world), asks(world))
    match.answer("Yes")
    match.answer("No")
    world["between"] = lambda: (world.clear(), together(lambda: match.answer("Yes")))

    match.undo()

    assert (match.answers, prompt(match), match.sequence) == ((0, 1), "a", 5)


def test_a_copy_takes_back_without_having_looked():
    """
    A copy that nobody has looked at yet takes an answer back, and the match does not.
    """
    match = play(asks({}))
    match.answer("Yes")
    copy = match.copy()

    copy.undo()

    assert (copy.number, prompt(copy), match.number) == (0, "a", 1)


@pytest.mark.parametrize("what", ["undo", "events", "copy"])
def test_what_is_answered_while_a_game_is_dropped_counts(what):
    """
    The game that a match has done with runs code of rules as it is dropped: then the match is where it should be already.
    """
    world = {}

    async def day(game):
        try:
            await game.players[0].confirms("a")
        except GeneratorExit:
            world.pop("left", lambda: None)()
            raise

    match = play(day, day, day, day, log=False)
    match.answer("Yes")
    match.answer("Yes")
    results = []
    world["left"] = lambda: results.extend(together(lambda: match.answer("No")))

    {"undo": match.undo, "events": lambda: match.events(0), "copy": lambda: match.copy(log=True)}[what]()

    assert results == [None]
    assert match.answers == ((0, 1) if what == "undo" else (0, 0, 1))
    assert match.replay().digest() == match.digest()


# ------------------------------------------------------------------------------------------------ who looks


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("asleep", [True, False])
def test_who_looks_during_an_answer_sees_what_was_before(log, asleep):
    """
    As long as an answer is being carried out, everybody else sees the match that waits for it; then they see the next.
    """
    world, before, during = {}, [], []
    match = play(asks(world), asks(world), log=log)
    match.answer("Yes")
    match.answer("Yes")
    if asleep:
        match = match.copy(log=log)
    before.append(seen(match.copy(log=log)))

    raised = halted(match, world, lambda: during.extend([seen(match), seen(match)]))

    assert during == before * 2
    assert raised == []
    assert (prompt(match), match.view(0).players[0].columns["luck"]) == ("b", 2)
    assert match.events(0) == match.replay().events(0)


def test_a_log_that_is_asked_for_during_an_answer_is_whole_afterwards():
    """
    A match without a log is asked for its events while it is answered: later they are all there.
    """
    world = {}
    match = play(asks(world), asks(world), log=False)
    match.answer("Yes")
    match.answer("Yes")

    halted(match, world, lambda: match.events(0))

    assert match.events(0) == match.replay().events(0)
    assert match.events(0)[0].number == 0


def test_a_log_that_takes_long_to_make_is_that_of_the_last_answer():
    """
    A match without a log plays itself again to have one; what is answered meanwhile is in it.
    """
    world = {}
    match = play(asks(world), asks(world), log=False)
    match.answer("Yes")
    world["between"] = lambda: (world.clear(), together(lambda: match.answer("No")))

    logged = match.copy(log=True)

    assert (logged.number, logged.events(0)) == (2, match.replay().events(0))


class Owl:
    """Something on offer that is called after how much luck somebody has."""

    def __init__(self, player, world):
        self.player = player
        self.world = world

    def label_for(self, seat):
        """Say its name, and then let the world do what it likes."""
        name = f"owl {self.player.luck}"
        self.world.pop("said", lambda: None)()
        return Text("village.owl", "{name}", name=name)


@pytest.mark.parametrize("what", ["words", "keys"])
def test_who_puts_options_into_words_during_an_answer_sees_what_was_before(what):
    """
    All of the words are those of the moment at which the options were offered, although the game goes on meanwhile.
    """
    world = {}

    async def day(game):
        ann = game.players[0]
        await ann.choose("Who?", [Text("village.say", "{who}", who=Owl(ann, world)) for _ in range(2)])
        ann.set(luck=1)
        await ann.confirms("b")

    match = play(day)
    options = match.decision.options
    if what == "keys":
        assert [option.label for option in options] == ["owl 0", "owl 0 [2]"]
    world["said"] = lambda: together(lambda: match.answer(0))

    assert options.keys == ("village.say(who=village.owl(name=owl 0))", "village.say(who=village.owl(name=owl 0)) [2]")
    assert [option.label for option in options] == ["owl 0", "owl 0 [2]"]


@pytest.mark.parametrize("name", ["hedge-court", "smash-up"])
def test_many_look_at_once(name, switching):
    """
    All threads that look at one match see the same.
    """
    match = tabletop.new(name, seed=5)
    for _ in range(10):
        match.answer(match.decision.default)
    expected = match.copy(log=True).view(0), match.copy(log=True).events(1), match.save()

    results = together(*[lambda: (match.view(0), match.events(1), match.save())] * 4)

    assert results == [expected] * 4


def test_who_looks_while_another_answers_sees_one_of_two_moments(switching):
    """
    A view belongs to a number of answers, and is the view of that moment.
    """
    match = tabletop.new("hedge-court", seed=5, log=False)

    def answer():
        for _ in range(30):
            match.answer(match.decision.default)

    def look():
        return [match.copy().view(0) if turn % 2 else match.view(0) for turn in range(30)]

    done, views = together(answer, look)

    assert done is None
    for view in views:
        then = match.at(view.number)
        assert (view.number, view.zones, view.players) == (then.number, then.view(0).zones, then.view(0).players)


def test_what_is_known_at_a_rest_is_read_while_it_grows(switching):
    """
    A copy that starts from what the match knows may do so while the match learns more.
    """
    game = play(asks({}), log=False)._live()
    noted = {("oxen", number): Known(number, 1, ((), (), ())) for number in range(1_000)}
    stopped = Event()

    def learn():
        while not stopped.is_set():
            noted["oxen", 1_000] = noted["oxen", 0]
            stopped.wait(0)  # here the other thread may take its turn
            del noted["oxen", 1_000]

    def start():
        try:
            for _ in range(200):
                game._take_over((2, game.table.layout, game.table.touched, noted))
        finally:
            stopped.set()
        return len(game._theirs)

    assert together(learn, start)[1] >= 1_000


def test_who_is_interrupted_while_looking_leaves_no_trace():
    """
    A look that fails halfway through is as if nobody had looked.
    """
    world = {}
    match = play(offers(world))
    before = match.view(0)
    match = match.copy()
    world["said"] = interrupt
    with pytest.raises(KeyboardInterrupt):
        match.view(0)
    world.clear()

    assert match.view(0) == before
    match.answer(0)


# ------------------------------------------------------------------------------------------------ from within


USES = {
    "answer": lambda match: match.answer("No"),
    "undo": lambda match: match.undo(),
    "view": lambda match: match.view(0),
    "events": lambda match: match.events(0),
    "events since": lambda match: match.events(0, since=match.sequence - 1),
    "save": lambda match: match.save(),
    "why_not": lambda match: match.why_not("Maybe"),
    "imagine": lambda match: match.imagine(0, Random(1)),
    "can_undo": lambda match: match.can_undo(0),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("asleep", [True, False])
def test_rules_cannot_use_the_match_that_they_are_in(use, asleep):
    """
    Within its own answer a match is neither answered nor looked at, and it stays as it was.
    """
    world = {}
    match = play(asks(world), asks(world))
    match.answer("Yes")
    match.answer("Yes")
    if asleep:
        match = match.copy()
    before = seen(match.copy())
    world["between"] = lambda: (world.clear(), USES[use](match))

    with pytest.raises(ReentrantUse, match="used by its own rules"):
        match.answer("Yes")

    assert seen(match) == before
    match.answer("Yes")
    assert prompt(match) == "b"


@pytest.mark.parametrize("asleep", [True, False])
@pytest.mark.parametrize("use", [*USES, "copy"])
def test_nor_can_they_while_it_keeps_no_log(use, asleep):
    """
    A match without a log would play itself again to have one: in its own answer it is not asked to.
    """
    world = {}
    match = play(asks(world), asks(world), log=False)
    match.answer("Yes")
    match.answer("Yes")
    if asleep:
        match = match.copy()
    before = seen(match.copy())
    uses = {**USES, "copy": lambda match: match.copy(log=True)}
    world["between"] = lambda: (world.clear(), uses[use](match))

    with pytest.raises(ReentrantUse):
        match.answer("Yes")

    assert seen(match) == before
    match.answer("Yes")
    assert prompt(match) == "b"


@pytest.mark.parametrize("use", ["answer", "undo"])
def test_rules_cannot_use_the_match_that_plays_itself_up_to_its_moment(use):
    """
    To be looked at, a match that sleeps plays the answers since the last rest again: that is its own affair, too.
    """
    world = {}
    match = play(asks(world), asks(world))
    match.answer("Yes")
    match = match.copy()
    world["between"] = lambda: (world.clear(), USES[use](match))

    with pytest.raises(ReentrantUse):
        match.view(0)

    assert match.answers == (0,)
    assert match.view(0).number == 1


@pytest.mark.parametrize("use", ["answer", "undo"])
def test_rules_cannot_use_the_match_after_an_answer_that_failed(use):
    """
    The next answer is played from the last rest on, and is as closed to its rules as any other.
    """
    world = {"between": interrupt}
    match = play(asks(world), asks(world), log=False)
    with pytest.raises(KeyboardInterrupt):
        match.answer("Yes")
    world["between"] = lambda: (world.clear(), USES[use](match))

    with pytest.raises(ReentrantUse):
        match.answer("Yes")

    assert (match.number, prompt(match)) == (0, "a")
    match.answer("Yes")
    assert prompt(match) == "b"


def test_rules_may_look_at_what_was_before():
    """
    What never needs the game in progress is told within an answer, too: a copy, its digest, the number.
    """
    world, told = {}, []
    match = play(asks(world))
    before = match.digest(), match.number, match.copy().digest(), match.answers
    world["between"] = lambda: told.append((match.digest(), match.number, match.copy().digest(), match.answers))

    match.answer("Yes")

    assert told == [before]


@pytest.mark.parametrize("asleep", [True, False])
def test_words_of_options_cannot_use_the_match_that_is_answered(asleep):
    """
    An answer in words makes options say what they are called: they can't answer meanwhile, and they may afterwards.
    """
    world = {}
    match = play(offers(world))
    if asleep:
        match = match.copy()
    world["said"] = lambda: match.answer(1)

    with pytest.raises(ReentrantUse):
        match.answer("owl")

    assert match.number == 0
    world.clear()
    match.answer("owl")
    assert prompt(match) == "b"


def test_reasons_cannot_use_the_match_that_is_answered():
    """
    Why something is not on offer is asked in the middle of an answer, and answers nothing.
    """
    world = {}

    def why_not(thing):
        world.get("asked", lambda: None)()
        return "No owls." if thing == "owl" else None

    async def day(game):
        await game.players[0].confirms("a")
        await game.players[0].choose("Who?", ["hen", "owl", "cat"], why_not=why_not)

    match = play(day)
    world["asked"] = lambda: match.answer("No")

    with pytest.raises(ReentrantUse):
        match.answer("Yes")

    assert (match.number, prompt(match)) == (0, "a")


#: What has rules put options into words, or play again, while nobody answers.
LOOKS = {
    "view": lambda match: match.view(0),
    "events": lambda match: match.events(0),
    "why_not": lambda match: match.why_not("hen"),
    "reason": lambda match: match.decision.why_not("hen"),
    "label": lambda match: match.decision.options[0].label,
    "keys": lambda match: match.decision.options.keys,
    "sequential": lambda match: match.sequential().view(0),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("look", sorted(LOOKS.keys() - {"events"}))
def test_words_of_options_cannot_use_the_match_that_is_looked_at(look, use):
    """
    Whatever has options say what they are called, they can't use the match meanwhile; afterwards it is as it was.
    """
    world = {}
    match = play(asks({}), offers(world))
    match.answer("Yes")
    match.answer("Yes")
    world["said"] = lambda: USES[use](match)

    with pytest.raises(ReentrantUse):
        LOOKS[look](match)

    world.clear()
    assert match.number == 2
    assert [option.label for option in match.decision.options] == ["parrot", "owl"]
    match.answer("owl")
    assert prompt(match) == "b"


@pytest.mark.parametrize("use", USES)
def test_options_that_are_past_cannot_use_the_match_for_their_words(use):
    """
    What was on offer before is offered again on another table to be put into words: its rules can't use the match either.
    """
    world = {}
    match = play(offers(world))
    options = match.decision.options
    match.answer(1)
    world["said"] = lambda: USES[use](match)

    with pytest.raises(ReentrantUse):
        _ = options[0].label

    world.clear()
    assert (match.number, options[0].label) == (1, "parrot")


@pytest.mark.parametrize("again", ["events", "log", "replay"])
@pytest.mark.parametrize("use", USES)
def test_rules_that_are_played_again_cannot_use_the_match(again, use):
    """
    A match without a log is played again to tell what happened, and whoever likes has it played again: it stays as it was.
    """
    world, more = {}, {"log": lambda match: match.copy(log=True), "replay": lambda match: match.replay()}
    match = play(asks(world), asks(world), log=False)
    match.answer("Yes")
    world["between"] = lambda: USES[use](match)

    with pytest.raises(TabletopError, match="used by its own rules"):
        {**LOOKS, **more}[again](match)

    world.clear()
    assert (match.number, prompt(match)) == (1, "b")


def test_a_copy_that_is_played_within_keeps_the_match_closed():
    """
    Rules may play a copy ahead, and the rules of that copy can't use the match in which all of it goes on either.
    """
    world = {}
    match = play(asks(world))
    copy = match.copy()

    def ahead():
        world["between"] = lambda: match.answer("Yes")
        copy.answer("Yes")

    world["between"] = ahead

    with pytest.raises(ReentrantUse):
        match.answer("Yes")

    assert (match.number, copy.number) == (0, 0)


def test_one_match_may_be_played_within_another():
    """
    Only a match's own answer is closed to it: its copies can be played ahead, and so can other matches.
    """
    world, numbers = {}, []
    match = play(asks(world))
    other = tabletop.new("tic-tac-toe", seed=1)
    copy = match.copy()

    def between():
        world.clear()
        other.answer("centre")
        copy.answer("Yes")
        numbers.extend([other.number, copy.number, match.number])

    world["between"] = between
    match.answer("Yes")

    assert (numbers, match.number) == ([1, 1, 0], 1)
