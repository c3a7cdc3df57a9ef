"""Pictures on the pages are drawn from the code, and what can't be drawn is refused."""

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from docutils.parsers.rst import DirectiveError
from docutils.statemachine import StringList
from sphinx.testing.util import SphinxTestApp

import floors
import journey
import phases
import pictures
import tabletop
from tabletop import Game, Outcome, PhaseFacts, Ruleset, phase
from tabletop._rules import registry
from tabletop.bots import RandomBot

DOCS = Path(__file__).parents[2] / "docs"
#: How far matches are played to see where they go.
MOST_ANSWERS = 200
WITH_PHASES = [name for name, rules in tabletop.games().items() if rules.phases]


class Later:
    """The phases that come later in a year, although they are declared first."""

    @phase
    async def harvest(self):
        """All corn is brought home, unless it has rained (SU-014)."""
        self.go_to(self.rain if self.facts.active else self.winter)

    @phase
    async def rain(self):
        """It rains, ``once``."""
        self.go_to(self.harvest, active=0)

    @phase
    async def winter(self):
        """Snow falls."""
        if await self.active.confirms("Do you want another year?"):
            await self.begin_year()
        else:
            self.end(Outcome.drawn(2, "The year is over."))


class Year(Later, Game):
    """A year on a farm."""

    id, title, facts_class = "year", "A Year", PhaseFacts

    async def set_up(self):
        """A year begins."""
        await self.begin_year()

    async def begin_year(self):
        """It is spring, somewhere."""
        self.go_to(self.spring, active=await self.pick_at_random((0, 1)))

    @phase
    async def spring(self):
        """Flowers <bloom>."""
        self.go_to(self.harvest)


@pytest.fixture
def year(monkeypatch):
    """
    The year, as an installed game.
    """
    monkeypatch.setitem(registry._registered, "year", Ruleset(Year))
    return registry._registered["year"]


def refusal(kind, game, *lines):
    """
    Return the words with which a directive on a page is refused.
    """
    page = SimpleNamespace(reporter=None)
    made = kind(kind.__name__, [game], {}, StringList([*lines], "page.md"), 1, 0, "", None, page)
    with pytest.raises(DirectiveError) as error:
        made.run()
    return error.value.msg


# ------------------------------------------------------------------------------------------------ phases


def test_phases_stand_in_the_order_of_a_game(year):
    """
    Each phase comes before those to which it leads, wherever it is declared, but for those to which the game comes back.
    """
    assert [entry.name for entry in phases.in_order(year)] == ["spring", "harvest", "rain", "winter"]


def test_the_picture_of_phases_tells_what_it_shows(year):
    """
    Who can't see the picture is told where the game begins and where each phase leads.
    """
    drawn = phases.phases_picture(year, phases.in_order(year)).astext()

    assert '<title id="the-phases-of-a-year-title">The phases of A Year</title>' in drawn
    assert (
        "The game begins with spring. Spring leads to harvest. Harvest leads to rain or winter."
        " Rain leads to harvest. Winter leads to spring.</desc>"
    ) in drawn


def test_there_is_a_box_for_each_phase_and_an_arrow_for_each_way(year):
    """
    The picture has a box with a name for each phase, and a head for each arrow, that from the start too.
    """
    drawn = phases.phases_picture(year, phases.in_order(year)).astext()

    assert drawn.count('class="box"') == 4
    assert all(f">{name}</text>" in drawn for name in year.phases)
    assert drawn.count('class="head"') == 6


def test_what_is_done_in_each_phase_stands_beneath(year):
    """
    The table has the sentence of each phase, without markup, and links to the rules in it.
    """
    made = phases.phases_table(phases.in_order(year))

    assert "Flowers <bloom>." in made.astext()
    assert "It rains, once." in made.astext()
    assert "rain, winter" in made.astext()
    assert [
        link["reftarget"] for link in made.findall(lambda node: "reftarget" in getattr(node, "attributes", ()))
    ] == ["SU-014"]


def test_a_game_without_phases_is_refused():
    """
    A game that declares no phases has no picture of them, and the page says so.
    """
    assert refusal(phases.Phases, "tic-tac-toe") == "Tic-tac-toe has no phases: declare them under @phase"


def test_a_game_that_nobody_knows_is_refused():
    """
    A name that no game has is an error of the page.
    """
    assert "yeer" in refusal(phases.Phases, "yeer")
    assert "yeer" in refusal(journey.Journey, "yeer", "Match.answer: It comes in.")


@pytest.mark.parametrize("name", ["year", *WITH_PHASES])
def test_matches_go_where_the_arrows_lead(name, year, monkeypatch):
    """
    From phase to phase, a match goes only where the picture has an arrow; a phase may also be done again.
    """
    rules = tabletop.ruleset(name)
    arrows = {(entry.name, to) for entry in rules.phases.values() for to in (entry.name, *entry.leads_to)}
    arrows |= {("", first) for first in phases.first_phases(rules)}
    gone, step = [""], Game.step

    def noted(game):
        gone.append(game.facts.phase)
        return step(game)

    monkeypatch.setattr(Game, "step", noted)
    match, bot = tabletop.new(rules, rules.seats[0], seed=3), RandomBot(3)
    while match.decision is not None and match.number < MOST_ANSWERS:
        match.answer(bot.choose(match, match.decision.seat))

    assert {*pairwise(gone)} <= arrows
    assert gone[-1] in rules.phases


# ------------------------------------------------------------------------------------------------ the engine


def test_every_module_is_on_its_floor():
    """
    The picture of the floors has every module of the engine with its lines, and what is built on it.
    """
    drawn = floors.floors_picture().astext()
    rooms = [one for floor in floors.floors() for one in floor if one.is_room]

    assert [one.name for one in rooms] == ["_outside", "_play", "_rules", "_table", "_base"]
    for one in rooms:
        files = {path.stem: path for path in (DOCS.parent / "tabletop" / one.name).glob("[!_]*.py")}
        assert {module.name for module in floors.modules(one)} == {*files}
        for module in floors.modules(one):
            assert module.lines == len(files[module.name].read_text(encoding="utf-8").splitlines())
            assert f">{module.name}</text>" in drawn
    assert all(f">{name}</text>" in drawn for name in ("cli", "games", "testing"))


def test_the_picture_of_the_floors_says_what_a_room_is_about():
    """
    A room has the first sentence of its package beside its name.
    """
    drawn = floors.floors_picture().astext()

    assert ">How things happen</text>" in drawn
    assert ">events, what they set off, questions, and the kernel that runs a match.</text>" in drawn


def test_an_answer_is_drawn_as_it_was_traced():
    """
    The functions that an answer passes stand on their floors, and the sentence says which answer it is.
    """
    stops = [journey.stop(line) for line in ("In", "Match.answer: It comes.", "Banished.happen: It is so.")]
    said, calls = journey.found(
        tabletop.ruleset("hedge-court"), ["Match.answer", "Banished.happen"], asked="Who is ambushed?"
    )

    drawn = journey.journey_picture(stops, calls).astext()

    assert said.startswith("Traced in a match of Hedge Court, answer ")
    assert "is asked “Who is ambushed?”, and says “" in said
    assert [call.lane for call in calls] == ["_outside", "the game"]
    assert drawn.count('class="stop"') == 2
    assert "<desc" in drawn
    assert "In. Match.answer: It comes.. Banished.happen: It is so." in drawn


def test_an_answer_is_the_same_each_time():
    """
    Matches are played with the same chance, so that a page is built anew as it was.
    """
    rules = tabletop.ruleset("hedge-court")

    assert journey.found(rules, ["Crowned.happen"]) == journey.found(rules, ["Crowned.happen"])


REFUSED = {
    "no answer in Tic-tac-toe comes to Nothing.happens after Match.answer": [
        "Match.answer: In.",
        "Nothing.happens: No.",
    ],
    "no answer in Tic-tac-toe comes to Nothing.happens at all": ["Nothing.happens: No."],
    "more than 76 characters are said of Match.answer": [f"Match.answer: {'A' * 77}"],
    "no function is named": ["Only a heading"],
}


@pytest.mark.parametrize(("error", "lines"), REFUSED.items())
def test_a_way_that_no_answer_goes_is_refused(error, lines, monkeypatch):
    """
    A function that is not passed where the page says so, or words that do not fit, are errors of the page.
    """
    monkeypatch.setattr(journey, "MOST_GIVEN", 20)

    assert refusal(journey.Journey, "tic-tac-toe", *lines).startswith(error)


# ------------------------------------------------------------------------------------------------ drawings


def test_lines_turn_round_corners():
    """
    A line through three points is straight but for its corner; an arrow has a head at its end.
    """
    assert pictures.line([(0, 0), (0, 50), (50, 50)]) == '<path class="line" d="M0 0 L0 42 Q0 50 8 50 L50 50"/>'
    assert '<polygon class="head" points="50,50 42,46 42,54"/>' in pictures.arrow([(0, 50), (50, 50)])


def test_stretches_that_touch_have_lanes_of_their_own():
    """
    Each stretch is in the lowest lane where nothing else is, the shortest first.
    """
    assert pictures.lanes([(1, 9), (2, 3), (3, 5), (7, 8)]) == [2, 0, 1, 0]


def test_words_in_a_picture_are_only_words():
    """
    What is written in a picture can't be markup.
    """
    assert pictures.words((1, 2), "<b>") == '<text class="" x="1" y="2">&lt;b&gt;</text>'
    assert "<title>&lt;b&gt;</title>" in pictures.hinted("<b>", "")


# ------------------------------------------------------------------------------------------------ a page


PAGE = """
# A page

```{phases} year
```

```{floors}
```

```{journey} tic-tac-toe
The answer
Match.answer: It comes in.
```

```{phases} tic-tac-toe
```
"""


@pytest.fixture
def app(tmp_path):
    """Return an app that builds the page, and leave nothing of it behind for others."""
    tmp_path.joinpath("index.md").write_text(PAGE, encoding="utf-8")
    tmp_path.joinpath("conf.py").write_text('extensions = ["myst_parser", "phases", "floors", "journey"]\n')
    app = SphinxTestApp("html", srcdir=tmp_path)
    yield app
    app.cleanup()


def test_a_page_has_its_pictures_and_a_warning_for_what_is_refused(year, app):
    """
    The directives work on a page; where one is refused, the page has a warning with its line.
    """
    app.build()

    page = app.outdir.joinpath("index.html").read_text(encoding="utf-8")
    warnings = app.warning.getvalue()
    assert page.count('<svg class="picture"') == 3
    assert "Traced in a match of Tic-tac-toe, answer 0: Ann is asked “" in page
    assert warnings.count("\n") == 1
    assert "index.md:15: ERROR: Tic-tac-toe has no phases" in warnings
