"""Master of the Galaxy holds everything that tabletop promises of every game, and its games end in every way there is."""

import random
from collections import Counter

import pytest

import tabletop
from tabletop.bots import GreedyBot, play_out
from tabletop.testing import census, check_ruleset
from tests.games.playthroughs import at_random

#: Both ways to set up, with every option there is.
SET_UPS = {
    "usual": {},
    "drafted": {"draft": True, "conquest": "foreign", "black_hole_links": False, "tie_keeps_lead": True},
}
#: What takes back what was built.
UNDOING = ("Cancelling", "Returning", "Discarding")
#: Games that are played at random last for thousands of answers.
BEGINNING = 70


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", SET_UPS)
def test_master_of_the_galaxy_holds(name):
    """
    The beginnings of some games, with every number of seats, under every check of the kit.
    """
    games = 3 if name == "usual" else 1
    report = check_ruleset("master-of-the-galaxy", games=games, options=SET_UPS[name], length=BEGINNING)

    assert report.games == games


@pytest.mark.deep
@pytest.mark.timeout(43_200)
@pytest.mark.parametrize("name", SET_UPS)
def test_master_of_the_galaxy_holds_in_ten_thousand_games(name):
    """
    Five thousand games of each set-up to their very end under the light checks, and every twentieth of them under all.
    """
    report = check_ruleset("master-of-the-galaxy", profile="deep", games=5_000, options=SET_UPS[name])

    assert report.games == 5_000


@pytest.mark.deep
@pytest.mark.timeout(43_200)
def test_every_ability_fires_in_many_random_games():
    """
    In two thousand games of players who mostly build every card is gained and every ability is at work.
    """
    counted = census(
        "master-of-the-galaxy",
        games=2_000,
        options=lambda number: SET_UPS[list(SET_UPS)[number % 2]],
        policy=building,
    )
    print(counted)

    assert counted.idle == ()


def building(decision, dice):
    """Pick anything, but mostly leave alone what undoes one's own work: players at random hardly ever finish anything."""
    things = decision.options.things
    kept = [index for index, thing in enumerate(things) if type(thing).__name__ not in UNDOING]
    if decision.single and dice.random() < 0.97:
        if things[-1:] and decision.kind == "use" and decision.options[-1].label == "Pass":
            return len(things) - 1
        return dice.choice(kept or range(len(things)))
    return at_random(decision, dice)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_conservation_in_a_whole_random_game():
    """
    After every answer of a random game there are 200 cubes, nine bases a seat and every card.
    """
    match = tabletop.new("master-of-the-galaxy", 3, seed=5, log=False)
    dice = random.Random(5)
    everything = pieces(match)
    while match.decision and match.number < 1_500:
        count = dice.randint(match.decision.at_least, match.decision.at_most)
        match.answer(dice.sample(range(len(match.decision.options)), count))
        if match.number % 10 == 0:
            assert pieces(match) == everything

    assert sum(everything[colour] for colour in ("RED", "BLUE", "YELLOW", "WHITE", "BLACK")) == 200
    assert [everything[base] for base in ("GRAY", "BROWN", "ORANGE", "PURPLE")] == [9] * 4


def pieces(match):
    """Count all pieces in a view, wherever they lie, and all cards."""
    view = match.view()
    found = Counter()
    for pool in view.pools:
        found.update(pool.supplies)
    for zone in view.zones:
        found["cards"] += zone.count
        for card in zone.cards:
            if card is not None:
                for supplies in card.pools.values():
                    found.update(supplies)
    return found


@pytest.mark.deep
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_bots_last_twenty_to_forty_five_turns(seats):
    """
    Greedy bots need on average twenty to forty-five turns each until somebody is the Master of the Galaxy.
    """
    turns = []
    for seed in range(10):
        match = tabletop.new("master-of-the-galaxy", seats, seed=seed, log=False)
        play_out(match, [GreedyBot(seat) for seat in range(seats)])
        turns.append(match.view().facts["turn"] / seats)

    assert 20 <= sum(turns) / len(turns) <= 45
