"""Python's own copying: copy, deepcopy and pickle do the right thing with what is ours, or refuse in our words."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pkgutil import walk_packages

import pytest

import tabletop
from tabletop import Deed, Effect, NotPortable, StaleAnswer, Text, deed, effect, to_json
from tabletop.testing import random_match
from tests.engine.rulesets import NIGHTFALL, Folk, Villager, labels, lay, play, settled, village
from tests.engine.test_error_messages import MESSAGES

WAYS = (copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing)))
COPIES = WAYS[:2]


def court(**how):
    """Return a match of Hedge Court in the middle of something, of which an answer was taken back."""
    match = random_match("hedge-court", seed=7, most=9, **how)
    match.undo()
    return match


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


def asking(**how):
    """Return a match in which Ann is asked about a card, in the middle of a day."""

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.hand, Ox, Ox, owner=ann)
        await ann.choose("Which?", oxen)
        await ann.choose("Sure?", ("yes", "no"))

    return play(day, cards=[Ox], **how)


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_a_copied_match_goes_on_by_itself(way, log):
    """
    What is done with one never shows in the other, whichever is played first; both tell the same story.
    """
    match = court(log=log)
    made = way(match)
    assert type(made) is tabletop.Match
    assert (made.view(0), made.sequence, made.digest()) == (match.view(0), match.sequence, match.digest())

    before = match.digest(), match.decision
    made.answer(0)
    assert (match.digest(), match.decision) == before
    match.answer(0)
    assert made.events(1) == match.events(1)
    made.answer(0)
    match.answer(0)
    assert to_json(made.view(1)) == to_json(match.view(1))


def test_what_was_picked_of_several_is_picked_again_in_a_copy():
    """
    A copy in the midst of a step picks the same cards, although some that might have been picked were not on offer.
    """

    async def day(game):
        ann = game.players[0]
        oxen = lay(game, ann.hand, Ox, Ox, Ox, owner=ann)
        picked = await ann.choose_some("Which?", oxen, at_least=1, why_not=lambda ox: "No." if ox is oxen[0] else None)
        await ann.choose("Sure?", ("yes", "no"))
        ann.set(luck="".join([str(oxen.index(ox)) for ox in picked]))
        await ann.choose("Done?", ("yes", "no"))

    match = settled(play(day, cards=[Ox], log=False), [1])

    made = settled(match.copy(), "yes")

    assert made.view(0).players[0].columns["luck"] == "2"
    assert settled(match, "yes").digest() == made.digest()


@pytest.mark.parametrize("way", COPIES)
def test_two_matches_never_share_a_running_script(way):
    """
    In the middle of an effect a copy has a script of its own, so the original goes on after the copy was answered.
    """
    match = asking()
    made = way(match)

    settled(made, 0, "yes")
    settled(match, 1, "no")

    assert made.outcome is not None
    assert match.outcome is not None


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("log", [True, False])
def test_a_copy_keeps_a_log_if_the_match_does(way, log):
    """
    Python's copies are like the match in this too, and match.copy() says which.
    """
    assert way(asking(log=log))._logs is log


def test_a_copy_for_which_no_log_is_wanted_keeps_none():
    """
    Of a match that keeps one, too, before it is answered and afterwards; nor does a match that is played again.
    """
    match = asking(log=True)
    made = match.copy()
    made.answer(0)

    assert match._now.log
    assert made._now.log is None
    assert match.replay()._now.log is None


def test_things_that_hold_matches_can_be_copied_with_them():
    """
    A dictionary of matches and their decisions is copied all the way down.
    """
    match = court()
    made = copy.deepcopy({"match": match, "decision": match.decision, "rules": match.ruleset, "view": match.view()})

    made["match"].answer(0)
    assert made["match"].number == match.number + 1
    assert made["rules"] is match.ruleset
    assert made["decision"] == match.decision
    assert made["view"] == match.view()


def test_a_match_of_rules_that_no_other_process_could_find_is_not_pickled():
    """
    A pickle holds the name of the ruleset, so a ruleset under whose name there is another one is refused.
    """
    match = asking()
    tabletop.register(type("Other", (match.ruleset.game,), {"__doc__": "Another village."}))

    for thing in (match, match.ruleset):
        with pytest.raises(NotPortable, match="village"):
            pickle.dumps(thing)


def test_a_ruleset_that_is_not_installed_is_not_pickled():
    """
    What was made in a function has a name that means nothing elsewhere.
    """
    nowhere = type("Nowhere", (tabletop.ruleset("leduc-poker").game,), {"id": "nowhere", "__doc__": "Poker."})

    with pytest.raises(NotPortable) as refused:
        pickle.dumps(tabletop.Ruleset(nowhere))
    assert refused.value.code == "copy.refused"
    assert refused.value.what == "the ruleset nowhere"


@pytest.mark.parametrize("way", WAYS)
def test_a_ruleset_stays_what_it_is(way):
    """
    A ruleset is found by its name, and one with values of one's own is put together again.
    """
    rules = tabletop.ruleset("hedge-court")
    own = rules.with_cards({"squire": {"might": 7}})

    assert way(rules) is rules
    made = way(own)
    assert made.own_cards == own.own_cards
    assert made.by_id["squire"].printed.might == 7


def test_a_match_with_own_cards_is_pickled_with_them():
    """
    The save has the values, and so has the pickle.
    """
    match = tabletop.new("hedge-court", seed=1, cards={"squire": {"might": 7}})

    assert pickle.loads(pickle.dumps(match)).view(0) == match.view(0)


@pytest.mark.parametrize("game", ["hedge-court", "smash-up", "supervillain"])
@pytest.mark.parametrize("way", WAYS)
def test_what_a_seat_is_sent_is_plain_data(way, game):
    """
    Views, decisions in them, events and answers come out equal, and of the same classes.
    """
    match = random_match(game, seed=3, most=30)
    seat = match.decision.seat
    for sent in (match.view(seat), match.view(), match.view(seat).decision, match.events(seat), match.stack):
        made = way(sent)
        assert type(made) is type(sent)
        assert made == sent
        assert to_json(made) == to_json(sent)
    assert way(tabletop.Answer(7, 0, (1,))) == tabletop.Answer(7, 0, (1,))


@pytest.mark.parametrize("way", WAYS)
def test_how_a_match_ended_and_why_a_number_is_what_it_is_are_plain_data(way):
    """
    Outcomes, explanations and reasons can be sent to another process.
    """
    match = random_match("hedge-court", seed=3)
    card = next(card for card in match.view().cards.values() if card.values)
    for told in (match.outcome, match.explain(card.id, next(iter(card.values)))):
        made = way(told)
        assert type(made) is type(told)
        assert str(made) == str(told)


@pytest.mark.parametrize("way", WAYS)
def test_a_catalogue_is_plain_data(way):
    """
    What is printed can be sent to another process, or copied and changed.
    """
    catalogue = tabletop.ruleset("hedge-court").catalogue

    assert way(catalogue) == catalogue


@pytest.mark.parametrize("way", COPIES)
def test_a_decision_belongs_to_its_match(way):
    """
    It does not change, so it is its own copy.
    """
    decision = asking().decision

    assert way(decision) is decision


def test_a_decision_is_not_pickled():
    """
    What it points at lies on a table: send the decision of a view.
    """
    with pytest.raises(NotPortable, match="the decision of a view"):
        pickle.dumps(asking().decision)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_in_progress_is_no_value(way):
    """
    Rules see it, and nobody else: neither it nor what holds on to it is copied all the way down.
    """
    match = asking()
    card = match.decision.options[0].thing
    with pytest.raises(NotPortable, match="a game in progress"):
        way(card.game)
    for thing in (card, card.owner, card.zone, match.decision.options[0]):
        with pytest.raises(NotPortable, match="a game in progress"):
            way([thing]) if way is not copy.copy else copy.deepcopy([thing])


@pytest.mark.parametrize("way", WAYS)
def test_a_sequential_match_is_copied_in_the_middle_of_a_choice(way):
    """
    What was picked so far is in the copy, and picks there don't show here.
    """

    async def day(game):
        await game.players[0].choose_some("Which?", ("a", "b", "c"), at_least=2, at_most=3, ordered=True)

    sequential = play(day).sequential()
    sequential.answer(0)
    made = way(sequential)

    assert (
        [str(one) for one in made.decision.options] == [str(one) for one in sequential.decision.options] == ["b", "c"]
    )
    settled(made, "b", "c")
    assert made.match.outcome is not None
    assert [str(one) for one in sequential.decision.options] == ["b", "c"]


# ------------------------------------------------------------------------------------------------ errors


@pytest.mark.parametrize("error", [error for error, _ in MESSAGES], ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("way", WAYS)
def test_an_error_comes_out_as_it_went_in(way, error):
    """
    Type, words, code and attributes survive.
    """
    made = way(error)

    assert type(made) is type(error)
    assert (str(made), made.args, made.code, vars(made)) == (str(error), error.args, error.code, vars(error))


OURS = (tabletop.TabletopError, AssertionError)


def every_error():
    """Return every class of errors that the library raises, by name."""
    found = {}
    for module in walk_packages(tabletop.__path__, "tabletop."):
        if "__main__" not in module.name and ".games." not in module.name:
            for thing in vars(import_module(module.name)).values():
                if isinstance(thing, type) and issubclass(thing, OURS) and thing.__module__.startswith("tabletop"):
                    found[thing.__qualname__] = thing
    return found


@pytest.mark.parametrize("kind", every_error().values(), ids=every_error())
def test_every_error_survives_a_pickle(kind):
    """
    However an error is made, what is in it comes out.
    """
    error = kind.__new__(kind)
    error.args = ("some words",)
    error.given = (1, "two", None)
    if kind is tabletop.testing.RulesetFailure:
        case = tabletop.testing.Case(ruleset=tabletop.ruleset("tic-tac-toe"), seats=2)
        error = kind("rules", "it fails", case, [0])
    elif kind is tabletop.testing.WayFailure:
        error = kind("replay", "it fails", ["Pass"], [0])
    made = pickle.loads(pickle.dumps(error))

    assert type(made) is kind
    assert str(made) == str(error)
    assert vars(made) == vars(error)


def test_what_no_pickle_could_hold_is_told_in_words():
    """
    A strange answer must not break the pool in which it was refused.
    """
    match = asking()
    for strange in (object(), [match.decision.options[0]], {1: lambda: None}):
        with pytest.raises(tabletop.AnswerError) as refused:
            match.answer(strange, seat=0) if not isinstance(strange, list) else asking().answer([*strange, *strange])
        made = pickle.loads(pickle.dumps(refused.value))
        assert str(made) == str(refused.value)
        assert isinstance(made.answer, str)


def test_errors_survive_a_process_pool():
    """
    Bots that play in other processes raise what they would raise here, and the pool goes on.
    """
    match = random_match("leduc-poker", seed=1, most=1)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        stale = pool.submit(tabletop.Match.answer, match, 0, sequence=99).exception()
        nonsense = pool.submit(tabletop.load, "nonsense").exception()
        again = pool.submit(tabletop.Match.save, match).result()

    assert type(stale) is StaleAnswer
    assert (stale.given, stale.waiting, stale.code) == (99, 2, "answer.stale")
    assert type(nonsense) is tabletop.MalformedSave
    assert nonsense.path == ""
    assert again == match.save()


@pytest.mark.parametrize("way", [tabletop.Match.copy, lambda match: match.at(match.number)])
@pytest.mark.parametrize("answers", [(0, 0, (1, 2), 0), (1, 1, (0, 1), 2), (2, 1, (2,), 1)])
def test_a_copy_gives_the_answers_that_it_knows_without_asking_what_is_on_offer(answers, way):
    """
    Why something can't be chosen is asked once, and not again by a copy that goes on from there; what it picks is the same.
    """
    asked, picked = [], []

    def why_not(thing):
        asked.append(thing)
        return "Odd." if thing % 2 else None

    async def day(game):
        ann = game.players[0]
        few = list(range(1000, 1005))
        told = [await ann.choose("One?", few, why_not=why_not, optional=True)]
        few.clear()  # what was on offer is not what has become of the list
        told.append(await game.pick_at_random("ab"))
        told.append(await ann.choose_some("Which?", range(500, 506), why_not=why_not, at_least=1, ordered=True))
        told.append(await ann.choose("Which way?", "xyz"))
        picked.append(told)
        await ann.choose("Done?", ["yes", "no"])

    rules = tabletop.Ruleset(village(day))
    match = tabletop.new(rules, seats=2, seed=1, ask_chance=True, log=False)
    for answer in answers[:-1]:
        match.answer(answer)
    before = way(match)
    asked.clear()
    match.answer(answers[-1])
    made = before.copy()
    assert not asked
    made.answer(answers[-1])

    assert picked == [picked[0]] * 2
    assert not asked
    assert made.digest() == match.digest()
    assert made.answers == match.answers
    made.undo()
    assert made.digest() == before.digest()


def test_what_waits_is_not_offered_anew_by_a_copy_that_is_answered():
    """
    A copy knows what it is asked: an answer that is refused changes nothing, and for one that is taken nobody asks why not.
    """
    asked, picked = [], []

    def why_not(thing):
        asked.append(thing)
        return "Odd." if thing % 2 else None

    async def day(game):
        picked.append(await game.players[0].choose("Which?", [0, 1, 2, 3], why_not=why_not))
        await game.players[0].confirms("Done?")

    match = play(day, log=False)
    made = match.copy()
    asked.clear()
    with pytest.raises(tabletop.IllegalAnswer):
        made.answer(2)
    made.answer(1)

    assert (asked, picked) == ([], [2])
    assert (made.number, match.number) == (1, 0)


@effect
class Fair(Effect):
    """There is a fair."""


@deed
class Bring(Deed):
    """{villager} brings {folk}"""

    game: tabletop.Game
    villager: Villager
    folk: Folk
    fair: Fair
    kind: type[Folk]
    purse: tabletop.Pool
    field: tabletop.Zone


class Stall:
    """Something of which nobody but its rules knows how it is made."""


def test_what_is_listed_as_it_is_asked_for_is_not_listed_for_a_copy_that_has_chosen():
    """
    A copy is told what was chosen in its own cards, players, places and effects; what it can't be told so it lists, as before.
    """
    listed, chosen = [], []

    def gifts(game, fairs):
        listed.append("gifts")
        ann = game.players[0]
        for ox, fair in zip(ann.hand, fairs, strict=True):
            yield Bring(game, ann, ox, fair, Ox, ann.purse, ann.field)

    def stalls():
        listed.append("stalls")
        yield from [Stall(), Stall()]

    async def day(game):
        ann = game.players[0]
        lay(game, ann.hand, Ox, Ox, Ox, owner=ann)
        fairs = [game.begin(Fair(), until=NIGHTFALL) for _ in range(3)]
        game.lift(fairs[2])
        gift = await ann.choose("What do you bring?", gifts(game, fairs), why_not=lambda one: None)
        late = await ann.choose("What do you bring too late?", gifts(game, fairs))
        ox = await ann.choose("Which goes first?", ann.hand)
        rest = await ann.choose("Which rests?", ann.hand, optional=True)
        stall = await ann.choose("Where?", stalls())
        chosen.append((gift, late.fair is fairs[2], ox, rest, stall))
        await ann.confirms("Done?")

    match = settled(play(day, cards=[Ox], effects=[Fair], log=False), 1, 2, 2, 3)
    listed.clear()
    made = match.copy()
    made.answer(0)
    match.answer(0)

    (gift, was_late, ox, rest, stall), (other, *_) = chosen
    assert listed == ["gifts", "stalls"]
    assert (gift.folk.row, was_late, ox.row, rest, type(stall)) == (1, True, 2, None, Stall)
    assert (
        gift.game
        is ox.game
        is gift.purse.game
        is gift.field.game
        is gift.fair.game
        is gift.villager.game
        is not other.game
    )
    assert (gift.game.lasting[1], gift.kind, gift.field) == (gift.fair, Ox, gift.villager.field)
    assert gift.purse.number == gift.villager.purse.number
    assert made.digest() == match.digest()


@pytest.mark.parametrize("among", [range(6), lambda: range(6)])
@pytest.mark.parametrize("log", [True, False])
def test_of_what_something_is_chosen_among_nobody_asks_why_not_before_somebody_wants_to_know(among, log):
    """
    What is on offer was found already; the reasons for all else are told as ever, and copies choose the same.
    """
    asked, picked = [], []

    def why_not(thing):
        asked.append(thing)
        return "Odd." if thing % 2 else None

    async def day(game):
        ann = game.players[0]
        one = await ann.choose("Which?", [0, 2, 4], why_not=why_not, among=among)
        some = await ann.choose_some("Which two?", [0, 2, 4], at_least=2, why_not=why_not, among=among)
        picked.append((one, some))
        await ann.confirms("Done?")

    match = play(day, log=log)
    assert (labels(match), asked) == (["0", "2", "4"], [])
    assert [str(match.why_not(words)) for words in ("1", "3", "5")] == ["Odd."] * 3
    assert match.why_not("4") is None
    asked.clear()
    match.answer("4")
    assert str(match.why_not("5")) == "Odd."
    asked.clear()
    made = match.copy()
    made.answer(["0", "2"])

    assert (picked, asked) == ([(4, (0, 2))], [])


def test_a_match_that_others_copy_may_fail_and_go_on():
    """
    If the rules fail over an answer to a copy that sleeps, it is as it was, and another answer can be given.
    """

    async def day(game):
        ann = game.players[0]
        await ann.choose("One?", ["a", "b"])
        if await ann.confirms("Does it fail?"):
            raise ValueError("it fails")

    match = play(day, day, log=False)
    match.answer(1)
    made = match.copy()
    before = made.digest()

    for _ in range(2):
        with pytest.raises(tabletop.RulesBug, match="it fails"):
            made.answer("Yes")
        assert (made.digest(), made.answers) == (before, (1,))
    made.answer("No")
    match.answer("No")
    assert made.digest() == match.digest()


class Guess:
    """Something on offer that is called after how much luck somebody has."""

    def __init__(self, player, number):
        self.player = player
        self.number = number

    def label_for(self, seat):
        """Say its name."""
        return Text(
            f"village.guess{(self.number + self.player.luck) % 3}", f"guess {(self.number + self.player.luck) % 3}"
        )


def guessing(between):
    """Return a match in which Ann guesses, alone and then together with Bob, and is lucky afterwards."""

    async def day(game):
        ann, bob = game.players
        await ann.choose("Which?", [Guess(ann, number) for number in range(3)])
        ann.set(luck=1)
        between()
        await game.together([one.choose("Which?", [Guess(ann, number) for number in range(3)]) for one in (ann, bob)])
        ann.set(luck=2)
        between()
        await ann.confirms("Done?")

    return play(day, log=False)


def test_a_copy_calls_options_what_they_were_called_when_they_were_offered():
    """
    Words are those of the copy's own table, and so are keys, although the match has gone on meanwhile.
    """
    match = guessing(lambda: None)
    made, keys, before = match.copy(), match.copy(), match.decision
    match.answer(0)
    made.answer("guess 0")

    assert (made.answers, before.options.keys) == ((0,), ("village.guess0", "village.guess1", "village.guess2"))
    assert labels(keys) == ["guess 0", "guess 1", "guess 2"]
    keys.answer(keys.decision.options[1])
    assert keys.answers == (1,)
    made, said = match.copy(), match.copy()
    match.answer(0, seat=0)
    match.answer(0, seat=1)
    assert [one.label for one in said.decisions[1].options] == ["guess 1", "guess 2", "guess 0"]
    assert said.decisions[0].options.keys == ("village.guess1", "village.guess2", "village.guess0")
    made.answer("guess 1", seat=1)
    assert made.answers == (0, tabletop.Sealed(1, 0))


def test_keys_are_those_of_then_even_if_words_were_looked_at_before():
    """
    The text of an option holds what it names, which goes on with the game.
    """

    async def day(game):
        ann = game.players[0]
        words = [Text("village.say", "say {what}", what=Guess(ann, number)) for number in range(3)]
        await ann.choose("What?", words)
        ann.set(luck=1)
        await ann.confirms("Done?")

    match = play(day)
    options = match.decision.options
    assert labels(match) == ["say guess 0", "say guess 1", "say guess 2"]
    match.answer(0)

    assert options.keys == tuple([f"village.say(what=village.guess{number})" for number in range(3)])


def test_after_an_answer_that_was_interrupted_options_are_called_as_before():
    """
    Whatever was half done then shows in no words.
    """
    failing = []

    def fail():
        if failing:
            raise failing.pop()

    match = guessing(fail)
    failing.append(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        match.answer(0)

    assert (match.number, labels(match)) == (0, ["guess 0", "guess 1", "guess 2"])
    match.answer("guess 0")
    assert match.answers == (0,)


def test_rules_that_fail_over_what_was_offered_are_to_blame():
    """
    Where options are put into words on another table, rules come to them again, and what goes wrong is theirs.
    """
    spoiled = []

    async def day(game):
        ann = game.players[0]
        if spoiled:
            raise ValueError("it is spoiled")
        await ann.choose("Which?", [Guess(ann, number) for number in range(3)])
        ann.set(luck=1)
        await ann.confirms("Done?")

    match = play(day, log=False)
    made = match.copy()
    match.answer(0)
    spoiled.append(True)

    with pytest.raises(tabletop.RulesBug, match="it is spoiled"):
        labels(made)
    spoiled.clear()
    assert labels(made) == ["guess 0", "guess 1", "guess 2"]
