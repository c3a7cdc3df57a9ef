"""Errors: one root, stable codes, facts as attributes, and the built-in that a caller would expect."""

import inspect

import pytest

import tabletop
from tabletop._base import errors
from tabletop._base.errors import TabletopError, clipped

#: Each error with its code and the built-in that it is; programs rely on both, so neither ever changes.
FAMILY = {
    "TabletopError": ("tabletop", Exception),
    "SetupError": ("setup", ValueError),
    "UnknownGame": ("setup.game", LookupError),
    "WrongSeats": ("setup.seats", ValueError),
    "BadName": ("setup.name", ValueError),
    "BadOption": ("setup.option", ValueError),
    "BadSeed": ("setup.seed", ValueError),
    "BadDice": ("dice", TypeError),
    "AnswerError": ("answer", ValueError),
    "MalformedAnswer": ("answer.malformed", ValueError),
    "IllegalAnswer": ("answer.illegal", ValueError),
    "StaleAnswer": ("answer.stale", ValueError),
    "WrongSeat": ("answer.seat", ValueError),
    "NothingToDecide": ("answer.over", ValueError),
    "NoSuchSeat": ("seat.unknown", LookupError),
    "NoSuchThing": ("thing.unknown", LookupError),
    "NoSuchMoment": ("moment.unknown", LookupError),
    "NothingToUndo": ("undo.seat", LookupError),
    "TableBranched": ("sequence.branched", LookupError),
    "SaveError": ("save", ValueError),
    "MalformedSave": ("save.malformed", ValueError),
    "SaveTooLarge": ("save.too_large", ValueError),
    "UnknownFormat": ("save.format", ValueError),
    "ForeignSave": ("save.game", ValueError),
    "ImpossibleSave": ("save.impossible", ValueError),
    "Diverged": ("save.diverged", ValueError),
    "BadRuleset": ("ruleset", TypeError),
    "BadExpansion": ("expansion", TypeError),
    "NotPortable": ("copy.refused", TypeError),
    "MissingExtra": ("extra.missing", ImportError),
    "RulesBug": ("bug", RuntimeError),
    "RulesLoop": ("bug.loop", RuntimeError),
    "ReentrantUse": ("bug.reentrant", RuntimeError),
    "BrokenInvariant": ("bug.invariant", RuntimeError),
}
#: How each error that has facts is raised, what they are, and what it says.
SAYS = [
    (
        errors.UnknownGame("x", ["a", "b"]),
        {"name": "x", "installed": ("a", "b")},
        "no game 'x' is installed; there is: a, b",
    ),
    (errors.UnknownGame("x", []), {"installed": ()}, "no game 'x' is installed; there is: none"),
    (
        errors.WrongSeats("go", 3, [2]),
        {"game": "go", "given": 3, "allowed": (2,)},
        "go is played by 2 seats, not 3: give that many names, or a number",
    ),
    (errors.BadName("", "empty"), {"name": ""}, "'' will not do as the name of a seat: empty"),
    (
        errors.BadOption("go", "size", "too big"),
        {"game": "go", "option": "size", "why": "too big"},
        "option 'size' of go: too big",
    ),
    (errors.BadSeed(), {}, "a seed is a whole number between -2**128 and 2**128, or None to have one drawn"),
    (
        errors.BadDice(3),
        {"given": 3},
        "3 rolls no dice: give a generator with a method random(), such as random.Random(7)",
    ),
    (errors.MalformedAnswer(None, "empty"), {"answer": None}, "None is not an answer: empty"),
    (errors.IllegalAnswer(3, "too big"), {"answer": 3}, "3 is not on offer: too big"),
    (
        errors.StaleAnswer(1, 2),
        {"given": 1, "waiting": 2},
        "this answers sequence 1, but the decision that waits has sequence 2",
    ),
    (
        errors.WrongSeat(1, [0]),
        {"given": 1, "waiting": (0,)},
        "seat 1 has nothing to decide now: the match waits for seat 0",
    ),
    (errors.NothingToDecide(), {}, "the match is over: nothing is left to decide"),
    (errors.NoSuchSeat(5, 2), {"seat": 5}, "no seat 5 at this table: seats are 0 to 1, None is a spectator"),
    (errors.NoSuchThing("x", "the cards"), {"what": "x"}, "there is no 'x' among the cards"),
    (
        errors.NothingToUndo(1, [0, 2]),
        {"seat": 1, "decided": (0, 2)},
        "seat 1 has nothing to take back: what was decided last was decided by seats 0 and 2",
    ),
    (
        errors.TableBranched(3, 7, 9),
        {"given": 3, "first": 7, "last": 9},
        "nothing goes on from 3: the table has branched, and its sequences are now 7 to 9; take a fresh view",
    ),
    (
        errors.NoSuchMoment(9, 0, 5),
        {"number": 9, "first": 0, "last": 5},
        "no moment 9: this match can be had as it was at answers 0 to 5",
    ),
    (errors.MalformedSave("", "empty"), {"path": ""}, "not a save, at the top: empty"),
    (errors.MalformedSave("seed", "odd"), {"path": "seed"}, "not a save, at seed: odd"),
    (errors.SaveTooLarge(1001, 1000), {"size": 1001, "limit": 1000}, "a save has at most 1,000 bytes, this has 1,001"),
    (
        errors.UnknownFormat(7, 1),
        {"given": 7, "known": 1},
        "the save is of format 7, this version of tabletop reads format 1",
    ),
    (
        errors.ForeignSave("go", "chess"),
        {"given": "go", "here": "chess"},
        "the save is of 'go', and what is here is chess",
    ),
    (errors.ImpossibleSave("", "odd"), {"path": ""}, "an impossible table, at the top: odd"),
    (errors.Diverged(3, "odd"), {"number": 3}, "played again, the match goes another way at answer 3: odd"),
    (
        errors.BadRuleset("Go", ["no", "never"]),
        {"name": "Go", "faults": ("no", "never")},
        "the ruleset Go cannot be registered:\n- no\n- never",
    ),
    (
        errors.BadExpansion("go.more", ["no", "never"]),
        {"name": "go.more", "faults": ("no", "never")},
        "the expansion go.more cannot be used:\n- no\n- never",
    ),
    (
        errors.MissingExtra("terminal", "playing in a terminal"),
        {"extra": "terminal"},
        "playing in a terminal needs an extra: pip install 'tabletop-rules[terminal]'",
    ),
    (errors.NotPortable("a game", "save it"), {"what": "a game"}, "a game can't be copied or pickled: save it"),
    (errors.BrokenInvariant("one place", "two"), {"invariant": "one place"}, "one place: two"),
]


def every_error():
    """Return all errors of the library by name."""
    return {name: one for name, one in vars(errors).items() if inspect.isclass(one) and issubclass(one, TabletopError)}


def test_every_error_has_its_code_and_built_in():
    """
    Codes are stable and no two errors share one; each is the built-in error that a caller would expect.
    """
    errors = every_error()

    assert {name: one.code for name, one in errors.items()} == {name: code for name, (code, _) in FAMILY.items()}
    assert all(issubclass(one, FAMILY[name][1]) for name, one in errors.items())
    assert len({one.code for one in errors.values()}) == len(errors)


def test_every_error_can_be_caught_from_the_public_face():
    """
    All errors are public, have a docstring, and codes that follow their families.
    """
    for name, one in every_error().items():
        assert getattr(tabletop, name) is one
        assert name in tabletop.__all__
        assert one.__doc__
        for base in one.__mro__[1:]:
            if base in (errors.SetupError, errors.AnswerError, errors.SaveError, errors.RulesBug):
                assert one.code.startswith(f"{base.code}.")


@pytest.mark.parametrize(("error", "facts", "words"), SAYS, ids=lambda value: type(value).__name__)
def test_an_error_says_what_was_given_and_what_would_do(error, facts, words):
    """
    Frontends read the attributes, people the sentence.
    """
    assert {name: getattr(error, name) for name in facts} == facts
    assert str(error) == words


class Rude:
    """Something that can't be shown."""

    def __repr__(self):
        raise ValueError("no")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (3, "3"),
        ("x" * 100, "'" + "x" * 8 + "…"),
        (pytest.param(Rude(), "<Rude>", id="rude").values[0], "<Rude>"),
        (2**64 - 1, "184467440…"),
        (2**64, "a number of more than 64 bits"),
    ],
    ids=["number", "long", "rude", "large", "huge"],
)
def test_what_is_shown_of_a_stranger_is_short_and_safe(value, words):
    """
    A message shows what was given, at most so much of it, and never fails to.
    """
    assert clipped(value, 10) == words


@pytest.mark.parametrize("value", [10**5000, Rude(), "x" * 10**6, [0] * 10**6], ids=["huge", "rude", "long", "many"])
def test_no_answer_is_too_strange_to_be_refused(value):
    """
    Answers, seats, numbers and names of any kind are refused by our errors with short words.
    """
    match = tabletop.new("tic-tac-toe", seed=1)
    for act in (
        lambda: match.answer(value),
        lambda: match.answer([value]),
        lambda: match.answer(0, seat=value),
        lambda: match.answer(0, sequence=value),
        lambda: match.view(value),
        lambda: match.at(value),
        lambda: match.explain(value, value),
        lambda: tabletop.new(value),
        lambda: tabletop.new("tic-tac-toe", seats=value),
        lambda: tabletop.new("tic-tac-toe", seats=["Ann", value]),
        lambda: tabletop.new("tic-tac-toe", seed=value if not isinstance(value, int) else 10**5000),
        lambda: tabletop.load(value),
    ):
        with pytest.raises(TabletopError) as refused:
            act()
        assert len(str(refused.value)) < 500
    assert match.number == 0
