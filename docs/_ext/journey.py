"""
Sphinx extension: the way of one answer through the library, drawn from a trace of it.

```` ```{journey} hedge-court ```` has lines such as ``Match.answer: The answer comes in.``, a function and what it does
there, and headings without a colon. Answers in matches of the game are traced until one is found that passes through all
of the functions in this order; one that no answer reaches so is an error. On which floor each is shows the trace.
``:asked: Who is ambushed?`` takes only answers to that question.
"""

from __future__ import annotations

import sys
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

import floors
import pictures
import tabletop
from pictures import WIDTH
from tabletop import Answer
from tabletop.bots import RandomBot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import FrameType

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from pictures import Point
    from tabletop import Match, Ruleset

#: So many answers are given before it is said that none passes through all functions.
MOST_GIVEN = 2_000
#: Longer words would not fit into the picture.
LONGEST = 76

GAME = "the game"
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
LANE = 66
ROW = 44
HEADING = 26


class Call(NamedTuple):
    """A call that a trace saw: the module, and the function with its class."""

    module: str
    function: str

    @property
    def lane(self) -> str:
        """On which floor of the engine it is, or that it is in the game."""
        package, _, rest = self.module.partition(".")
        return rest.split(".")[0] if package == "tabletop" and rest.startswith("_") else GAME


class Stop(NamedTuple):
    """A line of the picture: a function and what it does there, or a heading without a function."""

    function: str
    words: str


class Journey(SphinxDirective):
    """The way of one answer."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {"asked": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Build the picture, with a sentence on which answer it is."""
        stops = [stop(line) for line in self.content if line.strip()]
        functions = [one.function for one in stops if one.function]
        if not functions:
            raise self.error("no function is named: write lines such as Match.answer: The answer comes in.")
        if long := [one.function for one in stops if len(one.words) > LONGEST]:
            raise self.error(f"more than {LONGEST} characters are said of {', '.join(long)}")
        try:
            given, calls = found(tabletop.ruleset(self.arguments[0]), functions, asked=self.options.get("asked"))
        except (LookupError, tabletop.UnknownGame) as error:
            raise self.error(str(error)) from error
        self.env.note_reread()
        return [journey_picture(stops, calls), nodes.paragraph(text=given)]


def stop(line: str) -> Stop:
    """Read a line: a function and what it does there, or a heading."""
    function, colon, words = line.partition(": ")
    return Stop(function.strip(), words.strip()) if colon else Stop("", line.strip())


# ------------------------------------------------------------------------------------------------ the trace


def traced(match: Match, answer: Answer) -> list[Call]:
    """Give an answer, and return all calls of Python functions that it makes or goes on with."""
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.append(Call(frame.f_globals.get("__name__", ""), frame.f_code.co_qualname))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        match.answer(answer)
    finally:
        sys.setprofile(before)
    return calls


def passed(calls: Iterable[Call], functions: Sequence[str]) -> list[Call]:
    """Return the first calls of these functions that come in this order, as far as there are any."""
    found: list[Call] = []
    for call in calls:
        if len(found) < len(functions) and call.function == functions[len(found)]:
            found.append(call)
    return found


def answers(rules: Ruleset) -> Iterator[tuple[Match, Answer]]:
    """Go through answers given at random in one match after the other, the same ones each time; whoever asks gives them."""
    bot = RandomBot(1)
    for seed in range(MOST_GIVEN):
        match = tabletop.new(rules, NAMES[: rules.seats[0]], seed=seed)
        while match.decision is not None:
            decision = match.decision
            picks = bot.choose(match, decision.seat)
            yield match, Answer(decision.sequence, decision.seat, (picks,) if isinstance(picks, int) else picks)


def found(rules: Ruleset, functions: Sequence[str], *, asked: str | None = None) -> tuple[str, list[Call]]:
    """Return what was answered (to the question *asked*) when all of these functions were passed, and their calls."""
    best: list[Call] = []
    for match, answer in islice(answers(rules), MOST_GIVEN):
        said = sentence(match, answer)
        wanted = match.decision is not None and asked in (None, str(match.decision.prompt))
        calls = passed(traced(match, answer), functions if wanted else ())
        if wanted and len(calls) == len(functions):
            return said, calls
        best = max(best, calls, key=len)
    after = f"after {best[-1].function}" if best else "at all"
    raise LookupError(f"no answer in {rules.title} comes to {functions[len(best)]} {after}")


def sentence(match: Match, answer: Answer) -> str:
    """Say what is being answered."""
    decision = match.decision
    assert decision is not None  # noqa: S101 (for the type checker)
    said = ", ".join(str(decision.options[pick]) for pick in answer.picks) or "nothing"
    return (
        f"Traced in a match of {match.ruleset.title}, answer {decision.number}:"
        f" {match.seats[decision.seat]} is asked “{decision.prompt}”, and says “{said}”."
    )


# ------------------------------------------------------------------------------------------------ the picture


def journey_picture(stops: Sequence[Stop], calls: Sequence[Call]) -> nodes.raw:
    """Draw the functions that are passed, one below the other, each on its floor; the way leads from floor to floor."""
    lanes = {name: LANE * (index + 0.5) for index, name in enumerate(lanes_of(calls))}
    heights = heights_of(stops)
    bottom = heights[-1] + ROW / 2
    parts = [part for name, x in lanes.items() for part in lane(name, x, bottom)]
    points: list[Point] = []
    passing = iter(calls)
    for one, y in zip(stops, heights, strict=True):
        at = (LANE * len(lanes) + 8, y)
        if one.function:
            call = next(passing)
            points.append((lanes[call.lane], y))
            parts += passage(one, call, at)
        else:
            parts.append(pictures.words(at, one.words, "strong"))
    parts.append(pictures.line(way_through(points), "way"))
    parts += [pictures.dot(point, 6, "stop") for point in points]
    told = ". ".join(f"{one.function}: {one.words}" if one.function else one.words for one in stops)
    return pictures.picture("The way of one answer", told, (WIDTH, bottom), parts)


def lane(name: str, x: float, bottom: float) -> list[str]:
    """Draw a lane with its name above."""
    return [
        pictures.words((x, 14), name, "middle" if name == GAME else "code middle"),
        pictures.line([(x, 22), (x, bottom)], "rule"),
    ]


def passage(one: Stop, call: Call, at: Point) -> list[str]:
    """Write which function is passed, where it is, and what it does."""
    x, y = at
    return [
        pictures.words(at, one.function, "code strong"),
        pictures.words((WIDTH, y), call.module.removeprefix("tabletop."), "code quiet end"),
        pictures.words((x, y + 17), one.words),
    ]


def lanes_of(calls: Sequence[Call]) -> list[str]:
    """Return the floors that are passed, from the highest to the lowest, the game before all of them."""
    rooms = [one.name for floor in floors.floors() for one in floor]
    used = {call.lane for call in calls}
    return [name for name in (GAME, *rooms) if name in used]


def heights_of(stops: Sequence[Stop]) -> list[float]:
    """Say how far down each line of the picture is: there is less room above functions than above headings."""
    heights: list[float] = []
    y = 44.0
    for index, one in enumerate(stops):
        after_heading = index > 0 and not stops[index - 1].function
        y += HEADING if after_heading and one.function else ROW * (index > 0)
        heights.append(y)
    return heights


def way_through(points: Sequence[Point]) -> list[Point]:
    """Return the points of a way that goes from each point to the next, and from lane to lane between them."""
    way = [points[0]]
    for (x, _), (to_x, to_y) in pairwise(points):
        if x != to_x:
            way += [(x, to_y - ROW / 2), (to_x, to_y - ROW / 2)]
        way.append((to_x, to_y))
    return way


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the directive."""
    app.add_directive("journey", Journey)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
