"""
What five hundred random games are like: alarms, and a report to read (``pytest -s`` shows it).

Chance alone rings none of these bells: the same games are played each time.
"""

import inspect
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean, median

import pytest

import tabletop
from tabletop_hedge_court import Play

GAMES = 500
RULES = tabletop.ruleset("hedge-court")
#: Everything that has abilities: cards, lasting effects and rules.
SOURCES = (*RULES.cards, *RULES.game.effects, *RULES.game.rules)


class Report:
    """What was seen in many games."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.fired: Counter[str] = Counter()
        self.wins: dict[int, Counter[int]] = {seats: Counter() for seats in RULES.seats}
        self.turns: dict[int, list[int]] = {seats: [] for seats in RULES.seats}
        self.decisions: list[int] = []
        self.ends: Counter[str] = Counter()

    def lines(self) -> Iterator[str]:
        """Tell it in words."""
        yield f"{sum(self.ends.values())} games, {median(self.decisions)} decisions each (at most {max(self.decisions)})"
        yield from (f"  {count:4} ended with: {how}" for how, count in self.ends.most_common())
        for seats, wins in self.wins.items():
            share = ", ".join(f"{wins[seat] / sum(wins.values()):.0%}" for seat in range(seats))
            yield f"{seats} seats: {mean(self.turns[seats]):.0f} turns, won by seat: {share}"
        yield "played: " + ", ".join(f"{name} {count}" for name, count in self.played.most_common())
        yield "fired: " + ", ".join(f"{name} {count}" for name, count in self.fired.most_common())


def abilities():
    """Go through all abilities by name."""
    for source in SOURCES:
        for ability in source.abilities:
            yield f"{source.__name__}.{ability.name}", ability


def counting(name, ability, fired):
    """Return what an ability does, counted: a modifier or a prohibition only when it has a say."""
    run = ability.run

    def counted(source, *given):
        said = run(source, *given)
        has_a_say = inspect.iscoroutine(said) or bool(said) or (ability.layer == "last" and said is not None)
        fired[name] += has_a_say
        return said

    return counted


def play(game, report):
    """Play one game at random, and note what was done in it."""
    dice, seats = Random(game), 2 + game % 3
    match = tabletop.new(RULES, seats=seats, seed=game, log=False)
    while (decision := match.decision) is not None:
        picks = dice.sample(range(len(decision.options)), dice.randint(decision.at_least, decision.at_most))
        chosen = decision.options.things[picks[0]] if decision.single else None
        if isinstance(chosen, Play):
            report.played[chosen.card.name] += 1
        elif getattr(chosen, "source", None) is not None and decision.kind == "react":
            report.played[chosen.source.name] += 1
        match.answer(picks)
    report.decisions.append(match.number)
    report.ends[str(match.outcome.how)] += 1
    report.turns[seats].append(match.view().facts["turn"])
    report.wins[seats].update(match.outcome.winners)


@pytest.fixture(scope="module")
def report():
    """Play all the games, with every ability counted."""
    made = Report()
    # Abilities are frozen, and nobody outside is told when one has a say: so each gets a counter for a while.
    before = [(ability, ability.run) for _, ability in abilities()]
    try:
        for name, ability in abilities():
            object.__setattr__(ability, "run", counting(name, ability, made.fired))
        for game in range(GAMES):
            play(game, made)
    finally:
        for ability, run in before:
            object.__setattr__(ability, "run", run)
    print("", *made.lines(), sep="\n")
    return made


@pytest.mark.slow
def test_every_card_is_played(report):
    """
    No card is so bad, or so broken, that in five hundred games nobody plays it.
    """
    assert [card.name for card in RULES.cards if not report.played[card.name]] == []


@pytest.mark.slow
def test_every_ability_fires(report):
    """
    Every ability of every card, effect and rule has its moment.
    """
    assert [name for name, _ in abilities() if not report.fired[name]] == []


@pytest.mark.slow
def test_no_seat_is_left_behind(report):
    """
    Every seat wins at least two thirds of its fair share, and no more than half as much again.
    """
    for seats, wins in report.wins.items():
        fair = sum(wins.values()) / seats
        for seat in range(seats):
            assert fair * 2 / 3 < wins[seat] < fair * 3 / 2, (seats, wins)


@pytest.mark.slow
def test_games_have_a_length_that_people_would_play(report):
    """
    A game takes from thirty to two hundred decisions, and nearly all end by crowns.
    """
    assert 30 <= median(report.decisions) <= 200
    assert max(report.decisions) < 1_000
    assert report.ends["Seven crowns!"] >= GAMES * 0.99
