"""The battery notices if what several decide at the same time is not sealed until all have answered."""

import pytest

import tabletop
from tabletop import Match, Sealed
from tabletop._play import kernel
from tabletop.testing import RulesetFailure, check_ruleset
from tests.engine.test_together import Auction


def test_what_is_sealed_holds():
    """
    In games of nothing but choices of several, all checks of the kit hold.
    """
    report = check_ruleset(Auction, games=2, skip=["processes"], report=False)

    assert report.games == 2
    assert report.counts["choices of several"] == 4


def told_in_views(monkeypatch):
    """A view tells what was picked last."""
    real = Match.view

    def view(match, seat=None):
        last = next(iter(match._now.since[-1:]), None)
        return real(match, seat)._replace(number=last.picked if isinstance(last, Sealed) else 0)

    monkeypatch.setattr(Match, "view", view)


def undone_for_all(monkeypatch):
    """Who takes an answer back has the others decide something else, too."""
    monkeypatch.setattr(Match, "_before", lambda match, now, _: match._at(now, now.number - 1))


def taken_as_they_come(monkeypatch):
    """Whoever answers first is taken for the first who was asked."""
    real = kernel.all_picks

    def all_picks(game, together, *more):
        _, since, asked = yield from real(game, together, *more)
        return [one.picked for one in since[-len(together.decisions) :]], since, asked

    monkeypatch.setattr(kernel, "all_picks", all_picks)


FAULTS = {
    told_in_views: r"is told what seat \d answered",
    undone_for_all: "took its answer back, and not all is as it was",
    taken_as_they_come: "who answers first matters",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_of_the_engine_is_noticed(fault, monkeypatch):
    """
    What is told too early, taken back for others or mixed up is named by the check.
    """
    fault(monkeypatch)
    others = ("fold", "looking", "chance", "history", "memory", "replay", "undo")

    with pytest.raises(RulesetFailure, match=FAULTS[fault]) as failure:
        check_ruleset(Auction, games=2, skip=["processes", *others], report=False)

    assert failure.value.check == "sealed"
    assert tabletop.new(Auction, 2, seed=1).number == 0
