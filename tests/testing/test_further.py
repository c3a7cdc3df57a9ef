"""The checks that go further than the battery hold for what is sound, and find what is broken."""

import itertools
from typing import ClassVar

import pytest

import tabletop
from tabletop.testing import RulesetFailure, ScenarioError, _faults, recheck
from tests.testing import broken_rulesets as broken

#: What a ruleset has in mind that lies on no table.
LOADS = itertools.count()


class Loses(broken.Sound):
    """Makes another table in every match that begins or is loaded, once somebody has laid a card."""

    id = "loses"

    async def twist(self, player):
        """Note a number that no table knows."""
        self.set_facts(note=str(next(LOADS)))


class Forgets(broken.Sound):
    """Keeps what it has begun in a list of its own."""

    id = "forgets"
    begun_here: ClassVar = []

    async def twist(self, player):
        """Note how often this was begun, and not ended."""
        self.begun_here.append(1)
        self.set_facts(note=str(len(self.begun_here)))
        self.begun_here.clear()


class LateBreaker(broken.Sound):
    """Promises what it keeps only for some answers."""

    id = "breaks-late"

    def invariants(self):
        """Promise that nobody lays a Three."""
        yield "no Three is laid", all(card.printed.pips < 3 for player in self.players for card in player.pile)


@pytest.mark.slow
@pytest.mark.parametrize("check", ["faults", "ways", "counts"])
def test_a_sound_ruleset_holds(check):
    """
    Nothing is found in a ruleset without a fault, in the middle of a game.
    """
    recheck(broken.Sound, check, seats=2, answers=[0, 0])


@pytest.mark.parametrize("check", ["ways", "counts"])
def test_a_sound_ruleset_holds_where_chance_decides(check):
    """
    Nothing is found either where cards are dealt in the middle of a game, and near its end.
    """
    recheck("leduc-poker", check, seats=2, seed=3, answers=[0, 0, 0, 0])


def test_what_an_interrupt_leaves_behind_is_found(monkeypatch):
    """
    After a fault in the middle of a turn the next answer leads elsewhere: of all lines those are struck where it may.
    """
    monkeypatch.setattr(_faults, "some", lambda places, *_: [one for one in places if one[0] is Forgets.twist.__code__])
    words = r"check 'faults': answer.* in Forgets\.twist .*: afterwards it goes on differently"

    with pytest.raises(RulesetFailure, match=words):
        recheck(Forgets, "faults", seats=2, answers=[0])


def test_what_only_some_answers_break_is_found():
    """
    All answers are tried from the last position, whatever was answered before; the way to what is wrong is told.
    """
    answers = next(list(way) for way in itertools.product(range(3), repeat=2) if offers_a_three(list(way)))

    with pytest.raises(RulesetFailure, match=r"check 'ways'(.|\n)*invariants(.|\n)*Which card do you lay\? Three"):
        recheck(LateBreaker, "ways", seats=2, answers=answers)


def offers_a_three(answers):
    """Say whether somebody may lay a Three after some answers, and nobody has."""
    match = tabletop.new(LateBreaker, 2, seed=0)
    for picked in answers:
        match.answer(picked)
    laid = [card.name for zone in match.view().zones if zone.name == "pile" for card in zone.cards]
    return "Three" not in laid and "Three" in [option.label for option in match.decision.options]


def test_ways_that_lead_elsewhere_on_saves_are_found():
    """
    Walked on copies and on saves, a table is another one.
    """
    with pytest.raises(RulesetFailure, match="check 'counts': on saves a way leads elsewhere"):
        recheck(Loses, "counts", seats=2, answers=[0])


def test_the_checks_are_told_of():
    """
    A name that means nothing is refused with the nearest one.
    """
    with pytest.raises(ScenarioError, match="did you mean 'faults'"):
        recheck("tic-tac-toe", "fault", seats=2)
