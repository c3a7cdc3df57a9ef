"""Every error says what was given, where, and what would have worked: word for word."""

import pytest

from tabletop import (
    BadDice,
    BadName,
    BadOption,
    BadRuleset,
    BadSeed,
    BrokenInvariant,
    Diverged,
    ForeignSave,
    IllegalAnswer,
    ImpossibleSave,
    MalformedAnswer,
    MalformedSave,
    MissingExtra,
    NoSuchMoment,
    NoSuchSeat,
    NoSuchThing,
    NothingToDecide,
    NotPortable,
    ReentrantUse,
    SaveTooLarge,
    StaleAnswer,
    TableBranched,
    UnknownFormat,
    UnknownGame,
    WrongSeat,
    WrongSeats,
)

MESSAGES = [
    (UnknownGame("ches", ["go", "tic-tac-toe"]), "no game 'ches' is installed; there is: go, tic-tac-toe"),
    (UnknownGame("ches", []), "no game 'ches' is installed; there is: none"),
    (WrongSeats("go", 3, (2, 4)), "go is played by 2, 4 seats, not 3: give that many names, or a number"),
    (BadName("", "a name is a text"), "'' will not do as the name of a seat: a name is a text"),
    (BadOption("go", "size", "there is no such option"), "option 'size' of go: there is no such option"),
    (BadSeed(), "a seed is a whole number between -2**128 and 2**128, or None to have one drawn"),
    (BadDice(3), "3 rolls no dice: give a generator with a method random(), such as random.Random(7)"),
    (MalformedAnswer({}, "an answer is a number"), "{} is not an answer: an answer is a number"),
    (IllegalAnswer(9, "options are numbered 0 to 3"), "9 is not on offer: options are numbered 0 to 3"),
    (StaleAnswer(3, 7), "this answers sequence 3, but the decision that waits has sequence 7"),
    (WrongSeat(1, [0]), "seat 1 has nothing to decide now: the match waits for seat 0"),
    (NothingToDecide(), "the match is over: nothing is left to decide"),
    (NoSuchSeat(5, 2), "no seat 5 at this table: seats are 0 to 1, None is a spectator"),
    (NoSuchThing("ox", "the cards"), "there is no 'ox' among the cards"),
    (
        TableBranched(3, 7, 9),
        "nothing goes on from 3: the table has branched, and its sequences are now 7 to 9; take a fresh view",
    ),
    (NotPortable("a game", "save it"), "a game can't be copied or pickled: save it"),
    (NoSuchMoment(9, 0, 4), "no moment 9: this match can be had as it was at answers 0 to 4"),
    (MalformedSave("table.rows", "should be a list"), "not a save, at table.rows: should be a list"),
    (MalformedSave("", "is empty"), "not a save, at the top: is empty"),
    (SaveTooLarge(9_000_000, 8_388_608), "a save has at most 8,388,608 bytes, this has 9,000,000"),
    (UnknownFormat(9, 1), "the save is of format 9, this version of tabletop reads format 1"),
    (ForeignSave("chess", "go"), "the save is of 'chess', and what is here is go"),
    (ImpossibleSave("table", "a card lies twice"), "an impossible table, at table: a card lies twice"),
    (ImpossibleSave("", "a card lies twice"), "an impossible table, at the top: a card lies twice"),
    (
        Diverged(4, "the table comes out different"),
        "played again, the match goes another way at answer 4: the table comes out different",
    ),
    (
        BadRuleset("Go", ["id is empty", "title is empty"]),
        "the ruleset Go cannot be registered:\n- id is empty\n- title is empty",
    ),
    (
        MissingExtra("terminal", "playing in the terminal"),
        "playing in the terminal needs an extra: pip install 'tabletop-rules[terminal]'",
    ),
    (
        ReentrantUse(),
        "a match is used by its own rules: whatever wants to use it has to wait until they are done",
    ),
    (BrokenInvariant("supplies are conserved", "COIN: 3 instead of 4"), "supplies are conserved: COIN: 3 instead of 4"),
]


@pytest.mark.parametrize(("error", "message"), MESSAGES, ids=lambda part: type(part).__name__)
def test_an_error_reads_like_this(error, message):
    """
    The sentence is the one that people are used to.
    """
    assert str(error) == message


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("x" * 200, []),
        WrongSeats("go", "x" * 200, (2,)),
        BadName("x" * 200, "too long"),
        BadOption("go", "x" * 200, "unknown"),
        MalformedAnswer("x" * 200, "no"),
        IllegalAnswer("x" * 200, "no"),
        StaleAnswer("x" * 200, 1),
        WrongSeat("x" * 200, [1]),
        NoSuchSeat("x" * 200, 2),
        NoSuchThing("x" * 200, "the cards"),
        NoSuchMoment("x" * 200, 0, 1),
        TableBranched("x" * 200, 0, 1),
        UnknownFormat("x" * 200, 1),
        ForeignSave("x" * 200, "go"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_shows_sixty_characters_of_a_strange_thing_and_no_more(error):
    """
    Whatever somebody sends, a log stays readable.
    """
    quoted = "\x27" + "x" * 58 + "…"

    assert quoted in str(error)
    assert "x" * 59 not in str(error)
