"""Phases: methods of a game that are done one after the other, as the facts say."""

import pytest

import tabletop
from tabletop import BadRuleset, Facts, Game, Outcome, PhaseFacts, facts, phase
from tabletop.testing import check_ruleset


@facts
class Hours(PhaseFacts):
    """What time it is."""

    bells: int = 0


class Day(Game):
    """It dawns; the bell is rung until somebody has enough; then it is night."""

    id, title, facts_class = "day", "Day", Hours

    async def set_up(self):
        """Begin in the morning."""
        self.go_to(self.first_light)

    @phase
    async def first_light(self):
        """The sun rises."""
        self.go_to(self.noon, bells=1)

    @phase
    async def noon(self):
        """
        The bell is rung again and again.

        Until somebody has enough.
        """
        if await self.active.confirms("Ring again?"):
            self.set_facts(bells=self.facts.bells + 1)
        else:
            self.go_to(self.night)

    @phase
    async def night(self):
        """All is quiet."""
        self.end(Outcome.drawn(2, f"{self.facts.bells} bells, and now it is {self.facts.phase}."))

    @phase
    async def eclipse(self):
        """Nobody has ever seen it."""
        self.go_to(self.noon)


def test_a_phase_is_done_until_the_game_goes_on():
    """
    The game stays in a phase until its body, or a verb, goes to another one, perhaps with other facts.
    """
    match = tabletop.new(Day, seed=1)
    shown = [match.view().facts["phase"]]
    match.answer("Yes")
    shown.append(match.view().facts["phase"])
    match.answer("No")

    assert shown == ["noon", "noon"]
    assert str(match.outcome.how) == "2 bells, and now it is night."


def test_a_ruleset_tells_its_phases():
    """
    In the order of their declaration, with what is done and where each leads.
    """
    phases = tabletop.ruleset(Day).phases

    assert [(one.name, one.leads_to) for one in phases.values()] == [
        ("first light", ("noon",)),
        ("noon", ("night",)),
        ("night", ()),
        ("eclipse", ("noon",)),
    ]
    assert phases["noon"].text == "The bell is rung again and again.\n\nUntil somebody has enough."
    assert repr(Day.noon) == "<phase noon>"


def test_a_phase_may_be_asked_whether_it_is_now():
    """
    Conditions of cards and rules ask so.
    """
    match = tabletop.new(Day, seed=1)
    game = match._live()

    assert (game.noon.is_now, game.night.is_now) == (True, False)


def test_a_later_class_may_say_otherwise():
    """
    A phase of a subclass stands for the one of the same name.
    """

    class Polar(Day):
        """A day without a night."""

        @phase
        async def night(self):
            """The sun goes round."""
            self.end(Outcome.drawn(2, "It never gets dark."))

    match = tabletop.new(Polar, seed=1)
    match.answer("No")

    assert str(match.outcome.how) == "It never gets dark."


def test_the_battery_tells_which_phases_no_game_came_to():
    """
    Nothing leads to the eclipse; that a game before came to it does not count.
    """
    tabletop.register(Day)
    tabletop.ruleset(Day).phases_reached.add("eclipse")
    report = check_ruleset(Day, games=2, skip=["processes", "sources"], report=False)

    assert report.unreached == ("eclipse",)
    assert str(report).endswith("\n  phases that no game came to: eclipse")


def test_a_table_in_no_phase_is_impossible():
    """
    A save cannot make a game go to where there is nothing to do.
    """
    match = tabletop.new(Day, seed=1)
    game = match._live()
    game.set_facts(phase="afternoon")

    assert match.invariants() == (("the phase exists", "afternoon"),)


def dusk(game):
    """It is over at once."""


async def dawn(game):  # noqa: D103 (which is what is wrong with it)
    pass


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"facts_class": Facts}, "facts_class Facts is no subclass of PhaseFacts, and the game has phases"),
        ({"dawn": phase(dawn)}, "the phase dawn has no docstring: say what is done in it"),
        ({"dusk": phase(dusk)}, "the phase dusk is not async"),
    ],
)
def test_faults_of_phases_are_named(declared, fault):
    """
    They are found when the ruleset is registered.
    """
    odd = type("Odd", (Day,), {"__doc__": "An odd day.", **declared})
    with pytest.raises(BadRuleset) as refused:
        tabletop.register(odd)

    assert [words.partition(" (/")[0] for words in refused.value.faults] == [fault]
