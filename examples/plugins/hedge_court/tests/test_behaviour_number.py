"""
One number for how Hedge Court behaves: a hash over three hundred games.

Who only tidies up does not move it. Who changes a card, a rule or a word does, and says so in the changelog;
``TABLETOP_REWRITE=1 pytest examples/plugins/hedge_court/tests/test_behaviour_number.py`` writes the new number.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import tabletop
from tabletop.testing import check_golden

NUMBER = Path(__file__).with_name("behaviour_number.txt")
GAMES = 300


def told(game: int) -> Iterator[str]:
    """Play one game at random, and tell each decision with its options, the answer, and the table at the end."""
    dice = Random(game)
    match = tabletop.new("hedge-court", seats=2 + game % 3, seed=game, log=False)
    while (decision := match.decision) is not None:
        count = len(decision.options)
        picks = dice.sample(range(count), dice.randint(decision.at_least, decision.at_most))
        yield f"{decision.seat} {decision.kind} {decision.prompt} {[str(option) for option in decision.options]} {picks}"
        match.answer(picks)
    view = match.view()
    yield f"{match.outcome.points} {match.outcome.how} {tabletop.to_json(view.facts)}"
    for zone in view.zones:
        yield f"{zone.name} {zone.place} {zone.count} {[card and (card.name, dict(card.values)) for card in zone.cards]}"


@pytest.mark.slow
def test_three_hundred_games_go_as_they_always_went():
    """
    Every decision of every game and every table at the end is what it was when the number was written down.
    """
    digest = sha256()
    for game in range(GAMES):
        for line in told(game):
            digest.update(f"{line}\n".encode())

    check_golden(NUMBER, digest.hexdigest() + "\n")


def test_a_game_is_told_the_same_way_twice():
    """
    Nothing but the seed and the answers has a say.
    """
    assert list(told(5)) == list(told(5))


def test_two_games_are_told_apart():
    """
    A number that every game had would be worth nothing.
    """
    assert list(told(6)) != list(told(9))
