"""Decisions: what is offered is legal, what is not offered is illegal, and the same object checks the answer."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import (
    Answer,
    IllegalAnswer,
    MalformedAnswer,
    NothingToDecide,
    Option,
    StaleAnswer,
    Text,
    WrongSeat,
)
from tests.engine.rulesets import Folk, labels, lay, play, run, settled


class Ox(Folk, strength=4, copies=3):
    """It pulls."""


class Hen(Folk, strength=1, copies=3):
    """It lays eggs."""


def ask(question, **kwargs):
    """Return a match in which a question is asked, and a list in which the answer will stand."""
    heard = []

    async def day(game):
        heard.append(await question(game, *game.players))

    return play(day, cards=[Ox, Hen], **kwargs), heard


def one_of(*things, **kwargs):
    """Return a match in which one of some things is to be chosen."""
    return ask(lambda game, ann, bob: ann.choose("Which?", things, **kwargs))


def some_of(*things, **kwargs):
    """Return a match in which some of some things are to be chosen."""
    return ask(lambda game, ann, bob: ann.choose_some("Which?", things, **kwargs))


@pytest.mark.parametrize("answer", [1, "b", ["b"], (1,), [1]])
def test_an_answer_may_be_a_number_or_words(answer):
    """
    One option is named by its number, by its words, or by a list of one.
    """
    match, heard = one_of("a", "b", "c")
    assert answer in match.decision
    match.answer(answer)

    assert heard == ["b"]


def test_an_answer_may_be_the_option_itself():
    """
    An option that was on offer is its own answer; one from elsewhere is refused.
    """
    match, heard = one_of("a", "b", "c")
    with pytest.raises(IllegalAnswer):
        match.answer(Option(1, Text("x", "x"), "x", "x"))
    with pytest.raises(IllegalAnswer):
        match.answer(Option(7, Text("x", "x"), "x", "x"))
    match.answer(match.decision.options[2])

    assert heard == ["c"]


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (3, IllegalAnswer),
        (-1, IllegalAnswer),
        pytest.param(10**5000, IllegalAnswer, id="huge"),
        ("d", IllegalAnswer),
        ([], IllegalAnswer),
        ([0, 1], IllegalAnswer),
        (None, MalformedAnswer),
        (True, MalformedAnswer),
        (1.0, MalformedAnswer),
        ([[0]], MalformedAnswer),
        ({"pick": 1}, MalformedAnswer),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(answer, error):
    """
    Whatever else is answered is refused, says why, and leaves the match as it was.
    """
    match, heard = one_of("a", "b", "c")
    before = match.digest()

    with pytest.raises(error) as refused:
        match.answer(answer)

    assert len(str(refused.value)) < 300
    assert answer not in match.decision
    assert (match.digest(), heard, match.number) == (before, [], 0)
    match.answer("a")
    assert heard == ["a"]


def test_a_refusal_says_what_would_do():
    """
    The error names what was given and what is on offer.
    """
    match, _ = one_of("apple", "pear")

    with pytest.raises(IllegalAnswer, match=r"'plum' is not on offer: the options are \['apple', 'pear'\]") as refused:
        match.answer("plum")
    assert refused.value.answer == "plum"


@pytest.mark.parametrize(
    ("answer", "heard"),
    [([], ()), ("b", ("b",)), (2, ("c",)), (["c", "a"], ("a", "c")), ((2, "b"), ("b", "c"))],
)
def test_several_may_be_chosen_in_any_order(answer, heard):
    """
    A choice of several takes from the least to the most; where order does not count they come in theirs.
    """
    match, told = some_of("a", "b", "c", at_most=2)
    match.answer(answer)

    assert told == [heard]


@pytest.mark.parametrize("answer", [[0, 1, 2], [0, 0], ["a", 0], []])
def test_too_many_too_few_or_twice_is_refused(answer):
    """
    Nobody picks more or fewer than allowed, or one thing twice.
    """
    match, _ = some_of("a", "b", "c", at_least=1, at_most=2)

    with pytest.raises(IllegalAnswer):
        match.answer(answer)
    assert answer not in match.decision


def test_order_counts_where_it_counts():
    """
    In an ordered choice the first picked comes first.
    """
    match, told = ask(lambda game, ann, bob: ann.put_in_order("How?", ["a", "b", "c"]))
    assert (match.decision.kind, match.decision.ordered) == ("order", True)
    match.answer(["c", "a", "b"])

    assert told == [("c", "a", "b")]


@pytest.mark.parametrize(("picks", "error"), [(256, IllegalAnswer), (257, MalformedAnswer)])
def test_nobody_picks_more_than_256(picks, error):
    """
    An answer of more options than any decision takes is not even looked at.
    """
    match, _ = some_of("a", "b")

    with pytest.raises(error):
        match.answer([0] * picks)


@given(st.lists(st.integers(-2, 6) | st.text(max_size=2) | st.none(), max_size=5))
def test_what_a_decision_takes_the_match_takes(answer):
    """
    A decision contains exactly the answers that the match accepts, whatever is tried.
    """
    match, told = some_of("a", "b", "c", "d", at_least=1, at_most=3, ordered=True)
    taken = answer in match.decision
    try:
        match.answer(answer)
    except tabletop.AnswerError:
        assert not taken
    else:
        assert taken
        assert 1 <= len(told[0]) <= 3


@pytest.mark.parametrize(
    "forgotten",
    [
        lambda ann, ox: ann.choose("Which?", (1, 2)),
        lambda ann, ox: ann.choose_some("Which?", (1, 2)),
        lambda ann, ox: ann.choose_deed("Which?", ()),
        lambda ann, ox: ann.does("Which?", ()),
        lambda ann, ox: ox.choose("Which?", (1, 2)),
    ],
    ids=["choose", "choose_some", "choose_deed", "does", "choose of a card"],
)
def test_python_says_what_nobody_awaits(forgotten):
    """
    Whoever forgets to await a choice is told so by Python, by the name of what was called.
    """

    async def day(game):
        (ox,) = lay(game, game.players[0].hand, Ox)
        forgotten(game.players[0], ox)
        await game.players[0].choose("Go on?", (1, 2))

    with pytest.warns(RuntimeWarning, match=r"coroutine '\w+\.(choose|does)\w*' was never awaited"):
        play(day, cards=(Ox,))


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        (lambda game, ann, bob: ann.choose("?", []), None),
        (lambda game, ann, bob: ann.choose("?", ["only"]), "only"),
        (lambda game, ann, bob: ann.choose("?", [], optional=True), None),
        (lambda game, ann, bob: ann.choose("?", [], ask_anyway=True), None),
        (lambda game, ann, bob: ann.choose("?", ["a", "b"], why_not=lambda thing: "no" if thing == "a" else None), "b"),
        (lambda game, ann, bob: ann.choose_some("?", []), ()),
        (lambda game, ann, bob: ann.choose_some("?", ["a", "b"], at_least=2), ("a", "b")),
        (lambda game, ann, bob: ann.choose_some("?", ["a", "b"], at_least=5), ("a", "b")),
        (lambda game, ann, bob: ann.choose_some("?", ["a", "b"], at_most=0), ()),
        (lambda game, ann, bob: ann.choose_some("?", ["a"], at_least=1, ordered=True), ("a",)),
        (lambda game, ann, bob: ann.put_in_order("?", []), ()),
        (lambda game, ann, bob: ann.choose_number("?", 3, 3), 3),
        (lambda game, ann, bob: ann.choose_number("?", 3, 2), 3),
    ],
)
def test_what_has_one_answer_is_not_asked(asked, heard):
    """
    Nobody is asked a question with one answer.
    """
    match, told = ask(asked)

    assert match.outcome is not None
    assert told == [heard]


@pytest.mark.parametrize(
    ("asked", "on_offer"),
    [
        (lambda game, ann, bob: ann.choose("?", ["only"], ask_anyway=True), ["only"]),
        (lambda game, ann, bob: ann.choose("?", ["only"], optional=True), ["only", "Pass"]),
        (lambda game, ann, bob: ann.choose("?", [], optional=True, ask_anyway=True), ["Pass"]),
        (lambda game, ann, bob: ann.confirms("?"), ["Yes", "No"]),
        (lambda game, ann, bob: ann.choose_number("?", 2, 4), ["2", "3", "4"]),
        (lambda game, ann, bob: ann.choose("?", (thing for thing in "ab")), ["a", "b"]),
        (lambda game, ann, bob: ann.choose("?", [bob, None, ("a", 3, True)]), ["Seat 2", "None", "a, 3, Yes"]),
        (lambda game, ann, bob: ann.choose("?", ["a", "a", "a [2]", "a"]), ["a", "a [2]", "a [2] [2]", "a [3]"]),
    ],
)
def test_what_is_on_offer_has_words(asked, on_offer):
    """
    Options are listed in a fixed order, each with words that no other option has.
    """
    match, _ = ask(asked)

    assert labels(match) == on_offer


def test_a_pass_is_nothing_and_a_number_is_a_number():
    """
    Rules get what was chosen, None for a pass.
    """
    passed, heard_nothing = one_of("a", "b", optional=True)
    passed.answer("Pass")
    named, heard_number = ask(lambda game, ann, bob: ann.choose_number("?", 2, 4))
    named.answer("4")
    refused, heard_no = ask(lambda game, ann, bob: ann.confirms("?"))
    refused.answer("No")

    assert (heard_nothing, heard_number, heard_no) == ([None], [4], [False])


def test_what_is_left_out_of_a_choice_of_several_is_told_why():
    """
    A match says why something can't be picked, in a choice of several as in any other, and nothing of what can.
    """
    match, _ = ask(
        lambda game, ann, bob: ann.choose_some(
            "Which?", ["a", "b", "c"], at_most=2, why_not=lambda thing: "it is too old" if thing == "a" else None
        )
    )

    assert labels(match) == ["b", "c"]
    assert [str(match.why_not(thing)) for thing in "ab"] == ["it is too old", "None"]


def test_a_number_is_asked_for_as_such():
    """
    Frontends are told that a number is wanted, how the question goes, and what it is about.
    """
    match, _ = ask(lambda game, ann, bob: ann.choose_number(Text("v.how_many", "How many?"), 2, 4, about=bob))
    seen = match.view(0).decision

    assert (seen.kind, seen.prompt.key, seen.prompt.english) == ("number", "v.how_many", "How many?")
    assert match.decision.about == match._live().players[1]


def test_cards_of_one_name_are_told_apart_by_their_owners():
    """
    Where two cards have one name, whose they are comes first, and then a number.
    """

    async def day(game):
        ann, bob = game.players
        lay(game, game.square, Ox, owner=ann)
        lay(game, game.square, Ox, Ox, owner=bob)
        lay(game, game.square, Ox, Hen)
        await ann.choose("Which?", game.square.cards)

    match = play(day, cards=[Ox, Hen], seats=["Ann", "Bob"])

    assert labels(match) == ["Ox (Ann)", "Ox (Bob)", "Ox (Bob) [2]", "Ox", "Hen"]


def test_rules_may_say_what_tells_cards_of_one_name_apart():
    """
    Where cards lie may tell them apart better than whose they are.
    """

    class Pebble(Folk, strength=1, copies=2):
        """It lies somewhere."""

        @property
        def qualifier(self):
            """Where it lies."""
            return self.zone.name

    async def day(game):
        ann = game.players[0]
        lay(game, game.square, Pebble, owner=ann)
        lay(game, ann.field, Pebble, Pebble, owner=ann)
        await ann.choose("Which?", (*game.square, *ann.field))

    assert labels(play(day, cards=[Pebble])) == ["Pebble (square)", "Pebble (field)", "Pebble (field) [2]"]


def test_things_of_a_games_own_word_themselves():
    """
    What rules offer may be no card at all: it says what it is called and, where two are called alike, what tells it apart.
    """

    class Corner(NamedTuple):
        """A corner of the square."""

        where: str

        def label_for(self, seat):
            """Return what it is called."""
            return Text("t.corner", "a corner")

    class Shady(Corner):
        """A corner in the shade."""

        qualifier = "shady"

    match = ask(lambda _, ann, bob: ann.choose("Where?", [Corner("north"), Shady("south")]))[0]

    assert labels(match) == ["a corner", "a corner (shady)"]
    assert match.view(0).decision.options[0].key == "t.corner"


def test_options_call_a_card_what_the_chooser_may_call_it():
    """
    Who does not know a face chooses "a card", also inside of other words.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, bob.hand, Ox, owner=bob)
        (hen,) = lay(game, bob.deck, Hen, owner=bob)
        await game.reveal(hen)
        await ann.choose("Which?", [ox, hen, (ox, hen), Text("t.take", "Take {it} of {whom}", it=ox, whom=bob)])

    match = play(day, cards=[Ox, Hen], seats=["Ann", "Bob"])

    assert labels(match) == ["a card", "Hen", "a card, Hen", "Take a card of Bob"]
    assert [option.label for option in match.view(0).decision.options] == labels(match)


def test_a_card_that_was_hidden_again_is_not_named_to_who_never_knew_it():
    """
    A handle of a card that went from hand to deck tells its name to its holder only.
    """

    async def day(game):
        ann, bob = game.players
        gone, _ = lay(game, bob.hand, Ox, Hen, owner=bob)
        gone.move(bob.deck)
        await ann.choose("Which?", [gone, "none"])
        await bob.choose("Which?", [gone, "none"])

    match = play(day, cards=[Ox, Hen])
    assert labels(match) == ["a card", "none"]
    match.answer("none")

    assert labels(match) == ["Ox", "none"]


def test_a_decision_is_about_something():
    """
    A decision says who decides, what is asked, about which card, and how many answers came before.
    """

    async def day(game):
        ann, bob = game.players
        (ox,) = lay(game, bob.field, Ox, owner=bob)
        await ann.confirms("Ready?")
        await ox.choose(Text("v.graze", "Where does {ox} graze?", ox=ox), ["here", "there"], optional=True)

    match = settled(play(day, cards=[Ox]), "Yes")
    decision = match.decision

    assert (decision.number, decision.seat, decision.kind, str(decision.prompt)) == (
        1,
        1,
        "pick",
        "Where does Ox graze?",
    )
    assert (decision.at_least, decision.at_most, decision.ordered, decision.single) == (1, 1, False, True)
    assert repr(decision) == "<decision 1, seat 1: Where does Ox graze? ['here', 'there', 'Pass']>"
    assert repr(some_of("a", "b")[0].decision) == "<decision 0, seat 0: Which?, 0 to 2 of ['a', 'b']>"
    assert (str(decision.options[0]), len(decision.options), decision.options[-1].label) == ("here", 3, "Pass")


def test_options_are_values():
    """
    Lists of options with the same words are equal, and an option is called by its label.
    """
    first, second, third = (one_of(*things)[0].decision.options for things in ("ab", "ab", "ac"))

    assert first == second
    assert first != third
    assert first != ["a", "b"]
    assert str(first[0]) == "a"
    assert repr(one_of("a", "b", optional=True)[0].decision.options.things[-1]) == "PASSED"


# ------------------------------------------------------------------------------------------------ who answers


@pytest.mark.parametrize("sequence", [0, 2, -1, "1", True, pytest.param(10**5000, id="huge")])
def test_a_late_click_is_refused(sequence):
    """
    An answer to another decision than the one that waits is stale.
    """
    match, heard = one_of("a", "b")

    with pytest.raises(StaleAnswer) as refused:
        match.answer(0, sequence=sequence)
    assert (refused.value.given, refused.value.waiting, heard) == (sequence, 1, [])


@pytest.mark.parametrize("seat", [1, -1, "0", False, 7])
def test_nobody_answers_for_another_seat(seat):
    """
    Only the seat that decides may answer.
    """
    match, heard = one_of("a", "b")

    with pytest.raises(WrongSeat) as refused:
        match.answer(0, seat=seat)
    assert (refused.value.given, refused.value.waiting, heard) == (seat, (0,), [])


def test_answers_as_frontends_send_them():
    """
    An answer names its decision, its seat and its picks, and is held to all three.
    """
    match, heard = some_of("a", "b", "c")
    with pytest.raises(StaleAnswer):
        match.answer(Answer(2, 0, (0,)))
    with pytest.raises(WrongSeat):
        match.answer(Answer(1, 1, (0,)))
    with pytest.raises(IllegalAnswer):
        match.answer(Answer(1, 0, (3,)))
    with pytest.raises(StaleAnswer):
        match.answer(Answer(1, 0, (0,)), sequence=3)
    match.answer(Answer(1, 0, (2, 0)))

    assert heard == [("a", "c")]


def test_one_of_two_answers_wins():
    """
    Of two frontends that answer the same decision, the second is told that it came late.
    """

    async def day(game):
        await game.players[0].confirms("One?")
        await game.players[0].confirms("Two?")

    match = play(day)
    answer = Answer(match.decision.sequence, 0, (1,))
    match.answer(answer)

    with pytest.raises(StaleAnswer):
        match.answer(answer)
    assert match.number == 1


def test_when_it_is_over_nothing_is_left_to_decide():
    """
    A finished match takes no answers and explains no options.
    """

    async def day(game):
        """Nothing happens."""

    match = play(day)

    with pytest.raises(NothingToDecide):
        match.answer(0)
    with pytest.raises(NothingToDecide):
        match.why_not("anything")
    with pytest.raises(NothingToDecide):
        match.sequential().answer(0)


# ------------------------------------------------------------------------------------------------ why not


def test_what_cannot_be_chosen_can_be_asked_about():
    """
    A match tells why a thing is not on offer, None if it is, and for anything else that it could not be chosen.
    """

    async def day(game):
        ann = game.players[0]
        ox, hen, _other = lay(game, ann.field, Ox, Hen, Hen, owner=ann)
        await ann.choose(
            "Who pulls?", ann.field, why_not=lambda folk: "Too weak." if folk.strength < 4 else None, ask_anyway=True
        )
        await ann.choose("Who sings?", [ox, hen])

    match = play(day, cards=[Ox, Hen])
    ox, hen, _ = match._live().players[0].field

    assert labels(match) == ["Ox"]
    assert [match.why_not(thing) for thing in (ox, "Ox")] == [None, None]
    assert [str(match.why_not(thing)) for thing in (hen, "Hen")] == ["Too weak.", "Too weak."]
    assert str(match.why_not("Cat")) == "Nothing like that could be chosen here."
    match.answer("Ox")
    assert match.why_not(match._live().players[0].field.last) == Text(
        "tabletop.not-here", "Nothing like that could be chosen here."
    )


def test_a_reason_may_have_gone():
    """
    What was not on offer when it was asked, for a reason that is no more, is still not on offer.
    """
    moods = iter(["no", None, None])
    match, _ = ask(lambda game, ann, bob: ann.choose("?", ["a", "b", "c"], why_not=lambda thing: next(moods, None)))

    assert labels(match) == ["b", "c"]
    assert str(match.why_not("a")) == "Nothing like that could be chosen here."


# ------------------------------------------------------------------------------------------------ words


def test_texts_are_values_with_a_key():
    """
    A text has a key for translators and reads in English; equal ones are equal.
    """
    text = Text("v.hello", "Hello, {who}!", who="Ann")

    assert (str(text), repr(text)) == ("Hello, Ann!", "Text('v.hello', 'Hello, Ann!')")
    assert text == Text("v.hello", "Hello, {who}!", who="Ann")
    assert text != Text("v.hello", "Hello, {who}!", who="Bob")
    assert text != "Hello, Ann!"
    assert len({text, Text("v.hello", "Hello, {who}!", who="Ann")}) == 1
    assert str(Text("v.braces", "{no arguments}")) == "{no arguments}"


def test_names_with_braces_are_only_names():
    """
    A player whose name looks like a placeholder is called by it.
    """

    async def day(game):
        ann = game.players[0]
        await ann.choose(Text("v.who", "Whom does {who} pick?", who=ann), game.players)

    match = play(day, seats=["{who}", "{0}"])

    assert match.view(0).decision.prompt.english == "Whom does {who} pick?"
    assert labels(match) == ["{who}", "{0}"]


def test_random_picks_are_of_the_things():
    """
    What is picked at random is one of the things.
    """

    async def day(game):
        return {await game.pick_at_random("abc") for _ in range(50)}

    assert run(day) == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("asked", "things", "how", "answer"),
    [
        (one_of, "a", {"ask_anyway": True}, (0,)),
        (one_of, "ab", {}, None),
        (one_of, "a", {"optional": True}, None),
        (one_of, "", {"optional": True, "ask_anyway": True}, (0,)),
        (some_of, "ab", {"at_least": 1, "at_most": 2}, None),
        (some_of, "ab", {"at_least": 2, "at_most": 2, "ordered": True}, None),
    ],
)
def test_a_decision_tells_the_only_answer_there_is(asked, things, how, answer):
    """
    Where one answer would be accepted and no other, the decision says which; where there is something to decide, it does not.
    """
    match, _ = asked(*things, **how)

    assert match.decision.only_answer == answer


@pytest.mark.parametrize(
    ("strength", "optional", "asked", "offered"),
    [
        (4, True, "Who pulls?", ["Ox", "Pass"]),
        (4, False, "Who pulls?", ["Ox"]),
        (5, True, "Nobody can pull: are you done?", ["Pass"]),
        (5, False, "Nobody can pull: are you done?", ["Pass"]),
    ],
)
def test_who_can_only_pass_is_asked_something_else(strength, optional, asked, offered):
    """
    Where nothing is on offer the rules may have other words for the question, and who must choose otherwise may pass.
    """

    async def day(game):
        ann = game.players[0]
        lay(game, ann.field, Ox, owner=ann)
        await ann.choose(
            "Who pulls?",
            ann.field,
            why_not=lambda folk: "Too weak." if folk.strength < strength else None,
            optional=optional,
            ask_anyway=True,
            in_vain="Nobody can pull: are you done?",
        )

    decision = play(day, cards=[Ox]).decision
    assert str(decision.prompt) == asked
    assert [option.label for option in decision.options] == offered


def test_an_option_itself_is_an_answer():
    """
    Whoever has a decision before them may hand back any of its options, the first one, too.
    """
    for index, label in enumerate("abc"):
        match, heard = one_of("a", "b", "c")
        match.answer(match.decision.options[index])
        assert heard == [label]
