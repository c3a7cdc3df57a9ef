"""Phases: which there are, and where each may lead."""

import pytest

import tabletop
from tabletop import Game, Outcome, PhaseFacts, Ruleset, phase
from tabletop._rules.phases import phases_named


class Dusk:
    """Says what comes after a day, away from the phases."""

    async def grow_dark(self):
        """It is the night, or first there is snow."""
        await self.look_up()
        self.go_to(self.snow if self.facts.active else self.night)

    async def look_up(self):
        """Look whether it is dawn again, which would be strange."""
        if self.dawn.is_now:
            await self.look_down()

    async def look_down(self):
        """Look down, and up again."""
        await self.look_up()


class Year(Dusk, Game):
    """One day, and one night."""

    id, title, facts_class = "year", "Year", PhaseFacts

    async def set_up(self):
        """It dawns."""
        self.go_to(self.dawn)

    @phase
    async def dawn(self):
        """The sun rises."""
        following = self.day
        self.go_to(following)

    @phase
    async def day(self):
        """
        It is light.

        And then it is not.
        """
        if not self.snow.is_now:
            await self.grow_dark()

    @phase
    async def snow(self):
        """It snows."""
        then = lambda game: game.go_to(game.night)  # noqa: E731
        then(self)

    @phase
    async def night(self):
        """It is dark."""
        self.end(Outcome.drawn(2, "The year is over."))


LEADS_TO = {"dawn": ("day",), "day": ("snow", "night"), "snow": ("night",), "night": ()}


@pytest.mark.parametrize(("name", "leads_to"), LEADS_TO.items())
def test_a_phase_leads_to_what_it_or_a_method_that_it_calls_goes_on_to(name, leads_to):
    """
    Where a phase leads is read off its body and off the methods of the game that it calls; asking what is now is not going.
    """
    assert Ruleset(Year).phases[name].leads_to == leads_to


def test_the_first_phase_is_read_off_the_set_up():
    """
    To which phases a set-up goes is found in the same way.
    """
    assert phases_named(Year.set_up, Year) == ("dawn",)


def test_phases_stand_in_order_with_their_words():
    """
    The phases of a game stand in the order of their declaration, each with its docstring.
    """
    phases = Ruleset(Year).phases

    assert list(phases) == ["dawn", "day", "snow", "night"]
    assert phases["day"].text == "It is light.\n\nAnd then it is not."


@pytest.mark.parametrize("first", [0, 1])
def test_a_match_goes_from_phase_to_phase(first):
    """
    A match does the phase that its facts name, and goes on as its phases say, until the game ends.
    """

    class Started(Year):
        """A year that begins with one of the seats."""

        async def set_up(self):
            """It dawns."""
            self.go_to(self.dawn, active=first)

    match = tabletop.new(Ruleset(Started), seed=1)

    assert str(match.outcome.how) == "The year is over."
    assert match.ruleset.phases_reached == ({*LEADS_TO} if first else {"dawn", "day", "night"})


def test_a_phase_is_shown_by_its_name():
    """
    A phase at the prompt is its name.
    """
    assert repr(Year.dawn) == "<phase dawn>"


def test_the_code_of_a_game_is_read_once(monkeypatch):
    """
    Where the phases lead is known from then on, also to rulesets with other values, which are made at each load.
    """
    before = Ruleset(Year).phases
    monkeypatch.delattr("tabletop._rules.phases.phases_named")

    assert Ruleset(Year).phases == before
