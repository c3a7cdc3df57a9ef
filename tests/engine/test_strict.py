"""Data from outside: options are held to their declared shapes, and what does not fit is refused word for word."""

from typing import Any, Literal, Union

import attrs
import pytest

import tabletop
from tabletop import BadOption
from tabletop._base.strict import structure
from tests.engine.rulesets import village


async def wait(game):
    """Wait for Ann."""
    await game.players[0].confirms("Well?")


@attrs.frozen(kw_only=True)
class Pair:
    """Two numbers."""

    left: int
    right: "int" = 2


LONG = "x" * 60
#: What messages show of it: forty characters in all.
CUT = "'" + "x" * 38 + "…"


def options():
    """Return a new class of options of all shapes, which nothing has been read as before."""

    @attrs.frozen(kw_only=True)
    class Inner:
        """A record in a record."""

        size: int = 0

    @attrs.frozen(kw_only=True)
    class Shapes:
        """Options of all shapes."""

        number: int = 0
        written: "int" = 0
        word: str = ""
        truth: bool = False
        nothing: None = None
        pair: tuple[int, str] = (1, "a")
        loose: tuple = ()
        inner: Inner = Inner()
        inners: tuple[Inner, ...] = ()
        words: tuple[str, ...] = ()
        mode: Literal["fast", 3] = "fast"
        maybe: int | None = None
        modes: tuple[Literal["fast", "slow"], ...] | None = None
        either: Union[bool, tuple[int, ...], None] = None  # noqa: UP007 (people write that too)
        pairs: Literal["by lot", "draft"] | tuple[tuple[str, str], ...] = "by lot"
        anything: Any = None

    return Shapes


def read(**given):
    """Begin a match with options, and return them."""
    return tabletop.new(village(wait, options_class=options()), **given).setup.options


@pytest.mark.parametrize(
    ("given", "option", "why"),
    [
        ({"number": LONG}, "number", f"should be of type int, not {CUT}"),
        ({"number": True}, "number", "should be of type int, not True"),
        ({"written": "3"}, "written", "should be of type int, not '3'"),
        ({"number": "a @ b"}, "number", "should be of type int, not 'a @ b'"),
        ({"number": 2**63}, "number", "is a number of more than 64 bits"),
        ({"number": -(2**63) - 1}, "number", "is a number of more than 64 bits"),
        ({"word": 3}, "word", "should be of type str, not 3"),
        ({"truth": 1}, "truth", "should be of type bool, not 1"),
        ({"nothing": LONG}, "nothing", f"should be null, not {CUT}"),
        ({"pair": LONG}, "pair", f"should be a list, not {CUT}"),
        ({"pair": [1]}, "pair", "should have 2 parts, not 1"),
        ({"pair": ["x", "a"]}, "pair", "should be of type int, not 'x'"),
        ({"inner": {"size": "x"}}, "inner.size", "should be of type int, not 'x'"),
        ({"inner": {"wide": 1, "deep": 2}}, "inner", "has no deep, wide"),
        ({"inners": "ab"}, "inners", "should be a list, not 'ab'"),
        ({"words": "ab"}, "words", "should be a list, not 'ab'"),
        ({"mode": LONG}, "mode", f"should be one of 'fast', 3, not {CUT}"),
        ({"mode": 3.0}, "mode", "should be one of 'fast', 3, not 3.0"),
        ({"maybe": LONG}, "maybe", f"should be int | None, not {CUT}"),
        ({"either": LONG}, "either", f"should be bool | tuple[int, ...] | None, not {CUT}"),
        ({"either": [1, "x"]}, "either", "should be of type int, not 'x'"),
        ({"pairs": "odd"}, "pairs", "should be 'by lot' | 'draft' | tuple[tuple[str, str], ...], not 'odd'"),
        ({"modes": ["fast", "odd"]}, "modes", "should be one of 'fast', 'slow', not 'odd'"),
        ({"modes": "fast"}, "modes", "should be a list, not 'fast'"),
    ],
)
def test_what_does_not_fit_is_refused_word_for_word(given, option, why):
    """
    The error names the option and what is wrong with it, and shows forty characters of what was given.
    """
    with pytest.raises(BadOption) as refused:
        read(**given)

    assert str(refused.value) == f"option {option!r} of village: {why}"
    assert (refused.value.game, refused.value.option) == ("village", option)


@pytest.mark.parametrize(
    "given",
    [
        {"number": 2**63 - 1},
        {"number": -(2**63)},
        {"written": 3},
        {"nothing": None},
        {"pair": (2, "b")},
        {"loose": (1, "x", None)},
        {"mode": 3},
        {"either": True},
        {"either": (1, 2)},
        {"either": None},
        {"anything": {"deep": [1.5]}},
    ],
)
def test_what_fits_is_taken_as_it_is(given):
    """
    Nothing is changed on the way in, and numbers may have 64 bits to the last.
    """
    ((name, value),) = given.items()

    assert getattr(read(**given), name) == value


def test_records_lie_in_records():
    """
    A table of values becomes the record that an option is declared to be, alone or in a list.
    """
    got = read(inner={"size": 3}, inners=[{"size": 1}, {}])

    assert (got.inner.size, [one.size for one in got.inners]) == (3, [1, 0])


def test_what_is_missing_is_named():
    """
    A value without a default has to be given.
    """

    @attrs.frozen(kw_only=True)
    class Needs:
        """A pair."""

        pair: Pair

    rules = village(wait, options_class=Needs)
    with pytest.raises(BadOption) as refused:
        tabletop.new(rules, pair={})

    assert str(refused.value) == "option 'pair.left' of village: left is missing"
    assert tabletop.new(rules, pair={"left": 1}).setup.options.pair == Pair(left=1, right=2)


def scarce(value):
    """Read a value where there is no memory left."""
    raise MemoryError


@attrs.frozen(kw_only=True)
class Big:
    """Something that takes too much room."""

    size: int = attrs.field(default=0, converter=attrs.converters.optional(scarce))


@attrs.frozen(kw_only=True)
class Boxes:
    """Something that may be too big."""

    either: Union[Big, None] = None  # noqa: UP007 (people write that too)


@pytest.mark.parametrize(("kind", "data"), [(Big, {"size": 1}), (Boxes, {"either": {"size": 1}})])
def test_a_lack_of_memory_is_no_fault_of_what_is_read(kind, data):
    """
    Who runs out of memory learns that, and not that a value does not fit.
    """
    with pytest.raises(MemoryError):
        structure(data, kind)
