"""Answers from strangers are read as exactly an answer, or refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop import Answer, MalformedAnswer, read_answer
from tabletop._base.reading import LARGEST_ANSWER

FORM = '{"sequence": 7, "seat": 0, "picks": [2]}'
GOOD = {"sequence": 7, "seat": 0, "picks": [2, 1]}


@pytest.mark.parametrize("given_", [GOOD, json.dumps(GOOD), json.dumps(GOOD).encode(), GOOD | {"picks": (2, 1)}])
def test_an_answer_is_read_from_json_or_what_it_was_parsed_to(given_):
    """
    Text, bytes and parsed data all mean the same answer.
    """
    assert read_answer(given_) == Answer(7, 0, (2, 1))


@given(
    st.builds(Answer, *[st.integers(0, 2**63 - 1)] * 2, st.lists(st.integers(0, 2**63 - 1), max_size=256).map(tuple))
)
def test_answers_come_through_json(answer):
    """
    Whatever a frontend may answer is read as it was sent.
    """
    text = tabletop.to_json(answer)
    if len(text) > LARGEST_ANSWER:
        return
    assert read_answer(text) == answer


@pytest.mark.parametrize(
    ("given_", "why"),
    [
        (7, "an answer is a table"),
        (None, "an answer is a table"),
        ([7, 0, [2]], "an answer is a table"),
        ("[7]", "an answer is a table"),
        ("", "it cannot be read"),
        ("{", "it cannot be read"),
        (b"\xff", "it cannot be read"),
        ('{"sequence": 1.5}', "is no whole number"),
        ('{"sequence": NaN}', "is no whole number"),
        ('{"seat": 1, "seat": 1}', "a key stands there twice"),
        ("[" * 10_000, "cannot be read"),
        ({}, "exactly sequence, seat and picks"),
        (GOOD | {"name": "Ann"}, "exactly sequence, seat and picks"),
        (GOOD | {"sequence": "7"}, "sequence should be a whole number"),
        (GOOD | {"sequence": -1}, "sequence should be a whole number"),
        (GOOD | {"sequence": 2**63}, "sequence should be a whole number"),
        (GOOD | {"seat": True}, "seat should be a whole number"),
        (GOOD | {"seat": -1}, "seat should be a whole number"),
        (GOOD | {"picks": 2}, "picks should be a list"),
        (GOOD | {"picks": "2"}, "picks should be a list"),
        (GOOD | {"picks": [2, None]}, r"picks\[1\] should be a whole number"),
    ],
)
def test_anything_else_is_refused(given_, why):
    """
    Nothing is coerced and nothing is ignored; the error says what would do.
    """
    with pytest.raises(MalformedAnswer, match=why) as refused:
        read_answer(given_)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        (7, f"7 is not an answer: an answer is a table such as {FORM}"),
        ({}, f"{{}} is not an answer: an answer has exactly sequence, seat and picks, such as {FORM}"),
        (
            "{",
            "'{' is not an answer: it cannot be read (Expecting property name enclosed in double quotes: "
            f"line 1 column 2 (char 1)); an answer is a table such as {FORM}",
        ),
        (
            '{"seat": 1, "seat": 1}',
            """'{"seat": 1, "seat": 1}' is not an answer: it cannot be read (a key stands there twice); """
            f"an answer is a table such as {FORM}",
        ),
        (GOOD | {"picks": 2}, "2 is not an answer: picks should be a list of at most 256 numbers of options"),
        (
            GOOD | {"seat": -1},
            "-1 is not an answer: seat should be a whole number from 0 to 9223372036854775807",
        ),
        (" " * 20_000, f"'{' ' * 58}… is not an answer: an answer has at most 16,384 bytes"),
    ],
)
def test_an_answer_is_refused_word_for_word(given_, message):
    """
    The error shows what was given, says what is wrong with it, and how an answer looks.
    """
    with pytest.raises(MalformedAnswer) as refused:
        read_answer(given_)

    assert str(refused.value) == message


def test_an_answer_has_at_most_256_picks():
    """
    The limit is exact.
    """
    assert len(read_answer(GOOD | {"picks": [0] * 256}).picks) == 256
    with pytest.raises(MalformedAnswer, match="at most 256"):
        read_answer(GOOD | {"picks": [0] * 257})


@pytest.mark.parametrize("blank", [" ", "é"])
def test_an_answer_has_at_most_sixteen_kilobytes(blank):
    """
    The limit counts bytes, is exact, and is asked before anything is parsed.
    """
    text = json.dumps(GOOD)
    room = LARGEST_ANSWER - len(text)
    assert read_answer(text + " " * room) == Answer(7, 0, (2, 1))
    for too_much in (
        text + " " * (room + 1),
        (text + " " * (room + 1)).encode(),
        blank * (LARGEST_ANSWER // 2 + 1) * 2,
    ):
        with pytest.raises(MalformedAnswer, match="at most 16,384 bytes"):
            read_answer(too_much)
